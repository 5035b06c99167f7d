//! What a seat may do besides what it is asked, by topic.
//!
//! Where players bargain or decide ahead, a menu has choices that no question of the table is about.
//! They stay out of the way of the question and have a place of their own in the panel.

/// A topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aside {
    /// Making offers to other seats, and answering theirs.
    Talk,
    /// Deciding now what is done when something happens.
    Ahead,
    /// Deciding once more what the seat was asked, while others still decide.
    Again,
}

impl Aside {
    /// Every topic, in the order of the panel.
    pub const ALL: [Self; 3] = [Self::Talk, Self::Ahead, Self::Again];

    /// The id in buttons and wording.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Talk => "talk",
            Self::Ahead => "ahead",
            Self::Again => "again",
        }
    }

    /// The topic of this id.
    pub fn read(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aside| aside.id() == id)
    }
}
