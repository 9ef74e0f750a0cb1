//! A scheme: its grammar, and the tables made from it.

use crate::error::{Error, GrammarPart};
use crate::list::SCHEMES;
use crate::nested::{Misnested, check_digit, check_nesting};
use crate::source::Reading;
use crate::table::{Marks, Record, Stop, Table, Unmarked};
use iri_grammar::host::Idna2003;
use iri_grammar::schemes::Schemes;
use iri_grammar::text::percent;
use iri_grammar::{Citation, Component, Components, Document, Iri};
use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;
use std::iter;
use std::ops::Range;
use std::str;

/// The first octet of a file: whether a fragment may follow. The file goes on with the number of octets
/// of the sentence that forbids it, in two octets, little-endian; the sentence with its document and
/// section; then for each table: the number of octets of the string that says when it applies, and the
/// string; the number of octets of the table, in four octets; the table. The first table always applies,
/// and has an empty string. Another has the name of a part, the name of its [`Reading`], and perhaps another
/// part with the text that it has to have, separated by spaces.
#[cfg(feature = "generator")]
pub(crate) const GENERIC: u8 = 0;
/// The rule describes the fragment, too.
pub(crate) const IN_RULE: u8 = 1;
/// A sentence forbids it.
pub(crate) const FORBIDDEN: u8 = 2;

/// A scheme with a grammar.
///
/// ```
/// use iri_schemes::Scheme;
///
/// let coap = Scheme::find("COAP").unwrap();
/// assert_eq!(coap.name(), "coap");
/// assert!(coap.grammar().contains("coap-URI ="));
/// assert_eq!(coap.citation().to_string(), "RFC 7252 section 6.1");
/// assert!(Scheme::all().iter().any(|scheme| scheme.name() == "mailto"));
/// ```
#[derive(Clone, Copy)]
pub struct Scheme {
    pub(crate) name: &'static str,
    pub(crate) grammar: &'static str,
    pub(crate) file: &'static [u8],
}

/// For each letter, the index of the first scheme that begins with it or a later one.
static FIRST: [u8; 27] = {
    let mut first = [0; 27];
    let (mut letter, mut at) = (0, 0);
    while letter < first.len() {
        while at < SCHEMES.len() && ((SCHEMES[at].name.as_bytes()[0] - b'a') as usize) < letter {
            at += 1;
        }
        first[letter] = at as u8;
        letter += 1;
    }
    first
};

impl fmt::Debug for Scheme {
    /// Writes only the name, since the rest is long.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scheme").field("name", &self.name).finish_non_exhaustive()
    }
}

/// An occurrence of a named part.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part<'i> {
    /// The name of its rule.
    pub name: &'static str,
    /// Its text in the identifier.
    pub text: &'i str,
    /// Its range in the identifier, in bytes.
    pub range: Range<usize>,
}

impl<'i> Part<'i> {
    /// The text without percent-encodings. Octets that are not UTF-8 are replaced by U+FFFD.
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_schemes::Scheme;
    ///
    /// let iri = Iri::new("mailto:caf%C3%A9@example.org")?;
    /// let parts = Scheme::find("mailto").unwrap().parts(iri).unwrap();
    /// assert_eq!(parts[0].decoded(), "caf\u{e9}@example.org");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn decoded(&self) -> Cow<'i, str> {
        percent::decode_lossy(self.text)
    }
}

impl Scheme {
    /// A scheme of your own: its name in lower case, its grammar, and the file that the generator made.
    pub const fn new(name: &'static str, grammar: &'static str, file: &'static [u8]) -> Self {
        Scheme { name, grammar, file }
    }

