"""Figures of the pictures: time to draw and encode, and size."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import render.leagues
import render.neon_hope
import render.netrunner
from engine.leagues.views import standings_view
from tests.render.leagues import samples as leagues
from tests.render.neon_hope import samples as hope
from tests.render.netrunner import samples
from tests.render.netrunner.cards import info

_ROUNDS = 30


def _milliseconds(draw: Callable[[], object]) -> float:
    draw()  # The first one loads fonts and fills the caches of letters and signs.
    times: list[float] = []
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        draw()
        times.append(time.perf_counter() - began)
    return median(times) * 1000


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit): medians of 30 of a mid-game board in a run, and of a hand of five;
    of NEON HOPE's most crowded table and of a hand; of a league's standings, two pictures of 32 rows.
    """
    view, own = samples.encounter(), samples.midgame("corp")
    size = sum(len(picture.data) for picture in render.netrunner.board(view, samples.NAMES))
    return [
        ("board_ms", _milliseconds(lambda: render.netrunner.board(view, samples.NAMES)), "ms"),
        ("board_kib", size / 1024, "KiB"),
        ("hand_ms", _milliseconds(lambda: render.netrunner.hand(own, info)), "ms"),
        *_neon_hope(),
        *_leagues(),
    ]


def _neon_hope() -> list[tuple[str, float, str]]:
    table, own = hope.crowded(), hope.drawing()
    size = sum(len(picture.data) for picture in render.neon_hope.board(table, hope.NAMES))
    board = _milliseconds(lambda: render.neon_hope.board(table, hope.NAMES))
    return [
        ("neon_hope_board_ms", board, "ms"),
        ("neon_hope_board_kib", size / 1024, "KiB"),
        ("neon_hope_hand_ms", _milliseconds(lambda: render.neon_hope.hand(own)), "ms"),
    ]


def _leagues() -> list[tuple[str, float, str]]:
    view = standings_view(leagues.swiss(64, 3))
    size = sum(len(picture.data) for picture in render.leagues.standings(view))
    return [
        ("standings_image_ms", _milliseconds(lambda: render.leagues.standings(view)), "ms"),
        ("standings_image_kib", size / 1024, "KiB"),
    ]
