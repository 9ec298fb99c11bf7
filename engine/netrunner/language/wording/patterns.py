"""Happenings: what an ability waits for, or what was."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.netrunner.language import encounters, happened_to, happenings, logic
from engine.netrunner.language.base import Condition, Pattern
from engine.netrunner.language.conditions import RunOn, SpentOnSameAction
from engine.netrunner.language.happenings import (
    ENCOUNTER,
    HERE,
    LAST_TURN,
    RUN,
    AnyOf,
    First,
    Happened,
    Next,
    On,
    While,
)
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.language.wording.events import event_of
from engine.netrunner.language.wording.roles import A_PLAYER, doer
from engine.netrunner.language.wording.sets import has_this, is_installed
from engine.netrunner.language.wording.voice import Voice
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import NoSeat, Player, seat_of
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import And, Clause, If, Node, Noun, Or, Phrase, Rel, That, When, clause
from engine.speech.clauses import Trigger
from engine.speech.nodes import during, says

_FIRST: dict[str, Trigger] = {"turn": "first", "run": "first_run", "encounter": "first_encounter"}
_ONCE = frozenset((
    EventKind.SCORE, EventKind.STEAL, EventKind.REZ, EventKind.INSTALL, EventKind.RESOLVE, EventKind.ACCESS,
    EventKind.ENCOUNTER, EventKind.TRASH,
    EventKind.UNINSTALL, EventKind.FORFEIT,
))  # fmt: skip
"""Kinds of event that happen to one object but once in a while, so that "when" is said of this card."""


_OF_TURNS = frozenset((EventKind.TURN_BEGINS, EventKind.TURN_ENDS, EventKind.ACTION_PHASE_ENDS))
"""Somebody's turn begins and ends once in a while, too."""


def joined(made: list[Clause]) -> Clause:
    """Events of several kinds as one clause: "an agenda is scored or stolen"."""
    first, *others = made
    named = first.doer in (THE_CORP, THE_RUNNER) and all(each.doer == first.doer for each in others)
    if others and not named and not all(each.passive for each in made):
        first = replace(first, doer=None, passive=True)
    return replace(first, also=tuple(other.verb for other in others))


def events(on: On, v: Voice, several: bool = False) -> Node:
    """The events of a pattern: one clause, if what is said of all its kinds is the same."""
    each_kind = [event_of(on, kind, v) for kind in on.kinds]
    wholly = EventKind.FULLY_BREAK in on.kinds and len(on.kinds) > 1  # more than a verb: "ganz brechen"
    alike = len({(each.arg("object"), each.how) for each in each_kind}) == 1
    if (alike or on.of is not None) and not wholly:
        if several:
            return event(on, v)
        made = named(event(on, v), on.kinds[0])
        thing = made.arg("object")
        v.event_card = thing.head if isinstance(thing, Noun) and thing.id in _THE_CARD else "card"
        v.event_verb = made.verb
        v.event_this = isinstance(thing, Noun) and thing.id == "this"
        return made
    return Or(tuple(each_kind))


def event(
    on: Pattern,
    v: Voice,
    *,
    span: str = "",
    whose: Player | NoSeat = "",
    past: bool = False,
    no: bool = False,
) -> Clause:
    """One clause for the events of a pattern."""
    if isinstance(on, First | Next):
        return event(on.pattern, v, span=span, whose=whose, past=past, no=no)
    if isinstance(on, AnyOf):
        return event(on.patterns[0], v, span=span, whose=whose, past=past, no=no)
    if not isinstance(on, On):
        raise TypeError(f"{type(on).__name__} is no event")
    made = joined([event_of(on, kind, v) for kind in on.kinds])
    when: tuple[str | Phrase, ...] = ()
    if span == LAST_TURN:
        seat = seat_of(whose, v.side) if whose else v.side
        when = (Phrase.of("in_turn", x=Noun("turn", of=v.seat(seat), adj=("last",))),)
    elif span == RUN:
        when = ("this_run",)
    elif span == ENCOUNTER:
        when = ("that_encounter" if v.event_verb else "during_encounter",)
    elif span:
        when = ("this_turn",)
    means = "because_of" if on.kinds[0] in _PAID else "by_means_of"
    of = None if on.of is None else v.this if has_this(on.of) else v.a(on.of)
    how = () if of is None or on.cause == ("subroutine",) else (Phrase.of(means, x=of),)
    if of is not None and on.damage and on.detail == "subroutine":  # "by net damage from a subroutine on it"
        told = Rel("from_subroutine_on", of)
        how = (Phrase.of("by_damage", x=Noun(f"{on.damage}_damage", rels=(told,))),)
    if past and span not in (RUN, ENCOUNTER):
        when = (*(in_run(part, v) for part in _apart(on.if_)[1]), *when)
    return replace(made, past=past, denied=no, when=(*made.when, *when), how=(*made.how, *how))


