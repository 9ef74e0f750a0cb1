//! Checks identifiers against the catalogue.

use super::catalogue::Code;
use super::entry::{CatalogueEntry, Check, Requirement, Safety, Scope};
use super::profile::{LintProfile, Severity};
use super::subject::{Hit, Hits, Subject};
use crate::error::{Character, Error};
use crate::grammar::{Citation, Grammar};
use crate::syntax::{Component, Components, Span};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A part of an identifier that is valid but unwise.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// The entry of the catalogue.
    pub code: Code,
    /// The severity of the finding, never [`Severity::Off`].
    pub severity: Severity,
    /// The section that the finding violates: see [`LintProfile::source`].
    pub source: Requirement,
    /// The component that contains the finding.
    pub component: Component,
    /// The span of the finding in the whole text, in bytes from 0. [`Span::in_characters`] counts
    /// characters.
    pub span: Span,
    /// The distinct characters that the finding is about, at most eight; empty if it is not about
    /// characters.
    pub characters: Vec<char>,
    /// A detail of the message, such as `Latin, Cyrillic`. May be empty.
    pub detail: String,
    /// A fix, if there is one.
    pub fix: Option<Fix>,
}

impl Finding {
    /// The section of [`source`](Self::source).
    pub fn citation(&self) -> Citation {
        self.source.citation
    }
}

impl fmt::Display for Finding {
    /// Writes a message such as `the path is not in Normalization Form C: U+0301`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} {}", self.component, self.code.entry().message)?;
        for (index, c) in self.characters.iter().enumerate() {
            write!(f, "{}{}", if index == 0 { ": " } else { ", " }, Character(*c))?;
        }
        if self.detail.is_empty() { Ok(()) } else { write!(f, ": {}", self.detail) }
    }
}

/// A replacement for a part of the text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Fix {
    /// The span of the part in the whole text, in bytes from 0.
    pub span: Span,
    /// The new text of the part.
    pub replacement: String,
    /// Whether the fix is safe.
    pub safety: Safety,
}

impl Fix {
    /// Applies the fix to the text.
    ///
    /// # Panics
    ///
    /// If the span is not within `text`, or not at character boundaries.
    pub fn apply(&self, text: &str) -> String {
        [&text[..self.span.start], &self.replacement, &text[self.span.end..]].concat()
    }
}

/// Finds parts of identifiers that are valid but unwise.
///
/// ```
/// use iri_grammar::lint::{Code, Linter, LintProfile, Severity};
///
/// let text = "http://user:secret@example.org/re\u{301}sume\u{301}";
/// let findings = Linter::new(LintProfile::Rfc3987).lint(text)?;
/// let [password, non_nfc] = findings.as_slice() else { panic!() };
/// assert_eq!((password.code, password.severity), (Code::Password, Severity::Warning));
/// assert_eq!(password.span.slice(text), ":secret");
/// assert_eq!(non_nfc.citation().to_string(), "RFC 3987 section 5.3.2.2");
/// let fixed = non_nfc.fix.as_ref().unwrap().apply(text);
/// assert_eq!(fixed, "http://user:secret@example.org/r\u{e9}sum\u{e9}");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Linter {
    /// The severity of each entry, at its index in [`Code::ALL`].
    severities: Vec<Severity>,
    /// The section that each entry cites, at its index in [`Code::ALL`].
    sources: Vec<Requirement>,
    grammar: Grammar,
    /// Whether scripts are compared within whole components instead of words.
    whole_components: bool,
    /// The enabled entries, grouped by scope.
    scopes: Vec<(Scope, Codes)>,
    /// The rules from outside of the library.
    rules: Vec<Rule>,
}

