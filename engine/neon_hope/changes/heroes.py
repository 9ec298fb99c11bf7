"""Changes of characters: what they suffer, gain, spend, where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.neon_hope.changes.events import emit
from engine.neon_hope.table.frames import Early, StressFrame
from engine.neon_hope.table.questions import Option, Question
from engine.neon_hope.table.state import Token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.neon_hope.table.queries import Game


def set_hero(g: Game, seat: str, **changes: Any) -> None:
    g.state.heroes[seat] = replace(g.state.heroes[seat], **changes)
    g.state.dirty = True


def suffer(g: Game, seat: str, n: int, early: tuple[Early, ...] = ()) -> None:
    """Start suffering n stress as one instance (NH 13.1). `early`: what was answered before."""
    if n > 0:
        g.push(StressFrame(seat=seat, n=n, early=early))


def losses(g: Game, seat: str, n: int) -> Question | None:
    """What the seat may lose to n stress (R-09), with no hope but its own (R-38); None without a choice.

    One question for hope and cards: whichever of the two go first, the same things are lost (S43).
    """
    hero = g.hero(seat)
    hand, hope = len(hero.hand), hero.hope
    if hero.exhausted or n <= 0 or n >= hand + hope or (not hope and n >= hand):
        return None
    options = [Option(f"card:{i}", "discard", to=code) for i, code in enumerate(hero.hand)]
    options += [Option(f"hope:{i}", "spend_hope", n=i) for i in range(1, min(hope, n) + 1)]
    return Question("stress", tuple(options), n)


def surveillance(g: Game, n: int) -> None:
    """Cause surveillance as one instance, or lower it (NH 13.2). The checkpoint finds thresholds (R-18)."""
    value = max(g.state.surveillance + n, 0)
    moved = value - g.state.surveillance
    if moved:
        before, g.state.surveillance = g.state.surveillance, value
        emit(g, "surveillance", n=moved, other=str(value))
        spent = [at for at in g.state.thresholds if value < at <= before]
        if spent:
            emit(g, "spent_threshold", n=max(spent), other=" ".join(map(str, sorted(spent))))


def hope(g: Game, seat: str, n: int, cause: str = "") -> None:
    value = max(g.hero(seat).hope + n, 0)
    moved = value - g.hero(seat).hope
    if moved:
        set_hero(g, seat, hope=value)
        emit(g, "hope", seat=seat, n=moved, other=cause)


def resources(g: Game, seat: str, n: int) -> None:
    value = max(g.hero(seat).resources + n, 0)
    moved = value - g.hero(seat).resources
    if moved:
        set_hero(g, seat, resources=value)
        emit(g, "resources", seat=seat, n=moved)


def endurance(g: Game, seat: str, n: int) -> None:
    """Change endurance; reaching 0 exhausts only where a rule says so (F3) or an effect asks for it."""
    value = max(g.hero(seat).endurance + n, 0)
    moved = value - g.hero(seat).endurance
    if moved:
        set_hero(g, seat, endurance=value)
        emit(g, "endurance", seat=seat, n=moved)


def token(g: Game, seat: str, attribute: str) -> None:
    """Gain an attribute token with 2 charges (NH 10.1)."""
    set_hero(g, seat, tokens=(*g.hero(seat).tokens, Token(attribute)))
    emit(g, "token", seat=seat, other=attribute)


def spend_charge(g: Game, seat: str, index: int, use: str = "") -> None:
    """Spend a charge; after its last one the token returns to the supply (NH 10.2)."""
    tokens = list(g.hero(seat).tokens)
    spent = tokens[index]
    if spent.charges > 1:
        tokens[index] = replace(spent, charges=spent.charges - 1)
    else:
        del tokens[index]
    set_hero(g, seat, tokens=tuple(tokens))
    emit(g, "charge", seat=seat, other=spent.attribute, place=use)


def recharge(g: Game, seat: str, index: int) -> None:
    """Put a charge back on a token, 2 at most."""
    tokens = list(g.hero(seat).tokens)
    if index < len(tokens) and tokens[index].charges < 2:
        tokens[index] = replace(tokens[index], charges=tokens[index].charges + 1)
        set_hero(g, seat, tokens=tuple(tokens))
        emit(g, "recharge", seat=seat, other=tokens[index].attribute)


def discard_hand(g: Game, seat: str, places: Sequence[int]) -> None:
    """Discard cards by their places in the hand (NH 13.1)."""
    hero = g.hero(seat)
    gone = set(places)
    lost = tuple(code for i, code in enumerate(hero.hand) if i in gone)
    kept = tuple(code for i, code in enumerate(hero.hand) if i not in gone)
    set_hero(g, seat, hand=kept, discard=(*hero.discard, *lost))
    for code in lost:
        emit(g, "discard", seat=seat, code=code)


def take_back(g: Game, seat: str, codes: Sequence[str]) -> None:
    """Action cards from the discard pile to the hand (NH 19.2)."""
    hero = g.hero(seat)
    pile = list(hero.discard)
    back = []
    for code in codes:
        if code in pile:
            pile.remove(code)
            back.append(code)
    if back:
        set_hero(g, seat, hand=(*hero.hand, *back), discard=tuple(pile))
        emit(g, "take_back", seat=seat, n=len(back))


def move_hero(g: Game, seat: str, location: str) -> None:
    """Move a character (NH 6.4)."""
    if g.hero(seat).location != location:
        set_hero(g, seat, location=location)
        emit(g, "move", seat=seat, place=location)


def extra_action(g: Game, seat: str, n: int) -> None:
    set_hero(g, seat, counters=max(g.hero(seat).counters + n, 0))
    emit(g, "extra_action", seat=seat, n=n)
