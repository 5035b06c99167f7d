//! The lobby: opening a table, gathering, beginning.

use rules::catalog::{self, About};
use rules::seat::Seat;
use rules::table::Table;
use serde_json::Value;

use super::settle::Burst;
use super::{Book, Due, Notice, Post, Refused, Tables, Trouble, Whisper, new_seed};
use crate::clock::DAY;
use crate::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::message::plain;
use crate::pace::Pace;
use crate::store::{NewTable, SeatRow, Stage, Tx};

/// The most live tables one person may host.
const MOST_HOSTED: i64 = 20;
/// So many turns missed in a row, if nobody chose otherwise, and a computer daimyo holds the seat.
const DEFAULT_MISSES: u32 = 2;
/// A lobby in which nothing happens for so long closes and frees its channel.
pub const LOBBY_LASTS: i64 = 14 * DAY;

/// A table somebody wants to open.
#[derive(Clone, Debug)]
pub struct New {
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Who.
    pub host: UserId,
    /// The command it came by.
    pub interaction: InteractionId,
    /// The id of the title.
    pub title: String,
    /// What to call it; user text.
    pub name: Option<String>,
    /// How many seats; the title's most if not said.
    pub seats: Option<usize>,
    /// The time for a turn.
    pub pace: Option<Pace>,
    /// After so many turns missed in a row a computer daimyo holds a seat.
    pub misses: Option<u32>,
    /// The title's options.
    pub options: Value,
    /// Play sealed what the title lets be sealed.
    pub sealed: bool,
}

/// A seat somebody wants to take.
#[derive(Clone, Debug)]
pub struct Join {
    /// At which table.
    pub table: TableId,
    /// Who; nobody for a computer daimyo.
    pub user: Option<UserId>,
    /// The command it came by.
    pub interaction: InteractionId,
    /// What to play; the first free one if not said.
    pub side: Option<String>,
}

impl Tables {
    /// Opens a table; its host takes no seat yet.
    pub async fn open(&self, new: New) -> Result<Book, Trouble> {
        let channel = new.channel;
        let pace = self.pace(&new).await?;
        let mut tx = self.store.write().await?;
        let id = Self::add(&mut tx, new, pace).await?;
        lobby_post(&mut tx, id, channel, Notice::Opened).await?;
        let book = Burst::book(&mut tx, id).await?;
        tx.commit().await?;
        Ok(book)
    }

    /// The pace of a new table: as wished, else as its server prefers.
    async fn pace(&self, new: &New) -> Result<Pace, Trouble> {
        let guild = new.guild.ok_or(Refused::NeedsServer)?;
        let settings = self.store.guild(guild).await?;
        Ok(new.pace.or(settings.pace).unwrap_or(Pace::DAILY))
    }

    /// Writes a new table down, if it may be: the title, the seats, the options, the channel.
    pub(super) async fn add(tx: &mut Tx, new: New, pace: Pace) -> Result<TableId, Trouble> {
        let about = catalog::about(&new.title)?;
        let seats = new.seats.unwrap_or(*about.seats.end());
        if !about.seats.contains(&seats) {
            let (fewest, most) = (*about.seats.start(), *about.seats.end());
            let refusal = rules::refusal::Refusal::SeatCount {
                found: seats,
                fewest,
                most,
            };
            return Err(Refused::Rules { refusal }.into());
        }
        if new.sealed && !about.sealable {
            return Err(Refused::CannotSeal.into());
        }
        let name = new.name.unwrap_or_default();
        if !name.is_empty() && plain(&name, 60).is_empty() {
            return Err(Refused::EmptyName.into());
        }
        try_options(&about, &new.options, seats)?;
        if let Some(here) = tx.live_table(new.channel).await? {
            return Err(Refused::TableHere { name: here.name }.into());
        }
        if tx.hosted(new.host).await? >= MOST_HOSTED {
            return Err(Refused::TooManyTables { most: MOST_HOSTED }.into());
        }
        let row = NewTable {
            guild: new.guild,
            channel: new.channel,
            host: new.host,
            name: name.chars().take(60).collect(),
            title: about.id.into(),
            rules: about.rules,
            options: new.options,
            seats,
            pace,
            misses: new.misses.unwrap_or(DEFAULT_MISSES).clamp(1, 9),
            sealed: new.sealed,
            seed: new_seed()?,
        };
        Ok(tx.add_table(&row).await?)
    }

