//! A simulated Discord in this process: strict about what it takes, and as unreliable as the seed says.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rules::view::{Audience, Everyone, OneSeat};

use super::chance::Chance;
use crate::clock::{Clock as _, HOUR, MINUTE, ManualClock, Millis, SECOND};
use crate::id::{ChannelId, GuildId, MessageId, TableId, UserId};
use crate::message::{MOST_BODY, MOST_TEXT, Message, Row};
use crate::outbox::{Failure, History, NotSent, Sender, Stamp, Urgency};
use crate::table::Permission;
use rules::seat::Seat;

/// The first millisecond of Discord's ids.
const EPOCH: i64 = 1_420_070_400_000;

/// A message somebody can see.
#[derive(Clone)]
pub(super) struct Posted {
    pub id: MessageId,
    pub nonce: String,
    pub rows: Vec<Row>,
    pub deleted: bool,
    /// Until when its nonce is known.
    known_until: Millis,
}

/// Why a place takes nothing for a while.
#[derive(Clone, Copy, Debug)]
enum Clog {
    Refuses(Failure),
    Fails,
}

/// What becomes of a request.
enum Fate {
    Taken,
    /// It is taken, and the answer is lost.
    Lost,
    Failed(NotSent),
}

pub(super) struct Discord {
    clock: Arc<ManualClock>,
    chance: Chance,
    /// Does anything go wrong?
    pub faulty: bool,
    pub channels: BTreeMap<ChannelId, Vec<Posted>>,
    /// Whose direct messages a channel holds.
    pub owners: BTreeMap<ChannelId, UserId>,
    clogs: BTreeMap<ChannelId, (Clog, Millis)>,
    /// Who sits where, once play has begun.
    pub seats: BTreeMap<(TableId, UserId), Seat>,
    /// People who saw what a seat sees and did not sit there at the beginning.
    pub newcomers: Vec<(TableId, UserId, Seat)>,
    /// People who were pinged where they did not sit at the beginning.
    pub pinged: Vec<(ChannelId, UserId)>,
    /// Who may be pinged in a channel.
    pub company: BTreeMap<ChannelId, BTreeSet<UserId>>,
    /// Changes that were made to messages, by channel.
    pub changes: BTreeMap<ChannelId, u64>,
    /// Nonces of what was refused for what it says: it may come later than what is behind it.
    pub set_aside: BTreeSet<String>,
    /// What was posted since the laws looked: where, and under which nonce.
    pub fresh: Vec<(ChannelId, String)>,
    /// What happened, for the trace.
    pub log: Vec<String>,
    /// What must not happen.
    pub broken: Vec<String>,
    last_id: u64,
    /// Faults of each kind that were thrown in.
    pub thrown: BTreeMap<&'static str, u64>,
}

impl Discord {
    pub fn new(clock: Arc<ManualClock>, chance: Chance) -> Self {
        Self {
            clock,
            chance,
            faulty: true,
            channels: BTreeMap::new(),
            owners: BTreeMap::new(),
            clogs: BTreeMap::new(),
            seats: BTreeMap::new(),
            newcomers: Vec::new(),
            pinged: Vec::new(),
            company: BTreeMap::new(),
            changes: BTreeMap::new(),
            set_aside: BTreeSet::new(),
            fresh: Vec::new(),
            log: Vec::new(),
            broken: Vec::new(),
            last_id: 0,
            thrown: BTreeMap::new(),
        }
    }

    /// Everything works from now on.
    pub fn heal(&mut self) {
        self.faulty = false;
        self.clogs.clear();
    }

    /// An id that tells the time, as Discord's do.
    pub fn fresh_id(&mut self) -> u64 {
        let by_time = (self.clock.now().0 - EPOCH).max(0).unsigned_abs() << 22;
        self.last_id = by_time.max(self.last_id + 1);
        self.last_id
    }

    /// Nobody remembers what is here; it may be said again.
    pub fn forget(&mut self) {
        for posted in self.channels.values_mut().flatten() {
            posted.nonce.clear();
        }
        self.fresh.clear();
        self.set_aside.clear();
    }

