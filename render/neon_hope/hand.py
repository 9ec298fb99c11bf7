"""A seat's own: character, hand, what it has in play and may buy, and what it alone is being shown."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import say
from engine.neon_hope.shown.view import ActionView, CardInfo, CardView, HeroView, View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.neon_hope import alt, colours, flow, pieces, words
from render.neon_hope.heroes import Strip
from render.neon_hope.page import COLUMN, INNER, MARGIN, SHEET, WIDTH, page
from render.neon_hope.tiles import Detail, Tile
from render.picture import Picture
from render.prose import Prose

_RIGHT = WIDTH - MARGIN
_PAD = 16
_TEXT = 22
"""Size of a card's rules text."""
_TITLE = 26


def hand(view: View) -> Picture:
    """The hand of the seat that asked for the view. ValueError for a view that shows no hand."""
    drawn = canvas(view)
    return Picture(drawn.png(), "hand.png", alt.hand(view, _hero(view)), drawn.width, drawn.height)


def _hero(view: View) -> HeroView:
    hero = view.hero(view.seat)
    if hero is None or hero.hand is None:
        raise ValueError(f"The view of {view.seat!r} shows no hand.")
    return hero


def canvas(view: View) -> Canvas:
    """The drawn hand before encoding, for tests."""
    hero = _hero(view)
    blocks = [_header(view, hero)]
    if hero.drawn is not None:
        blocks.append(_drawn(view, hero.drawn))
    if view.looked_at:
        blocks.append(_looked_at(view))
    blocks += _cards(view, hero)
    strip = Strip(view, hero, None, INNER, Detail.BRIEF, listing=False)
    blocks.append(Block(strip.height, lambda drawn, y: strip.draw(drawn, MARGIN, y, strip.height)))
    blocks += _tools(view, hero.tools)
    blocks += _lists(view, hero)
    return page(blocks)


def _header(view: View, hero: HeroView) -> Block:
    colour = colours.hero(hero.color)
    title = say(view.language, "rnh-your-hand", n=len(hero.hand or ()))

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, _RIGHT, y + 70), colour, palette.PAGE, 14)
        x = canvas.sign("cards", MARGIN + 18, y + 35, 40, palette.INK, colour) + 16
        name, size = fonts.fit(fonts.clean(hero.name), 240, (28, 26, 24, 22, 20), True)
        end = _RIGHT - 16 - fonts.width(name, size, True)
        canvas.text(end, y + 35, name, size, palette.INK, colour, bold=True)
        text, size = fonts.fit(title, end - 16 - x, (36, 32, 28, 24, 22), True)
        canvas.text(x, y + 35, text, size, palette.INK, colour, bold=True)

    return Block(70, draw)


