"""Where the game stands and what is asked, in a language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel.views import DecisionView, OptionView
from engine.messages import items, labelled, noted
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.wording.flow import question
from engine.neon_hope.rules.stress import FocusFrame, ThresholdFrame
from engine.neon_hope.shown.labels import LONGEST, differences, option_view
from engine.neon_hope.shown.wording import Namer
from engine.neon_hope.table import chances
from engine.neon_hope.table.frames import ActivationFrame, EffectsFrame, ResolveFrame, TaskFrame
from engine.neon_hope.table.likely import weights

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision
    from engine.neon_hope.table.queries import Game

STEP_TEXT = frozenset(
    (
        "begin", "go_on", "play", "charges", "help", "task_ability", "stress", "focus_cards", "buy",
        "support", "slot", "follower", "order", "universal", "starting_hand", "tool_side", "enemy_moves",
        "another", "target", "attribute", "recharge", "move", "take_back", "rolled", "archive",
        "analyse_modifiers", "analyse_encounters", "shape_modifiers", "action", "optional",
    )
)  # fmt: skip
"""Kinds of question with a prompt of their own: `nh-prompt-<kind>`."""
DOING = frozenset(("another", "target", "attribute"))
"""Kinds of question that say what is done with what is chosen: only the card of the effect would not tell."""


ROOM = "99"
"""The longest number behind a label."""
CHARGED = re.compile(r"\b(?:charge|team|flex|flexteam)[:.](\d+(?:\+\d+)*)")
"""Of an option's key: the places of the tokens it spends charges of."""


def step_of(g: Game) -> str:
    """Number of the step the game stands at."""
    return g.state.decisions[0].step if g.state.decisions else ""


def where(g: Game, language: str) -> str:
    """Where the game stands in plain words."""
    n = Namer(g, language)
    state = g.state
    if state.over is not None:
        return n.say("nh-where-over")
    if state.phase == "setup":
        return n.say("nh-where-setup")
    if state.phase == "encounter":
        card = next((f.code for f in reversed(state.stack) if isinstance(f, ResolveFrame)), "")
        if card and state.active:
            return n.say(
                "nh-where-encounter-card", n=state.round, hero=n.hero(state.active), card=n.code(card)
            )
        return n.say("nh-where-encounter", n=state.round)
    if not state.active:
        return n.say("nh-where-between", n=state.round)
    task = g.task
    if task is not None and g.card(task.oid) is not None:
        return n.say(
            "nh-where-task", n=state.round, hero=n.hero(task.seat), type=task.kind,
            card=n.card(g.state.cards[task.oid]),
        )  # fmt: skip
    return n.say(
        "nh-where-turn", n=state.round, hero=n.hero(state.active), actions=g.hero(state.active).counters
    )


def told_apart(
    options: Sequence[OptionView], language: str, notes: Mapping[str, str] | None = None
) -> tuple[OptionView, ...]:
    """The options with different labels: what is called the same has its note behind it (`notes`, by key)
    where those differ, else it is numbered in the order it is offered."""
    labels = [option.label for option in options]
    said = [(notes or {}).get(option.key, "") for option in options]
    # Long ones make room for what is behind them first, which may make more of them alike.
    labels = [
        _cut(label, LONGEST - len(noted(language, "", note or ROOM))) if labels.count(label) > 1 else label
        for label, note in zip(labels, said, strict=True)
    ]
    found = []
    for i, (option, label) in enumerate(zip(options, labels, strict=True)):
        alike = [said[other] for other, same in enumerate(labels) if same == label]
        differ = all(alike) and len(set(alike)) == len(alike)
        note = said[i] if differ else str(labels[: i + 1].count(label))
        under = noted(language, option.under, note) if option.under else ""
        found.append(
            replace(option, label=noted(language, label, note), under=under) if len(alike) > 1 else option
        )
    return tuple(found)


def _spent_from(g: Game, d: Decision, n: Namer) -> dict[str, str]:
    """What tells apart options that spend charges of tokens alike: how many are left on each, by key."""
    tokens, found = g.hero(d.seat).tokens, dict[str, str]()
    for option in d.options:
        places = [int(place) for named in CHARGED.findall(option.key) for place in named.split("+")]
        if places and max(places) < len(tokens):
            left = items(n.language, (str(tokens[place].charges) for place in places))
            found[option.key] = n.say("nh-charges-left", n=left)
    return found


