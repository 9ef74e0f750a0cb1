//! The grammars, and every production of every document: its name as printed, the section
//! that defines it, and its role in an identifier. The rows have the order of the rules
//! in `core.pest`, followed by those in the `.pest` file of the document.
//!
//! `crates/proofs` includes this file without the rest of the library.

use Role::*;

/// Calls a macro with a line for each grammar: its variant of [`Grammar`](super::Grammar), the name of
/// its generated modules, the constant that has its productions, its `.pest` file.
macro_rules! grammars {
    ($macro:ident) => {
        $macro! {
            Rfc3986 rfc3986 RFC3986 "grammar/rfc3986.pest",
            Rfc3987 rfc3987 RFC3987 "grammar/rfc3987.pest",
            Rfc3987bis rfc3987bis RFC3987BIS "grammar/rfc3987bis.pest",
            Leiri leiri LEIRI "grammar/leiri.pest",
            UrlI18n07 url_i18n_07 URL_I18N_07 "grammar/url-i18n-07.pest",
        }
    };
}
pub(crate) use grammars;

/// The role of a production in an identifier. Productions of different documents that have the same
/// meaning have the same role, although their names differ. Typed nodes and error messages use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Every identifier and reference of the document.
    Reference,
    /// An identifier, which begins with a scheme.
    WithScheme,
    /// A reference without a scheme.
    Relative,
    Scheme,
    Authority,
    Userinfo,
    Host,
    /// An address in brackets.
    IpLiteral,
    IPv6address,
    IPvFuture,
    IPv4address,
    RegName,
    Port,
    /// The part between the colon of the scheme and the query or fragment.
    HierPart,
    /// A path of any form.
    Path,
    PathAbempty,
    PathAbsolute,
    PathNoscheme,
    PathRootless,
    PathEmpty,
    PathOpaque,
    Query,
    Fragment,
    /// The first segment of a relative reference.
    SegmentNzNc,
    PctEncoded,
    /// Private use characters.
    Private,
    /// The unit that a component repeats, such as `pchar`.
    Repeated,
    /// A part of an IPv6address. An error names the whole address instead.
    Inner,
    /// Any other production.
    Other,
}

/// A production as printed: its name, its section, its role.
struct Printed(&'static str, &'static str, Role);

/// Makes a row of a document.
const fn row(name: &'static str, section: &'static str, role: Role) -> Printed {
    Printed(name, section, role)
}

/// A production: the numbers of its strings, and its role. A program that uses one production contains
/// the rows of all; with `&str` it would have to relocate an address for each string.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    name: u8,
    section: u8,
    /// The role in an identifier.
    pub(crate) role: Role,
}

impl Row {
    /// The name as printed.
    pub(crate) fn name(&self) -> &'static str {
        text(self.name)
    }

    /// Whether two productions, perhaps of different documents, have the same name.
    pub(crate) fn has_name_of(&self, other: &Row) -> bool {
        self.name == other.name
    }

    /// The octets of the name.
    pub(crate) const fn name_octets(&self) -> &'static [u8] {
        octets(self.name)
    }

    /// The section that defines the production.
    pub(crate) fn section(&self) -> &'static str {
        text(self.section)
    }
}

/// The octets of the string with this number.
const fn octets(number: u8) -> &'static [u8] {
    let (start, end) = (ENDS[number as usize], ENDS[number as usize + 1]);
    OCTETS.split_at(end as usize).0.split_at(start as usize).1
}

/// The string with this number.
fn text(number: u8) -> &'static str {
    let number = usize::from(number);
    &TEXT[usize::from(ENDS[number])..usize::from(ENDS[number + 1])]
}

/// The strings of all rows, one after the other.
static OCTETS: [u8; STRINGS.length()] = prefix(&STRINGS.octets);

/// [`OCTETS`], found to be text when the library is compiled.
static TEXT: &str = match core::str::from_utf8(&OCTETS) {
    Ok(text) => text,
    Err(_) => panic!("names and sections are US-ASCII"),
};

/// Where each string ends, after a 0.
static ENDS: [u16; STRINGS.count + 1] = prefix(&STRINGS.ends);

/// What the compiler collects the strings in, each once.
struct Strings {
    octets: [u8; 2048],
    ends: [u16; 256],
    count: usize,
    /// For each [`bucket`], the number of its last string, counted from 1; 0 if it has none. To compare each
    /// string with all others would take the compiler a tenth of its time for the library.
    last: [u8; 64],
    /// For each string, the number of the one before it in its bucket.
    before: [u8; 256],
}

const STRINGS: Strings = {
    let documents = [RFC3986_ROWS, RFC3987_ROWS, RFC3987BIS_ROWS, LEIRI_ROWS, URL_I18N_07_ROWS];
    let mut strings =
        Strings { octets: [0; 2048], ends: [0; 256], count: 0, last: [0; 64], before: [0; 256] };
    let mut document = 0;
    while document < documents.len() {
        let mut index = 0;
        while index < documents[document].len() {
            let Printed(name, section, _) = documents[document][index];
            strings = strings.with(name.as_bytes()).with(section.as_bytes());
            index += 1;
        }
        document += 1;
    }
    strings
};

