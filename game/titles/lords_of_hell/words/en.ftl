title-tagline = Infernal politics
title-about =
    
    Lucifer has left. Raise armies, gather Souls on Earth, plunder your neighbours.
    Trade anything, and swear promises that nobody can break.
    One devil is crowned. Whoever holds its promise cards may win instead.

## What the rules say

# Asks. {name} who is asked, {people} how many they are; {round} the round; {die} what the die shows; {piece} what rolled; {card}
# a card; {of}, {to}, {realm} devils; {n} how many. `.first` is the longer wording for a newcomer, `.stakes` what is at stake,
# `.timeout` what happens when time runs out.
ask-pick-devil = Which devil are you? The other one leaves the game.
    .first = You each keep one of two devils, in secret. Its power is yours all game, and your six promise cards bear its name.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } choosing a devil.
    .stakes = All choices are revealed together.
    .timeout = If time runs out, you get the first one.
ask-mulligan = Keep these six cards?
    .none = You have no fortress. Keep these six cards, or draw six new?
    .first = If you hold no fortress, you can change your whole hand, once. Hordes fight. A fortress protects your realm and holds captives.
    .waiting = { $name } { $people ->
        [one] looks
       *[other] look
    } at the first cards.
    .stakes = Others see that you changed, never that you could have.
    .timeout = If time runs out, you keep a hand with two hordes and change any other.
ask-earth-dice = Which of yours rolls next on Earth?
    .first = Everything you have on Earth rolls a die, in your order, and brings Souls home. Fiends are caught on a 1.
    .waiting = { $name } gathers Souls on Earth.
    .stakes = Then everything comes home.
    .timeout = If time runs out, fiends roll first and your devil last.
ask-earth-reroll = Reroll the { $die } that { $piece } rolled?
    .first = You can reroll this die once. The second roll counts, better or worse.
    .waiting = { $name } ponders a roll of { $die }.
    .stakes = The second roll counts.
    .timeout = If time runs out, a poor roll is rerolled.
ask-tabling = Round { $round }, Tabling. Table cards, visit Earth, trade.
    .ready = You're ready. Acting again undoes it.
    .first = Table hordes, a fortress and artifacts, send fiends to Earth for Souls, promise and trade. Everyone acts at the same time.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } still tabling.
    .stakes = Whatever is away from home can't defend it. { $timed ->
        [yes] When all are ready or time runs out, Battles begin.
       *[no] When all are ready, Battles begin.
    }
ask-rituals = Round { $round }, Rituals. Last talk before they are cast.
    .ready = You're ready. Acting again undoes it.
    .first = Soon every upright ritual can be completed. Until then it can be disrupted, called off or bought off.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } still talking.
    .stakes = { $timed ->
        [yes] When all are ready or time runs out, the rituals are cast.
       *[no] When all are ready, the rituals are cast.
    }
ask-council = Round { $round }, Council. Trade cards, votes and promises.
    .ready = You're ready. Acting again undoes it.
    .first = The decision ring is next, and votes are bought here. Pay with promise cards, which only count if their signer is crowned.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } still in council.
    .stakes = { $timed ->
        [yes] When all are ready or time runs out, the ring meets and talk is over.
       *[no] When all are ready, the ring meets and talk is over.
    }
ask-finishing = Round { $round }, Finishing. Last trades and discards.
    .ready = You're ready. Acting again undoes it.
    .first = Fled and wounded devils are home again. You draw up to 21 cards in total, so a full table draws nothing.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } still finishing.
    .stakes = Tabled cards can still change hands. Then a new round begins.
ask-beat = Pass, or Stop!
    .passed = You've passed. The others may still react.
    .first = Everyone is asked for a reaction, whatever they hold. Call Stop! to play a card now. Three times a round you may bluff.
    .waiting = Every devil may react.
    .stakes = When all have passed, play continues.
    .timeout = If time runs out, you pass.
ask-floor = You have the floor. Play a card or power, or back down.
    .others = { $name } has the floor. You can call Stop! too.
    .queued = { $name } has the floor. You're next.
    .first = Everyone waits for you. Play one special, artifact or power, or back down: that counts as a bluff.
    .waiting = { $name } has the floor.
    .stakes = Backing down costs a bluff, and you have three a round.
    .timeout = If time runs out, you back down.
ask-fortress = Two fortresses in one realm. Which one do you keep?
    .first = A realm has one fortress. The other is discarded, and captives move to the one you keep.
    .waiting = { $name } is choosing a fortress.
    .stakes = The other is discarded.
    .timeout = If time runs out, you keep the better protected one.
