"""A seat's own: character, hand, what it has in play and may buy, and what it alone is being shown."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import say
from engine.neon_hope.view import ActionView, CardInfo, CardView, HeroView, View
from render import fonts, palette
from render.blocks import GAP, INNER, MARGIN, WIDTH, Block, page
from render.canvas import Canvas
from render.neon_hope import alt, colours, flow, pieces, words
from render.neon_hope.heroes import Strip
from render.neon_hope.tiles import Detail, Tile
from render.picture import Picture
from render.prose import Prose

_RIGHT = WIDTH - MARGIN
_PAD = 18
_TEXTS = {2: 28, 3: 26}
"""Size of rules text by the number of columns."""


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
    return page(blocks, colours.BASE)


def _header(view: View, hero: HeroView) -> Block:
    colour = colours.hero(hero.color)
    title = say(view.language, "rnh-your-hand", n=len(hero.hand or ()))

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, _RIGHT, y + 70), colour, palette.PAGE, 14)
        x = canvas.sign("cards", MARGIN + 18, y + 35, 40, palette.INK, colour) + 16
        name = fonts.cut(fonts.clean(hero.name), 460, 32, True)
        end = _RIGHT - 20 - fonts.width(name, 32, True)
        canvas.text(end, y + 35, name, 32, palette.INK, colour, bold=True)
        text, size = fonts.fit(title, end - 20 - x, (40, 36, 32, 28), True)
        canvas.text(x, y + 35, text, size, palette.INK, colour, bold=True)

    return Block(70, draw)


def _drawn(view: View, info: CardInfo) -> Block:
    """The encounter card, to be read by this seat alone."""
    title, note = say(view.language, "rnh-drawn"), say(view.language, "rnh-drawn-alone")
    span = INNER - 2 * _PAD - 8
    prose = Prose(info.text, span, 30, 12)
    facts = [f"{fonts.clean(name)} {fonts.clean(value)}" for name, value in info.facts]
    rows = flow.lines([flow.label(each, 26, palette.TEXT, room=span) for each in facts], span, 26)
    head = flow.chip(title, 26, palette.ALERT, mark="eye")
    tall = 118 + 38 * len(rows) + prose.height + 62

    def draw(canvas: Canvas, y: int) -> None:
        canvas.framed((MARGIN, y, _RIGHT, y + tall), palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        x = MARGIN + _PAD + 4
        head.draw(canvas, x, y + 34, palette.PANEL)
        kind = fonts.cut(fonts.clean(info.type_line), span - head.width - 20, 26)
        canvas.text(x + head.width + 16, y + 34, kind, 26, palette.SOFT, palette.PANEL)
        name, size = fonts.fit(fonts.clean(info.title), span, (36, 32, 28), True)
        canvas.text(x, y + 86, name, size, palette.TEXT, palette.PANEL, bold=True)
        at = y + 114
        for row in rows:
            flow.draw(canvas, x, at + 18, row, palette.PANEL, 26)
            at += 38
        prose.draw(canvas, x, at + 4, palette.PANEL)
        at = canvas.sign("silence", x, y + tall - 32, 26, palette.ALERT, palette.PANEL) + 12
        canvas.text(
            at, y + tall - 32, fonts.cut(note, _RIGHT - 30 - at, 26), 26, palette.ALERT, palette.PANEL
        )

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
    columns = 2 if len(stacks) in (1, 2, 4) else 3
    width = (INNER - GAP * (columns - 1)) // columns
    faces = [_Face(view, card, number, width, _TEXTS[columns]) for card, number in stacks.values()]
    return [_row(faces[start : start + columns]) for start in range(0, len(faces), columns)]


def _row(faces: Sequence[_Face]) -> Block:
    tall = max(face.height for face in faces)

    def draw(canvas: Canvas, y: int) -> None:
        for index, face in enumerate(faces):
            face.draw(canvas, MARGIN + index * (face.width + GAP), y, tall)

    return Block(tall, draw)


class _Face:
    """One readable action card."""

    def __init__(self, view: View, card: ActionView, number: int, width: int, size: int) -> None:
        self.number, self.width = number, width
        span = width - 2 * _PAD
        self.title = fonts.wrap(fonts.clean(card.name), span - (60 if number > 1 else 0), 32, True, 2)
        types = [
            flow.glued(
                (flow.sign(kind, 26, palette.ALERT), flow.label(name, 26, palette.TEXT, room=span - 34))
            )
            for kind, name in zip(card.types, card.type_names, strict=True)
        ]
        if card.universal:
            types.append(flow.label(say(view.language, "rnh-universal"), 24, palette.SOFT))
        self.types = flow.lines(types, span, 18)
        figures = []
        if card.bonus:
            figures.append(flow.label(f"{card.bonus:+d}".replace("-", "−"), 40, palette.GOOD, bold=True))
        if card.impacts:
            label = say(view.language, "rnh-impact", n=card.impacts)
            figures.append(
                flow.glued(
                    (
                        pieces.pips(["advancement"] * min(card.impacts, 3), 28, colours.HOPE),
                        flow.label(str(card.impacts), 34, palette.TEXT, bold=True),
                        flow.label(label, 24, palette.SOFT),
                    )
                )
            )
        self.figures = flow.lines(figures, span, 24)
        self.prose = Prose(card.text, span, size, 9)
        self.height = 34 + 38 * len(self.title) + 40 * len(self.types) + 52 * len(self.figures)
        self.height += self.prose.height + 14

    def draw(self, canvas: Canvas, x: int, y: int, tall: int) -> None:
        box = (x, y, x + self.width, y + tall)
        canvas.place("tile", box)
        fill = palette.TILE
        canvas.panel(box, fill, palette.PAGE, 16)
        canvas.panel((x + 16, y + 4, x + self.width - 16, y + 10), colours.KINDS["action"], fill, 3)
        left, right = x + _PAD, x + self.width - _PAD
        if self.number > 1:
            canvas.text(right, y + 40, f"×{self.number}", 32, palette.ALERT, fill, bold=True, anchor="right")
        y += 40
        for line in self.title:
            canvas.text(left, y, line, 32, palette.TEXT, fill, bold=True)
            y += 38
        y -= 12
        for row in self.types:
            flow.draw(canvas, left, y + 18, row, fill)
            y += 40
        for row in self.figures:
            flow.draw(canvas, left, y + 24, row, fill, 24)
            y += 52
        self.prose.draw(canvas, left, y + 4, fill)


def _tools(view: View, tools: Sequence[CardView]) -> list[Block]:
    """Tools and followers in play, with what they do."""
    if not tools:
        return []
    half = (INNER - GAP) // 2
    tiles = [Tile(view, card, half, Detail.FULL, text_lines=8) for card in tools]
    title = say(view.language, "rnh-in-play")
    blocks = [Block(38, lambda canvas, y: _title(canvas, y, title))]
    for start in range(0, len(tiles), 2):
        pair = tiles[start : start + 2]
        blocks.append(_tool_row(pair, half))
    return blocks


def _title(canvas: Canvas, y: int, title: str) -> None:
    canvas.text(MARGIN + 4, y + 20, title, 28, colours.ALL, palette.PAGE, bold=True)


def _tool_row(pair: Sequence[Tile], half: int) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        for index, tile in enumerate(pair):
            tile.draw(canvas, MARGIN + index * (half + GAP), y, palette.PAGE)

    return Block(max(tile.height for tile in pair), draw)


def _lists(view: View, hero: HeroView) -> list[Block]:
    """Tool set with costs, discard pile, the archive as far as it is known."""
    language = view.language
    found = []
    if hero.tool_set:
        found.append(_buyable(view, hero))
    for label, items in (
        ("rnh-discard-pile", words.grouped(fonts.clean(card.name) for card in hero.discard)),
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
