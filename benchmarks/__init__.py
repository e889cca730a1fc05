"""What `make bench` measures: one file per hot path, always as ratios within one run."""
