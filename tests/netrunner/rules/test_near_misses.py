"""Tables on which a rule and what is nearly the rule come to different things."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub
from engine.netrunner.language.amounts import HowMany, X
from engine.netrunner.language.checks import DeclarationError, check
from engine.netrunner.language.conditions import ActionTaken, ThisIs
from engine.netrunner.language.costs import Cost, OneOf, cost
from engine.netrunner.language.deck_rules import Bars, Included
from engine.netrunner.language.effects import (
    AddAsAgenda,
    AddToHand,
    Expose,
    ForceEncounter,
    Gain,
    GiveTags,
    Install,
    Lose,
    MayJackOut,
    MoveFromPool,
    Pick,
    Rez,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, ForNow, If, MayPay, Together
from engine.netrunner.language.hosting import Hosts, OnlyOn
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, ThisCard, Type, Unrezzed, target
from engine.netrunner.language.sets import Each, Facedown, Named, Rezzed
from engine.netrunner.policy import ASK_ALL, POLICY, THOROUGH, Policy
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.parts import Ignoring
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner


@pytest.mark.parametrize("ignoring", ["", "all"])
@pytest.mark.parametrize("forbidden", [False, True])
def test_8_1_1_only_unrezzed_cards_are_rezzed(ignoring: Ignoring, forbidden: bool) -> None:
    """8.1.1, 1.2.2: of all facedown cards neither the Runner's nor agendas, nor what cannot be rezzed."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.rig("Leech", faceup=False)
    t.start(CORP)
    if forbidden:
        t.effect(CORP, ForNow(Cannot("rez"), "turn", on=Each(Named("Tithe"))))
    t.effect(CORP, Rez(Each(Facedown()), ignoring=ignoring))
    up = [title for title in ("Palisade", "Tithe", "Offworld Office", "Leech") if t.card(title).faceup]
    assert up == ["Palisade", "Tithe"][: 2 - forbidden]
    assert t.happened("rezzed") == 2 - forbidden


def test_5_2_6_before_the_first_action_none_was_taken_any_number_of_times() -> None:
    """5.2.6: neither once nor 0 times."""
    t = Table()
    t.start(CORP)
    for times in (0, 1):
        t.effect(CORP, If(ActionTaken(times), (Gain(3),), (Gain(1),)))
    assert t.credits(CORP) == 7


def in_a_run(bad_publicity: int = 2) -> Table:
    """The Runner before ice, with 5 credits of their own."""
    runner("Till", "resource")
    t = Table()
    t.set(bad_publicity=bad_publicity)
    t.ice("HQ", "Palisade")
    t.rig("Till")
    t.start(RUNNER)
    t.click("Run on HQ")
    return t


@pytest.mark.parametrize("moved", [False, True])
def test_6_3_3_credits_from_bad_publicity_go_last_where_none_are_spent(moved: bool) -> None:
    """6.3.3, 1.10.3b: 3 of 7 are lost or moved to a card; the 2 that are lost with the run are left."""
    t = in_a_run()
    assert t.credits(RUNNER) == 7
    t.effect(RUNNER, MoveFromPool(3, Each(Type("resource")), least=3) if moved else Lose(3))
    assert (t.credits(RUNNER), t.card("Till").credit) == (4, 3 if moved else 0)
    t.next_action()
    assert t.credits(RUNNER) == 2


def test_1_10_3c_credits_that_are_due_as_counters_pay_nothing_else() -> None:
    """1.10.3c, 1.16.1: of 3 hosted credits 2 are the cost's counters, so 1 may pay for the other part."""
    own = Paid(cost(credits=2, counter="credit", counters=2), (GiveTags(1),))
    runner("Strongbox", "resource", Static(Pays()), own)
    t = Table()
    t.rig("Strongbox", credit=3)
    t.game.set_orders(RUNNER, Orders(hosted_first=False))
    t.start(RUNNER)
    t.click("Strongbox")
    assert [option.n for option in t.decision.options if option.verb == "payment"] == [1, 0]
    t.answer([t.decision.options[0].key])
    assert (t.card("Strongbox").credit, t.credits(RUNNER), t.game.state.tags) == (0, 4, 1)


