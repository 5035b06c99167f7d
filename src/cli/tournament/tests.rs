//! The tournament in small: bad input, rotation, and going on from a file.

use super::*;

fn args(players: &[Policy], games: u64) -> Args {
    Args {
        game: catalog::FLAGSHIP.into(),
        seats: players.len(),
        players: players.to_vec(),
        games,
        budget: Duration::from_millis(1),
        seed: 1,
        threads: Some(2),
        options: None,
        resume: None,
    }
}

#[test]
fn budgets_are_times_that_a_move_may_take() {
    assert_eq!(budget("100ms"), Ok(Duration::from_millis(100)));
    assert_eq!(budget("1s"), Ok(Duration::from_secs(1)));
    assert_eq!(budget("2.5"), Ok(Duration::from_millis(2_500)));
    for wrong in ["0", "0s", "1h", "3600s", "-1s", "", "soon", "NaN", "infs"] {
        assert!(budget(wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn one_player_for_each_seat() {
    let wrong = Args {
        seats: 3,
        ..args(&[Policy::Captain; 2], 1)
    };
    let why = run(&wrong).err().unwrap().to_string();
    assert_eq!(why, "--players names 2 for 3 seats: name one for each seat");
}

/// Over one round of all deals everybody had every seat and every side equally often.
#[test]
fn seats_and_sides_rotate() {
    for about in catalog::titles() {
        for seats in about.seats.clone() {
            let sides = about.sides.len();
            let mut had = std::collections::BTreeMap::new();
            for game in 0..(seats * sides) as u64 {
                let layout = Layout::new(&about, seats, 1, game);
                for (seat, (player, side)) in layout.players.iter().zip(layout.sides).enumerate() {
                    *had.entry((*player, format!("seat {seat}"))).or_insert(0) += 1;
                    *had.entry((*player, side)).or_insert(0) += 1;
                }
            }
            for ((player, what), times) in had {
                let due = if what.starts_with("seat") {
                    sides
                } else {
                    seats
                };
                assert_eq!(times, due, "{}: player {player}, {what}", about.id);
            }
        }
    }
}

/// No side meets only its neighbours in the list.
#[test]
fn every_side_meets_every_other() {
    for about in catalog::titles() {
        let seats = *about.seats.start();
        let sides = about.sides.len();
        let mut met = std::collections::BTreeMap::new();
        for deal in 0..sides * (sides - 1) {
            let layout = Layout::new(&about, seats, 1, (deal * seats) as u64);
            for (seat, one) in layout.sides.iter().enumerate() {
                for other in layout.sides.iter().skip(seat + 1) {
                    assert_ne!(one, other, "{}: twice at a table", about.id);
                    let pair = if one < other {
                        (one, other)
                    } else {
                        (other, one)
                    };
                    *met.entry(format!("{} {}", pair.0, pair.1)).or_insert(0) += 1;
                }
            }
        }
        assert_eq!(met.len(), sides * (sides - 1) / 2, "{}: {met:?}", about.id);
        if seats == 2 {
            let times: std::collections::BTreeSet<i32> = met.into_values().collect();
            assert_eq!(times.len(), 1, "{}: {times:?}", about.id);
        }
    }
}

#[test]
fn a_tournament_goes_on_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tournament.jsonl");
    let with = |players: &[Policy], games| Args {
        resume: Some(file.clone()),
        ..args(players, games)
    };
    let players = [Policy::Captain, Policy::Random];
    run(&with(&players, 3)).ok().unwrap();
    // A kill in the middle of a line.
    let mut text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 4);
    text.truncate(text.len() - 10);
    std::fs::write(&file, &text).unwrap();
    run(&with(&players, 5)).ok().unwrap();
    let mut kept = Vec::new();
    let terms = Terms {
        game: catalog::FLAGSHIP.into(),
        players: players.to_vec(),
        budget_ms: 1,
        seed: 1,
        options: Value::Null,
    };
    resume(&file, &terms, &mut kept).ok().unwrap();
    let games: Vec<u64> = kept.iter().map(|ended| ended.game).collect();
    assert_eq!(games, [0, 1, 2, 3, 4]);
    let about = catalog::about(catalog::FLAGSHIP).unwrap();
    for ended in &kept {
        let again = play(&about, &terms, ended.game).ok().unwrap();
        assert_eq!(&again, ended, "without thinking tables are the same again");
    }
    let why = run(&with(&[Policy::Random; 2], 5))
        .err()
        .unwrap()
        .to_string();
    assert!(why.contains("another tournament"), "{why}");
}

#[test]
fn intervals_hold_what_was_won() {
    let share = tally::Share {
        won: 80.0,
        of: 100.0,
    };
    let (low, high) = share.interval();
    assert!((low - 0.711).abs() < 0.001 && (high - 0.867).abs() < 0.001);
    let nothing = tally::Share { won: 0.0, of: 5.0 };
    assert!(nothing.interval().0.abs() < 1e-9 && nothing.interval().1 > 0.4);
}
