"""A small bot on discord.py: the same words and deeds as bot.js."""
import io
import sys

import discord
from discord import app_commands
from yarl import URL

API, TOKEN = sys.argv[1:]
discord.http.Route.BASE = f"{API}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(API.replace("http", "ws", 1) + "/gateway-socket/")


def say(*words):
    print(*words, flush=True)


class Panel(discord.ui.View):
    @discord.ui.button(label="More", custom_id="more", style=discord.ButtonStyle.primary)
    async def more(self, interaction, _):
        await interaction.response.edit_message(content="More", view=None)
        file = discord.File(io.BytesIO(b"some bytes"), filename="note.txt", description="A note")
        await interaction.followup.send("A file", file=file, ephemeral=True)

    @discord.ui.button(label="Write to me", custom_id="dm", style=discord.ButtonStyle.primary)
    async def dm(self, interaction, _):
        await interaction.response.defer()
        sent = await interaction.user.send(embed=discord.Embed(title="A letter", description="to you alone"))
        await sent.edit(embed=discord.Embed(title="A letter", description="with a second thought"))

    @discord.ui.button(label="Share", custom_id="share", style=discord.ButtonStyle.primary)
    async def share(self, interaction, _):
        await interaction.response.defer()
        post = await interaction.channel.send("For all")
        await post.add_reaction("🌸")
        [flower] = (await post.channel.fetch_message(post.id)).reactions
        forward = await post.forward(interaction.channel)
        say("shared", flower.emoji, flower.count, str(flower.me).lower(), forward.message_snapshots[0].content)
        await post.remove_reaction("🌸", bot.user)
        say("taken back", len((await post.channel.fetch_message(post.id)).reactions))

    @discord.ui.select(custom_id="pick", options=[
        discord.SelectOption(label="One", value="1"), discord.SelectOption(label="Two", value="2")])
    async def pick(self, interaction, select):
        await interaction.response.send_message("Picked " + " and ".join(select.values), ephemeral=True)

    async def on_error(self, interaction, error, item):
        say("error", error)


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True, guild_reactions=True))
        self.tree = app_commands.CommandTree(self)

    async def on_ready(self):
        commands = await self.tree.sync()
        say("ready", self.user.name, len(self.guilds), ",".join(command.name for command in commands))

    async def on_guild_join(self, guild):
        say("joined", guild.name)

    async def on_guild_remove(self, guild):
        say("left", guild.name)

    async def on_resumed(self):
        say("resumed")

    async def on_raw_reaction_add(self, payload):
        if payload.user_id != self.user.id:
            say("reaction", payload.emoji.name)

    async def on_error(self, event, *_, **__):
        say("error", event, sys.exc_info()[1])


bot = Bot()


@bot.tree.command(description="Says hello")
@app_commands.describe(who="To whom")
async def hello(interaction, who: str):
    answer = await interaction.response.send_message(f"Hello {who}", ephemeral=True, view=Panel())
    say("answered", str(answer.message_id is not None).lower())


@hello.autocomplete("who")
async def suggest(_, typed: str):
    return [app_commands.Choice(name=f"{typed} the first", value=f"{typed}1")]


@bot.tree.error
async def failed(_, error):
    say("error", error)


bot.run(TOKEN, log_handler=None)
