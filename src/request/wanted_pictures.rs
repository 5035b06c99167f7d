//! The private pictures that are being painted. An answer makes older ones superfluous: those for the
//! message whose place it takes, and those of somebody who has gone on faster than pictures are painted.
//! So nobody fills the line, and the newest picture comes.

use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::id::{MessageId, UserId};

/// How many pictures one person may be waiting for.
const MOST_AT_ONCE: usize = 2;

/// The private pictures somebody waits for, oldest first.
#[derive(Default)]
pub(crate) struct WantedPictures(Mutex<Vec<Wanted>>);

/// A picture that somebody waits for.
#[derive(Clone)]
struct Wanted {
    user: UserId,
    /// The message whose place its answer took; none if the answer is a message of its own.
    message: Option<MessageId>,
    superfluous: Arc<Notify>,
}

impl WantedPictures {
    /// Paints a picture for this person, unless a newer answer makes it superfluous.
    pub async fn unless_outdated<T>(
        &self,
        user: UserId,
        message: Option<MessageId>,
        picture: impl Future<Output = Option<T>>,
    ) -> Option<T> {
        let waiting = self.begin(user, message);
        tokio::select! {
            () = waiting.wanted.superfluous.notified() => None,
            done = picture => done,
        }
    }

    fn begin(&self, user: UserId, message: Option<MessageId>) -> Waiting<'_> {
        let wanted = Wanted {
            user,
            message,
            superfluous: Arc::new(Notify::new()),
        };
        let mut all = self.lock();
        all.push(wanted.clone());
        // Newest first, so that the oldest give way.
        let mut of_user = 0;
        for other in all.iter().rev().filter(|other| other.user == user) {
            of_user += 1;
            let replaced = of_user > 1 && message.is_some() && other.message == message;
            if replaced || of_user > MOST_AT_ONCE {
                other.superfluous.notify_one();
            }
        }
        Waiting { all: self, wanted }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Wanted>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who waits for a picture; forgotten when this is dropped.
struct Waiting<'a> {
    all: &'a WantedPictures,
    wanted: Wanted,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let this = &self.wanted.superfluous;
        self.all
            .lock()
            .retain(|other| !Arc::ptr_eq(&other.superfluous, this));
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;

    const AYAME: UserId = UserId(1);
    const BOTAN: UserId = UserId(2);

    #[tokio::test]
    async fn a_newer_answer_in_the_same_message_outdates_the_one_before() {
        let wanted = WantedPictures::default();
        let (this, other) = (Some(MessageId(1)), Some(MessageId(2)));
        let outdated = wanted.unless_outdated(AYAME, this, pending::<Option<()>>());
        let news = async {
            let mut done = Vec::new();
            for (message, number) in [(other, 2), (None, 3), (this, 4)] {
                let picture = ready(Some(number));
                done.push(wanted.unless_outdated(AYAME, message, picture).await);
            }
            assert_eq!(done, [Some(2), Some(3), Some(4)]);
        };
        assert_eq!(tokio::join!(outdated, news).0, None);
        assert!(wanted.lock().is_empty(), "nothing is kept");
    }

    #[tokio::test]
    async fn whoever_goes_on_faster_than_pictures_come_waits_for_the_newest() {
        let wanted = WantedPictures::default();
        let old = wanted.unless_outdated(AYAME, None, pending::<Option<()>>());
        let others = wanted.begin(BOTAN, None);
        let new = async {
            let last = wanted.begin(AYAME, None);
            let newest = wanted.begin(AYAME, None);
            (last, newest)
        };
        let (old, kept) = tokio::join!(old, new);
        assert_eq!(old, None, "the oldest gives way");
        assert_eq!(wanted.lock().len(), 3, "two of this person, one of another");
        drop((others, kept));
        assert!(wanted.lock().is_empty());
    }
}
