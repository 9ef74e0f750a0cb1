//! Reads ABNF: RFC 5234 section 4 with RFC 7405 section 2.2. Lines end with LF or CR LF, and
//! comments may contain any character.

use super::chars::CharSet;
use super::error::{GrammarError, MORE};
use super::expr::{Expr, folded, is_in_rulename};
use super::order::DEEPEST_BRACKETS;
use super::prose::{explained_tags, with_rfc_numbers};
use std::mem::take;
use std::ops::Range;

/// A character outside of comments.
pub(super) struct CodeCharacter {
    /// Its byte index in the text.
    pub at: usize,
    pub character: char,
    /// Whether it is in a string or a prose value, and not a quotation mark or an angle bracket.
    pub is_quoted: bool,
}

/// Returns the characters outside of comments. A line end ends a comment, a string and a prose
/// value.
pub(super) fn outside_comments(text: &str) -> impl Iterator<Item = CodeCharacter> + '_ {
    // `close` is the character that ends the open string or prose value.
    let (mut close, mut in_comment) = (None, false);
    text.char_indices().filter_map(move |(at, character)| {
        let mut is_quoted = false;
        match (close, character) {
            (_, '\n') => (close, in_comment) = (None, false),
            _ if in_comment => return None,
            (Some(end), _) if end == character => close = None,
            (Some(_), _) => is_quoted = true,
            (None, '"') => close = Some('"'),
            (None, '<') => close = Some('>'),
            (None, ';') => {
                in_comment = true;
                return None;
            }
            (None, _) => {}
        }
        Some(CodeCharacter { at, character, is_quoted })
    })
}

/// Returns a line without its comment.
pub(super) fn without_comment(line: &str) -> &str {
    let end = outside_comments(line).last().map_or(0, |last| last.at + last.character.len_utf8());
    &line[..end]
}

/// The greatest number of rounds of a repetition that is read: each round copies the expression.
pub(super) const LONGEST_REPETITION: usize = 1000;

/// The most parts of the expression of a list. A list has its element twice, so that lists within
/// lists double with each level.
const LARGEST_LIST: usize = 1000;

/// The core rules (RFC 5234 Appendix B.1), which a grammar may use without defining them.
pub(super) const CORE_RULES: &str = r#"
ALPHA = %x41-5A / %x61-7A
BIT = "0" / "1"
CHAR = %x01-7F
CR = %x0D
CRLF = CR LF
CTL = %x00-1F / %x7F
DIGIT = %x30-39
DQUOTE = %x22
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
HTAB = %x09
LF = %x0A
LWSP = *(WSP / CRLF WSP)
OCTET = %x00-FF
SP = %x20
VCHAR = %x21-7E
WSP = SP / HTAB
"#;

/// Options for reading an ABNF.
///
/// ```
/// use abnf_lab::{AbnfOptions, Lists};
///
/// let list = ["a = 1#\"x\"\n"];
/// let sent = AbnfOptions::new().read(&list).unwrap();
/// let received = AbnfOptions::new().lists(Lists::Recipient).read(&list).unwrap();
/// assert!(sent.parser().matches("a", "x, x").unwrap());
/// assert!(!sent.parser().matches("a", "x,,x").unwrap());
/// assert!(received.parser().matches("a", "x,,x").unwrap());
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub struct AbnfOptions {
    pub(super) lists: Lists,
    pub(super) bars: bool,
    pub(super) octets: bool,
}

/// The meaning of `#rule`, the list of RFC 9110 section 5.6.1.
///
/// ```
/// use abnf_lab::Lists;
///
/// assert_eq!(Lists::default(), Lists::Sender);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Lists {
    /// "In any production that uses the list construct, a sender MUST NOT generate empty list
    /// elements" (RFC 9110 section 5.6.1.1).
    #[default]
    Sender,
    /// "A recipient MUST parse and ignore a reasonable number of empty list elements" (RFC 9110
    /// section 5.6.1.2). The list may then consist of empty elements only: its minimum has no
    /// effect.
    Recipient,
}

impl AbnfOptions {
    /// The default options: lists as a sender generates them.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the meaning of `#rule`.
    #[must_use]
    pub fn lists(mut self, lists: Lists) -> Self {
        self.lists = lists;
        self
    }

