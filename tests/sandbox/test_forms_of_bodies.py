"""What Discord takes as a message or a form, and what it refuses, held against its own document."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.checks import CREATE_FIELDS, CREATE_FLAGS, check_callback, check_message
from sandbox.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    CONTAINER,
    FILE,
    GALLERY,
    INPUT,
    LABELLED,
    MENTIONABLES,
    PLACES,
    RADIOS,
    ROLES,
    ROW,
    SECTION,
    SELECT,
    SEPARATOR,
    TEXT,
    THUMBNAIL,
    UPLOAD,
    USERS,
)  # fmt: skip
from sandbox.errors import FormErrors
from sandbox.model import COMPONENTS_V2
from sandbox.openapi import Specification
from sandbox.testing import find_openapi

Json = dict[str, Any]
OPTION = {"label": "a", "value": "a"}
OTHER = {"label": "b", "value": "b"}
MEDIA = {"url": "https://a.example"}
MESSAGE, MODAL = 2, 9
TO_CHANNEL = "/channels/{channel_id}/messages"
TO_INTERACTION = "/interactions/{interaction_id}/{interaction_token}/callback"


def message(*parts: Json, **more: Any) -> Json:
    return {"flags": COMPONENTS_V2, "components": list(parts)} | more


def words(**more: Any) -> Json:
    return {"content": "x"} | more


def text(content: object = "x", **more: Any) -> Json:
    return {"type": TEXT, "content": content} | more


def chosen(kind: int, *values: Json, **more: Any) -> Json:
    """A select in which some are chosen already."""
    held = {"type": kind, "custom_id": "s", "default_values": list(values)} | more
    return message({"type": ROW, "components": [held]})


def options(*given: Json, **more: Any) -> Json:
    return message(
        {"type": ROW, "components": [{"type": SELECT, "custom_id": "s", "options": list(given)} | more]}
    )


def button(**more: Any) -> Json:
    one = {"type": BUTTON, "style": 1, "label": "x", "custom_id": "b"} | more
    return message({"type": ROW, "components": [{key: value for key, value in one.items() if value != ""}]})


def beside(accessory: Json) -> Json:
    return message({"type": SECTION, "components": [text()], "accessory": accessory})


def gallery(**item: Any) -> Json:
    return message({"type": GALLERY, "items": [{"media": MEDIA} | item]})


def form(part: Json, **more: Any) -> Json:
    """What is in a form with one field, `more` of which are its label's."""
    labelled = {"type": LABELLED, "label": "x", "component": {"custom_id": "f"} | part} | more
    return {"type": MODAL, "data": {"title": "t", "custom_id": "m", "components": [labelled]}}


def group(kind: int, *given: Json, **more: Any) -> Json:
    return form({"type": kind, "options": list(given)} | more)


def many(count: int) -> list[Json]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


