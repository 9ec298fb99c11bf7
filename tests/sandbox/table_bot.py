"""A small bot on the unmodified discord.py client, to try everything the sandbox offers."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from sandbox.server import SandboxServer

FRUITS = [f"fruit {number:02}" for number in range(40)]


def picture(name: str = "board.png", alt: str = "A blue table") -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", (600, 400), (40, 70, 120)).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description=alt)


class Ask(discord.ui.Modal, title="A question"):
    answer: discord.ui.Label[Any] = discord.ui.Label(
        text="Answer", description="In your own words", component=discord.ui.TextInput(custom_id="answer")
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.answer.component, discord.ui.TextInput)
        await interaction.response.send_message(f"You said {self.answer.component.value}", ephemeral=True)


class Survey(discord.ui.Modal, title="A survey"):
    """Every other kind of field; it answers with what was filled in."""

    side: discord.ui.Label[Any] = discord.ui.Label(
        text="Side",
        component=discord.ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label=n, value=n.lower()) for n in ("Corp", "Runner")],
        ),
    )
    days: discord.ui.Label[Any] = discord.ui.Label(
        text="Days",
        component=discord.ui.CheckboxGroup(
            custom_id="days",
            options=[discord.CheckboxGroupOption(label=n, value=n) for n in ("Mon", "Tue", "Wed")],
        ),
    )
    rated: discord.ui.Label[Any] = discord.ui.Label(
        text="Rated", component=discord.ui.Checkbox(custom_id="rated")
    )
    fruit: discord.ui.Label[Any] = discord.ui.Label(
        text="Fruit",
        component=discord.ui.Select(
            custom_id="fruit", options=[discord.SelectOption(label=f.title(), value=f) for f in FRUITS[:3]]
        ),
    )
    rival: discord.ui.Label[Any] = discord.ui.Label(
        text="Rival", component=discord.ui.UserSelect(custom_id="rival", required=False, min_values=0)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        side, days, rated = self.side.component, self.days.component, self.rated.component
        fruit, rival = self.fruit.component, self.rival.component
        assert isinstance(side, discord.ui.RadioGroup)
        assert isinstance(days, discord.ui.CheckboxGroup)
        assert isinstance(rated, discord.ui.Checkbox)
        assert isinstance(fruit, discord.ui.Select)
        assert isinstance(rival, discord.ui.UserSelect)
        names = [user.name for user in rival.values]
        said = f"{side.value} {days.values} {rated.value} {fruit.values} {names}"
        await interaction.response.send_message(said, ephemeral=True)


class Setup(discord.ui.View):
    """Which roles, which channel? It says what was chosen."""

    @discord.ui.select(
        cls=discord.ui.RoleSelect, placeholder="Roles", custom_id="setup:roles", min_values=0, max_values=2
    )
    async def roles(self, interaction: discord.Interaction[Any], select: discord.ui.RoleSelect[Any]) -> None:
        names = [role.name for role in select.values]
        await interaction.response.send_message(f"roles {names}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.ChannelSelect, placeholder="Channel", custom_id="setup:place")
    async def place(
        self, interaction: discord.Interaction[Any], select: discord.ui.ChannelSelect[Any]
    ) -> None:
        (place,) = select.values
        await interaction.response.send_message(f"channel {place.name} {place.id}", ephemeral=True)


class Board(discord.ui.LayoutView):
    """Components V2: a container with a picture, a count, buttons and a select."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        gallery: discord.ui.MediaGallery[Board] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="A blue table")
        row: discord.ui.ActionRow[Board] = discord.ui.ActionRow()
        for label, style in (
            ("Count", discord.ButtonStyle.primary),
            ("Hand", discord.ButtonStyle.secondary),
            ("Ask", discord.ButtonStyle.success),
            ("Sleep", discord.ButtonStyle.danger),
        ):
            row.add_item(discord.ui.Button(label=label, style=style, custom_id=f"board:{label.lower()}"))
        row.add_item(discord.ui.Button(label="Rules", url="https://example.org/"))
        choose: discord.ui.ActionRow[Board] = discord.ui.ActionRow()
        options = [discord.SelectOption(label=f.title(), value=f, description=f"Eat {f}") for f in FRUITS[:5]]
        choose.add_item(
            discord.ui.Select(
                custom_id="board:fruit", placeholder="Pick fruit", min_values=1, max_values=3, options=options
            )
        )
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(f"## The table\nCounted **{count}** times"),
                discord.ui.Section(
                    discord.ui.TextDisplay("A section with a *button* beside it"),
                    accessory=discord.ui.Button(label="Aside", custom_id="board:aside", disabled=True),
                ),
                gallery,
                discord.ui.Separator(),
                row,
                choose,
                accent_colour=0x3366CC,
            )
        )


class TableBot(discord.Client):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        # The client's two seconds of waiting for further guilds would be most of each test.
        super().__init__(intents=intents, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.seen: asyncio.Queue[discord.Message] = asyncio.Queue()
        self.count = 0
        self.resumes = 0
        table = app_commands.Group(name="table", description="The table")

        @table.command(name="open", description="Open the table")
        @app_commands.describe(opponent="Against whom", fruit="A fruit")
        async def open_table(
            interaction: discord.Interaction[Any], opponent: discord.User, fruit: str | None = None
        ) -> None:
            await interaction.response.send_message(
                f"{interaction.user.mention} invites {opponent.mention} to {fruit or 'nothing'}"
            )
            assert isinstance(interaction.channel, discord.TextChannel)
            thread = await interaction.channel.create_thread(
                name="A table", type=discord.ChannelType.public_thread
            )
            await thread.add_user(opponent)
            await thread.add_user(interaction.user)
            await thread.send(view=Board(), file=picture())

        @open_table.autocomplete("fruit")
        async def fruits(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
            found = [fruit for fruit in FRUITS if typed in fruit]
            return [app_commands.Choice(name=fruit.title(), value=fruit) for fruit in found[:25]]

        @table.command(name="think", description="Answer later")
        async def think(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content="Thought it over", attachments=[picture()])
            await interaction.followup.send("And again", ephemeral=True)

        @table.command(name="survey", description="Answer some questions")
        async def survey(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_modal(Survey())

        @table.command(name="read", description="Read a file")
        async def read(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
            text = (await file.read()).decode()
            await interaction.response.send_message(f"{file.filename}, {file.size} bytes: {text}")

        self.tree.add_command(table)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.put_nowait(message)

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        name, response = data["custom_id"], interaction.response
        if name == "board:count":
            self.count += 1
            await response.edit_message(view=Board(self.count), attachments=[picture()])
        elif name == "board:hand":
            await response.send_message("Your hand", file=picture("hand.png", "Two cards"), ephemeral=True)
        elif name == "board:ask":
            await response.send_modal(Ask())
        elif name == "board:fruit":
            await response.send_message(", ".join(data["values"]), ephemeral=True)
        elif name != "board:sleep" and not name.startswith("setup:"):
            await response.send_message("That is no longer pending", ephemeral=True)


@contextlib.asynccontextmanager
async def connected(server: SandboxServer) -> AsyncIterator[TableBot]:
    """The bot, logged in and told READY; closed in the end."""
    bot = TableBot()
    async with bot:
        task = asyncio.create_task(bot.start(server.token))
        connected_now = asyncio.create_task(server.sandbox.wait_connected())
        await asyncio.wait({task, connected_now}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            connected_now.cancel()
            task.result()
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await task
