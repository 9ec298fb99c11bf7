"""Breakers from hand, for a run this turn that only they make possible: what wins next turn lies there."""

from __future__ import annotations

import pytest

from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.testkit import Table
from engine.players.netrunner.breaking import tools
from tests.players.netrunner.deciding import Watched, watched

ICE = {"barrier": "Wall of Static", "code_gate": "Enigma", "sentry": "Rototurret", "": "Wall of Static"}
UNFIT = {
    "barrier": {"Corsair", "Lobisomem", "Penrose"},
    "code_gate": {"Hyperbaric", "Umbrella", "Utae"},
    "sentry": set[str](),
    "": {"Atman", "Audrey v2", "Darwin", "Mammon", "Matryoshka", "Tunnel Vision", "Wyrm"},
}
"""Those that need more than credits: other cards, counters, a number chosen before."""


def _table(t: Table, ice: str, *hand: str, credits: int = 25) -> None:
    """The Corp scores its last points next turn, behind rezzed ice."""
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.score_area("corp", "Send a Message", "Offworld Office")
    t.ice("Server 1", ice)
    t.root("Server 1", "Offworld Office", advancement=3)
    t.hand("runner", *hand)
    t.hand("corp", *["Hedge Fund"] * 4)
    t.set(corp_credits=3, runner_credits=credits)
    t.start("runner")


@pytest.mark.parametrize("subtype", ICE)
def test_every_breaker_opens_the_way_or_is_named(subtype: str) -> None:
    unfit = set()
    for code in sorted(declared()):
        if subtype not in {tool.subtype for tool in tools(code)}:
            continue
        title = definition(code).title
        t = Table(seed=1)
        _table(t, ICE[subtype], title, *["Sure Gamble"] * 4)
        Watched(t, "runner", again=False).turn()
        if "Offworld Office" not in t.names("runner_score"):
            unfit.add(title)
    assert unfit == UNFIT[subtype]


@pytest.mark.parametrize("credits", [5, 9, 25])
def test_the_breaker_comes_before_more_credits_when_the_run_cannot_wait(credits: int) -> None:
    for w in watched(
        lambda t: _table(t, "Wall of Static", "Corroder", *["Sure Gamble"] * 4, credits=credits), "runner"
    ):
        w.turn()
        assert "Offworld Office" in w.table.names("runner_score"), w.done


def test_who_is_rich_plays_no_more_cards_for_credits_than_runs() -> None:
    """Four credits more matter little to who has thirty: R&D is looked at first."""

    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.hand("runner", *["Sure Gamble"] * 5)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=3, runner_credits=30)
        t.start("runner")

    for w in watched(build, "runner"):
        assert w.chosen() == ["Run on R&D"], w.chosen()


def test_a_breaker_that_is_hosted_on_ice_goes_on_the_ice_that_is_in_the_way() -> None:
    for w in watched(lambda t: _table(t, "Rototurret", "Living Mural", *["Sure Gamble"] * 4), "runner"):
        w.turn()
        assert w.did("Install Living Mural on Rototurret"), w.done


def test_nothing_is_paid_to_an_ability_whose_condition_does_not_hold() -> None:
    """Utae breaks one subroutine at a time only with three virtual resources."""

    def build(t: Table) -> None:
        t.rig("Utae")
        _table(t, "Enigma", *["Sure Gamble"] * 4)

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Utae: +1 strength"), w.done
