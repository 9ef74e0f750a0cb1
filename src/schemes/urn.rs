//! `urn`: RFC 8141 §2.

/// Returns the NID and the NSS of `assigned-name = "urn" ":" NID ":" NSS`, with
/// `NID = (alphanum) 0*30(ldh) (alphanum)` and `NSS = pchar *(pchar / "/")`; `None` if the path,
/// the text after `urn:`, has no such form. Only the first character of the NSS is checked.
pub(crate) fn parse_assigned_name(path: &str) -> Option<(&str, &str)> {
    let (nid, nss) = path.split_once(':')?;
    let is_nid = (2..=32).contains(&nid.len())
        && nid.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        && !nid.starts_with('-')
        && !nid.ends_with('-');
    let begins_with_pchar = !nss.is_empty() && !nss.starts_with('/');
    (is_nid && begins_with_pchar).then_some((nid, nss))
}

/// Whether a query is `rq-components = [ "?+" r-component ] [ "?=" q-component ]` without its
/// `?`. An r-component and a q-component begin with `pchar`.
pub(crate) fn is_rq_components(query: &str) -> bool {
    let component = query.strip_prefix(['+', '=']).unwrap_or_default();
    !component.is_empty() && !component.starts_with(['/', '?'])
}
