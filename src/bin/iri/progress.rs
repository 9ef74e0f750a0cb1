//! A progress bar on a terminal, for what takes long.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// What is quicker than this shows no bar.
const LONG: Duration = Duration::from_secs(1);

pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
}

impl Progress {
    /// Over this number of bytes, if it is known.
    pub fn new(total: Option<u64>) -> Self {
        let template = match total {
            Some(_) => "{bar:40} {bytes}/{total_bytes} {bytes_per_sec} eta {eta}",
            None => "{spinner} {bytes} {bytes_per_sec}",
        };
        let style = ProgressStyle::with_template(template);
        let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::hidden());
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress { bar, begun: Instant::now() }
    }

    pub fn advance(&self, bytes: u64) {
        if self.bar.is_hidden() && self.begun.elapsed() > LONG && std::io::stderr().is_terminal() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(bytes);
    }

    /// Writes something while the bar is out of the way.
    pub fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    pub fn finish(self) {
        self.bar.finish_and_clear();
    }
}
