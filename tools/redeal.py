"""Deal a finished game of Netrunner again, from what `/play verify` opens.

    python -m tools.redeal SECRET LEVEL [corp=WORD] [runner=WORD]

LEVEL is a level of the starter games, or the file of decks that `/play verify` gives for a game of own decks.
Prints the commitment that was shown before the game, the seed, and both decks from the top as they were first
shuffled, opening hands included.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from engine import netrunner
from engine.kernel.commitments import commitment, seed_of

POINTS = "intermediate"
"""Games of own decks are played to as many points as this level."""
SIDES = (("corp", "hq", "rd"), ("runner", "grip", "stack"))


def dealt(level: str, seed: int) -> dict[str, tuple[list[str], list[str]]]:
    """Seat to the titles of its opening hand, and of its deck from the top. `level` may be the path of a file
    of decks. KeyError for an unknown level, OSError or msgspec.DecodeError for a file that is none."""
    if level.endswith(".json"):
        decks = msgspec.json.decode(Path(level).read_bytes(), type=dict[str, netrunner.Deck])
        game = netrunner.new_game(POINTS, seed, corp=decks["corp"], runner=decks["runner"])
    else:
        game = netrunner.new_game(level=level, seed=seed)
    state = game.state

    def titles(zone: str) -> list[str]:
        return [netrunner.card_info(state.cards[oid].code, "en").title for oid in state.zones[zone]]

    return {seat: (titles(hand), titles(deck)) for seat, hand, deck in SIDES}


def report(secret: str, level: str, words: Mapping[str, str]) -> list[str]:
    """The lines that are printed."""
    seed = seed_of(secret, words)
    lines = [f"commitment: {commitment(secret)}", f"seed: {seed}"]
    for seat, (hand, deck) in dealt(level, seed).items():
        lines += [f"{seat}, opening hand: {', '.join(hand)}", f"{seat}, deck from the top: {', '.join(deck)}"]
    return lines


if __name__ == "__main__":
    if len(sys.argv) < 3 or any("=" not in word for word in sys.argv[3:]):
        sys.exit((__doc__ or "").strip())
    print("\n".join(report(sys.argv[1], sys.argv[2], dict(word.split("=", 1) for word in sys.argv[3:]))))
