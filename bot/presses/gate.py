"""Nothing is said to anybody before the rule of what they pressed or asked for has let them through.

Every interaction gets a gate as it comes in, and the gate is closed: what would show something is refused,
whoever tries it. `Answers` opens it by asking the rule, once it knows who it is from; what it says itself
(that somebody may not, or that an answer follows) it says through the closed gate.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import discord
from discord.utils import snowflake_time

from bot.messages.refusals import Refusal
from bot.presses.languages import Asker

GATE: Final = "gate"
"""Where an interaction carries its gate."""
SILENT: Final = frozenset({"is_done", "type"})
"""What of a response says nothing."""

UNDER_WAY: Final = 5.0
"""Seconds: what came later was given up by Discord long ago, or a clock is wrong."""
COUNTED: Final = 1.5
"""So many of them count, so that a clock which is ahead takes no more of the time there is."""

Rule = Callable[[Asker], Awaitable[object]]
"""Refusal for whoever may not use what an interaction names; what was read of it, for who serves it."""


class Unasked(Exception):
    """Something was to be said before the rule was asked."""


class Gate:
    """Whether an interaction may be answered. Without a rule nobody is let through."""

    def __init__(self, rule: Rule | None = None, under_way: float = 0.0) -> None:
        self.rule = rule
        self.open = False
        """Whether the rule has let them through."""
        self.begun = time.monotonic() - under_way
        """When the interaction was made: Discord's seconds count from then."""
        self.found: object = None
        """What the rule has read."""
        self._speaking = False

    async def ask(self, asker: Asker) -> None:
        """Refusal for whoever the rule does not let through; asked once."""
        if self.open:
            return
        if self.rule is None:
            raise Refusal("bot-forged")
        self.found = await self.rule(asker)
        self.open = True

    @contextmanager
    def speaking(self) -> Iterator[None]:
        """For who has asked the rule, or says nothing of what is named."""
        before, self._speaking = self._speaking, True
        try:
            yield
        finally:
            self._speaking = before

    def check(self) -> None:
        """Raises Unasked while nothing may be said."""
        if not self.open and not self._speaking:
            raise Unasked


class _Response(discord.InteractionResponse[Any]):
    """A response that says nothing through a closed gate, whatever the library adds to it."""

    __slots__ = ()

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("_") and name not in SILENT:
            gate_of(object.__getattribute__(self, "_parent")).check()
        return object.__getattribute__(self, name)


class Guarded(discord.Interaction[Any]):
    """An interaction with a gate."""

    __slots__ = ()

    @property
    def response(self) -> discord.InteractionResponse[Any]:
        found: discord.InteractionResponse[Any] | None = self.extras.get(_Response)
        if found is None:
            found = self.extras[_Response] = _Response(self)
        return found

    @property
    def followup(self) -> discord.Webhook:
        gate_of(self).check()
        return super().followup

    async def edit_original_response(self, **values: Any) -> Any:
        gate_of(self).check()
        return await super().edit_original_response(**values)

    async def delete_original_response(self) -> None:
        gate_of(self).check()
        await super().delete_original_response()


def guard(interaction: discord.Interaction[Any]) -> Gate:
    """Put a closed gate before an interaction."""
    gate: Gate = Gate(under_way=under_way(interaction.id, time.time()))
    interaction.extras[GATE] = gate
    interaction.__class__ = Guarded
    return gate


def under_way(interaction_id: int, now: float) -> float:
    """Seconds since an interaction was made, as its id tells: on a loaded machine it may lie about before it
    is read. 0.0 where clocks do not fit."""
    passed = now - snowflake_time(interaction_id).timestamp()
    return min(passed, COUNTED) if 0.0 < passed < UNDER_WAY else 0.0


def gate_of(interaction: discord.Interaction[Any]) -> Gate:
    """The gate of an interaction; one that came by no gate is let through nowhere."""
    gate: Gate | None = interaction.extras.get(GATE)
    return gate if gate is not None else guard(interaction)
