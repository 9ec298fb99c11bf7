"""Resources of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, against, finish_run, grip


def test_arruaceiras_crew_weakens_ice_for_a_tag_and_trashes_it() -> None:
    t = against("Ping", "Arruaceiras Crew")
    tags = t.game.state.tags
    t.click("Arruaceiras Crew: The ice")
    assert t.game.state.tags == tags + 1
    assert not t.offered("Arruaceiras Crew: The ice"), "once per turn"
    t.click("Arruaceiras Crew: ")
    assert t.names("archives") == ["Ping"]
    assert t.names("heap") == ["Arruaceiras Crew"]
    assert t.credits("runner") == 18


def test_arruaceiras_crew_does_not_trash_strong_ice() -> None:
    t = against("Eli 1.0", "Arruaceiras Crew")
    t.click("Arruaceiras Crew: The ice")
    if t.offered("Arruaceiras Crew: "):
        t.click("Arruaceiras Crew: ")
    assert "Eli 1.0" in t.names("installed")


def eru(offices: int) -> int:
    """How many cards of R&D are accessed by the run on Archives."""
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.rig("Eru Ayase-Pessoa")
    t.discard_pile("corp", "Hedge Fund")
    t.start("runner")
    t.click("Eru Ayase-Pessoa: ")
    finish_run(t)
    assert (t.game.state.tags, t.clicks("runner")) == (1, 3)
    assert t.happened("successful_run", server="archives") == 1
    assert t.happened("breach_begins", server="archives") == 0
    assert not t.offered("Eru Ayase-Pessoa: "), "once per turn"
    return t.happened("accessed")


def test_eru_breaches_rd_from_archives() -> None:
    assert eru(1) == 1
    assert eru(2) == 2, "threat 3"


def test_eru_gives_nothing_to_a_run_on_rd() -> None:
    t = Table()
    t.score_area("corp", "Offworld Office", "Offworld Office")
    t.rig("Eru Ayase-Pessoa")
    t.start("runner")
    assert accesses(t, "R&D") == 1


def test_friend_of_a_friend_gains_and_removes_a_tag() -> None:
    t = Table()
    t.rig("Friend of a Friend")
    t.set(tags=2)
    t.start("runner")
    assert not t.offered("Friend of a Friend: Gain 9"), "tagged"
    t.click("Friend of a Friend: Gain 5")
    assert (t.credits("runner"), t.game.state.tags, t.names("heap")) == (10, 1, ["Friend of a Friend"])


def test_friend_of_a_friend_gains_more_for_a_tag() -> None:
    t = Table()
    t.rig("Friend of a Friend")
    t.start("runner")
    t.click("Friend of a Friend: Gain 9")
    assert (t.credits("runner"), t.game.state.tags, t.names("heap")) == (14, 1, ["Friend of a Friend"])


@pytest.mark.parametrize("draw", [True, False])
def test_lago_paranoa_shelter_draws_for_the_first_card_in_a_root(draw: bool) -> None:
    t = Table()
    t.rig("Lago Paranoá Shelter")
    t.hand("corp", "Ice Wall", "Nico Campaign", "PAD Campaign")
    t.start("corp")
    t.click("Install Ice Wall protecting HQ")
    assert not t.offered("Trash the top")
    t.click("Install Nico Campaign")
    t.click("Trash the top" if draw else "Do not")
    assert (grip(t), len(t.names("heap"))) == ((1, 1) if draw else (0, 0))
    t.click(next(label for label in t.options if "PAD" in label))
    assert not t.offered("Trash the top")


@pytest.mark.parametrize(("server", "tags", "cards"), [("HQ", 1, 2), ("R&D", 1, 2), ("R&D", 0, 1)])
def test_manuel_accesses_more_of_hq_and_rd_while_tagged(server: str, tags: int, cards: int) -> None:
    t = Table()
    t.rig("Manuel Lattes de Moura")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.set(tags=tags)
    t.start("runner")
    assert accesses(t, server) == cards


@pytest.mark.parametrize(("offices", "cards"), [(2, 1), (1, 0)])
def test_manuel_costs_the_corp_a_card_at_threat_three(offices: int, cards: int) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.rig("Manuel Lattes de Moura")
    t.hand("corp", "Hedge Fund")
    t.set(tags=1)
    t.start("corp")
    t.click("Trash Manuel")
    if cards:
        t.click("Hedge Fund")
    assert len(t.names("archives")) == cards
    assert t.names("heap") == ["Manuel Lattes de Moura"]


@pytest.mark.parametrize(("offices", "mode"), [(2, "Gain"), (2, "Remove"), (2, "No"), (1, "")])
def test_valentina_helps_at_threat_three(offices: int, mode: str) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.hand("runner", "Valentina Ferreira Carvalho")
    t.set(tags=1)
    t.start("runner")
    t.click("Install Valentina")
    if mode == "No":
        t.click("Do not")
    elif mode:
        t.click("Use Valentina")
        t.click(mode)
    assert t.game.state.tags == (0 if mode == "Remove" else 1)
    assert t.credits("runner") == 3 + {"Gain": 2, "Remove": 1}.get(mode, 0)
    assert t.clicks("runner") == 3


def test_valentina_gains_for_a_removed_tag() -> None:
    t = Table()
    t.rig("Valentina Ferreira Carvalho")
    t.set(tags=1)
    t.start("runner")
    t.click("Remove 1 tag")
    assert t.credits("runner") == 5 - 2 + 1
