//! A battle in words: the bids, the advantages, who won and what that brought.

use rules::titles::rising_sun::{Event, Province};

use super::event;
use super::phrase::bid;
use crate::titles::{Group, MomentWords};
use crate::wording::{Name, TableWords, wordings};

/// A part of the post.
pub(super) enum Part {
    Heading,
    HeadingAt(Province),
    Bids,
    Bid(Name, Name),
    Advantages,
    Outcome,
}

wordings! {
    /// A line or a part of the post.
    pub(super) fn part(table: &TableWords<'_>; part: &Part) listed as MOMENTS {
        Part::Heading => "rising_sun-moment",
        Part::HeadingAt(province) => "rising_sun-moment-at" { province: table.name(*province) },
        Part::Bids => "rising_sun-moment-group-bids",
        Part::Bid(seat, coins) => "rising_sun-moment-bid" {
            seat: seat.clone(),
            coins: coins.clone(),
        },
        Part::Advantages => "rising_sun-moment-group-advantages",
        Part::Outcome => "rising_sun-moment-group-outcome",
    }
}

/// The battle, and what led to it.
pub(super) fn moment(table: &TableWords<'_>, events: &[&Event]) -> MomentWords {
    let (mut before, mut bids) = (Vec::new(), Vec::new());
    let (mut advantages, mut outcome) = (Vec::new(), Vec::new());
    let (mut at, mut begun) = (None, false);
    for event in events {
        match event {
            Event::BidsShown { bids: all } => {
                begun = true;
                let line =
                    |(seat, coins)| part(table, &Part::Bid(table.seat(seat), bid(table, coins)));
                bids.extend(all.iter().copied().map(line));
                continue;
            }
            // Everybody's bid is shown.
            Event::BidSealed { .. } => continue,
            Event::BattleWon { province, .. } | Event::TokenTaken { province, .. } => {
                begun = true;
                at = at.or(Some(*province));
            }
            _ => {}
        }
        let list = match event {
            Event::AdvantageWon { .. } | Event::HostageTaken { .. } | Event::Hired { .. } => {
                &mut advantages
            }
            _ if begun => &mut outcome,
            _ => &mut before,
        };
        list.push(event::event(table, event));
    }
    MomentWords {
        heading: part(table, &at.map_or(Part::Heading, Part::HeadingAt)),
        groups: vec![
            Group::before(before),
            Group::new(part(table, &Part::Bids), bids),
            Group::new(part(table, &Part::Advantages), advantages),
            Group::new(part(table, &Part::Outcome), outcome),
        ],
        shown: String::new(),
    }
}
