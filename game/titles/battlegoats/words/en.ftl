title-tagline = Nine goats, face down
title-about =
    Lay out a hero and eight cards face down, three rows of three.
    Take turns attacking: the higher power wins, and the winner hides again.
    Remember what you saw. The last card in play wins.

## What the rules say

# Asks: to the one who decides, to those who wait ({name}: who decides), and what happens when the time is up
ask-draft = Keep one card.
    .waiting = { $name } is choosing a card.
    .stakes = The rest goes to the right.
    .timeout = If time runs out, you keep the strongest card.
ask-deploy = Lay out your nine cards, then press Ready.
    .laid = All nine are laid out. Press Ready, or swap two.
    .waiting = { $name } is laying out cards.
    .stakes = First to press Ready chooses who attacks first.
    .timeout = If time runs out, the rest fill the empty spaces.
    .done = You're ready. Your battlefield is set.
    .how = Drag a card, or choose it and then a space. Drop it on another to swap.{ $timed ->
            [yes] { " " }If time runs out, the rest fill up in order.
           *[no] { "" }
        }
ask-first = You were first. Who attacks first?
    .waiting = { $name } is choosing who attacks first.
    .timeout = If time runs out, you attack first.
ask-orders = Attack with a card, or use a command first.
    .waiting = { $name } is planning an attack.
    .timeout = If time runs out, your strongest card attacks.
    .plain = Attack with one of your cards.
    .one = Attack with a card, or use { $card }'s command first.
ask-attack = Now attack with one of your cards.
    .waiting = { $name } is planning an attack.
    .timeout = If time runs out, your strongest card attacks.
ask-veil = Lay your cards in the same spaces, in any order.
    .waiting = { $name } is moving in the mist.
    .timeout = If time runs out, the order stays as it is.
    .how = Choose two of your cards to swap them, as often as you like.
ask-sabotage = Swap these two cards or leave them?
    .waiting = { $name } is looking at two cards.
    .timeout = If time runs out, they stay.
ask-dodge = { $card } is attacked. Stand or step aside?
    .waiting = { $name } may step aside.
    .stakes = The card he swaps with is attacked instead.
    .timeout = If time runs out, he stands.
ask-tattle = { $n ->
        [one] Choose a face-down card to look at.
       *[other] Choose { $n } face-down cards to look at.
    }
    .waiting = { $name } is choosing cards to look at.
    .timeout = If time runs out, you see the first ones.
ask-look = { $n ->
        [one] Choose a face-down card to look at.
       *[other] Choose { $n } face-down cards to look at.
    }
    .waiting = { $name } is choosing a card to look at.
    .timeout = If time runs out, you see the next opponent's first card.
ask-shout = { $n ->
        [one] Choose an opponent's card to turn face up.
       *[other] Choose { $n } opponents' cards to turn face up.
    }
    .waiting = { $name } is choosing a card to turn up.
    .timeout = If time runs out, the next opponent's first card turns up.
ask-vote = The last cards fell together. Share the win?
    .waiting = { $name } is voting.
    .stakes = One vote to fall is enough, and nobody wins.
    .timeout = If time runs out, you share.

# Phases, rows, spaces
phase-muster = Muster
phase-draft = Draft
phase-deploy = Deployment
phase-first = First attacker
phase-battle = Battle
phase-final = Final vote
phase-over = The end
row-front = Front row
    .low = front row
row-middle = Middle row
    .low = middle row
row-back = Back row
    .low = back row
space-F1 = front row, left
space-F2 = front row, centre
space-F3 = front row, right
space-M1 = middle row, left
space-M2 = middle row, centre
space-M3 = middle row, right
space-B1 = back row, left
space-B2 = back row, centre
space-B3 = back row, right
column-1 = Left
column-2 = Centre
column-3 = Right
last-fight = Last fight
thing-card =
    .subject = { $name }'s { $card }
    .subject-you = your { $card }
    .object = { $name }'s { $card }
    .object-you = your { $card }
thing-place =
    .subject = { $n ->
            [one] a card
           *[other] { $n } cards
        } in { $name }'s { FORM($row, form: "low") }
    .subject-you = { $n ->
            [one] a card
           *[other] { $n } cards
        } in your { FORM($row, form: "low") }
    .object = { $n ->
            [one] a card
           *[other] { $n } cards
        } in { $name }'s { FORM($row, form: "low") }
    .object-you = { $n ->
            [one] a card
           *[other] { $n } cards
        } in your { FORM($row, form: "low") }
    .subject-plain = { $n ->
            [one] a card
           *[other] { $n } cards
        } in the { FORM($row, form: "low") }
    .object-plain = { $n ->
            [one] a card
           *[other] { $n } cards
        } in the { FORM($row, form: "low") }
thing-places = { $cards } of { $name }'s herd
pile = Discard pile
reserve = Reserve

# The power ledger: a label, the number beside it
bonus-printed = Printed power
bonus-mimic = Copies { $card }
bonus-set-power = Own power when defending
bonus-own = Its own text
bonus-aura = { $card }, { FORM($space, form: "low") }
bonus-hex = Against { $card }
bonus-silenced = Silenced by { $card }
bonus-floor = Never below 0
bonus-support = Support, from hidden cards
bonus-total = Power
compare-wins = WINS
compare-saved = LIVES
compare-falls = FALLS

