"""Events of the Liberation cycle."""

import pytest

from engine.netrunner.language.effects import GiveTags
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip


def play(t: Table, *answers: str) -> None:
    """Play it, run to the end, and take these when the abilities ask."""
    t.click("Play Privileged Access")
    t.click("Go on")
    for answer in answers:
        t.click(answer)
    assert t.game.run is None


def privileged(*, threat: bool = False, **fields: int) -> Table:
    t = Table()
    t.hand("runner", "Privileged Access")
    t.discard_pile("runner", "Telework Contract", "Cleaver")
    t.discard_pile("corp", "Offworld Office")
    if threat:
        t.score_area("corp", "Offworld Office", "Offworld Office")
    t.set(**fields)
    t.start("runner")
    return t


def test_privileged_access_takes_a_tag_and_installs_a_resource() -> None:
    t = privileged(runner_credits=1)
    play(t, "Telework Contract")
    assert t.game.state.tags == 1
    assert t.names("installed") == ["Telework Contract"]
    assert t.credits("runner") == 1, "2 credits less"
    assert t.names("runner_score") == [], "Archives are not breached"
    assert sorted(t.names("heap")) == ["Cleaver", "Privileged Access"]


def test_privileged_access_installs_a_program_too_at_threat_three() -> None:
    t = privileged(threat=True, runner_credits=9)
    play(t, "Use Privileged Access: Install 1 resource", "Telework Contract", "Cleaver")
    assert sorted(t.names("installed")) == ["Cleaver", "Telework Contract"]
    assert t.credits("runner") == 9 - 3, "the program at its full cost"


def test_privileged_access_need_not_install() -> None:
    t = privileged(runner_credits=9)
    play(t, "No")
    assert t.names("installed") == []
    assert t.game.state.tags == 1


def test_privileged_access_cannot_be_played_tagged() -> None:
    assert not privileged(tags=1).offered("Play Privileged Access")
    assert privileged().offered("Play Privileged Access")


def test_privileged_access_does_nothing_unless_the_run_is_successful() -> None:
    t = privileged(threat=True)
    t.click("Play Privileged Access")
    t.click("Jack out")
    assert t.game.state.tags == 0
    assert t.names("installed") == []


def test_privileged_access_hears_only_its_own_tags() -> None:
    t = privileged(threat=True)
    t.click("Play Privileged Access")
    t.effect("corp", GiveTags(1))
    assert t.game.state.tags == 1
    assert t.offered("Go on")
    assert not t.offered("Telework Contract")


def test_ashen_epilogue_is_a_new_stack_without_five_cards() -> None:
    t = Table(filler=9)
    t.hand("runner", "Ashen Epilogue", "Leech")
    t.discard_pile("runner", "Diesel", "Cleaver")
    t.start("runner")
    t.click("Play Ashen Epilogue")
    assert t.names("heap") == []
    assert len(t.names("removed")) == 5 + 1
    assert "Ashen Epilogue" in t.names("removed")
    assert len(t.names("grip")) == 5
    assert len(t.names("stack")) == 9 + 3 - 5 - 5


@pytest.mark.parametrize("ended", [False, True])
def test_joy_ride_draws_five_after_a_successful_run_on_rd(ended: bool) -> None:
    t = Table()
    t.hand("runner", "Joy Ride")
    if ended:
        t.ice("R&D", "Palisade")
    t.start("runner")
    t.click("Play Joy Ride")
    finish_run(t)
    assert grip(t) == (0 if ended else 5)


@pytest.mark.parametrize("install", ["Cleaver", ""])
def test_the_price_installs_one_of_four_trashed_cards(install: str) -> None:
    t = Table()
    t.hand("runner", "The Price")
    t.discard_pile("runner", "Mayfly")
    t.deck("runner", "Diesel", "Cleaver", "Leech", "Jailbreak", "Carmen")
    t.start("runner")
    t.click("Play The Price")
    assert len(t.names("heap")) >= 5
    assert not t.offered("Mayfly")
    assert not t.offered("Carmen")
    if install:
        t.click(install)
        assert t.names("installed") == ["Cleaver"]
    else:
        t.answer([option.key for option in t.asked.options if option.passing][:1])
        assert t.names("installed") == []
    assert t.credits("runner") == 5 - 1
