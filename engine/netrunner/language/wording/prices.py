"""What changes costs, and what else pays them."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import prices
from engine.netrunner.language.amounts import amount
from engine.netrunner.language.wording.costs import all_paid
from engine.netrunner.language.wording.roles import A_PLAYER, basic_action, side_of
from engine.netrunner.language.wording.voice import Voice
from engine.netrunner.language.wording.zones import HAND
from engine.netrunner.table.parts import seat_of
from engine.netrunner.table.state import CORP, RUNNER
from engine.speech import Fronted, Node, Noun, NounPhrase, Offer, Phrase, Rel, Sentences, When, clause
from engine.speech.nodes import may, offered, says, so

_RUNS = frozenset(("run", "jack out"))
_ACTIONS = frozenset(("draw", "credit", "purge", "remove tag"))
"""Acts that are about no card."""
_BASIC = _ACTIONS | {"install", "play", "run", "advance", "trash resource"}
PAYERS = {
    "steal": RUNNER, "run": RUNNER, "access": RUNNER, "jack out": RUNNER, "break": RUNNER,
    "remove tag": RUNNER, "trash": RUNNER, "rez": CORP, "score": CORP, "advance": CORP, "purge": CORP,
    "trash resource": CORP, "trace": CORP,
}  # fmt: skip
"""Whose acts they always are."""


def _key(act: str) -> str:
    return act.replace(" ", "_")


def _about(self: prices.Price, v: Voice, det: str) -> NounPhrase:
    """What costs more or less: a run, an action, a card."""
    there = v.servers(self.servers) if self.servers else None
    if self.basic and self.act not in _BASIC:
        raise NotImplementedError(f"there is no basic action {self.act!r}")
    if self.basic:
        thing: NounPhrase = basic_action(self.act, "the")
        key = "against"
    elif self.act in _RUNS:
        thing, key = Noun("run", det), "against"  # type: ignore[arg-type]
    elif self.act in _ACTIONS:
        rel = Rel(f"basic_{_key(self.act)}")
        thing, key = Noun("action", det, rels=(rel,)), "against"  # type: ignore[arg-type]
    elif self.act == "trace":
        thing, key = Noun("trace", det), "against"  # type: ignore[arg-type]
    else:
        thing = v.this if self.to is None else v.each(self.to) if det == "each" else v.a(self.to)
        if self.to is None and self.servers:
            thing = Noun("card", det)  # type: ignore[arg-type]
        key = "in_server_or_root" if self.act in ("steal", "access", "trash") else "in_or_protecting"
    if self.basic and self.to is not None and isinstance(thing, Noun):
        thing = replace(thing, rels=(*thing.rels, Rel("with_card", v.a(self.to))))
    if there is not None and isinstance(thing, Noun):
        thing = replace(thing, rels=(*thing.rels, Rel(key, there)))
    return thing


def _payer(self: prices.Price, v: Voice) -> Noun:
    """Who pays an additional cost."""
    if self.by:
        return v.player(self.by)
    if self.act in PAYERS:
        return v.seat(PAYERS[self.act])
    if self.to is None:
        return v.me
    return side_of(self.to.noun(v)) or A_PLAYER


def _additional(self: prices.Price, v: Voice) -> Node:
    """ "As an additional cost to rez it, forfeit 2 agendas"."""
    assert self.extra is not None
    what, who = _about(self, v, "a"), _payer(self, v)
    key = _key(self.act)
    if self.basic:
        key = "take"
    elif self.act in _RUNS and self.servers:
        key = "make_run" if self.act == "run" else "jack_out_of"
    elif isinstance(what, Noun) and not what.id:  # what is stolen is what is accessed, and so on
        what = replace(what, id="accessed" if self.act in ("steal", "access", "trash") else "that")
    paid = all_paid(self.extra, v, who)
    if self.times is not None:
        n = v.quantity(self.times)
        per = None if isinstance(n, int) else n.per
        how = (
            Phrase.of("times", x=Noun("time", n=n))
            if per is None
            else Phrase.of("for_each", x=replace(per, det="each"))
        )
        paid = so(paid, how)
    return Fronted(Phrase.of(f"extra_{key}", x=what), may(paid, "must") if who != v.me else paid)


def _instead(self: prices.Price, v: Voice) -> Node:
    """ "You may forfeit 1 agenda instead of paying this ice's rez cost"."""
    assert self.extra is not None
    paid = offered(all_paid(self.extra, v, _payer(self, v)), v.me)
    if self.pays_for:
        credits = Noun("credit", n=self.pays_for)
        return so(paid, Phrase.of(f"in_part_to_{_key(self.act)}", x=_about(self, v, "a"), y=credits))
    return so(paid, Phrase.of(f"instead_to_{_key(self.act)}", x=_about(self, v, "a")))


@says(prices.Price)
def price(self: prices.Price, v: Voice) -> Node:
    if self.instead:
        return _instead(self, v)
    if self.extra is not None:
        return _additional(self, v)
    thing = _about(self, v, "each")
    n = v.quantity(amount(self.change))  # type: ignore[arg-type]
    less = n < 0 if isinstance(n, int) else n.base < 0 or n.each < 0
    plain = self.basic or self.act in _ACTIONS or self.act == "run"
    how: tuple[str | Phrase, ...] = () if plain else (f"to_{_key(self.act)}",)
    if self.by and seat_of(self.by, v.side) != PAYERS.get(self.act):
        how = (*how, Phrase.of("for_player", x=v.player(self.by)))
    if self.fewer_clicks:
        return clause("cost_less", thing, Noun("click", n=self.fewer_clicks), how=how)
    if isinstance(n, int):
        n = abs(n)
    elif n.per is not None and not n.base:
        # "1 credit less to rez for each ...": what it depends on stands last.
        how = (*how, Phrase.of("for_each", x=replace(n.per, det="each")))
        n = abs(n.each)
    else:
        n = replace(n, base=abs(n.base), each=abs(n.each))
    return clause("cost_less" if less else "cost_more", thing, Noun("credit", n=n), how=how)


@says(prices.Discount)
def discount(self: prices.Discount, v: Voice) -> Node:
    trashing = may(clause("trash", v.me, Noun("card", n=1), from_=HAND[v.side]))
    less = clause("pay_less", v.me, Noun("credit", n=self.less))
    event = clause("play", v.me, Noun("card", "a"), also=("install",))
    happens = When(event, Offer(trashing, then=less, by=v.me), "would")
    return Fronted(Phrase("once_per_turn"), happens)


_IN_ONE = (("advance", "install", "rez"),)
"""Several acts that one phrase names."""


@says(prices.Pays)
def pays(self: prices.Pays, v: Voice) -> Node:
    what = self.of
    things = v.many(what) if what is not None else Noun("card", plural=True)
    hosted = Noun("credit", plural=True, adj=("hosted",))
    if self.acts in _IN_ONE:
        together = Phrase.of("for_" + "_".join(map(_key, self.acts)), x=things)
        return clause("spend", v.me, hosted, modal="can", how=together)
    ways = [
        clause("spend", v.me, hosted, modal="can", how=Phrase.of(f"for_{_key(act)}", x=things))
        for act in self.acts
    ]
    if not ways:
        how = () if what is None else Phrase.of("for_cards", x=things)
        return clause("spend", v.me, hosted, modal="can", how=how)
    return ways[0] if len(ways) == 1 else Sentences(tuple(ways))


@says(prices.InPool)
def in_pool(self: prices.InPool, v: Voice) -> Node:
    hosted = Noun("credit", plural=True, adj=("hosted",))
    return clause("be_counted_in", hosted, Noun("credit_pool", of=v.me))


__all__ = ["PAYERS"]
