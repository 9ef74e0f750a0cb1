//! Writes JSON without spaces, in which [unseen](is_unseen) characters are escaped.

use crate::shell::fields::{ALL, Fields};
use crate::shell::output::{is_plain, is_plain_without, is_unseen};
use serde::ser::{self, Serialize};
use serde_json::ser::Formatter;
use std::fmt::Display;
use std::io::{self, Write};

/// Writes a value without line breaks. The keys of its maps have to be texts.
pub fn json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    json_of(out, value, &ALL)
}

/// Does the same as [`json`] with only these members of the value, or of the objects in a list.
pub fn json_of(
    out: &mut impl Write,
    value: &impl Serialize,
    fields: &'static Fields,
) -> io::Result<()> {
    value.serialize(Json { out, fields }).map_err(|Failure(error)| error)
}

/// Writes lists, objects and plain texts, of which results mostly consist. serde_json, which would
/// look for characters to escape in each name of a member again, writes all other values.
struct Json<'o, W> {
    out: &'o mut W,
    /// The members that are written.
    fields: &'static Fields,
}

/// Why a value is not written.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
struct Failure(#[from] io::Error);

impl ser::Error for Failure {
    fn custom<T: Display>(message: T) -> Self {
        Failure(io::Error::other(message.to_string()))
    }
}

impl<'o, W: Write> Json<'o, W> {
    /// Writes a value that is neither a list nor an object.
    fn scalar(self, value: impl Serialize) -> Result<(), Failure> {
        let mut serializer = serde_json::Serializer::with_formatter(self.out, Escaping);
        value.serialize(&mut serializer).map_err(|error| Failure(error.into()))
    }

    /// Begins a list or an object.
    #[inline]
    fn begin(self, start: &str, end: &'static str) -> Result<Compound<'o, W>, Failure> {
        self.out.write_all(start.as_bytes())?;
        let Json { out, fields } = self;
        Ok(Compound { out, fields, is_first: true, end, value_fields: None })
    }

    /// Begins an object whose only member, the name of a variant, is a list or an object.
    fn begin_variant(
        self,
        variant: &'static str,
        start: &str,
        end: &'static str,
    ) -> Result<Compound<'o, W>, Failure> {
        write!(self.out, "{{\"{variant}\":")?;
        self.begin(start, end)
    }
}

/// Defines methods of a serializer for values that serde_json writes.
macro_rules! scalars {
    ($($method:ident($type:ty),)*) => {
        $(fn $method(self, value: $type) -> Result<(), Failure> {
            self.scalar(value)
        })*
    };
}

/// Defines methods of a serializer that begin lists and objects.
macro_rules! begins {
    ($($method:ident($($type:ty),*) = $start:literal, $end:literal;)*) => {
        $(#[inline]
        fn $method(self $(, _: $type)*) -> Result<Compound<'o, W>, Failure> {
            self.begin($start, $end)
        })*
    };
}

impl<'o, W: Write> ser::Serializer for Json<'o, W> {
    type Ok = ();
    type Error = Failure;
    type SerializeSeq = Compound<'o, W>;
    type SerializeTuple = Compound<'o, W>;
    type SerializeTupleStruct = Compound<'o, W>;
    type SerializeTupleVariant = Compound<'o, W>;
    type SerializeMap = Compound<'o, W>;
    type SerializeStruct = Compound<'o, W>;
    type SerializeStructVariant = Compound<'o, W>;

