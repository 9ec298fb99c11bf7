"""Identities of the Corp of the Mumbad cycle."""

import pytest

from engine.netrunner.testkit import Table


def grip_of(t: Table, seat: str) -> list[str | None] | None:
    hand = t.view(seat).runner.hand
    return None if hand is None else [shown.title for shown in hand]


def star(tags: int) -> Table:
    t = Table(corp="Harishchandra Ent.: Where You're the Star")
    t.set(tags=tags)
    t.hand("runner", "Sure Gamble", "Jailbreak")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    return t


@pytest.mark.parametrize("seat", ["corp", "spectator"])
def test_a_tagged_runner_plays_with_the_grip_revealed(seat: str) -> None:
    t = star(1)
    assert grip_of(t, seat) == ["Sure Gamble", "Jailbreak"]
    assert all(shown.oid is None for shown in t.view(seat).runner.hand or ())
    t.click("Remove 1 tag")
    assert t.game.state.tags == 0
    assert grip_of(t, seat) is None


def test_an_untagged_runners_grip_stays_hidden_and_so_does_hq() -> None:
    t = star(0)
    assert grip_of(t, "corp") is None
    assert grip_of(t, "runner") == ["Sure Gamble", "Jailbreak"]
    t = star(1)
    assert t.view("runner").corp.hand is None
