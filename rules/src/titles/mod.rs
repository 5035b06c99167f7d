//! The titles, one folder each, all of the same shape.

pub mod battle;
pub mod samurai;
