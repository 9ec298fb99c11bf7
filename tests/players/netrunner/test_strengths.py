"""The strengths of the automatic player: the same knowledge, more or less thought."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.netrunner import Game, load, new_game
from engine.netrunner.table.edition import Role
from engine.netrunner.table.questions import Decision
from engine.netrunner.testkit import Table
from engine.players import netrunner as players
from engine.players.netrunner import LEVELS, choose, lookahead, play_out
from engine.players.netrunner import easy as easy_ones
from engine.players.netrunner.copies import for_a_decision
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.standing import chance
from tests.long import slices
from tests.players.netrunner.deciding import with_other_hidden_cards
from tools.sweep.netrunner_decks import deck


def actions(seed: int, every: int) -> list[Game]:
    """Positions of a game with random legal decks in which somebody takes an action."""
    game = new_game("intermediate", seed, corp=deck("corp", seed), runner=deck("runner", seed))
    found = []
    n = 0
    while game.decisions:
        decision = game.decisions[0]
        if decision.role == Role.ACTION_WINDOW:
            n += 1
            if n % every == 0:
                found.append(load(game.save()))
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
    return found


def test_a_strength_that_does_not_exist_is_refused_by_name() -> None:
    game = new_game("beginner", seed=1)
    with pytest.raises(ValueError, match=r"clairvoyant.*easy, sensible, strong"):
        choose(game, "corp", game.decisions[0].id, "clairvoyant")


@pytest.mark.parametrize("level", ["easy", "strong"])
@pytest.mark.parametrize("seed", slices(range(6), 1))
def test_hidden_cards_make_no_difference_and_nothing_changes(seed: int, level: str) -> None:
    for game in actions(seed, 60 if level == "strong" else 8):
        decision = game.decisions[0]
        before = game.save()
        chosen = choose(game, decision.seat, decision.id, level)
        assert choose(load(before), decision.seat, decision.id, level) == chosen, "the same position"
        assert game.save() == before
        other = with_other_hidden_cards(game, decision.seat, 3)
        assert other.save() != before
        assert choose(other, decision.seat, decision.id, level) == chosen


@pytest.mark.parametrize("level", LEVELS[1:])
def test_no_strength_leaves_a_win_lying(level: str) -> None:
    for seed in range(4):
        t = Table(seed=seed)
        t.score_area("corp", "Offworld Office", "Send a Message")
        t.root("Server 1", "Offworld Office", advancement=2)
        t.ice("HQ", "Tithe")
        t.hand("corp", "Palisade", "Hedge Fund")
        t.set(corp_credits=5)
        t.start("corp", clicks=2)
        play = play_out(t.game, corp=level, runner="random")
        assert play.result is not None
        assert (play.result.winner, play.turn) == ("corp", 1)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_no_strength_runs_to_its_death(level: str) -> None:
    for seed in range(6):
        t = Table(seed=seed)
        t.ice("Server 1", "Karunā")
        t.root("Server 1", "Offworld Office", advancement=2)
        t.hand("runner", "Sure Gamble")
        t.set(runner_credits=3, corp_credits=3)
        t.start("runner", clicks=1)
        decision = t.decision
        (key,) = choose(t.game, "runner", decision.id, level)
        assert key != "run:remote1"


def test_the_easy_one_takes_the_second_best_now_and_then() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        t = Table(seed=seed)
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.hand("corp", "Nico Campaign", "Palisade")
        t.set(corp_credits=6)
        t.start("corp")
        labels = {option.key: option.label for option in t.asked.options}
        found[labels[easy(t.game, t.decision)[0]]] += 1
        best = labels[sensible(t.game, t.decision)[0]]
    assert found.most_common(1)[0][0] == best, found
    assert found[best] < found.total(), found
    assert "Purge virus counters" not in found, found


def test_the_weaker_one_is_the_oftener_it_departs_from_the_plain_rules() -> None:
    departures = Counter[str]()
    for game in (found for seed in range(3) for found in actions(seed, 4)):
        decision = game.decisions[0]
        best = sensible(game, decision)
        for level in easy_ones.SHARES:
            departures[level] += choose(game, decision.seat, decision.id, level) != best
    novice, gentle, easy = (departures[level] for level in easy_ones.SHARES)
    assert novice > gentle > easy > 0, departures


def test_the_easy_one_forgets_what_it_has_seen() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher", advancement=2)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=5)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Gain 1 credit")
    (oid,) = t.game.state.servers["remote1"].root
    assert Sight(t.game, "runner").kind(oid) is not None
    assert Sight(t.game, "runner", novice=True).kind(oid) is None


def easy(game: Game, decision: Decision) -> tuple[str, ...]:
    return choose(game, decision.seat, decision.id, "easy")


def sensible(game: Game, decision: Decision) -> tuple[str, ...]:
    return choose(game, decision.seat, decision.id, "sensible")


def _counting(policy: lookahead.Policy, calls: Counter[str], name: str) -> lookahead.Policy:
    def counted(game: Game, decision: Decision) -> tuple[str, ...]:
        calls[name] += 1
        return policy(game, decision)

    return counted


def test_looking_ahead_is_bounded_by_samples_and_meets_strangers() -> None:
    """Every candidate in the first round, half of them in each further one."""
    game = actions(3, 7)[1]
    decision = game.decisions[0]
    lines, calls = Counter[str](), Counter[str]()
    line = lookahead._line

    def counted(start: Game, seat: str, key: str, *more: Any) -> float:
        lines[key] += 1
        return line(start, seat, key, *more)

    own = choose(game, decision.seat, decision.id, "sensible")[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lookahead, "_line", counted)
        see = Sight(game, decision.seat)
        chosen = lookahead.think(
            game, see, decision, own, sensible, _counting(easy, calls, "stranger"), for_a_decision()
        ).key
    assert chosen in lines
    assert 2 <= len(lines) <= lookahead.CANDIDATES
    assert min(lines.values()) >= lookahead.ROUNDS[0]
    assert max(lines.values()) <= sum(lookahead.ROUNDS)
    assert calls["stranger"] > 0


def _finished_this_turn(t: Table) -> str:
    t.root("Server 1", "Offworld Office", advancement=3)
    t.hand("corp", "Hedge Fund", "Palisade")
    t.set(corp_credits=3)
    t.start("corp", clicks=1)
    return "advance"


@pytest.mark.parametrize("worse", ["draw", "credit"])
def test_looking_ahead_puts_a_poor_choice_right_and_lets_a_good_one_stand(worse: str) -> None:
    for seed in range(3):
        t = Table(seed=seed)
        wanted = _finished_this_turn(t)
        decision, see = t.decision, Sight(t.game, "corp")
        (good,) = (option.key for option in decision.options if option.verb == wanted)
        for own in (worse, good):
            assert lookahead.think(t.game, see, decision, own, sensible, easy, for_a_decision()).key == good


def test_points_and_credits_make_a_win_likelier() -> None:
    def of(corp_points: int, runner_points: int, corp_credits: int, runner_credits: int) -> float:
        t = Table()
        t.score_area("corp", *["Superconducting Hub"] * corp_points)
        t.score_area("runner", *["Superconducting Hub"] * runner_points)
        t.set(corp_credits=corp_credits, runner_credits=runner_credits)
        t.start("corp")
        return chance(Sight(t.game, "corp"))

    even = of(2, 2, 5, 5)
    assert 0 < of(2, 4, 5, 5) < even < of(4, 2, 5, 5) < 1
    assert of(2, 2, 5, 9) < even < of(2, 2, 9, 5)


def test_an_agenda_that_is_scored_is_worth_more_than_one_that_nearly_is() -> None:
    found = []
    for near in (True, False):
        t = Table()
        t.ice("Server 1", "Palisade")
        if near:
            t.root("Server 1", "Offworld Office", advancement=4)
        else:
            t.score_area("corp", "Offworld Office")
        t.start("corp")
        found.append(chance(Sight(t.game, "corp")))
    assert found[0] < found[1]


def test_what_an_asset_earns_is_worth_more_than_it_costs_to_trash() -> None:
    """Position R12: a campaign in the open, four credits to trash, and a Runner with nine."""

    def corp(credits: int, *root: str) -> float:
        t = Table()
        for server in ("HQ", "R&D"):
            t.ice(server, "Tithe")
        for title in root:
            t.root("Server 1", title, rezzed=True)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.hand("runner", "Sure Gamble", "Corroder", "Diesel")
        t.set(corp_credits=6, runner_credits=credits)
        t.start("runner")
        return chance(Sight(t.game, "corp"))

    assert corp(9, "PAD Campaign") > corp(5)
    assert corp(9) < corp(5)


@pytest.mark.parametrize(("breaker", "counts"), [("Corroder", True), ("Mayfly", False)])
def test_a_breaker_that_is_gone_after_a_run_makes_no_rig(breaker: str, counts: bool) -> None:
    def corp(*rig: str) -> float:
        t = Table()
        t.ice("HQ", "Tithe")
        t.rig(*rig)
        t.set(corp_credits=6, runner_credits=6)
        t.start("runner")
        return chance(Sight(t.game, "corp"))

    assert (corp(breaker) < corp()) == counts
    assert counts or corp(breaker) == corp()


def test_whom_the_strong_one_reckons_with_remembers_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trap in the open that the Runner has met: whatever it does by lot, it does not run there again."""
    monkeypatch.setattr(lookahead, "LOOSE", 50.0)
    did = Counter[str]()
    for seed in range(40):
        t = Table(seed=seed)
        t.root("Server 1", "Urtica Cipher", advancement=1, rezzed=False)
        t.hand("runner", *["Sure Gamble"] * 6)
        t.deck("runner", *["Sure Gamble"] * 6)
        t.set(runner_credits=0)
        t.start("runner")
        t.click("Run on Server 1")
        t.click("Go on to the server")
        while t.decision.seat == "corp" or not t.offered("Gain 1 credit"):
            t.answer([t.decision.options[-1].key])
        did[players._any_opponent(t.game, t.decision)[0]] += 1
    assert did["run:rd"] > 2
    assert did["run:remote1"] == 0
