### Was alle Lektionen sagen, auf Deutsch.

missed = Das ist erlaubt, führt aber nicht ans Ziel. Ich habe es zurückgelegt: Versuch es anders.
companion-name = Otto
