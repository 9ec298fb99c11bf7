"""The picture in a panel: a strip of the board above the hand, and never one that is not true any more."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.messages import components
from bot.messages.components import button
from bot.messages.layout import Image, text_layout
from bot.outbox import posting
from bot.store import slots
from engine import netrunner
from engine.netrunner.shown.view import RunView
from tests.bot.test_memory_aid import begun, do
from tests.bot.world import World

TABLE = "On the table: "
GAIN, PASS, FOLD = "Gain 1 credit", "Pass", "Fold"
ROW, TEXT, GALLERY = 1, 10, 12
"""Discord's numbers for components."""


def drawn(message: discord.Message) -> str:
    return message.attachments[0].description or ""


def galleries(components: Any) -> int:
    """How many a message's components hold."""
    if isinstance(components, dict):
        return (components.get("type") == GALLERY) + galleries(components.get("components", []))
    return sum(map(galleries, components))


def shown(message: discord.Message) -> int:
    """How many pictures a message shows, each in a gallery of its own."""
    return galleries([component.to_dict() for component in message.components])


class TestNetrunner:
    """The real game."""

    @pytest.fixture
    def kinds(self) -> dict[str, GameKind]:
        return {"netrunner": kind()}

    async def test_a_strip_of_the_board_stands_above_the_hand_of_who_decides(self, world: World) -> None:
        await begun(world)
        for who in ("ann", "bob"):
            await do(world, who, "Keep")
        said = drawn(world.panel("ann"))
        assert said.startswith("Your HQ, 6 cards")
        assert f"{TABLE}Corp 5 credits, 0 points, 6 in hand; Runner 5 credits" in said
        assert "HQ: 0 ice, 0 in the root" in said
        assert TABLE not in drawn(world.panel("bob")), "who waits is shown nothing that changes"
        await do(world, "ann", "Palisade\u00a0…")
        await do(world, "ann", "Install Palisade protecting HQ")
        assert "HQ: 1 ice, 0 in the root" in drawn(world.panel("ann"))
        for _ in range(2):
            await do(world, "ann", "Gain 1")
        assert TABLE in drawn(world.panel("bob"))
        await do(world, "bob", "Run on R&D")
        assert TABLE not in drawn(world.panel("bob")), "a run has the whole board, an access its card"


def test_the_strip_follows_what_it_shows_and_nothing_else() -> None:
    view = netrunner.new_game(level="beginner", seed=3).view("corp")
    richer = msgspec.structs.replace(view, runner=msgspec.structs.replace(view.runner, credits=9))
    elsewhere = msgspec.structs.replace(view, where="elsewhere")
    key = kind().panel_key
    assert key(view) != key(richer)
    assert key(view) == key(elsewhere)
    one, other = (msgspec.structs.replace(each, decisions=()) for each in (view, richer))
    assert key(one) == key(other), "without a strip only the own hand counts"


def test_a_glance_at_the_hand_in_a_run_has_no_strip() -> None:
    view = netrunner.new_game(level="beginner", seed=3).view("runner")
    run = msgspec.structs.replace(view, run=RunView("hq", "HQ", "success", None, None))
    assert TABLE in kind().draw_hand(view, "en")()[0].alt
    assert TABLE not in kind().draw_hand(run, "en")()[0].alt


async def still(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on panels show what answers put there: nothing is edited afterwards."""

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(world.bot.delivery.slots, "refresh", nothing)


async def test_an_answer_takes_a_picture_that_is_not_true_any_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    assert shown(world.panel("ann")) == 1
    await still(world, monkeypatch)
    await world.press_panel("ann", FOLD)
    assert shown(world.panel("ann")) == 1, "a question whether it is meant changes nothing"
    await world.press_panel("ann", "No, go back")
    assert shown(world.panel("ann")) == 1
    await world.press_panel("ann", GAIN)
    assert shown(world.panel("ann")) == 0
    assert world.panel("ann").attachments == []


async def test_the_new_picture_follows_with_an_edit(world: World) -> None:
    await world.start_game()
    await world.press_panel("ann", GAIN)
    assert shown(world.panel("ann")) == 1
    assert world.panel("ann").attachments != []


def test_each_picture_of_a_message_has_a_gallery_of_its_own() -> None:
    layout = text_layout("Both.", images=(Image("board.png", "one half"), Image("board-2.png", "the other")))
    assert galleries(layout.to_components()) == 2


def test_a_message_that_is_built_once_has_its_pictures_where_they_belong() -> None:
    bare = text_layout("Above.", rows=(components.row(button("Below", "below")),))
    full = bare.with_pictures((Image("board.png", "a board"),))
    assert [part["type"] for part in bare.to_components()] == [TEXT, ROW]
    assert [part["type"] for part in full.to_components()] == [TEXT, GALLERY, ROW]
    assert full.digest() == bare.digest(), "of the words: a picture has a fingerprint of its own"
    assert text_layout("Beneath.").digest() != bare.digest()
    before = bare.digest()
    assert full.add(components.text("More.")).digest() != before
    assert [part["type"] for part in bare.to_components()] == [TEXT, ROW], "the other one is as it was"
    assert bare.digest() == before


class Routes:
    """By which way messages are edited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        self.refuses = False
        by_channel, by_token = posting.edit, posting.edit_answer

        async def channel(*message: Any, **values: Any) -> None:
            self.found.append("channel")
            await by_channel(*message, **values)

        async def token(interaction: discord.Interaction, **values: Any) -> None:
            self.found.append("token")
            if self.refuses:
                response: Any = SimpleNamespace(status=401, reason="")
                raise discord.HTTPException(response, {"code": 50027, "message": "Invalid Webhook Token"})
            await by_token(interaction, **values)

        monkeypatch.setattr(posting, "edit", channel)
        monkeypatch.setattr(posting, "edit_answer", token)


async def test_the_picture_of_a_pressed_panel_takes_no_request_that_counts(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.press_panel("ann", GAIN)
    routes = Routes(monkeypatch)
    await world.press_panel("ann", GAIN)
    assert sorted(routes.found) == ["channel", "channel", "token"], "the board and the turn, and the panel"
    assert shown(world.panel("ann")) == 1


@pytest.mark.parametrize("why", ["refused", "old"])
async def test_where_an_interaction_s_token_is_of_no_use_the_panel_is_edited_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    await world.start_game()
    await world.press_panel("ann", GAIN)
    routes = Routes(monkeypatch)
    routes.refuses = why == "refused"
    if why == "old":
        monkeypatch.setattr("bot.delivery.slots.TOKEN_SECONDS", 0.0)
    await world.press_panel("ann", GAIN)
    assert sorted(routes.found) == ["channel"] * 3 + ["token"] * routes.refuses
    assert shown(world.panel("ann")) == 1
    assert world.panel("ann").attachments != []


async def test_what_was_answered_with_other_words_is_not_taken_for_the_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token of such an interaction edits these words."""
    await world.start_game()
    await world.press_panel("ann", GAIN)
    routes = Routes(monkeypatch)
    world.bot.delivery.slots.pressed.clear()
    await world.forge("ann", world.panel("ann"), "g:1:1:o:gain")
    async with world.bot.db.write() as db:
        await slots.redraw(db, 1, "panel:buyer", 0.0, anew=True)
    world.bot.play.wake(1)
    await world.rest()
    assert routes.found == ["channel"]