ask-cards = You promised { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Choose which.
    .vault = Take { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from { $of }'s hand.
    .first = You promised cards of your own choice, and now they're due. The game hands them over.
    .waiting = { $name } is choosing cards.
    .timeout = If time runs out, the first cards in your hand go.
    .vault-timeout = If time runs out, you take the strongest.
ask-cast = Complete your ritual, call it off, or delay it for a round?
    .first = Completing costs Souls. A delayed ritual lies sideways and stands up again in the next Tabling.
    .waiting = { $name } is deciding on a ritual.
    .timeout = If time runs out, it's completed if you can pay and there's a target. If not, it's delayed.
    .others = { $seat } is deciding on a ritual. You can still trade.
ask-ritual-target = Choose a target for { $card }.
    .first = Nobody can stop it now. You can't choose a devil that your promise protects.
    .waiting = { $name } completes { $card }.
    .timeout = If time runs out, it strikes the devil with most victory points.
ask-chain = Chaos! Destroy one thing of a devil not yet struck.
    .first = Each devil struck strikes another, not yet struck: a horde, an artifact, a fortress, a ritual or up to 3 Souls.
    .waiting = { $name } passes the chaos on.
    .stakes = It ends when nobody is left to strike.
    .timeout = If time runs out, it strikes the leader.
ask-confiscate = { $of } is your captive. Which artifacts do you take?
    .first = You can take a captive's artifacts, and they're tabled at once. Whatever you leave stays with the captive.
    .waiting = { $name } searches a captive.
    .timeout = If time runs out, you take them all.
ask-tribute = Choose a card to give { $to } as tribute.
    .first = Asmodeus can ask once a round, and you choose the card. Nobody else sees it.
    .waiting = { $name } is paying tribute.
    .timeout = If time runs out, a random card goes.
ask-arrival = Do you come to the decision ring?
    .first = If you come and don't vote for a nominee, you oppose it. Staying home makes the others' choice easier.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } deciding whether to come to the ring.
    .stakes = Chosen in secret, revealed together.
    .timeout = If time runs out, you come.
ask-vote = Vote for a nominee, or for nobody.
    .first = A nominee is crowned if fewer devils in the ring oppose it than it has markers. Then promise cards decide who wins.
    .waiting = { $name } is voting.
    .stakes = Not naming a nominee counts as opposing it.
    .timeout = If time runs out, you name nobody.
ask-nominate = Nominate a devil for the next ring, or nobody.
    .first = Each nomination is a marker. The more markers a devil has, the more opposition it can bear in the next ring.
    .waiting = { $name } { $people ->
        [one] is
       *[other] are
    } still nominating.
    .stakes = Chosen in secret, revealed together.
    .timeout = If time runs out, you nominate nobody.
bound-arrival =
    .come = A promise sends you to the decision ring.
    .come-timeout = If time runs out, you come.
    .home = A promise keeps you out of this ring.
    .home-timeout = If time runs out, you stay home.
bound-vote = { $n ->
        [one] A promise binds you to vote for { $name }.
       *[other] A promise binds you to vote for a nominee.
    }
    .nobody = Your promises leave you no nominee to vote for.
    .timeout = If time runs out, you vote for { $name }.
bound-nominate = { $n ->
        [one] A promise binds you to nominate { $name }.
       *[other] A promise binds you to nominate a devil.
    }
    .nobody = Your promises leave you no devil to nominate.
    .timeout = If time runs out, you nominate { $name }.

# Places of a moment: what an open reaction or a floor belongs to (`window` of the ask)
window-tabling = Tabling closes
window-rituals = A ritual is about to be completed
window-council = Council closes
window-finishing = The round closes

# Phases without a name in data/tables.toml
phase-setup = Before the first round
phase-settlement = The settlement
phase-over = The end

# The five types of resource cards, devils, promise and status cards, as headings
type-army = Hordes
type-fortress = Fortresses
type-artifact = Artifacts
type-ritual = Rituals
type-special = Specials
type-devil = Devils
type-promise = Promise cards
type-status = Status cards

# Buttons, by the first word of a choice
verb-ready = Ready
verb-table = Table
verb-earth = Send to Earth
verb-back = Call back
verb-begin = Begin ritual
verb-take-back = Take back
verb-call-off = Call off
verb-swap = Unknown Powers
verb-discard = Discard
verb-free = Set free
verb-leave = Allow trade
verb-play = Play
verb-artifact = Use
verb-tribute = Demand tribute
verb-forswear = Forswear
verb-escape = Escape
verb-offer = Seal the offer
verb-accept = Accept
verb-decline = Decline
verb-withdraw = Withdraw
verb-counter = Counter
verb-pass = Pass
verb-hold = Stop!
verb-release = Back down
verb-wait = Wait
verb-keep = Keep
verb-redraw = Draw six new
verb-reroll = Reroll
verb-complete = Complete
verb-delay = Delay
verb-target = Choose
verb-random = A random card
verb-come = Come
verb-home = Stay home
verb-vote = Vote
verb-vote-decline = Name nobody
verb-nominate = Nominate
verb-nobody = Nobody
verb-confirm = Confirm
verb-public = Open offer
verb-private = Private offer
verb-anyone = To anyone
ask-attack-turn = Your attack turn. Attack a realm, or pass.
    .sworn = Your attack turn. You have sworn to attack { $realm }.
    .sworn-stakes = The attack keeps your promise.
    .sworn-timeout = If time runs out, the attack begins.
    .others = It's { $seat }'s attack turn. You can trade meanwhile.
    .first = You can attack each realm once a round. Win, and you plunder cards, take captives and perhaps the fortress.
    .waiting = { $name } is looking for prey.
    .stakes = Battles end when everyone passes in a row.
    .timeout = If time runs out, you pass.
ask-parley = You march on { $realm }. Continue, turn elsewhere, or stop?
    .changed = You march on { $realm }. Continue, or stop?
    .bound = You march on { $realm }, as you have sworn. Continue.
    .bound-stakes = Continuing keeps your promise.
    .bound-timeout = If time runs out, you continue.
    .barred = You can no longer attack { $realm }. Turn elsewhere, or stop.
    .barred-timeout = If time runs out, the march stops.
    .halted = You can no longer attack { $realm }. Stop the march.
    .halted-timeout = If time runs out, the march stops.
    .others = { $seat } marches on { $realm }. Now is the time to talk.
    .first = Talk comes before blood. Everyone can trade, and a devil can be paid to march on or to march elsewhere.
    .waiting = { $name } halts before the gates.
    .stakes = After this you're committed.
    .timeout = If time runs out, you continue.
ask-sworn-join = You promised to join at { $realm }'s realm. Choose your army.
    .first = Your promise brings you into this battle. You can bring more than you promised, never less.
    .waiting = { $name } is keeping a promise.
    .timeout = If time runs out, your devil joins with the weakest hordes that suffice.
ask-organisation = { $realm }'s realm, battle round { $round }: { $power } against { $against }.
    .attacker = You attack { $realm }. Choose your army, your devil leads it.
    .defender = { $seat } attacks you, { $against } to { $power }. Fight, flee or bargain?
    .defender-stays = { $seat } attacks you, { $against } to { $power }. Fight or bargain?
    .helper = You fight for { $seat }, { $power } to { $against }. Are you ready?
    .free = { $realm }'s realm is attacked. Join a side, or strike elsewhere.
    .ready = You're ready. Acting again undoes it.
    .first = Now armies come and go, and bargains are struck. When everyone is ready, the sides are locked and the dice roll.
    .waiting = { $name } { $people ->
        [one] isn't
       *[other] aren't
    } ready for battle yet.
    .stakes = A downed devil on the losing side becomes a captive.
    .timeout = If time runs out, everything stays as it is.
ask-spread = Your side takes hits. Choose who takes which.
    .first = The leader of a side spreads its hits evenly among its devils. Juggernauts come first.
    .waiting = { $name } spreads the hits.
    .stakes = Nobody may get two more than another.
    .timeout = If time runs out, the rest is spread for you.
ask-place = You take { $n ->
    [one] 1 hit
   *[other] { $n } hits
}. Choose who falls.
    .first = Each hit takes a horde, Souls up to its die, the fortress or your devil. A downed devil becomes the winner's captive.
    .waiting = { $name } { $people ->
        [one] counts
       *[other] count
    } the fallen.
    .stakes = Chosen unseen, revealed together.
    .timeout = If time runs out, Souls go first, then weak hordes, the fortress and last your devil.
ask-share = The plunder is yours. Share it with your helpers?
    .first = You can hand each plundered card to a helper. Nobody else sees which.
    .waiting = { $name } counts the plunder.
    .timeout = If time runs out, you keep it all.
ask-conquest = { $realm }'s fortress stands open. Take it, raze it or leave it?
    .others = { $seat } is deciding on { $realm }'s fortress. You can still pay.
    .first = If you take it, it's yours at once and your old one goes. Without a fortress you can't hold captives.
    .waiting = { $name } is looking at a gate.
    .timeout = If time runs out, you take it if you have none, and leave it if you do.
window-battle-parley = An attack is declared
window-battle-parley-named = { $name } attacks { $realm }'s realm
window-battle-predice = Before the dice
window-battle-after = After the hits
window-battle-between = Between battles
window-battle-organisation = In the armies
verb-attack = Attack
verb-go-on = Continue
verb-pass-parley = Stop the march
verb-join = Join
verb-call = Call more
verb-send-home = Send home
verb-withdraw-army = Withdraw
verb-withdraw-army-called-off = Call off attack
verb-side = Change sides
verb-surrender = Surrender
verb-flee = Flee
verb-truce = Truce
verb-rear = Attack the rear
verb-way-out = Slip out
verb-negate = Open the gates
verb-give = Give the hit
verb-hit = Take the hit
verb-undo = Undo
verb-done = Settle hits
verb-take = Take it
verb-raze = Raze it
verb-leave-conquest = Leave it
side-attack = Attack
side-defence = Defence
troop-devil = Devil
troop-shield = Devil, behind the Brazen Shield

# Amounts; `given-…` and `some-cards` as the object of a sentence
amount-souls = { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}
some-cards = { $n ->
   *[other] { $cards }
}
given-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
given-souls = { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}
given-promises = { $n ->
    [one] { $of }'s promise card
   *[other] { $n } of { $of }'s promise cards
}

# The log, by kind of cue. {seat}, {to}, {captor}, {target}, {realm} devils, which bend; {card}, {cards}, {what}, {hordes} cards;
# {n}, {count}, {souls}, {total}, {people} numbers; {phase}, {status} by name. Attributes are variants by the noun that tells them
# apart; `.you` (`-you` behind a variant) is read by who does it, `.your` (`-your`) by whom it is done to.
log-devils = { $devils } want the throne of Hell.
log-starter = { $seat } goes first.
    .you = You go first.
log-dealt = { $seat } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .you = You're dealt { $cards }.
log-redrawn = { $seat } draws a whole new hand of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .you = You change your hand and draw { $cards }.
log-drawn = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .you = You draw { $cards }.
log-reshuffled = The discard pile becomes a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-round = Round { $round }. { $starter } goes first.
    .you = Round { $round }. You go first.
log-phase = Round { $round }. { $phase }.
log-discarded = { $seat } discards { $cards }.
    .caught = { $seat } loses { $cards }, caught on Earth.
    .destroyed = { $seat } loses { $cards }.
    .disrupted = { $seat }'s ritual { $cards } is disrupted.
    .replaced = { $seat } discards { $cards } for another.
    .called-off = { $seat } calls off { $cards }.
    .completed = { $seat } discards { $cards } after completing it.
    .played = { $seat } discards { $cards } after use.
    .on-earth = { $seat } is on Earth and loses { $cards }.
    .captive = { $seat } is captive and loses { $cards }.
    .razed = { $seat } loses { $cards }, razed to the ground.
    .battle = { $seat } loses { $cards } in battle.
    .downed = { $seat } is down and loses { $cards }.
    .fled = { $seat } has fled and loses { $cards }.
    .surrendered = { $seat } surrenders and loses { $cards }.
    .conquered = { $seat }'s realm is conquered and loses { $cards }.
    .you = You discard { $cards }.
    .caught-you = You lose { $cards }, caught on Earth.
    .destroyed-you = You lose { $cards }.
    .disrupted-you = Your ritual { $cards } is disrupted.
    .replaced-you = You discard { $cards } for another.
    .called-off-you = You call off { $cards }.
    .completed-you = You discard { $cards } after completing it.
    .played-you = You discard { $cards } after use.
    .on-earth-you = You are on Earth and lose { $cards }.
    .captive-you = You are captive and lose { $cards }.
    .razed-you = You lose { $cards }, razed to the ground.
    .battle-you = You lose { $cards } in battle.
    .downed-you = You are down and lose { $cards }.
    .fled-you = You have fled and lose { $cards }.
    .surrendered-you = You surrender and lose { $cards }.
    .conquered-you = Your realm is conquered and loses { $cards }.
log-souls = { $seat } gains { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}.
    .earth = { $seat } brings { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } home from Earth.
    .income = { $seat } gains { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } from the Black Tower.
    .soul-cage = { $seat } gains { $n ->
        [one] 1 more Soul
       *[other] { $n } more Souls
    } in the Soul Cage.
    .ritual = { $seat } loses { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } to the ritual.
    .warriors = { $seat } gains { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } for fallen Warriors of Darkness.
    .battle-souls = { $seat } gathers { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } from the battlefield.
    .you = You gain { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    }.
    .earth-you = You bring { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } home from Earth.
    .income-you = You gain { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } from the Black Tower.
    .soul-cage-you = You gain { $n ->
        [one] 1 more Soul
       *[other] { $n } more Souls
    } in the Soul Cage.
    .ritual-you = You lose { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } to the ritual.
    .warriors-you = You gain { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } for fallen Warriors of Darkness.
    .battle-souls-you = You gather { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    } from the battlefield.
log-earth-die = { $seat }'s { $piece } roll { $die } on Earth.
    .again = { $seat }'s { $piece } reroll and get { $die }.
    .you = Your { $piece } roll { $die } on Earth.
    .again-you = Your { $piece } reroll and get { $die }.
    .devil = { $seat } rolls { $die } on Earth.
    .devil-you = You roll { $die } on Earth.
    .devil-again = { $seat } rerolls and gets { $die }.
    .devil-again-you = You reroll and get { $die }.
log-home = { $seat } is home again.
    .you = You are home again.
log-status = { $seat } is now { $status }.
    .lost = Nobody is { $status } any longer.
    .stable = { $seat } stays { $status }, now stable.
    .unstable = { $seat } is still { $status }, but unstable.
    .you = You are now { $status }.
    .stable-you = You stay { $status }, now stable.
    .unstable-you = You are still { $status }, but unstable.
log-victory-points = { $seat } scores { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}: { $total } in total.
    .you = You score { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }: { $total } in total.
log-tabled = { $seat } tables { $card }.
    .you = You table { $card }.
log-ritual-returns = { $seat } takes { $card } back in hand.
    .you = You take { $card } back in hand.
log-earth = { $seat } sends { $piece } to Earth.
    .you = You send { $piece } to Earth.
    .devil = { $seat } leaves for Earth.
    .devil-you = You leave for Earth.
log-earth-back = { $seat } calls { $piece } back.
    .you = You call { $piece } back.
    .devil = { $seat } stays in Hell after all.
    .devil-you = You stay in Hell after all.
log-swapped = { $seat } deals with the Unknown Powers.
    .you = You deal with the Unknown Powers.
log-played = { $seat } plays { $what }.
    .target = { $seat } plays { $what } on { $target }.
    .you = You play { $what }.
    .target-you = You play { $what } on { $target }.
    .target-your = { $seat } plays { $what } on you.
log-artifact = { $seat } uses { $what }.
    .target = { $seat } uses { $what } on { $target }.
    .you = You use { $what }.
    .target-you = You use { $what } on { $target }.
    .target-your = { $seat } uses { $what } on you.
log-power = { $seat } demands tribute from { $target }.
    .you = You demand tribute from { $target }.
    .your = { $seat } demands tribute from you.
log-stop = Stop! { $seat } wants the floor.
    .you = Stop! You want the floor.
log-released = { $seat } backs down.
    .you = You back down.
log-offer = { $seat } offers { $to } a deal.
    .anyone = { $seat } offers a deal to anyone.
    .you = You offer { $to } a deal.
    .your = { $seat } offers you a deal.
    .anyone-you = You offer a deal to anyone.
log-deal = { $seat } and { $to } strike a deal.
    .sworn = { $seat } and { $to } strike a sworn deal.
    .you = You strike a deal with { $to }.
    .your = You strike a deal with { $seat }.
    .sworn-you = You and { $to } strike a sworn deal.
    .sworn-your = You and { $seat } strike a sworn deal.
log-given = { $seat } gives { $to } { $what }.
    .you = You give { $to } { $what }.
    .your = { $seat } gives you { $what }.
    .drawn = { $to } takes { $what } from { $seat }'s hand.
    .drawn-you = { $to } takes { $what } from your hand.
    .drawn-your = You take { $what } from { $seat }'s hand.
log-hand-shown = { $to } sees { $seat }'s hand.
    .you = You show { $to } your hand.
    .proof = { $seat } proves to { $to } that the cards aren't there.
    .mirror = { $to } looks into { $seat }'s hand with the Mirror of Lies.
    .promise = { $seat } keeps a promise and shows { $to } the hand.
    .your = You see { $seat }'s hand.
    .cards = You see { $seat }'s hand and find { $cards }.
    .proof-you = You prove to { $to } that the cards aren't there.
    .proof-your = { $seat } proves to you that the cards aren't there.
    .mirror-you = { $to } looks into your hand with the Mirror of Lies.
    .promise-you = You keep a promise and show { $to } your hand.
    .promise-your = { $seat } keeps a promise and shows you the hand.
log-held = { $seat } is now { $captor }'s captive.
    .passed = { $captor } takes over the captive { $seat }.
    .you = You are now { $captor }'s captive.
    .your = { $seat } is now your captive.
    .passed-you = { $captor } takes you over as a captive.
    .passed-your = You take over the captive { $seat }.
log-freed = { $seat } is free.
    .captor = { $captor } sets { $seat } free.
    .deal = { $captor } sets { $seat } free in a deal.
    .promise = { $captor } keeps a promise and sets { $seat } free.
    .escape = { $seat } escapes!
    .swap = Captives are exchanged, and { $seat } is home.
    .no-walls = No walls hold { $seat } any longer.
    .battle = The battle sets { $seat } free.
    .surrender = The surrender sets { $seat } free.
    .you = You are free.
    .captor-you = { $captor } sets you free.
    .captor-your = You set { $seat } free.
    .deal-you = { $captor } sets you free in a deal.
    .deal-your = You set { $seat } free in a deal.
    .promise-you = { $captor } keeps a promise and sets you free.
    .promise-your = You keep a promise and set { $seat } free.
    .escape-you = You escape!
    .swap-you = Captives are exchanged, and you are home.
    .no-walls-you = No walls hold you any longer.
    .battle-you = The battle sets you free.
    .surrender-you = The surrender sets you free.
log-sworn = { $seat } swears to { $to }: “{ $promise }”
    .you = You swear to { $to }: “{ $promise }”
    .your = { $seat } swears to you: “{ $promise }”
log-condition-met = { $seat } now owes { $to } what was promised: “{ $promise }”
    .you = You now owe { $to } what you promised: “{ $promise }”
    .your = { $seat } now owes you what was promised: “{ $promise }”
log-promise-ended = { $seat }'s promise to { $to } ends: “{ $promise }” { $state }.
    .kept = { $seat } keeps a promise to { $to }: “{ $promise }”
    .lapsed = { $seat }'s promise to { $to } lapses: “{ $promise }”
    .cancelled = { $to } releases { $seat } from a promise: “{ $promise }”
    .forsworn = { $seat } forswears a promise to { $to }: “{ $promise }”
    .broken = { $seat } fails to keep a promise to { $to }: “{ $promise }”
    .kept-you = You keep a promise to { $to }: “{ $promise }”
    .kept-your = { $seat } keeps a promise to you: “{ $promise }”
    .lapsed-you = Your promise to { $to } lapses: “{ $promise }”
    .lapsed-your = { $seat }'s promise to you lapses: “{ $promise }”
    .cancelled-you = { $to } releases you from a promise: “{ $promise }”
    .cancelled-your = You release { $seat } from a promise: “{ $promise }”
    .forsworn-you = You forswear a promise to { $to }: “{ $promise }”
    .forsworn-your = { $seat } forswears a promise to you: “{ $promise }”
    .broken-you = You fail to keep a promise to { $to }: “{ $promise }”
    .broken-your = { $seat } fails to keep a promise to you: “{ $promise }”
log-breach = { $seat } breaks a promise to { $to }!
    .victory-point = { $seat } breaks a promise to { $to } and loses 1 victory point.
    .own-promise = { $seat } breaks a promise to { $to } and pays with a promise card.
    .random-resource = { $seat } breaks a promise to { $to } and pays with a card.
    .nothing = { $seat } breaks a promise to { $to } and has nothing to pay with.
    .you = You break a promise to { $to }!
    .your = { $seat } breaks a promise to you!
    .victory-point-you = You break a promise to { $to } and lose 1 victory point.
    .victory-point-your = { $seat } breaks a promise to you and loses 1 victory point.
    .own-promise-you = You break a promise to { $to } and pay with a promise card.
    .own-promise-your = { $seat } breaks a promise to you and pays with a promise card.
    .random-resource-you = You break a promise to { $to } and pay with a card.
    .random-resource-your = { $seat } breaks a promise to you and pays with a card.
    .nothing-you = You break a promise to { $to } and have nothing to pay with.
    .nothing-your = { $seat } breaks a promise to you and has nothing to pay with.
log-arrivals = { $seats } { FORM($seats, form: "person") ->
        [one] comes
       *[many] come
    } to the ring.
    .nobody = Nobody comes to the ring.
log-vote = { $seat } votes for { $vote }.
    .nobody = { $seat } names nobody.
    .you = You vote for { $vote }.
    .your = { $seat } votes for you.
    .nobody-you = You name nobody.
    .self = { $seat } votes for itself.
    .self-you = You vote for yourself.
log-ring = There is no overlord yet.
    .vote = The ring crowns { $overlord }!
    .victory-points = { $overlord } reaches the victory goal and takes the throne!
    .round-limit = The last round is over. { $overlord } takes the throne!
    .vote-your = The ring crowns you!
    .victory-points-your = You reach the victory goal and take the throne!
    .round-limit-your = The last round is over. You take the throne!
log-nominations = { $markers } { FORM($markers, form: "person") ->
        [one] is
       *[many] are
    } nominated.
    .nobody = Nobody is nominated.
log-casting = { $seat } begins to complete { $card }.
    .delay = { $seat } delays { $card }.
    .call-off = { $seat } calls off { $card }.
    .you = You begin to complete { $card }.
    .delay-you = You delay { $card }.
    .call-off-you = You call off { $card }.
log-ritual = { $seat } completes { $card }.
    .target = { $seat } completes { $card } on { $target }.
    .you = You complete { $card }.
    .target-you = You complete { $card } on { $target }.
    .target-your = { $seat } completes { $card } on you.
log-chain = Chaos! { $seat } destroys { $target }'s { $what }.
    .you = Chaos! You destroy { $target }'s { $what }.
    .your = Chaos! { $seat } destroys your { $what }.
    .souls = Chaos! { $seat } destroys { $target }'s Souls.
    .souls-you = Chaos! You destroy { $target }'s Souls.
    .souls-your = Chaos! { $seat } destroys your Souls.
log-result = { $winners } { FORM($winners, form: "person") ->
        [one] wins
       *[many] win
    }!
    .overlord = { $winners } { FORM($winners, form: "person") ->
        [one] wins
       *[many] win
    } as overlord!
    .throne = { $winners } { FORM($winners, form: "person") ->
        [one] wins
       *[many] win
    } as the power behind the throne!
    .shared = { $winners } { FORM($winners, form: "person") ->
        [one] shares
       *[many] share
    } the win!

# Battles in the log. {realm} the devil whose realm is fought over; {power} of the attack, {against} of the defence
log-attack = { $seat } attacks { $realm }'s realm!
    .you = You attack { $realm }'s realm!
    .your = { $seat } attacks your realm!
log-passed = { $seat } passes.
    .you = You pass.
log-attack-off = { $seat } turns back.
    .target = { $seat } turns away from { $realm }'s realm.
    .false-alarm = A false alarm! { $seat } doesn't attack { $realm }.
    .promise = { $seat } keeps a promise and spares { $realm }.
    .you = You turn back.
    .target-you = You turn away from { $realm }'s realm.
    .target-your = { $seat } turns away from your realm.
    .false-alarm-you = A false alarm! You don't attack { $realm }.
    .false-alarm-your = A false alarm! { $seat } doesn't attack you.
    .promise-you = You keep a promise and spare { $realm }.
    .promise-your = { $seat } keeps a promise and spares you.
log-committed = { $seat } marches on { $realm }'s realm.
    .rear = { $seat } attacks { $realm } in the rear!
    .you = You march on { $realm }'s realm.
    .your = { $seat } marches on your realm.
    .rear-you = You attack { $realm } in the rear!
    .rear-your = { $seat } attacks you in the rear!
log-battle-round = Battle round { $round } in { $realm }'s realm.
    .your = Battle round { $round } in your realm.
log-joined =
    .attack = { $seat } joins the attack.
    .attack-you = You join the attack.
    .attack-hordes = { $seat } joins the attack with { $hordes }.
    .attack-hordes-you = You join the attack with { $hordes }.
    .defence = { $seat } joins the defence.
    .defence-you = You join the defence.
    .defence-hordes = { $seat } joins the defence with { $hordes }.
    .defence-hordes-you = You join the defence with { $hordes }.
log-called = { $seat } calls for help from home.
    .you = You call for help from home.
    .hordes = { $seat } calls up { $hordes }.
    .hordes-you = You call up { $hordes }.
log-sent-home = { $seat } sends Souls home.
    .you = You send Souls home.
    .hordes = { $seat } sends { $hordes } home.
    .hordes-you = You send { $hordes } home.
log-withdrew = { $seat } withdraws.
    .called-off = { $seat } calls the attack off.
    .slip-away = { $seat } slips away, and the army goes home.
    .promise = { $seat } keeps a promise and withdraws.
    .you = You withdraw.
    .called-off-you = You call the attack off.
    .slip-away-you = You slip away, and your army goes home.
    .promise-you = You keep a promise and withdraw.
log-changed-side =
    .attack = { $seat } changes sides and joins the attack.
    .attack-you = You change sides and join the attack.
    .defence = { $seat } changes sides and joins the defence.
    .defence-you = You change sides and join the defence.
log-surrendered = { $seat } surrenders to { $to }.
    .you = You surrender to { $to }.
    .your = { $seat } surrenders to you.
log-fled = { $seat } flees.
    .wings = { $seat } flees on the Wings of Night.
    .fortress = { $seat } slips out of the fortress.
    .slip-away = { $seat } slips away.
    .you = You flee.
    .wings-you = You flee on the Wings of Night.
    .fortress-you = You slip out of the fortress.
    .slip-away-you = You slip away.
log-truce = { $seat } raises the white flag.
    .off = { $seat } lowers the white flag.
    .you = You raise the white flag.
    .off-you = You lower the white flag.
log-negated = { $seat } opens { $realm }'s gates. They give no protection in this battle.
    .you = You open { $realm }'s gates. They give no protection in this battle.
    .your = { $seat } opens your gates. They give no protection in this battle.
log-truce-held = The truce holds. Nobody rolls this time.
log-turncoat = { $seat } turns { $card } against { $of }.
    .you = You turn { $card } against { $of }.
    .your = { $seat } turns your { $card } against you.
log-dice = { $power } power attacks { $against } for { $exchanges ->
    [one] 1 exchange
   *[other] { $exchanges } exchanges
}. Protection is { $protection }.
log-exchange = The attack rolls { $attack }, the defence { $defence }.
    .attack = The attack rolls { $attack }, the defence { $defence }. A { $die } hits the attack.
    .defence = The attack rolls { $attack }, the defence { $defence }. A { $die } hits the defence.
    .shielded = The attack rolls { $attack }, the defence { $defence }. The wall holds, but a { $die } hits a helper.
log-hits = { $n ->
    [one] A hit of { $hits } lands.
   *[other] Hits of { $hits } land.
}
    .shielded = { $n ->
        [one] A hit of { $hits } lands
       *[other] Hits of { $hits } land
    } on helpers outside the wall.
    .revenge = { $n ->
        [one] Juggernauts strike back with a { $hits }.
       *[other] Juggernauts strike back with { $hits }.
    }
log-hit = A { $die } hits { $seat }.
    .horde = { $seat } loses { $card } to a { $die }.
    .souls = { $seat } loses { $souls ->
        [one] 1 Soul
       *[other] { $souls } Souls
    } to a { $die }.
    .fortress = { $seat }'s fortress takes a { $die }.
    .devil = { $seat } takes a { $die } in person.
    .shield = The Brazen Shield saves { $seat } from a { $die }.
    .lost = A { $die } finds nobody left to hit.
    .you = A { $die } hits you.
    .horde-you = You lose { $card } to a { $die }.
    .souls-you = You lose { $souls ->
        [one] 1 Soul
       *[other] { $souls } Souls
    } to a { $die }.
    .fortress-you = Your fortress takes a { $die }.
    .devil-you = You take a { $die } in person.
    .shield-you = The Brazen Shield saves you from a { $die }.
log-downed = { $seat } is down!
    .you = You are down!
log-army-home = { $seat }'s army goes home.
    .you = Your army goes home.
log-battle-over =
    .won = { $seat } conquers { $realm }'s realm.
    .failed = { $seat }'s attack on { $realm } fails.
    .ruin = { $seat } and { $realm } fell each other. Nobody wins.
    .won-you = You conquer { $realm }'s realm.
    .won-your = { $seat } conquers your realm.
    .failed-you = Your attack on { $realm } fails.
    .failed-your = { $seat }'s attack on you fails.
    .ruin-you = You and { $realm } fell each other. Nobody wins.
    .ruin-your = You and { $seat } fell each other. Nobody wins.
log-crumble = { $seat }'s { $card } shakes on a { $die } but stands.
    .fell = { $seat }'s { $card } crumbles on a { $die }!
    .you = Your { $card } shakes on a { $die } but stands.
    .fell-you = Your { $card } crumbles on a { $die }!
log-captured = { $captor } captures { $seat }!
    .you = { $captor } captures you!
    .your = You capture { $seat }!
log-wounded = { $seat } licks wounds until Finishing.
    .you = You lick your wounds until Finishing.
log-plundered = { $to } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
} from { $seat }.
    .you = { $to } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from you.
    .nothing = { $to } finds only promises in { $seat }'s hand.
    .your = You take { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $seat }.
    .cards = { $to } takes { $cards } from { $seat }.
    .cards-you = { $to } takes { $cards } from you.
    .cards-your = You take { $cards } from { $seat }.
    .nothing-you = { $to } finds only promises in your hand.
    .nothing-your = You find only promises in { $seat }'s hand.
