//! The facts of Battle for Rokugan, each in a sentence.

use rules::titles::battle::{Event, Shown};

use super::{look, place, token_at};
use crate::wording::{Name, TableWords, wordings};

wordings! {
    /// The sentence of a fact.
    pub(super) fn event(table: &TableWords<'_>; event: &Event) listed as EVENTS {
        Event::ObjectivesDealt { objectives } => "battle-event-objectives_dealt" {
            objectives: table.names(*objectives),
        },
        Event::ObjectiveChosen { seat } => "battle-event-objective_chosen" {
            seat: table.seat(*seat),
        },
        Event::ObjectiveKept { objective } => "battle-event-objective_kept" {
            objective: table.name(*objective),
        },
        Event::InitiativeRevealed { round, card, first } => "battle-event-initiative_revealed" {
            round: *round,
            card: table.name(*card),
            first: table.seat(*first),
        },
        Event::RoundBegan { round } => "battle-event-round_began" { round: *round },
        Event::BecameRonin { seat } => "battle-event-became_ronin" { seat: table.seat(*seat) },
        Event::Drew { seat, count } => "battle-event-drew" {
            seat: table.seat(*seat),
            count: *count,
        },
        Event::DrewTokens { faces } => "battle-event-drew_tokens" {
            faces: table.names(faces.iter().copied()),
        },
        Event::Returned { seat } => "battle-event-returned" { seat: table.seat(*seat) },
        Event::ReturnedToken { face } => "battle-event-returned_token" {
            face: table.name(*face),
        },
        Event::CardPassed { seat } => "battle-event-card_passed" { seat: table.seat(*seat) },
        Event::CardPlayed { seat, territory, card } => "battle-event-card_played" {
            seat: table.seat(*seat),
            territory: table.name(*territory),
            card: table.name(*card),
        },
        Event::ControlAdded { seat, province, down, up } => "battle-event-control_added" {
            seat: table.seat(*seat),
            province: place(table, *province),
            down: *down,
            up: *up,
        },
        Event::ControlPaid { seat, province, lost } => "battle-event-control_paid" {
            seat: table.seat(*seat),
            province: place(table, *province),
            lost: if *lost { "yes" } else { "no" },
        },
        Event::ControlCleared { province, seat } => "battle-event-control_cleared" {
            province: place(table, *province),
            seat: table.seat(*seat),
        },
        Event::ControlExchanged { provinces } => "battle-event-control_exchanged" {
            provinces: table.list(provinces.map(|at| place(table, at))),
        },
        Event::SpecialPlaced { province, special } => "battle-event-special_placed" {
            province: place(table, *province),
            special: table.name(*special),
        },
        Event::SpecialRemoved { province, special } => "battle-event-special_removed" {
            province: place(table, *province),
            special: table.name(*special),
        },
        Event::TokenRecovered { seat, face } => "battle-event-token_recovered" {
            seat: table.seat(*seat),
            face: table.name(*face),
        },
        Event::TokenDiscarded { seat, face } => "battle-event-token_discarded" {
            seat: table.seat(*seat),
            face: table.name(*face),
        },
        Event::TokenPooled { seat } => "battle-event-token_pooled" { seat: table.seat(*seat) },
        Event::OwnTokenPooled { face } => "battle-event-own_token_pooled" {
            face: table.name(*face),
        },
        Event::HandSpied { seat, of } => "battle-event-hand_spied" {
            seat: table.seat(*seat),
            of: table.seat(*of),
        },
        Event::HandSeen { of, faces } => "battle-event-hand_seen" {
            of: table.seat(*of),
            faces: table.names(faces.iter().copied()),
        },
        Event::TokenInspected { seat, by, at, of } => "battle-event-token_inspected" {
            seat: table.seat(*seat),
            by: look(table, *by),
            at: token_at(table, *at),
            of: table.seat(*of),
        },
        Event::FaceSeen { at, of, face } => "battle-event-face_seen" {
            at: token_at(table, *at),
            of: table.seat(*of),
            face: table.name(*face),
        },
        Event::TokenStruck { seat, at, of, face } => "battle-event-token_struck" {
            seat: table.seat(*seat),
            at: token_at(table, *at),
            of: table.seat(*of),
            face: table.name(*face),
        },
        Event::TokenSentBack { seat, at, of } => "battle-event-token_sent_back" {
            seat: table.seat(*seat),
            at: token_at(table, *at),
            of: table.seat(*of),
        },
        Event::BluffSetAside { at, of } => "battle-event-bluff_set_aside" {
            at: token_at(table, *at),
            of: table.seat(*of),
        },
        Event::OwnTokenSentBack { at, face } => "battle-event-own_token_sent_back" {
            at: token_at(table, *at),
            face: table.name(*face),
        },
        Event::Placed { seat, at } => "battle-event-placed" {
            seat: table.seat(*seat),
            at: token_at(table, *at),
        },
        Event::OwnPlaced { at, face } => "battle-event-own_placed" {
            at: token_at(table, *at),
            face: table.name(*face),
        },
        Event::Blessed { seat, on, face } => "battle-event-blessed" {
            seat: table.seat(*seat),
            on: token_at(table, *on),
            face: table.name(*face),
        },
        Event::Animated { seat, at, face } => "battle-event-animated" {
            seat: table.seat(*seat),
            at: token_at(table, *at),
            face: table.name(*face),
        },
        Event::TurnsForfeited { seat } => "battle-event-turns_forfeited" {
            seat: table.seat(*seat),
        },
        Event::AbilityDeclined { seat } => "battle-event-ability_declined" {
            seat: table.seat(*seat),
        },
        Event::Swapped { seat, tokens } => "battle-event-swapped" {
            seat: table.seat(*seat),
            tokens: table.list(tokens.map(|at| token_at(table, at))),
        },
        Event::Revealed { tokens } => "battle-event-revealed" {
            tokens: table.list(tokens.iter().map(|token| shown(table, token))),
        },
        Event::BluffReturned { seat, at } => "battle-event-bluff_returned" {
            seat: table.seat(*seat),
            at: token_at(table, *at),
        },
        Event::Unlawful { seat, at, face } => "battle-event-unlawful" {
            seat: table.seat(*seat),
            at: token_at(table, *at),
            face: table.name(*face),
        },
        Event::BlessingWasted { seat, at, face } => "battle-event-blessing_wasted" {
            seat: table.seat(*seat),
            at: token_at(table, *at),
            face: table.name(*face),
        },
        Event::RaidFailed { seat, province } => "battle-event-raid_failed" {
            seat: table.seat(*seat),
            province: place(table, *province),
        },
        Event::Raided { province, seats } => "battle-event-raided" {
            province: place(table, *province),
            seats: table.seats(seats),
        },
        Event::Pacified { province, seat } => "battle-event-pacified" {
            province: place(table, *province),
            seat: table.seat(*seat),
        },
        Event::Fought { province, defender: _, defense, attacks, winner } => "battle-event-fought" {
            province: place(table, *province),
            defense: *defense,
            attacks: table.numbered(attacks),
            winner: table.seat_or_none(*winner),
        },
        Event::Guarded { province, seat } => "battle-event-guarded" {
            province: place(table, *province),
            seat: table.seat(*seat),
        },
        Event::CardClaimed { territory, seat } => "battle-event-card_claimed" {
            territory: table.name(*territory),
            seat: table.seat(*seat),
        },
        Event::CardReturned { territory, seat } => "battle-event-card_returned" {
            territory: table.name(*territory),
            seat: table.seat(*seat),
        },
        Event::CardRead { territory, card } => "battle-event-card_read" {
            territory: table.name(*territory),
            card: table.name(*card),
        },
        Event::Ended { totals, places, objectives } => "battle-event-ended" {
            totals: table.each_seat(totals.iter().map(ToString::to_string)),
            places: table.each_seat(places.iter().map(ToString::to_string)),
            objectives: table.each_seats(objectives.iter().map(|kept| table.names(*kept))),
        },
    }
}