    /// Stops a random channel for a while.
    pub fn clog_one(&mut self) {
        let places: Vec<ChannelId> = self.channels.keys().copied().collect();
        let Some(place) = self.chance.pick(&places).copied() else {
            return;
        };
        let clog = match self.chance.below(6) {
            0 => Clog::Refuses(Failure::Forbidden),
            1 => Clog::Refuses(Failure::NoAccess),
            2 => Clog::Refuses(Failure::Locked),
            3 if self.owners.contains_key(&place) => Clog::Refuses(Failure::DmClosed),
            _ => Clog::Fails,
        };
        let until = self.chance.moment(self.clock.now(), MINUTE, 3 * HOUR);
        self.log.push(format!("{place} stops: {clog:?}"));
        self.count("stopped places");
        self.clogs.insert(place, (clog, until));
    }

    /// A moderator deletes a message of ours.
    pub fn delete_one(&mut self) {
        let places: Vec<ChannelId> = self.channels.keys().copied().collect();
        let Some(place) = self.chance.pick(&places).copied() else {
            return;
        };
        let count = self.channels.get(&place).map_or(0, Vec::len);
        let at = self.chance.below(count);
        let posted = self
            .channels
            .get_mut(&place)
            .and_then(|all| all.get_mut(at));
        if let Some(posted) = posted {
            posted.deleted = true;
            let id = posted.id;
            self.log.push(format!("{place} loses {id}"));
            self.count("deleted messages");
        }
    }

    fn count(&mut self, what: &'static str) {
        *self.thrown.entry(what).or_default() += 1;
    }

    fn failed(&mut self, failure: Failure, sure: bool, wait: i64) -> Fate {
        Fate::Failed(NotSent {
            failure,
            detail: "simulated".into(),
            wait: Duration::from_millis(wait.unsigned_abs()),
            sure,
        })
    }

    fn fate(&mut self, place: ChannelId, may_refuse: bool) -> Fate {
        if !self.faulty {
            return Fate::Taken;
        }
        let now = self.clock.now();
        match self.clogs.get(&place).copied() {
            Some((_, until)) if until <= now => drop(self.clogs.remove(&place)),
            Some((Clog::Refuses(failure), _)) => return self.failed(failure, true, 0),
            Some((Clog::Fails, _)) => return self.failed(Failure::TryLater, false, 0),
            None => {}
        }
        match self.chance.below(1000) {
            0..40 => {
                self.count("429");
                let wait = self.chance.span(SECOND, 90 * SECOND);
                self.failed(Failure::TryLater, true, wait)
            }
            40..80 => {
                self.count("5xx");
                self.failed(Failure::TryLater, false, 0)
            }
            80..120 => {
                self.count("lost answers");
                Fate::Lost
            }
            120..126 if may_refuse => {
                self.count("refused texts");
                self.failed(Failure::Refused, true, 0)
            }
            _ => Fate::Taken,
        }
    }

