### What all lessons say, in English.

missed = That is allowed, but it does not get us there. I have put it back: try another way.
companion-name = Otto

# After a first match: how it ended, what went well, what is worth a look. $part is what points are for: "coral".
closing-won = You have won. Well played!
closing-shared = A draw: we are equally good today.
closing-lost = This one is mine, but you play better with every match.
closing-good = What went well: for { $part } you get { $yours }, I get { $theirs }.
closing-next = There is more to get: for { $part } I get { $theirs }, you get { $yours }.
closing-lesson = The lesson “{ $lesson }” is about that.
