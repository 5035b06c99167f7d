//! Where the database is: the same flags for every command that needs it.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use clap::builder::{OsStringValueParser, TypedValueParser};

use super::Failure;
use crate::store::{BadAddress, DatabaseAddress};

/// The name of the bot's file in its folder.
pub(super) const BOT_FILE: &str = "rokugan.sqlite";
/// The name of the page's file, which is never the bot's: its people and channels are made up.
pub(super) const PAGE_FILE: &str = "page.sqlite";

/// An address, or a text that is none: the parser of the command line would quote it, password and all.
pub(super) type Given = Result<DatabaseAddress, BadAddress>;

/// Reads an address from the command line.
pub(super) fn parser() -> impl TypedValueParser<Value = Given> {
    OsStringValueParser::new().map(read)
}

fn read(given: OsString) -> Given {
    match given.into_string() {
        Ok(text) => text.parse(),
        Err(path) => Ok(DatabaseAddress::File(path.into())),
    }
}

/// Where the database is.
#[derive(Clone, Debug, ClapArgs)]
pub(super) struct DatabasePath {
    /// Folder of the database, created if needed. Default: the working directory; for the page, a
    /// temporary folder that is deleted when the page stops. The page takes another one only with
    /// `--page`.
    #[arg(long, env = "ROKUGAN_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Database file, instead of `rokugan.sqlite` in that folder; or a database of a PostgreSQL server, as
    /// `postgres://NAME:PASSWORD@HOST:PORT/DATABASE`. Set an address with a password in the environment or in
    /// `.env`: every user of the machine can read command lines.
    #[arg(long, env = "ROKUGAN_DATABASE", value_name = "FILE or ADDRESS", hide_env_values = true,
          value_parser = parser())]
    database: Option<Given>,
}

impl DatabasePath {
    /// Did somebody choose a place?
    pub const fn is_chosen(&self) -> bool {
        self.data.is_some() || self.database.is_some()
    }

    /// The database: as named, in the folder, or in the working directory.
    pub fn address(&self) -> Result<DatabaseAddress, Failure> {
        match (&self.database, &self.data) {
            (Some(given), _) => given.clone().map_err(Failure::setting),
            (None, Some(folder)) => Ok(DatabaseAddress::File(folder.join(BOT_FILE))),
            (None, None) => Ok(DatabaseAddress::File(BOT_FILE.into())),
        }
    }

    /// The database; a file has this name and is in a folder that exists, which is `otherwise` if nobody chose one.
    pub fn made(&self, name: &str, otherwise: Option<PathBuf>) -> Result<DatabaseAddress, Failure> {
        if let Some(given) = &self.database {
            return given.clone().map_err(Failure::setting);
        }
        let Some(folder) = self.data.clone().or(otherwise) else {
            return Ok(DatabaseAddress::File(name.into()));
        };
        std::fs::create_dir_all(&folder).map_err(|e| {
            Failure::setting(format_args!(
                "the data folder {} cannot be created ({e}); choose another with --data or ROKUGAN_DATA",
                folder.display()
            ))
        })?;
        Ok(DatabaseAddress::File(folder.join(name)))
    }
}
