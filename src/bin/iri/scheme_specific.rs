//! What `javascript`, `mailto` and `data` identifiers have after the colon.

use crate::diagnostic::hexadecimal;
use crate::output::{NAME, visible};
use iri_grammar::schemes::{Data, Javascript, Mailto, SchemeError, SchemeSpecific};
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Write};

/// For a person.
pub fn write(
    out: &mut Vec<u8>,
    specific: &Result<SchemeSpecific<'_>, SchemeError>,
) -> io::Result<()> {
    match specific {
        Ok(SchemeSpecific::Javascript(Javascript { source, .. })) => row(out, "script", source),
        Ok(SchemeSpecific::Mailto(Mailto { to, fields, .. })) => {
            for address in to {
                row(out, "to", address)?;
            }
            for (name, value) in fields {
                row(out, "field", &format!("{name}: {value}"))?;
            }
            Ok(())
        }
        Ok(SchemeSpecific::Data(Data { media_type, base64, octets, .. })) => {
            let encoding = if *base64 { ", base64" } else { "" };
            row(out, "data", &format!("{media_type}{encoding}, {} octets", octets.len()))
        }
        Err(error) => row(out, "left", &error.to_string()),
        Ok(_) => Ok(()),
    }
}

fn row(out: &mut Vec<u8>, name: &str, text: &str) -> io::Result<()> {
    writeln!(out, "  {NAME}{name:<9}{NAME:#}  {}", visible(text))
}

/// For a program.
#[derive(Serialize)]
#[serde(untagged)]
pub enum SchemeReport<'i> {
    Javascript { source: Cow<'i, str> },
    Mailto { to: Vec<Cow<'i, str>>, fields: Vec<(Cow<'i, str>, Cow<'i, str>)> },
    Data { media_type: Cow<'i, str>, base64: bool, octets: String },
    Error { error: String },
}

pub fn report(specific: Result<SchemeSpecific<'_>, SchemeError>) -> SchemeReport<'_> {
    match specific {
        Ok(SchemeSpecific::Javascript(Javascript { source, .. })) => {
            SchemeReport::Javascript { source }
        }
        Ok(SchemeSpecific::Mailto(Mailto { to, fields, .. })) => {
            SchemeReport::Mailto { to, fields }
        }
        Ok(SchemeSpecific::Data(Data { media_type, base64, octets, .. })) => {
            SchemeReport::Data { media_type, base64, octets: hexadecimal(&octets, "") }
        }
        Err(error) => SchemeReport::Error { error: error.to_string() },
        Ok(_) => SchemeReport::Error { error: "not known".to_owned() },
    }
}
