//! The component router: every press of a button or select, told apart by its id alone.
//!
//! A new kind of button is a [`Verb`], a file or function here, and one arm of [`route`].

mod gather;
mod give_up;
mod plan;
mod seat;
mod see;
mod takeback;
mod time;
mod turn;
mod vote;

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt as _;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context};

use super::App;
use super::ask::Ask;
use super::hush::{Answer, Hush};
use super::solo;
use crate::fault::Fault;
use crate::say::{Control, Drawer, Verb};
use crate::table::{Refused, Trouble};

pub(super) use gather::join;
pub(super) use turn::made;

/// A press whose id could be read, by a person who may know of its table.
struct Press<'a> {
    app: &'a App,
    ask: &'a Ask,
    control: Control,
    /// The answer takes the place of the pressed direct message.
    in_place: bool,
}

/// Handles a press. A panic in one handler is told to its person and touches nobody else.
pub(super) async fn press(ctx: &Context, app: &App, press: &ComponentInteraction) {
    let ask = Ask::press(press);
    let hush = Hush::new(ctx, press);
    let in_place = hush.in_direct_message();
    let work = async {
        app.trial.suffer().await;
        let control = read(app, &ask, press).await?;
        route(&Press {
            app,
            ask: &ask,
            control,
            in_place,
        })
        .await
    };
    let work = AssertUnwindSafe(work).catch_unwind().map(|done| {
        done.unwrap_or_else(|_| Err(Fault::new("component", &"a handler panicked").into()))
    });
    hush.answer(app, &ask, work).await;
}

/// What was pressed: the id, with the picked value as the last key. An id has no authority.
async fn read(app: &App, ask: &Ask, press: &ComponentInteraction) -> Result<Control, Trouble> {
    let mut control = Control::read(&press.data.custom_id).ok_or(Refused::OldButton)?;
    if !matches!(control.verb, Verb::Forget | Verb::Solo) {
        let row = app
            .tables
            .visible(control.table, ask.channel, ask.user)
            .await?;
        ask.about(row.id);
    }
    match &press.data.kind {
        ComponentInteractionDataKind::Button => {}
        ComponentInteractionDataKind::StringSelect { values } => match values.as_slice() {
            [one] => control.keys.push(one.clone()),
            _ => return Err(Refused::NotOffered.into()),
        },
        _ => return Err(Refused::OldButton.into()),
    }
    Ok(control)
}

async fn route(press: &Press<'_>) -> Answer {
    match press.control.verb {
        Verb::Menu => turn::menu(press).await,
        Verb::Confirm => turn::confirm(press).await,
        Verb::Turn => turn::open(press).await,
        Verb::Undo => turn::undo(press).await,
        Verb::Look => see::look(press).await,
        Verb::Join => gather::take_seat(press).await,
        Verb::Start => gather::start(press).await,
        Verb::Plan => plan::open(press, Drawer::Next).await,
        Verb::Else => plan::open(press, Drawer::Else).await,
        Verb::PlanAdd => plan::add(press, Drawer::Next).await,
        Verb::ElseAdd => plan::add(press, Drawer::Else).await,
        Verb::If => plan::open(press, Drawer::If).await,
        Verb::IfAdd => plan::add(press, Drawer::If).await,
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
        Verb::Solo => solo::pressed(press.app, press.ask).await,
        Verb::Back => seat::back(press).await,
        Verb::Take => seat::take(press).await,
        Verb::Snooze => time::snooze(press).await,
        Verb::Propose => vote::propose(press).await,
        Verb::Yes => vote::ballot(press, true).await,
        Verb::No => vote::ballot(press, false).await,
    }
}
