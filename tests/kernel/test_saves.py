"""Saves: round trips, migrations over plain data, and every way in which one cannot be read."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import values
from engine.kernel.errors import SaveError
from engine.kernel.saves import CHECKSUM, Codec
from engine.kernel.values import Value
from engine.netrunner import load, new_game
from tests.kernel.toy import SCHEMA, Toy, ToyMatch, ToyState, answer, codec, start
from tests.long import examples


def played() -> Toy:
    """A game in the middle of a tie, one answer given."""
    toy = start(ToyMatch())
    answer(toy, "left", "bid:2")
    answer(toy, "right", "bid:2")
    answer(toy, "right", "bid:1")
    return toy


def test_a_loaded_state_is_equal_and_goes_on_the_same_way() -> None:
    toy = played()
    data = codec().save(toy.state)
    again = Toy(codec().load(data))
    assert again.state == toy.state
    assert codec().save(again.state) == data
    for game in (toy, again):
        answer(game, "left", "bid:3")
    assert codec().save(again.state) == codec().save(toy.state)
    assert toy.state.diary == ["left scores"]


def test_equal_states_give_equal_bytes_and_different_ones_do_not() -> None:
    assert codec().save(played().state) == codec().save(played().state)
    other = played()
    other.state.points["left"] += 1
    assert codec().save(other.state) != codec().save(played().state)


# -- migrations -----------------------------------------------------------------------------------------


def scores_become_points(plain: dict[str, Any]) -> dict[str, Any]:
    """1 -> 2: the field `scores` was renamed."""
    plain["points"] = plain.pop("scores")
    return plain


def checks_are_counted(plain: dict[str, Any]) -> dict[str, Any]:
    """2 -> 3: every point had taken one checkpoint."""
    plain["checks"] = sum(plain["points"].values())
    return plain


CHAIN = {1: scores_become_points, 2: checks_are_counted}


def save_of_schema_1() -> bytes:
    """What the game of schema 1 wrote: `scores` instead of `points`, no `checks`."""
    plain = msgspec.to_builtins(ToyState(schema=1, seed=5, diary=["old"]))
    plain["scores"] = {"left": 2, "right": 1}
    del plain["points"], plain["checks"]
    return forge(msgspec.msgpack.encode(plain), schema=1)


def forge(body: bytes, schema: int = SCHEMA) -> bytes:
    """A save with a right checksum over any bytes."""
    return b"toy:%d:" % schema + blake2b(body, digest_size=CHECKSUM).digest() + body


def test_an_old_save_is_brought_up_to_date_by_a_chain_of_migrations() -> None:
    state = codec(SCHEMA, CHAIN).load(save_of_schema_1())
    assert state.points == {"left": 2, "right": 1}
    assert state.checks == 3, "the second migration saw what the first had made"
    assert state.diary == ["old"]
    assert state.schema == SCHEMA
    assert codec(SCHEMA, CHAIN).save(state).startswith(b"toy:3:")


def test_a_gap_in_the_chain_is_named() -> None:
    with pytest.raises(SaveError, match="from schema 1 to 3"):
        codec(SCHEMA, {2: checks_are_counted}).load(save_of_schema_1())


def test_a_migration_that_does_not_know_what_it_finds_fails_loudly() -> None:
    def confused(plain: dict[str, Any]) -> dict[str, Any]:
        plain["points"] = plain.pop("medals")
        return plain

    with pytest.raises(SaveError, match="KeyError"):
        codec(SCHEMA, {1: confused, 2: checks_are_counted}).load(save_of_schema_1())


def test_a_migration_that_makes_nonsense_is_caught_by_decoding() -> None:
    def nonsense(plain: dict[str, Any]) -> dict[str, Any]:
        return {**scores_become_points(plain), "diary": 7}

    with pytest.raises(SaveError, match="damaged"):
        codec(SCHEMA, {1: nonsense, 2: checks_are_counted}).load(save_of_schema_1())


# -- what cannot be read --------------------------------------------------------------------------------


def test_a_save_of_a_newer_version_is_refused_by_name() -> None:
    newer = Codec("toy", SCHEMA + 1, ToyState, {}).save(played().state)
    with pytest.raises(SaveError, match="newer version"):
        codec().load(newer)


@pytest.mark.parametrize(
    "data", [b"", b"toy", b"toy:", b"toy:3", b"toy:x:", b"toy:-1:", b"toy:0:", b"chess:3:x"]
)
def test_what_is_no_save_of_this_game_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        codec().load(data)


def test_a_save_of_another_game_is_refused_by_name() -> None:
    data = Codec("chess", SCHEMA, ToyState, {}).save(played().state)
    with pytest.raises(SaveError, match="not a save of toy"):
        codec().load(data)


def test_a_value_of_an_unknown_kind_is_refused() -> None:
    toy = played()
    data = codec().save(toy.state).replace(b"ToyMatch", b"ToyWatch")
    body = data[len(b"toy:3:") + CHECKSUM :]
    forged = forge(body)
    with pytest.raises(SaveError, match="damaged"):
        codec().load(forged)


@given(body=st.binary(max_size=200))
def test_even_with_a_right_checksum_only_states_are_loaded(body: bytes) -> None:
    with pytest.raises(SaveError):
        codec().load(forge(body))


SAVES = {
    "toy": codec().save(played().state),
    "netrunner": new_game("beginner", 3).save(),
}


@st.composite
def damage(draw: st.DrawFn, data: bytes) -> bytes:
    """The bytes, cut, lengthened, or with some changed, swapped or doubled."""
    at = draw(st.integers(0, len(data) - 1))
    to = draw(st.integers(at, min(len(data), at + 40)))
    how = draw(st.sampled_from(("cut", "drop", "change", "flip", "double", "append", "swap")))
    if how == "cut":
        return data[:at]
    if how == "drop":
        return data[:at] + data[to:]
    if how == "change":
        return data[:at] + draw(st.binary(min_size=1, max_size=8)) + data[to:]
    if how == "flip":
        return data[:at] + bytes([data[at] ^ (1 << draw(st.integers(0, 7)))]) + data[at + 1 :]
    if how == "double":
        return data[:to] + data[at:]
    if how == "append":
        return data + draw(st.binary(min_size=1, max_size=20))
    return data[to:] + data[:to]


@examples(100, sweep=20)
@given(data=st.data())
@pytest.mark.parametrize("game", sorted(SAVES))
def test_a_damaged_save_is_refused_or_is_the_same_state(game: str, data: st.DataObject) -> None:
    whole = SAVES[game]
    broken = data.draw(damage(whole))
    try:
        again = codec().save(codec().load(broken)) if game == "toy" else load(broken).save()
    except SaveError:
        return
    assert again == whole


def test_two_games_may_have_a_value_of_the_same_name() -> None:
    class Coin(Value, frozen=True):
        worth: int

    class Other(Value, frozen=True, tag="Coin"):
        face: str

    # As if another game's module had defined it.
    values._REGISTRY["Coin"]["games.other"] = Other
    try:
        assert values.decode_hook("tests.kernel")(Coin, ["Coin", 3]) == Coin(3)
        assert values.decode_hook("games.other")(Other, ["Coin", "heads"]) == Other("heads")
    finally:
        del values._REGISTRY["Coin"]


def test_a_name_that_two_games_have_means_nothing_to_a_third() -> None:
    class Die(Value, frozen=True):
        sides: int

    values._REGISTRY["Die"]["games.other"] = Die
    try:
        with pytest.raises(ValueError, match="unknown kind of value"):
            values.decode_hook("games.third")(Die, ["Die", 6])
    finally:
        del values._REGISTRY["Die"]
