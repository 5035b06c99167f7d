//! Connecting to Discord, and stopping again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use poise::{Framework, FrameworkOptions};
use serenity::all::{
    ClientBuilder, CreateAllowedMentions, FullEvent, GatewayIntents, Http, HttpBuilder, Interaction,
};
use serenity::cache::Settings;

use super::delivery::Delivery;
use super::errors::{loggable, on_error};
use super::{App, Shared, Trial, commands, contact, greet, pulse, register, router, stop};
use crate::store::Store;
use crate::table::{Tables, Trouble, waker};

/// Where Discord is and who we are there.
#[derive(Clone)]
pub struct Address {
    /// The bot's token.
    pub token: String,
    /// Instead of the real discord.com: this address.
    pub at: Option<SocketAddr>,
    /// A further certificate authority to trust, as PEM; only together with `at`.
    pub authority: Option<Vec<u8>>,
    /// What tests do to every handler.
    pub trial: Trial,
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// Discord does not take the token.
    #[error(
        "Discord does not accept the token (DISCORD_TOKEN); make a new one in the developer portal"
    )]
    Token,
    /// Discord cannot be reached.
    #[error("Discord cannot be reached ({0})")]
    Unreachable(String),
    /// The connection was closed for good.
    #[error("Discord closed the connection for good ({0})")]
    Closed(String),
    /// The HTTP client cannot be made.
    #[error("the HTTP client cannot be made ({0})")]
    Client(String),
}

fn http(address: &Address) -> Result<Http, Stopped> {
    let wrong = |e: reqwest::Error| Stopped::Client(e.to_string());
    let mut client = reqwest::Client::builder()
        .timeout(Duration::from_secs(20))
        .use_native_tls();
    if let Some(at) = address.at {
        client = client.resolve("discord.com", at);
        if let Some(pem) = &address.authority {
            client =
                client.add_root_certificate(reqwest::Certificate::from_pem(pem).map_err(wrong)?);
        }
    }
    let client = client.build().map_err(wrong)?;
    // Plain messages would otherwise notify everybody they mention.
    let nobody = CreateAllowedMentions::new();
    Ok(HttpBuilder::new(&address.token)
        .client(client)
        .default_allowed_mentions(nobody)
        .build())
}

fn framework(app: Shared) -> Framework<Shared, Trouble> {
    let mut root = commands::rokugan();
    register::describe(&mut root);
    let definition: Vec<_> = root.create_as_slash_command().into_iter().collect();
    Framework::builder()
        .options(FrameworkOptions {
            commands: vec![root],
            on_error: |error| Box::pin(on_error(error)),
            event_handler: |framework, event| {
                Box::pin(async move {
                    if let FullEvent::InteractionCreate { interaction } = event {
                        pulse::count(interaction);
                        if let Interaction::Component(press) = interaction {
                            let (ctx, app) = (framework.serenity_context, framework.user_data);
                            router::press(ctx, app, press).await;
                        }
                    }
                    if let FullEvent::GuildCreate {
                        guild,
                        is_new: Some(true),
                    } = event
                    {
                        greet::greet(framework.serenity_context, framework.user_data, guild).await;
                    }
                    Ok(())
                })
            },
            allowed_mentions: Some(CreateAllowedMentions::new()),
            ..FrameworkOptions::default()
        })
        .initialize_owners(false)
        .setup(move |ctx, _, _| {
            Box::pin(async move {
                let http = Arc::clone(&ctx.http);
                tokio::spawn(register::register(
                    Arc::clone(&app),
                    Arc::clone(&http),
                    definition,
                ));
                tokio::spawn(Delivery::new(http, Arc::clone(&app)).run());
                tokio::spawn(waker::run(app.tables.clone()));
                tokio::spawn(app.store().clone().keep());
                tracing::info!("ready");
                Ok(app)
            })
        })
        .build()
}

/// Runs the bot until it is told to stop or Discord will not have it.
pub async fn run(store: Store, address: Address) -> Result<(), Stopped> {
    let http = http(&address)?;
    if !contact::first(&http).await? {
        return Ok(());
    }
    if address.at.is_some()
        && let Err(error) = http.get_gateway().await
    {
        // The library would fall back to the real gateway.
        return Err(Stopped::Unreachable(loggable(&error)));
    }
    let app = Arc::new(App::new(Tables::new(store), address.trial));
    register::recall(&app).await;
    let mut cache = Settings::default();
    cache.max_messages = 0;
    cache.cache_users = false;
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .cache_settings(cache)
        .framework(framework(Arc::clone(&app)))
        .await;
    let mut client = client.map_err(|error| Stopped::Unreachable(loggable(&error)))?;
    let shards = Arc::clone(&client.shard_manager);
    tokio::spawn(pulse::watch(Arc::clone(&shards)));
    // As many shards as Discord recommends; a shard knows nothing the store does not know.
    let ended = tokio::select! {
        ended = client.start_autosharded() => Some(ended),
        () = stop::told() => None,
    };
    stop::stop(&app, &shards).await;
    match ended {
        None | Some(Ok(())) => Ok(()),
        Some(Err(serenity::Error::Gateway(error))) => Err(Stopped::Closed(error.to_string())),
        Some(Err(error)) => Err(Stopped::Closed(loggable(&error))),
    }
}
