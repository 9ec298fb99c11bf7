"""A printed sentence is one instruction (9.11.3): cards that join effects, and what meets between them."""

import pytest

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import Damage, GiveTags, PlaceCounters
from engine.netrunner.language.happenings import On
from engine.netrunner.table.events import Kind
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import LET, end_turn, finish_run, go_on, run_to_access, running


def witness(kind: Kind, side: str = "runner", **fields: str) -> str:
    """A card whose controller is asked as soon as something has happened."""
    title = f"Witness of {kind.value}"
    heard = When(On(kind, **fields), (PlaceCounters("power", 1),), optional=True)  # type: ignore[arg-type]
    blank(title, side, "asset" if side == "corp" else "resource", (heard,))
    return title


def heard(t: Table) -> None:
    """Go on until the witness is asked."""
    t.pass_until("Use Witness")


# -- the Runner's ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("avoids", [False, True])
def test_account_siphon_takes_and_gives_at_once(avoids: bool) -> None:
    """Decoy is asked before a credit has moved; how many are lost is chosen as it resolves (1.15.1b)."""
    t = Table()
    t.hand("runner", "Account Siphon")
    t.rig("Decoy")
    t.set(corp_credits=8, runner_credits=5)
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    assert t.offered("Decoy")
    assert (t.credits("corp"), t.credits("runner")) == (8, 5)
    t.click("Decoy" if avoids else "Pass")
    t.click("4")
    assert (t.credits("corp"), t.credits("runner")) == (4, 13)
    assert t.game.state.tags == (1 if avoids else 2)


def test_account_siphon_pays_for_no_trace_of_no_one_home() -> None:
    t = Table()
    t.set(runner_credits=0, corp_credits=5)
    t.rig("No One Home")
    t.hand("runner", "Account Siphon")
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    t.click("Trash No One Home")
    assert t.credits("runner") == 0


def test_account_siphon_of_a_poor_corp() -> None:
    t = Table()
    t.set(runner_credits=0, corp_credits=0)
    t.hand("runner", "Account Siphon")
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    t.next_action()
    assert (t.credits("corp"), t.credits("runner"), t.game.state.tags) == (0, 0, 2)


@pytest.mark.parametrize(
    ("title", "gained", "drawn"),
    [("Professional Contacts", 1, 1), ("Zer0", 1, 2), ("Process Automation", 2, 1)],
)
def test_the_runner_gains_and_draws_at_once(title: str, gained: int, drawn: int) -> None:
    """What hears of the credits comes at the checkpoint of drawing (8.4.5b): the cards are set aside."""
    t = Table()
    t.rig(witness(Kind.GAIN_CREDITS))
    if title == "Process Automation":
        t.hand("runner", title)
    else:
        t.rig(title)
        t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    before = t.credits("runner")
    t.click("Play Process" if title == "Process Automation" else title)
    heard(t)
    assert t.credits("runner") == before + gained
    assert len(t.names("set_aside")) == drawn


def test_loup_gains_and_draws_at_once() -> None:
    t = Table(runner="René “Loup” Arcemont: Party Animal")
    t.root("Server 1", "PAD Campaign")
    t.rig(witness(Kind.GAIN_CREDITS))
    t.set(runner_credits=9)
    t.start("runner")
    run_to_access(t, "Server 1")
    t.click("Trash PAD")
    heard(t)
    assert t.credits("runner") == 9 - 4 + 1
    assert t.names("set_aside") == ["Sure Gamble"]


def test_hoshiko_draws_and_loses_at_once() -> None:
    """The other side of Hoshiko Shiro: the credit is lost when what hears of the draw is asked."""
    t = Table(runner="Hoshiko Shiro: Untold Protagonist")
    t.root("Server 1", "PAD Campaign")
    t.rig(witness(Kind.DRAW_ENDS, by="runner"))
    t.start("runner", clicks=1)
    run_to_access(t, "Server 1")
    t.next_action()
    assert t.game.state.active == "corp"
    before = t.credits("runner")
    end_turn(t)
    heard(t)
    assert (t.credits("runner"), t.names("grip")) == (before - 1, ["Sure Gamble"])


def test_wyldside_draws_and_loses_at_once() -> None:
    t = Table()
    t.rig("Wyldside", witness(Kind.DRAW_ENDS))
    t.start("runner", turn_begins=True)
    heard(t)
    assert (t.clicks("runner"), len(t.names("grip"))) == (3, 2)


def test_esa_draws_and_sabotages_at_once() -> None:
    """First she draws, and what hears of that comes when the Corp's cards are trashed (9.3.4d)."""
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("corp", "Hedge Fund")
    t.rig(witness(Kind.DRAW_ENDS))
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    t.click("Yes")
    assert t.decision.seat == "corp"
    assert len(t.names("grip")) == 2, "drawn before"
    t.click("Hedge Fund")
    heard(t)
    assert len(t.names("archives")) == 2