/// The sentences of facts in order. What seats drew one after the other is one sentence.
pub(super) fn lines(table: &TableWords<'_>, events: &[&Event]) -> Vec<String> {
    let draw = |event: &Event| match event {
        Event::Drew { seat, count } => Some((*seat, *count)),
        _ => None,
    };
    let same = |one: &&Event, two: &&Event| {
        let pair = draw(one).zip(draw(two));
        pair.is_some_and(|((_, one), (_, two))| one == two)
    };
    // The end card tells the rest.
    let kept = events.iter().copied();
    let kept: Vec<&Event> = kept
        .filter(|event| !matches!(event, Event::Ended { .. }))
        .collect();
    let told = kept.chunk_by(same).map(|group| {
        let drew: Vec<_> = group.iter().filter_map(|event| draw(event)).collect();
        match (drew.as_slice(), group) {
            ([(_, count), _, ..], _) => {
                let seats: Vec<_> = drew.iter().map(|(seat, _)| *seat).collect();
                let seats = table.seats(&seats).into();
                let args = [("seats", seats), ("count", (*count).into())];
                table.say("battle-event-everybody_drew", &args)
            }
            (_, [one]) => event(table, one),
            _ => String::new(),
        }
    });
    told.collect()
}

/// A token as it lies open at the reveal.
fn shown(table: &TableWords<'_>, token: &Shown) -> Name {
    table.phrase(
        "battle-event-revealed-tokens",
        &[
            ("seat", table.seat(token.seat).into()),
            ("face", table.name(token.face).into()),
            ("at", token_at(table, token.at).into()),
            ("blessing", token.blessing.into()),
        ],
    )
}
