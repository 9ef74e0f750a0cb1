//! The options that `iri normalize` and `iri compare` share.

use crate::shell::*;
use clap::Args;
use clap::builder::TypedValueParser;
use iri_grammar::Iri;
use iri_grammar::escapes::{EscapeError, Escapes};
use iri_grammar::host::Profile;
use iri_grammar::ladder::{Idn, Ladder, PercentEncoding, Redirects, Rung};
use std::borrow::Cow;
use std::fmt;
use std::io;

/// The options about the ladder.
#[derive(Args)]
pub struct LadderOptions {
    #[arg(long, default_value = "scheme", value_name = "RUNG", help = "The rung of the ladder")]
    #[arg(long_help = rung_help())]
    #[arg(value_parser = rung(), hide_possible_values = true)]
    pub rung: Rung,
    /// How domain names are compared
    ///
    /// At the scheme-based rung. 'agreed': equal only if all profiles accept both and give the same
    /// result; 'idna2003': literally by RFC 3987 section 5.3.3.
    #[arg(long, default_value = "agreed", value_parser = idn())]
    #[arg(value_name = "BY")]
    idna: Idn,
    #[command(flatten)]
    schemes: SchemeOptions,
    /// Keeps dot segments in a path that does not begin with '/'
    #[arg(long)]
    keep_rootless: bool,
    /// Resolves the escapes of this format first (section 5.2): &eacute; in html
    #[arg(long, value_name = "FORMAT", value_parser = escapes())]
    escapes: Option<Escapes>,
    /// An observed redirection, for the protocol-based rung; may be repeated
    #[arg(long, num_args = 2, value_names = ["FROM", "TO"])]
    redirect: Vec<String>,
}

/// Returns the help of `--rung`.
fn rung_help() -> String {
    let names = Rung::ALL.map(Rung::name).join(", ");
    format!("The rung, by its name or its section: {names}; syntax is path")
}

/// Returns a parser that reads a rung: by its name, its section, or the name of a group of rungs,
/// which stands for the highest of them (`syntax`).
pub fn rung() -> impl TypedValueParser<Value = Rung> {
    Completed::new(Rung::ALL.map(Rung::name).into(), |name| {
        name.parse::<Rung>().map_err(|error| error.to_string())
    })
}

/// Returns a parser of `--idna`: a profile, `agreed`, or `none`.
fn idn() -> impl TypedValueParser<Value = Idn> {
    let profiles = Profile::ALL.map(|profile| (profile.name(), "", Idn::Profile(profile)));
    let agreed = [("agreed", "", Idn::Agreed)].into_iter();
    one_of(agreed.chain(profiles).chain([("none", "", Idn::Unconverted)]))
}

/// Returns a parser of `--percent`: how percent-encodings are normalized.
pub fn percent() -> impl TypedValueParser<Value = PercentEncoding> {
    one_of([
        ("unreserved", "Decodes unreserved characters", PercentEncoding::Unreserved),
        ("iunreserved", "Decodes characters of iunreserved, too", PercentEncoding::Iunreserved),
        ("aligned", ALIGNED, PercentEncoding::Aligned),
    ])
}

const ALIGNED: &str = "Maps IRIs to URIs, and then decodes unreserved characters";

impl LadderOptions {
    /// Returns the ladder that the options describe.
    pub fn ladder<'k>(&'k self, percent: PercentEncoding, redirects: &'k Redirects) -> Ladder<'k> {
        Ladder::new()
            .percent_encoding(percent)
            .idn(self.idna)
            .schemes(self.schemes.schemes())
            .keep_rootless_dots(self.keep_rootless)
            .knowledge(redirects)
    }

    /// Replaces the escapes of `--escapes` in a text by their characters.
    pub fn resolve_escapes<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, EscapeError> {
        self.escapes.map_or(Ok(text.into()), |escapes| escapes.resolve(text))
    }

    /// Returns the redirections of `--redirect`. Fails if one of them is not valid.
    pub fn redirects(&self) -> io::Result<Redirects> {
        let mut redirects = Redirects::new();
        for pair in self.redirect.chunks(2) {
            // The parser of options accepts pairs only.
            let [from, to] = pair else { continue };
            let iri = |text| Iri::new(text).map_err(unusable_redirect);
            redirects.observe(&iri(from)?, &iri(to)?).map_err(unusable_redirect)?;
        }
        Ok(redirects)
    }

    /// Whether --redirect is given.
    pub fn has_redirects(&self) -> bool {
        !self.redirect.is_empty()
    }
}

/// Returns the error of a redirection that is not valid.
fn unusable_redirect(error: impl fmt::Display) -> io::Error {
    unusable(format_args!("--redirect: {error:#}"))
}
