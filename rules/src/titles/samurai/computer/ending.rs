//! Turns that end the game: who wins then is known, for every capture was announced.

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::play::Play;
use crate::seat::Seat;

use super::super::action::{Action, Then};
use super::super::capture;
use super::super::data::Colour;
use super::super::scoring;
use super::super::setup;
use super::super::state::{Laid, State};
use super::super::turn;
use super::super::view::{Private, Public};

/// The board as everybody sees it, with what everybody captured.
pub(super) struct Ending {
    state: State,
    seat: Seat,
}

impl Ending {
    pub fn new(public: &Public, private: &Private, seat: Seat) -> Self {
        let colours: Vec<Colour> = public.seats.iter().map(|seen| seen.colour).collect();
        let mut state = setup::empty(public.options, &colours);
        for caste in &mut state.figures.0 {
            *caste = super::super::data::Settlements::NONE;
        }
        for seen in &public.settlements {
            for caste in &seen.figures {
                state.figures[*caste].insert(seen.settlement);
            }
        }
        for seen in &public.tiles {
            let laid = Laid {
                owner: seen.owner,
                tile: seen.tile,
            };
            state.board.put(seen.hex, laid);
        }
        for (seat, captured) in Seat::all(colours.len()).zip(&private.announced) {
            state.players[seat].captured = *captured;
        }
        state.aside = public.aside;
        Self { state, seat }
    }

    /// Does the seat come first if its turn ends with this action? Nothing if the game goes on.
    pub fn won(&self, action: Action) -> Option<bool> {
        let mut state = self.state.clone();
        let (dice, log) = (&mut Dice::imagined(0), &mut EventLog::unheard());
        let mut play = Play {
            state: &mut state,
            dice,
            log,
        };
        match action {
            Action::Lay {
                tile,
                hex,
                then: Then::End,
            } => turn::lay(&mut play, self.seat, tile, hex),
            Action::Move {
                from,
                to,
                then: Then::End,
            } => turn::relocate(&mut play, self.seat, from, to),
            Action::Swap {
                one,
                other,
                then: Then::End,
            } => turn::swap(&mut play, self.seat, one, other),
            Action::Done => {}
            _ => return None,
        }
        capture::resolve(&mut play);
        if !scoring::has_ended(&mut play) {
            return None;
        }
        let sheets = scoring::sheets(play.state);
        let own = sheets.iter().find(|sheet| sheet.seat == self.seat)?;
        Some(own.place == 1)
    }
}
