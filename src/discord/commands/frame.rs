//! The frame of every command: who asks, which table is meant, one private answer.

use super::super::ask::Ask;
use super::super::hush::{self, Answer};
use super::super::{App, Ctx, Done};
use crate::store::TableRow;

/// A command about no table.
pub(super) async fn answer(ctx: Ctx<'_>, work: impl AsyncFnOnce(&App, &Ask) -> Answer) -> Done {
    let ask = Ask::command(ctx);
    let app = ctx.data();
    hush::answer(ctx, &ask, work(app, &ask)).await
}

/// A command about a table: the one named, else that of the channel, else the person's only one.
pub(super) async fn at_table(
    ctx: Ctx<'_>,
    named: Option<String>,
    work: impl AsyncFnOnce(&App, &Ask, TableRow) -> Answer,
) -> Done {
    answer(ctx, async move |app, ask| {
        let row = ask.table(&app.tables, named.as_deref()).await?;
        work(app, ask, row).await
    })
    .await
}
