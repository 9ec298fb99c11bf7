"""What is prevented, and what happens instead."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import replacements
from engine.netrunner.language.base import Pattern
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.wording.effects import effect_noun
from engine.netrunner.language.wording.patterns import imminent
from engine.netrunner.language.wording.voice import Voice
from engine.speech import RUNNER, Node, Noun, Phrase, When, clause
from engine.speech.clauses import Trigger
from engine.speech.nodes import may, says, so


def how_often(which: Pattern | None) -> Trigger:
    """Each time, or the first time of a turn or a run."""
    if isinstance(which, First):
        return "first" if which.span == "turn" else "first_run"
    return "each_would"


def meant(which: Pattern | None) -> On | None:
    """The events of a pattern, without how often."""
    while isinstance(which, First):
        which = which.pattern
    return which if isinstance(which, On) else None


@says(replacements.Prevents)
def prevents(self: replacements.Prevents, v: Voice) -> Node:
    what = effect_noun(self.kind, self.n or None)
    verb = "prevent"
    if self.kind.startswith("trash"):
        verb, what = "prevent_trash", what if self.what is None else Noun("card", "that", id="that")
    made = clause(verb, None, what, passive=True)
    event = imminent(self.kind, v, meant(self.which))
    if self.what is not None:
        event = clause("trash", None, v.a(self.what), passive=True)
        thing = event.arg("object")
        if isinstance(thing, Noun):
            event = clause("trash", None, replace(thing, id="that"), passive=True)
    return When(event, made, how_often(self.which))


@says(replacements.InsteadOf)
def instead_of(self: replacements.InsteadOf, v: Voice) -> Node:
    made = v.joined(self.effects)
    if self.kind == "breach":
        server = Noun("server", "the", adj=("attacked",))
        made = so(made, Phrase.of("instead_of_breaching", x=server))
        made = may(made) if self.optional else made
        if not self.where:
            return made
        return When(
            clause("make_successful_run", RUNNER, on=v.servers(self.where)), made, how_often(self.which)
        )
    made = so(made, "instead")
    made = may(made) if self.optional else made
    return When(imminent(self.kind, v, meant(self.which)), made, how_often(self.which))
