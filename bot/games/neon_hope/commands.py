"""The slash commands of NEON HOPE: those every game has, and its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands

from bot.contract.game import SPECTATOR
from bot.contract.kind import Table
from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.lobbies import Offered
from bot.games.neon_hope.routes import Handlers, NeonHopeRules
from bot.games.neon_hope.rules import step_name, text
from bot.games.neon_hope.store.deadlines import HELP
from bot.messages.components import cut
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.channels import place_of
from bot.presses.commands import GameCommand, GameId, add_row, common, languages, new_group
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.routes import May, anybody
from bot.presses.translations import localised, message
from bot.presses.tree import may
from engine.neon_hope.table.definitions import DIFFICULTIES
from engine.neon_hope.table.state import Campaign

Sys = discord.Interaction
Choice = app_commands.Choice
MOST_CHOICES = 25
Name = app_commands.Range[str, 1, 100]


def group(kind: NeonHope, services: Services) -> app_commands.Group:
    """The group `/neonhope`."""
    found = new_group(kind)
    common(found, kind, services)
    _playing(found, kind, services)
    _reading(found, kind, services)
    return found


def _row(name: str, may: May, work: Callable[[Asker, int], Awaitable[Answer]]) -> GameCommand:
    """A command of this game that names one."""

    async def done(game_id: int, asker: Asker) -> Answer:
        return await work(asker, game_id)

    return GameCommand(name, may, done, which="bnh-option-game", says="bnh")


def _playing(group: app_commands.Group, kind: NeonHope, services: Services) -> None:
    """Starting, leaving and giving up."""
    handlers, give = Handlers.of(kind, services), services.answers.give
    rules = NeonHopeRules(services.play.db)

    async def episodes(interaction: Sys, current: str) -> list[Choice[str]]:
        language = (await services.languages.asker(interaction)).language
        choices = [choice for choice in playable(kind, language) if current.lower() in choice.name.lower()]
        return choices[:MOST_CHOICES]

    @group.command(description=message("bnh-command-start"))
    @app_commands.describe(episode=message("bnh-option-episode"), difficulty=message("bnh-option-difficulty"))
    @app_commands.autocomplete(episode=episodes)
    @app_commands.choices(
        difficulty=[Choice(name=message(f"bnh-difficulty-{level}"), value=level) for level in DIFFICULTIES]
    )
    @may(episode=anybody)
    async def start(
        interaction: Sys, episode: Name | None = None, difficulty: Choice[str] | None = None
    ) -> None:
        level = difficulty.value if difficulty is not None else None

        async def work(asker: Asker) -> Offered:
            channel_id = await place_of(interaction, asker.language)
            return await handlers.lobbies.offer(asker, channel_id, episode, level)

        await handlers.show_lobby(interaction, work)

    for name, work in (("leave", handlers.places.ask_to_leave), ("abandon", handlers.places.ask_to_abandon)):
        add_row(group, kind, services, _row(name, rules.player, work))

    # A standing order belongs to the settings of this game.
    group.remove_command("settings")

    @group.command(description=message("bnh-command-settings"))
    @app_commands.describe(
        private=message("bot-option-private"),
        full_control=message("bot-option-control"),
        language=message("bot-option-language"),
        help=message("bnh-option-help"),
    )
    @app_commands.choices(
        private=[
            Choice(name=message("bot-choice-dm"), value="dm"),
            Choice(name=message("bot-choice-panel"), value="panel"),
        ],
        language=languages(),
        help=[Choice(name=message(f"bnh-help-{order}"), value=order) for order in HELP],
    )
    async def settings(
        interaction: Sys,
        private: Choice[str] | None = None,
        full_control: bool | None = None,
        language: Choice[str] | None = None,
        help: Choice[str] | None = None,
    ) -> None:
        where, spoken, order = (
            choice.value if choice is not None else None for choice in (private, language, help)
        )

        async def work(asker: Asker) -> Answer:
            return await handlers.helping.show(asker, where, full_control, spoken, order)

        await give(interaction, work)


def _reading(group: app_commands.Group, kind: NeonHope, services: Services) -> None:
    """Campaigns, the story, and cards."""
    handlers, give, private = Handlers.of(kind, services), services.answers.give, services.private
    rules = NeonHopeRules(services.play.db)

    async def of_server(interaction: Sys, current: str) -> list[Choice[int]]:
        asker = await services.languages.asker(interaction)
        rows = await handlers.records.of_server(asker)
        named = [(handlers.records.title(row, asker.language), row.id) for row in rows]
        found = [
            Choice(name=cut(name, 100), value=key) for name, key in named if current.lower() in name.lower()
        ]
        return found[:MOST_CHOICES]

    @group.command(description=message("bnh-command-campaign"))
    @app_commands.describe(campaign=message("bnh-option-campaign"))
    @app_commands.autocomplete(campaign=of_server)
    @may(campaign=rules.campaign)
    async def campaign(interaction: Sys, campaign: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            if campaign is not None:
                return await handlers.records.log(asker, campaign)
            return await handlers.records.list(asker)

        await give(interaction, work, slow=campaign is not None)  # it is drawn

    add_row(group, kind, services, _row("story", rules.onlooker, partial(handlers.reading.story, page=None)))

    async def here(asker: Asker) -> Table | None:
        """The game that somebody means who asks for a card."""
        try:
            return await services.play.load(await private.one_game(asker, kind, None))
        except Refusal:
            return None

    def seen(asker: Asker, table: Table | None) -> dict[str, str]:
        """Title to code of every card face the asker sees in a game."""
        if table is None:
            return {}
        seats = [seat.seat for seat in table.row.seats_of(asker.user_id)] or [SPECTATOR]
        views = [table.view(seat, asker.language) for seat in seats]
        return {cut(title, 100): code for view in views for code, title in kind.visible(view)}

    async def cards(interaction: Sys, current: str) -> list[Choice[str]]:
        """What the asker sees in their game, then what can be read at any time."""
        asker = await services.languages.asker(interaction)
        table = await here(asker)
        titles = [
            *seen(asker, table),
            *kind.titles(asker.language, table.game if table is not None else None),
        ]
        found = dict.fromkeys(cut(title, 100) for title in titles if current.lower() in title.lower())
        return [Choice(name=title, value=title) for title in list(found)[:MOST_CHOICES]]

    group.remove_command("card")

    @group.command(description=message("bot-command-card"))
    @app_commands.describe(name=localised(kind.card_option))
    @app_commands.autocomplete(name=cards)
    @may(name=anybody)
    async def card(interaction: Sys, name: Name) -> None:
        async def work(asker: Asker) -> Answer:
            table = await here(asker)
            game = table.game if table is not None else None
            code = seen(asker, table).get(name)
            return await private.card(kind, code or name, asker, code is not None, game)

        await give(interaction, work, slow=True)


def playable(kind: NeonHope, language: str) -> list[Choice[str]]:
    """Campaigns from their beginning, then single episodes."""
    found = []
    for pack, code, campaign in kind.rules.campaigns():
        first = step_name(pack, Campaign(code), next(iter(campaign.story)), language)
        name = say(language, "bnh-choice-campaign", name=text(campaign.name, language), episode=first)
        found.append(Choice(name=cut(name, 100), value=f"campaign:{pack.id}:{code}"))
    for pack, code, episode in kind.rules.episodes():
        name = say(language, "bnh-choice-episode", name=text(episode.name, language))
        found.append(Choice(name=cut(name, 100), value=f"episode:{pack.id}:{code}"))
    return found
