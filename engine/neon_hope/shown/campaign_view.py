"""A campaign as it can be shown: the path taken, what was gained and lost, and each character.

Words in one language, without markup; whatever the pack no longer has is told by its code.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final, Literal

from msgspec import Struct

from engine.messages import labelled, say, sentences
from engine.neon_hope.rules.campaigns import position
from engine.neon_hope.table.definitions import Clue, Words
from engine.neon_hope.table.logbook import owned
from engine.neon_hope.table.pack import CampaignDef, Pack
from engine.neon_hope.table.state import OVER, Campaign, Entry

RECALLED: Final = 4
"""Steps that are told of before an episode."""
Manner = Literal["choice", "note", "crossed", "mark", "healed", "tracker", "pool", "card"]


class Change(Struct, frozen=True):
    """What a step wrote. `n`: how much more, of "tracker" and "pool". `who`: a character; "": the group.
    `kind`: of a note, what it is (as `Mark.kind`)."""

    manner: Manner
    text: str
    n: int = 0
    who: str = ""
    kind: str = ""

    @property
    def used_up(self) -> bool:
        """Whether a note of no weight is over: what one had got ready has been used."""
        return self.manner == "healed" and self.kind == "note"


class PathStep(Struct, frozen=True):
    """A step behind the group. `won`: of an episode; None for any other step. `ending`: the resolution."""

    name: str
    won: bool | None = None
    ending: str = ""
    changes: tuple[Change, ...] = ()


class Mark(Struct, frozen=True):
    """What is written for a character: "scar", "ally", "secret", "betrayal", or "note"."""

    kind: str
    text: str


class Person(Struct, frozen=True):
    """A character of the group. `color`: as on the table. `learned`: (card, the one it replaced)."""

    name: str
    color: int
    marks: tuple[Mark, ...] = ()
    learned: tuple[tuple[str, str], ...] = ()
    followers: tuple[str, ...] = ()


class CampaignView(Struct, frozen=True):
    """`next`: the step that comes, "" when it is over. `pool`: (modifier, how many more of it)."""

    name: str
    language: str
    path: tuple[PathStep, ...]
    next: str
    trackers: tuple[tuple[str, int], ...]
    people: tuple[Person, ...]
    pool: tuple[tuple[str, int], ...]


def text(words: Words, language: str) -> str:
    """A pack's text in a language, or in the nearest one it has."""
    return words.get(language) or words.get("en") or next(iter(words.values()), "")


def campaign_view(pack: Pack, campaign: Campaign, language: str) -> CampaignView:
    """Everything that a campaign carries, and where it stands."""
    teller = _Teller(pack, campaign, language)
    plan = teller.plan
    here = position(pack, campaign)
    return CampaignView(
        name=text(plan.name, language) if plan is not None else campaign.code,
        language=language,
        path=teller.path(),
        next="" if here == OVER else teller.step(here),
        trackers=tuple(
            (text(tracker.name, language), campaign.trackers.get(code, tracker.start))
            for code, tracker in (plan.trackers if plan is not None else {}).items()
        ),
        people=tuple(teller.person(code, at) for at, code in enumerate(campaign.characters)),
        pool=tuple((modifier, n) for modifier, n in campaign.pool.items() if n),
    )


def previously(pack: Pack, campaign: Campaign, language: str) -> tuple[str, str] | None:
    """What has happened before the next episode, as (title, text): the last steps that changed anything, each
    a paragraph. None at the beginning."""
    view = campaign_view(pack, campaign, language)
    told = [labelled(language, step.name, what) for step in view.path if (what := _what(step, language))]
    if not told:
        return None
    return say(language, "nh-previously", campaign=view.name), "\n\n".join(told[-RECALLED:])


def _what(step: PathStep, language: str) -> str:
    """What is remembered of a step: how it ended, what the group chose, and what was written down."""
    found = [f"{step.ending}."] if step.ending else []
    for change in step.changes:
        if change.used_up:
            continue
        note = change.text if change.text.endswith((".", "!", "?", "…", "“", "”")) else f"{change.text}."
        if change.manner in ("crossed", "healed"):
            note = say(language, "nh-previously-gone", note=note)
        if change.manner in ("note", "crossed"):
            found.append(note)
        elif change.manner in ("mark", "healed") and step.won is not None:
            found.append(say(language, "nh-previously-who", who=change.who, what=note))
        elif change.manner == "choice" and not change.who:
            found.append(say(language, "nh-previously-choice", choice=change.text))
    return sentences(language, found)


