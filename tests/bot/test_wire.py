"""A whole game over the real wire: the unmodified client, real sockets, every request checked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import people
from engine.messages import say
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import until
from tests.bot.hands import Hands, connected, once
from tests.bot.test_setup import start

SHORT = 22
"""The seed of a game that is decided by agenda points after some seventy decisions, half as many as most."""


async def test_a_wrong_token_is_one_line_and_exit_status_1(tmp_path: Path) -> None:
    async with running_sandbox() as server:
        wrong = {"DISCORD_TOKEN": "wrong", "SYSOP_DISCORD_API": server.base_url}
        ended = await asyncio.to_thread(start, tmp_path, **wrong, SYSOP_LOG_LEVEL="ERROR")
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == ["Discord refuses the token: check DISCORD_TOKEN."]


@pytest.mark.first
@pytest.mark.parametrize("most", [26, 1000])
async def test_two_people_play_a_beginner_game_to_its_end(database_path: str, most: int) -> None:
    """Given up, or played as a whole. Bodies are checked by the sandbox, and against Discord's OpenAPI
    document where it is at hand."""
    database = database_path
    async with running_sandbox(openapi=find_openapi()) as server, connected(server, database) as bot:
        hands = Hands(server, database, level="sensible")
        bot.challenges.seed_of = lambda secret, words: SHORT
        game_id = await hands.open_game()
        steps = 0
        while steps < most and await hands.step(game_id):
            steps += 1
        if steps == most:
            await bot.play.concede(game_id, server.sandbox.user("Ada").id, None)
        await until(hands.rest, "an empty outbox")
        assert steps == most or steps > 50
        assert hands.thread(game_id) == hands.turns(game_id)
        stored = hands.stored(game_id)
        assert stored is not None
        thread = server.sandbox.messages(str(stored.thread_id))
        assert stored.game.result is not None
        assert f" wins {stored.game.result.text.partition(' wins ')[2]}" in thread[-1].text
        board = next(message for message in thread if "Log" in server.sandbox.labels(message))
        assert stored.game.result.text not in board.text, "the summary says it"
        assert thread.index(board) >= len(thread) - 3
        assert len(thread) <= 60
        assert "Rematch" in server.sandbox.labels(thread[-1])
        assert board.attachments[0].description
        for who in hands.people.values():
            assert stored.game.result.text in server.sandbox.messages(server.sandbox.dm(who))[-1].text
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)


async def test_a_german_server_with_a_german_and_an_english_player(tmp_path: Path) -> None:
    database = str(tmp_path / "game.sqlite3")
    async with running_sandbox(openapi=find_openapi()) as server, connected(server, database) as bot:
        sandbox = server.sandbox
        server.world.user("Bran").locale = "de"
        known = {command["name"]: command for command in server.world.commands.values()}
        assert known["server"]["description_localizations"]["de"] == say("de", "bot-command-server")
        async with bot.db.write() as db:
            await people.save_server(db, people.ServerRow(server.world.guild_id, "de"))
        hands = Hands(server, database, level="sensible")
        bot.challenges.seed_of = lambda secret, words: 1
        game_id = await hands.open_game(accept="Annehmen")
        for _ in range(12):
            await hands.step(game_id)
        await until(hands.rest, "an empty outbox")
        stored = hands.stored(game_id)
        assert stored is not None
        thread = sandbox.messages(str(stored.thread_id))
        board = next(m for m in thread if say("de", "bot-button-move") in sandbox.labels(m))
        assert stored.game.view("spectator", "de").where in board.text
        for who, language, other in (("Ada", "en", "Bran"), ("Bran", "de", "Ada")):
            seat = next(seat for seat, name in hands.people.items() if name == who)
            panel = sandbox.messages(sandbox.dm(who))[-1]
            view = stored.game.view(seat, language)
            waiting = say(language, "bot-waiting-for", names=other)
            assert (view.decisions[0].prompt if view.decisions else waiting) in panel.text
            folded = say(language, "bot-more" if view.decisions else "bot-button-card")
            assert folded in sandbox.labels(panel)
        assert hands.thread(game_id) == hands.turns(game_id, "de")
        assert any("**Ada** · Zug 1 " in turn for turn in hands.thread(game_id))
        assert server.violations == []
        assert server.undeclared == []
