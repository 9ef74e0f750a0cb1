//! How much a question may cost, and what was spent on it.

use super::error::{Limit, StudyError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, ThreadId};
use std::time::Duration;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub(super) use std::time::Instant;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub(super) use web_time::Instant;

/// Limits of what is computed for a question. Beyond one of them the answer is
/// [`StudyError::Budget`]. By default there are none.
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
    /// How many states of automata may be made.
    pub states: Option<usize>,
    /// How many bytes these may take, as estimated from their number.
    pub memory: Option<usize>,
    /// How long the work may last: the processor time of the thread that works, where the system has
    /// it, and else the time that passes.
    pub time: Option<Duration>,
    /// The work ends soon after this is `true`.
    pub cancelled: Option<Arc<AtomicBool>>,
    /// How long the texts may be, in characters, that are looked at where a rule reaches a cycle
    /// that embeds itself; without it there is no answer about such a rule.
    pub longest: Option<usize>,
    /// When the time began, if not with each piece of work.
    pub(super) begun: Option<Clock>,
}

impl Budget {
    /// No limits.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// At most so many states.
    #[must_use]
    pub fn states(mut self, states: usize) -> Self {
        self.states = Some(states);
        self
    }

    /// At most so many bytes, as estimated from the number of states.
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

    /// At most so long.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }

    /// The time begins now, and is one for all work that is given this budget. Else it begins anew
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

    /// The same, with half of the time: for reading, so that questions have the rest.
    pub(super) fn for_reading(&self) -> Self {
        let begun = self.begun.clone().unwrap_or_else(Clock::now);
        Budget { time: self.time.map(|time| time / 2), begun: Some(begun), ..self.clone() }
    }

    /// Of rules that reach a cycle which embeds itself, texts of at most so many characters; see
    /// [`LabGrammar::bound`](super::LabGrammar::bound).
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

    /// Until this is `true`.
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

/// A moment from which time is counted.
#[derive(Debug, Clone)]
pub(super) struct Clock {
    moment: Instant,
    /// The thread, and how much processor time it had used.
    thread: (ThreadId, Option<Duration>),
}

impl Clock {
    fn now() -> Self {
        Clock { moment: Instant::now(), thread: (thread::current().id(), thread_time()) }
    }

    /// The processor time since then. On another thread, the time that has passed.
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

/// How often the clock is read: once in so many steps of a computation.
const STEPS: u32 = 64;

/// What was spent of a budget.
#[derive(Debug)]
pub(super) struct Meter {
    budget: Budget,
    started: Clock,
    /// The rule that is worked on.
    rule: String,
    steps: u32,
    /// The bytes of results that are no states.
    pub held: usize,
    /// All steps that were made, whether or not there is a limit.
    pub work: u64,
    last_step: Option<u64>,
    exceeded: Option<StudyError>,
}

impl Meter {
    /// Nothing spent; the clock starts.
    pub fn new(budget: &Budget) -> Self {
        Meter {
            budget: budget.clone(),
            started: budget.begun.clone().unwrap_or_else(Clock::now),
            rule: String::new(),
            steps: 0,
            held: 0,
            work: 0,
            last_step: None,
            exceeded: None,
        }
    }

    /// The same time, with nothing spent but that.
    pub fn continued(&self) -> Self {
        Meter { started: self.started.clone(), ..Meter::new(&self.budget) }
    }

    pub fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Whose work what follows is.
    pub fn work_on(&mut self, rule: &str) {
        if self.rule != rule {
            self.rule = rule.to_owned();
        }
    }

    /// From now on, at most so many states.
    pub fn allow_states(&mut self, most: usize) {
        let states = &mut self.budget.states;
        *states = Some(states.map_or(most, |states| states.min(most)));
    }

    /// From now on, texts of recursive rules may be so long.
    pub fn look_up_to(&mut self, longest: Option<usize>) {
        self.budget.longest = longest;
    }

    /// From now on, at most so many steps.
    pub fn allow_steps(&mut self, most: Option<u64>) {
        self.last_step = most.map(|most| self.work.saturating_add(most));
    }

    /// Whether the steps were not enough; if so, work may go on without.
    pub fn stop_at_steps(&mut self) -> bool {
        let is_over = self.last_step.is_some_and(|last| self.work > last);
        if is_over {
            (self.last_step, self.exceeded) = (None, None);
        }
        is_over
    }

    /// How long the texts of recursive rules may be.
    pub fn longest(&self) -> Option<usize> {
        self.budget.longest
    }

    pub fn is_exceeded(&self) -> bool {
        self.exceeded.is_some()
    }

    /// The error, if a limit was exceeded.
    pub fn check(&self) -> Result<(), StudyError> {
        self.exceeded.clone().map_or(Ok(()), Err)
    }

    /// Counts a step of a computation that holds so many states and bytes. Returns whether
    /// the next step may be made.
    pub fn step(&mut self, states: usize, bytes: usize) -> bool {
        self.work += 1;
        if self.exceeded.is_some() {
            return false;
        }
        let look = self.steps == 0;
        self.steps = if look { STEPS } else { self.steps - 1 };
        let Budget { states: most, memory, .. } = &self.budget;
        let limit = match () {
            () if most.is_some_and(|most| states > most) => Limit::States,
            () if memory.is_some_and(|most| bytes + self.held > most) => Limit::Memory,
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

    /// Why the work is to end now, whatever it has come to.
    fn late(&self) -> Option<Limit> {
        let Budget { time, cancelled, .. } = &self.budget;
        match () {
            () if cancelled.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)) => {
                Some(Limit::Cancelled)
            }
            () if time.is_some_and(|most| self.started.elapsed() > most) => Some(Limit::Time),
            () => None,
        }
    }

    /// An error if the time is over, for work that makes no states.
    pub fn in_time(&self) -> Result<(), StudyError> {
        self.late().map_or(Ok(()), |limit| Err(self.error(limit, 0)))
    }

    fn error(&self, limit: Limit, states: usize) -> StudyError {
        let (rule, elapsed) = (self.rule.clone(), self.started.elapsed());
        StudyError::Budget { rule, limit, states, elapsed }
    }
}
