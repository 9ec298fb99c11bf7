"""What a pack may be meant to say, but hardly is: told to its author, and the pack is played all the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engine.neon_hope.language.amounts import CountedEffect, fixed, lowers
from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.conditions import EnemiesThere, Scrapped
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.tokens import RemoveSecrets
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import Pack

Doubts = Iterator[tuple[str, str]]
"""Path and sentence."""
_PRICES: Final = frozenset(("stress", "flip", "scrap", "discard", "recycle"))
"""Effects that nobody wants to have again and again, or that change the card they stand on."""


def doubts(pack: Pack, parts: list[tuple[str, msgspec.Struct]]) -> Doubts:
    """Everything in a pack that looks like a slip. `parts`: all of it, as `references.walk` gives it."""
    removed = any(isinstance(part, RemoveSecrets) for path, part in parts)
    for path, part in parts:
        if isinstance(part, d.Face) and _secrets(part) and not _investigated(part):
            others = "; only effects remove them" if removed else " and nothing removes them"
            yield (
                f"{path}.secrets",
                f"there are secrets, but no Investigate task on this side{others} (NH 9.4)",
            )
        if isinstance(part, Scrapped):
            for index, code in enumerate(part.cards):
                if _follows(pack, code):
                    text = f"“{code}” becomes a follower when it is completed, and is not scrapped (NH 23.4)"
                    yield f"{path}.cards[{index}]", f"{text}: is “completed” meant?"
        ruled = path.startswith("chapters.") and ".objective" in path
        ruled = ruled or (path.startswith("surveillance.") and "].condition" in path)
        if ruled and _nowhere(part):
            text = "this belongs to no card and to nobody, and is never met"
            yield path, f"{text}; are a “code” and “where: anywhere” meant?"
        if isinstance(part, CountedEffect) and fixed(part.n) == 0:
            yield path, f"“{part.op}” with 0 does nothing"
        if isinstance(part, d.Stage | d.ConditionCard):
            for index, trigger in enumerate(part.triggers):
                if trigger.on == "defeated":
                    text = "“defeated” is about other cards that somebody here defeats"
                    yield f"{path}.triggers[{index}].on", f"{text}: is “self_defeated” meant?"
        if isinstance(part, d.Ability) and _endless(part):
            yield path, "this can be used again and again in one turn; is a “cost” or a “once” meant?"


def _endless(ability: d.Ability) -> bool:
    """Whether nothing limits how often an ability is used: no action, cost, number of times or condition, and
    nothing among its effects that is a price."""
    if ability.kind != "free" or ability.cost or ability.once or ability.condition is not None:
        return False
    return not any(isinstance(part, Effect) and _price(part) for _, part in walk(ability.effects))


def _price(effect: Effect) -> bool:
    return effect.op in _PRICES or (isinstance(effect, CountedEffect) and lowers(effect.n))


def _nowhere(part: msgspec.Struct) -> bool:
    """Whether it speaks of a place or a card that only somebody's or something's effects have."""
    if isinstance(part, Pick) and part.ref:
        return True
    return isinstance(part, Pick | EnemiesThere) and part.where in ("here", "environment")


def _secrets(face: d.Face) -> bool:
    return face.secrets != 0


def _investigated(face: d.Face) -> bool:
    return any(task.type == "investigate" for task in face.tasks)


def _follows(pack: Pack, code: str) -> bool:
    """Whether a clue ends as a follower: on a side that comes last, or on its front."""
    clue = pack.clues.get(code)
    return clue is not None and any(side.follower for side in (clue.front, *clue.backs))
