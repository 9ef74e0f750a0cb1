//! Characters that would not be seen, or would move what is around them: results are written
//! as they are to a pipe and escaped on a terminal, all else is escaped on both.

use crate::{Run, command, file, iri, iri_with};
use iri_grammar::detection::Finder;
use iri_grammar::display::{Display, Repertoire};
use iri_grammar::generation::Generation;
use iri_grammar::mapping::ToIri;
use iri_grammar::mapping::leiri::{self, LeiriReference};
use iri_grammar::preparation::Preparation;
use iri_grammar::spec::Trace;
use iri_grammar::text::Classes;
use iri_grammar::{Grammar, Iri, IriReference};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

/// At least one of each kind; not LF and NUL, which cannot stand in a line or an argument.
const UNSEEN: [char; 57] = [
    // Controls.
    '\u{1}',
    '\t',
    '\u{8}',
    '\r',
    '\u{1b}',
    '\u{7f}',
    '\u{85}',
    '\u{9b}',
    '\u{9d}',
    // Spaces, and what looks like one.
    '\u{a0}',
    '\u{1680}',
    '\u{2003}',
    '\u{200b}',
    '\u{202f}',
    '\u{205f}',
    '\u{2800}',
    '\u{1d159}',
    '\u{3000}',
    '\u{115f}',
    '\u{1160}',
    '\u{3164}',
    '\u{ffa0}',
    // Bidirectional formatting characters.
    '\u{61c}',
    '\u{200e}',
    '\u{200f}',
    '\u{202a}',
    '\u{202e}',
    '\u{2066}',
    '\u{2069}',
    // Separators of lines and paragraphs.
    '\u{2028}',
    '\u{2029}',
    // What has no width.
    '\u{ad}',
    '\u{34f}',
    '\u{17b4}',
    '\u{180b}',
    '\u{180e}',
    '\u{200c}',
    '\u{200d}',
    '\u{2060}',
    '\u{2064}',
    '\u{206a}',
    '\u{fe0f}',
    '\u{feff}',
    '\u{fff0}',
    '\u{fff9}',
    '\u{1d173}',
    '\u{e0001}',
    '\u{e0041}',
    '\u{e007f}',
    '\u{e0100}',
    // What is no character, or none that anybody knows.
    '\u{378}',
    '\u{fdd0}',
    '\u{fffe}',
    '\u{1ffff}',
    '\u{e000}',
    '\u{f0000}',
    '\u{10fffd}',
];

/// A command whose lines are results, and what it makes of a line of standard input; `None`
/// where that has no result.
pub type Result = (&'static [&'static str], fn(&str) -> Option<String>);

pub const RESULTS: &[Result] = &[
    (&["normalize"], valid),
    (&["resolve", "http://b/"], valid),
    (&["relative", "urn:b"], valid),
    (&["find", "--only-matching"], found),
    (&["to-uri"], |line| Some(Iri::new(line).ok()?.to_uri().to_string())),
    (&["to-iri"], |line| converted(ToIri::rfc3987(), line)),
    (&["to-iri", "--decode", "all"], |line| converted(ToIri::rfc3987().keep(Classes::NONE), line)),
    (&["leiri"], |line| {
        let leiri = LeiriReference::new(line).ok()?;
        Some(leiri::to_iri(&leiri, &mut Trace::off()).ok()?.to_string())
    }),
    (&["display", "--repertoire", "unicode"], |line| {
        let iri = IriReference::new(line).ok()?;
        Some(Display::new(&Repertoire::unicode()).show(&iri).ok()?.to_string())
    }),
    (&["transcode", "--charset", "utf-8"], valid),
    (&["from-path"], |line| Some(Generation::new().path(line.as_bytes()).iri().to_string())),
    (&["prepare", "--to", "iri", "--quiet"], |line| {
        let prepared = Preparation::new().iri_form(true).reference(line);
        prepared.iri().ok().map(|iri| iri.to_string())
    }),
];

