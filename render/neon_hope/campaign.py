"""A campaign: the path taken with what each step changed, and each character with scars and training."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.messages import labelled, parts, say, sentence, sentences
from engine.neon_hope.shown.campaign_view import CampaignView, Change, PathStep, Person
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.neon_hope import colours, flow, pieces, words
from render.neon_hope.alt import shorten
from render.neon_hope.page import INNER, MARGIN, WIDTH, page
from render.palette import Colour
from render.picture import ALT_LIMIT, Picture

_PAD: Final = 16
_RAIL: Final = MARGIN + 24
"""Where the middle of the path runs."""
_TEXT: Final = MARGIN + 58
_SPAN: Final = WIDTH - MARGIN - _PAD - _TEXT
_NAME, _SMALL = 26, 20
STEPS: Final = 24
"""Steps that are drawn, more than a season of five nights has; what lies before them is counted."""
GONE: Final = {"crossed": "rnh-campaign-crossed", "healed": "rnh-campaign-healed"}
COUNTED: Final = ("tracker", "pool")
CHANGES: Final = 8
"""Lines of a step."""
_MARKS: Final[dict[str, tuple[str, Colour]]] = {
    "scar": ("heart_lost", palette.BAD),
    "ally": ("pawn", palette.GOOD),
    "secret": ("silence", palette.ALERT),
    "betrayal": ("skull", palette.BAD),
    "note": ("chapter", palette.SOFT),
}


def campaign(view: CampaignView) -> Picture:
    """The picture, as wide as this game's pages."""
    drawn = canvas(view)
    return Picture(drawn.png(), "campaign.png", alt(view), drawn.width, drawn.height)


def canvas(view: CampaignView) -> Canvas:
    """The drawn picture before encoding, for tests."""
    return page([_title(view), _path(view), *(_person(one, view.language) for one in view.people)])


# -- the path -----------------------------------------------------------------------------------------------


def _title(view: CampaignView) -> Block:
    counts = [
        flow.glued((flow.label(name, _SMALL, palette.SOFT), flow.label(str(n), 26, palette.TEXT, bold=True)))
        for name, n in view.trackers
    ]
    pool = [
        flow.glued(
            (flow.label(f"{n:+d} ×".replace("-", "−"), 24, palette.TEXT, bold=True), pieces.modifier(one, 30))
        )
        for one, n in view.pool
    ]
    rows = flow.lines(counts, INNER - 2 * _PAD, 24)
    if pool:
        name = flow.label(say(view.language, "rnh-campaign-modifiers"), _SMALL, palette.SOFT)
        rows += flow.lines((name, *pool), INNER - 2 * _PAD, 24)
    tall = 56 + 36 * len(rows)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + tall), palette.PANEL, palette.PAGE)
        shown, size = fonts.fit(fonts.clean(view.name), INNER - 2 * _PAD, (34, 30, 26, 22), bold=True)
        canvas.text(MARGIN + _PAD, y + 30, shown, size, palette.TEXT, palette.PANEL, bold=True)
        for index, row in enumerate(rows):
            flow.draw(canvas, MARGIN + _PAD, y + 70 + 36 * index, row, palette.PANEL, 24)

    return Block(tall, draw)