    /// Sets whether `|` also separates alternatives, as in RFC 2616 section 2.1, and `<">` is the
    /// double quote mark (section 2.2). The white space that RFC 2616 implies between words is not
    /// added.
    ///
    /// ```
    /// use abnf_lab::AbnfOptions;
    ///
    /// let grammar = AbnfOptions::new().bars(true).read(&["a = \"x\" | <\">\n"]).unwrap();
    /// assert!(grammar.parser().matches("a", "\"").unwrap());
    /// ```
    #[must_use]
    pub fn bars(mut self, bars: bool) -> Self {
        self.bars = bars;
        self
    }

    /// Sets whether values up to %xFF are octets, as in most protocols, instead of the characters
    /// U+0080 to U+00FF. The document decides on the encoding of values (RFC 5234 section 2.4). A
    /// value, a range or a string of values beyond %xFF is characters encoded in UTF-8 (RFC 3629).
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Study};
    ///
    /// let abnf = ["a = %xC3.A9 / %xC3 %x28 / %x2014\n"];
    /// let study = Study::of(AbnfOptions::new().octets(true).read(&abnf).unwrap());
    /// assert!(study.accepts("a", "é")? && study.accepts("a", "\u{2014}")?);
    /// let study = Study::of(AbnfOptions::new().read(&abnf).unwrap());
    /// assert!(study.accepts("a", "\u{C3}\u{A9}")? && !study.accepts("a", "é")?);
    ///
    /// // A string that is not UTF-8 is shown as octets.
    /// let study = Study::of(AbnfOptions::new().octets(true).read(&["a = %xC3 %x28\n"]).unwrap());
    /// assert_eq!(study.languages().shortest(study.lang("a")?).unwrap(), "%xC3.28");
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    #[must_use]
    pub fn octets(mut self, octets: bool) -> Self {
        self.octets = octets;
        self
    }
}

/// One rule as it is written. All ranges are in bytes of the text.
#[derive(Clone)]
pub(super) struct Definition {
    pub name: String,
    /// Whether the rule is defined with `=/`.
    pub incremental: bool,
    /// Each `Expr::Rule` in it is an index into `references`.
    pub expr: Expr,
    pub references: Vec<Reference>,
    /// For the rule, and then for each choice inside it in the order of its [parts](Expr::parts):
    /// the ranges of the alternatives.
    pub choices: Vec<Vec<Range<usize>>>,
    pub span: Range<usize>,
    /// The ranges of notation from RFC 2616, each with its replacement in ABNF.
    pub signs: Vec<(Range<usize>, String)>,
    /// The lists, inner ones before those that contain them.
    pub lists: Vec<List>,
    /// The ranges of names that are repeated zero times, each with the references in it, which are
    /// not in `references`.
    pub zero_times: Vec<(Range<usize>, Vec<Reference>)>,
    /// The limit that the rule exceeds, such as `more than 1000 repetitions`. Such a rule has no
    /// language.
    pub excess: Option<String>,
}

/// A list of RFC 9110 section 5.6.1 as it is written.
#[derive(Clone)]
pub(super) struct List {
    /// The range of `#` with the numbers beside it, in bytes.
    pub count: Range<usize>,
    /// The range of the repeated element, in bytes.
    pub element: Range<usize>,
    pub min: usize,
    pub max: Option<usize>,
}

impl Definition {
    /// Replaces both ends of the ranges of references and alternatives by what `map` returns.
    pub fn map_spans(&mut self, map: impl Fn(usize) -> usize) {
        let references = self.references.iter_mut().map(|reference| &mut reference.span);
        let zero_times = self.zero_times.iter_mut().flat_map(|(span, references)| {
            [span].into_iter().chain(references.iter_mut().map(|reference| &mut reference.span))
        });
        for span in references.chain(self.choices.iter_mut().flatten()).chain(zero_times) {
            *span = map(span.start)..map(span.end).max(map(span.start));
        }
    }

    /// Returns the names that the definition refers to, in lower case.
    pub fn folded_references(&self) -> Vec<String> {
        self.references.iter().map(|reference| folded(&reference.name)).collect()
    }

