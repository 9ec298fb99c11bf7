"""What each kind of press costs, in counts that do not hang on the machine: `python -m tools.count`."""
