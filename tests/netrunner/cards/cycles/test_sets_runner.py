"""The Runner's cards of many sets."""

import pytest

from engine.netrunner.language.effects import Damage, GiveTags, Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    LET,
    accesses,
    against,
    end_turn,
    finish_run,
    go_on,
    grip,
    hq,
    rigged,
    run_on,
    running,
    strength,
    unprevented,
)


def hurt(title: str, kind: str, n: int, *more: str) -> Table:
    """Damage is coming to a Runner with these installed and five cards."""
    t = rigged(title, *more, runner_credits=9)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.effect("corp", Damage(kind, n))  # type: ignore[arg-type]
    return t


# -- against harm -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["meat", "net", "core"])
def test_biometric_spoofing_prevents_two_damage_of_any_kind(kind: str) -> None:
    t = hurt("Biometric Spoofing", kind, 3)
    t.click("Biometric Spoofing: Prevent 2 damage")
    assert grip(t) == 4


def test_feedback_filter_prevents_net_and_core_damage() -> None:
    t = hurt("Feedback Filter", "net", 2)
    t.click("Feedback Filter: Prevent 1 net damage")
    t.click("Pass")
    assert (grip(t), t.credits("runner")) == (4, 6)
    t = hurt("Feedback Filter", "core", 2)
    t.play("Feedback Filter: Prevent up to 2 core damage", "2")
    assert (grip(t), t.names("heap")) == (5, ["Feedback Filter"])


def test_forger_avoids_or_removes_a_tag() -> None:
    t = rigged("Forger")
    assert t.game.link() == 1
    t.effect("corp", GiveTags(1))
    t.click("Forger: Avoid 1 tag")
    assert (t.game.state.tags, t.names("heap")) == (0, ["Forger"])
    t = rigged("Forger", tags=1)
    t.click("Forger: Remove 1 tag")
    assert t.game.state.tags == 0


def test_jesminder_prevents_the_first_tag_of_each_run() -> None:
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.ice("HQ", "Hunter", "Hunter")
    t.start("runner")
    t.click("Run on HQ")
    for n in range(2):
        t.click(LET)
        t.play("0 credits", "0 credits")
        assert any("Jesminder" in line for line in t.log()) == (n == 0), "not Hunter avoids it"
        while t.decision.kind == "jack_out":
            go_on(t)
    finish_run(t)
    assert t.game.state.tags == 1


@pytest.mark.parametrize("saves", [True, False])
def test_fall_guy_saves_another_resource_or_pays(saves: bool) -> None:
    t = rigged("Fall Guy", "Armitage Codebusting")
    if not saves:
        t.click("Fall Guy: Gain 2 credits")
        assert (t.credits("runner"), t.names("heap")) == (7, ["Fall Guy"])
        return
    t.effect("corp", Trash(Each(Named("Armitage Codebusting"))))
    t.click("Fall Guy: Prevent")
    assert (t.names("installed"), t.names("heap")) == (["Armitage Codebusting"], ["Fall Guy"])


def test_fall_guy_does_not_save_itself() -> None:
    t = rigged("Fall Guy")
    t.effect("corp", Trash(Each(Named("Fall Guy"))))
    assert t.names("heap") == ["Fall Guy"]


def test_clan_vengeance_counts_damage_and_trashes_cards_of_hq() -> None:
    t = hurt("Clan Vengeance", "net", 2)
    t.effect("corp", Damage("meat", 1))
    assert t.card("Clan Vengeance").power == 2
    t.click("Clan Vengeance: Trash")
    assert (hq(t), len(t.names("archives"))) == (3, 2)


# -- programs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "room", "discount"), [("Dhegdheer", 1, 1), ("Leprechaun", 2, 0)])
def test_daemons_host_a_number_of_programs(title: str, room: int, discount: int) -> None:
    t = rigged(title, runner_credits=9)
    t.hand("runner", *["Mimic"] * 3)
    t.refresh()
    used = t.game.memory_used()
    for _ in range(room):
        t.click(f"Install Mimic on {title}")
    assert t.game.memory_used() == used
    assert t.credits("runner") == 9 - room * (3 - discount)
    assert not t.offered(f"Install Mimic on {title}")


