// A small bot on discord.js: the same words and deeds as bot.py.
const { Client, GatewayIntentBits, Events, MessageFlags, ActionRowBuilder, ButtonBuilder, ButtonStyle, StringSelectMenuBuilder, SlashCommandBuilder, AttachmentBuilder, EmbedBuilder } = require("discord.js");

const [, , api, token] = process.argv;
const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessageReactions], rest: { api: `${api}/api`, version: "10" } });
const say = (...words) => console.log(words.join(" "));
const button = (id, label) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

client.once(Events.ClientReady, async ready => {
  const hello = new SlashCommandBuilder().setName("hello").setDescription("Says hello")
    .addStringOption(option => option.setName("who").setDescription("To whom").setRequired(true).setAutocomplete(true));
  const commands = await ready.application.commands.set([hello]);
  say("ready", ready.user.username, ready.guilds.cache.size, [...commands.values()].map(command => command.name));
});
client.on(Events.GuildCreate, guild => say("joined", guild.name));
client.on(Events.GuildDelete, guild => say("left", guild.name));
client.on(Events.MessageReactionAdd, (reaction, user) => user.id === client.user.id || say("reaction", reaction.emoji.name));
client.on(Events.ShardResume, () => say("resumed"));
client.on(Events.Error, error => say("error", error.message));
client.on(Events.InteractionCreate, async interaction => {
  try {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      await interaction.respond([{ name: `${typed} the first`, value: `${typed}1` }]);
    } else if (interaction.isChatInputCommand()) {
      const select = new StringSelectMenuBuilder().setCustomId("pick").addOptions({ label: "One", value: "1" }, { label: "Two", value: "2" });
      const answer = await interaction.reply({
        content: `Hello ${interaction.options.getString("who")}`, flags: MessageFlags.Ephemeral, withResponse: true,
        components: [new ActionRowBuilder().addComponents(button("more", "More"), button("dm", "Write to me"), button("share", "Share")), new ActionRowBuilder().addComponents(select)],
      });
      say("answered", answer.resource.message.id === answer.interaction.responseMessageId);
    } else if (interaction.isButton() && interaction.customId === "more") {
      await interaction.update({ content: "More", components: [] });
      const file = new AttachmentBuilder(Buffer.from("some bytes"), { name: "note.txt", description: "A note" });
      await interaction.followUp({ content: "A file", files: [file], flags: MessageFlags.Ephemeral });
    } else if (interaction.isButton() && interaction.customId === "share") {
      await interaction.deferUpdate();
      const post = await interaction.channel.send("For all");
      await post.react("🌸");
      const [flower] = (await post.fetch(true)).reactions.cache.values();
      const forward = await post.forward(interaction.channel);
      say("shared", flower.emoji.name, flower.count, flower.me, forward.messageSnapshots.first().content);
      await post.reactions.resolve("🌸").users.remove(client.user);
      // Not from the library's own memory, which keeps an emoji that nobody has left there.
      const anew = await client.rest.get(`/channels/${post.channelId}/messages/${post.id}`);
      say("taken back", (anew.reactions ?? []).length);
    } else if (interaction.isButton()) {
      await interaction.deferUpdate();
      const sent = await interaction.user.send({ embeds: [new EmbedBuilder().setTitle("A letter").setDescription("to you alone")] });
      await sent.edit({ embeds: [new EmbedBuilder().setTitle("A letter").setDescription("with a second thought")] });
    } else if (interaction.isStringSelectMenu()) {
      await interaction.reply({ content: `Picked ${interaction.values.join(" and ")}`, flags: MessageFlags.Ephemeral });
    }
  } catch (error) {
    say("error", error.message);
  }
});
client.login(token);
