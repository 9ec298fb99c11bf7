"""Conditions: clauses behind "if"; `denied` says the opposite."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from engine.netrunner.language import amounts, conditions, happenings, logic
from engine.netrunner.language.amounts import amount
from engine.netrunner.language.base import Amount, Condition
from engine.netrunner.language.roles import ROLES
from engine.netrunner.language.wording.amounts import thing
from engine.netrunner.language.wording.patterns import event
from engine.netrunner.language.wording.sets import CARD
from engine.netrunner.language.wording.voice import COUNTERS, DONE, THE_RUN, Voice
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import And, Clause, Name, Node, Noun, NounPhrase, Or, Phrase, Rel, Several, That, clause
from engine.speech.nodes import denied, says


def _had(self: Amount, v: Voice) -> tuple[NounPhrase, str] | None:
    """Who has what, of an amount that somebody has."""
    if isinstance(self, amounts.Credits):
        return v.player(self.who), "credit"
    if isinstance(self, amounts.Clicks):
        return v.player(self.who), "click"
    if isinstance(self, amounts.Points):
        return v.player(self.who), "agenda_point"
    if isinstance(self, amounts.Tags):
        return THE_RUNNER, "tag"
    if isinstance(self, amounts.BadPublicityCount):
        return THE_CORP, "bad_publicity"
    if isinstance(self, amounts.CoreDamage):
        return THE_RUNNER, "core_damage"
    if isinstance(self, amounts.Hosted):
        return v.this, COUNTERS[self.counter]
    if isinstance(self, amounts.Link):
        return THE_RUNNER, "link"
    return None


def _so_many(self: happenings.Count, n: int, v: Voice) -> Clause | None:
    """ "You accessed at least 3 cards this run"; None if it is not cards that are counted."""
    on = self.pattern
    if self.total or self.different or not isinstance(on, happenings.On):
        return None
    if len(on.kinds) > 1 or "least" in ROLES[on.kinds[0]] or on.if_ is not None:
        return None
    made = event(on, v, span=self.span, whose=self.whose, past=True)
    about = made.arg("object")
    if not isinstance(about, Noun) or about.id:
        return None
    about = replace(about, det="", n=n, at_least=True)
    return replace(made, args=tuple((role, about if role == "object" else x) for role, x in made.args))


_REMEMBERED = {
    "lost": "lose", "gained": "gain", "taken": "take", "tags": "give", "removed": "remove", "placed": "place",
    "prevented": "prevent",
}  # fmt: skip
"""What was done, of amounts that instructions remember."""


def _times(counted: Noun | None, n: int) -> Clause | None:
    """ "You made a successful run at least 3 times this turn"; None if it is no event that is counted."""
    told = (
        counted.rels[0] if counted is not None and counted.head == "time" and len(counted.rels) == 1 else None
    )
    if not isinstance(told, That):
        return None
    return replace(told.clause, how=(*told.clause.how, Phrase.of("at_least_times", x=Noun("time", n=n))))


def compared(self: Condition, v: Voice, how: str) -> Clause:
    """An amount and another."""
    what, n = amount(self.what), v.quantity(amount(self.n))  # type: ignore[attr-defined]
    had = _had(what, v)
    if had is not None and how == "at_most" and amount(self.n) == amounts.EventAmount():  # type: ignore[attr-defined]
        none = clause("have", had[0], Noun(had[1], plural=True), past=True, when="before_that")
        return replace(none, denied=True)  # no more than has just been had
    if how == "at_most" and n == 0 and had is not None:
        return replace(clause("have", had[0], Noun(had[1], plural=True)), denied=True)
    if how == "at_most" and n == 0 and thing(what, v) is not None:
        return replace(compared(type(self)(what, 1), v, "at_least"), denied=True)  # type: ignore[call-arg]
    if had is not None and isinstance(n, int):
        who, head = had
        if how == "at_least" and n == 1:
            verb = "have_left" if head == "click" else "have"
            return clause(verb, who, Noun(head, plural=True) if head == "click" else Noun(head, "a"))
        verb = {"at_least": "have_at_least", "at_most": "have_at_most", "equal": "have_exactly"}[how]
        return clause(verb, who, Noun(head, n=n))
    if isinstance(what, happenings.Count) and isinstance(n, int) and how == "at_least" and n > 1:
        cards = _so_many(what, n, v)
        if cards is not None:
            return cards
    counted = thing(what, v)
    done = _REMEMBERED.get(what.name) if isinstance(what, amounts.Remembered) else None
    if done is not None and how == "at_least" and n == 1 and isinstance(counted, Noun):
        # damage is no thing one counts: "if damage was prevented this way"
        some = replace(counted, det="" if counted.head == "damage" else "a", rels=())
        return clause(done, None, some, passive=True, past=True, how="this_way")
    told = _times(counted, n) if how == "at_least" and isinstance(n, int) and n > 1 else None
    if told is not None:
        return told
    if isinstance(n, int) and counted is not None:
        if how == "at_least" and n == 1:
            return clause("exist", replace(counted, det="a"))
        verb = {"at_least": "exist_at_least", "at_most": "exist_at_most", "equal": "exist_exactly"}[how]
        return clause(verb, replace(counted, n=n))
    number: NounPhrase = Name(str(n)) if isinstance(n, int) else amount(self.n).noun(v)  # type: ignore[attr-defined]
    verb = _AMOUNTS[how] if isinstance(number, Noun) else f"be_{how}"  # "3 or more", but "at least half of"
    return clause(verb, what.noun(v), number)


_AMOUNTS = {"at_least": "be_at_least_n", "at_most": "be_at_most_n", "equal": "be_as_many"}


@says(conditions.AtLeast)
def at_least(self: conditions.AtLeast, v: Voice) -> Node:
    return compared(self, v, "at_least")


@says(conditions.AtMost)
def at_most(self: conditions.AtMost, v: Voice) -> Node:
    return compared(self, v, "at_most")


@says(conditions.Equal)
def equal(self: conditions.Equal, v: Voice) -> Node:
    return compared(self, v, "equal")


@says(conditions.Odd)
def odd(self: conditions.Odd, v: Voice) -> Node:
    return clause("be_odd", self.what.noun(v))


@says(conditions.Even)
def even(self: conditions.Even, v: Voice) -> Node:
    return clause("be_even", self.what.noun(v))


@says(conditions.Threat)
def threat(self: conditions.Threat, v: Voice) -> Node:
    return clause("be_at_least", Noun("threat_level", "the"), Name(str(self.n)))


@says(conditions.Tagged)
def tagged(self: conditions.Tagged, v: Voice) -> Node:
    return clause("be_tagged", THE_RUNNER)


@says(conditions.SubroutineResolving)
def subroutine_resolving(self: conditions.SubroutineResolving, v: Voice) -> Node:
    return clause("be_resolving", Noun("subroutine", "a", rels=(Rel("of_zone", v.this),)))


@says(conditions.Exists)
def exists(self: conditions.Exists, v: Voice) -> Node:
    what = v.a(self.what)
    if isinstance(what, Noun) and what.det == "the":
        bound = what.rels[0] if len(what.rels) == 1 else None
        if isinstance(bound, Rel) and bound.key in _BOUNDS and bound.x is not None and bound.y is not None:
            # of a card that is there: "the strength of the host card is 0 or less"
            value = (
                replace(bound.x, det="the", of=replace(what, rels=()))
                if isinstance(bound.x, Noun)
                else bound.x
            )
            return clause(_BOUNDS[bound.key], value, bound.y)
        what = replace(what, det="a")
    return clause("exist", what)


_BOUNDS = {"value_at_least": "be_at_least", "value_at_most": "be_at_most"}


def _is(who: NounPhrase, what: Noun) -> Node:
    """A card belongs to a set: "this ice is rezzed", "it is a sentry"."""
    verbs = {
        "rezzed": "be_rezzed",
        "unrezzed": "be_unrezzed",
        "installed": "be_installed",
        "faceup": "be_faceup",
    }
    plain = what.head == "card" and not (what.names or what.rels or what.either)
    if plain and len(what.adj) == 1 and what.adj[0] in verbs:
        return clause(verbs[what.adj[0]], who)
    if what.head == "card" and len(what.rels) == 1 and not (what.names or what.adj):
        rel = what.rels[0]
        places = {
            "in": "be_in",
            "in_root": "be_in_root",
            "protecting": "protect",
            "hosted_on": "be_hosted_on",
        }
        if isinstance(rel, Rel) and rel.x is not None and rel.key in places:
            return clause(places[rel.key], who, rel.x)
        if isinstance(rel, Rel) and isinstance(rel.x, Noun) and rel.key == "hosting":
            host = replace(who, id="") if isinstance(who, Noun) else who  # "it" would be the guest
            guest = replace(rel.x, rels=(*rel.x.rels, Rel("hosted_on", host)))
            return clause("exist", guest if guest.det else replace(guest, det="a"))
        if isinstance(rel, Rel) and rel.x is not None and rel.key in ("with", "with_at_least"):
            return clause("have" if rel.key == "with" else "have_at_least", who, rel.x)
    return clause("be_a", who, what if what.det else replace(what, det="a"))


@says(conditions.ThisIs)
def this_is(self: conditions.ThisIs, v: Voice) -> Node:
    return _is(v.this, self.what.noun(v))


@says(conditions.CardIs)
def card_is(self: conditions.CardIs, v: Voice) -> Node:
    return _is(self.card.noun(v), self.of.noun(v))


@says(conditions.EventCardIs)
def event_card_is(self: conditions.EventCardIs, v: Voice) -> Node:
    return _is(Noun("card", "that", id="event card"), self.what.noun(v))


@says(conditions.ThisAt)
def this_at(self: conditions.ThisAt, v: Voice) -> Node:
    names = self.where if isinstance(self.where, tuple) else (self.where,)
    verb = "protect" if isinstance(v.this, Noun) and v.this.head == "ice" else "be_in_root"
    return clause(verb, v.this, v.servers(names))


@says(conditions.Empty)
def empty(self: conditions.Empty, v: Voice) -> Node:
    return clause("be_empty", v.this)


@says(conditions.RunOn)
def run_on(self: conditions.RunOn, v: Voice) -> Node:
    names = self.where if isinstance(self.where, tuple) else (self.where,)
    if names and v.in_run:
        return clause("be_run_on", Noun("run", "that"), v.servers(names))
    rels = (Rel("against", v.servers(names)),) if names else ()
    return clause("be_in_progress", Noun("run", "a", rels=rels))


@says(conditions.RunSuccessful)
def run_successful(self: conditions.RunSuccessful, v: Voice) -> Node:
    return clause("be_successful", THE_RUN, past=True)


@says(conditions.Encountering)
def encountering(self: conditions.Encountering, v: Voice) -> Node:
    what = Noun("ice", "a") if self.what is None else v.a(self.what)
    if isinstance(what, Noun) and what.head == "card" and not what.names:
        what = replace(what, head="ice")
    if isinstance(what, Noun) and what.head == "ice":
        what = replace(what, id="encountered")  # "if you are encountering a piece of ice with ..., trash it"
    return clause("be_encountering", THE_RUNNER, what)


@says(conditions.TrashedByInstalling)
def trashed_by_installing(self: conditions.TrashedByInstalling, v: Voice) -> Node:
    trashed = Noun("card", "that", id="event card")
    return clause("trash", None, trashed, passive=True, past=True, how="by_installing")


@says(conditions.FirstEncounter)
def first_encounter(self: conditions.FirstEncounter, v: Voice) -> Node:
    first = Noun("encounter", "the", adj=("first",), rels=(Rel("encounter_with", v.a(self.what)),))
    return clause("be_a", Noun("encounter", "this"), first, when="this_turn")


@says(conditions.Accessing)
def accessing(self: conditions.Accessing, v: Voice) -> Node:
    what = Noun("card", "a") if self.what is None else v.a(self.what)
    return clause("be_accessing", THE_RUNNER, what)


@says(conditions.TurnOf)
def turn_of(self: conditions.TurnOf, v: Voice) -> Node:
    return clause("be_in_progress", Noun("turn", of=v.player(self.who)))


@says(conditions.ActionTaken)
def action_taken(self: conditions.ActionTaken, v: Voice) -> Node:
    times = Phrase.of("exactly_times", x=Noun("time", n=self.times))
    return clause("take_action", v.me, Noun("action", "that"), past=True, how=times, when="this_turn")


@says(conditions.ActionsDiffered)
def actions_differed(self: conditions.ActionsDiffered, v: Voice) -> Node:
    return clause("take_actions_apart", v.me, Noun("action", n=self.n), past=True)


@says(conditions.SpentOnSameAction)
def spent_on_same_action(self: conditions.SpentOnSameAction, v: Voice) -> Node:
    return clause("spend_on_action", v.me, Noun("click", n=self.n, at_least=True), past=True)


@says(conditions.InPhase)
def in_phase(self: conditions.InPhase, v: Voice) -> Node:
    return clause("be_in_progress", Noun(f"{self.phase}_phase", "the"))


@says(conditions.Did)
def did(self: conditions.Did, v: Voice) -> Node:
    what = replace(CARD, det="a") if self.what is None else v.a(self.what)
    if self.name == "swapped" and isinstance(what, Noun):
        what = replace(what, det="", plural=True)  # it takes two
    return clause(DONE[self.name], None, what, passive=True, past=True, how="this_way")


@says(logic.And)
def and_(self: logic.And, v: Voice) -> Node:
    parts = list(self.parts)
    turn = next((part for part in parts if isinstance(part, conditions.TurnOf)), None)
    phase = next((part for part in parts if isinstance(part, conditions.InPhase)), None)
    told = [part.clause(v) for part in parts if part is not turn or phase is None]
    if turn is not None and phase is not None:  # "your action phase is in progress"
        whose = Noun(f"{phase.phase}_phase", of=v.player(turn.who))
        told[[part for part in parts if part is not turn].index(phase)] = clause("be_in_progress", whose)
    return _together(And, told)


def only_time(condition: Condition, v: Voice) -> Phrase | None:
    """ "Only during your turn", "only during your action phase"."""
    parts = condition.parts if isinstance(condition, logic.And) else (condition,)
    turn = next((part for part in parts if isinstance(part, conditions.TurnOf)), None)
    phase = next((part for part in parts if isinstance(part, conditions.InPhase)), None)
    if turn is not None and len(parts) == 1 + (phase is not None):
        head = "turn" if phase is None else f"{phase.phase}_phase"
        return Phrase.of("only_in_turn", x=Noun(head, of=v.player(turn.who)))
    return None


@says(logic.Or)
def or_(self: logic.Or, v: Voice) -> Node:
    return _together(Or, [part.clause(v) for part in self.parts])


def _together(how: type[And] | type[Or], parts: list[Node]) -> Node:
    """Several conditions; those that differ in one place only as one: "on HQ and R&D"."""
    flat = [each for part in parts for each in (part.parts if isinstance(part, how) else (part,))]
    found: list[Node] = []
    for part in flat:
        one = _merged(found[-1], part, how) if found else None
        found[-1:] = [one] if one is not None else [*found[-1:], part]
    return found[0] if len(found) == 1 else how(tuple(found))


def _merged(one: Node, other: Node, how: type[And] | type[Or]) -> Clause | None:
    """Two clauses as one, if but one noun is another one."""
    if not (isinstance(one, Clause) and isinstance(other, Clause)) or one.denied or other.denied:
        return None
    if replace(one, args=()) != replace(other, args=()) or len(one.args) != len(other.args):
        return None
    pairs = list(zip(one.args, other.args, strict=True))
    apart = [i for i, (a, b) in enumerate(pairs) if a != b]
    if len(apart) != 1 or pairs[apart[0]][0][0] != pairs[apart[0]][1][0]:
        return None
    (role, a), (_, b) = pairs[apart[0]]
    word: Literal["and", "or"] = "and" if how is And else "or"
    nouns = a.parts if isinstance(a, Several) and a.how == word else (a,)
    args = list(one.args)
    args[apart[0]] = (role, Several((*nouns, b), word))
    return replace(one, args=tuple(args))


_BEYOND = {
    "be_at_least": "be_less", "be_at_most": "be_more", "be_at_least_n": "be_less", "be_at_most_n": "be_more",
}  # fmt: skip


@says(logic.Not)
def not_(self: logic.Not, v: Voice) -> Node:
    said = self.what.clause(v)
    if isinstance(said, Clause) and said.verb in _BEYOND:  # "less than", not "not ... or more"
        return replace(said, verb=_BEYOND[said.verb])
    return denied(said)


@says(conditions.BidsMatch)
def bids_match(self: conditions.BidsMatch, v: Voice) -> Node:
    return clause("match", Noun("bid", "the", plural=True))


@says(conditions.BidsDiffer)
def bids_differ(self: conditions.BidsDiffer, v: Voice) -> Node:
    return clause("differ", Noun("bid", "the", plural=True))
