"""Resolving effects one after the other, triggers that are due, and abilities people use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.steps import AGAIN, ASK, END, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.language.base import Effect, alone
from engine.neon_hope.language.base import holds as met
from engine.neon_hope.language.grid import worth_asking
from engine.neon_hope.table.frames import Early, EffectsFrame, TogetherFrame
from engine.neon_hope.table.questions import Option, Question
from engine.neon_hope.table.state import SCRAP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.neon_hope.table.definitions import Ability, Trigger
    from engine.neon_hope.table.parts import Condition
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card

Due = tuple[int, int, str, str]
"""A trigger that is due: oid or 0, its index, the definition's code, and the seat that is "you"."""

NOBODY: Final[frozenset[str]] = frozenset()

EFFECTS = EffectsFrame.table = StepTable("effects")


@EFFECTS.row("effect", "the next effect resolves")
def _resolve(g: Game, f: EffectsFrame) -> Step:
    if not f.effects:
        return END
    effect = f.effects[0]
    assert isinstance(effect, Effect)
    outcome = effect.resolve(g, f)
    if outcome is ASK:
        return ASK
    rest = f.effects[1:]
    f.effects = outcome + rest if isinstance(outcome, tuple) else rest
    f.chosen, f.numbers = (), ()
    # Each effect has its own checkpoint; coming back to the same row would skip it.
    if g.state.dirty and g.state.stack:
        g.after_step()
    return AGAIN


TOGETHER = TogetherFrame.table = StepTable("questions to each at once (NH 13.1)", checked=False)


@TOGETHER.row("each", "what each is asked that does not depend on others is asked at once", each=True)
def _at_once(g: Game, f: TogetherFrame) -> Step:
    members = [frame for frame in reversed(g.state.stack[-1 - f.n : -1]) if isinstance(frame, EffectsFrame)]
    for member in members:
        keys = g.answered(f, member.seat)
        if keys is not None:
            f.said = (*f.said, (member.seat, keys))
    asked = {decision.seat for decision in g.state.decisions}
    for member in members:
        if member.seat in asked:
            continue
        while (question := _next_question(g, member, f)[1]) is not None:
            kind, options, n, private = question
            keys = g.reply(member.seat, kind, options, n, n, private)
            if keys is None:
                step = "S1" if kind == "stress" else ""
                about = member.source
                g.open(f, member.seat, kind, options, minimum=n, maximum=n, about=about, step=step)
                break
            f.said = (*f.said, (member.seat, keys))
    if g.state.decisions:
        return ASK
    for member in members:
        member.early = _next_question(g, member, f)[0]
    return END


def _next_question(
    g: Game, member: EffectsFrame, f: TogetherFrame
) -> tuple[tuple[Early, ...], Question | None]:
    """What the member was asked with its answers, and what it is to be asked next; None for nothing."""
    said = [keys for seat, keys in f.said if seat == member.seat]
    early: list[Early] = []
    effects = list(member.effects)
    while effects:
        effect = effects.pop(0)
        assert isinstance(effect, Effect)
        question = effect.question(g, member)
        if question is None:
            if not alone((effect,)):
                break
            continue
        if len(early) == len(said):
            return tuple(early), question
        keys = said[len(early)]
        early.append(Early(question.options, keys))
        effects[:0] = effect.chosen(keys)
    return tuple(early), None


# -- triggers ----------------------------------------------------------------------------------------------


class TriggersFrame(FrameBase, kw_only=True):
    """Effects due at the same moment; `decider` orders them (R-16)."""

    decider: str
    moment: str
    due: tuple[Due, ...] = ()


TRIGGERS = TriggersFrame.table = StepTable("effects due at a moment (R-16)")


@TRIGGERS.row("E1", "effects that are due resolve in any order")
def _next(g: Game, f: TriggersFrame) -> Step:
    if not f.due:
        return END
    number = 0
    if len(f.due) > 1:
        options = [Option(f"due:{i}", "trigger", oid, code) for i, (oid, _, code, _) in enumerate(f.due)]
        keys = g.ask(f, f.decider, "order", options)
        if keys is None:
            return ASK
        number = int(keys[0][4:])
    oid, index, code, seat = f.due[number]
    f.due = f.due[:number] + f.due[number + 1 :]
    trigger = find_trigger(g, oid, index, code)
    if trigger is None or not holds(g, trigger.condition, seat, oid, code):
        return AGAIN
    kind = OptionalFrame if trigger.optional else EffectsFrame
    task = g.task_frame
    target = task.oid if task is not None else 0
    g.push(kind(seat=seat, source=oid, code=code, effects=trigger.effects, target=target, cause=f.moment))
    return AGAIN


