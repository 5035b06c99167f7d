//! Actions as text: `offer lotus ally give 2c want 1r`, `accept koi`, `play recruit as harvest`,
//! `summon shinto nagato hachiman`, `move bushi kansai nagato`, `build edo`, `buy komainu hachiman`,
//! `replace turtle bushi kansai bushi`, `bid 0 3 0 1`, `hostage koi bushi`, `standing mercy never`.
//!
//! Read in any case.

use crate::ahead::Answer;
use crate::notation::{NotationReader, Unreadable};

use super::action::{Action, Place, Reaction, SwapTime};
use super::battle::MOST_BID;
use super::data::{Advantage, Card, Clan, Figure, Kami, Mandate, Piece, Province};
use super::terms::{Goods, MOST_COINS, MOST_RONIN, Terms};

/// The canonical text of an action.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Offer { to, terms } => format!("offer {to}{}", write_terms(terms)),
        Action::Counter { to, terms } => format!("counter {to}{}", write_terms(terms)),
        Action::Accept(clan) => format!("accept {clan}"),
        Action::Decline(clan) => format!("decline {clan}"),
        Action::Withdraw(clan) => format!("withdraw {clan}"),
        Action::Standing { reaction, answer } => format!("standing {reaction} {answer}"),
        Action::Done => "done".into(),
        Action::Pass => "pass".into(),
        Action::Play { tile, named: None } => format!("play {tile}"),
        Action::Play {
            tile,
            named: Some(named),
        } => format!("play {tile} as {named}"),
        Action::Summon {
            figure,
            at,
            shrine: None,
        } => format!("summon {figure} {at}"),
        Action::Summon {
            figure,
            at,
            shrine: Some(kami),
        } => format!("summon {figure} {at} {kami}"),
        Action::Move { piece, from, to } => format!("move {piece} {from} {to}"),
        Action::Build(province) => format!("build {province}"),
        Action::Buy { card, at: None } => format!("buy {card}"),
        Action::Buy { card, at: Some(at) } => format!("buy {card} {at}"),
        Action::Replace {
            owner,
            figure,
            at,
            with,
        } => format!("replace {owner} {figure} {at} {with}"),
        Action::Use => "use".into(),
        Action::Place { figure, at } => format!("place {figure} {at}"),
        Action::Kill { owner, figure, at } => format!("kill {owner} {figure} {at}"),
        Action::Spare => "spare".into(),
        Action::Charge => "charge".into(),
        Action::Waive => "waive".into(),
        Action::Gift(clan) => format!("gift {clan}"),
        Action::Swap(time) => format!("swap {time}"),
        Action::Bid([one, two, three, four]) => format!("bid {one} {two} {three} {four}"),
        Action::Seppuku => "seppuku".into(),
        Action::Take { owner, figure } => format!("hostage {owner} {figure}"),
        Action::Hire => "hire".into(),
        Action::Share(clan) => format!("share {clan}"),
    }
}

fn write_terms(terms: Terms) -> String {
    let mut text = String::new();
    if terms.ally {
        text.push_str(" ally");
    }
    for (word, goods) in [("give", terms.give), ("want", terms.want)] {
        if goods != Goods::Nothing {
            text.push_str(&format!(" {word} {goods}"));
        }
    }
    text
}

fn low<T>(word: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
    read(&word.to_ascii_lowercase())
}

fn clan(words: &mut NotationReader<'_>) -> Result<Clan, Unreadable> {
    words.next("clan", |word| low(word, Clan::from_id))
}

fn figure(words: &mut NotationReader<'_>) -> Result<Figure, Unreadable> {
    words.next("figure", |word| low(word, Figure::from_id))
}

fn province(words: &mut NotationReader<'_>) -> Result<Province, Unreadable> {
    words.next("province", |word| low(word, Province::from_id))
}

fn mandate(words: &mut NotationReader<'_>) -> Result<Mandate, Unreadable> {
    words.next("mandate", |word| low(word, Mandate::from_id))
}

fn read_place(word: &str) -> Option<Place> {
    low(word, Place::from_id)
}

fn place(words: &mut NotationReader<'_>) -> Result<Place, Unreadable> {
    words.next("province or shrine", read_place)
}

