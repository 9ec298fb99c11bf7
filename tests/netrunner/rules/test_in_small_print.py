"""What no other test plays of control, places, restrictions, and of accesses that are no breach."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import AccessEach, AccessTopOfRD, Draw, Gain, Swap, Trash
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import OnlyIf
from engine.netrunner.language.selectors import Installed, InZone, Type
from engine.netrunner.language.sets import Each
from engine.netrunner.table.state import HQ
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run


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


def test_4_1_7c_what_is_hosted_is_where_its_host_is() -> None:
    t = Table()
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Palisade")
    t.hosted("Enigma", "Botulus")
    t.start("corp")
    t.effect("corp", Swap(Installed() & Type("ice")))
    assert t.card("Enigma").server == "rd"
    assert t.card("Botulus").host == t.card("Enigma").oid
    t.effect("corp", Trash(Each(Type("ice") & Installed())))
    assert "Botulus" in t.names("heap")


def test_3_2_3b_what_an_agenda_says_of_scoring_and_stealing_it_holds_wherever_it_is() -> None:
    """Installed facedown, in HQ, in R&D: it is inactive, and says so all the same (9.1.8)."""
    facts = {"agenda_points": 1, "advancement_requirement": 2}
    dear = Static(Price("steal", cost(credits=7)))
    blank("Guarded", "corp", "agenda", (Static(OnlyIf("score", Tagged())), dear), **facts)
    t = Table()
    t.root("Server 1", "Guarded", advancement=2)
    t.start("corp")
    assert not t.offered("Score Guarded")
    t.set(tags=1)
    t.refresh()
    assert t.offered("Score Guarded")
    for place in ("Server 1", "R&D"):
        t = Table()
        if place == "R&D":
            t.deck("corp", "Guarded")
        else:
            t.root(place, "Guarded")
        t.start("runner")
        t.click(f"Run on {place}")
        finish_run(t)
        assert t.names("runner_score") == []


def accessed(t: Table) -> list[str]:
    """Titles of the cards accessed this turn, in order."""
    return [t.game.define(e.code).title for e in t.game.state.happened if e.kind == "accessed"]


def test_7_1_9_the_runner_chooses_the_order_of_cards_they_can_tell_apart() -> None:
    """Each is an access of its own; nothing is breached."""
    t = Table()
    t.hand("corp", "Hostile Takeover", "Hedge Fund", "PAD Campaign")
    t.start("runner")
    t.effect("runner", AccessEach(Each(InZone((HQ,)))))
    assert len(accessed(t)) == 1, "facedown cards are alike to the Runner, who is not asked for an order"
    assert not t.happened("breach_begins")
    orders = set()
    for seed in range(8):
        t = Table(seed=seed)
        t.hand("corp", "Hedge Fund", "Enigma", "Palisade")
        t.start("runner")
        t.effect("runner", AccessEach(Each(InZone((HQ,)))))
        t.next_action()
        orders.add(tuple(accessed(t)))
    assert len(orders) > 2, "the order of the hand would tell how long they have been there"
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma")
    t.ice("Archives", "Ice Wall")
    t.start("runner")
    t.effect("runner", AccessEach(Each(Type("ice") & Installed())))
    t.click("Enigma")
    t.pass_until("Ice Wall")
    assert accessed(t) == ["Enigma"]
    t.click("Ice Wall")
    t.next_action()
    assert accessed(t) == ["Enigma", "Ice Wall", "Palisade"]


def test_9_11_1b_what_has_steps_of_its_own_has_checkpoints_inside_an_instruction() -> None:
    """Fetal AI does its damage in the middle of the access, before the Runner is asked to steal it."""
    t = Table()
    t.deck("corp", "Fetal AI")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.effect("runner", AccessTopOfRD(), Draw(1))
    t.pass_until("Steal")
    assert len(t.names("grip")) == 2, "the draw waits for the access"
