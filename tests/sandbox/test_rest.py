"""Interactions, rate limits and refusals over bare REST, on a clock moved by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox.limits import RateLimits
from sandbox.model import COMMAND, COMPONENT, COMPONENTS_V2, EPHEMERAL, Interaction
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.clock import ManualClock
from tests.sandbox.rest import Rest

Json = dict[str, Any]
TEXT_ONLY: Json = {"flags": COMPONENTS_V2, "components": [{"type": 10, "content": "x"}]}


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest_asyncio.fixture
async def server(clock: ManualClock) -> AsyncIterator[SandboxServer]:
    async with running_sandbox(clock=clock) as server:
        yield server


@pytest_asyncio.fixture
async def rest(server: SandboxServer) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(server, session)


def pressed(server: SandboxServer) -> Interaction:
    """Ada has just done something in #table-talk."""
    sandbox = server.sandbox
    data: Json = {"id": "1", "name": "deal", "type": 1}
    return sandbox.start(COMMAND, sandbox.user("Ada"), sandbox.channel("table-talk"), data)


async def test_an_answer_in_the_third_second_counts(
    rest: Rest, server: SandboxServer, clock: ManualClock
) -> None:
    made = pressed(server)
    clock.advance(2.9)
    assert (await rest.answer(made, 4, {"content": "here"}))[0] == 204
    clock.advance(1)
    assert not made.failed


async def test_an_answer_after_three_seconds_is_too_late(
    rest: Rest, server: SandboxServer, clock: ManualClock
) -> None:
    made = pressed(server)
    clock.advance(3.1)
    assert made.failed
    status, answer = await rest.answer(made, 4, {"content": "here"})
    assert (status, answer["code"]) == (404, 10062)
    assert server.sandbox.messages("table-talk") == []


async def test_a_second_answer_is_refused(rest: Rest, server: SandboxServer) -> None:
    made = pressed(server)
    await rest.answer(made, 5, {"flags": EPHEMERAL})
    status, answer = await rest.answer(made, 4, {"content": "again"})
    assert (status, answer["code"]) == (400, 40060)


async def test_a_token_lives_fifteen_minutes(rest: Rest, server: SandboxServer, clock: ManualClock) -> None:
    made = pressed(server)
    early = await rest.follow_up(made, {"content": "too early"})
    assert (early[0], early[1]["code"]) == (404, 10015)
    await rest.answer(made, 4, {"content": "secret", "flags": EPHEMERAL})
    clock.advance(899)
    path = f"/webhooks/{server.world.application_id}/{made.token}/messages/@original"
    assert (await rest("PATCH", path, {"content": "still"}))[0] == 200
    clock.advance(2)
    late = await rest("PATCH", path, {"content": "late"})
    assert (late[0], late[1]["code"]) == (401, 50027)
    assert [message.content for message in server.sandbox.ephemerals("Ada")] == ["still"]


async def test_the_first_follow_up_fills_a_deferred_answer_and_stays_private(
    rest: Rest, server: SandboxServer
) -> None:
    made = pressed(server)
    await rest.answer(made, 5, {"flags": EPHEMERAL})
    await rest.follow_up(made, {"content": "now"})
    assert [message.content for message in server.sandbox.ephemerals("Ada")] == ["now"]
    await rest.follow_up(made, {"content": "for all"})
    assert [message.content for message in server.sandbox.messages("table-talk")] == ["for all"]


@pytest.mark.parametrize(
    ("kind", "answer"),
    [(COMMAND, 6), (COMMAND, 7), (COMMAND, 8), (COMPONENT, 8), (COMPONENT, 1)],
    ids=str,
)
async def test_an_answer_that_does_not_fit_the_question_is_refused(
    rest: Rest, server: SandboxServer, kind: int, answer: int
) -> None:
    made = pressed(server)
    made.type = kind
    status, body = await rest.answer(made, answer, {"choices": []} if answer == 8 else None)
    assert (status, body["code"]) == (400, 50035)
    assert not made.acknowledged


