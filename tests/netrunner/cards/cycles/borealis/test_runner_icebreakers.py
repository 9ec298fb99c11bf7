"""Icebreakers of the Borealis cycle."""

from engine.netrunner.language.effects import AddToHand
from engine.netrunner.language.sets import Each, Named
from tests.netrunner.cards.playing import against, finish_run, rigged, run_on, strength


def test_nanuq_breaks_and_is_removed_when_an_agenda_is_stolen() -> None:
    t = against("Enigma", "Nanuq")
    t.root("Server 1", "Hostile Takeover")
    t.click("Nanuq: +1")
    assert strength(t, "Nanuq") == 4
    t.click("Nanuq: Break")
    finish_run(t)
    run_on(t, "Server 1")
    assert t.names("removed") == ["Nanuq"]


def test_nanuq_is_removed_when_it_is_uninstalled() -> None:
    t = rigged("Nanuq")
    t.effect("runner", AddToHand(Each(Named("Nanuq"))))
    assert (t.names("grip"), t.names("removed")) == ([], ["Nanuq"])
