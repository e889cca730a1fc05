### What is said of puzzles. Themes are headings.

theme-closing_set = The missing piece
theme-last_space = The last space
theme-let_it_eat = Let it eat
theme-harvest = Harvest time
theme-save = Save or spend
theme-star_path = The star's detour
theme-shopping = The right line
theme-good_ground = Good ground
theme-way_home = The way home
theme-ferry = The ferry
theme-one_key = One key
theme-scooter = A free ride
theme-roadworks = Roadworks
theme-good_waters = Where to wait
theme-whose_island = Whose island?
theme-fill = Fill the gap
theme-close = Close an island
theme-send_scout = Send a scout
theme-keep_scout = Keep your scouts
theme-leave_open = Leave it open
theme-odds = Good odds
theme-thrift = Waste not
theme-two_for_one = Two for one
theme-frenzy = Before the third fin
theme-theft = Fish thief
theme-turtle = Turtle time
theme-right_card = The right card
theme-keep_side = Keep a side free
theme-lure = The lure
theme-tidy = Clear the Ocean
theme-where_it_hurts = Where it hurts
theme-conquest = Conquest
theme-shoot = Shoot, wait or Retreat
theme-surprise = A surprise
theme-five_slots = Stage it well
theme-set_course = Set course
theme-which_world = Which World first?
theme-spare_card = The card to spare
theme-hold_back = Hold back
theme-plan = A good plan

# Compared with the move that tempts. Gains and losses are lists such as "about 4 points for islands, 2 for discards".
later-gains = Over the next turns that is worth { $gains } to you.
later-losses = It costs your rivals { $losses }.
sooner-target_reached = You reach your targets sooner.
later-target_reached = Your rivals reach their targets later.
as_good = “{ $move }” is just as good.

puzzles-no_file = This is not a file of puzzles.
puzzles-other_format = This file of puzzles has format { $file }; this program reads format { $program }.
puzzles-other_game = This file holds puzzles of { $file }, not of { $game }.
puzzles-other_rules = These puzzles were made for version { $file } of the rules of { $game }; this program plays version { $program }.
puzzles-damaged = This file of puzzles is damaged in line { $line }.
puzzles-unplayable = The puzzle { $puzzle } is damaged: its moves cannot be made.
