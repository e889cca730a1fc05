"""The games as environments of the libraries that researchers use. Extras: `pip install oceanarium[research]`."""
