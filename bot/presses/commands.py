"""The slash commands: those every game has, those of a game of two, and a server's settings."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

from bot.contract.duel import Duel
from bot.contract.kind import GameKind
from bot.contract.undoable import Undoable
from bot.hosting.pace import NONE, PACES
from bot.hosting.undo_requests import CONSENT, FREE
from bot.hosting.undo_requests import OFF as UNDO_OFF
from bot.messages.layout import cut
from bot.messages.words import say
from bot.presses import card_sets
from bot.presses.access import Rules
from bot.presses.answers import Answer, Answers
from bot.presses.challenges import Agreed, Offer
from bot.presses.channels import place_of
from bot.presses.extension import Services
from bot.presses.languages import Asker, Languages
from bot.presses.orders import OrdersPage
from bot.presses.pace import PacePage
from bot.presses.replay import ReplayPage
from bot.presses.routes import anybody
from bot.presses.translations import localised, message
from bot.presses.tree import may
from bot.presses.undo import UndoPage
from bot.presses.user_settings import AUTOMATIC, UserSettings
from bot.store import games as store
from engine.messages import LANGUAGES, title

Sys = discord.Interaction
Choice = app_commands.Choice
GameId = app_commands.Range[int, 1, 10**12]
RANDOM = "random"
"""The side drawn by lot, as a choice of the command."""
OFF = "off"
"""A switch of a command that is not on."""


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
            name = f"{game_id}: {names}, {say(language, 'bot-turn', turn=row.turn)}"
            if current.lower() in name.lower():
                found.append(Choice(name=cut(name, 100), value=game_id))
    return found[:25]


async def card_names(spoken: Languages, interaction: Sys, kind: GameKind, current: str) -> list[Choice[str]]:
    """Card names of the pool: public knowledge, the same for everyone; nothing of a game can show."""
    language = (await spoken.asker(interaction)).language
    if current.strip():
        titles = [kind.card(code, language).title for code in kind.find_card(current, language)]
    else:
        titles = list(kind.titles(language))
    return [Choice(name=cut(title, 100), value=cut(title, 100)) for title in titles[:25]]


def common(group: app_commands.Group, kind: GameKind, services: Services) -> None:
    """Add the commands that every game has, for games of this kind (`games` lists all)."""
    give, personal, rules = services.answers.give, services.private, Rules(services.play.db)

    async def mine(interaction: Sys, current: str) -> list[Choice[int]]:
        return await own_games(services, interaction, kind, current)

    async def cards(interaction: Sys, current: str) -> list[Choice[str]]:
        return await card_names(services.languages, interaction, kind, current)

    which = message("bot-option-game")

    @group.command(description=message("bot-command-games"))
    async def games(interaction: Sys) -> None:
        await give(interaction, personal.games)

    @group.command(description=message("bot-command-move"))
    @app_commands.describe(game=which)
    @app_commands.autocomplete(game=mine)
    @may(game=rules.player)
    async def move(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await personal.move(await personal.one_game(asker, kind, game), asker)

        await give(interaction, work, slow=True)

    @group.command(description=message("bot-command-hand"))
    @app_commands.describe(game=which)
    @app_commands.autocomplete(game=mine)
    @may(game=rules.player)
    async def hand(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await personal.hand(await personal.one_game(asker, kind, game), asker)

        await give(interaction, work, slow=True)

    @group.command(description=message("bot-command-board"))
    @app_commands.describe(game=which)
    @app_commands.autocomplete(game=mine)
    @may(game=rules.onlooker)
    async def board(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await personal.board(await personal.one_game(asker, kind, game), asker)

        await give(interaction, work, slow=True)

    @group.command(description=message("bot-command-log"))
    @app_commands.describe(game=which)
    @app_commands.autocomplete(game=mine)
    @may(game=rules.onlooker)
    async def log(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await personal.log(await personal.one_game(asker, kind, game), asker)

        await give(interaction, work)

    @group.command(description=message("bot-command-replay"))
    @app_commands.describe(game=message("bot-option-replay"))
    @may(game=rules.onlooker)
    async def replay(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            page = ReplayPage(services.play, services.pictures, services.adviser)
            return await page.press(await page.one_game(asker, kind, game), asker)

        await give(interaction, work, slow=True)

    @replay.autocomplete("game")
    async def over(interaction: Sys, current: str) -> list[Choice[int]]:
        return await own_games(services, interaction, kind, current, status="over")

    @group.command(description=message("bot-command-card"))
    @app_commands.describe(name=message("bot-option-card"))
    @app_commands.autocomplete(name=cards)
    @may(name=anybody)
    async def card(interaction: Sys, name: app_commands.Range[str, 1, 100]) -> None:
        async def work(asker: Asker) -> Answer:
            return await card_sets.read(personal, kind, name, asker)

        await give(interaction, work, slow=True)

    @group.command(description=message("bot-command-pace"))
    @app_commands.describe(game=which)
    @app_commands.autocomplete(game=mine)
    @may(game=rules.player)
    async def pace(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            page = PacePage(services.play)
            return await page.page(await personal.one_game(asker, kind, game), asker)

        await give(interaction, work)

    if kind.ordering:

        @group.command(description=message("bot-command-orders"))
        @app_commands.describe(game=which)
        @app_commands.autocomplete(game=mine)
        @may(game=rules.player)
        async def orders(interaction: Sys, game: GameId | None = None) -> None:
            async def work(asker: Asker) -> Answer:
                page = OrdersPage(services.play)
                return await page.page(await personal.one_game(asker, kind, game), asker)

            await give(interaction, work)

    if isinstance(kind, Undoable):

        @group.command(description=message("bot-command-undo"))
        @app_commands.describe(game=which)
        @app_commands.autocomplete(game=mine)
        @may(game=rules.player)
        async def undo(interaction: Sys, game: GameId | None = None) -> None:
            async def work(asker: Asker) -> Answer:
                page = UndoPage(services.play)
                return await page.page(await personal.one_game(asker, kind, game), asker)

            await give(interaction, work)

    @group.command(description=message("bot-command-settings"))
    @app_commands.describe(
        private=message("bot-option-private"),
        full_control=message("bot-option-control"),
        end_turn=message("bot-option-end"),
        language=message("bot-option-language"),
    )
    @app_commands.choices(
        private=[
            Choice(name=message("bot-choice-dm"), value="dm"),
            Choice(name=message("bot-choice-panel"), value="panel"),
        ],
        language=languages(),
    )
    async def settings(
        interaction: Sys,
        private: Choice[str] | None = None,
        full_control: bool | None = None,
        end_turn: bool | None = None,
        language: Choice[str] | None = None,
    ) -> None:
        where = private.value if private is not None else None
        spoken = language.value if language is not None else None

        async def work(asker: Asker) -> Answer:
            return await services.settings.show(asker, where, full_control, spoken, end_turn)

        await give(interaction, work)


def duel(
    kind: Duel, services: Services, challenge: Callable[[app_commands.Group], None] | None = None
) -> app_commands.Group:
    """The commands of a game of two; `challenge` adds that command where it is more than the usual."""
    give, personal, rules = services.answers.give, services.private, Rules(services.play.db)
    group = new_group(kind)
    if challenge is not None:
        challenge(group)
    else:
        _challenge(group, kind, services)
    common(group, kind, services)

    @group.command(description=message("bot-command-concede"))
    @app_commands.describe(game=message("bot-option-game"))
    @may(game=rules.player)
    async def concede(interaction: Sys, game: GameId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await personal.concede(await personal.one_game(asker, kind, game), asker)

        await give(interaction, work)

    @concede.autocomplete("game")
    async def own(interaction: Sys, current: str) -> list[Choice[int]]:
        return await own_games(services, interaction, kind, current)

    return group


def sides(kind: Duel) -> list[Choice[str]]:
    """The sides of a game, and the lot."""
    found = [Choice(name=localised(_side(kind, seat)), value=seat) for seat in kind.seats]
    return [*found, Choice(name=message("bot-choice-random"), value=RANDOM)]


def levels(kind: Duel) -> list[Choice[str]]:
    """The levels of a game, the usual one first."""
    return [Choice(name=localised(_level(kind, level)), value=level) for level in kind.levels("en")]


def computers(kind: Duel) -> list[Choice[str]]:
    """The automatic players of a game."""
    return [Choice(name=message(f"bot-choice-{name}"), value=name) for name in kind.computers]


def switch() -> list[Choice[str]]:
    """On, or off."""
    return [Choice(name=message(f"bot-choice-{name}"), value=name) for name in ("on", OFF)]


def agreed(memory: Choice[str] | None, undo: Choice[str] | None, pace: Choice[str] | None) -> Agreed:
    """What the options of a challenge say."""
    return Agreed(
        memory is None or memory.value != OFF,
        undo.value if undo is not None else FREE,
        pace.value if pace is not None else NONE,
    )


def _challenge(group: app_commands.Group, kind: Duel, services: Services) -> None:
    first = next(iter(kind.levels("en")))

    @group.command(description=message("bot-command-challenge"))
    @app_commands.describe(
        opponent=message("bot-option-opponent"),
        side=message("bot-option-side"),
        level=message("bot-option-level"),
        computer=message("bot-option-computer"),
        memory=message("bot-option-memory"),
        undo=message("bot-option-undo"),
        pace=message("bot-option-pace"),
    )
    @app_commands.choices(
        level=levels(kind),
        side=sides(kind),
        computer=computers(kind),
        memory=switch(),
        undo=undo_rules(),
        pace=paces(),
    )
    async def challenge(
        interaction: Sys,
        opponent: discord.User | None = None,
        side: Choice[str] | None = None,
        level: Choice[str] | None = None,
        computer: Choice[str] | None = None,
        memory: Choice[str] | None = None,
        undo: Choice[str] | None = None,
        pace: Choice[str] | None = None,
    ) -> None:
        challenges = services.challenges
        chosen = level.value if level is not None else first
        mine = side.value if side is not None and side.value != RANDOM else None
        robot = computer.value if computer is not None else None
        rules = agreed(memory, undo, pace)

        async def work(asker: Asker) -> Offer:
            channel_id = place_of(interaction, asker.language)
            return await challenges.offer(asker, channel_id, kind, chosen, mine, opponent, robot, rules)

        await challenges.show(interaction, work)


def _level(kind: Duel, level: str) -> Callable[[str], str]:
    return lambda language: kind.levels(language)[level]


def _side(kind: Duel, seat: str) -> Callable[[str], str]:
    return lambda language: kind.side(seat, language)


def undo_rules() -> list[Choice[str]]:
    """What may be taken back in a game."""
    names = {FREE: "free", CONSENT: "consent", UNDO_OFF: "never"}
    return [Choice(name=message(f"bot-choice-{name}"), value=rule) for rule, name in names.items()]


def paces() -> list[Choice[str]]:
    """How long a move may take."""
    return [Choice(name=message(f"bot-choice-pace-{name}"), value=name) for name in PACES]


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

    return group
