"""What Discord refuses: some of it passes, some never does, and of some nobody knows."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.main import main
from bot.outbox import dead_letters
from bot.outbox.failures import SLOT_TRIES, edit_is_over, final, passes
from tests.bot.dying import ROOT
from tests.bot.test_outbox import fail, later
from tests.bot.world import World
from tests.long import rows

GAIN, PASS = "Gain 1 credit", "Pass"
UNKNOWN = [(403, 0), (400, 0), (401, 0), (404, 0), (400, 999_999)]


@pytest.mark.parametrize(("status", "code"), rows(UNKNOWN, 3))
async def test_what_is_refused_without_a_reason_comes_later_and_in_order(
    world: World, clock: Any, status: int, code: int
) -> None:
    await world.start_game()
    fail(world, world.thread(), status, code, times=3)
    await world.play(GAIN, PASS)
    assert len(world.told()) == 2
    for _ in range(4):
        await later(world, clock)
    assert world.told()[2:] == ["Buyer gains 1 credit (move 1).", "Buyer passes (move 2)."]
    async with world.bot.db.read() as db:
        assert (await db.exec_driver_sql("SELECT count(*) FROM outbox WHERE state != 'sent'")).scalar() == 0


async def test_a_call_to_move_that_is_refused_without_a_reason_comes_later(world: World, clock: Any) -> None:
    await world.start_game()
    panels = len(world.dms("bob"))
    fail(world, world.users["bob"].dm_channel, 403, times=2)
    await world.play(GAIN, PASS, "give")
    newest = world.panel("bob").id
    for _ in range(3):
        await later(world, clock)
    assert world.panel("bob").id > newest
    assert GAIN in world.buttons(world.panel("bob"))
    assert len(world.dms("bob")) == panels


async def test_after_a_day_it_is_a_dead_letter_and_the_rest_goes_on(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.thread(), 403, times=4)
    await world.play(GAIN, PASS, "give", GAIN)
    for _ in range(2):
        await later(world, clock, 43_000)
    assert len(world.told()) == 2
    await later(world, clock, 1_000)
    assert world.told()[2:] == ["Seller gains 1 credit (move 4)."]
    (line,) = await dead_letters.run(world.bot.db, [])
    number = line.split()[0]
    assert "game 1  thread  turn  Forbidden 403 code 0" in line
    assert "gains" not in line  # what is in it is nobody's business
    # Replayed, it comes late, once; dropped, it would not.
    assert await dead_letters.run(world.bot.db, ["replay", number], clock) == ["1 to be sent again."]
    await later(world, clock)
    whole = "Buyer gains 1 credit (move 1).\nBuyer passes (move 2).\nBuyer gives 1 away."
    assert world.turns() == ["__Seller's turn 2__\nSeller gains 1 credit (move 4).", whole]
    assert await dead_letters.run(world.bot.db, []) == ["No message was given up."]


async def test_a_dead_letter_is_kept_until_it_is_dropped(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.thread(), 400, 50035)
    await world.play(GAIN)
    clock.shift += 31 * 86_400
    await world.restart()
    assert len(await dead_letters.run(world.bot.db, [])) == 1
    assert await dead_letters.run(world.bot.db, ["drop", "all"]) == ["1 dropped."]
    assert await dead_letters.run(world.bot.db, ["replay", "all"]) == ["0 to be sent again."]
    await later(world, clock)
    assert len(world.told()) == 2


async def test_an_edit_that_is_refused_without_a_reason_is_made_later(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.thread(), 403, times=6, method="PATCH")
    await world.play(GAIN, PASS, "give")
    assert "▶ **ann** to move" in world.text(world.board())
    for _ in range(6):
        await later(world, clock)
    assert "▶ **bob** to move" in world.text(world.board())


def test_own_faults_are_final_and_broken_connections_are_not() -> None:
    assert final(ValueError())
    assert not final(ConnectionResetError())
    assert passes(ConnectionResetError())


class Answer:
    """What Discord answered, as its client reads it."""

    reason = "refused"

    def __init__(self, status: int) -> None:
        self.status = status


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(Answer(status), {"code": code, "message": "no"})


def test_an_edit_is_given_up_at_once_after_a_day_or_never() -> None:
    assert edit_is_over(refusal(404, 10008), 0)
    assert edit_is_over(ValueError(), 0)
    assert not edit_is_over(refusal(403), SLOT_TRIES - 1)
    assert edit_is_over(refusal(403), SLOT_TRIES)
    for passing in (refusal(500), refusal(429), refusal(400, 40003), ConnectionResetError()):
        assert not edit_is_over(passing, 10 * SLOT_TRIES)


@pytest.mark.sqlite
def test_the_operators_command(
    tmp_path: Path, database_path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    db = sqlite3.connect(database_path)
    db.execute(
        "INSERT INTO outbox"
        " (owner, owner_id, lane, kind, payload, nonce, state, attempts, due, created, reason)"
        " VALUES ('game', 7, 'thread', 'text', '{}', 'n', 'failed', 9, 0, 0, 'Forbidden 403 code 0')"
    )
    db.commit()
    db.close()

    environment = {"SYSOP_DATABASE": database_path, "PYTHONPATH": str(ROOT)}
    listed = subprocess.run(  # our own words
        [sys.executable, "-m", "bot", "dead-letters"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "game 7  thread  text  Forbidden 403 code 0" in listed.stdout
    # A process takes seconds to start: one shows that the command is there.
    monkeypatch.setenv("SYSOP_DATABASE", database_path)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as refused:
        main(["dead-letters", "replay"])
    assert refused.value.code not in (0, None)
    assert main(["dead-letters", "replay", "1"]) == 0
    assert capsys.readouterr().out == "1 to be sent again.\n"
    assert main(["dead-letters"]) == 0
    assert capsys.readouterr().out == "No message was given up.\n"
    with pytest.raises(SystemExit):
        main(["death-letters"])
    assert "invalid choice" in capsys.readouterr().err
