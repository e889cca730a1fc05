### Die Lektionen von Open Ocean auf Deutsch.
###
### Lücken: $before und $score sind deine Punkte zu Beginn der Lektion und jetzt, $theirs die von Otto.

## 1 Zuerst eine Koralle.

lesson-coral-first-title = Eine Koralle, und schon kommt wer
lesson-coral-first-goal = Wähl eine Karte, leg sie, lock einen Fisch an.
lesson-coral-first-say-1 = Bau Karte für Karte das Riff, das am meisten wert ist: So gewinnst du. In jedem Zug wählst du eine Karte deiner Hand. Fang mit einer Koralle an.
lesson-coral-first-hint-coral = Eine gute Karte. Aber Fische brauchen ein Zuhause: Wähl zuerst eine Koralle.
lesson-coral-first-say-2 = Leg sie an deine erste Koralle; über Eck geht auch.
lesson-coral-first-praise-2 = Schon zwei Farben: Das ist ein Punkt mehr.
lesson-coral-first-say-3 = Korallen locken kleine Fische an. Tipp einen im Meer an, dann ein Feld neben der neuen Koralle.
lesson-coral-first-end = Zwei Karten für eine! Von { $before } Punkt auf { $score }: 1 für die Koralle, 1 für den Fisch, 1 für die zweite Farbe.

## 2 Größere bei kleineren.

lesson-bigger-by-smaller-title = Größere bei kleineren
lesson-bigger-by-smaller-goal = Bau die Kette von der Koralle bis zum großen Fisch.
lesson-bigger-by-smaller-say-1 = Kleine Fische wohnen bei Korallen, mittlere bei kleinen, große bei mittleren. Die Zahl beim Fisch ist seine Größe: 1, 2 oder 3. Wähl den mittleren Fisch.
lesson-bigger-by-smaller-hint-gone = Ein großer Fisch, und kein mittlerer da, bei dem er wohnen kann: Er wird abgelegt. Was hat dein Riff? Einen kleinen. Wer wohnt bei dem?
lesson-bigger-by-smaller-hint-medium = Das ginge auch. Heute wollen wir einen mittleren Fisch: den Kaiserfisch mit der 2.
lesson-bigger-by-smaller-say-2 = Leg ihn neben deinen Clownfisch, Kante an Kante. Über Eck gilt bei Fischen nicht.
lesson-bigger-by-smaller-praise-2 = Da wohnt er jetzt!
lesson-bigger-by-smaller-say-3 = Und er lockt einen großen an. Such im Meer einen großen Fisch aus, dann ein Feld neben dem Kaiserfisch.
lesson-bigger-by-smaller-end = Aus { $before } Punkten sind { $score } geworden! Der große Fisch lockt niemanden an: Das tut nur die Karte, die du selbst spielst.

## 3 Schwärme.

lesson-schools-title = Schwärme
lesson-schools-goal = Bring Fische desselben Namens zusammen.
lesson-schools-say-1 = Fische desselben Namens, die sich berühren, sind ein Schwarm: 1 Punkt mehr für jeden. Wer schwimmt schon in deinem Riff? Wähl denselben aus deiner Hand.
lesson-schools-hint-name = Schau in dein Riff: Da wohnt ein Clownfisch. Wähl den mit demselben Namen.
lesson-schools-say-2 = Leg ihn Kante an Kante mit dem anderen Clownfisch.
lesson-schools-hint-alone = Ein schöner Platz, aber dort ist er allein. Probier es direkt neben oder über dem anderen Clownfisch.
lesson-schools-end = Zwei beisammen: 2 Punkte mehr. Und bei seinesgleichen darf ein Fisch immer wohnen, auch fern von jeder Koralle.

## 4 Regenbogen.

lesson-rainbow-title = Regenbogen
lesson-rainbow-goal = Was eine neue Farbe wert ist.
lesson-rainbow-say-1 = Viele Korallenfarben ergeben einen Regenbogen: Zwei zählen 1, drei 3, vier 6, fünf 10, alle sechs 15. Du hast drei Farben. Wähl eine vierte.
lesson-rainbow-hint-again = Die Farbe hast du schon. Mit einer neuen wächst dein Regenbogen um 3.
lesson-rainbow-hint-coral = Farben haben nur Korallen. Welche fehlt in deinem Riff?
lesson-rainbow-say-2 = Leg sie an eine deiner Korallen, egal welche.
lesson-rainbow-end = Vier Farben: 6 Punkte für den Regenbogen. Die fünfte bringt 4, die sechste noch einmal 5.

## 5 Was du übrig lässt.

