title-tagline = Stack your goblins
title-about =
    Play cards for Loot, Recruit and Attack; buy better ones, hire goblins.
    Stack the goblins on your three platforms, and topple your rivals' stacks.
    What stands at Morning's end, Day's end and the Closing Ceremony counts.

## What the rules say

# Asks. {name} the player or players who are asked; {event}, {card} names; {attacker}, {target} players; {platform} 1 to 3;
# {attacks} attacks left; {vp} as `amount.vp` says; {max} the highest Recruit Cost; {n} as the effect says.
ask-flip-choice = { $event }: will you do it?
    .opening-ceremony = { $event }: shuffle your hand into your deck and draw a new one?
    .spring-cleaning = { $event }: trash a card from your hand and draw another?
    .early-birds = { $event }: discard as many cards as you like, then draw as many?
    .swap-meet = { $event }: trash a card from your hand, gain one from a pile?
    .second-helpings = { $event }: discard a card, then draw { $n }?
    .midnight-muster = { $event }: discard { $n } cards to put a Troublesome Trio on a platform?
    .changing-of-the-guard = { $event }: volunteer for the First Player card?
    .cannot = { $event }: nothing in it for you this time.
    .answered = You have chosen. The answers are shown together.
    .first = { $event }. Everybody chooses at the same time, in secret, and the answers are shown together. Declining costs nothing.
    .waiting = Still choosing: { $name }
    .timeout = When time is up, you decline.
ask-turn = Your turn. Attacks left: { $attacks }
    .no-attack = Your turn. No attacks in this round.
    .no-attacks-left = Your turn. You have attacked.
    .extra = Your turn. Attacks left: { $attacks }, each against an opponent you have not attacked yet.
    .last = Your last turn of the game. Attacks left: { $attacks }
    .waiting = The turn of { $name }.
    .stakes = Power you do not use is lost.
    .timeout = When time is up, your turn ends.
ask-heckle = Choose an opponent's platform to heckle, or nobody: { $n } Defense on it this turn.
    .waiting = { $name } looks for somebody to heckle.
    .timeout = When time is up, nobody is heckled.
ask-purchase-trash = Trash a card from your hand or discard pile, or keep them all.
    .waiting = { $name } looks for something to burn.
    .timeout = When time is up, nothing burns.
ask-capture = Drag one of the fallen Goblins home? Recruit Cost at most { $max }.
    .waiting = { $name } looks over the fallen.
    .timeout = When time is up, all of them are trashed.
ask-reaction = { $attacker } attacks you! The target: { $card }, platform { $platform }. What would fall: { $vp }
    .shield = { $attacker } attacks you! The target: { $card }, platform { $platform }.
    .passed = You let it come. The fuse burns down all the same.
    .attacker = The stone is in the air. The target: { $card } ({ $target }). Will somebody leap in front?
    .waiting = { $attacker } attacks { $target }: { $card }, platform { $platform }. The fuse burns.
    .stakes = When the fuse has burnt down, the stone lands.
    .open = You may wave the attack through. If you do nothing, the stone lands when the fuse has burnt down.

# Buttons
verb-decline = Decline
verb-perform = Do it
verb-perform-opening-ceremony = Shuffle and draw
verb-perform-spring-cleaning = Trash and draw
verb-perform-early-birds = Discard and draw
verb-perform-swap-meet = Swap
verb-perform-second-helpings = Discard and draw
verb-perform-midnight-muster = Muster
verb-perform-changing-of-the-guard = Volunteer
verb-attack = Attack
verb-heckle = Heckle
verb-heckle-none = Nobody
verb-purchase-trash = Trash
verb-purchase-trash-none = Keep all
verb-capture-none = Leave them
verb-react = Leap in!
verb-pass = Let it come
verb-pass-open = Wave it through
verb-back = Back

# The log, by kind of cue. {seat}, {target}, {owner}, {attacker}, {winners}, {performed} players by name, never "you"; {card},
# {cards}, {source} names of cards or events; {power} with its n as `amount.*` says, {gained} and {lost} such amounts joined with
# their sign; {vp} as `amount.vp`; {lineup} as `lineup.*`; {towers} "4 + 7 + 0". Variants: `.mine` for whom it concerns; others
# as the nouns say.
log-dealt = { $seat } is dealt cards: { $count }
    .you = Your hand: { $cards }
log-first-player =
    .setup = The First Player card is drawn by lot: { $seat }
    .leader = The leader takes the First Player card: { $seat }
    .volunteer = The guard changes. The First Player card goes to: { $seat }
    .volunteer-same = The guard changes, and is the same as before: { $seat }
log-event = Round { $round }. { $phase }: { $event }
    .closing = Round { $round }, the last: { $event }
log-flip-choices = { $event }, taken up by: { $performed }
    .volunteers = { $event }. Volunteers: { $performed }
    .nobody = { $event }: nobody wants to.
log-hand-shuffled = { $seat } shuffles the hand into the deck.
log-void = { $seat } comes too late, nothing is given up. Run out: { $card }
log-discarded = { $seat } discards: { $cards }
log-gained = { $seat } gains: { $card }
    .platform = { $seat } musters for platform { $platform }: { $card }
log-trashed = { $seat } trashes from the hand: { $card }
    .discard = { $seat } trashes from the discard pile: { $card }
log-turn = Round { $round }: the turn of { $seat }.
    .you = Round { $round }: your turn.
log-power =
    .event = { $source }: +{ $power }
    .action = { $source }: +{ $power }
    .purchase = Purchase Effect, { $source }: +{ $power }
    .spoils = Spoils, { $source }: +{ $power }
log-played = { $seat } plays: { $card } ({ $gained })
    .nothing = { $seat } plays: { $card }
log-action = { $seat } uses: { $card }
log-discount =
    .shop = The next purchase costs { $n } less.
    .goblin = The next Goblin costs { $n } less.
log-taken = { $seat } digs out of the discard pile: { $card }
log-shielded = { $seat } shields platform { $platform }.
log-replaced = Leaves the line-up ({ $lineup }): { $card }
log-moved = { $owner }, platform { $platform } → { $to }: { $card }
log-heckled = Boo! { $target }, platform { $platform }: { $n } Defense this turn.
log-purchased = { $seat } purchases for { $price }: { $card }
    .hand = { $seat } purchases for { $price }, into the hand: { $card }
    .deck-top = { $seat } purchases for { $price }, to the top of the deck: { $card }
