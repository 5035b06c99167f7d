//! The `rokugan` binary.

fn main() {}
