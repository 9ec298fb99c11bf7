"""S60 to S64: setup, difficulty, the attribute die, and what a campaign carries on (NH 2, 3, 24, 26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.neon_hope import Library, new_game
from engine.neon_hope.table.state import Campaign, Token
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_s60_vex_plays_alone(table: Lay) -> None:
    t = table("vex", bare=False)
    vex = t.hero("vex")
    assert (vex.endurance, len(vex.hand), vex.discard) == (10, 10, ())
    others = [code for code in vex.hand if t.game.action(code).character != "vex"]
    assert len(others) == 2
    assert all(t.game.action(code).universal for code in others)


def test_s60_alone_one_is_another_character(table: Lay) -> None:
    t = table("vex").deck("dark").put("vex-radio", at="play:p1")
    t.turn("vex").answer("vex", "VEX RADIO").end_all_turns()
    assert t.hero("vex").hope == 4
    assert t.dial == 2
    t.answer("vex", "Focus")
    asked = t.asked("vex")
    assert (t.hero("vex").endurance, asked.minimum, len(asked.options)) == (9, 9, 10)


@pytest.mark.parametrize(
    ("characters", "endurance"), [(("vex", "noor", "kim", "lou"), 6), (("vex", "noor", "kim"), 7)]
)
def test_s61_more_characters_have_less_endurance(
    table: Lay, characters: tuple[str, ...], endurance: int
) -> None:
    t = table(*characters, bare=False)
    for character in characters:
        hero = t.hero(character)
        assert (hero.endurance, len(hero.hand), len(hero.discard)) == (endurance, endurance, 8 - endurance)
        assert (hero.hope, hero.counters) == (3, 3)
    t = table(*characters).deck()
    t.end_all_turns()
    assert t.dial == len(characters)


@pytest.mark.parametrize(
    ("level", "dark", "unfair", "card"),
    [
        ("normal", 4, 1, "sc-story"),
        ("advanced", 2, 3, "sc-story"),
        ("hard", 2, 3, "sc-challenge"),
        ("hopeless", 0, 5, "sc-challenge"),
    ],
)
def test_s62_difficulty_levels(table: Lay, level: str, dark: int, unfair: int, card: str) -> None:
    t = table(difficulty=level, bare=False)
    state, pack = t.game.state, t.game.pack
    assert state.surveillance_card == card
    # What setup brought into play was in the deck, too.
    deck = Counter(state.encounter_deck) + Counter(c.code for c in t.game.at("network"))
    assert (deck["dark"], deck["unfair"]) == (dark, unfair)
    assert Counter(state.removed) == Counter(dark=4 - dark, unfair=5 - unfair)
    kinds = (*pack.enemies.values(), *pack.conditions.values(), *pack.events.values())
    cards = [(getattr(card, "set", ""), getattr(card, "copies", 0)) for card in kinds]
    sets = pack.episodes["first"].sets
    assert len(sets) == 4
    assert deck.total() == sum(copies for name, copies in cards if name in sets) + 5


def test_s63_a_die_with_two_attributes_asks(table: Lay) -> None:
    for seed in range(60):
        t = table(seed=seed).deck("omen", "dark")
        t.end_all_turns()
        rolled = next(event.other for event in t.events if event.kind == "rolled")
        if rolled == "courage attr-c":
            break
        assert (" " in rolled) == (t.game.turn == 1)  # only a face with two attributes asks
    assert [option.label for option in t.options("vex")] == ["Courage", "Attribute C"]
    t.answer("vex", "Attribute C")
    assert next(event.other for event in t.events if event.kind == "die_turned") == "attr-c"
    assert t.hero("vex").tokens == (Token("attr-c", 2),)


def lost_first_episode(t: Table) -> Campaign:
    """GUIDE follows Vex, who then wears out."""
    t.put("guide", at=UP).reveals("0").turn("vex").support("guide").answer("vex", "Vex")
    t.change("vex", endurance=1).answer("vex", "Focus").end_turn("noor")
    return t.game.next_campaign()


def test_s64_the_second_episode_after_a_loss(table: Lay, library: Library) -> None:
    campaign = lost_first_episode(table())
    assert campaign.results == (("first", "worn-out"),)
    t = table(episode="second", campaign=campaign, bare=False)
    for character in ("vex", "noor"):
        hero = t.hero(character)
        assert (hero.endurance, len(hero.hand), hero.hope, hero.resources) == (8, 8, 3, 2)
        assert len(t.game.at(f"set:{hero.seat}")) == 8
    guide = t.card("guide")
    assert (guide.place, guide.follower) == (f"play:{t.seat('vex')}", True)
    pool = t.game.state.pool
    assert (pool["+3"], pool["skull"], sum(pool.values())) == (1, 4, 19)
    assert Counter(c.modifier for c in t.game.state.grid).total() == 16
    # The setup of the second episode has read how the first one ended.
    assert t.dial == 2

    bought = []
    game = new_game(
        library, pack="testpack", episode="second", characters=["vex", "noor"], seed=1, campaign=campaign
    )
    while game.state.phase == "setup":
        decision = game.decisions[0]
        bought += [decision.seat] if decision.kind == "buy" else []
        done = decision.option("done")
        keys = [done.key] if done else [option.key for option in decision.options[: decision.minimum]]
        game.answer(decision.seat, decision.id, keys)
    assert bought == ["p1", "p2"]


def test_s64_after_a_win_the_setup_is_another(table: Lay) -> None:
    t = table().chapter("chapter-two").put("vault", at=UP, secrets=1).reveals("+3")
    t.turn("noor").investigate("vault")
    t = table(episode="second", campaign=t.game.next_campaign(), bare=False)
    assert t.dial == 0
    assert t.hero("vex").hope == t.hero("noor").hope == 4