log-conquest =
    .take = { $seat } takes { $card }.
    .raze = { $seat } razes { $card }.
    .leave = { $seat } leaves { $card } standing.
    .take-you = You take { $card }.
    .raze-you = You raze { $card }.
    .leave-you = You leave { $card } standing.
log-victory =
    .attack = { $seat } scores an attack victory.
    .defence = { $seat } scores a defence victory.
    .attack-you = You score an attack victory.
    .defence-you = You score a defence victory.
log-aside = { $seats } { FORM($seats, form: "person") ->
        [one] stays
       *[many] stay
    } captive until the battle ends.

# Why a promise ended, after a state of data/promises.toml
reason-done = It was done.
reason-time = Its time is over.
reason-condition = Its condition never came true.
reason-not-held = The captive is in other hands.
reason-ring = The ring has met.
reason-absent = The devil wasn't in the ring.
reason-no-nominee = The devil wasn't a nominee.
reason-over = The match is over.
reason-captive = It is now that devil's captive.
reason-battles-over = The battles are over.
reason-short = Too little was left.
reason-agreed = Both agreed.
reason-forsworn = It was forsworn.
reason-false-alarm = It was a false alarm.
reason-leviathan = Leviathan doesn't turn back.
reason-no-battle = The battle is over.
reason-no-casting = That ritual can't be completed.
reason-no-help = No help could be sent.
reason-not-legal = That attack isn't possible.
reason-older = An older promise forbids it.

# Refusals (LOH section 18): why not, from the player's own view. `.promise`: with the sentence that stands in the way, in
# the reader's language; `.devil`: with the devil.
refused-wrong-phase = You can't do that in this phase.
refused-not-your-turn = It isn't your turn.
refused-floor-taken = Someone has called Stop! Wait until they finish.
refused-hold-spent = You have no bluffs left this round. Call Stop! with something to play.
refused-not-owner = That card isn't yours. Choose one of yours.
refused-pledged = You've promised that to someone. Offer something else.
refused-short = You'd be short of what you've promised. Keep more back.
refused-ribboned = That is only lent to you. Choose something of yours.
refused-past = That moment has passed.
refused-too-many-promises = You've sworn as many promises as you can.
refused-no-window = You can't play that right now.
refused-sworn-not-to = Your promise forbids it.
refused-sworn-not-to-promise = Your promise forbids it: “{ $promise }.”
refused-sworn-to = You've promised something else.
refused-sworn-to-promise = You've promised something else: “{ $promise }.”
refused-cannot-swear = A devil can't swear what it couldn't keep. Promise something else.
refused-clashes = That contradicts your promise. Promise something else.
refused-clashes-promise = That contradicts your promise: “{ $promise }.” Promise something else.
refused-cannot-trade-state = That devil can't trade right now. Deal with another.
refused-cannot-trade-state-devil = { $devil } can't trade right now. Deal with another.
refused-need-leave = Your captor hasn't allowed it. Offer your captor a deal.
refused-not-movable-now = Tabled cards don't move in this phase.
refused-captive-fixed = Captives don't change hands in Battles.
refused-offer-limit = Too many offers are open. Withdraw one first.
refused-stale = Things have moved on. That offer no longer stands.
refused-swap-used = The Unknown Powers deal once a round.
refused-already-attacked = You've attacked that realm this round. Choose another.
refused-nothing-left = Nothing is left there to take. Choose another realm.
refused-no-leader = Those hordes need a leader.
refused-just-arrived = They only arrived this battle round.
refused-leviathan-holds = Leviathan doesn't turn back.
refused-principal-side = The attacker and the defender can't change sides.
refused-cannot-flee = You need a card to flee.
refused-wrong-fortress = Use a fortress card of the same kind.
refused-jug-first = Juggernauts take the first hits.
refused-leviathan-last = Leviathan is hit last.
refused-spread-hits = Spread the hits evenly.
refused-ritual-slot = You have no room for another ritual.
refused-need-souls = You don't have enough Souls. Choose something cheaper.
refused-no-target = It has no target. Keep it for later.
refused-set-aside = The battle decides about that captive.
refused-devil-absent = Your devil isn't in Hell.
refused-not-nominee = That devil isn't a nominee. Choose a nominee.
refused-ring-closed = Nobody may talk in the ring.
refused-bad-target = Choose another target.
refused-already-answered = You've already chosen.
refused-stale-ask = Too late. The moment has passed.
refused-not-legal = That isn't possible right now.
refused-match-over = The match is over.
refused-nothing-to-take-back = Nothing to undo.
refused-cannot-resign = You can't resign right now.
refused-malformed = This game has no such move.

