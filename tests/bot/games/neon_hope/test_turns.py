"""What stands on the panel of a turn of NEON HOPE, and how high it is on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.neon_hope.kind import kind
from bot.layouts.panels import panel
from bot.layouts.selects import Page
from bot.messages.layout import Layout, read_press
from bot.presses.panels import meaning
from engine.messages import LANGUAGES
from engine.neon_hope import Library
from engine.neon_hope.testkit import Table
from tests.bot.world import parts
from tools.bench_panel import controls
from tools.bench_presses import table_of

LIBRARY = Library.load([])
FIRST = (["lamp-44"], ["lamp-44", "phone-box"], ["lamp-44", "phone-box", "laundrette"])


def turn(*clues: str) -> Table:
    """Bruna's first turn, with these clues beside her."""
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow", hand=8)
    for code in clues:
        t.put(code, at="kettle:upper", secrets=4)
    return t.turn("bruna")


def shown(t: Table, language: str = "en") -> Layout:
    return panel(table_of(kind(), t.game), "p1", (), language)


def buttons(layout: Layout) -> dict[str, str]:
    return {part["label"]: part["custom_id"] for part in parts(layout.to_components()) if part["type"] == 2}


def offered(layout: Layout) -> list[dict[str, Any]]:
    """What can be chosen in selects."""
    return [option for part in parts(layout.to_components()) for option in part.get("options", ())]


@pytest.mark.parametrize("clues", FIRST, ids=len)
def test_every_way_of_every_task_can_be_given_and_moving_is_a_button(clues: list[str]) -> None:
    t = turn(*clues)
    layout = shown(t)
    asked = t.game.view("p1").decisions[0]
    keys = {key for custom_id in buttons(layout).values() if (key := _given(custom_id, asked)) is not None}
    moves = {option.key for option in asked.options if option.key.startswith("move:")}
    assert moves
    assert moves <= keys
    assert keys | {option["value"] for option in offered(layout)} == {option.key for option in asked.options}


def _given(custom_id: str, asked: Any) -> str | None:
    press = read_press(custom_id)
    if press is None or press.act != "o":
        return None
    meant = meaning(press, asked, [])
    return meant.confirming if isinstance(meant, Page) else meant[0]


def test_below_the_name_of_a_card_its_tasks_do_not_say_it_again() -> None:
    layout = shown(turn("lamp-44"))
    text = "\n".join(part["content"] for part in parts(layout.to_components()) if part["type"] == 10)
    assert "**Lamp 44**" in text
    assert "Investigate: Technology 2 against 4 · 29%\u00a0…" in buttons(layout)
    assert not [label for label in buttons(layout) if "Lamp 44" in label]


def test_where_there_is_no_room_the_rest_of_the_ways_is_one_select() -> None:
    """Whole labels there, for nothing above says what they are aimed at."""
    layout = shown(turn("lamp-44", "phone-box"))
    last = [part for part in parts(layout.to_components()) if part["type"] == 3][-1]
    assert last["placeholder"] == "More ways…"
    ways = [option["label"] for option in last["options"]]
    assert all("Lamp 44" in way or "Dead Phone Box" in way for way in ways)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clues", FIRST, ids=len)
def test_a_first_turn_is_at_most_650_pixels_high(clues: list[str], language: str) -> None:
    assert controls(shown(turn(*clues), language).to_components()) <= 650


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_for_a_task_is_chosen_on_one_screen(language: str) -> None:
    """With a tool that helps and one that is paid: what stands beside a card gives way."""
    t = turn("lamp-44").put("bruna-fare-token", at="play:p1")
    t.answer("bruna", f"task:{t.card('lamp-44').oid}:1")
    asked, layout = t.game.view("p1").decisions[0], shown(t, language)
    assert controls(layout.to_components()) <= 760
    assert sum(option.key.count("+") > 0 for option in asked.options) > 5
    keys = {key for custom_id in buttons(layout).values() if (key := _given(custom_id, asked)) is not None}
    assert keys | {option["value"] for option in offered(layout)} == {option.key for option in asked.options}
    texts = [part["content"] for part in parts(layout.to_components()) if part["type"] == 10]
    assert not [text for text in texts if text.count("**") % 2]


def test_what_helps_no_more_is_not_offered_beside_what_helps() -> None:
    """Two things used where one gives the same chance: whoever wants that uses one after the other."""
    t = turn("lamp-44").put("bruna-fare-token", at="play:p1")
    t.answer("bruna", f"task:{t.card('lamp-44').oid}:1")
    chances: dict[str, dict[frozenset[str], str]] = {}
    for option in t.game.view("p1").decisions[0].options:
        card, *added = option.key.split("+")
        likely = option.label.rpartition(" · ")[2].partition("%")[0]
        chances.setdefault(card, {})[frozenset(added)] = likely
    more = [
        (ways[less], likely)
        for ways in chances.values()
        for used, likely in ways.items()
        for less in ways
        if less < used
    ]
    assert more
    assert all(less != likely for less, likely in more)


def test_what_is_only_looked_at_stands_behind_more_but_for_the_pictures() -> None:
    assert list(buttons(shown(turn("lamp-44"))))[-3:] == ["Board", "My hand", "More…"]
