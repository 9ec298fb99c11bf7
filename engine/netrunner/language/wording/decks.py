"""Rules about decks, as cards say them."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import deck_rules
from engine.netrunner.language.deck_rules import Included
from engine.netrunner.language.wording.sets import typed
from engine.netrunner.language.wording.voice import Voice
from engine.netrunner.language.words import subtype_words
from engine.netrunner.table.facts import facts_of
from engine.speech import Ability, If, Name, Noun, NounPhrase, Phrase, Rel, clause
from engine.speech.nodes import says


def included(of: Included, n: int | None = None) -> NounPhrase:
    """Cards of a deck: "non-virtual NBN cards"."""
    if of.code:
        facts = facts_of(of.code)
        if facts is None:
            raise KeyError(of.code)
        return Noun("copy", n=n, plural=n is None, rels=(Rel("of", Name(facts.title)),))
    kind = typed(of.kind or "card")
    head = kind.head
    names = tuple(subtype_words(word) for word in (of.faction, of.subtype) if word)
    many = n is None or n > 1
    other = Noun("card", "" if many else "a", plural=many, names=(subtype_words(of.without),))
    without = (Rel("not_plural" if many else "not", other),) if of.without else ()
    return Noun(head, n=n, plural=n is None, adj=kind.adj, names=names, rels=without)


@says(deck_rules.FreeInfluence)
def free_influence(self: deck_rules.FreeInfluence, v: Voice) -> Ability:
    deck = Noun("deck", of=v.me)
    if self.most is not None and not self.least:
        holds = clause("hold_at_most", deck, included(self.of, self.most))
    else:
        holds = clause("hold_at_least", deck, included(self.of, self.least))
    return Ability((If(holds, clause("cost_to", v.this, Noun("influence", n=0)), behind=True),))


@says(deck_rules.FirstCopiesFree)
def first_copies_free(self: deck_rules.FirstCopiesFree, v: Voice) -> Ability:
    copy = Noun("copy", "first", rels=(Rel("of_each", included(self.of)),))
    return Ability((clause("cost_to", copy, Noun("influence", n=0)),))


@says(deck_rules.CopiesAtMost)
def copies_at_most(self: deck_rules.CopiesAtMost, v: Voice) -> Ability:
    return Ability((Phrase.of("copies_at_most", x=Noun("copy", n=self.n)),))


@says(deck_rules.Bars)
def bars(self: deck_rules.Bars, v: Voice) -> Ability:
    return Ability((clause("have", Noun("deck", of=v.me), included(self.of), modal="cannot"),))


@says(deck_rules.AgendasOfEachFaction)
def agendas_of_each_faction(self: deck_rules.AgendasOfEachFaction, v: Voice) -> Ability:
    return Ability((Phrase.of("agendas_of_each_faction", x=Noun("agenda", n=self.n, adj=("different",))),))


@says(deck_rules.StartsInstalled)
def starts_installed(self: deck_rules.StartsInstalled, v: Voice) -> Ability:
    cards = included(self.of, self.n)
    if isinstance(cards, Noun):
        cards = replace(cards, adj=(*cards.adj, "different"))
    return Ability((Phrase.of("starts_installed", x=cards),))


@says(deck_rules.BringsCopies)
def brings_copies(self: deck_rules.BringsCopies, v: Voice) -> Ability:
    return Ability((Phrase.of("brings_copies", x=v.this),))
