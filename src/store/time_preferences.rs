//! A person's preferences about time, and their absence.

use super::engine::{query, query_as};
use super::{Store, Tx};
use crate::clock::{DAY, Millis};
use crate::fault::Fault;
use crate::id::UserId;

/// The longest absence a person can have.
pub const MOST_LEAVE: i64 = 7 * DAY;

/// A person's preferences about time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimePreferences {
    /// Their time zone, by its IANA name.
    pub zone: Option<String>,
    /// The minutes of the day between which we send nothing.
    pub quiet: Option<(u16, u16)>,
    /// The minute of the day for one digest, if they want that instead of pings.
    pub digest: Option<u16>,
    /// When they come back, if they are away.
    pub away_until: Option<Millis>,
    /// How much absence was left, and at what time.
    pub leave: (i64, Millis),
}

impl Default for TimePreferences {
    fn default() -> Self {
        Self {
            zone: None,
            quiet: None,
            digest: None,
            away_until: None,
            leave: (MOST_LEAVE, Millis(0)),
        }
    }
}

struct Raw {
    zone: Option<String>,
    quiet_from: Option<i64>,
    quiet_to: Option<i64>,
    digest: Option<i64>,
    away_until: Option<i64>,
    leave: i64,
    leave_at: i64,
}

impl From<Raw> for TimePreferences {
    fn from(raw: Raw) -> Self {
        let minute = |value: Option<i64>| value.and_then(|value| u16::try_from(value).ok());
        Self {
            zone: raw.zone,
            quiet: minute(raw.quiet_from).zip(minute(raw.quiet_to)),
            digest: minute(raw.digest),
            away_until: raw.away_until.map(Millis),
            leave: (raw.leave, Millis(raw.leave_at)),
        }
    }
}

macro_rules! select {
    ($self:expr, $fetch:ident, $id:expr) => {
        query_as!(
            $self,
            $fetch,
            Raw,
            r#"SELECT zone, quiet_from, quiet_to, digest, away_until, leave, leave_at FROM habits
             WHERE "user" = $1"#,
            $id
        )
    };
}

impl Store {
    /// A person's preferences about time.
    pub async fn time_preferences(&self, user: UserId) -> Result<TimePreferences, Fault> {
        let id = user.db();
        let raw = select!(self, fetch_optional, id)?;
        Ok(raw.map(Into::into).unwrap_or_default())
    }
}

impl Tx {
    /// A person's preferences about time, as this transaction sees it.
    pub async fn time_preferences(&mut self, user: UserId) -> Result<TimePreferences, Fault> {
        let id = user.db();
        let raw = select!(self, fetch_optional, id)?;
        Ok(raw.map(Into::into).unwrap_or_default())
    }

    /// Writes a person's preferences about time.
    pub async fn put_time_preferences(
        &mut self,
        user: UserId,
        row: &TimePreferences,
    ) -> Result<(), Fault> {
        let id = user.db();
        let (from, to) = (
            row.quiet.map(|(from, _)| i64::from(from)),
            row.quiet.map(|(_, to)| i64::from(to)),
        );
        let (digest, away) = (row.digest.map(i64::from), row.away_until.map(|at| at.0));
        let (leave, leave_at) = (row.leave.0, row.leave.1.0);
        query!(
            self,
            r#"INSERT INTO habits
                 ("user", zone, quiet_from, quiet_to, digest, away_until, leave, leave_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT ("user") DO UPDATE
             SET zone = excluded.zone, quiet_from = excluded.quiet_from,
                 quiet_to = excluded.quiet_to, digest = excluded.digest,
                 away_until = excluded.away_until, leave = excluded.leave,
                 leave_at = excluded.leave_at"#,
            id,
            row.zone,
            from,
            to,
            digest,
            away,
            leave,
            leave_at
        )?;
        Ok(())
    }
}
