### Die Lektionen von Ocean Labyrinth auf Deutsch.

## 1 Schieben, dann schwimmen.

lesson-push-and-swim-title = Schieben, dann schwimmen
lesson-push-and-swim-goal = Mach einen ganzen Zug und finde dein erstes Bild.
lesson-push-and-swim-say-1 = Finde deine Bilder und schwimm dann heim: Wer das zuerst schafft, gewinnt. Du suchst die Amphore, und der Weg ist frei. Aber jeder Zug beginnt mit Schieben: Schieb das freie Plättchen an einem Pfeil hinein.
lesson-push-and-swim-hint-cut = Oh, da ging dein Weg durch. Schieb, wo es nicht schadet: überall außer in Reihe 2 und Spalte B.
lesson-push-and-swim-say-2 = Jetzt schwimm zur Amphore. Du darfst so weit, wie der Weg reicht.
lesson-push-and-swim-hint-stay = Stehen bleiben darfst du. Aber die Amphore ist nur vier Felder weit weg.
lesson-push-and-swim-hint-last = Dort darfst du anhalten, aber es zählt nur das Feld, auf dem du anhältst. Schwimm weiter zur Amphore.
lesson-push-and-swim-end = Gefunden! Die Karte liegt jetzt offen, und du siehst dir die nächste an. Das war ein ganzer Zug; nun wäre ich dran.

## 2 Bau dir einen Weg.

lesson-make-a-way-title = Bau dir einen Weg
lesson-make-a-way-goal = Verschieb eine Reihe und öffne so einen Weg.
lesson-make-a-way-say-1 = Du suchst die Kanone, gleich unter der Amphore. Aber dazwischen, in Reihe 4, dreht dir der Hummer den Rücken zu. Schieb diese Reihe um ein Feld weiter.
lesson-make-a-way-hint-round = Fast! Schieb Reihe 4 von der anderen Seite: Dann kommt der Wal dazwischen.
lesson-make-a-way-hint-row = Der Weg ist noch zu. Schau auf Reihe 4, zwischen Amphore und Kanone: Sie hat an jedem Ende einen Pfeil.
lesson-make-a-way-praise-1 = Der Wal macht den Weg auf!
lesson-make-a-way-say-2 = Schwimm hindurch zur Kanone.
lesson-make-a-way-hint-on = Schwimm weiter: Der Weg ist bis hinunter zur Kanone offen.
lesson-make-a-way-end = Einmal schieben, und aus der Wand wird eine Tür. Das Plättchen, das herauskam, ist jetzt das freie: Das schiebe ich als Nächstes ein.

## 3 Dreh das Plättchen.

lesson-turn-the-tile-title = Dreh das Plättchen
lesson-turn-the-tile-goal = Dreh das freie Plättchen so, dass sein Weg zu deinem passt.
lesson-turn-the-tile-say-1 = Der Clownfisch ist auf dem freien Plättchen selbst! Dreh es, schieb es hinein, wo du hinschwimmen kannst, und hol ihn dir.
lesson-turn-the-tile-hint-turn = Gute Stelle, aber es dreht dir den Rücken zu. Dreh es, bis sein Weg an deinen anschließt.
lesson-turn-the-tile-hint-far = Von dir führt kein Weg dorthin. Schieb es näher bei dir hinein: oben oder links.
lesson-turn-the-tile-hint-swim = Der Clownfisch ist erreichbar. Schwimm genau auf sein Feld.
lesson-turn-the-tile-end = Geschnappt! Jedes Plättchen darfst du drehen, wie du willst. Also sieh dir alle Lagen an, bevor du schiebst.

## 4 Der gesperrte Pfeil.

lesson-closed-arrow-title = Der gesperrte Pfeil
lesson-closed-arrow-goal = Gib die richtige Antwort, wenn dir jemand den Weg verschiebt.
lesson-closed-arrow-say-1 = Du suchst die Schatztruhe, aber ich habe von oben in Spalte B geschoben und dir den Weg versperrt. Von unten gleich zurückschieben darfst du nicht: Dieser Pfeil ist gesperrt. Wie öffnest du den Weg sonst?
lesson-closed-arrow-hint-turn = Der richtige Pfeil! Jetzt dreh das Plättchen so, dass es nach links und nach rechts offen ist.
lesson-closed-arrow-hint-column = Die Lücke ist auf B1, zwischen dir und der Truhe. Von wo kannst du genau dort ein Plättchen hineinschieben?
lesson-closed-arrow-praise-1 = Repariert!
lesson-closed-arrow-say-2 = Schwimm zur Schatztruhe.
lesson-closed-arrow-hint-on = Der Weg ist wieder offen. Schwimm ganz bis zur Truhe auf C1.
lesson-closed-arrow-end = Gefunden! Gesperrt ist nur der Pfeil, an dem das freie Plättchen herauskam, egal wer geschoben hat. Nach dem nächsten Schieben ist er wieder frei.