@pytest.mark.parametrize("card", ["Hedge Fund", "Offworld Office"])
def test_imp_trashes_anything_once_a_turn(card: str) -> None:
    t = Table()
    t.hand("runner", "Imp")
    t.deck("corp", card, card)
    t.start("runner")
    t.click("Install Imp")
    assert t.card("Imp").virus == 2
    t.click("Run on R&D")
    t.pass_until("Imp: Trash")
    t.click("Imp: Trash")
    finish_run(t)
    assert (t.names("archives"), t.card("Imp").virus) == ([card], 1)
    t.click("Run on R&D")
    while running(t):
        assert not t.offered("Imp: Trash")
        go_on(t)


def test_na_not_k_grows_with_the_ice_around() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Ice Wall", "Hunter")
    t.rig("Na'Not'K")
    t.set(runner_credits=9)
    t.start("runner")
    assert strength(t, "Na'Not'K") == 1
    t.click("Run on HQ")
    assert strength(t, "Na'Not'K") == 4
    t.click("Na'Not'K: +2 strength")
    assert strength(t, "Na'Not'K") == 6
    t.click("Na'Not'K: Break 1 sentry")
    if t.decision.kind == "target":
        go_on(t)
    finish_run(t)
    assert (t.game.state.tags, t.credits("runner")) == (0, 5)


def test_self_modifying_code_turns_into_another_program() -> None:
    t = rigged("Self-modifying Code", runner_credits=9)
    t.deck("runner", "Pennyshaver", "Mimic")
    t.refresh()
    t.click("Self-modifying Code: Search")
    assert not t.offered("Pennyshaver")
    t.click("Mimic")
    t.next_action()
    assert (t.names("installed"), t.credits("runner")) == (["Mimic"], 4)
    assert t.names("heap") == ["Self-modifying Code"]


# -- hardware and resources -------------------------------------------------------------------------------


def test_dyson_mem_chip_gives_memory_and_link() -> None:
    t = rigged("Dyson Mem Chip")
    assert (t.game.memory_limit(), t.game.link()) == (5, 1)


def test_obelus_draws_for_accesses_and_grows_with_tags() -> None:
    t = rigged("Obelus", "R&D Interface", tags=2)
    assert (t.game.memory_limit(), t.game.hand_size("runner")) == (5, 7)
    run_on(t, "R&D")
    assert grip(t) == 2
    run_on(t, "HQ")
    assert grip(t) == 2, "the first time each turn"


def test_r_d_interface_accesses_one_more() -> None:
    t = rigged("R&D Interface")
    assert accesses(t, "R&D") == 2
    assert accesses(t, "HQ") == 1


def test_spinal_modem_pays_for_icebreakers_and_minds_traces() -> None:
    t = Table()
    t.ice("HQ", "Hunter")
    t.rig("Spinal Modem", "Mimic")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner", turn_begins=True)
    assert (t.game.memory_limit(), t.card("Spinal Modem").credit) == (5, 2)
    t.click("Run on HQ")
    t.click(LET)
    t.play("0 credits", "0 credits")
    finish_run(t)
    assert t.game.state.core_damage == 1
    t.ice("R&D", "Rototurret")
    t.refresh()
    t.click("Run on R&D")
    t.click("Mimic: Break 1")
    t.click(t.options[0])
    assert (t.card("Spinal Modem").credit, t.credits("runner")) == (1, 5)


def test_zer0_hurts_and_pays_once_a_turn() -> None:
    t = rigged("Zer0")
    t.hand("runner", "Sure Gamble")
    t.refresh()
    t.click("Zer0: Gain 1 credit")
    assert (t.credits("runner"), grip(t), t.clicks("runner")) == (6, 2, 3)
    assert not t.offered("Zer0")


def test_drug_dealer_takes_a_credit_and_gives_cards() -> None:
    t = Table()
    t.rig("Drug Dealer")
    t.start("runner", turn_begins=True)
    assert t.credits("runner") == 4
    end_turn(t)
    t.next_action()
    assert grip(t) == 1


