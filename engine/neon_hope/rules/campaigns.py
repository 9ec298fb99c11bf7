"""A campaign as a sequence of steps (R-39): which one it stands at, what it asks, and where it goes on.

Everything here takes a campaign and gives another: nothing is played, and keeping the old one is taking back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from engine.neon_hope.language.base import ConditionValue, EffectValue
from engine.neon_hope.table import parts
from engine.neon_hope.table.logbook import Logbook
from engine.neon_hope.table.pack import CampaignDef, CampaignStep, Pack, StepChoice, Way
from engine.neon_hope.table.state import OVER, Campaign

_LONGEST: Final = 100
"""Branches in a row after which a campaign is going round in a circle (the loader refuses such packs)."""


class StepRefused(ValueError):
    """A campaign's step cannot be answered so."""


def new_campaign(pack: Pack, code: str) -> Campaign:
    """A campaign before its first step. KeyError if the pack has none with this code."""
    found = pack.campaigns[code]
    start = {name: tracker.start for name, tracker in found.trackers.items()}
    blank = Campaign(code=code, trackers=start, packs=pack.versions)
    first = next(iter(found.story), OVER)
    return arrive(pack, blank, first) if found.steps else blank


def position(pack: Pack, campaign: Campaign) -> str:
    """The code of the step that comes next; OVER after the last one, and for a campaign that is gone."""
    found = pack.campaigns.get(campaign.code)
    if found is None:
        return OVER
    if campaign.step:
        return campaign.step if campaign.step in found.story else OVER
    # Kept before there were steps.
    if not found.steps:
        return found.episodes[campaign.episode] if campaign.episode < len(found.episodes) else OVER
    if campaign.results:
        last = campaign.results[-1][0]
        for code, step in found.steps.items():
            if step.episode == last:
                return arrive(pack, campaign, _way(Logbook(pack, campaign, code), step.next)).step
    return next(iter(found.story), OVER)


def current(pack: Pack, campaign: Campaign) -> CampaignStep | None:
    """The step that comes next; None if the campaign is over."""
    found = pack.campaigns.get(campaign.code)
    return found.story.get(position(pack, campaign)) if found is not None else None


def next_episode(pack: Pack, campaign: Campaign) -> str | None:
    """The episode that is to be played now; None if something else comes before it, or nothing does."""
    step = current(pack, campaign)
    return step.episode if step is not None and step.kind == "episode" else None


def text(pack: Pack, campaign: Campaign) -> list[dict[str, str]]:
    """What the step tells, paragraph by paragraph, each in all its languages."""
    step = current(pack, campaign)
    if step is None:
        return []
    book = _book(pack, campaign)
    own = [step.text] if step.text else []
    return own + [passage.text for passage in step.passages if holds(passage.condition, book)]


def choices(pack: Pack, campaign: Campaign, who: str = "") -> list[tuple[int, StepChoice]]:
    """What can be chosen now, by the group or by a character, with the number to answer with. Empty: there is
    nothing to choose, and the step is only read; also for characters that have chosen."""
    step = current(pack, campaign)
    if step is None or step.kind == "episode":
        return []
    if step.each and (who not in campaign.characters or who in campaign.chosen):
        return []
    book = _book(pack, campaign, who)
    return [(n, choice) for n, choice in enumerate(step.choices) if holds(choice.condition, book)]


def waiting(pack: Pack, campaign: Campaign) -> tuple[str, ...]:
    """The characters that have yet to choose in a step that asks each of them."""
    step = current(pack, campaign)
    if step is None or not step.each:
        return ()
    return tuple(code for code in campaign.characters if choices(pack, campaign, code))


