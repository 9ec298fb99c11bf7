"""The part of a panel where several keys are asked for: picks are collected, then confirmed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations
from math import comb
from typing import TypeAlias

import discord
import msgspec

from bot.layouts.heights import BUTTON, HEADING, LINE, PHONE, SELECT, of_buttons
from bot.layouts.selects import (
    PICKING,
    Asking,
    Page,
    add_buttons,
    add_nothing_found,
    fits,
    pack,
    paged,
    pager,
    select_option,
    tell_whole,
)
from bot.messages import components
from bot.messages.components import OPTIONS, PLACEHOLDER, Component, Container, Row, button, cut
from bot.messages.loglines import escape
from engine.kernel.views import DecisionView
from engine.messages import items

TOGGLES = 15
"""As many options as there is room for as buttons, three rows of five."""
WHOLE = 12
"""Answers of several options that are shown as a button each."""
LIKELY = 9
"""Answers that are a button each beside the options, where there are more."""
BESIDE = 4
"""Answers that are a button each above a select."""
COUNTED = 1_000
"""Answers that are looked through, which may read alike."""
ALONE = 4
"""Components that say what buttons mean."""
MOST_PICKS = 34
"""Picks that fit into a custom_id."""
Whole: TypeAlias = tuple[str, tuple[int, ...]]
"""A whole answer: what its button says, and the places of the options chosen."""


def add_picks(box: Container, asking: Asking, shown: Page) -> None:
    """Several keys are asked for: a select that collects, and a button that confirms."""
    decision = asking.decision
    options = decision.options
    if decision.quick and _add_quick(box, asking, shown):
        return
    if not decision.quick and _add_alike(box, asking):
        return
    if left_out(decision):
        _add_leave_out(box, asking, shown)
        return
    lots = _lots(decision, decision.maximum)
    pages = -(-len(lots) // OPTIONS)
    page = min(shown.page, pages - 1)
    fitting = [lot for lot in lots if shown.find and fits(options[lot[0]], shown.find)]
    if shown.find and not fitting:
        add_nothing_found(box, asking, shown)
    listed = fitting[:OPTIONS] or lots[page * OPTIONS : (page + 1) * OPTIONS]
    here = {index for lot in listed for index in lot}
    elsewhere = [index for index in shown.picked if index not in here]
    room = decision.maximum - len(elsewhere)
    row: Row
    if listed and room > 0:
        select = components.select(
            custom_id=asking.press("m", f"{pack(elsewhere)}.{page}"),
            placeholder=cut(paged(asking, _how_many(asking), page, 1 if fitting else pages), PLACEHOLDER),
            min_values=0,
            max_values=min(room, len(listed)),
            options=[_lot(decision, lot, shown.picked) for lot in listed],
        )
        box.append(components.row(select))
    if pages > 1:
        picks = pack(shown.picked)
        if fitting:
            row = components.row(button(asking.say("bot-find-all"), asking.press("q", f"{picks}.0")))
        else:
            row = pager(asking, "q", lambda to: f"{picks}.{to}", page, pages)
        row["components"].append(button(asking.say("bot-find"), asking.press("f", f"{PICKING}{picks}")))
        box.append(row)
    n = len(shown.picked)
    if n:
        names = items(asking.language, _counted(decision, shown.picked))
        box.append(components.text(cut(asking.say("bot-chosen", names=escape(names)), 900)))
    _add_confirm(box, asking, shown)


def _lots(decision: DecisionView, most: int) -> list[tuple[int, ...]]:
    """What a select has to choose from, by places of the options: each of them; or, of copies of a card, so
    many, for which of them does not matter."""
    found = list[tuple[int, ...]]()
    for i in range(len(decision.options)):
        same = _copies(decision, i)
        if same[0] == i:
            found += [same[:n] for n in range(1, min(len(same), most) + 1)]
    return found


def _copies(decision: DecisionView, index: int) -> tuple[int, ...]:
    """The places of this option and of those that read as it does but for a number; its own where there are
    several pages of them."""
    options, twin = decision.options, decision.options[index].twin
    if not twin or len(options) > OPTIONS:
        return (index,)
    return tuple(i for i, option in enumerate(options) if option.twin == twin)


def _lot(decision: DecisionView, lot: tuple[int, ...], picked: Collection[int]) -> Component:
    option, same = decision.options[lot[0]], _copies(decision, lot[0])
    if len(same) > 1:
        (label,) = _counted(decision, lot)
        option = msgspec.structs.replace(option, label=label)
    return select_option(option, pack(lot), set(lot) == set(same) & set(picked))


def _counted(decision: DecisionView, picked: Sequence[int]) -> list[str]:
    """Options by name, of copies of a card how many."""
    return _named([decision.options[i].twin or decision.options[i].label for i in picked])


def _named(names: Sequence[str]) -> list[str]:
    """Each name once: "2 × Sure Gamble"."""
    return [name if (k := names.count(name)) == 1 else f"{k} × {name}" for name in dict.fromkeys(names)]


def _answers(decision: DecisionView) -> list[tuple[int, ...]]:
    """All different answers of several options, the likeliest first: places of the options chosen. Of answers
    that read alike ("2 hope") there is one. Empty if there are too many, or one press is enough anyway."""
    options, n = decision.options, decision.minimum
    names, weights = [option.name for option in options], [option.weight for option in options]
    if n != decision.maximum or "" in names:
        return []
    if not 2 <= n <= len(options) - 2 or comb(len(options), n) > COUNTED:
        return []
    found = list(combinations(range(len(options)), n))
    if len(set(names)) < len(names):
        read = {tuple(sorted(map(names.__getitem__, picked))): picked for picked in reversed(found)}
        found = sorted(read.values())
    return sorted(found, key=lambda picked: -sum(map(weights.__getitem__, picked)))


def _takes(buttons: int) -> int:
    """How many components so many buttons take, rows included."""
    return buttons + -(-buttons // 5)


def _add_quick(box: Container, asking: Asking, shown: Page) -> bool:
    """A press for each: all whole answers where a phone has room for them, else the likeliest above the
    options. False where there are too many options for buttons."""
    decision = asking.decision
    tall, names = PHONE - asking.below, _short(decision)
    answers = _answers(decision)
    every = len(answers) <= WHOLE
    told = len({option.weight for option in decision.options}) > 1
    if not every:  # where nobody can tell which is meant, none comes first
        answers = answers[:LIKELY] if told else []
    found = [(_whole_label(asking, picked), picked) for picked in answers]
    if found and every and LINE + _height(found) <= tall:
        tell_whole(asking, decision.options, names)
        _add_at_once(box, asking, found, alone=True)
        return True
    # The words above each, and what confirms where the last press does not answer.
    tall -= 2 * HEADING + BUTTON * (not _exact(decision)) + sum(of_buttons(names))
    if len(decision.options) > TOGGLES or tall < 0:
        _add_likeliest(box, asking, shown, found[:BESIDE] if told else [])
        return False
    tell_whole(asking, decision.options, names)
    spare = asking.room - _takes(len(decision.options)) - ALONE
    del found[0 if shown.picked else max(spare - -(-spare // 6), 0) :]
    while found and _height(found) > tall:
        found.pop()
    if found:
        _add_at_once(box, asking, found)
    _add_toggles(box, asking, shown, names, "bot-one-by-one" if found else "")
    return True


def _add_alike(box: Container, asking: Asking) -> bool:
    """A button for each answer where copies of a card make few of them ("2 × Sure Gamble + Diesel"), and a
    phone has room for them; else False."""
    answers = _answers(asking.decision) if any(option.twin for option in asking.decision.options) else []
    found = [(_whole_label(asking, picked), picked) for picked in answers]
    if not 0 < len(found) <= WHOLE or LINE + _height(found) > PHONE - asking.below:
        return False
    _add_at_once(box, asking, found, alone=True)
    return True


def _add_likeliest(box: Container, asking: Asking, shown: Page, found: list[Whole]) -> None:
    """The likeliest answers above a select: choosing there takes a press more than each of them."""
    tall = PHONE - asking.below - HEADING - SELECT - BUTTON
    while found and _height(found) > tall:
        found.pop()
    if found and not shown.picked and not shown.find:
        _add_at_once(box, asking, found)


def _height(wholes: Sequence[Whole]) -> int:
    return sum(of_buttons(label for label, _ in wholes))


def _exact(decision: DecisionView) -> bool:
    """Whether the last press of several answers."""
    return decision.minimum > 0 and decision.maximum in (decision.minimum, 1)


def _short(decision: DecisionView) -> list[str]:
    """What the buttons of the options say: names, where no two have the same; all else is told above."""
    names = [option.name or option.label for option in decision.options]
    return [
        name if names.count(name) == 1 else option.label
        for name, option in zip(names, decision.options, strict=True)
    ]


def _add_at_once(box: Container, asking: Asking, wholes: Sequence[Whole], *, alone: bool = False) -> None:
    """A button for each of these answers: the likeliest, above the options; or all there are (`alone`)."""
    box.append(components.text(_wanted(asking, alone)))
    add_buttons(box, [button(label, asking.press("k", pack(picked))) for label, picked in wholes])


def _wanted(asking: Asking, alone: bool) -> str:
    """What a button for a whole answer does; with `alone` no others stand below."""
    if _says_left_out(asking.decision):
        left = len(asking.decision.options) - asking.decision.minimum
        return asking.say("bot-leave-out" if alone else "bot-leave-out-at-once", n=left)
    return asking.say("bot-choose-n" if alone else "bot-choose-at-once", n=asking.decision.minimum)


def _says_left_out(decision: DecisionView) -> bool:
    """Whether a whole answer is named by what is left out, where that is less."""
    return len(decision.options) - decision.minimum < decision.minimum


def _whole_label(asking: Asking, picked: Sequence[int]) -> str:
    options = asking.decision.options
    left = _says_left_out(asking.decision)
    named = [i for i in range(len(options)) if i not in picked] if left else picked
    names = [options[index].name for index in named]
    return " + ".join(_named(names))


def _add_toggles(box: Container, asking: Asking, shown: Page, names: Sequence[str], heading: str) -> None:
    """Few options: each is a button that picks it or, pressed again, does not; the last one answers.
    `heading`: what is said above them, if it is not how many are to be chosen."""
    decision = asking.decision
    every = range(len(decision.options))
    exact = decision.maximum in (decision.minimum, 1)
    out = exact and len(every) - decision.minimum < decision.minimum
    # What the presses say: which are chosen or, where that is quicker, which are left out.
    pressed = frozenset(every) - frozenset(shown.picked) if out and shown.picked else frozenset(shown.picked)
    wanted = len(every) - decision.minimum if out else decision.maximum
    buttons = []
    for index in every:
        then = pressed ^ {index}
        # With nothing left out the choice is as it was at the beginning.
        picks = pack([i for i in every if (i in then) != out] if then else [])
        answers = exact and len(then) == wanted
        custom_id = asking.press("k", picks) if answers else asking.press("q", f"{picks}.0")
        style = discord.ButtonStyle.success if index in pressed else discord.ButtonStyle.primary
        full = len(then) > wanted
        buttons.append(button(names[index], custom_id, style, disabled=full))
    if exact:
        left = wanted - len(pressed)
        said = asking.say(heading or ("bot-leave-out" if out else "bot-choose-n"), n=left)
        box.append(components.text(said))
    add_buttons(box, buttons)
    if not exact or not decision.minimum:
        _add_confirm(box, asking, shown)


def _how_many(asking: Asking) -> str:
    decision = asking.decision
    if decision.minimum == decision.maximum:
        return asking.say("bot-choose-n", n=decision.minimum)
    return asking.say("bot-choose")


def left_out(decision: DecisionView) -> int:
    """How many options are left out where that is quicker to say than which are chosen, else 0."""
    rest = len(decision.options) - decision.minimum
    quicker = 0 < rest <= 2 and decision.minimum >= 4 and len(decision.options) <= OPTIONS
    return rest if quicker and decision.minimum == decision.maximum else 0


def _add_leave_out(box: Container, asking: Asking, shown: Page) -> None:
    """Nearly all options are to be chosen: a select for the few that are not."""
    options, most = asking.decision.options, left_out(asking.decision)
    out = [i for i in range(len(options)) if i not in shown.picked] if shown.picked else []
    select = components.select(
        custom_id=asking.press("l", ".0"),
        placeholder=cut(asking.say("bot-leave-out", n=most), PLACEHOLDER),
        min_values=0,
        max_values=most,
        options=[_lot(asking.decision, lot, out) for lot in _lots(asking.decision, most)],
    )
    box.append(components.row(select))
    if out:
        names = items(asking.language, _counted(asking.decision, out))
        box.append(components.text(cut(asking.say("bot-left-out", names=escape(names)), 900)))
    _add_confirm(box, asking, shown)


def _add_confirm(box: Container, asking: Asking, shown: Page) -> None:
    n = len(shown.picked)
    enough = asking.decision.minimum <= n <= asking.decision.maximum
    label = asking.say("bot-confirm", n=n) if n else asking.say("bot-confirm-none")
    style = discord.ButtonStyle.success if n else discord.ButtonStyle.secondary
    buttons = [button(label, asking.press("k", pack(shown.picked)), style, disabled=not enough)]
    if n:
        buttons.append(button(asking.say("bot-choose-again"), asking.press("p", "0.0")))
    add_buttons(box, buttons)
