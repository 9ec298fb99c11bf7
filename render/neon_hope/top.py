"""The upper part: banner, chapter, surveillance, and the grid beside what it hides."""

from __future__ import annotations

from engine.messages import say
from engine.neon_hope.shown.view import CellView, View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.neon_hope import colours, flow, pieces, words
from render.neon_hope.page import GAP, INNER, MARGIN, WIDTH
from render.palette import Colour
from render.prose import Prose

_RIGHT = WIDTH - MARGIN
_GRID = 352
"""Width of the grid; beside it stands what it hides."""
_PAD = 16
_CELL, _CELL_GAP = 58, 6
_BAR = 30


def banner(view: View, names: words.Names) -> Block:
    """Whose move it is, in their colour, and where the episode stands."""
    fill, sign = _mood(view)
    advice = 60 if view.advice_forbidden and view.result is None else 0
    round_ = say(view.language, "rnh-round", n=view.turn) if view.turn and view.result is None else ""
    taken = fonts.width(round_, 28, True) + 16 if round_ else 0
    heads, size = _heads(words.headline(view, names), INNER - 32 - 54 - taken)
    lines = fonts.wrap(fonts.clean(words.line(view)), INNER - 32, 26, False, 6 if view.result else 3)
    top = 24 + 42 * len(heads)
    tall = top + 14 + 36 * len(lines) + 8

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, _RIGHT, y + tall), palette.PANEL, palette.PAGE, 16)
        canvas.panel((MARGIN, y, _RIGHT, y + top), fill, palette.PAGE, 16)
        canvas.rectangle((MARGIN, y + top - 20, _RIGHT, y + top), fill)
        x = canvas.sign(sign, MARGIN + 16, y + 33, 38, palette.INK, fill) + 16
        if round_:
            canvas.text(_RIGHT - 16, y + 33, round_, 28, palette.INK, fill, bold=True, anchor="right")
        for index, each in enumerate(heads):
            canvas.text(x, y + 33 + 42 * index, each, size, palette.INK, fill, bold=True)
        for index, each in enumerate(lines):
            canvas.text(MARGIN + 16, y + top + 28 + 36 * index, each, 26, palette.TEXT, palette.PANEL)
        if advice:
            _advice(canvas, y + tall + 8, view.language)

    return Block(tall + advice, draw)


def _heads(text: str, span: int) -> tuple[tuple[str, ...], int]:
    """The headline in one line if it fits, or in up to three."""
    for size in (38, 34, 30):
        if fonts.width(text, size, True) <= span:
            return (text,), size
    return fonts.wrap(text, span, 30, True, 3), 30


def headline(view: View, names: words.Names) -> Block:
    """The banner's first line alone, for further pictures of the same table."""
    fill, sign = _mood(view)
    head = words.headline(view, names)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, _RIGHT, y + 64), fill, palette.PAGE, 16)
        x = canvas.sign(sign, MARGIN + 20, y + 32, 32, palette.INK, fill) + 16
        text, size = fonts.fit(head, _RIGHT - 20 - x, (34, 30, 26, 24, 22, 20), bold=True)
        canvas.text(x, y + 32, text, size, palette.INK, fill, bold=True)

    return Block(64, draw)


def _mood(view: View) -> tuple[Colour, str]:
    """The banner's colour and sign."""
    if view.result is not None:
        return {True: (palette.GOOD, "star"), False: (palette.BAD, "broken")}.get(
            bool(view.result.won), (colours.ALL, "star")
        )
    hero = view.hero(view.active or "")
    if hero is None and len(view.waiting_for) == 1:
        hero = view.hero(view.waiting_for[0])
    return (colours.hero(hero.color) if hero else colours.ALL), "play"


def _advice(canvas: Canvas, y: int, language: str) -> None:
    canvas.panel((MARGIN, y, _RIGHT, y + 52), palette.ALERT, palette.PAGE, 12)
    x = canvas.sign("silence", MARGIN + 20, y + 26, 34, palette.INK, palette.ALERT) + 14
    text, size = fonts.fit(say(language, "rnh-no-advice"), _RIGHT - 20 - x, (28, 26, 24, 22, 20), True)
    canvas.text(x, y + 26, text, size, palette.INK, palette.ALERT, bold=True)


def story(view: View) -> list[Block]:
    """Chapter and surveillance."""
    chapter, dial = _Chapter(view), _Dial(view)
    return [Block(chapter.height, chapter.draw), Block(dial.height, dial.draw)]


