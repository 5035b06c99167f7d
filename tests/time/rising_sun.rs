//! Rising Sun on simulated time: whatever is asked, a table where nobody answers goes on by the harmless
//! default, and a tea ceremony ends.

use std::collections::BTreeMap;

use rokugan::clock::{DAY, MINUTE};
use rokugan::id::{ChannelId, InteractionId, UserId};
use rokugan::store::Lifecycle;
use rokugan::table::{Chosen, Move, New, Notice};

use crate::harness::by;
use crate::timed_harness::{TimedHarness, fresh};

const TITLE: &str = "rising_sun";

/// A table of three people who may miss as many turns as they like.
async fn table(harness: &mut TimedHarness) -> rokugan::id::TableId {
    let new = New {
        channel: ChannelId(fresh()),
        title: TITLE.into(),
        name: None,
        seats: None,
        pace: rokugan::pace::Pace::read("daily"),
        misses: Some(10),
        options: serde_json::Value::Null,
        sealed: false,
        level: rokugan::level::Level::Captain,
        hints: false,
    };
    let id = harness.tables.open(&by(1), new).await.unwrap().row.id;
    // Who opens a table sits there.
    for user in 2..=3 {
        harness.join(id, user).await;
    }
    for user in 1..=3 {
        harness.tables.start(&by(user), id).await.unwrap();
    }
    harness.announce().await;
    id
}

fn stage(panel: &rokugan::table::Panel) -> String {
    let public = panel.view.to_json()["public"].clone();
    public["stage"].as_str().unwrap_or_default().to_owned()
}

/// What may be done for somebody whose time ran out.
fn is_harmless(stage: &str, action: &str) -> bool {
    let first = action.split(' ').next().unwrap_or_default();
    match stage {
        "tea" | "recruit" | "marshal" | "betray" | "fujin" => action == "done",
        "mandate" => first == "play",
        "amaterasu" | "hachiman" | "susanoo" | "tsukuyomi" => action == "use",
        "serpent" => action == "charge",
        "bids" => action == "bid 0 0 0 0",
        "hire" => action == "hire",
        "swap" => action == "swap last",
        "share" => first == "share",
        "hate" => action == "pass" || first == "kill",
        _ => action == "pass",
    }
}

/// Players act by chance in two turns of three and sleep in the third. In every kind of decision that
/// comes up, the default is made and the table goes on to its end.
#[tokio::test]
async fn time_runs_out_in_every_kind_of_decision() {
    let mut asleep: BTreeMap<String, usize> = BTreeMap::new();
    let mut chance = 0x5eed_u64;
    let mut below = move |bound: usize| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        (chance % bound.max(1) as u64) as usize
    };
    for _ in 0..2 {
        let mut harness = TimedHarness::open().await;
        let id = table(&mut harness).await;
        let mut turns = 0;
        while harness.stage(id).await == Lifecycle::Playing {
            turns += 1;
            assert!(turns < 4000, "the table does not end");
            let user = harness.waiting(id).await[0];
            let panel = harness.panel(id, user).await;
            let stage = stage(&panel);
            // Each kind of decision is slept through now and then, the rare ones more often.
            let slept = asleep.get(&stage).copied().unwrap_or_default();
            if slept < 3 || below(12) == 0 {
                let before = harness.store().acts(id).await.unwrap().len();
                while harness.store().acts(id).await.unwrap().len() == before {
                    harness.pass(DAY / 4).await;
                }
                let acts = harness.store().acts(id).await.unwrap();
                for act in acts.iter().skip(before) {
                    // What a shrine gives is taken as decided ahead, as if its player had pressed.
                    let given = act.action == "use";
                    assert!(given || act.user.is_none(), "{stage}: {act:?}");
                }
                // Only the first belongs to this decision; a shrine may give the same seat something right after it.
                let mut own = acts.iter().skip(before);
                if let Some(act) = own.find(|act| act.seat == panel.seat) {
                    let fits = is_harmless(&stage, &act.action);
                    assert!(fits, "{stage}: {}", act.action);
                }
                *asleep.entry(stage).or_default() += 1;
                continue;
            }
            // What is decided ahead is done before time runs out, so nobody decides ahead here.
            let mut legal = panel.menu.actions();
            legal.retain(|act| !act.starts_with("standing "));
            let wish = Move {
                table: id.into(),
                user: UserId(user),
                interaction: InteractionId(fresh()),
                offered: None,
                chosen: Chosen::Typed(legal[below(legal.len())].to_owned()),
                in_place: false,
            };
            harness.tables.act(wish).await.unwrap();
            harness.deliver().await;
        }
        assert_eq!(harness.stage(id).await, Lifecycle::Over);
        harness.tables.check(id).await.unwrap();
    }
    for stage in [
        "tea", "mandate", "recruit", "marshal", "train", "betray", "bids",
    ] {
        assert!(asleep.contains_key(stage), "{stage}: {asleep:?}");
    }
}

