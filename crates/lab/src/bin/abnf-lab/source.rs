//! Reads grammars and corpora, by name or from files.

use super::left_out::{self, Which};
use super::notation::NotationOption;
use super::{Trouble, report};
use crate::shell::{Status, message, quantity, visible, width_of_output};
use abnf_lab::{
    AbnfOptions, Budget, CoreGrammar, Extract, GrammarError, LabGrammar, LeftOut, Lint, WhyLeftOut,
};
use annotate_snippets::{Annotation, AnnotationKind, Level, Renderer, Snippet};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Reads the lines of a file. A line that is not UTF-8 is left out and reported.
pub fn read_lines(path: &OsStr) -> Result<Vec<String>, Trouble> {
    Ok(read_numbered_lines(path)?.into_iter().map(|(_, text)| text).collect())
}

/// Reads the lines of a file as [`read_lines`] does, each with its number, from 1.
pub fn read_numbered_lines(path: &OsStr) -> Result<Vec<(usize, String)>, Trouble> {
    let name = visible(&path.to_string_lossy());
    let mut texts = Vec::new();
    for (number, line) in read_records(path, b'\n')? {
        match String::from_utf8(line?) {
            Ok(text) => texts.push((number, text)),
            Err(_) => message(format_args!("{name}:{number}: not UTF-8; the line is left out")),
        }
    }
    Ok(texts)
}

/// Reads a file whose records end with the octet `end`, or at the end of the file, one by one, each
/// with its number, from 1. A line has no CR at its end. Reports a file that cannot be read.
pub fn read_records(
    path: &OsStr,
    end: u8,
) -> Result<impl Iterator<Item = (usize, Result<Vec<u8>, Trouble>)>, Trouble> {
    let name = visible(&path.to_string_lossy());
    let failed = move |error: io::Error| report(format_args!("{name}: {error}"));
    let input: Box<dyn BufRead> = match STANDARD_INPUT.get() {
        _ if path != "-" => Box::new(BufReader::new(File::open(path).map_err(&failed)?)),
        Some(octets) => Box::new(&octets[..]),
        None => Box::new(io::stdin().lock()),
    };
    let records = input.split(end).map(move |record| {
        let mut octets = record.map_err(&failed)?;
        octets.pop_if(|last| end == b'\n' && *last == b'\r');
        Ok(octets)
    });
    Ok((1..).zip(records))
}

/// Returns the names of the built-in grammars.
pub fn built_in_names() -> String {
    CoreGrammar::ALL.iter().map(CoreGrammar::name).collect::<Vec<_>>().join(", ")
}

/// Returns the name of the built-in grammar of an RFC, or else the name that the RFC Editor gives
/// the file of the RFC.
pub fn file_of_rfc(number: &str) -> String {
    match CoreGrammar::find(&format!("rfc{number}")) {
        Some(core) => core.name().to_owned(),
        None => format!("rfc{number}.txt"),
    }
}

/// The notation of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Abnf,
    Pest,
    Ebnf,
    Regex,
    /// An RFC or an Internet-Draft, as text, as XML or as Markdown.
    Document,
}

/// Prefixes that set the notation of a file, as in `pest:FILE`.
const PREFIXES: [(&str, Kind); 5] = [
    ("abnf", Kind::Abnf),
    ("pest", Kind::Pest),
    ("ebnf", Kind::Ebnf),
    ("regex", Kind::Regex),
    ("document", Kind::Document),
];

/// Endings of file names that set the notation.
const ENDINGS: [(&str, Kind); 6] = [
    (".abnf", Kind::Abnf),
    (".pest", Kind::Pest),
    (".ebnf", Kind::Ebnf),
    (".regex", Kind::Regex),
    (".xml", Kind::Document),
    (".md", Kind::Document),
];

/// The text of a grammar.
pub struct Source {
    /// The name for messages.
    pub name: String,
    /// The name as it was given, without a prefix.
    pub file: OsString,
    /// The content of the file.
    pub text: String,
    pub kind: Kind,
    /// The absolute path of the file; `None` for a built-in grammar and for standard input.
    pub path: Option<PathBuf>,
    /// The ABNF of a document, and this ABNF with its references; `None` for other kinds.
    extract: Option<(Extract, String)>,
    /// The files that a document includes, each with its name there and its text.
    files: Vec<(String, String)>,
}

impl Source {
    /// Returns the built-in grammar of this name, or else reads the file.
    pub fn of(name: &OsStr, notation: NotationOption, budget: &Budget) -> Result<Self, Trouble> {
        match name.to_str().and_then(Source::built_in) {
            Some(source) => Ok(source),
            None => Source::read(name, notation, budget),
        }
    }

