"""What cannot come to pass in an episode, and what is written down for nobody: told to the pack's author."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.board import BringCard, BringEnvironment, MoveEnemy, MoveTo
from engine.neon_hope.language.conditions import (
    CardsDone,
    CharactersAt,
    CountersOn,
    Defeated,
    EnvironmentTurned,
    InPlay,
    LocationIs,
    Noted,
    StageIs,
)
from engine.neon_hope.packs.campaigns import coming, following
from engine.neon_hope.packs.in_play import Parts, Play, own, play
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table.pack import CampaignDef, Episode, Pack

Doubts = Iterator[tuple[str, str]]
"""Path and sentence."""


def unlikely(pack: Pack, parts: Parts) -> Doubts:
    """Everything in a pack that cannot come. `parts`: all of it, as `references.walk` gives it."""
    plays = {code: play(pack, episode) for code, episode in pack.episodes.items()}
    yield from _places(pack, parts, plays)
    for code, episode in pack.episodes.items():
        yield from _objectives(pack, code, episode, plays[code].cards)
    yield from _staying(pack, parts)
    for code, campaign in pack.campaigns.items():
        yield from _forgotten(pack, code, campaign)


def _places(pack: Pack, parts: Parts, plays: dict[str, Play]) -> Doubts:
    """Cards that are brought, and whoever is moved, to where nothing is (NH 5.2): they stay away."""
    anywhere = frozenset[str]().union(*(each.cards for each in plays.values()))
    where = {code: {path for path, _ in own(pack, code, pack.episodes[code])} for code in plays}
    begun = {code: frozenset(_at_first(code, pack.episodes[code], parts)) for code in plays}
    for path, part in parts:
        at = (
            part.at
            if isinstance(part, BringCard)
            else part.to
            if isinstance(part, MoveTo | MoveEnemy)
            else ""
        )
        place = at.partition(":")[0] if ":" in at else ""
        whose = [code for code, paths in where.items() if path in paths]
        known = plays[whose[0]].cards if whose else anywhere
        if whose and path.startswith(f"episodes.{whose[0]}.setup"):
            known = begun[whose[0]]
        if place in pack.environments and place not in known:
            here = f"in the episode “{whose[0]}”" if whose else "in any episode"
            who = f"“{part.card}” stays away" if isinstance(part, BringCard) else "nobody gets there"
            text = f"“{place}” is not in play {here}: {who}; is an “environment” missing?"
            yield f"{path}.{'at' if isinstance(part, BringCard) else 'to'}", text


def _at_first(code: str, episode: Episode, parts: Parts) -> Iterator[str]:
    """The environments that an episode can begin with: those of its starts, and what its setup brings."""
    yield from (start.environment for start in episode.starts)
    for path, part in parts:
        if isinstance(part, BringEnvironment) and path.startswith(f"episodes.{code}.setup"):
            yield part.card


def _objectives(pack: Pack, code: str, episode: Episode, comes: frozenset[str]) -> Doubts:
    """Objectives about cards that never come into play in their episode (NH 1.3)."""
    known = {*pack.clues, *pack.enemies, *pack.conditions, *pack.environments}
    for path, part in own(pack, code, episode):
        if ".objective" not in path:
            continue
        so = "this is so from the start" if ".not" in path else "this never comes"
        for card in _spoken_of(part):
            if card not in comes and card in known:
                yield path, f"nothing brings “{card}” into play in the episode “{code}”: {so}"


def _spoken_of(part: msgspec.Struct) -> tuple[str, ...]:
    """The cards that a condition is about, and the environment of a place."""
    if isinstance(part, CardsDone):
        return part.cards
    if isinstance(part, Defeated | StageIs | InPlay | EnvironmentTurned):
        return (part.card,)
    if isinstance(part, CharactersAt | LocationIs):
        return (part.location.partition(":")[0],)
    return (part.what.code or "",) if isinstance(part, CountersOn) else ()


def _staying(pack: Pack, parts: Parts) -> Doubts:
    """Other cards' effects that would move an enemy that stays where it is."""
    for path, part in parts:
        code = part.what.code if isinstance(part, MoveEnemy) else None
        enemy = pack.enemies.get(code) if code is not None else None
        if enemy is None or path.startswith(f"enemies.{code}."):
            continue
        if enemy.stays and all(stage.stays for stage in enemy.stages):
            text = f"“{code}” stays where it is: only effects of its own move it"
            yield path, text


# -- what is written down ----------------------------------------------------------------------------------


def last_asked(pack: Pack, campaign: CampaignDef) -> dict[str, str]:
    """For each note that is written before the last episode is played, the last step, in the order of the
    pack, that asks for it later; "" for none. Of a step that is played, its episode asks."""
    story, after = campaign.story, following(campaign)
    parts = {name: list(_of_step(pack, campaign, name)) for name in story}
    found: dict[str, str] = {}
    for note in campaign.notes:
        written = [name for name in story if note in _writes(parts[name])]
        later = set().union(*(coming(step, after) for step in written))
        if any(story[step].episode for step in later):  # at the very end the log itself is all there is
            asking = [name for name in story if name in {*later, *written} and note in _asks(parts[name])]
            found[note] = asking[-1] if asking else ""
    return found


def _of_step(pack: Pack, campaign: CampaignDef, name: str) -> Iterator[msgspec.Struct]:
    """What a step does and asks; of one that is played, the whole episode with all that may come in it."""
    step = campaign.story[name]
    yield from (part for _, part in walk(step, ""))
    episode = pack.episodes.get(step.episode or "")
    if episode is not None:
        yield from play(pack, episode).parts


def _writes(parts: list[msgspec.Struct]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Effect) and part.op in ("note", "mark"):
            yield getattr(part, "name", "")


def _asks(parts: list[msgspec.Struct]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Noted):
            yield part.note
        elif getattr(part, "op", "") == "marked":
            yield getattr(part, "name", "")


def _forgotten(pack: Pack, code: str, campaign: CampaignDef) -> Doubts:
    """Notes that are written and that nothing asks for later (NH 1.6)."""
    for note, last in last_asked(pack, campaign).items():
        if not last:
            text = "this is written, and nothing asks for it later: nobody notices what was decided"
            yield f"campaigns.{code}.notes.{note}", text
