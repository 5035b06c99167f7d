//! Playing at once: a table whose other seats are computer daimyos, opened and started in one step.

use rules::catalog;
use rules::dice::Seed;
use rules::seat::Seat;
use serde_json::Value;

use super::{Caller, DirectMessage, New, Panel, Refused, TableState, Tables, Trouble, new_seed};
use crate::id::GuildId;
use crate::pace::Pace;
use crate::store::SeatRow;

/// A table for one person.
pub(super) struct Solo {
    /// How many computer daimyos.
    pub computers: usize,
    /// The seed, where it is not left to chance.
    pub seed: Option<Seed>,
    /// The server; none for a table in the person's own direct messages.
    pub guild: Option<GuildId>,
}

impl Tables {
    /// Opens a table, seats its host and this many computer daimyos, and starts it. What its host says nothing
    /// about is set for beginners. Returns the host's panel.
    pub async fn against_computers(
        &self,
        caller: &Caller,
        new: New,
        computers: usize,
    ) -> Result<Panel, Trouble> {
        let options = for_beginners(&new)?;
        let guild = caller.guild.ok_or(Refused::NeedsServer)?;
        let solo = Solo {
            computers,
            seed: None,
            guild: Some(guild),
        };
        self.open_solo(caller, New { options, ..new }, solo).await
    }

    /// Opens and starts a table for one person. It is one transaction, so there is never a half-filled lobby to
    /// clean up.
    pub(super) async fn open_solo(
        &self,
        caller: &Caller,
        new: New,
        solo: Solo,
    ) -> Result<Panel, Trouble> {
        let about = catalog::about(&new.title)?;
        let (host, joined) = (caller.user, caller.interaction.to_string());
        let seats = solo.computers + 1;
        // Nobody else is waiting, so there is no clock unless the player wants one.
        let (pace, level) = (new.pace.unwrap_or(Pace::NONE), new.level);
        let seed = match solo.seed {
            Some(seed) => seed,
            None => new_seed()?,
        };
        let caller = &Caller {
            guild: solo.guild,
            ..caller.clone()
        };
        let mut tx = self.store.write().await?;
        let new = New {
            seats: Some(seats),
            ..new
        };
        let id = Self::add_seeded(&mut tx, caller, new, pace, seed).await?;
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
                level,
            };
            tx.put_seat(id, &row).await?;
        }
        let welcome = if solo.guild.is_some() {
            DirectMessage::Welcome
        } else {
            DirectMessage::Lesson
        };
        tx.say_private(id, host, &welcome).await?;
        let state = TableState::load(&mut tx, id).await?;
        let transition = Self::begin(&mut tx, state).await?;
        tx.commit().await?;
        let seat = transition.state.seat_of(host).ok_or(Refused::NotSeated)?;
        let facts = transition.told_to(seat);
        let panel = Panel::of(transition.state, &transition.table, seat, facts)?;
        Ok(self.guided(panel).await)
    }
}

/// The options somebody wants, with the title's switches for beginners where they say nothing.
fn for_beginners(new: &New) -> Result<Value, Trouble> {
    let about = catalog::about(&new.title)?;
    let mut options = match &new.options {
        Value::Null => serde_json::Map::new(),
        Value::Object(said) => said.clone(),
        // What is no list of options is refused where options are read.
        other => return Ok(other.clone()),
    };
    for (name, value) in about.for_beginners {
        options.entry(*name).or_insert_with(|| (*value).into());
    }
    Ok(Value::Object(options))
}