async def test_twenty_six_choices_are_too_many(rest: Rest, server: SandboxServer) -> None:
    made = pressed(server)
    made.type = 4
    choices = [{"name": str(number), "value": str(number)} for number in range(26)]
    assert (await rest.answer(made, 8, {"choices": choices}))[1]["code"] == 50035
    assert (await rest.answer(made, 8, {"choices": choices[:25]}))[0] == 204


async def test_a_modal_with_a_long_title_or_six_parts_is_refused(rest: Rest, server: SandboxServer) -> None:
    made = pressed(server)
    field = {"type": 4, "custom_id": "f", "style": 1}
    labels = [{"type": 18, "label": "L", "component": field | {"custom_id": str(n)}} for n in range(6)]
    for modal in (
        {"title": "x" * 46, "custom_id": "m", "components": labels[:1]},
        {"title": "x", "custom_id": "m", "components": labels},
    ):
        assert (await rest.answer(made, 9, modal))[1]["code"] == 50035
    assert (await rest.answer(made, 9, {"title": "x", "custom_id": "m", "components": labels[:5]}))[0] == 204


async def test_a_wrong_token_is_401(rest: Rest) -> None:
    assert (await rest("GET", "/users/@me", authorization="Bot nobody"))[0] == 401


async def test_an_unknown_route_names_itself(rest: Rest, server: SandboxServer) -> None:
    status, answer = await rest("POST", "/guilds/1/soundboard")
    assert status == 404
    assert "POST /guilds/1/soundboard" in answer["message"]
    assert server.undeclared == ["POST /guilds/1/soundboard"]


@pytest.mark.parametrize(
    ("path", "code"),
    [("/channels/1", 10003), ("/channels/{place}/messages/1", 10008), ("/users/1", 10013)],
)
async def test_what_is_not_there_is_said_to_be_unknown(rest: Rest, path: str, code: int) -> None:
    status, answer = await rest("GET", path.replace("{place}", str(rest.place.id)))
    assert (status, answer["code"]) == (404, code)


async def test_the_bot_edits_only_its_own_messages(rest: Rest, server: SandboxServer) -> None:
    message = server.sandbox.send("Ada", "table-talk", "mine")
    path = f"/channels/{rest.place.id}/messages/{message.id}"
    assert (await rest("PATCH", path, {"content": "yours"}))[1]["code"] == 50005
    assert (await rest("DELETE", path))[1]["code"] == 50013
    assert message.content == "mine"


async def test_an_edit_keeps_the_files_it_names(rest: Rest, server: SandboxServer) -> None:
    _, made = await rest.send({"content": "x"}, [("a.txt", b"a"), ("b.txt", b"b")])
    path = f"/channels/{rest.place.id}/messages/{made['id']}"
    kept = made["attachments"][1]["id"]
    _, edited = await rest("PATCH", path, {"attachments": [{"id": kept, "description": "the second"}]})
    assert [(f["filename"], f["description"]) for f in edited["attachments"]] == [("b.txt", "the second")]
    async with rest.session.get(edited["attachments"][0]["url"]) as answer:
        assert await answer.read() == b"b"
    async with rest.session.get(made["attachments"][0]["url"]) as answer:
        assert answer.status == 404


async def test_a_message_turned_into_v2_must_lose_its_content(rest: Rest) -> None:
    _, made = await rest.send({"content": "old"})
    path = f"/channels/{rest.place.id}/messages/{made['id']}"
    assert (await rest("PATCH", path, TEXT_ONLY))[1]["code"] == 50035
    status, edited = await rest("PATCH", path, {**TEXT_ONLY, "content": None})
    assert (status, edited["content"]) == (200, "")


