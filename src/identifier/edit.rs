//! Replaces one component of an identifier.
//!
//! A new component is checked against its own production, then the path against the scheme and the
//! authority before it (RFC 3986 sections 3.3 and 4.2). That suffices, because no component
//! contains the delimiter that ends it. For draft-masinter-url-i18n-07, `fits_url_i18n_07` checks
//! the authority and the path again.

use super::builder::{BuildError, Builder, Value, check_component, check_kind, check_path};
use super::kind::{Kind, sealed::SchemeRule};
use super::{Identifier, StandardText, Text};
use crate::error::Error;
use crate::grammar::{Grammar, Production, Role};
use crate::syntax::{Component, Components, Parts, Places, Span};
use crate::text::Class;
use alloc::string::String;
use core::ops::Range;

/// A part of an identifier that can be set: one component, or the authority with its userinfo, host
/// and port.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Slot {
    Component(Component),
    Authority,
}

impl Slot {
    /// The components of the slot, as indices of [`Component::ALL`].
    fn components(self) -> Range<usize> {
        match self {
            Slot::Component(component) => component as usize..component as usize + 1,
            Slot::Authority => Component::Userinfo as usize..Component::Path as usize,
        }
    }

    /// The position of the slot in the text, without its punctuation; `None` if it is undefined.
    fn span(self, parts: &Parts<Span>) -> Option<Span> {
        match self {
            Slot::Component(component) => parts[component],
            Slot::Authority => parts.authority(),
        }
    }

    /// The byte offset at which the slot is inserted if it is undefined. `len` is the length of the
    /// text in bytes.
    fn insertion_point(self, parts: &Parts<Span>, len: usize) -> usize {
        let host = parts[Component::Host].unwrap_or_default();
        let path = parts[Component::Path].unwrap_or_default();
        match self {
            Slot::Component(Component::Scheme) => 0,
            Slot::Component(Component::Userinfo) => host.start,
            Slot::Component(Component::Port) => host.end,
            Slot::Component(Component::Host | Component::Path) | Slot::Authority => path.start,
            Slot::Component(Component::Query) => path.end,
            Slot::Component(Component::Fragment) => len,
        }
    }

    /// The punctuation before and after the slot if it is defined.
    fn punctuation(self) -> (&'static str, &'static str) {
        match self {
            Slot::Component(Component::Scheme) => ("", ":"),
            Slot::Component(Component::Userinfo) => ("", "@"),
            Slot::Component(Component::Host) | Slot::Authority => ("//", ""),
            Slot::Component(Component::Port) => (":", ""),
            Slot::Component(Component::Path) => ("", ""),
            Slot::Component(Component::Query) => ("?", ""),
            Slot::Component(Component::Fragment) => ("#", ""),
        }
    }
}

/// The replacement of a part of a text.
pub(super) struct Change<'c> {
    /// The part that is replaced, in bytes.
    range: Range<usize>,
    /// The replacement: punctuation, new text, punctuation. Each may be empty.
    pieces: [&'c str; 3],
    /// The positions of the components in the changed text.
    places: Places,
}

impl<'c> Change<'c> {
    /// Sets a slot to `new`, which the caller has checked, or removes it. `inner` has the positions
    /// of the slot's components in `new`.
    fn set(
        components: Components<'_>,
        slot: Slot,
        new: Option<&'c str>,
        inner: Parts<Span>,
    ) -> Self {
        let mut parts = components.spans();
        // The punctuation around the slot, such as `?` before a query; it comes and goes with it.
        let (before, after) = slot.punctuation();
        let insertion = slot.insertion_point(&parts, components.text().len());
        // A host is removed only if it has no userinfo, so the `//` is directly before it.
        let (range, pieces) = match (slot.span(&parts), new) {
            (Some(old), Some(new)) => (old.start..old.end, ["", new, ""]),
            (Some(old), None) => (old.start - before.len()..old.end + after.len(), [""; 3]),
            (None, Some(new)) => (insertion..insertion, [before, new, after]),
            (None, None) => (insertion..insertion, [""; 3]),
        };
        let start = range.start + pieces[0].len();
        for component in &Component::ALL[slot.components()] {
            parts[*component] = inner[*component]
                .map(|span| Span { start: start + span.start, end: start + span.end });
        }
        Change::new(range, pieces, parts, slot.components().end)
    }

