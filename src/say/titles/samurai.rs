//! Samurai in words: the text board and the hand.

use rules::seat::Seat;
use rules::titles::samurai::{ByCaste, Private, Public, Samurai, SeatSeen, Tile};
use rules::view::{Everyone, OneSeat, View};

use super::{Seated, Words};

const TITLE: &str = "samurai";

/// The board: stage, seats, figures by settlement, tiles.
pub(super) fn board(words: &Words, at: &Seated, view: &View<Everyone>) -> String {
    view.public::<Samurai>()
        .map_or_else(String::new, |public| lines(words, at, public).join("\n"))
}

fn lines(words: &Words, at: &Seated, public: &Public) -> Vec<String> {
    let aside: u8 = public.aside.0.iter().sum();
    let mut lines = vec![words.say(
        "samurai-board-head",
        &[
            ("stage", stage(words, public).into()),
            ("first", words.seat(at, public.first_player).into()),
            ("board", counts(words, public.on_board).into()),
            ("aside", aside.into()),
        ],
    )];
    lines.extend(public.seats.iter().map(|row| seat(words, at, row)));
    let settlements = public
        .settlements
        .iter()
        .filter(|row| !row.figures.is_empty())
        .map(|row| {
            let figures = row
                .figures
                .iter()
                .map(|caste| words.name(TITLE, caste.id()));
            let figures = figures.collect::<Vec<_>>().join(", ");
            let place = words.name(TITLE, row.settlement.id());
            words.say(
                "samurai-board-settlement",
                &[("place", place.into()), ("figures", figures.into())],
            )
        });
    let tiles = public.tiles.iter().map(|row| {
        words.say(
            "samurai-board-tile",
            &[
                ("hex", row.hex.id().into()),
                ("tile", words.name(TITLE, row.tile.id()).into()),
                ("seat", words.seat(at, row.owner).into()),
            ],
        )
    });
    let taken = public.taken.iter().map(|row| {
        let args = [
            ("caste", words.name(TITLE, row.caste.id()).into()),
            ("place", words.name(TITLE, row.at.id()).into()),
            (
                "seat",
                row.by
                    .map_or_else(String::new, |by| words.seat(at, by))
                    .into(),
            ),
        ];
        let id = if row.by.is_some() {
            "samurai-board-went"
        } else {
            "samurai-board-nobody"
        };
        words.say(id, &args)
    });
    for (id, list) in [
        ("samurai-board-settlements", settlements.collect::<Vec<_>>()),
        ("samurai-board-tiles", tiles.collect()),
        ("samurai-board-taken", taken.collect()),
    ] {
        if !list.is_empty() {
            lines.push(words.say(id, &[("list", list.join("; ").into())]));
        }
    }
    lines
}

fn stage(words: &Words, public: &Public) -> String {
    let stage = serde_json::to_value(public.stage).unwrap_or_default();
    words.word(&format!(
        "samurai-stage-{}",
        stage.as_str().unwrap_or_default()
    ))
}

fn seat(words: &Words, at: &Seated, row: &SeatSeen) -> String {
    let captured = row.captured;
    words.say(
        "samurai-board-seat",
        &[
            ("seat", words.seat(at, row.seat).into()),
            ("hand", row.hand.into()),
            ("stack", row.stack.into()),
            (
                "captured",
                if captured.is_some() { "open" } else { "hidden" }.into(),
            ),
            (
                "counts",
                captured
                    .map_or_else(String::new, |all| counts(words, all))
                    .into(),
            ),
        ],
    )
}

fn counts(words: &Words, by_caste: ByCaste<u8>) -> String {
    let ByCaste([buddha, rice, castle]) = by_caste;
    words.say(
        "samurai-counts",
        &[
            ("buddha", buddha.into()),
            ("rice", rice.into()),
            ("castle", castle.into()),
        ],
    )
}

/// What a seat holds and knows.
pub(super) fn hand(words: &Words, _at: &Seated, view: &View<OneSeat>) -> String {
    let both = view.public::<Samurai>().zip(view.private::<Samurai>());
    both.map_or_else(String::new, |(public, private)| {
        held(words, view.seat(), public, private).join("\n")
    })
}

fn held(words: &Words, seat: Seat, public: &Public, private: &Private) -> Vec<String> {
    let names = |tiles: &[Tile]| {
        let each = tiles.iter().map(|tile| words.name(TITLE, tile.id()));
        if tiles.is_empty() {
            words.word("none")
        } else {
            each.collect::<Vec<_>>().join(", ")
        }
    };
    let tiles = |id: &str, tiles: &[Tile]| words.say(id, &[("tiles", names(tiles).into())]);
    let mut lines = vec![tiles("samurai-hand-tiles", &private.hand)];
    match public.plain_played {
        Some(true) if public.waiting.contains(&seat) => {
            lines.push(words.word("samurai-hand-plain"));
        }
        Some(false) if public.waiting.contains(&seat) => {
            lines.push(words.word("samurai-hand-cunning"));
        }
        _ => {}
    }
    let captured = counts(words, private.captured);
    lines.push(words.say("samurai-hand-captured", &[("counts", captured.into())]));
    lines.push(tiles("samurai-hand-stack", &private.stack));
    lines
}
