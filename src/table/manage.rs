//! Managing a table: removing, replacing, resigning, giving up; and who may.

use super::lobby::{in_lobby, vacate};
use super::open_seat::hand_over;
use super::settle::Burst;
use super::{Book, Motion, Notice, Post, Refused, Tables, Tally, Trouble};
use crate::id::{TableId, UserId};
use crate::pace::Pace;
use crate::store::{GuildRow, Stage};

/// A person and what the server lets them do, as the interaction says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power {
    /// Who.
    pub user: UserId,
    /// May they manage the server?
    pub manages_server: bool,
}

impl Power {
    /// Host and server managers manage a table.
    fn over(self, book: &Book) -> Result<(), Refused> {
        if self.manages_server || book.row.host == self.user {
            Ok(())
        } else {
            Err(Refused::NotHost)
        }
    }
}

impl Tables {
    /// Removes a computer daimyo from the lobby.
    pub async fn remove_computer(
        &self,
        power: Power,
        table: TableId,
        side: &str,
    ) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        power.over(&book)?;
        in_lobby(&book)?;
        let row = book
            .side(side)
            .filter(|row| row.user.is_none())
            .ok_or(Refused::NobodyThere)?;
        let (seat, side) = (row.seat, row.side.clone());
        let book = vacate(&mut tx, book, seat, Notice::ComputerLeft { side }).await?;
        tx.commit().await?;
        Ok(book)
    }

    /// Must be allowed to manage the table.
    pub async fn must_manage(&self, power: Power, table: TableId) -> Result<(), Trouble> {
        Ok(power.over(&self.book(table).await?)?)
    }

    /// Removes a person: in the lobby the seat is free again, later a computer daimyo plays on.
    pub async fn kick(&self, power: Power, table: TableId, user: UserId) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        power.over(&book)?;
        let seat = book.seat_of(user).ok_or(Refused::NobodyThere)?;
        if user == book.row.host {
            return Err(Refused::HostStays.into());
        }
        let side = book.side_of(seat);
        let book = if book.row.stage == Stage::Lobby {
            vacate(&mut tx, book, seat, Notice::Kicked { side }).await?
        } else {
            hand_over(&mut tx, book, seat, None, Notice::Kicked { side }).await?
        };
        tx.commit().await?;
        Ok(book)
    }

    /// Gives up one's seat during play; a computer daimyo plays on.
    pub async fn resign(&self, table: TableId, user: UserId) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
        book.playing()?;
        let side = book.side_of(seat);
        let book = hand_over(&mut tx, book, seat, None, Notice::Resigned { side }).await?;
        tx.commit().await?;
        Ok(book)
    }

    /// Gives a seat (a computer daimyo's or a person's) to somebody else.
    pub async fn replace(
        &self,
        power: Power,
        table: TableId,
        side: &str,
        by: UserId,
    ) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        power.over(&book)?;
        book.playing()?;
        if let Some(row) = book.seat_of(by).and_then(|seat| book.seat(seat)) {
            return Err(Refused::AlreadySeated {
                side: row.side.clone(),
            }
            .into());
        }
        let row = book.side(side).ok_or(Refused::NobodyThere)?;
        let (seat, side) = (row.seat, row.side.clone());
        let book = hand_over(&mut tx, book, seat, Some(by), Notice::Replaced { side }).await?;
        tx.commit().await?;
        Ok(book)
    }

    /// Opens a seat to whoever comes: a computer daimyo's, or that of somebody the host removes. Who
    /// does not manage the table proposes it to the others instead.
    pub async fn open_seat(
        &self,
        power: Power,
        table: TableId,
        side: &str,
    ) -> Result<Option<Tally>, Trouble> {
        let book = self.book(table).await?;
        book.playing()?;
        let row = book.side(side).ok_or(Refused::NobodyThere)?;
        if power.over(&book).is_err() {
            let motion = Motion::Replace(row.seat);
            let (_, tally) = self.propose(table, power.user, motion).await?;
            return Ok(Some(tally));
        }
        if let Some(user) = row.user {
            self.kick(power, table, user).await?;
            return Ok(None);
        }
        let mut tx = self.store.write().await?;
        let mut book = Burst::book(&mut tx, table).await?;
        let free = book.side(side).filter(|row| row.user.is_none());
        let (seat, side) = free
            .map(|row| (row.seat, row.side.clone()))
            .ok_or(Refused::NobodyThere)?;
        book.change_seat(&mut tx, seat, |row| row.open = true)
            .await?;
        let notice = Notice::OpenSeat { side };
        tx.say_public(table, book.row.channel, &Post::Notice { notice })
            .await?;
        tx.commit().await?;
        Ok(None)
    }

    /// Gives the table up.
    pub async fn cancel(&self, power: Power, table: TableId) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let mut book = Burst::book(&mut tx, table).await?;
        power.over(&book)?;
        if !book.row.stage.is_live() {
            return Err(Refused::Finished.into());
        }
        self.end(&mut tx, &book, Notice::Cancelled).await?;
        book.row.stage = Stage::Cancelled;
        tx.commit().await?;
        Ok(book)
    }

    /// Sets what a server wants.
    pub async fn settings(
        &self,
        power: Power,
        guild: crate::id::GuildId,
        locale: Option<String>,
        pace: Option<Pace>,
        contrast: Option<bool>,
    ) -> Result<GuildRow, Trouble> {
        let mut row = self.store.guild(guild).await?;
        if locale.is_none() && pace.is_none() && contrast.is_none() {
            return Ok(row);
        }
        if !power.manages_server {
            return Err(Refused::NotManager.into());
        }
        row.locale = locale.or(row.locale);
        row.contrast = contrast.unwrap_or(row.contrast);
        row.pace = pace.or(row.pace);
        let mut tx = self.store.write().await?;
        tx.set_guild(guild, &row).await?;
        tx.commit().await?;
        Ok(row)
    }

    /// Forgets a person: their seats go to computer daimyos, lobby seats become free, the tables of
    /// others go on. Answers how many tables were touched.
    pub async fn forget(&self, user: UserId) -> Result<usize, Trouble> {
        let tables = self.store.tables_of(user).await?;
        for row in &tables {
            let mut tx = self.store.write().await?;
            let book = Burst::book(&mut tx, row.id).await?;
            let Some(seat) = book.seat_of(user) else {
                continue;
            };
            let side = book.side_of(seat);
            if book.row.stage == Stage::Lobby {
                vacate(&mut tx, book, seat, Notice::Left { side }).await?;
            } else {
                hand_over(&mut tx, book, seat, None, Notice::Resigned { side }).await?;
            }
            tx.commit().await?;
        }
        let mut tx = self.store.write().await?;
        tx.forget(user).await?;
        tx.commit().await?;
        Ok(tables.len())
    }
}
