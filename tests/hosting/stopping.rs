//! Stopping: what is under way is finished, what is due is sent, and then it ends well.

use std::time::{Duration, Instant};

use standin::fault::routes::CREATE_MESSAGE;
use standin::fault::{Rule, Trouble};

use crate::bot::{Bot, SOON};

/// After this long systemd kills what does not stop.
const SUPERVISOR: Duration = Duration::from_secs(90);

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_drains_handlers_and_outbox() {
    for signal in ["TERM", "INT"] {
        let mut bot = Bot::start(&[("ROKUGAN_SLOW_HANDLERS_MS", "1500")]).await;
        let slow = Trouble::Stalled(Duration::from_millis(1500));
        bot.discord
            .fault(Rule::new(slow).on(CREATE_MESSAGE).times(1));
        let aiko = bot.discord.user("Aiko");
        // Acknowledged, but the work still drags when the signal comes.
        let asked = aiko.slash(bot.channel, "rokugan new", &[]).unwrap();
        let asked = asked.within(SOON);
        asked.answer().await.unwrap();
        bot.signal(signal);
        let told = Instant::now();
        let reply = asked.reply().await.unwrap();
        assert!(reply.text().contains("is open"), "{}", reply.text());
        assert_eq!(bot.ended().await, Some(0));
        assert!(told.elapsed() < SUPERVISOR);
        // The post that table owed the channel went out before the end.
        let posts = aiko.sees(bot.channel);
        assert!(posts.iter().any(|post| post.button("Join").is_some()));
        let log = bot.log();
        assert!(log.contains("stopping: no new interactions"), "{log}");
        assert!(!log.contains("ERROR"), "{log}");
        assert!(log.contains("waiting=0"), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_never_answers_does_not_hold_the_stop_up() {
    let mut bot = Bot::start(&[]).await;
    let silence = 2 * SOON;
    let silent = Trouble::Stalled(silence);
    bot.discord.fault(Rule::new(silent).on(CREATE_MESSAGE));
    let aiko = bot.discord.user("Aiko");
    let asked = aiko.slash(bot.channel, "rokugan new", &[]).unwrap();
    asked.reply().await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    bot.signal("TERM");
    let told = Instant::now();
    assert_eq!(bot.ended().await, Some(0));
    assert!(told.elapsed() < silence);
    assert!(bot.log().contains("waiting=1"), "{}", bot.log());
}
