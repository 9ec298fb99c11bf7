"""Events of the Mumbad cycle."""

from __future__ import annotations

import pytest

from engine.kernel.errors import MalformedAnswer
from engine.netrunner.language.abilities import Static
from engine.netrunner.language.effects import CLICKS, Damage, FlipIdentity, Lose, PlayFrom, PlayThat
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.state import GRIP
from engine.netrunner.testkit import Table, code_of
from tests.netrunner.cards.playing import end_turn, event_held, finish_run, go_on
from tests.netrunner.scenarios.making import runner

TOP = ("Leech", "Cleaver", "Unity", "Carmen", "Pennyshaver", "Jailbreak")
LEELA = "Leela Patel: Trained Pragmatist"
LOUP, WHIZZARD = "René “Loup” Arcemont: Party Animal", "Whizzard: Master Gamer"


# -- Information Sifting ----------------------------------------------------------------------------------


def sifting(*hq: str) -> Table:
    """The Corp is asked to separate HQ."""
    t = Table()
    t.hand("corp", *hq)
    t.hand("runner", "Information Sifting")
    t.start("runner")
    t.click("Play Information Sifting")
    while not t.asks("separate"):
        go_on(t)
    return t


def test_information_sifting_accesses_one_of_two_piles() -> None:
    t = sifting("Hostile Takeover", "Hedge Fund", "PAD Campaign")
    assert t.decision.seat == "corp"
    t.click("Hostile Takeover")
    assert t.decision.seat == "runner"
    assert t.options == ["Pile 1: 1 card", "Pile 2: 2 cards"]
    assert "Hostile Takeover" not in str(t.view("runner"))
    t.click("Pile 2")
    finish_run(t)
    accessed = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert sorted(accessed) == ["hedge_fund", "pad_campaign"]
    assert not t.happened("breach_begins")


def test_information_sifting_steals_from_the_other_pile() -> None:
    t = sifting("Hostile Takeover", "Hedge Fund")
    t.click("Hostile Takeover")
    t.click("Pile 1")
    finish_run(t)
    assert t.names("runner_score") == ["Hostile Takeover"]


def test_information_sifting_leaves_no_pile_empty() -> None:
    """Neither no card nor all of them make two piles."""
    t = sifting("Hostile Takeover", "Hedge Fund", "PAD Campaign")
    every = [option.key for option in t.asked.options]
    for answer in ([], every):
        with pytest.raises(MalformedAnswer):
            t.answer(answer)
    t.answer(every[:2])
    assert t.options == ["Pile 1: 2 cards", "Pile 2: 1 card"]


def test_information_sifting_of_one_card_accesses_it() -> None:
    """1.2.4: there is one pile then, and nothing to ask."""
    t = Table()
    t.hand("corp", "Hostile Takeover")
    t.hand("runner", "Information Sifting")
    t.start("runner")
    t.click("Play Information Sifting")
    while not t.offered("Steal"):
        assert not t.asks("separate")
        assert not t.asks("pile")
        go_on(t)
    assert t.happened("accessed") == 1


# -- Making an Entrance -----------------------------------------------------------------------------------


def test_making_an_entrance_trashes_and_arranges_at_once() -> None:
    t = Table(filler=0)
    t.deck("runner", "Diesel", "Easy Mark", "Modded", "Stimhack", "Infiltration", "Inside Job")
    t.hand("runner", "Making an Entrance")
    t.start("runner")
    t.click("Play Making")
    t.click("Diesel", "Modded")
    assert t.names("heap") == ["Diesel", "Modded"], "they are gone, and the rest is put in order"
    t.click("Inside Job", "Infiltration", "Stimhack", "Easy Mark")
    assert t.names("stack") == ["Inside Job", "Infiltration", "Stimhack", "Easy Mark"]


def entrance(*more: str) -> Table:
    t = Table()
    t.deck("runner", *TOP, "Telework Contract")
    t.hand("runner", "Making an Entrance", *more)
    t.start("runner")
    return t


def test_making_an_entrance_trashes_some_of_six_and_arranges_the_rest() -> None:
    t = entrance()
    t.click("Play Making an Entrance")
    assert set(t.options) == set(TOP), "six cards are looked at, not seven"
    assert "Unity" not in str(t.view("corp"))
    t.click("Unity", "Leech")
    assert sorted(t.names("heap")) == ["Leech", "Unity"]
    t.click("Jailbreak", "Carmen", "Cleaver", "Pennyshaver")
    assert t.names("stack")[:5] == ["Jailbreak", "Carmen", "Cleaver", "Pennyshaver", "Telework Contract"]
    assert "Carmen" not in str(t.view("corp"))


def test_making_an_entrance_may_trash_all_but_one_and_has_nothing_to_arrange() -> None:
    """8.3.1a: one card is not arranged."""
    t = entrance()
    t.click("Play Making an Entrance")
    t.click(*TOP[1:])
    t.next_action()
    assert t.names("stack")[:2] == ["Leech", "Telework Contract"]


def test_making_an_entrance_is_played_as_the_first_click_only() -> None:
    """1.11.4."""
    t = entrance()
    t.click("Gain 1 credit")
    assert not t.offered("Play Making an Entrance")


