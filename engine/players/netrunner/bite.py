"""What a subroutine does to the Runner, in numbers, and how such numbers go together."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.players.netrunner.worth.scale import CARD_LOST, STAKE

if TYPE_CHECKING:
    from collections.abc import Iterable


class Bite(NamedTuple):
    """What a subroutine does to the Runner."""

    stop: float = 0.0
    """How likely it ends the run, 0 to 1."""
    damage: int = 0
    loss: float = 0.0
    """Everything else, in credits."""
    rich: int = 0
    """With more credits than this when it resolves, it does not end the run; 0 if that is no matter."""
    drain: int = 0
    """Credits it takes from the Runner."""
    toll: int = 0
    """Credits for which the Runner may keep it from ending the run; 0 if there is no such choice."""

    def hurt(self) -> float:
        """All of it, in credits."""
        stop = min(STAKE, self.toll) if self.toll else STAKE * self.stop
        return stop + CARD_LOST * self.damage + self.loss + self.drain


NOTHING: Final = Bite()


@lru_cache(maxsize=4096)
def in_turn(one: Bite, then: Bite) -> Bite:
    """Both of them, one after the other."""
    certain = any(each.stop == 1 and not each.rich and not each.toll for each in (one, then))
    return Bite(
        max(one.stop, then.stop), one.damage + then.damage, one.loss + then.loss,
        0 if certain else max(one.rich, then.rich), one.drain + then.drain,
        0 if certain else one.toll + then.toll,
    )  # fmt: skip


def mixed(so: float, one: Bite, other: Bite) -> Bite:
    """The one with a chance, else the other; damage is reckoned with where it is as likely as not."""
    if so in (0.0, 1.0):
        return one if so else other
    likelier = one if so > 0.5 or (so == 0.5 and one.damage >= other.damage) else other
    return Bite(
        so * one.stop + (1 - so) * other.stop, likelier.damage, so * one.loss + (1 - so) * other.loss,
        likelier.rich, round(so * one.drain + (1 - so) * other.drain), likelier.toll,
    )  # fmt: skip


def either(bites: Iterable[Bite]) -> Bite:
    """What the Corp may choose from: the worst in everything, for the Runner cannot know which it is."""
    its = list(bites)
    worst = max(its, key=lambda bite: bite.stop)
    return Bite(
        worst.stop, max(bite.damage for bite in its), max(bite.loss for bite in its), worst.rich,
        max(bite.drain for bite in its), worst.toll,
    )  # fmt: skip
