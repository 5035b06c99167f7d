//! The invite: what it asks for is enough, and all of it is needed.

use standin::Given;
use standin::world::Permissions;

use crate::bot::{Bot, SOON};

#[tokio::test(flavor = "multi_thread")]
async fn the_permissions_of_the_invite_are_enough_for_a_table() {
    let bot = Bot::start(&[]).await;
    let asked_for = rokugan::discord::PERMISSIONS;
    let denied = Permissions(Permissions::ALL.0 & !asked_for);
    bot.discord.forbid(bot.channel, denied);
    let aiko = bot.discord.user("Aiko");
    let thread = bot.discord.thread(bot.channel, "A table", &aiko);
    for place in [bot.channel, thread] {
        let three = [("computers", Given::Whole(3))];
        let panel = aiko.slash(place, "rokugan new", &three).unwrap();
        let panel = panel.reply().await.unwrap();
        assert!(panel.text().contains("It is your turn"), "{}", panel.text());
        let begun = aiko
            .wait_in(place, SOON, |seen| seen.text().contains("The game begins"))
            .await
            .unwrap();
        assert!(!begun.pictures.is_empty(), "the board as a picture");
    }
    let refused = bot.discord.traffic().entries();
    assert!(refused.iter().all(|entry| entry.status != 403));
    // Without one of these nothing is opened, and the person is told what is missing.
    let ben = bot.discord.user("Ben");
    for (needed, name) in [
        (Permissions::EMBED_LINKS, "lack here: Embed Links."),
        (Permissions::SEND_MESSAGES, "Send Messages"),
    ] {
        assert!(Permissions(asked_for).has(needed));
        bot.discord.forbid(bot.channel, needed);
        let told = ben.slash(bot.channel, "rokugan new", &[]).unwrap();
        let told = told.reply().await.unwrap();
        let plain = told.text().replace('*', "");
        assert!(plain.contains(name), "{plain}");
    }
}
