//! The lobby: opening a table, joining it, starting it.

use rules::catalog::{self, About};
use rules::dice::Seed;
use rules::seat::Seat;
use rules::table::Table;
use serde_json::Value;

use super::open_seat::take_open;
use super::transition::{Answered, Transition};
use super::{
    Caller, DirectMessage, Job, Notice, Post, Refused, TableRef, TableState, Tables, Trouble,
    new_seed,
};
use crate::clock::DAY;
use crate::id::{ChannelId, TableId, UserId};
use crate::level::Level;
use crate::message::plain;
use crate::pace::Pace;
use crate::store::{Lifecycle, NewTable, SeatRow, TableRow, Tx};

/// The most live tables one person may host.
const MOST_HOSTED: i64 = 20;
/// How many turns in a row somebody can miss by default before a computer daimyo holds the seat.
const DEFAULT_MISSES: u32 = 2;
/// How long nothing has to happen in a lobby before it closes and frees its channel.
pub const LOBBY_LASTS: i64 = 14 * DAY;

/// A table somebody wants to open.
#[derive(Clone, Debug)]
pub struct New {
    /// The channel or thread.
    pub channel: ChannelId,
    /// The id of the title.
    pub title: String,
    /// What to call it; user text.
    pub name: Option<String>,
    /// How many seats; the title's most if not said.
    pub seats: Option<usize>,
    /// The time per turn.
    pub pace: Option<Pace>,
    /// How many turns in a row somebody can miss before a computer daimyo holds the seat.
    pub misses: Option<u32>,
    /// The title's options.
    pub options: Value,
    /// Play sealed where the title allows it.
    pub sealed: bool,
    /// How well computer daimyos play.
    pub level: Level,
    /// May players ask for hints?
    pub hints: bool,
}

/// The refusal for a channel that has this live table.
pub(super) fn in_the_way(here: TableRow) -> Refused {
    Refused::TableHere {
        table: here.id,
        title: here.title,
        name: here.name,
    }
}

impl Tables {
    /// Opens a table and seats its host, who may leave the seat again.
    pub async fn open(&self, caller: &Caller, new: New) -> Result<TableState, Trouble> {
        let pace = self.pace(caller, &new).await?;
        let mut tx = self.store.write().await?;
        let state = Self::open_in(&mut tx, caller, new, pace, None).await?;
        tx.commit().await?;
        Ok(state)
    }

    /// Opens a table and seats its host, as this side if it is given.
    async fn open_in(
        tx: &mut Tx,
        caller: &Caller,
        new: New,
        pace: Pace,
        side: Option<&str>,
    ) -> Result<TableState, Trouble> {
        let id = Self::add(tx, caller, new, pace).await?;
        let row = tx.table(id).await?.ok_or(Refused::NoSuchTable)?;
        let state = TableState::new(row, Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let row = SeatRow {
            user: Some(caller.user),
            joined: caller.interaction.to_string(),
            ..free_seat(&state, side)?
        };
        tx.say_private(id, caller.user, &DirectMessage::Welcome)
            .await?;
        seat_in_lobby(tx, state, row, Notice::Opened).await
    }

    /// Opens a table for the people of one that is over, with the same settings. Whoever asks hosts it and
    /// sits one seat further on; the others are invited and take their seats themselves.
    pub async fn rematch(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
    ) -> Result<TableState, Trouble> {
        caller.guild.ok_or(Refused::NeedsServer)?;
        let mut tx = self.store.write().await?;
        let old = TableState::load_for(&mut tx, table.into(), caller.user).await?;
        if old.row.stage != Lifecycle::Over {
            return Err(Refused::NotOver.into());
        }
        let own = old.seat_of(caller.user).ok_or(Refused::NotSeated)?;
        let sides = old.seats.iter().map(|row| row.side.as_str());
        let next = sides.cycle().nth(own.index() + 1).map(str::to_owned);
        let new = New {
            channel: old.row.channel,
            title: old.row.title.clone(),
            name: Some(old.row.name.clone()).filter(|name| !name.is_empty()),
            seats: Some(old.row.seats),
            pace: Some(old.row.pace),
            misses: Some(old.row.misses),
            options: old.row.options.clone(),
            sealed: old.row.sealed,
            level: old.row.level,
            hints: old.row.hints,
        };
        let pace = old.row.pace;
        let state = Self::open_in(&mut tx, caller, new, pace, next.as_deref()).await?;
        let others = old.seats.iter().filter_map(|row| row.user);
        let others: Vec<UserId> = others.filter(|user| *user != caller.user).collect();
        if !others.is_empty() {
            let invited = Post::Invited {
                ping: others,
                by: None,
            };
            tx.say_public(state.row.id, state.row.channel, &invited)
                .await?;
        }
        tx.commit().await?;
        Ok(state)
    }

    /// Calls somebody to a table that gathers players; whoever sits there or hosts it may.
    pub async fn invite(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        guest: UserId,
        bot: bool,
    ) -> Result<TableState, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        if caller.user != state.row.host && state.seat_of(caller.user).is_none() {
            return Err(Refused::NotSeated.into());
        }
        in_lobby(&state)?;
        if bot {
            return Err(Refused::NoBots.into());
        }
        if let Some(seat) = state.seat_of(guest) {
            let side = state.side_of(seat);
            let title = state.row.title.clone();
            return Err(Refused::AlreadySeated { title, side }.into());
        }
        free_seat(&state, None)?;
        let called = Post::Invited {
            ping: vec![guest],
            by: Some(caller.user),
        };
        tx.say_public(state.row.id, state.row.channel, &called)
            .await?;
        tx.commit().await?;
        Ok(state)
    }

