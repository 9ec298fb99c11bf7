"""What `engine/netrunner/rules/turns.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, When
from engine.netrunner.language.effects import CLICKS, Draw, EndActionPhase, Gain, Trash
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify, SkipsDiscard
from engine.netrunner.language.selectors import Installed, target
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import OPPONENT
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import end_turn
from tests.netrunner.scenarios.making import corp, runner


def test_1_7_2b_a_hand_size_below_zero_flatlines_in_the_discard_phase() -> None:
    """10.4.4: not before, and not at zero."""
    for core, winner in ((5, None), (6, CORP)):
        t = Table()
        t.set(core_damage=core)
        t.start("runner", clicks=1)
        assert t.winner is None
        t.click("Gain 1 credit")
        assert t.winner == winner


def test_1_11_2_both_gain_their_clicks_as_their_turns_begin() -> None:
    """1.11.2a, 1.11.2b, 1.11.3a, 5.3.2, 5.2.7a: three and four; the mandatory draw costs none.

    Rules: 1.9.5b.
    """
    t = Table()
    t.start("corp", turn_begins=True)
    assert t.clicks("corp") == 3
    assert t.names("hq") == ["Hedge Fund"]
    t.play("Gain 1 credit", "Gain 1 credit", "Gain 1 credit")
    assert t.decision.seat == "runner"
    assert t.clicks("runner") == 4
    assert t.clicks("corp") == 0
    assert t.names("grip") == []  # no draw phase for the Runner (5.3.3)


@pytest.mark.parametrize(
    ("edition", "clicks"), [("cr24.03", 4), ("cr26.03", 4), ("rg1.0", 3), ("core2012", 3)]
)
def test_1_11_3a_clicks_gained_in_the_other_turn_come_on_top_of_those_allotted(
    edition: str, clicks: int
) -> None:
    """They are lost at the end of one's own turn only (5.6.3c); by the guide none are gained then at all."""
    blank("Night Bell", CORP, "asset", (When(On(EventKind.ACTION_ENDS, by=OPPONENT), (Gain(1, CLICKS),)),))
    t = Table(edition=edition)
    t.root("Server 1", "Night Bell", rezzed=True)
    t.deck(CORP, *["Hedge Fund"] * 3)
    t.start(RUNNER, clicks=1)
    t.click("Gain 1 credit")
    assert t.clicks(CORP) == clicks
    t.play(*["Gain 1 credit"] * clicks)
    assert t.decision.seat == RUNNER
    assert t.clicks(CORP) == 0


def test_5_1_4a_what_happens_when_the_turn_begins_waits_for_its_step() -> None:
    """1.10.5c, 9.6.5a: the credits of Nico Campaign come after the window and the refill, before the draw."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=9, loaded=("credit",))
    t.start("corp", turn_begins=True)
    assert t.decision.step == "5.6.1b"
    assert t.credits("corp") == 5
    while t.decision.step == "5.6.1b":
        t.answer([o.key for o in t.asked.options if o.passing])
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 8


def test_5_2_2b_an_action_lasts_until_the_run_it_began_is_over() -> None:
    """5.2.2a, 8.6.5, 3.7.1: no other action in between, and the event stays in the play area until then."""
    t = Table()
    t.hand("runner", "Jailbreak")
    t.root("HQ", "Manegarm Skunkworks", rezzed=True)
    t.start("runner")
    t.click("Play Jailbreak")
    t.click("Run on HQ")
    assert t.game.run is not None
    assert t.names("play") == ["Jailbreak"]
    assert t.names("heap") == []
    assert not t.offered("Gain 1 credit")
    t.next_action()
    assert "Jailbreak" in t.names("heap")
    assert t.names("play") == []


def test_5_5_2_each_discards_down_at_the_end_of_the_turn() -> None:
    """5.5.2a, 4.3.6: Corp cards go facedown to Archives, and which ones is the Corp's choice."""
    t = Table()
    t.hand("corp", "Palisade", *["Hedge Fund"] * 6)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    assert (t.decision.kind, t.decision.minimum, t.decision.maximum) == ("discard", 2, 2)
    t.click("Palisade", "Hedge Fund")
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]
    assert not any(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])
    assert len(t.names("hq")) == 5


