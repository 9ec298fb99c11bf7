"""Why a pairing, why a rank: said in whole sentences, in both languages."""

from __future__ import annotations

import ast
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from engine.leagues.brackets import bracket
from engine.leagues.errors import PLAIN, LeagueError, Note
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.explain_rank import explain_rank
from engine.leagues.ladder import begin_ladder, challenge
from engine.leagues.model import Event, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import report
from engine.leagues.roster import drop
from engine.leagues.standings import standings
from engine.messages import LANGUAGES, identifiers, say
from tests.leagues.events import field, play, played, win
from tests.messages.test_catalogue import messages
from tools.sweep.leagues import begin, season

LEAGUES = Path(__file__).parents[2] / "engine" / "leagues"
OWN = [path for path in sorted(LEAGUES.glob("*.py")) if not path.name.startswith("view")]


def english(notes: tuple[Note, ...]) -> list[str]:
    return [note.say("en") for note in notes]


def test_why_two_meet() -> None:
    event = played(
        ["Jack", "Jill", "Hansel", "Gretel"],
        [[("Jack", "Jill", "Jack", 3, 0), ("Hansel", "Gretel", "Gretel", 3, 0)]],
        Settings(format="sss", seed=11, rounds=5),
    )
    event = publish(event, pair_next_round(event))
    top = next(p for p in event.rounds[1].pairings if "Jack" in p.players)
    assert english(explain_pairing(event, 2, top.table)) == [
        f"{top.player1} and {top.player2} both have 3 points.",
        "They have not met before.",
        "Hansel is the Corp: Corp games minus Runner games are −1 against +1.",
        "The round costs 2 by the published weights; no allowed pairing of everybody costs less.",
    ]
    first = english(explain_pairing(play(field(4, seed=7), 1), 1, 1))
    assert first[0] == "Round one is random. Anyone can check the draw: its seed is 7."
    assert first[1].endswith("is the Corp by the draw: the sides are even.")


def test_why_somebody_has_the_bye() -> None:
    event = play(field(3, format="dss", seed=1, rounds=3), 1)
    event = publish(event, pair_next_round(event))
    bye = next(p for p in event.rounds[1].pairings if p.player2 is None)
    assert english(explain_pairing(event, 2, bye.table))[0] == (
        f"The field is odd. {bye.player1} has {bye_points(event, bye.player1)} and has not had a bye."
    )
    with pytest.raises(LeagueError, match="no table 7"):
        explain_pairing(event, 2, 7)


def bye_points(event: Event, who: str) -> str:
    points = next(row.points for row in standings(event) if row.player == who)
    return f"{points} point" if points == 1 else f"{points} points"


def test_why_a_game_of_the_cut() -> None:
    event = play(field(8, format="sss", seed=1, rounds=3, cut=4), 4)
    event = publish(event, pair_next_round(event))
    game = bracket(event).games[2]
    upper = event.pairing(5, 3)
    first = event.pairing(4, 1).players
    assert english(explain_pairing(event, 5, 3)) == [
        f"Game 3 of the bracket: {upper.player1} against {upper.player2}.",
        f"{upper.player1 if upper.player1 in first else upper.player2} won game 1.",
        f"{upper.player2 if upper.player1 in first else upper.player1} won game 2.",
        f"{upper.corp} is the Corp: fewer Corp games in the cut, or the draw if both have as many.",
    ]
    assert {game.one, game.other} == set(upper.players)
    assert english(explain_pairing(event, 4, 1))[-1] == (
        f"{event.pairing(4, 1).player1} has the higher seed and picks the side."
    )


def test_why_a_rank() -> None:
    event = played(
        ["Laurie", "Dan", "Johno"],
        [
            [("Dan", "Johno", None, 3, 3), ("Laurie", None, None, 6, 0)],
            [("Laurie", "Johno", None, 6, 0), ("Dan", None, None, 6, 0)],
        ],
        Settings(format="dss", seed=1),
    )
    assert english(explain_rank(event, "Dan")) == [
        "Dan is in place 2 of 3 with 9 points.",
        "Matches: 0 won, 1 drawn, 0 lost.",
        "Byes: 1.",
        "SoS 1.5: what the opponents of 1 match score a round on average; "
        "ESoS 5.25: the same of their opponents.",
        "Laurie is just above with more points: 12 to 9.",
        "Johno is just below with fewer points: 3 to 9.",
    ]
    said = explain_rank(event, "Dan")[0].say("de")
    assert said == "Dan steht auf Platz 2 von 3 mit 9 Punkten."


