"""Cards that choose what damage trashes, and ice that can be rezzed for an agenda."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage, HostOn, Rez
from engine.netrunner.language.selectors import Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, let, rigged

GRIP = ("Sure Gamble", "Legwork", "Corroder", "Imp")


def chronos(*rig: str, seat: str = "corp") -> Table:
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.rig(*rig)
    t.hand("runner", *GRIP)
    t.start(seat)
    return t


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


def run_to_steal(t: Table, server: str) -> None:
    t.click(f"Run on {server}")
    while not t.asks("steal"):
        go_on(t)


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


def facing_tithonium(**fields: int) -> Table:
    t = Table()
    t.ice("HQ", "Tithonium", rezzed=False)
    t.score_area("corp", "Hostile Takeover", "Priority Requisition")
    t.hand("corp", "Hedge Fund")
    t.rig("Corroder", "Imp", "Order of Sol")
    t.set(**fields)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_tithonium_is_rezzed_for_nine_credits_or_an_agenda() -> None:
    t = facing_tithonium(corp_credits=9)
    t.pass_until("Rez Tithonium")
    assert any("9 credits" in label and "agenda" in label for label in t.options), t.options
    t.click("Rez Tithonium")
    t.click("Pay 9")
    assert t.credits("corp") == 0
    assert len(t.names("corp_score")) == 2
    t = facing_tithonium(corp_credits=9)
    t.pass_until("Rez Tithonium")
    t.click("Rez Tithonium")
    t.click("Forfeit")
    t.click("Priority Requisition")
    assert t.credits("corp") == 9
    assert t.names("corp_score") == ["Hostile Takeover"]


def test_tithonium_without_credits_takes_the_agenda_and_trashes_two_programs_and_a_resource() -> None:
    t = facing_tithonium(corp_credits=3)
    t.pass_until("Rez Tithonium")
    t.click("Rez Tithonium")
    t.click("Hostile Takeover")
    assert t.names("removed") == ["Hostile Takeover"]
    let(t)
    t.pass_until("Imp")
    t.click("Imp")
    while t.game.run is not None:
        t.pass_until("Corroder") if t.offered("Corroder") else finish_run(t)
        if t.game.run is not None and t.offered("Corroder"):
            t.click("Corroder")
    assert sorted(t.names("heap")) == ["Corroder", "Imp", "Order of Sol"]


def test_tithonium_cannot_be_rezzed_without_credits_and_agendas() -> None:
    t = Table()
    t.ice("HQ", "Tithonium", rezzed=False)
    t.set(corp_credits=8)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Rez Tithonium")


def test_nothing_is_hosted_on_a_rezzed_tithonium() -> None:
    t = Table()
    t.ice("HQ", "Tithonium")
    t.hand("runner", "Chisel")
    t.rig("Imp")
    t.set(runner_credits=9)
    t.start("runner")
    assert not t.offered("Install Chisel")
    t.effect("runner", HostOn(target(Named("Imp")), target(Type("ice"))))
    assert t.card("Imp").host == 0


def test_tithonium_costs_nothing_where_credits_are_ignored() -> None:
    """1.16.5: then there is nothing that forfeiting an agenda could take the place of."""
    t = Table()
    t.ice("HQ", "Tithonium", rezzed=False)
    t.score_area("corp", "Hostile Takeover")
    t.start("corp")
    t.effect("corp", Rez(Each(Named("Tithonium")), ignoring="credits"))
    assert t.card("Tithonium").faceup
    assert t.credits("corp") == 5
    assert t.names("corp_score") == ["Hostile Takeover"]
