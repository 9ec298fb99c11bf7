"""What is written in a pack and never comes, is never asked for or is never otherwise: told to its author."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engine.neon_hope.language.amounts import AmountLike, ByCharacters, CounterValue, fixed
from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.board import BringCard
from engine.neon_hope.language.conditions import (
    CharactersAre,
    CountersOn,
    Defeated,
    EpisodeEnded,
    Noted,
    SurveillanceIs,
)
from engine.neon_hope.language.harm import CauseSurveillance
from engine.neon_hope.language.logged import EpisodeWon, Marked
from engine.neon_hope.language.tokens import PutCounters
from engine.neon_hope.packs.campaigns import coming, following
from engine.neon_hope.packs.references import walk
from engine.neon_hope.packs.stories import chapters_of
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import Pack

Parts = list[tuple[str, msgspec.Struct]]
Doubts = Iterator[tuple[str, str]]
"""Path and sentence."""
_MOST: Final = 4
"""Characters there can be."""


def idle(pack: Pack, parts: Parts) -> Doubts:
    """Everything in a pack that waits in vain. `parts`: all of it, as `references.walk` gives it."""
    yield from _counters(parts)
    yield from _written(parts)
    yield from _dials(pack, parts)
    yield from _before(pack, parts)
    brought = {part.card for _, part in parts if isinstance(part, BringCard)}
    for path, part in parts:
        if isinstance(part, d.Enemy | d.ConditionCard):
            yield from _drawn(pack, path, part)
        elif isinstance(part, CharactersAre):
            least, most = max(part.at_least, 1), min(part.at_most, _MOST)
            if least > most:
                yield path, f"there are 1 to {_MOST} characters: this is never so"
            elif (least, most) == (1, _MOST):
                yield path, f"there are 1 to {_MOST} characters: this is always so"
        elif isinstance(part, Defeated) and part.card not in brought:
            copies = _copies(pack, part.card)
            if part.times > copies:
                there = f"there are {copies} copies" if copies > 1 else "there is one copy"
                text = f"{there} of “{part.card}”, and nothing brings more"
                yield f"{path}.times", f"{text}: {part.times} are defeated only if some come again (NH 20.3)"


def _drawn(pack: Pack, path: str, card: d.Enemy | d.ConditionCard) -> Doubts:
    """NH 3.3, 3.5: what belongs to no set and to no difficulty is never drawn."""
    code = path.rpartition(".")[2]
    if card.set or any(code in episode.difficulty_cards for episode in pack.episodes.values()):
        return
    for index, trigger in enumerate(card.triggers):
        if trigger.on == "drawn":
            text = "“drawn” never comes: this card is in no set, and no episode's difficulty card"
            yield f"{path}.triggers[{index}].on", f"{text}; is “enters” meant?"


def _copies(pack: Pack, code: str) -> int:
    card = pack.enemies.get(code) or pack.conditions.get(code)
    return card.copies if card is not None else _MOST


def _counters(parts: Parts) -> Doubts:
    """Counters that lie on a card for nothing."""
    asked: set[str] = set()
    for path, part in parts:
        if isinstance(part, PutCounters | CountersOn | CounterValue):
            own = part.what.ref == "this"
            asked.add(_card(path) if own else part.what.code or "")
    for path, part in parts:
        meant = {"", _card(path), _card(path).partition(".")[2]}
        if isinstance(part, d.Face) and part.counters != 0 and not asked & meant:
            yield f"{path}.counters", "nothing takes these counters away or asks how many there are"


def _card(path: str) -> str:
    """The table and the code of a card with this path in it."""
    return ".".join(path.split(".")[:2])


def _written(parts: Parts) -> Doubts:
    """Notes that are asked for or taken back and that nothing writes."""
    writes = {"note": set[str](), "mark": set[str]()}
    for _, part in parts:
        if isinstance(part, Effect) and part.op in writes:
            writes[part.op].add(getattr(part, "name", ""))
    for path, part in parts:
        if isinstance(part, Marked) and part.name not in writes["mark"]:
            yield path, f"nothing ever writes “{part.name}” for a character (“mark”): this is never so"
        elif isinstance(part, Noted) and part.note not in writes["note"]:
            yield path, f"nothing ever writes “{part.note}” (“note”): this is never so"
        elif isinstance(part, Effect) and part.op in ("unmark", "cross_out"):
            name, by = getattr(part, "name", ""), "mark" if part.op == "unmark" else "note"
            if name not in writes[by]:
                yield path, f"nothing ever writes “{name}” (“{by}”): there is nothing to take back"


def _dials(pack: Pack, parts: Parts) -> Doubts:
    """Surveillance beyond the end of its card (NH 21)."""
    lost = {code: card.thresholds[-1].at for code, card in pack.surveillance.items() if card.thresholds}
    for code, episode in pack.episodes.items():
        ends = [lost[name] for name in episode.surveillance.values() if name in lost]
        for path, part in walk(episode.setup, f"episodes.{code}.setup"):
            if isinstance(part, CauseSurveillance) and ends and _highest(part.n) >= min(ends):
                text = f"the episode is lost at {min(ends)}, here before it begins"
                yield path, text
    for path, part in parts:
        if isinstance(part, SurveillanceIs) and lost and part.at_least >= max(lost.values()):
            yield path, f"every episode is lost at {max(lost.values())} at the latest: this is never so"


def _highest(n: AmountLike) -> int:
    """The most it comes to, as far as it is printed."""
    return max(n.n) if isinstance(n, ByCharacters) else fixed(n) or 0


def _before(pack: Pack, parts: Parts) -> Doubts:
    """Episodes that ask how one ended that cannot have been played."""
    for code, episode in pack.episodes.items():
        before = _earlier(pack, code)
        if before is None:
            continue
        mine = [f"episodes.{code}."]
        elsewhere = [chapters_of(pack, other) for name, other in pack.episodes.items() if name != code]
        mine += [f"chapters.{chapter}." for chapter in chapters_of(pack, episode).difference(*elsewhere)]
        for path, part in parts:
            if isinstance(part, EpisodeEnded | EpisodeWon) and path.startswith(tuple(mine)):
                if part.episode == code and code not in before:
                    yield f"{path}.episode", f"“{code}” is just being played: this is never so"
                elif part.episode not in before:
                    yield (
                        f"{path}.episode",
                        f"“{part.episode}” is never played before “{code}”: this is never so",
                    )


def _earlier(pack: Pack, code: str) -> set[str] | None:
    """Episodes that may have been played before this one, in any campaign; None if it is in none."""
    found: set[str] | None = None
    for campaign in pack.campaigns.values():
        story, after = campaign.story, following(campaign)
        here = {name for name, step in story.items() if step.episode == code}
        if here:
            played = (story[name].episode for name in story if here & coming(name, after))
            found = (found or set()) | {episode for episode in played if episode is not None}
    return found