def test_security_nexus_tags_and_ends_the_run_at_once() -> None:
    t = Table(corp="NBN: Reality Plus")
    t.rig("Security Nexus")
    t.ice("HQ", "Ice Wall")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Use Security Nexus")
    t.click("Use Security Nexus")
    t.click("0 credits")
    while not t.offered("Gain 2"):
        go_on(t)
    assert t.game.state.tags == 1
    assert t.happened("end_run") == 1


def test_pennyshaver_places_and_takes_at_once() -> None:
    t = Table()
    t.rig("Pennyshaver", credit=2)
    t.rig(witness(Kind.PLACE_COUNTERS, counter="credit"))
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Pennyshaver")
    heard(t)
    assert t.credits("runner") == 3


def test_jailbreak_draws_and_accesses_more() -> None:
    t = Table()
    t.hand("runner", "Jailbreak")
    t.hand("corp", *["Hedge Fund"] * 3)
    t.start("runner")
    t.click("Play Jailbreak")
    t.click("HQ")
    t.next_action()
    assert t.names("grip") == ["Sure Gamble"]
    assert t.happened("accessed") == 2


def test_making_an_entrance_trashes_and_arranges_at_once() -> None:
    t = Table(filler=0)
    t.deck("runner", "Diesel", "Easy Mark", "Modded", "Stimhack", "Infiltration", "Inside Job")
    t.hand("runner", "Making an Entrance")
    t.start("runner")
    t.click("Play Making")
    t.click("Diesel", "Modded")
    assert t.names("heap") == ["Diesel", "Modded"], "they are gone, and the rest is put in order"
    t.click("Inside Job", "Infiltration", "Stimhack", "Easy Mark")
    assert t.names("stack") == ["Inside Job", "Infiltration", "Stimhack", "Easy Mark"]


def test_pawn_makes_way_for_another_at_once() -> None:
    """What hears of Pawn being trashed comes when the other Caïssa program is installed."""
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.hosted("Ice Wall", "Pawn")
    t.hand("runner", "Pawn")
    t.rig(witness(Kind.TRASH))
    t.start("runner")
    t.click("Run on HQ")
    heard(t)
    assert "Pawn" in t.names("heap")
    assert t.names("grip") == [], "being installed (8.5.15d)"


@pytest.mark.parametrize("title", ["Stimhack", "Overclock"])
def test_credits_are_placed_and_the_run_is_made_at_once(title: str) -> None:
    """Nothing resolves between them: what hears of the credits comes in the run."""
    t = Table()
    t.hand("runner", title)
    t.rig(witness(Kind.PLACE_COUNTERS, counter="credit"))
    t.start("runner")
    t.click(f"Play {title}")
    if t.offered("HQ"):
        t.click("HQ")
    heard(t)
    assert running(t)


# -- the Corp's -----------------------------------------------------------------------------------------


def test_blue_level_clearance_gains_and_draws_at_once() -> None:
    """NASX, which hears of the credits, is asked when the cards are drawn and set aside (8.4.5b)."""
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.hand("corp", "Blue Level Clearance")
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Play Blue")
    t.pass_until("Pay")
    assert len(t.names("set_aside")) == 2


def test_hostile_takeover_is_paid_with_a_bad_name_at_once() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.root("Server 2", "Hostile Takeover", advancement=2)
    t.start("corp")
    t.click("Score Hostile")
    assert t.game.state.bad_publicity == 1, "NASX is asked when both have happened"
    assert t.credits("corp") == 5 + 7


def test_posted_bounty_tags_and_is_published_at_once() -> None:
    t = Table(corp="NBN: Reality Plus")
    t.root("Server 1", "Posted Bounty", advancement=3)
    t.start("corp")
    t.click("Score Posted")
    t.click("Forfeit")
    assert t.offered("Gain 2")
    assert (t.game.state.tags, t.game.state.bad_publicity) == (1, 1)


def test_breached_dome_trashes_what_lay_on_top() -> None:
    """The card on top of the stack, before I've Had Worse draws."""
    t = Table(filler=0)
    t.deck("runner", "Diesel", "Sure Gamble", "Easy Mark", "Stimhack", "Legwork")
    t.hand("runner", "I've Had Worse")
    t.root("Server 1", "Breached Dome")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    assert t.names("heap") == ["I've Had Worse", "Diesel"]
    assert t.names("grip") == ["Sure Gamble", "Easy Mark", "Stimhack"]


