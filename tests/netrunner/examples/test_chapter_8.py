"""The rulebook's examples of procedures (chapter 8)."""

from __future__ import annotations

from engine.netrunner.language.costs import cost
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Type
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let


def test_8_5_5_example_1_each_of_several_installs_sees_what_the_one_before_did() -> None:
    t = Table()
    t.hand("runner", "Mass Install", "Dhegdheer", "Corroder", "Imp")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Play Mass Install", "Dhegdheer", "Corroder")
    assert t.options == ["Not hosted", "Hosted on Dhegdheer", "Not hosted, trashing first"]
    t.play("Hosted on Dhegdheer", "Imp")
    assert t.card("Corroder").host == t.card("Dhegdheer").oid
    assert t.credits("runner") == 9 - 1 - 2 - (2 - 1) - 2


def test_8_5_13a_example_1_nobody_is_shown_that_two_cards_fit_together() -> None:
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.hand("corp", "Strongbox")
    t.start("corp")
    t.click("Install Strongbox in Server 1")
    assert len(t.game.state.servers["remote1"].root) == 2
    assert not t.card("Strongbox").faceup
    for seat in ("runner", "spectator"):
        assert t.happened("revealed") == 0
        assert "Strongbox" not in str(t.view(seat))
        assert "Strongbox" not in str(t.log(seat))

    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.hand("corp", "Adonis Campaign")
    t.start("corp")
    t.click("Install Adonis Campaign in Server 1")
    assert t.names("archives") == ["PAD Campaign"], "one asset or agenda at most, so the first makes room"
    assert t.card("Adonis Campaign").server == "remote1"
    assert not t.card("Adonis Campaign", "installed").faceup


