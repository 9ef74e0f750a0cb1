//! Limits the work on a question, and counts it.

use super::error::{Limit, StudyError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, ThreadId};
use std::time::Duration;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub(super) use std::time::Instant;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub(super) use web_time::Instant;

/// Limits for the work on a question. If one is exceeded, the answer is [`StudyError::Budget`]. By
/// default there are none.
///
/// ```
/// use abnf_lab::{Budget, LabGrammar, Limit, Study, StudyError};
/// use std::time::Duration;
///
/// // To remember which of the last thirty characters were "a"s, an automaton needs 2^30 states.
/// let grammar = LabGrammar::from_abnf("r = *(\"a\" / \"b\") \"a\" 30(\"a\" / \"b\")\n").unwrap();
/// let budget = Budget::unlimited().states(10_000).time(Duration::from_secs(60));
/// let error = Study::of_rules(grammar, &["r"], &budget).unwrap_err();
/// let StudyError::Budget { rule, limit, states, .. } = error else { panic!() };
/// assert_eq!((&*rule, limit), ("r", Limit::States));
/// assert!(states > 10_000);
/// ```
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Budget {
    /// The greatest number of states of automata.
    pub states: Option<usize>,
    /// The greatest number of bytes of these states, estimated from their number.
    pub memory: Option<usize>,
    /// The longest time: processor time of the working thread if the system has it, otherwise
    /// elapsed time.
    pub time: Option<Duration>,
    /// A flag that ends the work soon after it is set.
    pub cancelled: Option<Arc<AtomicBool>>,
    /// A flag that ends the work soon after it is set, as the limit of memory does.
    pub memory_is_full: Option<Arc<AtomicBool>>,
    /// The greatest length in characters of texts of a rule that reaches a cycle which embeds
    /// itself. Without it there is no answer about such a rule.
    pub longest: Option<usize>,
    /// The start of the time. If `None`, the time starts anew with each piece of work.
    pub(super) begun: Option<Clock>,
}

impl Budget {
    /// No limits.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// Limits the number of states.
    #[must_use]
    pub fn states(mut self, states: usize) -> Self {
        self.states = Some(states);
        self
    }

    /// Limits the bytes, estimated from the number of states.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    ///
    /// let grammar = LabGrammar::from_abnf("r = 1*1000DIGIT\n").unwrap();
    /// let small = Budget::unlimited().memory(10_000);
    /// assert!(Study::of_rules(grammar, &["r"], &small).is_err());
    /// ```
    #[must_use]
    pub fn memory(mut self, bytes: usize) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// Limits the time.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }

    /// Starts the time now, once for all work with this budget. Without this call it starts anew
    /// with each piece of work.
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Budget, Extract, Study};
    /// use std::time::Duration;
    ///
    /// // A minute for the comparison of both definitions of `b`, and for what `a` accepts.
    /// let rfc = "Request for Comments: 1\n\n   a = 2b\n   b = \"x\"\n\n   Again:\n\n   b = %x78 / \"X\"\n";
    /// let budget = Budget::unlimited().time(Duration::from_secs(60)).from_now();
    /// let grammar = Extract::within(rfc, AbnfOptions::new(), &budget)?.grammar()?;
    /// assert!(Study::of_all(grammar, &budget).accepts("a", "xX")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_now(mut self) -> Self {
        self.begun = Some(Clock::now());
        self
    }

    /// Returns a budget with half of the time, for what comes before the questions about a grammar,
    /// such as reading it.
    pub(super) fn with_half_of_time(&self) -> Self {
        let begun = self.begun.clone().unwrap_or_else(Clock::now);
        Budget { time: self.time.map(|time| time / 2), begun: Some(begun), ..self.clone() }
    }

    /// Allows questions about rules that reach a cycle which embeds itself, for texts of at most
    /// `longest` characters; see [`LabGrammar::bound`](super::LabGrammar::bound).
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    ///
    /// let grammar = LabGrammar::from_abnf("r = \"(\" *r \")\"\n").unwrap();
    /// let study = Study::of_rules(grammar, &["r"], &Budget::unlimited().texts_up_to(6))?;
    /// let texts: Vec<_> = study.all_strings("r", 6)?.collect();
    /// assert_eq!(texts, ["((()))", "(()())", "(())", "()"]);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    #[must_use]
    pub fn texts_up_to(mut self, longest: usize) -> Self {
        self.longest = Some(longest);
        self
    }

    /// Ends the work soon after `flag` is set to `true`.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    /// use std::sync::Arc;
    /// use std::sync::atomic::AtomicBool;
    ///
    /// let grammar = LabGrammar::from_abnf("r = 1*DIGIT\n").unwrap();
    /// let stopped = Budget::unlimited().cancelled_by(Arc::new(AtomicBool::new(true)));
    /// assert!(Study::of_rules(grammar, &["r"], &stopped).is_err());
    /// ```
    #[must_use]
    pub fn cancelled_by(mut self, flag: Arc<AtomicBool>) -> Self {
        self.cancelled = Some(flag);
        self
    }

    /// Ends the work soon after `flag` is set to `true`, with [`Limit::Memory`]: for a program that
    /// measures its memory, which this library only estimates.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Limit, Study, StudyError};
    /// use std::sync::Arc;
    /// use std::sync::atomic::AtomicBool;
    ///
    /// let grammar = LabGrammar::from_abnf("r = 1*DIGIT\n").unwrap();
    /// let full = Budget::unlimited().memory_measured_by(Arc::new(AtomicBool::new(true)));
    /// let error = Study::of_rules(grammar, &["r"], &full).unwrap_err();
    /// assert!(matches!(error, StudyError::Budget { limit: Limit::Memory, .. }));
    /// ```
    #[must_use]
    pub fn memory_measured_by(mut self, flag: Arc<AtomicBool>) -> Self {
        self.memory_is_full = Some(flag);
        self
    }
}

