"""What happened since a seat's last answer: a line for what was done, what made the number, and what is left
out is counted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import players
from engine.kernel.views import MISSED
from engine.neon_hope import Library, missed, new_game
from engine.neon_hope.table.state import Event
from engine.neon_hope.testkit import Table

Told = Sequence[tuple[str, Sequence[Event]]]
LIBRARY = Library.load([])


@pytest.fixture
def pilot() -> Table:
    """Bruna (p1) and Jun (p2) at Kiln Row, where Lamp 44 hangs and a steward stands."""
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow", hand=3)
    t.put("lamp-44", at="kettle:upper", secrets=4).put("steward", at="kettle:upper")
    return t.change("bruna", hand=("bruna-together", "bruna-shoulder", "bruna-picket"), hope=2)


def said(t: Table, told: Told, seat: str, language: str = "en") -> list[str]:
    return list(missed(t.game, told, seat, language))


def test_a_task_is_one_line_with_all_that_made_its_number_and_came_of_it(pilot: Table) -> None:
    pilot.reveals("+1", "0").turn("bruna")
    pilot.answer("bruna", "Investigate: Lamp 44 · Courage + Stand Together + Crank Handle")
    told = [("p1", pilot.events)]
    task = (
        "**Bruna Vasile**: Investigate – **Lamp 44** (Courage, 4) with **Stand Together** · "
        "**Crank Handle, Full Notch**: +2 · +1 → 9 against 4, success · 1 secret less on **Lamp 44**"
    )
    assert said(pilot, told, "p2") == [task]
    pilot.answer("bruna", "Fight: Courtesy Steward · Courage + Shoulder First")
    told.append(("p1", pilot.events))
    fight = said(pilot, told, "p2")[1]
    assert fight.startswith(
        "**Bruna Vasile**: Fight – **Courtesy Steward** (Courage, 3) with **Shoulder First**"
    )
    assert " · 0 → " in fight
    assert said(pilot, told, "p2")[0] == task
    # Her own last answer counts, what was before it is known to her.
    assert said(pilot, told, "p1") == [fight]
    assert "**Fahrkurbel, letzte Stufe**: +2 · +1 → 9 gegen 4, Erfolg" in said(pilot, told, "p2", "de")[0]


def test_a_part_names_whom_it_is_about_unless_the_part_before_did(pilot: Table) -> None:
    task = Event("task", seat="p1", code="steward", other="fight:courage", n=3)
    damage, up = Event("damage", code="steward", n=1), Event("surveillance", n=1, other="6")
    uses = Event("uses", seat="p1", code="bruna-crank", other="task")
    stress = Event("stress", seat="p1", n=1)
    assert said(pilot, [("p1", [task, uses, stress, damage, damage, up, stress, damage, stress])], "p2") == [
        "**Bruna Vasile**: Fight – **Courtesy Steward** (Courage, 3) · uses **Crank Handle, Full Notch** · "
        "suffers 1 stress · **Courtesy Steward** takes 1 damage · takes 1 damage · Surveillance +1: 6 · "
        "suffers 1 stress · **Courtesy Steward** takes 1 damage · **Bruna Vasile** suffers 1 stress"
    ]


def test_cards_taken_back_are_counted(pilot: Table) -> None:
    focus, three = Event("focus", seat="p1"), Event("take_back", seat="p1", n=3)
    uses, one = Event("uses", seat="p2", code="jun", other="turn"), Event("take_back", seat="p2", n=1)
    told = [("p1", [focus, three, uses, one])]
    assert said(pilot, told, "p2") == [
        "**Bruna Vasile** focuses · takes back 3 cards",
        "**Jun Halloran** uses **Jun Halloran** · takes back a card",
    ]
    assert said(pilot, told, "p2", "de")[0] == "**Bruna Vasile** fokussiert · nimmt 3 Karten zurück"


def test_what_began_before_ones_answer_and_ended_after_it_is_told_from_its_beginning(pilot: Table) -> None:
    task = Event("task", seat="p1", code="lamp-44", other="investigate:courage", n=4)
    won = Event("success", seat="p1", other=":4", place="+1", n=5)
    gone = Event("secrets", code="lamp-44", n=1)
    begun = [("p1", [task]), ("p2", [Event("charge", seat="p2", other="courage")]), ("p1", [won, gone])]
    assert said(pilot, begun, "p2") == [
        "**Bruna Vasile**: Investigate – **Lamp 44** (Courage, 4) · **Jun Halloran** spends "
        "a charge (Courage): +2 · +1 → 5 against 4, success · 1 secret less on **Lamp 44**"
    ]
    over = [("p1", [task, won]), ("p2", [Event("move", seat="p2", place="kettle:lower")]), ("p1", [gone])]
    assert said(pilot, over, "p2") == [
        "**Jun Halloran** moves to Ferry Steps · 1 secret less on **Lamp 44**"
    ]  # fmt: skip


def test_what_has_no_room_is_counted_under_its_heading(pilot: Table) -> None:
    moves = [Event("move", seat="p1", place=f"kettle:{place}") for place in ("lower", "upper")] * 5
    told = [("p2", []), ("p1", [Event("turn", seat="p1", n=2), *moves, Event("turn", seat="p2", n=2)])]
    lines = said(pilot, told, "p2")
    assert len(lines) == MISSED
    assert lines[0] == "▸ **Bruna Vasile**’s turn · … 3 lines more in the *Log*"
    assert lines[-1] == "**Bruna Vasile** moves to Kiln Row"
    assert said(pilot, told, "p2", "de")[0].endswith(" · … 3 Zeilen mehr im *Protokoll*")
    few = [("p2", []), ("p1", [Event("turn", seat="p1", n=2), *moves[:7], Event("turn", seat="p2", n=2)])]
    assert len(said(pilot, few, "p2")) == MISSED
    assert "more" not in said(pilot, few, "p2")[0]
    assert said(pilot, [("p1", [Event("turn", seat="p2", n=2)])], "p2") == []


def test_an_encounter_is_one_line_and_a_card_drawn_is_named_to_its_owner_until_it_is_told(
    pilot: Table,
) -> None:
    drawn = Event("draws", seat="p2", code="curfew", private="p2")
    phase = [("p1", [Event("encounter_phase", n=1), Event("surveillance", n=2, other="4"), drawn])]
    assert said(pilot, phase, "p2") == [
        "__Encounter phase 1__",
        "Surveillance +2: 4",
        "You draw **Soft Curfew**",
    ]
    assert said(pilot, phase, "p1") == ["__Encounter phase 1__", "Surveillance +2: 4"]
    met = Event("encounter", seat="p2", code="curfew")
    enters = Event("enters", code="curfew", place="network")
    die = Event("die", code="curfew", n=1)
    phase.append(("p1", [met, enters, die, die]))
    assert said(pilot, phase[-1:], "p2") == [
        "**Jun Halloran** resolves **Soft Curfew** · enters play: the network · "
        "A hacking die on **Soft Curfew** ×2"
    ]
    assert "You draw" not in "".join(said(pilot, [("p1", [*phase[0][1], *phase[1][1]])], "p2"))


def test_an_ability_that_changes_no_task_is_told_and_those_of_earlier_programs_are_not(pilot: Table) -> None:
    uses = Event("uses", seat="p1", code="bruna-crank", other="free")
    assert said(pilot, [("p1", [uses])], "p2") == ["**Bruna Vasile** uses **Crank Handle, Full Notch**"]
    for kind in ("uses", "modified", "impacts", "extra_reveal"):
        code = "bruna-crank" if kind == "uses" else ""
        assert said(pilot, [("p1", [Event(kind, seat="p1", code=code, n=2)])], "p2") == []


def test_what_is_grave_is_never_left_out_however_much_happened(pilot: Table) -> None:
    task, fell = Event("task", seat="p1", code="steward"), Event("defeated", seat="p1", code="steward")
    told: Told = [("p2", []), *[("p1", [task, fell])] * (MISSED + 2)]
    found = said(pilot, told, "p2")
    assert sum("is defeated" in line for line in found) == len(found) == MISSED + 2
    found = said(pilot, [*told, ("p1", [task])], "p2")
    assert "1 line more" in found[0]
    assert sum("is defeated" in line for line in found) == MISSED + 2


def test_what_threatens_and_what_was_reached_is_kept_before_what_is_later(pilot: Table) -> None:
    moves = [Event("move", seat="p1", place=f"kettle:{place}") for place in ("lower", "upper")] * MISSED
    for grave, line in {
        Event("threshold", n=8): "Surveillance has reached 8",
        Event("past_threshold", n=8, other="7"): "What surveillance triggers at 7 does not happen: ",
        Event("escalation"): "⚠️ The surveillance card turns to its escalation side",
        Event("exhausted", seat="p1"): "⚠️ **Bruna Vasile** is exhausted",
        Event("excess", seat="p1"): "**Bruna Vasile** has no cards and no hope left: 1 surveillance",
        Event("chapter_done", code="ten-past-nine"): "The objective is met: **Ten Past Nine**",
        Event("environment", code="kettle"): "New environment: **The Kettle**",
    }.items():
        found = said(pilot, [("p2", []), ("p1", [grave, *moves])], "p2")
        assert len(found) == MISSED
        assert found[1].startswith(line)


@pytest.mark.parametrize("seed", [3, 4])
def test_nothing_is_left_out_in_silence(seed: int) -> None:
    """Whoever is asked reads every task since their answer, or how many lines there was no room for."""
    game = new_game(LIBRARY, pack="pilot", episode="afterglow", characters=["bruna", "jun"], seed=seed)
    told: list[tuple[str, Sequence[Event]]] = []
    while game.decisions and len(told) < 120:
        asked = game.decisions[0]
        last = max((n for n, (seat, _) in enumerate(told) if seat == asked.seat), default=0)
        tasks = sum(event.kind == "task" for _, events in told[last:] for event in events)
        lines = missed(game, told, asked.seat, "en")
        assert len(lines) <= MISSED
        assert sum("**: " in line and " – **" in line for line in lines) >= tasks or "more in the" in lines[0]
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        told.append((asked.seat, game.answer(asked.seat, asked.id, keys)))
