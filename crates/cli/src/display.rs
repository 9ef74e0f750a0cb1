//! `iri display`.

use crate::bidi::{ContextOptions, StructureOptions};
use crate::shell::*;
use clap::{Args, ValueEnum};
use iri_grammar::display::{self, Repertoire};
use iri_grammar::mapping::{MappingError, ToIri};
use iri_grammar::text::{Charset, Classes};
use serde::Serialize;
use std::io;

/// Shows each TEXT for a viewer with a repertoire of characters (RFC 3987 section 7.6)
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Display {
    /// The characters that the viewer can render
    ///
    /// Items, separated by commas: unicode, scripts, ranges U+0590-U+05FF, charset:LABEL. US-ASCII
    /// is always included.
    #[arg(long, value_name = "ITEM", value_delimiter = ',', required = true)]
    #[arg(value_parser = parse_item)]
    repertoire: Vec<RepertoireItem>,
    /// Excludes the characters that RFC 3987 advises against in sections 4.1 and 6.1
    #[arg(long)]
    advised: bool,
    /// Percent-encodes a whole component if the repertoire lacks one of its characters
    #[arg(long)]
    whole: bool,
    /// Converts percent-encodings to characters first
    ///
    /// By section 3.2.
    #[arg(long)]
    decoded: bool,
    /// How domain names are converted
    ///
    /// Converts labels with characters that the repertoire lacks; none percent-encodes them
    /// [default: none].
    #[arg(long, value_name = "BY", value_parser = idna())]
    #[arg(ignore_case = true)]
    idna: Option<Idna>,
    /// Does not encode components that break a restriction of section 4.2
    #[arg(long)]
    unrestricted: bool,
    /// Shows the password, in place of ***
    #[arg(long)]
    show_password: bool,
    /// The formatting characters around the identifier
    #[arg(long, value_enum, default_value_t = Around::Nothing)]
    around: Around,
    #[command(flatten)]
    context: ContextOptions,
    #[command(flatten)]
    structure: StructureOptions,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

/// The value of --around.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Around {
    Nothing,
    /// LRE and PDF
    Embedding,
    /// Those that --before, --after and --direction require
    Needed,
}

/// An item of a repertoire.
#[derive(Clone)]
enum RepertoireItem {
    Ascii,
    Unicode,
    Script(String),
    Range(char, char),
    Charset(Charset),
}

/// Parses an item of --repertoire.
fn parse_item(name: &str) -> Result<RepertoireItem, String> {
    if let Some(label) = name.strip_prefix("charset:") {
        return charset(label).map(RepertoireItem::Charset);
    }
    if name.starts_with("U+") || name.starts_with("u+") {
        return parse_range(name).ok_or_else(|| "ranges are written as U+0590-U+05FF".to_owned());
    }
    match name.to_ascii_lowercase().as_str() {
        "ascii" | "us-ascii" => Ok(RepertoireItem::Ascii),
        "unicode" => Ok(RepertoireItem::Unicode),
        _ => match Repertoire::ascii().with_script(name) {
            Ok(_) => Ok(RepertoireItem::Script(name.to_owned())),
            Err(error) => Err(format!("{error:#}")),
        },
    }
}

/// Parses `U+0590-U+05FF`, or one character. `None` for any other text, and for a range that ends
/// before it starts.
fn parse_range(text: &str) -> Option<RepertoireItem> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (parse_code_point(first)?, parse_code_point(last)?);
    (first <= last).then_some(RepertoireItem::Range(first, last))
}

/// Parses `U+0590`; `U+` may be missing.
fn parse_code_point(text: &str) -> Option<char> {
    let digits = text.strip_prefix("U+").or_else(|| text.strip_prefix("u+")).unwrap_or(text);
    char::from_u32(u32::from_str_radix(digits, 16).ok()?)
}

const LONG_HELP: &str = "\
Each text has one line. Percent-encodes the characters that the viewer lacks, and then, as a whole, \
each component that breaks a restriction of RFC 3987 sections 4.1 and 4.2. A password becomes *** \
(RFC 3986 section 3.2.1). Apart from the password, and without --decoded and --idna, the result maps \
to the same URI. For lines of files, errors and --format jsonl, see 'iri to-uri --help'.

