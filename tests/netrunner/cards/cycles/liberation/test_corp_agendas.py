"""Agendas of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.bidding import bid
from tests.netrunner.cards.playing import grip, hq, run_on, scoring

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
