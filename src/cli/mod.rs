//! The command line: one file per subcommand, each with its arguments and one `run`.

mod backup;
mod doctor;
mod engine;
mod film;
mod render;
mod replay;
mod run;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Slow, hidden-information board games over days.
#[derive(Debug, Parser)]
#[command(name = "rokugan", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Without a subcommand: run the bot.
    #[command(flatten)]
    run: run::Args,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot: on Discord, or without a token on a page of this machine.
    Run(run::Args),
    /// Check the database and replay every table in it.
    Doctor(doctor::Args),
    /// Copy the database to a file, also while the bot runs.
    Backup(backup::Args),
    /// Film a table played by computer players.
    Film(film::Args),
    /// Draw a position reached by computer players.
    Render(render::Args),
    /// Play tables to the end by computer players and report the speed.
    Simulate(simulate::Args),
    /// Serve the rules as JSON lines on standard input and output.
    Engine,
    /// Replay an export and verify its commitment, every fact and every state.
    Replay(replay::Args),
}

/// Why a command failed: one line for the person at the terminal.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(what: impl std::fmt::Display) -> Self {
        Self(what.to_string())
    }
}

/// Runs the command the arguments name.
#[must_use]
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or(Command::Run(cli.run)) {
        Command::Run(args) => run::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Film(args) => film::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Engine => engine::run(),
        Command::Replay(args) => replay::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("rokugan: {failure}");
            ExitCode::FAILURE
        }
    }
}