def _drawn(view: View, info: CardInfo) -> Block:
    """The encounter card, to be read by this seat alone."""
    title, note = say(view.language, "rnh-drawn"), say(view.language, "rnh-drawn-alone")
    span = INNER - 2 * _PAD - 8
    prose = Prose(info.text, span, 26, 16)
    facts = [f"{fonts.clean(name)} {fonts.clean(value)}" for name, value in info.facts]
    rows = flow.lines([flow.label(each, 26, palette.TEXT, room=span) for each in facts], span, 26)
    head = flow.chip(title, 26, palette.ALERT, mark="eye")
    kinds = fonts.wrap(fonts.clean(info.type_line), span - head.width - 16, 24, False, 2)
    names = fonts.wrap(fonts.clean(info.title), span, 32, True, 2)
    notes = fonts.wrap(note, span - 38, 24, False, 2)
    above = 18 + 34 * len(kinds) + 40 * len(names) + 12
    tall = above + 38 * len(rows) + prose.height + 30 + 32 * len(notes)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.framed((MARGIN, y, _RIGHT, y + tall), palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        x = MARGIN + _PAD + 4
        head.draw(canvas, x, y + 34, palette.PANEL)
        middle = y + 34
        for kind in kinds:
            canvas.text(x + head.width + 16, middle, kind, 24, palette.SOFT, palette.PANEL)
            middle += 34
        middle += 8
        for name in names:
            canvas.text(x, middle, name, 32, palette.TEXT, palette.PANEL, bold=True)
            middle += 40
        at = y + above
        for row in rows:
            flow.draw(canvas, x, at + 18, row, palette.PANEL, 26)
            at += 38
        prose.draw(canvas, x, at + 4, palette.PANEL)
        middle = at + prose.height + 28
        left = canvas.sign("silence", x, middle, 26, palette.ALERT, palette.PANEL) + 12
        for line in notes:
            canvas.text(left, middle, line, 24, palette.ALERT, palette.PANEL)
            middle += 32

    return Block(tall, draw)


def _looked_at(view: View) -> Block:
    """Modifiers or encounter cards that Analyse shows."""
    span = INNER - 2 * _PAD - 8
    head = flow.chip(say(view.language, "rnh-looked-at"), 26, palette.ALERT, mark="eye")
    signed = ("skull", "epic-win", "epic-fail")
    items = [
        pieces.modifier(each, 40)
        if each in signed or each.lstrip("+-").isdigit()
        else flow.label(each, 30, palette.TEXT, bold=True, room=span)
        for each in view.looked_at
    ]
    rows = flow.lines([head, *items], span, 26)

    def draw(canvas: Canvas, y: int) -> None:
        box = (MARGIN, y, _RIGHT, y + 16 + 56 * len(rows))
        canvas.framed(box, palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        for index, row in enumerate(rows):
            flow.draw(canvas, MARGIN + _PAD + 4, y + 36 + 56 * index, row, palette.PANEL, 26)

    return Block(16 + 56 * len(rows), draw)


def _cards(view: View, hero: HeroView) -> list[Block]:
    """The action cards, copies of one on one another."""
    stacks: dict[str, tuple[ActionView, int]] = {}
    for card in hero.hand or ():
        stacks[card.code] = (card, stacks.get(card.code, (card, 0))[1] + 1)
    faces = [_Face(view, card, number) for card, number in stacks.values()]
    return [SHEET.columns(faces)] if faces else []


class _Face:
    """One readable action card."""

    def __init__(self, view: View, card: ActionView, number: int) -> None:
        self.number = number
        span = COLUMN - 2 * _PAD
        self.title = fonts.wrap(fonts.clean(card.name), span - (50 if number > 1 else 0), _TITLE, True, 3)
        types = [
            flow.glued(
                (flow.sign(kind, 24, palette.ALERT), flow.label(name, 22, palette.TEXT, room=span - 32))
            )
            for kind, name in zip(card.types, card.type_names, strict=True)
        ]
        if card.universal:
            types.append(flow.label(say(view.language, "rnh-universal"), 22, palette.SOFT))
        self.types = flow.lines(types, span, 18)
        figures = []
        if card.bonus:
            figures.append(flow.label(f"{card.bonus:+d}".replace("-", "−"), 34, palette.GOOD, bold=True))
        if card.impacts:
            label = say(view.language, "rnh-impact", n=card.impacts)
            figures.append(
                flow.glued(
                    (
                        pieces.pips(["advancement"] * min(card.impacts, 3), 24, colours.HOPE),
                        flow.label(str(card.impacts), 28, palette.TEXT, bold=True),
                        flow.label(label, 22, palette.SOFT),
                    )
                )
            )
        self.figures = flow.lines(figures, span, 18)
        self.prose = Prose(card.text, span, _TEXT, 12)
        self.height = 28 + 34 * len(self.title) + 34 * len(self.types) + 44 * len(self.figures)
        self.height += self.prose.height + 14

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        box = (x, y, x + COLUMN, y + self.height)
        canvas.place("tile", box)
        fill = palette.TILE
        canvas.panel(box, fill, palette.PAGE, 16)
        canvas.panel((x + 16, y + 4, x + COLUMN - 16, y + 10), colours.KINDS["action"], fill, 3)
        left, right = x + _PAD, x + COLUMN - _PAD
        if self.number > 1:
            canvas.text(
                right, y + 34, f"×{self.number}", _TITLE, palette.ALERT, fill, bold=True, anchor="right"
            )
        y += 34
        for line in self.title:
            canvas.text(left, y, line, _TITLE, palette.TEXT, fill, bold=True)
            y += 34
        y -= 14
        for row in self.types:
            flow.draw(canvas, left, y + 16, row, fill)
            y += 34
        for row in self.figures:
            flow.draw(canvas, left, y + 20, row, fill)
            y += 44
        self.prose.draw(canvas, left, y + 4, fill)


def _tools(view: View, tools: Sequence[CardView]) -> list[Block]:
    """Tools and followers in play, with what they do."""
    if not tools:
        return []
    tiles = [Tile(view, card, INNER, Detail.FULL, text_lines=8) for card in tools]
    title = say(view.language, "rnh-in-play")
    return [Block(38, lambda canvas, y: _title(canvas, y, title)), *map(_tool, tiles)]


def _title(canvas: Canvas, y: int, title: str) -> None:
    canvas.text(MARGIN + 4, y + 20, title, 28, colours.ALL, palette.PAGE, bold=True)


def _tool(tile: Tile) -> Block:
    return Block(tile.height, lambda canvas, y: tile.draw(canvas, MARGIN, y, palette.PAGE))


def _lists(view: View, hero: HeroView) -> list[Block]:
    """Tool set with costs, discard pile, the archive as far as it is known."""
    language = view.language
    found = []
    if hero.tool_set:
        found.append(_buyable(view, hero))
    for label, items in (
        ("rnh-discard-pile", words.grouped(fonts.clean(card.name) for card in hero.discard)),
        ("rnh-secrets-kept", [fonts.clean(text) for text in hero.secrets]),
        ("rnh-archive-known", [words.spoken(text, language) for text in view.archive_known]),
    ):
        if items:
            found.append(
                _listing(say(language, label), [flow.label(each, 26, palette.SOFT) for each in items])
            )
    return found


def _buyable(view: View, hero: HeroView) -> Block:
    """What can be bought; what the resources suffice for stands out."""
    items = []
    for _, name, cost in hero.tool_set:
        ink = palette.TEXT if cost <= hero.resources else palette.SOFT
        price = flow.glued(
            (flow.sign("resource", 24, colours.RESOURCE), flow.label(str(cost), 26, ink, bold=True)), 4
        )
        items.append(flow.glued((price, flow.label(name, 26, ink)), 10))
    return _listing(say(view.language, "rnh-tool-set"), items)


def _listing(title: str, items: Sequence[flow.Item]) -> Block:
    span = INNER - 2 * _PAD
    rows = flow.lines([flow.label(title, 28, palette.TEXT, bold=True), *items], span, 26)
    tall = 16 + 44 * len(rows)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, _RIGHT, y + tall), palette.PANEL, palette.PAGE)
        for index, row in enumerate(rows):
            flow.draw(canvas, MARGIN + _PAD, y + 30 + 44 * index, row, palette.PANEL, 26)

    return Block(tall, draw)
