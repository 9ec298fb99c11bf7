"""A panel opens with what happened since its owner's last move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.contract.kind import GameKind, Table
from bot.delivery.slots import panel_digest
from bot.layouts.panels import panel
from bot.store.games import StoredAnswer
from engine import netrunner, players
from engine.kernel.views import MISSED
from tests.bot.fake import FakeKind
from tests.bot.test_panels import KIND, check, table_of
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


def quoted(text: str) -> list[str]:
    """What happened, out of a panel's text."""
    return [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]


async def test_who_was_away_reads_what_the_other_did(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS, "give")
    turn = [*world.turns()[0].split("\n"), "__Seller's turn 2__"]
    assert len(turn) == 4
    assert quoted(world.text(world.panel("bob"))) == turn
    # Who waits is told when it is their move again.
    assert quoted(world.text(world.panel("ann"))) == []
    await world.press_panel("bob", GAIN)
    assert quoted(world.text(world.panel("bob"))) == ["Seller gains 1 credit (move 4)."]


async def test_who_was_away_when_it_ended_reads_how_it_came_to_that(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS, "give", PASS, "Fold", "Yes: Fold")
    ended = world.text(world.panel("ann"))
    assert "🏁" in ended
    assert quoted(ended)[-2:] == ["Seller passes (move 4).", "The Buyer wins."]


def test_the_last_turn_is_told_once_it_is_over_and_the_result_once() -> None:
    table = played(5, 1000)
    result = table.view("runner", "en").result
    assert result is not None
    loser = "corp" if result.winner == "runner" else "runner"
    said = "\n".join(part["content"] for part in parts(table, loser) if part["type"] == 10)
    assert said.count(result.text) == 1
    assert any("Scores" in line or "steals" in line or "damage" in line for line in quoted(said)), said


async def test_it_is_known_after_a_restart(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS, "give")
    before = quoted(world.text(world.panel("bob")))
    await world.restart()
    shown = await world.bob.slash(world.channel, "barter move")
    assert quoted(world.text(shown.response.message)) == before


async def test_a_panel_names_the_opponent(world: World) -> None:
    await world.start_game()
    assert world.text(world.panel("ann")).startswith("-# Barter 1 · against bob · ")


async def test_events_of_another_version_are_left_out(world: World) -> None:
    game_id = await world.start_game()
    await world.play(GAIN)
    table = await world.bot.play.load(game_id)
    broken = StoredAnswer("buyer", msgspec.msgpack.encode([["another", "shape"]]))
    table = table._replace(recent=(*table.recent, broken))
    assert isinstance(table.kind, FakeKind)
    assert table.missed("seller", "en") == ()


def played(seed: int, answers: int) -> Table:
    """A real game against the computer after some answers, with what came of them."""
    game = netrunner.new_game("intermediate", seed=seed)
    told: list[StoredAnswer] = []
    while len(told) < answers and game.decisions:
        asked = game.decisions[0]
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        told.append(StoredAnswer(asked.seat, KIND.pack(game.answer(asked.seat, asked.id, keys))))
    return table_of(game)._replace(recent=tuple(told[-60:]))


def test_panels_of_real_games_stay_within_the_limits_and_tell_at_most_so_many_lines() -> None:
    longest = 0
    for answers in range(3, 120, 4):
        table = played(5, answers)
        for seat in table.game.waiting_for:
            parts = check(panel(table, seat, (), "de"))
            lines = quoted("\n".join(part["content"] for part in parts if part["type"] == 10))
            assert len(lines) <= MISSED
            longest = max(longest, len(lines))
            hidden = {
                card.title for card in table.game.view("runner" if seat == "corp" else "corp").corp.hand or ()
            }
            assert seat == "corp" or not hidden & set(lines)
    assert longest >= 3


def test_a_press_reads_the_last_answers_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bytes] = []
    unpack_one = type(KIND).unpack_one

    def counted(kind: GameKind, packed: bytes) -> Any:
        read.append(packed)
        return unpack_one(kind, packed)

    monkeypatch.setattr(type(KIND), "unpack_one", counted)
    table = played(5, 70)._replace(views={})
    for seat in table.game.waiting_for:
        shown = panel(table, seat, (), "en").digest()
        assert panel_digest(table, seat, "en") == shown
        assert table.marked(seat, "en") is table.marked(seat, "en")
        assert quoted("\n".join(p["content"] for p in parts(table, seat) if p["type"] == 10))
    assert sorted(read) == sorted(told.events for told in table.recent if told.events)


def parts(table: Table, seat: str) -> list[dict[str, Any]]:
    return check(panel(table, seat, (), "en"))


def test_a_whole_turn_of_the_other_is_told_under_their_name() -> None:
    theirs, own = "**corp\\*player\\_** · Corp turn 2", "**runner\\*player\\_** · Runner turn 2"
    for answers in range(5, 60):
        lines = played(5, answers).missed("runner", "en")
        if theirs in lines and "left" in lines[-1]:
            break
    turn = lines[lines.index(theirs) + 1 :]
    assert 2 <= len(turn) <= 5
    assert "left" in turn[-1]
    assert own not in lines, "a heading without a line says nothing: the panel's title has it"
