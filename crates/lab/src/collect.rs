//! Collects the whole grammar of a document, for an appendix: its rules as their author wrote them,
//! and the imported rules that they need.

use super::abnf::{AbnfOptions, Definition, List, Lists, Reference, rule_spans, without_comment};
use super::budget::Budget;
use super::chars::CharSet;
use super::compare::{Proof, RuleProof, Verdict};
use super::core::{BuiltIn, CoreGrammar, parse_prose, prose_with_name};
use super::export::ExportError;
use super::expr::{Expr, is_in_rulename};
use super::grammar::LabGrammar;
use super::load::NamedRules;
use super::print::abnf_repeat;
use super::wrap::{columns, wrap_line};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

/// The collected grammar of a document.
///
/// ```
/// use abnf_lab::{AbnfOptions, Budget, Collected};
///
/// let draft = "connect = <host, see [RFC1]> \":\" 1#port ; where to\nport = 1*DIGIT\n";
/// let imports = [("rfc1", "host = 1*name\nname = ALPHA\nport = \"p\"\n")];
/// let collected: Collected =
///     AbnfOptions::new().collect(&[draft], &imports, &Budget::unlimited())?;
/// assert_eq!(
///     collected.text,
///     "connect = host \":\" port *( *( SP / HTAB ) \",\" *( SP / HTAB ) port )\n          \
///      ; where to\nport = 1*DIGIT\n\n; from RFC 1\nhost = 1*name\nname = ALPHA\n"
/// );
/// assert_eq!(collected.imports, [("rfc1".to_owned(), vec!["host".to_owned(), "name".to_owned()])]);
/// assert!(collected.undecided.is_empty());
/// assert!(collected.to_xml().starts_with("<sourcecode type=\"abnf\"><![CDATA[\nconnect = host"));
/// # Ok::<(), abnf_lab::ExportError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Collected {
    /// The ABNF.
    pub text: String,
    /// The number of rules.
    pub rules: usize,
    /// The documents that rules were imported from, each with the names of these rules in the text.
    pub imports: Vec<(String, Vec<String>)>,
    /// The prose values that name a rule of a built-in grammar which was not imported, each with
    /// that grammar.
    pub references: Vec<(String, CoreGrammar)>,
    /// The rules for which it was not proved that collecting left their strings unchanged.
    pub undecided: Vec<RuleProof>,
}

impl Collected {
    /// The text as an element of RFCXML.
    pub fn to_xml(&self) -> String {
        // `]]>` would end CDATA.
        let text = self.text.replace("]]>", "]]]]><![CDATA[>");
        format!("<sourcecode type=\"abnf\"><![CDATA[\n{text}]]></sourcecode>\n")
    }
}

impl AbnfOptions {
    /// Collects the rules of the texts, [read as one grammar](Self::read_with), and the rules that
    /// they import.
    ///
    /// The rules are in the order of the texts, as they are written there with their comments.
    /// Imported rules follow a comment that names their document. A line has at most
    /// [`LINE_WIDTH`](super::LINE_WIDTH) columns, if it can be broken. The text is plain ABNF:
    /// lists are expanded as in RFC 9110 section 5.6.1, and the notation of RFC 2616 is replaced. A
    /// prose value that names a rule of a built-in grammar stays, unless that grammar is among the
    /// imports.
    ///
    /// The text is read again, and each rule is compared with the rule before. Two rules accept the
    /// same strings if their definitions are the same, and so are those of all rules that they
    /// need. For any other rule, this is proved.
    ///
    /// # Errors
    /// The texts or the imports are not ABNF, or the proof exceeds the budget.
    pub fn collect(
        self,
        texts: &[&str],
        imports: &[(&str, &str)],
        budget: &Budget,
    ) -> Result<Collected, ExportError> {
        let prefixes: Vec<String> = imports.iter().map(|(name, _)| prefix_of_rules(name)).collect();
        let renamed = prefixes.iter().zip(imports).map(|(name, (_, text))| (&**name, *text));
        let documents: Vec<(&str, &str)> = renamed.collect();
        let grammar = self.read_with(texts, &documents)?;
        let (text, all) = self.definitions(texts)?;
        let order: HashMap<usize, usize> =
            all.iter().enumerate().map(|(index, it)| (it.span.start, index)).collect();
        let documents = self.documents(&documents)?;
        let named = NamedRules::of(&text, all, documents, BuiltIn::LeftAsProse)?;
        let (mut own, imported) = own_and_imported(&named);
        own.sort_by_key(|(part, _)| order.get(&part.span.start));
        let (lists, ows) = (self.lists, white_space_of_lists(&grammar));
        let mut writer = Writer { out: String::new(), needs_empty_line: false, lists, ows };
        let source = Source::of(&text);
        for (part, span) in &own {
            writer.write_comments(&source.lines_before(span));
            writer.write_rule(source.text, part, span);
        }
        writer.write_comments(&source.lines_at_the_end());
        let mut names: HashSet<&str> = own.iter().map(|(part, _)| &*part.name).collect();
        let mut names_by_document = Vec::new();
        for (document, Import { mut parts, names: new }) in imported {
            let (name, text) = imports[document];
            parts.sort_by_key(|(_, span)| (span.is_empty(), span.start));
            names.extend(parts.iter().map(|(part, _)| &*part.name));
            writer.write_heading(name);
            writer.write_imported(&Source::of(text), &parts, &grammar);
            names_by_document.push((name.to_owned(), new));
        }
        let text = writer.out;
        let reread = AbnfOptions { bars: false, ..self }.read(&[&text])?;
        Ok(Collected {
            rules: names.len(),
            imports: names_by_document,
            references: built_in_references(&named.rules),
            undecided: undecided_rules(&grammar, &reread, &names, budget)?,
            text,
        })
    }
}

