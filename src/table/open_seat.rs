//! Open seats: a computer daimyo plays on, and whoever comes may take the place.

use rules::seat::Seat;

use super::settle::Burst;
use super::{Book, Notice, Refused, Tables, Trouble, Whisper};
use crate::id::{InteractionId, TableId, UserId};
use crate::store::Tx;

impl Tables {
    /// A newcomer takes an open seat; the first one if no side is named.
    pub async fn take(
        &self,
        table: TableId,
        user: UserId,
        side: Option<&str>,
        interaction: InteractionId,
    ) -> Result<(Book, Seat), Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        book.playing()?;
        if let Some(seat) = book.seat_of(user) {
            let side = book.side_of(seat);
            return Err(Refused::AlreadySeated { side }.into());
        }
        if !tx.first_time(interaction, table).await? {
            return Err(Refused::AlreadyDone.into());
        }
        let open = |row: &&crate::store::SeatRow| {
            row.open && row.user.is_none() && side.is_none_or(|side| row.side == side)
        };
        let seat = book.seats.iter().find(open).map(|row| row.seat);
        let seat = seat.ok_or(Refused::NoOpenSeat)?;
        let side = book.side_of(seat);
        let book = hand_over(&mut tx, book, seat, Some(user), Notice::Replaced { side }).await?;
        tx.commit().await?;
        Ok((book, seat))
    }
}

/// Gives a seat of a running table to somebody else: a person, who learns what the seat knows, or a
/// computer daimyo, who plays at once if it is up and keeps the seat open.
pub(super) async fn hand_over(
    tx: &mut Tx,
    mut book: Book,
    seat: Seat,
    to: Option<UserId>,
    notice: Notice,
) -> Result<Book, Trouble> {
    book.playing()?;
    let (table, seq) = (book.row.id, book.row.seq);
    let side = book.side_of(seat);
    book.change_seat(tx, seat, |row| {
        row.user = to;
        row.held = false;
        row.open = to.is_none();
    })
    .await?;
    tx.begin_tenure(table, seat, to, seq).await?;
    if let Some(vote) = tx.open_vote(table).await? {
        tx.drop_ballot(vote.id, seat).await?;
    }
    // A newcomer begins with a full bank, whatever the old player has used up.
    tx.drop_clock(table, seat).await?;
    book.clocks.retain(|row| row.seat != seat);
    let mut burst = Burst::load(tx, book).await?;
    burst.notices.push(notice);
    if to.is_none() {
        burst.notices.push(Notice::OpenSeat { side });
    }
    let burst = burst.resettle(tx).await?;
    if let Some(user) = to {
        tx.say_private(table, user, &Whisper::TakenOver).await?;
    }
    Ok(burst.book)
}
