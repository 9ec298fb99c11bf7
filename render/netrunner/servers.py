"""The Corp's servers: root on top, then ice from the innermost to the outermost, as on a table
seen from the Runner's side; the Runner comes from below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import say
from engine.netrunner.shown.view import CardView, RunView, ServerView, View
from render import fonts, palette
from render.blocks import GAP, INNER, MARGIN, Block, listing, wrap_items
from render.canvas import Canvas
from render.netrunner import tiles, words
from render.palette import Colour

_HEAD = 56
_GAP = 8
_PAD = 10
_MARK = 40
_PILE_LINE = 32
_PILE_MOST = 6
_MARKED = ("approach", "encounter", "movement")


def columns(number: int) -> int:
    """How many servers stand side by side: the central ones alone, or four abreast."""
    if number <= 3:
        return 3
    return 3 if number in (5, 6) else 4


def rows(view: View, *, compact: bool) -> list[Block]:
    """All servers, in rows of equal columns."""
    abreast = columns(len(view.corp.servers))
    width = (INNER - GAP * (abreast - 1)) // abreast
    found: list[Block] = []
    for start in range(0, len(view.corp.servers), abreast):
        found.append(_row(view, view.corp.servers[start : start + abreast], width, compact))
    return found


def _row(view: View, servers: Sequence[ServerView], width: int, compact: bool) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        for index, server in enumerate(servers):
            _Server(view, server, width, compact).draw(canvas, MARGIN + index * (width + GAP), y)

    return Block(max(_Server(view, server, width, compact).height for server in servers), draw)


class _Server:
    """One column."""

    def __init__(self, view: View, server: ServerView, width: int, compact: bool) -> None:
        self.view = view
        self.server = server
        self.width = width
        self.compact = compact
        self.run: RunView | None = view.run if view.run and view.run.server == server.id else None
        self.central = server.id in ("hq", "rd", "archives")
        self.pile = pile_lines(view, width) if server.id == "archives" else known_lines(view, server, width)
        self.root_height = self._root_height()
        self.height = self._height()

    def _tile(self, card: CardView) -> int:
        return tiles.height(card, compact=self.compact, encounter=self._encountered(card))

    def _encountered(self, card: CardView) -> bool:
        run = self.run
        return (
            run is not None and run.phase == "encounter" and card.oid is not None and card.oid == run.ice_oid
        )

    def _root_height(self) -> int:
        roots = sum(self._tile(card) + _GAP for card in self.server.root)
        if not self.server.root and not self.central:
            roots = 40
        roots += _PILE_LINE * len(self.pile) + (8 if self.pile else 0)
        return _HEAD + roots + (_PAD - _GAP if self.server.root else 0) + (0 if self.central else 2)

    def _height(self) -> int:
        ice = sum(self._tile(card) + _GAP for card in self.server.ice)
        mark = _MARK + _GAP if self.run else 0
        none = 0 if self.server.ice else 40
        frame = 8 if self.run else 0
        return self.root_height + _GAP + ice + mark + none + frame

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        right, language = x + self.width, self.view.language
        canvas.place("server", (x, y, right, y + self.height))
        back = palette.PAGE
        if self.run:
            canvas.framed((x, y, right, y + self.height), palette.PAGE, palette.PAGE, palette.ALERT, 5, 14)
            canvas.panel((x + 5, y + 5, right - 5, y + self.root_height), palette.PANEL, palette.PAGE, 10)
        else:
            canvas.panel((x, y, right, y + self.root_height), palette.PANEL, palette.PAGE, 14)
        self._head(canvas, x, y)
        at = y + _HEAD
        inner, span = x + _PAD, self.width - 2 * _PAD
        for card in self.server.root:
            tiles.draw(
                canvas, inner, at, span, card, palette.PANEL, compact=self.compact, language=language,
                fresh=card.oid in self.view.fresh,
            )  # fmt: skip
            at += self._tile(card) + _GAP
        if not self.server.root and not self.central:
            canvas.text(x + 16, at + 14, say(language, "nr-pic-root-empty"), 24, palette.SOFT, palette.PANEL)
        for line in self.pile:
            canvas.text(x + 16, at + _PILE_LINE // 2 - 2, line, 24, palette.SOFT, palette.PANEL)
            at += _PILE_LINE
        at = y + self.root_height + _GAP
        if self.run and self.run.position is None:
            at = self._mark(canvas, inner, at, span)
        for index, card in reversed(list(enumerate(self.server.ice))):
            encounter = self._encountered(card)
            tiles.draw(
                canvas,
                inner,
                at,
                span,
                card,
                back,
                compact=self.compact,
                encounter=encounter,
                language=language,
                fresh=card.oid in self.view.fresh,
            )
            at += self._tile(card) + _GAP
            if self.run and self.run.position == index:
                at = self._mark(canvas, inner, at, span)
        if not self.server.ice:
            canvas.text(x + 16, at + 14, say(language, "nr-pic-no-ice"), 24, palette.SOFT, back)

    def _head(self, canvas: Canvas, x: int, y: int) -> None:
        middle = y + _HEAD // 2 + 2
        end = x + self.width - 14
        count = self._count()
        if count is not None:
            end -= fonts.width(count, 30, True)
            canvas.text(end, middle, count, 30, palette.TEXT, palette.PANEL, bold=True)
            end -= 36
            sign = {"hq": "cards", "rd": "deck", "archives": "heap"}[self.server.id]
            canvas.sign(sign, end, middle, 28, palette.SOFT, palette.PANEL)
            end -= 8
        colour: Colour = palette.ALERT if self.run else palette.CORP
        name, size = fonts.fit(fonts.clean(self.server.name), end - x - 16, (34, 30, 28), bold=True)
        start = canvas.text(x + 16, middle, name, size, colour, palette.PANEL, bold=True)
        if self.run and end - start > 90:
            canvas.sign("play", start + 14, middle, 24, palette.ALERT, palette.PANEL)
            word = say(self.view.language, "nr-pic-run")
            if end - start > 60 + fonts.width(word, 26, True):
                canvas.text(start + 44, middle, word, 26, palette.ALERT, palette.PANEL, bold=True)

    def _count(self) -> str | None:
        corp = self.view.corp
        if self.server.id == "hq":
            return f"{corp.hand_count}/{corp.max_hand_size}"
        if self.server.id == "rd":
            return str(corp.deck_count)
        return str(len(corp.archives)) if self.server.id == "archives" else None

    def _mark(self, canvas: Canvas, x: int, y: int, span: int) -> int:
        """Where the Runner stands."""
        canvas.place("tile", (x, y, x + span, y + _MARK))
        canvas.panel((x, y, x + span, y + _MARK), palette.ALERT, palette.PAGE, 10)
        middle = y + _MARK // 2
        at = canvas.sign("up", x + 14, middle, 26, palette.INK, palette.ALERT) + 10
        label = self._mark_label()
        text, size = fonts.fit(label, x + span - 10 - at, (26, 24, 22), bold=True)
        canvas.text(at, middle, text, size, palette.INK, palette.ALERT, bold=True)
        return y + _MARK + _GAP

    def _mark_label(self) -> str:
        run = self.run
        if run is None:
            return ""
        if run.position is None:
            return say(
                self.view.language, "nr-pic-mark-inside" if run.phase == "success" else "nr-pic-mark-server"
            )
        if run.phase in _MARKED:
            return say(self.view.language, f"nr-pic-mark-{run.phase}")
        return say(self.view.language, "nr-pic-runner")


def pile_lines(view: View, width: int) -> list[str]:
    """What is known of Archives, in the lines of its column; none if it does not fit there."""
    items = words.pile(view.corp.archives, view.language)
    lines = wrap_items(items, width - 32, 24, _PILE_MOST + 1, view.language) if items else []
    return lines if len(lines) <= _PILE_MOST else []


def known_lines(view: View, server: ServerView, width: int) -> list[str]:
    """What this seat has seen of HQ or R&D and can still tell, in the lines of its column."""
    items = words.remembered(view, server.id)
    return wrap_items(items, width - 32, 24, _PILE_MOST, view.language) if items else []


def archives(view: View) -> list[Block]:
    """Archives as a strip of its own, when its column is too small for it."""
    abreast = columns(len(view.corp.servers))
    if not view.corp.archives or pile_lines(view, (INNER - GAP * (abreast - 1)) // abreast):
        return []
    label = say(view.language, "nr-server-archives")
    return [listing(label, words.pile(view.corp.archives, view.language), 3, view.language)]