/// A rule from outside of the library: calls the function with each hit in these components, which the
/// grammar has accepted.
pub type Rule = fn(Grammar, Components<'_>, &mut dyn FnMut(RuleHit));

/// What a [`Rule`] has found.
///
/// ```
/// use iri_grammar::lint::{Code, RuleHit};
/// use iri_grammar::{Document, Span};
///
/// // In `coap:///a`, a host is missing.
/// let hit = RuleHit {
///     code: Code::SchemeGrammar,
///     citation: Some(Document::Rfc(7252).section("6.1")),
///     span: Span { start: 7, end: 7 },
///     detail: "the host is empty".into(),
/// };
/// assert_eq!(hit.code.to_string(), "I601");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleHit {
    /// The entry of the catalogue, whose severity decides whether this becomes a finding.
    pub code: Code,
    /// The section that the part violates; `None` if it is the one of the catalogue.
    pub citation: Option<Citation>,
    /// The span of the part, in bytes. An empty span is the place where something is missing. If the entry
    /// has a fix, it replaces this part.
    pub span: Span,
    /// A detail of the message. May be empty.
    pub detail: String,
}

/// A set of entries: one bit for each, at its index in [`Code::ALL`].
type Codes = u128;

const _: () = assert!(Code::ALL.len() <= Codes::BITS as usize);

/// Entries whose classes share characters, the most specific first. The first enabled entry
/// reports a shared character. A later entry reports it again only if its severity is higher.
static PRECEDENCE: [Code; 17] = [
    Code::ControlCharacter,
    Code::BidiFormatting,
    Code::LaterBidiFormatting,
    Code::SpaceLookAlike,
    Code::DelimiterLookAlike,
    Code::FullWidthLatin,
    Code::FullWidthAscii,
    Code::HalfWidthKatakana,
    Code::LegacyControl,
    Code::LegacySpecial,
    Code::Tag,
    Code::NonCharacter,
    Code::ExcludedByNameprep,
    Code::NonNfkc,
    Code::PresentationForm,
    Code::Symbol,
    Code::Invisible,
];

/// Entries with different fixes for one place: the first gives way to the second, unless its severity
/// is higher. The place can be a whole component, from the first hit in it to the last.
static RIVALS: [(Code, Code); 11] = [
    (Code::LowerCaseHex, Code::EncodedUnreserved),
    (Code::LowerCaseHex, Code::DotSegments),
    (Code::LowerCaseHex, Code::UpperCaseHost),
    (Code::EncodedUnreserved, Code::DotSegments),
    (Code::EncodedUnreserved, Code::UpperCaseHost),
    (Code::UpperCaseHost, Code::AceLabel),
    (Code::NotNameprep, Code::NonNfc),
    (Code::NotNameprep, Code::FullWidthLatin),
    // This fix changes the identifier.
    (Code::NonNfc, Code::LowerCaseHex),
    (Code::NonNfc, Code::EncodedUnreserved),
    (Code::NonNfc, Code::DotSegments),
];

impl Linter {
    /// Uses the severities of a profile, and the grammar of the document that the profile is named
    /// after. Profiles that are not named after a document use the grammar of RFC 3987.
    pub fn new(profile: LintProfile) -> Self {
        let grammar = match profile {
            LintProfile::Rfc3986 => Grammar::Rfc3986,
            LintProfile::Rfc3987bis => Grammar::Rfc3987bis,
            LintProfile::UrlI18n07 => Grammar::UrlI18n07,
            _ => Grammar::Rfc3987,
        };
        let severities: Vec<_> = Code::ALL.iter().map(|code| profile.severity(*code)).collect();
        let sources = Code::ALL.iter().map(|code| profile.source(*code)).collect();
        let whole_components = profile == LintProfile::Strict;
        let scopes = scopes(&severities);
        Linter { severities, sources, grammar, whole_components, scopes, rules: Vec::new() }
    }

    /// Sets another grammar. The entries of 3987bis section 6.3 about Legacy Extended IRIs apply
    /// only with [`Grammar::Leiri`]. The entries about characters that draft-masinter-url-i18n-07
    /// section 3.1 forbids and later documents allow apply only with [`Grammar::UrlI18n07`].
    #[must_use]
    pub fn grammar(mut self, grammar: Grammar) -> Self {
        self.grammar = grammar;
        self
    }

