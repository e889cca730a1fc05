### What all lessons say, in English.

missed = That is allowed, but it does not get us there. I have put it back: try another way.
companion-name = Otto
