//! Managing a table: removing, replacing, resigning, giving up; and who may.

use super::lobby::{in_lobby, vacate};
use super::settle::Burst;
use super::{Book, Notice, Post, Refused, Tables, Trouble, Whisper};
use crate::id::{TableId, UserId};
use crate::store::{GuildRow, SeatRow, Stage, Tx};

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
        let side = book
            .seat(seat)
            .map_or_else(String::new, |row| row.side.clone());
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
        let side = book
            .seat(seat)
            .map_or_else(String::new, |row| row.side.clone());
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
        tx.say_private(table, by, &Whisper::Welcome).await?;
        let facts = super::Facts::private(&[], seat);
        tx.say_private(table, by, &Whisper::Panel { facts }).await?;
        tx.commit().await?;
        Ok(book)
    }

    /// Gives the table up.
    pub async fn cancel(&self, power: Power, table: TableId) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let mut book = Burst::book(&mut tx, table).await?;
        power.over(&book)?;
        if !book.row.stage.is_live() {
            return Err(Refused::Finished.into());
        }
        tx.set_stage(table, Stage::Cancelled, &book.row.entropy)
            .await?;
        book.row.stage = Stage::Cancelled;
        tx.cancel_dues_of(table).await?;
        let post = Post::Notice {
            notice: Notice::Cancelled,
        };
        tx.say_public(table, book.row.channel, &post).await?;
        tx.commit().await?;
        Ok(book)
    }

    /// Sets what a server wants.
    pub async fn settings(
        &self,
        power: Power,
        guild: crate::id::GuildId,
        locale: Option<String>,
        pace: Option<u32>,
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
        row.pace_hours = pace.map(|hours| hours.clamp(1, 24 * 14)).or(row.pace_hours);
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
            let side = book
                .seat(seat)
                .map_or_else(String::new, |row| row.side.clone());
            if book.row.stage == Stage::Lobby {
                vacate(&mut tx, book, seat, Notice::Left { side }).await?;
            } else {
                hand_over(&mut tx, book, seat, None, Notice::Resigned { side }).await?;
            }
            tx.commit().await?;
        }
        let mut tx = self.store.write().await?;
        tx.drop_parcels_of(user).await?;
        tx.forget(user).await?;
        tx.commit().await?;
        Ok(tables.len())
    }
}

/// Gives a seat of a running table to somebody else; a computer daimyo plays at once if it is up.
async fn hand_over(
    tx: &mut Tx,
    mut book: Book,
    seat: rules::seat::Seat,
    to: Option<UserId>,
    notice: Notice,
) -> Result<Book, Trouble> {
    book.playing()?;
    let old = book.seat(seat).cloned().ok_or(Refused::NobodyThere)?;
    tx.put_seat(book.row.id, &SeatRow { user: to, ..old })
        .await?;
    book.seats = tx.seats(book.row.id).await?;
    tx.say_public(book.row.id, book.row.channel, &Post::Notice { notice })
        .await?;
    let burst = Burst::load(tx, book).await?;
    if to.is_none() && burst.table.waiting().has(seat) {
        return Ok(burst.settle(tx, false, None).await?.book);
    }
    Ok(burst.book)
}
