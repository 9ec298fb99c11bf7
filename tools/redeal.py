"""Deal a finished game again, from what `/play verify` opens.

    python -m tools.redeal GAME SECRET LEVEL [SEAT=WORD ...]

GAME is the kind of game, as `/play verify` names it. LEVEL is a level of it, with "@" and the edition of the
rulebook where the game has some, or the file of decks that `/play verify` gives for one of own decks. Prints
the commitment that was shown before the game, the seed, and what chance made of it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.contract.decks import OwnDecks
from bot.contract.duel import Duel
from bot.contract.reminding import begun
from bot.games import registry
from engine.kernel.commitments import commitment, seed_of


def dealt(kind: Duel, level: str, seed: int) -> Sequence[str]:
    """What chance made of a game, a line each. `level`: as above. KeyError for an unknown level, OSError or
    ValueError for a file that is none."""
    if level.endswith(".json") and isinstance(kind, OwnDecks):
        return kind.dealt(kind.listed(Path(level).read_text(), seed), "en")
    level, _, edition = level.partition("@")
    game = begun(kind, level, True, edition, seed) if edition else kind.new(level, seed)
    return kind.dealt(game, "en")


def report(kind: Duel, secret: str, level: str, words: Mapping[str, str]) -> list[str]:
    """The lines that are printed."""
    seed = seed_of(secret, words)
    return [f"commitment: {commitment(secret)}", f"seed: {seed}", *dealt(kind, level, seed)]


def main(arguments: Sequence[str]) -> int:
    """The exit status."""
    kind = registry().get(arguments[0]) if arguments else None
    if not isinstance(kind, Duel) or len(arguments) < 3 or any("=" not in word for word in arguments[3:]):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 1
    words = dict(word.split("=", 1) for word in arguments[3:])
    print("\n".join(report(kind, arguments[1], arguments[2], words)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