lesson-what-you-leave-title = Was du übrig lässt, bekomme ich
lesson-what-you-leave-goal = Leg eine Karte aus dem Meer ab, dann tauschen wir.
lesson-what-you-leave-say-1 = Diesmal spiele ich zuerst, dann du. Wähl eine Koralle oder einen kleinen Fisch und spiel alles zu Ende.
lesson-what-you-leave-hint-later = Für Haie und Schildkröten gibt es eigene Lektionen. Nimm jetzt eine Koralle oder einen kleinen Fisch.
lesson-what-you-leave-praise-1 = Jetzt haben wir beide gespielt.
lesson-what-you-leave-say-2 = Du hast nach mir gespielt: Leg eine Karte aus dem Meer ab. Aber Vorsicht: Ich bekomme jetzt deine Hand. Mit ihrem Hai kann ich den Zackenbarsch zu meinem Falterfisch holen!
lesson-what-you-leave-hint-other = Die ist weg, aber der Zackenbarsch bleibt, und ich würde ihn mir holen. Leg den ab.
lesson-what-you-leave-end = Au, mein Zackenbarsch! Jetzt sind die Hände getauscht: Du hast die fünf Karten, die ich nicht genommen habe, und ich, was du übrig lässt. Im nächsten Zug fängst du an.

## 6 Haie.

lesson-sharks-title = Haie
lesson-sharks-goal = Tausch einen Hai gegen einen Fisch.
lesson-sharks-say-1 = Ein Hai tauscht den Platz mit einem Fisch im Meer, und den Fisch spielst du. Wähl den Hai.
lesson-sharks-hint-shark = Das hat Zeit. Wähl den Hai und schau, was er bringt.
lesson-sharks-say-2 = Nimm einen Fisch, der den Zackenbarsch mitbringt, also einen, der große Fische anlockt. Dann leg beide.
lesson-sharks-hint-alone = Der Zackenbarsch allein bringt 3 Punkte. Ein mittlerer Fisch würde ihn mitbringen: Nimm so einen.
lesson-sharks-hint-tiny = Ein kleiner Fisch bringt einen mittleren mit. Für den Zackenbarsch brauchst du einen mittleren.
lesson-sharks-end = Zwei Fische für einen Hai: Aus { $before } Punkten sind { $score } geworden. Aber schau, jetzt sind zwei Haie im Meer. Mit dem dritten kommt die Fressorgie!

## 7 Anemonen schützen.

lesson-anemones-guard-title = Anemonen schützen
lesson-anemones-guard-goal = Komm heil durch eine Fressorgie.
lesson-anemones-guard-say-1 = Zwei Haie im Meer, und vielleicht habe ich den dritten! Dann verlieren alle ihren besten Fisch, nur keinen rings um eine Anemone. Wähl die Anemone.
lesson-anemones-guard-hint-fins = Schön, aber ich sehe Flossen! Eine Anemone würde deine Fische schützen.
lesson-anemones-guard-say-2 = Sie schützt die acht Felder um sich herum. Leg sie so, dass dein großer Fisch darauf liegt, dann such einen kleinen Fisch aus.
lesson-anemones-guard-hint-eaten = Happs! Dein großer Fisch lag nicht um die Anemone herum. Such ein Feld unterhalb von ihm.
lesson-anemones-guard-end = Mein Hai war der dritte. Ich habe meinen besten Fisch verloren, du gar nichts! Nach einer Fressorgie ist das ganze Meer neu.

## 8 Delfine.

lesson-dolphins-title = Delfine
lesson-dolphins-goal = Hol dir einen Fisch aus meinem Riff.
lesson-dolphins-say-1 = Ein Delfin holt einen Fisch aus einem anderen Riff, und du spielst ihn in deinem. Wähl den Delfin.
lesson-dolphins-hint-dolphin = Das hat Zeit. Wähl den Delfin: Ich habe schöne Fische.
lesson-dolphins-say-2 = Such einen Fisch in meinem Riff aus. Die um meine Anemone herum sind geschützt, die beiden rechts nicht.
lesson-dolphins-praise-2 = Au, mein Fisch!
lesson-dolphins-say-3 = Jetzt leg ihn in dein Riff, so wie immer. Ein mittlerer Fisch lockt auch hier einen großen an.
lesson-dolphins-end = Dafür bleibt der Delfin bei mir: 1 Punkt. Ich darf ihn neben fast jede Karte legen, aber bei ihm wohnt nur ein anderer Delfin.

## 9 Schildkröten.

lesson-turtles-title = Schildkröten
lesson-turtles-goal = Mach das Meer neu und such dir zuerst etwas aus.
lesson-turtles-say-1 = Kein einziger Fisch im Meer! Da käme niemand zu dir. Wähl die Schildkröte: Sie bringt ein ganz neues Meer.
lesson-turtles-hint-turtle = Damit lockst du niemanden an: Im Meer ist kein Fisch. Wähl die Schildkröte.
lesson-turtles-praise-1 = Acht neue Karten!
lesson-turtles-say-2 = Nimm eine Karte, die du spielen kannst. Ein mittlerer Fisch zum Beispiel bringt noch einen großen mit.
lesson-turtles-say-3 = Leg sie, und auch den Fisch, falls sie einen anlockt. Zuletzt kommt die Schildkröte: Sie braucht eine freie Seite der Karte, die sie gebracht hat.
lesson-turtles-hint-room = Keine Seite war mehr frei, da ist die Schildkröte weggeschwommen. Lass ihr eine neben der Karte, die sie gebracht hat.
lesson-turtles-end = Aus { $before } Punkten sind { $score } geworden. In einer Partie darf jeder drei Schildkröten spielen, und keine andere Karte kann bei einer Schildkröte wohnen.

