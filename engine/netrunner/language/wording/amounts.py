"""Numbers: as quantities ("1 for each ..."), and as nouns ("the number of ...")."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import amounts, happenings
from engine.netrunner.language.base import Amount
from engine.netrunner.language.selectors import Installed, Result, Subtype
from engine.netrunner.language.sets import These
from engine.netrunner.language.wording.patterns import event
from engine.netrunner.language.wording.voice import COUNTERS, DONE, Voice
from engine.netrunner.language.wording.zones import HAND
from engine.netrunner.table.state import CORP, RUNNER
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import Name, Noun, NounPhrase, Phrase, Quantity, Rel, That, both, clause
from engine.speech.nodes import says


def number_of(things: Noun) -> NounPhrase:
    """ "The number of installed programs"."""
    return Noun("number", "the", rels=(Rel("number_of", replace(things, plural=True)),))


def thing(self: Amount, v: Voice) -> Noun | None:
    """What an amount counts, one of them, without a determiner; None if it counts nothing."""
    found: Noun | None = None
    if isinstance(self, amounts.Hosted):
        found = Noun(COUNTERS[self.counter], adj=("hosted",))
    elif isinstance(self, amounts.Excess):
        found = Noun("advancement_counter", adj=("excess",))
    elif isinstance(self, amounts.CountersOn):
        found = Noun(COUNTERS[self.counter], rels=(Rel("on", v.many(self.what)),))
    elif isinstance(self, amounts.CardTypes):
        found = Noun("card_type", rels=(Rel("among", v.many(self.what)),))
    elif isinstance(self, amounts.CountInstalled):
        among = self.what if isinstance(self.what, Installed) else Installed() & self.what
        this = isinstance(self.what, Subtype) and self.what.subtype in v.subtypes
        found = among.noun(v)
        found = replace(found, rels=(*found.rels, Rel("including_this"))) if this else found
    elif isinstance(self, amounts.HowMany):
        found = self.what.noun(v)
        if isinstance(self.what, These) and isinstance(self.what.what, Result):
            done = clause(DONE[self.what.what.name], passive=True, past=True, how="this_way")
            found = Noun("card", rels=(That(done),))
    elif isinstance(self, amounts.HowManyDid):
        found = self.what.noun(v)
        if self.name == "that":
            rel: Rel | That = Rel("out_of", Noun("card", "that", plural=True))
        else:
            rel = That(clause(DONE[self.name], passive=True, past=True, how="this_way"))
        found = replace(found, rels=(*found.rels, rel))
    elif isinstance(self, amounts.CardsIn):
        found = v.card_in((self.zone,))
    elif isinstance(self, amounts.SubroutinesOf):
        adj = ("unbroken",) if self.unbroken else ()
        found = Noun("subroutine", adj=adj, rels=(Rel("on", v.ref(self.what)),))
    elif isinstance(self, amounts.Tags):
        found = Noun("tag", rels=(Rel("of_player", THE_RUNNER),))
    elif isinstance(self, amounts.BadPublicityCount):
        found = Noun("bad_publicity", rels=(Rel("of_player", THE_CORP),))
    elif isinstance(self, amounts.Credits):
        found = Noun("credit", rels=(Rel("in", Noun("credit_pool", of=v.player(self.who))),))
    elif isinstance(self, amounts.Clicks):
        found = Noun("click", rels=(Rel("of_player", v.player(self.who)),))
    elif isinstance(self, amounts.Points):
        found = Noun("agenda_point", rels=(Rel("in", Noun("score_area", of=v.player(self.who))),))
    elif isinstance(self, amounts.CardsInHand):
        seat = CORP if v.player(self.who) == THE_CORP else RUNNER
        found = Noun("card", rels=(Rel("in", HAND[seat]),))
    elif isinstance(self, amounts.UnusedMemory):
        found = Noun("mu", adj=("unused",))
    elif isinstance(self, amounts.Remotes):
        key = "with_root_and_ice" if self.root and self.ice else "with_root" if self.root else "with_ice"
        rels = (Rel(key),) if self.root or self.ice else ()
        found = Noun("server", adj=("remote",), rels=rels)
    elif isinstance(self, amounts.IceProtecting):
        found = Noun("ice", rels=(Rel("protecting", v.server(self.server)),))
    elif isinstance(self, amounts.Remembered):
        found = _REMEMBERED[self.name]
        if self.name == "removed":
            found = replace(found, head=v.removed)
    elif isinstance(self, happenings.Count):
        found = counted(self, v)
    elif isinstance(self, amounts.CoreDamage):
        found = Noun("core_damage", rels=(Rel("of_player", THE_RUNNER),))
    elif isinstance(self, amounts.DifferentActions):
        found = Noun("action", adj=("different",))
    return found


def counted(self: happenings.Count, v: Voice) -> Noun:
    """Each time something happened, or each of the things it was about."""
    node = event(self.pattern, v, span=self.span, whose=self.whose, past=True)
    about = node.arg("object")
    if not (self.total or self.different) or not isinstance(about, Noun):
        return Noun("time", rels=(That(node),))
    args = tuple((role, noun) for role, noun in node.args if role != "object")
    done = replace(node, doer=None, passive=True, args=args)
    who = node.doer if isinstance(node.doer, Noun) else None
    if who is not None and who != v.me:
        done = replace(done, how=(*done.how, Phrase.of("by_player", x=who)))
    return replace(about, det="", n=None, plural=False, at_least=False, rels=(*about.rels, That(done)))


def _times(n: int, noun: NounPhrase) -> Noun:
    """ "Twice the number", "the product of 3 and the number"."""
    if n == 2:
        return Noun("double", "the", rels=(Rel("double_of", noun),))
    return Noun("product", "the", rels=(Rel("of", both(Name(str(n)), noun)),))


_REMEMBERED = {
    "lost": Noun("credit", rels=(Rel("lost_this_way"),)),
    "gained": Noun("credit", rels=(Rel("gained_this_way"),)),
    "taken": Noun("credit", rels=(Rel("taken_this_way"),)),
    "tags": Noun("tag", rels=(Rel("given_this_way"),)),
    "removed": Noun("counter", rels=(Rel("removed_this_way"),)),
    "placed": Noun("counter", rels=(Rel("placed_this_way"),)),
    "prevented": Noun("damage", rels=(Rel("prevented_this_way"),)),
    "corp_bid": Noun("bid", of=THE_CORP),
    "runner_bid": Noun("bid", of=THE_RUNNER),
    "named": Noun("number", adj=("named",)),
}


def quantity(self: Amount, v: Voice) -> int | Quantity:
    """An amount before things: "3", "1 for each ...", "as many as ..."."""
    if isinstance(self, amounts.Num):
        return self.n
    if isinstance(self, amounts.X):
        return Quantity(x=True)
    if isinstance(self, amounts.Defined):
        return Quantity(x=True) if self.stat == "x" else v.quantity(self.n)
    if isinstance(self, amounts.Plus):
        more = v.quantity(self.more)
        if isinstance(more, int):
            return self.base + self.times * more
        if more.per is not None and not more.base:
            return Quantity(self.base, self.times * more.each, more.per)
    if isinstance(self, amounts.ForEvery):
        per = thing(self.what, v)
        if per is not None:
            rels = (*per.rels, Rel("past", Name(str(self.past)))) if self.past else per.rels
            if self.each != 1:
                return Quantity(0, self.times, replace(per, n=self.each, rels=rels))
            return Quantity(0, self.times, replace(per, det="each", rels=rels))
    if not isinstance(self, amounts.CardsInHand):
        counted = thing(self, v)
        if counted is not None:
            return Quantity(each=1, per=replace(counted, det="each" if counted.of is None else ""))
    return Quantity(equal=self.noun(v))


def of_card(head: str, card: NounPhrase) -> Noun:
    """ "Its strength", "the strength of the ice being encountered"."""
    if isinstance(card, Noun) and not card.rels and card.n in (None, 1):
        return Noun(head, "the", of=card)
    return Noun(head, "the", rels=(Rel("of", card),))


def _capped(self: amounts.Least) -> tuple[Amount, int] | None:
    """A number and what it is at most, of the lower of the two: "the number of tags (at most 6)"."""
    if len(self.parts) != 2 or not isinstance(cap := self.parts[1], amounts.Num):
        return None
    return self.parts[0], cap.n


def noun(self: Amount, v: Voice) -> NounPhrase:
    """An amount as a thing: "the number of ...", "your link", "3"."""
    counted = thing(self, v)
    if counted is not None:
        return number_of(counted)
    if isinstance(self, amounts.Defined):
        return Name("X") if self.stat == "x" else self.n.noun(v)
    found: NounPhrase = Noun("number", "that")
    if isinstance(self, amounts.Num):
        found = Name(str(self.n))
    elif isinstance(self, amounts.X):
        found = Name("X")
    elif isinstance(self, amounts.Link):
        found = Noun("link", of=THE_RUNNER)
    elif isinstance(self, amounts.HandSize):
        found = Noun("max_hand_size", of=v.player(self.who))
    elif isinstance(self, amounts.CostOf):
        found = of_card("printed_cost", v.ref(self.what))
    elif isinstance(self, amounts.StrengthOf):
        found = of_card("strength", v.ref(self.what))
    elif isinstance(self, amounts.PointsOf):
        found = number_of(Noun("agenda_point", rels=(Rel("of", v.ref(self.what)),)))
    elif isinstance(self, amounts.RandomAccessLimit):
        found = Noun("random_access_limit", "the")
    elif isinstance(self, amounts.ThreatLevel):
        found = Noun("threat_level", "the")
    elif isinstance(self, happenings.PrintedTotal):
        what = event(self.pattern, v, span=self.span, whose=self.whose)
        done = clause(what.verb, None, passive=True, past=True, when=what.when)
        heads = {"points": "printed_points", "cost": "printed_cost", "trash_cost": "trash_cost"}
        things = event(self.pattern, v).arg("object")
        whole = things if isinstance(things, Noun) else Noun("card")
        whole = replace(whole, det="", plural=True, rels=(*whole.rels, That(done)))
        found = Noun(
            "sum",
            "the",
            rels=(Rel("number_of", Noun(heads[self.stat], plural=True, rels=(Rel("on_cards", whole),))),),
        )
    elif isinstance(self, amounts.EventAmount):
        found = v.event_amount
    elif isinstance(self, amounts.TraceStrength):
        found = Noun("trace_strength", "the")
    elif isinstance(self, amounts.Plus):
        more = self.more.noun(v)
        if self.times != 1:
            more = _times(self.times, more)
        found = more
        if self.base < 0:
            found = Noun("difference", "the", rels=(Rel("between", both(more, Name(str(-self.base)))),))
            if isinstance(more, Noun) and all(isinstance(rel, Rel) and rel.key == "of" for rel in more.rels):
                found = replace(more, rels=(*more.rels, Rel("minus", Name(str(-self.base)))))
        elif self.base:
            found = Noun("sum", "the", rels=(Rel("sum_of", both(Name(str(self.base)), more)),))
    elif isinstance(self, amounts.Sum):
        found = Noun("sum", "the", rels=(Rel("sum_of", both(*(part.noun(v) for part in self.parts))),))
    elif isinstance(self, amounts.Half):
        found = Noun("half", "the", rels=(Rel("of", self.what.noun(v)), Rel("up" if self.up else "down")))
    elif isinstance(self, amounts.Least) and (bound := _capped(self)) is not None:
        bounded = bound[0].noun(v)
        if not isinstance(bounded, Noun):
            raise NotImplementedError(f"{type(bound[0]).__name__} has no words for what it is at most")
        found = replace(bounded, rels=(*bounded.rels, Rel("capped", Name(str(bound[1])))))
    elif isinstance(self, amounts.Least | amounts.Most):
        adj = "lowest" if isinstance(self, amounts.Least) else "highest"
        found = Noun(
            "number", "the", adj=(adj,), rels=(Rel("among", both(*(p.noun(v) for p in self.parts))),)
        )
    elif isinstance(self, amounts.ForEvery):
        found = self.what.noun(v)
        if self.past:
            found = Noun("difference", "the", rels=(Rel("between", both(found, Name(str(self.past)))),))
        if self.each != 1:
            by = Rel("divided", found, Name(str(self.each)))
            found = Noun("result", "the", rels=(by, Rel("down")))
        if self.times != 1:
            found = _times(self.times, found)
    elif isinstance(self, amounts.Case):
        raise NotImplementedError(f"{type(self).__name__} has no words as a thing")
    return found


says(Amount, name="quantity")(quantity)
says(Amount, name="noun")(noun)
