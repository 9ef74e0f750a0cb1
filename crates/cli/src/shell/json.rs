//! Writes JSON without spaces. [Unseen](is_unseen) characters are escaped, except in the names of
//! struct fields, which have none.

use crate::shell::output::{is_plain_without, is_unseen};
use serde::ser::{self, Error as _, Serialize, Serializer};
use std::fmt;
use std::io::{self, Write};

/// Writes a value without line breaks.
pub fn json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    value.serialize(Json(out)).map_err(|Failure(error)| error)
}

/// The error of writing a value.
#[derive(Debug)]
struct Failure(io::Error);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Failure {}

impl ser::Error for Failure {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Failure(io::Error::other(message.to_string()))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure(error)
    }
}

/// A serializer that writes JSON.
struct Json<'w, W>(&'w mut W);

/// A list or an object of which some members are written.
struct Members<'w, W> {
    out: &'w mut W,
    /// Whether no member is written yet.
    is_empty: bool,
    /// The octets that close the list or object.
    end: &'static [u8],
}

impl<'w, W: Write> Members<'w, W> {
    /// Writes `start`, which opens a list or object; [`finish`](Self::finish) writes `end`.
    fn begin(out: &'w mut W, start: &[u8], end: &'static [u8]) -> Result<Self, Failure> {
        out.write_all(start)?;
        Ok(Members { out, is_empty: true, end })
    }

    /// Writes a comma, unless no member is written yet.
    fn separate(&mut self) -> Result<(), Failure> {
        if !self.is_empty {
            self.out.write_all(b",")?;
        }
        self.is_empty = false;
        Ok(())
    }

    /// Writes a member of a list, or the name of a member of a map.
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Failure> {
        self.separate()?;
        value.serialize(Json(&mut *self.out))
    }

    /// Writes a member of an object.
    fn member(
        &mut self,
        name: &'static str,
        value: &(impl Serialize + ?Sized),
    ) -> Result<(), Failure> {
        self.out.write_all(if self.is_empty { b"\"" } else { b",\"" })?;
        self.is_empty = false;
        self.out.write_all(name.as_bytes())?;
        self.out.write_all(b"\":")?;
        value.serialize(Json(&mut *self.out))
    }

    /// Writes the octets that close the list or object.
    fn finish(self) -> Result<(), Failure> {
        Ok(self.out.write_all(self.end)?)
    }
}

/// Writes a string in quotation marks.
fn write_string(out: &mut impl Write, text: &str) -> io::Result<()> {
    out.write_all(b"\"")?;
    match is_plain_without(text, [b'"', b'\\']) {
        true => out.write_all(text.as_bytes())?,
        false => write_escaped(out, text)?,
    }
    out.write_all(b"\"")
}

/// Writes the characters of a string, some of them escaped.
fn write_escaped(out: &mut impl Write, text: &str) -> io::Result<()> {
    // The byte up to which the text is written.
    let mut written = 0;
    for (at, c) in text.char_indices() {
        let escaped: &[u8] = match c {
            '"' => b"\\\"",
            '\\' => b"\\\\",
            '\u{8}' => b"\\b",
            '\u{c}' => b"\\f",
            '\n' => b"\\n",
            '\r' => b"\\r",
            '\t' => b"\\t",
            // Written below, as `\uXXXX`.
            c if is_unseen(c) => b"",
            _ => continue,
        };
        out.write_all(&text.as_bytes()[written..at])?;
        written = at + c.len_utf8();
        out.write_all(escaped)?;
        if escaped.is_empty() {
            for unit in c.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
        }
    }
    out.write_all(&text.as_bytes()[written..])
}

/// Writes a number in decimal digits, faster than `write!`.
pub fn write_number(out: &mut impl Write, mut number: u64) -> io::Result<()> {
    /// The number of digits of the greatest `u64`.
    const MOST_DIGITS: usize = 20;
    let (mut digits, mut at) = ([0; MOST_DIGITS], MOST_DIGITS);
    loop {
        at -= 1;
        digits[at] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return out.write_all(&digits[at..]);
        }
    }
}

