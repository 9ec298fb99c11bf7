"""Several cards to choose, of which some are copies: they are told by how many of them."""

from __future__ import annotations

from bot.layouts.panels import panel
from bot.layouts.selects import PLAIN, unpack
from bot.messages.layout import read_press
from bot.presses.panels import turned
from engine import netrunner
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table as Kit
from tests.bot.test_panels import HALVES, check, table_of


def test_copies_to_discard_are_told_by_how_many_of_them() -> None:
    """Which of them it is does not matter, so that each answer is a button where there are few."""
    t = Kit(policy=POLICY)
    t.hand(netrunner.RUNNER, *["Sure Gamble"] * 7, "Diesel")
    t.start(netrunner.RUNNER, clicks=1)
    t.click("Gain 1 credit")
    found = check(panel(table_of(t.game), netrunner.RUNNER, HALVES, "en", PLAIN))
    answers = {part["label"]: part["custom_id"] for part in found if ":k:" in part.get("custom_id", "")}
    assert list(answers) == ["3 × Sure Gamble", "2 × Sure Gamble + Diesel"]
    assert not any(part["type"] == 3 and ":m:" in part["custom_id"] for part in found)
    press = read_press(answers["2 × Sure Gamble + Diesel"])
    assert press is not None
    asked = t.view(netrunner.RUNNER).decisions[0]
    keys = [asked.options[i].key for i in unpack(press.arg, 1296)]
    t.game.answer(netrunner.RUNNER, asked.id, keys)
    assert sorted(t.names("heap")) == ["Diesel", "Sure Gamble", "Sure Gamble"]


def test_where_there_are_many_answers_a_select_has_how_many_of_each_card() -> None:
    """And not each copy by itself; a hand of eight keeps five."""
    cards = ["Diesel", "Leech", "Cleaver", "Carmen", "Unity", "Mayfly"]
    t = Kit(policy=POLICY)
    t.hand(netrunner.RUNNER, "Sure Gamble", *cards[:2], "Sure Gamble", *cards[2:])
    t.start(netrunner.RUNNER, clicks=1)
    t.click("Gain 1 credit")
    table, asked = table_of(t.game), t.view(netrunner.RUNNER).decisions[0]
    found = check(panel(table, netrunner.RUNNER, HALVES, "en", PLAIN))
    (select,) = (part for part in found if part["type"] == 3 and ":m:" in part["custom_id"])
    values = {one["label"]: one["value"] for one in select["options"]}
    assert list(values) == ["Sure Gamble", "2 × Sure Gamble", *cards]
    press = read_press(select["custom_id"])
    assert press is not None
    page = turned(press, asked, [values["2 × Sure Gamble"], values["Diesel"]])
    shown = check(panel(table, netrunner.RUNNER, HALVES, "en", page))
    (select,) = (part for part in shown if part["type"] == 3 and ":m:" in part["custom_id"])
    chosen = [one["label"] for one in select["options"] if one.get("default")]
    assert chosen == ["2 × Sure Gamble", "Diesel"]
    assert any(part.get("content") == "Chosen: 2 × Sure Gamble, Diesel" for part in shown)
    again = ("Sure Gamble", "2 × Sure Gamble", "Leech")  # of which the larger counts
    page = turned(press, asked, [values[name] for name in again])
    shown = check(panel(table, netrunner.RUNNER, HALVES, "en", page))
    confirm = read_press(next(part["custom_id"] for part in shown if ":k:" in part.get("custom_id", "")))
    assert confirm is not None
    keys = [asked.options[i].key for i in unpack(confirm.arg, 1296)]
    t.game.answer(netrunner.RUNNER, asked.id, keys)
    assert sorted(t.names("heap")) == ["Leech", "Sure Gamble", "Sure Gamble"]
