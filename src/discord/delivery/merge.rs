//! Parcels that queued up are said as one message where that can be.

use crate::id::UserId;
use crate::store::{Parcel, Place};
use crate::table::{Post, Whisper};

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
            let merged = match (one, two) {
                (Post::Moved { facts: a, ping: p }, Post::Moved { facts: b, ping: q }) => {
                    Post::Moved {
                        facts: a.then(b),
                        ping: both(p, q),
                    }
                }
                (Post::Began { facts: a, ping: p }, Post::Moved { facts: b, ping: q }) => {
                    Post::Began {
                        facts: a.then(b),
                        ping: both(p, q),
                    }
                }
                (Post::Moved { facts: a, .. }, Post::Ended { facts: b }) => {
                    Post::Ended { facts: a.then(b) }
                }
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
                (Whisper::Panel { facts: a }, Whisper::Panel { facts: b }) => {
                    serde_json::to_string(&Whisper::Panel { facts: a.then(b) }).ok()
                }
                _ => None,
            }
        }
    }
}
