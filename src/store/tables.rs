//! Tables: what each was opened with, and its state.

use rules::dice::Seed;
use serde_json::Value;

use super::engine::{query, query_as, query_scalar};
use super::{Store, Tx};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::{ChannelId, GuildId, TableId, UserId};
use crate::level::Level;
use crate::pace::Pace;

/// The stage of a table's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifecycle {
    /// Waiting for players.
    Lobby,
    /// Under way.
    Playing,
    /// Played to its end.
    Over,
    /// Given up by its host.
    Cancelled,
}

impl Lifecycle {
    /// The word in the database and in wording ids.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }

    fn from_id(id: &str) -> Result<Self, Fault> {
        [Self::Lobby, Self::Playing, Self::Over, Self::Cancelled]
            .into_iter()
            .find(|stage| stage.id() == id)
            .ok_or_else(|| Fault::new("store", &"a table with an unknown stage"))
    }

    /// Lobby or playing.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Lobby | Self::Playing)
    }
}

/// Why all clocks of a table are stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// The players voted for it.
    Vote,
    /// Computer daimyos hold every seat.
    Deserted,
}

impl Pause {
    /// The word in the database and in wording ids.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Vote => "vote",
            Self::Deserted => "deserted",
        }
    }
}

/// A table to create.
#[derive(Debug)]
pub struct NewTable {
    /// The server; none if it lives in its host's direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Who opened it.
    pub host: UserId,
    /// What people call it.
    pub name: String,
    /// The id of the title.
    pub title: String,
    /// The version of its rules.
    pub rules: u16,
    /// The title's options.
    pub options: Value,
    /// How many seats.
    pub seats: usize,
    /// The agreed time per turn.
    pub pace: Pace,
    /// How many turns in a row somebody can miss before a computer daimyo holds the seat.
    pub misses: u32,
    /// Are the stages that can be sealed played sealed?
    pub sealed: bool,
    /// How well computer daimyos play who act for somebody.
    pub level: Level,
    /// May players ask for hints?
    pub hints: bool,
    /// The secret seed.
    pub seed: Seed,
}

/// A table as stored. The seed does not show in `Debug`.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its number.
    pub id: TableId,
    /// The server; none if it lives in its host's direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Who opened it.
    pub host: UserId,
    /// What people call it; user text.
    pub name: String,
    /// The id of the title.
    pub title: String,
    /// The version of its rules.
    pub rules: u16,
    /// The title's options.
    pub options: Value,
    /// How many seats.
    pub seats: usize,
    /// The agreed time per turn.
    pub pace: Pace,
    /// How many turns in a row somebody can miss before a computer daimyo holds the seat.
    pub misses: u32,
    /// Why all clocks are stopped, if they are.
    pub paused: Option<Pause>,
    /// Are the stages that can be sealed played sealed?
    pub sealed: bool,
    /// How well computer daimyos play who act for somebody.
    pub level: Level,
    /// May players ask for hints?
    pub hints: bool,
    /// The stage of its life.
    pub stage: Lifecycle,
    /// The secret seed.
    pub seed: Seed,
    /// Which scheme the dice follow.
    pub dice: u16,
    /// Public text mixed into the dice.
    pub entropy: String,
    /// How many acts were made.
    pub seq: u32,
    /// Why we cannot post in the channel, if so.
    pub trouble: Option<String>,
    /// When the last act was made.
    pub moved_at: Millis,
}

impl TableRow {
    /// Does it live in its host's direct messages? Nobody else sees it there, and its host has the panel.
    #[must_use]
    pub const fn is_private(&self) -> bool {
        self.guild.is_none()
    }
}

struct Raw {
    id: i64,
    guild: Option<i64>,
    channel: i64,
    host: i64,
    name: String,
    title: String,
    rules: i64,
    options: String,
    seats: i64,
    pace: String,
    misses: i64,
    paused: Option<String>,
    sealed: i64,
    level: String,
    hints: i64,
    stage: String,
    seed: Vec<u8>,
    dice: i64,
    entropy: String,
    seq: i64,
    trouble: Option<String>,
    moved_at: i64,
}

