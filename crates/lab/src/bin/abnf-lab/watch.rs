//! Measures the memory and the processor time of the program while it works.
//!
//! The loops of the laboratory compare their work with a [`Budget`], which estimates memory. A thread
//! measures what the process uses. If the memory exceeds its limit, the loops end as they do at any
//! other limit. What goes on without a budget, such as pest or the writing of a page, is ended with
//! the program.

use crate::shell::message;
use abnf_lab::Budget;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

/// The time between two measurements.
const INTERVAL: Duration = Duration::from_millis(3);

/// The least limit of memory that is measured, in bytes. The program itself takes some of them.
const LEAST_MEMORY: usize = 16 << 20;

/// The limits of the work that is being done.
#[derive(Clone, Default)]
struct Limits {
    /// The most bytes of memory.
    memory: Option<usize>,
    /// The processor time of the process at which the time is over.
    end: Option<Duration>,
    /// How much more the program may use before it is ended.
    more_time: Duration,
    /// Ends the loops that have the budget.
    is_full: Arc<AtomicBool>,
}

static LIMITS: Mutex<Option<Limits>> = Mutex::new(None);

/// Returns the budget for work that begins now and is measured.
pub fn begin(budget: Budget) -> Budget {
    static WATCH: OnceLock<()> = OnceLock::new();
    let limits = Limits {
        memory: budget.memory.map(|memory| memory.max(LEAST_MEMORY)),
        end: budget.time.and_then(|time| process_time()?.checked_add(time)),
        more_time: budget.time.unwrap_or_default() / 4,
        is_full: Arc::default(),
    };
    let budget = budget.memory_measured_by(limits.is_full.clone()).from_now();
    *LIMITS.lock().unwrap_or_else(PoisonError::into_inner) = Some(limits);
    WATCH.get_or_init(|| {
        let at_start = memory_in_use().unwrap_or(0);
        // Without the thread, only the loops of the laboratory are limited.
        let _ = thread::Builder::new().spawn(move || watch(at_start));
    });
    budget
}

/// Measures the program until it ends. `at_start` is the memory that it used before it worked.
fn watch(at_start: usize) {
    loop {
        thread::sleep(INTERVAL);
        let limits = LIMITS.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Limits { memory, end, more_time, is_full } = limits.unwrap_or_default();
        if let (Some(most), Some(memory)) = (memory, memory_in_use()) {
            let memory = memory.saturating_sub(at_start);
            is_full.fetch_or(memory > most, Ordering::Relaxed);
            if memory > most.saturating_add(most / 5) {
                end_program("memory");
            }
        }
        if let (Some(end), Some(time)) = (end, process_time())
            && time > end.saturating_add(more_time)
        {
            end_program("time");
        }
    }
}

/// Reports the limit that was exceeded, and ends the program.
fn end_program(limit: &str) -> ! {
    message(format_args!("the limit of {limit} ended the work; {OPTIONS}"));
    std::process::exit(2)
}

/// The options that set the limits, for messages.
pub const OPTIONS: &str = "--max-states, --max-memory and --timeout set the limits";

/// Returns the bytes of memory that the process uses, if the system tells them.
#[cfg(target_os = "linux")]
fn memory_in_use() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: usize = pages.split(' ').nth(1)?.parse().ok()?;
    Some(pages * rustix::param::page_size())
}

#[cfg(not(target_os = "linux"))]
fn memory_in_use() -> Option<usize> {
    None
}

/// Returns the processor time of the process, if the system tells it.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn process_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ProcessCPUTime).try_into().ok()
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn process_time() -> Option<Duration> {
    None
}