@pytest.mark.parametrize("also", [False, True])
def test_9_9_10_targets_of_what_is_replaced_are_targets_of_nothing(also: bool) -> None:
    """9.9.10, 1.15.1: instead of the expose a credit is gained; the other part keeps its own target."""
    runner("Veil", "resource", Static(InsteadOf("expose", (Gain(1),))))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.rig("Veil", "Leech", "Cleaver")
    t.start(RUNNER)
    expose, trash = Expose(target(Unrezzed())), Trash(target(Type("program")))
    t.effect(RUNNER, Together((expose, trash)) if also else expose)
    while t.decision.kind == "target":
        t.click("Cleaver" if t.offered("Cleaver") else "The facedown card in Server 1")
    assert (t.credits(RUNNER), t.happened("exposed")) == (6, 0)
    assert t.names("heap") == (["Cleaver"] if also else [])


def test_6_5_9a_ice_that_is_gone_before_its_turn_is_not_encountered() -> None:
    """6.5.9a: of two that the Runner is to encounter, the first trashes the other."""
    for title in ("Gate A", "Gate B"):
        ice(title, Sub((Trash(Each(Type("ice") - ThisCard())),)))
    t = Table()
    t.ice("HQ", "Gate A")
    t.ice("R&D", "Gate B")
    t.start(RUNNER)
    t.effect(RUNNER, ForceEncounter(Each(Type("ice"))))
    t.next_action()
    assert t.happened("encounter") == 1
    assert len([title for title in t.names("installed") if title.startswith("Gate")]) == 1


