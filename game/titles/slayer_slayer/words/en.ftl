title-tagline = Co-op dungeon treachery
title-about =
    Lead your goblins ten floors up, past the heroes who raid your lair.
    Play cards face down together: match the foe's Power or play again.
    Keep your own goal secret, and don't run out of goblins.

## What the rules say

# Asks: to the one who decides, to those who wait, and what is at stake or happens when the time is up. All of it is what
# that seat may see. {power} is the foe's Power or ?, {horde} and {total} the running totals, {wins} rolls of a d20 that reach the foe, {what} a die
# as `roll-*` says (`.for`: whose), {counts} lots taken so far by seat, {k} cards, {reward} amounts as `amount-*.got` says,
# {held} rerolls, {people} how many are waited for.
ask-route-vote = Floor { $floor } of 10. Vote for a door.
    .waiting = { $v } of { $n } have voted.
    .stakes = A mark shows the loot, not who guards it. Most votes win, a tie is drawn. Votes stay secret.
    .timeout = If time runs out, you don't vote.
ask-sacrifice = Sacrifice { $n ->
        [one] 1 card
       *[other] { $n } cards
    } before the fight.
    .waiting = { $names } { $people ->
        [one] is
       *[other] are
    } choosing a sacrifice.
    .stakes = Sacrificed cards go to the Pile unseen. You keep at least 1 card.
    .timeout = If time runs out, your weakest cards go.
ask-play-cards = { $foe } { FORM($foe, form: "number") ->
        [many] have
       *[other] has
    } Power { $power }. Play { $min ->
        [one] 1 card
       *[other] { $min } cards
    } or more.
    .exactly = { $foe } { FORM($foe, form: "number") ->
        [many] have
       *[other] has
    } Power { $power }. Play exactly { $min ->
        [one] 1 card
       *[other] { $min } cards
    }.
    .between = { $foe } { FORM($foe, form: "number") ->
        [many] have
       *[other] has
    } Power { $power }. Play { $min } to { $max } cards.
    .waiting = { $names } { $people ->
        [one] is
       *[other] are
    } choosing cards.
    .stakes = Win, and each of you draws 1 card. Fall short, and these cards no longer count. Run out and you're out.
    .last = This is your last card. If the round is lost, you're out.
    .whole = This is your whole hand. If the round is lost, you're out.
    .strict = Play your whole hand and you're out, even if you win. Keep 1 card.
    .final = Nobody draws when the final foe falls. Keep 1 card, or you're out even if you win.
    .committed = Your cards are in. You can still change cards and pledge.
    .timeout = If time runs out, you play the minimum, weakest first.
ask-blood-rite = Sacrifice 1 card? Every Mystic gets +{ $amount } Power.
    .waiting = A Bloodpriest waits for its owner.
    .others = Everyone is asked, so that nobody learns whose it is.
    .stakes = The Horde has { $horde } against the foe's { $power }.
    .timeout = If time runs out, you give nothing.
ask-bet-vote = { $goblin } offers a bet. Odds, evens or no bet?
    .waiting = { $v } of { $n } have voted.
    .stakes = The Horde has { $horde } against the foe's { $power }. Most votes decide.
    .timeout = If time runs out, you don't vote.
ask-horde-die-vote = { $goblin } offers a d20. Roll? { $enough ->
        [yes] The Horde has enough already.
       *[no] { $wins } of 20 rolls reach the foe.
    }
    .waiting = { $v } of { $n } have voted.
    .stakes = The Horde has { $total } against the foe's { $power }. { $safe ->
        [yes] Any roll is added.
       *[no] A roll up to { $horde } is added, a higher one loses the round.
    }
    .timeout = If time runs out, you don't vote.
ask-weave-window = { FORM($what, form: "for") } d20 shows { $number }. Spend a reroll?
    .waiting = { $names } { $people ->
        [one] is
       *[other] are
    } thinking about a reroll.
    .stakes = You have { $held ->
        [one] 1 reroll
       *[other] { $held } rerolls
    }. The new number counts, better or worse.
    .timeout = If time runs out, the number stays.
ask-survivor-pick = Victory! Save 1 goblin. It joins your hand.
    .armour = Victory! Your armour lets you save 1 goblin.
    .must = A Princeling is in play, so a Princeling must be saved.
    .waiting = { $name } picks the survivor.
    .timeout = If time runs out, you save the one with the highest Power.
ask-loot-division = { $lots ->
        [one] 1 lot
       *[other] { $lots } lots
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }. Ping one and confirm.
    .waiting = { $names } { $people ->
        [one] is
       *[other] are
    } choosing a lot.
    .stakes = A contested lot goes to the player with the fewest so far ({ $counts }). The rest is dealt out.
    .confirmed = You've confirmed. Moving your ping undoes that.
ask-representative-vote = The event is “{ $event }”. Vote for a representative.
    .waiting = { $v } of { $n } have voted.
    .stakes = The chosen player stakes 1 to 4 cards of their own and keeps the prize. Votes stay secret.
ask-event-stake = Stake 1 to 4 cards.
    .waiting = { $name } is choosing a stake.
    .timeout = If time runs out, you stake your weakest card.
    .whole = This is your whole hand. Fail and you're out.
    .stakes = Succeed, and they come back with the reward. Fail, and they're lost.
ask-event-bet = Odds or evens? Guess right and win { $reward }.
    .waiting = { $name } is betting.
    .timeout = If time runs out, the draw picks a side.
    .stakes = Guess wrong, and you lose the { $k ->
        [one] card
       *[other] { $k } cards
    } you staked.
ask-store = Buy with gold or trophies.
    .waiting = { $names } { $people ->
        [one] is
       *[other] are
    } still in the store.
    .stakes = Pay for each item in one currency. Cards keep you alive, and what you keep scores at the end.
    .timeout = If time runs out, you leave.
    .bribe = Whose hand do you want to see?
ask-store-choice = Choose 1 of these goblins.
    .enhanced-recruitment = Keep 1 goblin. The other goes under the deck.
    .bribe-goblin = Take 1 goblin from { $name }'s hand.
    .waiting = Waiting for a purchase.
    .timeout = If time runs out, you take the first. From a bribe, you take the one with the highest Power.

# What a bet does, as a part of `bet-if-*` and `stands-*`; {n} as the data says
bet-copy-mightiest = it gets the mightiest other goblin's Power
bet-class-bonus-tinker = every Tinker in the Horde gets +{ $n } Power
bet-class-bonus-court = every Court goblin in the Horde gets +{ $n } Power
bet-self-bonus = it gets +{ $n } Power
bet-foe-power = the foe gets { $n } Power
bet-discard-self = it is discarded
bet-walled = nothing happens, because the Shield Wall holds
bet-discard-weakest-1 = the weakest other goblin is discarded
bet-discard-weakest-2 = the two weakest other goblins are discarded
bet-if-right = If right, { $what }.
bet-if-wrong = If wrong, { $what }.
bet-zero-self = its own Power drops to 0

# What an event needs; {chance} where it is known
need-roll = d20 of { $n } or more ({ $chance }%)
need-power = Power { $n } or more
need-power-max = Power { $n } or less
need-class = { $n } or more { FORM($class, form: "many") }
need-odds = a right guess (50%)

# Amounts of what can be won, paid or held; `.got` is one that somebody gets
amount-gold = { $n } gold
    .got = { $n } gold
amount-trophies = { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }
    .got = { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }
amount-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    .got = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
amount-weave = { $n ->
        [one] 1 reroll
       *[other] { $n } rerolls
    }
    .got = { $n ->
        [one] 1 reroll
       *[other] { $n } rerolls
    }
amount-armour = { $n ->
        [one] 1 suit of armour
       *[other] { $n } suits of armour
    }
    .got = { $n ->
        [one] 1 suit of armour
       *[other] { $n } suits of armour
    }
