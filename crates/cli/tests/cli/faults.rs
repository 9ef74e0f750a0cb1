//! Files that are damaged, beside the programs that are the reference for their format: what these
//! refuse is never written with the exit status 0.

use crate::support::skipped;
use crate::{command, iri};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// Pseudo-random numbers (xorshift), the same in each run.
struct Random(u64);

impl Random {
    /// A number below `end`.
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// Lines with valid identifiers.
fn lines(random: &mut Random, count: usize) -> String {
    let mut line =
        |n| format!("http://h{}.example/{}?q={n}\n", random.below(1_000_000), "a".repeat(n % 9));
    (0..count).map(&mut line).collect()
}

/// What a program writes for this input; `None` if it is not installed.
fn written_by(program: &str, arguments: &[&str], input: &[u8]) -> Option<Vec<u8>> {
    let mut run = Command::new(program);
    let mut child =
        run.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{program}");
    Some(output.stdout)
}

/// A file with one change: bits, octets, a cut, a part of another file after it, or a wrong length.
fn change(random: &mut Random, file: &[u8], other: &[u8]) -> Vec<u8> {
    let mut changed = file.to_vec();
    let at = random.below(file.len());
    match random.below(8) {
        0..=2 => changed[at] ^= 1 << random.below(8),
        3 => changed[at] = changed[at].wrapping_add(1 + random.below(255) as u8),
        // Fewer octets are not recognized as compressed, and may be a text.
        4 => changed.truncate(at.max(10)),
        5 => changed.extend(&other[random.below(other.len() - 1)..]),
        6 => drop(changed.drain(at..(at + 1 + random.below(4)).min(file.len()))),
        _ => changed.splice(at..at, other[..1 + random.below(4)].iter().copied()).for_each(drop),
    }
    changed
}

/// The files that messages name.
fn named<'p>(messages: &str, paths: &'p [PathBuf]) -> HashSet<&'p Path> {
    let is_named = |path: &&PathBuf| messages.contains(path.to_str().unwrap());
    paths.iter().filter(is_named).map(PathBuf::as_path).collect()
}

/// What one run of the program on many files says of each.
struct Judged<'p> {
    /// The files that cannot be read to their end, each with the status 2 if it were alone.
    refused: HashSet<&'p Path>,
    /// The objects of each file.
    objects: HashMap<String, Vec<Value>>,
}

fn judge<'p>(arguments: &[&str], paths: &'p [PathBuf]) -> Judged<'p> {
    let list = paths.iter().map(|path| format!("{}\n", path.to_str().unwrap())).collect::<String>();
    let files = ["--format", "jsonl", "--files-from", "-"];
    let run = crate::iri_with(&[arguments, &files].concat(), list.as_bytes());
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    let mut objects = HashMap::<_, Vec<_>>::new();
    for object in run.objects() {
        objects.entry(object["file"].as_str().unwrap().to_owned()).or_default().push(object);
    }
    Judged { refused: named(&run.stderr, paths), objects }
}

impl Judged<'_> {
    fn objects(&self, path: &Path) -> &[Value] {
        self.objects.get(path.to_str().unwrap()).map_or(&[], Vec::as_slice)
    }

    /// Whether something is written of a file with the status 0.
    fn is_written(&self, path: &Path) -> bool {
        let objects = self.objects(path);
        let is_fine = objects.iter().all(|object| object["ok"] == true);
        is_fine && !objects.is_empty() && !self.refused.contains(path)
    }
}

#[test]
fn what_a_reference_tool_refuses_is_never_written_with_status_0() {
    for (program, ending, options) in [
        ("gzip", "gz", &["-c"][..]),
        ("bzip2", "bz2", &["-c"]),
        ("xz", "xz", &["-c"]),
        ("xz", "xz", &["-c", "--check=sha256"]),
        ("zstd", "zst", &["-q", "-c"]),
        ("zstd", "zst", &["-q", "-c", "-19"]),
        ("zstd", "zst", &["-q", "-c", "--fast=5"]),
    ] {
        let mut random = Random(0x3987);
        let (first, second) = (lines(&mut random, 40), lines(&mut random, 9));
        let (Some(file), Some(other)) = (
            written_by(program, options, first.as_bytes()),
            written_by(program, options, second.as_bytes()),
        ) else {
            skipped(format_args!("{program} is not installed: its format is not held against it"));
            continue;
        };
        let folder = tempfile::tempdir().unwrap();
        // The programs want a name with their ending.
        let path = |number: usize| folder.path().join(format!("file-{number:03}.{ending}"));
        let paths: Vec<PathBuf> = (0..202).map(path).collect();
        for (number, path) in paths.iter().enumerate() {
            let content = match number {
                // The first two are not changed.
                0 => file.clone(),
                1 => [&file[..], &other].concat(),
                _ => change(&mut random, &file, &other),
            };
            fs::write(path, content).unwrap();
        }
        // gzip ends at the first file that it refuses.
        let is_refused = |path: &&PathBuf| {
            let mut test = Command::new(program);
            !test.arg("-t").arg(path).stderr(Stdio::null()).status().unwrap().success()
        };
        let refused: HashSet<&Path> = paths.iter().filter(is_refused).map(|it| &**it).collect();
        let judged = judge(&["check", "--rule", "IRI-reference"], &paths);
        assert!(refused.len() > 150, "{program}: {}", refused.len());
        for path in &paths {
            let name = path.display();
            let is_written = judged.is_written(path);
            assert!(!(is_written && refused.contains(&**path)), "{program} {options:?} {name}");
        }
        // bzip2 is not expanded.
        let expanded = program != "bzip2";
        assert_eq!([0, 1].map(|at| judged.is_written(&paths[at])), [expanded; 2], "{program}");
        assert_eq!(judged.objects(&paths[1]).len(), if expanded { 49 } else { 0 }, "{program}");
        // One by one, with an output file.
        let out = folder.path().join("out");
        let out = out.to_str().unwrap();
        for path in paths.iter().filter(|path| judged.refused.contains(&***path)).take(3) {
            let run =
                iri(&["check", "--only", "valid", "-q", path.to_str().unwrap(), "--output", out]);
            assert_eq!(run.status, 2, "{program} {}", path.display());
            assert!(!Path::new(out).exists(), "{program} {}", path.display());
        }
    }
}

