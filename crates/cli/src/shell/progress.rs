//! The line on a terminal that shows how much of the input was read.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time between two drawings.
const PAUSE: Duration = Duration::from_millis(50);

/// Moves to the beginning of the line and erases it (ECMA-48 8.3.41, EL).
const ERASE: &str = "\r\x1b[2K";

/// How much of the input was read. The clones share the count and the line, which is hidden until
/// [`Progress::show`].
#[derive(Clone)]
pub struct Progress(Arc<Shared>);

struct Shared {
    /// The number of octets of all files; `None` if it is unknown.
    total: Option<u64>,
    read: AtomicU64,
    start: Instant,
    /// When the line was drawn; `None` while it is hidden. Who holds the lock writes to the terminal.
    drawn: Mutex<Option<Instant>>,
}

impl Progress {
    pub fn new(total: Option<u64>) -> Self {
        let (read, start, drawn) = (AtomicU64::new(0), Instant::now(), Mutex::default());
        Progress(Arc::new(Shared { total, read, start, drawn }))
    }

    /// Counts the octets that are read from a reader.
    pub fn count<R>(&self, reader: R) -> Counted<R> {
        Counted { reader, progress: self.clone() }
    }

    /// Shows the line from now on.
    pub fn show(&self) {
        let mut drawn = self.0.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if drawn.is_none() {
            self.draw(&mut drawn);
        }
    }

    /// Hides the line from now on.
    pub fn hide(&self) {
        let mut drawn = self.0.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if drawn.take().is_some() {
            write(ERASE);
        }
    }

    /// Erases the line while `write_lines` writes, and draws it again. Returns what `write_lines` returned.
    pub fn suspend<T>(&self, write_lines: impl FnOnce() -> T) -> T {
        let mut drawn = self.0.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if drawn.is_none() {
            drop(drawn);
            return write_lines();
        }
        write(ERASE);
        let returned = write_lines();
        self.draw(&mut drawn);
        returned
    }

    /// Draws the line if it is shown and was not drawn just now.
    fn update(&self) {
        // Another thread that holds the lock draws the line itself.
        let Ok(mut drawn) = self.0.drawn.try_lock() else { return };
        if drawn.is_some_and(|it| it.elapsed() >= PAUSE) {
            self.draw(&mut drawn);
        }
    }

    /// Draws the line, and notes when.
    fn draw(&self, drawn: &mut Option<Instant>) {
        let width = terminal_size::terminal_size_of(io::stderr()).map_or(80, |(width, _)| width.0);
        let read = self.0.read.load(Ordering::Relaxed);
        // A terminal moves to the next line after its last column.
        let text =
            progress_line(read, self.0.total, self.0.start.elapsed(), usize::from(width) - 1);
        write(&format!("{ERASE}{text}"));
        *drawn = Some(Instant::now());
    }
}

/// A reader whose octets are counted.
pub struct Counted<R> {
    reader: R,
    progress: Progress,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.progress.0.read.fetch_add(read as u64, Ordering::Relaxed);
        self.progress.update();
        Ok(read)
    }
}

/// Writes to standard error. That the line cannot be shown is no reason to end the run.
fn write(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Returns the line: a bar, the octets read and those of all files, and the estimated time until the
/// end. If the number of all octets is unknown: the octets read, and how many are read in a second.
fn progress_line(read: u64, total: Option<u64>, elapsed: Duration, width: usize) -> String {
    let rate = read as f64 / elapsed.as_secs_f64().max(1e-3);
    let Some(total) = total else {
        let text = format!("{} {}/s", octets(read as f64), octets(rate));
        return text.chars().take(width).collect();
    };
    let rest = total.saturating_sub(read) as f64 / rate.max(1.0);
    let numbers = format!(" {}/{} {}", octets(read as f64), octets(total as f64), duration(rest));
    let bar = width.saturating_sub(numbers.len());
    // A file may have grown.
    let done = (bar as f64 * read as f64 / total.max(1) as f64) as usize;
    let done = done.min(bar);
    let text = format!("{}{}{numbers}", "█".repeat(done), "░".repeat(bar - done));
    text.chars().take(width).collect()
}

/// Returns a number of octets for people: `1.50 MiB`.
fn octets(number: f64) -> String {
    let units = ["KiB", "MiB", "GiB", "TiB"];
    let mut scaled = number;
    let mut unit = None;
    for larger in units {
        if scaled < 1024.0 {
            break;
        }
        (scaled, unit) = (scaled / 1024.0, Some(larger));
    }
    unit.map_or_else(|| format!("{number:.0} B"), |unit| format!("{scaled:.2} {unit}"))
}

/// Returns a number of seconds for people: `45s`, `3m`, `2h`.
fn duration(seconds: f64) -> String {
    match seconds.round() {
        it if it < 120.0 => format!("{it}s"),
        it if it < 7200.0 => format!("{}m", (it / 60.0).round()),
        it => format!("{}h", (it / 3600.0).round()),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/progress.rs"]
mod tests;
