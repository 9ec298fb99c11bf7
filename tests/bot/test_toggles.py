"""Few options of which several are chosen: each is a button, and the last one wanted answers."""

from __future__ import annotations

from typing import Any

from bot.layouts.picks import add_picks
from bot.layouts.selects import PLAIN, Asking, Page
from bot.messages.components import Container
from bot.messages.layout import read_press
from bot.presses.panels import meaning
from engine.kernel.views import DecisionView, OptionView

NAMES = ("Anvil", "Bell", "Candle", "Drum", "Echo")


def asked(minimum: int, maximum: int, names: tuple[str, ...] = NAMES) -> DecisionView:
    options = tuple(OptionView(name.lower(), name, "Cards") for name in names)
    return DecisionView(7, "Which?", options, minimum, maximum, quick=True)


def shown_buttons(decision: DecisionView, shown: Page) -> dict[str, Any]:
    """What can be pressed, by label."""
    box: Container = []
    add_picks(box, Asking(1, decision, "en", 26), shown)
    rows = [part for part in box if part["type"] == 1]
    found = [part for row in rows for part in row["components"]]
    assert len({part["custom_id"] for part in found}) == len(found)
    return {part.get("label", ""): part for part in found if not part.get("disabled")}


def headings(decision: DecisionView, shown: Page = PLAIN) -> list[str]:
    """What stands above the buttons."""
    box: Container = []
    add_picks(box, Asking(1, decision, "en", 26), shown)
    texts = [part["content"] for part in box if part["type"] == 10]
    return [text for text in texts if text.endswith(("…", ":"))]


def pressed(decision: DecisionView, *labels: str) -> Page | list[str]:
    """What these presses lead to: what is shown then, or the answer."""
    shown: Page | Any = PLAIN
    for label in labels:
        assert isinstance(shown, Page)
        press = read_press(shown_buttons(decision, shown)[label]["custom_id"])
        assert press is not None
        shown = meaning(press, decision, [])
    return shown if isinstance(shown, Page) else list(shown)


def named(minimum: int, names: str) -> DecisionView:
    """A choice of so many, of options with short names."""
    options = tuple(
        OptionView(f"{name}{i}", f"{name} · {i}", "Cards", name=name) for i, name in enumerate(names.split())
    )
    return DecisionView(7, "Which?", options, minimum, minimum, quick=True)


def test_where_there_are_few_answers_each_is_a_button() -> None:
    assert list(shown_buttons(named(2, "Anvil Bell Drum Echo"), PLAIN)) == [
        "Anvil + Bell", "Anvil + Drum", "Anvil + Echo", "Bell + Drum", "Bell + Echo", "Drum + Echo"
    ]  # fmt: skip
    assert pressed(named(2, "Anvil Bell Drum Echo"), "Bell + Echo") == ["Bell1", "Echo3"]


def test_answers_that_read_alike_are_one_button() -> None:
    decision = named(2, "Anvil Bell hope hope")
    assert list(shown_buttons(decision, PLAIN)) == ["Anvil + Bell", "Anvil + hope", "Bell + hope", "2 × hope"]
    assert pressed(decision, "Anvil + hope") == ["Anvil0", "hope2"]


def test_of_nearly_all_what_is_left_out_is_one_button() -> None:
    decision = named(3, "Anvil Bell Drum Echo Fan")
    assert len(shown_buttons(decision, PLAIN)) == 10
    assert pressed(decision, "Bell + Fan") == ["Anvil0", "Drum2", "Echo3"]


def test_where_there_are_many_answers_each_option_is_a_button() -> None:
    assert next(iter(shown_buttons(named(2, "Anvil Bell Drum Echo Fan Gong"), PLAIN))) == "Anvil"


def weighed(minimum: int, names: str) -> DecisionView:
    """A choice of so many, of options of which the later ones are likelier meant."""
    options = tuple(
        OptionView(f"{name}{i}", f"{name} · {i}", "Cards", name=name, weight=float(2**i))
        for i, name in enumerate(names.split())
    )
    return DecisionView(7, "Which?", options, minimum, minimum, quick=True)


