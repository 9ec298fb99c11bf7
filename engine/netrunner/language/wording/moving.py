"""Moving cards and counters about; looking, revealing, choosing, searching."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import effects, places, selectors, sets
from engine.netrunner.language.amounts import Num, amount
from engine.netrunner.language.base import Amount, Ref, Selector
from engine.netrunner.language.effects.looking import Pick
from engine.netrunner.language.wording.references import REST, is_rest
from engine.netrunner.language.wording.voice import Voice
from engine.netrunner.language.wording.zones import DECK, HAND, ZONES
from engine.netrunner.table.parts import seat_of
from engine.netrunner.table.state import ARCHIVES, CORP, CORP_SCORE, GRIP, HEAP, HQ, RD, RUNNER, STACK
from engine.speech import (
    And,
    Fronted,
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Phrase,
    Quantity,
    Rel,
    Sentences,
    Then,
    both,
    clause,
    either,
)
from engine.speech.nodes import may, says, so

THAT_CARD = Noun("card", "that", id="that")


def _those(n: int | object) -> Noun:
    """ "That card", "those cards"."""
    return THAT_CARD if n == 1 else replace(THAT_CARD, plural=True, id="those")


_OWN_ZONES = {
    CORP: frozenset((HQ, RD, ARCHIVES, CORP_SCORE)), RUNNER: frozenset((GRIP, STACK, HEAP)),
}  # fmt: skip


def owners_of(among: Selector) -> str:
    """Whose cards a set has, as far as it says so; "" for those of either player."""
    if isinstance(among, selectors.Both):
        return owners_of(among.one) or owners_of(among.other)
    if isinstance(among, selectors.Either):
        one, other = owners_of(among.one), owners_of(among.other)
        return one if one == other else ""
    if isinstance(among, selectors.Without):
        return owners_of(among.one)
    if isinstance(among, selectors.Unrezzed | sets.Rezzed | places.Protecting | places.InRootOf):
        return CORP
    if isinstance(among, selectors.Installed):
        return among.side
    if isinstance(among, sets.OnTop):
        return CORP if among.zone == RD else RUNNER
    if isinstance(among, sets.OwnedBy):
        return among.who if among.who in (CORP, RUNNER) else ""
    if isinstance(among, selectors.InZone):
        return next((side for side, own in _OWN_ZONES.items() if own.issuperset(among.places)), "")
    return ""


def _owner(what: Ref, v: Voice) -> str:
    """The seat to whose hand or deck cards go, which is their owner's (1.14.1); else that of the source."""
    wanted = what.targeting()
    among = wanted.among if wanted is not None else what.what if isinstance(what, sets.Each) else None
    if isinstance(what, selectors.Result):
        return v.owners.get(what.name, v.side)
    return (among and (owners_of(among) or _side_of_result(among, v))) or v.side


def _side_of_result(among: Selector, v: Voice) -> str:
    """Whose cards a set has that are what an earlier instruction was about."""
    if isinstance(among, selectors.Both):
        return _side_of_result(among.one, v) or _side_of_result(among.other, v)
    if isinstance(among, selectors.Without):
        return _side_of_result(among.one, v)
    of = among.what if isinstance(among, sets.These) else None
    return v.owners.get(of.name, "") if isinstance(of, selectors.Result) else ""


def _side_of_known(among: Selector, v: Voice) -> str:
    """Whose the cards are that an earlier instruction was about; "" if nothing says so."""
    if isinstance(among, selectors.Both | selectors.Either):
        return _side_of_known(among.one, v) or _side_of_known(among.other, v)
    if isinstance(among, selectors.Without):
        return _side_of_known(among.one, v)
    known = among.what if isinstance(among, sets.These) else None
    return v.owners.get(known.name, "") if isinstance(known, selectors.Result) else ""


@says(effects.Sabotage)
def sabotage(self: effects.Sabotage, v: Voice) -> Node:
    n = v.quantity(amount(self.n))
    if isinstance(n, int) or n.x:
        return clause("sabotage", v.me, Name(str(n) if isinstance(n, int) else "X"))
    equal = clause("be_equal", Name("X"), amount(self.n).noun(v))
    return Sentences((clause("sabotage", v.me, Name("X")), equal))