    /// Whether another definition has the same expression with the same references.
    pub fn is_same_as(&self, other: &Definition) -> bool {
        self.expr == other.expr && self.folded_references() == other.folded_references()
    }
}

/// A reference to a rule by its name.
#[derive(Clone)]
pub(super) struct Reference {
    pub name: String,
    /// Whether the name is in angle brackets, as RFC 5234 section 2.1 allows.
    pub prose: bool,
    pub span: Range<usize>,
}

impl Reference {
    /// Returns the name or the prose value as it is written: in angle brackets if it is prose.
    pub fn written(&self) -> String {
        if self.prose { format!("<{}>", self.name) } else { self.name.clone() }
    }

    /// Returns the key by which references are compared: names do not differ in case.
    pub fn key(&self) -> String {
        if self.prose { self.written() } else { folded(&self.name) }
    }
}

/// Reads a text that consists of one rule.
pub(super) fn read_rule(text: &str, options: AbnfOptions) -> Result<Definition, GrammarError> {
    Reader::of(text, 0..text.len(), options).read_rule()
}

/// Returns the names that a definition refers to, in lower case, except those in angle brackets.
pub(super) fn rule_names(definition: &Definition) -> impl Iterator<Item = String> + '_ {
    let names = definition.references.iter().filter(|reference| !reference.prose);
    names.map(|reference| folded(&reference.name))
}

/// Reads the rules of a text with the default options.
pub(super) fn read_all(text: &str) -> Result<Vec<Definition>, GrammarError> {
    definitions(text, 0..text.len(), AbnfOptions::new())
}

/// The names of the core rules.
pub(super) fn core_names() -> impl Iterator<Item = &'static str> {
    CORE_RULES.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name)
}

/// Returns the range of each rule of a text, in bytes.
pub(super) fn rule_spans(text: &str) -> Vec<Range<usize>> {
    rule_spans_in(text, 0..text.len())
}

/// Reads the rules of a part of a text, in order.
pub(super) fn definitions(
    text: &str,
    part: Range<usize>,
    options: AbnfOptions,
) -> Result<Vec<Definition>, GrammarError> {
    let spans = rule_spans_in(text, part);
    let read = spans.into_iter().map(|span| Reader::of(text, span, options).read_rule());
    let mut definitions: Vec<Definition> = read.collect::<Result<_, _>>()?;
    replace_tags_by_rfc_numbers(text, &mut definitions);
    Ok(definitions)
}

/// Replaces the tags in prose values that comments of the text explain.
pub(super) fn replace_tags_by_rfc_numbers(text: &str, definitions: &mut [Definition]) {
    let tags = explained_tags(text);
    if tags.is_empty() {
        return;
    }
    let references = definitions.iter_mut().flat_map(|definition| &mut definition.references);
    for reference in references.filter(|reference| reference.prose) {
        reference.name = with_rfc_numbers(&reference.name, &tags);
    }
}

/// Returns the range of each rule in a part of a text, in bytes. A rule starts at the column of the
/// first one or further left, and continues on lines that start further right: RFC 5234
/// section 2.2 allows a grammar to be indented as a whole. A byte order mark takes no column.
fn rule_spans_in(text: &str, part: Range<usize>) -> Vec<Range<usize>> {
    let mut spans: Vec<Range<usize>> = Vec::new();
    let mut margin = None;
    let rules = text[part.clone()].trim_start_matches('\u{FEFF}');
    let mut at = part.end - rules.len();
    for line in rules.split_inclusive('\n') {
        let content = line.trim_end();
        let body = content.trim_start_matches(WSP);
        let start = at + content.len() - body.len();
        let end = at + content.len();
        at += line.len();
        if body.is_empty() || body.starts_with(';') {
            continue;
        }
        let indent = content.len() - body.len();
        match spans.last_mut() {
            Some(open) if margin.is_some_and(|margin| indent > margin) => open.end = end,
            _ => spans.push(start..end),
        }
        margin.get_or_insert(indent);
    }
    spans
}

/// The kinds of elements, for messages.
const ELEMENTS: &str = "rulename, group, option, char-val, num-val or prose-val";

const WSP: [char; 2] = [' ', '\t'];

