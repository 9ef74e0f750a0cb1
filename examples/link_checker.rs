//! A link checker for static sites: finds the links of a document, and checks all that can be
//! checked without a network.
//!
//! `cargo run --example link_checker --features html -- index.html https://example.org/`
//!
//! Links to files next to the document have to exist. What a client would send for the others is
//! printed by host. Links that are wrong are printed with line and column.

use iri_grammar::detection::Finder;
use iri_grammar::escapes::Escapes;
use iri_grammar::generation::{Generation, Paths, file_path};
use iri_grammar::{Iri, IriBuf, IriReference, UriBuf};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1);
    let file = PathBuf::from(arguments.next().ok_or("usage: link_checker FILE [BASE]")?);
    // Without a base, links are relative to the file.
    let base = match arguments.next() {
        Some(base) => base.to_string_lossy().parse()?,
        None => file_iri(&file)?,
    };
    let wrong = check_file(&file, &base, &mut stdout().lock())?;
    Ok(ExitCode::from(u8::from(wrong > 0)))
}

/// Checks the links of a file, and returns how many are wrong.
pub fn check_file(
    file: &Path,
    base: &IriBuf,
    out: &mut impl Write,
) -> Result<usize, Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    let is_html = file.extension().is_some_and(|it| it == "html" || it == "xhtml");

    let mut hosts: BTreeMap<String, BTreeSet<UriBuf>> = BTreeMap::new();
    let mut wrong = 0;
    for (at, link) in if is_html { html_links(&text) } else { text_links(&text) } {
        match check(file, base, &link) {
            Ok(None) => {}
            Ok(Some(uri)) => {
                let host = uri.host().map_or("", |host| host.text()).to_string();
                hosts.entry(host).or_default().insert(uri);
            }
            Err(error) => {
                let (line, column) = line_and_column(&text, at);
                writeln!(out, "{}:{line}:{column}: {link}: {error:#}", file.display())?;
                wrong += 1;
            }
        }
    }
    for (host, uris) in hosts {
        writeln!(out, "{host}")?;
        for uri in uris {
            writeln!(out, "  {uri}")?;
        }
    }
    Ok(wrong)
}

/// The URI that is to be requested for a link; none for a file that is there.
fn check(file: &Path, base: &IriBuf, link: &str) -> Result<Option<UriBuf>, Box<dyn Error>> {
    let reference = IriReference::new(link)?;
    let target = base.resolve(&reference)?;
    let is_local = reference.scheme().is_none() && reference.authority().is_none();
    if !is_local && target.scheme() != "file" {
        return Ok(target.to_request_uri().map(Some)?);
    }
    let in_tree = file_iri(file)?.resolve(&reference)?.with_query(None)?;
    let path = String::from_utf8(file_path(&in_tree, PATHS)?)?;
    if Path::new(&path).exists() { Ok(None) } else { Err("there is no such file".into()) }
}

const PATHS: Paths = if cfg!(windows) { Paths::Windows } else { Paths::Unix };

fn file_iri(file: &Path) -> Result<IriBuf, Box<dyn Error>> {
    let path = fs::canonicalize(file)?;
    let reference = Generation::new().paths(PATHS).file(path.as_os_str().as_encoded_bytes())?;
    Ok(Iri::new(reference.iri())?.into_owned())
}

/// The values of the attributes `href` and `src`, and where they stand.
fn html_links(text: &str) -> Vec<(usize, Cow<'_, str>)> {
    let attributes = [" href=\"", " src=\"", " href='", " src='"];
    let mut links = Vec::new();
    for attribute in attributes {
        for (at, _) in text.match_indices(attribute) {
            let start = at + attribute.len();
            let quote = &attribute[attribute.len() - 1..];
            let value = text[start..].split(quote).next().unwrap_or_default().trim();
            links.push((start, Escapes::Html.resolve(value).unwrap_or(value.into())));
        }
    }
    links.sort();
    links
}

/// What looks like an IRI in running text, if it is none after all.
fn text_links(text: &str) -> Vec<(usize, Cow<'_, str>)> {
    let found = Finder::new().near_misses(true).find(text);
    found.map(|found| (found.span.start, found.text)).collect()
}

/// In characters, from 1.
fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |line_feed| line_feed + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}
