"""The choices of a panel: groups of options as buttons or selects, what comes first chosen first, and what is
rarely meant behind *More…*."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import discord
import msgspec

from bot.layouts.heights import BUTTON, HEADING, PHONE, SELECT, TALL, of_buttons, of_text
from bot.layouts.selects import Asking, Page, above, add_abouts, add_buttons, add_select, tell_whole
from bot.messages import components
from bot.messages.components import LABEL, OPTION_LABEL, OPTIONS, Button, Container, button, cut, shorten
from bot.messages.loglines import escape
from engine.kernel.views import DecisionView, OptionView, Tone

Groups = Sequence[tuple[str, Sequence[OptionView]]]
"""Options by heading."""
COMPONENTS = 40
"""Discord's limit for a message, containers and rows included."""
FRAME = 18
"""Components a panel needs besides its groups: container, texts, gallery, the passing row, the last row."""
QUICK_FRAME = 8
"""The same without what passes and the last rows, where every component is wanted for a press."""
FEW = 5
"""A group of at most so many options is shown as buttons."""
MORE = 500
"""The number from which on groups are those of what is rare."""
PLACES = 100
"""From this number on groups are the places of what has been chosen first, below `MORE`."""
FOLDED = 3
"""So many options stand side by side before what comes first is chosen first."""
AHEAD = "…"
"""Begins the key of what is chosen first, before the group of its places; no option's own key does."""
STYLES: Mapping[Tone, discord.ButtonStyle] = {
    "": discord.ButtonStyle.primary,
    "basic": discord.ButtonStyle.secondary,
    "win": discord.ButtonStyle.success,
    "leave": discord.ButtonStyle.danger,
}
"""Colours of choices; what is probably a slip is red, too, doing nothing grey."""


def groups_of(decision: DecisionView) -> list[tuple[str, list[OptionView]]]:
    """The options that do something, by heading: their places first, then the order the game gives them.

    Without what leaves: that always stands behind going on, so that the two never change places."""
    groups: dict[str, list[OptionView]] = {}
    twins: set[str] = set()
    for option in sorted(decision.options, key=lambda option: option.place):
        if option.passing or option.tone == "leave" or (option.twin and option.twin in twins):
            continue
        twins.add(option.twin)
        one = msgspec.structs.replace(option, label=option.twin) if option.twin else option
        groups.setdefault(option.group, []).append(one)
    return list(groups.items())


def split(
    groups: Sequence[tuple[str, Sequence[OptionView]]],
) -> tuple[list[tuple[str, Sequence[OptionView]]], list[tuple[str, Sequence[OptionView]]]]:
    """The groups without what is rare, and of what is rare; nothing is rare where there is nothing else."""
    common = [(name, [o for o in options if not o.rare]) for name, options in groups]
    rare = [(name, [o for o in options if o.rare]) for name, options in groups]
    common, rare = [g for g in common if g[1]], [g for g in rare if g[1]]
    return (list(common), list(rare)) if common else (list(rare), [])