@says(effects.TrashTop)
def trash_top(self: effects.TrashTop, v: Voice) -> Node:
    deck = DECK[seat_of(self.who, v.side)]
    who = v.player(self.by)
    top = clause("trash", who, Noun("card", "the", adj=("top",), rels=(Rel("of_zone", deck),)))
    if amount(self.n) == Num(1):
        return top
    n = v.quantity(amount(self.n))
    if not isinstance(n, int) and n.per is not None and n.each == 1 and not n.base:
        return Fronted(Phrase.of("for_each", x=n.per), top)
    return clause("trash_top", who, Noun("card", n=n), of=deck)


@says(effects.TrashRandom)
def trash_random(self: effects.TrashRandom, v: Voice) -> Node:
    hand = HAND[seat_of(self.who, v.side)]
    cards = Noun("card", n=v.quantity(amount(self.n)))
    return clause("trash", v.player(self.by), cards, from_=hand, how="at_random")


@says(effects.DiscardRandom)
def discard_random(self: effects.DiscardRandom, v: Voice) -> Node:
    hand = HAND[seat_of(self.who, v.side)]
    cards = Noun("card", n=v.quantity(amount(self.n)))
    return clause("discard", v.player(self.who), cards, from_=hand, how="at_random")


@says(effects.RevealRandom)
def reveal_random(self: effects.RevealRandom, v: Voice) -> Node:
    seat = seat_of(self.who, v.side)
    hand = HAND[seat]
    v.owners["revealed"] = seat
    return clause("reveal_random", v.me, Noun("card", n=v.quantity(amount(self.n))), from_=hand)


@says(effects.AddToHand)
def add_to_hand(self: effects.AddToHand, v: Voice) -> Node:
    return clause("add", v.me, v.ref(self.what), to=HAND[_owner(self.what, v)])


@says(effects.ToBottom)
def to_bottom(self: effects.ToBottom, v: Voice) -> Node:
    return clause("add_to_bottom", v.me, v.ref(self.what), to=DECK[_owner(self.what, v)])


@says(effects.ToTop)
def to_top(self: effects.ToTop, v: Voice) -> Node:
    return clause("add_to_top", v.me, v.ref(self.what), to=DECK[_owner(self.what, v)])


@says(effects.ShuffleInto)
def shuffle_into(self: effects.ShuffleInto, v: Voice) -> Node:
    who, cards, deck = v.player(self.by), v.ref(self.what), DECK[_owner(self.what, v)]
    wanted = self.what.targeting()
    if wanted is not None and not wanted.by and who != v.me:  # chosen by one player, shuffled by the other
        then = clause("shuffle_into", who, _those(wanted.most), to=deck)
        return Then((clause("choose", v.me, cards), then))
    return clause("shuffle_into", who, cards, to=deck)


@says(effects.Shuffle)
def shuffle(self: effects.Shuffle, v: Voice) -> Node:
    return clause("shuffle", v.me, DECK[seat_of(self.who, v.side)])


@says(effects.SetAside)
def set_aside(self: effects.SetAside, v: Voice) -> Node:
    if isinstance(self.what, sets.Each) and (owner := owners_of(self.what.what)):
        v.owners["set_aside"] = owner
    elif isinstance(self.what, selectors.Result) and self.what.name in v.owners:
        v.owners["set_aside"] = v.owners[self.what.name]
    how = "facedown" if self.facedown else "faceup"
    cards = v.ref(self.what)
    made = clause("set_aside", v.player(self.by), cards, how=how)
    among = self.what.what if isinstance(self.what, sets.Each) else None
    if not isinstance(among, sets.OnTop) or isinstance(v.quantity(among.number), int):
        return made
    if isinstance(cards, Noun):
        made = clause("set_aside", v.player(self.by), replace(cards, n=Quantity(x=True)), how=how)
    return Sentences((made, clause("be_equal", Name("X"), among.number.noun(v))))


@says(effects.SetAsideUntil)
def set_aside_until(self: effects.SetAsideUntil, v: Voice) -> Node:
    until = Phrase.of("until_they_include", x=v.cards(self.what, self.n))
    return clause("set_aside_top", v.me, of=DECK[v.side], how=until)


@says(effects.DiscardDown)
def discard_down(self: effects.DiscardDown, v: Voice) -> Node:
    who = v.player(self.who)
    return clause("discard_down", who, Noun("max_hand_size", of=who))


@says(effects.RemoveFromGame)
def remove_from_game(self: effects.RemoveFromGame, v: Voice) -> Node:
    return clause("remove_from_game", v.me, v.ref(self.what))


@says(effects.Forfeit)
def forfeit(self: effects.Forfeit, v: Voice) -> Node:
    return clause("forfeit", v.me, v.ref(self.what))


