"""Round robin: everybody meets everybody in their division, by the circle method.

All but one place stand in a circle that turns by one each round; who stands opposite meets. In an odd
division the place in the middle is empty, and who would be there rests. Sides alternate along the circle, so
that over a leg nobody has more than one Corp game more, or fewer, than Runner games; a second leg has the
sides changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.leagues.model import Event
from engine.leagues.rng import shuffled
from engine.leagues.roster import holder
from engine.leagues.setup import division


class Meeting(NamedTuple):
    """The first of the two is the Corp where a match is one game."""

    corp: str
    runner: str


def rounds_of_leg(count: int) -> int:
    """Rounds until everybody has met everybody once."""
    return count - 1 + count % 2 if count > 1 else 0


def circle(places: Sequence[str], played: int) -> tuple[list[Meeting], list[str]]:
    """The meetings of a round (from 0, on through all legs), and who rests."""
    order: list[str | None] = list(places)
    if len(order) < 2:
        return [], list(places)
    if len(order) % 2:
        order.append(None)
    turning, middle = order[:-1], order[-1]
    size = len(turning)
    leg, at = divmod(played, size)
    pairs = [(turning[at], middle) if at % 2 == 0 else (middle, turning[at])]
    for k in range(1, (size + 1) // 2):
        ahead, behind = turning[(at + k) % size], turning[(at - k) % size]
        pairs.append((ahead, behind) if k % 2 else (behind, ahead))
    meetings, resting = [], []
    for corp, runner in pairs:
        if corp is None or runner is None:
            resting.append(corp or runner or "")
        else:
            meetings.append(Meeting(runner, corp) if leg % 2 else Meeting(corp, runner))
    return meetings, resting


def meetings(event: Event, played: int) -> tuple[list[Meeting], list[str]]:
    """A round (from 0) of all divisions: meetings of those who still play, and who rests because the division
    is odd or small, or because their opponent has left."""
    active = {player.id for player in event.active}
    found: list[Meeting] = []
    resting: list[str] = []
    for number in range(1, event.settings.divisions + 1):
        places = shuffled(event.settings.seed, division(event, number), "circle", number)
        if played >= rounds_of_leg(len(places)) * event.settings.legs:
            resting += [holder(event, place) for place in places]
            continue
        pairs, free = circle(places, played)
        resting += [holder(event, place) for place in free]
        for pair in pairs:
            now = Meeting(holder(event, pair.corp), holder(event, pair.runner))
            if active.issuperset(now):
                found.append(now)
            else:
                resting += now
    return found, [one for one in resting if one in active]
