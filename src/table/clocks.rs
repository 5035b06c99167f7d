//! Clocks: run while a seat is waited for, stand still otherwise, and say when they will run out.

use rules::seat::{Seat, Seats};

use super::{Book, Due, Trouble};
use crate::clock::{HOUR, MINUTE, Millis};
use crate::fault::Fault;
use crate::pace::Pace;
use crate::store::{ClockRow, HabitRow, Stage, Tx};

/// What happened since the clocks were last wound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Since {
    /// The seats that are waited for now.
    pub waiting: Seats,
    /// The seats for which somebody acted, whoever it was.
    pub acted: Seats,
    /// The seats whose own players acted.
    pub present: Seats,
    /// Does a new turn give time back? Not if it is an old one, taken up again.
    pub gain: bool,
}

impl Since {
    /// Nobody acted; only circumstances changed.
    pub const fn nothing(waiting: Seats) -> Self {
        Self {
            waiting,
            acted: Seats::NONE,
            present: Seats::NONE,
            gain: false,
        }
    }
}

impl ClockRow {
    fn full(seat: Seat, most: i64) -> Self {
        Self {
            seat,
            bank: most,
            up: false,
            running: None,
            missed: 0,
            snoozed: 0,
            warned: false,
        }
    }

    /// When it runs out, if it runs.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        self.running.map(|(_, deadline)| deadline)
    }

    fn stop(&mut self, now: Millis) {
        if let Some((_, deadline)) = self.running.take() {
            self.bank = deadline.since(now).max(0);
        }
    }

    fn start(&mut self, now: Millis, pace: Pace, habits: &HabitRow) {
        let end = now.plus(self.bank);
        let end = if pace.is_live() {
            end
        } else {
            habits.awake(end)
        };
        self.running = Some((now, end));
        self.warned = false;
    }
}

/// How long before the end the last call comes.
fn lead(since: Millis, end: Millis) -> i64 {
    (end.since(since) / 6).clamp(2 * MINUTE, 2 * HOUR)
}

/// Lets clocks run or stand still as the table now demands.
pub(super) async fn wind(tx: &mut Tx, book: &mut Book, what: Since) -> Result<(), Trouble> {
    let Some(most) = book.row.pace.most() else {
        return Ok(());
    };
    let now = tx.now();
    for seat in book.seats.clone() {
        let old = book.clock(seat.seat).cloned();
        let person = seat.user.filter(|_| !seat.held);
        if person.is_none() && old.is_none() {
            continue;
        }
        let mut clock = old
            .clone()
            .unwrap_or_else(|| ClockRow::full(seat.seat, most));
        let up = book.row.stage == Stage::Playing && what.waiting.has(seat.seat);
        let acted = what.acted.has(seat.seat);
        if acted || !up || person.is_none() {
            clock.stop(now);
        }
        if what.present.has(seat.seat) {
            clock.missed = 0;
        }
        if up && (acted || !clock.up) {
            clock.snoozed = 0;
            if what.gain {
                clock.bank = clock.bank.saturating_add(book.row.pace.gain()).min(most);
            }
        }
        clock.up = up;
        let Some(user) = person.filter(|_| up && book.row.paused.is_none()) else {
            clock.stop(now);
            put(tx, book, old.as_ref(), clock, None).await?;
            continue;
        };
        let habits = tx.habits(user).await?;
        if habits.is_away(now) && !book.row.pace.is_live() {
            clock.stop(now);
        } else if clock.running.is_none() {
            clock.start(now, book.row.pace, &habits);
        }
        put(tx, book, old.as_ref(), clock, Some(&habits)).await?;
    }
    Ok(())
}

/// Sets a running clock to run out then; its last call will be made anew.
pub(super) async fn set_end(
    tx: &mut Tx,
    book: &mut Book,
    seat: Seat,
    end: Millis,
) -> Result<(), Trouble> {
    let Some(old) = book.clock(seat).cloned() else {
        return Ok(());
    };
    let (Some((since, _)), Some(user)) = (old.running, book.user(seat)) else {
        return Ok(());
    };
    let habits = tx.habits(user).await?;
    let clock = ClockRow {
        running: Some((since, end)),
        warned: false,
        ..old.clone()
    };
    put(tx, book, Some(&old), clock, Some(&habits)).await
}

/// Writes a clock and what falls due by it.
async fn put(
    tx: &mut Tx,
    book: &mut Book,
    old: Option<&ClockRow>,
    clock: ClockRow,
    habits: Option<&HabitRow>,
) -> Result<(), Trouble> {
    if old == Some(&clock) {
        return Ok(());
    }
    let (table, seat, pace) = (book.row.id, clock.seat, book.row.pace);
    tx.put_clock(table, &clock).await?;
    if old.and_then(|old| old.running) != clock.running {
        cancel(tx, book, seat).await?;
        if let Some((since, end)) = clock.running {
            tx.set_due(Due::Turn(table, seat), end).await?;
            let now = tx.now();
            let quiet = |at: Millis| match habits {
                Some(habits) if !pace.is_live() => habits.quiet_until(at).unwrap_or(at),
                _ => at,
            };
            let lead = lead(since.max(now), end);
            let last = quiet(end.plus(-lead)).max(now);
            tx.set_due(Due::Last(table, seat), last).await?;
            let half = quiet(since.plus(end.since(since) / 2));
            let digested = habits.is_some_and(|habits| habits.digest.is_some());
            if half > now && last.since(half) >= lead / 2 && !digested {
                tx.set_due(Due::Half(table, seat), half).await?;
            }
        }
    }
    book.clocks.retain(|row| row.seat != seat);
    book.clocks.push(clock);
    book.clocks.sort_by_key(|row| row.seat);
    Ok(())
}

/// Lets nothing more fall due by a seat's clock.
async fn cancel(tx: &mut Tx, book: &Book, seat: Seat) -> Result<(), Fault> {
    let table = book.row.id;
    for due in [
        Due::Turn(table, seat),
        Due::Half(table, seat),
        Due::Last(table, seat),
        Due::Snooze(table, seat),
    ] {
        tx.drop_due(due).await?;
    }
    Ok(())
}

impl Book {
    /// A seat's clock, if the table is timed.
    #[must_use]
    pub fn clock(&self, seat: Seat) -> Option<&ClockRow> {
        self.clocks.iter().find(|row| row.seat == seat)
    }

    /// When a seat's time runs out, if its clock runs.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        self.clock(seat).and_then(ClockRow::deadline)
    }
}
