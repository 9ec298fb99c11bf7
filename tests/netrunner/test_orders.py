"""Standing orders, and questions whose one answer is public."""

from __future__ import annotations

import pytest

from engine.netrunner import BreakOrder, Orders, RezOrder
from engine.netrunner.policy import POLICY
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import asked, unrezzed

# -- questions that are not put ------------------------------------------------------------------------


def test_nobody_is_asked_to_jack_out_where_nothing_has_happened_since_the_run_began() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert asked(t) == (RUNNER, "access")


def test_full_control_of_one_kind_of_question_asks_that_one() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(full_windows=("jack_out",)))
    t.click("Run on HQ")
    assert asked(t) == (RUNNER, "jack_out")
    t.click("Go on")
    assert asked(t) == (RUNNER, "access")


def test_full_control_of_one_run_ends_with_it() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(full_run=t.game.state.runs + 1))
    t.play("Run on HQ")
    assert asked(t) == (RUNNER, "jack_out")
    t.play("Go on", "Leave Hedge Fund", "Run on HQ")
    assert asked(t) == (RUNNER, "access")


def test_an_encounter_in_which_the_runner_can_do_nothing_asks_nothing() -> None:
    t = Table(policy=POLICY)
    t.ice("HQ", "Whitespace")
    t.set(runner_credits=19)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert t.happened("encounter") == 1
    assert asked(t) == (RUNNER, "jack_out")


# -- standing orders -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("orders", "rezzed"),
    [
        ((RezOrder(),), 2),
        ((RezOrder(rez=False),), 0),
        ((RezOrder(keep=7),), 1),
        ((RezOrder(), RezOrder(server="hq", rez=False)), 0),
        ((RezOrder(server="hq", rez=False), RezOrder(server="rd")), 0),
    ],
)
def test_orders_rez_when_approached(orders: tuple[RezOrder, ...], rezzed: int) -> None:
    """Whitespace costs 2 and Palisade 3; the order for a server comes before the general one."""
    t = unrezzed(corp_credits=9, runner_credits=19)
    t.start(RUNNER)
    t.game.set_orders(CORP, Orders(rez=orders))
    t.click("Run on HQ")
    while t.game.run is not None and t.decision.kind != "access":
        assert t.decision.seat == RUNNER
        t.click(t.options[0])
    assert t.happened("rezzed") == rezzed


def test_an_order_for_a_card_comes_before_that_for_its_server() -> None:
    t = unrezzed(corp_credits=9, runner_credits=19)
    t.start(RUNNER)
    outer = t.game.state.servers["hq"].ice[-1]
    t.game.set_orders(CORP, Orders(rez=(RezOrder(server="hq", rez=False), RezOrder(card=outer))))
    t.click("Run on HQ")
    assert t.happened("rezzed") == 1
    assert t.happened("encounter") == 1


def test_an_order_for_a_card_is_for_no_other() -> None:
    """Not even for one before the same server."""
    t = unrezzed(corp_credits=9)
    t.start(RUNNER)
    inner, _ = t.game.state.servers["hq"].ice
    t.game.set_orders(CORP, Orders(rez=(RezOrder(card=inner),)))
    t.click("Run on HQ")
    assert asked(t) == (CORP, "window")
    assert t.offered("Rez Palisade") or t.offered("Rez Whitespace")
    assert not t.happened("rezzed")