# Buttons
verb-pick = Keep this card
verb-ready = Ready
verb-fill = Fill the rest
verb-clear = Clear
verb-attack = Attack
verb-command = Command
verb-peek = Look
verb-steal = Take the card
verb-raise = Raise the card
verb-veil = Raise the mist
verb-shell-game = Shell game
verb-swap-enemy = Look at two
verb-swap = Swap them
verb-leave = Leave them
verb-stay = Stand
verb-dodge = Step aside
verb-expose = Turn face up
verb-share = Share the win
verb-fall = All fall
verb-resign = Resign

# The log: arguments are the nouns of the cue and the phrases of `screen/lines.py`, which are made of `thing-card` and `thing-place`
log-dealt-hero = { $seat } is dealt a hero.
    .you = You're dealt the hero { $card }.
log-dealt = { $seat } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-dealt-packet = { $seat } is dealt a packet of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-picked = { $seat } keeps a card.
    .you = You keep { $card }.
log-packet-passed = { $seat } passes a packet to { $to }.
log-deploy-open = { $seat } lays out the battlefield.
log-ready = { $seat } is ready first, after { $time } s.
    .soon = { $seat } is ready first, within { $time } s.
    .late = { $seat } is ready.
    .one = { $seat } ({ $time } s)
    .one-soon = { $seat } (within { $time } s)
    .one-late = { $seat } (last)
    .all = { $names } are ready.
    .you = You're ready first, after { $time } s.
    .you-soon = You're ready first, within { $time } s.
    .you-late = You're ready.
log-battle = The battle begins.
log-photo-finish = { $tied } finish at the same time! { $seat } wins the draw.
    .you = { $tied } finish at the same time! You win the draw.
log-chooser = { $seat } chooses who attacks first.
    .you = You choose who attacks first.
log-first-attacker = { $seat } attacks first.
    .you = You attack first.
log-turn = Turn { $turn }. { $seat } attacks.
log-skipped = { $seat } can't attack. The turn passes.
    .you = You can't attack. The turn passes.
log-declared = { $where } attacks { $what }.
log-flip = { $thing } turns up.
    .forgotten = { $where } turns up.
log-silenced = { $card } is silenced and can't step aside.
    .forgotten = A card is silenced.
log-stays = { $card } stands.
    .forgotten = The attacked card stands.
log-dodge = { $card } steps aside, and { $there } is attacked.
    .forgotten = The attacked card steps aside, and { $there } is attacked.
log-power = { $thing } has power { $total }.
    .forgotten = { $where } has power { $total }.
log-compare = { $winner } beats { $loser }, { $high } to { $low }.
    .tie = { $winner } and { $rival } tie at { $high }.
    .tie-forgotten = { $winner_place } and { $rival_place } tie at { $high }.
    .forgotten = { $winner_place } beats { $loser_place }, { $high } to { $low }.
log-explosion = { $thing } explodes!
    .forgotten = { $where } explodes!
log-stand-in = { $card } takes the blow for { $other }.
    .forgotten = { $card } takes the blow for { $there }.
log-falls = { $thing } falls.
log-command = { $seat } uses { $card }'s command.
    .you = You use { $card }'s command.
log-peek = { $seat } looks at { $what }.
    .faces = You see { $faces }.
    .you = You look at { $what }.
log-expose = { $by } turns up { $what }.
log-stolen = { $seat } takes { $what }.
    .you = You take { $what }.
log-raised = { $seat } brings { $card } back to the { FORM($row, form: "low") }.
    .you = You bring { $card } back to the { FORM($row, form: "low") }.
log-veil = Mist hides { $seat }'s cards.
    .you = Mist hides your cards.
log-shell-game = { $seat } plays the shell game with { $what }.
    .swapped = You swapped them.
    .left = You left them where they were.
    .you = You play the shell game with { $what }.
log-swap = { $seat } swaps { $what }.
    .you = You swap { $what }.
log-left-alone = { $seat } leaves { $what } alone.
    .you = You leave { $what } alone.
log-tangle = { $thing } is tangled in straw.
    .forgotten = { $where } is tangled in straw.
log-proud = { $thing } stays face up.
    .forgotten = { $where } stays face up.
log-settle = { $thing } hides again.
    .forgotten = { $where } hides again.
log-resigned = { $seat } resigns.
    .you = You resign.
log-out = { $seat } is out.
    .you = You're out.
log-finalists = { $seats } lose { FORM($seats, form: "person") ->
        [among] your last cards
       *[many] their last cards
    } together.
    .standoff = Nobody can attack. { $seats } are the finalists.
log-vote =
    .share = { $seat } votes to share.
    .fall = { $seat } votes to fall.
    .share-you = You vote to share.
    .fall-you = You vote to fall.
log-result =
    .victory = { $winners } wins!
    .shared = { $winners } share the win.
    .fallen = All fall. Nobody wins.
    .victory-you = You win!

