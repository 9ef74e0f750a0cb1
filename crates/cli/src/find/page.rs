//! `iri find --links`: the links of HTML pages.

use super::Find;
use super::document::{Document, Places};
use super::links::{Link, links};
use super::search::{LinePlaces, PartStart};
use super::targets::{Rules, Targets};
use crate::shell::*;
use clap::Args;
use iri_grammar::Span;
use iri_grammar::mapping::ToUri;
use iri_grammar::text::CharacterForm;
use std::borrow::Cow;
use std::io;

/// The options about the links of pages.
#[derive(Args)]
#[command(next_help_heading = "Links of HTML pages")]
pub struct PageOptions {
    /// Reads each FILE as an HTML page, and finds its links
    ///
    /// See below.
    #[arg(long, conflicts_with_all = ["document", "scheme", "any_scheme", "www", "ContextOptions"])]
    pub links: bool,
    /// Resolves links against this IRI
    ///
    /// <base href> is resolved against it first. The base of a page in a WARC file is its own address.
    #[arg(long, requires = "links")]
    base: Option<String>,
    /// The rules by which links are resolved
    #[arg(long, default_value = "rfc3986", requires = "links", value_parser = one_of([
        ("rfc3986", "RFC 3986 section 5.2, for IRIs by RFC 3987 section 6.5", Rules::Rfc3986),
        ("url", "The URL Standard, which repairs; a query is in the encoding of the page", Rules::Url),
    ]))]
    rules: Rules,
}

impl PageOptions {
    /// Returns an error if --base is no IRI or, with --rules url, no URL with a scheme.
    pub fn check(&self) -> io::Result<()> {
        let Some(base) = &self.base else { return Ok(()) };
        match (self.rules, Targets::new(self.rules, Some(base), None, encoding_rs::UTF_8)) {
            (_, Targets::Rfc3986(None)) => {
                let why = iri_grammar::Iri::new(base).err().map(|error| error.to_string());
                Err(unusable(format_args!("--base: {}", why.unwrap_or_default())))
            }
            (_, Targets::Url(None, _)) => {
                Err(unusable(format_args!("--base: {} is no URL with a scheme", quoted(base))))
            }
            _ => Ok(()),
        }
    }
}

impl Find {
    /// Adds the answers for the links of a page that begin in lines which `--skip` and `--limit` leave. `text`
    /// is the decoded page.
    pub fn write_links(
        &self,
        out: &mut Results,
        file: &str,
        document: &Document,
        text: &str,
        before: PartStart,
    ) -> io::Result<()> {
        let page = links(text);
        let base = document.address().or(self.page.base.as_deref());
        let encoding = document.encoding();
        let targets = Targets::new(self.page.rules, base, page.base.as_deref(), encoding);
        // RFC 3987 section 5.3.2.2: every conversion of an IRI normalizes it.
        let normalizes = self.page.rules == Rules::Rfc3986 && !document.charset().is_ucs_based();
        let shows_invalid = self.invalid || self.shared.only == Some(Only::Invalid);
        let (mut lines, mut octets) = (LinePlaces::new(text, before), document.places());
        // `characters` is the number of characters before the byte `at`.
        let (mut at, mut characters, mut invalid) = (0, 0, 0);
        for link in &page.all {
            let reference = if normalizes {
                CharacterForm::Nfc.normalize(&link.reference)
            } else {
                Cow::from(&link.reference)
            };
            characters += text[at..link.span.start].chars().count();
            at = link.span.start;
            let (line, column) = lines.place(at, characters);
            if !before.includes(line) {
                continue;
            }
            let input = link.span.slice(text);
            let (target, problem) = match targets.resolve(&reference) {
                Ok(target) => (Some(target), None),
                Err(problem) => (None, Some(problem.within(input, &reference))),
            };
            if problem.is_some() && !shows_invalid {
                invalid += 1;
                continue;
            }
            let place = Place { file: Some(file), line, before: column - 1 };
            let characters = before.characters + characters;
            let found = FoundLink { link, input, reference, target, problem, place, characters };
            if self.write_link(out, &found, &mut octets)? {
                break;
            }
        }
        if invalid > 0 {
            let (links, are) = (quantity(invalid, "link"), if invalid == 1 { "is" } else { "are" });
            out.tell(format_args!("{file}: {links} {are} not valid; --invalid shows them"));
        }
        Ok(())
    }

    /// Adds the answer for a link. Returns whether the run ends with it.
    fn write_link(
        &self,
        out: &mut Results,
        found: &FoundLink<'_>,
        octets: &mut Places<'_>,
    ) -> io::Result<bool> {
        let FoundLink { link, input, reference, target, problem, place, characters } = found;
        let item = match target {
            // --count counts the scheme and host of the target.
            Some(target) if out.settings.count => Item::of_text(*place, target),
            _ => Item::of_text(*place, input),
        };
        let uri = || match self.page.rules {
            Rules::Url => target.clone(),
            Rules::Rfc3986 => {
                let uri = ToUri::new().reference(target.as_ref()?).ok()?;
                Some(uri.to_string())
            }
        };
        let shown = if self.writes_uris() {
            uri().map_or(reference.as_ref().into(), Cow::from)
        } else {
            Cow::from(target.as_deref().unwrap_or(reference))
        };
        let column = place.before + 1;
        let details = || {
            let Link { reference, element, attribute, span: Span { start: from, end: to } } = link;
            object! {
                column,
                span: [octets.octet(*from), octets.octet(*to)],
                character_span: [*characters, characters + input.chars().count()],
                delimiters: "none",
                url_prefix: false,
                suffix: false,
                doubtful_hyphens: [(); 0],
                uri: uri(),
                link: object! { element, attribute, reference },
            }
        };
        let start = out.len();
        let status = self.write_answer(out, item, &shown, problem.as_ref(), column, details)?;
        self.end_identifier(out, item, start, status)
    }
}

/// A link of a page that has an answer.
struct FoundLink<'l> {
    link: &'l Link,
    /// The link as the page writes it.
    input: &'l str,
    /// The reference that was resolved.
    reference: Cow<'l, str>,
    /// The target; `None` if the reference has none, for the reason `problem`.
    target: Option<String>,
    problem: Option<Problem>,
    place: Place<'l>,
    /// The number of characters of the document before the link.
    characters: usize,
}
