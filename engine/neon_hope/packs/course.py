"""What may have happened in an episode by the time each of its chapters lasts: which environments are in play
then, which cards have come, and what effects have done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final, NamedTuple

import msgspec

from engine.neon_hope.language.amounts import lowers
from engine.neon_hope.language.base import Effect, EffectValue
from engine.neon_hope.language.board import BringCard, BringEnvironment
from engine.neon_hope.language.cards import SearchEncounter
from engine.neon_hope.language.flow import IfSo
from engine.neon_hope.language.places import CloseLocations, CloseNext, LeaveEnvironment, OpenLocations
from engine.neon_hope.language.story import ChangeTracker
from engine.neon_hope.language.tokens import PutCounters
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table import parts
from engine.neon_hope.table.pack import Pack

_DRAWN: Final = ("enemies", "conditions", "events")
"""The tables of what an encounter deck is made of (NH 3.3)."""
_HELD: Final = ("characters", "actions", "tools", "character_tools")
"""What players bring themselves is there in each episode."""
CARDS: Final = ("environments", "clues", "community", "surveillance", *_DRAWN, *_HELD)
"""The tables of what may do something while an episode is played."""
_SIDES: Final = ("upper", "lower")
OFTEN: Final = 9
"""How often a card comes that may come any number of times."""


class Moment(msgspec.Struct, eq=True):
    """What may be so at a moment. Nothing is ruled out by a condition: what is missing here cannot be."""

    places: set[str]
    """Environments that may be in play."""
    sure: set[str]
    """Environments that are in play, whatever happened."""
    cards: set[str] = msgspec.field(default_factory=set)
    """Cards that may have come into play, and may have gone again."""
    done: set[tuple[str, str]] = msgspec.field(default_factory=set)
    """Effects that may have happened: (op, what it names)."""
    loose: set[str] = msgspec.field(default_factory=set)
    """Environments that some card may bring at any time."""
    shaky: set[str] = msgspec.field(default_factory=set)
    """Environments or their locations that some card may take away at any time."""
    shut: set[str] = msgspec.field(default_factory=set)
    """Locations that have closed, whatever happened."""
    opened: set[str] = msgspec.field(default_factory=set)
    """Locations that some card may open at any time."""
    brought: dict[str, int] = msgspec.field(default_factory=dict)
    """How often a card may have come, up to `OFTEN`: that often, or more."""

    def copy(self) -> Moment:
        return Moment(*(getattr(self, name).copy() for name in self.__struct_fields__))

    def joined(self, other: Moment) -> Moment:
        """What may be so where one of two moments has come."""
        found = self.copy()
        for name in self.__struct_fields__:
            getattr(found, name).update(getattr(other, name))
        found.sure = self.sure & other.sure
        found.shut = self.shut & other.shut
        for card, times in self.brought.items():
            found.brought[card] = max(times, other.brought.get(card, 0))
        return found


class Seen(NamedTuple):
    """The environments that may be in play when an effect of the setup or of a chapter's `on_flip` resolves,
    and those that may have left."""

    places: set[str]
    gone: set[str]
    shut: set[str]
    """Locations that have closed by then, whatever happened."""


class Course:
    """The course of one episode."""

    def __init__(self, pack: Pack, code: str, printed: dict[str, list[msgspec.Struct]]) -> None:
        """`code`: the episode's; `printed`: of each card what it may do, as `_printed` finds it."""
        self.pack = pack
        self.code = code
        self.episode = pack.episodes[code]
        self.printed = printed
        self.chapters: dict[str, Moment] = {}
        """What may be so while a chapter lasts."""
        self.seen: dict[str, Seen] = {}
        """By path, what the setup and the chapters do in turn."""
        self.over: Moment
        """What may have been so at any time."""
        self.around: dict[str, set[str]] = {}
        """By card, the environments that may be in play with it at some time."""
        self._run()

    def _run(self) -> None:
        episode = self.episode
        starts = {start.environment for start in episode.starts}
        now = Moment(set(starts), set(starts) if len(starts) == 1 else set())
        for table in _HELD:
            for code in getattr(self.pack, table):
                self._comes(code, now)
        for code in (*episode.surveillance.values(), *starts, *episode.difficulty_cards):
            self._comes(code, now)
        for name in (*episode.sets, *(change.set for change in episode.set_changes)):
            self._shuffled(name, now)
        self.over = now.copy()
        self._keep(now)
        now = self._effects(episode.setup, f"episodes.{self.code}.setup", now)
        waiting = [(code, now) for code in episode.first_chapters]
        while waiting:
            code, now = waiting.pop()
            chapter = self.pack.chapters.get(code)
            if chapter is None:
                continue
            before = self.chapters.get(code)
            now = now if before is None else before.joined(now)
            if now == before:
                continue
            self.chapters[code] = now
            now = self._effects(chapter.on_flip, f"chapters.{code}.on_flip", now)
            led = {name for op, name in now.done if op == "chapter"} | {chapter.next or ""}
            waiting += [(name, now) for name in led]

    def _effects(self, effects: Sequence[parts.Effect], path: str, now: Moment) -> Moment:
        """What may be so after effects that resolve in this order."""
        now = now.copy()
        for index, effect in enumerate(effects):
            assert isinstance(effect, EffectValue)
            where = f"{path}[{index}].{effect.op}"
            seen = self.seen.setdefault(where, Seen(set(), set(), set(now.shut)))
            seen.places.update(now.places)
            seen.shut.intersection_update(now.shut)
            seen.gone.update(name for op, name in now.done if op == "environment_leaves")
            self._happens(effect, now)
            branches = list(_branches(effect, where))
            ends = [self._effects(inner, name, now) for name, inner in branches]
            if ends and not isinstance(effect, IfSo):  # perhaps nothing, perhaps all of it again
                again = now
                for end in ends:
                    again = again.joined(end)
                again.brought.update(
                    (card, OFTEN) for card, n in again.brought.items() if n > now.brought.get(card, 0)
                )
                ends += [again, *(self._effects(inner, name, again) for name, inner in branches)]
            if ends:
                now = reduce(Moment.joined, ends)
            self._keep(now)
        return now

    def _keep(self, now: Moment) -> None:
        self.over = self.over.joined(now)
        for code in now.cards:
            self.around.setdefault(code, set()).update(now.places)

    def _happens(self, effect: EffectValue, now: Moment) -> None:
        """What an effect does in its turn."""
        now.done.update(_done(effect, ""))
        for code in _brings(effect):
            self._comes(code, now)
            once = isinstance(effect, BringCard)
            now.brought[code] = min(now.brought.get(code, 0) + 1, OFTEN) if once else OFTEN
        if effect.op == "shuffle_in":
            self._shuffled(_named(effect)[0], now)
        if isinstance(effect, BringEnvironment):
            now.places.add(effect.card)
            now.sure |= {effect.card} - now.shaky
            now.shut -= {f"{effect.card}:{side}" for side in _SIDES}
        if isinstance(effect, LeaveEnvironment):
            now.sure.discard(effect.card)
            if now.sure and effect.card not in now.loose:  # the last one stays
                now.places.discard(effect.card)
        if isinstance(effect, OpenLocations):
            now.shut -= set(effect.locations)
        if isinstance(effect, CloseLocations):
            now.shut |= {name for name in effect.locations if self._closes(name, effect, now)} - now.opened
        if isinstance(effect, CloseLocations | CloseNext):
            now.sure -= {name.partition(":")[0] for name in effect.locations}

    def _closes(self, location: str, effect: CloseLocations, now: Moment) -> bool:
        """Whether a location surely closes: it is not the last one, which stays."""
        environment, _, side = location.partition(":")
        other = f"{environment}:{'lower' if side == 'upper' else 'upper'}"
        if environment not in now.sure:
            return False
        return bool(now.sure - {environment}) or not (
            other in effect.locations or ("close", other) in now.done
        )

    def _comes(self, code: str, now: Moment) -> None:
        """A card comes, with all that it may do from now on."""
        waiting = [code]
        while waiting:
            code = waiting.pop()
            if code in now.cards:
                continue
            now.cards.add(code)
            for part in self.printed.get(code, ()):
                waiting += _brings(part)
                now.brought.update((card, OFTEN) for card in _brings(part))
                if not isinstance(part, Effect):
                    continue
                now.done.update(_done(part, code))
                if isinstance(part, BringEnvironment):
                    now.places.add(part.card)
                    now.loose.add(part.card)
                elif isinstance(part, LeaveEnvironment | CloseLocations | CloseNext):
                    now.shaky |= {name.partition(":")[0] for name in _named(part)}
                    now.sure -= now.shaky
                elif isinstance(part, OpenLocations):
                    now.opened |= set(part.locations)
                    now.shut -= now.opened
                elif part.op == "shuffle_in":
                    waiting += self._in_set(_named(part)[0])

    def _shuffled(self, name: str, now: Moment) -> None:
        for code in self._in_set(name):
            self._comes(code, now)

    def _in_set(self, name: str) -> list[str]:
        return [code for table in _DRAWN for code, c in getattr(self.pack, table).items() if c.set == name]


