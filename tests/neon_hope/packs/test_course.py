"""What comes before what it needs, or after it has gone, is told; what may come one way or another is not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.neon_hope.packs import Library
from tests.neon_hope.packs.making import exchange, signed_line
from tests.neon_hope.packs.planted import (
    AGAIN,
    ASKED,
    AWAY,
    BEATEN,
    CAUGHT,
    DECK,
    ENEMIES,
    FLIP,
    LOG,
    LOST,
    NOTE,
    PURSER,
    SIX,
    SLIPS,
    SWELL,
    Change,
    flip,
    instead,
    objective,
    onto,
)

FERRY = Path(__file__).parents[3] / "docs" / "ferry"

NONE: dict[str, list[Change]] = {
    "a threshold brings who is to be beaten": [
        objective("{defeated: guard}"),
        instead(SIX, '      - {at: 6, effects: [{bring: {card: guard, at: here}}]}\n'),
    ],
    "a threshold brings the place": [
        objective('{at: "deck:upper"}'),
        instead(SIX, "      - {at: 6, effects: [{environment: deck}]}\n"),
    ],
    "an event may bring it early": [
        instead(DECK + PURSER, PURSER + DECK),
        instead(SWELL, SWELL.replace("{stress: 1}", "{environment: deck}"), ENEMIES),
    ],
    "a choice may have brought it": [
        onto(
            "    setup:\n",
            "      - choose:\n          - {label: {en: Run, de: Rennen}, effects: [{environment: deck}]}\n"
            "          - {label: {en: Wait, de: Warten}}\n",
        ),
        instead(DECK + PURSER, PURSER + DECK),
    ],
    "it may leave, and may stay": [
        instead(AWAY, "      - if: {condition: {escalated: {}}, then: [{environment_leaves: pier}]}\n"),
        flip('bring: {card: guard, at: "pier:upper"}'),
    ],
    "it may be the last one, which stays": [
        onto(
            "    setup:\n",
            "      - choose:\n          - {label: {en: Run, de: Rennen}, effects: [{environment: deck}]}\n"
            "          - {label: {en: Wait, de: Warten}}\n",
        ),
        instead(FLIP, AWAY + '      - bring: {card: purser, at: "pier:upper"}\n'),
    ],
    "a guard for as long as there is a pier": [
        instead(SIX, '      - {at: 6, effects: [{bring: {card: guard, at: "pier:upper"}}]}\n'),
    ],
    "twice, and a threshold brings another": [
        objective("{defeated: {card: purser, times: 2}}", BEATEN),
        instead(SIX, "      - {at: 6, effects: [{bring: {card: purser, at: here}}]}\n"),
    ],
    "twice, once for each": [
        objective("{defeated: {card: purser, times: 2}}", BEATEN),
        instead(PURSER, "      - for_each: {who: each, effects: [{bring: {card: purser, at: here}}]}\n"),
    ],
    "it closes and opens": [
        instead(AWAY, '      - close: ["pier:upper"]\n      - open: ["pier:upper"]\n'),
        flip('bring: {card: guard, at: "pier:upper"}'),
    ],
    "it closes if there is another": [
        instead(
            DECK,
            '      - close: ["pier:upper", "pier:lower"]\n'
            '      - bring: {card: guard, at: "pier:lower"}\n' + DECK,
        ),
        instead(AWAY, ""),
    ],
    "it comes again": [
        onto(AWAY, "      - environment: pier\n"),
        flip('bring: {card: guard, at: "pier:upper"}'),
    ],
    "what is done for each comes a second time": [
        instead(
            DECK + PURSER,
            "      - for_each:\n          who: each\n          effects:\n"
            '            - bring: {card: purser, at: "deck:upper"}\n            - environment: deck\n',
        )
    ],
    "the threshold asks first": [
        instead(
            SIX,
            "      - at: 6\n        effects:\n          - if:\n              condition: {in_play: deck}\n"
            '              then: [{bring: {card: guard, at: "deck:upper"}}]\n',
        )
    ],
    "beaten in an earlier chapter": [
        onto("    setup:\n", '      - bring: {card: purser, at: "pier:lower"}\n'),
        instead(PURSER, ""),
    ],
    "turned before its place left": [
        objective("{turned: [time-table, old-hand]}", BEATEN),
        instead(PURSER, ""),
    ],
    "the log remembers the flag": [objective("{any: [{turned: [time-table]}, {flag: slipped-past}]}")],
    "a choice writes and the way asks": [
        instead(ASKED, "", LOG),
        instead("effects: [{note: across}]", "effects: []"),
        onto("effects: [{flag: slipped-past}", ", {note: across}", LOG),
        instead("next: [{step: night}]", "next: [{if: {noted: across}, step: night}, {step: night}]", LOG),
    ],
    "the way goes by how it ended": [
        instead(ASKED, "", LOG),
        instead(
            "episode: three-oclock, next: [{step: landing}]",
            "episode: three-oclock, next: [{if: {won: three-oclock}, step: landing}, {step: bunk}]",
            LOG,
        ),
    ],
    "the same night asks what it wrote": [
        instead(NOTE, LOST, LOG),
        instead(DECK, "      - note: lost\n" + DECK),
        flip("if: {condition: {noted: lost}, then: [{stress: 1}]}"),
    ],
    "a night that comes again asks what it wrote": [
        instead(NOTE, LOST, LOG),
        onto(CAUGHT, "        effects: [{note: lost}]\n"),
        onto("    chapter: last-call\n", AGAIN),
        instead(
            "episode: three-oclock, next: [{step: landing}]",
            "episode: three-oclock, next: "
            "[{if: {won: three-oclock}, step: landing}, {if: {flag: slipped-past}, step: night}, "
            "{step: landing}]",
            LOG,
        ),
    ],
}  # fmt: skip


def changed(folder: Path, changes: list[Change]) -> Library:
    """The ferry with other words in it; it is played all the same."""
    home = folder / "ferry"
    shutil.copytree(FERRY, home)
    for file, old, new in changes:
        exchange(home / file, old, new)
    return Library.load([folder])


@pytest.mark.parametrize("name", SLIPS)
def test_what_comes_too_early_or_too_late_is_told(tmp_path: Path, name: str) -> None:
    changes, path, says = SLIPS[name]
    library = changed(tmp_path, changes)
    found = [doubt for doubt in library.doubts if doubt.path == path]
    assert len(found) == 1, [str(doubt) for doubt in library.doubts]
    assert says in found[0].text
    for file, _, new in changes:
        if "# here" in new:
            assert (found[0].file, found[0].line) == (f"ferry/{file}", signed_line(tmp_path / "ferry" / file))


@pytest.mark.parametrize("name", NONE)
def test_what_may_come_in_one_way_or_another_is_not(tmp_path: Path, name: str) -> None:
    assert [str(doubt) for doubt in changed(tmp_path, NONE[name]).doubts] == []
