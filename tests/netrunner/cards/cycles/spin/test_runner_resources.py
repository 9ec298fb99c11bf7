"""Resources of the Spin cycle."""

import pytest

from engine.netrunner.language.effects import BadPublicity, Score, Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, rigged, unprevented

# -- Fall Guy ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("saves", [True, False])
def test_fall_guy_saves_another_resource_or_pays(saves: bool) -> None:
    t = rigged("Fall Guy", "Armitage Codebusting")
    if not saves:
        t.click("Fall Guy: Gain 2 credits")
        assert (t.credits("runner"), t.names("heap")) == (7, ["Fall Guy"])
        return
    t.effect("corp", Trash(Each(Named("Armitage Codebusting"))))
    t.click("Fall Guy: Prevent")
    assert (t.names("installed"), t.names("heap")) == (["Armitage Codebusting"], ["Fall Guy"])


def test_fall_guy_does_not_save_itself() -> None:
    t = rigged("Fall Guy")
    t.effect("corp", Trash(Each(Named("Fall Guy"))))
    assert t.names("heap") == ["Fall Guy"]


# -- Motivation -------------------------------------------------------------------------------------------


def test_motivation_lets_one_look_at_the_top_of_the_stack() -> None:
    t = Table()
    t.rig("Motivation")
    t.deck("runner", "Leech")
    t.start("runner", turn_begins=True)
    t.click("Use Motivation")
    state = t.game.state
    top = state.zones["stack"][0]
    assert [oid for oid, _ in state.memory["runner"]] == [top]
    assert "corp" not in state.memory


# -- Raymond Flint ----------------------------------------------------------------------------------------


def no_root(t: Table) -> int:
    """Go through a breach of HQ: how many cards are accessed; those in its root are never offered."""
    n = sum(event.kind == "accessed" for event in t.events)
    while t.game.breach is not None:
        assert not t.offered("Manegarm")
        go_on(t)
        n += sum(event.kind == "accessed" for event in t.events)
    return n


def test_raymond_flint_breaches_hq_for_bad_publicity_and_exposes() -> None:
    t = rigged("Raymond Flint")
    t.root("HQ", "Manegarm Skunkworks")
    t.root("Server 1", "Urtica Cipher")
    t.refresh()
    t.effect("corp", BadPublicity(1))
    assert no_root(t) == 1
    t.click("Raymond Flint: Expose")
    t.click("Server 1")
    unprevented(t)
    assert any("Urtica Cipher" in line for line in t.log("runner"))
    assert t.names("heap") == ["Raymond Flint"]


def test_raymond_flint_is_quiet_otherwise() -> None:
    t = rigged("Raymond Flint")
    assert not t.offered("Raymond Flint"), "nothing to expose"
    t.effect("runner", Score(Each(Named("nothing"))))
    assert t.happened("breach_begins") == 0