    /// Replaces a component by `new`, which the caller has checked, or removes it.
    pub(super) fn replace(
        components: Components<'_>,
        component: Component,
        new: Option<&'c str>,
    ) -> Self {
        let mut inner = Parts::default();
        inner[component] = new.map(|new| Span { start: 0, end: new.len() });
        Change::set(components, Slot::Component(component), new, inner)
    }

    /// Replaces a part of a defined component by `new`. The caller has checked that the result is
    /// valid. `range` is in bytes of the whole text.
    pub(super) fn replace_range(
        components: Components<'_>,
        component: Component,
        range: Range<usize>,
        new: &'c str,
    ) -> Self {
        let mut parts = components.spans();
        if let Some(span) = &mut parts[component] {
            span.end = span.end + new.len() - range.len();
        }
        Change::new(range, ["", new, ""], parts, component as usize + 1)
    }

    /// Returns the change that replaces `range` by the `pieces`, one after the other. `parts` has
    /// the new positions of the components before the index `first_shifted` of
    /// [`Component::ALL`], and the old positions of the others, which are shifted.
    fn new(
        range: Range<usize>,
        pieces: [&'c str; 3],
        mut parts: Parts<Span>,
        first_shifted: usize,
    ) -> Self {
        let added: usize = pieces.iter().map(|piece| piece.len()).sum();
        for component in &Component::ALL[first_shifted..] {
            if let Some(span) = &mut parts[*component] {
                span.start = span.start + added - range.len();
                span.end = span.end + added - range.len();
            }
        }
        Change { range, pieces, places: parts.into() }
    }

    /// Changes the text in place. The rest of the text is moved once.
    fn apply(&self, text: &mut String) {
        let range = self.range.clone();
        match self.pieces {
            // At the end of the text, nothing has to be moved.
            pieces if range.end == text.len() => {
                text.truncate(range.start);
                pieces.iter().for_each(|piece| text.push_str(piece));
            }
            ["", new, ""] => text.replace_range(range, new),
            pieces => text.replace_range(range, &pieces.concat()),
        }
    }

    /// Returns a changed copy of the text.
    fn copy(&self, text: &str) -> String {
        let [before, new, after] = self.pieces;
        [&text[..self.range.start], before, new, after, &text[self.range.end..]].concat()
    }
}

/// Whether a character of data is written unencoded in the production. "IRIs MUST NOT contain
/// bidirectional formatting characters" (RFC 3987 section 4.1, 3987bis section 6.3).
pub(super) fn stays_unencoded(production: Production, c: char) -> bool {
    let forbids_formatting = matches!(production.grammar(), Grammar::Rfc3987 | Grammar::Rfc3987bis);
    !(forbids_formatting && Class::BidiFormatting.contains(c))
        && production.matches(c.encode_utf8(&mut [0; 4]))
}

/// Checks that a text with `added` more bytes is not too long.
pub(super) fn check_length<K: Kind>(text: &str, added: usize) -> Result<(), BuildError> {
    if (text.len() + added) as u64 > Places::LONGEST {
        Err(BuildError::Combination(Error::too_long(K::production())))
    } else {
        Ok(())
    }
}

/// Returns the change that sets a slot, or an error if the kind would reject the changed text or
/// divide it into other components.
fn check_change<'c, K: Kind>(
    components: Components<'_>,
    slot: Slot,
    new: Option<&'c str>,
) -> Result<Change<'c>, BuildError> {
    // A path is always defined, so removing it leaves an empty path.
    let new = if slot == Slot::Component(Component::Path) { new.or(Some("")) } else { new };
    // The positions of the slot's components in `new`.
    let inner = match (slot, new) {
        (_, None) => Parts::default(),
        (Slot::Component(component), Some(new)) => {
            let mut inner = Parts::default();
            inner[component] = Some(Span { start: 0, end: new.len() });
            inner
        }
        (Slot::Authority, Some(new)) => {
            let production = K::GRAMMAR.with_role(Role::Authority).expect("every grammar has one");
            production.components(new).map_err(BuildError::Authority)?.spans()
        }
    };
    let mut parts = Parts::from(components);
    for component in &Component::ALL[slot.components()] {
        parts[*component] = inner[*component].zip(new).map(|(span, new)| span.slice(new));
    }
    check_kind::<K>(&parts)?;
    if let (Slot::Component(component), Some(new)) = (slot, new) {
        check_component::<K>(component, new)?;
    }
    // Only these slots change the beginning of the path, or the components before it.
    if let Slot::Authority
    | Slot::Component(Component::Scheme | Component::Host | Component::Path) = slot
    {
        check_path(&parts)?;
    }
    if K::GRAMMAR == Grammar::UrlI18n07
        && slot != Slot::Component(Component::Fragment)
        && !fits_url_i18n_07::<K>(&parts)
    {
        // `fits_url_i18n_07` gives no reason, so `build` finds it.
        let error = Builder::<K>::from_parts(parts).build().err();
        return Err(error.unwrap_or(BuildError::Ambiguous));
    }
    // At most two octets of punctuation are added.
    check_length::<K>(components.text(), new.map_or(0, |new| new.len() + 2))?;
    Ok(Change::set(components, slot, new, inner))
}

