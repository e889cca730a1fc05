"""The club: people, and the rooms in which they meet."""
