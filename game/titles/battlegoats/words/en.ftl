title-tagline = Nine goats, face down
title-about =
    Lay a hero and eight cards face down in a square of nine.
    Attack in turn: the higher power wins, and the winner hides again.
    Remember what you saw. The last card in play wins.

## What the rules say

# Asks: to the one who decides, to those who wait ({name}: who decides), and what happens when the time is up
ask-draft = Keep one card of this packet.
    .waiting = { $name } is choosing a card.
    .stakes = The rest goes to your right.
    .timeout = When time is up you keep the card with the highest power.
ask-deploy = Lay your nine cards, then press Ready.
    .waiting = { $name } is still laying cards.
    .stakes = Whoever is ready first names the first attacker.
    .timeout = When time is up, cards not laid fill the empty spaces.
    .done = You are ready. Your battlefield is set.
    .how = Drag, or click a card and then a space. Drop on a card to swap.{ $timed ->
        [yes] { " " }When time is up the rest fills up in order.
       *[no] { "" }
    }
ask-first = You finished first. Who attacks first?
    .waiting = { $name } names the first attacker.
    .timeout = When time is up, you do.
ask-orders = Attack with one of your cards, or use a command first.
    .waiting = { $name } is planning an attack.
    .timeout = When time is up, your card with the highest power attacks.
    .plain = Attack with one of your cards.
ask-attack = Now attack with one of your cards.
    .waiting = { $name } is planning an attack.
    .timeout = When time is up, your card with the highest power attacks.
ask-veil = Lay your cards in the same spaces, in any order.
    .waiting = { $name } is moving in the mist.
    .timeout = When time is up, the order stays as it is.
    .how = Click two of your cards to let them change places, as often as you like.
ask-sabotage = Swap these two cards, or leave them?
    .waiting = { $name } is looking at two cards.
    .timeout = When time is up, they stay.
ask-dodge = { $card } is attacked. Stand, or step aside?
    .waiting = { $name } may step aside.
    .stakes = The card he swaps with is attacked instead.
    .timeout = When time is up, he stands.
ask-tattle = { $card }: look at face-down cards. How many: { $n }
    .waiting = { $name } is choosing what to look at.
    .timeout = When time is up, you see the first ones.
ask-look = { $card }: look at face-down cards. How many: { $n }
    .waiting = { $name } is choosing what to look at.
    .timeout = When time is up, you see the first one of the next opponent.
ask-shout = { $card }: turn face-down cards of opponents face up. How many: { $n }
    .waiting = { $name } is choosing whom to expose.
    .timeout = When time is up, the first one of the next opponent is turned up.
ask-vote = The last cards fell together. Share the victory, or let all fall?
    .waiting = { $name } is voting.
    .stakes = One vote to fall is enough: then nobody wins.
    .timeout = When time is up, you share.

# Phases, rows, spaces
phase-muster = Muster
phase-draft = Draft
phase-deploy = Deployment
phase-first = First attacker
phase-battle = Battle
phase-final = Final vote
phase-over = The end
row-front = Front row
row-middle = Middle row
row-back = Back row
space-F1 = Front 1
space-F2 = Front 2
space-F3 = Front 3
space-M1 = Middle 1
space-M2 = Middle 2
space-M3 = Middle 3
space-B1 = Back 1
space-B2 = Back 2
space-B3 = Back 3
place = { $seat }: { $space }
pile = Discard pile
reserve = Reserve

# The power ledger: a label, the number beside it
bonus-printed = Printed power
bonus-mimic = Copies { $card }
bonus-set-power = Own power when defending
bonus-own = Own text
bonus-aura = { $card }, { $space }
bonus-hex = Against { $card }
bonus-silenced = Silenced by { $card }
bonus-floor = Never below 0
bonus-support = Support, hidden
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
verb-swap = Swap
verb-leave = Leave
verb-stay = Stand
verb-dodge = Step aside
verb-expose = Turn face up
verb-share = Share the victory
verb-fall = All fall
verb-resign = Resign