@says(effects.RemoveCounters)
def remove_counters(self: effects.RemoveCounters, v: Voice) -> Node:
    return clause(
        "remove", v.me, _chosen(v.counters(self.kind, amount(self.n)), self.least), from_=v.ref(self.what)
    )


def _chosen(counters: Noun, least: int | None) -> Noun:
    """Counters of which the controller takes as many as they want, from `least` on; None: all of them."""
    if least is None:
        return counters
    if counters.det == "all":
        return replace(counters, det="any_number")
    return replace(counters, up_to=True, fewest=least)


@says(effects.MoveCounters)
def move_counters(self: effects.MoveCounters, v: Voice) -> Node:
    counters = _chosen(v.counters(self.kind, amount(self.n)), self.least)
    return clause("move_counters", v.me, counters, from_=v.ref(self.from_), to=v.ref(self.to))


@says(effects.Arrange)
def arrange(self: effects.Arrange, v: Voice) -> Node:
    there = v.ref(self.what)
    named = isinstance(self.what, sets.Each) and isinstance(self.what.what, sets.OnTop)
    return clause("arrange", v.me, there, on_top=None if named else v.top)


@says(effects.ArrangeTop)
def arrange_top(self: effects.ArrangeTop, v: Voice) -> Node:
    n = v.quantity(amount(self.n))
    top = Noun("card", "the", adj=("top",), rels=(Rel("of_zone", DECK[seat_of(self.whose, v.side)]),))
    if isinstance(n, int) or n.x:
        return clause("arrange", v.me, replace(top, n=None if n == 1 else n))
    made = clause("arrange", v.me, replace(top, n=Quantity(x=True)))
    return Sentences((made, clause("be_equal", Name("X"), amount(self.n).noun(v))))


@says(effects.SwapCards)
def swap_cards(self: effects.SwapCards, v: Voice) -> Node:
    if self.one.targeting() is None and isinstance(self.other, selectors.Result):  # both were told before
        return clause("swap", v.me, Noun("card", "that", plural=True))
    return clause("swap", v.me, v.ref(self.one), **{"with": v.ref(self.other)})  # type: ignore[arg-type]


# -- looking ------------------------------------------------------------------------------------------------


@says(effects.Look)
def look(self: effects.Look, v: Voice) -> Node:
    cards = v.ref(self.what)
    made = clause("look_at", v.player(self.who), cards)
    among = self.what.what if isinstance(self.what, sets.Each) else None
    _seen_on_top(among, v)
    if not isinstance(among, sets.OnTop) or isinstance(v.quantity(among.number), int):
        return made
    if isinstance(cards, Noun):
        made = clause("look_at", v.player(self.who), replace(cards, n=Quantity(x=True)))
    return Sentences((made, clause("be_equal", Name("X"), among.number.noun(v))))


@says(effects.Reveal)
def reveal(self: effects.Reveal, v: Voice) -> Node:
    among = self.what.what if isinstance(self.what, sets.Each) else None
    _seen_on_top(among, v)
    if among is not None and (owner := owners_of(among)):
        v.owners["revealed"] = owner
    return clause("reveal", v.me, v.ref(self.what))


def _seen_on_top(among: Selector | None, v: Voice) -> None:
    """On top of which deck the cards lie that are arranged later."""
    v.top = v.zones((among.zone,)) if isinstance(among, sets.OnTop) else None


@says(effects.Expose)
def expose(self: effects.Expose, v: Voice) -> Node:
    return clause("expose", v.me, v.ref(self.what))


@says(Pick)
def pick(self: Pick, v: Voice) -> Node:
    if amount(self.most) == Num(1) and self.least == 0:  # not "choose up to 1 card"
        made = may(_picked(replace(self, least=None), v))
    else:
        made = _picked(self, v)
    return so(made, "at_random") if self.random else made


