### Tidepool Auction in English.

a-shell =
    { $shell ->
        [hidden] a hidden shell
       *[other] a shell of value { $shell }
    }
the-lot = a shell of value { $lot }

## What is asked.

prompt-over = The match is over.
prompt-wait = Wait for the others.
prompt-offer = Offer a shell for { the-lot }, or hold back.
prompt-decide = You won { the-lot }: keep it for points, or pocket it to offer later.

missing-shell = which value has the shell?

## Moves.

move-hold = Hold back
move-offer = Offer a shell of value { $shell }
move-keep =
    Keep the lot for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-pocket = Pocket the lot, to offer it later
move-draw = A shell of value { $shell } is drawn

## Why a move may not be made.

refusal-is_over = The match is over.
refusal-no_seat = There is no such seat at this table.
refusal-nobody_chooses = Nobody chooses while shells are drawn from the reef.
refusal-has_chosen = You have chosen for this round, and your choice stands.
refusal-not_the_winner = Only { $winner } decides about the lot.
refusal-not_an_offer = Now is the time to offer a shell or to hold back.
refusal-not_a_decision = Now is the time to keep the lot or to pocket it.
refusal-held_back_before = You held back in the round before and must offer a shell now.
refusal-not_held = You hold no shell of value { $shell }.

## What happened.


event-shell_dealt = { $seat } is dealt { a-shell }.
event-lot_turned_up = { a-shell } is up for auction.
event-choice_made = { $seat } has chosen { $choice }.
event-offer_shown = { $seat } offered { a-shell }.
event-held_back = { $seat } held back.
event-lot_won = { $seat } wins { a-shell }.
event-lot_washed_away = No value was offered only once: { a-shell } washes away.
event-lot_kept = { $seat } keeps { a-shell } for points.
event-lot_pocketed = { $seat } pockets { a-shell }.
event-match_over = The last round is over.

clause-secret = in secret
clause-to_hold_back = to hold back
clause-to_offer = to offer { a-shell }

## Parts of the score, and why a match ended.

score-lots = lots
score-shells = shells
ending-last_round = The last lot has found its owner or the sea.

drawn-title = Tidepool Auction, { $round } of { $rounds } rounds done, hands of { $hand }: { $phase }
drawn-reef = Reef: { $reef }
drawn-shells = { $count } shells
drawn-lot = Lot: { $lot }
drawn-seat =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, hand { $hand }
drawn-held_back = { "," } held back before
drawn-chose = { "," } chose { $move }
drawn-has_chosen = { "," } has chosen