    /// Returns the built-in grammar of this name.
    pub fn built_in(name: &str) -> Option<Self> {
        let text = CoreGrammar::find(name)?.abnf().to_owned();
        let (name, file) = (name.to_owned(), name.into());
        Some(Source {
            name,
            file,
            text,
            kind: Kind::Abnf,
            path: None,
            extract: None,
            files: Vec::new(),
        })
    }

    /// Reads a file, whose name can have a prefix for its notation.
    fn read(file: &OsStr, notation: NotationOption, budget: &Budget) -> Result<Self, Trouble> {
        let prefix = |(prefix, kind): (&str, Kind)| {
            let path = file.to_str()?.strip_prefix(prefix)?.strip_prefix(':')?;
            Some((OsStr::new(path), kind))
        };
        let prefixed = PREFIXES.into_iter().find_map(prefix);
        let path = prefixed.map_or(file, |(path, _)| path);
        let name = visible(&path.to_string_lossy());
        let octets = read_octets(path).map_err(|error| {
            message(format_args!("{name}: {error}"));
            if error.kind() == io::ErrorKind::NotFound {
                message(format_args!("the built-in grammars are {}", built_in_names()));
            }
            Trouble::Reported
        })?;
        let ending = || ENDINGS.into_iter().find(|(ending, _)| name.ends_with(ending));
        let known = prefixed.or_else(|| ending().map(|(_, kind)| (path, kind)));
        let kind_of = |text: &str| match known {
            Some((_, kind)) => kind,
            None if Extract::is_document(text) => Kind::Document,
            None => Kind::Abnf,
        };
        let text =
            decode(octets, &name, |text| matches!(kind_of(text), Kind::Abnf | Kind::Document))?;
        let kind = kind_of(&text);
        let is_file = path != OsStr::new("-");
        let file = path.to_owned();
        let path = is_file.then(|| std::path::absolute(path).ok()).flatten();
        let mut source = Source { name, file, text, kind, path, extract: None, files: Vec::new() };
        source.drop_byte_order_mark();
        if kind == Kind::Document {
            source.files = included_files(&source.text, source.folder());
            let extract = source.extract_abnf(notation, budget)?;
            let text = extract.text_with_references();
            source.extract = Some((extract, text));
        }
        Ok(source)
    }

    /// Removes a byte order mark, except before ABNF, whose reader skips it.
    fn drop_byte_order_mark(&mut self) {
        let is_abnf = matches!(self.kind, Kind::Abnf | Kind::Document);
        if !is_abnf && self.text.starts_with('\u{FEFF}') {
            self.text.remove(0);
        }
    }

    /// Reads a document. Returns the source and its ABNF.
    pub fn document(
        file: &OsStr,
        notation: NotationOption,
        budget: &Budget,
    ) -> Result<(Self, Extract), Trouble> {
        let mut source = Source::read(file, notation, budget)?;
        let extract = match source.extract.take() {
            Some((extract, _)) => extract,
            None => source.extract_abnf(notation, budget)?,
        };
        Ok((source, extract))
    }

    /// Extracts the ABNF of a document. Reports definitions with `:=`, and the rules that only
    /// `--bars` would read.
    fn extract_abnf(&self, notation: NotationOption, budget: &Budget) -> Result<Extract, Trouble> {
        let read = |options| {
            let extract =
                Extract::with_files(&self.text, &as_str_pairs(&self.files), options, budget);
            extract.map_err(|error| self.explain(&error, 0))
        };
        let extract = read(notation.options())?;
        // RFC 2397 and others of its time use `:=`.
        let assigns = |left_out: &&LeftOut| {
            let sign = left_out.text.split_whitespace().nth(1);
            matches!(left_out.why, WhyLeftOut::NotAbnf { .. }) && matches!(sign, Some(":=" | "::="))
        };
        let with_assignment = extract.left_out.iter().filter(assigns).count();
        // In other documents, programs have `:=`, but on fewer lines than there are rules.
        if with_assignment > extract.rules {
            let (name, lines) = (&self.name, quantity(with_assignment, "definition"));
            message(format_args!(
                "{name}: {lines} with ':=' or '::=' cannot be read; ABNF has '=' (RFC 5234 section 4)"
            ));
        }
        let has_bar = |left_out: &LeftOut| matches!(&left_out.why, WhyLeftOut::NotAbnf { message } if message.starts_with("'|'"));
        if !notation.bars && extract.left_out.iter().any(has_bar) {
            let more = read(AbnfOptions::new().bars(true))?.rules.saturating_sub(extract.rules);
            if more > 0 {
                let more = quantity(more, "more rule");
                message(format_args!("{}: --bars reads {more}", self.name));
            }
        }
        Ok(extract)
    }

