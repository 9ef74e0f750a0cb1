//! Limits for the work on a question, and the count of that work.

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
/// // Which of the last thirty characters were "a"s takes 2^30 states to remember.
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
    /// The most states of automata.
    pub states: Option<usize>,
    /// The most bytes that these take, estimated from their number.
    pub memory: Option<usize>,
    /// The longest time: processor time of the working thread if the system has it, otherwise
    /// elapsed time.
    pub time: Option<Duration>,
    /// A flag that ends the work soon after it is set.
    pub cancelled: Option<Arc<AtomicBool>>,
    /// The greatest length in characters of texts of a rule that reaches a cycle which embeds
    /// itself. Without it there is no answer about such a rule.
    pub longest: Option<usize>,
    /// When the time began; if none, it begins with each piece of work.
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

    /// Starts the time now, once for all work with this budget. Otherwise it starts anew with each
    /// piece of work.
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

    /// The budget with half of the time: for reading, so that the rest is left for questions.
    pub(super) fn for_reading(&self) -> Self {
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

    /// Ends the work when this is `true`.
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
}

/// A start of a measurement of time.
#[derive(Debug, Clone)]
pub(super) struct Clock {
    moment: Instant,
    /// The thread, and the processor time that it had used.
    thread: (ThreadId, Option<Duration>),
}

impl Clock {
    fn now() -> Self {
        Clock { moment: Instant::now(), thread: (thread::current().id(), thread_time()) }
    }

    /// The processor time since then; on another thread, the elapsed time.
    fn elapsed(&self) -> Duration {
        let (thread, used) = self.thread;
        let used = used.filter(|_| thread == thread::current().id());
        match (thread_time(), used) {
            (Some(now), Some(used)) => now.saturating_sub(used),
            _ => self.moment.elapsed(),
        }
    }
}

/// The processor time that the thread has used.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn thread_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn thread_time() -> Option<Duration> {
    None
}

/// The clock is read once in this number of steps.
const STEPS: usize = 64;

/// Counts the work, and compares it with a budget.
#[derive(Debug)]
pub(super) struct Meter {
    budget: Budget,
    started: Clock,
    /// The rule being processed.
    rule: String,
    /// How many steps are left until the clock is read.
    steps: usize,
    /// The bytes of results other than states.
    pub held: usize,
    /// The number of all steps, whether or not there is a limit.
    pub work: u64,
    last_step: Option<u64>,
    /// When work that may be left undone ends.
    pause: Option<Duration>,
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
            held: 0,
            work: 0,
            last_step: None,
            pause: None,
            exceeded: None,
        }
    }

    /// A meter with the same start of time, but nothing else spent.
    pub fn continued(&self) -> Self {
        Meter { started: self.started.clone(), ..Meter::new(&self.budget) }
    }

    pub fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Sets the rule that is processed next, for errors.
    pub fn work_on(&mut self, rule: &str) {
        if self.rule != rule {
            self.rule = rule.to_owned();
        }
    }

    /// Limits the number of states from now on.
    pub fn allow_states(&mut self, most: usize) {
        let states = &mut self.budget.states;
        *states = Some(states.map_or(most, |states| states.min(most)));
    }

    /// Sets the greatest length of texts of recursive rules from now on.
    pub fn look_up_to(&mut self, longest: Option<usize>) {
        self.budget.longest = longest;
    }

    /// Limits the number of steps from now on.
    pub fn allow_steps(&mut self, most: Option<u64>) {
        self.last_step = most.map(|most| self.work.saturating_add(most));
    }

    /// Whether the limit of steps was exceeded. If so, removes the limit and its error.
    pub fn stop_at_steps(&mut self) -> bool {
        let is_over = self.last_step.is_some_and(|last| self.work > last);
        if is_over {
            (self.last_step, self.exceeded) = (None, None);
        }
        is_over
    }

    /// Begins work that may be left undone: it has so many steps, and half of the time that is left.
    pub fn begin_optional(&mut self, steps: u64) {
        self.allow_steps(Some(steps));
        let elapsed = self.started.elapsed();
        self.pause = self.budget.time.map(|time| (elapsed + time) / 2);
    }

    /// Ends such work: its limits and the error of a limit are removed.
    pub fn stop_optional(&mut self) {
        (self.last_step, self.pause, self.exceeded) = (None, None, None);
    }

    /// The greatest length of texts of recursive rules.
    pub fn longest(&self) -> Option<usize> {
        self.budget.longest
    }

    pub fn is_exceeded(&self) -> bool {
        self.exceeded.is_some()
    }

    /// Ends all work, where a limit was exceeded before.
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

    /// Counts a step that takes as long as `length` short ones: the clock is read the sooner.
    /// Returns whether the computation may go on.
    pub fn long_step(&mut self, length: usize, states: usize, bytes: usize) -> bool {
        self.work += 1;
        if self.exceeded.is_some() {
            return false;
        }
        let left = self.steps.checked_sub(length);
        let look = left.is_none();
        self.steps = left.unwrap_or(STEPS);
        let Budget { states: most, memory, .. } = &self.budget;
        let limit = match () {
            () if most.is_some_and(|most| states > most) => Limit::States,
            () if memory.is_some_and(|most| bytes.saturating_add(self.held) > most) => {
                Limit::Memory
            }
            () if self.last_step.is_some_and(|last| self.work > last) => Limit::States,
            () if !look => return true,
            () => match self.late() {
                Some(limit) => limit,
                None => return true,
            },
        };
        self.exceeded = Some(self.error(limit, states));
        false
    }

    /// Counts a text before it is written. What is read back from it takes more bytes than it has.
    pub fn write(&mut self, text: usize) -> Result<(), StudyError> {
        const EACH: usize = 16;
        self.held = self.held.saturating_add(text.saturating_mul(EACH));
        self.long_step(1 + text / 64, 0, 0);
        self.check()
    }

    /// Whether the work must end now because of the time or the flag.
    fn late(&self) -> Option<Limit> {
        let Budget { time, cancelled, .. } = &self.budget;
        match () {
            () if cancelled.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)) => {
                Some(Limit::Cancelled)
            }
            () if self.pause.or(*time).is_some_and(|most| self.started.elapsed() > most) => {
                Some(Limit::Time)
            }
            () => None,
        }
    }

    /// Returns an error if the time is over, for work that makes no states.
    pub fn in_time(&self) -> Result<(), StudyError> {
        self.late().map_or(Ok(()), |limit| Err(self.error(limit, 0)))
    }

    fn error(&self, limit: Limit, states: usize) -> StudyError {
        let (rule, elapsed) = (self.rule.clone(), self.started.elapsed());
        StudyError::Budget { rule, limit, states, elapsed }
    }
}