/// Returns the length in bytes of the `c-nl` that `rest` begins with, if it does. A comment without
/// a newline extends to the end of `rest`, where the rule ends.
fn c_nl(rest: &str) -> Option<usize> {
    if rest.starts_with(';') {
        return Some(rest.find('\n').map_or(rest.len(), |newline| newline + 1));
    }
    ["\n", "\r\n"].into_iter().find(|newline| rest.starts_with(newline)).map(str::len)
}

/// Returns the length in bytes of the `c-wsp` that `rest` begins with, if it does. A `c-nl` at the
/// end of `rest` counts as one.
fn c_wsp(rest: &str) -> Option<usize> {
    let newline = c_nl(rest).unwrap_or(0);
    let has_wsp = rest[newline..].starts_with(WSP);
    let is_last_line = newline > 0 && newline == rest.len();
    (has_wsp || is_last_line).then_some(newline + usize::from(has_wsp))
}

/// Reads one rule. Each function reads from `at` on and moves `at` to where it stopped.
struct Reader<'t> {
    text: &'t str,
    /// The byte index in `text` of the next character.
    at: usize,
    /// The number of open brackets.
    depth: usize,
    options: AbnfOptions,
    /// What was read so far. Its span is the range of the rule in `text`.
    definition: Definition,
}

impl<'t> Reader<'t> {
    /// Returns a reader of the rule in a range of a text.
    fn of(text: &'t str, span: Range<usize>, options: AbnfOptions) -> Self {
        let at = span.start;
        let definition = Definition {
            name: String::new(),
            incremental: false,
            expr: Expr::empty(),
            references: Vec::new(),
            choices: Vec::new(),
            span,
            signs: Vec::new(),
            lists: Vec::new(),
            zero_times: Vec::new(),
            excess: None,
        };
        Reader { text, at, depth: 0, options, definition }
    }

    /// Reads `rule = rulename defined-as elements c-nl`.
    fn read_rule(mut self) -> Result<Definition, GrammarError> {
        let name = self.read_rulename();
        if name.is_empty() {
            return Err(self.error("rule", "rulename"));
        }
        self.skip(c_wsp);
        if !self.take("=") {
            return Err(self.error("defined-as", "c-wsp, \"=\" or \"=/\""));
        }
        let incremental = self.take("/");
        let expr = self.read_alternation("elements", None)?;
        Ok(Definition { name: name.to_owned(), incremental, expr, ..self.definition })
    }

    /// Reads `alternation *c-wsp` and the closing bracket, or up to the end of the rule if `close`
    /// is `None`. `production` is a name for messages.
    fn read_alternation(
        &mut self,
        production: &str,
        close: Option<&str>,
    ) -> Result<Expr, GrammarError> {
        let (mut alternatives, mut items) = (Vec::new(), Vec::new());
        let (choice, mut spans) = (self.definition.choices.len(), Vec::new());
        // The place of the alternatives' ranges, before those of choices inside.
        self.definition.choices.push(Vec::new());
        // The range of the alternative that is being read.
        let mut span = 0..0;
        loop {
            let is_separated = !self.skip(c_wsp).is_empty() || items.is_empty();
            let start = if items.is_empty() { self.at } else { span.start };
            if is_separated && let Some(item) = self.read_repetition()? {
                items.push(item);
                span = start..self.at;
                continue;
            }
            if items.is_empty() {
                return Err(self.error("repetition", &format!("repeat, {ELEMENTS}")));
            }
            alternatives.push(Expr::seq(take(&mut items)));
            spans.push(span.clone());
            if self.take("/") {
                continue;
            }
            if self.options.bars && self.take("|") {
                self.definition.signs.push((self.at - 1..self.at, "/".to_owned()));
                continue;
            }
            if close.map_or(self.rest().is_empty(), |close| self.take(close)) {
                let expr = Expr::choice(alternatives);
                // A single alternative is not a choice, except for the whole rule: `=/` can add
                // alternatives to it. If it is a choice in brackets, the ranges of that one count.
                let is_kept = spans.len() > 1 || choice == 0 && !matches!(expr, Expr::Choice(_));
                if is_kept {
                    self.definition.choices[choice] = spans
                } else {
                    drop(self.definition.choices.remove(choice))
                }
                return Ok(expr);
            }
            if close.is_none() && self.line_ends() {
                return Err(self.error_after_rule());
            }
            let next = if is_separated { "repetition" } else { "c-wsp" };
            let close = close.map_or("the end".into(), |close| format!("{close:?}"));
            return Err(self.error(production, &format!("{next}, \"/\" or {close}")));
        }
    }

