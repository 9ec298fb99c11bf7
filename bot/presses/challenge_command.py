"""`challenge` of a game of two: its options are what the game has to choose from."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.contract.computers import Computers
from bot.contract.duel import Duel
from bot.contract.editions import Editioned
from bot.contract.kind import GameKind
from bot.contract.reminding import Reminding
from bot.contract.undoable import Undoable
from bot.hosting.pace import NONE, PACES
from bot.hosting.undo_requests import CONSENT, FREE
from bot.hosting.undo_requests import OFF as UNDO_OFF
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.challenges import Agreed, Offer
from bot.presses.channels import place_of
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.translations import localised, message

Sys = discord.Interaction
Choice = app_commands.Choice
Given = Mapping[str, Any]
"""What was chosen, by option."""
RANDOM = "random"
"""The side drawn by lot, as a choice of the command."""
OFF = "off"
"""A switch of a command that is not on."""


@dataclass(frozen=True)
class Option:
    """An option of a command, which need not be given."""

    name: str
    description: locale_str
    choices: Sequence[Choice[str]] = ()
    kind: Any = Choice[str]
    """Its annotation."""


@dataclass(frozen=True)
class Wanted:
    """Who is challenged to what, as far as it was said."""

    level: str | None
    side: str | None
    opponent: discord.User | None
    computer: str | None
    agreed: Agreed

    @classmethod
    def of(cls, given: Given) -> Wanted:
        """What the usual options say."""
        side = value(given, "side")
        return cls(
            value(given, "level"),
            side if side != RANDOM else None,
            given.get("opponent"),
            value(given, "computer"),
            Agreed(
                value(given, "memory") != OFF,
                value(given, "undo") or FREE,
                value(given, "pace") or NONE,
                value(given, "edition") or "",
            ),
        )


def value(given: Given, name: str) -> str | None:
    """What was chosen for an option; None for nothing."""
    chosen = given.get(name)
    return chosen.value if isinstance(chosen, Choice) else chosen


def usual(kind: Duel) -> list[Option]:
    """The options that a game of two has for a challenge, in their order."""
    found = [
        Option("opponent", message("bot-option-opponent"), kind=discord.User),
        Option("side", message("bot-option-side"), sides(kind)),
        Option("level", message("bot-option-level"), levels(kind)),
    ]
    if isinstance(kind, Computers):
        found.append(Option("computer", message("bot-option-computer"), computers(kind)))
    if isinstance(kind, Reminding):
        found.append(Option("memory", message("bot-option-memory"), switch()))
    if isinstance(kind, Undoable):
        found.append(Option("undo", message("bot-option-undo"), undo_rules()))
    found.append(Option("pace", message("bot-option-pace"), paces()))
    if isinstance(kind, Editioned):
        found.append(Option("edition", message("bot-option-edition"), editions(kind)))
    return found


def body_of(
    options: Sequence[Option], serve: Callable[[Sys, Given], Awaitable[None]]
) -> Callable[..., Awaitable[None]]:
    """The body of a command with these options, of which a game may have some and not others."""

    async def body(interaction: Sys, **given: Any) -> None:
        await serve(interaction, {name: one for name, one in given.items() if one is not None})

    named = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", named, annotation=Sys)]
    parameters += [
        inspect.Parameter(option.name, named, default=None, annotation=option.kind | None)
        for option in options
    ]
    setattr(body, "__signature__", inspect.Signature(parameters))  # noqa: B010  # what discord.py reads
    app_commands.describe(**{option.name: option.description for option in options})(body)
    app_commands.choices(**{option.name: list(option.choices) for option in options if option.choices})(body)
    return body


def add(group: app_commands.Group, kind: Duel, services: Services) -> None:
    """Add the command to a game's group."""

    async def serve(interaction: Sys, given: Given) -> None:
        async def work(asker: Asker) -> Offer:
            return await offer(services, kind, asker, interaction, Wanted.of(given))

        await services.challenges.show(interaction, work)

    group.command(name="challenge", description=message("bot-command-challenge"))(
        body_of(usual(kind), serve)  # type: ignore[arg-type]  # its parameters are those of the options
    )


