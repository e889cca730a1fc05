"""Bots against bots: tournaments on every core or a cluster, ratings, and how even the games are."""