    /// Returns the text if it is ABNF, or the ABNF of a document.
    pub fn abnf(&self) -> Option<&str> {
        match (&self.extract, self.kind) {
            (Some((_, text)), _) => Some(text),
            (None, Kind::Abnf) => Some(&self.text),
            _ => None,
        }
    }

    /// Reports rules of a document that cannot be read or have two meanings.
    pub fn report_mistakes(&self) {
        let left_out = self.extract.iter().flat_map(|(extract, _)| &extract.left_out);
        let count = left_out.filter(|left_out| left_out.is_finding).count();
        if count > 0 {
            let (name, count) = (&self.name, quantity(count, "mistake"));
            message(format_args!("{name}: {count} in its rules, see 'abnf-lab lint {name}'"));
        }
    }

    /// Lists what a document has that looks like a rule and is not in the grammar. Returns
    /// [`Status::Trouble`] if a limit left open whether two definitions are equal.
    pub fn report_left_out(&self) -> Status {
        let Some((extract, _)) = &self.extract else { return Status::Fine };
        left_out::report(&self.name, extract, Which::Missing);
        if left_out::met_limit(extract) { Status::Trouble } else { Status::Fine }
    }

    /// The folder of the file.
    pub fn folder(&self) -> &Path {
        self.path.as_deref().and_then(Path::parent).unwrap_or(Path::new("."))
    }

    /// Converts a range of bytes of the ABNF to a range of bytes of the file.
    pub fn in_file(&self, span: Range<usize>) -> Range<usize> {
        let span =
            self.extract.as_ref().map_or(span.clone(), |(extract, _)| extract.in_document(span));
        let end = self.text.len();
        span.start.min(end)..span.end.min(end)
    }

    /// Returns the findings of the lint, at their places in the file; `None` if the grammar is not
    /// ABNF.
    pub fn lint(
        &self,
        options: AbnfOptions,
        imports: &[(&str, &str)],
        budget: &Budget,
    ) -> Option<Lint> {
        // Mistakes of XML and of imports were reported when these were read.
        match self.kind {
            Kind::Document => {
                let files = as_str_pairs(&self.files);
                Lint::of_document(&self.text, &files, options, imports, budget).ok()
            }
            Kind::Abnf => Lint::with(&self.text, options, imports, budget).ok(),
            _ => None,
        }
    }

    /// Reads the grammar, whose notation is not ABNF.
    pub fn read_other_notation(&self, budget: &Budget) -> Result<LabGrammar, GrammarError> {
        match self.kind {
            Kind::Pest => read_pest(&self.text),
            Kind::Ebnf => LabGrammar::from_ebnf_within(&self.text, budget),
            _ => {
                // The rule is named after the file.
                let stem = Path::new(&self.name).file_stem().map(OsStr::to_string_lossy);
                let stem = stem.filter(|stem| stem != "-").unwrap_or("regex".into());
                LabGrammar::from_regex(&stem, self.text.trim_end_matches(['\n', '\r']))
            }
        }
    }

    /// Reports a mistake at its place. The source begins at byte `offset` of the text that the
    /// places in the error refer to.
    pub fn explain(&self, error: &GrammarError, offset: usize) -> Trouble {
        let place = error.place();
        let span = place.span.start.saturating_sub(offset)..place.span.end.saturating_sub(offset);
        let title = Level::ERROR.primary_title(visible(&error.message()));
        let group = title.element(self.snippet(span));
        let renderer = Renderer::styled().term_width(width_of_output());
        let _ = writeln!(anstream::stderr(), "{}", renderer.render(&[group]));
        Trouble::Reported
    }

    /// Returns the lines of the file around a range of bytes of the ABNF.
    fn snippet(&self, span: Range<usize>) -> Snippet<'_, Annotation<'_>> {
        let Range { start, end } = self.in_file(span);
        let [before, marked, after] =
            [&self.text[..start], &self.text[start..end], &self.text[end..]].map(visible_lines);
        let span = before.len()..before.len() + marked.len();
        Snippet::source(before + &marked + &after)
            .path(visible(&self.name))
            .annotation(AnnotationKind::Primary.span(span))
    }
}