amount-foresight = { $n ->
        [one] foresight
       *[other] foresight { $n } times
    }
    .got = { $n ->
        [one] foresight
       *[other] foresight { $n } times
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
    .kind = a Formidable foe
tier-mighty = Mighty
    .kind = a Mighty foe
tier-fabled = Fabled
    .kind = a Fabled foe
tier-final = The final foe
    .kind = the final foe
roll-jester = Jester
    .for = The Jester's
roll-bet = The bet
    .for = The bet's
roll-horde-die = The Horde's die
    .for = The Horde's
roll-event = The event
    .for = The event's
roll-event-jester = A staked Jester
    .for = The staked Jester's
roll-investment = The investment
    .for = The investment's
side-odds = odds
    .about = odds
side-evens = evens
    .about = evens
side-none = no bet
side-roll = roll
side-no = no roll
side-blank = no vote

# Buttons
verb-vote = Vote
verb-withdraw = Take cards back
verb-pledge = Pledge
verb-sacrifice = Sacrifice
verb-refuse = Give nothing
verb-wait = Got it
verb-odds = Odds
verb-evens = Evens
verb-none = No bet
verb-roll = Roll
verb-no = Don't roll
verb-reroll = Reroll
verb-keep = Keep
verb-save = Save
verb-ping = Ping
verb-unping = Withdraw ping
verb-confirm = Confirm
verb-stake = Stake
verb-buy = Buy
verb-take = Take
verb-done = Leave
verb-back = Back
verb-close = Close
verb-hurry = Speed up
verb-resign = Resign

# The log, by kind of cue: seats as players' names, `handle`, `card`, `by`, `of` as goblins' names, which bend and are links,
# lists joined, `counts` and `votes` by seat, `ability` in its words. Variants: `.you` to whoever did it or alone knows it,
# `.your` to its target (`-you`, `-your` of another variant), `.tie` and `.nobody` of votes, `.hidden` `.spoiled` `.final`
# `.earlier` `.own` ... where the nouns say so. `amount` and `reward` are spelt as `amount-*.got` says; bonuses carry their sign.
log-dealt = { $seat } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You're dealt { $cards }.
log-objective = { $seat } is dealt a Main Objective.
    .you = You're dealt a Main Objective. It's face down under your purse.
log-floor = Floor { $floor } of 10.
    .final = Daylight above, and someone in front of it.
log-doors = The three doors show { $hints }.
    .foes = A foe waits behind each of three doors, marked { $hints }.
log-route-chosen = Door { $door } wins the vote.
    .tie = The vote is tied. The draw picks door { $door }.
    .nobody = Nobody votes. The draw picks door { $door }.
log-door-opened =
    .foe = { $id } { FORM($id, form: "number") ->
        [many] wait
       *[other] waits
    } behind the door.
    .event = The door opens on an event.
    .store = The door opens on the store.
    .final = { $id } blocks the way out.
log-foe = { $foe } { FORM($foe, form: "number") ->
        [many] are
       *[other] is
    } { FORM($tier, form: "kind") }.
log-round = Round { $round }. The foe has Power { $power }.
    .hidden = Round { $round }. The foe hides its Power.
    .gained = The foe gains “{ $gained }”
log-sacrificed = { $seat } sacrifices { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You sacrifice { $cards }.
quoted = “{ $text }”
log-pledge = { $seat } pledges: “{ $pledge }”
    .you = You pledge: “{ $pledge }”
log-committed = { $seat } is ready.
    .you = You're ready.
log-withdrawn = { $seat } takes the cards back.
    .you = You take your cards back.
log-locked = { $counts }.
log-shuffled = The Horde is shuffled.
log-facedown-discard = A face-down card goes to the Pile.
    .you = Your face-down { $card } goes to the Pile.
log-revealed = The Horde reveals { $cards }.
    .empty = The Horde is empty.
log-power-shown = The foe's Power turns out to be { $power }.
log-roll = { FORM($purpose, form: "for") } d20 shows { $number }.
    .again = { FORM($purpose, form: "for") } d20 shows { $number } on the reroll.
log-reroll = { $seat } spends a reroll and has { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
    .several = Several want to reroll. { $seat } wins the draw and has { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
    .you = You spend a reroll and have { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
    .several-you = Several want to reroll. You win the draw and have { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
log-jester = { $handle } has Power { $power }.
log-plan-b = Plan B! The foe's abilities do nothing this round.
log-disabled = The foe disables { $handles }.
    .ability = { $ability }
log-shield-wall = Shield Wall! No goblin can be discarded from the Horde.
log-wall-holds = { $source } can't get past the Shield Wall.
log-discarded = { $source } { FORM($source, form: "number") ->
        [many] discard
       *[other] discards
    } { $card }.
    .own = { $card } loses its bet and is discarded.
    .earlier = { $source } { FORM($source, form: "number") ->
        [many] discard
       *[other] discards
    } { $card } from the earlier cards.
log-raised = { $by } fetches { $card } from the Pile.
log-nothing-raised = { $by } calls, but the Pile is empty.
log-rite-open = { $card } waits for its owner.
log-rite =
    .done = A card is sacrificed, and { $card } is content.
    .declined = { $card } gets no sacrifice.
    .you = You sacrifice { $given }.
log-bet-offered = { $card } offers a bet. The Horde has { $horde } against { $foe }.
log-bet-votes =
    .made = The group bets on { FORM($side, form: "about") } ({ $votes }).
    .tie = Odds and evens are tied. The draw picks { $side } ({ $votes }).
    .refused = The group makes no bet ({ $votes }).
    .agreed = Everyone bets on { FORM($side, form: "about") }.
    .nobody = Nobody bets.
log-bet-result =
    .success = { $card } rolls { $number }. Right guess!
    .failure = { $card } rolls { $number }. Wrong guess.
log-bonus = { $by } gives { $amount } Power to { $handles }.
log-copied = { $handle } copies { $of } and has Power { $power }.
log-zeroed = { $handle } drops to Power 0.
log-foe-bonus = { $by } gives the foe { $amount } Power.
log-no-effect = { $handle } changes nothing.
log-counted = The Horde alone has { $horde } against the foe's { $foe }.
log-die-offered = { $card } offers a d20. The Horde has { $total } against { $foe }.
log-die-votes =
    .made = The group rolls ({ $votes }).
    .refused = The group doesn't roll ({ $votes }).
    .agreed = Everyone votes to roll.
    .nobody = Nobody votes to roll.
log-die-added = { $card } rolls { $number }. The Horde rises to { $total }.
log-die-spoiled = { $card } rolls { $number }, above the Horde's { $horde }. The round is lost!
log-ledger = The count: { $sum } against the foe's { $foe }.
    .spoiled = A die ruins the round.
log-victory = The goblins win round { $round }, { $total } to { $foe }!
log-lost = Round { $round } is lost, { $missing } short of { $foe }.
    .spoiled = Round { $round } is lost. The die was too high.
    .next = These cards no longer count. Everyone plays again.
log-returned = { $seats } { FORM($seats, form: "person") ->
        [one] welcomes
       *[many] welcome
    } Deserters home.
log-stolen = Everyone loses { $amount } gold.
log-abducted = A card is abducted from { $seat }'s hand.
    .you = { $card } is abducted from your hand.
log-tombstone = { $seat } has no cards left and is out.
    .you = You have no cards left. You're out.
log-laid-aside = { $handles } { $count ->
        [one] moves
       *[other] move
    } aside.
log-victory-feat = { $card } pays its owner.
    .you = { $card } pays you { $amount }.
log-drawn = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You draw { $cards }.
    .feat = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for a feat.
    .lot = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } as loot.
    .reward = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } as a reward.
    .hire = { $seat } hires { $count ->
        [one] 1 goblin
       *[other] { $count } goblins
    }.
log-reshuffled = The Pile becomes a new Minion deck of { $count } cards.
log-survivor-picker = { $seat } picks the survivor.
    .armour = { $seat } spends armour to pick the survivor.
    .you = You pick the survivor.
    .armour-you = You spend armour to pick the survivor.
log-survivor = { $seat } saves { $card }.
    .random = The draw saves { $card }, who joins { $seat }.
    .you = You save { $card }.
    .random-you = The draw saves { $card }, who joins you.
log-no-survivor =
    .foe = The foe leaves no survivor.
    .nobody = There's nobody left to save.
log-to-pile = { $count ->
        [one] 1 card goes
       *[other] { $count } cards go
    } to the Pile.
log-lots = The loot is { $lots }.
log-ping = { $seat } pings lot { $lot }.
    .withdrawn = { $seat } withdraws the ping.
    .you = You ping lot { $lot }.
    .withdrawn-you = You withdraw your ping.
log-confirmed = { $seat } confirms.
    .you = You confirm.
log-lot = { $seat } takes { $amount }.
    .contested = { $contested } want { $amount }. { $seat } has fewer lots and gets it.
    .tie = { $contested } want { $amount }. { $seat } wins the draw.
    .dealt = Nobody wants { $amount }, so { $seat } gets it.
    .you = You take { $amount }.
    .contested-you = { $contested } want { $amount }. You have fewer lots and get it.
    .tie-you = { $contested } want { $amount }. You win the draw.
    .dealt-you = Nobody wants { $amount }, so you get it.
log-investment =
    .success = { $seat }'s investment triples on a { $number }.
    .failure = { $seat }'s investment is lost on a { $number }.
    .you = Your investment brings you { $gained }.
    .success-you = Your investment triples on a { $number }.
    .failure-you = Your investment is lost on a { $number }.
log-climbed = The goblins climb to floor { $floor } of 10.
log-event = The event is “{ $event }”.
log-representative = { $seat } goes for the whole group.
    .tie = The vote is tied. The draw sends { $seat }.
    .nobody = Nobody votes. The draw sends { $seat }.
    .you = You go for the whole group.
    .tie-you = The vote is tied. The draw sends you.
    .nobody-you = Nobody votes. The draw sends you.
log-staked = { $seat } stakes { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You stake { $cards }.
log-event-side = { $seat } bets on { FORM($side, form: "about") }.
    .you = You bet on { FORM($side, form: "about") }.
log-event-result =
    .success = Success! { $count ->
        [one] 1 staked card comes
       *[other] { $count } staked cards come
    } home.
    .failure = Tragedy! { $count ->
        [one] 1 card goes
       *[other] { $count } cards go
    } to the Pile.
    .total = The stake counted { $total }.
log-reward = { $seat } wins { $reward }.
    .overflow = What can't be held turns into { $overflow }.
    .you = You win { $reward }.
log-store = The store is open.
    .sale = “{ $sale }” is cheaper today.
log-armour = { $seat } has { $held ->
        [one] a suit of armour
       *[other] { $held } suits of armour
    }.
    .you = You have { $held ->
        [one] a suit of armour
       *[other] { $held } suits of armour
    }.
log-weave = { $seat } has { $held ->
        [one] 1 reroll
       *[other] { $held } rerolls
    }.
    .you = You have { $held ->
        [one] 1 reroll
       *[other] { $held } rerolls
    }.
log-recruited = { $seat } recruits a goblin.
    .you = You recruit { $card } and put { $under } under the deck.
    .only = You recruit { $card }.
log-bribe = { $seat } bribes one of { $target }'s goblins.
    .you = You bribe one of { $target }'s goblins.
    .your = { $seat } bribes one of your goblins.
log-bribed = One of { $target }'s goblins defects to { $seat }.
    .you = You take { $card } from { $target }.
    .target = { $seat } takes your { $card }.
log-done = { $seat } leaves the store.
    .you = You leave the store.
log-store-closed = The store closes.
log-resigned = { $seat } resigns. The seat now plays only what it must.
    .you = You resign. Your seat now plays only what it must.
log-final = { $seat }, { $objective }, scores { $score } points.
    .out = { $seat }, { $objective }, is out.
log-over =
    .surface = Daylight! { $winners } { FORM($winners, form: "person") ->
        [one] wins
       *[many] win
    }!
    .sole-survivor = Nobody else is left. { $winners } { FORM($winners, form: "person") ->
        [one] wins
       *[many] win
    } as Sole Survivor!
    .nobody = Nobody is left. Nobody wins.
    .abandoned = Everyone has resigned. Nobody wins.

# The ledger of a round: what a number stands for
reason-printed = Printed Power
reason-die = Its die
reason-own = Own feat
reason-copied = Copied Power
reason-zero = Drops to 0
reason-cap = Capped by the foe
reason-earlier = From an earlier round
reason-basic = Basic Power
reason-hidden = Hidden change
reason-ability = Ability: { $ability }
reason-minimum = Never below { $n }
ledger-horde = The Horde alone
ledger-total = The Horde
ledger-foe = The foe
ledger-missing = { $n } short
ledger-over = { $n } to spare
ledger-spoiled = Ruined by a die
ledger-victory = VICTORY
ledger-lost = LOST
ledger-none = Nothing counted yet
ledger-later = The whole count can be read when it is over.
sent = { $name } sends { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    .you = You send { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

# The result
result-surface = Up and out
result-sole-survivor = The last one left
result-nobody = Nobody made it up
result-abandoned = Everyone resigned
end-surface = You've reached the surface. What did it cost, and who was paid?
end-sole-survivor = One goblin climbs out, whistling. It was the plan all along.
end-nobody = The lair is quiet. Upstairs they are sharing out your ears.
end-abandoned = The goblins sit down on the stairs and wait for a better day.
end-reached = You reached floor { $n } of { $of }.
tally-gold = Gold
tally-trophies = Trophies
tally-cards = Cards
tally-score = Score
tally-foes = Foes beaten
story-counts = goblins still alive, floor by floor
story-turn = Floor
story-change = { $n ->
        [one] goblin
       *[other] goblins
    }
story-stamp-lost = Beaten!
story-stamp-victory = Victory!
story-stamp-tombstone = Out!
boast-1 = Up, out, and nobody asked what it cost.
boast-2 = I'd share the loot, but look at the queue.
boast-3 = Heroes are stairs with opinions.
boast-none = The dungeon thanks you for your visit.

# Refusals (GSS section 9); without arguments: the numbers stand in `why-*`
refused-out-of-game = You're out. Watch and talk.
refused-not-now = You can't do that now.
refused-too-few-cards = Play more cards.
refused-too-many-cards = Play fewer cards.
refused-not-in-hand = That card isn't in your hand. Choose one that is.
refused-horde-locked = The Horde is locked. Your cards are in.
refused-no-such-choice = You can't choose that. Choose one of the options shown.
refused-player-is-out = That player is out. Choose someone else.
refused-not-the-picker = Another player picks the survivor.
refused-cannot-be-picked = That goblin can't be saved. Choose another.
refused-princeling-must = A Princeling is in play. Save the Princeling.
refused-not-the-representative = The representative decides this.
refused-stake-1-to-4 = Stake 1 to 4 cards.
refused-not-enough-gold = You don't have enough gold. Choose something cheaper.
refused-not-enough-trophies = You don't have enough trophies. Choose something cheaper.
refused-one-currency = Pay with gold or trophies, not both.
refused-already-held = You already have that. Choose something else.
refused-choose-another = Choose another player who has cards.
refused-no-reroll = You have no reroll to spend.
refused-cannot-sacrifice = You can't sacrifice a card here.
refused-no-such-loot = There's no such lot. Ping one on the table.
refused-no-goblins-left = There are no goblins left to hire. Choose something else.
refused-sacrifice-exactly = Sacrifice exactly the number asked for.
refused-already-answered = You've already chosen.
refused-not-your-turn = Nothing to decide right now.
refused-malformed = This game has no such move.

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
pile-text = Discarded and sacrificed cards, face down. Nobody may look through it. When the deck runs out, it becomes the deck.
deck-text = Goblins still to come. The whole game has 25 kinds, 4 of each.
horde = Horde
earlier-cards = { $n ->
        [one] 1 earlier card
       *[other] { $n } earlier cards
    }
hand = Your hand
objective = Main Objective
purse = Your purse
purse-items = You hold
purse-receipts = Bought here
purse-points = You'd score { $n } points now
a-card = a card
empty = Empty

# The seats
plate-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
plate-sent = { $n } sent
plate-lots = { $n ->
        [one] 1 lot
       *[other] { $n } lots
    }
plate-armours = { $n ->
        [one] 1 suit of armour
       *[other] { $n } suits of armour
    }
plate-rerolls = { $n ->
        [one] 1 reroll
       *[other] { $n } rerolls
    }
plate-choosing = Choosing
plate-representative = Represents you
plate-out = Out
plate-gone = Resigned
pledge-none = No pledge
pledge-heading = What do you pledge? A pledge doesn't bind you.
pledge-short-light = A little
pledge-short-fair = My share
pledge-short-heavy = A lot

# Doors
door = Door { $n }
door-hint = { $kind } ({ $size })
doors-foes = A foe behind every door!
door-text = The mark shows the kind and size of the loot, never who guards it.
door-text-quiet = A quiet door never hides a foe. Behind it is an event or the store.
door-text-foes = You've visited a side room on this floor, so every door hides a foe.
door-if-foe = { $tier } if it's a foe
door-is-foe = { $tier } foe
door-no-foe = Never a foe
door-worth-gold = Gold counts double for you.
door-worth-trophies = Trophies count double for you.
door-worth-cards = Cards count double for you.
door-foresight = You foresee { $what }.
door-my-vote = Your vote

# The foe, the count and the inspector
codex-foe = Foes
codex-event = Events
codex-item = Store
codex-objective = Main Objectives
codex-from-round = Round { $n }. { $text }
codex-powers = Power { $powers } with 3, 4, 5 or 6 players alive.
foe-power = Power { $n }
foe-power-between = { $least } to { $most }
foe-power-living = Set for { $n ->
        [one] 1 living player
       *[other] { $n } living players
    }.
foe-abilities = Abilities in force
foe-ability-since = since round { $n }
foe-ability-new = New
foe-closed = Still to come
foe-no-more = It gains nothing more.
foe-plan-b = Plan B: its abilities do nothing this round.
foe-loot = { $n ->
        [one] 1 lot
       *[other] { $n } lots
    } of loot
score-face-down = not turned up yet
score-cards = on the cards
score-dice = { $horde } + { $dice } on { $n ->
        [one] the die
       *[other] the dice
    }
score-over = to spare
score-short = short
count-vs = against
count-name = The count
count-face-down = The cards are face down. The count follows the reveal.
count-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in the Horde
count-chosen = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, Power { $power }
count-chosen-jester = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, Power { $power } + d20
inspect-now = Power { $n } right now
inspect-feat = Feat, { $name }
inspect-feat-works = Its feat works.
inspect-feat-face-down = A feat only works after the reveal.
inspect-feat-disabled = The foe has disabled its feat.
inspect-feat-raised = Raised from the Pile. It has Power and class, but no feat and no owner.
inspect-feat-earlier = An earlier card. Its Power and feat no longer count.
inspect-feat-carried = An earlier card. Its Power still counts.
inspect-mine = Yours. Only you see this mark.
inspect-hidden = Face down
inspect-hidden-text = Someone's goblin. It turns up at the reveal.
inspect-against = Against this foe
inspect-against-disabled = Its feat wouldn't work.
inspect-against-discarded = It would be discarded.
inspect-against-weakest = The weakest are discarded.
inspect-against-mightiest = The mightiest are discarded.
inspect-against-capped = Its Power would count as { $n }.
inspect-against-feeds = It makes the foe stronger.
inspect-worth = Worth { $n } points in hand at the end.
inspect-looked = You've seen in this hand
inspect-looked-gone = { $n ->
        [one] 1 card has
       *[other] { $n } cards have
    } left it unseen since.
inspect-under = You put under the deck
inspect-lost = Your cards in the Pile

# Votes and dice
votes-open = Votes are shown when everyone has voted.
chance = { $n }%
die-joins = { $n } or less is added.
die-spoils = { $n } or more loses the round.
tray-throw = Throw!
tray-again = Throw again!
tray-tip = Press to throw, or grab the die and flick it.
stands-right = Right for now, so { $what }.
stands-wrong = Wrong for now, so { $what }.
stands-joins = For now it's added, { $total } against { $power }.
stands-spoils = For now it's too high and loses the round.
stands-success = For now the event succeeds.
stands-failure = For now it's a tragedy.
stands-pays = For now the investment pays.
stands-pays-not = For now the investment pays nothing.
stands-power = For now its Power is { $n }.

# Loot, event and store
loot-heading = The loot
lot = Lot { $n }
lot-worth = Worth { $n } points to you
lot-pings = { $names } { FORM($names, form: "person") ->
        [one] wants it.
       *[many] want it.
    }
lot-contested = CONTESTED
lot-wanted = { $names } want { $amount }.
lot-you-win = You get it for now.
lot-you-lose = { $name } gets it for now.
lot-drawn = As it stands, a draw decides.
event-heading = Stake
event-no-feats = Feats don't work here. A Jester's Power is a d20 roll.
event-staked = { $n ->
        [one] 1 card staked
       *[other] { $n } cards staked
    }
event-chosen-power = Power { $n } chosen
event-chosen-class = { $n } of the class chosen
store-heading = The store
store-text = Everyone buys at the same time, unseen. Each item costs gold or trophies.
store-on-sale = Cheaper today
store-price = { $gold } gold or { $trophies ->
        [one] 1 trophy
       *[other] { $trophies } trophies
    }
store-price-gold = { $gold } gold
store-price-trophies = { $trophies ->
        [one] 1 trophy
       *[other] { $trophies } trophies
    }
store-sale = SALE
store-held = You hold { $n }.
store-queue = Another purchase is being finished. Wait a moment.
store-points = That's { $n } points at the end.
store-leave = Leave the store?
store-leave-text = You still have { $purse } to spend.
    .empty = You have no card left. If you buy none, you are out when the store closes.

# Buttons with what they do
act-commit = Send { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
act-missing = Choose { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
    .first = Choose { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
act-commit-small = You can take them back
act-clear = Clear
act-vote-door = Vote door { $n }
act-vote-seat = Vote { $name }
act-vote-change = You can change your vote
act-sacrifice = Sacrifice { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
act-save = Save { $card }
act-ping = Ping lot { $n }
act-stake = Stake { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
act-buy-gold = Pay { $n } gold
act-buy-trophies = Pay { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }
act-done-small = Ends your shopping
act-bribe = Bribe { $name }
act-take = Take { $card }
act-keep = Keep { $card }
resign-heading = Resign?
resign-text = Your seat stays at the table and plays only what it must. You can't come back.
resign-text-last = Nobody would be left to play. The match ends here and nobody wins.

# Why something is not open: the numbers stand here
why-too-few-cards = Play at least { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
why-too-many-cards = Play at most { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
why-sacrifice-exactly = Sacrifice exactly { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
why-stake-held = You hold only { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
why-choose-first = Choose first.
why-choose-door = Choose a door first.
why-choose-seat = Choose a player first.
why-choose-card = Choose a card first.
why-choose-lot = Choose a lot first.
why-choose-ware = Choose a price first.
why-no-throw = This answer needs no throw.
why-waiting = You've chosen. The others are still choosing.
why-not-asked = Nothing to decide right now.
why-other = Something else needs deciding right now.
why-committed = You've sent your cards. Take them back to choose again.
why-vote-first = Vote first. Cards wait until then.
why-hand-later = You send cards when a foe blocks the way.
why-resolving = The Horde is at work. Wait for the count.
why-out = You're out. Watch and talk.
why-bigun = A Big'un is too big to save.
why-princeling = A Princeling is in play and comes first.
why-discarded = Discarded goblins can't be saved.
why-gold = You need { $n } more gold.
why-trophies = You need { $n ->
        [one] 1 more trophy
       *[other] { $n } more trophies
    }.
why-not-taken-gold = Gold isn't accepted for this. Pay with trophies.
why-not-taken-trophies = Trophies aren't accepted for this. Pay with gold.
why-held = You can hold only { $n }.
why-no-target = No other player has a card.
why-deck-empty = The deck and the Pile are both empty.
why-no-reroll = You have no reroll.

# Tombstones
tomb-stamp = OUT
tomb-text = You're out. Watch and talk. Your objective stays secret until the end.
tomb-bots = Only bots are left. You can speed up the rest.
tomb-name = Here lies { $name }

# The sums at the end (GSS-13.10)
sum-row = { $n } × { $each } = { $points }
sum-doubled = { $n } × { $each }, doubled = { $points }
sum-total = { $n } points
sum-out = Out, so no score
sum-tie = Ties go to more cards, then more trophies, then more gold.
over-tie-cards = { $names } tie at { $n }. More cards in hand decide.
over-tie-trophies = { $names } tie at { $n } with equal cards. More trophies decide.
over-tie-gold = { $names } tie at { $n } with equal cards and trophies. More gold decides.
over-tie-shared = { $names } tie at { $n } and in everything else. { FORM($names, form: "person") ->
        [among] You share the place.
       *[many] They share the place.
    }

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
hush-roll = The d20 is thrown ({ $what }).
hush-again = The d20 is thrown again ({ $what }).
hush-final = The objectives turn over, one by one.
hush-door = Door { $door } creaks open.
hush-gate = Someone is waiting at the gate.
banner-jester = Ha ha ha!
banner-bet = Bet on { FORM($side, form: "about") }!
banner-guessed = Right guess!
banner-missed = Wrong guess!
banner-spoiled = Too high!
banner-victory = Victory!
banner-lost = Round lost
banner-saved = { $card } lives!
banner-out = { $name } is out!
    .you = You're out!
banner-success = Success!
banner-tragedy = Tragedy!
banner-daylight = Daylight!
banner-over-surface = { $winners } { FORM($winners, form: "person") ->
        [one] wins
       *[many] win
    }!
banner-over-sole-survivor = { $winners } { FORM($winners, form: "person") ->
        [one] wins
       *[many] win
    } alone!
banner-over-nobody = Nobody wins
banner-over-abandoned = Nobody wins

# The first time a player meets a phase or an ask: why it matters (GSS-13.8)
hint-start = Everyone smiles and everyone has a secret. Yours decides what is worth dying for.
hint-route-vote = Big loot sits behind big foes. Ask who wants which door, and wonder why.
hint-sacrifice = These cards buy you nothing. Give the ones you'll miss least.
hint-play-cards = Send too little and everyone loses the round. Send too much and you waste lives. Believe pledges at your own risk.
hint-reveal = Feats work in a fixed order. Watch who fell short. The counts are public, the owners aren't.
hint-blood-rite = The others see that a card was given, but not by whom.
hint-bet-vote = If the Horde is strong enough, no bet is needed. If it's short, luck is all you have.
hint-horde-die-vote = The stronger the Horde, the safer the die. But if you win without it, why roll?
hint-weave-window = A reroll works on any die in the game, even someone else's. Only one is spent at a time.
hint-lost-round = The foe grows, your hands shrink, and anyone without cards is out. Send enough next time.
hint-survivor-pick = Only one comes home. The others knew the risks, or would have, if anyone had told them.
hint-loot-division = There's rarely a lot for everyone. Take little now and you'll win contests later.
hint-representative-vote = One of you risks the cards and keeps the prize. Generosity and greed both say “me”.
hint-event-stake = The others see how many cards you stake, but not which. Keep at least one card at home.
hint-event-bet = It's a coin toss, and you have nobody else to blame.
hint-store = Gold and trophies score only if you live. A hired goblin is a life and 40 points.
hint-store-choice = Only you know what you see here.
hint-final = Don't just win, survive. One card in hand is the ticket to daylight.
hint-tombstone = The dead see no more than before, but they can accuse anyone they like.
hint-over = Now the objectives turn over. See who carried you, and who was carried.

# The shaft, loot, events, the store, the purse and the end
shaft = The shaft
shaft-text = Ten floors, each with a guard. Win a battle to climb one. Daylight is above the tenth.
shaft-foes = Foes met
shaft-events = Events met
lot-taken = Lots so far
loot-no-ping = No ping yet
banner-contested = Contested!
event-who = Who goes? The vote is secret.
event-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
store-short-hire-minion = Draw 1 card
store-short-enhanced-recruitment = See 2, keep 1
store-short-armour = Pick the next survivor
store-short-weave-fate = Reroll any die, once
store-short-bribe-goblin = See a hand, take 1 card
store-short-foresight = See behind 3 doors
store-short-aggressive-investing = Trophies ×3 on 6+
store-short-greedy-investing = Gold ×3 on 6+
seat-text = Gold, trophies and the objective are secret. Everyone sees the rest.
seat-text-own = You. The others see these numbers too, but not your purse or objective.
objective-how = Only you may know it. Hold { $hold }, or press here, to look.
objective-secret = Nobody else may know.
objective-look = Hold { $hold } to look
    .press = Press to look
objective-worth = Look at your objective to see what this is worth to you.
purse-none = No items
over-veiled = Still secret
over-place = Place { $n }


## Classes

class-brute = Brute
    .many = Brutes
class-sneak = Sneak
    .many = Sneaks
class-tinker = Tinker
    .many = Tinkers
class-mystic = Mystic
    .many = Mystics
class-court = Court
    .many = Court goblins

## Goblins

card-bruiser = Goblin Bruiser
    .feat = Elbow Room
    .text = Discard the weakest other goblin in the Horde.
    .flavour = He clears a path. He doesn't check who was standing in it.
card-wolfrider = Goblin Wolfrider
    .feat = Pack Charge
    .text = +1 Power for each other Brute in the Horde.
    .flavour = The wolf makes the decisions. It has the better record.
card-shieldbearer = Goblin Shieldbearer
    .feat = Shield Wall
    .text = After the reveal, no goblin can be discarded from the Horde this round.
    .flavour = Technically it's a door. It still has someone's coat on it.
card-berserker = Goblin Berserker
    .feat = Late Temper
    .text = +3 Power from round 2 on.
    .flavour = Insult him now, and come back in ten minutes.
card-bigun = Goblin Big'un
    .feat = Too Big to Drag
    .text = Can't be picked as the survivor.
    .flavour = Six feet of goblin, most of it forehead.
card-impersonator = Goblin Impersonator
    .feat = Fake Moustache
    .text = Odds and evens. Success: it gets the mightiest other goblin's Power. Failure: discard the Impersonator.
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
    .text = After a lost round 1, 2 or 3, the Deserter returns to its owner's hand.
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
    .flavour = Loading is easy. Everyone wants a turn until it's theirs.
card-sapper = Goblin Sapper
    .feat = Loose Floorboards
    .text = The foe gets −1 Power for each Tinker in the Horde, the Sapper included.
    .flavour = Nobody is tall with a missing floor.
card-barricader = Goblin Barricader
    .feat = Furniture Fort
    .text = Its Power still counts in later rounds of this battle.
    .flavour = One wardrobe, two beds and a strong opinion.
card-bonesetter = Goblin Bonesetter
    .feat = Good as New-ish
    .text = On Victory its owner draws 1 extra card from the Minion deck.
    .flavour = Two left legs are still two legs.
card-conjurer = Goblin Conjurer
    .feat = Something from Nothing
    .text = You may roll a d20 (group vote). Up to the Power of the Horde alone, add it to the Horde. Any higher, and the goblins lose the round.
    .flavour = The hat was empty. Something in it disagreed.
card-firehazard = Goblin Firehazard
    .feat = Open Flame
    .text = Roll a d20. Up to the Power of the Horde alone, add it to the Horde. Any higher, and the goblins lose the round.
    .flavour = He isn't allowed near the stairs, the straw or the stew.
card-gravecaller = Goblin Gravecaller
    .feat = Back to Work
    .text = Put a random card from the Pile into the Horde. Its Power counts, but its feat doesn't work.
    .flavour = Death is a break. Breaks end.
card-shaman = Goblin Shaman
    .feat = All Together Now
    .text = +1 Power for each different class in the Horde.
    .flavour = She knows every song and the wrong words to all of them.
card-bloodpriest = Goblin Bloodpriest
    .feat = Volunteer Needed
    .text = Its owner may sacrifice 1 card. If they do, every Mystic in the Horde gets +3 Power.
    .flavour = The queue for the altar moves fast, and only forwards.
card-fancypants = Goblin Fancypants
    .feat = Grand Entrance
    .text = Odds and evens. Success: every Court goblin in the Horde gets +3 Power. Failure: its own Power drops to 0.
    .flavour = The trousers have won more battles than he has.
card-fearmonger = Goblin Fearmonger
    .feat = Bad News
    .text = Odds and evens. Success: the foe gets −5 Power. Failure: discard the two weakest other goblins.
    .flavour = The rumour is true by the time it reaches the front rank.
card-jester = Goblin Jester
    .feat = Tough Crowd
    .text = Its Power is a d20 roll. Discard all played cards except Jesters.
    .flavour = His best joke has never had a surviving audience.
card-schemer = Goblin Schemer
    .feat = Plan B
    .text = Plan B: ignore the foe's abilities for this round.
    .flavour = Plan A was also hers. She doesn't like to talk about it.
card-princeling = Goblin Princeling
    .feat = Do You Know Who I Am?
    .text = If the Princeling is in play on Victory, it must be the survivor.
    .flavour = Fourteenth in line to a throne that is mostly a stool.

## Events

event-rickety-bridge = The Rickety Bridge
    .text = Send goblins over, one plank each. There's a purse on the far side.
    .flavour = Built by Tinkers. Approved by Tinkers. Avoided by Tinkers.
event-arm-wrestling = The Arm-Wrestling Table
    .text = Match the champion's arm. The staked Power must reach the mark.
    .flavour = The loser owes an ear. The house supplies the scissors.
event-sleeping-drake = The Sleeping Drake
    .text = Tiptoe past the sleeper. The staked Power must stay at or below the mark.
    .flavour = It dreams of gold. Try not to be in the dream.
event-beggar-prophet = The Beggar Prophet
    .text = Leave the prophet some company and hear what's coming.
    .flavour = He saw you coming. He still hasn't moved his bowl.
event-mushroom-feast = The Mushroom Feast
    .text = Taste first. If nobody falls over, hungry goblins join you.
    .flavour = All mushrooms can be eaten. Some only once.
event-lost-goblinlings = The Lost Goblinlings
    .text = Send a search party down the side tunnel.
    .flavour = They weren't lost. They were winning at hide and seek.
event-toll-troll = The Toll Troll
    .text = Show enough muscle and the troll pays you, in ears.
    .flavour = He accepts coins, goats and apologies.
event-cursed-idol = The Cursed Idol
    .text = Many hands lift more gold. The idol takes its toll half the time.
    .flavour = The curse is printed on the base, in very small runes.
event-ear-auction = The Ear Auction
    .text = Bid goblins for a bag of trophies.
    .flavour = Lot nine is a matching pair, one careful owner.
event-rune-door = The Rune Door
    .text = It opens for Mystics. Someone is knocking on the other side.
    .flavour = The runes say Pull.
event-jammed-lift = The Jammed Lift
    .text = It runs again if Tinkers see to it. The last load is still inside.
    .flavour = Capacity: nine goblins, or one goblin and a good idea.
event-guard-dog = The Guard Dog
    .text = Only Sneaks get past the nose. The kennel is full of prizes.
    .flavour = His bark is worse than his bite, but it's close.
event-masked-ball = The Masked Ball
    .text = Court manners get you in. Coats and ears are left at the door.
    .flavour = Nobody asked about the green hands.
event-rockfall = The Rockfall
    .text = Brutes can dig the tunnel clear. Voices call from behind the rubble.
    .flavour = The ceiling came down to see what the noise was.
event-abandoned-camp = The Abandoned Camp
    .text = Search the tents before their owners come back.
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
    .flavour = He has polished every piece of someone else's armour.
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
    .flavour = The order is so secret that he pays his dues to himself.
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
    .number = many
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
    .number = many
foe-the-slayer = The Slayer
    .ability-1 = No holding back: each player must play at least half of their hand, rounded up.
    .ability-2 = Discard the mightiest goblin in the Horde.
    .ability-3 = Discard every goblin of Power 1.
    .ability-4 = After a lost round, the player with the most cards in hand loses 1 of them at random. This happens twice.
    .flavour = He counts in goblins. He has just reached you.
foe-chosen-one = The Chosen One
    .ability-1 = No holding back: each player must play at least half of their hand, rounded up.
    .ability-2 = Disable every feat that rolls a die.
    .ability-3 = Discard the two weakest goblins in the Horde.
    .ability-4 = The foe gets +4 Power.
    .flavour = Chosen by a sword that, in fairness, wasn't looking for brains.
foe-guildmaster = The Guildmaster at the Gate
    .ability-1 = No holding back: each player must play at least half of their hand, rounded up.
    .ability-2 = Before the reveal, discard 1 random face-down card.
    .ability-3 = After a lost round, every player loses 20 gold.
    .ability-4 = Disable the feats of all goblins.
    .flavour = Behind him: daylight. In front of him: the form to apply for it.


## The store

item-hire-minion = Hire a Minion
    .text = Draw 1 card from the Minion deck.
    .flavour = Cheap, keen and not sure what the job is.
item-enhanced-recruitment = Enhanced Recruitment
    .text = See the top 2 cards of the Minion deck. Keep 1, and put the other on the bottom of the deck.
    .flavour = There's an interview. It's mostly about smell.
item-armour = Buy an Armour
    .text = You pick the survivor after the next battle.
    .flavour = One careful owner, one careless dragon.
item-weave-fate = Weave Your Fate
    .text = Gain a reroll. Use it once, right after any die is rolled.
    .flavour = The thread is guaranteed against everything but scissors.
item-bribe-goblin = Bribe a Goblin
    .text = Look at another player's hand and take 1 card from it.
    .flavour = Loyalty is priceless. This is slightly under.
item-foresight = Potion of Foresight
    .text = You alone see what is behind the next three doors.
    .flavour = Tastes like next Tuesday.
item-aggressive-investing = Aggressive Investing
    .text = After the next battle roll a d20. On 6 or more, the trophies you gained in it are tripled.
    .flavour = Past ears are no guarantee of future ears.
item-greedy-investing = Greedy Investing
    .text = After the next battle roll a d20. On 6 or more, the gold you gained in it is tripled.
    .flavour = The broker has a very small office and a very fast horse.

## Main Objectives

objective-treasure-hoarder = Treasure Hoarder
    .text = Gather gold. Your gold counts double at the end.
objective-manslayer = Manslayer
    .text = Beat foes and take their ears. Your trophies count double at the end.
objective-caretaker = Caretaker
    .text = Save goblins. The cards in your hand count double at the end.
objective-sole-survivor = Sole Survivor
    .text = Be the last with cards and you win at once. No bonus points.

## Pledges

pledge-name-light = I'll send a little
pledge-name-fair = I'll send my share
pledge-name-heavy = I'll send a lot

## Lobby options

option-difficulty = Difficulty
    .about = Every foe gets 1 Power less or more for each living player.
    .value-easy = Easy
    .value-normal = Normal
    .value-hard = Hard
option-least = Cards to send
    .about = The fewest cards each player has to send into a round.
    .value-third = A third of the hand
    .value-one = One card
option-last-stand = Last stand
    .about = If you play your last card, you live on when the battle is won.
option-objectives = Main Objectives
    .about = Players may share an objective, or the objectives are spread out.
    .value-random = At random
    .value-even = As different as possible
option-timers = Time limits
    .about = How long you have for each decision.
    .value-normal = Normal
    .value-relaxed = Relaxed
    .value-off = No time limits
option-spectators-see-hands = Spectators see hands
    .about = Only for spectators who never had a seat. Players who are out never see hands.
option-final-foe = Final foe
    .about = The foe that waits on floor 10.
    .value-random = At random
    .value-the-slayer = { foe-the-slayer }
    .value-chosen-one = { foe-chosen-one }
    .value-guildmaster = { foe-guildmaster }

## Lesson

lesson-guide = The old scout
lesson-welcome = Out and up, together
    .text = You, Nettle and Bramble lead goblins up from the lair. You win every battle together or not at all, but only one of you wins the game. Your Main Objective is Caretaker: cards left in your hand count double.
lesson-route = Pick a door
    .text = Each door hints at its loot, never at who guards it. All of you vote in secret, and most votes win.
    .act1 = Press door 1
    .act2 = Press Vote
    .done = Voted for a route
lesson-pledge = Promise a lot
    .text = The Twin Rangers have Power 21. A pledge tells the others how much you'll send. It binds nobody: pledge a lot, then send what you like.
    .act1 = Press the pledge "A lot"
    .done = Made a pledge
lesson-commit = Send your goblins
    .text = All choose in secret, then the cards turn up as one Horde. The two Jesters would chase everyone else away, so keep them: they count for your objective.
    .act1 = Press the Firehazard on the left
    .act2 = Press the Fancypants
    .act3 = Press Send
lesson-bet = The d20 decides
    .text = 16 against 21: you're short. Fancypants offers a bet on odds or evens. Leave it: the Firehazard will roll the d20 anyway, and up to 16 it's added to the Horde.
    .act1 = Press "No bet"
    .act2 = Press the red No bet
    .done = Won a battle by the d20
lesson-survivor = One comes back
    .text = An 8, so 24 in the end. Everyone draws a card. The rest of the Horde is spent, but you may save one goblin for your hand.
    .act1 = Press the Firehazard
    .act2 = Press Save
lesson-ping = Ask for loot
    .text = Ping the lot you want, and the others see it. If two ping the same lot, it goes to whoever has had the fewest.
    .act1 = Press the first lot
    .act2 = Press Ping
    .done = Took a share of the loot
lesson-confirm = Say you're done
    .text = The loot is dealt when all of you have confirmed.
    .act1 = Press Confirm
lesson-final-pledge = Floor 10: the final foe
    .text = The Chosen One has Power 28 and makes everyone play half their hand. Behind it lies the surface.
    .act1 = Press the pledge "A lot"
lesson-final-commit = Everything that isn't a Jester
    .text = Its ability disables every feat that rolls a die, so no d20 helps you this time. Only Power counts.
    .act1 = Press the first Firehazard
    .act2 = Press the Barricader
    .act3 = Press the other Firehazard
    .act4 = Press Send
    .done = Beat the final foe with your Horde
lesson-final-ping = Mind your own objective
    .text = 29 against 28! Nettle has no cards left and is out. For a Caretaker the lot with two cards is worth most.
    .act1 = Press the third lot
    .act2 = Press Ping
lesson-final-confirm = Count your cards
    .text = Gold, trophies and cards are added up, and the Main Objectives come to light.
    .act1 = Press Confirm
    .done = Won by your own objective
lesson-end = Up and out
    .text = The group won the battles, and you won the game.
    .open1 = Events on the way up
    .open2 = The store
    .open3 = Bets on odds or evens that are worth taking

## Rulebook

rulebook-goal = The goal
    .text =
        Adventurers are raiding your lair. Lead as many goblins as you can up <b>ten floors</b>, from the bottom to the surface. You clear a floor by <b>winning one battle together</b>. The final foe waits on floor 10.
        You start with 8 cards, and your cards are your lives: <b>if you run out of cards, you're out</b>. Of those who survive the final foe, the highest score wins. So the group has to win its battles, and each of you would rather let the others pay for them.
        There are no turns: you all choose at the same time. You can talk at any moment, and you can lie.
rulebook-objective = Your Main Objective
    .text =
        Everyone is dealt a Main Objective that <b>nobody else sees</b> until the game ends. Several players may have the same one.
        <b>Treasure Hoarder</b>: your gold counts double at the end. <b>Manslayer</b>: your trophies count double. <b>Caretaker</b>: the cards in your hand count double.
        <b>Sole Survivor</b>: no bonus, but you win at once when every other player is out. With 3 or 4 players at most one of you holds it, with 5 or 6 at most two. Perhaps nobody does.
rulebook-route = Three doors
    .text =
        Behind each door is a <b>foe</b>, an <b>event</b> or the <b>store</b>. The door's mark shows the kind and size of the loot, never who guards it. A quiet door never hides a foe: it's an event or the store.
        Vote for one door. You can change your vote until everyone has voted or time runs out. <b>Votes are secret</b>, and the draw settles a tie. On each floor you can visit <b>at most one side room</b>. After it you choose from three doors with foes. Bigger loot means a bigger foe.
rulebook-foe = The foe
    .text =
        A foe's <b>Power</b> grows with the number of living players. Its <b>abilities</b> bend the rules of the battle. A Formidable foe never gains more of them, a Mighty foe gains more in round 2, a Fabled foe in rounds 2 and 3. What it has gained stays. What it will gain is hidden.
        The Horde needs <b>at least as much Power as the foe</b>. If it falls short, the round is lost, those cards no longer count, and everyone plays again. <b>Example</b>: the foe has Power 14. A Horde of 14 wins, a Horde of 13 loses. There is no limit to rounds, only to hands.
rulebook-play = Playing cards
    .text =
        At the same time, each of you plays <b>at least a third of your hand</b>, rounded up, face down. The foe may demand more or allow fewer. (In the lobby you can lower this to 1 card.) You can take your cards back until all are in. A <b>pledge</b> tells the others what you mean to send. It doesn't bind you. <b>Example</b>: with 7 cards in hand, you play at least 3.
        Then everyone sees <b>how many</b> cards each player sent, and all cards are shuffled into one Horde: <b>nobody learns whose is whose</b>. Yours carry a mark that only you see. If time runs out, you play the minimum, lowest Power first.
        Some foes demand a <b>sacrifice</b> before the fight: cards that go to the Pile unseen. You always keep one.
rulebook-reveal = What happens to the Horde
    .text =
        <b>Before the reveal</b>, some foes discard face-down cards. <b>Reveal</b>: the Horde turns up from left to right, and each Jester rolls its d20. <b>Plan B</b>: a Schemer switches off the foe's abilities for the round. <b>Disabling</b>: some foes stop feats, but those goblins keep their Power. Now a Shieldbearer raises the Shield Wall: nobody can be discarded after that. <b>The foe discards</b>, then <b>goblins discard</b> (Bruiser, Jester). <b>Raising</b>: a Gravecaller fetches a goblin from the Pile, without its feat. <b>Rites</b>: a Bloodpriest's owner may sacrifice a card. Then come the <b>bets</b>, the <b>count</b> and the <b>dice</b> of the Conjurer and the Firehazard.
        A discarded goblin adds no Power, its feat doesn't work, and it goes to the Pile.
rulebook-dice = Bets and dice
    .text =
        <b>Odds and evens</b>: for each goblin that bets, all living players vote odds, evens or no bet. If odds and evens together have more votes than no bet, the bet is made on the side with more votes. A right guess is a success, a wrong one a failure. If the Horde is strong enough already, think twice.
        <b>The Horde's dice</b>: a Firehazard always rolls a d20. For a Conjurer you vote. A roll <b>up to the Power of the Horde alone</b> is added. A higher one <b>loses the round at once</b>. Each roll is compared with that Power alone, never with earlier dice. <b>Example</b>: the Horde alone has 12. A 12 makes it 24, a 13 loses the round.
        If you have a <b>reroll</b>, you can spend it right after any die of the game.
rulebook-lost = A lost round
    .text =
        After rounds 1 to 3, Deserters go home. A foe that steals or abducts does so now. Then <b>every player with no cards in hand is out</b>: gold, trophies and items are gone, but you can still watch and talk.
        The rest of the Horde moves aside and becomes <b>earlier cards</b>. They stay in play until the foe falls, but give neither Power nor feats. Only a Barricader still counts. Then the next round begins, and everyone plays at least 1 card again.
rulebook-victory = Victory
    .text =
        Feats that pay on Victory pay their owners in private. Then <b>each living player draws 1 card</b>. If you played your last card, this keeps you in the game.
        One player, drawn by lot, picks the <b>survivor</b>: one of the played cards, earlier ones included, joins that player's hand. If someone has <b>armour</b>, that player picks instead and spends it. A Princeling must be picked, a Big'un can't be. All other played cards go to the Pile face down. After the loot you climb to the next floor.
rulebook-loot = Dividing the loot
    .text =
        The foe leaves <b>lots</b> of gold, trophies or cards, usually fewer than there are players. <b>Ping</b> the one you want and confirm. You can move your ping until everyone has confirmed. Pings are open, and you can talk them over.
        A lot with one ping goes to that player. A contested lot goes to the player who has taken the <b>fewest lots so far</b> in this game, and the draw settles a tie. Lots that nobody pinged are dealt out the same way, first to players with nothing. <b>Example</b>: Mira has 3 lots, Mudge 2. Both ping 30 gold, and Mudge gets it.
rulebook-event = Events
    .text =
        Vote for a <b>representative</b>. The votes are secret. The representative alone stakes 1 to 4 cards from hand: more cards, a better reward, and usually a harder test. What is needed and what can be won is shown beforehand.
        Some events roll a d20. Others ask for Power, for little Power, or for goblins of one class. Feats don't work here, and a staked Jester's Power is a d20 roll. On <b>success</b> the cards come home with the reward, which the representative keeps. On a <b>tragedy</b> they go to the Pile, and nobody sees which they were. A representative who staked the whole hand is then out.
rulebook-store = The store
    .text =
        Everyone buys at the same time, in private. Pay for each item <b>in gold or in trophies</b>, not both. Now and then an item is on sale.
        <b>Hire</b> draws a card. <b>Enhanced Recruitment</b> lets you choose from two. With <b>armour</b> you pick the next survivor. <b>Weave Your Fate</b> is a reroll for any die. A <b>bribe</b> takes one card from a hand that you look through, and its owner learns of it. <b>Foresight</b> shows you alone the next three doors. <b>Investments</b> triple what you gain in the next battle on a d20 of 6 or more. <b>Example</b>: you invest in gold and gain 30 in the battle. On a 6, they become 90.
        Everyone sees your armour and rerolls, and nothing else.
rulebook-final = Floor 10
    .text =
        There are no doors here. The final foe waits, and each of you plays at least half of your hand. When it falls, <b>nobody draws and nobody is saved</b>. <b>If you hold a card at that moment, you have survived</b>. If you hold none, you're out, victory or not. The survivors divide the loot, cards in the loot count too, and then the scores are counted.
        Armour does nothing here. Keep a card.
rulebook-end = Out, and the end
    .text =
        Whether you hold a card is checked only at fixed moments: after a lost round, after the loot of a battle, after a tragedy, when the store closes, and when the final foe falls. With Last stand off, it's also checked right after every Victory. In between, an empty hand is no disaster.
        If nobody is left, <b>nobody wins</b>. If one player is left and is the Sole Survivor, that player <b>wins at once</b>. Any other last player climbs on alone.
        On the surface each survivor scores <b>1 for each gold, 10 for each trophy, 40 for each card in hand</b>, and the objective doubles its part. <b>Example</b>: 50 gold, 4 trophies and 2 cards score 170. A Caretaker's cards count double, so a Caretaker scores 250. Ties go to more cards, then more trophies, then more gold.
rulebook-secrets = Who sees what
    .text =
        Only you see your <b>hand</b>, your <b>objective</b>, and your gold, trophies, investments and foresight. Everyone sees how many cards you hold, your armour and rerolls, your pings and pledges, and what you win as loot.
        Votes for doors and representatives stay secret for good. Votes on bets and on the Conjurer are shown once they close. Nobody can look through the Pile. Only its owner knows a card that was sacrificed, abducted or lost in a tragedy. <b>At the end everything is turned over.</b>
rulebook-rulings = Common questions
    .text =
        The <b>Jester's Power is not a feat</b>. Under “Disable the feats of all goblins” it still rolls, and the other cards stay. Several Jesters all stay, each with its own die. Behind the Shield Wall nothing is discarded.
        <b>Plan B</b> can't be disabled, but a Schemer discarded face down does nothing, and what the foe did before the reveal isn't undone. Once Plan B has worked, it holds, even if the Schemer is discarded.
        When classes are counted, <b>disabled and raised</b> goblins count, earlier cards don't. A bonus from a bet or a rite stays, even if the goblin that gave it is discarded. A <b>raised</b> goblin has no owner and no feat. A Firehazard that rolls too high loses the round, however strong the Horde was.

# What a coach says: `advice-*` begins a sentence (what to do), `why-*` goes on with it (why that is good). Nouns as in the log
coach-good = Cunning, for a goblin!
advice-door = Vote for door { $door }
advice-send-out = Send { $cards }
advice-give-up = Sacrifice { $cards }
advice-promise = Pledge { $pledge ->
        [light] a little
        [fair] your share
       *[heavy] a lot
    }
advice-take-bet = Bet on { $side }
advice-guess = Guess { $side }
advice-leave-bet = Don't bet
advice-roll-die = Roll the d20
advice-leave-die = Don't roll
advice-take-lot = Ping { $what ->
        [gold] the { $n } gold
        [trophies] { $n ->
            [one] the trophy
           *[other] the { $n } trophies
        }
       *[cards] { $n ->
            [one] the card
           *[other] the { $n } cards
        }
    }
advice-agree = Agree with the loot as it is
advice-spare = Save { $card }
advice-send-seat = Vote for { $target }
    .your = Vote for yourself
advice-stake = Stake { $cards }
advice-buy-item = Choose “{ $item }”
advice-leave-store = Leave the store
advice-take-goblin = Take { $card }
advice-give-nothing = Give nothing
advice-let-others-choose = Leave it to the others
advice-reroll = Reroll the { $number }
advice-keep-roll = Keep the { $number }
advice-take-back-ping = Withdraw your ping
why-together = that's { $n } printed Power, and an even share of the foe's { $foe } is { $share }
why-weakest-go = you send your weakest goblins and keep the strong ones
why-weakest = nothing else in your hand has less printed Power
why-behind = the Horde is { $n } Power short
why-ahead = { $n ->
        [0] the Horde is just strong enough already
       *[other] the Horde is strong enough already, by { $n }
    }
why-counts-double = your Main Objective counts { $what ->
        [gold] gold
        [trophies] trophies
       *[cards] cards
    } double

## Diagrams of the rulebook

diagram-secrets-own = Only you see
    .note = Your hand and objective, your gold and trophies, your investments and foresight.
diagram-secrets-all = Everyone sees
    .note = How many cards you hold, your armour and rerolls, your pings and pledges, the loot you win.
diagram-secrets-never = Stays hidden
    .note = How anyone else voted on doors and representatives, and the cards in the Pile.
