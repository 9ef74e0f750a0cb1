//! Finds the links of an HTML page, as the tokenizer of the HTML Standard reads it: comments, scripts and
//! other raw texts have none, and the values of attributes are decoded.
//!
//! No tree is built, so that memory does not depend on how elements are nested.

use super::css;
use html5gum::emitters::callback::{CallbackEmitter, CallbackEvent};
use html5gum::{Span as TokenSpan, Tokenizer};
use iri_grammar::Span;
use std::convert::Infallible;
use std::ops::Range;

/// A link of a page.
pub struct Link {
    /// The reference, without whitespace around it.
    pub reference: String,
    /// The name of the element.
    pub element: String,
    /// The attribute; `None` in the text of a `style` element.
    pub attribute: Option<&'static str>,
    /// The place in the page, in bytes: that of the reference or, if it is written with character references
    /// or escapes, of the value that it is a part of.
    pub span: Span,
}

/// The links of a page, in the order of the text.
#[derive(Default)]
pub struct Links {
    pub all: Vec<Link>,
    /// The `href` of the first `base` that has one (HTML, document base URL).
    pub base: Option<String>,
    /// The encoding that the first `meta` names.
    pub charset: Option<String>,
}

/// What the value of an attribute contains.
#[derive(Clone, Copy, PartialEq)]
enum Value {
    /// One reference.
    Reference,
    /// References separated by whitespace.
    References,
    /// References with descriptors, separated by commas.
    Candidates,
    /// Declarations of CSS.
    Style,
    /// No link by itself: `read_element` and `read_meta` interpret it.
    Other,
}

/// The attributes that are read: name, elements that have the attribute (all elements if the list is empty),
/// what its value contains.
const ATTRIBUTES: [(&str, &[&str], Value); 17] = [
    (
        "href",
        &["a", "area", "link", "image", "use", "script", "feimage", "mpath"],
        Value::Reference,
    ),
    ("xlink:href", &["a", "image", "use", "script", "feimage", "mpath"], Value::Reference),
    ("src", &SOURCES, Value::Reference),
    ("srcset", &["img", "source"], Value::Candidates),
    ("imagesrcset", &["link"], Value::Candidates),
    ("action", &["form"], Value::Reference),
    ("formaction", &["button", "input"], Value::Reference),
    ("poster", &["video"], Value::Reference),
    ("data", &["object"], Value::Reference),
    ("cite", &["blockquote", "q", "ins", "del"], Value::Reference),
    ("background", &["body", "table", "td", "th"], Value::Reference),
    ("ping", &["a", "area"], Value::References),
    ("style", &[], Value::Style),
    // A second row for an element in which the value is something else.
    ("href", &["base"], Value::Other),
    ("content", &["meta"], Value::Other),
    ("http-equiv", &["meta"], Value::Other),
    ("charset", &["meta"], Value::Other),
];

/// The elements with `src`.
const SOURCES: [&str; 10] =
    ["audio", "embed", "frame", "iframe", "img", "input", "script", "source", "track", "video"];

/// An attribute of the current element that is read.
struct Attribute {
    name: &'static str,
    value: Value,
    text: String,
    /// The span of the value; an empty one after the name, if it is empty.
    span: Span,
}

/// The state between the events of the tokenizer.
struct Reader<'p> {
    page: &'p str,
    links: Links,
    element: String,
    /// Whether a start tag is open.
    is_in_tag: bool,
    attributes: Vec<Attribute>,
    /// The index in `attributes` of the one whose value follows.
    current: Option<usize>,
}

/// Finds the links of a page.
pub fn links(page: &str) -> Links {
    let mut reader = Reader {
        page,
        links: Links::default(),
        element: String::new(),
        is_in_tag: false,
        attributes: Vec::new(),
        current: None,
    };
    let mut emitter = CallbackEmitter::new(|event: CallbackEvent<'_>, span: TokenSpan| {
        reader.read(event, Span { start: span.start, end: span.end });
        None::<Infallible>
    });
    // Scripts, styles and the like are raw text.
    emitter.naively_switch_states(true);
    let Ok(()) = Tokenizer::new_with_emitter(page, emitter).finish();
    reader.links
}

