"""A slice of `make sweep` (102 games with the long tests), and that it notices what it is there for."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from engine.netrunner import Game
from engine.netrunner.language.effects import InstallFrom
from engine.netrunner.language.selectors import Type
from engine.netrunner.objects.definitions import definition
from engine.netrunner.policy import ASK_ALL, Policy
from engine.netrunner.table.card import Card
from engine.netrunner.table.edition import Role
from engine.netrunner.table.frames.windows import PaidWindowFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import HQ, INSTALLED, RUNNER
from engine.netrunner.testkit import Table
from tests.long import slices
from tools.sweep import main
from tools.sweep import netrunner as sweep
from tools.twins.netrunner import questions, twin

GAMES = 102
BATCH = 3
"""Both levels in every mode."""


@pytest.mark.parametrize("first", slices(range(1, GAMES + 1, BATCH), 1))
def test_every_invariant_holds_at_every_decision(first: int) -> None:
    outcomes = [sweep.play(seed) for seed in range(first, first + BATCH)]
    assert [outcome for outcome in outcomes if outcome.trouble] == []
    assert all(outcome.answers > 2 and outcome.result for outcome in outcomes)


def test_the_sweep_covers_both_levels_and_every_mode() -> None:
    games = [sweep.begin(seed) for seed in range(6)]
    kinds = {
        (g.state.level, type(g.policy).__name__, g.orders(RUNNER).full_control, g.orders("corp").full_control)
        for g in games
    }
    assert kinds == {
        (level, *mode)
        for level in ("beginner", "intermediate")
        for mode in (("Policy", False, False), ("Policy", True, True), ("AskAll", False, False))
    }


def test_the_command_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["netrunner", "--games", "2", "--first", "7", "--processes", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("sweep netrunner: 2 games, ")
    assert "all invariants held" in out


# -- what it would notice -------------------------------------------------------------------------------


def lose_a_card(g: Game) -> None:
    g.state.zones[HQ] = g.state.zones[HQ][1:]


def double_a_card(g: Game) -> None:
    g.state.zones[HQ] = (*g.state.zones[HQ], g.state.zones["rd"][0])


def go_into_debt(g: Game) -> None:
    g.state.credits[RUNNER] -= 100


def misplace_a_card(g: Game) -> None:
    oid = g.state.zones[HQ][0]
    g.state.cards[oid] = replace(g.state.cards[oid], zone="rd")


def take_counters_off(g: Game) -> None:
    for oid in g.state.zones[INSTALLED]:
        g.state.cards[oid] = replace(g.state.cards[oid], credit=-1)


BREAKAGES: list[tuple[Callable[[Game], None], str]] = [
    (lose_a_card, "places for"),
    (double_a_card, "says Card"),
    (go_into_debt, "credits"),
    (misplace_a_card, "says Card"),
    (take_counters_off, "negative counters"),
]


@pytest.mark.parametrize(("breakage", "message"), BREAKAGES)
def test_a_broken_state_is_noticed(
    breakage: Callable[[Game], None], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Game.answer

    def answer(self: Game, seat: str, decision_id: int, choice: tuple[str, ...]) -> object:
        events = honest(self, seat, decision_id, choice)
        if self.turn >= 2 and self.result is None:
            breakage(self)
        return events

    monkeypatch.setattr(Game, "answer", answer)
    troubles = [sweep.play(seed).trouble for seed in range(1, 3)]
    assert any(message in trouble for trouble in troubles), troubles


def test_a_view_that_tells_a_hidden_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.netrunner.shown import build_view as views
    from engine.netrunner.table.knowledge import knows as honest

    def leaky(g: Game, card: Card, seat: str) -> bool:
        return card.zone == INSTALLED or honest(g, card, seat)

    monkeypatch.setattr(views, "knows", leaky)
    troubles = [sweep.play(seed).trouble for seed in range(1, 4)]
    assert any("view" in trouble for trouble in troubles), troubles


def test_a_question_that_depends_on_hidden_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Corp is asked at an approach only if the ice costs an even number of credits. Twins differ in more
    cards than usual, so that a few games are enough whatever happens in them."""
    honest = Policy.wants

    def peeking(self: Policy, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        if seat == "corp" and w.role == Role.APPROACH_WINDOW:
            return (definition(g.state.cards[w.ice].code).facts.cost or 0) % 2 == 0
        return honest(self, g, seat, w)

    monkeypatch.setattr(Policy, "wants", peeking)
    monkeypatch.setattr(sweep, "twin", partial(twin, swaps=200))
    as_usual = (6, 7, 12, 13, 18, 19)  # seeds whose games are played without full control
    troubles = (sweep.play(seed).trouble for seed in as_usual)
    assert any("in the twin" in trouble for trouble in troubles)


def test_a_twin_has_no_card_that_would_have_been_trashed_for_the_one_being_installed() -> None:
    """8.5.6, 8.5.15c: all see that an asset goes when an agenda comes, so no upgrade is exchanged for one."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Manegarm Skunkworks", "Anoetic Void")
    t.hand("corp", "Offworld Office", "Nico Campaign", "Regolith Mining License")
    t.start("corp")
    t.effect("corp", InstallFrom(("hq",), Type("agenda")))
    t.play("Offworld Office", "Server 1")
    assert t.asks("trash_like")
    for seed in range(20):
        other = twin(t.game, "runner", random.Random(seed))
        assert len(other.state.servers["remote1"].root) == 2


def test_a_twin_has_the_cards_that_an_ability_revealed_to_everybody() -> None:
    """What is asked because of them is asked in the twin of whoever has no memory, too."""
    t = Table()
    t.rig("Prognostic Q-Loop")
    t.deck("runner", "Leech", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Prognostic Q-Loop")
    assert t.asks("may")
    for seed in range(20):
        assert questions(twin(t.game, "spectator", random.Random(seed))) == questions(t.game)


def test_an_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "LIMIT", 5)
    assert "does not end" in sweep.play(3).trouble


def test_a_failure_is_named_with_its_seed_and_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sweep, "LIMIT", 5)
    assert main(["netrunner", "--games", "1", "--first", "3", "--processes", "1"]) == 1
    assert "seed 3, after answer 5: Broken" in capsys.readouterr().err
