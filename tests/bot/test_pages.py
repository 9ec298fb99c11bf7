"""What the pages for people say of commands, options, buttons, tools and settings is what there is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from discord import app_commands

from bot.contract.kind import GameKind
from bot.games.neon_hope.kind import kind as neon_hope
from bot.games.netrunner.kind import kind as netrunner
from bot.operating.tools import parser
from bot.presses.tree import leaves
from bot.process.settings import Settings
from tests.bot.world import World

ROOT = Path(__file__).parents[2]
COMMANDS = ("README.md", "docs/playing.md", "docs/leagues.md", "docs/hosting.md")
"""Pages that tell which commands there are."""
PAGES = (*COMMANDS, "CONTRIBUTING.md", "docs/scale.md", "docs/translating.md")
ELSEWHERE = frozenset(("Bot",))
"""Pages of Discord's own, in the same print as our buttons."""
ADDRESSES = frozenset(("live", "health", "metrics"))
"""What docs/hosting.md has the bot answer by HTTP."""


class Named(NamedTuple):
    """What one item or paragraph of a page names."""

    where: str
    commands: tuple[str, ...]
    """Without the slash, and without what stands for an argument."""
    options: tuple[tuple[str, str], ...]
    """With the value that is named, or ""."""
    buttons: tuple[str, ...]


def items(page: str) -> Iterator[tuple[str, str]]:
    """The paragraphs and items of a page, each as one line, with where they begin."""
    text = re.sub(r"(?ms)^( *)```.*?^\1```$|^    .*?$", "", (ROOT / page).read_text("utf-8"))
    for found in re.finditer(r"(?ms)^.+?(?=\n(?:\n|- |\d+\. |\| )|\Z)", text):
        yield f"{page}:{text.count(chr(10), 0, found.start()) + 1}", " ".join(found[0].split())


def named(where: str, item: str) -> Named:
    """`/group one`, `two`: both are of the group; `one` that follows "with" or "or", and `one: value`, are
    options."""
    commands: list[str] = []
    for found in re.finditer(r"`/([^`/]+)`((?:,? (?:and )?`[a-z-]+`(?=[,:. ]))*)", item):
        if found[1] in ADDRESSES:
            continue
        words = [word for word in found[1].split() if word.islower()]
        commands.append(" ".join(words))
        commands += [" ".join([*words[:-1], other]) for other in re.findall(r"`([a-z-]+)`", found[2])]
    options = [(name, value) for name, value in re.findall(r"`(\w+):(?: (\w+))?`", item)]
    for found in re.finditer(r"with `(\w+)`(?: or `(\w+)`)?", item):
        options += [(name, "") for name in found.groups() if name and name.islower()]
    bare = item.replace("**", "\0")
    buttons = [
        each for each in re.findall(r"(?<![*\w])\*([^*\0]+)\*(?![*\w])", bare) if each not in ELSEWHERE
    ]
    return Named(where, tuple(commands), tuple(options), tuple(buttons))


@cache
def labels() -> frozenset[str]:
    """The lines of all messages in English, without the signs that they begin with; and what stands before a
    colon in them."""
    found = set()
    for file in (ROOT / "engine" / "messages" / "en").glob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            said = re.sub(r"^[\w-]+ = |^ +(\*?\[\w+\])?|\{[^}]*\}", "", line)
            for each in (said, said.partition(":")[0]):
                found.add(re.sub(r"^[^\w“]+|[*:.]+$", "", each))
    return frozenset(found)


def wrong(page: Named, tree: Mapping[str, app_commands.Command]) -> Iterator[str]:  # type: ignore[type-arg]
    """What of an item there is not."""
    for name in page.commands:
        if name not in tree and not any(one.startswith(f"{name} ") for one in tree):
            yield f"{page.where}: /{name}"
    near = [tree[name] for name in page.commands if name in tree]
    near += [command for name, command in tree.items() if name.endswith(" challenge")] if page.options else []
    for name, value in page.options:
        there = [option for command in near for option in command.parameters if option.name == name]
        if not there:
            yield f"{page.where}: {name}:"
        elif value and not any(choice.value == value for option in there for choice in option.choices):
            yield f"{page.where}: {name}: {value}"
    for label in page.buttons:
        if label not in labels():
            yield f"{page.where}: *{label}*"


class TestCommands:
    @pytest.fixture
    def kinds(self) -> dict[str, GameKind]:
        return {"netrunner": netrunner(), "neon_hope": neon_hope()}

    async def test_pages_name_the_commands_options_and_buttons_that_there_are(self, world: World) -> None:
        """And each command is named in one of them. A page that named others would be found out."""
        tree = {one.qualified_name: one for top in world.bot.tree.get_commands() for one in leaves(top)}
        found = [named(*item) for page in COMMANDS for item in items(page)]
        assert len({each for page in found for each in page.commands}) > 60
        assert len({each for page in found for each in page.buttons}) > 15
        assert [each for page in found for each in wrong(page, tree)] == []
        assert sorted(tree.keys() - {name for page in found for name in page.commands}) == []
        item = "`/netrunner move`, `hands`, with `pact`: `memory: of`, `pace: never`; *My moves*, *My move*"
        assert list(wrong(named("x", item), tree)) == [
            "x: /netrunner hands", "x: memory: of", "x: pace: never", "x: pact:", "x: *My moves*"
        ]  # fmt: skip


def test_pages_name_the_tools_and_targets_that_there_are() -> None:
    """`python -m bot TOOL`, each of which docs/hosting.md tells of; `python -m tools.x`; `make x`."""
    text = {page: (ROOT / page).read_text("utf-8") for page in PAGES}
    tools = set(re.findall(r"^    ([a-z-]+)(?: +|$)", parser().format_help(), re.M))
    assert len(tools) >= 7
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    lacking = []
    for page, said in text.items():
        lacking += [(page, each) for each in re.findall(r"-m bot ([a-z-]+)", said) if each not in tools]
        lacking += [(page, each) for each in re.findall(r"`make ([a-z-]+)`", said) if each not in made]
        for each in re.findall(r"-m tools\.([a-z_]+)", said):
            if not (ROOT / "tools" / f"{each}.py").is_file() and not (ROOT / "tools" / each).is_dir():
                lacking.append((page, each))
        for each in re.findall(r"`((?:bot|docs|engine|render|tests|tools)/[\w/.]+)`", said):
            if not (ROOT / each).exists():
                lacking.append((page, each))
    assert lacking == []
    assert [each for each in tools if each not in text["docs/hosting.md"]] == []


def test_pages_name_the_settings_and_measurements_that_there_are() -> None:
    """Each measurement is told of in docs/hosting.md; each setting in `.env.example`."""
    settings = {f"SYSOP_{name}".upper() for name in Settings.model_fields}
    code = "".join((ROOT / "bot" / name).read_text() for name in ("process/measures.py", "health.py"))
    measured = set(re.findall(r'"(sysop_\w+)"', code))
    assert len(measured) > 15
    for page in PAGES:
        said = (ROOT / page).read_text("utf-8")
        given = set(re.findall(r"SYSOP_[A-Z_]*[A-Z]", said)) - {"SYSOP_SHARED"}
        assert given <= settings, page
        named = {re.sub(r"_(?:count|bucket|sum)$", "", each) for each in re.findall(r"sysop_\w+", said)}
        assert named <= measured, page
    assert measured <= set(re.findall(r"sysop_\w+", (ROOT / "docs/hosting.md").read_text("utf-8")))
