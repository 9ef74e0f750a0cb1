//! The ABNF of RFC 5234, as far as the documents' own grammars use it.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// The elements of a rule (RFC 5234 section 3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Element {
    /// `rule1 / rule2`
    Alternatives(Vec<Element>),
    /// `rule1 rule2`
    Concatenation(Vec<Element>),
    /// `min*max element`, with no `max` where there is no end.
    Repetition(usize, Option<usize>, Box<Element>),
    /// `%xA0-D7FF`, or a single `%x41`.
    Range(char, char),
    /// `"literal"`: both cases of each letter.
    Literal(String),
    /// The name of a rule.
    Rule(String),
}

/// Reads the elements of one rule: what stands after its `=`.
///
/// The documents' texts are part of the crate and a test reads all of them, so what
/// is not ABNF is taken for an element that is empty.
pub(super) fn elements(text: &str) -> Element {
    Reader { rest: text }.alternatives()
}

struct Reader<'t> {
    rest: &'t str,
}

impl Reader<'_> {
    /// `alternation = concatenation *(*c-wsp "/" *c-wsp concatenation)`
    fn alternatives(&mut self) -> Element {
        let mut all = Vec::from([self.concatenation()]);
        while self.take('/') {
            all.push(self.concatenation());
        }
        if all.len() == 1 { all.remove(0) } else { Element::Alternatives(all) }
    }

    /// `concatenation = repetition *(1*c-wsp repetition)`
    fn concatenation(&mut self) -> Element {
        let mut all = Vec::new();
        while let Some(element) = self.repetition() {
            all.push(element);
        }
        if all.len() == 1 { all.remove(0) } else { Element::Concatenation(all) }
    }

    /// `repetition = [repeat] element`, `repeat = 1*DIGIT / (*DIGIT "*" *DIGIT)`
    fn repetition(&mut self) -> Option<Element> {
        let least = self.number(10);
        if self.take('*') {
            let most = self.number(10);
            let element = self.element()?;
            let least = least.unwrap_or(0) as usize;
            return Some(Element::Repetition(least, most.map(|n| n as usize), Box::new(element)));
        }
        let element = self.element()?;
        Some(match least {
            Some(n) => Element::Repetition(n as usize, Some(n as usize), Box::new(element)),
            None => element,
        })
    }

    /// `element = rulename / group / option / char-val / num-val / prose-val`
    fn element(&mut self) -> Option<Element> {
        if self.take('(') {
            let inner = self.alternatives();
            self.take(')');
            Some(inner)
        } else if self.take('[') {
            let inner = self.alternatives();
            self.take(']');
            Some(Element::Repetition(0, Some(1), Box::new(inner)))
        } else if self.take('"') {
            Some(Element::Literal(self.up_to('"')))
        } else if self.take('<') {
            // `0<pchar>`: the documents name a rule in prose, to repeat it not once.
            Some(Element::Rule(self.up_to('>')))
        } else if self.take('%') {
            self.take('x');
            let first = self.scalar()?;
            let last = if self.take('-') { self.scalar()? } else { first };
            Some(Element::Range(first, last))
        } else {
            let other = |c: char| !c.is_ascii_alphanumeric() && c != '-';
            let end = self.rest.find(other).unwrap_or(self.rest.len());
            let (name, rest) = self.rest.split_at(end);
            self.rest = rest;
            (!name.is_empty()).then(|| Element::Rule(name.into()))
        }
    }

    fn up_to(&mut self, end: char) -> String {
        let (inner, rest) = self.rest.split_once(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        inner.into()
    }

    fn scalar(&mut self) -> Option<char> {
        self.number(16).and_then(char::from_u32)
    }

    fn number(&mut self, radix: u32) -> Option<u32> {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|c: char| !c.is_digit(radix)).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        // An element may begin with a letter that is a hexadecimal digit.
        let number = u32::from_str_radix(digits, radix).ok()?;
        self.rest = rest;
        Some(number)
    }

    fn take(&mut self, c: char) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(c) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn reads_what_the_documents_use() {
        let rule = |name: &str| Element::Rule(name.to_string());
        assert_eq!(
            elements(r#" 0<pchar> / *2( h16 ":" ) [ %x30-34 ] / "25" %x2D"#),
            Element::Alternatives(Vec::from([
                Element::Repetition(0, Some(0), Box::new(rule("pchar"))),
                Element::Concatenation(Vec::from([
                    Element::Repetition(
                        0,
                        Some(2),
                        Box::new(Element::Concatenation(Vec::from([
                            rule("h16"),
                            Element::Literal(":".to_string()),
                        ])))
                    ),
                    Element::Repetition(0, Some(1), Box::new(Element::Range('0', '4'))),
                ])),
                Element::Concatenation(Vec::from([
                    Element::Literal("25".to_string()),
                    Element::Range('-', '-'),
                ])),
            ]))
        );
    }
}
