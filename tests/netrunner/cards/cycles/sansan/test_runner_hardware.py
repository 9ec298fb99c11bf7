"""Hardware of the SanSan cycle."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run, go_on, rigged, running

GRIP = ("Sure Gamble", "Legwork", "Corroder", "Imp")


# -- Forger -----------------------------------------------------------------------------------------------


def test_forger_avoids_or_removes_a_tag() -> None:
    t = rigged("Forger")
    assert t.game.link() == 1
    t.effect("corp", GiveTags(1))
    t.click("Forger: Prevent 1 tag")
    assert (t.game.state.tags, t.names("heap")) == (0, ["Forger"])
    t = rigged("Forger", tags=1)
    t.click("Forger: Remove 1 tag")
    assert t.game.state.tags == 0


# -- Titanium Ribs ----------------------------------------------------------------------------------------


def test_titanium_ribs_hurts_as_it_comes_and_lets_the_runner_choose() -> None:
    t = Table()
    t.hand("runner", "Titanium Ribs", *GRIP)
    t.start("runner")
    t.click("Install Titanium Ribs")
    assert t.asks("damaged")
    assert t.decision.seat == "runner"
    t.click("Legwork", "Imp")
    assert t.names("heap") == ["Legwork", "Imp"]
    assert t.names("grip") == ["Sure Gamble", "Corroder"]


def test_titanium_ribs_leaves_no_choice_where_all_cards_go_or_too_few_are_there() -> None:
    t = rigged("Titanium Ribs")
    t.hand("runner", "Imp")
    t.effect("corp", Damage("net", 1))
    assert t.names("heap") == ["Imp"]
    t.effect("corp", Damage("net", 1))
    assert t.winner == "corp"


def run_to_steal(t: Table, server: str) -> None:
    t.click(f"Run on {server}")
    while not t.asks("steal"):
        go_on(t)


def test_titanium_ribs_chooses_damage_that_is_a_cost() -> None:
    """Obokata Protocol: 4 net damage is what stealing it costs."""
    t = Table()
    t.rig("Titanium Ribs")
    t.root("Server 1", "Obokata Protocol")
    t.set(runner_credits=9)
    t.hand("runner", *GRIP, "Leech")
    t.start("runner")
    run_to_steal(t, "Server 1")
    t.click("Steal")
    assert t.asks("damaged")
    assert t.asked.minimum == 4
    t.click("Leech", "Imp", "Legwork", "Corroder")
    finish_run(t)
    assert t.names("grip") == ["Sure Gamble"]
    assert t.names("runner_score") == ["Obokata Protocol"]


# -- Turntable --------------------------------------------------------------------------------------------


def test_turntable_swaps_the_stolen_agenda_for_one_the_corp_scored() -> None:
    """8.8.4c: counters stay on their agendas.

    Rules: 8.8.4c.
    """
    t = Table()
    blank("Small", "corp", "agenda", agenda_points=1, advancement_requirement=3)
    t.rig("Turntable")
    (big,) = t.score_area("corp", "Offworld Office")
    t.score_area("corp", "Send a Message")
    t.game.state.cards[big] = replace(t.card("Offworld Office", "corp_score"), agenda=2)
    t.hand("corp", "Small")
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    t.pass_until("Use Turntable")
    t.click("Use Turntable")
    assert t.options == ["Offworld Office", "Send a Message"]
    t.click("Offworld Office")
    assert t.names("runner_score") == ["Offworld Office"]
    assert sorted(t.names("corp_score")) == ["Send a Message", "Small"]
    assert t.card("Offworld Office", "runner_score").agenda == 2
    assert t.game.points("runner") == 2
    assert t.happened("scored") == 0
    assert t.happened("stolen") == 1


def test_turntable_is_not_offered_without_an_agenda_to_swap() -> None:
    t = Table()
    t.rig("Turntable")
    t.hand("corp", "Offworld Office")
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Turntable")
        t.answer([t.asked.options[0].key])
    assert t.names("runner_score") == ["Offworld Office"]
