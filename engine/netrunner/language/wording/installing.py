"""Installing, rezzing and playing by an ability; hosting; what cards become."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import effects, hosting
from engine.netrunner.language.amounts import Num, amount
from engine.netrunner.language.effects.installing import Installing, Priced
from engine.netrunner.language.selectors import Result
from engine.netrunner.language.wording.flow import lasting
from engine.netrunner.language.wording.moving import of_these, some_of
from engine.netrunner.language.wording.voice import Voice
from engine.netrunner.language.wording.zones import DECK
from engine.netrunner.language.words import subtype_words
from engine.netrunner.table.state import HOSTED, RUNNER
from engine.speech import (
    And,
    Name,
    Node,
    Noun,
    NounPhrase,
    Phrase,
    Quantity,
    Quote,
    Rel,
    Sentences,
    Then,
    both,
    clause,
)
from engine.speech.nodes import during, may, says, so

_ICE = Noun("ice", "a")
_IGNORING = {
    "all": "ignoring_all_costs", "cost": "ignoring_costs", "credits": "ignoring_credits",
    "additional": "ignoring_additional",
}  # fmt: skip
_REZZED = {
    "pay": (), "share": (), "all": ("ignoring_all_costs",), "cost": ("ignoring_costs",),
    "credits": ("ignoring_credits",),
}  # fmt: skip


def paying(self: Priced, v: Voice, full: str = "") -> tuple[str | Phrase, ...]:
    """What of a cost is paid: "ignoring all costs", "paying 2 credits less"."""
    if self.ignoring == "cost" and isinstance(self, effects.Install | effects.InstallFrom):
        return ("ignoring_install_cost",)
    if self.ignoring:
        return (_IGNORING[self.ignoring],)
    less = amount(self.less)
    if less == Num(0):
        return (full,) if full else ()
    if isinstance(less, Num) and less.n < 0:
        return (Phrase.of("paying_more", x=Noun("credit", n=-less.n)),)
    n = v.quantity(less)
    if isinstance(n, Quantity) and n.equal is not None:
        return (Phrase.of("paying_less_by", x=n.equal),)
    return (Phrase.of("paying_less", x=Noun("credit", n=n)),)


def place(self: Installing, v: Voice, thing: NounPhrase) -> dict[str, NounPhrase]:
    """Where to, as a role of the verb: ice protects a server, all else is in its root."""
    if self.where == "inward":
        return {"place": v.this}
    if self.where == "here" and v.side == RUNNER:
        return {"on": v.this}
    role = "in_or_protecting"
    what = getattr(self, "what", None)
    if isinstance(what, Result) and what.name == "found" and v.found is not None:
        thing = v.found
    if isinstance(thing, Noun):
        no_ice = any(isinstance(rel, Rel) and rel.key == "not" and rel.x == _ICE for rel in thing.rels)
        other = no_ice or thing.head in ("agenda", "asset", "upgrade")
        role = "protecting" if thing.head == "ice" else "in_root" if other else role
    if self.where == "another":
        return {role: Noun("server", "another")}
    if self.where == "other_remote":
        return {role: Noun("server", "another", adj=("remote",))}
    if self.where == "same_remote":
        return {role: Noun("server", adj=("single", "remote"), det="a")}
    if self.where == "new":
        return {role: Noun("server", "a", adj=("new", "remote"))}
    return {role: v.server(self.where)} if self.where else {}


def installed(self: Installing, v: Voice, thing: NounPhrase, from_: NounPhrase | None, full: str) -> Node:
    """One or several cards are installed, and perhaps rezzed."""
    verb = "install_inward" if self.where == "inward" else "install_facedown" if self.facedown else "install"
    verb = "install_faceup" if self.faceup else verb
    who = v.player(self.who)
    if self.rez:
        thing = replace(thing, id="installed") if isinstance(thing, Noun) and not thing.id else thing
    made = clause(verb, who, thing, from_=from_, how=paying(self, v, full), **place(self, v, thing))  # type: ignore[arg-type]
    if not self.rez:
        return made
    how: tuple[str | Phrase, ...] = _REZZED[self.rez]
    if self.rez == "share":
        less = Noun("credit", n=v.quantity(amount(self.less)))
        made, how = replace(made, how=()), (Phrase.of("paying_less_in_all", x=less),)
    if self.rez_less:
        how = (Phrase.of("paying_less", x=Noun("credit", n=self.rez_less)),)
    if self.able:
        how = (*how, "if_able")
    return And((made, clause("rez", who, thing, how=how)))


@says(effects.InstallFrom)
def install_from(self: effects.InstallFrom, v: Voice) -> Node:
    # A set of hosted cards says itself where they are; of cards just seen it is known.
    from_ = None if self.zones == (HOSTED,) or of_these(self.among) else v.zones(self.zones)
    some = some_of(self.among, v)
    here = (Rel("hosted_on", v.this),)
    if self.zones == (HOSTED,) and isinstance(some, Noun) and some.rels == here:
        some = replace(some, adj=("hosted", *some.adj), rels=())  # not as if it were installed on it
    made = installed(self, v, some, from_, "")
    return may(made) if self.optional else made


@says(effects.Install)
def install(self: effects.Install, v: Voice) -> Node:
    return installed(self, v, v.ref(self.what), None, "paying_its_cost")


@says(effects.Rez)
def rez(self: effects.Rez, v: Voice) -> Node:
    return clause("rez", v.player(self.who), v.ref(self.what), how=paying(self, v))


def gone(to: str, v: Voice) -> Node | None:
    """Where a played card goes instead of the discard pile."""
    card = Noun("card", "that", id="played")
    if not to:
        return None
    if to == "removed":
        return clause("remove_from_game", None, card, how="after_resolving")
    return clause("add_to_bottom", None, card, to=DECK[v.side], how="after_resolving")


@says(effects.PlayFrom)
def play_from(self: effects.PlayFrom, v: Voice) -> Node:
    made: Node = clause(
        "play", v.player(self.who), v.cards(self.among, 1), from_=v.zones(self.zones), how=paying(self, v)
    )
    made = may(made) if self.optional else made
    last = gone(self.to, v)
    return made if last is None else Sentences((made, last))


@says(effects.PlayThat)
def play_that(self: effects.PlayThat, v: Voice) -> Node:
    made = clause("play", v.player(self.who), v.ref(self.what), how=paying(self, v, "paying_its_play_cost"))
    last = gone(self.to, v)
    return made if last is None else Sentences((made, last))


# -- hosting ------------------------------------------------------------------------------------------------


@says(effects.HostOn)
def host_on(self: effects.HostOn, v: Voice) -> Node:
    how = () if self.faceup else ("facedown",)
    what = v.ref(self.what)
    if isinstance(what, Noun) and any(
        isinstance(r, Rel) and r.key in ("hosted_on", "hosting") for r in what.rels
    ):
        # "1 program hosted on a piece of ice on this ice" would not say what is where.
        chosen, there = Noun(what.head, "that", id="hosted next"), v.ref(self.on)
        there = replace(there, id="") if isinstance(there, Noun) else there
        choose = clause("choose", v.me, replace(what, id="hosted next"))
        return Then((choose, clause("host", v.me, chosen, on=there, how=how)))
    return clause("host", v.me, what, on=v.ref(self.on), how=how)


@says(effects.BecomeCondition)
def become_condition(self: effects.BecomeCondition, v: Voice) -> Node:
    quotes = both(*(Quote(ability.clause(v)) for ability in self.text.abilities))
    return clause("host_as_condition", v.me, v.this, on=v.ref(self.on), with_=quotes)


@says(hosting.Hosts)
def hosts(self: hosting.Hosts, v: Voice) -> Node:
    cards = v.cards(self.cards, self.n, up_to=self.n > 1) if self.n else v.many(self.cards)
    parts: list[Node] = [clause("can_host", v.this, cards, modal="can")]
    them = Noun("card", "that", plural=self.n != 1)
    if self.discount:
        parts.append(clause("cost_less", them, Noun("credit", n=self.discount), how="to_install"))
    if self.memory:
        costs = Noun("sum", "the", rels=(Rel("number_of", Noun("memory_cost", "the", of=them)),))
        parts.append(clause("be_at_most_n", costs, Name(str(self.memory))))
    return parts[0] if len(parts) == 1 else Sentences(tuple(parts))


@says(hosting.OnlyOn)
def only_on(self: hosting.OnlyOn, v: Voice) -> Node:
    return clause("install_only", v.me, v.this, modal="can", on=v.a(self.what))


@says(hosting.OnlyIn)
def only_in(self: hosting.OnlyIn, v: Voice) -> Node:
    return clause("install_only", v.me, v.this, modal="can", in_root=v.servers(self.servers))


# -- what cards become --------------------------------------------------------------------------------------


@says(effects.TurnFacedown)
def turn_facedown(self: effects.TurnFacedown, v: Voice) -> Node:
    return clause("turn_facedown", v.me, v.ref(self.what))


@says(effects.TurnFaceup)
def turn_faceup(self: effects.TurnFaceup, v: Voice) -> Node:
    return clause("turn_faceup", v.me, v.ref(self.what))


@says(effects.FlipIdentity)
def flip_identity(self: effects.FlipIdentity, v: Voice) -> Node:
    return clause("flip", v.me, Noun("identity", of=v.me))


@says(effects.ChooseReverse)
def choose_reverse(self: effects.ChooseReverse, v: Voice) -> Node:
    copies = Noun("copy", "a", rels=(Rel("of_zone", Noun("identity", of=v.me)),))
    return clause("choose", v.me, copies, how=("secretly",))


@says(effects.GainText)
def gain_text(self: effects.GainText, v: Voice) -> Node:
    text = Noun("card_text", "the", rels=(Rel("of_zone", v.ref(self.what)),))
    made = clause("gain_subroutine", v.this, text)
    return during(made, *lasting(self.duration, v))


@says(effects.GainSubsOf)
def gain_subs_of(self: effects.GainSubsOf, v: Voice) -> Node:
    subs = Noun("subroutine", "the", plural=True, rels=(Rel("of_zone", v.ref(self.what)),))
    made = so(clause("gain_subroutine", v.this, subs), Phrase.of("among_others"))
    return during(made, *lasting(self.duration, v))


@says(effects.SwitchIdentity)
def switch_identity(self: effects.SwitchIdentity, v: Voice) -> Node:
    rels = (Rel("same_faction"),) if self.same_faction else ()
    other = Noun("identity", n=1, adj=("other",), rels=rels)
    return clause("swap", v.me, Noun("identity", of=v.me), **{"with": other})  # type: ignore[arg-type]


@says(effects.HostIdentity)
def host_identity(self: effects.HostIdentity, v: Voice) -> Node:
    rels = (Rel("of_other_faction", Noun("identity", of=v.me)), Rel("brought_along"))
    return clause(
        "host", v.me, Noun("identity", n=1, names=(subtype_words(self.subtype),), rels=rels), on=v.this
    )


@says(effects.AddToScoreArea)
def add_to_score_area(self: effects.AddToScoreArea, v: Voice) -> Node:
    return clause("add", v.me, v.ref(self.what), to=Noun("score_area", of=v.player(self.who)))


@says(effects.AddAsAgenda)
def add_as_agenda(self: effects.AddAsAgenda, v: Voice) -> Node:
    points = Noun("agenda_point", n=self.points)
    area = Noun("score_area", of=v.player(self.who))
    subtype = Name(subtype_words(self.subtype), subtype=True) if self.subtype else None
    return clause("add_as_agenda", v.me, v.ref(self.what), to=area, worth=points, subtype=subtype)
