### Was alle Lektionen sagen, auf Deutsch.

missed = Das ist erlaubt, führt aber nicht ans Ziel. Ich habe es zurückgelegt: Versuch es anders.
companion-name = Otto

# Nach einer ersten Partie: wie sie ausging, was gut war, was einen Blick lohnt. $part ist, wofür es Punkte gibt, hinter "für": "Korallen".
closing-won = Du hast gewonnen. Stark gespielt!
closing-shared = Unentschieden: Heute sind wir gleich gut.
closing-lost = Diese Partie geht an mich, aber du wirst mit jeder besser.
closing-good = Das war gut: Für { $part } bekommst du { $yours }, ich { $theirs }.
closing-next = Da ist noch mehr drin: Für { $part } bekomme ich { $theirs }, du { $yours }.
closing-lesson = Darum geht es in der Lektion „{ $lesson }“.
