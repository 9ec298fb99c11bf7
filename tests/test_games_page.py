"""docs/games.md builds a game: its blocks are the files of that game, it can be played, and where the page
puts the files of a game they are as the house wants them."""

from __future__ import annotations

import pkgutil
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from bot import contract
from engine.kernel.errors import IllegalAnswer
from engine.messages import DEFAULT, LANGUAGES
from tests import test_house, test_layers
from tests.clash.engine import SEATS, Game, load, new_game
from tests.clash.players import choose
from tests.messages import test_catalogue, test_comments, test_put_together
from tests.placed import PAGE, ROOT, place

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
    others = {f"tests/clash/messages/{language}/clash.ftl" for language in LANGUAGES if language != DEFAULT}
    assert files - empty - {name for name, _ in BLOCKS} == others


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


WALKS: tuple[Callable[[], None], ...] = (
    test_house.test_files_stay_small_enough_to_be_read_in_one_go,
    test_house.test_no_file_names_a_place_on_one_machine,
    test_house.test_nothing_left_undone_is_passed_off_as_done,
    test_put_together.test_the_end_of_a_text_is_the_language_s,
    test_put_together.test_a_colon_behind_a_label_is_the_language_s,
    test_put_together.test_brackets_around_a_note_are_the_language_s,
    test_put_together.test_the_space_between_two_sentences_is_the_language_s,
    test_put_together.test_no_message_is_glued_to_words_or_marks,
    test_catalogue.test_no_module_of_the_bot_holds_a_sentence,
)
"""Tests of the house that go through files."""


@pytest.fixture
def fray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house that holds nothing but this game, under another name."""
    for module in (test_house, test_layers, test_put_together, test_catalogue):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(test_catalogue, "HERE", tmp_path / "engine/messages")
    assert len(place(tmp_path)) > len(BLOCKS)
    return tmp_path


@pytest.mark.parametrize("walk", WALKS)
def test_where_it_is_put_it_is_as_the_house_wants_it(fray: Path, walk: Callable[[], None]) -> None:
    walk()


@pytest.mark.parametrize("package", ["engine", "render", "bot"])
def test_its_modules_say_what_they_are_and_hide_no_import(fray: Path, package: str) -> None:
    test_house.test_every_module_says_what_it_is(package)
    test_layers.test_no_import_hides_in_a_function(package)
    folders = {path.parent for path in (fray / package).rglob("fray/**/*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_its_files_do_not_import_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (ROOT / "tests/clash").rglob("*.py"):
        file = tmp_path / "fray" / path.relative_to(ROOT / "tests/clash")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(path.read_text().replace("tests.clash", "fray"))
    monkeypatch.syspath_prepend(tmp_path)
    assert test_layers.circles("fray") == []
    assert test_layers.imports("fray").num_edges() > len(BLOCKS)


def test_it_is_said_in_every_language_and_explained_to_translators(fray: Path) -> None:
    english = fray / "engine/messages" / DEFAULT / "fray.ftl"
    test_comments.test_a_vague_variable_is_explained_to_translators(english)
    for language in LANGUAGES:
        if language != DEFAULT:
            test_catalogue.test_translations_say_the_same_variables(language, "fray.ftl")
            said = test_catalogue.messages(language, "fray.ftl")
            assert said.keys() == test_catalogue.messages(DEFAULT, "fray.ftl").keys()


TOOLS = (
    ("ruff", "check", "--fix", "--select", "I", "."),  # another name sorts elsewhere
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("lint-imports",),
    ("mypy", "engine/fray", "engine/players/fray", "render/fray", "bot/games/fray"),
    ("pytest", "-m", "not long", "tests/test_house.py", "tests/test_layers.py", "tests/test_names_told.py",
     "tests/test_no_sentence_is_copied.py", "tests/messages", "tests/bot/test_routes.py",
     "tests/bot/test_languages.py", "tests/bot/test_pages.py", "tests/bot/games/test_third.py"),
)  # fmt: skip


@pytest.mark.long
def test_the_project_with_it_passes_what_it_has_to(tmp_path: Path) -> None:
    """A copy of the house with one game more: no line of it has to change."""
    house = tmp_path / "house"
    skipped = shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", ".hypothesis")
    shutil.copytree(ROOT, house, ignore=skipped)
    place(house)
    for tool, *arguments in TOOLS:
        command = [str(Path(sys.executable).parent / tool), *arguments]
        done = subprocess.run(command, cwd=house, capture_output=True, text=True, check=False)  # noqa: S603
        assert done.returncode == 0, f"{tool}: {done.stdout[-5000:]}{done.stderr[-2000:]}"