class _Teller:
    """Tells one campaign in one language."""

    def __init__(self, pack: Pack, campaign: Campaign, language: str) -> None:
        self.pack = pack
        self.campaign = campaign
        self.language = language
        self.plan: CampaignDef | None = pack.campaigns.get(campaign.code)

    def path(self) -> tuple[PathStep, ...]:
        """Steps in the order in which they wrote something, and episodes of before steps wrote."""
        told = [self._told(step, list(entries)) for step, entries in groupby(self.campaign.entries, _step)]
        written = sum(one.won is not None for one in told)
        old = self.campaign.results[: max(len(self.campaign.results) - written, 0)]
        return (*(self._episode(code, ending) for code, ending in old), *told)

    def _told(self, code: str, entries: list[Entry]) -> PathStep:
        changes = tuple(self._change(entry) for entry in entries if entry.kind not in ("result", "epilogue"))
        ending = next((entry.name for entry in entries if entry.kind == "result"), None)
        if ending is None:
            return PathStep(self.step(code), changes=changes)
        found = self.plan.story.get(code) if self.plan is not None else None
        told = self._episode(found.episode or code if found is not None else code, ending)
        return PathStep(told.name, told.won, told.ending, changes)

    def _episode(self, code: str, ending: str) -> PathStep:
        found = self.pack.episodes.get(code)
        resolution = found.resolutions.get(ending) if found is not None else None
        name = text(found.name, self.language) if found is not None else code
        said = text(resolution.name, self.language) if resolution is not None else ending
        return PathStep(name, resolution is not None and resolution.won, said)

    def step(self, code: str) -> str:
        """A step's name."""
        found = self.plan.story.get(code) if self.plan is not None else None
        if found is None:
            return code
        episode = self.pack.episodes.get(found.episode or "")
        return text(episode.name if episode is not None else found.name, self.language) or code

    def _change(self, entry: Entry) -> Change:
        who = self._name(entry.who) if entry.who else ""
        if entry.kind == "choice":
            found = self.plan.story.get(entry.step) if self.plan is not None else None
            choices = found.choices if found is not None else ()
            label = text(choices[entry.n].label, self.language) if entry.n < len(choices) else "?"
            return Change("choice", label, who=who)
        if entry.kind == "swap":
            return Change("card", self._card(entry.name.split()[-1]), who=who)
        if entry.kind == "tracker":
            trackers = self.plan.trackers if self.plan is not None else {}
            named = trackers.get(entry.name)
            return Change("tracker", text(named.name, self.language) if named else entry.name, entry.n)
        if entry.kind == "pool":
            return Change("pool", entry.name, entry.n)
        manners: dict[str, Manner] = {"crossed": "crossed", "mark": "mark", "unmark": "healed"}
        kind, note = self._note(entry.name)
        return Change(manners.get(entry.kind, "note"), note, who=who, kind=kind)

    def person(self, code: str, color: int) -> Person:
        """A character, with all that is theirs."""
        swaps = self.campaign.swaps
        before, now = owned(self.pack, (), code), owned(self.pack, swaps, code)
        learned = [
            (self._card(new), self._card(old)) for old, new in zip(before, now, strict=True) if old != new
        ]
        return Person(
            self._name(code),
            color,
            tuple(Mark(*self._note(mark)) for mark in self.campaign.marks.get(code, ())),
            tuple(learned),
            tuple(self._clue(clue) for who, clue in self.campaign.followers if who == code),
        )

    def _note(self, code: str) -> tuple[str, str]:
        found = self.plan.notes.get(code) if self.plan is not None else None
        return (found.kind, text(found.text, self.language)) if found is not None else ("note", code)

    def _name(self, code: str) -> str:
        found = self.pack.characters.get(code)
        return text(found.name, self.language) if found is not None else code

    def _card(self, code: str) -> str:
        found = self.pack.actions.get(code) or self.pack.tools.get(code)
        return text(found.name, self.language) if found is not None else code

    def _clue(self, code: str) -> str:
        clue = self.pack.cards.get(code)
        if not isinstance(clue, Clue):
            return code
        # A follower lies with the side up that made it one.
        faces = [face for face in (*clue.backs, clue.front) if face.follower is not None]
        own = text(clue.name, self.language)
        return own or next((text(face.name, self.language) for face in faces), code)


def _step(entry: Entry) -> str:
    return entry.step
