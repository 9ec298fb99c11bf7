"""What the sweeps of all games share: what a broken invariant is, and what holds for every open question."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.kernel.decisions import Decision
    from engine.kernel.views import DecisionView


BOLD = re.compile(r"\*\*[^*]+\*\*")


class Broken(AssertionError):
    """An invariant does not hold."""


class Outcome(NamedTuple):
    """What became of one game."""

    seed: int
    result: str
    answers: int
    trouble: str = ""


def need(holds: bool, what: str) -> None:
    """Broken with these words unless it holds."""
    if not holds:
        raise Broken(what)


def check_asking(decisions: Sequence[Decision], seats: Iterable[str]) -> None:
    """Somebody is asked, each can answer, and keys are fit for a button."""
    need(bool(decisions), "nobody has a decision")
    need(len({d.id for d in decisions}) == len(decisions), "two decisions with one id")
    for d in decisions:
        keys = [option.key for option in d.options]
        need(d.seat in seats, f"{d.seat} is asked")
        need(len(set(keys)) == len(keys), f"doubled keys: {keys}")
        need(0 <= d.minimum <= d.maximum <= len(keys), f"{d.minimum} to {d.maximum} of {len(keys)} options")
        need(d.maximum > 0, "a question without an answer")
        need(all(key.isascii() and 0 < len(key) <= 60 for key in keys), f"unfit keys: {keys}")
        need(bool(d.step), f"{d.kind} is asked at no step")
        need(not d.silence or d.silence in keys, f"silence means {d.silence}, which is no choice")


def odd(text: str) -> bool:
    """Whether something was not filled in. Titles, in bold or after a colon, may say what they like."""
    plain = BOLD.sub("", text)
    return "{" in plain or re.search(r"(?<!: )\bNone\b", plain) is not None


def check_words(decisions: Iterable[DecisionView], longest: int = 80) -> None:
    """Prompts and options read as sentences, and are at most so long: what fits where Discord shows it
    (buttons 80, menus 100), or more where panels shorten it (`bot.messages.components.shorten`)."""
    for decision in decisions:
        need(bool(decision.prompt.strip()), "an empty prompt")
        labels = [option.label for option in decision.options]
        need(all(0 < len(label) <= longest for label in labels), f"unfit labels: {labels}")
        broken = [label for label in (decision.prompt, *labels) if odd(label)]
        need(not broken, f"odd words: {broken}")
