//! What a person does on the page: commands, presses, messages, and trouble.
//!
//! Every action goes through a scripted user, with the same refusals as in tests; trouble goes to the
//! fault plan and the gateway. Answers are short JSON, or one sentence that says why not.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::fault::routes::{CALLBACK, CREATE_MESSAGE};
use crate::fault::{Rule, Trouble};
use crate::gateway::Gateway;
use crate::id::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::json::{ReadJson, snowflake};
use crate::shared::Shared;
use crate::user::{Asked, Given, Stuck, User};

/// Does one thing for the page.
pub(super) async fn act(shared: &Arc<Shared>, what: &str, body: &Value) -> Result<Value, String> {
    let id: Option<UserId> = body.id("user");
    let known = id.filter(|id| shared.read(|world| world.users.contains_key(id)));
    let user = || {
        let id = known.ok_or("no such person")?;
        Ok::<_, String>(User::new(Arc::clone(shared), id))
    };
    let channel = || body.id::<ChannelId>("channel").ok_or("which channel?");
    let message = || body.id::<MessageId>("message").ok_or("which message?");
    let made = |asked: Result<Asked, Stuck>| match asked {
        Ok(asked) => Ok(json!({ "interaction": asked.id() })),
        Err(why) => Err(why.what().to_owned()),
    };
    match what {
        "slash" => made(user()?.slash(channel()?, body.text("line"), &given(body))),
        "autocomplete" => {
            let asked = user()?.autocomplete(
                channel()?,
                body.text("line"),
                &given(body),
                body.text("focused"),
            );
            let asked = asked
                .map_err(|why| why.what().to_owned())?
                .within(Duration::from_secs(3));
            let choices = asked.choices().await.unwrap_or_default();
            let pairs = choices
                .iter()
                .map(|(name, value)| json!({ "name": name, "value": value }));
            Ok(pairs.collect())
        }
        "press" => made(user()?.press(message()?, body.text("custom_id"))),
        "select" => {
            let values: Vec<&str> = body
                .list("values")
                .iter()
                .filter_map(Value::as_str)
                .collect();
            made(user()?.select(message()?, body.text("custom_id"), &values))
        }
        "modal" => {
            let opened: InteractionId = body.id("opened").ok_or("which modal?")?;
            let texts = body.get("texts").and_then(Value::as_object);
            let texts: Vec<(&str, &str)> = texts
                .into_iter()
                .flatten()
                .flat_map(|(name, given)| match given {
                    Value::Array(picked) => picked.iter().map(|it| (name.as_str(), it)).collect(),
                    text => vec![(name.as_str(), text)],
                })
                .map(|(name, text)| (name, text.as_str().unwrap_or_default()))
                .collect();
            let opened = Asked::new(Arc::clone(shared), opened);
            made(
                user()?
                    .submit_modal(&opened.within(Duration::from_secs(1)), &texts)
                    .await,
            )
        }
        "menu" => {
            let target: UserId = body.id("target").ok_or("whose menu?")?;
            let of = User::new(Arc::clone(shared), target);
            made(user()?.menu(channel()?, body.text("name"), &of))
        }
        "say" => Ok(json!({ "message": user()?.say(channel()?, body.text("text")) })),
        "dm" => Ok(json!({ "channel": user()?.open_dm() })),
        "person" => person(shared, body.text("name")),
        "trouble" => trouble(shared, body, user().ok()),
        _ => Err(format!("nothing called {what}")),
    }
}

/// A new person, member of every server.
fn person(shared: &Shared, name: &str) -> Result<Value, String> {
    let name = name.trim();
    if !(1..=32).contains(&name.chars().count()) {
        return Err("a name has 1 to 32 characters".to_owned());
    }
    let id = shared.with(|world| {
        let id = world.person(name);
        let guilds: Vec<GuildId> = world.guilds.keys().copied().collect();
        guilds.into_iter().for_each(|guild| world.join(guild, id));
        id
    });
    Ok(json!({ "user": id }))
}

fn trouble(shared: &Arc<Shared>, body: &Value, user: Option<User>) -> Result<Value, String> {
    let gateway = Gateway {
        shared: Arc::clone(shared),
    };
    match body.text("kind") {
        "dms" => user
            .ok_or("whose direct messages?")?
            .close_dms(body.yes("on")),
        "drop" => gateway.drop_connections(),
        "forget" => gateway.forget_sessions(),
        "slow" => {
            for route in [CREATE_MESSAGE, CALLBACK] {
                let slow = Trouble::Stalled(Duration::from_millis(1_500));
                shared.faults.add(Rule::new(slow).on(route).times(20));
            }
        }
        "fail" => shared
            .faults
            .add(Rule::new(Trouble::Status(502)).on(CREATE_MESSAGE).times(5)),
        "lose" => shared
            .faults
            .add(Rule::new(Trouble::AnswerLost).on(CREATE_MESSAGE).times(3)),
        "clear" => shared.faults.clear(),
        other => return Err(format!("no trouble called {other}")),
    }
    Ok(json!({ "pending": shared.faults.pending() }))
}

/// The options as the page sends them: `{name, type, value}`.
fn given(body: &Value) -> Vec<(&str, Given)> {
    let each = body.list("options").iter().filter_map(|option| {
        let value = option.get("value")?;
        let given = match option.number("type") {
            4 => Given::Whole(value.as_i64()?),
            5 => Given::Yes(value.as_bool()?),
            6 | 9 => Given::User(snowflake(value)?.into()),
            7 => Given::Channel(snowflake(value)?.into()),
            8 => Given::Role(snowflake(value)?.into()),
            10 => Given::Number(value.as_f64()?),
            _ => Given::Text(value.as_str()?.to_owned()),
        };
        Some((option.text("name"), given))
    });
    each.collect()
}
