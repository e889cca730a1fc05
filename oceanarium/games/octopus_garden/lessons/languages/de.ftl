### Die Lektionen von Octopus' Garden auf Deutsch.
###
### Lücken: $before und $score sind deine Schönheit zu Beginn der Lektion und jetzt, $theirs ist die von Otto.

## 1 Kaufen und pflanzen.

lesson-buy-and-plant-title = Kaufen und pflanzen
lesson-buy-and-plant-goal = Kauf eine ganze Reihe oder Spalte und pflanz ihre Plättchen.
lesson-buy-and-plant-say-1 = Das ist dein Garten. Wer am Ende den schönsten hat, gewinnt. Du hast 5 Perlen: Kauf eine ganze Reihe oder Spalte.
lesson-buy-and-plant-hint-pass = Du darfst sparen, manchmal ist das klug. Heute gehen wir einkaufen: Fünf der sechs Reihen und Spalten kannst du bezahlen.
lesson-buy-and-plant-say-2 = Drei neue Plättchen! Tipp auf eines und dann auf einen freien Kreis deines Gartens, wo du magst.
lesson-buy-and-plant-end = Schau: Deine Schönheit ist von { $before } auf { $score } gestiegen. Das war ein ganzer Zug.

## 2 Austern zahlen.

lesson-oysters-pay-title = Austern zahlen
lesson-oysters-pay-goal = Woher Perlen kommen und was sie kosten.
lesson-oysters-pay-say-1 = Am Ende deines Zuges gibt jede Auster eine Perle. Du hast drei Austern. Kauf die Reihe mit einer vierten.
lesson-oysters-pay-hint-no-oyster = Hübsch, aber ohne Auster. Welche Reihe hat eine, die du bezahlen kannst?
lesson-oysters-pay-hint-pass = Sparen ist gut, aber mit einer vierten Auster verdienst du in jedem Zug mehr. Welche Reihe hat eine?
lesson-oysters-pay-say-2 = Pflanz alles ein. Neue Austern zahlen sofort.
lesson-oysters-pay-end = Vier Perlen! Nur schön ist sie nicht: Jede Auster kostet 1 Schönheit. Am Anfang füttern sie dich, am Ende stehen sie herum.

## 3 Drei Anemonen.

lesson-anemones-title = Drei Anemonen
lesson-anemones-goal = Drei, die sich berühren, locken einen Clownfisch an.
lesson-anemones-say-1 = Drei Anemonen, die sich berühren, sind ein Zuhause. Kauf die oberste Reihe, pflanz sie nebeneinander und schau, wer einzieht.
lesson-anemones-hint-other = Auf dem Markt liegen nur drei Anemonen, alle in der obersten Reihe. Nehmen wir die.
lesson-anemones-hint-apart = Eine davon steht allein. Sie müssen sich berühren, egal wie: als Reihe, um die Ecke, als Haufen. Versuch es noch einmal mit allen dreien beisammen.
lesson-anemones-praise-1 = Drei, die sich berühren: Das ist ein Clownfisch!
lesson-anemones-say-2 = Er möchte auf einer deiner Anemonen sitzen; auf welcher, ist gleich.
lesson-anemones-end = 6 für die Anemonen, 5 für den Fisch: Er braucht keinen Platz und bleibt für immer. Der nächste Clownfisch braucht drei weitere, denn jede Anemone zählt nur einmal.

## 4 Fünf Seegräser.

lesson-seagrass-title = Fünf Seegräser
lesson-seagrass-goal = Plan über zwei Züge und lock ein Seepferdchen an.
lesson-seagrass-say-1 = Fünf Seegräser, die sich berühren, locken ein Seepferdchen an: 5 Punkte. Drei wachsen schon: Kauf zwei dazu und pflanz sie daneben.
lesson-seagrass-hint-two = Such zwei Seegräser in einer Reihe oder Spalte.
lesson-seagrass-hint-alone = Eines der neuen steht allein. Beide müssen die drei oben berühren, oder einander.
lesson-seagrass-praise-1 = Fünf beisammen: Hier ist dein Seepferdchen!
lesson-seagrass-say-2 = Lass es sich auf einem davon niederlassen.
lesson-seagrass-end = In einem Zug begonnen, im nächsten fertig. Solche Gruppen lohnen sich, also fang nur wenige an.

## 5 Der Seestern hat Hunger.

lesson-hungry-star-title = Der Seestern hat Hunger
lesson-hungry-star-goal = Pflanz einen Seestern so, dass er lange läuft.
lesson-hungry-star-say-1 = Ein Seestern ist 5 wert, mehr als jedes andere Plättchen. Aber in jedem Zug läuft er einen Schritt auf deine nächste Auster zu, und dann frisst er sie. Kauf die oberste Reihe.
lesson-hungry-star-hint-other = Der einzige Seestern liegt in der obersten Reihe, und dafür reichen deine Perlen gerade. Trau dich!
lesson-hungry-star-say-2 = Pflanz zuerst den Seestern, so weit weg von deinen Austern wie möglich.
lesson-hungry-star-hint-gulp = Happs. Er läuft noch in dem Zug, in dem du ihn pflanzt. Lass mehr Wasser zwischen ihm und deinen Austern.
lesson-hungry-star-hint-farther = Da wäre er bald am Ziel. Du kannst ihn vier Schritte laufen lassen: Schau ganz unten im Garten.
lesson-hungry-star-say-3 = Jetzt pflanz den Rest. Dann muss der Seestern laufen, immer auf einem kürzesten Weg.
lesson-hungry-star-end = Noch drei Schritte, also noch drei volle Ernten, bis er da ist. Gibt es zwei gleich lange Wege? Dann suchst du dir einen aus.