def happened(on: Pattern, v: Voice, span: str, whose: Player | NoSeat, no: bool = False) -> Node:
    """ "You made a successful run this turn"."""
    if isinstance(on, AnyOf):
        parts = tuple(happened(each, v, span, whose, no) for each in on.patterns)
        return And(parts) if no else Or(parts)
    own = isinstance(on, On) and on.kinds == (EventKind.PLAY,) and on.what == ThisCard() and not no
    if own and isinstance(on, On) and isinstance(on.if_, logic.Not) and isinstance(on.if_.what, Happened):
        return during(on.if_.clause(v), Phrase.of("before_it", x=v.this))  # that it was played is clear
    if (
        span == ENCOUNTER
        and isinstance(on, On)
        and on.kinds == (EventKind.BREAK,)
        and on.of == ThisCard()
        and on.by
    ):
        return clause("break", None, Noun("subroutine", "a"), passive=True, past=True, how="this_way")
    made = event(on, v, span=span, whose=whose, past=True, no=no)
    if span == ENCOUNTER and made.verb == "fully_break" and isinstance(on, On) and on.what is None:
        made = replace(made, args=(("object", Noun("ice", "that", id="event card")),))  # the encountered ice
    if made.verb in ("score", "steal") and not made.passive and isinstance(on, On) and on.what is None:
        return replace(made, args=(("object", Noun("agenda", plural=True)),))  # "any agendas"
    stipulated = _apart(on.if_)[0] if isinstance(on, On) else None
    if stipulated is not None:
        return If(stipulated.clause(v), made, how="while", behind=True)
    return made


@says(happenings.Happened)
def _happened(self: happenings.Happened, v: Voice) -> Node:
    return happened(self.pattern, v, self.span, self.whose)


@says(happened_to.HappenedTo, name="noun")
def _happened_to(self: happened_to.HappenedTo, v: Voice) -> Noun:
    """ "Card that was accessed this run", "copy of a card that was accessed"."""
    made = event(self.pattern, v, span=self.span, whose=self.whose, past=True)
    on = self.pattern
    while isinstance(on, First | Next | AnyOf):
        on = on.patterns[0] if isinstance(on, AnyOf) else on.pattern
    by = (Phrase.of("by_player", x=v.player(on.by)),) if isinstance(on, On) and on.by else ()
    thing = made.arg("object")
    noun = thing if isinstance(thing, Noun) else Noun("card")
    rest = tuple((role, each) for role, each in made.args if role != "object")
    verb = "access_one" if made.verb == "access" else made.verb  # some languages have no passive of the other
    told = replace(made, verb=verb, doer=None, passive=True, args=rest, how=(*made.how, *by))
    noun = replace(noun, det="", id="", rels=(*noun.rels, That(told)))
    return Noun("copy", rels=(Rel("of", replace(noun, det="a")),)) if self.copies else noun


@says(happened_to.FromOutsidePool)
def _from_outside_pool(self: happened_to.FromOutsidePool, v: Voice) -> Node:
    some = Noun("credit", plural=True)
    return clause("spend", None, some, passive=True, past=True, how=Phrase.of("from_outside_pool"))


