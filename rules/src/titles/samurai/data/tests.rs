//! The tables against their known sums and shapes (R1, R2).

use super::*;

/// Hexes, land, sea, villages, cities and figures by the number of seats.
const SUMS: [(usize, [usize; 6]); 3] = [
    (2, [91, 30, 44, 14, 2, 21]),
    (3, [133, 43, 64, 23, 2, 30]),
    (4, [174, 56, 84, 30, 3, 39]),
];

#[test]
fn r2_the_map_has_its_sums() {
    for (seats, [hexes, land, sea, villages, cities, figures]) in SUMS {
        let all: Vec<Hex> = Hex::ALL
            .into_iter()
            .filter(|hex| hex.in_play(seats))
            .collect();
        let of = |terrain| all.iter().filter(|hex| hex.terrain() == terrain).count();
        let here: Vec<Settlement> = all.iter().filter_map(|hex| hex.settlement()).collect();
        let size = |size| here.iter().filter(|at| at.size() == size).count();
        assert_eq!(all.len(), hexes);
        assert_eq!(of(Terrain::Land), land);
        assert_eq!(of(Terrain::Sea), sea);
        assert_eq!(size(Size::Village), villages);
        assert_eq!(size(Size::City), cities);
        assert_eq!(size(Size::Edo), 1);
        let room: usize = here.iter().map(|at| usize::from(at.room())).sum();
        assert_eq!(room, figures);
        assert_eq!(room, 3 * usize::from(figures_per_caste(seats)));
        assert_eq!(Settlements::in_play(seats).iter().collect::<Vec<_>>(), here);
        let open = Hexes::in_play(seats);
        assert_eq!((open.lands().count(), open.seas().count()), (land, sea));
        assert!(open.lands().chain(open.seas()).all(|hex| open.has(hex)));
    }
}

#[test]
fn r2_hexes_touch_as_drawn() {
    for hex in Hex::ALL {
        assert!(
            hex.neighbours().all(|n| n.neighbours().any(|m| m == hex)),
            "{hex}"
        );
        assert_eq!(Hex::from_word(&hex.id().to_lowercase()), Some(hex));
        let letter = char::from(b'A' + hex.column());
        assert_eq!(hex.id(), format!("{letter}{}", hex.row()));
        assert_eq!(
            hex.settlement().map(|at| at.hex()),
            (hex.terrain() == Terrain::Settlement).then_some(hex)
        );
    }
    let around = |hex: Hex| hex.neighbours().map(Hex::id).collect::<Vec<_>>().join(" ");
    assert_eq!(around(Hex::O14), "O13 P13 P14 O15 N14 N13");
    assert_eq!(around(Hex::B20), "B19 C20 C21 B21 A21 A20");
    assert_eq!(around(Hex::R4), "R3 S4 S5 R5 Q5 Q4");
    assert_eq!(around(Hex::T4), "T3 S5 S4");
    assert_eq!(around(Hex::R10), "R9 R11 Q11 Q10");
}

#[test]
fn r2_settlements_lie_apart_and_whole() {
    for settlement in Settlement::ALL {
        let hex = settlement.hex();
        assert_eq!(hex.neighbours().count(), 6, "{hex}");
        assert!(hex.neighbours().all(|n| n.settlement().is_none()), "{hex}");
        for seats in 2..=4 {
            if hex.in_play(seats) {
                assert!(hex.neighbours().all(|n| n.in_play(seats)), "{hex}");
            }
        }
        assert!((2..=6).contains(&settlement.land().count()), "{hex}");
        assert_eq!(settlement.land().count() + settlement.sea().count(), 6);
    }
    let names = |list: Vec<Hex>| list.into_iter().map(Hex::id).collect::<Vec<_>>().join(" ");
    assert_eq!(names(Settlement::O8.land().collect()), "O9 P8");
    assert_eq!(names(Settlement::O8.sea().collect()), "N7 N8 O7 P7");
    assert_eq!(names(Settlement::O14.sea().collect()), "");
    assert_eq!(
        names(Settlement::L16.land().collect()),
        "K16 K17 L15 L17 M16"
    );
    let links: usize = Settlement::ALL.iter().map(|at| at.land().count()).sum();
    assert_eq!(links, 112, "land hexes around all settlements");
}

/// The drawing in the rules shows every hex where and as what it is.
#[test]
fn r2_the_drawing_is_the_map() {
    let rules = include_str!("../../../../../docs/titles/samurai.md");
    let mut drawn = 0;
    for line in rules.lines() {
        let Some((row, rest)) = line.trim_start().split_once(['a', 'b']) else {
            continue;
        };
        let Ok(row) = row.parse::<u8>() else { continue };
        let margin = line.len() - rest.len();
        for (at, sign) in rest.char_indices().filter(|(_, sign)| *sign != ' ') {
            let letter = char::from(b'A' + u8::try_from((at + margin - 6) / 2).unwrap());
            let hex = Hex::from_id(&format!("{letter}{row}")).expect("a hex of the map");
            let due = match (hex.terrain(), hex.settlement().map(Settlement::size)) {
                (Terrain::Land, _) => '.',
                (Terrain::Sea, _) => '~',
                (_, Some(Size::City)) => 'C',
                (_, Some(Size::Edo)) => 'E',
                _ => 'v',
            };
            assert_eq!(sign, due, "{hex}");
            drawn += 1;
        }
    }
    assert_eq!(drawn, Hex::COUNT);
}

#[test]
fn menus_reach_every_hex_within_one_list() {
    for area in Area::ALL {
        for terrain in Terrain::ALL {
            let here = |hex: &Hex| hex.area() == area && hex.terrain() == terrain;
            let count = Hex::ALL.into_iter().filter(here).count();
            assert!((3..=25).contains(&count), "{area} {terrain}: {count}");
        }
    }
}

#[test]
fn r1_twenty_tiles_of_seventeen_faces() {
    let full = Pile::full();
    assert_eq!(full.len(), TILES);
    assert_eq!(full.faces().count(), Tile::COUNT);
    assert_eq!(full.iter().count(), usize::from(TILES));
    assert!(full.is_sound());
    let cunning = full.iter().filter(|tile| tile.cunning());
    assert_eq!(cunning.count(), 5);
    assert_eq!(full.iter().filter(|tile| tile.movable()).count(), 14);
    let kinds = |kind| full.iter().filter(|tile| tile.kind() == kind).count();
    assert_eq!(Kind::ALL.map(kinds), [9, 5, 1, 3, 1, 1]);
    let sum = |caste| {
        full.iter()
            .map(|t| u32::from(t.influence(caste)))
            .sum::<u32>()
    };
    assert_eq!(Caste::ALL.map(sum), [23, 23, 23]);
    for (at, tile) in full.iter().enumerate() {
        assert_eq!(full.nth(at as u32), Some(tile));
        assert_eq!(Tile::from_word(&tile.id().to_uppercase()), Some(tile));
    }
    assert_eq!(full.nth(20), None);
}

#[test]
fn r1_tiles_have_short_names() {
    for (short, tile) in [
        ("B4", Tile::Buddha4),
        ("r2", Tile::Rice2),
        ("C3", Tile::Castle3),
        ("S1", Tile::Samurai1),
        ("RO", Tile::Ronin),
        ("h2", Tile::Ship2),
    ] {
        assert_eq!(Tile::from_word(short), Some(tile));
    }
    for bad in ["", "B5", "B", "X1", "S4", "H3", "ö1"] {
        assert_eq!(Tile::from_word(bad), None, "{bad}");
    }
}