    /// Sets the severity of an entry.
    #[must_use]
    pub fn with(mut self, code: Code, severity: Severity) -> Self {
        self.severities[code as usize] = severity;
        self.scopes = scopes(&self.severities);
        self
    }

    /// Adds a rule from outside of the library. The entries about schemes, whose numbers are above 500, have
    /// no other checks: `iri_schemes::lint_rule` finds all of them.
    ///
    /// ```
    /// use iri_grammar::lint::{Code, LintProfile, Linter, RuleHit};
    /// use iri_grammar::{Document, Span};
    ///
    /// let linter = Linter::new(LintProfile::Rfc3987).with_rule(|_, components, found| {
    ///     if components.scheme() == Some("acme") && components.path().text().is_empty() {
    ///         found(RuleHit {
    ///             code: Code::SchemeGrammar,
    ///             citation: Some(Document::Rfc(3986).section("3.1")),
    ///             span: Span { start: 5, end: 5 },
    ///             detail: "a number is missing".into(),
    ///         });
    ///     }
    /// });
    /// let finding = &linter.lint("acme:")?[0];
    /// assert_eq!((finding.code, finding.detail.as_str()), (Code::SchemeGrammar, "a number is missing"));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[must_use]
    pub fn with_rule(mut self, rule: Rule) -> Self {
        self.rules.push(rule);
        self
    }

    /// The severity of an entry.
    pub fn severity(&self, code: Code) -> Severity {
        self.severities[code as usize]
    }

    /// Checks an identifier or reference. Returns the findings in the order of the text.
    ///
    /// # Errors
    ///
    /// If the grammar does not accept the text as a reference.
    pub fn lint(&self, text: &str) -> Result<Vec<Finding>, Error> {
        Ok(self.lint_components(self.grammar.reference().components(text)?))
    }

    /// Checks an identifier that is already parsed, by any grammar.
    pub fn lint_components(&self, components: Components<'_>) -> Vec<Finding> {
        let mut findings = Vec::new();
        self.for_each_finding(components, |finding| findings.push(finding));
        findings.sort_by_key(|finding| finding.span.start);
        findings
    }

