//! Connecting to Discord, and stopping again.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use poise::{Framework, FrameworkOptions};
use serenity::all::{
    ClientBuilder, Context, CreateAllowedMentions, FullEvent, GatewayIntents, Http, HttpBuilder,
    Interaction,
};
use serenity::cache::Settings;
use serenity::gateway::GatewayError;

use super::endpoint::{Dispatcher, Endpoint, verifier};
use super::errors::{loggable, on_error};
use super::sender::DiscordSender;
use super::wire::Wire;
use super::{
    Shared, commands, contact, emoji, fatal_close, greet, identifies, press, register,
    shard_health, stop,
};
use crate::app::App;
use crate::fault;
use crate::outbox::Outbox;
use crate::supervise::supervise;
use crate::table::{Tables, Trouble, scheduler, thinker};
use crate::test_faults::TestFaults;

/// The owner of the page's database.
const PAGE: &str = "page";

/// The exit code after a sync that failed.
const NOT_KEPT: i32 = 74;

/// Where Discord is, and our token.
#[derive(Clone)]
pub struct Address {
    /// The bot's token.
    pub token: String,
    /// The address to use instead of discord.com.
    pub at: Option<SocketAddr>,
    /// A further certificate authority to trust, as PEM; only together with `at`.
    pub authority: Option<Vec<u8>>,
    /// Discord is only the stand-in of the page.
    pub page: bool,
    /// Signs are uploaded as emoji of the application.
    pub emoji: bool,
    /// What goes wrong on purpose, in tests.
    pub faults: TestFaults,
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// Discord does not accept the token.
    #[error(
        "Discord does not accept the token (DISCORD_TOKEN); make a new one in the developer portal"
    )]
    Token,
    /// Discord cannot be reached.
    #[error("Discord cannot be reached ({0})")]
    Unreachable(String),
    /// Discord will never accept this bot as it is.
    #[error("Discord refuses the connection for good ({0}); check the bot in the developer portal")]
    Refused(String),
    /// The connection was closed.
    #[error("Discord closed the connection ({0})")]
    Closed(String),
    /// Every connection is closed at once.
    #[error("Discord closes the connection again and again; the log of the gateway says why")]
    InVain,
    /// The database belongs to somebody else.
    #[error(
        "the database belongs to another application ({owner}), and the token is of application {ours}; use that application's token, or another database with --data"
    )]
    OtherApplication {
        /// The application it belongs to.
        owner: String,
        /// The application we are.
        ours: String,
    },
    /// The page was started on a bot's database.
    #[error(
        "the database belongs to a bot on Discord ({0}); the page needs a file of its own: choose another folder with --data"
    )]
    NotThePages(String),
    /// The database does not answer.
    #[error("the database does not answer ({0})")]
    Database(String),
    /// Another process has the database now.
    #[error("another rokugan has taken over the database; this one stops")]
    Replaced,
    /// The application has no key to check signatures with.
    #[error(
        "Discord tells no public key for this application, so interactions over HTTP cannot be checked; leave out --interactions-port"
    )]
    Key,
    /// The HTTP client cannot be made.
    #[error("the HTTP client cannot be made ({0})")]
    Client(String),
}

/// The HTTP client of everything we ask Discord.
fn client(address: &Address) -> Result<reqwest::Client, Stopped> {
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
    client.build().map_err(wrong)
}

fn http(address: &Address, client: reqwest::Client) -> Http {
    // Plain messages would otherwise notify everybody they mention.
    let nobody = CreateAllowedMentions::new();
    HttpBuilder::new(&address.token)
        .client(client)
        .default_allowed_mentions(nobody)
        .build()
}

