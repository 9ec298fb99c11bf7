"""The public door: what is refused and how, conceding, results, names of cards, saves, orders."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.kernel.errors import (
    AnswerError,
    GameError,
    IllegalAnswer,
    MalformedAnswer,
    NotPending,
    SaveError,
)
from engine.netrunner import Game, Orders, card_info, find_card, load, new_game
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.policy import POLICY
from engine.netrunner.rules import shortcuts
from engine.netrunner.shown.build_view import REASONS
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, RUNNER, SEATS, SPECTATOR, Result
from engine.netrunner.testkit import Table
from tests.netrunner.asking import choosing_one, discarding

# -- refusals -------------------------------------------------------------------------------------------

Refusal = tuple[Callable[[], Table], str, object, type[AnswerError]]

REFUSALS: dict[str, Refusal] = {
    "a key that is not offered": (choosing_one, CORP, "untag", IllegalAnswer),
    "an empty key": (choosing_one, CORP, "", IllegalAnswer),
    "a forged key for a card in R&D": (choosing_one, CORP, "play:3", IllegalAnswer),
    "the other seat": (choosing_one, RUNNER, "credit", IllegalAnswer),
    "a spectator": (choosing_one, SPECTATOR, "credit", IllegalAnswer),
    "no key": (choosing_one, CORP, (), MalformedAnswer),
    "two keys for one choice": (choosing_one, CORP, ("credit", "draw"), MalformedAnswer),
    "a number": (choosing_one, CORP, (1,), MalformedAnswer),
    "nothing at all": (choosing_one, CORP, None, MalformedAnswer),
    "too few cards": (discarding, CORP, ("FIRST",), MalformedAnswer),
    "too many cards": (discarding, CORP, ("FIRST", "SECOND", "THIRD"), MalformedAnswer),
    "one card twice": (discarding, CORP, ("FIRST", "FIRST"), MalformedAnswer),
    "a card and a forged one": (discarding, CORP, ("FIRST", "card:1"), IllegalAnswer),
    "one key where two are needed": (discarding, CORP, "FIRST", MalformedAnswer),
}


def filled(game: Game, choice: object) -> object:
    """The choice with FIRST, SECOND, ... replaced by the keys of the options."""
    keys = [option.key for option in game.decisions[0].options]
    names = dict(zip(("FIRST", "SECOND", "THIRD"), keys, strict=False))
    if isinstance(choice, tuple):
        return tuple(names.get(key, key) for key in choice)
    return names.get(choice, choice) if isinstance(choice, str) else choice


@pytest.mark.parametrize("case", REFUSALS)
def test_a_refused_answer_says_why_and_changes_nothing(case: str) -> None:
    setting, seat, choice, error = REFUSALS[case]
    game = setting().game
    before, views = game.save(), [game.view(viewer) for viewer in (*SEATS, SPECTATOR)]
    with pytest.raises(error) as raised:
        game.answer(seat, game.decisions[0].id, filled(game, choice))  # type: ignore[arg-type]
    assert type(raised.value) is error
    assert isinstance(raised.value, GameError)
    assert str(raised.value)[0].isupper(), "a sentence a player can be shown"
    assert str(raised.value).endswith(".")
    assert game.save() == before
    assert [game.view(viewer) for viewer in (*SEATS, SPECTATOR)] == views


def test_an_answered_question_is_no_longer_pending() -> None:
    t = choosing_one()
    old = t.game.decisions[0].id
    t.click("Gain 1 credit")
    before = t.game.save()
    for seat in (*SEATS, "nobody"):
        with pytest.raises(NotPending):
            t.game.answer(seat, old, "credit")
    assert t.game.save() == before
    assert t.credits(CORP) == 6


@pytest.mark.parametrize("decision", [0, -1, 999_999])
def test_a_question_that_never_was_is_not_pending(decision: int) -> None:
    game = choosing_one().game
    before = game.save()
    with pytest.raises(NotPending):
        game.answer(CORP, decision, "credit")
    assert game.save() == before


def test_the_same_press_twice_counts_once() -> None:
    game = new_game("beginner", 1)
    asked = game.decisions[0]
    game.answer(asked.seat, asked.id, "keep")
    after = game.save()
    with pytest.raises(NotPending):
        game.answer(asked.seat, asked.id, "keep")
    assert game.save() == after


def test_several_keys_may_come_in_any_iterable() -> None:
    t = discarding()
    keys = [option.key for option in t.game.decisions[0].options][:2]
    t.game.answer(CORP, t.game.decisions[0].id, iter(keys))
    assert len(t.game.state.zones["hq"]) == 5
    assert len(t.game.state.zones["archives"]) == 2


def test_nothing_can_be_answered_after_the_end() -> None:
    game = choosing_one().game
    asked = game.decisions[0].id
    game.concede(CORP)
    before = game.save()
    with pytest.raises(NotPending):
        game.answer(CORP, asked, "credit")
    assert game.decisions == ()
    assert game.waiting_for == ()
    assert game.save() == before


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        choosing_one().game.view("referee")


def test_a_level_that_does_not_exist_cannot_be_played() -> None:
    with pytest.raises(KeyError):
        new_game("grandmaster", 1)


# -- the end --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "winner", "title"), [(CORP, RUNNER, "Runner"), (RUNNER, CORP, "Corp")])
def test_either_player_can_concede_at_any_time(seat: str, winner: str, title: str) -> None:
    game = choosing_one().game
    events = game.concede(seat)
    result = game.result
    assert result is not None
    assert (result.winner, result.reason) == (winner, "conceded")
    assert result.text == f"The {title} wins because the other player conceded."
    lines = [game.describe(event, SPECTATOR) for event in events]
    assert lines == [f"The {'Corp' if seat == CORP else 'Runner'} concedes.", f"**{result.text}**"]
    assert game.view(SPECTATOR).result == result
    assert game.view(SPECTATOR).active is None


@pytest.mark.parametrize("seat", ["", SPECTATOR, "referee"])
def test_only_players_concede(seat: str) -> None:
    game = choosing_one().game
    before = game.save()
    with pytest.raises(IllegalAnswer):
        game.concede(seat)
    assert game.save() == before


def test_a_game_is_conceded_once() -> None:
    game = choosing_one().game
    game.concede(CORP)
    before = game.save()
    with pytest.raises(IllegalAnswer):
        game.concede(RUNNER)
    assert game.save() == before


def test_a_game_can_be_conceded_during_mulligans_and_runs() -> None:
    fresh = new_game("intermediate", 2)
    fresh.concede(CORP)
    assert fresh.result is not None
    t = Table()
    t.ice("HQ", "Palisade")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.game.concede(RUNNER)
    assert t.winner == CORP
    assert load(t.game.save()).result == t.game.result


@pytest.mark.parametrize(("seat", "winner"), [(CORP, RUNNER), (RUNNER, CORP)])
def test_whose_time_is_up_loses(seat: str, winner: str) -> None:
    game = choosing_one().game
    events = game.time_out(seat)
    result = game.result
    assert result is not None
    assert (result.winner, result.reason) == (winner, "time")
    assert [game.describe(event, SPECTATOR) for event in events] == [f"**{result.text}**"]
    assert load(game.save()).result == result
    with pytest.raises(IllegalAnswer):
        game.time_out(seat)
    with pytest.raises(IllegalAnswer):
        game.abandon()


def test_a_game_that_is_abandoned_has_no_winner() -> None:
    game = choosing_one().game
    events = game.abandon()
    result = game.result
    assert result is not None
    assert (result.winner, result.reason) == (None, "abandoned")
    assert result.text == "The game was abandoned; nobody wins."
    assert [game.describe(event, SPECTATOR) for event in events] == [f"**{result.text}**"]
    assert load(game.save()).result == result


WHY = {
    "time": "because the other player ran out of time",
    "points": "by agenda points",
    "flatline": "by flatlining the Runner",
    "decked": "because the Corp had to draw from an empty R&D",
    "card": "by what a card does",
    "conceded": "because the other player conceded",
}


@pytest.mark.parametrize("reason", sorted(REASONS))
@pytest.mark.parametrize("winner", SEATS)
def test_every_result_is_one_plain_sentence(winner: Seat, reason: str) -> None:
    game = choosing_one().game
    game.state.over = Result(winner, reason)
    result = game.result
    assert result is not None
    assert result.winner == winner
    assert result.text == f"The {winner.capitalize()} wins {WHY[reason]}."


def test_a_draw_has_no_winner() -> None:
    game = choosing_one().game
    game.state.over = Result("", "draw")
    result = game.result
    assert result is not None
    assert (result.winner, result.reason, result.text) == (None, "draw", "The game ends in a draw.")


def test_there_is_no_result_before_the_end() -> None:
    assert choosing_one().game.result is None


# -- names of cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("bran", "Brân 1.0"),
        ("BRÂN", "Brân 1.0"),
        ("karuna", "Karunā"),
        ("Karunā", "Karunā"),
        ("  karuna ", "Karunā"),
        ("pali", "Palisade"),
        ("sure gamble", "Sure Gamble"),
        ("regolith", "Regolith Mining License"),
        ("syndicate", "The Syndicate: Profit over Principle"),
    ],
)
def test_cards_are_found_without_accents_and_by_a_part_of_their_title(typed: str, title: str) -> None:
    assert title in [card_info(code).title for code in find_card(typed)]


@pytest.mark.parametrize("typed", ["xyzzy", "%", "brän 9.9"])
def test_a_name_that_fits_no_card_finds_nothing(typed: str) -> None:
    assert list(find_card(typed)) == []


def test_every_card_is_found_by_its_own_title() -> None:
    for code in declared():
        assert find_card(definition(code).title)[0] == code


def test_a_card_that_does_not_exist_has_no_information() -> None:
    with pytest.raises(KeyError):
        card_info("jumper_cables")


# -- saves and orders -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2],
        lambda data: data + b"\x00",
        lambda data: data.replace(b"palisade", b"palisadf", 1),
        lambda data: b"chess" + data,
        lambda data: data[:400] + bytes(40) + data[440:],
    ],
)
def test_a_damaged_save_is_refused_with_a_sentence(damage: Callable[[bytes], bytes]) -> None:
    data = new_game("beginner", 5).save()
    assert damage(data) != data
    with pytest.raises(SaveError) as raised:
        load(damage(data))
    assert str(raised.value).endswith(".")


def test_standing_orders_are_part_of_the_save_and_of_one_seat() -> None:
    game = new_game("beginner", 5)
    before = game.save()
    game.set_orders(RUNNER, Orders(full_control=True, hosted_first=False))
    assert game.save() != before
    again = load(game.save())
    assert again.orders(RUNNER) == Orders(full_control=True, hosted_first=False)
    assert again.orders(CORP) == Orders()


def last_click(*, full_control: bool) -> Table:
    """The Runner's last click; the Corp has a card it could rez."""
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.game.set_orders(CORP, Orders(full_control=full_control))
    t.start(RUNNER, clicks=1)
    return t


