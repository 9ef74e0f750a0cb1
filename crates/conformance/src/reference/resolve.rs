//! RFC 3986 section 5.2: resolution.

use super::{
    AuthorityParts, Parts, Reference, Variation, authority_parts, is_unreserved, map_octets,
};

impl Reference {
    /// The target of a reference (RFC 3986 sections 5.2.2 and 5.3).
    pub(super) fn resolve(self, base: &str, reference: &str) -> String {
        let base = Parts::divide(base);
        let mut reference = Parts::divide(reference);
        if self.has(Variation::ColonInPath)
            && reference.scheme.is_none()
            && let Some((before, after)) = reference.path.clone().split_once(':')
        {
            (reference.scheme, reference.path) = (Some(before.to_owned()), after.to_owned());
        }
        if self.has(Variation::EmptyQueryInherits) && reference.query.as_deref() == Some("") {
            reference.query = None;
        }
        if self.has(Variation::EmptyAuthorityInherits) && reference.authority.as_deref() == Some("")
        {
            reference.authority = None;
        }
        let mut target = self.transform(&base, reference);
        self.change_target(&mut target);
        target.text()
    }

    /// Transforms a reference by the pseudocode of RFC 3986 section 5.2.2.
    fn transform(self, base: &Parts, reference: Parts) -> Parts {
        let without_dots = |mistake, path: &str| {
            if self.has(mistake) { path.to_owned() } else { remove_dot_segments(self, path) }
        };
        let Parts { scheme, authority, path, query, mut fragment } = reference;
        if self.has(Variation::FragmentOfBase) {
            fragment = fragment.or(base.fragment.clone());
        }
        if self.has(Variation::FragmentLost) {
            fragment = None;
        }
        if scheme.is_some() {
            let path = without_dots(Variation::ReferenceSchemeDots, &path);
            return Parts { scheme, authority, path, query, fragment };
        }
        let scheme = base.scheme.clone();
        if authority.is_some() {
            let path = without_dots(Variation::AuthorityDots, &path);
            return Parts { scheme, authority, path, query, fragment };
        }
        let (path, query) = if path.is_empty() && !self.has(Variation::EmptyPathMerged) {
            let path = if self.has(Variation::EmptyPathDots) {
                remove_dot_segments(self, &base.path)
            } else {
                base.path.clone()
            };
            let query = match self.variation {
                Some(Variation::EmptyPathQueryLost) => query,
                Some(Variation::EmptyPathQueryOfBase) => base.query.clone(),
                _ => query.or(base.query.clone()),
            };
            (path, query)
        } else {
            let path = if path.starts_with('/') && !self.has(Variation::AbsolutePathMerged) {
                without_dots(Variation::AbsolutePathDots, &path)
            } else {
                without_dots(Variation::MergedDots, &self.merge(base, &path))
            };
            let inherits = self.has(Variation::RelativePathQueryOfBase);
            (path, if inherits { query.or(base.query.clone()) } else { query })
        };
        let authority =
            if self.has(Variation::AuthorityOfBaseLost) { None } else { base.authority.clone() };
        Parts { scheme, authority, path, query, fragment }
    }

    /// Merges the path of a reference with that of the base: RFC 3986 section 5.2.3.
    fn merge(self, base: &Parts, path: &str) -> String {
        let has_authority = match self.variation {
            Some(Variation::MergeSlashAlways) => true,
            Some(Variation::MergeWithoutSlash) => false,
            Some(Variation::MergeEmptyAuthority) => {
                base.authority.as_deref().is_some_and(|it| !it.is_empty())
            }
            _ => base.authority.is_some(),
        };
        if has_authority && base.path.is_empty() {
            return format!("/{path}");
        }
        if self.has(Variation::MergeKeepsLast) {
            return format!("{}/{path}", base.path);
        }
        let kept_len = match base.path.rfind('/') {
            Some(slash) => slash + 1,
            None if self.has(Variation::MergeKeepsOnly) => base.path.len(),
            None => 0,
        };
        let kept_len = match base.path.find(';') {
            Some(at) if self.has(Variation::MergeAfterParameters) => at,
            _ => kept_len,
        };
        format!("{}{path}", &base.path[..kept_len])
    }

    /// Applies a mistake that changes the target before it is recomposed.
    fn change_target(self, target: &mut Parts) {
        let Some(variation) = self.variation else { return };
        let is_empty = |it: &Option<String>| it.as_deref() == Some("");
        match variation {
            Variation::RecomposedEmptyQuery if is_empty(&target.query) => target.query = None,
            Variation::RecomposedEmptyFragment if is_empty(&target.fragment) => {
                target.fragment = None;
            }
            Variation::RecomposedEmptyAuthority if is_empty(&target.authority) => {
                target.authority = None;
            }
            Variation::DotsInQuery => {
                target.query = target.query.take().map(|it| remove_dot_segments(self, &it));
            }
            Variation::DotsInFragment => {
                target.fragment = target.fragment.take().map(|it| remove_dot_segments(self, &it));
            }
            Variation::TargetSchemeLowered => {
                target.scheme = target.scheme.take().map(|it| it.to_ascii_lowercase());
            }
            Variation::TargetHostLowered => {
                target.authority = target
                    .authority
                    .take()
                    .map(|it| with_host(&it, |host| host.to_ascii_lowercase()));
            }
            Variation::TargetHexUpper => {
                *target =
                    target.clone().map(|_, it| map_octets(it, |it, _| it.to_ascii_uppercase()));
            }
            Variation::TargetDecoded => {
                *target = target.clone().map(|_, it| {
                    map_octets(it, |triplet, octet| {
                        if is_unreserved(octet) {
                            char::from(octet).to_string()
                        } else {
                            triplet.to_owned()
                        }
                    })
                });
            }
            Variation::TargetSlashAdded if target.authority.is_some() && target.path.is_empty() => {
                target.path.push('/');
            }
            Variation::TargetEncoded => {
                *target = target.clone().map(|_, it| Reference::default().encode(it));
            }
            _ => {}
        }
    }
}