    /// Reads `repetition = [repeat] element`, if one begins here. `#` instead of `*` makes the list
    /// of RFC 9110 section 5.6.1.
    fn read_repetition(&mut self) -> Result<Option<Expr>, GrammarError> {
        let (start, references_before) = (self.at, self.definition.references.len());
        let choices_before = self.definition.choices.len();
        let first = self.read_digits(10);
        let is_list = self.take("#");
        let last = if is_list || self.take("*") { self.read_digits(10) } else { first };
        let repeat = start..self.at;
        let element = self.read_element()?;
        if repeat.is_empty() {
            return Ok(element);
        }
        let element_span = repeat.end..self.at;
        let expr = element.ok_or_else(|| self.error("repetition", ELEMENTS))?;
        let count = |digits: &str| digits.parse::<u32>().unwrap_or(u32::MAX) as usize;
        let min = if first.is_empty() { 0 } else { count(first) };
        let max = (!last.is_empty()).then(|| count(last));
        if max.is_some_and(|max| max < min) {
            return Err(self.value_error(repeat, "the repetition ends before it starts"));
        }
        if max.unwrap_or(min) > LONGEST_REPETITION {
            self.definition.excess = Some(format!("{MORE} {LONGEST_REPETITION} repetitions"));
        }
        if is_list {
            self.definition.lists.push(List {
                count: repeat,
                element: element_span.clone(),
                min,
                max,
            });
        }
        if max == Some(0) {
            let element = &self.text[element_span];
            if is_hexadecimal(element) && !is_list {
                let what = format!("zero times the rule `{element}`; a value is `%{element}`");
                return Err(self.value_error(start..self.at, &what));
            }
            self.note_zero_times(start..self.at, references_before);
            self.definition.choices.truncate(choices_before);
            return Ok(Some(Expr::empty()));
        }
        if !is_list {
            return Ok(Some(Expr::repeat(expr, min, max)));
        }
        Ok(Some(self.list_within_limit(expr, min, max, choices_before)))
    }

    /// Notes the references of an element that is repeated zero times, such as `0<ipchar>` of
    /// RFC 3987, and removes them from the definition: they need no meaning. They begin at the index
    /// `first`. `span` is the range of the repetition.
    fn note_zero_times(&mut self, span: Range<usize>, first: usize) {
        let references = self.definition.references.split_off(first);
        if references.iter().any(|reference| !reference.prose) {
            self.definition.zero_times.push((span, references));
        }
    }

    /// Returns the [list](Self::list) of an element, and repeats the ranges of the choices in the
    /// element, which begin at the index `choices_before`. A list that would be too large exceeds a
    /// limit of the rule.
    fn list_within_limit(
        &mut self,
        element: Expr,
        min: usize,
        max: Option<usize>,
        choices_before: usize,
    ) -> Expr {
        if 2 * element.size() > LARGEST_LIST {
            self.definition.excess = Some(format!("{MORE} {LARGEST_LIST} parts in a list"));
            return element;
        }
        let list = self.list(&element, min, max);
        // The list may contain the element twice, and then needs the ranges of its choices twice.
        let is_choice = |part: &&Expr| matches!(part, Expr::Choice(_));
        let inside = self.definition.choices[choices_before..].to_vec();
        let missing = list.parts().filter(is_choice).count().saturating_sub(inside.len());
        self.definition.choices.extend(inside.into_iter().take(missing));
        list
    }

