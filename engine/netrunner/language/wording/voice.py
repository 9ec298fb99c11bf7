"""Who speaks to whom: a card's own words for itself, its players, its zones and servers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Literal

from msgspec.structs import replace

from engine.netrunner.language.amounts import Case, Num
from engine.netrunner.language.base import Amount, Ref, Selector
from engine.netrunner.language.hosting import OnlyOn
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import ANY_NUMBER, Both, Either, Result, ThisCard, Type, Without
from engine.netrunner.language.sets import Each, OnTop
from engine.netrunner.language.wording.retold import if_not, taking
from engine.netrunner.language.wording.zones import ZONES
from engine.netrunner.table.facts import Face
from engine.netrunner.table.parts import Modifier, NoSeat, Player, Seat, Speaker, seat_of
from engine.netrunner.table.state import CORP, RUNNER
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import (
    Clause,
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
    either,
)
from engine.speech.clauses import THIRD
from engine.speech.structs import inside

COUNTERS = {
    "credit": "credit", "virus": "virus_counter", "power": "power_counter", "agenda": "agenda_counter",
    "advancement": "advancement_counter", "bad_publicity": "bad_publicity",
}  # fmt: skip
"""Kinds of counter as nouns of the lexicon."""

_SERVERS: dict[str, NounPhrase] = {
    "hq": Noun("hq"), "rd": Noun("rd"), "archives": Noun("archives"), "here": Noun("server", "this"),
    "central": Noun("server", "a", adj=("central",)), "remote": Noun("server", "a", adj=("remote",)),
    "that": Noun("server", "that"), "mark": Noun("mark", of=THE_RUNNER),
    "chosen": Noun("server", "the", adj=("chosen",)),
    "attacked": Noun("server", "the", adj=("attacked",)), "any": Noun("server", "a"),
    "another": Noun("server", "another"),
}  # fmt: skip
THE_RUN = Noun("run", "the")

DONE = {
    "chosen": "choose", "found": "find", "seen": "look_at", "revealed": "reveal", "trashed": "trash",
    "installed": "install", "rezzed": "rez", "derezzed": "derez", "exposed": "expose", "added": "add",
    "swapped": "swap", "paid": "pay", "set_aside": "set_aside",
}  # fmt: skip
"""The verbs of what instructions remember of the cards they were about."""


def _host(ability: object) -> str:
    """What a card can be installed on alone: "ice"; "" if nothing says so."""
    only = getattr(ability, "modifier", None)
    on = only.what if isinstance(only, OnlyOn) else None
    kinds = [on.one, on.other] if isinstance(on, Both) else [on]
    return next((part.name for part in kinds if isinstance(part, Type)), "")


class Voice(Speaker):
    """The words around one card's abilities: what "this" is, who its controller is.

    `reader` is the player who is "you", the card's own without one. `value` puts numbers as they are now.
    """

    def __init__(
        self,
        definition: Face,
        *,
        reader: str = "",
        value: Callable[[Amount], int | None] | None = None,
        this: NounPhrase | None = None,
    ) -> None:
        self.subtypes = definition.subtypes
        self.side: Seat = CORP if definition.facts.side == CORP else RUNNER
        self.you = reader or self.side
        self.own = self.you == self.side
        self.lent = False
        """Whether another player than the card's uses the ability: the card's is no "you" in it."""
        self.in_run = False
        """Whether the trigger is about a run."""
        self.value = value
        self.named: dict[str, NounPhrase] = {}
        """What results are that an instruction names itself (`Delayed.that`)."""
        self.owners: dict[str, str] = {}
        """Whose cards results are, as far as the instruction that made them says so."""
        self.heads: dict[str, str] = {}
        """What kind of card results are, as far as the instruction that made them says so."""
        self.several: set[str] = set()
        """What earlier instructions remember of more than one card (`Result`)."""
        self.found: NounPhrase | None = None
        """What earlier instructions searched for."""
        self.top: NounPhrase | None = None
        """On top of which deck cards were looked at or revealed."""
        self.removed = "counter"
        """What earlier instructions removed."""
        self.could_install = False
        """Whether earlier instructions could have installed it."""
        self.together = False
        """Whether one instruction speaks, which has each target once, however often it names it."""
        self.event_card = "card"
        """What the trigger calls the card that it is about."""
        self.event_verb = ""
        """What happened to that card."""
        self.event_told = False
        """Whether that has to be said, since another card like it has been named."""
        self.event_this = False
        """Whether the trigger is about this card."""
        self.event_amount: NounPhrase = Noun("number", "that")
        kind = "identity" if definition.type.endswith("identity") else definition.type
        self.host = next((found for each in definition.abilities if (found := _host(each))), "card")
        """What it can be installed on, and so what hosts it."""
        self.this = this or Noun(kind, "this", id="this")

    def about(self, this: NounPhrase) -> Voice:
        """The same voice, with other words for "this"."""
        other = copy(self)
        other.this = this
        return other

    def used_by(self, seat: Seat | Literal["", "players"]) -> Voice:
        """The same voice, where another player than the card's may use an ability: they are "you" in it."""
        if seat == "" or seat == "players" or seat == self.side:  # noqa: PLR1714 (mypy narrows it so)
            return self
        other = copy(self)
        other.side, other.own, other.lent = seat, other.you == seat, True
        return other

    def apart_from(self, said: Node) -> Voice:
        """The same voice after other cards were named: one like that of the event is told apart from it."""
        alike = (part for part in inside(said) if isinstance(part, Noun) and part.head == self.event_card)
        if not self.event_verb or all(part.id == "event card" for part in alike):
            return self
        other = copy(self)
        other.event_told = True
        return other

    def telling_event(self) -> Voice:
        """The same voice beside another card, of which a pronoun would be taken to speak."""
        other = copy(self)
        other.event_told = bool(self.event_verb)
        return other

    def at_once(self) -> Voice:
        """The same voice, for the parts of one instruction."""
        other = copy(self)
        other.together = True
        return other

    def counting(self, event_amount: NounPhrase) -> Voice:
        """The same voice, with words for how much the event was about."""
        other = copy(self)
        other.event_amount = event_amount
        return other

    # -- people and places -----------------------------------------------------------------------------

    @property
    def me(self) -> Noun:
        """The card's player."""
        return self.seat(self.side)

    @staticmethod
    def seat(seat: str) -> Noun:
        """A player by seat."""
        return THE_CORP if seat == CORP else THE_RUNNER

    def player(self, who: Player | NoSeat) -> Noun:
        """A player by "you", "opponent" or a seat; the card's own without one."""
        found = self.seat(seat_of(who, self.side)) if who else self.me
        return replace(found, id=THIRD) if self.lent and found != self.me else found

    @staticmethod
    def server(name: str) -> NounPhrase:
        """ "HQ", "a remote server", "this server"."""
        return _SERVERS.get(name) or Name(f"Server {name.removeprefix('remote')}")

    def servers(self, names: Sequence[str]) -> NounPhrase:
        """ "HQ or R&D", "a central server"."""
        if set(names) == {"hq", "rd", "archives"}:
            return self.server("central")
        return either(*(self.server(name) for name in names))

    @staticmethod
    def zones(names: Sequence[str]) -> NounPhrase:
        """ "HQ or Archives". Where cards are installed is no zone with a name (`card_in`)."""
        unnamed = [name for name in names if name not in ZONES]
        if unnamed:
            raise NotImplementedError(f"{', '.join(unnamed)}: these zones have no words")
        return either(*(ZONES[name] for name in names))

    def card_in(self, names: Sequence[str]) -> Noun:
        """ "Card in HQ", "installed card"."""
        if tuple(names) == ("installed",):
            return Noun("card", adj=("installed",))
        return Noun("card", rels=(Rel("in", self.zones(names)),))

    # -- cards and numbers -----------------------------------------------------------------------------

    def quantity(self, n: int | Amount) -> int | Quantity:
        """A number, as it is now for a reader who sees the game; in words where nobody can know it yet."""
        if isinstance(n, int):
            return n
        now = self.now(n)
        return n.quantity(self) if now is None else now

    def now(self, n: Amount) -> int | None:
        """The number as it is now; None on a card, and where it follows from what is still to happen."""
        return None if self.value is None else self.value(n)

    def signed(self, n: int | Amount) -> Quantity:
        """A change of a value: "+2"."""
        found = self.quantity(n)
        return Quantity(found, signed=True) if isinstance(found, int) else replace(found, signed=True)

    def counters(self, kind: str, n: int | Amount) -> Noun:
        """ "2 virus counters", "3 credits"."""
        found = self.quantity(n)
        if isinstance(found, int) and found >= ANY_NUMBER:
            return Noun(COUNTERS[kind], "all", plural=True)
        return Noun(COUNTERS[kind], n=found)

    def parts(self, among: Selector) -> tuple[Selector, ...]:
        """A set as the sets it is put together of, if one noun cannot say them."""
        found = alternatives(among)
        nouns = [part.noun(self) for part in found] if len(found) > 1 else []
        same = all(
            (noun.det, noun.adj, noun.rels) == (nouns[0].det, nouns[0].adj, nouns[0].rels) for noun in nouns
        )
        return (among,) if same else found

    def cards(
        self, among: Selector, n: int | Amount = 1, *, up_to: bool = False, fewest: int = 0
    ) -> NounPhrase:
        """So many cards of a set."""
        parts = self.parts(among)
        if len(parts) > 1:
            return either(*(self.cards(part, n, up_to=up_to, fewest=fewest) for part in parts))
        noun = among.noun(self)
        if noun.det:
            return noun
        return replace(noun, n=self.quantity(n), up_to=up_to, fewest=fewest if up_to else 0)

    def each(self, among: Selector) -> NounPhrase:
        """Each card of a set; the source itself by its name."""
        return self._with(among, "each")

    def a(self, among: Selector) -> NounPhrase:
        """Any one card of a set."""
        return self._with(among, "a")

    def many(self, among: Selector) -> NounPhrase:
        """The cards of a set in general: "installed programs"."""
        parts = self.parts(among)
        if len(parts) > 1:
            return either(*map(self.many, parts))
        noun = among.noun(self)
        if noun.det:
            return noun
        rels = (
            tuple(  # "programs other than AI cards", where one program is "a program that is not an AI card"
                Rel("other_than", replace(rel.x, det="", plural=True))
                if isinstance(rel, Rel) and rel.key == "not" and isinstance(rel.x, Noun) and rel.x.det == "a"
                else rel
                for rel in noun.rels
            )
        )
        return replace(noun, plural=True, rels=rels)

    def _with(self, among: Selector, det: str) -> NounPhrase:
        if isinstance(among, ThisCard):
            return self.this
        parts = self.parts(among)
        if len(parts) > 1:
            return either(*(self._with(part, det) for part in parts))
        noun = among.noun(self)
        return replace(noun, det=det) if noun.det == "" else noun

    def ref(self, what: Ref) -> NounPhrase:
        """Definite cards."""
        return what.noun(self)

    def affected(self, to: Selector | None) -> NounPhrase:
        """Whom a modifier is about: each card of a set, or the source."""
        return self.this if to is None else self.each(to)

    @staticmethod
    def accessed() -> Noun:
        """ "The card being accessed"."""
        return Noun("card", "the", rels=(Rel("accessed"),), id="accessed")

    # -- effects ---------------------------------------------------------------------------------------

    def joined(self, effects: Sequence[Effect]) -> Node:
        """Several effects as one part of a sentence."""
        nodes = self._each_told(effects)
        return nodes[0] if len(nodes) == 1 else Then(nodes)

    def sentences(self, effects: Sequence[Effect]) -> Node:
        """Several effects, a sentence each."""
        nodes = self._each_told(effects)
        return nodes[0] if len(nodes) == 1 else Sentences(nodes)

    def _each_told(self, effects: Sequence[Effect]) -> tuple[Node, ...]:
        """What effects do one after the other: once another card was chosen, the event's is told apart."""
        found: list[Node] = []
        voice = self
        for effect in effects:
            found.append(voice._told(effect))
            self.could_install |= voice.could_install
            chosen = isinstance(found[-1], Clause) and found[-1].verb == "choose"
            voice = voice.apart_from(found[-1]) if chosen else voice
        return tuple(found)

    def _told(self, effect: Effect) -> Node:
        """What an effect does; whether that is to several cards is known to those after it."""
        node = if_not(told_apart(effect, self))
        installs = (part for part in inside(node) if isinstance(part, Clause) and part.verb == "install")
        self.could_install |= any(installs)
        self.notes(effect)
        return node

    def notes(self, effect: Effect) -> None:
        """Whether what an effect did was done to several cards."""
        many = self._many(effect)
        head = self.head_of(effect)
        for name in effect.makes:
            (self.several.add if many else self.several.discard)(name)
            self.heads[name] = head

    def called(self, name: str) -> str:
        """What a result is called: "that program"; "that card" beside another one, which is "this program"
        (many languages have one word for "that" and "this")."""
        head = self.heads.get(name, "card")
        return "card" if isinstance(self.this, Noun) and self.this.head == head else head

    def head_of(self, effect: Effect) -> str:
        """What an effect calls what it is about: "program" of "search your stack for 1 program"."""
        what = getattr(effect, "what", None)
        if isinstance(what, Result):
            return self.heads.get(what.name, "card")
        wanted = what.targeting() if isinstance(what, Ref) else None
        among = getattr(effect, "among", None) if wanted is None else wanted.among
        among = what if among is None and isinstance(what, Selector) else among
        if not isinstance(among, Selector) or bool(getattr(effect, "further", False)):
            return "card"
        noun, *others = self.parts(among)
        said = None if others else noun.noun(self)
        return said.head if isinstance(said, Noun) and not said.either else "card"

    def _many(self, effect: Effect) -> bool:
        if bool(getattr(effect, "further", False)):
            return True
        for name in ("most", "n"):
            n = getattr(effect, name, None)
            if n is not None:
                return n not in (1, Num(1))
        what = getattr(effect, "what", None)
        return isinstance(what, Ref) and self.are_several(what)

    def are_several(self, what: Ref) -> bool:
        """Whether a reference may be to more than one card."""
        wanted = what.targeting()
        if wanted is not None:
            return wanted.number is not None or wanted.most > 1
        if isinstance(what, Each):
            return not (isinstance(what.what, OnTop) and what.what.single)
        return isinstance(what, Result) and what.name in self.several


