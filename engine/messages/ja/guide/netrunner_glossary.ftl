# Words of the Reference Guide 1.0 and the first core rules, as What is this? names and finds them.
nr-word-breach = カードへのアクセス
nr-forms-breach = カードにアクセス*