    fn check<A: Audience>(&mut self, message: &Message<A>, nonce: Option<&str>) {
        let mut wrong = Vec::new();
        let long = |text: &str, most: usize| text.chars().count() > most;
        if message.text.is_empty() && message.long_part().is_empty() && message.pictures.is_empty()
        {
            wrong.push("an empty message".to_owned());
        }
        if long(&message.text, MOST_TEXT) || long(&message.long_part(), MOST_BODY + 96) {
            wrong.push("too long a text".to_owned());
        }
        if nonce.is_some_and(|nonce| nonce.is_empty() || nonce.len() > 25) {
            wrong.push("a nonce Discord refuses".to_owned());
        }
        let mut ids = BTreeSet::new();
        for row in &message.rows {
            match row {
                Row::Buttons(buttons) => {
                    if buttons.is_empty() || buttons.len() > 5 {
                        wrong.push(format!("{} buttons in a row", buttons.len()));
                    }
                    for button in buttons {
                        if !ids.insert(button.id.clone()) {
                            wrong.push(format!("{} twice", button.id));
                        }
                        if button.label.is_empty() || long(&button.label, 80) {
                            wrong.push(format!("the label {:?}", button.label));
                        }
                    }
                }
                Row::Select {
                    id, options, picks, ..
                } => {
                    let mut values: Vec<&str> = options.iter().map(|o| o.value.as_str()).collect();
                    values.sort_unstable();
                    values.dedup();
                    if values.len() != options.len() || options.is_empty() || options.len() > 25 {
                        wrong.push(format!("the options of {id}"));
                    }
                    if *picks == 0 || *picks > options.len() {
                        wrong.push(format!("{picks} picks of {id}"));
                    }
                    if !ids.insert(id.clone()) {
                        wrong.push(format!("{id} twice"));
                    }
                }
            }
        }
        if message.rows.len() > 5 || ids.iter().any(|id| id.is_empty() || long(id, 100)) {
            wrong.push("rows or ids Discord refuses".to_owned());
        }
        self.broken.extend(wrong);
    }

    /// What only one seat sees must be made for this person's seat.
    pub fn check_private(&mut self, message: &Message<OneSeat>, user: UserId) {
        let Some(request) = &message.picture_request else {
            return;
        };
        let own = self.seats.get(&(request.table, user)).copied();
        let shown = request.view.seat();
        match own {
            Some(own) if own != shown => {
                let table = request.table;
                self.broken
                    .push(format!("{user} of {own} sees {shown} at table {table}"));
            }
            Some(_) => {}
            None => self.newcomers.push((request.table, user, shown)),
        }
    }

    fn send<A: Audience>(
        &mut self,
        place: ChannelId,
        message: &Message<A>,
        nonce: &str,
    ) -> Result<MessageId, NotSent> {
        self.check(message, Some(nonce));
        let fate = self.fate(place, true);
        if let Fate::Failed(error) = fate {
            let failure = error.failure;
            self.log.push(format!("{place} {nonce} fails: {failure:?}"));
            if failure == Failure::Refused {
                self.set_aside.insert(nonce.to_owned());
            }
            return Err(error);
        }
        let now = self.clock.now();
        let posted = self.channels.entry(place).or_default();
        let known = posted
            .iter()
            .find(|old| old.nonce == nonce && old.known_until > now);
        let known = known.map(|old| (old.id, old.deleted));
        let id = match known {
            Some((_, true)) => {
                return match self.failed(Failure::Deleted, true, 0) {
                    Fate::Failed(error) => Err(error),
                    _ => Ok(MessageId(0)),
                };
            }
            Some((id, false)) => id,
            None => {
                let id = MessageId(self.fresh_id());
                let known_until = self.chance.moment(now, 61 * SECOND, 10 * MINUTE);
                let text = format!("{} | {}", message.text, message.long_part());
                self.log.push(format!("{place} {nonce} {id}: {text}"));
                let all = self.channels.entry(place).or_default();
                if all.iter().any(|old| old.nonce == nonce && !old.deleted) {
                    self.broken.push(format!("{place} has {nonce} twice"));
                }
                self.fresh.push((place, nonce.to_owned()));
                self.channels.entry(place).or_default().push(Posted {
                    id,
                    nonce: nonce.to_owned(),
                    rows: message.rows.clone(),
                    deleted: false,
                    known_until,
                });
                id
            }
        };
        match fate {
            Fate::Lost => Err(NotSent {
                failure: Failure::TryLater,
                detail: "simulated".into(),
                wait: Duration::ZERO,
                sure: false,
            }),
            _ => Ok(id),
        }
    }

