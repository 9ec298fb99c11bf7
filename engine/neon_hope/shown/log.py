"""The running log: an event as a line for a seat, saying no more than that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.neon_hope.shown.wording import Namer

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Event

SILENT = frozenset(
    (
        "setup", "lead", "difficulty", "modifier", "plays", "discard", "turn_ends", "activation", "completes",
        "encounter_ends", "watched", "triggers", "looks", "looks_at_card", "introduction",
        "chapter", "resolution", "hope", "resources", "endurance", "over", "danger",
    )
)  # fmt: skip
"""Events that other lines or the story tell, or that the board shows."""


def describe(g: Game, e: Event, seat: str, language: str) -> str | None:
    """A line of the log for a seat or "spectator"; None if the event is not worth one."""
    if e.private and e.private != seat:
        return None
    n = Namer(g, language)
    kind = e.kind
    if kind in ("hope", "resources", "endurance"):
        return _gain(e, n)
    if kind in SILENT or _unsaid(e):
        return None
    if kind == "task":
        return _task(e, n)
    if kind in ("success", "failure"):
        return _outcome(e, n)
    if kind == "says":
        said = next(t.says for t in g.surveillance_card.thresholds if t.at == e.n and t.says)
        return n.say("nh-log-says", card=f"**{n.words(g.surveillance_card.name)}**", text=n.words(said))
    arguments = _arguments(g, e, n)
    return n.say(f"nh-log-{kind.replace('_', '-')}", **arguments)


def _unsaid(e: Event) -> bool:
    """Whether an ability is told with what it changes in the task; also where an earlier program did not say
    whose it was."""
    if e.kind == "uses":
        return not e.other
    return e.kind in ("modified", "impacts", "extra_reveal") and not e.code


def _gain(e: Event, n: Namer) -> str | None:
    """Hope and resources that come; what goes, other lines tell."""
    if e.n <= 0 or e.kind == "endurance":
        return None
    return n.say("nh-log-gains", hero=f"**{n.hero(e.seat)}**", n=e.n, kind=e.kind)


def _task(e: Event, n: Namer) -> str:
    kind, _, attribute = e.other.partition(":")
    card = f"**{n.code(e.place)}**" if e.place else ""
    return n.say(
        "nh-log-task", hero=f"**{n.hero(e.seat)}**", type=kind, card=f"**{n.code(e.code)}**",
        attribute=n.attribute(attribute), n=e.n, played=card, plays="yes" if card else "no",
    )  # fmt: skip


def _outcome(e: Event, n: Namer) -> str:
    epic, _, difficulty = e.other.partition(":")
    revealed = ", ".join(n.modifier(modifier) for modifier in e.place.split(",") if modifier)
    return n.say(
        "nh-log-outcome", outcome=e.kind, epic=epic or "no", value=str(e.n).replace("-", "−"),
        difficulty=difficulty, revealed=revealed,
    )  # fmt: skip


def _arguments(g: Game, e: Event, n: Namer) -> dict[str, str | int]:
    name = n.code(e.code) if e.code else ""
    other = e.other
    if e.kind in ("token", "charge", "recharge", "die_turned"):
        other = n.attribute(e.other)
    elif e.kind == "rolled":
        other = " / ".join(n.attribute(a) for a in e.other.split())
    elif e.kind in ("spent_threshold", "past_threshold"):
        other = n.listed(e.other.split() or [str(e.n)])  # an earlier program named the highest alone
    elif e.kind == "pool":
        other = n.modifier(e.other)
    elif e.kind == "swap":
        other = f"**{n.code(e.other)}**"
    elif e.kind == "chooses":
        other = n.words(msgspec.json.decode(e.other))
    elif e.kind == "tracker":
        other = _of_campaign(g, n, "trackers", e.other)
    elif e.kind == "shuffled_in":
        other = n.words(g.pack.sets.get(e.other, {})) or e.other
    elif e.kind in ("note", "secret", "crossed", "mark", "unmark"):
        other = _of_campaign(g, n, "notes", e.other)
    place = e.place if e.kind == "charge" else n.place(e.place) if e.place else ""
    return {
        "hero": f"**{n.hero(e.seat)}**" if e.seat else "",
        "seated": "yes" if e.seat else "no",
        "card": f"**{name}**" if name else "",
        "n": e.n,
        "place": place,
        "other": other,
        "sign": "up" if e.n >= 0 else "down",
        "abs": abs(e.n),
    }


def _of_campaign(g: Game, n: Namer, table: str, name: str) -> str:
    campaign = g.pack.campaigns.get(g.state.campaign.code)
    found = getattr(campaign, table).get(name) if campaign is not None else None
    if found is None:
        return name
    return n.words(found.name if table == "trackers" else found.text)
