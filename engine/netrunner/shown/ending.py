"""How the game ended, in words, and what lay hidden then: both hands and the cards that are facedown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.messages import DEFAULT, items, noted, say
from engine.netrunner.shown.view import ResultView
from engine.netrunner.table.card import Card
from engine.netrunner.table.knowledge import Reader, counted, place_of
from engine.netrunner.table.state import ARCHIVES, GRIP, HQ, INSTALLED, SPECTATOR

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def result_view(g: Game, language: str = DEFAULT) -> ResultView | None:
    """How the game ended, None while it goes on."""
    over = g.state.over
    if over is None:
        return None
    if not over.winner:
        reason = over.reason if over.reason == "abandoned" else "draw"
        return ResultView(None, reason, say(language, f"nr-result-{reason}"))
    text = say(language, f"nr-result-{over.reason}", seat=over.winner, name="none")
    return ResultView(over.winner, over.reason, text)


def is_uncovered(g: Game, card: Card) -> bool:
    """Whether everybody may look at a card because the game is over. Cards of a deck stay what they are."""
    return g.state.over is not None and card.zone in (HQ, GRIP, INSTALLED, ARCHIVES)


def uncovered(g: Game, language: str) -> tuple[str, ...]:
    """Lines that name the cards in both hands and the facedown ones; () while the game goes on.

    Decks stay what they are (`is_uncovered`): nobody would have known their order.
    """
    if g.state.over is None:
        return ()
    reader = Reader(SPECTATOR, language)
    lines = [_hand(g, HQ, "corp", reader), _hand(g, GRIP, "runner", reader)]
    cards = [g.state.cards[oid] for zone in (INSTALLED, ARCHIVES) for oid in g.state.zones[zone]]
    facedown = [_placed(g, card, reader) for card in cards if not card.faceup]
    if facedown:
        lines.append(reader.say("nr-ending-facedown", cards=items(language, facedown)))
    return tuple(lines)


def _hand(g: Game, zone: str, seat: str, reader: Reader) -> str:
    cards = counted((g.define(g.state.cards[oid].code).title for oid in g.state.zones[zone]), reader.language)
    return reader.say("nr-ending-hand", seat=seat, cards=cards or reader.say("nr-ending-none"))


def _placed(g: Game, card: Card, reader: Reader) -> str:
    title = g.define(card.code).title
    if card.zone == ARCHIVES:
        return noted(reader.language, title, reader.server(ARCHIVES))
    where = place_of(g, card, reader)
    return reader.say("nr-placed", name=title, where=where) if where else title
