"""Games in the middle of something, with all kinds of cards on the table; instructions carried out there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.netrunner.game import load
from engine.netrunner.language.instructions import ConditionalFrame, Effect
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on

SOURCES = ("Telework Contract", "Nico Campaign", "Tithe")
"""Whose ability it is: a resource, an asset in a root, ice."""
STOPS = ("window", "action", "jack_out", "steal", "access")
"""Questions of the game itself, which ask nothing about an instruction."""
NO = ("no", "done", "nothing", "n:0")
"""Answers that decline."""
_NOTHING = (EventKind.USE, EventKind.TRIGGERS, EventKind.IMMINENT, EventKind.SUBROUTINE)


def full(turn: Seat) -> Table:
    """A table with cards in every zone, counters of every kind, tags, bad publicity, a mark."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.ice("R&D", "Palisade", rezzed=False)
    t.ice("Server 1", "Palisade")
    t.root(
        "Server 1",
        "Nico Campaign",
        rezzed=True,
        credit=3,
        power=2,
        virus=1,
        advancement=1,
        agenda=1,
        bad_publicity=1,
    )
    t.root("Server 2", "Send a Message", advancement=9)
    t.root("Server 3", "Regolith Mining License")
    t.root("HQ", "Manegarm Skunkworks", rezzed=True)
    t.root("R&D", "Anoetic Void")
    t.root("Archives", "Anoetic Void")
    t.rig("Cleaver", "Leech", "Docklands Pass", "Fermenter")
    t.rig(
        "Telework Contract",
        credit=3,
        power=2,
        virus=1,
        advancement=1,
        agenda=1,
        bad_publicity=1,
        loaded=("credit",),
    )
    t.rig("Smartware Distributor", faceup=False)
    t.hand("runner", "Leech", "Sure Gamble", "Docklands Pass", "Diesel", "Cleaver", "Unity")
    t.hand(
        "corp",
        "Hedge Fund",
        "Offworld Office",
        "Palisade",
        "Nico Campaign",
        "Regolith Mining License",
        "Tithe",
    )
    t.deck("runner", "Sure Gamble", "Cleaver", "Leech")
    t.deck("corp", "Offworld Office", "Palisade", "Hedge Fund")
    t.discard_pile("corp", "Palisade", "Offworld Office", "Hedge Fund", "Nico Campaign", faceup=False)
    t.discard_pile("runner", "Leech", "Sure Gamble", "Cleaver")
    t.score_area("corp", "Offworld Office", agenda=2)
    t.score_area("runner", "Offworld Office", agenda=1)
    t.set(tags=2, bad_publicity=2, corp_credits=9, runner_credits=9)
    t.game.state.mark = "hq"
    t.start(turn)
    t.pass_until("Gain 1 credit")
    return t


def _situations() -> Iterator[Table]:
    """An action of either player, an encounter, an access."""
    yield full(CORP)
    yield full(RUNNER)
    for server, reached in (("HQ", ("subroutine",)), ("Server 2", ("steal", "access"))):
        t = full(RUNNER)
        t.click(f"Run on {server}")
        while t.decision.kind not in reached and not (server == "HQ" and t.game.state.encounters):
            go_on(t)
        yield t


@cache
def situations() -> tuple[bytes, ...]:
    """They as saves."""
    return tuple(t.game.save() for t in _situations())


def _seen(t: Table) -> tuple[object, ...]:
    """All that an instruction could change."""
    s, run = t.game.state, t.game.run
    return (
        [(c.number, c.zone, c.faceup, c.server, c.host, c.worth, c.loaded) for c in s.cards.values()],
        [(c.advancement, c.credit, c.virus, c.power, c.agenda, c.bad_publicity) for c in s.cards.values()],
        {zone: [s.cards[oid].number for oid in s.zones[zone]] for zone in ("rd", "stack", "hq")},
        dict(s.credits), dict(s.clicks), s.tags, s.bad_publicity, s.core_damage, dict(s.servers), s.mark,
        len(s.lingering), None if run is None else (run.server, run.position, run.phase), t.game.accessed,
        dict(s.memory), [event.kind for event in s.happened if event.kind not in _NOTHING],
    )  # fmt: skip


class Where(NamedTuple):
    """A place in which an instruction did something."""

    situation: int
    seat: Seat
    source: str


def does(effects: tuple[Effect, ...], where: Where) -> bool:
    """Whether instructions change anything there. What they ask is answered with what does something."""
    t = Table.__new__(Table)
    t.policy, t.events = ASK_ALL, []
    t.game = load(situations()[where.situation], ASK_ALL)
    source = t.card(where.source)
    before, asked = _seen(t), t.decision.kind
    t.game.refresh(
        ConditionalFrame(seat=where.seat, source=source.oid, code=source.code, effects=effects, named="leech")
    )
    for _ in range(14):
        if not t.game.decisions or t.decision.kind in (asked, *STOPS):
            break
        options = t.asked.options
        good = [o for o in options if not o.passing and o.key not in NO] or options
        wanted = max(1, t.asked.minimum)
        keys = [option.key for option in (good if len(good) >= wanted else options)[:wanted]]
        t.game.answer(t.decision.seat, t.decision.id, tuple(keys[: t.asked.maximum]))
    return _seen(t) != before


def somewhere(effects: tuple[Effect, ...]) -> Where | None:
    """The first place in which instructions change anything."""
    places = (
        Where(i, seat, source)
        for i in range(len(situations()))
        for seat in (RUNNER, CORP)
        for source in SOURCES
    )
    return next((where for where in places if does(effects, where)), None)
