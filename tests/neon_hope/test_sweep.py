"""Two hundred games of `make sweep`, that the sweep notices what it should, and what it has found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.neon_hope import Campaign, Game, new_game
from engine.neon_hope.table.state import Event, Token
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import play_out
from tests.long import slices
from tools.sweep import main
from tools.sweep import neon_hope as sweep

GAMES = 200
BATCH = 10


@pytest.mark.parametrize("first", slices(range(1, GAMES + 1, BATCH), 1))
def test_every_invariant_holds_at_every_decision(first: int) -> None:
    """50 games for each number of characters; what people see is compared at every seventh decision."""
    outcomes = [sweep.play(seed, every=7) for seed in range(first, first + BATCH)]
    assert [outcome for outcome in outcomes if outcome.trouble] == []
    assert all(outcome.answers > 3 and outcome.result for outcome in outcomes)


def place(game: Game) -> int:
    """How many episodes come before this one."""
    return next(iter(game.pack.campaigns.values())).playable.index(game.state.episode)


def test_the_sweep_covers_every_way_to_play() -> None:
    games = [sweep.begin(seed) for seed in range(1, 61)]
    assert {(len(game.seats), game.pack.id) for game, _ in games} == {
        (n, pack) for n in (1, 2, 3, 4) for pack in sweep.PACKS
    }
    assert {game.state.difficulty for game, _ in games} == {"normal", "advanced", "hard", "hopeless"}
    assert {place(game) for game, _ in games} >= {0, 1, 2}
    assert all(len(game.state.campaign.results) == place(game) for game, _ in games), (
        "later episodes carry a campaign"
    )
    assert {level for _, levels in games for level in levels.values()} == {"random", "sensible"}
    orders = [game.orders(seat) for game, _ in games for seat in game.seats]
    assert {o.help for o in orders} == {"ask", "always", "never"}
    assert {o.full_control for o in orders} == {game.state.open_hands for game, _ in games} == {True, False}


def test_the_command_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["neon-hope", "--games", "2", "--first", "7", "--processes", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("sweep neon-hope: 2 games, ")
    assert "all invariants held" in out


# -- what it would notice -------------------------------------------------------------------------------


def change(g: Game, **fields: object) -> None:
    g.state.heroes["p1"] = replace(g.state.heroes["p1"], **fields)


def lose_an_action_card(g: Game) -> None:
    change(g, discard=g.hero("p1").discard[1:], hand=g.hero("p1").hand[: len(g.hero("p1").hand) - 1])


def double_a_modifier(g: Game) -> None:
    g.state.grid[0] = replace(g.state.grid[0], modifier="+3" if g.state.grid[0].modifier != "+3" else "-3")


def turn_the_whole_grid_up(g: Game) -> None:
    g.state.grid[:] = [replace(cell, up=True) for cell in g.state.grid]


def lose_a_clue(g: Game) -> None:
    del g.state.cards[next(card.oid for card in g.state.cards.values() if card.code in g.pack.clues)]


def lose_an_encounter_card(g: Game) -> None:
    pile = g.state.encounter_deck or g.state.encounter_discard
    pile.pop()


def lose_a_tool(g: Game) -> None:
    del g.state.cards[next(card.oid for card in g.state.cards.values() if card.code in g.pack.tools)]


def borrow_hope(g: Game) -> None:
    change(g, hope=-1)


def overload_a_token(g: Game) -> None:
    change(g, tokens=(Token("courage", 3),))


def pass_a_threshold_twice(g: Game) -> None:
    g.state.thresholds += [g.surveillance_card.thresholds[0].at] * 2


BREAKAGES: list[tuple[Callable[[Game], None], str]] = [
    (lose_an_action_card, "p1's cards"),
    (double_a_modifier, "modifiers:"),
    (turn_the_whole_grid_up, "lies face down"),
    (lose_a_clue, "clues:"),
    (lose_an_encounter_card, "encounter cards:"),
    (lose_a_tool, "tools:"),
    (borrow_hope, "negative numbers"),
    (overload_a_token, "tokens"),
    (pass_a_threshold_twice, "thresholds twice"),
]


@pytest.mark.parametrize(("breakage", "message"), BREAKAGES)
def test_a_broken_state_is_noticed(
    breakage: Callable[[Game], None], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Game.answer

    def answer(self: Game, seat: str, decision_id: int, choice: tuple[str, ...]) -> list[Event]:
        events = honest(self, seat, decision_id, choice)
        if self.turn >= 2 and self.state.over is None:
            breakage(self)
        return events

    monkeypatch.setattr(Game, "answer", answer)
    troubles = [sweep.play(seed, every=100).trouble for seed in (1, 2)]  # first episodes, played anew
    assert any(message in trouble for trouble in troubles), troubles


def test_a_view_that_tells_a_hidden_modifier_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.neon_hope.shown.seen import build as honest

    def leaky(g: Game, seat: str, language: str, _public: object) -> object:
        view = honest(g, seat, language)
        return replace(view, archive_known=tuple(item.modifier for item in g.state.archive))

    monkeypatch.setattr("engine.neon_hope.game.build", leaky)
    assert "the view of" in sweep.play(2).trouble


def test_a_private_line_told_to_all_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "describe", lambda self, event, seat, language="en": f"{event.kind}.")
    assert "is told draws." in sweep.play(2).trouble


def test_an_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "LIMIT", 5)
    assert "does not end" in sweep.play(4).trouble


# -- what it has found ----------------------------------------------------------------------------------


def test_a_follower_who_comes_along_is_not_brought_into_play_as_well() -> None:
    """S64: the second episode's environment brings GUIDE, who is with Vex already."""
    campaign = Campaign(
        code="duo", episode=1, characters=("vex",), results=(("first", "won"),), followers=(("vex", "guide"),)
    )
    game = new_game(
        sweep.library(), pack="testpack", episode="second", characters=["vex"], seed=3, campaign=campaign
    )
    for _ in range(3):
        decision = game.decisions[0]
        keys = [option.key for option in decision.options[: decision.minimum]]
        game.answer(decision.seat, decision.id, keys)
    assert [(card.place, card.follower) for card in game.in_play() if card.code == "guide"] == [
        ("play:p1", True)
    ]