## 10 Die letzte Wahl.

lesson-last-pick-title = Die letzte Wahl
lesson-last-pick-goal = Zähl ein Riff und gewinn.
lesson-last-pick-say-1 = Der letzte Zug der dritten Runde: Zwei Karten hast du noch, eine spielst du. Du hast { $score } Punkte, ich { $theirs }. Ein Zackenbarsch ist 3 wert. Und die sechste Farbe? Wähl, und gewinn!
lesson-last-pick-hint-grouper = { $score } zu { $theirs }: knapp daneben. Mit der sechsten Farbe wächst der Regenbogen von 10 auf 15, die Koralle ist noch 1 wert, und sie bringt einen Fisch mit.
lesson-last-pick-end = { $score } zu { $theirs }: Du hast gewonnen! Die letzte Karte einer Hand wird nie gespielt. Dann zählen Karten, Schwärme und Regenbogen; bei Gleichstand gewinnt das größere Riff.

## Die erste Partie mit Otto.

remark-shuffled = Der Stapel war leer: Alle abgelegten Karten werden gemischt und kommen wieder.
remark-no-fish-left = Am Ende einer Runde kein Fisch mehr im Meer: Dann wird es ganz erneuert.
remark-turtle-left = Für die Schildkröte war keine Seite frei, da ist sie weggeschwommen. Lass eine frei neben der Karte, die sie bringt.
remark-turtle-again = Eine Schildkröte bringt eine Schildkröte: noch ein neues Meer! Am Ende liegen beide nebeneinander.
remark-dolphin-left = Ein Delfin braucht in einem anderen Riff einen ungeschützten Fisch, der ins eigene passt. Es gab keinen, also ist er weg.
remark-lose = Mehrere deiner besten Fische sind gleich viel wert, also wählst du. Ein Schwarm schützt nicht: Überleg, auf welchen du verzichten kannst.
remark-frenzy = Eine Fressorgie! Jeder verliert seinen besten ungeschützten Fisch. Dann ist das Meer neu.
remark-eaten = Dein Fisch ist weg. Was bei ihm wohnte, bleibt liegen und zählt, und du darfst weiter daran anlegen.
remark-host = Der Delfin bleibt bei dir, für 1 Punkt. Füll mit ihm eine Lücke, die du nicht brauchst.
remark-stolen = Ich habe mir einen Fisch von dir geholt. Fische um eine Anemone herum kann niemand nehmen.
remark-moor = Die Schildkröte kommt neben die Karte, die sie gebracht hat. Bei ihr kann keine andere wohnen, also halt gute Seiten frei.
remark-turtle = Eine Schildkröte: ein neues Meer, und die erste Wahl darin. Jeder darf drei in einer Partie spielen.
remark-rainbow = Vier Farben: 6 Punkte. Die fünfte bringt 4, die sechste noch einmal 5.
remark-crowded = Da war keine Seite frei, an die ein Fisch kommen könnte. Lass nächstes Mal eine offen.
remark-unplayable = Kein Platz dafür, also ist die Karte weg. So bekomme ich sie auch nicht, aber es kostet dich einen Zug.
remark-fin = Eine Flosse! Mit dem dritten Hai im Meer kommt eine Fressorgie. Schützt eine Anemone deinen besten Fisch?
remark-school = Ein Schwarm: 1 Punkt mehr für jeden Fisch darin. Findest du noch mehr davon?
remark-nobody-came = Niemand ist gekommen: So ein Fisch ist nicht im Meer. Schau dort nach, bevor du wählst.
remark-round-over = Die letzte Karte wird nie gespielt: Von sechs spielst du fünf. Jetzt gibt es neue Hände, und dein Riff wächst weiter.
remark-clear = Du hast nach mir gespielt, also legst du eine Karte aus dem Meer ab. Welche würde mir helfen?
remark-cleared = Ich habe nach dir gespielt und deshalb eine Karte aus dem Meer abgelegt. Nächstes Mal bist du dran.
remark-exchanged = Die Karten waren eben noch meine. Eine davon wollte ich eigentlich wiederhaben!
remark-choose = Wähl irgendeine Farbe: Sie zählt schon für deinen Regenbogen.
remark-pick = Wir wählen gleichzeitig. Dann tauschen wir die Hände, du siehst diese Karten also wieder, bis auf zwei.
