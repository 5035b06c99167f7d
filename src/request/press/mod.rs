//! Presses of buttons and selects, told apart by their custom id alone.
//!
//! A new kind of button is a [`Verb`], a file or function here, and one arm of [`route`].

mod ending;
mod gather;
mod give_up;
mod plan;
mod seat;
mod see;
mod takeback;
mod time;
mod turn;
mod vote;

#[cfg(test)]
mod tests;

use super::{Answer, Place, Requester, learn, learn_privately, review, solo};
use crate::app::App;
use crate::custom_id::{Control, Verb};
use crate::table::{Refused, TableRef};
use crate::wording::PlanMenu;

/// What was pressed, as Discord tells it.
pub(crate) struct Pressed<'a> {
    pub custom_id: &'a str,
    pub component: Component<'a>,
    /// The answer takes the place of the pressed direct message.
    pub in_place: bool,
}

/// The kind of the pressed component.
pub(crate) enum Component<'a> {
    Button,
    /// A select and what was picked in it.
    Select(&'a [String]),
    /// Something we never offer.
    Unknown,
}

/// A press whose id could be read.
struct Press<'a> {
    app: &'a App,
    requester: &'a Requester,
    control: Control,
    /// The answer takes the place of the pressed direct message.
    in_place: bool,
}

/// Does what was pressed.
pub(crate) async fn handle_press(
    app: &App,
    requester: &Requester,
    pressed: &Pressed<'_>,
) -> Answer {
    route(&Press {
        app,
        requester,
        control: read(pressed)?,
        in_place: pressed.in_place,
    })
    .await
}

impl Press<'_> {
    /// The key at a place of the id.
    fn key(&self, at: usize) -> Result<&str, Refused> {
        let key = self.control.keys.get(at).map(String::as_str);
        key.ok_or(Refused::NotOffered)
    }

    /// The table meant. Whoever loads it checks that the person may know of it.
    const fn table(&self) -> TableRef {
        TableRef::from_channel(self.control.table, self.requester.channel)
    }
}

/// What was pressed: the id, with what was picked as the last keys. An id has no authority.
fn read(pressed: &Pressed<'_>) -> Result<Control, Refused> {
    let mut control = Control::read(pressed.custom_id).ok_or(Refused::OldButton)?;
    match pressed.component {
        Component::Button => {}
        Component::Select([]) => return Err(Refused::NotOffered),
        Component::Select(picked) => {
            let keys = picked.iter().flat_map(|value| value.split('.'));
            control.keys.extend(keys.map(str::to_owned));
        }
        Component::Unknown => return Err(Refused::OldButton),
    }
    Ok(control)
}

async fn route(press: &Press<'_>) -> Answer {
    match press.control.verb {
        Verb::Menu => turn::menu(press).await,
        Verb::Confirm => turn::confirm(press).await,
        Verb::Aside => turn::aside(press).await,
        Verb::Turn => turn::open(press).await,
        Verb::Undo => turn::undo(press).await,
        Verb::Look => see::look(press).await,
        Verb::Cards => see::cards(press).await,
        Verb::Legend => see::legend(press).await,
        Verb::What => see::what(press).await,
        Verb::Entry | Verb::Section => see::look_up(press).await,
        Verb::Join => gather::take_seat(press).await,
        Verb::Start => gather::start(press).await,
        Verb::Sit => gather::sit(press).await,
        Verb::Leave => gather::leave(press).await,
        Verb::AddComputer => gather::add_computer(press).await,
        Verb::RemoveComputer => gather::remove_computer(press).await,
        Verb::Pace => gather::pace(press).await,
        Verb::Switch => gather::switch(press).await,
        Verb::FairDice => gather::fair_dice(press).await,
        Verb::Rematch => ending::rematch(press).await,
        Verb::Film => ending::film(press).await,
        Verb::Review => review(press.app, press.requester, press.table()).await,
        Verb::Hint => turn::hint(press).await,
        Verb::Plan => plan::open(press, PlanMenu::Next).await,
        Verb::Else => plan::open(press, PlanMenu::Else).await,
        Verb::PlanAdd => plan::add(press, PlanMenu::Next).await,
        Verb::ElseAdd => plan::add(press, PlanMenu::Else).await,
        Verb::If => plan::open(press, PlanMenu::If).await,
        Verb::IfAdd => plan::add(press, PlanMenu::If).await,
        Verb::PlanChange => plan::edit(press).await,
        Verb::Pass => plan::pass(press, true).await,
        Verb::Unpass => plan::pass(press, false).await,
        Verb::Seal => plan::seal(press).await,
        Verb::Unseal => plan::unseal(press).await,
        Verb::Agree => takeback::answer(press, true).await,
        Verb::Refuse => takeback::answer(press, false).await,
        Verb::Replay => see::replay(press).await,
        Verb::Resign => give_up::resign(press).await,
        Verb::Cancel => give_up::cancel(press).await,
        Verb::Forget => give_up::forget(press).await,
        Verb::Solo => solo::pressed(press.app, press.requester, press.key(0).ok()).await,
        Verb::Learn => {
            let Press { app, requester, .. } = press;
            let (title, here) = (press.key(0)?, requester.channel);
            match requester.place {
                Place::DirectMessages => learn_privately(app, requester, title, here).await,
                Place::Server | Place::Elsewhere => learn(app, requester, title, here).await,
            }
        }
        Verb::Back => seat::back(press).await,
        Verb::Take => seat::take(press).await,
        Verb::Snooze => time::snooze(press).await,
        Verb::Propose => vote::propose(press).await,
        Verb::Yes => vote::ballot(press, true).await,
        Verb::No => vote::ballot(press, false).await,
    }
}