const DISPLAYS: &[&[&str]] = &[
    &["parse", "http://a/{valid}"],
    &["parse", "{all}"],
    &["parse", "--rule", "{all}", "a"],
    &["parse", "--document", "leiri", "{leiri}"],
    &["components", "http://{valid}@{valid}/{valid}?{valid}#{valid}"],
    &["components", "{all}"],
    &["components", "--schemes", "mailto:{valid}@{valid}?{valid}={valid}", "{all}"],
    &[
        "table",
        "--get",
        "host,ok",
        "--format",
        "jsonl",
        "--text",
        "http://{valid}/",
        "--text",
        "{all}",
    ],
    &["table", "--get", "{all}", "--text", "a"],
    &["table", "--get", "host", "--text", "{all}"],
    &["check"],
    &["check", "{file}", "{absent}"],
    &["check", "--schemes", "{file}"],
    &["check", "--format", "sarif", "{file}"],
    &["lint", "--profile", "strict"],
    &["lint", "--document", "leiri", "--profile", "strict"],
    &["lint", "--format", "sarif", "{file}"],
    &["lint", "--severity", "{all}=error"],
    &["lint", "--severity", "non-nfc={all}"],
    &["explain", "all"],
    &["explain", "{all}"],
    &["to-uri", "{all}", "http://a/{valid}"],
    &["to-uri", "--steps", "http://a/{valid}"],
    &["to-uri", "--document", "rfc3987bis", "--ways", "http://{valid}/{valid}"],
    &["to-uri", "--document", "rfc3987bis", "--document-charset", "{all}", "a"],
    &["to-uri", "--document", "rfc3987bis", "--document-charset", "big5", "http://a/?{valid}"],
    &["to-uri", "--document", "url-i18n-07", "--steps", "http://a/{valid}"],
    &["to-uri", "--document", "xlink", "--steps", "{all}"],
    &["to-uri", "--idna", "idna2003", "http://{valid}/", "http://\u{e9}.{valid}/"],
    &["to-uri", "--idna", "idna2008", "http://{valid}/"],
    &["to-uri", "--idna", "uts46", "http://{valid}/"],
    &["to-uri", "--component", "{all}", "a"],
    &["to-uri", "--{all}"],
    &["to-uri", "--file", "{file}", "--file", "{absent}", "--steps"],
    &["to-iri", "--steps", "--decode", "all", "http://a/{encoded}"],
    &["to-iri", "--local-names", "--charset", "windows-1252,utf-16le", "{encoded}"],
    &["to-iri", "{all}"],
    &["to-iri", "--idna", "idna2008", "http://xn--a-z00i/", "http://xn--{all}/"],
    &["find"],
    &["find", "--invalid"],
    &["find", "{file}", "{absent}"],
    &["find", "-C", "1", "{file}"],
    &["find", "--count", "{file}"],
    &["find", "--charset", "{all}"],
    &["find", "--links", "--invalid"],
    &["find", "--links", "--base", "{all}"],
    &["leiri", "--characters"],
    &["leiri", "--steps"],
    &["leiri", "http://{leiri}/"],
    &["transcode", "--charset", "windows-1252", "--steps", "{all}"],
    &["transcode", "--charset", "utf-8", "{all}"],
    &["from-path", "--steps"],
    &["from-path", "--steps", "{all}"],
    &["from-path", "--relative-to", "/{all}", "/{all}/a/../b", "/{all}/b"],
    &["from-path", "--list", "{folder}", "--html"],
    &["from-path", "--list", "{folder}", "--charset", "euc-jp"],
    &["from-path", "--list", "{absent}"],
    &["host", "{all}", "{valid}", "xn--{all}", "xn--a-z00i"],
    &["host", "--steps", "{valid}"],
    &["host", "--to", "unicode", "--steps", "{valid}", "xn--fa-hia"],
    &["host", "--idna", "{all}", "a"],
    &["prepare", "http://a:{all}/{all}?{all}#{all}", "{all}"],
    &["prepare", "--steps", "http://{all}/{all}", "javascript:{all}"],
    &["prepare", "mailto:{valid}?{valid}={valid}", "data:{valid},{valid}"],
    &["prepare", "--quiet", "http://[{all}"],
    &["prepare", "--charset", "euc-jp", "http://a/{all}"],
    &["prepare", "--typed=delimiters", "<{all}>"],
    &["resolve", "http://b/{valid}", "--steps"],
    &["resolve", "http://b/", "--steps", "{valid}/../{valid}"],
    &["resolve", "{all}"],
    &["relative", "http://b/{valid}", "http://b/{valid}/../a", "{all}"],
    &["normalize", "--redirect", "{all}", "{all}"],
    &["normalize", "--rung", "{all}"],
    &["compare", "http://a/{valid}", "http://a/a\u{301}{valid}"],
    &["compare", "http://\u{e9}{valid}/", "{valid}"],
    &["compare", "{all}", "a"],
    &["compare", "--base", "http://b/{valid}", "{valid}", "a"],
    &["bidi"],
    &["bidi", "http://\u{5d0}{valid}b/{valid}", "--url-i18n-07"],
    &["bidi", "--notation", "hebrew", "--read", "http://A{valid}b/"],
    &["bidi", "--before", "{all}", "--after", "{all}", "http://a/{valid}"],
    &["display", "--repertoire", "{all}", "a"],
    &["display", "--repertoire", "unicode", "--steps", "http://a/{valid}"],
    &["display", "--repertoire", "unicode", "{all}"],
    &["stats", "add", "{file}"],
    &["stats", "add", "{absent}"],
    &["grammar", "list"],
    &["grammar", "show", "rfc3987", "{all}"],
    &["grammar", "show", "{all}"],
    &["grammar", "show", "leiri", "leiri-ucschar"],
    &["completions", "{all}"],
    &["completions", "bash"],
    &["schemes"],
    &["schemes", "mailto"],
    &["schemes", "{all}"],
    &["schema"],
    &["schema", "{all}"],
    &["man"],
    &["help", "{all}"],
    &["{all}"],
];

