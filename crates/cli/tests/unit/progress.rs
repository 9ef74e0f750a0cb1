use super::{Progress, duration, octets, progress_line};
use std::io::Read;
use std::sync::atomic::Ordering;
use std::time::Duration;

#[test]
fn a_line_fits_the_terminal_and_estimates_the_end() {
    let second = Duration::from_secs(1);
    assert_eq!(progress_line(512, Some(2048), second, 30), "███░░░░░░░░░ 512 B/2.00 KiB 3s");
    assert_eq!(progress_line(3 << 19, None, second, 40), "1.50 MiB 1.50 MiB/s");
    // A file that grew, an empty one, and a terminal without room for a bar.
    assert_eq!(progress_line(40, Some(20), second, 22), "█████████ 40 B/20 B 0s");
    assert_eq!(progress_line(0, Some(0), Duration::ZERO, 14), "░░░ 0 B/0 B 0s");
    for width in 0..60 {
        for total in [None, Some(0), Some(1 << 40)] {
            assert!(progress_line(1 << 30, total, second, width).chars().count() <= width);
        }
    }
}

#[test]
fn numbers_are_for_people() {
    let numbers = [0.0, 1023.0, 1024.0, 1e9, 1e15].map(octets);
    assert_eq!(numbers, ["0 B", "1023 B", "1.00 KiB", "953.67 MiB", "909.49 TiB"]);
    assert_eq!([0.4, 119.0, 120.0, 86_400.0].map(duration), ["0s", "119s", "2m", "24h"]);
}

#[test]
fn octets_are_counted_while_the_line_is_hidden() {
    let progress = Progress::new(Some(3));
    let mut text = String::new();
    progress.count(&b"abc"[..]).read_to_string(&mut text).unwrap();
    assert_eq!((text.as_str(), progress.0.read.load(Ordering::Relaxed)), ("abc", 3));
    assert_eq!(progress.suspend(|| 7), 7);
    assert!(progress.0.drawn.lock().unwrap().is_none());
}
