"""No cost is paid so that a restriction of what it is for would no longer be met (1.16.1c)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.conditions import AtLeast, Exists, Tagged
from engine.netrunner.language.costs import Chosen, CounterCost, HostBadPublicity, TagCost, cost
from engine.netrunner.language.effects import Gain, Trash
from engine.netrunner.language.flow import MayPay
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.restrictions import OnlyIf
from engine.netrunner.language.selectors import Installed, Subtype, Type
from engine.netrunner.language.sets import Named
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, runner

PROGRAM = Installed("runner") & Type("program")
KEY = Exists(PROGRAM & Subtype("icebreaker"))


def trash(n: int) -> Chosen:
    return Chosen("trash", n, PROGRAM)


@pytest.fixture(autouse=True, scope="module")
def _cards() -> Iterator[None]:
    with taken_back():
        breaker("Key")
        runner("Tool", "program", cost=0)
        runner("Forge", "resource", Paid(cost(trash(1)), (Gain(3),), condition=KEY))
        runner("Furnace", "resource", Paid(cost(trash(2)), (Gain(3),), condition=KEY))
        runner(
            "Mill", "resource", Paid(cost(trash(1), Chosen("return", 1, PROGRAM)), (Gain(3),), condition=KEY)
        )
        runner(
            "Kin",
            "resource",
            Paid(cost(Chosen("trash", 1, Installed("runner") & Type("resource"))), (Gain(3),), condition=KEY),
        )
        corp("Vain Prize", "agenda", Static(Price("score", cost(Chosen("trash", 1, Installed("corp"))))))
        corp("Pawn", "asset")
        runner("Alibi", "resource", Paid(cost(TagCost(-1)), (Gain(3),), condition=Tagged()))
        runner("Cell", "resource", Paid(cost(counter="power", counters=1), (Gain(3),),
               condition=AtLeast(Hosted("power"), 2)))  # fmt: skip
        runner("Bomb", "resource", Paid(cost(trash=True), (Gain(3),), condition=AtLeast(Hosted("power"), 2)))
        runner("Sale", "event", Play((Gain(3),), condition=KEY), cost=0)
        runner("Follower", "program", Static(OnlyIf("install", KEY)), cost=0)
        runner("Toll", "resource", Static(Price("play", cost(trash(1)), Type("event"))),
               Static(Price("install", cost(trash(1)), Named("Follower"))))  # fmt: skip
        yield


def table(*rig: str) -> Table:
    t = Table()
    t.rig(*rig)
    t.start("runner")
    return t


def test_1_16_1c_what_a_restriction_rests_on_does_not_pay_for_the_ability() -> None:
    assert not table("Forge", "Tool").offered("Forge"), "there is no icebreaker"
    assert not table("Forge", "Key").offered("Forge"), "there would be none"
    t = table("Forge", "Key", "Tool")
    t.click("Forge")
    assert t.names("heap") == ["Tool"]
    t = table("Forge", "Key", "Key")
    t.click("Forge")
    assert t.decision.kind == "pay_with"
    t.answer([t.decision.options[0].key])
    assert t.names("heap") == ["Key"]


def test_9_3_3_counters_of_a_chosen_card_are_tried_with_that_card() -> None:
    """Whether the ability's own condition is still met is looked at for each card that can pay."""
    on = Installed(RUNNER) & Type("program")
    runner("Lab", "resource", Paid(cost(CounterCost("virus", 1, on=on)), (Gain(2),), Exists(Named("Imp"))))
    t = Table()
    t.rig("Lab")
    t.rig("Imp", virus=1)
    t.start(RUNNER)
    t.click("Lab")
    assert t.credits(RUNNER) == 7
    assert t.card("Imp").virus == 0


def test_of_several_cards_as_many_may_go_as_leave_it_met() -> None:
    assert not table("Furnace", "Key", "Key").offered("Furnace")
    t = table("Furnace", "Key", "Key", "Tool")
    t.click("Furnace")
    assert [t.game.state.cards[option.oid].code for option in t.decision.options] == [
        "test_key",
        "test_key",
        "test_tool",
    ]
    t.answer([t.decision.options[0].key])
    assert t.names("heap") == ["Key", "Tool"], "the other one has to stay"


