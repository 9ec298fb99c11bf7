"""Netrunner's own signs: types of ice and what its subroutines do."""

from __future__ import annotations

from typing import Final

from engine.netrunner.shown.view import CardView, SignView
from render import icons, palette
from render.canvas import Canvas
from render.icons import Pen, box, disc, polygon
from render.palette import Colour
from render.phone import Part

# Each sign is drawn on a square of 10 by 10 units.


def _barrier(pen: Pen, u: float) -> None:
    """A wall of bricks."""
    for row, starts in enumerate(((0.2, 5.2), (-2.4, 2.7, 7.7), (0.2, 5.2))):
        top = 0.6 + row * 3.1
        for left in starts:
            box(pen, u, (max(left, 0.2), top, min(left + 4.6, 9.8), top + 2.6), 0.3)


def _code_gate(pen: Pen, u: float) -> None:
    """A gate with a keyhole."""
    disc(pen, u, 5, 4.9, 4.7)
    box(pen, u, (0.3, 4.8, 9.7, 9.7), 0.3)
    disc(pen, u, 5, 4.6, 1.6, 0)
    polygon(pen, u, [(4.4, 5), (5.6, 5), (6.2, 8.2), (3.8, 8.2)], 0)


def _sentry(pen: Pen, u: float) -> None:
    """A cross-hair."""
    disc(pen, u, 5, 5, 4.0)
    disc(pen, u, 5, 5, 2.7, 0)
    for line in ((4.3, 0, 5.7, 3.4), (4.3, 6.6, 5.7, 10), (0, 4.3, 3.4, 5.7), (6.6, 4.3, 10, 5.7)):
        box(pen, u, line, 0.2)


def _end(pen: Pen, u: float) -> None:
    """A stop sign with a bar."""
    polygon(pen, u, [(3, 0.2), (7, 0.2), (9.8, 3), (9.8, 7), (7, 9.8), (3, 9.8), (0.2, 7), (0.2, 3)])
    box(pen, u, (2.2, 4.0, 7.8, 6.0), 0.2, 0)


def _net(pen: Pen, u: float) -> None:
    """A burst: net damage."""
    polygon(pen, u, icons.star_points(5, 5, 5, 2.2, 7))


def _meat(pen: Pen, u: float) -> None:
    """A drop: meat damage."""
    disc(pen, u, 5, 6.4, 3.5)
    polygon(pen, u, [(5, 0.1), (8.2, 5.2), (1.8, 5.2)])


def _untag(pen: Pen, u: float) -> None:
    """A label with a cross."""
    polygon(pen, u, [(0.4, 5), (3.8, 1.4), (9.6, 1.4), (9.6, 8.6), (3.8, 8.6)])
    polygon(pen, u, [(4.2, 3.6), (5.0, 2.8), (8.2, 6.2), (7.4, 7.0)], 0)
    polygon(pen, u, [(7.4, 2.8), (8.2, 3.6), (5.0, 7.0), (4.2, 6.2)], 0)


def _coin(pen: Pen, u: float) -> None:
    disc(pen, u, 3.6, 5, 3.6)
    disc(pen, u, 3.6, 5, 2.4, 0)
    box(pen, u, (3.0, 3.3, 4.2, 6.7), 0.4)


def _plus(pen: Pen, u: float) -> None:
    box(pen, u, (7.5, 4.4, 10, 5.6), 0.1)
    box(pen, u, (8.15, 3.75, 9.35, 6.25), 0.1)


def _minus(pen: Pen, u: float) -> None:
    box(pen, u, (7.4, 4.2, 10, 5.8), 0.1)


def _credit_down(pen: Pen, u: float) -> None:
    _coin(pen, u)
    _minus(pen, u)


def _credit_up(pen: Pen, u: float) -> None:
    _coin(pen, u)
    _plus(pen, u)


def _clock(pen: Pen, u: float) -> None:
    disc(pen, u, 3.6, 5, 3.6)
    box(pen, u, (3.1, 2.4, 4.1, 5.5), 0.2, 0)
    box(pen, u, (3.1, 4.6, 6.0, 5.5), 0.2, 0)


def _click_down(pen: Pen, u: float) -> None:
    _clock(pen, u)
    _minus(pen, u)


def _click_up(pen: Pen, u: float) -> None:
    _clock(pen, u)
    _plus(pen, u)


def _trash(pen: Pen, u: float) -> None:
    """A bin."""
    box(pen, u, (3.6, 0.3, 6.4, 1.8), 0.3)
    box(pen, u, (0.9, 1.3, 9.1, 2.7), 0.3)
    polygon(pen, u, [(1.7, 3.4), (8.3, 3.4), (7.5, 9.8), (2.5, 9.8)])
    for left in (3.5, 5.7):
        box(pen, u, (left, 4.4, left + 0.8, 8.8), 0.2, 0)