def test_ichi_1_0_damages_and_tags_at_once() -> None:
    t = Table()
    t.rig("Decoy")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.ice("HQ", "Ichi 1.0")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    t.click("0 credits")
    assert t.offered("Decoy")
    assert len(t.names("grip")) == 2
    t.click("Pass")
    assert (len(t.names("grip")), t.game.state.tags) == (1, 1)


def test_ichi_1_0_before_sentinel_defense_program() -> None:
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("No One Home")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.ice("HQ", "Ichi 1.0")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    t.click("0 credits")
    assert t.offered("No One Home"), "about the tag, which comes with the core damage"
    assert len(t.names("grip")) == 5


def test_harvester_fills_the_grip_and_empties_it_at_once() -> None:
    """What hears of the cards drawn comes when too many are discarded."""
    t = Table()
    t.ice("HQ", "Harvester")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.rig(witness(Kind.DRAW_ENDS))
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    assert t.decision.kind == "discard"
    assert len(t.names("grip")) == 7
    t.answer([option.key for option in t.asked.options][:2])
    heard(t)
    assert len(t.names("grip")) == 5


def test_mushin_no_shin_places_before_it_forbids() -> None:
    """Two sentences: what hears of the counters comes before the card cannot be scored or rezzed."""
    t = Table()
    t.hand("corp", "Mushin No Shin", "Project Junebug")
    t.root("Server 1", witness(Kind.PLACE_COUNTERS, "corp", counter="advancement"), rezzed=True)
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Play Mushin")
    heard(t)
    junebug = t.card("Project Junebug")
    assert junebug.advancement == 3
    assert not t.game.cannot("rez", by="corp", card=junebug)
    t.next_action()
    assert t.game.cannot("rez", by="corp", card=t.card("Project Junebug"))
    assert t.game.cannot("score", by="corp", card=t.card("Project Junebug"))


def test_casting_call_installs_and_hosts_at_once() -> None:
    """What hears of the install comes when the operation is on the agenda."""
    t = Table()
    t.root("Server 1", witness(Kind.INSTALL, "corp"), rezzed=True)
    t.hand("corp", "Casting Call", "Hostile Takeover")
    t.start("corp")
    t.click("Play Casting")
    t.click("Hostile")
    t.click("A new server")
    heard(t)
    agenda = t.card("Hostile Takeover")
    assert agenda.faceup
    assert [card.code for card in t.game.state.cards.values() if card.host == agenda.oid]


def test_nightmare_archive_hurts_and_goes_at_once() -> None:
    """Sentinel Defense Program hears of the core damage when the asset has left the game."""
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("Feedback Filter")
    t.root("Server 1", "Nightmare Archive")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("does 1 core")
    t.click("The Corp does 1 core")
    while not t.offered("Prevent 1 net"):
        t.click("Pass")
    assert t.names("removed") == ["Nightmare Archive"]


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


def test_bacterial_programming_adds_trashes_and_arranges_at_once() -> None:
    t = Table(filler=0)
    t.deck("corp", "Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Snare!", "PAD Campaign", "Eli 1.0")
    t.root("Server 1", "Bacterial Programming", advancement=5)
    t.root("Server 2", "Daily Business Show", rezzed=True)
    t.start("corp")
    t.click("Score Bacterial")
    t.click("Use Bacterial")
    t.click("Hedge Fund", "Ice Wall")
    t.click("Enigma")
    t.click("Hunter", "Snare!", "PAD Campaign", "Eli 1.0")
    assert sorted(t.names("hq")) == ["Hedge Fund", "Ice Wall"]
    assert t.names("archives") == ["Enigma"]
    assert t.names("rd")[:2] == ["Hunter", "Snare!"]


def test_divide_and_conquer_breaches_one_after_the_other() -> None:
    t = Table()
    t.hand("runner", "Divide and Conquer")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Play Divide")
    finish_run(t)
    assert [t.happened("breach_begins", server=server) for server in ("archives", "hq", "rd")] == [1, 1, 1]
    assert t.happened("accessed") == 2


# -- words that were left out ---------------------------------------------------------------------------


def crisium(server: str) -> Table:
    """No run on this server is declared successful."""
    t = Table()
    t.root(server, "Crisium Grid", rezzed=True)
    return t


def test_immolation_script_only_of_a_successful_run() -> None:
    t = crisium("Archives")
    t.ice("HQ", "Ice Wall")
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    t.pass_until("Access Ice Wall")
    t.click("Access Ice Wall")
    assert not t.offered("Use Immolation")
    t.next_action()
    assert "Ice Wall" in t.names("installed")