    scalars! {
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_char(char),
        serialize_bytes(&[u8]),
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Failure> {
        Ok(self.out.write_all(if value { b"true" } else { b"false" })?)
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Result<(), Failure> {
        if !is_plain_without(text, [b'"', b'\\']) {
            return self.scalar(text);
        }
        self.out.write_all(b"\"")?;
        self.out.write_all(text.as_bytes())?;
        Ok(self.out.write_all(b"\"")?)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Failure> {
        Ok(self.out.write_all(b"null")?)
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Failure> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Failure> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Failure> {
        self.serialize_none()
    }

    #[inline]
    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Failure> {
        self.serialize_str(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Failure> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Failure> {
        let mut object = self.begin("{", "}")?;
        object.member(variant, value)?;
        object.close()
    }

    begins! {
        serialize_seq(Option<usize>) = "[", "]";
        serialize_tuple(usize) = "[", "]";
        serialize_tuple_struct(&'static str, usize) = "[", "]";
        serialize_map(Option<usize>) = "{", "}";
        serialize_struct(&'static str, usize) = "{", "}";
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'o, W>, Failure> {
        self.begin_variant(variant, "[", "]}")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'o, W>, Failure> {
        self.begin_variant(variant, "{", "}}")
    }
}

/// A list or an object that is begun.
struct Compound<'o, W> {
    out: &'o mut W,
    /// The members of an object that are written, or of the objects in a list.
    fields: &'static Fields,
    is_first: bool,
    end: &'static str,
    /// The members of the value whose key was serialized, if it is written.
    value_fields: Option<&'static Fields>,
}

impl<W: Write> Compound<'_, W> {
    /// Writes the comma before an element or a member, unless it is the first one.
    #[inline]
    fn separate(&mut self) -> Result<(), Failure> {
        let is_first = std::mem::replace(&mut self.is_first, false);
        Ok(if is_first { Ok(()) } else { self.out.write_all(b",") }?)
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failure> {
        self.separate()?;
        value.serialize(Json { out: self.out, fields: self.fields })
    }

    /// Writes a member, whose name is that of a field or a variant, and needs no escapes.
    #[inline]
    fn member<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Failure> {
        let Some(fields) = self.fields.get(name) else { return Ok(()) };
        self.separate()?;
        self.out.write_all(b"\"")?;
        self.out.write_all(name.as_bytes())?;
        self.out.write_all(b"\":")?;
        value.serialize(Json { out: self.out, fields })
    }

    #[inline]
    fn close(self) -> Result<(), Failure> {
        Ok(self.out.write_all(self.end.as_bytes())?)
    }
}

/// Implements traits by methods of [`Compound`].
macro_rules! compounds {
    ($($trait:ident::$method:ident($($name:ident: $type:ty)?) = $own:ident;)*) => {
        $(impl<W: Write> ser::$trait for Compound<'_, W> {
            type Ok = ();
            type Error = Failure;

            #[inline]
            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $($name: $type,)?
                value: &T,
            ) -> Result<(), Failure> {
                self.$own($($name,)? value)
            }

            #[inline]
            fn end(self) -> Result<(), Failure> {
                self.close()
            }
        })*
    };
}

compounds! {
    SerializeSeq::serialize_element() = element;
    SerializeTuple::serialize_element() = element;
    SerializeTupleStruct::serialize_field() = element;
    SerializeTupleVariant::serialize_field() = element;
    SerializeStruct::serialize_field(name: &'static str) = member;
    SerializeStructVariant::serialize_field(name: &'static str) = member;
}

impl<W: Write> ser::SerializeMap for Compound<'_, W> {
    type Ok = ();
    type Error = Failure;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failure> {
        self.value_fields = if self.fields.are_all() {
            Some(&ALL)
        } else {
            let name = serde_json::to_value(key).unwrap_or_default();
            self.fields.get(name.as_str().unwrap_or_default())
        };
        if self.value_fields.is_some() { self.element(key) } else { Ok(()) }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failure> {
        let Some(fields) = self.value_fields else { return Ok(()) };
        self.out.write_all(b":")?;
        value.serialize(Json { out: self.out, fields })
    }

    fn end(self) -> Result<(), Failure> {
        self.close()
    }
}

/// The notation of `serde_json` without spaces, except that unseen characters are escaped.
struct Escaping;

impl Formatter for Escaping {
    /// Writes a part of a string. serde_json has escaped what JSON requires; this escapes the unseen
    /// characters.
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        out: &mut W,
        text: &str,
    ) -> io::Result<()> {
        if is_plain(text) {
            return out.write_all(text.as_bytes());
        }
        // The byte up to which the text is written.
        let mut written = 0;
        for (at, c) in text.char_indices().filter(|(_, c)| is_unseen(*c)) {
            out.write_all(&text.as_bytes()[written..at])?;
            written = at + c.len_utf8();
            for unit in c.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
        }
        out.write_all(&text.as_bytes()[written..])
    }
}

/// Writes a number in decimal digits, faster than `write!`.
pub fn write_number(out: &mut impl Write, number: u64) -> io::Result<()> {
    Ok(serde_json::to_writer(out, &number)?)
}

#[cfg(test)]
#[path = "../../tests/unit/json.rs"]
mod tests;
