"""A third game, which lies outside of the project's folders: its commands and the buttons of its table work,
and nothing is said of what it has not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot import games
from bot.contract.kind import GameKind
from bot.games import registry
from bot.presses.tree import leaves
from bot.store import shuffles
from engine.kernel.commitments import seed_of
from tests.bot.world import World, parts
from tests.clash.bot.kind import Clash, kind
from tools.redeal import main

ABSENT = ("hand", "card", "orders", "undo", "help", "learn")
"""Commands of parts that this game has not."""
FAILED = "Something went wrong"
FOREIGN = re.compile(
    r"\b(cards?|decks?|hands?|shuffl\w*|windows?|click\w*|corp|runner|netrunner|agendas?|normal)\b",
    re.IGNORECASE,
)
"""Words of other games, and of parts that this one has not."""


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"clash": kind()}


async def challenge(world: World, **options: Any) -> Any:
    shown = await world.ann.slash(world.channel, "clash challenge", **options)
    await world.rest()
    return shown


async def begin(world: World) -> None:
    """Ann, on the left, against Bob."""
    shown = await challenge(world, opponent=world.bob, side="left", level="long", pace="day")
    await world.press("bob", shown.response.message, "Accept")
    await world.rest()


async def round_of(world: World, ann: str = "Rock", bob: str = "Scissors") -> None:
    await world.press_panel("ann", ann)
    await world.press_panel("bob", bob)
    await world.rest()


def kind_of(custom_id: str) -> str:
    """A custom_id without its numbers."""
    return re.sub(r"\d+", "#", custom_id)


class Crawler:
    """Presses every button it is shown, each kind of them once a person, and those that they lead to."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pressed: set[tuple[str, str]] = set()
        self.labels: set[str] = set()
        self.read: list[str] = []
        """All that was shown."""

    def offered(self, message: Any) -> dict[str, str]:
        """Label to custom_id of the buttons that can be pressed."""
        found = (part for part in parts(self.world.raw(message)) if part["type"] == 2)
        return {part["label"]: part["custom_id"] for part in found if not part.get("disabled")}

    async def press(self, who: str, message: Any, *, but: tuple[str, ...] = ()) -> None:
        """All that a message offers, but what begins so."""
        offered = self.offered(message)
        self.labels |= offered.keys()
        self.read += [self.world.text(message), *offered]
        for label, custom_id in offered.items():
            if (who, kind_of(custom_id)) in self.pressed or custom_id.startswith(but):
                continue
            self.pressed.add((who, kind_of(custom_id)))
            if custom_id not in self.offered(message).values():
                continue  # an earlier press has changed the message
            result = await self.world._hand(who, message).click(message, custom_id=custom_id)
            await self.world.rest()
            if result.modal is None:
                assert FAILED not in self.world.said(result), label
            for answer in (result.response, *result.followups):
                if answer is not None and answer.message is not None:
                    await self.press(who, answer.message, but=but)


async def test_all_commands_of_it_answer_and_there_are_none_of_what_it_has_not(world: World) -> None:
    await begin(world)
    await round_of(world)
    (group,) = (one for one in world.bot.tree.get_commands() if one.name == "clash")
    names = {command.name for command in leaves(group)}
    assert names == {
        "challenge", "games", "move", "board", "log", "replay", "pace", "concede", "settings",
        "practice",
    }  # fmt: skip
    assert not names & set(ABSENT)
    (choice,) = await world.ann.autocomplete(world.channel, "clash move", "game", "")
    assert choice["name"] == "1: ann – bob, round 2"
    for name in sorted(names - {"challenge", "replay"}):
        said = world.said(await world.ann.slash(world.channel, f"clash {name}"))
        assert said
        assert FAILED not in said
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    assert "step 1 of 2" in world.said(await world.ann.slash(world.channel, "clash replay", game=1))
    for name, options in (
        ("find", {"game": "clash"}),
        ("find", {}),
        ("stats", {}),
        ("reminders", {}),
        ("verify", {"game": 1}),
    ):
        said = world.said(await world.bob.slash(world.channel, f"play {name}", **options))
        assert FAILED not in said, name


