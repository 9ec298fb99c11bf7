"""Cards that are hosted facedown without being installed (1.13.6d)."""

from __future__ import annotations

from engine.netrunner.language.effects import HostOn, Reveal
from engine.netrunner.language.selectors import This
from engine.netrunner.language.sets import Each, OnTop
from engine.netrunner.table.memory import remembered
from engine.netrunner.testkit import Table, blank


def test_1_13_6d_facedown_cards_of_one_host_cannot_be_told_apart_by_the_other_player() -> None:
    """The Corp has seen the top card of the stack; once it lies among others, nobody knows which it is."""
    blank("Shelf", "runner", "hardware")
    t = Table()
    t.deck("runner", "Corroder", "Mimic", "Gordian Blade")
    t.rig("Shelf")
    t.start("runner")
    t.effect("runner", Reveal(Each(OnTop("stack", 1))))
    assert len(remembered(t.game.state, "corp")) == 1
    t.effect("runner", HostOn(Each(OnTop("stack", 1)), This(), faceup=False), source="Shelf")
    assert len(remembered(t.game.state, "corp")) == 1, "one card alone can be followed"
    t.effect("runner", HostOn(Each(OnTop("stack", 2)), This(), faceup=False), source="Shelf")
    assert len(t.game.state.zones["hosted"]) == 3
    assert remembered(t.game.state, "corp") == {}
    assert "Corroder" not in str(t.view("corp").runner)
    assert "Corroder" in str(t.view("runner").runner)


def test_1_13_6d_cards_come_into_a_group_in_no_order() -> None:
    blank("Shelf", "runner", "hardware")
    orders = set()
    for seed in range(8):
        t = Table(seed=seed)
        t.deck("runner", "Corroder", "Mimic", "Gordian Blade")
        t.rig("Shelf")
        t.start("runner")
        t.effect("runner", HostOn(Each(OnTop("stack", 3)), This(), faceup=False), source="Shelf")
        orders.add(tuple(t.names("hosted")))
    assert len(orders) > 2
    assert {tuple(sorted(order)) for order in orders} == {("Corroder", "Gordian Blade", "Mimic")}
