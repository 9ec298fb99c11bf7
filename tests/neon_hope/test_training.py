"""Training (R-39): cards beyond those of the start, swapped for good between episodes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.neon_hope.game import Game, load, new_game
from engine.neon_hope.language.logged import CharacterIs
from engine.neon_hope.language.story import (
    SwapCard,
)
from engine.neon_hope.packs import Library
from engine.neon_hope.rules.campaigns import (
    answer,
    choices,
    new_campaign,
)
from engine.neon_hope.table.logbook import Logbook, owned
from engine.neon_hope.table.state import Campaign, Entry
from engine.neon_hope.testkit import Table
from tests.neon_hope.packs.making import copied, exchange, problems_of
from tests.neon_hope.rules.test_campaigns import kept

CODE = "two-roads"
READ, BURN = 0, 1
SLEEP, WATCH = 0, 1


POOL = """
actions:
  leap: {name: {en: Leap, de: Sprung}, character: vex, types: [fight], bonus: 3, starts: false}
tools:
  kite: {name: {en: Kite, de: Drachen}, character: noor, cost: 1, starts: false}
"""


LESSONS = """
campaigns:
  school:
    name: {en: School, de: Schule}
    steps:
      hall:
        kind: train
        name: {en: Hall, de: Halle}
        text: {en: Mats., de: Matten.}
        choices:
          - {label: {en: Sleep, de: Schlafen}}
          - {if: {owns: dash}, effects: [{swap_card: {out: dash, into: leap}}]}
        next: [{step: night}]
      night: {kind: episode, episode: first}
"""


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The test pack with a card beyond the eight for Vex, and a tool for Noor."""
    home = copied(tmp_path_factory.mktemp("packs"))
    (home / "pool.yaml").write_text(POOL, "utf-8")
    return Library.load([home])


def cards_of(game: Game, seat: str) -> set[str]:
    """The action cards and tools of a seat, wherever they are, but for its character tool."""
    hero = game.hero(seat)
    tools = [card.code for place in (f"set:{seat}", f"play:{seat}") for card in game.at(place)]
    return {*hero.hand, *hero.discard, *tools} - set(game.pack.character_tools)


def test_a_card_is_swapped_for_another_from_the_next_episode_on(trained: Library) -> None:
    pack = trained.pack("mine")
    tool = next(code for code, card in pack.tools.items() if card.character == "noor")
    t = Table(trained, "vex", "noor", pack="mine", episode="first", bare=False)
    before = {seat: cards_of(t.game, seat) for seat in ("p1", "p2")}
    assert not {"leap", "kite"} & (before["p1"] | before["p2"])
    t.resolve("p1", [SwapCard("dash", "leap"), SwapCard(tool, "kite"), SwapCard("leap", "dash")])
    t.resolve("p1", [SwapCard("leap", "leap"), SwapCard("dash", "leap")])
    assert cards_of(t.game, "p1") == before["p1"]
    game = load(t.game.save(), trained)
    game.abandon()
    after = kept(game.next_campaign())
    assert after.swaps == (("dash", "leap"), (tool, "kite"), ("leap", "dash"), ("dash", "leap"))
    assert Entry("first", "swap", "dash leap", who="vex") in after.entries
    then = Table(trained, "noor", "vex", pack="mine", episode="second", bare=False, campaign=after).game
    assert cards_of(then, "p1") == before["p2"] - {tool} | {"kite"}
    assert cards_of(then, "p2") == before["p1"] - {"dash"} | {"leap"}


def test_who_trains_is_asked_for_by_name(trained: Library) -> None:
    campaign = Campaign(code="duo", characters=("vex", "noor"))
    pack = trained.pack("mine")
    asked = [CharacterIs("vex").written(Logbook(pack, campaign, "", who)) for who in ("vex", "noor", "")]
    assert asked == [True, False, True]


def test_the_two_sided_tool_keeps_its_side(trained: Library) -> None:
    t = Table(trained, "vex", "noor", pack="mine", episode="first", bare=False)
    (tool,) = [card for card in t.game.at("play:p2") if card.code in t.game.pack.character_tools]
    t.game.state.cards[tool.oid] = msgspec.structs.replace(tool, back=True)
    t.game.abandon()
    after = kept(t.game.next_campaign())
    assert after.sides == {"vex": 0, "noor": 1}
    game = new_game(
        trained, pack="mine", episode="second", characters=["kim", "noor"], seed=4, campaign=after
    )
    assert [d.seat for d in game.decisions if d.kind == "tool_side"] == ["p1"]
    then = Table(trained, "kim", "noor", pack="mine", episode="second", bare=False, campaign=after).game
    assert [card.back for card in then.at("play:p2") if card.code in then.pack.character_tools] == [True]