    /// The pace of a new table: as chosen, otherwise as the server prefers.
    async fn pace(&self, caller: &Caller, new: &New) -> Result<Pace, Trouble> {
        let guild = caller.guild.ok_or(Refused::NeedsServer)?;
        let settings = self.store.guild(guild).await?;
        Ok(new.pace.or(settings.pace).unwrap_or(Pace::DAILY))
    }

    /// Writes a new table, if title, seats, options and channel allow it.
    pub(super) async fn add(
        tx: &mut Tx,
        caller: &Caller,
        new: New,
        pace: Pace,
    ) -> Result<TableId, Trouble> {
        Self::add_seeded(tx, caller, new, pace, new_seed()?).await
    }

    /// The same with a seed that is given.
    pub(super) async fn add_seeded(
        tx: &mut Tx,
        caller: &Caller,
        new: New,
        pace: Pace,
        seed: Seed,
    ) -> Result<TableId, Trouble> {
        caller.take_effect_once(tx, None).await?;
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
            return Err(in_the_way(here).into());
        }
        if tx.hosted(caller.user).await? >= MOST_HOSTED {
            return Err(Refused::TooManyTables { most: MOST_HOSTED }.into());
        }
        caller.introduce(tx).await?;
        let row = NewTable {
            guild: caller.guild,
            channel: new.channel,
            host: caller.user,
            name: name.chars().take(60).collect(),
            title: about.id.into(),
            rules: about.rules,
            options: new.options,
            seats,
            pace,
            misses: new.misses.unwrap_or(DEFAULT_MISSES).clamp(1, 9),
            sealed: new.sealed,
            level: new.level,
            hints: new.hints,
            seed,
        };
        Ok(tx.add_table(&row).await?)
    }

    /// Takes a seat; the first free one if no side is named. At a table under way it is an open one.
    pub async fn join(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        side: Option<&str>,
    ) -> Result<(TableState, Seat), Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let open = state.seats.iter().any(|row| row.open && row.user.is_none());
        if open && state.row.stage == Lifecycle::Playing {
            let taken = take_open(&mut tx, caller, state, side).await?;
            tx.commit().await?;
            return Ok(taken);
        }
        in_lobby(&state)?;
        if let Some(seat) = state.seat_of(caller.user) {
            let side = side.ok_or_else(|| state.already_seated(seat))?;
            let state = change_side(&mut tx, state, seat, side).await?;
            tx.commit().await?;
            return Ok((state, seat));
        }
        let row = SeatRow {
            user: Some(caller.user),
            joined: caller.interaction.to_string(),
            ..free_seat(&state, side)?
        };
        caller.introduce(&mut tx).await?;
        let welcome = DirectMessage::Welcome;
        tx.say_private(state.row.id, caller.user, &welcome).await?;
        let (seat, side) = (row.seat, row.side.clone());
        let state = seat_in_lobby(&mut tx, state, row, Notice::Joined { side }).await?;
        tx.commit().await?;
        Ok((state, seat))
    }

    /// Gives a seat in the lobby to a computer daimyo, who plays at this level or at that of the table.
    pub async fn add_computer(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        side: Option<&str>,
        level: Option<Level>,
    ) -> Result<(TableState, Seat), Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        caller.manages(&state)?;
        in_lobby(&state)?;
        let row = SeatRow {
            level: level.unwrap_or(state.row.level),
            ..free_seat(&state, side)?
        };
        let (seat, side) = (row.seat, row.side.clone());
        let notice = Notice::ComputerJoined { side };
        let state = seat_in_lobby(&mut tx, state, row, notice).await?;
        tx.commit().await?;
        Ok((state, seat))
    }

    /// Gives up a seat before play begins; the others close the gap.
    pub async fn leave(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
    ) -> Result<TableState, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        in_lobby(&state)?;
        let seat = state.seat_of(caller.user).ok_or(Refused::NotSeated)?;
        let side = state.side_of(seat);
        let state = vacate(&mut tx, state, seat, Notice::Left { side }).await?;
        tx.commit().await?;
        Ok(state)
    }

    /// A player is ready; play begins when all players are. Their presses are mixed into the dice:
    /// everybody adds one after the last seat was taken, so nobody can leave and come back until the
    /// deal suits them. Seats nobody took are left out if the title can be played by fewer. The host
    /// may ask without a seat, and learns who is missing.
    pub async fn start(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
    ) -> Result<TableState, Trouble> {
        let (mut tx, mut state) = self.change(caller, table.into()).await?;
        in_lobby(&state)?;
        if state.row.host != caller.user && state.seat_of(caller.user).is_none() {
            return Err(Refused::NotSeated.into());
        }
        let about = catalog::about(&state.row.title)?;
        let (taken, needed) = (state.seats.len(), *about.seats.start());
        if taken < needed {
            return Err(Refused::TooFew { taken, needed }.into());
        }
        if state.seats.iter().all(|row| row.user.is_none()) {
            return Err(Refused::NoHumans.into());
        }
        let ready = state.make_ready(&mut tx, caller).await?;
        if !state.not_ready().is_empty() {
            if let Some(side) = ready {
                lobby_post(
                    &mut tx,
                    state.row.id,
                    state.row.channel,
                    Notice::Ready { side },
                )
                .await?;
            }
            tx.commit().await?;
            return Ok(state);
        }
        let transition = Self::begin(&mut tx, state).await?;
        tx.commit().await?;
        Ok(transition.state)
    }

    /// Begins play with the seats as they are.
    pub(super) async fn begin(tx: &mut Tx, mut state: TableState) -> Result<Transition, Trouble> {
        let table = state.row.id;
        // Mixed into the dice: nobody could know these before everybody was seated.
        let entropy: Vec<&str> = state.seats.iter().map(|row| row.ready.as_str()).collect();
        state.row.entropy = entropy.join(",");
        state.row.stage = Lifecycle::Playing;
        tx.set_stage(table, Lifecycle::Playing, &state.row.entropy)
            .await?;
        tx.drop_due(Job::Lobby(table)).await?;
        for row in &state.seats {
            tx.begin_seat_history(table, row.seat, row.user, 0).await?;
        }
        let (play, facts) = state.open()?;
        Transition::opened(state, play, facts)
            .announce(tx, true, Answered::Nobody)
            .await
    }

    /// Closes a lobby that was not started.
    pub(super) async fn close_lobby(&self, tx: &mut Tx, state: TableState) -> Result<(), Trouble> {
        in_lobby(&state)?;
        let (id, channel) = (state.row.id, state.row.channel);
        tx.set_stage(id, Lifecycle::Cancelled, &state.row.entropy)
            .await?;
        let notice = Notice::Expired;
        tx.say_public(id, channel, &Post::Notice { notice }).await?;
        Ok(())
    }
}