# The result, and the table of the reckoning
result-overlord = The overlord reigns
result-throne = The power behind the throne
result-shared = A shared win
end-overlord = The crown is on, the throne is warm and every debt is paid in full.
end-throne = One devil sits on the throne. Another holds the receipts.
end-shared = They share the win, and each of them keeps a copy of the contract.
tally-total = Score
tally-victory-points = Victory points
tally-overlord = Overlord
tally-promises = Overlord's promise cards
tally-promises-kept = Promises kept
tally-promises-broken = Promises broken
tally-battles-won = Attacks won
story-counts = points, round by round
story-turn = Round
story-change = { $n ->
        [one] point
       *[other] points
    }
story-stamp-ring = Crowned!
story-stamp-breach = Promise broken
story-stamp-captured = Captured!
story-stamp-battle-over = A realm falls
story-stamp-surrendered = Surrender!
boast-1 = I kept every promise I remember making.
boast-2 = Thrones are warm. Someone has just left.
boast-3 = Read the small print. I wrote it.

# For newcomers: the next sensible thing, by ask; `aid.danger`: a warning before a grave click
aid-offer-answer = Read both sides, then accept, counter or decline.
aid-beat-auto = You keep passing with nothing to play. Auto-pass does it for you.

## The table on screen

# Labels
paper = The Brimstone Times
you = You
nobody = Nobody
anyone = anyone
a-card = a card
vp = VP
stable = stable
unstable = unstable
delayed = delayed
on-earth = on Earth
round = Round { $n }
round-of = Round { $n } of { $all }
oath = { $by } to { $to }: { $sentence }

# The ribbon of phases, short
ribbon-init = Init
ribbon-tabling = Tabling
ribbon-battles = Battles
ribbon-rituals = Rituals
ribbon-victory = Points
ribbon-council = Council
ribbon-ring = Ring
ribbon-finishing = Finishing

# Realms
realm-empty = Nothing here yet.
fact-power = Power
fact-souls = Souls
fact-hand = Hand
fact-seals = Promises
pill-ready = Ready
pill-deal = Deal
pill-dealing = Bargaining
pill-thinking = Thinking
hand-empty = Your hand is empty.
hand-count = { $all } of { $most } cards

# Deck, discard pile, Unknown Powers
affairs-turn = { $round } · { $name } first
affairs-deck = Deck { $n }
affairs-discard = Discard { $n }
powers = Unknown Powers
powers-swap = 1 promise card for 6 cards
powers-done = Swapped this round
powers-closed = Closed

# The ledger
ledger = The Ledger
ledger-owe = You owe { $n }
ledger-owed = Owed to you { $n }
ledger-empty = Nothing is sworn yet. Every promise you make or get is kept here, and no devil can break it.
seal-waiting = Waiting for its condition
seal-live = Binding
seal-due = Due now
seal-kept = Kept
seal-lapsed = Lapsed without blame
seal-cancelled = Released
seal-forsworn = Forsworn
seal-broken = Broken

# The tray of offers
tray-anyone = To anyone
tray-all = Everyone
tray-empty = No open offers. Press a devil to make one.
tray-answer-declined = { $name } turns your offer down.
tray-answer-declined-anyone = Nobody takes your open offer.
tray-answer-lapsed = Your offer to { $name } lapses.
tray-answer-lapsed-anyone = Your open offer lapses.
tray-answer-void = Your deal with { $name } falls through.
tray-answer-void-anyone = Your open offer falls through.
tray-goods = { $n ->
    [one] 1 thing
   *[other] { $n } things
}
tray-oaths = { $n ->
    [one] 1 promise
   *[other] { $n } promises
}
tray-nothing = nothing
tray-told = { $give } for { $take }

# The scale
talk-free = Talk is free and binds nobody. Only promises on the scale do.
talk-off = Banter is off at this table. Emotes remain.
scale-you-give = You give
scale-gives = { $name } gives
scale-anyone-gives = Whoever accepts gives
scale-goods = Goods
scale-nothing = No goods on this side
scale-swear = I will … (your promise)
scale-ask-promise = “I will …” (ask for a promise)
sight-private = Private
sight-private-small = only you two see it
sight-public = Public
sight-public-small = everyone sees it
cards-shown = Cards shown
cards-shown-small = the other can read them
cards-closed = Cards hidden
cards-closed-small = the other reads “1 card”
souls-all = All Souls
piece-souls = { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    }
piece-any = { $n ->
        [one] 1 card
       *[other] Any { $n } cards
    }
piece-random = { $n ->
        [one] 1 random
       *[other] { $n } random
    }
piece-look = A look at the hand
piece-leave = Leave to trade
piece-release = Release
piece-drawn = The card drawn

# The market
market-ask-draft = Your offer to { $name }. Put goods and promises on the scale.
market-ask-anyone = An offer to anyone. The first to accept gets it.
market-ask-own = Your offer to { $name } is open.
market-ask-seal = { $name } offers you a deal. Seal it?
market-ask-pick = { $name } asks for cards: { $n } left to choose.
market-ask-theirs = { $name } offers { $to } a deal, for everyone to see.
market-aid-draft = Press or drag cards. Dashed places add more. Whatever is sworn binds.
market-aid-seal = The left pan comes to you, the right one goes, and promises bind.
market-send = Send offer
market-send-small = to { $name }
market-seal = Seal the deal
market-seal-small = binds both
market-withdraw = Withdraw offer
market-clear = Clear
market-close = Close
market-ask-why = Turn { $name }'s offer down. What do you say?
market-aid-why-private = Only { $name } hears it.
market-aid-why-public = Everyone at the table hears it.
market-explain = Decline, say why
market-no-word = Say nothing
deal-said-dear = You ask for more than you give.
    .button = Too dear
deal-said-lead = You're ahead already. Not from me.
    .button = You're ahead
deal-said-trust = I don't trust you.
    .button = No trust
deal-said-later = Not now. Ask me again later.
    .button = Not now
deal-said-more = I want more for that.
deal-said-bound = I won't tie my own hands.
deal-said-vote = My vote isn't for sale.
deal-said-horde = I need that horde myself.

# A refused deal: heading by what was said with it, the offer, what would be taken, what each devil says who gives no reason
refusal-stamp = Refused
refusal-said = “{ $said }”
refusal-yours = Your offer: { $deal }
refusal-would-take = { $name } would take { $deal }
refusal-add = your offer + { $deal }
refusal-less = your offer without { $deal }
refusal-mend = Change your offer
refusal-silent = { $name } says no
refusal-counter = { $name } has another idea
refusal-dear = Too dear for { $name }
refusal-more = { $name } wants more
refusal-lead = { $name } fears your lead
refusal-trust = { $name } doesn't trust you
refusal-later = { $name } says not now
refusal-bound = { $name } won't be bound
refusal-vote = { $name } sells no vote
refusal-horde = { $name } keeps the horde
refusal-voice-asmodeus = I've said no to older names than yours.
refusal-voice-baalzebub = What a lovely offer. Honestly. No.
refusal-voice-belial = That was a no in B flat.
refusal-voice-dispater = I measured it twice. It doesn't fit.
refusal-voice-geryon = I came to take, not to trade.
refusal-voice-glasya = Your candle is burning low. Offer better.
refusal-voice-mammon = I counted it. Then I laughed.
refusal-voice-mephistopheles = The small print is fine. The rest isn't.

# What a thing can do
deed-held = What do you do with { $name }?
deed-aid = Choose a button, or press again for the first one.
deed-ask = Choose a target for { $name }.
deed-swap-ask = Which promise card do the Unknown Powers get?
deed-begin-ask = Which old ritual makes room for { $name }?
deed-forswear-ask = Which of your promises do you forswear?
deed-tribute-ask = Who pays tribute?
deed-leave-ask = Who may the captive trade with? Press again to end it.
verb-earth-devil = Devil to Earth
verb-back-devil = Call devil back
verb-table-small = into your realm
verb-earth-small = to gather Souls
verb-earth-devil-small = up to 3 Souls, but no fighting
verb-begin-small = to complete in Rituals
verb-discard-small = without using it
verb-swap-small = 1 promise card for 6 cards
verb-hold-play = Stop! { $what }
verb-cancel = Back
verb-done-small = { $n } of { $all }
verb-ready-done = You're ready
verb-ready-small = { $n } of { $all } ready
    .bare = No horde defends your realm
verb-stop-small = { $n ->
    [one] 1 bluff
   *[other] { $n } bluffs
} left
verb-release-small = costs a bluff
verb-passed = You've passed
verb-auto = Auto-pass
verb-auto-on = Auto-passing
verb-auto-small = every reaction
word-play-home = At home
word-play-army = Into the army

# Why not
why-not-asked = Nothing to decide right now.
why-sent = Your answer is on its way.
why-answered = You've answered.
why-choice = Answer the question first.
why-others = It's { $name }'s turn.
why-no-trade = Trade is closed right now.
why-not-now = You can't do that right now.
why-in-tabling = You do that in Tabling.
why-in-finishing = You discard this in Finishing.
why-reaction = Only reactions count now. Pass, or call Stop!
why-special = It doesn't fit this moment. Its text says when you can play it.
why-empty-offer = Put something on the scale first.
why-not-so-many = { $name } doesn't have that many.
why-no-more = You don't have that many.
why-pan-full = Only { $n } things fit on a pan.
why-pick-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left to choose.
why-picked = You've chosen enough cards. Press one to put it back.
why-not-partner = You're dealing with { $name }. Clear the scale first.
why-anyone = An offer to anyone asks for kinds of cards. Use the dashed place.
why-ritual-stays = A tabled ritual stays with its devil. You can't trade it.
why-offer-open = Close the offer first.
why-target = Choose one of the lit things, or go back.
why-ready = You're ready. Acting again undoes it.
why-passed = You've passed.

# The inspector
page-cost = Cost in Souls
page-plan = Chosen with Stop!, not yet played
page-delayed = Delayed. It can be completed next round.
page-held = In your hand
page-promise-worth = At the end: 2 points each if its signer is overlord, 1 if that is you.
page-no-devil = Still choosing a devil.
page-whole-set = All kinds of the set together
page-souls-half = { $n ->
    [one] 1 Soul, halved
   *[other] { $n } Souls, halved
}
page-cards = Cards, of 21
page-nominee = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}. Crowned if fewer than { $max } in the ring oppose it.
page-sabotaged = Sabotaged. No protection this round.
page-captive = { $name }'s captive
page-souls = 2 Souls at home are worth 1 power. Rituals cost Souls. Press them to put some on the scale.
page-stat-master-of-souls = Souls from Earth this round
page-stat-mightiest-devil = Power right now
page-stat-most-victorious-devil = Attack victories this round
page-holder = { $name }, { $side }
page-no-holder = Nobody holds it
page-sworn-by = Sworn by
page-sworn-to = Sworn to
page-sworn-in = Sworn in round
page-public = Public. Everyone can read it.
page-private = Private. Only those two see it.
page-gives = Gives:
page-wants = Wants:
page-offer = { $name }'s offer to { $to }
page-offer-over = { $end ->
        [struck] That deal is sealed.
        [declined] That offer was declined.
        [withdrawn] That offer was withdrawn.
        [countered] That offer was countered.
       *[over] That offer is no longer open.
    }
page-deck = The deck
page-deck-text = When it runs out, the discard pile becomes the new deck.
page-left = Cards left
page-discard = The discard pile
page-discard-text = Anyone can look through it.
page-powers = Once a round, put any promise card out of the game and draw 6 cards. A free devil can do so whenever trade is open.

# The slip on the empty scale: what can be done in each phase
guide-tabling-1 = Press a card in your hand and table it. Hordes at home defend your realm, and a fortress protects it.
guide-tabling-2 = Press fiends at home, or your own face, to send them to Earth for Souls.
guide-tabling-3 = Press another devil to put an offer on the scale: goods, Souls, cards, promises that bind.
guide-tabling-4 = Then press Ready. When everyone is ready, Battles begin.
guide-rituals-1 = Upright rituals are about to be cast. Pay a caster to call one off, or disrupt it with a card.
guide-rituals-2 = You can trade hand cards, promise cards, captives and promises, but nothing tabled.
guide-rituals-3 = Then press Ready.
guide-council-1 = The decision ring is next. Who gets the crown? Buy votes and nominations with promises and promise cards.
guide-council-2 = A promise card is worth 2 points to its holder if its signer becomes overlord.
guide-council-3 = Press a devil to make an offer. Then press Ready.
guide-finishing-1 = Last trades of the round. Tabled cards can change hands again.
guide-finishing-2 = You draw up to 21 cards in total. Press a card to discard whatever you don't need.
guide-finishing-3 = Then press Ready, and a new round begins.
guide-init-1 = A new round. Everyone draws, and whatever is on Earth rolls for Souls.
guide-victory-1 = Status cards are settled. Each one you hold is worth a victory point this round.

# Asks that the table words itself
ask-incoming = { $n ->
    [one] { $name } offers you a deal. Press it to read it.
   *[other] { $name } offer you deals. Press one to read it.
}

# The sheet of goods
goods-give = What you give
goods-take = What you want from { $name }
goods-take-anyone = What you want from whoever accepts
goods-hand = From the hand
goods-any = Cards of choice
goods-random = Random cards
goods-kinds = A kind of card
goods-promises = Promise cards
goods-realm = From the realm
goods-more = And also
goods-captive = Captive { $name }
goods-free = { $name }'s freedom
goods-release = Release: { $promise }
goods-done = Back to scale
goods-less = Less { $what }
goods-ask = On this pan: { $goods }
goods-aid = Press to add. Press again for one more, or to take it off.

