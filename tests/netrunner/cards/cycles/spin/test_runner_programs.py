"""Other programs of the Spin cycle."""

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run, heard, rigged, run_on, witness

# -- Gorman Drip v1 ---------------------------------------------------------------------------------------


def test_gorman_drip_counts_the_corps_basic_draws_and_credits() -> None:
    t = Table()
    t.rig("Gorman Drip v1")
    t.hand("corp", "Government Subsidy", "Predictive Planogram")
    t.set(corp_credits=20)
    t.start("corp", clicks=5)
    t.click("Draw 1 card")
    assert t.card("Gorman Drip v1").virus == 1
    t.click("Gain 1 credit")
    assert t.card("Gorman Drip v1").virus == 2
    t.click("Play Government Subsidy")
    t.play("Play Predictive Planogram", "Draw 3 cards")
    assert t.card("Gorman Drip v1").virus == 2


def test_gorman_drip_is_cashed_in_and_ignores_the_runners_actions() -> None:
    t = Table()
    t.rig("Gorman Drip v1", virus=3)
    t.start("runner")
    t.click("Gain 1 credit")
    t.click("Gorman Drip v1: Gain 3 credits")
    assert t.credits("runner") == 9
    assert t.clicks("runner") == 2
    assert t.names("heap") == ["Gorman Drip v1"]


# -- Pawn -------------------------------------------------------------------------------------------------


def test_pawn_makes_way_for_another_at_once() -> None:
    """What hears of Pawn being trashed comes when the other Caïssa program is installed."""
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.hosted("Ice Wall", "Pawn")
    t.hand("runner", "Pawn")
    t.rig(witness(EventKind.TRASH))
    t.start("runner")
    t.click("Run on HQ")
    heard(t)
    assert "Pawn" in t.names("heap")
    assert t.names("grip") == [], "being installed (8.5.15d)"


def pawn(on: str = "", **zones: str) -> Table:
    """Two pieces of ice protect HQ; Pawn is hosted on one of them."""
    t = Table()
    t.ice("HQ", "Whitespace", "Tithe", rezzed=False)
    t.ice("R&D", "Palisade", rezzed=False)
    t.ice("Server 1", "Karunā", rezzed=False)
    if on:
        t.hosted(on, "Pawn")
    else:
        t.rig("Pawn")
    t.set(corp_credits=0)
    return t


def test_pawn_is_hosted_on_the_outermost_ice_of_a_central_server() -> None:
    t = pawn()
    t.start("runner")
    t.click("Pawn: ")
    assert len(t.options) == 2
    t.click("The unrezzed ice protecting HQ (outermost)")
    assert t.card("Pawn").host == t.card("Tithe").oid
    assert t.clicks("runner") == 3


def test_pawn_moves_inward_with_each_successful_run() -> None:
    t = pawn("Tithe")
    t.start("runner")
    run_on(t, "Archives")
    assert t.card("Pawn").host == t.card("Whitespace").oid


def test_pawn_makes_way_for_another_caissa() -> None:
    t = pawn("Whitespace")
    blank("Rook", "runner", "program", subtypes=("caissa",), memory_cost=1, cost=4)
    t.hand("runner", "Rook")
    t.discard_pile("runner", "Pawn")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Rook")
    assert t.options == ["Rook", "Pawn"]  # the other Pawn, not the one just trashed
    t.click("Rook")
    assert "Rook" in t.names("installed")
    assert t.names("heap") == ["Pawn", "Pawn"]


def test_pawn_stays_in_the_rig_and_after_a_failed_run() -> None:
    t = pawn()
    t.start("runner")
    run_on(t, "Archives")
    assert t.card("Pawn").host == 0
    t = pawn("Tithe")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on R&D")
    t.click("Rez Palisade")
    finish_run(t)
    assert t.card("Pawn").host == t.card("Tithe").oid


# -- Scheherazade -----------------------------------------------------------------------------------------


def test_scheherazade_pays_for_programs_on_it() -> None:
    t = rigged("Scheherazade", runner_credits=9)
    t.hand("runner", "Leech", "Cleaver")
    t.refresh()
    t.click("Install Leech on Scheherazade")
    assert (t.credits("runner"), t.card("Leech").host) == (9 - 1 + 1, t.card("Scheherazade").oid)
    t.click("Install Cleaver")
    assert t.credits("runner") == 9 - 3, "not on it"
