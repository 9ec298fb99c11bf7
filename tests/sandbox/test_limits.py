"""Each of Discord's limits is met, and just short of it nothing is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox.api import DECLARED
from sandbox.limits import FILE_BYTES
from sandbox.model import COMPONENTS_V2, EPHEMERAL
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.clock import ManualClock
from tests.sandbox.rest import Rest, codes

Json = dict[str, Any]


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


async def test_every_route_offered_is_one_of_discords(server: SandboxServer) -> None:
    specification = server.specification
    if specification is None:
        pytest.skip("no copy of Discord's OpenAPI document in $SYSOP_SHARED or beside the checkout")
    invented = [
        f"{each.method} {each.path}" for each in DECLARED if not specification.knows(each.method, each.path)
    ]
    assert invented == []


def button(number: int = 0, **changed: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go:{number}"} | changed


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def select(count: int = 1, **changed: Any) -> Json:
    made = [{"label": f"option {number}", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "choose", "options": made} | changed


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def v2(*parts: Json, **more: Any) -> Json:
    return {"flags": COMPONENTS_V2, "components": list(parts), **more}


def command(**changed: Any) -> Json:
    return {"name": "deal", "description": "Deal the cards", "type": 1} | changed


def option(name: str, **changed: Any) -> Json:
    return {"type": 3, "name": name, "description": "What it is"} | changed


FITS: dict[str, Json] = {
    "2000 characters": {"content": "x" * 2000},
    "five buttons": {"content": "x", "components": [row(*(button(n) for n in range(5)))]},
    "25 options": {"content": "x", "components": [row(select(25, max_values=25))]},
    "label of 80": {"content": "x", "components": [row(button(label="x" * 80))]},
    "custom_id of 100": {"content": "x", "components": [row(button(custom_id="x" * 100))]},
    "40 components": v2({"type": 17, "components": [text(1) for _ in range(39)]}),
    "4000 characters of V2": v2(text(2000), text(2000)),
    "ids as integers": {"content": "x", "allowed_mentions": {"parse": [], "users": [5]}},
}


@pytest.mark.parametrize("body", FITS.values(), ids=FITS)
async def test_what_just_fits_is_taken(rest: Rest, server: SandboxServer, body: Json) -> None:
    status, answer = await rest.send(body)
    assert (status, server.violations) == (200, [])
    assert answer["author"]["bot"] is True


REFUSED: dict[str, tuple[Json, str]] = {
    "2001 characters": ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    "six buttons in a row": (
        {"components": [row(*(button(n) for n in range(6)))]},
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a select beside a button": (
        {"components": [row(button(), select())]},
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "six rows": ({"components": [row(button(n)) for n in range(6)]}, "BASE_TYPE_MAX_LENGTH"),
    "26 options": ({"components": [row(select(26))]}, "BASE_TYPE_BAD_LENGTH"),
    "no options": ({"components": [row(select(0))]}, "BASE_TYPE_BAD_LENGTH"),
    "an option twice": (
        {"components": [row(select(options=[{"label": "a", "value": "a"}] * 2))]},
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "label of 81": ({"components": [row(button(label="x" * 81))]}, "BASE_TYPE_MAX_LENGTH"),
    "no label": ({"components": [row(button(label=None))]}, "BUTTON_COMPONENT_EMPTY"),
    "custom_id of 101": ({"components": [row(button(custom_id="x" * 101))]}, "BASE_TYPE_BAD_LENGTH"),
    "custom_id twice": ({"components": [row(button(), button())]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "a link with custom_id": (
        {"components": [row(button(style=5, url="https://example.org"))]},
        "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED",
    ),
    "41 components": (
        v2({"type": 17, "components": [text(1) for _ in range(40)]}),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters of V2": (v2(text(2000), text(2001)), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "V2 with content": (v2(text(1), content="x"), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    "V2 with embeds": (
        v2(text(1), embeds=[{"title": "x"}]),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "text display without V2": ({"components": [text(1)]}, "UNION_TYPE_CHOICES"),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text(1)]}]}),
        "UNION_TYPE_CHOICES",
    ),
    "a picture that was not sent": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an ephemeral in a channel": ({"content": "x", "flags": EPHEMERAL}, "MESSAGE_FLAGS_INVALID"),
    "an unknown field": ({"content": "x", "colour": 1}, "UNKNOWN_FIELD"),
    "an unknown field in a button": ({"components": [row(button(size=2))]}, "UNKNOWN_FIELD"),
    "a nonce of 26": ({"content": "x", "nonce": "x" * 26}, "BASE_TYPE_MAX_LENGTH"),
    "alt text of 1025": (
        {"content": "x", "attachments": [{"id": "0", "description": "x" * 1025}]},
        "BASE_TYPE_MAX_LENGTH",
    ),
}


@pytest.mark.parametrize("with_document", [True, False], ids=["with Discord's document", "own checks alone"])
async def test_a_message_over_a_limit_is_refused(
    rest: Rest, server: SandboxServer, with_document: bool
) -> None:
    if not with_document:
        server.specification = None
    elif server.specification is None:
        pytest.skip("no copy of Discord's OpenAPI document in $SYSOP_SHARED or beside the checkout")
    for name, (body, code) in REFUSED.items():
        server.violations.clear()
        status, answer = await rest.send(body)
        assert (status, answer["code"]) == (400, 50035), name
        assert codes(answer["errors"]) & {code, "OPENAPI"}, name
        if not with_document:
            assert code in codes(answer["errors"]), name
        assert len(server.violations) == 1, name
    assert server.sandbox.messages("table-talk") == []


async def test_an_empty_message_is_refused(rest: Rest) -> None:
    status, answer = await rest.send({"content": ""})
    assert (status, answer["code"]) == (400, 50006)


async def test_ten_files_fit_and_eleven_do_not(rest: Rest) -> None:
    files = [(f"{number}.txt", b"x") for number in range(11)]
    assert (await rest.send({}, files[:10]))[0] == 200
    status, answer = await rest.send({}, files)
    assert (status, answer["code"]) == (400, 50035)


async def test_a_file_of_ten_mebibytes_fits_and_one_byte_more_does_not(rest: Rest) -> None:
    assert (await rest.send({}, [("big.bin", b"x" * FILE_BYTES)]))[0] == 200
    status, answer = await rest.send({}, [("big.bin", b"x" * (FILE_BYTES + 1))])
    assert (status, answer["code"]) == (413, 40005)


COMMANDS: dict[str, tuple[list[Json], str]] = {
    "capitals": ([command(name="Deal")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": ([command(name="deal cards")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a name of 33": ([command(name="x" * 33)], "APPLICATION_COMMAND_INVALID_NAME"),
    "no description": ([command(description="")], "BASE_TYPE_BAD_LENGTH"),
    "a description of 101": ([command(description="x" * 101)], "BASE_TYPE_BAD_LENGTH"),
    "an option without description": (
        [command(options=[option("seat", description=None)])],
        "STRING_TYPE_CONVERT",
    ),
    "26 choices": (
        [command(options=[option("seat", choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a required option after an optional one": (
        [command(options=[option("one"), option("two", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "an option twice": (
        [command(options=[option("one"), option("one")])],
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
    ),
    "the same command twice": ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "101 commands": ([command(name=f"deal{n}") for n in range(101)], "APPLICATION_COMMAND_TOO_MANY"),
}


@pytest.mark.parametrize(("bodies", "code"), COMMANDS.values(), ids=COMMANDS)
async def test_a_command_against_the_rules_is_refused(
    rest: Rest, server: SandboxServer, bodies: list[Json], code: str
) -> None:
    server.specification = None
    status, answer = await rest("PUT", f"/applications/{server.world.application_id}/commands", bodies)
    assert (status, answer["code"]) == (400, 50035)
    assert code in codes(answer["errors"])
    assert server.world.commands == {}


async def test_commands_can_be_made_read_changed_and_deleted(rest: Rest, server: SandboxServer) -> None:
    base = f"/applications/{server.world.application_id}/guilds/{server.world.guild_id}/commands"
    _, made = await rest("POST", base, command())
    _, changed = await rest("PATCH", f"{base}/{made['id']}", {"description": "Deal again"})
    assert (changed["id"], changed["description"]) == (made["id"], "Deal again")
    assert (await rest("GET", base))[1] == [changed]
    assert (await rest("DELETE", f"{base}/{made['id']}"))[0] == 204
    status, answer = await rest("GET", f"{base}/{made['id']}")
    assert (status, answer["code"]) == (404, 10063)
