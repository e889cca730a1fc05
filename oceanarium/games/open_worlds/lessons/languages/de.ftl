### Die Lektionen von Open Worlds auf Deutsch.
###
### Lücken: $before und $score sind dein Einkommen zu Beginn der Lektion und jetzt, $theirs ist das von Otto.

## 1 Ankommen.

lesson-settle-title = Ankommen
lesson-settle-goal = Leg Karten verdeckt hin, deck sie auf, verdien etwas.
lesson-settle-say-1 = Fünf leere Welten! Wer im letzten Zug am meisten verdient, gewinnt. Leg einen Outpost (Vorposten) verdeckt an eine Welt: Tipp auf die Karte, dann auf die Welt.
lesson-settle-hint-none = Noch gibt es nichts aufzudecken. Leg zuerst einen Outpost an eine Welt.
lesson-settle-say-2 = Das heißt bereitlegen. Leg noch zwei Outposts bereit, an zwei anderen Welten: eine Karte je Welt.
lesson-settle-hint-more = Jeder Outpost verdient 1, und da ist noch Platz. Leg noch zwei bereit, ehe du fertig bist.
lesson-settle-praise-2 = Drei Outposts an drei Welten!
lesson-settle-say-3 = Außer dir weiß niemand, was du bereitgelegt hast. Tipp auf „Fertig“, dann wird alles aufgedeckt.
lesson-settle-end = Dein Einkommen ist { $score }. Im letzten Zug sind das deine Punkte, und in jedem anderen ziehst du so viele Karten.

## 2 Nicht überall.

lesson-not-everywhere-title = Nicht überall
lesson-not-everywhere-goal = Lies, was eine Karte braucht.
lesson-not-everywhere-say-1 = Ein Exploit (Schürfstelle) verdient 2, aber nicht auf einer feindlichen Welt (das rote Zeichen). Ein Outpost verdient überall 1. Leg an jede Welt eine Karte und verdien 8!
lesson-not-everywhere-hint-hostile = Hinlegen darfst du alles überall. Aber diese Welt ist feindlich: Der Exploit taugt dort nicht und ist weg. Ein Outpost wäre geblieben.
lesson-not-everywhere-hint-more = Du hast { $score } verdient, und 8 sind möglich. Fünf Welten, fünf Karten: Welche gehört wohin?
lesson-not-everywhere-end = { $score } in einem Zug! Was eine Karte braucht, heißt REQ und steht auf ihr. Hast du auf einer feindlichen Welt schon etwas, darf auch ein Exploit dorthin.

## 3 Ein Fuß in der Tür.

lesson-cities-title = Ein Fuß in der Tür
lesson-cities-goal = Finde Plätze für Städte.
lesson-cities-say-1 = Eine City (Stadt) will eine bewohnbare Welt (das grüne Blatt): Graense oder Vita Ptal. Leg City 25, die mit der 25 im Schild, an einer davon bereit. Sie verdient 3.
lesson-cities-hint-stranger = Phoebe K2 ist nicht bewohnbar, und du hast dort nichts. Versuch es an Graense oder Vita Ptal.
lesson-cities-hint-city = Zuerst City 25: Sie verdient 3 und passt an Graense und an Vita Ptal.
lesson-cities-praise-1 = City 25 hat ihren Platz gefunden!
lesson-cities-say-2 = Koti und Maail sind nicht bewohnbar. Aber du hast dort schon etwas, und das genügt auch. Leg City 20 an einer der beiden bereit.
lesson-cities-hint-outpost-first = Phoebe K2 ist nicht bewohnbar, und du bist noch nicht dort. Erst ein Outpost, einen Zug später eine City.
lesson-cities-hint-there = Nimm diesmal eine Welt, auf der du schon etwas hast: City 20 an Koti oder Maail.
lesson-cities-say-3 = Tipp jetzt auf „Fertig“ und schau, was deine Städte verdienen.
lesson-cities-end = Einkommen { $score }! Ein Outpost ist ein Fuß in der Tür: Wo er steht, darf eine City folgen.

