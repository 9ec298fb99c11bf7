"""References to definite cards as nouns."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import selectors, sets
from engine.netrunner.language.base import Selector
from engine.netrunner.language.wording.voice import Voice
from engine.speech import Noun, NounPhrase, Rel, Several, That, clause
from engine.speech import both as all_of
from engine.speech.nodes import says

_DONE_TO = ("chosen", "found", "revealed", "trashed")
_THAT_CARD = Noun("card", "that", id="that")
REST = Noun("card", "the", adj=("remaining",), plural=True)


@says(selectors.This, name="noun")
def this(self: selectors.This, v: Voice) -> NounPhrase:
    return v.this


@says(selectors.Identity, name="noun")
def identity(self: selectors.Identity, v: Voice) -> NounPhrase:
    return Noun("identity", of=v.player(self.who))


@says(selectors.Target, name="noun")
def target(self: selectors.Target, v: Voice) -> NounPhrase:
    what = self.what
    n = what.most if what.number is None else what.number
    if what.number is None and what.most >= selectors.ANY_NUMBER:
        cards: NounPhrase = replace(what.among.noun(v), det="any_number")
    else:
        cards = v.cards(what.among, n, up_to=what.least < what.most, fewest=what.least)
    if what.names_differ and isinstance(cards, Noun):
        cards = replace(cards, rels=(Rel("different_names"), *cards.rels))
    if what.by and v.player(what.by) != v.me and isinstance(cards, Noun):
        cards = replace(cards, rels=(*cards.rels, Rel("chosen_by", v.player(what.by))))
    if v.together and isinstance(cards, Noun) and not cards.id:
        cards = replace(cards, id=f"target {what}")  # the same target named twice is one (1.15.1)
    return cards


@says(selectors.Exactly, name="noun")
def exactly(self: selectors.Exactly, v: Voice) -> NounPhrase:
    return _THAT_CARD


@says(selectors.Result, name="noun")
def result(self: selectors.Result, v: Voice) -> NounPhrase:
    if self.name in v.named:
        return v.named[self.name]
    if not v.are_several(self):
        if v.event_told and self.name in _DONE_TO:  # beside "the drawn card"
            return Noun("card", "the", adj=(self.name,), id=f"the {self.name}")
        return replace(_THAT_CARD, head=v.called(self.name))
    if self.name in _DONE_TO:  # told apart from others that were seen before
        return Noun("card", "the", adj=(self.name,), plural=True, id=f"the {self.name}")
    return replace(_THAT_CARD, plural=True, id="those")


@says(selectors.Accessed, name="noun")
def accessed(self: selectors.Accessed, v: Voice) -> NounPhrase:
    return Noun("card", "the", rels=(Rel("accessed"),), id="accessed")


@says(selectors.Encountered, name="noun")
def encountered(self: selectors.Encountered, v: Voice) -> NounPhrase:
    return Noun("ice", "the", rels=(Rel("encountered_now"),), id="encountered")


@says(selectors.Approached, name="noun")
def approached(self: selectors.Approached, v: Voice) -> NounPhrase:
    ice = v.a(self.what)
    assert isinstance(ice, Noun)
    now = (*ice.rels, Rel("approached_now"))
    return replace(ice, det="the", adj=("rezzed", *ice.adj), rels=now, id="approached")


@says(sets.Each, name="noun")
def each(self: sets.Each, v: Voice) -> NounPhrase:
    if isinstance(self.what, sets.OnTop):
        top = Rel("of_zone", v.zones((self.what.zone,)))
        n = None if self.what.single else v.quantity(self.what.number)
        return Noun("card", "the", n=n, adj=("top",), rels=(top,))
    if is_rest(self.what):
        return REST
    parts = _union(self.what)
    nouns = [_everywhere(part.noun(v) if len(parts) == 1 else v.many(part)) for part in parts]
    return all_of(*(replace(n, det="all") if isinstance(n, Noun) and not n.det else n for n in nouns))


def _everywhere(noun: NounPhrase) -> NounPhrase:
    """All cards in one place or another are those in both: "all cards in your grip and your heap"."""
    if not isinstance(noun, Noun):
        return noun
    rels = tuple(
        replace(rel, x=replace(rel.x, how="and"))
        if isinstance(rel, Rel) and rel.key == "in" and isinstance(rel.x, Several)
        else rel
        for rel in noun.rels
    )
    return replace(noun, rels=rels)


def is_rest(among: Selector) -> bool:
    """Whether a set is what earlier instructions were about, but for some of it or what has left."""
    if isinstance(among, selectors.Both):
        parts = (among.one, among.other)
        return any(map(_of_result, parts)) and any(isinstance(part, selectors.InZone) for part in parts)
    if not isinstance(among, selectors.Without):
        return False
    return (_of_result(among.one) or is_rest(among.one)) and _of_result(among.other)


def _of_result(among: Selector) -> bool:
    return isinstance(among, sets.These) and isinstance(among.what, selectors.Result)


def _union(among: Selector) -> tuple[Selector, ...]:
    """The sets a set is put together of: all of each are all of it."""
    if isinstance(among, selectors.Either):
        return *_union(among.one), *_union(among.other)
    return (among,)


@says(sets.EventCard, name="noun")
def event_card(self: sets.EventCard, v: Voice) -> NounPhrase:
    if v.event_this and isinstance(v.this, Noun):
        return v.this
    if v.event_told:
        told = clause(v.event_verb, passive=True, past=True)
        return Noun(v.event_card, "the", rels=(That(told),), id="event card told")
    return Noun(v.event_card, "that", id="event card")


@says(sets.LastEncountered, name="noun")
def last_encountered(self: sets.LastEncountered, v: Voice) -> NounPhrase:
    return Noun("ice", "the", rels=(Rel("last_encountered"),), id="last encountered")