    /// Takes a seat for a person or a computer daimyo. At a table under way a person takes an open one.
    pub async fn join(&self, join: Join) -> Result<(Book, Seat), Trouble> {
        let book = self.book(join.table).await?;
        let open = book.seats.iter().any(|row| row.open && row.user.is_none());
        if let Some(user) = join
            .user
            .filter(|_| open && book.row.stage == Stage::Playing)
        {
            return self
                .take(join.table, user, join.side.as_deref(), join.interaction)
                .await;
        }
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, join.table).await?;
        in_lobby(&book)?;
        if let Some(row) = join
            .user
            .and_then(|user| book.seat_of(user))
            .and_then(|s| book.seat(s))
        {
            return Err(Refused::AlreadySeated {
                side: row.side.clone(),
            }
            .into());
        }
        let full = Refused::Full {
            seats: book.row.seats,
        };
        if book.seats.len() >= book.row.seats {
            return Err(full.into());
        }
        let seat = Seat::new(book.seats.len()).ok_or(full)?;
        let side = free_side(&book, join.side)?;
        let joined = join
            .user
            .map_or_else(String::new, |_| join.interaction.to_string());
        let row = SeatRow {
            seat,
            side: side.clone(),
            user: join.user,
            joined,
            held: false,
            open: false,
        };
        tx.put_seat(join.table, &row).await?;
        let notice = match join.user {
            Some(user) => {
                tx.say_private(join.table, user, &Whisper::Welcome).await?;
                Notice::Joined { side }
            }
            None => Notice::ComputerJoined { side },
        };
        lobby_post(&mut tx, join.table, book.row.channel, notice).await?;
        let book = Burst::book(&mut tx, join.table).await?;
        tx.commit().await?;
        Ok((book, seat))
    }

    /// Gives a seat up before play begins; the others move together.
    pub async fn leave(&self, table: TableId, user: UserId) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        in_lobby(&book)?;
        let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
        let side = book.side_of(seat);
        let book = vacate(&mut tx, book, seat, Notice::Left { side }).await?;
        tx.commit().await?;
        Ok(book)
    }

    /// Begins play. Seats nobody took are left out if the title can be played by fewer.
    pub async fn start(&self, table: TableId, user: UserId) -> Result<Book, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        in_lobby(&book)?;
        if book.row.host != user && book.seat_of(user).is_none() {
            return Err(Refused::NotSeated.into());
        }
        let about = catalog::about(&book.row.title)?;
        let (taken, needed) = (book.seats.len(), *about.seats.start());
        if taken < needed {
            return Err(Refused::TooFew { taken, needed }.into());
        }
        if book.seats.iter().all(|row| row.user.is_none()) {
            return Err(Refused::NoHumans.into());
        }
        let burst = Self::begin(&mut tx, book).await?;
        tx.commit().await?;
        Ok(burst.book)
    }

    /// Begins play with the seats as they are.
    pub(super) async fn begin(tx: &mut Tx, mut book: Book) -> Result<Burst, Trouble> {
        let table = book.row.id;
        // Mixed into the dice: nobody could know these when the seed was committed to.
        let entropy: Vec<&str> = book.seats.iter().map(|row| row.joined.as_str()).collect();
        book.row.entropy = entropy.join(",");
        book.row.stage = Stage::Playing;
        tx.set_stage(table, Stage::Playing, &book.row.entropy)
            .await?;
        tx.drop_due(Due::Lobby(table)).await?;
        for row in &book.seats {
            tx.begin_tenure(table, row.seat, row.user, 0).await?;
        }
        let (play, facts) = book.open()?;
        Burst::opened(book, play, facts)
            .settle(tx, true, None)
            .await
    }

    /// Closes a lobby nobody began.
    pub(super) async fn close_lobby(&self, tx: &mut Tx, book: Book) -> Result<(), Trouble> {
        in_lobby(&book)?;
        let (id, channel) = (book.row.id, book.row.channel);
        tx.set_stage(id, Stage::Cancelled, &book.row.entropy)
            .await?;
        let notice = Notice::Expired;
        tx.say_public(id, channel, &Post::Notice { notice }).await?;
        Ok(())
    }

    /// The sides still free at a table.
    pub async fn free_sides(&self, table: TableId) -> Result<Vec<&'static str>, Trouble> {
        let book = self.book(table).await?;
        let about = catalog::about(&book.row.title)?;
        let free = about
            .sides
            .iter()
            .copied()
            .filter(|side| book.side(side).is_none());
        Ok(free.collect())
    }
}

