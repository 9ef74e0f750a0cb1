//! The input of the checks ([`Subject`]), and their output ([`Hits`]).

use crate::bidi::{ComponentKind, Structure, Violation, is_rtl, split};
use crate::grammar::Grammar;
use crate::host::is_plain_name;
use crate::syntax::{Component, Components, HostForm, Parts, Span};
use crate::text::decoded_octet_at;
use alloc::string::String;
use alloc::vec::Vec;

/// An identifier to check.
pub(super) struct Subject<'t> {
    pub(super) text: &'t str,
    spans: Parts<Span>,
    scheme: Option<&'t str>,
    /// Whether there is a host that is not a plain name of letters, digits and hyphens.
    pub(super) has_unusual_host: bool,
    pub(super) components: Components<'t>,
    pub(super) grammar: Grammar,
    /// Whether scripts are compared within whole components instead of words.
    pub(super) whole_components: bool,
    pub(super) is_ascii: bool,
    /// The octets that are percent-encoded.
    pub(super) encoded: Octets,
    /// Whether the entry about percent-encoded unreserved characters is checked, whose fix decodes them. The entry
    /// about lower-case digits then leaves them out.
    pub(super) decodes_unreserved: bool,
}

/// A set of octets: one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Octets([u128; 2]);

impl Octets {
    pub(super) const ALL: Octets = Octets([u128::MAX; 2]);
    pub(super) const NON_ASCII: Octets = Octets([0, u128::MAX]);

    /// The set of these octets.
    pub(super) const fn new(octets: &[u8]) -> Self {
        let (mut set, mut index) = (Octets([0; 2]), 0);
        while index < octets.len() {
            set = set.with(octets[index]);
            index += 1;
        }
        set
    }

    const fn with(mut self, octet: u8) -> Self {
        self.0[(octet >> 7) as usize] |= 1 << (octet & 0x7f);
        self
    }

    /// The octets whose percent-encodings a text contains.
    fn encoded_in(text: &str) -> Self {
        let signs = text.match_indices('%').map(|(at, _)| at);
        let octets = signs.filter_map(|at| decoded_octet_at(&text.as_bytes()[at..]));
        octets.fold(Octets::default(), Octets::with)
    }

    pub(super) fn intersects(self, other: Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) != 0
    }
}

/// A component of the identifier, or a part of a component.
#[derive(Clone, Copy)]
pub(super) struct Part<'t> {
    pub(super) component: Component,
    pub(super) span: Span,
    pub(super) text: &'t str,
}

impl<'t> Part<'t> {
    /// The subpart between two offsets in bytes, relative to the beginning of this part.
    pub(super) fn inner(self, start: usize, end: usize) -> Part<'t> {
        let span = Span { start: self.span.start + start, end: self.span.start + end };
        Part { span, text: &self.text[start..end], ..self }
    }

    /// Splits the part at the characters for which `delimiter` returns true.
    pub(super) fn split(self, delimiter: fn(char) -> bool) -> impl Iterator<Item = Part<'t>> {
        let whole = Span { start: 0, end: self.text.len() };
        split(self.text, whole, delimiter).map(move |span| self.inner(span.start, span.end))
    }
}

impl<'t> Subject<'t> {
    /// The identifier that has these components, to be checked by the entries of the catalogue that
    /// apply to `grammar`. With `whole_components`, the scripts of a whole component are compared,
    /// otherwise those of each word.
    pub(super) fn new(
        components: Components<'t>,
        grammar: Grammar,
        whole_components: bool,
    ) -> Self {
        let text = components.text();
        Subject {
            text,
            spans: components.spans(),
            scheme: components.scheme(),
            has_unusual_host: components.host().is_some_and(|host| !is_plain_name(host.text())),
            components,
            grammar,
            whole_components,
            is_ascii: text.is_ascii(),
            encoded: Octets::encoded_in(text),
            decodes_unreserved: false,
        }
    }

