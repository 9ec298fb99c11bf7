"""A seat's hand in cards large enough to read: cost, type, key numbers and rules text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.messages import say
from engine.netrunner.shown.view import CardInfo, CardView, View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.netrunner import alt, tiles, words
from render.netrunner.strip import strip
from render.phone import COLUMN, LEAST, LINE, MARGIN, SHEET, SIGN, WIDTH, Part, Parts, draw_line, flow, page
from render.picture import Picture
from render.prose import Prose

_PAD = 16
_SPAN = COLUMN - 2 * _PAD
_BADGE = 50
_MOST_LINES = 12
"""Of a card's rules text."""
_TITLE = 32
_CHIP = 46


def hand(view: View, info: Callable[[str], CardInfo], table: bool = False) -> Picture:
    """The hand of the seat that asked for the view; `table`: under a strip of the board.

    ValueError for a view that shows no hand.
    """
    canvas, text = _drawn(view, info, table)
    return Picture(canvas.png(), "hand.png", text, canvas.width, canvas.height)


def canvas(view: View, info: Callable[[str], CardInfo], table: bool = False) -> Canvas:
    """The drawn hand before encoding, for tests."""
    return _drawn(view, info, table)[0]


def _drawn(view: View, info: Callable[[str], CardInfo], table: bool) -> tuple[Canvas, str]:
    cards = {"corp": view.corp.hand, "runner": view.runner.hand}.get(view.seat)
    if cards is None:
        raise ValueError(f"A {view.seat}'s view shows no hand.")
    stacks = _stacks(cards)
    faces = [_Face(card, number, info, view.language, card.code in view.drawn) for card, number in stacks]
    blocks = [*([strip(view)] if table else []), _header(view, len(cards))]
    if faces:
        blocks.append(SHEET.columns(faces))
    return page(blocks), alt.hand(view, cards, table)


def _stacks(cards: Sequence[CardView]) -> list[tuple[CardView, int]]:
    """Copies of one card lie on one another, in the order of the first."""
    found: dict[str, tuple[CardView, int]] = {}
    for card in cards:
        code = card.code or ""
        found[code] = (found[code][0], found[code][1] + 1) if code in found else (card, 1)
    return list(found.values())


def _header(view: View, number: int) -> Block:
    side = view.corp if view.seat == "corp" else view.runner
    colour = palette.SIDES[view.seat]
    credits = say(view.language, "nr-n-credits", n=side.credits)
    clicks = say(view.language, "nr-n-clicks", n=side.clicks)
    figures = f"{credits} · {clicks}" if side.clicks else credits
    head = say(view.language, "nr-pic-hand", seat=view.seat, n=number)

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.panel((MARGIN, y, right, y + 66), colour, palette.PAGE, 14)
        x = canvas.sign("cards", MARGIN + 16, y + 33, 38, palette.INK, colour) + 14
        text, size = fonts.fit(figures, 380, (32, LEAST), True)
        canvas.text(right - 16, y + 33, text, size, palette.INK, colour, bold=True, anchor="right")
        room = right - 30 - fonts.width(text, size, True) - x
        text, size = fonts.fit(head, room, (38, 34, LEAST), bold=True)
        canvas.text(x, y + 33, text, size, palette.INK, colour, bold=True)

    return Block(66, draw)


def _numbers(card: CardView, language: str) -> list[Parts]:
    """The key numbers of the card with their signs and names."""
    found: list[tuple[str, int | None, str]] = []
    if card.type == "agenda":
        found.append(("advancement", card.advancement_requirement, say(language, "nr-pic-to-score")))
        points = say(language, "nr-pic-point", n=card.agenda_points or 0)
        found.append(("star", card.agenda_points, points))
    found.append(
        ("shield" if card.type == "ice" else "breaker", card.strength, say(language, "nr-pic-strength"))
    )
    found.append(("memory", card.memory_cost, say(language, "nr-pic-memory")))
    found.append(("trash", card.trash_cost, say(language, "nr-pic-to-trash")))
    return [
        (Part(sign, str(number), palette.TEXT, True, 34), Part(text=label))
        for sign, number, label in found
        if number is not None
    ]


