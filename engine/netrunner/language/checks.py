"""A declaration that cannot work is refused when it is made, with the part named.

One walk for all words: what a field takes is its annotation (a type, a closed vocabulary as a Literal, a
mark of `fields`), what a word refers to is `Word.needs`, what is wrong with its fields together is
`Word.faults`.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.netrunner.language.abilities import ActiveIn, Paid, Play, Static, When
from engine.netrunner.language.amounts import Num
from engine.netrunner.language.base import Pattern, Ref, Targeting
from engine.netrunner.language.costs import Chosen, CounterCost, TopOfDeck
from engine.netrunner.language.effects import Increase, Instead, MakeRun, Prevent, Trace
from engine.netrunner.language.fields import Known, NotBelow, NotEmpty, NotZero
from engine.netrunner.language.flow import Delayed, ForNow, MayPay
from engine.netrunner.language.happenings import AnyOf, First, Next, On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.prices import Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.roles import ABOUT, AMOUNTS, ROLES
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.parts import Ability, Word, akin


class DeclarationError(ValueError):
    """What is wrong with a card's declaration, and in which of its parts."""


# -- fields --------------------------------------------------------------------------------------------


@cache
def _fields(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """The fields of a word with what each takes."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)


def _fits(value: object, hint: Any) -> bool:
    """Whether a value is what a field takes."""
    origin = get_origin(hint)
    if origin is None:
        return isinstance(value, hint)
    if origin is Literal:
        return isinstance(value, str) and value in get_args(hint)
    if origin is Annotated:
        inner, *marks = get_args(hint)
        return _fits(value, inner) and all(_meets(value, mark) for mark in marks)
    if origin in (Union, UnionType):
        return any(_fits(value, each) for each in get_args(hint))
    if origin is tuple:
        parts = get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(_fits(each, parts[0]) for each in value)
        return len(value) == len(parts) and all(map(_fits, value, parts))
    return isinstance(value, origin)


def _meets(value: object, mark: object) -> bool:
    """Whether a value of the right type is also as a mark of `fields` wants it."""
    if isinstance(mark, Known):
        return not value or value in mark.names()
    if isinstance(mark, NotEmpty):
        return bool(value)
    if isinstance(mark, NotBelow):
        n = value.n if isinstance(value, Num) else value
        return not isinstance(n, int) or n >= mark.least  # other amounts are known during the game only
    if isinstance(mark, NotZero):
        return value not in (0, Num(0))
    return True


MOST_NAMED: Final = 12
"""So many names of a list are told to who wrote one that is not on it."""


def _wanted(value: object, hint: Any) -> str:
    """What a field takes instead of such a value, in words."""
    origin = get_origin(hint)
    if origin is Literal:
        return "one of " + ", ".join(map(repr, get_args(hint)))
    if origin is Annotated:
        inner, *marks = get_args(hint)
        if not _fits(value, inner):
            return _wanted(value, inner)
        mark = next(mark for mark in marks if not _meets(value, mark))
        if isinstance(mark, Known):
            names = sorted(mark.names() - {""})
            near = get_close_matches(str(value), names, 1)
            told = f" (perhaps {near[0]!r}?)" if near else ""
            if not near and len(names) <= MOST_NAMED:
                told = f" ({', '.join(map(repr, names))})"
            return f"a {mark.what}{told}"
        if isinstance(mark, NotZero):
            return "a number other than 0"
        return f"at least {mark.least}" if isinstance(mark, NotBelow) else "at least one"
    if origin in (Union, UnionType):
        return " or ".join(_wanted(value, each) for each in get_args(hint))
    if origin is tuple:
        inner = get_args(hint)[0]
        wrong = [each for each in value if not _fits(each, inner)] if isinstance(value, tuple) else []
        return f"a tuple of {_wanted(wrong[0] if wrong else None, inner)}"
    return str(hint.__name__)


# -- scope ---------------------------------------------------------------------------------------------

_OUT_OF_SCOPE: Final = {
    "event": "nothing has happened here that it could be about",
    "event:amount": "what has happened here has no amount",
    "event:what": "what has happened here is about no card",
    "x": "there is no X here",
    "interrupt": "only an interrupt can do this",
    "named": "no instruction before it has asked for a card type",
    "name": "no instruction before it has asked for a card name",
}
_NOTHING: Final[frozenset[str]] = frozenset()
_HANDED_ON: Final = "handed on"
"""In scope where the ability that stands there knows the results and numbers of the one that creates it."""
_CARDS_PAID: Final = (Chosen, CounterCost, TopOfDeck)
"""Parts of costs that are paid with cards, which are `Result("paid")`."""
_FORGOTTEN: Final = frozenset({"name"})
"""What a trace, or a run that is successful, does not know of the ability that made it."""


def _creates(part: object, field: str) -> bool:
    """Whether what stands in a field is an ability by itself that knows what came before (10.8.5, 6.7.4a)."""
    if isinstance(part, MakeRun):
        return field == "if_successful"
    return isinstance(part, Trace) and field != "base"


def _of_events(heard: Iterable[str]) -> set[str]:
    """What is in scope where such events have happened: an event, its kind and its roles."""
    found = {"event"}
    for name in heard:
        kind: str = EventKind.IMMINENT if name.startswith("would:") else name
        found.add(f"event:{kind}")
        found.update(f"event:{role}" for told, roles in ROLES.items() if told == kind for role in roles)
        if kind in AMOUNTS:
            found.add("event:amount")
    return found


def _around(part: object, field: str, around: frozenset[str]) -> frozenset[str]:
    """What is in scope in a field of a part, if this is in scope where the part stands."""
    if isinstance(part, ActiveIn):
        return around
    if isinstance(part, Ability):  # one that another creates begins anew, but for what it is handed on
        found = {"x"} & around if _HANDED_ON in around else set()
        if isinstance(part, When):
            found |= _of_events(part.on.heard)
        if isinstance(part, Paid | When) and part.interrupt:
            kinds = (f"would:{part.interrupt}",) if isinstance(part, Paid) else part.on.heard
            found |= {"interrupt", *kinds}
        if (isinstance(part, Paid) and part.cost.with_x) or (isinstance(part, Play) and part.x is not None):
            found.add("x")
        return frozenset(found)
    around -= {_HANDED_ON}
    if (
        (isinstance(part, Delayed) and field == "ability")
        or (isinstance(part, ForNow) and field == "then")
        or (isinstance(part, MakeRun) and field == "abilities")
    ):
        return around | {_HANDED_ON}
    if isinstance(part, Pattern):
        return around | _of_events(part.heard)
    if isinstance(part, InsteadOf):
        return around | _of_events((f"would:{part.kind}",))
    if _creates(part, field):
        return around | _of_events(
            (EventKind.TRACE if isinstance(part, Trace) else EventKind.SUCCESSFUL_RUN,)
        )
    if isinstance(part, MayPay) and part.cost.with_x:
        return around | {"x"}
    return around


def _priced_with_x(ability: Ability, abilities: tuple[object, ...]) -> bool:
    """Whether it adds to the cost of playing its own card, for which a number for X is chosen (1.16.2c)."""
    if not isinstance(ability, Static) or not isinstance(ability.modifier, Price):
        return False
    own = ability.modifier.act == "play" and ability.modifier.to is None
    return own and any(isinstance(other, Play) and other.x is not None for other in abilities)


def check(code: str, abilities: Iterable[object], facts: Facts | None = None) -> None:
    """DeclarationError if an ability of the card could not do what it says.

    Refused are values that a field does not take (a misspelt word, an effect where a tuple of effects
    belongs, a negative cost), targets that no instruction announces (1.15), references to what is not in
    scope (what no instruction before has done, an event, an X), and abilities on cards of a type that has
    none of the kind.
    """
    abilities = tuple(abilities)
    for ability in abilities:
        if not isinstance(ability, Ability):
            raise DeclarationError(f"{code}: {ability!r} is no ability")
        walk = _Walk(f"{code}, {type(ability).__name__}")
        around = _NOTHING
        if isinstance(ability, Play) and _played_with_cards(abilities):
            walk.made, around = {"paid"}, frozenset({_HANDED_ON})
        if _priced_with_x(ability, abilities):
            around = frozenset({_HANDED_ON, "x"})
        walk.part(ability, (), around)
        if isinstance(ability, ActiveIn) and facts is not None:
            for fault in ability.misplaced(facts.side, facts.type):
                walk.fail(ability, fault)
        types = ability.printed_on()
        if facts is not None and types and facts.type not in types:
            raise DeclarationError(f"{walk.where}: is printed on {' and '.join(types)}, not on {facts.type}")
        if facts is not None and isinstance(ability, When):
            for kind in _about_itself(ability.on):
                if kind in ABOUT and facts.type not in ABOUT[kind]:
                    walk.fail(ability, f"no {facts.type} hears {kind.value} about itself")
    if sum(isinstance(ability, Play) for ability in abilities) > 1:
        raise DeclarationError(f"{code}, Play: there is one, with all instructions in order")


def _played_with_cards(abilities: Iterable[object]) -> bool:
    """Whether an additional cost to play the card is paid with cards, which its play ability knows."""
    prices = (ability.modifier for ability in abilities if isinstance(ability, Static))
    return any(
        isinstance(part, _CARDS_PAID)
        for price in prices
        if isinstance(price, Price) and price.act == "play" and price.to is None and price.extra is not None
        for part in price.extra.parts
    )


def _about_itself(on: Pattern) -> Iterable[EventKind]:
    """The kinds of event that a pattern wants to happen to the card itself."""
    if isinstance(on, AnyOf):
        for each in on.patterns:
            yield from _about_itself(each)
    elif isinstance(on, First | Next):
        yield from _about_itself(on.pattern)
    elif isinstance(on, On) and on.what == ThisCard():
        yield from on.kinds


def _missing(name: str) -> str:
    """What is wrong where a word needs this and it is not in scope."""
    if name.startswith("event:") and name not in _OUT_OF_SCOPE:
        return f"it is about something that was {name.removeprefix('event:')}, which nothing was here"
    return _OUT_OF_SCOPE.get(name, f"no instruction before it has {name} anything")


class _Walk:
    """One look through an ability, in the order in which its instructions are carried out."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.made: set[str] = set()

    def fail(self, part: object, what: str) -> None:
        raise DeclarationError(f"{self.where}: {type(part).__name__}: {what}")

    def part(self, part: object, announced: tuple[Targeting, ...], around: frozenset[str]) -> None:
        if isinstance(part, tuple):
            for each in part:
                self.part(each, announced, around)
            return
        if not isinstance(part, msgspec.Struct):
            return
        fields = _fields(type(part))
        for name, hint in fields:
            value = getattr(part, name)
            if not _fits(value, hint):
                self.fail(part, f"{name} is {value!r}, not {_wanted(value, hint)}")
        if isinstance(part, Word):
            self._alone(part, announced, around)
        if isinstance(part, Effect):
            announced = (*announced, *part.targets(), *part.named())
        if getattr(part, "that", None) is not None or (isinstance(part, ForNow) and part.then is not None):
            self.made.add("that")
        before = self.made
        if isinstance(part, Ability) and not isinstance(part, ActiveIn):
            announced, self.made = (), set(before) if _HANDED_ON in around else set()
        for name, _ in fields:
            self._field(part, name, announced, around)
        self.made = before
        if isinstance(part, Effect):
            self.made.update(part.makes)
        if isinstance(part, _CARDS_PAID):
            self.made.add("paid")

    def _field(
        self, part: object, name: str, announced: tuple[Targeting, ...], around: frozenset[str]
    ) -> None:
        """What stands in a field; what an ability that it creates does is no result of this one."""
        before = self.made
        if _creates(part, name):
            announced, self.made = (), before - _FORGOTTEN
        self.part(getattr(part, name), announced, _around(part, name, around))
        if _creates(part, name):
            self.made = before

    def _alone(self, part: Word, announced: tuple[Targeting, ...], around: frozenset[str]) -> None:
        """What a part needs where it stands."""
        for fault in part.faults():
            self.fail(part, fault)
        for name in part.needs():
            if name not in around and name not in self.made:
                self.fail(part, _missing(name))
        if isinstance(part, Prevent | Increase | Instead):
            heard = sorted(name.removeprefix("would:") for name in around if name.startswith("would:"))
            if not any(akin(part.kind, kind) for kind in heard):
                self.fail(part, f"kind is {part.kind!r}, but what it interrupts is {' or '.join(heard)}")
        if isinstance(part, Ref):
            wanted = part.targeting()
            if wanted is not None and wanted not in announced:
                self.fail(part, "no instruction announces this target")
