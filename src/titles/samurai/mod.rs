//! Samurai for people: its words and its pictures.

mod picture;
mod words;
