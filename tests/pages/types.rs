//! The table of the library's page that says which identifier has which trait.

use iri_grammar::resolution::Base;
use iri_grammar::{AnyText, Error, Identifier, OwnedText, StandardText, kind};
use std::borrow::{Borrow, Cow};
use std::fmt::{Debug, Display, Write};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::Deref;
use std::path::Path;
use std::rc::Rc;
use std::str::FromStr;
use std::sync::Arc;
use std::{env, fs};

/// The answer for a type without the traits.
trait Otherwise {
    const ANSWER: bool = false;
}
impl<Any: ?Sized> Otherwise for Any {}

/// Whether a type has traits, which the compiler decides: an associated constant of the type comes
/// before one of a trait, and exists only if the bounds hold.
macro_rules! has {
    ($type:ty: $($bound:tt)+) => {{
        struct Asked<Any: ?Sized>(PhantomData<Any>);
        #[allow(dead_code)]
        impl<Any: ?Sized + $($bound)+> Asked<Any> {
            const ANSWER: bool = true;
        }
        <Asked<$type>>::ANSWER
    }};
}

/// Adds a row: the answer for each text.
macro_rules! row {
    ($table:ident, $name:literal, $type:ident $(<$parameter:ident>)?: $($bound:tt)+) => {
        row! { @texts $table, $name, ($type $(<$parameter>)?: $($bound)+),
            &'static str, String, Cow<'static, str>, Box<str>, Rc<str>, Arc<str>, AnyText<String> }
    };
    (@texts $table:ident, $name:literal, $question:tt, $($text:ty),*) => {
        let answers = [$({
            #[allow(dead_code)]
            type T = $text;
            row! { @ask $question }
        }),*];
        let answers = answers.map(|answer| if answer { "x" } else { "\u{2013}" });
        writeln!($table, "| {} | {} |", $name, answers.join(" | ")).unwrap();
    };
    (@ask ($type:ty: $($bound:tt)+)) => { has!($type: $($bound)+) };
}

type Of<T> = Identifier<kind::Iri, T>;
type BaseOf<T> = Base<kind::Iri, T>;
type Reference<T> = Identifier<kind::IriReference, T>;
type Str = &'static str;

/// `new` is in no trait: that of `&str`, and that of the other texts.
const _: fn(Str) -> Result<Of<Str>, Error> = Of::<Str>::new;
#[allow(dead_code)]
fn new_of_owned<T: OwnedText>(text: T) -> Result<Of<T>, Error> {
    Of::<T>::new(text)
}

/// A type and a reference to it that borrows its text.
trait Borrowed: 'static {}
impl<T> Borrowed for T
where
    T: 'static,
    Str: From<&'static T>,
    Cow<'static, str>: From<&'static T>,
{
}

fn table() -> String {
    let mut table = String::from(
        "| | `&str` | `String` | `Cow` | `Box` | `Rc` | `Arc` | `AnyText` |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    row!(table, "`parse`, `from_trusted`, `into_text`", T: iri_grammar::Text);
    row!(table, "`new`, `into_absolute`, `remove_fragment`", T: StandardText);
    row!(table, "`TryFrom<&str>`", Of<T>: TryFrom<Str>);
    row!(table, "`TryFrom` of the text", Of<T>: TryFrom<T>);
    row!(table, "`FromStr`", Of<T>: FromStr);
    row!(table, "`Clone`", Of<T>: Clone);
    row!(table, "`Copy`", Of<T>: Copy);
    row!(table, "`Send`, `Sync`", Of<T>: Send + Sync);
    row!(table, "`Debug`, `Display`", Of<T>: Debug + Display);
    row!(table, "`Eq`, `Ord`, `Hash`", Of<T>: Eq + Ord + Hash);
    row!(table, "`Default` of a reference", Reference<T>: Default);
    row!(table, "`PartialEq`, `PartialOrd` with `str`", Of<T>: PartialEq<str> + PartialOrd<str>);
    row!(table, "with `&str`", Of<T>: PartialEq<Str> + PartialOrd<Str>);
    row!(table, "with `String`", Of<T>: PartialEq<String> + PartialOrd<String>);
    row!(table, "with the text", Of<T>: PartialEq<T> + PartialOrd<T>);
    row!(table, "with an `IriBuf`", Of<T>: PartialEq<Of<String>> + PartialOrd<Of<String>>);
    row!(table, "of a `&str` with it", Str: PartialEq<Of<T>> + PartialOrd<Of<T>>);
    row!(table, "`AsRef<str>`, `Borrow<str>`", Of<T>: AsRef<str> + Borrow<str>);
    row!(table, "`AsRef<[u8]>`", Of<T>: AsRef<[u8]>);
    row!(table, "`Deref` to `str`", Of<T>: Deref<Target = str>);
    row!(table, "`&str`, `Cow<str>`: `From` a reference to it", Of<T>: Borrowed);
    row!(table, "`String`: `From` it", String: From<Of<T>>);
    row!(table, "the text: `From` it", T: From<Of<T>>);
    row!(table, "`From<Iri>`", Of<T>: From<Of<Str>>);
    row!(table, "`From<IriBuf>`", Of<T>: From<Of<String>>);
    row!(table, "`Serialize`", Of<T>: serde::Serialize);
    row!(table, "`Deserialize`", Of<T>: serde::Deserialize<'static>);
    row!(table, "`Base`: `Eq`, `Ord`, `Hash`", BaseOf<T>: Eq + Ord + Hash);
    row!(table, "`Base`: `Display`, `AsRef<str>`", BaseOf<T>: Display + AsRef<str>);
    row!(table, "`Base`: `From` the identifier", BaseOf<T>: From<Of<T>>);
    table
}

/// With IRI_WRITE_LISTING set, it is written.
#[test]
fn the_table_of_traits_is_a_listing() {
    const PAGE: &str = "src/guide/library.md";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
    let page = fs::read_to_string(&path).unwrap();
    let begin = page.find("| | `&str` |").unwrap();
    let end = begin + page[begin..].find("\n\n").unwrap() + 1;
    let written = [&page[..begin], &table(), &page[end..]].concat();
    if env::var_os("IRI_WRITE_LISTING").is_some() {
        fs::write(&path, written).unwrap();
    } else {
        assert!(page == written, "IRI_WRITE_LISTING=1 writes {PAGE}");
    }
}
