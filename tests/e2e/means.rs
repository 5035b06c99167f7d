//! What Discord itself offers: silent messages, grouped commands, emoji, threads, cards, the menu of a
//! person.

use standin::fault::{Rule, Trouble, routes};
use standin::world::Permissions;
use standin::{Given, Seen};

use crate::harness::*;

/// A post makes a sound only for those it calls, and a direct message only if it asks for something.
#[tokio::test(flavor = "multi_thread")]
async fn only_what_calls_somebody_makes_a_sound() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    // At first everybody chooses, and a panel that asks for a move is heard.
    harness.outbox_is_empty().await;
    let asked = users.iter().flat_map(|user| user.dms());
    let asked: Vec<_> = asked.filter(offers).collect();
    assert_eq!(asked.len(), 2);
    for panel in asked {
        assert!(!panel.pinged.silent, "{}", panel.text());
    }
    let mut chance = Chance(7);
    for round in 0..12 {
        let user = &users[round % 2];
        turn_in_channel(&harness, user, &mut chance).await;
        harness.outbox_is_empty().await;
    }
    let posts = harness.posts();
    for post in &posts {
        let called = !post.pinged.nobody();
        assert_eq!(post.pinged.silent, !called, "{}", post.text());
    }
    let silent = posts.iter().filter(|post| post.pinged.silent).count();
    assert!(
        silent > 0 && silent < posts.len(),
        "{silent} of {}",
        posts.len()
    );
    for user in &users {
        let dms = user.dms();
        let welcome = dms.iter().find(|seen| !offers(seen)).unwrap();
        assert!(welcome.pinged.silent, "{}", welcome.text());
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// What a host manages is one group, so that learning and reviews have commands of their own; learning keeps its
/// option.
#[tokio::test(flavor = "multi_thread")]
async fn commands_are_grouped_and_fit() {
    let harness = Harness::open().await;
    let names = harness.discord.read(|world| {
        let root = world
            .commands
            .iter()
            .find(|it| it.body["name"] == "rokugan");
        let options = root.unwrap().body["options"].as_array().unwrap().clone();
        let names = options
            .iter()
            .map(|it| it["name"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    });
    assert!(names.len() <= 25, "{names:?}");
    assert!(names.contains(&"review".to_owned()), "{names:?}");
    assert!(!names.contains(&"kick".to_owned()), "{names:?}");
    let user = harness.discord.user("Ayame");
    let help = user.slash(harness.channel, "rokugan help", &[]).unwrap();
    let help = reply_text(&help).await;
    for line in ["manage kick", "manage replace", "manage cancel", "learn"] {
        assert!(help.contains(&format!("/rokugan {line}")), "{help}");
    }
    let titles = rules::catalog::titles();
    let other = titles.last().unwrap().id;
    let title = [("title", text(other))];
    let asked = user
        .slash(harness.channel, "rokugan learn", &title)
        .unwrap();
    let said = reply_text(&asked).await;
    let called = rokugan::wording::in_language(None).title(other);
    let first = format!("Your first table of **{called}**");
    assert!(said.contains(&first), "{said}");
    let elsewhere = harness.discord.channel(harness.guild, "elsewhere");
    let option = [("learn", Given::Yes(true))];
    let said = user.slash(elsewhere, "rokugan new", &option).unwrap();
    assert!(reply_text(&said).await.contains("Your first table of"));
}

/// Missing signs are uploaded, those that are there are found, old ones of ours go, and somebody else's stay.
/// Then options, buttons and lines show them, always beside a word, and nothing but messages does.
#[tokio::test(flavor = "multi_thread")]
async fn signs_are_uploaded_once_and_stand_beside_words() {
    let mut harness = Harness::without_bot().await;
    harness.emoji = true;
    let all = rokugan::titles::signs();
    // All but the last two, so that the test need not wait for long.
    let known = all.len() - 2;
    harness.discord.change(|world| {
        let there = all.iter().take(known).map(|sign| sign.name.as_str());
        let (begins, _) = all[0].name.rsplit_once('_').unwrap();
        let old = format!("{begins}_000000");
        for name in there.chain([old.as_str(), "somebody_elses"]) {
            let id = world.next_id();
            let (name, bytes) = (name.to_owned(), [0_u8; 4].into());
            world.emojis.push(standin::world::Emoji { id, name, bytes });
        }
    });
    harness.start().await;
    let names = |discord: &standin::StandIn| {
        discord.read(|world| {
            let names = world.emojis.iter().map(|emoji| emoji.name.clone());
            names.collect::<Vec<_>>()
        })
    };
    harness
        .discord
        .until(SOON, "all signs and no old one", |discord| {
            let now = names(discord);
            let there = all.iter().all(|sign| now.contains(&sign.name));
            (there && now.len() == all.len() + 1).then_some(())
        })
        .await
        .unwrap();
    assert!(names(&harness.discord).contains(&"somebody_elses".to_owned()));
    let uploads = harness.discord.traffic().entries();
    let uploads = uploads
        .iter()
        .filter(|entry| entry.method == "POST" && entry.path.ends_with("/emojis"));
    assert_eq!(uploads.count(), 2, "only what was missing");
    let user = harness.discord.user("Ayame");
    reply_text(&user.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    let lobby = harness.public("1 of 5 seats").await;
    let sides = lobby
        .controls()
        .into_iter()
        .find(|it| it.get("options").is_some());
    for option in sides.unwrap()["options"].as_array().unwrap() {
        assert!(
            option["emoji"]["id"].is_string() && option["label"].is_string(),
            "{option}"
        );
    }
    assert!(
        lobby
            .text()
            .contains(&format!("• <:{}_clan_", rules::catalog::FLAGSHIP)),
        "{}",
        lobby.text()
    );
    for _ in 0..3 {
        let add = user
            .slash(harness.channel, "rokugan computer add", &[])
            .unwrap();
        reply_text(&add).await;
    }
    harness.begin(std::slice::from_ref(&user)).await;
    let begun = harness.public("The game begins").await;
    let waiting = begun.text();
    assert!(waiting.contains("> Waiting for "), "{waiting}");
    for picture in &begun.pictures {
        assert!(!picture.alt.as_deref().unwrap_or_default().contains("<:"));
    }
    let as_text = [("text", standin::Given::Yes(true))];
    let board = user
        .slash(harness.channel, "rokugan board", &as_text)
        .unwrap();
    let board = board.reply().await.unwrap();
    for file in &board.pictures {
        assert!(!String::from_utf8_lossy(&file.bytes).contains("<:"));
    }
    // The tokens in one's own menu have signs, and names.
    let mut chance = Chance(3);
    let mut signed = Vec::new();
    while signed.is_empty() && !over(&harness) {
        let panel = user.slash(harness.channel, "rokugan hand", &[]).unwrap();
        let panel = panel.reply().await.unwrap();
        for control in panel.controls() {
            let options = control.get("options").and_then(|it| it.as_array());
            let all = options.into_iter().flatten().chain([control]);
            let with = all.filter(|it| it["emoji"]["id"].is_string());
            signed.extend(with.map(|it| it["label"].as_str().map(str::to_owned)));
        }
        turn_in_channel(&harness, &user, &mut chance).await;
        harness.outbox_is_empty().await;
    }
    assert!(signed.iter().all(Option::is_some), "{signed:?}");
    assert!(!signed.is_empty(), "no answer of the hand has a sign");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// While Discord refuses the pictures, everything works without them; they are tried again.
#[tokio::test(flavor = "multi_thread")]
async fn without_signs_everything_works() {
    let mut harness = Harness::without_bot().await;
    harness.emoji = true;
    let refused = Rule::new(Trouble::code(50013)).on("GET /applications/{application}/emojis");
    harness.discord.fault(refused.times(1));
    harness.start().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let begun = harness.public("The game begins").await;
    assert!(
        !begun.text().contains(['\u{e000}', '\u{e001}']),
        "{}",
        begun.text()
    );
    let mut chance = Chance(5);
    assert!(turn_in_channel(&harness, &users[0], &mut chance).await);
    harness
        .discord
        .until(SOON, "the first sign after all", |discord| {
            discord.read(|world| (!world.emojis.is_empty()).then_some(()))
        })
        .await
        .unwrap();
}

/// Where the bot may open threads, every table has one of its own; several of one channel live side by side.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_thread_of_its_own_where_the_bot_may_open_one() {
    let harness = Harness::open().await;
    let (host, guest) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    let threads = || {
        harness.discord.read(|world| {
            let places = world
                .channels
                .values()
                .filter(|place| place.thread.is_some());
            places
                .map(|place| (place.id, place.name.clone()))
                .collect::<Vec<_>>()
        })
    };
    // Without the permission the table is in the channel, and its host reads once what a thread needs.
    let said = reply_text(&host.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    assert!(said.contains("Create Public Threads"), "{said}");
    harness.public("1 of 5 seats").await;
    let other = harness.discord.channel(harness.guild, "other");
    let said = reply_text(&host.slash(other, "rokugan new", &[]).unwrap()).await;
    assert!(
        said.contains("is open") && !said.contains("Create Public"),
        "{said}"
    );
    let third = harness.discord.channel(harness.guild, "third");
    let asked = [("thread", Given::Yes(true))];
    let said = reply_text(&host.slash(third, "rokugan new", &asked).unwrap()).await;
    assert!(
        said.contains("is open") && said.contains("Create Public Threads"),
        "{said}"
    );
    assert_eq!(threads(), Vec::new());
    // With it, each table has its thread, and the channel stays free for others.
    harness.discord.change(|world| {
        let bot = world.app.bot;
        let may = Permissions::CREATE_PUBLIC_THREADS;
        world.add_role(harness.guild, "threads", may, &[bot]);
    });
    let fourth = harness.discord.channel(harness.guild, "fourth");
    let named = [("name", text("Friday"))];
    let said = reply_text(&host.slash(fourth, "rokugan new", &named).unwrap()).await;
    let (thread, name) = threads().remove(0);
    assert!(said.contains(&format!("<#{thread}>")), "{said}");
    assert_eq!(name, "Friday");
    let lobby = |seen: &standin::Seen| seen.text().contains("1 of 5 seats");
    let lobby = host.wait_in(thread, SOON, lobby).await.unwrap();
    let join = guest
        .press(lobby.id, &lobby.button("Join").unwrap())
        .unwrap();
    assert!(reply_text(&join).await.contains("You play"));
    for user in [&host, &guest] {
        reply_text(&user.slash(thread, "rokugan start", &[]).unwrap()).await;
    }
    let begun = |seen: &standin::Seen| seen.text().contains("The game begins");
    host.wait_in(thread, SOON, begun).await.unwrap();
    let learn = host.slash(fourth, "rokugan learn", &[]).unwrap();
    assert!(reply_text(&learn).await.contains("Your first table of"));
    assert_eq!(threads().len(), 2);
    // Nobody gets a thread inside a thread, or against their will.
    let kept = [("thread", Given::Yes(false))];
    reply_text(&guest.slash(fourth, "rokugan new", &kept).unwrap()).await;
    let again = guest.slash(thread, "rokugan new", &[]).unwrap();
    assert!(
        reply_text(&again)
            .await
            .contains("already has a live table")
    );
    assert_eq!(threads().len(), 2);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// A table that is refused leaves no open thread behind, and a thread that Discord refuses costs no table.
#[tokio::test(flavor = "multi_thread")]
async fn threads_and_tables_do_not_depend_on_each_other() {
    let harness = Harness::open().await;
    let host = harness.discord.user("Ayame");
    harness.discord.change(|world| {
        let bot = world.app.bot;
        let may = Permissions::CREATE_PUBLIC_THREADS;
        world.add_role(harness.guild, "threads", may, &[bot]);
    });
    let wrong = [("seats", Given::Whole(1))];
    let said = reply_text(&host.slash(harness.channel, "rokugan new", &wrong).unwrap()).await;
    assert!(!said.contains("is open"), "{said}");
    let open = harness.discord.read(|world| {
        let threads = world
            .channels
            .values()
            .filter_map(|place| place.thread.clone());
        threads.map(|thread| thread.archived).collect::<Vec<_>>()
    });
    assert_eq!(open, [true]);
    let refused = Rule::new(Trouble::code(160006)).on("POST /channels/{channel}/threads");
    harness.discord.fault(refused);
    let said = reply_text(&host.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    assert!(said.contains("is open") && !said.contains("<#"), "{said}");
    harness.public("1 of 5 seats").await;
}

/// Posts of the board are cards: the ink of who is up, words, the picture with its text, and the main button
/// beside its line. A server can have the classic form.
#[tokio::test(flavor = "multi_thread")]
async fn posts_of_the_board_are_cards_unless_the_server_wants_otherwise() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(13);
    for turn in 0..8 {
        turn_in_channel(&harness, &users[turn % 2], &mut chance).await;
        harness.outbox_is_empty().await;
    }
    let posts = harness.posts();
    let cards: Vec<_> = posts.iter().filter(|post| post.is_card()).collect();
    assert!(cards.len() > 2, "{}", cards.len());
    for card in &cards {
        assert!(card.content.is_empty() && card.embeds.is_empty());
        assert!(card.pictures.iter().all(|picture| picture.alt.is_some()));
        let parts = card.components[0]["components"].as_array().unwrap();
        let of = |kind: u64| parts.iter().find(move |part| part["type"] == kind);
        let shown = &of(12).unwrap()["items"][0];
        assert!(
            shown["media"]["url"]
                .as_str()
                .unwrap()
                .contains("/attachments/")
        );
        assert_eq!(
            shown["description"],
            card.pictures[0].alt.as_deref().unwrap()
        );
        let section = of(9).unwrap();
        assert_eq!(section["accessory"]["label"], "Take my turn");
        let line = section["components"][0]["content"].as_str().unwrap();
        assert!(line.contains("Waiting for"), "{line}");
    }
    // Whoever is called in a card is notified.
    assert!(cards.iter().any(|card| !card.pinged.users.is_empty()));
    let one = |card: &&&Seen| card.text().matches("<@").count() == 1;
    let inked = cards.iter().filter(one);
    assert!(inked.clone().count() > 0);
    for card in inked {
        assert!(
            card.components[0]["accent_color"].is_u64(),
            "{}",
            card.text()
        );
    }
    let manager = harness.discord.user("Manager");
    let manages = Permissions::MANAGE_GUILD;
    harness
        .discord
        .role(harness.guild, "managers", manages, &[&manager]);
    let classic = [("posts", Given::Whole(1))];
    let said = manager
        .slash(harness.channel, "rokugan settings", &classic)
        .unwrap();
    assert!(reply_text(&said).await.contains("in the classic form"));
    let before = harness.posts().len();
    for turn in 0..6 {
        turn_in_channel(&harness, &users[turn % 2], &mut chance).await;
        harness.outbox_is_empty().await;
    }
    let posts = harness.posts();
    assert!(posts.len() > before);
    assert!(posts.iter().skip(before).all(|post| !post.is_card()));
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// A card that Discord refuses is posted in the classic form.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_card_is_posted_in_the_classic_form() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let before = harness.posts().len();
    let refused = Rule::new(Trouble::code(50035)).on(routes::CREATE_MESSAGE);
    harness
        .discord
        .fault(refused.channel(harness.channel).times(1));
    let mut chance = Chance(17);
    for user in &users {
        turn_in_channel(&harness, user, &mut chance).await;
    }
    harness.outbox_is_empty().await;
    let posts = harness.posts();
    let post = posts.get(before).unwrap();
    assert!(!post.is_card() && post.button("Take my turn").is_some());
    assert_eq!(post.pictures.len(), 1);
}

/// The buttons of a card that would mislead go; its words and its picture stay.
#[tokio::test(flavor = "multi_thread")]
async fn a_retired_card_keeps_its_words_and_picture() {
    let harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    let solo = [("computers", Given::Whole(1))];
    reply_text(&user.slash(harness.channel, "rokugan new", &solo).unwrap()).await;
    let begun = harness.public("The game begins").await;
    assert!(begun.is_card() && !begun.controls().is_empty());
    let sure = user
        .slash(harness.channel, "rokugan manage cancel", &[])
        .unwrap();
    let sure = sure.reply().await.unwrap();
    let yes = sure.button("Cancel the table").unwrap();
    reply_text(&user.press(sure.id, &yes).unwrap()).await;
    let retired = |_: &_| {
        let posts = harness.posts();
        let old = posts.into_iter().find(|post| post.id == begun.id)?;
        old.controls().is_empty().then_some(old)
    };
    let old = harness
        .discord
        .until(SOON, "a card without buttons", retired);
    let old = old.await.unwrap();
    assert_eq!(old.text(), begun.text());
    assert_eq!(old.pictures.len(), 1);
    let shown = old.components[0].to_string();
    assert!(shown.contains("/attachments/"), "{shown}");
}

/// The menu of a person: statistics for everybody; an invitation by those at the table, once, where there is room.
#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_person_invites_and_tells_statistics() {
    let harness = Harness::open().await;
    let (host, guest, stranger) = (
        harness.discord.user("Ayame"),
        harness.discord.user("Botan"),
        harness.discord.user("Stranger"),
    );
    let ask = async |who: &standin::User, entry: &str, of: &standin::User| {
        let asked = who.menu(harness.channel, entry, of).unwrap();
        let said = asked.reply().await.unwrap();
        assert!(said.is_ephemeral());
        said.text()
    };
    let said = ask(&stranger, "Statistics", &guest).await;
    assert!(said.contains(&format!("<@{}>", guest.id())), "{said}");
    let said = ask(&host, "Invite to a table", &guest).await;
    assert!(said.contains("no table in this channel"), "{said}");
    let seats = [("seats", Given::Whole(2))];
    reply_text(&host.slash(harness.channel, "rokugan new", &seats).unwrap()).await;
    let said = ask(&stranger, "Invite to a table", &guest).await;
    assert!(said.contains("no seat"), "{said}");
    let said = ask(&host, "Invite to a table", &guest).await;
    assert!(said.contains("I called"), "{said}");
    let call = harness.public("invites you to").await;
    assert_eq!(call.pinged.users, [guest.id()]);
    let said = ask(&host, "Invite to a table", &guest).await;
    assert!(said.contains("already"), "{said}");
    reply_text(&guest.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
    let said = ask(&guest, "Invite to a table", &stranger).await;
    assert!(said.contains("seats are taken"), "{said}");
    let said = ask(&guest, "Invite to a table", &host).await;
    assert!(said.contains("already has a seat"), "{said}");
    let calls = harness.posts();
    let calls = calls
        .iter()
        .filter(|post| post.text().contains("invites you to"));
    assert_eq!(calls.count(), 1);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// In a post of a forum a table is played like in any thread, and no thread is opened within it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_in_a_post_of_a_forum() {
    let mut harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    let forum = harness.discord.forum(harness.guild, "games");
    let post = harness.discord.thread(forum, "Our table", &user);
    let _ = user.say(post, "Who plays?");
    let threads = |harness: &Harness| {
        harness.discord.read(|world| {
            let all = world.channels.values();
            all.filter(|place| place.thread.is_some()).count()
        })
    };
    let wanted = [("thread", Given::Yes(true)), ("computers", Given::Whole(1))];
    let begun = user.slash(post, "rokugan new", &wanted).unwrap();
    assert!(begun.reply().await.unwrap().is_ephemeral());
    harness.channel = post;
    harness.public("The game begins").await;
    assert_eq!(threads(&harness), 1);
    let mut chance = Chance(3);
    assert!(turn_in_channel(&harness, &user, &mut chance).await);
    harness.public("has chosen an objective").await;
    harness.outbox_is_empty().await;
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
