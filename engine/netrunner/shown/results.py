"""How the game ended, in words."""

from __future__ import annotations

from engine.messages import DEFAULT, say
from engine.netrunner.objects.game import Game
from engine.netrunner.shown.view import ResultView


def result_view(g: Game, language: str = DEFAULT) -> ResultView | None:
    """How the game ended, None while it goes on."""
    over = g.state.over
    if over is None:
        return None
    if not over.winner:
        reason = over.reason if over.reason == "abandoned" else "draw"
        return ResultView(None, reason, say(language, f"nr-result-{reason}"))
    text = say(language, f"nr-result-{over.reason}", seat=over.winner, name="none")
    return ResultView(over.winner, over.reason, text)
