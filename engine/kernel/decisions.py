"""What players are asked: a `Decision` with its `Option`s, and whether an answer fits."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.kernel.errors import IllegalAnswer, MalformedAnswer


class Option(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One legal answer: its key and what it is about, as data. Words are put to it by the game's view."""

    key: str
    verb: str
    oid: int = 0
    to: str = ""
    n: int = 0
    """A cost, or a number chosen; the verb says which."""


class Decision(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An open question to one seat."""

    id: int
    seat: str
    kind: str
    step: str
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    about: int = 0
    """The object that asks, if any."""
    row: str = ""
    """The step that asks, for the answer to find it; `step` is the number shown."""
    race: bool = False
    """Whether the first answer among the open decisions of this step closes the others."""
    role: str = ""
    """What the step is for, where code elsewhere asks about it (`Table.row`)."""
    silence: str = ""
    """The key that stands for no answer where the table sets a time limit; empty: the game waits."""

    def option(self, key: str) -> Option | None:
        """The option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def check(self, choice: str | Iterable[str]) -> tuple[str, ...]:
        """The choice as a tuple of keys. MalformedAnswer or IllegalAnswer if it does not fit."""
        # Answers come from outside: what the annotation promises has to be looked at.
        if isinstance(choice, tuple):
            keys = choice
        else:
            keys = (choice,) if isinstance(choice, str) or not isinstance(choice, Iterable) else tuple(choice)
        for key in keys:
            if not isinstance(key, str):
                raise MalformedAnswer("An answer is made of the keys of options.")
        if len(keys) > 1 and len(set(keys)) != len(keys):
            raise MalformedAnswer("Each option can be chosen only once.")
        if not self.minimum <= len(keys) <= self.maximum:
            wanted = (
                str(self.minimum) if self.minimum == self.maximum else f"{self.minimum} to {self.maximum}"
            )
            raise MalformedAnswer(f"Choose {wanted}, not {len(keys)}.")
        for key in keys:
            if self.option(key) is None:
                raise IllegalAnswer("That is not one of the choices here.")
        return keys
