pitch-octopus-garden = Achète, plante et attire des invités.
