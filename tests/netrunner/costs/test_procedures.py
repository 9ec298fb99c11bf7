"""Installing, rezzing and playing by an ability: paying, paying less, declining (1.16.4, 8.1 to 8.6)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, Install, InstallFrom, PlayFrom, Rez, Search
from engine.netrunner.language.effects.runs import MakeRun
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import Installed, Result, Subtype, Type, Unrezzed, target
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import ARCHIVES, GRIP, HEAP, HQ
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, corp, ice, runner

ANY_ICE = target(Installed("corp") & Unrezzed() & Type("ice"))


@pytest.fixture(autouse=True, scope="module")
def _cards() -> Iterator[None]:
    with taken_back():
        ice("Dear Gate", END, cost=6)
        ice("Forfeiting Gate", END, Static(Price("rez", cost(forfeit=1))), cost=0)
        corp("Prize", "agenda")
        corp("Tax Office", "asset", Static(Price("install", cost(credits=1), Type("hardware"))))
        corp("Site", "asset", cost=2, trash_cost=1)
        corp("Annex", "upgrade", cost=3, trash_cost=1)
        corp("Annex Two", "upgrade", trash_cost=1)
        corp("Tower", "agenda")
        corp("Cheap Rez", "operation", Play((Rez(ANY_ICE, less=4),)))
        corp("Free Rez", "operation", Play((Rez(ANY_ICE, ignoring="all"),)))
        corp("Rush", "operation", Play((InstallFrom((HQ,), Type("asset") | Type("upgrade"), rez="pay"),)))
        corp("Domain", "operation", Play((InstallFrom((HQ,), Type("ice"), less=5, rez="share"),)))
        corp("Dear Bounty", "operation", Play((Gain(3),)), Static(Price("play", cost(clicks=1))))
        corp("Must Replay", "operation",
             Play((PlayFrom((ARCHIVES,), Type("operation"), optional=False),)))  # fmt: skip
        corp("Remote Rush", "operation", Play((InstallFrom((HQ,), Type("upgrade"), where="remote"),)))
        corp("Bounty", "operation", Play((Gain(3),)), cost=2)
        corp("Replay", "operation",
             Play((PlayFrom((ARCHIVES,), Type("operation"), less=1, to="removed"),)))  # fmt: skip
        runner("Machine", "hardware", cost=4)
        runner("Gear", "hardware", cost=1)
        runner("Fair", "event", Play((InstallFrom((GRIP,), Type("hardware"), less=3),)))
        runner("Quick Fair", "event", Play((InstallFrom((GRIP,), Type("hardware"), optional=False),)))
        runner("Recall", "event", Play((InstallFrom((HEAP,), Type("hardware"), ignoring="cost"),)))
        runner("Workshop", "event", Play((Search(Type("hardware")), Install(Result("found"), less=2))))
        runner("Sneak", "event", Play((MakeRun(("hq",)),)))
        runner("Purse", "resource", Static(Pays(("use",), Subtype("icebreaker"))))
        runner("Second Purse", "resource", Static(Pays()))
        runner("Blade", "program", Paid(cost(credits=2), (Gain(1),)), subtypes=("icebreaker",))
        runner("Vessel", "program", Paid(cost(credits=2), (Gain(1),)))
        corp("Blocked", "upgrade", Static(Price("run", cost(credits=3))))
        corp("Grease", "asset", Static(Price("use", 1, Type("program"))))
        corp("Clamp", "upgrade", Static(Price("score", cost(credits=1), Type("agenda"))))
        ice("Rezzer", Sub((Rez(ANY_ICE),)))
        yield


def test_1_16_4a_rezzing_by_an_ability_costs_less_but_not_nothing() -> None:
    t = Table()
    t.hand("corp", "Cheap Rez")
    t.ice("HQ", "Dear Gate", rezzed=False)
    t.start("corp")
    t.click("Play Cheap Rez")
    t.next_action()
    assert t.card("Dear Gate").faceup
    assert t.credits("corp") == 3


def test_1_2_5_a_card_whose_only_effect_cannot_be_paid_is_not_played() -> None:
    t = Table()
    t.hand("corp", "Cheap Rez")
    t.ice("HQ", "Dear Gate", rezzed=False)
    t.set(corp_credits=1)
    t.start("corp")
    assert not t.offered("Play Cheap Rez")


def test_1_16_5c_ignoring_all_costs_ignores_additional_ones() -> None:
    t = Table()
    t.score_area("corp", "Prize")
    t.hand("corp", "Free Rez")
    t.ice("HQ", "Forfeiting Gate", rezzed=False)
    t.start("corp")
    t.click("Play Free Rez")
    t.next_action()
    assert t.card("Forfeiting Gate").faceup
    assert t.names("corp_score") == ["Prize"]


@pytest.mark.parametrize("pays", [True, False])
def test_1_16_4c_an_additional_cost_of_what_an_effect_directs_can_be_declined(pays: bool) -> None:
    t = Table()
    t.score_area("corp", "Prize")
    t.hand("corp", "Cheap Rez")
    t.ice("HQ", "Forfeiting Gate", rezzed=False)
    t.start("corp")
    t.play("Play Cheap Rez", "Forfeiting Gate")
    assert t.decision.kind == "additional"
    t.click("Forfeit 1 agenda" if pays else "Do not pay")
    assert t.card("Forfeiting Gate").faceup is pays
    assert t.names("corp_score") == ([] if pays else ["Prize"])


def test_8_5_13d_install_and_rez_pays_for_both() -> None:
    t = Table()
    t.hand("corp", "Rush", "Annex")
    t.start("corp")
    t.play("Play Rush", "Annex", "HQ")
    t.next_action()
    assert t.card("Annex").faceup
    assert t.credits("corp") == 2


def test_8_5_13d_what_cannot_be_rezzed_is_revealed() -> None:
    t = Table()
    t.hand("corp", "Rush", "Annex")
    t.set(corp_credits=1)
    t.start("corp")
    t.play("Play Rush", "Annex", "HQ")
    assert any(event.kind == "revealed" for event in t.events)
    assert not t.card("Annex").faceup
    assert t.credits("corp") == 1


def test_1_16_2a_a_total_of_credits_less_is_shared_by_install_and_rez() -> None:
    t = Table()
    t.ice("HQ", "Dear Gate", "Dear Gate", rezzed=False)
    t.hand("corp", "Domain", "Dear Gate")
    t.start("corp")
    t.play("Play Domain", "Dear Gate", "Protecting HQ")
    t.next_action()
    assert t.credits("corp") == 5 - (2 + 6 - 5)


def test_8_5_14_only_the_servers_an_effect_permits_are_offered() -> None:
    t = Table()
    t.root("Server 1", "Site")
    t.hand("corp", "Remote Rush", "Annex")
    t.start("corp")
    t.play("Play Remote Rush", "Annex")
    assert t.options == ["Server 1", "A new server", "Server 1, trashing Site"]


def test_1_16_2_installing_for_less_and_additional_costs_of_it() -> None:
    t = Table()
    t.hand("runner", "Fair", "Machine")
    t.start("runner")
    t.play("Play Fair", "Machine")
    assert t.credits("runner") == 4
    t = Table()
    t.root("Server 1", "Tax Office", rezzed=True)
    t.hand("runner", "Fair", "Machine")
    t.start("runner")
    t.play("Play Fair", "Machine")
    assert t.credits("runner") == 3


def test_1_16_4c_a_forced_install_with_an_additional_cost_can_be_declined() -> None:
    t = Table()
    t.root("Server 1", "Tax Office", rezzed=True)
    t.hand("runner", "Quick Fair", "Gear")
    t.start("runner")
    t.play("Play Quick Fair", "Gear")
    assert t.decision.kind == "additional"
    t.click("Do not pay")
    assert t.names("grip") == ["Gear"]
    assert t.credits("runner") == 5


def test_1_16_5a_ignoring_the_install_cost_leaves_additional_costs() -> None:
    """Rules: 1.16.5."""
    t = Table()
    t.root("Server 1", "Tax Office", rezzed=True)
    t.discard_pile("runner", "Machine")
    t.hand("runner", "Recall")
    t.start("runner")
    t.play("Play Recall", "Machine")
    assert t.names("installed") == ["Tax Office", "Machine"]
    assert t.credits("runner") == 4


def test_what_was_found_is_installed_for_less() -> None:
    t = Table()
    t.deck("runner", "Machine")
    t.hand("runner", "Workshop")
    t.start("runner")
    t.play("Play Workshop", "Find Machine")
    assert "Machine" in t.names("installed")
    assert t.credits("runner") == 3


def test_8_6_2_playing_by_an_ability_pays_and_goes_where_it_says() -> None:
    t = Table()
    t.discard_pile("corp", "Bounty")
    t.hand("corp", "Replay")
    t.start("corp")
    t.play("Play Replay", "Play Bounty")
    assert t.credits("corp") == 5 - 1 + 3
    assert t.names("removed") == ["Bounty"]
    assert t.names("archives") == ["Replay"]


@pytest.mark.parametrize("pays", [True, False])
def test_1_16_4c_a_forced_play_with_an_additional_cost_can_be_declined(pays: bool) -> None:
    t = Table()
    t.discard_pile("corp", "Dear Bounty")
    t.hand("corp", "Must Replay")
    t.start("corp")
    t.play("Play Must Replay", "Play Dear Bounty")
    assert t.decision.kind == "additional"
    t.click("Spend 1 click" if pays else "Do not pay")
    assert t.credits("corp") == (8 if pays else 5)
    assert t.clicks("corp") == (1 if pays else 2)


def test_1_10_3c_what_the_pool_cannot_pay_has_to_come_from_cards() -> None:
    t = Table()
    t.rig("Purse", credit=3)
    t.rig("Blade")
    t.set(runner_credits=1)
    orders = t.game.state.orders
    orders["runner"] = msgspec.structs.replace(orders["runner"], hosted_first=False)
    t.start("runner")
    t.click("Blade")
    assert [option.n for option in t.decision.options] == [2, 1]


def test_1_10_3c_where_credits_come_from_is_asked_card_by_card() -> None:
    t = Table()
    t.rig("Purse", "Second Purse", credit=3)
    t.rig("Blade")
    orders = t.game.state.orders
    orders["runner"] = msgspec.structs.replace(orders["runner"], hosted_first=False)
    t.start("runner")
    t.click("Blade")
    assert t.decision.kind == "payment"
    assert not t.game.answered_by("runner", Orders(hosted_first=True)), (
        "a setting, and no order for this once"
    )
    assert [option.n for option in t.decision.options] == [2, 1, 0]
    t.answer(["pay:1"])
    assert t.decision.kind == "payment"
    assert [option.n for option in t.decision.options] == [1, 0]
    t.answer(["pay:1"])
    assert (t.card("Purse").credit, t.card("Second Purse").credit) == (2, 2)
    assert t.credits("runner") == 6


def test_1_10_4b_credits_for_icebreakers_pay_for_no_other_program() -> None:
    t = Table()
    t.rig("Purse", credit=3)
    t.rig("Blade", "Vessel")
    t.set(runner_credits=0)
    t.start("runner")
    assert t.offered("Blade")
    assert not t.offered("Vessel")


def test_many_purses_are_no_trouble() -> None:
    """Looking at every way to split a payment would take for ever."""
    t = Table()
    t.rig(*["Second Purse"] * 20, credit=3)
    t.rig("Blade")
    t.start("runner")
    t.click("Blade")
    assert t.credits("runner") == 6


def test_1_16_10_a_run_by_a_card_is_not_offered_if_its_additional_cost_cannot_be_paid() -> None:
    t = Table()
    t.root("Server 1", "Blocked", rezzed=True)
    t.hand("runner", "Sneak")
    t.set(runner_credits=2)
    t.start("runner")
    assert not t.offered("Play Sneak")
    assert not t.offered("Run on HQ")
    t = Table()
    t.root("Server 1", "Blocked", rezzed=True)
    t.hand("runner", "Sneak")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Play Sneak")
    assert t.credits("runner") == 0
    assert t.game.run is not None


def test_1_16_2_using_abilities_of_some_cards_costs_more() -> None:
    t = Table()
    t.root("Server 1", "Grease", rezzed=True)
    t.rig("Blade")
    t.start("runner")
    t.click("Blade")
    assert t.credits("runner") == 5 - 3 + 1


def test_8_5_6a_installing_into_a_full_root_offers_few_options() -> None:
    t = Table()
    t.root("Server 1", "Site", *["Annex", "Annex Two"] * 6)
    t.hand("corp", "Tower")
    t.start("corp")
    offered = [option for option in t.decision.options if option.verb.startswith("install")]
    assert len(offered) < 20
    t.click("Install Tower in Server 1, trashing first")
    t.play("Annex in Server 1", "Annex Two in Server 1", "Done")
    assert sorted(t.names("archives")) == ["Annex", "Annex Two", "Site"]
    assert "Tower" in t.names("installed")
