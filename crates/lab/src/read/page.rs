//! The lines of a document: an RFC without its page breaks, or the contents of `sourcecode` and
//! `artwork` in RFCXML.

use crate::error::GrammarError;
use crate::expr::{folded, is_in_rulename};
use crate::wrap::columns;
use quick_xml::Reader;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The text to search for rules, and where it comes from in the document.
#[derive(Default)]
pub(super) struct Pages {
    pub text: String,
    pub lines: Vec<Line>,
    /// Offsets in `text`, in ascending order, with their offsets in the document. From each on, the
    /// texts are the same up to the next.
    pub origin: Vec<(usize, usize)>,
    /// The places in the document where ABNF is declared but its text is in another file: elements
    /// without content, and `{::include` of a file that is not known in a block of Markdown.
    pub absent: Vec<Range<usize>>,
    /// The places in the document of entities that are not declared.
    pub unknown: Vec<Range<usize>>,
    /// The places in the document of the contents of elements and of blocks of Markdown whose type
    /// is neither ABNF nor plain text, each with its type in lowercase.
    pub others: Vec<(Range<usize>, String)>,
    /// The names before a `=` at the beginning of a line, [folded].
    pub rule_names: HashSet<String>,
}

/// A non-empty line.
pub(super) struct Line {
    /// The range without surrounding white space, in bytes of the text.
    pub span: Range<usize>,
    /// The columns of its indentation.
    pub indent: usize,
    /// What separates it from the line before.
    pub gap: Gap,
    /// Whether the document declares it as ABNF.
    pub declared: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gap {
    None,
    /// Empty lines.
    Blank,
    /// The end of a page.
    Page,
    /// The end of an element.
    Block,
}

impl Gap {
    /// Returns the gap after one more empty line: what already separates the lines stays.
    fn with_empty_line(self) -> Self {
        if self == Gap::None { Gap::Blank } else { self }
    }
}

/// An open element of RFCXML that can contain ABNF.
struct OpenElement {
    /// Whether it is declared as ABNF.
    declared: bool,
    /// The offset of its content in the text of the [`Pages`].
    start: usize,
    /// The number of elements open inside of it, whose contents are skipped.
    depth: usize,
}

impl Pages {
    /// Converts a place in the text to the place in the document, both in bytes.
    pub fn in_document(&self, at: usize) -> usize {
        original(&self.origin, at)
    }

    /// Finds the lines of a document: XML, Markdown or plain text. Only XML that is not well-formed
    /// is an error.
    pub fn of(document: &str, files: Files<'_>) -> Result<Self, GrammarError> {
        let is_text = !is_xml(document) && !is_markdown(document);
        let mut pages = if is_xml(document) {
            Pages::of_xml(document)?
        } else if is_text {
            Pages::of_text(document)
        } else {
            Pages::of_markdown(document, files)
        };
        // In a plain text, what is folded ends at the title of the next section.
        pages.unfold(|line| line.gap == Gap::Block || is_text && line.indent == 0);
        let lines = pages.lines.iter().map(|line| &pages.text[line.span.clone()]);
        let names = lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim_end());
        let names = names.filter(|name| name.chars().all(is_in_rulename));
        pages.rule_names = names.map(folded).collect();
        Ok(pages)
    }

