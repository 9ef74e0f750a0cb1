//! Adds to the results what a command says about a text, its answer or its problem, and about all texts, their
//! counts.

use crate::shell::commands::Members;
use crate::shell::objects::Envelope;
use crate::shell::options::Format;
use crate::shell::output::{Status, plural_ending};
use crate::shell::problem::{Field, Item, Problem, Text, render_error};
use crate::shell::results::Results;
use crate::shell::settings::{Only, Settings};
use crate::shell::totals::Totals;
use iri_grammar::Error;
use iri_grammar::mapping::MappingError;
use serde::Serialize;
use std::io::{self, Write};

impl Results {
    /// Returns the problem of a record that has no answer: it lacks the selected column, a column goes
    /// on after its closing quotation mark, or another column is not UTF-8, which a JSON object
    /// cannot contain. `None` for any other text.
    pub fn problem_of_record(&self, item: Item<'_>) -> Option<Problem> {
        item.row?;
        let has_object = self.settings.format == Format::Jsonl
            && !self.settings.count
            && self.settings.members.columns;
        let not_utf8_problem = || {
            let (name, octets, error) = item.row.filter(|_| has_object)?.not_utf8()?;
            Some(Problem::not_utf8(&octets, error).in_column(&name))
        };
        let problem = item.missing_column_problem().or_else(|| item.quotation_problem());
        problem.or_else(not_utf8_problem)
    }

