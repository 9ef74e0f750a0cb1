//! RFC 3987 section 7.7 and 3987bis section 7.7: the possible names of the local resource that a
//! component names.

use crate::text::{Charset, decoded_octet_at};
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

/// How certain it is that a component was made from a name in a certain encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Certainty {
    /// All percent-encoded octets are printable US-ASCII, and the name is the same in this encoding
    /// as in UTF-8.
    Certain,
    /// The octets are legal in the encoding. For UTF-8, "there is a very high
    /// probability, but no guarantee" (RFC 3987 section 3.2).
    Possible,
    /// The octets are not legal in the encoding.
    Impossible,
}

/// A possible name of a local resource.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LocalName {
    /// The encoding in which the octets were decoded.
    pub charset: Charset,
    /// How certain it is that this is the encoding.
    pub certainty: Certainty,
    /// The name; `None` if the octets are not legal in the encoding.
    pub name: Option<String>,
}

/// Returns the possible names for a component or for a segment of a path (RFC 3987 section 7.7).
/// The first name is decoded as UTF-8, the others in the given encodings, since "it may include
/// URIs constructed based on character encodings other than UTF-8". All percent-encodings are
/// decoded, even those of delimiters. Non-ASCII characters stay unchanged. The section's
/// "additional mappings", of case or accents, are not applied.
pub fn local_names(component: &str, charsets: &[Charset]) -> Vec<LocalName> {
    let runs = split_runs(component);
    let is_printable = |octet: &u8| (0x20..0x7F).contains(octet);
    let all_printable = runs.iter().all(|run| match run {
        Run::Characters(_) => true,
        Run::Octets(octets) => octets.iter().all(is_printable),
    });
    let utf_8 = decode(&runs, Charset::UTF_8);
    let others = charsets.iter().copied().filter(|charset| *charset != Charset::UTF_8);
    core::iter::once(Charset::UTF_8)
        .chain(others)
        .map(|charset| {
            let name = decode(&runs, charset);
            let certainty = match &name {
                None => Certainty::Impossible,
                Some(_) if all_printable && name == utf_8 => Certainty::Certain,
                Some(_) => Certainty::Possible,
            };
            LocalName { charset, certainty, name }
        })
        .collect()
}

/// A part of a component with the content of one variant, as long as possible.
enum Run<'t> {
    /// Non-ASCII characters.
    Characters(&'t str),
    /// Percent-encoded octets, and US-ASCII characters, since in some encodings their octets are
    /// part of other characters.
    Octets(Vec<u8>),
}

/// Divides a component into runs: non-ASCII characters, or octets that are still to be decoded.
fn split_runs(mut text: &str) -> Vec<Run<'_>> {
    let mut runs = Vec::new();
    let mut octets = Vec::new();
    while let Some(&first) = text.as_bytes().first() {
        if first.is_ascii() {
            let decoded = decoded_octet_at(text.as_bytes());
            octets.push(decoded.unwrap_or(first));
            let len = if decoded.is_some() { "%XX".len() } else { 1 };
            text = &text[len..];
            continue;
        }
        if !octets.is_empty() {
            runs.push(Run::Octets(mem::take(&mut octets)));
        }
        let end = text.find(|c: char| c.is_ascii()).unwrap_or(text.len());
        runs.push(Run::Characters(&text[..end]));
        text = &text[end..];
    }
    if !octets.is_empty() {
        runs.push(Run::Octets(octets));
    }
    runs
}

/// Decodes the octets of all runs in an encoding; `None` if they are not legal in it.
fn decode(runs: &[Run<'_>], charset: Charset) -> Option<String> {
    let mut name = String::new();
    for run in runs {
        match run {
            Run::Characters(text) => name.push_str(text),
            Run::Octets(octets) => name.push_str(&charset.decode(octets)?),
        }
    }
    Some(name)
}