    /// Finds the lines of a draft in Markdown, as kramdown-rfc reads it, outside of blocks and in
    /// blocks that may contain ABNF. Fences delimit a block; a block of type `abnf` is declared as
    /// ABNF. The contents of `{::comment}` outside of blocks are skipped, and `{::include file}` in a
    /// block is replaced by the file.
    fn of_markdown(document: &str, files: Files<'_>) -> Self {
        let mut pages =
            Pages { text: document.to_owned(), origin: vec![(0, 0)], ..Pages::default() };
        // `open` is the fence of the open block, with the offset of the block's content.
        let (mut at, mut gap, mut open) = (0, Gap::Block, None::<(Fence<'_>, usize)>);
        let mut in_comment = false;
        for line in document.split_inclusive('\n') {
            let start = at;
            at += line.len();
            if open.is_none() && (in_comment || line.trim_start().starts_with("{::comment}")) {
                in_comment = !["{:/comment}", "{:/}"].iter().any(|end| line.contains(end));
                gap = Gap::Block;
                continue;
            }
            match (&open, Fence::of(line)) {
                (Some((fence, content)), Some(end)) if fence.is_closed_by(&end) => {
                    if !fence.may_be_abnf() {
                        pages.others.push((*content..start, fence.kind.to_ascii_lowercase()));
                    }
                    (open, gap) = (None, Gap::Block);
                    continue;
                }
                (None, Some(fence)) => {
                    (open, gap) = (Some((fence, at)), Gap::Block);
                    continue;
                }
                _ => {}
            }
            let fence = open.as_ref().map(|(fence, _)| fence);
            let declared = fence.is_some_and(Fence::is_abnf);
            if line.trim().is_empty() {
                gap = gap.with_empty_line();
            } else if let (Some(fence), Some(file)) = (fence, included(line)) {
                match files.iter().find(|(name, _)| *name == file) {
                    Some((_, text)) if fence.may_be_abnf() => {
                        pages.include(text, start, declared);
                        gap = Gap::Block;
                    }
                    None if declared => pages.absent.push(start..start + line.trim_end().len()),
                    _ => {}
                }
            } else if fence.is_none_or(Fence::may_be_abnf) {
                pages.add_line(start, line, gap, declared);
                gap = Gap::None;
            }
        }
        pages
    }

    /// Finds the lines of a plain text, without the heads and feet of pages, and without the bars of
    /// [asides].
    fn of_text(document: &str) -> Self {
        let mut pages =
            Pages { text: document.to_owned(), origin: vec![(0, 0)], ..Pages::default() };
        let (headers, feet, asides) = (headers(document), feet(document), asides(document));
        let content = document.trim_start_matches('\u{FEFF}');
        let (mut at, mut gap, mut at_head) = (document.len() - content.len(), Gap::Block, false);
        for line in content.split_inclusive('\n') {
            let start = at;
            at += line.len();
            let is_foot = is_footer(line) || feet.contains(&start);
            if line.contains('\x0C') || is_foot {
                (gap, at_head) = (Gap::Page, true);
            }
            // The line continues after a form feed.
            let body = line.rsplit('\x0C').next().unwrap_or(line);
            let start = start + line.len() - body.len();
            if is_foot || body.trim().is_empty() {
                gap = gap.with_empty_line();
                continue;
            }
            if std::mem::take(&mut at_head) && headers.contains(&template(body)) {
                continue;
            }
            let body = if asides.contains(&start) {
                Cow::Owned(body.replacen('|', " ", 1))
            } else {
                Cow::Borrowed(body)
            };
            if body.trim().is_empty() {
                gap = gap.with_empty_line();
                continue;
            }
            // A plain text does not declare what is ABNF.
            pages.add_line(start, &body, gap, false);
            gap = Gap::None;
        }
        pages
    }

    /// Finds the lines of the elements of RFCXML that can contain ABNF.
    fn of_xml(document: &str) -> Result<Self, GrammarError> {
        // The reader's positions do not count a byte order mark.
        let content = document.trim_start_matches('\u{FEFF}');
        let mark = document.len() - content.len();
        let position = |at: u64| {
            usize::try_from(at).map_or(document.len(), |at| (mark + at).min(document.len()))
        };
        let mut reader = Reader::from_str(content);
        let (pages, entities, open) = (Pages::default(), HashMap::new(), None);
        let mut elements = Elements { document, pages, entities, open };
        loop {
            let before = position(reader.buffer_position());
            let event = reader.read_event().map_err(|error| {
                let at = position(reader.error_position());
                let message = format!("this XML is not well-formed: {error}");
                GrammarError::syntax(document, at..at, message)
            })?;
            if event == Event::Eof {
                return Ok(elements.pages);
            }
            elements.read_event(event, before..position(reader.buffer_position()));
        }
    }

    /// Adds the text of a file as a block. Each of its characters has the place of the line in the
    /// document that includes the file.
    fn include(&mut self, text: &str, place: usize, declared: bool) {
        let start = self.text.len();
        self.add_at_one_place(text, place);
        self.add_block(start, declared);
    }

    /// Appends a text that is not in the document. Each of its characters has the place `at` there.
    fn add_at_one_place(&mut self, text: &str, at: usize) {
        text.chars().for_each(|c| self.add(c.encode_utf8(&mut [0; 4]), at));
    }

    /// Appends a part of the document that begins there at the offset `at`.
    fn add(&mut self, text: &str, at: usize) {
        self.origin.push((self.text.len(), at));
        self.text.push_str(text);
    }

    /// Adds the lines of the text from the offset `start` to its end as a block, and ends the text
    /// with a line end. `declared` says whether the document declares the block as ABNF.
    fn add_block(&mut self, start: usize, declared: bool) {
        let (text, mut at, mut gap) = (self.text[start..].to_owned(), start, Gap::Block);
        for line in text.split_inclusive('\n') {
            if line.trim().is_empty() {
                gap = gap.with_empty_line();
            } else {
                self.add_line(at, line, gap, declared);
                gap = Gap::None;
            }
            at += line.len();
        }
        self.text.push('\n');
    }

    /// Joins the lines that RFC 8792 folds. A header announces that the lines after it are folded, up
    /// to the first line for which `ends` returns true.
    fn unfold(&mut self, ends: impl Fn(&Line) -> bool) {
        let (mut strategy, mut gap_before, mut cut) = (None, None, Vec::new());
        let mut lines: Vec<Line> = Vec::new();
        for mut line in std::mem::take(&mut self.lines) {
            if ends(&line) {
                strategy = None;
            }
            let text = &self.text[line.span.clone()];
            if let Some(announced) = Folding::in_header(text) {
                strategy = Some(announced);
                gap_before.get_or_insert(line.gap);
                continue;
            }
            let is_separate = matches!(line.gap, Gap::Blank | Gap::Block);
            // A backslash that continues a line does not fold it again.
            let is_cut = |at| cut.last().is_some_and(|last: &Range<usize>| last.contains(&at));
            let folded = lines.last_mut().filter(|last| {
                let ends_folded = self.text[last.span.clone()].ends_with('\\');
                ends_folded && !is_separate && gap_before.is_none() && !is_cut(last.span.end - 1)
            });
            match (strategy, folded) {
                (Some(strategy), Some(folded)) if text.starts_with(strategy.mark()) => {
                    cut.push(folded.span.end - 1..line.span.start + strategy.mark().len());
                    folded.span.end = line.span.end;
                }
                _ => {
                    // The header is no line of the text, but separates it from what is before.
                    line.gap = gap_before.take().unwrap_or(line.gap);
                    lines.push(line);
                }
            }
        }
        self.lines = lines;
        if !cut.is_empty() {
            cut.sort_unstable_by_key(|range| range.start);
            self.cut(&cut);
        }
    }

    /// Removes ranges of the text, which are in ascending order and each inside of a line.
    fn cut(&mut self, ranges: &[Range<usize>]) {
        // Offsets in the old text from which on it is kept, with those in the new one.
        let (mut text, mut end, mut kept) = (String::new(), 0, Vec::new());
        for (start, next) in
            ranges.iter().map(|range| (range.start, range.end)).chain([(self.text.len(), 0)])
        {
            kept.push((end, text.len()));
            text.push_str(&self.text[end..start]);
            end = next;
        }
        let new = |at: usize| original(&kept, at);
        let is_kept = |at: usize| {
            let next = ranges.partition_point(|range| range.end <= at);
            ranges.get(next).is_none_or(|range| at < range.start)
        };
        let others = self.origin.iter().filter(|&&(at, _)| is_kept(at));
        let mut origin: Vec<(usize, usize)> = kept
            .iter()
            .map(|&(old, new)| (new, self.in_document(old)))
            .chain(others.map(|&(at, document)| (new(at), document)))
            .collect();
        origin.sort_unstable();
        self.lines.iter_mut().for_each(|line| line.span = new(line.span.start)..new(line.span.end));
        (self.text, self.origin) = (text, origin);
    }

    /// Adds a [line](Line) that is not empty. `start` is its offset in the text.
    fn add_line(&mut self, start: usize, line: &str, gap: Gap, declared: bool) {
        let content = line.trim_end();
        let body = content.trim_start();
        let blank = &content[..content.len() - body.len()];
        let span = start + blank.len()..start + content.len();
        self.lines.push(Line { span, indent: columns(blank), gap, declared });
    }
}

/// The files that a document includes, each with its name there and its text.
pub(crate) type Files<'f> = &'f [(&'f str, &'f str)];

/// Returns the names of the files that a document in Markdown includes.
pub(super) fn included_files(document: &str) -> impl Iterator<Item = &str> {
    let text = if is_markdown(document) { document } else { "" };
    text.lines().filter_map(included)
}

/// Returns the file that a line of kramdown-rfc includes: `{::include file}`, or with a way such as
/// `{::include-nested file}`.
fn included(line: &str) -> Option<&str> {
    let (way, rest) = line.trim().strip_prefix("{::include")?.split_once([' ', '\t'])?;
    let is_way = way.is_empty() || way.starts_with('-');
    rest.strip_suffix('}').map(str::trim).filter(|file| is_way && !file.is_empty())
}

/// A strategy by which RFC 8792 folds lines: with `\` at the end of a line, or also at the beginning
/// of the next one.
#[derive(Clone, Copy)]
enum Folding {
    SingleBackslash,
    DoubleBackslash,
}

impl Folding {
    /// Returns the strategy that a line announces by the header of RFC 8792 section 7.1.1 or 8.1.1;
    /// none if the line has no such header.
    fn in_header(line: &str) -> Option<Self> {
        let headers = [
            (Folding::SingleBackslash, r"NOTE: '\' line wrapping per RFC 8792"),
            (Folding::DoubleBackslash, r"NOTE: '\\' line wrapping per RFC 8792"),
        ];
        headers.into_iter().find(|(_, header)| line.contains(header)).map(|(strategy, _)| strategy)
    }

    /// Returns the sign at the beginning of a line that continues a folded line.
    fn mark(self) -> &'static str {
        match self {
            Folding::SingleBackslash => "",
            Folding::DoubleBackslash => "\\",
        }
    }
}

/// A line before or after a block of Markdown: at least three backticks or tildes (`mark`), and the
/// type of the block, which may be empty.
struct Fence<'d> {
    mark: char,
    length: usize,
    kind: &'d str,
}

