"""The board in a few lines, above the hand: both purses and scores, and what lies at each server."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import say
from engine.netrunner.shown.view import CardView, CorpView, RunnerView, ServerView, View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.netrunner import signs, words
from render.phone import INNER, MARGIN, WIDTH, Part, Parts, draw_line, flow

_ROW = 46
_MOST = 5
"""Signs of a kind side by side; more are a number."""


def strip(view: View) -> Block:
    """Purses, scores and tags in one line, then the servers, each with its root and its ice inside out."""
    language = view.language
    players = _player("corp", view.corp, language), _player("runner", view.runner, language)
    if view.runner.tags:
        players = players[0], (*players[1], Part("tag", str(view.runner.tags), palette.BAD, True))
    lines = flow(players, INNER - 36)
    places = flow([_server(server, view.fresh) for server in view.corp.servers], INNER - 36)
    tall = 16 + _ROW * (len(lines) + len(places))

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + tall), palette.PANEL, palette.PAGE, 14)
        middle = y + 8 + _ROW // 2
        for line in (*lines, *places):
            draw_line(canvas, MARGIN + 18, middle, line, palette.PANEL)
            middle += _ROW

    return Block(tall, draw)


def _player(side: str, player: CorpView | RunnerView, language: str) -> Parts:
    colour, letter = palette.SIDES[side], say(language, "nr-pic-letter", seat=side)
    return (
        Part("square" if side == "corp" else "disc", letter, colour, True),
        Part("credit", str(player.credits), palette.TEXT, True),
        Part("star", str(player.points), palette.TEXT, True),
        Part("cards", str(player.hand_count)),
    )


def _server(server: ServerView, fresh: Sequence[int]) -> Parts:
    """Its name, the cards of its root, then its ice from the innermost to the outermost."""
    new = any(card.oid in fresh for card in (*server.root, *server.ice))
    name = Part(text=fonts.clean(server.name), colour=palette.GOOD if new else palette.CORP, bold=True)
    root = [_upright(card) for card in server.root]
    return (
        name,
        *_few(root, "root_down"),
        *_few([_crosswise(card) for card in server.ice[::-1]], "ice_down"),
    )


def _few(parts: list[Part], sign: str) -> list[Part]:
    return parts if len(parts) <= _MOST else [Part(sign, str(len(parts)), palette.TEXT, True)]


def _upright(card: CardView) -> Part:
    advanced = card.counters.get("advancement", 0)
    up = card.faceup and bool(words.title(card))
    colour = palette.COUNTERS["advancement"] if advanced else palette.TEXT if up else palette.SOFT
    return Part("root" if up else "root_down", f"+{advanced}" if advanced else "", colour, True)


def _crosswise(card: CardView) -> Part:
    if not (card.faceup and words.title(card)):
        return Part("ice_down", colour=palette.SOFT)
    sign, colour = signs.type_of(card)
    return Part("ice", colour=colour if sign else palette.TEXT)
