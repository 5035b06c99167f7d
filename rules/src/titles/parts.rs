//! The parts every title has, and what the contract asks of each: written once for all titles.

/// Makes a title of its parts: says once for all titles which function of which file does what the
/// contract ([`Title`](crate::title::Title)) asks for. The file that invokes it declares
///
/// | part | functions and types |
/// |---|---|
/// | `action` | `Action` |
/// | `apply` | `apply(play, seat, action)` |
/// | `check` | `check(state)` |
/// | `computer` | `choose(public, private, seat, legal, dice)` |
/// | `event` | `Event`, with `reveals()` |
/// | `legal` | `list(state, seat, list)` |
/// | `notation` | `write(action)`, `read(text)` |
/// | `path` | `Step`, `path(action)` |
/// | `position` | `from_position(options, sides, position, dice, log)` |
/// | `preview` | `concerns(public, private, seat, event)`, `preview(state, seat)` |
/// | `reshuffle_hidden` | `reshuffle_hidden(state, viewer, dice)` |
/// | `scoring` | `outcome(state)` |
/// | `setup` | `open(options, sides, dice, log)` |
/// | `state` | `State`, with `seats()`, `waiting()` and `is_over()` |
/// | `view` | `Public`, `public(state)`, `Private`, `private(state, seat)` |
///
/// and names what a seat plays (a clan, a colour). What only some titles have (rounds, conditions,
/// sealed stages) is written out in the braces.
macro_rules! title_parts {
    ($title:ty, $side:ty, { $($own:tt)* }) => {
        impl $crate::title::Title for $title {
            type State = state::State;
            type Action = action::Action;

            fn open(
                options: &Options,
                sides: &[usize],
                dice: &mut $crate::dice::Dice,
                log: &mut $crate::event_log::EventLog<Event>,
            ) -> Result<state::State, Refusal> {
                let sides = $crate::titles::parts::chosen(sides, <$side>::from_index);
                Ok(setup::open(*options, &sides, dice, log))
            }

            fn seats(state: &state::State) -> usize {
                state.seats()
            }

            fn waiting(state: &state::State) -> $crate::seat::Seats {
                state.waiting()
            }

            fn standing(state: &state::State) -> $crate::title::Standing {
                if state.is_over() {
                    $crate::title::Standing::Over(scoring::outcome(state))
                } else {
                    $crate::title::Standing::Waiting(state.waiting())
                }
            }

            fn legal(
                state: &state::State,
                seat: $crate::seat::Seat,
                list: &mut Vec<action::Action>,
            ) {
                legal::list(state, seat, list);
            }

            fn apply(
                state: &mut state::State,
                seat: $crate::seat::Seat,
                action: action::Action,
                dice: &mut $crate::dice::Dice,
                log: &mut $crate::event_log::EventLog<Event>,
            ) -> Result<(), Refusal> {
                apply::apply(&mut $crate::play::Play { state, dice, log }, seat, action)
            }

            fn public(state: &state::State) -> Public {
                view::public(state)
            }

            fn private(state: &state::State, seat: $crate::seat::Seat) -> Private {
                view::private(state, seat)
            }

            fn check(state: &state::State) -> Result<(), $crate::title::Broken> {
                check::check(state)
            }

            fn write(action: &action::Action) -> String {
                notation::write(*action)
            }

            fn read(text: &str) -> Result<action::Action, $crate::notation::Unreadable> {
                notation::read(text)
            }

            fn path(action: &action::Action) -> Vec<Step> {
                path::path(*action)
            }

            fn reveals(event: &Event) -> bool {
                event.reveals()
            }

            fn concerns(
                public: &Public,
                private: &Private,
                seat: $crate::seat::Seat,
                event: &Event,
            ) -> bool {
                preview::concerns(public, private, seat, event)
            }

            fn preview(state: &state::State, seat: $crate::seat::Seat) -> Option<state::State> {
                preview::preview(state, seat)
            }

            fn from_position(
                options: &Options,
                sides: &[usize],
                position: &serde_json::Value,
                dice: &mut $crate::dice::Dice,
                log: &mut $crate::event_log::EventLog<Event>,
            ) -> Result<state::State, $crate::title::Misplaced> {
                let sides = $crate::titles::parts::chosen(sides, <$side>::from_index);
                position::from_position(*options, &sides, position, dice, log)
            }

            fn reshuffle_hidden(
                state: &state::State,
                viewer: Option<$crate::seat::Seat>,
                dice: &mut $crate::dice::Dice,
            ) -> state::State {
                reshuffle_hidden::reshuffle_hidden(state, viewer, dice)
            }

            fn computer(
                public: &Public,
                private: &Private,
                seat: $crate::seat::Seat,
                legal: &[action::Action],
                dice: &mut $crate::dice::Dice,
            ) -> usize {
                computer::choose(public, private, seat, legal, dice)
            }

            $($own)*
        }
    };
}

pub(super) use title_parts;

/// What the seats play, from the numbers of [`Titled::SIDES`](crate::title::Titled::SIDES).
pub(super) fn chosen<S>(sides: &[usize], side: impl Fn(usize) -> Option<S>) -> Vec<S> {
    sides.iter().filter_map(|number| side(*number)).collect()
}