impl<'d> Fence<'d> {
    /// Reads a line; returns none if the line is no fence.
    fn of(line: &'d str) -> Option<Self> {
        let line = line.trim();
        let mark = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
        let kind = line.trim_start_matches(mark);
        let length = line.len() - kind.len();
        let kind = kind.split_whitespace().next().unwrap_or("");
        // A line with more of these marks at its end is not a fence, but code in a paragraph.
        (length >= 3 && !kind.contains(mark)).then_some(Fence { mark, length, kind })
    }

    /// Whether a later fence closes the block that this fence opens.
    fn is_closed_by(&self, end: &Fence<'_>) -> bool {
        end.kind.is_empty() && end.mark == self.mark && end.length >= self.length
    }

    /// Whether the type of the block begins with `abnf`, in any case.
    fn is_abnf(&self) -> bool {
        self.kind.get(..4).is_some_and(|kind| kind.eq_ignore_ascii_case("abnf"))
    }

    /// Whether the block may contain ABNF: its type is `abnf`, or leaves that open.
    fn may_be_abnf(&self) -> bool {
        self.is_abnf() || matches!(self.kind, "" | "ascii-art" | "code" | "text")
    }
}

/// Returns the original offset of the offset `at`. The list has offsets in ascending order with
/// their originals; after each, both advance alike up to the next. 0 if `at` is before all of them.
pub(super) fn original(origin: &[(usize, usize)], at: usize) -> usize {
    let index = origin.partition_point(|&(offset, _)| offset <= at);
    match index.checked_sub(1).and_then(|index| origin.get(index)) {
        Some(&(offset, before)) => before + (at - offset),
        None => 0,
    }
}

