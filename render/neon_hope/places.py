"""Environments with their upper and lower locations, who is there, and what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import say
from engine.neon_hope.shown.view import CardView, EnvironmentView, LocationView, View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.neon_hope import colours, flow, pieces
from render.neon_hope.page import INNER, MARGIN
from render.neon_hope.tiles import Detail, Tile
from render.neon_hope.words import Names
from render.prose import Prose

_PAD = 12
_GAP = 8
_SHARE = 900
"""Pixels of cards in one block of the network."""
_STANDEE = {Detail.FULL: 28, Detail.BRIEF: 26}
_HEAD = {Detail.FULL: 58, Detail.BRIEF: 54}
_PLACE = {Detail.FULL: 50, Detail.BRIEF: 46}


class _Column:
    """Tiles under one another."""

    def __init__(self, view: View, cards: Sequence[CardView], width: int, detail: Detail) -> None:
        self.tiles = [Tile(view, card, width, detail) for card in cards]
        self.height = max(sum(tile.height + _GAP for tile in self.tiles) - _GAP, 0)

    def draw(self, canvas: Canvas, x: int, y: int, back: palette.Colour) -> None:
        for tile in self.tiles:
            tile.draw(canvas, x, y, back)
            y += tile.height + _GAP


class _Place:
    """A location: name, standees, cards."""

    def __init__(
        self,
        view: View,
        place: LocationView,
        upper: bool,
        names: Names,
        width: int,
        detail: Detail,
    ) -> None:
        self.width = width
        self.upper = upper
        self.head = _PLACE[detail]
        span = width - 2 * _PAD
        size = 28 if detail is Detail.FULL else 26
        self.size = size
        self.access = place.access
        empty = not place.cards and not place.seats
        self.note = say(view.language, "rnh-nothing-here") if empty else ""
        self.mark: flow.Item | None = None
        if place.access != "open":
            self.note = ""
            text = say(view.language, "rnh-access", access=place.access)
            self.mark = flow.chip(text, 22, palette.SOFT if place.access == "closed" else palette.ALERT)
        room = span - size - 8
        taken = self.mark.width + 12 if self.mark else 0
        whole, sizes = fonts.clean(place.name), (size, size - 2, 22)
        # The mark stands beside the name, unless that would be cut for it.
        marked = [] if fonts.width(whole, sizes[-1], True) + taken <= room or not self.mark else [[self.mark]]
        if marked:
            self.mark, taken = None, 0
        self.name, self.name_size = fonts.fit(whole, room - taken, sizes, bold=True)
        standees = [pieces.standee(view, seat, names, _STANDEE[detail], span) for seat in place.seats]
        used = size + 8 + fonts.width(self.name, self.name_size, True) + 22 + taken
        # One standee may stand beside the name; more of them have lines of their own.
        together = flow.glued(standees, 20)
        self.beside = bool(standees) and used + together.width <= span
        self.rows = [*marked, *([] if self.beside else flow.lines(standees, span, 20))]
        self.guest = together
        self.cards = _Column(view, place.cards, span, detail)
        self.height = (
            self.head + len(self.rows) * self.head + self.cards.height + (_PAD if place.cards else 2)
        )

    def draw(self, canvas: Canvas, x: int, y: int, tall: int) -> None:
        box = (x, y, x + self.width, y + tall)
        canvas.place("location", box)
        canvas.panel(box, palette.WELL, palette.PANEL, 10)
        middle = y + self.head // 2 + 1
        left = x + _PAD
        sign = "up" if self.upper else "down"
        at = canvas.sign(sign, left, middle, self.size - 6, palette.SOFT, palette.WELL) + 10
        ink = palette.SOFT if self.access == "closed" else palette.TEXT
        at = canvas.text(at, middle, self.name, self.name_size, ink, palette.WELL, bold=True) + 16
        if self.mark is not None:
            self.mark.draw(canvas, at, middle, palette.WELL)
            at += self.mark.width + 12
        if self.beside:
            self.guest.draw(canvas, at, middle, palette.WELL)
        elif self.note and at + fonts.width(self.note, 22) <= x + self.width - _PAD:
            canvas.text(at, middle, self.note, 22, palette.SOFT, palette.WELL)
        down = y + self.head
        for row in self.rows:
            flow.draw(canvas, left, down + self.head // 2 - 2, row, palette.WELL, 20)
            down += self.head
        self.cards.draw(canvas, left, down, palette.WELL)


class _Environment:
    """An environment of a given width: the upper location above the lower one."""

    def __init__(
        self, view: View, environment: EnvironmentView, names: Names, width: int, detail: Detail
    ) -> None:
        self.width = width
        self.head = _HEAD[detail]
        self.name, self.size = fonts.fit(
            fonts.clean(environment.name), width - 40 - _PAD, (32, 30, 28, 26, 24), bold=True
        )
        inner = width - 2 * _PAD
        most = 3 if detail is Detail.FULL else 0
        self.prose = Prose(environment.text, inner - 8, 24, most)
        self.places = [
            _Place(view, place, upper, names, inner, detail)
            for place, upper in ((environment.upper, True), (environment.lower, False))
        ]
        self.top = self.head + (self.prose.height + 10 if self.prose.height else 0)
        self.height = self.top + sum(place.height for place in self.places) + _GAP + _PAD

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        box = (x, y, x + self.width, y + self.height)
        canvas.place("environment", box)
        canvas.panel(box, palette.PANEL, palette.PAGE, 14)
        canvas.text(
            x + _PAD + 4,
            y + self.head // 2 + 2,
            self.name,
            self.size,
            colours.KINDS["environment"],
            palette.PANEL,
            bold=True,
        )
        self.prose.draw(canvas, x + _PAD + 4, y + self.head, palette.PANEL)
        y += self.top
        for place in self.places:
            place.draw(canvas, x + _PAD, y, place.height)
            y += place.height + _GAP


def environments(view: View, names: Names, detail: Detail) -> list[Block]:
    """All environments under one another."""
    return [_block(_Environment(view, each, names, INNER, detail)) for each in view.environments]


def _block(box: _Environment) -> Block:
    return Block(box.height, lambda canvas, y: box.draw(canvas, MARGIN, y))


def network(view: View, detail: Detail) -> list[tuple[tuple[CardView, ...], Block]]:
    """What is active everywhere: how the encounter deck stands, conditions and community cards. More blocks
    than one where that would be too tall for a page, each with the cards on it."""
    language = view.language
    cards = [card for card in (*view.network, *view.community) if card.kind != "surveillance"]
    title = say(language, "rnh-network")
    piles = [say(language, "rnh-encounter-deck", n=view.encounter_deck_count)]
    if view.encounter_discard:
        top = fonts.cut(fonts.clean(view.encounter_discard[-1]), 260, 24)
        count = say(language, "rnh-encounter-discard", n=len(view.encounter_discard))
        piles.append(say(language, "rnh-discard-top", n=count, top=top))
    if view.scrap:
        piles.append(say(language, "rnh-scrap", n=len(view.scrap)))
    piles += [f"{fonts.clean(name)} {number}" for name, number in view.trackers]
    head = flow.label(title, 32, colours.ALL, bold=True)
    if not cards:
        piles.insert(0, say(language, "rnh-network-empty"))
    facts = [flow.label(each, 24, palette.SOFT, room=INNER - 60) for each in piles]
    rows = flow.lines([head, *facts], INNER - 2 * _PAD - 8, 26)
    shares: list[list[CardView]] = [[]]
    for card in cards:
        longer = _Column(view, [*shares[-1], card], INNER - 2 * _PAD, detail)
        if shares[-1] and longer.height > _SHARE:
            shares.append([])
        shares[-1].append(card)
    return [
        (tuple(share), _share(view, share, [] if index else rows, detail))
        for index, share in enumerate(shares)
    ]


def _share(
    view: View, cards: Sequence[CardView], rows: Sequence[Sequence[flow.Item]], detail: Detail
) -> Block:
    """Cards of the network under lines of other things."""
    tiles = _Column(view, cards, INNER - 2 * _PAD, detail)
    step = 46
    top = 8 + step * len(rows) if rows else _PAD
    tall = top + tiles.height + (_PAD if cards else 4)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, MARGIN + INNER, y + tall), palette.PANEL, palette.PAGE, 14)
        for index, row in enumerate(rows):
            flow.draw(canvas, MARGIN + _PAD + 4, y + 30 + step * index, row, palette.PANEL, 26)
        tiles.draw(canvas, MARGIN + _PAD, y + top, palette.PANEL)

    return Block(tall, draw)
