"""One card on the board: ice lies crosswise, cards in a root stand upright, cards of the rig are tiles.

A tile has the width it is given and is as tall as what it has to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.messages import DEFAULT, say
from engine.netrunner.shown.view import CardView
from render import fonts, icons, palette
from render.canvas import Canvas
from render.netrunner import signs, words
from render.palette import Colour
from render.phone import APART, LEAST, LINE, SIGN, Part, Parts, draw_line, flow, span

FRAME = 4
"""Width of the frame around what is new; the gaps between tiles have room for it."""
_EDGE = 50
"""Width of the part that has the position of ice."""
_FACE = 66, 92
"""Width and height of the upright card beside what is said of it."""
BACK = 92, 112
"""Width and height of an upright card nobody is told of."""
_PAD = 12
_HOSTED_SHOWN = 3
_SIGNED = {"asset": "asset", "upgrade": "upgrade", "agenda": "agenda"}


@dataclass(frozen=True)
class Look:
    """How a tile is drawn beyond what its card says."""

    language: str = DEFAULT
    compact: bool = False
    """Without its second line, unless there are signs or counters in it."""
    fresh: bool = False
    """In a frame: it changed since one's last move."""
    matched: bool = False
    """Whether an icebreaker in the rig is made against it."""


def counted(card: CardView) -> Parts:
    """Counters: sign and number of each kind."""
    return tuple(
        Part(
            kind if icons.known(kind) else "diamond", str(number),
            palette.COUNTERS.get(kind, palette.OTHER_COUNTER), True,
        )
        for kind, number in card.counters.items()
        if number
    )  # fmt: skip


def _kind_lines(kind: str, room: int) -> list[str]:
    """Subtypes in lines of at most `room` pixels, each of them whole."""
    lines: list[str] = []
    for name in kind.split(words.DOT):
        longer = f"{lines[-1]}{words.DOT}{name}" if lines else name
        if lines and fonts.width(longer, LEAST) <= room:
            lines[-1] = longer
        else:
            lines.append(name)
    return lines


