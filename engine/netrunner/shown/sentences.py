"""What happened to cards, as sentences: the verbs and nouns that the texts of the cards are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.messages import exclaimed, labelled
from engine.netrunner.language.spoken import Voice
from engine.netrunner.language.wording.effects import prevented
from engine.netrunner.language.wording.voice import COUNTERS
from engine.netrunner.shown import deeds
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.facts import ICE, facts_of
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import CORP, INSTALLED, RUNNER, SPECTATOR
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import (
    Clause,
    Name,
    Noun,
    NounPhrase,
    Phrase,
    Quantity,
    Quote,
    Rel,
    clause,
    happened,
    known,
    label,
    say,
)
from engine.speech import noun as said

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

_A_CARD = Noun("card", "a")
_ICE = Noun("ice", "a")
_UNREZZED = Noun("ice", "a", adj=("unrezzed",))
_FACEDOWN = Noun("card", "a", adj=("facedown",))
_PLAYERS = {CORP: THE_CORP, RUNNER: THE_RUNNER}


class Sentence:
    """An event, with what a reader may know of it."""

    def __init__(self, g: Game, e: Event, reader: Reader) -> None:
        self.g = g
        self.e = e
        self.reader = reader

    @property
    def who(self) -> Noun:
        """The player who does it."""
        return _PLAYERS[self.e.seat]

    def knows(self) -> bool:
        """Whether the reader may know the card."""
        e, seat = self.e, self.reader.seat
        everyone = e.secret == "players" and seat != SPECTATOR  # noqa: S105
        return bool(e.code) and (not e.secret or e.secret == seat or everyone)

    def card(self, unknown: NounPhrase = _A_CARD) -> NounPhrase:
        """The card by its name, or as those see it who may not know it."""
        return self.named(self.e.code) if self.knows() else unknown

    def named(self, code: str) -> Name:
        """A card in bold, be it declared or not."""
        return Name(f"**{getattr(facts_of(code), 'title', code)}**")

    def server(self) -> Name:
        return Name(self.reader.server(self.e.server))

    def there(self) -> str:
        """The server, its root, or what protects it: neither of these two is in R&D (4.6.7b to d)."""
        e = self.e
        if e.kind is EventKind.ACCESS and e.was != INSTALLED:
            return self.reader.server(e.server)
        card = e.card or self.g.state.cards.get(e.oid)
        code = e.code or (card.code if card is not None else "")
        ice = e.detail == "ice" or (bool(code) and self.g.define(code).type == ICE)
        return self.reader.part(e.server, ice=ice)

    def number(self, head: str) -> Noun:
        return Noun(head, n=self.e.n)

    def subroutine(self) -> Quote | None:
        """The subroutine the event is about, if it is one of those the card's declaration has."""
        definition = self.g.define(self.e.code)
        if not 0 <= self.e.ability < len(definition.subroutines):
            return None
        return Quote(definition.subroutines[self.e.ability].clause(Voice(definition)))


def _done(verb: str) -> Callable[[Sentence], Clause]:
    """Somebody did it to the card."""
    return lambda t: clause(verb, t.who, t.card())


def _suffered(verb: str) -> Callable[[Sentence], Clause]:
    """It was done to the card, by whomever."""
    return lambda t: clause(verb, None, t.card(), passive=True)


def _number(verb: str, head: str, who: Noun | None = None) -> Callable[[Sentence], Clause]:
    return lambda t: clause(verb, who or t.who, t.number(head))


def _gain(t: Sentence) -> Clause | None:
    """Credits of actions and of cards they lay on are told with those."""
    return clause("gain", t.who, t.number("credit")) if t.e.by and t.e.detail != "taken" else None


def _install(t: Sentence) -> Clause:
    e = t.e
    if e.seat == RUNNER:
        return clause("install", THE_RUNNER, t.card())
    if e.detail == "ice":
        return clause("install", THE_CORP, t.card(_ICE), protecting=t.server())
    return clause("install", THE_CORP, t.card(), in_=deeds.root(t.reader, e.server))


def _choose(t: Sentence) -> Clause:
    return clause("choose", t.who, t.card(_UNREZZED if t.e.detail == "ice" else _FACEDOWN))


def _advance(t: Sentence) -> Clause:
    return clause("advance", t.who, t.card(_FACEDOWN))


def _counters(t: Sentence) -> Clause | None:
    if t.e.counter == "advancement" or not t.e.n:
        return None
    return clause("place", None, t.number(COUNTERS[t.e.counter]), passive=True, on=t.card())


def _approach(t: Sentence) -> Clause | None:
    # The encounter with rezzed ice is the next line: one of them is enough.
    if t.e.code and not t.e.secret:
        return None
    return clause("approach", THE_RUNNER, t.card(_UNREZZED))


def _break(t: Sentence) -> Clause:
    how = (Phrase.of("by_means_of", x=t.named(t.e.by)),) if t.e.by else ()
    return clause(
        "break", THE_RUNNER, t.subroutine() or Noun("subroutine", n=1), on=t.named(t.e.code), how=how
    )


