"""English for people: what each option means and costs, and what is asked once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import Decision, Option
from engine.netrunner.abilities import AbilityFrame
from engine.netrunner.access import steal_cost
from engine.netrunner.definitions import AGENDA, ICE
from engine.netrunner.knowledge import knows, name_of, server_name
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.flow import ChooseOne, May, MayPay, Unless
from engine.netrunner.language.text import Speech
from engine.netrunner.manipulation import excludes
from engine.netrunner.state import CORP, RUNNER
from engine.netrunner.view import OptionView
from engine.netrunner.windows import PaidWindowFrame, ReactionFrame

if TYPE_CHECKING:
    from engine.netrunner.game import Game


LONGEST = 80
"""Characters of a label; what is longer is cut."""


def money(n: int) -> str:
    """ "free", "1 credit", "3 credits"."""
    return "free" if n == 0 else "1 credit" if n == 1 else f"{n} credits"


def price(text: str, n: int) -> str:
    """A label with its price behind it."""
    return f"{text} · {money(n)}"


def ability_of(g: Game, oid: int, index: int) -> Paid:
    """The paid ability an option uses."""
    card = g.state.cards[oid]
    return dict(g.definition(card).paid)[index]


def ability_words(g: Game, oid: int, index: int, seat: str) -> str:
    """ "Cleaver: Break up to 2 barrier subroutines · 1 credit". Numbers are what they are now."""
    card = g.state.cards[oid]
    d = g.definition(card)
    scope = g.scope(card)
    speech = Speech(d, reader=seat, value=lambda amount: amount.value(g, scope))
    paid = ability_of(g, oid, index)
    does = speech.joined(paid.effects).partition(". ")[0].replace(speech.this, "it")
    does = speech.capital(does)
    return f"{d.title}: {does} · {paid.cost.say(speech).replace(speech.this, 'it')}"


def _destination(g: Game, oid: int, server: str) -> str:
    kind = g.definition(g.state.cards[oid]).type
    if kind == ICE:
        return f"protecting {server_name(server)}"
    return f"in {server_name(server)}"


GROUPS = {
    "credit": "Basic actions", "draw": "Basic actions", "purge": "Basic actions", "untag": "Basic actions",
    "break_all": "Break", "install": "Install", "install_trash": "Install, trashing other cards first",
    "play": "Play",
    "run": "Run", "advance": "Advance", "trash_resource": "Basic actions", "action": "Card actions",
    "use": "Abilities", "rez": "Rez", "score": "Score", "trigger": "Triggered abilities",
}  # fmt: skip


def option_view(g: Game, d: Decision, o: Option) -> OptionView:
    label, confirm = _label(g, d, o)
    passing = o.verb in (
        "pass", "access_done", "continue_run", "decline", "done", "do_not_pay", "no_candidate",
        "decline_steal", "find_nothing",
    )  # fmt: skip
    card = g.state.cards.get(o.oid)
    shown = card is not None and (knows(g, card, d.seat) or o.verb == "find")
    if len(label) > LONGEST:
        label = label[: LONGEST - 1] + "…"
    return OptionView(
        key=o.key,
        label=label,
        group=GROUPS.get(o.verb, "Choices"),
        code=card.code if card is not None and shown else None,
        oid=o.oid or None,
        confirm=confirm,
        passing=passing,
    )


def _label(g: Game, d: Decision, o: Option) -> tuple[str, str | None]:
    """The words of an option, and a question to ask once more if it is probably a slip."""
    verb = o.verb
    name = name_of(g, o.oid, d.seat) if o.oid else ""
    there = name_of(g, o.oid, d.seat, place=True) if o.oid else ""
    simple = {
        "credit": "Gain 1 credit",
        "draw": "Draw 1 card",
        "purge": "Purge virus counters · 3 clicks",
        "untag": price("Remove 1 tag", 2),
        "keep_hand": "Keep this hand",
        "mulligan": "Take a mulligan (new hand)",
        "decline": "No",
        "done": "Done",
        "find_nothing": "Find nothing",
        "no_target": "There is nothing to choose",
    }
    if verb in simple:
        return simple[verb], None
    if verb == "install":
        if d.seat == RUNNER:
            on = f" on {name_of(g, int(o.to[1:]), d.seat)}" if o.to.startswith("@") else ""
            return price(f"Install {name}{on}", o.n), None
        return price(f"Install {name} {_destination(g, o.oid, o.to)}", o.n), _replacing(g, o)
    if verb == "install_trash":
        where_to = "" if d.seat == RUNNER else f" {_destination(g, o.oid, o.to)}"
        named = [int(oid) for oid in o.key.split("+")[1:]]
        if named:
            gone = " and ".join(name_of(g, oid, d.seat) for oid in named)
            label = f"Install {name}{where_to}, trashing {gone}"
            if len(label) > LONGEST:
                # What is trashed says which server it is.
                label = f"Install {name}, trashing {gone}"
            return label, _replacing(g, o)
        return f"Install {name}{where_to}, trashing first", None
    if verb == "play":
        return price(f"Play {name}", o.n), None
    if verb == "run":
        return f"Run on {server_name(o.to)}", None
    if verb == "advance":
        card = g.state.cards[o.oid]
        need = g.definition(card).facts.advancement_requirement
        have = f"{card.advancement} of {g.advancement_requirement(card)}" if need else str(card.advancement)
        return price(f"Advance {there} ({have})", 1), None
    if verb == "trash_resource":
        return price(f"Trash {name} (the Runner is tagged)", 2), None
    if verb in ("action", "use"):
        return ability_words(g, o.oid, o.n, d.seat), None
    if verb == "rez":
        return price(f"Rez {there}", o.n), None
    if verb == "break_all":
        return price(f"Break everything with {name}", o.n), None
    if verb == "score":
        points = g.definition(g.state.cards[o.oid]).facts.agenda_points or 0
        return f"Score {there} · {points} point{'s' if points != 1 else ''}", None
    if verb == "pass":
        return _pass_words(g, d), None
    if verb == "continue_run":
        return _continue_words(g), None
    if verb == "jack_out":
        slip = "No ice is left in the way. Really jack out?" if o.n == 0 else None
        return "Jack out (end the run)", slip
    return _choice_label(g, d, o, name, there)


def _replacing(g: Game, o: Option) -> str | None:
    """A warning where an agenda, asset or region in the server has to go (3.2.2, 3.6.5)."""
    server = g.state.servers.get(o.to)
    card = g.state.cards[o.oid]
    if server is None or g.definition(card).type == ICE:
        return None
    old = [oid for oid in server.root if excludes(g, card, g.state.cards[oid])]
    if not old:
        return None
    return f"{name_of(g, old[0], CORP)} in {server_name(o.to)} will be trashed. Install there anyway?"


def _pass_words(g: Game, d: Decision) -> str:
    frame = g.state.stack[-1] if g.state.stack else None
    if isinstance(frame, ReactionFrame):
        return "Do not use it" if sum(p.seat == d.seat for p in frame.pending) == 1 else "Use none of them"
    if isinstance(frame, PaidWindowFrame):
        step = frame.step
        if step == "6.9.3b" and d.seat == RUNNER:
            return "Let the unbroken subroutines resolve" if g.unbroken() else "Go on"
        if step == "6.9.2b" and d.seat == CORP:
            return "Do not rez"
        if step == "6.9.4e" and d.seat == CORP:
            return "Rez nothing, go on"
        if step == "5.6.1b" and d.seat == CORP:
            return "Begin the turn"
        mine = d.seat == g.state.active
        if step in ("5.6.2a", "5.7.1e") and mine and g.state.clicks[d.seat] == 0:
            return "End the turn"
    return "Pass"


def _continue_words(g: Game) -> str:
    run = g.run
    left = run.position if run is not None and run.position > 0 else 0
    if not left:
        return "Go on to the server"
    return f"Go on ({left} more ice)"


def _choice_label(g: Game, d: Decision, o: Option, name: str, there: str) -> tuple[str, str | None]:
    verb = o.verb
    if verb == "trigger":
        return f"Use {name_of(g, o.oid, d.seat)}", None
    if verb in ("target", "trash_first", "keep", "discard"):
        return (f"Keep {there}" if verb == "keep" else there[:1].upper() + there[1:]), None
    if verb == "break":
        encounter = g.encounter
        if encounter is not None:
            card = g.state.cards[encounter.ice]
            sub = g.subroutines(encounter.ice)[o.n]
            return f"Break: {sub.say(Speech(g.definition(card), reader=d.seat)).removeprefix('↳ ')}", None
    if verb == "access_root":
        return f"Access {there}", None
    if verb == "access_archives":
        return f"Access {name}", None
    if verb in ("access_hq", "access_rd"):
        what = "a random card from HQ" if verb == "access_hq" else "the next card of R&D"
        return f"Access {what}" + (f" ({o.n} left)" if o.n > 1 else ""), None
    if verb == "trash_accessed":
        return price(f"Trash {name}", o.n), None
    if verb == "access_done":
        accessed = g.state.cards.get(o.oid)
        if accessed is not None and g.definition(accessed).type == AGENDA:
            points = g.definition(accessed).facts.agenda_points or 0
            if steal_cost(g, accessed) is None and not g.forbidden("steal"):
                return f"Steal {name} · {points} point{'s' if points != 1 else ''}", None
        return f"Leave {name} and go on", None
    if verb == "pay_steal":
        return price(f"Steal {name}", o.n), None
    if verb == "decline_steal":
        can = any(other.verb == "pay_steal" for other in d.options)
        return f"Do not steal {name}", "You can afford to steal it. Really leave it?" if can else None
    if verb == "number":
        return f"X is {o.n}", None
    if verb == "instead":
        return f"Use {name} instead of breaching", None
    if verb == "swap":
        return f"Swap {there} and {name_of(g, o.n, d.seat, place=True)}", None
    if verb == "arrange":
        return g.definition(g.state.cards[o.oid]).title, None
    if verb in ("rig", "host"):
        return ("Not hosted" if verb == "rig" else f"Hosted on {name}"), None
    if verb == "breach":
        return f"Breach {server_name(o.to)}", None
    if verb == "find":
        return f"Find {g.definition(g.state.cards[o.oid]).title}", None
    if verb == "install_inward":
        card = g.state.cards[o.oid]
        return f"Install {name} from {'HQ' if card.zone == 'hq' else 'Archives'}", None
    if verb == "destination":
        return server_name(o.to)[:1].upper() + server_name(o.to)[1:], None
    if verb == "payment":
        return (f"{o.n} hosted credits first" if o.n else "Only credits from the pool"), None
    if verb == "trash_set":
        oids = [int(oid) for oid in o.key.partition(":")[2].split(",")]
        return "Trash " + " and ".join(name_of(g, oid, d.seat) for oid in oids), None
    if verb in ("candidate", "no_candidate"):
        return (f"Access {there} too" if verb == "candidate" else f"Do not access {there}"), None
    return _effect_label(g, d, o), None


def _effect_label(g: Game, d: Decision, o: Option) -> str:
    """Options of an effect that is resolving: its own words."""
    frame = g.state.stack[-1]
    effects = getattr(frame, "effects", ())
    index = getattr(frame, "index", 0)
    code = getattr(frame, "code", "")
    if not effects or not code:
        return o.verb.replace("_", " ").capitalize()
    definition = g.define(code)
    speech = Speech(definition, reader=d.seat)
    effect = effects[index]
    text = o.verb
    if isinstance(effect, Unless | MayPay) and o.verb == "pay" and isinstance(frame, AbilityFrame):
        cost = effect.cost if isinstance(effect, MayPay) else effect.payable[o.n]
        text = speech.pays(cost.fixed(g, frame))
    elif isinstance(effect, MayPay):
        text = "do not pay"
    elif isinstance(effect, Unless):
        text = f"Let it happen: {speech.joined(effect.what)}"
    elif isinstance(effect, ChooseOne) and o.verb == "mode":
        text = speech.joined(effect.modes[o.n])
    elif isinstance(effect, May) and o.verb == "do":
        text = f"Yes: {speech.joined(effect.what, after='may')}"
    return speech.capital(text.replace(speech.this, definition.title))
