"""What a declaration says is what happens: words in places where no printed card had them."""

from __future__ import annotations

import pytest

from engine.netrunner.language import effects as fx
from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Defined, HowMany
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.flow import ChooseOne, ForNow
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.hosting import Hosts, InstalledFaceup
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.modifiers import DefinesX
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import (
    Accessed,
    Installed,
    InZone,
    Result,
    This,
    ThisCard,
    Type,
    target,
)
from engine.netrunner.language.sets import Each, Named, OnTop, Rezzed, SameAs, These
from engine.netrunner.language.traits import CopyOf, GainSubs, LoseAbilities
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, HQ, RD, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on
from tests.netrunner.scenarios.making import END, corp, ice, runner


def test_ice_that_cannot_be_bypassed_is_not() -> None:
    """1.2.2, 6.5.8: the restriction is about that ice."""
    ice("Sentinel", Static(Cannot("bypass", ThisCard())), END, subtype="sentry")
    t = Table()
    t.ice("HQ", "Sentinel")
    t.hand("runner", "Inside Job")
    t.start("runner")
    t.play("Play Inside Job", "Run on HQ")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("successful_run")) == (0, 0)


def test_other_ice_can_be_bypassed() -> None:
    """1.2.2: what cannot be bypassed is one piece of ice."""
    ice("Sentinel", Static(Cannot("bypass", ThisCard())), END, subtype="sentry")
    ice("Plain", END)
    t = Table()
    t.ice("R&D", "Sentinel")
    t.ice("HQ", "Plain")
    t.hand("runner", "Inside Job")
    t.start("runner")
    t.play("Play Inside Job", "Run on HQ")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("successful_run")) == (1, 1)


def test_who_cannot_search_finds_nothing() -> None:
    """1.2.2, 8.7: the stack is not even shuffled."""
    runner("Blindfold", "resource", Static(Cannot("search", who=RUNNER)))
    t = Table()
    t.rig("Blindfold")
    t.hand("runner", "Special Order")
    t.deck("runner", "Corroder")
    t.start("runner")
    assert not t.offered("Play Special Order"), "it could do nothing (1.2.5)"


# -- what lasts knows what its instruction was about -----------------------------------------------------


def test_a_lingering_copy_is_of_what_was_revealed() -> None:
    """9.10.1, 1.15.4."""
    gains = ForNow(CopyOf(These(Result("revealed")), kinds=("subroutine",)), "run", This())
    ice(
        "Knight A",
        When(ENCOUNTERED, (fx.Reveal(target(InZone((HQ,)) & Type("ice"))), gains)),
        Sub((Gain(1),)),
    )
    t = Table()
    t.ice("HQ", "Knight A")
    t.hand("corp", "Wall of Static")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("successful_run") == 0


def test_a_lingering_restriction_is_about_copies_of_what_was_revealed() -> None:
    """9.10.1, 1.15.4: also while no such card is revealed any more."""
    shown = fx.Reveal(target(InZone((HQ,)) & Type("agenda")))
    barred = ForNow(Cannot("steal", SameAs(Result("revealed"))), "turn")
    corp("Notice", "operation", Play((shown, barred)))
    t = Table(policy=ASK_ALL)
    t.hand("corp", "Notice", "Offworld Office")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Send a Message")
    t.start("corp")
    t.pass_until("Play Notice")
    t.click("Play Notice")
    t.next_action()
    t.effect(RUNNER, fx.Steal(Each(Installed(CORP) & Type("agenda"))))
    assert t.names("runner_score") == ["Send a Message"]


# -- subroutines that ice gains --------------------------------------------------------------------------


def test_a_fixed_subroutine_comes_after_those_of_the_ice() -> None:
    """9.8.2b: its own ability gives it, but in no variable number (9.8.3)."""
    ice("Echoing Wall", Sub((Gain(1),)), Static(GainSubs(END, 1)))
    t = Table()
    t.ice("HQ", "Echoing Wall")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.credits("corp") == 6


# -- what takes the place of an effect (9.9.8, 9.9.10) ---------------------------------------------------


def _at_the_door(*instead: Effect) -> Table:
    corp(
        "Doorkeeper",
        "upgrade",
        When(would("approach_server"), (fx.Instead("approach_server", instead),), interrupt=True),
    )
    t = Table(policy=ASK_ALL)
    t.root("Archives", "Doorkeeper", rezzed=True)
    t.start("runner")
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    return t


def test_a_mode_chosen_within_what_happens_instead_is_carried_out() -> None:
    """9.9.10, 9.12.6: first the mode, then the rest."""
    modes = ((fx.ChangeAttackedServer("hq"),), (fx.ChangeAttackedServer("rd"),))
    t = _at_the_door(ChooseOne(modes), fx.Approach())
    while t.decision.kind != "mode":
        go_on(t)
    assert [("HQ" in label, "R&D" in label) for label in t.options] == [(True, False), (False, True)]
    t.click(t.options[1])
    finish_run(t)
    assert (t.happened("successful_run", server="rd"), t.happened("successful_run")) == (1, 1)


def test_a_mode_within_what_happens_instead_announces_no_targets() -> None:
    """1.15.3, 9.9.9b: refused, since nothing would be chosen."""
    mode = (fx.Trash(target(Installed(RUNNER))),)
    with pytest.raises(DeclarationError, match="nobody announces targets"):
        _at_the_door(ChooseOne((mode, (Gain(1),))), fx.Approach())


