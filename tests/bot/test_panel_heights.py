"""A panel is no higher than a phone, and asks for the card before its place, however full the table is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.layouts.heights import of_buttons
from bot.layouts.panels import panel
from bot.layouts.selects import PLAIN, Page
from bot.messages.layout import read_press
from bot.presses.panels import meaning
from engine import netrunner
from engine.kernel.views import DecisionView
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table as Kit
from tests.bot.test_panels import check, table_of
from tests.long import slices
from tools.bench_panel import BETWEEN, BUTTON, controls, row
from tools.sweep import netrunner_decks as wide

MOST = 650
"""CSS pixels of controls at 390, of whatever is asked and of each page behind it."""
ICE = ("Palisade", "Whitespace", "Tithe", "Karunā", "Diviner", "Brân 1.0")


def pages(game: netrunner.Game, seat: str, language: str = "en") -> Iterator[tuple[Page, Any]]:
    """What is asked, and each page that its buttons and selects lead to."""
    table = table_of(game)
    asked = table.view(seat, language).decisions[0]
    wanted, seen = [PLAIN], set[Page]()
    while wanted:
        page = wanted.pop()
        if page in seen:
            continue
        seen.add(page)
        layout = panel(table, seat, (), language, page)
        yield page, layout
        for part in check(layout):
            wanted += leads(part, asked)


def leads(part: dict[str, Any], asked: DecisionView) -> list[Page]:
    """The pages of a button, or of what can be chosen in a select."""
    press = read_press(part.get("custom_id", ""))
    if press is None or part.get("disabled") or press.act not in "ps":
        return []
    values = [option["value"] for option in part.get("options", ())]
    found = [meaning(press, asked, [value]) for value in values or [""]]
    return [page for page in found if isinstance(page, Page) and page.confirming is None]


def begun(seed: int) -> netrunner.Game:
    return netrunner.new_game("intermediate", seed=seed) if seed % 3 == 0 else wide.begin(seed)


@pytest.mark.parametrize("seed", slices(range(24), 1))
def test_no_panel_of_random_games_is_higher_than_a_phone(seed: int) -> None:
    """Starter decks and decks of all cards, in each language; hands and tables grow as they please."""
    chance, number = random.Random(seed), seed
    game = begun(seed)
    language = ("en", "de", "ru", "ja")[seed % 4]
    found = 0
    for _ in range(120):
        if not game.decisions:  # another of the same kind
            number += 300
            game = begun(number)
        asked = chance.choice(game.decisions)
        for page, layout in pages(game, asked.seat, language):
            tall = controls(layout.to_components())
            assert tall <= MOST, (tall, asked.seat, page, [option.key for option in asked.options])
            found += 1
        size = chance.randint(asked.minimum, asked.maximum)
        game.answer(asked.seat, asked.id, [one.key for one in chance.sample(asked.options, size)])
    assert found > 100


@pytest.mark.parametrize(("labels", "lines"), [
    (("1クレジットを得る", "カードを1枚引く"), 2),
    (("はい", "いいえ"), 1),
    (("Gain 1 credit", "Draw 1 card"), 1),
])  # fmt: skip
def test_lines_of_buttons_are_reckoned_as_the_page_lays_them_out(labels: tuple[str, ...], lines: int) -> None:
    assert len(of_buttons(labels)) == lines
    assert row([{"type": 2, "label": label} for label in labels]) == BUTTON * lines + BETWEEN * (lines - 1)


def corp(*hand: str) -> Kit:
    """The Corp's turn with ice in hand, and with three servers beside its central ones."""
    t = Kit(policy=POLICY)
    for n in (1, 2, 3):
        t.root(f"Server {n}", "Nico Campaign", rezzed=True)
    t.hand("corp", *hand)
    t.start("corp")
    return t


def shown(t: Kit, page: Page = PLAIN) -> list[dict[str, Any]]:
    return check(panel(table_of(t.game), t.decision.seat, (), "en", page))


def labels(found: list[dict[str, Any]]) -> list[str]:
    return [part["label"] for part in found if part["type"] == 2]


def press(t: Kit, found: list[dict[str, Any]], label: str, value: str = "") -> list[dict[str, Any]]:
    """The page that a button leads to, or the choice of a select."""
    named = [part for part in found if label in (part.get("label"), part.get("placeholder"))]
    asked = table_of(t.game).view(t.decision.seat).decisions[0]
    at = read_press(named[0]["custom_id"])
    assert at is not None
    page = meaning(at, asked, [value])
    assert isinstance(page, Page)
    return shown(t, page)


def test_six_cards_are_six_buttons_and_the_place_comes_after() -> None:
    t = corp(*ICE)
    found = shown(t)
    assert [label for label in labels(found) if label.endswith("\u00a0…")] == [
        f"{name}\u00a0…" for name in ICE
    ]
    assert not any("protecting" in option["label"] for part in found for option in part.get("options", ()))
    places = labels(press(t, found, "Tithe\u00a0…"))
    assert places[-2:] == ["Back", "More…"]
    assert [label.partition(" · ")[0] for label in places[:-2]] == [
        f"Install Tithe protecting {place}"
        for place in ("HQ", "R&D", "Archives", "Server 1", "Server 2", "Server 3", "a new server")
    ]


def test_of_many_cards_one_is_chosen_in_a_select_and_the_place_comes_after() -> None:
    t = corp(*ICE, "Ansel 1.0", "Wall of Static", "Ice Wall", "Enigma", "Neural Katana", "Hadrian's Wall")
    found = shown(t)
    (select,) = [part for part in found if part.get("placeholder") == "Install"]
    assert len(select["options"]) == 12
    value = next(option["value"] for option in select["options"] if option["label"] == "Enigma\u00a0…")
    places = labels(press(t, found, "Install", value))
    assert "Install Enigma protecting R&D · free" in places


def test_trashing_first_asks_for_the_card_first_as_well() -> None:
    t = corp("Manegarm Skunkworks", "Crisium Grid")
    rare = press(t, shown(t), "More…")
    folded = [label for label in labels(rare) if label.endswith("\u00a0…")]
    assert folded == ["Manegarm Skunkworks\u00a0…", "Crisium Grid\u00a0…"]
    places = press(t, rare, folded[0])
    assert all("trashing" in label for label in labels(places)[:-2])
    assert labels(press(t, places, "Back")) == labels(shown(t))
    assert labels(press(t, places, "More…")) == labels(rare)


@pytest.mark.parametrize("language", ["en", "de", "ru", "ja"])
def test_a_crowded_table_is_no_higher(language: str) -> None:
    t = Kit(policy=POLICY)
    t.rig(*["Smartware Distributor", "Red Team", "Pennyshaver"], *["Verbal Plasticity"] * 2)
    t.hand("runner", "Carmen", "Cleaver", "Unity", "Sure Gamble", "Overclock", "Jailbreak")
    t.set(runner_credits=20)
    t.start("runner")
    for page, layout in pages(t.game, "runner", language):
        assert controls(layout.to_components()) <= MOST, page
