"""A player's private panel: the hand, the question, and exactly the legal answers.

Few taps first: small groups are buttons (one tap), larger ones a select a group, which answers as soon as
something is chosen; past 25 options a select is paged. A choice of several cards collects picks and asks to
confirm. An option that is probably a slip is asked once more. Page and picks live in the custom_ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.contract.cards import Cards
from bot.contract.duel import Duel
from bot.contract.explaining import Explaining
from bot.contract.kind import Table
from bot.contract.ordering import Ordering
from bot.contract.reasoning import Reasoning
from bot.contract.teaching import lesson_of
from bot.hosting.advising import hints
from bot.hosting.pace import OFF, PACES
from bot.hosting.undo_requests import Request, answered, is_asked, latest, lines, missing, request_of
from bot.layouts.ahead import add_always, add_following, always, following, height, room
from bot.layouts.board import looks as looks_of
from bot.layouts.board import replay_id
from bot.layouts.choices import (
    COMPONENTS,
    FRAME,
    MORE,
    QUICK_FRAME,
    add_choices,
    add_groups,
    groups_of,
    plan,
    split,
)
from bot.layouts.heights import BUTTON, ROW, SELECT, TALL, of_buttons, of_text
from bot.layouts.lessons import NONE, of_lesson
from bot.layouts.picks import add_picks
from bot.layouts.rematch import rematch
from bot.layouts.selects import PLAIN, Asking, Page, add_buttons, enough
from bot.messages import components, words
from bot.messages.components import Button, Container, button, cut
from bot.messages.layout import ROOM, Image, Layout, Press, fit
from bot.messages.loglines import escape
from bot.messages.words import plain, say
from engine.kernel.views import DecisionView, OptionView, TableView
from engine.messages import sentences

__all__ = ["MORE", "card_titles", "mark", "panel", "plan", "reminder", "request_text", "seen_text", "title"]

BLUE, GREY = 0x3B6EA8, 0x6B7280


def panel(
    table: Table,
    seat: str,
    images: tuple[Image, ...],
    language: str,
    shown: Page = PLAIN,
    notice: str = "",
) -> Layout:
    """The panel of a seat, with its picture if there is one. The first page is built once for each state."""
    if shown is PLAIN and not notice:
        built: Layout = table.once(
            ("panel", seat, language), lambda: _built(table, seat, language, shown, notice)
        )
    else:
        built = _built(table, seat, language, shown, notice)
    return built.with_pictures(images)


def _built(table: Table, seat: str, language: str, shown: Page, notice: str) -> Layout:
    """The same without its picture."""
    view: TableView = table.view(seat, language)
    decision = view.decisions[0] if view.decisions else None
    box: Container = []
    layout = Layout(components.container(box, BLUE if decision else GREY))
    if notice:
        box.append(components.text(notice))
    # A waiting player's message is not edited with every step: it must say nothing that changes with them.
    waits = decision is None and view.result is None
    stands = say(language, "bot-panel-waits") if waits else escape(view.where)
    where = f"{title(table, seat, language)}{stands}"
    if not waits:
        where = _lines(where, _missed(table, seat, view, language))
    box.append(components.text(where))
    lesson = of_lesson(table, seat, decision, language) if lesson_of(table.row.level) else NONE
    notes = table.kind.panel_notes(table, seat, decision, language)
    notes = _lines(_answered(table, seat, language), notes, lesson.notes)
    if decision is not None:
        # Words first, then the picture: what can be pressed stands right under it.
        stands = table.kind.standing(view, language)
        said = _lines(f"**{escape(decision.prompt)}**", stands, notes)
        asks = components.text(said)
        box.append(asks)
    box.append(ROOM)
    asked = _add_request(box, table, seat, language)
    more = [*table.kind.panel_buttons(table, seat, decision, language), *lesson.buttons]
    ahead = always(table, seat, decision, language) if decision is not None else []
    near, looks = _looks(table, seat, decision, bool(ahead), table.kind.subject(view), language)
    if decision is not None:
        looks += lesson.rest
    back = _back(table, seat, decision, language)
    if decision is None:
        box.append(components.text(_lines(_waiting(table, view, language), notes)))
    else:
        passing = sum(option.passing for option in decision.options)
        glances = len(near) + len(back) + 1
        last = glances + -(-glances // ROW)
        frame = QUICK_FRAME + last + min(passing, 10) if decision.quick else FRAME
        heading, new = ("", []) if ahead else following(table, seat, language)
        frame += len(more) + bool(more) + asked + room(ahead)
        below = SELECT * bool(ahead)
        last_rows = _last(table, decision, [*near, *back], more, bool(looks or new), language)
        if decision.quick:
            below = height(table, ahead, language) + _request_height(table, seat, asked, language)
            below += sum(sum(of_buttons(each["label"] for each in row)) for row in last_rows)
        asking = Asking(table.row.id, decision, language, COMPONENTS - frame, below)
        option = next((o for o in decision.options if o.key == shown.confirming), None)
        if shown.group == MORE:
            _add_rest(box, asking, looks, shown, SELECT * bool(new))
            if new:
                add_following(box, table, decision, new, heading)
            add_buttons(box, [button(asking.say("bot-less"), asking.press("p", "0.0"))])
            return fit(layout)
        if option is not None and option.confirm:
            _add_confirmation(box, asking, option)
        elif (decision.minimum, decision.maximum) == (1, 1):
            add_choices(box, asking, shown)
        else:
            add_picks(box, asking, shown)
        if ahead and shown.confirming is None:
            add_always(box, table, decision, ahead, language)
        asks["content"] = _lines(said, *enough(asking.told))
        for row in last_rows:
            add_buttons(box, row)
        return fit(layout)
    if more:
        add_buttons(box, more)
    if view.result is None:
        add_buttons(box, [*near, *looks, *back])
    else:
        replay = button(say(language, "bot-button-replay"), replay_id(table.row.id))
        add_buttons(box, [*rematch(table, language), replay])
    return fit(layout)


def _last(
    table: Table,
    decision: DecisionView,
    near: Sequence[Button],
    more: Sequence[Button],
    looks: bool,
    language: str,
) -> list[list[Button]]:
    """The rows below what is asked: what the game adds, and what can be looked at and done besides."""
    at = Press(table.row.id, decision.id, "p", f"{MORE}.0")
    # Options behind it are of the question; else there is only what can be looked at.
    rare = any(option.rare for option in decision.options)
    rest = button(say(language, "bot-more"), str(at) if rare else f"gm:{at.game}:{at.decision}")
    ends = [*near, *([rest] if looks or rare else [])]
    return [list(more), ends] if decision.quick else [[*more, *ends]]


def _request_height(table: Table, seat: str, asked: int, language: str) -> int:
    """How high what somebody asks to take back stands on a phone, if it does."""
    request = request_of(table) if asked else None
    return BUTTON + of_text(request_text(table, request, seat, language)) if request is not None else 0


def _add_rest(box: Container, asking: Asking, looks: Sequence[Button], shown: Page, below: int) -> None:
    """All that is rarely meant, and what a player may want to look at. `below`: how high what else stands on
    the page is, but for the way back to the question."""
    if (asking.decision.minimum, asking.decision.maximum) == (1, 1):
        _, rare = split(groups_of(asking.decision))
        add_groups(box, asking, rare, shown, MORE, TALL - BUTTON * -(-len(looks) // 2) - below)
    add_buttons(box, looks)


def _looks(
    table: Table, seat: str, decision: DecisionView | None, ahead: bool, shown: str, language: str
) -> tuple[list[Button], list[Button]]:
    """What a player may want to look at without leaving the panel, which shows `shown` already: what stands
    on it, and what is behind *More…*. `ahead`: whether there are orders that would answer the question."""
    # Where presses are many and quick, pictures are a press away, and only orders that fit are offered.
    quick = decision is not None and decision.quick
    orders = ("orders",) if isinstance(table.kind, Ordering) and (ahead or not quick) else ()
    why = ("why",) if decision is not None and isinstance(table.kind, Reasoning) else ()
    hint = ("hint",) if decision is not None and not quick and hints(table, seat) else ()
    words = ("words",) if isinstance(table.kind, Explaining) else ()
    hand, card = looks_of(table.kind)
    user = table.row.seats[seat].user_id
    whose = f":{seat}" if user is not None and len(table.row.seats_of(user)) > 1 else ""

    def buttons(address: str, *what: str) -> list[Button]:
        return [
            button(say(language, f"bot-button-{each}"), f"{address}:{table.row.id}:{each}{whose}")
            for each in what
            if each != shown
        ]

    pictures, rest = ("board", *hand), (*card, *orders, *words, *why, *hint)
    if decision is None:
        return buttons("bp", *pictures), buttons("bp", *rest)
    if quick:
        return buttons("b", *pictures), buttons("bp", *rest)
    return [], buttons("bp", *pictures, *rest)


def _back(table: Table, seat: str, decision: DecisionView | None, language: str) -> list[Button]:
    """The way back, and how somebody who waits can hurry others."""
    number = latest(table, seat)
    back = [button(say(language, "bot-button-undo"), f"un:{table.row.id}:{number}:last")] if number else []
    waits = decision is None and table.row.pace != OFF and _shared(table)
    pace = [button(say(language, "bot-button-pace"), f"pc:{table.row.id}:page")] if waits else []
    return [*back, *pace]


def _shared(table: Table) -> bool:
    """Whether several people play."""
    return len({seat.user_id for seat in table.row.seats.values() if seat.user_id is not None}) > 1


def _add_request(box: Container, table: Table, seat: str, language: str) -> int:
    """What somebody asks to take back, and what can be said to it; returns how many components it takes."""
    request = request_of(table)
    if request is None:
        return 0
    own = table.row.seats[request.seat].user_id == table.row.seats[seat].user_id
    answers = ("withdraw",) if own else ("agree", "refuse") if is_asked(table, seat) else ("refuse",)
    styles = {"agree": discord.ButtonStyle.success}
    text = components.text(request_text(table, request, seat, language))
    row = components.row(
        *(
            button(
                say(language, f"bot-undo-{what}"),
                f"uq:{table.row.id}:{request.move}:{what}",
                styles.get(what, discord.ButtonStyle.secondary),
            )
            for what in answers
        )
    )
    box.append(text)
    box.append(row)
    return 2 + len(answers)


def _answered(table: Table, seat: str, language: str) -> str:
    """Who has agreed to what the seat has just taken back, or has not; "" where nobody had to."""
    yes, people = answered(table, seat)
    names = words.listed(language, [plain(other.name) for other in people])
    return (
        say(language, "bot-undo-granted" if yes else "bot-undo-refused-here", names=names) if people else ""
    )


def request_text(table: Table, request: Request, seat: str, language: str) -> str:
    """What is asked for, what would be taken back, and what whoever asks has seen since."""
    name = plain(table.row.seats[request.seat].name)
    waits = [plain(other.name) for other in missing(table, request)]
    if table.row.seats[request.seat].user_id == table.row.seats[seat].user_id:
        return say(language, "bot-undo-waiting", names=words.listed(language, waits))
    asks = say(language, "bot-undo-asks", name=name)
    gone = [f"> {line}" for line in lines(table, request.move, seat, language)]
    agreed = ""
    if not is_asked(table, seat):
        agreed = say(language, "bot-undo-agreed", names=words.listed(language, waits))
    return cut("\n".join(filter(None, [asks, *gone, seen_text(table, request, language), agreed])), 1500)


def seen_text(table: Table, request: Request, language: str) -> str:
    """What somebody has seen and cannot forget, as others may know it; "" for nothing."""
    found = []
    if request.seen:
        name = plain(table.row.seats[request.seat].name)
        found.append(
            say(language, "bot-undo-seen", name=name, cards=card_titles(table, request.seen, language))
        )
    if request.chance:
        found.append(say(language, "bot-undo-chance"))
    return "\n".join(found)


def card_titles(table: Table, codes: Sequence[str], language: str) -> str:
    """Cards by name, those of which only the number may be known ("") counted behind them."""
    kind, titles = table.kind, list[str]()
    if isinstance(kind, Cards):
        titles = [str(kind.card(code, language, table.game).title) for code in codes if code]
    if hidden := len(codes) - len(titles):
        titles.append(say(language, "bot-undo-cards", n=hidden, others="yes" if titles else "no"))
    return words.listed(language, titles)


def title(table: Table, seat: str, language: str) -> str:
    """Which game it is, with whom, and whose part of it for who plays several: how a panel begins."""
    found = f"-# {mark(table.row.id, table.kind.title(language))}"
    row = table.row.seats[seat]
    if row.user_id is not None and len(table.row.seats_of(row.user_id)) > 1:
        found += f"{escape(table.kind.role(row, language) or seat)} · "
    elif isinstance(table.kind, Duel):
        name = table.called(language)[table.kind.other(seat)]
        found += f"{say(language, 'bot-panel-against', name=name)} · "
    else:
        others = {one.user_id: plain(one.name) for one in table.row.seats.values()}
        names = [name for user, name in others.items() if user not in (None, row.user_id)]
        found += f"{say(language, 'bot-panel-with', names=words.listed(language, names))} · " if names else ""
    return found


def reminder(table: Table, about: Mapping[str, Any], language: str) -> str:
    """A word to who owes a move: since when they have been waited for, who nudges them, how long it may take.

    `about`: "since" and "due" in Unix seconds, "by" whom, or ""."""
    since = words.moment(language, about["since"])
    if about["by"]:
        said = say(language, "bot-remind-by", name=plain(about["by"]), since=since)
    else:
        said = say(language, "bot-remind", since=since)
    if PACES[table.row.pace].claims:
        due = f"<t:{about['due']}:f>"
        return sentences(language, (said, say(language, "bot-remind-due", due=due)))
    return said


def mark(game_id: int, name: str) -> str:
    return f"{name} {game_id} · "


def _missed(table: Table, seat: str, view: TableView, language: str) -> str:
    """What happened since the seat's last move, as a quotation; how it ended is said below."""
    ended = view.result.text if view.result is not None else ""
    lines = (line for line in table.missed(seat, language) if line.strip("*") != ended)
    return "\n".join(f"> {line}" for line in lines)


def _waiting(table: Table, view: TableView, language: str) -> str:
    if view.result is not None:
        return f"🏁 **{escape(view.result.text)}**"
    return words.waiting_for(language, table.waiting_names)


def _lines(*texts: str) -> str:
    return cut("\n".join(filter(None, texts)), 3000)


def _add_confirmation(box: Container, asking: Asking, option: OptionView) -> None:
    box.append(components.text(cut(escape(option.confirm or ""), 500)))
    yes = button(
        asking.say("bot-yes", label=option.label), asking.press("y", option.key), discord.ButtonStyle.danger
    )
    box.append(components.row(yes, button(asking.say("bot-no"), asking.press("p", "0.0"))))
