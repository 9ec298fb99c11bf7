"""Agendas of the Core Set."""

from __future__ import annotations

import pytest

from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, witness

# -- Accelerated Beta Test --------------------------------------------------------------------------------


def beta_test(*top: str) -> Table:
    t = Table()
    t.root("Server 1", "Accelerated Beta Test", advancement=3)
    t.deck(CORP, *top)
    t.start(CORP)
    t.click("Score Accelerated Beta Test")
    return t


def test_accelerated_beta_test_installs_ice_and_trashes_the_rest() -> None:
    t = beta_test("Hedge Fund", "Palisade", "Eli 1.0")
    credits = t.credits(CORP)
    t.click("Use Accelerated Beta Test")
    assert not t.offered("Hedge Fund")
    t.play("Palisade", "Protecting HQ", "Eli 1.0", "Protecting HQ", "No")
    assert t.card("Palisade").faceup
    assert t.card("Eli 1.0").faceup
    assert t.credits(CORP) == credits, "all costs are ignored"
    assert t.names("archives") == ["Hedge Fund"]


def test_accelerated_beta_test_installs_one_by_one() -> None:
    """8.5.5: what hears of the first install comes before the second is chosen."""
    t = beta_test("Palisade", "Eli 1.0")
    t.root("Server 2", witness(EventKind.INSTALL, "corp"), rezzed=True)
    t.play("Use Accelerated Beta Test", "Palisade", "HQ")
    assert t.offered("Use Witness")
    assert not t.offered("Eli 1.0")


def test_accelerated_beta_test_trashes_the_ice_that_is_not_installed() -> None:
    t = beta_test("Hedge Fund", "Palisade", "Eli 1.0")
    t.play("Use Accelerated Beta Test", "Eli 1.0", "R&D", "No")
    assert t.names("installed") == ["Eli 1.0"]
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]


def test_accelerated_beta_test_may_be_left_alone() -> None:
    t = beta_test("Hedge Fund", "Palisade", "Eli 1.0")
    t.click("Do not use")
    assert t.names("archives") == []


# -- AstroScript Pilot Program ----------------------------------------------------------------------------


def just_scored(title: str, advancement: int, **fields: int) -> Table:
    """The Corp's turn, with this agenda just scored."""
    t = Table(corp="")
    t.root("Server 1", title, advancement=advancement)
    t.root("Server 2", "Urtica Cipher", "Manegarm Skunkworks")
    t.set(**fields)
    t.start("corp")
    t.click(f"Score {title}")
    return t


def test_astroscript_places_an_advancement_counter_once() -> None:
    t = just_scored("AstroScript Pilot Program", 3)
    t.click("AstroScript Pilot Program: Place 1 advancement")
    assert t.options == ["Urtica Cipher in Server 2"]
    t.click("Urtica Cipher in Server 2")
    assert t.card("Urtica Cipher").advancement == 1, "Manegarm cannot be advanced"
    assert not t.offered("AstroScript Pilot Program:")
    assert t.clicks("corp") == 3


# -- Breaking News ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("again", [0, 1])
def test_breaking_news_tags_for_a_turn(again: int) -> None:
    t = Table()
    t.root("Server 1", "Breaking News", advancement=2)
    t.set(tags=again)
    t.start("corp")
    t.click("Score Breaking News")
    assert t.game.state.tags == 2 + again
    end_turn(t)
    assert t.game.state.tags == again
    end_turn(t)
    assert t.game.state.tags == again, "only at the end of the turn in which it was scored"


# -- Hostile Takeover -------------------------------------------------------------------------------------


def scored(title: str, counters: int, **fields: int) -> Table:
    """The Corp scores an agenda."""
    t = Table()
    t.root("Server 1", title, advancement=counters)
    t.ice("HQ", "Archer", rezzed=False)
    t.set(**fields)
    t.start("corp")
    t.click(f"Score {title}")
    return t


def test_hostile_takeover_pays_and_makes_bad_publicity() -> None:
    t = scored("Hostile Takeover", 2)
    assert (t.credits("corp"), t.game.state.bad_publicity) == (12, 1)


def test_hostile_takeover_is_paid_with_a_bad_name_at_once() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.root("Server 2", "Hostile Takeover", advancement=2)
    t.start("corp")
    t.click("Score Hostile")
    assert t.game.state.bad_publicity == 1, "NASX is asked when both have happened"
    assert t.credits("corp") == 5 + 7


# -- Nisei MK II ------------------------------------------------------------------------------------------


def test_nisei_ends_a_run() -> None:
    t = scored("Nisei MK II", 4)
    assert t.card("Nisei MK II", "corp_score").agenda == 1
    end_turn(t)
    t.click("Run on HQ")
    t.pass_until("Nisei MK II: End the run")
    t.click("Nisei MK II: End the run")
    finish_run(t)
    assert (t.happened("end_run"), t.card("Nisei MK II", "corp_score").agenda) == (1, 0)


# -- Posted Bounty ----------------------------------------------------------------------------------------


def test_posted_bounty_is_forfeited_for_a_tag_and_bad_publicity() -> None:
    t = just_scored("Posted Bounty", 3)
    t.click("Forfeit")
    assert (t.game.state.tags, t.game.state.bad_publicity) == (1, 1)
    assert t.game.points("corp") == 0


def test_posted_bounty_may_stay() -> None:
    t = just_scored("Posted Bounty", 3)
    t.click("Do not pay")
    assert (t.game.state.tags, t.game.state.bad_publicity, t.game.points("corp")) == (0, 0, 1)


def test_posted_bounty_tags_and_is_published_at_once() -> None:
    t = Table(corp="NBN: Reality Plus")
    t.root("Server 1", "Posted Bounty", advancement=3)
    t.start("corp")
    t.click("Score Posted")
    t.click("Forfeit")
    assert t.offered("Gain 2")
    assert (t.game.state.tags, t.game.state.bad_publicity) == (1, 1)


# -- Priority Requisition ---------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_priority_requisition_rezzes_ice_for_nothing(use: bool) -> None:
    t = scored("Priority Requisition", 5, corp_credits=0)
    t.click("Use Priority Requisition" if use else "Do not use it")
    if t.offered("Archer"):
        t.click("Archer")
    assert t.card("Archer").faceup == use
    assert t.names("corp_score") == ["Priority Requisition"], "nor is an agenda forfeited"


# -- Private Security Force -------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [0, 1])
def test_private_security_force_shoots_the_tagged(tags: int) -> None:
    t = Table()
    t.score_area("corp", "Private Security Force")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.set(tags=tags)
    t.start("corp")
    assert t.offered("Private Security Force") == bool(tags)
    if tags:
        t.click("Private Security Force: Do 1 meat damage")
        assert (len(t.names("grip")), t.clicks("corp")) == (1, 2)