class OptionalFrame(EffectsFrame, kw_only=True):
    """An optional trigger: its effects resolve if the character wants them."""


OPTIONAL = OptionalFrame.table = StepTable("optional effects")


@OPTIONAL.row("may", "whether to")
def _may(g: Game, f: OptionalFrame) -> Step:
    if not worth_asking(f.effects, g, f):
        return END
    options = [Option("yes", "yes", f.source, f.code), Option("no", "no")]
    keys = g.ask(f, f.seat, "optional", options, about=f.source)
    if keys is None:
        return ASK
    if keys[0] == "no":
        return END
    do.emit(g, "triggers", seat=f.seat, code=do.source(g, f.source, f.code))
    return None


@OPTIONAL.row("effect", "the next effect resolves")
def _resolve_optional(g: Game, f: OptionalFrame) -> Step:
    return _resolve(g, f)


def sources(g: Game, seat: str, speaking: frozenset[str]) -> list[tuple[int, str]]:
    """What has triggers or abilities for a character, of the codes that have any: (oid, code).

    The character itself has 0, its environment a negative number.
    """
    if not speaking:
        return []
    hero = g.hero(seat)
    found = [(0, hero.code)] if hero.code in speaking else []
    environment = g.environment_of(hero.location)
    if environment in speaking:
        found.append((-1 - g.state.environments.index(environment), environment))
    places = (hero.location, "network", "community", f"play:{seat}")
    return found + [
        (card.oid, card.code)
        for card in g.state.cards.values()
        if card.code in speaking and card.place in places
    ]


def code_of(g: Game, seat: str, oid: int) -> str:
    """The definition of a source."""
    if oid > 0:
        return g.state.cards[oid].code
    return g.hero(seat).code if not oid else g.state.environments[-1 - oid]


def parts(g: Game, oid: int, code: str) -> tuple[tuple[Trigger, ...], tuple[Ability, ...]]:
    if oid > 0:
        card = g.state.cards.get(oid)
        if card is None:
            return (), ()
        face = g.face(card)
        return face.triggers, face.abilities
    found = g.scene(code) if oid < 0 else g.content[code]
    return getattr(found, "triggers", ()), getattr(found, "abilities", ())


def holds(g: Game, condition: Condition | None, seat: str, oid: int, code: str) -> bool:
    """Whether a condition printed on a card holds for a character."""
    if condition is None:
        return True
    task = g.task_frame
    about = EffectsFrame(seat=seat, source=oid, code=code, target=task.oid if task is not None else 0)
    return met(condition, g, about)


def find_trigger(g: Game, oid: int, index: int, code: str) -> Trigger | None:
    """A trigger that may have gone since it was noted."""
    card = g.card(oid)
    if card is not None and (card.place == SCRAP or card.place.startswith("set:")):
        return None
    triggers, _ = parts(g, oid, code)
    return triggers[index] if index < len(triggers) else None


def due(g: Game, moment: str, seat: str) -> tuple[Due, ...]:
    """The triggers of a moment for a character."""
    speaking = g.pack.moments.get(moment, NOBODY)
    return tuple(
        due for oid, code in sources(g, seat, speaking) for due in _due_of(g, moment, seat, oid, code)
    )


def due_everywhere(g: Game, moment: str) -> tuple[Due, ...]:
    """The triggers of a moment that is everybody's, each once (NH 20.2).

    "You" is its owner, else the first from the lead character whom it reaches; where nobody is, the lead.
    """
    speaking = g.pack.moments.get(moment, NOBODY)
    found = [(seat, source) for seat in g.from_lead() for source in sources(g, seat, speaking)]
    lead = g.state.lead
    found += [(lead, (-1 - i, code)) for i, code in enumerate(g.state.environments)]
    found += [(lead, (card.oid, card.code)) for card in g.in_play() if g.environment_of(card.place)]
    first = {source: seat for seat, source in reversed(found)}
    return tuple(
        due for source in dict.fromkeys(source for _, source in found)
        for due in _due_of(g, moment, first[source], *source)
    )  # fmt: skip


def _due_of(g: Game, moment: str, seat: str, oid: int, code: str) -> list[Due]:
    return [
        (oid, index, code, seat)
        for index, trigger in enumerate(parts(g, oid, code)[0])
        if trigger.on == moment and holds(g, trigger.condition, seat, oid, code)
    ]


def own(g: Game, moment: str, card: Card, seat: str) -> list[EffectsFrame]:
    """The triggers that a card has for a moment of its own, in the order they are printed (23)."""
    task = g.task_frame
    return [
        (OptionalFrame if trigger.optional else EffectsFrame)(
            seat=seat, source=card.oid, code=card.code, effects=trigger.effects,
            target=task.oid if task is not None else 0, cause=moment,
        )
        for trigger in g.face(card).triggers
        if trigger.on == moment and holds(g, trigger.condition, seat, card.oid, card.code)
    ]  # fmt: skip