@says(happened_to.CreditsSpentOnIt)
def _credits_spent_on_it(self: happened_to.CreditsSpentOnIt, v: Voice) -> Node:
    card = Noun(v.event_card, "that")
    return clause(
        "spend", None, Noun("credit", plural=True), passive=True, past=True, how=Phrase.of("for_it", x=card)
    )


@says(encounters.WasEncountered)
def _was_encountered(self: encounters.WasEncountered, v: Voice) -> Node:
    return clause("encounter", THE_RUNNER, Noun("ice", "that", id="event card"), past=True)


@says(happenings.EventFits)
def _event_fits(self: happenings.EventFits, v: Voice) -> Node:
    on = self.pattern
    if (
        isinstance(on, On)
        and on.kinds[0] is EventKind.RUN_ENDS
        and on.detail in ("successful", "unsuccessful")
    ):
        return clause(f"be_{on.detail}", Noun("run", "that"), past=True)
    return event(on, v, past=True)


_PAID = frozenset(
    (EventKind.SPEND_CREDITS, EventKind.LOSE_CREDITS, EventKind.SPEND_CLICKS, EventKind.LOSE_CLICKS)
)
"""What players do themselves, by cards of others too."""
_REFERRED = {EventKind.ENCOUNTER: "encountered", EventKind.ACCESS: "accessed"}
number_of_drawn = Noun(
    "number", "the", rels=(Rel("number_of", Noun("card", plural=True, rels=(Rel("to_be_drawn"),))),)
)
_THE_CARD = frozenset((*_REFERRED.values(), "event card"))


def named(made: Clause, kind: EventKind) -> Clause:
    """The same with its card named, so that what follows says "it"."""
    thing = made.arg("object")
    if not isinstance(thing, Noun) or thing.id == "this":
        return made
    if (thing.id or thing.det != "a") and kind not in _REFERRED:
        return made
    noun = replace(thing, id=_REFERRED.get(kind, "event card"))
    return replace(made, args=tuple((role, noun if role == "object" else each) for role, each in made.args))


class Waited(NamedTuple):
    """How a trigger condition is said."""

    how: Trigger
    """ "When", "each time", "the first time"."""
    event: Node
    further: Node | None = None
    """What else must be so when it happens (9.6.5c)."""
    nth: int = 1

    def told(self) -> Node:
        """The event with what else must be so, behind it."""
        return self.event if self.further is None else If(self.further, self.event, behind=True)

    def so(self, then: Node, *, behind: bool = False) -> Node:
        """What happens then."""
        if self.further is not None:
            then, behind = If(self.further, then), False
        return When(self.event, then, self.how, behind, self.nth)


def _apart(stipulation: Condition | None) -> tuple[Condition | None, list[RunOn]]:
    """What else must be so, and the runs in the course of which it must happen: "during a run"."""
    parts = stipulation.parts if isinstance(stipulation, logic.And) else (stipulation,)
    runs = [part for part in parts if isinstance(part, RunOn)]
    others = tuple(part for part in parts if part is not None and not isinstance(part, RunOn))
    return (logic.And(others) if len(others) > 1 else others[0] if others else None), runs


def elsewhere(condition: Condition | None) -> bool:
    """Whether a run has to be on another server than that of the source."""
    return isinstance(condition, logic.Not) and condition.what in (RunOn(HERE), RunOn((HERE,)))


def in_run(during_it: RunOn, v: Voice) -> str | Phrase:
    """In the course of a run on some server."""
    names = during_it.where if isinstance(during_it.where, tuple) else (during_it.where,)
    return Phrase.of("during_run_on", x=v.servers(names)) if names else "during_a_run"


def _by_either(made: list[Node]) -> Clause | None:
    """What the one player does or the other as what a player does; None if more than that differs."""
    clauses = [node for node in made if isinstance(node, Clause)]
    if len(clauses) != len(made) or {each.doer for each in clauses} != {THE_CORP, THE_RUNNER}:
        return None
    some = {replace(each, doer=A_PLAYER) for each in clauses}
    return some.pop() if len(some) == 1 else None


