//! The computer player: it sees what its seat sees and nothing more.
//!
//! Every legal action gets a value in hundredths of a victory point; the best is taken, and the dice
//! choose between equals. What is worth nothing is left alone.

mod board;
mod cards;
mod talk;
#[cfg(test)]
mod tests;
mod war;

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::{Action, Place, SwapTime};
use super::data::{Card, Figure, Mandate, Piece};
use super::view::{Private, Public, Stage};
use board::Eyes;

/// Less than any action that is worth something, more than one that does harm.
const NOTHING: i32 = 0;

/// The number of the action it takes.
pub(super) fn choose(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    dice: &mut Dice,
) -> usize {
    let Some(eyes) = Eyes::of(public, seat) else {
        return 0;
    };
    if public.stage == Stage::Bids {
        let bid = Action::Bid(war::bid(&eyes));
        return legal.iter().position(|action| *action == bid).unwrap_or(0);
    }
    let mut best: Vec<usize> = Vec::new();
    let mut most = i32::MIN;
    for (at, action) in legal.iter().enumerate() {
        let value = value(&eyes, private, *action);
        if value > most {
            most = value;
            best.clear();
        }
        if value == most {
            best.push(at);
        }
    }
    let at = dice.below(u32::try_from(best.len()).unwrap_or(1)) as usize;
    best.get(at).copied().unwrap_or(0)
}

/// What it thinks of each action, in victory points.
pub(super) fn weigh(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
) -> Option<Vec<f32>> {
    let eyes = Eyes::of(public, seat)?;
    let wished = (public.stage == Stage::Bids).then(|| war::bid(&eyes));
    let weight = |action: &Action| match (wished, action) {
        (Some(wished), Action::Bid(bid)) => {
            let each = wished.iter().zip(bid);
            -each
                .map(|(one, other)| f32::from(one.abs_diff(*other)))
                .sum::<f32>()
        }
        _ => value(&eyes, private, *action) as f32 / 100.0,
    };
    Some(legal.iter().map(weight).collect())
}

/// What it does although nobody waits for it: it answers offers.
pub(super) fn unasked(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
) -> Option<usize> {
    let eyes = Eyes::of(public, seat)?;
    let answers = legal.iter().enumerate().filter(|(_, action)| {
        matches!(action, Action::Accept(_) | Action::Decline(_))
            && talk::value(&eyes, private, **action) > NOTHING
    });
    answers.map(|(at, _)| at).next()
}

/// What an action is worth.
fn value(eyes: &Eyes<'_>, private: &Private, action: Action) -> i32 {
    match action {
        Action::Offer { .. }
        | Action::Counter { .. }
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Withdraw(_) => talk::value(eyes, private, action),
        Action::Done | Action::Pass => NOTHING,
        Action::Standing { .. } => -1_000,
        Action::Play { tile, named } => mandate(eyes, named.unwrap_or(tile)),
        Action::Summon { figure, at, shrine } => {
            // A figure on the board is always better than one in the reserve.
            20 + match shrine {
                None => eyes.reinforce(at, eyes.strength(figure), 0),
                Some(kami) => eyes.visit(kami),
            }
        }
        Action::Move { piece, from, to } => {
            let force = match piece.figure() {
                Some(figure) => eyes.strength(figure),
                None => 1,
            };
            // A move that hardly helps is not worth the time.
            let gain = eyes.reinforce(to, force, 0) - eyes.abandon(from, force);
            let stronghold = i32::from(piece == Piece::Stronghold) * 30;
            gain - 25 - stronghold
        }
        Action::Build(province) => {
            let later = i32::from(2 - eyes.season()) * 150;
            let cheap = if eyes.pays_little() { 150 } else { 0 };
            later + cheap + eyes.worth(province) / 8 - 40 + eyes.shrine_of_strongholds()
        }
        Action::Buy { card, at } => {
            cards::value(eyes, card) + at.map_or(0, |at| arrive(eyes, card, at))
        }
        Action::Replace {
            owner,
            figure,
            at,
            with,
        } => replace(eyes, owner, figure, at, with),
        Action::Use => 100,
        Action::Place { figure, at } => {
            20 + match at {
                Place::Map(province) => eyes.reinforce(province, eyes.strength(figure), 0),
                Place::Shrine(kami) => eyes.visit(kami),
            }
        }
        Action::Kill { owner, figure, at } => {
            if eyes.is_own(owner) || eyes.is_ally(owner) {
                -500
            } else {
                20 + eyes.weaken(at, owner, i32::from(figure.force()))
            }
        }
        Action::Spare => 50,
        Action::Charge | Action::Hire => 100,
        Action::Waive => NOTHING,
        Action::Gift(clan) | Action::Share(clan) => 500 - eyes.danger(clan),
        Action::Swap(time) => i32::from(time == SwapTime::Last),
        Action::Bid(_) => NOTHING,
        Action::Seppuku => war::seppuku(eyes),
        Action::Take { owner, figure } => war::hostage(eyes, owner, figure),
    }
}

/// A mandate is worth what it brings this seat more than the others.
fn mandate(eyes: &Eyes<'_>, mandate: Mandate) -> i32 {
    let others = i32::from(eyes.count()) - 1;
    match mandate {
        Mandate::Recruit => {
            let own = eyes.summons(eyes.me(), true) * 130;
            let theirs: i32 = eyes.others().map(|seen| eyes.summons(seen, false)).sum();
            own - theirs * 90 / others
        }
        Mandate::Marshal => {
            let build = eyes.me().strongholds > 0 && eyes.me().coins >= eyes.fort_price();
            let later = i32::from(2 - eyes.season()) * 130;
            120 + if build { later + 60 } else { 0 }
        }
        Mandate::Train => {
            let best = eyes.public.display.iter().copied();
            let best = best.filter(|card| eyes.price(*card, true) <= eyes.me().coins);
            best.map(|card| cards::value(eyes, card) + 70)
                .max()
                .unwrap_or(0)
        }
        Mandate::Harvest => eyes.harvest() + 40,
        Mandate::Betray => {
            let allied = i32::from(eyes.me().ally.is_some()) * 450;
            let swing = if eyes.me().reserve.contains(&Figure::Bushi) {
                320
            } else {
                40
            };
            swing - allied
        }
    }
}

/// Where a bought monster is put.
fn arrive(eyes: &Eyes<'_>, card: Card, at: Place) -> i32 {
    let force = card.monster().map_or(0, |figure| eyes.strength(figure));
    match at {
        Place::Map(province) => eyes.reinforce(province, force, 0) / 2,
        Place::Shrine(kami) => eyes.visit(kami) / 2,
    }
}

fn replace(
    eyes: &Eyes<'_>,
    owner: super::data::Clan,
    figure: Figure,
    at: Place,
    with: Figure,
) -> i32 {
    let friend = i32::from(eyes.is_ally(owner)) * 300;
    30 - friend
        + match at {
            Place::Map(province) => {
                let theirs = i32::from(figure.force());
                eyes.reinforce(province, eyes.strength(with), theirs)
                    + eyes.weaken(province, owner, theirs) / 2
            }
            Place::Shrine(kami) => eyes.visit(kami),
        }
}