# The result
result-victory = Last herd standing
result-shared = Shared win
result-fallen = All fallen
tally-left = Cards left
tally-defeated = Cards beaten
tally-attacks-won = Won in attack
tally-defences-won = Won in defence
tally-commands = Commands used
story-counts = cards left, turn by turn
story-turn = Turn
story-change = { $n ->
        [one] card
       *[other] cards
    }
story-stamp-compare = Felled!
story-stamp-out = Out!
story-stamp-explosion = Boom!
boast-1 = I never looked at the back row. Nobody ever does.
boast-2 = Count the horns. Then count them again.
boast-3 = Grass tastes better in a neighbour's meadow.
boast-none = The meadow is quiet. The grass wins.

# Refusals
refused-not-your-turn = It isn't your turn.
refused-not-in-packet = That card isn't in this packet. Choose one that is.
refused-already-picked = You've already chosen a card.
refused-layout-incomplete = Lay out all nine cards first.
refused-layout-wrong-cards = Those aren't your nine cards.
refused-already-ready = Your battlefield is set. You can't move cards now.
refused-seat-not-in-battle = That player has no cards. Choose another.
refused-no-card-there = There's no card there. Choose a space with a card.
refused-own-target = Choose an opponent's card.
refused-cannot-attack = This card can't attack. Choose another.
refused-out-of-reach = This card can't reach that one. Choose a lit card.
refused-too-many-targets = Choose fewer targets.
refused-same-target-twice = Choose two different cards.
refused-must-attack = You must attack if you can.
refused-no-command = This card has no command. Attack with it, or choose another.
refused-no-command-yet = Nobody uses commands on the first turn.
refused-command-spent = You've used this command. Attack, or choose another card.
refused-one-command-a-turn = You get one command a turn. Attack now.
refused-command-no-effect = This command would do nothing right now. Attack, or choose another card.
refused-battlefield-full = You have no empty space.
refused-space-taken = That space is taken. Choose an empty one.
refused-too-few-cards = Choose a player with more cards than you.
refused-not-face-down = Choose a face-down card.
refused-wrong-card = You can't choose that card here. Choose a lit one.
refused-fight-under-way = Wait until the fight is over.
refused-malformed = This game has no such move.

## The table on screen

paper = The Daily Bleat
empty = Empty
a-card = a card
fallen = { $n } fallen
reserve-text = { $n ->
        [one] 1 hidden card sits this match out
       *[other] { $n } hidden cards sit this match out
    }
reserve-open = { $n ->
        [one] 1 card sat out. Press to see it
       *[other] { $n } cards sat out. Press to see them
    }
