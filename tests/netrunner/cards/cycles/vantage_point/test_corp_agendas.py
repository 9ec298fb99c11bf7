"""Agendas of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, running


@pytest.mark.parametrize("place", ["hq", "rd", "archives"])
def test_let_them_dream_finds_an_agenda_anywhere(place: str) -> None:
    t = Table(filler=5)
    t.root("Server 1", "Let Them Dream", advancement=4)
    if place == "hq":
        t.hand("corp", "Greenmail", "Hedge Fund")
    elif place == "rd":
        t.deck("corp", "Greenmail", "Palisade")
    else:
        t.discard_pile("corp", "Greenmail", "Palisade")
    t.start("corp")
    t.play("Score Let Them Dream", "Use Let Them Dream")
    assert not t.offered("Palisade")
    t.click("Greenmail")
    t.click("HQ" if place != "hq" else "bottom")
    assert ("Greenmail" in t.names("hq")) == (place != "hq")
    assert t.happened("revealed") == 1
    if place == "hq":
        assert t.names("rd")[-1] == "Greenmail"


def test_let_them_dream_is_worth_less_to_the_runner() -> None:
    t = Table()
    t.score_area("runner", "Let Them Dream")
    t.score_area("corp", "Let Them Dream")
    t.start("runner")
    assert (t.game.points("runner"), t.game.points("corp")) == (1, 2)


def test_lotus_haze_moves_upgrades() -> None:
    t = Table()
    t.root("Server 1", "Lotus Haze", advancement=4)
    t.root("HQ", "Manegarm Skunkworks", rezzed=True)
    t.start("corp")
    t.click("Score Lotus Haze")
    assert t.card("Lotus Haze", "corp_score").agenda == 3
    t.click("Lotus Haze: Move")
    t.click("R&D")
    assert t.card("Manegarm Skunkworks").server == "rd"
    assert t.card("Lotus Haze", "corp_score").agenda == 2


def test_lotus_haze_moves_what_lies_in_central_servers_only_to_another_one() -> None:
    """26: 8.5.12: "central server only" is so for moving, too."""
    offered = {}
    for title in ("The Red Room", "Manegarm Skunkworks"):
        t = Table()
        t.root("Server 1", "Nico Campaign")
        t.score_area("corp", "Lotus Haze", agenda=1)
        t.root("HQ", title, rezzed=True)
        t.start("corp")
        t.click("Lotus Haze: Move")
        offered[title] = t.options
    assert offered["The Red Room"] == ["In the root of R&D", "In the root of Archives"]
    assert "Server 1" in offered["Manegarm Skunkworks"]


def test_lotus_haze_needs_a_rezzed_upgrade() -> None:
    t = Table()
    t.score_area("corp", "Lotus Haze", agenda=1)
    t.root("HQ", "Manegarm Skunkworks")
    t.start("corp")
    assert not t.offered("Lotus Haze")


def test_melies_city_gives_a_click_and_costs_one_to_steal() -> None:
    t = Table()
    t.root("Server 1", "Méliès City Luxury Line", advancement=5)
    t.start("corp")
    t.click("Score Méliès City")
    assert t.clicks("corp") == 4
    for clicks in (2, 1):
        t = Table()
        t.root("Server 1", "Méliès City Luxury Line")
        t.start("runner", clicks=clicks)
        t.play("Run on Server 1", "Go on", "Rez nothing")
        assert t.offered("Steal") == (clicks == 2)
        if clicks == 2:
            t.click("Steal")
            assert "Méliès City Luxury Line" in t.names("runner_score")
            assert t.clicks("runner") == 0


def test_sacrifice_zone_expansion_lies_faceup_and_pays_for_the_first_advancement() -> None:
    t = Table()
    t.hand("corp", "Sacrifice Zone Expansion")
    t.start("corp")
    t.click("Install Sacrifice Zone Expansion in a new server")
    assert t.card("Sacrifice Zone Expansion").faceup
    before = t.credits("corp")
    t.click("Advance Sacrifice")
    assert t.credits("corp") == before - 1 + 3
    t.click("Advance Sacrifice")
    assert t.credits("corp") == before - 2 + 3


@pytest.mark.parametrize(("server", "asked"), [("Archives", True), ("Server 1", False)])
def test_sacrifice_zone_expansion_hurts_for_runs_elsewhere(server: str, asked: bool) -> None:
    t = Table()
    t.root("Server 1", "Sacrifice Zone Expansion", rezzed=True, advancement=2)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.click(f"Run on {server}")
    found = False
    while running(t):
        found = found or t.offered("Use Sacrifice")
        t.click("Use Sacrifice") if t.offered("Use Sacrifice") else go_on(t)
    assert found == asked
    assert grip(t) == (1 if asked else 2)
    if asked:
        assert t.card("Sacrifice Zone Expansion").advancement == 1


def test_sacrifice_zone_expansion_hurts_once_a_turn() -> None:
    t = Table()
    t.root("Server 1", "Sacrifice Zone Expansion", rezzed=True, advancement=2)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.play("Run on Archives", "Go on", "Use Sacrifice", "Run on Archives", "Go on")
    assert not t.offered("Use Sacrifice")


@pytest.mark.parametrize("whose", ["corp", "runner"])
def test_witch_hunt_gives_bad_publicity_and_tags_as_the_phase_ends(whose: str) -> None:
    t = Table(filler=9)
    t.root("Server 1", "Witch Hunt", advancement=4 if whose == "corp" else 0)
    t.set(tags=1)
    t.start(whose, clicks=1)
    if whose == "corp":
        t.play("Score Witch Hunt", "Gain 1 credit")
        t.pass_until("Run on HQ")
    else:
        t.play("Run on Server 1", "Go on", "Rez nothing", "Steal")
        t.pass_until("Purge")
    assert t.game.state.bad_publicity == 1
    assert t.game.state.tags == (3 if whose == "corp" else 1)
    if whose == "corp":
        end_turn(t)
        end_turn(t)
        assert t.game.state.tags == 3, "only in the turn in which it was scored"
