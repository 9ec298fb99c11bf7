"""Other programs of Data and Destiny."""

from __future__ import annotations

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import rigged


def test_harbinger_is_turned_facedown_whatever_is_trashed_with_it() -> None:
    t = rigged("Leech", "Harbinger")
    t.effect("corp", Trash(Each(Type("program"))))
    assert t.names("heap") == ["Leech"]
    assert t.names("installed") == ["Harbinger"]
    assert not t.card("Harbinger").faceup
    assert t.happened("trashed") == 2, "both are trashed (8.2.2)"
    assert t.happened("uninstalled") <= 1, "Harbinger stays where it is"
    t.effect("corp", Trash(Each(Type("program"))))
    assert t.names("installed") == ["Harbinger"], "it is no program any more"


def test_harbinger_goes_to_the_heap_as_a_facedown_card() -> None:
    t = Table()
    t.rig("Harbinger", faceup=False)
    t.start("runner")
    t.effect("corp", Trash(Each(Named("Harbinger") | Type("program"))))
    assert t.names("installed") == ["Harbinger"], "it has no name"
