//! Parcels that queued up are said as one message where that can be.

use crate::id::UserId;
use crate::store::{Parcel, Place};
use crate::table::{Notice, Post, Whisper, Why};

/// Parcels are merged as long as their facts surely fit into one message.
const MOST_MERGED: usize = 3000;

/// Two parcels said as one, if that can be.
pub(super) fn merge(first: &Parcel, second: &Parcel) -> Option<String> {
    if first.what.len() + second.what.len() > MOST_MERGED {
        return None;
    }
    match first.place {
        Place::Channel(_) => {
            let (one, two) = (
                serde_json::from_str(&first.what).ok()?,
                serde_json::from_str(&second.what).ok()?,
            );
            let both = |mut a: Vec<UserId>, b: Vec<UserId>| {
                a.extend(b);
                a.sort_unstable();
                a.dedup();
                a
            };
            let said = |mut a: Vec<Notice>, b: Vec<Notice>| {
                a.extend(b);
                a
            };
            let merged = match (one, two) {
                _ if first.table != second.table => return None,
                (
                    Post::Moved {
                        facts: a,
                        ping: p,
                        notices: m,
                    },
                    Post::Moved {
                        facts: b,
                        ping: q,
                        notices: n,
                    },
                ) => Post::Moved {
                    facts: a.then(b),
                    ping: both(p, q),
                    notices: said(m, n),
                },
                (
                    Post::Began { facts: a, ping: p },
                    Post::Moved {
                        facts: b,
                        ping: q,
                        notices,
                    },
                ) if notices.is_empty() => Post::Began {
                    facts: a.then(b),
                    ping: both(p, q),
                },
                (
                    Post::Moved {
                        facts: a,
                        notices: m,
                        ..
                    },
                    Post::Ended {
                        facts: b,
                        notices: n,
                    },
                ) => Post::Ended {
                    facts: a.then(b),
                    notices: said(m, n),
                },
                _ => return None,
            };
            serde_json::to_string(&merged).ok()
        }
        Place::User(_) => {
            let (one, two) = (
                serde_json::from_str(&first.what).ok()?,
                serde_json::from_str(&second.what).ok()?,
            );
            match (one, two) {
                // One list holds all tables, so reminders never pile up.
                (
                    Whisper::Waiting { why, last },
                    Whisper::Waiting {
                        why: later,
                        last: urgent,
                    },
                ) => {
                    let why = if later == Why::Time { why } else { later };
                    let last = last || urgent;
                    serde_json::to_string(&Whisper::Waiting { why, last }).ok()
                }
                (Whisper::Panel { facts: a }, Whisper::Panel { facts: b })
                    if first.table == second.table =>
                {
                    serde_json::to_string(&Whisper::Panel { facts: a.then(b) }).ok()
                }
                _ => None,
            }
        }
    }
}
