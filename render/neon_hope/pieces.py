"""What several blocks draw: standees, modifiers, tasks, danger symbols and slots, tokens."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import say
from engine.neon_hope.shown.view import CardView, HeroView, SlotView, TaskView, TokenView, View
from render import fonts, palette
from render.canvas import Canvas
from render.neon_hope import colours, flow, words
from render.neon_hope.flow import Item
from render.neon_hope.signs import ATTRIBUTES
from render.palette import Colour

_SYMBOLS = {"stress": ("stress", colours.STRESS), "surveillance": ("eye", colours.WATCH)}
_SLOTTED = 8
"""How much wider the frame of a slot is than what lies in it, on each side."""


def attribute_sign(view: View, attribute: str) -> str:
    """The sign of an attribute: by its place in the display order."""
    for hero in view.heroes:
        for index, (identifier, _, _) in enumerate(hero.values):
            if identifier == attribute:
                return ATTRIBUTES[index % len(ATTRIBUTES)]
    return ATTRIBUTES[0]


def pawn(hero: HeroView, size: int) -> Item:
    """A standee: colour and seat number."""
    colour = colours.hero(hero.color)
    number = str(hero.color + 1)

    def draw(canvas: Canvas, x: int, middle: int, back: Colour) -> None:
        canvas.sign("pawn", x, middle, size, colour, back)
        text = max(fonts.MIN_SIZE, round(size * 0.5))
        down = middle - size // 2 + round(size * 0.67)
        canvas.text(x + size // 2, down, number, text, palette.INK, colour, bold=True, anchor="centre")

    return Item(size, draw)


def standee(view: View, seat: str, names: words.Names, size: int, room: int) -> Item:
    """Who stands at a place: standee, character and the person's name."""
    hero = view.hero(seat)
    if hero is None:
        return flow.label(seat, size, palette.TEXT, bold=True, room=room)
    person = fonts.clean((names or {}).get(seat, ""))
    mark = pawn(hero, size + 16)
    name = flow.label(hero.name, size, colours.hero(hero.color), bold=True, room=room - mark.width - 8)
    left = room - mark.width - name.width - 16
    if not person or left < 60:
        return flow.glued((mark, name))
    return flow.glued((mark, name, flow.label(person, size - 2, palette.SOFT, room=left)))


def modifier_colour(text: str) -> Colour:
    """Good, bad or neither; each also has its own figure or sign."""
    if text in ("epic-win", "+1", "+2", "+3"):
        return palette.GOOD
    return palette.TEXT if text == "0" else palette.BAD


def modifier(text: str, size: int) -> Item:
    """A modifier: its number, or its sign."""
    colour = modifier_colour(text)
    shown = words.modifier(text)
    return flow.label(shown, size, colour, bold=True) if shown else flow.sign(text, size, colour)


def slot(symbol: SlotView, size: int) -> Item:
    """A danger symbol, with a frame where a die fits, or the die that covers it."""
    name, colour = _SYMBOLS.get(symbol.kind, ("", palette.TEXT))
    if symbol.filled:
        return flow.sign("die", size + _SLOTTED, palette.GOOD)
    if not symbol.slot:
        return flow.sign(name, size, colour) if name else flow.sign("slot", size, palette.SOFT)
    if not name:
        return flow.sign("slot", size + _SLOTTED, palette.SOFT)

    def draw(canvas: Canvas, x: int, middle: int, back: Colour) -> None:
        canvas.sign("slot", x, middle, size + _SLOTTED, palette.SOFT, back)
        inset = 7
        canvas.sign(name, x + inset, middle, size + _SLOTTED - 2 * inset, colour, back)

    return Item(size + _SLOTTED, draw)


def dangers(card: CardView, size: int) -> Item:
    """The danger symbols of a card."""
    found = [each for each in card.slots if each.kind in _SYMBOLS]
    return flow.glued([slot(each, size) for each in found], 5)


def dice_slots(card: CardView, size: int) -> Item:
    """Free-standing hacking slots."""
    return flow.glued([slot(each, size) for each in card.slots if each.kind == "slot"], 5)


def retreat_box(card: CardView, size: int, language: str) -> Item:
    """The slots of the retreat box behind its name."""
    found = [slot(each, size) for each in card.slots if each.kind == "retreat"]
    if not found:
        return flow.NOTHING
    word = flow.label(say(language, "rnh-retreats"), size, palette.SOFT)
    return flow.glued((flow.sign("retreat", size, palette.SOFT), word, flow.glued(found, 5)))


def token(view: View, each: TokenView, size: int) -> Item:
    """A support token: sign, name and its charges as pips."""
    if each.kind == "hope":
        return flow.glued(
            (flow.sign("hope", size + 2, colours.HOPE), flow.label(each.name, size, palette.TEXT))
        )
    if each.kind == "resource":
        mark = flow.sign("resource", size + 2, colours.RESOURCE)
        return flow.glued((mark, flow.label(each.name, size, palette.TEXT)))
    parts = [
        flow.sign(attribute_sign(view, each.kind), size, palette.ALERT),
        flow.label(each.name, size, palette.TEXT),
        *(flow.sign("pip", size - 8, palette.ALERT) for _ in range(each.charges)),
    ]
    return flow.glued(parts, 6)


def task(view: View, each: TaskView, card: CardView, size: int, room: int) -> list[Item]:
    """A task in pieces: what it is, the chance, its danger with the symbols, its retreat value, keywords."""
    language = view.language
    kind = flow.glued(
        (flow.sign(each.type, size + 2, palette.TEXT), flow.label(each.type_name, size, palette.TEXT))
    )
    need = flow.glued(
        (
            flow.sign(attribute_sign(view, each.attribute), size - 4, palette.ALERT),
            flow.label(each.attribute_name, size, palette.TEXT),
            flow.label(str(each.difficulty), size + 4, palette.TEXT, bold=True),
        ),
        7,
    )
    if each.chance is not None:
        text = say(language, "rnh-percent", n=percent(each.chance))
        need = flow.glued((need, flow.chip(text, size - 2, _odds(each.chance))), 12)
    whole = flow.glued((kind, need), 14)
    found = [whole] if whole.width <= room else [kind, need]
    if each.danger is not None:
        label = flow.label(say(language, "rnh-danger", n=each.danger), size, colours.STRESS)
        # The symbols of a card that fights stand with its health: they are its attack, too.
        found.append(flow.glued((label, dangers(card, size))) if card.kind != "enemy" else label)
    if each.retreat is not None:
        mark = flow.sign("retreat", size - 2, palette.SOFT)
        label = flow.label(say(language, "rnh-retreat", n=each.retreat), size, palette.SOFT)
        found.append(flow.glued((mark, label)))
    if each.keywords:
        found.append(flow.label(", ".join(each.keywords), size - 2, colours.STRESS, bold=True, room=room))
    return found


def _odds(chance: float) -> Colour:
    """Likely, open or unlikely."""
    return palette.GOOD if chance >= 2 / 3 else palette.ALERT if chance >= 1 / 3 else palette.BAD


def percent(chance: float) -> int:
    """Whole per cent; only what is certain is 0 or 100."""
    if chance <= 0 or chance >= 1:
        return round(chance * 100)
    return min(max(round(chance * 100), 1), 99)


def pips(names: Sequence[str], size: int, colour: Colour) -> Item:
    """Signs in a row."""
    return flow.glued([flow.sign(name, size, colour) for name in names], 4)
