"""Choices and payments inside of abilities (1.16.11, 9.12.6), repetition, and what is known later."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static, Sub, When
from engine.netrunner.language.amounts import BadPublicityCount, Remembered
from engine.netrunner.language.conditions import Accessing, Did, RunOn, RunSuccessful, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    BadPublicity,
    DeclareSuccess,
    Gain,
    GiveTags,
    HostOn,
    MoveIce,
    MoveToRoot,
    PlaceCounters,
    PlayThat,
    RemoveBadPublicity,
    ResolveSubroutine,
    RevealRandom,
    Rez,
    Shuffle,
    SwapCards,
    Trash,
    TurnFacedown,
    TurnFaceup,
)
from engine.netrunner.language.flow import ChooseOne, If, May, MayPay, Repeat
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Recurring
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, Result, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Modifier
from engine.netrunner.table.state import ARCHIVES, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import ice, runner


def begun(seat: str = "corp") -> Table:
    t = Table(policy=ASK_ALL)
    t.start(seat)
    return t


def test_each_payment_is_asked_for_itself() -> None:
    """1.16.11a: paying the first cost does not pay the second."""
    t = begun()
    t.effect("corp", MayPay(cost(credits=1), (Gain(2),)), MayPay(cost(credits=1), (Gain(5),)))
    t.click("Pay")
    assert (t.decision.seat, t.credits("corp")) == ("corp", 6)
    t.click(t.options[-1])
    assert t.credits("corp") == 6


def test_the_payer_may_be_the_other_player() -> None:
    """1.16.11a: the Runner pays for what the Corp's card does."""
    t = begun()
    t.effect("corp", MayPay(cost(credits=2), (Gain(1),), by=RUNNER))
    assert t.decision.seat == RUNNER
    t.click("Pay")
    assert (t.credits("runner"), t.credits("corp")) == (3, 6)


def test_a_player_may_do_what_changes_something_in_part() -> None:
    """1.2.5, 9.1.6: one of the instructions is enough."""
    t = begun()
    t.effect("corp", May((AddToHand(Each(Named("Tithe"))), Gain(1))))
    assert t.decision.kind == "may"
    t.answer(["yes"])
    assert t.credits("corp") == 6


def test_nothing_is_repeated_no_times() -> None:
    """10.1.5: as often as an amount says, which may be not at all."""
    t = begun()
    t.effect("corp", Repeat((Gain(1),), BadPublicityCount()))
    assert t.credits("corp") == 5
    t.set(bad_publicity=3)
    t.effect("corp", Repeat((Gain(1),), BadPublicityCount()))
    assert t.credits("corp") == 8


def test_all_modes_once_each() -> None:
    """9.12.6b, c: the next is chosen when the one before has resolved, and none twice."""
    t = begun()
    t.set(tags=1)
    t.effect("corp", ChooseOne(((Gain(1),), (Gain(2),), (Gain(4),)), all_if=Tagged()))
    assert [o.key for o in t.decision.options] == ["mode:0", "mode:1", "mode:2"]
    t.answer(["mode:1"])
    assert [o.key for o in t.decision.options] == ["mode:0", "mode:2", "no"]
    t.answer(["mode:2"])
    assert [o.key for o in t.decision.options] == ["mode:0", "no"]
    t.answer(["mode:0"])
    assert (t.credits("corp"), t.decision.kind) == (12, "window")


def test_what_was_revealed_is_known_afterwards() -> None:
    """1.15.4, 1.21.3: "that card"."""
    t = begun()
    t.hand("runner", "Leech", "Sure Gamble")
    t.effect("corp", RevealRandom(1, who="runner"), Trash(Result("revealed")))
    assert (len(t.names("grip")), len(t.names("heap"))) == (1, 1)
    t.effect("corp", RevealRandom(5, who="runner"), If(Did("revealed", Type("event")), (Gain(1),)))
    assert t.credits("corp") == 5 + (t.names("grip") == ["Sure Gamble"])


@pytest.mark.parametrize(("alibi", "gained"), [(None, 2), (Cannot("tag"), 0), (Prevents("tag"), 0)])
def test_tags_that_were_given_are_counted(alibi: Modifier | None, gained: int) -> None:
    """1.2.2, 9.9.5, 10.5.1: none if the Runner cannot take tags, or if they are prevented."""
    t = Table(policy=ASK_ALL)
    if alibi is not None:
        runner("Alibi", "resource", Static(alibi))
        t.rig("Alibi")
    t.start("corp")
    t.effect("corp", GiveTags(2), Gain(Remembered("tags")))
    assert (t.game.state.tags, t.credits("corp")) == (gained, 5 + gained)


