//! Orders: showing the plan, writing into it, passing, clearing it.

use super::super::{Ctx, Done, complete};
use super::at_table;
use crate::request;
use crate::table::{Edit, Panel, Replan};
use crate::wording::PlanMenu;

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
    at_table(ctx, table, async |app, requester, table| {
        let words = requester.words();
        let shown = |panel: &Panel, lead: &str| words.plan(panel, PlanMenu::Next, &[], lead);
        let edit = match (write, pass, clear) {
            (Some(text), _, _) => {
                let panel = app.tables.panel(table, requester.user).await?;
                Some(Edit::Write(request::typed_orders(requester, &panel, &text)))
            }
            (None, Some(on), _) => Some(Edit::Pass(on)),
            (None, None, Some(true)) => Some(Edit::Clear),
            (None, None, _) => None,
        };
        let panel = match edit {
            None => app.tables.panel(table, requester.user).await?,
            Some(edit) => {
                let wish = Replan {
                    table,
                    user: requester.user,
                    interaction: requester.interaction,
                    length: None,
                    edit,
                };
                match app.tables.replan(wish).await {
                    Ok(panel) => panel,
                    Err(not_done) => return request::refused(requester, not_done, shown),
                }
            }
        };
        Ok(shown(&panel, ""))
    })
    .await
}