/// Commands that say something about their results.
const TOLD: &[&[&str]] = &[
    &["normalize", "http://\u{e9}{valid}/", "http://\u{e9}\u{200c}/", "{all}"],
    &["resolve", "f:/a", ".//{valid}", "{all}"],
    &["from-path", "--charset", "euc-jp", "{all}"],
];

fn valid(line: &str) -> Option<String> {
    Iri::new(line).ok().map(|iri| iri.to_string())
}

fn found(line: &str) -> Option<String> {
    Finder::new().find(line).next().map(|found| found.text.into_owned())
}

fn converted(to_iri: ToIri, line: &str) -> Option<String> {
    to_iri.reference(line).ok().map(|iri| iri.to_string())
}

/// A text for each of the characters, as is and percent-encoded.
fn lines() -> Vec<String> {
    let encoded = |c: char| c.to_string().bytes().map(|octet| format!("%{octet:02X}")).collect();
    let texts = UNSEEN.iter().flat_map(|c| [c.to_string(), encoded(*c)]);
    texts.map(|text| format!("http://a/x{text}y")).collect()
}

/// The files that the arguments name.
pub struct Files {
    folder: tempfile::TempDir,
}

impl Files {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let files = Files { folder };
        fs::write(files.path("lines"), lines().join("\n")).unwrap();
        let all = all(|_| true);
        let abnf =
            "a = %x1-9F / %x200E / \"\u{1}\" ; \u{202e}\nb = <{all}>\n".replace("{all}", &all);
        fs::write(files.path("abnf"), abnf).unwrap();
        files
    }

    /// A path whose name has all of the characters.
    fn path(&self, name: &str) -> String {
        let name: String = all(|_| true) + name;
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    pub fn run(&self, templates: &[&str], more: &[&str], input: &str) -> Run {
        let arguments = self.arguments(templates, more);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        iri_with(&arguments, input.as_bytes())
    }

    fn arguments(&self, templates: &[&str], more: &[&str]) -> Vec<String> {
        templates.iter().chain(more).map(|template| self.argument(template)).collect()
    }

    fn argument(&self, template: &str) -> String {
        let grammar = |name: &'static str, production: &str| {
            let production = Grammar::ALL
                .into_iter()
                .find(|it| it.name() == name)
                .unwrap()
                .production(production)
                .unwrap();
            all(move |c| production.matches(&c.to_string()))
        };
        let encoded = lines()
            .iter()
            .skip(1)
            .step_by(2)
            .fold(String::new(), |all, line| all + line.strip_prefix("http://a/").unwrap());
        template
            .replace("{all}", &all(|_| true))
            .replace("{valid}", &grammar("rfc3987", "ucschar"))
            .replace("{leiri}", &grammar("leiri", "leiri-ucschar"))
            .replace("{encoded}", &encoded)
            .replace("{folder}", self.folder.path().to_str().unwrap())
            .replace("{file}", &self.path("lines"))
            .replace("{abnf}", &self.path("abnf"))
            .replace("{absent}", &self.path("absent"))
    }
}

/// Those of the characters, with letters between them.
fn all(of: impl Fn(char) -> bool) -> String {
    UNSEEN.into_iter().filter(|c| of(*c)).flat_map(|c| [c, 'x']).collect()
}

/// What is there of the characters. CR LF is what a terminal makes of the end of a line.
fn unseen(text: &str) -> BTreeSet<char> {
    text.replace("\r\n", "\n").chars().filter(|c| UNSEEN.contains(c)).collect()
}

