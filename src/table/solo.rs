//! Playing at once: a table whose other seats are computer daimyos, opened and begun in one go.

use rules::catalog;
use rules::seat::Seat;

use super::settle::Burst;
use super::{Facts, New, Panel, Refused, Tables, Trouble, Whisper};
use crate::pace::Pace;
use crate::store::SeatRow;

impl Tables {
    /// Opens a table, seats its host first and so many computer daimyos after, and begins. One
    /// transaction: there is never a half-filled lobby to clean up. Answers the host's panel.
    pub async fn against_computers(&self, new: New, computers: usize) -> Result<Panel, Trouble> {
        let about = catalog::about(&new.title)?;
        let (host, joined) = (new.host, new.interaction.to_string());
        let seats = computers + 1;
        new.guild.ok_or(Refused::NeedsServer)?;
        // Nobody else waits: alone one plays without a clock, unless one is wished for.
        let pace = new.pace.unwrap_or(Pace::NONE);
        let mut tx = self.store.write().await?;
        let new = New {
            seats: Some(seats),
            ..new
        };
        let id = Self::add(&mut tx, new, pace).await?;
        for (number, side) in about.sides.iter().take(seats).enumerate() {
            let full = Refused::Full { seats };
            let person = number == 0;
            let row = SeatRow {
                seat: Seat::new(number).ok_or(full)?,
                side: (*side).into(),
                user: person.then_some(host),
                joined: if person {
                    joined.clone()
                } else {
                    String::new()
                },
                held: false,
                open: false,
            };
            tx.put_seat(id, &row).await?;
        }
        tx.say_private(id, host, &Whisper::Welcome).await?;
        let book = Burst::book(&mut tx, id).await?;
        let burst = Self::begin(&mut tx, book).await?;
        tx.commit().await?;
        let seat = burst.book.seat_of(host).ok_or(Refused::NotSeated)?;
        let facts = Facts::private(&burst.facts, seat);
        Panel::of(burst.book, &burst.table, seat, facts)
    }
}