def test_immolation_script_trashes_instead_of_an_access() -> None:
    """Nothing is left that Archives Interface could replace (9.9.11a); no access was prevented."""
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.rig("Archives Interface")
    t.start("runner")
    t.click("Play Immolation Script")
    t.pass_until("Use Immolation")
    t.click("Use Immolation")
    assert not t.offered("Use Archives Interface")
    t.next_action()
    assert "Ice Wall" not in t.names("installed")
    assert t.happened("prevented") == 0


@pytest.mark.parametrize("grid", [False, True])
def test_rip_deal_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("HQ") if grid else Table()
    t.hand("corp", "Hedge Fund")
    t.discard_pile("runner", "Diesel")
    t.hand("runner", "Rip Deal")
    t.start("runner")
    t.click("Play Rip Deal")
    asked = False
    while t.game.run is not None:
        asked = asked or t.offered("Diesel") or t.offered("Use Rip Deal") or t.decision.kind == "may"
        go_on(t)
    assert asked is not grid
    assert "Rip Deal" in t.names("removed")


@pytest.mark.parametrize("grid", [False, True])
def test_top_hat_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("R&D") if grid else Table()
    t.rig("Top Hat")
    t.start("runner")
    t.click("Run on R&D")
    asked = False
    while t.game.run is not None:
        asked = asked or t.offered("Top Hat")
        go_on(t)
    assert asked is not grid


@pytest.mark.parametrize("grid", [False, True])
def test_utopia_shard_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("HQ") if grid else Table()
    t.hand("runner", "Utopia Shard")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ, use Utopia Shard")
    t.next_action()
    assert ("Utopia Shard" in t.names("installed")) is not grid
    assert t.happened("breach_begins") == grid


@pytest.mark.parametrize("prevented", ["tags", "net damage"])
def test_no_one_home_prevents_the_one_or_the_other(prevented: str) -> None:
    t = Table()
    t.set(runner_credits=5, corp_credits=9)
    t.root("Server 1", "Snare!")
    t.rig("No One Home")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 4")
    t.click("Pay 4")
    t.play("Trash No One Home", "0 credits", "1 credit")
    t.click("Avoid" if prevented == "tags" else "Prevent")
    t.next_action()
    assert (len(t.names("grip")), t.game.state.tags) == ((2, 0) if prevented == "tags" else (5, 1))


def test_henry_phillips_asks_for_the_tag_when_he_pays() -> None:
    """The condition is one of the instruction (9.6.5d): a tag that comes before it counts."""
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.root("HQ", "Henry Phillips", rezzed=True)
    tagged = When(On(Kind.BREAK), (GiveTags(1),), optional=True)
    blank("Teller", "corp", "asset", (tagged,))
    t.root("Server 1", "Teller", rezzed=True)
    t.rig("Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break")
    t.pass_until("Use Teller")
    before = t.credits("corp")
    t.click("Use Teller")
    t.next_action()
    assert t.credits("corp") == before + 2


@pytest.mark.parametrize("copy", [False, True])
def test_the_twins_pay_with_a_copy(copy: bool) -> None:
    """Revealing and trashing is the nested cost of the encounter (1.16.11a); being asked tells nothing."""
    t = Table()
    t.root("Server 1", "The Twins", rezzed=True)
    t.ice("Server 1", "Ice Wall")
    t.hand("corp", "Ice Wall" if copy else "Enigma", "Hedge Fund")
    t.rig("Corroder")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Break")
    while t.decision.seat != "corp":
        go_on(t)
    assert t.decision.kind == "unless"
    assert t.offered("Reveal and trash 1 copy") is copy
    if copy:
        t.click(t.options[0])
        while t.decision.step != "6.9.3b":
            go_on(t)
        assert t.names("archives") == ["Ice Wall"]
        assert t.happened("encounter") == 2
    else:
        assert len(t.options) == 1


def test_a_search_reveals_only_where_the_card_says_so() -> None:
    """8.7.2c: what is installed is seen then."""
    t = Table()
    t.rig("Self-modifying Code")
    t.deck("runner", "Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Self-modifying", "Find Corroder")
    assert t.happened("revealed") == 0
    assert "Corroder" in t.names("installed")


def test_ice_that_tucana_finds_is_seen_when_it_is_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.deck("corp", "Ice Wall")
    t.set(corp_credits=9)
    t.start("corp")
    t.play("Score Hostile", "Use Tucana", "Find Ice Wall")
    assert "Ice Wall" not in t.names("installed")
    assert t.happened("revealed") == 0


def test_what_test_run_finds_can_be_installed() -> None:
    """8.7.2b: Parasite cannot, without rezzed ice."""
    t = Table()
    t.hand("runner", "Test Run")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.deck("runner", "Parasite", "Corroder")
    t.start("runner")
    t.click("Play Test Run")
    assert t.offered("Find Corroder")
    assert not t.offered("Find Parasite")
