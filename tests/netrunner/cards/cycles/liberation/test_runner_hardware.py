"""Hardware of the Liberation cycle."""

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, let, run_on, turn_begins

# -- AirbladeX (JSRF Ed.) ---------------------------------------------------------------------------------


def airbladex(*ice: str, power: int = 3) -> Table:
    """A run on HQ with it."""
    t = Table()
    t.ice("HQ", *ice)
    t.rig("AirbladeX (JSRF Ed.)", power=power, loaded=("power",))
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_airbladex_is_loaded_and_trashed_when_it_is_empty() -> None:
    t = Table()
    t.hand("runner", "AirbladeX (JSRF Ed.)")
    t.start("runner")
    t.click("Install AirbladeX")
    assert t.card("AirbladeX (JSRF Ed.)").power == 3
    t = airbladex("Funhouse", power=1)
    t.click("AirbladeX")
    assert t.names("heap") == ["AirbladeX (JSRF Ed.)"]


@pytest.mark.parametrize("uses", [True, False])
def test_airbladex_prevents_what_ice_does_when_it_is_encountered(uses: bool) -> None:
    t = airbladex("Funhouse")
    t.click("AirbladeX" if uses else "Pass")
    if not uses:
        t.click("Take 1 tag")
    assert t.game.state.tags == (0 if uses else 1)
    assert t.card("AirbladeX (JSRF Ed.)").power == (2 if uses else 3)
    assert t.game.encounter is not None
    assert len(t.game.unbroken()) == 1, "subroutines are another thing"


def test_airbladex_prevents_net_damage_in_a_run() -> None:
    t = airbladex("Tithe")
    let(t)
    t.click("AirbladeX")
    assert (len(t.names("grip")), t.card("AirbladeX (JSRF Ed.)").power) == (5, 2)


def test_airbladex_does_nothing_against_net_damage_out_of_runs_nor_against_other_abilities() -> None:
    t = Table()
    t.rig("AirbladeX (JSRF Ed.)", power=3, loaded=("power",))
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.effect("corp", Damage("net", 1))
    assert len(t.names("grip")) == 4, "nobody was asked"
    t = Table()
    t.root("HQ", "Manegarm Skunkworks", rezzed=True)
    t.rig("AirbladeX (JSRF Ed.)", power=3, loaded=("power",))
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("AirbladeX"), "which is no ice, and not encountered"


# -- Amanuensis -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [1, 0])
def test_amanuensis_writes_down_the_turns_that_end_tagged(tags: int) -> None:
    t = Table()
    t.rig("Amanuensis")
    t.set(tags=tags)
    t.start("runner")
    assert t.game.memory_limit() == 5
    end_turn(t)
    assert t.card("Amanuensis").power == tags


@pytest.mark.parametrize("draw", [True, False])
def test_amanuensis_draws_when_tags_are_removed(draw: bool) -> None:
    t = Table()
    t.rig("Amanuensis", power=1)
    t.set(tags=2)
    t.start("runner")
    t.click("Remove 1 tag")
    t.click("Spend 1 hosted" if draw else "Do not")
    assert (grip(t), t.card("Amanuensis").power) == ((2, 0) if draw else (0, 1))
    if draw:
        t.click("Remove 1 tag")
        assert not t.offered("Spend 1 hosted")


def test_capybara_derezzes_bypassed_ice() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.rig("Capybara")
    t.rig("Malandragem", power=2)
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    t.click("Remove Capybara")
    assert t.names("removed") == ["Capybara"]
    assert not t.card("Tithe").faceup


def test_capybara_hears_of_nothing_but_a_bypass() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.rig("Capybara")
    t.start("runner")
    run_on(t, "HQ")
    assert t.names("removed") == []
    assert t.card("Tithe").faceup


def test_hermes_returns_an_unrezzed_card_when_an_agenda_is_stolen() -> None:
    t = Table()
    t.rig("Hermes")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "PAD Campaign")
    t.root("Server 3", "Nico Campaign", rezzed=True)
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    if t.asks("target"):
        t.answer([t.asked.options[0].key])
    assert t.names("hq") == ["PAD Campaign"]
    assert "Nico Campaign" in t.names("installed")