# The promise builder
oath-heading-own = You swear to { $name }
oath-heading-anyone = You swear to whoever accepts
oath-heading-theirs = { $name } swears to you
oath-heading-whoever = Whoever accepts swears to you
oath-ask-own = Build your promise.
oath-ask-theirs = Build the promise you want.
oath-aid = No devil can break it. The game sees to that.
oath-hint = First choose what to swear. Dim words can't be sworn right now. Point at them to see why.
oath-verb = I will …
oath-another = Another promise
oath-unfinished = Choose what the promise still needs.
oath-quoted = “{ $text }”
oath-lay = Put on scale
oath-lay-small = sworn when the deal is sealed
oath-verb-no-attack = not attack
oath-verb-no-fight-against = not fight
oath-verb-no-ritual = no rituals on
oath-verb-no-special = no specials on
oath-verb-no-vote = not vote for
oath-verb-no-nominate = not nominate
oath-verb-no-earth = stay off Earth
oath-verb-no-ring = stay out of ring
oath-verb-no-flee = not flee
oath-verb-no-trade = not trade with
oath-verb-vote = vote for
oath-verb-nominate = nominate
oath-verb-attend = come to the ring
oath-verb-give = give
oath-verb-return-loan = return a loan
oath-verb-join = join a battle
oath-verb-attack = attack
oath-verb-withdraw = withdraw
oath-verb-call-off = call off
oath-verb-release = set free
oath-verb-allow-trade = allow trade
oath-verb-show-hand = show my hand
oath-verb-cast = complete a ritual
oath-arg-target = Who
oath-arg-candidate = Who
oath-arg-seat = With
oath-arg-until = Until the end of round
oath-arg-round = In round
oath-arg-who = Who stays
oath-arg-if-attend = If I stay away
oath-arg-captive = Captive
oath-arg-seats = With
oath-arg-ally = Who
oath-arg-role = Where
oath-arg-power = With at least this power
oath-arg-what = What
oath-arg-ritual = Ritual
oath-value-who-devil = my devil
oath-value-who-fiends = my fiends
oath-value-who-both = both
oath-value-if-attend-False = I must come
oath-value-if-attend-True = it lapses
oath-value-role-attack = in the attack
oath-value-role-defence = in the defence
oath-the-attack = this attack
oath-me = myself
oath-this-round = { $n }, this one
oath-due = When
oath-due-now = at once
oath-due-asap = as soon as I can
oath-due-draw = after the draw
oath-due-tabling-end = when Tabling ends
oath-due-battle-end = after the battle
oath-due-council = in Council
oath-due-finishing = in Finishing
oath-due-settlement = when there is an overlord
oath-bundle = What
oath-promise-of = { $name }'s promise
oath-tabled = { $card }, tabled
oath-empty = Start over
oath-strength = How firmly
oath-strength-firm = firmly
oath-strength-asap = as soon as I can
oath-strength-if-able = if I can
oath-condition = But only if
oath-condition-none = no condition
oath-condition-if-overlord = … is overlord
oath-condition-if-not-overlord = … is not overlord
oath-condition-if-battle-won = … wins an attack
oath-condition-if-captured = … captures …
oath-condition-if-drawn = I draw …
oath-condition-if-in-ring = … comes to the ring
oath-condition-if-attacked = … is attacked
oath-if-seat = Who
oath-if-devil = Which devil
oath-if-by = Captor
oath-if-round = By round
oath-if-kind = What
type-oath = Promises
oath-restraint = Whatever it forbids is refused until it ends.
oath-duty = When it falls due you're asked for it, and it's done for you if time runs out.

# Before the first round
pick-devil = Choose a devil
pick-be = Be { $name }

# Questions answered with a thing or a word
choose-none = nothing chosen
choose-fortress = Keep this one
choose-cards = Give these
choose-cards-vault = Take these
choose-tribute = Hand it over
choose-confiscate = Take them
choose-vote = Cast vote
choose-nominate = Nominate
choose-earth-dice = Roll this next
choose-strike = Strike
choose-vote-decline = Name nobody
choose-nominate-nobody = Nominate nobody
choose-mulligan-keep-small = these six cards
choose-mulligan-redraw-small = six new ones, once
choose-earth-reroll-reroll-small = the second roll counts
choose-arrival-come-small = you can vote
choose-arrival-home-small = you oppose nobody

# Rituals
cast-delay-small = until next round
ritual-caster = { $name } completes it
ritual-lots = Souls, { $n } × up to 3

# Earth
earth-title = Earth
earth-heading = { $name } rolls on Earth
earth-caught = caught

# The decision ring
ring-step-arrival = Who comes to the ring?
ring-step-vote = The vote
ring-step-verdict = The decision ring
ring-step-nominate = Nominations
ring-no-nominee = Nobody is nominated yet.
ring-bears = crowned if fewer than { $n } oppose
ring-tally = { $votes } for, { $against } against · under { $n }
ring-thinking = is thinking
ring-decided = has decided
ring-home = stays home
ring-came = comes
ring-declined = names nobody
ring-for = votes for { $name }
ring-vote = Vote
ring-vote-chosen = Your vote
ring-nominate = Nominate
ring-nominate-chosen = Your nominee

# The reckoning
over-hand = The hand at the end.

# The battle
verb-more = More …
battle-attacks = Attacks
battle-defences = Defends
battle-front = { $name } against { $realm }
battle-army = { $name }'s army
battle-helper = Helper { $name }
battle-nobody = Nobody is here.
battle-protection = Protection { $n }
battle-negated = Gates open
battle-of-first = of { $n }
battle-threshold = { $n }: +{ $more } exchanges
battle-count = { $n } exchanges · dice { $dice }
battle-round = Battle round { $n } · { $all } exchanges
battle-rule = Highest die counts · the side just hit rolls 2 more
battle-exchange = Exchange { $n } of { $all }
battle-the-wall = the wall
battle-hit-attack = Attack hit
battle-hit-defence = Defence hit
battle-hit-shielded = Helper hit
battle-hit-none = nobody
battle-beats = { $a } beats { $b }
battle-tie = { $a }, a tie. The stronger side hits
battle-shielded = { $a }. The wall holds, a helper is hit
battle-wall = { $a }. The wall holds
battle-level = { $a } each
battle-power = power { $n }
battle-may-come = May still come
organise-without-devil = { $seat } attacks, { $against } to { $power }. Your devil isn't in the fight.
battle-organise = Battle round { $n }. Choose your side
battle-choose-join = Who do you bring?
battle-choose-call = Who do you call from home?
battle-choose-send-home = Who do you send home?
battle-join-go = March
battle-call-go = Call them
battle-send-home-go = Send home
battle-muster-hint = Press a card to bring it or leave it at home.
battle-ready = Ready: { $name }
battle-only-watch = You can only watch this battle, talk and trade.
battle-join-attack = Join the attack
battle-join-attack-told = Help storm the realm. The attacker may share the plunder.
battle-join-defence = Join the defence
battle-join-defence-told = Fight beside the defender. The wall doesn't cover you.
battle-call-told = Bring more hordes from your realm.
battle-send-home-told = Hordes that arrived in an earlier battle round can leave.
battle-withdraw-told = Your whole army goes home. If the attack is yours, it fails.
battle-withdraw-sure = Withdraw?
battle-side-told = Go over to the other side: { $side }
battle-flee-told = Your devil is gone until Finishing: no trade, no ring. Your hordes fight on.
battle-flee-sure = Flee?
battle-surrender-told = Your devil is the attacker's captive at once. Your hordes fight on.
battle-surrender-sure = Surrender?
battle-truce-told = If both leaders raise it, nobody rolls this battle round.
battle-truce-theirs = The other leader has raised the white flag.
battle-truce-both = Both flags are up. Nobody rolls this battle round.
battle-truce-on = White flag up
battle-rear-told = { $name } is away. Attack that realm in the rear.
battle-turn-to = Turn on
battle-market = To the market
battle-market-small = trade is open
battle-back = To the battle
attack-turn-pass-small = you can attack later, unless all pass
parley-pass-small = counts as a pass
conquest-take-small = yours at once, the old one goes
conquest-raze-small = nobody gets it
conquest-leave-small = it stays where it is
share-hint = Press a card to hand it to another devil.
share-done = Share plunder
why-troops = Choose hordes, or go back.
forecast-label = Forecast
forecast-attack = attack wins { $n } %
forecast-hardly = attack wins under 1 %
forecast-nearly = attack wins over 99 %
forecast-certain-won = the attack has won, nobody defends
forecast-certain-failed = no attack, nobody leads it
forecast-certain-ruin = ruin for both
forecast-how = { $n } trial battles as things are
forecast-how-coming = { $n } trial battles with your choice
forecast-how-certain = no dice needed
forecast-about =
    
    Forecast:
    The battle is fought { $n } times with the hordes in sight. Nobody comes or goes, and no hand cards are played. Right within 3 in 100.
hits-heading = Hits to place
hits-now = Press whoever takes this { $die }. { $n ->
    [one] 1 hit
   *[other] { $n } hits
} left.
hits-rest = the rest in the usual order
hits-all-placed = Your hits are placed.
hits-all-place = Your hits are placed. Press Settle hits.
hits-all-spread = All hits are spread. Press Settle hits.
hits-all-aid = Undo takes back the last one. Settle hits confirms them all.
hits-choosing = { $name } is choosing
hits-placed = { $name } has chosen
guide-battles-1 = The attack turn moves round the table from the Starter. On your turn, attack a realm or pass.
guide-battles-2 = You can trade hand cards, promise cards and promises at any time. Pay to be spared, or for help.
guide-battles-3 = When a realm is attacked, every free devil can join either side.
guide-attack-turn-1 = Press a devil's face to attack its realm. A dim one says why you can't.
guide-attack-turn-2 = Compare the powers. The defence also has its fortress, and friends can come to either side.
guide-attack-turn-3 = Or pass. You can still attack when the turn comes round again.
guide-parley-1 = You have declared an attack. Now the others can pay you to stop or to continue.
guide-parley-2 = Continue, press another face to turn elsewhere (once), or stop the march.
guide-beat-1 = Everyone may react now. Stop! gives you the floor, to play a card or to think.
guide-beat-2 = Nothing to say? Pass. When everyone has passed, play continues.
guide-floor-1 = Someone called Stop! and has the floor. They can play a card. The others wait, or call Stop! too.
guide-floor-2 = Offers stand still meanwhile.
guide-mulligan-1 = Your first cards: hordes, fortresses, rituals, artifacts, specials. Point at one to read it.
guide-mulligan-2 = A fortress protects your realm. If you drew none, you can draw six new cards, once.
forecast-how-all = { $n } trial battles if all of them come
guide-conquest-1 = The fortress is yours to decide on: take it, raze it or leave it.

# Big words of moments
moment-devils = The devils of Hell
moment-starter = { $name } goes first
moment-deal = A deal!
deal-weighs = { $name } weighs it
deal-swears = { $name } swears
    .you = You swear
deal-struck = Struck
moment-breach = Promise broken!
moment-breach-small = { $name } owed it to { $to }
moment-stop = Stop!
moment-stop-small = { $name } wants the floor
moment-captive = Behind bars
moment-free = Free!
moment-arrivals = The ring meets
moment-nobody = Nobody comes
moment-no-overlord = No overlord yet
moment-overlord = { $name } is overlord!
moment-overlord-vote = crowned by the ring
moment-overlord-victory-points = by victory points
moment-overlord-round-limit = the last round is over
moment-attack = An attack!
moment-attack-off = Turns back
moment-march = The march begins
moment-rear = In the rear!
moment-battle-round = Battle round { $n }
moment-fled = Flees!
moment-surrender = Surrender!
moment-withdrew = Withdraws
moment-truce = Truce! No dice
moment-hits-shielded = { $n ->
    [one] 1 hit
   *[other] { $n } hits
} on helpers
moment-hits-revenge = Juggernauts strike back!
moment-joined-attack = { $name } attacks!
moment-joined-defence = { $name } defends!
moment-downed = { $name } is down!
moment-over-won = { $name } wins!
moment-over-won-small = the attack succeeds
moment-over-failed = { $name } holds!
moment-over-failed-small = the attack fails
moment-over-ruin = { $name } falls too!
moment-over-ruin-small = mutual ruin, nobody wins
moment-crumbles = It crumbles!
moment-stands = It stands
moment-captured = { $name } is captured!
moment-plunder = { $n ->
    [one] 1 card plundered
   *[other] { $n } cards plundered
}
moment-conquest-take = Taken!
moment-conquest-raze = Razed!
moment-conquest-leave = Left standing
moment-victory-attack = Attack victory!
moment-victory-defence = Defence victory!

# A hand that is shown
peek-heading = { $name }'s hand
hand-nothing = Empty


## Cards

card-fiends = Fiends
    .text = Power 2. In Tabling you can send it to Earth to gather Souls. On a 1 it's caught and destroyed.
    .flavour = They knock first. It makes the rest funnier.
card-diabolic-fiends = Diabolic Fiends
    .text = Power 3. Can be sent to Earth like Fiends, and is never caught there.
    .flavour = The same knock, and a better lawyer.
card-dark-critters = Dark Critters
    .text = Power 2. While one army holds Dark, Night and Shadow Critters, that army has 5 more power.
    .flavour = Something under the stairs has learned to count to three.
card-night-critters = Night Critters
    .text = Power 2. While one army holds Dark, Night and Shadow Critters, that army has 5 more power.
    .flavour = They hold meetings when the lamps go out.