# The log: arguments are the nouns of the cue, seats as players' names, places as `place` says, cards by name
log-dealt-hero = { $seat } gets a hero.
    .you = Your hero: { $card }
log-dealt = { $seat } gets cards: { $count }
log-dealt-packet = { $seat } gets a packet of cards: { $count }
log-picked = { $seat } keeps a card.
    .you = You keep: { $card }
log-packet-passed = A packet passes on: { $seat } → { $to }
log-deploy-open = { $seat } lays out the battlefield.
log-ready = { $seat } is ready: { $time } s
    .one = { $seat } { $time } s
    .all = Ready: { $names }
log-battle = The battle begins.
log-photo-finish = Photo finish: { $tied }. Drawn: { $seat }
log-chooser = { $seat } names the first attacker.
log-first-attacker = First attacker: { $seat }
log-turn = Turn { $turn }: { $seat }
log-skipped = { $seat } has no card that can attack.
log-declared = Attack: { $place } → { $targets }
log-flip = { $place } is turned up: { $card }
    .forgotten = { $place } is turned up.
log-silenced = Silenced: { $card }
    .forgotten = A card was silenced.
log-stays = Stands: { $card }
    .forgotten = The attacked card stands.
log-dodge = Steps aside: { $card }, { $place } → { $to }
    .forgotten = Steps aside: { $place } → { $to }
log-power = { $card }: power { $total }
    .forgotten = { $place }: power { $total }
log-compare =
    .attack = { $card } ({ $who }) beats { $other } ({ $whose }), { $a }–{ $b }.
    .defend = { $other } ({ $whose }) beats { $card } ({ $who }), { $b }–{ $a }.
    .tie = Equal power, { $a }: { $card } ({ $who }), { $other } ({ $whose })
    .attack-forgotten = { $place } beats { $target }, { $a }–{ $b }.
    .tie-forgotten = Equal power: { $place }, { $target }
    .defend-forgotten = { $target } beats { $place }, { $b }–{ $a }.
log-explosion = Explodes: { $card }
    .forgotten = Explodes: { $place }
log-stand-in = { $card } takes the blow for: { $other }
    .forgotten = { $card } takes the blow for: { $saved }
log-falls = Falls: { $card } ({ $place })
log-command = { $seat } uses a command: { $card }
log-peek = { $seat } looks at: { $places }
    .faces = You see: { $faces }
log-expose = { $by } exposes { $place }: { $card }
log-stolen = { $seat } takes a card: { $place } → { $to }
    .known = { $seat } takes a card: { $place } → { $to }, { $card }
log-raised = { $seat } raises: { $card } → { $to }
log-veil = Mist hides the cards of { $seat }.
log-shell-game = Shell game: { $places }
    .swapped = You swapped them.
    .left = You left them.
log-swap = { $seat } swaps: { $places }
log-left-alone = { $seat } leaves them: { $places }
log-tangle = Tangled in straw: { $card }
    .forgotten = Tangled in straw: { $place }
log-proud = Stays face up: { $card }
    .forgotten = Stays face up: { $place }
log-settle = Hides again: { $card } ({ $place })
    .forgotten = Hides again: { $place }
log-resigned = { $seat } resigns.
log-out = { $seat } is out.
log-finalists = The last cards fell together: { $seats }
    .standoff = Standoff, nobody can attack: { $seats }
log-vote =
    .share = { $seat } votes to share.
    .fall = { $seat } votes to fall.
log-result =
    .victory = Victory: { $winners }
    .shared = Shared victory: { $winners }
    .fallen = All fell. Nobody wins.

# The result
result-victory = Last herd standing
result-shared = Shared victory
result-fallen = Fallen, no victor
tally-left = Cards left
tally-defeated = Cards defeated

