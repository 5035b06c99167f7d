//! Season cards in full: everybody may read every card, on display or bought.

use rules::titles::rising_sun::Card;

use crate::wording::{Name, Words};

/// A card with its kind, its printed cost and what it does.
pub(super) fn in_full(words: &Words, card: Card, copies: usize) -> String {
    words.say(
        "rising_sun-card-full",
        &[
            ("card", words.name(card).into()),
            ("kind", words.name(card.kind()).into()),
            ("cost", card.cost().into()),
            ("copies", copies.into()),
            ("text", words.form(card, "text").into()),
        ],
    )
}

/// The kind and the printed cost of a card.
pub(super) fn kind(words: &Words, card: Card) -> String {
    let args = [
        ("kind", words.name(card.kind()).into()),
        ("cost", card.cost().into()),
    ];
    words.say("rising_sun-card-kind", &args)
}

/// A card that somebody owns, with what it does.
pub(super) fn owned(words: &Words, card: Card, copies: usize) -> String {
    let args = [
        ("card", counted(words, card, copies).into()),
        ("text", words.form(card, "text").into()),
    ];
    words.say("rising_sun-card-owned", &args)
}

/// Cards by name, copies counted.
pub(super) fn names(words: &Words, cards: &[Card]) -> Name {
    let each = kinds(cards);
    words.list(each.map(|(card, copies)| counted(words, card, copies)))
}

fn counted(words: &Words, card: Card, copies: usize) -> Name {
    let args = [("card", words.name(card).into()), ("copies", copies.into())];
    words.phrase("rising_sun-card-counted", &args)
}

/// Each card once, with the number of its copies.
pub(super) fn kinds(cards: &[Card]) -> impl Iterator<Item = (Card, usize)> {
    let copies = |card: Card| cards.iter().filter(|other| **other == card).count();
    let each = Card::ALL.into_iter().map(move |card| (card, copies(card)));
    each.filter(|(_, copies)| *copies > 0)
}
