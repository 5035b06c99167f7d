//! Where the database is: the same flags for every command that needs it.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::Failure;

/// The name of the bot's file in its folder.
pub(super) const BOT_FILE: &str = "rokugan.sqlite";
/// The name of the page's file, which is never the bot's: its people and channels are made up.
pub(super) const PAGE_FILE: &str = "page.sqlite";

/// Where the database is.
#[derive(Clone, Debug, ClapArgs)]
pub(super) struct DatabasePath {
    /// Folder of the database, created if needed. Default: the working directory; for the page, a
    /// temporary folder that is deleted when the page stops. The page takes another one only with
    /// `--page`.
    #[arg(long, env = "ROKUGAN_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Database file, instead of `rokugan.sqlite` in that folder.
    #[arg(long, env = "ROKUGAN_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
}

impl DatabasePath {
    /// Did somebody choose a place?
    pub const fn is_chosen(&self) -> bool {
        self.data.is_some() || self.database.is_some()
    }

    /// The file: as named, in the folder, or in the working directory.
    pub fn file(&self) -> PathBuf {
        match (&self.database, &self.data) {
            (Some(file), _) => file.clone(),
            (None, Some(folder)) => folder.join(BOT_FILE),
            (None, None) => PathBuf::from(BOT_FILE),
        }
    }

    /// The file of this name, in a folder that exists; `otherwise` is the folder if nobody chose one.
    pub fn made(&self, name: &str, otherwise: Option<PathBuf>) -> Result<PathBuf, Failure> {
        if let (None, Some(folder)) = (&self.database, self.data.clone().or(otherwise)) {
            std::fs::create_dir_all(&folder).map_err(|e| {
                Failure::setting(format_args!(
                    "the data folder {} cannot be created ({e}); choose another with --data or ROKUGAN_DATA",
                    folder.display()
                ))
            })?;
            return Ok(folder.join(name));
        }
        Ok(match &self.database {
            Some(file) => file.clone(),
            None => PathBuf::from(name),
        })
    }
}
