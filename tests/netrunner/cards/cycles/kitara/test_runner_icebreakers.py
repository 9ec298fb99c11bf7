"""Icebreakers of the Kitara cycle."""

from tests.netrunner.cards.playing import encountering, finish_run, rigged


def test_puffer_grows_and_needs_more_memory() -> None:
    t = rigged("Puffer", runner_credits=9)
    puffer = t.card("Puffer")
    before, memory = t.game.strength(puffer), t.game.memory_used()
    t.play("Puffer: Either", "Place 1 power counter")
    assert t.card("Puffer").power == 1
    assert t.game.strength(t.card("Puffer")) == before + 1
    assert t.game.memory_used() == memory + 1
    t.click("Puffer: Either")
    t.click("Remove 1 power counter")
    assert t.card("Puffer").power == 0
    assert t.clicks("runner") == 2


def test_a_puffer_that_grows_over_the_memory_limit_is_seen_at_once() -> None:
    t = rigged("Puffer", "Carmen", "Leech", "Leech", runner_credits=9)
    assert t.game.memory_used() == t.game.memory_limit()
    t.play("Puffer: Either", "Place 1 power counter")
    assert t.decision.kind == "memory"
    t.click("Leech")
    assert t.game.memory_used() == t.game.memory_limit()


def test_puffer_breaks_sentries() -> None:
    t = encountering("Karunā", "Puffer")
    t.click("Break everything with Puffer")
    finish_run(t)
    assert t.happened("damage") == 0
    assert not encountering("Palisade", "Puffer").offered("Break everything with Puffer")
