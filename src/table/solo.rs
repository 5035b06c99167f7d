//! Playing at once: a table whose other seats are computer daimyos, opened and started in one step.

use rules::catalog;
use rules::seat::Seat;

use super::{Caller, DirectMessage, Facts, New, Panel, Refused, TableState, Tables, Trouble};
use crate::pace::Pace;
use crate::store::SeatRow;

impl Tables {
    /// Opens a table, seats its host and this many computer daimyos, and starts it. It is one transaction,
    /// so there is never a half-filled lobby to clean up. Returns the host's panel.
    pub async fn against_computers(
        &self,
        caller: &Caller,
        new: New,
        computers: usize,
    ) -> Result<Panel, Trouble> {
        let about = catalog::about(&new.title)?;
        let (host, joined) = (caller.user, caller.interaction.to_string());
        let seats = computers + 1;
        caller.guild.ok_or(Refused::NeedsServer)?;
        // Nobody else is waiting, so there is no clock unless the player wants one.
        let pace = new.pace.unwrap_or(Pace::NONE);
        let mut tx = self.store.write().await?;
        let new = New {
            seats: Some(seats),
            ..new
        };
        let id = Self::add(&mut tx, caller, new, pace).await?;
        for (number, side) in about.sides.iter().take(seats).enumerate() {
            let full = Refused::Full { seats };
            let person = number == 0;
            // One press takes the seat and begins.
            let press = if person {
                joined.clone()
            } else {
                String::new()
            };
            let row = SeatRow {
                seat: Seat::new(number).ok_or(full)?,
                side: (*side).into(),
                user: person.then_some(host),
                joined: press.clone(),
                ready: press,
                held: false,
                open: false,
                elsewhere: false,
            };
            tx.put_seat(id, &row).await?;
        }
        tx.say_private(id, host, &DirectMessage::Welcome).await?;
        let state = TableState::load(&mut tx, id).await?;
        let transition = Self::begin(&mut tx, state).await?;
        tx.commit().await?;
        let seat = transition.state.seat_of(host).ok_or(Refused::NotSeated)?;
        let facts = Facts::private(&transition.facts, seat);
        Panel::of(transition.state, &transition.table, seat, facts)
    }
}
