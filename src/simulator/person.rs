//! People: what they see, and what they press.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use rules::dice::Seq;
use rules::view::OneSeat;

use super::chance::Chance;
use super::world::World;
use crate::custom_id::{Control, Verb};
use crate::id::{ChannelId, GuildId, InteractionId, MessageId, TableId, UserId};
use crate::message::{Message, Picture, Row};
use crate::request::{Component, Place, Pressed, Requester, Surface, handle_press, respond};

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// Within hours.
    Answers,
    /// Late, often too late.
    Dawdles,
    /// Some visits, then never again.
    Vanishes(u32),
}

/// Somebody at a table.
pub(super) struct Person {
    pub user: UserId,
    pub table: TableId,
    pub channel: ChannelId,
    pub manner: Manner,
    pub visits: u32,
    /// Controls seen so far, to be pressed again when they are old.
    pub old: Vec<Offered>,
}

/// Something that can be pressed, and where.
#[derive(Clone, Debug)]
pub(super) struct Offered {
    pub id: String,
    /// The values to pick from and how many; nothing for a button.
    pub picks: Option<(Vec<String>, usize)>,
    pub channel: ChannelId,
    /// The direct message it is on.
    pub on: Option<MessageId>,
}

impl Offered {
    pub fn all(rows: &[Row], channel: ChannelId, on: Option<MessageId>) -> Vec<Self> {
        let mut found = Vec::new();
        for row in rows {
            match row {
                Row::Buttons(buttons) => found.extend(buttons.iter().map(|button| Self {
                    id: button.id.clone(),
                    picks: None,
                    channel,
                    on,
                })),
                Row::Select {
                    id, picks, options, ..
                } => found.push(Self {
                    id: id.clone(),
                    picks: Some((options.iter().map(|o| o.value.clone()).collect(), *picks)),
                    channel,
                    on,
                }),
            }
        }
        found
    }

    pub fn verb(&self) -> Option<Verb> {
        Control::read(&self.id).map(|control| control.verb)
    }

    /// What is picked, if it is a select.
    fn picked(&self, chance: &mut Chance) -> Option<Vec<String>> {
        let (values, count) = self.picks.as_ref()?;
        let mut left = values.clone();
        let mut picked = Vec::new();
        while picked.len() < *count && !left.is_empty() {
            picked.push(left.remove(chance.below(left.len())));
        }
        Some(picked)
    }
}

/// Where an answer goes; some are lost on the way.
#[derive(Default)]
pub(super) struct Screen {
    shown: Mutex<Option<Message<OneSeat>>>,
    /// How many answers there were.
    pub answers: AtomicUsize,
    on: Option<MessageId>,
}

impl Screen {
    /// What it says, if anything was answered.
    pub fn text(&self) -> Option<String> {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.as_ref().map(|shown| shown.text.clone())
    }

    fn show(&self, message: &Message<OneSeat>) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        *shown = Some(message.clone());
        self.answers.fetch_add(1, Ordering::Relaxed);
    }
}

impl Surface for Screen {
    async fn acknowledge(&self) {}

    async fn answer(&self, message: &Message<OneSeat>, _: bool) -> bool {
        self.show(message);
        // Pictures are not what is simulated.
        false
    }

    async fn answer_beside(&self, message: &Message<OneSeat>, _: bool) {
        self.show(message);
    }

    fn replaces(&self) -> Option<MessageId> {
        self.on
    }

    async fn add_picture(&self, _: &Picture<OneSeat>) {}
}

