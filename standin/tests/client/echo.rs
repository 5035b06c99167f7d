//! Every kind of interaction, over plain HTTP and over TLS.

use std::time::Duration;

use crate::bot::{self, Way, run};
use poise::serenity_prelude::{Event, GatewayEvent};
use standin::world::Audience;
use standin::{Answer, Config};

const SOON: Duration = Duration::from_secs(10);

async fn everything(way: Way) {
    let running = run(way, Config::default()).await;
    let (standin, channel) = (&running.standin, running.channel);
    let aiko = standin.user("Aiko");
    let ben = standin.user("Ben");

    let said = aiko
        .slash(channel, "echo", &[("text", "hi".into())])
        .unwrap();
    let said = said.reply().await.unwrap();
    assert_eq!(
        (said.content.as_str(), said.audience),
        ("hi", Audience::Public(channel))
    );

    // An ephemeral defer, then a follow-up with a picture: only its user sees it.
    let picture = aiko.slash(channel, "picture", &[]).unwrap();
    let seen = picture.reply().await.unwrap();
    assert!(seen.is_ephemeral());
    assert_eq!(seen.pictures.len(), 1);
    let shown = seen.pictures.first().unwrap();
    assert_eq!(
        (shown.name.as_str(), shown.alt.as_deref()),
        ("board.png", Some("An empty board"))
    );
    assert_eq!(&*shown.bytes, bot::PNG);
    assert!(matches!(
        picture.answer().await.unwrap(),
        Answer::Thinking(_)
    ));
    assert!(picture.acknowledged_after().unwrap() < Duration::from_secs(3));
    assert!(
        aiko.sees(channel)
            .iter()
            .any(|message| message.id == seen.id)
    );
    assert!(
        !ben.sees(channel)
            .iter()
            .any(|message| message.id == seen.id)
    );

    let suggested = ben
        .autocomplete(channel, "pick", &[("fruit", "ap".into())], "fruit")
        .unwrap();
    let names: Vec<String> = suggested
        .choices()
        .await
        .unwrap()
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    assert_eq!(names, ["apple", "apricot"]);
    let picked = ben
        .slash(channel, "pick", &[("fruit", "apple".into())])
        .unwrap();
    assert_eq!(picked.reply().await.unwrap().content, "picked apple");

    let asked = aiko
        .slash(
            channel,
            "ask who",
            &[("user", ben.id().into()), ("times", 3_i64.into())],
        )
        .unwrap();
    assert_eq!(asked.reply().await.unwrap().content, "Ben x3");

    let panel = aiko
        .slash(channel, "panel", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    let go = panel.button("Go").unwrap();
    assert_eq!(
        ben.press(panel.id, &go)
            .unwrap()
            .reply()
            .await
            .unwrap()
            .content,
        "pressed"
    );
    let clan = aiko.select(panel.id, "clan", &["lion"]).unwrap();
    assert_eq!(clan.reply().await.unwrap().content, "lion");
    assert!(
        aiko.press(panel.id, "off").is_err(),
        "a disabled button cannot be pressed"
    );
    assert!(
        aiko.select(panel.id, "clan", &["wolf"]).is_err(),
        "only what is offered"
    );
    let psst = ben.press(panel.id, "quiet").unwrap();
    assert!(matches!(psst.answer().await.unwrap(), Answer::Silent));
    assert!(psst.follow_up(0).await.unwrap().is_ephemeral());

    let form = ben.press(panel.id, "form").unwrap();
    let hello = ben.submit_modal(&form, &[("name", "Ben")]).await.unwrap();
    assert_eq!(hello.reply().await.unwrap().content, "hello Ben");

    let whisper = aiko.slash(channel, "whisper", &[]).unwrap();
    assert_eq!(whisper.reply().await.unwrap().content, "sent");
    let letter = aiko
        .wait_dm(SOON, |seen| seen.content == "for you alone")
        .await
        .unwrap();
    assert_eq!(letter.audience, Audience::Direct(aiko.id()));
    // In threads and in the direct messages the same commands work.
    let thread = standin.thread(channel, "table", &aiko);
    let there = ben
        .slash(thread, "echo", &[("text", "thread".into())])
        .unwrap();
    assert_eq!(
        there.reply().await.unwrap().audience,
        Audience::Public(thread)
    );
    let dm = aiko.dm().unwrap();
    let there = aiko
        .slash(dm, "echo", &[("text", "psst".into())])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert_eq!(there.audience, Audience::Direct(aiko.id()));

    assert_eq!(
        standin
            .traffic()
            .leaks(&["for you alone", "psst", "An empty board"]),
        []
    );
    assert_eq!(standin.complaints(), Vec::<String>::new());
    // serenity silently drops what it cannot read, so read everything again with its model.
    for frame in standin.gateway().frames() {
        let event = serde_json::from_str::<GatewayEvent>(&frame).unwrap();
        let unknown = matches!(event, GatewayEvent::Dispatch(_, Event::Unknown(_)));
        assert!(!unknown, "serenity cannot read {frame}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_client_works_over_plain_http() {
    everything(Way::Plain).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_client_works_over_tls_with_its_rate_limiter_on() {
    everything(Way::Tls).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_follow_up_to_a_public_defer_is_public_and_complained_about() {
    let running = run(Way::Plain, Config::default()).await;
    let standin = &running.standin;
    let aiko = standin.user("Aiko");
    let reply = aiko
        .slash(running.channel, "careless", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert_eq!(reply.audience, Audience::Public(running.channel));
    assert_eq!(standin.traffic().leaks(&["secret hand"]).len(), 1);
    assert!(
        standin
            .complaints()
            .iter()
            .any(|text| text.contains("deferred message is public"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_dms_are_refused_with_their_numbers() {
    let running = run(Way::Plain, Config::default()).await;
    let aiko = running.standin.user("Aiko");
    let told = async || {
        let asked = aiko.slash(running.channel, "whisper", &[]).unwrap();
        asked.reply().await.unwrap().content
    };
    aiko.close_dms(true);
    assert_eq!(told().await, "refused 50007");
    aiko.close_dms(false);
    aiko.no_mutual_guild(true);
    assert_eq!(told().await, "refused 50278");
    aiko.no_mutual_guild(false);
    assert_eq!(told().await, "sent");
    running.standin.change(|world| world.dm_budget = Some(0));
    let ben = running.standin.user("Ben");
    let asked = ben.slash(running.channel, "whisper", &[]).unwrap();
    assert_eq!(asked.reply().await.unwrap().content, "refused 40003");
}
