"""Bluffs come as often as was decided beforehand, and are no matter of search."""

from __future__ import annotations

import msgspec
import pytest

from engine.netrunner.testkit import Table
from engine.players.netrunner import bluffing, choose, lookahead, think
from engine.players.netrunner.beliefs import blind
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.sight import Sight

SEEDS, TURNS = range(20), range(1, 21, 2)


def table(seed: int, *, points: int = 0, agenda: bool = False) -> Table:
    """A Corp with a trap behind ice, installed this turn."""
    t = Table(seed=seed)
    t.ice("Server 1", "Palisade")
    t.root("Server 1", "Urtica Cipher", advancement=0)
    if agenda:
        t.ice("Server 2", "Palisade")
        t.root("Server 2", "Offworld Office")
    for _ in range(points // 2):
        t.score_area("runner", "Offworld Office")
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.set(corp_credits=8, runner_credits=6)
    t.start("corp")
    return t


def trap(t: Table) -> int:
    return t.game.state.servers["remote1"].root[0]


def share(**about: int) -> float:
    found = 0
    for seed in SEEDS:
        t = table(seed, **about)  # type: ignore[arg-type]
        for turn in TURNS:
            t.game.state.turn = turn
            see = Sight(t.game, "corp")
            found += bluffing.chosen(see, Plan(see), trap(t))
    return found / len(SEEDS) / len(TURNS)


def test_a_trap_plays_the_agenda_in_half_of_the_turns_and_in_three_of_four_near_the_end() -> None:
    assert share() == pytest.approx(0.5, abs=0.1)
    assert share(points=4) == pytest.approx(0.75, abs=0.1)


def test_never_beside_an_agenda_nor_by_the_easy_one() -> None:
    for seed in range(20):
        t = table(seed, agenda=True)
        see = Sight(t.game, "corp")
        assert not bluffing.chosen(see, Plan(see), trap(t))
        t = table(seed)
        see = Sight(t.game, "corp", novice=True)
        assert not bluffing.chosen(see, Plan(see), trap(t))


def test_the_lot_is_the_same_all_turn_and_another_one_in_the_next() -> None:
    turns = set()
    for seed in range(12):
        t = table(seed)
        found = []
        for turn in (1, 1, 3, 5, 7):
            t.game.state.turn = turn
            see = Sight(t.game, "corp")
            found.append(bluffing.chosen(see, Plan(see), trap(t)))
        assert found[0] == found[1]
        turns.add(tuple(found))
    assert len(turns) > 4


def test_the_strong_one_does_not_search_a_bluff_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the plain rules bluff, nothing is tried on deals; where they do not, it is."""
    lines = []

    def line(*about: object) -> float:
        lines.append(about)
        return 0.5

    monkeypatch.setattr(lookahead, "_line", line)
    bluffed = 0
    for seed in range(12):
        t = table(seed)
        oid = trap(t)
        t.game.state.cards[oid] = msgspec.structs.replace(t.game.state.cards[oid], turn=t.game.state.turn)
        game = blind(t.game, "corp")
        before = len(lines)
        see = Sight(game, "corp")
        own = choose(game, "corp", t.decision.id, "sensible")[0]
        option = game.state.decisions[0].option(own)
        assert option is not None
        is_bluff = bluffing.is_bluff(see, Plan(see), option)
        found = think(game, "corp", t.decision.id)
        if is_bluff:
            bluffed += 1
            assert found.keys == (own,)
            assert len(lines) == before
        else:
            assert len(lines) > before
    assert 2 <= bluffed <= 10