/// Writes the records of each file that is named on standard input, or null for one that is refused.
const PYTHON: &str = r#"
import csv, json, sys
for path in sys.stdin.read().split("\n")[:-1]:
    with open(path, encoding="utf-8", newline="") as file:
        try:
            print(json.dumps(list(csv.reader(file, strict=True))))
        except csv.Error:
            print("null")
"#;

#[test]
fn records_are_those_of_python_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Random(0x4180);
    let parts =
        [",", ",", "\"", "\"", "\"\"", "\n", "\n", "\r\n", "a", "http://b/", "\u{e9}", "\t"];
    let files: Vec<PathBuf> = (0..1500)
        .map(|number| {
            let mut content = String::new();
            let is_strict = number % 3 == 0;
            for _ in 0..1 + random.below(24) {
                match random.below(parts.len() + 2) {
                    at if at < parts.len() && !is_strict => content += parts[at],
                    // Columns as a careful program writes them.
                    at => {
                        let value: String =
                            (0..at % 4).map(|_| parts[random.below(parts.len())]).collect();
                        content += &format!("\"{}\"", value.replace('"', "\"\""));
                        content += [",", "\n", "\r\n"][random.below(3)];
                    }
                }
            }
            let path = folder.path().join(format!("file-{number:04}.csv"));
            fs::write(&path, content).unwrap();
            path
        })
        .collect();
    let list = files.iter().map(|path| format!("{}\n", path.to_str().unwrap())).collect::<String>();
    let Some(records) = written_by("python3", &["-c", PYTHON], list.as_bytes()) else {
        return skipped("python3 is not installed: records are not held against its module csv");
    };
    let records = String::from_utf8(records).unwrap();
    let records: Vec<Option<Vec<Vec<String>>>> =
        records.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records.len(), files.len());
    let arguments = ["components", "--column", "1", "--separator", "comma"];
    let judged = judge(&arguments, &files);
    let mut counts = [0; 2];
    for (path, expected) in files.iter().zip(&records) {
        let objects = judged.objects(path);
        let is_wrong = |object: &Value| {
            object["error"]["reason"]
                .as_str()
                .is_some_and(|why| why.contains("closing quotation mark"))
        };
        let is_refused = judged.refused.contains(&**path) || objects.iter().any(is_wrong);
        let content = fs::read_to_string(path).unwrap();
        let Some(expected) = expected else {
            assert!(is_refused, "{content:?} {objects:?}");
            counts[0] += 1;
            continue;
        };
        assert!(!is_refused, "{content:?} {objects:?}");
        let found: Vec<Vec<String>> = objects.iter().map(record).collect();
        // An empty line has no column for Python.
        let expected: Vec<_> = expected
            .iter()
            .map(|row| if row.is_empty() { vec![String::new()] } else { row.clone() })
            .collect();
        assert_eq!(found, expected, "{content:?}");
        counts[1] += 1;
    }
    assert!(counts.iter().all(|count| *count > 300), "{counts:?}");
}

/// The columns of the record that an object is about; the first one is selected.
fn record(object: &Value) -> Vec<String> {
    let others = object["columns"].as_object().unwrap();
    let number = |name: &str| name.split('_').next().unwrap().parse::<usize>().unwrap();
    let mut columns: Vec<_> = others.iter().map(|(name, value)| (number(name), value)).collect();
    columns.push((1, &object["input"]));
    columns.sort_by_key(|(number, _)| *number);
    // A column that the record lacks is null.
    columns.iter().filter_map(|(_, value)| value.as_str().map(str::to_owned)).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn a_run_that_is_killed_leaves_the_file_as_it_was_or_whole() {
    let folder = tempfile::tempdir().unwrap();
    let [input, out] =
        ["in", "out"].map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let mut random = Random(0x9);
    fs::write(&input, lines(&mut random, 30_000)).unwrap();
    let normalize = ["normalize", "--file", &input, "--output", &out];
    let begin = std::time::Instant::now();
    assert_eq!(iri(&normalize).status, 0);
    let time = begin.elapsed();
    let whole = fs::read(&out).unwrap();
    let mut killed = 0;
    for _ in 0..25 {
        fs::write(&out, "before\n").unwrap();
        let mut child = command(&normalize).spawn().unwrap();
        let micros = time.as_micros() as usize * 5 / 4;
        thread::sleep(Duration::from_micros(random.below(micros) as u64));
        child.kill().unwrap();
        let status = child.wait().unwrap();
        let content = fs::read(&out).unwrap();
        let is_before = content == b"before\n";
        assert!(is_before || content == whole, "{} octets", content.len());
        assert!(!status.success() || !is_before);
        killed += usize::from(is_before);
        // Between the two names that it has, the file is whole.
        for name in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
            let name = name.to_str().unwrap();
            assert!([&input, &out].contains(&&name.to_owned()) || fs::read(name).unwrap() == whole);
        }
    }
    assert!(killed > 5, "{killed}");
}
