"""Randomness: from the state alone, uniform, and always a permutation."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import rng
from tests.kernel.toy import ToyState, codec

ITEMS = st.lists(st.integers(), max_size=60)
SEEDS = st.integers(0, 2**63 - 1)


def source(seed: int = 11) -> ToyState:
    return ToyState(schema=3, seed=seed)


@given(seed=SEEDS, n=st.integers(1, 2**40))
def test_a_draw_is_below_its_bound_and_is_counted(seed: int, n: int) -> None:
    state = source(seed)
    assert 0 <= rng.below(state, n) < n
    assert state.draws >= 1
    assert state.seed == seed


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_nothing_to_draw_below_one(n: int) -> None:
    state = source()
    with pytest.raises(ValueError, match="nothing to choose"):
        rng.below(state, n)
    assert state.draws == 0


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 30, 44])
def test_draws_are_uniform(n: int) -> None:
    """Chi-square with n - 1 degrees of freedom stays below mean + 5 standard deviations."""
    state, draws = source(), 400 * n
    counts = Counter(rng.below(state, n) for _ in range(draws))
    chi = sum((counts[i] - 400) ** 2 / 400 for i in range(n))
    assert chi < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_seeds_and_draws_have_nothing_in_common() -> None:
    first = [rng.below(source(seed), 1000) for seed in range(300)]
    state = source(0)
    second = [rng.below(state, 1000) for _ in range(300)]
    assert len(set(first)) > 220, "about 259 different ones are expected of 300 in 1000"
    assert len(set(second)) > 220


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    state = source()
    counts = Counter(rng.shuffled(state, "abcd") for _ in range(24 * 200))
    assert set(counts) == set(permutations("abcd"))
    chi = sum((n - 200) ** 2 / 200 for n in counts.values())
    assert chi < 23 + 5 * 46**0.5


@given(seed=SEEDS, items=ITEMS)
def test_a_shuffle_is_a_permutation_and_leaves_the_original_alone(seed: int, items: list[int]) -> None:
    before = list(items)
    shuffled = rng.shuffled(source(seed), items)
    assert Counter(shuffled) == Counter(items)
    assert items == before


@given(seed=SEEDS, items=st.lists(st.integers(), unique=True, max_size=40), n=st.integers(0, 50))
def test_a_sample_takes_different_items_and_as_many_as_there_are(seed: int, items: list[int], n: int) -> None:
    found = rng.sample(source(seed), items, n)
    assert len(found) == len(set(found)) == min(n, len(items))
    assert set(found) <= set(items)


@given(seed=SEEDS, items=ITEMS)
def test_equal_seeds_give_equal_results(seed: int, items: list[int]) -> None:
    assert rng.shuffled(source(seed), items) == rng.shuffled(source(seed), items)


@given(seed=SEEDS, before=st.integers(0, 20), items=ITEMS)
def test_a_loaded_state_draws_what_the_saved_one_would_have(seed: int, before: int, items: list[int]) -> None:
    state = source(seed)
    for _ in range(before):
        rng.below(state, 6)
    again = codec().load(codec().save(state))
    assert rng.shuffled(again, items) == rng.shuffled(state, items)
    assert again.draws == state.draws