fn nothing_unseen(what: &str, arguments: &[&str], text: &str) {
    let unseen = unseen(text);
    assert!(unseen.is_empty(), "{what} of {arguments:?}: {unseen:?} in {text:?}");
}

/// Every command, with texts and arguments that have the characters.
pub fn runs() -> Vec<Vec<&'static str>> {
    let results = RESULTS.iter().map(|(arguments, _)| arguments.to_vec());
    let all = results.chain(DISPLAYS.iter().chain(TOLD).map(|arguments| arguments.to_vec()));
    all.collect()
}

#[test]
fn every_command_is_run() {
    let commands = |of: &[&str]| -> Vec<String> {
        let help = iri(&[of, &["-h"]].concat()).stdout;
        let (_, rest) = help.split_once("Commands:\n").unwrap();
        let list = rest.split("\n\n").next().unwrap().lines();
        let names = list.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
        names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    let runs = runs();
    for command in commands(&[]) {
        let nested = ["grammar", "stats"].contains(&&*command);
        let nested = if nested { commands(&[&command]) } else { vec![String::new()] };
        for inner in nested.iter().filter(|name| *name != "help") {
            let is_run =
                |run: &Vec<&str>| run[0] == command && (inner.is_empty() || run[1] == inner);
            assert!(runs.iter().any(is_run), "{command} {inner}");
        }
    }
}

#[test]
fn results_are_written_to_a_pipe_as_they_are() {
    let lines = lines();
    let input = lines.join("\n");
    for (arguments, result) in RESULTS {
        let Run { stdout, stderr, .. } = iri_with(arguments, input.as_bytes());
        let expected: Vec<String> = lines.iter().filter_map(|line| result(line)).collect();
        assert_eq!(stdout.split_terminator('\n').collect::<Vec<_>>(), expected, "{arguments:?}");
        nothing_unseen("standard error", arguments, &stderr);
    }
    // All that an IRI may have is there.
    assert!(unseen(&iri_with(&["normalize"], input.as_bytes()).stdout).len() > 30);
}

#[test]
fn the_first_line_is_a_result_where_more_is_said_of_it() {
    let text = "http://a/x\u{200c}\u{a0}\u{3164}y";
    for arguments in [["prepare", "--to=iri"], ["normalize", "--steps"]] {
        let stdout = iri(&[&arguments[..], &[text]].concat()).stdout;
        assert_eq!(stdout.lines().next(), Some(text));
    }
}

#[test]
fn what_is_shown_about_a_text_is_escaped_in_a_pipe_too() {
    let (files, input) = (Files::new(), lines().join("\n"));
    for arguments in DISPLAYS.iter().chain(TOLD) {
        let Run { stdout, stderr, .. } = files.run(arguments, &[], &input);
        if !TOLD.contains(arguments) {
            nothing_unseen("standard output", arguments, &stdout);
        }
        nothing_unseen("standard error", arguments, &stderr);
    }
}

#[test]
fn a_page_of_a_directory_has_the_references_themselves() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("پی\u{200c}گ\u{ad}"), "").unwrap();
    let page = iri(&["from-path", "--list", folder.path().to_str().unwrap(), "--html"]).stdout;
    assert!(page.contains("<a href=\"پی&#x200C;گ&#xAD;\">"), "{page}");
}

#[test]
fn objects_have_the_characters_as_escapes() {
    let (files, input) = (Files::new(), lines().join("\n"));
    for arguments in runs() {
        let Run { stdout, stderr, .. } = files.run(&arguments, &["--format", "jsonl"], &input);
        nothing_unseen("standard output", &arguments, &stdout);
        nothing_unseen("standard error", &arguments, &stderr);
    }
    for line in lines() {
        let object = iri(&["normalize", "--format", "jsonl", &line]).object();
        assert_eq!(object["input"], Value::from(line));
    }
}

#[test]
fn on_a_terminal_all_is_escaped() {
    let (files, input) = (Files::new(), lines().join("\n"));
    for arguments in runs() {
        let run = files.arguments(&arguments, &[]);
        let Some(written) = terminal::run(&run, &input) else { return };
        nothing_unseen("the terminal", &arguments, &written);
    }
    let written = terminal::run(&["normalize".into(), "http://a/x\u{200c}y".into()], "").unwrap();
    assert_eq!(written, "http://a/x\\u{200c}y\r\n");
}

