"""The slash commands: those every game has, those of a game of two, and a server's settings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.contract.cards import Cards, Hands
from bot.contract.duel import Duel
from bot.contract.explaining import Explaining
from bot.contract.kind import GameKind
from bot.contract.ordering import Ordering
from bot.contract.teaching import Teaching
from bot.contract.undoable import Undoable
from bot.contract.wishing import CONTROL, END, wishes_of
from bot.messages.components import cut
from bot.messages.words import say
from bot.presses import card_sets, challenge_command, learning
from bot.presses import help as help_page
from bot.presses.access import Rules
from bot.presses.answers import Answer, Answers
from bot.presses.challenge_command import Given, Option, body_of, value
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.orders import OrdersPage
from bot.presses.pace import PacePage
from bot.presses.replay import ReplayPage
from bot.presses.routes import May, Routes, anybody
from bot.presses.translations import localised, message
from bot.presses.tree import may
from bot.presses.undo import UndoPage
from bot.presses.user_settings import AUTOMATIC, UserSettings
from bot.store import games as store
from engine.messages import LANGUAGES, items, labelled, title

Sys = discord.Interaction
Choice = app_commands.Choice
GameId = app_commands.Range[int, 1, 10**12]


def new_group(kind: GameKind) -> app_commands.Group:
    """The empty group of a game's commands."""
    return app_commands.Group(
        name=kind.group,
        description=localised(lambda spoken: say(spoken, "bot-command-group", title=kind.title(spoken))),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


async def own_games(
    services: Services, interaction: Sys, kind: GameKind, current: str, status: str = "running"
) -> list[Choice[int]]:
    """The asker's games of a kind that are running (or "over"), those that wait for them first."""
    language = (await services.languages.asker(interaction)).language
    found: list[Choice[int]] = []
    async with services.play.db.read() as db:
        for game_id in await store.of_user(db, interaction.user.id, status, kind=kind.name):
            row = await store.get(db, game_id)
            if row is None:
                continue
            names = " – ".join(dict.fromkeys(row.names.values()))
            told = items(language, (names, kind.round_name(row.turn, language)))
            name = labelled(language, str(game_id), told)
            if current.lower() in name.lower():
                found.append(Choice(name=cut(name, 100), value=game_id))
    return found[:25]


async def card_names(services: Services, interaction: Sys, kind: Cards, current: str) -> list[Choice[str]]:
    """Card names of the pool: public knowledge, the same for everyone; in a game's thread the side of a card
    that lies up is before its other."""
    asker = await services.languages.asker(interaction)
    language = asker.language
    if current.strip():
        game = await services.private.game_here(kind, asker)
        titles = [kind.card(code, language, game).title for code in kind.find_card(current, language, game)]
    else:
        titles = list(kind.titles(language))
    return [Choice(name=cut(title, 100), value=cut(title, 100)) for title in titles[:25]]


@dataclass(frozen=True)
class GameCommand:
    """A command that names a game, or means the asker's, and gives it to a handler."""

    name: str
    """Its description is the message `<says>-command-<name>`."""
    may: May
    work: Callable[[int, Asker], Awaitable[Answer]]
    slow: bool = False
    status: str = "running"
    """Which of the asker's games are proposed."""
    which: str = "bot-option-game"
    says: str = "bot"
    """With what the names of its messages begin."""


def add_row(group: app_commands.Group, kind: GameKind, services: Services, row: GameCommand) -> None:
    """Add a command that names a game of this kind."""
    page = ReplayPage(services.play, services.pictures, services.adviser)
    find = services.private.one_game if row.status == "running" else page.one_game

    async def mine(interaction: Sys, current: str) -> list[Choice[int]]:
        return await own_games(services, interaction, kind, current, row.status)

    @group.command(name=row.name, description=message(f"{row.says}-command-{row.name}"))
    @app_commands.describe(game=message(row.which))
    @app_commands.autocomplete(game=mine)
    @may(game=row.may)
    async def one(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await row.work(await find(asker, kind, game), asker)

        await services.answers.give(interaction, work, slow=row.slow)


def common(group: app_commands.Group, kind: GameKind, services: Services) -> None:
    """Add the commands that every game has, and those of the parts that this kind of game has (`games` lists
    all games)."""
    give, personal, rules = services.answers.give, services.private, Rules(services.play.db)
    replay = ReplayPage(services.play, services.pictures, services.adviser)

    @group.command(description=message("bot-command-games"))
    async def games(interaction: Sys) -> None:
        await give(interaction, personal.games)

    rows = [
        GameCommand("move", rules.player, personal.move, slow=True),
        GameCommand("board", rules.onlooker, personal.board, slow=True),
        GameCommand("log", rules.onlooker, personal.log),
        GameCommand("replay", rules.onlooker, replay.press, True, "over", "bot-option-replay"),
        GameCommand("pace", rules.player, PacePage(services.play).page),
    ]
    if isinstance(kind, Hands):
        rows.insert(1, GameCommand("hand", rules.player, personal.hand, slow=True))
    if isinstance(kind, Ordering):
        rows.append(GameCommand("orders", rules.player, OrdersPage(services.play).page))
    if isinstance(kind, Undoable):
        rows.append(GameCommand("undo", rules.player, UndoPage(services.play).page))
    if isinstance(kind, Duel):
        rows.append(GameCommand("concede", rules.player, personal.concede))
    for row in rows:
        add_row(group, kind, services, row)
    if isinstance(kind, Cards):
        _card(group, kind, services)
    if isinstance(kind, Explaining):
        help_page.add_command(group, kind, services)
    if isinstance(kind, Teaching):
        learning.add_command(group, kind, services)
    _settings(group, kind, services)


def declare(kind: GameKind, services: Services, at: Routes) -> None:
    """Declare the buttons of the parts that a kind of game has, where these are its own."""
    if isinstance(kind, Explaining):
        help_page.declare(kind, services, at)
    if isinstance(kind, Teaching):
        learning.declare(kind, services, at)


def _card(group: app_commands.Group, kind: Cards, services: Services) -> None:
    async def cards(interaction: Sys, current: str) -> list[Choice[str]]:
        return await card_names(services, interaction, kind, current)

    @group.command(description=message("bot-command-card"))
    @app_commands.describe(name=localised(kind.card_option))
    @app_commands.autocomplete(name=cards)
    @may(name=anybody)
    async def card(interaction: Sys, name: app_commands.Range[str, 1, 100]) -> None:
        async def work(asker: Asker) -> Answer:
            return await card_sets.read(services.private, kind, name, asker)

        await services.answers.give(interaction, work, slow=True)


def _settings(group: app_commands.Group, kind: GameKind, services: Services) -> None:
    wished = {CONTROL: "full_control", END: "end_turn"}
    private = [
        Choice(name=message("bot-choice-dm"), value="dm"),
        Choice(name=message("bot-choice-panel"), value="panel"),
    ]
    options = [
        Option("private", message("bot-option-private"), private),
        *(Option(wished[wish], message(f"bot-option-{wish}"), kind=bool) for wish in wishes_of(kind)),
        Option("language", message("bot-option-language"), languages()),
    ]

    async def serve(interaction: Sys, given: Given) -> None:
        where, spoken = value(given, "private"), value(given, "language")

        async def work(asker: Asker) -> Answer:
            control, end = (given.get(wished[wish]) for wish in (CONTROL, END))
            return await services.settings.show(asker, where, control, spoken, end)

        await services.answers.give(interaction, work)

    group.command(name="settings", description=message("bot-command-settings"))(
        body_of(options, serve)  # type: ignore[arg-type]  # its parameters are those of the options
    )


def duel(
    kind: Duel, services: Services, challenge: Callable[[app_commands.Group], None] | None = None
) -> app_commands.Group:
    """The commands of a game of two; `challenge` adds that command where it is more than the usual."""
    group = new_group(kind)
    if challenge is not None:
        challenge(group)
    else:
        challenge_command.add(group, kind, services)
    challenge_command.add_practice(group, kind, services)
    common(group, kind, services)
    return group


def languages() -> list[Choice[str]]:
    """The languages to choose from, each by its own name, and what Discord says."""
    found = [Choice(name=title(code), value=code) for code in LANGUAGES]
    return [Choice(name=message("bot-automatic"), value=AUTOMATIC), *found]


def server(answers: Answers, settings: UserSettings) -> app_commands.Group:
    """`/server`: what holds for a whole server, for those who may manage it."""
    group = app_commands.Group(
        name="server",
        description=message("bot-command-server"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    @group.command(description=message("bot-command-server-about"))
    async def about(interaction: Sys) -> None:
        await answers.give(interaction, settings.about)

    @group.command(description=message("bot-command-server-language"))
    @app_commands.describe(language=message("bot-option-server-language"))
    @app_commands.choices(language=languages())
    async def language(interaction: Sys, language: Choice[str] | None = None) -> None:
        chosen = language.value if language is not None else None

        async def work(asker: Asker) -> Answer:
            allowed = interaction.permissions.manage_guild
            return await settings.server(asker, allowed, chosen)

        await answers.give(interaction, work)

    @group.command(description=message("bot-command-server-threads"))
    @app_commands.describe(ended=message("bot-option-server-threads"))
    @app_commands.choices(
        ended=[Choice(name=message(f"bot-choice-threads-{name}"), value=name) for name in ("archive", "keep")]
    )
    async def threads(interaction: Sys, ended: Choice[str] | None = None) -> None:
        closes = ended.value == "archive" if ended is not None else None

        async def work(asker: Asker) -> Answer:
            return await settings.threads(asker, interaction.permissions.manage_guild, closes)

        await answers.give(interaction, work)

    return group
