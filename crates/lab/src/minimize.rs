//! Minimization: partitions of states into blocks of equivalent states.

use super::numbered::Numbered;
use std::hash::Hash;

/// Partitions states into the fewest blocks (Moore): the states of a block have equal looks, and
/// each symbol leads from all of them into one block. A column lists, for one symbol, the next
/// state of each state. Returns the block of each state, and the first state of each block.
/// Blocks are numbered in the order of their first states.
pub(super) fn blocks<L: Clone + Eq + Hash>(
    looks: impl Iterator<Item = L>,
    columns: &[Vec<u32>],
) -> (Vec<u32>, Vec<usize>) {
    let mut different = Numbered::new();
    let mut block: Vec<u32> = looks.map(|look| different.number(look) as u32).collect();
    let mut count = different.keys.len();
    loop {
        let before = count;
        for column in columns {
            let mut different = Numbered::new();
            let pairs = block.iter().zip(column).map(|(&own, &next)| (own, block[next as usize]));
            block = pairs.map(|pair| different.number(pair) as u32).collect();
            count = different.keys.len();
        }
        if count == before {
            break;
        }
    }
    let mut first = Vec::new();
    for (state, &block) in block.iter().enumerate() {
        if block as usize == first.len() {
            first.push(state);
        }
    }
    (block, first)
}

/// Partitions states into the fewest blocks (Hopcroft): the states of a block have equal looks,
/// and each symbol leads from all of them into one block. A column lists, for one symbol, the next
/// state of each state, or `u32::MAX` if there is none. States of equal looks have next states for
/// the same symbols. Returns the block of each state.
///
/// Stops early when `may_go_on` returns false.
pub(super) fn refine(
    looks: Vec<u32>,
    columns: &[Vec<u32>],
    may_go_on: &mut impl FnMut() -> bool,
) -> Vec<u32> {
    let sources: Vec<Sources> = columns.iter().map(|column| Sources::of(column)).collect();
    let mut partition = Partition::of(looks);
    let mut waiting: Vec<u32> = (0..partition.blocks.len() as u32).collect();
    while let Some(splitter) = waiting.pop().filter(|_| may_go_on()) {
        let states = partition.states(splitter).to_vec();
        for sources in &sources {
            for &state in &states {
                sources.before(state).iter().for_each(|&source| partition.mark(source));
            }
            // The smaller half is the new block, and is queued. The other half keeps the number of
            // the old block, and is queued only if that was.
            partition.split(|new| waiting.push(new));
        }
    }
    partition.block
}

/// The states from which one symbol leads to each state: those of state `s` are
/// `states[first[s]..first[s + 1]]`.
struct Sources {
    first: Vec<u32>,
    states: Vec<u32>,
}

impl Sources {
    fn of(column: &[u32]) -> Self {
        let mut first = vec![0; column.len() + 1];
        let led = || column.iter().zip(0..).filter(|&(&next, _)| next != u32::MAX);
        led().for_each(|(&next, _)| first[next as usize + 1] += 1);
        for state in 0..column.len() {
            first[state + 1] += first[state];
        }
        let mut at = first.clone();
        let mut states = vec![0; first[column.len()] as usize];
        for (&next, state) in led() {
            states[at[next as usize] as usize] = state;
            at[next as usize] += 1;
        }
        Sources { first, states }
    }

    fn before(&self, state: u32) -> &[u32] {
        let [from, to] = [0, 1].map(|after| self.first[state as usize + after] as usize);
        &self.states[from..to]
    }
}

/// A partition of states into blocks. Some states are marked.
struct Partition {
    block: Vec<u32>,
    /// The states block by block; in each block the marked ones come first.
    states: Vec<u32>,
    /// The index of each state in `states`.
    place: Vec<u32>,
    blocks: Vec<Block>,
    /// The blocks with a marked state.
    touched: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Block {
    first: u32,
    end: u32,
    marked: u32,
}

impl Partition {
    /// A partition by the block of each state. Block numbers have no gaps.
    fn of(block: Vec<u32>) -> Self {
        let mut states: Vec<u32> = (0..block.len() as u32).collect();
        states.sort_by_key(|&state| block[state as usize]);
        let mut place = vec![0; states.len()];
        let mut blocks: Vec<Block> = Vec::new();
        for (&state, at) in states.iter().zip(0..) {
            place[state as usize] = at;
            if block[state as usize] as usize == blocks.len() {
                blocks.push(Block { first: at, end: at, marked: 0 });
            }
            if let Some(last) = blocks.last_mut() {
                last.end = at + 1;
            }
        }
        Partition { block, states, place, blocks, touched: Vec::new() }
    }

    fn states(&self, block: u32) -> &[u32] {
        let Block { first, end, .. } = self.blocks[block as usize];
        &self.states[first as usize..end as usize]
    }

    /// Marks a state: moves it to the marked ones of its block.
    fn mark(&mut self, state: u32) {
        let number = self.block[state as usize];
        let block = &mut self.blocks[number as usize];
        let (from, to) = (self.place[state as usize], block.first + block.marked);
        if from >= to {
            let other = self.states[to as usize];
            self.states.swap(from as usize, to as usize);
            (self.place[state as usize], self.place[other as usize]) = (to, from);
            block.marked += 1;
            if block.marked == 1 {
                self.touched.push(number);
            }
        }
    }

    /// Splits each block into its marked and its unmarked states. The smaller part becomes a new
    /// block, which is passed to `new`.
    fn split(&mut self, mut new: impl FnMut(u32)) {
        while let Some(number) = self.touched.pop() {
            let block = &mut self.blocks[number as usize];
            let (Block { first, end, .. }, marked) = (*block, std::mem::take(&mut block.marked));
            let middle = first + marked;
            if middle == end {
                continue;
            }
            let (first, end) = match marked <= end - middle {
                true => {
                    block.first = middle;
                    (first, middle)
                }
                false => {
                    block.end = middle;
                    (middle, end)
                }
            };
            let fresh = self.blocks.len() as u32;
            self.blocks.push(Block { first, end, marked: 0 });
            for &state in &self.states[first as usize..end as usize] {
                self.block[state as usize] = fresh;
            }
            new(fresh);
        }
    }
}
