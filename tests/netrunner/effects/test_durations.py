"""How long lingering effects last (9.10)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Access, AccessTopOfRD, BreachServer, Draw, Gain, Trash
from engine.netrunner.language.flow import Delayed, ForNow
from engine.netrunner.language.happenings import Next, On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.triggers import ACCESSED, INSTALLED
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Duration
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import go_on
from tests.netrunner.scenarios.making import corp, runner


def link(t: Table) -> int:
    return t.game.link()


def test_until_your_next_turn_begins() -> None:
    """9.10.1: through the opponent's turn, and no longer."""
    runner("Cloud", "event", Play((ForNow(Modify("link", 1), "next_turn"),)))
    t = Table()
    t.hand("runner", "Cloud")
    t.start("runner", clicks=1)
    t.click("Play Cloud")
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "corp"
    assert link(t) == 1
    while t.game.state.active == "corp":
        t.pass_until("Gain 1 credit")
        t.click("Gain 1 credit") if t.clicks("corp") else t.click("End")
    t.next_action()
    assert (t.game.state.active, link(t)) == ("runner", 0)


def test_while_the_source_is_active() -> None:
    """9.10.1: what a card made when it was installed ends when it is gone."""
    runner("Beacon", "resource", When(INSTALLED, (ForNow(Modify("link", 2), "active"),)))
    t = Table()
    t.hand("runner", "Beacon", "Spring Cleaning", "Diesel")
    t.start("runner")
    t.click("Install Beacon")
    assert link(t) == 2
    t.click("Play Diesel")
    assert link(t) == 2
    t.click("Play Spring Cleaning")
    assert link(t) == 0


def test_the_rest_of_the_game() -> None:
    """9.10.1: nothing ends it."""
    runner("Implant", "event", Play((ForNow(Modify("link", 1), "game"),)))
    t = Table()
    t.hand("runner", "Implant")
    t.start("runner", clicks=1)
    t.click("Play Implant")
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    assert link(t) == 1


def test_the_rest_of_an_access() -> None:
    """9.10.1: it is over when the next card is accessed."""
    corp("Spark", "asset", When(ACCESSED, (ForNow(Modify("link", 1), "access"),), access=True), trash_cost=3)
    runner("Peek", "event", Play((AccessTopOfRD(), Gain(1))))
    t = Table()
    t.deck("corp", "Spark")
    t.hand("runner", "Peek")
    t.start("runner")
    t.click("Play Peek")
    assert t.game.accessed
    assert link(t) == 1
    t.next_action()
    assert link(t) == 0


def test_an_access_goes_on_while_another_card_is_accessed_in_it() -> None:
    """9.10.1: each effect lasts as long as the access it was made in."""
    ember = When(ACCESSED, (ForNow(Modify("link", 2), "access"),), access=True)
    corp("Ember", "asset", ember, trash_cost=1)
    inner = (ForNow(Modify("link", 1), "access"), Access(Each(Named("Ember"))))
    corp("Spark", "asset", When(ACCESSED, inner, access=True), trash_cost=3)
    t = Table()
    t.root("Server 1", "Spark")
    t.root("Server 2", "Ember")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Leave Ember")
    assert (t.game.accessed, link(t)) == (t.card("Ember").oid, 3)
    t.click("Leave Ember")
    assert (t.game.accessed, link(t)) == (t.card("Spark").oid, 1)
    t.click("Leave Spark")
    t.next_action()
    assert link(t) == 0


@pytest.mark.parametrize(("kind", "times"), [(EventKind.BREACH, 1), (EventKind.DRAW, 2)])
def test_what_lasts_for_a_run_happens_once_for_its_breach(kind: EventKind, times: int) -> None:
    """9.6.13a, 9.6.13b: an ability about the breach of a run applies to one breach, any other each time."""
    t = Table(policy=ASK_ALL)
    t.start("runner")
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    t.effect("runner", Delayed(When(On(kind), (Gain(3),)), "run"))
    for _ in range(2):
        t.effect("runner", BreachServer("archives"), Draw(1))
        while t.decision.kind == "reaction":
            t.answer([t.decision.options[0].key])
    assert t.happened("breach_begins") == 2
    assert t.credits("runner") == 5 + 3 * times


