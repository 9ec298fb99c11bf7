"""Every effect that may be interrupted: it happens; it is prevented, raised and replaced by what stands there
and by interrupts, or a card cannot be declared so.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple, get_args

import pytest

from engine.netrunner.language import effects as fx
from engine.netrunner.language.abilities import Static, Sub, When
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.happenings import would
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.selectors import InZone
from engine.netrunner.language.sets import Each
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.parts import Ability, EffectKind
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import go_on
from tests.netrunner.words.test_forbidden import each


class Try(NamedTuple):
    """What is done, or on which server a run is made, and what is to be seen then."""

    seat: str
    do: Effect | str
    seen: Callable[[Table], object]


def trashed(title: str) -> Try:
    return Try(RUNNER, fx.Trash(each(title)), lambda t: t.happened("trashed"))


def traced(t: Table) -> object:
    return [event.other for event in t.game.state.happened if event.kind == "traced"]


TRIES: dict[str, Try] = {
    "net_damage": Try(CORP, fx.Damage("net", 1), lambda t: len(t.names("heap"))),
    "meat_damage": Try(CORP, fx.Damage("meat", 1), lambda t: len(t.names("heap"))),
    "core_damage": Try(CORP, fx.Damage("core", 1), lambda t: t.game.state.core_damage),
    "damage": Try(CORP, fx.Damage("meat", 1), lambda t: len(t.names("heap"))),
    "tag": Try(CORP, fx.GiveTags(1), lambda t: t.game.state.tags),
    "bad_publicity": Try(CORP, fx.BadPublicity(1), lambda t: t.game.state.bad_publicity),
    "draw": Try(RUNNER, fx.Draw(1), lambda t: len(t.names("grip"))),
    "end_run": Try(CORP, fx.EndTheRun(), lambda t: t.happened("end_run")),
    "expose": Try(RUNNER, fx.Expose(each("Nico Campaign")), lambda t: t.happened("exposed")),
    "trace": Try(CORP, fx.Trace(9, (fx.BadPublicity(3),)), traced),
    "subroutine": Try(RUNNER, "HQ", lambda t: t.credits("corp")),
    "breach": Try(RUNNER, "R&D", lambda t: t.happened("breach_begins")),
    "access": Try(RUNNER, "R&D", lambda t: t.happened("accessed")),
    "steal": Try(RUNNER, fx.Steal(each("Send a Message")), lambda t: t.names("runner_score")),
    "score": Try(CORP, fx.Score(each("Send a Message")), lambda t: t.names("corp_score")),
    "success": Try(RUNNER, "R&D", lambda t: t.happened("successful_run")),
    "approach_ice": Try(RUNNER, "HQ", lambda t: t.happened("approach_ice")),
    "approach_server": Try(RUNNER, "R&D", lambda t: t.happened("approach_server")),
    "encounter": Try(RUNNER, "HQ", lambda t: t.happened("encounter")),
    "bypass": Try(RUNNER, fx.Bypass(), lambda t: t.happened("bypass")),
    "when_encountered": Try(RUNNER, "Server 4", lambda t: t.game.state.bad_publicity),
    "purge": Try(CORP, fx.Purge(), lambda t: t.happened("purge")),
    "runner_score": Try(RUNNER, fx.Steal(each("Send a Message")), lambda t: t.names("runner_score")),
    "trash": trashed("Nico Campaign"), "trash_agenda": trashed("Send a Message"),
    "trash_asset": trashed("Nico Campaign"), "trash_ice": trashed("Palisade"),
    "trash_upgrade": trashed("Manegarm Skunkworks"), "trash_hardware": trashed("Docklands Pass"),
    "trash_program": trashed("Leech"), "trash_resource": trashed("Telework Contract"),
    "trash_event": Try(RUNNER, fx.Trash(Each(InZone((GRIP,)))), lambda t: t.happened("trashed")),
    "trash_operation": Try(CORP, fx.Trash(Each(InZone((HQ,)))), lambda t: t.happened("trashed")),
}  # fmt: skip
_NUMBERS = count(1)
IN_RUN = ("end_run", "bypass")


def outcome(kind: str, ability: Ability | None) -> tuple[tuple[object, object], int]:
    """What is seen of the effect, and what the players gain: a card with the ability stands there."""
    wanted = TRIES[kind]
    t = Table(policy=ASK_ALL)
    blank("Toll", CORP, "ice", (Sub((fx.Gain(1),)),), strength=9)
    meddler = f"Meddler {next(_NUMBERS)}"  # what a card with a code can do is known once
    blank(meddler, RUNNER, "resource", () if ability is None else (ability,))
    blank("Herald", CORP, "ice", (When(ENCOUNTERED, (fx.BadPublicity(1),)),), strength=9)
    t.ice("HQ", "Toll")
    t.ice("Server 4", "Herald")
    t.ice("Archives", "Palisade")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    t.root("Server 1", "Nico Campaign")
    t.root("Server 2", "Send a Message", advancement=9)
    t.root("Server 3", "Manegarm Skunkworks")
    t.rig("Leech", "Docklands Pass", "Telework Contract", meddler)
    t.deck("corp", "Hedge Fund")
    t.start(RUNNER)
    before, had = wanted.seen(t), t.credits("runner") + t.credits("corp")
    t.pass_until("Run on HQ")
    if isinstance(wanted.do, str):
        t.click(f"Run on {wanted.do}")
        while t.game.run is not None:
            go_on(t)
    else:
        if kind in IN_RUN:
            t.click("Run on HQ")
            while not t.game.state.encounters:
                go_on(t)
        t.effect(wanted.seat, wanted.do, source="Manegarm Skunkworks")
        for _ in range(9):
            if t.decision.kind in ("action", "window", "jack_out", "subroutine"):
                break
            t.answer([option.key for option in t.asked.options[: max(1, t.asked.minimum)]])
    return (before, wanted.seen(t)), t.credits("runner") + t.credits("corp") - had


def refused(ability: Ability) -> bool:
    with taken_back():
        try:
            card("meddler", ability, facts=Facts("meddler", "Meddler", "runner", "neutral", "resource"))
        except DeclarationError:
            return True
    return False


GAIN = (fx.Gain(7),)
RAISES = ("net_damage", "meat_damage", "core_damage", "damage", "tag", "bad_publicity", "draw", "trace")


def test_every_kind_of_effect_is_tried() -> None:
    assert sorted(TRIES) == sorted(get_args(EffectKind))


@pytest.mark.parametrize("kind", get_args(EffectKind))
def test_an_effect_is_prevented_and_replaced(kind: Any) -> None:
    (before, after), _ = outcome(kind, None)
    assert before != after
    prevents = (
        Static(Prevents(kind)),
        When(would(kind), (fx.Prevent(kind, 0),), interrupt=True),
    )
    for ability in prevents:
        if kind == "trace":
            assert refused(ability)
        else:
            assert outcome(kind, ability)[0] == (before, before)
    instead = (
        Static(InsteadOf(kind, GAIN)),
        When(would(kind), (fx.Instead(kind, GAIN),), interrupt=True),
    )
    for ability in instead:
        seen, more = outcome(kind, ability)
        assert more in (7, 8)  # perhaps with what the subroutine gains
        assert kind == "subroutine" or seen == (before, before)


@pytest.mark.parametrize("kind", get_args(EffectKind))
def test_an_effect_is_raised_or_that_is_refused(kind: Any) -> None:
    raises = When(would(kind), (fx.Increase(kind, 1),), interrupt=True)
    assert refused(raises) is (kind not in RAISES)
    if kind in RAISES:
        assert outcome(kind, raises) != outcome(kind, None)
