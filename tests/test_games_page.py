"""docs/games.md builds a game: its blocks are the files of that game, and the game can be played."""

from __future__ import annotations

import pkgutil
import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from bot import contract
from engine.kernel.errors import IllegalAnswer
from tests.clash.engine import SEATS, Game, load, new_game
from tests.clash.players import choose

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/games.md").read_text()
BLOCKS = re.findall(r"^`(tests/clash/\S+)`:\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SIZE = 400
"""Lines of code at most."""


@pytest.mark.parametrize(("name", "block"), BLOCKS, ids=[name for name, _ in BLOCKS])
def test_a_block_is_the_file_that_it_names(name: str, block: str) -> None:
    assert block == (ROOT / name).read_text()


def test_every_file_of_the_game_is_on_the_page() -> None:
    files = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/clash").rglob("*.*") if path.is_file()
    }
    files = {name for name in files if not name.endswith(".pyc")}
    empty = {"tests/clash/__init__.py", "tests/clash/bot/__init__.py"}
    assert files - empty - {name for name, _ in BLOCKS} == {"tests/clash/messages/de/clash.ftl"}


def test_it_is_tiny() -> None:
    code = (ROOT / "tests/clash").rglob("*.py")
    assert sum(len(path.read_text().splitlines()) for path in code) < SIZE


def test_what_the_page_registers_is_the_kind() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    module, _, name = tomllib.loads(block)["project"]["entry-points"]["sysop.games"]["clash"].partition(":")
    assert getattr(import_module(module), name)().name == "clash"


def test_the_parts_that_it_names_are_those_of_the_contract() -> None:
    """All of them: what a kind of game may have, each in a module of its own or beside a kindred one."""
    modules = [one.name for one in pkgutil.iter_modules(contract.__path__)]
    parts = {
        f"{module}.{name}"
        for module in modules
        for name, found in vars(import_module(f"bot.contract.{module}")).items()
        if isinstance(found, type)
        and found.__module__ == f"bot.contract.{module}"
        and re.match(r"A `(GameKind|Duel)`|Automatic players", found.__doc__ or "")
    }
    assert set(re.findall(r"^\| `(\w+\.\w+)` \|", PAGE, re.MULTILINE)) == parts


@pytest.mark.parametrize("seed", range(20))
def test_it_is_played_to_its_end_and_loads_at_every_question(seed: int) -> None:
    game = new_game("short", seed)
    while game.result is None:
        asked = game.decisions[0]
        before = game.save()
        with pytest.raises(IllegalAnswer):
            game.answer(asked.seat, asked.id, "lizard")
        assert game.save() == before
        game.answer(asked.seat, asked.id, choose(game, asked.id))
        game = load(game.save())
    assert max(game.state.points.values()) == 2
    assert game.result.winner in SEATS


def test_what_one_has_chosen_changes_nothing_for_the_other() -> None:
    def after(sign: str) -> Game:
        game = new_game("short", 3)
        game.answer("left", game.decisions[0].id, sign)
        return game

    rock, paper = after("rock"), after("paper")
    assert rock.view("left") != paper.view("left")
    for seat in ("right", "spectator"):
        assert rock.view(seat) == paper.view(seat)
