//! What stands before the names in an absolute path.

use super::{NoFileIri, Paths};
use crate::text::Decoded;

/// What stands before the names in a path, as separators and names do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prefix {
    pub(super) root: Root,
    /// The bytes of the text that say so.
    pub(super) length: usize,
    separators: &'static [char],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Root {
    /// Nothing: whether the path is absolute is said by its first character.
    Plain,
    /// The letter of a drive: `C:` and a separator.
    Drive(char),
    /// `\\`, and then a host and a path.
    Unc,
    /// `\\.\`.
    Device,
}

const SLASH: &[char] = &['/'];
const BACKSLASH: &[char] = &['\\'];
const BOTH: &[char] = &['/', '\\'];

impl Prefix {
    pub(super) fn of(paths: Paths, text: &str) -> Self {
        if paths == Paths::Unix {
            return Prefix { root: Root::Plain, length: 0, separators: SLASH };
        }
        if let Some(rest) = text.strip_prefix(r"\\?\") {
            let unc = rest.get(..4).is_some_and(|start| start.eq_ignore_ascii_case(r"UNC\"));
            let (root, length) = match drive(rest, BACKSLASH) {
                Some(letter) => (Root::Drive(letter), 2),
                None if unc => (Root::Unc, 4),
                None => (Root::Device, 0),
            };
            return Prefix { root, length: 4 + length, separators: BACKSLASH };
        }
        let (root, length) = match (drive(text, BOTH), unc(text)) {
            (Some(letter), _) => (Root::Drive(letter), 2),
            (None, Some(rest)) if rest.starts_with(r".\") || rest.starts_with("./") => {
                (Root::Device, 0)
            }
            (None, Some(_)) => (Root::Unc, 2),
            (None, None) => (Root::Plain, 0),
        };
        Prefix { root, length, separators: BOTH }
    }

    /// For a reference that has no place for a host.
    pub(super) fn without_host(self) -> Self {
        match self.root {
            Root::Plain | Root::Drive(_) => self,
            Root::Unc | Root::Device => Prefix { root: Root::Plain, length: 0, ..self },
        }
    }

    pub(super) fn is_separator(self, c: char) -> bool {
        self.separators.contains(&c)
    }

    pub(super) fn check_absolute(self, decoded: &Decoded<'_>) -> Result<(), NoFileIri> {
        let rest = &decoded.beginning()[self.length..];
        let separator = rest.starts_with(self.separators);
        match self.root {
            Root::Plain if !separator => Err(NoFileIri::NotAbsolute),
            // A separator without a drive is on the current one.
            Root::Plain if self.separators != SLASH => Err(NoFileIri::NotAbsolute),
            Root::Unc if separator || rest.is_empty() && decoded.strays().len() == 0 => {
                Err(NoFileIri::NoHost)
            }
            Root::Device => Err(NoFileIri::Device),
            _ => Ok(()),
        }
    }
}

/// The letter of a drive, if a separator follows it.
fn drive(text: &str, separators: &[char]) -> Option<char> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    text[1..].strip_prefix(':')?.starts_with(separators).then_some(letter)
}

/// What follows the two separators before a host.
fn unc(text: &str) -> Option<&str> {
    text.strip_prefix(BOTH)?.strip_prefix(BOTH)
}
