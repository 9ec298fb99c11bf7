"""Every set, condition and amount with every value of its closed lists: in games really played it is now this
and now that, or a card cannot be declared with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from engine.netrunner.language import amounts as am
from engine.netrunner.language import conditions as con
from engine.netrunner.language import effects as fx
from engine.netrunner.language import happened_to as past
from engine.netrunner.language import happenings, logic, places, selectors, sets
from engine.netrunner.language.amounts.numbers import NumberName
from engine.netrunner.language.base import Amount, Condition, Scope, Selector
from engine.netrunner.language.costs import cost
from engine.netrunner.language.flow import ForNow, MayPay
from engine.netrunner.language.happenings import On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import members
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import (
    Both,
    Encountered,
    Installed,
    InZone,
    This,
)
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import ZONES
from engine.netrunner.testkit import Table
from tests.netrunner.words.moments import ASKS, moments, scopes
from tests.netrunner.words.samples import hints, least, values_of, words_of
from tests.netrunner.words.test_carried_out import AGENDA, FIELDS, ICE, PROGRAM, closed, of, there
from tests.netrunner.words.test_carried_out import variants as instructions

ANY = InZone(tuple(sorted(ZONES)))
TAGS = am.Tags()
MUCH = On(
    (
        EventKind.ENCOUNTER,
        EventKind.INSTALL,
        EventKind.TRASH,
        EventKind.ACCESS,
        EventKind.STEAL,
        EventKind.SCORE,
        EventKind.DAMAGE,
    )
)
MADE: list[tuple[Effect, ...]] = [
    *((instructions(word)[0],) for word in FIELDS if word.makes),
    (fx.PsiGame(),), (fx.ChooseCardType("corp"),), (fx.ChooseCardName("runner"),),
    (fx.ChooseNumber("install_cost"),), (fx.ChooseServer(),), (fx.ChooseCard(there(ICE)),),
    (fx.Trash(there(PROGRAM)),), (fx.Steal(there(AGENDA)),), (fx.Access(there(AGENDA)),), (fx.Draw(2),),
    (fx.RemoveFromGame(of("heap")),), (fx.HostOn(there(PROGRAM), there(ICE)),),
    (fx.HostOn(of("hq"), there(ICE)),),
    (fx.MoveIce(there(ICE), "archives"),), (fx.MoveIce(there(ICE), "rd"),),
    (fx.Damage("core", 1),), (fx.Score(there(AGENDA)),), (fx.RemoveTags(2),), (fx.GiveTags(1),),
    tuple(ForNow(Modify(stat, 1), "turn") for stat in ("link", "hand_corp", "hand_runner")),
    (MayPay(cost(credits=am.X()), (ASKS,)),),
    *((fx.PlaceCounters(counter, 1),) for counter in ("virus", "power", "agenda", "bad_publicity")),
]  # fmt: skip
"""What is done, so that there is something to tell apart."""
VALUES: dict[type, dict[str, list[Any]]] = {
    selectors.Both: {"one": [PROGRAM], "other": [Installed()]},
    selectors.Either: {"one": [PROGRAM], "other": [ICE]},
    selectors.Without: {"one": [Installed()], "other": [ICE]},
    selectors.Subtype: {"subtype": ["virus", "sentry"]},
    sets.These: {"what": [This()]}, sets.SameAs: {"what": [This()]}, sets.Named: {"title": ["Cleaver"]},
    sets.Faction: {"name": ["anarch", "jinteki"]},
    sets.Having: {"n": [am.Num(1), TAGS]}, sets.Extreme: {"of": [AnyCard() & ANY]},
    sets.HostedOn: {"host": [ICE]}, sets.HostingCards: {"hosted": [AnyCard()]},
    places.InwardOf: {"of": [ICE]}, places.SamePosition: {"of": [Encountered()]},
    past.HappenedTo: {"pattern": [MUCH]},
    logic.And: {"parts": [(con.Tagged(), con.Threat(3))]},
    logic.Or: {"parts": [(con.Tagged(), con.Threat(3))]},
    logic.Not: {"what": [con.Tagged()]},
    happenings.Happened: {"pattern": [MUCH]}, happenings.EventFits: {"pattern": [MUCH]},
    con.AtLeast: {"what": [TAGS], "n": [am.Num(1)]}, con.AtMost: {"what": [TAGS], "n": [am.Num(1)]},
    con.Equal: {"what": [TAGS], "n": [am.Num(2)]}, con.Odd: {"what": [TAGS]}, con.Even: {"what": [TAGS]},
    con.Threat: {"n": [3]}, con.Exists: {"what": [InZone(("removed",))]}, con.ThisIs: {"what": [ICE]},
    con.CardIs: {"card": [This()], "of": [ICE]}, con.EventCardIs: {"what": [ICE]},
    con.Encountering: {"what": [None, ICE]}, con.FirstEncounter: {"what": [ICE]},
    con.Accessing: {"what": [None, AGENDA]}, con.Did: {"what": [None, AnyCard()]},
    con.ActionTaken: {"times": [1]}, con.ActionsDiffered: {"n": [1]}, con.SpentOnSameAction: {"n": [1]},
    con.ThisAt: {"where": ["hq", "remote", "central"]}, con.RunOn: {"where": [(), "hq", "remote"]},
    am.CardTypes: {"what": [InZone(("removed", "heap"))]}, am.CountersOn: {"what": [AnyCard()]},
    am.CountInstalled: {"what": [PROGRAM]}, am.HowMany: {"what": [PROGRAM]},
    am.HowManyDid: {"what": [AnyCard()]},
    am.CostOf: {"what": [This()]}, am.StrengthOf: {"what": [This()]}, am.PointsOf: {"what": [This()]},
    am.SubroutinesOf: {"what": [Encountered()]}, am.Plus: {"base": [1], "more": [TAGS]},
    am.Sum: {"parts": [(TAGS, am.Credits())]}, am.ForEvery: {"what": [TAGS]}, am.Half: {"what": [TAGS]},
    am.Least: {"parts": [(TAGS, am.Credits())]}, am.Most: {"parts": [(TAGS, am.Credits())]},
    am.Case: {"condition": [con.Tagged()], "then": [TAGS]},
    happenings.Count: {"pattern": [MUCH]}, happenings.PrintedTotal: {"pattern": [MUCH]},
}  # fmt: skip
"""Values of fields that are no closed lists, where any would not do."""


def variants(word: type) -> list[Any]:
    """The word with each of these values, or each of a closed list, for each field."""
    fields: dict[str, list[Any]] = {}
    for name in hints(word):
        found = VALUES.get(word, {}).get(name) or closed(word, name) or values_of(word, name)[:1]
        if found:
            fields[name] = found
    first = {name: values[0] for name, values in VALUES.get(word, {}).items()}
    made = [least(word, **(first | {name: value})) for name, values in fields.items() for value in values]
    return list(dict.fromkeys(made or [least(word, **first)]))


def seen(word: Any, t: Table, s: Scope) -> Iterator[object]:
    """What it is there: of a set whether it has cards, and whether it leaves cards out."""
    if isinstance(word, Selector):
        found = len(members(Both(ANY, word), t.game, s))
        yield from ("some",) * bool(found) + ("not all",) * (found < len(t.game.state.cards))
    elif isinstance(word, Condition):
        yield word.true(t.game, s)
    else:
        yield word.value(t.game, s)


ALWAYS: dict[type, str] = {
    sets.AnyCard: "all cards",
    am.Num: "a number",
    am.Defined: "0 where a card has lost its ability: played in test_words_carried_out and with Modify below",
}
"""Words that are the same everywhere, and why."""
ALONE = {am.CardsIn("identity"): "each player has one"}


def test_each_value_of_each_word_is_told_apart_in_some_game() -> None:
    words = (word for kind in (Selector, Condition, Amount) for word in dict.fromkeys(words_of(kind)))
    left: dict[Any, set[object]] = {
        each: set() for word in words if word not in ALWAYS for each in variants(word) if each not in ALONE
    }
    assert len(left) > 300
    for number, t in enumerate(moments(MADE)):
        for scope in scopes(t, number):
            for word, found in tuple(left.items()):
                found.update(seen(word, t, scope))
                if len(found) > 1:
                    del left[word]
        if not left:
            break
    assert left == {}


def test_what_instructions_remember_is_made_by_one_that_is_tried() -> None:
    """A name in a closed list that nothing makes would be accepted, and be nothing."""
    made = {name for word in words_of(Effect) for name in getattr(word, "makes", ())}
    assert {*get_args(selectors.ResultName)} <= made | {"that", "paid"}
    assert {*get_args(NumberName)} <= made
