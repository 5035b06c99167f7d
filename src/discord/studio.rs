//! The studio: painting has threads of its own, which give way at once to everybody who answers.
//!
//! They take the processor only when nobody else of this program wants it; so a press is answered
//! as quickly while a hundred boards are painted as when there is none.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::sync::oneshot;

type Work = Box<dyn FnOnce() + Send>;

/// Some threads that paint, and the work that waits for them.
pub(super) struct Studio {
    door: Sender<Work>,
    waiting: Arc<AtomicUsize>,
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
        let (door, inside) = channel::<Work>();
        let inside = Arc::new(Mutex::new(inside));
        for hand in 1..=hands {
            let inside = Arc::clone(&inside);
            let begun = thread::Builder::new()
                .name(format!("{name}-{hand}"))
                .spawn(move || {
                    stand_back();
                    while let Some(work) = next(&inside) {
                        work();
                    }
                });
            if let Err(error) = begun {
                tracing::error!(%error, "a painter could not begin");
            }
        }
        Self {
            door,
            waiting: Arc::default(),
            patience,
        }
    }

    /// How many works wait for a hand.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Does a work when its turn comes. What nobody waits for any more is skipped.
    pub async fn make<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unmade> {
        let (done, made) = oneshot::channel();
        let waiting = Arc::clone(&self.waiting);
        waiting.fetch_add(1, Ordering::Relaxed);
        let work = move || {
            waiting.fetch_sub(1, Ordering::Relaxed);
            if !done.is_closed()
                && let Ok(made) = catch_unwind(AssertUnwindSafe(work))
            {
                let _ = done.send(made);
            }
        };
        if self.door.send(Box::new(work)).is_err() {
            return Err(Unmade::Panicked);
        }
        match tokio::time::timeout(self.patience, made).await {
            Ok(made) => made.map_err(|_| Unmade::Panicked),
            Err(_) => Err(Unmade::Late),
        }
    }
}

fn next(inside: &Mutex<Receiver<Work>>) -> Option<Work> {
    let inside = inside.lock().unwrap_or_else(PoisonError::into_inner);
    inside.recv().ok()
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