/// Whether a document is XML: an RFC or a draft of xml2rfc.
pub(crate) fn is_xml(document: &str) -> bool {
    let start = document.trim_start_matches('\u{FEFF}').trim_start();
    start.starts_with("<?xml") || start.starts_with("<rfc") || start.starts_with("<!DOCTYPE rfc")
}

/// Whether a text is Markdown with fenced blocks: a draft for kramdown-rfc begins with YAML front
/// matter, or has a block of type `abnf`.
pub(super) fn is_markdown(text: &str) -> bool {
    let text = text.trim_start_matches('\u{FEFF}');
    let is_front = text.starts_with("---\n") || text.starts_with("---\r\n");
    is_front || text.lines().filter_map(Fence::of).any(|fence| fence.is_abnf())
}

/// Whether a text looks like an RFC or an Internet-Draft, rather than only ABNF.
pub(super) fn is_paged(text: &str) -> bool {
    let text = text.trim_start_matches('\u{FEFF}');
    let mut head = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(30);
    let marks = ["Request for Comments:", "Internet-Draft", "INTERNET-DRAFT", "Internet Draft"];
    text.contains('\x0C')
        || text.lines().any(is_footer)
        || head.any(|line| marks.iter().any(|mark| line.starts_with(mark)))
}

/// Whether a line is the foot of a page: `Berners-Lee, et al.         Standards Track                    [Page 49]`
fn is_footer(line: &str) -> bool {
    let inner = line.trim_end().strip_suffix(']').and_then(|line| line.rsplit_once("[Page "));
    inner.is_some_and(|(before, number)| {
        // A comment of ABNF is not the foot of a page.
        !before.trim_start().starts_with(';')
            && !number.is_empty()
            && number.chars().all(|c| c.is_ascii_digit() || "ivxlc".contains(c))
    })
}

