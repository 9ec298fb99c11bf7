"""Numbers that depend on the game: as quantities ("1 per character"), and as nouns ("your endurance")."""

from __future__ import annotations

from msgspec.structs import replace

from engine.neon_hope.language import amounts
from engine.neon_hope.language.wording.picks import counted, together
from engine.neon_hope.language.wording.voice import YOU, Voice
from engine.speech import Name, Noun, NounPhrase, Quantity, Rel
from engine.speech.nodes import says

CHARACTERS = Noun("character", plural=True)
HAND_CARD = Noun("card", rels=(Rel("in", Noun("hand", of=YOU)),))


def number_of(things: Noun) -> Noun:
    """ "The number of cards in your hand"."""
    return Noun("number", "the", rels=(Rel("number_of", replace(things, plural=True)),))


@says(amounts.Fixed, name="quantity")
def fixed(self: amounts.Fixed, v: Voice) -> Quantity:
    return Quantity(abs(self.n))


@says(amounts.Fixed, name="noun")
def fixed_noun(self: amounts.Fixed, v: Voice) -> NounPhrase:
    return Noun("amount", n=Quantity(self.n))


@says(amounts.Characters, name="quantity")
def characters(self: amounts.Characters, v: Voice) -> Quantity:
    if not self.times:
        return Quantity(abs(self.plus))
    return Quantity(max(self.plus, 0), each=abs(self.times), per=Noun("character"))


@says(amounts.Characters, name="noun")
def characters_noun(self: amounts.Characters, v: Voice) -> NounPhrase:
    return Noun("amount", n=characters(self, v))


@says(amounts.ByCharacters, name="noun")
def by_characters(self: amounts.ByCharacters, v: Voice) -> NounPhrase:
    one, two, three, four = map(abs, self.n)
    return Name(v.message("by-characters", one=one, two=two, three=three, four=four))


@says(amounts.CountCards, name="quantity")
def count_cards(self: amounts.CountCards, v: Voice) -> Quantity:
    return Quantity(each=1, per=replace(counted(self.what, v), det="each"))


@says(amounts.CountCards, name="noun")
def count_cards_noun(self: amounts.CountCards, v: Voice) -> NounPhrase:
    return number_of(counted(self.what, v))


@says(amounts.CounterValue, name="quantity")
def counters(self: amounts.CounterValue, v: Voice) -> Quantity:
    return Quantity(each=1, per=Noun("card_counter", "each", rels=(Rel("on_card", together(self.what, v)),)))


@says(amounts.CounterValue, name="noun")
def counters_noun(self: amounts.CounterValue, v: Voice) -> NounPhrase:
    return number_of(Noun("card_counter", rels=(Rel("on_card", together(self.what, v)),)))


@says(amounts.HandSize, name="quantity")
def hand(self: amounts.HandSize, v: Voice) -> Quantity:
    return Quantity(each=1, per=replace(HAND_CARD, det="each"))


@says(amounts.HandSize, name="noun")
def hand_noun(self: amounts.HandSize, v: Voice) -> NounPhrase:
    return number_of(HAND_CARD)


@says(amounts.TrackerValue, name="noun")
def tracker(self: amounts.TrackerValue, v: Voice) -> NounPhrase:
    return Noun("value", "the", rels=(Rel("of", v.tracker(self.name)),))


@says(amounts.FlagValue, name="noun")
def flag(self: amounts.FlagValue, v: Voice) -> NounPhrase:
    return number_of(Noun("note", rels=(Rel("of", v.note(self.name)),)))


@says(amounts.EnduranceValue, name="noun")
def endurance(self: amounts.EnduranceValue, v: Voice) -> NounPhrase:
    return Noun("endurance", of=YOU)


@says(amounts.ByCharacters, amounts.TrackerValue, amounts.FlagValue, amounts.EnduranceValue, name="quantity")
def as_many(self: amounts.ByCharacters | amounts.TrackerValue, v: Voice) -> Quantity:
    return Quantity(equal=self.noun(v))