def _cost(options: Sequence[OptionView], as_buttons: bool, heading: bool, quick: bool) -> int:
    count = len(options)
    if as_buttons:
        said = not quick and any(above(option, not heading) for option in options)
        return heading + said + -(-count // 5) + count
    # A select says itself what it is about, and may have a pager with a search, which may find nothing.
    return 2 + (5 if count > OPTIONS else 0)


def plan(
    groups: Sequence[tuple[str, Sequence[OptionView]]], room: int = COMPONENTS - FRAME, quick: bool = False
) -> list[bool] | None:
    """For each group whether it is buttons; None if even selects do not fit into `room` components.

    `quick`: as many buttons as there is room for, those of the first groups before the others."""
    heading = len(groups) > 1
    as_buttons = [
        quick or len(options) <= (2 * FEW if len(groups) == 1 or _leads(options) else FEW)
        for _, options in groups
    ]

    def total() -> int:
        return sum(_cost(g[1], b, heading, quick) for g, b in zip(groups, as_buttons, strict=True))

    while total() > room:
        largest = max(
            (i for i, b in enumerate(as_buttons) if b and len(groups[i][1]) > 2),
            key=lambda i: i if quick else len(groups[i][1]),
            default=None,
        )
        if largest is None:
            return None
        as_buttons[largest] = False
    return as_buttons


def add_choices(box: Container, asking: Asking, shown: Page) -> None:
    decision = asking.decision
    groups, _ = split(groups_of(decision))
    passing = [_option_button(asking, o) for o in decision.options if o.passing][:9]
    ways: list[OptionView] = []
    passing += [_option_button(asking, o) for o in decision.options if o.tone == "leave"]
    tall = _room(asking, passing)
    placed = any(option.place for option in decision.options)
    if decision.quick and len(groups) > 2 and not placed:  # the usual choice, and all others
        rest = [option for _, options in groups[1:] for option in options]
        groups = [groups[0], (asking.say("bot-otherwise"), rest)]
    elif decision.quick:
        groups, ways = _without_ways(groups, tall)
    at = shown.group - PLACES
    if not decision.quick and 0 <= at < len(decision.options) and decision.options[at].first:
        _add_places(box, asking, decision.options[at], shown)
        return
    if _slips(decision):
        add_buttons(box, passing)
        passing = []
    add_groups(box, asking, groups, shown, 0, tall - SELECT * bool(ways))
    if ways:
        add_select(box, asking, len(groups), asking.say("bot-more-ways"), ways, shown)
    add_buttons(box, passing)


def _room(asking: Asking, passing: Sequence[Button]) -> int:
    """Pixels for the groups beside what passes and what stands below."""
    if asking.decision.quick:
        return PHONE - asking.below - sum(of_buttons(each["label"] for each in passing))
    return TALL + BUTTON * (not passing) - asking.below


def _add_places(box: Container, asking: Asking, chosen: OptionView, shown: Page) -> None:
    """Where what was chosen first may go, and the way back; *More…* below leads to what is rare."""
    name, options = next(group for group in groups_of(asking.decision) if group[0] == chosen.group)
    places = [option for option in options if option.first == chosen.first]
    add_groups(box, asking, [(name, places)], shown, shown.group, TALL - BUTTON, fold=False)
    back = button(asking.say("bot-less"), asking.press("p", "0.0"))
    add_buttons(box, [back])


def _without_ways(
    groups: Groups, tall: int
) -> tuple[list[tuple[str, Sequence[OptionView]]], list[OptionView]]:
    """The groups with as many shortcuts as a phone has room for, of each option the first before the second
    of others; and the rest of them, for a select."""
    ranks: dict[str, int] = {}
    rank = 0
    for _, options in groups:
        for option in options:
            rank = rank + 1 if option.shortcut else 0
            ranks[option.key] = rank
    shown = {key for key, rank in ranks.items() if not rank}
    most = tall - (SELECT if any(ranks.values()) else 0)

    def kept() -> list[tuple[str, Sequence[OptionView]]]:
        return [(name, [o for o in options if o.key in shown]) for name, options in groups]

    for key in sorted(ranks, key=ranks.__getitem__):
        shown.add(key)
        if ranks[key] and sum(_tall(each, n > 0, quick=True) for n, (_, each) in enumerate(kept())) > most:
            shown.remove(key)
    rest = [o for _, options in groups for o in options if o.key not in shown]
    return [group for group in kept() if group[1]], rest


def _tall(options: Sequence[OptionView], heading: bool, quick: bool = False) -> int:
    """How high these stand as buttons on a phone, about; `quick`: what they give stands elsewhere."""
    said = [] if quick else [text for o in options if (text := above(o, not heading))]
    high = sum(of_buttons([shorten(o.under or o.label, LABEL) for o in options]))
    return HEADING * heading + high + sum(map(of_text, said))


def add_groups(
    box: Container,
    asking: Asking,
    groups: Groups,
    shown: Page,
    first: int,
    tall: int = TALL,
    *,
    fold: bool = True,
) -> None:
    """Groups of options as buttons and selects, within `tall` pixels; the first has the number `first`.
    `fold`: of options with a part that is chosen first, that part alone."""
    quick = asking.decision.quick
    if fold and not quick:
        groups = _folded(asking, groups)
    groups, as_buttons, short = _laid(asking, groups, tall)
    for index, (name, options) in enumerate(groups):
        # A select says itself what it is about.
        if len(groups) > 1 and as_buttons[index] and not (quick and index == 0):
            box.append(components.text(f"**{escape(cut(name, OPTION_LABEL))}**"))
        said = _under(options, len(groups) > 1 or short)
        if as_buttons[index]:
            add_abouts(box, asking, options if quick else said, alone=len(groups) == 1)
            add_buttons(box, [_option_button(asking, o) for o in said])
        else:
            add_select(box, asking, first + index, name, said, shown)


def _under(options: Sequence[OptionView], heading: bool) -> list[OptionView]:
    """The options with what they are called below the heading of their group, if there is one."""
    return [msgspec.structs.replace(o, label=o.under) if heading and o.under else o for o in options]


def _folded(asking: Asking, groups: Groups) -> Groups:
    """The groups with one option for all of which the same part is chosen first, where several such parts
    could go to several places."""
    keys = [option.key for option in asking.decision.options]
    if len(keys) >= MORE - PLACES:
        return groups
    found = []
    for name, options in groups:
        parts = Counter(option.first for option in options if option.first)
        if len(parts) < 2 or len(options) <= FOLDED:
            found.append((name, options))
            continue
        folded: dict[str, OptionView] = {}
        for option in options:
            if parts[option.first] < 2:
                folded[option.key] = option
            elif (first := f"{AHEAD}{option.first}") not in folded:
                under = option.first_under
                folded[first] = msgspec.structs.replace(
                    option,
                    key=f"{AHEAD}{PLACES + keys.index(option.key)}",
                    label=asking.say("bot-opens-more", option=option.first),
                    under=asking.say("bot-opens-more", option=under) if under else "",
                    confirm=None,
                )
        found.append((name, list(folded.values())))
    return found


def _leads(options: Sequence[OptionView]) -> bool:
    """Whether a part is chosen first of some of these."""
    return any(option.key.startswith(AHEAD) for option in options)


def _lower(
    groups: Groups, as_buttons: list[bool], most: int, first: int, *, quick: bool = False, least: int = 2
) -> list[bool]:
    """The highest groups, from number `first` on, are selects until all stands within `most` pixels: those of
    at `least` so many options. What is chosen first stays as buttons longest, for a press the more comes
    behind it."""
    heading = len(groups) > 1
    # The first of a quick question has no heading (`add_groups`).
    high = [
        _tall(_under(options, heading), heading and not (quick and i == 0), quick)
        for i, (_, options) in enumerate(groups)
    ]
    while sum(tall if b else SELECT for tall, b in zip(high, as_buttons, strict=True)) > most:
        highest = max(
            (i for i, b in enumerate(as_buttons) if b and i >= first and len(groups[i][1]) >= least),
            key=lambda i: (not _leads(groups[i][1]), high[i]),
            default=None,
        )
        if highest is None or high[highest] <= SELECT:
            break
        as_buttons = [b and i != highest for i, b in enumerate(as_buttons)]
    return as_buttons


def _together(groups: Groups, as_buttons: Sequence[bool]) -> int:
    """How high the groups of a quick question stand."""
    heading = len(groups) > 1
    return sum(
        _tall(_under(options, heading), heading and i > 0, quick=True) if b else SELECT
        for i, ((_, options), b) in enumerate(zip(groups, as_buttons, strict=True))
    )


def _laid(asking: Asking, groups: Groups, tall: int) -> tuple[Groups, list[bool], bool]:
    """The groups, whether each is buttons, within `tall` pixels, and whether these say names alone. What
    shares a wider heading is a select with it, as many groups as it takes; what has a place of its own comes
    first and stays buttons."""
    quick = asking.decision.quick
    stays = quick and any(option.place for _, options in groups for option in options)
    shared = [i for i, (_, options) in enumerate(groups) if quick and options[0].wide]
    best: tuple[Groups, list[bool]] | None = None
    for n in (0, *range(2, 1 + len(shared))):
        found = _gathered(groups, shared[-n:]) if n else groups
        planned = plan(found, asking.room - (not quick), quick)
        if planned is None:
            continue
        as_buttons = _lower(found, planned, tall, first=int(stays), quick=quick)
        best = found, as_buttons
        if not shared or (_together(found, as_buttons) <= tall and (not stays or as_buttons[0])):
            break
    if best is None:
        return (
            [(asking.say("bot-choose"), [option for _, options in groups for option in options])],
            [False],
            False,
        )
    if stays:
        return (*_shortened(asking, *best, tall), True) if _together(*best) > tall else (*best, False)
    named = None if all(best[1]) else _named(asking, groups, tall)
    return (*best, False) if named is None else (*named, True)


def _named(asking: Asking, groups: Groups, tall: int) -> tuple[Groups, list[bool]] | None:
    """The groups with mere names on all their buttons and the rest told in words: a press, where a select
    takes two. None where names are not enough to tell options apart, or that does not fit either."""
    options = [option for _, found in groups for option in found]
    if not asking.decision.quick or len({option.name for option in options} - {""}) < len(options):
        return None
    found = [(heading, [_under_name(option) for option in each]) for heading, each in groups]
    planned = plan(found, asking.room, True)
    if planned is None or not all(planned) or _together(found, planned) > tall:
        return None
    tell_whole(asking, options, [option.under for _, each in found for option in each])
    return found, planned


def _under_name(option: OptionView) -> OptionView:
    """With its mere name on its button, if what it says is that and what it gives."""
    starts = option.label.startswith(option.name)
    return msgspec.structs.replace(option, under=option.name if starts else option.label)


def _shortened(
    asking: Asking, groups: Groups, as_buttons: list[bool], tall: int
) -> tuple[Groups, list[bool]]:
    """The groups with mere names on the buttons of the first, the rest of which is told in words; where that
    is not enough, single options of others are selects as well."""
    (name, first), *others = groups
    tell_whole(asking, first, [option.name for option in first])
    groups = [(name, [msgspec.structs.replace(option, under=option.name) for option in first]), *others]
    return groups, _lower(groups, as_buttons, tall, first=1, quick=True, least=1)


def _gathered(groups: Groups, gone: Sequence[int]) -> Groups:
    """These groups as one with their wider heading, behind the rest."""
    # Below it nothing says what they are aimed at.
    whole = [msgspec.structs.replace(option, under="") for i in gone for option in groups[i][1]]
    return [*(each for i, each in enumerate(groups) if i not in gone), (groups[gone[0]][1][0].wide, whole)]


def _slips(decision: DecisionView) -> bool:
    """Whether everything but going on leaves or is probably a slip, so that going on comes first."""
    others = [option for option in decision.options if not option.passing]
    return bool(others) and all(option.confirm or option.tone == "leave" for option in others)


def _option_button(asking: Asking, option: OptionView) -> Button:
    decision = asking.decision
    style = STYLES[option.tone]
    if option.key.startswith(AHEAD):
        return button(option.label, asking.press("p", f"{option.key.removeprefix(AHEAD)}.0"), style)
    if option.passing and not option.tone and len(decision.options) > 1 and not _slips(decision):
        style = discord.ButtonStyle.secondary
    elif option.confirm:
        style = discord.ButtonStyle.danger
    return button(option.label, asking.press("o", option.key), style)