def test_5_5_2b_a_discarded_card_was_not_trashed() -> None:
    """1.19.3: what looks for trashing sees nothing; the Runner's cards are faceup in the heap (4.4.7b)."""
    t = Table()
    t.hand("runner", *["Sure Gamble"] * 6)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.click("Sure Gamble")
    kinds = [event.kind for event in t.events]
    assert "discarded" in kinds
    assert "trashed" not in kinds
    assert all(t.game.state.cards[oid].faceup for oid in t.game.state.zones["heap"])


@pytest.mark.parametrize(("core", "size"), [(0, 5), (1, 4), (3, 2)])
def test_5_5_3b_core_damage_lowers_the_maximum_hand_size(core: int, size: int) -> None:
    """4.3.9b, 10.4.2b, 1.9.5e: by one a point, for the Runner only."""
    t = Table()
    t.set(core_damage=core)
    t.hand("runner", *["Sure Gamble"] * 6)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert (t.decision.kind, t.decision.minimum) == ("discard", 6 - size)
    assert t.game.hand_size("corp") == 5


@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_5_5_4_a_skipped_discard_step_looks_at_no_hand_size(seat: str) -> None:
    t = Table()
    t.hand(seat, *["Hedge Fund" if seat == "corp" else "Sure Gamble"] * 8)
    t.start(seat, clicks=1)
    t.effect(seat, ForNow(SkipsDiscard(), "turn"))
    end_turn(t)
    assert not t.happened("discarded")
    assert len(t.names("hq" if seat == "corp" else "grip")) >= 8


def steps_until(t: Table, end: str) -> list[tuple[str, str]]:
    """Who is asked at which step until the other turn begins; actions gain credits."""
    found = []
    while t.game.state.active != end:
        found.append((t.decision.step, t.decision.seat))
        passing = [o.key for o in t.asked.options if o.passing]
        if passing:
            t.answer(passing)
        else:
            t.click("Gain 1 credit")
    return found


def test_5_6_1_the_windows_of_the_corps_turn() -> None:
    """5.6.1, 5.6.2, 5.6.3, 9.2.7g, 9.2.7a, 9.2.6d: in each window the Corp first, then the Runner."""
    t = Table(policy=ASK_ALL)
    t.rig("Tech Trader")
    t.root("Server 1", "Once Asset", rezzed=True)
    t.start("corp", clicks=1, turn_begins=True)
    t.game.state.clicks[CORP] = 1
    assert steps_until(t, RUNNER) == [
        ("5.6.1b", CORP), ("5.6.1b", RUNNER),
        ("5.6.2a", CORP), ("5.6.2a", RUNNER), ("5.6.2b", CORP), ("5.6.2a", CORP), ("5.6.2a", RUNNER),
        ("5.6.3b", CORP), ("5.6.3b", RUNNER),
    ]  # fmt: skip


def test_5_6_2b_the_corp_acts_until_it_has_no_clicks() -> None:
    """5.4.2, 9.2.6b: an action window has no way to pass; 9.2.6a: it is the active player's alone.

    Rules: 9.2.6c.
    """
    t = Table(policy=ASK_ALL)
    t.start("corp")
    seen = []
    while t.game.state.active == CORP:
        if t.decision.kind == "action":
            seen.append((t.decision.seat, t.clicks("corp")))
            assert not [o for o in t.asked.options if o.passing]
            t.click("Gain 1 credit")
        else:
            t.answer([o.key for o in t.asked.options if o.passing])
    assert seen == [(CORP, 3), (CORP, 2), (CORP, 1)]


