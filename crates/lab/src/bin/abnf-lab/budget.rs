//! The options that limit the work of a command.

use super::watch;
use abnf_lab::Budget;
use clap::Args;
use std::cell::OnceCell;
use std::time::Duration;

// Each option has this heading: a heading of the whole struct would also apply to later options.
const HEADING: &str = "Limits";

/// Limits of the work. A result within the limits is exact; a command that exceeds one ends with an
/// error that names the rule.
#[derive(Args)]
pub struct BudgetOptions {
    /// The most states of automata; 0 is no limit
    #[arg(long, default_value_t = 4_000_000, value_name = "N", hide_short_help = true)]
    #[arg(help_heading = HEADING)]
    max_states: usize,
    /// The most MiB of memory; 0 is no limit
    ///
    /// The memory of states is estimated from their number. On Linux, that of the program is also
    /// measured, from 16 MiB on.
    #[arg(long, default_value_t = 2048, value_name = "MIB", hide_short_help = true)]
    #[arg(help_heading = HEADING)]
    max_memory: usize,
    /// The most seconds of processor time; 0 is no limit
    #[arg(long, default_value_t = 60.0, value_name = "SECONDS", hide_short_help = true)]
    #[arg(value_parser = seconds, help_heading = HEADING)]
    timeout: f64,
    /// The budget of the command, once its time has begun.
    #[arg(skip)]
    budget: OnceCell<Budget>,
}

/// Parses a number of seconds.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(_) => Ok(seconds),
        Err(error) => Err(error.to_string()),
    }
}

impl BudgetOptions {
    /// The budget for all work of a command, including reading.
    pub fn budget(&self) -> &Budget {
        self.budget.get_or_init(|| self.begin())
    }

    /// A budget whose time begins now.
    pub fn begin(&self) -> Budget {
        let mut budget = Budget::unlimited();
        if self.max_states > 0 {
            budget = budget.states(self.max_states);
        }
        if self.max_memory > 0 {
            budget = budget.memory(self.max_memory.saturating_mul(1 << 20));
        }
        if self.timeout > 0.0 {
            budget = budget.time(Duration::from_secs_f64(self.timeout));
        }
        watch::begin(budget)
    }
}
