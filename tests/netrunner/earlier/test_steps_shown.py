"""The step a game stands at is told by the numbers, or names, of its edition."""

from __future__ import annotations

import pytest

from engine.messages import LANGUAGES
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.shown.steps import step_in_words
from engine.netrunner.table.edition import CORE_2012, CR_24_03, CR_26_03, RG_1_0
from engine.netrunner.testkit import Table

OLD, NEW, RG, CORE = CR_24_03.name, CR_26_03.name, RG_1_0.name, CORE_2012.name
TOLD = {
    OLD: ["5.7.1e", "6.9.2b", "6.9.3b", "9.8.11e", "6.9.4b"],
    NEW: ["5.7.1e", "6.9.1e", "6.9.2b", "6.9.3b", "9.8.10e", "6.9.4b"],
    RG: ["Runner's turn, step 1.5", "run, step 2.1", "run, step 2.3", "run, step 3.1", "run, step 3.2"],
    CORE: [
        "Action Phase", "Confrontation Phase: approaching ice", "Confrontation Phase: encountering ice",
        "Access Phase",
    ],
}  # fmt: skip


@pytest.mark.parametrize("edition", TOLD)
def test_the_steps_of_a_run(edition: str) -> None:
    """Drafter's subroutine asks the Corp in the midst of its resolution."""
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Drafter")
    t.hand("corp", "Palisade", "Hedge Fund")
    t.start("runner")
    told = [step_in_words(t.game)]
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while not t.asks("jack_out"):
        if (now := step_in_words(t.game)) not in told:
            told.append(now)
        t.click(t.options[-1])
    wanted = TOLD[edition]
    assert [step.removeprefix("step ") for step in told][: len(wanted)] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_says_where_the_game_stands(language: str) -> None:
    for edition, shown in ((NEW, "5.7.1e"), (RG, "1.5"), (CORE, "")):
        t = Table(edition=edition)
        t.start("runner")
        now = t.game.why_not("corp", language, cited=True)[0].lines[0]
        assert shown in now
        assert step_in_words(t.game, language) in now
