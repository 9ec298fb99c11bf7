"""Resources of the Genesis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import turn_begins

# -- Joshua B. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_joshua_b_gives_a_click_for_a_tag_at_the_end_of_the_turn(use: bool) -> None:
    t = Table()
    t.rig("Joshua B.")
    t.start("runner", turn_begins=True)
    t.click("Use Joshua B." if use else "Do not use")
    assert t.clicks("runner") == 4 + use
    assert t.game.state.tags == 0, "not before the turn ends"
    while t.clicks("runner"):
        t.click("Gain 1 credit")
    assert t.game.state.tags == use


# -- Scrubber ---------------------------------------------------------------------------------------------


def test_scrubber_pays_for_trashing() -> None:
    t = Table()
    t.root("Server 1", "Melange Mining Corp.")
    t.rig("Scrubber")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.click("Run on Server 1")
    t.pass_until("Trash Melange Mining Corp.")
    t.click("Trash Melange Mining Corp.")
    assert (t.names("archives"), t.card("Scrubber").credit) == (["Melange Mining Corp."], 1)


# -- Underworld Contact -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("rig", "gained"), [(("The Toolbox",), 1), ((), 0), (("Security Nexus",), 0)])
def test_underworld_contact_pays_for_two_link(rig: tuple[str, ...], gained: int) -> None:
    t = turn_begins("Underworld Contact", *rig)
    assert t.credits("runner") == 5 + gained