def answer(pack: Pack, campaign: Campaign, choice: int | None = None, who: str = "") -> Campaign:
    """The campaign after a step between episodes was answered: with the number of a choice, or None for a
    step that is only read. `who`: the character that chooses, where each does.

    StepRefused for an episode, which is played, and for what is not to be chosen.
    """
    step = current(pack, campaign)
    if step is None or step.kind == "episode":
        raise StepRefused("the campaign waits for an episode, or is over")
    code = position(pack, campaign)
    if not campaign.step:  # kept before there were steps
        campaign = arrive(pack, campaign, code)
    found = dict(choices(pack, campaign, who if step.each else ""))
    if choice is None:
        if found or waiting(pack, campaign):
            raise StepRefused("something is to be chosen")
        return _leave(pack, campaign, code, step.next)
    taken = found.get(choice)
    if taken is None:
        raise StepRefused(f"there is no choice {choice} here now")
    book = Logbook(pack, campaign, code, who if step.each else "")
    if taken.training is None:  # the log says itself which card came for which
        book.enter("choice", n=choice, who=book.who)
    write(taken.effects, book)
    ways = (Way(step=taken.step),) if taken.step is not None else step.next
    if not step.each:
        return _leave(pack, book.campaign, code, ways)
    after = replace(book.campaign, chosen={**book.campaign.chosen, who: choice})
    return after if waiting(pack, after) else _leave(pack, after, code, ways)


def step_of(pack: Pack, campaign: Campaign, episode: str) -> str:
    """The step in which an episode is played: the one that comes next, or else the first with that episode.
    The episode's own code where there is none."""
    found = pack.campaigns.get(campaign.code)
    steps = found.story if found is not None else {}
    here = position(pack, campaign)
    order = (*([here] if here in steps else []), *steps)
    return next((code for code in order if steps[code].episode == episode), episode)


def played(pack: Pack, campaign: Campaign, at: str) -> Campaign:
    """The campaign after its episode was played and written into it; `at`: the step it was played in."""
    found = pack.campaigns.get(campaign.code)
    step = found.steps.get(at) if found is not None else None
    # A chain of episodes is where its number says, also when its pack gets one more.
    return _leave(pack, campaign, at, step.next) if step is not None else campaign


def continuations(packs: Iterable[Pack], pack: str, campaign: Campaign) -> list[tuple[Pack, str]]:
    """Where a campaign of a pack can go on that is over in it: (pack, code) of those that continue it."""
    return [
        (other, code)
        for other in packs
        for code, found in other.campaigns.items()
        if pack in other.includes and found.continues == campaign.code
    ]


def gone_on(pack: Pack, code: str, before: Pack, campaign: Campaign) -> Campaign:
    """A campaign that is over, at the first step of one that continues it, with all that it carries."""
    found = pack.campaigns[code]
    known = before.campaigns[campaign.code].story
    start = {name: tracker.start for name, tracker in found.trackers.items()}
    first = next(step for step in found.story if step not in known)
    carried = replace(campaign, code=code, trackers=start | campaign.trackers, packs=pack.versions)
    return arrive(pack, carried, first)


def holds(condition: parts.Condition | None, book: Logbook) -> bool:
    """Whether a condition holds of a campaign alone."""
    if condition is None:
        return True
    assert isinstance(condition, ConditionValue)
    return condition.written(book)


def write(effects: Iterable[parts.Effect], book: Logbook) -> None:
    """Write into a campaign's log what effects say."""
    for effect in effects:
        assert isinstance(effect, EffectValue)
        effect.write(book)


def arrive(pack: Pack, campaign: Campaign, code: str) -> Campaign:
    """The campaign at a step: what it writes is written, and branches are followed."""
    for _ in range(_LONGEST):
        found: CampaignDef | None = pack.campaigns.get(campaign.code)
        step = found.story.get(code) if found is not None else None
        if step is None:
            return replace(campaign, step=OVER, chosen={})
        book = Logbook(pack, campaign, code)
        write(step.effects, book)
        if step.kind == "epilogue":
            book.enter("epilogue")
        campaign = replace(book.campaign, step=code, chosen={})
        if step.kind != "branch":
            return campaign
        code = _way(Logbook(pack, campaign, code), step.next)
    return replace(campaign, step=OVER)


def _leave(pack: Pack, campaign: Campaign, code: str, ways: tuple[Way, ...]) -> Campaign:
    return arrive(pack, campaign, _way(Logbook(pack, campaign, code), ways))


def _way(book: Logbook, ways: tuple[Way, ...]) -> str:
    return next((way.step for way in ways if holds(way.condition, book)), OVER)


def _book(pack: Pack, campaign: Campaign, who: str = "") -> Logbook:
    return Logbook(pack, campaign, position(pack, campaign), who)