    /// Calls `found` with each finding instead of collecting them, since a text may have very many.
    /// The findings are grouped by entry.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    /// use iri_grammar::lint::{Code, LintProfile, Linter, Severity};
    ///
    /// let text = "e\u{301}".to_owned() + &"/con".repeat(1000);
    /// let reference = IriReference::new(&text)?;
    /// let mut count = 0;
    /// let linter = Linter::new(LintProfile::Rfc3987).with(Code::DeviceName, Severity::Note);
    /// linter.for_each_finding(reference.components(), |_| count += 1);
    /// assert_eq!(count, linter.lint_components(reference.components()).len());
    /// assert!(count >= 1000);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn for_each_finding(&self, components: Components<'_>, mut found: impl FnMut(Finding)) {
        let mut subject = Subject::new(components, self.grammar, self.whole_components);
        let scopes = self.scopes.iter().filter(|(scope, _)| is_in_scope(&subject, *scope));
        let codes = scopes.fold(0, |all, (_, codes)| all | codes);
        subject.decodes_unreserved =
            self.stronger_rivals(Code::LowerCaseHex, codes).any(|it| it == Code::EncodedUnreserved);
        // The entries still to check: the bit at an index stands for `Code::ALL` at this index.
        let mut remaining = codes;
        while remaining != 0 {
            let index = remaining.trailing_zeros() as usize;
            // Clears the lowest bit.
            remaining &= remaining - 1;
            let code = Code::ALL[index];
            let source = self.sources[index];
            let severity = self.severities[index];
            // The fixes of stronger rivals, once there is a finding with a fix.
            let mut rivals: Option<Vec<Fix>> = None;
            self.check(code, codes, &subject, |hit, fix| {
                let is_beaten = fix.as_ref().is_some_and(|fix| {
                    let rivals = rivals.get_or_insert_with(|| {
                        self.fixes(self.stronger_rivals(code, codes), codes, &subject)
                    });
                    let first = rivals.partition_point(|it| sort_key(it.span) < sort_key(fix.span));
                    let mut at_same_place =
                        rivals[first..].iter().take_while(|it| it.span == fix.span);
                    at_same_place.any(|it| it.replacement != fix.replacement)
                });
                if !is_beaten {
                    let Hit { component, span, fixed: _, characters, detail } = hit;
                    found(Finding {
                        code,
                        severity,
                        source,
                        component,
                        span,
                        characters,
                        detail,
                        fix,
                    });
                }
            });
        }
        self.apply_rules(&subject, &mut found);
    }

    /// Calls `found` with each finding of the rules from outside.
    fn apply_rules(&self, subject: &Subject<'_>, found: &mut dyn FnMut(Finding)) {
        let components = subject.components;
        let mut add = |hit: RuleHit| {
            let RuleHit { code, citation, span, detail } = hit;
            let severity = self.severity(code);
            if severity == Severity::Off {
                return;
            }
            let component = component_at(components, span);
            let source = self.sources[code as usize];
            let source = Requirement { citation: citation.unwrap_or(source.citation), ..source };
            let hit = Hit { component, span, fixed: Some(span), characters: Vec::new(), detail };
            let fix = fix_for(&hit, code.entry(), subject);
            let Hit { characters, detail, .. } = hit;
            found(Finding { code, severity, source, component, span, characters, detail, fix });
        };
        for rule in &self.rules {
            rule(components.production().grammar(), components, &mut add);
        }
    }

    /// The entries among `codes` to which this one gives way.
    fn stronger_rivals(&self, code: Code, codes: Codes) -> impl Iterator<Item = Code> {
        let rivals = RIVALS.iter().filter_map(move |&(weaker, stronger)| {
            let is_reversed = self.severity(weaker) > self.severity(stronger);
            let (weaker, stronger) =
                if is_reversed { (stronger, weaker) } else { (weaker, stronger) };
            (weaker == code).then_some(stronger)
        });
        rivals.filter(move |rival| codes >> (*rival as usize) & 1 == 1)
    }

    /// The fixes of these entries, in the order of their spans.
    fn fixes(
        &self,
        entries: impl Iterator<Item = Code>,
        codes: Codes,
        subject: &Subject<'_>,
    ) -> Vec<Fix> {
        let mut fixes = Vec::new();
        for code in entries {
            self.check(code, codes, subject, |_, fix| fixes.extend(fix));
        }
        fixes.sort_by_key(|fix| sort_key(fix.span));
        fixes
    }

    /// Calls `found` with each hit of an entry, and its fix. `codes` are the entries that are checked.
    fn check(
        &self,
        code: Code,
        codes: Codes,
        subject: &Subject<'_>,
        mut found: impl FnMut(Hit, Option<Fix>),
    ) {
        let (entry, severity) = (code.entry(), self.severity(code));
        // Entries about characters apply to US-ASCII characters only in Legacy Extended IRIs,
        // so in other US-ASCII texts no entry has to yield to another.
        let preceding = if subject.is_ascii && self.grammar != Grammar::Leiri {
            &[]
        } else {
            preceding_entries(code)
        };
        // Whether another checked entry reports the character, so that this one does not.
        let reports = |other: Code, component, c| {
            self.severity(other) >= severity
                && codes >> (other as usize) & 1 == 1
                && other.entry().is_about(component, c)
        };
        let is_about = |component, c| {
            entry.is_about(component, c)
                && !preceding.iter().any(|other| reports(*other, component, c))
        };
        let mut report = |hit| {
            let fix = fix_for(&hit, entry, subject);
            found(hit, fix);
        };
        run_check(entry, is_about, subject, &mut Hits(&mut report));
    }
}

/// The value by which spans are sorted.
fn sort_key(Span { start, end }: Span) -> (usize, usize) {
    (start, end)
}

