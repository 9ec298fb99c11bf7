"""The rulebook's examples about candidates of a breach, and about what was chosen for later."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, let


def burning(*ice: str, **fields: int) -> Table:
    """A run on Archives made with Immolation Script; Ice Wall lies there, and one is rezzed."""
    t = Table()
    t.set(**fields)
    t.ice("Archives", *ice)
    t.ice("R&D", "Ice Wall")
    t.discard_pile("corp", "Ice Wall", "Hedge Fund")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    return t


def test_7_4_3_example_1_a_candidate_whose_access_was_replaced_is_one_no_more() -> None:
    t = burning()
    t.pass_until("Use Immolation Script")
    t.click("Use Immolation Script")
    finish_run(t)
    assert t.names("archives").count("Ice Wall") == 2
    assert t.happened("accessed") == 2, "the one that was just trashed and Hedge Fund, not the chosen one"


def test_7_3_6a_example_1_candidates_that_were_chosen_count_accessed_or_not() -> None:
    t = burning("Hudson 1.0")
    t.click(LET)
    t.pass_until("Use Immolation Script")
    t.click("Use Immolation Script")
    finish_run(t)
    assert t.happened("accessed") == 0
    assert t.happened("breach_ends") == 1


def test_7_3_6b_example_1_what_was_not_accessed_does_not_count_afterwards() -> None:
    t = Table()
    t.rig("Obelus")
    t.root("HQ", "Corporate Troubleshooter")
    t.hand("runner", "Rip Deal")
    t.hand("corp", "Hedge Fund", "Ice Wall")
    t.discard_pile("runner", "Corroder")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Play Rip Deal")
    t.pass_until("Yes")
    t.click("Yes")
    assert t.names("grip") == ["Corroder"]
    finish_run(t)
    t.click("Use Obelus")
    t.next_action()
    assert t.happened("accessed") == 1, "the card in the root"
    assert sorted(t.names("grip")) == ["Corroder", "Sure Gamble"]
    assert t.names("removed") == ["Rip Deal"]


def test_10_1_5_example_2_a_copy_is_any_card_of_that_name() -> None:
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Corroder")
    t.hand("runner", "Boomerang")
    t.hand("corp", "Hedge Fund")
    t.discard_pile("runner", "Boomerang")
    t.empty_deck("runner")
    t.start("runner")
    t.click("Install Boomerang")
    t.click("Run on HQ")
    t.click("Boomerang: Break")
    if t.decision.kind == "target":
        t.answer([option.key for option in t.asked.options][:2])
    assert t.names("heap") == ["Boomerang", "Boomerang"]
    while not t.offered("Yes"):
        go_on(t)
    t.click("Yes")
    t.answer([t.asked.options[0].key])
    t.next_action()
    assert t.names("stack") == ["Boomerang"]
    assert t.names("heap") == ["Boomerang"]


def test_9_10_3a_example_1_the_chosen_subtype_lasts_for_the_encounter() -> None:
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Corroder")
    t.rig("Pelangi", virus=2)
    t.set(runner_credits=9)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Corroder: Break")
    t.play("Pelangi:", "Barrier")
    assert "barrier" in t.game.face(t.card("Enigma")).subtypes
    assert t.offered("Corroder: Break")
    let(t)
    finish_run(t)
    assert "barrier" not in t.game.face(t.card("Enigma")).subtypes


def test_8_8_4b_example_1_the_ice_swapped_in_was_installed() -> None:
    t = Table(corp="A Teia: IP Recovery")
    t.ice("Server 1", "Tatu-Bola")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Ronin")
    t.hand("corp", "Enigma", "Corporate Troubleshooter")
    t.rig("Corroder")
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Corroder: Break") if t.offered("Corroder: Break") else t.click("Break everything")
    t.pass_until("Use Tatu-Bola")
    t.play("Use Tatu-Bola", "Enigma")
    new = t.card("Enigma")
    assert (new.server, new.faceup) == ("remote1", False)
    assert "Tatu-Bola" in t.names("hq")
    assert t.credits("corp") == 0, "the next instruction waits"
    t.click("Use A Teia")
    t.click("Corporate Troubleshooter")
    if t.decision.kind == "destination":
        assert "Server 1" not in t.options
        t.click("Server 2")
    assert t.card("Corporate Troubleshooter").server == "remote2"
    assert t.credits("corp") == 4
    finish_run(t)
    assert t.happened("successful_run", server="remote1") == 1