impl Reader<'_> {
    /// Reads an event of the tokenizer. `span` is its place in the page.
    fn read(&mut self, event: CallbackEvent<'_>, span: Span) {
        match event {
            CallbackEvent::OpenStartTag { name } => {
                self.element = String::from_utf8_lossy(name).into_owned();
                (self.is_in_tag, self.current) = (true, None);
                self.attributes.clear();
            }
            CallbackEvent::AttributeName { name } if self.is_in_tag => {
                self.begin_attribute(name, span);
            }
            CallbackEvent::AttributeValue { value } if self.is_in_tag => {
                if let Some(current) = self.current.take() {
                    let attribute = &mut self.attributes[current];
                    attribute.text = String::from_utf8_lossy(value).into_owned();
                    attribute.span = span;
                }
            }
            CallbackEvent::CloseStartTag { .. } => {
                self.is_in_tag = false;
                self.read_element();
            }
            CallbackEvent::String { value } if self.element == "style" => {
                let sheet = String::from_utf8_lossy(value).into_owned();
                self.add_style(None, &sheet, span);
            }
            CallbackEvent::EndTag { .. } => self.element.clear(),
            _ => {}
        }
    }

    /// Begins an attribute. Of attributes with one name, the first counts (HTML, attribute name state).
    fn begin_attribute(&mut self, name: &[u8], span: Span) {
        let is_known = |(known, elements, _): &&(&'static str, &[&str], Value)| {
            known.as_bytes() == name && (elements.is_empty() || elements.contains(&&*self.element))
        };
        self.current = None;
        if let Some(&(name, _, value)) = ATTRIBUTES.iter().find(is_known)
            && self.attributes.iter().all(|attribute| attribute.name != name)
        {
            self.current = Some(self.attributes.len());
            let span = Span { start: span.end, end: span.end };
            self.attributes.push(Attribute { name, value, text: String::new(), span });
        }
    }

    /// Adds the links of the element whose start tag has ended.
    fn read_element(&mut self) {
        let attributes = std::mem::take(&mut self.attributes);
        for Attribute { name, value, text, span } in &attributes {
            let (name, span) = (Some(*name), *span);
            match value {
                Value::Reference => self.add_part(name, text, 0..text.len(), span),
                Value::References => {
                    word_ranges(text).for_each(|word| self.add_part(name, text, word, span));
                }
                Value::Candidates => candidate_urls(text)
                    .into_iter()
                    .for_each(|url| self.add_part(name, text, url, span)),
                Value::Style => self.add_style(name, text, span),
                Value::Other => {}
            }
        }
        let other = |name: &str| attributes.iter().find(|it| it.name == name);
        match &*self.element {
            "base" if self.links.base.is_none() => {
                self.links.base = other("href").map(|it| it.text.clone());
            }
            "meta" => self.read_meta(&other),
            _ => {}
        }
        self.attributes = attributes;
        self.attributes.clear();
    }

    /// Reads a `meta`: adds the link of a refresh, and keeps the encoding of the page that it declares.
    /// `attribute` finds an attribute by name.
    fn read_meta<'a>(&mut self, attribute: &dyn Fn(&str) -> Option<&'a Attribute>) {
        let is_about = |what: &str| {
            attribute("http-equiv").is_some_and(|it| it.text.eq_ignore_ascii_case(what))
        };
        let content = attribute("content");
        let mut charset = attribute("charset").map(|it| it.text.clone());
        if let Some(Attribute { text, span, .. }) = content {
            if is_about("refresh")
                && let Some(url) = refresh_url(text)
            {
                self.add_part(Some("content"), text, url, *span);
            }
            if is_about("content-type") {
                charset = charset.or_else(|| charset_of(text).map(str::to_owned));
            }
        }
        self.links.charset = self.links.charset.take().or(charset);
    }

    /// Adds the link whose reference is this range of the value. `span` is the place of the value in the page.
    fn add_part(
        &mut self,
        attribute: Option<&'static str>,
        value: &str,
        range: Range<usize>,
        span: Span,
    ) {
        let part = &value[range.clone()];
        // HTML lets spaces surround a URL.
        let before = part.len() - part.trim_start_matches(is_ascii_space).len();
        let reference = part.trim_matches(is_ascii_space).to_owned();
        let start = range.start + before;
        let range = start..start + reference.len();
        self.add(attribute, reference, value, range, span);
    }

    /// Adds the links of a style sheet. `span` is its place in the page.
    fn add_style(&mut self, attribute: Option<&'static str>, sheet: &str, span: Span) {
        for (url, Span { start, end }) in css::urls(sheet) {
            let reference = url.trim_matches(is_ascii_space).to_owned();
            self.add(attribute, reference, sheet, start..end, span);
        }
    }

    /// Adds a link whose reference is written in this range of the value. `span` is the place of the value in
    /// the page.
    fn add(
        &mut self,
        attribute: Option<&'static str>,
        reference: String,
        value: &str,
        range: Range<usize>,
        span: Span,
    ) {
        // An empty `href` leads to the page itself. Other empty values are no links: an empty `src` loads nothing,
        // and an empty `action` counts as absent (HTML, form submission algorithm).
        if reference.is_empty() && attribute != Some("href") {
            return;
        }
        let is_as_written = self.page.get(span.start..span.end) == Some(value);
        let span = if is_as_written {
            Span { start: span.start + range.start, end: span.start + range.end }
        } else {
            span
        };
        let element = self.element.clone();
        self.links.all.push(Link { reference, element, attribute, span });
    }
}

/// Whether the character is ASCII whitespace (Infra Standard).
fn is_ascii_space(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\x0c' | '\r' | ' ')
}

/// Returns the ranges of the words of a text, between ASCII whitespace.
fn word_ranges(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    text.split(is_ascii_space).filter_map(move |word| {
        let start = at;
        // Each space is one octet.
        at += word.len() + 1;
        (!word.is_empty()).then_some(start..start + word.len())
    })
}