# Refusals
refused-not-your-turn = It is not your turn.
refused-not-in-packet = That card is not in this packet.
refused-already-picked = You have already picked.
refused-layout-incomplete = Lay all nine cards first.
refused-layout-wrong-cards = Those are not your nine cards.
refused-already-ready = Your battlefield is set. Cards cannot be moved.
refused-seat-not-in-battle = That seat has no cards.
refused-no-card-there = There is no card there.
refused-own-target = Choose a card of an opponent.
refused-cannot-attack = This card cannot attack.
refused-out-of-reach = That card is out of reach.
refused-too-many-targets = Too many targets.
refused-same-target-twice = Choose two different cards.
refused-must-attack = You must attack if you can.
refused-no-command = This card has no command.
refused-no-command-yet = No commands in the first turn.
refused-command-spent = This command has been used.
refused-one-command-a-turn = Only one command a turn.
refused-command-no-effect = This command would do nothing now.
refused-battlefield-full = You have no empty space.
refused-space-taken = That space is taken.
refused-too-few-cards = That player does not have more cards than you.
refused-not-face-down = Choose a face-down card.
refused-wrong-card = That card may not be chosen.
refused-fight-under-way = Wait until this is resolved.
refused-malformed = No play of this game looks like that.

## The table on screen

paper = The Daily Bleat
empty = Empty
a-card = a card
left = in play
fallen = Fallen: { $n }
reserve-text = { $n ->
        [one] 1 card, unseen, not in this match
       *[other] { $n } cards, unseen, not in this match
    }
reserve-open = { $n ->
        [one] 1 card sat out: click to see
       *[other] { $n } cards sat out: click to see
    }
pile-mine = Your discard pile · { $n }
pile-theirs = { $name }: discard pile · { $n }
pile-name = Discard pile: { $name }
pile-empty = Nothing has fallen here yet.
piles = Discard piles
pairs = Pairs in your army
pairs-none = No card of yours asks for another. Strength alone, then.
pairs-ahead = two cards in front
pairs-adjacent = cards beside it
pairs-row = its row
pairs-behind = cards behind it
pair = { $a } + { $b }
draft-packet = Your packet: keep one of { $n }
draft-none = The packets are on their way
draft-kept = Your hero and what you keep
draft-strip = Keep one, pass the rest right
deploy-strip = First ready names the attacker
deploy-enemy = The enemy is this way
deploy-tray = Still to lay
deploy-all-laid = All nine are laid
ready-stamp = READY
tangled-stamp = TANGLED
banner-hero = Your hero: { $card }
banner-battle = To battle!
banner-photo = Photo finish!
banner-first = First attacker: { $name }
banner-skipped = { $name }: nothing that can attack
banner-silenced = Silenced: { $card }
banner-stays = Stands: { $card }
banner-stand-in = { $card } takes the blow
banner-command = Command: { $card }
banner-out = Out: { $name }
banner-resigned = Resigned: { $name }
banner-final = The last cards fell together
banner-result-victory = Victory: { $winners }
banner-result-shared = Shared victory: { $winners }
banner-result-fallen = All fell. Nobody wins.
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
stage-fight = { $a } attacks { $b }
stage-plan = { $card } attacks ...
stage-back = Show the fight
stage-your-turn = Your turn to attack
stage-hint = The higher power wins and hides again. The loser falls. If they are even, both fall.
stage-turn = Turn: { $name }
hidden-name = Face-down card
hidden-text = You have not been shown this card, or you have to remember it. It works in full where it lies.
empty-name = Empty space
empty-text = Cards do not slide. A gap counts for nothing, but a card beyond it still counts.
rule = Rule { $id }
status-up = { $name } · { $where } · face up
status-mine = Hidden · only you see it · { $where }
status-known = { $name } · { $where } · hidden, known to you
status-tray = Not laid yet
status-laid = Laid: { $where }
status-dragging = Dragging to: { $where }
status-held = If laid here: { $where }
mark-spent = Its command has been used.
mark-defeats = Cards it has defeated: { $n }.
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
own-foe-printed-min = Against printed power { $n } or more
own-foe-face-up = Against a face-up card
own-self-face-up = Face up
own-adjacent-type-hero = Beside the hero
own-own-cards-max = { $n } cards or fewer left
own-ally = With { $card }
own-seen = Seen: { $card }
own-slain = Slain: { $card }
own-ahead = Cards in front of it
own-adjacent = Cards beside it
own-own-discard = Cards in its discard pile
own-enemy-face-up = Enemy cards face up
own-family = Other Gruffs
own-defeats = Cards it has defeated
power-now-both = Attacking or defending
power-now-attack = Attacking
power-now-defend = Defending
power-here-both = Here: attacking or defending
power-here-attack = Here: attacking
power-here-defend = Here: defending
power-against-attack = { $card } would attack with
power-against-defend = { $card } would defend with
plate-resigned = Resigned
plate-out = Out
plate-ready = Ready · { $time } s
plate-laying = Laying out
plate-laying-mine = Laying out · { $n } of 9
plate-choosing = Choosing
plate-chosen = Has chosen
plate-turn = Your turn
plate-their-turn = Attacking
plate-waits = Waiting
plate-cards = Cards: { $n }
plate-in-play = { $n } in play · { $what }
track-turn = { $phase } · turn { $n }
track-pick = { $phase } · { $n }/8
ask-target = { $card }: name the card it attacks.
    .again = { $card } is set. Press Attack, or choose another target.
