### Die Lektionen von Oceania auf Deutsch.
###
### Lücken: $before und $score sind deine Punkte zu Beginn der Lektion und jetzt, $theirs sind die von Otto.

## 1 Leinen los.

lesson-set-sail-title = Leinen los
lesson-set-sail-goal = Wähl einen Startpunkt, zieh ein Plättchen und leg es.
lesson-set-sail-say-1 = Niemand weiß, was da draußen liegt. Du zeichnest die Karte, Plättchen für Plättchen, und vollendete Inseln sind deine Punkte. Wähl einen Startkreis, von dem du lossegelst.
lesson-set-sail-say-2 = Eine Küste! Dreh sie und leg sie vor das Schiff. Rundherum ist bekanntes Meer, also muss ihr Land woandershin schauen.
lesson-set-sail-say-3 = Segle weiter, diesmal von deinem neuen Plättchen aus.
lesson-set-sail-hint-circle = Von dort geht es auch. Heute starten wir auf deinem Plättchen, damit etwas zusammenwächst.
lesson-set-sail-praise-3 = Auf ins Unbekannte!
lesson-set-sail-say-4 = Noch eine Küste. Leg sie auf ein Feld, das das Schiff erreicht, mit Wasser zum Schiff hin.
lesson-set-sail-end = Starten, ziehen, legen: So wächst die Karte. Gestartet wird im Westen, Süden und Osten, nie im Norden.

## 2 Eine Insel vollenden.

lesson-close-an-island-title = Eine Insel vollenden
lesson-close-an-island-goal = Leg Land an Land und mach eine Insel fertig.
lesson-close-an-island-say-1 = Das Land auf D5 geht nach Norden weiter, nach D4. Durch Land kannst du nicht segeln, also komm von der Seite: Von welchem Plättchen führt ein Seeweg nach D4?
lesson-close-an-island-hint-route = Von dort führt kein Seeweg nach D4. Welches Plättchen liegt gleich daneben?
lesson-close-an-island-say-2 = Eine Küste. Leg sie auf D4: Land an Land, Wasser an Wasser.
lesson-close-an-island-hint-new = Das passt, beginnt aber etwas Neues. Mach erst die alte Insel fertig.
lesson-close-an-island-end = Vollendet: eine Insel aus 2 Plättchen! Je größer eine Insel, desto mehr ist sie wert; offene zählen nichts.

## 3 Platz zum Drehen.

lesson-room-to-turn-title = Platz zum Drehen
lesson-room-to-turn-goal = Starte dort, wo viele Plättchen passen.
lesson-room-to-turn-say-1 = Du wählst den Startpunkt, bevor du das Plättchen siehst. Starte dort, wo wohl die meisten passen: Wo ist ringsum am meisten frei?
lesson-room-to-turn-hint-corner = Eine Bucht kam, und die passt in keine Ecke der Karte. Sie kommt in die Ablage; zu zweit kostet das 2 Punkte. Versuch es dort, wo ringsum viel Platz ist.
lesson-room-to-turn-say-2 = Eine Bucht, Land auf drei Seiten, und hier passt sie. Was passt, muss gelegt werden: Such ein Feld für sie aus.
lesson-room-to-turn-end = Gut gewählt! Bevor du startest, kannst du sehen, wie viele der ungesehenen Plättchen passen. Und manchmal wählt man mit Absicht eine enge Stelle.

## 4 Umschlossen.

lesson-surrounded-title = Umschlossen
lesson-surrounded-goal = Lass die Karte sich selbst füllen.
lesson-surrounded-say-1 = Das Eckfeld A5 hat nur noch eine offene Seite: B5. Starte am Startkreis unter B5.
lesson-surrounded-hint-other = Von dort geht es woandershin. Heute brauchen wir den Startkreis südlich von B5.
lesson-surrounded-say-2 = Sobald deine Küste auf B5 liegt, ist A5 umschlossen und füllt sich von selbst mit dem Plättchen, das passt. Mach eine Insel aus 3 Plättchen!
lesson-surrounded-hint-two = Es hat sich gefüllt, aber die Insel hat nur 2 Plättchen. Dreh dein Land zum Eckfeld A5, dann sind es 3.
lesson-surrounded-end = Drei Plättchen, und eines davon geschenkt! Spielst du allein, zählt eine Insel ihre Größe mal sich selbst, also 3 mal 3; jedes leere Feld kostet 20.