def _install(pen: Pen, u: float) -> None:
    """An arrow down onto the table."""
    box(pen, u, (4.0, 0.3, 6.0, 4.4), 0.2)
    polygon(pen, u, [(1.6, 3.8), (8.4, 3.8), (5, 7.4)])
    box(pen, u, (0.4, 8.2, 9.6, 9.8), 0.2)


def _back(pen: Pen, u: float) -> None:
    """An arrow back."""
    polygon(pen, u, [(0.2, 3.8), (4.4, 0.4), (4.4, 7.2)])
    box(pen, u, (3.8, 2.8, 9.6, 4.8), 0.2)
    box(pen, u, (7.6, 2.8, 9.6, 9.4), 0.2)


def _leave(pen: Pen, u: float) -> None:
    """A door and an arrow out of it."""
    box(pen, u, (0.4, 0.4, 5.2, 9.6), 0.3)
    box(pen, u, (3.4, 4.2, 5.3, 5.8), 0.1, 0)
    box(pen, u, (3.6, 4.5, 7.4, 5.5), 0.1)
    polygon(pen, u, [(6.6, 2.6), (9.9, 5), (6.6, 7.4)])


def _access(pen: Pen, u: float) -> None:
    """An arrow into a box."""
    box(pen, u, (4.0, 0.4, 9.6, 9.6), 0.3)
    box(pen, u, (5.4, 1.8, 8.2, 8.2), 0.1, 0)
    polygon(pen, u, [(4.0, 2.2), (7.6, 5), (4.0, 7.8)])
    box(pen, u, (0.2, 4.2, 4.4, 5.8), 0.1)


def _move(pen: Pen, u: float) -> None:
    """Two arrows in a row."""
    polygon(pen, u, [(0.3, 1.0), (5.0, 5), (0.3, 9.0)])
    polygon(pen, u, [(5.0, 1.0), (9.7, 5), (5.0, 9.0)])


def _again(pen: Pen, u: float) -> None:
    """An arrow round."""
    disc(pen, u, 5, 5.2, 4.6)
    disc(pen, u, 5, 5.2, 2.9, 0)
    polygon(pen, u, [(5, 5.2), (10, 0), (10, 6.0)], 0)
    polygon(pen, u, [(4.6, 0), (8.8, 1.9), (5.0, 4.6)])


def _lasting(pen: Pen, u: float) -> None:
    """An hourglass."""
    polygon(pen, u, [(1.2, 1.4), (8.8, 1.4), (5.5, 5), (8.8, 8.6), (1.2, 8.6), (4.5, 5)])
    box(pen, u, (0.8, 0.2, 9.2, 1.8), 0.2)
    box(pen, u, (0.8, 8.2, 9.2, 9.8), 0.2)


def _contest(pen: Pen, u: float) -> None:
    """Two arrows towards each other."""
    polygon(pen, u, [(0.3, 1.2), (4.6, 5.0), (0.3, 8.8)])
    polygon(pen, u, [(9.7, 1.2), (5.4, 5.0), (9.7, 8.8)])


def _trace(pen: Pen, u: float) -> None:
    """Waves from a point."""
    for radius, fill in ((5.0, 255), (4.0, 0), (3.0, 255), (1.9, 0), (1.0, 255)):
        disc(pen, u, 5, 5, radius, fill)


def _used(pen: Pen, u: float) -> None:
    """A tick."""
    polygon(pen, u, [(0.4, 5.4), (1.9, 3.8), (4.0, 5.9), (8.2, 1.2), (9.7, 2.6), (4.0, 8.9)])


def _chosen(pen: Pen, u: float) -> None:
    """A flag."""
    box(pen, u, (1.4, 0.2, 3.0, 9.8), 0.3)
    polygon(pen, u, [(2.8, 0.6), (9.6, 3.4), (2.8, 6.2)])


def _asset(pen: Pen, u: float) -> None:
    """A house."""
    polygon(pen, u, [(0.2, 4.8), (5, 0.4), (9.8, 4.8)])
    box(pen, u, (1.4, 4.4, 8.6, 9.6), 0.2)
    box(pen, u, (4.0, 6.4, 6.0, 9.7), 0.1, 0)


def _upgrade(pen: Pen, u: float) -> None:
    """A plus."""
    box(pen, u, (3.6, 0.4, 6.4, 9.6), 0.4)
    box(pen, u, (0.4, 3.6, 9.6, 6.4), 0.4)


def _ice(pen: Pen, u: float) -> None:
    """A card that lies crosswise."""
    box(pen, u, (0.2, 2.4, 9.8, 7.6), 0.8)


