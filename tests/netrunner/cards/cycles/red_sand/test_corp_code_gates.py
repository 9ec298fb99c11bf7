"""Code gates of the Red Sand cycle."""

import pytest

from engine.netrunner.table.state import SPECTATOR
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, let

# -- Bloom ------------------------------------------------------------------------------------------------


def bloom(*hand: str) -> Table:
    """Bloom's first subroutine resolves; it protects Server 1, in front of a Palisade."""
    t = Table()
    t.set(corp_credits=0)
    t.ice("Server 1", "Palisade", "Bloom")
    t.root("Server 1", "Nico Campaign")
    t.hand("corp", *hand)
    t.start("runner")
    t.click("Run on Server 1")
    let(t)
    return t


def test_bloom_installs_elsewhere_and_then_inward() -> None:
    t = bloom("Tithe", "Karunā", "Hedge Fund")
    assert t.decision.seat == "corp"
    assert "Hedge Fund" not in t.options
    t.click("Tithe")
    assert "Server 1" not in t.options  # another server than its own
    t.click("HQ")
    t.click("Install Karunā")
    assert t.card("Tithe").server == "hq"
    assert not t.card("Tithe").faceup
    order = [t.game.definition(t.game.state.cards[oid]).title for oid in t.game.state.servers["remote1"].ice]
    assert order == ["Palisade", "Karunā", "Bloom"]
    assert t.credits("corp") == 0  # even behind the Palisade


def test_bloom_need_not_install() -> None:
    t = bloom("Tithe")
    t.click("No")
    t.click("No")
    assert t.names("hq") == ["Tithe"]


# -- Metamorph --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ours", [("Palisade", "Tithe"), ("PAD Campaign", "Nico Campaign")])
def test_metamorph_swaps_two_of_the_corps_cards(ours: tuple[str, str]) -> None:
    ice = ours[0] == "Palisade"
    t = Table()
    for server, title in zip(("R&D", "Archives") if ice else ("Server 1", "Server 2"), ours, strict=True):
        (t.ice if ice else t.root)(server, title)
    t.ice("HQ", "Metamorph")
    before = [t.card(title).server for title in ours]
    t.start("runner")
    t.play("Run on HQ", LET, "Swap 2 other" if ice else "Swap 2 installed")
    finish_run(t)
    assert [t.card(title).server for title in ours] == before[::-1]


# -- Mirāju -----------------------------------------------------------------------------------------------


def test_whoever_miraju_sends_to_archives_is_not_told_what_stands_there() -> None:
    """6.2.5b: Hunter is approached next, and facedown; nobody but the Corp may know it."""
    t = Table()
    t.ice("HQ", "Palisade", "Mirāju")
    t.ice("Archives", "Hunter", rezzed=False)
    t.rig("Gordian Blade")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Gordian Blade: Break 1 code gate")
    while t.decision.kind != "jack_out":
        go_on(t)
    said = t.game.view(SPECTATOR).where
    assert said == "Run on Archives: approaching the only ice"
    assert t.game.view("corp").where == t.game.view("runner").where == said


@pytest.mark.parametrize("broken", [True, False])
def test_miraju_sends_whoever_broke_it_to_archives(broken: bool) -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Mirāju")
    t.ice("Archives", "Hunter")
    t.rig("Gordian Blade")
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    if broken:
        t.click("Gordian Blade: Break 1 code gate")
        while t.decision.kind == "target":
            go_on(t)
        while t.happened("derezzed") < 1:
            go_on(t)
        assert not t.card("Mirāju").faceup
        finish_run(t)
        assert t.happened("pass_ice") == 1, "Hunter, not Mirāju"
        assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["archives"]
        return
    t.click(LET)
    t.click("Yes: draw 1 card")
    t.click("Hedge Fund")
    assert t.card("Mirāju").faceup
    assert (len(t.names("hq")), t.happened("shuffled")) == (2, 1)
    finish_run(t)
    assert t.happened("end_run") == 1
