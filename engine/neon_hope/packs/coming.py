"""What cannot come to pass in an episode: told to the pack's author."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from engine.neon_hope.language.board import BringCard, BringEnvironment, MoveEnemy, MoveTo
from engine.neon_hope.language.places import LeaveEnvironment, Locations, TurnEnvironment
from engine.neon_hope.packs.course import CARDS, Course, Seen, courses_of
from engine.neon_hope.packs.objectives import objectives
from engine.neon_hope.packs.written_down import forgotten
from engine.neon_hope.table.pack import Pack

Parts = list[tuple[str, msgspec.Struct]]
Doubts = Iterator[tuple[str, str]]
"""Path and sentence."""
_LATER: Final = "; its “environment” comes later"
_ITSELF: Final = re.compile(
    r"(events|surveillance)\.(?P<card>[^.]+)\.((thresholds\[(?P<threshold>\d+)\]\.)?effects|epic_fail)\[\d+\]\.\w+"
)
"""The paths of what comes by itself, without an “if” or a choice around it."""


def unlikely(pack: Pack, parts: Parts) -> Doubts:
    """Everything in a pack that cannot come. `parts`: all of it, as `references.walk` gives it."""
    courses = courses_of(pack)
    yield from _places(pack, parts, courses)
    yield from objectives(pack, courses)
    yield from _staying(pack, parts)
    yield from forgotten(pack, courses)


def _places(pack: Pack, parts: Parts, courses: dict[str, Course]) -> Doubts:
    """Cards that are brought, and whoever is moved, to where nothing is (NH 5.2): they stay away."""
    order = [path for path, _ in parts]
    sources = [(path, part.card) for path, part in parts if isinstance(part, BringEnvironment)]
    for path, part in parts:
        for field, place, so in _named(part):
            if place not in pack.environments:
                continue
            text, hint = _missing(path, place, courses) or ("", "")
            if not text and isinstance(part, BringCard | MoveTo | MoveEnemy):
                where = part.at if isinstance(part, BringCard) else part.to
                bringing = [source for source, card in sources if card == place]
                if _too_early(path, place, courses, bringing, order):
                    text, hint = f"“{place}” is not in play yet when this comes", _LATER
                elif _shut(path, where, courses):
                    text = f"“{where}” has closed when this comes"
                else:
                    text, hint = _early(pack, path, place, courses) or ("", "")
            if text:
                yield f"{path}.{field}", f"{text}: {so}{hint}"
            elif isinstance(part, LeaveEnvironment) and _alone(path, place, courses):
                text = f"nothing but “{place}” is in play when this comes, and the last environment stays"
                yield f"{path}.card", text


def _turns(path: str, courses: dict[str, Course]) -> dict[str, Seen]:
    """By episode, what may be so when an effect of its setup or of a chapter resolves."""
    return {code: course.seen[path] for code, course in courses.items() if path in course.seen}


def _alone(path: str, place: str, courses: dict[str, Course]) -> bool:
    """Whether an environment is all there is when it should leave, whatever happened."""
    turns = _turns(path, courses)
    return bool(turns) and all(turn.places == {place} for turn in turns.values())


def _shut(path: str, location: str, courses: dict[str, Course]) -> bool:
    """Whether a location has closed when an effect resolves, whatever happened."""
    turns = _turns(path, courses)
    return bool(turns) and all(location in turn.shut for turn in turns.values())


def _named(part: msgspec.Struct) -> Iterator[tuple[str, str, str]]:
    """The environments that an effect needs: field, code, what comes of it without."""
    if isinstance(part, BringCard) and ":" in part.at:
        yield "at", part.at.partition(":")[0], f"“{part.card}” stays away"
    elif isinstance(part, MoveTo | MoveEnemy) and ":" in part.to:
        yield "to", part.to.partition(":")[0], "nobody gets there"
    elif isinstance(part, Locations):
        for index, location in enumerate(part.locations):
            yield f"locations[{index}]", location.partition(":")[0], f"“{part.op}” does nothing there"
    elif isinstance(part, LeaveEnvironment | TurnEnvironment):
        yield "card", part.card, f"“{part.op}” does nothing"


def _missing(path: str, place: str, courses: dict[str, Course]) -> tuple[str, str] | None:
    """That an environment cannot be in play when an effect resolves, in no episode; and what may be meant."""
    table, _, rest = path.partition(".")
    card = rest.partition(".")[0]
    turns = _turns(path, courses)
    played = set(turns) or {code for code, course in courses.items() if card in course.over.cards}
    if not turns and table not in CARDS:  # told by the chapters that nothing comes to
        return None
    known = any(place in courses[code].over.cards for code in played or courses)
    if not known:
        where = f"in the episode “{min(played)}”" if len(played) == 1 else "in any episode that has this"
        return f"“{place}” is not in play {where}", "; is an “environment” missing?"
    there = [turns[code].places if turns else courses[code].around[card] for code in played]
    if not there or any(place in places for places in there):
        return None
    if turns and not any(place in turn.gone for turn in turns.values()):
        return f"“{place}” is not in play yet when this comes", _LATER
    return f"“{place}” has left play when this comes", ""


def _too_early(
    path: str, place: str, courses: dict[str, Course], sources: list[str], order: list[str]
) -> bool:
    """Whether only the surveillance card itself brings an environment, later than it is named here."""
    card = path.split(".")[1]
    if not path.startswith(f"surveillance.{card}.thresholds"):
        return False
    later = {source for source in sources if order.index(source) > order.index(path)}
    own = {source for source in later if source.startswith(f"surveillance.{card}.thresholds")}
    for course in courses.values():
        if card not in course.episode.surveillance.values():
            continue
        others = {f"surveillance.{name}." for name in course.episode.surveillance.values() if name != card}
        for source in set(sources) - own:
            elsewhere = source.startswith(tuple(others))
            if not elsewhere and (source in course.seen or source.split(".")[1] in course.over.cards):
                return False
        if place in {start.environment for start in course.episode.starts}:
            return False
    return bool(own)


def _early(pack: Pack, path: str, place: str, courses: dict[str, Course]) -> tuple[str, str] | None:
    """That an environment has not come yet in some chapter in which a threshold, an Epic Fail or an event may
    come by itself."""
    found = _ITSELF.fullmatch(path)
    if found is None:
        return None
    card, number = found["card"], found["threshold"]
    if number is not None and pack.surveillance[card].thresholds[int(number)].condition is not None:
        return None
    for course in courses.values():
        if place in course.over.places:
            for chapter, now in course.chapters.items():
                if card in now.cards and place not in now.cards:
                    text = f"“{place}” is not in play yet if this comes in the chapter “{chapter}”"
                    return text, "; is an “if” with “in_play” meant?"
    return None


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
