"""Resources of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, rigged, run_on

# -- DreamNet ---------------------------------------------------------------------------------------------


def test_dreamnet_draws_at_the_first_successful_run_of_a_turn() -> None:
    t = Table()
    t.rig("DreamNet")
    t.start("runner")
    run_on(t, "Archives")
    run_on(t, "Archives")
    assert len(t.names("grip")) == 1
    assert t.credits("runner") == 5, "an identity that is not digital, and no link"


def test_dreamnet_gains_a_credit_for_a_digital_identity_or_two_link() -> None:
    for identity, *rig in (
        ("Apex: Invasive Predator",),
        ("Tāo Salonga: Telepresence Magician", *["Dyson Mem Chip"] * 2),
    ):
        t = Table(runner=identity)
        t.rig("DreamNet", *rig)
        t.start("runner")
        run_on(t, "Archives")
        assert t.credits("runner") == 5 + 1


# -- Fencer Fueno -----------------------------------------------------------------------------------------


def test_fencer_fueno_is_paid_when_turns_begin_and_agendas_are_stolen() -> None:
    t = Table()
    t.rig("Fencer Fueno")
    t.root("Server 1", "Hostile Takeover")
    t.start("runner", turn_begins=True)
    assert t.card("Fencer Fueno").credit == 1
    run_on(t, "Server 1")
    assert t.card("Fencer Fueno").credit == 2
    end_turn(t)
    assert t.card("Fencer Fueno").credit == 2, "nothing is to be paid"


def test_fencer_fuenos_credits_are_spent_after_success_only() -> None:
    t = Table()
    t.rig("Fencer Fueno", credit=2)
    t.root("Server 1", "PAD Campaign")
    t.hand("runner", "Diesel", "Cleaver")
    t.set(runner_credits=2)
    t.start("runner")
    assert not t.offered("Install Cleaver")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash PAD Campaign")
    finish_run(t)
    assert t.names("archives") == ["PAD Campaign"]


@pytest.mark.parametrize("there", [True, False])
def test_fencer_fueno_has_to_hear_of_the_success(there: bool) -> None:
    """9.6.5b: installed later in the run, it has not heard of the success."""
    t = Table()
    t.root("Server 1", "Hostile Takeover")
    t.root("Server 1", "Tucana", rezzed=True)
    t.rig(*["Fencer Fueno"] * there)
    comes = "No Free Lunch" if there else "Fencer Fueno"
    t.hand("runner", "Bahia Bands", comes)
    t.set(runner_credits=2)
    t.start("runner")
    t.play("Play Bahia Bands", "Run on Server 1")
    t.pass_until("Use Bahia" if there else "Install 1")
    if there:
        t.click("Use Bahia")
    t.play("Install 1", comes, "Remove 1 tag", "Access the facedown card", "Steal")
    t.pass_until("Leave Tucana")
    assert t.offered("Trash Tucana") == there


@pytest.mark.parametrize("pays", [True, False])
def test_fencer_fueno_costs_a_credit_or_goes_with_three_or_more(pays: bool) -> None:
    t = Table()
    t.rig("Fencer Fueno", credit=3)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.pass_until("Pay")
    t.click("Pay" if pays else "Let it happen")
    assert ("Fencer Fueno" in t.names("installed")) == pays
    assert t.credits("runner") == 6 - pays


# -- The Class Act ----------------------------------------------------------------------------------------


def test_the_class_act_draws_four_cards_after_the_turn_it_is_installed_in() -> None:
    t = Table()
    t.hand("runner", "The Class Act")
    t.set(runner_credits=4)
    t.start("runner", clicks=1)
    t.click("Install The Class Act")
    while len(t.names("grip")) < 4:
        go_on(t)
    assert len(t.names("stack")) == 10 - 4
    t.next_action()
    end_turn(t)
    end_turn(t)
    assert len(t.names("grip")) == 4, "but for that turn it does nothing"


def test_the_class_act_looks_at_one_card_more_than_would_be_drawn() -> None:
    t = rigged("The Class Act")
    t.deck("runner", "Corroder", "Leech")
    t.click("Draw 1 card")
    assert t.options == ["Corroder", "Leech"]
    assert "Leech" not in str(t.view("corp"))
    t.click("Leech")
    assert t.names("grip") == ["Corroder"]
    assert t.names("stack")[-1] == "Leech"


# -- Cybertrooper Talut -----------------------------------------------------------------------------------


def test_talut_strengthens_icebreakers_for_the_turn_they_come_in() -> None:
    t = Table(filler=9)
    t.rig("Cybertrooper Talut", "Carmen")
    t.hand("runner", "Cleaver", "Mayfly")
    t.start("runner")
    t.play("Install Cleaver", "Install Mayfly")
    assert [t.game.strength(t.card(title)) for title in ("Cleaver", "Mayfly", "Carmen")] == [5, 1, 2]
    end_turn(t)
    assert t.game.strength(t.card("Cleaver")) == 3


def test_talut_gives_a_link() -> None:
    usual, t = rigged().game.link(), rigged("Cybertrooper Talut")
    assert t.game.link() == usual + 1


# -- Companions -------------------------------------------------------------------------------------------

COMPANIONS = ("Mystic Maemi", "Paladin Poemu", "Trickster Taka")


@pytest.mark.parametrize("title", COMPANIONS)
def test_companions_get_a_credit_as_the_turn_begins_and_for_a_theft(title: str) -> None:
    t = Table(filler=9)
    t.rig(title)
    t.root("Server 1", "Greenmail")
    t.start("runner", turn_begins=True)
    t.pass_until("Run on Server 1")
    assert t.card(title).credit == 1
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.card(title).credit == 2


@pytest.mark.parametrize("title", COMPANIONS)
def test_companions_with_two_credits_are_content(title: str) -> None:
    t = Table(filler=9)
    t.rig(title, credit=2)
    t.hand("runner", "Diesel")
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.names("heap") == []
    assert t.game.state.tags == 0
    assert t.decision.seat == "corp"


def test_mystic_maemi_pays_for_events_alone() -> None:
    t = Table()
    t.rig("Mystic Maemi", credit=2)
    t.hand("runner", "Leech", "Isolation")
    t.set(runner_credits=0)
    t.start("runner")
    assert not t.offered("Install Leech")
    t.click("Play Isolation")
    assert t.credits("runner") == 7


@pytest.mark.parametrize("gone", ["Diesel", "Mystic Maemi"])
def test_mystic_maemi_with_three_credits_costs_a_card_or_goes(gone: str) -> None:
    t = Table(filler=9)
    t.rig("Mystic Maemi", credit=3)
    t.hand("runner", "Diesel")
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.click("at random" if gone == "Diesel" else "Trash Mystic")
    assert t.names("heap") == [gone]


def test_mystic_maemi_goes_without_cards_in_the_grip() -> None:
    t = Table(filler=9)
    t.rig("Mystic Maemi", credit=3)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert not t.offered("at random")
    assert t.names("heap") == ["Mystic Maemi"]


def test_paladin_poemu_pays_for_installing_what_is_no_connection() -> None:
    t = Table()
    t.rig("Paladin Poemu", credit=2)
    t.hand("runner", "Leech", "Cybertrooper Talut", "Easy Mark", "Isolation")
    t.set(runner_credits=0)
    t.start("runner")
    assert not t.offered("Install Cybertrooper")
    assert not t.offered("Play Isolation")
    t.click("Install Leech")
    assert t.card("Paladin Poemu").credit == 1


def test_paladin_poemu_with_three_credits_costs_an_installed_card() -> None:
    t = Table(filler=9)
    t.rig("Paladin Poemu", credit=3)
    t.rig("Leech")
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.click("Leech")
    assert t.names("heap") == ["Leech"]


def test_trickster_taka_pays_for_programs_during_runs() -> None:
    t = Table()
    t.rig("Trickster Taka", credit=1)
    t.rig("Cleaver", "Prognostic Q-Loop")
    t.ice("HQ", "Ice Wall")
    t.set(runner_credits=0)
    t.start("runner")
    assert not t.offered("Cleaver")
    t.click("Run on HQ")
    assert not t.offered("Prognostic Q-Loop: "), "hardware"
    t.pass_until("Cleaver: Break")
    t.click("Cleaver: Break")
    assert t.card("Trickster Taka").credit == 0


@pytest.mark.parametrize("tag", [True, False])
def test_trickster_taka_with_three_credits_gives_a_tag_or_goes(tag: bool) -> None:
    t = Table(filler=9)
    t.rig("Trickster Taka", credit=3)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.click("1 tag" if tag else "Trash Trickster")
    assert t.game.state.tags == tag
    assert t.names("heap") == ["Trickster Taka"] * (not tag)


# -- Penumbral Toolkit ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "cost"), [("HQ", 0), ("R&D", 2)])
def test_penumbral_toolkit_is_cheap_after_a_run_on_hq(server: str, cost: int) -> None:
    t = Table()
    t.hand("runner", "Penumbral Toolkit")
    t.start("runner")
    run_on(t, server)
    t.next_action()
    t.click("Install Penumbral")
    assert t.credits("runner") == 5 - cost
    assert t.card("Penumbral Toolkit").credit == 4


def test_penumbral_toolkit_pays_during_runs_and_goes_when_empty() -> None:
    t = Table()
    t.rig("Penumbral Toolkit", credit=1, loaded=("credit",))
    t.rig("Cleaver")
    t.hand("runner", "Leech")
    t.ice("HQ", "Ice Wall")
    t.set(runner_credits=0)
    t.start("runner")
    assert not t.offered("Install Leech")
    t.play("Run on HQ", "Cleaver: Break")
    assert t.names("heap") == ["Penumbral Toolkit"]


# -- The Artist -------------------------------------------------------------------------------------------


def test_the_artist_pays_and_installs_once_a_turn_each() -> None:
    t = Table()
    t.rig("The Artist")
    t.hand("runner", "Cleaver", "Leech", "No Free Lunch")
    t.start("runner")
    t.click("The Artist: Gain 2")
    assert t.credits("runner") == 7
    assert not t.offered("The Artist: Gain 2")
    t.click("The Artist: Install")
    assert not t.offered("No Free Lunch")
    t.click("Cleaver")
    assert (t.credits("runner"), t.clicks("runner")) == (7 - 2, 2)
    assert not t.offered("The Artist")


# -- The Nihilist -----------------------------------------------------------------------------------------


def test_the_nihilist_gets_counters_for_the_first_virus_of_a_turn() -> None:
    t = Table()
    t.rig("The Nihilist")
    t.hand("runner", "Cleaver", "Leech", "Leech")
    t.start("runner")
    for title, virus in (("Cleaver", 0), ("Leech", 2), ("Leech", 2)):
        t.click(f"Install {title}")
        assert t.card("The Nihilist").virus == virus


@pytest.mark.parametrize("trash", [True, False])
def test_the_nihilist_draws_unless_the_corp_trashes_the_top_of_rd(trash: bool) -> None:
    t = Table(filler=9)
    t.rig("The Nihilist", virus=2)
    t.start("runner", turn_begins=True)
    t.click("Spend 2")
    assert t.decision.seat == "corp"
    t.click("Trash the top card of R&D" if trash else "Let it happen")
    assert len(t.names("archives")) == trash
    assert len(t.names("grip")) == (0 if trash else 2)
    assert t.card("The Nihilist").virus == 0


def test_the_nihilist_takes_counters_of_other_cards_and_needs_two() -> None:
    t = Table(filler=9)
    t.rig("The Nihilist", "Leech", virus=1)
    t.start("runner", turn_begins=True)
    assert t.offered("Spend 2")
    t = Table(filler=9)
    t.rig("The Nihilist", virus=1)
    t.start("runner", turn_begins=True)
    assert not t.offered("Spend 2")


# -- "Baklan" Bochkin -------------------------------------------------------------------------------------


def test_baklan_counts_one_encounter_a_run() -> None:
    t = Table()
    t.rig("“Baklan” Bochkin")
    t.ice("HQ", "Eli 1.0", "Eli 1.0")
    t.start("runner")
    for power in (1, 2):
        t.click("Run on HQ")
        assert t.card("“Baklan” Bochkin").power == power
        finish_run(t)
        t.next_action()


@pytest.mark.parametrize(("power", "derezzed"), [(2, True), (1, False)])
def test_baklan_derezzes_ice_that_is_weak_enough_and_gives_a_tag(power: int, derezzed: bool) -> None:
    t = Table()
    t.rig("“Baklan” Bochkin", power=power - 1)
    t.ice("HQ", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Bochkin")
    t.click("Bochkin")
    if t.decision.kind == "number":
        t.click(str(power))
    assert t.card("Enigma").faceup is not derezzed
    assert t.game.state.tags == 1
    assert t.names("heap") == ["“Baklan” Bochkin"]
