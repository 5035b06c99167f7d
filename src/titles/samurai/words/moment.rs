//! A capture in words: which settlements were closed, who took what, and what belongs to nobody.

use rules::titles::samurai::{Event, Settlement};

use super::{event, place};
use crate::titles::{Group, MomentWords};
use crate::wording::{Name, TableWords, wordings};

/// A part of the post.
pub(super) enum Part {
    Heading(Name, usize),
    Captured,
    Aside,
}

wordings! {
    /// A line or a part of the post.
    pub(super) fn part(table: &TableWords<'_>; part: &Part) listed as MOMENTS {
        Part::Heading(places, count) => "samurai-moment" {
            places: places.clone(),
            count: *count,
        },
        Part::Captured => "samurai-moment-group-captured",
        Part::Aside => "samurai-moment-group-aside",
    }
}

/// The capture, and what led to it.
pub(super) fn moment(table: &TableWords<'_>, events: &[&Event]) -> MomentWords {
    let (mut before, mut captured, mut aside) = (Vec::new(), Vec::new(), Vec::new());
    let mut closed: Vec<Settlement> = Vec::new();
    for event in events {
        let (list, at) = match event {
            Event::Captured { at, .. } => (&mut captured, Some(*at)),
            Event::SetAside { at, .. } | Event::Unclaimed { at, .. } => (&mut aside, Some(*at)),
            _ => (&mut before, None),
        };
        list.extend(event::line(table, event));
        closed.extend(at.filter(|at| !closed.contains(at)));
    }
    let places = table.list(closed.iter().map(|at| place(table, *at)));
    MomentWords {
        heading: part(table, &Part::Heading(places, closed.len())),
        groups: vec![
            Group::before(before),
            Group::new(part(table, &Part::Captured), captured),
            Group::new(part(table, &Part::Aside), aside),
        ],
        shown: String::new(),
    }
}
