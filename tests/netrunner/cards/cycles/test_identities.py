"""Identities that are switched: Rebirth."""

from __future__ import annotations

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.effects import Damage, FlipIdentity
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.testkit import Table, code_of
from tests.netrunner.cards.playing import end_turn
from tests.netrunner.scenarios.making import runner

LOUP, WHIZZARD = "René “Loup” Arcemont: Party Animal", "Whizzard: Master Gamer"
LEELA = "Leela Patel: Trained Pragmatist"


def reborn(*brought: str, identity: str = LOUP) -> Table:
    """The Runner holds Rebirth, and brought identities along."""
    t = Table(runner=identity)
    t.game.state.outside["runner"] = tuple(map(code_of, brought))
    t.hand("runner", "Rebirth")
    t.start("runner")
    return t


def identity(t: Table) -> str:
    return t.game.definition(t.game.identity("runner")).title


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


def test_esa_afontov_draws_and_sabotages_for_the_first_core_damage_of_a_turn() -> None:
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.hand("corp", "Palisade")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    assert t.decision.seat == "runner"
    t.click("Yes: draw 1 card and sabotage 2")
    t.click("Palisade")
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]
    assert len(t.names("grip")) == 3
    t.effect("corp", Damage("core", 1))
    t.next_action()
    assert len(t.names("archives")) == 2


def test_esa_afontov_may_leave_it() -> None:
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    t.click("No")
    assert (t.names("grip"), t.names("archives")) == ([], [])