fn framework(
    app: Shared,
    wire: Arc<Wire>,
    address: &Address,
    for_people: bool,
    context: Arc<OnceLock<Context>>,
) -> Framework<Shared, Trouble> {
    let (with_emoji, page) = (address.emoji, address.page);
    let mut all = commands::all();
    for command in &mut all {
        if command.slash_action.is_some() {
            register::describe(command);
        }
        if !for_people {
            register::for_servers_alone(command);
        }
    }
    let definitions: Vec<_> = all.iter().filter_map(register::definition).collect();
    Framework::builder()
        .options(FrameworkOptions {
            commands: all,
            on_error: |error| Box::pin(on_error(error)),
            event_handler: |framework, event| {
                Box::pin(async move {
                    if let FullEvent::InteractionCreate { interaction } = event {
                        shard_health::count(interaction);
                        if let Interaction::Component(component) = interaction {
                            let (ctx, app) = (framework.serenity_context, framework.user_data);
                            press::press(ctx, app, component).await;
                        }
                    }
                    // The library waits and tries again by itself.
                    if let FullEvent::Ratelimit { data } = event
                        && data.global
                    {
                        framework.user_data.send_budget.hold(data.timeout);
                        framework.user_data.send_budget.refused();
                    }
                    if let FullEvent::GuildCreate {
                        guild,
                        is_new: Some(true),
                    } = event
                    {
                        greet::greet(framework.serenity_context, framework.user_data, guild).await;
                    }
                    if let FullEvent::GuildUpdate { new_data, .. } = event {
                        greet::follow(framework.user_data, new_data).await;
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
                if with_emoji {
                    tokio::spawn(emoji::upload(Arc::clone(&app), Arc::clone(&http), page));
                }
                // First of all: once our commands are registered, an interaction can arrive over HTTP.
                let _ = context.set(ctx.clone());
                tokio::spawn(register::register(Arc::clone(&app), http, definitions));
                let sender = DiscordSender {
                    wire,
                    cache: Arc::clone(&ctx.cache),
                    app: Arc::clone(&app),
                };
                let (tables, pictures) = (app.tables.clone(), app.pictures.clone());
                let outbox = Outbox::new(tables, pictures, sender);
                tokio::spawn(supervise("outbox", move || Arc::clone(&outbox).run()));
                let tables = app.tables.clone();
                tokio::spawn(supervise("scheduler", move || {
                    scheduler::run(tables.clone())
                }));
                let tables = app.tables.clone();
                tokio::spawn(supervise("thinker", move || thinker::run(tables.clone())));
                let tables = app.tables.clone();
                tokio::spawn(supervise("log", move || tables.clone().keep_log_short()));
                tracing::info!("ready");
                Ok(app)
            })
        })
        .build()
}

/// Runs the bot until it is told to stop or Discord refuses it.
pub async fn run(
    tables: Tables,
    address: Address,
    endpoint: Option<Endpoint>,
) -> Result<(), Stopped> {
    let client = client(&address)?;
    let http = http(&address, client.clone());
    let Some(application) = contact::first(&http).await? else {
        return Ok(());
    };
    bind(&tables, &address, application.id).await?;
    if address.at.is_some()
        && let Err(error) = http.get_gateway().await
    {
        // The library would fall back to the real gateway.
        return Err(Stopped::Unreachable(loggable(&error)));
    }
    if address.faults.limits_rate() && !identifies::may_connect(&http, &tables).await? {
        return Ok(());
    }
    let recalled = tables.recall_languages().await;
    recalled.map_err(|error| Stopped::Database(error.to_string()))?;
    let app = Arc::new(App::new(tables, address.faults.clone()));
    let wire = Arc::new(Wire::new(client, &address.token, Arc::clone(&app)));
    register::recall(&app).await;
    let context = Arc::new(OnceLock::new());
    let framework = framework(
        Arc::clone(&app),
        wire,
        &address,
        application.for_people,
        Arc::clone(&context),
    );
    let dispatcher = Dispatcher::new(framework, context);
    if let Some(endpoint) = endpoint {
        let verifier = verifier(&application.key).ok_or(Stopped::Key)?;
        tokio::spawn(endpoint.serve(verifier, dispatcher.clone()));
    }
    let mut cache = Settings::default();
    cache.max_messages = 0;
    cache.cache_users = false;
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .cache_settings(cache)
        .framework(dispatcher.clone())
        .await;
    let mut client = client.map_err(|error| Stopped::Unreachable(loggable(&error)))?;
    let shards = Arc::clone(&client.shard_manager);
    tokio::spawn(shard_health::watch(Arc::clone(&shards)));
    // As many shards as Discord recommends; no shard keeps anything that is not in the store.
    let in_vain = identifies::spent_in_vain(Arc::clone(&client.http), Arc::clone(&shards));
    let ended = tokio::select! {
        ended = client.start_autosharded() => ended.map_err(|error| closed(&error)),
        what = fatal_close::happened() => Err(Stopped::Refused(what.into())),
        () = in_vain => Err(Stopped::InVain),
        () = fault::sync_failed() => {
            // Neither drained nor closed: closing would sync once more, and believe it.
            tracing::error!("the disk did not keep what was written; stopping at once");
            std::process::exit(NOT_KEPT);
        }
        () = fault::was_replaced() => Err(Stopped::Replaced),
        () = stop::told() => Ok(()),
    };
    stop::stop(&app, &shards).await;
    ended
}

/// The database belongs to the application that used it first: with another one every channel in it
/// would seem deleted, and everybody's direct messages closed.
async fn bind(tables: &Tables, address: &Address, application: u64) -> Result<(), Stopped> {
    let ours = if address.page {
        PAGE.to_owned()
    } else {
        application.to_string()
    };
    let owner = tables.bind(&ours, address.page).await;
    let owner = owner.map_err(|error| Stopped::Database(error.to_string()))?;
    match owner {
        owner if owner == ours => Ok(()),
        owner if address.page => Err(Stopped::NotThePages(owner)),
        owner => Err(Stopped::OtherApplication { owner, ours }),
    }
}

/// Why the library gave up.
fn closed(error: &serenity::Error) -> Stopped {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Stopped::Token,
        serenity::Error::Gateway(error) => Stopped::Refused(error.to_string()),
        error => Stopped::Closed(loggable(error)),
    }
}
