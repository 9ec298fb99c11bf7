"""A deck as a picture: identity, figures, cards by type, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import items, labelled, noted, parts, say, sentence, sentences
from engine.netrunner.decklists.view import DeckRow, DeckSection, DeckView
from render import fonts, palette
from render.blocks import GAP, Block
from render.canvas import Canvas
from render.phone import COLUMN, LEAST, LINE, MARGIN, WIDTH, page
from render.picture import ALT_LIMIT, Picture

PAD = 18
HEAD = 56
TITLE = 116
PLOT = 120


def deck(view: DeckView, language: str) -> Picture:
    """The picture, as wide as a phone's pages."""
    drawn = canvas(view, language)
    return Picture(drawn.png(), "deck.png", alt(view, language), drawn.width, drawn.height)


def canvas(view: DeckView, language: str) -> Canvas:
    """The drawn picture before encoding, for tests."""
    return page(
        [_title(view), _figures(view, language), _columns(view.sections, language), _curve(view, language)]
    )


def figures(view: DeckView, language: str) -> list[str]:
    """Size, influence and agenda points in words."""
    said = [say(language, "nrs-size", n=view.size, least=view.minimum)]
    if view.influence_limit is None:
        said.append(say(language, "nrs-influence-free", n=view.influence))
    else:
        said.append(say(language, "nrs-influence", n=view.influence, most=view.influence_limit))
    if view.side == "corp":
        least, most = view.points_range
        said.append(say(language, "nrs-points", n=view.points, least=least, most=most))
    if view.unplayable:
        said.append(say(language, "nrs-unplayable", n=view.unplayable))
    return said


def alt(view: DeckView, language: str) -> str:
    """In words: identity, figures and every card, as many as there is room for."""
    told = labelled(language, fonts.clean(view.name), view.identity), parts(language, figures(view, language))
    text = sentences(language, (sentence(language, each) for each in told))
    for section in view.sections:
        cards = items(language, (f"{row.copies} {named(row)}" for row in section.rows))
        heading = noted(language, section.title, str(section.count))
        more = sentence(language, labelled(language, heading, cards))
        if len(longer := sentences(language, (text, more))) <= ALT_LIMIT:
            text = longer
    return text[:ALT_LIMIT]


def named(row: DeckRow) -> str:
    """The title; what cannot be played is crossed out, which a letter has to say as well as the colour."""
    return row.title if row.playable else f"× {row.title}"


def _title(view: DeckView) -> Block:
    colour, letter = palette.faction(view.faction)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + TITLE), palette.PANEL, palette.PAGE)
        canvas.panel((MARGIN + 14, y + 18, MARGIN + 94, y + 98), colour, palette.PANEL)
        canvas.text(MARGIN + 54, y + 58, letter, 40, palette.INK, colour, anchor="centre", bold=True)
        left = MARGIN + 114
        room = WIDTH - MARGIN - PAD - left
        text, size = fonts.fit(fonts.clean(view.name), room, (42, 38, 34, LEAST), bold=True)
        canvas.text(left, y + 38, text, size, palette.TEXT, palette.PANEL, bold=True)
        text, size = fonts.fit(view.identity, room, (34, LEAST + 2, LEAST))
        canvas.text(left, y + 82, text, size, colour, palette.PANEL)

    return Block(TITLE, draw)


def _figures(view: DeckView, language: str) -> Block:
    lines = [view.faction_name, *figures(view, language)]

    def draw(canvas: Canvas, y: int) -> None:
        for index, line in enumerate(lines):
            text = fonts.cut(line, WIDTH - 2 * MARGIN - 2 * PAD, LEAST)
            canvas.text(MARGIN + PAD, y + LINE // 2 + index * LINE, text, LEAST, palette.SOFT, palette.PAGE)

    return Block(LINE * len(lines), draw)


def _height(section: DeckSection) -> int:
    return HEAD + LINE * len(section.rows) + PAD // 2


def _columns(sections: Sequence[DeckSection], language: str) -> Block:
    """Two columns of about the same height, in the order of the sections."""
    whole = sum(map(_height, sections)) + GAP * len(sections)
    best, tall = len(sections), whole
    for split in range(1, len(sections) + 1):  # what stands alone stands at the left
        sides = (sections[:split], sections[split:])
        now = max(sum(map(_height, side)) + GAP * max(len(side) - 1, 0) for side in sides)
        if now < tall:
            best, tall = split, now

    def draw(canvas: Canvas, y: int) -> None:
        for left, side in ((MARGIN, sections[:best]), (MARGIN + COLUMN + GAP, sections[best:])):
            down = y
            for section in side:
                _section(canvas, section, language, left, down)
                down += _height(section) + GAP

    return Block(tall, draw)


def _section(canvas: Canvas, section: DeckSection, language: str, left: int, y: int) -> None:
    right = left + COLUMN
    canvas.panel((left, y, right, y + _height(section)), palette.PANEL, palette.PAGE)
    counted = noted(language, section.title, str(section.count))
    heading = fonts.cut(counted, COLUMN - 2 * PAD, LEAST + 2, bold=True)
    canvas.text(left + PAD, y + HEAD // 2, heading, LEAST + 2, palette.TEXT, palette.PANEL, bold=True)
    for index, row in enumerate(section.rows):
        _row(canvas, row, left + PAD, right - PAD, y + HEAD + LINE // 2 + index * LINE)


def _row(canvas: Canvas, row: DeckRow, left: int, right: int, middle: int) -> None:
    """How many, which card, and its influence in the colour of its faction."""
    colour = palette.faction(row.faction)[0]
    start = canvas.text(left, middle, str(row.copies), LEAST, palette.TEXT, palette.PANEL, bold=True) + 14
    if row.influence:
        label = f"{row.influence}●"
        canvas.text(right, middle, label, LEAST, colour, palette.PANEL, anchor="right")
        right -= fonts.width(label, LEAST) + 12
    title = fonts.cut(named(row), right - start, LEAST)
    shade = palette.SOFT if row.playable else palette.BAD
    canvas.text(start, middle, title, LEAST, shade, palette.PANEL)


def _curve(view: DeckView, language: str) -> Block:
    """How many cards cost how much."""
    high = max([1, *view.costs])
    step = (WIDTH - 2 * MARGIN - 2 * PAD) // len(view.costs)
    tall = HEAD + 44 + PLOT + 52

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + tall), palette.PANEL, palette.PAGE)
        heading = say(language, "nrs-costs")
        canvas.text(MARGIN + PAD, y + HEAD // 2, heading, LEAST + 2, palette.TEXT, palette.PANEL, bold=True)
        low = y + HEAD + 44 + PLOT
        for cost, count in enumerate(view.costs):
            left = MARGIN + PAD + cost * step
            middle = left + step // 2
            top = low - round(count / high * PLOT)
            if count:
                canvas.rectangle((left + 14, top, left + step - 14, low), palette.faction(view.faction)[0])
                canvas.text(middle, top - 24, str(count), LEAST, palette.TEXT, palette.PANEL, anchor="centre")
            label = f"{cost}+" if cost == len(view.costs) - 1 else str(cost)
            canvas.text(middle, low + 28, label, LEAST, palette.SOFT, palette.PANEL, anchor="centre")

    return Block(tall, draw)
