//! Merging: items that queued up for the same place are sent as one message if possible.

use serde_json::Value;

use crate::id::UserId;
use crate::store::{Destination, OutboxItem};
use crate::table::{DirectMessage, Notice, Post, Why};

/// Items are merged as long as their facts are sure to fit into one message.
const MOST_MERGED: usize = 3000;

/// Two items as one, if possible.
pub(super) fn merge(first: &OutboxItem, second: &OutboxItem) -> Option<String> {
    if first.what.len() + second.what.len() > MOST_MERGED {
        return None;
    }
    match first.place {
        Destination::Channel(_) => {
            let (one, two): (Post<Value>, Post<Value>) = (
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
                // The lobby is shown as it is when it is sent.
                (Post::Lobby { .. }, Post::Lobby { notice }) => Post::Lobby { notice },
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
        Destination::User(_) => {
            let (one, two): (DirectMessage<Value>, DirectMessage<Value>) = (
                serde_json::from_str(&first.what).ok()?,
                serde_json::from_str(&second.what).ok()?,
            );
            match (one, two) {
                // One list holds all tables, so reminders never pile up.
                (
                    DirectMessage::Waiting { why, last },
                    DirectMessage::Waiting {
                        why: later,
                        last: urgent,
                    },
                ) => {
                    let why = if later == Why::Time { why } else { later };
                    let last = last || urgent;
                    serde_json::to_string(&DirectMessage::<Value>::Waiting { why, last }).ok()
                }
                (DirectMessage::Panel { facts: a }, DirectMessage::Panel { facts: b })
                    if first.table == second.table =>
                {
                    serde_json::to_string(&DirectMessage::Panel { facts: a.then(b) }).ok()
                }
                (DirectMessage::Rest { facts: a }, DirectMessage::Rest { facts: b })
                    if first.table == second.table =>
                {
                    serde_json::to_string(&DirectMessage::Rest { facts: a.then(b) }).ok()
                }
                // A panel shows the table as it is when it is sent.
                (panel @ DirectMessage::Panel { .. }, DirectMessage::Refresh)
                | (DirectMessage::Refresh, panel @ DirectMessage::Panel { .. })
                    if first.table == second.table =>
                {
                    serde_json::to_string(&panel).ok()
                }
                (DirectMessage::Refresh, DirectMessage::Refresh) if first.table == second.table => {
                    Some(first.what.clone())
                }
                _ => None,
            }
        }
    }
}