    /// Returns the text of an item, or the problem if it is not UTF-8 or the record has no answer.
    pub fn text<'t>(&self, item: Item<'t>) -> Result<&'t str, Box<Problem>> {
        match self.problem_of_record(item) {
            Some(problem) => Err(Box::new(problem)),
            None => item.utf8().map_err(|error| Box::new(Problem::not_utf8(item.octets, error))),
        }
    }

    /// Counts a text and, if its answer is shown, adds it: a JSON object with `details`, or the text for
    /// people that `write` adds. With `--only invalid`, people see the line itself.
    pub fn answer<D: Serialize>(
        &mut self,
        item: Item<'_>,
        output: Option<&str>,
        problem: Option<&Problem>,
        details: impl FnOnce() -> D,
        write: impl FnOnce(&mut Self) -> io::Result<()>,
    ) -> io::Result<Status> {
        let status = Status::fine_if(problem.is_none());
        match self.format_of_answer(item, status, problem)? {
            None => {}
            Some(Format::Human) => write(self)?,
            Some(Format::Jsonl) => {
                let (input, ok) = (&*item.lossy(), problem.is_none());
                let (item, input) = (Some(item), Some(input));
                let envelope = Envelope { item, input, ok, output, error: problem };
                match self.settings.fields.get("details") {
                    Some(_) => self.add_object(envelope, &details())?,
                    // Computing the details would be in vain.
                    None => self.add_object(envelope, &None::<()>)?,
                }
            }
        }
        Ok(status)
    }

    /// Counts a text. Returns the format in which the caller has to add its answer; `None` if the answer is not
    /// shown, or is the line itself, which this adds.
    fn format_of_answer(
        &mut self,
        item: Item<'_>,
        status: Status,
        problem: Option<&Problem>,
    ) -> io::Result<Option<Format>> {
        if !self.count_and_select(item, status, problem) {
            return Ok(None);
        }
        let format = self.settings.format;
        if format == Format::Jsonl || self.settings.only != Some(Only::Invalid) {
            return Ok(Some(format));
        }
        self.unchanged_line(item)?;
        if let Some(problem) = problem {
            self.tell(item.place.describe(&item.lossy(), problem));
        }
        Ok(None)
    }

    /// Counts a text for `--count`, and adds it to the `--rejects` if it has a problem. Returns whether its
    /// answer is shown, by `--only` and `--count`.
    pub fn count_and_select(
        &mut self,
        item: Item<'_>,
        status: Status,
        problem: Option<&Problem>,
    ) -> bool {
        if let Some(counts) = &mut self.totals.counts {
            counts.add(item.octets, self.settings.identifier, problem);
        }
        if let Some(problem) = problem {
            self.reject_row(item, problem);
        }
        let is_selected = match self.settings.only {
            None => true,
            Some(Only::Valid) => status == Status::Fine,
            Some(Only::Invalid) => status != Status::Fine,
        };
        !self.settings.count && is_selected
    }

    /// Adds the reason why a text has no result.
    pub fn refuse(&mut self, item: Item<'_>, problem: &Problem) -> io::Result<Status> {
        self.refuse_with(item, problem, |out| out.tell(item.place.describe(&item.lossy(), problem)))
    }

    /// Does the same as [`refuse`](Self::refuse), except that `tell` adds the message for people.
    /// The text has no output and no details.
    pub fn refuse_with(
        &mut self,
        item: Item<'_>,
        problem: &Problem,
        tell: impl FnOnce(&mut Self),
    ) -> io::Result<Status> {
        self.answer(
            item,
            None,
            Some(problem),
            || None::<()>,
            |out| {
                tell(out);
                Ok(())
            },
        )
    }

    /// Adds the reason why the grammar rejects a text. For an argument, the message has several
    /// lines and underlines the place of the error; for a line of a file, it has one line.
    pub fn reject(&mut self, text: Text<'_>, error: &Error) -> io::Result<Status> {
        self.reject_for(text, error, Problem::from(error))
    }

    /// Does the same as [`reject`](Self::reject) for one text of a pair.
    pub fn reject_field(
        &mut self,
        field: Field,
        text: Text<'_>,
        error: &Error,
    ) -> io::Result<Status> {
        let problem = text.item.problem_of(field, Problem::from(error));
        self.reject_for(text, error, problem)
    }

    /// Adds the reason why the grammar rejects a text, as the problem that was made of `error`.
    fn reject_for(
        &mut self,
        text: Text<'_>,
        error: &Error,
        problem: Problem,
    ) -> io::Result<Status> {
        let item = text.item;
        let problem = problem.within(text.input(), text.text);
        match item.place.file {
            // An argument.
            None => self.refuse_with_drawing(item, &problem, text.text, error),
            Some(_) => self.refuse(item, &problem),
        }
    }

    /// Adds the reason why a text has no result. The message for people has several lines and
    /// underlines the place of the error.
    pub fn refuse_with_drawing(
        &mut self,
        item: Item<'_>,
        problem: &Problem,
        text: &str,
        error: &Error,
    ) -> io::Result<Status> {
        self.refuse_with(item, problem, |out| {
            if !out.settings.quiet {
                out.messages += &(render_error(text, error) + "\n");
            }
        })
    }

    /// Adds the reason why a text cannot be mapped.
    pub fn not_mapped(&mut self, text: Text<'_>, error: &MappingError) -> io::Result<Status> {
        self.refuse(text.item, &Problem::not_mapped(text.input(), error))
    }
}

impl Totals {
    /// Writes the counts, with `--count`.
    pub fn print(&mut self, settings: Settings) -> io::Result<()> {
        let &mut Totals { lines, invalid, unreadable, .. } = self;
        let Some(counts) = self.counts.as_mut().filter(|_| settings.count) else { return Ok(()) };
        let mut out = Results::new(Settings { members: Members::REPORT, ..settings });
        if settings.format == Format::Jsonl {
            let details = counts.listed()?;
            let details = object! {
                lines, invalid, unreadable, #[serde(flatten)] counts: details,
            };
            out.add_object(Envelope { ok: invalid == 0, ..Envelope::REPORT }, &details)?;
            return out.finish();
        }
        let what = if settings.command == "find" { "identifier" } else { "line" };
        writeln!(out, "{lines:>9}  {what}{}", plural_ending(lines))?;
        writeln!(out, "{invalid:>9}  not valid")?;
        if unreadable > 0 {
            let files = plural_ending(unreadable);
            writeln!(out, "{unreadable:>9}  file{files} that could not be read")?;
        }
        counts.write(&mut out)?;
        out.finish()
    }
}
