//! A person's plan: walking its menus, changing it, sealing it.

use super::super::hush::Answer;
use super::Press;
use crate::say::Drawer;
use crate::table::{Edit, Refused, Replan, Trouble};

/// Opens the plan, or goes to a place of one of its menus.
pub(super) async fn open(press: &Press<'_>, drawer: Drawer) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let panel = app.tables.panel(control.table, ask.user).await?;
    Ok(ask.words().plan(&panel, drawer, &control.keys, ""))
}

/// Adds an act, a fallback or a condition: the first key is the length of the queue it was offered for.
pub(super) async fn add(press: &Press<'_>, drawer: Drawer) -> Answer {
    let (length, keys) = counted(press)?;
    let edit = match drawer {
        Drawer::Next => Edit::Add(keys.to_vec()),
        Drawer::Else => Edit::Else(keys.to_vec()),
        Drawer::If => Edit::If(keys.to_vec()),
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

/// Declines whatever can be declined, or no longer.
pub(super) async fn pass(press: &Press<'_>, on: bool) -> Answer {
    change(press, None, Edit::Pass(on)).await
}

/// Seals the list as it was seen.
pub(super) async fn seal(press: &Press<'_>) -> Answer {
    let (length, _) = counted(press)?;
    change(press, Some(length), Edit::Seal).await
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

/// Makes a change and shows the plan; or says why not, and shows it all the same.
async fn change(press: &Press<'_>, length: Option<usize>, edit: Edit) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let wish = Replan {
        table: control.table,
        user: ask.user,
        interaction: ask.interaction,
        length,
        edit,
    };
    let words = ask.words();
    match app.tables.replan(wish).await {
        Ok(panel) => Ok(words.plan(&panel, Drawer::Next, &[], "")),
        Err(Trouble::Refused(refused)) => {
            let trouble = Trouble::Refused(refused);
            let Ok(panel) = app.tables.panel(control.table, ask.user).await else {
                return Err(trouble);
            };
            let why = words.trouble(Some(&panel.book), &trouble);
            Ok(words.plan(&panel, Drawer::Next, &[], &why))
        }
        Err(fault) => Err(fault),
    }
}