def test_nobody_focuses_while_the_episode_ends() -> None:
    """A resolution's effects have checkpoints, and hands may be empty (found with seed 259)."""
    for seed in (101, 259, 385):
        assert sweep.play(seed, every=50).trouble == ""


@pytest.mark.parametrize("first", slices(range(1, 60, 10), 1))
def test_random_players_come_to_an_end(first: int) -> None:
    ends = [play_out(sweep.begin(seed)[0], "random") for seed in range(first, first + 10)]
    assert all(game.state.over is not None and not game.decisions for game in ends)


def test_an_ability_of_a_character_card_can_be_used_in_a_task() -> None:
    """Character cards and environments are no cards in play: the question must name them all the same."""
    t = Table(sweep.library(), "jun", "zaki", pack="pilot", episode="afterglow")
    t.put("curfew", at="network").reveals("0")
    t.turn("jun").hack("curfew").answer("jun", "Jun Halloran")
    assert t.game.task is None
    assert t.kinds().count("uses") == 1


def test_what_a_success_triggers_may_speak_of_the_task() -> None:
    """The task is over for everything else by then (T8b)."""
    t = Table(sweep.library(), "zaki", "bruna", pack="pilot", episode="afterglow")
    t.change("bruna", hand=t.hero("bruna").hand[:-1], discard=("bruna-bell",))
    t.put("laundrette", at=t.hero("zaki").location).reveals("+3")
    t.turn("zaki").support("laundrette")
    while t.game.decisions[0].kind != "optional":
        t.answer("zaki", t.options("zaki")[0].label)
    t.answer("zaki", "Yes")
    assert t.hero("bruna").discard == ()


def test_the_grid_is_reset_before_an_epic_fail_asks_anything() -> None:
    """R-03: the Epic Fail was the last one face down, and its extra effect asks whom it hits what to lose."""
    t = Table(sweep.library(), "jun", "zaki", pack="pilot", episode="afterglow", difficulty="hopeless")
    t.surveillance(15, escalated=True).put("curfew", at="network").grid(down=1).reveals("epic-fail")
    t.turn("jun").hack("curfew").answer("jun", "Done")
    assert t.asked("jun").kind == "stress"
    assert t.game.face_down()