impl LabGrammar {
    /// Writes the grammar as ABNF, in lines as [`collect`](AbnfOptions::collect) writes them.
    /// Imported rules are included, and prose values that name no rule are copied. The text is read
    /// back, and each rule is proved to accept the same strings.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_ebnf("a ::= [x-z]+ 'b'?").unwrap();
    /// let text = grammar.to_abnf(&Budget::unlimited())?;
    /// assert_eq!(text, "a = 1*%x78-7A [ %s\"b\" ]\n");
    /// # Ok::<(), abnf_lab::ExportError>(())
    /// ```
    ///
    /// A rule that reaches a cycle which embeds itself, and is not read back as it was written, is
    /// compared up to [a length](crate::RuleProof::up_to).
    ///
    /// # Errors
    /// The grammar is of pest, or the proof exceeds the budget.
    pub fn to_abnf(&self, budget: &Budget) -> Result<String, ExportError> {
        self.abnf_only("ABNF")?;
        let text = AbnfOptions::new().collect(&[&self.to_string()], &[], budget)?.text;
        self.prove_same(&Self::from_abnf(&text)?, &[], budget)?;
        Ok(text)
    }
}

/// Returns the name of a document in a form that can begin a rule name.
fn prefix_of_rules(name: &str) -> String {
    let name = name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("g{name}") }
}

/// Definitions, each with its range in a document in bytes; the range of a core rule is empty.
type Places<'d> = Vec<(&'d Definition, Range<usize>)>;

/// Returns the definitions of the texts, and for each document the rules imported from it.
fn own_and_imported(named: &NamedRules) -> (Places<'_>, BTreeMap<usize, Import<'_>>) {
    let (mut own, mut imported) = (Vec::new(), BTreeMap::<usize, Import>::new());
    for (index, parts) in named.rules.iter().enumerate() {
        let mut spans: Vec<Range<usize>> = parts.iter().map(|part| part.span.clone()).collect();
        let Some(document) = named.imported.document(index) else {
            own.extend(parts.iter().zip(spans));
            continue;
        };
        if index < named.own {
            // The rule is a prose value that names the rule of the document.
            spans = named.imported.spans(document, &parts[0].name);
        }
        let import = imported.entry(document).or_default();
        import.names.push(parts[0].name.clone());
        import.parts.extend(parts.iter().zip(spans));
    }
    (own, imported)
}

/// The rules imported from one document.
#[derive(Default)]
struct Import<'d> {
    parts: Places<'d>,
    names: Vec<String>,
}

/// Returns ABNF for the white space around the commas of a list: the name of the rule of RFC 9110
/// section 5.6.3, if the grammar has it.
fn white_space_of_lists(grammar: &LabGrammar) -> &'static str {
    let rule = grammar.find("OWS").map(|index| grammar.display(&grammar.rule(index).expr));
    match rule.as_deref() {
        _ if !has_core_blanks(grammar) => "*( %x20 / %x09 )",
        Some(BLANKS) => "OWS",
        _ => "*( SP / HTAB )",
    }
}

