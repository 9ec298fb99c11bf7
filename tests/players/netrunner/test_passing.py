"""The break-price table against the rules themselves: every way to play an encounter, tried out."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.netrunner import Game, load
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Type
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.testkit import Table
from engine.players.netrunner import gear
from engine.players.netrunner.gear import BRITTLE, against_ice
from engine.players.netrunner.passing import cheapest
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.tolls import Tolls
from tests.long import slices

SERVER = "remote1"
Ice = tuple[str, ...]
Rig = tuple[str | tuple[str, dict[str, int]], ...]


def server(ice: Ice, rig: Rig, money: int, grip: int) -> Table:
    """The last click, a server behind ice (the innermost first), a rig with its counters."""
    t = Table()
    t.ice("Server 1", *ice)
    t.root("Server 1", "Offworld Office")
    for card in rig:
        name, counters = (card, {}) if isinstance(card, str) else card
        t.rig(name, **counters)  # type: ignore[arg-type]
    t.hand("runner", *["Sure Gamble"] * grip)
    t.set(runner_credits=money, corp_credits=0)
    t.start("runner", clicks=1)
    return t


def key(game: Game) -> tuple[object, ...]:
    """Where a run stands, for not going there twice."""
    state, run, encounter = game.state, game.run, game.encounter
    rig = [card for card in state.cards.values() if card.side == "runner" and card.zone == "installed"]
    return (
        run.position if run is not None else None, state.credits["runner"], len(state.zones["grip"]),
        encounter.number if encounter is not None else None, tuple(game.unbroken()),
        tuple((card.oid, card.virus, card.power, game.strength(card)) for card in rig if card.code),
        game.strength(state.cards[encounter.ice]) if encounter is not None and encounter.ice else None,
        game.decisions[0].kind, tuple(sorted(option.key for option in game.decisions[0].options)),
        state.used,
    )  # fmt: skip


def gets_in(game: Game, seen: set[tuple[object, ...]]) -> bool:
    """Whether the Runner can get to access the card in the root, whatever is used on the way."""
    while game.decisions:
        decision = game.decisions[0]
        if decision.kind == "access":
            return True
        if decision.seat == "corp" or len(decision.options) == 1:
            game.answer(decision.seat, decision.id, (decision.options[-1].key,))
        elif game.run is None:
            return False
        elif decision.kind == "jack_out":
            game.answer("runner", decision.id, ("continue",))
        else:
            break
        if game.run is None:
            return False
    if not game.decisions or key(game) in seen:
        return False
    seen.add(key(game))
    decision = game.decisions[0]
    for n in range(decision.minimum, decision.maximum + 1):
        for options in combinations(decision.options, n):
            copy = load(game.save(), game.policy)
            copy.answer("runner", decision.id, tuple(option.key for option in options))
            if gets_in(copy, seen):
                return True
    return False


CASES: list[tuple[Ice, Rig, int]] = [
    (("Palisade", "Palisade"), ("Cleaver", ("Leech", {"virus": 2})), 0),
    (("Brân 1.0",), ("Cleaver", ("Leech", {"virus": 3})), 0),
    (("Whitespace", "Palisade"), ("Cleaver",), 0),
    (("Palisade", "Karunā"), ("Mayfly",), 3),
    (("Karunā", "Whitespace"), ("Carmen", "Unity"), 2),
    (("Palisade", "Palisade"), (("Audrey v2", {"virus": 2}),), 2),
    (("Brân 1.0", "Palisade"), ("Mayfly", "Cleaver"), 0),
    (("Whitespace", "Palisade"), ("Buzzsaw", "Marjanah"), 1),
    (("Brân 1.0", "Palisade"), (("D4v1d", {"power": 3}), ("Leech", {"virus": 1}), "Cleaver"), 0),
    (("Palisade", "Whitespace"), ("Unity", "Echelon", "Cleaver"), 0),
    (("Palisade", "Tollbooth"), ("Cleaver", "Unity"), 0),
    (("Gold Farmer",), (), 0),
    (("Palisade", "Paywall"), ("Cleaver",), 0),
    (("Paywall", "Loot Box"), (), 0),
    (("Whitespace", "Loot Box"), (), 0),
    (("N-Pot",), (), 0),
    (("N-Pot",), ("Corsair",), 0),
    (("Hákarl 1.0",), ("Corsair",), 0),
]


@pytest.mark.parametrize("case", slices(CASES, 5), ids=str)
def test_the_table_says_what_can_be_passed_with_how_much(case: tuple[Ice, Rig, int]) -> None:
    ice, rig, grip = case
    for money in range(9):
        t = server(ice, rig, money, grip)
        see = Sight(t.game, "runner")
        there = see.servers[SERVER].ice
        way = Tolls(see).cheapest(there[::-1], money, 0)
        t.click("Run on Server 1")
        assert gets_in(load(t.game.save()), set()) is (way is not None), (money, way)


def test_counters_are_shared_by_all_the_ice_of_a_server() -> None:
    t = server(("Palisade", "Palisade"), ("Cleaver", ("Leech", {"virus": 1})), 9, 0)
    see = Sight(t.game, "runner")
    tolls, (inner, outer) = Tolls(see), see.servers[SERVER].ice
    one, both = tolls.table((outer,)), tolls.table((outer, inner))
    assert min(way.needs for way in one) * 2 < min(way.needs for way in both)


def test_one_use_of_an_ability_of_ice_may_break_several_subroutines() -> None:
    """Ansel 2.0: 2 clicks break up to two."""
    t = Table()
    t.ice("Server 1", "Ansel 2.0")
    t.start("runner")
    see = Sight(t.game, "runner")
    (ice,) = see.servers[SERVER].ice
    ways = [Tolls(see).encounter(ice, left) for left in ((3,), (2, 3), (1, 2, 3))]
    assert [min(way.clicks for way in found if way.stop < 1) for found in ways] == [2, 2, 2]
    assert min(way.price for way in ways[2] if way.clicks == 4) == 0, "all of them"


def test_what_is_left_over_decides_between_ways() -> None:
    """A subroutine that only costs something is let fire by a Runner who has no credits for it."""
    t = server(("Whitespace",), ("Unity",), 9, 0)
    see = Sight(t.game, "runner")
    found = Tolls(see).table(see.servers[SERVER].ice)
    rich, poor = cheapest(found, 9, 0, 0), cheapest(found, 1, 0, 0)
    assert rich is not None
    assert poor is not None
    assert {rich.first, poor.first} != {(0, 0)}
    assert cheapest(found, 0, 0, 0) is None


def broken(t: Table) -> int:
    """How many subroutines of the encountered ice can be broken at once with the first breaker, tried out."""
    t.click("Run on Server 1")
    while not t.game.unbroken() or t.decision.seat != "runner" or t.decision.kind != "window":
        t.answer((t.decision.options[-1].key,))
    before = len(t.game.unbroken())
    while use := next((option for option in t.decision.options if option.verb in ("use", "break_all")), None):
        t.answer((use.key,))
        while t.decision.kind != "window" and t.decision.seat == "runner" and t.game.unbroken():
            t.answer(tuple(option.key for option in t.decision.options[: t.decision.maximum]))
        if t.game.encounter is None:
            return before
    return before - len(t.game.unbroken())


@pytest.mark.parametrize(("breaker", "most"), [("Mayfly", 1), ("Carmen", 3)])
def test_ice_that_bears_so_many_broken_subroutines_of_a_breaker(breaker: str, most: int) -> None:
    """Hammer: one with anything but a killer."""
    t = server(("Hammer",), (breaker,), 30, 5)
    see = Sight(t.game, "runner")
    (ice,) = see.servers[SERVER].ice
    tolls = Tolls(see)
    loss = sorted(bite.loss for bite in tolls.ice(ice).bites)
    found = [way for way in tolls.encounter(ice, (0, 1, 2)) if way.first != (0, 0)]
    assert min(way.price for way in found) == pytest.approx(sum(loss[: 3 - most]) + BRITTLE * (most == 1))
    assert broken(t) == most


BREAKERS = sorted(code for code in declared() if against_ice(code) and definition(code).play is None)


@pytest.mark.parametrize("part", range(8))
def test_what_is_read_once_for_a_card_is_what_the_table_says(
    part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each card that does something against ice, as it stands alone in a rig."""
    for code in BREAKERS[part::8]:
        t = Table()
        (barrier,) = t.ice("HQ", "Palisade")
        t.rig(definition(code).title, virus=2, power=2)
        t.start("runner")
        read = gear.rig(Sight(t.game, "runner"), (barrier,))
        with monkeypatch.context() as patched:
            patched.setattr(gear, "_printed", lambda code, index: None)
            assert gear.rig(Sight(t.game, "runner"), (barrier,)) == read, definition(code).title


def test_dearer_abilities_are_not_read_from_the_card() -> None:
    t = Table()
    (barrier,) = t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.start("runner")
    plain = gear.rig(Sight(t.game, "runner"), (barrier,))
    t.effect("corp", ForNow(Price("use", 1, Type("program")), "turn"))
    dear = gear.rig(Sight(t.game, "runner"), (barrier,))
    assert [use.spend.credits for use in dear[0].uses] == [use.spend.credits + 1 for use in plain[0].uses]
