//! Every verb is safe to deliver again: Discord may repeat an event, people press twice, and old buttons
//! stay where they are.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use rules::catalog;
use rules::menu::Menu;
use serde_json::Value;

use super::*;
use crate::clock::{DAY, ManualClock, Millis};
use crate::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::pace::Pace;
use crate::request::Place;
use crate::store::Store;
use crate::table::{
    Agreed, Caller, Chosen, Edit, LOADS, Lifecycle, Motion, Move, New, Replan, Tables,
};
use crate::test_database;
use crate::test_faults::TestFaults;
use crate::wording::{SHORT, in_language};
use rules::dice::Seq;

static COUNT: AtomicU64 = AtomicU64::new(1);

fn fresh() -> u64 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

fn by(user: u64) -> Caller {
    Caller::for_test(user)
}

/// A house with one table, and a button somebody can press there.
struct House {
    app: App,
    clock: Arc<ManualClock>,
    channel: ChannelId,
    file: PathBuf,
    _dir: tempfile::TempDir,
}

/// A button, and who presses it.
struct Button {
    user: u64,
    control: Control,
}

impl House {
    async fn open() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("t.sqlite");
        let clock = Arc::new(ManualClock::at(Millis(1_772_452_800_000)));
        let shared = Arc::<ManualClock>::clone(&clock);
        let store = Store::open(test_database::at(&file).unwrap(), shared)
            .await
            .unwrap();
        Self {
            app: App::new(Tables::new(store), TestFaults::default()),
            clock,
            channel: ChannelId(fresh()),
            file,
            _dir: dir,
        }
    }

    async fn lobby(&self, people: u64, sealed: bool) -> TableId {
        let new = New {
            channel: self.channel,
            title: rules::catalog::FLAGSHIP.into(),
            name: None,
            seats: None,
            pace: Some(Pace::DAILY),
            misses: None,
            options: Value::Null,
            sealed,
            level: crate::level::Level::Captain,
            hints: true,
        };
        let id = self.app.tables.open(&by(1), new).await.unwrap().row.id;
        for user in 2..=people {
            self.app.tables.join(&by(user), id, None).await.unwrap();
        }
        id
    }

    async fn playing(&self, sealed: bool) -> TableId {
        let id = self.lobby(3, sealed).await;
        for user in 1..=3 {
            self.app.tables.start(&by(user), id).await.unwrap();
        }
        id
    }

    /// A table under way whose players place their tokens.
    async fn placing(&self, sealed: bool) -> TableId {
        let id = self.playing(sealed).await;
        loop {
            let panel = self.app.tables.panel(id, UserId(1)).await.unwrap();
            if panel.view.to_json()["public"]["stage"] == "placing" {
                return id;
            }
            self.act(id).await;
        }
    }

    /// A table that was played to its end.
    async fn over(&self) -> TableId {
        let id = self.playing(false).await;
        while self.app.tables.state(id).await.unwrap().row.stage == Lifecycle::Playing {
            self.act(id).await;
        }
        id
    }

    /// Whom the table waits for first.
    async fn up(&self, id: TableId) -> u64 {
        let standing = self.app.tables.standing(id).await.unwrap();
        let seat = standing.waiting[0];
        standing.state.user(seat).unwrap().0
    }

    /// Somebody makes the first move offered.
    async fn act(&self, id: TableId) -> u64 {
        let user = self.up(id).await;
        let panel = self.app.tables.panel(id, UserId(user)).await.unwrap();
        let wish = Move {
            table: id.into(),
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Path(first(&panel.menu)),
            in_place: false,
        };
        self.app.tables.act(wish).await.unwrap();
        user
    }

    async fn seq(&self, id: TableId) -> Seq {
        Seq(self.app.tables.state(id).await.unwrap().row.seq)
    }

    async fn replan(&self, id: TableId, user: u64, edit: Edit) {
        let wish = Replan {
            table: id.into(),
            user: UserId(user),
            interaction: InteractionId(fresh()),
            length: None,
            edit,
        };
        self.app.tables.replan(wish).await.unwrap();
    }

    /// Delivers a press.
    async fn deliver(&self, button: &Button, interaction: u64) -> Answer {
        let requester = Requester {
            user: UserId(button.user),
            name: "Somebody".into(),
            locale: "en".into(),
            language: None,
            place: Place::Server,
            guild: Some(GuildId(1)),
            guild_locale: None,
            channel: self.channel,
            interaction: InteractionId(interaction),
            manages_server: false,
            missing: Vec::new(),
            loaded: OnceLock::new(),
        };
        let pressed = Pressed {
            custom_id: &button.control.write(),
            component: Component::Button,
            in_place: false,
        };
        handle_press(&self.app, &requester, &pressed).await
    }

    /// A computer daimyo holds this person's seat.
    async fn hold(&self, id: TableId, user: u64) {
        let state = self.app.tables.state(id).await.unwrap();
        let mut row = state
            .seat(state.seat_of(UserId(user)).unwrap())
            .unwrap()
            .clone();
        row.held = true;
        let mut tx = self.app.tables.store().write().await.unwrap();
        tx.put_seat(id, &row).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Makes what the button did possible once more, or at least moves the table on.
    async fn again(&self, button: &Button) {
        let (tables, id, user) = (&self.app.tables, button.control.table, button.user);
        match button.control.verb {
            Verb::Join => drop(tables.leave(&by(user), id).await.unwrap()),
            Verb::Leave => drop(tables.join(&by(user), id, None).await.unwrap()),
            Verb::Sit => drop(tables.join(&by(user), id, Some("dragon")).await.unwrap()),
            Verb::AddComputer => drop(tables.remove_computer(&by(1), id, None).await.unwrap()),
            Verb::RemoveComputer => {
                drop(tables.add_computer(&by(1), id, None, None).await.unwrap())
            }
            Verb::Pace => {
                let slow = Agreed::Pace(Pace::DAILY);
                tables.agree(&by(1), id, slow).await.unwrap();
            }
            Verb::Switch => {
                let (name, value) = ("sealed".into(), "false".into());
                let open = Agreed::Switch { name, value };
                tables.agree(&by(1), id, open).await.unwrap();
            }
            Verb::Rematch => {
                let table = tables.mine(UserId(user)).await.unwrap()[0].state.row.id;
                tables.cancel(&by(user), table, None).await.unwrap();
            }
            Verb::FairDice | Verb::Film | Verb::Review | Verb::Entry | Verb::Section => {}
            Verb::Take => drop(tables.resign(&by(user), id, None).await.unwrap()),
            Verb::Back => self.hold(id, user).await,
            Verb::Forget => tables.meet(&by(user)).await.unwrap(),
            Verb::Resign => drop(tables.join(&by(user), id, None).await.unwrap()),
            Verb::Pass => self.replan(id, user, Edit::Pass(false)).await,
            Verb::Unpass => self.replan(id, user, Edit::Pass(true)).await,
            Verb::Seal => self.replan(id, user, Edit::Unseal).await,
            Verb::Unseal => self.replan(id, user, Edit::Seal { short: true }).await,
            Verb::PlanAdd | Verb::ElseAdd | Verb::IfAdd | Verb::PlanChange => {
                self.replan(id, user, Edit::Clear).await;
            }
            Verb::Solo | Verb::Learn => {
                let table = tables.mine(UserId(user)).await.unwrap()[0].state.row.id;
                tables.cancel(&by(user), table, None).await.unwrap();
            }
            Verb::Propose => {
                for (vote, voter) in [(1, 1), (1, 3)] {
                    let _ = tables.ballot(&by(voter), id, vote, false).await;
                }
            }
            Verb::Yes | Verb::Cancel | Verb::Start => {}
            _ => drop(self.act(id).await),
        }
    }

    /// Everything that is stored.
    fn dump(&self) -> String {
        dump(&self.file)
    }

    /// A button of this kind that can be pressed now.
    async fn button(&self, verb: Verb) -> Button {
        let of = |user: u64, id: TableId, seq: Seq, keys: Vec<String>| Button {
            user,
            control: Control::new(id, seq, verb).with(keys),
        };
        let none = Vec::new;
        match verb {
            Verb::Solo | Verb::Forget => {
                if verb == Verb::Forget {
                    self.placing(false).await;
                }
                of(1, TableId(0), Seq(0), none())
            }
            Verb::Join => of(3, self.lobby(2, false).await, Seq(0), none()),
            Verb::Sit => {
                let id = self.lobby(2, false).await;
                of(2, id, Seq(0), vec!["unicorn".into()])
            }
            Verb::Leave => of(2, self.lobby(2, false).await, Seq(0), none()),
            Verb::AddComputer => of(1, self.lobby(2, false).await, Seq(0), none()),
            Verb::FairDice => of(1, self.lobby(2, false).await, Seq(0), none()),
            Verb::RemoveComputer => {
                let id = self.lobby(2, false).await;
                let added = self.app.tables.add_computer(&by(1), id, None, None).await;
                added.unwrap();
                of(1, id, Seq(0), none())
            }
            Verb::Pace => {
                let id = self.lobby(2, false).await;
                of(1, id, Seq(0), vec!["brisk".into()])
            }
            Verb::Switch => {
                let id = self.lobby(2, false).await;
                of(1, id, Seq(0), ["sealed", "true"].map(String::from).into())
            }
            Verb::Rematch | Verb::Film | Verb::Review => {
                let id = self.over().await;
                of(1, id, self.seq(id).await, none())
            }
            Verb::Start => of(1, self.lobby(2, false).await, Seq(0), none()),
            Verb::Menu
            | Verb::Turn
            | Verb::Look
            | Verb::Cards
            | Verb::Legend
            | Verb::What
            | Verb::Plan
            | Verb::Else
            | Verb::If => {
                let id = self.placing(false).await;
                of(1, id, self.seq(id).await, none())
            }
            Verb::Entry | Verb::Section => {
                let known = catalog::FLAGSHIP;
                let thing = in_language(None).entries(Some(known)).remove(0).1;
                let mut keys = vec![known.to_owned()];
                if verb == Verb::Entry {
                    keys.extend(thing.id.split('.').map(str::to_owned));
                } else {
                    keys.push("R1".into());
                }
                of(1, TableId(0), Seq(0), keys)
            }
            Verb::Learn => of(1, TableId(0), Seq(0), vec![catalog::FLAGSHIP.into()]),
            Verb::Aside => {
                let id = self.placing(false).await;
                of(1, id, self.seq(id).await, vec!["talk".into()])
            }
            Verb::Replay => {
                let id = self.placing(false).await;
                of(1, id, self.seq(id).await, vec!["1".into()])
            }
            Verb::Confirm => {
                let id = self.placing(false).await;
                let user = self.up(id).await;
                let panel = self.app.tables.panel(id, UserId(user)).await.unwrap();
                of(user, id, self.seq(id).await, first(&panel.menu))
            }
            Verb::Undo => {
                let id = self.playing(false).await;
                let user = self.act(id).await;
                of(user, id, self.seq(id).await, none())
            }
            Verb::PlanAdd | Verb::ElseAdd | Verb::IfAdd | Verb::PlanChange => {
                self.planned(verb).await
            }
            Verb::Pass | Verb::Unpass => {
                let id = self.placing(false).await;
                if verb == Verb::Unpass {
                    self.replan(id, 1, Edit::Pass(true)).await;
                }
                of(1, id, self.seq(id).await, none())
            }
            Verb::Seal | Verb::Unseal => {
                let id = self.placing(true).await;
                if verb == Verb::Unseal {
                    self.replan(id, 1, Edit::Seal { short: true }).await;
                }
                let keys = ["0", SHORT].map(String::from);
                of(1, id, self.seq(id).await, keys.into())
            }
            Verb::Agree | Verb::Refuse => {
                let id = self.placing(false).await;
                let asked = self.app.tables.ask_takeback(&by(1), id, Seq(1)).await;
                asked.unwrap();
                of(2, id, self.seq(id).await, none())
            }
            Verb::Resign => {
                let id = self.placing(false).await;
                of(2, id, self.seq(id).await, none())
            }
            Verb::Cancel => {
                let id = self.placing(false).await;
                of(1, id, self.seq(id).await, none())
            }
            Verb::Back => {
                let id = self.placing(false).await;
                self.hold(id, 2).await;
                of(2, id, self.seq(id).await, none())
            }
            Verb::Take => {
                let id = self.placing(false).await;
                let state = self.app.tables.resign(&by(2), id, None).await.unwrap();
                let open = state.seats.iter().find(|row| row.open).unwrap();
                let side = open.side.clone();
                of(7, id, self.seq(id).await, vec![side])
            }
            Verb::Snooze | Verb::Hint => {
                let id = self.placing(false).await;
                let user = self.up(id).await;
                of(user, id, self.seq(id).await, none())
            }
            Verb::Propose => {
                let id = self.placing(false).await;
                of(2, id, Seq(0), vec!["end".into()])
            }
            Verb::Yes | Verb::No => {
                let id = self.placing(false).await;
                let proposed = self.app.tables.propose(&by(1), id, Motion::Pause).await;
                proposed.unwrap();
                of(2, id, Seq(1), none())
            }
        }
    }

    /// A button that changes a plan of one order.
    async fn planned(&self, verb: Verb) -> Button {
        let id = self.placing(false).await;
        let user = self.up(id).await;
        let panel = || self.app.tables.panel(id, UserId(user));
        let next = |menu: &Option<Menu>| first(menu.as_ref().unwrap());
        let mut keys = vec!["0".to_owned()];
        if verb == Verb::PlanAdd {
            keys.extend(next(&panel().await.unwrap().plan.preview));
        } else {
            let path = next(&panel().await.unwrap().plan.preview);
            self.replan(id, user, Edit::Add(path)).await;
            let plan = panel().await.unwrap().plan;
            keys = vec!["1".to_owned()];
            match verb {
                Verb::ElseAdd => keys.extend(next(&plan.instead)),
                Verb::IfAdd => keys.extend(next(&plan.conditions)),
                _ => keys.push("d0".to_owned()),
            }
        }
        Button {
            user,
            control: Control::new(id, self.seq(id).await, verb).with(keys),
        }
    }
}