def test_of_many_answers_the_likeliest_are_a_button_each_above_the_options() -> None:
    decision = weighed(2, "Anvil Bell Drum Echo Fan Gong")
    labels = list(shown_buttons(decision, PLAIN))
    assert labels[:3] == ["Fan + Gong", "Echo + Gong", "Drum + Gong"]
    assert labels.index("Anvil") == 9  # six options of fifteen answers
    assert pressed(decision, "Echo + Gong") == ["Echo3", "Gong5"]
    assert pressed(decision, "Anvil", "Bell") == ["Anvil0", "Bell1"]  # any other as ever
    begun = pressed(decision, "Anvil")
    assert isinstance(begun, Page)
    assert not any("+" in label for label in shown_buttons(decision, begun))


def test_it_is_said_which_buttons_are_whole_answers() -> None:
    decision = weighed(2, "Anvil Bell Drum Echo Fan Gong")
    assert headings(decision) == ["Choose 2 with one button:", "Or one by one…"]
    assert headings(decision, Page(picked=(0,))) == ["Choose 1…"]
    assert headings(weighed(2, "Anvil Bell Drum Echo")) == ["Choose 2…"]
    nearly = weighed(4, "Anvil Bell Drum Echo Fan Gong")
    assert headings(nearly) == ["Leave out 2 with one button:", "Or one by one…"]
    assert headings(nearly, Page(picked=(1, 2, 3, 4, 5))) == ["Leave out 1…"]


def test_of_few_answers_the_likeliest_comes_first() -> None:
    assert next(iter(shown_buttons(weighed(2, "Anvil Bell Drum Echo"), PLAIN))) == "Drum + Echo"


def test_the_likeliest_of_nearly_all_is_named_by_what_is_left_out() -> None:
    decision = weighed(4, "Anvil Bell Drum Echo Fan Gong")
    assert next(iter(shown_buttons(decision, PLAIN))) == "Anvil + Bell"
    assert pressed(decision, "Anvil + Bell") == ["Drum2", "Echo3", "Fan4", "Gong5"]


def test_above_a_select_the_likeliest_are_a_button_each() -> None:
    """Sixteen options are too many for buttons: opening a select, choosing two and closing it are four."""
    decision = weighed(2, " ".join(f"N{i}" for i in range(16)))
    assert [label for label in shown_buttons(decision, PLAIN) if "+" in label] == [
        "N14 + N15", "N13 + N15", "N12 + N15", "N11 + N15"
    ]  # fmt: skip
    assert pressed(decision, "N13 + N15") == ["N1313", "N1515"]
    assert any(part["type"] == 3 for part in shown_buttons(decision, PLAIN).values())
    begun = Page(picked=(0,))
    assert not any("+" in label for label in shown_buttons(decision, begun))


def test_two_of_five_take_two_presses() -> None:
    assert pressed(asked(2, 2), "Drum", "Bell") == ["bell", "drum"]


def test_a_pick_is_taken_back_by_the_same_button() -> None:
    assert pressed(asked(2, 2), "Drum", "Drum") == PLAIN
    assert pressed(asked(2, 2), "Drum", "Drum", "Anvil", "Bell") == ["anvil", "bell"]


def test_of_nearly_all_the_few_that_are_left_out_are_pressed() -> None:
    assert pressed(asked(4, 4), "Candle") == ["anvil", "bell", "drum", "echo"]
    assert pressed(asked(3, 3), "Candle", "Anvil") == ["bell", "drum", "echo"]
    assert pressed(asked(3, 3), "Candle", "Candle", "Drum", "Anvil") == ["bell", "candle", "echo"]


def test_a_free_number_is_confirmed_and_no_more_can_be_picked_than_allowed() -> None:
    decision = asked(0, 2)
    assert pressed(decision, "Confirm: none") == []
    assert pressed(decision, "Echo", "Confirm (1)") == ["echo"]
    both = pressed(decision, "Echo", "Anvil")
    assert isinstance(both, Page)
    assert set(shown_buttons(decision, both)) == {"Echo", "Anvil", "Confirm (2)", "Choose again"}
    assert pressed(decision, "Echo", "Anvil", "Echo", "Bell", "Confirm (2)") == ["anvil", "bell"]


def test_many_options_are_a_select() -> None:
    many = asked(2, 2, tuple(f"Card {number}" for number in range(16)))
    assert list(shown_buttons(many, PLAIN)) == [""]
