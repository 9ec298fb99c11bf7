"""Tables on which a rule and what is nearly the rule come to different things."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.amounts import HowMany
from engine.netrunner.language.conditions import ThisIs
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Gain,
    GiveTags,
    Lose,
    MoveFromPool,
    Pick,
    Rez,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, ForNow, If
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.language.sets import Each, Facedown, Named, Rezzed
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.parts import Ignoring
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.mark.parametrize("ignoring", ["", "all"])
@pytest.mark.parametrize("forbidden", [False, True])
def test_8_1_1_only_unrezzed_cards_are_rezzed(ignoring: Ignoring, forbidden: bool) -> None:
    """8.1.1, 1.2.2: of all facedown cards neither the Runner's nor agendas, nor what cannot be rezzed."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.rig("Leech", faceup=False)
    t.start(CORP)
    if forbidden:
        t.effect(CORP, ForNow(Cannot("rez"), "turn", on=Each(Named("Tithe"))))
    t.effect(CORP, Rez(Each(Facedown()), ignoring=ignoring))
    up = [title for title in ("Palisade", "Tithe", "Offworld Office", "Leech") if t.card(title).faceup]
    assert up == ["Palisade", "Tithe"][: 2 - forbidden]
    assert t.happened("rezzed") == 2 - forbidden


def in_a_run(bad_publicity: int = 2) -> Table:
    """The Runner before ice, with 5 credits of their own."""
    runner("Till", "resource")
    t = Table()
    t.set(bad_publicity=bad_publicity)
    t.ice("HQ", "Palisade")
    t.rig("Till")
    t.start(RUNNER)
    t.click("Run on HQ")
    return t


@pytest.mark.parametrize("moved", [False, True])
def test_6_3_3_credits_from_bad_publicity_go_last_where_none_are_spent(moved: bool) -> None:
    """6.3.3, 1.10.3b: 3 of 7 are lost or moved to a card; the 2 that are lost with the run are left."""
    t = in_a_run()
    assert t.credits(RUNNER) == 7
    t.effect(RUNNER, MoveFromPool(3, Each(Type("resource")), least=3) if moved else Lose(3))
    assert (t.credits(RUNNER), t.card("Till").credit) == (4, 3 if moved else 0)
    t.next_action()
    assert t.credits(RUNNER) == 2


def test_1_10_3c_credits_that_are_due_as_counters_pay_nothing_else() -> None:
    """1.10.3c, 1.16.1: of 3 hosted credits 2 are the cost's counters, so 1 may pay for the other part."""
    own = Paid(cost(credits=2, counter="credit", counters=2), (GiveTags(1),))
    runner("Strongbox", "resource", Static(Pays()), own)
    t = Table()
    t.rig("Strongbox", credit=3)
    t.game.set_orders(RUNNER, Orders(hosted_first=False))
    t.start(RUNNER)
    t.click("Strongbox")
    assert [option.n for option in t.decision.options if option.verb == "payment"] == [1, 0]
    t.answer([t.decision.options[0].key])
    assert (t.card("Strongbox").credit, t.credits(RUNNER), t.game.state.tags) == (0, 4, 1)


def test_8_1_1_an_agenda_that_lies_faceup_is_not_rezzed() -> None:
    """8.1.1: of the faceup cards only the ice and the asset count."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "Offworld Office", rezzed=True)
    t.rig("Leech")
    t.start(CORP)
    t.effect(CORP, Gain(HowMany(Rezzed())))
    assert t.credits(CORP) == 7


def test_9_12_3c_a_mode_of_which_a_part_cannot_be_resolved_is_not_chosen() -> None:
    """9.12.3c: there is no program to trash, although the tag could be given."""
    modes = ((GiveTags(1), Trash(target(Type("program")))), (Gain(3),), (Gain(4),))
    corp("Byway", "operation", Play((ChooseOne(modes, must=True),)))
    t = Table(policy=ASK_ALL)
    t.hand(CORP, "Byway")
    t.start(CORP)
    t.pass_until("Play Byway")
    t.click("Play Byway")
    assert [option.n for option in t.decision.options] == [1, 2]


@pytest.mark.parametrize("rezzed", [False, True])
def test_10_2_1_a_choice_among_facedown_cards_is_asked_even_if_it_is_the_only_one(rezzed: bool) -> None:
    """10.2.1: that nothing is asked would tell what the card is; of a rezzed card everybody knows it."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start(CORP)
    t.effect(CORP, Pick(Installed(CORP)), Gain(1))
    assert (t.decision.kind == "target") is not rezzed


def test_1_12_6_what_the_source_was_is_known_after_it_was_trashed_as_a_cost() -> None:
    """1.12.6: a resource, although it lies in the heap."""
    was = If(ThisIs(Type("resource") & Installed(RUNNER)), (Gain(3),), (Gain(1),))
    runner("Keepsake", "resource", Paid(cost(trash=True), (was,)))
    t = Table()
    t.rig("Keepsake")
    t.start(RUNNER)
    t.click("Keepsake")
    assert (t.credits(RUNNER), t.names("heap")) == (8, ["Keepsake"])
