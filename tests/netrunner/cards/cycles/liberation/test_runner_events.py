"""Events of the Liberation cycle."""

import pytest

from engine.netrunner.language.effects import Damage, GiveTags, TrashTop
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, grip, run_to_access


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
    """26: 8.6.6, 8.6.6d: it is removed from the game and not trashed."""
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


# --- Bahia Bands


def bahia(**fields: int) -> Table:
    """The run was successful: two of four are chosen."""
    t = Table()
    t.hand("runner", "Bahia Bands", "Cleaver")
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.set(runner_credits=9, **fields)
    t.start("runner")
    t.click("Play Bahia Bands")
    t.click("Server 1")
    t.click("Go on")
    return t


def test_bahia_bands_resolves_two_in_any_order() -> None:
    t = bahia(tags=1)
    t.click("Remove 1 tag")
    assert t.game.state.tags == 0
    assert not t.offered("Remove 1 tag"), "each once"
    t.click("Draw 2")
    assert grip(t) == 3
    assert not t.offered("Install")
    finish_run(t)
    assert t.credits("runner") == 9 - 2


def test_bahia_bands_pays_to_trash_and_installs_for_less() -> None:
    t = bahia()
    t.click("Place 4")
    t.play("Install 1 card", "Cleaver")
    assert t.names("installed").count("Cleaver") == 1
    assert t.credits("runner") == 9 - 2 - 2
    t.pass_until("Trash PAD Campaign")
    t.click("Trash PAD Campaign")
    assert t.credits("runner") == 5, "the four credits on the event"
    assert "PAD Campaign" in t.names("archives")


def test_bahia_bands_does_nothing_unless_the_run_is_successful() -> None:
    t = Table()
    t.hand("runner", "Bahia Bands")
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Play Bahia Bands")
    t.click("HQ")
    finish_run(t)
    assert (grip(t), t.credits("runner")) == (0, 3)


# --- Burner


def test_burner_puts_two_of_three_cards_on_top_and_bottom() -> None:
    t = Table()
    t.hand("runner", "Burner")
    t.hand("corp", "Hedge Fund", "Ice Wall", "Enigma")
    t.start("runner")
    t.click("Play Burner")
    t.pass_until("Ice Wall")
    t.click("Ice Wall", "Enigma")
    t.click("Ice Wall")
    assert t.names("hq") == ["Hedge Fund"]
    assert (t.names("rd")[0], t.names("rd")[-1]) == ("Ice Wall", "Enigma")
    assert t.happened("accessed") == 0
    assert t.game.run is None


def test_burner_needs_a_successful_run() -> None:
    t = Table()
    t.hand("runner", "Burner")
    t.hand("corp", "Hedge Fund")
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Play Burner")
    finish_run(t)
    assert t.names("hq") == ["Hedge Fund"]
    assert t.happened("revealed") == 0


# --- Chrysopoeian Skimming


@pytest.mark.parametrize("reveal", [True, False])
def test_chrysopoeian_skimming_gives_a_click_for_an_agenda_or_looks(reveal: bool) -> None:
    t = Table()
    t.hand("runner", "Chrysopoeian Skimming")
    t.hand("corp", "Hedge Fund", "Offworld Office")
    t.start("runner")
    t.click("Play Chrysopoeian Skimming")
    assert t.decision.seat == "corp"
    assert not t.offered("Hedge Fund")
    t.click("Reveal" if reveal else "Do not")
    if reveal:
        t.click("Offworld Office")
    assert t.clicks("runner") == (4 if reveal else 3)
    assert grip(t) == (1 if reveal else 0)
    assert t.happened("revealed") == (1 if reveal else 0)
    assert t.happened("looked") == (0 if reveal else 3)


def test_chrysopoeian_skimming_asks_also_without_an_agenda() -> None:
    t = Table()
    t.hand("runner", "Chrysopoeian Skimming")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Play Chrysopoeian Skimming")
    assert t.decision.seat == "corp"
    assert not t.offered("Reveal")
    t.click("Do not")
    assert t.happened("looked") == 3


# --- Eye for an Eye