impl TableState {
    /// The players who have not said that they are ready.
    #[must_use]
    pub fn not_ready(&self) -> Vec<UserId> {
        let missing = self.seats.iter().filter(|row| row.ready.is_empty());
        missing.filter_map(|row| row.user).collect()
    }

    /// Something has changed, so everybody has to say anew that they are ready.
    pub(super) async fn nobody_is_ready(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let id = self.row.id;
        for seated in self.seats.iter_mut().filter(|row| !row.ready.is_empty()) {
            seated.ready.clear();
            tx.put_seat(id, seated).await?;
        }
        Ok(())
    }

    /// Notes that the caller is ready, and returns what they play. The first press counts: a second
    /// one must not change the dice.
    async fn make_ready(
        &mut self,
        tx: &mut Tx,
        caller: &Caller,
    ) -> Result<Option<String>, Trouble> {
        let mut rows = self.seats.iter_mut();
        let own = rows.find(|row| row.user == Some(caller.user) && row.ready.is_empty());
        let Some(row) = own else { return Ok(None) };
        row.ready = caller.interaction.to_string();
        tx.put_seat(self.row.id, row).await?;
        Ok(Some(row.side.clone()))
    }
}

/// Checks that the table is still in its lobby.
pub(super) fn in_lobby(state: &TableState) -> Result<(), Refused> {
    match state.row.stage {
        Lifecycle::Lobby => Ok(()),
        Lifecycle::Playing => Err(Refused::AlreadyStarted),
        Lifecycle::Over | Lifecycle::Cancelled => Err(Refused::Finished),
    }
}