def test_what_decides_between_equals() -> None:
    """In a real field all ways of deciding occur; each names the figures that differ."""
    event = play(
        field(32, format="sss", seed=5, rounds=6),
        5,
        lambda p: max(p.players) if p.table % 4 == 0 else min(p.players),
    )
    kinds: Counter[str] = Counter()
    rows = standings(event)
    for above, below in pairwise(rows):
        notes = {note.id: note for note in explain_rank(event, below.player)}
        kind = next(name for name in notes if name.startswith("lg-rank-above-"))
        kinds[kind] += 1
        by = kind.rpartition("-")[2]
        if by == "tie":
            by = str(dict(notes[kind].arguments)["tie"])
            kinds[by] += 1
        if by in ("points", "sos", "esos"):
            assert getattr(above, by) > getattr(below, by)
    assert kinds.keys() >= {"lg-rank-above-points", "lg-rank-above-tie", "sos", "esos"}
    fresh = field(4, format="sss")
    assert any(note.id == "lg-rank-above-draw" for note in explain_rank(fresh, standings(fresh)[1].player))


def test_rank_of_those_who_left_of_the_cut_and_of_a_ladder() -> None:
    event = play(field(8, format="sss", seed=1, rounds=3, cut=4), 4)
    seed = event.cut.seeds[0] if event.cut else ""
    assert "Seed 1 in the cut; the place is not decided yet." in english(explain_rank(event, seed))
    loser = standings(event)[-1].player
    assert f"{loser} has left; the results still count." in english(explain_rank(drop(event, loser), loser))
    with pytest.raises(LeagueError, match="No player"):
        explain_rank(event, "nobody")
    ladder = begin_ladder(field(4, Settings(format="ladder", seed=1)))
    top, second = ladder.ladder[:2]
    assert english(explain_rank(ladder, top))[0] == f"{top} is on place 1 of 4 of the ladder."
    ladder = challenge(ladder, second, top)
    ladder = report(ladder, 1, 1, win(ladder.pairing(1, 1), second))
    assert "ended 3–\u20600" in english(explain_rank(ladder, second))[1]


def named() -> set[str]:
    """Message ids in the code, with `*` for parts put in."""
    found: set[str] = set()
    for path in OWN:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"lg-[a-z0-9-]*[a-z0-9]", node.value):
                    found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                text = "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values
                )
                if text.startswith("lg-"):
                    found.add(text)
    return found


def test_every_message_is_there_and_used() -> None:
    patterns = {name: re.compile(name.replace("*", "[a-z]+")) for name in named()}
    there = {name for name in identifiers("en") if name.startswith("lg-")} & messages(
        "en", "leagues.ftl"
    ).keys()
    assert len(there) > 120
    for name, pattern in patterns.items():
        assert any(pattern.fullmatch(one) for one in there), f"no message {name}"
    unused = {one for one in there if not any(pattern.fullmatch(one) for pattern in patterns.values())}
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for name, found in messages(language, "leagues.ftl").items():
        for value in (0, 1, 5, "Ann"):
            text = say(
                language, name, **PLAIN | dict.fromkeys({"round", *found.placed, *found.choosing}, value)
            )
            assert text.strip(), name
            assert "{" not in text, name


def test_reasons_survive_the_life_of_random_events() -> None:
    """What was explained at the draw is explained the same at the end of the event."""
    import random

    for seed in (1, 2, 6, 7, 8):
        rnd = random.Random(seed)
        event, _ = season(begin(seed, rnd), rnd)
        for played_round in event.rounds:
            for pairing in played_round.pairings[:4]:
                notes = explain_pairing(event, played_round.number, pairing.table)
                assert notes
                assert all(note.say("de") for note in notes)