log-recruited = { $seat } recruits for { $price }: { $card } (platform { $platform })
log-refilled = New in the line-up ({ $lineup }): { $card }
log-renewed =
    .shop = The Shop Deck is empty. Shuffled back in from the Trash Pile: { $count }
    .crowd = The Crowd Deck is empty. Shuffled back in from the Trash Pile: { $count }
    .leaving = Out of the game: { $leaving }
log-drawn = { $seat } draws cards: { $count }
    .you = You draw: { $cards }
log-reshuffled = { $seat } shuffles the discard pile into a new deck: { $count }
log-attack = { $seat } attacks { $target }, platform { $platform }: { $card }. Attack spent { $defense }, at stake { $vp }.
    .shield = { $seat } attacks the shield of { $target }, platform { $platform }. Attack spent { $defense }.
    .own = { $seat } takes aim at home, platform { $platform }: { $card }. Attack spent { $defense }.
log-negated = { $card }! { $seat } leaps in, and { $attacker } hits nobody. Saved: { $target }
log-waved = { $seat } waves the attack through.
log-toppled = Toppled, platform { $platform } of { $target }: { $cards }
    .shield = The shield falls, platform { $platform } of { $target }.
log-captured = { $seat } drags home to platform { $platform }: { $card }
log-scattered = To the Trash Pile: { $cards }
    .home = Back to their pile: { $cards }
log-turn-ends = { $seat } ends the turn.
    .lost = Left unused: { $lost }
log-count =
    .n1 = The drums! The first count, at the end of the Morning.
    .n2 = The drums! The second count, at the end of the Day.
    .n3 = The drums! The third count, and the last.
log-counted = { $seat }: { $towers } = { $count }. So far: { $total }
log-result =
    .crowned = The crown is handed over: { $winners }
    .shared = One throne, several bottoms: { $winners }

# Places of cards, as parts of a sentence
lineup-shop = Shop
lineup-crowd = Crowd

# Amounts: .1 is for one
amount-loot = { $n ->
        [one] 1 Loot
       *[other] { $n } Loot
    }
amount-recruit = { $n ->
        [one] 1 Recruit
       *[other] { $n } Recruit
    }
amount-attack = { $n ->
        [one] 1 Attack
       *[other] { $n } Attack
    }
amount-vp = { $n ->
        [one] 1 VP
       *[other] { $n } VP
    }
amount-points = { $n ->
        [one] 1 Victory Point
       *[other] { $n } Victory Points
    }
amount-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
amount-goblins = { $n ->
        [one] 1 Goblin card
       *[other] { $n } Goblin cards
    }
amount-attacks = { $n ->
        [one] 1 attack
       *[other] { $n } attacks
    }
amount-rounds = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
amount-bodyguards = { $n ->
        [one] 1 Bodyguard
       *[other] { $n } Bodyguards
    }

# The result. {name} and {names} players, {n} points
result-crowned = Crowned
result-shared = A shared throne
end-crowned = The old King climbs down, the new one climbs up. Careful on the third step.
end-shared = They sit down together, and nobody mentions elbows.
crown-king = Goblin King
crown-queen = Goblin Queen
crown-king-text = All hail the Goblin King: { $name }
crown-queen-text = All hail the Goblin Queen: { $name }
crown-shared-text = All hail { $names }, and budge up!
crown-king-who = Goblin King { $name }
crown-queen-who = Goblin Queen { $name }
tally-total = Final score
tally-morning = First count
tally-day = Second count
tally-closing = Third count
tally-toppled = Goblins toppled
tally-captured = Dragged home
tally-guarded = Stones stopped

# Refusals (LNR section 10). `.n` where a number is known: {n} missing, {low} and {high} the limits of a choice
refused-not-your-turn = It is not your turn.
refused-wrong-state = Not now.
refused-choice-pending = Finish your choice first.
refused-reaction-open = Wait for the reaction.
refused-card-not-in-hand = That card is not in your hand.
refused-card-not-in-play = Play that card first.
refused-no-action = That card has no action to use.
refused-action-used = You have used that action.
refused-action-no-effect = That would do nothing now.
refused-discard-empty = Your discard pile is empty.
refused-not-in-discard = That card is not in your discard pile.
refused-slot-empty = Nothing is on sale there.
refused-need-loot = You need more Loot.
refused-need-loot-n = You need { $n } more Loot.
refused-need-recruit = You need more Recruit.
refused-need-recruit-n = You need { $n } more Recruit.
refused-bad-platform = That platform does not fit here.
refused-platform-shielded = A Shield Bearer guards that stack.
refused-all-shielded = All your platforms are shielded.
refused-attack-forbidden = No attacks this round.
refused-no-attacks-left = You have no attack left this turn.
refused-bad-target = That is not a target.
refused-extra-attack-own = An extra attack must hit an opponent.
refused-same-opponent = Choose an opponent you have not attacked this turn.
refused-attack-shield-first = Attack the Shield Bearer first.
refused-no-attack-power = You have no Attack power.
refused-need-attack = You need more Attack.
refused-need-attack-n = You need { $n } more Attack.
refused-no-reaction = You cannot react.
refused-bad-count = That is not the right number of cards.
refused-bad-count-n = Choose between { $low } and { $high } cards.
refused-bad-count-exact = Choose exactly this many cards: { $n }
refused-capture-too-big = That Goblin is too big to drag away.
refused-already-answered = You have already chosen.
refused-stale-ask = Too late.
refused-match-over = The game is over.
refused-not-legal = That cannot be done now.
refused-cannot-resign = Nobody resigns here. Leave, and a bot plays on for you.
refused-nothing-to-take-back = There is nothing to take back.
refused-malformed = No play of this game looks like that.

## The table on screen

# Labels
paper = The Royal Racket
you = You
nobody = Nobody
empty = Empty
hidden = Hidden
a-card = a card
rule = Rule { $id }
round = Round { $n }
round-of = Round { $n } of { $all }
vp = VP
defense = Defense
platform = Platform { $n }
platform-of = Platform { $n }: { $name }
list-times = { $n } × { $card }
first-player = First Player
key-log = Log

# The seats
plate-hand = Hand: { $n }
plate-deck = Deck: { $n }
plate-discard = Discard: { $n }
plate-total = Total { $n }
plate-counted = Counted { $n }
plate-standing = Standing { $n }
plate-turn = At play
plate-choosing = Choosing
plate-chosen = Has chosen
plate-attacked = Under attack
plate-leader = Leader
plate-first = Takes the first turn of each round.
plate-text = What you see here, everybody sees. Hands and the order of decks stay hidden.
plate-bodyguards = Bodyguards in deck or hand: { $n }
plate-bodyguards-none = No Bodyguard in deck or hand
plate-bodyguards-text = Gained, less trashed, less those in the discard pile. Anybody could have kept count.
plate-counts = Counts: { $counts }