async def test_options_and_settings_are_those_that_it_has_and_speak_of_nothing_else(world: World) -> None:
    (group,) = (one for one in world.bot.tree.get_commands() if one.name == "clash")
    for each in leaves(group):
        texts = [each.description, *(option.description for option in each.parameters)]
        assert [text for text in texts if FOREIGN.search(text)] == [], each.name
    (settings,) = (one for one in leaves(group) if one.name == "settings")
    assert [option.name for option in settings.parameters] == ["private", "language"]
    shown = await world.ann.slash(world.channel, "clash settings")
    assert set(world.buttons(shown.response.message)) == {"Use a private panel instead"}
    assert "Decisions come by direct message." in world.said(shown)
    (command,) = (one for one in leaves(group) if one.name == "challenge")
    assert [option.name for option in command.parameters] == ["opponent", "side", "level", "computer", "pace"]
    (computer,) = (option for option in command.parameters if option.name == "computer")
    assert [(choice.name, choice.value) for choice in computer.choices] == [("Dice", "dice")]
    refused = await world.ann.slash(world.channel, "clash challenge", opponent=world.ann)
    assert "yourself" in world.said(refused)


async def test_all_buttons_of_it_are_pressed(world: World) -> None:
    await begin(world)
    await round_of(world)
    crawler = Crawler(world)
    await crawler.press("ann", world.board(), but=("g:",))
    await crawler.press("bob", world.panel("bob"), but=("g:",))
    for label in ("My hand", "Card…", "Orders…", "Take back", "Why not?", "Hint", "What is this?"):
        assert label not in crawler.labels
    assert {"My move", "Log"} <= crawler.labels
    for _ in range(4):
        await round_of(world, "Paper", "Rock")
    summary = world.thread().history()[-1]
    assert [text for text in world.told() if "wins" in text] == [world.text(summary)]
    await crawler.press("ann", summary)
    await crawler.press("bob", world.panel("bob"))
    assert {"Rematch", "Replay"} <= crawler.labels
    assert ("ann", "r:#") in crawler.pressed
    assert any(kind_of.startswith("rp:") for _, kind_of in crawler.pressed)
    said = [*crawler.read, *map(world.text, world.channel.history()), *world.told()]
    assert [text for text in said if FOREIGN.search(text)] == []


async def test_an_open_hand_is_nobody_elses(world: World) -> None:
    """What has been chosen is seen by who chose it, until both have."""
    await begin(world)
    await world.press_panel("ann", "Rock")
    assert "You have chosen: Rock" in world.said(await world.ann.slash(world.channel, "clash move"))
    assert "Rock" not in "\n".join(world.told())
    bobs = world.said(await world.bob.slash(world.channel, "clash move"))
    assert "You have chosen" not in bobs
    await world.press_panel("bob", "Rock")
    await world.rest()
    assert {"Left shows Rock.", "Right shows Rock."} <= set(world.told())


async def test_the_computer_has_a_name_of_its_own(world: World) -> None:
    await challenge(world, computer="dice", side="left", level="short")
    assert "Automaton (throws dice)" in world.text(world.board())
    for _ in range(20):
        if (await world.game()).status == "over":
            break
        await world.press_panel("ann", "Rock")
        await world.rest()
    summary = world.thread().history()[-1]
    assert set(world.buttons(summary)) == {"Rematch", "Replay"}
    await world.press("ann", summary, "Rematch")
    await world.rest()
    assert await world.newest() == 2
    played = await world.ann.slash(world.channel, "play stats")
    assert FAILED not in world.said(played)


async def test_what_it_has_not_is_refused_however_it_is_asked_for(world: World) -> None:
    await begin(world)
    board = world.board()
    for what in ("hand", "card", "orders", "why", "hint", "words"):
        assert FAILED not in world.said(await world.forge("ann", board, f"b:1:{what}")), what
    for custom_id in ("so:1:give:x", "un:1:1:last", "cs:clash:open", "v:1:select0"):
        assert FAILED not in world.said(await world.forge("ann", board, custom_id, ["x"])), custom_id
    assert (await world.game()).version == 1


