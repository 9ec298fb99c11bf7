"""What decides games is never left out of a digest, and a place is named with root, ice or deck."""

from __future__ import annotations

import re

import pytest

from engine.netrunner import Orders, RezOrder
from engine.netrunner.policy import POLICY
from engine.netrunner.shown.missed import missed
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.events import Event
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table

FILLING = ["Install Telework Contract", "Smartware Distributor", "Play Sure Gamble"]


def played(*presses: str, **setup: object) -> str:
    """What the Corp reads after a Runner's turn with these presses and others that tell of money."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "PAD Campaign", rezzed=True)
    t.ice("HQ", "Karunā")
    t.rig("Smartware Distributor")
    t.hand(RUNNER, "Telework Contract", *["Sure Gamble"] * 4, "Cleaver", "Carmen", "Unity")
    t.set(runner_credits=19)
    t.start(CORP, clicks=1)
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    told: list[tuple[str, list[Event]]] = []
    for name in ("Gain 1 credit", *presses, *FILLING):
        told.append((t.decision.seat, t.click(name)))
    for _ in range(6):
        if t.decision.seat == CORP:
            break
        told.append((RUNNER, t.answer([o.key for o in t.decision.options[: max(1, t.decision.minimum)]])))
    return "\n".join(missed(t.game, told, CORP))


@pytest.mark.parametrize(("presses", "said"), [
    (("Run on Server 1", "Steal Offworld Office"), "steals **Offworld Office**"),
    (("Run on Server 2", "Trash PAD Campaign"), "trashes **PAD Campaign**"),
    (("Run on HQ", "Jack out"), "2 net damage"),
])  # fmt: skip
def test_a_run_and_what_came_of_it_is_always_told(presses: tuple[str, ...], said: str) -> None:
    found = played(*presses)
    assert f"{presses[0]}: " in found
    assert said in found
    assert re.search(r"\d+ credits left · .*agenda points", found), "what the turn left is never cut"


def test_counters_on_ice_lie_on_no_card_of_the_deck() -> None:
    t = Table()
    t.ice("R&D", "Palisade", rezzed=False)
    t.hand(CORP, "Seamless Launch")
    t.start(CORP)
    events = t.click("Play Seamless Launch")
    events += t.click("Palisade protecting R&D") if t.decision.kind == "target" else []
    for seat in (RUNNER, "spectator"):
        told = "\n".join(recap(t.game, events, seat))
        assert "ice protecting R&D" in told
        assert "in R&D" not in told


@pytest.mark.parametrize(("server", "said"), [
    ("R&D", "protecting R&D"), ("Server 1", "protecting Server 1"), ("Archives", "protecting Archives"),
])  # fmt: skip
def test_ice_is_rezzed_where_it_protects(server: str, said: str) -> None:
    t = Table(policy=POLICY)
    t.root("Server 1", "Offworld Office")
    t.ice(server, "Palisade", rezzed=False)
    t.start(RUNNER)
    t.click(f"Run on {server}")
    events = t.click("Rez Palisade")
    assert f"**Palisade** {said} rezzed" in "\n".join(recap(t.game, events, RUNNER))


def test_the_log_tells_the_root_of_a_central_server_from_its_cards() -> None:
    """4.6.7c."""
    t = Table(policy=POLICY)
    t.root("R&D", "Crisium Grid")
    t.set(corp_credits=9)
    t.start(RUNNER)
    t.click("Run on R&D")
    t.click("Rez Crisium")
    assert "The Corp rezzes **Crisium Grid** (in the root of R&D)." in t.log()
    t.click("Access Crisium")
    assert "The Runner accesses **Crisium Grid** (in the root of R&D)." in t.log()
