"""Identities beside one's own: hosted ones, and reverse sides of copies that differ."""

from __future__ import annotations

import pytest

from engine.netrunner import new_game
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.game import load
from engine.netrunner.language.effects import Trash
from engine.netrunner.language.selectors import target
from engine.netrunner.language.sets import Named
from engine.netrunner.testkit import Table

BIOTECH = "jinteki_biotech_life_imagined"
NOISE = "noise_hacker_extraordinaire"
GEIST = "armand_geist_walker_tech_lord"


def fenris(*brought: str, runner: str = "The Catalyst: Convention Breaker") -> Table:
    t = Table(runner=runner)
    t.game.state.outside["runner"] = brought
    t.hand("runner", "DJ Fenris", "Imp")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install DJ Fenris")
    return t


def test_dj_fenris_hosts_an_identity_and_gains_its_text() -> None:
    t = fenris(NOISE, GEIST)
    t.click("Noise")
    assert t.names("hosted") == ["Noise: Hacker Extraordinaire"]
    assert t.game.state.outside["runner"] == (GEIST,)
    t.click("Install Imp")
    t.click("Use DJ Fenris: Trash the top card")
    assert len(t.names("archives")) == 1, "as Noise does"


def test_dj_fenris_hosts_none_of_the_own_faction_or_without_the_subtype() -> None:
    t = fenris(NOISE, "kate_mac_mccaffrey_digital_tinker", runner="Whizzard: Master Gamer")
    assert t.names("hosted") == []
    t = fenris()
    assert "DJ Fenris" in t.names("installed")


def test_the_identity_is_removed_when_dj_fenris_leaves() -> None:
    t = fenris(NOISE)
    assert t.names("hosted") == ["Noise: Hacker Extraordinaire"]
    t.effect("runner", Trash(target(Named("DJ Fenris"))))
    assert t.names("removed") == ["Noise: Hacker Extraordinaire"]
    assert t.names("heap") == ["DJ Fenris"]
    t.click("Install Imp")
    assert t.names("archives") == []


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


def test_the_tank_shuffles_archives_into_rd() -> None:
    t = biotech(2)
    assert t.game.face(t.game.identity("corp")).title == "The Tank: Jinteki Biotech"
    assert t.names("archives") == []
    assert len(t.names("rd")) >= 11


def test_the_greenhouse_places_four_advancement_counters() -> None:
    t = biotech(3)
    assert t.game.face(t.game.identity("corp")).title == "The Greenhouse: Jinteki Biotech"
    t.answer([t.asked.options[0].key])
    assert t.card("Hostile Takeover").advancement == 4


@pytest.mark.parametrize("wish", ["The Brewery", "The Tank", "The Greenhouse"])
def test_jinteki_biotech_chooses_its_reverse_side_before_the_first_turn(wish: str) -> None:
    """Only the Corp knows which (1.5.2, 1.5.2a)."""
    deck = Deck(BIOTECH, dict(starter_decks()["gateway-beginner-corp"].cards))
    game = new_game("beginner", 3, corp=deck)
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
