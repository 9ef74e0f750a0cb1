//! Minimization: partitions of states into blocks of equivalent states.

/// Partitions states into the fewest blocks (Hopcroft's algorithm): the states of a block have
/// equal labels, and each symbol leads from all of them into one block. Each of `columns` lists,
/// for one symbol, the next state of each state, or `u32::MAX` if there is none. States with equal
/// labels must have next states for the same symbols. Returns the block of each state.
///
/// Stops early when `may_go_on` returns false.
pub(super) fn refine(
    labels: Vec<u32>,
    columns: &[Vec<u32>],
    may_go_on: &mut impl FnMut() -> bool,
) -> Vec<u32> {
    let sources: Vec<Sources> = columns.iter().map(|column| Sources::of(column)).collect();
    let mut partition = Partition::of(labels);
    let mut waiting: Vec<u32> = (0..partition.blocks.len() as u32).collect();
    while let Some(splitter) = waiting.pop().filter(|_| may_go_on()) {
        let states = partition.states(splitter).to_vec();
        for sources in &sources {
            for &state in &states {
                sources.of_state(state).iter().for_each(|&source| partition.mark(source));
            }
            // The smaller part is the new block, and is queued. The larger part keeps the number of
            // the old block, so it is queued only if the old block was.
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
    /// Inverts the transitions of one symbol.
    fn of(column: &[u32]) -> Self {
        let mut first = vec![0; column.len() + 1];
        let transitions = || column.iter().zip(0..).filter(|&(&next, _)| next != u32::MAX);
        transitions().for_each(|(&next, _)| first[next as usize + 1] += 1);
        for state in 0..column.len() {
            first[state + 1] += first[state];
        }
        // For each state, the index at which its next source is stored.
        let mut free = first.clone();
        let mut states = vec![0; first[column.len()] as usize];
        for (&next, state) in transitions() {
            states[free[next as usize] as usize] = state;
            free[next as usize] += 1;
        }
        Sources { first, states }
    }

    /// Returns the states from which the symbol leads to this state.
    fn of_state(&self, state: u32) -> &[u32] {
        let state = state as usize;
        &self.states[self.first[state] as usize..self.first[state + 1] as usize]
    }
}

/// A partition of states into blocks. Some states are marked.
struct Partition {
    /// The block of each state.
    block: Vec<u32>,
    /// The states block by block; in each block, the marked states come first.
    states: Vec<u32>,
    /// The index of each state in `states`.
    position: Vec<u32>,
    blocks: Vec<Block>,
    /// The blocks with a marked state.
    touched: Vec<u32>,
}

/// A block of a partition.
#[derive(Clone, Copy)]
struct Block {
    /// The index of the first state of the block in [`Partition::states`].
    first: u32,
    /// The index after its last state.
    end: u32,
    /// The number of marked states.
    marked: u32,
}

impl Partition {
    /// Makes a partition from the block of each state. Block numbers have no gaps.
    fn of(block: Vec<u32>) -> Self {
        let mut states: Vec<u32> = (0..block.len() as u32).collect();
        states.sort_by_key(|&state| block[state as usize]);
        let mut position = vec![0; states.len()];
        let mut blocks: Vec<Block> = Vec::new();
        for (&state, at) in states.iter().zip(0..) {
            position[state as usize] = at;
            if block[state as usize] as usize == blocks.len() {
                blocks.push(Block { first: at, end: at, marked: 0 });
            }
            if let Some(last) = blocks.last_mut() {
                last.end = at + 1;
            }
        }
        Partition { block, states, position, blocks, touched: Vec::new() }
    }

    /// Returns the states of a block.
    fn states(&self, block: u32) -> &[u32] {
        let Block { first, end, .. } = self.blocks[block as usize];
        &self.states[first as usize..end as usize]
    }

    /// Marks a state: swaps it with the first unmarked state of its block.
    fn mark(&mut self, state: u32) {
        let number = self.block[state as usize];
        let block = &mut self.blocks[number as usize];
        let (from, to) = (self.position[state as usize], block.first + block.marked);
        let is_marked = from < to;
        if !is_marked {
            let other = self.states[to as usize];
            self.states.swap(from as usize, to as usize);
            (self.position[state as usize], self.position[other as usize]) = (to, from);
            block.marked += 1;
            if block.marked == 1 {
                self.touched.push(number);
            }
        }
    }

    /// Splits each touched block into its marked and its unmarked states. The smaller part becomes
    /// a new block, whose number is passed to `on_new_block`.
    fn split(&mut self, mut on_new_block: impl FnMut(u32)) {
        while let Some(number) = self.touched.pop() {
            let block = &mut self.blocks[number as usize];
            let (Block { first, end, .. }, marked) = (*block, std::mem::take(&mut block.marked));
            let middle = first + marked;
            let is_all_marked = middle == end;
            if is_all_marked {
                continue;
            }
            let (first, end) = if marked <= end - middle {
                block.first = middle;
                (first, middle)
            } else {
                block.end = middle;
                (middle, end)
            };
            let new_block = self.blocks.len() as u32;
            self.blocks.push(Block { first, end, marked: 0 });
            for &state in &self.states[first as usize..end as usize] {
                self.block[state as usize] = new_block;
            }
            on_new_block(new_block);
        }
    }
}
