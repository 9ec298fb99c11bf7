"""What each option means, in words, with what it costs and how likely it succeeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel.views import OptionView
from engine.messages import items, noted
from engine.neon_hope.changes import bought
from engine.neon_hope.language.amounts import fixed
from engine.neon_hope.language.grid import adds
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.language.wording.flow import option
from engine.neon_hope.rules import commitments, effects
from engine.neon_hope.rules.effects import parts
from engine.neon_hope.shown.info import action_text
from engine.neon_hope.shown.lines import action_line, run_on, text_before
from engine.neon_hope.shown.wording import Namer
from engine.neon_hope.table import chances
from engine.neon_hope.table.frames import EffectsFrame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.decisions import Decision, Option
    from engine.neon_hope.table.definitions import Ability
    from engine.neon_hope.table.queries import Game

LONGEST = 100
FIRST, ABLE, AIMED = 1, 2, 3
"""Where the groups of an action stand."""
PASSING = frozenset(("end", "done", "go_on", "no", "no_card", "back", "looked"))
GROUPS = {
    "investigate": "tasks", "support": "tasks", "fight": "tasks", "hack": "tasks", "move": "move",
    "activate": "abilities", "free": "abilities", "use": "abilities", "focus": "focus", "play": "cards",
    "discard": "cards", "spend_hope": "hope", "charge": "charges", "charges": "charges",
    "team": "charges", "flex": "charges",
    "buy": "tools", "buys": "tools", "direct": "tasks", "boosted": "boosted",
}  # fmt: skip
TASKS = frozenset(verb for verb, group in GROUPS.items() if group == "tasks")


def option_view(g: Game, d: Decision, o: Option, namer: Namer) -> OptionView:
    """An option for the seat that is asked."""
    if o.verb in TASKS:
        (label, under), confirm = _task(g, d, o, namer), None
    else:
        (label, confirm), under = _label(g, d, o, namer), ""
    place, group = _group(g, d, o, namer)
    label, under = _begun(label), _begun(under)
    return OptionView(
        key=o.key,
        label=label,
        group=group,
        place=place,
        under=under if place == AIMED else "",
        wide=namer.say("nh-group", group="tasks") if place == AIMED else "",
        shortcut=o.verb in ("direct", "boosted", "buys"),
        code=_code(g, o),
        oid=o.oid if o.oid > 0 else None,
        confirm=confirm,
        passing=o.verb in PASSING,
        about=text_before(g, o, namer),
        name=_name(o, label, namer),
    )


def _begun(label: str) -> str:
    """A label as it begins on a button: what it names may be a word that is small within a sentence."""
    return label[:1].upper() + label[1:]


def _name(o: Option, label: str, n: Namer) -> str:
    """What it is called in short: a way to a place without who is there, a card without what it gives."""
    if o.verb == "spend_hope":
        return n.say("nh-hope")
    return n.say("nh-option-move", place=n.place(o.to)) if o.verb == "move" else label.partition(" · ")[0]


def _group(g: Game, d: Decision, o: Option, n: Namer) -> tuple[int, str]:
    """Where an option's group stands, and its heading. Of actions moving comes first, with what can always be
    done; then abilities, and tasks by what they are aimed at."""
    group = GROUPS.get(o.verb, "choices")
    if d.kind not in ("action", "begin"):
        return 0, n.say("nh-group", group=group)
    if group == "tasks":
        return AIMED, n.card(g.state.cards[o.oid])
    return (
        (ABLE, n.say("nh-group", group=group))
        if group == "abilities"
        else (FIRST, n.say("nh-group", group="move"))
    )


def _code(g: Game, o: Option) -> str | None:
    """The card an option is about: of a task with a card, what the task is on."""
    if o.verb == "direct":
        return g.state.cards[o.oid].code
    return o.to if o.to in g.content else None


def _label(g: Game, d: Decision, o: Option, n: Namer) -> tuple[str, str | None]:
    verb, say = o.verb, n.say
    if verb == "boosted":
        return _boosted(g, d, o, n), None
    if verb == "move":
        return _move(g, d, o, n), None
    if verb in ("activate", "free", "use"):
        return _ability(g, d, o, n), None
    if verb == "focus":
        left = g.hero(d.seat).endurance - 1
        confirm = say("nh-confirm-exhausting") if left <= 0 else None
        return say("nh-option-focus", n=left), confirm
    if verb == "end":
        confirm = say("nh-confirm-end", n=o.n) if o.n > 0 and d.kind == "action" else None
        return say("nh-option-end"), confirm
    if verb in ("play", "no_card"):
        return _card(g, o, n), None
    if verb in ("charge", "charges", "team", "flex"):
        return _charge(g, d, o, n), None
    if verb in ("discard", "take_back", "hand", "universal") and o.to in g.pack.actions:
        return action_line(g.action(o.to), n), None
    if verb in ("buy", "buys"):
        return _buying(g, d, o, n), None
    if verb == "side":
        return n.code(o.to, back=bool(o.n)), None
    if verb in ("follower", "character"):
        return n.hero(o.to), None
    if verb == "token":
        return n.token(o.to) if d.kind == "support" else n.attribute(o.to), None
    if verb == "take":
        return n.token(o.to), None
    if verb == "slot":
        return say("nh-slot", kind=o.to), None
    if verb in ("archive", "shape"):
        return n.modifier(o.to), None
    if verb in ("die_face", "recharge"):
        return n.attribute(o.to), None
    if verb == "choice":
        return _choice(g, d, o, n), None
    if verb in ("yes", "no", "done", "back", "begin", "go_on", "looked", "spend_hope"):
        return say(f"nh-option-{verb.replace('_', '-')}", n=o.n), None
    return _about(g, o, n), None


def _about(g: Game, o: Option, n: Namer) -> str:
    """Whatever the option is about: a card in play, a card, a place."""
    card = g.card(o.oid)
    if card is not None:
        return n.card(card)
    if o.to in g.content:
        return n.code(o.to)
    return n.place(o.to) if ":" in o.to else o.to


def _task(g: Game, d: Decision, o: Option, n: Namer) -> tuple[str, str]:
    """A task by itself, or with the card that is played in it and what is used beside it: alone, and below
    the name of what it is aimed at. “…” says that its card is asked for, where a shortcut asks nothing."""
    card = g.state.cards[o.oid]
    face = g.face(card)
    task = face.tasks[o.n]
    said: dict[str, str | int] = {
        "type": task.type, "card": n.card(card), "attribute": n.attribute(task.attribute)
    }  # fmt: skip
    if o.verb == "direct":
        added = tuple(o.key.split("+")[2:])
        names = _named(g, d.seat, o, added, task.attribute, n) or [n.say("nh-no-card")]
        base, words = commitments.given(g, d.seat, o.to, added)
        likely = n.percent(chances.of_task(g, d.seat, task, base, (*face.keywords, *words)))
        said |= {
            "action": " + ".join(names),
            "chance": items(n.language, (likely, *_prices(g, d.seat, o, added, n))),
        }
    else:
        said |= {
            "value": g.attribute(d.seat, task.attribute, task.type), "difficulty": task.difficulty,
            "chance": n.percent(chances.of_task(g, d.seat, task, keywords=face.keywords)),
            "asks": "yes" if any(other.key.startswith(f"{o.key}+") for other in d.options) else "no",
        }  # fmt: skip
    name = "nh-option-direct" if o.verb == "direct" else "nh-option-task"
    return n.say(name, stands="alone", **said), n.say(name, stands="under", **said)


def _boosted(g: Game, d: Decision, o: Option, n: Namer) -> str:
    """A card, or none, with the abilities and charges that are used beside it."""
    task = g.task
    assert task is not None
    added = tuple(o.key.split("+")[1:])
    names = _named(g, d.seat, o, added, task.attribute, n)
    base, words = commitments.given(g, d.seat, o.to, added)
    likely = n.percent(chances.of_running(g, task, base, words))
    return f"{' + '.join(names)} · {items(n.language, (likely, *_prices(g, d.seat, o, added, n)))}"


def _prices(g: Game, seat: str, o: Option, added: tuple[str, ...], n: Namer) -> list[str]:
    """What is paid for what is named with a card, charges apart, which are named themselves."""
    found = []
    for boost in added:
        if boost == commitments.MAY:
            may = commitments.offer(g.action(o.to))
            stress = (
                sum(fixed(e.n) or 0 for e in may.effects if isinstance(e, Stress)) if may is not None else 0
            )
            found += [n.say("nh-price-stress", n=stress)] if stress else []
            continue
        ability = commitments.ability(g, seat, boost)
        found += [n.say("nh-ability-cost", cost=ability.cost)] if ability is not None and ability.cost else []
    return found


def differences(g: Game, d: Decision, options: Sequence[OptionView], n: Namer) -> tuple[OptionView, ...]:
    """The options; where several ways of one task are equally likely, each says what it does besides."""
    ways = [(o.key.partition("+")[0] if o.verb == "direct" else d.kind, o) for o in d.options]
    chance = [view.label.rpartition(" · ")[2].partition("%")[0] for view in options]
    alike = [
        (task, likely) if o.verb in ("direct", "boosted", "play") else None
        for (task, o), likely in zip(ways, chance, strict=True)
    ]
    return tuple(
        replace(view, about=_besides(g, d.seat, o, n)) if same and alike.count(same) > 1 else view
        for view, (_, o), same in zip(options, ways, alike, strict=True)
    )


def _besides(g: Game, seat: str, o: Option, n: Namer) -> str:
    """What a card and what is used beside it do, apart from the chance."""
    v = n.voice(o.to)
    action = g.action(o.to) if o.to else None
    impacts = [n.say("nh-impacts", n=action.impacts)] if action is not None and action.impacts else []
    said = list(action_text(g.pack, action, n.language, alone=v.alone)) if action is not None else []
    for boost in o.key.split("+")[2 if o.verb == "direct" else 1 :]:
        ability = commitments.ability(g, seat, boost) if boost != commitments.MAY else None
        said += [v.sentences(ability.effects)] if ability is not None else []
    return run_on(n.language, [*impacts, *said]) if said or impacts else n.say("nh-only-chance")


def _named(g: Game, seat: str, o: Option, added: tuple[str, ...], attribute: str, n: Namer) -> list[str]:
    """The names of a card, if one is played, and of what is used beside it."""
    names = [n.words(g.action(o.to).name)] if o.to else []
    if commitments.MAY in added:
        names = [n.say("nh-with-may", card=name) for name in names]
    for boost in added:
        if boost == commitments.MAY:
            continue
        kind, number = boost.split(".")[:2]
        if kind == "charge":
            names.append(n.say("nh-attribute-token", attribute=n.attribute(attribute)))
        else:
            card = g.card(int(number))
            named = n.say("nh-own-ability") if not int(number) else ""
            names.append(named or (n.card(card) if card else n.code(effects.code_of(g, seat, int(number)))))
    return names


def _move(g: Game, d: Decision, o: Option, n: Namer) -> str:
    there = [n.hero(seat) for seat in g.at_location(o.to)]
    there += [n.card(card) for card in g.at(o.to)]
    place = n.place(o.to)
    if g.access(o.to) == "closing":
        place = n.say("nh-place-access", place=place, access="closing")
    if d.kind not in ("action", "begin") or not there:
        return n.say("nh-option-move", place=place)
    return n.say("nh-option-move-there", place=place, there=items(n.language, there))


def _ability(g: Game, d: Decision, o: Option, n: Namer) -> str:
    index = int(o.key.rpartition(":")[2])
    ability = parts(g, o.oid, o.to)[1][index]
    text = n.voice(o.to).sentences(ability.effects)
    costs = [n.say("nh-ability-cost", cost=cost) for cost in _costs(ability) if cost]
    card = g.card(o.oid)
    name = n.card(card) if card is not None else n.code(o.to)
    price = noted(n.language, "", items(n.language, costs)) if costs else ""
    boost, reveals = adds(ability.effects)
    if g.task is None or not (boost or reveals):
        return n.say("nh-option-ability", card=name, cost=price, text=text)
    return n.say("nh-option-boost", card=name, cost=price, text=text, change=_change(g, n, boost, reveals))


def _change(g: Game, n: Namer, bonus: int, reveals: int = 0) -> str:
    """What becomes of the chance to succeed; where it stays as it is, of danger and retreat."""
    task = g.task
    assert task is not None
    before, after = chances.outlook(g, task), chances.outlook(g, task, bonus, reveals)
    changed = {
        what: n.say("nh-odds", what=what, now=n.percent(before[what]), then=n.percent(likely))
        for what, likely in after.items()
        if chances.percent(before[what]) != chances.percent(likely)
    }
    if "success" in changed:
        return changed["success"]
    stays = n.percent(before["success"])
    return items(n.language, [stays, *changed.values()]) if changed else n.say("nh-odds-hardly", now=stays)


def _costs(ability: Ability) -> tuple[str | None, ...]:
    """What using it takes (NH 6.3, 10)."""
    return ("action" if ability.kind == "activate" else None, ability.cost)


def _card(g: Game, o: Option, n: Namer) -> str:
    task = g.task
    assert task is not None
    if o.verb == "no_card":
        return n.say("nh-option-no-card", chance=n.percent(chances.of_running(g, task)))
    action = g.action(o.to)
    extras = [f"{action.bonus:+d}".replace("-", "−")] if action.bonus else []
    if action.impacts:
        extras.append(n.say("nh-impacts", n=action.impacts))
    extras.append(n.percent(chances.of_running(g, task, *commitments.given(g, task.seat, o.to, ()))))
    text = n.voice(o.to).sentences(action.on_play)
    line = f"{n.words(action.name)} · {' · '.join(extras)}"
    return f"{line} · {text}" if text else line


def _charge(g: Game, d: Decision, o: Option, n: Namer) -> str:
    task = g.task
    assert task is not None
    token = n.attribute(o.to)
    if o.verb == "team":
        return n.say("nh-option-team", attribute=token)
    more = chances.CHARGE * max(o.n, 1)
    change = _change(g, n, more)
    if o.n > 1:
        return n.say("nh-option-charges", n=o.n, more=more, attribute=token, change=change)
    return n.say("nh-option-charge", attribute=token, change=change)


def _buying(g: Game, d: Decision, o: Option, n: Namer) -> str:
    """Tools that are bought; "only" where more could be paid for, and nothing more is asked."""
    oids, goes_on = bought(o.key)
    names = [n.card(g.state.cards[oid]) for oid in oids]
    ends = not goes_on or isinstance(g.asking(d.seat), EffectsFrame)
    left = g.hero(d.seat).resources - o.n
    more = any(card.oid not in oids and price <= left for card, price in g.tools_for_sale(d.seat))
    return n.say("nh-option-buy", card=" + ".join(names), n=o.n, only="yes" if ends and more else "no")


def _choice(g: Game, d: Decision, o: Option, n: Namer) -> str:
    top = g.asking(d.seat)
    assert isinstance(top, EffectsFrame)
    options = top.effects[0].options  # type: ignore[attr-defined]  # who asks for a "choice" has them
    v = n.voice(top.code)
    return v.label(option(options[o.n], v))
