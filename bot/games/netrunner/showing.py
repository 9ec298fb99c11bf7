"""What pictures and lists need to know of a view of Netrunner."""

from __future__ import annotations

from collections.abc import Iterator

from bot.contract.game import SPECTATOR, Game, fingerprint
from engine.netrunner.shown.view import CardView, View


def faces(card: CardView) -> Iterator[tuple[str, str]]:
    """(code, title) of a card that can be seen, and of what it hosts."""
    if card.code is not None:
        yield card.code, card.title or card.code
    for hosted in card.hosted:
        yield from faces(hosted)


def under_strip(view: View) -> bool:
    """Whether a strip of the board stands above its hand: while it decides, outside of runs."""
    return bool(view.decisions) and view.run is None and view.result is None


def strip_key(view: View) -> str:
    """A fingerprint of what that strip is drawn from."""
    corp, runner = view.corp, view.runner
    sides = [(side.credits, side.points, side.hand_count) for side in (corp, runner)]
    return fingerprint(sides, runner.tags, corp.servers, view.fresh)


def identities(game: Game) -> dict[str, str]:
    """Seat to the code of its identity."""
    view: View = game.view(SPECTATOR)
    sides = (("corp", view.corp), ("runner", view.runner))
    return {seat: side.identity.code for seat, side in sides if side.identity.code is not None}