def told_apart(word: Effect | Modifier, v: Voice) -> Node:
    """What a word says; with a number that is another one if something is so, a sentence for each."""
    for name in word.__struct_fields__:  # type: ignore[union-attr]
        n = getattr(word, name)
        if isinstance(n, Case) and v.now(n) is None:
            then: Node = told_apart(replace(word, **{name: n.then}), v)  # type: ignore[type-var]
            nothing = isinstance(n.otherwise, Num) and not n.otherwise.n
            if nothing and name not in ("less", "rez_less"):  # at no reduction it is done all the same
                return If(n.condition.clause(v), then)
            otherwise = replace(word, **{name: n.otherwise})  # type: ignore[type-var]
            return If(n.condition.clause(v), then, told_apart(otherwise, v))
    return taking(word.clause(v))


def alternatives(among: Selector) -> tuple[Selector, ...]:
    """The sets a set is put together of: what belongs to any of them belongs to it."""
    if isinstance(among, Either):
        return *alternatives(among.one), *alternatives(among.other)
    if isinstance(among, Both):
        ones, others = alternatives(among.one), alternatives(among.other)
        return tuple(Both(one, other) for one in ones for other in others)
    if isinstance(among, Without):
        return tuple(Without(one, among.other) for one in alternatives(among.one))
    return (among,)


def just(noun: NounPhrase) -> Node:
    """A noun as a sentence: "+1 MU."."""
    return Phrase.of("just", x=noun)
