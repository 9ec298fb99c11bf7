"""Sets of cards and references as nouns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.netrunner.language import happened_to, places, selectors, sets
from engine.netrunner.language.amounts import Remembered
from engine.netrunner.language.base import Selector
from engine.netrunner.language.wording.voice import COUNTERS, Voice
from engine.netrunner.language.words import subtype_words
from engine.netrunner.table.parts import seat_of
from engine.netrunner.table.state import SET_ASIDE
from engine.speech import CORP, RUNNER, Name, Noun, NounPhrase, Rel, That, clause
from engine.speech.nodes import says

CARD = Noun("card")
_SIDES = ("corp", "runner")
STATS = {
    "strength": "strength", "cost": "cost", "trash_cost": "trash_cost", "memory_cost": "memory_cost",
    "points": "agenda_point", "printed_points": "agenda_point",
    "advancement_requirement": "advancement_requirement", "rez_cost": "rez_cost",
    "install_cost": "install_cost", "play_cost": "play_cost",
}  # fmt: skip


def typed(name: str) -> Noun:
    """A card of a type; identities are those of a side."""
    side, _, identity = name.partition("_")
    return Noun(identity, adj=(side,)) if identity else Noun(name)


def _order(adjective: str) -> int:
    """Where an adjective stands among others: "other installed Corp card"."""
    return 0 if adjective == "other" else 2 if adjective in _SIDES else 1


def merged(one: Noun, other: Noun) -> Noun:
    """What belongs to two sets."""
    if other.det and not one.det:
        one, other = other, one
    if one.det:
        return definite(one, other)
    if one.either and other.either:  # which of the one and which of the other
        return replace(one, rels=(*one.rels, Rel("is", replace(other, det="a"))))
    if other.either:
        one, other = other, one
    if one.either:  # what else is said belongs to each alternative
        parts = tuple(
            replace(
                part, head=other.head if part.head == "card" else part.head,
                names=(*part.names, *_new(other.names, part.names)),
            )
            for part in one.either
        )  # fmt: skip
        one = replace(one, either=parts)
    head, names = one.head, (*one.names, *other.names)
    if head == "card":
        head = other.head
    elif other.head not in ("card", head):
        # Icebreakers are a subtype with a noun of its own.
        head, extra = (one.head, other.head) if other.head == "icebreaker" else (other.head, one.head)
        names = (*names, subtype_words(extra))
    adj = tuple(dict.fromkeys((*one.adj, *other.adj)))
    adj = tuple(sorted(adj, key=_order))
    if head != "card":
        adj = tuple(each for each in adj if each not in _SIDES)
    if {"unrezzed", "rezzed", "host"} & set(adj):
        adj = tuple(each for each in adj if each != "installed")
    return Noun(
        head, adj=adj, names=names, either=one.either or other.either, of=one.of or other.of,
        rels=tuple(_verbs_joined(sorted(dict.fromkeys((*one.rels, *other.rels)), key=_place))),
    )  # fmt: skip


def _new(names: tuple[str, ...], had: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in had)


def definite(one: Noun, other: Noun) -> Noun:
    """A definite card, of which something else is said: "the host ice with a strength of at least 3"."""
    if other.det:  # two definite cards that are the same one
        return replace(one, rels=(*one.rels, Rel("is", other)))
    if one.head not in ("card", other.head) and (other.head != "card" or other.either):
        return replace(one, rels=(*one.rels, Rel("is", replace(other, det="a"))))
    head = other.head if one.head == "card" else one.head
    adj = tuple(each for each in other.adj if each not in one.adj and each not in _SIDES)
    if {"host", "rezzed", "unrezzed"} & {*one.adj, *adj} or one.id == "this":
        adj = tuple(each for each in adj if each != "installed")  # it is, or is said otherwise
    return replace(
        one, head=head, names=(*one.names, *_new(other.names, one.names)),
        adj=tuple(sorted((*adj, *one.adj), key=_order)),
        either=one.either or other.either,
        rels=(*one.rels, *(rel for rel in other.rels if rel not in one.rels)),
    )  # fmt: skip


def _verbs_joined(rels: Iterable[Rel | That]) -> Iterator[Rel | That]:
    """Relative clauses that differ in their verbs alone as one: "that was not installed or advanced"."""
    found: list[Rel | That] = []
    for rel in rels:
        last = found[-1] if found else None
        if isinstance(rel, That) and isinstance(last, That):
            alike = replace(rel.clause, verb=last.clause.verb, also=last.clause.also) == last.clause
            if alike and rel.clause != last.clause:
                verbs = (*last.clause.also, rel.clause.verb, *rel.clause.also)
                found[-1] = That(replace(last.clause, also=verbs))
                continue
        found.append(rel)
    return iter(found)


def _place(rel: Rel | That) -> int:
    """Kinds stand before places: "1 card of that card type in the Runner's grip", "ice with a counter in"."""
    return 2 if isinstance(rel, That) else 0 if rel.key == "of" else 1 if rel.key.startswith("with") else 2


@says(selectors.Both, name="noun")
def both(self: selectors.Both, v: Voice) -> Noun:
    if self.one == selectors.InZone((SET_ASIDE,)) and isinstance(self.other, sets.These):
        return self.other.noun(v)  # "those cards", wherever they are set aside
    return merged(self.one.noun(v), self.other.noun(v))


@says(selectors.Either, name="noun")
def one_of(self: selectors.Either, v: Voice) -> Noun:
    one, other = self.one.noun(v), self.other.noun(v)
    if apart(one, other):
        raise NotImplementedError(f"{one.head} or {other.head}: they have no words in one noun")
    return replace(one, either=(*one.either, replace(other, either=()), *other.either))


def apart(one: Noun, other: Noun) -> bool:
    """Whether two kinds of card are two nouns: of a second one only head and subtypes are said."""
    return (one.det, one.adj, one.rels, one.of) != (other.det, other.adj, other.rels, other.of)


@says(selectors.Without, name="noun")
def without(self: selectors.Without, v: Voice) -> Noun:
    one = self.one.noun(v)
    other = self.other.noun(v)
    if isinstance(self.other, happened_to.HappenedTo) and not self.other.copies:
        was = next(rel for rel in reversed(other.rels) if isinstance(rel, That))
        denied = That(replace(was.clause, denied=True))
        return replace(one, rels=tuple(_verbs_joined((*one.rels, denied))))
    only = other.rels[0] if other == Noun("card", rels=other.rels) and len(other.rels) == 1 else None
    if isinstance(only, Rel) and only.key == "with":
        return replace(one, rels=(*one.rels, Rel("without", only.x)))
    if isinstance(self.other, sets.These | selectors.ThisCard | selectors.HostOfSource) and not one.det:
        return replace(one, adj=("other", *one.adj))
    if isinstance(self.other, selectors.NotInstalledThisTurn):
        event = clause("install", passive=True, past=True, when="this_turn")
        return replace(one, rels=(*one.rels, That(event)))
    roots = isinstance(self.one, places.InRootOf) and isinstance(self.other, places.InRootOf)
    if roots and self.one == places.InRootOf("any"):  # "in the root of another server" than that one
        return replace(one, rels=(Rel("in_root", Noun("server", "another")),))
    if other == Noun("card", adj=("installed",)):
        return replace(one, adj=("not_installed", *one.adj))
    what = other if other.det else replace(other, det="a")
    return replace(one, rels=(*one.rels, Rel("other_than" if other.det else "not", what)))


@says(selectors.Type, name="noun")
def of_type(self: selectors.Type, v: Voice) -> Noun:
    return typed(self.name)


@says(selectors.Subtype, name="noun")
def of_subtype(self: selectors.Subtype, v: Voice) -> Noun:
    if self.subtype == "icebreaker":
        return Noun("icebreaker")
    return Noun("card", names=(subtype_words(self.subtype),))


@says(selectors.Installed, name="noun")
def installed(self: selectors.Installed, v: Voice) -> Noun:
    return Noun("card", adj=("installed", self.side) if self.side else ("installed",))


@says(selectors.Unrezzed, name="noun")
def unrezzed(self: selectors.Unrezzed, v: Voice) -> Noun:
    return Noun("card", adj=("unrezzed",))


@says(selectors.InZone, name="noun")
def in_zone(self: selectors.InZone, v: Voice) -> Noun:
    return v.card_in(self.places)


@says(selectors.NotInstalledThisTurn, name="noun")
def not_installed_this_turn(self: selectors.NotInstalledThisTurn, v: Voice) -> Noun:
    event = clause("install", passive=True, past=True, denied=True, when="this_turn")
    return Noun("card", rels=(That(event),))


@says(selectors.Hosting, name="noun")
def hosting(self: selectors.Hosting, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("with", Noun(COUNTERS[self.counter], "a")),))


@says(selectors.ThisCard, name="noun")
def this_card(self: selectors.ThisCard, v: Voice) -> Noun:
    return v.this if isinstance(v.this, Noun) else CARD


@says(selectors.HostOfSource, name="noun")
def host_of_source(self: selectors.HostOfSource, v: Voice) -> Noun:
    return Noun(v.host, "the", adj=("host",))


@says(selectors.BeingAccessed, name="noun")
def being_accessed(self: selectors.BeingAccessed, v: Voice) -> Noun:
    return v.accessed()


@says(selectors.Here, name="noun")
def here(self: selectors.Here, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("in_or_protecting", v.server("here")),))


@says(selectors.OddCost, name="noun")
def odd_cost(self: selectors.OddCost, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("odd_cost"),))


@says(sets.AnyCard, name="noun")
def any_card(self: sets.AnyCard, v: Voice) -> Noun:
    return CARD


@says(sets.These, name="noun")
def these(self: sets.These, v: Voice) -> Noun:
    what = v.ref(self.what)
    return what if isinstance(what, Noun) else Noun("card", "that", id="that")


@says(sets.Named, name="noun")
def named(self: sets.Named, v: Voice) -> Noun:
    return Noun("copy", rels=(Rel("of", Name(self.title)),))


@says(sets.CopiesOfThis, name="noun")
def copies_of_this(self: sets.CopiesOfThis, v: Voice) -> Noun:
    return Noun("copy", rels=(Rel("of", v.this),))


@says(sets.SameAs, name="noun")
def same_as(self: sets.SameAs, v: Voice) -> Noun:
    if self.by == "title":
        return Noun("copy", rels=(Rel("of", v.ref(self.what)),))
    return Noun("card", rels=(Rel(f"of_same_{self.by}", v.ref(self.what)),))


@says(sets.Faceup, name="noun")
def faceup(self: sets.Faceup, v: Voice) -> Noun:
    return Noun("card", adj=("faceup",))


@says(sets.Facedown, name="noun")
def facedown(self: sets.Facedown, v: Voice) -> Noun:
    return Noun("card", adj=("facedown",))


@says(sets.Rezzed, name="noun")
def rezzed(self: sets.Rezzed, v: Voice) -> Noun:
    return Noun("card", adj=("rezzed",))


@says(sets.OwnedBy, name="noun")
def of_side(self: sets.OwnedBy, v: Voice) -> Noun:
    return Noun("card", adj=(seat_of(self.who, v.side),))


@says(sets.ControlledBy, name="noun")
def of_player(self: sets.ControlledBy, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("controlled_by", v.player(self.who)),))


@says(sets.Faction, name="noun")
def of_faction(self: sets.Faction, v: Voice) -> Noun:
    return Noun("card", names=(subtype_words(self.name),))


@says(sets.Unique, name="noun")
def unique(self: sets.Unique, v: Voice) -> Noun:
    return Noun("card", adj=("unique",))


@says(sets.Having, name="noun")
def having(self: sets.Having, v: Voice) -> Noun:
    n = v.quantity(self.n)
    if self.stat in COUNTERS:
        key = {"at_least": "with_at_least", "at_most": "with_at_most", "exactly": "with"}[self.how]
        return Noun("card", rels=(Rel(key, Noun(COUNTERS[self.stat], n=n)),))
    if self.stat == "trash_cost" and (self.how, n) == ("at_least", 0):
        return Noun("card", rels=(Rel("with", Noun("trash_cost", "a")),))  # any that has one
    if self.stat == "points" and isinstance(n, int):  # "worth 1 agenda point or less"
        key = {"at_least": "worth_at_least", "at_most": "worth_at_most", "exactly": "worth"}[self.how]
        return Noun("card", rels=(Rel(key, Noun("agenda_point", n=n)),))
    number: NounPhrase = Name(str(n)) if isinstance(n, int) else self.n.noun(v.telling_event())  # type: ignore[union-attr]
    if self.n == Remembered("named"):
        if self.stat == "cost":
            return Noun("card", rels=(Rel("with", Noun("install_cost", "that")),))
        number = Noun("number", "that")
    how = "equal" if self.how == "exactly" and not isinstance(n, int) else self.how
    several = self.stat in ("points", "printed_points")
    printed = ("printed",) if self.stat == "printed_points" else ()
    value = Noun(STATS[self.stat], "" if several else "a", plural=several and how == "equal", adj=printed)
    return Noun("card", rels=(Rel(f"value_{how}", value, number),))


@says(sets.Extreme, name="noun")
def extreme(self: sets.Extreme, v: Voice) -> Noun:
    adj = ("lowest" if self.lowest else "highest",)
    value = (
        Noun(STATS[self.stat], "the", adj=adj) if self.stat in STATS
        else Noun("number", "the", adj=adj, rels=(Rel("number_of", Noun(COUNTERS[self.stat], plural=True)),))
    )  # fmt: skip
    return merged(self.of.noun(v), Noun("card", rels=(Rel("with", value),)))


@says(places.Protecting, name="noun")
def protecting(self: places.Protecting, v: Voice) -> Noun:
    return Noun(
        "ice", adj=(self.only,) if self.only else (), rels=(Rel("protecting", v.server(self.server)),)
    )


@says(places.InwardOf, name="noun")
def inward_of(self: places.InwardOf, v: Voice) -> Noun:
    return Noun("ice", "the", rels=(Rel("inward_of", v.a(self.of)),))


@says(places.SamePosition, name="noun")
def same_position(self: places.SamePosition, v: Voice) -> Noun:
    return Noun("ice", rels=(Rel("same_position", v.ref(self.of)),))


@says(sets.OfChosenType, name="noun")
def of_chosen_type(self: sets.OfChosenType, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("of", Noun("card_type", "that")),))


@says(sets.HasTrashAbility, name="noun")
def has_trash_ability(self: sets.HasTrashAbility, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("with", Noun("trash_ability", "a")),))


@says(sets.OfChosenName, name="noun")
def of_chosen_name(self: sets.OfChosenName, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("with", Noun("card_name", "that")),))


@says(places.InServerOrRoot, name="noun")
def in_server_or_root(self: places.InServerOrRoot, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("in_server_or_root", v.server(self.server)),))


@says(places.InRootOf, name="noun")
def in_root_of(self: places.InRootOf, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("in_root", v.server(self.server)),))


@says(sets.HostedOn, name="noun")
def hosted_on(self: sets.HostedOn, v: Voice) -> Noun:
    if has_this(self.host) and isinstance(v.this, Noun):  # a label says the name: "hosted on Shelf"
        return Noun("card", adj=("hosted",))
    return Noun("card", rels=(Rel("hosted_on", v.a(self.host)),))


@says(sets.HostingCards, name="noun")
def hosting_cards(self: sets.HostingCards, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("hosting", v.a(self.hosted)),))


@says(sets.OnTop, name="noun")
def on_top(self: sets.OnTop, v: Voice) -> Noun:
    zone = v.zones((self.zone,))
    if self.single:
        return Noun("card", rels=(Rel("on_top", zone),))
    top = Noun("card", "the", n=v.quantity(self.number), adj=("top",), rels=(Rel("of_zone", zone),))
    return Noun("card", rels=(Rel("among_top", top),))


@says(sets.Drawn, name="noun")
def drawn(self: sets.Drawn, v: Voice) -> Noun:
    return Noun("card", rels=(That(clause("draw", passive=True, past=True, how="this_way")),))


@says(sets.ChosenCard, name="noun")
def chosen_card(self: sets.ChosenCard, v: Voice) -> Noun:
    return Noun("card", "the", adj=("chosen",))


@says(sets.CanBeAdvanced, name="noun")
def can_be_advanced(self: sets.CanBeAdvanced, v: Voice) -> Noun:
    return Noun("card", rels=(Rel("can_be_advanced"),))


def has_this(among: Selector | None) -> bool:
    """Whether a set is the source alone."""
    if isinstance(among, selectors.Both):
        return has_this(among.one) or has_this(among.other)
    return isinstance(among, selectors.ThisCard)


def is_installed(among: Selector | None) -> bool:
    """Whether a set says that its cards are installed."""
    if isinstance(among, selectors.Both):
        return is_installed(among.one) or is_installed(among.other)
    return isinstance(among, selectors.Installed)


__all__ = ["CARD", "CORP", "RUNNER", "STATS", "has_this", "is_installed", "merged"]