## 4 Industrie.

lesson-industry-title = Reiche Welten
lesson-industry-goal = Nutz den Reichtum (RES) einer Welt.
lesson-industry-say-1 = Eine Industry (Industrie) verdient so viel, wie ihre Welt RES hat (der Edelstein). Sie braucht dort schon einen Exploit, eine City oder eine Industry von dir. Leg eine bereit, wo sie passt.
lesson-industry-hint-outpost = RES 5 ist verlockend! Aber ein Outpost genügt nicht: Eine Industry will einen Exploit, eine City oder eine andere Industry.
lesson-industry-hint-nothing-there = Dort hast du nichts. Auf welcher Welt ist dein Exploit?
lesson-industry-hint-industry = Du hast zwei Industry-Karten auf der Hand. Leg eine davon dort bereit, wo dein Exploit ist.
lesson-industry-praise-1 = Ein Exploit und eine Industry: Das passt!
lesson-industry-say-2 = Maail hat RES 4. Tipp jetzt auf „Fertig“ und zähl nach.
lesson-industry-end = Von { $before } auf { $score } mit einer einzigen Karte. Such dir früh Welten mit hohem RES.

## 5 Platz.

lesson-room-title = Knappe Plätze
lesson-room-goal = Schaff Platz durch einen Tausch.
lesson-room-say-1 = Was du baust, sind Anlagen. H2O (der Tropfen) sagt, wie viele auf eine Welt passen, deine und meine zusammen. Koti ist voll, 3 von 3. Leg trotzdem Industry 9 dort bereit und tipp auf „Fertig“.
lesson-room-hint-nobody-moves = Koti ist voll, und dein Exploit macht nur für eine City oder eine Industry Platz.
lesson-room-hint-koti = Heute drängeln wir uns nach Koti: Leg dort Industry 9 bereit.
lesson-room-hint-bring = Nach Koti ist niemand gekommen. Leg dort Industry 9 bereit und tipp auf „Fertig“.
lesson-room-say-2 = Kein Platz ist frei. Aber dein Exploit kann seinen hergeben und auf deine Hand zurückkehren. Wähl ihn.
lesson-room-hint-full = Koti war voll, die neue Karte ist verloren. Lass deinen Exploit Platz machen; er kehrt auf deine Hand zurück.
lesson-room-end = Der Exploit ist wieder auf deiner Hand, bereit für eine andere Welt. Und Vorsicht: Kommen mehr Karten an, als Plätze frei sind, sind sie alle verloren.

## 6 Schiffe.

lesson-ships-title = Ein Schiff am Himmel
lesson-ships-goal = Starte ein Schiff und feure auf den Boden.
lesson-ships-say-1 = Neue Schiffe dürfen zusammen nicht mehr Klasse haben als dein letztes Einkommen: 4. Lancer hat 3, Destroyer 9. Schick das richtige nach Maail, wo ich verdiene, und tipp auf „Fertig“.
lesson-ships-hint-class = Destroyer hat Klasse 9, und du hast 4 verdient: Er musste weg. Lancer hat Klasse 3.
lesson-ships-hint-where = Dort ist nichts von mir. Ich habe etwas auf Maail und auf Phoebe K2.
lesson-ships-hint-ship = Heute ist ein Schiff dran: Leg Lancer an Maail bereit und tipp auf „Fertig“.
lesson-ships-say-2 = Dort ist kein Schiff von mir, also darf Lancer auf den Boden feuern: Stärke 8 gegen Verteidigung 1. Wähl meine Anlage.
lesson-ships-hint-hold = Du darfst die Waffen schweigen lassen. Aber sieh dir an, was ich verdiene! Wähl meine Anlage.
lesson-ships-end = Stärke 8 schlägt Verteidigung 1: zerstört! Jetzt steht es { $score } zu { $theirs }.