    /// All schemes, in the order of their names.
    pub fn all() -> &'static [Scheme] {
        SCHEMES
    }

    /// The scheme with this name. The case of the name is ignored (RFC 3986 section 3.1).
    pub fn find(name: &str) -> Option<&'static Scheme> {
        let initial = name.bytes().next()?.to_ascii_lowercase().checked_sub(b'a')?;
        // The schemes that begin with this letter: up to the first one of the next letter.
        let [start, end] = *FIRST.get(usize::from(initial)..)?.first_chunk()?;
        let schemes = &SCHEMES[start.into()..end.into()];
        // Most are written in lower case.
        let found = schemes.iter().find(|scheme| scheme.name == name);
        found.or_else(|| schemes.iter().find(|scheme| scheme.name.eq_ignore_ascii_case(name)))
    }

    /// The name, in lower case.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The grammar: the rules that its documents print, the rules that sentences demand, and those that
    /// apply after percent-decoding.
    pub fn grammar(&self) -> &'static str {
        self.grammar
    }

    /// The names of the parts that [`parts`](Self::parts) finds: rules of the grammar.
    ///
    /// ```
    /// let data = iri_schemes::Scheme::find("data").unwrap();
    /// assert!(data.part_names().any(|name| name == "mediatype"));
    /// ```
    pub fn part_names(&self) -> impl Iterator<Item = &'static str> {
        let (first, _) = self.first_table();
        let inner = self.inner_tables().filter(|(when, _)| when.reading != Reading::Once);
        iter::once(first).chain(inner.map(|(_, table)| table)).flat_map(|it| it.words().parts())
    }

    /// The section with the rule of the identifiers.
    pub fn citation(&self) -> Citation {
        let (table, _) = self.first_table();
        let [document, section] = table.words().origin();
        citation(document, section)
    }

    /// Checks an identifier of this scheme, as [`check`](crate::check) does.
    ///
    /// # Errors
    ///
    /// If the grammar rejects the identifier.
    pub fn check(&self, iri: Iri<'_>) -> Result<(), Error> {
        self.check_components(iri.into_components())
    }

    /// Checks the components of an IRI or a URI of this scheme, which the generic grammar has accepted.
    ///
    /// # Errors
    ///
    /// If the grammar rejects the identifier.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    /// use iri_schemes::Scheme;
    ///
    /// let components = Grammar::Rfc3986.reference().components("coap://a/")?;
    /// assert!(Scheme::find("coap").unwrap().check_components(components).is_ok());
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn check_components(&self, iri: Components<'_>) -> Result<(), Error> {
        let (table, others) = self.first_table();
        match others {
            [] => self.read(table, iri, &mut Unmarked),
            // A grammar that applies after percent-decoding needs the parts.
            _ => self.find_parts(iri).map(drop),
        }
    }

    /// The occurrences of the named parts, in the order of the text; an outer part is before those in it.
    ///
    /// # Errors
    ///
    /// If the grammar rejects the identifier.
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_schemes::Scheme;
    ///
    /// let iri = Iri::new("coap://example.org/a?b=1&c")?;
    /// let parts = Scheme::find("coap").unwrap().parts(iri).unwrap();
    /// let parts: Vec<_> = parts.iter().map(|part| (part.name, part.text)).collect();
    /// assert_eq!(parts, [("host", "example.org"), ("path-abempty", "/a"), ("query", "b=1&c")]);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn parts<'i>(&self, iri: Iri<'i>) -> Result<Vec<Part<'i>>, Error> {
        self.parts_of_components(iri.into_components())
    }

    /// Returns the same as [`parts`](Self::parts), of the components of an IRI or a URI of this scheme.
    ///
    /// # Errors
    ///
    /// If the grammar rejects the identifier.
    pub fn parts_of_components<'i>(&self, iri: Components<'i>) -> Result<Vec<Part<'i>>, Error> {
        let text = iri.text();
        let part = |(name, range): (&'static str, Range<usize>)| Part {
            name,
            text: &text[range.clone()],
            range,
        };
        Ok(self.find_parts(iri)?.into_iter().map(part).collect())
    }

    /// Returns the names and ranges of the parts, in the order of the text.
    fn find_parts(&self, iri: Components<'_>) -> Result<Vec<NamedRange>, Error> {
        let (table, _) = self.first_table();
        let mut record = table.record();
        self.read(table, iri, &mut record)?;
        let mut found = named_ranges(table, record);
        let text = iri.text();
        for (when, table) in self.inner_tables() {
            if when.applies(text, &found) {
                let inner = self.check_parts(&when, table, text, &found)?;
                found.extend(inner);
            }
        }
        found.sort_by_key(|(_, range)| (range.start, usize::MAX - range.end));
        Ok(found)
    }

    /// Checks the parts that a table applies to. Returns the parts that the table finds in them.
    fn check_parts(
        &self,
        when: &When,
        table: Table,
        text: &str,
        found: &[NamedRange],
    ) -> Result<Vec<NamedRange>, Error> {
        let (mut inner, mut seen_names) = (Vec::new(), HashSet::new());
        let mut range_before = 0..0;
        for (name, range) in found {
            if *name != when.part {
                range_before = range.clone();
                continue;
            }
            let mut record = table.record();
            let octets = || decoded_octets(text, range.clone());
            let result = match when.reading {
                Reading::Decoded | Reading::Nested => table.read(octets(), range.end, &mut record),
                Reading::Within | Reading::Once | Reading::Luhn => {
                    let octets = mapped_octets(&text[range.clone()], 0..0);
                    let octets = octets.map(|(octet, at)| (octet, range.start + at));
                    table.read(octets, range.end, &mut record)
                }
            };
            result.map_err(|stop| self.error(table, &stop, text))?;
            let of_part = named_ranges(table, record);
            let is_fine = match when.reading {
                Reading::Nested => {
                    let result = check_nesting(octets(), range.end);
                    result.map_err(|it| nesting_error(table, &it, text))?;
                    true
                }
                // RFC 3261 section 19.1.4: case and percent-encoding make no other name.
                Reading::Once => of_part.first().is_none_or(|(_, range)| {
                    let name = decoded_octets(text, range.clone());
                    let name = name.map(|(octet, _)| octet.to_ascii_lowercase());
                    seen_names.insert(name.collect::<Vec<u8>>())
                }),
                Reading::Luhn => text[range.clone()] == *check_digit(&text[range_before.clone()]),
                Reading::Decoded | Reading::Within => true,
            };
            if !is_fine {
                let stop = Stop { at: range.start, explanation: 0, is_demanded: true };
                return Err(self.error(table, &stop, text));
            }
            // Only a whole parameter is a part.
            if when.reading != Reading::Once {
                inner.extend(of_part);
            }
        }
        Ok(inner)
    }

    /// Reads an identifier with the first table. It is an error if the table rejects the
    /// identifier, or if a fragment follows that a sentence forbids.
    fn read<M: Marks>(
        &self,
        table: Table,
        iri: Components<'_>,
        marks: &mut M,
    ) -> Result<(), Error> {
        let text = iri.text();
        let end = match self.file[0] {
            IN_RULE => text.len(),
            _ => iri.fragment().map_or(text.len(), |fragment| text.len() - fragment.len() - 1),
        };
        let before = &text[..end];
        let result = if before.is_ascii() {
            table.read(ascii_octets(before), end, marks)
        } else {
            read_mapped(table, before, self.domain_name(iri), marks)
        };
        result.map_err(|stop| self.error(table, &stop, text))?;
        if end < text.len() && self.file[0] == FORBIDDEN {
            let words = str::from_utf8(self.sentence_and_tables().0).expect("UTF-8");
            let words: Vec<&str> = words.split('\t').collect();
            let [document, section, sentence] = words[..] else {
                panic!("a sentence has a document and a section")
            };
            let (citation, part) = (citation(document, section), GrammarPart::Fragment);
            return Err(Error::new("fragment", part, citation, sentence, Vec::new(), text, end));
        }
        Ok(())
    }

    /// Returns the range of the host if ToASCII may convert it, otherwise an empty range. RFC 3987
    /// section 3.1 allows that for schemes with domain names. The library knows which schemes of
    /// this package have them; a scheme of your own may.
    #[cold]
    fn domain_name(&self, iri: Components<'_>) -> Range<usize> {
        if Scheme::find(self.name).is_some() && !Schemes::known().has_domain_names(self.name) {
            return 0..0;
        }
        iri.spans()[Component::Host].map_or(0..0, |span| span.start..span.end)
    }

    /// Returns the first table, which applies to every text, and the octets of the others, each of which says when
    /// it applies.
    fn first_table(&self) -> (Table, &'static [u8]) {
        let (_, table, others) = split_table(self.table_octets()).expect("each scheme has a table");
        (table, others)
    }

    /// Returns the tables other than the first one, each with when it applies.
    fn inner_tables(&self) -> impl Iterator<Item = (When, Table)> {
        let (_, mut rest) = self.first_table();
        iter::from_fn(move || {
            let (when, table, others) = split_table(rest)?;
            rest = others;
            Some((When::read(str::from_utf8(when).expect("UTF-8")), table))
        })
    }

    /// Splits the file, after its first octet, into the sentence that forbids a fragment and the tables.
    fn sentence_and_tables(&self) -> (&'static [u8], &'static [u8]) {
        let length = usize::from(u16::from_le_bytes([self.file[1], self.file[2]]));
        self.file[3..].split_at(length)
    }

    /// Returns the octets of all tables.
    fn table_octets(&self) -> &'static [u8] {
        self.sentence_and_tables().1
    }

    /// Returns the error of a text that a table rejects.
    #[cold]
    fn error(&self, table: Table, stop: &Stop, text: &str) -> Error {
        let words = table.words();
        let mut explanation = words.explanation(stop.explanation);
        let number = explanation.next().and_then(|rule| rule.parse().ok()).unwrap_or(0);
        let expected = explanation.collect();
        let mut columns = words.rule(number);
        let [rule, part, document, section, sentence] =
            std::array::from_fn(|_| columns.next().expect("a rule has five columns"));
        let (part, citation) = (GrammarPart::of_name(part), citation(document, section));
        let sentence = if stop.is_demanded { sentence } else { "" };
        Error::new(rule, part, citation, sentence, expected, text, stop.at)
    }
}