def test_two_parts_of_a_cost_are_paid_with_different_cards() -> None:
    assert not table("Mill", "Key", "Tool").offered("Mill")
    t = table("Mill", "Key", "Tool", "Tool")
    t.click("Mill")
    while t.decision.kind == "pay_with":
        t.answer([t.decision.options[0].key])
    assert (t.names("heap"), t.names("grip"), t.card("Key").faceup) == (["Tool"], ["Tool"], True)


def test_a_card_may_pay_for_its_ability_where_the_restriction_is_about_others() -> None:
    t = table("Kin", "Key")
    t.click("Kin")
    assert t.names("heap") == ["Kin"]


@pytest.mark.parametrize("alone", [True, False])
def test_an_agenda_does_not_pay_for_being_scored(alone: bool) -> None:
    t = Table()
    t.root("Server 1", "Vain Prize", advancement=3)
    t.root("Server 2", *(() if alone else ("Pawn",)))
    t.start("corp")
    assert t.offered("Score") is not alone
    if not alone:
        t.click("Score Vain Prize")
        assert (t.names("corp_score"), t.names("archives")) == (["Vain Prize"], ["Pawn"])


@pytest.mark.parametrize(("tags", "can"), [(0, False), (1, False), (2, True)])
def test_the_last_tag_is_not_removed_for_what_needs_a_tag(tags: int, can: bool) -> None:
    t = Table()
    t.rig("Alibi")
    t.set(tags=tags)
    t.start("runner")
    assert t.offered("Alibi") is can


@pytest.mark.parametrize(("power", "can"), [(1, False), (2, False), (3, True)])
def test_counters_that_a_restriction_counts_are_not_spent_below_it(power: int, can: bool) -> None:
    t = Table()
    t.rig("Cell", power=power)
    t.start("runner")
    assert t.offered("Cell") is can


def test_a_card_that_pays_with_itself_is_judged_by_what_it_was() -> None:
    """9.1.2: as Ronin, whose counters go with it."""
    t = Table()
    t.rig("Bomb", power=2)
    t.start("runner")
    t.click("Bomb")
    assert (t.names("heap"), t.credits("runner")) == (["Bomb"], 8)


@pytest.mark.parametrize("programs", [("Key",), ("Key", "Tool")])
def test_it_holds_for_additional_costs_to_play_and_to_install(programs: tuple[str, ...]) -> None:
    """9.3.3, 1.16.10: "play it only if" and "install it only if"."""
    for title in ("Sale", "Follower"):
        t = Table()
        t.rig("Toll", *programs)
        t.hand("runner", title)
        t.start("runner")
        can = len(programs) > 1
        assert t.offered(title) is can
        if can:
            t.click(f"Install {title} · free" if title == "Follower" else title)
            assert "Tool" in t.names("heap")
            assert "Key" not in t.names("heap")


def test_credits_on_a_card_pay_for_its_own_player() -> None:
    """1.10.4: not for the other one."""
    corp("Purse", "asset", Static(Pays()))
    t = Table()
    t.root("Server 1", "Purse", rezzed=True, credit=9)
    t.hand("runner", "Sure Gamble")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=0, corp_credits=0)
    t.start("runner")
    assert not t.offered("Play Sure Gamble")
    t.game.refresh()
    assert not t.offered("Play Sure Gamble")


@pytest.mark.parametrize(
    ("there", "due", "offered"), [(1, 1, True), (1, 2, False), (2, 2, True), (0, 1, False)]
)
def test_bad_publicity_that_is_hosted_as_a_cost_must_be_there(there: int, due: int, offered: bool) -> None:
    """1.16.1: exactly as much is enough."""
    name = f"Scapegoat {there} {due}"
    corp(name, "asset", Paid(cost(HostBadPublicity(due)), (Gain(3),)))
    t = Table()
    t.root("Server 1", name, rezzed=True)
    t.set(bad_publicity=there)
    t.start("corp")
    assert t.offered("Scapegoat") == offered


def test_1_9_bad_publicity_is_hosted_on_nothing_that_is_gone() -> None:
    """1.16.1: what can host it must still be there when the nested cost is to be paid."""
    pays = MayPay(cost(HostBadPublicity()), (Gain(3),))
    corp("Whipping Boy", "asset", When(TURN_BEGINS, (Trash(), pays)))
    t = Table()
    t.root("Server 1", "Whipping Boy", rezzed=True)
    t.set(bad_publicity=1)
    t.start(CORP, turn_begins=True)
    assert t.names("archives") == ["Whipping Boy"]
    assert not t.asks("unless")
    assert (t.game.state.bad_publicity, t.credits(CORP)) == (1, 5)
