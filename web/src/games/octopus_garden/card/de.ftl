pitch-octopus-garden = Kaufen, pflanzen und Gäste anlocken.
