//! The grammars, and every production of every document: its name as printed, the section
//! that defines it, and its role in an identifier. The rows have the order of the rules
//! in `core.pest`, followed by those in the `.pest` file of the document.
//!
//! `crates/proofs` includes this file without the rest of the library.

use Role::*;

/// Calls a macro with a row for each grammar: its value of [`Grammar`](super::Grammar), the name of
/// its generated modules, its rows, its file.
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

/// A production as printed.
#[derive(Debug)]
pub(crate) struct Row {
    name: Short<14>,
    section: Short<11>,
    /// The role in an identifier.
    pub(crate) role: Role,
}

/// Makes a row.
const fn row(name: &str, section: &str, role: Role) -> Row {
    Row { name: Short::new(name), section: Short::new(section), role }
}

impl Row {
    /// The name as printed.
    pub(crate) const fn name(&self) -> &str {
        self.name.as_str()
    }

    /// The octets of the name.
    pub(crate) fn name_octets(&self) -> &[u8] {
        &self.name.text[..usize::from(self.name.length)]
    }

    /// The section that defines the production.
    pub(crate) const fn section(&self) -> &str {
        self.section.as_str()
    }
}

/// A string of at most `N` bytes, stored in place. A program that uses one production contains the
/// rows of all productions; with `&str` it would have to relocate an address for each string.
#[derive(Debug)]
struct Short<const N: usize> {
    length: u8,
    text: [u8; N],
}

impl<const N: usize> Short<N> {
    /// Copies a string of at most `N` bytes.
    const fn new(from: &str) -> Self {
        let (mut text, mut length) = ([0; N], 0);
        while length < from.len() {
            text[length] = from.as_bytes()[length];
            length += 1;
        }
        Short { length: length as u8, text }
    }

    /// The string.
    const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.text.split_at(self.length as usize).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

/// The number of rows for the rules of `core.pest`.
pub(crate) const CORE: usize = 3;

pub(crate) static RFC3986: [Row; CORE + 36] = [
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
    ($($name:ident [$count:literal] $section:literal, $ucschar:expr $(, $pct_form:expr, $path_sep:expr)?;)*) => {$(
        pub(crate) static $name: [Row; CORE + $count] = [
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
    RFC3987 [39] "2.2", row("ucschar", "2.2", Other);
    RFC3987BIS [41] "2.2", row("ucschar", "2.2", Other),
        row("pct-form", "2.2", Other), row("path-sep", "2.2", Other);
    LEIRI [41] "2.2 and 6.1", row("leiri-ucschar", "6.1", Other),
        row("pct-form", "2.2", Other), row("path-sep", "2.2", Other);
}

pub(crate) static URL_I18N_07: [Row; CORE + 45] = [
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
