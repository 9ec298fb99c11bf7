"""The machine: steps, ways to go on, questions, refusals, and what is kept when something fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.kernel import machine
from engine.kernel.decisions import Option
from engine.kernel.errors import AnswerError, IllegalAnswer, MalformedAnswer, NotPending
from engine.kernel.steps import ASK, END, Step, StepTable
from tests.kernel.toy import (
    DANCE,
    MATCH,
    ROUND,
    Toy,
    ToyDance,
    ToyMatch,
    ToyRound,
    ToyState,
    answer,
    codec,
    start,
)


def saved(toy: Toy) -> bytes:
    return codec().save(toy.state)


def bids(toy: Toy, left: int, right: int) -> None:
    answer(toy, "left", f"bid:{left}")
    answer(toy, "right", f"bid:{right}")


# -- tables ---------------------------------------------------------------------------------------------


def test_a_table_knows_its_steps_by_number() -> None:
    assert [row.id for row in ROUND.rows] == ["2.1", "2.2", "2.3"]
    assert ROUND.last == "2.3"
    assert ROUND.text("2.2") == "a tie is broken by another round"
    assert repr(MATCH).splitlines()[1].split(maxsplit=1) == ["1.1", "a round is played"]


def test_a_step_number_is_used_only_once_in_a_table() -> None:
    table = StepTable("small")
    table.row("1", "first")(lambda g, f: None)
    with pytest.raises(ValueError, match="has step 1 already"):
        table.row("1", "again")(lambda g, f: None)


def test_only_checked_steps_that_changed_something_are_followed_by_a_checkpoint() -> None:
    toy = start(ToyMatch())
    assert toy.state.checks == 0
    bids(toy, 2, 1)
    assert toy.state.checks == 1, "once after 2.1, which set the state dirty"
    dance = start(ToyDance())
    answer(dance, "left", "on")
    assert dance.state.dirty, "3.5 is not checked"


# -- ways to go on --------------------------------------------------------------------------------------


def test_steps_run_in_order_come_again_and_jump() -> None:
    toy = start(ToyDance())
    assert toy.state.diary == ["3.1", "3.2:1", "3.2:2"], "3.2 twice, then on to 3.4 past 3.3"
    answer(toy, "left", "on")
    assert toy.state.diary[3:] == ["on", "3.5"]
    assert toy.state.stack == []


def test_a_jump_back_runs_the_steps_from_there() -> None:
    toy = start(ToyDance())
    answer(toy, "left", "back")
    assert toy.state.diary[3:] == ["back", "3.3"]
    assert [d.step for d in toy.state.decisions] == ["3.4"]


def test_end_leaves_out_the_rest_of_the_frame() -> None:
    toy = start(ToyDance())
    answer(toy, "left", "end")
    assert toy.state.diary[3:] == ["end"]
    assert toy.state.stack == []


def test_a_step_may_not_end_a_frame_it_has_covered() -> None:
    class ToyCovered(ToyDance, kw_only=True):
        pass

    table = ToyCovered.table = StepTable("covered")

    @table.row("9", "pushes and ends")
    def _both(g: Toy, f: ToyCovered) -> Step:
        g.push(ToyDance())
        return END

    with pytest.raises(RuntimeError, match="ended below another frame"):
        start(ToyCovered())


def test_frames_nest_and_the_outer_one_goes_on_after_the_inner() -> None:
    toy = start(ToyMatch())
    bids(toy, 1, 1)
    assert [type(frame) for frame in toy.state.stack] == [ToyMatch, ToyRound, ToyRound]
    bids(toy, 0, 3)
    assert toy.state.diary == ["right scores"]
    assert [type(frame) for frame in toy.state.stack] == [ToyMatch, ToyRound], "the next round"


def test_turns_loop_and_do_not_nest() -> None:
    toy = start(ToyMatch())
    for _ in range(2):
        bids(toy, 3, 0)
        assert len(toy.state.stack) == 2
    bids(toy, 3, 0)
    assert toy.state.stack == []
    assert toy.state.decisions == []


# -- questions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("left", "right"), ("right", "left")])
def test_questions_open_at_once_are_answered_in_any_order(order: tuple[str, str]) -> None:
    toy = start(ToyMatch())
    assert [(d.seat, d.id) for d in toy.state.decisions] == [("left", 1), ("right", 2)]
    answer(toy, order[0], "bid:2")
    assert toy.state.bids == {}, "nothing happens until both have answered"
    assert [d.seat for d in toy.state.decisions] == [order[1]]
    answer(toy, order[1], "bid:1")
    assert toy.state.bids == {order[0]: 2, order[1]: 1}


def test_a_question_answered_first_is_no_longer_pending_while_the_other_is() -> None:
    toy = start(ToyMatch())
    answer(toy, "left", "bid:2")
    before = saved(toy)
    with pytest.raises(NotPending):
        toy.accept("left", 1, "bid:3")
    assert saved(toy) == before


REFUSED: list[tuple[str, int, object, type[AnswerError]]] = [
    ("left", 7, "on", NotPending),
    ("left", 0, "on", NotPending),
    ("right", 1, "on", IllegalAnswer),
    ("nobody", 1, "on", IllegalAnswer),
    ("left", 1, "off", IllegalAnswer),
    ("left", 1, ("on", "off"), IllegalAnswer),
    ("left", 1, (), MalformedAnswer),
    ("left", 1, ("on", "end", "back"), MalformedAnswer),
    ("left", 1, ("on", "on"), MalformedAnswer),
    ("left", 1, (1,), MalformedAnswer),
    ("left", 1, (None, "on"), MalformedAnswer),
    ("left", 1, (["on"],), MalformedAnswer),
    ("left", 1, 5, MalformedAnswer),
    ("left", 1, None, MalformedAnswer),
    ("left", 1, b"on", MalformedAnswer),
    ("left", 1, {"on": 1, "off": 2, "end": 3}, MalformedAnswer),
]


@pytest.mark.parametrize(("seat", "decision", "choice", "error"), REFUSED)
def test_a_refused_answer_changes_nothing(
    seat: str, decision: int, choice: object, error: type[AnswerError]
) -> None:
    toy = start(ToyDance())
    state, before = toy.state, saved(toy)
    with pytest.raises(error) as raised:
        toy.accept(seat, decision, choice)  # type: ignore[arg-type]
    assert type(raised.value) is error
    assert str(raised.value).endswith("."), "the words are fit to show"
    assert saved(toy) == before
    assert toy.state is state
    answer(toy, "left", "on")
    assert toy.state.diary[-1] == "3.5", "the question can still be answered"


def test_several_keys_are_handed_over_in_the_order_chosen() -> None:
    toy = start(ToyDance())
    answer(toy, "left", "on", "end")
    assert toy.state.diary[-1] == "on+end"


def test_an_answer_is_bound_once() -> None:
    toy = start(ToyDance())
    answer(toy, "left", "back")
    assert toy.state.stack[-1].answers == ()
    assert toy.state.decisions[0].id == 2, "the question is asked anew, under another id"


# -- failing, undoing -----------------------------------------------------------------------------------


def test_a_mistake_inside_a_step_leaves_the_state_as_it_was() -> None:
    toy = start(ToyDance())
    state, before, forgotten = toy.state, saved(toy), toy.forgotten
    with pytest.raises(ArithmeticError):
        answer(toy, "left", "boom")
    assert toy.state is state
    assert saved(toy) == before, "points, diary and frames were changed before the step failed"
    assert toy.forgotten == forgotten + 1, "what was worked out from the failed state is dropped"
    answer(toy, "left", "on")
    assert toy.state.diary[-2:] == ["on", "3.5"]


@pytest.mark.parametrize(("bound", "n"), [("STEPS", 2), ("DEPTH", 0)])
def test_an_answer_that_leads_to_no_end_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, bound: str, n: int
) -> None:
    toy = start(ToyMatch())
    answer(toy, "left", "bid:1")
    before = saved(toy)
    with monkeypatch.context() as small:
        small.setattr(machine, bound, n)
        with pytest.raises(RuntimeError, match="nobody decided"):
            answer(toy, "right", "bid:1")
    assert saved(toy) == before
    answer(toy, "right", "bid:1")
    assert saved(toy) != before


def test_a_clone_undoes_whatever_came_after_it() -> None:
    toy = start(ToyMatch())
    bids(toy, 1, 1)
    kept, before = toy.state.clone(), saved(toy)
    after = []
    for _ in range(2):
        toy.state = kept.clone()
        bids(toy, 3, 0)
        bids(toy, 3, 0)
        after.append(saved(toy))
    assert after[0] == after[1] != before
    assert codec().save(kept) == before


def test_clones_share_nothing_that_can_change() -> None:
    toy = start(ToyMatch())
    other = toy.state.clone()
    other.points["left"] = 9
    other.diary.append("other")
    other.decisions.clear()
    other.stack[-1].at = "2.2"
    other.stack.pop()
    assert toy.state.points == {"left": 0, "right": 0}
    assert toy.state.diary == []
    assert len(toy.state.decisions) == 2
    assert [frame.at for frame in toy.state.stack] == ["1.1", ""]


# -- tables that change under a saved game --------------------------------------------------------------


@pytest.fixture
def longer_dance() -> Iterator[list[str]]:
    """The dance with a step 3.45 between 3.4 and 3.5; its diary entries."""
    old = ToyDance.table
    table = StepTable("dance, longer")
    for row in DANCE.rows[:-1]:
        table.row(row.id, row.text)(row.run)

    @table.row("3.45", "new in this version")
    def _new(g: Toy, f: ToyDance) -> Step:
        g.state.diary.append("3.45")
        return None

    table.row(DANCE.rows[-1].id, DANCE.rows[-1].text)(DANCE.rows[-1].run)
    ToyDance.table = table
    yield ["3.45"]
    ToyDance.table = old


def test_a_step_added_under_a_saved_game_is_not_skipped(longer_dance: list[str]) -> None:
    ToyDance.table, longer = DANCE, ToyDance.table
    data = saved(start(ToyDance()))
    ToyDance.table = longer
    toy = Toy(codec().load(data))
    answer(toy, "left", "on")
    assert toy.state.diary[3:] == ["on", *longer_dance, "3.5"]


def test_a_step_added_below_the_frame_that_asks_runs_when_that_frame_has_ended() -> None:
    before = saved(start(ToyMatch()))
    table = StepTable("match with an interval")
    table.row("1.1", "as before")(MATCH.rows[0].run)

    @table.row("1.15", "new: an interval")
    def _interval(g: Toy, f: ToyMatch) -> Step:
        g.state.diary.append("interval")
        return None

    table.row("1.2", "as before")(MATCH.rows[1].run)
    ToyMatch.table = table
    try:
        toy = Toy(codec().load(before))
        bids(toy, 2, 0)
    finally:
        ToyMatch.table = MATCH
    assert toy.state.diary == ["left scores", "interval"]


def test_a_question_added_before_an_open_one_does_not_take_its_answer() -> None:
    data = saved(start(ToyDance()))
    table = StepTable("dance with a question more")
    for row in DANCE.rows[:3]:
        table.row(row.id, row.text)(row.run)

    @table.row("3.35", "new: another question")
    def _ask(g: Toy, f: ToyDance) -> Step:
        keys = g.answered(f, "left")
        if keys is None:
            g.open(f, "left", "tempo", [Option("slow", "tempo"), Option("fast", "tempo")])
            return ASK
        g.state.diary.append(keys[0])
        return None

    for row in DANCE.rows[3:]:
        table.row(row.id, row.text)(row.run)
    ToyDance.table = table
    try:
        toy = Toy(codec().load(data))
        answer(toy, "left", "on")  # the old question, asked by step 3.4
        assert [d.kind for d in toy.state.decisions] == ["tempo"]
        answer(toy, "left", "fast")
        assert toy.state.diary[3:] == ["fast"]
        answer(toy, "left", "on")
        assert toy.state.diary[3:] == ["fast", "on", "3.5"]
    finally:
        ToyDance.table = DANCE


# -- short tables run at once ---------------------------------------------------------------------------


def test_a_short_table_run_inline_leaves_no_frame_unless_it_pauses() -> None:
    class ToyShort(ToyDance, kw_only=True):
        pass

    table = ToyShort.table = StepTable("short")

    @table.row("8.1", "write")
    def _one(g: Toy, f: ToyShort) -> Step:
        g.state.diary.append("8.1")
        return None

    @table.row("8.2", "pause if asked to")
    def _two(g: Toy, f: ToyShort) -> Step:
        if f.count and not f.answers:
            g.push(ToyDance())
        return None

    toy = Toy(ToyState(schema=3, seed=1))
    assert toy.inline(ToyShort()) is False
    assert toy.state.stack == []
    assert toy.inline(ToyShort(count=1)) is True
    assert [(type(frame), frame.at) for frame in toy.state.stack] == [(ToyShort, "8.2"), (ToyDance, "")]
    assert toy.state.diary == ["8.1", "8.1"]
