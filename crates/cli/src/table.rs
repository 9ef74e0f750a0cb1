//! `iri table`.

mod column;

use crate::shell::*;
use clap::Args;
use column::{Base, RequestedColumn, Value};
use iri_grammar::host::Profile;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::ffi::OsString;
use std::io;

/// Writes several results of each line of each FILE, in columns
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Table {
    /// The columns, separated by commas: in.id,host,uri,ok
    #[arg(long, value_name = "PARTS", required = true, value_delimiter = ',')]
    #[arg(value_parser = RequestedColumn::parse)]
    get: Vec<RequestedColumn>,
    /// The base of the column target: an IRI, or in.NAME
    #[arg(long, value_name = "BASE", value_parser = Base::parse)]
    base: Option<Base>,
    /// The version of IDNA of host.ascii and host.unicode
    ///
    /// idna2003, idna2008 or uts46. Without it, a host has a value if all three give the same.
    #[arg(long, value_name = "BY", value_parser = by_name(Profile::ALL, Profile::name))]
    #[arg(ignore_case = true, hide_possible_values = true)]
    idna: Option<Profile>,
    /// Separates columns by commas (RFC 4180), not tabs
    #[arg(long)]
    csv: bool,
    /// Does not write the names of the columns in the first line
    #[arg(long)]
    no_header: bool,
    /// Also reads this text; may be repeated
    #[arg(long = "text", value_name = "TEXT")]
    texts: Vec<OsString>,
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    files: Files,
}

const LONG_HELP: &str = "\
Each line is a text, which is parsed once, as an IRI-reference of RFC 3987, and has one row, also if it is not valid. \
The first line has the names of the columns; --no-header omits it.

  input                the text
  in.NAME              another column of the record, with --column; another
                       member of the object, with --field
  scheme, authority, userinfo, host, port, path, query, fragment
                       the components, as in 'iri components --get'
  host.ascii, host.unicode
                       the host in lower case; a name as in 'iri host --quiet'
  scheme.NAME          a part that the grammar of the scheme names, such as
                       scheme.address of mailto; several are separated by spaces
  ok                   true or false: whether the text is valid
  error.production, error.column, error.reason, error.section
                       why it is not, as in 'iri check'
  uri, iri             as in 'iri to-uri' and 'iri to-iri'
  normal               as in 'iri normalize'; normal.RUNG up to that rung
  key                  the form that 'iri compare' compares: two IRIs with the
                       same key are equivalent, all others are not. A relative
                       reference has none
  target               as in 'iri resolve', with --base
  lint                 the codes of the findings, separated by spaces

A value that is undefined, or that cannot be computed, is empty; in objects it is null. An invalid \
text is told to standard error, unless ok or a column of its error is asked for. A value with a tab or \
a line end cannot be written without --csv: its row is left out, with a message.

With --format jsonl, an object has the columns as its members, and nothing else.

Examples:
  iri table --get host,port,uri --text http://résumé.example.org:8080/
  iri table --column url --get in.id,ok,error.reason,key crawl.tsv.gz
  iri table --csv --base in.page --column link --get in.page,target links.csv
  iri table --format jsonl --get input,lint,host.ascii urls.txt
  iri table --field page.url --get in.id,normal,ok crawl.jsonl

Exit status: 0 if all texts are valid, 1 if some are not, 2 if a file cannot be read.";

impl Table {
    pub fn run(&self) -> io::Result<Status> {
        let names: Vec<&str> = self.get.iter().map(|asked| &*asked.name).collect();
        if names.contains(&"target") != self.base.is_some() {
            return Err(misuse("table", "the column target and --base need each other"));
        }
        let in_names: Vec<&str> = self.get.iter().filter_map(RequestedColumn::in_name).collect();
        let base_name = self.base.as_ref().and_then(Base::in_name);
        let record_names: Vec<&str> = in_names.iter().copied().chain(base_name).collect();
        let form = if self.csv { Form::CSV } else { Form::TSV };
        let row_builder = column::RowBuilder::new(&self.get, self.base.as_ref(), self.idna);
        let header = names.iter().map(|name| name.as_bytes().into()).collect::<Vec<_>>();
        let header = form.record(&header).ok_or_else(|| {
            misuse("table", "the name of a column has a tab or a line end; --csv can write it")
        })?;
        let task = Task::from("table").with_columns(&record_names, header);
        let mut input = self.files.input_with_texts(task, self.format.format, &self.texts)?;
        input.settings.has_header = !self.no_header;
        input.settings.rejects = input.settings.rejects.map(|_| form);
        let totals = input.process(&|results: &mut Results, item: Item<'_>| {
            self.write_row(results, item, &row_builder, form)
        })?;
        Ok(totals.status(self.files.options().exit_zero))
    }

    /// Adds the row of a text, and the message about what is wrong with it, unless a column says this.
    fn write_row(
        &self,
        results: &mut Results,
        item: Item<'_>,
        row_builder: &column::RowBuilder<'_>,
        form: Form,
    ) -> io::Result<Status> {
        let text = results.text(item);
        // The columns of the record that are asked for, then the base, then the text.
        let record: Vec<_> = item.row.into_iter().flat_map(|row| row.selected_values()).collect();
        let column::Row { values, problem } = row_builder.row(item, &record, text);
        let octets_problem = self.problem_of_octets(results.format(), &values);
        let status = Status::fine_if(problem.is_none() && octets_problem.is_none());
        // Asked of the few rows with a problem only.
        let shows_errors = || self.get.iter().any(RequestedColumn::is_about_validity);
        let problem_to_tell = match &problem {
            Some(problem) => Some(problem).filter(|_| !shows_errors()),
            None => octets_problem.as_ref(),
        };
        if let Some(problem) = problem_to_tell {
            results.tell(item.place.describe(&item.lossy(), problem));
        }
        if !results.count_and_select(item, status, problem.as_ref()) {
            return Ok(status);
        }
        if results.format() == Format::Jsonl {
            json(results, &Object { columns: &self.get, values: &values })?;
            io::Write::write_all(results, b"\n")?;
        } else {
            let octets: Vec<_> = values.iter().map(Value::octets).collect();
            results.row(item, form.record(&octets))?;
        }
        Ok(status)
    }

    /// Returns the problem of a value that a JSON object cannot contain, since it is not UTF-8; `None` if there
    /// is no such value, or no objects are written.
    fn problem_of_octets(&self, format: Format, values: &[Value<'_>]) -> Option<Problem> {
        if format != Format::Jsonl {
            return None;
        }
        let (asked, octets) =
            self.get.iter().zip(values).find_map(|(asked, value)| match value {
                Value::Octets(octets) => Some((asked, octets)),
                _ => None,
            })?;
        let error = str::from_utf8(octets).err()?;
        Some(Problem::not_utf8(octets, error).in_column(asked.in_name().unwrap_or(&asked.name)))
    }
}

/// A row as a JSON object.
struct Object<'r> {
    columns: &'r [RequestedColumn],
    values: &'r [Value<'r>],
}

impl Serialize for Object<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.columns.len()))?;
        for (column, value) in self.columns.iter().zip(self.values) {
            map.serialize_entry(&column.name, value)?;
        }
        map.end()
    }
}