card-shadow-critters = Shadow Critters
    .text = Power 2. While one army holds Dark, Night and Shadow Critters, that army has 5 more power.
    .flavour = You brought a light. How thoughtful.
card-tormented-ones = Tormented Ones
    .text = In one army, the first has power 1, the second 2, the third 3, and so on.
    .flavour = Alone they weep. Together they sing.
card-warriors-of-darkness = Warriors of Darkness
    .text = Power 4. When it's destroyed in battle, its owner gains 1 Soul after the battle.
    .flavour = Their contracts include a clause about afterwards.
card-metal-beasts = Metal Beasts
    .text = Power 4. While any unhit Metal Beasts attack, the fortress protects 1 less (once per battle, however many).
    .flavour = Gates are only meals with hinges.
card-juggernauts = Juggernauts
    .text = Power 5. Must take the first hits. When destroyed, it deals one extra hit with the die that destroyed it.
    .flavour = It falls forwards. That is the whole plan.
card-fallen-angels = Fallen Angels
    .text = Power 5. Can lead your army in place of your devil.
    .flavour = They remember how to march in step.
card-leviathan = Leviathan
    .text = Power 9. Hit only after your other hordes in the battle. While it's in your attacking army, you can't withdraw.
    .flavour = It was asked to leave the sea. It brought the sea.
card-black-tower = Black Tower
    .text = Power 4, protection 1. In each Init you gain 1 Soul, which doesn't count for Master of Souls.
    .flavour = The bell tolls whenever a lie succeeds.
card-iron-fortress = Iron Fortress
    .text = Power 5, protection 2.
    .flavour = No windows. Nobody inside wanted a view.
card-bone-citadel = Bone Citadel
    .text = Power 4, protection 1. Whoever plunders you draws 1 card fewer.
    .flavour = Every wall is someone who argued.
card-flame-keep = Flame Keep
    .text = Power 4, protection 1. In the first exchange of each battle round the defence rolls 1 extra die.
    .flavour = Guests are warmly received.
card-high-palace = High Palace of Hell
    .text = Power 3, protection 1. Your nomination places 2 markers instead of 1.
    .flavour = The throne is empty. The chairs around it are not.
card-crown-of-lucifer = Crown of Lucifer
    .text = Your devil has 4 more power.
    .flavour = It fits everyone. That was the trouble.
card-quill-of-pacts = Quill of Pacts
    .text = A swap with the Unknown Powers gives you 8 cards instead of 6.
    .flavour = It writes in whatever colour you bleed.
card-mirror-of-lies = Mirror of Lies
    .text = Once per round, in any phase open to specials, look at one other hand.
    .flavour = It shows you exactly what they would say.
card-brazen-shield = Brazen Shield
    .text = Once per round, when a hit is given to your devil, that hit is lost instead.
    .flavour = Someone else's face is on it.
card-wings-of-night = Wings of Night
    .text = Your defending devil may flee in any battle round without a card.
    .flavour = Dignity is for those who stay.
card-ring-of-chains = Ring of Chains
    .text = You may hold captives without a fortress.
    .flavour = One finger. Many wrists.
card-horn-of-war = Horn of War
    .text = Once per round, before the dice of a battle round you fight in: your side rolls 1 extra die in each exchange.
    .flavour = The second note is always a scream.
card-book-of-names = Book of Names
    .text = When your ritual would be discarded unfinished, take it back in hand.
    .flavour = Yours is in it. Page nine.
card-soul-cage = Soul Cage
    .text = If you gain any Souls from Earth in Init, gain 1 more, which doesn't count for Master of Souls.
    .flavour = They stop rattling after the first century.
card-banner-of-dread = Banner of Dread
    .text = You count 4 more power for Mightiest Devil, and Turncoat can't take your hordes.
    .flavour = No wind in Hell, and still it moves.
card-bury = Bury
    .text = Choose another realm. Destroy up to 3 targets there: each a horde, or up to 3 Souls. Cost: 2 Souls.
    .flavour = The ground was hungry anyway.
card-summon-host = Summon the Host
    .text = Draw 4 resource cards (the card limit applies). Cost: 2 Souls.
    .flavour = Ring the bell. Stand well back.
card-raise-the-fallen = Raise the Fallen
    .text = Choose up to 2 hordes in the discard pile and table them in your realm. Cost: 1 Soul.
    .flavour = Dead twice, paid once.
card-soul-harvest = Soul Harvest
    .text = Take up to 4 Souls from one other realm.
    .flavour = What is a neighbour's vault but a ripe field?
card-open-the-vault = Open the Vault
    .text = Look at one other hand and take 2 resource cards of your choice. Cost: 1 Soul.
    .flavour = The lock apologised and stepped aside.
card-chaos-catalysm = Chaos Cataclysm
    .text = Destroy one thing in Hell of another devil. Its owner then does the same to a devil not yet struck, and so on. Cost: 3 Souls.
    .flavour = Everyone agreed it was someone else's fault.
card-shatter-walls = Shatter Walls
    .text = Destroy one fortress of another realm. Captives in it go free. Cost: 2 Souls.
    .flavour = It began as a hum in the mortar.
card-chains-of-dis = Chains of Dis
    .text = You need a fortress. A devil at home in Hell becomes your captive. Cost: 5 Souls.
    .flavour = Forged for gods. Adjustable.
card-slip-away = Slip Away
    .text = In any battle round, your devil leaves its battle and is fled until the round ends.
    .flavour = Left by the door marked Entrance Only.
card-jailbreak = Jailbreak
    .text = Your captive devil goes free and is home in Hell.
    .flavour = The guard was very well paid, once.
card-turncoat = Turncoat
    .text = You fight in this battle: take one enemy horde in it. It fights for you and stays yours.
    .flavour = Loyalty is a matter of volume.
card-ambush = Ambush
    .text = You fight in this battle: your side rolls 1 extra die in each exchange of this battle round.
    .flavour = The rocks had been quiet for too long.
card-false-alarm = False Alarm
    .text = A declared attack is called off before it starts. It doesn't count as an attack on that realm.
    .flavour = Wrong gate, wrong hour, wrong war.
card-forced-march = Forced March
    .text = Table up to 3 hordes from your hand, at home or straight into your army in this battle.
    .flavour = Nobody asked their feet.
card-pickpocket = Pickpocket
    .text = Take 1 random resource card from one other hand.
    .flavour = Hell has pockets. Hell has fingers.
card-disrupt = Disrupt the Ritual
    .text = Discard one tabled ritual that isn't being completed.
    .flavour = Sneezed. On the seventh circle. On purpose.
card-sabotage = Sabotage
    .text = One fortress has protection 0 until the end of the round.
    .flavour = Someone sold the hinges.
card-summons = Infernal Summons
    .text = One devil on Earth, anyone's, is home in Hell at once.
    .flavour = Your presence is required. So is your spine.
card-writ-of-fealty = Writ of Fealty
    .text = Every devil with its own promise card in hand gives one to the next such devil on its left.
    .flavour = Sign here, here, and in the margin of your soul.
card-scandal = Scandal
    .text = Remove 1 nomination marker from one nominee.
    .flavour = He was seen being kind. There were witnesses.
card-acclaim = Acclaim
    .text = Add 1 nomination marker to one nominee.
    .flavour = A thousand throats, reasonably priced.

## Devils

devil-asmodeus = Asmodeus
    .text = Power 7. Once per round in Tabling, name a free devil in Hell: it chooses one of its resource cards and hands it to you.
    .flavour = The oldest name on the door, and the heaviest.
devil-baalzebub = Baalzebub
    .text = Power 5. Can forswear one of his promises without penalty, then not again until his second Init after. His realm has 1 more protection (1 with no fortress).
    .flavour = Every word of it was true when he said it.
devil-belial = Belial
    .text = Power 5. After a battle he fought in, he gains 1 Soul per 2 hordes destroyed there on either side (rounded up, at most 3).
    .flavour = He keeps the screams in jars, by key.
devil-dispater = Dispater
    .text = Power 5. His fortress protects 1 more and never crumbles after battle. His captives cannot escape by fortress card.
    .flavour = Measure twice. Imprison once.
devil-geryon = Geryon
    .text = Power 6. When he's the original attacker, his side rolls 1 extra die in the first exchange of each battle round.
    .flavour = He does not parley. He arrives.
devil-glasya = Glasya
    .text = Power 5. May have two rituals at once, and each of her rituals costs 1 Soul less.
    .flavour = Two candles. One of them is you.
devil-mammon = Mammon
    .text = Power 5. Draws 1 more card in Init. When his realm is plundered or he is captured in battle, he draws 2 cards after that battle.
    .flavour = He counted it. He will count it again.
devil-mephistopheles = Mephistopheles
    .text = Power 5. His own Earth roll counts 1 higher (at most 6). Each Init he may reroll one fiend roll of 1.
    .flavour = You signed before he finished smiling.

## Promise cards

promise-card-asmodeus = Promise of Asmodeus
    .text = Worth points to its holder if Asmodeus becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-baalzebub = Promise of Baalzebub
    .text = Worth points to its holder if Baalzebub becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-belial = Promise of Belial
    .text = Worth points to its holder if Belial becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-dispater = Promise of Dispater
    .text = Worth points to its holder if Dispater becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-geryon = Promise of Geryon
    .text = Worth points to its holder if Geryon becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-glasya = Promise of Glasya
    .text = Worth points to its holder if Glasya becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-mammon = Promise of Mammon
    .text = Worth points to its holder if Mammon becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-mephistopheles = Promise of Mephistopheles
    .text = Worth points to its holder if Mephistopheles becomes overlord (see the scoring table).
    .flavour = Signed, sealed and still warm.

## Status cards

status-master-of-souls = Master of Souls
    .text = Gain: 2 more Souls from Earth this round than anyone else, and at least 5. Keep: nobody gathered more, and you gathered at least 5.
    .flavour = Counted twice, and still he wants more.
status-mightiest-devil = Mightiest Devil
    .text = Gain: 3 more power than anyone else, and at least 25. Keep: nobody has more power, and you have at least 25.
    .flavour = They bow from quite a long way off.
status-most-victorious-devil = Most Victorious Devil
    .text = Gain: most attack victories this round. Keep: nobody else has as many, or those tied with you have fewer defence victories.
    .flavour = Ask the ruins. They remember.

## Phases

phase-init = Init
phase-tabling = Tabling
phase-battles = Battles
phase-rituals = Rituals
phase-victory = Victory points
phase-council = Council
phase-ring = Decision ring
phase-finishing = Finishing

## States of a devil

devil-state-in-hell = In Hell
devil-state-on-earth = On Earth
devil-state-captive = Captive
devil-state-fled = Fled
devil-state-downed = Downed
devil-state-wounded = Wounded

word-seats-all = everyone
word-any-seat-anyone = anyone
word-battle-role-attack = in its attack
word-battle-role-defence = in its defence
word-earth-kind-devil = devil
word-earth-kind-fiends = fiends
word-earth-kind-both = devil or my fiends
word-call-kind-attack = this attack
word-call-kind-ritual = the ritual { $ritual }
word-card-kind-army = a horde
word-card-kind-fortress = a fortress
word-card-kind-artifact = an artifact
word-card-kind-ritual = a ritual
word-card-kind-special = a special
word-flag-if-attend = , if I come to the ring

## Strengths

strength-firm = { "" }
    .short = { "" }
strength-asap = , as soon as I can
    .short = , as soon as possible
strength-if-able = , if I can
    .short = , if able


## Sentences of promises

sentence-no-attack = I will not attack { $target } until the end of round { $until }
    .short = No attack on { $target } · to R{ $until }
sentence-no-fight-against = I will not fight { $target } until the end of round { $until }
    .short = No fight with { $target } · to R{ $until }
sentence-no-ritual = My rituals will not touch { $target } until the end of round { $until }
    .short = No rituals on { $target } · to R{ $until }
sentence-no-special = I will play no special or power against { $target } until the end of round { $until }
    .short = No specials on { $target } · to R{ $until }
sentence-no-vote = I will not vote for { $candidate } until the end of round { $until }
    .short = No vote for { $candidate } · to R{ $until }
sentence-no-nominate = I will not nominate { $candidate } until the end of round { $until }
    .short = No nomination for { $candidate } · to R{ $until }
sentence-no-earth = I will not send my { $who } to Earth in round { $round }
    .short = Not to Earth · R{ $round }: my { $who }
sentence-no-ring = I will stay out of the decision ring of round { $round }
    .short = Out of the ring · R{ $round }
sentence-no-flee = I will not flee or slip away in round { $round }
    .short = No flight · R{ $round }
sentence-no-trade = I will not trade with { $seat } until the end of round { $until }
    .short = No trade with { $seat } · to R{ $until }
sentence-vote = I will vote for { $candidate } in round { $round }{ $if_attend }
    .short = Vote for { $candidate } · R{ $round }{ $if_attend }
sentence-nominate = I will nominate { $candidate } in round { $round }{ $if_attend }
    .short = Nominate { $candidate } · R{ $round }{ $if_attend }
sentence-attend = I will come to the decision ring of round { $round }
    .short = Come to the ring · R{ $round }
sentence-give = I will give { $to } { $bundle }, { $due }
    .short = Give { $to } { $bundle }, { $due }
sentence-return-loan = I will return to { $to } { $cards }, { $due }
    .short = Return to { $to } { $cards }, { $due }
sentence-join = I will join { $ally } { $role } in round { $round } with at least { $power } power
    .short = Join { $ally } { $role } · R{ $round }, power { $power }
sentence-attack = I will attack { $target } in round { $round }
    .short = Attack { $target } · R{ $round }