    /// The part of this component at this span of the whole text.
    pub(super) fn part(&self, component: Component, span: Span) -> Part<'t> {
        Part { component, span, text: span.slice(self.text) }
    }

    fn component(&self, component: Component) -> Option<Part<'t>> {
        self.spans[component].map(|span| self.part(component, span))
    }

    /// The part, extended by the delimiter before it.
    pub(super) fn with_delimiter(&self, part: Part<'t>) -> Part<'t> {
        self.part(part.component, Span { start: part.span.start - 1, ..part.span })
    }

    pub(super) fn scheme(&self) -> Option<Part<'t>> {
        self.component(Component::Scheme)
    }

    /// Whether the scheme is this one, ignoring case (RFC 3986 §3.1).
    pub(super) fn has_scheme(&self, name: &str) -> bool {
        self.scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case(name))
    }

    pub(super) fn userinfo(&self) -> Option<Part<'t>> {
        self.component(Component::Userinfo)
    }

    pub(super) fn has(&self, component: Component) -> bool {
        self.spans[component].is_some()
    }

    pub(super) fn host(&self) -> Option<Part<'t>> {
        self.component(Component::Host)
    }

    /// The alternative of the production `host` that the host matches.
    pub(super) fn host_form(&self) -> Option<HostForm> {
        self.components.host().map(|host| host.form())
    }

    /// The host, if it is a reg-name, even an empty one.
    pub(super) fn reg_name(&self) -> Option<Part<'t>> {
        self.host().filter(|_| self.host_form() == Some(HostForm::RegName))
    }

    pub(super) fn port(&self) -> Option<Part<'t>> {
        self.component(Component::Port)
    }

    pub(super) fn path(&self) -> Part<'t> {
        self.part(Component::Path, self.spans[Component::Path].unwrap_or_default())
    }

    pub(super) fn is_opaque(&self) -> bool {
        self.components.is_opaque()
    }

    pub(super) fn query(&self) -> Option<Part<'t>> {
        self.component(Component::Query)
    }

    pub(super) fn fragment(&self) -> Option<Part<'t>> {
        self.component(Component::Fragment)
    }

    /// The components that can contain non-ASCII characters or percent-encodings.
    pub(super) fn parts(&self) -> impl Iterator<Item = Part<'t>> {
        [self.userinfo(), self.host(), Some(self.path()), self.query(), self.fragment()]
            .into_iter()
            .flatten()
    }

    /// The segments of the path; an opaque path is one segment.
    pub(super) fn segments(&self) -> impl Iterator<Item = Part<'t>> {
        self.path().split(if self.is_opaque() { |_| false } else { |c| c == '/' })
    }

    /// The violations of RFC 3987 §4.2, and those of §4.1 if the text has right-to-left characters:
    /// other texts do not violate §4.2 and are not divided. Marks at the end are allowed, since
    /// vocalized words need them.
    pub(super) fn violations(&self) -> impl Iterator<Item = Violation> + use<'t> {
        let structure = DIVIDED.marks_at_the_end(true);
        let may_violate = !self.is_ascii && self.text.contains(is_rtl);
        let components = may_violate.then_some(self.components);
        components.into_iter().flat_map(move |components| structure.each_violation(components))
    }

    /// The components of RFC 3987 §4.2, with each label of a reg-name as a component.
    pub(super) fn smallest_parts(&self) -> impl Iterator<Item = Part<'t>> {
        self.parts_by(Structure::new())
    }

    /// The [`smallest_parts`](Self::smallest_parts), with names and values of the query and
    /// extensions as components too.
    pub(super) fn divided_parts(&self) -> impl Iterator<Item = Part<'t>> {
        self.parts_by(DIVIDED)
    }

    /// The components of RFC 3987 §4.2 that this structure divides the identifier into.
    fn parts_by(&self, structure: Structure<'_>) -> impl Iterator<Item = Part<'t>> {
        let divides_reg_name = true;
        let components = structure.components_with(self.components, divides_reg_name);
        components.into_iter().map(|(kind, span)| self.part(component_of(kind), span))
    }
}

