//! The path of short keys that names an action in menus.
//!
//! Coarse to fine, at most [`crate::menu::WIDEST`] siblings anywhere: what can be moved or summoned
//! comes before where.

use crate::ahead::Answer;
use crate::menu::MenuStep;
use crate::vocabulary::vocabulary;

use super::action::{Action, Place, Reaction, SwapTime};
use super::data::{Advantage, Card, Clan, Figure, Kami, Mandate, Piece, Province};
use super::terms::Goods;

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Offer something to somebody.
    Offer,
    /// To this clan.
    OfferTo(Clan),
    /// Answer the offer of this clan.
    Answer(Clan),
    /// Accept it.
    Accept,
    /// Decline it.
    Decline,
    /// Offer something else instead.
    Counter,
    /// Take back the offer to this clan.
    Withdraw(Clan),
    /// Of an offer: with or without an alliance.
    Alliance(bool),
    /// Of an offer: what is given.
    Give(Goods),
    /// Of an offer: what is wanted.
    Want(Goods),
    /// Decide ahead about a reaction.
    Standing(Reaction),
    /// What is decided ahead.
    Ahead(Answer),
    /// No more of it.
    Done,
    /// Not this time.
    Pass,
    /// Play this tile.
    Play(Mandate),
    /// Name this mandate.
    Name(Mandate),
    /// Summon this figure.
    Summon(Figure),
    /// At a stronghold of this province, or here.
    SummonAt(Province),
    /// It stays in the province.
    Stay,
    /// It goes straight to this shrine.
    Shrine(Kami),
    /// Move this.
    Move(Piece),
    /// From here.
    From(Province),
    /// To here.
    To(Province),
    /// Build a stronghold.
    Build,
    /// Build it here.
    BuildAt(Province),
    /// Buy this card.
    Buy(Card),
    /// The monster of the card is summoned here.
    MonsterAt(Place),
    /// Replace a figure of this clan.
    Replace(Clan),
    /// The figure to be replaced.
    Replaced(Figure),
    /// The place where it stands.
    ReplacedAt(Place),
    /// The figure that takes its place.
    With(Figure),
    /// Use it.
    Use,
    /// Place this figure.
    Place(Figure),
    /// Place it here.
    PlaceAt(Place),
    /// Kill a figure of this clan.
    Kill(Clan),
    /// The figure to be killed.
    Killed(Figure),
    /// Where it stands.
    KilledAt(Province),
    /// Spare them.
    Spare,
    /// Charge for the sea route.
    Charge,
    /// Let them pass.
    Waive,
    /// Give the coin to this clan.
    Gift(Clan),
    /// When Koi swaps its ronin.
    Swap(SwapTime),
    /// Make a bid.
    Bid,
    /// So many coins for this advantage.
    Coins(Advantage, u8),
    /// Kill all own figures.
    Seppuku,
    /// Take a hostage of this clan.
    Hostage(Clan),
    /// The figure to be taken.
    Taken(Figure),
    /// Let the ronin fight.
    Hire,
    /// Give an odd coin to this clan.
    Share(Clan),
    /// Of a condition: what it is about.
    Condition(Topic),
    /// Of a condition: the province.
    InProvince(Province),
    /// Of a condition: the ally.
    AlliedTo(Clan),
    /// Of a condition: at least this many coins.
    AtLeast(u8),
}

vocabulary! {
    /// What a condition of an order is about.
    Topic ("condition") {
        /// The seat has the most force in a province.
        Lead = "lead",
        /// Somebody else has the most force there.
        Behind = "behind",
        /// Nobody has force there.
        Empty = "empty",
        /// Who the ally is.
        Allied = "allied",
        /// How many coins the seat has.
        Coins = "coins",
    }
}

