title-tagline = Co-op dungeon treachery
title-about =
    Lead your goblins ten floors up, past the heroes who raid your lair.
    Play cards face down together: reach the foe's Power or play again.
    Keep your own goal secret, and do not run out of goblins.

## What the rules say

# Asks: to the one who decides, to those who wait, and what is at stake or happens when the time is up. All of it is what
# that seat may see. {power} is the foe's Power or ?, {horde} and {total} the running totals, {success} and {failure} as
# `bet.*` says, {chance} in percent, {what} a goblin or as `roll.*` says, {counts} lots taken so far by seat, {k} cards,
# {need} as `need.*` says, {reward} as `amount.*` says, {held} re-rolls; `.start` is shown with the objective.
ask-start = Your secret objective: { $objective }. { $text }
    .stakes = Nobody else may know.
ask-route-vote = Floor { $floor } of 10. Vote for a door: its mark shows the loot behind it, not who guards it.
    .waiting = { $v } of { $n } have voted.
    .stakes = Most votes open it; a tie is drawn. Votes stay secret.
    .timeout = When time is up, you do not vote.
ask-sacrifice = { $foe }: a sacrifice before the fight. Choose what goes to the Pile unseen: { $n }
    .waiting = Waiting for sacrifices: { $names }
    .stakes = You keep at least 1 card.
    .timeout = When time is up, your weakest go.
ask-play-cards = { $foe }: Power { $power }. Reach it together. Play face down: { $min } or more
    .exactly = { $foe }: Power { $power }. Reach it together. Play face down, exactly: { $min }
    .between = { $foe }: Power { $power }. Reach it together. Play face down: { $min } to { $max }
    .waiting = Waiting for cards: { $names }
    .stakes = Win, and each of you draws 1. Lose, and these cards count no more and all play again; no cards left then means out.
    .last = This is your last card. If the round is lost, you are out.
    .whole = This is your whole hand. If the round is lost, you are out.
    .strict = Playing your whole hand is death, even if you win: keep 1 card.
    .final = The final foe. Nobody draws when it falls: keep at least 1 card, or you are out even if you win.
    .committed = Your cards are in. You may still take them back or change your pledge.
    .timeout = When time is up, you play the minimum, weakest first.
ask-blood-rite = { $goblin }: give up 1 card from your hand, and every Mystic in the Horde gets +{ $amount }.
    .waiting = A Bloodpriest waits for its owner. Horde { $horde } against { $power }.
    .stakes = Horde { $horde } against { $power }.
    .timeout = When time is up, you give nothing.
ask-bet-vote = { $goblin }: if you guess the die, { $success }; if not, { $failure }.
    .waiting = { $v } of { $n } have voted.
    .stakes = Horde { $horde } against { $power }. Odds, evens or no bet?
    .timeout = When time is up, you do not vote.
ask-horde-die-vote = { $goblin }: roll? { $horde } or less adds the die ({ $chance }%), more loses the round.
    .waiting = { $v } of { $n } have voted.
    .stakes = Horde { $total } against { $power }.
    .timeout = When time is up, you do not vote.
ask-weave-window = { $what }: the d20 shows { $number }. Spend a re-roll?
    .waiting = The re-rolls stir: { $names }
    .stakes = You hold: { $held }. The new number counts, better or worse.
    .timeout = When time is up, it stays.
ask-survivor-pick = Victory! Save 1 played goblin: it joins your hand, the others go to the Pile.
    .armour = Victory! Your armour picks: save 1 played goblin, the others go to the Pile.
    .must = A Princeling is in play: one must be picked.
    .waiting = { $name } picks the survivor.
    .timeout = When time is up, you save the one with the highest Power.
ask-loot-division = Lots: { $lots }, players: { $players }. Ping the one you want, then confirm.
    .waiting = Waiting for: { $names }
    .stakes = A contested lot goes to who has taken the fewest so far ({ $counts }). The rest is dealt out.
    .confirmed = You have confirmed. Moving your ping takes that back.
ask-representative-vote = { $event }. { $text } Vote who goes.
    .waiting = { $v } of { $n } have voted.
    .stakes = They stake 1 to 4 of their own cards and keep what they win. Votes stay secret.
ask-event-stake = Stake 1 to 4 cards. Success returns them with the reward; failure loses them.
    .waiting = { $name } chooses a stake.
    .timeout = When time is up, you stake your weakest card.
    .row = { $k }: { $need } wins { $reward }
    .whole = Staking your whole hand: fail and you are out.
ask-event-bet = Odds or evens? A right guess wins { $reward }, a wrong one loses the cards you staked: { $k }
    .waiting = { $name } bets.
    .timeout = When time is up, the side is drawn.
ask-store = Buy with gold or trophies, one currency for each purchase.
    .waiting = Waiting for: { $names }
    .stakes = Cards keep you alive; what you keep scores at the end.
    .timeout = When time is up, you leave.
    .bribe = Bribe a Goblin: whose hand do you look at?
ask-store-choice = Choose 1 of these goblins.
    .enhanced-recruitment = Keep 1 of these goblins. The other goes under the deck.
    .bribe-goblin = Take 1 goblin. This hand belongs to: { $name }
    .waiting = A purchase is being made.
    .timeout = When time is up, the first is taken; of a bribe, the one with the highest Power.

# What a bet does, as a part of `ask.bet_vote`: {success} and {failure}; {n} as the data says
bet-copy-mightiest = it gets the Power of the mightiest other goblin
bet-class-bonus-tinker = every Tinker in the Horde gets +{ $n } Power
bet-class-bonus-court = every Court goblin in the Horde gets +{ $n } Power
bet-self-bonus = it gets +{ $n } Power
bet-foe-power = the foe gets { $n } Power
bet-discard-self = it is discarded
bet-discard-weakest-1 = the weakest other goblin is discarded
bet-discard-weakest-2 = the two weakest other goblins are discarded
bet-if-right = Guessed right: { $what }
bet-if-wrong = Guessed wrong: { $what }
bet-zero-self = its own Power becomes 0

# What an event needs, as a part of `ask.event_stake.row`; {chance} where it is known
need-roll = d20, { $n } or more ({ $chance }%)
need-power = Power { $n } or more
need-power-max = Power { $n } or less
need-class = { $class }, at least { $n }
need-odds = a right guess (50%)

# Amounts of what can be won, paid or held: .1 is for one, joined with commas where there are several
amount-gold = { $n } gold
amount-trophies = { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }
amount-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
amount-weave = { $n ->
        [one] 1 re-roll
       *[other] { $n } re-rolls
    }
amount-armour = { $n ->
        [one] 1 armour
       *[other] { $n } armours
    }
amount-foresight = { $n ->
        [one] foresight
       *[other] { $n } times foresight
    }

# Phases and steps
phase-route = Route
phase-battle = Battle
phase-event = Event
phase-store = Store
phase-over = The end
step-loot = Loot

# Marks of the doors, tiers, dice
mark-gold = Gold
mark-trophies = Trophies
mark-cards = Cards
mark-quiet = Quiet
size-small = small
size-fair = fair
size-great = great
tier-formidable = Formidable
tier-mighty = Mighty
tier-fabled = Fabled
tier-final = The final foe
roll-jester = Jester
roll-bet = The bet
roll-horde-die = The Horde's die
roll-event = The event
roll-event-jester = A staked Jester
roll-investment = The investment
side-odds = odds
side-evens = evens
side-none = no bet
side-roll = roll
side-no = no roll
side-blank = no vote

