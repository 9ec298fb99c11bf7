"""Barriers of the Red Sand cycle."""

from __future__ import annotations

from engine.netrunner.language.effects import HostOn, Rez
from engine.netrunner.language.selectors import Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, let


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
