//! What is done for a seat that does not act itself: what it decided ahead, and what is done when its
//! time has run out. Both are legal, and both bring every table to its end.

use crate::catalog::on_every_title;
use crate::dice::Seq;
use crate::laws::computer::opening;
use crate::laws::{Law, RandomTable, tables};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::Table;
use crate::title::Title;

struct AnswersAreLegal;

impl Law for AnswersAreLegal {
    /// Only a seat that is waited for has answered, with something it may do. What others hide has no
    /// bearing on it.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() / 20 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while let Some(taken) = table.step() {
                    let playing = &table.playing;
                    let (state, waiting) = (&taken.before, T::waiting(&taken.before));
                    for seat in Seat::all(seats).filter(|seat| waiting.has(*seat)) {
                        let list = crate::table::legal::<T>(state, seat);
                        let (public, private) = (T::public(state), T::private(state, seat));
                        let mut dice = playing.key.choice_dice(Seq(1));
                        let chosen = [
                            T::answered_ahead(&public, &private, seat, &list),
                            T::timed_out(&public, &private, seat, &list, &mut dice),
                        ];
                        for at in chosen.into_iter().flatten() {
                            assert!(at < list.len(), "{}: no such action", table.label);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_done_for_a_seat_is_legal() {
    on_every_title(&AnswersAreLegal);
}

struct AbsentTablesEnd;

impl Law for AbsentTablesEnd {
    /// A table at which everybody's time always runs out comes to its end.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            let (mut table, _) = Table::open(&opening::<T>(seats, 5)).expect("opens");
            let mut acts = 0;
            while let Some(seat) = table.waiting().iter().next() {
                acts += 1;
                assert!(acts < 2_000, "{}: never ends", T::ID);
                let act = table.timed_out(seat);
                let act = act.or_else(|| table.advise(seat, Policy::Steady));
                table.act(seat, &act.expect("something")).expect("legal");
            }
        }
    }
}

#[test]
fn tables_of_the_absent_end() {
    on_every_title(&AbsentTablesEnd);
}
