//! A great moment in words, as every title tells it: what it is, then lines in groups.

/// What is said of a great moment.
pub(crate) struct MomentWords {
    /// What it is, in a sentence.
    pub heading: String,
    /// What came of it, by kind; groups without a line are not said.
    pub groups: Vec<Group>,
    /// What its picture shows, in words.
    pub shown: String,
}

/// Lines of one kind.
pub(crate) struct Group {
    /// What they have in common; empty for what led to the moment.
    pub name: String,
    /// One line each.
    pub lines: Vec<String>,
}

impl Group {
    /// Lines under a name.
    pub(super) fn new(name: String, lines: impl IntoIterator<Item = String>) -> Self {
        let lines = lines.into_iter().collect();
        Self { name, lines }
    }

    /// What led to the moment.
    pub(super) fn before(lines: impl IntoIterator<Item = String>) -> Self {
        Self::new(String::new(), lines)
    }
}
