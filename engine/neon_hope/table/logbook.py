"""A campaign's log while something is written into it between episodes (R-39)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.neon_hope.table.definitions import Action, Tool
from engine.neon_hope.table.pack import CampaignDef, Pack
from engine.neon_hope.table.state import Campaign, Entry


class Logbook:
    """What a step between episodes reads and writes: a campaign alone, without a game."""

    def __init__(self, pack: Pack, campaign: Campaign, step: str, who: str = "") -> None:
        self.pack = pack
        self.campaign = campaign
        self.step = step
        """The code of the step that writes."""
        self.who = who
        """The character that "you" are; empty for the group."""

    @property
    def plan(self) -> CampaignDef | None:
        """The campaign as its pack has it."""
        return self.pack.campaigns.get(self.campaign.code)

    def won(self, episode: str) -> bool:
        """Whether an episode was won, the last time it was played."""
        ends = [ending for code, ending in self.campaign.results if code == episode]
        found = self.pack.episodes.get(episode)
        resolution = found.resolutions.get(ends[-1]) if found is not None and ends else None
        return resolution is not None and resolution.won

    def enter(self, kind: str, name: str = "", n: int = 0, who: str = "") -> None:
        """A line of the log."""
        entry = Entry(self.step, kind, name, n, who)
        self.campaign = replace(self.campaign, entries=(*self.campaign.entries, entry))

    def flag(self, name: str, n: int) -> None:
        flags = self.campaign.flags
        self.campaign = replace(self.campaign, flags={**flags, name: flags.get(name, 0) + n})

    def tracker(self, name: str, n: int) -> None:
        """Change a tracker within its bounds."""
        before = self.campaign.trackers.get(name, 0)
        after = before + n
        bounds = self.plan.trackers.get(name) if self.plan is not None else None
        if bounds is not None:
            after = min(max(after, bounds.min), bounds.max)
        if after != before:
            self.campaign = replace(self.campaign, trackers={**self.campaign.trackers, name: after})
            self.enter("tracker", name, after - before)

    def note(self, name: str) -> None:
        if name not in self.campaign.notes:
            self.campaign = replace(self.campaign, notes=(*self.campaign.notes, name))
            self.enter("note", name)

    def cross_out(self, name: str) -> None:
        """Cross a note of the group out: it holds no more."""
        if name in self.campaign.notes:
            left = tuple(note for note in self.campaign.notes if note != name)
            self.campaign = replace(self.campaign, notes=left)
            self.enter("crossed", name)

    def characters(self, who: str) -> tuple[str, ...]:
        """The characters that "you", "others" or "each" are between episodes; "you" of the group: all."""
        everybody = self.campaign.characters
        if self.who and who == "you":
            return (self.who,)
        return tuple(code for code in everybody if code != self.who) if who == "others" else everybody

    def mark(self, name: str, who: str) -> None:
        """Write a note for characters."""
        for code in self.characters(who):
            before = self.campaign.marks.get(code, ())
            if name not in before:
                self.campaign = replace(self.campaign, marks={**self.campaign.marks, code: (*before, name)})
                self.enter("mark", name, who=code)

    def unmark(self, name: str, who: str) -> None:
        """Take a note of characters back: a scar heals, an ally leaves."""
        for code in self.characters(who):
            before = self.campaign.marks.get(code, ())
            if name in before:
                left = tuple(mark for mark in before if mark != name)
                self.campaign = replace(self.campaign, marks={**self.campaign.marks, code: left})
                self.enter("unmark", name, who=code)

    def swap(self, out: str, into: str) -> None:
        """Another card of the same character comes in a card's place, if that is there."""
        card = self.pack.cards.get(out)
        character = getattr(card, "character", "")
        swaps = (*self.campaign.swaps, (out, into))
        if owned(self.pack, swaps, character) != owned(self.pack, self.campaign.swaps, character):
            self.campaign = replace(self.campaign, swaps=swaps)
            self.enter("swap", f"{out} {into}", who=character)

    def pool(self, modifier: str, n: int) -> None:
        """Modifiers come into the pool of the following episodes, or leave it (F25)."""
        before = self.campaign.pool.get(modifier, 0)
        after = pooled(self.pack, self.campaign.pool, modifier, n)
        if after != before:
            rest = {name: count for name, count in self.campaign.pool.items() if name != modifier}
            self.campaign = replace(self.campaign, pool=rest | ({modifier: after} if after else {}))
            self.enter("pool", modifier, after - before)


def owned(pack: Pack, swaps: Iterable[tuple[str, str]], character: str) -> list[str]:
    """The action cards and tools that a character has: those of the start, as they were swapped since. A swap
    of a card that is not there any more, or for one that is there already, does nothing."""
    cards: dict[str, Action | Tool] = {**pack.actions, **pack.tools}
    found = [code for code, card in cards.items() if card.character == character and card.starts]
    for out, into in swaps:
        if out in found and into in cards and into not in found:
            found[found.index(out)] = into
    return found


def pooled(pack: Pack, pool: Mapping[str, int], modifier: str, n: int) -> int:
    """How many more of a modifier there are after a change: not fewer than none in all, so that what was not
    there to remove is not owed."""
    return max(pool.get(modifier, 0) + n, -pack.modifier_pool.get(modifier, 0))


def changes(before: Campaign, after: Campaign, step: str) -> list[Entry]:
    """The lines of the log about what an episode has changed: its result first."""
    entries = [Entry(step, "result", ending) for _, ending in after.results[len(before.results) :]]
    entries += [Entry(step, "note", note) for note in after.notes if note not in before.notes]
    entries += [Entry(step, "crossed", note) for note in before.notes if note not in after.notes]
    for code in dict.fromkeys((*before.marks, *after.marks)):
        old, new = before.marks.get(code, ()), after.marks.get(code, ())
        entries += [Entry(step, "mark", mark, who=code) for mark in new if mark not in old]
        entries += [Entry(step, "unmark", mark, who=code) for mark in old if mark not in new]
    counts = (("tracker", after.trackers, before.trackers), ("pool", after.pool, before.pool))
    for kind, now, then in counts:
        for name in dict.fromkeys((*then, *now)):
            n = now.get(name, 0) - then.get(name, 0)
            entries += [Entry(step, kind, name, n)] if n else []
    return entries
