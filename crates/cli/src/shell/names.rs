//! Counts names, such as hosts, exactly and in bounded memory: counts for which there is no room go
//! to temporary files, sorted by name, and are added up at the end.

use crate::shell::options::unusable;
use hashbrown::hash_table::{Entry as Slot, HashTable};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::env;
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Write};
use std::mem;

/// The most names that are in memory; also the limit for the [`Ranking`] of an object.
pub const MOST_NAMES: usize = 100_000;

/// The most octets that the names in memory may have in all; also the limit for a [`Ranking`].
pub const MOST_OCTETS: usize = 8 << 20;

/// The greatest length in octets of a name that is counted by itself.
pub const LONGEST_NAME: usize = 1 << 10;

/// The most octets of names that are noted before they are counted.
const MOST_NOTED: usize = 1 << 16;

/// The number of files of a level that are merged into one of the next level.
const MERGED: usize = 16;

/// The names of a kind (schemes or hosts), and how often each occurs.
#[derive(Default)]
pub struct Names {
    /// The names of a part of the input, until they are counted together with those of other parts.
    notes: Notes,
    /// The names in lower case that are in memory, and their counts.
    counts: CountedNames,
    /// The number of occurrences of names that are too long.
    long: usize,
    /// The counts that were written. A file of a level has those of [`MERGED`] files of the level
    /// before.
    levels: Vec<Vec<File>>,
}

/// Names, each once, and their counts. Most names of a crawl are new, and a string for each would take as long as
/// everything else.
#[derive(Default)]
struct CountedNames {
    /// The names, one after another.
    text: String,
    entries: Vec<Entry>,
    /// The indices of the entries, by the hashes of their names.
    numbers: HashTable<u32>,
    hasher: RandomState,
}

struct Entry {
    hash: u64,
    /// The range of the name.
    start: usize,
    end: usize,
    count: usize,
}

impl CountedNames {
    /// Adds a count to that of a name.
    fn add(&mut self, name: &str, count: usize) {
        let hash = self.hasher.hash_one(name);
        let CountedNames { text, entries, numbers, .. } = self;
        let is_name = |number: &u32| {
            let entry = &entries[*number as usize];
            entry.hash == hash && text[entry.start..entry.end] == *name
        };
        match numbers.entry(hash, is_name, |number| entries[*number as usize].hash) {
            Slot::Occupied(number) => entries[*number.get() as usize].count += count,
            Slot::Vacant(slot) => {
                slot.insert(entries.len() as u32);
                let start = text.len();
                text.push_str(name);
                entries.push(Entry { hash, start, end: text.len(), count });
            }
        }
    }

    /// Iterates over the names and their counts.
    fn iter(&self) -> impl Iterator<Item = (&str, usize)> {
        self.entries.iter().map(|entry| (&self.text[entry.start..entry.end], entry.count))
    }
}

/// Names in lower case, one after another: a note takes less time than a count.
#[derive(Default)]
struct Notes {
    text: String,
    /// The end in `text` of each name, and how often it occurs there.
    ends: Vec<(usize, usize)>,
}

impl Notes {
    /// Adds a name. One that is among the last few is only counted.
    fn add(&mut self, name: &str) {
        /// The number of last names that the new one is compared with. Most inputs have no more schemes.
        const LAST: usize = 4;
        let is_lower = name.bytes().all(|it| it.is_ascii() && !it.is_ascii_uppercase());
        let name = if is_lower { Cow::from(name) } else { name.to_lowercase().into() };
        let first = self.ends.len().saturating_sub(LAST);
        let mut begin = self.begin(first);
        for (end, count) in &mut self.ends[first..] {
            if self.text.as_bytes()[begin..*end] == *name.as_bytes() {
                *count += 1;
                return;
            }
            begin = *end;
        }
        self.text.push_str(&name);
        self.ends.push((self.text.len(), 1));
    }

    /// Returns where the name with this index begins in `text`.
    fn begin(&self, index: usize) -> usize {
        index.checked_sub(1).map_or(0, |before| self.ends[before].0)
    }