def _unless_it_is(made: Clause) -> tuple[Clause, Clause | None]:
    """An event of one certain card, and what that card must not be: "if it is not a barrier"."""
    thing = made.arg("object")
    last = thing.rels[-1] if isinstance(thing, Noun) and thing.det == "the" and thing.rels else None
    if not isinstance(thing, Noun) or not isinstance(last, Rel) or last.key != "not" or last.x is None:
        return made, None
    certain = replace(thing, rels=thing.rels[:-1], id=thing.id or "event card")
    args = tuple((role, certain if role == "object" else x) for role, x in made.args)
    return replace(made, args=args), clause("be_a", certain, last.x, denied=True)


def waited(on: Pattern, v: Voice, several: bool = False) -> Waited:
    """How a trigger condition is said: "when" or "each time", the event, and a further "if"."""
    if isinstance(on, First):
        how: Trigger = _FIRST[on.span]
        waits = waited(on.pattern, v)._replace(how=how, nth=on.nth)
        if waits.further is None:
            return waits
        # What is counted is what meets all of it (9.3.2b): "the first time you do it and that is so".
        return waits._replace(event=And((waits.event, waits.further)), further=None)
    if isinstance(on, Next):
        return waited(on.pattern, v)._replace(how="next")
    if isinstance(on, AnyOf):
        parts = [waited(each, v, several=True) for each in on.patterns]
        asked = {part.further for part in parts}
        either = _by_either([part.event for part in parts])
        if len(asked) == 1 and either is not None:
            return parts[0]._replace(event=either)
        if len(asked) == 1:
            return Waited(parts[0].how, Or(tuple(part.event for part in parts)), parts[0].further)
        each = (
            part.event if part.further is None else If(part.further, part.event, behind=True)
            for part in parts
        )
        return Waited(parts[0].how, Or(tuple(each)))
    if isinstance(on, While):
        return Waited("when", on.condition.clause(v))
    if not isinstance(on, On):
        raise TypeError(f"{type(on).__name__} is no trigger condition")
    kind = on.kinds[0]
    if kind is EventKind.SUCCESSFUL_RUN and elsewhere(on.if_):
        on = replace(on, if_=None, where=("another",))
    made = events(on, v, several)
    if isinstance(on.if_, SpentOnSameAction):  # that is what happens, and no further condition
        spent = clause("spend_on_action", doer(on, v), Noun("click", n=on.if_.n))
        made, on = spent, replace(on, if_=None)
    conditions = on.if_.parts if isinstance(on.if_, logic.And) else (on.if_,)
    if isinstance(made, Clause) and happened_to.FromOutsidePool() in conditions:  # that belongs to the deed
        made = replace(made, how=(*made.how, Phrase.of("from_outside_pool")))
        others = tuple(part for part in conditions if part and part != happened_to.FromOutsidePool())
        on = replace(on, if_=logic.And(others) if len(others) > 1 else others[0] if others else None)
    if has_this(on.what) and is_installed(on.what):
        made = If(clause("be_installed", v.this), made, how="while", behind=True)
    stipulated, runs = _apart(on.if_)
    further = None if stipulated is None else stipulated.clause(v)
    if further is None and isinstance(made, Clause):
        made, further = _unless_it_is(made)
    for each_run in runs:
        made = during(made, in_run(each_run, v))
    if kind is EventKind.RESOLVE:
        return Waited("after", made, further)
    if kind is EventKind.IMMINENT and on.detail == "draw":
        v.event_amount = number_of_drawn
    if kind is EventKind.IMMINENT:
        return Waited("before" if on.detail == "success" else "would", made, further)
    once = (has_this(on.what) and kind in _ONCE) or (
        kind is EventKind.RUN_ENDS and not on.where and not on.detail
    )
    later = kind in (EventKind.BREACH,) and not on.where
    turns = kind in _OF_TURNS and bool(on.by)
    return Waited("when" if once or later or turns else "whenever", made, further)


__all__ = ["event", "happened", "waited"]
