"""The log as a player may read it: in their language, through their eyes, with what they have seen."""

from __future__ import annotations

from msgspec.structs import replace

from engine import netrunner, players
from engine.netrunner.testkit import Table
from tests.bot.test_panels import KIND
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


async def test_a_player_reads_the_log_in_their_own_language_and_others_the_public_one(world: World) -> None:
    await world.bob.slash(world.channel, "barter settings", language="de")
    await world.start_game()
    await world.play(GAIN)
    said = {who: world.said(await world.press(who, world.board(), "Log")) for who in ("ann", "bob", "cleo")}
    assert said == {
        "ann": "Buyer gains 1 credit (move 1).",
        "bob": "Buyer nimmt 1 Credit (move 1).",
        "cleo": "Buyer gains 1 credit (move 1).",
    }


def test_it_begins_with_what_its_reader_has_seen() -> None:
    game = netrunner.new_game("intermediate", seed=3)
    known: list[tuple[str, ...]] = []
    told: list[netrunner.Event] = []
    while game.decisions and len(known) < 3:
        asked = game.decisions[0]
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        told += game.answer(asked.seat, asked.id, keys)
        lines = tuple(KIND.knows(game.view("runner"), "en"))
        if lines and lines not in known:
            known.append(lines)
        assert not KIND.knows(game.view("spectator"), "en")
    (first, *_) = known
    assert any(line.startswith(("HQ: **", "R&D, top card: **", "Server ")) for line in first)
    assert all(line.endswith(")") and "(turn " in line for lines in known for line in lines)


def test_it_tells_what_protects_a_server_from_what_is_in_it() -> None:
    """4.6.7c: ice that the Runner has seen, and an upgrade in a root, are not in R&D."""
    t = Table()
    t.ice("R&D", "Palisade")
    t.root("R&D", "Crisium Grid", rezzed=True)
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.start("runner")
    view = t.view("runner")
    servers = []
    for server in view.corp.servers:
        ice, root = (tuple(replace(card, seen=3) for card in some) for some in (server.ice, server.root))
        servers.append(replace(server, ice=ice, root=root))
    view = replace(view, corp=replace(view.corp, servers=tuple(servers)))
    lines = [line.partition(" (")[0] for line in KIND.knows(view, "en")]
    assert lines == [
        "In the root of R&D: **Crisium Grid**", "Protecting R&D: **Palisade**", "Server 1: **PAD Campaign**",
    ]  # fmt: skip


def test_it_names_the_cards_that_its_reader_has_brought_along() -> None:
    """1.5.4a: at any time, and nobody else's."""
    game = netrunner.new_game("intermediate", seed=3)
    game.state.outside["runner"] = ("whizzard_master_gamer", "leela_patel_trained_pragmatist")
    (line,) = KIND.knows(game.view("runner"), "en")
    assert line.startswith(
        "Outside the game, yours to look at: **Leela Patel: Trained Pragmatist**, **Whizzard"
    )
    assert KIND.knows(game.view("corp"), "en") == []


def test_each_player_reads_their_own_draws_there() -> None:
    game = netrunner.new_game("beginner", seed=1)
    told: list[netrunner.Event] = []
    for _ in range(60):
        asked = game.decisions[0]
        told += game.answer(
            asked.seat, asked.id, players.choose(game, asked.seat, asked.id, level="sensible")
        )
    lines = {
        seat: "\n".join(KIND.told(game, told, {}, "en", seat)) for seat in ("corp", "runner", "spectator")
    }
    assert "raws 1 card (**" in lines["corp"]
    assert "raws 1 card (**" not in lines["spectator"]
    assert lines["runner"] != lines["corp"]