    /// Returns the list of RFC 9110 section 5.6.1 as an expression: for a sender, that of section
    /// 5.6.1.1 with `min` to `max` elements; for a recipient, that of 5.6.1.2 with any number.
    fn list(&self, element: &Expr, min: usize, max: Option<usize>) -> Expr {
        let ows = || {
            let blank = CharSet::from_iter([' ', '\t']);
            Expr::repeat(Expr::Chars(blank), 0, None)
        };
        let after_comma = |element| Expr::Seq(vec![ows(), Expr::text(","), ows(), element]);
        match self.options.lists {
            Lists::Recipient => Expr::Seq(vec![
                Expr::option(element.clone()),
                Expr::repeat(after_comma(Expr::option(element.clone())), 0, None),
            ]),
            Lists::Sender => {
                // The caller has handled a maximum of 0.
                let (least, most) = (min.saturating_sub(1), max.map(|max| max - 1));
                let rest = Expr::repeat(after_comma(element.clone()), least, most);
                let list = match most {
                    Some(0) => element.clone(),
                    _ => Expr::Seq(vec![element.clone(), rest]),
                };
                if min == 0 { Expr::option(list) } else { list }
            }
        }
    }

    /// Reads `element = rulename / group / option / char-val / num-val / prose-val`, if one begins
    /// here.
    fn read_element(&mut self) -> Result<Option<Expr>, GrammarError> {
        let start = self.at;
        Ok(Some(match self.rest().chars().next() {
            Some('A'..='Z' | 'a'..='z') => {
                let name = self.read_rulename().to_owned();
                self.add_reference(Reference { name, prose: false, span: start..self.at })
            }
            Some('(') => self.read_bracket("group", ")")?,
            Some('[') => Expr::option(self.read_bracket("option", "]")?),
            Some('"') => self.read_char_val(Expr::text_in_any_case)?,
            Some('<') => {
                self.at += 1;
                let prose = self.read_prose();
                let inside = start + 1..self.at;
                self.expect(">", "prose-val", "%x20-3D, %x3F-7E or \">\"")?;
                // In the notation of RFC 2616 (`bars`), `<">` is the double quote mark.
                if self.options.bars && prose == "\"" {
                    let name = "DQUOTE".to_owned();
                    self.add_reference(Reference { name, prose: false, span: start..self.at })
                } else {
                    // `prose` differs if it was written in the notation of RFC 2616.
                    if prose != self.text[inside.clone()] {
                        self.definition.signs.push((start..self.at, format!("<{prose}>")));
                    }
                    self.add_reference(Reference { name: prose, prose: true, span: inside })
                }
            }
            Some('%') => {
                self.at += 1;
                let kind = self.rest().get(..1).unwrap_or("");
                self.at += kind.len();
                // `%s` and `%i` are case-insensitive in the ABNF of ABNF.
                match kind {
                    "S" | "s" => self.read_char_val(Expr::text)?,
                    "I" | "i" => self.read_char_val(Expr::text_in_any_case)?,
                    "B" | "b" => self.read_num_val(start, "bin-val", "BIT", 2)?,
                    "D" | "d" => self.read_num_val(start, "dec-val", "DIGIT", 10)?,
                    "X" | "x" => self.read_num_val(start, "hex-val", "HEXDIG", 16)?,
                    _ => {
                        self.at = start + 1;
                        let kinds = "\"b\", \"d\", \"x\", \"i\" or \"s\"";
                        return Err(self.error("element", kinds));
                    }
                }
            }
            _ => return Ok(None),
        }))
    }

    /// Adds a reference, and returns an expression for it. Until the names are
    /// resolved, `Expr::Rule` holds its index in `references` instead of the index of a rule.
    fn add_reference(&mut self, reference: Reference) -> Expr {
        self.definition.references.push(reference);
        Expr::Rule(self.definition.references.len() - 1)
    }

    /// Reads a prose value. In RFC 2616 (`bars`) a prose value can continue on the next line and
    /// contain the double quote mark as `<">` (section 2.2, `qdtext`): it is read as one line with
    /// `DQUOTE`.
    fn read_prose(&mut self) -> String {
        const MARK: &str = "<\">";
        let start = self.at;
        loop {
            self.take_while(|c| matches!(c, ' '..='=' | '?'..='~') && c != '<');
            let is_mark = self.rest().starts_with(MARK);
            let goes_on = self.options.bars && self.at > start;
            if goes_on && is_mark {
                self.at += MARK.len();
            } else if goes_on && self.line_ends() && !self.rest().trim_start().is_empty() {
                self.take_while(char::is_whitespace);
            } else if !self.take("<") {
                break;
            }
        }
        let prose = &self.text[start..self.at];
        // `<">` alone is the double quote mark, which the caller handles.
        if !self.options.bars || prose == "\"" {
            return prose.to_owned();
        }
        let words = prose.split_whitespace().collect::<Vec<_>>();
        words.join(" ").replace(MARK, "DQUOTE")
    }

