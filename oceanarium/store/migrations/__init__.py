"""Steps from each schema to the next, run when a store is opened."""
