"""Cards together: what one changes about another."""

from __future__ import annotations

import msgspec
import pytest

from engine.netrunner.language.abilities import Play, Static
from engine.netrunner.language.amounts import CostOf
from engine.netrunner.language.breaching import AccessLimit
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import Access, Gain, Reveal, Trash
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, InZone, Result, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    LET,
    accesses_from_here,
    end_turn,
    finish_run,
    go_on,
    grip,
    run_on,
    running,
)
from tests.netrunner.scenarios.making import runner

HARDWARE = Installed("runner") & Type("hardware")


def test_jailbreak_and_docklands_pass_add_up() -> None:
    t = Table()
    t.rig("Docklands Pass")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.hand("runner", "Jailbreak")
    t.start("runner")
    t.play("Play Jailbreak", "Run on HQ")
    assert accesses_from_here(t) == 3


def test_more_accesses_than_cards_are_no_trouble() -> None:
    t = Table()
    t.rig("Docklands Pass")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Jailbreak")
    t.start("runner")
    t.play("Play Jailbreak", "Run on HQ")
    assert accesses_from_here(t) == 1


def test_overclock_pays_manegarm_skunkworks() -> None:
    t = Table()
    t.set(runner_credits=1)
    t.root("Server 1", "Manegarm Skunkworks", rezzed=True)
    t.hand("runner", "Overclock")
    t.start("runner", clicks=1)
    t.play("Play Overclock", "Run on Server 1")
    t.pass_until("Pay 5 credits")
    t.click("Pay 5 credits")
    assert running(t)
    assert t.card("Overclock", "play").credit == 0


def test_whitespace_neither_takes_nor_counts_hosted_credits() -> None:
    t = Table()
    t.set(runner_credits=4)
    t.ice("HQ", "Whitespace")
    t.rig("Smartware Distributor", credit=9)
    t.hand("runner", "Overclock")
    t.start("runner")
    t.play("Play Overclock", "Run on HQ")
    finish_run(t)
    assert t.credits("runner") == 0
    assert t.card("Smartware Distributor").credit == 9


def test_who_wants_to_be_asked_says_which_credits_pay() -> None:
    t = Table()
    t.set(runner_credits=9)
    orders = t.game.state.orders
    orders["runner"] = msgspec.structs.replace(orders["runner"], hosted_first=False)
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.hand("runner", "Overclock")
    t.start("runner")
    t.play("Play Overclock", "Run on HQ")
    t.click("Cleaver: +1 strength")
    assert t.decision.kind == "payment"
    t.click("Only credits from the pool")
    assert t.credits("runner") == 6
    assert t.card("Overclock", "play").credit == 5


def test_dzmz_optimizer_helps_mutual_favor() -> None:
    t = Table()
    t.set(runner_credits=2)
    t.rig("DZMZ Optimizer")
    t.deck("runner", "Carmen")
    t.hand("runner", "Mutual Favor")
    t.start("runner")
    run_on(t, "Archives")
    t.play("Play Mutual Favor", "Find Carmen", "Yes")
    assert "Carmen" in t.names("installed")
    assert t.credits("runner") == 0


def test_seamless_launch_on_a_facedown_card_names_it_to_nobody_else() -> None:
    """Rules: 1.15.2a."""
    t = Table()
    t.root("Server 1", "Offworld Office")
    t.hand("corp", "Seamless Launch")
    t.start("corp")
    t.click("Play Seamless Launch")
    if t.decision.kind == "target":
        t.click("Offworld Office")
    for seat in ("runner", "spectator"):
        assert "Offworld" not in " ".join(t.log(seat))
        assert "Offworld" not in str(t.view(seat))


def test_urtica_cipher_in_archives_is_harmless() -> None:
    t = Table()
    t.discard_pile("corp", "Urtica Cipher", faceup=False)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "Archives")
    assert grip(t) == 5


def test_urtica_cipher_kills() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher", advancement=3)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.click("Run on Server 1")
    while t.winner is None:
        go_on(t)
    assert t.winner == "corp"


def test_karuna_and_tithe_can_kill() -> None:
    t = Table()
    t.ice("HQ", "Tithe", "Karunā")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.click("Run on HQ")
    while t.winner is None:
        go_on(t)
    assert t.winner == "corp"


def test_orbital_superiority_fires_after_a_public_trail_tag() -> None:
    t = Table()
    t.set(runner_credits=0, corp_credits=9)
    t.root("Server 1", "Orbital Superiority", advancement=4)
    t.hand("corp", "Public Trail")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner", clicks=1)
    run_on(t, "Archives")
    t.pass_until("Play Public Trail")
    t.click("Play Public Trail")
    if t.decision.seat == "runner":
        t.click("Let it happen")
    assert t.game.state.tags == 1
    t.click("Score Orbital Superiority")
    assert t.winner == "corp"


def test_facedown_assets_have_no_actions() -> None:
    t = Table()
    t.root("Server 1", "Regolith Mining License", credit=15, loaded=("credit",))
    t.start("corp")
    assert not t.offered("Take 3 credits")


def test_nico_campaign_emptied_draws_before_the_mandatory_draw() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=3, loaded=("credit",))
    t.deck("corp", "Tithe", "Palisade", "Diviner")
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert sorted(t.names("hq")) == ["Palisade", "Tithe"]


