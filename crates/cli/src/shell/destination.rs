//! Writes results to the file of `--output`, which appears only when it is complete; with `--resume`, it grows.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use tempfile::{Builder, TempPath};

/// The file of `--output`; not set without that option, and `None` after the end of the output.
static FILE: OnceLock<Mutex<Option<Destination>>> = OnceLock::new();

/// Compresses octets to a unit after which others may follow.
type Compress = fn(&[u8]) -> io::Result<Vec<u8>>;

/// The file that results are written to.
struct Destination {
    file: File,
    end: End,
    /// The function that compresses results, if the name of the file demands it.
    compress: Option<Compress>,
    /// Results that are not compressed yet.
    pending: Vec<u8>,
    /// The length of the file.
    length: u64,
}

/// How the file becomes the output file at the end.
enum End {
    /// It is a temporary file in the folder of the output file. It is renamed to the output file.
    Replaces(TempPath, PathBuf),
    /// It has no name yet, so nothing remains if the program is interrupted. It gets the name of
    /// the output file.
    #[cfg(target_os = "linux")]
    Unnamed(PathBuf),
    /// It is a device or a pipe, which is written directly and never replaced; or the file of `--resume`,
    /// which grows.
    Stays,
}

/// Begins the output file. All results from now on are written to it. With `length`, the file keeps so many of
/// its first octets, and the results follow them.
///
/// # Errors
/// If the file, or a temporary one in its folder, cannot be written.
pub fn begin_output(path: &Path, length: Option<u64>) -> io::Result<()> {
    let destination = match length {
        Some(length) => open_to_grow(path, length)
            .map(|file| Destination { length, ..Destination::with_file(file, End::Stays, path) }),
        None => Destination::new(path),
    };
    let destination = destination
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    // The value is not set already: a command begins its output once.
    let _ = FILE.set(Mutex::new(Some(destination)));
    Ok(())
}

/// Whether results are written to a file.
pub fn is_to_file() -> bool {
    FILE.get().is_some()
}

/// Writes results to the output file. Returns false if there is no such file.
pub fn print_to_file(results: &[u8]) -> io::Result<bool> {
    let Some(file) = FILE.get() else { return Ok(false) };
    let mut destination = file.lock().unwrap_or_else(PoisonError::into_inner);
    destination.iter_mut().try_for_each(|it| it.write(results))?;
    Ok(true)
}

/// Writes results that are not compressed yet. Returns the length of the output file; 0 without one.
pub fn output_length() -> io::Result<u64> {
    let Some(file) = FILE.get() else { return Ok(0) };
    let mut destination = file.lock().unwrap_or_else(PoisonError::into_inner);
    destination.as_mut().map_or(Ok(0), |it| it.flush().map(|()| it.length))
}

/// Opens a file to write after its first `length` octets; the octets after them are removed.
pub fn open_to_grow(path: &Path, length: u64) -> io::Result<File> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
    if file.metadata()?.len() < length {
        return Err(io::Error::other("it is shorter than it was"));
    }
    file.set_len(length)?;
    file.seek(SeekFrom::End(0))?;
    Ok(file)
}

/// Writes a file so that its readers see the old content or the new one. A device or a pipe is written
/// directly.
pub fn replace_file(path: &Path, octets: &[u8]) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return OpenOptions::new().write(true).open(path)?.write_all(octets);
    }
    let path = follow_links(path)?;
    let mut new = path.clone().into_os_string();
    new.push(".new");
    fs::write(&new, octets)?;
    fs::rename(new, path)
}

/// Ends the output, and gives the file its name.
pub fn keep_output() -> io::Result<()> {
    let Some(mut destination) = take_destination() else { return Ok(()) };
    destination.finish()?;
    let Destination { file, end, .. } = destination;
    match end {
        End::Replaces(temporary, path) => {
            file.sync_all()?;
            temporary.persist(path).map_err(|error| error.error)?;
        }
        #[cfg(target_os = "linux")]
        End::Unnamed(path) => {
            file.sync_all()?;
            // A link cannot replace a file, so the file gets a temporary name, which is renamed.
            let temporary = Builder::new()
                .prefix(PREFIX)
                .make_in(folder_of(&path), |name| unnamed::link(&file, name))?;
            temporary.persist(path).map_err(|error| error.error)?;
        }
        End::Stays => {}
    }
    Ok(())
}

/// Leaves the output file as it was before the run. Returns its path; `None` without an output
/// file, and for a device or a pipe.
pub fn discard_output() -> Option<PathBuf> {
    match take_destination()?.end {
        End::Replaces(_, path) => Some(path),
        #[cfg(target_os = "linux")]
        End::Unnamed(path) => Some(path),
        End::Stays => None,
    }
}