# -- hosting (1.13) --------------------------------------------------------------------------------------


def test_an_accessed_card_of_the_corp_that_the_runner_hosts_is_not_installed() -> None:
    """1.13.2: it leaves the root, and is no card that could be advanced or scored."""
    host = fx.HostOn(Accessed())
    runner("Keeper", "resource", Paid(cost(credits=1), (host,), access=True))
    t = Table()
    t.rig("Keeper")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Keeper")
    t.click("Keeper")
    t.next_action()
    hosted = t.card("Offworld Office", "hosted")
    assert (hosted.host, hosted.faceup, hosted.server) == (t.card("Keeper").oid, True, "")
    assert (t.names("runner_score"), t.happened("uninstalled")) == ([], 1)
    assert "remote1" not in t.game.state.servers


def test_cards_of_the_corp_are_installed_on_one_that_can_host_them() -> None:
    """1.13.5a, 4.6.6k: no more than it can host."""
    both = Type("asset") | Type("agenda")
    corp("Annex", "asset", Static(Hosts(both, n=1)))
    t = Table()
    t.root("Server 1", "Annex", rezzed=True)
    t.hand("corp", "Nico Campaign", "Offworld Office", "Palisade")
    t.start("corp")
    assert sum("on Annex" in label for label in t.options) == 2
    t.click("Install Nico Campaign on Annex")
    hosted = t.card("Nico Campaign")
    assert (hosted.host, hosted.faceup) == (t.card("Annex").oid, False)
    assert t.game.server_of(hosted) == "remote1"
    assert not t.offered("on Annex")
    t.click("Rez Nico Campaign")
    assert t.card("Nico Campaign").faceup


# -- what a static ability defines (9.12.2e) -------------------------------------------------------------


@pytest.mark.parametrize("hushed", [False, True])
def test_an_x_is_zero_while_the_ability_that_defines_it_is_lost(hushed: bool) -> None:
    """9.12.2e: the subroutine stays, its X is 0."""
    rezzed_ice = HowMany(Rezzed() & Type("ice"))
    ice("Chorus", Static(DefinesX(rezzed_ice)), Sub((Gain(Defined(rezzed_ice, "x")),)))
    runner("Quiet", "resource", Static(LoseAbilities(Named("Chorus"), keep_printed=("subroutine",))))
    t = Table()
    t.ice("HQ", "Chorus")
    t.ice("R&D", "Palisade")
    if hushed:
        t.rig("Quiet")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.credits("corp") == (5 if hushed else 7)


# -- moving, and what is active --------------------------------------------------------------------------


def test_a_card_that_is_chosen_is_moved_to_another_root() -> None:
    """8.5.3, 1.15.1: what is chosen is known only once it is used."""
    mover = Paid(cost(counter="agenda", counters=1), (fx.MoveToRoot(target(Rezzed() & Type("upgrade"))),))
    corp("Mover", "agenda", mover)
    t = Table()
    t.score_area("corp", "Mover", agenda=1)
    t.root("HQ", "Manegarm Skunkworks", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Mover")
    t.click("Server 1")
    assert t.card("Manegarm Skunkworks").server == "remote1"


def test_the_abilities_of_an_agenda_that_is_installed_faceup_are_active() -> None:
    """3.2.3a: not only in the score area."""
    corp(
        "Beacon",
        "agenda",
        Static(InstalledFaceup()),
        When(On(EventKind.ADVANCE, what=ThisCard()), (Gain(2),)),
    )
    t = Table()
    t.hand("corp", "Beacon")
    t.start("corp")
    t.play("Install Beacon in a new", "Advance Beacon")
    assert t.credits("corp") == 5 - 1 + 2


def test_other_agendas_are_inactive_while_they_are_installed() -> None:
    """3.2.3."""
    corp("Beacon", "agenda", When(On(EventKind.ADVANCE, what=ThisCard()), (Gain(2),)))
    t = Table()
    t.hand("corp", "Beacon")
    t.start("corp")
    t.play("Install Beacon in a new", "Advance Beacon")
    assert t.credits("corp") == 5 - 1


# -- what is chosen -------------------------------------------------------------------------------------


def test_cards_that_were_looked_at_are_named_until_the_ability_is_done() -> None:
    """1.21.2, 10.2: that one of them goes does not make the player forget the others."""
    looked = (fx.Look(Each(OnTop("rd", 4))), fx.Pick(These(Result("seen"))), fx.Trash(Result("chosen")))
    corp("Survey", "operation", Play((*looked, fx.Pick(These(Result("seen")) & InZone((RD,))))))
    t = Table()
    titles = ["Palisade", "Nico Campaign", "Tithe", "Offworld Office"]
    t.deck("corp", *titles)
    t.hand("corp", "Survey")
    t.start("corp")
    t.click("Play Survey")
    assert t.options == titles
    t.click("Tithe")
    assert t.options == ["Palisade", "Nico Campaign", "Offworld Office"]


def test_a_subtype_is_given_to_a_card_that_is_chosen() -> None:
    """1.2.5, 1.15.1: that there is one to choose is enough for the ability to be used."""
    gives = fx.GiveSubtype(target(Installed(CORP) & Type("ice")), "ice", "turn")
    runner("Painter", "resource", Paid(cost(credits=1), (gives,)))
    t = Table()
    t.rig("Painter")
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.play("Painter", "Sentry")
    assert "sentry" in t.game.face(t.card("Palisade")).subtypes
