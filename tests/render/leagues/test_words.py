"""What the pictures say: in both languages, whole, and also to those who do not see them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import render.leagues
from engine.leagues.view import PairingsView, PairingView, Section, StandingsRow, StandingsView
from engine.messages import LANGUAGES, identifiers, say, score
from render.leagues import bracket, leaderboard, pairings, standings, words
from render.leagues.bracket import canvases as bracket_canvases
from render.leagues.pairings import canvases as pairings_canvases
from render.leagues.standings import canvases as standings_canvases
from tests.render.leagues import samples

CHOSEN = {
    "rlg-as-corp", "rlg-as-runner", "rlg-corp", "rlg-runner", "rlg-dropped", "rlg-retired",
    "rlg-round-upper", "rlg-round-lower", "rlg-round-final", "rlg-round-reset",
}  # fmt: skip
"""Messages whose ids are put together from a side, a status or a kind of round."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_pictures_is_used_and_there(language: str) -> None:
    used = set(CHOSEN)
    for path in Path(render.leagues.__file__).parent.glob("*.py"):
        used |= set(re.findall(r"[\"'](rlg-[a-z-]+)[\"']", path.read_text()))
    assert {name for name in identifiers(language) if name.startswith("rlg-")} == used


@pytest.mark.parametrize("name", samples.LONG)
def test_any_name_leaves_something_to_draw(name: str) -> None:
    assert words.name(name).strip()


def test_names_are_drawn_in_the_direction_they_are_read() -> None:
    assert words.name("Mara") == "Mara"
    assert words.name("אבג דה") == "הד גבא"
    assert words.name("Team אבג") == "Team גבא"
    assert words.name("אבג Neon") == "Neon גבא"
    assert words.name("אבג 12") == "12 גבא"
    assert words.name("🎲🔥") == "?"


def test_alt_texts_have_names_as_they_are_written() -> None:
    view = StandingsView("אבג", "sss", 1, 3, (Section(0, (StandingsRow(1, "🎲 דה", 3, 1),)),))
    (picture,) = standings(view)
    assert picture.alt == "Standings of אבג. Round 1 of 3. 1. 🎲 דה: 3 points, 1-0-0."


def test_alt_texts_count_what_they_leave_out() -> None:
    rows = tuple(StandingsRow(at, "A name of some length", 9, 3) for at in range(1, 27))
    (picture,) = standings(StandingsView("League", "sss", 3, 5, (Section(0, rows),)))
    told = len(re.findall(r"\d+\. A name", picture.alt))
    assert 10 < told < 26
    assert picture.alt.endswith(f"And {26 - told} more.")
    assert len(picture.alt) <= 1024


def test_an_endless_league_name_does_not_break_the_alt_text() -> None:
    view = StandingsView("W" * 999, "sss", 1, 3, (Section(0, (StandingsRow(1, "Mara", 3, 1),)),))
    assert 999 < len(standings(view)[0].alt) <= 1024


def texts(view: StandingsView, language: str = "en") -> list[str]:
    return [text.text for page in standings_canvases(view, language) for text in page.written]


def test_standings_say_how_they_stand() -> None:
    view = samples.standings_views()["standings"]
    shown = texts(view)
    assert {"Harbour Autumn League", "top 8", "dropped", "retired", "Points", "Player · W-D-L"} <= set(shown)
    assert any(text.startswith("Round 5 of 8 · Standings") for text in shown)
    assert "would be in the cut now" in shown
    assert "in the cut" in texts(samples.standings_views()["standings_cut"])
    german = texts(view, "de")
    assert {"Top 8", "ausgestiegen", "gestrichen", "Spieler · S-U-N"} <= set(german)


def test_figures_have_the_decimal_mark_of_the_language() -> None:
    row = StandingsRow(1, "Mara", 3, 1, sos=1.5, esos=2 / 3, ties=(1.5, 2 / 3))
    view = StandingsView("League", "sss", 1, 3, (Section(0, (row,)),))
    assert {"SoS 1.500", "ESoS 0.667"} <= set(texts(view))
    assert {"SoS 1,500", "ESoS 0,667"} <= set(texts(view, "de"))


