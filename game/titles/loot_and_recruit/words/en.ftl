title-tagline = Stack your goblins
title-about =
    Play cards for Loot, Recruit and Attack. Buy better ones and recruit goblins.
    Stack goblins on your three platforms, and topple your rivals' towers.
    Whatever is standing after the Morning, the Day and the Closing Ceremony scores.

## What the rules say

# Asks. {name} the player or players who are asked; {event}, {card} names; {attacker}, {target} players; {platform} 1 to 3;
# {attacks} attacks left; {vp} as `amount-vp` says; {max} the highest Recruit Cost; {n} as the effect says; {people} how many {name} is.
ask-flip-choice = { $event }. Do you accept the offer?
    .opening-ceremony = { $event }. Shuffle your hand in and draw a new one?
    .spring-cleaning = { $event }. Trash a card from your hand and draw one?
    .early-birds = { $event }. Discard any number of cards to draw as many?
    .swap-meet = { $event }. Trash a card to gain one from a pile?
    .second-helpings = { $event }. Discard a card to draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }?
    .midnight-muster = { $event }. Discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to muster a Trio?
    .changing-of-the-guard = { $event }. Volunteer for the First Player card?
    .cannot = { $event }. There's nothing in it for you this time.
    .answered = You've chosen. The answers are shown together.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } still choosing.
    .timeout = If time runs out, you decline.