/// Whether draft-masinter-url-i18n-07 §2.2 divides the recomposed text into the same parts. There,
/// an ireg_name may contain all characters of a server, and the form of a path depends on the
/// components around it.
fn fits_url_i18n_07<K: Kind>(parts: &Parts<&str>) -> bool {
    let production = |role| K::GRAMMAR.with_role(role);
    let accepts =
        |role, text: &str| production(role).is_some_and(|production| production.matches(text));
    let has = |component: Component| parts[component].is_some();
    let has_query = has(Component::Query);
    let is_server = has(Component::Userinfo) || has(Component::Port);
    let host_fits = |host: &str| {
        if is_server {
            return accepts(Role::Host, host);
        }
        // The host is the whole authority, and must not be divided.
        let authority = production(Role::Authority);
        authority
            .and_then(|authority| authority.components(host).ok())
            .is_some_and(|all| all.userinfo().is_none() && all.port().is_none())
    };
    let path = parts.path();
    parts[Component::Host].is_none_or(host_fits)
        && match (parts[Component::Scheme], parts[Component::Host]) {
            _ if path.starts_with('/') => accepts(Role::PathAbsolute, path),
            (_, Some(_)) => path.is_empty(),
            // An iopaque_part may contain `?`, so a query would be part of it.
            (Some(_), None) => accepts(Role::PathOpaque, path) && !has_query,
            // Only an IRI-reference may be empty, and a query needs a path before it.
            (None, None) if path.is_empty() => K::SCHEME == SchemeRule::Optional && !has_query,
            (None, None) => accepts(Role::PathNoscheme, path),
        }
}

impl<K: Kind> Identifier<K, String> {
    /// Sets a slot. After an error, the identifier is unchanged.
    pub(super) fn set(&mut self, slot: Slot, new: Value<'_>) -> Result<(), BuildError> {
        let change = check_change::<K>(self.components(), slot, new.0.as_deref())?;
        self.apply(&change);
        Ok(())
    }

    /// Changes the text in place, and stores the new positions of the components.
    pub(super) fn apply(&mut self, change: &Change<'_>) {
        change.apply(&mut self.text);
        self.places = change.places;
    }
}

impl<K: Kind, T: Text> Identifier<K, T> {
    /// Returns a copy with a slot set.
    fn with(&self, slot: Slot, new: Value<'_>) -> Result<Identifier<K, String>, BuildError> {
        let components = self.components();
        let change = check_change::<K>(components, slot, new.0.as_deref())?;
        Ok(Identifier::from_checked(change.copy(components.text()), change.places))
    }
}