def _look(t: Sentence) -> Clause | None:
    return clause("look_at", t.who, t.card()) if t.reader.seat == t.e.seat else None


def _trash(t: Sentence) -> Clause | None:
    # An event goes when it has resolved; what the rules take from the table is worth a line (10.3.1d).
    if not t.e.other or (t.e.cause is Cause.RULES and t.e.was != INSTALLED):
        return None
    return clause("trash", None, t.card(), passive=True)


def _prevent(t: Sentence) -> Clause | None:
    return prevented(t.named(t.e.by), t.e.detail, t.e.n or None) if t.e.by else None


def _strength(n: int) -> Noun:
    return Noun("strength", n=Quantity(n, signed=True))


def _end_run(t: Sentence) -> Clause:
    run = Noun("run", "the", rels=(Rel("against", t.server()),))
    return clause("end", None, run, passive=True)


TOLD: Final[dict[EventKind, Callable[[Sentence], Clause | None]]] = {
    EventKind.PLAY: _done("play"), EventKind.INSTALL: _install, EventKind.REZ: _done("rez"),
    EventKind.DEREZ: _suffered("derez"),
    EventKind.ADVANCE: _advance, EventKind.PLACE_COUNTERS: _counters, EventKind.FORFEIT: _done("forfeit"),
    EventKind.TAKE_CREDITS: lambda t: clause("take", t.who, t.number("credit"), from_=t.card()),
    EventKind.GAIN_CREDITS: _gain, EventKind.LOSE_CREDITS: _number("lose", "credit"),
    EventKind.LOSE_CLICKS: _number("lose", "click"), EventKind.DRAWS: _number("draw", "card"),
    EventKind.DISCARD: _done("discard"), EventKind.REVEAL: _suffered("reveal"),
    EventKind.EXPOSE: _suffered("expose"),
    EventKind.LOOK: _look, EventKind.TRASH: _trash, EventKind.STEAL: _done("steal"),
    EventKind.SCORE: _done("score"),
    EventKind.RUN_BEGINS: lambda t: clause("run", THE_RUNNER, on=t.server()),
    EventKind.APPROACH_ICE: _approach,
    EventKind.ENCOUNTER: lambda t: clause("encounter", THE_RUNNER, t.card()), EventKind.BREAK: _break,
    EventKind.BYPASS: lambda t: clause("bypass", THE_RUNNER, t.card()),
    EventKind.BOOST: lambda t: clause("get", t.card(), _strength(t.e.n)),
    EventKind.WEAKEN: lambda t: clause("get", Noun("ice", "the"), _strength(-t.e.n)),
    EventKind.END_RUN: _end_run,
    EventKind.JACK_OUT: lambda t: clause("jack_out", THE_RUNNER),
    EventKind.SUCCESSFUL_RUN: lambda t: clause("make_successful_run", THE_RUNNER, on=t.server()),
    EventKind.ACCESS: _done("access"), EventKind.TAG: _number("take_tag", "tag", THE_RUNNER),
    EventKind.DAMAGE: lambda t: clause("suffer", THE_RUNNER, t.number(f"{t.e.damage}_damage")),
    EventKind.BAD_PUBLICITY: _number("take_tag", "bad_publicity", THE_CORP), EventKind.PREVENT: _prevent,
    EventKind.CHOOSE: _choose,
}  # fmt: skip
"""The kinds of events that are told by a clause; None for one that is not worth a line."""
_BY: Final = frozenset((EventKind.GAIN_CREDITS, EventKind.LOSE_CREDITS, EventKind.DAMAGE, EventKind.END_RUN))
"""Kinds whose line says behind it which card did it."""
_POINTS: Final = frozenset((EventKind.STEAL, EventKind.SCORE))
"""Kinds whose line says behind it how many agenda points they are worth."""


_THERE: Final = frozenset((EventKind.REZ, EventKind.ADVANCE, EventKind.ACCESS, EventKind.CHOOSE))
"""Kinds whose line says behind it where."""


def told(g: Game, e: Event, reader: Reader) -> str | None:
    """The event as a sentence for a reader; None if it has no clause, or is not worth a line."""
    t, language = Sentence(g, e, reader), known(reader.language)
    if e.kind is EventKind.SUBROUTINE:
        quote = t.subroutine()
        return (
            None if quote is None else labelled(language, t.named(e.code).text, say(language, quote.ability))
        )
    make = TOLD.get(e.kind)
    node = make(t) if make is not None else None
    if node is None:
        return None
    node = happened(language, node)
    if e.kind in _POINTS:
        points = said(language, t.number("agenda_point"))
        return exclaimed(language, labelled(language, label(language, node, telling=True), points))
    by = e.code if e.kind is EventKind.WEAKEN else e.by if e.kind in _BY else ""
    aside = t.named(by).text if by else t.there() if e.kind in _THERE and e.server else ""
    return say(language, node, telling=True, aside=aside)