def test_tread_lightly_does_not_tax_send_a_message() -> None:
    t = Table()
    t.set(corp_credits=0)
    t.ice("HQ", "Brân 1.0", "Tithe", rezzed=False)
    t.root("Server 1", "Send a Message")
    t.hand("runner", "Tread Lightly")
    t.start("runner")
    t.play("Play Tread Lightly", "Run on Server 1")
    t.pass_until("Use Send a Message")
    t.click("Use Send a Message")
    t.click("Brân 1.0")
    assert t.card("Brân 1.0").faceup


def test_three_hubs_give_six_more() -> None:
    t = Table()
    t.score_area("corp", *["Superconducting Hub"] * 3)
    t.hand("corp", *["Hedge Fund"] * 12)
    t.set(corp_credits=0)
    t.start("corp")
    end_turn(t)
    assert len(t.names("hq")) == 11


def test_pennyshaver_and_red_team_both_profit() -> None:
    t = Table()
    t.rig("Red Team", credit=12, loaded=("credit",))
    t.rig("Pennyshaver", "Leech")
    t.start("runner")
    t.play("Red Team: Run", "Run on Archives")
    finish_run(t)
    assert t.credits("runner") == 8
    assert t.card("Pennyshaver").credit == 1
    assert t.card("Leech").virus == 1


def test_bran_on_hq_shields_what_it_installs() -> None:
    """Ice installed inward is approached even if Brân was the only ice."""
    t = Table()
    t.set(corp_credits=3)
    t.ice("HQ", "Brân 1.0")
    t.hand("corp", "Palisade")
    t.start("runner")
    t.click("Run on HQ")
    for _ in range(2):
        t.click("Brân 1.0: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click("Break: End the run")
    t.click("Let the unbroken")
    t.click("Install Palisade")
    t.pass_until("Rez Palisade")
    t.click("Rez Palisade")
    finish_run(t)
    assert not t.happened("successful_run")


def test_unity_grows_with_an_icebreaker_found_by_mutual_favor() -> None:
    t = Table()
    t.ice("HQ", "Funhouse")
    t.rig("Unity")
    t.deck("runner", "Cleaver")
    t.hand("runner", "Mutual Favor")
    t.start("runner")
    run_on(t, "Archives")
    t.play("Play Mutual Favor", "Find Cleaver", "Yes")
    t.play("Run on HQ", "Take 1 tag")
    assert t.offered("Unity: +2 strength · 1 credit")


def test_the_order_of_what_commutes_is_not_asked() -> None:
    t = Table()
    t.rig("Pennyshaver", "Docklands Pass", "Leech")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.hand("runner", "Jailbreak")
    t.start("runner")
    t.click("Play Jailbreak")
    t.click("Run on HQ")
    while running(t):
        assert t.decision.kind != "reaction"
        go_on(t)
    assert t.card("Leech").virus == 1
    assert grip(t) == 1


def test_1_14_5_the_runner_trashes_a_program_for_bulwark() -> None:
    """1.14.5: "the Runner trashes 1 installed program", whose choice it is too."""
    t = Table()
    t.ice("HQ", "Bulwark")
    t.rig("Leech")
    t.start("runner")
    t.play("Run on HQ", LET)
    [event] = [e for e in t.game.state.happened if e.kind == "trashed"]
    assert (event.code, event.seat) == ("leech", "runner")


def test_a_limit_of_accesses_holds_outside_of_a_breach() -> None:
    """7.4.2a: once a card was accessed in the run, all accesses are prohibited."""
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Nico Campaign")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", ForNow(AccessLimit(1), "run"))
    for title in ("PAD Campaign", "Nico Campaign"):
        t.effect("corp", Access(Each(Named(title))))
        if t.asks("access"):
            t.click("Leave")
    finish_run(t)
    assert t.happened("accessed") == 1


def test_1_16_10b_what_an_event_was_paid_with_is_known_to_it_alone_with_such_a_cost() -> None:
    gaining = Play((Gain(CostOf(Result("paid"))),))
    with taken_back():
        runner("Pawned", "event", Static(Price("play", cost(Chosen("trash", 1, HARDWARE)))), gaining)
        t = Table()
        t.rig("Cyberdelia")
        t.hand("runner", "Pawned")
        t.start("runner")
        t.click("Play Pawned")
        assert t.credits("runner") == 5 + 3, "worth playing, though nothing is known of the payment before"
    for price in (cost(clicks=1), cost(credits=1)):
        with taken_back(), pytest.raises(DeclarationError, match="paid"):
            runner("Pawned", "event", Static(Price("play", price)), gaining)
    dearer = Price("play", cost(Chosen("trash", 1, HARDWARE)), Type("event"))
    with taken_back(), pytest.raises(DeclarationError, match="paid"):
        runner("Pawned", "event", Static(dearer), gaining)


def test_a_turn_ends_with_assets_in_play() -> None:
    t = Table()
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=15, loaded=("credit",))
    t.start("corp")
    end_turn(t)
    assert t.game.state.active == "runner"


def test_ice_unrezzed_does_nothing() -> None:
    t = Table()
    t.set(corp_credits=0)
    t.ice("HQ", "Palisade", "Funhouse", rezzed=False)
    t.hand("corp", "Offworld Office")
    t.start("runner")
    run_on(t, "HQ")
    assert t.names("runner_score") == ["Offworld Office"]


def test_what_an_ability_reveals_and_trashes_lies_faceup() -> None:
    """Rules: 1.21.6, 4.4.6b."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.effect("corp", Reveal(Each(InZone(("hq",)))), Trash(Each(InZone(("hq",)))))
    t.hand("corp", "Retribution")
    t.effect("corp", Trash(Each(InZone(("hq",)))))
    assert t.card("Hedge Fund", "archives").faceup
    assert not t.card("Retribution", "archives").faceup
