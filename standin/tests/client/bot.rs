//! A tiny bot on real serenity and poise, for testing the stand-in against a client it did not
//! write itself. It connects in both ways a bot can be redirected to loopback.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ButtonStyle, CreateActionRow, CreateAttachment, CreateButton,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, FullEvent,
    GatewayIntents, HttpBuilder, InputTextStyle, Interaction,
};
use standin::{Config, StandIn};
use tokio::task::JoinHandle;

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// A small grey picture.
pub const PNG: &[u8] = &[
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0xe1, 0x64, 0xe1,
    0x57, 0x00, 0x00, 0x00, 0x2a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xd0, 0xb0, 0x09, 0x48,
    0xa9, 0xe8, 0x59, 0xb0, 0x85, 0x01, 0x4a, 0x6b, 0x30, 0x40, 0x69, 0x1b, 0x06, 0x28, 0x1d, 0xc0,
    0x00, 0xa5, 0x53, 0x18, 0xa0, 0x74, 0x05, 0x03, 0x94, 0xee, 0x61, 0x80, 0xd2, 0x0b, 0x00, 0xde,
    0x75, 0x1b, 0x81, 0x09, 0xd4, 0xc2, 0x98, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae,
    0x42, 0x60, 0x82,
];

/// How the bot reaches the stand-in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// Plain HTTP through serenity's proxy setting; its rate limiter must be off.
    Plain,
    /// TLS as `discord.com`, resolved to loopback; everything as in production.
    Tls,
}

/// A stand-in with a connected bot.
pub struct Running {
    pub standin: StandIn,
    pub channel: standin::id::ChannelId,
    pub guild: standin::id::GuildId,
    bot: JoinHandle<Result<(), serenity::Error>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.bot.abort();
    }
}

impl Running {
    /// The result of the bot's run, once it has stopped by itself.
    pub async fn stopped(&mut self) -> Result<(), serenity::Error> {
        tokio::time::timeout(Duration::from_secs(10), &mut self.bot)
            .await
            .unwrap()
            .unwrap()
    }
}

/// Starts a stand-in with a server, and a bot, and waits until the bot is ready.
pub async fn run(way: Way, config: Config) -> Running {
    let running = start(way, config, GatewayIntents::GUILDS).await;
    running
        .standin
        .ready(Duration::from_secs(20))
        .await
        .unwrap();
    running
}

/// The same without waiting, and with any intents.
pub async fn start(way: Way, config: Config, intents: GatewayIntents) -> Running {
    let standin = StandIn::start(Config {
        tls: way == Way::Tls,
        ..config
    })
    .await
    .unwrap();
    let (guild, channel) = standin.guild("Test server");
    let http = http(&standin, way);
    let client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework());
    let mut client = client.await.unwrap();
    let bot = tokio::spawn(async move { client.start().await });
    Running {
        standin,
        channel,
        guild,
        bot,
    }
}

/// serenity's HTTP client, redirected.
pub fn http(standin: &StandIn, way: Way) -> serenity::Http {
    let builder = HttpBuilder::new(standin.token())
        .default_allowed_mentions(serenity::CreateAllowedMentions::new());
    match way {
        Way::Plain => builder
            .proxy(standin.url())
            .ratelimiter_disabled(true)
            .build(),
        Way::Tls => {
            let (address, authority) = standin.tls().unwrap();
            let root = reqwest::Certificate::from_der(&authority.der).unwrap();
            let client = reqwest::Client::builder()
                .resolve("discord.com", address)
                .tls_certs_only([root])
                .build()
                .unwrap();
            builder.client(client).build()
        }
    }
}

fn framework() -> poise::Framework<(), Error> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![
                echo(),
                picture(),
                careless(),
                panel(),
                ask(),
                whisper(),
                pick(),
            ],
            event_handler: |framework, event| Box::pin(handle(framework.serenity_context, event)),
            ..Default::default()
        })
        .initialize_owners(false)
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(())
            })
        })
        .build()
}

/// Says it back.
#[poise::command(slash_command)]
async fn echo(ctx: Context<'_>, #[description = "What to say"] text: String) -> Result<(), Error> {
    ctx.say(text).await?;
    Ok(())
}

/// Thinks in private, then shows a picture.
#[poise::command(slash_command)]
async fn picture(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let file = CreateAttachment::bytes(PNG, "board.png").description("An empty board");
    ctx.send(
        poise::CreateReply::default()
            .content("Here")
            .attachment(file),
    )
    .await?;
    Ok(())
}

/// Thinks in public, then believes it answers in private.
#[poise::command(slash_command)]
async fn careless(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer().await?;
    ctx.send(
        poise::CreateReply::default()
            .content("secret hand")
            .ephemeral(true),
    )
    .await?;
    Ok(())
}