def test_bad_publicity_is_removed_as_much_as_there_is() -> None:
    """10.6.1: and how much it was is known afterwards; none is none."""
    t = begun()
    t.set(bad_publicity=2)
    t.effect("corp", RemoveBadPublicity(3), Gain(Remembered("removed")))
    assert (t.game.state.bad_publicity, t.credits("corp")) == (0, 7)
    assert t.happened("remove_bad_publicity") == 1
    t.effect("corp", RemoveBadPublicity(3), BadPublicity(0))
    assert (t.happened("remove_bad_publicity"), t.happened("bad_publicity")) == (1, 0)


def test_a_run_is_declared_successful_by_an_effect() -> None:
    """6.7.2: from then on, and everybody hears it; there is none without a run."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.effect("runner", DeclareSuccess(), If(RunSuccessful(), (Gain(3),)))
    assert (t.credits("runner"), t.happened("successful_run")) == (5, 0)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.effect("runner", If(RunSuccessful(), (Gain(1),)), If(RunOn("hq"), (Gain(10),)))
    assert t.credits("runner") == 15
    t.effect("runner", DeclareSuccess(), If(RunSuccessful(), (Gain(3),)))
    assert (t.credits("runner"), t.happened("successful_run")) == (18, 1)


def test_the_accessed_card_is_of_a_set() -> None:
    """7.1: only while it is accessed."""
    t = Table(policy=ASK_ALL)
    t.hand("corp", "Nico Campaign")
    t.start("runner")
    asset, ice_, any_card = Accessing(Type("asset")), Accessing(Type("ice")), Accessing()
    effects = (If(asset, (Gain(1),)), If(ice_, (Gain(10),)), If(any_card, (Gain(2),)))
    t.effect("runner", *effects)
    assert t.credits("runner") == 5
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Trash")
    t.effect("runner", *effects)
    assert t.credits("runner") == 8


def test_a_definite_card_is_played_by_an_effect() -> None:
    """8.6, 1.16.5a: without its play cost; an event or operation only."""
    t = begun()
    t.hand("corp", "Hedge Fund", "Nico Campaign")
    t.effect("corp", PlayThat(Each(InZone((HQ,))), ignoring="cost"))
    assert (t.credits("corp"), t.names("hq"), t.names("archives")) == (14, ["Nico Campaign"], ["Hedge Fund"])


def test_only_what_is_unrezzed_and_no_agenda_is_rezzed() -> None:
    """8.1.2: ignoring all costs rezzes no card twice, and no agenda."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.effect("corp", Rez(Each(Installed("corp")), ignoring="all"))
    assert t.happened("rezzed") == 1
    assert [t.card(title).faceup for title in ("Palisade", "Tithe", "Offworld Office")] == [True, True, False]


def test_a_deck_is_shuffled_whoever_says_so() -> None:
    """4.2.3 and 10.1.4 leave its cards the same."""
    t = Table(policy=ASK_ALL, filler=0)
    titles = [
        "Hedge Fund",
        "Palisade",
        "Tithe",
        "Whitespace",
        "Nico Campaign",
        "Urtica Cipher",
        "Regolith Mining License",
    ]
    t.deck("corp", *titles)
    t.deck("runner", "Leech", "Cleaver")
    t.start("runner")
    t.effect("runner", Shuffle("corp"))
    assert sorted(t.names("rd")) == sorted(titles)
    assert t.names("rd") != titles
    assert t.happened("shuffled") == 1


def test_cards_swapped_enter_zones_as_cards_do() -> None:
    """8.8.4a: into Archives facedown, unless the Runner could see the card; into HQ hidden."""
    t = begun()
    t.hand("corp", "Hedge Fund")
    t.discard_pile("corp", "Palisade")
    t.effect("corp", SwapCards(Each(InZone((HQ,))), Each(InZone((ARCHIVES,)))))
    assert (t.names("hq"), t.names("archives")) == (["Palisade"], ["Hedge Fund"])
    assert not t.card("Hedge Fund", ARCHIVES).faceup
    assert not t.card("Palisade", HQ).faceup


