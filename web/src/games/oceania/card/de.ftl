pitch-oceania = Ausfahren und die Inseln kartieren, Plättchen für Plättchen.
