"""Objectives that cannot come while their chapter lasts (NH 1.3): told to the pack's author."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

from engine.neon_hope.language.conditions import (
    CardsDone,
    CharactersAt,
    Closed,
    CountersOn,
    Defeated,
    EnvironmentTurned,
    Escalated,
    FlagIs,
    InPlay,
    LocationIs,
    Locked,
    Noted,
    StageIs,
    SurveillanceIs,
    TrackerIs,
)
from engine.neon_hope.language.logged import Marked
from engine.neon_hope.packs.campaigns import coming, following
from engine.neon_hope.packs.course import OFTEN, Course, Moment, done_in
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import Pack

_LOGGED: Final = ("flag", "tracker", "note", "mark")
"""Effects of which the log keeps what they did, into later episodes."""
_LATE: Final = "before this chapter is over"
Lacks = Iterator[tuple[str, str]]
"""What a condition asks for and why that cannot be."""


class _Here(NamedTuple):
    """A chapter in an episode that comes to it."""

    pack: Pack
    episode: str
    course: Course
    now: Moment
    """What may be so while it lasts."""
    done: set[tuple[str, str]]
    """What may have been done by then, earlier episodes included."""
    anywhere: set[tuple[str, str]]
    """What anything in the pack does."""


def objectives(pack: Pack, courses: Mapping[str, Course]) -> Iterator[tuple[str, str]]:
    """What objectives ask for and what cannot be, in no episode that comes to the chapter."""
    logged = {code: _logged(pack, code, courses) for code in courses}
    anywhere = done_in(pack)
    for name, chapter in pack.chapters.items():
        chances = [
            _Here(pack, code, course, now, now.done | logged[code], anywhere)
            for code, course in courses.items()
            if (now := course.chapters.get(name)) is not None
        ]
        for path, part in walk(chapter.objective, f"chapters.{name}.objective"):
            found = [dict(_lacks(part, here)) for here in chances]
            so = "this is so from the start" if path.count(".not.of") % 2 else "this never comes"
            for about, text in (found[0] if found else {}).items():
                if all(about in each for each in found):
                    yield path, f"{text}: {so}"


def _logged(pack: Pack, code: str, courses: Mapping[str, Course]) -> set[tuple[str, str]]:
    """What the log may hold when an episode begins, by its own step and those before it. An episode of no
    campaign may come to belong to one."""
    done: set[tuple[str, str]] = set()
    played = False
    for campaign in pack.campaigns.values():
        story, after = campaign.story, following(campaign)
        here = {name for name, step in story.items() if step.episode == code}
        played = played or bool(here)
        for name in here:
            done |= done_in(story[name].effects)
        for name, step in story.items():
            if here & coming(name, after):
                done |= done_in(step)
                if step.episode is not None and step.episode in courses:
                    done |= courses[step.episode].over.done
                    done |= done_in(pack.episodes[step.episode].resolutions)
    return {each for each in (done if played else done_in(pack)) if each[0] in _LOGGED}


def _lacks(part: msgspec.Struct, here: _Here) -> Lacks:
    absent = [lack for card in _spoken_of(part) for lack in _comes(card, here)]
    if absent:
        yield from absent
        return
    if isinstance(part, InPlay | EnvironmentTurned | CharactersAt | Locked):
        yield from _lasts(_spoken_of(part)[0], here)
    if isinstance(part, EnvironmentTurned):
        yield from _happens("turn_environment", part.card, "turns “{}” over", here)
    elif isinstance(part, Locked):
        yield from _happens("lock", part.location, "locks “{}”", here)
    elif isinstance(part, Closed):
        yield from _happens("close", part.location, "closes “{}”", here)
    elif isinstance(part, FlagIs):
        yield from _happens("flag", part.name, "sets the flag “{}”", here)
    elif isinstance(part, Noted):
        yield from _happens("note", part.note, "writes “{}”", here)
    elif isinstance(part, Marked):
        yield from _happens("mark", part.name, "writes “{}” for a character", here)
    elif isinstance(part, CountersOn):
        yield from _counted(part, here)
    elif isinstance(part, Defeated):
        yield from _often(part, here)
    else:
        yield from _dialled(part, here)


def _spoken_of(part: msgspec.Struct) -> tuple[str, ...]:
    """The cards that a condition is about, and the environment of a place."""
    if isinstance(part, CardsDone):
        return part.cards
    if isinstance(part, Defeated | StageIs | InPlay | EnvironmentTurned):
        return (part.card,)
    if isinstance(part, CharactersAt | LocationIs):
        return (part.location.partition(":")[0],)
    return (part.what.code or "",) if isinstance(part, CountersOn) else ()


def _comes(card: str, here: _Here) -> Lacks:
    """Whether a card cannot have come into play by then."""
    tables = ("clues", "enemies", "conditions", "environments", "community")
    if card in here.now.cards or not any(card in getattr(here.pack, table) for table in tables):
        return
    when = _LATE if card in here.course.over.cards else f"in the episode “{here.episode}”"
    yield card, f"nothing brings “{card}” into play {when}"


def _lasts(place: str, here: _Here) -> Lacks:
    """Whether an environment has left play by then."""
    if place in here.pack.environments and place not in here.now.places:
        yield place, f"“{place}” has left play before this chapter begins"


def _happens(op: str, name: str, what: str, here: _Here) -> Lacks:
    """Whether an effect cannot have happened by then. What nothing ever does is told elsewhere."""
    if (op, name) not in here.done and (op, name) in here.anywhere:
        yield name, f"nothing {what.format(name)} {_LATE}"


def _often(part: Defeated, here: _Here) -> Lacks:
    """An enemy or condition that has to be defeated more often than the chapters bring it."""
    card = here.pack.enemies.get(part.card) or here.pack.conditions.get(part.card)
    again = any(op == "chapter" for op, _ in here.done)
    if card is None or card.set or again or part.card in here.course.episode.difficulty_cards:
        return
    times = here.now.brought.get(part.card, OFTEN)
    if times < min(part.times, OFTEN):
        yield part.card, f"“{part.card}” comes {'once' if times == 1 else f'{times} times'} {_LATE}"


def _counted(part: CountersOn, here: _Here) -> Lacks:
    """Counters on a card that has none and gets none."""
    card = part.what.code or ""
    faces = [each for each in here.course.printed.get(card, ()) if isinstance(each, d.Face)]
    put = {("counter", card), ("counter", "")} & here.done
    if faces and not put and part.at_least > 0 and all(face.counters == 0 for face in faces):
        yield card, f"nothing puts counters on “{card}” {_LATE}"


def _dialled(part: msgspec.Struct, here: _Here) -> Lacks:
    """Trackers that do not get there, and what the surveillance cards of the episode do not show."""
    printed = here.pack.surveillance
    cards = [printed[name] for name in here.course.episode.surveillance.values() if name in printed]
    if isinstance(part, TrackerIs):
        known = [c.trackers[part.name] for c in here.pack.campaigns.values() if part.name in c.trackers]
        rises = ("tracker", part.name) in here.done
        if known and part.at_least > max(tracker.max for tracker in known):
            yield part.name, f"“{part.name}” goes up to {max(tracker.max for tracker in known)}"
        elif known and not rises and part.at_least > max(tracker.start for tracker in known):
            yield part.name, f"nothing raises “{part.name}” {_LATE}"
    elif isinstance(part, SurveillanceIs):
        most = max((card.thresholds[-1].at for card in cards if card.thresholds), default=0)
        told = max((card.thresholds[-1].at for card in printed.values() if card.thresholds), default=0)
        if most and most <= part.at_least < told:  # beyond the end of all of them: that is told elsewhere
            yield "surveillance", f"the episode “{here.episode}” is lost at {most}"
    elif (
        isinstance(part, Escalated)
        and cards
        and not any(each.flip for card in cards for each in card.thresholds)
    ):
        text = f"no surveillance card of the episode “{here.episode}” turns to its escalation side"
        yield "escalated", text