@pytest.mark.parametrize("draw", [True, False])
def test_lilypad_draws_for_the_first_program_of_a_turn(draw: bool) -> None:
    t = Table()
    t.rig("LilyPAD")
    t.hand("runner", "Docklands Pass", "Leech", "Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    assert t.game.memory_limit() == 6
    t.click("Install Docklands Pass")
    assert not t.offered("Use LilyPAD")
    t.click("Install Leech")
    t.click("Use LilyPAD" if draw else "Do not")
    assert grip(t) == (2 if draw else 1)
    t.click("Install Cleaver")
    assert grip(t) == (1 if draw else 0)
    assert t.offered("Gain 1 credit")


def test_solidarity_badge_counts_the_first_trashed_corp_card() -> None:
    t = Table()
    t.rig("Solidarity Badge")
    t.root("Server 1", "Nico Campaign")
    t.root("Server 2", "Nico Campaign")
    t.set(runner_credits=20)
    t.start("runner")
    for server in ("Server 1", "Server 2"):
        t.click(f"Run on {server}")
        t.pass_until("Trash Nico")
        t.click("Trash Nico")
        finish_run(t)
        assert t.card("Solidarity Badge").power == 1


@pytest.mark.parametrize(("mode", "cards", "tags"), [("Draw", 1, 1), ("tag", 0, 0), ("", 0, 1)])
def test_solidarity_badge_draws_or_removes_a_tag(mode: str, cards: int, tags: int) -> None:
    t = Table()
    t.rig("Solidarity Badge", power=1)
    t.set(tags=1)
    t.start("runner", turn_begins=True)
    t.click("Spend 1 hosted" if mode else "Do not")
    if mode:
        t.click(mode)
    assert (grip(t), t.game.state.tags) == (cards, tags)
    assert t.card("Solidarity Badge").power == (0 if mode else 1)


def test_solidarity_badge_asks_nothing_when_it_is_empty() -> None:
    t = Table()
    t.rig("Solidarity Badge")
    t.start("runner", turn_begins=True)
    assert not t.offered("Spend 1 hosted")


# --- Alarm Clock


@pytest.mark.parametrize("clicks", [True, False])
def test_alarm_clock_runs_hq_as_the_turn_begins(clicks: bool) -> None:
    t = Table()
    t.rig("Alarm Clock")
    t.ice("HQ", "Palisade", "Enigma")
    t.start("runner", turn_begins=True)
    t.click("Use Alarm Clock")
    t.click("Spend 2 clicks" if clicks else "Do not")
    assert t.happened("bypass") == (1 if clicks else 0)
    assert t.clicks("runner") == (2 if clicks else 4)
    if clicks:
        t.click("Go on")
    assert not t.offered("Spend 2 clicks"), "the first ice only"
    finish_run(t)
    t.click("Run on HQ")
    assert not t.offered("Spend 2 clicks"), "in that run only"


def test_alarm_clock_need_not_run() -> None:
    t = turn_begins("Alarm Clock")
    t.click("Do not")
    assert t.happened("run_begins") == 0


# --- Cataloguer


def catalogued(*, power: int = 2) -> Table:
    t = Table()
    t.rig("Cataloguer", power=power, loaded=("power",))
    t.deck("corp", "Hedge Fund", "Ice Wall", "Enigma", "Palisade", "Tithe")
    t.start("runner")
    return t


def test_cataloguer_is_loaded_and_trashed_when_it_is_empty() -> None:
    t = Table()
    t.hand("runner", "Cataloguer")
    t.start("runner")
    t.click("Install Cataloguer")
    assert t.card("Cataloguer").power == 2
    t = catalogued(power=1)
    t.click("Run on R&D")
    t.pass_until("Use Cataloguer")
    t.click("Breach R&D")
    finish_run(t)
    t.click("Cataloguer: Breach R&D")
    t.next_action()
    assert t.names("heap") == ["Cataloguer"]


def test_cataloguer_arranges_instead_of_breaching() -> None:
    t = catalogued()
    assert not t.offered("Cataloguer: Breach")
    t.click("Run on R&D")
    t.pass_until("Use Cataloguer")
    t.click("Use Cataloguer")
    t.click("Enigma", "Palisade", "Hedge Fund", "Ice Wall")
    assert t.names("rd")[:5] == ["Enigma", "Palisade", "Hedge Fund", "Ice Wall", "Tithe"]
    assert (t.card("Cataloguer").power, t.happened("accessed")) == (1, 0)
    t.click("Cataloguer: Breach R&D")
    t.next_action()
    assert t.happened("accessed") == 1
    assert t.clicks("runner") == 2


def test_cataloguer_has_nothing_to_do_with_hq() -> None:
    t = catalogued()
    t.hand("corp", "Hedge Fund")
    t.click("Run on HQ")
    while t.game.run is not None:
        assert not t.offered("Cataloguer")
        go_on(t)
    assert not t.offered("Cataloguer: Breach")


# --- The Wizard's Chest


def chest(*deck: str) -> Table:
    """Successful runs on all central servers were made this turn."""
    t = Table(filler=0)
    t.rig("The Wizard’s Chest")
    t.deck("runner", *deck)
    t.deck("corp", *["Hedge Fund"] * 5)
    t.set(runner_credits=0)
    t.start("runner")
    for server in ("HQ", "R&D", "Archives"):
        assert not t.offered("The Wizard’s Chest: ")
        run_on(t, server)
    return t


def test_the_wizards_chest_digs_for_two_and_installs_one_for_nothing() -> None:
    t = chest("Sure Gamble", "Carmen", "DreamNet", "Leech", "Cleaver")
    t.click("The Wizard’s Chest: ")
    t.click(next(o for o in t.options if "program" in o))
    assert not t.offered("DreamNet")
    assert not t.offered("Cleaver"), "it is not so deep"
    t.click("Carmen")
    assert "Carmen" in t.names("installed")
    assert t.credits("runner") == 0
    assert sorted(t.names("stack")) == ["Cleaver", "DreamNet", "Leech", "Sure Gamble"]
    assert t.names("heap") == ["The Wizard’s Chest"]


@pytest.mark.parametrize(("kind", "title"), [("pieces o", "Cataloguer"), ("resource", "DreamNet")])
def test_the_wizards_chest_may_find_one_or_be_left(kind: str, title: str) -> None:
    for install in (True, False):
        t = chest("Sure Gamble", title, "Leech")
        t.click("The Wizard’s Chest: ")
        t.click(next(o for o in t.options if kind in o))
        t.click(title if install else "No")
        assert (title in t.names("installed")) == install
        assert len(t.names("stack")) == (2 if install else 3)


def test_hermes_returns_no_rezzed_card() -> None:
    t = Table()
    t.rig("Hermes")
    t.root("Server 1", "Offworld Office")
    t.root("Server 3", "Nico Campaign", rezzed=True)
    t.start("runner")
    run_on(t, "Server 1")
    assert t.names("runner_score") == ["Offworld Office"]
    assert (t.names("hq"), sorted(t.names("installed"))) == ([], ["Hermes", "Nico Campaign"])
