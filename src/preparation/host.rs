//! Guidelines of 2011 §5.2.2: the host.

use super::note::What;
use super::options::{Form, HostProcessing};
use crate::grammar::Grammar;
use crate::host::{HostError, Profile};
use crate::mapping::{decoded, is_ucschar, is_uri_character, push_encoded};
use alloc::string::{String, ToString};

/// What becomes of a host.
pub(super) struct Host {
    pub(super) text: String,
    pub(super) what: Option<What>,
    /// Why the profile refuses it, and the name that it refuses.
    pub(super) refused: Option<(String, HostError)>,
}

impl Host {
    fn kept(text: &str, what: Option<What>) -> Self {
        Host { text: text.to_string(), what, refused: None }
    }
}

/// Processes a host, "determined to be" an IP-literal, an IPv4address, or an ireg-name.
pub(super) fn process(host: &str, processing: HostProcessing, form: Form) -> Host {
    let is_address = ["IP-literal", "IPv4address"].iter().any(|name| takes(form, name, host));
    if host.is_empty() || is_address {
        return Host::kept(host, None);
    }
    match processing {
        HostProcessing::Profile(profile) => by_profile(host, profile, form),
        HostProcessing::Unicode => in_unicode(host, form),
    }
}

fn by_profile(host: &str, profile: Profile, form: Form) -> Host {
    let is_host = is_reg_name(host, form);
    // As 3987bis section 3.4.2 has it: a name is looked up without percent-encodings, and
    // left "as is without any change" where these are not UTF-8.
    let Some(name) = decoded(host) else {
        return Host::kept(host, Some(if is_host { What::HostNoName } else { What::Host }));
    };
    match (profile.to_ascii(&name), form) {
        (Ok(ascii), Form::Uri) if is_reg_name(&ascii, form) => {
            let what = (ascii != host).then_some(What::HostConverted);
            Host { text: ascii, what, refused: None }
        }
        (Ok(_), _) => Host::kept(host, (!is_host).then_some(What::Host)),
        (Err(error), _) => {
            let what = if is_host { What::HostNoName } else { What::Host };
            let refused = Some((name.into_owned(), error));
            Host { refused, ..Host::kept(host, Some(what)) }
        }
    }
}

/// guidelines of 2011 §7.1 for the URI form: "each character which is not allowed anywhere in
/// a valid URI".
fn in_unicode(host: &str, form: Form) -> Host {
    let mut text = host.to_string();
    let mut what = None;
    let first = host.chars().find(|c| !is_uri_character(*c));
    if let Some(first) = first.filter(|_| form == Form::Uri) {
        text.clear();
        push_encoded(&mut text, host, |c| !is_uri_character(c));
        what = Some(if is_ucschar(first) { What::Ucschar } else { What::NotAllowed });
    }
    if !is_reg_name(&text, form) {
        what = Some(What::Host);
    }
    Host::kept(&text, what)
}

fn is_reg_name(host: &str, form: Form) -> bool {
    takes(form, if form == Form::Uri { "reg-name" } else { "ireg-name" }, host)
}

fn takes(form: Form, name: &str, text: &str) -> bool {
    let grammar = if form == Form::Uri { Grammar::Rfc3986 } else { Grammar::Rfc3987 };
    grammar.production(name).is_some_and(|production| production.takes(text))
}