## 5 Fahr mit.

lesson-ride-along-title = Fahr mit
lesson-ride-along-goal = Lass deinen Taucher von einer Spalte mitnehmen.
lesson-ride-along-say-1 = Der Hummer ist eine Reihe tiefer, und kein Weg führt hin. Aber das Plättchen unter dir kann rücken, und du mit ihm! Schieb so, dass du nach unten fährst.
lesson-ride-along-hint-up = Mitgefahren bist du, aber nach oben. Schieb deine Spalte vom anderen Ende her.
lesson-ride-along-hint-column = So kommst du nicht hin. Du bist in Spalte B: Welcher Pfeil schiebt sie nach unten?
lesson-ride-along-praise-1 = Was für eine Fahrt!
lesson-ride-along-say-2 = Mitfahren kostet nichts: Schwimm jetzt zum Hummer.
lesson-ride-along-hint-on = Der Hummer ist gleich neben dir. Schwimm auf sein Feld.
lesson-ride-along-end = Gefunden! Mitfahren ist nicht Schwimmen: Auch ein Bild, mit dem du mitfährst, zählt erst, wenn dein Schwimmen dort endet.

## 6 Hier hinaus, dort hinein.

lesson-out-and-in-title = Hier hinaus, dort hinein
lesson-out-and-in-goal = Reise über den Rand auf die andere Seite.
lesson-out-and-in-say-1 = Die Perlauster ist weit weg auf der rechten Seite, und du bist am linken Ende von Reihe 4. Schieb dein eigenes Plättchen hinaus: Dann kommst du am anderen Ende wieder herein!
lesson-out-and-in-hint-turn = Drüben bist du! Aber von deinem neuen Plättchen führt kein Weg hinauf zur Auster. Dreh es vor dem Schieben so, dass es nach oben offen ist.
lesson-out-and-in-hint-one = So fährst du nur ein Feld mit. Schieb Reihe 4 von der anderen Seite.
lesson-out-and-in-hint-row = Du bist immer noch links. Schieb Reihe 4 von rechts, damit dein Plättchen herauskommt.
lesson-out-and-in-praise-1 = Links hinaus, rechts herein!
lesson-out-and-in-say-2 = Schwimmen darfst du auch noch: Hol dir die Perlauster.
lesson-out-and-in-hint-on = Die Auster ist genau über dir. Schwimm hin.
lesson-out-and-in-end = Gefunden! Jeder Taucher auf einem Plättchen, das herauskommt, kommt mit dem neuen wieder herein. Also kann auch ich dich auf die andere Seite schicken.

## 7 Ein Bild pro Zug.

lesson-next-card-title = Ein Bild pro Zug
lesson-next-card-goal = Such dein nächstes Bild und merk dir, was andere sehen.
lesson-next-card-say-1 = Du hast zwei Karten, eine nach der anderen. Die erste ist die Amphore: Schieb und hol sie dir.
lesson-next-card-hint-cut = Da ging dein Weg durch. Schieb, wo es nicht schadet.
lesson-next-card-hint-amphora = Es zählt nur das Feld, auf dem du anhältst. Schwimm zur Amphore auf C3.
lesson-next-card-praise-1 = Das erste ist gefunden!
lesson-next-card-say-2 = Deine nächste Karte ist die Schatztruhe. Du bist an ihr vorbeigekommen, aber ein Zug bringt höchstens ein Bild. Schieb noch einmal und lass den Weg zu ihr offen.
lesson-next-card-hint-chest = Jetzt führt kein Weg zur Truhe. Lass die Felder zwischen C3 und C1, wie sie sind.
lesson-next-card-say-3 = Jetzt hol dir die Truhe.
lesson-next-card-hint-on = Die Schatztruhe ist auf C1. Schwimm genau dorthin.
lesson-next-card-end = Beide gefunden! Ich sehe, wie viele Karten du noch hast, aber nie, welche. Hältst du aber auf einem Bild an und deckst keine Karte auf, weiß ich, dass du ein anderes suchst.

## 8 Nach Hause.

lesson-home-title = Nach Hause
lesson-home-goal = Gewinn eine Partie.
lesson-home-say-1 = Du hast alles gefunden. Jetzt schwimm nach Hause auf A1, wo du angefangen hast, bevor ich zu Hause bin! Schieb zuerst, und pass auf deinen Weg auf.
lesson-home-hint-cut = Jetzt hast du dir selbst den Heimweg versperrt. Schieb woanders.
lesson-home-say-2 = Der Weg ist offen. Schwimm nach Hause!
lesson-home-hint-on = Dein Zuhause ist A1, die gelbe Ecke. Schwimm weiter, ganz bis dorthin.
lesson-home-end = Zuerst zu Hause: Du hast gewonnen! Das letzte Bild und der Heimweg brauchen zwei Züge, also denk rechtzeitig daran. Taucher stehen einander nie im Weg: Ich hätte ihn nur verschieben können.

