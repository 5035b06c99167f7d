//! What is done for a seat whose time has run out (R16): mostly nothing.
//!
//! Judged by what the seat sees. What it does must not tell others what the seat alone knows, so a
//! tile is drawn by lot and Lotus names the same mandate whatever it lays.

use crate::dice::Dice;

use super::action::{Action, SwapTime};
use super::data::Mandate;
use super::view::{Private, Public, Stage};

/// The number of the action that is taken.
pub(super) fn choose(
    public: &Public,
    private: &Private,
    legal: &[Action],
    dice: &mut Dice,
) -> Option<usize> {
    let is = |wanted: Action| legal.iter().position(|action| *action == wanted);
    match public.stage {
        Stage::Tea | Stage::Recruit | Stage::Marshal | Stage::Betray | Stage::Fujin => {
            is(Action::Done)
        }
        Stage::Mandate => {
            let at = dice.below(u32::try_from(private.drawn.len()).unwrap_or(1)) as usize;
            let tile = *private.drawn.get(at)?;
            let named = Some(Mandate::Recruit);
            is(Action::Play { tile, named: None }).or_else(|| is(Action::Play { tile, named }))
        }
        Stage::Train
        | Stage::Ryujin
        | Stage::Raijin
        | Stage::Kenin
        | Stage::Ninja
        | Stage::Monkey
        | Stage::Light
        | Stage::Samurai
        | Stage::Mercy
        | Stage::Benevolence
        | Stage::Seppuku
        | Stage::Hostage => is(Action::Pass),
        Stage::Amaterasu | Stage::Hachiman | Stage::Susanoo | Stage::Tsukuyomi => is(Action::Use),
        Stage::Serpent => is(Action::Charge),
        // Only where it may kill; where it must, the first victim.
        Stage::Hate => is(Action::Pass).or(Some(0)),
        Stage::Swap => is(Action::Swap(SwapTime::Last)),
        Stage::Bids => is(Action::Bid([0; 4])),
        Stage::Hire => is(Action::Hire),
        Stage::Share => lowest(public, legal),
        Stage::Over => None,
    }
}

/// An odd coin goes to the loser with the lowest honor.
fn lowest(public: &Public, legal: &[Action]) -> Option<usize> {
    let clan = |seat: &crate::seat::Seat| public.seats.get(seat.index()).map(|seen| seen.clan);
    let mut up = public.honor.iter().rev().filter_map(clan);
    up.find_map(|clan| {
        legal
            .iter()
            .position(|action| *action == Action::Share(clan))
    })
}
