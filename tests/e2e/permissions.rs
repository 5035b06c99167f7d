//! Who may do what: every action by everybody who could try it, as one table.

use serde_json::Value;
use standin::id::{ChannelId, UserId};
use standin::world::Permissions;
use standin::{Given, User};

use crate::harness::*;

/// Who tries. The order is that of the columns below.
const ACTORS: [&str; 7] = [
    "player", "other", "host", "manager", "stranger", "former", "abroad",
];

/// The stage of the table's life when it is tried.
#[derive(Clone, Copy, PartialEq)]
enum At {
    Lobby,
    Play,
}

/// An action, and whether each actor may do it.
struct Right {
    line: &'static str,
    at: At,
    given: fn(&Cast) -> Vec<(&'static str, Given)>,
    /// What the answer says to those who may.
    done: &'static str,
    may: [bool; 7],
}

/// A table and the people who try things at it: it is the player's turn, the other has a seat too, the
/// host does not play, and a computer replaced the former player. Abroad it is the other again, in
/// a server of their own, which they manage.
struct Cast {
    harness: Harness,
    all: Vec<User>,
    /// A channel of the other's own server.
    abroad: ChannelId,
}

const NONE: fn(&Cast) -> Vec<(&'static str, Given)> = |_| Vec::new();
const ANYBODY: [bool; 7] = [true; 7];
const SEATED: [bool; 7] = [true, true, false, false, false, false, true];
const MANAGING: [bool; 7] = [false, false, true, true, false, false, false];

fn rights() -> Vec<Right> {
    let right = |line, at, given, done, may| Right {
        line,
        at,
        given,
        done,
        may,
    };
    vec![
        right("rokugan status", At::Play, NONE, "under way", ANYBODY),
        right("rokugan board", At::Play, NONE, "Waiting for", ANYBODY),
        right("rokugan log", At::Play, NONE, "What you have seen", ANYBODY),
        right("rokugan replay", At::Play, NONE, "after move", ANYBODY),
        right("rokugan score", At::Play, NONE, "not over", ANYBODY),
        right("rokugan review", At::Play, NONE, "not over", SEATED),
        // While a table is running, the record is what the person has seen.
        right(
            "rokugan export",
            At::Play,
            NONE,
            "What you have seen",
            ANYBODY,
        ),
        right("rokugan hand", At::Play, NONE, "Your hand", SEATED),
        right(
            "rokugan play",
            At::Play,
            |cast| vec![("move", text(&cast.first_move()))],
            "Done:",
            // The move belongs to the player; the other has other objectives.
            [true, false, false, false, false, false, false],
        ),
        right("rokugan resign", At::Play, NONE, "about to resign", SEATED),
        right(
            "rokugan manage kick",
            At::Play,
            |cast| vec![("user", Given::User(cast.all[1].id()))],
            // The other plays, so the table decides.
            "A vote is open",
            MANAGING,
        ),
        right(
            "rokugan manage replace",
            At::Play,
            |cast| {
                vec![
                    ("side", text("crane")),
                    ("user", Given::User(cast.newcomer())),
                ]
            },
            "has a new player",
            MANAGING,
        ),
        right(
            "rokugan manage replace",
            At::Play,
            |cast| {
                vec![
                    ("side", text("crab")),
                    ("user", Given::User(cast.newcomer())),
                ]
            },
            // The other plays the Crab, so the table decides.
            "A vote is open",
            MANAGING,
        ),
        right(
            "rokugan manage kick",
            At::Lobby,
            |cast| vec![("user", Given::User(cast.all[1].id()))],
            "Removed",
            MANAGING,
        ),
        right(
            "rokugan manage move",
            At::Play,
            NONE,
            // It is there already, which is told to those only who could move it.
            "already played",
            MANAGING,
        ),
        right(
            "rokugan manage cancel",
            At::Play,
            NONE,
            "about to cancel",
            MANAGING,
        ),
        right(
            "rokugan settings",
            At::Play,
            |_| vec![("pace", text("5h"))],
            "5 hours",
            [false, false, false, true, false, false, true],
        ),
        right("rokugan leave", At::Lobby, NONE, "You left", SEATED),
        right(
            "rokugan computer add",
            At::Lobby,
            NONE,
            "computer daimyo plays",
            MANAGING,
        ),
        right(
            "rokugan computer remove",
            At::Lobby,
            |_| vec![("side", text("unicorn"))],
            "is gone",
            MANAGING,
        ),
        right(
            "rokugan join",
            At::Lobby,
            NONE,
            "You play",
            // Players already have a seat.
            [false, false, true, true, true, true, false],
        ),
        right(
            "rokugan start",
            At::Lobby,
            NONE,
            "begins",
            [true, true, true, false, false, false, true],
        ),
        right(
            "rokugan orders",
            At::Play,
            NONE,
            // This looks for the refusal, because the text of a plan depends on the moment.
            "no seat",
            [false, false, true, true, true, true, false],
        ),
        right("rokugan mine", At::Play, NONE, "", ANYBODY),
        right("rokugan help", At::Play, NONE, "It is my turn", ANYBODY),
        right("rokugan rules", At::Play, NONE, "players", ANYBODY),
        right("boardgames rules", At::Play, NONE, "players", ANYBODY),
        right("boardgames tables", At::Play, NONE, "", ANYBODY),
        right("rokugan privacy", At::Play, NONE, "I keep", ANYBODY),
        // Last, because an absence stops the clocks of the players.
        right(
            "rokugan away",
            At::Play,
            |_| vec![("until", text("3d"))],
            "You are away until",
            ANYBODY,
        ),
    ]
}

impl Cast {
    async fn meet() -> Self {
        let harness = Harness::open().await;
        // Users are members of every server there is.
        let (own, abroad) = harness.discord.guild("Their own");
        let mut all: Vec<User> = ACTORS
            .iter()
            .map(|name| harness.discord.user(name))
            .collect();
        all[6] = all[1].clone();
        let manages = Permissions::MANAGE_GUILD;
        harness
            .discord
            .role(harness.guild, "managers", manages, &[&all[3]]);
        harness.discord.role(own, "managers", manages, &[&all[6]]);
        Self {
            harness,
            all,
            abroad,
        }
    }

    /// A fresh table in a fresh channel, at this stage of its life.
    async fn table(&mut self, at: At) {
        let (player, other) = (self.all[0].clone(), self.all[1].clone());
        let (host, former) = (self.all[2].clone(), self.all[5].clone());
        // A host can have only so many tables.
        let old = host.slash(self.harness.channel, "rokugan manage cancel", &[]);
        let old = old.unwrap().reply().await.unwrap();
        if let Some(sure) = old.button("Cancel the table") {
            reply_text(&host.press(old.id, &sure).unwrap()).await;
        }
        let channel = self.harness.discord.channel(self.harness.guild, "fresh");
        self.harness.channel = channel;
        let ask = async |user: &User, line: &str, given: &[(&str, Given)]| {
            reply_text(&user.slash(channel, line, given).unwrap()).await
        };
        let seats = [("seats", Given::Whole(5))];
        assert!(ask(&host, "rokugan new", &seats).await.contains("is open"));
        assert!(ask(&host, "rokugan leave", &[]).await.contains("You left"));
        for (user, clan) in [(&player, "lion"), (&other, "crab"), (&former, "crane")] {
            let said = ask(user, "rokugan join", &[("side", text(clan))]).await;
            assert!(said.contains("You play"), "{said}");
        }
        let computer = [("side", text("unicorn"))];
        ask(&host, "rokugan computer add", &computer).await;
        if at == At::Play {
            for user in [&player, &other, &former] {
                let said = ask(user, "rokugan start", &[]).await;
                assert!(said.contains("begins"), "{said}");
            }
        }
        if at == At::Lobby {
            let gone = [("user", Given::User(former.id()))];
            let said = ask(&host, "rokugan manage kick", &gone).await;
            assert!(said.contains("Removed"), "{said}");
        } else {
            let sure = former.slash(channel, "rokugan resign", &[]).unwrap();
            let sure = sure.reply().await.unwrap();
            let yes = sure.button("Resign").unwrap();
            reply_text(&former.press(sure.id, &yes).unwrap()).await;
        }
    }

    /// Where an actor asks.
    fn place(&self, actor: usize) -> ChannelId {
        if actor == 6 {
            self.abroad
        } else {
            self.harness.channel
        }
    }

    /// Somebody without a seat who has used us before.
    fn newcomer(&self) -> UserId {
        let newcomer = self.harness.discord.user("Newcomer");
        let contrast = [("contrast", Given::Yes(true))];
        let asked = newcomer.slash(self.harness.channel, "rokugan settings", &contrast);
        tokio::task::block_in_place(|| {
            tokio::runtime::Handle::current().block_on(reply_text(&asked.unwrap()))
        });
        newcomer.id()
    }

    fn first_move(&self) -> String {
        let channel = self.harness.channel;
        let typed = [("move", text("keep"))];
        let offered = self.all[0]
            .autocomplete(channel, "rokugan play", &typed, "move")
            .unwrap();
        let offered = tokio::task::block_in_place(|| {
            tokio::runtime::Handle::current().block_on(offered.choices())
        });
        offered.unwrap()[0].1.clone()
    }
}

/// Every action by everybody: it works for those who may, and is refused to the others without effect.
#[tokio::test(flavor = "multi_thread")]
async fn every_action_is_its_owners_alone() {
    let mut cast = Cast::meet().await;
    let commands = cast.harness.discord.read(|world| {
        let all = world.commands.iter();
        let name = |option: &Value| option["name"].as_str().unwrap().to_owned();
        let options = all.flat_map(|command| {
            let below = command.body["options"].as_array().cloned();
            let root = name(&command.body);
            below
                .into_iter()
                .flatten()
                .map(move |it| (root.clone(), it))
        });
        let lines = options.flat_map(|(root, option)| {
            let own = format!("{root} {}", name(&option));
            if option["type"] == 1 {
                return vec![own];
            }
            let below = option["options"].as_array().unwrap().iter();
            below.map(|verb| format!("{own} {}", name(verb))).collect()
        });
        lines.collect::<Vec<_>>()
    });
    let rights = rights();
    // Anybody may use `new` and `learn`; `undo` is tried below.
    let untried = [
        "rokugan new",
        "rokugan learn",
        "boardgames learn",
        "rokugan undo",
    ];
    let tried = |line: &String| {
        rights.iter().any(|right| right.line == line) || untried.contains(&line.as_str())
    };
    let untried: Vec<_> = commands.iter().filter(|line| !tried(line)).collect();
    assert!(untried.is_empty(), "not in the table: {untried:?}");
    for right in &rights {
        cast.table(right.at).await;
        // Those who may not go first: nothing must change for them.
        let mut order: Vec<usize> = (0..ACTORS.len()).collect();
        order.sort_by_key(|actor| right.may[*actor]);
        for actor in order {
            let (may, who) = (right.may[actor], ACTORS[actor]);
            let given = (right.given)(&cast);
            let user = &cast.all[actor];
            let asked = user.slash(cast.place(actor), right.line, &given).unwrap();
            let said = asked.reply().await.unwrap();
            assert!(said.is_ephemeral(), "{} by {who}", right.line);
            let done = said.text().contains(right.done);
            assert_eq!(done, may, "{} by {who}: {}", right.line, said.text());
            let mine = [0, 1, 6].contains(&actor);
            let hand = said.text().contains("Your hand");
            assert!(!hand || mine, "a hand for {who}");
            if may && right.may != ANYBODY {
                cast.table(right.at).await;
            }
        }
    }
    let commands = cast.harness.discord.complaints();
    assert_eq!(commands, Vec::<String>::new());
}

/// Every button of the player's panel, and every public and confirming button, by everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn b01_b03_b04_b05_every_button_is_its_owners_alone() {
    let mut cast = Cast::meet().await;
    cast.table(At::Play).await;
    let channel = cast.harness.channel;
    let begun = |seen: &standin::Seen| seen.text().contains("The game begins");
    let post = cast.all[4].wait_in(channel, SOON, begun).await.unwrap();
    let turn = post.button("Take my turn").unwrap();
    let open = async |user: &User| user.press(post.id, &turn).unwrap().reply().await.unwrap();
    let panel = open(&cast.all[0]).await;
    let step = panel.custom_ids()[0].clone();
    let confirm = step.replacen("|m.", "|c.", 1);
    let (table, _) = step.trim_start_matches("v1|").split_once('|').unwrap();
    let press = async |user: &User, id: &str| {
        let said = user.forge(post.id, id, &[]).unwrap();
        let said = said.reply().await.unwrap();
        assert!(said.is_ephemeral());
        said.text()
    };
    for (actor, user) in cast.all.iter().enumerate().take(6).skip(1) {
        let who = ACTORS[actor];
        let own = press(user, &turn).await.contains("Your hand");
        assert_eq!(own, actor == 1, "a panel for {who}");
        for id in [&step, &confirm] {
            let said = press(user, id).await;
            assert!(!said.contains("Done:"), "{id} by {who}: {said}");
            assert_eq!(said.contains("Your hand"), actor == 1, "{id} by {who}");
        }
        // Anybody may join a running table while a seat is open, as here.
        for verb in ["@undo", "@start"] {
            let said = press(user, &format!("v1|{table}|0|{verb}")).await;
            let done = ["Taken back", "begins"].iter();
            assert!(
                !done.clone().any(|word| said.contains(word)),
                "{verb} by {who}"
            );
        }
        if ![2, 3].contains(&actor) {
            let said = press(user, &format!("v1|{table}|0|@cancel")).await;
            assert!(said.contains("Only the table's host"), "{who}: {said}");
        }
        if actor > 1 {
            let said = press(user, &format!("v1|{table}|0|@resign")).await;
            assert!(said.contains("no seat"), "{who}: {said}");
        }
        // The legend tells nothing of the table, but it leads back to a panel.
        let said = press(user, &format!("v1|{table}|0|@legend")).await;
        assert_eq!(said.contains("What you see"), actor == 1, "{who}: {said}");
        assert_eq!(said.contains("no seat"), actor > 1, "{who}: {said}");
        assert!(
            press(user, &format!("v1|{table}|0|@look"))
                .await
                .contains("Waiting for")
        );
    }
    // Abroad the other manages the server, but the table is in another.
    let there = cast.all[6].slash(cast.abroad, "rokugan status", &[]);
    let there = there.unwrap().reply().await.unwrap();
    for seq in 0..9 {
        let id = format!("v1|{table}|{seq}|@cancel");
        let said = reply_text(&cast.all[6].forge(there.id, &id, &[]).unwrap()).await;
        assert!(said.contains("Only the table's host"), "{said}");
    }
    // After all that the player's own press still counts.
    assert!(press(&cast.all[0], &confirm).await.contains("Done:"));
}

/// Every button and select of the lobby by everybody: who may use it, and what is said to those who may.
#[tokio::test(flavor = "multi_thread")]
async fn every_button_of_the_lobby_is_its_owners_alone() {
    let free = [false, false, true, true, true, true, false];
    let dice = [true, true, true, true, true, true, false];
    let players = [true, true, false, false, false, false, false];
    let rights: [(&str, &[&str], &str, [bool; 7]); 9] = [
        ("@join", &[], "You play", free),
        (
            "@sit",
            &["dragon"],
            "You play",
            [true, true, true, true, true, true, false],
        ),
        ("@leave", &[], "You left", players),
        (
            "@start",
            &[],
            "begins",
            [true, true, true, false, false, false, false],
        ),
        ("@computer", &[], "computer daimyo plays", MANAGING),
        ("@nocomputer", &[], "is gone", MANAGING),
        ("@pace", &["brisk"], "Changed", MANAGING),
        ("@switch", &["sealed.true"], "Changed", MANAGING),
        ("@dice", &[], "SHA-256", dice),
    ];
    let mut cast = Cast::meet().await;
    for (verb, picked, done, may) in rights {
        cast.table(At::Lobby).await;
        let mut order: Vec<usize> = (0..6).collect();
        order.sort_by_key(|actor| may[*actor]);
        for actor in order {
            let lobby = cast.harness.public("seats taken").await;
            let table = cast.harness.query("SELECT max(id) FROM tables");
            let id = format!("v1|{}|0|{verb}", table.trim());
            let said = cast.all[actor].forge(lobby.id, &id, picked).unwrap();
            let said = said.reply().await.unwrap();
            assert!(said.is_ephemeral());
            let who = ACTORS[actor];
            let text = said.text();
            assert_eq!(text.contains(done), may[actor], "{verb} by {who}: {text}");
            if may[actor] {
                cast.table(At::Lobby).await;
            }
        }
    }
    assert_eq!(cast.harness.discord.complaints(), Vec::<String>::new());
}
