"""What cards say: clauses in no language, and a realiser with a lexicon for each language.

A part of a card (an effect, a condition, a cost) gives a *clause*: who does what to which things, where,
when. It never gives a string. `say(language, node)` makes the sentence: word order, case, agreement,
articles, counters and pronouns.

    from engine.speech import RUNNER, CORP, If, Noun, Rel, Sentences, clause, say

    this = Noun("ice", "this", id="this")
    text = Sentences(
        clause("place", CORP, Noun("virus_counter", n=2), on=this),
        If(clause("be_tagged", RUNNER), clause("give", CORP, Noun("tag", n=1), to=RUNNER)),
    )
    say("en", text, you="corp")  # Place 2 virus counters on this ice. If the Runner is tagged, give ...
    say("de", text, you="corp")  # Lege 2 Virusmarken auf dieses Ice. Wenn der Runner getaggt ist, gib ihm ...
    say("ja", text, you="corp")  # このアイスにウィルスカウンターを2個置く。ランナーがタグされている場合、...
    say("ru", text, you="runner")  # Корпорация кладёт 2 жетона вируса на этот лёд. ...

**Who.** The doer of a clause is a player (`CORP`, `RUNNER`), any noun, or None for nobody in particular
("end the run"). `you` is the player who reads: what they do is told as an instruction, what others do as a
statement. The same clause serves card, label and log.

**Nouns.** `Noun(head, det, n=..., adj=..., names=..., of=..., rels=..., id=...)`; `head` and `adj` are keys
of the lexicon, `names` are subtypes as players write them, `of` the owner, `rels` what stands behind ("in
HQ", "that was installed this turn"). A noun with an `id` that the sentence has named already becomes a
pronoun. `either(a, b)` and `both(a, b)` join nouns. `Quantity` says "for each" and "equal to".

**Clauses.** `clause(verb, doer, object, modal="may", denied=True, past=True, passive=True, when=...,
how=..., to=..., on=...)`: roles are those the verb's line of the lexicon has. `when` and `how` are keys of
phrases ("this_turn", "ignoring_all_costs") or `Phrase`s that hold nouns.

**Arrangements.** `Then`, `And`, `Or` join clauses; `If` (also "while", "unless", before or behind), `When`
(when, whenever, the first time each turn, ...), `Offer` ("may ...; if they do not, ..."), `Choice`,
`Sentences`, `Ability` (flags → costs: instructions), `Aside`.

**A new word** is one line in each `engine/speech/<language>/words.lex`. `missing(node)` lists what a
language cannot say; `card()` refuses a declaration for which it is not empty. **A new language** is one
folder: `grammar.py` with a class `Grammar`, and `words.lex`.
"""

from engine.speech.clauses import (
    CORP,
    RUNNER,
    Ability,
    And,
    Aside,
    Choice,
    Clause,
    Fronted,
    Headed,
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Offer,
    Or,
    Phrase,
    Quantity,
    Quote,
    Rel,
    Sentences,
    Several,
    That,
    Then,
    Titled,
    When,
    both,
    clause,
    either,
)
from engine.speech.speaking import (
    LANGUAGES,
    MissingWord,
    happened,
    known,
    label,
    languages,
    missing,
    noun,
    paragraph,
    price,
    say,
    subtype,
)

__all__ = [
    "CORP",
    "LANGUAGES",
    "RUNNER",
    "Ability",
    "And",
    "Aside",
    "Choice",
    "Clause",
    "Fronted",
    "Headed",
    "If",
    "MissingWord",
    "Name",
    "Node",
    "Noun",
    "NounPhrase",
    "Offer",
    "Or",
    "Phrase",
    "Quantity",
    "Quote",
    "Rel",
    "Sentences",
    "Several",
    "That",
    "Then",
    "Titled",
    "When",
    "both",
    "clause",
    "either",
    "happened",
    "known",
    "label",
    "languages",
    "missing",
    "noun",
    "paragraph",
    "price",
    "say",
    "subtype",
]
