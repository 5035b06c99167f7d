//! Settings: flags override the environment, and the environment overrides `.env`.
//!
//! `.env` is looked for in the working directory, then next to the binary. Its values become the
//! defaults of the flags that name the same variable, so there is one list of settings and the
//! command line parses them all. No value is ever printed from here: it may be the token.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Command;
use clap::error::{ContextKind, ErrorKind};

use super::Failure;

/// The one setting that is not a flag: every user of the machine can read command lines.
pub(super) const TOKEN: &str = "DISCORD_TOKEN";
/// The prefix of all our other settings.
const OURS: &str = "ROKUGAN_";

/// What `.env` says.
#[derive(Debug, Default)]
pub(super) struct DotEnv {
    path: PathBuf,
    values: BTreeMap<String, (usize, String)>,
}

/// What is wrong with a line of `.env`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    NoEquals,
    Name,
    Quote,
    AfterQuote,
}

impl Wrong {
    const fn words(self) -> &'static str {
        match self {
            Self::NoEquals => "is not NAME=value; comments begin with #",
            Self::Name => "has no valid name before the =; names consist of letters, digits and _",
            Self::Quote => "opens a quote that it does not close",
            Self::AfterQuote => "continues after its closing quote; comments begin with #",
        }
    }
}

impl DotEnv {
    /// Reads the first `.env` found. There need not be one.
    pub fn find() -> Result<Self, Failure> {
        let beside = std::env::current_exe()
            .ok()
            .and_then(|exe| Some(exe.parent()?.join(".env")));
        for path in [Some(PathBuf::from(".env")), beside].into_iter().flatten() {
            match std::fs::read(&path) {
                Ok(bytes) => return Self::read(&path, &bytes),
                Err(e) if e.kind() == std::io::ErrorKind::NotFound => {}
                Err(e) => {
                    let what = format_args!("{} cannot be read ({e})", path.display());
                    return Err(Failure::setting(what));
                }
            }
        }
        Ok(Self::default())
    }

    fn read(path: &Path, bytes: &[u8]) -> Result<Self, Failure> {
        let shown = path.display();
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Err(Failure::setting(format_args!("{shown} is not UTF-8 text")));
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut values = BTreeMap::new();
        for (number, line) in (1..).zip(text.lines()) {
            match entry(line) {
                Ok(Some((name, value))) => values.insert(name, (number, value)),
                Ok(None) => continue,
                Err(wrong) => {
                    let what = format_args!("{shown}: line {number} {}", wrong.words());
                    return Err(Failure::setting(what));
                }
            };
        }
        let path = path.to_owned();
        Ok(Self { path, values })
    }

    /// The command with these values as defaults, below the environment. An unknown variable with our
    /// prefix is refused, because somebody believes it has an effect.
    pub fn under(&self, command: Command) -> Result<Command, Failure> {
        let mut known = Vec::new();
        names(&command, &mut known);
        let strange = self
            .values
            .iter()
            .find(|(name, _)| name.starts_with(OURS) && !known.contains(name));
        if let Some((name, (number, _))) = strange {
            let path = self.path.display();
            return Err(Failure::setting(format_args!(
                "{path}: line {number}: there is no setting {name}; see .env.example for all of them"
            )));
        }
        Ok(self.lend(command))
    }

    fn lend(&self, command: Command) -> Command {
        let command = command.mut_args(|arg| {
            let name = arg.get_env().and_then(|name| name.to_str());
            let value = name.and_then(|name| self.values.get(name));
            match value.filter(|(_, value)| !value.is_empty()) {
                Some((_, value)) => arg.default_value(value.clone()),
                None => arg,
            }
        });
        command.mut_subcommands(|sub| self.lend(sub))
    }

    /// The bot's token: from the environment, even if it is empty there; otherwise from the file.
    pub fn token(&self) -> Result<Option<String>, Failure> {
        let from_file = || self.values.get(TOKEN).map(|(_, value)| value.clone());
        let given = match std::env::var(TOKEN) {
            Ok(token) => Some(token),
            Err(std::env::VarError::NotPresent) => from_file(),
            Err(std::env::VarError::NotUnicode(_)) => Some("\n".into()),
        };
        let token = given.unwrap_or_default().trim_matches(' ').to_owned();
        if !token.chars().all(|c| c.is_ascii_graphic()) {
            let what = "DISCORD_TOKEN contains a space, a line break or another character that no token has; \
                        copy it again from the developer portal";
            return Err(Failure::setting(what));
        }
        Ok(Some(token).filter(|token| !token.is_empty()))
    }
}

/// Every variable that a command and its subcommands read.
pub(super) fn names(command: &Command, into: &mut Vec<String>) {
    let own = command.get_arguments().filter_map(|arg| arg.get_env());
    into.extend(own.filter_map(|name| name.to_str()).map(str::to_owned));
    command.get_subcommands().for_each(|sub| names(sub, into));
}

