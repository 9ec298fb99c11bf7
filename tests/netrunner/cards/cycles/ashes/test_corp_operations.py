"""Operations of the Ashes cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    corp_holding,
    end_turn,
    finish_run,
    go_on,
    holding,
    hq,
    run_on,
    running,
)

# -- Argus Crackdown --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "damage"), [("HQ", 2), ("R&D", 0)])
def test_argus_crackdown_hurts_who_gets_past_ice(server: str, damage: int) -> None:
    t = holding("Argus Crackdown")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Play Argus Crackdown")
    end_turn(t)
    run_on(t, server)
    assert len(t.names("grip")) == 5 - damage
    end_turn(t)
    t.pass_until("Purge")
    assert "Argus Crackdown" in t.names("archives"), "until the next turn begins"


def test_argus_crackdown_is_the_only_lockdown() -> None:
    t = holding("Argus Crackdown", "SYNC Rerouting")
    t.start("corp")
    t.click("Play SYNC Rerouting")
    assert not t.offered("Play Argus")


# -- Complete Image ---------------------------------------------------------------------------------------


def test_complete_image_names_a_card_as_it_damages() -> None:
    """Naming is done as the instruction resolves (1.15.1b), after what interrupts the damage."""
    t = Table()
    t.hand("corp", "Complete Image")
    t.score_area("runner", "Hostile Takeover", "Posted Bounty", "Priority Requisition")
    t.rig("Feedback Filter")
    t.hand("runner", "Diesel", "Diesel")
    t.set(runner_credits=9)
    t.start("runner", clicks=1)
    t.click("Run on R&D")
    t.next_action()
    while not t.offered("Play Complete"):
        t.click(t.options[0])
    t.click("Play Complete")
    assert t.offered("Feedback"), "no name is chosen yet"


def image(*hand: str, points: str = "Send a Message", run: bool = True) -> Table:
    """The Corp's turn after one in which the Runner made a successful run."""
    t = Table()
    t.hand("corp", "Complete Image")
    t.hand("runner", *hand)
    t.score_area("runner", points)
    t.discard_pile("runner", "Leech")
    t.start("runner")
    if run:
        t.click("Run on Archives")
        while running(t):
            go_on(t)
    end_turn(t)
    while not t.offered("Gain 1 credit"):
        go_on(t)
    return t


def test_complete_image_offers_what_the_corp_knows_and_everything_by_its_letter() -> None:
    t = image("Sure Gamble", "Cleaver")
    t.click("Play Complete Image")
    assert t.asked.prompt == "Complete Image: Choose 1 Runner card name."
    assert "Leech" in t.options
    assert not {"Sure Gamble", "Cleaver"} & set(t.options), "what is in the grip is not told"
    letters = [label for label in t.options if label.startswith("Names with")]
    assert "Names with S" in letters
    t.click("Names with S")
    assert "Sure Gamble" in t.options
    assert len(t.options) < 150
    assert all(label[0] in "SŞ" for label in t.options)
    t.click("Sure Gamble")
    assert any("names **Sure Gamble**" in line for line in t.log("runner"))


def test_complete_image_goes_on_as_long_as_the_name_is_right() -> None:
    t = image("Cleaver", "Cleaver", "Cleaver")
    t.click("Play Complete Image")
    for left in (2, 1):
        t.click("Names with C")
        t.click("Cleaver")
        assert len(t.names("grip")) == left
    t.click("Names with L")
    t.click("Leech")
    assert len(t.names("grip")) == 0
    assert t.names("heap").count("Cleaver") == 3
    # 5.4.3: the action phase is over, with 2 clicks left.
    t.pass_until("Run on HQ")
    assert t.game.state.active == "runner"


def test_complete_image_stops_at_a_wrong_name() -> None:
    t = image("Cleaver", "Cleaver")
    t.click("Play Complete Image")
    t.click("Leech")
    assert len(t.names("heap")) == 2, "Leech was there before"
    assert t.names("grip") == ["Cleaver"]


def test_complete_image_is_played_only_after_a_successful_run_and_at_three_points() -> None:
    assert not image("Cleaver", run=False).offered("Play Complete Image")
    assert not image("Cleaver", points="Offworld Office").offered("Play Complete Image")
    assert image("Cleaver").offered("Play Complete Image")