def test_5_6_3c_unspent_clicks_are_lost_not_spent() -> None:
    """1.11.3b: a terminal operation leaves two clicks, which the Corp loses.

    Rules: 1.11.3.
    """
    t = Table()
    t.hand("corp", "Terminal Operation")
    t.start("corp")
    t.click("Play Terminal Operation")
    assert t.decision.seat == "runner"
    assert t.clicks("corp") == 0
    assert [e.n for e in t.events if e.kind == "lose_clicks"] == [2]


def test_5_7_1_the_windows_of_the_runners_turn() -> None:
    """5.7.1, 5.7.2, 9.2.7g, 9.2.7a, 9.2.6d: the Runner is first now."""
    t = Table(policy=ASK_ALL)
    t.rig("Tech Trader")
    t.root("Server 1", "Once Asset", rezzed=True)
    t.start("runner", turn_begins=True)
    t.game.state.clicks[RUNNER] = 1
    assert steps_until(t, CORP) == [
        ("5.7.1b", RUNNER), ("5.7.1b", CORP),
        ("5.7.1e", RUNNER), ("5.7.1e", CORP), ("5.7.1f", RUNNER), ("5.7.1e", RUNNER), ("5.7.1e", CORP),
        ("5.7.2b", RUNNER), ("5.7.2b", CORP),
    ]  # fmt: skip


def test_5_7_2c_the_runner_loses_unspent_clicks() -> None:
    """An event ends the action phase with three clicks left, which are lost and not spent."""
    runner("Nap", "event", Play((EndActionPhase(),)))
    t = Table()
    t.hand("runner", "Nap")
    t.start("runner")
    t.click("Play Nap")
    assert t.clicks("runner") == 0
    assert [event.n for event in t.events if event.kind is EventKind.LOSE_CLICKS] == [3]


@pytest.mark.parametrize(("n", "size"), [(2, 7), (-2, 3)])
def test_9_4_1_hand_sizes_change_with_what_is_active(n: int, size: int) -> None:
    """4.3.6, 5.5.3b: the Runner's own, and only while it is installed."""
    runner("Sizer", "hardware", Static(Modify("hand_runner", n)))
    t = Table()
    t.rig("Sizer")
    t.start("runner")
    assert (t.game.hand_size(RUNNER), t.game.hand_size(CORP)) == (size, 5)
    t.effect("runner", Trash(target(Installed("runner"))))
    assert t.game.hand_size(RUNNER) == 5


def test_d11_a_hand_size_of_0_at_the_end_of_the_turn_is_no_flatline() -> None:
    """Of the guide: it takes one below 0."""
    for damage, lost in ((5, False), (6, True)):
        t = Table(edition="rg1.0")
        t.set(core_damage=damage)
        t.start(RUNNER, clicks=1)
        t.click("Gain 1 credit")
        for _ in range(20):
            if t.game.state.over or t.decision.seat != RUNNER:
                break
            t.answer([t.asked.options[-1].key])
        assert (t.game.state.over is not None) == lost


def test_the_discard_phase_ends_with_the_turn() -> None:
    """5.7.2d: nothing of the phase is left behind it, and the Corp's turn has not begun."""
    corp("Watch", "asset", When(On(EventKind.TURN_ENDS), (Draw(1),)))
    t = Table()
    t.root("Server 1", "Watch", rezzed=True)
    t.hand(RUNNER, *["Sure Gamble"] * 7)
    t.start(RUNNER, clicks=1)
    before = len(t.names("hq"))
    end_turn(t)
    assert len(t.names("grip")) == 5
    assert len(t.names("hq")) == before + 2  # and one as the Corp's turn began


def test_the_corp_is_asked_before_its_own_turn_begins_and_not_before_the_runners() -> None:
    """5.6.1b and 5.7.1b are both windows; unasked the Corp passes in the second one."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign")
    t.start(CORP, clicks=1)
    t.click("Gain 1 credit")
    assert (t.decision.seat, t.decision.step) == (RUNNER, "5.7.1e")
    t.play(*["Gain 1 credit"] * 4)
    assert (t.decision.seat, t.decision.step) == (CORP, "5.6.1b")
