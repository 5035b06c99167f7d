//! Where the database is: the same flags for every command that needs it.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::Failure;

/// The name of the file in its folder.
const FILE: &str = "rokugan.sqlite";

/// The place of the database.
#[derive(Clone, Debug, ClapArgs)]
pub(super) struct Place {
    /// The folder of the database; made if there is none. Without it: the working directory, or on
    /// the page a passing folder, which forgets its tables when the page stops.
    #[arg(long, env = "ROKUGAN_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The database file, instead of `rokugan.sqlite` in the folder.
    #[arg(long, env = "ROKUGAN_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
}

impl Place {
    /// Does somebody care where it is?
    pub const fn is_chosen(&self) -> bool {
        self.data.is_some() || self.database.is_some()
    }

    /// The file: as named, in the folder, or in the working directory.
    pub fn file(&self) -> PathBuf {
        match (&self.database, &self.data) {
            (Some(file), _) => file.clone(),
            (None, Some(folder)) => folder.join(FILE),
            (None, None) => PathBuf::from(FILE),
        }
    }

    /// The file, in a folder that exists; `otherwise` is the folder if nobody chose one.
    pub fn made(&self, otherwise: Option<PathBuf>) -> Result<PathBuf, Failure> {
        if let (None, Some(folder)) = (&self.database, self.data.clone().or(otherwise)) {
            std::fs::create_dir_all(&folder).map_err(|e| {
                Failure::setting(format_args!(
                    "the data folder {} cannot be made ({e}); choose another with --data or ROKUGAN_DATA",
                    folder.display()
                ))
            })?;
            return Ok(folder.join(FILE));
        }
        Ok(self.file())
    }
}
