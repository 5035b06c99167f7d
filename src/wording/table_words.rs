//! The words of one table: a language, and what its seats are called there.

use fluent_bundle::FluentValue;
use rules::event_log::AnyEvent;
use rules::seat::Seat;

use super::{Name, Words};
use crate::table::TableState;
use crate::titles;

/// Who sits where, by what they play.
#[derive(Clone, Debug)]
pub struct Seated {
    title: String,
    sides: Vec<String>,
}

impl Seated {
    /// The seats of a table.
    #[must_use]
    pub fn of(state: &TableState) -> Self {
        Self::new(
            &state.row.title,
            state.seats.iter().map(|row| row.side.clone()).collect(),
        )
    }

    /// Seats of a table of this title, by the ids of what they play.
    #[must_use]
    pub fn new(title: &str, sides: Vec<String>) -> Self {
        Self {
            title: title.to_owned(),
            sides,
        }
    }

    /// The id of the title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }
}

/// The words of one table.
pub struct TableWords<'w> {
    words: &'w Words,
    seats: Vec<Name>,
}

impl std::ops::Deref for TableWords<'_> {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.words
    }
}

impl<'w> TableWords<'w> {
    /// The words of a table whose seats have these names.
    #[must_use]
    pub const fn new(words: &'w Words, seats: Vec<Name>) -> Self {
        Self { words, seats }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> &'w Words {
        self.words
    }

    /// What a seat is called.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Name {
        self.seats.get(seat.index()).cloned().unwrap_or_default()
    }

    /// What several seats are called.
    #[must_use]
    pub fn seats(&self, seats: &[Seat]) -> Name {
        let names: Vec<Name> = seats.iter().map(|seat| self.seat(*seat)).collect();
        self.all_of(&names)
    }

    /// A seat, or nobody.
    #[must_use]
    pub fn seat_or_none(&self, seat: Option<Seat>) -> Name {
        seat.map_or_else(|| self.phrase("nobody", &[]), |seat| self.seat(seat))
    }

    /// Seats with a number each, such as strengths.
    #[must_use]
    pub fn numbered(&self, numbers: &[(Seat, u8)]) -> Name {
        let each = numbers.iter();
        let each = each.map(|(seat, number)| self.with(self.seat(*seat), *number));
        self.all_of(&each.collect::<Vec<_>>())
    }

    /// Things for every seat, in seat order.
    #[must_use]
    pub fn each_seats(&self, things: impl IntoIterator<Item = Name>) -> Name {
        let each = self.seats.iter().zip(things);
        let each = each.map(|(seat, things)| self.with_things(seat.clone(), things));
        Name::joined(&each.collect::<Vec<_>>(), ", ")
    }

    /// A value for every seat, in seat order.
    #[must_use]
    pub fn each_seat<'v, V: Into<FluentValue<'v>>>(
        &self,
        values: impl IntoIterator<Item = V>,
    ) -> Name {
        let each = self.seats.iter().zip(values);
        let each = each.map(|(seat, value)| self.with(seat.clone(), value));
        self.all_of(&each.collect::<Vec<_>>())
    }
}

impl Words {
    /// A name and what belongs to it: a number, a name.
    pub(crate) fn with<'v>(&self, name: Name, value: impl Into<FluentValue<'v>>) -> Name {
        self.phrase("name-with", &[("name", name.into()), ("it", value.into())])
    }

    /// A name and a list of things that belong to it.
    pub(crate) fn with_things(&self, name: Name, things: Name) -> Name {
        self.phrase(
            "name-with-things",
            &[("name", name.into()), ("things", things.into())],
        )
    }

    /// Somebody, and what is said of them.
    pub(crate) fn said_of<'v>(&self, name: Name, value: impl Into<FluentValue<'v>>) -> Name {
        self.phrase("name-of", &[("name", name.into()), ("it", value.into())])
    }

    /// The words of a table whose seats go by what they play.
    #[must_use]
    pub fn at(&self, seated: &Seated) -> TableWords<'_> {
        let side = |side: &String| self.side(&seated.title, side);
        TableWords::new(self, seated.sides.iter().map(side).collect())
    }

    /// What a seat can play, by name; what no seat can play is said as it was written.
    #[must_use]
    pub fn side(&self, title: &str, side: &str) -> Name {
        titles::side(self, title, side)
            .unwrap_or_else(|| Name::plain(crate::message::plain(side, 40)))
    }

    /// What a seat plays.
    #[must_use]
    pub fn seat(&self, seated: &Seated, seat: Seat) -> Name {
        self.at(seated).seat(seat)
    }

    /// What the seats of a list play.
    #[must_use]
    pub fn seats(&self, seated: &Seated, seats: &[Seat]) -> Name {
        self.at(seated).seats(seats)
    }

    /// The name of a title.
    #[must_use]
    pub fn title(&self, title: &str) -> String {
        self.word(&format!("{title}-title"))
    }

    /// How a title is played, in a few sentences.
    #[must_use]
    pub fn rules(&self, title: &str) -> String {
        self.word(&format!("{title}-rules"))
    }

    /// Points, as the title calls them.
    #[must_use]
    pub fn score(&self, title: &str, count: i32) -> String {
        self.say(&format!("{title}-score"), &[("count", count.into())])
    }

    /// What the conditions of orders mean, at titles that have some.
    #[must_use]
    pub fn conditions(&self, title: &str) -> String {
        self.word(&format!("{title}-conditions"))
    }

    /// The sentence of a fact.
    #[must_use]
    pub fn event(&self, seated: &Seated, event: &AnyEvent) -> String {
        titles::event(&self.at(seated), &seated.title, event)
    }
}
