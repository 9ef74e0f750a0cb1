//! Deterministic automata as tables: their components, and the smallest of each language.

use super::hash::Numbered;
use std::hash::Hash;

/// A complete deterministic automaton. State 0 is the start; every state can be reached, and
/// states are numbered breadth first.
pub(super) struct Table {
    symbols: usize,
    accepting: Vec<bool>,
    rows: Vec<u32>,
}

impl Table {
    pub fn new(symbols: usize) -> Self {
        Table { symbols, accepting: Vec::new(), rows: Vec::new() }
    }

    /// Adds the next state, whose row has one state for each symbol.
    pub fn push(&mut self, accepts: bool, row: impl Iterator<Item = u32>) {
        self.accepting.push(accepts);
        self.rows.extend(row);
        debug_assert_eq!(self.rows.len(), self.accepting.len() * self.symbols);
    }

    pub fn len(&self) -> usize {
        self.accepting.len()
    }

    pub fn accepts(&self, state: u32) -> bool {
        self.accepting[state as usize]
    }

    pub fn row(&self, state: u32) -> &[u32] {
        &self.rows[state as usize * self.symbols..][..self.symbols]
    }

    /// The smallest automaton of the same language.
    pub fn minimized(&self) -> Table {
        let mut columns = Numbered::new();
        for symbol in 0..self.symbols {
            let column = self.rows.iter().skip(symbol).step_by(self.symbols).copied();
            columns.number(column.collect::<Vec<u32>>());
        }
        let (block, first) = blocks(self.accepting.iter().copied(), &columns.keys);
        let mut least = Table::new(self.symbols);
        for state in first {
            let row = self.row(state as u32).iter().map(|&next| block[next as usize]);
            least.push(self.accepting[state], row);
        }
        least
    }

    /// The strongly connected components (Tarjan), each after all that can be reached from it.
    pub fn components(&self) -> Vec<Vec<u32>> {
        const UNSEEN: u32 = u32::MAX;
        const FINISHED: u32 = u32::MAX - 1;
        let (mut number, mut low) = (vec![UNSEEN; self.len()], vec![0; self.len()]);
        let (mut stack, mut components) = (Vec::new(), Vec::new());
        let mut count = 0;
        let mut path = vec![(0, 0)];
        while let Some((state, symbol)) = path.last_mut() {
            let (state, s) = (*state, *state as usize);
            if *symbol == 0 {
                (number[s], low[s]) = (count, count);
                count += 1;
                stack.push(state);
            }
            if let Some(&next) = self.row(state).get(*symbol) {
                *symbol += 1;
                match number[next as usize] {
                    UNSEEN => path.push((next, 0)),
                    FINISHED => {}
                    seen => low[s] = low[s].min(seen),
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent as usize] = low[s].min(low[parent as usize]);
            }
            if low[s] == number[s] {
                let start = stack.iter().rposition(|&member| member == state).unwrap_or(0);
                let component = stack.split_off(start);
                component.iter().for_each(|&member| number[member as usize] = FINISHED);
                components.push(component);
            }
        }
        components
    }
}

/// As few blocks of states as can be (Moore): the states of one block look the same, and each
/// symbol leads from all of them to the same block. A column has the state after one symbol for
/// each state. The results are the block of each state, and the first state of each block;
/// blocks are numbered in this order.
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