/// Returns the offsets of the lines of asides and quotations: the text of an RFC shows an `aside`
/// or a `blockquote` of its RFCXML with a bar before each line.
fn asides(document: &str) -> HashSet<usize> {
    let is_barred = |line: &str| {
        let body = line.trim();
        body == "|" || body.starts_with("|  ") && !body.ends_with('|')
    };
    let mut at = 0;
    let lines = document.split_inclusive('\n').map(|line| {
        at += line.len();
        (at - line.len(), line)
    });
    let lines: Vec<(usize, &str)> = lines.collect();
    let blocks = lines.split(|(_, line)| line.trim().is_empty() || is_footer(line));
    let barred = blocks.filter(|block| block.iter().all(|(_, line)| is_barred(line)));
    barred.flatten().map(|&(at, _)| at).collect()
}

/// Returns the [templates](template) of the heads of pages: of lines that come first after a foot
/// or a form feed, if they begin as in RFCs and drafts, or occur at the head of several pages.
fn headers(document: &str) -> HashSet<String> {
    let (mut counts, mut headers) = (HashMap::<String, usize>::new(), HashSet::new());
    let mut at_head = false;
    for line in document.lines() {
        at_head |= line.contains('\x0C') || is_footer(line);
        let body = line.rsplit('\x0C').next().unwrap_or(line);
        if !at_head || body.trim().is_empty() || is_footer(line) {
            continue;
        }
        at_head = false;
        let beginnings = ["RFC ", "Internet-Draft", "INTERNET-DRAFT", "Internet Draft"];
        let template = template(body);
        let begins = beginnings.iter().any(|start| body.trim_start().starts_with(start));
        let count = counts.entry(template.clone()).or_default();
        *count += 1;
        let is_indented = body.starts_with([' ', '\t']);
        if begins || *count >= if is_indented { OFTEN } else { 2 } {
            headers.insert(template);
        }
    }
    headers
}

