pitch-open-worlds = Neue Welten erobern, bevor die Stapel leer sind.