def test_8_5_13a_example_2_ice_installed_by_bran_is_not_revealed() -> None:
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.hand("corp", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Install Enigma")
    assert len(t.game.state.servers["hq"].ice) == 2
    assert "Enigma" not in str(t.view("runner"))
    assert "Enigma" not in str(t.log("runner"))


def test_8_5_13b_example_1_a_second_region_only_after_the_first_and_unseen() -> None:
    t = Table()
    t.root("Server 1", "SanSan City Grid", rezzed=True)
    t.hand("corp", "Nanisivik Grid")
    t.start("corp")
    t.click("Install Nanisivik Grid in Server 1")
    assert t.names("archives") == ["SanSan City Grid"]
    assert not t.card("Nanisivik Grid").faceup
    assert t.happened("revealed") == 0


def test_8_5_13d_example_1_what_cannot_be_rezzed_is_revealed() -> None:
    t = Table()
    t.rig("Wyldside")
    t.discard_pile("corp", "Hostile Takeover", faceup=False)
    t.hand("corp", "Trust Operation")
    t.set(tags=1)
    t.start("corp")
    t.click("Play Trust Operation")
    t.play("Hostile Takeover", "A new server")
    assert not t.card("Hostile Takeover").faceup
    assert t.happened("revealed") == 1


def test_8_5_14_example_1_without_a_position_nothing_can_be_installed_inward() -> None:
    t = Table()
    t.root("HQ", "Nanisivik Grid", rezzed=True)
    t.discard_pile("corp", "Brân 1.0", faceup=False)
    t.hand("corp", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Use Nanisivik Grid")
    t.play("Use Nanisivik Grid", "Brân 1.0")
    t.click("You may install" if t.offered("You may install") else "Install")
    finish_run(t)
    assert "Enigma" in t.names("hq")
    assert t.happened("installed") == 0


def test_8_6_3_example_1_what_one_operation_brings_pays_the_next() -> None:
    t = Table()
    t.hand("corp", "Subcontract", "Hedge Fund", "Government Subsidy")
    t.set(tags=1, corp_credits=6)
    t.start("corp")
    t.click("Play Subcontract")
    assert not t.offered("Government Subsidy")
    t.click("Hedge Fund")
    t.click("Play Government Subsidy")
    assert t.credits("corp") == 6 - 5 + 9 - 10 + 15


def test_8_7_2b_example_1_only_what_can_be_installed_is_found() -> None:
    t = Table()
    t.rig("Artist Colony")
    t.score_area("runner", "Hostile Takeover")
    t.empty_deck("runner")
    t.deck("runner", "Sure Gamble", "Corroder", "Femme Fatale", "Fall Guy", "Spinal Modem")
    t.set(runner_credits=2)
    t.start("runner")
    t.click("Artist Colony")
    assert t.options == ["Find Corroder", "Find Fall Guy", "Find nothing"]


def test_8_7_2b_example_3_what_is_to_be_rezzed_may_be_found_without_the_means() -> None:
    t = Table()
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.root("Server 1", "Tucana", rezzed=True)
    t.deck("corp", "Pharos")
    t.set(corp_credits=0)
    t.start("corp")
    t.play("Score Hostile Takeover", "Use Tucana", "Find Pharos", "HQ")
    assert not t.card("Pharos").faceup
    assert t.happened("revealed") == 1, "because it is not rezzed (8.5.13d), not when it is found (8.7.2c)"
    assert t.credits("corp") == 7, "Hostile Takeover pays after it"


def test_8_7_3_example_1_rd_is_shuffled_before_what_was_found_is_installed() -> None:
    t = Table(corp="Near-Earth Hub: Broadcast Center")
    t.root("Server 1", "Tech Startup", rezzed=True)
    t.deck("corp", "PAD Campaign")
    t.start("corp", turn_begins=True)
    order: list[str] = []
    t.click("Trash Tech Startup")
    while not t.offered("Gain 1 credit"):
        if t.offered("Find PAD"):
            t.click("Find PAD")
        elif t.offered("new server"):
            t.click("A new server")
        else:
            go_on(t)
        order += [event.kind.value for event in t.events]
    assert order.index("shuffled") < order.index("installed") < order.index("drawn")


def test_8_8_2_example_1_a_swap_must_leave_two_legal_servers() -> None:
    t = Table()
    t.ice("HQ", "Metamorph")
    t.root("Server 1", "Hostile Takeover")
    t.root("Server 2", "PAD Campaign", "Strongbox")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Swap 2 installed")
    assert t.options == ["Swap Hostile Takeover in Server 1 and PAD Campaign in Server 2"]


def test_8_8_3a_example_1_what_is_hosted_on_swapped_ice_stays() -> None:
    t = Table()
    t.ice("HQ", "Thimblerig")
    (palisade,) = t.ice("R&D", "Palisade")
    t.hosted("Palisade", "Botulus", virus=1)
    t.start("corp", turn_begins=True)
    t.click("Use Thimblerig")
    assert t.game.state.servers["hq"].ice == (palisade,)
    assert t.card("Botulus").host == palisade
    assert t.card("Botulus").virus == 1


def test_8_5_13d_example_2_if_able_leaves_no_card_that_cannot_be_rezzed_and_no_cost_declined() -> None:
    t = Table()
    t.hand("corp", "Ad Blitz", "PAD Campaign", "Adonis Campaign")
    t.set(corp_credits=5)
    t.start("corp")
    t.effect("runner", ForNow(Price("rez", cost(clicks=1), Type("asset")), "turn"))
    t.click("Play Ad Blitz")
    t.click("X is 1")
    assert t.offered("PAD Campaign")
    t.click("Adonis Campaign")
    t.answer([t.asked.options[-1].key])
    assert not t.offered("Do not")
    assert t.card("Adonis Campaign").faceup
    assert t.clicks("corp") == 0, "two for the operation, and the additional cost"
    t = Table()
    t.hand("corp", "Ad Blitz", "PAD Campaign", "Adonis Campaign")
    t.set(corp_credits=4)
    t.start("corp")
    t.click("Play Ad Blitz")
    t.click("X is 1")
    assert t.options == ["PAD Campaign"], "Adonis Campaign costs 4, and 3 credits are left"


def test_8_7_2b_example_2_what_is_found_has_to_be_installed_by_means_of_another_card() -> None:
    for grip in (("Legwork",), ()):
        t = Table()
        t.rig("Self-modifying Code", "Patchwork")
        t.hand("runner", *grip)
        t.deck("runner", "Imp")
        t.set(runner_credits=2)
        t.start("runner")
        t.click("Self-modifying Code")
        assert t.credits("runner") == 0
        assert t.offered("Imp") is bool(grip)
        if not grip:
            continue
        t.click("Imp")
        assert "Imp" in t.names("installed")
        assert sorted(t.names("heap")) == ["Legwork", "Self-modifying Code"]
