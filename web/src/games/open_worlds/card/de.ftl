pitch-open-worlds = Neue Welten besetzen, bevor die Stapel leer sind.