# Buttons
verb-vote = Vote
verb-commit = Commit cards
verb-withdraw = Take back
verb-pledge = Pledge
verb-sacrifice = Sacrifice
verb-refuse = Give nothing
verb-wait = Understood
verb-odds = Odds
verb-evens = Evens
verb-none = No bet
verb-roll = Roll
verb-no = Do not roll
verb-reroll = Re-roll
verb-keep = Keep
verb-save = Save
verb-ping = Ping
verb-unping = Withdraw ping
verb-confirm = Confirm
verb-stake = Stake
verb-buy = Buy
verb-take = Take
verb-done = Done
verb-back = Back
verb-close = Close
verb-hurry = Speed up
verb-resign = Resign

# The log, by kind of cue: seats as players' names, `handle`, `card`, `by`, `of` as goblins' names, lists joined, `counts`
# and `votes` by seat, `ability` in its words. Variants: `.mine` for whom it concerns, `.tie` and `.nobody` of votes,
# `.hidden` `.spoiled` `.final` `.earlier` `.own` ... where the nouns say so. `amount` and `reward` are spelt as `amount.*` says; bonuses carry their sign.
log-dealt = { $seat } gets cards: { $count }
    .you = Your hand: { $cards }
log-objective = { $seat } gets a secret objective.
    .you = You get a secret objective. It lies covered under your purse.
log-floor = Floor { $floor } of 10.
    .final = Floor { $floor }: daylight above, and somebody in front of it.
log-doors = Three doors: { $hints }
    .foes = Three doors, a foe behind each: { $hints }
log-route-chosen = Door { $door } has the most votes.
    .tie = The vote is tied. Drawn: door { $door }
    .nobody = Nobody voted. Drawn: door { $door }
log-door-opened =
    .foe = The door opens on a foe: { $id }
    .event = The door opens on an event: { $id }
    .store = The door opens on the store.
    .final = At the gate stands: { $id }
log-foe = { $foe } ({ $tier })
log-round = Round { $round }. The foe's Power: { $power }
    .hidden = Round { $round }. The foe's Power is hidden.
    .gained = The foe gains: { $gained }
log-sacrificed = { $seat } sacrifices cards: { $count }
    .you = You sacrifice: { $cards }
log-pledge = { $seat }: { $pledge }
log-committed = { $seat } is ready.
log-withdrawn = { $seat } takes the cards back.
log-locked = Cards in the Horde: { $counts }
log-shuffled = The Horde is shuffled.
log-facedown-discard = A face-down card goes to the Pile.
    .you = A face-down card of yours goes to the Pile: { $card }
log-revealed = The Horde: { $cards }
    .empty = The Horde is empty.
log-power-shown = The foe shows its Power: { $power }
log-roll = { $purpose }: the d20 shows { $number }.
    .again = { $purpose }: rolled again, the d20 shows { $number }.
log-reroll = { $seat } spends a re-roll. Left: { $left }
    .several = Several wanted to re-roll. Drawn: { $seat }. Left: { $left }
log-jester = { $handle }: Power { $power }
log-plan-b = Plan B! The foe's abilities do nothing this round.
log-disabled = The feat does not work: { $handles }
    .ability = { $ability }
log-shield-wall = The Shield Wall stands: no goblin can be discarded from the Horde.
log-wall-holds = The Shield Wall holds. Stopped: { $source }
log-discarded = Discarded: { $card } (by: { $source })
    .own = Discarded: { $card } (its own bet)
    .earlier = Discarded from the earlier cards: { $card } (by: { $source })
log-raised = { $by } fetches from the Pile: { $card }
log-nothing-raised = { $by } calls, but the Pile is empty.
log-rite-open = { $card } waits for its owner.
log-rite =
    .done = A card is sacrificed for: { $card }
    .declined = No sacrifice for: { $card }
    .you = You sacrifice: { $given }
log-bet-offered = { $card } offers a bet. Horde { $horde } against { $foe }.
log-bet-votes =
    .made = The bet: { $side } ({ $votes })
    .tie = Odds and evens are level. Drawn: { $side } ({ $votes })
    .refused = No bet ({ $votes })
log-bet-result =
    .success = { $card }: { $number }, guessed right!
    .failure = { $card }: { $number }, guessed wrong.
log-bonus = { $by } gives { $amount } Power: { $handles }
log-copied = { $handle } copies: { $of }, Power { $power }
log-zeroed = { $handle }: Power 0
log-foe-bonus = The foe's Power { $amount }: { $by }
log-no-effect = { $handle }: nothing happens.
log-counted = The Horde alone { $horde }, the foe { $foe }.
log-die-offered = { $card } offers a die. Horde { $total } against { $foe }.
log-die-votes =
    .made = It is rolled ({ $votes })
    .refused = It is not rolled ({ $votes })
log-die-added = { $card }: +{ $number }. The Horde: { $total }
log-die-spoiled = { $card }: { $number } is more than { $horde }. The round is lost!
log-ledger = The count: Horde { $total } against { $foe }.
    .spoiled = The count: a die spoiled the round.
log-victory = Victory in round { $round }, { $total } to { $foe }!
log-lost = Round { $round } is lost, { $total } to { $foe }. Missing: { $missing }
    .spoiled = Round { $round } is lost: the die was too high.
    .next = These cards count no more. Everybody plays again.
log-returned = Deserters run home to: { $seats }
log-stolen = Everybody loses gold: { $amount }
log-abducted = Abducted: a card from the hand of { $seat }.
    .you = Abducted from your hand: { $card }
log-tombstone = { $seat } is out of cards and out of the game.
    .you = You are out.
log-laid-aside = The Horde moves aside: { $handles }
log-victory-feat = { $card } pays its owner.
    .you = { $card } pays you: { $amount }
log-drawn = { $seat } draws cards: { $count }
    .you = You draw: { $cards }
    .feat = { $seat } draws cards for a feat: { $count }
    .lot = { $seat } draws cards as loot: { $count }
    .reward = { $seat } draws cards as a reward: { $count }
    .hire = { $seat } hires goblins: { $count }
log-reshuffled = The Pile is shuffled into a new Minion deck: { $count }
log-survivor-picker = { $seat } picks the survivor.
    .armour = { $seat } picks the survivor, thanks to an armour.
log-survivor = { $seat } saves: { $card }
    .random = The survivor is drawn: { $card }, to { $seat }
log-no-survivor =
    .foe = The foe leaves no survivor.
    .nobody = There is nobody left to save.
log-to-pile = Cards to the Pile: { $count }
log-lots = The loot: { $lots }
log-ping = { $seat } pings lot { $lot }.
    .withdrawn = { $seat } withdraws the ping.
log-confirmed = { $seat } confirms.
log-lot = { $seat } takes: { $amount }
    .contested = { $amount }, wanted by { $contested }. Fewest lots so far: { $seat }
    .tie = { $amount }, wanted by { $contested }. Drawn: { $seat }
    .dealt = { $amount }, wanted by nobody, goes to { $seat }.
log-investment =
    .success = The investment triples: { $number } ({ $seat })
    .failure = The investment is lost: { $number } ({ $seat })
    .you = Your investment brings: { $gained }
log-climbed = The goblins climb to floor { $floor }.
log-event = Event: { $event }
log-representative = { $seat } goes for all of you.
    .tie = The vote is tied. Drawn: { $seat }
    .nobody = Nobody voted. Drawn: { $seat }
log-staked = { $seat } stakes cards: { $count }
    .you = You stake: { $cards }
log-event-side = { $seat } bets: { $side }
log-event-result =
    .success = Success! The staked cards come home: { $count }
    .failure = A tragedy. Cards to the Pile: { $count }
    .total = The stake counted: { $total }
log-reward = { $seat } wins: { $reward }
    .overflow = More than you can hold becomes gold: { $overflow }