/// The number of pages from which on an indented line at their head or foot belongs to the pages,
/// rather than to the text.
const OFTEN: usize = 4;

/// Returns the offsets of the feet of pages that have no `[Page 1]`: of lines that come last before
/// a form feed, if lines with the same [template] do so on several pages.
fn feet(document: &str) -> HashSet<usize> {
    let (mut at, mut last) = (0, None);
    let (mut feet, mut counts) = (Vec::new(), HashMap::<String, usize>::new());
    for line in document.split_inclusive('\n') {
        if line.contains('\x0C')
            && let Some((start, foot)) = last.take()
        {
            let template = template(foot);
            *counts.entry(template.clone()).or_default() += 1;
            feet.push((start, template));
        }
        if !line.trim().is_empty() {
            last = Some((at, line));
        }
        at += line.len();
    }
    let often = feet.into_iter().filter(|(_, template)| counts[template] >= OFTEN);
    often.map(|(start, _)| start).collect()
}

/// A line without its digits and spaces, so that the lines of several pages are the same.
fn template(line: &str) -> String {
    line.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace()).collect()
}

/// What an element of RFCXML says about its content.
#[derive(PartialEq, Eq)]
enum Content {
    /// A `sourcecode` or `artwork` of the type `abnf`.
    Abnf,
    /// A `sourcecode` or `artwork` whose type leaves open whether it is ABNF.
    Open,
    /// A `sourcecode` or `artwork` of another type, which is here in lower case.
    Declared(String),
    /// Any other element.
    NotAbnf,
}

impl Content {
    /// Returns what the attributes of an element say of its content.
    fn of(start: &BytesStart<'_>) -> Self {
        if !matches!(start.local_name().as_ref(), "sourcecode" | "artwork") {
            return Content::NotAbnf;
        }
        let mut attributes = start.attributes().flatten();
        let kind = attributes.find(|it| it.key.as_ref() == "type").map(|it| it.value);
        let kind = kind.map_or(String::new(), |kind| kind.trim().to_ascii_lowercase());
        match &*kind {
            // RFC 9110 uses the type abnf9110 for its additions to ABNF.
            _ if kind.starts_with("abnf") => Content::Abnf,
            "" | "ascii-art" | "code" => Content::Open,
            _ => Content::Declared(kind),
        }
    }
}

/// The contents of the elements of RFCXML that can contain ABNF, while they are read.
struct Elements<'d> {
    document: &'d str,
    pages: Pages,
    /// The declared entities, with their texts.
    entities: HashMap<String, String>,
    /// The element whose content is read.
    open: Option<OpenElement>,
}

impl Elements<'_> {
    /// Reads an event, which the XML reader found in the range `span` of the document.
    fn read_event(&mut self, event: Event<'_>, span: Range<usize>) {
        let text = &self.document[span.clone()];
        match (&mut self.open, event) {
            (None, Event::DocType(_)) => self.entities = declared_entities(text),
            (None, Event::Start(start)) => self.open_element(Content::of(&start), span.end),
            (None, Event::Empty(start)) => {
                let is_elsewhere = Content::of(&start) == Content::Abnf;
                self.pages.absent.extend(is_elsewhere.then_some(span));
            }
            (Some(element), Event::Start(_)) => element.depth += 1,
            (&mut Some(OpenElement { declared, start, depth: 0 }), Event::End(_)) => {
                if self.pages.text[start..].trim().is_empty() && declared {
                    self.pages.absent.push(span);
                }
                self.pages.add_block(start, declared);
                self.open = None;
            }
            (Some(element), Event::End(_)) => element.depth -= 1,
            (Some(OpenElement { depth: 0, .. }), Event::Text(_)) => {
                self.pages.add(text, span.start);
            }
            (Some(OpenElement { depth: 0, .. }), Event::CData(_)) => {
                let inner = text.strip_prefix(CDATA).and_then(|it| it.strip_suffix("]]>"));
                self.pages.add(inner.unwrap_or(""), span.start + CDATA.len());
            }
            (Some(OpenElement { depth: 0, .. }), Event::GeneralRef(reference)) => {
                match replacement(&self.entities, &reference, DEEPEST_ENTITY) {
                    Some(text) => self.pages.add_at_one_place(&text, span.start),
                    None => {
                        self.pages.add(text, span.start);
                        self.pages.unknown.push(span);
                    }
                }
            }
            _ => {}
        }
    }

    /// Begins an element whose content begins at the offset `at` of the document.
    fn open_element(&mut self, content: Content, at: usize) {
        match content {
            Content::NotAbnf => {}
            Content::Declared(kind) => {
                let length = self.document[at..].find("</");
                let end = length.map_or(self.document.len(), |length| at + length);
                self.pages.others.push((at..end, kind));
            }
            Content::Abnf | Content::Open => {
                let declared = content == Content::Abnf;
                self.open = Some(OpenElement { declared, start: self.pages.text.len(), depth: 0 });
            }
        }
    }
}

