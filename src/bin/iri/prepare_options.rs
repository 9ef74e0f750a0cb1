//! The options of `iri prepare`.

use crate::options::{Unencodable, charset, charset_with_lines};
use crate::schemes::scheme;
use clap::{Args, ValueEnum};
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::preparation::{
    self, AtSign, Entry, FirstColon, HostProcessing, LonePercent, Preparation,
};
use iri_grammar::text::Charset;

/// What the documents leave open.
#[derive(Args)]
pub struct PrepareOptions {
    /// Which form the result has
    #[arg(long, value_enum, default_value_t = Form::Uri)]
    pub form: Form,
    /// What becomes of whitespace inside a text: split makes several references of it
    #[arg(long, value_enum, default_value_t = Whitespace::Encode)]
    pub whitespace: Whitespace,
    /// Which numeric character references are replaced with their character
    #[arg(long, value_enum, default_value_t = References::Off)]
    references: References,
    /// What becomes of backslashes before the query
    #[arg(long, value_enum, default_value_t = Backslash::Encode)]
    backslash: Backslash,
    /// How the host is processed
    #[arg(long, value_enum, default_value_t = Host::Idna2008)]
    host: Host,
    /// Which '@' ends the userinfo
    #[arg(long, value_enum, default_value_t = At::First)]
    at_sign: At,
    /// What becomes of a '%' that begins no pct-encoded
    #[arg(long, value_enum, default_value_t = Percent::Encode)]
    percent: Percent,
    /// What becomes of a colon in the first segment of a relative reference
    #[arg(long, value_enum, default_value_t = Colon::DotSegment)]
    first_colon: Colon,
    /// How section 5 of the guidelines is read where its letter contradicts RFC 3986
    #[arg(long, value_enum, default_value_t = Reading::Rfc3986)]
    reading: Reading,
    /// The character encoding of the texts, and of the document they come from [default: utf-8]
    #[arg(short, long, value_parser = charset_with_lines)]
    pub charset: Option<Charset>,
    /// Normalizes texts of a --charset that is not UCS-based according to NFC (RFC 3987 section
    /// 3.1 step 1 b)
    #[arg(long, requires = "charset")]
    nfc: bool,
    /// The charset of the document, for the query of http and https [default: --charset]
    #[arg(long, value_name = "CHARSET", value_parser = charset)]
    document_charset: Option<Charset>,
    /// The scheme that a relative reference will have
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    base_scheme: Option<String>,
    /// What becomes of a character of the query that the document's charset lacks
    #[arg(long, value_enum, default_value_t = Unencodable::Error)]
    unencodable: Unencodable,
    /// The texts have been typed: full-width Latin, half-width Katakana and ideographic full
    /// stops in the host are converted, formatting characters around are removed, and all is
    /// normalized
    #[arg(long)]
    typed: bool,
    /// To which form typed characters are normalized [default: nfc]
    #[arg(long, value_enum, requires = "typed")]
    normalization: Option<Normalization>,
    /// Makes a space of a typed ideographic space
    #[arg(long, requires = "typed")]
    ideographic_space: bool,
    /// Removes <> or "" around a typed text, and 'URL:' before it
    #[arg(long, requires = "typed")]
    delimiters: bool,
    /// Which bidirectional formatting characters are removed from a typed text [default:
    /// around]
    #[arg(long, value_enum, requires = "typed")]
    display_marks: Option<DisplayMarks>,
}