    /// Reads a group or an option from its opening bracket to `close`, and returns its content.
    fn read_bracket(&mut self, production: &str, close: &str) -> Result<Expr, GrammarError> {
        if self.depth == DEEPEST_BRACKETS {
            let excess = format!("{MORE} {DEEPEST_BRACKETS} brackets within brackets");
            self.definition.excess = Some(excess);
            return self.skip_bracket(production, close);
        }
        self.at += 1;
        self.depth += 1;
        let expr = self.read_alternation(production, Some(close))?;
        self.depth -= 1;
        Ok(expr)
    }

    /// Skips a group or an option, and reads only the references in it.
    fn skip_bracket(&mut self, production: &str, close: &str) -> Result<Expr, GrammarError> {
        let (rest, start) = (self.rest(), self.at);
        // `name` is the byte index in `rest` at which the current name begins. The letter of `%x`
        // and the digits after it are not a name: after `%`, `before` stays `%` up to their end.
        let (mut open, mut items) = (Vec::new(), Vec::new());
        let (mut name, mut before) = (None, ' ');
        for CodeCharacter { at, character, is_quoted } in outside_comments(rest) {
            let is_name = !is_quoted && (character.is_ascii_alphanumeric() || character == '-');
            match name {
                Some(begun) if !is_name => {
                    let (span, name) = (start + begun..start + at, rest[begun..at].to_owned());
                    items.push(self.add_reference(Reference { name, prose: false, span }));
                }
                _ => {}
            }
            let begins = character.is_ascii_alphabetic() && before != '%';
            name = if is_name { name.or(begins.then_some(at)) } else { None };
            before = if is_name && before == '%' { '%' } else { character };
            match character {
                _ if is_quoted => {}
                '(' => open.push(')'),
                '[' => open.push(']'),
                ')' | ']' if open.pop() != Some(character) => break,
                ')' | ']' if open.is_empty() => {
                    self.at += at + 1;
                    return Ok(Expr::seq(items));
                }
                _ => {}
            }
        }
        self.at = self.definition.span.end;
        Err(self.error(production, &format!("{close:?}")))
    }

    /// Reads a string in quotation marks, of which `text` makes an expression.
    fn read_char_val(&mut self, text: fn(&str) -> Expr) -> Result<Expr, GrammarError> {
        self.expect("\"", "char-val", "DQUOTE")?;
        let characters = self.take_while(|c| matches!(c, ' ' | '!' | '#'..='~'));
        self.expect("\"", "char-val", "%x20-21, %x23-7E or DQUOTE")?;
        Ok(text(characters))
    }

    /// Reads `num-val` after the `%` and its base: a value, a range or a sequence of values.
    /// `start` is the byte of the `%`; `production` and `digit` are names for messages.
    fn read_num_val(
        &mut self,
        start: usize,
        production: &str,
        digit: &str,
        radix: u32,
    ) -> Result<Expr, GrammarError> {
        let number = |reader: &mut Self| match reader.read_digits(radix) {
            "" => Err(reader.error(production, digit)),
            // A value above that of all characters; the errors below refuse it.
            digits => Ok(u32::from_str_radix(digits, radix).unwrap_or(u32::MAX)),
        };
        let first = number(self)?;
        if self.take("-") {
            let last = number(self)?;
            let span = start..self.at;
            if last < first {
                return Err(self.value_error(span, "the range ends before it starts"));
            }
            if last > 0x10FFFF {
                return Err(self.value_error(span, "no character lies beyond %x10FFFF"));
            }
            return Ok(Expr::Chars(CharSet::from_ranges([(first, last)])));
        }
        let mut codes = vec![first];
        while self.take(".") {
            codes.push(number(self)?);
        }
        let text: Option<String> = codes.into_iter().map(char::from_u32).collect();
        text.map(|text| Expr::text(&text))
            .ok_or_else(|| self.value_error(start..self.at, "a value that stands for no character"))
    }