ask-volley = { $card }: name up to { $n } targets.
    .more = { $card }: name a second target, or fire at one.
ask-command =
    .steal-0 = { $card }: which face-down card do you take?
    .steal-1 = { $card }: into which empty space?
    .raise-0 = { $card }: which card comes back?
    .raise-1 = { $card }: into which empty space?
    .veil-0 = { $card }: hide everything in the mist?
    .shell-game-0 = { $card }: name two cards of yours, then swap or leave.
    .shell-game-1 = { $card }: swap them, or only pretend?
    .swap-enemy-0 = { $card }: name two cards of one opponent.
    .peek-0 = { $card }: which face-down cards do you look at? ({ $n })
raise-heading = Which one comes back?
vote-heading = Two hooves
vote-share = Share the victory
vote-fall = Let all fall
vote-share-stamp = SHARE
vote-fall-stamp = FALL
act-close = Close
act-ready-left = { $n } still to lay
act-ready-final = Final
act-fill = Fill for me
act-fill-small = Then change it
act-clear-small = Pick all up
act-clear-why = Nothing is laid yet.
act-keep = Keep { $card }
act-keep-why = Choose a card of the packet first.
act-first = First: { $name }
act-first-or = Or click another plate
act-me = I attack first
act-dodge = Step aside
act-stay-small = or choose a card to swap with
act-name-why = Cards to choose: { $n }
act-veil = Lay them down
act-veil-small = Moved: { $n }
act-vote = Vote
act-vote-why = Choose one of the two.
act-attack = Attack { $card }
act-command = Command
act-instead = Attack instead
act-back = Take back
act-targets = Targets: { $n }
act-odds = Your { $a } against { $b }
resign-heading = Resign?
resign-text = All your cards go face up to your discard pile and you are out of this match.
resign-last = Winner: { $name }. The match ends here.
resign-on = The others play on.
reason = Out of reach
reason-front-row = { $card } hits front rows only; if all are empty, the next row.
reason-column-front = { $card } hits only cards with nothing in front of them.
reason-column-back = { $card } hits only cards with nothing behind them.
why-not-asked = You have chosen. The others are still choosing.
why-pick-card = Choose a card first, then this space.
why-their-turn = It is the turn of: { $name }
why-own-first = Choose one of your own cards first.
log-fells =
    .attack = { $card } ({ $who }) fells { $other } ({ $whose }), { $a }–{ $b }.
    .attack-forgotten = { $place } fells { $other } ({ $whose }), { $a }–{ $b }.
    .defend = { $other } ({ $whose }) fells { $card } ({ $who }), { $b }–{ $a }.
    .defend-forgotten = { $target } fells { $card } ({ $who }), { $b }–{ $a }.
    .tie = Both fall, power { $a }: { $card } ({ $who }), { $other } ({ $whose })


