//! The options of `iri normalize` and `iri compare`.

use crate::options::escapes;
use crate::schemes::SchemeOptions;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use iri_grammar::escapes::{EscapeError, Escapes};
use iri_grammar::host::Profile;
use iri_grammar::ladder::{
    CharacterForm, Idn, Ladder, PercentEncoding, Redirects, RootlessPath, Rung,
};
use iri_grammar::{Error, Iri};
use std::borrow::Cow;

#[derive(Args)]
pub struct LadderOptions {
    #[arg(short, long, default_value = "scheme", value_name = "RUNG", help = rung_help())]
    #[arg(value_parser = str::parse::<Rung>)]
    pub rung: Rung,
    /// By which documents domain names are compared at the scheme-based rung: 'agreed' only
    /// where all of them accept both and give the same, 'idna2003' by the letter of RFC 3987
    /// section 5.3.3
    #[arg(long, default_value = "agreed", value_parser = idn())]
    idn: Idn,
    #[command(flatten)]
    schemes: SchemeOptions,
    /// Keeps dot segments in a path that does not begin with '/'
    #[arg(long)]
    keep_rootless: bool,
    /// Resolves the escapes of this format before all else (section 5.2): &eacute; in html
    #[arg(long, value_name = "FORMAT", value_parser = escapes())]
    escapes: Option<Escapes>,
    /// An observed redirection, for the protocol-based rung; may be repeated
    #[arg(long, num_args = 2, value_names = ["FROM", "TO"])]
    redirect: Vec<String>,
}

fn rung_help() -> String {
    let names = Rung::ALL.map(Rung::name).join(", ");
    format!("The rung, by its name or its section: {names}; syntax is path")
}

fn idn() -> impl TypedValueParser<Value = Idn> {
    let names = ["agreed"].into_iter().chain(Profile::ALL.map(Profile::name)).chain(["none"]);
    PossibleValuesParser::new(names).map(|name| match (name.as_str(), name.parse()) {
        ("agreed", _) => Idn::Agreed,
        (_, Ok(profile)) => Idn::Profile(profile),
        (_, Err(_)) => Idn::Kept,
    })
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Percent {
    /// Unreserved characters are decoded
    Unreserved,
    /// Characters of iunreserved too
    Iunreserved,
    /// All is mapped to URIs, and then unreserved characters are decoded
    Aligned,
}

impl From<Percent> for PercentEncoding {
    fn from(percent: Percent) -> Self {
        match percent {
            Percent::Unreserved => PercentEncoding::Unreserved,
            Percent::Iunreserved => PercentEncoding::Iunreserved,
            Percent::Aligned => PercentEncoding::Aligned,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Character {
    Nfc,
    Nfkc,
}

impl From<Character> for CharacterForm {
    fn from(form: Character) -> Self {
        match form {
            Character::Nfc => CharacterForm::Nfc,
            Character::Nfkc => CharacterForm::Nfkc,
        }
    }
}

impl LadderOptions {
    pub fn ladder<'k>(&'k self, percent: Percent, redirects: &'k Redirects) -> Ladder<'k> {
        let rootless = if self.keep_rootless { RootlessPath::Keep } else { RootlessPath::Remove };
        Ladder::new()
            .percent_encoding(percent.into())
            .idn(self.idn)
            .schemes(self.schemes.schemes())
            .rootless_path(rootless)
            .knowledge(redirects)
    }

    /// A text without the escapes of its format.
    pub fn resolved<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, EscapeError> {
        self.escapes.map_or(Ok(text.into()), |escapes| escapes.resolve(text))
    }

    /// The redirections, or what is wrong with one of them.
    pub fn redirects(&self) -> Result<Redirects, String> {
        let mut redirects = Redirects::new();
        for pair in self.redirect.chunks(2) {
            let [from, to] = pair else { continue };
            let describe = |error: Error| error.to_string();
            let (from, to) = (Iri::new(from).map_err(describe)?, Iri::new(to).map_err(describe)?);
            redirects.observe(&from, &to).map_err(|error| error.to_string())?;
        }
        Ok(redirects)
    }

    pub fn has_redirects(&self) -> bool {
        !self.redirect.is_empty()
    }
}