## 6 Mauern aus Korallen.

lesson-coral-walls-title = Mauern aus Korallen
lesson-coral-walls-goal = Sperr einen Seestern ein, oder aus.
lesson-coral-walls-say-1 = Seesterne gehen nie auf Korallen. In die Ecke A4 führt nur noch eine Tür: B5. Kauf die oberste Reihe und sperr den Seestern ein.
lesson-coral-walls-hint-other = Der Seestern und die Koralle, die wir brauchen, liegen in der obersten Reihe.
lesson-coral-walls-hint-corner = Da draußen läuft er los. Setz ihn in die Ecke A4.
lesson-coral-walls-hint-door = Er hat die Tür gefunden! Die Koralle gehört auf B5.
lesson-coral-walls-end = Fünf Punkte, und deine Austern schlafen ruhig. Die Harlekin-Auster braucht keine Mauer: Niemand frisst sie. Ein Seestern, der sonst nichts findet, wartet nur neben ihr.

## 7 Scheue Federwürmer.

lesson-shy-worms-title = Scheue Federwürmer
lesson-shy-worms-goal = Pflanz einen Federwurm, wo er offen bleibt.
lesson-shy-worms-say-1 = Ein Federwurm ist 2 wert, versteckt sich aber, solange ein Seestern auf ihm oder neben ihm ist. Deiner läuft gleich nach C4. Kauf die oberste Reihe, und am Ende deines Zuges soll der Wurm offen sein.
lesson-shy-worms-hint-other = Der Federwurm, den wir wollen, liegt in der obersten Reihe. Müll ist dabei, −2: Was du kaufst, musst du auch pflanzen.
lesson-shy-worms-hint-under = Da wird der Seestern draufsitzen. Überleg, wo er nach seinem Schritt ist.
lesson-shy-worms-hint-beside = Er versteckt sich: Der Seestern ist auf ihm oder neben ihm. Überleg, wo der Seestern nach seinem Schritt ist.
lesson-shy-worms-end = Er bleibt offen: 2 Punkte. Und kommt doch einmal ein Seestern vorbei, öffnet sich der Wurm von selbst, sobald der wieder weg ist.

## 8 Relikte.

lesson-relics-title = Relikte
lesson-relics-goal = Wann sich das dritte lohnt.
lesson-relics-say-1 = Ein Relikt ist 1 wert, zwei sind je 3 wert, drei sind je 5 wert. Du hast zwei, also 6 Punkte. Kauf das dritte dazu und pflanz es.
lesson-relics-hint-third = Das dritte Relikt bringt 9 Punkte. Selbst mit dem Müll daneben ist die oberste Reihe bei weitem die beste.
lesson-relics-end = Drei Relikte: 15 Punkte. Jedes weitere bringt 5. Also pass auf, wer sonst noch welche sammelt.

## 9 Der letzte Platz.

lesson-last-space-title = Das letzte Feld
lesson-last-space-goal = Beende eine Partie mit Absicht, und gewinn sie.
lesson-last-space-say-1 = Ein kleiner Teich mit vier freien Feldern. Kauf die oberste Reihe und pflanz alle drei Plättchen.
lesson-last-space-hint-other = In der obersten Reihe liegen zwei Anemonen. Die können wir brauchen.
lesson-last-space-praise-1 = Noch ein Feld frei!
lesson-last-space-say-2 = Ist ein Garten voll, haben alle anderen noch einen letzten Zug. Kauf die oberste Reihe. Nur ein Plättchen passt noch, die anderen sind aus dem Spiel: Mit welchem gewinnt dein Teich?
lesson-last-space-hint-line = Wir brauchen die oberste Reihe: Eines ihrer Plättchen lockt einen Freund an.
lesson-last-space-hint-friend = Nur eines passt noch, die anderen sind aus dem Spiel. Welches lockt einen Freund an?
lesson-last-space-end = { $score } zu { $theirs }: Du hast gewonnen! Übrige Perlen zählen nichts, also gib sie rechtzeitig aus.

## Die erste Partie mit Otto.

remark-supply-short = Der Vorrat ist leer; du nimmst, was noch da ist.
remark-harlequin-guarded = Zu fressen gibt es nur noch die Harlekin-Auster, und die wird bewacht: Der Seestern geht bis vor sie hin und wartet. Pflanzt du wieder eine Auster, zieht er los.
remark-several-stars = Mehrere Seesterne, und du bestimmst, welcher zuerst läuft. Jeder sucht sich seinen Weg neu.
remark-discarded = Kein Platz mehr: Es ist aus dem Spiel.
remark-attracted = Ein Gast fürs Leben: 5 Punkte, und er braucht keinen Platz.
remark-relics = Zwei Relikte: 6 Punkte. Mit einem dritten sind es 15.
remark-end = Ein Garten ist voll. Alle anderen haben noch einen Zug, dann zählen wir.
remark-closed = Dein Federwurm versteckt sich. Er öffnet sich von selbst, wenn der Seestern weg ist.
remark-eaten = Gefressen. Das ist eine Perle weniger in jedem Zug, aber auch ein Minuspunkt weniger. Gegen Ende lasse ich sie fressen.
remark-star = Ein Seestern ist da: 5 Punkte, und von jetzt an läuft er in jedem Zug auf deine nächste Auster zu.
remark-garbage = Müll ist auch dabei. Leg ihn dorthin, wo du nichts vorhast.
remark-companion-saves = Ich spare. Was ich liegen lasse, kannst jetzt du haben.
remark-place = Sieh dir erst den Markt an. Liegen da viele Seesterne? Dann halt deine Austern in einer Ecke beisammen.
remark-begin = Los geht’s. Sieben Käufe füllen einen Garten, also zählt jeder.
