# Series of leagues: the audit log, why something cannot be done.

ls-log-series = puts the league into the season { $text }
ls-error-series = A season has { $leagues } leagues at most, and at most { $most } go up and down.
ls-error-no-series = This league belongs to no season.
ls-error-not-over = The league is not over yet.
ls-error-not-imported = Only an imported event that was taken for over can have further rounds.
