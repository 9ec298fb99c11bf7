taught-help = Who has enough points wins.
taught-lessons = Learn to clash
taught-first = The first round
taught-lizard = There is no lizard.
taught-words-signs = Signs
taught-word-sign = Sign
taught-forms-sign = sign*
taught-means-sign = Rock, paper or scissors.