impl World {
    /// Somebody presses something. Returns what they see then.
    pub async fn press(
        &mut self,
        user: UserId,
        offered: &Offered,
        picked: Option<&[String]>,
        interaction: u64,
    ) -> Option<Message<OneSeat>> {
        let private = self.wire.lock().owners.contains_key(&offered.channel);
        let requester = Requester {
            user,
            name: format!("Player {user}"),
            locale: "en-US".into(),
            language: None,
            place: if private {
                Place::DirectMessages
            } else {
                Place::Server
            },
            guild: (!private).then_some(GuildId(1)),
            guild_locale: None,
            channel: offered.channel,
            interaction: InteractionId(interaction),
            manages_server: false,
            missing: Vec::new(),
            loaded: OnceLock::new(),
        };
        let pressed = Pressed {
            custom_id: &offered.id,
            component: picked.map_or(Component::Button, Component::Select),
            in_place: offered.on.is_some(),
        };
        let screen = Screen {
            on: offered.on,
            ..Screen::default()
        };
        let work = handle_press(&self.app, &requester, &pressed);
        respond(&self.app, &requester, &screen, work).await;
        let shown = screen.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let shown = shown.clone();
        let mut discord = self.wire.lock();
        let text = shown
            .as_ref()
            .map_or("nothing", |shown| shown.text.as_str());
        let (id, picked) = (&offered.id, picked.unwrap_or_default());
        discord
            .log
            .push(format!("{user} presses {id} {picked:?}: {text}"));
        if let Some(shown) = &shown {
            discord.check_private(shown, user);
            if let Some(on) = offered.on {
                let posted = discord.channels.get_mut(&offered.channel);
                let mut posted = posted.into_iter().flatten();
                if let Some(posted) = posted.find(|posted| posted.id == on) {
                    posted.rows = shown.rows.clone();
                }
            }
        }
        shown
    }

    /// Everything a person can press now.
    pub fn offered(&self, person: usize) -> Vec<Offered> {
        let person = &self.people[person];
        let discord = self.wire.lock();
        let mut all = Vec::new();
        for (channel, posted) in &discord.channels {
            let own = discord.owners.get(channel) == Some(&person.user);
            if *channel != person.channel && !own {
                continue;
            }
            for posted in posted.iter().filter(|posted| !posted.deleted) {
                all.extend(Offered::all(
                    &posted.rows,
                    *channel,
                    own.then_some(posted.id),
                ));
            }
        }
        all
    }

    /// A person comes by: does what there is to do, and some nonsense besides.
    pub async fn visit(&mut self, at: usize) {
        let user = self.people[at].user;
        self.people[at].visits += 1;
        let offered = self.offered(at);
        if self.chance.in_thousand(80) {
            self.press_nonsense(at).await;
        }
        let of = |wanted: &[Verb]| -> Vec<Offered> {
            let fits = |one: &&Offered| one.verb().is_some_and(|verb| wanted.contains(&verb));
            offered.iter().filter(fits).cloned().collect()
        };
        let mut first = of(&[
            Verb::Menu,
            Verb::Confirm,
            Verb::Turn,
            Verb::Plan,
            Verb::Back,
        ]);
        first.extend(of(&[
            Verb::Join,
            Verb::Start,
            Verb::Yes,
            Verb::No,
            Verb::Agree,
        ]));
        // The newest message is the last, and most people press there.
        let from = first.len().saturating_sub(4);
        let newest = if self.chance.in_thousand(900) {
            first.split_off(from)
        } else {
            first
        };
        let shown = self.chance.pick(&newest).cloned();
        // Where there is no button, there is a command.
        let typed = shown.is_none() || self.chance.in_thousand(100);
        let mut next = match shown {
            Some(shown) if !typed => shown,
            _ => self.typed(at),
        };
        for _ in 0..14 {
            let Some(shown) = self.press_as_people_do(at, &next).await else {
                return;
            };
            let channel = next.channel;
            let now = Offered::all(&shown.rows, channel, next.on);
            self.remember(at, &now);
            match self.choose(user, &now) {
                Some(chosen) => next = chosen,
                None => return,
            }
        }
    }

    /// What a command does that needs no button: joining, starting, opening one's panel.
    fn typed(&mut self, at: usize) -> Offered {
        let person = &self.people[at];
        let (table, channel) = (person.table, person.channel);
        let verb = *self
            .chance
            .pick(&[Verb::Join, Verb::Start, Verb::Turn, Verb::Turn, Verb::Turn])
            .unwrap();
        Offered {
            id: Control::new(table, Seq(0), verb).write(),
            picks: None,
            channel,
            on: None,
        }
    }

