"""Corp cards that the rulebook's examples name."""

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, facing, finish_run, go_on, grip, running, strength


def corp(*hand: str, **fields: int) -> Table:
    """The Corp's turn with these in HQ."""
    t = Table()
    t.set(**{"corp_credits": 9, **fields})
    t.hand("corp", *hand)
    return t


@pytest.mark.parametrize(("choice", "tags", "left"), [("give", 1, 3), ("suffer", 0, 1)])
def test_argus_security_gives_a_tag_or_the_runner_suffers_damage(choice: str, tags: int, left: int) -> None:
    t = Table(corp="Argus Security: Protection Guaranteed")
    t.root("Server 1", "Hostile Takeover")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.decision.seat == "runner"
    t.answer([o.key for o in t.asked.options if choice in o.label.lower()])
    assert (t.game.state.tags, grip(t)) == (tags, left)


def test_flare_trashes_hardware_and_does_damage_that_nothing_prevents() -> None:
    t = facing("Flare", "Biometric Spoofing", "Desperado", runner_credits=0, corp_credits=0)
    t.click(LET)
    while t.decision.kind in ("trace", "link"):
        go_on(t)
    assert not t.offered("Biometric Spoofing")
    assert not running(t)
    assert (grip(t), t.names("heap")[0]) == (3, "Desperado")


def test_heritage_committee_draws_three_and_returns_one() -> None:
    t = corp("Heritage Committee", "Ice Wall")
    t.start("corp")
    t.click("Play Heritage Committee")
    t.click("Ice Wall")
    assert (t.names("hq"), t.names("rd")[0]) == (["Hedge Fund"] * 3, "Ice Wall")


@pytest.mark.parametrize("credits", [5, 0])
def test_mumbad_virtual_tour_must_be_trashed(credits: int) -> None:
    t = Table()
    t.root("Server 1", "Mumbad Virtual Tour")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on Server 1")
    if credits:
        t.pass_until("Trash")
        assert all("Trash" in option for option in t.options)
        t.click("Trash")
    finish_run(t)
    assert t.names("archives") == ["Mumbad Virtual Tour"] * bool(credits)


def test_mumbad_virtual_tour_need_not_be_trashed_in_hq() -> None:
    t = Table()
    t.hand("corp", "Mumbad Virtual Tour")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Trash Mumbad Virtual Tour")
    go_on(t)
    finish_run(t)
    assert t.names("hq") == ["Mumbad Virtual Tour"]


@pytest.mark.parametrize("bid", ["0 credits", "1 credit"])
def test_the_future_perfect_cannot_be_stolen_from_hq_after_bids_that_differ(bid: str) -> None:
    t = Table()
    t.hand("corp", "The Future Perfect")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    t.play("0 credits", bid)
    finish_run(t)
    assert t.names("runner_score") == ["The Future Perfect"] * (bid == "0 credits")


def test_the_future_perfect_is_stolen_without_bids_where_it_is_installed() -> None:
    t = Table()
    t.root("Server 1", "The Future Perfect")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.happened("revealed_bids") == 0
    assert t.names("runner_score") == ["The Future Perfect"]


def test_mushin_no_shin_advances_what_cannot_be_scored_or_rezzed_at_once() -> None:
    t = corp("Mushin No Shin", "Hostile Takeover")
    t.score_area("corp", "Offworld Office")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp", clicks=4)
    t.play("Play Mushin No Shin", "Hostile Takeover")
    assert t.card("Hostile Takeover").advancement == 3
    assert t.clicks("corp") == 2
    assert t.offered("Score Offworld Office")
    assert not t.offered("Score Hostile Takeover")
    end_turn(t)
    end_turn(t)
    t.next_action()
    assert t.offered("Score Hostile Takeover")


def test_mushin_no_shin_needs_something_to_install() -> None:
    """1.2.5: counters on what could not be installed would change nothing."""
    t = corp("Mushin No Shin", "Palisade")
    t.start("corp", clicks=4)
    assert not t.offered("Play Mushin No Shin")


def test_mushin_no_shin_keeps_an_asset_from_being_rezzed() -> None:
    t = corp("Mushin No Shin", "PAD Campaign")
    t.root("Server 1", "Nico Campaign")
    t.start("corp", clicks=4)
    t.play("Play Mushin No Shin", "PAD Campaign")
    assert t.offered("Rez Nico Campaign")
    assert not t.offered("Rez PAD Campaign")


