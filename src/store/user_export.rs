//! Exporting everything the file holds about a person, and deleting it.

use serde_json::{Map, Value};

use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::UserId;

impl Store {
    /// Everything about a person, by kind. Ids are texts, because they are too long for the numbers of
    /// many JSON readers.
    pub async fn user_export(&self, user: UserId) -> Result<Value, Fault> {
        let id = user.db();
        let mut all = Map::new();
        macro_rules! list {
            ($kind:literal, $query:literal) => {
                let list: String = sqlx::query_scalar!($query, id)
                    .fetch_one(&self.reader)
                    .await?;
                let list = serde_json::from_str(&list).map_err(|e| Fault::new("store", &e))?;
                all.insert($kind.into(), list);
            };
        }
        list!(
            "person",
            r#"SELECT json_group_array(json_object('id', CAST(id AS TEXT), 'name', name, 'language', locale,
                   'chosen_language', language,
                   'direct_messages', dm, 'direct_channel', CAST(dm_channel AS TEXT), 'shown_around', toured,
                   'high_contrast', contrast)) AS "json!: String"
               FROM users WHERE id = ?"#
        );
        list!(
            "time",
            r#"SELECT json_group_array(json_object('zone', zone, 'quiet_from', quiet_from, 'quiet_to', quiet_to,
                   'digest', digest, 'away_until', away_until, 'leave', leave, 'leave_at', leave_at)) AS "json!: String"
               FROM habits WHERE user = ?"#
        );
        list!(
            "no_statistics",
            r#"SELECT json_group_array(1) AS "json!: String" FROM uncounted WHERE user = ?"#
        );
        list!(
            "seats",
            r#"SELECT json_group_array(json_object('table', t.id, 'name', t.name, 'title', t.title, 'stage', t.stage,
                   'side', s.side, 'joined_by', s.joined, 'held', s.held, 'open', s.open)) AS "json!: String"
               FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user = ?"#
        );
        list!(
            "tenures",
            r#"SELECT json_group_array(json_object('table', table_id, 'seat', seat, 'from', from_seq, 'to', to_seq))
                   AS "json!: String" FROM tenures WHERE user = ?"#
        );
        list!(
            "hosted",
            r#"SELECT json_group_array(json_object('table', id, 'name', name)) AS "json!: String"
               FROM tables WHERE host = ?"#
        );
        list!(
            "moves",
            r#"SELECT json_group_array(json_object('table', table_id, 'act', seq, 'move', action, 'at', at))
                   AS "json!: String" FROM journal WHERE user = ?"#
        );
        list!(
            "taken_back",
            r#"SELECT json_group_array(json_object('table', table_id, 'act', seq, 'move', action, 'at', at,
                   'taken_back_at', undone_at)) AS "json!: String" FROM undone WHERE user = ?"#
        );
        list!(
            "orders",
            r#"SELECT json_group_array(json_object('table', p.table_id, 'queue', json(p.queue), 'passing', p.passing,
                   'sealed', p.sealed)) AS "json!: String"
               FROM plans p JOIN seats s ON s.table_id = p.table_id AND s.number = p.seat WHERE s.user = ?"#
        );
        list!(
            "clocks",
            r#"SELECT json_group_array(json_object('table', c.table_id, 'bank', c.bank, 'deadline', c.deadline,
                   'missed', c.missed, 'snoozed', c.snoozed)) AS "json!: String"
               FROM clocks c JOIN seats s ON s.table_id = c.table_id AND s.number = c.seat WHERE s.user = ?"#
        );
        list!(
            "ballots",
            r#"SELECT json_group_array(json_object('table', v.table_id, 'motion', v.motion, 'yes', b.yes))
                   AS "json!: String"
               FROM ballots b JOIN votes v ON v.id = b.vote_id
               JOIN seats s ON s.table_id = v.table_id AND s.number = b.seat WHERE s.user = ?"#
        );
        list!(
            "results",
            r#"SELECT json_group_array(json_object('table', table_id, 'title', title, 'place', place, 'score', score,
                   'ended_at', ended_at, 'answers', json(answers))) AS "json!: String"
               FROM results WHERE user = ?"#
        );
        list!(
            "pictures_seen",
            r#"SELECT json_group_array(json_object('table', table_id, 'act', seq)) AS "json!: String"
               FROM shown WHERE eyes = ?"#
        );
        list!(
            "messages_waiting",
            r#"SELECT json_group_array(json(what)) AS "json!: String"
               FROM outbox WHERE place = 'user' AND target = ?"#
        );
        list!(
            "last_message",
            r#"SELECT json_group_array(CAST(message AS TEXT)) AS "json!: String"
               FROM last_sent WHERE place = 'user' AND target = ?"#
        );
        list!(
            "reminders",
            r#"SELECT json_group_array(json_object('kind', kind, 'at', at)) AS "json!: String"
               FROM due WHERE user = ?"#
        );
        Ok(Value::Object(all))
    }
}

impl Tx {
    /// Deletes a person. Their moves stay with the tables, without a name.
    pub async fn forget(&mut self, id: UserId) -> Result<(), Fault> {
        let id = id.db();
        macro_rules! each {
            ($($query:literal),+ $(,)?) => {
                $(sqlx::query!($query, id).execute(&mut *self.inner).await?;)+
            };
        }
        each![
            "UPDATE journal SET user = NULL WHERE user = ?",
            "UPDATE undone SET user = NULL WHERE user = ?",
            "UPDATE seats SET user = NULL, held = 0 WHERE user = ?",
            "UPDATE tenures SET user = NULL WHERE user = ?",
            "UPDATE tables SET host = COALESCE((SELECT user FROM seats WHERE table_id = tables.id
                 AND user IS NOT NULL ORDER BY number LIMIT 1), 0) WHERE host = ?",
            "DELETE FROM habits WHERE user = ?",
            "DELETE FROM uncounted WHERE user = ?",
            "DELETE FROM results WHERE user = ?",
            "DELETE FROM due WHERE user = ?",
            "DELETE FROM shown WHERE eyes = ?",
            "DELETE FROM outbox WHERE place = 'user' AND target = ?",
            "DELETE FROM last_sent WHERE place = 'user' AND target = ?",
            "DELETE FROM users WHERE id = ?",
        ];
        Ok(())
    }
}
