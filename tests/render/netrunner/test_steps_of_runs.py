"""Where the Runner is, as the words of the table, the mark in the picture and its description say it, in each
step of a run by each edition."""

from __future__ import annotations

from itertools import groupby

import msgspec
import pytest

from engine.messages import LANGUAGES
from engine.netrunner.game import load
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.shown.view import View
from engine.netrunner.table.edition import CORE_2012, CR_24_03, CR_26_03, EDITIONS, RG_1_0
from engine.netrunner.testkit import Table
from render.netrunner import alt, words

DRAFTER, PALISADE = "ice 1 of 2 protecting HQ, Drafter", "ice 2 of 2 protecting HQ, Palisade"
STARTS = ("starting", "Runner", f"The Runner is before {DRAFTER}, and has not approached it yet.")
FIRST = [
    ("approaching ice 1 of 2", "Runner approaches", f"The Runner is at {DRAFTER}."),
    (
        "encountering Drafter (ice 1 of 2)", "Runner encounters",
        f"The Runner is at {DRAFTER}, 0 of 2 subroutines broken.",
    ),
]  # fmt: skip
PASSED = [
    ("past ice 1 of 2", "Runner passes", f"The Runner is at {DRAFTER}."),
    ("past ice 1 of 2", "Runner", f"The Runner is before {PALISADE}, and has not approached it yet."),
]
SECOND = ("approaching ice 2 of 2", "Runner approaches", f"The Runner is at {PALISADE}.")
SHOWN = {
    CR_26_03.name: [STARTS, *FIRST, *PASSED, SECOND],
    CR_24_03.name: [*FIRST, *PASSED, SECOND],
    RG_1_0.name: [*FIRST, SECOND],  # windows 4 and 5 are there for what hears of passing
    CORE_2012.name: [*FIRST, SECOND],
}


def running(edition: str, *ice: str) -> Table:
    """A run on HQ, of which everything is asked."""
    t = Table(edition=edition, policy=ASK_ALL)
    if ice:
        t.ice("HQ", *ice)
    t.hand("corp", "Offworld Office")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    return t


def go_on(t: Table) -> None:
    """Nobody does anything, and the Runner stays."""
    t.click(next((option for option in t.options if option.startswith("Go on")), t.options[-1]))


def shown(view: View) -> tuple[str, str, str]:
    """What the table, the mark and the description say."""
    assert view.run is not None
    mark = words.mark(view.run, view.language)
    return view.where.removeprefix("Run on HQ: "), mark, alt.where_in_run(view)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_step_says_where_the_runner_is(edition: str) -> None:
    t, told = running(edition, "Palisade", "Drafter"), list[tuple[str, str, str]]()
    while t.game.run is not None and len(told) < 60:
        t.game = load(t.game.save(), ASK_ALL)
        view = t.view("runner")
        told.append(shown(view))
        assert told[-1][2] in alt.board(view, {})
        go_on(t)
    steps = [step for step, _ in groupby(told)]
    assert steps[: len(SHOWN[edition])] == SHOWN[edition]


def test_without_ice_the_runner_is_nowhere_before_the_server_is_near() -> None:
    t, told = running(CR_26_03.name), list[tuple[str, str, str]]()
    while t.game.run is not None and len(told) < 60:
        told.append(shown(t.view("runner")))
        go_on(t)
    assert [step for step, _ in groupby(told)] == [
        ("starting", "Runner", "Run on HQ."),
        ("about to reach the server", "Runner at the server", "The Runner is about to reach HQ."),
        ("successful, breaching the server", "Runner is inside", "The Runner is at HQ."),
        ("accessing a card", "Runner is inside", "The Runner is at HQ."),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_that_ends_has_left_its_place(language: str) -> None:
    """Whatever ended it: a subroutine did not let the Runner come to the server."""
    view = running(CR_26_03.name, "Palisade").game.view("runner", language)
    assert view.run is not None
    ending = msgspec.structs.replace(
        view, run=msgspec.structs.replace(view.run, phase="ends", position=None, before=False)
    )
    _, mark, said = shown(ending)
    assert mark == ""
    at_server = msgspec.structs.replace(view.run, phase="success", position=None, before=False)
    assert said != alt.where_in_run(msgspec.structs.replace(view, run=at_server))