## Types

type-hero = Hero
type-goat = Goat
type-creature = Creature
type-equipment = Equipment

## Cards

card-alfonso = Alfonso
    .text = Command: Take a face-down card of an opponent with more cards than you into an empty space of yours, face down.
    .flavour = He never steals. He recruits, at speed, in the dark.
card-jonas = Jonas
    .text = When Jonas is attacked, you may swap him with another of your cards; that card is attacked instead.
    .flavour = Where Jonas was a moment ago is the most dangerous spot in Goatopia.
card-shanelaine = ShanElaine
    .text = Siege: attacks only a card with no card behind it. +2 when attacking.
    .flavour = Her arrows go up as one bleat and come down as another.
card-queen-nanette = Queen Nanette
    .text = Command: Lay a non-hero card from your discard pile face down in an empty space of yours.
    .flavour = A royal pardon, countersigned by the undertaker.
card-old-grumblehoof = Old Grumblehoof
    .text = +1 for each card in your discard pile, up to +2.
    .flavour = Every fallen friend is one more story he tells with his horns.
card-sable-of-the-veil = Sable of the Veil
    .text = Command: Pick up all your cards, Sable too, and lay them face down in the same spaces in any order.
    .flavour = When the mist lifted, every sentry was somebody else.
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
    .text = -1 for each adjacent card.
    .flavour = He fights best when nobody is telling him how.
card-drumbeard = Drumbeard
    .text = Your other cards in this row get +1.
    .flavour = Nobody can hear the orders, but everybody keeps time.
card-shield-nan = Shield Nan
    .text = +1 when defending. Your cards directly behind get +2 when defending.
    .flavour = Stand behind Nan. Everyone who did not is a rug.
card-beast-hunter = Beast Hunter
    .text = +4 against creatures.
    .flavour = Her cloak growls when it rains.
card-sapper = Sapper
    .text = +3 against equipment. Explosions do not defeat her.
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
    .text = -4 when defending.
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
    .text = Explodes when defeated: the other card is defeated too.
    .flavour = Short fuse, short career, long crater.
card-scapegoat = Scapegoat
    .text = When an adjacent card of yours would be defeated, the Scapegoat is defeated instead.
    .flavour = It is always his fault, so he may as well be useful.
card-shell-game-sheila = Shell-Game Sheila
    .text = Command: Turn two of your cards face down (Sheila may be one) and secretly swap them or not.
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
    .text = +2 for each other Gruff in your battlefield.
    .flavour = Wait for my brothers, they are much bigger.
card-middle-gruff = Middle Gruff
    .text = +1 for each other Gruff in your battlefield.
    .flavour = Overlooked in every story, and keeping a list.
card-big-gruff = Big Gruff
    .text = +1 for each other Gruff in your battlefield.
    .flavour = The bridge remembers him. The bridge is still limping.
card-trophy-muncher = Trophy Muncher
    .text = +1 for each card it has defeated, up to +3.
    .flavour = Victory tastes of tin and ribbon.
card-tattletale = Tattletale
    .text = When defeated, look at three face-down cards of the player it fought.
    .flavour = Last words: and another thing, behind the third shield.
card-quiet-monk = Quiet Monk
    .text = The other card has only its printed power and no ability in this attack.
    .flavour = He took a vow, and now so have you.
card-last-billy-standing = Last Billy Standing
    .text = +2 while you have 4 cards or fewer.
    .flavour = He was saving himself. Everyone else was the saving.
