"""A published round repaired: swaps, pairings by hand, voids, and taking it all back."""

from __future__ import annotations

import pytest

from engine.leagues.errors import LeagueError
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.model import Event
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.repair import History, pair_by_hand, set_corp, swap, void
from engine.leagues.results import report
from tests.leagues.events import field, pairs, play, win


def running(size: int = 6, form: str = "sss", rounds: int = 0) -> Event:
    event = play(field(size, format=form, seed=13, rounds=9), rounds)
    return publish(event, pair_next_round(event))


def test_two_players_change_places() -> None:
    event = running()
    first, second = event.pairing(1, 1), event.pairing(1, 2)
    repair = swap(event, 1, first.player1, second.player2 or "")
    assert pairs(repair.event.rounds[0].pairings[:2]) == {
        frozenset({second.player2, first.player2}),
        frozenset({first.player1, second.player1}),
    }
    assert repair.said.say("en") == f"Round 1: {first.player1} and {second.player2} changed places."
    changed = repair.event.pairing(1, 1)
    assert changed.manual
    assert changed.corp in changed.players
    assert explain_pairing(repair.event, 1, 1)[0].id == "lg-why-manual"
    assert repair.event.pairing(1, 3) == event.pairing(1, 3)


def test_a_swap_says_which_rules_it_breaks() -> None:
    event = running(4, "dss", rounds=1)
    before = event.rounds[0].pairings[0].players
    now = {one: p.table for p in event.rounds[1].pairings for one in p.players}
    other = event.pairing(2, now[before[0]]).opponent(before[0]) or ""
    again = swap(event, 2, other, before[1]).event
    match = next(p for p in again.rounds[1].pairings if before[0] in p.players)
    assert set(match.players) == set(before)
    assert match.relaxed == ("rematch",)


def test_swaps_that_cannot_be() -> None:
    event = running(5, rounds=1)
    first = event.pairing(2, 1)
    with pytest.raises(LeagueError, match="same table"):
        swap(event, 2, first.player1, first.player2 or "")
    had = next(p.player1 for p in event.rounds[0].pairings if p.player2 is None)
    bye = next(p.player1 for p in event.rounds[1].pairings if p.player2 is None)
    with pytest.raises(LeagueError, match=f"{had} has had a bye"):
        swap(event, 2, bye, had)
    with pytest.raises(LeagueError, match="Round 1 is over"):
        swap(event, 1, first.player1, bye)
    with pytest.raises(LeagueError, match="No player"):
        swap(event, 2, first.player1, "nobody")
    reported = report(event, 2, 1, win(first, first.player1))
    with pytest.raises(LeagueError, match="has a result already"):
        swap(reported, 2, first.player1, bye)


def test_the_bye_changes_hands() -> None:
    event = running(5)
    bye = next(p for p in event.rounds[0].pairings if p.player2 is None)
    other = event.pairing(1, 1).player1
    event = swap(event, 1, bye.player1, other).event
    assert event.pairing(1, bye.table).players == (other,)
    assert event.pairing(1, bye.table).score == (3, 0)
    assert event.pairing(1, 1).status == "open"


def test_voiding_and_pairing_by_hand() -> None:
    event = running()
    one, other = event.pairing(1, 1), event.pairing(1, 2)
    with pytest.raises(LeagueError, match="void that pairing first"):
        pair_by_hand(event, 1, one.player1, other.player1)
    event = void(void(event, 1, 1).event, 1, 2).event
    with pytest.raises(LeagueError, match="is void"):
        void(event, 1, 1)
    repair = pair_by_hand(event, 1, one.player1, other.player1)
    assert repair.event.rounds[0].pairings[-1].table == 4
    assert "paired by hand" in repair.said.say("en")
    alone = pair_by_hand(repair.event, 1, one.player2 or "")
    assert alone.event.rounds[0].pairings[-1].score == (3, 0)
    with pytest.raises(LeagueError, match="two different players"):
        pair_by_hand(repair.event, 1, other.player2 or "", other.player2)
    done = play(alone.event, 0)
    with pytest.raises(LeagueError, match="is void"):
        report(done, 1, 1, win(one, one.player1))


def test_sides_by_hand() -> None:
    event = running()
    match = event.pairing(1, 1)
    other = match.opponent(match.corp) or ""
    assert set_corp(event, 1, 1, other).event.pairing(1, 1).corp == other
    with pytest.raises(LeagueError, match="not for"):
        set_corp(event, 1, 1, event.pairing(1, 2).player1)
    with pytest.raises(LeagueError, match="no side is to be set"):
        set_corp(running(4, "dss"), 1, 1, "p01")
    with pytest.raises(LeagueError, match="result already"):
        set_corp(report(event, 1, 1, win(match, other)), 1, 1, other)


def test_every_change_can_be_taken_back() -> None:
    event = running()
    first, second = event.pairing(1, 1), event.pairing(1, 2)
    history = History(event).change(swap(event, 1, first.player1, second.player1))
    history = history.change(void(history.now, 1, 3))
    assert [note.id for note, _ in history.past] == ["lg-repair-swap", "lg-repair-void"]
    assert history.undo().now.pairing(1, 3).status == "open"
    assert history.undo().undo() == History(event)
    with pytest.raises(LeagueError, match="nothing to undo"):
        History(event).undo()


def test_the_bracket_decides_its_own_pairings() -> None:
    event = field(4, format="double_elimination", seed=1)
    event = publish(event, pair_next_round(event))
    one, other = event.rounds[0].pairings
    with pytest.raises(LeagueError, match="drawn"):
        swap(event, 1, one.player1, other.player1)
    # A voided game of the cut is free to be paired again.
    assert void(event, 1, 1).event.pairing(1, 1).status == "void"