def _figures(card: CardView, look: Look, room: int) -> list[Parts]:
    """What it is in a word, its numbers behind their signs, counters, whether it was used, for lines of
    `room` pixels."""
    language = look.language
    found: list[Parts] = []
    kind = words.kind(card, language)
    counters = counted(card)
    if words.private(card):
        eye = Part("eye", colour=palette.TEXT)
        if card.type == "agenda":
            need = f"{card.counters.get('advancement', 0)}/{card.advancement_requirement}"
            found.append((eye, Part("advancement", need, palette.COUNTERS["advancement"], True)))
            counters = tuple(part for part in counters if part.sign != "advancement")
        elif card.cost is None or card.seen:
            found.append((eye,))
        else:
            found.append((eye, Part("credit", str(card.cost))))
        if card.seen:
            found.append((Part(text=say(language, "nr-pic-seen", n=(card.seen + 1) // 2)),))
    elif kind and not look.compact:
        sign, colour = signs.type_of(card) if card.type == "ice" else ("", palette.SOFT)
        ink = colour if sign else palette.SOFT
        for number, line in enumerate(_kind_lines(kind, room - (SIGN + 6 if sign else 0))):
            found.append((Part("" if number else sign, line, ink),))
    if look.matched:
        found.append((Part("breaker", colour=palette.GOOD),))
    numbers = words.numbers(card)
    if numbers and not (look.compact and card.side == "runner"):
        found.append(tuple(Part(sign, str(number)) for sign, number in numbers))
    broken = signs.breaking(card)
    if broken:
        found.append(broken)
    if counters:
        found.append(counters)
    if card.used:
        found.append((Part("used", say(language, "nr-pic-used"), palette.ALERT),))
    found += [(_chosen(title),) for title in card.chosen_by]
    return found


def _chosen(title: str) -> Part:
    """By which card's effect it was chosen."""
    return Part("chosen", fonts.clean(title), palette.ALERT)


class _Tile:
    """What all tiles have: a name in lines, figures in lines, subroutines, hosted cards."""

    def __init__(self, card: CardView, width: int, look: Look, *, lead: int, most: int = 2) -> None:
        self.card = card
        self.look = look
        self.width = width
        self.lead = lead
        """Pixels at the left that are taken."""
        self.span = width - lead - 2 * _PAD
        self.strength = None if card.strength is None or words.private(card) else str(card.strength)
        mark = 0 if self.strength is None else fonts.width(self.strength, 34, True) + SIGN + 16
        name = words.title(card)
        self.name = fonts.wrap(name, self.span - mark, LEAST, True, 1 if look.compact else most)
        self.figures = flow(_figures(card, look, self.span), self.span)
        used = span_of(self.figures[-1]) + APART if self.figures else 0
        self.beside = bool(card.signs) and used + signs.width(card) <= self.span
        """Whether the subroutines have room in the last line of figures."""
        self.subs = 0 if self.beside else signs.height(card, self.span)
        self.guests = card.hosted[:_HOSTED_SHOWN]
        lines = len(self.name) + max(len(self.figures), self.beside) + len(self.guests)
        self.height = 14 + LINE * lines + self.subs

    def draw(self, canvas: Canvas, x: int, y: int, fill: Colour) -> None:
        left, right = x + self.lead + _PAD, x + self.width - _PAD
        middle = y + 7 + LINE // 2
        if self.strength is not None:
            at = right - fonts.width(self.strength, 34, True)
            canvas.text(at, middle, self.strength, 34, palette.TEXT, fill, bold=True)
            sign = "shield" if self.card.type == "ice" else "breaker"
            canvas.sign(sign, at - SIGN - 4, middle, SIGN, palette.SOFT, fill)
        for line in self.name:
            canvas.text(left, middle, line, LEAST, palette.TEXT, fill, bold=True)
            middle += LINE
        for figures in self.figures:
            draw_line(canvas, left, middle, (_cut(figures, self.span)), fill)
            middle += LINE
        if self.beside:
            middle += 0 if self.figures else LINE
            at = right - signs.width(self.card)
            signs.draw(canvas, at, middle - LINE - signs.CHIP // 2, self.span, self.card, fill)
        if self.subs:
            signs.draw(canvas, left, middle - LINE // 2 + 2, self.span, self.card, fill)
            middle += self.subs
        _hosted(canvas, left, middle, right, self.card, fill, self.look.language)


def span_of(line: Sequence[Parts]) -> int:
    """Pixels of a line of a flow."""
    return sum(map(span, line)) + APART * (len(line) - 1)


def _cut(line: Sequence[Parts], span: int) -> list[Parts]:
    """A single group that is wider than its line is cut."""
    if len(line) != 1 or len(line[0]) != 1:
        return list(line)
    part = line[0][0]
    room = span - (SIGN + 6 if part.sign else 0)
    return [(part._replace(text=fonts.cut(part.text, room, part.size, part.bold)),)]


def _of_guest(card: CardView) -> Parts:
    """What a hosted card says in its line."""
    strong = card.strength is not None and not words.private(card)
    sign = "shield" if card.type == "ice" else "breaker"
    strength = (Part(sign, str(card.strength), palette.TEXT, True),) if strong else ()
    return (*signs.breaking(card), *strength, *counted(card))


def _hosted(
    canvas: Canvas, left: int, middle: int, right: int, card: CardView, fill: Colour, language: str
) -> None:
    """A line for each card hosted, with what it breaks, its strength and its counters at the right."""
    for index, guest in enumerate(card.hosted[:_HOSTED_SHOWN]):
        more = len(card.hosted) - _HOSTED_SHOWN
        name = words.title(guest) or say(language, "nr-facedown-card")
        label = say(language, "nr-pic-hosts", name=name)
        if index == _HOSTED_SHOWN - 1 and more > 0:
            label = say(language, "nr-pic-hosts-more", name=name, n=more)
        end = right
        for part in reversed(_of_guest(guest)):
            end -= part.width
            part.draw(canvas, end, middle, fill)
            end -= 8
        canvas.text(left, middle, fonts.cut(label, end - left - 4, LEAST), LEAST, palette.SOFT, fill)
        middle += LINE


def _edge(canvas: Canvas, x: int, y: int, width: int, tall: int, back: Colour, look: Look) -> Colour:
    """The claim of a tile, and its frame if it is new; returns what lies around the tile."""
    canvas.place("tile", (x, y, x + width, y + tall))
    if not look.fresh:
        return back
    canvas.panel((x - FRAME, y - FRAME, x + width + FRAME, y + tall + FRAME), palette.GOOD, back, 14)
    return palette.GOOD


def _box(canvas: Canvas, x: int, y: int, width: int, tall: int, card: CardView, back: Colour) -> Colour:
    """The area of a card that is known: in a dashed edge if nobody else knows it."""
    box = (x, y, x + width, y + tall)
    if not words.private(card):
        canvas.panel(box, palette.TILE, back)
        return palette.TILE
    canvas.panel(box, palette.WELL, back)
    canvas.dashes(box, palette.SOFT)
    return palette.WELL


# -- ice: crosswise ----------------------------------------------------------------------------------------


def _ice_tile(card: CardView, width: int, look: Look) -> _Tile:
    return _Tile(card, width, look, lead=_EDGE)


def ice_height(card: CardView, width: int, look: Look) -> int:
    """Pixels that a piece of ice needs."""
    if not words.title(card):
        return (46 if look.compact else 60) + LINE * _below(card)
    return _ice_tile(card, width, look).height


def draw_ice(
    canvas: Canvas, x: int, y: int, width: int, card: CardView, position: int, back: Colour, look: Look
) -> None:
    """A bar with the ice's position (1 = outermost) at its left, in the colour of its type."""
    tall = ice_height(card, width, look)
    back = _edge(canvas, x, y, width, tall, back, look)
    number = str(position)
    if not words.title(card):
        _unknown_ice(canvas, (x, y, x + width, y + tall), card, number, back, look.language)
        return
    fill = _box(canvas, x, y, width, tall, card, back)
    colour = palette.LINE if words.private(card) else signs.type_of(card)[1]
    ink = palette.TEXT if colour == palette.LINE else palette.INK
    canvas.panel((x + 6, y + 6, x + _EDGE, y + tall - 6), colour, fill, 8)
    centre = x + 3 + _EDGE // 2
    canvas.text(centre, y + 7 + LINE // 2, number, 32, ink, colour, bold=True, anchor="centre")
    _ice_tile(card, width, look).draw(canvas, x, y, fill)


def _below(card: CardView) -> int:
    """Lines below a card back: cards hosted on it, cards that chose it."""
    return min(len(card.hosted), _HOSTED_SHOWN) + len(card.chosen_by)


def _unknown_ice(
    canvas: Canvas, box: tuple[int, int, int, int], card: CardView, number: str, back: Colour, language: str
) -> None:
    """A card back that lies crosswise: hatched, with a question mark."""
    x, y, right, bottom = box
    canvas.panel(box, palette.LINE, back)
    canvas.panel((x + 3, y + 3, right - 3, bottom - 3), palette.WELL, palette.LINE, 9)
    bottom -= LINE * _below(card)
    middle = (y + bottom) // 2
    canvas.hatch((x + _EDGE + 8, y + 8, right - 12, bottom - 8), palette.HATCH, palette.WELL)
    canvas.text(
        x + 3 + _EDGE // 2, middle, number, 32, palette.SOFT, palette.WELL, bold=True, anchor="centre"
    )
    centre = (x + _EDGE + right) // 2
    canvas.rectangle((centre - 30, y + 3, centre + 30, bottom - 3), palette.WELL)
    canvas.text(centre, middle, "?", 34, palette.TEXT, palette.WELL, bold=True, anchor="centre")
    counters = counted(card)
    if counters:
        wide = sum(part.width + 8 for part in counters)
        canvas.rectangle((right - _PAD - wide, y + 3, right - 6, bottom - 3), palette.WELL)
        draw_line(canvas, right - _PAD - wide + 4, middle, (counters,), palette.WELL)
    line = bottom + LINE // 2 - 6
    for title in card.chosen_by:
        draw_line(canvas, x + 20, line, _cut([(_chosen(title),)], right - x - 20 - _PAD), palette.WELL)
        line += LINE
    _hosted(canvas, x + 20, line, right - _PAD, card, palette.WELL, language)


# -- cards in a root: upright ------------------------------------------------------------------------------


def _root_tile(card: CardView, width: int, look: Look) -> _Tile:
    return _Tile(card, width, look, lead=_FACE[0] + 6)


def root_height(card: CardView, width: int, look: Look) -> int:
    """Pixels that a card in a root needs, which this seat knows."""
    return max(_root_tile(card, width, look).height, _FACE[1] + 14)


def draw_root(canvas: Canvas, x: int, y: int, width: int, card: CardView, back: Colour, look: Look) -> None:
    """An upright card in the colour of its faction, with what it is beside it."""
    tall = root_height(card, width, look)
    back = _edge(canvas, x, y, width, tall, back, look)
    fill = _box(canvas, x, y, width, tall, card, back)
    colour, letter = palette.faction(card.faction)
    left, top = x + 7, y + 7
    canvas.panel((left, top, left + _FACE[0], top + _FACE[1]), colour, fill, 8)
    centre = left + _FACE[0] // 2
    sign = _SIGNED.get(card.type or "", "diamond")
    canvas.sign(sign, centre - SIGN // 2, top + 28, SIGN, palette.INK, colour)
    canvas.text(centre, top + 68, letter, LEAST, palette.INK, colour, bold=True, anchor="centre")
    _root_tile(card, width, look).draw(canvas, x, y, fill)


def draw_back(canvas: Canvas, x: int, y: int, card: CardView, back: Colour, look: Look) -> None:
    """The back of an upright card, with its counters."""
    width, tall = BACK
    back = _edge(canvas, x, y, width, tall, back, look)
    canvas.panel((x, y, x + width, y + tall), palette.LINE, back)
    canvas.panel((x + 3, y + 3, x + width - 3, y + tall - 3), palette.WELL, palette.LINE, 9)
    canvas.hatch((x + 8, y + 10, x + width - 8, y + tall - 10), palette.HATCH, palette.WELL)
    counters = counted(card)
    centre = x + width // 2
    middle = y + (34 if counters else tall // 2)
    canvas.rectangle((centre - 20, middle - 22, centre + 20, middle + 22), palette.WELL)
    canvas.text(centre, middle, "?", 34, palette.TEXT, palette.WELL, bold=True, anchor="centre")
    if card.chosen_by:
        canvas.rectangle((x + 3, y + 5, x + 9 + SIGN, y + 11 + SIGN), palette.WELL)
        canvas.sign("chosen", x + 6, y + 8 + SIGN // 2, SIGN, palette.ALERT, palette.WELL)
    if counters:
        part = counters[0]
        canvas.rectangle((x + 3, y + tall - 52, x + width - 3, y + tall - 10), palette.WELL)
        part.draw(canvas, centre - part.width // 2, y + tall - 31, palette.WELL)


# -- the rig -----------------------------------------------------------------------------------------------


def rig_height(card: CardView, width: int, look: Look) -> int:
    """Pixels that an installed Runner card needs."""
    return _Tile(card, width, look, lead=12).height if words.title(card) else 60


def draw_rig(canvas: Canvas, x: int, y: int, width: int, card: CardView, back: Colour, look: Look) -> None:
    """An installed Runner card, with the colour of its faction at its left."""
    tall = rig_height(card, width, look)
    back = _edge(canvas, x, y, width, tall, back, look)
    if not words.title(card):
        canvas.panel((x, y, x + width, y + tall), palette.LINE, back)
        canvas.panel((x + 3, y + 3, x + width - 3, y + tall - 3), palette.WELL, palette.LINE, 9)
        canvas.text(
            x + width // 2, y + tall // 2, "?", 34, palette.TEXT, palette.WELL, bold=True, anchor="centre"
        )
        return
    fill = _box(canvas, x, y, width, tall, card, back)
    colour = palette.faction(card.faction)[0]
    canvas.panel((x + 6, y + 8, x + 14, y + tall - 8), colour, fill, 4)
    _Tile(card, width, look, lead=12).draw(canvas, x, y, fill)


def faction(canvas: Canvas, x: int, middle: int, name: str | None, back: Colour, size: int = 40) -> int:
    """The badge of a faction: letter on colour. Returns where to go on."""
    colour, letter = palette.faction(name)
    canvas.sign("square", x, middle, size, colour, back)
    text = max(canvas.least, round(size * 0.72))
    canvas.text(x + size // 2, middle, letter, text, palette.INK, colour, bold=True, anchor="centre")
    return x + size + 10
