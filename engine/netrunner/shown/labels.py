"""Words for people: what each option means and costs, and what is asked once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.views import Tone
from engine.messages import items, noted, parts
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.base import Amount, Bare
from engine.netrunner.language.spoken import Voice, short
from engine.netrunner.language.wording.costs import cost_before
from engine.netrunner.rules import prices
from engine.netrunner.rules.basic_actions import basic_cost
from engine.netrunner.rules.dangers import to_come
from engine.netrunner.rules.foreseen import unsettled
from engine.netrunner.shown import deeds
from engine.netrunner.shown.choice_labels import LONGEST, choice_label, in_words, recognises, stolen, trashing
from engine.netrunner.shown.effect_labels import rez_label
from engine.netrunner.shown.lines import NONE
from engine.netrunner.shown.marks import marks_of
from engine.netrunner.shown.slips import slip
from engine.netrunner.shown.view import OptionView
from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.frames.windows import InterruptFrame, PaidWindowFrame, ReactionFrame
from engine.netrunner.table.knowledge import Reader, name_of
from engine.netrunner.table.positions import to_go
from engine.netrunner.table.questions import Decision, Option, Verb
from engine.netrunner.table.state import ARCHIVES, CORP, GRIP, HEAP, HQ, RUNNER, seat_named
from engine.speech import known, price
from engine.speech.nodes import deed

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def ability_of(g: Game, oid: int, index: int) -> Paid:
    """The paid ability an option uses."""
    card = g.state.cards[oid]
    return dict(g.face(card).paid)[index]


def ability_words(g: Game, oid: int, index: int, reader: Reader) -> str:
    """ "Cleaver: Break up to 2 barrier subroutines · 1 credit". Numbers are what they are now."""
    card, paid, voice = g.state.cards[oid], ability_of(g, oid, index), _voice_of(g, oid, index, reader)
    does = short(voice.joined(paid.effects), voice, reader.language, infinitive=True)
    cost = prices.use_cost(g, card, paid, seat_named(reader.seat)).cost.summed()
    spent = price(known(reader.language), cost_before(cost, voice), voice.you, named=("this",))
    return reader.say("nr-option-ability", title=g.definition(card).title, does=does, cost=spent)


def ability_does(g: Game, oid: int, index: int, reader: Reader) -> str:
    """ "break up to 2 barrier subroutines": what an ability does, within a sentence."""
    voice = _voice_of(g, oid, index, reader)
    effects = voice.joined(ability_of(g, oid, index).effects)
    return short(effects, voice, reader.language, infinitive=True, capital=False)


def _voice_of(g: Game, oid: int, index: int, reader: Reader) -> Voice:
    card, paid = g.state.cards[oid], ability_of(g, oid, index)
    user = seat_named(reader.seat) if paid.by == "players" and reader.seat else card.side
    scope = Bare(user if paid.by in ("", "players") else paid.by, oid, card.code)  # type: ignore[arg-type]

    def value(amount: Amount) -> int | None:
        return None if unsettled(amount) else amount.value(g, scope)

    return Voice(g.definition(card), reader=reader.seat, value=value).used_by(scope.seat)


def trigger_words(g: Game, o: Option, reader: Reader) -> str:
    """ "Use Rezeki"; "Rezeki: Gain 1 credit" where several abilities wait, of which one card may have two."""
    frame = g.state.stack[-1]
    waiting = frame.pending if isinstance(frame, ReactionFrame | InterruptFrame) else ()
    mine = [p for p in waiting if p.seat == reader.seat]
    number = int(o.key.partition(":")[2])
    chosen = next((p for p in mine if p.number == number), None)
    effects = getattr(chosen.ability, "effects", ()) if chosen is not None else ()
    if chosen is None or len(mine) == 1 or not effects:
        # Whose ability it is knows the card, also one that was not seen before it was trashed.
        name = name_of(g, o.oid, reader) if chosen is None else g.define(chosen.code).title
        return reader.say("nr-option-use", name=name)
    d = g.define(chosen.code)
    voice = Voice(d, reader=reader.seat)
    does = short(deed(voice.sentences(effects)), voice, reader.language, infinitive=voice.own)
    return reader.say("nr-option-trigger", title=d.title, does=does)


_GROUPS = {
    "credit": "basic", "draw": "basic", "purge": "basic", "untag": "basic", "trash_resource": "basic",
    "break_all": "break", "install": "install", "install_trash": "install-trash",
    "install_faceup": "install", "play": "play",
    "run": "run", "advance": "advance", "action": "action", "use": "use", "rez": "rez", "score": "score",
    "plan_run": "rez", "trigger": "trigger",
}  # fmt: skip
_ORDER = (
    "score", "rez", "break", "play", "install", "run", "advance", "action", "use", "trigger", "choices",
    "basic", "install-trash",
)  # fmt: skip
"""The groups as they stand below each other in every question, so that no button wanders."""
_PLACES = {group: place for place, group in enumerate(_ORDER)}
_TONES: Final[dict[Verb, Tone]] = {"score": "win", "pay_steal": "win", "jack_out": "leave"}
_PASSING = frozenset((
    "pass", "access_done", "continue_run", "stay", "decline", "done", "do_not_pay", "no_candidate",
    "decline_steal", "find_nothing", "rez_nothing", "at_random",
))  # fmt: skip


def option_views(g: Game, d: Decision, reader: Reader) -> tuple[OptionView, ...]:
    """The options of a question as the seat that may choose reads them: no two labels are the same.

    Copies of a card, and cards that look the same from outside, are told apart by their servers, by their
    counters or by both, then by what else is shown of them; where nothing differs that is said, with a number
    in the order in which they are offered, which whoever is asked sees anyway.
    """
    told = [_label(g, d, o, reader) for o in d.options]
    cut = [_cut(label) for label in told]
    labels, twins = list(cut), [""] * len(cut)
    for same in {label for label in cut if cut.count(label) > 1}:
        alike = [i for i, label in enumerate(cut) if label == same]
        marks = marks_of(g, [d.options[i].oid for i in alike], reader)
        if len({_thing(g, d.options[i]) for i in alike}) == 1:
            for i in alike:
                twins[i] = cut[i]
        for i, mark in zip(alike, marks, strict=True):
            behind = noted(reader.language, "", mark) if mark else ""
            labels[i] = _cut(told[i], LONGEST - len(behind)) + behind
    several = d.maximum > 1 and any(twins)  # of which answers that read alike are one
    each = zip(d.options, labels, twins, strict=True)
    return tuple(_option_view(g, d, o, reader, label, twin, several) for o, label, twin in each)


def _thing(g: Game, o: Option) -> tuple[object, ...]:
    """What an option is about: copies of a card in a hand or a discard pile are one thing, all else is
    itself."""
    card = g.state.cards.get(o.oid)
    if card is None or card.zone not in (HQ, GRIP, ARCHIVES, HEAP):
        return (o.key,)
    return (o.verb, card.code, card.zone, card.faceup, o.to, o.n)


def _cut(label: str, most: int = LONGEST) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def _option_view(
    g: Game, d: Decision, o: Option, reader: Reader, label: str, twin: str, several: bool
) -> OptionView:
    card = g.state.cards.get(o.oid)
    shown = card is not None and (o.verb == "find" or recognises(g, card, d.seat))
    group, confirm = _GROUPS.get(o.verb, "choices"), slip(g, d, o, reader)
    placed = name_of(g, o.oid, reader) if o.verb in ("install", "install_trash") else ""
    return OptionView(
        key=o.key,
        label=label,
        group=reader.say(f"nr-group-{group}"),
        code=card.code if card is not None and shown else None,
        oid=o.oid or None,
        confirm=confirm,
        passing=o.verb in _PASSING,
        first=deeds.install(reader, placed) if placed else "",
        first_under=placed,
        twin=twin,
        name=(twin or label) if several else "",
        place=_PLACES[group],
        # Trashing first where nothing has to go, and purging nothing: legal, and hardly ever meant.
        rare=group == "install-trash" or (o.verb == "purge" and confirm is not None),
        tone="basic" if group == "basic" else "win" if stolen(g, o) else _TONES.get(o.verb, ""),
    )


_SIMPLE = frozenset((
    "keep_hand", "mulligan", "decline", "find_nothing", "no_target", "rez_nothing", "plan_run",
    "at_random", "faceup", "facedown",
))  # fmt: skip


_FROM_HAND = frozenset(("install", "install_trash", "install_faceup", "play"))
"""About cards that are in no server yet."""


def _label(g: Game, d: Decision, o: Option, reader: Reader) -> str:
    """The words of an option."""
    verb = o.verb
    if verb in _SIMPLE:
        return reader.say(f"nr-option-{verb.replace('_', '-')}")
    if verb == "done":
        return reader.say("nr-option-done", kind=d.kind)
    name = name_of(g, o.oid, reader) if o.oid else ""
    there = name_of(g, o.oid, reader, place=True) if o.oid and verb not in _FROM_HAND else name
    price, say = reader.price, reader.say
    if verb == "start_with":
        back = g.define(o.to).back  # of identities with several reverse sides (1.5.2) it tells them apart
        name = f"{g.define(o.to).title} / {g.define(back).title}" if back else g.define(o.to).title
        return say("nr-option-start-with", name=name)
    if verb in ("credit", "draw"):
        return deeds.basic(reader, verb)
    if verb == "purge":
        clicks = basic_cost(g, seat_named(d.seat), verb).cost.clicks
        return say("nr-costing", text=deeds.basic(reader, verb), cost=deeds.clicks(reader, clicks))
    if verb == "untag":
        return price(deeds.basic(reader, verb), basic_cost(g, seat_named(d.seat), verb).cost.credits)
    if verb in ("install", "install_trash", "install_faceup"):
        return _install_label(g, d, o, name, reader)
    if verb == "play":
        return price(deeds.with_card(reader, "play", name), o.n)
    if verb == "run":
        return _run_label(g, o, reader)
    if verb == "advance":
        card = g.state.cards[o.oid]
        have, text = card.advancement, deeds.with_card(reader, "advance", there)
        credits = basic_cost(g, seat_named(d.seat), verb, o.oid).cost.credits
        if g.face(card).type == AGENDA:
            need = g.advancement_requirement(card)
            return price(say("nr-option-advance-agenda", text=text, have=have, need=need), credits)
        return price(say("nr-option-advance", text=text, have=have), credits)
    if verb == "trash_resource":
        credits = basic_cost(g, seat_named(d.seat), "trash", o.oid).cost.credits
        return price(say("nr-option-tagged", text=deeds.with_card(reader, "trash", name)), credits)
    if verb == "trigger":
        return trigger_words(g, o, reader)
    if verb in ("action", "use"):
        return ability_words(g, o.oid, o.n, reader)
    if verb == "rez":
        return rez_label(g, o, deeds.with_card(reader, "rez", there), reader)
    if verb == "break_all":
        return price(say("nr-option-break-all", name=name), o.n)
    if verb == "score":
        points = g.definition(g.state.cards[o.oid]).facts.agenda_points or 0
        return say("nr-option-points", text=deeds.with_card(reader, "score", there), n=points)
    if verb == "pass":
        return say(_pass_words(g, d))
    if verb == "continue_run":
        return _continue_words(g, reader)
    if verb == "stay":
        return _stay_words(g, reader)
    if verb == "jack_out":
        return say("nr-option-jack-out")
    if verb == "go_on":
        return say("nr-option-go-on-unless")
    return choice_label(g, d, o, name, there, reader)


def _run_label(g: Game, o: Option, reader: Reader) -> str:
    """ "Run on HQ", with what it costs beside a click (1.16.10b), and what is meant to replace the breach."""
    label = reader.say("nr-option-run", server=reader.server(o.to))
    if o.oid:
        name = g.definition(g.state.cards[o.oid]).title
        label = reader.say("nr-option-run-instead", run=label, name=name)
    clicks = basic_cost(g, seat_named(reader.seat), "run", server=o.to).cost.clicks
    extra = prices.run_cost(g, o.to)
    costs = [deeds.clicks(reader, clicks)] if clicks > 1 else []
    if extra is not None:
        costs.append(in_words(g, extra, reader))
    return reader.say("nr-costing", text=label, cost=items(reader.language, costs)) if costs else label


def _install_label(g: Game, d: Decision, o: Option, name: str, reader: Reader) -> str:
    say = reader.say
    hosted = d.seat == RUNNER or o.to.startswith("@")
    server = "" if hosted else o.to
    ice = g.face(g.state.cards[o.oid]).type == ICE
    host = name_of(g, int(o.to[1:]), reader) if o.to.startswith("@") else ""
    label = deeds.install(reader, name, server, host, ice=ice)
    if o.verb == "install":
        return reader.price(label, o.n)
    if o.verb == "install_faceup":
        return reader.price(say("nr-option-installing-faceup", text=label), o.n)
    return trashing(g, o, label, deeds.install(reader, name), reader)


def _pass_words(g: Game, d: Decision) -> str:
    """Which message passing is."""
    frame = g.state.stack[-1] if g.state.stack else None
    if isinstance(frame, ReactionFrame):
        one = sum(p.seat == d.seat for p in frame.pending) == 1
        return "nr-pass-trigger" if one else "nr-pass-triggers"
    if isinstance(frame, PaidWindowFrame):
        role = frame.role
        if role == Role.ENCOUNTER_WINDOW and d.seat == RUNNER:
            return "nr-pass-encounter" if g.unbroken() else "nr-pass-go-on"
        if role in (Role.APPROACH_WINDOW, Role.MOVEMENT_WINDOW) and d.seat == CORP:
            verbs = {option.verb for option in d.options}
            if "use" in verbs and "rez" not in verbs:  # abilities alone are asked about
                return "nr-pass-go-on"
            return "nr-pass-rez" if role == Role.APPROACH_WINDOW else "nr-pass-rez-nothing"
        if role == Role.TURN_WINDOW and d.seat == CORP:
            return "nr-pass-begin"
        mine = d.seat == g.state.active
        if role == Role.ACTION_WINDOW and mine and g.state.clicks[d.seat] == 0:
            return "nr-pass-end"
    return "nr-pass"


def _continue_words(g: Game, reader: Reader) -> str:
    left = to_go(g)
    return reader.say("nr-go-on-ice", n=left) if left else reader.say("nr-go-on-server")


def _stay_words(g: Game, reader: Reader) -> str:
    """What comes next where a card lets the Runner jack out, which may be in the middle of anything."""
    encounter = g.encounter
    if encounter is not None:
        left = to_come(g)
        voice = Voice(g.definition(g.state.cards[encounter.ice]), reader=reader.seat)
        does = parts(
            reader.language, (short(voice.joined(sub.effects), voice, reader.language) for sub in left)
        )
        full = reader.say("nr-stay-subroutines", n=len(left), does=does or NONE)
        return full if len(full) <= LONGEST else reader.say("nr-stay-subroutines", n=len(left), does=NONE)
    if g.breach is not None or g.accessed:
        return reader.say("nr-stay-breach")
    return _continue_words(g, reader)
