"""Agendas of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.bidding import bid
from tests.netrunner.cards.playing import finish_run, go_on, grip, hq, run_on, scoring, strength

# -- Eminent Domain ---------------------------------------------------------------------------------------


def test_eminent_domain_is_expended_from_hq_for_five_credits_less() -> None:
    t = Table()
    t.hand("corp", "Eminent Domain", "Brân 1.0", "Hedge Fund")
    t.set(corp_credits=2)
    t.start("corp")
    t.click("Eminent Domain")
    assert t.names("archives") == ["Eminent Domain"]
    assert t.card("Eminent Domain", "archives").faceup
    t.click("Brân 1.0")
    t.click("HQ")
    assert (t.card("Brân 1.0").faceup, t.credits("corp"), t.clicks("corp")) == (True, 0, 2)


def test_eminent_domain_is_expended_only_from_hq() -> None:
    t = Table()
    t.root("Server 1", "Eminent Domain")
    t.score_area("corp", "Eminent Domain")
    t.discard_pile("corp", "Eminent Domain")
    t.hand("corp", "Brân 1.0")
    t.start("corp")
    assert [o for o in t.options if "Eminent" in o] == [o for o in t.options if o.startswith("Advance")]


def test_eminent_domain_cannot_be_expended_without_the_credit_or_a_card_to_install() -> None:
    """Rules: 1.2.5, 1.16.1."""
    t = Table()
    t.hand("corp", "Eminent Domain", "Brân 1.0")
    t.set(corp_credits=0)
    t.start("corp")
    assert not [o for o in t.options if o.startswith("Eminent")]


def test_eminent_domain_scored_installs_and_rezzes_any_card_of_rd_for_free() -> None:
    t = scoring("Eminent Domain", 3, corp_credits=0)
    t.deck("corp", "Regolith Mining License", "Brân 1.0")
    t.start("corp")
    t.click("Score Eminent Domain")
    t.click("Use Eminent Domain")
    assert not t.offered("Hedge Fund")  # an operation cannot be installed (8.7.2b)
    t.click("Regolith")
    t.click("new")
    go_on(t)  # as for Stoke the Embers
    assert t.card("Regolith Mining License").faceup
    assert t.credits("corp") == 0


# -- Oracle Thinktank -------------------------------------------------------------------------------------


def test_oracle_thinktank_tags_who_steals_it() -> None:
    t = scoring("Oracle Thinktank", 0)
    t.start("runner")
    run_on(t, "Server 1")
    assert (t.names("runner_score"), t.game.state.tags) == (["Oracle Thinktank"], 1)
    t = scoring("Oracle Thinktank", 3)
    t.start("corp")
    t.click("Score Oracle Thinktank")
    assert t.game.state.tags == 0


def test_oracle_thinktank_goes_back_into_rd_for_a_tag() -> None:
    t = Table()
    t.set(tags=2)
    t.score_area("runner", "Oracle Thinktank")
    t.start("corp")
    t.click("Oracle Thinktank")
    assert (t.game.state.tags, t.clicks("corp"), t.names("runner_score")) == (1, 2, [])
    assert "Oracle Thinktank" in t.names("rd")


def test_oracle_thinktank_stays_without_a_tag_and_is_no_action_of_the_runner() -> None:
    t = Table()
    t.score_area("runner", "Oracle Thinktank")
    t.start("corp")
    assert not t.offered("Oracle Thinktank")
    t.set(tags=1)
    t.start("runner")
    assert not t.offered("Oracle Thinktank")
    t = Table()
    t.set(tags=1)
    t.score_area("corp", "Oracle Thinktank")
    t.hand("corp", "Oracle Thinktank")
    t.start("corp")
    assert [o for o in t.options if "Oracle" in o] == ["Install Oracle Thinktank in a new server · free"]


# -- See How They Run -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bids", "core", "net"), [((0, 2), 1, 0), ((1, 1), 0, 1)])
def test_see_how_they_run_does_one_kind_of_damage_or_the_other(
    bids: tuple[int, int], core: int, net: int
) -> None:
    t = Table(corp="")
    t.root("Server 1", "See How They Run", advancement=4)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    t.click("Score See How They Run")
    assert t.game.state.tags == 1
    bid(t, *bids)
    kinds = [e.damage for e in t.game.state.happened if e.kind == "damage"]
    assert kinds == ["core"] * core + ["net"] * net
    assert t.game.state.core_damage == core


# -- Slash and Burn Agriculture ---------------------------------------------------------------------------


def test_slash_and_burn_agriculture_is_expended_for_two_counters() -> None:
    t = Table()
    t.hand("corp", "Slash and Burn Agriculture")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    t.click("Slash and Burn")
    assert t.options == ["Offworld Office in Server 1", "Urtica Cipher in Server 2"]
    t.click("Urtica Cipher")
    assert t.card("Urtica Cipher").advancement == 2
    assert (t.credits("corp"), t.clicks("corp")) == (4, 2)
    assert t.card("Slash and Burn Agriculture", "archives").faceup


def test_slash_and_burn_agriculture_needs_a_card_to_advance() -> None:
    t = Table()
    t.hand("corp", "Slash and Burn Agriculture")
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    assert not [o for o in t.options if o.startswith("Slash")]


@pytest.mark.parametrize("stolen", [True, False])
def test_fujii_asset_retrieval_hurts_whoever_gets_it(stolen: bool) -> None:
    t = scoring("Fujii Asset Retrieval", 5)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner" if stolen else "corp")
    if stolen:
        t.click("Run on Server 1")
        t.pass_until("Steal")
        t.click("Steal")
    else:
        t.click("Score Fujii")
    assert grip(t) == 3


@pytest.mark.parametrize("use", [True, False])
def test_kingmaking_draws_and_adds_a_small_agenda(use: bool) -> None:
    t = scoring("Kingmaking", 4)
    t.hand("corp", "Hostile Takeover", "Offworld Office")
    t.start("corp")
    t.play("Score Kingmaking", "2")
    assert hq(t) == 4
    t.click("Yes" if use else "No")
    if use:
        assert not t.offered("Offworld")
        t.pass_until("Gain 1 credit") if t.offered("Gain 1") else t.click("Hostile")
    assert t.names("corp_score") == ["Kingmaking", *["Hostile Takeover"] * use]
    assert t.credits("corp") == 5, "it is not scored"


@pytest.mark.parametrize("use", [True, False])
def test_salvo_testing_may_hurt_whenever_an_agenda_is_scored(use: bool) -> None:
    for title, own in (("Salvo Testing", True), ("Offworld Office", False)):
        t = scoring(title, 5)
        if not own:
            t.score_area("corp", "Salvo Testing")
        t.hand("runner", *["Sure Gamble"] * 5)
        t.start("corp")
        t.click(f"Score {title}")
        t.pass_until("Use Salvo")
        if use or own:
            t.click("Use Salvo" if use else "Do not use")
        else:
            t.click("Use Offworld")
            t.click("Do not use")
        assert t.game.state.core_damage == int(use)


def test_salvo_testing_does_nothing_when_stolen() -> None:
    t = scoring("Salvo Testing", 0)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    t.next_action()
    assert (t.game.state.core_damage, grip(t)) == (0, 5)


@pytest.mark.parametrize("use", [True, False])
def test_the_basalt_spire_gives_a_card_back_when_stolen(use: bool) -> None:
    t = scoring("The Basalt Spire", 0)
    t.discard_pile("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    t.click("Use The Basalt" if use else "Do not use")
    t.next_action()
    assert hq(t) == int(use)


def test_the_basalt_spire_trades_a_card_of_rd_once_a_turn() -> None:
    t = scoring("The Basalt Spire", 5)
    t.discard_pile("corp", "Hedge Fund")
    t.deck("corp", "PAD Campaign", "Palisade")
    t.start("corp")
    t.click("Score The Basalt")
    assert t.card("The Basalt Spire", "corp_score").agenda == 2
    t.play("The Basalt Spire:", "Hedge Fund")
    assert t.names("hq") == ["Hedge Fund"]
    assert t.names("archives") == ["PAD Campaign"]
    assert t.card("The Basalt Spire", "corp_score").agenda == 1
    assert not t.offered("The Basalt Spire:")


# -- Lightning Laboratory ---------------------------------------------------------------------------------


def laboratory(counters: int = 1) -> Table:
    t = Table()
    t.score_area("corp", "Lightning Laboratory", agenda=counters)
    t.ice("HQ", "Palisade", "Enigma", rezzed=False)
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Enigma", rezzed=False)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=0)
    t.start("runner")
    return t


def test_lightning_laboratory_rezzes_two_for_the_run_and_derezzes_two() -> None:
    t = laboratory()
    t.click("Run on HQ")
    assert t.decision.seat == "corp"
    t.click("Spend 1 hosted agenda counter")
    t.click("Palisade", "Enigma")
    assert t.card("Palisade").faceup
    assert t.card("Lightning Laboratory", "corp_score").agenda == 0
    finish_run(t)
    for _ in range(20):
        if t.asks("target"):
            break
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
    assert t.decision.seat == "corp"
    t.click("Palisade", "Tithe")
    assert not t.card("Palisade").faceup
    assert not t.card("Tithe").faceup


def test_lightning_laboratory_needs_a_counter_and_gets_one() -> None:
    t = laboratory(0)
    t.click("Run on HQ")
    assert not t.offered("Spend 1 hosted agenda counter")
    t = scoring("Lightning Laboratory", 4)
    t.start("corp")
    t.click("Score Lightning Laboratory")
    assert t.card("Lightning Laboratory", "corp_score").agenda == 1


# -- Sisyphus Protocol ------------------------------------------------------------------------------------


def rolling(ice: str, credits: int = 1) -> Table:
    t = Table()
    t.score_area("corp", "Sisyphus Protocol")
    t.ice("HQ", ice)
    t.hand("corp", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Let the")
    return t


@pytest.mark.parametrize("pay", ["Pay 1 credit", "Trash 1 card"])
def test_sisyphus_protocol_has_the_first_sentry_met_again(pay: str) -> None:
    t = rolling("Tithe")
    t.play("Pay 1 credit or trash", pay)
    if pay != "Pay 1 credit":
        t.click("Hedge Fund")
    assert t.happened("encounter") == 2
    t.click("Let the")
    assert not t.offered("Pay 1 credit"), "the first time each turn"
    finish_run(t)
    assert t.happened("encounter") == 2
    trashed = [] if pay == "Pay 1 credit" else ["Hedge Fund"]
    assert (t.credits("corp"), t.names("archives")) == (2 if not trashed else 3, trashed)


def test_sisyphus_protocol_may_be_left_and_does_not_mind_barriers() -> None:
    t = rolling("Tithe")
    t.click("Do not pay")
    assert t.happened("encounter") == 1
    t = Table()
    t.score_area("corp", "Sisyphus Protocol")
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break")
    assert not t.offered("Do not pay")


# -- Stegodon MK IV ---------------------------------------------------------------------------------------


def test_stegodon_derezzes_elsewhere_for_a_credit_and_weaker_icebreakers() -> None:
    t = Table()
    t.score_area("corp", "Stegodon MK IV")
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma")
    t.rig("Cleaver")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Use Stegodon")
    t.click(next(o for o in t.options if o != "Do not pay"))
    assert not t.card("Enigma").faceup
    assert (t.credits("corp"), strength(t, "Cleaver")) == (6, 1)
    finish_run(t)
    assert strength(t, "Cleaver") == 3
    t.click("Run on R&D")
    assert not t.offered("Use Stegodon"), "once per turn"
    assert strength(t, "Cleaver") == 3


def test_stegodon_does_not_derez_the_server_that_is_run_on() -> None:
    t = Table()
    t.score_area("corp", "Stegodon MK IV")
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Run on HQ")
    if t.offered("Use Stegodon"):
        t.click("Use Stegodon")
    assert t.card("Palisade").faceup
    assert t.credits("corp") == 5


# -- Stoke the Embers -------------------------------------------------------------------------------------


def test_stoke_the_embers_pays_and_advances_when_it_is_scored() -> None:
    t = scoring("Stoke the Embers", 4)
    t.root("Server 2", "PAD Campaign", "Offworld Office")
    t.start("corp")
    t.click("Score Stoke the Embers")
    t.click("Offworld Office")
    assert t.credits("corp") == 8
    assert t.card("Offworld Office").advancement == 1


@pytest.mark.parametrize("reveal", [True, False])
def test_stoke_the_embers_is_revealed_when_it_comes_from_archives(reveal: bool) -> None:
    t = Table()
    t.discard_pile("corp", "Stoke the Embers")
    t.root("Server 1", "The Powers That Be", rezzed=True)
    t.root("Server 2", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    t.play("Use The Powers That Be", "Stoke the Embers")
    t.click(next(o for o in t.options if "new" in o))
    t.click("Use Stoke" if reveal else "Use none")
    if reveal:
        t.click("Stoke the Embers")
    assert t.credits("corp") == 5 + 7 + (2 if reveal else 0)
    assert t.card("Stoke the Embers").advancement == (1 if reveal else 0)


def test_stoke_the_embers_from_hq_is_not_revealed() -> None:
    t = Table()
    t.hand("corp", "Stoke the Embers")
    t.start("corp")
    t.click("Install Stoke the Embers")
    assert not t.offered("Reveal")


def test_stoke_the_embers_is_revealed_when_it_comes_from_the_runners_score_area() -> None:
    t = Table()
    t.hand("corp", "IP Enforcement")
    t.score_area("runner", "Stoke the Embers")
    t.set(tags=2)
    t.start("corp")
    t.play("Play IP Enforcement", "2", "Stoke the Embers", "A new server", "Use Stoke")
    assert t.credits("corp") == 5 - 2 + 2
    assert t.card("Stoke the Embers").advancement == 1
