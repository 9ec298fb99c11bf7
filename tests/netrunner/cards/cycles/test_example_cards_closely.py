"""Cards that the rulebook's examples name, where little makes a difference."""

import pytest

from engine.netrunner.language.breaching import AccessLimit
from engine.netrunner.language.effects import Access, GiveTags, Trash
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run


@pytest.mark.parametrize("last", [True, False])
def test_test_run_returns_no_program_that_was_trashed_in_the_last_action(last: bool) -> None:
    """1.12.2: it has become another object, which others moved."""
    t = Table()
    t.hand("runner", "Test Run")
    t.discard_pile("runner", "Cleaver")
    t.start("runner", clicks=2 + (not last))
    t.play("Play Test Run", "Choose")
    t.next_action()
    t.click("Run on HQ")
    t.effect("corp", Trash(Each(Named("Cleaver"))))
    finish_run(t)
    end_turn(t)
    assert t.names("heap") == ["Test Run", "Cleaver"]
    assert "Cleaver" not in t.names("stack")


@pytest.mark.parametrize(("inside", "usable"), [("PAD Campaign", True), ("Hedge Fund", False)])
def test_vaporframe_fabricator_asks_whatever_hq_holds(inside: str, usable: bool) -> None:
    """10.2: that there is nothing to install in HQ is not told by asking nothing."""
    t = Table()
    t.hand("corp", inside)
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash Vaporframe Fabricator")
    assert t.decision.seat == "corp"
    assert t.asks("reaction")
    assert t.offered("Use Vaporframe Fabricator") == usable


def test_divert_power_rezzes_no_agenda() -> None:
    """1.15.2b: an agenda cannot be rezzed, and is no valid target."""
    t = Table()
    t.hand("corp", "Divert Power")
    t.set(corp_credits=9)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "Hostile Takeover")
    t.start("corp")
    t.play("Play Divert Power", "Nico Campaign", "Yes")
    assert t.options == ["Nico Campaign in Server 1"]


def test_a_limit_of_accesses_holds_outside_of_a_breach() -> None:
    """7.4.2a: once a card was accessed in the run, all accesses are prohibited."""
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Nico Campaign")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", ForNow(AccessLimit(1), "run"))
    for title in ("PAD Campaign", "Nico Campaign"):
        t.effect("corp", Access(Each(Named(title))))
        if t.asks("access"):
            t.click("Leave")
    finish_run(t)
    assert t.happened("accessed") == 1


def test_the_corp_is_told_which_card_has_it_choose_in_hq() -> None:
    t = Table()
    t.score_area("corp", "Dedicated Neural Net")
    t.hand("corp", "Hedge Fund", "PAD Campaign")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    t.play("0 credits", "1 credit")
    assert t.decision.seat == "corp"
    assert t.asked.prompt.startswith("Dedicated Neural Net:")


def test_thunder_art_gallery_sees_the_tag_that_jesminder_avoids() -> None:
    """9.9.5c: a static ability prevents for its controller."""
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.rig("Thunder Art Gallery")
    t.hand("runner", "Leech")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", GiveTags(1))
    assert t.game.state.tags == 0
    t.click("Use Thunder Art Gallery")
    assert "Leech" in t.options


def test_who_installs_from_a_pile_is_told_by_which_card() -> None:
    t = Table()
    t.hand("corp", "Restore")
    t.discard_pile("corp", "PAD Campaign", "Nico Campaign")
    t.start("corp")
    t.click("Play Restore")
    assert t.asked.prompt.startswith("Restore: Install 1 card from Archives")


def test_the_choice_for_security_testing_ends_with_it() -> None:
    """9.10.3b: it expires when the turn ends, or its source becomes inactive."""
    t = Table()
    t.rig("Security Testing")
    t.start("runner", turn_begins=True)
    t.play("Use Security Testing", "R&D")
    assert t.view("corp").corp.servers[1].chosen_by == ("Security Testing",)
    t.effect("corp", Trash(Each(Named("Security Testing"))))
    assert t.view("corp").corp.servers[1].chosen_by == ()
    credits = t.credits("runner")
    t.click("Run on R&D")
    finish_run(t)
    assert t.happened("accessed") == 1
    assert t.credits("runner") == credits
