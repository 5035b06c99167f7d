//! Speed of the rules: legal list and apply, views, whole random tables.
#![expect(clippy::expect_used, reason = "a benchmark may panic")]

use divan::Bencher;
use rules::catalog;
use rules::dice::{Scheme, Seed};
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
        rules: None,
        options: serde_json::Value::Null,
        sides: about
            .sides
            .iter()
            .take(seats)
            .map(|side| (*side).into())
            .collect(),
        seed: Seed::from_number(seed),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    }
}

fn titles() -> Vec<&'static str> {
    catalog::titles().iter().map(|about| about.id).collect()
}

/// Every title with every number of seats, as `title seats`.
fn sizes() -> Vec<String> {
    let sizes = |about: &catalog::About| {
        let id = about.id;
        let sizes = about
            .seats
            .clone()
            .map(move |seats| format!("{id} {seats}"));
        sizes.collect::<Vec<_>>()
    };
    catalog::titles().iter().flat_map(sizes).collect()
}

/// Reads what [`sizes`] wrote.
fn size(size: &str) -> (&str, usize) {
    let (title, seats) = size.split_once(' ').expect("a title and its seats");
    (title, seats.parse().expect("a number"))
}

/// Every title with four seats.
fn fours() -> Vec<String> {
    titles().iter().map(|title| format!("{title} 4")).collect()
}

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
#[divan::bench(args = sizes())]
fn random_tables(bencher: Bencher<'_, '_>, table: &str) {
    let (title, seats) = size(table);
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
#[divan::bench(args = fours())]
fn steady_tables(bencher: Bencher<'_, '_>, table: &str) {
    let (title, seats) = size(table);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        catalog::play_out(&opening(title, seats, seed), Policy::Steady)
    });
}

#[divan::bench(args = titles())]
fn legal_and_apply(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    let seat = table.waiting().iter().next().expect("not over");
    let action = table.advise(seat, Policy::Random).expect("somebody acts");
    bencher
        .with_inputs(|| table.clone())
        .bench_values(|mut table| table.act(seat, &action));
}

#[divan::bench(args = titles())]
fn public_view(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    bencher.bench(|| table.public());
}

#[divan::bench(args = titles())]
fn private_view(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    bencher.bench(|| table.private(Seat::FIRST));
}

#[divan::bench(args = titles())]
fn menu(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    let seat = table.waiting().iter().next().expect("not over");
    bencher.bench(|| table.menu(seat));
}

#[divan::bench(args = titles())]
fn snapshot(bencher: Bencher<'_, '_>, title: &str) {
    let table = midgame(title, 4);
    bencher.bench(|| table.snapshot());
}
