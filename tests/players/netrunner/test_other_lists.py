"""What a seat may know of the other's list: what its view shows, in games with one's own decks too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.netrunner import Deck, Game, deck_report, load, new_game, starter_decks
from engine.netrunner.decks.supposing import Places, supposed
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.facts import ICE, UPGRADE, card_code
from engine.players import choose
from engine.players.netrunner import LEVELS, advise, advised, blind, looks_ahead, worked_out
from engine.players.netrunner.beliefs import deal, hidden, unseen
from tests.long import slices
from tools.sweep.netrunner_decks import deck
from tools.twins.netrunner import another_list, encoded


def decisions(seed: int, every: int = 1) -> Iterator[Game]:
    """A game with random legal decks, at each of its decisions, or at each second or third."""
    number = 0
    game = new_game("intermediate", seed, corp=deck("corp", seed), runner=deck("runner", seed))
    while game.decisions:
        number += 1
        if (number + seed) % every == 0:
            yield game
        decision = game.decisions[0]
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))


def twin(game: Game, seat: str, seed: int) -> Game:
    """A game in which the other brought another list, saved and loaded."""
    other = load(another_list(load(game.save()), seat, random.Random(seed)).save())
    assert encoded(other, seat) == encoded(game, seat)
    return other


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "strong"])
@pytest.mark.parametrize("seed", slices(range(10), 1))
def test_the_other_s_list_changes_no_choice(seed: int, level: str) -> None:
    compared = 0
    for game in decisions(seed, every=4):
        decision = game.decisions[0]
        chosen = choose(game, decision.seat, decision.id, level)
        other = twin(game, decision.seat, seed)
        compared += other.save() != game.save()
        assert choose(other, decision.seat, decision.id, level) == chosen, decision
    assert compared > 20


@pytest.mark.parametrize("seed", slices(range(4), 1))
def test_nor_does_it_change_what_is_handed_to_who_thinks_or_gives_hints(seed: int) -> None:
    """The very bytes are the same, of which another process chooses and gives its reasons."""
    compared = 0
    for game in decisions(seed, every=3):
        decision = game.decisions[0]
        if looks_ahead(game, game.find(decision.seat, decision.id)):
            handed = blind(game, decision.seat).save()
            other = twin(game, decision.seat, seed)
            compared += other.save() != game.save()
            assert blind(other, decision.seat).save() == handed
    assert compared > 15


def test_the_strong_one_chooses_and_explains_the_same() -> None:
    met = compared = 0
    for number, game in enumerate(decisions(6)):
        decision = game.decisions[0]
        seat = decision.seat
        met += looks_ahead(game, game.find(seat, decision.id))
        if met < 15 * (compared + 1):
            continue
        compared += 1
        chosen = choose(game, seat, decision.id, "strong")
        hints = {level: advise(game, seat, decision.id, level) for level in ("easy", "sensible")}
        other = twin(game, seat, number)
        for level, hint in hints.items():
            assert advised(other.save(), seat, decision.id, level) == hint
        assert worked_out(blind(other, seat).save(), seat, decision.id)[0] == chosen
        if compared == 3:
            return
    raise AssertionError(f"only {compared} compared")


def seen_of(game: Game, seat: str, side: str) -> Counter[str]:
    """The cards of a side that the seat has seen, without the identity."""
    unknown = {card.oid for card in hidden(game, seat)[side]}
    cards = game.state.cards.values()
    return Counter(
        card_code(card.code) for card in cards
        if card.side == side and card.oid not in unknown and card.zone != "identity"
    )  # fmt: skip


@pytest.mark.parametrize("seed", slices(range(20), 1))
def test_what_is_supposed_makes_a_legal_list_with_what_was_seen(seed: int) -> None:
    """Other lists for other samples; the seat's own list is the one it brought."""
    compared, lists_drawn = 0, set()
    for number, game in enumerate(decisions(seed)):
        if number % 10:
            continue
        for seat, side in (("corp", "runner"), ("runner", "corp")):
            brought = deck(side, seed)
            guess = unseen(game, seat, random.Random(number))
            if not brought.extra:
                whole = seen_of(game, seat, side) + Counter(guess[side])
                found = deck_report(Deck(brought.identity, dict(whole)), starters=True)
                assert found.legal, found.lines()
                lists_drawn.add(tuple(guess[side]))
                compared += 1
            assert seen_of(game, seat, seat) + Counter(guess[seat]) == Counter(deck(seat, seed).cards)
    assert len(lists_drawn) > compared / 2


@pytest.mark.parametrize("seed", [1, 2])
def test_cards_are_supposed_where_they_can_lie(seed: int) -> None:
    lay = 0
    for game in decisions(seed):
        if game.decisions[0].seat == "runner":
            other = deal(game, "runner", 5)
            for card in hidden(game, "runner")["corp"]:
                here = definition(other.state.cards[card.oid].code)
                server = game.state.servers.get(card.server)
                if card.zone == "installed" and server is not None:
                    lay += 1
                    assert (here.type == ICE) == (card.oid in server.ice)
                    assert not card.advancement or here.can_be_advanced or here.type == ICE
                    assert card.server.startswith("remote") or here.type in (ICE, UPGRADE)
    assert lay > 20


@pytest.mark.parametrize("level", ["beginner", "intermediate"])
def test_starter_lists_are_known_by_their_identities(level: str) -> None:
    """1.4.1a: these identities are legal with the starter decks alone."""
    game = new_game(level, seed=4)
    for seat, side in (("corp", "runner"), ("runner", "corp")):
        brought = starter_decks()[f"gateway-{level}-{side}"]
        assert seen_of(game, seat, side) + Counter(unseen(game, seat)[side]) == Counter(brought.cards)


def test_a_starter_identity_with_a_card_of_another_deck_tells_nothing() -> None:
    brought = starter_decks()["gateway-intermediate-corp"]
    cards = Counter(brought.cards)
    rng = random.Random(1)
    assert Counter(supposed(brought.identity, {}, brought.size, rng)) == cards
    other = supposed(brought.identity, {"ice_wall": 1}, brought.size - 1, rng)
    assert len(other) == brought.size - 1
    assert Counter(other) - cards


def test_places_get_their_cards_even_where_no_list_is_legal() -> None:
    """What tests and worn-out games ask for: all of it ice, or more agendas than a deck holds."""
    identity = starter_decks()["gateway-intermediate-corp"].identity
    for places in (Places(ice=9), Places(upgrades=9), Places(advanced=9), Places(roots=9)):
        found = [definition(code) for code in supposed(identity, {}, 9, random.Random(3), places)]
        assert len(found) == 9
        assert not places.ice or all(kind.type == ICE for kind in found)
        assert not places.upgrades or all(kind.type == UPGRADE for kind in found)
        assert not places.advanced or all(kind.can_be_advanced for kind in found)
        assert not places.roots or all(kind.type in ("agenda", "asset", "upgrade") for kind in found)


def test_a_deal_is_played_by_what_the_supposed_cards_can_do() -> None:
    """Not by what the cards of the real lists can, which would tell of them."""
    game = next(decisions(1))
    dealt = deal(game, game.decisions[0].seat, 1)
    assert dealt.pool is not game.pool
    assert dealt.pool is Game(dealt.state, dealt.policy).pool
