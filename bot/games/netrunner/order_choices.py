"""What can be ordered about something, and how that is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.contract.orders import OPEN, OrderChoice
from bot.messages.words import say

KEEP = "keep"
"""To rez if so many credits are left: the number follows."""
BREAKS = (0, 1, 2, 3, 4)
"""Credits that breaking may cost; any other number is asked for."""
TRASHES = (0, 1, 2, 3, 4, 5)
"""Credits that trashing may cost; any other number is asked for."""
ASK = "ask"


def rezzing(said: str) -> tuple[bool, int] | None:
    """Whether to rez, and how many credits to keep; None for what says neither."""
    if said in ("yes", "no"):
        return said == "yes", 0
    number = said.removeprefix(KEEP)
    return (True, int(number)) if number != said and number.isdecimal() else None


def rez_choices(
    key: str, stands: tuple[bool, int] | None, language: str, *, all_there_are: bool, agenda: bool
) -> Iterator[OrderChoice]:
    """To rez, to rez if so many credits are left, or not to; about an agenda only not to be asked."""

    def keeping(n: int) -> str:
        return say(language, "bot-orders-rez-keep", n=n)

    own = "rez" if all_there_are else "own"
    yield OrderChoice(f"{key}={ASK}", say(language, f"bot-orders-{own}-{ASK}"), stands is None)
    rez, keep = stands or (False, 0)
    if not agenda or rez:
        yield OrderChoice(f"{key}=yes", say(language, "bot-orders-rez-yes"), rez and not keep)
        if keep:
            yield OrderChoice(f"{key}={KEEP}{keep}", keeping(keep), True)
        yield OrderChoice(f"{key}={KEEP}{OPEN}", say(language, "bot-orders-rez-open"), False, keeping)
    not_to = "agenda" if agenda else "rez"
    yield OrderChoice(f"{key}=no", say(language, f"bot-orders-{not_to}-no"), stands == (False, 0))


def most_choices(
    key: str, ladder: Sequence[int], stands: int | None, language: str, *, about: str = "", ask: str = ""
) -> Iterator[OrderChoice]:
    """Up to how many credits it may cost: those of the ladder, what stands, and any other. `about`: what
    messages call it, if that is not its key; `ask`: which message says that there is no order."""
    about = about or key

    def at_most(n: int) -> str:
        return say(language, f"bot-orders-{about}-most", n=n)

    yield OrderChoice(f"{key}={ASK}", say(language, ask or f"bot-orders-{about}-{ASK}"), stands is None)
    beyond = () if stands is None or stands in ladder else (stands,)
    for n in (*ladder, *beyond):
        yield OrderChoice(f"{key}={n}", at_most(n), n == stands)
    yield OrderChoice(f"{key}={OPEN}", say(language, f"bot-orders-{about}-open"), False, at_most)


def switched(
    about: str, said: str, on: bool, language: str, *, key: str = ""
) -> tuple[OrderChoice, OrderChoice]:
    """To be asked, or the only thing that can be `said` instead; `on`: whether that stands."""
    first, second = (
        OrderChoice(f"{key or about}={each}", say(language, f"bot-orders-{about}-{each}"), stands)
        for each, stands in ((ASK, not on), (said, on))
    )
    return first, second