/// The beginning of a section without markup (XML 1.0 section 2.7).
const CDATA: &str = "<![CDATA[";

/// The deepest nesting of entities in texts of entities.
const DEEPEST_ENTITY: usize = 8;

/// The greatest length of the replacement of an entity that contains others, in bytes.
const LONGEST_ENTITY: usize = 10_000;

/// Returns the entities that a document type declaration declares, each with its text. Entities whose
/// text is in another file are left out.
fn declared_entities(declaration: &str) -> HashMap<String, String> {
    let mut entities = HashMap::new();
    for part in declaration.split("<!ENTITY").skip(1) {
        let part = part.trim_start();
        let (name, rest) = part.split_at(part.find(char::is_whitespace).unwrap_or(part.len()));
        let rest = rest.trim_start();
        let text = rest.chars().next().filter(|c| matches!(c, '"' | '\''));
        let text = text.and_then(|quote| rest[1..].split_once(quote)).map(|(text, _)| text);
        if let Some(text) = text {
            // "the first entity declaration is binding" (XML 1.0 section 4.2).
            entities.entry(name.to_owned()).or_insert_with(|| text.to_owned());
        }
    }
    entities
}

/// Returns the replacement of the entity `name`, if the document or XML defines that entity, or if it
/// is `nbsp`. None also if entities in its text are nested deeper than `depth`, or if the
/// replacement becomes too long.
fn replacement(entities: &HashMap<String, String>, name: &str, depth: usize) -> Option<String> {
    let character = BytesRef::new(name).resolve_char_ref().ok()?.map(String::from);
    let predefined = || resolve_xml_entity(name).map(str::to_owned);
    let named = character.or_else(predefined);
    if named.is_some() {
        return named;
    }
    if name == "nbsp" {
        return Some(" ".to_owned());
    }
    let (mut rest, mut text) = (entities.get(name)?.as_str(), String::new());
    while let Some((before, after)) = rest.split_once('&') {
        let (name, after) = after.split_once(';')?;
        text.push_str(before);
        text.push_str(&replacement(entities, name, depth.checked_sub(1)?)?);
        if text.len() > LONGEST_ENTITY {
            return None;
        }
        rest = after;
    }
    Some(text + rest)
}

/// Escapes a text that replaces the range `span` of a document, in bytes: in XML, as the place
/// requires. None if the range contains markup, or if the text would end the CDATA in which it is.
pub(crate) fn escape_for_document(
    document: &str,
    span: &Range<usize>,
    text: String,
) -> Option<String> {
    if !is_xml(document) {
        return Some(text);
    }
    let (before, replaced) = (&document[..span.start], &document[span.clone()]);
    // CDATA has no escapes, and ends only at its mark.
    if before.rfind(CDATA) > before.rfind("]]>") {
        return Some(text).filter(|text| !text.contains("]]>") && !replaced.contains("]]>"));
    }
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    Some(escaped).filter(|_| !replaced.contains('<'))
}
