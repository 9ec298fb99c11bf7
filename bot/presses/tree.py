"""The slash commands: each option that names something has a rule, asked before anything is done.

`@may(game=rules.player)` under a command says who may use it with which game. What names nothing but the
asker's own has the rule `anybody`, and that is written down as well: without it a command cannot be added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import discord
from discord import AppCommandOptionType, app_commands

from bot.messages.refusals import Refusal
from bot.presses.gate import guard
from bot.presses.languages import Asker, Languages
from bot.presses.routes import Ids, May, anybody
from bot.process.logs import begin_with

RULES: Final = "__may__"
NUMBERS: Final = (AppCommandOptionType.integer, AppCommandOptionType.number)

Body = TypeVar("Body", bound=Callable[..., Any])
Command = app_commands.Command[Any, ..., Any]
Shown = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def may(**rules: May) -> Callable[[Body], Body]:
    """Declare who may use a command with what its options name."""

    def declare(body: Body) -> Body:
        setattr(body, RULES, {**getattr(body, RULES, {}), **rules})
        return body

    return declare


def rules_of(command: object) -> Mapping[str, May]:
    """Rules by option."""
    return getattr(getattr(command, "callback", None), RULES, {})


def naming(command: Command) -> list[str]:
    """The options that may name something: numbers, and what is chosen from what the bot proposes. Persons,
    channels and files are what Discord resolves for who asks, and choices are ours."""
    return [
        option.name
        for option in command.parameters
        if not option.choices and (option.type in NUMBERS or option.autocomplete)
    ]


def leaves(command: Shown) -> Iterator[Command]:
    """The commands of a group, or the one there is."""
    if isinstance(command, app_commands.Group):
        for inner in command.walk_commands():
            yield from () if isinstance(inner, app_commands.Group) else (inner,)
    elif isinstance(command, app_commands.Command):
        yield command


class Commands(app_commands.CommandTree[Any]):
    """The commands; what one does is logged as its work, and begins with its rules."""

    def __init__(self, client: discord.Client, languages: Languages) -> None:
        super().__init__(client)
        self.languages = languages

    def add_command(self, command: Any, /, **how: Any) -> None:
        """ValueError for a command with an option that has no rule."""
        for one in leaves(command):
            if without := set(naming(one)) - set(rules_of(one)):
                raise ValueError(f"/{one.qualified_name}: {', '.join(sorted(without))}: no rule")
        super().add_command(command, **how)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        begin_with(interaction.id)
        gate = guard(interaction)
        command = interaction.command
        if not isinstance(command, app_commands.Command):
            return True
        rules, completing = rules_of(command), _focused(interaction)
        given = {
            name: str(value)
            for name, value in interaction.namespace
            if value is not None and name != completing
        }
        asked = list[May]()
        if not (set(naming(command)) & given.keys()) - rules.keys():
            asked = [rule for name, rule in rules.items() if name in given and rule is not anybody]
            gate.rule = partial(_ask, asked, interaction, Ids(given))
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        gate.open = gate.rule is not None and not asked
        try:
            if not gate.open:
                await gate.ask(await self.languages.asker(interaction))
        except Refusal:
            with gate.speaking():
                await interaction.response.autocomplete([])
            return False
        return True


async def _ask(rules: list[May], interaction: discord.Interaction[Any], ids: Ids, asker: Asker) -> None:
    for rule in rules:
        await rule(interaction, asker, ids)


def _focused(interaction: discord.Interaction[Any]) -> str:
    """The option that is being typed, which names nothing yet; "" for none."""
    data: Any = interaction.data or {}
    options = data.get("options", ())
    while options and "options" in options[0]:
        options = options[0]["options"]
    return next((option["name"] for option in options if option.get("focused")), "")
