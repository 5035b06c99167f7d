//! Where a database is: a file of SQLite, or a server of PostgreSQL.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// Where a database is. It shows without the password.
#[derive(Clone)]
pub enum DatabaseAddress {
    /// A file.
    File(PathBuf),
    /// A database of a server.
    Server(Box<ServerAddress>),
}

/// A database of a server. It shows without the password.
#[derive(Clone)]
pub struct ServerAddress {
    pub(super) options: PgConnectOptions,
}

/// The text is no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the address of the database cannot be read; it is a file, or postgres://NAME:PASSWORD@HOST:PORT/DATABASE with special characters of the password written as %XX"
)]
pub struct BadAddress;

impl DatabaseAddress {
    /// The file, if it is one.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Server(_) => None,
        }
    }
}

impl FromStr for DatabaseAddress {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        if !text.starts_with("postgres:") && !text.starts_with("postgresql:") {
            return Ok(Self::File(text.into()));
        }
        // What the library would say about the text could quote the password.
        let options = text.parse().map_err(|_| BadAddress)?;
        Ok(Self::Server(Box::new(ServerAddress { options })))
    }
}

impl From<&Path> for DatabaseAddress {
    fn from(path: &Path) -> Self {
        Self::File(path.to_owned())
    }
}

impl From<&PathBuf> for DatabaseAddress {
    fn from(path: &PathBuf) -> Self {
        Self::File(path.clone())
    }
}

impl From<&Self> for DatabaseAddress {
    fn from(address: &Self) -> Self {
        address.clone()
    }
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Server(server) => write!(f, "{server}"),
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = &self.options;
        let database = at.get_database().unwrap_or(at.get_username());
        write!(f, "postgres://{}@", at.get_username())?;
        match at.get_socket() {
            Some(folder) => write!(f, "{}", folder.display())?,
            None => write!(f, "{}:{}", at.get_host(), at.get_port())?,
        }
        write!(f, "/{database}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_shows_without_its_password() {
        let text = "postgres://bot:s3cret@db.example:5433/games?sslmode=require";
        let address: DatabaseAddress = text.parse().unwrap();
        assert_eq!(
            address.to_string(),
            "postgres://bot@db.example:5433/games",
            "{address:?}"
        );
        assert!(!format!("{address:?}").contains("s3cret"));
        assert!(address.file().is_none());
        let wrong = "postgres://bot:s3/cret@db.example/games".parse::<DatabaseAddress>();
        assert_eq!(wrong.unwrap_err(), BadAddress);
        let file: DatabaseAddress = "games/postgres.sqlite".parse().unwrap();
        assert_eq!(file.file(), Some(Path::new("games/postgres.sqlite")));
    }
}
