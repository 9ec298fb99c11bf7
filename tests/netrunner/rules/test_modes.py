"""One of several things (9.12.6): which may be chosen, and when it is said how many."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, GiveTags, Pick, ResolveSubroutine, Trash
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.selectors import Installed, Result, Type, target
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from engine.speech.structs import inside
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp, ice, runner
from tools.against_print import printed


@pytest.mark.skipif(not printed(), reason="the printed texts (SYSOP_SHARED or ../shared) are not at hand")
def test_9_12_3c_only_a_must_limits_a_choice_to_what_can_be_done() -> None:
    """9.12.3c: of all declared cards, those that say "must" where they choose. "Unless the Runner jacks out"
    is a nested cost (1.16.11b): who cannot jack out has no such way."""
    for code in sorted(declared()):
        choices = [p for a in definition(code).abilities for p in inside(a) if isinstance(p, ChooseOne)]
        if choices and (text := printed().get(code, "")):
            must = "must" in text.replace("must reveal", "") or "unless the Runner jacks out" in text
            assert {choice.must for choice in choices} == {must}, code


def test_1_2_4_the_corp_may_choose_what_does_nothing() -> None:
    """1.2.4: Ballista, without a program installed."""
    t = Table()
    t.ice("HQ", "Ballista")
    t.start(RUNNER)
    go(t, "Run on HQ", "Let the unbroken", "Trash 1")
    assert t.game.run is not None
    go(t, "Go on")
    t.next_action()
    assert t.happened("successful_run") == 1


def test_1_2_4_the_corp_may_let_the_runner_draw_nothing() -> None:
    """9.12.6b: Wildcat Strike with an empty stack."""
    t = Table()
    t.empty_deck(RUNNER)
    t.hand(RUNNER, "Wildcat Strike")
    t.start(RUNNER)
    go(t, "Play Wildcat Strike")
    assert t.decision.seat == CORP
    go(t, "Runner draws")
    assert t.credits(RUNNER) == 3


def test_1_2_5_what_no_mode_could_do_is_not_offered() -> None:
    """1.2.5: Puffer without counters may place one; Infiltration always gains; Déjà Vu needs a card."""
    t = Table()
    t.hand(RUNNER, "Déjà Vu", "Infiltration")
    t.set(runner_credits=9)
    t.start(RUNNER)
    assert (t.offered("Play Déjà Vu"), t.offered("Play Infiltration")) == (False, True)


@pytest.mark.parametrize("credits", [0, 3])
def test_9_12_3c_who_must_does_one_that_can_be_done(credits: int) -> None:
    """9.12.3c: Fairchild 2.0 against a Runner without cards."""
    t = Table()
    t.ice("HQ", "Fairchild 2.0")
    t.hand(RUNNER, *["Sure Gamble"] * 3)
    t.set(runner_credits=credits)
    t.start(RUNNER)
    go(t, "Run on HQ", "Let the unbroken")
    assert t.credits(RUNNER) == credits % 2


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


@pytest.mark.parametrize("ice", [0, 1])
def test_9_12_3c_of_several_modes_one_has_to_be_possible_as_a_whole(ice: int) -> None:
    mode = (Trash(target(Type("ice"))), Gain(1))
    runner("Fork", "resource", Paid(cost(clicks=1), (ChooseOne((mode, (*mode, Gain(1))), must=True),)))
    t = Table()
    t.ice("HQ", *["Palisade"] * ice)
    t.rig("Fork")
    t.start(RUNNER)
    assert t.offered("Fork") is bool(ice)


def test_9_12_3c_a_mode_may_be_about_the_card_that_it_chooses_first() -> None:
    """9.12.3c, 9.8.11: the Corp can choose the ice, so the subroutine counts as one that can be resolved."""
    ice("Fount", Sub((Gain(4),)))
    stir = (Pick(Installed(CORP) & Type("ice")), ResolveSubroutine(Result("chosen")))
    corp("Crossroads", "operation", Play((ChooseOne(((GiveTags(1),), stir)),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Fount")
    t.hand(CORP, "Crossroads")
    t.start(CORP)
    t.pass_until("Play Crossroads")
    t.click("Play Crossroads")
    assert (t.decision.kind, len(t.options)) == ("mode", 2)
    t.answer([t.decision.options[1].key])
    while t.decision.kind in ("target", "subroutine"):
        t.answer([t.decision.options[0].key])
    t.next_action()
    assert (t.credits(CORP), t.game.state.tags) == (9, 0)


# -- how many (9.12.6b) -------------------------------------------------------------------------------------


def planogram(tags: int = 1) -> Table:
    """Predictive Planogram is being played."""
    t = Table()
    t.hand(CORP, "Predictive Planogram")
    t.set(tags=tags)
    t.start(CORP)
    go(t, "Play Predictive Planogram")
    return t


def test_9_12_6b_both_instead_is_said_before_the_first() -> None:
    """9.12.6b: who has looked at three cards cannot have the credits, too."""
    t = planogram()
    assert len(t.options) == 3
    go(t, "Draw 3 cards")
    assert (t.decision.kind, len(t.names("hq")), t.credits(CORP)) == ("window", 3, 5)


@pytest.mark.parametrize(("first", "second"), [("Draw 3", "Gain 3"), ("Gain 3", "Draw 3")])
def test_9_12_6c_both_in_either_order(first: str, second: str) -> None:
    """9.12.6c: and neither can be left out any more."""
    t = planogram()
    t.click("Gain 3 credits and draw 3")
    assert len(t.options) == 2
    t.click(first)
    assert second in ("Draw 3", "Gain 3")
    assert (t.decision.kind, len(t.names("hq")), t.credits(CORP)) == ("window", 3, 8)


def test_9_12_6b_one_of_them_otherwise() -> None:
    """Without a tag nobody speaks of both."""
    assert planogram(tags=0).options == ["Gain 3 credits", "Draw 3 cards"]


def test_9_12_6b_one_mode_is_all_where_the_ability_says_one() -> None:
    """9.12.6d: nothing more is asked."""
    t = Table()
    t.hand("corp", "Predictive Planogram")
    t.start("corp")
    t.play("Play Predictive Planogram", "Gain 3 credits")
    assert t.credits("corp") == 8
    assert t.names("hq") == []
    assert t.offered("Gain 1 credit")


def test_9_12_6c_also_the_other_mode_is_said_later() -> None:
    """Business as Usual: "you may also resolve the other mode", once the first has resolved."""
    t = Table(policy=ASK_ALL)
    t.hand(CORP, "Business As Usual")
    t.ice("HQ", "Ice Wall")
    t.rig("Leech", virus=2)
    t.score_area(CORP, "Send a Message")
    t.start(CORP)
    go(t, "Play Business As Usual")
    assert len(t.options) == 2
    go(t, "Remove all virus")
    t.pass_until("Done")
    assert t.offered("Place 1 advancement")