impl Strings {
    /// The number of octets.
    const fn length(&self) -> usize {
        self.ends[self.count] as usize
    }

    /// The number of a string, or the number of strings if this is a new one.
    const fn number(&self, string: &[u8]) -> usize {
        let mut candidate = self.last[bucket(string)] as usize;
        while candidate != 0 && !self.is(candidate - 1, string) {
            candidate = self.before[candidate - 1] as usize;
        }
        if candidate == 0 { self.count } else { candidate - 1 }
    }

    /// Whether the string with number `number` equals `string`.
    const fn is(&self, number: usize, string: &[u8]) -> bool {
        let (start, end) = (self.ends[number] as usize, self.ends[number + 1] as usize);
        let mut at = 0;
        while at < string.len() && start + at < end && self.octets[start + at] == string[at] {
            at += 1;
        }
        at == string.len() && start + at == end
    }

    /// The strings, with this one added if it is new.
    const fn with(mut self, string: &[u8]) -> Self {
        if self.number(string) == self.count {
            let (start, mut at) = (self.length(), 0);
            while at < string.len() {
                self.octets[start + at] = string[at];
                at += 1;
            }
            let bucket = bucket(string);
            self.before[self.count] = self.last[bucket];
            self.count += 1;
            self.last[bucket] = self.count as u8;
            self.ends[self.count] = (start + at) as u16;
        }
        self
    }
}

/// The bucket of a string, by its first and last octets and its length.
const fn bucket(string: &[u8]) -> usize {
    match string {
        [first, .., last] => (*first as usize + 7 * *last as usize + string.len()) % 64,
        [only] => *only as usize % 64,
        [] => 0,
    }
}

/// The first elements of an array.
const fn prefix<T: Copy, const N: usize, const M: usize>(all: &[T; N]) -> [T; M] {
    let mut first = [all[0]; M];
    let mut index = 0;
    while index < M {
        first[index] = all[index];
        index += 1;
    }
    first
}

/// The rows of a document.
const fn rows<const N: usize>(printed: &[Printed]) -> [Row; N] {
    let mut rows = [Row { name: 0, section: 0, role: Other }; N];
    let mut index = 0;
    while index < N {
        let Printed(name, section, role) = printed[index];
        let name = STRINGS.number(name.as_bytes()) as u8;
        let section = STRINGS.number(section.as_bytes()) as u8;
        rows[index] = Row { name, section, role };
        index += 1;
    }
    rows
}

/// The number of rows for the rules of `core.pest`.
pub(crate) const CORE: usize = 3;

pub(crate) static RFC3986: [Row; RFC3986_ROWS.len()] = rows(RFC3986_ROWS);
pub(crate) static RFC3987: [Row; RFC3987_ROWS.len()] = rows(RFC3987_ROWS);
pub(crate) static RFC3987BIS: [Row; RFC3987BIS_ROWS.len()] = rows(RFC3987BIS_ROWS);
pub(crate) static LEIRI: [Row; LEIRI_ROWS.len()] = rows(LEIRI_ROWS);
pub(crate) static URL_I18N_07: [Row; URL_I18N_07_ROWS.len()] = rows(URL_I18N_07_ROWS);

const RFC3986_ROWS: &[Printed] = &[
    row("ALPHA", "B.1", Other),
    row("DIGIT", "B.1", Other),
    row("HEXDIG", "B.1", Other),
    row("URI", "3", WithScheme),
    row("hier-part", "3", HierPart),
    row("URI-reference", "4.1", Reference),
    row("absolute-URI", "4.3", WithScheme),
    row("relative-ref", "4.2", Relative),
    row("relative-part", "4.2", Other),
    row("scheme", "3.1", Scheme),
    row("authority", "3.2", Authority),
    row("userinfo", "3.2.1", Userinfo),
    row("host", "3.2.2", Host),
    row("port", "3.2.3", Port),
    row("IP-literal", "3.2.2", IpLiteral),
    row("IPvFuture", "3.2.2", IPvFuture),
    row("IPv6address", "3.2.2", IPv6address),
    row("h16", "3.2.2", Inner),
    row("ls32", "3.2.2", Inner),
    row("IPv4address", "3.2.2", IPv4address),
    row("dec-octet", "3.2.2", Other),
    row("reg-name", "3.2.2", RegName),
    row("path", "3.3", Path),
    row("path-abempty", "3.3", PathAbempty),
    row("path-absolute", "3.3", PathAbsolute),
    row("path-noscheme", "3.3", PathNoscheme),
    row("path-rootless", "3.3", PathRootless),
    row("path-empty", "3.3", PathEmpty),
    row("segment", "3.3", Other),
    row("segment-nz", "3.3", Other),
    row("segment-nz-nc", "3.3", SegmentNzNc),
    row("pchar", "3.3", Repeated),
    row("query", "3.4", Query),
    row("fragment", "3.5", Fragment),
    row("pct-encoded", "2.1", PctEncoded),
    row("unreserved", "2.3", Other),
    row("reserved", "2.2", Other),
    row("gen-delims", "2.2", Other),
    row("sub-delims", "2.2", Other),
];