## 9 Was auf der Rückseite ist.

lesson-on-the-back-title = Was auf der Rückseite ist
lesson-on-the-back-goal = Spiel mit Überraschungen: Kugelfisch und Tauchscooter.
lesson-on-the-back-say-1 = In dieser Variante wird jedes Plättchen, das herauskommt, umgedreht, und auf manchen Rückseiten ist eine Überraschung. Schieb von oben in Spalte F und sieh nach.
lesson-on-the-back-hint-here = Ich möchte dir ein bestimmtes Plättchen zeigen. Schieb von oben in Spalte F.
lesson-on-the-back-praise-1 = Huch, ein Kugelfisch! Dein Taucher hat sich erschreckt und ist nicht geschwommen.
lesson-on-the-back-say-2 = Du bist wieder dran und darfst schwimmen wie gewohnt. Schieb von oben in Spalte D und hol dir dann die Amphore.
lesson-on-the-back-hint-there = Auf einem anderen Plättchen ist etwas Besseres. Schieb von oben in Spalte D.
lesson-on-the-back-hint-amphora = Da war etwas zu holen. Schwimm zur Amphore auf C3.
lesson-on-the-back-praise-2 = Gefunden, und der Tauchscooter bringt dir einen zusätzlichen Zug!
lesson-on-the-back-say-3 = Deine nächste Karte ist die Schatztruhe auf C1. Schieb zuerst, wie immer, aber lass den Weg zu ihr offen.
lesson-on-the-back-hint-cut = Jetzt führt kein Weg zur Truhe. Lass die Felder zwischen C3 und C1, wie sie sind.
lesson-on-the-back-say-4 = Im zusätzlichen Zug gilt keine Rückseite, egal was herauskam. Schwimm zur Truhe!
lesson-on-the-back-hint-on = Die Schatztruhe ist auf C1. Schwimm genau dorthin.
lesson-on-the-back-end = Zwei Bilder, bevor ich etwas tun konnte! Eine Überraschung trifft nur, wer sie herausgeschoben hat, und aussuchen darf man sie sich nicht.

## 10 Luft holen.

lesson-up-for-air-title = Luft holen
lesson-up-for-air-goal = Benutz eine Sauerstoffflasche.
lesson-up-for-air-say-1 = Du hast alles gefunden, aber ich habe dir den Heimweg versperrt. Vielleicht hilft eine Überraschung, denn hier gelten die Rückseiten: Schieb ein Plättchen hinaus, auf dem kein Bild ist.
lesson-up-for-air-hint-picture = Plättchen mit Bild haben nichts auf der Rückseite. Schau ans andere Ende der Reihe oder Spalte: Das Plättchen dort kommt heraus.
lesson-up-for-air-praise-1 = Eine Sauerstoffflasche!
lesson-up-for-air-say-2 = Statt zu schwimmen, holst du Luft: auf einem der vier Startfelder, ob ein Weg hinführt oder nicht. Mit welchem gewinnst du?
lesson-up-for-air-hint-home = Frische Luft, aber da wohnst du nicht. Dein Zuhause ist A1, die gelbe Ecke.
lesson-up-for-air-end = Mit einem Atemzug nach Hause: Du hast gewonnen! Die Flasche bleibt auf ihrem Plättchen: Wer es wieder herausschiebt, holt wieder Luft. Alles andere geht wie immer.

## Die erste Partie mit Otto.

remark-race = Jetzt geht es um die Wette nach Hause. Du darfst auch den Weg des anderen verschieben.
remark-pushed-off = Auf einer Seite hinaus, auf der anderen herein. Manchmal ist das praktisch.
remark-carried = Du bist mitgefahren. Schwimmen darfst du trotzdem.
remark-companion-found = Eins für mich. Meine nächste Karte ist wieder geheim.
remark-last-card = Deine letzte Karte. Denk schon an den Heimweg.
remark-found = Gefunden! Deine nächste Karte zählt ab diesem Zug.
remark-stayed = Stehen bleiben darfst du. Aber schwimm nah an dein Bild oder zu einer Abzweigung, dann wird der nächste Zug leichter.
remark-closer = Noch nicht da? Halt nah bei deinem Bild oder an einer Abzweigung: Von dort genügt oft einmal schieben.
remark-closed-arrow = Dieser Pfeil ist für einmal Schieben gesperrt: Hier kam das freie Plättchen heraus.
remark-choose = Die Ecke, in der du startest, ist dein Zuhause. Merk sie dir: Dort endet das Rennen.
remark-card = Nur du siehst deine Karte. Such zuerst ihr Bild im Labyrinth und denk dann ans Schieben.
remark-push = Lass dir Zeit. Dreh das Plättchen und probier einen Pfeil aus: Du siehst, was er bringt, bevor du schiebst.
remark-swim = Schwimm, so weit der Weg reicht. Andere Taucher sind nie im Weg.
