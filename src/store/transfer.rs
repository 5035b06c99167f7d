//! Moving everything from one database to another, of either engine.
//!
//! While it lasts the target bears a mark: nobody else opens it, and a move that was interrupted begins anew. Rows are
//! copied as they are; afterwards both sides are read again and compared by count and sum of their hashes.

use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::{AssertSqlSafe, ColumnIndex, Decode, Row, Type};

use super::engine::{Engine, ask};
use super::{Store, Tx};
use crate::fault::Fault;

/// All tables, each after those it refers to.
const TABLES: [&str; 23] = [
    "users",
    "guilds",
    "tables",
    "seats",
    "journal",
    "snapshots",
    "outbox",
    "last_sent",
    "interactions",
    "due",
    "plans",
    "undone",
    "takebacks",
    "clocks",
    "tenures",
    "habits",
    "votes",
    "ballots",
    "results",
    "uncounted",
    "shown",
    "reviews",
    "meta",
];

/// The tables that number their rows themselves.
const NUMBERED: [&str; 5] = ["tables", "outbox", "due", "tenures", "votes"];

/// The name under which the mark of an unfinished move is stored.
pub(super) const MOVING: &str = "moving";

/// Which rows of `meta` are about the database and not about what is in it.
const OWN: &str = " WHERE key NOT IN ('moving', 'process', 'opened')";

/// Rows per transaction.
const BATCH: usize = 2_000;

/// What is in a table, whatever the order: how many rows, and the sum of their hashes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    hashes: u128,
}

enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// A table's columns, with the types of either engine.
struct Columns(Vec<(String, String)>);

impl Columns {
    /// Their names, quoted.
    fn names(&self) -> String {
        let names: Vec<String> = self
            .0
            .iter()
            .map(|(name, _)| format!("\"{name}\""))
            .collect();
        names.join(", ")
    }

    fn select(&self, table: &str) -> String {
        let own = if table == "meta" { OWN } else { "" };
        format!("SELECT {} FROM \"{table}\"{own}", self.names())
    }

    fn insert(&self, table: &str) -> String {
        let values: Vec<String> = (1..=self.0.len()).map(|nth| format!("${nth}")).collect();
        let (names, values) = (self.names(), values.join(", "));
        format!("INSERT INTO \"{table}\" ({names}) VALUES ({values})")
    }

    /// A row's values.
    fn cells<'r, R: Row>(&self, row: &'r R) -> Result<Vec<Cell>, sqlx::Error>
    where
        usize: ColumnIndex<R>,
        i64: Decode<'r, R::Database> + Type<R::Database>,
        String: Decode<'r, R::Database> + Type<R::Database>,
        Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
    {
        let each = self.0.iter().enumerate();
        each.map(|(nth, (_, kind))| {
            Ok(match kind.to_lowercase().as_str() {
                "integer" | "bigint" => Cell::Number(row.try_get(nth)?),
                "text" => Cell::Text(row.try_get(nth)?),
                _ => Cell::Bytes(row.try_get(nth)?),
            })
        })
        .collect()
    }
}

