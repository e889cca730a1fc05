"""Steps from each layout of the database to the next, run when a store is opened."""
