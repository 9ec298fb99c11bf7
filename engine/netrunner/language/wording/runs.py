"""Instructions about ice, runs and accesses."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import designated, effects
from engine.netrunner.language.amounts import Plus, amount
from engine.netrunner.language.selectors import ANY_NUMBER, Result
from engine.netrunner.language.sets import EventCard
from engine.netrunner.language.wording.abilities import told_in_run
from engine.netrunner.language.wording.costs import all_paid
from engine.netrunner.language.wording.effects import up_to
from engine.netrunner.language.wording.flow import got, lasting
from engine.netrunner.language.wording.sets import typed
from engine.netrunner.language.wording.voice import THE_RUN, Voice, just, told_apart
from engine.netrunner.language.words import subtype_words
from engine.netrunner.table.state import RUNNER
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import (
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Offer,
    Phrase,
    Rel,
    Sentences,
    clause,
)
from engine.speech.nodes import during, in_one, may, says, so

_ENCOUNTERED = Noun("ice", "the", rels=(Rel("encountered_now"),), id="encountered")


# -- ice --------------------------------------------------------------------------------------------------


@says(effects.Break)
def break_(self: effects.Break, v: Voice) -> Node:
    names = (subtype_words(self.subtype),) if self.subtype else ()
    if self.last:
        subs = Noun("subroutine", "the", adj=("final",), names=names)
    elif self.n >= ANY_NUMBER and self.up_to:
        subs = Noun("subroutine", "any_number", names=names)
    elif self.number is not None:
        subs = Noun("subroutine", n=v.quantity(self.number), names=names)
    elif self.n:
        subs = Noun("subroutine", n=self.n, up_to=self.up_to, names=names)
    else:
        but = (Rel("all_but", Noun("subroutine", n=self.but), Name(str(self.but))),) if self.but else ()
        subs = Noun("subroutine", "all", names=names, rels=but)
    on = (
        _ENCOUNTERED
        if self.last
        else v.this
        if self.on_source
        else None
        if self.against is None
        else v.a(self.against)
    )
    if isinstance(on, Noun) and on.head == "card" and not on.names:
        on = replace(on, head="ice")  # only ice is encountered
    return clause("break", THE_RUNNER, subs, on=on)


@says(effects.Boost)
def boost(self: effects.Boost, v: Voice) -> Node:
    more = Noun("strength", n=v.signed(amount(self.n)))
    if v.value is not None:
        return just(more)
    # 3.9.5b: what is gained lasts for the encounter, and neither print nor players say so.
    longer = () if self.duration == "encounter" else lasting(self.duration or "game", v)
    return during(clause("get", v.this, more), *longer)


@says(effects.ReduceEncountered)
def reduce_encountered(self: effects.ReduceEncountered, v: Voice) -> Node:
    n = v.quantity(amount(self.n))
    less = Noun("strength", n=v.signed(-n if isinstance(n, int) else Plus(0, amount(self.n), -1)))
    made = clause("get", _ENCOUNTERED, less)
    return made if v.value is not None else during(made, "this_encounter")


@says(effects.Bypass)
def bypass(self: effects.Bypass, v: Voice) -> Node:
    return clause("bypass", THE_RUNNER, _ENCOUNTERED)


@says(effects.ForceEncounter)
def force_encounter(self: effects.ForceEncounter, v: Voice) -> Node:
    ice = v.ref(self.what)
    if isinstance(self.what, EventCard) and v.event_verb == "pass" and isinstance(ice, Noun):
        return clause("encounter_again", THE_RUNNER, replace(ice, id=""))  # "it" could be what was paid
    return clause("encounter", THE_RUNNER, ice)


# -- runs ---------------------------------------------------------------------------------------------------


def run_on(names: tuple[str, ...], v: Voice, fresh: bool, protected: bool) -> NounPhrase:
    """Which servers a run may be on."""
    asked = ("not_run_this_turn",) * fresh + ("protected_by_ice",) * protected
    rels = tuple(Rel(key) for key in asked)
    if not names:
        return Noun("server", "any", rels=rels)
    where = v.servers(names)
    return replace(where, rels=rels) if isinstance(where, Noun) else where


@says(effects.MakeRun)
def make_run(self: effects.MakeRun, v: Voice) -> Node:
    if self.that is not None:
        v.named["that"] = v.ref(self.that)
    run = clause("run", THE_RUNNER, on=run_on(self.servers, v, self.not_run_this_turn, self.protected))
    parts: list[Node] = [so(run, "ignoring_additional") if self.ignoring else run]
    parts += [during(got(told_apart(modifier, v)), "during_run") for modifier in self.during]
    parts += [told_in_run(ability, v) for ability in self.abilities]
    if self.if_successful:
        parts.append(If(clause("be_successful", THE_RUN), v.joined(self.if_successful)))
    return parts[0] if len(parts) == 1 else Sentences(tuple(parts))


@says(effects.IdentifyMark)
def identify_mark(self: effects.IdentifyMark, v: Voice) -> Node:
    return clause("identify_mark", v.me, Noun("mark", of=THE_RUNNER))


@says(effects.ChooseServer)
def choose_server(self: effects.ChooseServer, v: Voice) -> Node:
    protected = (Rel("with_ice"),) if self.protected else ()
    server = v.server(self.of) if self.of else Noun("server", "a", rels=protected)
    return clause("choose", v.me, server)  # "... the chosen server": for how long it is, follows from that


@says(effects.ChooseCard)
def choose_card(self: effects.ChooseCard, v: Voice) -> Node:
    return clause("choose", v.me, v.ref(self.what))


@says(effects.GiveSubtype)
def give_subtype(self: effects.GiveSubtype, v: Voice) -> Node:
    chosen = clause("choose", v.me, Noun("subtype", n=1, rels=(Rel("of", replace(typed(self.of), det="a")),)))
    gained = clause("gain_subtype", v.ref(self.what), Noun("subtype", "that"))
    return Sentences((chosen, during(gained, *lasting(self.duration, v))))


@says(designated.ChosenMark)
def chosen_mark(self: designated.ChosenMark, v: Voice) -> Node:
    return clause("choose", v.me, v.this)


@says(designated.ChosenServer)
def chosen_server(self: designated.ChosenServer, v: Voice) -> Node:
    return clause("choose", v.me, v.server(self.server))


@says(effects.EndTheRun)
def end_the_run(self: effects.EndTheRun, v: Voice) -> Node:
    return clause("end", None, THE_RUN)


@says(effects.MayJackOut)
def may_jack_out(self: effects.MayJackOut, v: Voice) -> Node:
    return clause("jack_out", THE_RUNNER, modal="may")


@says(effects.JackOut)
def jack_out(self: effects.JackOut, v: Voice) -> Node:
    return clause("jack_out", THE_RUNNER)


@says(effects.ChangeAttackedServer)
def change_attacked_server(self: effects.ChangeAttackedServer, v: Voice) -> Node:
    return clause("become", v.server("attacked"), v.server(self.server))


@says(effects.MoveRunner)
def move_runner(self: effects.MoveRunner, v: Voice) -> Node:
    return clause("move_runner_outermost", THE_RUNNER, to=v.server(self.server))


@says(effects.MoveToIce)
def move_to_ice(self: effects.MoveToIce, v: Voice) -> Node:
    verb = "move_and_encounter" if self.encounter else "move_and_approach"
    return clause(verb, THE_RUNNER, to=v.ref(self.ice))


@says(effects.ApproachAgain)
def approach_again(self: effects.ApproachAgain, v: Voice) -> Node:
    return clause("approach_again", THE_RUNNER, Noun("ice", "that", id="event card"))


@says(effects.EndActionPhase)
def end_action_phase(self: effects.EndActionPhase, v: Voice) -> Node:
    return clause("end", v.me, Noun("action_phase", of=v.me))


@says(effects.AccessMore)
def access_more(self: effects.AccessMore, v: Voice) -> Node:
    n = v.quantity(amount(self.n))
    return clause("access_more", THE_RUNNER, up_to(Noun("card", n=n, adj=("additional",)), self.least))


@says(effects.AccessTopOfRD)
def access_top(self: effects.AccessTopOfRD, v: Voice) -> Node:
    return clause("access", THE_RUNNER, Noun("card", "the", adj=("top",), rels=(Rel("of_zone", Noun("rd")),)))


@says(effects.BreachServer)
def breach(self: effects.BreachServer, v: Voice) -> Node:
    made = clause("breach", THE_RUNNER, v.server(self.server))
    lasts: list[Node] = [during(got(told_apart(modifier, v)), "this_breach") for modifier in self.during]
    if self.first is not None:
        lasts.append(clause("access_first", THE_RUNNER, v.ref(self.first), modal="must"))
    return Sentences((made, *lasts)) if lasts else made


@says(effects.ResolveSubroutine)
def resolve_subroutine(self: effects.ResolveSubroutine, v: Voice) -> Node:
    one = Noun("subroutine", n=1, rels=(Rel("on", v.ref(self.what)),))
    if self.cost is None:
        return clause("resolve", v.me, one)
    then = clause("resolve", v.me, Noun("subroutine", "that"))
    paid = may(all_paid(self.cost, v, v.me))
    return Sentences((clause("choose", v.me, one), Offer(paid, then=then, by=v.me)))


@says(effects.ResolveScored)
def resolve_scored(self: effects.ResolveScored, v: Voice) -> Node:
    ability = Noun("when_scored_ability", "the", rels=(Rel("on", v.ref(self.what)),))
    return clause("resolve", v.me, ability)


@says(effects.ResolveWhen)
def resolve_when(self: effects.ResolveWhen, v: Voice) -> Node:
    ability = Noun(f"when_{self.happening}_ability", "the", rels=(Rel("on", v.ref(self.what)),))
    return clause("resolve", v.me, ability)


@says(effects.Score)
def score(self: effects.Score, v: Voice) -> Node:
    made = clause("score", THE_CORP, v.ref(self.what))
    return so(made, "if_able") if self.able else made


@says(effects.Steal)
def steal(self: effects.Steal, v: Voice) -> Node:
    return so(clause("steal", THE_RUNNER, v.ref(self.what)), "ignoring_all_costs")


@says(effects.Access)
def access(self: effects.Access, v: Voice) -> Node:
    made = clause("access", THE_RUNNER, v.ref(self.what))
    lasts = tuple(during(got(told_apart(modifier, v)), "this_access") for modifier in self.during)
    return Sentences((made, *in_one(lasts))) if lasts else made


@says(effects.Encounter)
def encounter(self: effects.Encounter, v: Voice) -> Node:
    return clause("encounter", THE_RUNNER, v.ref(self.what))


@says(effects.Approach)
def approach(self: effects.Approach, v: Voice) -> Node:
    return clause("approach", THE_RUNNER, v.server("attacked") if self.ice is None else v.ref(self.ice))


@says(effects.DeclareSuccess)
def declare_success(self: effects.DeclareSuccess, v: Voice) -> Node:
    return clause("be_successful", THE_RUN)


@says(effects.AccessEach)
def access_each(self: effects.AccessEach, v: Voice) -> Node:
    chosen = isinstance(self.what, Result)
    each = Noun("card", "each", rels=(Rel("in_that_pile"),)) if chosen else v.ref(self.what)
    return clause("access", THE_RUNNER, each)


@says(effects.AccessFrom)
def access_from(self: effects.AccessFrom, v: Voice) -> Node:
    server = v.server("attacked")
    cards = Noun("card", n=v.quantity(amount(self.n)), up_to=True, rels=(Rel("in_server_or_root", server),))
    return clause("access", THE_RUNNER, cards)


@says(effects.Separate)
def separate(self: effects.Separate, v: Voice) -> Node:
    them = THE_CORP if v.side == RUNNER else THE_RUNNER
    cards = v.many(self.what)
    cards = replace(cards, det="all") if isinstance(cards, Noun) else cards
    made = clause("separate", them, cards)
    return Sentences((made, clause("choose", v.me, Noun("pile", n=1, rels=(Rel("of_these"),)))))


@says(effects.AllotClicks)
def allot_clicks(self: effects.AllotClicks, v: Voice) -> Node:
    who = v.player(self.who)
    got = clause("get", who, Noun("allotted_click", n=v.signed(amount(self.n))))
    return during(got, Phrase.of("for_turn", x=Noun("turn", of=who, adj=("next",))))


@says(effects.TakeDifferentAction)
def take_different_action(self: effects.TakeDifferentAction, v: Voice) -> Node:
    return clause("take_different_action", v.me)
