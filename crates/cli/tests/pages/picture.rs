//! The picture of an error in README.md: what the program writes, in its colours.

use crate::ROOT;
use std::fmt::Write;
use std::process::Command;
use std::{env, fs};

const PICTURE: &str = "crates/cli/pictures/error.svg";
const TEXT: &str = "http://example.org/a b";
/// The width of a character and the height of a line, in pixels.
const CHARACTER: usize = 9;
const LINE: usize = 21;

/// With `IRI_WRITE_LISTING` set, the picture is written.
#[test]
fn the_picture_shows_what_the_program_writes() {
    let run = Command::new(env!("CARGO_BIN_EXE_iri"))
        .args(["parse", TEXT])
        .env("CLICOLOR_FORCE", "1")
        .output()
        .unwrap();
    let picture = svg(&String::from_utf8(run.stderr).unwrap());
    let file = format!("{ROOT}/{PICTURE}");
    if env::var_os("IRI_WRITE_LISTING").is_some() {
        fs::write(&file, &picture).unwrap();
    }
    assert!(fs::read_to_string(&file).unwrap() == picture, "IRI_WRITE_LISTING=1 writes {PICTURE}");
}

/// Draws the call and its output, which has the escape sequences of ANSI for colours.
fn svg(output: &str) -> String {
    let call = format!("$ iri parse '{TEXT}'");
    let lines: Vec<_> = std::iter::once(call.as_str()).chain(output.lines()).collect();
    let length = lines.iter().map(|line| plain(line).chars().count()).max().unwrap();
    let (width, height) = ((length + 3) * CHARACTER, (lines.len() + 1) * LINE);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\">\n<title>What the program writes about an identifier that is \
         not valid</title>\n<style>text {{ font: 15px ui-monospace, \"DejaVu Sans Mono\", monospace; \
         fill: #e6e6e6; white-space: pre }} .bold {{ font-weight: bold }} .red {{ fill: #ff7b72 }} \
         .blue {{ fill: #79b8ff }}</style>\n<rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"#16181d\"/>\n"
    );
    for (line, y) in lines.iter().zip((LINE..).step_by(LINE)) {
        // Renderers that know no `white-space` keep the spaces by `xml:space`.
        write!(out, "<text x=\"14\" y=\"{}\" xml:space=\"preserve\">", y + 4).unwrap();
        for (classes, part) in spans(line) {
            let part = part.replace('&', "&amp;").replace('<', "&lt;");
            if classes.is_empty() {
                out += &part
            } else {
                write!(out, "<tspan class=\"{}\">{part}</tspan>", classes.join(" ")).unwrap()
            }
        }
        out += "</text>\n";
    }
    out + "</svg>\n"
}

/// The parts of a line, each with its classes.
fn spans(line: &str) -> Vec<(Vec<&'static str>, &str)> {
    let mut classes = Vec::new();
    let mut spans = Vec::new();
    for (index, part) in line.split("\x1b[").enumerate() {
        let text = match (index, part.split_once('m')) {
            (1.., Some((code, text))) => {
                match code {
                    "0" => classes.clear(),
                    "1" => classes.push("bold"),
                    "91" => classes.push("red"),
                    "94" => classes.push("blue"),
                    code => panic!("no class for the code {code}"),
                }
                text
            }
            _ => part,
        };
        if !text.is_empty() {
            spans.push((classes.clone(), text));
        }
    }
    spans
}

fn plain(line: &str) -> String {
    spans(line).into_iter().map(|(_, text)| text).collect()
}
