//! Reads the files of `iri find` in parts, while earlier parts are searched.

use super::document::{Document, Documents, PART, Shape};
use crate::shell::tell_of_encoding;
use iri_grammar::text::Charset;
use std::ffi::OsString;
use std::io;

/// How files are read.
pub struct Reading {
    pub files: Vec<OsString>,
    pub charset: Option<Charset>,
    pub shape: Shape,
}

/// A part of a file that was read, or the end of the file.
pub enum Event {
    Part(Document),
    /// The end of a file, or the error that ended reading it.
    End(Option<io::Error>),
}

impl Reading {
    /// Reads the files in their order. Calls `pass` with about as many parts as there are threads.
    /// Stops if `pass` returns false.
    pub fn each(&self, mut pass: impl FnMut(Vec<Event>) -> bool) {
        // `size` is the number of octets of the parts in `events`.
        let batch_size = PART * rayon::current_num_threads();
        let (mut events, mut size) = (Vec::new(), 0);
        for file in &self.files {
            let mut documents = Documents::open(file, self.charset, self.shape);
            let error = loop {
                let next = |documents: &mut Documents| documents.next(&file.to_string_lossy());
                match documents.as_mut().map(next) {
                    Ok(Ok(Some(part))) => {
                        // A hint about the first part of a file, unless --charset or a WARC file says the
                        // encoding.
                        let is_undeclared = self.charset.is_none() && part.address().is_none();
                        if let Some(octets) = part.beginning().filter(|_| is_undeclared) {
                            tell_of_encoding(&file.to_string_lossy(), octets);
                        }
                        size += part.len();
                        events.push(Event::Part(part));
                    }
                    Ok(Ok(None)) => break None,
                    Ok(Err(error)) => break Some(error),
                    // The file could not be opened.
                    Err(_) => break documents.err(),
                }
                if size >= batch_size {
                    size = 0;
                    if !pass(std::mem::take(&mut events)) {
                        return;
                    }
                }
            };
            // Opening a file takes about as much time as searching this number of octets.
            size += PART / 64;
            events.push(Event::End(error));
        }
        pass(events);
    }
}
