//! `--fields`: which members of JSON objects are written.

use crate::shell::commands::Members;
use crate::shell::notation::member_paths;
use crate::shell::options::{Format, LINES, refuse, refuse_conflict};
use clap::Args;

/// The option --fields.
#[derive(Args)]
pub struct FieldsOption {
    /// Writes only these members of objects
    ///
    /// Commas separate them, and a dot leads to a member of a member: input,details.host. 'iri schema
    /// COMMAND' has their names.
    #[arg(long, value_name = "MEMBERS", value_delimiter = ',', help_heading = LINES)]
    fields: Vec<String>,
}

impl FieldsOption {
    /// Returns the members that `--fields` selects; all if it is not given. Ends the program if `command` has no
    /// member of a name, or if no objects are written.
    pub fn selected(&self, command: &'static str, format: Format) -> &'static Fields {
        if self.fields.is_empty() {
            return &ALL;
        }
        if format != Format::Jsonl {
            refuse_conflict("--fields needs '--format jsonl'");
        }
        if Members::for_command(command).is_row() {
            refuse_conflict("--fields cannot be used here: --get says what the objects have");
        }
        let paths = member_paths(command);
        for name in &self.fields {
            let is_below =
                |path: &str| name.strip_prefix(path).is_some_and(|it| it.starts_with('.'));
            if !paths
                .iter()
                .any(|(path, takes_any_name)| path == name || *takes_any_name && is_below(path))
            {
                let names = paths.iter().map(|(path, _)| path.as_str()).collect();
                refuse("--fields <MEMBERS>", name, names);
            }
        }
        let mut fields = Fields(Vec::new());
        self.fields.iter().for_each(|path| fields.add(path));
        // The options of a run do not change.
        Box::leak(Box::new(fields))
    }
}

/// The members of an object that are written, each with those of its own value. If there are none, all
/// are written.
pub struct Fields(Vec<(String, Fields)>);

/// All members.
pub static ALL: Fields = Fields(Vec::new());

impl Fields {
    /// Adds the member with this path: the names that lead to it, separated by dots.
    fn add(&mut self, path: &str) {
        let (name, inner) =
            path.split_once('.').map_or((path, None), |(name, inner)| (name, Some(inner)));
        let known = self.0.iter().position(|(known, _)| known == name);
        let at = known.unwrap_or_else(|| {
            self.0.push((name.to_owned(), Fields(Vec::new())));
            self.0.len() - 1
        });
        let fields = &mut self.0[at].1;
        match inner {
            None => *fields = Fields(Vec::new()),
            // All members are selected already.
            Some(_) if known.is_some() && fields.0.is_empty() => {}
            Some(inner) => fields.add(inner),
        }
    }

    /// Returns which members of the value of a member are written; `None` if the member itself is not.
    #[inline]
    pub fn get(&self, name: &str) -> Option<&Fields> {
        match &self.0[..] {
            [] => Some(self),
            some => some.iter().find(|(known, _)| known == name).map(|(_, inner)| inner),
        }
    }

    /// Whether all members are written.
    #[inline]
    pub fn are_all(&self) -> bool {
        self.0.is_empty()
    }
}
