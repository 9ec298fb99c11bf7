"""Rules about objects, hosts, zones and what is hidden that are easily overlooked."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play
from engine.netrunner.language.costs import TagCost, cost
from engine.netrunner.language.costs.parts import BadPublicityCost
from engine.netrunner.language.effects import (
    Gain,
    SwapCards,
    Trash,
)
from engine.netrunner.language.selectors import Here, InZone, Type, target
from engine.netrunner.language.sets import ControlledBy, Each
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner
from tests.netrunner.seeing import words


def test_1_14_2a_whoever_installed_a_card_controls_it() -> None:
    """Each player's "cards you control" are their own installed ones, wherever they lie."""
    runner("Census", "event", Play((Trash(Each(ControlledBy(YOU))),)))
    t = Table()
    t.rig("Tech Trader", "Small Program")
    t.ice("HQ", "Enigma")
    t.root("Server 1", "Plain Asset")
    t.hand("runner", "Census")
    t.start("runner")
    t.click("Play Census")
    assert sorted(t.names("installed")) == ["Enigma", "Plain Asset"]
    assert sorted(t.names("heap")) == ["Census", "Small Program", "Tech Trader"]


def test_1_14_2e_10_5_5_the_corp_pays_with_the_runners_tags() -> None:
    """The Runner controls them; a cost of the Corp's removes them all the same, if there are enough.

    Rules: 10.5.5.
    """
    corp("Warrant", "asset", Paid(cost(TagCost(-1)), (Gain(4),)))
    t = Table()
    t.root("Server 1", "Warrant", rezzed=True)
    t.set(tags=1)
    t.start("corp")
    t.click("Warrant")
    assert (t.game.state.tags, t.credits("corp")) == (0, 9)
    assert not t.offered("Warrant")


def test_1_14_2e_10_6_3_the_runner_pays_with_the_corps_bad_publicity() -> None:
    """The Corp controls it; it is spent for a cost of the Runner's.

    Rules: 10.6.3.
    """
    runner("Pamphlet", "resource", Paid(cost(BadPublicityCost(-1)), (Gain(2),)))
    t = Table()
    t.rig("Pamphlet")
    t.set(bad_publicity=1)
    t.start("runner")
    t.click("Pamphlet")
    assert (t.game.state.bad_publicity, t.credits("runner")) == (0, 7)
    assert not t.offered("Pamphlet")


def test_4_6_6b_installed_corp_cards_stay_where_they_were_installed() -> None:
    """The Corp has no action that moves them; an ability that says so does."""
    t = Table()
    t.ice("HQ", "Enigma", "Wall of Static")
    t.root("Server 1", "Plain Asset")
    t.start("corp")
    verbs = {option.verb for option in t.decision.options}
    assert verbs <= {"credit", "draw", "rez", "use", "install", "play", "advance", "purge", "pass"}, verbs
    t.play("Gain 1 credit", "Gain 1 credit")
    assert [t.game.state.cards[oid].code for oid in t.game.state.servers["hq"].ice] == [
        t.card("Enigma").code, t.card("Wall of Static").code,
    ]  # fmt: skip
    assert t.card("Plain Asset").server == "remote1"


def test_4_6_6k_this_server_is_that_of_the_host() -> None:
    """A Trojan's ability on the ice it is hosted on: "here" is the server of that ice."""
    runner("Probe", "program", Paid(cost(trash=True), (Trash(Each(Here() & Type("asset"))),)))
    t = Table()
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Plain Asset")
    t.root("Server 2", "Once Asset")
    t.hosted("Enigma", "Probe")
    t.start("runner")
    t.click("Probe")
    assert sorted(t.names("installed")) == ["Enigma", "Once Asset"]


@pytest.mark.parametrize("faceup", [True, False])
def test_8_8_4a_a_card_swapped_into_archives_is_facedown_however_the_other_lay(faceup: bool) -> None:
    """The Runner has not seen the card from HQ; the one from Archives goes to HQ as any card there."""
    swap = SwapCards(target(InZone((HQ,)) & Type("asset")), target(InZone((ARCHIVES,)) & Type("agenda")))
    corp("Exchange", "operation", Play((swap,)))
    t = Table()
    t.hand("corp", "Exchange", "Plain Asset")
    t.discard_pile("corp", "Plain Agenda", faceup=faceup)
    t.start("corp")
    t.play("Play Exchange", "Plain Asset")
    if t.offered("Plain Agenda") and not faceup:
        t.click("Plain Agenda")
    assert not t.card("Plain Asset", "archives").faceup
    assert "Plain Asset" not in words(t.view("runner"))
    assert not t.card("Plain Agenda", "hq").faceup


def test_10_2_2b_nobody_learns_what_no_effect_shows() -> None:
    """Neither view holds a card that the seat has not been shown, until something shows it.

    Rules: 4.3.2.
    """
    t = Table()
    t.hand("corp", "Plain Three")
    t.hand("runner", "Legwork")
    t.root("Server 1", "Plain Agenda")
    t.deck("corp", "Two Tags")
    t.deck("runner", "Diesel")
    t.start("runner")
    assert not [name for name in ("Plain Three", "Plain Agenda", "Two Tags") if name in words(t.view(RUNNER))]
    assert not [name for name in ("Legwork", "Diesel") if name in words(t.view(CORP))]
    t.play("Run on Server 1", "Go on")
    t.pass_until("Steal")
    assert "Plain Agenda" in words(t.view(RUNNER))
    assert "Plain Three" not in words(t.view(RUNNER))
