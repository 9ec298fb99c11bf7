"""One installed card on the board: a tile of a given width, as tall as what it has to say."""

from __future__ import annotations

from engine.messages import DEFAULT, say
from engine.netrunner.shown.view import CardView
from render import fonts, icons, palette
from render.canvas import Canvas
from render.netrunner import words
from render.palette import Colour

_NAME_SIZES = (30, 28, 26, 24, 22)
_SMALL = (24, 22, 20)
_PAD = 12
_ROW = 36
_HOSTED_SHOWN = 3
FRAME = 4
"""Width of the frame around what is new; the gaps between tiles have room for it."""


def height(card: CardView, *, compact: bool = False, encounter: bool = False) -> int:
    """Pixels a tile needs. Compact tiles have one row."""
    encounter = encounter and bool(card.subroutines)
    rows = _hosted_rows(card) + (1 if encounter else 0)
    if compact and not encounter:
        return 44 + rows * (_ROW - 4)
    return (64 if not words.title(card) else 84) + rows * (_ROW - 4)


def _hosted_rows(card: CardView) -> int:
    return min(len(card.hosted), _HOSTED_SHOWN)


def draw(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    card: CardView,
    back: Colour,
    *,
    compact: bool = False,
    encounter: bool = False,
    language: str = DEFAULT,
    fresh: bool = False,
) -> None:
    """Draw the tile with its upper left corner at (x, y) on an area of colour `back`; `fresh`: in a frame."""
    encounter = encounter and bool(card.subroutines)
    compact = compact and not encounter
    tall = height(card, compact=compact, encounter=encounter)
    canvas.place("tile", (x, y, x + width, y + tall))
    if fresh:
        canvas.panel((x - FRAME, y - FRAME, x + width + FRAME, y + tall + FRAME), palette.GOOD, back, 14)
        back = palette.GOOD
    if not words.title(card):
        _unknown(canvas, x, y, width, tall, card, back, language)
        return
    box = (x, y, x + width, y + tall)
    if words.private(card):
        canvas.panel(box, palette.WELL, back)
        canvas.dashes(box, palette.SOFT)
        fill, left = palette.WELL, x + 20
    else:
        colour = palette.faction(card.faction)[0]
        canvas.panel(box, palette.TILE, back)
        canvas.panel((x + 6, y + 8, x + 12, y + tall - 8), colour, palette.TILE, 3)
        fill, left = palette.TILE, x + 20
    right = x + width - _PAD
    if compact:
        middle = y + 22
        _hosted(canvas, left, y + 26, right, card, fill, language)
        right = _strength(canvas, right, middle, card, fill, 26)
        right = counters(canvas, right, middle, card, fill)
        left = _badge(canvas, left, middle, card, fill)
        name, size = fonts.fit(words.title(card), right - left - 4, (26, 24, 22, 20), bold=True)
        canvas.text(left, middle, name, size, palette.TEXT, fill, bold=True)
        return
    middle = y + 26
    name_end = _strength(canvas, right, middle, card, fill, 32)
    name, size = fonts.fit(words.title(card), name_end - left - 4, _NAME_SIZES, bold=True)
    canvas.text(left, middle, name, size, palette.TEXT, fill, bold=True)
    middle = y + 61
    end = counters(canvas, right, middle, card, fill)
    start = _badge(canvas, left, middle, card, fill)
    line, size = fonts.fit(_second_line(card, language), end - start - 4, _SMALL)
    canvas.text(start, middle, line, size, palette.SOFT, fill)
    middle = _hosted(canvas, left, y + 66, right, card, fill, language)
    if encounter:
        _subroutines(canvas, left, middle + _ROW - 6, right, card, fill, language)


def _hosted(
    canvas: Canvas, left: int, middle: int, right: int, card: CardView, fill: Colour, language: str
) -> int:
    """A line for each card hosted, below `middle`; returns the middle of the last."""
    for index, guest in enumerate(card.hosted[:_HOSTED_SHOWN]):
        middle += _ROW - 4
        more = len(card.hosted) - _HOSTED_SHOWN
        name = words.title(guest) or say(language, "nr-facedown-card")
        label = say(language, "nr-pic-hosts", name=name)
        if index == _HOSTED_SHOWN - 1 and more > 0:
            label = say(language, "nr-pic-hosts-more", name=name, n=more)
        end = counters(canvas, right, middle, guest, fill)
        canvas.text(left, middle, fonts.cut(label, end - left - 4, 22), 22, palette.SOFT, fill)
    return middle