def test_a_ladder_has_no_points() -> None:
    shown = texts(samples.standings_views()["standings_ladder"])
    assert "Player · W-D-L" in shown
    assert "Points" not in shown
    assert not any("SoS" in text for text in shown)


def test_a_round_tells_every_state_of_a_match() -> None:
    view = samples.pairings_views()["pairings"]
    shown = [text.text for page in pairings_canvases(view) for text in page.written]
    assert {"open", "playing", "void", "bye", "3", "0", "no-show", "reported, not agreed yet"} <= set(shown)
    assert f"Round 6 of 8 · Pairings · {view.left} matches to play" in shown
    (picture,) = pairings(view)
    assert f"{score('en', 3, 0)} (reported)" in picture.alt
    assert "Xenia has a bye" in picture.alt


def test_a_round_of_two_games_shows_no_sides() -> None:
    tables = (PairingView(1, "Mara", "Jonas", state="done", score=(6, 0), manner="two_for_one"),)
    shown = [
        text.text
        for page in pairings_canvases(PairingsView("League", 2, 5, tables, both_sides=True), "de")
        for text in page.written
    ]
    assert "Paarungen · zwei Partien, jede Seite einmal · alles gespielt" in " ".join(shown)
    assert {"6", "0", "Zwei-in-eins"} <= set(shown)
    assert not {"C", "R"} & set(shown)


def tree(name: str, language: str = "en") -> list[str]:
    view = samples.bracket_views()[name]
    return [text.text for page in bracket_canvases(view, language) for text in page.written]


def test_a_bracket_tells_who_comes_from_where() -> None:
    shown = tree("bracket_8_double_1")
    assert {"Upper bracket 1", "Lower bracket 1", "Lower final", "Final", "Bracket reset"} <= set(shown)
    assert {"winner of 9", "winner of 13", "loser of 5", "loser of 9"} <= set(shown)
    assert "only if the lower bracket" in " ".join(shown)
    assert {"Top 8", "Semi-finals", "Final"} <= set(tree("bracket_8_single_1"))
    assert {"Top 8", "Halbfinale", "Finale"} <= set(tree("bracket_8_single_1", "de"))


def test_a_decided_bracket_names_winner_and_places() -> None:
    shown = tree("bracket_8_double_20")
    assert "Bracket · Winner: Jonas · Double elimination · 8 players" in shown
    assert "Places: 1. Jonas · 2. Mara · 3. Инес · 4. Tomás" in shown
    assert "not needed" in shown  # the final decided
    again = tree("bracket_3_double_20")
    assert "not needed" not in again  # here the reset was played
    assert "Through to round 2: 1 Инес" in again


def test_a_bracket_in_words_tells_the_newest_rounds_first() -> None:
    (picture,) = bracket(samples.bracket_views()["bracket_8_double_20"])
    assert picture.alt.startswith("Bracket of Harbour Invitational. Winner: Jonas. Final: Game 14: 7 Jonas")
    assert picture.alt.index("Lower final") < picture.alt.index("Upper bracket 1")


def test_a_page_on_which_nothing_is_known_says_so() -> None:
    last = bracket(samples.bracket_views()["bracket_32_double_1"])[-1]
    assert last.alt.endswith(say("en", "rlg-alt-undecided"))


def test_ratings_say_what_is_provisional() -> None:
    view = samples.leaderboard_views()["ratings"]
    corp, more, runner, _ = leaderboard(view)
    assert "As Corp: 1. Björn 1808 ±135, 10 games." in corp.alt
    assert "9 games (provisional)." in more.alt
    assert "As Runner: 1. Björn 1716" in runner.alt
    nobody = leaderboard(replace(view, corp=(), runner=()))
    assert "As Corp: no games yet." in nobody[0].alt


def test_every_tie_break_is_named_in_its_order() -> None:
    row = StandingsRow(1, "Mara", 3, 1, ties=(12.0, None, 1.5))
    view = StandingsView("L", "sss", 1, 3, (Section(0, (row,)),), ties=("median", "head_to_head", "sos"))
    shown = texts(view)
    assert [text for text in shown if text.split()[0] in ("Median", "Direct", "SoS")][:3] == [
        "Median 12",
        "Direct –",
        "SoS 1.500",
    ]
