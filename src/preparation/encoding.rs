//! The processing of hosts, and the percent-encoding of characters that a component does not allow
//! (guidelines of 2011 §5.2.2 to §7.1).

use super::notes::NoteKind;
use super::options::Preparation;
use crate::grammar::{Grammar, Role};
use crate::host::{HostError, Profile};
use crate::mapping::ProcessingModel;
use crate::syntax::{Component, Span};
use crate::text::{
    Charset, Class, PercentEncoder, Unencodable, decode_strict, decoded_octet_at, is_iprivate,
    is_ucschar, is_uri_character, push_encoded,
};
use alloc::string::{String, ToString};

/// A processed host.
pub(super) struct Host {
    pub(super) text: String,
    /// The note on the host; `None` if it needs none.
    pub(super) kind: Option<NoteKind>,
    /// The name that the profile rejects, with the error.
    pub(super) rejection: Option<(String, HostError)>,
}

impl Host {
    /// A host that no profile rejects, with this text.
    fn unchanged(text: &str, kind: Option<NoteKind>) -> Self {
        Host { text: text.to_string(), kind, rejection: None }
    }
}

/// §5.2.2: processes a host "determined to be" an IP-literal, an IPv4address, or an ireg-name.
/// `form` is the grammar of the result. Without a profile, the host stays in Unicode.
pub(super) fn process_host(host: &str, profile: Option<Profile>, form: Grammar) -> Host {
    let is_address = match host.as_bytes() {
        [b'[', ..] => matches(form, Role::IpLiteral, host),
        [b'0'..=b'9', ..] => matches(form, Role::IPv4address, host),
        _ => false,
    };
    if host.is_empty() || is_address {
        return Host::unchanged(host, None);
    }
    match profile {
        Some(profile) => process_by_profile(host, profile, form),
        None => process_in_unicode(host, form),
    }
}

/// Converts a host to ASCII for the URI form. In the IRI form, only checks it.
fn process_by_profile(host: &str, profile: Profile, form: Grammar) -> Host {
    let is_host = || is_reg_name(host, form);
    let note_on_rejection = || Some(if is_host() { NoteKind::HostNoName } else { NoteKind::Host });
    // 3987bis section 3.4.2 looks up a percent-decoded name, and leaves it "as is without any
    // change" if the percent-encodings are not UTF-8.
    let Some(name) = decode_strict(host) else { return Host::unchanged(host, note_on_rejection()) };
    match (profile.to_ascii(&name), form) {
        (Ok(ascii), Grammar::Rfc3986) if is_reg_name(&ascii, form) => {
            let kind = (ascii != host).then_some(NoteKind::HostConverted);
            Host { text: ascii, kind, rejection: None }
        }
        // The IRI form, or an ASCII form that is not a reg-name.
        (Ok(_), _) => Host::unchanged(host, (!is_host()).then_some(NoteKind::Host)),
        (Err(error), _) => {
            let rejection = Some((name.into_owned(), error));
            Host { rejection, ..Host::unchanged(host, note_on_rejection()) }
        }
    }
}

/// Leaves a host in Unicode. For the URI form, percent-encodes "each character which is not allowed
/// anywhere in a valid URI" (guidelines of 2011 §7.1). The note is on the first such character, or
/// on a result that is not a reg-name.
fn process_in_unicode(host: &str, form: Grammar) -> Host {
    let mut text = host.to_string();
    let mut kind = None;
    let first = host.chars().find(|c| !is_uri_character(*c));
    if let Some(first) = first.filter(|_| form == Grammar::Rfc3986) {
        text.clear();
        push_encoded(&mut text, host, |c| !is_uri_character(c));
        kind = Some(if is_ucschar(first) { NoteKind::Ucschar } else { NoteKind::NotAllowed });
    }
    if !is_reg_name(&text, form) {
        kind = Some(NoteKind::Host);
    }
    Host::unchanged(&text, kind)
}

fn is_reg_name(host: &str, form: Grammar) -> bool {
    matches(form, Role::RegName, host)
}

/// Whether the production with this role in the grammar `form` accepts the text.
fn matches(form: Grammar, role: Role, text: &str) -> bool {
    form.with_role(role).is_some_and(|production| production.matches(text))
}

/// The percent-encoding of a component (§5.3 to 5.5, §6.1 and §7.1).
#[derive(Clone, Copy)]
pub(super) struct Encoding<'s> {
    pub(super) component: Component,
    /// The grammar of the result: RFC 3987 or RFC 3986.
    pub(super) form: Grammar,
    /// Whether a `%` that is not part of a pct-encoded stays.
    pub(super) keep_lone_percent: bool,
    /// Whether colons before the first `/` are encoded.
    pub(super) encode_first_colon: bool,
    /// Whether only `ucschar` is encoded, and other characters that are not allowed stay.
    pub(super) ucschar_only: bool,
    /// The scheme of the identifier, or else of its base.
    pub(super) scheme: Option<&'s str>,
    /// §6.1: the conversion of the characters of a query to octets.
    pub(super) query: ProcessingModel<'static>,
}

