"""What changed since a seat's last answer is marked in its view, and nothing it may not know is."""

from __future__ import annotations

from functools import partial

from engine import netrunner, players
from engine.netrunner.shown.view import View
from render.netrunner import hand
from render.netrunner.hand import canvas
from tests.render import checks

Told = list[tuple[str, list[netrunner.Event]]]


def played(seed: int, seat: str, wanted: str) -> tuple[View, View]:
    """The views of both where this seat is asked for an action and has drawn the card of this name."""
    game = netrunner.new_game("intermediate", seed=seed)
    told: Told = []
    while game.decisions:
        asked = game.decisions[0]
        views = {side: netrunner.marked(game.view(side), told) for side in ("corp", "runner")}
        mine = views[seat]
        names = [card.title for card in (mine.corp.hand or mine.runner.hand or ()) if card.code in mine.drawn]
        if asked.seat == seat and wanted in names:
            return mine, views["runner" if seat == "corp" else "corp"]
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        told.append((asked.seat, list(game.answer(asked.seat, asked.id, keys))))
    raise AssertionError(f"{wanted} was never drawn")


def test_a_card_just_drawn_is_marked_for_its_owner_alone() -> None:
    mine, theirs = played(3, "runner", "Red Team")
    assert mine.drawn == ("red_team",)
    assert "red_team" not in theirs.drawn
    said = hand(mine, netrunner.card_info).alt
    assert "Red Team (resource, cost 5) (new)" in said
    assert said.count("(new)") == 1


def test_a_marked_hand_has_all_in_its_place() -> None:
    mine, _ = played(3, "runner", "Red Team")
    for language in ("en", "de"):
        drawn = canvas(mine, partial(netrunner.card_info, language=language))
        assert checks.clashes(drawn) == []
        assert checks.outside(drawn) == []
        assert checks.faint(drawn) == []


def test_what_the_other_has_changed_stays_marked_through_the_own_turn() -> None:
    game = netrunner.new_game("intermediate", seed=3)
    told: Told = []
    marked: dict[int, set[tuple[int, ...]]] = {}
    while game.state.turn < 7:
        asked = game.decisions[0]
        view = netrunner.marked(game.view("runner"), told)
        if asked.seat == "runner" and view.active == "runner":
            marked.setdefault(view.turn, set()).add(view.fresh)
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        told.append((asked.seat, list(game.answer(asked.seat, asked.id, keys))))
    # In its third turn the Corp advanced what lies in Server 1, in its second it installed that and its ice.
    (server,) = [server for server in game.view("runner").corp.servers if server.id == "remote1"]
    ice = {card.oid for card in server.ice}
    assert all(ice <= set(fresh) for fresh in marked[4])
    assert not any(ice & set(fresh) for fresh in marked[2] | marked[6])
