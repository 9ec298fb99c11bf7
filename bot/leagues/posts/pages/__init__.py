"""Messages of a league that follow it by being edited: sign-up, standings, rounds.

A page's slot is its name, or "name:argument" ("round:3"). `Pages` says which there are; what is on one is
asked of its `Page`, registered by name. Pages are posted and edited through the outbox; nobody else sends
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.contract.game import Draw
from bot.leagues.stored import StoredLeague
from bot.messages.layout import Image, Layout
from engine.leagues.season.model import League

SIGNUP, STANDINGS, ROUND = "signup", "standings", "round"


class Page(Protocol):
    """One kind of page. All methods are pure; `argument` is what follows the colon of the slot.

    The layout's text must begin with something no other page of the league begins with: after a crash a
    message is recognised by its first line.
    """

    pinned: bool
    """Whether its message is pinned."""

    def text(self, table: StoredLeague, argument: str) -> str:
        """Its words, in `table.language`. Takes long with a large field, so that it may run in a thread."""

    def layout(self, table: StoredLeague, argument: str, images: Sequence[Image], text: str) -> Layout:
        """The message of these words. `images` are those of `draw`, attached already."""

    def draw(self, table: StoredLeague, argument: str) -> Draw | None:
        """What draws its pictures; None if it has none."""

    def key(self, table: StoredLeague, argument: str) -> str:
        """A `fingerprint` of what the pictures are drawn from; "" for none."""


def wanted(league: League) -> list[str]:
    """The slots of the pages a league has by now, in the order they are posted."""
    found = [SIGNUP]
    if league.state in ("running", "finished"):
        found.append(STANDINGS)
        if league.event.settings.format != "ladder":
            found += [f"{ROUND}:{played.number}" for played in league.event.rounds]
    return found


def current(league: League) -> list[str]:
    """Those still of use: all but the pages of past rounds, and that of a sign-up that is over."""
    found = [slot for slot in wanted(league) if not slot.startswith(f"{ROUND}:")]
    if league.state == "running" and STANDINGS in found:
        found.remove(SIGNUP)
        if wanted(league)[-1] != STANDINGS:
            found.append(wanted(league)[-1])
    return found


def changed(before: League, after: League) -> list[str]:
    """The slots whose pages may show something else now; those of past rounds mostly do not."""
    found = []
    for slot in wanted(after):
        name, _, argument = slot.partition(":")
        if name != ROUND:
            found.append(slot)
            continue
        number = int(argument)
        rounds = before.event.rounds
        new = number > len(rounds) or rounds[number - 1] != after.event.rounds[number - 1]
        if new or _matches(before, number) != _matches(after, number):
            found.append(slot)
    # A round that has been taken back: its message is to say so.
    found += [f"{ROUND}:{n}" for n in range(len(after.event.rounds) + 1, len(before.event.rounds) + 1)]
    return found


def _matches(league: League, number: int) -> list[object]:
    return [match for match in league.matches.values() if match.round == number]
