//! Reads the files of grammars: `grammar/NAME.abnf`.
//!
//! ```text
//! ; scheme: coap coap-URI
//! ; import: rfc3986
//! ; part: port query
//! ; fragment: RFC 6455 section 3: "fragment identifiers MUST NOT be used"
//!
//! ; RFC 7252 section 6.1
//! coap-URI = "coap:" "//" host [ ":" port ] path-abempty [ "?" query ]
//!
//! ; == demanded
//! ; RFC 7252 section 6.1: "The host MUST NOT be empty."
//! host = IP-literal / IPv4address / 1*( unreserved / pct-encoded / sub-delims )
//!
//! ; == decoded PART RULE PARTS
//! ; == within PART RULE PARTS if OTHER-PART TEXT
//! ; == nested PART RULE PARTS
//! ```
//!
//! `|` joins rules whose occurrences are one part. `decoded` and `within` begin a grammar for a part, with
//! and without percent-decoding; it can depend on another part. `nested` is `decoded` for a filter of RFC 4515, whose
//! parentheses are read apart, since no automaton counts them.
//!
//! The head ends with an empty line. Without `fragment:`, a fragment may follow (RFC 3986 section 3.5);
//! `in the rule` says that the rule describes it. A comment with a section, and perhaps a sentence, applies to the
//! rules after it; a sentence may go on in the next comments. `; repair:` says why the rule after it is
//! not as printed, and the rule as printed follows in comments that begin with `;|`.

use crate::GrammarPart;

/// The file of a grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source<'s> {
    /// The names of the schemes, each with the rule of its identifiers.
    pub schemes: Vec<(String, String)>,
    /// The documents that rules are imported from, the first one first.
    pub imports: Vec<String>,
    /// The rules whose occurrences are named parts.
    pub parts: Vec<String>,
    /// Whether a fragment may follow.
    pub fragment: Fragment,
    /// The rules as the documents print them, as ABNF.
    pub printed: &'s str,
    /// The rules that sentences demand, as ABNF.
    pub demanded: &'s str,
    /// The grammars that apply after percent-decoding.
    pub decoded: Vec<Decoded<'s>>,
    /// All rules, with their origins.
    pub rules: Vec<SourceRule<'s>>,
}

/// Whether a fragment may follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fragment {
    /// After an identifier that matches the rule (RFC 3986 section 3.5).
    Generic,
    /// The rule describes the fragment, too.
    InRule,
    /// This sentence forbids it.
    Forbidden(Origin),
}

/// How a grammar reads a part, and what the part has to satisfy beside the grammar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reading {
    /// After percent-decoding.
    Decoded,
    /// As it is.
    Within,
    /// After percent-decoding. The part is a filter of RFC 4515, the nesting of which is checked.
    Nested,
    /// As it is. No two of these parts have the same name, the first of [`Decoded::parts`], the case of
    /// which is ignored.
    Once,
    /// As it is. The part is the check digit of the hexadecimal digits in the part before.
    Luhn,
}

impl Reading {
    /// All ways of reading a part.
    const ALL: [Reading; 5] =
        [Reading::Decoded, Reading::Within, Reading::Nested, Reading::Once, Reading::Luhn];

    /// The word for it in the file of a grammar.
    pub fn name(self) -> &'static str {
        match self {
            Reading::Decoded => "decoded",
            Reading::Within => "within",
            Reading::Nested => "nested",
            Reading::Once => "once",
            Reading::Luhn => "luhn",
        }
    }

    /// The way of reading a part with this name.
    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Reading::ALL.into_iter().find(|reading| reading.name() == name)
    }
}

/// A grammar for a part of an identifier, mostly after percent-decoding, and what no grammar says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'s> {
    /// The part.
    pub part: &'s str,
    /// How it is read.
    pub reading: Reading,
    /// The rule that it has to match.
    pub rule: &'s str,
    /// The rules whose occurrences in it are named parts, separated by spaces.
    pub parts: &'s str,
    /// Another part and its text, the case of which is ignored: the grammar applies only if it is so.
    /// Empty if the grammar always applies.
    pub when: &'s str,
    /// The rules, as ABNF.
    pub abnf: &'s str,
}

