//! Deterministic automata as tables, the least of them, and their components.

use super::hash::FastMap;

/// A complete deterministic automaton; its start is state 0.
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

    /// One symbol of each set of symbols that lead from every state to the same.
    fn different_symbols(&self) -> Vec<usize> {
        let mut known: FastMap<Vec<u32>, usize> = FastMap::default();
        for symbol in 0..self.symbols {
            let column = (0..self.len()).map(|state| self.rows[state * self.symbols + symbol]);
            known.entry(column.collect()).or_insert(symbol);
        }
        known.into_values().collect()
    }

    /// The strongly connected components (Tarjan), each after all that can be
    /// reached from it.
    pub fn components(&self) -> Vec<Vec<u32>> {
        const UNSEEN: u32 = u32::MAX;
        let mut number = vec![UNSEEN; self.len()];
        let mut low = vec![0u32; self.len()];
        let mut open = vec![false; self.len()];
        let mut stack = Vec::new();
        let mut path: Vec<(u32, usize)> = Vec::new();
        let mut components = Vec::new();
        let mut count = 0;
        for root in 0..self.len() as u32 {
            if number[root as usize] == UNSEEN {
                path.push((root, 0));
            }
            while let Some((state, at)) = path.pop() {
                let s = state as usize;
                if at == 0 {
                    number[s] = count;
                    low[s] = count;
                    count += 1;
                    stack.push(state);
                    open[s] = true;
                }
                let mut descend = None;
                for (symbol, &next) in self.row(state).iter().enumerate().skip(at.saturating_sub(1))
                {
                    let n = next as usize;
                    if number[n] == UNSEEN {
                        descend = Some((symbol, next));
                        break;
                    }
                    if open[n] {
                        low[s] = low[s].min(low[n]);
                    }
                }
                if let Some((symbol, next)) = descend {
                    // The same symbol is looked at again on the way back.
                    path.push((state, symbol + 1));
                    path.push((next, 0));
                    continue;
                }
                if low[s] == number[s] {
                    let mut component = Vec::new();
                    while let Some(member) = stack.pop() {
                        open[member as usize] = false;
                        component.push(member);
                        if member == state {
                            break;
                        }
                    }
                    components.push(component);
                }
            }
        }
        components
    }
}

/// The least automaton of the same language (Moore): blocks of states are split
/// until all of a block go to the same blocks.
pub(super) fn minimize(table: &Table) -> Table {
    let mut block: Vec<u32> = table.accepting.iter().map(|&accepts| u32::from(accepts)).collect();
    let mut blocks = renumber(&mut block);
    let symbols = table.different_symbols();
    loop {
        let before = blocks;
        for &symbol in &symbols {
            let mut number: FastMap<(u32, u32), u32> = FastMap::default();
            let split: Vec<u32> = (0..table.len())
                .map(|state| {
                    let next = table.rows[state * table.symbols + symbol];
                    let count = number.len() as u32;
                    *number.entry((block[state], block[next as usize])).or_insert(count)
                })
                .collect();
            blocks = number.len();
            block = split;
        }
        if blocks == before {
            break;
        }
    }
    quotient(table, &block)
}

fn quotient(table: &Table, block: &[u32]) -> Table {
    let mut number: FastMap<u32, u32> = FastMap::from_iter([(block[0], 0)]);
    let mut members = vec![0u32];
    let mut result = Table::new(table.symbols);
    let mut at = 0;
    while at < members.len() {
        let state = members[at];
        let row: Vec<u32> = table
            .row(state)
            .iter()
            .map(|&next| {
                let count = number.len() as u32;
                *number.entry(block[next as usize]).or_insert_with(|| {
                    members.push(next);
                    count
                })
            })
            .collect();
        result.push(table.accepts(state), row.into_iter());
        at += 1;
    }
    result
}

fn renumber(block: &mut [u32]) -> usize {
    let mut number: FastMap<u32, u32> = FastMap::default();
    for b in block.iter_mut() {
        let count = number.len() as u32;
        *b = *number.entry(*b).or_insert(count);
    }
    number.len()
}