    /// Iterates over the names and their counts; a name may come several times.
    fn iter(&self) -> impl Iterator<Item = (&str, usize)> {
        let mut begin = 0;
        self.ends.iter().map(move |(end, count)| {
            let name = &self.text[begin..*end];
            begin = *end;
            (name, *count)
        })
    }
}

/// The most frequent names.
pub struct Ranking {
    /// The names and their counts, the most frequent name first, and equally frequent ones in the
    /// order of their octets.
    pub most: Vec<(String, usize)>,
    /// The number of other names, and of their occurrences.
    pub others: (usize, usize),
    /// The number of occurrences of names that are longer than [`LONGEST_NAME`].
    pub long: usize,
}

impl Names {
    /// Counts one occurrence of a name, in memory.
    pub fn add(&mut self, name: &str) {
        match name.len() {
            ..=LONGEST_NAME => self.notes.add(name),
            _ => self.long += 1,
        }
        if self.notes.text.len() > MOST_NOTED {
            self.count_notes();
        }
    }

    /// Counts the names that are noted.
    fn count_notes(&mut self) {
        let notes = mem::take(&mut self.notes);
        notes.iter().for_each(|(name, count)| self.counts.add(name, count));
    }

    /// Returns about how many octets of memory the names need.
    pub fn size(&self) -> usize {
        let entries = mem::size_of::<Entry>() * self.counts.entries.len();
        self.counts.text.len() + entries + self.notes.text.len()
    }

    /// Adds the counts of `other`, which are all in memory.
    ///
    /// # Errors
    /// If a temporary file cannot be written.
    pub fn merge(&mut self, other: &Self) -> io::Result<()> {
        self.long += other.long;
        other.counts.iter().for_each(|(name, count)| self.counts.add(name, count));
        other.notes.iter().for_each(|(name, count)| self.counts.add(name, count));
        if self.counts.entries.len() > MOST_NAMES || self.counts.text.len() > MOST_OCTETS {
            self.write_out().map_err(unusable_file)?;
        }
        Ok(())
    }

    /// Returns the most frequent names: at most `limit`, which have at most [`MOST_OCTETS`].
    ///
    /// # Errors
    /// If a temporary file cannot be read or written.
    pub fn ranking(&mut self, limit: usize) -> io::Result<Ranking> {
        self.count_notes();
        let mut most = TopNames { limit, ..TopNames::default() };
        if self.levels.is_empty() {
            self.counts.iter().for_each(|(name, count)| most.add(name, count));
        } else {
            self.write_out().map_err(unusable_file)?;
            merge(self.levels.iter().flatten(), |name, count| {
                most.add(&name, count);
                Ok(())
            })
            .map_err(unusable_file)?;
        }
        let rows = most.heap.into_sorted_vec().into_iter();
        let most_frequent = rows.map(|(Reverse(count), name)| (name, count)).collect();
        Ok(Ranking { most: most_frequent, others: most.others, long: self.long })
    }

    /// Moves the counts in memory to a temporary file, and merges files where there are many.
    fn write_out(&mut self) -> io::Result<()> {
        let mut file = Writer::new()?;
        let counted = mem::take(&mut self.counts);
        let mut counts: Vec<_> = counted.iter().collect();
        counts.sort_unstable();
        counts.iter().try_for_each(|(name, count)| file.write(name, *count))?;
        let mut file = file.finish()?;
        for level in 0.. {
            if level == self.levels.len() {
                self.levels.push(Vec::new());
            }
            self.levels[level].push(file);
            if self.levels[level].len() < MERGED {
                break;
            }
            let mut merged = Writer::new()?;
            let files = mem::take(&mut self.levels[level]);
            merge(&files, |name, count| merged.write(&name, count))?;
            file = merged.finish()?;
        }
        Ok(())
    }
}

/// A name and its count. The less frequent name is the greater one.
type Ranked = (Reverse<usize>, String);

