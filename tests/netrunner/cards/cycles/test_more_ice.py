"""Further ice of the cycles."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, finish_run, go_on


def met(title: str, *rig: str, **fields: int) -> Table:
    """The Runner encounters the ice protecting HQ."""
    t = Table()
    t.ice("HQ", title)
    t.rig(*rig)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(runner_credits=9)
    t.set(**fields)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_hunter_tags() -> None:
    t = met("Hunter")
    t.click(LET)
    t.click("0 credits")
    t.click("0 credits")
    finish_run(t)
    assert (t.game.state.tags, t.happened("successful_run")) == (1, 1)


def test_viktor_does_core_damage_and_ends_the_run() -> None:
    t = met("Viktor 1.0")
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("end_run")) == (1, 1)


def test_viktor_is_broken_with_clicks() -> None:
    t = met("Viktor 1.0")
    t.click("Viktor 1.0: Break 1 subroutine")
    t.click(t.options[0])
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("end_run"), t.clicks("runner")) == (0, 1, 2)


def test_dna_tracker_hurts_and_costs_three_times() -> None:
    t = met("DNA Tracker")
    finish_run(t)
    assert (len(t.names("grip")), t.credits("runner")) == (1, 3)
    assert t.happened("successful_run") == 1


@pytest.mark.parametrize("bad_publicity", [0, 2])
def test_ireress_has_a_subroutine_for_each_bad_publicity(bad_publicity: int) -> None:
    t = met("IRERESS", bad_publicity=bad_publicity)
    finish_run(t)
    assert sum(e.kind == "lose_credits" and e.by == "ireress" for e in t.game.state.happened) == bad_publicity


def test_shiro_arranges_rd_and_shows_it_unless_the_corp_pays() -> None:
    t = Table()
    t.ice("HQ", "Shiro")
    t.deck("corp", "Palisade", "Enigma", "Hunter")
    t.root("R&D", "Panic Button")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Palisade")
    t.click("Hunter", "Palisade", "Enigma")
    assert t.names("rd")[:3] == ["Hunter", "Palisade", "Enigma"]
    assert t.decision.seat == "corp"
    t.click("Let it happen")
    while t.happened("breach_begins") < 1:
        go_on(t)
    finish_run(t)
    opened = [e.server for e in t.game.state.happened if e.kind == "breach_begins"]
    accessed = [e.code for e in t.game.state.happened if e.kind == "accessed"]
    assert opened == ["rd", "hq"]
    assert accessed[0] == "hunter"
    assert "panic_button" not in accessed


def test_shiro_can_be_paid() -> None:
    t = Table()
    t.ice("HQ", "Shiro")
    t.start("runner")
    t.click("Run on HQ")
    while not t.offered("Pay 1 credit"):
        go_on(t) if t.decision.kind != "arrange" else t.answer([o.key for o in t.asked.options])
    t.click("Pay 1 credit")
    finish_run(t)
    assert t.credits("corp") == 4
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == ["hq"]


@pytest.mark.parametrize(("counters", "price"), [(0, 9), (2, 3), (3, 0)])
def test_wormhole_gets_cheaper_with_advancement(counters: int, price: int) -> None:
    t = Table()
    t.ice("HQ", "Wormhole", rezzed=False, advancement=counters)
    t.set(corp_credits=10)
    t.start("corp")
    assert t.offered("Advance Wormhole")
    end_turn(t)
    credits = t.credits("corp")
    t.click("Run on HQ")
    t.click("Rez Wormhole")
    assert t.credits("corp") == credits - price


def test_wormhole_resolves_a_subroutine_of_other_rezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Wormhole")
    t.ice("R&D", "Karunā", "Palisade")
    t.ice("Archives", "Hunter", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    assert t.decision.seat == "corp"
    assert len(t.options) == 2, "neither itself nor what is not rezzed"
    t.click("Palisade")
    finish_run(t)
    assert t.happened("end_run") == 1
