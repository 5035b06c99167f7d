//! The work pool: painting and thinking have threads of their own, which yield at once to everything that
//! answers.
//!
//! They run under the idle policy, so a press is answered as quickly while a hundred boards are painted
//! as when none is. On a busy machine such threads hardly get a turn, so one more thread with normal
//! priority takes over what has waited too long.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Work that waited this long is taken by the thread with normal priority.
const STARVING: Duration = Duration::from_secs(2);

/// Work in the line.
trait Work: Send {
    /// Is somebody still waiting for its result?
    fn is_wanted(&self) -> bool;

    /// Does it.
    fn run(self: Box<Self>);
}

/// Work, and who waits for its result.
struct Task<T, F> {
    result: oneshot::Sender<T>,
    work: F,
}

impl<T: Send, F: FnOnce() -> T + Send> Work for Task<T, F> {
    fn is_wanted(&self) -> bool {
        !self.result.is_closed()
    }

    fn run(self: Box<Self>) {
        let Self { result, work } = *self;
        if let Ok(done) = catch_unwind(AssertUnwindSafe(work)) {
            let _ = result.send(done);
        }
    }
}

/// Some threads that work, and the work that waits for them.
pub(crate) struct WorkPool {
    line: Arc<Line>,
}

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PoolError {
    /// The work panicked.
    Panicked,
    /// It was not ready in time: too much waits, or others keep the machine busy.
    TimedOut,
}

impl WorkPool {
    /// A pool of this many threads.
    pub fn new(name: &str, threads: usize) -> Self {
        let line = Arc::new(Line::default());
        for number in 1..=threads {
            line.serve(format!("{name}-{number}"), |line| {
                yield_to_others();
                while let Some(work) = line.next(Duration::ZERO) {
                    work.run();
                }
            });
        }
        Self { line }
    }

    /// The same with a thread of normal priority, for what has waited too long.
    pub fn helped(self) -> Self {
        self.line.serve("help".into(), |line| {
            while let Some(work) = line.next(STARVING) {
                work.run();
            }
        });
        self
    }

    /// How much work that somebody wants is waiting for a thread.
    pub fn waiting(&self) -> usize {
        self.line.lock().wanted().len()
    }

    /// Does the work in its turn, if that comes within the time-out. Work that nobody waits for any more
    /// is skipped.
    pub async fn run<T: Send + 'static>(
        &self,
        timeout: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let (result, done) = oneshot::channel();
        self.line.add(Box::new(Task { result, work }));
        match tokio::time::timeout(timeout, done).await {
            Ok(result) => result.map_err(|_| PoolError::Panicked),
            Err(_) => Err(PoolError::TimedOut),
        }
    }
}

impl Drop for WorkPool {
    fn drop(&mut self) {
        self.line.lock().closed = true;
        self.line.news.notify_all();
    }
}

/// The work that waits, oldest first.
#[derive(Default)]
struct Line {
    queue: Mutex<Queue>,
    news: Condvar,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<(Instant, Box<dyn Work>)>,
    closed: bool,
}

impl Queue {
    /// What waits, without what nobody wants any more.
    fn wanted(&mut self) -> &mut VecDeque<(Instant, Box<dyn Work>)> {
        self.waiting.retain(|(_, work)| work.is_wanted());
        &mut self.waiting
    }
}

impl Line {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, work: Box<dyn Work>) {
        self.lock().waiting.push_back((Instant::now(), work));
        self.news.notify_all();
    }

    /// Begins a thread that serves the line.
    fn serve(self: &Arc<Self>, name: String, serving: impl FnOnce(&Self) + Send + 'static) {
        let line = Arc::clone(self);
        let begun = thread::Builder::new()
            .name(name)
            .spawn(move || serving(&line));
        if let Err(error) = begun {
            tracing::error!(%error, "a thread could not start");
        }
    }

    /// The oldest work, once it has waited this long; nothing when the pool closes.
    fn next(&self, waited: Duration) -> Option<Box<dyn Work>> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            let rest = queue
                .wanted()
                .front()
                .map(|(since, _)| waited.saturating_sub(since.elapsed()));
            queue = match rest {
                Some(Duration::ZERO) => return queue.waiting.pop_front().map(|(_, work)| work),
                Some(rest) => match self.news.wait_timeout(queue, rest) {
                    Ok((queue, _)) => queue,
                    Err(poisoned) => poisoned.into_inner().0,
                },
                None => self
                    .news
                    .wait(queue)
                    .unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

/// From now on this thread runs only when no other wants to. Niceness is not enough: a nice thread still
/// keeps the processor for its time slice when another one wakes up.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{
            NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy,
            set_thread_priority_and_policy, thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let done = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, idle);
        if let Err(error) = done {
            // It works with normal priority then.
            tracing::info!(?error, "a thread keeps its normal priority");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn a_panic_ends_its_work_and_the_thread_goes_on() {
        let pool = WorkPool::new("test", 1);
        let bad = pool.run(LONG, || std::panic::resume_unwind(Box::new("on trial")));
        assert_eq!(bad.await, Err::<u8, _>(PoolError::Panicked));
        assert_eq!(pool.run(LONG, || 7).await, Ok(7));
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn work_waits_in_line_and_what_nobody_wants_is_skipped() {
        let pool = WorkPool::new("test", 1);
        let (open, shut) = channel::<()>();
        let (begun, begins) = oneshot::channel();
        let first = pool.run(LONG, move || begun.send(()).is_ok() && shut.recv().is_ok());
        let given_up = pool.run(LONG, || -> u8 { unreachable!("nobody waits for this") });
        let wanted = pool.run(LONG, || 2);
        tokio::pin!(first, wanted);
        tokio::select! {
            _ = &mut first => unreachable!("it is held"),
            begun = begins => begun.unwrap(),
        }
        assert!(
            tokio::time::timeout(Duration::ZERO, given_up)
                .await
                .is_err()
        );
        assert!(
            tokio::time::timeout(Duration::ZERO, &mut wanted)
                .await
                .is_err()
        );
        assert_eq!(pool.waiting(), 1, "only what somebody wants counts");
        open.send(()).unwrap();
        assert_eq!(first.await, Ok(true));
        assert_eq!(wanted.await, Ok(2));
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn what_waits_too_long_is_helped() {
        let pool = WorkPool::new("test", 1).helped();
        let (open, shut) = channel::<()>();
        let (begun, begins) = oneshot::channel();
        let stuck = pool.run(LONG, move || begun.send(()).is_ok() && shut.recv().is_ok());
        let helped = async {
            begins.await.unwrap();
            let helper = pool.run(LONG, || thread::current().name().map(str::to_owned));
            let helper = helper.await;
            open.send(()).unwrap();
            helper
        };
        let (stuck, helper) = tokio::join!(stuck, helped);
        assert_eq!(stuck, Ok(true));
        assert_eq!(helper, Ok(Some("help".into())));
    }

    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let pool = WorkPool::new("test", 1);
        let (open, shut) = channel::<()>();
        let late = pool
            .run(Duration::from_millis(50), move || shut.recv().is_ok())
            .await;
        assert_eq!(late, Err(PoolError::TimedOut));
        open.send(()).unwrap();
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn threads_yield_to_everybody() {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy};
        let policy = WorkPool::new("test", 1)
            .run(LONG, thread_priority::thread_schedule_policy)
            .await
            .unwrap()
            .unwrap();
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        assert_eq!(policy, idle);
    }
}
