"""A card in play as a tile of a given width, as tall as what it has to say."""

from __future__ import annotations

from enum import IntEnum

from engine.messages import say
from engine.neon_hope.shown.view import CardView, View
from render import fonts, palette
from render.canvas import Canvas
from render.neon_hope import colours, flow, pieces, signs, words
from render.neon_hope.flow import Item
from render.palette import Colour
from render.prose import Prose


class Detail(IntEnum):
    """How much is said: everything, or all but the texts of cards that stay as they are."""

    FULL = 2
    BRIEF = 1


_NAMES = {Detail.FULL: (30, 28, 26, 24), Detail.BRIEF: (28, 26, 24, 22)}
_SIZES = {Detail.FULL: 26, Detail.BRIEF: 24}
_TEXT_LINES = {Detail.FULL: 6, Detail.BRIEF: 0}
_RULING_LINES = 12
"""Lines of text that bosses, cards that count and community cards keep, however many cards there are: what
they say is what will happen, or holds for everybody."""
_PIPS_MOST = 6
_STRIPE = 20
_PAD = 12


class Tile:
    """One card, measured for a width."""

    def __init__(
        self, view: View, card: CardView, width: int, detail: Detail, *, text_lines: int | None = None
    ) -> None:
        self.card = card
        self.width = width
        self.gone = card.kind == "enemy" and card.back
        self.size = _SIZES[detail]
        self.step = self.size + 12
        span = width - _STRIPE - _PAD
        self.marks = _marks(view, card, self.size, self.gone)
        used = sum(item.width + 10 for item in self.marks)
        # The name goes beside the marks, unless they leave too little for it.
        self.below = span - used - self.size - 10 < 200 and bool(self.marks)
        room = span - self.size - 10 - (0 if self.below else used)
        name, self.name_size = fonts.fit(fonts.clean(card.name), room, _NAMES[detail], bold=True)
        whole = name == fonts.clean(card.name)
        self.names = (name,) if whole else fonts.wrap(fonts.clean(card.name), room, self.name_size, True, 2)
        self.rows = flow.lines(_facts(view, card, self.size, span, self.gone), span)
        if self.below:
            self.rows = [*flow.lines(self.marks, span), *self.rows]
        text = () if self.gone else card.text
        self.prose = Prose(text, span, max(self.size - 2, 22), text_lines or _lines(card, detail))
        self.line = self.name_size + 6
        self.head = self.line * len(self.names) + 14
        self.height = self.head + self.step * len(self.rows) + self.prose.height + (6 if self.rows else 0)
        if self.prose.height:
            self.height += 6

    def draw(self, canvas: Canvas, x: int, y: int, back: Colour) -> None:
        """Draw it with its upper left corner at (x, y) on an area of colour `back`."""
        box = (x, y, x + self.width, y + self.height)
        canvas.place("tile", box)
        colour = colours.kind(self.card.kind)
        fill = palette.WELL if self.gone else palette.TILE
        ink = palette.SOFT if self.gone else palette.TEXT
        canvas.panel(box, fill, back, 10)
        if self.gone:
            canvas.dashes((x + 2, y + 2, x + self.width - 2, y + self.height - 2), palette.LINE)
        else:
            canvas.panel((x + 6, y + 8, x + 12, y + self.height - 8), colour, fill, 3)
        left, right = x + _STRIPE, x + self.width - _PAD
        middle = y + (self.line + 14) // 2 + 2
        at = canvas.sign(signs.kind(self.card.kind), left, middle, self.size, colour, fill) + 10
        for index, name in enumerate(self.names):
            canvas.text(at, middle + self.line * index, name, self.name_size, ink, fill, bold=True)
        if not self.below:
            for item in reversed(self.marks):
                right -= item.width
                item.draw(canvas, right, middle, fill)
                right -= 10
        y += self.head
        for row in self.rows:
            flow.draw(canvas, left, y + self.step // 2, row, fill)
            y += self.step
        if self.prose.height:
            self.prose.draw(canvas, left, y + 4, fill)


def _lines(card: CardView, detail: Detail) -> int:
    """How many lines of text there may be."""
    rules = words.boss(card) or words.counts(card) or card.kind == "community"
    return max(_TEXT_LINES[detail], _RULING_LINES if rules else 0)


def _marks(view: View, card: CardView, size: int, gone: bool) -> list[Item]:
    """At the right of the name: Elite, what is left of health or secrets, its number."""
    language = view.language
    found: list[Item] = []
    if gone:
        mark = flow.sign("retreat", size, palette.SOFT)
        found.append(flow.glued((mark, flow.label(say(language, "rnh-retreated"), size, palette.SOFT))))
    if card.code in view.fresh:
        found.append(flow.chip(say(language, "rnh-new"), max(size - 4, 20), palette.GOOD))
    if card.elite:
        found.append(flow.chip(say(language, "rnh-elite"), max(size - 4, 20), palette.ALERT))
    if card.stages:
        text = say(language, "rnh-stage", n=card.stage, of=card.stages)
        found.append(flow.chip(text, max(size - 4, 20), palette.ALERT))
    if not card.usable:
        found.append(flow.label(say(language, "rnh-used"), size, palette.SOFT))
    if card.number:
        found.append(flow.label(card.number, max(size - 4, 20), palette.SOFT))
    return found


def _facts(view: View, card: CardView, size: int, span: int, gone: bool) -> list[Item]:
    """Everything but name and text."""
    found: list[Item] = []
    if card.secrets:
        label = say(view.language, "rnh-secrets", n=card.secrets)
        mark = pieces.pips(["diamond"] * min(card.secrets, _PIPS_MOST), size - 4, colours.KINDS["clue"])
        found.append(flow.glued((mark, flow.label(label, size, palette.TEXT))))
    if card.health is not None:
        found.append(_health(card, size))
    if card.kind == "enemy" and not gone:
        dangers = pieces.dangers(card, size)
        if words.boss(card) and dangers.width:
            attacks = flow.label(say(view.language, "rnh-attacks"), size, colours.STRESS)
            found.append(flow.glued((attacks, dangers)))
        else:
            found.append(dangers)
    found += [pieces.token(view, each, size) for each in card.support]
    for index, each in enumerate(card.tasks):
        parts = pieces.task(view, each, card, size, span)
        # A task stays on one line if it can.
        if index or card.stages or len(flow.lines(parts, span)) < len(flow.lines([*found, *parts], span)):
            found.append(flow.BREAK)
        found += parts
    if not gone:
        if not card.tasks and card.kind != "enemy":
            found.append(pieces.dangers(card, size))
        found.append(pieces.dice_slots(card, size))
        found.append(pieces.retreat_box(card, size, view.language))
    if card.keywords:
        found.append(flow.label(", ".join(card.keywords), size - 2, colours.STRESS, bold=True, room=span))
    if words.counts(card):
        name = fonts.clean(card.counted) or "none"
        text = say(view.language, "rnh-counters", name=name, n=card.counters)
        found.append(flow.chip(text, max(size - 2, 22), colours.ALL))
    if card.uses:
        found.append(flow.label(say(view.language, "rnh-uses", n=card.uses), size, palette.SOFT))
    return found


def _health(card: CardView, size: int) -> Item:
    """Hearts, the lost ones hollow; figures where there are many."""
    health = card.health or 0
    left = max(health - card.damage, 0)
    colour = palette.SOFT if card.back else colours.WATCH
    figure = flow.label(f"{left}/{health}", size, palette.SOFT if card.back else palette.TEXT, bold=True)
    if health > _PIPS_MOST:
        return flow.glued((flow.sign("heart", size, colour), figure))
    hearts = ["heart"] * left + ["heart_lost"] * (health - left)
    return flow.glued((pieces.pips(hearts, size, colour), figure))
