//! How kind a table is, in numbers: presses per act, counted requests per act, characters per public post.
//! Measurements print and assert nothing: `cargo test --test e2e -- --ignored measure_kindness --nocapture`.
//! `ROKUGAN_KIND` chooses the rows by how they begin: the id of a title, or the id and how its people play.

use rules::catalog;
use standin::{Given, Seen, User};

use crate::harness::*;

/// How people play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Three people click in their direct messages.
    Dms,
    /// Three people click in the channel; direct messages reach them too.
    Channel,
    /// One person in the channel against computer daimyos.
    Solo,
}

impl Kind {
    const ALL: [(Self, &'static str); 3] = [
        (Self::Dms, "three in direct messages"),
        (Self::Channel, "three in the channel"),
        (Self::Solo, "one against computers"),
    ];
}

/// What was counted at one table.
struct Counted {
    presses: Vec<usize>,
    acts: usize,
    posts: usize,
    dms: usize,
    edits: usize,
    characters: Vec<usize>,
}

fn middle(all: &mut [usize]) -> (usize, usize) {
    all.sort_unstable();
    let at = |part: usize| all.get(part).copied().unwrap_or_default();
    (at(all.len() / 2), at(all.len().saturating_sub(1)))
}

/// The journal's acts that people made.
fn acts(harness: &Harness) -> usize {
    let count = harness.query("SELECT count(*) FROM journal WHERE \"user\" IS NOT NULL");
    count.trim().parse().unwrap_or_default()
}

async fn play(title: &str, kind: Kind) -> Counted {
    let harness = Harness::open().await;
    let names: &[&str] = if kind == Kind::Solo {
        &["Ayame"]
    } else {
        &["Ayame", "Botan", "Chiyo"]
    };
    let users: Vec<User> = names
        .iter()
        .map(|name| harness.discord.user(name))
        .collect();
    let mut asked = vec![("title", text(title))];
    if kind == Kind::Solo {
        asked.push(("computers", Given::Whole(2)));
    }
    reply_text(
        &users[0]
            .slash(harness.channel, "rokugan new", &asked)
            .unwrap(),
    )
    .await;
    if kind != Kind::Solo {
        for user in &users {
            reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
        }
        harness.begin(&users).await;
    }
    harness.public("The game begins").await;
    let begun = harness.discord.traffic().entries().len();
    let (mut presses, mut chance) = (Vec::new(), Chance(7));
    while !over(&harness) {
        let mut moved = false;
        for user in &users {
            let before = acts(&harness);
            let clicks = match kind {
                Kind::Dms => click_in_dms(&harness, user, before, &mut chance).await,
                Kind::Channel | Kind::Solo => click_in_channel(&harness, user, &mut chance).await,
            };
            moved |= clicks > 0;
            if acts(&harness) > before {
                presses.push(clicks);
            }
            // People take their time, so every act is told before the next one.
            harness.outbox_is_empty().await;
        }
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    harness.film().await;
    harness.outbox_is_empty().await;
    let (mut posts, mut dms, mut edits, mut characters) = (0, 0, 0, Vec::new());
    let watcher = harness.discord.user("Watcher");
    let public: Vec<Seen> = watcher.sees(harness.channel);
    characters.extend(public.iter().map(|post| post.text().chars().count()));
    for entry in harness.discord.traffic().entries().iter().skip(begun) {
        match entry.route.as_str() {
            "POST /channels/{channel}/messages" if entry.is_public() => posts += 1,
            "POST /channels/{channel}/messages" | "POST /users/@me/channels" => dms += 1,
            "PATCH /channels/{channel}/messages/{message}" => edits += 1,
            _ => {}
        }
    }
    Counted {
        presses,
        acts: acts(&harness),
        posts,
        dms,
        edits,
        characters,
    }
}

/// Clicks in direct messages until the person has acted; how many clicks that took.
async fn click_in_dms(harness: &Harness, user: &User, before: usize, chance: &mut Chance) -> usize {
    let mut clicks = 0;
    while let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
        click(user, &seen, chance).reply().await.unwrap();
        clicks += 1;
        if acts(harness) > before {
            break;
        }
    }
    clicks
}

/// One whole turn from the post; how many clicks that took.
async fn click_in_channel(harness: &Harness, user: &User, chance: &mut Chance) -> usize {
    let posts = harness.posts();
    let found = posts
        .iter()
        .rev()
        .find_map(|post| Some((post.id, post.button("Take my turn")?)));
    let Some((post, id)) = found else { return 0 };
    let mut seen = user.press(post, &id).unwrap().reply().await.unwrap();
    if !offers(&seen) {
        return 0;
    }
    let mut clicks = 1;
    loop {
        let confirming = seen.custom_ids().iter().any(|id| id.contains("|c."));
        seen = click(user, &seen, chance).reply().await.unwrap();
        clicks += 1;
        if confirming {
            return clicks;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_kindness() {
    println!(
        "| title | table | presses per act: median, worst | requests per act: posts + DMs + edits | acts | characters per post: median, worst |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    let chosen = std::env::var("ROKUGAN_KIND").unwrap_or_default();
    for about in catalog::titles() {
        for (kind, name) in Kind::ALL {
            if !format!("{} {name}", about.id).starts_with(&chosen) {
                continue;
            }
            let mut counted = play(about.id, kind).await;
            let (typical, worst) = middle(&mut counted.presses);
            let (short, long) = middle(&mut counted.characters);
            let per = |count: usize| count as f64 / counted.acts.max(1) as f64;
            println!(
                "| {} | {name} | {typical}, {worst} | {:.2} = {:.2} + {:.2} + {:.2} | {} | {short}, {long} |",
                about.id,
                per(counted.posts + counted.dms + counted.edits),
                per(counted.posts),
                per(counted.dms),
                per(counted.edits),
                counted.acts,
            );
        }
    }
}
