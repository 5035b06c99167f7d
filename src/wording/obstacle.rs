//! What keeps us from posting at a table, in words.

use super::Words;
use crate::table::{Obstacle, Permission};

impl Words {
    /// What is wrong, and what would help.
    #[must_use]
    pub fn obstacle(&self, obstacle: &Obstacle) -> String {
        let Obstacle::Missing(missing) = obstacle else {
            return self.word(&format!("trouble-{}", obstacle.text()));
        };
        let what = if obstacle.silences() {
            "trouble-missing"
        } else {
            "trouble-no-pictures"
        };
        self.say(what, &[("permissions", self.permissions(missing).into())])
    }

    /// Why no table can be opened here.
    #[must_use]
    pub fn missing_here(&self, missing: &[Permission]) -> String {
        let permissions = self.permissions(missing);
        self.say(
            "refused-missing-permission",
            &[("permissions", permissions.into())],
        )
    }

    /// What a thread for a table would need.
    #[must_use]
    pub fn thread_needs(&self, missing: &[Permission]) -> String {
        let permissions = self.permissions(missing);
        self.say("thread-needs", &[("permissions", permissions.into())])
    }

    fn permissions(&self, missing: &[Permission]) -> String {
        let name = |one: &Permission| self.word(&format!("permission-{}", one.id()));
        missing.iter().map(name).collect::<Vec<_>>().join(", ")
    }
}
