"""Operations of the Red Sand cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import corp_holding, go_on, grip, holding, operation

# -- Mass Commercialization -------------------------------------------------------------------------------


def test_mass_commercialization_pays_two_for_each_advanced_card() -> None:
    t = holding("Mass Commercialization")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.root("Server 2", "Urtica Cipher", advancement=1)
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    t.click("Play Mass Commercialization")
    assert t.credits("corp") == 9


def test_mass_commercialization_needs_an_advanced_card() -> None:
    t = holding("Mass Commercialization")
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    assert not t.offered("Play Mass Commercialization")


# -- O₂ Shortage ------------------------------------------------------------------------------------------


def test_o_shortage_gives_two_clicks_unless_a_random_card_is_trashed() -> None:
    """Rules: 1.16.11b."""
    t = holding("O₂ Shortage")
    t.hand("runner", "Sure Gamble", "Jailbreak")
    t.start("corp")
    t.click("Play O₂ Shortage")
    assert t.decision.seat == "runner"
    t.click("Let it happen")
    assert (t.clicks("corp"), grip(t)) == (4, 2)
    t = holding("O₂ Shortage")
    t.hand("runner", "Sure Gamble", "Jailbreak")
    t.start("corp")
    t.click("Play O₂ Shortage")
    t.click("Trash 1 card")
    assert (t.clicks("corp"), grip(t), len(t.names("heap"))) == (2, 1, 1)


def test_o_shortage_against_an_empty_grip_gives_the_clicks() -> None:
    t = holding("O₂ Shortage")
    t.start("corp")
    t.click("Play O₂ Shortage")
    if t.decision.seat == "runner":
        go_on(t)
    assert t.clicks("corp") == 4


# -- Priority Construction --------------------------------------------------------------------------------


def test_priority_construction_installs_advanced_ice() -> None:
    t = operation("Priority Construction")
    t.hand("corp", "Ice Wall", "PAD Campaign")
    t.refresh()
    t.click("Play Priority Construction")
    assert not t.offered("PAD")
    t.click("Ice Wall")
    ice = t.card("Ice Wall")
    assert (ice.advancement, ice.server, t.clicks("corp")) == (3, "remote1", 1)


# -- Restore ----------------------------------------------------------------------------------------------


def test_who_installs_from_a_pile_is_told_by_which_card() -> None:
    t = Table()
    t.hand("corp", "Restore")
    t.discard_pile("corp", "PAD Campaign", "Nico Campaign")
    t.start("corp")
    t.click("Play Restore")
    assert t.asked.prompt.startswith("Restore: Install 1 card from Archives")


def test_restore_installs_and_rezzes_and_removes_the_other_copies() -> None:
    """26: 8.5.15."""
    t = corp_holding("Restore")
    t.discard_pile("corp", "PAD Campaign", "PAD Campaign", "Nico Campaign")
    t.start("corp")
    t.click("Play Restore")
    t.answer([next(o.key for o in t.asked.options if "PAD" in o.label)])
    t.click("A new server")
    t.next_action()
    assert t.card("PAD Campaign").faceup
    assert t.names("archives") == ["Nico Campaign", "Restore"]
    assert t.names("removed") == ["PAD Campaign"]
    assert t.credits("corp") == 9 - 1 - 2


# -- Sacrifice --------------------------------------------------------------------------------------------


def test_sacrifice_takes_away_as_much_as_the_forfeited_agenda_was_worth() -> None:
    t = Table()
    t.score_area("corp", "Hostile Takeover", "Priority Requisition")
    t.hand("corp", "Sacrifice")
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Play Sacrifice")
    t.click("Priority Requisition")
    assert t.game.state.bad_publicity == 0, "3 points, and 2 bad publicity"
    assert t.credits("corp") == 5 + 2, "1 for each that was removed"
    assert t.names("corp_score") == ["Hostile Takeover"]


def test_sacrifice_removes_no_more_than_the_points() -> None:
    t = Table()
    t.score_area("corp", "Hostile Takeover")
    t.hand("corp", "Sacrifice")
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Play Sacrifice")
    assert t.game.state.bad_publicity == 1
    assert t.credits("corp") == 5 + 1