    /// Changes a message in place.
    pub fn rewrite<A: Audience>(
        &mut self,
        place: ChannelId,
        id: MessageId,
        message: &Message<A>,
    ) -> Result<(), NotSent> {
        self.check(message, None);
        let fate = self.fate(place, false);
        if let Fate::Failed(error) = fate {
            return Err(error);
        }
        let posted = self.channels.get_mut(&place).and_then(|all| {
            let mut all = all.iter_mut();
            all.find(|posted| posted.id == id && !posted.deleted)
        });
        let Some(posted) = posted else {
            return match self.failed(Failure::Deleted, true, 0) {
                Fate::Failed(error) => Err(error),
                _ => Ok(()),
            };
        };
        posted.rows = message.rows.clone();
        *self.changes.entry(place).or_default() += 1;
        self.log.push(format!("{place} {id} now: {}", message.text));
        match fate {
            Fate::Lost => Err(NotSent {
                failure: Failure::TryLater,
                detail: "simulated".into(),
                wait: Duration::ZERO,
                sure: false,
            }),
            _ => Ok(()),
        }
    }
}

/// The way to it, as the outbox knows it.
#[derive(Clone)]
pub(super) struct Wire(pub Arc<Mutex<Discord>>);

impl Wire {
    pub fn lock(&self) -> MutexGuard<'_, Discord> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Sender for Wire {
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message<Everyone>,
        stamp: Stamp<'_>,
    ) -> Result<MessageId, NotSent> {
        let mut discord = self.lock();
        if discord.owners.contains_key(&channel) {
            discord
                .broken
                .push(format!("a post in {channel}, a person's own"));
        }
        let company = discord.company.get(&channel).cloned().unwrap_or_default();
        let strangers = message.ping.iter().filter(|user| !company.contains(user));
        let strangers = strangers.map(|user| (channel, *user));
        discord.pinged.extend(strangers);
        discord.send(channel, message, stamp.nonce)
    }

    async fn whisper(
        &self,
        channel: ChannelId,
        message: &Message<OneSeat>,
        stamp: Stamp<'_>,
    ) -> Result<MessageId, NotSent> {
        let mut discord = self.lock();
        match discord.owners.get(&channel).copied() {
            Some(owner) => discord.check_private(message, owner),
            None => discord.broken.push(format!("a secret in {channel}")),
        }
        discord.send(channel, message, stamp.nonce)
    }

    async fn open_dm(&self, user: UserId, _: Urgency) -> Result<ChannelId, NotSent> {
        let mut discord = self.lock();
        let channel = ChannelId(user.0 + 1_000_000);
        discord.owners.insert(channel, user);
        match discord.fate(channel, false) {
            Fate::Failed(error) => Err(error),
            Fate::Taken | Fate::Lost => Ok(channel),
        }
    }

    async fn change(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message<OneSeat>,
        _: Urgency,
    ) -> Result<(), NotSent> {
        let mut discord = self.lock();
        match discord.owners.get(&channel).copied() {
            Some(owner) => discord.check_private(message, owner),
            None => discord.broken.push(format!("a secret in {channel}")),
        }
        discord.rewrite(channel, id, message)
    }

    async fn change_post(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message<Everyone>,
        _: Urgency,
    ) -> Result<(), NotSent> {
        self.lock().rewrite(channel, id, message)
    }

    async fn retire(&self, channel: ChannelId, message: MessageId, _: bool) {
        let mut discord = self.lock();
        if let Fate::Failed(_) = discord.fate(channel, false) {
            return;
        }
        let posted = discord.channels.get_mut(&channel).into_iter().flatten();
        for posted in posted.filter(|posted| posted.id == message) {
            posted.rows.clear();
        }
    }

    async fn read_back(&self, channel: ChannelId, from: MessageId) -> Result<History, NotSent> {
        let mut discord = self.lock();
        if let Fate::Failed(error) = discord.fate(channel, false) {
            return Err(error);
        }
        discord.count("channels read back");
        let posted = discord.channels.get(&channel).into_iter().flatten();
        let posted = posted.filter(|posted| !posted.deleted && posted.id >= from);
        Ok(History {
            readable: true,
            ours: posted.map(|posted| (posted.id, false)).collect(),
        })
    }

    fn missing(&self, _: Option<GuildId>, _: ChannelId) -> Vec<Permission> {
        Vec::new()
    }
}
