"""What static abilities and lingering effects change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.netrunner.language import hosting, modifiers, restrictions, selectors, sets, traits
from engine.netrunner.language.amounts import amount
from engine.netrunner.language.wording.conditions import only_time
from engine.netrunner.language.wording.roles import only_this
from engine.netrunner.language.wording.sets import STATS, typed
from engine.netrunner.language.wording.voice import COUNTERS, THE_RUN, Voice, just
from engine.netrunner.language.wording.zones import HAND
from engine.netrunner.language.words import subtype_words
from engine.netrunner.table.parts import seat_of
from engine.netrunner.table.state import CORP, RUNNER
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import (
    And,
    Clause,
    Fronted,
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Phrase,
    Quantity,
    Quote,
    Rel,
    Sentences,
    both,
    clause,
)
from engine.speech.clauses import Modal
from engine.speech.clauses import When as Happens
from engine.speech.nodes import during, may, says, so

if TYPE_CHECKING:
    pass

_OF_CARDS = {
    "strength": "strength", "advancement": "advancement_requirement", "memory_cost": "memory_cost",
    "points": "agenda_point",
}  # fmt: skip


@says(modifiers.Modify)
def modify(self: modifiers.Modify, v: Voice) -> Node:
    n = v.signed(amount(self.by))
    if self.stat == "memory":
        whose = () if self.to is None else (Rel("kept_for", v.many(self.to)),)
        return just(Noun("mu", n=n, rels=whose))
    if self.stat == "link":
        return just(Noun("link", n=n))
    if self.stat.startswith("hand_"):
        return clause("get", v.seat(self.stat.removeprefix("hand_")), Noun("max_hand_size", n=n))
    if self.stat.startswith("clicks_"):
        got = clause("get", v.seat(self.stat.removeprefix("clicks_")), Noun("allotted_click", n=n))
        return during(got, "each_turn")
    if self.stat.startswith("to_win_"):
        who = v.seat(self.stat.removeprefix("to_win_"))
        if not isinstance(n, int) and n.per is not None and not n.base and n.each < 0:
            fewer = Noun("agenda_point", n=-n.each)
            how = Phrase.of("for_each", x=replace(n.per, det="each"))
            return clause("need_fewer_to_win", who, fewer, how=how)
        return clause("need_to_win", who, Noun("agenda_point", n=n))
    return clause("get", v.affected(self.to), Noun(_OF_CARDS[self.stat], n=n))


@says(modifiers.Prolongs)
def prolongs(self: modifiers.Prolongs, v: Voice) -> Node:
    value = Noun(_OF_CARDS[self.of], "the", of=v.affected(self.to))
    return clause(f"last_{self.span}", Noun("raising", plural=True, rels=(Rel("of_value", value),)))


@says(modifiers.SelectsDamaged)
def selects_damaged(self: modifiers.SelectsDamaged, v: Voice) -> Node:
    suffered = clause("suffer", THE_RUNNER, Noun(f"{self.kind}_damage" if self.kind else "damage"))
    by_it = (Rel("trashed_by_it"),)
    what = Noun("card", n=self.n, rels=by_it) if self.n else Noun("card", "the", plural=True, rels=by_it)
    made: Node = clause("choose", v.me, what)
    if self.look:
        made = may(And((clause("look_at", v.me, HAND[RUNNER]), made)))
    return Happens(suffered, made, "first" if self.first else "whenever")


@says(modifiers.OrdersSubroutines)
def orders_subroutines(self: modifiers.OrdersSubroutines, v: Voice) -> Node:
    subs = Noun("subroutine", plural=True, adj=("unbroken",))
    return clause("choose", v.me, Noun("order", "the", rels=(Rel("in_which_resolve", subs),)))


@says(modifiers.SetsAsideTrashed)
def sets_aside_trashed(self: modifiers.SetsAsideTrashed, v: Voice) -> Node:
    cards = Noun("card", plural=True, of=THE_RUNNER)
    event = clause("trash", None, cards, passive=True)
    those = Noun("card", "that", plural=True)
    remove = may(clause("remove_from_game", v.me, Noun("card", n=1, rels=(Rel("out_of", those),))))
    then = Sentences(
        (
            clause("set_aside", v.me, those, how="before_heap"),
            may(clause("look_at", v.me, those)),
            Fronted(Phrase("once_per_turn"), remove),
        )
    )
    return Happens(event, then, "would")


@says(modifiers.HandRevealed)
def hand_revealed(self: modifiers.HandRevealed, v: Voice) -> Node:
    who = v.player(self.who)
    return clause("play_with_revealed", who, replace(HAND[CORP if who == THE_CORP else RUNNER], id="hand"))


@says(modifiers.DefinesX)
def defines_x(self: modifiers.DefinesX, v: Voice) -> Node:
    return clause("be_equal", Name("X"), amount(self.n).noun(v))


@says(modifiers.Recurring)
def recurring(self: modifiers.Recurring, v: Voice) -> Node:
    return just(Noun("recurring_credit", n=v.quantity(self.n)))


# -- cannot and must ----------------------------------------------------------------------------------------

_ACTS: dict[str, tuple[str, str]] = {
    "draw": ("draw", "card"), "gain_credits": ("gain", "credit"), "spend_credits": ("spend", "credit"),
    "tag": ("take_tag", "tag"),
    "remove_tag": ("remove", "tag"), "net_damage": ("suffer", "net_damage"),
    "meat_damage": ("suffer", "meat_damage"), "core_damage": ("suffer", "core_damage"),
    "bad_publicity": ("take_tag", "bad_publicity"), "steal": ("steal", "agenda"),
    "score": ("score", "agenda"),
    "trash": ("trash", "card"), "access": ("access", "card"), "rez": ("rez", "card"),
    "derez": ("derez", "card"),
    "install": ("install", "card"), "play": ("play", "card"), "advance": ("advance", "card"),
    "use": ("use", "card"), "break": ("break", "subroutine"), "bypass": ("bypass", "ice"),
    "expose": ("expose", "card"), "forfeit": ("forfeit", "agenda"), "trash_accessed": ("trash", "card"),
}  # fmt: skip
_SEATS = {
    "tag": RUNNER, "remove_tag": RUNNER, "steal": RUNNER, "access": RUNNER, "jack_out": RUNNER, "run": RUNNER,
    "net_damage": RUNNER, "meat_damage": RUNNER, "core_damage": RUNNER, "break": RUNNER, "bypass": RUNNER,
    "score": CORP, "rez": CORP, "advance": CORP, "bad_publicity": CORP, "purge": CORP, "create_server": CORP,
}  # fmt: skip


_OF_CARDS_THERE = frozenset((
    "steal", "score", "trash", "access", "rez", "derez", "install", "advance", "use", "bypass", "expose",
    "trash_accessed",
))  # fmt: skip
"""Acts on cards, of which the place is that of the card."""


def restricted(self: restrictions.Cannot | restrictions.Must, v: Voice, modal: Modal) -> Node:
    """What cannot or must be done, with whom and where that is said."""
    made: Node = _restricted(self, v, modal)
    mute = self.who and made == _restricted(replace(self, who=""), v, modal)
    if mute and self.who and self.who != "players" and seat_of(self.who, v.side) != _SEATS.get(self.act):
        made = so(made, Phrase.of("by_player", x=v.player(self.who)))
    if self.where and made == _restricted(replace(self, where=()), v, modal):
        made = so(made, Phrase.of("during_run_on", x=v.servers(self.where)))
    return made


def _restricted(self: restrictions.Cannot | restrictions.Must, v: Voice, modal: Modal) -> Clause:
    who = v.seat(_SEATS[self.act]) if self.act in _SEATS else None
    if self.who:
        who = Noun("player", plural=True) if self.who == "players" else v.player(self.who)
    places = v.servers(self.where) if self.where else None
    if self.act == "jack_out":
        return clause("jack_out", who, modal=modal)
    if self.act == "run":
        return clause("make_run", who, on=places, modal=modal)
    if self.act == "success":
        rels = () if places is None else (Rel("against", places),)
        return clause("be_successful", Noun("run", plural=True, rels=rels), modal=modal)
    if self.act == "end_run" and self.what is not None:  # what subroutines do
        ice = v.this if only_this(self.what) else v.many(self.what)
        return clause("end", Noun("subroutine", plural=True, rels=(Rel("on", ice),)), THE_RUN, modal=modal)
    if self.act == "end_run":
        return clause("end", None, THE_RUN, modal=modal, passive=True)
    if self.act == "purge":
        return clause("purge", who, modal=modal)
    if self.act == "empty_pool":
        whose = who or Noun("player", plural=True)
        credits, pool = Noun("credit", plural=True), Noun("credit_pool", of=whose)
        return clause("spend_or_lose", whose, credits, from_=pool, modal=modal)
    if self.act == "create_server":
        return clause("create_server", who, modal=modal)
    if self.act == "search":
        who = who or Noun("player", plural=True)
        return clause("search", who, in_=Noun("deck", plural=True), modal=modal)
    if self.act == "pay_trash_cost":
        cost = Noun("trash_cost", "the")
        return clause("pay", who, cost, modal=modal)
    if self.act == "break":
        on = None if self.what is None else v.many(self.what)
        return clause("break", who, Noun("subroutine", plural=True), on=on, modal=modal)
    verb, head = _ACTS[self.act]
    thing: NounPhrase = Noun(head, plural=True) if self.what is None else v.many(self.what)
    if self.act == "trash_accessed" or (modal == "must" and self.what is not None):
        thing = v.accessed() if self.what is None else v.a(self.what)
    if places is not None and isinstance(thing, Noun) and self.act in _OF_CARDS_THERE:
        thing = replace(thing, rels=(*thing.rels, Rel("in_or_protecting", places)))
    return clause(verb, who, thing, modal=modal, passive=who is None)


@says(restrictions.Cannot)
def cannot(self: restrictions.Cannot, v: Voice) -> Node:
    return restricted(self, v, "cannot")


@says(restrictions.FirstClick)
def first_click(self: restrictions.FirstClick, v: Voice) -> Node:
    return clause("spend_first_click", v.me, v.a(self.play), modal="must")


@says(restrictions.Must)
def must(self: restrictions.Must, v: Voice) -> Node:
    return so(restricted(self, v, "must"), "if_able")


@says(restrictions.BreakLimit)
def break_limit(self: restrictions.BreakLimit, v: Voice) -> Node:
    how = () if self.using is None else (Phrase.of("by_means_of", x=v.many(self.using)),)
    adj = () if self.all_subs else ("printed",)
    subs = Noun("subroutine", n=self.n or None, plural=not self.n, adj=adj)
    on = v.this if self.on is None else None if self.on == sets.AnyCard() else v.a(self.on)
    if not self.n:
        return clause("break", THE_RUNNER, subs, on=on, modal="cannot", how=how)
    return clause("break_at_most", THE_RUNNER, subs, on=on, modal="can", how=how, when="each_encounter")


@says(restrictions.OnlyIf)
def only_if(self: restrictions.OnlyIf, v: Voice) -> Node:
    can = clause(self.act, v.me, v.this, modal="can")
    time = only_time(self.condition, v)
    if time is not None:
        return so(can, time)
    return If(self.condition.clause(v), can, how="only_if", behind=True)


@says(restrictions.RezzedAsNonIce)
def rezzed_as_non_ice(self: restrictions.RezzedAsNonIce, v: Voice) -> Node:
    others = v.many(sets.AnyCard() - selectors.Type("ice"))
    at = clause("rez", v.me, others, modal="can")
    return If(at, clause("rez", v.me, v.this, modal="can"), how="when", behind=True)


# -- traits -------------------------------------------------------------------------------------------------


@says(hosting.InstalledFaceup)
def installed_faceup(self: hosting.InstalledFaceup, v: Voice) -> Node:
    return clause("install_only_faceup", v.me, v.this, modal="can")


@says(hosting.AsIfInHand)
def as_if_in_hand(self: hosting.AsIfInHand, v: Voice) -> Node:
    made = clause("play_or_install", v.me, v.many(self.what), modal="can")
    return so(made, Phrase.of("as_if_in", x=HAND[v.side]))


@says(hosting.MayInstallFaceup)
def may_install_faceup(self: hosting.MayInstallFaceup, v: Voice) -> Node:
    return may(clause("install_faceup", v.me, v.many(self.what)))


@says(hosting.CannotHost)
def cannot_host(self: hosting.CannotHost, v: Voice) -> Node:
    return clause("can_host", v.this, Noun("card", plural=True), modal="cannot")


@says(hosting.RemoteLimit)
def remote_limit(self: hosting.RemoteLimit, v: Voice) -> Node:
    servers = Noun("server", n=self.n, adj=("remote",))
    return clause("have_up_to", v.seat(CORP), servers, modal="can")


@says(modifiers.SkipsDiscard)
def skips_discard(self: modifiers.SkipsDiscard, v: Voice) -> Node:
    return clause("skip_discard_step", v.player(self.who))


@says(modifiers.Considered)
def considered(self: modifiers.Considered, v: Voice) -> Node:
    who = THE_RUNNER if self.counter == "tag" else v.affected(self.to)
    counter = "tag" if self.counter == "tag" else COUNTERS[self.counter]
    return clause("be_considered_to_have", who, Noun(counter, n=v.quantity(amount(self.n))))


@says(modifiers.CountsAsTagged)
def counts_as_tagged(self: modifiers.CountsAsTagged, v: Voice) -> Node:
    return clause("be_tagged", THE_RUNNER)


@says(traits.ChangeSubtype)
def change_subtype(self: traits.ChangeSubtype, v: Voice) -> Node:
    verb = "gain_subtype" if self.n > 0 else "lose_subtype"
    made = clause(verb, v.affected(self.to), Name(subtype_words(self.subtype), subtype=True))
    n = abs(self.n)
    return made if n == 1 else so(made, Phrase.of("times", x=Noun("time", n=n)))


@says(traits.GainSubs)
def gain_subs(self: traits.GainSubs, v: Voice) -> Node:
    n = v.quantity(amount(self.n))
    made: Node = clause("gain_subroutine", v.affected(self.to), Quote(self.sub.clause(v)))
    if self.first:
        made = so(made, Phrase.of("before_others"))
    if n == 1:
        return made
    if isinstance(n, int):
        return so(made, Phrase.of("times", x=Noun("time", n=n)))
    per = n.per if n.per is not None else n.equal
    return so(made, Phrase.of("for_each", x=per if per is not None else Name("X")))


@says(traits.GainSubsAnywhere)
def gain_subs_anywhere(self: traits.GainSubsAnywhere, v: Voice) -> Node:
    quotes = tuple(Quote(sub.clause(v)) for sub in self.subs)
    return so(clause("gain_subroutine", v.affected(self.to), both(*quotes)), Phrase.of("among_others"))


@says(traits.DoubleSubs)
def double_subs(self: traits.DoubleSubs, v: Voice) -> Node:
    return clause("double_subroutines", v.affected(self.to))


@says(traits.LoseSubs)
def lose_subs(self: traits.LoseSubs, v: Voice) -> Node:
    n = v.quantity(amount(self.n))
    each = isinstance(n, Quantity) and n.per is not None and n.each == 1 and not n.base
    subs = Noun("subroutine", n=1 if each else n, adj=("printed",))
    made = clause("lose", v.affected(self.to), subs)
    return so(made, Phrase.of("for_each", x=n.per)) if each else made  # type: ignore[union-attr, arg-type]


@says(traits.GainAbilities)
def gain_abilities(self: traits.GainAbilities, v: Voice) -> Node:
    said = v
    if self.to is not None:
        noun = self.to.noun(v)
        said = v.about(Noun(noun.head, "this", id="this") if isinstance(noun, Noun) else v.this)
    quotes = tuple(Quote(ability.clause(said)) for ability in self.abilities)
    return clause("gain_subroutine", v.affected(self.to), both(*quotes))


@says(traits.LoseAbilities)
def lose_abilities(self: traits.LoseAbilities, v: Voice) -> Node:
    kept = tuple(Noun(_KINDS[kind], plural=True, adj=("printed",)) for kind in self.keep_printed)
    rels = (Rel("other_than", both(*kept)),) if kept else ()
    if not (self.kinds or kept):
        return clause("lose_abilities", v.affected(self.to))
    lost = tuple(Noun(_KINDS[kind], "all", plural=True) for kind in self.kinds) or (
        Noun("ability", "all", plural=True),
    )
    lost = (*lost[:-1], replace(lost[-1], rels=rels))
    loses = clause("lose_subtype", v.affected(self.to), both(*lost))
    if not kept:
        return loses
    # What is not printed is lost as soon as it is gained (9.1.9): "loses ... and cannot gain abilities".
    kinds = tuple(_KINDS[kind] for kind in self.kinds) or ("ability",)
    gained = both(*(Noun(kind, plural=True) for kind in kinds))
    return And((loses, clause("gain_subroutine", v.affected(self.to), gained, modal="cannot")))


_KINDS = {
    "paid": "paid_ability", "interface": "interface_ability", "conditional": "conditional_ability",
    "static": "static_ability", "subroutine": "subroutine",
}  # fmt: skip
"""Kinds of ability as nouns."""


@says(traits.CopyOf)
def copy_of(self: traits.CopyOf, v: Voice) -> Node:
    heads = (*(("subtype",) if self.subtypes else ()), *(_KINDS[kind] for kind in self.kinds))
    *first, last = (Noun(head, "the", plural=True) for head in heads)
    last = replace(last, rels=(Rel("of", v.each(self.of)),))
    return clause("gain_subroutine", v.affected(self.to), both(*first, last))


@says(traits.BecomeType)
def become_type(self: traits.BecomeType, v: Voice) -> Node:
    return clause("become", v.affected(self.to), replace(typed(self.into), det="a"))


@says(traits.SetTo)
def set_to(self: traits.SetTo, v: Voice) -> Node:
    n = v.quantity(amount(self.n))
    if self.stat == "points" and isinstance(n, int):
        return clause("be_worth", v.affected(self.to), Noun("agenda_point", n=n))
    value = Name(str(n)) if isinstance(n, int) else amount(self.n).noun(v)
    return clause(
        "be_equal",
        Noun(STATS.get(self.stat, "advancement_requirement"), "the", of=v.affected(self.to)),
        value,
    )
