"""Small clauses that the tests of all languages say."""

from __future__ import annotations

from msgspec.structs import replace

from engine.speech import (
    CORP,
    RUNNER,
    Ability,
    And,
    Choice,
    Clause,
    Headed,
    If,
    Name,
    Node,
    Noun,
    Offer,
    Or,
    Phrase,
    Quantity,
    Rel,
    Sentences,
    That,
    Then,
    Titled,
    When,
    clause,
    either,
)

ICE = Noun("ice", "this", id="this")
PROGRAM = Noun("program", "this", id="this")
AGENDA = Noun("agenda", "this", id="this")
END = clause("end", None, Noun("run", "the"))


def credits(n: int | Quantity) -> Noun:
    """So many credits."""
    return Noun("credit", n=n)


def tag(n: int = 1) -> Clause:
    """The Corp gives tags."""
    return clause("give", CORP, Noun("tag", n=n), to=RUNNER)


PAY = clause("pay", RUNNER, credits(4), modal="may")

SAID: dict[str, tuple[Node, str]] = {
    "an instruction": (clause("gain", RUNNER, credits(9)), "runner"),
    "what somebody else does": (clause("gain", RUNNER, credits(1)), "corp"),
    "a person named before": (If(clause("be_tagged", RUNNER), tag()), "corp"),
    "the same to the other": (If(clause("be_tagged", RUNNER), tag()), "runner"),
    "if and otherwise": (
        If(clause("be_tagged", RUNNER), clause("do", CORP, Noun("meat_damage", n=4)), tag()),
        "corp",
    ),
    "two verbs of one event": (
        When(
            clause("score", None, AGENDA, passive=True, also=("steal",)),
            clause("rez", CORP, Noun("ice", n=1, adj=("unrezzed",)), modal="may", how="ignoring_all_costs"),
        ),
        "corp",
    ),
    "an offer": (Offer(PAY, otherwise=tag(), by=RUNNER), "corp"),
    "an offer to the reader": (Offer(PAY, otherwise=tag(), by=RUNNER), "runner"),
    "two offers after a trigger": (
        When(
            clause("approach", RUNNER, Noun("server", "this")),
            Offer(
                Or(
                    (
                        clause("spend", RUNNER, Noun("click", n=2), modal="may"),
                        clause("pay", None, credits(5)),
                    )
                ),
                otherwise=END,
                by=RUNNER,
            ),
            how="whenever",
        ),
        "corp",
    ),
    "a state while another lasts": (
        If(
            clause("protect", ICE, Noun("server", "a", adj=("remote",))),
            clause("get", ICE, Noun("strength", n=Quantity(2, signed=True))),
            how="while",
            behind=True,
        ),
        "corp",
    ),
    "a cost": (
        Ability(
            flags=("interface",),
            cost=(credits(1),),
            body=(clause("break", RUNNER, Noun("subroutine", n=2, up_to=True, names=("Code Gate",))),),
        ),
        "runner",
    ),
    "costs that are done": (
        Ability(
            cost=(Noun("virus_counter", n=1, adj=("hosted",)), clause("trash", RUNNER, PROGRAM)),
            body=(clause("draw", RUNNER, Noun("card", n=2)),),
        ),
        "runner",
    ),
    "the first time each turn": (
        When(
            clause("breach", RUNNER, Noun("hq")),
            clause("access_more", RUNNER, Noun("card", n=1, adj=("additional",))),
            how="first",
        ),
        "runner",
    ),
    "a number that grows": (
        clause(
            "do",
            CORP,
            Noun("net_damage", n=Quantity(2, 1, Noun("advancement_counter", "each", adj=("hosted",)))),
        ),
        "corp",
    ),
    "a number equal to another": (
        clause("gain", RUNNER, credits(Quantity(equal=Noun("link", "the", of=RUNNER)))),
        "runner",
    ),
    "the past": (
        If(
            clause("make_successful_run", RUNNER, past=True, when="this_turn"),
            clause("draw", RUNNER, Noun("card", n=1)),
        ),
        "runner",
    ),
    "the past denied": (
        If(
            clause("install", RUNNER, Noun("program", "a"), past=True, denied=True, when="this_turn"),
            clause("cost_less", Noun("program", "each"), credits(1), how="to_install"),
            behind=True,
        ),
        "runner",
    ),
    "one of two kinds": (
        clause("trash", CORP, Noun("hardware", n=1, adj=("installed",), either=(Noun("program"),))),
        "corp",
    ),
    "a relative clause": (
        clause(
            "place",
            CORP,
            Noun("advancement_counter", n=2),
            on=Noun(
                "card",
                n=1,
                adj=("installed",),
                rels=(
                    That(
                        clause(
                            "install",
                            passive=True,
                            past=True,
                            denied=True,
                            when="this_turn",
                        )
                    ),
                ),
            ),
        ),
        "corp",
    ),
    "what cannot be": (
        clause("steal", RUNNER, Noun("agenda", plural=True), modal="cannot", when="rest_of_turn"),
        "corp",
    ),
    "one thing and then another": (
        Then((clause("draw", RUNNER, Noun("card", n=1)), clause("gain", RUNNER, credits(2)))),
        "corp",
    ),
    "at once": (
        When(
            clause("be_empty", PROGRAM),
            And((clause("trash", RUNNER, PROGRAM), clause("draw", RUNNER, Noun("card", n=1)))),
        ),
        "runner",
    ),
    "a choice": (
        Choice(
            (clause("gain", CORP, credits(3)), clause("draw", CORP, Noun("card", n=3))),
            doer=CORP,
            all_if=clause("be_tagged", RUNNER),
        ),
        "corp",
    ),
    "somebody else's choice": (
        Choice(
            (clause("gain", RUNNER, credits(6)), clause("draw", RUNNER, Noun("card", n=4))),
            doer=RUNNER,
            by=CORP,
        ),
        "runner",
    ),
    "zones": (
        clause(
            "shuffle_into",
            CORP,
            Noun("card", n=3, up_to=True),
            from_=either(Noun("hq"), Noun("archives")),
            to=Noun("rd"),
        ),
        "corp",
    ),
    "whose": (clause("trash_top", CORP, Noun("card", n=2), of=Noun("stack", of=RUNNER)), "corp"),
    "whose is the reader's": (
        clause("search", RUNNER, Noun("program", n=1), in_=Noun("stack", of=RUNNER)),
        "runner",
    ),
    "what it is not": (
        clause(
            "trash",
            CORP,
            Noun("program", n=1, adj=("installed",), rels=(Rel("not", Noun("icebreaker", "a")),)),
        ),
        "corp",
    ),
    "what is done instead": (
        clause(
            "shuffle_into",
            RUNNER,
            Noun("card", "all", rels=(Rel("taken_from_root", Noun("server", "the", adj=("attacked",))),)),
            to=Noun("rd"),
            modal="may",
            how=Phrase.of("instead_of_breaching", x=Noun("server", "the", adj=("attacked",))),
        ),
        "runner",
    ),
    "somebody made to do so instead": (
        If(
            clause("be_tagged", CORP),
            replace(
                clause(
                    "lose", CORP, credits(2), modal="may", how=Phrase.of("instead_of_breaching", x=Noun("hq"))
                ),
                lets=RUNNER,
            ),
        ),
        "runner",
    ),
    "copies of what was named": (
        When(
            clause("install", RUNNER, PROGRAM),
            clause(
                "reveal",
                RUNNER,
                Noun("copy", n=1, rels=(Rel("of", PROGRAM), Rel("in", Noun("heap", of=RUNNER)))),
            ),
        ),
        "runner",
    ),
    "what it has none of": (
        clause("advance", CORP, Noun("card", n=1, rels=(Rel("without", Noun("virus_counter", "a")),))),
        "corp",
    ),
    "another": (clause("trash", RUNNER, Noun("card", "another", adj=("installed",))), "corp"),
    "there is none": (
        If(clause("exist", Noun("lockdown", "a", adj=("active",)), denied=True), clause("purge", CORP)),
        "corp",
    ),
    "two sentences": (
        Sentences((clause("gain", CORP, credits(5)), If(clause("have_at_most", RUNNER, credits(6)), END))),
        "corp",
    ),
    "under a head": (Headed(Phrase("twice"), clause("gain", RUNNER, credits(2))), "runner"),
    "with a name of its own": (
        Titled(Name("X", quoted=True), If(clause("be_tagged", RUNNER), END)),
        "runner",
    ),
    "only if": (
        Ability(cost=(credits(1),), only_if=clause("be_tagged", RUNNER), body=(END,)),
        "corp",
    ),
    "so much per person": (clause("gain", RUNNER, credits(Quantity(each=2, per=Noun("player")))), "runner"),
}
"""What is said, and who reads."""
