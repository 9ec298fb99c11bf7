"""What would change nothing can be done by Comprehensive Rules 26.03, and could not by 24.03 (24: 1.2.5)."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.abilities import Paid, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Derez, EndTheRun, Gain, RemoveTags, ShuffleInto
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.selectors import Approached, Encountered, InZone, Subtype, Type, target
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.objects.definitions import titled
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.table.state import HEAP
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

OLD, NEW = CR_24_03.name, CR_26_03.name
BOTH = pytest.mark.parametrize(("edition", "offered"), [(OLD, False), (NEW, True)])


@BOTH
def test_s13_5_2_6_drawing_from_an_empty_stack_costs_a_click_and_draws_nothing(
    edition: str, offered: bool
) -> None:
    t = Table(edition=edition)
    t.empty_deck("runner")
    t.start("runner")
    assert t.offered("Draw 1 card") is offered
    assert not t.offered("Remove 1 tag")  # 10.5.4, in both
    if offered:
        t.click("Draw 1 card")
        assert (t.clicks("runner"), t.names("grip"), t.winner) == (3, [], None)


@BOTH
def test_s14_9_5_6_forger_can_be_trashed_without_a_tag(edition: str, offered: bool) -> None:
    t = Table(edition=edition, runner='Armand "Geist" Walker: Tech Lord')
    t.rig("Forger")
    t.start("runner")
    assert t.offered("Forger: Remove 1 tag") is offered
    assert not [
        option for option in t.options if "Forger" in option and "Prevent" in option
    ]  # 9.9.3, in both
    if offered:
        t.click("Forger: Remove 1 tag")
        assert (t.names("heap"), len(t.names("grip"))) == (["Forger"], 1)


@BOTH
def test_s15_5_2_6g_an_event_that_does_nothing_is_played(edition: str, offered: bool) -> None:
    t = Table(edition=edition)
    t.empty_deck("runner")
    t.hand("runner", "Diesel")
    t.start("runner")
    assert t.offered("Play Diesel") is offered
    if offered:
        t.click("Play Diesel")
        assert (t.names("heap"), t.names("grip")) == (["Diesel"], [])


@BOTH
def test_s15_1_2_4_what_is_forbidden_does_not_keep_an_event_from_being_played(
    edition: str, offered: bool
) -> None:
    """After Lockdown's subroutine nobody draws; what does something else besides is played in both."""
    t = Table(edition=edition)
    t.ice("HQ", "Lockdown")
    t.hand("runner", "Diesel", "Process Automation")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    t.next_action()
    assert t.offered("Play Diesel") is offered
    before = t.credits("runner")
    t.click("Play Process Automation")
    assert (t.credits("runner") - before, t.names("grip")) == (2, ["Diesel"])
    if offered:
        t.click("Play Diesel")
        assert (sorted(t.names("heap")), t.names("grip")) == (["Diesel", "Process Automation"], [])


@BOTH
def test_s16_9_5_6a_breaking_with_nothing_left_to_break(edition: str, offered: bool) -> None:
    """9.5.6c."""
    for barrier, against in (("Ice Wall", offered), ("Enigma", False)):
        t = Table(edition=edition, policy=ASK_ALL)
        t.ice("HQ", barrier)
        t.rig("Corroder")
        t.set(runner_credits=9)
        t.start("runner")
        t.pass_until("Run on HQ")
        assert not t.offered("Corroder: Break")
        t.click("Run on HQ")
        while t.decision.step != "6.9.3b":
            t.click(t.options[-1])
        if barrier == "Ice Wall":
            t.play("Corroder: Break", "Break: End the run")
        before = t.credits("runner")
        assert t.offered("Corroder: Break") is against
        if against:
            t.click("Corroder: Break")
            assert (t.credits("runner"), t.decision.step) == (before - 1, "6.9.3b")


def test_people_are_offered_it_if_they_want_to_decide_everything() -> None:
    t = Table(edition=NEW, policy=POLICY)
    t.empty_deck("runner")
    t.start("runner")
    assert not t.offered("Draw 1 card")
    t.game.set_orders("runner", Orders(full_control=True))
    t.click("Gain 1 credit")
    t.pass_until("Gain 1 credit")
    assert t.offered("Draw 1 card")


def test_s16_9_5_6c_what_speaks_of_the_ice_encountered_cannot_be_used_without_one() -> None:
    runner("Lullaby", "resource", Paid(cost(clicks=1), (Derez(Encountered()),)))
    runner("Bleach", "resource", Paid(cost(clicks=1), (RemoveTags(1),)))
    t = Table(edition=NEW)
    t.rig("Lullaby", "Bleach")
    t.start("runner")
    assert (t.offered("Lullaby"), t.offered("Bleach")) == (False, True)


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_9_5_6b_what_speaks_of_ice_that_is_approached_is_used_at_such_an_approach(edition: str) -> None:
    """Not at other ice, not before it is rezzed, and not in the encounter."""
    ice("Hum", Sub((Gain(1),)))
    ends = GainSubs(Sub((EndTheRun(),)), 1)
    bioroid = Approached(Type("ice") & Subtype("bioroid"))
    corp("Wotan", "asset", Paid(cost(credits=1), (ForNow(ends, "run", bioroid),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.ice("HQ", "Hum")
    t.root("Server 1", "Wotan", rezzed=True)
    t.set(corp_credits=12)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    offered: list[tuple[str, bool]] = []
    while not t.happened("encounter") or t.game.encounter is None or not t.card("Brân 1.0").faceup:
        if t.asks("window") and t.decision.seat == "corp":
            rezzed = "yes" if t.card("Brân 1.0").faceup else "no"
            offered.append((f"{t.decision.step} {rezzed}", t.offered("Wotan")))
        first = next((o for o in t.options if o.startswith(("Rez Brân", "Wotan"))), "")
        t.click(first or next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert {step for step, there in offered if there} == {"6.9.2b yes"}
    assert len(t.game.subroutines(t.card("Brân 1.0").oid)) > 3


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Derez the rezzed piece of bioroid ice the Runner is approaching."),
        ("de", "Derezze das gerezzte Bioroid-Ice, dem sich der Runner gerade nähert."),
        ("ja", "アプローチ中のレゾ状態のバイオロイドアイスをデレゾする。"),
        ("ru", "Закройте вскрытую карту льда «Биороид», с которой сближается Бегущий."),
    ],
)
def test_a_card_says_which_ice_that_is(language: str, said: str) -> None:
    corp("Doze", "asset", Paid(cost(), (Derez(Approached(Type("ice") & Subtype("bioroid"))),)))
    (code,) = titled("Doze")
    assert card_info(code, language).text[0].endswith(said)


@pytest.mark.parametrize(("least", "offered"), [(0, True), (1, False)])
def test_up_to_two_cards_of_an_empty_heap_still_shuffle_the_stack(least: int, offered: bool) -> None:
    """Where at least one has to be chosen, nothing could change (24: 1.2.5)."""
    some = target(InZone((HEAP,)), most=2, least=least)
    runner("Recycler", "resource", Paid(cost(clicks=1), (ShuffleInto(some),)))
    t = Table(edition=OLD)
    t.rig("Recycler")
    t.start("runner")
    assert t.offered("Recycler") is offered
