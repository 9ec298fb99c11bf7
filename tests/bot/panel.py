"""How a panel is laid out: what to press next in it to give an answer. Nothing else of the tests knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.layouts.choices import AHEAD, MORE, PLACES
from bot.layouts.selects import pack, unpack
from bot.messages.layout import read_press
from engine.kernel.views import DecisionView

Controls = Mapping[str, Any]
"""What can be pressed or chosen in a message, by custom_id."""
Press = tuple[str, list[str]]
"""A custom_id, and the values to choose."""


def way_to(controls: Controls, game_id: int, asked: DecisionView, keys: Sequence[str]) -> Press | None:
    """The next press on the way to this answer. None where the panel has none: it is shown anew elsewhere."""
    start = f"g:{game_id}:{asked.id}:"
    if (asked.minimum, asked.maximum) != (1, 1):
        order = [option.key for option in asked.options]
        picked = [order.index(key) for key in keys]
        return _alike(controls, start, asked, picked) or _picks(controls, start, asked, picked)
    key = offered(asked, keys[0])
    for act in ("y", "o"):  # what is probably a slip is asked once more
        if f"{start}{act}:{key}" in controls:
            return f"{start}{act}:{key}", []
    for custom_id, part in controls.items():
        if key in [option["value"] for option in part.get("options", ())]:
            return custom_id, [key]
    places, more = _places_of(controls, asked, start, key), _more(controls, start)
    return places or ((more, []) if more is not None else None)


def offered(asked: DecisionView, key: str) -> str:
    """The option that a panel shows for one that is the same as others: copies in a hand are one choice."""
    twin = next(option.twin for option in asked.options if option.key == key)
    if not twin:
        return key
    return next(o.key for o in sorted(asked.options, key=lambda o: o.place) if o.twin == twin)


def leads_to(custom_id: str) -> str:
    """Whether a button of a panel leads to what is folded away, or back to the question; "" for others."""
    if custom_id.startswith("gm:") or custom_id.endswith(f":p:{MORE}.0"):
        return "more"
    return "back" if custom_id.startswith("bp:") and custom_id.endswith(":move") else ""


def _places_of(controls: Controls, asked: DecisionView, start: str, key: str) -> Press | None:
    """What leads to the places of what comes first of an option (the card); None without one."""
    wanted = next((option.first, option.group) for option in asked.options if option.key == key)

    def leads(group: str) -> bool:
        at = int(group) - PLACES if group.isdecimal() else -1
        return 0 <= at < len(asked.options) and (asked.options[at].first, asked.options[at].group) == wanted

    for custom_id, part in controls.items() if wanted[0] else ():
        if custom_id.startswith(f"{start}p:") and leads(
            custom_id.removeprefix(f"{start}p:").partition(".")[0]
        ):
            return custom_id, []
        for option in part.get("options", ()):
            if option["value"].startswith(AHEAD) and leads(option["value"].removeprefix(AHEAD)):
                return custom_id, [option["value"]]
    return None


def _more(controls: Controls, start: str) -> str | None:
    """The button that leads to what is rarely meant, or to the next page of a long list."""
    rare = f"{start}p:{MORE}.0"
    if rare in controls:
        return rare
    pages = (key for key in controls if key.startswith(f"{start}p:"))
    return next((key for key in pages if controls[key].get("label", "").startswith("Next")), None)


def _alike(controls: Controls, start: str, asked: DecisionView, indexes: list[int]) -> Press | None:
    """The button of a whole answer that reads as this one does: of copies of a card any are meant."""
    names = [option.name for option in asked.options]
    wanted = sorted(names[i] for i in indexes)
    for custom_id, part in controls.items():
        press = read_press(custom_id)
        if "" in names or press is None or not custom_id.startswith(f"{start}k:") or part.get("disabled"):
            continue
        if sorted(names[i] for i in unpack(press.arg, 1296)) == wanted:
            return custom_id, []
    return None


def _picks(controls: Controls, start: str, asked: DecisionView, indexes: list[int]) -> Press | None:
    """The same where several are picked: each by its button, all by a select, or all but those left out."""
    confirm = f"{start}k:{pack(indexes)}"
    if confirm in controls and not controls[confirm].get("disabled"):
        return confirm, []
    leave = next((key for key in controls if key.startswith(f"{start}l:")), None)
    if leave is not None:
        out = [i for i in range(len(asked.options)) if i not in indexes]
        confirm = f"{start}k:{pack(sorted(indexes))}"
        if confirm in controls and not controls[confirm].get("disabled"):
            return confirm, []
        return leave, _values(controls[leave], asked, out)
    wanted, toggles = frozenset(indexes), {}
    for key in controls:
        press = read_press(key)
        if press is None or press.act not in "qk" or controls[key].get("disabled"):
            continue
        picked = unpack(press.arg.partition(".")[0], 1296)
        away = len(wanted.symmetric_difference(picked))
        if press.act == "q" or not away:  # a button that answers must answer just this
            toggles[key] = 2 * away - (press.act == "k")
    best = min(toggles, key=toggles.__getitem__, default=None)
    if best is not None:
        return best, []
    select = next((key for key in controls if key.startswith(f"{start}m:")), None)
    return (select, _values(controls[select], asked, indexes)) if select else None


def _values(select: Any, asked: DecisionView, indexes: list[int]) -> list[str]:
    """What to choose in a select so that just these are; of copies of a card so many, whichever."""
    left = [asked.options[i].twin or str(i) for i in indexes]
    found = []
    for value in sorted((option["value"] for option in select["options"]), key=len, reverse=True):
        lot = [asked.options[i].twin or str(i) for i in unpack(value, 1296)]
        if left.count(lot[0]) == len(lot):
            found.append(value)
            left = [name for name in left if name != lot[0]]
    return found