# Line-ups, piles, decks
market-crowd = The Crowd
market-shop = The Shop
market-permanent = Always on sale
market-left = Left: { $n }
market-sold-out = Sold out
market-slot-empty = Empty until something can be shuffled in
market-deck-shop = Shop Deck: { $n }
market-deck-crowd = Crowd Deck: { $n }
market-trash-shop = Shop Trash: { $n }
market-trash-crowd = Crowd Trash: { $n }
market-deck-text = When it is empty, its Trash Pile is shuffled in. Starter and permanent cards then leave the game.
market-trash-text = Trashed cards, open to all.
market-gone = Out of the game: { $n }
market-oldest = Has lain here longest
market-new = New
market-price = Price { $n }
market-price-was = Price { $n } instead of { $was }
market-cheaper = Costs { $n } less

# The pools: {n} and the lines that filled them
pool-loot = Loot
pool-recruit = Recruit
pool-attack = Attack
pool-loot-text = Pays for cards of the Shop and permanent cards.
pool-recruit-text = Pays for Goblins, which go on top of your platforms.
pool-attack-text = Throws stones: one attack a turn, more with a Sergeant.
pool-line = { $source } +{ $n }
pool-line-times = { $times } × { $source } +{ $n }
pool-spent = Spent –{ $n }
pool-spoils = Spoils
pool-empty = Nothing yet
pool-attacks = Attacks left: { $n }
pool-attacks-extra = Extra attacks: against opponents not attacked yet
pool-attacks-none = No attack left
pool-attacks-forbidden = No attacks this round
pool-discount-shop = Next purchase –{ $n }
pool-discount-goblin = Next Goblin –{ $n }
pool-unused = Lost if you end the turn now: { $lost }

# Own cards
hand = Your hand
hand-empty = Your hand is empty.
hand-play-hint = Click or drag to play
deck = Deck
deck-mine = Your deck: { $n }
deck-of = Deck of { $name }: { $n }
deck-text = What is in it, sorted by name. The order is hidden, even from you.
deck-empty = Empty: the next draw shuffles the discard pile.
deck-hidden = Hand and deck are hidden.
discard = Discard pile
discard-mine = Your discard pile: { $n }
discard-of = Discard pile of { $name }: { $n }
discard-empty = Nothing here
play = Play area
play-empty = Nothing played yet
play-ready = Action ready
play-used = Action used
play-passive = Works by itself
play-capture = Works when your attack succeeds
play-paid = Spoils paid
play-unpaid = Spoils wait for a hit

# Platforms and towers
tower-empty = Empty platform
tower-sum = { $n } VP
tower-shielded = Shielded
tower-shielded-text = Attacks must hit the Shield Bearer. Recruiting and actions cannot touch this stack.
tower-above = Would fall with it: { $cards }
tower-text = An attack takes its target and everything above. What lies below stays.
tower-order = From the top

# Once something is chosen: what to click next
pick-recruit = { $card }: stack it where?
pick-recruit-here = STACK HERE
pick-attack = Choose a target.
pick-scavenger = Choose a card of your discard pile.
pick-rubbish-roaster = Choose a card of your hand or discard pile to burn.
pick-shield-bearer = Choose a stack to shield.
pick-shield-bearer-here = SHIELD THIS
pick-coordinator = Choose a Goblin to move, anybody's.
pick-coordinator-to = { $card }: to which other platform? ({ $name })
pick-coordinator-here = MOVE HERE
pick-crowd-barker = Choose a Crowd card to replace, or none.
pick-crowd-barker-none = Replace none
pick-cancel = Click elsewhere or press Escape to let go.
pick-drop = Drop it on a lit place.

# An attack in hand
target-spends = Spends { $defense }, takes { $vp }
target-spends-shield = Spends { $defense }, breaks the shield
target-left = Attack left afterwards: { $n }
target-window = A Bodyguard may leap in: the fuse will burn.
target-no-window = Nobody can leap in.
target-own = Your own platform: no Spoils, no capture, no reaction.

# Purchase and recruit on hover
purchase-left = Loot left afterwards: { $n }
purchase-to-discard = Goes to your discard pile
purchase-to-hand = Goes to your hand
purchase-to-deck-top = Goes on top of your deck
recruit-left = Recruit left afterwards: { $n }

# The slip of a Flip Effect: {n}, {low}, {high} numbers of cards
flip-heading = Flip Effect
flip-secret = Secret until everybody has chosen
flip-choose-card = Choose a card of your hand.
flip-choose-cards = Choose cards of your hand: { $low } to { $high }
flip-choose-exactly = Choose cards of your hand: { $n }
flip-choose-pile = Choose what you get for it.
flip-choose-platform = Choose a platform.
flip-trash = Will be trashed: { $cards }
flip-discard = Will be discarded: { $cards }
flip-gain = You gain: { $card }
flip-muster = To platform { $platform }: { $card }
flip-cannot-empty = Every pile it needs is empty.
flip-cannot-cards = You have too few cards for it.
flip-cannot-shielded = All your platforms are shielded.

# Choices in a turn
choice-capture = The fallen
choice-capture-chosen = { $card }: to which platform?
choice-capture-too-big = Too big to drag: at most { $max }

# The fuse
fuse = The fuse burns
fuse-seconds = { $n } s
fuse-react = The Bodyguard is discarded and you draw a card.
fuse-pass-small = Nobody will know
fuse-wave-small = All see it; no more waiting

# The event and the track
event-now = This round
event-past = Past events
event-none = The festival has not opened yet.
event-phase = { $phase }, { $n } of { $all }
event-next = Next: { $phase }
event-count = Count after this round
track-text = The backs show the phase, not the event. A star: everybody counts after that round.
track-ahead = Still to come: { $n }

# Counts, totals and the end
count-1 = The first count
count-2 = The second count
count-3 = The third count
count-sum = { $towers } = { $n }
count-gains = +{ $n }
score-total = Running total { $n }
over-heading = The crowning
over-tie-third = Level at { $n }: the higher third count decides (LNR-9.6).
over-tie-second = Level at { $n }, third count too: the higher second count decides (LNR-9.6).
over-tie-shared = Level at { $n } and in the last two counts: they share the throne (LNR-9.6).
over-hands = Hands and decks, turned up
over-unused = Events that stayed in the box

