"""Further cards of the Runner."""

import pytest

from engine.netrunner.language.effects import Score
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, finish_run, go_on, rigged, strength, turn_begins

# -- icebreakers ------------------------------------------------------------------------------------------


def test_ninja_grows_by_five_and_breaks_sentries_one_by_one() -> None:
    t = against("Karunā", "Ninja")
    assert strength(t, "Ninja") == 0
    t.click("Ninja: +5 strength")
    assert (strength(t, "Ninja"), t.credits("runner")) == (5, 17)
    t.click("Ninja: Break 1 sentry subroutine")
    t.click(t.options[0])
    assert t.credits("runner") == 16
    assert not against("Palisade", "Ninja").offered("Break everything with Ninja")


def test_yog_breaks_code_gates_for_nothing() -> None:
    t = against("Enigma", "Yog.0")
    for _ in range(2):
        t.click("Yog.0: Break 1 code gate subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    finish_run(t)
    assert (t.credits("runner"), t.happened("successful_run")) == (20, 1)
    assert not against("Palisade", "Yog.0").offered("Yog.0")


# -- money ------------------------------------------------------------------------------------------------


def test_magnum_opus_gains_two() -> None:
    t = rigged("Magnum Opus")
    t.click("Magnum Opus: Gain 2 credits")
    assert (t.credits("runner"), t.clicks("runner")) == (7, 3)


def test_armitage_codebusting_is_loaded_and_worked_off() -> None:
    t = Table()
    t.hand("runner", "Armitage Codebusting")
    t.start("runner", clicks=8)
    t.click("Install Armitage Codebusting")
    assert t.card("Armitage Codebusting").credit == 12
    for _ in range(6):
        t.click("Armitage Codebusting: Take 2 credits")
    assert t.credits("runner") == 5 - 1 + 12
    assert t.names("heap") == ["Armitage Codebusting"]


@pytest.mark.parametrize(("rig", "gained"), [(("The Toolbox",), 1), ((), 0), (("Security Nexus",), 0)])
def test_underworld_contact_pays_for_two_link(rig: tuple[str, ...], gained: int) -> None:
    t = turn_begins("Underworld Contact", *rig)
    assert t.credits("runner") == 5 + gained


# -- hardware ---------------------------------------------------------------------------------------------


def test_the_toolbox_gives_memory_link_and_credits_for_icebreakers() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("The Toolbox", "Cleaver")
    t.start("runner", turn_begins=True)
    assert (t.game.memory_limit(), t.game.link()) == (6, 2)
    assert t.card("The Toolbox").credit == 2
    t.click("Run on HQ")
    t.click("Cleaver: Break up to 2 barrier")
    t.click(t.options[0])
    assert t.card("The Toolbox").credit == 1
    assert t.credits("runner") == 5


def test_the_toolbox_does_not_pay_for_installing() -> None:
    t = Table()
    t.rig("The Toolbox")
    t.hand("runner", "Leech")
    t.start("runner", turn_begins=True)
    t.click("Install Leech")
    assert (t.card("The Toolbox").credit, t.credits("runner")) == (2, 4)


def nexus(credits: str) -> Table:
    t = Table()
    t.ice("HQ", "Palisade", "Palisade")
    t.rig("Security Nexus")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    assert (t.game.memory_limit(), t.game.link()) == (5, 1)
    t.click("Use Security Nexus")
    t.click("0 credits")
    t.click(credits)
    return t


def test_security_nexus_bypasses_if_the_trace_fails() -> None:
    t = nexus("4 credits")
    while t.happened("pass_ice") < 1:
        go_on(t)
    assert t.happened("end_run") == 0
    assert t.game.state.tags == 0
    while t.happened("encounter") < 2:
        go_on(t)
    assert not t.offered("Use Security Nexus"), "once per turn"


def test_security_nexus_tags_and_ends_the_run_if_the_trace_succeeds() -> None:
    t = nexus("0 credits")
    finish_run(t)
    assert (t.game.state.tags, t.happened("end_run")) == (1, 1)


def test_security_nexus_may_be_left_unused() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Security Nexus")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Do not use it")
    finish_run(t)
    assert t.happened("traced") == 0


# -- events, resources, identities ------------------------------------------------------------------------


def test_in_the_groove_pays_for_installs_of_the_turn() -> None:
    t = Table()
    t.hand("runner", "In the Groove", "Leech", "Cleaver", "Armitage Codebusting")
    t.set(runner_credits=9)
    t.start("runner", clicks=5)
    t.click("Play In the Groove")
    t.click("Install Leech")
    t.click("Gain 1 credit")
    assert t.credits("runner") == 9 - 1 + 1
    t.click("Install Cleaver")
    t.click("Draw 1 card")
    assert "Sure Gamble" in t.names("grip")


def test_in_the_groove_is_played_first_and_pays_for_no_free_card() -> None:
    t = Table()
    t.hand("runner", "In the Groove")
    t.start("runner")
    t.click("Gain 1 credit")
    assert not t.offered("Play In the Groove")


def test_artist_colony_turns_an_agenda_into_an_installed_card() -> None:
    t = rigged("Artist Colony", runner_credits=9)
    assert not t.offered("Artist Colony")
    t.score_area("runner", "Offworld Office")
    t.deck("runner", "Leech", "Pennyshaver", "Easy Mark")
    t.refresh()
    t.click("Artist Colony")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert not t.offered("Easy Mark")
    t.click("Pennyshaver")
    t.next_action()
    assert "Pennyshaver" in t.names("installed")
    assert t.credits("runner") == 9 - 3
    assert t.clicks("runner") == 4
    assert t.names("removed") == ["Offworld Office"]


def test_leela_patel_returns_an_unrezzed_card_for_each_agenda() -> None:
    t = Table(runner="Leela Patel: Trained Pragmatist")
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Enigma")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.start("runner")
    t.click("Run on Server 1")
    while t.decision.kind != "target":
        go_on(t)
    assert len(t.options) == 2, "what is rezzed stays"
    go_on(t)
    t.next_action()
    assert len(t.names("hq")) == 1
    assert "Enigma" in t.names("installed")


def test_leela_patel_returns_one_when_the_corp_scores() -> None:
    t = Table(runner="Leela Patel: Trained Pragmatist")
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.names("hq") == ["Palisade"]
    t.effect("corp", Score(Each(Named("nothing"))))
    assert t.names("installed") == []