/// Reads an action.
pub(super) fn read(text: &str) -> Result<Action, Unreadable> {
    let mut words = NotationReader::new(text);
    let verb = words.next("action", |word| Some(word.to_ascii_lowercase()))?;
    let words = &mut words;
    let action = match verb.as_str() {
        "offer" => Action::Offer {
            to: clan(words)?,
            terms: terms(words)?,
        },
        "counter" => Action::Counter {
            to: clan(words)?,
            terms: terms(words)?,
        },
        "accept" => Action::Accept(clan(words)?),
        "decline" => Action::Decline(clan(words)?),
        "withdraw" => Action::Withdraw(clan(words)?),
        "standing" => Action::Standing {
            reaction: words.next("reaction", |word| low(word, Reaction::from_id))?,
            answer: words.next("ask, always or never", |word| low(word, Answer::from_id))?,
        },
        "done" => Action::Done,
        "pass" => Action::Pass,
        "play" => {
            let tile = mandate(words)?;
            let named = words.maybe("as", |word| word.eq_ignore_ascii_case("as").then_some(()))?;
            let named = named.map(|()| mandate(words)).transpose()?;
            Action::Play { tile, named }
        }
        "summon" => Action::Summon {
            figure: figure(words)?,
            at: province(words)?,
            shrine: words.maybe("shrine", |word| low(word, Kami::from_id))?,
        },
        "move" => Action::Move {
            piece: words.next("piece", |word| low(word, Piece::from_id))?,
            from: province(words)?,
            to: province(words)?,
        },
        "build" => Action::Build(province(words)?),
        "buy" => Action::Buy {
            card: words.next("season card", |word| low(word, Card::from_id))?,
            at: words.maybe("province or shrine", read_place)?,
        },
        "replace" => Action::Replace {
            owner: clan(words)?,
            figure: figure(words)?,
            at: place(words)?,
            with: figure(words)?,
        },
        "use" => Action::Use,
        "place" => Action::Place {
            figure: figure(words)?,
            at: place(words)?,
        },
        "kill" => Action::Kill {
            owner: clan(words)?,
            figure: figure(words)?,
            at: province(words)?,
        },
        "spare" => Action::Spare,
        "charge" => Action::Charge,
        "waive" => Action::Waive,
        "gift" => Action::Gift(clan(words)?),
        "swap" => Action::Swap(words.next("first or last", |word| low(word, SwapTime::from_id))?),
        "bid" => {
            let mut bid = [0; Advantage::COUNT];
            for coins in &mut bid {
                *coins = words.next("number", number)?;
            }
            Action::Bid(bid)
        }
        "seppuku" => Action::Seppuku,
        "hostage" => Action::Take {
            owner: clan(words)?,
            figure: figure(words)?,
        },
        "hire" => Action::Hire,
        "share" => Action::Share(clan(words)?),
        _ => return NotationReader::new(text).next("action", |_| None),
    };
    words.end()?;
    Ok(action)
}

fn number(word: &str) -> Option<u8> {
    let plain = word == "0" || !word.starts_with(['0', '+']);
    let number = word.parse().ok().filter(|number| *number <= MOST_BID);
    number.filter(|_| plain)
}

/// What follows the clan of an offer: `ally`, `give 2c`, `want 1r`, in any order.
fn terms(words: &mut NotationReader<'_>) -> Result<Terms, Unreadable> {
    let mut terms = Terms {
        ally: false,
        give: Goods::Nothing,
        want: Goods::Nothing,
    };
    let part = |word: &str| {
        let word = word.to_ascii_lowercase();
        matches!(word.as_str(), "ally" | "give" | "want").then_some(word)
    };
    while let Some(part) = words.maybe("ally, give or want", part)? {
        match part.as_str() {
            "ally" => terms.ally = true,
            "give" => terms.give = words.next("2c or 1r", goods)?,
            _ => terms.want = words.next("2c or 1r", goods)?,
        }
    }
    Ok(terms)
}

fn goods(word: &str) -> Option<Goods> {
    let word = word.to_ascii_lowercase();
    let (count, kind) = word.split_at_checked(word.len().saturating_sub(1))?;
    let count = number(count).filter(|count| *count > 0)?;
    match kind {
        "c" => (count <= MOST_COINS).then_some(Goods::Coins(count)),
        "r" => (count <= MOST_RONIN).then_some(Goods::Ronin(count)),
        _ => None,
    }
}
