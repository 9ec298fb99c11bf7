"""The whole table as one picture, or two when it is more than a phone can show at once."""

from __future__ import annotations

from engine.messages import say
from engine.netrunner.shown.view import CardView, View
from render import fonts, palette
from render.blocks import MARGIN, WIDTH, Block, listing, page, total
from render.canvas import Canvas
from render.netrunner import alt, tiles, words
from render.netrunner.bars import banner, corp_bar, runner_bar
from render.netrunner.rig import rig
from render.netrunner.servers import archives, rows
from render.netrunner.words import Names
from render.picture import Picture

LIMIT = 1800
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
        whole = [banner(view, names), *corp, *_event(view), *runner]
        if total(whole) <= LIMIT:
            return [page(whole)], [alt.board(view, names)]
    head = banner(view, names)
    halves = []
    for part in (_corp, _runner):
        event = _event(view) if part is _corp else []
        blocks = [head, *part(view, names, False), *event]
        if total(blocks) > LIMIT:
            blocks = [head, *part(view, names, True), *event]
        halves.append(page(blocks))
    return halves, [alt.board(view, names, ("corp",)), alt.board(view, names, ("runner",))]


def _corp(view: View, names: Names, compact: bool) -> list[Block]:
    return [corp_bar(view, names), *rows(view, compact=compact), *archives(view)]


def _runner(view: View, names: Names, compact: bool) -> list[Block]:
    blocks = [runner_bar(view, names), rig(view, compact=compact)]
    if view.runner.heap:
        label = say(view.language, "nr-pic-heap-label")
        blocks.append(listing(label, words.pile(view.runner.heap, view.language), language=view.language))
    return blocks


def _event(view: View) -> list[Block]:
    """What is going on: subroutines of the ice encountered, the card accessed, cards shown."""
    found: list[Block] = []
    run, language = view.run, view.language
    if run is not None and run.phase == "encounter":
        ice = next(
            (
                card
                for server in view.corp.servers
                for card in server.ice
                if card.oid is not None and card.oid == run.ice_oid
            ),
            None,
        )
        if ice is not None and ice.subroutines:
            found.append(_encounter(ice, language))
    if run is not None and run.accessing is not None:
        found.append(_access(run.accessing, language))
    if view.revealed:
        shown = words.grouped(words.title(card) or say(language, "nr-card") for card in view.revealed)
        found.append(listing(say(language, "nr-pic-shown"), shown, language=language))
    return found


def _encounter(ice: CardView, language: str) -> Block:
    """The ice's subroutines, one a line, the broken ones crossed out."""
    tall = 62 + 40 * len(ice.subroutines)
    broken = say(language, "nr-pic-broken")

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.framed((MARGIN, y, right, y + tall), palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        x = MARGIN + 20
        end = right - 20
        strength = "" if ice.strength is None else say(language, "nr-pic-strength-n", n=ice.strength)
        canvas.text(end, y + 32, strength, 28, palette.TEXT, palette.PANEL, bold=True, anchor="right")
        head = fonts.cut(say(language, "nr-pic-encounter", name=words.title(ice)), end - x - 420, 30, True)
        at = canvas.text(x, y + 32, head, 30, palette.ALERT, palette.PANEL, bold=True) + 18
        kind = fonts.cut(words.kind(ice, language), end - at - 200, 26)
        canvas.text(at, y + 32, kind, 26, palette.SOFT, palette.PANEL)
        for index, (text, done) in enumerate(ice.subroutines):
            middle = y + 74 + 40 * index
            sign, colour = ("broken", palette.SOFT) if done else ("sub", palette.ALERT)
            canvas.sign(sign, x, middle, 26, colour, palette.PANEL)
            at = x + 42
            if done:
                at = canvas.text(at, middle, broken, 26, palette.GOOD, palette.PANEL, bold=True) + 14
            shown, size = fonts.fit(fonts.clean(text), end - at, (26, 24))
            canvas.text(at, middle, shown, size, palette.SOFT if done else palette.TEXT, palette.PANEL)

    return Block(tall, draw)


def _access(card: CardView, language: str) -> Block:
    """The card being accessed, as far as this seat may know it."""

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.framed((MARGIN, y, right, y + 72), palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        middle = y + 36
        head = say(language, "nr-pic-accessing")
        x = canvas.text(MARGIN + 20, middle, head, 30, palette.ALERT, palette.PANEL, bold=True) + 16
        name = words.title(card)
        if not name:
            canvas.text(x, middle, say(language, "nr-card"), 30, palette.TEXT, palette.PANEL)
            return
        x = tiles.faction(canvas, x, middle, card.faction, palette.PANEL, 34)
        kind = words.kind(card, language)
        end = tiles.counters(canvas, right - 20, middle, card, palette.PANEL)
        text, size = fonts.fit(name, end - x - 20 - fonts.width(kind, 26), (34, 30, 28), bold=True)
        x = canvas.text(x, middle, text, size, palette.TEXT, palette.PANEL, bold=True) + 18
        canvas.text(x, middle, fonts.cut(kind, end - x, 26), 26, palette.SOFT, palette.PANEL)

    return Block(72, draw)