def test_an_installed_card_of_the_corp_is_hosted() -> None:
    """1.13.1, 1.13.2: it leaves its server but stays installed, the same object."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start("corp")
    oid = t.card("Tithe").oid
    t.effect("corp", HostOn(Each(Named("Tithe")), Each(Named("Nico Campaign"))))
    tithe = t.card("Tithe")
    assert (tithe.oid, tithe.host, tithe.server) == (oid, t.card("Nico Campaign").oid, "")
    assert t.game.state.servers["hq"].ice == (t.card("Palisade").oid,)
    assert t.names("installed").count("Tithe") == 1
    assert t.happened("hosted") == 1


def test_a_card_turned_faceup_has_its_recurring_credits() -> None:
    """1.10.5b, 8.1.4e: once it becomes active; facedown it has none to place."""
    runner("Purse", "hardware", Static(Recurring(2)))
    t = Table(policy=ASK_ALL)
    t.rig("Purse", faceup=False)
    t.start("runner")
    assert t.card("Purse").credit == 0
    t.effect("runner", TurnFaceup(Each(Installed(RUNNER))))
    assert (t.card("Purse").faceup, t.card("Purse").credit) == (True, 2)
    t.effect("runner", TurnFacedown(Each(Installed(RUNNER))))
    assert not t.card("Purse").faceup


def test_ice_is_moved_to_the_outermost_position() -> None:
    """4.6.9b, 6.2.4."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.start("corp")
    t.effect("corp", MoveIce(Each(Named("Tithe")), "hq"))
    assert t.game.state.servers["hq"].ice == (t.card("Palisade").oid, t.card("Tithe").oid)
    assert t.game.state.servers["rd"].ice == ()


@pytest.mark.parametrize("what", ["Docklands Pass", "Tithe", "Nico Campaign"])
def test_what_is_not_where_it_could_move_from_stays(what: str) -> None:
    """8.5.3, 6.2.4: only installed cards are moved, ice as ice and others between roots."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.root("Server 2", "PAD Campaign")
    t.ice("R&D", "Tithe")
    t.rig("Docklands Pass")
    t.start("corp")
    before = t.game.state.servers
    t.effect(
        "corp", MoveToRoot(Each(Named(what))) if what != "Nico Campaign" else MoveIce(Each(Named(what)), "hq")
    )
    assert t.game.state.servers == before


def test_whoever_places_counters_is_known() -> None:
    """1.9.2a: the player whose effect it is, not the one whose card it is."""
    ice("Plain Wall")
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Plain Wall")
    t.start("runner")
    t.effect("runner", PlaceCounters("power", 1, Each(Named("Plain Wall"))))
    placed = [event for event in t.game.state.happened if event.kind == "place_counters"]
    assert [(event.seat, event.n) for event in placed] == [("runner", 1)]


# -- asked once (9.6.9) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("does", [May((Gain(4),)), MayPay(cost(credits=1), (Gain(4),))])
def test_who_has_chosen_to_use_an_ability_is_not_asked_again_whether_they_may(does: May | MayPay) -> None:
    """9.6.9: a limited ability is optional by itself, and by its "may"; declined it is not used."""
    runner("Habit", "resource", When(On(EventKind.SUCCESSFUL_RUN), (does,), once=True))
    t = Table()
    t.rig("Habit")
    t.start("runner")
    gained = 3 if isinstance(does, MayPay) else 4
    for text, credits in (("Do not use it", 5), ("Use Habit", 5 + gained)):
        t.play("Run on Archives", "Go on", text)
        assert (t.credits("runner"), t.offered("Run on Archives")) == (credits, True)
    t.play("Run on Archives", "Go on")
    assert t.credits("runner") == 5 + gained, "once per turn"


def test_9_6_9_who_uses_an_ability_has_not_said_whether_the_other_player_may() -> None:
    runner("Habit", "resource", When(On(EventKind.SUCCESSFUL_RUN), (May((Gain(4),), by="corp"),), once=True))
    t = Table()
    t.rig("Habit")
    t.start("runner")
    t.play("Run on Archives", "Go on", "Use Habit")
    assert (t.decision.seat, t.decision.kind) == ("corp", "may")
    t.answer(["no"])
    assert t.credits("runner") == 5


def test_what_is_done_otherwise_is_a_choice_of_its_own() -> None:
    """9.6.9: who uses the ability has not said yet which of both."""
    pays = MayPay(cost(credits=1), (Gain(4),), otherwise=(GiveTags(1),))
    runner("Habit", "resource", When(On(EventKind.SUCCESSFUL_RUN), (pays,), once=True))
    t = Table()
    t.rig("Habit")
    t.start("runner")
    t.play("Run on Archives", "Go on", "Use Habit", "Do not pay")
    assert (t.credits("runner"), t.game.state.tags) == (5, 1)


def test_a_subroutine_that_was_paid_for_pays_for_nothing_else() -> None:
    """1.16.11: each cost is agreed to by itself."""
    ice("Bell", Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Bell")
    t.start("corp")
    rings = ResolveSubroutine(target(Installed("corp") & Type("ice")), cost(credits=1))
    t.effect("corp", rings, MayPay(cost(credits=2), (BadPublicity(1),)))
    if t.asks("target"):
        t.click("Bell")
    t.play("Gain 1 credit", "Pay", "Do not pay")
    assert (t.credits("corp"), t.game.state.bad_publicity) == (5, 0)