def test_off_campus_apartment_draws_for_connections() -> None:
    t = rigged("Off-Campus Apartment", runner_credits=9)
    t.hand("runner", "Fall Guy", "Armitage Codebusting")
    t.refresh()
    assert not t.offered("Install Armitage Codebusting on Off-Campus Apartment")
    t.click("Install Fall Guy on Off-Campus Apartment")
    assert grip(t) == 2


def test_professional_contacts_pays_and_draws() -> None:
    t = rigged("Professional Contacts")
    t.click("Professional Contacts: Gain 1 credit")
    assert (t.credits("runner"), grip(t), t.clicks("runner")) == (6, 1, 3)


def test_exile_draws_for_programs_from_the_heap() -> None:
    t = Table(runner="Exile: Streethawk")
    t.rig("Clone Chip")
    t.discard_pile("runner", "Mimic")
    t.hand("runner", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Leech")
    assert grip(t) == 0
    t.click("Clone Chip: Install")
    t.pass_until("Gain 1 credit")
    assert (grip(t), "Mimic" in t.names("installed")) == (1, True)


# -- events -----------------------------------------------------------------------------------------------


def played(title: str, *more: str) -> Table:
    """An event is played."""
    t = Table()
    t.hand("runner", title)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.root("Server 1", "PAD Campaign", "Experiential Data")
    t.ice("Server 1", "Ice Wall", rezzed=False)
    t.start("runner")
    t.click(f"Play {title}")
    return t


@pytest.mark.parametrize("n", [0, 1, 2])
def test_satellite_uplink_exposes_up_to_two_cards(n: int) -> None:
    t = played("Satellite Uplink")
    t.answer([option.key for option in t.asked.options[:n]])
    if n:
        unprevented(t)
    assert t.happened("exposed") == n


def test_singularity_trashes_everything_in_a_root() -> None:
    t = played("Singularity")
    finish_run(t)
    assert sorted(t.names("archives")) == ["Experiential Data", "PAD Campaign"]
    assert (t.clicks("runner"), t.happened("breach_begins")) == (2, 0)


def test_chastushka_sabotages_instead_of_breaching() -> None:
    t = played("Chastushka")
    while t.decision.seat == "runner":
        go_on(t)
    t.answer([option.key for option in t.asked.options[:3]])
    finish_run(t)
    assert (hq(t), len(t.names("archives")), t.happened("breach_begins")) == (2, 4, 0)


@pytest.mark.parametrize("instead", [True, False])
def test_indexing_arranges_rd_instead_of_breaching(instead: bool) -> None:
    t = Table()
    deck = ["Enigma", "Hunter", "Palisade", "Archer", "Shiro"]
    t.deck("corp", *deck)
    t.hand("runner", "Indexing")
    t.start("runner")
    t.click("Play Indexing")
    t.pass_until("Breach R&D")
    assert len(t.options) == 2
    if instead:
        t.click(next(label for label in t.options if "Breach R&D" not in label))
        t.click(*reversed(deck))
        assert t.names("rd")[:5] == deck[::-1]
    else:
        t.click("Breach R&D")
    finish_run(t)
    assert t.happened("accessed") == (not instead)


def test_grappling_hook_is_of_no_use_against_a_single_subroutine() -> None:
    """9.8.7b, 1.2.5: all but one of one is none."""
    t = against("Palisade", "Grappling Hook")
    assert not t.offered("Grappling Hook")


def test_two_grappling_hooks_break_everything() -> None:
    """9.8.7b: each breaks all but one, and the one that is left may be broken already."""
    t = against("Heimdall 1.0", "Grappling Hook", "Grappling Hook")
    t.click("Grappling Hook: Break")
    assert len(t.options) == 3
    t.click("The Corp does 1 core damage")
    assert (t.happened("broken"), t.names("heap")) == (2, ["Grappling Hook"])
    t.click("Grappling Hook: Break")
    t.click("End the run")
    assert t.happened("broken") == 3
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("successful_run")) == (0, 1)