log-store = The store is open.
    .sale = On sale today: { $sale }
log-armour = { $seat }, armours: { $held }
log-weave = { $seat }, re-rolls: { $held }
log-recruited = { $seat } recruits a goblin.
    .you = You recruit: { $card }. Under the deck: { $under }
    .only = You recruit: { $card }
log-bribe = { $seat } bribes a goblin away from { $target }.
log-bribed = A goblin changes sides: { $target } → { $seat }
    .you = You take: { $card } ({ $target })
    .target = { $seat } takes from you: { $card }
log-done = { $seat } leaves the store.
log-store-closed = The store closes.
log-resigned = { $seat } gives up. From now on the seat plays only what it must.
log-final = { $seat }: { $objective }, { $score }
    .out = { $seat }: { $objective }, out
log-over =
    .surface = Daylight! Victory: { $winners }
    .sole-survivor = Nobody else is left. The Sole Survivor wins: { $winners }
    .nobody = Nobody is left. Nobody wins.
    .abandoned = Everybody has given up. Nobody wins.

# The ledger of a round: what a number stands for
reason-printed = Printed Power
reason-die = Its die
reason-own = Own feat
reason-copied = Copied Power
reason-zero = Becomes 0
reason-cap = Limited by the foe
reason-earlier = From an earlier round
reason-basic = Basic Power
reason-hidden = Hidden change
reason-ability = Ability: { $ability }
reason-minimum = Never below { $n }
ledger-horde = The Horde alone
ledger-total = The Horde
ledger-foe = The foe
ledger-missing = Missing: { $n }
ledger-over = To spare: { $n }
ledger-spoiled = Spoiled by a die
ledger-victory = VICTORY
ledger-lost = LOST
ledger-none = Nothing has been counted yet.

# The result
result-surface = Up and out
result-sole-survivor = The last one left
result-nobody = Nobody came up
result-abandoned = Given up
end-surface = You have reached the surface. What did it cost, and who was paid?
end-sole-survivor = One goblin climbs out, whistling. It was the plan all along.
end-nobody = The lair is quiet. Upstairs they are sharing out your ears.
end-abandoned = The goblins sit down on the stairs and wait for a better day.
end-reached = You had come to floor { $n } of { $of }.
tally-gold = Gold
tally-trophies = Trophies
tally-cards = Cards
tally-score = Score
tally-foes = Foes smitten

# Refusals (GSS section 9); without arguments: the numbers stand in `why.*` of table_text.toml
refused-out-of-game = You are out of the game.
refused-not-now = Not now.
refused-too-few-cards = You must play more cards.
refused-too-many-cards = You may not play so many cards.
refused-not-in-hand = That card is not in your hand.
refused-horde-locked = The Horde is locked.
refused-no-such-choice = No such choice.
refused-player-is-out = That player is out.
refused-not-the-picker = You are not the picker.
refused-cannot-be-picked = That goblin cannot be picked.
refused-princeling-must = The Princeling must be picked.
refused-not-the-representative = You are not the representative.
refused-stake-1-to-4 = Stake 1 to 4 cards.
refused-not-enough-gold = Not enough gold.
refused-not-enough-trophies = Not enough trophies.
refused-one-currency = Pay in one currency that is taken.
refused-already-held = You already have that.
refused-choose-another = Choose another player with cards.
refused-no-reroll = No re-roll to use.
refused-cannot-sacrifice = You cannot sacrifice now.
refused-no-such-loot = No such loot.
refused-no-goblins-left = No goblins left to hire.
refused-sacrifice-exactly = Sacrifice exactly as many as asked.
refused-already-answered = You have already chosen.
refused-not-your-turn = You are not asked now.
refused-malformed = No play of this game looks like that.

## The table on screen

# Labels
paper = Tunnel Times
surface = The surface
floor = Floor { $n }
round = Round { $n }
track-floor = Floor { $n }
track-round = { $phase } · round { $n }
deck-short = Deck
pile-short = Pile
deck = Minion deck
pile = Pile
pile-text = Discarded and sacrificed cards, face down. Nobody may look through it. When the deck is empty, it becomes the deck.
deck-text = Goblins still to come: 25 kinds, 4 of each in the whole game.
horde = Horde
earlier = Earlier cards
hand = Your hand
objective = Your objective
purse = Your purse
purse-items = What you hold
purse-receipts = Bought here
purse-points = At the end this counts: { $n }
a-card = a card
empty = Empty
rule = Rule { $id }

# The seats
plate-cards = Cards: { $n }
plate-sent = Sent: { $n }
plate-lots = Lots: { $n }
plate-armours = Armours: { $n }
plate-rerolls = Re-rolls: { $n }
plate-choosing = Choosing
plate-representative = Goes for all
plate-out = Out
plate-gone = Gave up
pledge-none = No pledge
pledge-heading = What do you pledge? It binds you to nothing.
pledge-short-light = A little
pledge-short-fair = My share
pledge-short-heavy = A lot

# Doors
door = Door { $n }
door-hint = { $kind }, { $size }
door-text = The mark tells the kind and size of the loot, never who guards it.
door-text-quiet = A quiet door is never a foe: an event, or the store.
door-text-foes = A side room has been visited on this floor: behind every door waits a foe.
door-if-foe = If a foe: { $tier }
door-is-foe = A foe: { $tier }
door-no-foe = Never a foe
door-worth-gold = Gold counts twice for you.
door-worth-trophies = Trophies count twice for you.
door-worth-cards = Cards count twice for you.
door-foresight = You foresee: { $what }
door-my-vote = Your vote

# The foe, the count and the inspector
codex-foe = Foes
codex-event = Events
codex-item = Store
codex-objective = Main Objectives
codex-from-round = Round { $n }: { $text }
codex-powers = Power for 3, 4, 5, 6 living players: { $powers }
foe-power = Power { $n }
foe-power-living = For living players: { $n }
foe-abilities = Abilities in force
foe-ability-since = Since round { $n }
foe-ability-new = New
foe-closed = Not gained yet
foe-no-more = It gains no more.
foe-plan-b = Plan B: its abilities do nothing this round.
foe-loot = Loot if it falls, lots: { $n }
count-vs = against
count-name = The count
count-face-down = The cards lie face down. The count follows the reveal.
count-enough = Enough
count-short = Short by { $n }
count-cards = Cards in the Horde: { $n }
count-chosen = Chosen: { $n }, Power { $power }
count-chosen-jester = Chosen: { $n }, Power { $power } and a d20
inspect-now = Power now: { $n }
inspect-feat = Feat: { $name }
inspect-feat-works = Its feat works.
inspect-feat-face-down = A feat works only after the reveal.
inspect-feat-disabled = Its feat does not work: the foe stops it.
inspect-feat-raised = Raised from the Pile: Power and class, but no feat and no owner.
inspect-feat-earlier = An earlier card: its Power and feat do not count.
inspect-feat-carried = An earlier card whose Power still counts.
inspect-mine = Yours: only you see this mark.
inspect-hidden = Face down
inspect-hidden-text = Somebody's goblin. It turns up at the reveal.
inspect-against = Against this foe
inspect-against-disabled = Its feat would not work.
inspect-against-discarded = It would be discarded.
inspect-against-weakest = The weakest are discarded.
inspect-against-mightiest = The mightiest are discarded.
inspect-against-capped = Its Power would count as { $n }.
inspect-against-feeds = It makes the foe stronger.
inspect-worth = A card in hand at the end is worth: { $n }
inspect-looked = Seen in this hand
inspect-looked-gone = Cards that have left it unseen since: { $n }
inspect-under = You put this under the deck
inspect-lost = Yours in the Pile