card-armored-pig = Armored Pig
    .text = +5 while the Pig-a-Pult is in your battlefield.
    .flavour = Bacon, tempered twice.
card-baby-dragon = Baby Dragon
    .text = +1 once the Mama Dragon has been seen this game. +2 while the Mama Dragon is in your battlefield.
    .flavour = Adorable, combustible, and shouting for someone large.
card-mama-dragon = Mama Dragon
    .text = +1 once the Baby Dragon has been slain this game. +2 while the Baby Dragon is in your battlefield.
    .flavour = You may pet the baby exactly once.
card-lion = Lion
    .text = Stays face up after it wins. -3 when defending face up.
    .flavour = A lion does not hide. A lion has people for that.
card-skunk = Skunk
    .text = The other card gets -2.
    .flavour = Banned by three treaties and one picnic.
card-bridge-troll = Bridge Troll
    .text = +2 when defending in the front row. -4 against a Gruff.
    .flavour = Owns the bridge, the toll, and one bad memory.
card-burrow-badger = Burrow Badger
    .text = +2 in the middle row. +1 for each card directly in front.
    .flavour = The middle of the line is the warmest part of the ground.
card-night-owl = Night Owl
    .text = After it wins, look at a face-down card of an opponent.
    .flavour = Who? You. There. In the second row.
card-wolf-in-goats-clothing = Wolf in Goat's Clothing
    .text = Is also a goat. +3 against goats.
    .flavour = His bleat needs work. His appetite does not.
card-pig-a-pult = Pig-a-Pult
    .text = +3 when attacking while the Armored Pig is in your battlefield.
    .flavour = Return to sender. At speed. Squealing.
card-double-ballista = Double Ballista
    .text = Siege: attacks the front row only. May attack two cards at once.
    .flavour = Twice the bolts, half the aim, all of the noise.
card-land-mine = Land Mine
    .text = Cannot attack. Explodes when attacked: both cards are defeated.
    .flavour = The grass is greener here for a reason.
card-glass-cannon = Glass Cannon
    .text = Siege: attacks only a card with no card in front of it. Its power is 1 when defending.
    .flavour = Do not lean on it, breathe on it, or stand before it.
card-watchtower = Watchtower
    .text = Your adjacent cards get +1 when defending.
    .flavour = Built by goats, so the stairs are optional.
card-straw-goat = Straw Goat
    .text = Is also a goat. Cannot attack. The card that defeats it stays face up.
    .flavour = Convincing from a distance. Delicious up close.

## Lobby options

option-muster = Building the army
    .about = Keep the eight cards you are dealt, or pick one from each packet and pass the rest on.
    .value-basic = Eight cards at random
    .value-draft = Draft
option-chronicle = Chronicle (the client remembers for you)
    .about = Names the hidden enemy cards that you have been shown.
option-first-attacker = Who chooses the first attacker
    .about = Who decides which player attacks first.
    .value-fastest = The fastest to be ready
    .value-drawn = Drawn at random
option-final-tie = When the last cards fall together
    .about = What happens when nobody is left to win.
    .value-vote = They vote
    .value-share = They share the victory
    .value-fall = Nobody wins
option-pace = Pace
    .about = How long the clocks run.
    .value-relaxed = Relaxed
    .value-normal = Normal
    .value-quick = Quick
    .value-untimed = No time limits

## Lesson

lesson-welcome = Nine goats, face down
    .text = You and your opponent each lead a herd of nine cards. They lie face down in three rows of three. In turn, each attacks: the higher power stays, the other falls. Whoever has the last card in play wins.
lesson-inspector = Point at anything
    .text = Whatever the pointer rests on is shown here at reading size: what a card can do, and why something cannot be done just now. F1 opens the rules of the present phase.
lesson-draft = Choose your herd
    .text = Take the card you like best. The rest of the packet goes on to your opponent, and you get another one. The number in the corner is the card's power.
