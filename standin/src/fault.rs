//! Scripted trouble over HTTP.
//!
//! A plan is a list of rules: on which route, in which channel, how often, what happens. A rule is
//! used up by the requests it hits; the first that matches wins. Trouble before the effect (refused,
//! delayed, cut off) leaves the world unchanged; trouble after it (a lost or damaged answer) does not.
//! Lasting states (closed DMs, lost permissions, deleted channels) are set on the world instead.

use std::sync::Mutex;
use std::time::Duration;

use crate::error::Refused;
use crate::id::{ChannelId, UserId};
use crate::lock;

/// The routes that tests disturb most, for [`Rule::on`]; any template of the record works too.
pub mod routes {
    /// Sending an ordinary message.
    pub const CREATE_MESSAGE: &str = "POST /channels/{channel}/messages";
    /// Editing an ordinary message.
    pub const EDIT_MESSAGE: &str = "PATCH /channels/{channel}/messages/{message}";
    /// Deleting an ordinary message.
    pub const DELETE_MESSAGE: &str = "DELETE /channels/{channel}/messages/{message}";
    /// Opening direct messages.
    pub const CREATE_DM: &str = "POST /users/@me/channels";
    /// The first answer to an interaction.
    pub const CALLBACK: &str = "POST /interactions/{interaction}/{token}/callback";
    /// Every later answer.
    pub const FOLLOW_UP: &str = "POST /webhooks/{application}/{token}";
    /// Editing an answer.
    pub const EDIT_ANSWER: &str = "PATCH /webhooks/{application}/{token}/messages/{message}";
    /// Registering all global commands.
    pub const REGISTER: &str = "PUT /applications/{application}/commands";
    /// Asking for the gateway's address.
    pub const GATEWAY: &str = "GET /gateway";
}

/// What goes wrong.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// 429 with this wait; for the whole bot if `global`.
    RateLimited {
        /// How long the bot must wait.
        wait: Duration,
        /// Whether the limit is the global one.
        global: bool,
    },
    /// A bare HTTP status with an HTML page, as a failing proxy sends it (500, 502, 503, 504).
    Status(u16),
    /// 429 with a web page, as the proxy in front of Discord sends it to an address that it has banned
    /// for this long.
    Banned(Duration),
    /// One of Discord's own refusals.
    Refused(Refused),
    /// The answer comes late; the effect is immediate.
    Slow(Duration),
    /// The request waits this long before it has any effect.
    Stalled(Duration),
    /// The connection closes before the request has any effect.
    CutBefore,
    /// The effect happens, then the connection closes without an answer.
    AnswerLost,
    /// The effect happens; the answer is cut in the middle.
    Truncated,
    /// The effect happens; the answer is a web page with status 200.
    Html,
    /// The effect happens; the answer calls itself a picture.
    Mistyped,
    /// The effect happens; the answer has this many blanks in front.
    Padded(usize),
}

impl Trouble {
    /// One of Discord's refusals by number.
    #[must_use]
    pub fn code(code: u32) -> Self {
        Self::Refused(Refused::code(code))
    }

    pub(crate) fn before_effect(&self) -> bool {
        !matches!(
            self,
            Self::Slow(_)
                | Self::AnswerLost
                | Self::Truncated
                | Self::Html
                | Self::Mistyped
                | Self::Padded(_)
        )
    }
}

/// One rule of the plan.
#[derive(Clone, Debug)]
pub struct Rule {
    route: Option<String>,
    channel: Option<ChannelId>,
    user: Option<UserId>,
    skip: u32,
    times: u32,
    trouble: Trouble,
}

impl Rule {
    /// Trouble for the next request, whatever it is.
    #[must_use]
    pub fn new(trouble: Trouble) -> Self {
        Self {
            route: None,
            channel: None,
            user: None,
            skip: 0,
            times: 1,
            trouble,
        }
    }

    /// Only on this route, e.g. [`routes::CREATE_MESSAGE`].
    #[must_use]
    pub fn on(mut self, route: &str) -> Self {
        self.route = Some(route.to_owned());
        self
    }

    /// Only in this channel.
    #[must_use]
    pub fn channel(mut self, channel: ChannelId) -> Self {
        self.channel = Some(channel);
        self
    }

    /// Only in the direct messages with, or the interactions of, this user.
    #[must_use]
    pub fn user(mut self, user: UserId) -> Self {
        self.user = Some(user);
        self
    }

    /// Lets this many matching requests pass first.
    #[must_use]
    pub fn skip(mut self, requests: u32) -> Self {
        self.skip = requests;
        self
    }

    /// Hits this many requests instead of one.
    #[must_use]
    pub fn times(mut self, requests: u32) -> Self {
        self.times = requests;
        self
    }

    /// Hits every matching request until the plan is cleared.
    #[must_use]
    pub fn always(self) -> Self {
        self.times(u32::MAX)
    }
}

/// What a rule is matched against.
pub(crate) struct Target<'a> {
    pub route: &'a str,
    pub channel: Option<ChannelId>,
    pub user: Option<UserId>,
}

/// The rules still in force.
#[derive(Debug, Default)]
pub struct Plan {
    rules: Mutex<Vec<Rule>>,
}

impl Plan {
    /// Adds a rule behind the others.
    pub fn add(&self, rule: Rule) {
        lock(&self.rules).push(rule);
    }

    /// Ends all trouble.
    pub fn clear(&self) {
        lock(&self.rules).clear();
    }

    /// How many rules are still in force.
    #[must_use]
    pub fn pending(&self) -> usize {
        lock(&self.rules).len()
    }

    pub(crate) fn strike(&self, target: &Target<'_>) -> Option<Trouble> {
        let mut rules = lock(&self.rules);
        let mut struck = None;
        for rule in rules.iter_mut() {
            let hit = rule
                .route
                .as_deref()
                .is_none_or(|route| route == target.route)
                && rule
                    .channel
                    .is_none_or(|channel| target.channel == Some(channel))
                && rule.user.is_none_or(|user| target.user == Some(user));
            if !hit {
                continue;
            }
            if rule.skip > 0 {
                rule.skip -= 1;
                continue;
            }
            if rule.times < u32::MAX {
                rule.times -= 1;
            }
            struck = Some(rule.trouble.clone());
            break;
        }
        rules.retain(|rule| rule.times > 0);
        struck
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_skips_hits_and_is_used_up() {
        let plan = Plan::default();
        plan.add(Rule::new(Trouble::CutBefore).on("GET /x").skip(1).times(2));
        let target = Target {
            route: "GET /x",
            channel: None,
            user: None,
        };
        let other = Target {
            route: "GET /y",
            channel: None,
            user: None,
        };
        assert!(plan.strike(&other).is_none());
        let hits: Vec<bool> = (0..4).map(|_| plan.strike(&target).is_some()).collect();
        assert_eq!(hits, [false, true, true, false]);
        assert_eq!(plan.pending(), 0);
    }
}
