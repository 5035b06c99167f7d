//! The two engines behind the store, and the macros by which one text is asked of either.
//!
//! A text is valid in both dialects and is checked against both schemas when this is compiled: once as it
//! stands, for SQLite, and once with a space behind it, for PostgreSQL. The space gives each its own file in
//! `.sqlx`, which is named by the text. Where the dialects differ, two texts stand side by side.

use std::borrow::Cow;

use sqlx::{PgConnection, PgPool, Sqlite, SqliteConnection, SqlitePool, Transaction};

use super::postgres::ServerTransaction;
use super::{Store, Tx};

/// What one has of SQLite, or the same of PostgreSQL.
#[derive(Clone)]
pub(super) enum Engine<S, P> {
    /// Of SQLite.
    Sqlite(S),
    /// Of PostgreSQL.
    Postgres(P),
}

/// A transaction of either engine.
pub(super) type Writing = Engine<Transaction<'static, Sqlite>, ServerTransaction>;

impl Store {
    /// The connections to read with.
    pub(super) const fn db(&self) -> Engine<&SqlitePool, &PgPool> {
        match &self.pools {
            Engine::Sqlite(pools) => Engine::Sqlite(&pools.reader),
            Engine::Postgres(pools) => Engine::Postgres(&pools.reader),
        }
    }
}

impl Tx {
    /// A text that somebody wrote, as it can be stored: PostgreSQL has no character zero, which shows as nothing.
    pub(super) fn storable<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match &self.inner {
            Engine::Postgres(_) if text.contains('\0') => text.replace('\0', "").into(),
            _ => text.into(),
        }
    }

    /// The connection of this transaction.
    pub(super) fn db(&mut self) -> Engine<&mut SqliteConnection, &mut PgConnection> {
        match &mut self.inner {
            Engine::Sqlite(inner) => Engine::Sqlite(&mut *inner),
            Engine::Postgres(inner) => Engine::Postgres(inner.connection()),
        }
    }
}

/// Asks the engine that is there. With the feature `prepare-sqlite` or `prepare-postgres` only the texts of that
/// engine are compiled, to be described by a database of that engine; such a build is never run.
macro_rules! ask {
    ($on:expr, $db:ident, $sqlite:expr, $postgres:expr) => {
        match $on.db() {
            #[cfg(not(feature = "prepare-postgres"))]
            $crate::store::engine::Engine::Sqlite($db) => $sqlite,
            #[cfg(not(feature = "prepare-sqlite"))]
            $crate::store::engine::Engine::Postgres($db) => $postgres,
            #[cfg(any(feature = "prepare-postgres", feature = "prepare-sqlite"))]
            _ => std::future::pending().await,
        }
    };
}

/// Runs a statement: how many rows it touched.
macro_rules! query {
    ($on:expr, $text:literal $(+ $more:literal)* $(, $arg:expr)* $(,)?) => {
        $crate::store::engine::ask!(
            $on,
            db,
            sqlx::query!($text $(+ $more)* $(, $arg)*).execute(db).await.map(|done| done.rows_affected()),
            sqlx::query!($text $(+ $more)* + " " $(, $arg)*).execute(db).await.map(|done| done.rows_affected())
        )
    };
}

/// Fetches rows as a type.
macro_rules! query_as {
    ($on:expr, $fetch:ident, $row:ident, sqlite: $sqlite:literal, postgres: $postgres:literal $(, $arg:expr)* $(,)?) => {
        $crate::store::engine::ask!(
            $on,
            db,
            sqlx::query_as!($row, $sqlite $(, $arg)*).$fetch(db).await,
            sqlx::query_as!($row, $postgres + " " $(, $arg)*).$fetch(db).await
        )
    };
    ($on:expr, $fetch:ident, $row:ident, $text:literal $(+ $more:literal)* $(, $arg:expr)* $(,)?) => {
        $crate::store::engine::ask!(
            $on,
            db,
            sqlx::query_as!($row, $text $(+ $more)* $(, $arg)*).$fetch(db).await,
            sqlx::query_as!($row, $text $(+ $more)* + " " $(, $arg)*).$fetch(db).await
        )
    };
}

/// Fetches the only column.
macro_rules! query_scalar {
    ($on:expr, $fetch:ident, $text:literal $(+ $more:literal)* $(, $arg:expr)* $(,)?) => {
        $crate::store::engine::ask!(
            $on,
            db,
            sqlx::query_scalar!($text $(+ $more)* $(, $arg)*).$fetch(db).await,
            sqlx::query_scalar!($text $(+ $more)* + " " $(, $arg)*).$fetch(db).await
        )
    };
}

pub(super) use {ask, query, query_as, query_scalar};
