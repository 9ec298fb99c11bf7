"""A seat's hand in cards large enough to read: cost, type, key numbers and rules text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.messages import say
from engine.netrunner.shown.view import CardInfo, CardView, View
from render import fonts, palette
from render.blocks import GAP, INNER, MARGIN, WIDTH, Block, page
from render.canvas import Canvas
from render.netrunner import alt, tiles, words
from render.picture import Picture
from render.prose import Prose

_PAD = 18
_MOST_LINES = {2: 8, 3: 10, 4: 10}
_TEXTS = {2: 30, 3: 26, 4: 24}
"""Size of rules text by the number of columns."""


def hand(view: View, info: Callable[[str], CardInfo]) -> Picture:
    """The hand of the seat that asked for the view. ValueError for a view that shows no hand."""
    canvas, text = _drawn(view, info)
    return Picture(canvas.png(), "hand.png", text, canvas.width, canvas.height)


def canvas(view: View, info: Callable[[str], CardInfo]) -> Canvas:
    """The drawn hand before encoding, for tests."""
    return _drawn(view, info)[0]


def _drawn(view: View, info: Callable[[str], CardInfo]) -> tuple[Canvas, str]:
    cards = {"corp": view.corp.hand, "runner": view.runner.hand}.get(view.seat)
    if cards is None:
        raise ValueError(f"A {view.seat}'s view shows no hand.")
    stacks = _stacks(cards)
    columns = 2 if len(stacks) <= 4 else 3 if len(stacks) <= 9 else 4
    width = (INNER - GAP * (columns - 1)) // columns
    faces = [
        _Face(card, number, info, width, columns, view.language, card.code in view.drawn)
        for card, number in stacks
    ]
    blocks = [_header(view, len(cards))]
    for start in range(0, len(faces), columns):
        blocks.append(_row(faces[start : start + columns]))
    return page(blocks), alt.hand(view, cards)


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
    figures = f"{credits} · {say(view.language, 'nr-n-clicks', n=side.clicks)}"
    head = say(view.language, "nr-pic-hand", seat=view.seat, n=number)

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.panel((MARGIN, y, right, y + 70), colour, palette.PAGE, 14)
        x = canvas.sign("cards", MARGIN + 18, y + 35, 40, palette.INK, colour) + 16
        canvas.text(x, y + 35, head, 40, palette.INK, colour, bold=True)
        canvas.text(right - 20, y + 35, figures, 32, palette.INK, colour, bold=True, anchor="right")

    return Block(70, draw)


def _row(faces: Sequence[_Face]) -> Block:
    tall = max(face.height for face in faces)

    def draw(canvas: Canvas, y: int) -> None:
        for index, face in enumerate(faces):
            face.draw(canvas, MARGIN + index * (face.width + GAP), y, tall)

    return Block(tall, draw)


@dataclass(frozen=True)
class _Number:
    """A key number of the card with its sign and name."""

    sign: str
    value: str
    label: str


def _numbers(card: CardView, language: str) -> list[_Number]:
    found: list[_Number] = []

    def word(name: str) -> str:
        return say(language, f"nr-pic-{name}")

    if card.type == "agenda":
        found.append(_Number("advancement", str(card.advancement_requirement), word("to-score")))
        label = say(language, "nr-pic-point", n=card.agenda_points or 0)
        found.append(_Number("star", str(card.agenda_points), label))
    if card.strength is not None:
        sign = "shield" if card.type == "ice" else "breaker"
        found.append(_Number(sign, str(card.strength), word("strength")))
    if card.memory_cost is not None:
        found.append(_Number("memory", str(card.memory_cost), word("memory")))
    if card.trash_cost is not None:
        found.append(_Number("heap", str(card.trash_cost), word("to-trash")))
    return found


class _Face:
    """One readable card."""

    def __init__(
        self, card: CardView, number: int, info: Callable[[str], CardInfo], width: int, columns: int,
        language: str, fresh: bool = False,
    ) -> None:  # fmt: skip
        self.fresh = say(language, "nr-pic-new") if fresh else ""
        self.card = card
        self.number = number
        self.width = width
        span = width - 2 * _PAD
        known = info(card.code) if card.code is not None else None
        mark = "◆ " if card.unique else ""
        name = mark + (words.title(card) or say(language, "nr-pic-unknown"))
        room = span - (64 if card.cost is not None else 0) - (70 if number > 1 else 0)
        self.title = fonts.wrap(name, room, 32, True, 2)
        self.type_line = fonts.clean(known.type_line) if known else ""
        self.prose = Prose(known.text if known else (), span, _TEXTS[columns], _MOST_LINES[columns])
        self.numbers = _numbers(card, language)
        self.top = 64 + 38 * (len(self.title) - 1)
        self.height = self.top + 44 + (54 if self.numbers else 6) + self.prose.height + 18
        self.height += 40 if self.fresh else 0

    def draw(self, canvas: Canvas, x: int, y: int, tall: int) -> None:
        box = (x, y, x + self.width, y + tall)
        canvas.place("tile", box)
        fill = palette.TILE
        colour = palette.faction(self.card.faction)[0]
        canvas.panel(box, palette.GOOD if self.fresh else fill, palette.PAGE, 16)
        if self.fresh:
            edge = tiles.FRAME + 1
            canvas.panel((x + edge, y + edge, box[2] - edge, box[3] - edge), fill, palette.GOOD, 12)
        canvas.panel((x + 16, y + 4, x + self.width - 16, y + 10), colour, fill, 3)
        left, right = x + _PAD, x + self.width - _PAD
        if self.card.cost is not None:
            end = right - fonts.width(str(self.card.cost), 38, True)
            canvas.text(end, y + 40, str(self.card.cost), 38, palette.TEXT, fill, bold=True)
            canvas.sign("credit", end - 36, y + 40, 30, palette.SOFT, fill)
            right = end - 46
        if self.number > 1:
            canvas.text(right, y + 40, f"×{self.number}", 32, palette.ALERT, fill, bold=True, anchor="right")
        for index, line in enumerate(self.title):
            canvas.text(left, y + 40 + 38 * index, line, 32, palette.TEXT, fill, bold=True)
        middle = y + self.top + 16
        start = tiles.faction(canvas, left, middle, self.card.faction, fill, 30)
        kind, size = fonts.fit(self.type_line, x + self.width - _PAD - start, (26, 24, 22))
        canvas.text(start, middle, kind, size, palette.SOFT, fill)
        middle = y + self.top + 62
        at = left
        for number in self.numbers:
            at = canvas.sign(number.sign, at, middle, 28, palette.SOFT, fill) + 8
            at = canvas.text(at, middle, number.value, 34, palette.TEXT, fill, bold=True) + 8
            at = canvas.text(at, middle, number.label, 24, palette.SOFT, fill) + 22
        if self.fresh:
            wide = fonts.width(self.fresh, 26, True) + 24
            end = x + self.width - _PAD
            canvas.panel((end - wide, y + tall - 42, end, y + tall - 8), palette.GOOD, fill, 10)
            canvas.text(
                end - wide // 2,
                y + tall - 25,
                self.fresh,
                26,
                palette.INK,
                palette.GOOD,
                bold=True,
                anchor="centre",
            )
        down = y + self.top + 44 + (54 if self.numbers else 6)
        self.prose.draw(canvas, left, down, fill)