def add_practice(group: app_commands.Group, kind: Duel, services: Services) -> None:
    """Add `practice` to the group of a game that computers play."""
    if not isinstance(kind, Computers):
        return
    options = [
        Option("computer", localised(_if_left_out(kind)), computers(kind)),
        Option("side", message("bot-option-side"), sides(kind)),
        Option("level", message("bot-option-level"), levels(kind)),
    ]
    if isinstance(kind, Editioned):
        options.append(Option("edition", message("bot-option-edition"), editions(kind)))

    async def serve(interaction: Sys, given: Given) -> None:
        async def work(asker: Asker) -> Answer:
            side, edition = value(given, "side"), value(given, "edition") or ""
            level = value(given, "level") or next(iter(kind.levels("en")))
            computer = value(given, "computer") or _middle(kind)
            mine = side if side != RANDOM else None
            return await services.challenges.practise(asker, kind, level, mine, computer, edition)

        await services.answers.give(interaction, work)

    group.command(name="practice", description=message("bot-command-practice"))(
        body_of(options, serve)  # type: ignore[arg-type]  # its parameters are those of the options
    )


def own_group(kind: Duel) -> str:
    """The commands by which one plays alone; "" where there are none."""
    return kind.group if isinstance(kind, Computers) else ""


async def offer(services: Services, kind: Duel, asker: Asker, interaction: Sys, wanted: Wanted) -> Offer:
    """Challenge somebody, or whoever likes, to a game of a level."""
    channel_id = await place_of(interaction, asker.language, group=own_group(kind))
    level = wanted.level or next(iter(kind.levels("en")))
    return await services.challenges.offer(
        asker, channel_id, kind, level, wanted.side, wanted.opponent, wanted.computer, wanted.agreed
    )


def sides(kind: Duel) -> list[Choice[str]]:
    """The sides of a game, and the lot."""
    found = [Choice(name=localised(_side(kind, seat)), value=seat) for seat in kind.seats]
    return [*found, Choice(name=message("bot-choice-random"), value=RANDOM)]


def levels(kind: Duel) -> list[Choice[str]]:
    """The levels of a game, the usual one first."""
    return [Choice(name=localised(_level(kind, level)), value=level) for level in kind.levels("en")]


def computers(kind: GameKind) -> list[Choice[str]]:
    """The automatic players of a game."""
    if not isinstance(kind, Computers):
        return []
    return [Choice(name=localised(_strength(kind, one)), value=one) for one in kind.computers]


def switch() -> list[Choice[str]]:
    """On, or off."""
    return [Choice(name=message(f"bot-choice-{name}"), value=name) for name in ("on", OFF)]


def undo_rules() -> list[Choice[str]]:
    """What may be taken back in a game."""
    names = {FREE: "free", CONSENT: "consent", UNDO_OFF: "never"}
    return [Choice(name=message(f"bot-choice-{name}"), value=rule) for rule, name in names.items()]


def paces() -> list[Choice[str]]:
    """How long a move may take."""
    return [Choice(name=message(f"bot-choice-pace-{name}"), value=name) for name in PACES]


def editions(kind: Editioned) -> list[Choice[str]]:
    """The editions of a game's rules, the usual one first."""
    return [Choice(name=localised(_edition(kind, one)), value=one) for one in kind.editions("en")]


def _middle(kind: Computers) -> str:
    """The automatic player that one practises against without saying which."""
    return kind.computers[(len(kind.computers) - 1) // 2]


def _if_left_out(kind: Computers) -> Callable[[str], str]:
    usual = _strength(kind, _middle(kind))
    return lambda language: say(language, "bot-option-practice-computer", usual=usual(language))


def _edition(kind: Editioned, edition: str) -> Callable[[str], str]:
    return lambda language: kind.editions(language)[edition]


def _level(kind: Duel, level: str) -> Callable[[str], str]:
    return lambda language: kind.levels(language)[level]


def _side(kind: Duel, seat: str) -> Callable[[str], str]:
    return lambda language: kind.side(seat, language)


def _strength(kind: Computers, computer: str) -> Callable[[str], str]:
    return lambda language: kind.strength(computer, language)