/// Reads the files that a document in `folder` includes. A file that is not below this folder, since
/// the document may come from anyone, or that cannot be read, is reported.
pub fn included_files(document: &str, folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    for name in Extract::includes(document) {
        if files.iter().any(|(known, _)| known == name) {
            continue;
        }
        let read = |path: PathBuf| {
            if !path.canonicalize()?.starts_with(folder.canonicalize()?) {
                return Err(io::Error::other("not below the folder of the document"));
            }
            std::fs::read_to_string(path)
        };
        match read(folder.join(name)) {
            Ok(text) => files.push((name.to_owned(), text)),
            Err(error) => message(format_args!("{}: {error}", visible(name))),
        }
    }
    files
}

/// Decodes the content of a file as UTF-8. If it is not UTF-8, decodes it as windows-1252 if `is_abnf`
/// returns true for the result; otherwise reports the first wrong octet.
fn decode(octets: Vec<u8>, name: &str, is_abnf: impl Fn(&str) -> bool) -> Result<String, Trouble> {
    String::from_utf8(octets).or_else(|error| {
        // RFC 2557 and others of its time use the punctuation of Windows. In ABNF only comments
        // have characters beyond US-ASCII.
        let text = windows_1252(error.as_bytes());
        if is_abnf(&text) {
            message(format_args!("{name}: not UTF-8, read as windows-1252"));
            return Ok(text);
        }
        let at = error.utf8_error().valid_up_to();
        let octet = error.as_bytes()[at];
        let line = error.as_bytes()[..at].iter().filter(|octet| **octet == b'\n').count() + 1;
        Err(report(format_args!(
            "{name}:{line}: not UTF-8: the octet {octet:02X} at {at}; convert the file, as by \
             'iconv -f WINDOWS-1252 -t UTF-8'"
        )))
    })
}

/// Decodes windows-1252. The five octets without a meaning become control characters.
fn windows_1252(octets: &[u8]) -> String {
    /// The characters of the octets from 0x80 to 0x9F.
    const HIGH: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ";
    let high: Vec<char> = HIGH.chars().collect();
    let character = |&octet: &u8| match octet {
        0x80..=0x9F => high[usize::from(octet - 0x80)],
        _ => char::from(octet),
    };
    octets.iter().map(character).collect()
}

/// Returns a text of several lines for a person: as [`visible`] does, except that tabs and line
/// ends stay.
fn visible_lines(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for part in text.split_inclusive(['\n', '\t']) {
        let rest = part.trim_end_matches(['\n', '\t']);
        let rest = rest.strip_suffix('\r').filter(|_| part.ends_with('\n')).unwrap_or(rest);
        shown += &visible(rest);
        shown += &part[rest.len()..];
    }
    shown
}

/// The octets of standard input, which can be read only once but may be named twice.
static STANDARD_INPUT: OnceLock<Vec<u8>> = OnceLock::new();

/// Reads the octets of a file.
fn read_octets(path: &OsStr) -> io::Result<Vec<u8>> {
    let is_standard_input = path == "-";
    if let Some(octets) = STANDARD_INPUT.get().filter(|_| is_standard_input) {
        return Ok(octets.clone());
    }
    let mut octets = Vec::new();
    if is_standard_input {
        io::stdin().lock().read_to_end(&mut octets)?
    } else {
        File::open(path)?.read_to_end(&mut octets)?
    };
    if is_standard_input {
        let _ = STANDARD_INPUT.set(octets.clone());
    }
    Ok(octets)
}

/// The core rules of RFC 5234 Appendix B.1 that pest has under other names.
const CORE_RULES: [(&str, &str); 3] = [
    ("ALPHA", "ALPHA = _{ 'A'..'Z' | 'a'..'z' }"),
    ("DIGIT", "DIGIT = _{ '0'..'9' }"),
    ("HEXDIG", "HEXDIG = _{ '0'..'9' | 'A'..'F' | 'a'..'f' }"),
];

/// Reads a pest grammar, with the core rules that it needs but does not define.
fn read_pest(text: &str) -> Result<LabGrammar, GrammarError> {
    let mut text = text.to_owned();
    loop {
        let grammar = LabGrammar::from_pest(&text);
        let Err(GrammarError::Undefined { name, .. }) = &grammar else { return grammar };
        let Some((_, rule)) = CORE_RULES.iter().find(|(core, _)| core == name) else {
            return grammar;
        };
        text = format!("{text}\n{rule}");
    }
}

/// Borrows names and texts in the type that the library's functions take.
pub fn as_str_pairs(imports: &[(String, String)]) -> Vec<(&str, &str)> {
    imports.iter().map(|(name, text)| (&**name, &**text)).collect()
}
