"""What a decision of the strong player may take, counted in answers given in copies: never more, anywhere the
same, and whoever hands the thinking to another process hears when it was cut."""

from __future__ import annotations

import pytest

from engine.netrunner import Game, load
from engine.netrunner.testkit import Table
from engine.players.netrunner import blind, choose, copies, lookahead, looks_ahead, tactics, think, worked_out
from tests.long import slices
from tests.players.netrunner.deciding import with_other_hidden_cards
from tests.players.netrunner.test_strengths import actions
from tools.ladder import thinking
from tools.ladder.games import KINDS

FEW = 150
"""Answers that are too few for all samples of most actions, and enough for the first round."""


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """An entry for each answer given to any game."""
    found: list[None] = []
    answer = Game.answer

    def counted(self, *about):  # type: ignore[no-untyped-def]
        found.append(None)
        return answer(self, *about)

    monkeypatch.setattr(Game, "answer", counted)
    return found


def thoughts(seed: int, every: int) -> list[tuple[Game, bytes, str, int]]:
    """Actions of a game with random decks that are thought about: the game, and what is handed over."""
    found = []
    for game in actions(seed, every):
        decision = game.decisions[0]
        if looks_ahead(game, game.find(decision.seat, decision.id)):
            found.append((game, blind(game, decision.seat).save(), decision.seat, decision.id))
    return found


@pytest.mark.parametrize("seed", slices(range(8), 1))
def test_no_decision_takes_more_answers_than_it_may(
    seed: int, given: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    cuts = 0
    asked = thoughts(seed, 25)
    for most in (0, FEW, copies.ANSWERS):
        monkeypatch.setattr(copies, "ANSWERS", most)
        for _, handed, seat, decision in asked:
            given.clear()
            found = think(load(handed), seat, decision)
            assert len(given) == found.answers <= most
            cuts += found.cut
    assert cuts > 3


@pytest.mark.parametrize("seed", slices(range(8), 1))
def test_what_is_cut_is_cut_at_the_same_place_wherever_the_hidden_cards_lie(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "ANSWERS", FEW)
    cuts = 0
    for game, handed, seat, decision in thoughts(seed, 25):
        keys, cut = worked_out(handed, seat, decision)
        other = blind(with_other_hidden_cards(game, seat, 3), seat).save()
        assert worked_out(other, seat, decision) == (keys, cut)
        assert choose(game, seat, decision, "strong") == keys
        cuts += cut
    assert cuts > 1


def _many_choices() -> Table:
    t = Table(seed=1)
    t.ice("HQ", "Tithe")
    t.hand("corp", "Hedge Fund", "Palisade", "Enigma", "Offworld Office")
    t.set(corp_credits=9, runner_credits=9)
    t.start("corp")
    return t


@pytest.mark.parametrize("most", [1, 60, 100, 200])
def test_a_sample_that_is_not_tried_to_the_end_does_not_count(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all that are compared as many as of the plain rules' own; with less than a round, these decide."""
    t = _many_choices()
    monkeypatch.setattr(copies, "ANSWERS", most)
    found = think(blind(t.game, "corp"), "corp", t.decision.id)
    assert found.cut
    assert found.tried is not None
    if found.tried.deals < lookahead.ROUNDS[0]:
        assert (found.tried.deals, found.tried.chances) == (0, {})
        assert found.keys == choose(t.game, "corp", t.decision.id, "sensible")
    else:
        assert found.tried.own in found.tried.chances
        assert found.keys[0] in found.tried.chances
    assert most < 200 or found.tried.deals >= lookahead.ROUNDS[0]


def test_the_search_for_a_win_leaves_answers_for_the_rest(
    given: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A win that takes more answers than may be given for it is not found, and that is told."""

    def table() -> Table:
        t = Table(seed=1)
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.score_area("corp", "Send a Message", "Offworld Office")
        t.hand("corp", "Biotic Labor", "Accelerated Beta Test", "Hedge Fund", "Palisade")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=7)
        t.start("corp")
        return t

    t = table()
    assert think(blind(t.game, "corp"), "corp", t.decision.id).wins
    needed = len(given)
    monkeypatch.setattr(tactics, "WORK", needed // 2)
    given.clear()
    found = think(blind(t.game, "corp"), "corp", t.decision.id)
    assert not found.wins
    assert found.cut
    assert needed // 2 <= len(given) <= copies.ANSWERS


def test_what_its_actions_take_is_told_by_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "ANSWERS", FEW)
    for seat in ("corp", "runner"):
        found = thinking.watched(KINDS["starter"](3), seat, "starter 3", most=6)
        assert len(found) == 6
        assert 0 < max(action.answers for action in found) <= FEW
        assert any(action.cut for action in found)
        told = thinking.report(found)
        assert f"most {max(action.answers for action in found)}" in told[1]
        assert max(found).place in told[0]
    assert thinking.report([]) == []


def test_what_a_part_gives_is_gone_from_the_whole() -> None:
    t = Table()
    t.start("corp")
    whole = copies.Copies(3)
    part = whole.part(2)
    for _ in range(2):
        part.answer(t.game, (t.game.state.decisions[0].options[0].key,))
    assert (part.given, part.left, whole.given, whole.left) == (2, 0, 2, 1)
    with pytest.raises(copies.Spent):
        part.answer(t.game, ())
    assert (part.cut, whole.part(5).left) == (True, 1)