/// The start of a measurement of time.
#[derive(Debug, Clone)]
pub(super) struct Clock {
    moment: Instant,
    /// The thread that started it, and the processor time that the thread had used then.
    thread: (ThreadId, Option<Duration>),
}

impl Clock {
    /// Starts a measurement on this thread.
    fn now() -> Self {
        Clock { moment: Instant::now(), thread: (thread::current().id(), thread_time()) }
    }

    /// Returns the processor time of this thread since the start. If another thread started the
    /// measurement, or the system does not tell the processor time, returns the elapsed time.
    fn elapsed(&self) -> Duration {
        let (thread, used) = self.thread;
        let used = used.filter(|_| thread == thread::current().id());
        match (thread_time(), used) {
            (Some(now), Some(used)) => now.saturating_sub(used),
            _ => self.moment.elapsed(),
        }
    }
}

/// Returns the processor time that the current thread has used, if the system tells it.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn thread_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn thread_time() -> Option<Duration> {
    None
}

/// The number of steps between two readings of the clock.
const STEPS: usize = 64;

/// The number of small operations, such as visits of a symbol or a byte, that count as one step.
pub(super) const PER_STEP: usize = 64;

/// Counts the work, and compares it with a budget.
#[derive(Debug)]
pub(super) struct Meter {
    budget: Budget,
    started: Clock,
    /// The rule being processed.
    rule: String,
    /// The number of steps until the clock is read again.
    steps: usize,
    /// The number of bytes of results other than states.
    pub result_bytes: usize,
    /// The number of all steps, whether or not there is a limit.
    pub work: u64,
    /// The value of `work` beyond which the limit of steps is exceeded.
    last_step: Option<u64>,
    /// The elapsed time at which [optional work](Self::begin_optional) ends.
    optional_until: Option<Duration>,
    exceeded: Option<StudyError>,
}

impl Meter {
    /// Starts the clock, with nothing spent.
    pub fn new(budget: &Budget) -> Self {
        Meter {
            budget: budget.clone(),
            started: budget.begun.clone().unwrap_or_else(Clock::now),
            rule: String::new(),
            steps: 0,
            result_bytes: 0,
            work: 0,
            last_step: None,
            optional_until: None,
            exceeded: None,
        }
    }

    /// Returns a meter with the same budget and start of time, and no work counted.
    pub fn without_work(&self) -> Self {
        Meter { started: self.started.clone(), ..Meter::new(&self.budget) }
    }

    /// Returns the limits.
    pub fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Sets the rule that errors name from now on.
    pub fn work_on(&mut self, rule: &str) {
        if self.rule != rule {
            self.rule = rule.to_owned();
        }
    }

    /// Limits the number of states from now on, unless the limit is lower already.
    pub fn allow_states(&mut self, most: usize) {
        let states = &mut self.budget.states;
        *states = Some(states.map_or(most, |states| states.min(most)));
    }

    /// Sets the greatest length of texts of recursive rules from now on.
    pub fn look_up_to(&mut self, longest: Option<usize>) {
        self.budget.longest = longest;
    }

    /// Limits the number of further steps; without a number, removes this limit.
    pub fn allow_steps(&mut self, most: Option<u64>) {
        self.last_step = most.map(|most| self.work.saturating_add(most));
    }

