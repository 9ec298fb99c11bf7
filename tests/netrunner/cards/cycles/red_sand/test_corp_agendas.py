"""Agendas of the Red Sand cycle."""

import pytest

from engine.netrunner.testkit import Table


@pytest.mark.parametrize("grip", [3, 4])
def test_obokata_protocol_hurts_whoever_steals_it(grip: int) -> None:
    t = Table()
    t.root("Server 1", "Obokata Protocol")
    t.hand("runner", *["Sure Gamble"] * grip)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Do not steal")
    assert t.offered("Steal Obokata Protocol") == (grip == 4)
    if grip == 4:
        t.click("Steal Obokata Protocol")
        assert (t.names("grip"), t.names("runner_score")) == ([], ["Obokata Protocol"])