def _path(view: CampaignView) -> Block:
    steps = view.path[-STEPS:]
    hidden = len(view.path) - len(steps)
    stops = [_Stop(step, view.language) for step in steps]
    before = [say(view.language, "rnh-campaign-before", n=hidden)] if hidden else []
    last = view.next or say(view.language, "rnh-campaign-over")
    tall = 20 + 36 * len(before) + sum(stop.height for stop in stops) + 52

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + tall), palette.PANEL, palette.PAGE)
        at = y + 10
        canvas.rectangle((_RAIL - 2, at + 20, _RAIL + 2, y + tall - 36), palette.LINE)
        for text in before:
            canvas.text(_TEXT, at + 18, text, _SMALL, palette.SOFT, palette.PANEL)
            at += 36
        for stop in stops:
            stop.draw(canvas, at)
            at += stop.height
        label = flow.glued(
            (
                flow.label(say(view.language, "rnh-campaign-next"), _SMALL, palette.SOFT)
                if view.next
                else flow.NOTHING,
                flow.label(
                    last, _NAME, palette.ALERT if view.next else palette.TEXT, bold=True, room=_SPAN - 120
                ),
            ),
            10,
        )
        canvas.sign("ring" if view.next else "check", _RAIL - 15, at + 26, 30, palette.ALERT, palette.PANEL)
        label.draw(canvas, _TEXT, at + 26, palette.PANEL)

    return Block(tall, draw)


class _Stop:
    """A step behind the group, with what it changed."""

    def __init__(self, step: PathStep, language: str) -> None:
        self.step = step
        self.name = fonts.wrap(fonts.clean(step.name), _SPAN, _NAME, True, 2)
        told = [step.ending] if step.ending else []
        kept = shown(step)
        told += [spoken(change, language) for change in kept if change.manner not in COUNTED]
        # Numbers are short: they share their lines.
        numbers = " · ".join(spoken(change, language) for change in kept if change.manner in COUNTED)
        told += [numbers] if numbers else []
        self.lines: list[tuple[str, Colour]] = []
        for number, text in enumerate(told):
            colour = palette.TEXT if step.ending and not number else palette.SOFT
            self.lines += [(part, colour) for part in fonts.wrap(fonts.clean(text), _SPAN, _SMALL, False, 2)]
        if len(self.lines) > CHANGES:
            rest = len(self.lines) - CHANGES + 1
            self.lines = [*self.lines[: CHANGES - 1], (say(language, "nr-pic-more", n=rest), palette.SOFT)]
        self.height = 34 * len(self.name) + 27 * len(self.lines) + 18

    def draw(self, canvas: Canvas, y: int) -> None:
        won, middle = self.step.won, y + 22
        if won is None:
            canvas.sign("diamond", _RAIL - 10, middle, 20, palette.SOFT, palette.PANEL)
        else:
            fill = palette.GOOD if won else palette.BAD
            canvas.panel((_RAIL - 18, middle - 18, _RAIL + 18, middle + 18), fill, palette.PANEL, 18)
            canvas.sign("check" if won else "heart_lost", _RAIL - 12, middle, 24, palette.INK, fill)
        for text in self.name:
            canvas.text(_TEXT, y + 22, text, _NAME, palette.TEXT, palette.PANEL, bold=True)
            y += 34
        for text, colour in self.lines:
            canvas.text(_TEXT, y + 20, text, _SMALL, colour, palette.PANEL)
            y += 27


def shown(step: PathStep) -> list[Change]:
    """What is told of a step: not what somebody's choice wrote for them, which their card has, nor what was
    got ready and used."""
    chose = {change.who for change in step.changes if change.manner == "choice"} - {""}
    return [
        change
        for change in step.changes
        if not change.used_up and (change.manner not in ("mark", "card") or change.who not in chose)
    ]


def spoken(change: Change, language: str) -> str:
    """A change in words, with signs that say whether it came or went."""
    text = change.text
    if change.manner == "pool":
        text = say(
            language,
            "rnh-campaign-pool",
            n=f"{change.n:+d}".replace("-", "−"),
            modifier=words.spoken(text, language),
        )
    elif change.manner == "tracker":
        text = f"{text}{fonts.NO_BREAK}{change.n:+d}".replace("-", "−")
    elif change.manner == "choice":
        text = say(language, "rnh-campaign-choice", choice=text)
    elif change.manner in GONE:
        text = say(language, GONE[change.manner], note=text)
    elif change.manner == "card":
        text = say(language, "rnh-campaign-card", card=text)
    return say(language, "rnh-campaign-who", who=change.who, what=text) if change.who else text