# Votes and dice
votes-open = Votes are shown when all are in.
chance = { $n }%
die-joins = { $n } or less joins
die-spoils = { $n } or more loses the round
tray-throw = Throw!
tray-again = Throw again!
tray-tip = Press to throw, or take the die and flick it.
stands-right = As it stands, a right guess: { $what }.
stands-wrong = As it stands, a wrong guess: { $what }.
stands-joins = As it stands, it joins: { $total } against { $power }.
stands-spoils = As it stands, it is too high and loses the round.
stands-success = As it stands: success.
stands-failure = As it stands: tragedy.
stands-pays = As it stands, the investment pays.
stands-pays-not = As it stands, the investment pays nothing.
stands-power = As it stands, its Power is { $n }.

# Loot, event and store
loot-heading = The loot
lot = Lot { $n }
lot-worth = Worth { $n } points to you
lot-pings = Pinged by: { $names }
lot-contested = CONTESTED
lot-you-win = As it stands, you get it.
lot-you-lose = As it stands, it goes to { $name }.
lot-drawn = As it stands, it is drawn.
event-heading = Stake
event-no-feats = Feats do not work here. A Jester's Power is a d20 roll.
event-staked = Cards staked: { $n }
event-chosen-power = Chosen Power: { $n }
event-chosen-class = Chosen of the class: { $n }
store-heading = The store
store-text = All buy at the same time and nobody sees what. Each ware costs gold or trophies.
store-on-sale = Cheaper this time
store-price = { $gold } gold or { $trophies } trophies
store-price-gold = { $gold } gold
store-price-trophies = { $trophies } trophies
store-sale = SALE
store-held = You hold: { $n }
store-queue = Another purchase is being finished.
store-points = The price in points at the end: { $n }
store-leave = Leave the store?
store-leave-text = You could still buy: { $items }

# Buttons with what they do
act-commit = Send cards: { $n }
act-commit-small = You can take them back
act-clear = Clear
act-vote-door = Vote: door { $n }
act-vote-seat = Vote: { $name }
act-vote-change = You may change your vote
act-sacrifice = Sacrifice: { $n }
act-save = Save { $card }
act-ping = Ping lot { $n }
act-stake = Stake cards: { $n }
act-buy-gold = Pay { $n } gold
act-buy-trophies = Pay { $n } trophies
act-done-small = Leave the store
act-bribe = Bribe: { $name }
act-take = Take { $card }
act-keep = Keep { $card }
resign-heading = Give up?
resign-text = Your seat stays at the table and plays only what it must. You cannot come back.
resign-text-last = Nobody would be left to play: the match ends here and nobody wins.

# Why something is not open: the numbers stand here
why-too-few-cards = Play at least { $n }.
why-too-many-cards = Play at most { $n }.
why-sacrifice-exactly = Sacrifice exactly { $n }.
why-stake-held = You hold only { $n }.
why-choose-first = Choose first.
why-choose-door = Choose a door first.
why-choose-seat = Choose a player first.
why-choose-card = Choose a card first.
why-choose-lot = Choose a lot first.
why-choose-ware = Choose a price first.
why-no-throw = With this answer you throw nothing.
why-waiting = You have chosen. The others are still choosing.
why-not-asked = Nothing is asked of you now.
why-other = Something else is asked of you now.
why-resolving = The Horde is at work. Wait for the count.
why-out = You are out. Watch and talk.
why-bigun = A Big'un is too big to save.
why-princeling = A Princeling is in play and comes first.
why-discarded = Discarded goblins cannot be saved.
why-gold = Gold missing: { $n }
why-trophies = Trophies missing: { $n }
why-not-taken-gold = Gold is not taken for this.
why-not-taken-trophies = Trophies are not taken for this.
why-held = You can hold { $n } at most.
why-no-target = No other player has a card.
why-deck-empty = Deck and Pile are both empty.
why-no-reroll = You hold no re-roll.

# Tombstones
tomb-stamp = OUT
tomb-text = You are out. Watch and talk; your objective stays secret until the end.
tomb-bots = Only bots are left. You may speed up the rest.
tomb-name = Here lies { $name }

# The sums at the end (GSS-13.10)
sum-row = { $n } × { $each } = { $points }
sum-doubled = { $n } × { $each }, doubled = { $points }
sum-total = Score: { $n }
sum-out = Out of the game: no score
sum-tie = Ties: more cards, then more trophies, then more gold.
over-tie-cards = { $names }, level at { $n }: more cards in hand decide (GSS-7.5).
over-tie-trophies = { $names }, level at { $n }, cards too: more trophies decide (GSS-7.5).
over-tie-gold = { $names }, level at { $n }, cards and trophies too: more gold decides (GSS-7.5).
over-tie-shared = { $names }, level at { $n } and in everything else: they share the place (GSS-7.5).

# Banners
banner-floor = Floor { $n }
banner-final = The last floor
banner-tie = A tie!
banner-round = Round { $n }
banner-gained = A new ability!
banner-plan-b = Plan B!
banner-shield-wall = Shield Wall!

# What is said while the table shows the rest
hush-revealed = The Horde turns up, one goblin after another.
hush-roll = The d20 is thrown: { $what }
hush-again = Thrown again: { $what }
hush-door = Door { $door } creaks open.
hush-gate = Somebody stands at the gate.
banner-jester = Ha ha ha!
banner-bet = The bet: { $side }
banner-guessed = Guessed right!
banner-missed = Guessed wrong
banner-spoiled = Too high!
banner-victory = Victory!
banner-lost = Round lost
banner-saved = Saved: { $card }
banner-out = Out: { $name }
banner-success = Success!
banner-tragedy = Tragedy
banner-daylight = Daylight!
banner-over-surface = Victory: { $winners }
banner-over-sole-survivor = The last one left: { $winners }
banner-over-nobody = Nobody wins
banner-over-abandoned = Nobody wins

# The first time a player meets a phase or an ask: why it matters (GSS-13.8)
hint-start = Everybody smiles and everybody has a secret. Yours decides what is worth dying for.
hint-route-vote = Big loot sits behind big foes. Ask who wants which door, and wonder why.
hint-sacrifice = These cards are gone for nothing: give the ones you will miss least.
hint-play-cards = Too little loses the round for all, too much wastes your lives. Pledges help; believing them is your own affair.
hint-reveal = Feats work in a fixed order. Watch who fell short: the counts are shown, the owners are not.
hint-blood-rite = The others see that a card was given, not by whom.
hint-bet-vote = If the Horde is strong enough, a bet can only hurt. If it is short, luck is all you have.
hint-horde-die-vote = The stronger the Horde, the safer the die. But if you win without it, why roll?
hint-weave-window = A re-roll works on any die of the game, others' dice too. Only one is spent at a time.
hint-lost-round = The foe grows, your hands shrink, and whoever is out of cards is out. Next time send enough.
hint-survivor-pick = Only one comes home. The others knew the risks, or would have, had they been told.
hint-loot-division = Usually there is less than one lot each. Taking little now wins contests later.
hint-representative-vote = One of you risks the cards and keeps the prize. Generosity and greed both say: me.
hint-event-stake = Nobody sees what you stake, only how many. Keep at least one card at home.
hint-event-bet = Half a chance, and nobody but you to blame.
hint-store = Gold and trophies score only if you live. A hired goblin is a life, and 40 points.
hint-store-choice = What you see here, only you know.
hint-final = Survive, do not merely win: one card in hand is the ticket to daylight.
hint-tombstone = The dead see no more than before, but they may accuse whom they like.
hint-over = Now the objectives turn over. Look who carried you, and who was carried.

