"""What is written for organisers is read by nobody else, wherever it has to go."""

from __future__ import annotations

from typing import Any

import pytest

from bot.leagues.access import Actor, LeagueAccess
from bot.messages.refusals import Refusal
from bot.presses.languages import Asker
from engine.leagues.season import claims, reports
from engine.leagues.season.model import DAY
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

STATEMENT = "they have asked me not to tell"


def closed(desk: Organisers, name: str) -> None:
    desk.world.env.inject_error(
        "POST",
        f"/channels/{desk.world.users[name].dm_channel.id}/messages*",
        status=403,
        code=50007,
        times=None,
    )


async def disputed(desk: Organisers, league_id: int = 1) -> list[Any]:
    """The Runner disputes; returns what is new in the channel for organisers."""
    before = len(waiting(desk))
    other = await desk.report(league_id)
    await desk.do(league_id, other, "dispute", reports.dispute, "1:1", STATEMENT, match="1:1")
    return waiting(desk)[before:]


def waiting(desk: Organisers) -> list[Any]:
    return [m for m in desk.messages() if "waits for you as an organiser" in desk.world.text(m)]


async def test_a_dispute_is_not_published_where_the_organiser_cannot_be_written_to(desk: Organisers) -> None:
    closed(desk, "ann")
    await desk.running("bob", "cleo", "dan", "eve")
    (message,) = await disputed(desk)
    text = desk.world.text(message)
    assert text.startswith(desk.world.users["ann"].mention)
    assert "**Autumn**" in text
    assert not any(STATEMENT in said for said in desk.said())
    # One button, and it tells nobody but an organiser.
    assert desk.labels(message) == ["What waits?"]
    assert "Only organisers of this league" in desk.text(await desk.press("finn", message, "What waits?"))
    shown = desk.message(await desk.press("ann", message, "What waits?"))
    assert desk.offered(shown, "decide:chosen")
    chosen = await desk.choose("ann", shown, "decide:chosen", "1:1")
    assert STATEMENT in desk.world.text(desk.message(chosen)) or STATEMENT in desk.text(chosen)
    assert not any(STATEMENT in said for said in desk.said())


async def test_a_claim_and_its_answer_are_not_published(desk: Organisers) -> None:
    await desk.world.ann.slash(desk.world.channel, "barter settings", private="panel")
    await desk.running("bob", "cleo", "dan", "eve", draft_seconds=0)
    await desk.days(4)
    corp, runner = await desk.pair(1)
    await desk.do(1, corp, "claim", claims.claim_no_show, "1:1", STATEMENT, match="1:1")
    await desk.do(1, runner, "answer", claims.answer_claim, "1:1", STATEMENT, match="1:1")
    await desk.pass_time(DAY)
    assert any("waits for you as an organiser" in said for said in desk.said())
    assert not any(STATEMENT in said for said in desk.said())


async def test_nor_where_the_organisers_channel_is_lost(desk: Organisers) -> None:
    """From their channel to their direct messages, and those are closed."""
    closed(desk, "ann")
    await desk.running("bob", "cleo", "dan", "eve")
    room = desk.world.guild.create_text_channel("organisers")
    await desk.leagues.office.set_organiser_channel(1, desk.world.users["ann"].id, room.id)
    desk.world.env.backend.delete_channel(room.id)
    await desk.world.env.settle()
    (message,) = await disputed(desk)
    assert desk.labels(message) == ["What waits?"]
    assert not any(STATEMENT in said for said in desk.said())


async def test_who_can_be_written_to_reads_everything(desk: Organisers) -> None:
    await desk.running("bob", "cleo", "dan", "eve")
    assert await disputed(desk) == []
    assert any(STATEMENT in said for said in desk.told("ann"))


async def test_in_direct_messages_a_league_is_known_to_its_people_only(desk: Organisers) -> None:
    """There no server says who may read its channels."""
    await desk.running("bob", "cleo", "dan", "eve")
    access = LeagueAccess(desk.leagues)

    def by_message(name: str) -> Actor:
        return Actor(Asker(desk.world.users[name].id, name, "en", "en"))

    for name in ("ann", "bob"):  # who organises it, who plays in it
        assert (await access.seen(by_message(name), 1)).row.id == 1
    with pytest.raises(Refusal, match="no such league"):
        await access.seen(by_message("finn"), 1)
