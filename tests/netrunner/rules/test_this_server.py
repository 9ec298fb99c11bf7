""" "This server" (4.6.6i, k), wherever a word says it."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.conditions import RunOn, ThisAt
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, InstallFrom, Trash
from engine.netrunner.language.flow import If
from engine.netrunner.language.happenings import HERE, On
from engine.netrunner.language.hosting import OnlyOn
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Here, ThisCard, Type
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Ability
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

PLACE = Static(OnlyOn(Type("ice")))


def run_on(t: Table, server: str) -> None:
    t.pass_until(f"Run on {server}")
    t.click(f"Run on {server}")
    t.next_action()


def limpet(*abilities: Ability) -> Table:
    """A program with abilities on Palisade, which protects HQ and is never rezzed."""
    runner("Limpet", "program", PLACE, *abilities)
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.hosted("Palisade", "Limpet")
    t.set(corp_credits=0)
    return t


@pytest.mark.parametrize(
    "ability",
    [
        When(On(EventKind.SUCCESSFUL_RUN, where=HERE), (Gain(2),)),
        When(On(EventKind.SUCCESSFUL_RUN, if_=RunOn(HERE)), (Gain(2),)),
        When(On(EventKind.SUCCESSFUL_RUN), (If(RunOn(HERE), (Gain(2),)),)),
        When(On(EventKind.SUCCESSFUL_RUN, where="hq", if_=ThisAt("hq")), (Gain(2),)),
    ],
)
def test_4_6_6k_it_is_the_server_of_the_host(ability: Ability) -> None:
    t = limpet(ability)
    t.start(RUNNER)
    run_on(t, "R&D")
    assert t.credits(RUNNER) == 5
    run_on(t, "HQ")
    assert t.credits(RUNNER) == 7


@pytest.mark.parametrize(
    "ability",
    [Static(Cannot("success", where=("here",))), Static(Price("run", cost(credits=5), servers=(HERE,)))],
)
def test_4_6_6k_what_is_forbidden_or_costs_more_there(ability: Ability) -> None:
    """On the ice of HQ alone: 5 credits are paid for a run on it, or it is not successful."""
    t = limpet(ability)
    t.start(RUNNER)
    run_on(t, "R&D")
    run_on(t, "HQ")
    paid = t.credits(RUNNER) == 0
    assert (t.happened("successful_run", server="rd"), t.happened("successful_run", server="hq")) == (
        1,
        int(paid),
    )


def test_4_6_6k_a_card_of_the_corp_is_installed_where_the_host_is() -> None:
    """The source is hosted on Palisade, and installs ice in front of it."""
    corp("Barnacle", "asset", Paid(cost(), (InstallFrom((HQ,), AnyCard(), where="here"),)))
    t = Table()
    t.ice("R&D", "Palisade")
    t.hosted("Palisade", "Barnacle")
    t.hand(CORP, "Ping")
    t.start(CORP)
    t.click("Barnacle")
    t.click("Ping")
    assert t.card("Ping").server == "rd"


def test_4_6_6i_what_goes_with_its_host_was_where_the_host_was() -> None:
    """Limpet hears itself being trashed from this server, with the ice or after it."""
    t = limpet(When(On(EventKind.TRASH, what=ThisCard(), where=HERE), (Gain(2),)))
    t.start(RUNNER)
    t.effect(CORP, Trash(Each(Named("Palisade"))))
    assert t.names("heap") == ["Limpet"]
    assert t.credits(RUNNER) == 7


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
