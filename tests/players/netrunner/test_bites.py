"""What subroutines do is read from every word they are made of, and as the table stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.language.effects import EndTheRun
from engine.netrunner.language.instructions import Effect
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.testkit import Table
from engine.players.netrunner.bite import Bite
from engine.players.netrunner.bites import bites, bites_now, read
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.tolls import Tolls
from tests.players.netrunner.deciding import watched


def within(value: object) -> Iterator[Effect]:
    """The instructions in a part of a declaration, nested ones too."""
    if isinstance(value, Effect):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from within(part)
    for name in getattr(value, "__struct_fields__", ()):
        yield from within(getattr(value, name))


def met() -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """What happens when ice is encountered."""
    for code in sorted(declared()):
        if definition(code).type == "ice":
            for _, when in definition(code).whens.get("encounter", ()):
                yield code, when.effects


def subroutines() -> Iterator[tuple[str, tuple[Effect, ...], Bite]]:
    for code in sorted(declared()):
        for sub, bite in zip(definition(code).subs, bites(code), strict=True):
            yield code, sub.effects, bite


def test_every_word_of_ice_is_read() -> None:
    parts = [effects for _, effects, _ in subroutines()] + [effects for _, effects in met()]
    words = {type(effect) for effects in parts for effect in within(effects)}
    assert len(words) > 40
    unread = sorted(word.__name__ for word in words if read.dispatch(word) is read.dispatch(object))
    assert not unread, f"the automatic player cannot read {unread}: players/netrunner/bites.py"


def test_a_word_that_is_not_read_is_found() -> None:
    class Unheard(Effect):
        __slots__ = ()

    assert read.dispatch(Unheard) is read.dispatch(object)


def test_what_may_end_the_run_does_so_as_likely_as_not() -> None:
    for code, effects, bite in subroutines():
        if any(isinstance(effect, EndTheRun) for effect in within(effects)):
            assert bite.stop >= 0.5, (code, effects)


def test_no_subroutine_is_read_as_nothing() -> None:
    nothing = {definition(code).title for code, _, bite in subroutines() if bite.hurt() <= 0}
    assert nothing == {"Envelopment", "Little Engine", "Shiro"}, "trashed by itself; credits and accesses"


def its(build: Table, ice: str) -> tuple[Bite, ...]:
    see = Sight(build.game, "runner")
    return bites_now(see, build.card(ice).oid)


@pytest.mark.parametrize("tags", [0, 1])
def test_what_hangs_on_tags_is_read_at_the_table(tags: int) -> None:
    t = Table()
    t.ice("HQ", "Jaguarundi")
    t.set(tags=tags)
    t.start("runner")
    assert [bite.damage for bite in its(t, "Jaguarundi")] == [0, tags]


@pytest.mark.parametrize(("ice", "price"), [("Gold Farmer", 6), ("Paywall", 2)])
def test_what_is_paid_at_ice_and_lost_as_it_is_met_has_to_be_there(ice: str, price: int) -> None:
    """Twice 3 credits, or the run ends; a credit lost at the encounter, and another one for the same."""
    for money in (price - 1, price):
        t = Table()
        t.ice("Server 1", ice)
        t.set(runner_credits=money)
        t.start("runner", clicks=1)
        see = Sight(t.game, "runner")
        way = Tolls(see).cheapest(see.servers["remote1"].ice, money, 0)
        assert (way is not None) == (money == price), (money, way)


def test_ice_that_ends_the_run_by_choice_is_not_run_at_without_a_killer() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Ballista")
        t.ice("R&D", "Enigma")
        t.rig("Mayfly")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.hand("runner", *["Corroder"] * 3)
        t.set(runner_credits=0, corp_credits=8)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Run on HQ"), w.done


def test_a_breaker_is_worth_what_it_costs_to_keep_it() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Ballista")
        t.rig("Carmen")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(runner_credits=12, corp_credits=8)
        t.start("runner")
        t.click("Run on HQ")

    for w in watched(build, "runner"):
        w.turn()
        assert "Carmen" not in w.table.names("heap"), w.done