/// The definition of `OWS` in RFC 9110 section 5.6.3.
const BLANKS: &str = "*(SP / HTAB)";

/// Whether `SP` and `HTAB` mean the core rules: not defined, or defined as there.
fn has_core_blanks(grammar: &LabGrammar) -> bool {
    [("SP", "\" \""), ("HTAB", "%x09")].iter().all(|(name, value)| {
        let index = grammar.find(name);
        index.is_none_or(|index| grammar.display(&grammar.rule(index).expr) == *value)
    })
}

/// Returns a form of a definition that does not depend on whether its lists are expanded.
fn normal_form(grammar: &LabGrammar, index: usize) -> String {
    let expr = &grammar.rule(index).expr;
    if !has_core_blanks(grammar) {
        return grammar.display(expr);
    }
    grammar.display(&flatten(grammar, expr))
}

/// Returns an expression without nested sequences, in which `OWS` and its definition are replaced
/// by the white space that the reader of ABNF puts into lists.
fn flatten(grammar: &LabGrammar, expr: &Expr) -> Expr {
    let is_ows = match expr {
        Expr::Rule(index) => {
            let rule = grammar.rule(*index);
            rule.name.eq_ignore_ascii_case("OWS") && grammar.display(&rule.expr) == BLANKS
        }
        Expr::Repeat { min: 0, max: None, .. } => grammar.display(expr) == BLANKS,
        _ => false,
    };
    if is_ows {
        return Expr::repeat(Expr::Chars(CharSet::from_iter([' ', '\t'])), 0, None);
    }
    match expr.map_children(|inner| flatten(grammar, inner)) {
        Expr::Seq(items) => {
            let unnest = |item| match item {
                Expr::Seq(items) => items,
                item => vec![item],
            };
            Expr::Seq(items.into_iter().flat_map(unnest).collect())
        }
        flat => flat,
    }
}

/// Returns the prose values that name a rule of a built-in grammar, each once with that grammar.
fn built_in_references(rules: &[Vec<Definition>]) -> Vec<(String, CoreGrammar)> {
    let mut known = HashSet::new();
    let of_definition = |part: &Definition| {
        let prose = part.references.iter().filter(|it| it.prose).filter_map(|it| {
            let core = *parse_prose(&prose_with_name(part, &it.name))?.1;
            Some((it.name.clone(), core))
        });
        prose.collect::<Vec<_>>()
    };
    let references = rules.iter().flatten().flat_map(of_definition);
    references.filter(|(name, _)| known.insert(name.clone())).collect()
}

/// Returns the rules for which it was not proved that they accept the same strings in `grammar` and
/// in `reread`. A difference is an error.
fn undecided_rules(
    grammar: &LabGrammar,
    reread: &LabGrammar,
    names: &HashSet<&str>,
    budget: &Budget,
) -> Result<Vec<RuleProof>, ExportError> {
    // An undefined name or a prose value means the same in both grammars.
    let is_written_alike = |index: usize| {
        let rule = grammar.rule(index);
        match (grammar.is_defined(index), reread.find(&rule.name)) {
            (true, Some(other)) => normal_form(grammar, index) == normal_form(reread, other),
            (false, None) => true,
            _ => false,
        }
    };
    let alike: Vec<bool> = (0..grammar.size()).map(is_written_alike).collect();
    let may_differ = rules_that_may_differ(grammar, &alike);
    let is_open = |name: &&str| grammar.find(name).is_none_or(|index| may_differ[index]);
    let mut open: Vec<&str> = names.iter().copied().filter(is_open).collect();
    if open.is_empty() {
        return Ok(Vec::new());
    }
    open.sort_unstable();
    let mut undecided = Vec::new();
    for rule in Proof::mapped(grammar, reread, &[], &open, budget)?.rules {
        let index = grammar.find(&rule.name);
        match &rule.verdict {
            Verdict::Equal => {}
            // A rule without a language that is written the same is the same.
            Verdict::Undecided(_) if index.is_some_and(|index| alike[index]) => {}
            // `NoDifference` is known only up to a length.
            Verdict::Undecided(_) | Verdict::NoDifference => undecided.push(rule),
            Verdict::Differs(witness) => {
                let text = witness.text.clone();
                return Err(ExportError::Differs { rule: rule.name, text });
            }
            // One of the grammars lacks the rule, so there is no text to show.
            Verdict::OnlyIn(_) => {
                return Err(ExportError::Differs { rule: rule.name, text: String::new() });
            }
        }
    }
    Ok(undecided)
}

