"""Cards alone on many tables: what the sensible player never plays or uses on any of them is named here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.netrunner.objects.definitions import Definition, declared, definition
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import Watched
from tests.players.netrunner.kin import iced

NEVER: dict[tuple[str, str], set[str]] = {
    (RUNNER, "event"): {
        "Always Have a Backup Plan",
        "Apocalypse",
        "Burner",
        "Chain Reaction",
        "Charm Offensive",
        "Chastushka",
        "Chrysopoeian Skimming",
        "Deep Dive",
        "Demolition Run",
        "Divide and Conquer",
        "Forged Activation Orders",
        "Harmony AR Therapy",
        "Immolation Script",
        "In the Groove",
        "Khusyuk",
        "Making an Entrance",
        "Meeting of Minds",
        "Mining Accident",
        "On the Lam",
        "Privileged Access",
        "Rebirth",
        "Rip Deal",
        "Satellite Uplink",
        "Scrounge",
        "Showing Off",
        "Shred",
        "Singularity",
        "Spark of Inspiration",
        "Take a Dive",
        "The Price",
        "Tinkering",
        "Tread Lightly",
    },
    (RUNNER, "resource"): {
        "Charlatan",
        "Data Dealer",
        "District 99",
        "Pauleʼs Café",
        "The Back",
        "The Shadow Net",
    },
    (RUNNER, "hardware"): {"Cataloguer", "Detente", "Gebrselassie", "Lemuria Codecracker", "Rotary", "Zer0"},
    (RUNNER, "program"): {"Crypsis", "Gorman Drip v1", "Hush", "Matryoshka", "Pawn", "Puffer", "Stargate"},
    (CORP, "operation"): {
        "Bad Times",
        "Biotic Labor",
        "Celebrity Gift",
        "Complete Image",
        "Cyberdex Trial",
        "Fast Break",
        "Flood the Market",
        "Focus Group",
        "Game Over",
        "Hyoubu Precog Manifold",
        "Mass Commercialization",
        "Measured Response",
        "Media Blitz",
        "Nanomanagement",
        "Neural EMP",
        "O₂ Shortage",
        "Pivot",
        "Power Grid Overload",
        "Precognition",
        "Punitive Counterstrike",
        "Reanimation Protocol",
        "Restore",
        "Restoring Face",
        "Retirement Plan",
        "Scapegoat",
        "Scapenet",
        "Service Outage",
        "Shoot the Moon",
        "Trick of Light",
        "Your Digital Life",
    },
}
"""Most want a plan of several actions, or something that stands on none of the tables; on these R&D is the
better run. `python -m tools.ladder.blind` tells which of them bring something in games."""
ICE = {"none": (), "two": ("Brân 1.0", "Brân 1.0"), "barrier": ("Wall of Static",), "gate": ("Enigma",)}
CENTRALS = ("HQ", "R&D", "Archives")
STATES = ("early", "late", "tagged")
FOR_CORP = (*STATES, "empty", "flood", "trap")


def _hosted(kind: Definition, credits: int) -> dict[str, int]:
    """Counters of the kinds that the card speaks of."""
    said = str(kind.abilities)
    there = {"credit": credits * ("TakeCredits" in said or "Pays" in said), "virus": 3, "power": 3}
    return {name: n for name, n in there.items() if name == "credit" or f"'{name}'" in said}


def _for_runner(kind: Definition) -> Iterator[Table]:
    for ice, rezzed, credits, state in product(ICE, (True, False), (2, 6, 14), STATES):
        if not rezzed and ice != "gate":
            continue
        t = Table(seed=1)
        for server in CENTRALS:
            t.ice(server, *ICE[ice], rezzed=rezzed)
        t.hand(CORP, *["Hedge Fund"] * 3, "Offworld Office")
        t.deck(CORP, "Offworld Office", "Hedge Fund", "PAD Campaign")
        t.deck(RUNNER, "Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Legwork")
        t.discard_pile(RUNNER, "Sure Gamble", "Gordian Blade", "Desperado", "Daily Casts")
        t.rig("Underworld Contact", "Cyberfeeder", *["Corroder"] * (ice == "barrier"))
        if kind.play is not None:
            t.hand(RUNNER, kind.title, "Corroder", "Mimic", "Sure Gamble")
        else:
            t.rig(kind.title, **_hosted(kind, 2 if state == "late" else 6))  # type: ignore[arg-type]
            t.hand(RUNNER, "Corroder", "Sure Gamble", "Mimic", "Daily Casts")
        if state != "early":
            t.score_area(RUNNER, "Offworld Office")
            t.score_area(CORP, "Offworld Office", "Superconducting Hub")
            t.root("Server 1", "PAD Campaign", rezzed=True)
            t.ice("Server 2", "Wall of Static", "Enigma" if ice != "barrier" else "Wall of Static")
            t.root("Server 2", "Offworld Office", advancement=2)
        t.set(runner_credits=credits, corp_credits=6, tags=int(state == "tagged"))
        t.start(RUNNER)
        yield t


def _stolen_from(t: Table) -> None:
    """The Runner has stolen an agenda and trashed an asset in its turn before."""
    t.root("Server 8", "Hostile Takeover")
    t.root("Server 9", "PAD Campaign", rezzed=True)
    t.set(runner_credits=t.credits(RUNNER) + 4)
    t.start(RUNNER, clicks=2)
    other = Watched(t, RUNNER, again=False)
    for server in ("Server 8", "Server 9"):
        t.click(f"Run on {server}")
        other.until(lambda t: t.offered("Gain 1 credit"))
    other.until(lambda t: t.decision.seat == CORP and bool(t.offered("Gain 1 credit")))


def _for_corp(kind: Definition) -> Iterator[Table]:
    for before, credits, state in product(("", "stolen", "scores"), (3, 8, 20), FOR_CORP):
        if state == "trap" and before:
            continue
        t = Table(seed=1)
        iced(t, "Enigma")
        t.ice("Server 1", "Eli 1.0", rezzed=state != "early")
        t.deck(CORP, "Offworld Office", "Hedge Fund", "PAD Campaign", "Enigma")
        t.discard_pile(CORP, "Hedge Fund", "PAD Campaign", "Enigma")
        t.discard_pile(CORP, "Offworld Office", faceup=False)
        t.rig("Corroder", "Daily Casts")
        t.hand(RUNNER, *["Sure Gamble"] * (3 if state == "tagged" else 4))
        t.hand(CORP, kind.title)
        if state == "flood":
            t.hand(CORP, "Offworld Office", "Private Security Force", "Hostile Takeover")
        elif state == "trap":
            t.hand(CORP, "Urtica Cipher", "Hedge Fund", "Offworld Office")
        elif state != "empty":
            t.hand(CORP, "Hedge Fund", "Ice Wall", "Offworld Office")
        if state == "late":
            t.root("Server 1", "Private Security Force", advancement=1)
        t.set(corp_credits=credits, runner_credits=6, tags=2 * (state == "tagged"))
        t.set(bad_publicity=int(state == "flood"))
        if before == "stolen":
            _stolen_from(t)
        else:
            t.root("Server 7", "Hostile Takeover", advancement=2) if before else ()
            t.start(CORP)
        yield t


def used(kind: Definition) -> bool:
    """Whether the card is played, or an ability of it that takes clicks is used, on one of the tables."""
    seat = kind.facts.side
    for t in _for_runner(kind) if seat == RUNNER else _for_corp(kind):
        if t.decision.seat != seat:
            continue
        w = Watched(t, seat, again=False)
        w.turn()
        if any(label.startswith((f"Play {kind.title}", f"{kind.title}:")) for label in w.done):
            return True
    return False


@pytest.mark.parametrize(("seat", "card_type"), NEVER)
def test_what_is_never_used_is_named(seat: str, card_type: str) -> None:
    kinds = [definition(code) for code in sorted(declared())]
    asked = [
        kind for kind in kinds
        if kind.facts.side == seat and kind.type == card_type and (kind.play is not None or kind.actions)
    ]  # fmt: skip
    assert {kind.title for kind in asked if not used(kind)} == NEVER[seat, card_type]