# The shaft, loot, events, the store, the purse and the end
shaft = The shaft
shaft-text = Ten floors, each guarded. Win a battle to climb one; daylight is above the tenth.
shaft-foes = Foes met
shaft-events = Events met
lot-taken = Lots taken so far
loot-no-ping = Without a ping
banner-contested = Contested!
event-who = Who goes? The vote is secret.
event-cards = Cards: { $n }
store-short-hire-minion = Draw 1 card
store-short-enhanced-recruitment = See 2, keep 1
store-short-armour = Pick the next survivor
store-short-weave-fate = Re-roll any die, once
store-short-bribe-goblin = See a hand, take 1 card
store-short-foresight = See behind 3 doors
store-short-aggressive-investing = Trophies ×3 on 6+
store-short-greedy-investing = Gold ×3 on 6+
seat-text = Gold, trophies and the objective are secret. What you see here, all see.
seat-text-own = You. The others see these numbers too, but not your purse or objective.
objective-how = Only you may know it. Hold { $hold }, or press here, to look at it.
objective-worth = What this counts for you shows while your objective lies open.
purse-none = No items held
over-veiled = Still secret
over-place = Place { $n }


## Classes

class-brute = Brute
class-sneak = Sneak
class-tinker = Tinker
class-mystic = Mystic
class-court = Court

## Goblins

card-bruiser = Goblin Bruiser
    .feat = Elbow Room
    .text = Discard the weakest other goblin in the Horde.
    .flavour = He clears a path. He does not check who was standing in it.
card-wolfrider = Goblin Wolfrider
    .feat = Pack Charge
    .text = +1 Power for each other Brute in the Horde.
    .flavour = The wolf makes the decisions. It has the better record.
card-shieldbearer = Goblin Shieldbearer
    .feat = Shield Wall
    .text = After the reveal, no goblin can be discarded from the Horde this round.
    .flavour = Technically it is a door. It still has somebody's coat on it.
card-berserker = Goblin Berserker
    .feat = Late Temper
    .text = +3 Power in round 2 and later.
    .flavour = Insult him now, and come back in ten minutes.
card-bigun = Goblin Big'un
    .feat = Too Big to Drag
    .text = Cannot be picked as the survivor.
    .flavour = Six feet of goblin, most of it forehead.
card-impersonator = Goblin Impersonator
    .feat = Fake Moustache
    .text = Odds and evens. Success: its Power becomes that of the mightiest other goblin. Failure: discard the Impersonator.
    .flavour = Three goblins in one coat, and he is all of them.
card-cutpurse = Goblin Cutpurse
    .feat = Sticky Fingers
    .text = On Victory its owner gains 10 gold, or 20 gold if another Sneak is in the Horde.
    .flavour = He shakes your hand and you count the fingers afterwards. His, too.
card-backstabber = Goblin Backstabber
    .feat = Ambush
    .text = +3 Power in round 1.
    .flavour = Every plan of hers starts behind you.
card-deserter = Goblin Deserter
    .feat = Tactical Sprint
    .text = After a lost round 1, 2 or 3, return the Deserter to its owner's hand.
    .flavour = He has fought in forty battles, for a total of nine minutes.
card-earcutter = Goblin Earcutter
    .feat = Snip
    .text = On Victory its owner gains 1 trophy, or 2 trophies if another Sneak is in the Horde.
    .flavour = Keeps a necklace, a ledger and a very sharp pair of scissors.
card-artificer = Goblin Artificer
    .feat = Probably Safe
    .text = Odds and evens. Success: every Tinker in the Horde gets +2 Power. Failure: discard the Artificer.
    .flavour = The warranty lasts as long as the fuse.
card-catapult = Goblin Catapult
    .feat = Live Ammunition
    .text = Odds and evens. Success: +5 Power. Failure: discard the weakest other goblin.
    .flavour = Loading is easy. Everybody wants a turn until it is theirs.
card-sapper = Goblin Sapper
    .feat = Loose Floorboards
    .text = The foe gets -1 Power for each Tinker in the Horde, the Sapper included.
    .flavour = Nobody is tall with a missing floor.
card-barricader = Goblin Barricader
    .feat = Furniture Fort
    .text = In later rounds of this battle its Power still counts.
    .flavour = One wardrobe, two beds and a strong opinion.
card-bonesetter = Goblin Bonesetter
    .feat = Good as New-ish
    .text = On Victory its owner draws 1 extra card from the Minion deck.
    .flavour = Two left legs are still two legs.
card-conjurer = Goblin Conjurer
    .feat = Something from Nothing
    .text = You may roll a d20 (group vote). If it is not higher than the Power of the Horde alone, add it to the Horde. If it is higher, the goblins lose the round.
    .flavour = The hat was empty. Something in it disagreed.
card-firehazard = Goblin Firehazard
    .feat = Open Flame
    .text = Roll a d20. If it is not higher than the Power of the Horde alone, add it to the Horde. If it is higher, the goblins lose the round.
    .flavour = He is not allowed near the stairs, the straw or the stew.
card-gravecaller = Goblin Gravecaller
    .feat = Back to Work
    .text = Put a random card from the Pile into the Horde. Its Power counts; its feat does not.
    .flavour = Death is a break. Breaks end.
card-shaman = Goblin Shaman
    .feat = All Together Now
    .text = +1 Power for each different class in the Horde.
    .flavour = She knows every song and the wrong words to all of them.
card-bloodpriest = Goblin Bloodpriest
    .feat = Volunteer Needed
    .text = Its owner may sacrifice 1 card. If they do, every Mystic in the Horde gets +3 Power.
    .flavour = The queue for the altar moves fast and only forwards.
card-fancypants = Goblin Fancypants
    .feat = Grand Entrance
    .text = Odds and evens. Success: every Court goblin in the Horde gets +3 Power. Failure: its own Power becomes 0.
    .flavour = The trousers have won more battles than he has.
card-fearmonger = Goblin Fearmonger
    .feat = Bad News
    .text = Odds and evens. Success: the foe gets -5 Power. Failure: discard the two weakest other goblins.
    .flavour = The rumour is true by the time it reaches the front rank.
card-jester = Goblin Jester
    .feat = Tough Crowd
    .text = Its Power is a d20 roll. Discard all played cards except Jesters.
    .flavour = His best joke has never had a surviving audience.
card-schemer = Goblin Schemer
    .feat = Plan B
    .text = Plan B: ignore the foe's abilities for this round.
    .flavour = Plan A was also hers. She does not like to talk about it.
card-princeling = Goblin Princeling
    .feat = Do You Know Who I Am?
    .text = If the Princeling is in play on Victory, the survivor must be the Princeling.
    .flavour = Fourteenth in line to a throne that is mostly a stool.

## Events

event-rickety-bridge = The Rickety Bridge
    .text = Send goblins over, one plank each. There is a purse on the far side.
    .flavour = Built by Tinkers. Approved by Tinkers. Avoided by Tinkers.
event-arm-wrestling = The Arm-Wrestling Table
    .text = Match the champion's arm. The staked Power must reach the mark.
    .flavour = The loser owes an ear. The house supplies the scissors.
event-sleeping-drake = The Sleeping Drake
    .text = Tiptoe past the sleeper. The staked Power must stay at or below the mark.
    .flavour = It dreams of gold. Try not to be in the dream.
event-beggar-prophet = The Beggar Prophet
    .text = Leave company for the prophet and hear what comes.
    .flavour = He saw you coming. He still has not moved his bowl.
event-mushroom-feast = The Mushroom Feast
    .text = Taste first. If nobody falls over, hungry goblins join you.
    .flavour = All mushrooms can be eaten. Some only once.
