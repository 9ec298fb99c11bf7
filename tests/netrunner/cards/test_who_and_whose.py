"""Who does what a card says, whose deck it is done to, and what may be chosen instead of it."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.breaching import RevealedInRD
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import EXTRA
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.asking import go
from tests.netrunner.cards.playing import end_turn

SHOWN = sorted(
    definition(code).title
    for code in declared()
    if code not in EXTRA and Static(RevealedInRD()) in definition(code).abilities
)
"""Cards that the Runner reveals while accessing them in R&D."""


@pytest.mark.parametrize("title", SHOWN)
def test_1_21_7_the_runner_reveals_what_they_access_in_rd(title: str) -> None:
    """1.21.7: a static ability, and "they must reveal it": the Corp reveals nothing for Hyoubu Institute,
    and is not asked what comes first.
    """
    t = Table(corp="Hyoubu Institute: Absolute Clarity", policy=POLICY)
    t.deck(CORP, title)
    t.hand(RUNNER, *["Sure Gamble"] * 5)
    t.set(corp_credits=4, tags=1)
    t.start(RUNNER)
    t.click("Run on R&D")
    [event] = [event for event in t.game.state.happened if event.kind is EventKind.REVEAL]
    assert (event.seat, t.credits(CORP)) == (RUNNER, 4)
    assert not t.offered("Reveal")
    t = Table(policy=POLICY)
    t.hand(CORP, title)
    t.hand(RUNNER, *["Sure Gamble"] * 5)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert (t.happened("accessed"), t.happened("revealed")) == (1, 0), "not in HQ"


# -- shuffling ---------------------------------------------------------------------------------------------


def test_touch_ups_has_the_runner_shuffle_the_stack_and_leaves_rd_alone() -> None:
    t = Table()
    t.hand(CORP, "Touch-ups")
    t.hand(RUNNER, "Diesel", "Diesel")
    t.root("Server 1", "Send a Message")
    deck = t.deck(CORP, "Ice Wall", "Enigma", "Palisade", "Eli 1.0")
    t.start(CORP)
    go(t, "Play Touch-ups", "Event")
    t.click("Diesel", "Diesel")
    assert t.game.state.zones["rd"][:4] == deck
    assert t.names("stack").count("Diesel") == 2


def test_bring_them_home_leaves_rd_alone() -> None:
    t = Table()
    t.hand(CORP, "Bring Them Home")
    t.hand(RUNNER, "Diesel", "Diesel", "Diesel")
    t.score_area(RUNNER, "Send a Message", "Hostile Takeover")
    deck = t.deck(CORP, "Ice Wall", "Enigma", "Palisade", "Eli 1.0")
    t.root("Server 1", "Offworld Office")
    t.start(RUNNER, clicks=1)
    go(t, "Run on Server 1", "Steal", "Play Bring Them Home")
    t.click("Diesel", "Diesel")
    go(t, "Pay 2")
    assert t.names("grip") == []
    assert t.game.state.zones["rd"][:3] == deck[1:], "but for the card that was drawn"


def test_scapegoat_leaves_rd_alone() -> None:
    t = Table()
    t.hand(CORP, "Scapegoat")
    t.rig("Leech")
    deck = t.deck(CORP, "Ice Wall", "Enigma", "Palisade", "Eli 1.0")
    t.set(bad_publicity=2)
    t.start(CORP)
    go(t, "Play Scapegoat", "shuffle")
    assert "Leech" in t.names("stack")
    assert t.game.state.zones["rd"][:4] == deck


def test_because_i_can_leaves_the_stack_alone() -> None:
    t = Table()
    t.hand(RUNNER, "Because I Can")
    t.root("Server 1", "PAD Campaign")
    stack = t.deck(RUNNER, "Diesel", "Mayfly", "Leech", "Carmen")
    t.start(RUNNER)
    go(t, "Play Because I Can", "Use Because I Can")
    assert "PAD Campaign" in t.names("rd")
    assert t.game.state.zones["stack"][:4] == stack


# -- "unless", "if they do not" ----------------------------------------------------------------------------


def test_1_16_11b_the_corp_cannot_claim_to_have_trashed_what_players_cannot_trash() -> None:
    """1.16.11b: "If they do not" is about a nested cost; Architect cannot pay it."""
    t = Table()
    t.ice("HQ", "Architect")
    t.rig("Climactic Showdown")
    t.hand(CORP, *["Hedge Fund"] * 5)
    t.start(RUNNER, turn_begins=True)
    assert t.options[0] == "Gain 1 credit", "the Corp was not asked"
    t.click("Run on R&D")
    t.next_action()
    assert t.happened("accessed") == 3


def test_1_16_11b_who_cannot_jack_out_does_not_escape_lionsmane_by_it() -> None:
    """1.16.11b, 1.2.2: "unless the Runner jacks out" is no way out where they cannot."""
    blank("Shut Door", CORP, "asset", (Static(Cannot("jack_out", who=RUNNER)),))
    t = Table()
    t.ice("HQ", "Lionsmane")
    t.root("Server 1", "Shut Door", rezzed=True)
    t.hand(RUNNER, *["Sure Gamble"] * 6)
    t.set(runner_credits=0)
    t.start(RUNNER)
    go(t, "Run on HQ", "Let the unbroken")
    t.next_action()
    assert len(t.names("grip")) == 0


def test_into_the_depths_reveals_no_program() -> None:
    """8.7.2c: who searches need not reveal what they found unless the card says so."""
    t = Table()
    t.hand(RUNNER, "Into the Depths")
    t.deck(RUNNER, "Leech")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.start(RUNNER)
    go(t, "Play Into the Depths", "Run on HQ", "Search", "Find Leech")
    assert (t.names("installed")[-1], t.happened("revealed")) == ("Leech", 0)


# -- tags --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["Amanuensis", "Valentina Ferreira Carvalho", "Thunder Art Gallery"])
@pytest.mark.parametrize("how", ["a cost", "an effect"])
def test_1_14_5_the_runner_removes_no_tag_that_the_corp_removes(title: str, how: str) -> None:
    """ "Whenever you remove 1 or more tags": the Corp pays for End of the Line, and resolves Nihilo Agent."""
    t = Table()
    t.rig(title, power=1)
    t.hand(RUNNER, *["Sure Gamble"] * 5)
    t.set(tags=2, corp_credits=9)
    if how == "a cost":
        t.hand(CORP, "Trick of Light", "Backroom Machinations")
        t.start(CORP)
        t.click("Play Backroom Machinations")
    else:
        t.root("Server 1", "Nihilo Agent", rezzed=True, power=3, loaded=("power",))
        t.start(CORP, turn_begins=True)
        t.next_action()
    assert t.game.state.tags == 1
    assert [event.seat for event in t.game.state.happened if event.kind is EventKind.UNTAG] == [CORP]
    assert t.decision.seat == CORP, "nothing is asked of the Runner"
    assert (t.credits(RUNNER), t.card(title).power, len(t.names("grip"))) == (5, 1, 5)


def test_breaking_news_has_the_runner_remove_the_tags() -> None:
    t = Table()
    t.rig("Valentina Ferreira Carvalho")
    t.root("Server 1", "Breaking News", advancement=2)
    t.start(CORP)
    t.click("Score Breaking News")
    end_turn(t)
    assert (t.game.state.tags, t.credits(RUNNER)) == (0, 6)


def test_synapse_global_hears_of_tags_that_either_removes() -> None:
    for remover in (CORP, RUNNER):
        t = Table(corp="Synapse Global: Faster than Thought")
        t.hand(CORP, "Ice Wall")
        t.set(tags=1)
        t.start(remover)
        t.click("Synapse" if remover == CORP else "Remove 1 tag")
        assert t.offered("Use Synapse"), remover