/// Keeps the most frequent of the names that are added, in whatever order these come.
#[derive(Default)]
struct TopNames {
    /// The greatest number of names in the heap.
    limit: usize,
    heap: BinaryHeap<Ranked>,
    /// The number of octets of the names in the heap.
    octets: usize,
    /// The most frequent name that was left out: less frequent ones are left out, too.
    left_out: Option<Ranked>,
    /// The number of names that were left out, and of their occurrences.
    others: (usize, usize),
}

impl TopNames {
    /// Adds a name with its whole count. If there is no room, the least frequent names are left out.
    fn add(&mut self, name: &str, count: usize) {
        let is_before = |(other, left_out): &Ranked| (other, &**left_out) < (&Reverse(count), name);
        if self.left_out.as_ref().is_some_and(is_before) {
            self.others = (self.others.0 + 1, self.others.1 + count);
            return;
        }
        self.octets += name.len();
        self.heap.push((Reverse(count), name.to_owned()));
        while self.heap.len() > self.limit || self.octets > MOST_OCTETS {
            let Some(ranked) = self.heap.pop() else { return };
            self.others = (self.others.0 + 1, self.others.1 + ranked.0.0);
            self.octets -= ranked.1.len();
            self.left_out = Some(ranked);
        }
    }
}

/// Writes names and their counts, sorted by name, to a temporary file without a name. A record is
/// the length of the name (2 octets), the name, and the count (8 octets).
struct Writer(BufWriter<File>);

impl Writer {
    fn new() -> io::Result<Self> {
        Ok(Writer(BufWriter::new(tempfile::tempfile()?)))
    }

    /// Writes a record.
    fn write(&mut self, name: &str, count: usize) -> io::Result<()> {
        let length = u16::try_from(name.len()).map_err(io::Error::other)?;
        self.0.write_all(&length.to_le_bytes())?;
        self.0.write_all(name.as_bytes())?;
        self.0.write_all(&(count as u64).to_le_bytes())
    }

    fn finish(self) -> io::Result<File> {
        Ok(self.0.into_inner()?)
    }
}

/// Reads the next name and its count from a file that a [`Writer`] wrote; `None` at its end.
fn next_name(file: &mut BufReader<&File>) -> io::Result<Option<(String, usize)>> {
    if file.fill_buf()?.is_empty() {
        return Ok(None);
    }
    let (mut length, mut count) = ([0; 2], [0; 8]);
    file.read_exact(&mut length)?;
    let mut name = vec![0; u16::from_le_bytes(length).into()];
    file.read_exact(&mut name)?;
    file.read_exact(&mut count)?;
    let name = String::from_utf8(name).map_err(io::Error::other)?;
    Ok(Some((name, u64::from_le_bytes(count) as usize)))
}

/// Calls `each` for all names of several files with the sums of their counts.
fn merge<'f>(
    files: impl IntoIterator<Item = &'f File>,
    mut each: impl FnMut(String, usize) -> io::Result<()>,
) -> io::Result<()> {
    let mut sources = Vec::new();
    for mut file in files {
        file.rewind()?;
        sources.push(BufReader::new(file));
    }
    // The next name of each source; the first in the order of names is the greatest element.
    let mut next = BinaryHeap::new();
    for (source, names) in sources.iter_mut().enumerate() {
        next.extend(next_name(names)?.map(|(name, count)| Reverse((name, count, source))));
    }
    let mut current: Option<(String, usize)> = None;
    while let Some(Reverse((name, count, source))) = next.pop() {
        let names = &mut sources[source];
        next.extend(next_name(names)?.map(|(name, count)| Reverse((name, count, source))));
        match &mut current {
            Some((same, sum)) if *same == name => *sum += count,
            _ => {
                if let Some((name, sum)) = current.replace((name, count)) {
                    each(name, sum)?;
                }
            }
        }
    }
    current.map_or(Ok(()), |(name, sum)| each(name, sum))
}

/// Returns the error that ends the run, because counts would be lost.
fn unusable_file(error: io::Error) -> io::Error {
    let folder = env::temp_dir();
    unusable(format!("the counts need a temporary file in {}: {error}", folder.display()))
}

#[cfg(test)]
#[path = "../../tests/unit/names.rs"]
mod tests;
