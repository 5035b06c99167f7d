//! Clocks: they run while the table waits for a seat, stop otherwise, and say when they run out.

use rules::seat::{Seat, Seats};

use super::{Job, TableState, Trouble};
use crate::clock::{HOUR, MINUTE, Millis};
use crate::fault::Fault;
use crate::pace::Pace;
use crate::store::{ClockRow, Lifecycle, TimePreferences, Tx};

/// What happened since the clocks were last updated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Since {
    /// The seats the table is waiting for now.
    pub waiting: Seats,
    /// The seats for which somebody acted, whoever it was.
    pub acted: Seats,
    /// The seats whose own players acted.
    pub present: Seats,
    /// Does a new turn add time to the bank? Not if an earlier turn is resumed.
    pub gain: bool,
}

impl Since {
    /// Nobody acted; something else changed.
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

    fn start(&mut self, now: Millis, pace: Pace, time_preferences: &TimePreferences) {
        let end = now.plus(self.bank);
        let end = if pace.is_live() {
            end
        } else {
            time_preferences.awake(end)
        };
        self.running = Some((now, end));
        self.warned = false;
    }
}

/// How long before the end the last call comes.
fn lead(since: Millis, end: Millis) -> i64 {
    (end.since(since) / 6).clamp(2 * MINUTE, 2 * HOUR)
}

/// Starts and stops clocks as the table now requires.
pub(super) async fn update_clocks(
    tx: &mut Tx,
    state: &mut TableState,
    what: Since,
) -> Result<(), Trouble> {
    let Some(most) = state.row.pace.most() else {
        return Ok(());
    };
    let now = tx.now();
    for seat in state.seats.clone() {
        let old = state.clock(seat.seat).cloned();
        let person = seat.user.filter(|_| !seat.held);
        if person.is_none() && old.is_none() {
            continue;
        }
        let mut clock = old
            .clone()
            .unwrap_or_else(|| ClockRow::full(seat.seat, most));
        let up = state.row.stage == Lifecycle::Playing && what.waiting.has(seat.seat);
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
                clock.bank = clock.bank.saturating_add(state.row.pace.gain()).min(most);
            }
        }
        clock.up = up;
        let Some(user) = person.filter(|_| up && state.row.paused.is_none()) else {
            clock.stop(now);
            put(tx, state, old.as_ref(), clock, None).await?;
            continue;
        };
        let time_preferences = tx.time_preferences(user).await?;
        if time_preferences.is_away(now) && !state.row.pace.is_live() {
            clock.stop(now);
        } else if clock.running.is_none() {
            clock.start(now, state.row.pace, &time_preferences);
        }
        put(tx, state, old.as_ref(), clock, Some(&time_preferences)).await?;
    }
    Ok(())
}

/// Sets a running clock to run out then; its last call will be made again.
pub(super) async fn set_end(
    tx: &mut Tx,
    state: &mut TableState,
    seat: Seat,
    end: Millis,
) -> Result<(), Trouble> {
    let Some(old) = state.clock(seat).cloned() else {
        return Ok(());
    };
    let (Some((since, _)), Some(user)) = (old.running, state.user(seat)) else {
        return Ok(());
    };
    let time_preferences = tx.time_preferences(user).await?;
    let clock = ClockRow {
        running: Some((since, end)),
        warned: false,
        ..old.clone()
    };
    put(tx, state, Some(&old), clock, Some(&time_preferences)).await
}

/// Writes a clock and its jobs.
async fn put(
    tx: &mut Tx,
    state: &mut TableState,
    old: Option<&ClockRow>,
    clock: ClockRow,
    time_preferences: Option<&TimePreferences>,
) -> Result<(), Trouble> {
    if old == Some(&clock) {
        return Ok(());
    }
    let (table, seat, pace) = (state.row.id, clock.seat, state.row.pace);
    tx.put_clock(table, &clock).await?;
    if old.and_then(|old| old.running) != clock.running {
        cancel(tx, state, seat).await?;
        if let Some((since, end)) = clock.running {
            tx.set_due(Job::Turn(table, seat), end).await?;
            let now = tx.now();
            let quiet = |at: Millis| match time_preferences {
                Some(time_preferences) if !pace.is_live() => {
                    time_preferences.quiet_until(at).unwrap_or(at)
                }
                _ => at,
            };
            let lead = lead(since.max(now), end);
            let last = quiet(end.plus(-lead)).max(now);
            tx.set_due(Job::Last(table, seat), last).await?;
            let half = quiet(since.plus(end.since(since) / 2));
            let digested =
                time_preferences.is_some_and(|time_preferences| time_preferences.digest.is_some());
            if half > now && last.since(half) >= lead / 2 && !digested {
                tx.set_due(Job::Half(table, seat), half).await?;
            }
        }
    }
    state.clocks.retain(|row| row.seat != seat);
    state.clocks.push(clock);
    state.clocks.sort_by_key(|row| row.seat);
    Ok(())
}

/// Cancels the jobs of a seat's clock.
async fn cancel(tx: &mut Tx, state: &TableState, seat: Seat) -> Result<(), Fault> {
    let table = state.row.id;
    for due in [
        Job::Turn(table, seat),
        Job::Half(table, seat),
        Job::Last(table, seat),
        Job::Snooze(table, seat),
    ] {
        tx.drop_due(due).await?;
    }
    Ok(())
}

impl TableState {
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
