"""Pictures of games as they come: random play, every seat, and what must hold for each picture."""

from __future__ import annotations

import random
from functools import partial
from itertools import combinations

import pytest

from engine.netrunner import Game, card_info, new_game
from render import ALT_LIMIT, palette
from render import netrunner as render
from render.canvas import Canvas
from render.netrunner.board import canvases
from render.netrunner.hand import canvas as hand_canvas
from tests.long import rows
from tests.render.netrunner.test_layout import overlapping

EVERY = 6
MOST = 160


def play(game: Game, chance: random.Random) -> None:
    """Answer one open decision at random, never by giving up."""
    decision = chance.choice(game.decisions)
    asked = next(each for each in game.view(decision.seat).decisions if each.id == decision.id)
    keys = [option.key for option in asked.options if option.group != "Concede"]
    number = min(max(asked.minimum, 1), len(keys), max(asked.maximum, 1))
    picked = chance.sample(keys, number)
    game.answer(decision.seat, decision.id, picked[0] if asked.maximum == 1 else picked)


def check(page: Canvas) -> None:
    for first, second in combinations(page.written, 2):
        assert not overlapping(first.box, second.box), f"{first.text!r} over {second.text!r}"
    for text in page.written:
        assert text.box[0] >= 0, text.text
        assert text.box[2] <= page.width, text.text
        assert palette.contrast(text.fill, text.back) >= 4.5, text.text


@pytest.mark.parametrize(("seed", "language"), rows([(3, "en"), (25, "de"), (14, "en"), (3, "de")], 2))
def test_every_position_of_a_random_game_draws_well(seed: int, language: str) -> None:
    chance = random.Random(seed)
    game = new_game(level="intermediate", seed=seed)
    names = {"corp": "Анна", "runner": "A very long name of a very patient person"}
    answers = 0
    while game.result is None and answers < MOST:
        play(game, chance)
        answers += 1
        if answers % EVERY:
            continue
        for seat in ("corp", "runner", "spectator"):
            view = game.view(seat, language)
            for page in canvases(view, names):
                check(page)
            if seat != "spectator":
                check(hand_canvas(view, partial(card_info, language=language)))
    for picture in render.board(game.view("spectator", language), names):
        assert 0 < len(picture.alt) <= ALT_LIMIT
    assert answers > 20
