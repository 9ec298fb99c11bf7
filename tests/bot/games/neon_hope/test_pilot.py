"""The real game at the bot's table: every panel, board and card of whole episodes is a valid message."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.contract.game import SPECTATOR
from bot.contract.kind import Table
from bot.games.neon_hope.base import Drawing, NeonHope
from bot.games.neon_hope.beside import Beside
from bot.games.neon_hope.kind import NeonHopeGame, kind, rules
from bot.games.neon_hope.lobby import Lobby, Options
from bot.games.neon_hope.lobby_view import lobby_layout
from bot.games.neon_hope.rules import SEATS
from bot.games.neon_hope.store.deadlines import Deadline
from bot.games.neon_hope.store.lobbies import LobbyRow
from bot.games.neon_hope.stories import told
from bot.layouts.board import board, summary
from bot.layouts.panels import panel
from bot.layouts.selects import PLAIN, Page
from bot.messages.layout import Layout, read_press
from bot.presses.panels import meaning
from bot.store.game_rows import GameRow, SeatRow
from engine import players
from engine.messages import LANGUAGES, items, say, title
from tests.bot.games.neon_hope.conftest import board as fake_board
from tests.bot.games.neon_hope.conftest import card as fake_card
from tests.bot.games.neon_hope.conftest import hand as fake_hand
from tests.bot.world import parts, text_of
from tests.long import rows

HARBOUR = Path(__file__).parents[4] / "docs" / "harbour"
"""The pack to copy: one of each kind of card with a life of its own."""
LIMITS = {"components": 40, "text": 4000, "custom_id": 100, "label": 80, "option": 100}


@pytest.fixture(scope="module")
def neon_hope() -> NeonHope:
    return kind()


def table(found: NeonHope, episode: str, cast: list[str], seed: int, pack: str = "pilot") -> Table:
    """A game as the bot has it in hand, all played by one person."""
    game = found.rules.new(
        pack=pack,
        episode=episode,
        characters=cast,
        difficulty="normal",
        seed=seed,
        campaign=None,
        lead="p1",
        open_hands=False,
    )
    seats = {
        seat: SeatRow(seat, number, None, f"Person {number}", "dm", False, f"{pack}/{code}")
        for number, (seat, code) in enumerate(zip(SEATS, cast, strict=False), 1)
    }
    row = GameRow(
        1, "neon_hope", "normal", "running", 1, 1, 1, "open", b"", 1, 0, (), 0, 0.0, 0.0, None, None, seats
    )  # fmt: skip
    return Table(row, found, game, Beside(Options(), {}, 1))


def check(layout: Layout) -> str:
    """What Discord would refuse; returns all text."""
    components = layout.to_components()
    found = list(parts(components))
    assert len(found) <= LIMITS["components"]
    text = text_of(components)
    assert 0 < len(text) <= LIMITS["text"]
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert all(len(custom_id) <= LIMITS["custom_id"] for custom_id in ids)
    for part in found:
        assert len(part.get("label") or "") <= LIMITS["label"]
        for option in part.get("options", ()):
            assert 0 < len(option["label"]) <= LIMITS["option"]
            assert len(option["value"]) <= LIMITS["custom_id"]
            assert len(option.get("description") or "") <= LIMITS["option"]
    return text


def played(found: Table, seed: int) -> Iterator[Table]:
    """The table at every decision of a random game, and at its end."""
    chance, game = random.Random(seed), found.game
    while game.result is None:
        row = found.row._replace(waiting=tuple(game.waiting_for))
        yield found._replace(row=row)
        asked = chance.choice(list(game.decisions))
        game.answer(asked.seat, asked.id, players.choose(game, asked.seat, asked.id))
    yield found._replace(row=found.row._replace(waiting=(), ended=100.0, status="over"))


@pytest.mark.parametrize(
    ("episode", "cast", "language"),
    rows(
        [
            ("line-nine", ["zaki", "bruna"], "de"),
            ("afterglow", ["bruna", "jun", "oda", "zaki"], "de"),
            ("line-nine", ["zaki", "bruna"], "en"),
            ("afterglow", ["oda"], "en"),
        ],
        1,
    ),
)
def test_every_message_of_an_episode_is_one_discord_takes(
    neon_hope: NeonHope, episode: str, cast: list[str], language: str
) -> None:
    for step, now in enumerate(played(table(neon_hope, episode, cast, 1), 1)):
        if step % 4 == 0:
            check(board(now, (), language))
        for seat in now.game.waiting_for:
            check(panel(now, seat, (), language))
    assert now.game.result is not None
    for seat in now.row.seats:
        assert "🏁" in check(panel(now, seat, (), language))
    assert "🏁" in check(summary(now))


def test_what_lives_fits_into_messages_and_an_offer_is_in_one_panel_only() -> None:
    """Stages, counters, closing locations, copies of a clue; and nobody else reads an offer."""
    found, offers = NeonHopeGame(rules([HARBOUR]), Drawing(fake_board, fake_hand, fake_card)), 0
    for seed in range(1, 12):
        if seed > 2 and offers:
            break
        cast, language = ["bruna", "jun", "oda"], ("en", "de")[seed % 2]
        for step, now in enumerate(played(table(found, "the-lighthouse", cast, seed, "harbour"), seed)):
            offered = [seat for seat in now.game.waiting_for if "Take the envelope" in shown(now, seat)]
            if step % 4 and not offered:
                continue
            texts = {seat: said(panel(now, seat, (), language)) for seat in now.game.waiting_for}
            assert all("envelope" in texts[seat] or "Umschlag" in texts[seat] for seat in offered)
            offers += len(offered)
            others = [text for seat, text in texts.items() if seat not in offered]
            public = "".join((said(board(now, (), language)), *others))
            assert "envelope" not in public
            assert "Umschlag" not in public
    assert offers > 0


def said(layout: Layout) -> str:
    """All that a message says, on buttons and in selects, too."""
    words = [check(layout)]
    for part in parts(layout.to_components()):
        words.append(part.get("label") or "")
        words += [f"{option['label']} {option.get('description')}" for option in part.get("options", ())]
    return "\n".join(words)


def shown(now: Table, seat: str) -> set[str]:
    """The names of the choices that a seat is shown."""
    options = [option for d in now.game.view(seat, "en").decisions for option in d.options]
    return {option.label.partition(" (")[0] for option in options}


def test_story_pages_fit_into_messages(neon_hope: NeonHope) -> None:
    for seed in (3, 4):
        *_, last = played(table(neon_hope, "afterglow", ["jun", "oda"], seed), seed)
        for language in ("en", "de"):
            pages = told(last.view(language=language).stories)
            assert pages
            assert all(len(page) <= 2000 for page in pages)


def test_an_offer_to_help_shows_its_time_limit_and_standing_orders(neon_hope: NeonHope) -> None:
    seen = 0
    for seed in range(12):
        for now in played(table(neon_hope, "afterglow", ["bruna", "jun", "oda"], seed), seed):
            for seat in now.game.waiting_for:
                asked = now.view(seat).decisions[0]
                if asked.silence is None:
                    assert not neon_hope.panel_buttons(now, seat, asked, "en")
                    continue
                seen += 1
                due = {asked.id: Deadline(1, asked.id, seat, 1_800_000_600.0)}
                offered = now._replace(more=Beside(Options(), due, None))
                assert "<t:1800000600:R>" in check(panel(offered, seat, (), "en"))
                labels = [b["label"] for b in neon_hope.panel_buttons(offered, seat, asked, "de")]
                assert labels == ["Immer helfen", "Nie helfen"]
        if seen:
            return
    raise AssertionError("no offer to help in twelve games")


def test_the_lobby_of_each_episode_is_one_discord_takes(neon_hope: NeonHope) -> None:
    pack = neon_hope.rules.packs["pilot"]
    for code in pack.episodes:
        lobby = Lobby(tuple(pack.characters)).join(1, "Ann").choose(2, "Bob", [next(iter(pack.characters))])
        row = LobbyRow(
            1, 1, 1, 1, 1, 1, "open", "pilot", code, "lissen", None, None, lobby, None, None, 0.0, 9.0
        )
        for language in LANGUAGES:
            said = check(lobby_layout(row, pack, language))
            # In another language than the story's, that is said before the table begins.
            told = say(language, "bnh-told-in", languages=items(language, map(title, ("en", "de"))))
            assert (told in said) is (language not in ("en", "de"))


def test_what_is_not_on_the_table_cannot_be_looked_up_by_name(neon_hope: NeonHope) -> None:
    now = table(neon_hope, "afterglow", ["bruna", "jun"], 1)
    pack = neon_hope.rules.packs["pilot"]
    open_cards = {code for code, _ in neon_hope.visible(now.view(SPECTATOR))}
    hidden = {*pack.clues, *pack.enemies, *pack.conditions, *pack.events, *pack.community} - open_cards
    assert hidden
    titles = set(neon_hope.titles("en", now.game))
    for code in hidden:
        name = neon_hope.card(code, "en").title
        assert code not in neon_hope.find_card(name, "en", now.game)
        assert name not in titles or any(neon_hope.card(other, "en").title == name for other in open_cards)
    for code in (*pack.characters, *pack.actions, *pack.tools):
        assert code in neon_hope.find_card(neon_hope.card(code, "de").title, "de")
        assert neon_hope.card_text(neon_hope.card(code, "de"), "de").startswith("**")


def test_pictures_are_drawn_for_every_panel(neon_hope: NeonHope) -> None:
    now = table(neon_hope, "afterglow", ["bruna", "jun"], 1)
    for step, found in enumerate(played(now, 1)):
        if step % 25:
            continue
        for seat in found.row.seats:
            view = found.view(seat, "de")
            (picture,) = neon_hope.draw_panel(view, found.row.names, "de")()
            assert picture.data.startswith(b"\x89PNG")
            assert picture.alt


def test_of_nearly_all_cards_only_the_others_are_named(neon_hope: NeonHope) -> None:
    """Seven of eight cards are a starting hand: one press says which is not, instead of seven."""
    found = table(neon_hope, "afterglow", ["bruna", "jun", "oda"], seed=5)
    asked = found.view("p1", "en").decisions[0]
    layout = panel(found, "p1", (), "en", PLAIN)
    said = check(layout)
    assert "Leave out 1…" in said
    assert "When resolved: " in said, "nobody can know a card by its name"
    components = parts(layout.to_components())
    brake = next(p for p in components if str(p.get("label")).startswith("Emergency Brake"))
    press = read_press(brake["custom_id"])
    assert press is not None
    keys = meaning(press, asked, [])
    assert not isinstance(keys, Page)
    chosen = [option.label for option in asked.options if option.key in keys]
    assert len(chosen) == 7
    assert not any(label.startswith("Emergency Brake") for label in chosen)


def test_tools_tell_what_they_do_before_they_are_chosen(neon_hope: NeonHope) -> None:
    """Nobody can know a tool, or a side of one, by its name."""
    found = table(neon_hope, "afterglow", ["bruna"], seed=5)
    while found.view("p1", "de").decisions[0].step != "NH-X14":
        asked = found.view("p1", "de").decisions[0]
        if asked.step == "NH-X6":
            assert "**Fahrkurbel, letzte Stufe**: Während deiner Aufgabe" in check(
                panel(found, "p1", (), "de")
            )
        found.game.answer("p1", asked.id, [option.key for option in asked.options][: asked.minimum])
    assert "**Gleiseisen · 2 Ressourcen**: +1 in Aufgaben „Kämpfen“." in check(panel(found, "p1", (), "de"))


def test_the_summary_counts_rounds(neon_hope: NeonHope) -> None:
    found = table(neon_hope, "afterglow", ["bruna", "jun"], seed=5)
    *_, last = played(found, 5)
    text = check(summary(last))
    assert f"{last.game.turn} round" in text
    assert "turn" not in text.rpartition("Normal")[2]
