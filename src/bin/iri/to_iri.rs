//! `iri to-iri`.

use crate::Status;
use crate::mapping::{Answer, Mapped, StepOptions, Texts, identifier};
use crate::options::{charset, component, refuse_given};
use crate::output::{ABSENT, HEADING, NAME, visible};
use crate::profiles::{RegName, reg_name};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use iri_grammar::Component;
use iri_grammar::mapping::{
    self, Certainty, Charset, Class, Classes, MappingError, local_names, url_i18n,
};
use serde::Serialize;
use std::io::{self, Write};

/// Converts URIs to IRIs
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct ToIri {
    #[command(flatten)]
    texts: Texts,
    /// The document whose conversion is meant
    #[arg(short, long, value_enum, default_value_t = Document::Rfc3987)]
    document: Document,
    /// By what the labels of a domain name are converted to characters [default: keep]
    #[arg(long, value_name = "BY", value_parser = reg_name("keep"), ignore_case = true)]
    #[arg(conflicts_with = "component")]
    reg_name: Option<RegName>,
    /// Keeps these characters percent-encoded too
    #[arg(long, value_name = "CLASS", value_parser = class(), value_delimiter = ',')]
    #[arg(hide_possible_values = true)]
    keep: Vec<Classes>,
    /// Decodes these characters, which the document has kept percent-encoded
    #[arg(long, value_name = "CLASS", value_parser = class(), value_delimiter = ',')]
    #[arg(hide_possible_values = true)]
    decode: Vec<Classes>,
    /// Converts this component by itself
    #[arg(long, value_parser = component(), conflicts_with = "steps")]
    component: Option<Component>,
    /// Takes components or segments of paths, and lists the names that they may stand for
    /// (RFC 3987 section 7.7), first in UTF-8
    #[arg(long, conflicts_with_all = ["steps", "component", "keep", "decode", "reg_name"])]
    local_names: bool,
    /// The other character encodings of local names
    #[arg(long, value_name = "CHARSET", value_parser = charset, value_delimiter = ',')]
    #[arg(requires = "local_names")]
    charset: Vec<Charset>,
    #[command(flatten)]
    steps: StepOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Document {
    /// RFC 3987 section 3.2
    Rfc3987,
    /// 3987bis (March 2012) section 4
    Rfc3987bis,
    /// draft-masinter-url-i18n-07 section 2.4: only escapes from %80 on
    #[value(name = "url-i18n-07")]
    UrlI18n07,
}

const LONG_HELP: &str = "\
Each URI is converted to one line. A text that cannot be converted gives no line: it is told
to standard error, and the rest goes on.

Classes of characters (--keep, --decode), with the document that keeps them: A is RFC 3987,
B is 3987bis, C is draft-masinter-url-i18n-07. 'all' is all of them. --decode goes first.
  bidi-formatting          A B C  U+200E, U+200F, U+202A to U+202E; A and B keep them always
  later-bidi-formatting    A B C  U+061C, U+2066 to U+2069, which Unicode added later
  spaces                   A B C  what looks like a space
  look-alikes              A B C  what looks like < > # % \" { } | \\ ^ [ ] `
  full-width-latin         A B C  full-width letters
  half-width-katakana      A B C
  excluded-by-nameprep     A B C  what RFC 3491 prohibits besides
  non-characters           A B C
  combining-mark-at-start    B    of a component or of a segment
  full-width-ascii             C
  symbols                      C  U+2190 to U+27BF
  presentation-forms           C  U+FB00 to U+FDFF, U+FE20 to U+FEFE
  join-controls                   U+200C, U+200D
  unassigned
  compatibility                   what has a compatibility decomposition

With --format jsonl, one object for each text: file, line, input, mapped, output, steps as
'iri to-uri --help' has them, and
  names             with --local-names: [{charset, certainty, name}], certainty one of
                    certain, possible, impossible, name null where it is impossible

Examples:
  iri to-iri http://www.example.org/D%C3%BCrst
  iri to-iri --steps http://www.example.org/D%FCrst
  iri to-iri --reg-name idna2003 http://xn--99zt52a.example.org
  iri to-iri --keep compatibility,unassigned --file uris.txt
  iri to-iri --component path r%C3%A9sum%C3%A9
  iri to-iri --local-names --charset shift_jis,euc-jp %95%5C

Exit status: 0 if all texts are converted, 1 if some are not, 2 if a file could not be read.";

/// Reads the name of a class of characters, or of all classes.
fn class() -> impl TypedValueParser<Value = Classes> {
    let names = Class::ALL.map(Class::name).into_iter().chain(["all"]);
    PossibleValuesParser::new(names.collect::<Vec<_>>()).map(|name| {
        Class::ALL.into_iter().filter(|class| name == "all" || class.name() == name).collect()
    })
}

impl ToIri {
    pub fn run(&self) -> io::Result<Status> {
        if self.local_names {
            return self.texts.map(|text| Ok(self.names(text)));
        }
        if self.document == Document::UrlI18n07 {
            let given = [
                ("--component", self.component.is_some()),
                ("--reg-name", self.reg_name.is_some()),
            ];
            refuse_given(&given, "url-i18n-07");
        }
        self.texts.map(|text| self.map(text))
    }

    fn map(&self, text: &str) -> Result<Mapped, MappingError> {
        let mut to_iri = match self.document {
            Document::Rfc3987 => mapping::ToIri::rfc3987().keep(self.kept(Classes::RFC3987)),
            Document::Rfc3987bis => {
                mapping::ToIri::rfc3987bis().keep(self.kept(Classes::RFC3987BIS))
            }
            Document::UrlI18n07 => return self.map_url_i18n(text),
        };
        if let Some(RegName(Some(profile))) = self.reg_name {
            to_iri = to_iri.to_unicode(profile);
        }
        match self.component {
            Some(component) => Ok(Mapped::text(to_iri.component(component, text)?)),
            None => {
                let iri = || Ok(to_iri.reference(text)?.into_owned());
                self.steps.choose(iri, || to_iri.steps(text))
            }
        }
    }

    fn map_url_i18n(&self, text: &str) -> Result<Mapped, MappingError> {
        let unadvisable = self.kept(Classes::URL_I18N_07);
        let iri = || {
            let uri: url_i18n::IriReference<'_> = identifier(text)?;
            Ok(url_i18n::to_iri(&uri, unadvisable)?.to_string())
        };
        self.steps.choose(iri, || url_i18n::to_iri_steps(text, unadvisable))
    }

    fn kept(&self, by_document: Classes) -> Classes {
        let all = |classes: &[Classes]| -> Vec<Class> {
            classes.iter().flat_map(|classes| classes.iter()).collect()
        };
        let kept = all(&self.decode).into_iter().fold(by_document, Classes::without);
        all(&self.keep).into_iter().fold(kept, Classes::with)
    }

    fn names(&self, text: &str) -> Names {
        let names = local_names(text, &self.charset).into_iter().map(|name| Name {
            charset: name.charset.name(),
            certainty: name.certainty,
            name: name.name,
        });
        Names { names: names.collect() }
    }
}

#[derive(Serialize)]
struct Names {
    names: Vec<Name>,
}

#[derive(Serialize)]
struct Name {
    charset: &'static str,
    certainty: Certainty,
    name: Option<String>,
}

impl Answer for Names {
    fn write(&self, out: &mut Vec<u8>, input: &str) -> io::Result<()> {
        writeln!(out, "{HEADING}{}{HEADING:#}", visible(input))?;
        for Name { charset, certainty, name } in &self.names {
            let certainty = match certainty {
                Certainty::Certain => "certain",
                Certainty::Possible => "possible",
                Certainty::Impossible => "impossible",
            };
            write!(out, "  {NAME}{charset:<14}{NAME:#}  ")?;
            match name {
                Some(name) => writeln!(out, "{certainty:<10}  {name:?}")?,
                None => writeln!(out, "{ABSENT}{certainty}{ABSENT:#}")?,
            }
        }
        Ok(())
    }
}
