"""An edition's numbers and steps: read in one place, so that another edition brings its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bot import __version__
from engine.kernel.steps import FrameBase
from engine.kernel.steps import StepTable as Steps
from engine.netrunner import EDITIONS as EDITION_NAMES
from engine.netrunner import NEWEST, new_game
from engine.netrunner.game import Game, load
from engine.netrunner.rules.basic_actions import basic_cost
from engine.netrunner.rules.turns import CorpTurnFrame, GameFrame, RunnerTurnFrame
from engine.netrunner.table import edition
from engine.netrunner.table.edition import CR_24_03, CR_26_03, EDITIONS, Role
from engine.netrunner.table.frames.runs import EncounterFrame, RunFrame
from engine.netrunner.table.state import CORP, GRIP, RUNNER

ROOT = Path(__file__).parents[2]
STEP = re.compile(r"\d+\.\d+\.\d+[a-z]?")
QUOTED = re.compile(rf"""["']{STEP.pattern}["']""")
TABLES = [frame.table for frame in (GameFrame, CorpTurnFrame, RunnerTurnFrame, RunFrame, EncounterFrame)]


def literals(path: Path) -> Iterator[str]:
    """The step numbers a file has as strings, without those it gives to the rows of its own tables."""
    text = path.read_text()
    if not QUOTED.search(text):
        return
    tree = ast.parse(text)
    own = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "row"
        and isinstance(node.args[0], ast.Constant)
    }  # fmt: skip
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, str) and value not in own and STEP.fullmatch(value):
            yield value


def test_no_code_names_a_step_of_a_table_that_stands_elsewhere() -> None:
    rooms = ("engine/netrunner", "engine/players/netrunner", "bot", "render")
    found = {
        f"{path.relative_to(ROOT)}: {step}"
        for room in rooms for path in (ROOT / room).rglob("*.py") for step in literals(path)
    }  # fmt: skip
    found.discard(f"bot/__init__.py: {__version__}")
    # Tables made of letters behind one number.
    made = {f"engine/netrunner/rules/abilities.py: {n}" for n in ("9.5.7", "9.6.15", "9.7.2", "9.8.10")}
    # Where tables of other editions are derived, which is the place for it.
    assert {
        each
        for each in found
        if not re.search(r"rules/(cr_24_03|earlier_editions)\.py|table/edition\.py", each)
    } == made


DECLARED = {
    "engine/netrunner/table/edition.py": "declares them",
    "engine/netrunner/__init__.py": "offers them",
    "engine/netrunner/rules/cr_24_03.py": "derives tables of steps",
    "engine/netrunner/rules/earlier_editions.py": "derives tables of steps",
    "engine/netrunner/table/state.py": "what a save is by that names none",
    "engine/netrunner/testkit.py": "what a test is by that names none",
    "bot/store/schema_leagues.py": "what a league is by that named none",
    "bot/store/migrations/versions/0034_league_editions.py": "the same",
    "tools/bench_engine.py": "measures a game by each",
    "tools/bench_hands.py": "measures two",
    "tools/ladder/games.py": "by which players are compared",
    "tools/ladder/blind.py": "by which what is never used is measured",
    "tools/blunders.py": "by which players are compared",
}
"""Where an edition is named, which decides nothing there by it, and why."""
LEDGER = "tools/ledger/"
"""Counts the rules of each rulebook, and has a file for each."""