# -- the people ---------------------------------------------------------------------------------------------


def _person(person: Person, language: str) -> Block:
    """A character's card."""
    span = INNER - 2 * _PAD - 12
    rows: list[tuple[str, Colour, Sequence[str]]] = []
    for mark in person.marks:
        sign, colour = _MARKS.get(mark.kind, _MARKS["note"])
        rows.append((sign, colour, fonts.wrap(fonts.clean(mark.text), span - 36, _SMALL, False, 3)))
    for new, old in person.learned:
        text = say(language, "rnh-campaign-learned", card=new, old=old)
        rows.append(
            ("card", colours.KINDS["action"], fonts.wrap(fonts.clean(text), span - 36, _SMALL, False, 2))
        )
    for name in person.followers:
        rows.append(
            ("pawn", colours.KINDS["follower"], fonts.wrap(fonts.clean(name), span - 36, _SMALL, False, 2))
        )
    if not rows:
        rows.append(("", palette.SOFT, [say(language, "rnh-campaign-unscathed")]))
    tall = 50 + sum(8 + 26 * len(lines) for _, _, lines in rows) + 6

    def draw(canvas: Canvas, y: int) -> None:
        canvas.place("tile", (MARGIN, y, WIDTH - MARGIN, y + tall))
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + tall), palette.TILE, palette.PAGE)
        canvas.panel((MARGIN, y + 10, MARGIN + 8, y + tall - 10), colours.hero(person.color), palette.TILE, 4)
        x, at = MARGIN + _PAD + 8, y + 28
        shown = fonts.cut(fonts.clean(person.name), span, _NAME, True)
        canvas.text(x, at, shown, _NAME, colours.hero(person.color), palette.TILE, bold=True)
        at += 34
        for sign, colour, lines in rows:
            if sign:
                canvas.sign(sign, x, at, 22, colour, palette.TILE)
            for text in lines:
                canvas.text(x + (36 if sign else 0), at, text, _SMALL, palette.TEXT, palette.TILE)
                at += 26
            at += 8

    return Block(tall, draw)


# -- in words -----------------------------------------------------------------------------------------------


def alt(view: CampaignView) -> str:
    """In words: where it stands, the path, and what each character carries."""
    language = view.language
    where = (
        say(language, "rnh-alt-campaign-next", step=view.next)
        if view.next
        else say(language, "rnh-campaign-over")
    )
    said = [labelled(language, view.name, where)]
    said += [f"{name} {n}" for name, n in view.trackers]
    for person in view.people:
        things = [mark.text.rstrip(".。") for mark in person.marks]
        things += [say(language, "rnh-campaign-learned", card=new, old=old) for new, old in person.learned]
        things += person.followers
        what = parts(language, things) if things else say(language, "rnh-campaign-unscathed")
        said.append(labelled(language, person.name, what))
    said = [sentence(language, _plain(part)) for part in said]
    # Where not all of the path fits, its end is what counts.
    path: list[str] = []
    for left, step in zip(range(len(view.path) - 1, -1, -1), reversed(view.path), strict=True):
        changes = [step.ending, *(spoken(change, language) for change in shown(step))]
        told = parts(language, (change.rstrip(".。") for change in changes if change))
        line = labelled(language, step.name, told) if told else step.name
        line = sentence(language, _plain(line))
        before = [sentence(language, say(language, "rnh-campaign-before", n=left))] if left else []
        if len(sentences(language, (*said, *before, line, *path))) > ALT_LIMIT:
            path.insert(0, sentence(language, say(language, "rnh-campaign-before", n=left + 1)))
            break
        path.insert(0, line)
    return shorten((*said, *path), language)


def _plain(text: str) -> str:
    """For reading aloud: no line ends in it anyway."""
    return fonts.clean(text).replace(fonts.NO_BREAK, " ")