    /// What a person presses next of what an answer offers.
    fn choose(&mut self, _: UserId, now: &[Offered]) -> Option<Offered> {
        let of = |wanted: &[Verb]| -> Vec<Offered> {
            let fits = |one: &&Offered| one.verb().is_some_and(|verb| wanted.contains(&verb));
            now.iter().filter(fits).cloned().collect()
        };
        let deciding = of(&[Verb::Confirm, Verb::PlanAdd, Verb::Seal, Verb::Back]);
        if self.chance.in_thousand(700)
            && let Some(chosen) = self.chance.pick(&deciding)
        {
            return Some(chosen.clone());
        }
        if self.chance.in_thousand(60) {
            let idle = of(&[
                Verb::Undo,
                Verb::Aside,
                Verb::Look,
                Verb::Pass,
                Verb::Snooze,
            ]);
            if let Some(chosen) = self.chance.pick(&idle) {
                return Some(chosen.clone());
            }
        }
        let walking = of(&[
            Verb::Menu,
            Verb::Confirm,
            Verb::Plan,
            Verb::PlanAdd,
            Verb::Seal,
        ]);
        self.chance.pick(&walking).cloned()
    }

    /// One press: sometimes its event comes twice, sometimes two devices press, sometimes the answer is
    /// lost.
    async fn press_as_people_do(&mut self, at: usize, next: &Offered) -> Option<Message<OneSeat>> {
        let (user, table) = (self.people[at].user, self.people[at].table);
        let picked = next.picked(&mut self.chance);
        let interaction = self.wire.lock().fresh_id();
        let takes_back = matches!(next.verb(), Some(Verb::Undo | Verb::Agree));
        let shorter = takes_back.then_some(table);
        let shown = self.press(user, next, picked.as_deref(), interaction).await;
        self.allowed.shorter = shorter;
        self.keep_laws().await;
        if self.chance.in_thousand(60) {
            // The gateway delivers the same event again.
            self.press(user, next, picked.as_deref(), interaction).await;
            self.allowed.still = Some(table);
            self.keep_laws().await;
        }
        if self.chance.in_thousand(40) {
            let second = self.wire.lock().fresh_id();
            self.press(user, next, picked.as_deref(), second).await;
            self.allowed.shorter = shorter;
            self.keep_laws().await;
        }
        shown.filter(|_| !self.chance.in_thousand(30))
    }

    /// An old button, or one that belongs to somebody else.
    async fn press_nonsense(&mut self, at: usize) {
        let (user, table) = (self.people[at].user, self.people[at].table);
        let whose = if self.chance.in_thousand(500) {
            at
        } else {
            self.chance.below(self.people.len())
        };
        let Some(old) = self.chance.pick(&self.people[whose].old).cloned() else {
            return;
        };
        let foreign = self.people[whose].user != user;
        let mut old = old;
        if foreign {
            // Nobody can press anything in the direct messages of somebody else.
            (old.channel, old.on) = (self.people[at].channel, None);
        }
        let picked = old.picked(&mut self.chance);
        let interaction = self.wire.lock().fresh_id();
        let shown = self.press(user, &old, picked.as_deref(), interaction).await;
        if matches!(old.verb(), Some(Verb::Undo | Verb::Agree)) {
            self.allowed.shorter = Some(self.people[whose].table);
        }
        // Whoever sits elsewhere moves nothing there.
        if foreign && self.people[whose].table != table {
            self.allowed.still = Some(self.people[whose].table);
        }
        self.keep_laws().await;
        if let Some(shown) = shown {
            self.remember(at, &Offered::all(&shown.rows, old.channel, None));
        }
    }

    fn remember(&mut self, at: usize, now: &[Offered]) {
        let person = &mut self.people[at];
        let mut known: BTreeSet<String> = person.old.iter().map(|one| one.id.clone()).collect();
        for one in now {
            if known.insert(one.id.clone()) {
                person.old.push(one.clone());
            }
        }
        let most = 60;
        if person.old.len() > most {
            person.old.drain(..person.old.len() - most);
        }
    }
}