# Inspector
inspect-defense = Defense { $n }
inspect-printed = Printed { $n }
inspect-minimum = Never below { $n }
inspect-rulings = Rulings
inspect-hidden = Face down
inspect-hidden-text = Nobody but its owner knows.
reason-event = { $source }: { $n }
reason-heckler = Heckled: { $n }
ruling-catapult = With 4 or 5 players its Spoils pay more: every hit helps the bystanders too.
ruling-bombardier = Counts every other card in your play area that gives Attack, other Bombardiers too. Attack from an event is no card.
ruling-sergeant = Works after your first attack as well. Never the same opponent twice, never your own platform.
ruling-bodyguard = Reacts only from the hand. Played in your own turn, it gives Recruit and goes with the rest.
ruling-shield-bearer = Counts 0 points. You cannot build under it either; your own attack can clear it away.
ruling-scavenger = A card purchased this turn lies in the discard pile already, so it can be taken and played.
ruling-coordinator = Moves nothing between players and is no attack. Goblins above the old place come down.
ruling-press-ganger = Offered by itself when your attack on an opponent succeeds. A Goblin taken is neither trashed nor recruited.
ruling-rubbish-roaster = Just purchased, it may burn itself. Cards of your play area are out of its reach.
ruling-haggler = Purchased, it goes to your hand: play it at once. If the price stops at 1, the rest of the discount is lost.
ruling-crowd-barker = You see what replaces the card before you spend the discount.
ruling-heckler = The platform is heckled, not the cards: Goblins moved off it lose it, those moved onto it share it.
ruling-troublesome-trio = When trashed, it goes back to its pile.
ruling-sack-o-snacks = If your deck is empty, it is shuffled in and may be the very card you draw.
ruling-spitroast-spear = It lies on top of your deck: the next card you draw.
ruling-spoils = Spoils pay once per card and turn, only for a hit on an opponent, and only if the card was already in play.

# Buttons with what they do
act-play-all = Play all power cards
act-play-all-small = { $gained }
act-play = Play { $card }
act-use = Use { $card }
act-purchase = Purchase { $card }
act-purchase-small = { $n } Loot
act-recruit = Recruit { $card }
act-recruit-small = { $n } Recruit
act-attack = Attack { $card }
act-attack-small = Spends { $n }
act-end-turn = END TURN
act-end-turn-small = Unused: { $lost }
act-end-turn-clean = Nothing is left over
act-undo = Undo
act-undo-small = Until something new was seen
act-hint = Why it matters
act-skip = Skip ahead
confirm-end-turn = End the turn?
confirm-end-turn-text = You could still use: { $what }
confirm-end-turn-cards = cards in hand: { $n }
confirm-end-turn-actions = actions: { $cards }
confirm-end-turn-attack = an attack
confirm-own = Attack your own platform?
confirm-own-text = It brings no Spoils. The cards fall all the same.

# Why something is dim
why-not-asked = Nothing is asked of you now.
why-waiting = You have chosen. The others are still choosing.
why-not-your-turn = It is the turn of { $name }.
why-reaction = The stone is in the air. Wait until it lands.
why-choice = Finish your choice first.
why-choose-card = Choose a card first.
why-choose-pile = Choose a pile first.
why-choose-platform = Choose a platform first.
why-too-many = At most { $n }.
why-too-few = At least { $n }.
why-no-undo = Something new was seen, or a stone was thrown: that stands.
why-playing = The table is still at work.

# Big words of a moment
banner-your-turn = Your turn!
banner-final = The final round!
banner-toppled = TOPPLED!
banner-toppled-loss = –{ $n } VP
banner-shield = Shield down!
banner-negated = BODYGUARD!
banner-waved = Waved through
banner-captured = Press-ganged!
banner-heckled = BOO!
banner-shielded = Shielded!
banner-discount = –{ $n }
banner-first-player = First Player: { $name }

# The first time a player meets an ask: why it matters
hint-count = This count is written down and cannot be toppled any more.

# The newcomer's next legal thing to do
aid-turn-play = Next: play your cards. What you keep is discarded anyway.
aid-turn-action = Next: an action is ready. Click { $card } in your play area.
aid-turn-attack = Next: throw a stone. Lit targets are within reach.
aid-turn-recruit = Next: recruit a lit Goblin, then choose a platform.
aid-turn-purchase = Next: purchase a lit card. It joins your deck by and by.
aid-turn-shield = Next: the shield comes last, for you cannot build on it.
aid-turn-end = Next: end the turn. You then draw a new hand.
aid-flip-choice-choose = Next: choose what it needs, then press the button; or decline.
aid-flip-choice-decline = Next: decline. It would not help you.
aid-heckle-choose = Next: click the tower you want to attack.
aid-purchase-trash-choose = Next: click your weakest card.
aid-capture-choose = Next: click a Goblin, then one of your platforms.
aid-reaction-choose = If you hold a Bodyguard, now is the time. If not, watch the fuse.
aid-danger-last = Careful: in the final round a purchase comes too late to be played. Recruit Goblins.

# The codex
codex-loot = Loot cards
codex-recruit = Recruit cards
codex-attack = Attack cards
codex-hybrid = Hybrid cards
codex-action = Action cards
codex-goblin = Goblins
codex-event = Events
codex-term = Words on the cards
codex-card = Cost { $cost } · copies { $copies }
codex-goblin-row = Cost { $cost } · Defense { $defense } · { $vp } VP · copies { $copies }


## Cards

card-money-bag = Money Bag
    .text = +1 Loot.
    .flavour = Mostly buttons, some of them round.
card-table-scraps = Table Scraps
    .text = +1 Recruit.
    .flavour = Still warm, if you hold it near a fire.
card-box-o-shinies = Box O' Shinies
    .text = +3 Loot.
    .flavour = Not one of them is worth anything, and all of them sparkle.
card-pile-o-chow = Pile O' Chow
    .text = +3 Recruit.
    .flavour = Nobody asks what the crunchy bits are.
card-catapult = Catapult
    .text = +3 Attack. Spoils: +1 Recruit (+2 with 4 or 5 players).
    .flavour = Aim is optional. Enthusiasm is not.
card-mountain-o-gold = Mountain O' Gold
    .text = +5 Loot.
    .flavour = Please do not climb it. It slides.
card-banquet-o-boar = Banquet O' Boar
    .text = +5 Recruit.
    .flavour = The boar was told it was the guest of honour.
card-cannon = Cannon
    .text = +5 Attack. Spoils: +4 Recruit.
    .flavour = Load, light, run, in any order you like.