def test_1_16_10b_runs_that_cannot_be_paid_are_not_offered_beside_those_that_can() -> None:
    """1.16.10b, 5.2.3a: the Runner has 5 credits, a run on HQ costs 6."""
    corp("Far Toll", "upgrade", Static(Price("run", cost(credits=6), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Far Toll", rezzed=True)
    t.start(RUNNER)
    runs = [option.to for option in t.decision.options if option.verb == "run"]
    assert runs == ["rd", "archives", "remote1"]


@pytest.mark.parametrize("clicks", [1, 2])
def test_1_16_10b_the_click_of_an_action_and_an_additional_one_are_paid_together(clicks: int) -> None:
    """1.16.10b: with 1 click either could be paid alone, and other servers can still be run."""
    corp("Slow Road", "upgrade", Static(Price("run", cost(clicks=1), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Slow Road", rezzed=True)
    t.start(RUNNER, clicks=clicks)
    runs = [option.to for option in t.decision.options if option.verb == "run"]
    assert runs == ["hq", "rd", "archives", "remote1"][2 - clicks :]


@pytest.mark.parametrize(("credits", "offered"), [(0, False), (1, True)])
def test_1_2_5_an_x_that_can_only_be_0_does_nothing(credits: int, offered: bool) -> None:
    """1.2.5, 1.16.2c: the ability has no other effect."""
    runner("Dredge", "resource", Paid(cost(credits=X()), (GiveTags(X()),)))
    t = Table()
    t.rig("Dredge")
    t.set(runner_credits=credits)
    t.start(RUNNER)
    assert any(option.verb == "use" for option in t.decision.options) is offered


def test_8_1_1_an_agenda_that_lies_faceup_is_not_rezzed() -> None:
    """8.1.1: of the faceup cards only the ice and the asset count."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "Offworld Office", rezzed=True)
    t.rig("Leech")
    t.start(CORP)
    t.effect(CORP, Gain(HowMany(Rezzed())))
    assert t.credits(CORP) == 7


def test_9_12_3c_a_mode_of_which_a_part_cannot_be_resolved_is_not_chosen() -> None:
    """9.12.3c: there is no program to trash, although the tag could be given."""
    modes = ((GiveTags(1), Trash(target(Type("program")))), (Gain(3),), (Gain(4),))
    corp("Byway", "operation", Play((ChooseOne(modes, must=True),)))
    t = Table(policy=ASK_ALL)
    t.hand(CORP, "Byway")
    t.start(CORP)
    t.pass_until("Play Byway")
    t.click("Play Byway")
    assert [option.n for option in t.decision.options] == [1, 2]


def test_1_16_4b_whoever_cannot_pay_an_additional_cost_is_not_asked_for_it() -> None:
    """1.16.4b, c: the program is not installed and stays in the grip."""
    runner("Duty", "resource", Static(Price("install", cost(credits=9), Type("program"))))
    t = Table(policy=ASK_ALL)
    t.rig("Duty")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone(("grip",)))))
    assert t.decision.kind not in ("additional", "no")
    assert (t.names("grip"), t.credits(RUNNER)) == (["Leech"], 5)


def test_1_13_5c_a_card_without_the_host_it_needs_is_not_installed() -> None:
    """1.13.5c, 8.5.14: it stays where it is."""
    runner("Barnacle", "program", Static(OnlyOn(Type("ice"))))
    t = Table()
    t.hand(RUNNER, "Barnacle")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone(("grip",)))))
    assert (t.names("grip"), t.names("heap"), t.happened("installed")) == (["Barnacle"], [], 0)


def test_1_4_a_rule_about_decks_may_name_any_card() -> None:
    """1.4.4, 9.1.8: one that is printed, or one of this test; nothing else."""
    runner("Own", "event", Play((Gain(1),)))
    for code in ("sure_gamble", "test_own"):
        check("test", (Bars(Included(code=code)),))
    with pytest.raises(DeclarationError, match="sure_gamble"):
        check("test", (Bars(Included(code="sure_gambel")),))


@pytest.mark.parametrize(("clicks", "ways"), [(1, 0), (2, 2)])
def test_1_16_1_a_way_to_pay_that_takes_too_many_clicks_is_none(clicks: int, ways: int) -> None:
    """1.16.1: with 1 click left only the credits can be paid, so nothing is asked."""
    either = Cost((OneOf((cost(clicks=2), cost(credits=3))),))
    t = Table()
    t.start(RUNNER, clicks=clicks)
    t.effect(RUNNER, MayPay(either, (GiveTags(1),)))
    t.answer(["pay"])
    assert len([o for o in t.decision.options if o.verb == "pay_way"]) == ways
    if not ways:
        assert (t.clicks(RUNNER), t.credits(RUNNER), t.game.state.tags) == (1, 2, 1)


@pytest.mark.parametrize("credits", [0, 1])
def test_6_1_5_whoever_cannot_pay_to_jack_out_is_not_asked(credits: int) -> None:
    """6.1.5, 1.16.10c: not by a subroutine either."""
    runner("Chains", "resource", Static(Price("jack out", cost(credits=1))))
    ice("Doorway", Sub((MayJackOut(),)))
    t = Table()
    t.ice("HQ", "Doorway")
    t.rig("Chains")
    t.hand(CORP, "Hedge Fund")
    t.set(runner_credits=credits)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    asked = []
    while t.game.run is not None:
        if t.decision.kind == "jack_out":
            asked.append(len(t.decision.options))
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert asked == ([2, 2] if credits else [])


def test_3_9_3b_the_host_of_a_program_is_not_trashed_for_it() -> None:
    """3.9.3b: another program may be, to make room for the one that is installed on it."""
    runner("Dry Dock", "program", Static(Hosts(Type("program"))), memory_cost=2)
    runner("Ballast", "program", memory_cost=2)
    t = Table(policy=ASK_ALL)
    t.rig("Dry Dock", "Ballast")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone(("grip",)))))
    dock = t.card("Dry Dock").oid
    t.answer([f"host:{dock}"])
    assert t.decision.kind == "trash_like"
    assert [o.oid for o in t.decision.options if o.verb == "trash_first"] == [t.card("Ballast").oid]


@pytest.mark.parametrize("rezzed", [False, True])
def test_10_2_1_a_choice_among_facedown_cards_is_asked_even_if_it_is_the_only_one(rezzed: bool) -> None:
    """10.2.1: that nothing is asked would tell what the card is; of a rezzed card everybody knows it."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start(CORP)
    t.effect(CORP, Pick(Installed(CORP)), Gain(1))
    assert (t.decision.kind == "target") is not rezzed


def test_9_9_5_what_prevents_one_trash_spares_one_card() -> None:
    """9.9.5: of two programs that would be trashed at once."""
    runner("Lifeline", "resource", Static(Prevents("trash_program", n=1)))
    t = Table()
    t.rig("Lifeline", "Leech", "Cleaver")
    t.start(RUNNER)
    t.effect(CORP, Trash(Each(Type("program"))))
    assert len(t.names("heap")) == 1


@pytest.mark.parametrize(("due", "offered"), [(6, True), (7, False)])
def test_1_16_1_credits_on_a_card_are_not_counted_twice(due: int, offered: bool) -> None:
    """1.16.1: 5 in the pool and 3 on the card are enough for 2 counters and 6 credits."""
    own = Paid(cost(credits=due, counter="credit", counters=2), (GiveTags(1),))
    runner("Coffer", "resource", Static(Pays()), own)
    t = Table()
    t.rig("Coffer", credit=3)
    t.start(RUNNER)
    assert any(option.verb == "use" for option in t.decision.options) is offered


def test_1_15_2c_either_of_installed_cards_and_cards_of_a_zone() -> None:
    """1.15.2c: the program that is installed and the two cards in the grip, not the one in the heap."""
    t = Table()
    t.rig("Leech")
    t.hand(RUNNER, "Sure Gamble", "Cleaver")
    t.discard_pile(RUNNER, "Cleaver")
    t.start(RUNNER)
    t.effect(RUNNER, Gain(HowMany(Type("program") | InZone(("grip",)))))
    assert t.credits(RUNNER) == 8


@pytest.mark.parametrize("policy", [POLICY, THOROUGH])
def test_5_2_whose_action_is_next_chooses_it(policy: Policy) -> None:
    """5.2.1: be it in the paid ability window before the action window or in that itself."""
    t = Table(policy=policy)
    t.start(RUNNER)
    assert t.game.chooses_action(RUNNER)
    assert not t.game.chooses_action(CORP)


def test_6_6_4_without_ice_the_runner_moves_to_the_server() -> None:
    """6.6.4, 6.2.2: all the ice is gone since the outermost was passed."""
    t = Table()
    t.ice("HQ", "Palisade", "Tithe", "Whitespace", rezzed=False)
    t.hand(CORP, "Hedge Fund")
    t.set(corp_credits=0)
    t.start(RUNNER)
    t.click("Run on HQ")
    t.pass_until("Go on")
    t.effect(CORP, Trash(Each(Type("ice"))))
    t.next_action()
    assert t.happened("successful_run") == 1


def test_10_1_3_what_leaves_a_score_area_where_it_was_an_agenda_is_trashed() -> None:
    """10.1.3: the card does not come to the grip, as itself again."""
    runner("Trophy", "resource")
    t = Table()
    t.rig("Trophy")
    t.start(RUNNER)
    t.effect(RUNNER, AddAsAgenda(Each(Type("resource")), 1))
    assert t.names("runner_score") == ["Trophy"]
    t.effect(RUNNER, AddToHand(Each(InZone(("runner_score",)))))
    assert (t.names("runner_score"), t.names("grip"), t.names("heap")) == ([], [], ["Trophy"])


@pytest.mark.parametrize(("only", "left"), [("innermost", ["Tithe"]), ("outermost", ["Palisade"])])
def test_4_6_9a_the_innermost_ice_is_the_first_one(
    only: Literal["innermost", "outermost"], left: list[str]
) -> None:
    """4.6.9a: of two pieces of ice protecting HQ."""
    t = Table()
    t.ice("HQ", "Palisade", "Tithe")
    t.start(CORP)
    t.effect(CORP, Trash(Each(Protecting("hq", only))))
    assert t.names("installed") == left


def test_1_12_6_what_the_source_was_is_known_after_it_was_trashed_as_a_cost() -> None:
    """1.12.6: a resource, although it lies in the heap."""
    was = If(ThisIs(Type("resource") & Installed(RUNNER)), (Gain(3),), (Gain(1),))
    runner("Keepsake", "resource", Paid(cost(trash=True), (was,)))
    t = Table()
    t.rig("Keepsake")
    t.start(RUNNER)
    t.click("Keepsake")
    assert (t.credits(RUNNER), t.names("heap")) == (8, ["Keepsake"])