## 7 Zuerst der Himmel.

lesson-sky-first-title = Zuerst der Himmel
lesson-sky-first-goal = Beweg ein Schiff und kämpf im Orbit.
lesson-sky-first-say-1 = Mein Striker ist über Koti und hat es auf deinen Exploit abgesehen. Dein Lancer hat Reichweite 3: Er kommt drei Welten weit. Beweg ihn nach Koti.
lesson-sky-first-hint-elsewhere = Dann bin ich über Koti allein. Lancer kommt hin: Es sind drei Welten.
lesson-sky-first-hint-stay = Bleibt Lancer hier, bin ich über Koti allein. Beweg ihn dorthin.
lesson-sky-first-say-2 = Dein Einkommen ist das höchste, also hast du Vorrang: Du bestimmst, welche Welt als Nächste drankommt. Fang mit Koti an.
lesson-sky-first-hint-order = Jede Reihenfolge ist erlaubt. Aber spannend wird es an Koti: Fang dort an.
lesson-sky-first-say-3 = Zuerst kämpfen die Schiffe, und wer kämpft, kann nicht auf den Boden feuern. Stärke 8 gegen Verteidigung 4: Feure auf Striker!
lesson-sky-first-hint-shoot = Dann bleibt mein Striker da. Feure auf ihn: 8 gegen 4!
lesson-sky-first-end = Striker ist weg und Koti sicher. Er hat Rückzug: Ich hätte ihn vor dem Schuss auf die Hand zurücknehmen können.

## 8 Truppen.

lesson-troops-title = Truppen
lesson-troops-goal = Stell dich vor eine Anlage.
lesson-troops-say-1 = Mein Lancer ist über Vita Ptal und will deinen Exploit. Troops (Truppen) helfen, brauchen aber Kapazität: Deine City 10 hat 10. Leg Troops bereit, die dort hineinpassen, und tipp auf „Fertig“.
lesson-troops-hint-capacity = Dort ist zu wenig Kapazität, also sind sie weg. City 10 auf Vita Ptal hat 10: Troops 10 passen hinein.
lesson-troops-hint-troops = Jetzt helfen deinem Exploit nur Truppen. Leg Troops 10 an Vita Ptal bereit und tipp auf „Fertig“.
lesson-troops-say-2 = Lancer feuert mit Stärke 8 auf deinen Exploit. Truppen können eine Anlage verteidigen: Wähl den Exploit.
lesson-troops-hint-city = Die City hätte standgehalten: 8 gegen Verteidigung 10. Der Exploit nicht. Verteidige ihn.
lesson-troops-hint-idle = Dein Exploit ist zerstört. Lass ihn von den Truppen verteidigen.
lesson-troops-end = Die Truppen haben den Schlag abgefangen, 8 gegen 10, und dein Exploit ist heil. Sie helfen einmal: Wenn sie verteidigt oder angegriffen haben, gehen sie.

## 9 Felsbrocken und Ballast.

lesson-rock-and-rubbish-title = Felsbrocken und Ballast
lesson-rock-and-rubbish-goal = Lös eine Katastrophe aus und zieh viele Karten.
lesson-rock-and-rubbish-say-1 = Asteroid Strike (Asteroideneinschlag) macht 15 Schaden an allem, was auf einer Welt steht, an meinem und an deinem. Leg ihn dort bereit, wo er mir am meisten wehtut, und tipp auf „Fertig“.
lesson-rock-and-rubbish-hint-rock = Behalt die anderen Karten. Leg Asteroid Strike bereit und tipp auf „Fertig“.
lesson-rock-and-rubbish-hint-both = Eine Anlage von mir und eine von dir. Wo tut es nur mir weh?
lesson-rock-and-rubbish-hint-yours = Das war dein eigener Exploit! Wo verdiene ich am meisten?
lesson-rock-and-rubbish-hint-little = Das tut mir kaum weh. Wo verdiene ich am meisten?
lesson-rock-and-rubbish-praise-1 = Zwei auf einen Streich!
lesson-rock-and-rubbish-say-2 = Mit Einkommen 4 darfst du 4 Karten ziehen. Aber auf die Hand passen 10, und du hast 9. Leg drei Karten ab, die du nicht brauchst, und behalt den Rest.
lesson-rock-and-rubbish-hint-full = Deine Hand war voll, ehe du 4 gezogen hattest. Leg zuerst drei Karten ab.
lesson-rock-and-rubbish-end = Vier frische Karten! Eine volle Hand zieht nichts, also leg ab, was du nicht bald brauchst.

