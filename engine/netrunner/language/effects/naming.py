"""Card types and card names that a player chooses (1.15.1b)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal
from unicodedata import normalize

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Ref, Scope
from engine.netrunner.language.fields import Natural
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.sets import CORP_TYPES, TYPES
from engine.netrunner.language.traits import ChangeSubtype
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import known_facts
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.parts import CardType, Duration, Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

NO_LETTER: Final = "#"
"""Titles that begin with a number or a sign."""


class ChooseCardType(Value, Effect, frozen=True):
    """The controller chooses ("names") a card type of a side; `OfChosenType` are the cards that have it."""

    of: Seat

    makes = ("named",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        options = [
            Option(f"type:{name}", "card_type", to=name)
            for name in TYPES
            if (name in CORP_TYPES) == (self.of == CORP)
        ]
        keys = g.ask(f, f.seat, "card_type", options, about=f.source)
        if keys is None:
            return ASK
        f.remember("named", TYPES.index(keys[0].partition(":")[2]))
        return None


class ChooseNumber(Value, Effect, frozen=True):
    """The controller chooses a number from `least` on (1.15.1b): what cards cost, which none does that is
    higher than the most expensive one. `Remembered("named")` is that number.
    """

    of: Literal["install_cost"]
    least: Natural = 0

    makes = ("named",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        options = [
            Option(f"n:{n}", "count", oid=f.source, n=n) for n in range(self.least, _highest_cost() + 1)
        ]
        keys = g.ask(f, f.seat, "how_many", options, about=f.source)
        if keys is None:
            return ASK
        f.remember("named", int(keys[0].partition(":")[2]))
        return None


@cache
def _highest_cost() -> int:
    """The highest printed install cost of all cards."""
    kinds = ("hardware", "program", "resource")
    return max(facts.cost or 0 for facts in known_facts().values() if facts.type in kinds)


class ChooseCardName(Value, Effect, frozen=True):
    """The controller chooses ("names") any card of a side by its title; `OfChosenName` are those with it.

    There are a thousand: what the player knows to be in this game is offered by name, everything else by the
    letter it begins with.

    Rules: 1.15.1b, 2.1.4.
    """

    of: Seat

    makes = ("name",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        names = _by_letter(self.of)
        if f.choice:
            options = [Option(f"name:{code}", "card_name", to=code) for code in names[f.choice]]
        else:
            options = [Option(f"name:{code}", "card_name", to=code) for code in self._seen(g, f.seat)]
            options += [Option(f"letter:{letter}", "letter", to=letter) for letter in names]
        keys = g.ask(f, f.seat, "card_name", options, about=f.source)
        if keys is None:
            return ASK
        kind, _, chosen = keys[0].partition(":")
        if kind == "letter":
            f.choice = chosen
            return self.resolve(g, f)
        f.choice, f.named = "", chosen
        do.note(g, EventKind.NAMES, seat=f.seat, code=chosen)
        return None

    def _seen(self, g: Game, seat: Seat) -> list[str]:
        """Codes of the cards that the seat knows to be in this game."""
        seen = {card.code for card in g.state.cards.values() if card.side == self.of and knows(g, card, seat)}
        return sorted(code for code in seen if code in _codes(self.of))


@cache
def _codes(side: str) -> tuple[str, ...]:
    """All cards of a side but identities, by title."""
    found = [f for f in known_facts().values() if f.side == side and not f.type.endswith("identity")]
    return tuple(f.id for f in sorted(found, key=lambda f: f.title.casefold()))


@cache
def _by_letter(side: str) -> dict[str, tuple[str, ...]]:
    """Those cards by the letter they begin with."""
    found: dict[str, tuple[str, ...]] = {}
    for code in _codes(side):
        letter = normalize("NFKD", known_facts()[code].title)[0].upper()
        letter = letter if "A" <= letter <= "Z" else NO_LETTER
        found[letter] = (*found.get(letter, ()), code)
    return dict(sorted(found.items()))


class GiveSubtype(Value, Effect, frozen=True):
    """The controller chooses a subtype that is printed on a card of a type; cards gain it (2.16.6).

    Rules: 9.10.3a.
    """

    what: Ref
    of: CardType
    duration: Duration

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        options = [Option(f"subtype:{name}", "subtype", to=name) for name in _printed(self.of)]
        keys = g.ask(f, f.seat, "subtype", options, about=f.source)
        if keys is None:
            return ASK
        until = g.until(self.duration, f.seat, f.source)
        gained = ChangeSubtype(keys[0].partition(":")[2])
        for oid in self.what.oids(g, f):
            do.linger(g, until, f.seat, f.source, f.code, modifier=gained, target=oid)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.later or self.what.targeting() is not None:
            return super().useful(g, s)
        return bool(self.what.oids(g, s))


@cache
def _printed(kind: CardType) -> tuple[str, ...]:
    """All subtypes printed on cards of a type."""
    found = {name for facts in known_facts().values() if facts.type == kind for name in facts.subtypes}
    return tuple(sorted(found))
