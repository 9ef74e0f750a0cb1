//! Which schemes are looked for.

/// Schemes whose identifiers have no `//` after the scheme, most of them. Others are taken
/// for words that a colon follows.
pub static SCHEMES_WITHOUT_AUTHORITY: [&str; 14] = [
    "about", "cid", "data", "doi", "geo", "magnet", "mailto", "mid", "news", "sip", "sips", "tel",
    "urn", "xmpp",
];

/// Which schemes are looked for. Upper and lower case are alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Schemes<'s> {
    /// Those of [`SCHEMES_WITHOUT_AUTHORITY`], and any that `//` follows.
    #[default]
    Usual,
    /// Any: each `word:` that is not followed by whitespace begins an identifier.
    Any,
    /// These.
    Only(&'s [&'s str]),
}

impl Schemes<'_> {
    /// Whether an identifier begins with this scheme, if `rest` follows its colon.
    pub(super) fn begin(self, scheme: &str, rest: &str) -> bool {
        let among = |list: &[&str]| list.iter().any(|it| it.eq_ignore_ascii_case(scheme));
        match self {
            Schemes::Usual => rest.starts_with("//") || among(&SCHEMES_WITHOUT_AUTHORITY),
            Schemes::Any => true,
            Schemes::Only(list) => among(list),
        }
    }
}
