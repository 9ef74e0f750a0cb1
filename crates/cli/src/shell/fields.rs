//! `--fields`: which members of JSON objects are written.

use crate::shell::commands::Members;
use crate::shell::notation::member_paths;
use crate::shell::options::{Format, LINES, refuse, refuse_conflict};
use clap::Args;
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, Serializer,
};

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
    /// Returns the members that the objects of a command have. Ends the program if a name is that of no
    /// member, or if no objects are written.
    pub fn of(&self, command: &'static str, format: Format) -> &'static Fields {
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
            if !paths.iter().any(|(path, is_free)| path == name || *is_free && is_below(path)) {
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
    /// Adds a member: its name, after those of the members that it is in, with dots between them.
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

    /// Returns the members of a member; `None` if it is not written.
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

/// A value of which only these members are serialized.
pub struct Selected<'v, T: ?Sized>(pub &'v T, pub &'v Fields);

impl<T: Serialize + ?Sized> Serialize for Selected<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.1.are_all() {
            true => self.0.serialize(serializer),
            false => self.0.serialize(Selecting { inner: serializer, fields: self.1 }),
        }
    }
}

/// A serializer that leaves out members of objects, and of the objects in lists. Other values are
/// unchanged.
struct Selecting<'f, S> {
    inner: S,
    fields: &'f Fields,
}

/// An object or a list.
struct Compound<'f, S> {
    inner: S,
    fields: &'f Fields,
    /// The members of the value whose key was serialized, if it is written.
    value: Option<&'f Fields>,
}

impl<'f, S> Compound<'f, S> {
    fn new<E>(inner: Result<S, E>, fields: &'f Fields) -> Result<Self, E> {
        Ok(Compound { inner: inner?, fields, value: None })
    }
}

/// Defines methods of [`Serializer`] that call those of the inner one.
macro_rules! unchanged {
    ($($method:ident($($name:ident: $type:ty),*) $(-> $result:ident)?;)*) => {
        $(fn $method(self $(, $name: $type)*) -> Result<unchanged!(@ $($result)?), S::Error> {
            self.inner.$method($($name),*)
        })*
    };
    (@) => { S::Ok };
    (@ $result:ident) => { S::$result };
}

impl<'f, S: Serializer> Serializer for Selecting<'f, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Compound<'f, S::SerializeSeq>;
    type SerializeTuple = Compound<'f, S::SerializeTuple>;
    type SerializeTupleStruct = S::SerializeTupleStruct;
    type SerializeTupleVariant = S::SerializeTupleVariant;
    type SerializeMap = Compound<'f, S::SerializeMap>;
    type SerializeStruct = Compound<'f, S::SerializeStruct>;
    type SerializeStructVariant = S::SerializeStructVariant;

    unchanged! {
        serialize_bool(value: bool);
        serialize_i8(value: i8);
        serialize_i16(value: i16);
        serialize_i32(value: i32);
        serialize_i64(value: i64);
        serialize_u8(value: u8);
        serialize_u16(value: u16);
        serialize_u32(value: u32);
        serialize_u64(value: u64);
        serialize_f32(value: f32);
        serialize_f64(value: f64);
        serialize_char(value: char);
        serialize_str(value: &str);
        serialize_bytes(value: &[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(name: &'static str);
        serialize_unit_variant(name: &'static str, index: u32, variant: &'static str);
        serialize_tuple_struct(name: &'static str, length: usize) -> SerializeTupleStruct;
        serialize_tuple_variant(name: &'static str, index: u32, variant: &'static str, length: usize)
            -> SerializeTupleVariant;
        serialize_struct_variant(name: &'static str, index: u32, variant: &'static str, length: usize)
            -> SerializeStructVariant;
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.inner.serialize_newtype_variant(name, index, variant, value)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        Compound::new(self.inner.serialize_seq(length), self.fields)
    }

    fn serialize_tuple(self, length: usize) -> Result<Self::SerializeTuple, S::Error> {
        Compound::new(self.inner.serialize_tuple(length), self.fields)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        Compound::new(self.inner.serialize_map(length), self.fields)
    }

    fn serialize_struct(
        self,
        name: &'static str,
        length: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        Compound::new(self.inner.serialize_struct(name, length), self.fields)
    }
}

impl<S: SerializeSeq> SerializeSeq for Compound<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
        self.inner.serialize_element(&Selected(value, self.fields))
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.inner.end()
    }
}

impl<S: SerializeTuple> SerializeTuple for Compound<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
        self.inner.serialize_element(&Selected(value, self.fields))
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.inner.end()
    }
}

impl<S: SerializeStruct> SerializeStruct for Compound<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        match self.fields.get(name) {
            Some(fields) => self.inner.serialize_field(name, &Selected(value, fields)),
            None => Ok(()),
        }
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.inner.end()
    }
}

impl<S: SerializeMap> SerializeMap for Compound<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), S::Error> {
        // The names of members are strings.
        let name = serde_json::to_value(key).unwrap_or_default();
        self.value = self.fields.get(name.as_str().unwrap_or_default());
        if self.value.is_some() { self.inner.serialize_key(key) } else { Ok(()) }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
        match self.value {
            Some(fields) => self.inner.serialize_value(&Selected(value, fields)),
            None => Ok(()),
        }
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.inner.end()
    }
}