/// Removes the destination from [`FILE`], and returns it.
fn take_destination() -> Option<Destination> {
    FILE.get()?.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// The prefix of the name of a temporary file.
const PREFIX: &str = ".iri-";

/// Returns the number of the file descriptor that a path names, such as 1 for `/dev/stdout`; `None`
/// for the path of a file.
pub fn descriptor(path: &Path) -> Option<u32> {
    match path.to_str()? {
        "/dev/stdin" => Some(0),
        "/dev/stdout" => Some(1),
        "/dev/stderr" => Some(2),
        path => {
            let number = path.strip_prefix("/dev/fd/").or(path.strip_prefix("/proc/self/fd/"));
            number?.parse().ok()
        }
    }
}

/// The number of octets that are compressed at a time.
const COMPRESSED: usize = 1 << 20;

impl Destination {
    /// Returns a destination without results. The extension of `path` decides how they are compressed.
    fn with_file(file: File, end: End, path: &Path) -> Self {
        let compress: Option<Compress> = match path.extension().and_then(OsStr::to_str) {
            Some("gz") => Some(gzip),
            Some("zst") => Some(zstandard),
            _ => None,
        };
        Destination { file, end, compress, pending: Vec::new(), length: 0 }
    }

    /// Writes results. Those to compress are kept until there are enough of them.
    fn write(&mut self, octets: &[u8]) -> io::Result<()> {
        if self.compress.is_none() {
            self.length += octets.len() as u64;
            return self.file.write_all(octets);
        }
        self.pending.extend_from_slice(octets);
        if self.pending.len() >= COMPRESSED { self.flush() } else { Ok(()) }
    }

    /// Compresses the results so far: a member of gzip (RFC 1952), or a frame of Zstandard
    /// (RFC 8878 section 3.1), which others may follow.
    fn flush(&mut self) -> io::Result<()> {
        match self.compress {
            Some(compress) if !self.pending.is_empty() => {
                let compressed = compress(&self.pending)?;
                self.pending.clear();
                self.length += compressed.len() as u64;
                self.file.write_all(&compressed)
            }
            _ => Ok(()),
        }
    }

    /// Writes the rest of the results. A compressed file without results is not empty.
    fn finish(&mut self) -> io::Result<()> {
        self.flush()?;
        match self.compress {
            Some(compress) if self.length == 0 => self.file.write_all(&compress(b"")?),
            _ => Ok(()),
        }
    }

    /// Opens a device or a pipe; for any other path, creates a file without a name or a temporary
    /// file in its folder.
    fn new(path: &Path) -> io::Result<Self> {
        let stays =
            |file| Destination { compress: None, ..Destination::with_file(file, End::Stays, path) };
        // The path names a descriptor, such as /dev/stdout: its file keeps what it has.
        if descriptor(path).is_some() {
            return OpenOptions::new().append(true).open(path).map(stays);
        }
        let metadata = fs::metadata(path).ok();
        if metadata.as_ref().is_some_and(|it| !it.is_file()) {
            return OpenOptions::new().write(true).open(path).map(stays);
        }
        let path = follow_links(path)?;
        let folder = folder_of(&path);
        if !folder.is_dir() {
            let why = format!("the directory {} does not exist", folder.display());
            return Err(io::Error::new(io::ErrorKind::NotFound, why));
        }
        // The file keeps the permissions of the one that it replaces.
        let permissions = metadata.map(|it| it.permissions());
        #[cfg(target_os = "linux")]
        if let Some(file) = unnamed::create(folder, permissions.as_ref()) {
            return Ok(Destination::with_file(file, End::Unnamed(path.clone()), &path));
        }
        let mut builder = Builder::new();
        builder.prefix(PREFIX);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let usual = || fs::Permissions::from_mode(0o666);
            builder.permissions(permissions.unwrap_or_else(usual));
        }
        let file = builder.tempfile_in(folder).map_err(|error| {
            let (kind, folder) = (error.kind(), folder.display());
            io::Error::new(kind, format!("no file can be made in the directory {folder}: {kind}"))
        })?;
        let (file, temporary) = file.into_parts();
        Ok(Destination::with_file(file, End::Replaces(temporary, path.clone()), &path))
    }
}

fn gzip(octets: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(octets)?;
    encoder.finish()
}

fn zstandard(octets: &[u8]) -> io::Result<Vec<u8>> {
    #[cfg(feature = "zstd")]
    return zstd::bulk::compress(octets, zstd::DEFAULT_COMPRESSION_LEVEL);
    #[cfg(not(feature = "zstd"))]
    Ok(ruzstd::encoding::compress_to_vec(octets, ruzstd::encoding::CompressionLevel::Fastest))
}

/// Returns the folder that a file is in; `.` for a name without a folder.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Follows symbolic links, so that the output replaces the target and not the link. The target need
/// not exist.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    /// The greatest number of links that Linux follows.
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = folder_of(&path).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("it is a link that leads through too many others"))
}

/// Files without names, which Linux removes if the program is interrupted.
#[cfg(target_os = "linux")]
mod unnamed {
    use rustix::fs::{AtFlags, CWD, Mode, OFlags, linkat, open};
    use std::fs::{File, Permissions};
    use std::io;
    use std::os::fd::AsRawFd;
    use std::path::Path;

    /// Creates a file in a folder; `None` if the system does not support files without names, or
    /// the file cannot get these permissions, or could not get a name later.
    pub fn create(folder: &Path, permissions: Option<&Permissions>) -> Option<File> {
        let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
        let file = File::from(open(folder, flags, Mode::from_raw_mode(0o666)).ok()?);
        if let Some(permissions) = permissions {
            file.set_permissions(permissions.clone()).ok()?;
        }
        // `link` needs /proc.
        Path::new(&path_of(&file)).exists().then_some(file)
    }

    /// Gives a file a name.
    pub fn link(file: &File, name: &Path) -> io::Result<()> {
        Ok(linkat(CWD, path_of(file), CWD, name, AtFlags::SYMLINK_FOLLOW)?)
    }

    /// Returns the path in /proc of an open file.
    fn path_of(file: &File) -> String {
        format!("/proc/self/fd/{}", file.as_raw_fd())
    }
}