def _cut(label: str, most: int) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def decision_view(g: Game, d: Decision, language: str) -> DecisionView:
    """An open question for the seat that is asked."""
    n = Namer(g, language)
    views = differences(g, d, [option_view(g, d, option, n) for option in d.options], n)
    said = told_apart(views, language, _spent_from(g, d, n))
    return DecisionView(
        id=d.id,
        prompt=prompt(g, d, n),
        options=tuple(replace(o, weight=w) if w else o for o, w in zip(said, weights(g, d), strict=True)),
        minimum=d.minimum,
        maximum=d.maximum,
        step=f"NH-{d.step}",
        quick=True,
        silence=d.silence or None,
    )


def prompt(g: Game, d: Decision, n: Namer) -> str:
    """What is asked, and why now."""
    top = g.asking(d.seat)
    card = g.card(d.about)
    about = n.card(card) if card is not None else ""
    v = n.voice(top.code if isinstance(top, EffectsFrame) else "")
    if d.kind == "may" and isinstance(top, EffectsFrame):
        offer = top.effects[0]
        assert isinstance(offer, MayDo)
        return _because(n, top, question(offer, v))
    if d.kind == "choose" and isinstance(top, EffectsFrame):
        return _because(n, top, n.say("nh-prompt-choose"))
    if d.kind == "offer" and isinstance(top, EffectsFrame):
        return _because(n, top, n.say("nh-prompt-offer"))
    if d.kind not in STEP_TEXT:
        return n.say("nh-prompt-other")
    hero = g.hero(d.seat)
    task = g.task
    arguments: dict[str, str | int] = {
        "card": about, "n": d.minimum, "most": d.maximum, "actions": hero.counters, "hand": len(hero.hand),
        "hope": hero.hope, "resources": hero.resources, "endurance": hero.endurance, "hero": "", "value": 0,
        "difficulty": 0, "attribute": "", "chance": "", "type": "", "race": len(g.state.decisions),
        "danger": 0, "text": "", "ends": "no", "covers": "no", "gives": "more",
    }  # fmt: skip
    if task is not None:
        arguments |= {
            "hero": n.hero(task.seat), "value": task.value, "difficulty": task.difficulty,
            "attribute": n.attribute(task.attribute), "type": task.kind,
            "chance": n.percent(chances.of_running(g, task)), "danger": task.danger or 0,
        }  # fmt: skip
    if d.kind == "action" and hero.counters == 1 and len(hero.hand) > 1 and not g.orders(d.seat).full_control:
        arguments["ends"] = "yes"  # without a question (C2)
    if d.kind in ("charges", "help") and any(option.verb == "team" for option in d.options):
        adds = any(option.verb in ("charge", "charges", "flex") for option in d.options)
        arguments["gives"] = "either" if adds else "impact"  # 28.8
    if d.kind == "slot" and card is not None and g.is_enemy(card):
        covering = {"stress", "surveillance"} & {option.to for option in d.options}
        arguments["covers"] = "yes" if covering else "no"
    if d.kind in DOING and isinstance(top, EffectsFrame):
        arguments["text"] = v.sentences(top.effects[:1])
    if d.kind == "optional" and isinstance(top, EffectsFrame):
        arguments["text"] = v.sentences(top.effects)
        arguments["card"] = about or n.code(top.code)
    if d.kind == "go_on":
        others = (n.hero(other.seat) for other in g.state.decisions if other.seat != d.seat)
        arguments["hero"] = items(n.language, others)
    text = n.say(f"nh-prompt-{d.kind.replace('_', '-')}", **arguments).strip()
    if isinstance(top, EffectsFrame) and d.kind != "stress":
        return _because(n, top, text) if d.kind != "optional" else text
    why = cause(g, n) if d.kind == "stress" or isinstance(top, FocusFrame) else ""
    return n.say("nh-because", cause=why, text=text) if why else text


def cause(g: Game, n: Namer) -> str:
    """Why somebody suffers stress or has to focus: the card, threshold or danger; "" if that is plain."""
    for frame in reversed(g.state.stack):
        if isinstance(frame, FocusFrame):
            return "" if frame.voluntary else n.say("nh-cause-empty")
        if isinstance(frame, ThresholdFrame):
            return n.say("nh-cause-threshold", n=frame.threshold)
        if isinstance(frame, ActivationFrame):
            return n.say("nh-cause-attack")
        if isinstance(frame, TaskFrame):
            return n.say("nh-cause-danger", card=n.code(frame.code))
        if isinstance(frame, EffectsFrame) and frame.cause != "threshold":
            card = g.card(frame.source)
            name = n.card(card) if card is not None else n.code(frame.code) if frame.code else ""
            if name:
                return name
    return ""


def _because(n: Namer, frame: EffectsFrame, text: str) -> str:
    """The question, after the card that makes it be asked."""
    card = n.g.card(frame.source)
    name = n.card(card) if card is not None else n.code(frame.code) if frame.code else ""
    return labelled(n.language, name, text) if name else text