impl Raw {
    fn row(self) -> Result<TableRow, Fault> {
        let broken = |what: &'static str| Fault::new("store", &what);
        let seed: [u8; 32] = self
            .seed
            .try_into()
            .map_err(|_| broken("a seed of another length"))?;
        Ok(TableRow {
            id: TableId::from_db(self.id),
            guild: self.guild.map(GuildId::from_db),
            channel: ChannelId::from_db(self.channel),
            host: UserId::from_db(self.host),
            name: self.name,
            title: self.title,
            rules: u16::try_from(self.rules).map_err(|_| broken("a strange rules version"))?,
            options: serde_json::from_str(&self.options)
                .map_err(|_| broken("unreadable options"))?,
            seats: usize::try_from(self.seats).map_err(|_| broken("a strange number of seats"))?,
            pace: Pace::read(&self.pace).ok_or_else(|| broken("a strange pace"))?,
            misses: u32::try_from(self.misses).unwrap_or(2).max(1),
            paused: self.paused.map(|why| match why.as_str() {
                "deserted" => Pause::Deserted,
                _ => Pause::Vote,
            }),
            sealed: self.sealed != 0,
            // A level that a later version knows plays as the middle one here.
            level: Level::read(&self.level).unwrap_or_default(),
            hints: self.hints != 0,
            stage: Lifecycle::from_id(&self.stage)?,
            seed: Seed::from_bytes(seed),
            dice: u16::try_from(self.dice).map_err(|_| broken("strange dice"))?,
            entropy: self.entropy,
            seq: u32::try_from(self.seq).map_err(|_| broken("a strange sequence number"))?,
            trouble: self.trouble,
            moved_at: Millis(self.moved_at),
        })
    }
}

macro_rules! select {
    ($self:expr, $fetch:ident, $rest:literal, $($arg:expr),* $(,)?) => {
        query_as!($self, $fetch, Raw,
            "SELECT id, guild, channel, host, name, title, rules, options, seats, pace, misses, sealed,
                    level, hints, paused, stage, seed, dice, entropy, seq, trouble, moved_at FROM tables " + $rest,
            $($arg),*)
    };
}

impl Store {
    /// The table with this number.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, Fault> {
        let id = id.db();
        let raw = select!(self, fetch_optional, "WHERE id = $1", id)?;
        raw.map(Raw::row).transpose()
    }

    /// The live table of a channel.
    pub async fn live_table(&self, channel: ChannelId) -> Result<Option<TableRow>, Fault> {
        let channel = channel.db();
        let raw = select!(
            self,
            fetch_optional,
            "WHERE channel = $1 AND stage IN ('lobby', 'playing')",
            channel
        )?;
        raw.map(Raw::row).transpose()
    }

    /// The last table of a channel, live or not.
    pub async fn last_table(&self, channel: ChannelId) -> Result<Option<TableRow>, Fault> {
        let channel = channel.db();
        let raw = select!(
            self,
            fetch_optional,
            "WHERE channel = $1 ORDER BY id DESC LIMIT 1",
            channel
        )?;
        raw.map(Raw::row).transpose()
    }

    /// The live tables a person sits at or hosts, oldest first.
    pub async fn tables_of(&self, user: UserId) -> Result<Vec<TableRow>, Fault> {
        let user = user.db();
        let raw = select!(
            self,
            fetch_all,
            r#"WHERE stage IN ('lobby', 'playing') AND (host = $1 OR EXISTS
             (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats."user" = $2)) ORDER BY id"#,
            user,
            user
        )?;
        raw.into_iter().map(Raw::row).collect()
    }

    /// The newest tables a person sits at or hosts, finished ones too, the live ones first.
    pub async fn recent_tables_of(&self, user: UserId) -> Result<Vec<TableRow>, Fault> {
        let user = user.db();
        let raw = select!(
            self,
            fetch_all,
            r#"WHERE stage <> 'cancelled' AND (host = $1 OR EXISTS
             (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats."user" = $2))
             ORDER BY stage = 'over', CASE stage WHEN 'over' THEN -id ELSE id END LIMIT 25"#,
            user,
            user
        )?;
        raw.into_iter().map(Raw::row).collect()
    }

    /// The numbers of all tables that were ever started, in order.
    pub async fn started_tables(&self) -> Result<Vec<TableId>, Fault> {
        let ids = query_scalar!(
            self,
            fetch_all,
            r#"SELECT id AS "id!" FROM tables WHERE stage <> 'lobby' ORDER BY id"#
        )?;
        Ok(ids.into_iter().map(TableId::from_db).collect())
    }
}

impl Tx {
    /// The table with this number, as this transaction sees it.
    pub async fn table(&mut self, id: TableId) -> Result<Option<TableRow>, Fault> {
        let id = id.db();
        let raw = select!(self, fetch_optional, "WHERE id = $1", id)?;
        raw.map(Raw::row).transpose()
    }

    /// The live table of a channel, as this transaction sees it.
    pub async fn live_table(&mut self, channel: ChannelId) -> Result<Option<TableRow>, Fault> {
        let channel = channel.db();
        let raw = select!(
            self,
            fetch_optional,
            "WHERE channel = $1 AND stage IN ('lobby', 'playing')",
            channel
        )?;
        raw.map(Raw::row).transpose()
    }

    /// How many live tables a person hosts.
    pub async fn hosted(&mut self, host: UserId) -> Result<i64, Fault> {
        let host = host.db();
        let count = query_scalar!(
            self,
            fetch_one,
            r#"SELECT count(*) AS "count!: i64" FROM tables
               WHERE host = $1 AND stage IN ('lobby', 'playing')"#,
            host
        )?;
        Ok(count)
    }

