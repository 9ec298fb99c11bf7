"""A printed sentence is one instruction (9.11.3): Runner cards that join effects."""

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.table.events import Kind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, run_to_access, running
from tests.netrunner.cards.witnesses import heard, witness


@pytest.mark.parametrize("avoids", [False, True])
def test_account_siphon_takes_and_gives_at_once(avoids: bool) -> None:
    """Decoy is asked before a credit has moved; how many are lost is chosen as it resolves (1.15.1b)."""
    t = Table()
    t.hand("runner", "Account Siphon")
    t.rig("Decoy")
    t.set(corp_credits=8, runner_credits=5)
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    assert t.offered("Decoy")
    assert (t.credits("corp"), t.credits("runner")) == (8, 5)
    t.click("Decoy" if avoids else "Pass")
    t.click("4")
    assert (t.credits("corp"), t.credits("runner")) == (4, 13)
    assert t.game.state.tags == (1 if avoids else 2)


def test_account_siphon_pays_for_no_trace_of_no_one_home() -> None:
    t = Table()
    t.set(runner_credits=0, corp_credits=5)
    t.rig("No One Home")
    t.hand("runner", "Account Siphon")
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    t.click("Trash No One Home")
    assert t.credits("runner") == 0


def test_account_siphon_of_a_poor_corp() -> None:
    t = Table()
    t.set(runner_credits=0, corp_credits=0)
    t.hand("runner", "Account Siphon")
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    t.next_action()
    assert (t.credits("corp"), t.credits("runner"), t.game.state.tags) == (0, 0, 2)


@pytest.mark.parametrize(
    ("title", "gained", "drawn"),
    [("Professional Contacts", 1, 1), ("Zer0", 1, 2), ("Process Automation", 2, 1)],
)
def test_the_runner_gains_and_draws_at_once(title: str, gained: int, drawn: int) -> None:
    """What hears of the credits comes at the checkpoint of drawing (8.4.5b): the cards are set aside."""
    t = Table()
    t.rig(witness(Kind.GAIN_CREDITS))
    if title == "Process Automation":
        t.hand("runner", title)
    else:
        t.rig(title)
        t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    before = t.credits("runner")
    t.click("Play Process" if title == "Process Automation" else title)
    heard(t)
    assert t.credits("runner") == before + gained
    assert len(t.names("set_aside")) == drawn


def test_loup_gains_and_draws_at_once() -> None:
    t = Table(runner="René “Loup” Arcemont: Party Animal")
    t.root("Server 1", "PAD Campaign")
    t.rig(witness(Kind.GAIN_CREDITS))
    t.set(runner_credits=9)
    t.start("runner")
    run_to_access(t, "Server 1")
    t.click("Trash PAD")
    heard(t)
    assert t.credits("runner") == 9 - 4 + 1
    assert t.names("set_aside") == ["Sure Gamble"]


def test_hoshiko_draws_and_loses_at_once() -> None:
    """The other side of Hoshiko Shiro: the credit is lost when what hears of the draw is asked."""
    t = Table(runner="Hoshiko Shiro: Untold Protagonist")
    t.root("Server 1", "PAD Campaign")
    t.rig(witness(Kind.DRAW_ENDS, by="runner"))
    t.start("runner", clicks=1)
    run_to_access(t, "Server 1")
    t.next_action()
    assert t.game.state.active == "corp"
    before = t.credits("runner")
    end_turn(t)
    heard(t)
    assert (t.credits("runner"), t.names("grip")) == (before - 1, ["Sure Gamble"])


def test_wyldside_draws_and_loses_at_once() -> None:
    t = Table()
    t.rig("Wyldside", witness(Kind.DRAW_ENDS))
    t.start("runner", turn_begins=True)
    heard(t)
    assert (t.clicks("runner"), len(t.names("grip"))) == (3, 2)


def test_esa_draws_and_sabotages_at_once() -> None:
    """First she draws, and what hears of that comes when the Corp's cards are trashed (9.3.4d)."""
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("corp", "Hedge Fund")
    t.rig(witness(Kind.DRAW_ENDS))
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    t.click("Yes")
    assert t.decision.seat == "corp"
    assert len(t.names("grip")) == 2, "drawn before"
    t.click("Hedge Fund")
    heard(t)
    assert len(t.names("archives")) == 2


def test_security_nexus_tags_and_ends_the_run_at_once() -> None:
    t = Table(corp="NBN: Reality Plus")
    t.rig("Security Nexus")
    t.ice("HQ", "Ice Wall")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Use Security Nexus")
    t.click("Use Security Nexus")
    t.click("0 credits")
    while not t.offered("Gain 2"):
        go_on(t)
    assert t.game.state.tags == 1
    assert t.happened("end_run") == 1


def test_pennyshaver_places_and_takes_at_once() -> None:
    t = Table()
    t.rig("Pennyshaver", credit=2)
    t.rig(witness(Kind.PLACE_COUNTERS, counter="credit"))
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Pennyshaver")
    heard(t)
    assert t.credits("runner") == 3


def test_jailbreak_draws_and_accesses_more() -> None:
    t = Table()
    t.hand("runner", "Jailbreak")
    t.hand("corp", *["Hedge Fund"] * 3)
    t.start("runner")
    t.click("Play Jailbreak")
    t.click("HQ")
    t.next_action()
    assert t.names("grip") == ["Sure Gamble"]
    assert t.happened("accessed") == 2


def test_making_an_entrance_trashes_and_arranges_at_once() -> None:
    t = Table(filler=0)
    t.deck("runner", "Diesel", "Easy Mark", "Modded", "Stimhack", "Infiltration", "Inside Job")
    t.hand("runner", "Making an Entrance")
    t.start("runner")
    t.click("Play Making")
    t.click("Diesel", "Modded")
    assert t.names("heap") == ["Diesel", "Modded"], "they are gone, and the rest is put in order"
    t.click("Inside Job", "Infiltration", "Stimhack", "Easy Mark")
    assert t.names("stack") == ["Inside Job", "Infiltration", "Stimhack", "Easy Mark"]


def test_pawn_makes_way_for_another_at_once() -> None:
    """What hears of Pawn being trashed comes when the other Caïssa program is installed."""
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.hosted("Ice Wall", "Pawn")
    t.hand("runner", "Pawn")
    t.rig(witness(Kind.TRASH))
    t.start("runner")
    t.click("Run on HQ")
    heard(t)
    assert "Pawn" in t.names("heap")
    assert t.names("grip") == [], "being installed (8.5.15d)"


@pytest.mark.parametrize("title", ["Stimhack", "Overclock"])
def test_credits_are_placed_and_the_run_is_made_at_once(title: str) -> None:
    """Nothing resolves between them: what hears of the credits comes in the run."""
    t = Table()
    t.hand("runner", title)
    t.rig(witness(Kind.PLACE_COUNTERS, counter="credit"))
    t.start("runner")
    t.click(f"Play {title}")
    if t.offered("HQ"):
        t.click("HQ")
    heard(t)
    assert running(t)
