"""What a successful task does, by type (NH 9.4, 9.5, 11.1, 14.1, 16.1), and charges (NH 10.1, 10.2)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.kernel.steps import AGAIN, ASK, Step
from engine.neon_hope import changes as do
from engine.neon_hope.table import chances, ordering
from engine.neon_hope.table.chances import CHARGE
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.neon_hope.table.frames import TaskFrame
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card, Token


GO_ON: Final = "go_on"
"""The question, and its only answer, of who performs a task while others may still help."""


def base_effect(g: Game, f: TaskFrame) -> Step:
    """Resolve it once and come again; surplus impacts are lost (R-41)."""
    card = g.state.cards.get(f.oid)
    if f.left <= 0 or card is None:
        return None
    if f.kind == "investigate":
        if do.remove_secrets(g, f.oid, f.left):
            f.completed = not g.state.cards[f.oid].secrets
        f.left = 0
        return None
    if f.kind == "fight":
        if not card.back and do.damage(g, f.oid, f.left, f.seat):
            f.completed = g.remaining(g.state.cards[f.oid]) <= 0
        f.left = 0
        return None
    if f.kind == "support":
        return _support(g, f, card)
    return _hack(g, f, card)


def _support(g: Game, f: TaskFrame, card: Card) -> Step:
    if not card.support:
        f.left = 0
        return None
    kinds = tuple(dict.fromkeys(card.support))
    options = [Option(f"token:{kind}", "take", f.oid, kind) for kind in kinds]
    keys = g.ask(f, f.seat, "support", options, about=f.oid)
    if keys is None:
        return ASK
    do.take_support(g, f.seat, f.oid, keys[0][6:])
    f.left -= 1
    f.completed = not g.state.cards[f.oid].support
    return AGAIN


def _hack(g: Game, f: TaskFrame, card: Card) -> Step:
    free = g.free_slots(card)
    if not free or do.full_box(g, card):  # a box that fills up ends the repetition
        f.left = 0
        return None
    slots = g.slots(card)
    # Slots of one kind are alike: the first of each is offered.
    kinds = {slots[index]: index for index in reversed(free)}
    options = [Option(f"slot:{index}", "slot", f.oid, kind) for kind, index in sorted(kinds.items())]
    keys = g.ask(f, f.seat, "slot", options, about=f.oid)
    if keys is None:
        return ASK
    do.place_die(g, f.oid, int(keys[0][5:]), f.seat)
    f.left -= 1
    f.completed = not g.free_slots(g.state.cards[f.oid])
    return AGAIN


# -- charges -----------------------------------------------------------------------------------------------


def charge_options(g: Game, f: TaskFrame, seat: str) -> list[Option]:
    """What the seat may spend now: at most one charge of each token in a task (NH 10.2).

    What could change nothing is not offered, and who has nothing to offer is not asked: chances, tokens and
    what there is to do are public.
    """
    tokens = g.hero(seat).tokens
    if not tokens:
        return []
    used = {int(entry.split(":")[1]) for entry in f.charged if entry.startswith(f"{seat}:")}
    gone = _gone(f, seat)
    team = "teamwork" in f.keywords and "teamwork" not in f.keyed and chances.impact_matters(g, f)
    exact = g.orders(seat).full_control
    fitting = sum(token.attribute == f.attribute for token in tokens)
    helps = any(chances.matters(g, f, CHARGE * n, exact=exact) for n in range(1, max(fitting, 1) + 1))
    options = []
    for place, token in enumerate(tokens):
        original = _original(place, gone)
        if original in used:
            continue
        fits = token.attribute == f.attribute
        if fits:
            if helps:
                options.append(Option(f"charge:{place}", "charge", f.oid, token.attribute))
            if team:  # NH 28.8
                options.append(Option(f"team:{place}", "team", f.oid, token.attribute))
        elif "flexible" in f.keywords and "flexible" not in f.keyed:  # NH 28.9
            if helps:
                options.append(Option(f"flex:{place}", "flex", f.oid, token.attribute))
            if team:  # "as if it matched" is good enough for Teamwork, too
                options.append(Option(f"flexteam:{place}", "team", f.oid, token.attribute))
    return options


def _gone(f: TaskFrame, seat: str) -> list[int]:
    """Original places of the seat's tokens that were used up in this task."""
    own = [entry.split(":") for entry in f.charged if entry.startswith(f"{seat}:")]
    return sorted(int(parts[1]) for parts in own if len(parts) == 3)


def _original(place: int, gone: list[int]) -> int:
    """Where a token lay when the task began, before those `gone` were taken out."""
    for index in gone:
        if index <= place:
            place += 1
    return place


def charges(g: Game, f: TaskFrame) -> Step:
    """T2c: everybody in the environment with a fitting token is asked, all at once (R-02)."""
    if f.boosts:  # named before (`commitments`)
        # From behind: a token that is used up moves those after it.
        named = max(f.boosts, key=lambda boost: int(boost.rpartition(".")[2]))
        f.boosts = tuple(boost for boost in f.boosts if boost != named)
        key = named.replace(".", ":")
        if key in {option.key for option in charge_options(g, f, f.seat)}:
            _spend(g, f, f.seat, key)
        return AGAIN
    if g.state.decisions and _waits(g, f):
        return ASK
    for seat in sorted(_may_charge(g, f), key=lambda seat: seat != f.seat):  # one's own come first
        _carry_out(g, f, seat)
    # Only now: what was said in answers and orders may leave nothing to ask the others for.
    asked = False
    for seat in _may_charge(g, f):
        if options := _offered(g, f, seat):
            asked = True
            done = Option("done", "done")
            g.open(
                f, seat, "charges" if seat == f.seat else "help", [*options, done], about=f.oid,
                silence="" if seat == f.seat else "done",
            )  # fmt: skip
    if asked:
        _offer_to_go_on(g, f)
    return ASK if asked else None