    /// Creates a table in the lobby stage.
    pub async fn add_table(&mut self, new: &NewTable) -> Result<TableId, Fault> {
        let (guild, channel) = (new.guild.map(GuildId::db), new.channel.db());
        let (host, rules) = (new.host.db(), i64::from(new.rules));
        let (pace, misses) = (new.pace.to_string(), i64::from(new.misses));
        let seats = i64::try_from(new.seats).unwrap_or(0);
        let (options, sealed) = (new.options.to_string(), i64::from(new.sealed));
        let (level, hints) = (new.level.id(), i64::from(new.hints));
        let seed = unhex(&new.seed.reveal());
        let (now, name) = (self.now.0, self.storable(&new.name));
        let name = name.as_ref();
        let id = query_scalar!(
            self,
            fetch_one,
            r#"INSERT INTO tables (guild, channel, host, name, title, rules, options, seats,
                                 pace, misses, sealed, level, hints, stage, seed, dice,
                                 created_at, moved_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'lobby', $14, 2, $15, $16)
             RETURNING id AS "id!""#,
            guild,
            channel,
            host,
            name,
            new.title,
            rules,
            options,
            seats,
            pace,
            misses,
            sealed,
            level,
            hints,
            seed,
            now,
            now
        )?;
        Ok(TableId::from_db(id))
    }

    /// Moves a table to the next stage of its life; `entropy` is fixed when play begins.
    pub async fn set_stage(
        &mut self,
        id: TableId,
        stage: Lifecycle,
        entropy: &str,
    ) -> Result<(), Fault> {
        let (id, stage, now) = (id.db(), stage.id(), self.now.0);
        query!(
            self,
            "UPDATE tables SET stage = $1, entropy = $2, moved_at = $3 WHERE id = $4",
            stage,
            entropy,
            now,
            id
        )?;
        Ok(())
    }

    /// Changes what was agreed about a table that has not begun.
    pub async fn set_agreed(&mut self, row: &TableRow) -> Result<(), Fault> {
        let (id, sealed) = (row.id.db(), i64::from(row.sealed));
        let (options, pace) = (row.options.to_string(), row.pace.to_string());
        let (level, hints) = (row.level.id(), i64::from(row.hints));
        query!(
            self,
            "UPDATE tables SET options = $1, pace = $2, sealed = $3, level = $4, hints = $5 WHERE id = $6",
            options,
            pace,
            sealed,
            level,
            hints,
            id
        )?;
        Ok(())
    }

    /// Notes that a table has moved.
    pub async fn set_seq(&mut self, id: TableId, seq: u32, moved: Millis) -> Result<(), Fault> {
        let (id, seq, moved) = (id.db(), i64::from(seq), moved.0);
        query!(
            self,
            "UPDATE tables SET seq = $1, moved_at = $2 WHERE id = $3",
            seq,
            moved,
            id
        )?;
        Ok(())
    }

    /// Stops all clocks of a table, or lets them run again.
    pub async fn set_paused(&mut self, id: TableId, why: Option<Pause>) -> Result<(), Fault> {
        let (id, why) = (id.db(), why.map(Pause::id));
        query!(self, "UPDATE tables SET paused = $1 WHERE id = $2", why, id)?;
        Ok(())
    }

    /// The tables under way that a person sits at.
    pub async fn playing_tables_of(&mut self, user: UserId) -> Result<Vec<TableId>, Fault> {
        let user = user.db();
        let ids = query_scalar!(
            self,
            fetch_all,
            r#"SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats."user" = $1 AND stage = 'playing' ORDER BY tables.id"#,
            user
        )?;
        Ok(ids.into_iter().map(TableId::from_db).collect())
    }

    /// Moves a table to another channel, where nothing is known to keep us from posting.
    pub async fn move_table(&mut self, id: TableId, to: ChannelId) -> Result<(), Fault> {
        let (id, to) = (id.db(), to.db());
        query!(
            self,
            "UPDATE tables SET channel = $1, trouble = NULL WHERE id = $2",
            to,
            id
        )?;
        Ok(())
    }

    /// Notes why we cannot post in a table's channel, or that we can again.
    pub async fn set_trouble(&mut self, id: TableId, trouble: Option<&str>) -> Result<(), Fault> {
        let id = id.db();
        query!(
            self,
            "UPDATE tables SET trouble = $1 WHERE id = $2",
            trouble,
            id
        )?;
        Ok(())
    }
}

/// The bytes behind hexadecimal digits: the only way a seed leaves the rules crate.
fn unhex(text: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).unwrap_or(0);
    text.as_bytes()
        .chunks(2)
        .map(|pair| {
            pair.iter()
                .fold(0, |value, byte| value << 4 | digit(*byte) as u8)
        })
        .collect()
}