    /// Returns the text of the definition from the current position to its end.
    fn rest(&self) -> &'t str {
        &self.text[self.at..self.definition.span.end]
    }

    /// Reads `word` if the rest begins with it. Returns whether it does.
    fn take(&mut self, word: &str) -> bool {
        let is_next = self.rest().starts_with(word);
        self.at += if is_next { word.len() } else { 0 };
        is_next
    }

    /// Reads `word`, or returns an error if the rest does not begin with it.
    fn expect(&mut self, word: &str, production: &str, allowed: &str) -> Result<(), GrammarError> {
        if self.take(word) { Ok(()) } else { Err(self.error(production, allowed)) }
    }

    /// Reads and returns the characters up to the first that is not in the set.
    fn take_while(&mut self, set: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|c| !set(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Reads as many digits as there are, perhaps none, and returns them.
    fn read_digits(&mut self, radix: u32) -> &'t str {
        self.take_while(|c| c.is_digit(radix))
    }

    /// Reads `rulename = ALPHA *(ALPHA / DIGIT / "-")`, or the empty string if none begins here.
    fn read_rulename(&mut self) -> &'t str {
        if self.rest().starts_with(|c: char| c.is_ascii_alphabetic()) {
            self.take_while(is_in_rulename)
        } else {
            ""
        }
    }

    /// Skips white space and comments, and returns them. `blank` returns the length in bytes of the
    /// white space or comment that the rest begins with, if there is any.
    fn skip(&mut self, blank: fn(&str) -> Option<usize>) -> &'t str {
        let start = self.at;
        while let Some(length) = blank(self.rest()) {
            self.at += length;
        }
        &self.text[start..self.at]
    }

    /// Whether the line ends here, and no `c-wsp` continues it.
    fn line_ends(&self) -> bool {
        c_nl(self.rest()).is_some()
    }

    /// Returns the error for text after the end of the rule.
    fn error_after_rule(&mut self) -> GrammarError {
        self.skip(|rest| c_nl(rest).or_else(|| rest.starts_with(WSP).then_some(1)));
        self.error("rulelist", "c-nl or a rule as far left as the first")
    }

    /// Returns the error at the next character. It names the character, the production, and what is
    /// allowed in its place.
    fn error(&self, production: &str, allowed: &str) -> GrammarError {
        let found = self.rest().chars().next().filter(|_| !self.line_ends());
        // The message first says in plain words where the character stands, then names the
        // production and what it allows.
        let where_it_is = match production {
            "rule" => "where the name of a rule is needed",
            "defined-as" => "between the name of a rule and '='",
            "repetition" => "where an element is needed",
            "group" => "in the brackets ( )",
            "option" => "in the brackets [ ]",
            "char-val" => "in a string",
            "prose-val" => "between < and >",
            // Only '%' without a letter of a base or a string is an error of `element`.
            "element" => "after '%'",
            "bin-val" | "dec-val" | "hex-val" => "where the digits of a value are needed",
            "rulelist" => "after the end of a rule",
            _ => "in a definition",
        };
        let what = match found {
            Some(c) => {
                let code = c as u32;
                format!("{c:?} (U+{code:04X}) cannot stand {where_it_is}; allowed in {production}")
            }
            None => format!("the line ends {where_it_is}; needed in {production}"),
        };
        let span = self.at..self.at + found.map_or(0, char::len_utf8);
        let section = "RFC 5234 section 4, RFC 7405 section 2.2";
        GrammarError::syntax(self.text, span, format!("{what}: {allowed} ({section})"))
    }

    /// Returns an error about a value at `span`.
    fn value_error(&self, span: Range<usize>, what: &str) -> GrammarError {
        GrammarError::syntax(self.text, span, what)
    }
}

/// Whether a name looks like a value in the notation of other languages: the `x41` of `0x41`.
pub(super) fn is_hexadecimal(name: &str) -> bool {
    let digits = name.strip_prefix(['x', 'X']).unwrap_or("");
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_hexdigit() || c == '-')
}