async def test_what_it_dealt_is_dealt_again(world: World, outside: None, capsys: Any) -> None:
    world.bot.challenges.seed_of = seed_of
    await begin(world)
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    said = world.said(await world.ann.slash(world.channel, "play verify", game=1))
    assert "✅ Game 1" in said
    assert not FOREIGN.search(said)
    command = re.search(r"tools\.redeal ([^`]+)`", said)
    assert command is not None
    async with world.bot.db.read() as db:
        assert await shuffles.of_game(db, 1) is not None
    assert main(command[1].split()) == 0
    assert "The first dice: " in capsys.readouterr().out


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clash as another distribution brings it: installed beside the bot, with an entry point."""
    about = tmp_path / "clash-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: clash\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[sysop.games]\nclash = tests.clash.bot.kind:kind\n")
    monkeypatch.syspath_prepend(tmp_path)


OWN = sorted(path.parent.name for path in Path(games.__file__).parent.glob("*/kind.py"))
"""The games of the project."""


def test_it_is_registered_from_outside(outside: None) -> None:
    found = registry()
    assert list(found) == [*OWN, "clash"]
    assert isinstance(found["clash"], Clash)


def test_without_it_there_are_those_of_the_project() -> None:
    assert list(registry()) == OWN
    assert {"neon_hope", "netrunner"} <= set(OWN)


def test_no_file_of_the_project_names_it() -> None:
    root = Path(__file__).parents[3]
    naming = [
        path
        for folder in ("engine", "render", "bot", "sandbox", "tools")
        for path in (root / folder).rglob("*.py")
        if "clash" in re.findall(r"\w+", path.read_text().lower())
    ]
    assert naming == []


SHARED = ("bot", "bot_help", "bot_pace", "bot_replay", "bot_shuffles", "bot_undo", "common")
"""What the bot says of every game."""
OF_ONE = re.compile(
    r"\b(?:netrunner|neon.?hope|corp|runner|jinteki|agendas?|credits?|clicks?|rez\w*|ice|stress)\b",
    re.IGNORECASE,
)
"""Words of a single game."""


def test_what_the_bot_says_of_every_game_names_none() -> None:
    here = Path(__file__).parents[3] / "engine" / "messages" / "en"
    lines = [line for name in SHARED for line in (here / f"{name}.ftl").read_text().splitlines()]
    assert [line for line in lines if not line.startswith("#") and OF_ONE.search(line)] == []


IMPORTED = re.compile(
    r"^from (?:bot\.games\.netrunner|engine\.netrunner)[\w.]* import \(?([\w, \n]+)", re.MULTILINE
)
NETRUNNERS = ("games/netrunner/", "leagues/")
"""Folders of tests that are about Netrunner: leagues are Netrunner's."""


def derived(text: str) -> list[str]:
    """Classes of a file that derive from one of Netrunner's."""
    names = {name.split()[0] for found in IMPORTED.findall(text) for name in found.split(",") if name.strip()}
    classes = re.findall(r"^ *class (\w+)\(([^)]*)\)", text, re.MULTILINE)
    return [name for name, bases in classes if names & set(re.findall(r"\w+", bases))]


def test_no_game_that_stands_for_another_is_made_of_netrunner() -> None:
    """The bot is tested with games that have nothing but its contract."""
    root = Path(__file__).parents[1]
    files = {path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*.py")}
    assert [name for name, text in files.items() if derived(text) and not name.startswith(NETRUNNERS)] == []
    for name in ("fake.py", "fake_game.py", "coop.py"):
        assert not re.search(r"netrunner|\bcorp\b|\brunner\b", files[name], re.IGNORECASE)
        assert not re.search(
            r"^from (?:bot\.games|engine\.netrunner|engine import)", files[name], re.MULTILINE
        )


def test_a_game_that_is_made_of_netrunner_would_be_found() -> None:
    text = "from bot.games.netrunner.kind import (\n    Netrunner,\n    kind,\n)\n\n\nclass Fake({}): ...\n"
    assert derived(text.format("Hands, Netrunner")) == ["Fake"]
    assert derived(text.format("Hands")) == []
