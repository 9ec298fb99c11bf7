"""Who controls what, and so uses it or pays with it (1.14)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play
from engine.netrunner.language.costs import Chosen, CounterCost, TagCost, cost
from engine.netrunner.language.costs.parts import BadPublicityCost
from engine.netrunner.language.effects import Gain, Trash
from engine.netrunner.language.selectors import Hosting, Installed, Type
from engine.netrunner.language.sets import ControlledBy, Each
from engine.netrunner.table.parts import YOU
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import corp, runner


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


def test_1_14_4_a_player_uses_the_abilities_that_they_control() -> None:
    """By default those of the cards they control (1.14.2): the other player is offered none of them."""
    blank("Till", "corp", "asset", (Paid(cost(), (Gain(1),)),))
    blank("Purse", "runner", "resource", (Paid(cost(), (Gain(1),)),))
    for seat, own, other in (("corp", "Till", "Purse"), ("runner", "Purse", "Till")):
        t = Table()
        t.root("Server 1", "Till", rezzed=True)
        t.rig("Purse")
        t.start(seat)
        t.pass_until(own)
        assert t.decision.seat == seat
        assert not t.offered(other)