def asked_during_a_turn(t: Table) -> list[str]:
    """Who is asked where while the Runner takes a credit and the Corp passes."""
    asked = []
    while t.game.turn == 1:
        asked.append(f"{t.decision.seat} {t.decision.step}")
        t.answer(["credit" if t.decision.seat == RUNNER else "pass"])
    return asked


def test_full_control_asks_where_standing_orders_would_pass() -> None:
    assert asked_during_a_turn(last_click(full_control=False)) == ["runner 5.7.1e"]
    assert asked_during_a_turn(last_click(full_control=True)) == [
        "runner 5.7.1e", "corp 5.7.1e", "corp 5.7.1e", "corp 5.7.2b",
    ]  # fmt: skip


def test_an_action_chosen_ahead_is_asked_for_again_once_the_opponent_has_acted() -> None:
    t = last_click(full_control=True)
    t.click("Gain 1 credit")
    assert t.credits(RUNNER) == 5, "the Corp may act first"
    t.click("Rez Nico Campaign")
    while t.decision.seat == CORP:
        t.click("Pass")
    assert (t.decision.seat, t.decision.step) == (RUNNER, "5.7.1f")
    t.click("Draw 1 card")
    assert t.credits(RUNNER) == 5
    assert len(t.names("grip")) == 1


