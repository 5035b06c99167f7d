//! What territory cards do to the board and to a hand: each change together with the event that tells
//! it.

use crate::seat::Seat;

use super::Play;
use super::action::{Away, PutAway};
use super::data::{Face, Province, Special};
use super::event::Event;

impl Play<'_> {
    /// Puts a special token down.
    pub(super) fn put(&mut self, province: Province, special: Special) {
        self.state.put_special(province, special);
        self.log.all(Event::SpecialPlaced { province, special });
    }

    /// Removes the special token of a province, if there is one.
    pub(super) fn take(&mut self, province: Province) {
        if let Some(special) = self.state.special_at(province) {
            self.state.take_special(province);
            self.log.all(Event::SpecialRemoved { province, special });
        }
    }

    /// Adds control tokens.
    pub(super) fn control(&mut self, seat: Seat, province: Province, down: u8, up: u8) {
        self.state.add_control(seat, province, down, up);
        self.log.all(Event::ControlAdded {
            seat,
            province,
            down,
            up,
        });
    }

    /// Takes a token of the discard pile into the hand.
    pub(super) fn recover(&mut self, seat: Seat, face: Face) {
        let player = &mut self.state.players[seat];
        player.discard.take(face);
        player.hand.add(face);
        self.log.all(Event::TokenRecovered { seat, face });
    }

    /// Puts a token of the hand away.
    pub(super) fn put_away(&mut self, seat: Seat, away: PutAway) {
        let PutAway { face, to } = away;
        let player = &mut self.state.players[seat];
        player.hand.take(face);
        match to {
            Away::Discard => {
                player.discard.add(face);
                self.log.all(Event::TokenDiscarded { seat, face });
            }
            Away::Pool => {
                player.pool.add(face);
                self.log.all(Event::TokenPooled { seat });
                self.log.only(seat, Event::OwnTokenPooled { face });
            }
        }
    }
}
