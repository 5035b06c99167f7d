//! Laws of the talks: nothing is given twice, nothing is made or lost, and only two hear of an offer.

use crate::dice::{Seed, Seq};
use crate::event_log::{EventLog, Recipients};
use crate::laws::computer::{opening, play};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Table};
use crate::title::Title as _;

use super::RisingSun;
use super::action::Action;
use super::state::State;

/// All coins and all ronin of a table.
fn goods(state: &State) -> (u32, u32) {
    let players = || state.all_seats().map(|seat| &state.players[seat]);
    let coins = players().map(|player| u32::from(player.coins)).sum();
    (coins, players().map(|player| u32::from(player.ronin)).sum())
}

#[test]
fn talks_conserve_goods_and_are_heard_by_two() {
    let (mut talks, mut accepted) = (0, 0);
    for number in 0..60 {
        let opening = opening::<RisingSun>(3 + number % 3, number as u64);
        let policies = vec![Policy::Random; 3 + number % 3];
        play::<RisingSun>(&opening, &policies, |state, seat, action| {
            let other = match action {
                Action::Offer { to, .. } | Action::Counter { to, .. } => *to,
                Action::Accept(clan) | Action::Decline(clan) | Action::Withdraw(clan) => *clan,
                _ => return,
            };
            talks += 1;
            let other = state.seat_of(other).unwrap();
            let (mut copy, mut log) = (state.clone(), EventLog::default());
            let mut dice = Seed::from_number(1).key("talk").dice(Seq(1));
            RisingSun::apply(&mut copy, seat, *action, &mut dice, &mut log).unwrap();
            assert_eq!(goods(state), goods(&copy), "{action:?}");
            assert_eq!(state.phase, copy.phase, "talking moves nobody");
            let accepts = matches!(action, Action::Accept(_));
            for entry in &log.0 {
                match entry.to {
                    Recipients::All => assert!(accepts, "{:?}", entry.event),
                    // Other offers of two new allies end; those who hear of it made or got them.
                    Recipients::Only(to) => assert!(accepts || to == seat || to == other),
                }
            }
            if accepts {
                accepted += 1;
                let again = RisingSun::apply(&mut copy, seat, *action, &mut dice, &mut log);
                assert!(again.is_err(), "given twice: {action:?}");
            }
        });
    }
    assert!(talks > 1_000 && accepted > 100, "{talks} {accepted}");
}

#[test]
fn an_offer_changes_nothing_for_third_seats() {
    let opening = opening::<RisingSun>(4, 7);
    play::<RisingSun>(&opening, &[Policy::Random; 4], |state, seat, action| {
        let Action::Offer { to, .. } = action else {
            return;
        };
        let to = state.seat_of(*to).unwrap();
        let (mut copy, mut log) = (state.clone(), EventLog::default());
        let mut dice = Seed::from_number(1).key("talk").dice(Seq(1));
        RisingSun::apply(&mut copy, seat, *action, &mut dice, &mut log).unwrap();
        assert_eq!(RisingSun::public(state), RisingSun::public(&copy));
        for third in state.all_seats().filter(|s| *s != seat && *s != to) {
            let views = [state, &copy].map(|state| RisingSun::private(state, third));
            assert_eq!(views[0], views[1]);
            let lists = [state, &copy].map(|state| {
                let mut list = Vec::new();
                RisingSun::legal(state, third, &mut list);
                list
            });
            assert_eq!(lists[0], lists[1]);
        }
    });
}

#[test]
fn a_bid_that_is_changed_is_heard_by_nobody_else() {
    let opening = Opening {
        sides: ["koi", "lotus", "turtle"].map(String::from).to_vec(),
        position: Some(serde_json::json!({
            "stage": "battles", "wars": ["edo"],
            "seats": {"koi": {"coins": 3}, "lotus": {"map": {"edo": ["bushi"]}}},
        })),
        ..opening::<RisingSun>(3, 1)
    };
    let (mut table, _) = Table::open(&opening).expect("a sound position");
    let first = table.act(Seat::FIRST, "bid 1 0 0 0").expect("legal");
    assert_eq!(first.facts.public().count(), 1, "that it has bid");
    let (public, hash) = (table.public().to_json(), table.hash());
    let again = table.act(Seat::FIRST, "bid 0 3 0 0").expect("legal");
    assert_eq!(again.facts.public().count(), 0);
    assert_eq!(again.facts.alone(Seat::FIRST).count(), 1);
    assert_eq!(public["public"], table.public().to_json()["public"]);
    assert_ne!(hash, table.hash());
}
