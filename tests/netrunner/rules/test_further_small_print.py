"""More rules that are easily overlooked: what is active, what costs reach, what ends and what goes on."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.costs import Chosen, CounterCost, OneOf, cost
from engine.netrunner.language.effects import (
    Gain,
    InstallFrom,
    Trash,
    TurnFacedown,
)
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Hosting, Installed, Type, Unrezzed
from engine.netrunner.language.sets import AnyCard, Each, Named, Rezzed
from engine.netrunner.table.facts import known_facts
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_1_8_3a_what_is_active() -> None:
    """Installed faceup, rezzed, scored, an identity; an operation while it resolves."""
    larger = Static(Modify("hand_corp", 1))
    for title, type in (("Rezzed One", "asset"), ("Scored One", "agenda"), ("The Identity", "corp_identity")):
        corp(title, type, larger)
    corp("Played One", "operation", larger, Play((Gain(1),)))
    runner("Rigged One", "resource", Static(Modify("hand_corp", 1)))
    t = Table(corp="The Identity")
    t.start("corp")
    assert t.game.hand_size(CORP) == 6
    t.root("Server 1", "Rezzed One", rezzed=True)
    t.root("Server 2", "Rezzed One", rezzed=False)
    t.score_area("corp", "Scored One")
    t.rig("Rigged One")
    t.rig("Rigged One", faceup=False)
    t.hand("corp", "Played One")
    t.refresh()
    assert t.game.hand_size(CORP) == 9


def test_1_14_3_a_cost_is_paid_with_what_the_payer_controls() -> None:
    """The other player's cards, and the counters on them, pay nothing."""
    wreck = cost(Chosen("trash", 1, Installed() & Type("program")))
    corp("Wrecker", "asset", Paid(wreck, (Gain(3),)))
    corp("Sponge", "asset", Paid(cost(CounterCost("power", 1, Hosting("power"))), (Gain(3),)))
    t = Table()
    t.root("Server 1", "Wrecker", rezzed=True)
    t.root("Server 2", "Sponge", rezzed=True)
    t.rig("Small Program", power=2)
    t.start("corp")
    assert not t.offered("Wrecker")
    assert not t.offered("Sponge")
    t.root("Server 3", "Plain Asset", rezzed=True, power=1)
    t.refresh()
    t.click("Sponge")
    assert (t.credits("corp"), t.card("Plain Asset").power, t.card("Small Program").power) == (8, 0, 2)


@pytest.mark.parametrize(("way", "drawn"), [("trash", 1), ("credits", 0)])
def test_1_19_4b_of_several_ways_to_pay_the_one_that_was_used_counts(way: str, drawn: int) -> None:
    """Geist draws only if a trash ability was used, whatever else could have been paid."""
    either = cost(OneOf((cost(trash=True), cost(credits=2))))
    runner("Flask", "resource", Paid(either, (Gain(1),)))
    t = Table(runner="Geist")
    t.rig("Flask")
    t.start("runner")
    t.click("Flask")
    t.click("Trash" if way == "trash" else "Pay 2")
    assert len(t.names("grip")) == drawn


def test_3_2_2_only_agendas_are_printed_with_requirements_and_points() -> None:
    """Of all cards there are."""
    for facts in known_facts().values():
        has = facts.advancement_requirement is not None or facts.agenda_points is not None
        assert has <= (facts.type == "agenda"), facts.id


def test_3_5_1_an_operation_is_active_while_it_resolves_and_then_trashed() -> None:
    """4.6.4e, 8.6.4, 3.7.1: between two of its instructions it lies faceup in the play area."""
    ask = ChooseOne(((Gain(1),), (Gain(2),)))
    corp("Long Story", "operation", Static(Modify("hand_corp", 1)), Play((ask,)))
    t = Table()
    t.hand("corp", "Long Story")
    t.start("corp")
    t.click("Play Long Story")
    assert t.decision.kind == "mode"
    story = t.card("Long Story", "play")
    assert story.faceup
    assert t.game.is_active(story.oid)
    assert t.game.hand_size(CORP) == 6
    t.click(t.options[0])
    assert t.names("archives") == ["Long Story"]
    assert t.game.hand_size(CORP) == 5


def test_8_1_4c_a_facedown_runner_card_is_faceup_in_the_heap() -> None:
    """8.1.4b, 1.13.6c: two of them are two objects, in the order in which they were installed, for both."""
    t = Table()
    t.hand("runner", "Diesel", "Legwork")
    t.start("runner")
    for title in ("Diesel", "Legwork"):
        t.effect("runner", InstallFrom((GRIP,), AnyCard(), facedown=True))
        t.click(title)
    first, second = t.view(CORP).runner.facedown
    assert first.oid != second.oid
    assert (first.title, second.title) == (None, None)
    assert (first.oid, second.oid) == (t.card("Diesel").oid, t.card("Legwork").oid)
    t.effect("corp", Trash(Each(Installed(RUNNER))))
    assert sorted(t.names("heap")) == ["Diesel", "Legwork"]
    assert "Diesel" in str(t.view(CORP))
    assert all(t.game.state.cards[oid].faceup for oid in t.game.state.zones["heap"])


def test_8_1_4f_8_1_1_runner_cards_and_agendas_are_neither_rezzed_nor_unrezzed() -> None:
    """Faceup or facedown: neither set has them; an agenda that lies facedown is unrezzed."""
    t = Table()
    t.rig("Tech Trader", "Small Program")
    t.root("Server 1", "Plain Asset", rezzed=True)
    t.root("Server 2", "Plain Agenda")
    t.ice("HQ", "Enigma", rezzed=False)
    t.start("runner")
    t.effect("runner", TurnFacedown(Each(Named("Small Program"))))
    bare = t.game.bare(RUNNER)
    titles = [
        sorted(t.game.definition(card).title for card in t.game.members(found, bare))
        for found in (Rezzed(), Unrezzed())
    ]
    assert titles == [["Plain Asset"], ["Enigma", "Plain Agenda"]]


def test_1_14_2b_whose_score_area_an_agenda_is_in_controls_it() -> None:
    """The Runner forfeits a stolen agenda for a cost of theirs; the Corp cannot, though it owns it."""
    both = Paid(cost(forfeit=1), (Gain(5),))
    corp("Ransom", "asset", both)
    runner("Fence Off", "resource", both)
    t = Table()
    t.root("Server 1", "Ransom", rezzed=True)
    t.rig("Fence Off")
    t.score_area("runner", "Plain Agenda")
    t.start("corp", clicks=1)
    assert not t.offered("Ransom")
    t.click("Gain 1 credit")
    t.pass_until("Fence Off")
    t.click("Fence Off")
    assert (t.credits("runner"), t.names("removed")) == (10, ["Plain Agenda"])