## 5 Kundschafter.

lesson-scouts-title = Kundschafter
lesson-scouts-goal = Besetz eine Insel, die wachsen kann.
lesson-scouts-say-1 = Jetzt sind wir zu zweit: Du bist Grau, ich bin Weiß. Du hast gerade die Küste auf D5 gelegt. Schick einen Kundschafter an Land!
lesson-scouts-hint-none = Manchmal ist das klug: Acht Kundschafter müssen das ganze Spiel reichen. Aber hier besetz das Land.
lesson-scouts-praise-1 = Das Land ist deins! Dein Kundschafter bleibt dort bis zum Schluss.
lesson-scouts-say-2 = Ich habe offene See auf E5 gelegt. Starte dort und leg dein Plättchen auf E4; dann ist D4 zu erreichen.
lesson-scouts-hint-start = Von dort kommst du nicht nach E4. Starte auf E5.
lesson-scouts-hint-north = Dann kommt noch niemand nach D4. Leg es auf E4.
lesson-scouts-say-3 = Jetzt vollende deine Insel: Starte auf E4 und leg das Plättchen auf D4.
lesson-scouts-hint-route = Von dort führt kein Seeweg nach D4. Starte auf E4.
lesson-scouts-hint-new = Das passt, aber deine Insel bleibt offen, und offene Inseln zählen nicht. Leg es auf D4.
lesson-scouts-end = { $score } : { $theirs } für dich! Wer auf einer vollendeten Insel mehr Kundschafter hat, bekommt einen Punkt für jedes Plättchen.

## 6 Der stärkere Kundschafter.

lesson-bigger-scout-title = Der stärkere Kundschafter
lesson-bigger-scout-goal = Schnapp dir eine Insel mit ihrem letzten Plättchen.
lesson-bigger-scout-say-1 = Diese Insel gehört mir: Auf D5 steht mein Kundschafter vom Wert 1. Starte auf E4 und vollende sie für mich!
lesson-bigger-scout-hint-route = Von dort führt kein Seeweg nach D4. Starte auf E4.
lesson-bigger-scout-hint-new = Das passt, aber meine Insel bleibt offen. Leg es auf D4, dann siehst du, warum.
lesson-bigger-scout-praise-1 = Vollendet! Das wären 2 Punkte für mich.
lesson-bigger-scout-say-2 = Aber jetzt darfst du einen Kundschafter auf D4 setzen, und nur die höhere Summe zählt. Welcher nimmt mir die Insel weg?
lesson-bigger-scout-hint-none = { $score } : { $theirs }. Du hast sie für mich fertig gemacht, danke! Schick jemanden hin.
lesson-bigger-scout-hint-tie = 1 gegen 1: Gleichstand, da bekommt niemand einen Punkt. Schick jemand Stärkeren.
lesson-bigger-scout-end = { $score } : { $theirs }! Das war meine Insel. Heb dir einen starken Kundschafter für das letzte Plättchen auf.

## 7 Zwei Ufer.

lesson-two-shores-title = Zwei Ufer
lesson-two-shores-goal = Setz den Kundschafter auf das richtige Ufer einer Meerenge.
lesson-two-shores-say-1 = Das Land auf C5 schaut nach D5, und noch hat es niemand besetzt. Starte am Startkreis unter D5 und leg, was kommt.
lesson-two-shores-hint-other = Von dort kommst du nicht nach D5. Nimm den Startkreis südlich von D5.
lesson-two-shores-praise-1 = Eine Meerenge: zwei Stücke Land mit Wasser dazwischen.
lesson-two-shores-say-2 = Eines der beiden Ufer gehört zu der Insel, die jetzt vollendet ist. Setz einen Kundschafter dorthin.
lesson-two-shores-hint-none = Ohne Kundschafter bekommt niemand Punkte. Ein kleiner genügt.
lesson-two-shores-hint-other-shore = Das ist das andere Ufer, und dessen Land ist noch offen. Welches Ufer berührt das Land auf C5?
lesson-two-shores-end = { $score } Punkte auf einen Schlag! Das andere Ufer ist ein Land für sich: Es kann noch wachsen und ist noch frei.

## 8 Eine zweite Chance.

