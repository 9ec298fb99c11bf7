"""Which abilities of which cards a test plays: held by `played.txt`, a line a card.

    enigma | test_enigma_takes_a_click 0 | test_interplay.py::test_a_run_is_ended 1,2

A test with the abilities it plays, by their places in the declaration; and with its file, if that is not the
card's own.
`python -m tools.played` writes it anew. Whenever a test runs that the table names, the abilities it is said
to play must have been carried out (`conftest.py`); that every ability of every card stands there, and that
all those tests exist, is held by `test_played.py`. So no line can lie, whichever tests run, in any order.

Carried out is: of paid, conditional and play abilities and subroutines an instruction; of static ones a
change that reached something (a value, a cost, a card, an act it forbids). What grants or limits places is
carried out when a card is installed by it. Rules about decks are no part of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from inspect import isfunction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel.machine import Machine
from engine.kernel.steps import ASK
from engine.netrunner.language.abilities import ActiveIn, CanAdvance, Paid, Play, Remains, Static, Sub, When
from engine.netrunner.language.deck_rules import DeckRule
from engine.netrunner.language.hosting import Hosts, InstalledFaceup, OnlyIn, OnlyOn
from engine.netrunner.language.instructions import (
    AbilityFrame,
    ConditionalFrame,
    PaidFrame,
    PlayAbilityFrame,
    SubroutineFrame,
)
from engine.netrunner.language.modifiers import CountsAsTagged, HandRevealed
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.restrictions import OnlyIf
from engine.netrunner.language.traits import Change
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.objects.values import Values
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.facts import EXTRA, known_facts
from engine.netrunner.table.parts import Modifier
from tools.card_places import TESTS, test_file

HERE = Path(__file__).parent
TABLE = HERE / "played.txt"
Played = tuple[str, int]
"""A card's code, and the place of an ability in its declaration."""

KINDS: dict[type[AbilityFrame], type[Paid] | type[When] | type[Play] | type[Sub]] = {
    PaidFrame: Paid, ConditionalFrame: When, PlayAbilityFrame: Play, SubroutineFrame: Sub,
}  # fmt: skip
_LOOKED_AT = ("change", "concerns", "covers", "value", "left", "number")
"""Methods of modifiers that say what they do to something; nothing: None, 0, False or an empty `Change`."""


def of_cards() -> list[Played]:
    """All abilities of the cards that the engine declares, by code."""
    return [
        (code, place)
        for code in sorted(declared() - EXTRA.keys())
        for place, ability in enumerate(definition(code).abilities)
        if not isinstance(ability, DeckRule)
    ]


@cache
def own_file(code: str) -> str:
    """The file below this directory in which a card is tested."""
    return (TESTS / test_file(known_facts()[code])).relative_to(HERE).as_posix()


def table() -> dict[Played, str]:
    """The test that plays each ability: its file below this directory and its name."""
    found = {}
    for line in TABLE.read_text("utf-8").splitlines():
        code, *tests = line.split(" | ")
        for test, _, places in (part.rpartition(" ") for part in tests):
            whole = test if "::" in test.partition("[")[0] else f"{own_file(code)}::{test}"
            found.update({(code, int(place)): whole for place in places.split(",")})
    return found


def lines(found: Mapping[Played, str]) -> Iterator[str]:
    """The table as it is written."""
    cards: dict[str, dict[str, list[str]]] = {}
    for (code, place), test in sorted(found.items()):
        said = test.removeprefix(f"{own_file(code)}::")
        cards.setdefault(code, {}).setdefault(said, []).append(str(place))
    for code, tests in cards.items():
        yield " | ".join([code, *(f"{test} {','.join(places)}" for test, places in tests.items())])


def name(item: pytest.Item) -> str:
    """A test as the table names it."""
    path = item.path
    return f"{path.relative_to(HERE).as_posix() if path.is_relative_to(HERE) else path}::{item.name}"


