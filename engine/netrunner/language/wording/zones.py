"""Zones as nouns: whose hand, which deck."""

from __future__ import annotations

from engine.netrunner.table.state import CORP, RUNNER
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import Noun, NounPhrase

HAND = {CORP: Noun("hq"), RUNNER: Noun("grip", of=THE_RUNNER)}
DECK = {CORP: Noun("rd"), RUNNER: Noun("stack", of=THE_RUNNER)}
ZONES: dict[str, NounPhrase] = {
    "hq": Noun("hq"), "rd": Noun("rd"), "archives": Noun("archives"), "grip": HAND[RUNNER],
    "stack": DECK[RUNNER], "heap": Noun("heap", of=THE_RUNNER), "set_aside": Noun("set_aside_zone", "the"),
    "corp_score": Noun("score_area", of=THE_CORP), "runner_score": Noun("score_area", of=THE_RUNNER),
    "play": Noun("play_area", "the"),
}  # fmt: skip
ALL_ZONES = frozenset(ZONES.values())
