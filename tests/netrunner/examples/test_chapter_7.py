"""The rulebook's examples of accesses and breaches (chapter 7)."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, running


def test_7_3_8_example_1_a_breach_waits_for_the_one_in_progress() -> None:
    t = Table()
    t.rig("Raymond Flint", "Docklands Pass")
    t.hand("corp", *["Clone Retirement"] * 2)
    t.start("runner")
    t.click("Run on HQ")
    order: list[str] = []
    while running(t):
        go_on(t)
        order += [e.kind.value for e in t.events if e.kind in ("accessed", "breach_begins", "breach_ends")]
    first = ["breach_begins", "accessed", "accessed", "breach_ends"]
    assert order[:4] == first, "both were accessed before another breach began"
    assert order[4:] == ["breach_begins", "breach_ends"] * 2


def test_7_4_2_example_1_after_the_trace_of_ash_there_is_no_other_candidate() -> None:
    t = Table()
    t.root("HQ", "Ash 2X3ZB9CY", rezzed=True)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    t.play("0 credits", "0 credits")
    assert t.offered("Leave Ash")
    t.click("Leave Ash")
    t.next_action()
    assert t.happened("accessed") == 1
    assert t.happened("breach_ends") == 1


def test_7_4_5_example_1_a_card_trashed_in_archives_can_be_accessed_again() -> None:
    t = Table()
    t.root("Archives", "Strongbox")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Trash Strongbox")
    t.click("Trash Strongbox")
    t.next_action()
    assert t.happened("accessed") == 2
    assert t.names("archives") == ["Strongbox"]


def test_7_4_7a_example_1_after_rearranging_the_breach_begins_at_the_top_again() -> None:
    t = Table()
    t.deck("corp", "Celebrity Gift", "Bacterial Programming", "Hedge Fund")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.click("Play The Maker")
    seen: list[str] = []
    while running(t):
        if t.decision.kind == "arrange":
            t.click("Celebrity Gift", *[title for title in t.options if title != "Celebrity Gift"])
        elif t.decision.kind == "target":
            t.answer([])
        elif t.offered("Use Bacterial"):
            t.click("Use Bacterial")
        else:
            go_on(t)
        seen += [event.code for event in t.events if event.kind == "accessed"]
    assert t.names("runner_score") == ["Bacterial Programming"]
    assert seen == ["celebrity_gift", "bacterial_programming", "celebrity_gift"]


def test_7_4_7a_example_2_a_card_added_on_top_is_next_and_the_one_left_is_not() -> None:
    t = Table(corp="Seidr Laboratories: Destiny Defined")
    t.root("R&D", "Strongbox", rezzed=True)
    t.rig("R&D Interface")
    t.deck("corp", "Palisade", "Hostile Takeover", "Enigma", "Tollbooth")
    t.discard_pile("corp", "Wall of Static")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.click("Play The Maker")
    seen: list[str] = []
    while running(t):
        if t.decision.kind == "candidate":
            t.click("Access the next card of R&D")
        elif t.offered("Steal Hostile Takeover · 1 click"):
            t.click("Steal Hostile Takeover")
        elif t.offered("Use Seidr"):
            t.click("Use Seidr")
        else:
            go_on(t)
        seen += [event.code for event in t.events if event.kind == "accessed"]
    assert seen == ["palisade", "hostile_takeover", "wall_of_static", "enigma", "strongbox"]
    assert t.names("runner_score") == ["Hostile Takeover"]
