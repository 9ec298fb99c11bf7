"""The basic actions (5.2.6 to 5.2.8): what each costs and does, and when it is offered."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp


def test_1_2_2_who_may_not_remove_tags_is_not_offered_to() -> None:
    corp("Leaflet", "asset", Static(Cannot("remove_tag", who=RUNNER)))
    t = Table()
    t.root("Server 1", "Leaflet", rezzed=True)
    t.game.state.tags = 1
    t.start(RUNNER)
    assert not t.offered("Remove 1 tag")


@pytest.mark.parametrize("cards", [0, 1])
def test_1_2_5_nobody_draws_from_an_empty_stack(cards: int) -> None:
    """1.2.5, 5.2.7b: the action would change nothing; the Corp may draw from an empty R&D (1.7.2c)."""
    t = Table(filler=0)
    t.deck(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    assert any(option.verb == "draw" for option in t.decision.options) is bool(cards)


def test_5_2_4_an_action_that_cannot_change_anything_is_not_offered() -> None:
    """5.2.4, 1.2.5, 9.1.6d: no card to draw, no tag to remove."""
    t = Table()
    t.empty_deck("runner")
    t.start("runner")
    assert not t.offered("Draw 1 card")
    assert not t.offered("Remove 1 tag")


def test_5_2_5_actions_are_taken_in_ones_own_action_phase_only() -> None:
    """5.2.5, 9.2.7b: paid ability windows offer no abilities that begin with a click."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=9)
    t.start("corp")
    where = set()
    while t.game.state.active == CORP:
        if t.offered("Regolith Mining License"):
            where.add(t.decision.step)
        passing = [o.key for o in t.asked.options if o.passing]
        if passing:
            t.answer(passing)
        else:
            t.click("Gain 1 credit")
    assert where == {"5.6.2b"}


def test_5_2_7b_the_basic_actions_of_the_corp() -> None:
    """5.2.7b to d, 5.2.2: a click each, and a credit or a card for it."""
    t = Table()
    t.deck("corp", "Palisade")
    t.start("corp")
    t.click("Gain 1 credit")
    assert (t.clicks("corp"), t.credits("corp")) == (2, 6)
    t.click("Draw 1 card")
    assert (t.clicks("corp"), t.names("hq")) == (1, ["Palisade"])
    t.click("Install Palisade protecting HQ")
    assert t.names("installed") == ["Palisade"]


def test_5_2_7e_operations_are_played_for_a_click_and_their_cost() -> None:
    """3.5.2, 2.3.3, 2.3.2, 8.6.2."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Hedge Fund")
    assert (t.clicks("corp"), t.credits("corp")) == (2, 9)
    assert t.names("archives") == ["Hedge Fund"]


def test_5_2_7f_advancing_costs_a_click_and_a_credit() -> None:
    """1.18.3, 1.18.4, 3.2.4, 1.9.5f: agendas and what says so, also facedown; nothing else.

    Rules: 1.18.1.
    """
    t = Table()
    t.root("Server 1", "Plain Agenda")
    t.root("Server 2", "Cerebral Overwriter")
    t.root("Server 3", "Nico Campaign", rezzed=True)
    t.ice("HQ", "Palisade")
    t.start("corp")
    assert not t.offered("Advance Nico")
    assert not t.offered("Advance Palisade")
    assert t.offered("Advance Cerebral Overwriter")
    t.click("Advance Plain Agenda")
    assert (t.clicks("corp"), t.credits("corp"), t.card("Plain Agenda").advancement) == (2, 4, 1)


def test_5_2_7g_a_tagged_runners_resources_can_be_trashed() -> None:
    """3.10.4, 10.5.2, 10.5.3: a click and 2 credits; not without tags, and no programs or hardware."""
    t = Table()
    t.rig("Tech Trader", "Leech", "Docklands Pass")
    t.start("corp")
    assert not t.offered("Trash Tech Trader")
    t.set(tags=1)
    t.refresh()
    assert [o for o in t.options if o.startswith("Trash")] == [
        "Trash Tech Trader (the Runner is tagged) · 2 credits"
    ]
    t.click("Trash Tech Trader")
    assert t.names("heap") == ["Tech Trader"]
    assert (t.clicks("corp"), t.credits("corp"), t.game.state.tags) == (2, 3, 1)


def test_5_2_7h_purging_takes_three_clicks_and_all_virus_counters() -> None:
    """1.9.5g, 10.1.2, 10.1.2a: it can be done without any, and leaves other counters."""
    t = Table()
    t.rig("Leech", virus=3)
    t.rig("Telework Contract", credit=6)
    t.start("corp")
    t.click("Purge virus counters")
    assert t.clicks("corp") == 0
    assert (t.card("Leech").virus, t.card("Telework Contract").credit) == (0, 6)
    bare = Table()
    bare.start("corp")
    assert bare.offered("Purge virus counters")


def test_5_2_8b_the_basic_actions_of_the_runner() -> None:
    """5.2.8a to d, 5.2.8f: credit, card, install and run, a click each."""
    t = Table()
    t.deck("runner", "Docklands Pass")
    t.start("runner")
    t.click("Gain 1 credit")
    assert (t.clicks("runner"), t.credits("runner")) == (3, 6)
    t.click("Draw 1 card")
    assert (t.clicks("runner"), t.names("grip")) == (2, ["Docklands Pass"])
    t.click("Install Docklands Pass")
    assert (t.clicks("runner"), t.credits("runner")) == (1, 4)
    t.click("Run on Archives")
    assert t.clicks("runner") == 0
    t.root("Server 1", "Nico Campaign")
    again = Table()
    again.root("Server 1", "Nico Campaign")
    again.start("runner")
    assert [o for o in again.options if o.startswith("Run")] == [
        "Run on HQ", "Run on R&D", "Run on Archives", "Run on Server 1",
    ]  # fmt: skip


def test_5_2_8e_events_are_played_for_a_click_and_their_cost() -> None:
    """3.7.1, 3.7.2, 2.3.3."""
    t = Table()
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Play Sure Gamble")
    assert (t.clicks("runner"), t.credits("runner")) == (3, 9)
    assert t.names("heap") == ["Sure Gamble"]


@pytest.mark.parametrize("tags", [1, 2, 3])
def test_5_2_8g_a_tag_is_removed_for_a_click_and_two_credits(tags: int) -> None:
    """5.2.8g, 10.5.1, 10.5.4, 1.9.5c: one tag, however many there are."""
    t = Table()
    t.set(tags=tags)
    t.start("runner")
    t.click("Remove 1 tag")
    assert (t.clicks("runner"), t.credits("runner"), t.game.state.tags) == (3, 3, tags - 1)
    assert t.offered("Remove 1 tag") == (tags > 1)