def _waits(g: Game, f: TaskFrame) -> bool:
    """Whether others are still asked for help, and the performer waits for them."""
    helping = [decision.seat for decision in g.state.decisions if decision.kind != GO_ON]
    if (f.seat, (GO_ON,)) in [answer[1:] for answer in f.answers]:
        f.answers = tuple(answer for answer in f.answers if answer[1:] != (f.seat, (GO_ON,)))
        f.declined = (*f.declined, *helping)
        helping = []
    if helping:
        _offer_to_go_on(g, f)
        return True
    g.state.decisions.clear()
    return False


def _offer_to_go_on(g: Game, f: TaskFrame) -> None:
    """Who performs the task need not wait for help, unless they are asked something themselves."""
    if all(decision.seat != f.seat for decision in g.state.decisions):
        g.open(f, f.seat, GO_ON, [Option(GO_ON, GO_ON)], about=f.oid, silence=GO_ON)


def _may_charge(g: Game, f: TaskFrame) -> list[str]:
    """Who has not said yet what is spent for the task."""
    return [
        seat
        for seat in g.others_in_environment(f.seat, include_self=True)
        if seat not in f.declined and not g.hero(seat).exhausted and not (seat == f.seat and f.settled)
    ]


def _carry_out(g: Game, f: TaskFrame, seat: str) -> None:
    """Spend what the seat has answered or ordered, as long as there is something to say."""
    while options := _offered(g, f, seat):
        order = _standing_order(g, f, seat, options)
        keys = g.answered(f, seat) or order
        if keys is None:
            return
        if keys[0] == "done":
            f.declined = (*f.declined, seat)
            return
        if keys[0] not in {option.key for option in options}:
            continue  # somebody else has used the keyword meanwhile: there is less to offer
        _spend(g, f, seat, keys[0])
        if order is None and {option.verb for option in options} <= {"charge", "charges"}:
            # How many was part of the answer: nobody waits for others to be asked for the next one.
            f.declined = (*f.declined, seat)
            return


def _offered(g: Game, f: TaskFrame, seat: str) -> list[Option]:
    """Charges one by one and several at once; not one that changes nothing where only several do."""
    options = charge_options(g, f, seat)
    several = _several(g, f, seat, options)
    if not chances.matters(g, f, CHARGE, exact=g.orders(seat).full_control):
        options = [option for option in options if option.verb not in ("charge", "flex")]
    return _different(g.hero(seat).tokens, options) + several


def _different(tokens: Sequence[Token], options: Iterable[Option]) -> list[Option]:
    """The options that spend one charge, of tokens with as many left on them only one."""
    found: dict[tuple[str, Token], Option] = {}
    for option in options:
        found.setdefault((option.verb, tokens[int(option.key.rpartition(":")[2])]), option)
    return list(found.values())


def _several(g: Game, f: TaskFrame, seat: str, options: list[Option]) -> list[Option]:
    """Several charges at once, of different tokens: as many as change a chance."""
    tokens = g.hero(seat).tokens
    places = [int(option.key.removeprefix("charge:")) for option in options if option.verb == "charge"]
    found: dict[tuple[Token, ...], Option] = {}
    for n in range(2, len(places) + 1):
        if not chances.matters(g, f, CHARGE, beside=CHARGE * (n - 1), exact=g.orders(seat).full_control):
            break
        for chosen in combinations(places, n):
            key = f"charge:{'+'.join(map(str, chosen))}"
            alike = tuple(sorted((tokens[place] for place in chosen), key=lambda token: token.charges))
            found.setdefault(alike, Option(key, "charges", f.oid, f.attribute, n))
    return list(found.values())


def _spend(g: Game, f: TaskFrame, seat: str, key: str) -> None:
    kind, _, numbers = key.partition(":")
    for place in sorted(map(int, numbers.split("+")), reverse=True):
        _spend_one(g, f, seat, kind, place)


def _spend_one(g: Game, f: TaskFrame, seat: str, kind: str, place: int) -> None:
    original = _original(place, _gone(f, seat))
    last = g.hero(seat).tokens[place].charges == 1
    f.charged = (*f.charged, f"{seat}:{original}{':x' if last else ''}")
    do.spend_charge(g, seat, place, "team" if kind == "flexteam" else kind)
    if kind in ("flex", "flexteam"):
        f.keyed = (*f.keyed, "flexible")
    if kind in ("team", "flexteam"):
        f.keyed = (*f.keyed, "teamwork")
        f.impacts += 1
    else:
        f.value += CHARGE


def _standing_order(g: Game, f: TaskFrame, seat: str, options: list[Option]) -> tuple[str, ...] | None:
    """What the seat's standing orders say about these charges; None: ask. For others, what holds in all games
    comes first."""
    orders = g.orders(seat)
    if seat != f.seat and orders.help == "never":
        return ("done",)
    if seat != f.seat and orders.help == "always":
        fitting = [option.key for option in options if option.verb == "charge"]
        return (fitting[0],) if fitting else ("done",)
    return ordering.answer(g, seat, "charges", options, 1, orders) or None
