//! The errors of compressed input.

use std::error::Error;
use std::io;
use std::iter;

/// Returns an error about the content of a file.
pub fn invalid_data(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

/// Returns the error that a file ends too early. `form` is the name of the format.
pub fn cut_off(form: &str) -> io::Error {
    invalid_data(&format!("the file ends within what {form} has compressed"))
}

/// Returns the error that a file is damaged.
pub fn damaged(form: &str) -> io::Error {
    invalid_data(&format!("it is not what {form} writes: its content is damaged"))
}

/// Replaces the error of a decoder, whose message is not for people, by one that says whether the
/// file ends too early, cannot be read, or is damaged. `form` is the name of the format.
pub fn decoder_error(form: &str, error: &(dyn Error + 'static)) -> io::Error {
    let mut causes = iter::successors(Some(error), |error| (**error).source());
    match causes.find_map(|error| error.downcast_ref::<io::Error>()) {
        Some(error) if error.kind() == io::ErrorKind::UnexpectedEof => cut_off(form),
        Some(error) if error.raw_os_error().is_some() => invalid_data(&error.to_string()),
        _ => damaged(form),
    }
}