def test_a_game_goes_on_from_a_save_as_it_would_have() -> None:
    games = [new_game("intermediate", 8)]
    games.append(load(games[0].save()))
    for game in games:
        for _ in range(30):
            decision = game.decisions[0]
            size = max(decision.minimum, 1)
            game.answer(decision.seat, decision.id, [o.key for o in decision.options[-size:]])
            if game.result is not None:
                break
    assert games[0].save() == games[1].save()


def test_an_answer_that_changed_nothing_is_remembered_until_something_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a fault planted: a breaker that cannot be used is offered to break everything."""
    monkeypatch.setattr(shortcuts, "unusable", lambda *about, **more: "")
    t = Table()
    t.ice("Server 1", "Archer", "Wendigo")
    t.rig("Echelon")
    t.set(runner_credits=13, corp_credits=9)
    t.start("runner")
    t.play("Run on Server 1", "Let the unbroken", "Echelon", "Go on")
    t.click("Break everything with Echelon")
    assert len(t.game.state.idle["runner"]) == 1
    t.click("Let the unbroken")
    assert t.game.state.idle == {}


def test_whoever_has_no_click_left_chooses_no_action() -> None:
    t = Table(policy=POLICY)
    t.rig("Self-modifying Code")
    t.start("runner", clicks=1)
    t.game.set_orders("runner", Orders(full_control=True))
    t.pass_until("Gain 1 credit")
    assert t.game.chooses_action("runner")
    assert not t.game.chooses_action("corp")
    t.click("Gain 1 credit")
    assert t.decision.seat == "runner"
    assert not t.game.chooses_action("runner")
