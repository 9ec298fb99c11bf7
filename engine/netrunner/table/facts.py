"""What is printed on cards (chapters 2 and 3), and the characteristics an object has of it (9.12.1d)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from engine.netrunner.table.parts import Ability

AGENDA: Final = "agenda"
ASSET: Final = "asset"
ICE: Final = "ice"
OPERATION: Final = "operation"
UPGRADE: Final = "upgrade"
EVENT: Final = "event"
HARDWARE: Final = "hardware"
PROGRAM: Final = "program"
RESOURCE: Final = "resource"
CORP_IDENTITY: Final = "corp_identity"
RUNNER_IDENTITY: Final = "runner_identity"

DATA = Path(__file__).parent / "data"


CONDITION = "#condition"
"""Ends the code of what a card is as a condition counter (10.1.4)."""


def card_code(code: str) -> str:
    """The code of the card itself: "patch#condition" -> "patch"."""
    return code.removesuffix(CONDITION)


class Facts(msgspec.Struct, frozen=True, gc=False):
    """Printed values. A missing one "does not apply"; None means X.

    Rules: 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.4.1, 2.5.1, 2.6.1, 2.7.1, 2.7.2, 2.8.1, 2.9.1, 2.15.3, 2.16.1,
    2.16.1a, 3.2.2.
    """

    id: str
    title: str
    side: str
    faction: str
    type: str
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    strength: int | None = None
    memory_cost: int | None = None
    trash_cost: int | None = None
    advancement_requirement: int | None = None
    agenda_points: int | None = None
    unique: bool = False
    influence_cost: int | None = None
    influence_limit: int | None = None
    minimum_deck_size: int | None = None
    base_link: int = 0
    deck_limit: int = 3
    first_code: str = ""
    cycle: str = ""

    @property
    def has_strength(self) -> bool:
        """Whether it has a strength, which may be X (2.7.1)."""
        return self.type == ICE or "icebreaker" in self.subtypes or self.strength is not None

    @property
    def has_cost(self) -> bool:
        """Whether it has a play, install or rez cost, which may be X (2.3.3 to 2.3.5)."""
        return self.type not in (AGENDA, CORP_IDENTITY, RUNNER_IDENTITY)


class Face:
    """The characteristics of an object: printed ones, or those worked out for it (9.12.1d).

    `ids` names the abilities in order, so that each keeps its name while others come and go; printed ones are
    counted from 0. `objects.definitions` sorts the abilities.
    """

    can_be_advanced: bool
    """An agenda, or a card that says so (1.18.3)."""
    back: str = ""
    """The code of its other side (3.1.1a), "" if it has none."""
    backs: tuple[str, ...] = ()
    """Those that copies of it have (1.5.2)."""

    def __init__(self, facts: Facts, abilities: tuple[Ability, ...], ids: tuple[int, ...] = ()) -> None:
        self.facts = facts
        self.code = facts.id
        self.title = facts.title
        self.type = facts.type
        self.subtypes = frozenset(facts.subtypes)
        self.abilities = abilities
        self.ids = ids or tuple(range(len(abilities)))

    def __repr__(self) -> str:
        return f"<{self.title or 'facedown'}>"


EXTRA: dict[str, Facts] = {}
"""Facts of declared cards that are not in the data file (tests)."""


@cache
def known_facts() -> dict[str, Facts]:
    """The facts of the data file, by code."""
    found = msgspec.json.decode((DATA / "cards.json").read_bytes(), type=list[Facts])
    return {facts.id: facts for facts in found}


def facts_of(code: str) -> Facts | None:
    """The printed facts of a card, declared or not; None if nobody knows the code."""
    return EXTRA.get(code) or known_facts().get(code)