lesson-deploy = Lay out your herd
    .text = Drag your cards onto the nine spaces, or click a card and then a space. Many cards help their neighbours: while you hold one, the spaces that feed it are marked. The front row faces your opponent.
lesson-ready = Ready!
    .text = When all nine lie there, press Ready. Whoever is ready first says who attacks first. There is no clock in this lesson, so take your time. No idea where to lay them? The other button fills the empty spaces for you.
lesson-first = You were first
    .text = Name who attacks first: yourself, or your opponent. Attacking shows you a card of theirs, but it shows them one of yours as well.
lesson-attack = Attack!
    .text = Click one of your cards that glow, then a card of your opponent that you want to attack. Both are turned over, their power is counted, and the weaker one falls. If they are equal, both fall.
lesson-remember = Remember what you saw
    .text = The winner turns face down again. That is the heart of the game: remember where it lies. The log tells what happened; point at a name in it to see the card.
lesson-wait = Your opponent's turn
    .text = The plate of whoever is thinking is lit. You can look at everything meanwhile, read the log or talk.
lesson-second = Pick your fights
    .text = You know more now. Attack what you have seen and can beat, with a card they have not seen. Some cards have a command that you may use before the attack: its button lights up when you choose the card.

## Rulebook

rulebook-goal = The aim
    .text =
        Each player commands <b>one hero and eight other cards</b>, laid face down on a battlefield of three rows by three. In turn, each player attacks one card of an opponent with one of their own. Both are turned up; the higher power wins, the lower falls. <b>The player with the last card in play wins.</b>
        There are 55 cards and no two are alike: 7 heroes, 33 goats, 9 creatures and 6 pieces of equipment. What is not dealt forms the reserve, which nobody sees. The card list shows all 55 at any time, so you can reckon what may lie hidden.
rulebook-draft = The draft
    .text = With the draft, your eight cards are your first packet. <b>Keep one card</b>, in secret; when everybody has picked, the rest goes to the right-hand neighbour. Repeat until nothing is left: eight picks, the last of them automatic. You see every packet on its way: remember what you let go.
rulebook-deploy = Laying out your army
    .text =
        Lay your nine cards face down, one in each space, as you like. The <b>front row</b> faces the enemy. <b>Adjacent</b> means above, below, left or right, never diagonal. <b>Directly in front</b> of a card are all cards of its column nearer the front, up to two; a gap between them does not matter.
        You may rearrange until you press <b>Ready</b>; then the layout is final. Whoever is Ready first chooses who attacks first (being faster than 20 seconds gains nothing; those within a quarter of a second tie, and lots are drawn). When the time ends, cards you have not laid fill the empty spaces in order.
rulebook-turn = Your turn
    .text =
        In your turn you <b>must attack if you can</b>. Before the attack you may use <b>one command</b> of one of your cards; not in the very first turn of the battle. A card may attack, defend and use its command face down or face up. A card counts as <b>face up</b> only if it was face up when the turn began.
        The turn passes clockwise to the next player who has cards. If none of your cards can attack, your turn is skipped.
rulebook-attack = The attack, step by step
    .text =
        <b>Declare</b>: name your attacker and one enemy card. <b>Flip</b>: both turn up; Jonas may step aside now. <b>Power</b>: count both. <b>Compare</b>: the lower falls; in a tie both fall. A Scapegoat beside a falling card of its own side falls in its place. The Land Mine and the Powder Kid explode. <b>Fall</b>: fallen cards go face up to their owner's discard pile. Then effects for falling or winning. <b>Settle</b>: survivors turn face down again, with two exceptions: the proud (Lion, Strutting Pete) after they have won, and whoever was tangled by the Straw Goat.
        Cards outside the attack keep their facing. Remember where the winner lies: nothing marks its back.
