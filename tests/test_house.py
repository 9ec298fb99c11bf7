"""What the project holds itself to: small files, no paths of one machine, explained dependencies, imports."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections import Counter
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools.setups import PYTHONS

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "bot", "render", "sandbox", "tools")
LINES = {"tests": 440}
"""By folder; 420 in all others. New files stay at about 350."""
TEXT = {".py", ".toml", ".md", ".js", ".css", ".html", ".json", ".txt", ".ini", ".mako", ".lock", ".yml", ""}


def sources(*packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))


def tracked() -> list[Path]:
    """Files of the project: what git knows, or all but generated ones where there is no git."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"],  # noqa: S607
            cwd=ROOT, capture_output=True, check=True, text=True,
        ).stdout  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        listed = ""
    if listed:
        found = [ROOT / name for name in listed.split("\0") if name]
    else:
        skipped = {
            ".git",
            ".venv",
            ".hypothesis",
            "__pycache__",
            ".pytest_cache",
            ".mypy_cache",
            ".ruff_cache",
        }
        found = [path for path in ROOT.rglob("*") if not skipped & set(path.parts)]
    return [path for path in found if path.is_file() and path.suffix in TEXT]


def test_there_is_something_to_look_at() -> None:
    assert len(sources(*PACKAGES)) > 40
    assert len(tracked()) > 40


def test_files_stay_small_enough_to_be_read_in_one_go() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in sources(*PACKAGES, "tests")
        if (lines := len(path.read_text().splitlines())) > LINES.get(path.relative_to(ROOT).parts[0], 420)
    }
    assert long == {}


def test_no_file_names_a_place_on_one_machine() -> None:
    """Absolute paths and the folder beside the checkout; tests may look for that one, and say so."""
    places = re.compile(r"(?<![\w.])/(?:work|home/\w+|root|Users/\w+)/[\w.-]")
    beside = re.compile(r"\.\./shared/")
    guilty = []
    for path in tracked():
        name = path.relative_to(ROOT).as_posix()
        text = path.read_text(errors="replace")
        if name != "tests/test_house.py" and (
            places.search(text) or (beside.search(text) and not name.startswith("tests/"))
        ):
            guilty.append(name)
    assert guilty == []