def asks(node: ast.AST, strict: bool) -> bool:
    """Whether a condition asks for a certain edition; `strict`: or compares editions at all. What takes an
    edition's name to pieces, or looks where it stands, asks too."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        of = ast.unparse(node.func.value)
        taken = (
            NAME.search(of)
            and node.func.attr in dir(str)
            and node.func.attr not in ("join", "format", "replace")
        )
        placed = node.func.attr in ("index", "count") and any(NAME.search(ast.unparse(a)) for a in node.args)
        return bool(taken or placed)
    if isinstance(node, ast.Subscript):
        return bool(NAME.search(ast.unparse(node.value))) and not isinstance(node.ctx, ast.Store)
    if not isinstance(node, ast.Compare | ast.Match):
        return False
    operands = [node.left, *node.comparators] if isinstance(node, ast.Compare) else [node.subject]
    if any(isinstance(each, ast.Constant) and each.value is None for each in operands):
        return False  # whether somebody has named one
    said = ast.unparse(node)
    compared = "edition" in said or re.search(r"rules\.name\b", said) is not None
    part = any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in operands)
    named = any(NAME.search(ast.unparse(each)) for each in operands)
    return (compared and (strict or (part and named))) or any(name in said for name in ("NEWEST", *NAMES))


NAME = re.compile(r"(\bedition|\brules\.name)$")
"""What stands for the name of an edition."""


@pytest.mark.parametrize(
    ("planted", "everywhere"),
    [
        ("g.state.edition == 'x'", True),
        ("'26' in row.edition", True),
        ("g.state.edition.startswith('cr26')", True),
        ("g.rules.name.endswith('03')", True),
        ("list(EDITIONS).index(g.state.edition) > 1", True),
        ("g.state.edition[2:4] == '26'", True),
        ("g.rules is CR_26_03", True),
        ("rules.name != other.rules.name", False),
        ("one.edition != other.edition", False),
        ("g.rules.fund", None),
        ("row.edition is None", None),
        ("say(language, row.edition)", None),
    ],
)
def test_a_question_for_an_edition_is_found_in_any_shape(planted: str, everywhere: bool | None) -> None:
    """None: it is none; False: the bot may ask it, the engine may not."""
    found = [any(asks(node, strict) for node in ast.walk(ast.parse(planted))) for strict in (True, False)]
    assert found == [everywhere is not None, bool(everywhere)]


NAMES = sorted(
    name for name, value in vars(edition).items() if isinstance(value, edition.Rules) and name.isupper()
)


def named(node: ast.AST) -> bool:
    """Whether this names one edition, by its constant or by what states carry."""
    constant = isinstance(node, ast.Constant) and node.value in EDITIONS
    attribute = (
        node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    )
    return constant or attribute in NAMES


def test_no_code_asks_which_edition_is_played() -> None:
    """It asks for a parameter, a switch or a table; the names stand where editions are declared. The bot may
    see whether two editions are the same, and the engine does not."""
    assert NAMES == ["CORE_2012", "CR_24_03", "CR_26_03", "RG_1_0"]
    naming, asking = set[str](), set[str]()
    for room in ("engine", "bot", "render", "sandbox", "tools"):
        for path in (ROOT / room).rglob("*.py"):
            where, text = path.relative_to(ROOT).as_posix(), path.read_text()
            if where.startswith(LEDGER) or not any(
                word in text for word in ("edition", "NEWEST", *EDITIONS, *NAMES)
            ):
                continue
            strict = room in ("engine", "render") or where.startswith(("bot/games", "bot/layouts"))
            for node in ast.walk(ast.parse(text)):
                naming |= {where} if named(node) else set()
                asking |= {f"{where}: {ast.unparse(node)}"} if asks(node, strict) else set()
    assert naming == set(DECLARED)
    assert asking == set()


def test_every_role_has_its_step() -> None:
    each = [table for base in TABLES for table in (base, *base.editions.values())]
    assert {role for table in each for role in table.roles} == set(Role)
    for table in (CorpTurnFrame.table, RunnerTurnFrame.table):
        assert {Role.TURN_WINDOW, Role.ACTION_WINDOW, Role.ACTION_PHASE_ENDS} <= set(table.roles)


def test_the_numbers_of_the_steps_are_those_the_roles_name() -> None:
    source = (ROOT / "engine/netrunner/table/edition.py").read_text()
    said = {
        name: set(numbers.split(", "))
        for name, numbers in re.findall(r"(\w+) = \"[\w-]+\"  # ([\d.a-z, ]+)", source)
    }
    for role in Role:
        assert {table.roles[role] for table in TABLES if role in table.roles} == said[role.name]


def test_whatever_departs_from_the_newest_edition_does_so_in_all_older_ones() -> None:
    """The guide and the first core rules go on from 24.03, also where they have nothing to add."""
    kinds = list(FrameBase.__subclasses__())
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
    tables = {id(kind.table): kind.table for kind in kinds if hasattr(kind, "table")}.values()
    departing = [table for table in tables if table.editions]
    assert {table.name for table in departing} >= {RunFrame.table.name, "checkpoint (10.3.1)"}
    older = set(EDITIONS) - {CR_26_03.name}
    for table in departing:
        assert set(table.editions) in (older, older - {CR_24_03.name}), table.name


def test_a_role_is_given_once_in_a_table() -> None:
    table = Steps("toy")
    table.row("1", "one", role="first")(lambda g, f: None)
    with pytest.raises(ValueError, match="first"):
        table.row("2", "two", role="first")(lambda g, f: None)


def test_another_edition_plays_by_its_own_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    generous = msgspec.structs.replace(
        CR_24_03, name="generous", corp_clicks=4, starting_credits=9, starting_hand=6, hand_size=7,
        memory_limit=6, untag_credits=0,
    )  # fmt: skip
    monkeypatch.setitem(EDITIONS, generous.name, generous)
    game = new_game(seed=1, edition="generous")
    while game.state.turn < 1:
        game.answer(game.decisions[0].seat, game.decisions[0].id, ["keep"])
    state = load(game.save()).state
    assert state.clicks[CORP] == 4
    assert state.credits == {CORP: 9, RUNNER: 9}
    assert len(state.zones[GRIP]) == 6
    assert (game.hand_size(RUNNER), game.memory_limit()) == (7, 6)

    def price(game: Game, verb: str) -> tuple[int, int]:
        paid = basic_cost(game, RUNNER, verb).cost
        return paid.clicks, paid.credits

    assert price(game, "untag") == (1, 0)
    assert price(new_game(seed=1), "untag") == (1, 2)


def test_whoever_begins_a_game_says_by_which_edition() -> None:
    """Nobody leaves it to what games of before are read as: new ones are by the rules in force, a rematch by
    those of the game before."""
    calls = [
        (path.relative_to(ROOT).as_posix(), {word.arg for word in node.keywords})
        for path in (ROOT / "bot/games/netrunner").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "netrunner.new_game"
    ]
    assert len(calls) >= 5
    assert [where for where, named in calls if "edition" not in named] == []
    assert (NEWEST, EDITION_NAMES[0]) == (CR_26_03.name, NEWEST)
