"""Cards of Terminal Directive."""
