"""Pictures of games as they come: random play with the pack that ships, every seat, both languages."""

from __future__ import annotations

import random

import pytest

from engine.messages import LANGUAGES
from engine.neon_hope import Game, Library, card_info, new_game
from render.neon_hope import alt, board
from render.neon_hope.board import canvases
from render.neon_hope.card import canvas as card_canvas
from render.neon_hope.hand import canvas as hand_canvas
from render.picture import ALT_LIMIT
from tests.long import rows
from tests.render import checks

EVERY = 14
MOST = 220
NAMES = {"p1": "Анна", "p2": "A very long name of a very patient person", "p3": "Jo"}


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load([])


def play(game: Game, chance: random.Random) -> None:
    """Answer one open decision at random."""
    decision = chance.choice(game.decisions)
    asked = next(each for each in game.view(decision.seat).decisions if each.id == decision.id)
    keys = [option.key for option in asked.options]
    number = min(max(asked.minimum, 1), len(keys))
    picked = chance.sample(keys, number)
    game.answer(decision.seat, decision.id, picked[0] if asked.maximum == 1 else picked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_draws_well(library: Library, language: str) -> None:
    pack = library.pack("pilot")
    assert len(pack.cards) > 100
    for code in pack.cards:
        info = card_info(pack, code, language)
        page = card_canvas(info)
        assert checks.clashes(page) == [], code
        assert checks.outside(page) == [], code
        assert checks.straying(page) == [], code
        assert checks.faint(page) == [], code
        assert not any(written.text.endswith("…") for written in page.written), code
        assert 0 < len(alt.card(info)) <= ALT_LIMIT


@pytest.mark.parametrize(("seed", "number"), rows([(3, 1), (6, 4), (4, 2), (5, 3)], 2))
def test_every_position_of_a_random_game_draws_well(library: Library, seed: int, number: int) -> None:
    chance = random.Random(seed)
    pack = library.pack("pilot")
    episode, characters = next(iter(pack.episodes)), list(pack.characters)[:number]
    game = new_game(library, episode=episode, characters=characters, seed=seed)
    answers = 0
    while game.result is None and answers < MOST:
        if answers % EVERY == 0:
            language = chance.choice(LANGUAGES)
            for seat in (*(f"p{index + 1}" for index in range(number)), "spectator"):
                view = game.view(seat, language)
                pages = canvases(view, NAMES)
                if view.hero(seat) is not None:
                    pages.append(hand_canvas(view))
                for page in pages:
                    assert checks.clashes(page) == []
                    assert checks.outside(page) == []
                    assert checks.straying(page) == []
                    assert checks.faint(page) == []
                    assert min(text.size for text in page.written) * 300 >= 10 * page.width
        play(game, chance)
        answers += 1
    for picture in board(game.view("spectator"), NAMES):
        assert 0 < len(picture.alt) <= ALT_LIMIT
    assert answers > 20