#[derive(Clone, Copy, ValueEnum)]
enum DisplayMarks {
    Keep,
    /// Those before and after it
    Around,
    /// Those inside too
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// What an IRI allows stays as it is
    Iri,
    /// All that is not US-ASCII is percent-encoded, the host in its ASCII form
    Uri,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Whitespace {
    /// Each block of U+0020 separates two references
    Split,
    /// U+0020, CR, LF and TAB are removed
    Remove,
    /// Each U+0020 becomes %20
    Encode,
}

#[derive(Clone, Copy, ValueEnum)]
enum References {
    Off,
    All,
    /// Those to unreserved and ucschar
    Iunreserved,
}

#[derive(Clone, Copy, ValueEnum)]
enum Backslash {
    Encode,
    /// They become '/'
    Slash,
}

#[derive(Clone, Copy, ValueEnum)]
enum Host {
    /// After the mapping of RFC 5895: lower case, NFC
    Idna2008,
    /// Without any mapping
    #[value(name = "idna2008-unmapped")]
    Idna2008Unmapped,
    Uts46,
    Idna2003,
    /// Left in Unicode
    Unicode,
}

#[derive(Clone, Copy, ValueEnum)]
enum At {
    First,
    Last,
}

#[derive(Clone, Copy, ValueEnum)]
enum Percent {
    Encode,
    Leave,
}

#[derive(Clone, Copy, ValueEnum)]
enum Colon {
    /// `./` is put before it
    DotSegment,
    /// It becomes %3A
    Encode,
}

#[derive(Clone, Copy, ValueEnum)]
enum Reading {
    Rfc3986,
    Letter,
}

#[derive(Clone, Copy, ValueEnum)]
enum Normalization {
    Nfc,
    Nfkc,
    No,
}

impl PrepareOptions {
    /// The preparation that is asked for.
    pub fn preparation(&self) -> Preparation {
        let charset = self.document_charset.or(self.charset).unwrap_or(Charset::UTF_8);
        let preparation = Preparation::new()
            .form(match self.form {
                Form::Iri => preparation::Form::Iri,
                Form::Uri => preparation::Form::Uri,
            })
            .whitespace(match self.whitespace {
                Whitespace::Remove => preparation::Whitespace::Remove,
                Whitespace::Encode | Whitespace::Split => preparation::Whitespace::Encode,
            })
            .numeric_references(match self.references {
                References::Off => preparation::References::Off,
                References::All => preparation::References::All,
                References::Iunreserved => preparation::References::Iunreserved,
            })
            .backslash(match self.backslash {
                Backslash::Encode => preparation::Backslash::Encode,
                Backslash::Slash => preparation::Backslash::Slash,
            })
            .host(self.host.processing())
            .at_sign(match self.at_sign {
                At::First => AtSign::First,
                At::Last => AtSign::Last,
            })
            .lone_percent(match self.percent {
                Percent::Encode => LonePercent::Encode,
                Percent::Leave => LonePercent::Leave,
            })
            .first_colon(match self.first_colon {
                Colon::DotSegment => FirstColon::DotSegment,
                Colon::Encode => FirstColon::Encode,
            })
            .reading(match self.reading {
                Reading::Rfc3986 => preparation::Reading::Rfc3986,
                Reading::Letter => preparation::Reading::Letter,
            })
            .document_charset(charset)
            .unencodable(self.unencodable.into())
            .nfc_when_transcoded(self.nfc);
        let preparation = match &self.base_scheme {
            Some(scheme) => preparation.base_scheme(scheme),
            None => preparation,
        };
        if self.typed { preparation.typed(self.entry()) } else { preparation }
    }

    fn entry(&self) -> Entry {
        Entry::new()
            .normalization(match self.normalization {
                None | Some(Normalization::Nfc) => preparation::Normalization::Nfc,
                Some(Normalization::Nfkc) => preparation::Normalization::Nfkc,
                Some(Normalization::No) => preparation::Normalization::No,
            })
            .ideographic_space(self.ideographic_space)
            .delimiters(self.delimiters)
            .display_marks(match self.display_marks {
                Some(DisplayMarks::Keep) => preparation::DisplayMarks::Keep,
                None | Some(DisplayMarks::Around) => preparation::DisplayMarks::Around,
                Some(DisplayMarks::All) => preparation::DisplayMarks::All,
            })
    }
}

impl Host {
    fn processing(self) -> HostProcessing {
        HostProcessing::Profile(match self {
            Host::Idna2008 => return HostProcessing::default(),
            Host::Idna2008Unmapped => Profile::from(Idna2008::new()),
            Host::Uts46 => Profile::from(Uts46::new()),
            Host::Idna2003 => Profile::from(Idna2003::for_mapping()),
            Host::Unicode => return HostProcessing::Unicode,
        })
    }
}
