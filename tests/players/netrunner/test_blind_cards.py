"""The tool that finds cards which a player leaves and others use with profit, on a player that is made so."""

from __future__ import annotations

from engine.netrunner import Game
from engine.players import netrunner
from engine.players.netrunner.sight import Sight
from tools.ladder.__main__ import today
from tools.ladder.blind import DEALS, Mean, Tally, Use, games, note, tried

USE = Use("corp", "operation", "play", "Hedge Fund")


def leaving(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The sensible player, but it takes a credit where it would play a Hedge Fund."""
    keys = netrunner.choose(game, seat, decision_id, "sensible")
    chosen = game.find(seat, decision_id).option(keys[0]) if keys else None
    kind = Sight(game, seat).kind(chosen.oid) if chosen is not None and chosen.verb == "play" else None
    return ("credit",) if kind is not None and kind.title == USE.title else keys


def test_a_card_that_is_left_is_found_and_tried_on_the_tables_it_was_left_on() -> None:
    found: dict[Use, Tally] = {}
    for game, cards in games(2, 1, frozenset({USE.title})):
        note(game, cards, found, leaving)
    tally = found[USE]
    assert tally.offers > 5
    assert not tally.done
    place = next(p for p in tally.places if today(p.game, p.seat, p.game.decisions[0].id) == (p.key,))
    before = place.game.save()
    first = tried(place, leaving)
    assert len(first) == DEALS
    assert any(first), "playing it made no difference on any deal"
    assert tried(place, leaving) == first
    assert place.game.save() == before


def test_a_use_counts_as_profit_only_beyond_chance() -> None:
    """Each table counts once, however many deals it was tried on."""
    even = Mean.of([[0.1] * 8, [0.12] * 8, [0.08] * 8])
    assert even.surely
    assert round(even.points) == 10
    assert not Mean.of([[0.3] * 8, [-0.1] * 8, [0.1] * 8]).surely
    assert not Mean.of([[0.3] * 8]).surely


def test_a_card_that_is_used_is_not() -> None:
    found: dict[Use, Tally] = {}
    for game, cards in games(2, 1, frozenset({USE.title})):
        note(game, cards, found, today)
    assert found[USE].done
    assert not found[USE].places