def kind_lines(type_line: str) -> tuple[str, ...]:
    """Type and subtypes beside the faction's sign: long words of Japanese take a line each."""
    return fonts.wrap(fonts.clean(type_line), _SPAN - _BADGE, LEAST, False, 4)


class _Face:
    """One readable card."""

    def __init__(
        self,
        card: CardView,
        number: int,
        info: Callable[[str], CardInfo],
        language: str,
        fresh: bool,
    ) -> None:
        self.card = card
        self.number = number
        self.fresh = say(language, "nr-pic-new") if fresh else ""
        known = info(card.code) if card.code is not None else None
        mark = "◆ " if card.unique else ""
        name = mark + (words.title(card) or say(language, "nr-pic-unknown"))
        self.cost = None if card.cost is None else str(card.cost)
        taken = 0 if self.cost is None else fonts.width(self.cost, 38, True) + SIGN + 18
        taken += fonts.width(f"×{number}", _TITLE, True) + 12 if number > 1 else 0
        self.title = fonts.wrap(name, _SPAN - taken, _TITLE, True, 3)
        self.kind = kind_lines(known.type_line if known else "")
        self.prose = Prose(known.text if known else (), _SPAN, LEAST, _MOST_LINES)
        self.numbers = flow(_numbers(card, language), _SPAN)
        self.top = 20 + LINE * len(self.title)
        self.below = self.top + LINE * len(self.kind) + (LINE + 4) * len(self.numbers) + 10
        self.height = self.below + self.prose.height + 14 + (_CHIP + 8 if self.fresh else 0)

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        right, bottom = x + COLUMN, y + self.height
        canvas.place("tile", (x, y, right, bottom))
        fill = palette.TILE
        colour = palette.faction(self.card.faction)[0]
        canvas.panel((x, y, right, bottom), palette.GOOD if self.fresh else fill, palette.PAGE, 16)
        if self.fresh:
            edge = tiles.FRAME + 1
            canvas.panel((x + edge, y + edge, right - edge, bottom - edge), fill, palette.GOOD, 12)
        canvas.panel((x + 16, y + 6, right - 16, y + 12), colour, fill, 3)
        left, end = x + _PAD, right - _PAD
        middle = y + 16 + LINE // 2
        if self.cost is not None:
            end -= fonts.width(self.cost, 38, True)
            canvas.text(end, middle, self.cost, 38, palette.TEXT, fill, bold=True)
            end = canvas.sign("credit", end - SIGN - 4, middle, SIGN, palette.SOFT, fill) - SIGN - 10
        if self.number > 1:
            canvas.text(
                end, middle, f"×{self.number}", _TITLE, palette.ALERT, fill, bold=True, anchor="right"
            )
        for index, line in enumerate(self.title):
            canvas.text(left, middle + LINE * index, line, _TITLE, palette.TEXT, fill, bold=True)
        middle = y + self.top + LINE // 2
        start = tiles.faction(canvas, left, middle, self.card.faction, fill, 38)
        for line in self.kind:
            canvas.text(start, middle, line, LEAST, palette.SOFT, fill)
            middle += LINE
        for numbers in self.numbers:
            draw_line(canvas, left, middle + 2, numbers, fill)
            middle += LINE + 4
        self.prose.draw(canvas, left, y + self.below, fill)
        if self.fresh:
            wide = fonts.width(self.fresh, LEAST, True) + 28
            end, middle = right - _PAD, bottom - 12 - _CHIP // 2
            canvas.panel((end - wide, middle - 22, end, middle + 22), palette.GOOD, fill, 10)
            at = end - wide // 2
            canvas.text(at, middle, self.fresh, LEAST, palette.INK, palette.GOOD, bold=True, anchor="centre")
