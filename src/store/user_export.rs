//! Exporting everything the file holds about a person, and deleting it.

use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::engine::{query, query_as, query_scalar};
use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::UserId;

struct Waiting {
    what: Written,
}

/// A text that is JSON itself.
struct Written(String);

impl From<String> for Written {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value: Value = serde_json::from_str(&self.0).map_err(S::Error::custom)?;
        value.serialize(serializer)
    }
}

impl Store {
    /// Everything about a person, by kind. Ids are texts, because they are too long for the numbers of
    /// many JSON readers.
    pub async fn user_export(&self, user: UserId) -> Result<Value, Fault> {
        let id = user.db();
        let mut all = Map::new();
        macro_rules! list {
            ($kind:literal, $row:ident { $($field:ident: $type:ty),+ $(,)? }, $query:literal) => {{
                #[derive(Serialize)]
                struct $row {
                    $($field: $type),+
                }
                let list = query_as!(self, fetch_all, $row, $query, id)?;
                let list = serde_json::to_value(list).map_err(|e| Fault::new("store", &e))?;
                all.insert($kind.into(), list);
            }};
        }
        macro_rules! scalars {
            ($kind:literal, $query:literal) => {
                let list = query_scalar!(self, fetch_all, $query, id)?;
                all.insert($kind.into(), Value::from(list));
            };
        }
        list!(
            "person",
            Person {
                id: String,
                name: String,
                language: Option<String>,
                chosen_language: Option<String>,
                direct_messages: String,
                direct_channel: Option<String>,
                shown_around: i64,
                high_contrast: i64,
            },
            r#"SELECT CAST(id AS TEXT) AS "id!: String", name, locale AS language, language AS chosen_language,
                   dm AS direct_messages, CAST(dm_channel AS TEXT) AS "direct_channel: String",
                   toured AS shown_around, contrast AS high_contrast FROM users WHERE id = $1"#
        );
        list!(
            "time",
            Time {
                zone: Option<String>,
                quiet_from: Option<i64>,
                quiet_to: Option<i64>,
                digest: Option<i64>,
                away_until: Option<i64>,
                leave: i64,
                leave_at: i64,
            },
            r#"SELECT zone, quiet_from, quiet_to, digest, away_until, leave, leave_at FROM habits WHERE "user" = $1"#
        );
        list!(
            "seats",
            Seat {
                table: i64,
                name: String,
                title: String,
                stage: String,
                side: String,
                joined_by: String,
                held: i64,
                open: i64,
            },
            r#"SELECT t.id AS "table!", t.name, t.title, t.stage, s.side, s.joined AS joined_by, s.held, s.open
               FROM seats s JOIN tables t ON t.id = s.table_id WHERE s."user" = $1 ORDER BY t.id"#
        );
        list!(
            "tenures",
            Tenure {
                table: i64,
                seat: i64,
                from: i64,
                to: Option<i64>,
            },
            r#"SELECT table_id AS "table!", seat, from_seq AS "from!", to_seq AS "to" FROM tenures WHERE "user" = $1 ORDER BY id"#
        );
        list!(
            "hosted",
            Hosted {
                table: i64,
                name: String,
            },
            r#"SELECT id AS "table!", name FROM tables WHERE host = $1 ORDER BY id"#
        );
        list!(
            "moves",
            Move {
                table: i64,
                act: i64,
                r#move: String,
                at: i64,
            },
            r#"SELECT table_id AS "table!", seq AS "act!", action AS "move!", at FROM journal WHERE "user" = $1
               ORDER BY table_id, seq"#
        );
        list!(
            "taken_back",
            TakenBack {
                table: i64,
                act: i64,
                r#move: String,
                at: i64,
                taken_back_at: i64,
            },
            r#"SELECT table_id AS "table!", seq AS "act!", action AS "move!", at, undone_at AS "taken_back_at!"
               FROM undone WHERE "user" = $1 ORDER BY table_id, branch, seq"#
        );
        list!(
            "orders",
            Orders {
                table: i64,
                queue: Written,
                passing: i64,
                sealed: i64,
            },
            r#"SELECT p.table_id AS "table!", p.queue, p.passing, p.sealed
               FROM plans p JOIN seats s ON s.table_id = p.table_id AND s.number = p.seat
               WHERE s."user" = $1 ORDER BY p.table_id"#
        );
        list!(
            "clocks",
            Clock {
                table: i64,
                bank: i64,
                deadline: Option<i64>,
                missed: i64,
                snoozed: i64,
            },
            r#"SELECT c.table_id AS "table!", c.bank, c.deadline, c.missed, c.snoozed
               FROM clocks c JOIN seats s ON s.table_id = c.table_id AND s.number = c.seat
               WHERE s."user" = $1 ORDER BY c.table_id"#
        );
        list!(
            "ballots",
            Ballot {
                table: i64,
                motion: String,
                yes: i64,
            },
            r#"SELECT v.table_id AS "table!", v.motion, b.yes
               FROM ballots b JOIN votes v ON v.id = b.vote_id
               JOIN seats s ON s.table_id = v.table_id AND s.number = b.seat
               WHERE s."user" = $1 ORDER BY v.table_id"#
        );
        list!(
            "results",
            Outcome {
                table: i64,
                title: String,
                place: i64,
                score: i64,
                ended_at: i64,
                answers: Written,
            },
            r#"SELECT table_id AS "table!", title, place, score, ended_at, answers
               FROM results WHERE "user" = $1 ORDER BY table_id"#
        );
        list!(
            "pictures_seen",
            Seen {
                table: i64,
                act: Option<i64>,
            },
            r#"SELECT table_id AS "table!", seq AS act FROM shown WHERE eyes = $1 ORDER BY table_id"#
        );
        list!(
            "reminders",
            Reminder {
                kind: String,
                at: i64,
            },
            r#"SELECT kind, at FROM due WHERE "user" = $1 ORDER BY id"#
        );
        scalars!(
            "no_statistics",
            r#"SELECT 1 AS "one!: i32" FROM uncounted WHERE "user" = $1"#
        );
        scalars!(
            "last_message",
            r#"SELECT CAST(message AS TEXT) AS "message!: String"
               FROM last_sent WHERE place = 'user' AND target = $1"#
        );
        let waiting = query_as!(
            self,
            fetch_all,
            Waiting,
            "SELECT what FROM outbox WHERE place = 'user' AND target = $1 ORDER BY id",
            id
        )?;
        let waiting: Vec<Written> = waiting.into_iter().map(|item| item.what).collect();
        let waiting = serde_json::to_value(waiting).map_err(|e| Fault::new("store", &e))?;
        all.insert("messages_waiting".into(), waiting);
        Ok(Value::Object(all))
    }
}