def test_a_delayed_ability_without_duration_resolves_once() -> None:
    """9.6.13c: it expires once it resolves; "the next time" does in any duration."""
    t = Table(policy=ASK_ALL)
    t.start("runner")
    t.effect(
        "runner",
        Delayed(When(On(EventKind.DRAW), (Gain(3),))),
        Delayed(When(Next(On(EventKind.DRAW)), (Gain(10),)), "turn"),
    )
    for _ in range(2):
        t.effect("runner", Draw(1))
        while t.decision.kind == "reaction":
            t.answer([t.decision.options[0].key])
    assert t.credits("runner") == 18


def test_the_rest_of_a_breach() -> None:
    """9.10.1: for all accesses of the breach; 9.10.4: outside of one it ends at once."""
    corp("Spark", "asset", When(ACCESSED, (ForNow(Modify("link", 1), "breach"),), access=True), trash_cost=0)
    runner("Peek", "event", Play((AccessTopOfRD(), Gain(1))))
    runner("Knock", "event", Play((BreachServer("archives"),)))
    t = Table()
    t.deck("corp", "Spark")
    t.discard_pile("corp", "Spark", "Plain Agenda")
    t.hand("runner", "Peek", "Knock")
    t.start("runner")
    t.click("Play Knock")
    t.click("Access Spark")
    assert link(t) == 1
    t.pass_until("Steal")
    assert link(t) == 1
    t.next_action()
    assert link(t) == 0
    t.click("Play Peek")
    assert link(t) == 0


def test_each_duration_ends_when_it_says() -> None:
    """9.10.1: with the encounter, the run, this turn or a later one, with its source, or not at all."""
    lasting: list[Duration] = ["encounter", "run", "turn", "next_turn", "next_turn_ends", "active", "game"]
    blank("Post", "corp", "ice", (Sub((Gain(1),)),), strength=9)
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Post")
    t.rig("Telework Contract")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner", clicks=1)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.game.encounter is None:
        go_on(t)
    for i, duration in enumerate(lasting):
        t.effect("runner", ForNow(Modify("link", 2**i), duration), source="Telework Contract")

    def there() -> list[Duration]:
        return [duration for i, duration in enumerate(lasting) if link(t) & 2**i]

    def until(seat: str) -> None:
        while t.game.state.active != seat or t.decision.kind == "discard":
            t.answer([option.key for option in t.asked.options[-max(1, t.asked.minimum) :]])

    assert there() == lasting
    while t.game.encounter is not None:
        go_on(t)
    assert there() == lasting[1:]
    while t.game.run is not None:
        go_on(t)
    assert there() == lasting[2:]
    until("corp")
    assert there() == lasting[3:]
    until("runner")
    assert there() == lasting[4:]
    until("corp")
    assert there() == lasting[5:]
    t.effect("corp", Trash(Each(Named("Telework Contract"))))
    assert there() == ["game"]


def test_9_1_3c_what_lasts_has_the_source_that_created_it() -> None:
    """The credit comes from Promise's delayed ability, which is told by its source: Promise."""
    runner("Promise", "resource",
           Paid(cost(), (Delayed(When(Next(On(EventKind.SUCCESSFUL_RUN)), (Gain(1),))),),
               once=True))  # fmt: skip
    runner("Listener", "resource", When(On(EventKind.GAIN_CREDITS, of=Named("Promise")), (Draw(1),)))
    runner("Deaf", "resource", When(On(EventKind.GAIN_CREDITS, of=Named("Tech Trader")), (Draw(3),)))
    t = Table()
    t.rig("Promise", "Listener", "Deaf")
    t.start("runner")
    t.play("Promise", "Run on Archives")
    t.next_action()
    assert (t.credits("runner"), len(t.names("grip"))) == (6, 1)
