"""What a thing is worth is measured by giving it: that, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.netrunner import Game, load
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tools.ladder import given

ICE, AGENDA = "Ice Wall", "Offworld Office"


def table(active: str, **also: int) -> Table:
    """Each gift can be given here to the side that is not active."""
    t = Table(seed=1)
    t.ice("Server 1", "Enigma")
    t.ice("Server 2", "Enigma")
    t.root("Server 2", "PAD Campaign", rezzed=True)
    t.hand("corp", ICE, AGENDA)
    t.hand("runner", "Sure Gamble")
    t.set(corp_credits=4, runner_credits=4)
    t.start(active)
    t.set(**also)
    t.refresh()
    return t


def counted(game: Game) -> Counter[str]:
    """Cards by where they lie, and what lies before servers or in them; credits, tags."""
    state = game.state
    found = Counter[str](card.zone for card in state.cards.values())
    found.update({f"{name} ice": len(there.ice) for name, there in state.servers.items()})
    found.update({f"{name} root": len(there.root) for name, there in state.servers.items()})
    found.update({f"{seat} credits": n for seat, n in state.credits.items()})
    found.update({"tags": state.tags})
    return found


CHANGED = {
    "5 credits for the Corp": {"corp credits": 5},
    "5 credits for the Runner": {"runner credits": 5},
    "2 cards for the Corp": {"hq": 2, "rd": -2},
    "2 cards for the Runner": {"grip": 2, "stack": -2},
    "ice from HQ before R&D": {"hq": -1, "installed": 1, "rd ice": 1},
    "ice from HQ before HQ": {"hq": -1, "installed": 1, "hq ice": 1},
    "ice from HQ before a remote": {"hq": -1, "installed": 1, "remote2 ice": 1},
    "an agenda from HQ behind ice": {"hq": -1, "installed": 1, "remote1 root": 1},
    "an agenda from HQ to R&D": {},
    "a tag": {"tags": 1},
}


@pytest.mark.parametrize("name", given.GIFTS)
def test_a_gift_is_given_and_nothing_else(name: str) -> None:
    side, gift = given.GIFTS[name]
    start = table(RUNNER if side == CORP else CORP).game
    before, saved = counted(start), start.save()
    game = given.with_gift(start, gift)
    assert game is not None
    assert start.save() == saved
    after = counted(game)
    assert {key: after[key] - before[key] for key in before | after if after[key] != before[key]} == CHANGED[
        name
    ]
    assert game.decisions[0].seat == start.decisions[0].seat
    assert load(game.save()).save() == game.save()
    held = {game.state.cards[oid].code for oid in game.state.zones["hq"]}
    assert ("offworld_office" in held) == ("agenda" not in name)


@pytest.mark.parametrize(
    "name", ["ice from HQ before R&D", "ice from HQ before HQ", "ice from HQ before a remote"]
)
def test_ice_that_cannot_be_paid_for_is_not_given(name: str) -> None:
    start = table(RUNNER, corp_credits=0).game
    assert given.with_gift(start, given.GIFTS[name][1]) is None


def test_what_comes_of_gifts_is_played_out_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Corp lacks a point: it wins most games with what it is given, and most without."""
    few = ("5 credits for the Corp", "5 credits for the Runner", "a tag")
    monkeypatch.setattr(given, "GIFTS", {name: given.GIFTS[name] for name in few})
    t = table(RUNNER)
    t.score_area("corp", *["Offworld Office"] * 3)
    found = given.given(t.game, 1)
    assert [one.name for one in found] == ["5 credits for the Corp", "a tag"], "the side that is not to act"
    assert any(one.valued > 0 for one in found)
    told = list(given.report([*found, *found]))
    assert len(told) == len(found)
    assert "2 positions" in told[0]
    assert given.given(load(t.game.save(), t.game.policy), 1) == found, "the same dice"


def test_turns_begin_once_each() -> None:
    game = table(CORP).game
    turns = [start.state.turn for start in given.beginnings(game)]
    assert len(turns) == len(set(turns)) > 2
