"""Instructions."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import amounts, effects, selectors, sets
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.effects.cards import TrashCard
from engine.netrunner.language.effects.credits import CREDITS
from engine.netrunner.language.wording.expected import effect_noun
from engine.netrunner.language.wording.voice import THE_RUN, Voice
from engine.netrunner.table.state import CORP
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import (
    Clause,
    Name,
    Node,
    Noun,
    NounPhrase,
    Phrase,
    Rel,
    Then,
    clause,
)
from engine.speech.nodes import may, says


@says(effects.Gain)
def gain(self: effects.Gain, v: Voice) -> Node:
    return clause("gain", v.player(self.who), Noun(self.what[:-1], n=v.quantity(amount(self.n))))


def up_to(things: Noun, least: int | None) -> Noun:
    """So many, or up to so many if the fewest are named."""
    return things if least is None else replace(things, up_to=True, fewest=least)


@says(effects.Lose)
def lose(self: effects.Lose, v: Voice) -> Node:
    had = amounts.Credits if self.what == CREDITS else amounts.Clicks
    n = amount(self.n)
    if isinstance(n, had) and v.now(n) is None and v.player(n.who) == v.player(self.who):
        where = Rel("in", Noun("credit_pool", of=v.player(n.who)))
        rels = (where,) if self.what == CREDITS else ()
        return clause("lose", v.player(self.who), Noun(self.what[:-1], "all", plural=True, rels=rels))
    return clause("lose", v.player(self.who), up_to(Noun(self.what[:-1], n=v.quantity(n)), self.least))


def _plain(n: AmountLike, v: Voice) -> NounPhrase:
    """A number as a thing: "3", "your link"."""
    found = v.quantity(amount(n))
    return Name(str(found)) if isinstance(found, int) else amount(n).noun(v)


@says(effects.TakeCredits)
def take_credits(self: effects.TakeCredits, v: Voice) -> Node:
    n = amount(self.n)
    if n != amount(0):
        what = up_to(Noun("credit", n=v.quantity(n)), self.least)
    else:
        what = Noun("credit", "all" if self.least is None else "any_number")
    return clause("take", v.me, what, from_=v.this)


@says(effects.MoveFromPool)
def move_from_pool(self: effects.MoveFromPool, v: Voice) -> Node:
    credits = Noun("credit", n=v.quantity(amount(self.n)), up_to=True, fewest=self.least)
    pool = Noun("credit_pool", of=v.me)
    moved = clause("move_credits", v.me, credits, from_=pool, on=v.ref(self.to))
    return moved if self.least else may(moved)


@says(effects.PsiGame)
def psi_game(self: effects.PsiGame, v: Voice) -> Node:
    return clause("play", v.me, Noun("psi_game", "a"))


@says(effects.Draw)
def draw(self: effects.Draw, v: Voice) -> Node:
    cards = up_to(Noun("card", n=v.quantity(amount(self.n))), self.least)
    return clause("draw", v.player(getattr(self, "who", "")), cards)


@says(effects.EachDraws)
def each_draws(self: effects.EachDraws, v: Voice) -> Node:
    one = amount(self.n) == amount(1)
    cards = up_to(Noun("card", n=v.quantity(amount(self.n))), 0 if self.optional and not one else None)
    return clause("draw", Noun("player", "each"), cards, modal="may" if self.optional else "")


@says(effects.Damage)
def damage(self: effects.Damage, v: Voice) -> Node:
    what = Noun(f"{self.kind}_damage", n=v.quantity(amount(self.n)))
    if self.suffered or v.side != CORP:
        return clause("suffer", THE_RUNNER, what)
    return clause("do", THE_CORP, what)


@says(effects.GiveTags)
def give_tags(self: effects.GiveTags, v: Voice) -> Node:
    tags = Noun("tag", n=v.quantity(amount(self.n)))
    if v.side == CORP:
        return clause("give", THE_CORP, tags, to=THE_RUNNER)
    return clause("take_tag", THE_RUNNER, tags)


@says(effects.RemoveTags)
def remove_tags(self: effects.RemoveTags, v: Voice) -> Node:
    n, chosen = amount(self.n), self.least is not None
    who, v.removed = v.player(self.by), "tag"
    every = isinstance(n, amounts.Tags) and v.now(n) is None
    if (every or n == amount(selectors.ANY_NUMBER)) and not chosen:
        return clause("remove", who, Noun("tag", "all", plural=True))
    if chosen and not self.least and (every or n == amount(selectors.ANY_NUMBER)):
        return clause("remove", who, Noun("tag", "any_number"))
    return clause("remove", who, Noun("tag", n=v.quantity(n), up_to=chosen, fewest=self.least or 0))


@says(effects.BadPublicity)
def bad_publicity(self: effects.BadPublicity, v: Voice) -> Node:
    taken = Noun("bad_publicity", n=v.quantity(amount(self.n)))
    if self.from_source:
        return clause("take", THE_CORP, taken, from_=v.this)
    return clause("take_tag", THE_CORP, taken)


@says(effects.RemoveBadPublicity)
def remove_bad_publicity(self: effects.RemoveBadPublicity, v: Voice) -> Node:
    v.removed = "bad_publicity"
    removed = Noun(
        "bad_publicity", n=v.quantity(amount(self.n)), up_to=self.least is not None, fewest=self.least or 0
    )
    if amount(self.n) == amount(selectors.ANY_NUMBER):
        removed = Noun("bad_publicity", "any_number" if self.least is not None else "all")
    return clause("remove", THE_CORP, removed)


# -- cards ----------------------------------------------------------------------------------------------


@says(effects.Trash)
def trash(self: effects.Trash, v: Voice) -> Node:
    what, wanted = self.what, self.what.targeting()
    if wanted is not None and wanted.by and wanted.by == self.doer(v.side):  # who trashes chooses
        what = selectors.Target(replace(wanted, by=""))
    return clause("trash", v.player(self.by), v.ref(what))


@says(TrashCard)
def trash_card(self: TrashCard, v: Voice) -> Node:
    if self.cause == "action":
        return clause("trash", v.me, Noun("resource", n=1))
    return clause("trash", v.me, Noun("card", "the", rels=(Rel("accessed"),)))


# -- counters and installed cards -----------------------------------------------------------------------


@says(effects.PlaceCounters)
def place_counters(self: effects.PlaceCounters, v: Voice) -> Node:
    few = {} if self.least is None else {"up_to": True, "fewest": self.least}
    counters = replace(v.counters(self.kind, amount(self.n)), **few)
    on = v.ref(self.what)
    several = isinstance(on, Noun) and on.n is not None and on.n != 1 and not on.det
    return clause(
        "place", v.me, counters, on=replace(on, det="each") if several and isinstance(on, Noun) else on
    )


@says(effects.Charge)
def charge(self: effects.Charge, v: Voice) -> Node:
    return clause("charge", v.me, v.ref(self.what))


@says(effects.Load)
def load(self: effects.Load, v: Voice) -> Node:
    return clause("load", v.me, v.counters(self.kind, self.n), on=v.this)


@says(effects.Purge)
def purge(self: effects.Purge, v: Voice) -> Node:
    return clause("purge", THE_CORP)


@says(effects.Derez)
def derez(self: effects.Derez, v: Voice) -> Node:
    return clause("derez", v.me, v.ref(self.what))


@says(effects.MoveIce)
def move_ice(self: effects.MoveIce, v: Voice) -> Node:
    to = Noun("server", "another") if self.server == "another" else v.server(self.server)
    return clause("move_outermost", v.me, v.ref(self.what), to=to)


@says(effects.MoveToRoot)
def move_to_root(self: effects.MoveToRoot, v: Voice) -> Node:
    if self.of is None:
        return clause("move_to_root", v.me, v.ref(self.what), to=Noun("server", "another"))
    return clause("move_to_root", v.me, v.ref(self.what), to=Noun("server", of=v.ref(self.of)))


@says(effects.ArrangeIce)
def arrange_ice(self: effects.ArrangeIce, v: Voice) -> Node:
    return clause("arrange", v.me, v.many(self.among))


@says(effects.Swap)
def swap(self: effects.Swap, v: Voice) -> Node:
    if self.one is not None:
        other = v.cards(self.among)
        if self.one.targeting() is not None and isinstance(other, Noun) and "other" not in other.adj:
            other = replace(other, adj=("other", *other.adj))
        return clause("swap", v.me, v.ref(self.one), **{"with": other})  # type: ignore[arg-type]
    return clause("swap", v.me, v.cards(self.among, 2))


# -- interrupts -------------------------------------------------------------------------------------------


def prevented(who: NounPhrase, kind: str, n: int | None, of: NounPhrase | None = None) -> Clause:
    """Somebody, or a card, prevents an expected effect (`of` these cards); None = all of it."""
    what = effect_noun(kind, n) if of is None else of
    if kind.startswith("trash"):
        return clause("prevent_trash", who, what)
    if kind == "tag":
        return clause("avoid", who, what)
    if kind == "end_run":
        return clause("prevent_end", who, THE_RUN)
    return clause("prevent", who, what)


@says(effects.Prevent)
def prevent(self: effects.Prevent, v: Voice) -> Node:
    few, chosen = self.least or 0, self.least is not None
    of: NounPhrase | None
    if self.what is not None:
        of = v.cards(self.what, self.n, up_to=chosen, fewest=few) if self.n else v.many(self.what)
    elif self.but:
        spared = Rel("other_than", effect_noun(self.kind, self.but))
        of = replace(effect_noun(self.kind, 0), det="all", n=None, rels=(spared,))
    else:
        of = up_to(effect_noun(self.kind, self.n), few) if self.n and chosen else None
    made = prevented(v.me, self.kind, self.n or None, of)
    if self.by:
        made = replace(made, how=(*made.how, Phrase.of("because_of", x=v.a(sets.OwnedBy(self.by)))))
    return made


@says(effects.EnterWith)
def enter_with(self: effects.EnterWith, v: Voice) -> Node:
    area = Noun("score_area", of=THE_RUNNER)
    return clause("add_with", None, v.this, passive=True, to=area, with_=v.counters(self.kind, self.n))


@says(effects.KeepFacedown)
def keep_facedown(self: effects.KeepFacedown, v: Voice) -> Node:
    return clause("turn_facedown", v.me, v.this, how="instead_of_heap")


@says(effects.Instead)
def instead(self: effects.Instead, v: Voice) -> Node:
    made = v.joined(self.what)
    if isinstance(made, Clause):
        return replace(made, how=(*made.how, "instead"))
    if isinstance(made, Then):
        first, *rest = made.parts
        return Then((replace(first, how=("instead",)) if isinstance(first, Clause) else first, *rest))
    return made


@says(effects.LowerTo)
def lower_to(self: effects.LowerTo, v: Voice) -> Node:
    value = replace(effect_noun(self.kind, None), det="that")
    if self.kind == "trace":
        value = Noun("base_trace_strength", "the", rels=(Rel("of", value),))
    return clause("lower_to", v.me, value, to=_plain(self.n, v))


@says(effects.WinGame)
def win_game(self: effects.WinGame, v: Voice) -> Node:
    return clause("win", v.player(self.who))


@says(effects.Increase)
def increase(self: effects.Increase, v: Voice) -> Node:
    n = amount(self.n)
    by = Noun("card", n=v.quantity(n)) if self.kind == "draw" else _plain(n, v)
    verb = "increase_by_as_many" if isinstance(by, Noun) and by.n is None else "increase"
    return clause(verb, v.me, replace(effect_noun(self.kind, None), det="that"), by=by)
