"""Words for people: where the game stands, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.messages import DEFAULT, say, sentences
from engine.netrunner.language.instructions import AbilityFrame, TraceFrame
from engine.netrunner.language.spoken import called, paragraph
from engine.netrunner.language.wholes import resolving
from engine.netrunner.rules.dangers import to_come
from engine.netrunner.shown.asking import asking
from engine.netrunner.shown.labels import option_views
from engine.netrunner.shown.lines import NONE
from engine.netrunner.shown.log import describe
from engine.netrunner.shown.trace_words import trace_prompt
from engine.netrunner.shown.view import DecisionView
from engine.netrunner.table.edition import Role
from engine.netrunner.table.frames.runs import AccessFrame, RunFrame
from engine.netrunner.table.frames.windows import PaidWindowFrame, ReactionFrame
from engine.netrunner.table.knowledge import Reader, name_of, server_name
from engine.netrunner.table.questions import Decision
from engine.netrunner.table.state import CORP, GRIP, RUNNER, Pending

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

__all__ = ["decision_view", "describe", "step_of", "where"]


def step_of(g: Game) -> str:
    """Number of the step the game stands at."""
    if g.state.decisions:
        return g.state.decisions[0].step
    return ""


def _phase(g: Game) -> str:
    turn = g.turn_frame
    if turn is None or g.row_of(turn).phase == "discard":
        return "discard"
    table = g.table_of(turn)
    begun = table.next[turn.at] >= table.next[table.before[table.step(Role.ACTION_WINDOW)]]
    return "action" if begun else "start"


def where(g: Game, language: str = DEFAULT) -> str:
    """Where the game stands in plain words."""
    state = g.state
    if state.over is not None:
        return say(language, "nr-where-over")
    if not state.turn:
        return say(language, "nr-where-setup")
    run = g.run
    if run is None or not run.server:
        number = (state.turn + 1) // 2
        found = say(language, "nr-where-turn", seat=state.active, n=number, phase=_phase(g))
    else:
        server = server_name(run.server, language)
        found = say(language, "nr-where-run", server=server, doing=_run_words(g, run, language))
    trace = next((frame for frame in reversed(state.stack) if isinstance(frame, TraceFrame)), None)
    if trace is None or trace.evaded >= 0:
        return found
    # 10.8.2: what the Corp spends is seen by all before the Runner says what they spend.
    return say(language, "nr-where-trace", where=found, strength=trace.trace_strength(), link=g.link())


def _run_words(g: Game, run: RunFrame, language: str) -> str:
    server = g.state.servers.get(run.server)
    count = len(server.ice) if server is not None else 0
    gone = not run.ice and run.phase in ("approach", "encounter", "movement")
    if gone and run.phase == "movement" and run.position == count > 0:  # outward of all that is left
        return say(language, "nr-run-before", count=count)
    if not 0 <= run.position < count or (gone and run.phase != "movement"):
        count = 0
    nth = count - run.position
    if run.phase == "initiation":
        return say(language, "nr-run-starting")
    card = g.state.cards.get(run.ice)
    met = card is not None and card.faceup
    # Who was moved when an encounter ended approaches next what stands there, maybe facedown (6.2.8b).
    if run.phase == "approach" or (run.phase == "encounter" and count and not met and g.encounter is None):
        return say(language, "nr-run-approach", count=count, nth=nth)
    if run.phase == "encounter":
        ice = g.definition(card).title if card is not None and met else say(language, "nr-the-ice")
        return say(language, "nr-run-encounter", ice=ice, count=count, nth=nth)
    if run.phase == "movement":
        passed = nth - run.moved  # who has moved inward stands before what comes next (6.9.4d)
        if count:
            return say(language, "nr-run-past" if passed else "nr-run-before", count=count, nth=passed)
        return say(language, "nr-run-reaching")
    if run.phase == "success":
        accessing = any(isinstance(frame, AccessFrame) for frame in g.state.stack)
        return say(language, "nr-run-accessing" if accessing else "nr-run-breaching")
    return say(language, "nr-run-ending")


# -- decisions ------------------------------------------------------------------------------------------


_TITLED = frozenset((
    "run_server", "pay_way", "additional", "search", "may", "unless", "mode", "loop", "trash_like",
    "install_inward", "destination", "how_many", "card_type", "subtype", "card_name", "bid", "identity",
    "server", "faceup", "spare",
))  # fmt: skip
"""Kinds of decision whose question names the card that asks."""
_PLAIN = frozenset(("mulligan", "run_plan", "jack_out", "candidate", "payment", "memory", "keep"))


def _source_title(g: Game, d: Decision) -> str:
    card = g.state.cards.get(d.about) or g.state.last_known.get(d.about)
    return g.definition(card).title if card is not None and d.about else ""


_OF_INSTRUCTIONS = frozenset((
    "may", "unless", "target", "search", "how_many", "card_type", "subtype", "card_name", "mode", "server",
    "install", "play_from", "pile", "spare",
))  # fmt: skip
"""Kinds of decision that an instruction of a card asks for: the question is what the instruction says."""


def _instruction(g: Game, d: Decision, frame: object, reader: Reader) -> str:
    """What the instruction that asks does, said as the card says it; "" if no card asks."""
    if not isinstance(frame, AbilityFrame) or not frame.code or frame.index >= len(frame.effects):
        return ""
    effect = None if d.options[0].verb == "break" else asking(d, frame)
    if (
        effect is None or len(effect.targets()) > 1
    ):  # which of the targets is asked for, the card does not say
        return ""
    code = frame.code
    if effect is frame.effects[frame.index]:
        effect, _, _, code = resolving(frame)
    voice = called(g.define(code), d.seat)
    does = paragraph(voice.sentences((effect,)), voice, reader.language)
    return reader.say("nr-prompt-instruction", title=g.define(code).title, does=does)


def _prompt(g: Game, d: Decision, reader: Reader) -> str:
    kind = d.kind
    frame = g.state.stack[-1] if g.state.stack else None
    said = _instruction(g, d, frame, reader) if kind in _OF_INSTRUCTIONS else ""
    if said:
        return said
    if kind == "window" and isinstance(frame, PaidWindowFrame):
        return _window_prompt(g, d, frame, reader)
    if kind == "reaction":
        return _reaction_prompt(g, d, frame, reader)
    if kind == "access":
        return reader.say("nr-prompt-access", name=name_of(g, d.about, reader, place=True))
    if kind == "steal":
        able = "yes" if d.options[0].verb == "pay_steal" else "no"
        return reader.say("nr-prompt-steal", name=name_of(g, d.about, reader, place=True), able=able)
    if kind == "jack_out" and d.options[0].verb == "jack_out":
        return reader.say("nr-prompt-must-jack-out")
    if kind == "jack_out" and d.options[0].verb == "stay":
        return _let_go(g, d, reader)
    if kind in _PLAIN:
        return reader.say(f"nr-prompt-{kind.replace('_', '-')}")
    if kind == "action" and d.about:
        return reader.say("nr-prompt-card-action", title=_source_title(g, d))
    if kind == "action":
        return reader.say("nr-prompt-action", n=g.state.clicks[d.seat])
    if kind == "start_with":
        return reader.say("nr-prompt-start-with", n=d.minimum)
    if kind == "discard":
        return reader.say("nr-prompt-discard", n=d.minimum)
    if isinstance(frame, TraceFrame) and kind in ("trace", "link"):
        return trace_prompt(g, d, frame, _source_title(g, d), reader)
    if kind == "candidate_declare":
        return reader.say("nr-prompt-candidate-declare", name=name_of(g, d.about, reader))
    title = _source_title(g, d)
    if kind in _TITLED:
        return reader.say(f"nr-prompt-{kind.replace('_', '-')}", title=title)
    if kind == "discount":
        return reader.say("nr-prompt-discount", title=title)
    if kind == "held":
        return reader.say("nr-prompt-held", title=title)
    if kind == "separate":
        return reader.say("nr-prompt-separate", title=title)
    if kind == "next_subroutine" and d.seat == CORP:
        placed = d.options[0].key.startswith("placed:")
        return reader.say(f"nr-prompt-{'placed' if placed else 'gained'}-subroutines", title=title)
    if kind == "next_subroutine":
        return reader.say("nr-prompt-next-subroutine", title=title)
    if kind == "damaged":
        return reader.say("nr-prompt-damaged", title=title, n=d.maximum)
    if kind == "pay_with":
        return reader.say("nr-prompt-pay-with", title=title, n=d.minimum)
    if kind == "target":
        breaking = d.options[0].verb == "break"
        ranged = "no" if d.minimum == d.maximum else "yes"
        return reader.say(
            "nr-prompt-break" if breaking else "nr-prompt-target",
            title=title, least=d.minimum, most=d.maximum, range=ranged,
        )  # fmt: skip
    if kind == "interrupt":
        return reader.say("nr-prompt-interrupt", title=title or reader.say("nr-something"))
    return reader.say("nr-prompt")


def _let_go(g: Game, d: Decision, reader: Reader) -> str:
    """A card lets the Runner jack out: in the middle of an encounter, with what is still to come."""
    encounter, title = g.encounter, _source_title(g, d)
    if encounter is None:
        return reader.say("nr-prompt-may-jack-out", title=title)
    voice = called(g.definition(g.state.cards[encounter.ice]), d.seat)
    left = to_come(g)
    said = (paragraph(voice.sentences(sub.effects), voice, reader.language) for sub in left)
    does = sentences(reader.language, said)
    return reader.say(
        "nr-prompt-may-jack-out-amid", title=title, n=len(left), does=does or NONE,
        cards=len(g.state.zones[GRIP]),
    )  # fmt: skip


def _window_prompt(g: Game, d: Decision, w: PaidWindowFrame, reader: Reader) -> str:
    role, say = w.role, reader.say
    can = "yes" if any(option.verb not in ("pass", "plan_run") for option in d.options) else "no"
    if role == Role.APPROACH_WINDOW:
        if d.seat == RUNNER:
            return say("nr-prompt-ability")
        if can == "yes" and not any(o.verb == "rez" and o.oid == w.ice for o in d.options):
            can = "other"
        return say("nr-prompt-rez", ice=name_of(g, w.ice, reader, place=True), can=can)
    if role == Role.ENCOUNTER_WINDOW and d.seat == RUNNER:
        encounter = g.encounter
        met = g.state.cards[encounter.ice] if encounter is not None else None
        name = say("nr-the-ice")
        if met is not None:
            name = say("nr-with-strength", name=g.definition(met).title, strength=g.strength(met))
        return say("nr-prompt-encounter", name=name, n=len(g.unbroken()))
    if role == Role.MOVEMENT_WINDOW and d.seat == CORP:
        server = reader.server(g.run.server) if g.run is not None else say("nr-the-server")
        return say("nr-prompt-reaching", server=server, can=can)
    if role == Role.TURN_WINDOW and d.seat == CORP:
        return say("nr-prompt-begin", can=can)
    if d.seat == g.state.active and role == Role.ACTION_WINDOW:
        clicks = g.state.clicks[d.seat]
        return say("nr-prompt-turn", n=clicks) if clicks else say("nr-prompt-no-clicks")
    return say("nr-prompt-ability")


def _reaction_prompt(g: Game, d: Decision, frame: object, reader: Reader) -> str:
    if isinstance(frame, ReactionFrame):
        mine = [p for p in frame.pending if p.seat == d.seat and p.source]
        if len(mine) == 1:
            return _pending_words(g, mine[0], reader)
        if not mine:  # asked as whoever has such a card is
            return reader.say("nr-prompt-none-hidden")
    return reader.say("nr-prompt-triggers")


def _pending_words(g: Game, p: Pending, reader: Reader) -> str:
    d = g.define(p.code)
    voice = called(d, reader.seat)
    return paragraph(p.ability.clause(voice), voice, reader.language)


def decision_view(g: Game, d: Decision, language: str = DEFAULT) -> DecisionView:
    """A decision as the seat that must answer it sees it."""
    reader = Reader(d.seat, language)
    return DecisionView(
        id=d.id,
        prompt=_prompt(g, d, reader),
        options=option_views(g, d, reader),
        minimum=d.minimum,
        maximum=d.maximum,
        step=d.step,
    )
