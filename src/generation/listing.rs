//! Generates the references of a directory listing.

use super::{Generated, Generation};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A name in a directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectoryEntry<'n> {
    /// The octets of the name.
    pub name: &'n [u8],
    /// Whether the name is that of a directory.
    pub is_directory: bool,
}

/// A name in a directory, and its reference.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ListingEntry<'n> {
    /// The name.
    pub entry: DirectoryEntry<'n>,
    /// The name for display. Octets that are invalid in the encoding are written as `<e9>`
    /// (RFC 3987 section 1.4).
    pub label: String,
    /// The reference; for a directory it ends with `/`.
    pub generated: Generated<'n>,
}

impl Generation {
    /// Generates a directory listing: for each name, a reference relative to the directory. The
    /// listing is sorted by label.
    ///
    /// ```
    /// use iri_grammar::generation::{DirectoryEntry, Generation};
    ///
    /// let names = [(&b"r\xc3\xa9sum\xc3\xa9.html"[..], false), (b"a b", true)];
    /// let entries = names.map(|(name, is_directory)| DirectoryEntry { name, is_directory });
    /// let listing = Generation::new().listing(entries);
    /// assert_eq!(listing[0].generated.uri(), "a%20b/");
    /// assert_eq!(listing[1].generated.uri(), "r%C3%A9sum%C3%A9.html");
    /// assert_eq!(listing[1].label, "r\u{e9}sum\u{e9}.html");
    /// ```
    pub fn listing<'n>(
        &self,
        entries: impl IntoIterator<Item = DirectoryEntry<'n>>,
    ) -> Vec<ListingEntry<'n>> {
        let generate = |entry: DirectoryEntry<'n>| {
            let generated =
                if entry.is_directory { self.directory(entry.name) } else { self.name(entry.name) };
            ListingEntry { entry, label: generated.decoded_name().to_string(), generated }
        };
        let mut listing: Vec<ListingEntry<'n>> = entries.into_iter().map(generate).collect();
        listing.sort_by(|a, b| (&a.label, a.entry.name).cmp(&(&b.label, b.entry.name)));
        listing
    }
}
