"""Buttons of panels of NEON HOPE that have been replaced: on a message that shows something else by now, or
on a private panel that nobody edits. They change nothing, say so privately, and spoil no other panel."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from bot.layouts.panels import title
from engine.messages import say
from engine.neon_hope import Library, new_game
from engine.players.neon_hope import choose
from tests.bot.games.neon_hope.real import RULES, hosted, make_bot, tables
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.world import parts

__all__ = ["make_bot", "tables"]

ANSWERS = 30
OLD = 6
"""Old buttons that are pressed after each answer."""

OF_A_QUESTION = re.compile(r"(?:g|gm|so):\d+:(?:always:)?(\d+)")
"""What is pressed for one question alone: answers and pages, *More…*, orders that answer it, too."""
Button = tuple[str, Any, str, list[str] | None]
"""Who had it, on which message; its custom_id and what is chosen."""


def controls(tables: Tables, message: Any) -> list[tuple[str, list[str] | None]]:
    """What can be pressed on a message to answer or to turn a page."""
    found: list[tuple[str, list[str] | None]] = []
    for part in parts(tables.raw(message)):
        at = part.get("custom_id", "")
        if OF_A_QUESTION.match(at) is None or part.get("disabled"):
            continue
        if part["type"] == 2:
            found.append((at, None))
        elif part["type"] == 3:
            found.append((at, [part["options"][-1]["value"]]))
    return found


def decision(button: Button) -> int:
    """Which question it is of."""
    found = OF_A_QUESTION.match(button[2])
    assert found is not None
    return int(found[1])


async def panels(tables: Tables) -> dict[str, str]:
    """What each seat's panel in direct messages shows, by its first line."""
    table = await tables.bot.play.load(1)
    found: dict[str, str] = {}
    for seat, row in table.row.seats.items():
        mark = title(table, seat, row.language).strip()
        mine = [m for m in tables.dms(row.name) if mark in tables.text(m)]
        assert len(mine) == 1, (seat, [tables.text(m) for m in tables.dms(row.name)])
        found[seat] = f"{tables.text(mine[0])} {sorted(map(str, controls(tables, mine[0])))}"
    return found


STALE = [
    say("en", each, names="x").partition(".")[0]
    for each in ("bot-stale", "bot-stale-waiting", "bot-game-over", "bot-not-your-move", "bot-orders-gone")
]


@pytest.mark.parametrize(("seed", "people"), [(1, ("ann", "bob")), (2, ("ann", "ann"))])
async def test_an_old_button_changes_nothing(tables: Tables, seed: int, people: tuple[str, str]) -> None:
    chance, cast, pack = random.Random(seed), ("bruna", "jun"), RULES.pack("pilot")
    game = new_game(
        Library.load([]), pack="pilot", episode=next(iter(pack.episodes)), characters=cast, seed=seed
    )
    seats = {f"p{n}": each for n, each in enumerate(zip(cast, people, strict=True), 1)}
    await hosted(tables, game, seats)
    old: list[Button] = []
    pressed = 0
    for _ in range(ANSWERS):
        table = await tables.bot.play.load(1)
        if table.game.result is not None:
            break
        asked = chance.choice(list(table.game.decisions))
        row = table.row.seats[asked.seat]
        (panel,) = [
            m for m in tables.dms(row.name) if title(table, asked.seat, "en").strip() in tables.text(m)
        ]
        old += [(row.name, panel, *each) for each in controls(tables, panel)]
        assert row.user_id is not None
        keys = choose(table.game, asked.seat, asked.id, "sensible")
        await tables.bot.play.answer(1, row.user_id, asked.id, keys, None)
        await tables.rest()
        now = await tables.bot.play.load(1)
        before = await panels(tables)
        gone = [button for button in old if decision(button) not in {d.id for d in now.game.decisions}]
        for name, message, at, values in chance.sample(gone, min(OLD, len(gone))):
            # What was deleted may still be seen: the press comes as from a message that is there.
            here = next((m for m in tables.dms(name) if m.id == message.id), tables.dms(name)[-1])
            result = await tables.forge(name, here, at, values)
            await tables.rest()
            assert any(start in tables.said(result) for start in STALE), (at, tables.said(result))
            pressed += 1
        assert (await tables.bot.play.load(1)).row.version == now.row.version
        assert await panels(tables) == before
    assert pressed > ANSWERS