def test_no_order_is_needed_for_what_is_rezzed() -> None:
    """Of two cards in the root only the facedown one is decided about."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Manegarm Skunkworks", rezzed=True)
    (nico,) = t.root("Server 1", "Nico Campaign", rezzed=False)
    t.start(RUNNER)
    t.game.set_orders(CORP, Orders(rez=(RezOrder(card=nico, rez=False),)))
    t.click("Run on Server 1")
    assert asked(t)[0] == RUNNER


def test_where_no_order_stands_the_corp_is_asked() -> None:
    t = unrezzed(corp_credits=9)
    t.start(RUNNER)
    t.game.set_orders(CORP, Orders(rez=(RezOrder(server="rd"),)))
    t.click("Run on HQ")
    assert asked(t) == (CORP, "window")


def test_an_order_given_to_an_open_question_answers_it() -> None:
    t = unrezzed(corp_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert asked(t) == (CORP, "window")
    events = t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    assert [event.kind for event in events] == ["pass_ice"]
    assert asked(t) == (RUNNER, "jack_out")


def test_the_runner_s_orders_break_go_on_and_trash() -> None:
    t = Table(policy=POLICY)
    t.ice("Server 1", "Palisade")
    t.root("Server 1", "Nico Campaign", rezzed=False)
    t.rig("Cleaver")
    t.set(runner_credits=19, corp_credits=0)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(go_on=True, breaks=(BreakOrder(most=4),), trash=2))
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    t.click("Run on Server 1")
    assert asked(t) == (RUNNER, "window")
    assert t.game.run is None
    assert "Nico Campaign" in t.names("archives")


def test_an_encounter_that_costs_more_than_the_order_says_is_asked() -> None:
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.set(runner_credits=19)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(breaks=(BreakOrder(most=0),)))
    t.click("Run on HQ")
    assert asked(t) == (RUNNER, "window")
    assert t.game.encounter is not None


@pytest.mark.parametrize(("most", "broken"), [(1, True), (0, False)])
def test_an_order_to_break_holds_up_to_its_price(most: int, broken: bool) -> None:
    """Cleaver breaks Palisade's one subroutine for 1 credit."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.set(runner_credits=19)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(breaks=(BreakOrder(most=most),)))
    t.click("Run on HQ")
    assert bool(t.happened("broken")) is broken
    assert (asked(t) == (RUNNER, "window")) is not broken


def test_a_dearer_card_is_left_by_the_order_to_trash() -> None:
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign", rezzed=False)
    t.set(runner_credits=19)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(trash=1))
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    t.click("Run on Server 1")
    assert t.game.run is None
    assert t.names("archives") == []


def test_an_order_to_trash_what_costs_nothing_leaves_the_rest_without_asking() -> None:
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign", rezzed=False)
    t.set(runner_credits=19)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(trash=0))
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    t.click("Run on Server 1")
    assert (t.game.run, t.names("archives")) == (None, [])


def test_the_order_to_trash_uses_no_ability_where_paying_costs_too_much() -> None:
    """Imp could trash the card for a virus counter."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign", rezzed=False)
    t.rig("Imp", virus=2)
    t.set(runner_credits=19)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(trash=1))
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    t.click("Run on Server 1")
    assert (t.game.run, t.names("archives")) == (None, [])
    assert (t.card("Imp").virus, t.credits(RUNNER)) == (2, 19)


def test_orders_given_while_one_is_asked_to_jack_out_answer_that() -> None:
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade", "Whitespace", rezzed=False)
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    assert asked(t) == (RUNNER, "jack_out")
    assert t.game.answered_by(RUNNER, Orders(go_on=True))
    assert not t.game.answered_by(RUNNER, Orders(trash=3))
    t.game.set_orders(RUNNER, Orders(go_on=True))
    assert asked(t) == (RUNNER, "access")


def test_an_order_that_does_not_answer_what_is_asked_leaves_the_question_as_it_is() -> None:
    """It is not asked anew, under another number."""
    t = unrezzed(corp_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    question = t.decision
    assert asked(t) == (CORP, "window")
    t.game.set_orders(CORP, Orders(rez=(RezOrder(server="rd"),)))
    assert t.decision.id == question.id


def test_who_wants_to_be_asked_no_more_still_answers_what_is_asked() -> None:
    """Orders that are answers may answer it at once; that one is asked less is none."""
    t = unrezzed()
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(full_control=True))
    t.click("Run on Archives")
    t.pass_until("Jack out")
    t.game.set_orders(RUNNER, Orders())
    assert t.asks("jack_out")


def test_what_is_left_by_an_order_is_not_told_as_done_by_it() -> None:
    t = unrezzed(runner_credits=19, corp_credits=0)
    t.root("Server 1", "Nico Campaign", rezzed=False)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(trash=0))
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    events = t.click("Run on Server 1")
    while t.game.run is not None:
        events += t.click(t.options[0])
    assert "Nico Campaign" not in t.names("archives")
    events += t.click("Gain 1 credit")
    assert not any("as you ordered" in line for line in recap(t.game, events, RUNNER))