/// Talking does not stop the clock of a ceremony, and its end is the same for everybody.
#[tokio::test]
async fn talking_gains_no_time() {
    let mut harness = TimedHarness::open().await;
    let id = table(&mut harness).await;
    let left = harness.left(id, 1).await.unwrap();
    harness.pass(DAY / 4).await;
    let panel = harness.panel(id, 1).await;
    let legal = panel.menu.actions();
    let offer = legal.iter().find(|act| act.starts_with("offer ")).unwrap();
    let wish = Move {
        table: id.into(),
        user: UserId(1),
        interaction: InteractionId(fresh()),
        offered: None,
        chosen: Chosen::Typed((*offer).to_owned()),
        in_place: false,
    };
    harness.tables.act(wish).await.unwrap();
    harness.deliver().await;
    assert_eq!(harness.left(id, 1).await, Some(left - DAY / 4));
    harness.pass(DAY).await;
    let ran_out = |notice: &Notice| matches!(notice, Notice::TimeRanOut { .. });
    assert!(harness.notices(id).iter().any(ran_out));
    let acts = harness.store().acts(id).await.unwrap();
    let done = acts.iter().filter(|act| act.action == "done").count();
    assert_eq!(done, 3, "the ceremony is over: {acts:?}");
}

/// A player who decided ahead that a card is never used is asked like everybody else, and the answer comes
/// after a while, as if it had been pressed. The others hear nothing of the decision.
#[tokio::test]
async fn what_was_decided_ahead_is_done_like_an_order() {
    let mut chance = 0xd1ce_u64;
    let mut below = move |bound: usize| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        (chance % bound.max(1) as u64) as usize
    };
    let mut answered = 0;
    for _ in 0..8 {
        let mut harness = TimedHarness::open().await;
        let id = table(&mut harness).await;
        while answered == 0 && harness.stage(id).await == Lifecycle::Playing {
            let user = harness.waiting(id).await[0];
            let panel = harness.panel(id, user).await;
            if let Some(due) = panel.plan.due {
                let before = harness.store().acts(id).await.unwrap().len();
                harness.pass(10_000).await;
                let acts = harness.store().acts(id).await.unwrap();
                assert_eq!(acts.len(), before, "somebody quick takes longer");
                harness.pass(2 * MINUTE).await;
                let acts = harness.store().acts(id).await.unwrap();
                let act = acts.get(before).unwrap();
                assert_eq!((&act.action, act.user), (&due, Some(UserId(user))));
                answered += 1;
                continue;
            }
            let mut wishes = Vec::new();
            for other in (1..=3).filter(|other| *other != user) {
                let panel = harness.panel(id, other).await;
                let legal = panel.menu.actions();
                let never = legal.iter().filter(|act| act.ends_with(" never"));
                wishes.extend(never.map(|act| (other, (*act).to_owned())).take(1));
            }
            let legal = panel.menu.actions();
            // Cards that ask are bought, and figures summoned, so that they do.
            let likes = |act: &&&str| act.starts_with("buy path_of") || act.starts_with("summon");
            let liked: Vec<&&str> = legal.iter().filter(likes).collect();
            let act = match liked.len() {
                0 => legal[below(legal.len())],
                many => *liked[below(many)],
            };
            wishes.push((user, act.to_owned()));
            for (user, act) in wishes {
                let wish = Move {
                    table: id.into(),
                    user: UserId(user),
                    interaction: InteractionId(fresh()),
                    offered: None,
                    chosen: Chosen::Typed(act),
                    in_place: false,
                };
                harness.tables.act(wish).await.unwrap();
            }
            harness.deliver().await;
        }
    }
    assert!(answered > 0, "nobody was asked what it had decided ahead");
}