sentence-withdraw = I will withdraw from this battle
    .short = Withdraw from this battle
sentence-call-off = I will call off { $what }
    .short = Call off { $what }
sentence-release = I will set { $captive } free, { $due }
    .short = Free { $captive }, { $due }
sentence-allow-trade = I will let { $captive } trade with { $seats } until the end of round { $until }
    .short = Let { $captive } trade with { $seats } · to R{ $until }
sentence-show-hand = I will show { $to } my hand, { $due }
    .short = Show { $to } the hand, { $due }
sentence-cast = I will complete { $ritual } on { $target } in round { $round }
    .short = Complete { $ritual } on { $target } · R{ $round }

## Conditions

condition-if-overlord = If { $seat } becomes overlord by the end of round { $round }
    .short = If { $seat } is overlord · to R{ $round }
condition-if-not-overlord = If { $seat } doesn't become overlord in round { $round }
    .short = If { $seat } isn't overlord · R{ $round }
condition-if-battle-won = If { $seat } wins an attack in round { $round }
    .short = If { $seat } wins an attack · R{ $round }
condition-if-captured = If { $by } captures { $devil } by the end of round { $round }
    .short = If { $by } captures { $devil } · to R{ $round }
condition-if-drawn = If I draw { $kind } by the end of round { $round }
    .short = If { $kind } is drawn · to R{ $round }
condition-if-in-ring = If { $seat } comes to the ring of round { $round }
    .short = If { $seat } comes to the ring · R{ $round }
condition-if-attacked = If { $seat } is attacked in round { $round }
    .short = If { $seat } is attacked · R{ $round }

## When a promise falls due

due-now = at once
    .short = now
due-asap = as soon as I can
    .short = as soon as possible
due-draw = after the draw of round { $round }
    .short = after the draw · R{ $round }
due-tabling-end = at the end of Tabling of round { $round }
    .short = end of Tabling · R{ $round }
due-battle-end = after this battle
    .short = after this battle
due-council = in the Council of round { $round }
    .short = Council · R{ $round }
due-finishing = in Finishing of round { $round }
    .short = Finishing · R{ $round }
due-settlement = when there is an overlord
    .short = when there is an overlord

## What changes hands

bundle-hand-card =
    .one = { $card }
    .unread = 1 card
bundle-any-cards =
    .one = any 1 card
    .many = any { $n } cards
bundle-random-cards =
    .one = 1 random card
    .many = { $n } random cards
bundle-drawn-card =
    .one = the card drawn
bundle-promise-card =
    .one = { $promise }
    .many = { $promise } × { $n }
bundle-souls =
    .one = 1 Soul
    .many = { $n } Souls
    .all = all Souls
bundle-tabled =
    .one = { $card } (tabled)
    .unread = a tabled card
bundle-fortress =
    .with = the fortress with any captives
    .keep = the fortress without its captives
bundle-captive =
    .hand-over = the captive { $seat }
    .free = { $seat }'s freedom
bundle-hand-view =
    .one = a look at the hand
bundle-trade-leave =
    .one = leave to trade
bundle-promise-release =
    .one = release from a promise
    .named = release from: { $promise }

## Lobby options

option-victory-goal = Victory goal
    .about = A devil with this many victory points takes the throne, whatever the ring decides.
    .value-0 = 10, or 8 with 3 players
    .every = { $n } points
option-round-limit = Last round
    .about = If nobody is crowned by this round, most victory points takes the throne.
    .value-0 = No limit
    .every = Round { $n }
option-short-game = Short game
    .about = About an hour: goal 6, last round 8, and the popular get their extra marker from 4 points.
option-pace = Pace
    .about = How long phases, reactions and choices may take.
    .value-normal = Normal
    .value-relaxed = Relaxed
    .value-quick = Quick
    .value-untimed = No time limits
option-devil-choice = Devils
    .about = With 3 or 4 players, each chooses one of two devils. With more, devils are dealt.
    .value-deal-two-pick-one = Choose one of two
    .value-random = Dealt
option-private-deals = Private deals
    .about = Whether two devils may bargain and swear without the others hearing.
option-forecast = Battle forecast
    .about = Shows how a battle is likely to end, and how much printed power an offer moves.
option-banter = Banter
    .about = Free talk at the table. It binds nobody.

## Lesson

lesson-guide = The advocate
lesson-welcome = Make a king, and win
    .text = You're Asmodeus, and Hell wants an overlord. The overlord doesn't always win: status, victory points and promise cards are counted. You hold 2 promise cards from Belial and 3 from Mephistopheles.
lesson-trade = A trade, both ways
    .text = Belial is your captive. He offers 3 promise cards and a card of his hand, and you let him go. His promise cards are points for you if he's ever overlord.
    .act1 = Press Belial's offer
    .act2 = Press Seal the deal
    .done = Traded, both ways
lesson-offer = Now make one yourself
    .text = Mephistopheles has 3 Souls, and rituals are paid for in Souls. Ask for one, and give a card you can spare. Until he agrees, he sees only its back.
    .act1 = Press Mephistopheles
    .act2 = Press his Souls
    .act3 = Press Slip Away
    .act4 = Press Send offer
    .done = Made an offer of your own
lesson-promise = Sworn is sworn
    .text = Mephistopheles gives you a card, and you swear to vote for him this round. The ledger keeps every promise, and no devil can break one.
    .act1 = Press the offer of Mephistopheles
    .act2 = Press Seal the deal
    .done = Gave a promise
lesson-ready = Enough tabled
    .text = In Tabling you table armies and artifacts, trade, and send fiends to Earth. Yours are tabled already. When all are ready, the battles begin.
    .act1 = Press Ready
lesson-fight = Ungrateful Belial
    .text = He attacks with one horde. Your army and fortress defend your realm. More power means more dice.
    .act1 = Press Ready
lesson-place = Where it hurts least
    .text = You hit him harder. His hit takes your weakest horde, unless you place it elsewhere.
    .act1 = Press Settle hits
    .done = Won a battle
lesson-rituals = Nothing to cast
    .text = Belial is your captive again, and no captive comes to the ring. Rituals begun in Tabling would be completed now.
    .act1 = Press Ready
lesson-council = Last words
    .text = In the Council, devils buy each other's votes. Yours is sold.
    .act1 = Press Ready
lesson-ring = Come to the ring
    .text = Mephistopheles has two markers: he's crowned if two devils come and fewer than two oppose him. With three at the table, the Unknown Powers always do. He needs you, so come.
    .act1 = Press Come
lesson-vote = Keep your word
    .text = You may vote for nobody else: the promise holds. It's a good vote, too. His promise cards in your hand count when he's overlord.
    .act1 = Press Mephistopheles
    .act2 = Press Vote
    .done = Kept your word in a vote, and won
lesson-end = The power behind the throne
    .text = Mephistopheles wears the crown, and you win by 12 to 5.
    .open1 = Going to Earth for Souls
    .open2 = Attacking
    .open3 = Rituals
    .open4 = Cards that answer a Stop!

## Rulebook

rulebook-goal = The aim
    .text =
        
        Lucifer has left, and Hell needs a new overlord. You're a devil: you raise armies, gather Souls, rob your neighbours and, above all, bargain.
        The match ends when one devil becomes <b>overlord</b>, by the votes of the others or by victory points. Then everyone counts points, and most points win. The overlord gets 4 extra, but each of its <b>promise cards</b> in another hand is worth 2 there. So if you own the overlord's promises, you may win without a crown.
        A devil keeps every promise. The table itself sees to that.
rulebook-start = The start
    .text =
        
        With 3 or 4 players, you choose one of two devils. With more, you're dealt one. Its power is printed on it and lasts all game. You get its 6 promise cards and draw 6 resource cards.
        If you have <b>no fortress</b> in that hand, you can change all 6 cards, once.
rulebook-round = A round
    .text =
        
        A round has eight phases: <b>Init</b> (draw 2 cards, the dice of Earth), <b>Tabling</b>, <b>Battles</b>, <b>Rituals</b>, <b>Victory points</b>, <b>Council</b>, the <b>decision ring</b> and <b>Finishing</b>.
        In the open phases everyone acts at the same time. Press Ready when you have nothing left to do. You can still answer offers. When all are ready, a last reaction opens, and the phase is over.
        When you draw, you can't go over <b>21 cards</b> in total: devil, status and promise cards, hand and tabled cards. Souls don't count.
rulebook-cards = The five kinds of cards
    .text =
        
        <b>Hordes</b> are tabled, fight and stay until destroyed. Those who fight together are an army. <b>Fortresses</b> protect your realm and hold captives. You can have one. <b>Artifacts</b> travel with your devil. <b>Rituals</b> begin in Tabling and are completed in Rituals, for Souls. <b>Specials</b> are played from the hand, at the moments printed on them.
        A fortress card in your hand has 3 uses against a fortress of the same kind: open it when you attack it, slip out of it in a battle, or escape from it as a captive.
rulebook-tabling = Tabling
    .text =
        
        Table as many hordes and artifacts as you like, and one fortress. Begin one ritual. Send fiends, or your devil itself, to Earth. Trade.
        Once a round you can give one promise card, of any devil, to the <b>Unknown Powers</b> and draw 6 cards at once. The card is gone for good, and nobody sees whose it was.
        Cards in your hand are safe from armies, but they don't fight either.
rulebook-earth = Souls from Earth
    .text =
        
        In the next Init, everything on Earth rolls a die. <b>Fiends</b>: 1 caught and destroyed, 2 nothing, 3 or 4 one Soul, 5 or 6 two Souls. <b>Diabolic Fiends</b>: the same, but never caught. <b>A devil</b>: 1 nothing, 2 or 3 one, 4 or 5 two, 6 three. It can reroll once.
        A devil on Earth doesn't fight, cast or come to the ring. Fiends on Earth can't be harmed, but they don't defend you.
        <b>2 Souls</b> count as 1 power, and rituals are paid with them.
rulebook-trade = Trade
    .text =
        
        An offer has two pans. Put cards, promise cards, Souls, hordes, fortresses, captives, a look at a hand and promises of both sides on them. The other devil accepts, counters or declines. A deal moves everything at once and isn't undone.
        <b>Hand and promise cards</b> can be traded in every open phase, <b>tabled cards and Souls</b> only in Tabling and Finishing. <b>Captives</b> never change hands in Battles, but can be set free there.
        An offer is open to all or known to the two of you. Talk in the chat binds nobody.
rulebook-promises = Promises that bind
    .text =
        
        A promise is one sentence, put together press by press: what, to whom, until when, and perhaps on one condition. Once sealed, it goes into the ledger and binds. <b>Whatever would break it is refused</b>. What you promised to do is asked of you when it falls due, and done for you if you stay silent. Only the promisee can release you.
        You can't swear what you can't keep. <b>Firm</b>: you have it now. <b>As soon as I can</b>: it stays open until kept. <b>If I can</b>: what is missing lapses, and your hand may be shown as proof.
        If others make you fail, a firm gift can still be <b>broken</b>: that costs 1 victory point. If no end is named, a promise lasts this round.
rulebook-attack = Attacking
    .text =
        
        The attack turn moves round the table from the Starter. On yours, attack a realm or pass. You can attack each realm once a round. When everyone passes in a row, Battles are over.
        A declared attack starts a <b>parley</b>: everyone can trade, and you can continue, change the target once, or stop. After that you're committed.
        An army away from home needs a leader: your devil, or Fallen Angels. If your devil marches out, its ritual is delayed.
rulebook-organisation = Before the dice
    .text =
        
        The attacker picks an army. Every other free devil can <b>join either side</b> as a helper, with any hordes from home. The defender can <b>flee</b> (in the first battle round without a card), <b>surrender</b> or fight. Helpers can change sides and go home. The market is open.
        A devil that stays out can attack a realm whose devil is away: that's an <b>attack in the rear</b>.
        If both attacker and defender raise the white flag, nobody rolls in this battle round. When everyone is ready, the sides are locked.
rulebook-dice = The dice
    .text =
        
        A side's power is its devils, its hordes, half its Souls and, for the defence, the fortress. There are <b>2 exchanges</b>, and 2 more for each side with 25 power, or 4 more with 50.
        Each side rolls 1 die, 2 with twice the enemy's power, 3 with three times. The side that was just hit rolls 2 more. The best dice are compared, and <b>the lower is hit</b>. A tie goes to the greater power.
        <b>Protection</b> is subtracted from the attack's die when the defence would be hit. <b>Example:</b> 74 against 34 is 2 + 4 + 2 = 8 exchanges, 2 dice against 1.
rulebook-hits = Who falls
    .text =
        
        For each hit, choose who takes it: a horde is destroyed, a crowd of Souls loses as many as the die shows, the fortress is turned over for this battle, or a devil is <b>downed</b>. Both sides choose unseen.
        <b>Juggernauts</b> take the first hits and strike back as they fall. <b>Leviathan</b> is hit last.
        If a side has several devils, its attacker or defender spreads the hits evenly.
rulebook-aftermath = After the battle
    .text =
        
        The attack wins when nobody unhit is left on the defence. Then every downed devil, friend or foe, is the attacker's <b>captive</b>, 3 cards are <b>plundered</b> at random from the hand of the realm, 5 if that devil has more than 21, and the fortress can be <b>taken, razed or left</b>.
        If the attack fails, downed devils are the defender's captives. If attacker and defender fall in the same step, nobody wins.
        A won attack with plunder or capture is an <b>attack victory</b>. An attack beaten off with losses is a <b>defence victory</b>.