#[test]
fn on_a_terminal_the_other_columns_are_escaped() {
    let name = all(|c| c != '\t' && c != '\r');
    let run = |octets: &[u8]| {
        let lines = file([name.as_bytes(), octets, b"\turl\n", octets, b"\thttp://a/b\n"].concat());
        let arguments = ["normalize", "--column", "url", "--file", &lines.path];
        terminal::run(&arguments.map(str::to_owned), "")
    };
    for octets in [&b"\x1b]0;x\x07"[..], b"\xff\x1b]0;x\x07"] {
        let Some(written) = run(octets) else { return };
        nothing_unseen("the terminal", &["--column"], &written);
        assert!(written.contains("\\u{202e}") && written.ends_with("http://a/b\r\n"), "{written}");
    }
}

#[test]
fn a_terminal_that_is_read_is_told() {
    let told = "iri: standard input is read from this terminal\r\n";
    let typed = |arguments: &[&str]| {
        let arguments: Vec<String> = arguments.iter().map(|it| (*it).to_owned()).collect();
        terminal::typed(&arguments, "A:b\n")
    };
    for (arguments, tells) in [
        (&["normalize"][..], true),
        (&["check"], true),
        (&["find"], true),
        (&["normalize", "-0"], true),
        (&["normalize", "-q"], false),
        (&["normalize", "-"], false),
        (&["normalize", "a:c"], false),
    ] {
        let Some(written) = typed(arguments) else { return };
        assert_eq!(written.contains(told), tells, "{arguments:?}: {written}");
    }
    let piped = terminal::run(&["normalize".to_owned()], "A:b\n").unwrap();
    assert_eq!(piped, "a:b\r\n");
}

/// A line of a page is as wide as the terminal; in a pipe, it is whole.
#[test]
fn an_explanation_is_wrapped_on_a_terminal() {
    let piped = iri(&["explain", "all"]).stdout;
    let Some(shown) = terminal::run(&["explain".to_owned(), "all".to_owned()], "") else { return };
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(&shown), words(&piped));
    let longest = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(longest(&piped) > 100);
    // An identifier may be longer.
    let is_prose = |line: &&str| !line.contains("://");
    let prose = shown.lines().filter(is_prose).collect::<Vec<_>>().join("\n");
    assert!(longest(&prose) <= 80, "{prose}");
}

fn skipped(why: impl std::fmt::Display) {
    crate::support::skipped(format_args!("there is no terminal to write to: {why}"));
}

#[cfg(target_os = "linux")]
mod terminal {
    use super::{command, skipped};
    use rustix::pty::{OpenptFlags, ioctl_tiocgptpeer, openpt, unlockpt};
    use std::fs::File;
    use std::io::{Read, Write};
    use std::os::fd::OwnedFd;
    use std::process::Stdio;

    fn open() -> rustix::io::Result<(OwnedFd, OwnedFd)> {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY;
        let ours = openpt(flags)?;
        unlockpt(&ours)?;
        let its = ioctl_tiocgptpeer(&ours, flags)?;
        Ok((ours, its))
    }

    /// What the program writes to a terminal; `None`, said aloud, where there can be none.
    pub fn run(arguments: &[String], input: &str) -> Option<String> {
        written(arguments, input, false)
    }

    /// The same, with the input from there, too.
    pub fn typed(arguments: &[String], input: &str) -> Option<String> {
        written(arguments, input, true)
    }

    fn written(arguments: &[String], input: &str, is_typed: bool) -> Option<String> {
        let (ours, its) = open().map_err(skipped).ok()?;
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let mut command = command(&arguments);
        let stdin = if is_typed { its.try_clone().unwrap().into() } else { Stdio::piped() };
        command.env("NO_COLOR", "1").stdin(stdin);
        command.stdout(its.try_clone().unwrap()).stderr(its);
        let mut child = command.spawn().unwrap();
        // It has its side of the terminal, too.
        drop(command);
        let (mut ours, mut written) = (File::from(ours), Vec::new());
        match child.stdin.take() {
            // The program may end without reading it.
            Some(mut stdin) => drop(stdin.write_all(input.as_bytes())),
            // Ctrl-D ends the input.
            None => ours.write_all(format!("{input}\u{4}").as_bytes()).unwrap(),
        }
        // When the last who has the other side is gone, Linux reports an error.
        let _ = ours.read_to_end(&mut written);
        child.wait().unwrap();
        Some(String::from_utf8(written).unwrap())
    }
}

#[cfg(not(target_os = "linux"))]
mod terminal {
    pub fn run(_: &[String], _: &str) -> Option<String> {
        super::skipped("this is not Linux");
        None
    }

    pub fn typed(arguments: &[String], input: &str) -> Option<String> {
        run(arguments, input)
    }
}
