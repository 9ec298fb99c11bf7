# What several rooms say.

language-name = English

# What stands between the items of a list (“a, b”), between parts that may hold commas themselves (“a, b; c”) and
# between two sentences. Blanks at an end need the quotes.
between-items = { ", " }
between-parts = { "; " }
between-sentences = { " " }
# A text and what tells it apart: “Palisade (HQ)”
with-note = { $text } ({ $note })
# What follows a heading: “install Palisade: 2 credits”
with-label = { $label }: { $text }
# What is no sentence, as one
full-sentence = { $text }.
exclaimed = { $text }!
# Points of two against each other, as results are written.
score = { $first }–⁠{ $second }
