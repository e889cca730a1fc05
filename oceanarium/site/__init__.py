"""The static site: Oceanarium in a tab, as files that any host can serve."""
