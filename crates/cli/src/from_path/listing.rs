//! `iri from-path --list`: a directory listing (RFC 3987 section 7.4).

use super::report::{report_on, tell_notes};
use crate::shell::*;
use iri_grammar::escapes::Escapes;
use iri_grammar::generation::{DirectoryEntry, Generation, ListingEntry};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};

/// The options of a listing.
pub struct Listing<'l> {
    pub directory: &'l OsStr,
    pub generation: Generation,
    /// Whether the references are URI references.
    pub is_uri: bool,
    /// Whether the listing is an HTML page.
    pub is_html: bool,
    pub texts: &'l Texts,
}

impl Listing<'_> {
    pub fn run(&self) -> io::Result<Status> {
        let names = directory_names(self.directory).map_err(|error| {
            unusable(format_args!("{}: {error}", self.directory.to_string_lossy()))
        })?;
        let entries = names.iter().map(|(name, is_directory)| DirectoryEntry {
            name: name.as_encoded_bytes(),
            is_directory: *is_directory,
        });
        let listing = self.generation.listing(entries);

        let settings = self.texts.settings("from-path");
        let format = settings.format;
        Results::stream(settings, |results| {
            match format {
                Format::Human if self.is_html => self.write_html(results, &listing)?,
                Format::Human => {
                    for listed in &listing {
                        writeln!(results, "{}", result_text(&self.reference(listed)))?;
                    }
                }
                // clap excludes --html here.
                Format::Jsonl => {
                    for listed in &listing {
                        let ListingEntry { entry, generated, .. } = listed;
                        let (iri, directory) = (generated.iri(), Some(entry.is_directory));
                        // The last argument: a listing has no steps.
                        let details =
                            report_on(entry.name, directory, Some((iri, generated)), None);
                        let input = String::from_utf8_lossy(entry.name);
                        let output = self.reference(listed);
                        let [input, output] = [&*input, &*output].map(Some);
                        results
                            .add_object(Envelope { input, output, ..Envelope::REPORT }, &details)?;
                    }
                }
            }
            if format == Format::Human {
                for ListingEntry { entry, label, generated, .. } in &listing {
                    tell_notes(results, || quoted(label), entry.name, generated);
                }
            }
            Ok(Status::Fine)
        })
    }

    /// Returns the reference for an entry.
    fn reference(&self, listed: &ListingEntry<'_>) -> String {
        if self.is_uri {
            listed.generated.uri().into_string()
        } else {
            listed.generated.iri().to_string()
        }
    }

    /// Writes the listing as an HTML page.
    fn write_html(&self, out: &mut Results, listing: &[ListingEntry<'_>]) -> io::Result<()> {
        let directory = escape_html(&visible(&self.directory.to_string_lossy()));
        writeln!(
            out,
            "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>{directory}</title>\n<ul>"
        )?;
        for listed in listing {
            let slash = if listed.entry.is_directory { "/" } else { "" };
            let (reference, label) =
                (escape_html(&self.reference(listed)), escape_html(&visible(&listed.label)));
            // A right-to-left name does not change the order of the text around it: <bdi>.
            writeln!(out, "<li><a href=\"{reference}\"><bdi>{label}{slash}</bdi></a>")?;
        }
        writeln!(out, "</ul>")
    }
}

/// Returns the names in a directory, each with whether it is a directory.
fn directory_names(directory: &OsStr) -> io::Result<Vec<(OsString, bool)>> {
    let name = |entry: io::Result<fs::DirEntry>| {
        let entry = entry?;
        Ok((entry.file_name(), entry.path().is_dir()))
    };
    fs::read_dir(directory)?.map(name).collect()
}

/// Escapes a text for HTML. [Unseen](is_unseen) characters become numeric character references.
fn escape_html(text: &str) -> String {
    Escapes::Html.write(text, is_unseen)
}
