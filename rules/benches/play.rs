//! Speed of the rules: legal list and apply, views, whole random tables.
#![expect(clippy::expect_used, reason = "a benchmark may panic")]

use divan::Bencher;
use rules::catalog;
use rules::dice::Seed;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::{Opening, Table};

fn main() {
    divan::main();
}

fn opening(title: &str, seats: usize, seed: u64) -> Opening {
    let about = catalog::about(title).expect("in the catalogue");
    Opening {
        title: about.id.into(),
        options: serde_json::Value::Null,
        sides: about
            .sides
            .iter()
            .take(seats)
            .map(|side| (*side).into())
            .collect(),
        seed: Seed::from_number(seed),
        entropy: String::new(),
        position: None,
    }
}

const TITLES: [&str; 2] = ["battle", "samurai"];

/// A table in the middle of the game.
fn midgame(title: &str, seats: usize) -> Table {
    let (mut table, _) = Table::open(&opening(title, seats, 1)).expect("opens");
    for _ in 0..80 {
        let seat = table.waiting().iter().next().expect("not over");
        let action = table.advise(seat, Policy::Random).expect("somebody acts");
        table.act(seat, &action).expect("legal");
    }
    table
}

/// Whole tables of random play, the full legal list computed at every step; throughput in actions.
#[divan::bench(args = [("battle", 2), ("battle", 3), ("battle", 4), ("battle", 5), ("samurai", 2), ("samurai", 3), ("samurai", 4)])]
fn random_tables(bencher: Bencher<'_, '_>, (title, seats): (&str, usize)) {
    let mut seed = 0;
    let actions = catalog::play_out(&opening(title, seats, 0), Policy::Random)
        .expect("ends")
        .actions;
    bencher
        .counter(divan::counter::ItemsCount::new(actions))
        .bench_local(|| {
            seed += 1;
            catalog::play_out(&opening(title, seats, seed), Policy::Random)
        });
}

/// Whole tables of steady play.
#[divan::bench(args = [("battle", 4), ("samurai", 4)])]
fn steady_tables(bencher: Bencher<'_, '_>, (title, seats): (&str, usize)) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        catalog::play_out(&opening(title, seats, seed), Policy::Steady)
    });
}

#[divan::bench(args = TITLES)]
fn legal_and_apply(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    let seat = table.waiting().iter().next().expect("not over");
    let action = table.advise(seat, Policy::Random).expect("somebody acts");
    bencher
        .with_inputs(|| table.clone())
        .bench_values(|mut table| table.act(seat, &action));
}

#[divan::bench(args = TITLES)]
fn public_view(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    bencher.bench(|| table.public());
}

#[divan::bench(args = TITLES)]
fn private_view(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    bencher.bench(|| table.private(Seat::FIRST));
}

#[divan::bench(args = TITLES)]
fn menu(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    let seat = table.waiting().iter().next().expect("not over");
    bencher.bench(|| table.menu(seat));
}

#[divan::bench(args = TITLES)]
fn snapshot(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    bencher.bench(|| table.snapshot());
}
