//! Drawing a legal action without listing them: what can be drawn is exactly what is listed, and each
//! action as often as any other.

use std::collections::HashMap;

use crate::catalog::on_every_title;
use crate::dice::Dice;
use crate::laws::{Law, RandomTable};
use crate::seat::Seat;
use crate::title::Title;

/// Actions of longer lists are told apart by their place modulo this number.
const APART: usize = 48;
/// Draws per action that is told apart.
const DRAWS: usize = 24;

/// Chi-squared of all lists that were drawn from.
#[derive(Default)]
struct Fit {
    chi: f64,
    freedom: f64,
    lists: u32,
}

struct SampledIsListed;

impl Law for SampledIsListed {
    fn holds_for<T: Title>(&self) {
        let mut fit = Fit::default();
        for seats in T::SEATS {
            for number in 0..8 {
                let mut table = RandomTable::<T>::begin(seats, 100 + number);
                let mut steps = number;
                loop {
                    if steps % 8 == 0 {
                        for seat in Seat::all(seats) {
                            compare::<T>(&mut table, seat, steps, &mut fit);
                        }
                    }
                    steps += 1;
                    if table.step().is_none() {
                        break;
                    }
                }
            }
        }
        let Fit {
            chi,
            freedom,
            lists,
        } = fit;
        assert!(lists > 100, "{}: only {lists} lists", T::ID);
        // Five standard deviations of chi-squared.
        assert!(
            chi < freedom + 5.0 * (2.0 * freedom).sqrt(),
            "{}: chi-squared {chi:.0} over {freedom:.0} degrees of freedom: some actions are drawn \
             more often than others",
            T::ID
        );
    }
}

fn compare<T: Title>(table: &mut RandomTable<T>, seat: Seat, seed: u64, fit: &mut Fit) {
    let state = &table.playing.state;
    let label = &table.label;
    if !T::waiting(state).has(seat) {
        return;
    }
    let mut list = Vec::new();
    T::legal(state, seat, &mut list);
    let places: HashMap<T::Action, usize> = list.iter().copied().zip(0..).collect();
    let apart = list.len().min(APART);
    let mut drawn = vec![0u32; apart];
    let mut dice = Dice::imagined(seed);
    let draws = DRAWS * apart;
    for _ in 0..draws {
        let action = T::sample(state, seat, &mut dice).expect("something legal");
        let place = places
            .get(&action)
            .unwrap_or_else(|| panic!("{label}: {} is not listed", T::write(&action)));
        drawn[place % apart] += 1;
    }
    for (at, count) in drawn.iter().enumerate() {
        let share = (list.len() - at).div_ceil(apart) as f64 / list.len() as f64;
        let due = share * draws as f64;
        fit.chi += (f64::from(*count) - due).powi(2) / due;
        assert!(
            *count > 0,
            "{label}: {} is never drawn",
            T::write(&list[at])
        );
    }
    fit.freedom += (apart - 1) as f64;
    fit.lists += 1;
}

#[test]
fn what_is_sampled_is_what_is_listed() {
    on_every_title(&SampledIsListed);
}
