//! The command line: one file per subcommand, each with its arguments and one `run`.

mod backup;
mod doctor;
mod engine;
mod film;
mod move_to;
mod page;
mod place;
mod preview;
mod render;
mod replay;
mod run;
mod settings;
mod simulate;
mod test_flags;
mod tournament;

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

/// A Discord bot for slow board games with hidden information.
#[derive(Debug, Parser)]
#[command(name = "rokugan", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// What `run` takes, which is also the default.
    #[command(flatten)]
    run: run::Args,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot: on Discord, or without a token on a page on this machine.
    Run(run::Args),
    /// Check the database and replay every table in it. Stop the bot first.
    Doctor(doctor::Args),
    /// Copy the database to a file, even while the bot runs.
    Backup(backup::Args),
    /// Move everything to another database, of SQLite or PostgreSQL. Stop the bot first.
    Move(move_to::Args),
    /// Film a whole table played by computer players.
    Film(film::Args),
    /// Draw a position reached by computer players.
    Render(render::Args),
    /// Write everything a language says, and its pictures, as a page for whoever translates it.
    Preview(preview::Args),
    /// Let computer players play tables to the end and report the speed.
    Simulate(simulate::Args),
    /// Let computer players of different levels play against each other, and report who wins.
    Tournament(tournament::Args),
    /// Serve the rules as JSON lines over standard input and output.
    Engine,
    /// Replay an export and verify its commitment, every fact and every state.
    Replay(replay::Args),
}

/// Why a command failed: one line for the person at the terminal.
#[derive(Debug, thiserror::Error)]
#[error("{what}")]
pub(crate) struct Failure {
    what: String,
    code: u8,
}

impl Failure {
    /// Something went wrong; trying again may help.
    pub(crate) fn new(what: impl std::fmt::Display) -> Self {
        let what = what.to_string();
        Self { what, code: 1 }
    }

    /// A setting is wrong, so trying again does not help. The code is the usual one for that
    /// (`EX_CONFIG`) and tells a supervisor not to start us again.
    pub(crate) fn setting(what: impl std::fmt::Display) -> Self {
        let what = what.to_string();
        Self { what, code: 78 }
    }
}

/// Runs the command the arguments name.
#[must_use]
pub fn run() -> ExitCode {
    match attempt() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("rokugan: {failure}");
            ExitCode::from(failure.code)
        }
    }
}

fn attempt() -> Result<(), Failure> {
    // The headless tools need no settings, so a broken `.env` must not stop them.
    let (command, dotenv) = match settings::DotEnv::find() {
        Ok(dotenv) => (dotenv.under(Cli::command()), Ok(dotenv)),
        Err(why) => (Ok(Cli::command()), Err(why)),
    };
    let (command, dotenv) = match (command, dotenv) {
        (Ok(command), dotenv) => (command, dotenv),
        (Err(why), _) => (Cli::command(), Err(why)),
    };
    let parsed = command.clone().try_get_matches();
    let parsed = parsed.and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => match settings::plainly(error, &command) {
            Ok(failure) => return Err(failure),
            Err(error) => error.exit(),
        },
    };
    match cli.command.unwrap_or(Command::Run(cli.run)) {
        Command::Run(args) => run::run(&args, &dotenv?),
        Command::Doctor(args) => dotenv.and_then(|_| doctor::run(&args)),
        Command::Backup(args) => dotenv.and_then(|_| backup::run(&args)),
        Command::Move(args) => dotenv.and_then(|_| move_to::run(&args)),
        Command::Film(args) => film::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Preview(args) => preview::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Engine => engine::run(),
        Command::Replay(args) => replay::run(&args),
    }
}