event-lost-goblinlings = The Lost Goblinlings
    .text = Send a search party down the side tunnel.
    .flavour = They were not lost. They were winning at hiding.
event-toll-troll = The Toll Troll
    .text = Show enough muscle and the troll pays you, in ears.
    .flavour = He accepts coins, goats and apologies.
event-cursed-idol = The Cursed Idol
    .text = Many hands lift more gold. The idol takes its toll half the time.
    .flavour = The curse is printed on the base, in very small runes.
event-ear-auction = The Ear Auction
    .text = Bid goblins for a bag of trophies.
    .flavour = Lot nine: a matching pair, one careful owner.
event-rune-door = The Rune Door
    .text = It opens for Mystics. There is somebody knocking on the other side.
    .flavour = The runes say Pull.
event-jammed-lift = The Jammed Lift
    .text = It runs again if Tinkers see to it. The last load is still inside.
    .flavour = Capacity: nine goblins, or one goblin and a good idea.
event-guard-dog = The Guard Dog
    .text = Only Sneaks get past the nose. The kennel is full of prizes.
    .flavour = His bark is worse than his bite, but it is close.
event-masked-ball = The Masked Ball
    .text = Court manners get you in. Coats and ears are left at the door.
    .flavour = Nobody asked about the green hands.
event-rockfall = The Rockfall
    .text = Brutes can dig the tunnel clear. Voices call from behind the rubble.
    .flavour = The ceiling came down to see what the noise was.
event-abandoned-camp = The Abandoned Camp
    .text = Search the tents before the owners are back.
    .flavour = The porridge is still warm. So is the blade beside it.
event-spinning-wheel = The Spinning Wheel
    .text = Bet odds or evens on one d20. The more goblins staked, the richer the prize.
    .flavour = It used to be a cart. It used to be luckier, too.

## Foes

foe-sole-sidekick = The Sole Sidekick
    .ability-1 = Disable the feats of all goblins.
    .flavour = The hero is on a break. The sidekick brought notes.
foe-overeager-squire = The Overeager Squire
    .ability-1 = Discard the weakest goblin in the Horde.
    .flavour = He has polished every piece of somebody else's armour.
foe-rat-catcher = The Rat-Catcher
    .ability-1 = Discard every goblin of Power 1.
    .flavour = Small, green, bites: close enough for the bounty.
foe-hedge-wizard = The Hedge Wizard
    .ability-1 = Disable the feats of all Mystics.
    .flavour = Self-taught, from a book with half the pages.
foe-rented-locksmith = The Rented Locksmith
    .ability-1 = After a lost round, every player loses 10 gold.
    .flavour = Opens anything. Closes nothing. Invoices everyone.
foe-shy-archer = The Shy Archer
    .ability-1 = Before the reveal, discard 1 random face-down card.
    .flavour = Prefers not to meet the people he shoots.
foe-tavern-bouncer = The Tavern Bouncer
    .ability-1 = No player may play more than 2 cards.
    .flavour = Two at a time, and not in those shoes.
foe-roadside-illusionist = The Roadside Illusionist
    .ability-1 = Its Power is up to 3 more or less than printed, and hidden until the first reveal.
    .flavour = Seven feet tall, until the smoke clears.
foe-pest-inspector = The Pest Inspector
    .ability-1 = The foe gets +1 Power for each Brute in the Horde.
    .flavour = Ticks a box for every one of you. She has many boxes.
foe-ear-collector = The Ear Collector
    .ability-1 = No survivor is picked after this battle.
    .flavour = It works both ways, as it turns out.
foe-choir-novice = The Choir Novice
    .ability-1 = Disable every feat that rolls a die.
    .flavour = Gambling is a sin. So, she adds, are you.
foe-pitchfork-mob = The Pitchfork Mob
    .ability-1 = Each player must play at least 2 cards.
    .flavour = Forty opinions and one lantern.
foe-secret-agent = Agent of a Secret Order
    .ability-1 = Disable the feats of all goblins.
    .ability-2 = No survivor is picked after this battle.
    .flavour = The order is so secret that he pays his own dues.
foe-spotless-knight = The Knight of the Spotless Shield
    .ability-1 = Discard the mightiest goblin in the Horde.
    .ability-2 = No goblin's Power counts for more than 4.
    .flavour = Never scratched, on account of never being first through the door.
foe-siege-engineer = The Siege Engineer
    .ability-1 = Disable the feats of all Tinkers.
    .ability-2 = Before the reveal, discard 1 random face-down card.
    .flavour = Brought a ladder to a cave, and made it work.
foe-paroled-paladin = The Paladin on Parole
    .ability-1 = Discard every Mystic in the Horde.
    .ability-2 = At the start of the round each player sacrifices 1 card.
    .flavour = One more smiting and he keeps the hammer.
foe-twin-rangers = The Twin Rangers
    .ability-1 = Before the reveal, discard 1 random face-down card.
    .ability-2 = Discard every goblin that has a namesake in the Horde.
    .flavour = They finish each other's sentences and your friends.
foe-guild-assassin = The Guild Assassin
    .ability-1 = Discard the mightiest goblin in the Horde.
    .ability-2 = After a lost round, the player with the most cards in hand loses 1 of them at random.
    .flavour = Paid per head, and has noticed how many there are.
foe-tax-collector = The Tax Collector
    .ability-1 = After a lost round, every player loses 20 gold.
    .ability-2 = The foe gets +1 Power for each goblin in the Horde beyond 2 per living player.
    .flavour = There is, it emerges, a tunnel duty.
foe-cellar-druid = The Cellar Druid
    .ability-1 = Disable the feats of all Brutes.
    .ability-2 = No player may play more than 2 cards.
    .flavour = At one with nature, mostly mould.
foe-barbarian-understudy = The Barbarian's Understudy
    .ability-1 = Each player must play at least 2 cards.
    .ability-2 = The foe gets +3 Power.
    .flavour = Knows every roar by heart and has never been on.
foe-bounty-hunter = The Bounty Hunter
    .ability-1 = The survivor is a random goblin, not a chosen one.
    .ability-2 = Discard every Sneak in the Horde.
    .flavour = Your face is on the poster. All of your faces are.
foe-sabbatical-archmage = The Archmage on Sabbatical
    .ability-1 = Disable every feat that rolls a die.
    .ability-2 = Disable the feats of all Mystics.
    .ability-3 = Disable the feats of all goblins.
    .flavour = She only came down here for some peace and quiet.
foe-retired-dragonslayer = The Retired Dragonslayer
    .ability-1 = Discard the mightiest goblin in the Horde.
    .ability-2 = No goblin's Power counts for more than 4.
    .ability-3 = Discard one more of the mightiest goblins.
    .flavour = He misses dragons. They had fewer elbows.
foe-inquisitor-general = The Inquisitor General
    .ability-1 = Disable the feats of all Court goblins.
    .ability-2 = At the start of the round each player sacrifices 1 card.
    .ability-3 = Discard every Court goblin in the Horde.
    .flavour = She has questions. The answers are all yes.
foe-sharp-saint = The Saint of the Sharp End
    .ability-1 = Discard the two weakest goblins in the Horde.
    .ability-2 = Before the reveal, discard 1 random face-down card.
    .ability-3 = No survivor is picked after this battle.
    .flavour = Patron of pincushions, skewers and you.
foe-famous-four = The Famous Four
    .ability-1 = Disable the feats of all Sneaks.
    .ability-2 = Discard the mightiest goblin in the Horde.
    .ability-3 = Each player must play at least 2 cards.
    .flavour = A fighter, a cleric, a thief, and one who does the songs.