/// Defines the methods that write integers. Negative ones are written by `write!`.
macro_rules! numbers {
    ($($method:ident $number:ty),*) => {
        $(fn $method(self, number: $number) -> Result<(), Failure> {
            match u64::try_from(number) {
                Ok(number) => Ok(write_number(self.0, number)?),
                Err(_) => Ok(write!(self.0, "{number}")?),
            }
        })*
    };
}

impl<'w, W: Write> Serializer for Json<'w, W> {
    type Ok = ();
    type Error = Failure;
    type SerializeSeq = Members<'w, W>;
    type SerializeTuple = Members<'w, W>;
    type SerializeTupleStruct = Members<'w, W>;
    type SerializeTupleVariant = Members<'w, W>;
    type SerializeMap = Members<'w, W>;
    type SerializeStruct = Members<'w, W>;
    type SerializeStructVariant = Members<'w, W>;

    numbers! {
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64
    }

    fn serialize_bool(self, value: bool) -> Result<(), Failure> {
        Ok(self.0.write_all(if value { b"true" } else { b"false" })?)
    }

    fn serialize_f32(self, value: f32) -> Result<(), Failure> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Failure> {
        serde_json::to_writer(self.0, &value).map_err(Failure::custom)
    }

    fn serialize_char(self, c: char) -> Result<(), Failure> {
        self.serialize_str(c.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Failure> {
        Ok(write_string(self.0, text)?)
    }

    fn serialize_bytes(self, octets: &[u8]) -> Result<(), Failure> {
        self.collect_seq(octets)
    }

    fn serialize_none(self) -> Result<(), Failure> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Failure> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Failure> {
        Ok(self.0.write_all(b"null")?)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Failure> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Failure> {
        self.serialize_str(variant)
    }

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
        let mut members = Members::begin(self.0, b"{", b"}")?;
        members.member(variant, value)?;
        members.finish()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Members<'w, W>, Failure> {
        Members::begin(self.0, b"[", b"]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Members<'w, W>, Failure> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Members<'w, W>, Failure> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'w, W>, Failure> {
        write!(self.0, "{{\"{variant}\":")?;
        Members::begin(self.0, b"[", b"]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Members<'w, W>, Failure> {
        Members::begin(self.0, b"{", b"}")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members<'w, W>, Failure> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'w, W>, Failure> {
        write!(self.0, "{{\"{variant}\":")?;
        Members::begin(self.0, b"{", b"}}")
    }
}

/// Implements the traits for lists and structs, each with its method that adds an item or a member.
macro_rules! members {
    ($($kind:ident: $($method:ident)?, $($field:ident)?;)*) => {
        $(impl<W: Write> ser::$kind for Members<'_, W> {
            type Ok = ();
            type Error = Failure;

            $(fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failure> {
                self.item(value)
            })?

            $(fn $field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Failure> {
                self.member(name, value)
            })?

            fn end(self) -> Result<(), Failure> {
                self.finish()
            }
        })*
    };
}

members! {
    SerializeSeq: serialize_element,;
    SerializeTuple: serialize_element,;
    SerializeTupleStruct: serialize_field,;
    SerializeTupleVariant: serialize_field,;
    SerializeStruct:, serialize_field;
    SerializeStructVariant:, serialize_field;
}

impl<W: Write> ser::SerializeMap for Members<'_, W> {
    type Ok = ();
    type Error = Failure;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failure> {
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failure> {
        self.out.write_all(b":")?;
        value.serialize(Json(&mut *self.out))
    }

    fn end(self) -> Result<(), Failure> {
        self.finish()
    }
}

#[cfg(test)]
#[path = "../../tests/unit/json.rs"]
mod tests;
