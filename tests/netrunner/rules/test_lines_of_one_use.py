"""Lines of the rules that no card of today needs, or one alone (`make mutants`)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static, Sub
from engine.netrunner.language.breaching import AccessLimit
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import BreachServer, Pick
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import HERE
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import InZone, Result, Subtype
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice


@pytest.mark.parametrize("hand", [("Palisade", "Whitespace"), ("Whitespace", "Palisade")])
def test_1_10_4_credits_for_installing_some_cards_pay_for_no_others(hand: tuple[str, str]) -> None:
    corp("Masonry", "asset", Static(Pays(("install",), Subtype("barrier"))))
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Masonry", rezzed=True, credit=1)
    t.hand(CORP, *hand)
    t.set(corp_credits=0)
    t.start(CORP)
    assert "Install Palisade protecting HQ · 1 credit" in t.options
    assert "Install Whitespace protecting HQ · 1 credit" not in t.options


def test_6_3_4_credits_that_are_in_the_pool_in_a_run_pay_no_cost_to_begin_it() -> None:
    corp("Turnstile", "upgrade", Static(Price("run", cost(credits=1), servers=(HERE,))))
    t = Table()
    t.root("HQ", "Turnstile", rezzed=True)
    t.hand(RUNNER, "Stimhack")
    t.set(runner_credits=1)
    t.start(RUNNER)
    t.play("Play Stimhack", "Run on HQ")
    assert t.decision.kind == "jack_out", "nothing to choose what to pay with"
    assert t.credits(RUNNER) == 0
    assert t.card("Stimhack", "play").credit == 9


def test_7_3_4_the_card_that_comes_first_is_accessed_before_the_root() -> None:
    ice("Usher", Sub((Pick(InZone((HQ,))), BreachServer("hq", first=Result("chosen")))))
    t = Table()
    t.ice("R&D", "Usher")
    t.hand(CORP, "Hedge Fund", "PAD Campaign")
    t.root("HQ", "Crisium Grid")
    t.start(RUNNER)
    t.play("Run on R&D", "Let the unbroken", "PAD Campaign")
    assert t.decision.kind == "access"
    assert "Trash PAD Campaign" in " ".join(t.options)


def test_who_plays_no_more_chooses_no_action() -> None:
    t = Table()
    t.score_area(CORP, *["Send a Message"] * 2)
    t.root("Server 1", "Send a Message", advancement=5)
    t.start(CORP)
    assert t.game.chooses_action(CORP)
    t.play("Score Send a Message")
    assert t.winner == CORP
    assert not t.game.chooses_action(CORP)
    assert not t.game.chooses_action(RUNNER)


def test_7_4_2a_what_was_accessed_in_a_breach_counts_once() -> None:
    t = Table()
    t.discard_pile(CORP, "Hedge Fund", "PAD Campaign", "Palisade")
    t.start(RUNNER)
    t.effect(CORP, ForNow(AccessLimit(2), "turn"))
    t.click("Run on Archives")
    t.next_action()
    assert t.happened("accessed") == 2


def test_7_4_2a_what_a_limit_leaves_out_can_be_accessed_when_it_is_reached() -> None:
    t = Table()
    t.root("HQ", "Flagship", rezzed=True)
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.play("Run on HQ", "Go on", "Access a random card", "Leave Hedge Fund")
    assert t.offered("Trash Flagship")