## 10 Der LETZTE ZUG.

lesson-final-turn-title = Der LETZTE ZUG
lesson-final-turn-goal = Gewinn eine Partie in ihrem letzten Zug.
lesson-final-turn-say-1 = Mein Stapel ist leer, also ist das der LETZTE ZUG. Es steht { $score } zu { $theirs }, und das höhere Einkommen gewinnt. Leg bereit, was du willst, und tipp auf „Fertig“. Gewinn!
lesson-final-turn-hint-ship = { $score } zu { $theirs }. Schiffe verdienen nichts, und ein Morgen gibt es nicht. Welche Karte verdient am meisten?
lesson-final-turn-hint-more = { $score } zu { $theirs }: Das reicht noch nicht. Welche Karte verdient am meisten, und wo passt sie hin?
lesson-final-turn-end = { $score } zu { $theirs }: Du hast gewonnen! Jetzt weißt du alles für eine erste Partie.

## Die erste Partie mit Otto.

remark-final-turn = Der LETZTE ZUG! Kein Schiff für später, kein Sparen. Was verdient jetzt am meisten?
remark-last-card = Ein Stapel ist leer: Der nächste Zug ist der letzte.
remark-defends = Sie haben den Schlag für die Anlage abgefangen.
remark-retreated = Heimgekehrt auf die Hand: Ein Schiff mit Rückzug muss nicht kämpfen.
remark-deployed = Truppen am Boden. Sie greifen an oder verteidigen eine Anlage.
remark-no-room = Mehr Gäste als Plätze: Alle Neuen sind verloren. Ein Tausch hätte deine Karte gerettet.
remark-mode = Ein Schiff tut eins von beidem: Es feuert auf Orbitale oder spart seine Waffen für den Boden auf.
remark-swapped = Wieder auf deiner Hand, bereit für eine andere Welt.
remark-ship-trimmed = Zu groß für dein Einkommen. Bring es, wenn du mehr verdienst.
remark-catastrophe = Eine Katastrophe trifft dort alle. Setz nicht alles auf eine Welt.
remark-ship-moved = Schiffe bewegen sich, ehe die Karten aufgedeckt werden. Von einer Welt zur nächsten ist es ein Schritt.
remark-company = Mein Schiff ist dort im Orbit. Es kann alles zerstören, dessen Verteidigung nicht höher ist als seine Stärke.
remark-req-failed = Die REQ war nicht erfüllt, und die Karte ist weg. Lies, was eine Karte braucht, ehe du sie bereitlegst.
remark-priority = Das höchste Einkommen handelt zuerst. Das ist nicht immer gut: Die anderen sehen, wo du bereitgelegt hast.
remark-world = Du hast Vorrang und wählst, welche Welt als Nächste drankommt. Von links nach rechts geht immer.
remark-trash = Mit 10 Karten auf der Hand ziehst du nichts nach. Leg ab, was du nicht bald brauchst.
remark-income = Einkommen ist alles auf einmal: Punkte, Karten und Flotte.
remark-stage = Zuerst Outposts und Exploits: Jede Welt, auf der du etwas hast, öffnet Türen.
remark-adjust = Behalt Outposts, Exploits und Städte (City): Die kannst du gleich bauen. Bis zu vier andere Karten darfst du austauschen, große Schiffe etwa.