/// Returns the ranges of the URLs of a srcset (HTML, parsing of a srcset attribute).
fn candidate_urls(text: &str) -> Vec<Range<usize>> {
    let (mut urls, mut at) = (Vec::new(), 0);
    loop {
        let rest = &text[at..];
        let start =
            at + rest.len() - rest.trim_start_matches(|c| is_ascii_space(c) || c == ',').len();
        let rest = &text[start..];
        if rest.is_empty() {
            return urls;
        }
        let end = start + rest.find(is_ascii_space).unwrap_or(rest.len());
        let url = text[start..end].trim_end_matches(',');
        let mut are_valid = true;
        at = end;
        if url.len() == end - start {
            let descriptors = descriptors(&text[end..]);
            are_valid = are_valid_descriptors(descriptors);
            at += descriptors.len();
        }
        if are_valid {
            urls.push(start..start + url.len());
        }
    }
}

/// Returns the descriptors after a URL, up to a comma that is not in brackets.
fn descriptors(text: &str) -> &str {
    let mut is_in_brackets = false;
    let end = text.find(|c| match c {
        '(' => {
            is_in_brackets = true;
            false
        }
        ')' => {
            is_in_brackets = false;
            false
        }
        _ => c == ',' && !is_in_brackets,
    });
    &text[..end.unwrap_or(text.len())]
}

/// Whether a URL may have these descriptors: a width, and perhaps a height; or a density; or none.
fn are_valid_descriptors(text: &str) -> bool {
    // Which of the descriptors `w`, `x` and `h` the URL has.
    let mut are_present = [false; 3];
    for word in text.split(is_ascii_space).filter(|word| !word.is_empty()) {
        let kind = word.chars().next_back().and_then(|last| "wxh".find(last));
        let Some(kind) = kind else { return false };
        let number = &word[..word.len() - 1];
        let is_number = match &word[word.len() - 1..] {
            "x" => {
                number.starts_with(|c: char| c.is_ascii_digit() || ".-".contains(c))
                    && number.parse::<f64>().is_ok_and(|density| density >= 0.0)
            }
            _ => {
                number.bytes().all(|octet| octet.is_ascii_digit())
                    && number.bytes().any(|octet| octet != b'0')
            }
        };
        if !is_number || are_present[kind] {
            return false;
        }
        are_present[kind] = true;
    }
    let [width, density, height] = are_present;
    if density { !width && !height } else { width || !height }
}

/// Returns the range of the URL in the `content` of a refresh (HTML, shared declarative refresh steps); `None`
/// if the page itself is loaded again, or the content is invalid.
fn refresh_url(content: &str) -> Option<Range<usize>> {
    // Returns the length of the beginning of a text whose characters all pass the test.
    let skip =
        |text: &str, test: fn(char) -> bool| text.len() - text.trim_start_matches(test).len();
    let mut at = skip(content, is_ascii_space);
    let digits = skip(&content[at..], |c| c.is_ascii_digit());
    if digits == 0 && !content[at..].starts_with('.') {
        return None;
    }
    at += skip(&content[at..], |c| c.is_ascii_digit() || c == '.');
    if !content[at..].starts_with(|c| is_ascii_space(c) || matches!(c, ';' | ',')) {
        return None;
    }
    at += skip(&content[at..], is_ascii_space);
    at += usize::from(content[at..].starts_with([';', ',']));
    at += skip(&content[at..], is_ascii_space);
    // `url=` may precede the URL.
    let is_named = content.get(at..at + 3).is_some_and(|name| name.eq_ignore_ascii_case("url"));
    if is_named {
        let name = at + 3;
        let equals = name + skip(&content[name..], is_ascii_space);
        if !content[equals..].starts_with('=') {
            return Some(at..content.len());
        }
        at = equals + 1;
        at += skip(&content[at..], is_ascii_space);
    }
    let mut end = content.len();
    if let Some(mark) = content[at..].chars().next().filter(|c| matches!(c, '"' | '\'')) {
        at += 1;
        end = content[at..].find(mark).map_or(end, |length| at + length);
    }
    (at < end).then_some(at..end)
}

/// Returns the encoding that a media type names (HTML, extraction of a character encoding from a
/// meta element).
pub fn charset_of(content: &str) -> Option<&str> {
    let lower = content.to_ascii_lowercase();
    let mut from = 0;
    loop {
        let name = from + lower.get(from..)?.find("charset")? + "charset".len();
        let rest = content[name..].trim_start_matches(is_ascii_space);
        from = name;
        let Some(value) = rest.strip_prefix('=') else { continue };
        let value = value.trim_start_matches(is_ascii_space);
        return match value.chars().next()? {
            mark @ ('"' | '\'') => value[1..].split_once(mark).map(|(name, _)| name),
            _ => value.split(|c| is_ascii_space(c) || c == ';').next(),
        };
    }
}

#[cfg(test)]
#[path = "../../tests/unit/find_links.rs"]
mod tests;
