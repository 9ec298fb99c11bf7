"""Notes that are written in a campaign and that nothing asks for after that: told to the pack's author."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from engine.neon_hope.language.conditions import EpisodeEnded, Noted
from engine.neon_hope.language.flow import IfSo
from engine.neon_hope.language.logged import EpisodeWon, Marked
from engine.neon_hope.language.story import MarkCharacter, WriteNote
from engine.neon_hope.packs.campaigns import coming, following
from engine.neon_hope.packs.course import CARDS, Course
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table.pack import CampaignDef, CampaignStep, Pack


class When(IntEnum):
    """The order in which things come within a step of a campaign."""

    BEFORE = 0
    """Its effects, before anything is told."""
    TOLD = 1
    """Its text and what is offered; of an episode, what leads into it."""
    DONE = 2
    """What was chosen; what is done while the episode is played, in any order."""
    ENDED = 3
    """What a resolution does."""
    LED = 4
    """Where it goes on."""


class Mention(NamedTuple):
    """A note that is written, or asked for, and when within its step."""

    note: str
    writes: bool
    when: When


def last_asked(pack: Pack, campaign: CampaignDef, courses: dict[str, Course]) -> dict[str, str]:
    """For each note that is written before the last step, the last step, in the order of the pack, that asks
    for it after that; "" for none. Of a step that is played, its episode asks. What is written where nothing
    comes any more is there for the log itself."""
    story, after = campaign.story, following(campaign)
    said = {name: list(_of_step(pack, campaign.story[name], courses)) for name in story}
    found: dict[str, str] = {}
    for note in campaign.notes:
        written = {name: when for name in story if (when := _first(said[name], note)) is not None}
        later = set().union(*(coming(step, after) for step in written))
        if later:
            asking = [name for name in story if _asks(said[name], note, name in later, written.get(name))]
            found[note] = asking[-1] if asking else ""
    return found


def _first(said: list[Mention], note: str) -> When | None:
    """When in a step a note is first written."""
    return min((each.when for each in said if each.writes and each.note == note), default=None)


def _asks(said: list[Mention], note: str, later: bool, written: When | None) -> bool:
    """Whether a step asks for a note once it is written: before the step, or in it."""
    for each in said:
        if each.writes or each.note != note:
            continue
        if later or (written is not None and (each.when > written or each.when == written == When.DONE)):
            return True
    return False


def _of_step(pack: Pack, step: CampaignStep, courses: dict[str, Course]) -> Iterator[Mention]:
    """What a step writes and asks; of one that is played, the whole episode with all that may come in it."""
    yield from _in(step.effects, When.BEFORE)
    yield from _in(step.passages, When.TOLD)
    for choice in step.choices:  # where each chooses, another one may have chosen before
        for each in _in((choice.condition, choice.effects), When.DONE if step.each else When.TOLD):
            yield each._replace(when=When.DONE) if each.writes else each
    yield from _in(step.next, When.LED)
    yield from _forked(pack, step)
    episode = pack.episodes.get(step.episode or "")
    if episode is not None:
        for before in (episode.set_changes, episode.openings, episode.passages, episode.setup):
            yield from _in(before, When.TOLD)
        course = courses[step.episode or ""]
        yield from _in(tuple(pack.chapters[code] for code in course.chapters), When.DONE)
        cards = {code: card for table in CARDS for code, card in getattr(pack, table).items()}
        yield from _in(tuple(cards[code] for code in sorted(course.over.cards & cards.keys())), When.DONE)
        yield from _in(episode.resolutions, When.ENDED)


def _forked(pack: Pack, step: CampaignStep) -> Iterator[Mention]:
    """The notes that only say how an episode ended, where the ways from this step go by just that."""
    for _, part in walk(step.next):
        if not isinstance(part, EpisodeWon | EpisodeEnded) or part.episode not in pack.episodes:
            continue
        endings = pack.episodes[part.episode].resolutions
        if isinstance(part, EpisodeWon):
            one = {name for name, ending in endings.items() if ending.won}
        else:
            one = {part.resolution}
        writers: dict[str, set[str]] = {}
        for name, ending in endings.items():
            for effect in ending.effects:
                writers.setdefault(_written(effect), set()).add(name)
        for note, names in writers.items():
            if note and names in (one, endings.keys() - one):
                yield Mention(note, False, When.LED)


def _in(value: object, when: When) -> Iterator[Mention]:
    """The notes in a part of a pack. What only keeps a note from being written twice does not ask for it."""
    guards: list[tuple[str, str]] = []
    for path, part in walk(value):
        if isinstance(part, IfSo):
            inner = {_written(effect) for effect in (*part.then, *part.otherwise)}
            guards += [(f"{path}.condition", note) for note in inner if inner == {note}]
        note = _written(part)
        if note:
            yield Mention(note, True, when)
        elif isinstance(part, Noted | Marked):
            note = part.note if isinstance(part, Noted) else part.name
            if not any(path.startswith(where) and note == kept for where, kept in guards):
                yield Mention(note, False, when)


def _written(part: object) -> str:
    """The note that an effect writes; "" for none."""
    return part.name if isinstance(part, WriteNote | MarkCharacter) else ""


def forgotten(pack: Pack, courses: dict[str, Course]) -> Iterator[tuple[str, str]]:
    """Notes that are written and that nothing asks for later (NH 1.6), with the sentence."""
    for code, campaign in pack.campaigns.items():
        for note, last in last_asked(pack, campaign, courses).items():
            if not last:
                text = "this is written, and nothing asks for it later: nobody notices what was decided"
                yield f"campaigns.{code}.notes.{note}", text
