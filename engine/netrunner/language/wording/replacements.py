"""What is prevented, and what happens instead."""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from engine.netrunner.language import replacements
from engine.netrunner.language.base import Pattern
from engine.netrunner.language.wording.expected import effect_noun, imminent
from engine.netrunner.language.wording.patterns import Waited, waited
from engine.netrunner.language.wording.voice import THE_RUN, Voice
from engine.netrunner.table.state import CORP
from engine.speech import RUNNER, And, Fronted, Node, Noun, Phrase, Sentences, Then, clause
from engine.speech.nodes import offered, says, so


def each_time(which: Pattern | None, kind: str, v: Voice) -> Waited:
    """On which effects of a kind: on each of them, the first of a turn, those of a pattern."""
    if which is None:
        return Waited("each_would", imminent(kind, v))
    found = waited(which, v)
    return found._replace(how="each_would") if found.how in ("would", "before", "whenever") else found


@says(replacements.Prevents)
def prevents(self: replacements.Prevents, v: Voice) -> Node:
    on = each_time(self.which, self.kind, v)
    what = effect_noun(self.kind, self.n or None)
    made = clause("prevent", None, what, passive=True)
    if self.kind == "end_run":
        made = clause("prevent_end", None, THE_RUN, passive=True)
    elif self.kind.startswith("trash"):
        if self.what is not None:
            what = Noun("card", "that", id="that")
            thing = v.a(self.what)
            thing = replace(thing, id="that") if isinstance(thing, Noun) else thing
            event = on.event if self.which is not None else None
            trashed = clause("trash", None, thing, passive=True)
            on = on._replace(event=trashed if event is None else replace(event, args=trashed.args))
        made = clause("prevent_trash", None, what, passive=True)
    return on.so(made)


@says(replacements.InsteadOf)
def instead_of(self: replacements.InsteadOf, v: Voice) -> Node:
    made = v.joined(self.effects)
    if self.kind == "breach":
        server = Noun("server", "the", adj=("attacked",))
        made = offered(made, v.me) if self.optional else made
        rest: tuple[Node, ...] = ()
        if isinstance(made, Then) and any(isinstance(part, Sentences) for part in made.parts):
            made, *after = made.parts  # it is said of what comes first
            rest = tuple(after)
        instead = Phrase.of("instead_of_breaching", x=server)
        if isinstance(made, Sentences):  # it is said of all of it, and not of what is done last
            made = Fronted(instead, Sentences((made, *rest)))
        elif isinstance(made, Then | And) and not rest:
            made = Fronted(instead, made)
        else:
            made = so(made, instead)
            made = Sentences((made, *rest)) if rest else made
        if not (self.where or self.which):
            return made
        on = each_time(self.which, self.kind, v)
        if self.where:
            on = on._replace(event=clause("make_successful_run", RUNNER, on=v.servers(self.where)))
        return on.so(made)
    if self.kind == "subroutine":
        corps = copy(v)
        corps.side = CORP
        made = corps.joined(self.effects)
    made = so(offered(made, v.me) if self.optional else made, "instead")
    return each_time(self.which, self.kind, v).so(made)