/// Where a rule comes from.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Origin {
    /// The document, such as `RFC 7252`.
    pub document: String,
    /// Its section, such as `6.1` or `B.1`.
    pub section: String,
    /// The sentence that demands the rule; empty if the document prints the rule.
    pub sentence: String,
}

/// A rule of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceRule<'s> {
    /// Its name.
    pub name: &'s str,
    /// The part of the grammar.
    pub place: GrammarPart,
    /// Its document and section.
    pub origin: Origin,
    /// Its definition, with comments.
    pub text: &'s str,
    /// The definition as printed, and why it was repaired.
    pub repair: Option<(String, String)>,
}

impl<'s> Source<'s> {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong, in words.
    pub fn read(text: &'s str) -> Result<Self, String> {
        let (head, body) = text.split_once("\n\n").ok_or("no empty line after the head")?;
        let mut source = Source {
            schemes: Vec::new(),
            imports: Vec::new(),
            parts: Vec::new(),
            fragment: Fragment::Generic,
            printed: "",
            demanded: "",
            decoded: Vec::new(),
            rules: Vec::new(),
        };
        source.read_head(head)?;
        source.read_body(body)?;
        Ok(source)
    }

    /// Reads the lines before the first empty line.
    fn read_head(&mut self, head: &str) -> Result<(), String> {
        // A line that does not begin with a key continues the one before.
        let mut lines: Vec<String> = Vec::new();
        for line in head.lines() {
            let line = line.strip_prefix(';').ok_or("a line of the head is no comment")?;
            match line.strip_prefix("   ") {
                Some(more) if !lines.is_empty() => {
                    let last = lines.last_mut().expect("there is one");
                    last.push(' ');
                    last.push_str(more.trim());
                }
                _ => lines.push(line.trim().to_owned()),
            }
        }
        for line in &lines {
            let (key, value) = line.split_once(": ").ok_or("a line of the head without a key")?;
            match key {
                "scheme" => {
                    let (scheme, rule) = value.split_once(' ').ok_or("a scheme without a rule")?;
                    self.schemes.push((scheme.to_owned(), rule.to_owned()));
                }
                "import" => self.imports.extend(value.split_whitespace().map(str::to_owned)),
                "part" => self.parts.extend(value.split_whitespace().map(str::to_owned)),
                "fragment" => {
                    self.fragment = match (value, Origin::read(value)) {
                        ("in the rule", _) => Fragment::InRule,
                        (_, Some(origin)) => Fragment::Forbidden(origin),
                        _ => return Err("a fragment without a sentence".into()),
                    };
                }
                "title" => {}
                _ => return Err(format!("no such key: {key}")),
            }
        }
        Ok(())
    }

    /// Reads the rules: the printed ones, then the parts that begin with `; == `.
    fn read_body(&mut self, body: &'s str) -> Result<(), String> {
        let mut rest = body;
        let mut marker = "";
        loop {
            let end = rest.find("; == ").unwrap_or(rest.len());
            let (abnf, after) = rest.split_at(end);
            let mut words = marker.split_whitespace();
            let place = match words.next() {
                None => {
                    self.printed = abnf;
                    GrammarPart::Printed
                }
                Some("demanded") => {
                    self.demanded = abnf;
                    GrammarPart::Demanded
                }
                Some(word) => {
                    let reading = Reading::of_name(word)
                        .ok_or_else(|| format!("no such part of a grammar: {word}"))?;
                    let (columns, when) = marker.split_once(" if ").unwrap_or((marker, ""));
                    let mut columns = columns.splitn(4, ' ').skip(1);
                    let (Some(part), Some(rule)) = (columns.next(), columns.next()) else {
                        return Err("a decoded part without a rule".into());
                    };
                    let parts = columns.next().unwrap_or("");
                    self.decoded.push(Decoded { part, reading, rule, parts, when, abnf });
                    GrammarPart::Decoded
                }
            };
            read_rules(abnf, place, &mut self.rules)?;
            let Some(after) = after.strip_prefix("; == ") else { break };
            (marker, rest) = after.split_once('\n').unwrap_or((after, ""));
        }
        Ok(())
    }

