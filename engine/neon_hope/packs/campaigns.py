"""What must be true of campaigns and their steps (NH 1.6, R-39)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.neon_hope.language.amounts import fixed
from engine.neon_hope.language.base import Condition, Effect
from engine.neon_hope.language.conditions import EpisodeEnded
from engine.neon_hope.language.logged import EpisodeWon
from engine.neon_hope.language.ops import LOGGED
from engine.neon_hope.language.story import ChangeTracker
from engine.neon_hope.packs.problems import near
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table.pack import CampaignDef, CampaignStep

Mistakes = Iterator[tuple[str, str]]

_READ: Final = ("prologue", "interlude", "rest", "train", "epilogue")
"""Kinds of steps that are shown."""


def campaign_mistakes(code: str, campaign: CampaignDef) -> Mistakes:
    """Mistakes of one campaign, as (path, sentence)."""
    path = f"campaigns.{code}"
    if campaign.steps and campaign.episodes:
        yield f"{path}.episodes", "a campaign has either “episodes”, one after the other, or “steps”"
    elif not campaign.playable:
        yield f"{path}.episodes", "a campaign has at least one episode"
    if len(set(campaign.episodes)) != len(campaign.episodes):
        yield f"{path}.episodes", "an episode stands here twice"
    for name, tracker in campaign.trackers.items():
        if not tracker.min <= tracker.start <= tracker.max:
            yield f"{path}.trackers.{name}", "“start” must lie between “min” and “max”"
    for name, step in campaign.steps.items():
        where = f"{path}.steps.{name}"
        yield from _fields(where, step)
        yield from _ways(where, step, campaign)
        yield from _logged(where, step)
    yield from _paths(path, campaign)


def _fields(path: str, step: CampaignStep) -> Mistakes:
    """What a step of its kind has and has not."""
    shown = step.kind in _READ
    if step.kind == "episode" and step.episode is None:
        yield path, "the “episode” that is played is missing"
    if step.kind != "episode" and step.episode is not None:
        yield f"{path}.episode", f"only a step of kind “episode” has one, this is of kind “{step.kind}”"
    if shown and not (step.text or step.passages):
        yield path, f"a step of kind “{step.kind}” is read: “text” is missing"
    for field in ("name", "text", "passages", "choices"):
        if not shown and getattr(step, field):
            yield f"{path}.{field}", f"a step of kind “{step.kind}” is not read: this is never seen"
    if step.each and not step.choices:
        yield path, f"in a step of kind “{step.kind}” each character chooses: “choices” are missing"
    if step.training and step.kind != "train":
        text = f"only in a step of kind “train” anybody learns, this is of kind “{step.kind}”"
        yield f"{path}.training", text
    if step.training and not any(choice.training for choice in step.choices):
        yield f"{path}.training", "no card says what it “replaces”: there is nothing to learn"
    if step.kind == "branch" and not step.next:
        yield path, "a branch leads somewhere: “next” is missing"
    if step.kind == "epilogue" and step.next:
        yield f"{path}.next", "an epilogue is the end: nothing comes after it"
    for index, choice in enumerate(step.choices):
        if not choice.label and (choice.training is None or not step.each):
            text = "a “label” is missing: only a lone “swap_card” where each character chooses needs none"
            yield f"{path}.choices[{index}]", text
        if choice.step is not None and (step.each or step.kind == "epilogue"):
            text = "each character chooses here" if step.each else "an epilogue is the end"
            yield f"{path}.choices[{index}].step", f"{text}: this cannot lead elsewhere"


def _ways(path: str, step: CampaignStep, campaign: CampaignDef) -> Mistakes:
    for where, target in _targets(path, step):
        if target not in campaign.steps:
            yield where, f"“{target}” is not a step of this campaign{near(target, campaign.steps)}"
    sure = [index for index, way in enumerate(step.next) if way.condition is None]
    for index in range(sure[0] + 1 if sure else len(step.next), len(step.next)):
        yield f"{path}.next[{index}]", "this way is never taken: the one above it has no “if”"
    led = bool(step.choices) and not step.each and all(choice.step for choice in step.choices)
    if step.next and not sure:
        yield f"{path}.next", "the last way must have no “if”: where does it go if none of them holds?"
    elif step.next and led and all(choice.condition is None for choice in step.choices):
        yield f"{path}.next", "no way of these is ever taken: each choice names a “step” of its own"


def _targets(path: str, step: CampaignStep) -> Iterator[tuple[str, str]]:
    """(path, code) of all steps that come next."""
    for index, way in enumerate(step.next):
        yield f"{path}.next[{index}].step", way.step
    for index, choice in enumerate(step.choices):
        if choice.step is not None:
            yield f"{path}.choices[{index}].step", choice.step


def _logged(path: str, step: CampaignStep) -> Mistakes:
    """Between episodes there is only the log."""
    for inner, part in walk(step, path):
        if isinstance(part, Effect | Condition) and part.op not in LOGGED:
            yield inner, f"“{part.op}” needs an episode: between episodes there is only the campaign's log"
        if isinstance(part, ChangeTracker) and fixed(part.n) is None:
            yield f"{inner}.n", "between episodes this must be a plain number"


def _paths(path: str, campaign: CampaignDef) -> Mistakes:
    """What is never reached, never ends, or asks for what cannot have happened."""
    story = campaign.story
    after = following(campaign)
    first = next(iter(story), "")
    reached = coming(first, after) | {first}
    for code in campaign.steps:
        where = f"{path}.steps.{code}"
        if code not in reached:
            yield where, f"no way leads to this step from the first one, “{first}”"
        elif not any(_ends(story[there]) for there in (code, *coming(code, after))):
            yield where, "from here the campaign goes round in a circle and never ends"
        elif code in coming(code, {name: after[name] if _silent(story[name]) else set() for name in after}):
            yield where, "these branches lead round in a circle, and nothing is played or read between them"
        before = {story[name].episode for name in story if name == code or code in coming(name, after)}
        for inner, part in walk(story[code], where):
            if isinstance(part, EpisodeEnded | EpisodeWon) and part.episode in campaign.playable:
                if part.episode not in before:
                    yield f"{inner}.episode", f"“{part.episode}” is never played before this is asked"
            elif isinstance(part, EpisodeEnded | EpisodeWon):
                yield f"{inner}.episode", f"“{part.episode}” is not played in this campaign"


def _ends(step: CampaignStep) -> bool:
    """Whether the campaign may be over after a step."""
    return not step.next and not (step.choices and all(choice.step for choice in step.choices))


def _silent(step: CampaignStep) -> bool:
    return step.kind == "branch"


def following(campaign: CampaignDef) -> dict[str, set[str]]:
    """By step, those that may come next."""
    story = campaign.story
    return {
        code: {target for _, target in _targets("", step) if target in story} for code, step in story.items()
    }


def coming(code: str, after: dict[str, set[str]]) -> set[str]:
    """Everything that may come after a step."""
    found: set[str] = set()
    waiting = [code]
    while waiting:
        for target in after.get(waiting.pop(), set()) - found:
            found.add(target)
            waiting.append(target)
    return found
