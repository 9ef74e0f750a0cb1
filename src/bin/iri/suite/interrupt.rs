//! The user's wish to end the program, so that the browser can be ended first.

use std::io;

#[cfg(unix)]
pub struct Interrupt {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Interrupt {
    /// From now on, within a runtime, the signals SIGINT and SIGTERM are waited for.
    pub fn new() -> io::Result<Interrupt> {
        use tokio::signal::unix::{SignalKind, signal};
        let (interrupt, terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(Interrupt { interrupt, terminate })
    }

    pub async fn wait(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
pub struct Interrupt;

#[cfg(not(unix))]
impl Interrupt {
    pub fn new() -> io::Result<Interrupt> {
        Ok(Interrupt)
    }

    pub async fn wait(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