    /// Returns the rules as ABNF: the printed rules, with those that sentences demand in their place.
    pub fn abnf(&self) -> String {
        let is_in_force = |rule: &&SourceRule<'_>| {
            rule.place != GrammarPart::Decoded
                && self.origin(rule.name).is_some_and(|it| it.text == rule.text)
        };
        self.rules.iter().filter(is_in_force).map(|rule| rule.text).collect()
    }

    /// Returns the rule of this name, of the grammar for identifiers.
    pub fn origin(&self, name: &str) -> Option<&SourceRule<'s>> {
        // A rule that a sentence demands replaces a printed one.
        self.rules_named(name).rfind(|rule| rule.place != GrammarPart::Decoded)
    }

    /// Returns the rule of this name, of the grammar for a part.
    pub fn decoded_origin(&self, name: &str) -> Option<&SourceRule<'s>> {
        self.rules_named(name).rfind(|rule| rule.place == GrammarPart::Decoded)
    }

    fn rules_named(&self, name: &str) -> impl DoubleEndedIterator<Item = &SourceRule<'s>> {
        self.rules.iter().filter(|rule| rule.name.eq_ignore_ascii_case(name))
    }
}

impl Origin {
    /// Reads a section, such as `RFC 7252 section 6.1`, and the sentence after it in quotation marks.
    pub fn read(text: &str) -> Option<Self> {
        let (place, sentence) = match text.split_once(": \"") {
            Some((place, sentence)) => (place, sentence.strip_suffix('"')?),
            None => (text, ""),
        };
        let (document, section) =
            place.split_once(" section ").or_else(|| place.split_once(" Appendix "))?;
        let is_rfc = document.strip_prefix("RFC ")?.bytes().all(|octet| octet.is_ascii_digit());
        let [document, section, sentence] = [document, section, sentence].map(str::to_owned);
        is_rfc.then_some(Origin { document, section, sentence })
    }
}

/// Reads the rules of a part of a grammar, and adds them to `rules`. The comment before a rule has
/// its section.
fn read_rules<'s>(
    abnf: &'s str,
    place: GrammarPart,
    rules: &mut Vec<SourceRule<'s>>,
) -> Result<(), String> {
    let (mut origin, mut comments, mut printed) = (Origin::default(), Vec::new(), String::new());
    let mut at = 0;
    while at < abnf.len() {
        let start = at;
        at = end_of_line(abnf, at);
        let line = &abnf[start..at];
        if let Some(as_printed) = line.strip_prefix(";|") {
            printed.push_str(as_printed);
        } else if let Some(text) = line.strip_prefix(';').map(str::trim) {
            match comments.last_mut() {
                Some(last) if !text.starts_with("RFC ") && !text.starts_with("repair: ") => {
                    *last = format!("{last} {text}");
                }
                _ => comments.push(text.to_owned()),
            }
        } else if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let mut repair = None;
            for comment in comments.drain(..) {
                if let Some(why) = comment.strip_prefix("repair: ") {
                    repair = Some((std::mem::take(&mut printed), why.to_owned()));
                } else {
                    let read = Origin::read(&comment);
                    origin =
                        read.ok_or_else(|| format!("a comment without a section: {comment}"))?;
                }
            }
            let (name, _) = line.split_once('=').ok_or_else(|| format!("no rule: {line}"))?;
            // The rule goes on in lines that begin with white space.
            while abnf[at..].starts_with([' ', '\t']) {
                at = end_of_line(abnf, at);
            }
            if origin.document.is_empty() {
                return Err(format!("the rule {name} has no section"));
            }
            let (name, text) = (name.trim(), &abnf[start..at]);
            rules.push(SourceRule { name, place, origin: origin.clone(), text, repair });
        }
    }
    Ok(())
}

/// Returns the place after the line end that comes next.
fn end_of_line(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |end| at + end + 1)
}