def test_every_dependency_says_why_it_is_there() -> None:
    text = (ROOT / "pyproject.toml").read_text()
    project = tomllib.loads(text)["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    lines = [line.strip() for line in text.splitlines()]
    explained = {"pytest"}  # the one that needs no words
    unexplained = []
    for dependency in wanted:
        at = lines.index(f'"{dependency}",')
        name = re.split(r"[<>=\[]", dependency)[0]
        # A comment stands above the first of a group.
        while at > 0 and lines[at - 1].startswith('"'):
            at -= 1
        if not lines[at - 1].startswith("#") and name not in explained:
            unexplained.append(name)
    assert unexplained == []


def normal(name: str) -> str:
    """A package's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: str) -> dict[str, str]:
    """The version of each package that a lock file names, without on which machines it is wanted."""
    lines = (ROOT / file).read_text().splitlines()
    wanted = (line.partition(";")[0].rstrip(" \\") for line in lines if "==" in line and line[0] not in "# ")
    return {normal(name): version for name, _, version in (pin.partition("==") for pin in wanted)}


RUNNING, DEVELOPING = pins("requirements.lock"), pins("requirements-dev.lock")


def test_every_dependency_is_locked_and_operators_install_no_tools_of_developers() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    runs, develops = (
        {normal(re.split(r"[<>=\[]", dependency)[0]) for dependency in group}
        for group in (project["dependencies"], project["optional-dependencies"]["dev"])
    )
    assert runs - set(RUNNING) == set()
    assert develops - set(DEVELOPING) == set()
    assert develops & set(RUNNING) == set()
    assert RUNNING.items() <= DEVELOPING.items()


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("locked", [RUNNING, DEVELOPING], ids=["running", "developing"])
def test_what_a_locked_package_needs_on_each_python_promised_is_locked(
    locked: dict[str, str], python: str
) -> None:
    """discord.py wants audioop-lts from 3.13 on."""
    there = {"python_version": python, "python_full_version": f"{python}.0", "extra": ""}
    missing = set()
    for package in locked:
        try:
            needs = map(Requirement, requires(package) or ())
        except PackageNotFoundError:  # wanted on another Python or another system
            continue
        missing |= {
            need.name
            for need in needs
            if (need.marker is None or need.marker.evaluate(there)) and normal(need.name) not in locked
        }
    assert missing == set()


def test_whatever_is_imported_where_the_bot_runs_is_in_its_lock_file() -> None:
    files = [*sources("engine", "bot", "render", "sandbox", "tools/card_facts"), ROOT / "tools/redeal.py"]
    statement = re.compile(r"^ *(?:from (\w+)[\w.]* import|import (\w+)[\w. ,]*$)", re.MULTILINE)
    imported = {one or other for path in files for one, other in statement.findall(path.read_text())}
    imported -= {*sys.stdlib_module_names, *PACKAGES}
    assert "discord" in imported
    of = packages_distributions()
    missing = {name for name in imported if not {normal(each) for each in of.get(name, ())} & set(RUNNING)}
    assert missing == set()


def test_the_example_settings_name_every_setting_with_its_default() -> None:
    from bot.process.settings import Settings

    lines = (ROOT / ".env.example").read_text().splitlines()
    example = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    fields = {str(field.validation_alias): field for field in Settings.model_fields.values()}
    assert set(example) == set(fields), "only one of .env.example and bot/process/settings.py has these"
    for name, field in fields.items():
        default = "" if field.default is None else field.default
        given = type(default)(example[name]) if default != "" else example[name]
        assert given == default, f"{name} has another default than the example says"
        at = lines.index(f"{name}={example[name]}")
        assert lines[at - 1].startswith("# "), f"{name} is not explained"


def test_no_package_imports_what_it_must_not() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert "0 broken" in done.stdout


def test_nothing_left_undone_is_passed_off_as_done() -> None:
    marks = re.compile(r"\b(?:TODO|FIXME|XXX)\b|raise NotImplementedError\(\)")
    guilty = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources(*PACKAGES)
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if marks.search(line)
    ]
    assert guilty == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_says_what_it_is(package: str) -> None:
    silent = []
    for path in sources(package):
        text = path.read_text().strip()
        if text and not text.startswith(('"""', 'r"""', "#!")):
            silent.append(str(path.relative_to(ROOT)))
    assert silent == []


WORDS_OF_A_GAME = re.compile(
    r"\b(netrunner|corp|runner|ice|server|credits?|rez|agenda|clicks?|icebreaker|subroutine|breach|neon|hope|"
    r"surveillance|stress|grid|skull|clues?|enemy|enemies|modifier|encounter|endurance|character|episode|chapter|"
    r"hack|damage)\b",
    re.IGNORECASE,
)


def test_the_kernel_bears_no_word_of_one_game() -> None:
    found = {
        f"{path.name}:{number}": line
        for path in sources("engine/kernel")
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if WORDS_OF_A_GAME.search(line)
    }
    assert found == {}


def test_lines_of_documents_can_be_read_without_scrolling() -> None:
    wide = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked()
        if path.suffix == ".md"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 140
    ]
    assert wide == []


def test_files_of_a_name_that_others_have_are_written_with_their_folder() -> None:
    """In documents: `hosting/play.py`, or `<game>/kind.py` of those that every game has."""
    there = Counter(path.name for path in tracked() if path.suffix == ".py")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {name}"
        for path in tracked()
        if path.suffix == ".md"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for name in re.findall(r"`(\w+\.py)`", line)
        if there[name] > 1
    ]
    assert found == []


@pytest.mark.parametrize(("page", "words"), [("README.md", 700), ("ARCHITECTURE.md", 1_200)])
def test_what_one_reads_first_is_short(page: str, words: int) -> None:
    assert len((ROOT / page).read_text("utf-8").split()) <= words


RECORDS = {"blind_cards.md", "proposals.md"}
"""What was measured and tried with the computer, which nobody reads from end to end."""


def test_each_page_of_the_house_is_on_the_map_and_short() -> None:
    """One or two screens."""
    pages = {path.name: path.read_text("utf-8") for path in (ROOT / "docs/house").glob("*.md")}
    linked = set(re.findall(r"\(docs/house/(\w+\.md)\)", (ROOT / "ARCHITECTURE.md").read_text("utf-8")))
    assert linked == pages.keys()
    assert {name for name, text in pages.items() if len(text.splitlines()) > 100} == RECORDS


ELSEWHERE = {
    "netrunner": {
        "cr_24_03": ("editions", "an edition is a kind of its own"),
        "earlier_editions": ("earlier", "these are, too"),
        "preventing": ("earlier/test_prevented_costs.py", "only the earlier editions know it"),
        "dangers": ("test_flatlines_foreseen.py", "what is foreseen shows in what is asked once more"),
        "encountered": ("test_flatlines_foreseen.py", "the same"),
        "foreseen": ("test_flatlines_foreseen.py", "the same"),
        "foresight": ("test_flatlines_foreseen.py", "the same"),
        "discounts": ("cards/cycles/reign_and_reverie/test_runner_hardware.py", "only Patchwork has it"),
    },
    "neon_hope": {"openings": ("rules/test_campaigns.py", "by which way in is what the campaign leads to")},
}
"""Modules of the rules whose tests are a kind of their own: where these stand, and why."""
SUBJECTS = {
    "netrunner": {
        "active_cards", "cards_and_zones", "control", "doers",
        "modes", "restrictions", "this_server", "what_was",
    },
    "neon_hope": set[str](),
}  # fmt: skip
"""Subjects of the rules that are in no module of their own."""


@pytest.mark.parametrize("game", ELSEWHERE)
def test_each_module_of_the_rules_is_tested_in_a_file_of_its_name(game: str) -> None:
    """Or in files whose names begin with it."""
    modules = {path.stem for path in (ROOT / "engine" / game / "rules").glob("*.py")} - {"__init__"}
    tests = ROOT / "tests" / game
    files = {path.stem.removeprefix("test_") for path in (tests / "rules").glob("test_*.py")}
    of = {name: {each for each in modules if f"{name}_".startswith(f"{each}_")} for name in files}
    assert {name for name, found in of.items() if not found} == SUBJECTS[game]
    assert modules - set().union(*of.values()) == set(ELSEWHERE[game])
    assert [path for path, _ in ELSEWHERE[game].values() if not (tests / path).exists()] == []


FOUND = frozenset(
    ("corners", "extra", "found", "further", "last", "later", "latest", "missing", "more", "new", "other",
     "others", "print", "remaining", "rest", "review", "reviewed", "second", "third", "various")
)  # fmt: skip
"""Words of names that say when or how tests came to be, and not what they are about."""
ABOUT = {
    "against_print": "each card is held against what is printed on it",
    "corp_other_ice": "ice that is no barrier, code gate or sentry",
    "files_of_others": "pairings that other programs have written",
    "further": "the list of tests that `make test` leaves out",
    "new_card": "the tool of that name",
    "other_lists": "what may be known of the other's list",
    "other_side": "cards with two sides",
    "rest": "Discord's interface of that name",
    "third": "Clash, which is the third game",
    "third_asked": "the same",
    "third_parts": "the same",
}
"""Those of which it is the subject."""


def test_no_file_is_named_after_how_its_tests_were_found() -> None:
    names = {
        path.stem.removeprefix("test_"): path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("test_*.py")
    }
    guilty = {name for name in names if FOUND & set(name.split("_"))}
    assert {names[name] for name in guilty - ABOUT.keys()} == set()
    assert ABOUT.keys() - guilty == set()