def test_training_is_offered_to_who_has_the_card_and_once(tmp_path: Path) -> None:
    home = copied(tmp_path)
    (home / "pool.yaml").write_text(POOL + LESSONS, "utf-8")
    pack = Library.load([home]).pack("mine")
    campaign = replace(new_campaign(pack, "school"), characters=("vex", "noor"))
    assert [n for n, _ in choices(pack, campaign, "vex")] == [0, 1]
    assert [n for n, _ in choices(pack, campaign, "noor")] == [0]
    campaign = answer(pack, answer(pack, campaign, 0, "noor"), 1, "vex")
    assert owned(pack, campaign.swaps, "vex").count("leap") == 1
    # The log tells which card came for which, and no choice besides.
    told = [(entry.kind, entry.who) for entry in campaign.entries]
    assert told == [("choice", "noor"), ("swap", "vex")]
    campaign = replace(campaign, step="hall", chosen={})
    assert [n for n, _ in choices(pack, campaign, "vex")] == [0], "once only"


def test_a_choice_without_a_label_does_nothing_but_swap_a_card(tmp_path: Path) -> None:
    home = copied(tmp_path)
    (home / "pool.yaml").write_text(
        POOL + LESSONS.replace("[{swap_card: {out: dash, into: leap}}]", "[{flag: late}]"), "utf-8"
    )
    found = {problem.path: problem.text for problem in problems_of(tmp_path)}
    assert "“label” is missing" in found["campaigns.school.steps.hall.choices[1]"]


TAUGHT = POOL.replace("starts: false}", "starts: false, replaces: {}}")
SCHOOL = LESSONS.replace(
    "          - {if: {owns: dash}, effects: [{swap_card: {out: dash, into: leap}}]}\n", ""
).replace("        next:", "        training: true\n        next:")


def school(tmp_path: Path, leap: str, kite: str, campaign: str = SCHOOL) -> Path:
    """The test pack with both cards, what they replace, and a step that teaches them."""
    home = copied(tmp_path)
    cards = TAUGHT.replace("{}", leap, 1).replace("{}", kite, 1)
    (home / "pool.yaml").write_text(cards + campaign, "utf-8")
    return home


def test_a_step_of_training_offers_each_card_to_who_has_what_it_replaces(tmp_path: Path) -> None:
    mine = Library.load([copied(tmp_path / "plain")]).pack("mine")
    tool = next(code for code, card in mine.tools.items() if card.character == "noor")
    pack = Library.load([school(tmp_path / "school", "dash", tool)]).pack("mine")
    campaign = replace(new_campaign(pack, "school"), characters=("vex", "noor"))
    for who, pair in (("vex", ("dash", "leap")), ("noor", (tool, "kite"))):
        (_, sleep), (_, lesson) = choices(pack, campaign, who)
        assert (sleep.training, lesson.training) == (None, pair)
    number = next(n for n, choice in choices(pack, campaign, "noor") if choice.training)
    after = answer(pack, answer(pack, campaign, number, "noor"), SLEEP, "vex")
    assert after.swaps == ((tool, "kite"),)
    again = replace(after, step="hall", chosen={})
    assert [choice.training for _, choice in choices(pack, again, "noor")] == [None], "once only"


@pytest.mark.parametrize(
    ("leap", "kite", "campaign", "path", "says"),
    [
        ("dash", "dash", SCHOOL, "tools.kite.replaces", "“dash” is not of the same kind and character"),
        ("dish", "''", SCHOOL, "actions.leap.replaces", "is “dash” meant?"),
        (
            "dash", "''", SCHOOL.replace("kind: train", "kind: rest"), "campaigns.school.steps.hall.training",
            "only in a step of kind “train”",
        ),
        ("''", "''", SCHOOL, "campaigns.school.steps.hall.training", "there is nothing to learn"),
    ],
)  # fmt: skip
def test_what_cannot_be_taught_is_told(
    tmp_path: Path, leap: str, kite: str, campaign: str, path: str, says: str
) -> None:
    school(tmp_path, leap, kite, campaign)
    found = {problem.path: problem for problem in problems_of(tmp_path)}
    assert says in found[path].text
    assert found[path].line > 0


def test_a_card_of_the_start_replaces_none(tmp_path: Path) -> None:
    home = school(tmp_path, "dash", "''")
    exchange(home / "pool.yaml", "bonus: 3, starts: false", "bonus: 3, starts: true")
    found = {problem.path: problem.text for problem in problems_of(tmp_path)}
    assert "“starts: false” is missing" in found["actions.leap.replaces"]


@pytest.mark.parametrize(
    ("swap", "path", "says"),
    [
        ("{out: dash, into: kite}", "swap_card.into", "not of the same kind and character as “dash”"),
        ("{out: dash, into: leep}", "swap_card.into", "is “leap” meant?"),
    ],
)
def test_a_swap_that_cannot_be_is_told(tmp_path: Path, swap: str, path: str, says: str) -> None:
    home = copied(tmp_path)
    (home / "pool.yaml").write_text(POOL, "utf-8")
    exchange(
        home / "story.yaml",
        "effects: [{tracker: {name: attention, n: 2}}]",
        f"effects: [{{swap_card: {swap}}}]",
    )
    (found,) = problems_of(tmp_path)
    assert found.path == f"episodes.first.resolutions.found.effects[0].{path}"
    assert says in found.text
    assert (found.file, found.line > 0) == ("mine/story.yaml", True)
