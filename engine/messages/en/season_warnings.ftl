# Warnings: what the player is told, the audit log, why something cannot be done.

ls-warned = An organiser warns you; this is in force until { $until }, and only organisers see it: { $text }
ls-warning-withdrawn = An organiser has taken a warning back.
ls-log-warned = warns { $person } until { $until }
ls-log-warning-withdrawn = takes back a warning of { $person }
ls-error-warning-text = A warning says what it is for, in { $most } characters at most.
ls-error-warning-days = A warning is in force for one day at least and { $most } at most.
ls-error-warnings = Somebody can have { $most } warnings in force at most.
ls-error-no-warning = That warning is not there any more.
