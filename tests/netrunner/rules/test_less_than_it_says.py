"""What is left of a rule if one of its conditions or defaults is taken out, and no other test tells."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.amounts import X
from engine.netrunner.language.conditions import Exists
from engine.netrunner.language.costs import CounterCost, cost
from engine.netrunner.language.effects import (
    Gain,
    InstallFrom,
    MakeRun,
    SwapCards,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.hosting import InstalledFaceup
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.selectors import Installed, InZone, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner


def test_8_8_4b_rezzed_ice_that_is_swapped_into_hq_is_no_longer_faceup() -> None:
    t = Table()
    t.ice("R&D", "Palisade")
    t.hand(CORP, "Enigma")
    t.start(CORP)
    t.effect(CORP, SwapCards(Each(Named("Palisade")), target(InZone(("hq",)) & Type("ice"))))
    t.click("Enigma")
    assert t.names("hq") == ["Palisade"]
    assert not t.card("Palisade", "hq").faceup
    assert not t.card("Enigma").faceup


def test_8_8_4b_rezzed_ice_that_is_swapped_with_a_card_of_archives_lies_there_faceup() -> None:
    """Unrezzed ice lies there facedown."""
    for rezzed in (True, False):
        t = Table()
        t.ice("R&D", "Palisade", rezzed=rezzed)
        t.discard_pile(CORP, "Enigma")
        t.start(CORP)
        t.effect(CORP, SwapCards(Each(Named("Palisade")), target(InZone(("archives",)) & Type("ice"))))
        assert t.names("archives") == ["Palisade"]
        assert t.card("Palisade", "archives").faceup == rezzed


def test_6_9_1a_a_run_on_the_mark_if_ice_protects_it() -> None:
    """What stands for a server is none of them itself."""
    for server in ("R&D", "HQ"):
        t = Table()
        t.ice(server, "Palisade")
        t.game.state.mark = "rd"
        t.start(RUNNER)
        t.effect(RUNNER, MakeRun(("mark",), protected=True))
        assert (t.game.run is not None) == (server == "R&D")


def test_1_16_1_credits_and_counters_of_one_card_pay_together() -> None:
    """The only credit lies on the card whose power counter is spent."""
    runner("Cell", "resource", Static(Pays()), Paid(cost(CounterCost("power", 1), credits=1), (Gain(3),)))
    t = Table()
    t.rig("Cell", credit=1, power=1)
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Cell")
    assert t.credits(RUNNER) == 3
    assert (t.card("Cell").credit, t.card("Cell").power) == (0, 0)


def test_1_16_2c_x_is_chosen_once_however_it_is_paid() -> None:
    """Where the credits come from is asked after X, which stays what was said."""
    runner("Meter", "resource", Paid(cost(credits=X()), (Gain(X()), Gain(1))))
    runner("Purse", "resource", Static(Pays()))
    t = Table(policy=ASK_ALL)
    t.rig("Meter")
    t.rig("Purse", credit=2)
    t.start(RUNNER)
    t.pass_until("Meter")
    t.click("Meter")
    assert t.asks("number")
    t.answer(["x:2"])
    assert t.decision.kind not in ("number", "window"), "two ways to pay, and X is known"
    t.click("2 hosted credits first")
    assert t.asks("window")
    assert t.card("Purse").credit == 0
    assert t.credits(RUNNER) == 8


def test_d11_a_hand_size_of_0_at_the_end_of_the_turn_is_no_flatline() -> None:
    """Of the guide: it takes one below 0."""
    for damage, lost in ((5, False), (6, True)):
        t = Table(edition="rg1.0")
        t.set(core_damage=damage)
        t.start(RUNNER, clicks=1)
        t.click("Gain 1 credit")
        for _ in range(20):
            if t.game.state.over or t.decision.seat != RUNNER:
                break
            t.answer([t.asked.options[-1].key])
        assert (t.game.state.over is not None) == lost


def test_9_3_3_counters_of_a_chosen_card_are_tried_with_that_card() -> None:
    """Whether the ability's own condition is still met is looked at for each card that can pay."""
    on = Installed(RUNNER) & Type("program")
    runner("Lab", "resource", Paid(cost(CounterCost("virus", 1, on=on)), (Gain(2),), Exists(Named("Imp"))))
    t = Table()
    t.rig("Lab")
    t.rig("Imp", virus=1)
    t.start(RUNNER)
    t.click("Lab")
    assert t.credits(RUNNER) == 7
    assert t.card("Imp").virus == 0


@pytest.mark.parametrize("own", [True, False])
def test_9_8_11b_only_the_encountered_ice_has_a_when_encountered_ability_to_prevent(own: bool) -> None:
    """Not another card that hears of the encounter."""
    ice("Toll", *([When(ENCOUNTERED, (Gain(2),))] if own else []), Sub((Gain(1),)))
    corp("Usher", "upgrade", *([] if own else [When(On(EventKind.ENCOUNTER), (Gain(2),))]))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Toll")
    t.root("HQ", "Usher", rezzed=True)
    t.rig("AirbladeX (JSRF Ed.)", power=3)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    offered = 0
    for _ in range(20):
        if t.happened("encounter") and t.credits(CORP) > 5:
            break
        offered += t.offered("AirbladeX")
        t.answer([next((o.key for o in t.asked.options if o.passing), t.asked.options[0].key)])
    assert bool(offered) == own


def test_3_2_3a_only_what_the_corp_installs_may_be_installed_faceup() -> None:
    t = Table(corp="BANGUN: When Disaster Strikes")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom(("grip",), Type("program"), ignoring="all"))
    t.click("Leech")
    assert t.names("installed") == ["Leech"]


@pytest.mark.parametrize("faceup", [False, True])
def test_8_5_13_what_is_installed_faceup_is_not_revealed_besides(faceup: bool) -> None:
    corp("Banner", "agenda", Static(InstalledFaceup())) if faceup else corp("Banner", "agenda")
    t = Table()
    t.hand(CORP, "Banner")
    t.start(CORP)
    t.effect(CORP, InstallFrom(("hq",), Named("Banner"), faceup=faceup))
    t.click("Banner")
    t.next_action()
    assert t.happened("revealed") == (not faceup)