/// The rows of the three documents that share most rules of RFC 3987. The arguments are the rules
/// in which they differ. `$section` is the section of the rules that refer to `ucschar`, directly
/// or not.
macro_rules! iri_documents {
    ($($name:ident $section:literal, $ucschar:expr $(, $pct_form:expr, $path_sep:expr)?;)*) => {$(
        const $name: &[Printed] = &[
            row("ALPHA", "B.1", Other),
            row("DIGIT", "B.1", Other),
            row("HEXDIG", "B.1", Other),
            row("IRI", $section, WithScheme),
            row("ihier-part", $section, HierPart),
            row("IRI-reference", $section, Reference),
            row("absolute-IRI", $section, WithScheme),
            row("irelative-ref", $section, Relative),
            row("irelative-part", $section, Other),
            row("iauthority", $section, Authority),
            row("iuserinfo", $section, Userinfo),
            row("ihost", $section, Host),
            $($pct_form,)?
            row("ireg-name", $section, RegName),
            row("ipath", $section, Path),
            row("ipath-abempty", $section, PathAbempty),
            row("ipath-absolute", $section, PathAbsolute),
            row("ipath-noscheme", $section, PathNoscheme),
            row("ipath-rootless", $section, PathRootless),
            row("ipath-empty", "2.2", PathEmpty),
            $($path_sep,)?
            row("isegment", $section, Other),
            row("isegment-nz", $section, Other),
            row("isegment-nz-nc", $section, SegmentNzNc),
            row("ipchar", $section, Repeated),
            row("iquery", $section, Query),
            row("ifragment", $section, Fragment),
            row("iunreserved", $section, Other),
            $ucschar,
            row("iprivate", "2.2", Private),
            row("scheme", "2.2", Scheme),
            row("port", "2.2", Port),
            row("IP-literal", "2.2", IpLiteral),
            row("IPvFuture", "2.2", IPvFuture),
            row("IPv6address", "2.2", IPv6address),
            row("h16", "2.2", Inner),
            row("ls32", "2.2", Inner),
            row("IPv4address", "2.2", IPv4address),
            row("dec-octet", "2.2", Other),
            row("pct-encoded", "2.2", PctEncoded),
            row("unreserved", "2.2", Other),
            row("reserved", "2.2", Other),
            row("gen-delims", "2.2", Other),
            row("sub-delims", "2.2", Other),
        ];
    )*};
}

iri_documents! {
    RFC3987_ROWS "2.2", row("ucschar", "2.2", Other);
    RFC3987BIS_ROWS "2.2", row("ucschar", "2.2", Other),
        row("pct-form", "2.2", Other), row("path-sep", "2.2", Other);
    LEIRI_ROWS "2.2 and 6.1", row("leiri-ucschar", "6.1", Other),
        row("pct-form", "2.2", Other), row("path-sep", "2.2", Other);
}

const URL_I18N_07_ROWS: &[Printed] = &[
    row("ALPHA", "B.1", Other),
    row("DIGIT", "B.1", Other),
    row("HEXDIG", "B.1", Other),
    row("IRI-reference", "2.2", Reference),
    row("absoluteIRI", "2.2", WithScheme),
    row("relativeIRI", "2.2", Relative),
    row("ihier_part", "2.2", Other),
    row("iopaque_part", "2.2", PathOpaque),
    row("iric_no_slash", "2.2", Other),
    row("inet_path", "2.2", Other),
    row("iabs_path", "2.2", PathAbsolute),
    row("irel_path", "2.2", PathNoscheme),
    row("irel_segment", "2.2", Other),
    row("iauthority", "2.2", Authority),
    row("ireg_name", "2.2", RegName),
    row("ipath_segments", "2.2", Other),
    row("isegment", "2.2", Other),
    row("iparam", "2.2", Other),
    row("ipchar", "2.2", Repeated),
    row("iquery", "2.2", Query),
    row("ifragment", "2.2", Fragment),
    row("iric", "2.2", Repeated),
    row("iunreserved", "2.2", Other),
    row("ichar", "2.2", Other),
    row("reserved", "2.2", Other),
    row("unreserved", "2.2", Other),
    row("mark", "2.2", Other),
    row("escaped", "2.2", PctEncoded),
    row("server", "2.2", Other),
    row("userinfo", "2.2", Userinfo),
    row("hostport", "2.2", Other),
    row("host", "2.2", Host),
    row("ipv6reference", "2.2", IpLiteral),
    row("hostname", "2.2", RegName),
    row("domainlabel", "2.2", Other),
    row("toplabel", "2.2", Other),
    row("IPv6address", "2.2", IPv6address),
    row("IPv4address", "2.2", IPv4address),
    row("IPv6prefix", "2.2", Other),
    row("hexpart", "2.2", Inner),
    row("hexseq", "2.2", Inner),
    row("hex4", "2.2", Inner),
    row("port", "2.2", Port),
    row("scheme", "2.2", Scheme),
    row("alphanum", "2.2", Other),
    row("alpha", "2.2", Other),
    row("lowalpha", "2.2", Other),
    row("upalpha", "2.2", Other),
];
