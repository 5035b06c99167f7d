//! The facts of Rising Sun, each in a sentence.

use rules::seat::Seat;
use rules::titles::rising_sun::{Advantage, Card, Event, Gain, Goods};

use super::phrase::{amount, bid, coins, goods, place, source, terms};
use crate::wording::{Name, TableWords, wordings};

wordings! {
    /// The sentence of a fact.
    pub(super) fn event(table: &TableWords<'_>; event: &Event) listed as EVENTS {
        Event::TableLaid { shrines, set } => "rising_sun-event-table_laid" {
            shrines: table.names(shrines.iter().copied()),
            set: table.name(*set),
        },
        Event::SeasonBegan { season, wars } => "rising_sun-event-season_began" {
            season: table.name(*season),
            wars: table.names(wars.iter().copied()),
        },
        Event::HostageFreed { captor, owner, figure } => "rising_sun-event-hostage_freed" {
            captor: table.seat(*captor),
            owner: table.seat(*owner),
            figure: table.name(*figure),
        },
        Event::TeaBegan => "rising_sun-event-tea_began",
        Event::OfferMade { from, to, terms: of } => "rising_sun-event-offer_made" {
            from: table.seat(*from),
            to: table.seat(*to),
            terms: terms(table, *from, *of),
        },
        Event::OfferCountered { from, to, terms: of } => "rising_sun-event-offer_countered" {
            from: table.seat(*from),
            to: table.seat(*to),
            terms: terms(table, *from, *of),
        },
        Event::OfferDeclined { from, to } => "rising_sun-event-offer_declined" {
            from: table.seat(*from),
            to: table.seat(*to),
        },
        Event::OfferWithdrawn { from, to } => "rising_sun-event-offer_withdrawn" {
            from: table.seat(*from),
            to: table.seat(*to),
        },
        Event::OfferLapsed { from, to } => "rising_sun-event-offer_lapsed" {
            from: table.seat(*from),
            to: table.seat(*to),
        },
        Event::Allied { one, other } => "rising_sun-event-allied" {
            one: table.seat(*one),
            other: table.seat(*other),
        },
        Event::Given { from, to, coins, ronin } => "rising_sun-event-given" {
            from: table.seat(*from),
            to: table.seat(*to),
            goods: given(table, *coins, *ronin),
        },
        Event::TalkedEnough { seat } => "rising_sun-event-talked_enough" {
            seat: table.seat(*seat),
        },
        Event::TeaEnded => "rising_sun-event-tea_ended",
        Event::Drew { seat } => "rising_sun-event-drew" { seat: table.seat(*seat) },
        Event::DrewTiles { tiles } => "rising_sun-event-drew_tiles" {
            tiles: table.names(tiles.iter().copied()),
        },
        Event::MandateIssued { seat, mandate, facedown: false } =>
            "rising_sun-event-mandate_issued"
        {
            seat: table.seat(*seat),
            mandate: table.name(*mandate),
        },
        Event::MandateIssued { seat, mandate, facedown: true } =>
            "rising_sun-event-mandate_named"
        {
            seat: table.seat(*seat),
            mandate: table.name(*mandate),
        },
        Event::OwnTile { tile } => "rising_sun-event-own_tile" { tile: table.name(*tile) },
        Event::Summoned { seat, figure, at } => "rising_sun-event-summoned" {
            seat: table.seat(*seat),
            figure: table.name_as(*figure, "one"),
            at: place(table, *at),
        },
        Event::Placed { seat, figure, at, card } => "rising_sun-event-placed" {
            seat: table.seat(*seat),
            figure: table.name_as(*figure, "one"),
            at: place(table, *at),
            card: table.name(*card),
        },
        Event::Moved { seat, piece, from, to } => "rising_sun-event-moved" {
            seat: table.seat(*seat),
            piece: table.name_as(*piece, "one"),
            from: table.name(*from),
            to: table.name(*to),
        },
        Event::TollPaid { owner, by, route } => "rising_sun-event-toll_paid" {
            owner: table.seat(*owner),
            by: table.seat(*by),
            route: table.name(*route),
        },
        Event::TollWaived { owner, by, route } => "rising_sun-event-toll_waived" {
            owner: table.seat(*owner),
            by: table.seat(*by),
            route: table.name(*route),
        },
        Event::RouteClosed { owner, by, route } => "rising_sun-event-route_closed" {
            owner: table.seat(*owner),
            by: table.seat(*by),
            route: table.name(*route),
        },
        Event::Built { seat, province, coins: paid } => "rising_sun-event-built" {
            seat: table.seat(*seat),
            province: table.name(*province),
            coins: coins(table, *paid),
        },
        Event::Bought { seat, card, coins: 0 } => "rising_sun-event-bought_for_free" {
            seat: table.seat(*seat),
            card: table.name(*card),
        },
        Event::Bought { seat, card, coins: paid } => "rising_sun-event-bought" {
            seat: table.seat(*seat),
            card: table.name(*card),
            coins: coins(table, *paid),
        },
        Event::Passed { seat } => "rising_sun-event-passed" { seat: table.seat(*seat) },
        Event::Harvested { seat, provinces } => "rising_sun-event-harvested" {
            seat: table.seat(*seat),
            count: provinces.len(),
            provinces: table.names(provinces.iter().copied()),
        },
        Event::Gained { seat, gain, amount: count, cause } => "rising_sun-event-gained" {
            seat: table.seat(*seat),
            gain: amount(table, *count, *gain),
            cause: table.name(*cause),
        },
        Event::Took { from, to, gain, amount: count, cause } => "rising_sun-event-took" {
            from: table.seat(*from),
            to: table.seat(*to),
            gain: amount(table, *count, *gain),
            cause: table.name(*cause),
        },
        Event::AllianceBroken { by, ally } => "rising_sun-event-alliance_broken" {
            by: table.seat(*by),
            ally: table.seat(*ally),
        },
        Event::Replaced { by, owner, figure, with, at } => "rising_sun-event-replaced" {
            by: table.seat(*by),
            owner: table.seat(*owner),
            figure: table.name(*figure),
            with: table.name(*with),
            at: place(table, *at),
        },
        Event::HonorMoved { seat, up: true, order } => "rising_sun-event-honor_gained" {
            seat: table.seat(*seat),
            order: table.seats(order),
        },
        Event::HonorMoved { seat, up: false, order } => "rising_sun-event-honor_lost" {
            seat: table.seat(*seat),
            order: table.seats(order),
        },
        Event::KamiTurn => "rising_sun-event-kami_turn",
        Event::ShrineWon { seat, kami } => "rising_sun-event-shrine_won" {
            seat: table.seat(*seat),
            kami: table.name(*kami),
        },
        Event::CoinGiven { from, to } => "rising_sun-event-coin_given" {
            from: table.seat(*from),
            to: table.seat(*to),
            card: table.name(Card::Benevolence),
        },
        Event::Killed { owner, figure, province, by: Some(by) } => "rising_sun-event-killed" {
            owner: table.seat(*owner),
            figure: table.name(*figure),
            province: table.name(*province),
            by: table.seat(*by),
        },
        Event::Killed { owner, figure, province, by: None } => "rising_sun-event-died" {
            owner: table.seat(*owner),
            figure: table.name(*figure),
            province: table.name(*province),
        },
        Event::Spared { seat, province } => "rising_sun-event-spared" {
            seat: table.seat(*seat),
            province: table.name(*province),
            card: table.name(Card::Mercy),
        },
        Event::WarBegan => "rising_sun-event-war_began",
        Event::Swapped { seat, ronin } => "rising_sun-event-swapped" {
            seat: table.seat(*seat),
            ronin: amount(table, *ronin, Gain::Ronin),
            coins: coins(table, *ronin),
        },
        Event::NobodyThere { province } => "rising_sun-event-nobody_there" {
            province: table.name(*province),
        },
        Event::TokenTaken { seat, province, fought: true } => "rising_sun-event-token_taken" {
            seat: table.seat(*seat),
            province: table.name(*province),
        },
        Event::TokenTaken { seat, province, fought: false } =>
            "rising_sun-event-token_taken_in_peace"
        {
            seat: table.seat(*seat),
            province: table.name(*province),
        },
        Event::BattleBegan { province, fighters } => "rising_sun-event-battle_began" {
            province: table.name(*province),
            fighters: table.seats(fighters),
        },
        Event::BidSealed { seat } => "rising_sun-event-bid_sealed" { seat: table.seat(*seat) },
        Event::OwnBid { bid: own } => "rising_sun-event-own_bid" { bid: bid(table, *own) },
        Event::BidsShown { bids, .. } => "rising_sun-event-bids_shown" { bids: all(table, bids) },
        Event::AdvantageWon { seat, advantage, coins: paid } => "rising_sun-event-advantage_won" {
            seat: table.seat(*seat),
            advantage: table.name(*advantage),
            coins: coins(table, *paid),
        },
        Event::HostageTaken { captor, owner, figure, province } =>
            "rising_sun-event-hostage_taken"
        {
            captor: table.seat(*captor),
            owner: table.seat(*owner),
            figure: table.name(*figure),
            province: table.name(*province),
        },
        Event::Hired { seat, force } => "rising_sun-event-hired" {
            seat: table.seat(*seat),
            force: *force,
        },
        Event::BattleWon { seat, province, forces } => "rising_sun-event-battle_won" {
            seat: table.seat(*seat),
            province: table.name(*province),
            forces: table.numbered(forces),
        },
        Event::BidLost { seat, coins: paid } => "rising_sun-event-bid_lost" {
            seat: table.seat(*seat),
            coins: coins(table, *paid),
        },
        Event::Repaid { from, to, coins: paid } => "rising_sun-event-repaid" {
            from: table.seat(*from),
            to: table.seat(*to),
            coins: coins(table, *paid),
        },
        Event::CleanedUp { season } => "rising_sun-event-cleaned_up" {
            season: table.name(*season),
        },
        Event::StandingSet { reaction, answer } => "rising_sun-event-standing_set" {
            card: source(table, *reaction),
            answer: table.name(*answer),
        },
        Event::ReactionAsked { seat, reaction } => "rising_sun-event-reaction_asked" {
            seat: table.seat(*seat),
            card: source(table, *reaction),
        },
        Event::Counted { seat, upgrades, tokens, provinces, total } => "rising_sun-event-counted" {
            seat: table.seat(*seat),
            upgrades: *upgrades,
            tokens: *tokens,
            provinces: *provinces,
            total: *total,
        },
        Event::Ended { totals, places } => "rising_sun-event-ended" {
            totals: table.each_seat(totals.iter().map(ToString::to_string)),
            places: table.each_seat(places.iter().map(ToString::to_string)),
        },
    }
}

/// What changed hands.
fn given(table: &TableWords<'_>, coins: u8, ronin: u8) -> Name {
    let both = [
        (coins > 0).then_some(Goods::Coins(coins)),
        (ronin > 0).then_some(Goods::Ronin(ronin)),
    ];
    table.list(both.into_iter().flatten().map(|of| goods(table, of)))
}

/// Everybody's bids.
fn all(table: &TableWords<'_>, bids: &[(Seat, [u8; Advantage::COUNT])]) -> Name {
    let each = bids
        .iter()
        .map(|(seat, of)| table.said_of(table.seat(*seat), bid(table, *of)));
    Name::joined(&each.collect::<Vec<_>>(), "; ")
}
