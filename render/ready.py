"""Imported by the process from which those that draw are forked: reads and draws once what they would all
read and draw first, so that none is slow at its first picture and they share the memory.

What is there then is never looked at by the garbage collector, whose marks would have each process copy it.
"""

from __future__ import annotations

import contextlib
import gc
from functools import partial

from engine import netrunner
from engine.messages import LANGUAGES
from render import netrunner as render


def _draw() -> None:
    for language in LANGUAGES:
        view = netrunner.new_game(level="beginner", seed=1).view("corp", language=language)
        render.board(view, {"corp": "A", "runner": "B"})
        render.hand(view, partial(netrunner.card_info, language=language))


# Whatever fails here fails again where the picture is asked for, and is told there.
with contextlib.suppress(Exception):
    _draw()
gc.collect()
gc.freeze()
gc.enable()