pile-mine = Your discard pile · { $n }
pile-theirs = { $name }'s discard pile · { $n }
pile-name = { $name }'s discard pile
pile-empty = Nothing has fallen here yet.
piles = Discard piles
pairs = Pairs in your herd
pairs-none = None of your cards needs another. Strength alone, then.
pairs-ahead = two cards in front
pairs-adjacent = cards beside it
pairs-row = its row
pairs-behind = cards behind it
pair = { $a } + { $b }
draft-packet = Your packet: keep one of { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
draft-none = The packets are on their way
draft-kept = Your hero and your picks
draft-strip = Keep one, pass the rest right
deploy-strip = First to press Ready chooses who attacks first
deploy-enemy = Your opponents are this way
deploy-tray = Still to lay out
deploy-all-laid = All nine are laid out
ready-stamp = READY
tangled-stamp = TANGLED
banner-hero = { $card } leads your herd!
banner-battle = To battle!
banner-photo = Photo finish!
banner-first = { $name } attacks first!
    .you = You attack first!
banner-skipped = { $name } can't attack
    .you = You can't attack
banner-silenced = { $card } is silenced!
banner-stays = { $card } holds!
banner-stand-in = { $card } takes the blow!
banner-command = { $card } takes command!
banner-out = { $name } is out!
    .you = You're out!
banner-resigned = { $name } resigns
    .you = You resign
banner-blow = { $n } at one blow!
banner-final = The last cards fall together
banner-result-victory = { $winners } wins!
    .you = You win!
banner-result-shared = { $winners } share the win!
banner-result-fallen = Nobody wins!
burst-boom = BOOM
step-flip = Flip
step-power = Power
step-compare = Compare
step-after = After
step-shout = Shout
step-look = Look
step-tattle = Tattle
step-settle = Settle
ledger-more = and { $n } more
stage-fight = { $a } attacks { $b }.
stage-back = Show the fight
hidden-name = Face-down card
hidden-text = Face down. If you've seen it, you have to remember. It still works in full.
empty-name = Empty space
empty-text = Cards don't slide to fill a gap. A card behind the gap still counts.
status-hidden = { $name }, { $where }
    .you = Yours, { $where }
status-up = { $name }, { $where }. Face up.
    .you = Yours, { $where }. Face up.
status-known = { $name }, { $where }. Face down, but you've seen it.
    .you = Yours, { $where }. Only you see it.
status-tray = Not laid out yet
status-laid = Laid out: { $where }
status-dragging = Moving to: { $where }
status-held = If you lay it here: { $where }
mark-spent = Its command is used.
mark-defeats = Has beaten { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
rel-front = in front
rel-behind = behind
rel-beside = beside it
rel-row = same row

# Why a card gives itself a bonus, beside the number in the ledger
own-role-attack = Attacking
own-role-defend = Defending
own-row-front = In the front row
own-row-middle = In the middle row
own-row-back = In the back row
own-foe-type-hero = Against a hero
own-foe-type-goat = Against a goat
own-foe-type-creature = Against a creature
own-foe-type-equipment = Against equipment
own-foe-family-gruff = Against a Gruff
own-foe-printed-min = Against a printed power of { $n } or more
own-foe-face-up = Against a face-up card
own-self-face-up = Face up
own-adjacent-type-hero = Beside the hero
own-own-cards-max = With { $n } cards or fewer
own-ally = With { $card }
own-seen = { $card } has been seen
own-slain = { $card } has fallen
own-ahead = Cards in front of it
own-adjacent = Cards beside it
own-own-discard = Cards in its discard pile
own-enemy-face-up = Opponents' face-up cards
own-family = Other Gruffs
own-defeats = Cards it has beaten
power-now-both = Attacking or defending
power-now-attack = Attacking
power-now-defend = Defending
power-here-both = Here, attacking or defending
power-here-attack = Here, attacking
power-here-defend = Here, defending
power-against-attack = { $card } would attack with
power-against-defend = { $card } would defend with
plate-resigned = Resigned
plate-out = Out
plate-ready = Ready · { $time } s
    .soon = Ready · within { $time } s
    .late = Ready · last
plate-laying = Laying out
plate-laying-mine = Laying out · { $n } of 9
plate-choosing = Choosing
plate-chosen = Has chosen
plate-turn = Your turn
plate-their-turn = Attacking
plate-waits = Waiting
plate-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
plate-in-play = { $n } in play · { $what }
track-turn = { $phase } · turn { $n }
track-pick = { $phase } · { $n }/8
ask-target = Choose the card that { $card } attacks.
    .command = Choose what { $card } attacks, or press Command.
    .again = { $card } is set. Press Attack or choose again.
ask-volley = Choose up to { $n } targets for { $card }.
    .more = Choose a second target for { $card }, or fire at one.
ask-command =
    .steal-0 = Which face-down card does { $card } take?
    .steal-1 = Which empty space does { $card } put it in?
    .raise-0 = Which card does { $card } bring back?
    .raise-1 = Which empty space does { $card } put it in?
    .veil-0 = Hide all your cards in { $card }'s mist?
    .shell-game-0 = Choose two of your cards, then swap or leave them.
    .shell-game-1 = Swap them, or only pretend?
    .swap-enemy-0 = Choose two cards of one opponent for { $card }.
    .peek-0 = Choose { $n } face-down cards for { $card } to look at.
    .peek-more = Choose another face-down card for { $card }.
    .set = { $card } is set. Press “{ $verb }” or choose again.
raise-heading = Which one comes back?
vote-heading = Two hooves
vote-share = Share the win
vote-fall = Let all fall
vote-share-stamp = SHARE
vote-fall-stamp = FALL
act-close = Close
act-ready-left = { $n } still to lay out
act-ready-final = No changes after this
act-fill = Fill the rest
act-fill-small = You can still change it
act-clear-small = Picks up all cards
act-clear-why = Nothing is laid out yet.
act-keep = Keep { $card }
act-keep-why = Choose a card first.
act-first = { $name } first
act-first-or = or choose another plate
act-me = I attack first
act-dodge = Step aside
act-stay-small = or choose a card to swap with
act-name-why = Choose { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
act-veil = Lay them out
act-veil-small = { $n } moved
act-vote = Vote
act-vote-why = Choose one of the two.
act-attack = Attack { $card }
act-command = Command
act-instead = Attack instead
act-back = Cancel
act-chosen = { $n } chosen
act-targets = { $n ->
        [one] 1 target
       *[other] { $n } targets
    }
act-odds = Your { $a } against { $b }
odds-hidden = Beats { $n } of the { $all } hidden cards as printed.
resign-heading = Resign?
resign-text = All your cards go face up to your discard pile, and you're out of this match.
    .early = Your cards join the reserve unseen, and you're out of this match.
resign-last = { $name } wins, and the match ends here.
resign-on = The others play on.
reason = Out of reach
reason-front-row = { $card } hits only the front rows. If they're empty, the next row.
reason-column-front = { $card } hits only cards with nothing in front of them.
reason-column-back = { $card } hits only cards with nothing behind them.
why-not-asked = You've chosen. The others are still choosing.
why-pick-card = Choose a card first, then this space.
why-their-turn = It's { $name }'s turn.
why-own-first = Choose one of your own cards first.
why-own-idle = This card reaches nobody and has no command left.
log-fells = { $winner } beats { $loser }, { $high } to { $low }. { $fallen } falls.
    .tie = { $winner } and { $rival } tie at { $high }. Both fall.
    .forgotten = { $winner_place } beats { $loser }, { $high } to { $low }. { $fallen } falls.


## Types

type-hero = Hero
type-goat = Goat
type-creature = Creature
type-equipment = Equipment

## Cards

card-alfonso = Alfonso
    .text = Command: Take a face-down card from an opponent with more cards than you. Put it face down in an empty space of yours.
    .flavour = He never steals. He recruits, at speed, in the dark.
card-jonas = Jonas
    .text = When Jonas is attacked, you may swap him with another of your cards. That card is attacked instead.
    .flavour = Where Jonas was a moment ago is the most dangerous spot in Goatopia.
card-shanelaine = ShanElaine
    .text = Siege: attacks only a card with no card behind it. +2 when attacking.
    .flavour = Her arrows go up as one bleat and come down as another.
card-queen-nanette = Queen Nanette
    .text = Command: Put a card from your discard pile, but no hero, face down in an empty space of yours.
    .flavour = A royal pardon, countersigned by the undertaker.
card-old-grumblehoof = Old Grumblehoof
    .text = +1 for each card in your discard pile, up to +2.
    .flavour = Every fallen friend is one more story he tells with his horns.
card-sable-of-the-veil = Sable of the Veil
    .text = Command: Pick up all your cards, Sable too. Lay them face down in the same spaces, in any order.
    .flavour = When the mist lifted, every sentry was someone else.
card-marshal-brindle = Marshal Brindle
    .text = Your adjacent goats get +1.
    .flavour = One stare down the line and every knee stops knocking.
card-pikebilly = Pikebilly
    .text = +4 for each card directly in front.
    .flavour = The pike is four goats long. The courage is behind three of them.
card-vanguard-billy = Vanguard Billy
    .text = +2 in the front row. +1 when attacking.
    .flavour = First into the fray, first to ask which way the fray is.
card-tail-end-tess = Tail-End Tess
    .text = +2 in the back row. +1 when defending.
    .flavour = She has won every retreat she ever led.
card-ringleader = Ringleader
    .text = +1 for each adjacent card.
    .flavour = Alone, a nuisance. In company, a movement.
card-crag-hermit = Crag Hermit
    .text = −1 for each adjacent card.
    .flavour = He fights best when nobody is telling him how.
card-drumbeard = Drumbeard
    .text = Your other cards in this row get +1.
    .flavour = Nobody can hear the orders, but everyone keeps time.
card-shield-nan = Shield Nan
    .text = +1 when defending. Your cards directly behind get +2 when defending.
    .flavour = Stand behind Nan. Everyone who didn't is a rug.
card-beast-hunter = Beast Hunter
    .text = +4 against creatures.
    .flavour = Her cloak growls when it rains.
card-sapper = Sapper
    .text = +3 against equipment. She doesn't fall to explosions.
    .flavour = She has all four hooves and would like it noted.
card-cutthroat = Cutthroat
    .text = +5 against heroes.
    .flavour = Crowns make such a helpful target.
card-duelist = Duelist
    .text = +2 against goats.
    .flavour = Horns at dawn, breakfast at a quarter past.
card-honour-guard = Honour Guard
    .text = +2 while adjacent to your hero.
    .flavour = The oath is long, the halberd is longer.
card-headlong-charger = Headlong Charger
    .text = +3 when attacking.
    .flavour = The plan has one step, taken very fast.
card-angora-wall = Angora Wall
    .text = +4 when defending.
    .flavour = Three attackers went in. Mittens came out.
card-berserker = Berserker
    .text = −4 when defending.
    .flavour = The shield was in the way, so he ate it.
card-hawkeye-hilda = Hawkeye Hilda
    .text = +3 against a face-up card.
    .flavour = Show her your face and she will show you the door.
card-strutting-pete = Strutting Pete
    .text = Stays face up after he wins. +2 while face up.
    .flavour = Anonymity is for goats with ordinary beards.
card-heckler = Heckler
    .text = +2 for each face-up card of your opponents, up to +6.
    .flavour = He has notes on your entrance.
card-lookout = Lookout
    .text = Command: Look at two face-down cards of your opponents.
    .flavour = Eyes sideways in the head, secrets sideways out of the mouth.
card-town-crier = Town Crier
    .text = After it wins, turn a face-down card of an opponent face up.
    .flavour = Hear ye, hear ye: third tent from the left.
card-powder-kid = Powder Kid
    .text = Explodes when it falls: the other card falls too.
    .flavour = Short fuse, short career, long crater.
card-scapegoat = Scapegoat
    .text = When an adjacent card of yours would fall, the Scapegoat falls instead.
    .flavour = It's always his fault, so he may as well be useful.
card-shell-game-sheila = Shell-Game Sheila
    .text = Command: Turn two of your cards face down (Sheila may be one). Secretly swap them or don't.
    .flavour = Keep your eye on the goat. No, the other goat.
card-saboteur = Saboteur
    .text = Command: Look at two cards of one opponent. You may swap them.
    .flavour = She moved two tent pegs and ended a siege.
card-copygoat = Copygoat
    .text = Its power is the other card's printed power. +1 when attacking.
    .flavour = Whatever you are, it is slightly more so.
card-giant-toppler = Giant Toppler
    .text = +5 against a card with printed power 6 or more.
    .flavour = Everything tall has knees.
card-little-gruff = Little Gruff
    .text = +2 for each other Gruff on your battlefield.
    .flavour = Wait for my brothers, they are much bigger.
card-middle-gruff = Middle Gruff
    .text = +1 for each other Gruff on your battlefield.
    .flavour = Overlooked in every story, and keeping a list.
card-big-gruff = Big Gruff
    .text = +1 for each other Gruff on your battlefield.
    .flavour = The bridge remembers him. The bridge is still limping.
card-trophy-muncher = Trophy Muncher
    .text = +1 for each card it has beaten, up to +3.
    .flavour = Victory tastes of tin and ribbon.
card-tattletale = Tattletale
    .text = When it falls, look at three face-down cards of the player it fought.
    .flavour = Last words: and another thing, behind the third shield.
card-quiet-monk = Quiet Monk
    .text = The other card has only its printed power and no ability in this attack.
    .flavour = He took a vow, and now so have you.
card-last-billy-standing = Last Billy Standing
    .text = +2 while you have 4 cards or fewer.
    .flavour = He was saving himself. Everyone else was the saving.
card-armored-pig = Armored Pig
    .text = +5 while the Pig-a-Pult is on your battlefield.
    .flavour = Bacon, tempered twice.
card-baby-dragon = Baby Dragon
    .text = +1 once the Mama Dragon has been seen this match. +2 while the Mama Dragon is on your battlefield.
    .flavour = Adorable, combustible, and shouting for someone large.
card-mama-dragon = Mama Dragon
    .text = +1 once the Baby Dragon has fallen this match. +2 while the Baby Dragon is on your battlefield.
    .flavour = You may pet the baby exactly once.
card-lion = Lion
    .text = Stays face up after it wins. −3 when defending face up.
    .flavour = A lion doesn't hide. A lion has people for that.
card-skunk = Skunk
    .text = The other card gets −2.
    .flavour = Banned by three treaties and one picnic.
card-bridge-troll = Bridge Troll
    .text = +2 when defending in the front row. −4 against a Gruff.
    .flavour = Owns the bridge, the toll, and one bad memory.
card-burrow-badger = Burrow Badger
    .text = +2 in the middle row. +1 for each card directly in front.
    .flavour = The middle of the line is the warmest part of the ground.
card-night-owl = Night Owl
    .text = After it wins, look at a face-down card of an opponent.
    .flavour = Who? You. There. In the second row.
card-wolf-in-goats-clothing = Wolf in Goat's Clothing
    .text = Is also a goat. +3 against goats.
    .flavour = His bleat needs work. His appetite doesn't.
card-pig-a-pult = Pig-a-Pult
    .text = +3 when attacking while the Armored Pig is on your battlefield.
    .flavour = Return to sender. At speed. Squealing.
card-double-ballista = Double Ballista
    .text = Siege: attacks the front row only. May attack two cards at once.
    .flavour = Twice the bolts, half the aim, all of the noise.
card-land-mine = Land Mine
    .text = Can't attack. Explodes when attacked: both cards fall.
    .flavour = The grass is greener here for a reason.
card-glass-cannon = Glass Cannon
    .text = Siege: attacks only a card with no card in front of it. Its power is 1 when defending.
    .flavour = Don't lean on it, breathe on it or stand before it.
card-watchtower = Watchtower
    .text = Your adjacent cards get +1 when defending.
    .flavour = Built by goats, so the stairs are optional.
card-straw-goat = Straw Goat
    .text = Is also a goat. Can't attack. The card that beats it stays face up.
    .flavour = Convincing from a distance. Delicious up close.

## Lobby options

option-muster = Building your herd
    .about = Keep the eight cards you're dealt, or keep one from each packet and pass the rest on.
    .value-basic = Eight random cards
    .value-draft = Draft
option-chronicle = Memory aid
    .about = Hidden opponents' cards that you've been shown keep their names on your screen.
option-first-attacker = First attack
    .about = How the table finds out which player attacks first.
    .value-fastest = First to be ready
    .value-drawn = A random player
option-final-tie = Last cards fall together
    .about = What happens when the last players lose their last cards at once.
    .value-vote = They vote
    .value-share = They share the victory
    .value-fall = Nobody wins
option-pace = Pace
    .about = How long the time limits are.
    .value-relaxed = Relaxed
    .value-normal = Normal
    .value-quick = Quick
    .value-untimed = No time limits

## Lesson

lesson-guide = The old buck
lesson-welcome = Nine goats, face down
    .text = You and your opponent, Nettle, each lead a herd of nine cards. Yours lie on the lower battlefield: you see them, Nettle doesn't. Take turns attacking. The stronger card stays, the weaker falls. Last herd standing wins.
lesson-attack = Butt in
    .text = Both cards turn up and their power is counted: the number in the corner, plus what neighbours add. The weaker falls. If they tie, both fall.
    .act1 = Press the Tattletale
    .act2 = Press Nettle's marked card
    .act3 = Press Attack
    .done = Attacked an unseen card
lesson-remember = That goat lives twice
    .text = The Cutthroat lost, but the Scapegoat beside it fell in its place. Then the Cutthroat turned face down. Remember where it lies: its power is 5, and your Badger has 6.
    .act1 = Press the Burrow Badger
    .act2 = Press the card that is the Cutthroat
    .act3 = Press Attack
    .done = Remembered a card and beat it
lesson-command = Have a look first
    .text = Some cards have a command, used before your attack. The Lookout looks at two face-down cards. Only you see them.
    .act1 = Press the Lookout
    .act2 = Press Command
    .act3 = Press the first card
    .act4 = Press the second card
    .act5 = Press Look
    .done = Used a command
lesson-strike = Know your target
    .text = A Pikebilly and Queen Nanette. The Pikebilly is strong behind other cards, but nothing stands in front of it now. The Duelist gets +2 against goats.
    .act1 = Press the Duelist
    .act2 = Press the Pikebilly's space
    .act3 = Press Attack
    .done = Attacked a card you'd looked at
lesson-hidden = A tie takes both
    .text = Queen Nanette and your Badger both had 7, so both fell. Three of Nettle's cards are left. Your Marshal is 6 and still unseen: a good card to attack with.
    .act1 = Press Marshal Brindle
    .act2 = Press the marked card
    .act3 = Press Attack
lesson-win = The last of the herd
    .text = The Tattletale fell, and showed you Nettle's last card as it went: a Glass Cannon, with power 1 when defending.
    .act1 = Press Marshal Brindle
    .act2 = Press the Glass Cannon's space
    .act3 = Press Attack
    .done = Won with the last herd standing
lesson-end = The field is yours
    .text = You even met a Scapegoat that fell for another.
    .open1 = Laying out your own herd
    .open2 = Choosing it from packets in the draft

## Rulebook

rulebook-goal = The aim
    .text =
        You command <b>one hero and eight other cards</b>, your herd, face down on a battlefield of three rows by three. Players take turns attacking one opponent's card with one of their own. Both turn up. The higher power wins, the lower falls. <b>The last card in play wins.</b>
        There are 55 cards and no two are alike: 7 heroes, 33 goats, 9 creatures and 6 pieces of equipment. Cards that aren't dealt form the reserve, which nobody sees. The card list always shows all 55, so you can work out what may be hidden.
rulebook-draft = The draft
    .text = In the draft, your eight cards are your first packet. <b>Keep one card</b> in secret. When everyone has chosen, the rest goes to the player on the right. Repeat until nothing is left: eight picks, the last automatic. You see every packet on its way, so remember what you passed on.
rulebook-deploy = Laying out your herd
    .text =
        Lay out your nine cards face down, one in each space, as you like. Your <b>front row</b> faces your opponents. <b>Adjacent</b> means above, below, left or right, never diagonal. <b>Directly in front</b> of a card are all cards of its column nearer the front, two at most. A gap between them doesn't matter.
        You can rearrange until you press <b>Ready</b>, then your layout is final. First to press Ready chooses who attacks first. Under 20 seconds speed gains nothing, and players within a quarter of a second tie and draw lots. If time runs out, your remaining cards fill the empty spaces in order.
rulebook-turn = Your turn
    .text =
        On your turn, you <b>must attack if you can</b>. Before the attack, you can use <b>one command</b> of one of your cards, but not on the very first turn of the battle. A card can attack, defend and use its command face down or face up. It counts as <b>face up</b> only if it was face up when the turn began.
        The turn passes clockwise to the next player with cards. If none of your cards can attack, your turn is skipped.
rulebook-attack = The attack, step by step
    .text =
        <b>Declare</b>: choose your attacker and one opponent's card. <b>Flip</b>: both turn up, and Jonas may step aside now. <b>Power</b>: count both. <b>Compare</b>: the lower falls, and in a tie both fall. A Scapegoat next to a falling card on the same battlefield falls instead. The Land Mine and the Powder Kid explode. <b>Fall</b>: fallen cards go face up to their owner's discard pile. Then come effects of falling or winning. <b>Settle</b>: survivors turn face down again, except a proud winner (Lion, Strutting Pete) and a card tangled by the Straw Goat.
        Cards outside the attack keep their facing. Remember where the winner lies: nothing marks its back.
rulebook-power = Counting power
    .text =
        Power is the <b>printed power plus everything that changes it</b>: the card's own text, help from other cards of its battlefield (they help face down too) and what the other card does to it. Everything adds up, in any order, and power is never below 0. Opponents see the bonuses of hidden cards as one number: <b>support</b>.
        A <b>silenced</b> card has exactly its printed power and no ability in this attack. A card of two types is affected as both. Example: a printed 4 with +2 for its row and −1 from the other card has power 5.
rulebook-siege = Siege cards
    .text = A siege card reaches only some cards. The <b>Double Ballista</b> hits the front row of any opponent. If no opponent has a card there, it hits the middle row, then the back row. It can hit two cards at once: each is its own fight, and the Ballista falls unless it beats both. The <b>Glass Cannon</b> hits a card with nothing in front of it, <b>ShanElaine</b> a card with nothing behind it.
rulebook-commands = Commands
    .text = Six cards have a command, each <b>once a match</b>. Using it turns the card face up: that's the price. <b>Alfonso</b> takes a face-down card from an opponent with more cards than you. <b>Queen Nanette</b> brings a card of your discard pile back, face down. <b>Sable of the Veil</b> lays all your cards in the same spaces again, in any order. <b>Lookout</b> looks at two face-down cards. <b>Saboteur</b> looks at two cards of one opponent and may swap them. <b>Shell-Game Sheila</b> turns two of your cards face down and may swap them: nobody knows.
rulebook-secrets = Who sees what
    .text = You can look at your own face-down cards any time, but never move them. What others have shown you, <b>you have to remember yourself</b>, unless the table plays with the memory aid. A look ends with the turn. Discard piles are open. When the match is over, everything is shown: all battlefields, the reserve and the whole log.
rulebook-end = The end
    .text = If you have no cards left, you're out. The last card in play <b>wins</b>. If the last cards fall together, or if nobody can attack, those players are the <b>finalists</b>. They vote in secret: share the win, or fall. If all vote to share, they share. If anyone votes to fall, all fall and nobody wins.
rulebook-leaving = Leaving
    .text =
        If you drop out, your seat and your cards stay yours. After a minute a bot takes over until you come back (the host can choose at once, or never). Until then, if time runs out, the default is played for you.
        You can <b>resign</b> any time except in the middle of a fight or a command. All your cards go face up to your discard pile without any effect, and you're out. If you resign before the battle begins, your cards join the reserve unseen. If only one player is left, that player wins.
rulebook-limits = Time limits
    .text =
        At the normal pace you have <b>90 seconds to lay out your cards</b>, 30 for a pick in the draft, 15 to choose who attacks first and <b>60 for a turn</b>. A choice within a fight or a command has its own 20 seconds, Sable's veil 45.
        If time runs out while you lay out your cards, the rest fill the free spaces in order. If it runs out on your turn, your card with the highest printed power attacks the opponent with the most cards, without a command. In the final vote, silence counts as sharing.
        If you play alone against bots, there's no time limit unless the host sets one.
rulebook-options = Options
    .text = The host chooses in the lobby. <b>Draft:</b> instead of keeping the eight cards you're dealt, you keep one from each packet and pass the rest on. <b>Memory aid:</b> hidden opponents' cards that you've been shown keep their names, so nobody has to remember. <b>First attack:</b> the first to be ready chooses who attacks first, or the draw does. <b>Last cards fall together:</b> the finalists vote, share the win, or nobody wins. <b>Pace:</b> longer time limits, shorter ones or none.
rulebook-advice = Advice from an old goat
    .text =
        <b>Lay out for the bonuses.</b> A Pikebilly wants cards in front of it, a Ringleader wants company, a Crag Hermit wants none.
        <b>Attack with what they know already.</b> A card they've seen has little left to hide, and the winner turns face down again.
        <b>Remember one card well</b> rather than five vaguely: the strongest you were shown, and where it lies.
        <b>Keep a Land Mine or Scapegoat for the end.</b> With few cards left, one bad attack decides the match.
        <b>Let two others fight.</b> Every attack weakens someone, and it needn't be you.

# What a coach says: `advice-*` begins a sentence (what to do), `why-*` goes on with it (why that is good). Nouns as in the log; {by}
# is the attacking card, {where} and {what} whatever is attacked
coach-good = Well butted!
advice-keep = Keep { $card }
advice-lay-front = Lay { $cards } in your front row
advice-strike = Attack { $what } with { $by }
advice-volley = Attack { $what } with { $by }
advice-order = Use { $card }'s command
advice-order-on = Use { $card }'s command on { $what }
advice-begin = Let { $target } attack first
    .your = Attack first yourself
advice-name = Name { $what }
advice-take-blow = Let Jonas stay where he is
advice-step-aside = Let { $where } take the blow
advice-lay-anew = Lay your cards in another order
advice-keep-order = Leave your cards as they lie
advice-swap-two = Swap the two cards
advice-leave-two = Leave the two cards where they are
advice-share-win = Share the win
advice-fall-all = Let everyone fall
why-odds = { $wins ->
        [10] nothing that can lie there stands up to it
       *[other] it wins { $wins } fights like this out of 10
    }
why-both-fall = { $fights ->
        [10] whatever lies there falls with it
       *[other] in { $fights } fights like this out of 10 both fall
    }
why-last-card = it's { $target }'s last card
why-unknown = { $n ->
        [one] 1 of { $target }'s cards is still unknown
       *[other] { $n } of { $target }'s cards are still unknown
    }
why-outnumbers = { $target } has { $n } cards, against { $mine }
why-returns = it brings { $fallen } back
why-strongest = no card of this packet has more printed power

## Diagrams of the rulebook

diagram-secrets-own = Your own cards
    .note = Look at them any time.
diagram-secrets-shown = Cards you were shown
    .note = The look ends with the turn. Then you have to remember, unless the table plays with the memory aid.
diagram-secrets-piles = Discard piles
    .note = Open to everyone.
diagram-secrets-end = After the match
    .note = Battlefields, reserve and log are shown.
diagram-leaving-out = You drop out
diagram-leaving-wait = A minute passes
diagram-leaving-bot = A bot plays for you
diagram-leaving-back = You're back
diagram-limit-turn = A turn
diagram-limit-decision = A choice in a fight or a command
diagram-seconds = { $n } s