card-sack-o-snacks = Sack O' Snacks
    .text = +2 Loot, +2 Recruit. Purchase Effect: draw 1 card.
    .flavour = The bottom of the sack is a snack too.
card-plunder-sled = Plunder Sled
    .text = +2 Loot, +2 Attack. Spoils: +2 Loot.
    .flavour = No snow needed. Just a slope and a loud goblin.
card-spitroast-spear = Spit-Roast Spear
    .text = +2 Recruit, +2 Attack. Spoils: +1 Recruit. Purchase Effect: put this card on top of your deck.
    .flavour = Dinner at one end, trouble at the other.
card-bombardier = Bombardier
    .text = +2 Attack. Spoils: +3 Recruit. Action: +1 Attack for each other card with Attack Power in your play area.
    .flavour = He counts down from three because he has three fingers left.
card-sergeant = Sergeant
    .text = +3 Attack. Spoils: +4 Recruit. Passive: 1 more attack this turn, against an opponent you have not attacked yet.
    .flavour = Promoted for shouting the same thing twice.
card-bodyguard = Bodyguard
    .text = +2 Recruit. Reaction: when an opponent attacks you, discard this card from your hand to negate the attack and draw 1 card.
    .flavour = Paid by the bruise.
card-shield-bearer = Shield Bearer
    .short = Shield
    .text = Action: put this on one of your stacks. Attacks must hit it (Defense 6); recruiting and actions cannot affect that stack.
    .flavour = The shield is a door. The house has noticed.
card-scavenger = Scavenger
    .text = +1 Loot. Action: put 1 card from your discard pile into your hand.
    .flavour = One goblin's rubbish is the same goblin's treasure later.
card-coordinator = Coordinator
    .text = +2 Recruit. Action: move 1 Goblin of any player to the top of another of that player's platforms.
    .flavour = Has a clipboard. Cannot read it. Waves it well.
card-errand-runt = Errand Runt
    .text = Action: draw 2 cards.
    .flavour = Comes back with something. Never with what you asked for.
card-press-ganger = Press Ganger
    .text = +2 Attack. Action: when your attack on an opponent succeeds, put 1 trashed Goblin (Recruit Cost 7 or less) on your platform.
    .flavour = You look like a volunteer.
card-rubbish-roaster = Rubbish Roaster
    .text = +1 Loot. Action and Purchase Effect: trash up to 1 card from your hand or discard pile.
    .flavour = Everything burns if you believe in it.
card-haggler = Haggler
    .text = +1 Loot. Action: your next purchase this turn costs 2 less. Purchase Effect: put this card into your hand.
    .flavour = Cries at the price, laughs round the corner.
card-crowd-barker = Crowd Barker
    .text = +1 Recruit. Action: you may replace 1 Crowd card; your next Goblin this turn costs 2 less. Purchase Effect: +2 Recruit.
    .flavour = Step right up, and up, and up.
card-heckler = Heckler
    .text = +1 Attack. Action: draw 1 card; you may choose an opponent's platform: its Goblins have -2 Defense this turn.
    .flavour = Boo is a complete sentence.
card-troublesome-trio = Troublesome Trio
    .short = Trio
    .text = Recruit Cost 3. Defense 2. 1 Victory Point.
    .flavour = Two start it, one blames the chickens.
card-dastardly-duo = Dastardly Duo
    .short = Duo
    .text = Recruit Cost 2. Defense 2. 1 Victory Point.
    .flavour = Twice the plan, half the brain.
card-stubborn-stumps = Stubborn Stumps
    .short = Stumps
    .text = Recruit Cost 4. Defense 6. 1 Victory Point.
    .flavour = They were asked to move in spring. It is autumn.
card-quarrelsome-quartet = Quarrelsome Quartet
    .short = Quartet
    .text = Recruit Cost 4. Defense 4. 3 Victory Points.
    .flavour = They agree on one thing: it was him.
card-brickheaded-bouncers = Brick-Headed Bouncers
    .short = Bouncers
    .text = Recruit Cost 5. Defense 8. 2 Victory Points.
    .flavour = Knock, and they knock back.
card-quirky-quintet = Quirky Quintet
    .short = Quintet
    .text = Recruit Cost 5. Defense 5. 4 Victory Points.
    .flavour = Five hats, one head cold.
card-gob-o-goblins = Gob O' Goblins
    .short = Gob
    .text = Recruit Cost 6. Defense 6. 4 Victory Points.
    .flavour = Nobody knows how many. They stuck.
card-scruffy-six = Scruffy Six
    .short = Six
    .text = Recruit Cost 6. Defense 5. 5 Victory Points.
    .flavour = Washed once, as a group, by accident.
card-pint-sized-pack = Pint-Sized Pack
    .short = Pack
    .text = Recruit Cost 7. Defense 5. 6 Victory Points.
    .flavour = Small enough to fit, loud enough to matter.
card-scheming-septet = Scheming Septet
    .short = Septet
    .text = Recruit Cost 7. Defense 8. 5 Victory Points.
    .flavour = Seven secret plans to be the eighth.
card-ornery-octet = Ornery Octet
    .short = Octet
    .text = Recruit Cost 8. Defense 6. 7 Victory Points.
    .flavour = Eight grudges in perfect harmony.
card-noisy-nonet = Noisy Nonet
    .short = Nonet
    .text = Recruit Cost 9. Defense 8. 8 Victory Points.
    .flavour = The drum is a bucket. The bucket is full.
card-teetering-ten = Teetering Ten
    .short = Ten
    .text = Recruit Cost 10. Defense 9. 9 Victory Points.
    .flavour = Do not sneeze. Do not even think of pepper.
card-royal-rabble = Royal Rabble
    .short = Rabble
    .text = Recruit Cost 11. Defense 11. 10 Victory Points.
    .flavour = They brought their own carpet, mostly red.
card-first-player = First Player
    .text = The holder takes the first turn of each round.
    .flavour = Sticky on one side. Nobody says why.

## Events

event-opening-ceremony = Opening Ceremony
    .text = Bonus: no attacks; first player +1 Loot. Flip Effect: you may shuffle your hand into your deck and draw 5 cards.
    .flavour = The speech is short because the podium collapsed.
event-market-morning = Market Morning
    .text = Bonus: +2 Loot at the start of each turn.
    .flavour = Everything must go, and some of it is trying to.
event-free-breakfast = Free Breakfast
    .text = Bonus: +2 Recruit at the start of each turn.
    .flavour = Porridge for all. All the porridge for some.
event-spring-cleaning = Spring Cleaning
    .text = Flip Effect: you may trash 1 card from your hand, then draw 1 card.
    .flavour = The broom was the first thing thrown out.