/// The keys of the first action of a menu.
fn first(menu: &Menu) -> Vec<String> {
    let mut keys = Vec::new();
    let mut here = menu;
    while let Some(choice) = here.choices().first() {
        keys.push(choice.step.key.clone());
        here = &choice.then;
    }
    keys
}

fn dump(file: &Path) -> String {
    test_database::dump(file).unwrap()
}

/// An event that is delivered again, at once or after other things have happened, changes nothing.
#[tokio::test]
async fn every_press_takes_effect_once() {
    for (word, verb) in Verb::WORDS {
        let house = House::open().await;
        let button = house.button(*verb).await;
        let before = house.dump();
        let interaction = fresh();
        let answer = house.deliver(&button, interaction).await;
        assert!(answer.is_ok(), "{word}: {answer:?}");
        let once = house.dump();
        let reads = matches!(
            verb,
            Verb::Menu
                | Verb::Aside
                | Verb::Turn
                | Verb::Look
                | Verb::Cards
                | Verb::Legend
                | Verb::What
                | Verb::Entry
                | Verb::Section
                | Verb::Plan
                | Verb::Else
                | Verb::If
                | Verb::Replay
                | Verb::FairDice
                | Verb::Film
                | Verb::Hint
        );
        assert_eq!(once == before, reads, "{word} changes something");
        let _ = house.deliver(&button, interaction).await;
        assert_eq!(house.dump(), once, "{word} delivered twice");
        // Later, when the same would be possible again.
        house.clock.pass(DAY / 8);
        house.again(&button).await;
        let later = house.dump();
        let _ = house.deliver(&button, interaction).await;
        assert_eq!(house.dump(), later, "{word} delivered late");
    }
}

