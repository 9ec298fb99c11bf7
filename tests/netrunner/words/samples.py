"""Words with values for each of their fields, found by their types; and abilities that have such a word."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.netrunner import language
from engine.netrunner.language import amounts, conditions, costs, deck_rules, effects, flow, selectors, sets
from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.base import Amount, Condition, Pattern, Ref, Selector, Targeting
from engine.netrunner.language.costs import Cost, cost
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.happenings import On
from engine.netrunner.language.hosting import ConditionText
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.spoken import Voice
from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.parts import Ability, Modifier
from engine.speech import Node, say

for module in pkgutil.walk_packages(language.__path__, "engine.netrunner.language."):
    importlib.import_module(module.name)

ABSTRACT = frozenset(("Counted", "OnCards", "Said", "Trait", "DeckRule", "Priced", "Installing"))
KINDS: tuple[type, ...] = (
    Effect, Modifier, Condition, Ability, Selector, Ref, Amount, CostPart, Pattern, deck_rules.Included,
)  # fmt: skip
PROGRAM, VIRUS = selectors.Type("program"), selectors.Subtype("virus")
END = Sub((effects.EndTheRun(),))


def words_of(kind: type) -> Iterator[type]:
    """The concrete words of a kind that the engine has."""
    subclasses: list[type] = kind.__subclasses__() or [kind]
    for word in subclasses:
        if word is not kind:
            yield from words_of(word) if word.__subclasses__() else ()
        engine = word.__module__.startswith("engine.netrunner.language")
        if engine and not word.__name__.startswith("_") and word.__name__ not in ABSTRACT:
            yield word


SAMPLES: dict[object, tuple[Any, ...]] = {
    Selector: (PROGRAM, selectors.Subtype("sentry") & selectors.Type("ice")),
    Ref: (selectors.This(), selectors.target(PROGRAM)),
    Targeting: (Targeting(PROGRAM), Targeting(VIRUS)),
    Effect: (effects.Gain(1), effects.Draw(2)),
    Condition: (conditions.Tagged(), conditions.Threat(4)),
    Amount: (amounts.Tags(), amounts.Link()),
    Pattern: (On(EventKind.STEAL), On(EventKind.INSTALL, what=PROGRAM)),
    Modifier: (Modify("strength", 1), Cannot("jack_out")),
    Ability: (END, Sub((effects.Gain(2),))),
    Sub: (END, Sub((effects.Gain(2),))),
    When: (When(On(EventKind.STEAL), (effects.Gain(1),)), When(On(EventKind.STEAL), (effects.Draw(1),))),
    Cost: (cost(credits=1), cost(clicks=2)),
    CostPart: (costs.CreditCost(1), costs.ClickCost(2)),
    ConditionText: (ConditionText((END,)), ConditionText((Sub((effects.Gain(2),)),))),
    deck_rules.Included: (deck_rules.Included(kind="event"), deck_rules.Included(faction="nbn")),
    int: (1, 2),
    bool: (False, True),
}  # fmt: skip
"""Two values of each type that fields have."""
NAMED: dict[str, tuple[Any, ...]] = {
    "subtype": ("virus", "sentry"), "without": ("virus", "sentry"), "side": ("", "corp", "runner"),
    "by": ("you", "opponent"), "who": ("you", "opponent"), "whose": ("you", "opponent"),
    "server": ("hq", "rd", "archives", "attacked"),
    "servers": ((), ("hq",), ("hq", "rd"), ("remote",)),
    "where": ((), ("hq",), ("remote",), ("central",), ("here",)),
    "zone": ("hq", "rd", "grip", "stack", "heap"),
    "zones": (("grip",), ("heap",), ("grip", "heap")), "places": (("grip",), ("heap", "stack")),
    "faction": ("nbn", "anarch"), "kind": ("event", "ice"), "code": ("sure_gamble", "hedge_fund"),
    "stat": ("strength", "memory_cost", "memory", "link", "hand_corp"),
    "into": ("upgrade", "asset"), "name": ("program", "ice", "event"), "title": ("Cleaver", "Unity"),
    "to": ("", "removed", "bottom"), "detail": ("successful", "unsuccessful"), "seat": ("corp", "runner"),
}  # fmt: skip
"""Values of fields that are plain strings, by the name of the field."""


@cache
def hints(word: type) -> dict[str, Any]:
    """The types of the fields of a word."""
    found = get_type_hints(word)
    return {name: found[name] for name in word.__struct_fields__}  # type: ignore[attr-defined]


def values(hint: Any, name: str) -> list[Any]:
    """Values of a type."""
    origin = get_origin(hint)
    if name in NAMED and (
        hint is str or (origin is not Literal and hint not in SAMPLES and origin is not None)
    ):
        optional = [None] if type(None) in get_args(hint) else []
        plain = [each for each in get_args(hint) if each in SAMPLES]
        if not plain:
            return [*optional, *NAMED[name]]
    if hint in SAMPLES:
        return list(SAMPLES[hint])
    if hint is type(None):
        return [None]
    if origin is Literal:
        found = list(get_args(hint))
        # On a card of one side "you" and the seat are the same player.
        return [each for each in found if not (each in ("corp", "runner") and "you" in found)]
    if origin in (Union, UnionType):
        return [value for each in get_args(hint) for value in values(each, name)]
    if origin is tuple:
        one, *rest = get_args(hint)
        inside = [value for value in values(one, name) if value != ()]
        return [(), (inside[0],), tuple(inside[:2])] if rest == [Ellipsis] else [tuple(inside)]
    raise TypeError(f"{name}: {hint}")


def without_default(word: type, name: str) -> bool:
    """Whether a field has to be given."""
    fields: tuple[str, ...] = word.__struct_fields__  # type: ignore[attr-defined]
    given = word.__struct_defaults__  # type: ignore[attr-defined]
    at = fields.index(name) - (len(fields) - len(given))
    if at < 0:
        return True
    return repr(given[at]) == "NODEFAULT"


def least(word: type, **fields: Any) -> Any:
    """The word with as few fields as it needs, besides those given."""
    for name, hint in hints(word).items():
        if name not in fields and without_default(word, name):
            fields[name] = next(value for value in values(hint, name) if value not in ((), ((),), ""))
    return word(**fields)


def values_of(word: type, name: str) -> list[Any]:
    """Values that a field of a word can have: what has to be given is not left empty."""
    found = values(hints(word)[name], name)
    return [value for value in found if value not in ((), "")] if without_default(word, name) else found


# -- texts -----------------------------------------------------------------------------------------------

CORP = Definition(Facts("c", "Made Up", "corp", "neutral", "asset"), ())
ICE = Definition(Facts("i", "Made Up", "corp", "neutral", "ice"), ())
RUNNER = Definition(Facts("r", "Made Up", "runner", "neutral", "program"), ())


def abilities_with(word: Any) -> list[Ability]:
    """Abilities that have a word, in the places where it can stand."""
    if isinstance(word, Ability):
        return [word]
    if isinstance(word, Effect):
        return [Play((word,))]
    if isinstance(word, Modifier):
        return [Static(word)]
    if isinstance(word, Condition):
        return [Static(Modify("strength", 1), word)]
    if isinstance(word, Pattern):
        return [When(word, (effects.Gain(1),))]
    if isinstance(word, Amount):
        return [
            Play((effects.Draw(word),)),
            Static(Modify("strength", 1), conditions.AtLeast(word, 3)),
        ]
    if isinstance(word, Selector):
        return [
            Play((effects.Trash(selectors.target(word)),)),
            Play((effects.Trash(sets.Each(word)),)),
            Play((effects.Gain(amounts.HowMany(word)),)),
            Static(Modify("strength", 1), conditions.Exists(word)),
        ]
    if isinstance(word, Ref):
        return [Play((effects.Trash(word),))]
    if isinstance(word, CostPart):
        return [
            Paid(Cost((word,)), (effects.Gain(1),)),
            Play((flow.MayPay(Cost((word,)), (effects.Gain(1),)),)),
        ]
    if isinstance(word, deck_rules.Included):
        return [deck_rules.Bars(word), deck_rules.FreeInfluence(word, 2)]
    raise TypeError(type(word).__name__)


def nodes(word: Any, on: Definition) -> list[Node | None]:
    """What a card says in these places; None where there are no words, so that `card()` refuses it."""
    found: list[Node | None] = []
    for ability in abilities_with(word):
        try:
            found.append(ability.clause(Voice(on)))
        except NotImplementedError:
            found.append(None)
    return found


def texts(word: Any, tongue: str, on: Definition = CORP) -> list[str]:
    """What it says in a language; "" where there are no words."""
    return ["" if node is None else say(tongue, node, on.facts.side) for node in nodes(word, on)]
