"""What cannot come to pass in an episode, or is written for nobody, is told to the author with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.neon_hope.language.board import BringCard
from engine.neon_hope.packs import Library
from engine.neon_hope.packs.course import courses_of
from engine.neon_hope.packs.written_down import last_asked
from engine.neon_hope.testkit import Table
from tests.neon_hope.packs.making import copied, exchange, signed_line

FOG = "      - {on: encounter_start, effects: [{surveillance: 1}]}"
CASES = [
    (
        "story.yaml",
        '      - bring: {card: crowd, at: "dock:lower"}',
        '      - bring: {card: crowd, at: "yard:lower"}  # here',
        "episodes.second.setup[0].bring.at",
        "“yard” is not in play in the episode “second”: “crowd” stays away",
    ),
    (
        "story.yaml",
        "    setup:\n      - environment: dock\n      - search_encounter: trace\n",
        '    setup:\n      - bring: {card: crowd, at: "dock:lower"}  # here\n'
        "      - search_encounter: trace\n",
        "episodes.first.setup[0].bring.at",
        "“dock” is not in play in the episode “first”: “crowd” stays away",
    ),
    (
        "story.yaml",
        "    objective: {turned: [twin]}",
        "    objective: {turned: [twin, vault]}  # here",
        "chapters.chapter-again.objective.turned",
        "nothing brings “vault” into play in the episode “second”",
    ),
    (
        "story.yaml",
        "    objective: {turned: [twin]}",
        "    objective: {any: [{turned: [twin]}, {scrapped: [vault]}]}  # here",
        "chapters.chapter-again.objective.any.of[1].scrapped",
        "nothing brings “vault” into play",
    ),
    (
        "story.yaml",
        "    objective: {turned: [twin]}",
        '    objective: {at: {location: "yard:upper", who: all}}  # here',
        "chapters.chapter-again.objective.at",
        "“yard” into play in the episode “second”: this never comes",
    ),
    (
        "story.yaml",
        "    objective: {turned: [twin]}",
        "    objective: {counters: {at_least: 3, what: {code: vault, where: anywhere}}}  # here",
        "chapters.chapter-again.objective.counters",
        "“vault” into play in the episode “second”: this never comes",
    ),
    (
        "story.yaml",
        "    objective: {turned: [twin]}",
        "    objective: {in_play: vault}  # here",
        "chapters.chapter-again.objective.in_play",
        "this never comes",
    ),
    (
        "story.yaml",
        "    objective: {turned: [twin]}",
        "    objective: {not: {in_play: vault}}  # here",
        "chapters.chapter-again.objective.not.of.in_play",
        "this is so from the start",
    ),
    (
        "story.yaml",
        '      - bring: {card: crowd, at: "dock:lower"}',
        '      - bring: {card: crowd, at: "dock:lower"}\n      - move: {to: "yard:lower", who: each}  # here',
        "episodes.second.setup[1].move.to",
        "“yard” is not in play in the episode “second”: nobody gets there",
    ),
    (
        "encounters.yaml",
        FOG,
        "      - on: encounter_start\n        effects:\n"
        "          - move_enemy: {what: {code: brute, where: anywhere}, to: you}  # here",
        "conditions.fog.triggers[0].effects[0].move_enemy",
        "“brute” stays where it is: only effects of its own move it",
    ),
    (
        "story.yaml",
        "        effects: [{tracker: {name: attention, n: 1}}]",
        "        effects: [{note: met-the-crowd}]",
        "campaigns.duo.notes.met-the-crowd",
        "nothing asks for it later",
    ),
    (
        "clues.yaml",
        "        tasks: [{type: support, attribute: attr-c, difficulty: 2}]\n",
        "        tasks: [{type: support, attribute: attr-c, difficulty: 2}]\n"
        "        completed: [{note: met-the-crowd}]\n",
        "campaigns.duo.notes.met-the-crowd",
        "nothing asks for it later",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "path", "says"), CASES)
def test_what_cannot_come_is_told(
    tmp_path: Path, file: str, old: str, new: str, path: str, says: str
) -> None:
    home = copied(tmp_path)
    if "brute" in new:
        exchange(
            home / file,
            "    name: {en: BRUTE, de: KOLOSS}\n",
            "    name: {en: BRUTE, de: KOLOSS}\n    stays: true\n",
        )
    exchange(home / file, old, new)
    found = [doubt for doubt in Library.load([tmp_path]).doubts if doubt.path == path]
    assert len(found) == 1, [str(doubt) for doubt in Library.load([tmp_path]).doubts]
    assert says in found[0].text
    assert found[0].line == (signed_line(home / file) or found[0].line)


def test_shipped_packs_have_none_of_these() -> None:
    """Nor those to copy from."""
    docs = Path(__file__).parents[3] / "docs"
    library = Library.load([docs / "harbour", docs / "ferry"])
    assert library.doubts == ()


def test_what_night_1_decides_is_asked_for_to_the_end() -> None:
    """In each night after it, and in every epilogue."""
    pack = Library.load([]).pack("pilot")
    last = last_asked(pack, pack.campaigns["lissen"], courses_of(pack))
    first = ("lamps-dark", "lamps-open", "register-running")
    assert {last[note] for note in first} == {"epilogue-second-light"}
    assert "" not in last.values()


def test_a_card_brought_to_where_nothing_is_stays_away() -> None:
    t = Table(Library.load([]), "bruna", pack="pilot", episode="afterglow")
    t.turn("bruna").resolve("p1", [BringCard("resident", "quiet-rooms:upper")])
    assert not t.has("resident")
    assert t.asked("bruna").kind == "action"