impl<'s> Encoding<'s> {
    /// The encoding of a component of an identifier with this scheme; `None` stands for a relative
    /// reference, which inherits the option `base_scheme`.
    pub(super) fn new(
        component: Component,
        form: Grammar,
        scheme: Option<&'s str>,
        rules: &Preparation,
    ) -> Self {
        Encoding {
            component,
            form,
            keep_lone_percent: rules.keep_lone_percent,
            encode_first_colon: false,
            ucschar_only: false,
            scheme: scheme.or(rules.base_scheme),
            query: rules.query_model(),
        }
    }

    /// Appends the encoded text. Calls `note` for each character that is encoded, or that stays
    /// although it is not allowed, with its span in `text`. With [`Unencodable::Error`], characters
    /// that the document's charset lacks stay. Returns the first of them, with its byte offset in
    /// `text`; `None` if there are none.
    pub(super) fn push(
        &self,
        out: &mut String,
        text: &str,
        mut note: impl FnMut(NoteKind, Span, char),
    ) -> Option<(char, usize)> {
        let mut first_unencodable = None;
        let mut encoder = match self.component {
            Component::Query => self.query.query_encoder(self.scheme),
            _ => PercentEncoder::new(Charset::UTF_8, Unencodable::Error),
        };
        // The end of the segment in which colons are encoded.
        let first_segment_end =
            if self.encode_first_colon { text.find('/').unwrap_or(text.len()) } else { 0 };
        // `text[..copied]` is already written, `text[..next]` already examined.
        let (mut copied, mut next) = (0, 0);
        // Of the characters that the component allows, only a colon may have to be encoded.
        let is_plain =
            |octet: u8| allows(self.component, octet) && (octet != b':' || first_segment_end == 0);
        while let Some(length) = text.as_bytes()[next..].iter().position(|octet| !is_plain(*octet))
        {
            let at = next + length;
            let Some(c) = text[at..].chars().next() else { break };
            next = at + c.len_utf8();
            let in_first_segment = at < first_segment_end;
            let Some(mut kind) = self.problem(&text[at..], c, in_first_segment) else { continue };
            // Characters of these two kinds stay: they are copied with the text around them.
            if !matches!(kind, NoteKind::LonePercentLeft | NoteKind::NotAllowedLeft) {
                encoder.push_plain(out, &text[copied..at]);
                copied = next;
                if encoder.push(out, c).is_err() {
                    kind = NoteKind::Unencodable;
                    out.push(c);
                    first_unencodable.get_or_insert((c, at));
                }
            }
            note(kind, Span { start: at, end: next }, c);
        }
        encoder.push_plain(out, &text[copied..]);
        encoder.finish(out);
        first_unencodable
    }

    /// Returns the note on `c`, the first character of `rest`; `None` if it needs none.
    fn problem(&self, rest: &str, c: char, in_first_segment: bool) -> Option<NoteKind> {
        // For characters that IRIs allow and URIs do not.
        let in_uri_form = |kind| (self.form == Grammar::Rfc3986).then_some(kind);
        let kind = match c {
            '%' if decoded_octet_at(rest.as_bytes()).is_some() => return None,
            '%' if self.keep_lone_percent => return Some(NoteKind::LonePercentLeft),
            '%' => NoteKind::LonePercent,
            ':' if in_first_segment => NoteKind::Colon,
            _ if c.is_ascii() && allows(self.component, c as u8) => return None,
            _ if c.is_ascii() => NoteKind::NotAllowed,
            _ if Class::BidiFormatting.contains(c) => NoteKind::BidiFormatting,
            // Encoded even with `ucschar_only`, which leaves the other characters.
            _ if is_ucschar(c) => return in_uri_form(NoteKind::Ucschar),
            _ if self.component == Component::Query && is_iprivate(Grammar::Rfc3987, c) => {
                in_uri_form(NoteKind::Iprivate)?
            }
            _ => NoteKind::NotAllowed,
        };
        Some(if self.ucschar_only { NoteKind::NotAllowedLeft } else { kind })
    }
}

/// Whether the component allows this US-ASCII character unencoded (RFC 3986 sections 3.2.1 and 3.3
/// to 3.5). False for `%`.
fn allows(component: Component, octet: u8) -> bool {
    const COMMON: u128 = bits(b"-._~!$&'()*+,;=:") | ALPHANUMERIC;
    let allowed = match component {
        Component::Userinfo => COMMON,
        Component::Path => const { COMMON | bits(b"@/") },
        _ => const { COMMON | bits(b"@/?") },
    };
    octet.is_ascii() && allowed >> octet & 1 == 1
}

/// The set of the US-ASCII letters and digits.
const ALPHANUMERIC: u128 = bits(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

/// Returns a set of US-ASCII characters: the bit with the number of each character is set.
const fn bits(octets: &[u8]) -> u128 {
    let (mut bits, mut at) = (0, 0);
    while at < octets.len() {
        bits |= 1 << octets[at];
        at += 1;
    }
    bits
}
