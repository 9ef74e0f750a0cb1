//! Paths one after another, from arguments and from standard input.

use super::FromPath;
use super::relative::relative;
use super::report::{Report, status, tell};
use crate::Status;
use crate::lines::{for_each_block, lines};
use crate::mapping::{Answer, Mapped};
use crate::options::Format;
use crate::output::{json_line, message, message_line, quoted, result};
use crate::stream::Results;
use iri_grammar::generation::{Generated, Generation, NoFileIri, Source};
use iri_grammar::steps::Step;
use iri_grammar::{Document, Error, IriBuf, IriReferenceBuf};
use serde::Serialize;
use std::ffi::OsStr;
use std::io::{self, Write};

/// Why a path has no reference.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    NoFileIri(#[from] NoFileIri),
    #[error("the path has dot-segments, which resolution removes (RFC 3986 section 5.2.4)")]
    DotSegments,
    #[error(transparent)]
    Invalid(#[from] Error),
    #[error(transparent)]
    CurrentDirectory(#[from] io::Error),
}

pub struct Run<'r> {
    pub options: &'r FromPath,
    pub generation: Generation,
    /// The directory that references are relative to.
    pub base: Option<IriBuf>,
}

/// Where a path is from.
#[derive(Serialize)]
struct Place<'p> {
    /// `None` for an argument.
    file: Option<&'p str>,
    line: usize,
}

#[derive(Serialize)]
struct Placed<'p> {
    #[serde(flatten)]
    place: &'p Place<'p>,
    #[serde(flatten)]
    report: Report<'p>,
    #[serde(flatten)]
    steps: Option<Mapped>,
}

impl Run<'_> {
    pub fn standard_input(&self) -> io::Result<Status> {
        let terminator = if self.options.null { b'\0' } else { b'\n' };
        let mut worst = Status::Fine;
        let mut line = 0;
        let unreadable = for_each_block(OsStr::new("-"), terminator, |block| {
            let mut results = Results::default();
            let mut each = |path: &[u8]| -> io::Result<()> {
                line += 1;
                let place = Place { file: Some("-"), line };
                worst = worst.max(self.path(&mut results, &place, path)?);
                Ok(())
            };
            match self.options.null {
                true => block
                    .split_inclusive(|octet| *octet == b'\0')
                    .map(|path| path.strip_suffix(b"\0").unwrap_or(path))
                    .try_for_each(&mut each)?,
                false => lines(block).try_for_each(&mut each)?,
            }
            results.write()
        })?;
        Ok(match unreadable {
            Some(error) => {
                message(format_args!("-: {error}"));
                Status::Trouble
            }
            None => worst,
        })
    }

    pub fn argument(&self, number: usize, octets: &[u8]) -> io::Result<Status> {
        let mut results = Results::default();
        let place = Place { file: None, line: number };
        let status = self.path(&mut results, &place, octets)?;
        results.write()?;
        Ok(status)
    }

    fn path(&self, out: &mut Results, place: &Place<'_>, octets: &[u8]) -> io::Result<Status> {
        let mut steps = self.options.steps.steps.then(Vec::new);
        let source = match (self.options.name, self.options.file_scheme || self.base.is_some()) {
            (true, _) => Source::Name,
            (false, false) => Source::Path,
            (false, true) => Source::File,
        };
        let absolute = match source {
            Source::File => self.options.absolute(octets),
            _ => Ok(octets.into()),
        };
        let absolute = match absolute {
            Ok(absolute) => absolute,
            Err(failure) => return self.refuse(out, place, octets, &failure),
        };
        match self.generation.generate_recorded(source, &absolute, &mut steps) {
            Ok(generated) => self.write(out, place, octets, &generated, steps),
            Err(error) => self.refuse(out, place, octets, &error.into()),
        }
    }

    fn write(
        &self,
        out: &mut Results,
        place: &Place<'_>,
        octets: &[u8],
        generated: &Generated<'_>,
        steps: Option<Vec<Step>>,
    ) -> io::Result<Status> {
        let iri = match self.relative(generated.iri()) {
            Ok(iri) => iri,
            Err(failure) => return self.refuse(out, place, octets, &failure),
        };
        let text = &mut out.text;
        let steps = steps.map(|steps| self.steps(steps, &iri));
        match (self.options.format.format, steps) {
            (Format::Human, Some(steps)) => steps.write(text, &generated.decoded().to_string())?,
            (Format::Human, None) if self.options.uri => writeln!(text, "{}", iri.to_uri())?,
            (Format::Human, None) => writeln!(text, "{}", result(iri.as_str()))?,
            (Format::Jsonl, steps) => {
                let report = Report::new(octets, &iri, generated);
                json_line(text, &Placed { place, report, steps })?;
            }
        }
        if self.options.format.format == Format::Human {
            tell(&mut out.told, || place.shown(octets), generated);
        }
        Ok(status(generated))
    }

    fn relative(&self, iri: &IriReferenceBuf) -> Result<IriReferenceBuf, Failure> {
        let Some(base) = &self.base else { return Ok(iri.clone()) };
        let target: IriBuf = iri.clone().checked()?;
        relative(base, &target).ok_or(Failure::DotSegments)
    }

    fn steps(&self, mut steps: Vec<Step>, iri: &IriReferenceBuf) -> Mapped {
        if self.base.is_some() {
            steps.push(Step::new(
                Document::Rfc(3986).section("5.2"),
                "",
                "the relative-path reference that resolves to it",
                iri.to_uri().as_str(),
            ));
        }
        self.options.steps.mapped(steps)
    }

    fn refuse(
        &self,
        out: &mut Results,
        place: &Place<'_>,
        octets: &[u8],
        failure: &Failure,
    ) -> io::Result<Status> {
        match self.options.format.format {
            Format::Human => {
                out.told += &message_line(format_args!("{}: {failure}", place.shown(octets)));
            }
            Format::Jsonl => {
                let report = Report::refused(octets, failure.to_string());
                json_line(&mut out.text, &Placed { place, report, steps: None })?;
            }
        }
        Ok(Status::Invalid)
    }
}

impl Place<'_> {
    /// Before a message.
    fn shown(&self, octets: &[u8]) -> String {
        match self.file {
            Some(file) => format!("{file}:{}", self.line),
            None => quoted(&String::from_utf8_lossy(octets)),
        }
    }
}
