"""Who may sit where, before a game begins."""

from __future__ import annotations

import random

import pytest

from bot.games.neon_hope.lobby import CHANCE, Denied, Lobby

ANN, BOB, CLEO, DAN, EVE = range(1, 6)
CAST = ("vex", "noor", "ada", "brant", "cyra")
EITHER = (True, False)


def lobby(*people: int) -> Lobby:
    found = Lobby(CAST)
    for person in people:
        found = found.join(person, f"person {person}")
    return found


def denied(error: pytest.ExceptionInfo[Denied]) -> str:
    return error.value.id


def test_four_sit_down_and_a_fifth_is_told_that_the_table_is_full() -> None:
    full = lobby(ANN, BOB, CLEO, DAN)
    for by_choosing in (False, True):
        with pytest.raises(Denied) as error:
            full.choose(EVE, "eve", ["cyra"]) if by_choosing else full.join(EVE, "eve")
        assert denied(error) == "bnh-full"
        assert error.value.arguments == {"most": 4}
    again = full.leave(BOB).join(EVE, "eve")
    assert [person.user_id for person in again.people] == [ANN, CLEO, DAN, EVE]


def test_nobody_sits_down_twice_or_leaves_without_having_come() -> None:
    with pytest.raises(Denied) as error:
        lobby(ANN).join(ANN, "ann")
    assert denied(error) == "bnh-already-in"
    with pytest.raises(Denied) as error:
        lobby(ANN).leave(BOB)
    assert denied(error) == "bnh-not-in"


def test_a_character_is_chosen_once_and_choosing_one_is_joining() -> None:
    table = lobby(ANN).choose(ANN, "ann", ["vex"]).choose(BOB, "bob", ["noor"])
    assert [person.characters for person in table.people] == [("vex",), ("noor",)]
    with pytest.raises(Denied) as error:
        table.choose(BOB, "bob", ["vex"])
    assert denied(error) == "bnh-character-taken"
    assert error.value.arguments == {"character": "vex", "name": "person 1"}
    changed = table.choose(BOB, "bob", ["ada"]).choose(ANN, "ann", ["noor"])
    assert [person.characters for person in changed.people] == [("noor",), ("ada",)]


def test_a_forged_character_is_refused() -> None:
    for wanted in (["nobody"], []):
        with pytest.raises(Denied) as error:
            lobby(ANN).choose(ANN, "ann", wanted)
        assert denied(error) == "bnh-forged"


def test_what_is_left_to_chance_is_drawn_from_the_characters_nobody_plays() -> None:
    table = lobby(ANN, BOB, CLEO).choose(BOB, "bob", ["vex"])
    seen = set()
    for seed in range(50):
        seats = table.drawn(random.Random(seed))
        assert [person.user_id for _, person in seats] == [ANN, BOB, CLEO]
        codes = [code for code, _ in seats]
        assert codes[1] == "vex"
        assert len(set(codes)) == 3
        seen |= set(codes)
    assert seen == set(CAST)


def test_one_person_plays_several_characters_where_the_table_allows_it() -> None:
    table = lobby(ANN, BOB)
    with pytest.raises(Denied) as error:
        table.choose(ANN, "ann", ["vex", "noor"])
    assert denied(error) == "bnh-one-character"
    table = table.set(BOB, EITHER, several=True).choose(ANN, "ann", ["vex", "noor", CHANCE])
    assert table.places == 4
    seats = table.drawn(random.Random(1))
    assert [person.user_id for _, person in seats] == [ANN, ANN, ANN, BOB]
    with pytest.raises(Denied) as error:
        table.join(CLEO, "cleo")
    assert denied(error) == "bnh-full"
    with pytest.raises(Denied) as error:
        table.set(ANN, EITHER, several=False)
    assert denied(error) == "bnh-several-in-use"


def test_options_are_changed_by_anybody_at_the_table_and_nobody_else() -> None:
    table = lobby(ANN, BOB).set(BOB, ["normal", "hard"], difficulty="hard").set(ANN, [0, 30], limit=30)
    assert (table.options.difficulty, table.options.limit) == ("hard", 30)
    with pytest.raises(Denied) as error:
        table.set(CLEO, [0, 30], limit=0)
    assert denied(error) == "bnh-not-in"
    with pytest.raises(Denied) as error:
        table.set(ANN, [0, 30], limit=7)
    assert denied(error) == "bnh-forged"


def test_the_lead_is_somebody_at_the_table() -> None:
    table = lobby(ANN).choose(ANN, "ann", ["vex"]).set(ANN, CAST, lead="vex")
    assert table.options.lead == "vex"
    assert table.choose(ANN, "ann", ["noor"]).options.lead == ""
    assert table.set(ANN, CAST, lead="noor").options.lead == ""


def test_only_who_has_joined_may_begin() -> None:
    lobby(ANN).ready(ANN)
    with pytest.raises(Denied) as error:
        lobby(ANN).ready(BOB)
    assert denied(error) == "bnh-not-in"


def test_a_cast_of_two_seats_two() -> None:
    small = Lobby(("vex", "noor")).join(ANN, "ann").join(BOB, "bob")
    with pytest.raises(Denied) as error:
        small.join(CLEO, "cleo")
    assert error.value.arguments == {"most": 2}