/// Options that no table can be opened with are refused now, not when everybody has joined.
pub(super) fn try_options(about: &About, options: &Value, seats: usize) -> Result<(), Trouble> {
    let opening = rules::table::Opening {
        title: about.id.into(),
        rules: None,
        options: options.clone(),
        sides: about
            .sides
            .iter()
            .take(seats)
            .map(|side| (*side).into())
            .collect(),
        seed: rules::dice::Seed::from_number(0),
        scheme: rules::dice::Scheme::Seed,
        entropy: String::new(),
        position: None,
    };
    Table::open(&opening)?;
    Ok(())
}

/// The next free seat, with the side that is wanted or the first free one.
fn free_seat(state: &TableState, wanted: Option<&str>) -> Result<SeatRow, Trouble> {
    let full = Refused::Full {
        seats: state.row.seats,
    };
    if state.seats.len() >= state.row.seats {
        return Err(full.into());
    }
    let seat = Seat::new(state.seats.len()).ok_or_else(|| full.clone())?;
    let side = match wanted {
        Some(side) => wanted_side(state, side.trim())?,
        None => *state.free_sides()?.first().ok_or(full)?,
    };
    Ok(SeatRow {
        seat,
        side: side.into(),
        user: None,
        joined: String::new(),
        ready: String::new(),
        held: false,
        open: false,
        elsewhere: false,
        level: state.row.level,
    })
}

/// A side somebody asks for by name, if it is free.
fn wanted_side(state: &TableState, wanted: &str) -> Result<&'static str, Trouble> {
    let about = catalog::about(&state.row.title)?;
    let mut sides = about.sides.iter();
    let known = sides.find(|known| known.eq_ignore_ascii_case(wanted));
    let title = state.row.title.clone();
    let Some(known) = known else {
        let side = wanted.chars().take(40).collect();
        return Err(Refused::NoSuchSide { title, side }.into());
    };
    if state.side(known).is_some() {
        let side = (*known).into();
        return Err(Refused::SideTaken { title, side }.into());
    }
    Ok(known)
}

/// Somebody in the lobby plays another side from now on.
async fn change_side(
    tx: &mut Tx,
    mut state: TableState,
    seat: Seat,
    wanted: &str,
) -> Result<TableState, Trouble> {
    if state.side_of(seat).eq_ignore_ascii_case(wanted.trim()) {
        return Ok(state);
    }
    let side = wanted_side(&state, wanted.trim())?;
    state
        .change_seat(tx, seat, |row| side.clone_into(&mut row.side))
        .await?;
    state.nobody_is_ready(tx).await?;
    let notice = Notice::Joined { side: side.into() };
    lobby_post(tx, state.row.id, state.row.channel, notice).await?;
    Ok(state)
}

/// Seats somebody in the lobby and announces it. The others have to say anew that they are ready.
async fn seat_in_lobby(
    tx: &mut Tx,
    mut state: TableState,
    row: SeatRow,
    notice: Notice,
) -> Result<TableState, Trouble> {
    let id = state.row.id;
    state.nobody_is_ready(tx).await?;
    tx.put_seat(id, &row).await?;
    state.seats.push(row);
    lobby_post(tx, id, state.row.channel, notice).await?;
    Ok(state)
}

/// Frees a seat in the lobby; seat numbers stay without gaps. The others have to say anew that they
/// are ready.
pub(super) async fn vacate(
    tx: &mut Tx,
    mut state: TableState,
    seat: Seat,
    notice: Notice,
) -> Result<TableState, Trouble> {
    let id = state.row.id;
    tx.clear_seats(id).await?;
    state.seats.retain(|row| row.seat != seat);
    for (number, row) in state.seats.iter_mut().enumerate() {
        row.seat = Seat::new(number).unwrap_or(row.seat);
        row.ready.clear();
        tx.put_seat(id, row).await?;
    }
    lobby_post(tx, id, state.row.channel, notice).await?;
    Ok(state)
}

pub(super) async fn lobby_post(
    tx: &mut Tx,
    id: TableId,
    channel: ChannelId,
    notice: Notice,
) -> Result<(), Trouble> {
    tx.say_public(id, channel, &Post::Lobby { notice }).await?;
    let closes = tx.now().plus(LOBBY_LASTS);
    tx.set_due(Job::Lobby(id), closes).await?;
    Ok(())
}
