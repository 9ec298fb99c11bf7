"""Marks (10.11), charging (10.10) and servers that are chosen for later (9.10.3)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Charge, IdentifyMark, PlaceCounters
from engine.netrunner.language.selectors import Installed, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, run_on

CENTRALS = {"hq": "HQ", "rd": "R&D", "archives": "Archives"}


def marked(seed: int = 1) -> Table:
    """The Runner has identified their mark."""
    t = Table(seed=seed)
    t.start("runner")
    t.effect("runner", IdentifyMark())
    return t


def test_10_11_2a_each_central_server_can_become_the_mark() -> None:
    """10.11.2: without a mark, a random one does."""
    found = [marked(seed).game.state.mark for seed in range(30)]
    assert set(found) == set(CENTRALS)
    assert min(found.count(name) for name in CENTRALS) >= 4


def test_10_11_3_a_mark_stays_the_mark_for_the_turn() -> None:
    t = marked()
    mark = t.game.state.mark
    for _ in range(10):
        t.effect("runner", IdentifyMark())
    assert t.game.state.mark == mark


def test_10_11_4_it_is_gone_with_the_turn() -> None:
    t = marked()
    end_turn(t)
    assert t.game.state.mark == ""


@pytest.mark.parametrize("seat", ["corp", "runner", "spectator"])
def test_10_11_1_everybody_sees_the_mark(seat: str) -> None:
    t = marked()
    servers = {server.id: server.mark for server in t.view(seat).corp.servers}
    assert [name for name, mark in servers.items() if mark] == [t.game.state.mark]
    assert t.log(seat) == [f"The mark is {CENTRALS[t.game.state.mark]}."]


def test_10_11_1a_all_cards_mean_the_same_mark() -> None:
    t = Table()
    t.rig("Virtuoso")
    t.hand("runner", "Carpe Diem")
    t.hand("corp", "Hedge Fund")
    t.start("runner", turn_begins=True)
    t.next_action()
    mark = t.game.state.mark
    t.click("Play Carpe Diem")
    t.click("Yes")
    assert t.game.run is not None
    assert t.game.run.server == mark


def test_10_10_1_a_charged_card_gets_a_power_counter() -> None:
    t = Table()
    t.rig("Leech", power=2)
    t.rig("Cleaver")
    t.start("runner")
    t.effect("runner", Charge(Each(Installed("runner"))))
    assert (t.card("Leech").power, t.card("Cleaver").power) == (3, 0)


def test_10_10_2_only_cards_with_power_counters_are_targets() -> None:
    t = Table()
    t.rig("Leech", power=1)
    t.rig("Imp", power=1)
    t.rig("Cleaver")
    t.start("runner")
    t.effect("runner", Charge(target(Installed("runner"))))
    assert [option.partition(" ")[0] for option in t.options] == ["Leech", "Imp"]
    t.click("Imp")
    assert (t.card("Leech").power, t.card("Imp").power) == (1, 2)


def test_10_10_3_a_card_without_counters_is_charged_once_it_has_one() -> None:
    t = Table()
    t.rig("Leech")
    t.start("runner")
    leech = Each(Named("Leech"))
    t.effect("runner", Charge(leech))
    assert t.card("Leech").power == 0
    t.effect("runner", PlaceCounters("power", 1, leech), Charge(leech))
    assert t.card("Leech").power == 2


def test_9_10_3b_a_choice_made_as_the_turn_begins_lasts_for_the_turn() -> None:
    t = Table()
    t.rig("Security Testing")
    t.start("runner", turn_begins=True)
    t.play("Security Testing", "R&D")
    assert [s.id for s in t.view("corp").corp.servers if s.chosen_by == ("Security Testing",)] == ["rd"]
    end_turn(t)
    assert not any(server.chosen_by for server in t.view("corp").corp.servers)
    end_turn(t)
    while not t.offered("Run on R&D"):
        t.answer([next(o.key for o in t.asked.options if o.passing)])
    before = t.credits("runner")
    run_on(t, "R&D")
    assert t.credits("runner") == before, "nothing was chosen this turn"


def test_9_10_3a_what_one_copy_chose_is_not_what_the_other_chose() -> None:
    """9.10.3: a choice is for abilities of the same source."""
    t = Table()
    t.rig("Security Testing", "Security Testing")
    t.start("runner", turn_begins=True)
    t.play("Security Testing", "R&D")
    t.play("Security Testing", "HQ")
    for server in ("R&D", "HQ"):
        before = t.credits("runner")
        t.click(f"Run on {server}")
        finish_run(t)
        assert t.credits("runner") == before + 2