async def test_an_archived_thread_takes_no_edits(rest: Rest, server: SandboxServer) -> None:
    _, thread = await rest("POST", f"/channels/{rest.place.id}/threads", {"name": "Game", "type": 11})
    _, message = await rest("POST", f"/channels/{thread['id']}/messages", {"content": "board"})
    await rest("PATCH", f"/channels/{thread['id']}", {"archived": True})
    path = f"/channels/{thread['id']}/messages/{message['id']}"
    assert (await rest("PATCH", path, {"content": "later"}))[1]["code"] == 50083


async def test_the_sixth_message_in_five_seconds_waits(clock: ManualClock) -> None:
    async with (
        running_sandbox(clock=clock, rate_limits=RateLimits()) as server,
        aiohttp.ClientSession() as session,
    ):
        rest = Rest(server, session)
        left = []
        for _ in range(5):
            assert (await rest.send({"content": "x"}))[0] == 200
            left.append(rest.headers["X-RateLimit-Remaining"])
        assert left == ["4", "3", "2", "1", "0"]
        clock.advance(3)
        status, answer = await rest.send({"content": "x"})
        assert (status, answer["retry_after"], answer["global"]) == (429, 2.0, False)
        clock.advance(2)
        assert (await rest.send({"content": "x"}))[0] == 200


async def test_the_fifty_first_request_in_a_second_waits_but_answers_to_interactions_do_not(
    clock: ManualClock,
) -> None:
    async with (
        running_sandbox(clock=clock, rate_limits=RateLimits()) as server,
        aiohttp.ClientSession() as session,
    ):
        rest = Rest(server, session)
        for _ in range(50):
            assert (await rest("GET", "/users/@me"))[0] == 200
        status, answer = await rest("GET", "/users/@me")
        assert (status, answer["global"]) == (429, True)
        assert (await rest.answer(pressed(server), 4, {"content": "in time"}))[0] == 204
        clock.advance(1)
        assert (await rest("GET", "/users/@me"))[0] == 200


async def test_a_nonce_is_forgotten_after_some_minutes(rest: Rest, clock: ManualClock) -> None:
    body = {"content": "x", "nonce": "n", "enforce_nonce": True}
    first = (await rest.send(body))[1]["id"]
    assert (await rest.send(body))[1]["id"] == first
    clock.advance(301)
    assert (await rest.send(body))[1]["id"] != first


async def test_a_made_failure_is_met_as_often_as_asked(rest: Rest, server: SandboxServer) -> None:
    server.sandbox.fail("POST", "/channels/*/messages", status=403, code=50013, times=2)
    found = [(await rest.send({"content": "x"}))[0] for _ in range(3)]
    assert found == [403, 403, 200]
    assert [call.status for call in server.sandbox.requests("POST")] == [403, 403, 200]


async def test_too_many_invalid_requests_end_in_a_ban(clock: ManualClock) -> None:
    rules = RateLimits(invalid_requests=3)
    async with running_sandbox(clock=clock, rate_limits=rules) as server, aiohttp.ClientSession() as session:
        rest = Rest(server, session)
        for _ in range(3):
            assert (await rest("GET", "/users/@me", authorization="Bot nobody"))[0] == 401
        assert (await rest("GET", "/users/@me"))[0] == 429
        assert "Via" not in rest.headers
        clock.advance(601)
        assert (await rest("GET", "/users/@me"))[0] == 200


async def test_two_hundred_commands_a_day_can_be_created(
    rest: Rest, server: SandboxServer, clock: ManualClock
) -> None:
    path = f"/applications/{server.world.application_id}/commands"
    for start in (0, 100):
        names = [{"name": f"deal{start + n}", "description": "Deal", "type": 1} for n in range(100)]
        assert (await rest("PUT", path, names))[0] == 200
    # The same ones again are no new ones.
    assert (await rest("PUT", path, names))[0] == 200
    one_more = [*names[1:], {"name": "another", "description": "One more", "type": 1}]
    assert (await rest("PUT", path, one_more))[1]["code"] == 30034
    clock.advance(86_401)
    assert (await rest("PUT", path, one_more))[0] == 200
