"""A game in the midst of play, to show what one looks like."""

from __future__ import annotations

from engine.netrunner.game import Game, load
from engine.netrunner.policy import POLICY
from engine.netrunner.table.edition import NEWEST
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


def example() -> Game:
    """The Runner is to move. The Corp has ice, an asset and an agenda with counters; each side has points."""
    t = Table(policy=POLICY, edition=NEWEST)
    t.ice("HQ", "Whitespace")
    t.ice("R&D", "Palisade", rezzed=False)
    t.ice("Server 1", "Karunā", rezzed=False)
    t.ice("Server 1", "Palisade")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.root("Server 2", "Nico Campaign", rezzed=True, credit=9)
    t.rig("Cleaver", "Unity")
    t.rig("Telework Contract", credit=6)
    t.score_area(CORP, "Send a Message")
    t.score_area(RUNNER, "Superconducting Hub")
    t.hand(CORP, "Hedge Fund", "Government Subsidy", "Urtica Cipher")
    t.hand(RUNNER, "Sure Gamble", "Mayfly", "Jailbreak", "VRcation")
    t.set(corp_credits=7, runner_credits=6)
    t.start(RUNNER)
    return load(t.game.save())
