//! Scenes, one module per title.

pub mod battle;