A repertoire:
  ascii              only US-ASCII, which every repertoire has
  unicode            all characters
  Hebrew, Hebr       the characters used in a script, by its name or code
  U+0590-U+05FF      a range; U+20AA, a character
  charset:koi8-r     the characters of an encoding of the Encoding Standard,
                     where iso-8859-1 and us-ascii are labels of windows-1252

Examples:
  iri display --repertoire ascii http://résumé.example.org/
  iri display --repertoire Latin,Cyrillic --steps 'http://a/é?я#א'
  iri display --repertoire charset:windows-1255 --around embedding http://a/א
  iri display --repertoire Latin --idna idna2008 http://пример.example/é
  iri display --repertoire unicode --decoded http://a/%D7%90 http://a/%E9

Exit status: 0 if all texts are shown, 1 if some are not, 2 if a file cannot be read.";

impl Display {
    pub fn run(&self) -> io::Result<Status> {
        let repertoire = self.repertoire();
        let steps = self.steps.are_given();
        let task = Task::from("display").with_details(steps).with_rows(!steps);
        map(task, &self.texts, |text| self.show(text, &repertoire))
    }

    /// Returns how a viewer with this repertoire sees an IRI.
    fn show(&self, text: &str, repertoire: &Repertoire) -> Result<Shown, MappingError> {
        let display = self.display(repertoire);
        let iri = identifier(text)?;
        let mapped = self
            .steps
            .run_procedure(|trace| Ok(display.show_with_trace(&iri, trace)?.to_string()))?;
        // The heading of the steps shows the IRI unchanged, except for its password.
        let unicode = Repertoire::unicode();
        let unchanged = display::Display::new(&unicode).encode_violations(false);
        let input = unchanged.password(self.show_password).show(&iri)?.to_string();
        Ok(Shown { mapped, input })
    }

    /// Returns the display that the options describe.
    fn display<'d>(&'d self, repertoire: &'d Repertoire) -> display::Display<'d> {
        let around = match self.around {
            Around::Nothing => display::Around::Nothing,
            Around::Embedding => display::Around::Embedding,
            Around::Needed => display::Around::Needed(self.context.context()),
        };
        let display = display::Display::new(repertoire)
            .whole_components(self.whole)
            .structure(self.structure.build())
            .encode_violations(!self.unrestricted)
            .password(self.show_password)
            .around(around);
        let decoded = self.decoded.then(ToIri::rfc3987);
        let display = with(display, decoded, display::Display::decoded);
        // `percent`, the default, is no profile.
        let profile = self.idna.and_then(|Idna(profile)| profile);
        with(display, profile, display::Display::to_ascii)
    }

    /// Returns the union of the items of --repertoire; with --advised, without the characters that
    /// RFC 3987 advises against.
    fn repertoire(&self) -> Repertoire {
        let start = if self.repertoire.iter().any(|item| matches!(item, RepertoireItem::Unicode)) {
            Repertoire::unicode()
        } else {
            Repertoire::ascii()
        };
        let all = self.repertoire.iter().fold(start, |repertoire, item| match item {
            RepertoireItem::Ascii | RepertoireItem::Unicode => repertoire,
            // `parse_item` accepts only the names of scripts.
            RepertoireItem::Script(name) => {
                repertoire.clone().with_script(name).unwrap_or(repertoire)
            }
            RepertoireItem::Range(first, last) => repertoire.with_range(*first..=*last),
            RepertoireItem::Charset(charset) => repertoire.with_charset(*charset),
        });
        if self.advised { all.without(Classes::RFC3987) } else { all }
    }
}

/// The answer: an IRI as the viewer sees it.
struct Shown {
    mapped: Mapped,
    /// The input, without its password unless that is shown.
    input: String,
}

impl Answer for Shown {
    fn output(&self) -> Option<&str> {
        self.mapped.output()
    }

    fn details(&self) -> impl Serialize {
        self.mapped.details()
    }

    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        self.mapped.write_with(out, item, &self.input)
    }
}
