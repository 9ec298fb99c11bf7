"""Identities of the Corp of the SanSan cycle."""

from __future__ import annotations

import pytest

from engine.netrunner import new_game
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.game import load
from engine.netrunner.language.effects import Damage
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on

GRIP = ("Sure Gamble", "Legwork", "Corroder", "Imp")
BIOTECH = "jinteki_biotech_life_imagined"


# -- Chronos Protocol: Selective Mind-mapping -------------------------------------------------------------


def chronos(*rig: str, seat: str = "corp") -> Table:
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.rig(*rig)
    t.hand("runner", *GRIP)
    t.start(seat)
    return t


def test_chronos_protocol_looks_and_chooses_the_first_net_damage_of_a_turn() -> None:
    t = chronos()
    t.effect("corp", Damage("net", 1))
    assert t.decision.seat == "corp"
    assert set(GRIP) <= set(t.options)
    t.click("Corroder")
    assert t.names("heap") == ["Corroder"]
    assert "Sure Gamble" in str(t.view("corp")), "the Corp has seen the grip"
    t.effect("corp", Damage("net", 1))
    assert not t.asks("damaged"), "once a turn"
    end_turn(t)
    t.effect("corp", Damage("net", 1))
    assert t.asks("damaged"), "in each turn"


def test_chronos_protocol_may_leave_it_to_chance_and_minds_no_other_damage() -> None:
    t = chronos()
    t.effect("corp", Damage("meat", 1))
    assert not t.asks("damaged")
    t.effect("corp", Damage("net", 1))
    t.click("A random card")
    assert len(t.names("heap")) == 2


def run_to_steal(t: Table, server: str) -> None:
    t.click(f"Run on {server}")
    while not t.asks("steal"):
        go_on(t)


def test_chronos_protocol_chooses_damage_that_is_a_cost() -> None:
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.hand("corp", "Obokata Protocol")
    t.hand("runner", *GRIP, "Leech")
    t.start("runner")
    run_to_steal(t, "HQ")
    t.click("Steal")
    assert t.asks("damaged")
    assert (t.decision.seat, t.asked.maximum) == ("corp", 1)
    t.click("Leech")
    finish_run(t)
    assert "Leech" in t.names("heap")
    assert len(t.names("heap")) == 4


# -- Jinteki Biotech: Life Imagined -----------------------------------------------------------------------


@pytest.mark.parametrize("wish", ["The Brewery", "The Tank", "The Greenhouse"])
def test_jinteki_biotech_chooses_its_reverse_side_before_the_first_turn(wish: str) -> None:
    """Only the Corp knows which (1.5.2, 1.5.2a)."""
    deck = Deck(BIOTECH, dict(starter_decks()["gateway-beginner-corp"].cards))
    game = new_game("beginner", 3, corp=deck, edition=CR_24_03.name)
    while game.decisions[0].kind == "mulligan":
        game.answer(game.decisions[0].seat, game.decisions[0].id, "keep")
    (asked,) = game.decisions
    assert (asked.seat, asked.kind) == ("corp", "start_with")
    view = game.view("corp").decisions[0]
    game.answer("corp", asked.id, next(o.key for o in view.options if wish in o.label))
    game = load(game.save())
    assert game.turn == 1
    assert wish not in str(game.view("runner"))
    use = next(o for o in game.decisions[0].options if o.verb == "action")
    game.answer("corp", game.decisions[0].id, use.key)
    for _ in range(5):
        if wish in game.face(game.identity("corp")).title:
            break
        decision = game.decisions[0]
        game.answer(decision.seat, decision.id, decision.options[-1].key)
    assert wish in game.face(game.identity("corp")).title


# -- The Brewery: Jinteki Biotech -------------------------------------------------------------------------


def biotech(reverse: int) -> Table:
    """A turn of Jinteki Biotech with one of its reverse sides."""
    t = Table(corp="Jinteki Biotech: Life Imagined")
    t.game.state.reverse["corp"] = f"{BIOTECH}_{reverse}_back"
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder")
    t.discard_pile("corp", "Hedge Fund", "Ice Wall")
    t.root("Server 1", "Hostile Takeover")
    t.start("corp")
    t.click("Jinteki Biotech")
    return t


def test_the_brewery_does_two_net_damage_when_it_is_flipped() -> None:
    t = biotech(1)
    assert len(t.names("heap")) == 2
    assert t.game.face(t.game.identity("corp")).title == "The Brewery: Jinteki Biotech"
    assert not t.offered("Jinteki Biotech"), "it is not flipped again"


# -- The Tank: Jinteki Biotech ----------------------------------------------------------------------------


def test_the_tank_shuffles_archives_into_rd() -> None:
    t = biotech(2)
    assert t.game.face(t.game.identity("corp")).title == "The Tank: Jinteki Biotech"
    assert t.names("archives") == []
    assert len(t.names("rd")) >= 11


# -- The Greenhouse: Jinteki Biotech ----------------------------------------------------------------------


def test_the_greenhouse_places_four_advancement_counters() -> None:
    t = biotech(3)
    assert t.game.face(t.game.identity("corp")).title == "The Greenhouse: Jinteki Biotech"
    t.answer([t.asked.options[0].key])
    assert t.card("Hostile Takeover").advancement == 4
