//! What an act tells: facts in the past tense, each with its audience.
//!
//! A title writes its own events into an `EventLog`. They leave the crate as [`Events`]: typed
//! still, their title forgotten. JSON is made of them for files alone.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::erased::of_a_title;
use crate::seat::Seat;
use crate::title::Titled;

/// Who learns a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recipients {
    /// Everybody at the table and everybody watching.
    All,
    /// The player of one seat.
    Only(Seat),
}

/// A fact and who learns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry<E> {
    /// Who learns it.
    pub to: Recipients,
    /// What happened.
    pub event: E,
}

/// The facts of one act, in the order they happened.
#[derive(Debug)]
pub(crate) struct EventLog<E>(pub Vec<LogEntry<E>>, Listening);

/// Is anybody told?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listening {
    Yes,
    /// What happens is only imagined.
    No,
}

impl<E> Default for EventLog<E> {
    fn default() -> Self {
        Self(Vec::new(), Listening::Yes)
    }
}

impl<E> EventLog<E> {
    /// A log that keeps nothing, for acts that are only imagined.
    pub const fn unheard() -> Self {
        Self(Vec::new(), Listening::No)
    }

    /// Is anybody told? What only serves to tell can be left out otherwise.
    #[inline]
    pub fn is_heard(&self) -> bool {
        self.1 == Listening::Yes
    }

    /// Tells everybody.
    #[inline]
    pub fn all(&mut self, event: E) {
        self.tell(Recipients::All, event);
    }

    /// Tells one seat.
    #[inline]
    pub fn only(&mut self, seat: Seat, event: E) {
        self.tell(Recipients::Only(seat), event);
    }

    #[inline]
    fn tell(&mut self, to: Recipients, event: E) {
        if self.is_heard() {
            self.0.push(LogEntry { to, event });
        }
    }
}

of_a_title! {
    /// A fact of one of the titles; its code is in `event` of its JSON.
    AnyEvent is Event
}

/// Everything an act or an opening told, in the order it happened. There is no way to an event but by
/// saying who listens: what one seat learns is not easily taken for what everybody does.
///
/// In files its events are JSON (`Events<Value>`); everywhere else they are typed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Events<E = AnyEvent>(Vec<Fact<E>>);

/// One fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Fact<E> {
    /// The seat that alone learns it; nobody for a public fact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    only: Option<Seat>,
    #[serde(flatten)]
    event: E,
}

impl<E> Fact<E> {
    fn to(&self) -> Recipients {
        self.only.map_or(Recipients::All, Recipients::Only)
    }
}

impl<E> Default for Events<E> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<E> FromIterator<LogEntry<E>> for Events<E> {
    fn from_iter<I: IntoIterator<Item = LogEntry<E>>>(log: I) -> Self {
        let fact = |entry: LogEntry<E>| Fact {
            only: match entry.to {
                Recipients::All => None,
                Recipients::Only(seat) => Some(seat),
            },
            event: entry.event,
        };
        Self(log.into_iter().map(fact).collect())
    }
}

impl<E> Events<E> {
    /// What everybody learns.
    pub fn public(&self) -> impl Iterator<Item = &E> {
        self.heard(None).map(|(_, event)| event)
    }

    /// What this seat learns and nobody else.
    pub fn alone(&self, seat: Seat) -> impl Iterator<Item = &E> {
        let own = self.0.iter().filter(move |fact| fact.only == Some(seat));
        own.map(|fact| &fact.event)
    }

    /// What a listener learns, a seat or the public.
    pub fn heard(&self, by: Option<Seat>) -> impl Iterator<Item = (Recipients, &E)> {
        self.everything()
            .filter(move |(to, _)| *to == Recipients::All || by.map(Recipients::Only) == Some(*to))
    }

    /// Everything, secrets included: for records and proofs, never for players.
    pub fn everything(&self) -> impl Iterator<Item = (Recipients, &E)> {
        self.0.iter().map(|fact| (fact.to(), &fact.event))
    }

    /// Adds what was told later.
    pub fn add(&mut self, later: Self) {
        self.0.extend(later.0);
    }
}

impl Events {
    pub(crate) fn of<T: Titled>(log: EventLog<T::Event>) -> Self {
        let entry = |LogEntry { to, event }| LogEntry {
            to,
            event: AnyEvent::of::<T>(event),
        };
        log.0.into_iter().map(entry).collect()
    }

    /// The same as records keep it.
    #[must_use]
    pub fn to_json(&self) -> Events<Value> {
        let entry = |(to, event): (Recipients, &AnyEvent)| LogEntry {
            to,
            event: event.to_json(),
        };
        self.everything().map(entry).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listener_hears_what_is_told_to_all_and_to_it() {
        let (one, two) = (Seat::FIRST, Seat::FIRST.next(2));
        let log = |to, event| LogEntry { to, event };
        let mut events: Events<&str> = Events::from_iter([
            log(Recipients::All, "drew"),
            log(Recipients::Only(one), "ship"),
            log(Recipients::Only(two), "swap"),
        ]);
        events.add(Events::from_iter([log(Recipients::All, "done")]));
        assert_eq!(events.public().collect::<Vec<_>>(), [&"drew", &"done"]);
        assert_eq!(events.alone(two).collect::<Vec<_>>(), [&"swap"]);
        let heard: Vec<_> = events.heard(Some(one)).collect();
        let due = [
            (Recipients::All, &"drew"),
            (Recipients::Only(one), &"ship"),
            (Recipients::All, &"done"),
        ];
        assert_eq!(heard, due);
        assert!(events.heard(None).all(|(to, _)| to == Recipients::All));
        assert_eq!(events.everything().count(), 4);
    }
}
