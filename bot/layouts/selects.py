"""Parts of panels: what is on the screen of a decision, its buttons, selects and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from discord import ui

from bot.messages import components
from bot.messages.components import (
    LABEL,
    OPTION_LABEL,
    OPTIONS,
    PLACEHOLDER,
    Button,
    Component,
    Container,
    Row,
    button,
    cut,
    shorten,
)
from bot.messages.layout import Press
from bot.messages.loglines import escape
from bot.messages.words import say
from engine.kernel.views import DecisionView, OptionView
from engine.messages import DEFAULT, labelled

PICKING = "-"
"""Before the picks so far, where words are asked for that a further one has; else it is a group."""
ABOUTS = 1800
"""Letters of what options give, above their buttons."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Page:
    """What of a decision is on the screen: `page` of group `group`, picks so far, a question asked again, the
    words that what is shown of the group has to hold."""

    group: int = 0
    page: int = 0
    picked: tuple[int, ...] = ()
    confirming: str | None = None
    find: str = ""


PLAIN = Page()


@dataclass(frozen=True)
class Asking:
    """A decision that is being put to somebody."""

    game_id: int
    decision: DecisionView
    language: str
    room: int
    """Components there is room for."""
    below: int = 0
    """Pixels on a phone that orders below the choices take; of a quick question, all that stands there."""
    told: list[str] = field(default_factory=list, compare=False)
    """What is said of options in the words above the picture, of a quick question."""

    def press(self, act: str, arg: str) -> str:
        """The custom_id that means this."""
        return str(Press(self.game_id, self.decision.id, act, arg))

    def say(self, identifier: str, **arguments: str | int) -> str:
        return say(self.language, identifier, **arguments)


def select_option(option: OptionView, value: str, default: bool = False) -> Component:
    about = cut(option.about, OPTION_LABEL) or None
    return components.option(
        label=shorten(option.label, OPTION_LABEL), value=value, description=about, default=default
    )


def add_buttons(box: Container, buttons: Sequence[Button]) -> None:
    for start in range(0, len(buttons), 5):
        box.append(components.row(*buttons[start : start + 5]))


def above(option: OptionView, alone: bool = True, language: str = DEFAULT) -> str:
    """What stands above the buttons of an option: what it gives, or the whole of a label that is cut; "" for
    nothing. Where its group is not `alone`, buttons are worth more than the end of a label."""
    if option.about:
        return labelled(language, f"**{escape(option.label)}**", escape(option.about))
    if not alone:
        return ""
    label = shorten(option.label, LABEL)
    return f"- {escape(option.label)}" if label != option.label and label.endswith("…") else ""


def add_abouts(box: Container, asking: Asking, options: Sequence[OptionView], alone: bool = True) -> None:
    """What the buttons below give, where their labels have no room for it; `alone` as for `above`. Of a quick
    question it stands in the words above the picture."""
    if asking.decision.quick:
        tell_whole(asking, options)
        return
    lines = [line for option in options if (line := above(option, alone, asking.language))]
    if lines := enough(lines):
        box.append(components.text("\n".join(lines)))


def tell_whole(asking: Asking, options: Sequence[OptionView], shown: Sequence[str] = ()) -> None:
    """What these give, and the whole of what their buttons show a part of, in the words above the picture,
    each once. `shown`: what the buttons say, where that is not the label."""
    for option, name in zip_longest(options, shown, fillvalue=""):
        assert isinstance(option, OptionView)
        line = said_whole(option, asking.language, str(name))
        if line and line not in asking.told:
            asking.told.append(line)


def said_whole(option: OptionView, language: str, shown: str = "") -> str:
    """What an option gives, or the whole of a label of which the button shows less; "" for nothing."""
    if option.about:
        return labelled(language, f"**{escape(option.label)}**", escape(option.about))
    label = option.under or option.label
    less = shown != option.label if shown else shorten(label, LABEL) != label
    return f"- {escape(option.label)}" if less else ""


def enough(lines: Sequence[str]) -> list[str]:
    """The first of these lines, as far as there is room for what options give."""
    found = list(dict.fromkeys(lines))
    while sum(map(len, found)) + len(found) > ABOUTS:
        found.pop()  # whole, for a part of one would leave its marks open
    return found


def add_select(
    box: Container,
    asking: Asking,
    index: int,
    name: str,
    options: Sequence[OptionView],
    shown: Page,
) -> None:
    pages = -(-len(options) // OPTIONS)
    long, found = pages > 1, False
    if shown.find and shown.group == index:
        fitting = [option for option in options if fits(option, shown.find)]
        found = bool(fitting)
        if found:  # the first that fit: more words find others
            options, pages = fitting, 1
        else:
            add_nothing_found(box, asking, shown)
    page = min(shown.page, pages - 1) if shown.group == index else 0
    here = options[page * OPTIONS : (page + 1) * OPTIONS]
    select = components.select(
        custom_id=asking.press("s", str(index)),
        placeholder=cut(paged(asking, name, page, pages), PLACEHOLDER),
        options=[select_option(o, o.key) for o in here],
    )
    box.append(components.row(select))
    if long:
        if found:
            row = components.row(button(asking.say("bot-find-all"), asking.press("p", f"{index}.0")))
        else:
            row = pager(asking, "p", lambda to: f"{index}.{to}", page, pages)
        row["components"].append(button(asking.say("bot-find"), asking.press("f", str(index))))
        box.append(row)


def add_nothing_found(box: Container, asking: Asking, shown: Page) -> None:
    """No option has the words."""
    box.append(components.text(asking.say("bot-found-nothing", words=escape(shown.find))))


def fits(option: OptionView, words: str) -> bool:
    """Whether every word begins one of an option's, whatever their case."""
    said = f" {option.label} {option.about}".casefold()
    return all(f" {word}" in said for word in words.casefold().split())


def finding(game_id: int, decision_id: int, group: str, language: str) -> ui.Modal:
    """Asks for words that an option has."""
    at = str(Press(game_id, decision_id, "j", group))
    modal = ui.Modal(title=say(language, "bot-find-option"), custom_id=at, timeout=1)
    field: ui.TextInput[ui.Modal] = ui.TextInput(max_length=50, custom_id="name")
    modal.add_item(ui.Label(text=say(language, "bot-find-words"), component=field))
    modal.stop()
    return modal


def paged(asking: Asking, name: str, page: int, pages: int) -> str:
    return name if pages == 1 else asking.say("bot-page", name=name, page=page + 1, pages=pages)


def pager(asking: Asking, act: str, arg: Callable[[int], str], page: int, pages: int) -> Row:
    ids = [asking.press(act, arg(to)) for to in (page - 1, page + 1)]
    # A page before the first has an id of its own, for ids must differ; the button is off.
    return components.row(
        button(asking.say("bot-previous"), ids[0], disabled=page == 0),
        button(asking.say("bot-next"), ids[1], disabled=page + 1 == pages),
    )


def pack(picked: Sequence[int]) -> str:
    """Indexes of options below 1,296 as text, two characters each."""
    return "".join(DIGITS[i // 36] + DIGITS[i % 36] for i in picked)


def unpack(text: str, count: int) -> tuple[int, ...]:
    """The reverse of `pack`; raises ValueError for anything that is not different indexes below `count`."""
    if len(text) % 2:
        raise ValueError(text)
    found = tuple(DIGITS.index(text[i]) * 36 + DIGITS.index(text[i + 1]) for i in range(0, len(text), 2))
    if len(set(found)) != len(found) or any(index >= count for index in found):
        raise ValueError(text)
    return found
