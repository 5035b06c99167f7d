//! The studio: painting has threads of its own, which give way at once to everybody who answers.
//!
//! They take the processor only when nobody else wants it; so a press is answered as quickly while a
//! hundred boards are painted as when there is none. Where others keep the whole machine busy such a
//! thread hardly gets a turn: what has waited too long can be done by one that stands back for nobody.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Works that waited so long are starving.
const STARVING: Duration = Duration::from_secs(2);

type Work = Box<dyn FnOnce() + Send>;

/// Some threads that paint, and the work that waits for them.
pub(super) struct Studio {
    line: Arc<Line>,
    patience: Duration,
}

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unmade {
    /// The work panicked.
    Panicked,
    /// It was not ready in time: too much is to be painted, or others keep the machine busy.
    Late,
}

impl Studio {
    /// A studio of so many hands, whose works nobody waits for longer than that.
    pub fn new(name: &str, hands: usize, patience: Duration) -> Self {
        let line = Arc::new(Line::default());
        for hand in 1..=hands {
            line.serve(format!("{name}-{hand}"), |line| {
                stand_back();
                while let Some(work) = line.next(Duration::ZERO) {
                    work();
                }
            });
        }
        Self { line, patience }
    }

    /// The same with a hand that stands back for nobody, for what starves.
    pub fn helped(self) -> Self {
        self.line.serve("help".into(), |line| {
            while let Some(work) = line.next(STARVING) {
                work();
            }
        });
        self
    }

    /// How many works wait for a hand.
    pub fn waiting(&self) -> usize {
        self.line.lock().works.len()
    }

    /// Does a work when its turn comes. What nobody waits for any more is skipped.
    pub async fn make<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unmade> {
        let (done, made) = oneshot::channel();
        self.line.add(Box::new(move || {
            if !done.is_closed()
                && let Ok(made) = catch_unwind(AssertUnwindSafe(work))
            {
                let _ = done.send(made);
            }
        }));
        match tokio::time::timeout(self.patience, made).await {
            Ok(made) => made.map_err(|_| Unmade::Panicked),
            Err(_) => Err(Unmade::Late),
        }
    }
}

impl Drop for Studio {
    fn drop(&mut self) {
        self.line.lock().closed = true;
        self.line.news.notify_all();
    }
}

/// The works that wait, oldest first.
#[derive(Default)]
struct Line {
    queue: Mutex<Queue>,
    news: Condvar,
}

#[derive(Default)]
struct Queue {
    works: VecDeque<(Instant, Work)>,
    closed: bool,
}

impl Line {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, work: Work) {
        self.lock().works.push_back((Instant::now(), work));
        self.news.notify_all();
    }

    /// Begins a thread that serves the line.
    fn serve(self: &Arc<Self>, name: String, serving: impl FnOnce(&Self) + Send + 'static) {
        let line = Arc::clone(self);
        let begun = thread::Builder::new()
            .name(name)
            .spawn(move || serving(&line));
        if let Err(error) = begun {
            tracing::error!(%error, "a painter could not begin");
        }
    }

    /// The oldest work, once it has waited this long; nothing when the studio closes.
    fn next(&self, waited: Duration) -> Option<Work> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            let rest = queue
                .works
                .front()
                .map(|(since, _)| waited.saturating_sub(since.elapsed()));
            queue = match rest {
                Some(Duration::ZERO) => return queue.works.pop_front().map(|(_, work)| work),
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

/// From now on this thread runs when no other wants to. Niceness is not enough: a nice thread still keeps
/// the processor for its slice whenever somebody else wakes up.
fn stand_back() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{
            NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy,
            set_thread_priority_and_policy, thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let done = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, idle);
        if let Err(error) = done {
            // It paints like everybody else then.
            tracing::info!(?error, "painting cannot stand back");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn a_work_that_panics_is_no_work_and_the_hand_goes_on() {
        let studio = Studio::new("test", 1, LONG);
        let bad = studio.make(|| std::panic::resume_unwind(Box::new("on trial")));
        assert_eq!(bad.await, Err::<u8, _>(Unmade::Panicked));
        assert_eq!(studio.make(|| 7).await, Ok(7));
        assert_eq!(studio.waiting(), 0);
    }

    #[tokio::test]
    async fn works_wait_in_line_and_those_nobody_wants_are_skipped() {
        let studio = Studio::new("test", 1, LONG);
        let (open, shut) = channel::<()>();
        let first = studio.make(move || shut.recv().is_ok());
        let wanted = studio.make(|| 2);
        let given_up = studio.make(|| -> u8 { unreachable!("nobody waits for this") });
        tokio::pin!(first, wanted);
        let moment = Duration::from_millis(50);
        assert!(tokio::time::timeout(moment, &mut first).await.is_err());
        assert!(tokio::time::timeout(moment, given_up).await.is_err());
        assert!(tokio::time::timeout(moment, &mut wanted).await.is_err());
        assert_eq!(studio.waiting(), 2);
        open.send(()).unwrap();
        assert_eq!(first.await, Ok(true));
        assert_eq!(wanted.await, Ok(2));
        assert_eq!(studio.waiting(), 0);
    }

    #[tokio::test]
    async fn what_starves_is_helped() {
        let studio = Studio::new("test", 1, LONG).helped();
        let (open, shut) = channel::<()>();
        let (begun, begins) = oneshot::channel();
        let stuck = studio.make(move || begun.send(()).is_ok() && shut.recv().is_ok());
        let helped = async {
            begins.await.unwrap();
            let helper = studio.make(|| thread::current().name().map(str::to_owned));
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
        let studio = Studio::new("test", 1, Duration::from_millis(50));
        let (open, shut) = channel::<()>();
        let late = studio.make(move || shut.recv().is_ok()).await;
        assert_eq!(late, Err(Unmade::Late));
        open.send(()).unwrap();
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn hands_give_way_to_everybody() {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy};
        let policy = Studio::new("test", 1, LONG)
            .make(thread_priority::thread_schedule_policy)
            .await
            .unwrap()
            .unwrap();
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        assert_eq!(policy, idle);
    }
}