def start_own(g: Game, moment: str, seat: str, oids: Sequence[int]) -> bool:
    """Start the triggers that cards in play have for a moment of their own: those of one card in the order
    they are printed, those of several cards in any order (R-16)."""
    speaking = g.pack.moments.get(moment, NOBODY)
    cards = [card for oid in oids if (card := g.card(oid)) is not None and card.code in speaking]
    found = {card.oid: frames for card in cards if (frames := own(g, moment, card, seat))}
    if len(found) > 1:
        due = tuple(due for oid in found for due in _due_of(g, moment, seat, oid, g.state.cards[oid].code))
        g.push(TriggersFrame(decider=seat, moment=moment, due=due))
        return True
    for frames in found.values():
        for frame in reversed(frames):
            g.push(frame)
    return bool(found)


# -- abilities ---------------------------------------------------------------------------------------------


def _limit(ability: Ability, index: int, oid: int, code: str) -> str:
    """How a use is noted: on the card, or on the character, there with the environment's code."""
    return f"{ability.once[:1]}{index}" + (f"@{code}" if oid < 0 else "")


def usable(g: Game, seat: str, kind: str, task: str = "") -> list[tuple[int, int]]:
    """(oid, index) of the abilities of a kind that the seat can use now. Character cards have oid 0."""
    found = []
    for oid, code in sources(g, seat, g.pack.usable.get(kind, NOBODY)):
        for index, ability in enumerate(parts(g, oid, code)[1]):
            if ability.kind == kind and not unusable(g, seat, oid, index, code, task):
                found.append((oid, index))
    return found


def unusable(g: Game, seat: str, oid: int, index: int, code: str, task: str = "") -> str:
    """What speaks against using an ability, actions apart; "" for nothing."""
    ability, card = parts(g, oid, code)[1][index], g.state.cards.get(oid)
    if ability.types and task not in ability.types:
        return "task"
    if not holds(g, ability.condition, seat, oid, code):
        return "condition"
    if ability.once and _limit(ability, index, oid, code) in used(g, seat, card):
        return f"once-{ability.once}"
    if ability.cost == "use" and (card is None or not card.uses):
        return "uses"
    return "" if does_something(g, ability, seat, oid, code) else "useless"


def does_something(g: Game, ability: Ability, seat: str, oid: int, code: str) -> bool:
    """Whether an ability could change anything for the better: what cannot is not offered."""
    task = g.task_frame
    target = task.oid if task is not None else 0
    f = EffectsFrame(seat=seat, source=oid, code=code, effects=ability.effects, target=target)
    return worth_asking(ability.effects, g, f)


def used(g: Game, seat: str, card: Card | None) -> list[str]:
    """Limits that are used up on a card, or on the character."""
    return (card.used if card is not None else g.hero(seat).used).split()


NAMED: Final = frozenset(("modify", "impact", "extra_reveal"))
"""Effects that are told with the card they come from."""


def use(g: Game, seat: str, oid: int, index: int, target: int = 0) -> None:
    """Use an ability: pay its cost, then its effects resolve (NH 22)."""
    card = g.state.cards.get(oid)
    code = code_of(g, seat, oid)
    ability = parts(g, oid, code)[1][index]
    named = all(effect.op in NAMED for effect in ability.effects)
    do.emit(g, "uses", seat=seat, code=do.source(g, oid, code), other="" if named else ability.kind)
    if ability.once:
        mark = " ".join((*used(g, seat, card), _limit(ability, index, oid, code)))
        if card is not None:
            do.set_card(g, oid, used=mark)
        else:
            do.set_hero(g, seat, used=mark)
    if card is not None and ability.cost == "use":
        do.set_card(g, oid, uses=card.uses - 1)
    elif card is not None and ability.cost == "recycle":
        do.recycle(g, oid)
    elif card is not None and ability.cost == "scrap":
        do.scrap(g, oid)
    g.push(
        EffectsFrame(
            seat=seat, source=oid, code=code, effects=ability.effects, target=target, cause="ability"
        )
    )


def forget_limits(g: Game, seat: str, which: str) -> None:
    """Limits of a turn ("t") or a round ("r") are over."""
    hero = g.hero(seat)
    if which in hero.used:
        do.set_hero(g, seat, used=_without(hero.used, which))
    for card in list(g.state.cards.values()):
        if which in card.used:
            do.set_card(g, card.oid, used=_without(card.used, which))


def _without(marks: str, which: str) -> str:
    return " ".join(mark for mark in marks.split() if not mark.startswith(which))
