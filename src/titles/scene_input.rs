//! What a scene is made from: a table as its audience sees it, and where things lie on its board.

use std::ops::Deref;

use rules::view::Audience;

use super::TableSeen;
use super::renderer::TitlePicture;

/// Everything a title's scene may use.
pub(crate) struct SceneInput<'t, P: TitlePicture, A: Audience> {
    /// Where things lie on the title's boards.
    pub(super) layout: &'t P::Layout,
    /// The table.
    pub(super) table: TableSeen<'t, P, A>,
}

impl<'t, P: TitlePicture, A: Audience> Deref for SceneInput<'t, P, A> {
    type Target = TableSeen<'t, P, A>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}
