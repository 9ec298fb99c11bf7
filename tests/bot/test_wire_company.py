"""Company over the real wire: looking for a game, what games add up to, the strong computer's own process."""

from __future__ import annotations

from pathlib import Path

from sandbox.model import Message
from sandbox.server import SandboxServer
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import until
from tests.bot.hands import PLACE, Hands, connected, once


async def answer(server: SandboxServer, who: str, text: str) -> Message:
    """What only somebody sees that says so."""
    return await server.sandbox.wait_for(
        lambda: next((m for m in server.sandbox.ephemerals(who) if text in m.text), None), text
    )


async def test_two_find_each_other_and_one_plays_the_strong_computer(tmp_path: Path) -> None:
    database = str(tmp_path / "game.sqlite3")
    async with running_sandbox(openapi=find_openapi()) as server, connected(server, database) as bot:
        sandbox, hands = server.sandbox, Hands(server, database)
        await sandbox.slash("Ada", PLACE, "play find", game="netrunner", format="beginner", pace="day")
        looking = await sandbox.wait_for(
            lambda: next((m for m in sandbox.messages(PLACE) if "Join" in sandbox.labels(m)), None),
            "the offer",
        )
        await sandbox.click("Bran", looking, "Join")
        await until(lambda: len(sandbox.threads()) == 1 and hands.rest(), "the game that was found")
        assert hands.query("SELECT level, pace FROM games") == [("beginner", "day")]
        seated = {name for (name,) in hands.query("SELECT name FROM seats")}
        assert seated == {"Ada", "Bran"}

        await sandbox.slash("Ada", PLACE, "netrunner concede", game=1)
        asked = await answer(server, "Ada", "Do you really want to concede")
        await sandbox.click("Ada", asked, "Yes, concede")
        await until(
            lambda: hands.query("SELECT status FROM games") == [("over",)] and hands.rest(), "the end"
        )
        await sandbox.slash("Ada", PLACE, "play stats")
        stats = await answer(server, "Ada", "Ada’s games")
        assert "Netrunner: 1 game" in stats.text
        assert "Bran" in (stats.attachments[0].description or "")

        bot.play.seeds = lambda: 7
        await sandbox.slash(
            "Ada", PLACE, "netrunner challenge", side="runner", level="beginner", computer="strong"
        )
        await until(lambda: hands.stored(2) is not None and hands.rest(), "the second game")
        hands.people = {"runner": "Ada"}
        before = hands.stored(2)
        assert before is not None
        assert await hands.step(2)
        await until(lambda: before.version + 1 < _version(hands), "the computer's turn")
        after = hands.stored(2)
        assert after is not None
        assert after.game.waiting_for == ("runner",)
        assert after.game.turn >= 1
        await until(hands.rest, "an empty outbox")
        assert any("Corp turn 1" in told for told in hands.thread(2))
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)


def _version(hands: Hands) -> int:
    stored = hands.stored(2)
    assert stored is not None
    return stored.version