rulebook-power = Counting power
    .text =
        Power is the <b>printed number plus everything that changes it</b>: the card's own text, help from other cards of its battlefield (they help face down too) and what the other card does to it. Everything adds up, order does not matter, and power is never below 0. Helpers who stay hidden are told to the others only as one sum called <b>support</b>.
        A <b>silenced</b> card has exactly its printed power and no ability in this attack. A card of two types is hit by, and profits from, both.
rulebook-siege = Siege cards
    .text = A siege card reaches only some cards. The <b>Double Ballista</b> hits the front row of every opponent; only when no opponent has a card there, the middle row, then the back. It may hit two cards at once: each is a fight of its own, and it falls if it does not beat both. The <b>Glass Cannon</b> hits a card with nothing in front of it, <b>ShanElaine</b> a card with nothing behind it.
rulebook-commands = Commands
    .text = Six cards have a command, each <b>once in a match</b>. Using it turns the card face up: showing who you are is the price. <b>Alfonso</b> takes a face-down card from an opponent with more cards than you. <b>Queen Nanette</b> lays a card of your discard pile back, face down. <b>Sable of the Veil</b> lays all your cards anew in the same spaces. <b>Lookout</b> looks at two face-down cards. <b>Saboteur</b> looks at two cards of one opponent and may swap them. <b>Shell-Game Sheila</b> turns two of your cards down and perhaps swaps them: nobody knows.
rulebook-secrets = Who sees what
    .text = You may look at your own face-down cards at any time, but never move them. What others have shown you, <b>you have to remember yourself</b>, unless the table plays with the chronicle. A look ends with the turn. Discard piles lie open. When the match is over, everything is shown: all battlefields, the reserve and the whole log.
rulebook-end = The end
    .text = A player without cards is out. The player with the last card in play <b>wins</b>. If the last cards fall together, or nobody can attack any more, those players are the <b>finalists</b>: they vote in secret to share the victory or to fall. If all say share, they share; if anyone says fall, all fall and nobody wins.
rulebook-leaving = Leaving
    .text =
        If you lose the connection, your seat and your cards stay yours. After a minute a bot plays for you until you come back (the host may choose at once, or never). Until then your decisions take their default when the time runs out.
        You can <b>resign</b> at any time except in the middle of a fight or a command. All your cards go face up to your discard pile, none of them has an effect, and you are out. If you resign before the battle begins, your cards join the reserve unseen. If only one player is left by then, that player wins.
rulebook-limits = Time limits
    .text =
        At the normal pace you have <b>90 seconds to lay out your cards</b>, 30 for a draft pick, 15 to name the first attacker and <b>60 for a turn</b>. A choice within a fight or a command has 20 seconds of its own, Sable's veil 45.
        If time runs out while you lay out, your missing cards fill the free spaces in order. In a turn your card of the highest printed power attacks the opponent with the most cards, without a command. In the final vote, silence counts as sharing.
        Whoever plays alone against bots has no clock at all, unless the host sets one.
rulebook-options = Options
    .text = The host chooses in the lobby. <b>Draft:</b> instead of keeping the eight cards you are dealt, you pick one from each packet and pass the rest on. <b>Chronicle:</b> hidden enemy cards that you have been shown keep their names, so nobody has to remember. <b>First attacker:</b> the fastest to be ready names them, or a draw does. <b>Last cards fall together:</b> the finalists vote, share the victory, or nobody wins. <b>Pace:</b> longer clocks, shorter ones, or none.
rulebook-advice = Advice from an old goat
    .text =
        <b>Lay out for the bonuses.</b> A Pikebilly wants cards ahead of it, a Ringleader company, a Crag Hermit none.
        <b>Attack with what they know already.</b> A card that has been seen has little left to hide, and the winner turns face down again.
        <b>Remember one card well</b> rather than five vaguely: the strongest you were shown, and where it lies.
        <b>Keep a Land Mine or Scapegoat for the end.</b> With few cards left, one bad attack decides the match.
        <b>Let two others fight.</b> Each attack weakens somebody, and it need not be you.