# -- Digital Rights Management ----------------------------------------------------------------------------


def test_digital_rights_management_fetches_an_agenda_installs_and_forbids_scoring() -> None:
    t = holding("Digital Rights Management", "Tithe")
    t.deck("corp", "Tomorrow's Headline")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    assert t.offered("Score Offworld Office")
    t.click("Play Digital Rights Management")
    t.click("Tomorrow")
    assert [o for o in t.options if "Tithe" in o] == []  # ice goes into no root
    t.click("Tomorrow")
    t.click("new")
    assert t.card("Tomorrow's Headline").server == "remote2"
    assert not t.offered("Score Offworld Office")
    end_turn(t)
    end_turn(t)
    t.pass_until("Score Offworld Office")


def test_digital_rights_management_needs_a_turn_without_a_successful_run_on_hq() -> None:
    t = holding("Digital Rights Management")
    t.start("runner")
    run_on(t, "HQ")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert not t.offered("Play Digital Rights Management")
    t = holding("Digital Rights Management")
    t.start("runner")
    run_on(t, "Archives")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert t.offered("Play Digital Rights Management")


# -- Focus Group ------------------------------------------------------------------------------------------


def focus(*hand: str, run: bool = True) -> Table:
    """The Corp's turn after one in which the Runner made a successful run; a type was named."""
    t = holding("Focus Group", corp_credits=9)
    t.hand("runner", *hand)
    t.root("Server 1", "PAD Campaign")
    t.start("runner", clicks=1)
    if run:
        run_on(t, "Archives")
    else:
        t.click("Gain 1 credit")
    t.pass_until("Purge")
    return t


def test_focus_group_advances_as_many_times_as_cards_were_shown() -> None:
    t = focus("Cleaver", "Carmen", "Sure Gamble")
    t.click("Play Focus Group")
    t.click("Program")
    assert t.happened("revealed") == 3
    t.click("Pay")
    assert not t.offered("3")
    t.click("2")
    assert t.card("PAD Campaign").advancement == 2
    assert t.credits("corp") == 9 - 3 - 2


def test_focus_group_need_not_pay_and_is_played_only_after_a_successful_run() -> None:
    t = focus("Cleaver")
    t.click("Play Focus Group")
    t.click("Program")
    t.click("Do not")
    assert t.card("PAD Campaign").advancement == 0
    assert not focus("Cleaver", run=False).offered("Play Focus Group")


# -- Fully Operational ------------------------------------------------------------------------------------


def test_fully_operational_repeats_for_each_protected_remote_in_use() -> None:
    t = holding("Fully Operational")
    t.root("Server 1", "Nico Campaign")
    t.ice("Server 1", "Tithe", rezzed=False)
    t.root("Server 2", "Nico Campaign")
    t.ice("Server 3", "Tithe")
    t.ice("HQ", "Tithe")
    t.start("corp")
    t.play("Play Fully Operational", "Gain 2 credits", "Draw 2 cards")
    assert (t.credits("corp"), hq(t)) == (6, 2)
    assert t.offered("Gain 1 credit")


# -- Hyoubu Precog Manifold -------------------------------------------------------------------------------


@pytest.mark.parametrize("differ", [True, False])
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_hyoubu_precog_manifold_guards_the_chosen_server(server: str, differ: bool) -> None:
    t = corp_holding("Hyoubu Precog Manifold", "Hyoubu Precog Manifold", "Hedge Fund")
    t.start("corp")
    t.play("Play Hyoubu Precog Manifold", "HQ")
    assert not t.offered("Play Hyoubu Precog Manifold"), "a lockdown is active"
    end_turn(t)
    t.click(f"Run on {server}")
    if server == "HQ":
        t.pass_until("0 credits")
        t.play("0 credits", "1 credit" if differ else "0 credits")
    finish_run(t)
    assert t.happened("accessed") == (server != "HQ" or not differ)
    end_turn(t)
    assert t.names("archives").count("Hyoubu Precog Manifold") >= 1
    assert t.names("play") == []


# -- NAPD Cordon ------------------------------------------------------------------------------------------


def cordoned(advancement: int, credits: int) -> Table:
    t = holding("NAPD Cordon", "NAPD Cordon")
    t.root("Server 1", "Offworld Office", advancement=advancement)
    t.start("corp")
    t.click("Play NAPD Cordon")
    t.set(runner_credits=credits)
    return t


