"""Tables and their records on disk: nothing acknowledged is ever lost."""