/// The name of a part, and its range in the identifier.
type NamedRange = (&'static str, Range<usize>);

/// When a table other than the first one applies: what the string before the table says.
struct When {
    /// The part that the table reads.
    part: &'static str,
    reading: Reading,
    /// Another part, and the text that it has to have.
    other: Option<(&'static str, &'static str)>,
}

impl When {
    /// Reads the string before a table.
    fn read(text: &'static str) -> Self {
        let (part, after) = text.split_once(' ').expect("a part");
        let (reading, other) = after.split_once(' ').expect("a way of reading");
        let reading = Reading::of_name(reading).expect("a name of a way of reading");
        When { part, reading, other: other.split_once(' ') }
    }

    /// Whether the table applies to a text with these parts.
    fn applies(&self, text: &str, found: &[NamedRange]) -> bool {
        self.other.is_none_or(|(other, wanted)| {
            let fits = |(name, range): &NamedRange| {
                *name == other && text[range.clone()].eq_ignore_ascii_case(wanted)
            };
            found.iter().any(fits)
        })
    }
}

/// Splits the first of several tables from the string before it, which says when the table applies,
/// and from the other tables. `None` if there is no table.
fn split_table(octets: &'static [u8]) -> Option<(&'static [u8], Table, &'static [u8])> {
    let (&length, after) = octets.split_first()?;
    let (when, after) = after.split_at(usize::from(length));
    let (length, after) = after.split_first_chunk()?;
    let (table, others) = after.split_at(u32::from_le_bytes(*length) as usize);
    Some((when, Table::new(table), others))
}

/// Returns the error of a text that is nested wrongly.
#[cold]
fn nesting_error(table: Table, misnested: &Misnested, text: &str) -> Error {
    let [document, section] = table.words().origin();
    let (rule, expected) = (table.words().start_rule(), vec![misnested.expected]);
    let (part, citation) = (GrammarPart::Decoded, citation(document, section));
    Error::new(rule, part, citation, "", expected, text, misnested.at)
}

/// Reads an identifier with characters beyond US-ASCII as the URI that it is mapped to, without or
/// with ToASCII. `host` is the range that ToASCII would convert.
#[cold]
fn read_mapped<M: Marks>(
    table: Table,
    text: &str,
    host: Range<usize>,
    marks: &mut M,
) -> Result<(), Stop> {
    const NO_HOST: Range<usize> = 0..0;
    let Err(stop) = read_accepted(table, text, NO_HOST, marks) else { return Ok(()) };
    // The URI without ToASCII is rejected. Try the one with it, if ToASCII converts the host.
    if Idna2003::for_mapping().to_ascii(&text[host.clone()]).is_err() {
        return Err(stop);
    }
    read_accepted(table, text, host, marks).map_err(|_| stop)
}

/// Reads the octets of a text with marks, but only if the table accepts them, so that a text that is
/// rejected leaves no marks. `host` is the range that ToASCII converts.
fn read_accepted<M: Marks>(
    table: Table,
    text: &str,
    host: Range<usize>,
    marks: &mut M,
) -> Result<(), Stop> {
    table.read(mapped_octets(text, host.clone()), text.len(), &mut Unmarked)?;
    if M::ARE_WANTED { table.read(mapped_octets(text, host), text.len(), marks) } else { Ok(()) }
}

/// Returns the section of an RFC such as `RFC 3986`.
fn citation(document: &str, section: &'static str) -> Citation {
    Document::Rfc(document.trim_start_matches("RFC ").parse().unwrap_or(0)).section(section)
}

/// Returns the names and ranges of the parts that a table has found.
fn named_ranges(table: Table, record: Record) -> Vec<NamedRange> {
    let names: Vec<&'static str> = table.words().parts().collect();
    record.into_occurrences().into_iter().map(|it| (names[it.part], it.range)).collect()
}

/// Returns the octets of a text of US-ASCII, with the position of each.
fn ascii_octets(text: &str) -> impl Iterator<Item = (u8, usize)> {
    text.bytes().enumerate().map(|(at, octet)| (octet, at))
}

/// Returns the octets of the URI that a text is mapped to (RFC 3987 section 3.1 step 2), with the position
/// of each in the text. In `host`, characters beyond US-ASCII are read as the letter that ToASCII puts in
/// their place, the `x` of `xn--`, and the separators of labels as dots (RFC 3490 section 3.1).
fn mapped_octets(text: &str, host: Range<usize>) -> impl Iterator<Item = (u8, usize)> {
    text.char_indices().flat_map(move |(at, character)| {
        let mut octets = [0; 12];
        let mut length = 0;
        if character.is_ascii() || host.contains(&at) {
            octets[0] = match character {
                '\u{3002}' | '\u{FF0E}' | '\u{FF61}' => b'.',
                character => u8::try_from(character).ok().filter(u8::is_ascii).unwrap_or(b'x'),
            };
            length = 1;
        } else {
            for octet in character.encode_utf8(&mut [0; 4]).bytes() {
                let digit = |digit: u8| b"0123456789ABCDEF"[usize::from(digit)];
                octets[length..][..3].copy_from_slice(&[
                    b'%',
                    digit(octet >> 4),
                    digit(octet & 0xF),
                ]);
                length += 3;
            }
        }
        octets.into_iter().take(length).map(move |octet| (octet, at))
    })
}

/// Returns the octets of a range of a text after percent-decoding, with the position of each in the text.
fn decoded_octets(text: &str, range: Range<usize>) -> impl Iterator<Item = (u8, usize)> {
    let octets = text.as_bytes();
    let mut at = range.start;
    std::iter::from_fn(move || {
        let before = at;
        let octet = *octets.get(at).filter(|_| at < range.end)?;
        at += 1;
        let digits = octets.get(at..at + 2).and_then(|it| str::from_utf8(it).ok());
        let decoded = digits.and_then(|it| u8::from_str_radix(it, 16).ok());
        match decoded.filter(|_| octet == b'%') {
            Some(decoded) => {
                at += 2;
                Some((decoded, before))
            }
            None => Some((octet, before)),
        }
    })
}