/// The component that has this span; without one, the last component that contains the start of the span. A
/// query and a fragment also contain their delimiters.
fn component_at(components: Components<'_>, span: Span) -> Component {
    let spans = components.spans();
    let is_whole = |component: &Component| spans[*component] == Some(span);
    let contains_start = |component: &Component| {
        let delimiter = usize::from(matches!(component, Component::Query | Component::Fragment));
        spans[*component]
            .is_some_and(|it| it.start - delimiter <= span.start && span.start <= it.end)
    };
    let mut all = Component::ALL.into_iter();
    let whole = all.clone().rfind(is_whole);
    whole.or_else(|| all.rfind(contains_start)).unwrap_or(Component::Path)
}

/// The entries before this one in [`PRECEDENCE`]; none if it is not in the list.
fn preceding_entries(code: Code) -> &'static [Code] {
    let rank = PRECEDENCE.iter().position(|other| *other == code).unwrap_or(0);
    &PRECEDENCE[..rank]
}

/// The fix for a hit; `None` if the hit or the entry has no fix for this text, or if the fixed
/// identifier would be invalid or differ in another component.
fn fix_for(hit: &Hit, entry: &CatalogueEntry, subject: &Subject<'_>) -> Option<Fix> {
    let (safety, repair) = entry.repair?;
    let span = hit.fixed?;
    let replacement = repair(span.slice(subject.text))?;
    let fix = Fix { span, replacement, safety };
    keeps_other_components(&fix, hit.component, subject).then_some(fix)
}

/// Groups the enabled entries by scope. The entry at an index of [`Code::ALL`] is the bit at this
/// index of [`Codes`].
fn scopes(severities: &[Severity]) -> Vec<(Scope, Codes)> {
    let mut scopes: Vec<(Scope, Codes)> = Vec::new();
    for (index, code) in Code::ALL.iter().enumerate() {
        let scope = code.entry().scope;
        let codes = Codes::from(severities[index] != Severity::Off) << index;
        match scopes.iter_mut().find(|(other, _)| *other == scope) {
            Some((_, all)) => *all |= codes,
            None => scopes.push((scope, codes)),
        }
    }
    scopes
}

/// Whether the fixed text is valid, and all components except `component`, which has the fix, stay
/// unchanged.
fn keeps_other_components(fix: &Fix, component: Component, subject: &Subject<'_>) -> bool {
    let fixed = fix.apply(subject.text);
    subject.components.production().components(&fixed).is_ok_and(|parsed| {
        let (before, after) = (subject.components.texts(), parsed.texts());
        let stays = |other| other == component || before[other] == after[other];
        Component::ALL.into_iter().all(stays) && parsed.is_opaque() == subject.is_opaque()
    })
}

/// Whether an entry with this scope can apply to the identifier.
#[inline]
fn is_in_scope(subject: &Subject<'_>, scope: Scope) -> bool {
    match scope {
        Scope::All => true,
        Scope::NonAscii => !subject.is_ascii,
        Scope::Encoded(octets) => subject.encoded.intersects(octets),
        Scope::Has(component) => subject.has(component),
        Scope::UnusualHost => subject.has_unusual_host,
        Scope::Leiri => subject.grammar == Grammar::Leiri,
        Scope::UrlI18n07 => subject.grammar == Grammar::UrlI18n07 && !subject.is_ascii,
    }
}

/// Checks the identifier for one entry. If the entry checks single characters, `is_about` decides
/// about a character of a component.
fn run_check(
    entry: &CatalogueEntry,
    is_about: impl Fn(Component, char) -> bool,
    subject: &Subject<'_>,
    hits: &mut Hits<'_>,
) {
    match entry.check {
        Check::Class(_) | Check::Characters(_) => {
            let with_ascii = entry.scope == Scope::Leiri;
            for part in subject.parts().filter(|part| with_ascii || !part.text.is_ascii()) {
                let is_hit = |c: char| (with_ascii || !c.is_ascii()) && is_about(part.component, c);
                hits.add_characters(part, is_hit);
            }
        }
        Check::Part(find) => find(subject).into_iter().for_each(|part| hits.add_part(part)),
        Check::Finds(find_all) => find_all(subject, hits),
        Check::Rule => {}
    }
}
