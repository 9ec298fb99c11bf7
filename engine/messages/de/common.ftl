# Was mehrere Räume sagen.

language-name = Deutsch

between-items = { ", " }
between-parts = { "; " }
between-sentences = { " " }
with-note = { $text } ({ $note })
with-label = { $label }: { $text }
full-sentence = { $text }.
exclaimed = { $text }!
score = { $first }:{ $second }