/// Defines `set_…` and `with_…` for each slot.
macro_rules! setters {
    ($($(#[$doc:meta])* $name:ident $slot:expr, $set:ident $with:ident $example:literal;)*) => {
        /// Setters, in place. Each accepts a [`Value`].
        ///
        /// A setter reads the new component and, if the component affects them, the authority and
        /// the path. It moves the rest of the text once, and does not read it again.
        ///
        /// Only an identifier of a `String` has setters: the compiler finds no `set_query` for one of
        /// another text, such as `&str` or `Arc<str>`. [`with_query`](Self::with_query) and its like
        /// return an edited copy of it, [`into_owned`](Self::into_owned) an identifier of a `String`.
        ///
        /// ```
        /// use iri_grammar::{BuildError, IriBuf};
        ///
        /// let mut iri: IriBuf = "http://example.org/a#b".parse()?;
        /// iri.set_scheme("https")?;
        /// iri.set_authority("u@r\u{e9}sum\u{e9}.example:8080")?;
        /// iri.set_query("q")?;
        /// iri.remove_fragment();
        /// assert_eq!(iri, "https://u@r\u{e9}sum\u{e9}.example:8080/a?q");
        ///
        /// // An error leaves the identifier unchanged.
        /// assert_eq!(iri.set_path("a"), Err(BuildError::PathAfterAuthority));
        /// assert!(iri.set_host("b@c").is_err());
        /// assert_eq!(iri, "https://u@r\u{e9}sum\u{e9}.example:8080/a?q");
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        impl<K: Kind> Identifier<K, String> {$(
            $(#[$doc])*
            ///
            /// # Errors
            ///
            /// If the kind would reject the result, or divide it into other components. The
            /// identifier is then unchanged.
            ///
            /// ```
            /// # let mut iri: iri_grammar::IriReferenceBuf = "http://u@example.org:80/a?b#c".parse()?;
            #[doc = $example]
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn $set<'c>(&mut self, $name: impl Into<Value<'c>>) -> Result<(), BuildError> {
                self.set($slot, $name.into())
            }
        )*}

        /// Copies with one component replaced. Each function accepts a [`Value`].
        ///
        /// ```
        /// use iri_grammar::Iri;
        ///
        /// let iri = Iri::new("http://example.org/a#b")?;
        /// assert_eq!(iri.with_query("c")?, "http://example.org/a?c#b");
        /// assert_eq!(iri.with_fragment(None)?, "http://example.org/a");
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        ///
        /// # Errors
        ///
        /// If the kind would reject the result, or divide it into other components.
        #[allow(clippy::missing_errors_doc)]
        impl<K: Kind, T: Text> Identifier<K, T> {$(
            #[doc = concat!("Returns a copy, changed as by `", stringify!($set), "`.")]
            pub fn $with<'c>(
                &self,
                $name: impl Into<Value<'c>>,
            ) -> Result<Identifier<K, String>, BuildError> {
                self.with($slot, $name.into())
            }
        )*}
    };
}

setters! {
    /// Sets the scheme, without its `:`. Only a reference can lack a scheme.
    scheme Slot::Component(Component::Scheme), set_scheme with_scheme
        "iri.set_scheme(None)?; assert_eq!(iri, \"//u@example.org:80/a?b#c\");";
    /// Sets the whole authority, without the `//` before it: userinfo, host and port.
    authority Slot::Authority, set_authority with_authority
        "iri.set_authority(\"[::1]:8080\")?; assert_eq!(iri, \"http://[::1]:8080/a?b#c\");";
    /// Sets the userinfo, without its `@`.
    userinfo Slot::Component(Component::Userinfo), set_userinfo with_userinfo
        "iri.set_userinfo(\"v\")?; assert_eq!(iri, \"http://v@example.org:80/a?b#c\");";
    /// Sets the host: an IP address, or a text with the brackets of an IP-literal. A host, even an
    /// empty one, makes an authority. Without a host there can be no userinfo and no port.
    host Slot::Component(Component::Host), set_host with_host
        "iri.set_host(\"[::1]\")?; assert_eq!(iri, \"http://u@[::1]:80/a?b#c\");";
    /// Sets the port, a number or a text, without the `:` before it.
    port Slot::Component(Component::Port), set_port with_port
        "iri.set_port(8080)?; assert_eq!(iri, \"http://u@example.org:8080/a?b#c\");";
    /// Sets the path, which is always defined.
    path Slot::Component(Component::Path), set_path with_path
        "iri.set_path(\"/d\")?; assert_eq!(iri, \"http://u@example.org:80/d?b#c\");";
    /// Sets the query, without the `?` before it.
    query Slot::Component(Component::Query), set_query with_query
        "iri.set_query(\"\")?; assert_eq!(iri, \"http://u@example.org:80/a?#c\");";
    /// Sets the fragment, without the `#` before it.
    fragment Slot::Component(Component::Fragment), set_fragment with_fragment
        "iri.set_fragment(\"d\")?; assert_eq!(iri, \"http://u@example.org:80/a?b#d\");";
}

/// Defines `remove_…` for each component that may be undefined in every kind.
macro_rules! removers {
    ($($(#[$doc:meta])* $remove:ident $component:ident $example:literal;)*) => {
        /// Removers of the components that no kind requires. They do nothing if the component is
        /// undefined.
        impl<K: Kind> Identifier<K, String> {$(
            $(#[$doc])*
            ///
            /// ```
            /// # let mut iri: iri_grammar::IriBuf = "http://u:p@example.org:80/a?b#c".parse()?;
            #[doc = $example]
            /// # Ok::<(), iri_grammar::Error>(())
            /// ```
            pub fn $remove(&mut self) {
                self.apply(&Change::replace(self.components(), Component::$component, None));
            }
        )*}
    };
}

removers! {
    /// Removes the userinfo and its `@`.
    remove_userinfo Userinfo
        "iri.remove_userinfo(); assert_eq!(iri, \"http://example.org:80/a?b#c\");";
    /// Removes the port and the `:` before it.
    remove_port Port
        "iri.remove_port(); assert_eq!(iri, \"http://u:p@example.org/a?b#c\");";
    /// Removes the query and the `?` before it.
    remove_query Query
        "iri.remove_query(); assert_eq!(iri, \"http://u:p@example.org:80/a#c\");";
}

impl<K: Kind> Identifier<K, String> {
    /// Removes the password: the first `:` of the userinfo and the text after it. "Use of
    /// the format "user:password" in the userinfo field is deprecated" (RFC 3986 section 3.2.1).
    ///
    /// ```
    /// use iri_grammar::IriBuf;
    ///
    /// let mut iri: IriBuf = "ftp://user:secret@example.org/".parse()?;
    /// iri.remove_password();
    /// assert_eq!(iri, "ftp://user@example.org/");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "set_password")]
    pub fn remove_password(&mut self) {
        if let Some(Span { start, end }) = self.components().password() {
            let range = start - 1..end;
            self.apply(&Change::replace_range(self.components(), Component::Userinfo, range, ""));
        }
    }
}

impl<K: Kind, T: StandardText> Identifier<K, T> {
    /// Removes the fragment and the `#` before it, if there is one. Copies only if the text is a
    /// `Box<str>`, `Rc<str>` or `Arc<str>` with a fragment.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    ///
    /// let mut reference = IriReference::new("../a#b")?;
    /// reference.remove_fragment();
    /// assert_eq!(reference, "../a");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "defragment")]
    #[doc(alias = "strip_fragment")]
    pub fn remove_fragment(&mut self) {
        if let Some(fragment) = self.places.take_fragment(self.text.as_ref().len()) {
            self.text.truncate_text(fragment.start - 1);
        }
    }
}
