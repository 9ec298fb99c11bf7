"""The part of Netrunner's kind that has to do with pictures: what a panel shows, drawn from what; and what
lists need to know of a view."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from bot.contract.cards import Cards, Hands
from bot.contract.game import SPECTATOR, Draw, Game, fingerprint
from bot.contract.kind import Table
from engine import netrunner
from engine.netrunner.shown.view import CardInfo, CardView, View
from render import netrunner as render
from render.picture import single


class Drawing(Hands[netrunner.Game, View], Cards[netrunner.Game, View], ABC):
    """Views, boards, hands, cards and the course of a game."""

    def view(self, table: Table[netrunner.Game, View], seat: str, language: str) -> View:
        """Cards that all see alike are in one language the same for all seats."""
        public: dict[int, CardView] = table.once(("public", language), dict)
        return table.game.view(seat, language, public)

    def draw_board(self, view: View, names: Mapping[str, str], language: str) -> Draw:
        return partial(render.board, view, names)

    def draw_hand(self, view: View, language: str) -> Draw:
        info = partial(netrunner.card_info, language=view.language)
        return partial(single, render.hand, view, info, under_strip(view))

    def draw_card(self, info: CardInfo, language: str) -> Draw:
        return partial(single, render.card, info)

    def draw_course(
        self, game: netrunner.Game, events: Sequence[Any], names: Mapping[str, str], language: str
    ) -> Draw | None:
        standings = netrunner.course(game, events)
        drawn = (
            len({each.turn for each in standings}) > 1
        )  # a game that ended in its first turn has no course
        return partial(single, render.course, standings, names, game.words(language)) if drawn else None

    def draw_panel(self, view: View, names: Mapping[str, str], language: str) -> Draw:
        if self.subject(view) == "card" and view.run is not None and view.run.accessing is not None:
            return self.draw_card(self.card(view.run.accessing.code or "", view.language), language)
        return super().draw_panel(view, names, language)

    def subject(self, view: View) -> str:
        """ "card" (the one it accesses), "board" (a run is on) or "hand".

        The Corp sees the board only while it is asked; the Runner, throughout the run.
        """
        if view.run is None or view.result is not None:
            return "hand"
        if view.decisions and view.run.accessing is not None and view.run.accessing.code is not None:
            return "card"
        return "board" if view.decisions or view.seat == "runner" else "hand"

    def panel_key(self, view: View) -> str:
        shown = self.subject(view)
        if shown == "card" and view.run is not None:
            return fingerprint(view.run.accessing)
        if shown == "board":
            return self.board_key(view)
        own = view.corp if view.seat == "corp" else view.runner
        above = strip_key(view) if under_strip(view) else ""
        return fingerprint(view.seat, own.hand, own.credits, own.clicks, view.drawn, above)


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
