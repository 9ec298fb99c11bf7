"""Other ice of the Lunar cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let

# -- Kitsune ----------------------------------------------------------------------------------------------


def kitsune() -> Table:
    """A Runner at a Kitsune that protects HQ, with an upgrade in its root."""
    t = Table()
    t.ice("HQ", "Kitsune")
    t.root("HQ", "Corporate Troubleshooter")
    t.hand("corp", "Ice Wall", "Hedge Fund", "PAD Campaign")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_kitsune_lets_the_runner_access_the_chosen_card_and_nothing_in_the_root() -> None:
    t = kitsune()
    t.play("Yes", "Ice Wall")
    assert t.options == ["Leave Ice Wall and go on"]
    go_on(t)
    assert t.names("archives") == ["Kitsune"]
    assert t.happened("accessed") == 1
    finish_run(t)
    assert t.happened("accessed") == 3, "the breach of the run comes on top"


def test_kitsune_does_nothing_if_the_corp_wants_nothing() -> None:
    t = kitsune()
    t.click("No")
    assert "Kitsune" in t.names("installed")
    assert t.happened("breach_begins") == 0


def test_kitsune_is_trashed_as_well_if_the_run_is_ended_in_its_breach() -> None:
    """7.3.7: that ends the breach, too, and what waits for its end hears of it (as in 6.8.5)."""
    t = Table()
    t.ice("HQ", "Ice Wall", "Kitsune")
    t.hand("corp", "Ganked!")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.play("Yes", "Ganked!", "Trash Ganked!", "Ice Wall")
    finish_run(t)
    assert t.names("archives") == ["Ganked!", "Kitsune"]
    assert (t.happened("end_run"), t.happened("breach_ends"), t.happened("access_ends")) == (1, 1, 1)
    assert not t.game.state.lingering


# -- Mother Goddess ---------------------------------------------------------------------------------------


def test_mother_goddess_takes_after_other_rezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Mother Goddess")
    t.ice("R&D", "Palisade")
    t.ice("Archives", "Karunā", rezzed=False)
    t.start("runner")
    goddess = t.card("Mother Goddess")
    assert "barrier" in t.game.subtypes(goddess)
    assert "sentry" not in t.game.subtypes(goddess), "facedown ice has nothing to give"