impl Tx {
    /// Deletes a person. Their moves stay with the tables, without a name.
    pub async fn forget(&mut self, id: UserId) -> Result<(), Fault> {
        let id = id.db();
        macro_rules! each {
            ($($query:literal),+ $(,)?) => {
                $(query!(self, $query, id)?;)+
            };
        }
        each![
            r#"UPDATE journal SET "user" = NULL WHERE "user" = $1"#,
            r#"UPDATE undone SET "user" = NULL WHERE "user" = $1"#,
            r#"UPDATE seats SET "user" = NULL, held = 0 WHERE "user" = $1"#,
            r#"UPDATE tenures SET "user" = NULL WHERE "user" = $1"#,
            r#"UPDATE tables SET host = COALESCE((SELECT "user" FROM seats WHERE table_id = tables.id
                 AND "user" IS NOT NULL ORDER BY number LIMIT 1), 0) WHERE host = $1"#,
            r#"DELETE FROM habits WHERE "user" = $1"#,
            r#"DELETE FROM uncounted WHERE "user" = $1"#,
            r#"DELETE FROM results WHERE "user" = $1"#,
            r#"DELETE FROM due WHERE "user" = $1"#,
            "DELETE FROM shown WHERE eyes = $1",
            "DELETE FROM outbox WHERE place = 'user' AND target = $1",
            "DELETE FROM last_sent WHERE place = 'user' AND target = $1",
            "DELETE FROM users WHERE id = $1",
        ];
        Ok(())
    }
}
