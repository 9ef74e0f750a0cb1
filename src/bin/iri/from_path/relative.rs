//! From a directory to a path, both as file IRIs.

use iri_grammar::{IriBuf, IriReferenceBuf};

/// The relative-path reference to the target from whatever is in the directory; the target
/// itself where that is on another host. `None` where resolution would not give it back
/// (RFC 3986 section 5.2.4 removes dot-segments).
///
/// Not the shortest: `/a` would be shorter than `../../a`, but stays where it is when both
/// are moved.
pub fn relative(directory: &IriBuf, target: &IriBuf) -> Option<IriReferenceBuf> {
    let authority = |iri: &IriBuf| iri.authority().map(|authority| authority.text().to_owned());
    if authority(directory) != authority(target) {
        return Some(target.clone().into());
    }
    let (from, to) = (directory.path().text(), target.path().text());
    let common = common_directories(from, to);
    let up = from[common..].matches('/').count();
    let rest = &to[common..];
    let first = rest.split('/').next().unwrap_or_default();
    // RFC 3986 §4.2.
    let guard = if up == 0 && (first.is_empty() || first.contains(':')) { "./" } else { "" };
    let reference = format!("{guard}{}{rest}", "../".repeat(up));
    let reference = IriReferenceBuf::try_from(reference).ok()?;
    (directory.resolve(&reference).text() == target.as_str()).then_some(reference)
}

/// The length of what both paths begin with, up to a slash.
fn common_directories(a: &str, b: &str) -> usize {
    let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    a.as_bytes()[..same].iter().rposition(|octet| *octet == b'/').map_or(0, |at| at + 1)
}