lesson-second-chance-title = Eine zweite Chance
lesson-second-chance-goal = Leg ein Plättchen aus deiner Ablage.
lesson-second-chance-say-1 = Deine Bucht hat im Eckfeld nicht gepasst. Jetzt liegt sie in deiner Ablage und kostet dich 2 Punkte. Starte auf D5: Dort passt sie.
lesson-second-chance-hint-nowhere = Dort passt die Bucht auch nicht. Starte auf D5.
lesson-second-chance-say-2 = Du darfst ziehen oder stattdessen deine Ablage nutzen. Nimm die Bucht!
lesson-second-chance-hint-draw = Das darfst du. Aber die Bucht kostet dich 2 Punkte, solange sie dort liegt. Nimm sie.
lesson-second-chance-say-3 = Das kostet einen Kundschafter; er verlässt das Spiel. Auf welchen kannst du verzichten?
lesson-second-chance-hint-smallest = Der entscheidet Inseln. Bezahl mit einem vom Wert 1.
lesson-second-chance-say-4 = Jetzt leg die Bucht.
lesson-second-chance-end = Von { $before } auf { $score } Punkte: nichts verloren. Du darfst jetzt sogar einen Kundschafter auf die Bucht setzen, denn der bezahlte zählt nicht als gesetzt.

## 9 Lass sie offen.

lesson-leave-it-open-title = Lass sie offen
lesson-leave-it-open-goal = Sieh das Ende kommen und gewinn.
lesson-leave-it-open-say-1 = Im Deckel liegt kein Plättchen mehr: Deine Ecke ist das letzte, dann wird gezählt. Auf dem langen Land um C4 und D4 habe ich die meisten Kundschafter, aber noch ist es offen. Sieh dir beide Lagen deiner Ecke an und leg die bessere.
lesson-leave-it-open-hint-filled = Schau: Um C4 und D4 war nur noch Land, also wurden sie auch Land. Meine Insel war vollendet, 12 Plättchen, und ich hätte { $theirs } : { $score } gewonnen. Dreh deine Ecke anders.
lesson-leave-it-open-end = { $score } : { $theirs }, du gewinnst! Nicht jede Insel will fertig werden: Bleibt sie offen, ist sie niemandem etwas wert.

## Die erste Partie mit Otto.

remark-all-explored = Alles erforscht, das Spiel ist zu Ende. Jetzt zählen nur vollendete Inseln.
remark-no-start = Im Norden gibt es keine Startkreise, also kommt niemand mehr zu den letzten Feldern: Das Spiel ist zu Ende.
remark-drawn = Gleich viele Punkte: unentschieden. Gut gespielt!
remark-lid-empty = Der Deckel ist leer, also ist das Spiel zu Ende. Jetzt zählen nur vollendete Inseln.
remark-group-filled = Ringsum Land: Da wird auch die Mitte zu Land. So werden Inseln groß.
remark-second-chance = Ein Plättchen aus deiner Ablage passt hier. Das kostet einen Kundschafter, spart dir aber 2 Punkte.
remark-pay = Zum Bezahlen ist meist ein Kundschafter vom Wert 1 der richtige.
remark-strongest = Dein stärkster Kundschafter ist unterwegs. Ab jetzt heißt es rechnen, bevor du etwas besetzt.
remark-shores = Zwei Ufer, zwei Stücke Land. Welches kann wachsen oder ist schon vollendet?
remark-filled = Umschlossen, also hat sich dieses Feld von selbst gefüllt. Für Inseln zählt es wie jedes andere.
remark-completed = Vollendet! Wer hier die höhere Summe an Kundschaftern hat, bekommt einen Punkt für jedes Plättchen. Bei Gleichstand niemand.
remark-discarded = Es passt hier nirgends und kommt in deine Ablage: 2 Punkte weniger, es sei denn, du nutzt es später.
remark-companion-discards = Meins hat nicht gepasst. Ich hatte eine zu enge Stelle gewählt.
remark-companion-claims = Ich habe Land besetzt. Du darfst auf dieselbe Insel: Die höhere Summe bekommt sie.
remark-saved = Gespart! Acht Kundschafter müssen das ganze Spiel reichen.
remark-land = Land! Mit einem Kundschafter vom Wert 1 besetzt du es billig. Heb dir den Dreier für einen Streit auf.
remark-in-hand = Ich sehe dein Plättchen auch. Wenn es passt, muss es gelegt werden; wo und wie, bestimmst du.
remark-begin = Starte, wo du willst, aber überleg: Welche Plättchen würden dort passen?
