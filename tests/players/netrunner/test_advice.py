"""Advice: what would be done, and reasons read off the prices; the same whatever lies hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine.players.netrunner
from engine.messages import say
from engine.netrunner import Game, new_game
from engine.netrunner.language.prelude import CORP, Identity, PlaceCounters
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from engine.players.netrunner import (
    Advice,
    advice,
    advise,
    advised,
    blind,
    choose,
    lookahead,
    looks_ahead,
)
from engine.players.netrunner.advice import of_choice
from engine.players.netrunner.following import following
from engine.players.netrunner.purposes import purposes
from engine.players.netrunner.sight import Sight
from tests.players.netrunner.deciding import with_other_hidden_cards


def asked(game: Game, level: str = "strong") -> Advice:
    decision = game.find(game.decisions[0].seat, game.decisions[0].id)
    handed = blind(game, decision.seat) if looks_ahead(game, decision) else game
    before = handed.save()
    found = advise(handed, decision.seat, decision.id, level)
    assert handed.save() == before
    assert advised(before, decision.seat, decision.id, level) == found
    return found


def kinds(advice: Advice) -> list[str]:
    return [reason.kind for reason in advice.reasons]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "ROUNDS", (2, 2))


def test_a_win_this_turn_is_the_reason() -> None:
    t = Table()
    t.score_area("corp", "Offworld Office", "Send a Message")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=5)
    t.start("corp", clicks=2)
    assert kinds(asked(t.game)) == ["wins", "for-advancing"]
    assert kinds(asked(t.game, "sensible")) == ["wins", "for-advancing"]


def test_an_action_is_compared_with_the_next_best_in_credits() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=5)
    t.start("corp")
    found = asked(t.game, "sensible")
    (oid,) = t.game.state.zones["hq"]
    assert found.keys == (f"play:{oid}",)
    assert found.reasons[0].kind == "for-money", "what it is for comes first, in words"
    (reason,) = [each for each in found.reasons if each.kind == "worth"]
    assert reason.numbers["credits"] >= 1
    assert reason.other not in ("", *found.keys)


def test_the_strong_one_tells_what_it_tried(quick: None) -> None:
    t = Table(policy=POLICY)  # as games are loaded
    t.ice("HQ", "Tithe")
    t.hand("corp", "Hedge Fund", "Palisade")
    t.deck("corp", *["Palisade"] * 9)
    t.deck("runner", *["Sure Gamble"] * 9)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.set(corp_credits=6)
    t.start("corp")
    found = asked(t.game)
    assert found.keys == choose(t.game, "corp", t.decision.id, "strong")
    assert found.reasons[0].kind.startswith("for-")
    (first,) = [each for each in found.reasons if each.kind in ("tried", "tried-alike", "doubt")]
    assert first.numbers["deals"] <= 4
    assert 0 <= first.numbers["mine"] <= 100
    assert first.kind != "tried" or first.numbers["mine"] > first.numbers["theirs"]
    assert first.kind != "doubt" or first.numbers["mine"] < first.numbers["theirs"]
    assert first.other not in found.keys


def test_the_easy_one_owns_up_to_the_second_best() -> None:
    loosely = 0
    for seed in range(40):
        t = Table(seed=seed)
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.hand("corp", "Hedge Fund", "Palisade")
        t.set(corp_credits=6)
        t.start("corp")
        found = asked(t.game, "easy")
        best = choose(t.game, "corp", t.decision.id, "sensible")
        if "loosely" in kinds(found):
            loosely += 1
            assert found.keys != best
    assert loosely > 0


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        (["Palisade", "Palisade", "Hedge Fund", "Hedge Fund", "Tithe"], "keep-corp"),
        (
            ["Offworld Office", "Offworld Office", "Offworld Office", "Hedge Fund", "Hedge Fund"],
            "mulligan-corp",
        ),
    ],
)
def test_an_opening_hand_is_counted(hand: list[str], kind: str) -> None:
    for seed in range(300):
        found = asked(new_game("beginner", seed=seed))
        (reason,) = found.reasons
        if reason.kind == kind:
            assert found.keys == (("keep",) if kind == "keep-corp" else ("mulligan",))
            assert set(reason.numbers) == {"ice", "money", "agendas"}
            assert sum(reason.numbers.values()) <= len(hand)
            return
    raise AssertionError(kind)


def test_ice_is_weighed_against_its_price() -> None:
    t = Table()
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=3)
    t.rig("Cleaver")
    t.hand("runner", "Sure Gamble")
    t.set(corp_credits=9, runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Rez Palisade")
    (reason,) = asked(t.game, "sensible").reasons
    assert reason.kind == "rez"
    assert reason.numbers["credits"] == 3
    assert reason.numbers["tax"] >= 1


def test_hidden_cards_change_no_advice_and_every_reason_can_be_said(quick: None) -> None:
    found: set[str] = set()
    game = new_game("intermediate", seed=4)
    number = 0
    while game.decisions:
        decision = game.decisions[0]
        level = "strong" if number % 40 == 0 else "sensible"
        advice = asked(game, level)
        number += 1
        if number % 3 == 0:
            assert asked(with_other_hidden_cards(game, decision.seat, 3), level) == advice
        for reason in advice.reasons:
            found.add(reason.kind)
            for language in ("en", "de", "ja", "ru"):
                said = say(
                    language, f"nr-advice-{reason.kind}", other="X", steps="Y", names="Z", **reason.numbers
                )
                assert "{" not in said
                assert "nr-advice" not in said
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
    assert len(found) >= 8, found


def test_each_kind_of_reason_has_its_sentence() -> None:
    folder = Path(engine.players.netrunner.__file__).parent
    source = "".join((folder / name).read_text() for name in ("advice.py", "purposes.py"))
    named = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source)) | set(re.findall(r'"(for-[a-z-]+)"', source))
    named |= {
        "for-hq",
        "for-rd",
        "for-archives",
        "worth-it",
        "not-worth-it",
        "pays",
        "lets-happen",
        "aim",
        "missing",
        "agendas-first",
        "bid",
        "place",
        "named",
        "number",
        "order",
        "plan",
        "plan-nothing",
        "trace-decided",
        "trace-left",
        *advice._OF_KIND.values(),
        *advice._OF_CORP.values(),
        *advice._OF_VERB.values(),
        "host",
        "mode-theirs",
        "mode-effect",
        "mode-money",
        "mode-drawing",
        "mode-taking",
    } | {
        "tried",
        "tried-alike",
        *("leave", "leave-deadly", "leave-shut"),
        *("cheapest-ends", "let-ends", "rez-stops", "no-rez-stops", "spare-run"),
        "go-on",
        "let",
    }
    numbers = dict.fromkeys(
        (
            "mine",
            "theirs",
            "deals",
            "credits",
            "tax",
            "ice",
            "money",
            "agendas",
            "breakers",
            "points",
            "n",
            "cards",
        ),
        2,
    )
    assert len(named) > 12
    for kind in named:
        for language in ("en", "de", "ja", "ru"):
            assert "nr-advice" not in say(
                language, f"nr-advice-{kind}", other="X", steps="Y", names="Z", **numbers
            )


def test_what_a_card_offers_says_what_it_does_and_whose_card_it_is() -> None:
    t = Table(policy=POLICY)
    t.hand("corp", "Predictive Planogram", *["Hedge Fund"] * 4)
    t.set(corp_credits=1)
    t.start("corp")
    t.click("Play Predictive Planogram")
    assert kinds(asked(t.game, "sensible")) == ["mode-money"]
    t = Table(policy=POLICY)
    t.hand("runner", "Wildcat Strike")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Wildcat Strike")
    assert t.decision.seat == "corp"
    assert kinds(asked(t.game, "sensible")) == ["mode-theirs"]


def test_what_is_named_says_what_decides() -> None:
    t = Table(policy=POLICY)
    t.hand("corp", "Targeted Marketing")
    t.start("corp")
    t.click("Play Targeted Marketing")
    assert kinds(asked(t.game, "sensible")) == ["named"]


def test_what_is_decided_for_a_whole_run_says_so() -> None:
    t = Table(policy=POLICY)
    t.ice("Server 1", "Palisade", "Tithe", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=3)
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Decide for the whole run")
    decision = t.decision
    keys = [option.key for option in decision.options if option.verb == "rez"]
    sight = Sight(t.game, "corp")
    assert [reason.kind for reason in of_choice(sight, decision, (keys[0],))] == ["plan-rez"]
    assert [reason.kind for reason in of_choice(sight, decision, ("none",))] == ["plan-nothing"]


REASONS = re.compile("for-|wins|bluff")


def test_each_action_says_what_it_is_for(quick: None) -> None:
    """Whatever is compared with it, and also where it is better only by chance."""
    told: set[str] = set()
    for seed in range(2):
        game = new_game("intermediate", seed=seed)
        while game.decisions and game.turn < 9:
            decision = game.decisions[0]
            if looks_ahead(game, decision):
                advice = advise(game, decision.seat, decision.id, "sensible")
                first = advice.reasons[0].kind
                assert REASONS.match(first), (advice, decision)
                told.add(first)
            game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
    assert len(told) > 9, told


def test_a_run_says_what_may_be_there() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    see = Sight(t.game, "runner")
    said = {o.to: [each.kind for each in purposes(see, o)] for o in t.decision.options if o.verb == "run"}
    assert said == {
        "hq": ["for-hq"],
        "rd": ["for-rd"],
        "archives": ["for-success"],
        "remote1": ["for-remote"],
    }


def test_what_is_installed_says_what_it_does_there() -> None:
    t = Table()
    t.ice("Server 1", "Palisade", rezzed=False)
    t.rig("Cleaver")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Palisade", "Whitespace", "Offworld Office", "Urtica Cipher", "Nico Campaign")
    t.start("corp")
    see = Sight(t.game, "corp")
    said = {
        shown.label.partition(" · ")[0]: [each.kind for each in purposes(see, option)]
        for shown, option in zip(t.asked.options, t.decision.options, strict=True)
    }
    assert said["Install Palisade protecting HQ"] == ["for-first-ice"]
    assert said["Install Palisade protecting a new server"] == ["for-remote-ice"]
    assert said["Install Palisade protecting Server 1"] == ["for-ice"], "Cleaver breaks it for credits"
    assert said["Install Offworld Office in Server 1"] == ["for-scoring"]
    assert said["Install Urtica Cipher in Server 1"] == ["for-trap"]
    assert said["Install Nico Campaign in Server 1"] == ["for-money"]


def test_numbers_of_what_actions_are_for_are_those_of_the_table() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Offworld Office", advancement=3)
    t.root("Server 3", "Send a Message", advancement=5)
    t.rig("Leech", virus=2)
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=5)
    t.start("corp")
    see = Sight(t.game, "corp")
    said = [(o.verb, each.kind, each.numbers) for o in t.decision.options for each in purposes(see, o)]
    assert [one for one in said if one[0] == "advance"] == [
        ("advance", "for-advancing", {"n": 3}),
        ("advance", "for-ready", {}),
        ("advance", "for-ready", {}),
    ]
    for expected in (
        ("purge", "for-purge", {"n": 2}),
        ("credit", "for-credit", {"credits": 5}),
        ("draw", "for-cards", {"cards": len(t.view("corp").corp.hand or ())}),
    ):
        assert expected in said
    t.pass_until("Score Send a Message")
    scores = [purposes(see, o) for o in t.decision.options if o.verb == "score"]
    assert [one.numbers for found in scores for one in found] == [{"points": 3}]


def test_the_line_is_told_that_the_turn_goes_on_with(quick: None) -> None:
    """What is to be scored next turn, the way in to it, and the actions that lead there."""
    t = Table()
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.ice("Server 1", "Wall of Static", "Enigma")
    t.hand("corp", "Offworld Office", "Hedge Fund")
    t.set(corp_credits=9, runner_credits=6)
    t.start("corp")
    for level in ("strong", "sensible"):
        found = asked(t.game, level) if level == "strong" else advise(t.game, "corp", t.decision.id, level)
        by_kind = {reason.kind: reason for reason in found.reasons}
        assert by_kind["scores-next"].numbers == {"points": 2}, found
        assert "shut-out" in by_kind, found
        offered = {option.key for option in t.decision.options}
        assert by_kind["then"].steps, found
        assert offered.issuperset(by_kind["then"].steps), found
        line = {*found.keys, *by_kind["then"].steps}
        assert any(key.startswith("install:") for key in line), found


def test_of_a_run_it_is_told_what_the_way_costs_as_far_as_the_runner_knows_it(quick: None) -> None:
    def told(
        credits: int, hand: list[str], rig: list[str], *ice: tuple[str, bool]
    ) -> dict[str, dict[str, int]]:
        t = Table()
        t.ice("HQ", "Tithe", "Enigma", "Enigma")
        t.ice("R&D", "Tithe", "Enigma", "Enigma")
        for title, rezzed in ice:
            t.ice("Server 1", title, rezzed=rezzed)
        t.root("Server 1", "Offworld Office", rezzed=False, advancement=3)
        t.score_area("corp", "Send a Message", "Offworld Office")
        t.rig(*rig)
        t.hand("runner", *hand)
        t.set(corp_credits=0, runner_credits=credits)
        t.start("runner")
        run = next(option.key for option in t.asked.options if option.label == "Run on Server 1")
        found = advise(t.game, "runner", t.decision.id, "sensible")
        assert run in (*found.keys, *(key for reason in found.reasons for key in reason.steps)), found
        return {reason.kind: reason.numbers for reason in found.reasons if reason.kind.startswith("run-")}

    full = ["Sure Gamble"] * 5
    assert told(3, full, []) == {"run-open": {}}
    assert told(3, full, [], ("Wall of Static", False)) == {"run-unknown": {"ice": 1}}
    known = told(6, full, ["Corroder"], ("Wall of Static", True), ("Enigma", False))
    assert known == {"run-costs": {"tax": 2, "credits": 6}, "run-unknown": {"ice": 1}}
    # A breaker is installed first: what it costs is told of the run that comes after it.
    later = told(9, ["Corroder"] * 5, [], ("Wall of Static", True))
    assert later == {"run-costs": {"tax": 2, "credits": 7}}


def test_a_line_tells_nothing_that_lies_hidden(quick: None) -> None:
    for seed in range(4):
        game = new_game("intermediate", seed)
        for _ in range(40):
            decision = game.decisions[0]
            if looks_ahead(game, decision):
                other = with_other_hidden_cards(game, decision.seat, 3)
                told = advise(game, decision.seat, decision.id, "sensible")
                assert told == advise(other, decision.seat, decision.id, "sensible")
            game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))


def test_a_line_ends_where_the_own_deck_is_looked_at() -> None:
    """What is done then hangs on what lies there, also if nothing is taken (lockstep, seed 101740)."""
    t = Table(corp="Epiphany Analytica: Nations Undivided")
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "Oracle Thinktank", advancement=1)
    t.deck("corp", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=9, runner_credits=6)
    t.start("corp", clicks=1)
    t.effect("corp", PlaceCounters("power", 1, Identity(CORP)))
    (look,) = (option.key for option in t.decision.options if option.verb == "action")
    last = following(t.game, t.decision, "credit", lambda game, asked: (asked.options[-1].key,))
    seen = following(t.game, t.decision, look, lambda game, asked: (asked.options[-1].key,))
    assert (last.scores, seen.scores) == (1, 0)
