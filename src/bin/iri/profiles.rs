//! The profiles of IDNA, with what each leaves open as options of the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};
use iri_grammar::host::{self, Idna2003, Idna2008, Profile, Uts46};

/// By which documents host names are processed.
#[derive(Args)]
pub struct ProfileOptions {
    /// The documents: idna2003 (RFC 3490), idna2008 (RFC 5891) or uts46; several with commas
    /// [default: all of them]
    #[arg(short, long = "profile", value_name = "PROFILE", value_delimiter = ',')]
    #[arg(value_parser = profile(), ignore_case = true, hide_possible_values = true)]
    profiles: Vec<Profile>,
    #[command(flatten)]
    idna2003: Idna2003Options,
    #[command(flatten)]
    idna2008: Idna2008Options,
    #[command(flatten)]
    uts46: Uts46Options,
}

/// Reads the name of a profile.
pub fn profile() -> impl TypedValueParser<Value = Profile> {
    PossibleValuesParser::new(Profile::ALL.map(Profile::name))
        .try_map(|name| name.parse::<Profile>())
}

/// What converts a reg-name, if anything does.
#[derive(Clone, Copy)]
pub struct RegName(pub Option<Profile>);

/// Reads the name of a profile, or the one that means that no profile is used.
pub fn reg_name(none: &'static str) -> impl TypedValueParser<Value = RegName> {
    let names = [none].into_iter().chain(Profile::ALL.map(Profile::name));
    PossibleValuesParser::new(names).map(|name| RegName(name.parse().ok()))
}

#[derive(Args, Default, PartialEq)]
#[command(next_help_heading = "Options of idna2003")]
struct Idna2003Options {
    /// The flag AllowUnassigned, which RFC 3987 section 3.1 sets to false where an IRI is
    /// being made [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    allow_unassigned: Option<bool>,
    /// The flag UseSTD3ASCIIRules: letters, digits and hyphens only [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    std3: Option<bool>,
}

#[derive(Args, Default, PartialEq)]
#[command(next_help_heading = "Options of idna2008")]
struct Idna2008Options {
    /// The mapping of RFC 5895 before the look-up
    #[arg(long)]
    rfc5895: bool,
    /// What becomes of labels that begin with 'xn--' [default: convert]
    #[arg(long, value_enum)]
    a_labels: Option<ALabels>,
    /// Whether a label of US-ASCII must be letters, digits and hyphens [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    ldh: Option<bool>,
    /// Refuses hyphens at the ends of a U-label too, as on registration
    #[arg(long)]
    registration_hyphens: bool,
    /// Whether the contextual rules of CONTEXTO characters are run [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    context_o: Option<bool>,
    /// Whether the Bidi rule of RFC 5893 is applied [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    bidi: Option<bool>,
}

#[derive(Args, Default, PartialEq)]
#[command(next_help_heading = "Options of uts46")]
struct Uts46Options {
    /// UseSTD3ASCIIRules, or which US-ASCII characters there are without it [default: std3]
    #[arg(long, value_enum)]
    ascii: Option<AsciiRules>,
    /// CheckHyphens: where a label may have hyphens [default: check]
    #[arg(long, value_enum)]
    hyphens: Option<Hyphens>,
    /// VerifyDnsLength: how long labels and names may be [default: root-dot]
    #[arg(long, value_enum)]
    dns_length: Option<DnsLength>,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum ALabels {
    /// To U-labels, tested, and back
    Convert,
    /// Only whether they are Punycode
    Examine,
    /// Nothing
    Opaque,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum AsciiRules {
    /// Letters, digits and hyphens
    Std3,
    /// All but the forbidden domain code points of the WHATWG URL standard
    Url,
    Any,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Hyphens {
    /// Neither at the ends nor in third and fourth position
    Check,
    /// Not at the ends
    FirstLast,
    Allow,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum DnsLength {
    /// As in the DNS; a dot at the end is that of the root label
    RootDot,
    /// As in the DNS; a dot at the end makes an empty label
    Verify,
    Ignore,
}

impl ProfileOptions {
    /// The profiles asked for, with their options. Ends the program where options of
    /// another profile are given.
    pub fn profiles(&self) -> Vec<Profile> {
        let names: Vec<&str> = match self.profiles.as_slice() {
            [] => Profile::ALL.map(Profile::name).into(),
            profiles => profiles.iter().map(|profile| profile.name()).collect(),
        };
        for (profile, is_given) in [
            ("idna2003", self.idna2003 != Idna2003Options::default()),
            ("idna2008", self.idna2008 != Idna2008Options::default()),
            ("uts46", self.uts46 != Uts46Options::default()),
        ] {
            if is_given && !names.contains(&profile) {
                refuse(profile);
            }
        }
        let all = [self.idna2003.profile(), self.idna2008.profile(), self.uts46.profile()];
        all.into_iter().filter(|profile| names.contains(&profile.name())).collect()
    }
}

fn refuse(profile: &str) -> ! {
    let message =
        format!("the options of {profile} cannot be used without '--profile {profile}'\n");
    let error = clap::Error::raw(ErrorKind::ArgumentConflict, message);
    error.with_cmd(&crate::Cli::command()).exit()
}

impl Idna2003Options {
    fn profile(&self) -> Profile {
        Idna2003::for_mapping()
            .allow_unassigned(self.allow_unassigned.unwrap_or(true))
            .use_std3_ascii_rules(self.std3.unwrap_or(true))
            .into()
    }
}

impl Idna2008Options {
    fn profile(&self) -> Profile {
        let a_labels = match self.a_labels {
            None | Some(ALabels::Convert) => host::ALabels::Convert,
            Some(ALabels::Examine) => host::ALabels::Examine,
            Some(ALabels::Opaque) => host::ALabels::Opaque,
        };
        Idna2008::new()
            .map_rfc5895(self.rfc5895)
            .a_labels(a_labels)
            .verify_ldh(self.ldh.unwrap_or(true))
            .registration_hyphens(self.registration_hyphens)
            .context_o(self.context_o.unwrap_or(true))
            .bidi(self.bidi.unwrap_or(true))
            .into()
    }
}

impl Uts46Options {
    fn profile(&self) -> Profile {
        let ascii = match self.ascii {
            None | Some(AsciiRules::Std3) => host::AsciiRules::Std3,
            Some(AsciiRules::Url) => host::AsciiRules::Url,
            Some(AsciiRules::Any) => host::AsciiRules::Any,
        };
        let hyphens = match self.hyphens {
            None | Some(Hyphens::Check) => host::Hyphens::Check,
            Some(Hyphens::FirstLast) => host::Hyphens::CheckFirstLast,
            Some(Hyphens::Allow) => host::Hyphens::Allow,
        };
        let dns_length = match self.dns_length {
            None | Some(DnsLength::RootDot) => host::DnsLength::VerifyAllowRootDot,
            Some(DnsLength::Verify) => host::DnsLength::Verify,
            Some(DnsLength::Ignore) => host::DnsLength::Ignore,
        };
        Uts46::new().ascii(ascii).hyphens(hyphens).dns_length(dns_length).into()
    }
}