def test_eye_for_an_eye_takes_a_tag_accesses_two_and_trashes_for_cards() -> None:
    t = Table()
    t.hand("runner", "Eye for an Eye", "Cleaver", "Leech")
    t.hand("corp", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.click("Play Eye for an Eye")
    t.pass_until("Eye for an Eye: Trash the card")
    assert t.game.state.tags == 1
    t.click("Eye for an Eye: Trash the card")
    t.click("Leech")
    assert (t.names("archives"), grip(t)) == (["Hedge Fund"], 1)
    finish_run(t)
    assert t.happened("accessed") == 2


def test_eye_for_an_eye_is_not_played_tagged_and_has_no_second_run() -> None:
    t = Table()
    t.hand("runner", "Eye for an Eye", "Cleaver")
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.set(tags=1)
    t.start("runner")
    assert not t.offered("Play Eye for an Eye")
    run_to_access(t, "HQ")
    assert not t.offered("Eye for an Eye")


# --- Meeting of Minds


def test_meeting_of_minds_finds_a_connection_and_is_paid_for_what_is_shown() -> None:
    t = Table()
    t.hand("runner", "Meeting of Minds", "Verbal Plasticity", "Telework Contract")
    t.deck("runner", "Smartware Distributor", "Cleaver", "DreamNet")
    t.start("runner")
    t.click("Play Meeting of Minds")
    t.click(next(o for o in t.options if "connection" in o))
    t.click("Yes")
    assert not t.offered("DreamNet")
    t.click("Smartware Distributor")
    assert "Smartware Distributor" in t.names("grip")
    t.click("Smartware Distributor")
    assert t.credits("runner") == 5 - 4 + 1


def test_meeting_of_minds_may_show_nothing() -> None:
    t = Table()
    t.hand("runner", "Meeting of Minds", "DreamNet", "DreamNet")
    t.start("runner")
    t.click("Play Meeting of Minds")
    t.click(next(o for o in t.options if "virtual" in o))
    t.click("No")
    t.answer([])
    assert (t.credits("runner"), grip(t)) == (1, 2)


# --- S-Dobrado


@pytest.mark.parametrize("offices", [1, 2])
def test_s_dobrado_bypasses_the_first_ice_and_for_a_click_the_second(offices: int) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.hand("runner", "S-Dobrado")
    t.ice("HQ", "Palisade", "Enigma", "Tithe")
    t.start("runner")
    t.click("Play S-Dobrado")
    assert not t.offered("Server 1")
    t.click("HQ")
    assert t.happened("bypass") == 1
    t.click("Go on")
    if offices == 2:
        t.click("Spend 1 click")
        t.click("Go on")
        assert (t.happened("bypass"), t.clicks("runner")) == (2, 2)
    finish_run(t)
    assert t.happened("successful_run") == 0, "the third is met as it is"


# --- Spree


def test_spree_moves_trojans_to_the_ice_in_its_way() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.hosted("Tithe", "Slap Vandal")
    t.hand("runner", "Spree")
    t.start("runner")
    t.click("Play Spree")
    t.click("HQ")
    t.pass_until("Spree: ")
    t.click("Spree: ")
    assert t.card("Slap Vandal").host == t.card("Palisade").oid
    finish_run(t)
    assert not t.offered("Spree: ")


def test_spree_has_nothing_to_host_without_a_trojan() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.hand("runner", "Spree")
    t.start("runner")
    t.click("Play Spree")
    t.click("HQ")
    while t.game.run is not None:
        assert not t.offered("Spree: ")
        go_on(t)


# --- Strike Fund


def test_strike_fund_gains_four_and_two_more_when_it_is_trashed() -> None:
    t = Table()
    t.hand("runner", "Strike Fund", "Strike Fund")
    t.start("runner")
    t.click("Play Strike Fund")
    assert t.credits("runner") == 5 - 1 + 4
    t.effect("corp", Damage("net", 1))
    t.click("Use Strike Fund")
    assert t.credits("runner") == 10


def test_strike_fund_pays_from_the_stack_and_not_for_being_played_or_discarded() -> None:
    t = Table()
    t.deck("runner", "Strike Fund")
    t.hand("runner", "Strike Fund")
    t.start("runner")
    t.effect("runner", TrashTop(1))
    t.click("Use Strike Fund")
    assert t.credits("runner") == 7
    t.click("Play Strike Fund")
    assert t.credits("runner") == 10
    assert not t.offered("Use Strike Fund")


# --- Trick Shot


def test_trick_shot_pays_accesses_more_and_runs_again() -> None:
    t = Table()
    t.hand("runner", "Trick Shot")
    t.root("Server 1", "PAD Campaign")
    t.deck("corp", "Nico Campaign", "Hedge Fund", "Hedge Fund")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Play Trick Shot")
    t.pass_until("Trash Nico Campaign")
    t.click("Trash Nico Campaign")
    assert t.names("archives") == ["Nico Campaign"]
    t.pass_until("Yes: run a remote")
    assert t.happened("accessed") == 2
    t.click("Yes")
    t.pass_until("Trash PAD Campaign")
    t.click("Trash PAD Campaign")
    assert (t.clicks("runner"), t.credits("runner")) == (3, 0)
    assert sorted(t.names("archives")) == ["Nico Campaign", "PAD Campaign"]


def test_trick_shot_need_not_run_again() -> None:
    t = Table()
    t.hand("runner", "Trick Shot")
    t.root("Server 1", "PAD Campaign")
    t.start("runner")
    t.click("Play Trick Shot")
    t.pass_until("Yes: run a remote")
    t.click("No")
    assert t.game.run is None
    assert t.names("heap") == ["Trick Shot"]


# --- Window of Opportunity


@pytest.mark.parametrize("rez", [True, False])
def test_window_of_opportunity_derezzes_for_the_run(rez: bool) -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.hand("runner", "Window of Opportunity", "Cleaver", "Telework Contract")
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner")
    t.click("Play Window of Opportunity")
    assert not t.offered("Telework")
    t.click("Cleaver")
    assert t.credits("runner") == 9 - 1 - 3
    t.click("HQ")
    assert not t.card("Palisade").faceup
    t.pass_until("Yes: rez it")
    assert t.happened("successful_run", server="hq") == 1
    t.click("Yes" if rez else "No")
    assert t.card("Palisade").faceup == rez
    assert t.card("Tithe").faceup
    assert t.credits("corp") == 0