def _second_line(card: CardView, language: str) -> str:
    if card.seen:
        return say(language, "nr-pic-seen", n=(card.seen + 1) // 2)
    if not words.private(card):
        return words.kind(card, language)
    if card.type == "agenda":
        return say(language, "nr-pic-needs", n=card.advancement_requirement or 0)
    if card.cost is not None:
        return say(language, "nr-pic-rez", n=card.cost)
    return say(language, "nr-pic-only-you")


def _badge(canvas: Canvas, x: int, middle: int, card: CardView, fill: Colour) -> int:
    """The faction's letter on its colour, or the eye for a card only this seat sees."""
    if words.private(card):
        return canvas.sign("eye", x, middle, 28, palette.TEXT, fill) + 8
    return faction(canvas, x, middle, card.faction, fill)


def faction(canvas: Canvas, x: int, middle: int, name: str | None, back: Colour, size: int = 28) -> int:
    """The badge of a faction: letter on colour. Returns where to go on."""
    colour, letter = palette.faction(name)
    canvas.sign("square", x, middle, size, colour, back)
    text = max(fonts.MIN_SIZE, round(size * 0.75))
    canvas.text(x + size // 2, middle, letter, text, palette.INK, colour, bold=True, anchor="centre")
    return x + size + 8


def _strength(canvas: Canvas, right: int, middle: int, card: CardView, fill: Colour, size: int) -> int:
    """Strength at the right edge, behind a shield (ice) or an arrow (icebreaker). Returns its left edge."""
    if card.strength is None or words.private(card):
        return right
    number = str(card.strength)
    left = right - fonts.width(number, size, True)
    canvas.text(left, middle, number, size, palette.TEXT, fill, bold=True)
    sign = "shield" if card.type == "ice" else "breaker"
    canvas.sign(sign, left - 30, middle, 26, palette.SOFT, fill)
    return left - 30 - 6


def counters(canvas: Canvas, right: int, middle: int, card: CardView, fill: Colour, size: int = 28) -> int:
    """Counters from the right: sign and number of each kind. Returns their left edge."""
    for kind, number in reversed(list(card.counters.items())):
        if not number:
            continue
        colour = palette.COUNTERS.get(kind, palette.OTHER_COUNTER)
        right -= fonts.width(str(number), size, True)
        canvas.text(right, middle, str(number), size, colour, fill, bold=True)
        right -= size + 4
        canvas.sign(kind if icons.known(kind) else "diamond", right, middle, size - 2, colour, fill)
        right -= 10
    return right


def _unknown(
    canvas: Canvas, x: int, y: int, width: int, tall: int, card: CardView, back: Colour, language: str
) -> None:
    """A card back: hatched, with a question mark."""
    canvas.panel((x, y, x + width, y + tall), palette.LINE, back)
    canvas.panel((x + 3, y + 3, x + width - 3, y + tall - 3), palette.WELL, palette.LINE, 9)
    guests = _hosted_rows(card) * (_ROW - 4)
    bottom = y + tall - guests
    canvas.hatch((x + 12, y + 8, x + width - 12, bottom - 8), palette.HATCH, palette.WELL)
    middle = (y + bottom) // 2
    _hosted(canvas, x + 20, bottom - 20, x + width - _PAD, card, palette.WELL, language)
    span = fonts.width("?", 34, True) + 44
    centre = x + width // 2
    canvas.rectangle((centre - span // 2, y + 3, centre + span // 2, bottom - 3), palette.WELL)
    canvas.text(centre, middle, "?", 34, palette.TEXT, palette.WELL, bold=True, anchor="centre")
    if any(card.counters.values()):
        total = sum(fonts.width(str(number), 30, True) + 44 for number in card.counters.values() if number)
        canvas.rectangle((x + width - _PAD - total - 6, y + 3, x + width - 6, bottom - 3), palette.WELL)
        counters(canvas, x + width - _PAD, middle, card, palette.WELL, 30)


def _subroutines(
    canvas: Canvas, left: int, middle: int, right: int, card: CardView, fill: Colour, language: str
) -> None:
    """A sign for each subroutine, and how many are broken."""
    broken = sum(1 for _, done in card.subroutines if done)
    label = say(language, "nr-pic-broken-of", n=broken, all=len(card.subroutines))
    x = left
    end = right - fonts.width(label, 22) - 12
    for _, done in card.subroutines:
        if x + 26 > end:
            break
        sign, colour = ("broken", palette.SOFT) if done else ("sub", palette.ALERT)
        x = canvas.sign(sign, x, middle, 24, colour, fill) + 8
    canvas.text(right, middle, label, 22, palette.TEXT, fill, anchor="right")