def courses_of(pack: Pack) -> dict[str, Course]:
    """The course of each episode."""
    printed = _printed(pack)
    return {code: Course(pack, code, printed) for code in pack.episodes}


def _printed(pack: Pack) -> dict[str, list[msgspec.Struct]]:
    """Of each card that may be in play, everything printed on it."""
    return {
        code: [part for _, part in walk(card)]
        for table in CARDS
        for code, card in getattr(pack, table).items()
    }


def _brings(part: msgspec.Struct) -> Iterator[str]:
    """The cards that an effect, or an environment with its clues (NH 3.11), brings."""
    if isinstance(part, BringCard | BringEnvironment | SearchEncounter):
        yield part.card
    elif isinstance(part, d.Bring):
        yield part.clue


def _named(effect: Effect) -> tuple[str, ...]:
    """What the first field of an effect names."""
    first = getattr(effect, effect.__struct_fields__[0], "") if effect.__struct_fields__ else ""  # type: ignore[attr-defined]
    names = first if isinstance(first, tuple) else (first,)
    return tuple(name for name in names if isinstance(name, str))


def done_in(value: object) -> set[tuple[str, str]]:
    """What the effects in a part of a pack may do."""
    return {each for _, part in walk(value) if isinstance(part, Effect) for each in _done(part, "")}


def _done(effect: Effect, owner: str) -> Iterator[tuple[str, str]]:
    """What an effect, of a card `owner`, does; what only lowers something makes nothing."""
    if isinstance(effect, PutCounters | ChangeTracker) and lowers(effect.n):
        return
    if isinstance(effect, PutCounters):
        yield effect.op, effect.what.code or (owner if effect.what.ref == "this" else "")
    for name in _named(effect):
        yield effect.op, name
        if isinstance(effect, CloseNext):
            yield "close", name
    if isinstance(effect, LeaveEnvironment):
        yield from (("close", f"{effect.card}:{side}") for side in _SIDES)


def _branches(value: msgspec.Struct, path: str) -> Iterator[tuple[str, Sequence[parts.Effect]]]:
    """The effects within an effect, list by list."""
    for name, field in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
        child = getattr(value, name)
        where = f"{path}.{field}"
        if (isinstance(value, IfSo) and name == "otherwise") or _are_effects(child):
            yield where, child
        elif isinstance(child, tuple):
            for index, inner in enumerate(child):
                if isinstance(inner, msgspec.Struct):
                    yield from _branches(inner, f"{where}[{index}]")


def _are_effects(value: object) -> bool:
    """Whether it is a list of effects."""
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Effect)
