"""Hardware of the Ashes cycle: what is about trashed cards."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage, Trash, TrashTop
from engine.netrunner.language.selectors import Type, target
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run

# -- Buffer Drive -----------------------------------------------------------------------------------------


def test_buffer_drive_keeps_one_of_what_is_trashed_first() -> None:
    t = Table()
    t.rig("Buffer Drive")
    t.hand("runner", "Leech", "Cleaver", "Carmen")
    t.start("runner")
    t.effect("corp", Damage("net", 2))
    t.click("Use Buffer Drive")
    kept = t.options[0]
    t.click(kept)
    assert t.names("stack")[-1] == kept
    assert len(t.names("heap")) == 1
    t.effect("corp", Damage("net", 1))
    assert not t.offered("Use Buffer Drive"), "the first time each turn"


def test_buffer_drive_need_not_and_hears_of_no_installed_card() -> None:
    t = Table()
    t.rig("Buffer Drive", "Leech")
    t.start("runner")
    t.effect("runner", Trash(target(Type("program"))))
    assert not t.offered("Use Buffer Drive")
    t.effect("runner", TrashTop(2))
    t.click("Do not")
    assert len(t.names("heap")) == 3


def test_buffer_drive_is_given_up_for_a_card_of_the_heap() -> None:
    t = Table()
    t.rig("Buffer Drive")
    t.discard_pile("runner", "Leech", "Cleaver")
    t.start("runner")
    t.click("Buffer Drive:")
    t.click("Cleaver")
    assert t.names("stack")[0] == "Cleaver"
    assert t.names("removed") == ["Buffer Drive"]


# -- Demolisher -------------------------------------------------------------------------------------------


def test_demolisher_makes_trashing_cheaper_and_pays_once_a_turn() -> None:
    t = Table()
    t.rig("Demolisher")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Tiered Subscription")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.memory_limit() == 5
    left = 9
    for server, paid, gained in (("Server 1", 3, 1), ("Server 2", 2, 0)):
        t.click(f"Run on {server}")
        t.pass_until("Trash")
        t.click("Trash")
        finish_run(t)
        left += gained - paid
        assert t.credits("runner") == left


def test_demolisher_makes_trashing_from_hq_cheaper() -> None:
    t = Table()
    t.rig("Demolisher")
    t.hand("corp", "PAD Campaign")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Trash PAD Campaign")
    t.click("Trash PAD Campaign")
    assert t.credits("runner") == 1


def test_demolisher_pays_nothing_for_what_the_corp_trashes() -> None:
    t = Table()
    t.rig("Demolisher")
    t.root("Server 1", "Bass CH1R180G4", rezzed=True)
    t.start("corp")
    t.click("Bass CH1R180G4:")
    assert t.credits("runner") == 5


# -- Gachapon ---------------------------------------------------------------------------------------------


def gachapon(**fields: int) -> Table:
    """The Runner's turn with six known cards on top of the stack."""
    t = Table()
    t.rig("Gachapon")
    t.deck(
        "runner",
        "Leech",
        "Smartware Distributor",
        "Whistleblower",
        "Sure Gamble",
        "Diesel",
        "Carmen",
        "Cleaver",
    )
    t.set(**{"runner_credits": 9, **fields})
    t.start("runner")
    t.click("Gachapon:")
    return t


def test_gachapon_installs_one_and_keeps_three() -> None:
    t = gachapon()
    assert not t.offered("Cleaver"), "it lies seventh"
    assert not t.offered("Whistleblower"), "neither a program nor virtual"
    t.click("Carmen")
    t.click("Leech", "Whistleblower", "Diesel")
    t.next_action()
    assert t.names("installed") == ["Carmen"]
    assert t.credits("runner") == 9 - 3
    assert sorted(t.names("removed")) == ["Smartware Distributor", "Sure Gamble"]
    assert {"Leech", "Whistleblower", "Diesel", "Cleaver"} <= set(t.names("stack"))
    assert t.names("set_aside") == []
    assert t.names("heap") == ["Gachapon"]


def test_gachapon_need_not_install() -> None:
    t = gachapon()
    t.click("No")
    t.click("Leech", "Carmen", "Diesel")
    t.next_action()
    assert t.names("installed") == []
    assert len(t.names("removed")) == 3