impl MenuStep for Step {
    fn kind(&self) -> &'static str {
        match self {
            Self::OfferTo(_) => "offer_to",
            Self::Accept | Self::Decline | Self::Counter => "reply",
            Self::Alliance(_) => "alliance",
            Self::Give(_) => "give",
            Self::Want(_) => "want",
            Self::Ahead(_) => "ahead",
            Self::Play(_) => "tile",
            Self::Name(_) => "name",
            Self::SummonAt(_) => "summon_at",
            Self::Stay | Self::Shrine(_) => "shrine",
            Self::From(_) => "from",
            Self::To(_) => "to",
            Self::BuildAt(_) => "build_at",
            Self::MonsterAt(_) => "monster_at",
            Self::Replaced(_) => "replaced",
            Self::ReplacedAt(_) => "replaced_at",
            Self::With(_) => "with",
            Self::PlaceAt(_) => "place_at",
            Self::Killed(_) => "killed",
            Self::KilledAt(_) => "killed_at",
            Self::Coins(..) => "coins",
            Self::Taken(_) => "taken",
            Self::Condition(_) => "condition",
            Self::InProvince(_) | Self::AlliedTo(_) | Self::AtLeast(_) => "of_condition",
            _ => "action",
        }
    }

    fn key(&self) -> String {
        match self {
            Self::Offer => "offer".into(),
            Self::OfferTo(clan) => clan.id().into(),
            Self::Answer(clan) => format!("answer-{clan}"),
            Self::Accept => "accept".into(),
            Self::Decline => "decline".into(),
            Self::Counter => "counter".into(),
            Self::Withdraw(clan) => format!("withdraw-{clan}"),
            Self::Alliance(true) => "ally".into(),
            Self::Alliance(false) => "no".into(),
            Self::Give(goods) | Self::Want(goods) => goods.to_string(),
            Self::Standing(reaction) => format!("standing-{reaction}"),
            Self::Ahead(answer) => answer.id().into(),
            Self::Done => "done".into(),
            Self::Pass => "pass".into(),
            Self::Play(mandate) | Self::Name(mandate) => mandate.id().into(),
            Self::Summon(figure) => format!("summon-{figure}"),
            Self::SummonAt(at)
            | Self::From(at)
            | Self::To(at)
            | Self::BuildAt(at)
            | Self::KilledAt(at)
            | Self::InProvince(at) => at.id().into(),
            Self::Stay => "stay".into(),
            Self::Shrine(kami) => kami.id().into(),
            Self::Move(piece) => format!("move-{piece}"),
            Self::Build => "build".into(),
            Self::Buy(card) => card.id().into(),
            Self::MonsterAt(at) | Self::ReplacedAt(at) | Self::PlaceAt(at) => at.to_string(),
            Self::Replace(clan) => format!("replace-{clan}"),
            Self::Replaced(figure) | Self::With(figure) | Self::Killed(figure) => {
                figure.id().into()
            }
            Self::Use => "use".into(),
            Self::Place(figure) => format!("place-{figure}"),
            Self::Kill(clan) => format!("kill-{clan}"),
            Self::Spare => "spare".into(),
            Self::Charge => "charge".into(),
            Self::Waive => "waive".into(),
            Self::Gift(clan) => format!("gift-{clan}"),
            Self::Swap(time) => time.id().into(),
            Self::Bid => "bid".into(),
            Self::Coins(_, coins) => coins.to_string(),
            Self::Seppuku => "seppuku".into(),
            Self::Hostage(clan) => format!("hostage-{clan}"),
            Self::Taken(figure) => figure.id().into(),
            Self::Hire => "hire".into(),
            Self::Share(clan) => format!("share-{clan}"),
            Self::Condition(topic) => topic.id().into(),
            Self::AlliedTo(clan) => clan.id().into(),
            Self::AtLeast(coins) => coins.to_string(),
        }
    }
}

/// The path of an action.
pub(super) fn path(action: Action) -> Vec<Step> {
    match action {
        Action::Offer { to, terms } => vec![
            Step::Offer,
            Step::OfferTo(to),
            Step::Alliance(terms.ally),
            Step::Give(terms.give),
            Step::Want(terms.want),
        ],
        Action::Counter { to, terms } => vec![
            Step::Answer(to),
            Step::Counter,
            Step::Alliance(terms.ally),
            Step::Give(terms.give),
            Step::Want(terms.want),
        ],
        Action::Accept(clan) => vec![Step::Answer(clan), Step::Accept],
        Action::Decline(clan) => vec![Step::Answer(clan), Step::Decline],
        Action::Withdraw(clan) => vec![Step::Withdraw(clan)],
        Action::Standing { reaction, answer } => {
            vec![Step::Standing(reaction), Step::Ahead(answer)]
        }
        Action::Done => vec![Step::Done],
        Action::Pass => vec![Step::Pass],
        Action::Play { tile, named } => {
            let mut steps = vec![Step::Play(tile)];
            steps.extend(named.map(Step::Name));
            steps
        }
        Action::Summon { figure, at, shrine } => {
            let mut steps = vec![Step::Summon(figure), Step::SummonAt(at)];
            // Only who could go to a shrine is asked where to.
            if figure.is_shinto() {
                steps.push(shrine.map_or(Step::Stay, Step::Shrine));
            }
            steps
        }
        Action::Move { piece, from, to } => {
            vec![Step::Move(piece), Step::From(from), Step::To(to)]
        }
        Action::Build(province) => vec![Step::Build, Step::BuildAt(province)],
        Action::Buy { card, at } => {
            let mut steps = vec![Step::Buy(card)];
            steps.extend(at.map(Step::MonsterAt));
            steps
        }
        Action::Replace {
            owner,
            figure,
            at,
            with,
        } => vec![
            Step::Replace(owner),
            Step::Replaced(figure),
            Step::ReplacedAt(at),
            Step::With(with),
        ],
        Action::Use => vec![Step::Use],
        Action::Place { figure, at } => vec![Step::Place(figure), Step::PlaceAt(at)],
        Action::Kill { owner, figure, at } => {
            vec![Step::Kill(owner), Step::Killed(figure), Step::KilledAt(at)]
        }
        Action::Spare => vec![Step::Spare],
        Action::Charge => vec![Step::Charge],
        Action::Waive => vec![Step::Waive],
        Action::Gift(clan) => vec![Step::Gift(clan)],
        Action::Swap(time) => vec![Step::Swap(time)],
        Action::Bid(bid) => std::iter::once(Step::Bid)
            .chain(
                Advantage::ALL
                    .into_iter()
                    .zip(bid)
                    .map(|(advantage, coins)| Step::Coins(advantage, coins)),
            )
            .collect(),
        Action::Seppuku => vec![Step::Seppuku],
        Action::Take { owner, figure } => vec![Step::Hostage(owner), Step::Taken(figure)],
        Action::Hire => vec![Step::Hire],
        Action::Share(clan) => vec![Step::Share(clan)],
    }
}