/// A press loads its table once, whether it is done or refused, and whatever it does.
#[tokio::test]
async fn every_press_loads_its_table_once() {
    for (word, verb) in Verb::WORDS {
        let house = House::open().await;
        let button = house.button(*verb).await;
        let interaction = fresh();
        // The first time it is done, the second time it is refused.
        for time in ["first", "second"] {
            LOADS.with(|loads| loads.set(0));
            let _ = house.deliver(&button, interaction).await;
            let loads = LOADS.with(std::cell::Cell::get);
            assert!(loads <= 1, "{word} the {time} time: {loads} loads");
        }
    }
}

/// A button of an earlier moment, pressed by a new interaction, never takes back, gives up or plays
/// something it was not offered for.
#[tokio::test]
async fn old_buttons_do_nothing_they_were_not_offered_for() {
    let moments = [
        Verb::Confirm,
        Verb::Undo,
        Verb::Resign,
        Verb::Cancel,
        Verb::Agree,
    ];
    for verb in moments {
        let house = House::open().await;
        let button = house.button(verb).await;
        let id = button.control.table;
        while house.act(id).await != button.user {}
        let moved_on = house.dump();
        let answer = house.deliver(&button, fresh()).await;
        assert_eq!(house.dump(), moved_on, "{verb:?}: {answer:?}");
    }
}