def test_vaporframe_fabricator_installs_for_nothing_once_a_turn() -> None:
    t = corp("Ice Wall", "Ice Wall")
    t.ice("HQ", "Enigma")
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.start("corp")
    t.click("Vaporframe Fabricator:")
    t.play("Ice Wall", "HQ")
    t.next_action()
    assert t.names("installed").count("Ice Wall") == 1
    assert (t.credits("corp"), t.clicks("corp")) == (9, 2)
    assert not t.offered("Vaporframe Fabricator:")


@pytest.mark.parametrize("card", ["Ice Wall", "PAD Campaign"])
def test_vaporframe_fabricator_installs_as_it_is_trashed_but_not_in_its_root(
    card: str,
) -> None:
    t = corp(card)
    t.ice("Server 1", "Enigma", rezzed=False)
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash Vaporframe Fabricator")
    t.click("Vaporframe Fabricator")
    while t.decision.seat == "corp" and not t.offered("Server 1") and not t.offered("new"):
        t.answer([t.asked.options[0].key])
    assert t.offered("Server 1") == (card == "Ice Wall")


@pytest.mark.parametrize("derezzed", [0, 2])
def test_divert_power_makes_a_rez_cheaper_for_each_card_derezzed(derezzed: int) -> None:
    t = corp("Divert Power", corp_credits=10)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "PAD Campaign", rezzed=True)
    t.ice("HQ", "Archer", "Tollbooth", rezzed=False)
    t.start("corp")
    t.click("Play Divert Power")
    t.click(*["Nico Campaign", "PAD Campaign"][:derezzed])
    t.click("Yes")
    t.click("Tollbooth")
    t.next_action()
    assert t.card("Tollbooth").faceup
    assert t.credits("corp") == 10 - 2 - (8 - 3 * derezzed)
    assert t.card("PAD Campaign").faceup != bool(derezzed)


def test_restore_installs_and_rezzes_and_removes_the_other_copies() -> None:
    t = corp("Restore")
    t.discard_pile("corp", "PAD Campaign", "PAD Campaign", "Nico Campaign")
    t.start("corp")
    t.click("Play Restore")
    t.answer([next(o.key for o in t.asked.options if "PAD" in o.label)])
    t.click("A new server")
    t.next_action()
    assert t.card("PAD Campaign").faceup
    assert t.names("archives") == ["Nico Campaign", "Restore"]
    assert t.names("removed") == ["PAD Campaign"]
    assert t.credits("corp") == 9 - 1 - 2


