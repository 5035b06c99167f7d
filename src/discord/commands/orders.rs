//! Orders: showing the plan, writing into it, passing, clearing it.

use super::super::{Ctx, Done, complete};
use super::frame::at_table;
use crate::say::Drawer;
use crate::table::{Edit, Replan};

#[poise::command(slash_command)]
pub(super) async fn orders(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::order"]
    #[max_length = 1500]
    write: Option<String>,
    pass: Option<bool>,
    clear: Option<bool>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let edit = match (write, pass, clear) {
            (Some(text), _, _) => Some(Edit::Write(text)),
            (None, Some(on), _) => Some(Edit::Pass(on)),
            (None, None, Some(true)) => Some(Edit::Clear),
            (None, None, _) => None,
        };
        let panel = match edit {
            None => app.tables.panel(row.id, ask.user).await?,
            Some(edit) => {
                let wish = Replan {
                    table: row.id,
                    user: ask.user,
                    interaction: ask.interaction,
                    length: None,
                    edit,
                };
                app.tables.replan(wish).await?
            }
        };
        Ok(ask.words().plan(&panel, Drawer::Next, &[], ""))
    })
    .await
}