/// One line of the file: a setting, or nothing.
fn entry(line: &str) -> Result<Option<(String, String)>, Wrong> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let line = line.strip_prefix("export ").unwrap_or(line);
    let (name, value) = line.split_once('=').ok_or(Wrong::NoEquals)?;
    let (name, value) = (name.trim(), value.trim());
    let proper = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.is_empty() || !name.chars().all(proper) || name.starts_with(|c: char| c.is_numeric()) {
        return Err(Wrong::Name);
    }
    let value = match value.chars().next() {
        Some(quote @ ('"' | '\'')) => {
            let inside = value.strip_prefix(quote).unwrap_or(value);
            let (inside, after) = inside.split_once(quote).ok_or(Wrong::Quote)?;
            let after = after.trim();
            if !after.is_empty() && !after.starts_with('#') {
                return Err(Wrong::AfterQuote);
            }
            inside
        }
        Some('#') | None => "",
        Some(_) => value
            .split_once(" #")
            .map_or(value, |(value, _)| value)
            .trim(),
    };
    Ok(Some((name.to_owned(), value.to_owned())))
}

/// Turns a wrong value into one line that says where it may have come from; leaves other errors to
/// the parser.
pub(super) fn plainly(error: clap::Error, command: &Command) -> Result<Failure, clap::Error> {
    let wrong_value = matches!(
        error.kind(),
        ErrorKind::ValueValidation | ErrorKind::InvalidValue
    );
    let Some(arg) = error.get(ContextKind::InvalidArg).filter(|_| wrong_value) else {
        return Err(error);
    };
    let arg = arg.to_string();
    let long = arg.split([' ', '=']).next().unwrap_or_default();
    let mut variable = None;
    variable_of(command, long.trim_start_matches('-'), &mut variable);
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default();
    let first = first.trim_start_matches("error: ");
    Ok(Failure::setting(match variable {
        Some(name) => format!("{first} (set by the flag, or by {name} in the environment or .env)"),
        None => first.to_owned(),
    }))
}

fn variable_of(command: &Command, long: &str, found: &mut Option<String>) {
    let mut args = command.get_arguments();
    let arg = args.find(|arg| arg.get_long() == Some(long));
    if let Some(name) = arg.and_then(|arg| arg.get_env()) {
        *found = name.to_str().map(str::to_owned);
    }
    command
        .get_subcommands()
        .for_each(|sub| variable_of(sub, long, found));
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Cli;

    fn pair(name: &str, value: &str) -> Result<Option<(String, String)>, Wrong> {
        Ok(Some((name.into(), value.into())))
    }

    #[test]
    fn lines_are_settings_remarks_or_mistakes() {
        assert_eq!(entry("A=b"), pair("A", "b"));
        assert_eq!(entry("  export A_1 = b c  # why"), pair("A_1", "b c"));
        assert_eq!(entry("A=\"b # c\" # why"), pair("A", "b # c"));
        assert_eq!(entry("A='x=\"y\"'"), pair("A", "x=\"y\""));
        assert_eq!(entry("A=b#c"), pair("A", "b#c"));
        assert_eq!(entry("A="), pair("A", ""));
        assert_eq!(entry("A=   # later"), pair("A", ""));
        assert_eq!(entry("   "), Ok(None));
        assert_eq!(entry("# A=b"), Ok(None));
        assert_eq!(entry("DISCORD_TOKEN"), Err(Wrong::NoEquals));
        assert_eq!(entry("my token=x"), Err(Wrong::Name));
        assert_eq!(entry("=x"), Err(Wrong::Name));
        assert_eq!(entry("A=\"b"), Err(Wrong::Quote));
        assert_eq!(entry("A='b' c"), Err(Wrong::AfterQuote));
    }

    #[test]
    fn mistakes_are_named_by_line_and_never_by_value() {
        let wrong = DotEnv::read(Path::new(".env"), b"\n# x\nDISCORD_TOKEN \"s3cret\"\n");
        let said = wrong.unwrap_err().to_string();
        assert!(said.contains(".env: line 3 is not NAME=value"), "{said}");
        assert!(!said.contains("s3cret"), "{said}");
        let strange = DotEnv::read(Path::new(".env"), b"PATH=/x\nROKUGAN_PROT=1").unwrap();
        let said = strange.under(Cli::command()).unwrap_err().to_string();
        assert!(said.contains("line 2: there is no setting ROKUGAN_PROT"));
        assert!(DotEnv::read(Path::new(".env"), &[0xff, 0xfe]).is_err());
    }

    #[test]
    fn the_example_names_exactly_the_settings_there_are() {
        let mut known = vec![TOKEN.to_owned()];
        let command = Cli::command();
        let hidden = |command: &Command| {
            let own = command.get_arguments().filter(|arg| arg.is_hide_set());
            own.filter_map(|arg| Some(arg.get_env()?.to_str()?.to_owned()))
                .collect::<Vec<_>>()
        };
        let trials = hidden(&command);
        names(&command, &mut known);
        known.retain(|name| !trials.contains(name));
        known.sort();
        known.dedup();
        let example = include_str!("../../.env.example");
        // Every setting is there, active or commented out, and the active text can be read.
        let live = example.replace("\n# ROKUGAN_", "\nROKUGAN_");
        let read = DotEnv::read(Path::new(".env"), live.as_bytes()).unwrap();
        let named: Vec<String> = read.values.keys().cloned().collect();
        assert_eq!(named, known);
        read.under(command)
            .unwrap()
            .try_get_matches_from(["rokugan"])
            .unwrap();
    }
}