impl Sum {
    fn add(&mut self, cells: &[Cell]) {
        let mut hash = Sha256::new();
        let mut part = |kind: u8, bytes: &[u8]| {
            hash.update([kind]);
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        for cell in cells {
            match cell {
                Cell::Number(Some(number)) => part(1, &number.to_le_bytes()),
                // The one character that PostgreSQL does not keep.
                Cell::Text(Some(text)) => part(2, text.replace('\0', "").as_bytes()),
                Cell::Bytes(Some(bytes)) => part(3, bytes),
                Cell::Number(None) | Cell::Text(None) | Cell::Bytes(None) => part(0, &[]),
            }
        }
        let hash: [u8; 32] = hash.finalize().into();
        let half = hash.first_chunk().copied().unwrap_or_default();
        self.hashes = self.hashes.wrapping_add(u128::from_le_bytes(half));
        self.rows += 1;
    }
}

impl Store {
    /// Is nothing in it, but perhaps what an interrupted move left behind?
    pub async fn is_free(&self) -> Result<bool, Fault> {
        if self.meta(MOVING).await?.is_some() {
            return Ok(true);
        }
        for table in TABLES {
            let columns = self.columns(table).await?;
            if self.sum(table, &columns).await?.rows > 0 {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Copies everything into a target that is free: how many rows. The target stays marked until
    /// [`Store::moved`]. Neither database may be used by anybody else.
    pub async fn copy_into(&self, target: &Self) -> Result<u64, Fault> {
        let mut tx = target.write().await?;
        tx.set_meta(MOVING, "1").await?;
        tx.commit().await?;
        let mut tx = target.write().await?;
        for table in TABLES.into_iter().rev() {
            let own = if table == "meta" { OWN } else { "" };
            tx.run(format!("DELETE FROM \"{table}\"{own}")).await?;
        }
        tx.commit().await?;
        let mut all = 0;
        for table in TABLES {
            let columns = self.columns(table).await?;
            let here = self.copy_table(table, &columns, target).await?;
            let there = target.sum(table, &columns).await?;
            if here != there {
                let what = format_args!("the copy of {table} differs: {here:?}, {there:?}");
                return Err(Fault::new("move", &what));
            }
            all += here.rows;
        }
        for table in NUMBERED {
            target
                .number_after(table, self.last_number(table).await?)
                .await?;
        }
        Ok(all)
    }

    /// Ends a move: the database can be used.
    pub async fn moved(&self) -> Result<(), Fault> {
        let mut tx = self.write().await?;
        tx.run(format!("DELETE FROM meta WHERE key = '{MOVING}'"))
            .await?;
        tx.commit().await
    }

    async fn columns(&self, table: &str) -> Result<Columns, Fault> {
        let columns: Vec<(String, String)> = ask!(
            self,
            db,
            sqlx::query_as("SELECT name, type FROM pragma_table_info($1) ORDER BY cid")
                .bind(table)
                .fetch_all(db)
                .await,
            sqlx::query_as(
                "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns
                 WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
            )
            .bind(table)
            .fetch_all(db)
            .await
        )?;
        Ok(Columns(columns))
    }

    /// What is in a table, with these columns in this order.
    async fn sum(&self, table: &str, columns: &Columns) -> Result<Sum, Fault> {
        let (mut sum, text) = (Sum::default(), columns.select(table));
        ask!(
            self,
            db,
            {
                let mut rows = sqlx::query(AssertSqlSafe(text)).fetch(db);
                while let Some(row) = rows.try_next().await? {
                    sum.add(&columns.cells(&row)?);
                }
            },
            {
                let mut rows = sqlx::query(AssertSqlSafe(text)).fetch(db);
                while let Some(row) = rows.try_next().await? {
                    sum.add(&columns.cells(&row)?);
                }
            }
        );
        Ok(sum)
    }

    async fn copy_table(
        &self,
        table: &str,
        columns: &Columns,
        target: &Self,
    ) -> Result<Sum, Fault> {
        let (mut sum, mut batch) = (Sum::default(), Vec::new());
        let (text, insert) = (columns.select(table), columns.insert(table));
        macro_rules! copy {
            ($db:expr) => {
                let mut rows = sqlx::query(AssertSqlSafe(text)).fetch($db);
                while let Some(row) = rows.try_next().await? {
                    let cells = columns.cells(&row)?;
                    sum.add(&cells);
                    batch.push(cells);
                    if batch.len() == BATCH {
                        target.put(&insert, std::mem::take(&mut batch)).await?;
                    }
                }
            };
        }
        ask!(
            self,
            db,
            {
                copy!(db);
            },
            {
                copy!(db);
            }
        );
        target.put(&insert, batch).await?;
        Ok(sum)
    }

    async fn put(&self, insert: &str, batch: Vec<Vec<Cell>>) -> Result<(), Fault> {
        let mut tx = self.write().await?;
        for cells in batch {
            tx.put(insert, cells).await?;
        }
        tx.commit().await
    }

    /// The last number that a table gave to a row, if it ever gave one.
    async fn last_number(&self, table: &str) -> Result<Option<i64>, Fault> {
        Ok(ask!(
            self,
            db,
            sqlx::query_scalar("SELECT seq FROM sqlite_sequence WHERE name = $1")
                .bind(table)
                .fetch_optional(db)
                .await,
            sqlx::query_scalar::<_, Option<i64>>(
                "SELECT pg_sequence_last_value(CAST(pg_get_serial_sequence($1, 'id') AS regclass))"
            )
            .bind(table)
            .fetch_one(db)
            .await
        )?)
    }

    /// The next row of a table gets a number after this one.
    async fn number_after(&self, table: &str, last: Option<i64>) -> Result<(), Fault> {
        let Some(last) = last.filter(|last| *last > 0) else {
            return Ok(());
        };
        let mut tx = self.write().await?;
        match &self.pools {
            Engine::Sqlite(_) => {
                let rows = "DELETE FROM sqlite_sequence WHERE name = ";
                tx.run(format!("{rows}'{table}'")).await?;
                let rows = "INSERT INTO sqlite_sequence (name, seq) VALUES ";
                tx.run(format!("{rows}('{table}', {last})")).await?;
            }
            Engine::Postgres(_) => {
                let number =
                    format!("SELECT setval(pg_get_serial_sequence('{table}', 'id'), {last})");
                tx.run(number).await?;
            }
        }
        tx.commit().await
    }
}

impl Tx {
    /// Runs a statement that consists of names of ours and numbers.
    async fn run(&mut self, text: String) -> Result<(), Fault> {
        ask!(
            self,
            db,
            sqlx::query(AssertSqlSafe(text)).execute(db).await.map(drop),
            sqlx::query(AssertSqlSafe(text)).execute(db).await.map(drop)
        )?;
        Ok(())
    }

    async fn put(&mut self, insert: &str, cells: Vec<Cell>) -> Result<(), Fault> {
        let clean =
            |tx: &Self, text: Option<String>| text.map(|text| tx.storable(&text).into_owned());
        let cells: Vec<Cell> = cells
            .into_iter()
            .map(|cell| match cell {
                Cell::Text(text) => Cell::Text(clean(self, text)),
                cell => cell,
            })
            .collect();
        macro_rules! put {
            ($db:expr) => {{
                let mut query = sqlx::query(AssertSqlSafe(insert.to_owned()));
                for cell in cells {
                    query = match cell {
                        Cell::Number(number) => query.bind(number),
                        Cell::Text(text) => query.bind(text),
                        Cell::Bytes(bytes) => query.bind(bytes),
                    };
                }
                query.execute($db).await.map(drop)
            }};
        }
        ask!(self, db, put!(db), put!(db))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
