"""Resources of Honor and Profit."""

import pytest

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, run_on


def test_the_choice_for_security_testing_ends_with_it() -> None:
    """9.10.3b: it expires when the turn ends, or its source becomes inactive."""
    t = Table()
    t.rig("Security Testing")
    t.start("runner", turn_begins=True)
    t.play("Use Security Testing", "R&D")
    assert t.view("corp").corp.servers[1].chosen_by == ("Security Testing",)
    t.effect("corp", Trash(Each(Named("Security Testing"))))
    assert t.view("corp").corp.servers[1].chosen_by == ()
    credits = t.credits("runner")
    t.click("Run on R&D")
    finish_run(t)
    assert t.happened("accessed") == 1
    assert t.credits("runner") == credits


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_security_testing_pays_instead_of_the_first_breach_of_the_chosen_server(server: str) -> None:
    t = Table()
    t.rig("Security Testing")
    t.hand("corp", "Hedge Fund")
    t.start("runner", turn_begins=True)
    t.play("Security Testing", "HQ")
    run_on(t, server)
    assert t.credits("runner") == 5 + 2 * (server == "HQ")
    assert t.happened("accessed") == (server != "HQ")
    run_on(t, "HQ")
    run_on(t, "HQ")
    assert t.credits("runner") == 7, "once a turn"