/// Returns an authority in which `change` replaces the host.
pub(super) fn with_host(authority: &str, change: impl Fn(&str) -> String) -> String {
    let AuthorityParts { userinfo, host, port } = authority_parts(authority);
    let userinfo = userinfo.map(|it| format!("{it}@")).unwrap_or_default();
    let port = port.map(|it| format!(":{it}")).unwrap_or_default();
    format!("{userinfo}{}{port}", change(host))
}

/// Removes the dot segments of a path by RFC 3986 section 5.2.4, with the mistake of `reference`.
pub(super) fn remove_dot_segments(reference: Reference, path: &str) -> String {
    let has = |variation| reference.has(variation);
    let text = match reference.variation {
        Some(Variation::DotsEncoded | Variation::PathEncodedDots) => {
            path.replace("%2E", ".").replace("%2e", ".")
        }
        Some(Variation::DotsEmptySegments | Variation::PathEmptySegments) => {
            let mut text = path.to_owned();
            while text.contains("//") {
                text = text.replace("//", "/");
            }
            text
        }
        _ => path.to_owned(),
    };
    let mut input = &*text;
    let mut output = String::new();
    // Where the first segment of the input buffer ends, which step 2E takes with its slash.
    let end_of_segment = |input: &str| {
        let start = usize::from(input.starts_with('/'));
        input[start..].find('/').map_or(input.len(), |end| start + end)
    };
    let is_single_dot = |name: &str| {
        let has_dot_prefix =
            has(Variation::DotsPrefix) && name.starts_with('.') && !name.starts_with("..");
        let has_dot_suffix =
            has(Variation::DotsSuffix) && name.ends_with('.') && !name.ends_with("..");
        name == "." || has_dot_prefix || has_dot_suffix
    };
    let is_double_dot = |name: &str| {
        let has_dot_prefix = has(Variation::DotsPrefix) && name.starts_with("..");
        name == ".." || has_dot_prefix || (has(Variation::DotsThree) && name == "...")
    };
    while !input.is_empty() {
        // 2A
        if input.starts_with("../") && !has(Variation::Dots2aParentKept) {
            input = &input[3..];
            continue;
        }
        if input.starts_with("./") && !has(Variation::Dots2aHereKept) {
            input = &input[2..];
            continue;
        }
        let end = end_of_segment(input);
        if let Some(name) = input[..end].strip_prefix('/') {
            let is_end = end == input.len();
            // 2B
            let mistake =
                if is_end { Variation::Dots2bEndKept } else { Variation::Dots2bMiddleKept };
            if is_single_dot(name) && !has(mistake) {
                let loses_slash = is_end && has(Variation::Dots2bEndWithoutSlash);
                input = if is_end && !loses_slash { "/" } else { &input[end..] };
                if is_end && !loses_slash {
                    output.push('/');
                    input = "";
                }
                continue;
            }
            // 2C
            let mistake =
                if is_end { Variation::Dots2cEndKept } else { Variation::Dots2cMiddleKept };
            let is_excess = output.is_empty() && has(Variation::Dots2cExcessKept);
            if is_double_dot(name) && !has(mistake) && !is_excess {
                remove_last(reference, &mut output);
                if is_end && !has(Variation::Dots2cEndWithoutSlash) {
                    output.push('/');
                }
                input = &input[end..];
                continue;
            }
        }
        // 2D
        if (input == "." || input == "..") && !has(Variation::Dots2dKept) {
            break;
        }
        // 2E
        output += &input[..end];
        input = &input[end..];
    }
    if has(Variation::PathSlashRemoved) && output.len() > 1 && output.ends_with('/') {
        output.pop();
    }
    output
}

/// Applies step 2C to the output buffer: "remove the last segment and its preceding "/" (if any)
/// from the output buffer".
fn remove_last(reference: Reference, output: &mut String) {
    let times = match reference.variation {
        Some(Variation::Dots2cSegmentKept) => 0,
        Some(Variation::Dots2cTwoRemoved) => 2,
        Some(Variation::DotsEmptySegmentSkipped) if output.ends_with('/') => 2,
        _ => 1,
    };
    for _ in 0..times {
        output.truncate(output.rfind('/').unwrap_or(0));
    }
}
