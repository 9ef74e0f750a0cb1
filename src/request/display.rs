//! From a URI to the IRI that a person sees.

use crate::advice::{Code, Finding, LintProfile, Linter, Severity};
use crate::host::{AsciiRules, DnsLength, Hyphens, Uts46};
use crate::identifier::Identifier;
use crate::mapping::{ToIri, UriKind};
use crate::syntax::{Component, Components, Places, Span, in_order};
use crate::text::{Class, Classes, encode_non_ascii, encoded};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