event-early-birds = Early Birds
    .text = Flip Effect: you may discard any number of cards, then draw as many.
    .flavour = They got the worm. It was lunch.
event-rowdy-registration = Rowdy Registration
    .text = Bonus: a Troublesome Trio costs 1 less to recruit.
    .flavour = Sign here. No, not on the table. Not on him either.
event-dawn-drill = Dawn Drill
    .text = Bonus: +2 Attack at the start of each turn.
    .flavour = Left, right, left, the other left.
event-tug-o-war = Tug O' War
    .text = Bonus: +3 Attack at the start of each turn.
    .flavour = The rope lost.
event-lunch-rush = Lunch Rush
    .text = Bonus: every Goblin costs 1 less to recruit.
    .flavour = A queue is just a stack lying down.
event-bargain-bonanza = Bargain Bonanza
    .text = Bonus: every card costs 1 less to purchase.
    .flavour = Half price, half quality, whole crowd.
event-swap-meet = Swap Meet
    .text = Flip Effect: you may trash 1 card from your hand to gain a Box O' Shinies, Pile O' Chow or Catapult.
    .flavour = One careful owner, twelve careless ones.
event-second-helpings = Second Helpings
    .text = Flip Effect: you may discard 1 card, then draw 2 cards.
    .flavour = The first helpings are still moving.
event-wobbly-platforms = Wobbly Platforms
    .text = Bonus: Goblins on platforms have -1 Defense.
    .flavour = Who sold the bolts? Who bought the bolts?
event-moonlight-raid = Moonlight Raid
    .text = Bonus: +3 Attack at the start of each turn.
    .flavour = Sneaking, with trumpets.
event-bonfire-feast = Bonfire Feast
    .text = Bonus: +3 Recruit at the start of each turn.
    .flavour = Stand close. Not that close. Roll.
event-torchlight-watch = Torchlight Watch
    .text = Bonus: Goblins on platforms have +2 Defense.
    .flavour = They can see you. You can see them. Awkward.
event-midnight-muster = Midnight Muster
    .text = Flip Effect: you may discard 2 cards to put a Troublesome Trio on your platform.
    .flavour = Woken, counted, stacked.
event-spoils-of-the-dark = Spoils of the Dark
    .text = Bonus: every player has Spoils: +3 Recruit.
    .flavour = Finders, keepers. Breakers, also keepers.
event-changing-of-the-guard = Changing of the Guard
    .text = Flip Effect: you may volunteer. The volunteer with the lowest running total takes the First Player card and draws 1 card.
    .flavour = New guard, same hat.
event-closing-ceremony = Closing Ceremony
    .text = Bonus: the leader takes the First Player card; +2 Recruit at the start of each turn. This is the final round.
    .flavour = The crown is heavy because there is a brick in it.

## Kinds of cards

kind-loot = Loot
kind-recruit = Recruit
kind-attack = Attack
kind-hybrid = Hybrid
kind-action = Action
kind-goblin = Goblin
kind-event = Event
kind-marker = Marker

## Phases

phase-opening = Opening
phase-morning = Morning
phase-day = Day
phase-night = Night
phase-closing = Closing

## Keywords

term-loot-power = Loot
    .text = Pays for cards of the Shop and permanent cards this turn.
term-recruit-power = Recruit
    .text = Pays for Goblins this turn.
term-attack-power = Attack
    .text = Must reach the Defense of the Goblin that is attacked.
term-loot-cost = Loot Cost
    .text = What the card costs to purchase.
term-recruit-cost = Recruit Cost
    .text = What the Goblin costs to recruit.
term-defense = Defense
    .text = The Attack needed to bring this card down, with all cards above it.
term-victory-point = Victory Point
    .text = Counted three times: after the Morning, after the Day and at the end.
term-spoils = Spoils
    .text = Paid once a turn, when your attack on an opponent succeeds.
term-passive = Passive
    .text = Works by itself while the card lies in your play area.
term-action-word = Action
    .text = Use it once, at any time in the turn in which you play the card.
term-purchase-effect = Purchase Effect
    .text = Happens at once when you purchase the card.
term-reaction = Reaction
    .text = May be used from the hand in an opponent's turn.
term-bonus = Bonus
    .text = Holds for every turn of this round.
term-flip-effect = Flip Effect
    .text = Every player chooses whether to do it, before the first turn of the round.
term-trash = Trash
    .text = The card leaves its owner and goes to a Trash Pile.
term-discard = Discard
    .text = The card goes to your discard pile.
term-gain = Gain
    .text = The card goes to your discard pile without being paid for.
term-platform = Platform
    .text = Each player has three. New Goblins go on top of one of them.
term-stack = Stack
    .text = A platform with at least one card on it.
term-shield = Shield
    .text = Attacks must hit the shield; recruiting and actions cannot affect its stack.
term-running-total = Running total
    .text = Your counts so far plus the Victory Points now on your platforms.
term-leader = Leader
    .text = The player with the highest running total.
term-first-player = First Player card
    .text = Its holder takes the first turn of each round.
term-shop = Shop
    .text = Five cards for sale for Loot.
term-crowd = Crowd
    .text = Five Goblins to recruit.
term-permanent = Permanent cards
    .text = Four piles that are always for sale.
term-play-area = Play area
    .text = The cards you have played this turn.
term-deck = Deck
    .text = Your face-down cards. When it is empty, your discard pile is shuffled into it.
term-discard-pile = Discard pile
    .text = Played, discarded and purchased cards; open to all.
term-trash-pile = Trash Pile
    .text = Trashed cards: one pile for Goblins, one for all others.

## Lobby options

option-event-deck = Event Deck
    .about = The quick deck holds fewer Morning, Day and Night events.
    .value-standard = Standard, 14 rounds
    .value-quick = Quick, 9 rounds
option-turn-clock = Turn clock
    .about = How long a turn may take.
    .value-0 = No limit
    .every = { $n } seconds
option-reaction-window = Reaction window
    .about = How long the fuse burns while a Bodyguard may leap in.
    .value-0 = No limit
    .every = { $n } seconds
option-reaction-mode = When the window opens
    .about = Whether attacks wait for a reaction, and whether the attacked player may wave them through.
    .value-public-test = When a Bodyguard may be about
    .value-open-pass = The same, with open waving through
    .value-always = For every attack
option-reaction-min-vp = Worth a window
    .about = Attacks that would take fewer Victory Points cannot be negated.
option-closing-first = First in the final round
    .about = Who takes the first turn of the Closing Ceremony.
    .value-leader = The leader
    .value-holder = Whoever holds the First Player card
