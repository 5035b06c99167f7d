//! Moments: how many acts a viewer has noticed.
//!
//! An act that only some seats notice, such as an offer between two, counts for those seats and for
//! nobody else. So whatever shows people a number (ids of buttons, logs, replays, requests to take acts
//! back) counts moments of its viewer, a seat or the public, and never acts.

use rules::dice::Seq;
use rules::event_log::{Events, Recipients};
use rules::seat::{Seat, Seats};

use super::{Refused, TableState};
use crate::store::{JournalRow, noticed};

impl TableState {
    /// The moment the table is at for a viewer.
    #[must_use]
    pub fn moment(&self, viewer: Option<Seat>) -> Seq {
        self.moment_after(Seq(self.row.seq), viewer)
    }

    /// The moment after this act for a viewer.
    #[must_use]
    pub(super) fn moment_after(&self, act: Seq, viewer: Option<Seat>) -> Seq {
        let missed = self.unnoticed.iter();
        let missed = missed.filter(|(seq, heard)| *seq <= act && !noticed(Some(*heard), viewer));
        let missed = u32::try_from(missed.count()).unwrap_or(u32::MAX);
        Seq(act.0.saturating_sub(missed))
    }

    /// Checks that a button offered to a viewer at some moment is pressed at the same moment.
    pub(super) fn check_moment(
        &self,
        offered: Option<Seq>,
        viewer: Option<Seat>,
    ) -> Result<(), Refused> {
        if offered.is_none_or(|offered| offered == self.moment(viewer)) {
            Ok(())
        } else {
            Err(Refused::Stale)
        }
    }
}

/// The acts up to a moment of a viewer.
pub(super) fn until(acts: &[JournalRow], viewer: Option<Seat>, moment: Seq) -> Vec<JournalRow> {
    let mut left = moment.0;
    let mut kept = Vec::new();
    for act in acts {
        if act.noticed_by(viewer) {
            if left == 0 {
                break;
            }
            left -= 1;
        }
        kept.push(act.clone());
    }
    // What the viewer did not notice after that moment is not part of it.
    while kept.last().is_some_and(|act| !act.noticed_by(viewer)) {
        kept.pop();
    }
    kept
}

/// Who notices an act that changed nothing everybody sees: its seat, and those who were told something.
/// Nothing where everybody notices it.
pub(super) fn heard(seat: Seat, facts: &Events, moved: bool) -> Option<Seats> {
    if moved || facts.public().next().is_some() {
        return None;
    }
    let told = facts.everything().filter_map(|(to, _)| match to {
        Recipients::Only(seat) => Some(seat),
        Recipients::All => None,
    });
    Some(told.chain([seat]).collect())
}
