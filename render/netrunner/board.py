"""The whole table as one picture, or two when it is more than a phone can show at once."""

from __future__ import annotations

from engine.messages import labelled, say
from engine.netrunner.shown.view import CardView, View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.netrunner import alt, signs, tiles, words
from render.netrunner.bars import banner, corp_bar, runner_bar
from render.netrunner.legend import legend
from render.netrunner.rig import rig
from render.netrunner.servers import archives, servers
from render.netrunner.words import Names
from render.phone import LEAST, LINE, MARGIN, WIDTH, Part, draw_line, listing, page, total
from render.picture import Picture

LIMIT = 3 * WIDTH
"""Above this height in pixels the board is drawn smaller, then cut in two."""


def board(view: View, names: Names = None) -> tuple[Picture, ...]:
    """Draw the table; `names` maps "corp" and "runner" to the people's names."""
    return tuple(
        Picture(
            canvas.png(),
            "board.png" if index == 0 else f"board-{index + 1}.png",
            text,
            canvas.width,
            canvas.height,
        )
        for index, (canvas, text) in enumerate(zip(*_pages(view, names), strict=True))
    )


def canvases(view: View, names: Names = None) -> list[Canvas]:
    """The drawn pages before encoding, with what was written and placed where: for tests."""
    return _pages(view, names)[0]


def _pages(view: View, names: Names) -> tuple[list[Canvas], list[str]]:
    for small_servers, small_rig in ((False, False), (False, True), (True, True)):
        corp, runner = _corp(view, names, small_servers), _runner(view, names, small_rig)
        whole = [banner(view, names), *_event(view), *corp, *runner]
        if total(whole) <= LIMIT:
            return [page(whole)], [alt.board(view, names)]
    head = banner(view, names)
    halves = []
    for part in (_corp, _runner):
        first = [head, *(_event(view) if part is _corp else [])]
        blocks = [*first, *part(view, names, False)]
        if total(blocks) > LIMIT:
            blocks = [*first, *part(view, names, True)]
        halves.append(page(blocks))
    return halves, [alt.board(view, names, ("corp",)), alt.board(view, names, ("runner",))]


def _corp(view: View, names: Names, compact: bool) -> list[Block]:
    blocks = [corp_bar(view, names), servers(view, compact=compact), *archives(view)]
    meant = None if compact else legend(view)
    return [*blocks, meant] if meant else blocks


def _runner(view: View, names: Names, compact: bool) -> list[Block]:
    blocks = [runner_bar(view, names), rig(view, compact=compact)]
    if view.runner.heap:
        label = f"{say(view.language, 'nr-pic-heap-label')} · {len(view.runner.heap)}"
        blocks.append(listing(label, words.pile(view.runner.heap, view.language), 3, view.language))
    return blocks


def _event(view: View) -> list[Block]:
    """What is going on: subroutines of the ice encountered, the card accessed, cards shown."""
    found: list[Block] = []
    run, language = view.run, view.language
    if run is not None and run.phase == "encounter":
        met = [card for server in view.corp.servers for card in server.ice if card.oid == run.ice_oid]
        if run.ice_oid is not None and met and met[0].subroutines:
            found.append(_encounter(met[0], language))
    if run is not None and run.accessing is not None:
        found.append(_access(run.accessing, language))
    if view.revealed:
        shown = words.grouped(words.title(card) or say(language, "nr-card") for card in view.revealed)
        found.append(listing(say(language, "nr-pic-shown"), shown, 3, language))
    return found


_TEXT = MARGIN + 62
"""Where the texts of subroutines begin."""


_WHOLE = 99
"""Lines of a subroutine that is still to come: all of it, for it says what will happen."""
_MARKS = {"broken": ("broken", palette.GOOD), "over": ("sub", palette.SOFT), "": ("sub", palette.ALERT)}


def _encounter(ice: CardView, language: str) -> Block:
    """The ice's name, type and strength, and its subroutines in full; of those that are broken or have
    resolved the first line.
    """
    span = WIDTH - MARGIN - 20 - _TEXT
    words_for = {"broken": say(language, "nr-pic-broken"), "over": say(language, "nr-pic-resolved")}
    subs = []
    for place, (text, broken) in enumerate(ice.subroutines):
        what = "broken" if broken else "over" if place in ice.resolved else ""
        full = labelled(language, words_for[what], fonts.clean(text)) if what else fonts.clean(text)
        subs.append((fonts.wrap(full, span, LEAST, False, 1 if what else _WHOLE), what))
    tall = 70 + LINE + sum(LINE * len(lines) + 8 for lines, _ in subs)
    sign, colour = signs.type_of(ice)
    colour = colour if sign else palette.SOFT

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.framed((MARGIN, y, right, y + tall), palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        x, end = MARGIN + 20, right - 20
        strength = "" if ice.strength is None else say(language, "nr-pic-strength-n", n=ice.strength)
        head, size = fonts.fit(
            say(language, "nr-pic-encounter", name=words.title(ice)), end - x, (36, 33, LEAST), True
        )
        canvas.text(x, y + 36, head, size, palette.ALERT, palette.PANEL, bold=True)
        middle = y + 62 + LINE // 2
        canvas.text(end, middle, strength, LEAST, palette.TEXT, palette.PANEL, bold=True, anchor="right")
        end -= fonts.width(strength, LEAST, True) + 16
        if sign:
            x = canvas.sign(sign, x, middle, 32, colour, palette.PANEL) + 10
        kind = fonts.cut(words.kind(ice, language), end - x, LEAST)
        canvas.text(x, middle, kind, LEAST, colour, palette.PANEL)
        middle += LINE + 4
        for lines, what in subs:
            mark, ink = _MARKS[what]
            canvas.sign(mark, MARGIN + 20, middle, 30, ink, palette.PANEL)
            for text in lines:
                canvas.text(_TEXT, middle, text, LEAST, palette.SOFT if what else palette.TEXT, palette.PANEL)
                middle += LINE
            middle += 8

    return Block(tall, draw)


def _access(card: CardView, language: str) -> Block:
    """The card being accessed, as far as this seat may know it."""
    name = words.title(card)
    head = say(language, "nr-pic-accessing")
    tall = 76 + (LINE + 6 if name else 0)

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.framed((MARGIN, y, right, y + tall), palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        middle = y + 38
        x = canvas.text(MARGIN + 20, middle, head, LEAST, palette.ALERT, palette.PANEL, bold=True) + 16
        if not name:
            canvas.text(x, middle, say(language, "nr-card"), LEAST, palette.TEXT, palette.PANEL)
            return
        text, size = fonts.fit(name, right - 20 - x, (38, 34, LEAST), bold=True)
        canvas.text(x, middle, text, size, palette.TEXT, palette.PANEL, bold=True)
        middle += LINE + 6
        x = tiles.faction(canvas, MARGIN + 20, middle, card.faction, palette.PANEL)
        groups = [(Part(text=words.kind(card, language)),)]
        groups += [(Part(sign, str(number)),) for sign, number in words.numbers(card)]
        counters = tiles.counted(card)
        draw_line(canvas, x, middle, [*groups, counters] if counters else groups, palette.PANEL)

    return Block(tall, draw)