option-market-noise = Restless market
    .about = Each round the oldest card of both line-ups is replaced.
option-bot-style = Taste of the bots
    .about = What computer players go for. Any: each draws its own in secret.
    .value-any = Any
    .value-balanced = A bit of all
    .value-rush = Goblins first
    .value-raider = Stones
    .value-engine = Money and actions
option-running-totals = Running totals
    .about = Show everybody's points so far, not only the counts.

## Lesson

lesson-show = The best show wins the throne
    .text = Stack Goblins on your three platforms, as high as nerve allows. Three times the drums roll and everybody counts the Victory Points that stand. The three counts together are the score; the highest is crowned.
lesson-flip = The event's offer
    .text = Each round turns up an event, and some make everybody an offer before the first turn. All choose in secret and at the same time; declining costs nothing.
lesson-play = Play your cards
    .text = It is your turn. Click a card of your hand: it gives its power at once. Coins are Loot, drumsticks are Recruit, bombs are Attack. What you do not play is thrown away at the end of the turn, so play them all.
lesson-spend = Spend what you have
    .text = With Loot you purchase cards of the Shop: they go to your discard pile and come to your hand later. With Recruit you hire Goblins of the Crowd: they go straight onto one of your platforms. What you can pay for glows. A click chooses, a second one pays; a drag does both.
lesson-end = End the turn
    .text = When nothing more can be paid for, end your turn: everything played goes to the discard pile, and you draw five new cards. When the deck is empty, the discard pile becomes the deck, with all you have bought.
lesson-others = The others' turns
    .text = Watch their towers: the shield on a banner is the Goblin's Defense, the star its Victory Points. Whatever you see there may fall to your stones.
lesson-recruited = They are on the platform
    .text = Their Victory Points count as long as they stand. But remember: whoever hits a Goblin brings down all that stand on top of it. Three low towers are safer, one high tower needs less room.
lesson-attack = Throw stones
    .text = With as much Attack as a Goblin's Defense you may hit it, once a turn: click it in another player's tower, then once more. It falls, and all above it fall too. Some of your cards pay Spoils for a hit. The player attacked may have a Bodyguard.
lesson-fuse = A stone is coming
    .text = You are attacked. While the fuse burns you may react with a Bodyguard, if you hold one. Everybody sees the same fuse for the same time, whatever you hold.
lesson-count = The drums have rolled
    .text = What stood was counted and written down. It counts again at the next count if it still stands, so build early, and look what the leader has that you could bring down.

## Rulebook

rulebook-goal = The aim
    .text =
        The old Goblin King retires, and the throne goes to whoever puts on the best show. Each player has <b>three narrow platforms</b> and stacks Goblins on them, as high as nerve allows.
        Three times the drums roll and everybody counts the Victory Points (VP) that stand: after the Morning, after the Day and at the very end. <b>The three counts together are your final score</b>; the highest is crowned.
        You play cards for three powers: <b>Loot</b> pays for better cards, <b>Recruit</b> for Goblins, <b>Attack</b> for the stones that bring down other people's towers.
rulebook-table = What lies on the table
    .text =
        You start with ten cards: four Money Bags, four Table Scraps, a Box O' Shinies and a Pile O' Chow. You draw five of them; the rest is your deck.
        <b>The Shop</b> shows five cards that cost Loot, <b>the Crowd</b> five Goblins that cost Recruit. A gap is filled at once from its deck. Beside them lie four <b>permanent piles</b>, always on sale while they last: Box O' Shinies, Pile O' Chow, Catapult and the Troublesome Trio.
        Your own cards go round: <b>hand, play area, discard pile, deck</b>, and to your hand again. When your deck is empty and you must draw, your discard pile is shuffled and becomes the deck. Whatever lies in your play area is not shuffled in.
rulebook-turn = Your turn
    .text =
        Do as many things as you like, <b>in any order</b>: play cards, use actions, purchase, recruit, attack. A card you play gives its power at once, and all power of one kind is one sum.
        <b>Example.</b> Two Money Bags and a Box O' Shinies make 5 Loot. A Catapult costs 4; the last 1 buys nothing.
        Then end the turn: whatever you played and whatever you kept goes to the discard pile, <b>unused power is lost</b>, and you draw up to five cards. So keep nothing back: playing a card costs nothing. When the clock runs out, the turn ends by itself.
rulebook-action = Actions and Spoils
    .text =
        An <b>Action</b> becomes ready when its card is played. Use it at any time in the same turn, once. It is carried out completely, in the order of its text; if only a part of it is possible, that part is done, and an action that could do nothing at all stays ready.
        <b>Passive</b> texts work by themselves while the card lies in your play area. So do <b>Spoils</b>: when your attack on an opponent succeeds, every card with Spoils in your play area pays, each once a turn.
        <b>Example.</b> With a Sergeant and a Cannon in play you hit an opponent's Goblin: 4 + 4 Recruit. A second hit in the same turn pays nothing more.
rulebook-purchase = Purchasing
    .text =
        Pay the Loot Cost of a card in the Shop or on a permanent pile, and it goes to <b>your discard pile</b>: you will draw it after the next shuffle. Purchase as often as your Loot lasts.
        <b>Discounts add up</b>, but no price falls below 1. The discount of a Haggler or a Crowd Barker is for the next fitting card only and ends with the turn.
        <b>Example.</b> A Cannon costs 6. Bargain Bonanza takes off 1 and a Haggler 2, so it costs 3; the next card only has the Bonanza.
rulebook-trash = Purchase Effects and trash
    .text =
        A <b>Purchase Effect</b> happens as soon as you have purchased the card. Some draw, some go straight to your hand or on top of your deck, and the Rubbish Roaster may burn a card of your hand or discard pile, even itself.
        To <b>trash</b> is not to discard: the card leaves you for good and goes to a Trash Pile, Goblins to the Crowd's, all others to the Shop's. Only the Troublesome Trio goes back to its own pile.
        When the Shop Deck or Crowd Deck is empty and a card is needed, its Trash Pile is shuffled into a new deck; <b>starter and permanent cards then leave the game</b>. Your Money Bags do not come back to haunt you.
