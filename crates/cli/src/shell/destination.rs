//! Where results are written that do not go to standard output: the file of `--output`.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use tempfile::{Builder, NamedTempFile};

/// `None` after the end.
static FILE: OnceLock<Mutex<Option<Destination>>> = OnceLock::new();

enum Destination {
    /// A file beside the other, which takes its place at the end.
    Replaces(NamedTempFile, PathBuf),
    /// A device or a pipe, which nothing may replace.
    Is(File),
}

/// Begins a file, to which all results are written from now on.
///
/// # Errors
/// If it, or one beside it, cannot be written.
pub fn begin_output(path: &Path) -> io::Result<()> {
    let destination = Destination::new(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    // A command begins once.
    let _ = FILE.set(Mutex::new(Some(destination)));
    Ok(())
}

/// Whether results are written to a file.
pub fn is_to_file() -> bool {
    FILE.get().is_some()
}

/// Writes results to the file, if there is one. Returns whether there is.
pub fn print_to_file(results: &[u8]) -> io::Result<bool> {
    let Some(file) = FILE.get() else { return Ok(false) };
    match &mut *file.lock().unwrap_or_else(PoisonError::into_inner) {
        Some(Destination::Replaces(file, _)) => file.write_all(results)?,
        Some(Destination::Is(file)) => file.write_all(results)?,
        None => {}
    }
    Ok(true)
}

/// Ends the file, which is there from now on, whole.
pub fn keep_output() -> io::Result<()> {
    if let Some(Destination::Replaces(file, path)) = taken() {
        file.as_file().sync_all()?;
        file.persist(path).map_err(|error| error.error)?;
    }
    Ok(())
}

/// Ends the file, which is as it was before. Returns where it would have been.
pub fn discard_output() -> Option<PathBuf> {
    match taken()? {
        Destination::Replaces(_, path) => Some(path),
        Destination::Is(_) => None,
    }
}

fn taken() -> Option<Destination> {
    FILE.get()?.lock().unwrap_or_else(PoisonError::into_inner).take()
}

impl Destination {
    fn new(path: &Path) -> io::Result<Self> {
        let there = fs::metadata(path).ok();
        if there.as_ref().is_some_and(|it| !it.is_file()) {
            return OpenOptions::new().write(true).open(path).map(Destination::Is);
        }
        // What a link points to is replaced, and not the link.
        let path = if there.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut builder = Builder::new();
        builder.prefix(".iri-");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let usual = || fs::Permissions::from_mode(0o666);
            builder.permissions(there.map_or_else(usual, |it| it.permissions()));
        }
        let file = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
        Ok(Destination::Replaces(file, path))
    }
}
