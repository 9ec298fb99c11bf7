"""Parts of one instruction are saved, prevented and demanded on their own (9.9.5, 7.1.5); who hears what."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import AddToHand, Damage, Derez, Gain, GiveTags, Prevent, Reveal, Trash
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import First, On, would
from engine.netrunner.language.restrictions import Must
from engine.netrunner.language.selectors import Accessed, Installed, InZone, Type, target
from engine.netrunner.language.sets import Each, Rezzed
from engine.netrunner.language.triggers import ACCESSED
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner


def about_to_lose_all() -> Table:
    """About to lose three programs and take a tag; two cards save a program each, a third avoids a tag."""
    ice("Sweeper", Sub((Together((Trash(Each(Installed(RUNNER) & Type("program"))), GiveTags(1))),)))
    runner(
        "Saver", "resource", Paid(cost(trash=True), (Prevent("trash_program", 1),), interrupt="trash_program")
    )
    runner("Alibi", "hardware", Paid(cost(trash=True), (Prevent("tag", 1),), interrupt="tag"))
    t = Table()
    t.rig("Leech", "Cleaver", "Unity", "Saver", "Saver", "Alibi")
    t.ice("HQ", "Sweeper")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    return t


def use(t: Table, title: str) -> None:
    oid = t.card(title).oid
    t.answer([next(o.key for o in t.decision.options if o.oid == oid and o.verb == "use")])


@pytest.mark.parametrize("order", [("Saver", "Alibi"), ("Alibi", "Saver")])
def test_9_9_5_a_program_is_saved_and_a_tag_avoided(order: tuple[str, str]) -> None:
    """9.9.5, 9.9.6: the one does not undo the other, whichever comes first."""
    t = about_to_lose_all()
    for title in order:
        use(t, title)
        if t.decision.kind == "target":
            t.click("Cleaver")
    t.pass_until("Gain 1 credit")
    assert (t.game.state.tags, sorted(t.names("installed"))) == (0, ["Cleaver", "Saver", "Sweeper"])


def test_9_9_5_what_was_saved_needs_no_saving() -> None:
    """9.9.5: the second prevention is for one of the others."""
    t = about_to_lose_all()
    use(t, "Saver")
    t.click("Cleaver")
    use(t, "Saver")
    assert sorted(label.partition(" ·")[0] for label in t.options) == ["Leech", "Unity"]
    t.click("Unity")
    t.pass_until("Gain 1 credit")
    assert sorted(t.names("installed")) == ["Alibi", "Cleaver", "Sweeper", "Unity"]
    assert t.game.state.tags == 1


def test_9_9_5_nothing_is_left_to_save() -> None:
    """9.9.3c: a prevention is of what would still be trashed."""
    saving = Paid(cost(trash=True), (Prevent("trash_program", 1),), interrupt="trash_program")
    runner("Guard", "resource", saving)
    runner("Mourner", "resource", Paid(cost(trash=True), (Gain(3),), interrupt="trash_program"))
    t = Table()
    t.rig("Cleaver", "Guard", "Guard", "Mourner")
    t.start("runner")
    t.effect(RUNNER, Trash(Each(Installed(RUNNER) & Type("program"))))
    assert t.offered("Mourner")
    use(t, "Guard")
    assert not t.offered("Guard")
    assert not t.offered("Mourner")
    assert t.names("installed") == ["Cleaver", "Guard", "Mourner"]


def test_7_1_5d_the_trash_cost_must_be_paid() -> None:
    """7.1.5d: another ability that trashes the card is no way around it."""
    corp("Sticky", "asset", Static(Must("pay_trash_cost", Type("asset"))), trash_cost=2)
    runner("Eater", "resource", Paid(cost(credits=1), (Trash(Accessed()),), access=True))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Sticky", rezzed=True)
    t.rig("Eater")
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    assert [option.verb for option in t.decision.options] == ["trash_accessed"]


def test_9_1_8a_an_unrezzed_card_does_not_hear_its_own_access() -> None:
    """9.1.8: it is inactive; only an ability meant for accesses is heard (9.1.8a)."""
    corp("Sleeper", "asset", When(ACCESSED, (GiveTags(1),)))
    corp("Trap", "asset", When(ACCESSED, (GiveTags(2),), access=True))
    t = Table()
    t.root("Server 1", "Sleeper")
    t.root("Server 2", "Trap")
    t.start("runner")
    t.play("Run on Server 1", "Go on")
    t.next_action()
    assert t.game.state.tags == 0
    t.play("Run on Server 2", "Go on")
    t.next_action()
    assert t.game.state.tags == 2


def test_9_6_5_an_event_is_about_the_card_as_it_was() -> None:
    """9.6.5: what was derezzed was rezzed when it happened. What happens next is told by itself."""
    corp("Mourner", "asset", When(On(EventKind.DEREZ, what=Rezzed() & Type("ice")), (Gain(2),)))
    t = Table()
    t.root("Server 1", "Mourner", rezzed=True)
    t.ice("HQ", "Palisade")
    t.start("corp")
    told = t.effect("corp", Derez(Each(Type("ice"))))
    assert EventKind.DEREZ in {event.kind for event in told}
    assert t.credits("corp") == 7
    assert [event.kind for event in t.effect("corp", Gain(1))][-1:] == [EventKind.GAIN_CREDITS]
    assert not any(event.kind is EventKind.DEREZ for event in t.events)


def test_9_6_7_the_first_of_a_turn_is_counted_anew_each_turn() -> None:
    """9.6.7: the Runner draws last thing in their turn, the Corp first thing in its own, in one go."""
    corp("Reader", "asset", When(First(On(EventKind.DRAW)), (Gain(3),)))
    t = Table()
    t.root("Server 1", "Reader", rezzed=True)
    t.start("runner", clicks=3)
    t.play("Gain 1 credit", "Gain 1 credit", "Draw 1 card")
    assert t.game.state.active == "corp"
    assert t.credits("corp") == 11


@pytest.mark.parametrize("heap", [(), ("Leech",)])
def test_1_2_5_an_interrupt_that_could_change_nothing_is_not_offered(heap: tuple[str, ...]) -> None:
    """1.2.5, 9.9.4c: taking a program back from the heap when the Runner would suffer net damage."""
    back = AddToHand(target(InZone(("heap",)) & Type("program")))
    runner("Last Gasp", "resource", When(would("net_damage"), (back,), optional=True, interrupt=True))
    ice("Stinger", Sub((Damage("net", 1),)))
    t = Table()
    t.rig("Last Gasp")
    t.discard_pile("runner", *heap)
    t.hand("runner", "Diesel", "Diesel")
    t.ice("HQ", "Stinger")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert (t.decision.kind == "interrupt", len(t.names("grip"))) == ((True, 2) if heap else (False, 1))


@pytest.mark.parametrize("held", [(), ("Palisade",), ("Hedge Fund",)])
def test_10_2_whether_the_corp_is_asked_tells_nothing_of_its_hand(held: tuple[str, ...]) -> None:
    """10.2: only the Corp knows whether there is ice in HQ."""
    show = Reveal(target(InZone(("hq",)) & Type("ice")))
    corp("Stage", "asset", When(would("steal"), (show,), optional=True, interrupt=True))
    t = Table()
    t.root("Server 1", "Stage", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.hand("corp", *held)
    t.start("runner")
    t.play("Run on Server 2")
    t.pass_until("Steal") if t.decision.seat == "runner" and not t.offered("Steal") else None
    t.click("Steal")
    asked = t.decision.seat == "corp" and t.decision.kind == "interrupt"
    assert asked == bool(held)
    if asked:
        assert [option.verb for option in t.decision.options][-1] == "pass"
        assert t.offered("Use Stage") == (held == ("Palisade",))
