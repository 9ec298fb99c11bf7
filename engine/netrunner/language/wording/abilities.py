"""The kinds of ability: a paragraph each."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import abilities, flow, logic
from engine.netrunner.language.base import Condition, Pattern
from engine.netrunner.language.conditions import Encountering, RunOn
from engine.netrunner.language.happenings import First, Next, On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.wording.conditions import only_time
from engine.netrunner.language.wording.costs import cheaper, cost_before
from engine.netrunner.language.wording.patterns import elsewhere, in_run, waited
from engine.netrunner.language.wording.voice import Voice, told_apart
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Ability as Part
from engine.speech import (
    CORP,
    Ability,
    And,
    Aside,
    Clause,
    Fronted,
    If,
    Name,
    Node,
    Noun,
    Phrase,
    Sentences,
    Then,
    When,
    clause,
)
from engine.speech.nodes import during, offered, says


@says(abilities.Paid)
def paid(self: abilities.Paid, v: Voice) -> Ability:
    flags = [
        flag
        for flag, on in (
            ("interrupt", bool(self.interrupt)), ("access", self.access), ("interface", self.interface),
            (f"once_per_{self.per}", self.once),
        )
        if on
    ]  # fmt: skip
    user = v.used_by(self.by)
    body = [does(self, v), *cheaper(self.cost, user)]
    if self.condition is not None:
        body.append(only_while(self.condition, v))
    if self.by == "players":
        body.append(Phrase("either_player"))
    elif self.by:
        body.append(Phrase.of("only_by", x=v.player(self.by)))
    return Ability(tuple(body), tuple(flags), cost_before(self.cost, user))


def only_while(condition: Condition, v: Voice) -> Node:
    """ "Use this only during a run on this server"; "only if the Runner is tagged"."""
    if isinstance(condition, RunOn):
        where = in_run(condition, v)
        only = f"only_{where}" if isinstance(where, str) else replace(where, key=f"only_{where.key}")
        return clause("use_this", v.me, how=only)
    if isinstance(condition, logic.And) and condition.parts[0] == RunOn() and elsewhere(condition.parts[1]):
        there = Phrase.of("only_during_run_on", x=v.server("another"))
        return clause("use_this", v.me, how=there)
    time = only_time(condition, v)
    if time is not None:
        return clause("use_this", v.me, how=time)
    return If(condition.clause(v), clause("use_this", v.me), how="only_if", behind=True)


def does(self: abilities.Paid, v: Voice) -> Node:
    """What using it does; whoever alone may use it is told to."""
    made = v.used_by(self.by).sentences(self.effects)
    return undone(made, v.player(self.by)) if self.by and self.by != "players" else made


def undone(node: Node, who: Noun) -> Node:
    """The same as an instruction to whoever would do it."""
    if isinstance(node, Clause):
        return replace(node, doer=None) if node.doer == who else node
    if isinstance(node, Sentences | Then | And):
        return type(node)(tuple(undone(part, who) for part in node.parts))
    return node


@says(abilities.When)
def when(self: abilities.When, v: Voice) -> Ability:
    flags = [
        flag
        for flag, on in (
            ("persistent", self.persistent), ("interrupt", self.interrupt),
            (f"once_per_{self.per}", self.once),
        )
        if on
    ]  # fmt: skip
    body: list[Node] = [told(self, v)]
    if self.together:
        body.append(Aside(Phrase.of("once_together")))
    if self.persistent:
        body.append(Aside(Phrase.of("still_applies", x=v.this)))
    return Ability(tuple(body), tuple(flags))


def told(self: abilities.When, v: Voice) -> Node:
    """The trigger condition and what happens then."""
    return _told(self, v)


def _told(self: abilities.When, v: Voice, run: bool = False) -> Node:
    on, effects = _ice_that(self.on, self.effects)
    waits = waited(on, v)
    if run and waits.how == "first_run":
        waits = waits._replace(how="next")  # the first (second ...) time in a run that begins now
    pattern = on.pattern if isinstance(on, First | Next) else on
    v.in_run = isinstance(pattern, On) and pattern.kinds[0] is EventKind.SUCCESSFUL_RUN
    then = v.sentences(effects)
    v.in_run = False
    if self.once and waits.how == "whenever":
        waits = waits._replace(how="when")  # "once per turn → when"
    return waits.so(offered(then, v.me) if self.optional or self.once else then)


def told_in_run(self: abilities.When, v: Voice) -> Node:
    """The same of an ability that there is in a run that begins now."""
    on = self.on.pattern if isinstance(self.on, Next) else self.on
    if isinstance(on, On) and on.kinds[0] is EventKind.RUN_ENDS:
        then = v.sentences(self.effects)
        then = offered(then, v.me) if self.optional or self.once else then
        if on.detail:  # "if it was unsuccessful"
            it = Noun("run", "this", id="run")
            then = If(clause(f"be_{on.detail}", it, past=True), then)
        return When(clause("end_intransitive", Noun("run", "this", id="run")), then)
    if isinstance(on, On) and on.kinds[0] is EventKind.RUN_BEGINS:
        then = v.sentences(self.effects)
        return When(clause("begin", Noun("run", "this", id="run")), then)
    made = _told(self, v, run=True)
    own = isinstance(on, On) and (on.kinds[0] in _OF_RUN or on.detail in ("success", "end_run"))
    if self.once:
        return during(made, f"once_per_{self.per}")
    return made if own else during(made, "during_run")


_OF_RUN = (EventKind.SUCCESSFUL_RUN, EventKind.UNSUCCESSFUL_RUN, EventKind.END_RUN, EventKind.RUN_BEGINS)


def _ice_that(on: Pattern, effects: tuple[Effect, ...]) -> tuple[Pattern, tuple[Effect, ...]]:
    """ "Encounter a piece of ice with ..." for an encounter after which the ice is asked what it is."""
    only = effects[0] if len(effects) == 1 else None
    if not (isinstance(on, On) and on.kinds == (EventKind.ENCOUNTER,) and on.what is None):
        return on, effects
    if not isinstance(only, flow.If) or only.otherwise or not isinstance(only.condition, Encountering):
        return on, effects
    return replace(on, what=only.condition.what), only.then


@says(abilities.Sub)
def sub(self: abilities.Sub, v: Voice) -> Ability:
    return Ability((v.sentences(self.effects),), subroutine=True)


@says(abilities.Play)
def play(self: abilities.Play, v: Voice) -> Ability:
    body = [v.sentences(self.effects)]
    if self.condition is not None:
        can = clause("play", v.me, v.this, modal="can")
        body.insert(0, If(self.condition.clause(v), can, how="only_if", behind=True))
    if self.priority:
        first = Phrase.of("only_as_first_click", x=Noun("turn", of=v.me))
        body.insert(0, clause("play", v.me, v.this, modal="can", how=first))
    if self.x is not None:
        body.append(clause("be_at_most_n", Name("X"), self.x.noun(v)))
    return Ability((Sentences(tuple(body)),))


@says(abilities.AtSetup)
def at_setup(self: abilities.AtSetup, v: Voice) -> Ability:
    return Ability((Fronted(Phrase("before_starting_hand"), v.joined(self.effects)),))


@says(abilities.Static)
def static(self: abilities.Static, v: Voice) -> Ability:
    node = told_apart(self.modifier, v)
    if isinstance(self.condition, RunOn) and not isinstance(node, Phrase):
        node = during(node, in_run(self.condition, v))
    elif self.condition is not None:
        how = "while" if self.condition.lasts else "if"
        node = If(self.condition.clause(v), node, how=how, behind=True)  # type: ignore[arg-type]
    if self.persistent:
        return Ability((node, Aside(Phrase.of("still_applies", x=v.this))), ("persistent",))
    return Ability((node,))


@says(abilities.ActiveIn)
def active_in(self: abilities.ActiveIn, v: Voice) -> Ability:
    node = self.ability.clause(v)
    if not {"installed", "unrezzed"}.isdisjoint(self.zones):
        return node
    where = Aside(Phrase.of("applies_only_in", x=v.this, y=v.zones(self.zones)))
    return replace(node, body=(*node.body, where))


@says(abilities.Remains)
def remains(self: abilities.Remains, v: Voice) -> Ability:
    until = waited(self.until, v)
    if until.how == "whenever":  # lockdowns wait for a turn that begins once more: "each time" would mislead
        until = until._replace(how="when")
    node = until.so(clause("trash", v.me, v.this))
    return Ability((node, Aside(Phrase.of("stays_in_play", x=v.this))))


@says(abilities.CanAdvance)
def can_advance(self: abilities.CanAdvance, v: Voice) -> Ability:
    return Ability((clause("advance", CORP, v.this, modal="can"),))


__all__ = ["Part", "paid", "told"]