rulebook-recruit = Recruiting and stacking
    .text =
        Pay the Recruit Cost of a Goblin in the Crowd, or of a Troublesome Trio from its pile, and it hops at once <b>on top of one of your platforms</b>. There is no limit to height, only to prudence. Recruit as often as your Recruit lasts.
        <b>Example.</b> With 8 Recruit you may take an Ornery Octet (cost 8) for 7 VP, or a Quirky Quintet and a Troublesome Trio (5 + 3) for 4 + 1 VP on two platforms: less for one stone to take.
        A Goblin keeps its place until somebody attacks or moves it. The <b>Coordinator</b> moves a Goblin, yours or another player's, to the top of another platform of the same player; those above it come down and nothing is lost.
rulebook-attack = Attacking
    .text =
        You have <b>one attack a turn</b>. Choose a Goblin on any platform, your own included; its Defense must be no more than your Attack. That much Attack is spent, and <b>the target and everything above it</b> is trashed. Only the target's Defense matters. What lies below stays.
        <b>Example.</b> A tower, from the bottom: Noisy Nonet (Defense 8), Scruffy Six (5), Dastardly Duo (2). With 6 Attack the Nonet is out of reach. Hit the Six: you spend 5 and take the Six and the Duo, 5 + 1 VP. 1 Attack is left.
        Each <b>Sergeant</b> in play gives one attack more, and each attack after the first must hit an opponent whom you have not attacked this turn. An attack on your own platform can only be the first; it pays no Spoils.
rulebook-defense = Defense and hecklers
    .text =
        A Goblin's Defense is what is printed, <b>more or less</b> what the event and a Heckler do to it, and never less than 1. Events change Goblins only, never the shield of a Shield Bearer.
        A <b>Heckler</b> draws you a card; then you may choose one platform of an opponent that is not shielded, and its Goblins have 2 less Defense until your turn ends. It falls on the platform: a Goblin moved there shares it, one moved away is rid of it.
        <b>Example.</b> A Scheming Septet (Defense 8) on a heckled platform has 6; under Wobbly Platforms it has 5.
rulebook-reaction = The fuse and the Bodyguard
    .text =
        A <b>Bodyguard in the hand</b> of the attacked player can leap in: it is discarded, the attack is negated, and that player draws a card. The attacker's power stays spent, and the attack was an attack.
        The fuse burns only if it could matter: if the attacked player has a hand and has gained more Bodyguards than lie trashed or in the discard pile. All of that is public. <b>It burns equally long whatever the hand holds</b>, and who lets the stone come says so to nobody.
        <b>Example.</b> Inés has gained two Bodyguards. With one in her discard pile the fuse burns: the other is in her hand or deck. With both in the discard pile there is no fuse, and the stone flies at once.
rulebook-capture = The Press Ganger
    .text =
        When your attack on an opponent succeeds and a <b>Press Ganger</b> lies unused in your play area, you may drag one of the falling Goblins home: its printed Recruit Cost may be 7 at most. It goes on top of one of your platforms that is not shielded. The rest is trashed.
        A captured Goblin is neither recruited nor trashed. Each Press Ganger drags <b>one Goblin</b>; if you leave the first offer, a second one does not ask again.
        <b>Example.</b> A Pint-Sized Pack (7) and an Ornery Octet (8) fall. The Pack may change sides; the Octet is too big.
rulebook-shield = Shields
    .text =
        The action of a <b>Shield Bearer</b> puts it on one of your stacks. From then on attacks cannot hit the Goblins of that stack: they must hit the shield (Defense 6), and then it alone falls, to the Shop Trash.
        A shielded stack cannot be touched by recruiting or actions, <b>not even by its owner</b>: nothing on it, nothing off it, no second shield. So shield when you have built. If you must build again, your own attack clears it away.
        A Shield Bearer counts 0 VP, and a Bodyguard can save it.
rulebook-event = Rounds and events
    .text =
        Each round begins with an event: Opening Ceremony, four of the Morning, four of the Day, four of the Night, Closing Ceremony. Then everybody takes one turn, clockwise from the holder of the <b>First Player card</b>. It stays where it is unless an event moves it: the Closing Ceremony gives it to the leader.
        A <b>Bonus</b> holds for every turn of the round and asks nobody. A <b>Flip Effect</b> is an offer: all choose at the same time, in secret, with every detail; when the last answer is in, they are shown together and carried out in turn order.
        Declining costs nothing. If a pile has run out before your turn comes, your choice is void and you give up nothing for it.
rulebook-count = The three counts
    .text =
        When the last round of the Morning ends, of the Day, and after the final round, everybody writes down the VP on the own three platforms. <b>A count never changes afterwards</b>: what falls later has still been counted.
        <b>Example.</b> A Royal Rabble (10 VP) that stands from the Morning to the end is counted three times, 30 VP in all. Toppled during the Day, it has brought 10.
        Your <b>running total</b> is your counts so far plus what stands now. The player with the highest is the leader; of tied players the first one clockwise, beginning with the holder of the First Player card.
rulebook-end = The crowning
    .text =
        The <b>Closing Ceremony</b> opens the final round. When everybody has taken a turn in it, the third count is made, and the game is over.
        The highest final score is crowned Goblin King or Goblin Queen. If it is tied, <b>the higher third count decides</b>, then the higher second count; still tied, they share the throne.
        Nobody is ever out, and the game never ends early: a fallen tower is an empty platform, and an empty platform is a place to build.
rulebook-secret = What is hidden
    .text =
        Hidden are <b>hands</b>, the <b>order of decks</b> and the events to come; of these the backs tell the phase. Everything else lies open: platforms, powers, discard piles, Trash Piles, who purchased what.
        You may look through your own deck at any time; the list is sorted by name and says nothing about the order.
        <b>Flip choices</b> are secret until everybody has answered. And whether a player holds a Bodyguard, nobody learns before it leaps.
rulebook-options = Options and clocks
    .text =
        The host may choose a <b>quick Event Deck</b> (nine rounds), other clocks, a restless market and hidden running totals. The fuse can burn for every attack, or the attacked player may <b>wave attacks through</b> for all to see, which saves time and tells a little.
        When your turn clock runs out, a pending choice takes its mildest answer and your turn ends. Twice in a row, or a minute away (the host may choose at once, or never), and a bot plays for you until you come back; your seat, cards and score stay yours.
        The clock stands still while the fuse burns.
rulebook-advice = Advice from the front row
    .text =
        <b>Order of a good turn:</b> play everything that draws, then the rest; attack, for the Spoils pay for Goblins; recruit; purchase; put up the shield last.
        <b>Build in breadth.</b> High Defense at the bottom, low on top, and three towers of ten points rather than one of thirty: one stone takes one tower.
        <b>Purchase early, recruit late.</b> A Loot card purchased in the first rounds is played many times, one purchased in the Night hardly once. In the final round purchase nothing: it would never be drawn.
