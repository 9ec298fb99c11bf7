"""English for people: where the game stands, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import Decision
from engine.netrunner.access import AccessFrame
from engine.netrunner.knowledge import name_of, server_name
from engine.netrunner.labels import option_view
from engine.netrunner.language.text import Speech
from engine.netrunner.log import describe
from engine.netrunner.runs import RunFrame
from engine.netrunner.state import CORP, RUNNER, Pending
from engine.netrunner.view import DecisionView
from engine.netrunner.windows import PaidWindowFrame, ReactionFrame

if TYPE_CHECKING:
    from engine.netrunner.game import Game

__all__ = ["decision_view", "describe", "step_of", "where"]

TITLES = {CORP: "Corp", RUNNER: "Runner"}


def step_of(g: Game) -> str:
    """Number of the step the game stands at."""
    if g.state.decisions:
        return g.state.decisions[0].step
    return ""


def _phase(g: Game) -> str:
    step = step_of(g)
    if step.startswith(("5.6.1", "5.7.1b", "5.7.1c", "5.7.1d")):
        return "start of turn"
    if step.startswith(("5.6.3", "5.7.2")):
        return "discard phase"
    return "action phase"


def where(g: Game) -> str:
    """Where the game stands in plain words."""
    state = g.state
    if state.over is not None:
        return "The game is over"
    if not state.turn:
        return "Before the first turn: opening hands"
    run = g.run
    if run is None or not run.server:
        number = (state.turn + 1) // 2
        return f"{TITLES[state.active]}'s turn {number}, {_phase(g)}"
    return f"Run on {server_name(run.server)}: {_run_words(g, run)}"


def _run_words(g: Game, run: RunFrame) -> str:
    server = g.state.servers.get(run.server)
    count = len(server.ice) if server is not None else 0
    spot = ""
    if 0 <= run.position < count:
        nth = count - run.position
        spot = "the only ice" if count == 1 else f"ice {nth} of {count}"
    if run.phase == "initiation":
        return "starting"
    if run.phase == "approach":
        return f"approaching {spot or 'the ice'}"
    if run.phase == "encounter":
        card = g.state.cards.get(run.ice)
        return f"encountering {g.definition(card).title if card else 'the ice'} ({spot})"
    if run.phase == "movement":
        if spot:
            return f"past {spot}"
        return "about to reach the server"
    if run.phase == "success":
        accessing = any(isinstance(frame, AccessFrame) for frame in g.state.stack)
        return "accessing a card" if accessing else "successful, breaching the server"
    return "ending"


# -- decisions ------------------------------------------------------------------------------------------


def _source_title(g: Game, d: Decision) -> str:
    card = g.state.cards.get(d.about) or g.state.last_known.get(d.about)
    return g.definition(card).title if card is not None and d.about else ""


def _prompt(g: Game, d: Decision) -> str:
    clicks = g.state.clicks[d.seat]
    left = f"{clicks} click{'s' if clicks != 1 else ''} left"
    title = _source_title(g, d)
    kind = d.kind
    frame = g.state.stack[-1] if g.state.stack else None
    if kind == "window" and isinstance(frame, PaidWindowFrame):
        return _window_prompt(g, d, frame, left)
    if kind == "access":
        return f"You access {name_of(g, d.about, d.seat, place=True)}."
    prompts = {
        "mulligan": "Your opening hand. Keep it, or take one mulligan?",
        "action": f"Your turn: {left}. Take an action.",
        "run_server": f"{title}: which server do you run on?",
        "jack_out": "Go on, or jack out?",
        "candidate": "You breach the server. What do you access?",
        "steal": f"Stealing {title} has an additional cost. Pay it?",
        "discard": f"Discard {d.minimum} card{'s' if d.minimum != 1 else ''} to your maximum hand size.",
        "target": _target_prompt(d, title),
        "search": f"{title}: what do you take from the stack? (It is shuffled afterwards.)",
        "may": f"{title}: do it?",
        "unless": f"{title}: pay, or let it happen?",
        "mode": f"{title}: choose one.",
        "payment": "Where should the credits come from?",
        "memory": "Not enough memory. Which programs are trashed?",
        "trash_like": f"Installing {title}: trash which card first?",
        "install_inward": f"{title}: install ice directly inward of it, free?",
        "destination": f"Where do you install {title}?",
        "keep": "Only one agenda or asset may stay in this server. Which?",
        "candidate_declare": f"{name_of(g, d.about, d.seat)} entered the server you breach. Access it too?",
        "interrupt": f"{title or 'Something'} is about to happen. Interrupt it?",
    }
    if kind == "reaction":
        return _reaction_prompt(g, d, frame)
    return prompts.get(kind, "Choose.")


def _target_prompt(d: Decision, title: str) -> str:
    if d.options[0].verb == "break":
        which = "which subroutine" if d.maximum == 1 else f"which subroutines ({_how_many(d)})"
        return f"{title}: break {which}?"
    return f"{title}: choose {_how_many(d)}."


def _how_many(d: Decision) -> str:
    if d.maximum == 1:
        return "one"
    return str(d.maximum) if d.minimum == d.maximum else f"{d.minimum} to {d.maximum}"


def _window_prompt(g: Game, d: Decision, w: PaidWindowFrame, left: str) -> str:
    step = w.step
    if step == "6.9.2b":
        ice = name_of(g, w.ice, d.seat, place=True)
        if d.seat == RUNNER:
            return "Use an ability?"
        can = any(o.verb == "rez" and o.oid == w.ice for o in d.options)
        return f"The Runner approaches {ice}. {'Rez it?' if can else 'You cannot rez it now.'}"
    if step == "6.9.3b" and d.seat == RUNNER:
        encounter = g.encounter
        met = g.state.cards[encounter.ice] if encounter is not None else None
        count = len(g.unbroken())
        name = g.definition(met).title if met is not None else "the ice"
        strength = f", strength {g.strength(met)}" if met is not None else ""
        return f"You encounter {name}{strength}: {count} unbroken subroutine{'s' if count != 1 else ''}."
    if step == "6.9.4e" and d.seat == CORP:
        server = server_name(g.run.server) if g.run is not None else "the server"
        return f"The Runner is about to reach {server}. Rez something first?"
    if step == "5.6.1b" and d.seat == CORP:
        return "Your turn is about to begin, before you draw. Rez or score something first?"
    if d.seat == g.state.active and step in ("5.6.2a", "5.7.1e"):
        return f"Your turn: {left}." if g.state.clicks[d.seat] else "No clicks left. Anything else this turn?"
    return "Use an ability?"


def _reaction_prompt(g: Game, d: Decision, frame: object) -> str:
    if isinstance(frame, ReactionFrame):
        mine = [p for p in frame.pending if p.seat == d.seat]
        if len(mine) == 1:
            return _pending_words(g, mine[0], d.seat)
    return "Several abilities trigger. Which one first?"


def _pending_words(g: Game, p: Pending, seat: str) -> str:
    d = g.define(p.code)
    speech = Speech(d, reader=seat)
    return p.ability.say(speech).replace(speech.this, d.title)


def decision_view(g: Game, d: Decision) -> DecisionView:
    """A decision as the seat that must answer it sees it."""
    return DecisionView(
        id=d.id,
        prompt=_prompt(g, d),
        options=tuple(option_view(g, d, o) for o in d.options),
        minimum=d.minimum,
        maximum=d.maximum,
        step=d.step,
    )
