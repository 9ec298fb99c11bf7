"""The Corp's servers in two columns: root on top, then ice from the innermost to the outermost, as on a table
seen from the Runner's side; the Runner comes from below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.messages import say
from engine.netrunner.shown.view import CardView, RunView, ServerView, View
from render import fonts, palette
from render.blocks import GAP, Block, wrap_items
from render.canvas import Canvas
from render.netrunner import signs, tiles, words
from render.netrunner.tiles import BACK, Look
from render.palette import Colour
from render.phone import COLUMN, LEAST, LINE, MARGIN, listing

_HEAD = 54
_GAP = 8
_PAD = 10
_MARK = 48
_PILE_MOST = 6
SPAN = COLUMN - 2 * _PAD
"""Width of the cards at a server."""
_ABREAST = (SPAN + _GAP) // (BACK[0] + _GAP)
"""Unknown cards of a root side by side."""


def servers(view: View, *, compact: bool) -> Block:
    """All servers in their order, each in the column that is shorter so far."""
    columns: tuple[list[_Server], list[_Server]] = [], []
    bottoms = [0, 0]
    for server in view.corp.servers:
        drawn = _Server(view, server, compact)
        shorter = int(bottoms[1] < bottoms[0])
        columns[shorter].append(drawn)
        bottoms[shorter] += drawn.height + GAP
    tall = max(bottoms) - GAP

    def draw(canvas: Canvas, y: int) -> None:
        for index, column in enumerate(columns):
            down = y
            for server in column:
                server.draw(canvas, MARGIN + index * (COLUMN + GAP), down)
                down += server.height + GAP

    return Block(tall, draw)


class _Server:
    """One server, as wide as a column."""

    def __init__(self, view: View, server: ServerView, compact: bool) -> None:
        self.view = view
        self.server = server
        self.look = Look(view.language, compact)
        self.run: RunView | None = view.run if view.run and view.run.server == server.id else None
        self.mark = words.mark(self.run, view.language) if self.run else ""
        self.central = server.id in ("hq", "rd", "archives")
        known = pile_lines(view) if server.id == "archives" else known_lines(view, server)
        self.lines = [
            *(fonts.cut(line, SPAN - 12, LEAST) for line in words.designated(server, view.language)),
            *known,
        ]
        self.backs = [card for card in server.root if not words.title(card)]
        self.known = [card for card in server.root if words.title(card)]
        self.root_height = self._root_height()
        self.height = self._height()

    def _root_height(self) -> int:
        tall = sum(tiles.root_height(card, SPAN, self.look) + _GAP for card in self.known)
        tall += -(-len(self.backs) // _ABREAST) * (BACK[1] + _GAP)
        if not self.server.root and not self.central:
            tall += LINE + 4
        tall += LINE * len(self.lines) + (8 if self.lines else 0)
        return _HEAD + tall + (_PAD - _GAP if self.server.root else 0)

    def _height(self) -> int:
        ice = sum(tiles.ice_height(card, SPAN, self._look(card)) + _GAP for card in self.server.ice)
        mark = _MARK + _GAP if self.mark else 0
        none = 0 if self.server.ice else LINE
        frame = 8 if self.run else 0
        return self.root_height + _GAP + ice + mark + none + frame

    def _look(self, card: CardView) -> Look:
        matched = card.type == "ice" and card.faceup and signs.matched(card, self.view.runner.programs)
        return replace(self.look, fresh=card.oid in self.view.fresh, matched=matched)

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        right, language = x + COLUMN, self.view.language
        canvas.place("server", (x, y, right, y + self.height))
        if self.run:
            canvas.framed((x, y, right, y + self.height), palette.PAGE, palette.PAGE, palette.ALERT, 5, 14)
            canvas.panel((x + 5, y + 5, right - 5, y + self.root_height), palette.PANEL, palette.PAGE, 10)
        else:
            canvas.panel((x, y, right, y + self.root_height), palette.PANEL, palette.PAGE, 14)
        self._head(canvas, x, y)
        self._root(canvas, x + _PAD, y + _HEAD)
        at = y + self.root_height + _GAP
        inner = x + _PAD
        if self.run and self.run.position is None and self.mark:
            at = self._mark(canvas, inner, at)
        for index, card in reversed(list(enumerate(self.server.ice))):
            look = self._look(card)
            tiles.draw_ice(canvas, inner, at, SPAN, card, index + 1, palette.PAGE, look)
            at += tiles.ice_height(card, SPAN, look) + _GAP
            if self.run and self.run.position == index and self.mark:
                at = self._mark(canvas, inner, at)
        if not self.server.ice:
            canvas.text(x + 16, at + 16, say(language, "nr-pic-no-ice"), LEAST, palette.SOFT, palette.PAGE)

    def _root(self, canvas: Canvas, x: int, y: int) -> None:
        """Cards that are known below one another, the others side by side, then what is known of a pile."""
        for card in self.known:
            look = self._look(card)
            tiles.draw_root(canvas, x, y, SPAN, card, palette.PANEL, look)
            y += tiles.root_height(card, SPAN, look) + _GAP
        for index, card in enumerate(self.backs):
            row, column = divmod(index, _ABREAST)
            left, top = x + column * (BACK[0] + _GAP), y + row * (BACK[1] + _GAP)
            tiles.draw_back(canvas, left, top, card, palette.PANEL, self._look(card))
        if not self.server.root and not self.central:
            empty = say(self.view.language, "nr-pic-root-empty")
            canvas.text(x + 6, y + 16, empty, LEAST, palette.SOFT, palette.PANEL)
        y += -(-len(self.backs) // _ABREAST) * (BACK[1] + _GAP)
        for line in self.lines:
            canvas.text(x + 6, y + LINE // 2 - 2, line, LEAST, palette.SOFT, palette.PANEL)
            y += LINE

    def _head(self, canvas: Canvas, x: int, y: int) -> None:
        middle = y + _HEAD // 2 + 2
        end = x + COLUMN - 14
        count = self._count()
        if count is not None:
            end -= fonts.width(count, 32, True)
            canvas.text(end, middle, count, 32, palette.TEXT, palette.PANEL, bold=True)
            end -= 40
            sign = {"hq": "cards", "rd": "deck", "archives": "heap"}[self.server.id]
            canvas.sign(sign, end, middle, 32, palette.SOFT, palette.PANEL)
            end -= 8
        colour: Colour = palette.ALERT if self.run else palette.CORP
        name, size = fonts.fit(fonts.clean(self.server.name), end - x - 16, (36, 33, LEAST), bold=True)
        start = canvas.text(x + 16, middle, name, size, colour, palette.PANEL, bold=True)
        if self.run and end - start > 90:
            canvas.sign("play", start + 14, middle, 30, palette.ALERT, palette.PANEL)
            word = say(self.view.language, "nr-pic-run")
            if end - start > 64 + fonts.width(word, LEAST, True):
                canvas.text(start + 52, middle, word, LEAST, palette.ALERT, palette.PANEL, bold=True)

    def _count(self) -> str | None:
        corp = self.view.corp
        if self.server.id == "hq":
            return f"{corp.hand_count}/{corp.max_hand_size}"
        if self.server.id == "rd":
            return str(corp.deck_count)
        return str(len(corp.archives)) if self.server.id == "archives" else None

    def _mark(self, canvas: Canvas, x: int, y: int) -> int:
        """Where the Runner stands."""
        canvas.place("tile", (x, y, x + SPAN, y + _MARK))
        canvas.panel((x, y, x + SPAN, y + _MARK), palette.ALERT, palette.PAGE, 10)
        middle = y + _MARK // 2
        at = canvas.sign("up", x + 14, middle, 30, palette.INK, palette.ALERT) + 10
        text = fonts.cut(self.mark, x + SPAN - 10 - at, LEAST, True)
        canvas.text(at, middle, text, LEAST, palette.INK, palette.ALERT, bold=True)
        return y + _MARK + _GAP


def pile_lines(view: View) -> list[str]:
    """What is known of Archives, in the lines of its column; none if it does not fit there."""
    items = words.pile(view.corp.archives, view.language)
    lines = wrap_items(items, SPAN - 12, LEAST, _PILE_MOST + 1, view.language) if items else []
    return lines if len(lines) <= _PILE_MOST else []


def known_lines(view: View, server: ServerView) -> list[str]:
    """What this seat has seen of HQ or R&D and can still tell, in the lines of its column."""
    items = words.remembered(view, server.id)
    return wrap_items(items, SPAN - 12, LEAST, _PILE_MOST, view.language) if items else []


def archives(view: View) -> Sequence[Block]:
    """Archives as a strip of its own, when its column is too small for it."""
    if not view.corp.archives or pile_lines(view):
        return []
    label = say(view.language, "nr-server-archives")
    return [listing(label, words.pile(view.corp.archives, view.language), 4, view.language)]
