//! Who may do what: every action by everybody who could try it, as one table.

use standin::world::Permissions;
use standin::{Given, User};

use crate::stage::*;

/// Who tries. The order is that of the columns below.
const ACTORS: [&str; 6] = ["player", "other", "host", "manager", "stranger", "former"];

/// At which stage of its life the table is when it is tried.
#[derive(Clone, Copy, PartialEq)]
enum At {
    Lobby,
    Play,
}

/// An action, and for each actor whether it is theirs to do.
struct Right {
    line: &'static str,
    at: At,
    given: fn(&Cast) -> Vec<(&'static str, Given)>,
    /// The answer says this to whoever may.
    done: &'static str,
    may: [bool; 6],
}

/// A table and those who try things at it: the player is up, the other sits there too, the host
/// does not play, the former player was replaced by a computer.
struct Cast {
    stage: Stage,
    all: Vec<User>,
}

const NONE: fn(&Cast) -> Vec<(&'static str, Given)> = |_| Vec::new();
const ANYBODY: [bool; 6] = [true; 6];
const SEATED: [bool; 6] = [true, true, false, false, false, false];
const MANAGING: [bool; 6] = [false, false, true, true, false, false];

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
        right("rokugan score", At::Play, NONE, "not over", ANYBODY),
        // While a table runs its record is what the asker has seen.
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
            // The move is one of the player's; the other has other objectives, or the same right.
            [true, false, false, false, false, false],
        ),
        right("rokugan resign", At::Play, NONE, "about to resign", SEATED),
        right(
            "rokugan kick",
            At::Play,
            |cast| vec![("user", Given::User(cast.all[1].id()))],
            "Removed",
            MANAGING,
        ),
        right(
            "rokugan replace",
            At::Play,
            |cast| {
                let by = cast.stage.discord.user("Newcomer").id();
                vec![("clan", text("crane")), ("user", Given::User(by))]
            },
            "has a new player",
            MANAGING,
        ),
        right(
            "rokugan cancel",
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
            [false, false, false, true, false, false],
        ),
        right("rokugan leave", At::Lobby, NONE, "You left", SEATED),
        right(
            "rokugan add-ai",
            At::Lobby,
            NONE,
            "computer daimyo plays",
            MANAGING,
        ),
        right(
            "rokugan remove-ai",
            At::Lobby,
            |_| vec![("clan", text("unicorn"))],
            "is gone",
            MANAGING,
        ),
        right(
            "rokugan join",
            At::Lobby,
            NONE,
            "You play",
            // Whoever sits already has a seat.
            [false, false, true, true, true, true],
        ),
        right(
            "rokugan start",
            At::Lobby,
            NONE,
            "begins",
            [true, true, true, false, false, false],
        ),
        right(
            "rokugan orders",
            At::Play,
            NONE,
            // Here the refusal is what is looked for: what a plan says depends on the moment.
            "no seat",
            [false, false, true, true, true, true],
        ),
        right("rokugan mine", At::Play, NONE, "", ANYBODY),
        right("rokugan help", At::Play, NONE, "It is my turn", ANYBODY),
        right("rokugan rules", At::Play, NONE, "players", ANYBODY),
        right("rokugan privacy", At::Play, NONE, "I keep", ANYBODY),
        // One's own absence alone, last: it stops the clocks of those who play.
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
        let stage = Stage::open().await;
        let all: Vec<User> = ACTORS.iter().map(|name| stage.discord.user(name)).collect();
        let manages = Permissions::MANAGE_GUILD;
        stage
            .discord
            .role(stage.guild, "managers", manages, &[&all[3]]);
        Self { stage, all }
    }

    /// A fresh table in a fresh channel, at this stage of its life.
    async fn table(&mut self, at: At) {
        let (player, other) = (self.all[0].clone(), self.all[1].clone());
        let (host, former) = (self.all[2].clone(), self.all[5].clone());
        // One host holds only so many tables.
        let old = host.slash(self.stage.channel, "rokugan cancel", &[]);
        let old = old.unwrap().reply().await.unwrap();
        if let Some(sure) = old.button("Cancel the table") {
            say(&host.press(old.id, &sure).unwrap()).await;
        }
        let channel = self.stage.discord.channel(self.stage.guild, "fresh");
        self.stage.channel = channel;
        let ask = async |user: &User, line: &str, given: &[(&str, Given)]| {
            say(&user.slash(channel, line, given).unwrap()).await
        };
        let seats = [("seats", Given::Whole(5))];
        assert!(ask(&host, "rokugan new", &seats).await.contains("is open"));
        for (user, clan) in [(&player, "lion"), (&other, "crab"), (&former, "crane")] {
            let said = ask(user, "rokugan join", &[("clan", text(clan))]).await;
            assert!(said.contains("You play"), "{said}");
        }
        let computer = [("clan", text("unicorn"))];
        ask(&host, "rokugan add-ai", &computer).await;
        if at == At::Play {
            assert!(ask(&host, "rokugan start", &[]).await.contains("begins"));
        }
        let gone = [("user", Given::User(former.id()))];
        let said = ask(&host, "rokugan kick", &gone).await;
        assert!(said.contains("Removed"), "{said}");
    }

    fn first_move(&self) -> String {
        let channel = self.stage.channel;
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

/// Every action by everybody: done for those who may, refused for the others with nothing changed.
#[tokio::test(flavor = "multi_thread")]
async fn every_action_is_its_owners_alone() {
    let mut cast = Cast::meet().await;
    let commands = cast.stage.discord.read(|world| {
        let all = world.commands.iter();
        let options = all.flat_map(|command| command.body["options"].as_array().cloned());
        let names = options.flatten().filter(|option| option["type"] == 1);
        names
            .map(|option| format!("rokugan {}", option["name"].as_str().unwrap()))
            .collect::<Vec<_>>()
    });
    let rights = rights();
    // `new` is anybody's, `undo` is tried below.
    let tried = |line: &String| {
        rights.iter().any(|right| right.line == line)
            || ["rokugan new", "rokugan undo"].contains(&line.as_str())
    };
    let untried: Vec<_> = commands.iter().filter(|line| !tried(line)).collect();
    assert!(untried.is_empty(), "not in the table: {untried:?}");
    for right in &rights {
        cast.table(right.at).await;
        // Those who may not come first: for them nothing must change.
        let mut order: Vec<usize> = (0..ACTORS.len()).collect();
        order.sort_by_key(|actor| right.may[*actor]);
        for actor in order {
            let (may, who) = (right.may[actor], ACTORS[actor]);
            let given = (right.given)(&cast);
            let user = &cast.all[actor];
            let asked = user.slash(cast.stage.channel, right.line, &given).unwrap();
            let said = asked.reply().await.unwrap();
            assert!(said.is_ephemeral(), "{} by {who}", right.line);
            let done = said.text().contains(right.done);
            assert_eq!(done, may, "{} by {who}: {}", right.line, said.text());
            let mine = actor < 2;
            let hand = said.text().contains("Your hand");
            assert!(!hand || mine, "a hand for {who}");
            if may && right.may != ANYBODY {
                cast.table(right.at).await;
            }
        }
    }
    let commands = cast.stage.discord.complaints();
    assert_eq!(commands, Vec::<String>::new());
}

/// Every button of the player's panel, and every public and confirming button, by everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn b01_b03_b04_b05_every_button_is_its_owners_alone() {
    let mut cast = Cast::meet().await;
    cast.table(At::Play).await;
    let channel = cast.stage.channel;
    let begun = |seen: &standin::Seen| seen.text().contains("The table begins");
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
    for (actor, user) in cast.all.iter().enumerate().skip(1) {
        let who = ACTORS[actor];
        let own = press(user, &turn).await.contains("Your hand");
        assert_eq!(own, actor == 1, "a panel for {who}");
        for id in [&step, &confirm] {
            let said = press(user, id).await;
            assert!(!said.contains("Done:"), "{id} by {who}: {said}");
            assert_eq!(said.contains("Your hand"), actor == 1, "{id} by {who}");
        }
        // Joining a running table is anybody's right while a seat is open, as here.
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
        assert!(
            press(user, &format!("v1|{table}|0|@look"))
                .await
                .contains("Waiting for")
        );
    }
    // After all that the player's own press still counts.
    assert!(press(&cast.all[0], &confirm).await.contains("Done:"));
}