foe-the-slayer = The Slayer
    .ability-1 = No holding back: each player must play at least half of their hand, rounded up.
    .ability-2 = Discard the mightiest goblin in the Horde.
    .ability-3 = Discard every goblin of Power 1.
    .ability-4 = After a lost round, the player with the most cards in hand loses 1 of them at random; then repeat this once.
    .flavour = He counts in goblins. He has just reached you.
foe-chosen-one = The Chosen One
    .ability-1 = No holding back: each player must play at least half of their hand, rounded up.
    .ability-2 = Disable every feat that rolls a die.
    .ability-3 = Discard the two weakest goblins in the Horde.
    .ability-4 = The foe gets +4 Power.
    .flavour = Chosen by a sword, which in fairness was not looking for brains.
foe-guildmaster = The Guildmaster at the Gate
    .ability-1 = No holding back: each player must play at least half of their hand, rounded up.
    .ability-2 = Before the reveal, discard 1 random face-down card.
    .ability-3 = After a lost round, every player loses 20 gold.
    .ability-4 = Disable the feats of all goblins.
    .flavour = Behind him: daylight. In front of him: the form to apply for it.


## The store

item-hire-minion = Hire a Minion
    .text = Draw 1 card from the Minion deck.
    .flavour = Cheap, keen, and not sure what the job is.
item-enhanced-recruitment = Enhanced Recruitment
    .text = See the top 2 cards of the Minion deck. Keep 1; the other goes to the bottom of the deck.
    .flavour = There is an interview. It is mostly about smell.
item-armour = Buy an Armour
    .text = You pick the survivor after the next battle.
    .flavour = One careful owner, one careless dragon.
item-weave-fate = Weave Your Fate
    .text = Gain a re-roll: use it once, right after any die is rolled.
    .flavour = The thread is guaranteed against everything but scissors.
item-bribe-goblin = Bribe a Goblin
    .text = Look at another player's hand and take 1 card from it.
    .flavour = Loyalty is priceless. This is slightly under.
item-foresight = Potion of Foresight
    .text = You alone see what is behind the next three doors.
    .flavour = Tastes like next Tuesday.
item-aggressive-investing = Aggressive Investing
    .text = After the next battle roll a d20: on 6 or more, the trophies you gained in it are tripled.
    .flavour = Past ears are no guarantee of future ears.
item-greedy-investing = Greedy Investing
    .text = After the next battle roll a d20: on 6 or more, the gold you gained in it is tripled.
    .flavour = The broker has a very small office and a very fast horse.

## Main Objectives

objective-treasure-hoarder = Treasure Hoarder
    .text = Gather gold. Your gold counts twice at the end.
objective-manslayer = Manslayer
    .text = Smite foes and take their ears. Your trophies count twice at the end.
objective-caretaker = Caretaker
    .text = Save goblins. The cards in your hand count twice at the end.
objective-sole-survivor = Sole Survivor
    .text = Be the last one with cards and you win at once. No bonus points.

## Pledges

pledge-name-light = I will send a little
pledge-name-fair = I will send my share
pledge-name-heavy = I will send a lot

## Lobby options

option-difficulty = Difficulty
    .about = Every foe is weaker or stronger by 1 for each player alive.
    .value-easy = Easy
    .value-normal = Normal
    .value-hard = Hard
option-least = Cards to send
    .about = The fewest cards each player may send into a round.
    .value-third = A third of the hand
    .value-one = One card
option-last-stand = Last stand
    .about = Who plays the last card lives on if the battle is won.
option-objectives = Objectives
    .about = Several players may share an objective, or each gets another one.
    .value-random = At random
    .value-even = As different as possible
option-timers = Time limits
    .about = How long the clocks run.
    .value-normal = Normal
    .value-relaxed = Relaxed
    .value-off = No time limits
option-spectators-see-hands = Spectators see hands
    .about = For those who never had a seat; the fallen never see them.
option-final-foe = Final foe
    .about = Who waits on the tenth floor.
    .value-random = At random
    .value-the-slayer = { foe-the-slayer }
    .value-chosen-one = { foe-chosen-one }
    .value-guildmaster = { foe-guildmaster }

## Lesson

lesson-climb = Up, through ten floors
    .text = You lead goblins out of a raided lair, floor by floor, together with the others. Each floor is cleared by winning one battle as one Horde. Your cards are your lives: who runs out of them is out. Of those who reach the surface, the highest score wins.
lesson-secret = You have a secret
    .text = Your Main Objective tells what counts twice for you at the end: gold, trophies or cards. Nobody else sees it. Hold Space to look at it. So you all need each other, and each wants something else.
lesson-doors = Three doors
    .text = The mark on a door shows the loot behind it, never who guards it; bigger loot means a bigger foe. Click the door you want, then vote. Votes are secret, and you may change yours until everybody has voted.
lesson-foe = The foe
    .text = Reach its Power together, or the round is lost and these cards count no more. Its abilities bend the rules; more of them may wake in later rounds. Point at the foe and at your goblins to read what they do.
lesson-play = Send goblins, face down
    .text = Click cards of your hand, then send them. All cards are shuffled into one Horde, so nobody learns who sent what: a tempting moment to send little. But keep in mind that a lost round costs everybody. A pledge tells the others what you mean to send; it binds you to nothing.
lesson-bet = A bet on the d20
    .text = One of the goblins bets on the die, and you all vote: odds, evens, or no bet. What is won and lost stands beside it. Most votes decide.
lesson-count = The Horde is counted
    .text = The cards were turned over one by one, each feat was said as it took effect, and the Horde's Power was held against the foe's. Read in the log how it came about; names there show their card when you point at them.
lesson-survivor = Save one
    .text = The battle is won and you may pick the survivor: one of the goblins played comes to your hand. The others go to the Pile.
lesson-loot = Divide the loot
    .text = Ping the lot you want, and confirm. Where two want the same, it goes to who has taken the fewest so far. Gold and trophies are points, cards are lives.
lesson-rooms = A side room
    .text = Not every door hides a foe. In the store you buy with gold or trophies; an event asks you for a vote or a stake. What you keep counts at the end, what you spend may keep you alive.
lesson-again = The next floor
    .text = One floor nearer to the light. From here on it goes the same way: a door, a battle, the loot. Watch who sends much and who sends little, and decide what you can afford.

## Rulebook

rulebook-goal = The aim
    .text =
        Adventurers are raiding your lair. Lead as many goblins as you can from the bottom, up <b>ten floors</b>, to the surface. Each floor is cleared by <b>winning one battle together</b>; on floor 10 the final foe waits.
        You start with 8 cards, and your cards are your lives: <b>who runs out of cards is out</b>. The highest score among those who survive the final foe wins. So the group must win its battles, and each of you would rather let the others pay for them.
        There are no turns: all choose at the same time. You may talk at any moment, and you may lie.
rulebook-objective = Your secret objective
    .text =
        Everyone is dealt a Main Objective that <b>nobody else sees</b> until the game ends. Several players may have the same one.
        <b>Treasure Hoarder</b>: your gold counts twice at the end. <b>Manslayer</b>: your trophies count twice. <b>Caretaker</b>: the cards in your hand count twice.
        <b>Sole Survivor</b>: no bonus, but you win at once when every other player is out. With 3 or 4 players at most one of you holds it, with 5 or 6 at most two. Perhaps nobody does.