def _ice_down(pen: Pen, u: float) -> None:
    box(pen, u, (0.2, 2.4, 9.8, 7.6), 0.8)
    box(pen, u, (1.3, 3.5, 8.7, 6.5), 0.3, 0)


def _root_down(pen: Pen, u: float) -> None:
    box(pen, u, (2.0, 0.2, 8.0, 9.8), 0.8)
    box(pen, u, (3.1, 1.3, 6.9, 8.7), 0.3, 0)


icons.add(
    {
        "barrier": _barrier, "code_gate": _code_gate, "sentry": _sentry, "asset": _asset, "upgrade": _upgrade,
        "end": _end, "net": _net, "meat": _meat, "untag": _untag, "credit_down": _credit_down,
        "credit_up": _credit_up, "click_down": _click_down, "click_up": _click_up, "trash": _trash,
        "install": _install, "back": _back, "leave": _leave, "access": _access,
        "counter": icons.drawn("diamond"), "move": _move, "again": _again, "lasting": _lasting,
        "contest": _contest, "trace": _trace, "used": _used, "chosen": _chosen,
        "ice": _ice, "ice_down": _ice_down, "root": icons.drawn("card"), "root_down": _root_down,
    }
)  # fmt: skip

_TYPES: Final[dict[str, tuple[str, Colour]]] = {
    "Barrier": ("barrier", palette.COUNTERS["power"]),
    "Code Gate": ("code_gate", palette.FACTIONS["shaper"][0]),
    "Sentry": ("sentry", palette.FACTIONS["jinteki"][0]),
}
"""The types of ice that icebreakers are made against."""
_HURTS = frozenset(("net", "meat", "core", "end"))
CHIP = 40
"""Height of a subroutine's signs."""


def type_of(card: CardView) -> tuple[str, Colour]:
    """The sign and the colour of a card's type of ice; ("", grey) for ice of none."""
    return next((_TYPES[name] for name in card.subtypes if name in _TYPES), ("", palette.LINE))


def breaking(card: CardView) -> tuple[Part, ...]:
    """What an icebreaker breaks, in the signs and colours of the ice."""
    if "" in card.breaks:
        return (Part("sub", colour=palette.TEXT),)
    return tuple(
        Part(sign, colour=colour)
        for sign, colour in (_TYPES.get(name, ("sub", palette.TEXT)) for name in card.breaks)
    )


def matched(card: CardView, rig: tuple[CardView, ...]) -> bool:
    """Whether some icebreaker of the rig is made against this ice."""
    return any("" in breaker.breaks or set(breaker.breaks) & set(card.subtypes) for breaker in rig)


def _parts(signs: tuple[SignView, ...]) -> list[Part]:
    return [
        Part(
            sign.name, str(sign.n) if sign.n > 1 or (sign.n and sign.name == "trace") else "",
            palette.SOFT if not sign.sure else palette.BAD if sign.name in _HURTS else palette.TEXT, True,
        )
        for sign in signs
    ]  # fmt: skip


def _width(parts: list[Part]) -> int:
    return sum(part.width for part in parts) + 6 * (len(parts) - 1) + 18


def _lines(card: CardView, limit: int) -> list[list[list[Part]]]:
    """The subroutines in lines, a list of signs for each; a cross for one that is broken."""
    lines: list[list[list[Part]]] = []
    left = 0
    for index, signs in enumerate(card.signs):
        broken = index < len(card.subroutines) and card.subroutines[index][1]
        parts = [Part("broken", colour=palette.GOOD)] if broken else _parts(signs)
        wide = _width(parts) + 6
        if not lines or wide > left:
            lines.append([])
            left = limit + 6
        lines[-1].append(parts)
        left -= wide
    return lines


def width(card: CardView) -> int:
    """Pixels that a card's subroutines take in one line."""
    return sum(_width(parts) + 6 for line in _lines(card, 10_000) for parts in line) - 6


def height(card: CardView, limit: int) -> int:
    """Pixels that a card's subroutines take within `limit` pixels."""
    return len(_lines(card, limit)) * (CHIP + 6)


def draw(canvas: Canvas, x: int, y: int, limit: int, card: CardView, back: Colour) -> None:
    """A chip for each subroutine with the signs of what it does."""
    fill = palette.WELL if back != palette.WELL else palette.PANEL
    for line in _lines(card, limit):
        at = x
        for parts in line:
            wide = _width(parts)
            canvas.panel((at, y, at + wide, y + CHIP), fill, back, 10)
            inside = at + 9
            for part in parts:
                inside = part.draw(canvas, inside, y + CHIP // 2, fill) + 6
            at += wide + 6
        y += CHIP + 6
