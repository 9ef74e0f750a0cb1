//! Adds JSON objects to the results. All have the same outer members (`file`, `line`, `input`, `ok` and so on).

use crate::shell::commands::Members;
use crate::shell::json::json_of;
use crate::shell::problem::{Item, Problem};
use crate::shell::results::Results;
use serde::Serialize;
use std::io::{self, Write};

/// What the first member of an object begins with.
const FIRST: &str = "{";

/// The members of a JSON object except its details. What an object does not have is null.
#[derive(Clone, Copy)]
pub struct Envelope<'e> {
    /// The text that the object is about: the object has its place and its other columns.
    pub item: Option<Item<'e>>,
    pub input: Option<&'e str>,
    pub ok: bool,
    pub output: Option<&'e str>,
    pub error: Option<&'e Problem>,
}

impl Envelope<'_> {
    /// That of an object that is about no text.
    pub const REPORT: Self =
        Envelope { item: None, input: None, ok: true, output: None, error: None };
}

impl Results {
    /// Adds a JSON object that is not about a text, with these details.
    pub fn object(&mut self, value: &impl Serialize) -> io::Result<()> {
        self.add_object(Envelope::REPORT, value)
    }

    /// Adds a JSON object. All objects of a run have the same members.
    pub fn add_object(
        &mut self,
        envelope: Envelope<'_>,
        details: &impl Serialize,
    ) -> io::Result<()> {
        let open = self.begin_object(envelope)?;
        let open = if self.settings.members.details {
            self.member(open, "\"details\":", details)?
        } else {
            open
        };
        // Without a member, the object is not open yet.
        self.write_all(if open == FIRST { b"{}\n" } else { b"}\n" })
    }

    /// Adds the beginning of an object: all members except the details. These have many types, and this part is
    /// compiled only once. Returns the `open` of the [next member](Self::member).
    fn begin_object(&mut self, envelope: Envelope<'_>) -> io::Result<&'static str> {
        let Envelope { item, input, ok, output, error } = envelope;
        let Members { text, output: has_output, columns, .. } = self.settings.members;
        let mut open = FIRST;
        if text {
            open = self.member(open, "\"file\":", &item.and_then(|item| item.place.file))?;
            open = self.member(open, "\"line\":", &item.map(|item| item.place.line))?;
            open = self.member(open, "\"input\":", &input)?;
        }
        open = self.member(open, "\"ok\":", &ok)?;
        if has_output {
            open = self.member(open, "\"output\":", &output)?;
        }
        if text {
            open = self.member(open, "\"error\":", &error)?;
        }
        if columns {
            open = self.member(open, "\"columns\":", &item.and_then(|item| item.row))?;
        }
        Ok(open)
    }

    /// Adds a member of an object, if `--fields` selects it: `open`, which is `{` or a comma, the name with its
    /// quotation marks and colon, and the value. Returns the `open` of the next member.
    #[inline]
    fn member(
        &mut self,
        open: &'static str,
        name: &str,
        value: &impl Serialize,
    ) -> io::Result<&'static str> {
        let mut fields = self.settings.fields;
        if !fields.are_all() {
            match fields.get(name.trim_matches(['"', ':'])) {
                Some(value_fields) => fields = value_fields,
                None => return Ok(open),
            }
        }
        self.write_all(open.as_bytes())?;
        self.write_all(name.as_bytes())?;
        json_of(self, value, fields)?;
        Ok(",")
    }
}
