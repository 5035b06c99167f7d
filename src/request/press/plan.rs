//! A person's plan: walking its menus, changing it, sealing it.

use super::Press;
use crate::request::{Answer, refused};
use crate::table::{Edit, Refused, Replan};
use crate::wording::{PlanMenu, SHORT};

/// Opens the plan, or goes to a place of one of its menus.
pub(super) async fn open(press: &Press<'_>, menu: PlanMenu) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let panel = app.tables.panel(press.table(), requester.user).await?;
    let message = requester
        .words()
        .pictured_plan(&panel, menu, &control.keys, "");
    requester.keep(panel.state);
    Ok(message)
}

/// Adds an act, a fallback or a condition: the first key is the length of the queue it was offered for.
pub(super) async fn add(press: &Press<'_>, menu: PlanMenu) -> Answer {
    let (length, keys) = counted(press)?;
    let edit = match menu {
        PlanMenu::Next => Edit::Add(keys.to_vec()),
        PlanMenu::Else => Edit::Else(keys.to_vec()),
        PlanMenu::If => Edit::If(keys.to_vec()),
    };
    change(press, Some(length), edit).await
}

/// Removes or moves an act.
pub(super) async fn edit(press: &Press<'_>) -> Answer {
    let (length, keys) = counted(press)?;
    let [what] = keys else {
        return Err(Refused::NotOffered.into());
    };
    let number = what.get(1..).and_then(|number| number.parse().ok());
    let number: usize = number.ok_or(Refused::NotOffered)?;
    let edit = match what.chars().next() {
        Some('d') => Edit::Drop(number),
        Some('u') => Edit::Raise(number),
        _ => return Err(Refused::NotOffered.into()),
    };
    change(press, Some(length), edit).await
}

/// Starts or stops passing whenever possible.
pub(super) async fn pass(press: &Press<'_>, on: bool) -> Answer {
    change(press, None, Edit::Pass(on)).await
}

/// Seals the list as it was seen. A short one is sealed by the button that says so.
pub(super) async fn seal(press: &Press<'_>) -> Answer {
    let (length, keys) = counted(press)?;
    let short = keys.first().is_some_and(|key| key == SHORT);
    change(press, Some(length), Edit::Seal { short }).await
}

/// Opens the sealed list.
pub(super) async fn unseal(press: &Press<'_>) -> Answer {
    change(press, None, Edit::Unseal).await
}

fn counted<'p>(press: &'p Press<'_>) -> Result<(usize, &'p [String]), Refused> {
    let (first, rest) = press
        .control
        .keys
        .split_first()
        .ok_or(Refused::NotOffered)?;
    let length = first.parse().map_err(|_| Refused::NotOffered)?;
    Ok((length, rest))
}

/// Makes a change and shows the plan; or says why not, and still shows it.
async fn change(press: &Press<'_>, length: Option<usize>, edit: Edit) -> Answer {
    let Press { app, requester, .. } = press;
    let wish = Replan {
        table: press.table(),
        user: requester.user,
        interaction: requester.interaction,
        length,
        edit,
    };
    let words = requester.words();
    let sealing = matches!(wish.edit, Edit::Seal { .. });
    match app.tables.replan(wish).await {
        Ok(panel) => {
            // Once the lists were played, there is none to show.
            let message = if sealing && !panel.plan.sealing {
                words.whole_panel(&panel, "")
            } else {
                words.pictured_plan(&panel, PlanMenu::Next, &[], "")
            };
            requester.keep(panel.state);
            Ok(message)
        }
        Err(not_done) => refused(requester, not_done, |panel, why| {
            let message = words.pictured_plan(panel, PlanMenu::Next, &[], why);
            if sealing && panel.plan.missing > 0 {
                words.seal_short(message, panel)
            } else {
                message
            }
        }),
    }
}
