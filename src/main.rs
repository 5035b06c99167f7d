//! The `rokugan` binary: a thin door to [`rokugan::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    rokugan::cli::run()
}