/// Makes names, values and extensions components. RFC 3987 §4.2: names and values of a query are
/// components "for the usual name/value syntax", and the extensions of a resource name "can be
/// treated as separate components".
const DIVIDED: Structure<'_> = Structure::new().names_and_values(true).extensions(true);

/// The component of the generic syntax that contains a component of this kind.
pub(super) fn component_of(kind: ComponentKind) -> Component {
    match kind {
        ComponentKind::Userinfo => Component::Userinfo,
        ComponentKind::RegName | ComponentKind::Label => Component::Host,
        ComponentKind::Segment | ComponentKind::Extension => Component::Path,
        ComponentKind::Query | ComponentKind::QueryName | ComponentKind::QueryValue => {
            Component::Query
        }
        ComponentKind::Fragment => Component::Fragment,
    }
}

/// A part that a check has found.
pub(super) struct Hit {
    pub(super) component: Component,
    /// The span of the part.
    pub(super) span: Span,
    /// The span that a fix replaces; `None` if there is no fix.
    pub(super) fixed: Option<Span>,
    /// The distinct characters that the hit is about; empty if it is not about characters.
    pub(super) characters: Vec<char>,
    /// A detail for the message; may be empty.
    pub(super) detail: String,
}

impl Hit {
    /// A hit on a whole part, without details.
    fn new(Part { component, span, .. }: Part<'_>) -> Self {
        let (characters, detail) = (Vec::new(), String::new());
        Hit { component, span, fixed: Some(span), characters, detail }
    }

    /// A hit on the characters of the part for which `is_hit` returns true; `None` if there are
    /// none. Its span extends from the first to the last of these characters.
    pub(super) fn on_characters(part: Part<'_>, is_hit: impl Fn(char) -> bool) -> Option<Self> {
        let mut characters = Vec::new();
        let mut range: Option<(usize, usize)> = None;
        for (at, c) in part.text.char_indices().filter(|(_, c)| is_hit(*c)) {
            range = Some((range.map_or(at, |(start, _)| start), at + c.len_utf8()));
            // The limit keeps the list from taking more memory than the text.
            if characters.len() < MAX_CHARACTERS && !characters.contains(&c) {
                characters.push(c);
            }
        }
        let (start, end) = range?;
        Some(Hit { characters, ..Hit::new(part.inner(start, end)) })
    }
}

/// The maximum number of characters that a finding lists.
const MAX_CHARACTERS: usize = 8;

/// The receiver of hits. It passes each one on and stores none, since a text may have very many.
pub(super) struct Hits<'f>(pub(super) &'f mut dyn FnMut(Hit));

impl Hits<'_> {
    pub(super) fn add(&mut self, hit: Hit) {
        (self.0)(hit);
    }

    /// Adds a hit on a whole part.
    pub(super) fn add_part(&mut self, part: Part<'_>) {
        self.add(Hit::new(part));
    }

    /// Adds a hit on a whole part, with a detail for the message.
    pub(super) fn add_part_with(&mut self, part: Part<'_>, detail: impl Into<String>) {
        self.add(Hit { detail: detail.into(), ..Hit::new(part) });
    }

    /// Adds a hit on a whole part that has no fix.
    pub(super) fn add_part_without_fix(&mut self, part: Part<'_>) {
        self.add(Hit { fixed: None, ..Hit::new(part) });
    }

    /// Adds a hit on the characters of the part for which `is_hit` returns true, if there are any.
    pub(super) fn add_characters(&mut self, part: Part<'_>, is_hit: impl Fn(char) -> bool) {
        Hit::on_characters(part, is_hit).into_iter().for_each(|hit| self.add(hit));
    }

    /// Adds a hit that extends from the start of the first range to the end of the last one, if
    /// there are any. A range is a start and an end in bytes of the part.
    pub(super) fn add_ranges(
        &mut self,
        part: Part<'_>,
        mut ranges: impl Iterator<Item = (usize, usize)>,
    ) {
        let Some((start, first_end)) = ranges.next() else { return };
        let end = ranges.last().map_or(first_end, |(_, end)| end);
        self.add_part(part.inner(start, end));
    }
}
