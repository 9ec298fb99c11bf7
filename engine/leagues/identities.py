"""The identities tournament sites know: a deck as its player named it becomes the title such a site finds.

`data/identities.json`: title, side, faction, and the title in German where it differs: facts of published
cards.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from engine.leagues.model import Event, Identity, Side

DATA: Final = Path(__file__).parent / "data" / "identities.json"


@cache
def _titles() -> dict[Side, tuple[tuple[str, Identity], ...]]:
    """Folded titles of each side, with the identity they stand for."""
    found: dict[Side, list[tuple[str, Identity]]] = {"corp": [], "runner": []}
    for title, side, faction, *german in json.loads(DATA.read_text("utf-8")):
        found[side] += [(_folded(one), Identity(title, faction)) for one in (title, *german)]
    return {side: tuple(titles) for side, titles in found.items()}


def _folded(title: str) -> str:
    """Without case, accents, and the differences between kinds of quotes and dashes."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", title) if not unicodedata.combining(one))
    return " ".join("".join(one if one.isalnum() else " " for one in plain.casefold()).split())


def identity_named(named: str, side: Side) -> Identity | None:
    """The identity somebody means: by its title, or by the beginning or a part of it that no other has."""
    typed = _folded(named)
    if not typed:
        return None
    titles = _titles()[side]
    for means in (str.__eq__, str.startswith, str.__contains__):
        found = {identity for title, identity in titles if means(title, typed)}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def recognised(
    event: Event, starter: tuple[Identity, Identity] | None = None
) -> tuple[Event, tuple[str, ...]]:
    """The event with identities as sites know them, and the names of those that are not known, which are left
    out. `starter`: Corp and Runner of the decks of everybody who named none."""
    unknown: list[str] = []
    corp, runner = starter or (Identity(), Identity())

    def one(identity: Identity, side: Side, usual: Identity) -> Identity:
        if not identity.name:
            return usual
        found = identity_named(identity.name, side)
        if found is None:
            unknown.append(identity.name)
        return found or Identity()

    players = tuple(
        replace(player, corp=one(player.corp, "corp", corp), runner=one(player.runner, "runner", runner))
        for player in event.players
    )
    return replace(event, players=players), tuple(dict.fromkeys(unknown))
