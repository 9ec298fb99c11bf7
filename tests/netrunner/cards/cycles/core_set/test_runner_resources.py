"""Resources of the Core Set."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage, GiveTags, Trash
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    against,
    finish_run,
    go_on,
    heard,
    rigged,
    run_on,
    turn_begins,
    witness,
)

# -- Access to Globalsec ----------------------------------------------------------------------------------


def test_link_memory_and_money() -> None:
    t = Table()
    t.rig("Access to Globalsec", "Desperado")
    t.start("runner")
    assert (t.game.link(), t.game.memory_limit()) == (1, 5)
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert t.credits("runner") == 7


# -- Aesop’s Pawnshop -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sells", [True, False])
def test_aesops_pawnshop_sells_an_installed_card(sells: bool) -> None:
    t = Table()
    t.rig("Aesop's Pawnshop", "Leech")
    t.start("runner", turn_begins=True)
    t.click("Trash 1 other" if sells else "Do not pay")
    t.next_action()
    assert (t.names("heap"), t.credits("runner")) == ((["Leech"], 8) if sells else ([], 5))


# -- Armitage Codebusting ---------------------------------------------------------------------------------


def test_armitage_codebusting_is_loaded_and_worked_off() -> None:
    t = Table()
    t.hand("runner", "Armitage Codebusting")
    t.start("runner", clicks=8)
    t.click("Install Armitage Codebusting")
    assert t.card("Armitage Codebusting").credit == 12
    for _ in range(6):
        t.click("Armitage Codebusting: Take 2 credits")
    assert t.credits("runner") == 5 - 1 + 12
    assert t.names("heap") == ["Armitage Codebusting"]


# -- Bank Job ---------------------------------------------------------------------------------------------


def test_bank_job_is_loaded_and_trashed_when_it_is_empty() -> None:
    t = Table()
    t.hand(RUNNER, "Bank Job")
    t.root("Server 1", "Nico Campaign")
    t.start(RUNNER)
    t.click("Install Bank Job")
    assert t.card("Bank Job").credit == 8
    t.click("Run on Server 1")
    while not t.asks("instead"):
        go_on(t)
    before = t.credits(RUNNER)
    t.play("Bank Job", "8")
    assert t.credits(RUNNER) == before + 8
    assert t.names("heap") == ["Bank Job"]
    assert t.happened("accessed") == 0


def job() -> Table:
    t = Table()
    t.rig("Bank Job", credit=8, loaded=("credit",))
    t.root("Server 1", "Nico Campaign")
    t.start(RUNNER)
    t.click("Run on Server 1")
    while not t.asks("instead"):
        go_on(t)
    return t


def test_bank_job_pays_any_number_instead_of_a_breach() -> None:
    t = job()
    t.play("Bank Job", "3")
    t.next_action()
    assert t.credits(RUNNER) == 5 + 3
    assert t.card("Bank Job").credit == 5
    assert t.happened("accessed") == 0


def test_bank_job_may_wait() -> None:
    t = job()
    t.click("Breach")
    assert t.asks("access") or t.offered("Trash")
    assert t.card("Bank Job").credit == 8


def test_bank_job_does_nothing_on_a_central_server() -> None:
    t = Table()
    t.rig("Bank Job", credit=8, loaded=("credit",))
    t.start(RUNNER)
    t.click("Run on Archives")
    finish_run(t)
    assert t.card("Bank Job").credit == 8


# -- Crash Space ------------------------------------------------------------------------------------------


def test_crash_space_pays_for_removing_tags() -> None:
    t = Table()
    t.rig("Crash Space")
    t.set(tags=1, runner_credits=0)
    t.start("runner", turn_begins=True)
    t.click("Remove 1 tag")
    assert (t.game.state.tags, t.card("Crash Space").credit) == (0, 0)


@pytest.mark.parametrize(("damage", "left"), [(4, 4), (2, 5)])
def test_crash_space_prevents_three_meat_damage(damage: int, left: int) -> None:
    t = Table()
    t.rig("Crash Space")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.effect("corp", Damage("meat", damage))
    t.play("Crash Space: Prevent up to 3 meat damage", str(min(damage, 3)))
    assert (len(t.names("grip")), t.names("heap")[0]) == (left, "Crash Space")
    t = Table()
    t.rig("Crash Space")
    t.hand("runner", "Sure Gamble")
    t.start("corp")
    t.effect("corp", Damage("net", 1))
    assert not t.offered("Crash Space")


# -- Data Dealer ------------------------------------------------------------------------------------------


def test_data_dealer_sells_an_agenda() -> None:
    t = rigged("Data Dealer", runner_credits=0)
    assert not t.offered("Data Dealer")
    t.score_area("runner", "Offworld Office")
    t.refresh()
    t.click("Data Dealer: Gain 9 credits")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert (t.credits("runner"), t.clicks("runner")) == (9, 3)
    assert t.names("removed") == ["Offworld Office"]


# -- Decoy ------------------------------------------------------------------------------------------------


def test_decoy_avoids_a_tag() -> None:
    t = rigged("Decoy")
    t.effect("corp", GiveTags(2))
    t.click("Decoy: Prevent 1 tag")
    assert (t.game.state.tags, t.names("heap")) == (1, ["Decoy"])


# -- Ice Carver -------------------------------------------------------------------------------------------


def test_ice_carver_weakens_encountered_ice() -> None:
    t = against("Hunter", "Ice Carver")
    t.ice("R&D", "Ice Wall")
    assert t.game.strength(t.card("Hunter")) == 3
    assert t.game.strength(t.card("Ice Wall")) == 1


# -- Sacrificial Construct --------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["Leech", "Pennyshaver"])
def test_sacrificial_construct_saves_a_program_or_hardware(title: str) -> None:
    t = rigged("Sacrificial Construct", "Leech", "Pennyshaver")
    t.effect("corp", Trash(Each(Type("program") | Type("hardware"))))
    t.click("Sacrificial Construct: Prevent")
    t.click(title)
    assert t.names("installed") == [title]


# -- Wyldside ---------------------------------------------------------------------------------------------


def test_wyldside_draws_two_and_takes_a_click() -> None:
    t = turn_begins("Wyldside")
    assert (len(t.names("grip")), t.clicks("runner")) == (2, 3)


def test_wyldside_draws_and_loses_at_once() -> None:
    t = Table()
    t.rig("Wyldside", witness(EventKind.DRAW_ENDS))
    t.start("runner", turn_begins=True)
    heard(t)
    assert (t.clicks("runner"), len(t.names("grip"))) == (3, 2)