/// Returns for each rule whether it or a rule that it needs is written differently. `alike` says for
/// each rule whether it is written the same.
fn rules_that_may_differ(grammar: &LabGrammar, alike: &[bool]) -> Vec<bool> {
    let mut users = vec![Vec::new(); grammar.size()];
    for index in 0..grammar.size() {
        let references = grammar.rule(index).expr.references();
        references.for_each(|target| users[target].push(index));
    }
    let mut may_differ = vec![false; grammar.size()];
    let mut to_mark: Vec<usize> = (0..grammar.size()).filter(|&index| !alike[index]).collect();
    while let Some(index) = to_mark.pop() {
        if !std::mem::replace(&mut may_differ[index], true) {
            to_mark.extend(&users[index]);
        }
    }
    may_differ
}

/// A text with the ranges of its rules in bytes.
struct Source<'t> {
    text: &'t str,
    rules: Vec<Range<usize>>,
}

impl<'t> Source<'t> {
    /// Finds the rules of a text.
    fn of(text: &'t str) -> Self {
        Source { text, rules: rule_spans(text) }
    }

    /// Returns the lines between a rule and the one before it: comments and empty lines.
    fn lines_before(&self, rule: &Range<usize>) -> Vec<&'t str> {
        let next = self.rules.partition_point(|it| it.end <= rule.start);
        let last = next.checked_sub(1).map(|last| self.rules[last].end);
        let between = &self.text[last.unwrap_or(0)..rule.start];
        // The first line is the rest of the previous rule's line; the last is white space before
        // the rule.
        let end = between.rfind('\n').unwrap_or(0);
        let lines = between[..end].split('\n').skip(usize::from(last.is_some()));
        lines.map(|line| line.trim_start_matches('\u{FEFF}').trim()).collect()
    }

    /// Returns the lines after the last rule: comments and empty lines.
    fn lines_at_the_end(&self) -> Vec<&'t str> {
        let end = self.rules.last().map_or(0, |rule| rule.end);
        self.text[end..].split('\n').skip(1).map(str::trim).collect()
    }
}

/// Returns the lines after the last empty one: of those before a rule, its own comment.
fn after_empty_line<'l, 't>(lines: &'l [&'t str]) -> &'l [&'t str] {
    &lines[lines.iter().rposition(|line| line.is_empty()).map_or(0, |at| at + 1)..]
}

/// Writes the collected text.
struct Writer {
    out: String,
    /// Whether an empty line separates the next line from the text before it, if there is any.
    needs_empty_line: bool,
    lists: Lists,
    /// The expression for optional white space.
    ows: &'static str,
}

impl Writer {
    /// Writes rules of an imported document, which is `source`. Rules that it does not define are
    /// those of `grammar`.
    fn write_imported(
        &mut self,
        source: &Source,
        parts: &[(&Definition, Range<usize>)],
        grammar: &LabGrammar,
    ) {
        for (part, span) in parts {
            match grammar.find(&part.name).filter(|_| span.is_empty()) {
                // A core rule.
                Some(index) => self.write_line(&grammar.definition(index)),
                None => {
                    let lines = source.lines_before(span);
                    self.write_comments(after_empty_line(&lines));
                    self.write_rule(source.text, part, span);
                }
            }
        }
    }

    /// Writes a line, broken if it is too long.
    fn write_line(&mut self, line: &str) {
        if std::mem::take(&mut self.needs_empty_line) && !self.out.is_empty() {
            self.out.push('\n');
        }
        for line in wrap_line(line) {
            self.out += &line;
            self.out.push('\n');
        }
    }

    /// Writes a comment that names the document of the following rules.
    fn write_heading(&mut self, name: &str) {
        let number = name.strip_prefix("rfc").filter(|it| it.chars().all(|c| c.is_ascii_digit()));
        let name = number.map_or_else(|| name.to_owned(), |number| format!("RFC {number}"));
        self.needs_empty_line = true;
        self.write_line(&format!("; from {}", name.replace(char::is_control, " ")));
    }

    /// Writes comments and empty lines. Several empty lines in succession become one.
    fn write_comments(&mut self, lines: &[&str]) {
        for line in lines {
            if line.is_empty() { self.needs_empty_line = true } else { self.write_line(line) }
        }
    }

