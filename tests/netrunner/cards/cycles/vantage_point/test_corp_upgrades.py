"""Upgrades of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, run_on, running


@pytest.mark.parametrize("scored", [True, False])
def test_hype_machine_is_free_after_a_scored_agenda(scored: bool) -> None:
    t = Table()
    t.root("Server 1", "Hype Machine")
    t.root("Server 1", "Witch Hunt")
    t.root("Server 2", "Greenmail", advancement=2)
    t.set(corp_credits=0)
    t.start("corp")
    if scored:
        t.click("Score Greenmail")
        credits = t.credits("corp")
        t.click("Rez Hype Machine")
        assert t.credits("corp") == credits
        t.play("Hype Machine: Place", "Witch Hunt")
        assert t.card("Witch Hunt").advancement == 1
        assert "Hype Machine" in t.names("archives")
    else:
        assert not t.offered("Rez Hype Machine")


def test_hype_machine_advances_nothing_elsewhere() -> None:
    t = Table()
    t.root("Server 1", "Hype Machine", rezzed=True)
    t.root("Server 2", "Witch Hunt")
    t.start("corp")
    assert not t.offered("Hype Machine: Place")


def test_perfect_recall_protects_copies_of_what_it_shows() -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Perfect Recall", rezzed=True, power=1)
    t.hand("corp", "Greenmail")
    t.root("Server 2", "Greenmail")
    t.start("runner")
    t.pass_until("Run on Server 2")
    t.click("Run on Server 2")
    t.pass_until("Perfect Recall:")
    t.click("Perfect Recall:")
    while running(t):
        assert not t.offered("Steal")
        go_on(t)
    assert t.happened("revealed") == 1
    assert t.names("runner_score") == []


def test_perfect_recall_gets_counters() -> None:
    t = Table()
    t.root("Server 1", "Perfect Recall")
    t.root("Server 1", "Greenmail", advancement=2)
    t.root("Server 2", "Greenmail", advancement=2)
    t.start("corp")
    t.click("Rez Perfect Recall")
    assert t.card("Perfect Recall").power == 1
    t.click("Score Greenmail in Server 1")
    t.next_action()
    assert t.card("Perfect Recall").power == 2
    t.click("Score Greenmail")
    t.next_action()
    assert t.card("Perfect Recall").power == 2
    assert not t.offered("Perfect Recall:"), "only during a run"


@pytest.mark.parametrize(("server", "able"), [("R&D", True), ("HQ", False)])
def test_the_red_room_ends_runs_on_other_servers(server: str, able: bool) -> None:
    t = Table(policy=ASK_ALL)
    t.root("HQ", "The Red Room", rezzed=True, power=1)
    t.start("runner")
    t.pass_until(f"Run on {server}")
    t.click(f"Run on {server}")
    found = False
    while running(t) and not found:
        found = t.offered("The Red Room:")
        if found:
            t.click("The Red Room:")
            assert not running(t)
        else:
            go_on(t)
    assert found == able


def test_the_red_room_counts_the_first_agenda_of_a_turn_and_lies_in_central_servers() -> None:
    t = Table()
    t.root("HQ", "The Red Room", rezzed=True)
    t.root("Server 1", "Greenmail", advancement=2)
    t.root("Server 2", "Greenmail", advancement=2)
    t.hand("corp", "The Red Room")
    t.start("corp")
    assert t.offered("Install The Red Room in the root of R&D")
    assert not t.offered("Install The Red Room in a new server")
    t.click("Score Greenmail in Server 1")
    t.next_action()
    t.click("Score Greenmail")
    t.next_action()
    assert t.card("The Red Room").power == 1
    t.click(next(text for text in t.options if text.startswith("Install The Red Room") and "R&D" in text))
    assert "The Red Room" not in t.names("hq")


# -- Flagship ------------------------------------------------------------------------------------------------


def flown(*, rezzed: bool = True, server: str = "HQ") -> Table:
    t = Table()
    t.root(server, "Flagship", rezzed=rezzed)
    t.hand("corp", *["Hedge Fund"] * 4)
    t.rig("The Class Act", "Docklands Pass")
    t.set(runner_credits=9)
    t.start("runner")
    t.click(f"Run on {server}")
    return t


@pytest.mark.parametrize("trashed", [False, True])
def test_flagship_lets_one_card_beside_itself_be_accessed_in_the_run(trashed: bool) -> None:
    t = flown()
    while running(t):
        if trashed and t.offered("Trash Flagship"):
            t.click("Trash Flagship")
        else:
            go_on(t)
    assert t.happened("accessed") == 2, "Docklands Pass would give one more"
    assert t.happened("successful_run") == 0
    assert ("Flagship" in t.names("archives")) is trashed


def test_flagship_limits_nothing_while_it_is_not_rezzed() -> None:
    t = flown(rezzed=False)
    finish_run(t)
    assert t.happened("accessed") == 3
    assert t.happened("successful_run") == 1


def test_flagship_says_nothing_of_other_servers_and_belongs_to_two() -> None:
    t = Table()
    t.root("HQ", "Flagship", rezzed=True)
    t.hand("corp", "Flagship")
    t.start("runner")
    run_on(t, "R&D")
    assert t.happened("successful_run") == 1
    t = Table()
    t.hand("corp", "Flagship")
    t.start("corp")
    assert not t.offered("Install Flagship in the root of Archives")
    t.click("Install Flagship in the root of R&D")
    assert t.card("Flagship").server == "rd"


# -- Shackleton Grid -----------------------------------------------------------------------------------------


def shackled(server: str, *, credit: int = 1) -> Table:
    t = Table()
    t.root("HQ", "Shackleton Grid", rezzed=True)
    t.ice(server, "Palisade")
    t.rig("Cleaver")
    t.rig("Mantle", credit=credit)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click(f"Run on {server}")
    t.click("Cleaver: Break")
    if t.decision.kind == "payment":
        t.click("1 credit")
    return t


@pytest.mark.parametrize("wanted", [True, False])
def test_shackleton_grid_does_four_meat_damage_for_credits_from_elsewhere(wanted: bool) -> None:
    t = shackled("HQ")
    t.pass_until("Use Shackleton Grid")
    t.click("Use Shackleton Grid" if wanted else "Do not use it")
    assert len(t.names("grip")) == (1 if wanted else 5)


def test_shackleton_grid_hears_of_no_credits_of_the_pool() -> None:
    t = shackled("HQ", credit=0)
    finish_run(t)
    assert len(t.names("grip")) == 5


def test_shackleton_grid_watches_its_own_server() -> None:
    t = shackled("R&D")
    finish_run(t)
    assert len(t.names("grip")) == 5
