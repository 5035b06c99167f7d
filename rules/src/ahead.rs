//! Answers given ahead: what a seat wants done about something it is asked again and again.
//!
//! A title whose players react to others keeps an answer per seat and reaction in its state. The
//! seat is asked all the same: whom a table waits for follows from what everybody knows, never from
//! what somebody decided in secret. Whoever runs the table learns from
//! [`Table::answered_ahead`](crate::table::Table::answered_ahead) what the seat decided and does it
//! after a while, as if the player had.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// What a seat decided ahead about a reaction.
    #[derive(Default)]
    Answer ("standing answer") {
        /// Ask every time.
        #[default]
        Ask = "ask",
        /// Do it where there is one way to do it; ask where there are more.
        Always = "always",
        /// Never do it.
        Never = "never",
    }
}

impl Answer {
    /// Which choice it means, of the ways to do something and the way to leave it; nothing where the
    /// seat wants to be asked.
    pub(crate) fn choice<A: Copy>(self, ways: &[A], leave: A) -> Option<A> {
        match (self, ways) {
            (Self::Never, _) => Some(leave),
            (Self::Always, [only]) => Some(*only),
            (Self::Ask | Self::Always, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Answer;

    #[test]
    fn always_means_the_only_way() {
        assert_eq!(Answer::Always.choice(&[7], 0), Some(7));
        assert_eq!(Answer::Always.choice(&[7, 8], 0), None);
        assert_eq!(Answer::Never.choice(&[7, 8], 0), Some(0));
        assert_eq!(Answer::default().choice(&[7], 0), None);
    }
}