class _Chapter:
    """The current chapter and its goal."""

    def __init__(self, view: View) -> None:
        chapter = view.chapter
        self.label = say(view.language, "rnh-chapter", n=chapter.number)
        span = INNER - 2 * _PAD
        room = span - fonts.width(self.label, 26, True) - 44
        self.name = fonts.wrap(fonts.clean(chapter.name), room, 28, True, 2)
        self.goal = Prose((chapter.goal,), span, 28, 7)
        self.top = 30 + 36 * len(self.name)
        self.height = self.top + self.goal.height + 14

    def draw(self, canvas: Canvas, y: int) -> None:
        box = (MARGIN, y, _RIGHT, y + self.height)
        canvas.place("panel", box)
        canvas.panel(box, palette.PANEL, palette.PAGE, 14)
        mark = flow.chip(self.label, 26, colours.ALL)
        mark.draw(canvas, MARGIN + _PAD, y + 36, palette.PANEL)
        x = MARGIN + _PAD + mark.width + 16
        for index, each in enumerate(self.name):
            canvas.text(x, y + 36 + 36 * index, each, 28, palette.TEXT, palette.PANEL, bold=True)
        self.goal.draw(canvas, MARGIN + _PAD, y + self.top, palette.PANEL)


class _Dial:
    """Surveillance: the figure, a bar to the last threshold, the next threshold in words."""

    def __init__(self, view: View) -> None:
        self.dial = view.surveillance
        self.language = view.language
        self.moved = view.surveillance_moved
        self.ahead = next((each for each in self.dial.thresholds if not each[1]), None)
        texts = []
        if self.ahead is not None:
            texts.append(say(view.language, "rnh-threshold", n=self.ahead[0], text=self.ahead[2]))
        if self.dial.escalated and self.dial.epic_fail:
            texts.append(say(view.language, "rnh-epic-fail", text=self.dial.epic_fail))
        self.prose = Prose(texts, INNER - 2 * _PAD, 24, 6)
        self.height = 72 + _BAR + 44 + self.prose.height + (14 if texts else 4)

    def draw(self, canvas: Canvas, y: int) -> None:
        dial = self.dial
        left, right = MARGIN, _RIGHT
        box = (left, y, right, y + self.height)
        canvas.place("panel", box)
        canvas.panel(box, palette.PANEL, palette.PAGE, 14)
        middle = y + 38
        x = canvas.sign("eye", left + _PAD, middle, 42, colours.WATCH, palette.PANEL) + 14
        x = canvas.text(x, middle, str(dial.value), 48, palette.TEXT, palette.PANEL, bold=True) + 8
        x = canvas.text(x, middle, f"/ {dial.last}", 30, palette.SOFT, palette.PANEL) + 20
        end = right - _PAD
        if self.moved:
            colour = palette.BAD if self.moved > 0 else palette.GOOD
            mark = flow.chip(f"{self.moved:+d}".replace("-", "−"), 26, colour)
            mark.draw(canvas, x, middle, palette.PANEL)
            x += mark.width + 14
        if dial.escalated:
            mark = flow.chip(say(self.language, "rnh-escalated"), 26, colours.WATCH, mark="bad_publicity")
            end -= mark.width
            mark.draw(canvas, end, middle, palette.PANEL)
            end -= 14
        title = fonts.cut(say(self.language, "rnh-surveillance"), end - x, 28)
        canvas.text(x, middle, title, 28, palette.SOFT, palette.PANEL)
        self._bar(canvas, left + _PAD, y + 72, right - _PAD)
        self.prose.draw(canvas, left + _PAD, y + 72 + _BAR + 46, palette.PANEL)

    def _bar(self, canvas: Canvas, left: int, y: int, right: int) -> None:
        """Filled to the value; a notch, its number and a sign at each threshold."""
        dial = self.dial
        canvas.rectangle((left, y, right, y + _BAR), palette.WELL)
        last = max(dial.last, 1)
        full = left + (right - left) * min(dial.value, last) // last
        if full > left:
            canvas.rectangle((left, y, full, y + _BAR), colours.WATCH if dial.escalated else palette.ALERT)
        least, spans = left, []
        for at, triggered, _ in dial.thresholds:
            mark = "broken" if at == dial.last else "check" if triggered else "up"
            item = flow.glued(
                (
                    flow.sign(mark, 18, palette.SOFT if triggered else palette.TEXT),
                    flow.label(str(at), 24, palette.SOFT if triggered else palette.TEXT, bold=True),
                ),
                5,
            )
            place = left + (right - left) * at // last
            canvas.rectangle((place - 4, y - 4, place, y + _BAR + 6), palette.TEXT)
            spans.append((max(least, place - 2 - item.width // 2), item))
            least = spans[-1][0] + item.width + 10
        # Those at the end move left to stay on the panel.
        most = right
        for start, item in reversed(spans):
            at_ = min(start, most - item.width)
            item.draw(canvas, at_, y + _BAR + 24, palette.PANEL)
            most = at_ - 10


def grid(view: View) -> Block:
    """The grid, and beside it which modifiers nobody can see."""
    if not view.grid:
        later = Prose((say(view.language, "rnh-grid-later"),), INNER - 2 * _PAD, 26, 4)

        def without(canvas: Canvas, y: int) -> None:
            _titled(canvas, (MARGIN, y, _RIGHT, y + 66 + later.height + 10), say(view.language, "rnh-grid"))
            later.draw(canvas, MARGIN + _PAD, y + 60, palette.PANEL)

        return Block(66 + later.height + 10, without)
    hidden = _hidden(view)
    known = flow.lines(
        [_archive(view), *(pieces.modifier(text, 26) for text in view.archive_known)],
        (_GRID if hidden else INNER) - 2 * _PAD, 12,
    )  # fmt: skip
    above = 60 + 4 * _CELL + 3 * _CELL_GAP
    tall = max(above + 12 + 38 * len(known) + 4, 66 + 42 * len(hidden) + 8)
    right = MARGIN + _GRID if hidden else _RIGHT

    def draw(canvas: Canvas, y: int) -> None:
        _cells(canvas, view, MARGIN, y, right, y + tall)
        for index, row in enumerate(known):
            flow.draw(canvas, MARGIN + _PAD, y + above + 30 + 38 * index, row, palette.PANEL, 12)
        if hidden:
            _titled(canvas, (right + GAP, y, _RIGHT, y + tall), say(view.language, "rnh-hidden"))
            for index, row in enumerate(hidden):
                flow.draw(canvas, right + GAP + _PAD, y + 80 + 42 * index, row, palette.PANEL)

    return Block(tall, draw)


def _titled(canvas: Canvas, box: tuple[int, int, int, int], title: str) -> None:
    canvas.place("panel", box)
    canvas.panel(box, palette.PANEL, palette.PAGE, 14)
    canvas.text(box[0] + _PAD, box[1] + 32, title, 28, palette.TEXT, palette.PANEL, bold=True)


def _archive(view: View) -> flow.Item:
    label = flow.label(say(view.language, "rnh-archive", n=view.archive_count), 26, palette.TEXT, bold=True)
    return flow.glued((flow.sign("archive", 28, palette.SOFT), label), 10)


def _hidden(view: View) -> list[list[flow.Item]]:
    """Which modifiers nobody can see, by number: what a reveal may bring."""
    items = [
        flow.glued((pieces.modifier(text, 30), flow.label(f"×{number}", 24, palette.SOFT)), 5)
        for text, number in view.face_down
        if number
    ]
    return flow.lines(items, INNER - GAP - _GRID - 2 * _PAD)


def _cells(canvas: Canvas, view: View, x: int, y: int, right: int, bottom: int) -> None:
    """The 4 by 4 modifiers under their title."""
    _titled(canvas, (x, y, right, bottom), say(view.language, "rnh-grid"))
    down = sum(1 for cell in view.grid if cell.modifier is None and not cell.empty)
    note = say(view.language, "rnh-face-down", n=down)
    canvas.text(right - _PAD, y + 32, note, 24, palette.SOFT, palette.PANEL, anchor="right")
    wide = (right - x - 2 * _PAD - 3 * _CELL_GAP) // 4
    for index, cell in enumerate(view.grid):
        left = x + _PAD + (index % 4) * (wide + _CELL_GAP)
        top = y + 60 + (index // 4) * (_CELL + _CELL_GAP)
        _cell(canvas, (left, top, left + wide, top + _CELL), cell)


def _cell(canvas: Canvas, box: tuple[int, int, int, int], cell: CellView) -> None:
    left, top, right, bottom = box
    canvas.place("tile", box)
    centre, middle = (left + right) // 2, (top + bottom) // 2
    if cell.empty:
        canvas.dashes(box, palette.LINE, 2, 10)
        return
    if cell.modifier is None:
        canvas.panel(box, palette.LINE, palette.PANEL, 8)
        canvas.rectangle((left + 3, top + 3, right - 3, bottom - 3), palette.WELL)
        canvas.hatch((left + 8, top + 8, right - 8, bottom - 8), palette.HATCH, palette.WELL)
        return
    colour = pieces.modifier_colour(cell.modifier)
    canvas.panel(box, colour, palette.PANEL, 8)
    shown = words.modifier(cell.modifier)
    if shown:
        canvas.text(centre, middle, shown, 40, palette.INK, colour, bold=True, anchor="centre")
    else:
        canvas.sign(cell.modifier, centre - 23, middle, 46, palette.INK, colour)