class Watch:
    """What is carried out while it watches."""

    def __init__(self) -> None:
        self.played: set[Played] = set()

    def _note(self, code: str, fits: Callable[[Any], bool]) -> None:
        try:
            abilities = definition(code).abilities
        except KeyError:  # of the rules
            return
        for place, ability in enumerate(abilities):
            if fits(ability.ability if isinstance(ability, ActiveIn) else ability):
                self.played.add((code, place))

    def _frame(self, f: AbilityFrame) -> None:
        kind = KINDS.get(type(f))

        def fits(ability: Any) -> bool:
            if isinstance(ability, Static) and isinstance(ability.modifier, InsteadOf):
                return ability.modifier.effects == f.effects
            if kind is None or not isinstance(ability, kind) or ability.effects != f.effects:
                return False
            if not isinstance(ability, When) or f.event is None or not ability.on.heard:
                return True
            return f.event.heard_as in ability.on.heard

        self._note(f.code, fits)

    def _modifier(self, code: str, modifier: Modifier) -> None:
        self._note(code, lambda ability: isinstance(ability, Static) and ability.modifier == modifier)

    def _event(self, event: Event) -> None:
        if event.card is None:
            return
        if event.kind is EventKind.ADVANCE or (
            event.kind is EventKind.PLACE_COUNTERS and event.counter == "advancement"
        ):
            self._note(event.card.code, lambda ability: isinstance(ability, CanAdvance))
        if event.kind is EventKind.TRASH and event.was == "play":
            self._note(event.card.code, lambda ability: isinstance(ability, Remains))

    def _installed(self, g: Any, event: Event) -> None:
        card = g.state.cards.get(event.oid)
        host = card and g.state.cards.get(card.host)
        bound: tuple[type[Modifier], ...] = (OnlyIn, OnlyOn, InstalledFaceup)
        if card is not None:
            self._note(card.code, lambda a: isinstance(a, Static) and isinstance(a.modifier, bound))
        if host is not None:
            self._note(host.code, lambda a: isinstance(a, Static) and isinstance(a.modifier, Hosts))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch everything that happens inside."""
        with pytest.MonkeyPatch.context() as patch:
            for kind in KINDS:
                self._watch_steps(patch, kind)
            for word in _words(Modifier):
                for method in _LOOKED_AT:
                    if isfunction(vars(word).get(method)):  # fields of that name are none
                        self._watch_modifier(patch, word, method)
            self._watch_game(patch)
            yield

    def _watch_steps(self, patch: pytest.MonkeyPatch, kind: type[AbilityFrame]) -> None:
        tables = {id(table): table for table in (kind.table, *kind.table.editions.values())}
        for table in tables.values():
            for before, row in list(table.after.items()):
                if row is not None and row.text == "resolve the instruction":

                    def run(g: Any, f: Any, real: Callable[..., Any] = row.run) -> Any:
                        first = f.__copy__() if f.index == 0 else None
                        outcome = real(g, f)
                        if first is not None and outcome is not ASK:
                            self._frame(first)
                        return outcome

                    patch.setitem(table.after, before, msgspec.structs.replace(row, run=run))

    def _watch_modifier(self, patch: pytest.MonkeyPatch, word: type[Modifier], method: str) -> None:
        real = getattr(word, method)

        def looked_at(modifier: Modifier, g: Any, s: Any, *args: Any, **more: Any) -> Any:
            found = real(modifier, g, s, *args, **more)
            nothing = found is None or found == Change() or (not found and method not in ("value", "left"))
            if not nothing:
                self._modifier(s.code, modifier)
            return found

        patch.setattr(word, method, looked_at)

    def _watch_game(self, patch: pytest.MonkeyPatch) -> None:
        proceed, allowed = Machine.proceed, Values._allowed
        revealed, tagged = Values.hand_revealed, Values.tagged

        def proceeding(machine: Any, **how: bool) -> None:
            done = len(machine.log)
            try:
                proceed(machine, **how)
            finally:
                for event in machine.log[done:]:
                    self._event(event)
                    if event.kind is EventKind.INSTALL:
                        self._installed(machine, event)

        def allowing(g: Any, act: Any, card: Any) -> bool:
            for static in g.face(card).statics.get(f"only_if:{act}", ()):
                if isinstance(static.modifier, OnlyIf):
                    self._modifier(card.code, static.modifier)
            return allowed(g, act, card)

        def revealing(g: Any, seat: str) -> bool:
            found = revealed(g, seat)
            for modifier, s, _, _ in g.modifiers("hand_revealed") if found else ():
                if isinstance(modifier, HandRevealed):
                    self._modifier(s.code, modifier)
            return found

        def asked(g: Any) -> bool:
            for modifier, s, _, _ in g.modifiers("tagged"):
                if isinstance(modifier, CountsAsTagged) and not g.state.tags:
                    self._modifier(s.code, modifier)
            return tagged(g)

        patch.setattr(Values, "tagged", asked)
        patch.setattr(Machine, "proceed", proceeding)
        patch.setattr(Values, "_allowed", allowing)
        patch.setattr(Values, "hand_revealed", revealing)


def _words(kind: type) -> Iterator[type]:
    found: list[type] = kind.__subclasses__()
    for word in found:
        yield word
        yield from _words(word)