rulebook-route = Three doors
    .text =
        Behind each door waits a <b>foe</b>, an <b>event</b> or the <b>store</b>. Its mark tells the kind and size of the loot, never who guards it. A quiet door is never a foe: an event, or the store.
        Vote for one door; you may change your vote until everybody has voted or the time is up. <b>Votes are secret</b>; a tie is drawn by lot. On each floor you can visit <b>one side room at most</b>; then three doors with foes follow. Bigger loot means a bigger foe.
rulebook-foe = The foe
    .text =
        A foe's <b>Power</b> grows with the number of living players. Its <b>abilities</b> bend the rules of the battle, and it gains more as the rounds go on: a Formidable foe has what it has, a Mighty foe gains in round 2, a Fabled foe in rounds 2 and 3. What it has gained stays; what it will gain is hidden.
        The Horde needs <b>as much Power as the foe, or more</b>. If it falls short, the round is lost, those cards count no more, and all play again. There is no limit to the rounds; your hands are the limit.
rulebook-play = Playing cards
    .text =
        Everyone plays <b>at least a third of their hand</b>, rounded up, face down and at the same time. The foe may demand more or allow fewer. (The lobby can lower the least to 1 card.) You may take your cards back until all are in. A <b>pledge</b> tells the others what you mean to send. It binds you to nothing.
        Then it is shown <b>how many</b> cards each player sent, and all cards are shuffled into one Horde: <b>nobody learns whose is whose</b>. Your own carry a mark that only you see. If time runs out, you play the minimum, lowest Power first.
        Some foes demand a <b>sacrifice</b> before the fight: cards that go to the Pile unseen. You always keep one.
rulebook-reveal = What happens to the Horde
    .text =
        <b>Before the reveal</b> some foes discard face-down cards. <b>Reveal</b>: the Horde turns up from left to right, and each Jester rolls its d20. <b>Plan B</b>: a Schemer switches the foe's abilities off for the round. <b>Disabling</b>: some foes stop feats; those goblins keep their Power. Now a Shieldbearer raises the Shield Wall: nobody can be discarded any more. <b>Foe discards</b>, then <b>goblin discards</b> (Bruiser, Jester). <b>Raising</b>: a Gravecaller fetches a goblin from the Pile; its feat does not work. <b>Rites</b>: a Bloodpriest's owner may give a card. <b>Bets</b>, then the <b>count</b>, then the <b>dice</b> of the Conjurer and the Firehazard.
        A discarded goblin adds no Power, its feat does not work, and it lies in the Pile.
rulebook-dice = Bets and dice
    .text =
        <b>Odds and evens</b>: for each goblin that bets, all living players vote odds, evens or no bet. The bet is made if odds and evens together have more votes than no bet; the side with more votes is bet. A right guess is a success, a wrong one a failure. If the Horde is strong enough already, think twice.
        <b>Dice of the Horde</b>: a Firehazard always rolls a d20; for a Conjurer you vote. A roll <b>no higher than the Horde's own Power</b> is added. A higher one <b>loses the round at once</b>. Each roll is compared with that Power alone, never with earlier dice.
        Who holds a <b>re-roll</b> may use it right after any die of the game.
rulebook-lost = A lost round
    .text =
        Deserters go home after rounds 1 to 3. A foe that steals or abducts does so now. Then <b>whoever has no card in hand is out</b>: gold, trophies and items are gone, but you may watch and talk.
        The rest of the Horde moves aside and becomes <b>earlier cards</b>. They stay in play until the foe falls, but give neither Power nor feats; only a Barricader still counts. Then the next round begins, and everybody plays at least 1 card again.
rulebook-victory = Victory
    .text =
        Feats that pay on Victory pay their owners, in private. Then <b>each living player draws 1 card</b>: who played the last card lives on.
        One player, drawn by lot, picks the <b>survivor</b>: one of the played cards, earlier ones too, goes to that player's hand. Who holds an <b>armour</b> picks instead and uses it up. A Princeling must be picked, a Big'un cannot be. All other played cards go to the Pile face down. After the loot you climb to the next floor.
rulebook-loot = Dividing the loot
    .text =
        The foe leaves <b>lots</b> of gold, trophies or cards, usually fewer than there are players. <b>Ping</b> the one you want and confirm; you may move your ping until all have confirmed. Pings are open, and you may talk them over.
        A lot with one ping goes to that player. A contested one goes to the one who has taken the <b>fewest lots so far</b> in this game; a tie is drawn. What nobody pinged is dealt out the same way, first to those who got nothing.
rulebook-event = Events
    .text =
        Vote for a <b>representative</b>; the votes are secret. The representative alone stakes 1 to 4 cards from hand: more cards, more reward, and usually a harder test. What is needed and what is won is shown beforehand.
        Some events roll a d20, some ask for Power, for little Power, or for goblins of one class. Feats do not work here; a staked Jester's Power is a d20 roll. On <b>success</b> the cards come home with the reward, which the representative keeps. On a <b>tragedy</b> they go to the Pile, and nobody sees which they were. Who staked the whole hand is then out.
rulebook-store = The store
    .text =
        All buy at the same time and in private. Each purchase is paid in <b>gold or in trophies</b>, not both; now and then an item is on sale.
        <b>Hire</b> draws a card, <b>Enhanced Recruitment</b> lets you choose from two. An <b>armour</b> makes you the picker of the next survivor. <b>Weave Your Fate</b> is a re-roll for any die. A <b>bribe</b> takes one card from a hand that you look through; its owner learns of it. <b>Foresight</b> shows you alone the next three doors. <b>Investments</b> may triple what you gain in the next battle: a d20 of 6 or more.
        Armours and re-rolls that you hold are public, all else is not.
rulebook-final = Floor 10
    .text =
        No doors here: the final foe waits, and each of you must play at least half of your hand. When it falls, <b>nobody draws and nobody is saved</b>. <b>Whoever holds a card at that moment has survived</b>; whoever holds none is out, victory or not. The survivors divide the loot, cards of the loot count too, and then the scores are counted.
        Armours do nothing here. Keep a card.
rulebook-end = Out, and the end
    .text =
        Whether you hold a card is checked at fixed moments only: after a lost round, after the loot of a battle, after a tragedy, when the store closes, and when the final foe falls; with Last stand off, also right after every Victory. In between, an empty hand is no disaster.
        If nobody is left, <b>nobody wins</b>. If one player is left and holds Sole Survivor, that player <b>wins at once</b>; any other last player climbs on alone.
        On the surface each survivor scores <b>1 for each gold, 10 for each trophy, 40 for each card in hand</b>, and the objective doubles its part. Ties: more cards, then more trophies, then more gold.
rulebook-secrets = Who sees what
    .text =
        Only you see your <b>hand</b>, your <b>objective</b>, and your gold, trophies, investments and foresight. All see how many cards you hold, your armours and re-rolls, your pings and pledges, and what you win as loot.
        Votes for doors and representatives stay secret for good; votes on bets and on the Conjurer are shown once they close. The Pile cannot be browsed. What is sacrificed, abducted or lost in a tragedy, only its owner knows. <b>At the end everything is turned over.</b>
rulebook-rulings = Questions that come up
    .text =
        The <b>Jester's Power is not a feat</b>: under "disable the feats of all goblins" it still rolls, and the other cards stay. Several Jesters all stay, each with its own die; behind the Shield Wall nothing is discarded.
        <b>Plan B</b> cannot be disabled, but a Schemer discarded face down does nothing, and what the foe did before the reveal is not undone. Once Plan B has worked, it holds, even if the Schemer is discarded.
        Classes are counted with <b>disabled and raised</b> goblins, without earlier cards. A bonus from a bet or a rite stays, even if the one who gave it is discarded. A <b>raised</b> goblin has no owner and no feat. A Firehazard that rolls too high loses the round, however strong the Horde was.