    /// Returns whether the limit of steps was exceeded. If so, removes the limit and its error.
    pub fn stop_at_steps(&mut self) -> bool {
        let is_over = self.last_step.is_some_and(|last| self.work > last);
        if is_over {
            (self.last_step, self.exceeded) = (None, None);
        }
        is_over
    }

    /// Begins optional work, whose results may stay incomplete. It may take this number of steps,
    /// and half of the remaining time.
    pub fn begin_optional(&mut self, steps: u64) {
        self.allow_steps(Some(steps));
        let elapsed = self.started.elapsed();
        self.optional_until = self.budget.time.map(|time| (elapsed + time) / 2);
    }

    /// Ends optional work: removes its limits, and the error if one was exceeded.
    pub fn stop_optional(&mut self) {
        (self.last_step, self.optional_until, self.exceeded) = (None, None, None);
    }

    /// The greatest length of texts of recursive rules, if the budget sets one.
    pub fn longest(&self) -> Option<usize> {
        self.budget.longest
    }

    /// Whether a limit was exceeded.
    pub fn is_exceeded(&self) -> bool {
        self.exceeded.is_some()
    }

    /// Sets the error of a limit that was exceeded before, if any: all further work then ends.
    pub fn exceed(&mut self, error: Option<StudyError>) {
        self.exceeded = error;
    }

    /// Returns an error if a limit was exceeded.
    pub fn check(&self) -> Result<(), StudyError> {
        self.exceeded.clone().map_or(Ok(()), Err)
    }

    /// Counts a step of a computation that holds this number of states and bytes. Returns whether
    /// it may go on.
    pub fn step(&mut self, states: usize, bytes: usize) -> bool {
        self.long_step(1, states, bytes)
    }

    /// Counts a step as [`step`](Self::step) does, which takes as long as `length` others: the
    /// clock is read again sooner. Returns whether the computation may go on.
    pub fn long_step(&mut self, length: usize, states: usize, bytes: usize) -> bool {
        self.work += 1;
        if self.exceeded.is_some() {
            return false;
        }
        // `steps` is what remains until the clock is read again.
        let remaining = self.steps.checked_sub(length);
        let is_clock_due = remaining.is_none();
        self.steps = remaining.unwrap_or(STEPS);
        let Budget { states: most_states, memory, .. } = &self.budget;
        let bytes = bytes.saturating_add(self.result_bytes);
        let limit = if most_states.is_some_and(|most| states > most) {
            Limit::States
        } else if memory.is_some_and(|most| bytes > most) {
            Limit::Memory
        // This limit is not one of the budget. Whoever sets it also removes its error.
        } else if self.last_step.is_some_and(|last| self.work > last) {
            Limit::States
        } else if is_clock_due && let Some(limit) = self.time_limit() {
            limit
        } else {
            return true;
        };
        self.exceeded = Some(self.error(limit, states));
        false
    }

    /// Counts a text of `length` bytes before it is written. The text is read back, and the result
    /// takes more bytes than the text.
    pub fn write(&mut self, length: usize) -> Result<(), StudyError> {
        /// An estimate of the bytes of the result for each byte of the text.
        const READ_BACK: usize = 16;
        self.result_bytes = self.result_bytes.saturating_add(length.saturating_mul(READ_BACK));
        self.long_step(1 + length / PER_STEP, 0, 0);
        self.check()
    }

    /// Returns the limit because of which the work must end now, the time or a flag; none if it may
    /// go on. During optional work, the time ends earlier.
    fn time_limit(&self) -> Option<Limit> {
        let Budget { time, cancelled, memory_is_full, .. } = &self.budget;
        let most_time = self.optional_until.or(*time);
        let is_set = |flag: &Option<Arc<AtomicBool>>| {
            flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
        };
        if is_set(cancelled) {
            Some(Limit::Cancelled)
        } else if is_set(memory_is_full) {
            Some(Limit::Memory)
        } else if most_time.is_some_and(|most| self.started.elapsed() > most) {
            Some(Limit::Time)
        } else {
            None
        }
    }

    /// Returns an error if the time is over or a flag is set, for work that makes no states.
    pub fn in_time(&self) -> Result<(), StudyError> {
        self.time_limit().map_or(Ok(()), |limit| Err(self.error(limit, 0)))
    }

    /// Returns the error that a limit was exceeded, with the current rule and the elapsed time.
    fn error(&self, limit: Limit, states: usize) -> StudyError {
        let (rule, elapsed) = (self.rule.clone(), self.started.elapsed());
        StudyError::Budget { rule, limit, states, elapsed }
    }
}
