# Words of the Reference Guide 1.0 and the first core rules, as What is this? names and finds them.
nr-word-breach = access cards
nr-forms-breach = access* cards | accessing cards
nr-means-advance = The Corp pays one click and one credit to put one advancement token on a card. With enough of them an agenda can be scored.
nr-means-score = The Corp turns up an agenda with enough advancement tokens and takes its points. That costs no click.