def _picked(self: Pick, v: Voice) -> Node:
    n = amount(self.most)
    if owner := owners_of(self.among) or _side_of_known(self.among, v):
        v.owners["chosen"] = owner
    up_to = self.least is not None and n != Num(self.least)
    if isinstance(self.among, sets.OnTop):
        top = v.ref(sets.Each(self.among))
        few = self.least or 0
        some = Noun("card", n=v.quantity(n), up_to=up_to, fewest=few, rels=(Rel("out_of", top),))
        return clause("choose", v.player(self.by), some)
    if is_rest(self.among):
        some = Noun("card", n=v.quantity(n), up_to=up_to, fewest=self.least or 0, rels=(Rel("out_of", REST),))
        return clause("choose", v.player(self.by), some)
    if isinstance(n, Num) and n.n >= selectors.ANY_NUMBER and up_to and not of_these(self.among):
        return clause("choose", v.player(self.by), replace(self.among.noun(v), det="any_number"))
    per = v.quantity(n)
    if isinstance(per, Quantity) and per.per is not None and not per.base:  # said behind: "for each counter"
        those = some_of(self.among, v, per.each, up_to=up_to, fewest=self.least or 0)
        for_each = Phrase.of("for_each", x=replace(per.per, det="each"))
        return clause("choose", v.player(self.by), those, how=for_each)
    return clause("choose", v.player(self.by), some_of(self.among, v, n, up_to=up_to, fewest=self.least or 0))


def some_of(
    among: Selector, v: Voice, n: int | Amount = 1, *, up_to: bool = False, fewest: int = 0
) -> NounPhrase:
    """So many cards of a set: "2 programs", "1 of those cards" if it is cards that are known already."""
    cards = v.cards(_out_of_these(among), n, up_to=up_to, fewest=fewest)
    if of_these(among) and isinstance(cards, Noun):
        said_behind = isinstance(among, selectors.Without)  # "1 of those cards that is not an agenda"
        out_of = Rel("out_of", _those(0))
        return replace(cards, rels=(out_of, *cards.rels) if said_behind else (*cards.rels, out_of))
    return cards


def of_these(among: Selector) -> bool:
    """Whether a set is, or is a part of, cards that an earlier instruction was about."""
    if isinstance(among, selectors.Both):
        return of_these(among.one) or of_these(among.other)
    if isinstance(among, selectors.Without) and not isinstance(among.other, sets.These):
        return of_these(among.one)
    return isinstance(among, sets.These)


def _out_of_these(among: Selector) -> Selector:
    """The same set without the words for those cards."""
    if isinstance(among, selectors.Both):
        one, other = _out_of_these(among.one), _out_of_these(among.other)
        if isinstance(one, sets.AnyCard):
            return other
        return one if isinstance(other, sets.AnyCard) else selectors.Both(one, other)
    if isinstance(among, selectors.Without) and of_these(among):
        return selectors.Without(_out_of_these(among.one), among.other)
    return sets.AnyCard() if isinstance(among, sets.These) else among


@says(effects.ChooseCardType)
def choose_card_type(self: effects.ChooseCardType, v: Voice) -> Node:
    return clause("choose", v.me, Noun("card_type", n=1, adj=(self.of,)))


@says(effects.ChooseNumber)
def choose_number(self: effects.ChooseNumber, v: Voice) -> Node:
    rels = (Rel("of_at_least", Noun("credit", n=self.least)),) if self.least else ()
    return clause("choose", v.me, Noun(self.of, "a", rels=rels))


@says(effects.ChooseCardName)
def choose_card_name(self: effects.ChooseCardName, v: Voice) -> Node:
    return clause("choose", v.me, Noun("card_name", n=1, adj=(self.of,)))


@says(effects.Search)
def search(self: effects.Search, v: Voice) -> Node:
    deck = DECK[seat_of(self.whose, v.side)]
    what: NounPhrase = v.cards(self.what, self.most, up_to=self.most > 1)
    if self.names_differ and isinstance(what, Noun):
        what = replace(what, rels=(Rel("different_names"), *what.rels))
    if self.further:
        each = (self.what, *self.further)
        what = both(*(v.cards(among, 1, up_to=True) for among in each))
    v.found = what
    found = Noun("card", "the", adj=("found",), plural=self.most > 1 or bool(self.further))
    after: Node = clause("shuffle", v.me, deck)
    if self.reveal:
        shown = clause("reveal", v.me, found)  # what is found elsewhere is no reason to shuffle (8.7.3)
        after = shown if self.also else And((after, shown))
    where = either(deck, *(ZONES[zone] for zone in self.also))
    return Sentences((clause("search", v.me, what, in_=where), after))


@says(effects.FoundToHand)
def found_to_hand(self: effects.FoundToHand, v: Voice) -> Node:
    those = _those(0) if "found" in v.several else replace(THAT_CARD, head=v.called("found"))
    add = clause("add", v.me, those, to=HAND[v.side])
    if not v.could_install:
        return add
    return If(clause("install", v.me, those, past=True, denied=True), add)
