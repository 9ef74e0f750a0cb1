//! RFC 3987 section 7.7 and 3987bis section 7.7: from a component to the names that a
//! local resource may have.

use crate::text::{Charset, octet_at};
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

/// How sure it is that a component was made from a name in an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Certainty {
    /// Nothing that is not US-ASCII is percent-encoded: the name is there as characters.
    Certain,
    /// The octets are legal in the encoding. If that is UTF-8, "there is a very high
    /// probability, but no guarantee" (RFC 3987 section 3.2).
    Possible,
    /// The octets are not legal in the encoding.
    Impossible,
}

/// A name that a local resource may have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LocalName {
    /// The encoding that the octets are read in.
    pub charset: Charset,
    /// How sure it is.
    pub certainty: Certainty,
    /// The name; `None` if it is impossible.
    pub name: Option<String>,
}

/// The names that a component, or a segment of a path, may stand for (RFC 3987 section 7.7):
/// first read as UTF-8, then, as "it may include URIs constructed based on character encodings
/// other than UTF-8", in each of the encodings named. All percent-encodings are undone, those
/// of delimiters too; what is not US-ASCII in an IRI is a character in every reading. The
/// "additional mappings" of the section, of case or accents, are not made.
pub fn local_names(component: &str, charsets: &[Charset]) -> Vec<LocalName> {
    let runs = runs(component);
    let certain = runs.iter().all(|run| match run {
        Run::Characters(_) => true,
        Run::Octets(octets) => octets.iter().all(|octet| (0x20..0x7F).contains(octet)),
    });
    let utf_8 = decode(&runs, Charset::UTF_8);
    let others = charsets.iter().copied().filter(|charset| *charset != Charset::UTF_8);
    core::iter::once(Charset::UTF_8)
        .chain(others)
        .map(|charset| {
            let name = decode(&runs, charset);
            let certainty = match &name {
                None => Certainty::Impossible,
                Some(_) if certain && name == utf_8 => Certainty::Certain,
                Some(_) => Certainty::Possible,
            };
            LocalName { charset, certainty, name }
        })
        .collect()
}

enum Run<'t> {
    /// Characters that are not US-ASCII.
    Characters(&'t str),
    /// Percent-encoded octets, and characters of US-ASCII: in some encodings they are
    /// part of a character.
    Octets(Vec<u8>),
}

fn runs(mut text: &str) -> Vec<Run<'_>> {
    let mut runs = Vec::new();
    let mut octets = Vec::new();
    while let Some(&first) = text.as_bytes().first() {
        if first.is_ascii() {
            let decoded = octet_at(text.as_bytes());
            octets.push(decoded.unwrap_or(first));
            text = &text[if decoded.is_some() { 3 } else { 1 }..];
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
