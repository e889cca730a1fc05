### What only the site of plain files says, whose tables are hosted in the tab.

site-loading = Bringing the games to this device
site-starting = Waking up the games
site-far = { $percent }% is here. It takes this long only once.
site-ready = Ready to play.
site-keeping = What is needed for playing offline comes along by itself.
site-kept = Everything is on this device. It works offline.
site-kept_more = All five games, six levels of bots, replays and analysis.
site-no_network = no network now
site-install = Install as an app
site-newer = A new version is here.
site-newer_more = Running matches stay.
site-later = Later
site-reload = Reload now
site-device = On this device
site-stays = There is no server: everything stays in this browser. What is hidden is hidden from the bots, and by the curtain from whoever plays beside you; but whoever has this device could look at everything.
site-save = Save all matches
site-saved = Saved to a file.
site-load = Load a file
site-loaded = { $added ->
        [one] 1 match
       *[other] { $added } matches
    } added{ $known ->
        [0] { "" }
        [one] , 1 was here already
       *[other] , { $known } were here already
    }.
site-loaded_nothing = There was no match in this file.
site-loaded_progress = Your progress in lessons and puzzles has come along.
site-open_link = Open a link
site-link_label = Link of a replay, from here or from a server
site-link_open = Open
site-link_wrong = This is not the link of a replay.
site-file_name = oceanarium-matches
site-unable = This browser lacks WebAssembly or workers: open this page in a current Firefox, Chrome, Edge or Safari.
site-lacks_engine = A part of the bots did not come, so they play weaker: check the network, then load the page anew.
site-failed = The games could not be loaded: see whether there is a network, then try again.
site-broken = Something broke in this tab: load the page anew, your matches are kept.
