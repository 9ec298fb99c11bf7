"""The mutation tester plants what it says, sees what tests see, and samples by its seed."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tools.mutants.__main__ import equivalent, modules, sample
from tools.mutants.operators import sites
from tools.mutants.running import mutants, plant

ROOT = Path(__file__).parents[1]
SOURCE = '''
def price(n, free=False):
    """A docstring with 1 number."""
    if n > 3 and not free:
        return n - 1
    seen = [i for i in range(n) if i]
    return min(len(seen), 2)

class Frame:
    def step(self, log):
        self.done = True
        log.append(1)
        return "6.9.4a"

    def say(self):
        return 1 + 1
'''


def faults(source: str) -> list[str]:
    return [f"{site.function}: {site.words.partition(' in: ')[0]}" for site in sites(ast.parse(source))]


def test_faults_are_found_where_the_program_decides_counts_and_changes() -> None:
    assert faults(SOURCE) == [
        "price: `n > 3 or not free`", "price: without `n > 3`", "price: without `not free`",
        "price: `max` for `min`", "price: `n >= 3`", "price: `free`", "price: `n + 1`",
        "price: without `if i`", "price: 3 for 2", "price: 4 for 3",
        "Frame.step: left out", "Frame.step: left out", "Frame.step: no jump", "Frame.step: False",
        "Frame.step: 2 for 1",
    ]  # fmt: skip


def test_each_fault_changes_the_program_and_compiles() -> None:
    before = ast.unparse(ast.parse(SOURCE))
    count = len(faults(SOURCE))
    changed = set()
    for n in range(count):
        tree = ast.parse(SOURCE)
        list(sites(tree))[n].plant()
        compile(tree, "sample.py", "exec")
        changed.add(ast.unparse(tree))
    assert before not in changed
    assert len(changed) == count


def test_a_planted_fault_is_in_the_living_function(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("sample", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.price(5) == 4
    minus = next(mutant for mutant in mutants(path) if mutant.words.startswith("`n + 1`"))
    assert plant(minus) == 1
    assert module.price(5) == 6
    assert module.price(3) == 2


def test_the_sample_follows_from_the_seed() -> None:
    first = [mutant.name for mutant in sample(1, "rules/turns")]
    assert first == [mutant.name for mutant in sample(1, "rules/turns")]
    assert first != [mutant.name for mutant in sample(2, "rules/turns")]
    assert sorted(first) == sorted(mutant.name for mutant in sample(2, "rules/turns"))
    assert {"runs.py", "movement.py", "game.py"} <= {path.name for path in modules()}


def test_what_is_named_as_equivalent_is_a_mutant_and_has_a_reason() -> None:
    """A line that names none any more is left over from code that has changed."""
    named = {name.partition(":")[0] for name in equivalent()}
    there = {mutant.name for module in named for mutant in sample(1, f"/{module}.py")}
    assert {name for name in equivalent() if name not in there} == set()
    assert all(len(reason.split()) > 3 for reason in equivalent().values())


OF_DECKS = (
    "1_4_2_a_deck_that_keeps_every_rule_is_legal",
    "1_4_3_a_deck_below_the_minimum_size",
    "1_4_4_what_no_deck_may_hold",
    "1_4_1_identities_change_the_rules_of_their_decks",
    "1_5_4a_a_runner_may_bring_other_identities",
    "s04_1_4_5a_influence_is_counted_by_copy",
    "1_4_7_copies_of_a_card",
    "cards_that_are_unknown_or_not_playable_are_named",
    "an_alliance_card_is_free_among_six_others_of_its_faction",
)


@pytest.mark.first
@pytest.mark.parametrize(
    ("tests", "kind"),
    [
        (tuple(f"tests/netrunner/scenarios/test_decks.py::test_{name}" for name in OF_DECKS), "caught"),
        pytest.param(
            ("tests/netrunner/test_steps.py::test_every_numbered_step_has_a_row",),
            "untested",
            marks=pytest.mark.long,
        ),
    ],
    ids=("caught", "untested"),
)
def test_faults_are_caught_by_tests_that_see_them(tests: Sequence[str], kind: str, tmp_path: Path) -> None:
    """Faults in the legality of decks: tests of decks see them, no others do."""
    run, counts = try_out(tmp_path, *tests)
    assert counts["mutants"] == 6
    assert counts[kind] >= 4, run.stdout
    assert run.returncode == int(counts["survived"] + counts["untested"] > 0)


@pytest.mark.long
def test_a_test_that_fails_anyway_or_dies_catches_nothing(tmp_path: Path) -> None:
    """The one that fails is left out, so all come to the one that ends its process."""
    run, counts = try_out(tmp_path, "tests/unsound.py")
    assert counts["error"] >= 2, run.stdout
    assert counts["caught"] + counts["hung"] == 0, run.stdout
    assert run.returncode == 1


@pytest.mark.long
def test_results_are_kept_and_not_worked_out_again(tmp_path: Path) -> None:
    tests = [f"tests/netrunner/scenarios/test_decks.py::test_{name}" for name in OF_DECKS[:2]]
    _, counts = try_out(tmp_path, *tests)
    kept = tmp_path / "results.mp"
    contents, results = msgspec.msgpack.decode(kept.read_bytes())
    changed = {place: {"status": "hung", "test": ""} for place in results}
    kept.write_bytes(msgspec.msgpack.encode((contents, changed)))
    assert counts["hung"] == 0
    assert try_out(tmp_path, *tests)[1]["hung"] == 6


def try_out(cache: Path, *tests: str) -> tuple[subprocess.CompletedProcess[str], dict[str, int]]:
    """Six faults in the legality of decks against these tests: the run, and its counts."""
    run = subprocess.run(  # noqa: S603
        [
            sys.executable, "-m", "tools.mutants", "--only", "legality", "--number", "6",
            "--cache", str(cache), "--tests", *tests,
        ],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    counts: dict[str, int] = json.loads(run.stdout.splitlines()[-1])
    return run, counts


NAMED = (
    "setup:_credits: left out in: g.state.credits[seat] = g.rules.starting_credits",
    "actions:take: 2 for 1 in: effect = RemoveTags(1)",
    "access:_faceup: left out in: do.turn_archives_faceup(g)",
    "movement:turn_archives_faceup: left out in: turn_faceup_in_archives(g, g.state.zones[ARCHIVES])",
    "movement:discard: `card.side != RUNNER` in: new = move(g, oid, DISCARD[card.side], "
    "faceup=card.side == RUNNER)",
    "values:Values.hand_size: `size + self.state.core_damage` in: return size - self.state.core_damage if "
    "seat == RUNNER else size",
)
"""Faults that no test saw when they were first planted, by hand (1.6.4, 5.2.8g, 7.5.2, 5.5.2a, 4.3.6)."""


@pytest.mark.long
def test_faults_that_once_survived_are_caught(tmp_path: Path) -> None:
    (tmp_path / "survivors.txt").write_text("\n".join(NAMED))
    rules = ROOT / "tests" / "netrunner" / "rules"
    files = [
        rules / f"test_{name}.py"
        for name in ("setup", "basic_actions", "turns", "access", "cards_and_zones", "runs_and_accesses")
    ]
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "tools.mutants", "--again", "--cache", str(tmp_path), "--tests",
         *(str(file.relative_to(ROOT)) for file in files)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    counts = json.loads(run.stdout.splitlines()[-1])
    assert (counts["mutants"], counts["caught"]) == (len(NAMED), len(NAMED)), run.stdout