    /// Writes a rule as its author did, but beginning at the left margin.
    fn write_rule(&mut self, text: &str, rule: &Definition, span: &Range<usize>) {
        let start = text[..span.start].rfind('\n').map_or(0, |newline| newline + 1);
        let margin = columns(text[start..span.start].trim_start_matches('\u{FEFF}'));
        let written = apply_edits(text, span.clone(), &self.edits(text, rule, span));
        for (index, line) in written.lines().enumerate() {
            let body = line.trim();
            // Lines that continue a rule are indented: by four columns if they were not indented
            // more than the rule itself.
            let indent = match columns(&line[..line.len() - line.trim_start().len()]) {
                _ if index == 0 => 0,
                indent if indent > margin => indent - margin,
                _ => 4,
            };
            if !body.is_empty() {
                self.write_line(&format!("{:indent$}{}", "", body.replace('\t', " ")));
            }
        }
    }

    /// Returns the edits of a rule: new names for imported rules, and ABNF for notation that is not
    /// ABNF.
    fn edits(&self, text: &str, rule: &Definition, span: &Range<usize>) -> Vec<Edit> {
        let mut edits: Vec<Edit> = Vec::new();
        let rest = &text[span.clone()];
        let length = rest.find(|c| !is_in_rulename(c)).unwrap_or(rest.len());
        if rest[..length] != rule.name {
            edits.push((span.start..span.start + length, rule.name.clone()));
        }
        // The references of a core rule that is defined in prose are not in the text: their span
        // is that of the whole rule.
        let references = rule.references.iter().filter(|it| !it.prose && it.span != *span);
        for Reference { name, span, .. } in references {
            // A prose value that was found to name a rule: its angle brackets are replaced, too.
            let was_prose = usize::from(text[..span.start].ends_with('<'));
            if was_prose == 1 || text[span.clone()] != **name {
                edits.push((span.start - was_prose..span.end + was_prose, name.clone()));
            }
        }
        for (span, sign) in &rule.signs {
            // A prose value that names a rule has its edit already.
            if edits.iter().all(|(it, _)| it.start != span.start) {
                edits.push((span.clone(), sign.clone()));
            }
        }
        // A list that is too large stays as it is written, and its rule has no meaning.
        for list in rule.lists.iter().filter(|_| rule.excess.is_none()) {
            self.add_edits_of_list(text, list, &mut edits);
        }
        edits
    }

    /// Adds the edits that expand a list as RFC 9110 section 5.6.1 does.
    fn add_edits_of_list(&self, text: &str, list: &List, edits: &mut Vec<Edit>) {
        let List { count, element, min, max } = list;
        let (ows, once) = (self.ows, one_line(&apply_edits(text, element.clone(), edits)));
        let (before, after) = match (self.lists, max) {
            (_, Some(0)) => {
                edits.retain(|(span, _)| span.end <= count.start || span.start >= element.end);
                edits.push((count.start..element.end, "\"\"".to_owned()));
                return;
            }
            (Lists::Recipient, _) => {
                ("[ ".to_owned(), format!(" ] *( {ows} \",\" {ows} [ {once} ] )"))
            }
            (Lists::Sender, max) => {
                let (least, most) = (min.saturating_sub(1), max.map(|max| max - 1));
                let repeat = abnf_repeat(least, most);
                let more = match most {
                    Some(0) => String::new(),
                    _ => format!(" {repeat}( {ows} \",\" {ows} {once} )"),
                };
                if *min == 0 { ("[ ".to_owned(), more + " ]") } else { (String::new(), more) }
            }
        };
        edits.push((count.clone(), before));
        edits.push((element.end..element.end, after));
    }
}

/// A range of a text in bytes, and its replacement.
type Edit = (Range<usize>, String);

/// Returns a part of a text with these edits applied.
fn apply_edits(text: &str, part: Range<usize>, edits: &[Edit]) -> String {
    let mut edits: Vec<&Edit> =
        edits.iter().filter(|(span, _)| part.start <= span.start && span.end <= part.end).collect();
    edits.sort_by_key(|(span, _)| (span.start, span.end));
    let (mut written, mut at) = (String::new(), part.start);
    for (span, new) in edits {
        written += &text[at..span.start];
        written += new;
        at = span.end;
    }
    written + &text[at..part.end]
}

/// Returns a part of a rule in one line, without its comments.
fn one_line(part: &str) -> String {
    let lines = part.lines().map(|line| without_comment(line).trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