ask-turn = Your turn. You have { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.
    .no-attack = Your turn. Nobody attacks this round.
    .no-attacks-left = Your turn. You have no attack left.
    .no-stone = Your turn. You have nothing to throw.
    .extra = Your turn. You have { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left, on a new opponent.
    .last = Your last turn. You have { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.
    .waiting = { $name } is playing.
    .stakes = Unused power is lost.
    .timeout = If time runs out, your turn ends.
ask-heckle = Heckle a platform for { $n } Defense this turn?
    .waiting = { $name } is choosing a platform to heckle.
    .timeout = If time runs out, nobody is heckled.
ask-purchase-trash = Trash a card from your hand or discard pile?
    .waiting = { $name } is choosing a card to trash.
    .timeout = If time runs out, nothing is trashed.
ask-capture = Press-gang a fallen Goblin of Recruit Cost { $max } or less?
    .waiting = { $name } is looking over the fallen.
    .timeout = If time runs out, all of them are trashed.
ask-reaction = { $attacker } attacks your { $card }! { $vp } at stake.
    .shield = { $attacker } attacks the shield on your platform { $platform }!
    .passed = You let it come. The fuse burns down all the same.
    .attacker = Your stone flies at { $target }'s { $card }. Will anyone leap in?
    .waiting = { $attacker } attacks { $target }'s { $card }. The fuse burns.
    .stakes = When the fuse burns down, the stone lands.
    .open = You can wave the attack through. Do nothing, and the stone lands when the fuse burns down.

# Buttons
verb-decline = Decline
verb-perform = Accept
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
verb-capture = Press-gang
verb-capture-none = Let them fall
verb-react = Leap in!
verb-pass = Let it come
verb-pass-open = Wave it through
verb-back = Back

# The log, by kind of cue. {seat}, {target}, {owner}, {attacker}, {winners}, {performed} players by name; {card}, {cards}, {source}
# names of cards or events, which bend and are links; {power}, {gained} and {lost} amounts as `amount-*.got` says; {vp} as
# `amount-vp`; {lineup} as `lineup-*`; {towers} "4 + 7 + 0"; {count} and {people} how many. Variants: `.you` to whoever did it
# or alone knows it, `.your` to its target (`-you`, `-your` of another variant); others as the nouns say.
log-dealt = { $seat } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You're dealt { FORM($cards, form: "indef") }.
log-first-player =
    .setup = The draw makes { $seat } First Player.
    .leader = { $seat } leads and takes the First Player card.
    .volunteer = The guard changes. { $seat } takes the First Player card.
    .volunteer-same = The guard changes, and { $seat } keeps the First Player card.
    .setup-you = The draw makes you First Player.
    .leader-you = You lead and take the First Player card.
    .volunteer-you = The guard changes. You take the First Player card.
    .volunteer-same-you = The guard changes, and you keep the First Player card.
log-event = Round { $round }, { $phase }. The event is { $event }.
    .closing = Round { $round }, the last. The event is { $event }.
log-flip-choices = { $event }. { $performed } { FORM($performed, form: "person") ->
       [one] says
      *[many] say
    } yes.
    .volunteers = { $event }. { $performed } { FORM($performed, form: "person") ->
       [one] volunteers
      *[many] volunteer
    }.
    .nobody = { $event }. Nobody wants to.
log-hand-shuffled = { $seat } shuffles the hand into the deck.
    .you = You shuffle your hand into your deck.
log-void = { $seat } comes too late for { FORM($card, form: "indef") } and gives up nothing.
    .you = You come too late for { FORM($card, form: "indef") } and give up nothing.
log-discarded = { $seat } discards { FORM($cards, form: "indef") }.
    .you = You discard { FORM($cards, form: "indef") }.
log-gained = { $seat } gains { FORM($card, form: "indef") }.
    .platform = { $seat } musters { FORM($card, form: "indef") } on platform { $platform }.
    .you = You gain { FORM($card, form: "indef") }.
    .platform-you = You muster { FORM($card, form: "indef") } on platform { $platform }.
log-trashed = { $seat } trashes { FORM($card, form: "indef") } from the hand.
    .discard = { $seat } trashes { FORM($card, form: "indef") } from the discard pile.
    .you = You trash { FORM($card, form: "indef") } from your hand.
    .discard-you = You trash { FORM($card, form: "indef") } from your discard pile.
log-turn = Round { $round }. { $seat }'s turn.
    .you = Round { $round }. Your turn.
log-power =
    .event = The event gives { $power } ({ $source }).
    .action = { $source } gives { $power }.
    .purchase = The Purchase Effect of { FORM($source, form: "indef") } gives { $power }.
    .spoils = { $source } pays { $power } in Spoils.
log-played = { $seat } plays { FORM($card, form: "indef") } for { $gained }.
    .nothing = { $seat } plays { FORM($card, form: "indef") }.
    .you = You play { FORM($card, form: "indef") } for { $gained }.
    .nothing-you = You play { FORM($card, form: "indef") }.
log-action = { $seat } uses { FORM($card, form: "indef") }.
    .you = You use { FORM($card, form: "indef") }.
log-discount =
    .shop = The next card bought costs { $n } less.
    .goblin = The next Goblin costs { $n } less.
log-taken = { $seat } digs { FORM($card, form: "indef") } out of the discard pile.
    .you = You dig { FORM($card, form: "indef") } out of your discard pile.
log-shielded = { $seat } shields platform { $platform }.
    .you = You shield platform { $platform }.
log-replaced = { $lineup } loses { FORM($card, form: "indef") }.
log-moved = { $seat } moves { $owner }'s { $card } from platform { $platform } to { $to }.
    .you = You move { $owner }'s { $card } from platform { $platform } to { $to }.
    .yours = { $seat } moves your { $card } from platform { $platform } to { $to }.
    .own = { $seat } moves { FORM($card, form: "indef") } from platform { $platform } to { $to }.
    .own-you = You move { FORM($card, form: "indef") } from platform { $platform } to { $to }.
log-heckled = Boo! { $seat } heckles { $target }'s platform { $platform } for { $n } Defense this turn.
    .you = Boo! You heckle { $target }'s platform { $platform } for { $n } Defense this turn.
    .your = Boo! { $seat } heckles your platform { $platform } for { $n } Defense this turn.
log-purchased = { $seat } buys { FORM($card, form: "indef") } for { $price } Loot.
    .hand = { $seat } buys { FORM($card, form: "indef") } for { $price } Loot and takes it in hand.
    .deck-top = { $seat } buys { FORM($card, form: "indef") } for { $price } Loot and puts it on top of the deck.
    .you = You buy { FORM($card, form: "indef") } for { $price } Loot.
    .hand-you = You buy { FORM($card, form: "indef") } for { $price } Loot and take it in hand.
    .deck-top-you = You buy { FORM($card, form: "indef") } for { $price } Loot and put it on top of your deck.
log-recruited = { $seat } recruits { FORM($card, form: "indef") } to platform { $platform } for { $price } Recruit.
    .you = You recruit { FORM($card, form: "indef") } to platform { $platform } for { $price } Recruit.
log-refilled = { $lineup } gets { FORM($card, form: "indef") }.
log-renewed =
    .shop = The Shop Deck is empty. Its Trash Pile becomes a new one of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .crowd = The Crowd Deck is empty. Its Trash Pile becomes a new one of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .leaving = The game loses { FORM($leaving, form: "indef") }.
log-drawn = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You draw { FORM($cards, form: "indef") }.
log-reshuffled = { $seat }'s discard pile becomes a new deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = Your discard pile becomes a new deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-attack = { $seat } attacks { $target }'s { $card } on platform { $platform } with { $defense } Attack. A hit takes { $vp }.
    .shield = { $seat } attacks the shield on { $target }'s platform { $platform } with { $defense } Attack.
    .own = { $seat } attacks { FORM($card, form: "indef") } at home, on platform { $platform }, with { $defense } Attack.
    .you = You attack { $target }'s { $card } on platform { $platform } with { $defense } Attack. A hit takes { $vp }.
    .your = { $seat } attacks your { $card } on platform { $platform } with { $defense } Attack. A hit takes { $vp }.
    .shield-you = You attack the shield on { $target }'s platform { $platform } with { $defense } Attack.
    .shield-your = { $seat } attacks the shield on your platform { $platform } with { $defense } Attack.
    .own-you = You attack your own { $card } on platform { $platform } with { $defense } Attack.
log-negated = { $card }! { $seat } stops { $attacker }'s stone and saves the { $target }.
    .you = { $card }! You stop { $attacker }'s stone and save the { $target }.
log-waved = { $seat } waves the attack through.
    .you = You wave the attack through.
log-toppled = { $target }'s tower on platform { $platform } topples: { $cards } { $count ->
        [one] falls
       *[other] fall
    }.
    .shield = The shield on { $target }'s platform { $platform } falls.
    .your = Your tower on platform { $platform } topples: { $cards } { $count ->
        [one] falls
       *[other] fall
    }.
    .shield-your = The shield on your platform { $platform } falls.
log-captured = { $seat } press-gangs { FORM($card, form: "indef") } to platform { $platform }.
    .you = You press-gang { FORM($card, form: "indef") } to platform { $platform }.
log-scattered = { $cards } { $count ->
        [one] goes
       *[other] go
    } to the Trash Pile.
    .home = { $cards } { $count ->
        [one] goes
       *[other] go
    } back to the permanent pile.
log-turn-ends = { $seat } ends the turn.
    .lost = { $seat } leaves { $lost } unused.
    .you = You end your turn.
    .lost-you = You leave { $lost } unused.
log-count =
    .n1 = The drums roll for the first count, at the end of the Morning.
    .n2 = The drums roll for the second count, at the end of the Day.
    .n3 = The drums roll for the third and last count.
log-counted = { $seat } scores { $count } VP ({ $towers }): { $total } in total.
    .you = You score { $count } VP ({ $towers }): { $total } in total.
log-result =
    .crowned = { $winners } takes the crown!
    .crowned-you = You take the crown!
    .shared = { $winners } share one throne, elbow to elbow.

# Places of cards, as parts of a sentence
lineup-shop = The Shop
lineup-crowd = The Crowd

# Amounts; `.got` is one that somebody gets
amount-loot = { $n } Loot
    .got = { $n } Loot
amount-recruit = { $n } Recruit
    .got = { $n } Recruit
amount-attack = { $n } Attack
    .got = { $n } Attack
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
crown-king-text = All hail { $name }, the Goblin King!
crown-queen-text = All hail { $name }, the Goblin Queen!
crown-shared-text = { FORM($names, form: "person") ->
        [among] { $names } share one throne. Budge up!
       *[many] All hail { $names }, and budge up!
    }
crown-king-who = Goblin King { $name }
crown-queen-who = Goblin Queen { $name }
tally-total = Final score
tally-morning = First count
tally-day = Second count
tally-closing = Third count
tally-toppled = Goblins toppled
tally-captured = Goblins press-ganged
tally-guarded = Stones stopped
story-counts = points with the towers as they stand
story-turn = Round
story-change = { $n ->
        [one] point
       *[other] points
    }
story-stamp-toppled = Toppled!
boast-1 = Stack high. Duck low.
boast-2 = A tower is only goblins with ambition.
boast-3 = The crown was loose. I merely caught it.

# Refusals (LNR section 10). `.n` where a number is known: {n} missing, {low} and {high} the limits of a choice
refused-not-your-turn = It's not your turn.
refused-wrong-state = You can't do that now.
refused-choice-pending = Finish your choice first.
refused-reaction-open = A stone is flying. Wait until it lands.
refused-card-not-in-hand = That card isn't in your hand. Choose one that is.
refused-card-not-in-play = Play that card first.
refused-no-action = That card has no Action. Choose another.
refused-action-used = You've already used that Action. Choose another card.
refused-action-no-effect = That Action would do nothing now.
refused-discard-empty = Your discard pile is empty.
refused-not-in-discard = That card isn't in your discard pile. Choose one that is.
refused-slot-empty = There's nothing for sale there. Choose another card.
refused-need-loot = You need more Loot. Play more cards, or choose a cheaper one.
refused-need-loot-n = You need { $n } more Loot. Play more cards, or choose a cheaper one.
    .all-played = You need { $n } more Loot. Choose a cheaper one.
refused-need-recruit = You need more Recruit. Play more cards, or choose a cheaper Goblin.
refused-need-recruit-n = You need { $n } more Recruit. Play more cards, or choose a cheaper Goblin.
    .all-played = You need { $n } more Recruit. Choose a cheaper Goblin.
refused-bad-platform = That platform can't be used here. Choose another.
refused-platform-shielded = A Shield Bearer guards that tower. Choose another.
refused-all-shielded = All your platforms are shielded.
refused-attack-forbidden = Nobody attacks this round.
refused-no-attacks-left = You have no attack left this turn.
refused-bad-target = You can't attack that. Choose a lit card.
refused-extra-attack-own = Extra attacks must hit an opponent.
refused-same-opponent = Choose an opponent you haven't attacked this turn.
refused-attack-shield-first = Attack the Shield Bearer first.
refused-no-attack-power = You have no Attack. Play a card that gives some.
refused-need-attack = You need more Attack. Play more cards, or choose a weaker Goblin.
refused-need-attack-n = You need { $n } more Attack. Play more cards, or choose a weaker Goblin.
    .all-played = You need { $n } more Attack. Choose a weaker Goblin.
refused-no-reaction = You have no reaction to use.
refused-bad-count = Choose a different number of cards.
refused-bad-count-n = Choose { $low } to { $high } cards.
refused-bad-count-exact = Choose exactly { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
refused-capture-too-big = That Goblin is too big to press-gang. Choose a smaller one.
refused-already-answered = You've already chosen.
refused-stale-ask = Too late. The table has moved on.
refused-match-over = The match is over.
refused-not-legal = That isn't possible right now.
refused-cannot-resign = Nobody resigns here. If you leave, a bot takes over for you.
refused-nothing-to-take-back = Nothing to undo.
refused-malformed = This game has no such move.

## The table on screen

# Labels
paper = The Royal Racket
you = You
nobody = Nobody
empty = Empty
hidden = Hidden
a-card = a card
    .indef = a card
round = Round { $n }
round-of = Round { $n } of { $all }
vp = VP
defense = Defense
platform = Platform { $n }
platform-of = { $name }, platform { $n }
    .you = Your platform { $n }
list-times = { $n } { FORM($card, form: "plural") }
first-player = First Player
key-log = Log
short-hand = Hand
short-deck = Deck
short-discard = Discard
short-total = Total

# The seats
plate-hand = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in hand
plate-deck = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in the deck
plate-discard = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in the discard pile
plate-total = Total { $n }
plate-counted = { $n } VP counted
plate-standing = { $n } VP standing
plate-turn = Playing
plate-choosing = Choosing
plate-chosen = Has chosen
plate-attacked = Under attack
plate-leader = In the lead
plate-first = Takes the first turn of each round.
plate-text = Everyone sees what you see here. Hands and the order of decks are hidden.
plate-bodyguards = { $n ->
        [one] 1 Bodyguard
       *[other] { $n } Bodyguards
    } in deck or hand
plate-bodyguards-none = No Bodyguard in deck or hand
plate-bodyguards-text = Gained, minus trashed and discarded. Anyone could count along.
plate-counts = Counts { $counts }

# Line-ups, piles, decks
market-crowd = The Crowd
market-shop = The Shop
market-permanent = Always for sale
market-left = { $n } left
market-sold-out = Sold out
market-slot-empty = Empty until the Trash Pile is shuffled in
market-deck-shop = { $n } in the Shop Deck
market-deck-crowd = { $n } in the Crowd Deck
market-trash-shop = { $n } in the Shop Trash
market-trash-crowd = { $n } in the Crowd Trash
market-deck-text = When it's empty, its Trash Pile is shuffled in. Starter and permanent cards then leave the game.
market-trash-text = Trashed cards, open to everyone.
market-gone = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } out of the game
market-oldest = Here the longest, so it goes next
market-new = New
market-price = Costs { $n }
market-price-was = Costs { $n } instead of { $was }
market-cheaper = { $n } less from a discount

# The pools: {n} and the lines that filled them
pool-loot = Loot
pool-recruit = Recruit
pool-attack = Attack
pool-loot-text = Buys cards from the Shop and the permanent piles.
pool-recruit-text = Recruits Goblins, which go on top of your towers.
pool-attack-text = Throws stones. You have one attack a turn, more with a Sergeant.
pool-line = { $source } +{ $n }
pool-line-times = { $times } × { $source } +{ $n }
pool-spent = { $n } spent
pool-gained = Gained
pool-spent-short = Spent
pool-spoils = Spoils
pool-empty = Nothing yet
pool-attacks = { $n ->
        [one] 1 attack
       *[other] { $n } attacks
    } left
pool-attacks-extra = An extra attack must hit a new opponent.
pool-attacks-none = No attack left
pool-attacks-forbidden = No attacks this round
pool-discount-shop = Next card −{ $n }
pool-discount-goblin = Next Goblin −{ $n }
pool-unused = You'd lose { $lost } by ending the turn now.

# Own cards
hand = Your hand
hand-empty = Your hand is empty.
hand-play-hint = Press or drag to play.
deck = Deck
deck-mine = Your deck, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
deck-of = { $name }'s deck, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
deck-text = Its cards, sorted by name. The order is hidden, even from you.
deck-empty = Empty. Your next draw shuffles the discard pile in.
deck-hidden = Hand and deck are hidden.
discard = Discard pile
discard-mine = Your discard pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
discard-of = { $name }'s discard pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
discard-empty = Empty
play = Play area
play-empty = Nothing played yet
play-ready = Action ready
play-used = Action used
play-passive = Always works
play-capture = Works when your attack hits
play-paid = Spoils paid
play-unpaid = Spoils wait for a hit

# Platforms and towers
tower-empty = Empty platform
tower-sum = { $n } VP
tower-shielded = Shielded
tower-shielded-text = Attacks must hit the Shield Bearer. Recruiting and actions can't touch this tower.
tower-above = Would take { $cards } down with it
tower-text = An attack takes its target and everything above it. Cards below stay.
tower-order = From the top

# Once something is chosen: what to click next
pick-recruit = Choose a platform for the { $card }.
pick-recruit-here = STACK HERE
pick-attack = Choose a target.
pick-scavenger = Choose a card from your discard pile.
pick-rubbish-roaster = Choose a card to trash from your hand or discard pile.
pick-shield-bearer = Choose a tower to shield.
pick-shield-bearer-here = SHIELD THIS
pick-coordinator = Choose any player's Goblin to move.
pick-coordinator-to = Move { $name }'s { $card } to which other platform?
    .you = Move your { $card } to which other platform?
pick-coordinator-here = MOVE HERE
pick-crowd-barker = Choose a Crowd card to replace, or none.
pick-crowd-barker-none = Replace none
pick-cancel = Back cancels.
pick-drop = Drop it on a lit place.

# An attack in hand
target-spends = Spends { $defense } Attack, takes { $vp }
target-spends-shield = Spends { $defense } Attack, breaks the shield
target-left = Leaves you { $n } Attack
target-window = A Bodyguard may leap in, so the fuse will burn.
target-no-window = Nobody can leap in.
target-own = Your own platform. It brings no Spoils and no Goblin to press-gang, and nobody can react.

# Purchase and recruit on hover
purchase-left = Leaves you { $n } Loot
purchase-to-discard = Goes to your discard pile
purchase-to-hand = Goes to your hand
purchase-to-deck-top = Goes on top of your deck
recruit-left = Leaves you { $n } Recruit

# The slip of a Flip Effect: {n}, {low}, {high} numbers of cards
flip-secret = Secret until everyone has chosen
flip-takers = { $names } { FORM($names, form: "person") ->
        [one] says
       *[many] say
    } yes.
flip-nobody = Nobody wants to.
flip-answered = { $names } { FORM($names, form: "person") ->
        [one] has
       *[many] have
    } chosen.
flip-choose-card = Choose a card from your hand.
flip-choose-cards = Choose { $low } to { $high } cards from your hand.
flip-choose-exactly = Choose { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from your hand.
flip-choose-pile = Choose the card you gain.
flip-choose-platform = Choose a platform.
flip-trash = You trash { FORM($cards, form: "indef") }.
flip-discard = You discard { FORM($cards, form: "indef") }.
flip-gain = You gain { FORM($card, form: "indef") }.
flip-muster = You muster { FORM($card, form: "indef") } on platform { $platform }.
flip-cannot-empty = Every pile you need is empty.
flip-cannot-cards = You don't have enough cards for it.
flip-cannot-shielded = All your platforms are shielded.

# Choices in a turn
choice-capture = The fallen
choice-capture-chosen = Choose a platform for the { $card }.
choice-capture-too-big = Too big to press-gang. The limit is { $max }.

# The fuse
fuse = The fuse burns
fuse-seconds = { $n } s
fuse-react = The Bodyguard is discarded, and you draw a card.
fuse-no-guard = You have no Bodyguard in hand to stop it.
fuse-pass-small = Nobody will know
fuse-wave-small = Everyone sees it

# The event and the track
event-now = This round
event-past = Past events
event-none = The festival hasn't opened yet.
event-phase = { $phase }, { $n } of { $all }
event-next = { $phase } comes next
event-count = There's a count after this round.
track-text = The backs show the phase, not the event. A star marks a count after that round.
track-ahead = { $n ->
        [one] 1 event
       *[other] { $n } events
    } to come

# Counts, totals and the end
count-1 = The first count
count-2 = The second count
count-3 = The third count
count-sum = { $towers } = { $n }
count-gains = +{ $n }
score-total = Running total { $n }
over-heading = The crowning
over-tie-third = A tie at { $n }. The higher third count decides.
over-tie-second = A tie at { $n } and in the third count. The higher second count decides.
over-tie-shared = A tie at { $n } and in the last two counts. They share the throne.
over-hands = Hands and decks, face up
over-unused = Events that stayed in the box

# Inspector
inspect-defense = Defense { $n }
inspect-printed = Printed { $n }
inspect-minimum = Never below { $n }
inspect-rulings = Rulings
reason-event = { $n } { $source }
reason-heckler = { $n } heckled
ruling-catapult = With 4 or 5 players its Spoils pay more, because every hit helps the bystanders too.
ruling-bombardier = Counts every other card in your play area that gives Attack, other Bombardiers too. Attack from an event doesn't count.
ruling-sergeant = Also works after your first attack. Never the same opponent twice, never your own platform.
ruling-bodyguard = Reacts only from your hand. If you play it on your own turn, it gives Recruit and is discarded with the rest.
ruling-shield-bearer = Counts 0 points. You can't build under it either, but your own attack can clear it away.
ruling-scavenger = A card bought this turn is already in the discard pile, so you can take it and play it.
ruling-coordinator = Never moves a Goblin from one player to another, and it's no attack. Goblins above the old place come down.
ruling-press-ganger = Offered to you when your attack on an opponent succeeds. A press-ganged Goblin is neither trashed nor recruited.
ruling-rubbish-roaster = If you have just bought it, it may trash itself. Cards in your play area are out of its reach.
ruling-haggler = When you buy it, it goes to your hand, so play it at once. If the price stops at 1, the rest of the discount is lost.
ruling-crowd-barker = You see the new card before you spend the discount.
ruling-heckler = The platform is heckled, not its cards. Goblins moved off it lose the penalty, those moved onto it share it.
ruling-troublesome-trio = When trashed, it goes back to its permanent pile.
ruling-sack-o-snacks = If your deck is empty, this card is shuffled in and may be the very card you draw.
ruling-spitroast-spear = It's on top of your deck, so it's the next card you draw.
ruling-spoils = Spoils pay once per card and turn, only for hitting an opponent, and only if the card was already in play.

# Buttons with what they do
act-play-all = Play all power
act-play-all-small = { $gained }
act-play = Play { FORM($card, form: "indef") }
act-use = Use { FORM($card, form: "indef") }
act-purchase = Buy { FORM($card, form: "indef") }
act-purchase-small = Costs { $n } Loot
act-recruit = Recruit { FORM($card, form: "indef") }
act-recruit-small = Costs { $n } Recruit
act-attack = Attack { $card }
act-attack-small = Spends { $n } Attack
act-end-turn = END TURN
act-end-turn-small = Loses { $lost }
act-end-turn-clean = Nothing is wasted
act-undo = Undo
act-undo-small = Until something new is revealed
act-hint = Why it matters
act-skip = Skip ahead
confirm-end-turn = End the turn?
confirm-end-turn-text = You still have { $what }.
confirm-end-turn-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in hand
confirm-end-turn-actions = an Action ready ({ $cards })
confirm-end-turn-attack = an attack
confirm-own = Attack your own platform?
confirm-own-text = It brings no Spoils, and the cards fall all the same.

# Why something is dim
why-not-asked = Nothing to decide right now.
why-answered = You've chosen. The others are still choosing.
why-others = It's { $name }'s turn.
why-reaction = A stone is flying. Wait until it lands.
why-choice = Finish your choice first.
why-choose-card = Choose a card first.
why-choose-pile = Choose a pile first.
why-choose-platform = Choose a platform first.
why-recruit-first = Choose a Goblin to recruit first.
why-too-many = Choose at most { $n }.
why-too-few = Choose at least { $n }.
why-no-undo = You can't undo after a stone has flown or something new was revealed.
why-sent = Wait until the table is done.

# Big words of a moment
banner-your-turn = Your turn!
banner-final = The final round!
banner-toppled = TOPPLED!
banner-toppled-loss = −{ $n } VP
banner-shield = Shield down!
banner-negated = BODYGUARD!
banner-waved = Waved through!
banner-captured = Press-ganged!
banner-heckled = BOO!
banner-shielded = Shielded!
banner-discount = −{ $n }
banner-first-player = { $name } goes first!
    .you = You go first!

# The first time a player meets an ask: why it matters
hint-count = This count is written down. Nobody can topple it.

# The newcomer's next legal thing to do
aid-turn-play = Play your cards. Cards you keep are discarded anyway.
aid-turn-action = { $card } is ready. Choose it in your play area.
aid-turn-attack = Throw a stone at a lit target.
aid-turn-recruit = Recruit a lit Goblin, then choose a platform.
aid-turn-purchase = Buy a lit card for your deck.
aid-turn-shield = Put up the shield last. You can't build on it.
aid-turn-end = End the turn. Then you draw a new hand.
aid-flip-choice-changing-of-the-guard = Its holder starts every round.
aid-flip-choice-choose = Choose what it needs and press the button, or decline.
aid-flip-choice-decline = Decline. It wouldn't help you.
aid-heckle-choose = Choose the tower you want to attack.
aid-purchase-trash-choose = Choose your weakest card.
aid-capture-choose = Choose a Goblin, then one of your platforms.
aid-reaction-choose = If you hold a Bodyguard, now is the time. If not, watch the fuse.
aid-danger-last = You won't get to play a card bought in the final round. Recruit Goblins instead.

# The codex
codex-loot = Loot cards
codex-recruit = Recruit cards
codex-attack = Attack cards
codex-hybrid = Hybrid cards
codex-action = Action cards
codex-goblin = Goblins
codex-event = Events
codex-term = Keywords
codex-card = Cost { $cost } · { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }
codex-goblin-row = Cost { $cost } · Defense { $defense } · { $vp } VP · { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }


## Cards

card-money-bag = Money Bag
    .text = +1 Loot.
    .flavour = Mostly buttons, some of them round.
    .indef = a Money Bag
    .plural = Money Bags
card-table-scraps = Table Scraps
    .text = +1 Recruit.
    .flavour = Still warm, if you hold it near a fire.
    .indef = some Table Scraps
    .plural = Table Scraps
card-box-o-shinies = Box O' Shinies
    .text = +3 Loot.
    .flavour = Not one of them is worth anything, and all of them sparkle.
    .indef = a Box O' Shinies
    .plural = Boxes O' Shinies
card-pile-o-chow = Pile O' Chow
    .text = +3 Recruit.
    .flavour = Nobody asks what the crunchy bits are.
    .indef = a Pile O' Chow
    .plural = Piles O' Chow
card-catapult = Catapult
    .text = +3 Attack. Spoils: +1 Recruit (+2 with 4 or 5 players).
    .flavour = Aim is optional. Enthusiasm is not.
    .indef = a Catapult
    .plural = Catapults
card-mountain-o-gold = Mountain O' Gold
    .text = +5 Loot.
    .flavour = Please don't climb it. It slides.
    .indef = a Mountain O' Gold
    .plural = Mountains O' Gold
card-banquet-o-boar = Banquet O' Boar
    .text = +5 Recruit.
    .flavour = The boar was told it was the guest of honour.
    .indef = a Banquet O' Boar
    .plural = Banquets O' Boar
card-cannon = Cannon
    .text = +5 Attack. Spoils: +4 Recruit.
    .flavour = Load, light, run, in any order you like.
    .indef = a Cannon
    .plural = Cannons
card-sack-o-snacks = Sack O' Snacks
    .text = +2 Loot, +2 Recruit. Purchase Effect: draw 1 card.
    .flavour = The bottom of the sack is a snack too.
    .indef = a Sack O' Snacks
    .plural = Sacks O' Snacks
card-plunder-sled = Plunder Sled
    .text = +2 Loot, +2 Attack. Spoils: +2 Loot.
    .flavour = No snow needed. Just a slope and a loud goblin.
    .indef = a Plunder Sled
    .plural = Plunder Sleds
card-spitroast-spear = Spit-Roast Spear
    .text = +2 Recruit, +2 Attack. Spoils: +1 Recruit. Purchase Effect: put this card on top of your deck.
    .flavour = Dinner at one end, trouble at the other.
    .indef = a Spit-Roast Spear
    .plural = Spit-Roast Spears
card-bombardier = Bombardier
    .text = +2 Attack. Spoils: +3 Recruit. Action: +1 Attack for each other card with Attack Power in your play area.
    .flavour = He counts down from three because he has three fingers left.
    .indef = a Bombardier
    .plural = Bombardiers
card-sergeant = Sergeant
    .text = +3 Attack. Spoils: +4 Recruit. Passive: 1 more attack this turn, against an opponent you haven't attacked yet.
    .flavour = Promoted for shouting the same thing twice.
    .indef = a Sergeant
    .plural = Sergeants
card-bodyguard = Bodyguard
    .text = +2 Recruit. Reaction: when an opponent attacks you, discard this card from your hand to negate the attack and draw 1 card.
    .flavour = Paid by the bruise.
    .indef = a Bodyguard
    .plural = Bodyguards
card-shield-bearer = Shield Bearer
    .short = Shield
    .text = Action: put this on one of your towers. Attacks must hit it (Defense 6). Recruiting and actions can't affect that tower.
    .flavour = The shield is a door. The house has noticed.
    .indef = a Shield Bearer
    .plural = Shield Bearers
card-scavenger = Scavenger
    .text = +1 Loot. Action: put 1 card from your discard pile into your hand.
    .flavour = One goblin's rubbish is the same goblin's treasure later.
    .indef = a Scavenger
    .plural = Scavengers
card-coordinator = Coordinator
    .text = +2 Recruit. Action: move 1 Goblin of any player to the top of another of that player's platforms.
    .flavour = Has a clipboard. Can't read it. Waves it well.
    .indef = a Coordinator
    .plural = Coordinators
card-errand-runt = Errand Runt
    .text = Action: draw 2 cards.
    .flavour = Comes back with something. Never with what you asked for.
    .indef = an Errand Runt
    .plural = Errand Runts
card-press-ganger = Press Ganger
    .text = +2 Attack. Action: when your attack on an opponent succeeds, put 1 trashed Goblin (Recruit Cost 7 or less) on your platform.
    .flavour = You look like a volunteer.
    .indef = a Press Ganger
    .plural = Press Gangers
card-rubbish-roaster = Rubbish Roaster
    .text = +1 Loot. Action and Purchase Effect: trash up to 1 card from your hand or discard pile.
    .flavour = Everything burns if you believe in it.
    .indef = a Rubbish Roaster
    .plural = Rubbish Roasters
card-haggler = Haggler
    .text = +1 Loot. Action: the next card you buy this turn costs 2 less. Purchase Effect: put this card into your hand.
    .flavour = Cries at the price, laughs round the corner.
    .indef = a Haggler
    .plural = Hagglers
card-crowd-barker = Crowd Barker
    .text = +1 Recruit. Action: you may replace 1 Crowd card. Your next Goblin this turn costs 2 less. Purchase Effect: +2 Recruit.
    .flavour = Step right up, and up, and up.
    .indef = a Crowd Barker
    .plural = Crowd Barkers
card-heckler = Heckler
    .text = +1 Attack. Action: draw 1 card. You may choose an opponent's platform. Its Goblins have −2 Defense this turn.
    .flavour = Boo is a complete sentence.
    .indef = a Heckler
    .plural = Hecklers
card-troublesome-trio = Troublesome Trio
    .short = Trio
    .text = Recruit Cost 3. Defense 2. 1 Victory Point.
    .flavour = Two start it, one blames the chickens.
    .indef = a Troublesome Trio
    .plural = Troublesome Trios
card-dastardly-duo = Dastardly Duo
    .short = Duo
    .text = Recruit Cost 2. Defense 2. 1 Victory Point.
    .flavour = Twice the plan, half the brain.
    .indef = a Dastardly Duo
    .plural = Dastardly Duos
card-stubborn-stumps = Stubborn Stumps
    .short = Stumps
    .text = Recruit Cost 4. Defense 6. 1 Victory Point.
    .flavour = They were asked to move in spring. It's autumn.
    .indef = some Stubborn Stumps
    .plural = Stubborn Stumps
card-quarrelsome-quartet = Quarrelsome Quartet
    .short = Quartet
    .text = Recruit Cost 4. Defense 4. 3 Victory Points.
    .flavour = They agree on one thing: it was him.
    .indef = a Quarrelsome Quartet
    .plural = Quarrelsome Quartets
card-brickheaded-bouncers = Brick-Headed Bouncers
    .short = Bouncers
    .text = Recruit Cost 5. Defense 8. 2 Victory Points.
    .flavour = Knock, and they knock back.
    .indef = some Brick-Headed Bouncers
    .plural = Brick-Headed Bouncers
card-quirky-quintet = Quirky Quintet
    .short = Quintet
    .text = Recruit Cost 5. Defense 5. 4 Victory Points.
    .flavour = Five hats, one head cold.
    .indef = a Quirky Quintet
    .plural = Quirky Quintets
card-gob-o-goblins = Gob O' Goblins
    .short = Gob
    .text = Recruit Cost 6. Defense 6. 4 Victory Points.
    .flavour = Nobody knows how many. They stuck.
    .indef = a Gob O' Goblins
    .plural = Gobs O' Goblins
card-scruffy-six = Scruffy Six
    .short = Six
    .text = Recruit Cost 6. Defense 5. 5 Victory Points.
    .flavour = Washed once, as a group, by accident.
    .indef = a Scruffy Six
    .plural = Scruffy Sixes
card-pint-sized-pack = Pint-Sized Pack
    .short = Pack
    .text = Recruit Cost 7. Defense 5. 6 Victory Points.
    .flavour = Small enough to fit, loud enough to matter.
    .indef = a Pint-Sized Pack
    .plural = Pint-Sized Packs
card-scheming-septet = Scheming Septet
    .short = Septet
    .text = Recruit Cost 7. Defense 8. 5 Victory Points.
    .flavour = Seven secret plans to be the eighth.
    .indef = a Scheming Septet
    .plural = Scheming Septets
card-ornery-octet = Ornery Octet
    .short = Octet
    .text = Recruit Cost 8. Defense 6. 7 Victory Points.
    .flavour = Eight grudges in perfect harmony.
    .indef = an Ornery Octet
    .plural = Ornery Octets
card-noisy-nonet = Noisy Nonet
    .short = Nonet
    .text = Recruit Cost 9. Defense 8. 8 Victory Points.
    .flavour = The drum is a bucket. The bucket is full.
    .indef = a Noisy Nonet
    .plural = Noisy Nonets
card-teetering-ten = Teetering Ten
    .short = Ten
    .text = Recruit Cost 10. Defense 9. 9 Victory Points.
    .flavour = Don't sneeze. Don't even think of pepper.
    .indef = a Teetering Ten
    .plural = Teetering Tens
card-royal-rabble = Royal Rabble
    .short = Rabble
    .text = Recruit Cost 11. Defense 11. 10 Victory Points.
    .flavour = They brought their own carpet, mostly red.
    .indef = a Royal Rabble
    .plural = Royal Rabbles
card-first-player = First Player
    .text = The holder takes the first turn of each round.
    .flavour = Sticky on one side. Nobody says why.

## Events

event-opening-ceremony = Opening Ceremony
    .text = Bonus: no attacks, and the first player gets +1 Loot. Flip Effect: you may shuffle your hand into your deck and draw 5 cards.
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
    .text = Flip Effect: you may discard any number of cards, then draw the same number.
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
    .flavour = A queue is just a tower lying down.
event-bargain-bonanza = Bargain Bonanza
    .text = Bonus: every card costs 1 less to buy.
    .flavour = Half price, half quality, whole crowd.
event-swap-meet = Swap Meet
    .text = Flip Effect: you may trash 1 card from your hand to gain a Box O' Shinies, Pile O' Chow or Catapult.
    .flavour = One careful owner, twelve careless ones.
event-second-helpings = Second Helpings
    .text = Flip Effect: you may discard 1 card, then draw 2 cards.
    .flavour = The first helpings are still moving.
event-wobbly-platforms = Wobbly Platforms
    .text = Bonus: Goblins on platforms have −1 Defense.
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
    .text = Bonus: the leader takes the First Player card, and each turn starts with +2 Recruit. This is the final round.
    .flavour = The crown is heavy because there's a brick in it.

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
    .text = Buys cards from the Shop and the permanent piles this turn.
term-recruit-power = Recruit
    .text = Recruits Goblins this turn.
term-attack-power = Attack
    .text = Must match the Defense of the Goblin you attack.
term-loot-cost = Loot Cost
    .text = What you pay to buy the card.
term-recruit-cost = Recruit Cost
    .text = What you pay to recruit the Goblin.
term-defense = Defense
    .text = The Attack you need to topple this card and all cards above it.
term-victory-point = Victory Point (VP)
    .text = Counted three times: after the Morning, after the Day and at the end.
term-spoils = Spoils
    .text = Paid once a turn, when your attack on an opponent succeeds.
term-passive = Passive
    .text = Always works while the card is in your play area.
term-action-word = Action
    .text = Use it once, at any time on the turn you play the card.
term-purchase-effect = Purchase Effect
    .text = Happens as soon as you buy the card.
term-reaction = Reaction
    .text = You may use it from your hand on an opponent's turn.
term-bonus = Bonus
    .text = Applies on every turn of this round.
term-flip-effect = Flip Effect
    .text = Before the first turn of the round, every player chooses whether to do it.
term-trash = Trash
    .text = The card leaves its owner for a Trash Pile.
term-discard = Discard
    .text = The card goes to your discard pile.
term-gain = Gain
    .text = The card goes to your discard pile without being paid for.
term-platform = Platform
    .text = Each player has three. New Goblins go on top of one of them.
term-stack = Tower
    .text = A platform with at least one card on it.
term-shield = Shield
    .text = Attacks must hit the shield. Recruiting and actions can't affect its tower.
term-running-total = Running total
    .text = Your counts so far plus the Victory Points now on your platforms.
term-leader = Leader
    .text = The player with the highest running total.
term-first-player = First Player card
    .text = If you hold it, you take the first turn of each round.
term-shop = Shop
    .text = A line-up of five cards that you buy with Loot.
term-crowd = Crowd
    .text = A line-up of five Goblins that you can recruit.
term-permanent = Permanent pile
    .text = Four piles that are always for sale.
term-play-area = Play area
    .text = The cards you have played this turn.
term-deck = Deck
    .text = Your face-down cards. When it's empty, your discard pile is shuffled into it.
term-discard-pile = Discard pile
    .text = Played, discarded and bought cards, open to everyone.
term-trash-pile = Trash Pile
    .text = Trashed cards, one pile for Goblins and one for all others.

## Lobby options

option-event-deck = Event Deck
    .about = The quick deck holds fewer events, for 9 rounds.
    .value-standard = Standard, 14 rounds
    .value-quick = Quick, 9 rounds
option-turn-clock = Time limit
    .about = How long each turn may take.
    .value-0 = No limit
    .every = { $n } seconds
option-reaction-window = Fuse
    .about = How long the fuse burns while a Bodyguard may leap in.
    .value-0 = No limit
    .every = { $n } seconds
option-reaction-mode = Reaction window
    .about = Whether attacks wait for a reaction, and whether the attacked player may wave them through.
    .value-public-test = When a Bodyguard is possible
    .value-open-pass = The same, and waving through is allowed
    .value-always = For every attack
option-reaction-min-vp = Smallest stake
    .about = Attacks that take fewer Victory Points than this can't be negated.
option-closing-first = Final round
    .about = Which player takes the first turn of the Closing Ceremony.
    .value-leader = The leader
    .value-holder = Whoever holds the First Player card
option-market-noise = Restless line-ups
    .about = Each round the oldest card of both line-ups is replaced.
option-bot-style = Bot style
    .about = What the bots go for. With Any, each bot draws its own style in secret.
    .value-any = Any
    .value-balanced = A bit of all
    .value-rush = Goblins first
    .value-raider = Stones
    .value-engine = Money and actions
option-running-totals = Running totals
    .about = Show everyone's points so far, not only the counts.

## Lesson

lesson-guide = The retiring King
lesson-welcome = Higher than Nettle's
    .text = You and Nettle stack Goblins on your platforms. The taller and prouder your towers when there's a count, the more VP you score. Two Morning rounds are left before the first count.
lesson-play = Play your hand
    .text = Cards give Loot to buy with, Recruit to recruit Goblins and Attack to throw stones. What you don't use this turn is lost.
    .act1 = Press Play all power
    .done = Played a hand of power
lesson-stack = Stack them up
    .text = You have 2 Recruit, the price of the Dastardly Duo in the Crowd. On a platform it counts 1 VP. Towers have no limit, but whoever hits the bottom gets the top as well.
    .act1 = Press the Dastardly Duo
    .act2 = Press your third platform
    .done = Recruited onto a tower
lesson-buy = Buy for later
    .text = A Banquet O' Boar from the Shop costs 7 Loot. It goes to your discard pile, and when your deck is shuffled it comes to your hand.
    .act1 = Press the Banquet O' Boar
    .act2 = Press Buy
    .done = Bought a card
lesson-end-turn = Over to Nettle
    .text = Your played cards go to the discard pile and you draw five new ones. Mind the Duo: its Defense is only 2.
    .act1 = Press End turn
lesson-again = Crash!
    .text = Nettle's stone toppled your Duo: an attack that matches a Goblin's Defense brings it down, with everything above it. You have a Spit-Roast Spear and an answer.
    .act1 = Press Play all power
lesson-stone = Throw a stone
    .text = Your Attack of 2 matches the Defense of the Troublesome Trio on Nettle's tower. The Spear has Spoils: if it hits, you get 1 Recruit more. A Bodyguard could still stop the stone.
    .act1 = Press the Troublesome Trio
    .act2 = Press Attack
    .done = Toppled a Goblin
lesson-higher = The Spoils pay for it
    .text = Now you have 7 Recruit, just enough for the Pint-Sized Pack and its 6 VP. It will stand through the count, for Nettle's turn is over.
    .act1 = Press the Pint-Sized Pack
    .act2 = Press your third platform
lesson-count = Time to count
    .text = The Morning ends with this turn. Everything standing scores, and scores again at the next count if it's still up.
    .act1 = Press End turn
    .done = Won the first count
lesson-end = Twelve to eleven
    .text = The count is yours. Two more follow in a match: after the Day and at the Closing Ceremony.
    .open1 = Events with a choice
    .open2 = Action cards
    .open3 = The fuse that lets you answer a stone with a Bodyguard

## Rulebook

rulebook-goal = The goal
    .text =
        The old Goblin King retires, and the throne goes to whoever puts on the best show. Each player has <b>three narrow platforms</b> and stacks Goblins on them, as high as nerves allow.
        Three times the drums roll, and everyone counts the Victory Points (VP) still standing: after the Morning, after the Day and at the very end. <b>The three counts together are your final score</b>. The highest is crowned.
        You play cards for three powers. <b>Loot</b> buys better cards, <b>Recruit</b> brings Goblins, and <b>Attack</b> throws the stones that topple other people's towers.
rulebook-table = The table
    .text =
        You start with ten cards: four Money Bags, four Table Scraps, a Box O' Shinies and a Pile O' Chow. You draw five of them. The rest is your deck.
        <b>The Shop</b> is a line-up of five cards that cost Loot, <b>the Crowd</b> a line-up of five Goblins that cost Recruit. A gap is filled at once from its deck. Beside them are four <b>permanent piles</b>, for sale as long as they last: Box O' Shinies, Pile O' Chow, Catapult and the Troublesome Trio.
        Your own cards go round: <b>hand, play area, discard pile, deck</b>, and back to your hand. If your deck is empty when you have to draw, your discard pile is shuffled and becomes the deck. Cards in your play area aren't shuffled in.
rulebook-turn = Your turn
    .text =
        Do as many things as you like, <b>in any order</b>: play cards, use Actions, buy, recruit, attack. A card gives its power as soon as you play it, and all power of one kind adds up.
        <b>Example.</b> Two Money Bags and a Box O' Shinies make 5 Loot. A Catapult costs 4. The last 1 buys nothing.
        Then end the turn. Everything you played and everything you kept goes to the discard pile, <b>unused power is lost</b>, and you draw up to five cards. So keep nothing back: playing a card costs nothing. If time runs out, the turn ends.
rulebook-action = Actions and Spoils
    .text =
        An <b>Action</b> is ready as soon as you play its card. Use it once, at any time on the same turn. Do all of it, in order. If only part is possible, do that part. An Action that could do nothing stays ready.
        <b>Passive</b> texts always work while the card is in your play area. So do <b>Spoils</b>: when your attack on an opponent succeeds, every card with Spoils in your play area pays, each once a turn.
        <b>Example.</b> You have a Sergeant and a Cannon in play and hit an opponent's Goblin: 4 + 4 Recruit. A second hit on the same turn pays nothing more.
rulebook-purchase = Buying
    .text =
        Pay the Loot Cost of a card in the Shop or on a permanent pile, and it goes to <b>your discard pile</b>. You draw it after the next shuffle. Buy as often as your Loot lasts.
        <b>Discounts add up</b>, but no price falls below 1. The discount of a Haggler or a Crowd Barker is only for the next card it fits, and ends with the turn.
        <b>Example.</b> A Cannon costs 6. Bargain Bonanza takes off 1 and a Haggler 2, so it costs 3. The next card only gets the Bonanza.
rulebook-trash = Purchase Effects and trashing
    .text =
        A <b>Purchase Effect</b> happens as soon as you buy the card. Some draw, some go straight to your hand or on top of your deck, and the Rubbish Roaster may trash a card from your hand or discard pile, even itself.
        To <b>trash</b> a card is not to discard it. The card leaves you for good and goes to a Trash Pile, Goblins to the Crowd's, all others to the Shop's. Only the Troublesome Trio goes back to its own pile.
        When the Shop Deck or Crowd Deck is empty and a card is needed, its Trash Pile is shuffled into a new deck. <b>Starter and permanent cards then leave the game</b>. Your Money Bags don't come back to haunt you.
rulebook-recruit = Recruiting and stacking
    .text =
        Pay the Recruit Cost of a Goblin in the Crowd, or of a Troublesome Trio from its pile, and it hops at once <b>on top of one of your platforms</b>. There is no limit to height, only to prudence. Recruit as often as your Recruit lasts.
        <b>Example.</b> With 8 Recruit you can take an Ornery Octet (cost 8) for 7 VP, or a Quirky Quintet and a Troublesome Trio (5 + 3) for 4 + 1 VP on two platforms: less for one stone to take.
        A Goblin stays where it is until someone attacks or moves it. The <b>Coordinator</b> moves a Goblin, yours or another player's, to the top of another platform of the same player. Goblins above it come down, and nothing is lost.
rulebook-attack = Attacking
    .text =
        You have <b>one attack a turn</b>. Choose a Goblin on any platform, your own included. Its Defense must be no more than your Attack. You spend that much Attack, and <b>the target and everything above it</b> topples and is trashed. Only the target's Defense matters. Cards below stay.
        <b>Example.</b> A tower, from the bottom: Noisy Nonet (Defense 8), Scruffy Six (5), Dastardly Duo (2). With 6 Attack the Nonet is out of reach. Hit the Six: you spend 5 and take the Six and the Duo, 5 + 1 VP. 1 Attack is left.
        Each <b>Sergeant</b> in play gives you one more attack, and each attack after the first must hit an opponent you haven't attacked this turn. An attack on your own platform can only be the first, and it pays no Spoils.
rulebook-defense = Defense and hecklers
    .text =
        A Goblin's Defense is the printed number, <b>more or less</b> what the event and a Heckler do to it, and never less than 1. Events only change Goblins, never the shield of a Shield Bearer.
        A <b>Heckler</b> draws you a card. Then you may choose one opponent's platform that isn't shielded, and its Goblins have 2 less Defense until your turn ends. The platform is heckled: a Goblin moved there shares it, a Goblin moved away is rid of it.
        <b>Example.</b> A Scheming Septet (Defense 8) on a heckled platform has 6. Under Wobbly Platforms it has 5.
rulebook-reaction = The fuse and the Bodyguard
    .text =
        A <b>Bodyguard in the attacked player's hand</b> can leap in. It is discarded, the attack is negated, and that player draws a card. The attacker's power stays spent, and the attack has been used.
        The fuse only burns if it could matter: if the attacked player has a hand and has gained more Bodyguards than are trashed or in the discard pile. All of that is public. <b>It burns equally long whatever the hand holds</b>, and letting the stone come tells nobody anything.
        <b>Example.</b> Inés has gained two Bodyguards. With one in her discard pile the fuse burns: the other is in her hand or deck. With both in the discard pile there is no fuse, and the stone flies at once.
rulebook-capture = The Press Ganger
    .text =
        If your attack on an opponent succeeds and you have an unused <b>Press Ganger</b> in your play area, you may press-gang one of the falling Goblins. Its printed Recruit Cost may be 7 at most. It goes on top of one of your platforms that isn't shielded. The rest is trashed.
        A press-ganged Goblin is neither recruited nor trashed. Each Press Ganger takes <b>one Goblin</b>. If you decline the first offer, a second Press Ganger doesn't ask again.
        <b>Example.</b> A Pint-Sized Pack (7) and an Ornery Octet (8) fall. The Pack may change sides. The Octet is too big.
rulebook-shield = Shields
    .text =
        The Action of a <b>Shield Bearer</b> puts it on one of your towers. From then on attacks can't hit the Goblins of that tower. They must hit the shield (Defense 6), and then it alone falls, to the Shop Trash.
        Recruiting and actions can't touch a shielded tower, <b>not even its owner's</b>: nothing on it, nothing off it, no second shield. So shield when you have built. If you must build again, your own attack clears it away.
        A Shield Bearer counts 0 VP, and a Bodyguard can save it.
rulebook-event = Rounds and events
    .text =
        Each round begins with an event: Opening Ceremony, four of the Morning, four of the Day, four of the Night, Closing Ceremony. Then everyone takes one turn, clockwise from the holder of the <b>First Player card</b>. The card stays where it is unless an event moves it. The Closing Ceremony gives it to the leader.
        A <b>Bonus</b> applies on every turn of the round and asks nobody. A <b>Flip Effect</b> is an offer. All choose at the same time, in secret, with every detail. When the last answer is in, they are shown together and carried out in turn order.
        Declining costs nothing. If a pile has run out before your turn comes, your choice is void and you give up nothing for it.
rulebook-count = The three counts
    .text =
        After the last round of the Morning, of the Day, and after the final round, everyone writes down the VP on their own three platforms. <b>A count never changes afterwards</b>: what topples later has already scored.
        <b>Example.</b> A Royal Rabble (10 VP) that stands from the Morning to the end is counted three times, 30 VP in total. If it topples during the Day, it has brought 10.
        Your <b>running total</b> is your counts so far plus the VP now standing. The player with the highest is the leader. If players tie, it's the first of them clockwise, beginning with the holder of the First Player card.
rulebook-end = The crowning
    .text =
        The <b>Closing Ceremony</b> opens the final round. When everyone has taken a turn in it, the third count is made, and the match ends.
        The highest final score is crowned Goblin King or Goblin Queen. In a tie <b>the higher third count decides</b>, then the higher second count. If that is tied too, they share the throne.
        Nobody is ever out, and the match never ends early: a fallen tower is an empty platform, and an empty platform is a place to build.
rulebook-secret = Secrets
    .text =
        Hidden are <b>hands</b>, the <b>order of decks</b> and the events to come, whose backs show only the phase. Everything else is open: platforms, powers, discard piles, Trash Piles, every card a player buys.
        You can look through your own deck at any time. The list is sorted by name and says nothing about the order.
        <b>Flip choices</b> are secret until everyone has answered. And nobody learns whether a player holds a Bodyguard before it leaps.
rulebook-options = Options and time limits
    .text =
        The host may choose a <b>quick Event Deck</b> (nine rounds), other time limits, restless line-ups and hidden running totals. The fuse can burn for every attack, or the attacked player may <b>wave attacks through</b> in front of everyone, which saves time and tells a little.
        If your time runs out, a pending choice gets its mildest answer and your turn ends. Twice in a row, or a minute away (the host may choose at once, or never), and a bot takes over until you come back. Your seat, cards and score stay yours.
        Your time stands still while the fuse burns.
rulebook-advice = Advice from the front row
    .text =
        <b>The order of a good turn:</b> play everything that draws, then the rest, attack (the Spoils pay for Goblins), recruit, buy, and put up the shield last.
        <b>Build wide.</b> High Defense at the bottom, low on top, and three towers of ten points rather than one of thirty: one stone takes one tower.
        <b>Buy early, recruit late.</b> You play a Loot card bought in the first rounds many times, one bought in the Night hardly once. In the final round buy nothing: you would never draw it.

# What a coach says: `advice-*` begins a sentence (what to do), `why-*` goes on with it (why that is good). Nouns as in the log
coach-good = A fine bit of business!
advice-play = Play { FORM($card, form: "indef") }
advice-play-cards = Play { FORM($cards, form: "indef") }
advice-use = Use { FORM($card, form: "indef") }
advice-use-to-trash = Use { FORM($card, form: "indef") } to trash { FORM($other, form: "indef") }
advice-use-to-take = Use { FORM($card, form: "indef") } to take { FORM($other, form: "indef") } from your discard pile
advice-use-to-replace = Use { FORM($card, form: "indef") } to replace { FORM($other, form: "indef") } in the crowd
advice-use-as-shield = Use { FORM($card, form: "indef") } to shield platform { $platform }
advice-use-to-move = Use { FORM($card, form: "indef") } to move { $target }'s { $other } from platform { $platform } to { $to }
    .your = Use { FORM($card, form: "indef") } to move your { $other } from platform { $platform } to { $to }
advice-buy = Buy { FORM($card, form: "indef") }
advice-hire = Recruit { FORM($card, form: "indef") } to platform { $platform }
advice-assail = Attack { $target }'s { $card } on platform { $platform }
advice-end = End your turn
advice-stop-stone = React
advice-let-fly = Don't react
advice-accept = Accept the offer
advice-discard = Discard { FORM($cards, form: "indef") }
advice-muster = Discard { FORM($cards, form: "indef") } to put { FORM($card, form: "indef") } on platform { $platform }
advice-swap = Trash { FORM($card, form: "indef") } for { FORM($other, form: "indef") }
advice-refuse = Decline the offer
advice-scrap = Trash { FORM($card, form: "indef") }
advice-keep-all = Keep all your cards
advice-press-gang = Press-gang { FORM($card, form: "indef") } to platform { $platform }
advice-let-fall = Let them fall
advice-heckle-at = Heckle { $target }'s platform { $platform }
advice-heckle-nobody = Heckle nobody
why-hand-goes = cards you don't play are discarded at the end of your turn
why-falls = a hit takes { $n } VP from { $target }
    .your = a hit takes { $n } VP from you
why-leader-falls = a hit takes { $n } VP from { $target }, who leads
    .your = a hit takes { $n } VP from you, who lead
why-shield-goes = without its shield, a tower of { $n } VP stands open
why-stands = it brings { $n } VP and has { $defense } Defense
why-guards = nothing below it can be attacked, which keeps { $n } VP safe
why-gives = it gives { $gained }
why-brings = each time it's played it gives { $gained }
why-nothing-to-pay = nothing else can be done with what's left
why-saves = a hit would take { $n } VP
why-little-falls = a hit takes only { $n } VP
why-weaker-then = its { $card } then has { $n } Defense, not { $was }

## Diagrams of the rulebook

diagram-hand = Hand
diagram-start = Your first deck
diagram-turn-play = Play, use, buy, attack
diagram-turn-discard = Discard everything
diagram-turn-draw = Draw a new hand
diagram-lost = Left over, and lost
diagram-trash-goblin = A Goblin
    .note = To the Crowd's Trash Pile.
diagram-trash-other = Any other card
    .note = To the Shop's Trash Pile.
diagram-trash-trio = The Troublesome Trio
    .note = Back to its own pile.
diagram-trash-again = A Trash Pile becomes a deck
    .note = Starter and permanent cards leave the game.
diagram-fuse-burns = The fuse burns
    .note = There may be a Bodyguard in the hand: not all that were gained are trashed or in the discard pile.
diagram-fuse-guard = A Bodyguard leaps in
    .note = It's discarded, the attack is negated, and its player draws a card.
diagram-fuse-stone = Nobody leaps in
    .note = The stone flies.
diagram-fuse-none = No fuse
    .note = The hand is empty, or every Bodyguard gained is trashed or in the discard pile. The stone flies at once.
diagram-capture = Recruit Cost up to { $n }
    .note = May change sides.
diagram-capture-not = Recruit Cost { $n } or more
    .note = Too big.
diagram-shield = An attack on the tower
    .note = Hits only the shield.
diagram-shield-build = Recruiting and actions
    .note = Can't touch the tower, not even its owner's.
diagram-shield-falls = The shield falls
    .note = To the Shop's Trash Pile. The tower can be attacked and built on again.
diagram-secret-hidden = Hidden
    .note = Hands, the order of decks, the events to come.
diagram-secret-open = Open
    .note = Platforms, powers, discard piles, Trash Piles, every card a player buys.
diagram-secret-own = Your own deck
    .note = Look through it at any time, sorted by name.
diagram-secret-flip = Flip choices
    .note = Secret until everyone has answered.
diagram-order-draw = Draw cards
diagram-order-play = Play the rest
diagram-order-attack = Attack
diagram-order-recruit = Recruit
diagram-order-buy = Buy
diagram-order-shield = Put up the shield