/// Must still be gathering.
pub(super) fn in_lobby(book: &Book) -> Result<(), Refused> {
    match book.row.stage {
        Stage::Lobby => Ok(()),
        Stage::Playing => Err(Refused::AlreadyStarted),
        Stage::Over | Stage::Cancelled => Err(Refused::Finished),
    }
}

/// Options nobody can open a table with are refused now, not when all have gathered.
fn try_options(about: &About, options: &Value, seats: usize) -> Result<(), Trouble> {
    let opening = rules::table::Opening {
        title: about.id.into(),
        options: options.clone(),
        sides: about
            .sides
            .iter()
            .take(seats)
            .map(|side| (*side).into())
            .collect(),
        seed: rules::dice::Seed::from_number(0),
        entropy: String::new(),
        position: None,
    };
    Table::open(&opening)?;
    Ok(())
}

fn free_side(book: &Book, wanted: Option<String>) -> Result<String, Trouble> {
    let about = catalog::about(&book.row.title)?;
    match wanted {
        Some(side) => {
            let known = about
                .sides
                .iter()
                .find(|known| known.eq_ignore_ascii_case(side.trim()));
            let known = known.ok_or_else(|| Refused::NoSuchSide {
                side: side.chars().take(40).collect(),
            })?;
            if book.side(known).is_some() {
                return Err(Refused::SideTaken {
                    side: (*known).into(),
                }
                .into());
            }
            Ok((*known).into())
        }
        None => {
            let free = about.sides.iter().find(|side| book.side(side).is_none());
            free.map(|side| (*side).to_owned()).ok_or_else(|| {
                Refused::Full {
                    seats: book.row.seats,
                }
                .into()
            })
        }
    }
}

/// Frees a seat in the lobby; seat numbers stay without gaps.
pub(super) async fn vacate(
    tx: &mut Tx,
    book: Book,
    seat: Seat,
    notice: Notice,
) -> Result<Book, Trouble> {
    let id = book.row.id;
    tx.clear_seats(id).await?;
    let rest = book.seats.into_iter().filter(|row| row.seat != seat);
    for (number, mut row) in rest.enumerate() {
        row.seat = Seat::new(number).unwrap_or(row.seat);
        tx.put_seat(id, &row).await?;
    }
    lobby_post(tx, id, book.row.channel, notice).await?;
    Burst::book(tx, id).await
}

pub(super) async fn lobby_post(
    tx: &mut Tx,
    id: TableId,
    channel: ChannelId,
    notice: Notice,
) -> Result<(), Trouble> {
    tx.say_public(id, channel, &Post::Lobby { notice }).await?;
    let closes = tx.now().plus(LOBBY_LASTS);
    tx.set_due(Due::Lobby(id), closes).await?;
    Ok(())
}