USER, ROLE, PLACE = ({"id": 123, "type": kind} for kind in ("user", "role", "channel"))
TAKEN = {
    "a user as a number": chosen(USERS, USER),
    "a user as text": chosen(USERS, USER | {"id": "123"}),
    "nobody": chosen(USERS),
    "null for nobody": chosen(USERS) | chosen(USERS, default_values=None),
    "a role as a number": chosen(ROLES, ROLE),
    "a role and a user": chosen(MENTIONABLES, ROLE, USER, max_values=2),
    "a channel as a number": chosen(PLACES, PLACE, channel_types=[0, 5]),
    "an emoji's id as a number": button(emoji={"id": 5, "name": "x"}),
    "an emoji of text": button(label=None, emoji={"id": None, "name": "x"}),
    "an option's emoji as a number": options(OPTION | {"emoji": {"id": 5, "name": "x"}}),
    "what is for sale as a number": button(style=6, sku_id=5, label="", custom_id=""),
    "an attachment's id as a number": words(attachments=[{"id": 0, "filename": "a.png"}]),
    "people addressed as numbers": words(allowed_mentions={"parse": [], "users": [5, 6]}),
    "an answer to a number": words(message_reference={"message_id": 5}),
    "equal labels": options(OPTION, OPTION | {"value": "b"}),
    "nulls": options(OPTION | {"description": None, "emoji": None}, min_values=None, placeholder=None),
    "an empty placeholder": options(OPTION, placeholder=""),
    "an empty description": options(OPTION | {"description": ""}),
    "forty": message(*[text()] * 40),
    "a long text": message(text("x" * 4000)),
    "two without a number": message(text(id=0), text(id=0)),
    "a blank text": message(text(" ")),
    "no colour": message({"type": CONTAINER, "components": [text()], "accent_color": None}),
    "a separator alone": message({"type": SEPARATOR, "spacing": 2}),
    "a link of 512": button(style=5, url="https://a.example/" + "x" * 494, custom_id=""),
    "alt text": gallery(description="x" * 1024),
    "an input": form({"type": INPUT, "style": 1, "min_length": 0, "max_length": 4000, "value": ""}),
    "a file": form({"type": UPLOAD, "min_values": 0, "max_values": 10}),
    "two radio buttons": group(RADIOS, OPTION, OTHER),
    "one box": group(CHECKBOXES, OPTION, min_values=0, required=False),
    "a checkbox": form({"type": CHECKBOX, "default": True}),
    "a user in a form": form({"type": USERS, "default_values": [USER]}),
}
REFUSED = {
    "a role for a user": chosen(USERS, ROLE),
    "a user for a role": chosen(ROLES, USER),
    "a channel to mention": chosen(MENTIONABLES, PLACE),
    "a user for a channel": chosen(PLACES, USER),
    "who is of no kind": chosen(USERS, {"id": 123}),
    "nobody's id": chosen(USERS, {"type": "user"}),
    "an id of letters": chosen(USERS, USER | {"id": "abc"}),
    "a negative id": chosen(USERS, USER | {"id": -5}),
    "26 of them": chosen(USERS, *[USER | {"id": number} for number in range(1, 27)], max_values=25),
    "an unknown kind of channel": chosen(PLACES, channel_types=[99]),
    "no value": options(OPTION | {"value": ""}),
    "more than 25": chosen(USERS, max_values=26),
    "none at most": options(OPTION, max_values=0),
    "a long link": button(style=5, url="https://a.example/" + "x" * 600, custom_id=""),
    "a word for yes": button(disabled="yes"),
    "a negative number": message(text(id=-1)),
    "a colour that is none": message({"type": CONTAINER, "components": [text()], "accent_color": True}),
    "a wide separator": message({"type": SEPARATOR, "spacing": 3}),
    "an empty alt text": gallery(description=""),
    "a long alt text": beside({"type": THUMBNAIL, "media": MEDIA, "description": "x" * 1025}),
    "a picture of nothing": gallery(media=None),
    "a thumbnail of nothing": beside({"type": THUMBNAIL}),
    "a file of nothing": message({"type": FILE}),
    "a long address": gallery(media={"url": "https://a.example/" + "x" * 2100}),
    "flags of text": words(flags="4"),
    "somebody twice": words(allowed_mentions={"users": ["5", "5"]}),
    "101 people": words(allowed_mentions={"users": [str(number) for number in range(101)]}),
    "a kind of mention": words(allowed_mentions={"parse": ["friends"]}),
    "an answer to nothing": words(message_reference={}),
    "an attachment without a number": words(attachments=[{"filename": "a.png"}]),
    "an empty explanation": form({"type": INPUT, "style": 1}, description=""),
    "less than nothing typed": form({"type": INPUT, "style": 1, "min_length": -1}),
    "nothing typed at most": form({"type": INPUT, "style": 1, "max_length": 0}),
    "a book typed": form({"type": INPUT, "style": 1, "max_length": 4001}),
    "eleven files": form({"type": UPLOAD, "max_values": 11}),
    "one radio button": group(RADIOS, OPTION),
    "eleven radio buttons": group(RADIOS, *many(11)),
    "a radio button without words": group(RADIOS, OPTION | {"label": ""}, OTHER),
    "no box": group(CHECKBOXES),
    "a box that is maybe ticked": form({"type": CHECKBOX, "default": "maybe"}),
}  # fmt: skip
BEYOND = {
    "more chosen than can be": chosen(USERS, USER, USER | {"id": 5}),
    "a button that does nothing": button(custom_id=""),
    "nothing for sale": button(style=6, label="", custom_id=""),
    "people and everybody": words(allowed_mentions={"parse": ["users"], "users": ["5"]}),
    "one radio button twice": group(RADIOS, OPTION, OPTION),
}
"""What Discord refuses though its document does not say so."""


def found(body: Json) -> list[str]:
    """What the sandbox has against it by itself."""
    errors = FormErrors()
    if body.get("type") == MODAL:
        check_callback(body, MESSAGE, errors, [], v2=False)
    else:
        check_message(body, errors, fields=CREATE_FIELDS, flags=CREATE_FLAGS, was_v2=False, files=[])
    return [code for _, code, _ in errors.found]


@pytest.fixture(scope="module")
def specification() -> Specification:
    path = find_openapi()
    if path is None:
        pytest.skip("no copy of Discord's OpenAPI document in $SYSOP_SHARED or beside the checkout")
    return Specification(path)


def documented(specification: Specification, body: Json) -> list[str]:
    errors = FormErrors()
    specification.check("POST", TO_INTERACTION if body.get("type") == MODAL else TO_CHANNEL, body, errors)
    return [message for _, _, message in errors.found]


@pytest.mark.parametrize("name", TAKEN)
def test_what_discord_takes_is_taken(name: str) -> None:
    assert found(TAKEN[name]) == []


@pytest.mark.parametrize("name", [*REFUSED, *BEYOND])
def test_what_discord_refuses_is_refused(name: str) -> None:
    assert len(found((REFUSED | BEYOND)[name])) == 1


@pytest.mark.parametrize("name", TAKEN)
def test_the_document_takes_it_too(specification: Specification, name: str) -> None:
    assert documented(specification, TAKEN[name]) == []


@pytest.mark.parametrize("name", REFUSED)
def test_the_document_refuses_it_too(specification: Specification, name: str) -> None:
    assert documented(specification, REFUSED[name])
