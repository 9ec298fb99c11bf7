"""What must be true of episodes, their chapters and campaigns (NH 1.3, 3, 19.10, 21.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engine.neon_hope.language.base import Condition, Effect
from engine.neon_hope.language.ops import LOGGED
from engine.neon_hope.packs.campaigns import campaign_mistakes
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import Chapter, Episode, Opening, Pack, Passage

Mistakes = Iterator[tuple[str, str]]
Parts = list[tuple[str, msgspec.Struct]]

_SETS: Final = 4
_LASTING: Final = frozenset({
    "flag", "tracker", "note", "cross_out", "mark", "unmark", "swap_card",
    "pool_add", "pool_remove", "if", "choose", "may", "repeat", "for_each",
})  # fmt: skip
"""What a resolution may do, and what arranges it."""


def story_mistakes(pack: Pack, parts: Parts) -> Mistakes:
    """Mistakes of the story: `parts` is the whole pack, walked."""
    if not pack.episodes:
        yield "episodes", "a pack needs at least one episode"
    reached = {code for _, code in _named(parts, "chapter")}
    for code, episode in pack.episodes.items():
        story = chapters_of(pack, episode)
        reached |= story
        yield from _episode(pack, code, episode, story)
    for code in pack.chapters:
        if code not in reached:
            yield f"chapters.{code}", "no episode ever comes to this chapter"
    for code, chapter in pack.chapters.items():
        yield from _chapter(pack, code, chapter)
    yield from _unused(pack, parts)
    for path, name in _named(parts, "shuffle_in"):
        if name in pack.sets and name not in _used_sets(pack):
            yield path, f"no card belongs to the set “{name}”"
    for code, campaign in pack.campaigns.items():
        yield from campaign_mistakes(code, campaign)


def _named(parts: Parts, *ops: str) -> Iterator[tuple[str, str]]:
    """(path, first field) of every effect of these kinds."""
    for path, part in parts:
        if isinstance(part, Effect) and part.op in ops:
            yield path, str(getattr(part, part.__struct_fields__[0]))


def _effects(part: object, *ops: str) -> set[str]:
    return {code for _, code in _named(list(walk(part)), *ops)}


def chapters_of(pack: Pack, episode: Episode) -> set[str]:
    """The chapters an episode comes to by what its chapters say."""
    found: set[str] = set()
    waiting = [*episode.first_chapters]
    while waiting:
        code = waiting.pop()
        chapter = pack.chapters.get(code)
        if chapter is None or code in found:
            continue
        found.add(code)
        waiting += [chapter.next] if chapter.next else []
        waiting += _effects(chapter.on_flip, "chapter")
    return found


def _used_sets(pack: Pack) -> set[str]:
    """Card sets to which a card belongs."""
    encounters: list[d.Enemy | d.ConditionCard | d.Event]
    encounters = [*pack.enemies.values(), *pack.conditions.values(), *pack.events.values()]
    return {card.set for card in encounters}


def _episode(pack: Pack, code: str, episode: Episode, story: set[str]) -> Mistakes:
    path = f"episodes.{code}"
    if len(episode.sets) != _SETS or len(set(episode.sets)) != _SETS:
        text = f"the encounter deck is made of {_SETS} different card sets, not {len(set(episode.sets))}"
        yield f"{path}.sets", f"{text} (NH 3.3)"
    used = _used_sets(pack)
    for index, name in enumerate(episode.sets):
        if name in pack.sets and name not in used:
            yield f"{path}.sets[{index}]", f"no card belongs to the set “{name}”"
    for index, change in enumerate(episode.set_changes):
        if change.set in pack.sets and change.set not in used:
            yield f"{path}.set_changes[{index}].set", f"no card belongs to the set “{change.set}”"
        for inner, part in walk(change.condition, f"{path}.set_changes[{index}].if"):
            if isinstance(part, Condition) and part.op not in {*LOGGED, "difficulty"}:
                yield inner, f"“{part.op}” is not known yet when the encounter deck is made (NH 3.3)"
    told: list[tuple[str, Episode | Chapter]] = [(path, episode)]
    told += [(f"chapters.{chapter}", pack.chapters[chapter]) for chapter in sorted(story)]
    for where, parts in told:
        for inner, name in _named(list(walk(parts, where)), "shuffle_in"):
            if name in episode.sets:
                yield inner, f"the set “{name}” is in the encounter deck of “{code}” from the start (NH 3.3)"
    before: list[tuple[str, Opening | Passage]] = [
        *((f"{path}.openings[{index}].if", opening) for index, opening in enumerate(episode.openings)),
        *((f"{path}.passages[{index}].if", passage) for index, passage in enumerate(episode.passages)),
    ]
    for where, way in before:
        for inner, part in walk(way.condition, where):
            if isinstance(part, Condition) and part.op not in LOGGED:
                yield inner, f"“{part.op}” is not known before the episode: only the log is"
    for mode in sorted({row.surveillance for row in pack.difficulty.values()}):
        if mode not in episode.surveillance:
            yield f"{path}.surveillance", f"the card for “{mode}” is missing (NH 3.5)"
    for mode, name in episode.surveillance.items():
        card = pack.surveillance.get(name)
        if card is None:  # told by the references
            continue
        if card.mode != mode:
            yield f"{path}.surveillance.{mode}", f"“{name}” is a card for “{card.mode}”"
        for cause, ending in card.resolutions.items():
            if ending in _elsewhere(pack, code):
                where = f"surveillance.{name}.resolutions.{cause}"
                yield where, f"the episode “{code}” has no resolution “{ending}”"
    for last in sorted(story):
        final = pack.chapters[last].resolution
        if final in _elsewhere(pack, code):
            yield f"chapters.{last}.resolution", f"the episode “{code}” has no resolution “{final}”"
    if not any(resolution.won for resolution in episode.resolutions.values()):
        yield f"{path}.resolutions", "no resolution is won"
    for name, resolution in episode.resolutions.items():
        for inner, part in walk(resolution, f"{path}.resolutions.{name}"):
            if isinstance(part, Effect) and part.op not in _LASTING:
                yield inner, "a resolution changes only flags, trackers, notes and the modifier pool"


def _elsewhere(pack: Pack, code: str) -> set[str]:
    """Resolutions that other episodes have and this one has not."""
    others = {name for episode in pack.episodes.values() for name in episode.resolutions}
    return others - set(pack.episodes[code].resolutions)


def _chapter(pack: Pack, code: str, chapter: Chapter) -> Mistakes:
    path = f"chapters.{code}"
    if chapter.next and chapter.resolution:
        yield path, "either “next” or “resolution”: the last chapter has no next one (NH 1.4)"
    if chapter.next or chapter.resolution:
        if chapter.next and _circles(pack, code):
            yield f"{path}.next", "the chapters go round in a circle and never end"
    elif not _effects(chapter.on_flip, "chapter", "end"):
        yield path, "the last chapter needs a resolution, any other one a “next”"


def _circles(pack: Pack, code: str) -> bool:
    """Whether following `next` from this chapter leads back to it, with no other way out."""
    seen: list[str] = []
    following: str | None = code
    while following is not None and following in pack.chapters and following not in seen:
        seen.append(following)
        if _effects(pack.chapters[following].on_flip, "chapter", "end"):
            return False
        following = pack.chapters[following].next
    return following == code


def _unused(pack: Pack, parts: Parts) -> Mistakes:
    """Clues and environments that nothing brings into play, backs that nothing shows."""
    brought = {code for _, code in _named(parts, "bring")}
    brought |= {part.clue for _, part in parts if isinstance(part, d.Bring)}
    entering = {code for _, code in _named(parts, "environment")}
    entering |= {start.environment for episode in pack.episodes.values() for start in episode.starts}
    flips = [path for path, _ in _named(parts, "flip")]
    for code, clue in pack.clues.items():
        path = f"clues.{code}"
        if code not in brought:
            yield path, "nothing brings this clue into play"
        if not (clue.front.secrets or clue.front.support or flips):
            yield f"{path}.front", "without secrets or support tokens the back is never shown (NH 9.3)"
    for code in pack.environments:
        if code not in entering:
            yield f"environments.{code}", "nothing brings this environment into play"
