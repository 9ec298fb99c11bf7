"""Agendas of the Mumbad cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on

# -- Dedicated Neural Net ---------------------------------------------------------------------------------


def test_the_corp_is_told_which_card_has_it_choose_in_hq() -> None:
    t = Table()
    t.score_area("corp", "Dedicated Neural Net")
    t.hand("corp", "Hedge Fund", "PAD Campaign")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    t.play("0 credits", "1 credit")
    assert t.decision.seat == "corp"
    assert t.asked.prompt.startswith("Dedicated Neural Net:")


@pytest.mark.parametrize("differ", [True, False])
def test_dedicated_neural_net_has_the_corp_choose_what_is_accessed_in_hq(differ: bool) -> None:
    """7.3.4b: the Corp chooses one of the candidates of HQ, which counts as the Runner's choice."""
    t = Table()
    t.score_area("corp", "Dedicated Neural Net")
    t.hand("corp", *["Hedge Fund"] * 3, "Hostile Takeover")
    t.root("HQ", "Tori Hanzō")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    t.play("0 credits", "1 credit" if differ else "0 credits")
    how = "Access a card from HQ that the Corp chooses" if differ else "Access a random card"
    t.pass_until(how)
    t.click(how)
    asked = t.decision.seat == "corp"
    assert asked == differ
    if asked:
        assert len(t.options) == 4
        t.click("Hostile Takeover")
        assert not t.offered(how), "the Runner has chosen already"
        t.pass_until("Steal")
    finish_run(t)
    t.click("Run on HQ")
    assert not t.offered("0 credits"), "once a turn"


# -- Personality Profiles ---------------------------------------------------------------------------------


def test_personality_profiles_minds_searches_and_installs_from_the_heap() -> None:
    t = Table()
    t.score_area("corp", "Personality Profiles")
    t.rig("Clone Chip", "Artist Colony")
    t.score_area("runner", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.discard_pile("runner", "Cleaver")
    t.deck("runner", "Pennyshaver")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Clone Chip: Install")
    if not t.offered("Gain 1 credit"):
        t.click("Cleaver")
    t.next_action()
    assert len(t.names("grip")) == 3
    t.click("Artist Colony")
    while t.decision.kind == "pay_with":
        go_on(t)
    t.click("Pennyshaver")
    t.next_action()
    assert len(t.names("grip")) == 2
    t.hand("runner", "Leech")
    t.refresh()
    t.click("Install Leech")
    assert len(t.names("grip")) == 2, "installed from the grip"
