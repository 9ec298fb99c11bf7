"""Costs: as they stand before the colon of an ability (`before`), and as what a player does (`paid`)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.netrunner.language import costs
from engine.netrunner.language.amounts import Case, Num, amount
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.wording.moving import owners_of
from engine.netrunner.language.wording.retold import taking
from engine.netrunner.language.wording.voice import COUNTERS, Voice
from engine.netrunner.language.wording.zones import DECK, HAND
from engine.netrunner.table.state import CORP, RUNNER
from engine.speech import CORP as THE_CORP
from engine.speech import (
    Ability,
    And,
    Clause,
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Or,
    Quote,
    Rel,
    both,
    clause,
)
from engine.speech.nodes import may, says, so

_COUNTED = (costs.CreditCost, costs.ClickCost, costs.CounterCost)


def _seat(v: Voice, who: NounPhrase | None) -> str:
    return CORP if (who or v.me) == THE_CORP else RUNNER


_VERBS = {
    "remove": "remove_from_game", "reveal and trash": "reveal_and_trash", "turn facedown": "turn_facedown",
}  # fmt: skip


def done(verb: str, v: Voice, who: NounPhrase | None, thing: NounPhrase) -> Clause:
    """Something done with cards to pay: "trash this asset"."""
    seat = _seat(v, who)
    if verb == "return":
        return clause("add", who, thing, to=HAND[seat])
    if verb in ("bottom", "top"):
        return clause(f"add_to_{verb}", who, thing, to=DECK[seat])
    if verb == "shuffle":
        return clause("shuffle_into", who, thing, to=DECK[seat])
    return clause(_VERBS.get(verb, verb), who, thing)


def told_apart(self: CostPart, v: Voice) -> Case | None:
    """A number of credits that a sentence of its own tells of: cheaper or dearer if something is so."""
    n = self.n if isinstance(self, costs.CreditCost) and v.value is None else None
    fixed = isinstance(n, Case) and isinstance(n.then, Num) and isinstance(n.otherwise, Num)
    return n if isinstance(n, Case) and fixed else None


def cheaper(self: costs.Cost, v: Voice) -> tuple[Node, ...]:
    """When an ability costs less or more ("this ability costs 1 credit less if ..."), and how it is paid."""
    found: list[Node] = []
    for part in self.parts:
        if isinstance(part, costs.CreditsFrom):
            found.append(may(part.paid(v, v.me), "must" if part.n else "can"))
        case = told_apart(part, v)
        if case is not None and isinstance(case.then, Num) and isinstance(case.otherwise, Num):
            less = case.otherwise.n - case.then.n
            verb = "cost_less" if less > 0 else "cost_more"
            costing = clause(verb, Noun("ability", "this"), Noun("credit", n=abs(less)))
            found.append(If(case.condition.clause(v), costing, behind=True))
    return tuple(found)


def things(self: CostPart, v: Voice) -> Noun:
    """Credits, clicks and counters."""
    if isinstance(self, costs.CreditCost):
        case = told_apart(self, v)
        return Noun("credit", n=v.quantity(amount(self.n if case is None else case.otherwise)))
    if isinstance(self, costs.ClickCost):
        return Noun("click", n=self.n)
    if isinstance(self, costs.CounterCost):
        return Noun(COUNTERS[self.kind], n=v.quantity(amount(self.n)), adj=("hosted",))
    raise TypeError(type(self).__name__)


def paid(self: CostPart, v: Voice, who: NounPhrase | None = None) -> Node:
    """What is done to pay it."""
    if isinstance(self, costs.CreditsFrom):
        credits = Noun("credit", n=self.n) if self.n else Noun("credit", plural=True)
        of = v.a(self.of) if self.n else v.many(self.of)
        return clause("spend_at_least" if self.n else "spend_only", who, credits, from_=of)
    if isinstance(self, costs.CreditCost):
        return clause("pay", who, things(self, v))
    if isinstance(self, costs.TrashCost):
        return clause("pay", who, Noun("trash_cost", "the", rels=(Rel("of", v.accessed()),)))
    if isinstance(self, costs.CounterCost) and self.spread and self.on is not None:
        return clause("spend", who, replace(things(self, v), adj=()), from_=v.many(self.on))
    if isinstance(self, costs.CounterCost) and self.on is not None:
        return clause("spend", who, replace(things(self, v), adj=()), from_=v.cards(self.on))
    if isinstance(self, _COUNTED):
        return clause("spend", who, things(self, v))
    if isinstance(self, costs.LoseClickCost):
        return clause("lose", who, Noun("click", n=self.n))
    if isinstance(self, costs.TagCost):
        tags = Noun("tag", n=abs(self.n) if self.times is None else v.quantity(self.times))
        return clause("take_tag" if self.n > 0 else "remove", who, tags)
    if isinstance(self, costs.BadPublicityCost):
        return clause("take_tag" if self.n > 0 else "remove", who, Noun("bad_publicity", n=abs(self.n)))
    if isinstance(self, costs.AgendaCost):
        points = Noun("agenda_point", n=self.points)
        agenda = Noun("agenda", "this")
        text = tuple(Quote(Ability((modifier.clause(v.about(agenda)),))) for modifier in self.text)
        there = Noun("score_area", of=who or v.me)
        return clause(
            "add_as_agenda", who, v.this, to=there, worth=points, text=both(*text) if text else None
        )
    if isinstance(self, costs.HostBadPublicity):
        return clause("host", who, Noun("bad_publicity", n=self.n), on=v.this)
    if isinstance(self, costs.DamageCost):
        return clause("suffer", who, Noun(f"{self.kind}_damage", n=self.n))
    if isinstance(self, costs.PlaceCounterCost):
        return clause("place", who, v.counters(self.kind, self.n), on=v.this)
    if isinstance(self, costs.ThisCost):
        return done(self.verb, v, who, v.this)
    if isinstance(self, costs.Chosen):
        n = amount(self.n)
        thing = v.cards(self.among, n) if self.among is not None else Noun("agenda", n=v.quantity(n))
        owner = owners_of(self.among) if self.among is not None else ""
        payer = v.seat(owner) if owner and self.verb in ("return", "top", "bottom", "shuffle") else who
        made = taking(replace(done(self.verb, v, payer, thing), doer=who))
        return so(made, "at_random") if self.random else made
    if isinstance(self, costs.TopOfDeck):
        deck = DECK[_seat(v, who)]
        verb = {"trash": "trash_top", "remove": "remove_top_from_game"}.get(self.verb)
        if verb is None or self.n == 1:
            several = None if self.n == 1 else self.n
            top = Noun("card", "the", n=several, adj=("top",), rels=(Rel("of_zone", deck),))
            return done(self.verb, v, who, top)
        return clause(verb, who, Noun("card", n=self.n), of=deck)
    if isinstance(self, costs.OneOf):
        return Or(tuple(all_paid(each, v, who if i == 0 else None) for i, each in enumerate(self.costs)))
    raise TypeError(f"{type(self).__name__} has no words")


def before(self: CostPart, v: Voice) -> Node | NounPhrase:
    """As it stands before a colon."""
    if isinstance(self, _COUNTED) and getattr(self, "on", None) is None:
        return things(self, v)
    return paid(self, v)


says(CostPart, name="paid")(paid)
says(CostPart, name="before")(before)


def cost_before(self: costs.Cost, v: Voice) -> tuple[Node | NounPhrase, ...]:
    parts = [part for part in self.parts if not isinstance(part, costs.CreditsFrom)]
    return tuple(part.before(v) for part in parts) or (Noun("credit", n=0),)


def all_paid(self: costs.Cost, v: Voice, who: NounPhrase | None = None) -> Node:
    """All of a cost: "pay 2 credits and take 1 tag"; "pay 1 credit from stealth cards"."""
    some = any(isinstance(part, costs.CreditCost) for part in self.parts)
    whence = next((p.of for p in self.parts if some and isinstance(p, costs.CreditsFrom) and not p.n), None)
    parts = [p for p in self.parts if whence is None or not isinstance(p, costs.CreditsFrom)]
    nodes = tuple(part.paid(v, who if i == 0 else None) for i, part in enumerate(parts))
    if whence is not None:
        nodes = tuple(
            replace(node, args=(*node.args, ("from", v.many(whence))))
            if isinstance(node, Clause) and node.verb == "pay" and isinstance(part, costs.CreditCost)
            else node
            for node, part in zip(nodes, parts, strict=True)
        )
    return nodes[0] if len(nodes) == 1 else And(nodes)


__all__ = ["Callable", "Name", "all_paid", "before", "cheaper", "done", "paid"]
