pitch-oceania = Ausfahren und die Inseln kartieren, Feld für Feld.