def test_making_an_entrance_after_a_click_that_was_lost() -> None:
    """1.11.4: losing clicks is not spending them."""
    t = entrance()
    t.effect("runner", Lose(1, CLICKS))
    assert t.clicks("runner") == 3
    assert t.offered("Play Making an Entrance")


def test_making_an_entrance_is_played_with_the_basic_action_only() -> None:
    """1.11.4: no other ability plays a priority card, even as the first thing in a turn."""
    t = entrance("Sure Gamble")
    t.effect("runner", PlayFrom((GRIP,), Type("event"), ignoring="all"))
    assert t.offered("Play Sure Gamble")
    assert not t.offered("Making an Entrance")
    t.click("No")
    t.effect("runner", PlayThat(Each(InZone((GRIP,)) & Named("Making an Entrance"))))
    assert "Making an Entrance" in t.names("grip")


# -- Rebirth ----------------------------------------------------------------------------------------------


def identity(t: Table) -> str:
    return t.game.definition(t.game.identity("runner")).title


def reborn(*brought: str, identity: str = LOUP) -> Table:
    """The Runner holds Rebirth, and brought identities along."""
    t = Table(runner=identity)
    t.game.state.outside["runner"] = tuple(map(code_of, brought))
    t.hand("runner", "Rebirth")
    t.start("runner")
    return t


def test_rebirth_switches_to_an_identity_of_the_same_faction() -> None:
    """1.5.4, 1.5.4a, 1.5.4b: the old one goes to the pile outside, and can be switched for again."""
    t = reborn(WHIZZARD, LEELA)
    t.hand("runner", "Rebirth")
    t.refresh()
    t.click("Play Rebirth")
    assert t.asked.prompt == "Rebirth: which identity do you take?"
    assert t.options == [WHIZZARD]
    t.click(WHIZZARD)
    assert identity(t) == WHIZZARD
    assert t.names("removed") == ["Rebirth"]
    assert set(t.game.state.outside["runner"]) == {code_of(LOUP), code_of(LEELA)}
    assert any(WHIZZARD in line for line in t.log("corp"))
    assert t.view("corp").runner.identity.title == WHIZZARD
    assert t.game.identity("runner").credit == 3, "what it starts with lies on it"
    t.play("Play Rebirth", LOUP)
    assert identity(t) == LOUP


def test_rebirth_is_of_no_use_for_a_recurring_credit_of_the_identity_before() -> None:
    """1.12.2: what the new identity does it does from now on."""
    t = reborn(WHIZZARD)
    t.play("Play Rebirth", WHIZZARD)
    t.root("Server 1", "Nico Campaign")
    t.refresh()
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash")
    assert t.credits("runner") == 5, "Whizzard paid, and René is gone"
    assert t.game.identity("runner").credit == 1


def test_rebirth_has_nothing_to_switch_to() -> None:
    """Without another identity of the faction it is only removed from the game."""
    t = reborn(LEELA)
    t.click("Play Rebirth")
    assert t.names("removed") == ["Rebirth"]
    assert identity(t) == LOUP


def test_1_5_4d_a_double_sided_identity_comes_and_goes_with_its_front_side() -> None:
    with taken_back():
        runner(
            "Day", "runner_identity", Static(Modify("hand_runner", 2)), back="test_night", faction="anarch"
        )
        runner("Night", "runner_identity", Static(Modify("memory", 1)), back="test_day", faction="anarch")
        t = reborn(WHIZZARD, identity="Day")
        t.hand("runner", "Rebirth")
        t.effect("runner", FlipIdentity())
        assert identity(t) == "Night"
        t.play("Play Rebirth", WHIZZARD)
        assert t.game.state.outside["runner"] == ("test_day",)
        end_turn(t)
        t.next_action()
        t.effect("runner", FlipIdentity())  # which this one cannot
        assert identity(t) == WHIZZARD


# -- The Noble Path ---------------------------------------------------------------------------------------


def test_the_noble_path_prevents_all_damage_of_its_run() -> None:
    t = event_held("The Noble Path", "Sure Gamble", "Sure Gamble")
    t.ice("HQ", "Karunā")
    t.refresh()
    t.click("Play The Noble Path")
    t.click("HQ")
    assert t.names("grip") == []
    assert t.names("heap").count("Sure Gamble") == 2
    finish_run(t)
    assert t.happened("damage") == 0
    assert t.winner is None, "damage with an empty grip would flatline"
    t.hand("runner", "Sure Gamble")
    t.effect("corp", Damage("net", 1))
    assert t.names("grip") == [], "after the run nothing is prevented"


def test_the_noble_path_lets_no_damage_be_paid_with() -> None:
    """What is surely prevented cannot be suffered as a cost (1.16.1b): Obokata Protocol is not stolen."""
    t = event_held("The Noble Path", "Sure Gamble", "Sure Gamble")
    t.root("Server 1", "Obokata Protocol")
    t.refresh()
    t.click("Play The Noble Path")
    t.click("Server 1")
    t.hand("runner", *["Sure Gamble"] * 5)
    finish_run(t)
    assert t.names("runner_score") == []
