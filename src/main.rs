//! The `rokugan` binary: it only calls [`rokugan::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    rokugan::cli::run()
}