def test_napd_cordon_makes_stealing_dear() -> None:
    t = cordoned(2, 8)
    end_turn(t)
    t.next_action()
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    finish_run(t)
    assert (t.credits("runner"), t.names("runner_score")) == (0, ["Offworld Office"])


@pytest.mark.parametrize(("advancement", "credits"), [(0, 3), (2, 7)])
def test_napd_cordon_keeps_out_who_cannot_pay(advancement: int, credits: int) -> None:
    t = cordoned(advancement, credits)
    end_turn(t)
    t.next_action()
    run_on(t, "Server 1")
    assert (t.credits("runner"), t.names("runner_score")) == (credits, [])


def in_play(t: Table) -> list[str | None]:
    """Operations in the play area, as the Runner sees them."""
    return [shown.title for shown in t.view("runner").corp.in_play]


def test_only_one_lockdown_at_a_time() -> None:
    t = cordoned(0, 5)
    assert in_play(t) == ["NAPD Cordon"]
    assert not t.offered("Play NAPD Cordon")


def test_napd_cordon_is_trashed_when_the_next_turn_of_the_corp_begins() -> None:
    """Rules: 3.5.1c."""
    t = cordoned(0, 5)
    end_turn(t)
    t.next_action()
    assert in_play(t) == ["NAPD Cordon"]
    end_turn(t)
    t.next_action()
    assert t.game.state.active == "corp"
    assert in_play(t) == []
    assert "NAPD Cordon" in t.names("archives")


# -- Scapenet ---------------------------------------------------------------------------------------------


def scapenet(*rig: str, run: bool = True) -> Table:
    """The Corp's turn after one in which the Runner made a successful run."""
    t = holding("Scapenet", corp_credits=9, runner_credits=9)
    t.rig(*rig)
    t.start("runner")
    if run:
        run_on(t, "Archives")
    end_turn(t)
    t.pass_until("Purge")
    return t


@pytest.mark.parametrize("evades", [True, False])
def test_scapenet_removes_a_chip_or_virtual_card_from_the_game(evades: bool) -> None:
    t = scapenet("Leech", "Lucky Charm", "Cleaver")
    t.click("Play Scapenet")
    t.click("0 credits")
    t.click("7 credits" if evades else "0 credits")
    t.next_action()
    assert t.names("removed") == ([] if evades else ["Lucky Charm"])


def test_scapenet_is_played_only_after_a_successful_run() -> None:
    assert scapenet("Lucky Charm").offered("Play Scapenet")
    assert not scapenet("Lucky Charm", run=False).offered("Play Scapenet")


# -- Secure and Protect -----------------------------------------------------------------------------------


def test_secure_and_protect_installs_ice_on_a_central_server_for_less() -> None:
    t = corp_holding("Secure and Protect", corp_credits=5)
    t.ice("R&D", *["Ice Wall"] * 4)
    t.deck("corp", "Enigma", "PAD Campaign")
    t.root("Server 1", "PAD Campaign")
    t.start("corp")
    t.click("Play Secure and Protect")
    assert t.clicks("corp") == 1
    assert not t.offered("PAD Campaign")
    t.click("Enigma")
    assert not t.offered("Server 1")
    t.click("Protecting R&D")
    t.next_action()
    assert t.card("Enigma").server == "rd"
    assert t.credits("corp") == 4 - 1
    assert t.happened("shuffled") == 1
    assert t.happened("revealed") == 1


def test_secure_and_protect_needs_two_clicks() -> None:
    t = corp_holding("Secure and Protect")
    t.start("corp", clicks=1)
    assert not t.offered("Play Secure")


# -- SYNC Rerouting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_sync_rerouting_tags_whoever_runs_unpaid(pays: bool) -> None:
    t = holding("SYNC Rerouting", runner_credits=9)
    t.start("corp")
    t.click("Play SYNC Rerouting")
    end_turn(t)
    for n in (1, 2):
        t.click("Run on Archives")
        t.click("Pay 4 credits" if pays else "Let it happen")
        finish_run(t)
        assert (t.credits("runner"), t.game.state.tags) == ((9 - 4 * n, 0) if pays else (9, n))
    end_turn(t)
    t.pass_until("Purge")
    assert "SYNC Rerouting" in t.names("archives")