def test_reconstruction_contract_collects_advancement_and_passes_it_on() -> None:
    t = corp()
    t.root("Server 1", "Reconstruction Contract", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    for _ in range(2):
        t.effect("corp", Damage("meat", 2))
        t.click("Reconstruction Contract")
    assert t.card("Reconstruction Contract").advancement == 2
    t.play("Reconstruction Contract: ", "Offworld Office", "2")
    assert t.card("Offworld Office").advancement == 2
    assert t.names("archives") == ["Reconstruction Contract"]


def test_reconstruction_contract_hears_of_no_net_damage() -> None:
    t = corp()
    t.root("Server 1", "Reconstruction Contract", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    t.effect("corp", Damage("net", 2))
    assert not t.offered("Reconstruction Contract")


def test_warden_fatuma_gives_bioroid_ice_a_first_subroutine() -> None:
    t = Table()
    t.root("Server 1", "Warden Fatuma", rezzed=True)
    t.ice("HQ", "Ansel 1.0")
    t.ice("R&D", "Enigma")
    t.start("runner")
    ansel, enigma = (t.card(title) for title in ("Ansel 1.0", "Enigma"))
    assert len(t.game.subroutines(ansel.oid)) == 4
    assert len(t.game.subroutines(enigma.oid)) == 2
    t.play("Run on HQ", LET)
    assert t.clicks("runner") == 2
    assert strength(t, "Ansel 1.0") == 4


@pytest.mark.parametrize("differ", [True, False])
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_hyoubu_precog_manifold_guards_the_chosen_server(server: str, differ: bool) -> None:
    t = corp("Hyoubu Precog Manifold", "Hyoubu Precog Manifold", "Hedge Fund")
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


def test_magnet_takes_a_program_and_its_abilities() -> None:
    t = Table()
    t.ice("HQ", "Wraparound")
    t.ice("R&D", "Magnet", rezzed=False)
    t.hosted("Wraparound", "Parasite", virus=2)
    t.set(corp_credits=9, runner_credits=9)
    t.start("runner")
    t.click("Run on R&D")
    t.click("Rez Magnet")
    assert t.card("Parasite").host == t.card("Magnet").oid
    assert strength(t, "Magnet") == 3, "it does nothing any more"
    t.click(LET)
    assert not running(t)


@pytest.mark.parametrize("pays", [True, False])
def test_tori_hanzo_turns_the_first_net_damage_of_a_run_here_into_core_damage(pays: bool) -> None:
    t = Table()
    t.root("HQ", "Tori Hanzō", rezzed=True)
    t.set(corp_credits=9)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", Damage("net", 2))
    t.click("Pay" if pays else "Do not pay")
    assert t.game.state.core_damage == pays
    assert grip(t) == (4 if pays else 3)
    t.effect("corp", Damage("net", 1))
    assert not t.offered("Pay 2 credits")


@pytest.mark.parametrize(("credits", "damage"), [(0, 1), (3, 2)])
def test_gemini_does_more_damage_if_its_trace_is_strong_enough(credits: int, damage: int) -> None:
    t = facing("Gemini", corp_credits=credits, runner_credits=0)
    t.click(LET)
    if credits:
        t.click(f"{credits} credits")
    assert len(t.options) == 2, "the Corp orders what became pending"
    t.click("Use Gemini")
    while t.decision.kind in ("trace", "link"):
        go_on(t)
    assert grip(t) == 5 - damage


def test_gemini_does_damage_though_its_trace_fails() -> None:
    t = facing("Gemini", corp_credits=3, runner_credits=9)
    t.click(LET)
    t.play("3 credits", "9 credits")
    assert grip(t) == 4


@pytest.mark.parametrize("broken", [True, False])
def test_hudson_limits_the_accesses_of_a_run_to_one(broken: bool) -> None:
    """7.4.2a: there are no candidates once a card was accessed."""
    t = Table()
    t.ice("Archives", "Hudson 1.0")
    t.discard_pile("corp", "Hedge Fund", "Ice Wall", "Enigma")
    t.start("runner", clicks=4)
    t.click("Run on Archives")
    if broken:
        for _ in range(2):
            t.click("Hudson 1.0: Break")
            if t.offered("can access"):
                t.answer([t.asked.options[0].key])
    else:
        t.click(LET)
    finish_run(t)
    assert t.happened("accessed") == (3 if broken else 1)


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


@pytest.mark.parametrize("advancement", [0, 1])
def test_wendigo_changes_with_its_advancement_and_stops_a_program(advancement: int) -> None:
    t = Table()
    t.ice("HQ", "Wendigo", advancement=advancement)
    t.ice("R&D", "Wraparound")
    t.rig("Imp", virus=2)
    t.rig("Cleaver")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=9)
    t.start("runner")
    subtypes = t.game.face(t.card("Wendigo")).subtypes
    assert ("barrier" in subtypes, "code_gate" in subtypes) == (bool(advancement), not advancement)
    t.play("Run on HQ", LET, "Imp")
    while running(t):
        assert not t.offered("Imp:")
        go_on(t)
    run_on_hq = t.happened("accessed")
    assert run_on_hq == 1
    end_turn(t)
    t.click("Advance Wendigo")
    assert ("barrier" in t.game.face(t.card("Wendigo")).subtypes) != bool(advancement)


@pytest.mark.parametrize("credits", [0, 9])
def test_warroid_tracker_has_the_runner_trash_two_cards(credits: int) -> None:
    t = Table()
    t.root("Server 1", "PAD Campaign", "Warroid Tracker", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.rig("Imp", "Cleaver", "Mimic")
    t.set(runner_credits=4 + credits, corp_credits=0)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access PAD Campaign")
    t.click("Access PAD Campaign")
    t.click("Trash PAD Campaign")
    if credits:
        t.pass_until("4 credits")
        t.click("4 credits")
    else:
        while not t.offered("Mimic"):
            go_on(t)
        t.click("Mimic", "Imp")
    finish_run(t)
    assert t.names("heap") == ([] if credits else ["Mimic", "Imp"]) or t.names("heap") == ["Imp", "Mimic"]
