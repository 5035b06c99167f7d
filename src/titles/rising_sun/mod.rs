//! Rising Sun for people: its words and its pictures.

mod picture;
mod signs;
mod words;