/// Shows a button and a select.
#[poise::command(slash_command)]
async fn panel(ctx: Context<'_>) -> Result<(), Error> {
    let options = ["crab", "lion", "crane"]
        .map(|clan| CreateSelectMenuOption::new(clan.to_uppercase(), clan).description("A clan"));
    let menu = CreateSelectMenu::new(
        "clan",
        CreateSelectMenuKind::String {
            options: options.to_vec(),
        },
    );
    let rows = vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("go")
                .label("Go")
                .style(ButtonStyle::Primary),
            CreateButton::new("form").label("Form"),
            CreateButton::new("quiet").label("Quiet"),
            CreateButton::new("off").label("Off").disabled(true),
        ]),
        CreateActionRow::SelectMenu(menu),
    ];
    ctx.send(
        poise::CreateReply::default()
            .content("Choose")
            .components(rows),
    )
    .await?;
    Ok(())
}

/// Asks with subcommands and a user.
#[poise::command(slash_command, subcommands("who"), subcommand_required)]
async fn ask(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Names a user.
#[poise::command(slash_command)]
async fn who(
    ctx: Context<'_>,
    #[description = "Whom"] user: serenity::User,
    #[description = "How often"] times: Option<i64>,
) -> Result<(), Error> {
    ctx.say(format!("{} x{}", user.display_name(), times.unwrap_or(1)))
        .await?;
    Ok(())
}

/// Sends a direct message.
#[poise::command(slash_command)]
async fn whisper(ctx: Context<'_>) -> Result<(), Error> {
    let file = CreateAttachment::bytes(PNG, "hand.png").description("Your hand");
    let message = CreateMessage::new()
        .content("for you alone")
        .add_file(file)
        .nonce(serenity::Nonce::String("w1".to_owned()))
        .enforce_nonce(true);
    let sent = ctx.author().direct_message(ctx.http(), message).await;
    let told = match sent {
        Ok(_) => "sent".to_owned(),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(why))) => {
            format!("refused {}", why.error.code)
        }
        Err(other) => format!("failed {other}"),
    };
    ctx.send(poise::CreateReply::default().content(told).ephemeral(true))
        .await?;
    Ok(())
}

/// Picks with suggestions.
#[poise::command(slash_command)]
async fn pick(
    ctx: Context<'_>,
    #[description = "What"]
    #[autocomplete = "fruits"]
    fruit: String,
) -> Result<(), Error> {
    ctx.say(format!("picked {fruit}")).await?;
    Ok(())
}

async fn fruits<'a>(_: Context<'a>, typed: &'a str) -> serenity::CreateAutocompleteResponse {
    let all = ["apple", "apricot", "banana"];
    let fitting = all.iter().filter(|fruit| fruit.starts_with(typed));
    fitting.fold(
        serenity::CreateAutocompleteResponse::new(),
        |answer, fruit| answer.add_string_choice(*fruit, *fruit),
    )
}

async fn handle(ctx: &serenity::Context, event: &FullEvent) -> Result<(), Error> {
    let FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    match interaction {
        Interaction::Component(press) => {
            let answer = match press.data.custom_id.as_str() {
                "form" => {
                    CreateInteractionResponse::Modal(CreateModal::new("form", "A form").components(
                        vec![CreateActionRow::InputText(CreateInputText::new(
                            InputTextStyle::Short,
                            "Name",
                            "name",
                        ))],
                    ))
                }
                "quiet" => CreateInteractionResponse::Acknowledge,
                _ => {
                    let picked = match &press.data.kind {
                        serenity::ComponentInteractionDataKind::StringSelect { values } => {
                            values.join("+")
                        }
                        _ => "pressed".to_owned(),
                    };
                    CreateInteractionResponse::UpdateMessage(
                        CreateInteractionResponseMessage::new().content(picked),
                    )
                }
            };
            press.create_response(&ctx.http, answer).await?;
            if press.data.custom_id == "quiet" {
                let follow_up = serenity::CreateInteractionResponseFollowup::new();
                press
                    .create_followup(&ctx.http, follow_up.content("psst").ephemeral(true))
                    .await?;
            }
        }
        Interaction::Modal(modal) => {
            let text = modal
                .data
                .components
                .iter()
                .flat_map(|row| &row.components)
                .find_map(|component| match component {
                    ActionRowComponent::InputText(input) => input.value.clone(),
                    _ => None,
                });
            let message = CreateInteractionResponseMessage::new()
                .content(format!("hello {}", text.unwrap_or_default()))
                .ephemeral(true);
            modal
                .create_response(&ctx.http, CreateInteractionResponse::Message(message))
                .await?;
        }
        _ => {}
    }
    Ok(())
}
