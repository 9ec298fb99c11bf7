"""Where a new card goes, and a stub of its declaration and of its tests: `python -m tools.new_card CODE ...`.

A code as in the data of cards, or a title. Nothing is written: what is printed is to be copied and completed.
Each `...` of a stub is something to do; `card()` refuses a declaration that still has one. Where the printed
texts are at hand, the stub has as many abilities as those; they are for reading, and no sentence of them goes
into the project.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import engine.netrunner  # noqa: F401 (declares the cards)
from engine.netrunner.decklists import names
from engine.netrunner.objects.definitions import declared
from engine.netrunner.shown.info import type_line
from engine.netrunner.table.facts import AGENDA, EVENT, ICE, OPERATION, Facts, known_facts
from tools.against_print import printed
from tools.against_print.paragraphs import AbilityKind, paragraphs
from tools.card_places import CYCLES, TESTS, codes, module, test_file
from tools.ledger.numbers import ROOT

STUBS: dict[AbilityKind, str] = {
    "sub": "Sub((...,))",
    "paid": "Paid(cost(...), (...,))",
    "when": "When(..., (...,))",
    "play": "Play((...,))",
    "granted": "",
}
SHOWN = (
    "cost", "strength", "memory_cost", "trash_cost", "advancement_requirement", "agenda_points",
    "influence_cost", "influence_limit", "minimum_deck_size", "deck_limit",
)  # fmt: skip
IMPORTS = (
    "from engine.netrunner.language.prelude import *",
    "from engine.netrunner.objects.definitions import card",
)
WIDTH = 105


def wanted(name: str) -> Facts:
    """The facts of a card by its code or title. LookupError names the likeliest."""
    code = name if name in known_facts() else names.titled(name)
    if code is None:
        likely = ", ".join(names.alike(name.replace("_", " "), 3, least=50))
        raise LookupError(f"{name}: no such card; perhaps {likely}" if likely else f"{name}: no such card")
    return known_facts()[code]


def place(facts: Facts) -> str:
    """Where its declaration goes: the file, and the card before it."""
    path = CYCLES / module(facts).with_suffix(".py")
    short = path.relative_to(ROOT)
    if not path.exists():
        return f"{short} (a new file)"
    before = [code for code in codes(path) if code < facts.id]
    return f"{short}, {f'behind {before[-1]}' if before else 'as the first'}"


def abilities(facts: Facts) -> list[str]:
    """A stub of each ability, as many as are printed; one if the text is not at hand."""
    played = facts.type in (EVENT, OPERATION)
    found = [STUBS[each.kind] for each in paragraphs(printed().get(facts.id, ""), played=played)]
    if played and found.count(STUBS["play"]) > 1:  # its instructions, however many paragraphs they are
        found = [STUBS["play"], *(stub for stub in found if stub != STUBS["play"])]
    usual = STUBS["play"] if played else STUBS["sub"] if facts.type == ICE else STUBS["when"]
    return [stub for stub in found if stub] or [usual]


def declaration(facts: Facts) -> str:
    """The stub of a declaration."""
    path = CYCLES / module(facts).with_suffix(".py")
    first = [] if path.exists() and codes(path) else [*IMPORTS, ""]
    return "\n".join(
        (*first, "card(", f'    "{facts.id}",', *(f"    {stub}," for stub in abilities(facts)), ")")
    )


def setting(facts: Facts) -> list[str]:
    """The lines of a test that put the card where it works, up to what is to be done with it."""
    title, seat = facts.title.replace('"', '\\"'), facts.side
    if facts.type.endswith("identity"):
        return [f'    t = Table({seat}="{title}")', f'    t.start("{seat}")']
    lines = {
        EVENT: [f't.hand("{seat}", "{title}")', f"t.set({seat}_credits=9)", f't.start("{seat}")'],
        AGENDA: [
            f't.root("Server 1", "{title}", advancement={facts.advancement_requirement or 0})',
            't.start("corp")',
        ],
        ICE: [f't.ice("HQ", "{title}")', 't.start("runner")', 't.click("Run on HQ")'],
        "asset": [f't.root("Server 1", "{title}", rezzed=True)', 't.start("corp")'],
        "program": [f't.rig("{title}")', 't.start("runner")'],
    }
    like = {OPERATION: EVENT, "upgrade": "asset", "hardware": "program", "resource": "program"}
    return ["    t = Table()", *(f"    {line}" for line in lines[like.get(facts.type, facts.type)])]


def tests(facts: Facts) -> str:
    """The stub of its tests: what it does, and what it does not."""
    name = re.sub(r"^(?=\d)", "_", facts.id)
    head = f"# -- {facts.title} ".ljust(WIDTH, "-")
    body = [*setting(facts), '    t.click("...")', "    assert ..."]
    does, does_not = (
        "\n".join((f"def test_{name}_{what}() -> None:", *body)) for what in ("does_", "does_not_")
    )
    return f"{head}\n\n\n{does}\n\n\n{does_not}"


def about(facts: Facts) -> Iterator[str]:
    """All that is told of a card, in paragraphs."""
    known = [f"{name} {value}" for name in SHOWN if (value := getattr(facts, name)) is not None]
    yield f"{facts.title} ({facts.id}), {facts.side}, {facts.faction}\n{type_line(facts)}; {', '.join(known)}"
    if text := printed().get(facts.id):
        yield f"printed, for reading only:\n{re.sub(r'^', '    ', text, flags=re.MULTILINE)}"
    if facts.id in declared():
        yield f"declared already: {(CYCLES / module(facts).with_suffix('.py')).relative_to(ROOT)}"
        return
    file = (TESTS / test_file(facts)).relative_to(ROOT)
    yield f"{place(facts)}:\n\n{declaration(facts)}"
    new = "" if (ROOT / file).exists() else " (a new file)"
    yield f"{file}{new}, in the order of the codes:\n\n{tests(facts)}"
    yield "\n".join((
        "Left to do:",
        "  1. read the text clause by clause against the declaration: a printed sentence is one instruction",
        "  2. a test that plays each ability, and one for when it must not work",
        f"  3. python -m tools.card_texts; python -m tools.played {file}",
        "  4. python -m tools.against_print sentences; python -m tools.against_print words",
        f"  5. a line at the end of tools/ledger/cards.txt: {facts.id} | 0 | nothing",
        f"  6. python -m tools.try_card {facts.id}",
    ))  # fmt: skip


def main(asked: list[str]) -> int:
    """Print what is told of each. 1 if one is not known."""
    failed = False
    for name in asked:
        try:
            print("\n\n".join(about(wanted(name))), end="\n\n")
        except LookupError as error:
            failed = True
            print(error.args[0])
    return failed


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