rulebook-captives = Captives
    .text =
        
        A captive is held in its captor's fortress. It doesn't fight, cast, go to Earth or come to the ring, but its player still draws, tables hordes and trades with the captor. Trading with others takes the captor's leave.
        It goes free when the captor frees it, by Jailbreak, by a fortress card of the same kind in Tabling, or when someone takes the fortress. <b>Two captives of each other are exchanged at once.</b>
        Without a fortress (or the Ring of Chains) nobody can hold a captive.
rulebook-rituals = Rituals
    .text =
        
        From Tabling on, a ritual stands face up in front of you: everyone sees what's coming, and can pay you not to do it. In Rituals, from the Starter on, each caster completes it, calls it off or <b>delays</b> it to the next round.
        Completing is announced first: that's the last moment to disrupt it. Then the Souls are paid and the target is chosen, and nobody can react any longer.
        A devil that flees, surrenders or is hit loses its ritual. The worst of them is the Chaos Cataclysm.
rulebook-stop = Stop!
    .text =
        
        At delicate moments everyone is asked for a reaction, whatever they hold: <b>Pass or Stop!</b> Nobody can tell from it who has a card. The first to call Stop! gets the floor, and everything stands still.
        With the floor you play one special, artifact or power, or back down. Backing down costs a <b>bluff</b>: you have 3 a round.
        After something is played, a new reaction opens for everyone.
rulebook-status = Victory points
    .text =
        
        Each status card you hold gives 1 victory point a round. <b>Master of Souls</b>: at least 5 Souls from Earth this round, and 2 more than anyone. <b>Mightiest Devil</b>: at least 25 power at home, and 3 more than anyone. <b>Most Victorious Devil</b>: most attack victories.
        A status is unstable at first, and stable once you keep it. A stable one survives one bad round.
        Victory points stay. Only a broken promise takes them.
rulebook-council = Council
    .text =
        
        This is the last talk before the ring. Votes are bought here, usually with <b>promise cards</b>: they cost you nothing unless you're crowned, and then they're exactly what your voters win with.
        Useful sentences: “I will vote for Belial in this round, if I come to the ring”, “If Belial becomes overlord, I will give you 2 cards”.
        Count before you sell: how many more opponents can the nominee bear?
rulebook-ring = The decision ring
    .text =
        
        Every devil in Hell comes or stays home, in secret. Those who came vote in turn for a nominee, or for nobody. A nominee is crowned if at least 2 devils came, someone voted for it, and <b>fewer devils oppose it than it has markers</b>. If you came and didn't name it, you oppose it, even if you are the nominee.
        <b>Example:</b> 3 markers and 4 devils in the ring. 2 vote for it, 2 don't: it's crowned.
        If nobody is crowned, a devil with enough victory points takes the throne. If there is none, all who came nominate for the next ring: each nomination is a marker, and from 6 victory points the popular get one more.
rulebook-finishing = Finishing
    .text =
        
        Fled and wounded devils are home again. Tabled cards can be traded once more, and debts due now are paid.
        Discard whatever you don't need. With <b>21 cards</b> you draw nothing in the next round, and if you have more, a plunderer takes 5 cards instead of 3.
rulebook-end = The reckoning
    .text =
        
        There is an overlord. First, every promise for this moment is paid. Then points: 1 for each victory point, <b>4</b> for being overlord, <b>2</b> for each of the overlord's promise cards in your hand. In the overlord's hand they count only 1.
        <b>Example:</b> the overlord has 7 points and holds 2 promise cards it signed: 7 + 4 + 2 = 13. A rival with 8 points and 3 of the overlord's cards has 8 + 6 = 14, and wins.

# What a coach says: `advice-*` begins a sentence (what to do), `why-*` goes on with it (why that is good). Nouns as in the log
coach-good = Devilishly good!
advice-lay-down = Table { $card }
advice-send-up = Send { $card } to Earth
advice-start-ritual = Begin the ritual { $card }
advice-finish-ritual = Complete the ritual { $card }
advice-use-card = Use { $card }
advice-use-on = Use { $card } on { $target }
    .your = Use { $card } on yourself
advice-use-on-card = Use { $card } on { $target }'s { $other }
    .your = Use { $card } on your { $other }
advice-use-in-battle = Use { $card } in the battle for { $target }'s realm
    .your = Use { $card } in the battle for your realm
advice-throw-away = Discard { $card }
advice-ask-powers = Give the Unknown Powers a promise card of { $target }
    .your = Give the Unknown Powers a promise card of your own
advice-go-ready = Press Ready
advice-march-on = Attack { $target }'s realm
advice-stay-home = Attack nobody
advice-strike = Accept { $target }'s offer
advice-turn-down = Turn { $target }'s offer down
advice-propose = Make an offer to { $target }
advice-counter = Answer { $target } with another offer
advice-go-ahead = Go on with the attack on { $target }'s realm
advice-break-off = Take the attack back
advice-join-attack = Bring an army to the attack on { $target }'s realm
advice-join-defence = Bring an army to the defence of { $target }'s realm
advice-call-troops = Call more hordes
advice-go-home = Go home with the army
advice-give-up = Surrender
advice-run-away = Flee
advice-raise-flag = Raise the white flag
advice-strike-rear = Attack { $target }'s realm in the rear
advice-hit-horde = Have { $card } take the hit
advice-hit-souls = Have the Souls take the hit
advice-hit-fortress = Have the fortress take the hit
advice-hit-devil = Have the devil take the hit
advice-take-fortress = Take the fortress
advice-raze-fortress = Raze the fortress
advice-leave-fortress = Leave the fortress
advice-send-devil = Send your devil to Earth
advice-be-devil = Be { $devil }
advice-keep-hand = Keep your hand
advice-draw-six = Draw six new cards
advice-roll-next = Roll for { $card } next
advice-roll-devil = Roll for your devil next
advice-keep-die = Keep the { $die }
advice-roll-again = Reroll the { $die }
advice-keep-fortress = Keep { $card }
advice-give-cards = Give { $cards }
advice-take-cards = Take { $cards } from { $target }'s hand
advice-pay-tribute = Give { $card } to { $target } as tribute
advice-pay-any = Give { $target } a random card
advice-confiscate = Take { $cards } from { $target }
advice-leave-artifacts = Leave { $target } all artifacts
advice-demand-tribute = Demand tribute from { $target }
advice-forswear-one = Forswear a promise
advice-break-out = Escape with { $card }
advice-put-off = Delay the ritual { $card } for a round
advice-drop-ritual = Call off the ritual { $card }
advice-aim-at = Aim { $card } at { $target }
advice-aim-at-cards = Aim { $card } at { $target }'s { $cards }
advice-aim-at-souls = Aim { $card } at { $target }'s Souls
advice-aim-at-all = Aim { $card } at { $target }'s Souls and hordes
advice-raise = Bring back { $cards } with { $card }
advice-wreck = Destroy { $target }'s { $card }
advice-wreck-souls = Destroy up to 3 of { $target }'s Souls
advice-come-to-ring = Come to the decision ring
advice-stay-away = Stay home
advice-vote-for = Vote for { $target }
    .your = Vote for yourself
advice-vote-for-nobody = Vote for nobody
advice-nominate = Nominate { $target }
    .your = Nominate yourself
advice-nominate-nobody = Nominate nobody
advice-let-pass = Pass
advice-back-down = Back down
advice-wait-for = Wait for { $target }
advice-wait-out = Wait
advice-turn-to = Turn the attack on { $target }'s realm
advice-slip-out = Slip out with { $card }
advice-open-gates = Open the gates with { $card }
advice-lower-flag = Lower the white flag
advice-hit-shield = Have the Brazen Shield take the hit
advice-pass-hit = Give { $target } a hit
    .your = Take a hit yourself
advice-settle-hits = Settle the hits
advice-keep-plunder = Keep all the plunder
advice-share-plunder = Share the plunder with { $seats }
why-has-power = it has { $n } power
why-draws-cards = they give { $n ->
    [one] 1 card
   *[other] { $n } cards
} for it
why-outmatches = the attacking realm is the stronger one, with { $mine } power against { $theirs }
    .your = the attacking realm is stronger than yours, with { $mine } power against { $theirs }
why-nobody-weaker = no other realm has less power
why-can-bring = the attack can bring { $mine } power, and { $target }'s realm has { $theirs }
    .your = the attack can bring { $mine } power, and your realm has { $theirs }
why-cannot-match = the attack can bring only { $mine } power, and { $target }'s realm has { $theirs }
    .your = the attack can bring only { $mine } power, and your realm has { $theirs }
why-nobody-weak-enough = the whole army has { $n } power, and every realm it could attack has at least as much
why-left-bare = with the army away { $mine } power is left at home, and { $target } has { $theirs } to send
    .your = with the army away { $mine } power is left at home, and you have { $theirs } to send
why-attack-ahead = the attack has { $attack } power, the defence only { $defence }
why-defence-holds = the defence has { $defence } power, the attack { $attack }
why-may-come = { $target } has { $mine } power to send, and the defence { $theirs }
    .your = you have { $mine } power to send, and the defence { $theirs }
why-has-surrendered = { $target } has surrendered
    .your = you have surrendered
why-tips-attack = then the attack has { $attack } power, the defence { $defence }
why-tips-defence = then the defence has { $defence } power, the attack { $attack }
why-no-dice = with both white flags up nobody rolls this battle round
why-nobody-leads = there is nobody to lead an army
why-not-enough = the weaker side is { $lacks } power short, and { $n } could come
why-weakest-horde = no horde that may take it has less power
why-costs-souls = it costs { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}
why-turns-over = a hit only turns it over for this battle
why-juggernauts-first = Juggernauts take the first hits
why-nothing-else = nothing else may take it
why-own-walls = it has { $there } protection, the one at home { $own }
why-no-walls = there is no fortress at home
why-nobody-ahead = nobody has more than { $target }'s { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
    .your = nobody has more than your { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
why-others-ahead = others have more victory points than { $target }
    .your = others have more victory points than you
why-adds-dice = it adds { $n ->
    [one] 1 die
   *[other] { $n } dice
} to every exchange of this battle round
why-asks-more = it brings { $brings ->
    [one] 1 card
   *[other] { $brings } cards
} and costs { $costs }
why-brings-more = it brings { $brings ->
    [one] 1 card
   *[other] { $brings } cards
} and costs { $costs }
why-pays-promise = it brings { $n ->
    [one] 1 card
   *[other] { $n } cards
} and costs nothing but a promise
why-horde-moves = the horde in it has { $n } power
why-leaves-alone = { $target } has { $theirs } power against { $mine }, and would swear not to attack
    .your = you have { $theirs } power against { $mine }, and would swear not to attack
why-binds-stronger = it forbids an attack with { $mine } power on { $target }, who has { $theirs }
    .your = it forbids an attack with { $mine } power on you, who have { $theirs }
why-votes-missing = { $target } needs { $n ->
    [one] 1 more vote
   *[other] { $n } more votes
} for the throne
    .your = you need { $n ->
    [one] 1 more vote
   *[other] { $n } more votes
} for the throne
why-feeds-leader = { $target } leads with { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
    .your = you lead with { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
why-asks-for-more = it brings { $n ->
    [one] 1 card more
   *[other] { $n } cards more
} than the offer on the table
why-hordes-in-hand = { $n } of the six are hordes
why-lacks-walls = the hand has { $n ->
    [0] neither a fortress nor a horde
    [one] no fortress and only 1 horde
   *[other] no fortress and only { $n } hordes
}
why-rolls-better = { $n } of the 6 faces bring more Souls
why-rolls-no-better = { $n ->
    [0] no face brings more Souls
    [one] only 1 of the 6 faces brings more Souls
   *[other] only { $n } of the 6 faces bring more Souls
}
why-would-be-caught = with this roll they're caught
why-better-walls = it has { $n } protection, the other one { $other }
why-costs-too-much = it costs { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}, and there { $mine ->
    [0] are none
    [one] is only 1
   *[other] are only { $mine }
}
why-away-has-no-say = whoever stays home neither votes nor nominates
why-away-opposes-nobody = whoever stays home opposes nobody
why-can-bear = so far { $against ->
    [0] nobody opposes
    [one] 1 opposes
   *[other] { $against } oppose
} { $target }, and it would take { $markers }
    .your = so far { $against ->
    [0] nobody opposes
    [one] 1 opposes
   *[other] { $against } oppose
} you, and it would take { $markers }
why-counts-against = it counts against { $target }, who has { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
    .your = it counts against you, who have { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
why-bears-more = with each marker a nominee can bear one more opponent

## Diagrams of the rulebook

diagram-goal-point = For each victory point
diagram-goal-overlord = For being overlord
diagram-goal-promise = For each of the overlord's promise cards in another hand
diagram-goal-own = For each of them in the overlord's own hand
diagram-trade-offer = An offer
diagram-trade-answer = Accepted, countered or declined
diagram-trade-deal = Everything moves at once
diagram-trade-hand = Hand and promise cards
    .note = In every open phase.
diagram-trade-tabled = Tabled cards and Souls
    .note = Only in Tabling and Finishing.
diagram-trade-captives = Captives
    .note = Not in Battles, but there they can be set free.
diagram-free-captor = The captor frees it
diagram-free-jailbreak = Someone plays Jailbreak
diagram-free-card = A fortress card of the same kind, in Tabling
diagram-free-fall = Someone takes the fortress
diagram-free-both = Two captives of each other
    .note = They are exchanged at once.
diagram-end-overlord = The overlord
diagram-end-rival = A rival
