title-tagline = Infernal politics
title-about =
    Lucifer has left. Raise armies, gather Souls on Earth, plunder your neighbours.
    Trade anything, and swear promises that nobody can break.
    One devil is crowned. Whoever holds its promise cards may win instead.

## What the rules say

# Asks. {name} who is asked; {round} the round; {die} what the die shows; {piece} what rolled; {card} a card; {of}, {to}, {other}
# devils; {n} how many; {cost} Souls; {phase} the phase. `.first` is the longer wording for a newcomer, `.stakes` what is at
# stake and what happens when the time is up.
ask-pick-devil = Which devil are you? The other leaves the game.
    .first = Each of you keeps one of two devils, in secret. Its power is yours all game, and your six promise cards bear its name.
    .waiting = Still choosing a devil: { $name }
    .stakes = All are shown together.
    .timeout = When time is up, you are the first.
ask-mulligan = Keep these six cards?
    .none = You hold no fortress: keep these six, or take six new ones, once.
    .first = Whoever holds no fortress may change the whole hand, once. Armies fight, a fortress protects your realm and holds captives.
    .waiting = Looking at their cards: { $name }
    .stakes = The others see a redraw, never who could have had one.
    .timeout = When time is up: keep with two armies, else redraw.
ask-earth-dice = Which of yours knocks next on Earth?
    .first = Everything of yours on Earth rolls a die, in your order, and brings Souls home. Fiends are caught on a 1.
    .waiting = { $name } gathers Souls on Earth.
    .stakes = Then everything comes home.
    .timeout = When time is up: fiends first, your devil last.
ask-earth-reroll = { $piece }: the die shows { $die }. Roll again?
    .first = You may roll this die once more; then the second roll stands, better or worse.
    .waiting = { $name } looks at a die: { $die }
    .stakes = The second roll stands.
    .timeout = When time is up, a poor roll is rolled again.
ask-tabling = Tabling, round { $round }: table cards, go to Earth, begin a ritual, trade.
    .ready = You are ready. Acting again takes that back.
    .first = Put armies, a fortress and artifacts before you; send fiends to Earth for Souls; promise and trade. All do so at the same time.
    .waiting = Still tabling: { $name }
    .stakes = What is not at home does not defend it. When all are ready{ $timed ->
        [yes] , or time is up
       *[no] { "" }
    }, Battles begin.
ask-rituals = Rituals, round { $round }: last talk before they are cast.
    .ready = You are ready. Acting again takes that back.
    .first = Soon each ritual that stands upright may be completed. Until then they can be disrupted, called off, or paid for.
    .waiting = Still talking: { $name }
    .stakes = When all are ready{ $timed ->
        [yes] , or time is up
       *[no] { "" }
    }, the rituals are cast.
ask-council = Council, round { $round }: trade cards, votes and promises.
    .ready = You are ready. Acting again takes that back.
    .first = Next comes the decision ring. Here votes are bought: pay with promise cards, which count only if their signer is crowned.
    .waiting = Still in council: { $name }
    .stakes = When all are ready{ $timed ->
        [yes] , or time is up
       *[no] { "" }
    }, the ring is called and talk is over.
ask-finishing = Finishing, round { $round }: last trades, and discard what you do not need.
    .ready = You are ready. Acting again takes that back.
    .first = Fled and wounded devils are home again. You draw up to 21 cards in all: a full table draws nothing.
    .waiting = Still finishing: { $name }
    .stakes = Tabled cards may still change hands. Then a new round begins.
ask-beat = Anything to say? Pass, or Stop!
    .passed = You have passed.
    .first = Everybody is asked at such moments, whatever they hold. Say Stop! to play a card now; three times a round you may bluff.
    .waiting = A moment for a Stop!: { $name }
    .stakes = When all have passed, it goes on.
    .timeout = When time is up, you pass.
ask-floor = You have the floor: play one thing, or let go.
    .others = { $name } has the floor. You may say Stop! too.
    .queued = { $name } has the floor. You are next in the queue.
    .first = Everything stands still for you. Play one special, artifact or power, or let go: that is an empty hold.
    .waiting = { $name } has the floor.
    .stakes = Empty holds are counted: three a round.
    .timeout = When time is up, you let go.
ask-fortress = Two fortresses in one realm: which do you keep?
    .first = A realm has one fortress. The other is discarded; captives move to the one you keep.
    .waiting = { $name } chooses a fortress.
    .stakes = The other is discarded.
    .timeout = When time is up, you keep the better protected.
ask-cards = A promise falls due: choose the cards to give. How many: { $n }
    .vault = You see the hand of { $of }. Take cards: { $n }
    .first = You swore to give cards of your own choice. Now is the moment; the host hands them over.
    .waiting = { $name } chooses cards.
    .timeout = When time is up, the first of your hand go.
    .vault-timeout = When time is up, you take the strongest.
ask-cast = Your ritual: complete it, call it off, or turn it sideways for the next round?
    .first = Completing costs Souls and shows the ritual's target to all. Delayed, it waits sideways and stands up in the next Tabling.
    .waiting = { $name } decides about a ritual.
    .timeout = When time is up: completed if you can pay and there is a target, else delayed.
    .others = { $seat } decides about a ritual. You may still trade.
ask-ritual-target = { $card }: choose the target.
    .first = Nobody can stop it now. A seat that your promise shields cannot be chosen.
    .waiting = { $name } completes: { $card }
    .timeout = When time is up, it strikes the devil with most victory points.
ask-chain = Chaos: destroy one thing of a devil not yet struck.
    .first = Whoever is struck strikes the next: a horde, artifact, fortress, ritual or up to 3 Souls of somebody not yet struck.
    .waiting = { $name } passes the chaos on.
    .stakes = It ends when nobody is left.
    .timeout = When time is up, it strikes the leader.
ask-confiscate = { $of } is yours: which artifacts do you take?
    .first = A captive's artifacts are yours to take, tabled at once. What you leave stays with the captive.
    .waiting = { $name } searches a captive.
    .timeout = When time is up, you take all of them.
ask-tribute = Tribute to { $to }: hand over one card of your choice.
    .first = Asmodeus asks once a round, and you choose what to give. Nobody else sees the card.
    .waiting = { $name } pays tribute.
    .timeout = When time is up, a random card goes.
ask-arrival = Do you come to the decision ring?
    .first = Whoever comes and does not vote for a nominee opposes it. Staying home makes the others' choice easier.
    .waiting = On the way to the ring: { $name }
    .stakes = Chosen in secret, shown together.
    .timeout = When time is up, you come.
ask-vote = Your vote: a nominee, or nobody.
    .first = A nominee is crowned if fewer arrived devils oppose it than it has markers. Then promise cards decide who has won.
    .waiting = { $name } votes.
    .stakes = Not naming a nominee is opposing it.
    .timeout = When time is up, you name nobody.
ask-nominate = Nominate one devil for the next ring, or nobody.
    .first = Each nomination is a marker. The more markers a devil has, the more opposition it can bear in the next ring.
    .waiting = Still nominating: { $name }
    .stakes = Secret, shown together.
    .timeout = When time is up, you nominate nobody.

# Places of a moment: what an open beat or a floor belongs to (`window` of the ask)
window-tabling = Tabling closes
window-rituals = A ritual is about to be completed
window-council = Council closes
window-finishing = The round closes

# Phases without a name in data/tables.toml
phase-setup = Before the first round
phase-settlement = Settlement
phase-over = The end

# The five types of resource cards, devils, promise and status cards, as headings
type-army = Armies
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
verb-earth = To Earth
verb-back = Back from Earth
verb-begin = Begin ritual
verb-take-back = Take back
verb-call-off = Call off
verb-swap = Unknown Powers
verb-discard = Discard
verb-free = Set free
verb-leave = Leave to trade
verb-play = Play
verb-artifact = Use
verb-tribute = Tribute
verb-forswear = Forswear
verb-escape = Escape
verb-offer = Seal the offer
verb-accept = Accept
verb-decline = Decline
verb-withdraw = Withdraw
verb-counter = Counter
verb-pass = Pass
verb-hold = Stop!
verb-release = Let go
verb-wait = Wait
verb-keep = Keep
verb-redraw = Redraw
verb-reroll = Roll again
verb-complete = Complete
verb-delay = Delay
verb-target = Choose
verb-random = A random card
verb-come = Come
verb-home = Stay home
verb-vote = Vote
verb-vote-decline = Nobody
verb-nominate = Nominate
verb-nobody = Nobody
verb-confirm = Confirm
verb-public = Open offer
verb-private = Private offer
verb-anyone = To anyone
ask-attack-turn = Your attack turn: attack a realm, or pass.
    .sworn = Your attack turn: you have sworn to attack { $realm }.
    .sworn-stakes = A promise is kept.
    .sworn-timeout = When time is up, the attack begins.
    .others = The attack turn of { $seat }. You may trade meanwhile.
    .first = Each realm may be attacked once a round by each of you. Win, and you plunder cards, take captives and perhaps the fortress.
    .waiting = { $name } looks around for prey.
    .stakes = Battles end when all have passed in a row.
    .timeout = When time is up, you pass.
ask-parley = You march on { $realm }. Go on, turn elsewhere, or stop?
    .changed = You march on { $realm }. Go on, or stop?
    .others = { $seat } marches on { $realm }. Now there is time to talk.
    .first = Before blood there is talk. Everybody may trade; a devil may be paid to march, or to march elsewhere.
    .waiting = { $name } halts before the gates.
    .stakes = After this you are committed.
    .timeout = When time is up, you go on.
ask-sworn-join = You have sworn to join { $realm }: choose whom you bring.
    .first = Your promise brings you into this battle. You may bring more than you promised, never less.
    .waiting = { $name } keeps a promise.
    .timeout = When time is up, your devil joins with the weakest troops that suffice.
ask-organisation = The realm of { $realm }, battle round { $round }: { $power } against { $against }. Who stands where?
    .attacker = You attack { $realm }: choose your army. Your devil is its leader.
    .defender = { $seat } attacks you: { $against } against your { $power }. Fight, flee, surrender, or find friends.
    .defender-stays = { $seat } attacks you: { $against } against your { $power }. Fight, find friends, or come to terms.
    .helper = You fight for { $seat }. Call more, change side, or go home.
    .free = The realm of { $realm } is under attack. You may join either side, or strike somebody in the rear.
    .ready = You are ready. Acting again takes that back.
    .first = Now armies come and go, and bargains are struck. When all are ready the sides are locked and the dice roll.
    .waiting = Before the battle, waiting for: { $name }
    .stakes = Who is left on the losing side with a fallen devil loses its freedom.
    .timeout = When time is up, it stands as it is.
ask-spread = Hits on your side: say who takes which.
    .first = The leader of a side spreads its hits evenly among those who fight there; Juggernauts come first.
    .waiting = { $name } spreads the hits.
    .stakes = Nobody may get two more than another.
    .timeout = When time is up, the rest is spread for you.
ask-place = You take hits: choose who falls. How many: { $n }
    .first = Each hit takes a horde, Souls up to its die, the fortress, or your devil. A fallen devil is the winner's captive.
    .waiting = Counting the fallen: { $name }
    .stakes = Chosen unseen, shown together.
    .timeout = When time is up: Souls, weak hordes, the fortress, your devil last.
ask-share = The plunder is yours. Share it with those who helped?
    .first = You may hand each plundered card to a helper. Nobody else sees which.
    .waiting = { $name } counts the plunder.
    .timeout = When time is up, you keep all of it.
ask-conquest = The fortress of { $realm } stands open: take it, raze it, or leave it?
    .others = { $seat } decides about the fortress of { $realm }. There is still time to pay.
    .first = Taken, it is yours at once and the old one goes; without a fortress you hold no captives.
    .waiting = { $name } looks at a gate.
    .timeout = When time is up: taken if you have none, else left.
window-battle-parley = An attack is declared
window-battle-parley-named = { $name } declares an attack on { $realm }
window-battle-predice = Before the dice
window-battle-after = After the hits
window-battle-between = Between battles
window-battle-organisation = In the ranks
verb-attack = Attack
verb-go-on = Go on
verb-pass-parley = Stop the march
verb-join = Join
verb-call = Call more
verb-send-home = Send home
verb-withdraw-army = Withdraw
verb-withdraw-army-called-off = Call the attack off
verb-side = Change side
verb-surrender = Surrender
verb-flee = Flee
verb-truce = Truce
verb-rear = Attack in the rear
verb-way-out = Slip out of the fortress
verb-negate = Open the gates
verb-give = Give the hit
verb-hit = Takes the hit
verb-undo = Undo
verb-done = Done
verb-take = Take it
verb-raze = Raze it
verb-leave-conquest = Leave it
side-attack = Attack
side-defence = Defence
troop-devil = Devil
troop-shield = Devil, behind the Brazen Shield

# Amounts
amount-souls = { $n } Souls
amount-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

# The log, by kind of cue. {seat}, {to}, {captor}, {target} players with their devils; {card}, {cards}, {tabled} cards; {devils}
# devils; {promises} promise cards; {n}, {count}, {souls}, {total} numbers; {phase}, {status} by name. Endings are variants:
# `.mine` for those whom the cards reach, the others by the noun that tells them apart.
log-devils = The devils of Hell: { $devils }
log-starter = The Starter: { $seat }
log-dealt = { $seat } gets cards: { $count }
    .you = Your hand: { $cards }
log-redrawn = { $seat } takes a whole new hand: { $count }
    .you = Your new hand: { $cards }
log-drawn = { $seat } draws cards: { $count }
    .you = You draw: { $cards }
log-reshuffled = The discard pile becomes the deck: { $count }
log-round = Round { $round }. The Starter: { $starter }
log-phase = { $phase }, round { $round }
log-discarded = { $seat } discards: { $cards }
    .caught = Caught on Earth, lost to { $seat }: { $cards }
    .destroyed = Destroyed, lost to { $seat }: { $cards }
    .disrupted = Disrupted, the ritual of { $seat }: { $cards }
    .replaced = { $seat } gives up for another: { $cards }
    .called-off = { $seat } calls off: { $cards }
    .completed = Completed by { $seat }: { $cards }
    .played = { $seat } has played: { $cards }
    .on-earth = { $seat } is on Earth, the ritual breaks off: { $cards }
    .captive = { $seat } is captive, the ritual breaks off: { $cards }
    .razed = Razed, lost to { $seat }: { $cards }
    .battle = Fallen in battle, lost to { $seat }: { $cards }
    .downed = { $seat } is down, the ritual breaks off: { $cards }
    .fled = { $seat } has fled, the ritual breaks off: { $cards }
    .surrendered = { $seat } gives up, the ritual breaks off: { $cards }
    .conquered = The realm of { $seat } is conquered, the ritual breaks off: { $cards }
log-souls = { $seat }, Souls: { $n }
    .earth = { $seat } brings Souls from Earth: { $n }
    .income = { $seat }, a Soul for the tower bell: { $n }
    .soul-cage = { $seat }, one more in the Soul Cage: { $n }
    .ritual = { $seat } loses Souls to the ritual: { $n }
    .warriors = { $seat }, Souls of fallen Warriors: { $n }
    .battle-souls = { $seat } gathers Souls from the field: { $n }
log-earth-die = { $seat } on Earth, { $piece }: { $die }
    .again = { $seat } rolls again, { $piece }: { $die }
log-home = { $seat } is home again.
log-status = { $status }: { $seat }
    .lost = { $status }: nobody any more
    .stable = { $status }: { $seat }, stable now
    .unstable = { $status }: { $seat }, unstable
log-victory-points = { $seat }, victory points { $total } (+{ $n })
log-tabled = { $seat } tables: { $card }
log-ritual-returns = { $seat } takes back into the hand: { $card }
log-earth = { $seat } sends to Earth: { $piece }
log-earth-back = { $seat } calls back: { $piece }
log-swapped = { $seat } deals with the Unknown Powers. Cards drawn: { $count }
log-played = { $seat } plays: { $what }
    .target = { $seat } plays: { $what }. The target: { $target }
log-artifact = { $seat } uses: { $what }
    .target = { $seat } uses: { $what }. The target: { $target }
log-power = { $seat } demands tribute from: { $target }
log-stop = Stop! { $seat } wants the floor.
log-released = { $seat } lets go after all.
log-offer = { $seat } makes an open offer to: { $to }
    .anyone = { $seat } makes an offer to anyone.
log-deal = A deal: { $seat } and { $to }
    .sworn = A deal, with promises sworn: { $seat } and { $to }
log-given = { $seat } gives { $to }: { $what }
    .you = { $seat } gives { $to }: { $cards }
log-hand-shown = { $seat } shows a hand to { $to }.
    .you = The hand of { $seat }: { $cards }
    .proof = { $seat } proves to { $to } that the cards are not there.
    .mirror = { $to } looks into the hand of { $seat }.
    .promise = As promised, { $seat } shows a hand to { $to }.
log-held = { $seat } is the captive of { $captor }.
    .passed = The captive { $seat } changes hands: { $captor }
log-freed = { $seat } is free.
    .captor = { $captor } sets { $seat } free.
    .deal = { $seat } is free by a deal with { $captor }.
    .promise = As promised, { $captor } sets { $seat } free.
    .escape = { $seat } has escaped!
    .swap = Captives are exchanged: { $seat } is home.
    .no-walls = Nothing holds { $seat } any more.
    .battle = The battle sets { $seat } free.
    .surrender = { $seat } is free.
log-sworn = { $seat } swears to { $to }: { $promise }
log-condition-met = It has come to pass, { $seat } owes { $to }: { $promise }
log-promise-ended = { $state }: { $promise }
    .kept = { $seat } has kept the promise to { $to }: { $promise }
    .lapsed = The promise of { $seat } to { $to } has lapsed: { $promise }
    .cancelled = { $to } lets { $seat } off: { $promise }
    .forsworn = { $seat } forswears what was sworn to { $to }: { $promise }
    .broken = Broken by { $seat }, owed to { $to }: { $promise }
log-breach = { $seat } has broken a promise to { $to }!
    .victory-point = { $seat } has broken a promise to { $to }, and loses a victory point.
    .own-promise = { $seat } has broken a promise to { $to }, and pays with a promise card.
    .random-resource = { $seat } has broken a promise to { $to }, and pays with a card.
    .nothing = { $seat } has broken a promise to { $to }, and has nothing to pay with.
log-arrivals = In the ring: { $seats }
    .nobody = Nobody comes to the ring.
log-vote = { $seat } votes: { $vote }
    .nobody = { $seat } names nobody.
log-ring = No overlord yet.
    .vote = The ring crowns { $overlord }!
    .victory-points = { $overlord } has reached the victory goal and takes the throne!
    .round-limit = The last round is over. The throne goes to { $overlord }.
log-nominations = Markers: { $markers }
    .nobody = Nobody is nominated.
log-casting = { $seat } begins to complete: { $card }
    .delay = { $seat } delays: { $card }
    .call-off = { $seat } calls off: { $card }
log-ritual = { $seat } completes: { $card }
    .target = { $seat } completes: { $card }. The target: { $target }
log-chain = Chaos: { $seat } strikes { $target }, { $what }
log-result = The reckoning. Winners: { $winners }
    .overlord = The overlord wins: { $winners }
    .throne = The power behind the throne wins: { $winners }
    .shared = A shared win: { $winners }

# Battles in the log. {realm} the devil whose realm is fought over; {side} as `side.*` says; {power} [attack, defence]
log-attack = { $seat } declares an attack on { $realm }!
log-passed = { $seat } passes.
log-attack-off = The attack of { $seat } on { $realm } is off.
    .target = { $seat } turns away from { $realm }.
    .false-alarm = A false alarm: { $seat } does not march on { $realm }.
    .promise = As promised, { $seat } does not march on { $realm }.
log-committed = { $seat } marches on { $realm }.
    .rear = { $seat } strikes { $realm } in the rear!
log-battle-round = { $realm }: battle round { $round }
log-joined = { $seat } joins the battle: { $side }
    .troops = { $seat } joins the battle: { $side }, with { $hordes }
log-called = { $seat } calls more troops: { $hordes }
log-sent-home = { $seat } sends home: { $hordes }
log-withdrew = { $seat } withdraws.
    .called-off = { $seat } calls the attack off.
    .slip-away = { $seat } slips away, and the army goes home.
    .promise = As promised, { $seat } withdraws.
log-changed-side = { $seat } changes side: { $side }
log-surrendered = { $seat } surrenders to { $to }.
log-fled = { $seat } flees.
    .wings = { $seat } flees on the Wings of Night.
    .fortress = { $seat } knows a way out of this fortress, and is gone.
    .slip-away = { $seat } slips away.
log-truce = { $seat } raises the white flag.
    .off = { $seat } takes the white flag down.
log-negated = { $seat } opens the gates of { $realm }: no protection in this battle.
log-truce-held = A truce: no dice this time.
log-turncoat = { $card } changes sides: from { $of } to { $seat }
log-dice = Power { $power }, exchanges: { $exchanges }, protection: { $protection }
log-exchange = { $attack } : { $defence }
    .attack = { $attack } : { $defence }. The attack is hit ({ $die }).
    .defence = { $attack } : { $defence }. The defence is hit ({ $die }).
    .shielded = { $attack } : { $defence }. The wall holds; a helper takes it ({ $die }).
log-hits = Hits to place: { $hits }
    .shielded = Hits on helpers that the wall does not cover: { $hits }
    .revenge = Juggernauts strike back: { $hits }
log-hit = { $seat } is hit ({ $die }).
    .horde = { $seat } loses: { $card } ({ $die })
    .souls = { $seat } loses Souls: { $souls } ({ $die })
    .fortress = The fortress of { $seat } takes the hit ({ $die }).
    .devil = { $seat } takes the hit in person ({ $die }).
    .shield = The Brazen Shield saves { $seat } ({ $die }).
    .lost = A hit finds nobody left ({ $die }).
log-downed = { $seat } is down!
log-army-home = The army of { $seat } goes home.
log-battle-over =
    .won = { $seat } has conquered { $realm }.
    .failed = The attack of { $seat } on { $realm } has failed.
    .ruin = Mutual ruin: { $seat } and { $realm } have felled each other.
log-crumble = { $card } is shaken, and stands ({ $die }).
    .fell = { $card } crumbles! ({ $die })
log-captured = { $captor } captures { $seat }!
log-wounded = { $seat } licks wounds until Finishing.
log-plundered = { $to } plunders { $seat }. Cards: { $count }
    .you = { $to } plunders { $seat }: { $cards }
    .nothing = { $to } plunders { $seat }, and finds only promises.
log-conquest =
    .take = { $seat } takes: { $card }
    .raze = { $seat } razes: { $card }
    .leave = { $seat } leaves it standing: { $card }
log-victory =
    .attack = An attack victory: { $seat }
    .defence = A defence victory: { $seat }
log-aside = Captives wait for the end of the battle: { $seats }

# Why a promise ended, after a state of data/promises.toml
reason-done = done
reason-time = its time is over
reason-condition = its condition did not come true
reason-not-held = the captive is in other hands
reason-ring = the ring was held
reason-absent = not in the ring
reason-no-nominee = not a nominee
reason-over = the game is over
reason-captive = now the captive of that devil
reason-battles-over = the battles are over
reason-short = too little was left
reason-agreed = both agreed
reason-forsworn = forsworn
reason-false-alarm = a false alarm
reason-leviathan = Leviathan will not turn back
reason-no-battle = the battle is over
reason-no-casting = that ritual cannot be completed
reason-no-help = no help could be sent
reason-not-legal = that attack is not possible
reason-older = an older promise stands against it

# Refusals (LOH section 18): why not, from the player's own view. `.promise`: with the sentence that stands in the way, in
# the reader's language; `.devil`: with the devil.
refused-wrong-phase = Not in this phase.
refused-not-your-turn = Not your turn.
refused-floor-taken = Wait: someone has said Stop.
refused-hold-spent = No empty holds left this round.
refused-not-owner = That is not yours.
refused-pledged = You have promised that away.
refused-short = You would be short of what you have promised.
refused-ribboned = That is only lent to you.
refused-past = That moment has passed.
refused-too-many-promises = You have sworn as much as a devil can.
refused-no-window = That cannot be played at this moment.
refused-sworn-not-to = Your promise forbids it.
refused-sworn-not-to-promise = Your promise forbids it: “{ $promise }.”
refused-sworn-to = Your promise demands otherwise.
refused-sworn-to-promise = Your promise demands otherwise: “{ $promise }.”
refused-cannot-swear = A devil cannot swear that: it could not keep it.
refused-clashes = That contradicts your promise.
refused-clashes-promise = That contradicts your promise: { $promise }
refused-cannot-trade-state = That devil cannot trade now.
refused-cannot-trade-state-devil = { $devil } cannot trade now.
refused-need-leave = Your captor has not given leave.
refused-not-movable-now = Tabled things do not move in this phase.
refused-captive-fixed = Captives cannot change hands in Battles.
refused-offer-limit = Too many open offers.
refused-stale = The table has changed; the offer is void.
refused-swap-used = Only one swap with the Unknown Powers a round.
refused-already-attacked = You have attacked that realm this round.
refused-nothing-left = Nothing is left there to take.
refused-no-leader = Those troops need a leader.
refused-just-arrived = They arrived only this battle round.
refused-leviathan-holds = Leviathan will not turn back.
refused-principal-side = Attacker and defender cannot change side.
refused-cannot-flee = No way out without a card.
refused-wrong-fortress = The fortress card must be of the same kind.
refused-jug-first = Juggernauts take the first hits.
refused-leviathan-last = Leviathan is hit last.
refused-spread-hits = Spread the hits evenly.
refused-ritual-slot = No room for another ritual.
refused-need-souls = Not enough Souls.
refused-no-target = There is nothing to aim it at.
refused-set-aside = The battle decides about that captive.
refused-devil-absent = Your devil is not in Hell.
refused-not-nominee = Not a nominee.
refused-ring-closed = The ring is closed to talk.
refused-bad-target = Not a legal target.
refused-already-answered = You have already chosen.
refused-stale-ask = Too late: the game has gone on.
refused-not-legal = That is not possible.
refused-match-over = The match is over.
refused-nothing-to-take-back = There is nothing to take back.
refused-cannot-resign = You cannot give up now.
refused-malformed = No play of this game looks like that.

# The result, and the table of the reckoning
result-overlord = The overlord reigns
result-throne = The power behind the throne
result-shared = A shared win
end-overlord = The crown is on, the chair is warm, and every debt is paid in full.
end-throne = One devil sits on the throne. Another holds the receipts.
end-shared = They share the win, and each of them keeps a copy of the contract.
tally-total = Points
tally-victory-points = Victory points
tally-overlord = Overlord
tally-promises = Overlord's promise cards
tally-promises-kept = Promises kept
tally-promises-broken = Promises broken
tally-battles-won = Attacks won

# For newcomers: the next sensible thing, by ask; `aid.danger`: a warning before a grave click
aid-offer-answer = Somebody offers you a deal. Read both sides, then accept, counter or decline.

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
realm-empty = Nothing stands here.
fact-power = Power
fact-souls = Souls
fact-hand = Hand
fact-seals = Oaths
pill-ready = Ready
pill-deal = Deal
pill-dealing = On the scale
pill-thinking = Thinking
hand-empty = Your hand is empty.
hand-count = { $all } of { $most } cards

# Deck, discard pile, Unknown Powers
affairs-turn = { $round } · Starter { $name }
affairs-deck = Deck { $n }
affairs-discard = Discard { $n }
powers = Unknown Powers
powers-swap = 1 promise card for 6 cards
powers-done = Swapped this round
powers-closed = Closed now

# The ledger
ledger = The Ledger
ledger-owe = You owe { $n }
ledger-owed = Owed to you { $n }
ledger-empty = Nothing is sworn. Every promise you make or get will stand here, and no devil can break it.
seal-waiting = Waiting for its condition
seal-live = It binds
seal-due = Due now
seal-kept = Kept
seal-lapsed = Lapsed without blame
seal-cancelled = Let off
seal-forsworn = Forsworn
seal-broken = Broken

# The tray of offers
tray-anyone = To anyone
tray-all = All
tray-empty = No offers lie open. Press a devil to make one.
tray-answer-declined = { $name } declines your offer.
tray-answer-declined-anyone = Your offer to anyone is declined.
tray-answer-lapsed = Your offer to { $name } has lapsed.
tray-answer-lapsed-anyone = Your offer to anyone has lapsed.
tray-answer-void = Your deal with { $name } could not be struck.
tray-answer-void-anyone = Your offer to anyone could not be kept.
tray-goods = { $n } things
tray-oaths = { $n ->
        [one] a promise
       *[other] { $n } promises
    }
tray-nothing = nothing
tray-told = { $give } for { $take }

# The scale
talk-free = Free talk: not binding. Only promises on the scale are.
talk-off = Banter is switched off at this table. Emotes remain.
scale-you-give = You give
scale-gives = { $name } gives
scale-anyone-gives = Whoever accepts gives
scale-goods = Goods
scale-nothing = No goods on this side
scale-swear = I will … (a promise of yours)
scale-ask-promise = “I will …” (ask for a promise)
sight-private = Private
sight-private-small = only you two see it
sight-public = Public
sight-public-small = everybody sees it
cards-shown = Cards shown
cards-shown-small = the other can read them
cards-closed = Cards closed
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
piece-look = Look at hand
piece-leave = Leave to trade
piece-release = Let off
piece-drawn = Card drawn

# The market
market-ask-draft = Your offer to { $name }: lay goods and promises on the scale.
market-ask-anyone = An offer to anyone: the first to accept gets it.
market-ask-own = Your offer to { $name } lies open.
market-ask-seal = { $name } offers. Seal it?
market-ask-pick = { $name } asks for cards of your choice. Still to choose: { $n }
market-ask-theirs = An open offer of { $name } to { $to }.
market-aid-draft = Press or drag cards; dashed places add more. What is sworn binds.
market-aid-seal = The left pan comes to you, the right one goes; promises bind.
market-send = Send the offer
market-send-small = to { $name }
market-seal = Seal the deal
market-seal-small = binds both
market-withdraw = Withdraw the offer
market-clear = Put it away
market-close = Close

# What a thing can do
deed-held = { $name }: what shall be done?
deed-aid = Choose a button, or press again for the first of them.
deed-ask = { $name }: choose the target.
deed-swap-ask = Which promise card do the Unknown Powers get?
deed-begin-ask = No room: which old ritual goes for { $name }?
deed-forswear-ask = Which of your promises is void?
deed-tribute-ask = Who pays tribute?
deed-leave-ask = With whom may the captive trade? Press again to end it.
verb-earth-devil = Your devil to Earth
verb-back-devil = Your devil back
verb-table-small = into your realm
verb-earth-small = to gather Souls
verb-earth-devil-small = up to 3 Souls, no fighting
verb-begin-small = completed in Rituals
verb-discard-small = unused
verb-swap-small = a promise card for 6 cards
verb-hold-play = Stop! { $what }
verb-cancel = Back
verb-done-small = { $n } of { $all }
verb-ready-done = You are ready
verb-ready-small = ready: { $n } of { $all }
verb-stop-small = bluffs left: { $n }
verb-release-small = an empty hold
verb-passed = You have passed
verb-auto = Pass by itself
verb-auto-on = Passing by itself
verb-auto-small = in every beat
word-play-home = At home
word-play-army = Into the army

# Why not
why-not-asked = You are not asked now.
why-sent = Your answer is on its way.
why-answered = You have answered.
why-choice = First answer what you are asked.
why-others = Now it is the turn of: { $name }
why-no-trade = Trade is closed now.
why-not-now = Not at this moment.
why-empty-offer = Nothing lies on the scale yet.
why-pan-full = No more than { $n } things fit on a pan.
why-pick-cards = Still to choose: { $n }
why-picked = Enough cards are chosen. Press one to take it back.
why-not-partner = The scale stands between you and { $name }.
why-anyone = An offer to anyone asks for kinds of cards: use the dashed place.
why-ritual-stays = A tabled ritual belongs to its devil: it cannot be traded.
why-offer-open = Close the offer first.
why-target = Choose one of the lit things, or go back.
why-ready = You are ready. Any other act takes that back.
why-passed = You have passed.

# The inspector
page-unread = You cannot read this card.
page-cost = Cost in Souls
page-delayed = Delayed: it may be completed next round.
page-held = In your hand
page-promise-worth = At the end: 2 points each if its signer is overlord, 1 if you are that overlord.
page-no-devil = Still choosing a devil.
page-souls-half = Souls: { $n }, halved
page-cards = Cards of 21
page-nominee = Markers: { $n }. Crowned if fewer than { $max } who came oppose it.
page-sabotaged = Sabotaged: no protection this round.
page-captive = Captive of { $name }
page-souls = Two Souls at home are worth one power. Rituals cost Souls. Press them to put some on the scale.
page-stat-master-of-souls = Souls from Earth this round
page-stat-mightiest-devil = Power now
page-stat-most-victorious-devil = Attack victories this round
page-holder = { $name }, { $side }
page-no-holder = Held by nobody
page-sworn-by = Sworn by
page-sworn-to = Sworn to
page-sworn-in = In round
page-public = Public: all can read it
page-private = Private: only the two
page-gives = Gives:
page-wants = Wants:
page-offer = { $name } to { $to }
page-deck = The deck
page-deck-text = When it runs out, the discard pile becomes the new deck.
page-left = Cards left
page-discard = The discard pile
page-discard-text = Everybody may look through it.
page-powers = Once a round, give one promise card of any signer out of the game and draw 6 cards. A free devil may do so whenever trade is open.

# The slip on the empty scale: what can be done in each phase
guide-tabling-1 = Press a card of your hand and table it. Armies at home defend your realm; a fortress protects it.
guide-tabling-2 = Press fiends at home, or your own face, to send them to Earth for Souls.
guide-tabling-3 = Press another devil to lay an offer on the scale: goods, Souls, cards, promises that bind.
guide-tabling-4 = Then press Ready. When all are, Battles begin.
guide-rituals-1 = Upright rituals are about to be cast. Pay a caster to call one off, or disrupt it with a card.
guide-rituals-2 = Hand cards, promise cards, captives and promises may be traded; nothing that is tabled.
guide-rituals-3 = Then press Ready.
guide-council-1 = Next comes the decision ring: who gets the crown? Buy votes and nominations with promises and promise cards.
guide-council-2 = A promise card is worth 2 points to its holder if its signer becomes overlord.
guide-council-3 = Press a devil to make an offer. Then press Ready.
guide-finishing-1 = Last trades of the round: tabled things may change hands again.
guide-finishing-2 = You draw up to 21 cards in all. Press a card to discard what you do not need.
guide-finishing-3 = Then press Ready: a new round begins.
guide-init-1 = A new round: everybody draws, and what is on Earth rolls for Souls.
guide-victory-1 = Status cards are settled. Each one held is worth a victory point this round.

# Asks that the table words itself
ask-incoming = An offer lies on the tray: { $name }. Press it to read it.

# The sheet of goods
goods-give = What you give
goods-take = What you want of { $name }
goods-take-anyone = What you want of whoever accepts
goods-hand = From the hand
goods-any = Cards of choice
goods-random = Cards at random
goods-kinds = A kind of card
goods-promises = Promise cards
goods-realm = From the realm
goods-more = And also
goods-captive = Captive { $name }
goods-free = Freedom of { $name }
goods-release = Let off: { $promise }
goods-done = Back to the scale
goods-less = Less: { $what }
goods-ask = On this pan: { $goods }
goods-aid = Press to add; press again for one more, or to take it off.

# The promise builder
oath-heading-own = You swear to { $name }
oath-heading-anyone = You swear to whoever accepts
oath-heading-theirs = { $name } shall swear to you
oath-heading-whoever = Whoever accepts shall swear to you
oath-ask-own = Put a promise of yours together.
oath-ask-theirs = Put together what you want sworn.
oath-aid = No devil can break it: the host keeps every promise.
oath-hint = First what shall be sworn. Dim words cannot be sworn now; point at them to learn why.
oath-not = I will not …
oath-will = I will …
oath-verb = I will …
oath-another = Another promise
oath-unfinished = Choose what the promise still needs.
oath-lay = Onto the scale
oath-lay-small = sworn when the deal is sealed
oath-verb-no-attack = not attack
oath-verb-no-fight-against = not fight
oath-verb-no-ritual = no rituals on
oath-verb-no-special = no specials on
oath-verb-no-vote = not vote for
oath-verb-no-nominate = not nominate
oath-verb-no-earth = keep off Earth
oath-verb-no-ring = stay out of the ring
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
oath-verb-allow-trade = leave to trade
oath-verb-show-hand = show my hand
oath-verb-cast = complete a ritual
oath-arg-target = Whom
oath-arg-candidate = Whom
oath-arg-seat = With
oath-arg-until = Until the end of round
oath-arg-round = In round
oath-arg-who = What stays
oath-arg-if-attend = If I stay away
oath-arg-captive = Captive
oath-arg-seats = With
oath-arg-ally = Whom
oath-arg-role = Where
oath-arg-power = Power at least
oath-arg-what = What
oath-arg-ritual = Ritual
oath-value-who-devil = my devil
oath-value-who-fiends = my fiends
oath-value-who-both = both
oath-value-if-attend-False = I must come
oath-value-if-attend-True = it counts for nothing
oath-value-role-attack = in the attack
oath-value-role-defence = in the defence
oath-the-attack = this attack
oath-me = myself
oath-this-round = { $n }, now
oath-due = When
oath-due-now = at once
oath-due-asap = as soon as I can
oath-due-draw = after the draw
oath-due-tabling-end = end of Tabling
oath-due-battle-end = after the battle
oath-due-council = in Council
oath-due-finishing = in Finishing
oath-due-settlement = when there is an overlord
oath-bundle = What
oath-promise-of = Promise of { $name }
oath-tabled = { $card }, tabled
oath-empty = Begin again
oath-strength = How firmly
oath-strength-firm = firmly
oath-strength-asap = as soon as I can
oath-strength-if-able = if I can
oath-condition = But only if
oath-condition-none = whatever happens
oath-condition-if-overlord = … is overlord
oath-condition-if-not-overlord = … is not overlord
oath-condition-if-battle-won = … wins an attack
oath-condition-if-captured = … captures …
oath-condition-if-drawn = I draw …
oath-condition-if-in-ring = … comes to the ring
oath-condition-if-attacked = … is attacked
oath-if-seat = Who
oath-if-devil = Which devil
oath-if-by = Captured by
oath-if-round = By round
oath-if-kind = What
type-oath = Promises
oath-restraint = What it forbids is refused until it ends.
oath-duty = When it falls due it is asked for, and done at the latest when time is up.

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
choose-vote = Cast the vote
choose-nominate = Nominate
choose-earth-dice = This one next
choose-strike = Strike
choose-vote-decline = Name nobody
choose-nominate-nobody = Nominate nobody
choose-mulligan-keep-small = these six cards
choose-mulligan-redraw-small = six new ones, once
choose-earth-reroll-reroll-small = the second roll stands
choose-arrival-come-small = you may vote
choose-arrival-home-small = you oppose nobody

# Rituals
cast-delay-small = sideways, to the next round
ritual-caster = { $name } completes it
ritual-lots = Souls: { $n } × up to 3

# Earth
earth-title = Earth
earth-heading = { $name } knocks on Earth
earth-caught = caught

# The decision ring
ring-step-arrival = Who comes to the ring?
ring-step-vote = The vote
ring-step-verdict = The decision ring
ring-step-nominate = The nominations
ring-no-nominee = Nobody is nominated yet.
ring-bears = crowned if fewer than { $n } oppose
ring-tally = for { $votes } · against { $against }, under { $n }
ring-thinking = thinking
ring-decided = has decided
ring-home = stays home
ring-came = came
ring-declined = names nobody
ring-for = for { $name }
ring-vote = Vote
ring-vote-chosen = Your vote
ring-nominate = Nominate
ring-nominate-chosen = Your nominee

# The reckoning
over-hand = What was in hand at the end.

# The battle
verb-more = More …
battle-attacks = Attacks
battle-defences = Defends
battle-front = { $name } against { $realm }
battle-army = The army of { $name }
battle-helper = Helper: { $name }
battle-nobody = Nobody stands here.
battle-protection = Protection { $n }
battle-negated = Gates open
battle-threshold = { $n }: +{ $more } exchanges
battle-count = Exchanges: { $n } · dice { $dice }
battle-round = Battle round { $n } · exchanges { $all }
battle-rule = Highest die counts · who was hit rolls 2 more
battle-hit-attack = Attack hit
battle-hit-defence = Defence hit
battle-hit-shielded = Helper hit
battle-hit-none = nobody
battle-beats = { $a } beats { $b }
battle-tie = { $a }, a tie: the stronger side hits
battle-shielded = { $a }: the wall holds, a helper pays
battle-wall = { $a }: the wall holds
battle-level = { $a } each
battle-power = power { $n }
battle-may-come = May still come
organise-without-devil = { $seat } attacks your realm: { $against } against { $power }. Your troops fight without you.
battle-organise = Battle round { $n }: who stands where?
battle-choose-join = Whom do you bring?
battle-choose-call = Whom do you call from home?
battle-choose-send-home = Whom do you send home?
battle-join-go = March
battle-call-go = Call them
battle-send-home-go = Send them home
battle-muster-hint = Press a card to take it along or leave it at home.
battle-ready = Ready: { $name }
battle-only-watch = You can only watch this battle, talk and trade.
battle-join-attack = Join the attack
battle-join-attack-told = Help to storm the realm; its plunder may be shared with you.
battle-join-defence = Join the defence
battle-join-defence-told = Stand with the defender; the wall does not cover you.
battle-call-told = More troops from your realm.
battle-send-home-told = Troops that arrived in an earlier battle round.
battle-withdraw-told = Your whole army goes home; if you began the attack, it has failed.
battle-withdraw-sure = Withdraw?
battle-side-told = To the other side: { $side }
battle-flee-told = Your devil is gone until Finishing: no trade, no ring. Your troops fight on.
battle-flee-sure = Flee?
battle-surrender-told = Your devil is the attacker's captive at once. Your troops fight on.
battle-surrender-sure = Surrender?
battle-truce-told = If both leaders raise it, no dice roll this battle round.
battle-truce-theirs = The other leader has raised the white flag.
battle-truce-both = Both flags are up: no dice this battle round.
battle-truce-on = White flag up
battle-rear-told = { $name } is away: attack the realm behind it.
battle-turn-to = Turn to
battle-market = To the market
battle-market-small = trade is open
battle-back = To the battle
attack-turn-pass-small = you may still attack later
parley-pass-small = it counts as a pass
conquest-take-small = yours at once, the old one goes
conquest-raze-small = nobody has it
conquest-leave-small = it stays where it is
share-hint = Press a card to hand it to another.
why-troops = Choose troops, or go back.
forecast-label = Forecast
forecast-attack = attack wins { $n } %
forecast-hardly = attack wins under 1 %
forecast-nearly = attack wins over 99 %
forecast-certain-won = the attack has won: nobody defends
forecast-certain-failed = no attack: nobody leads it
forecast-certain-ruin = ruin for both
forecast-how = fought out { $n } times as they stand
forecast-how-coming = with those chosen, fought out { $n } times
forecast-how-certain = no dice needed
forecast-about =
    Forecast:
    Fought out { $n } times in thought with the troops in sight. Nobody comes or goes, no cards from hands. Right within 3 in 100.
hits-heading = Hits to place
hits-now = A hit with { $die }: press who takes it. Left: { $n }
hits-rest = the rest falls by the usual order
hits-all-placed = Your hits are placed.
hits-all-place = All your hits are placed: press Done.
hits-all-spread = All hits are spread: press Done.
hits-all-aid = Undo takes the last one back. Done settles them all.
hits-choosing = choosing
hits-placed = placed
guide-battles-1 = The attack turn goes round from the Starter. Whoever has it attacks a realm or passes.
guide-battles-2 = You may trade hand cards, promise cards and promises at any time: pay to be spared, or for help.
guide-battles-3 = When a realm is attacked, every free devil may join either side.
guide-attack-turn-1 = Press the face of a devil to attack that realm; dim ones say why they cannot be attacked.
guide-attack-turn-2 = Compare the powers: the defence also has its fortress, and friends may come to either side.
guide-attack-turn-3 = Or pass. You may still attack when the turn comes round again.
guide-parley-1 = You have declared an attack. Now the others may offer you something to stop, or to go on.
guide-parley-2 = Go on, press another face to turn elsewhere (once), or stop the march.
guide-beat-1 = Before it goes on, everybody may speak up. Stop! gives you the floor, to play a card or to think it over.
guide-beat-2 = Nothing to say? Pass. When all have passed, it goes on.
guide-floor-1 = Somebody said Stop! Whoever has the floor may play a card; the others wait, or say Stop! as well.
guide-floor-2 = Offers stand still meanwhile.
guide-mulligan-1 = These are your first cards: armies, fortresses, rituals, artifacts, specials. Point at one to read it.
guide-mulligan-2 = A fortress protects your realm. Who has drawn none may draw six others, once.
forecast-how-all = if all of them come, fought out { $n } times
guide-conquest-1 = The fortress is yours to decide about: take it, raze it, or leave it.

# Big words of moments
moment-devils = The devils of Hell
moment-starter = Starter: { $name }
moment-sealed = Sealed
moment-sealed-small = what is sworn binds
moment-deal = A deal
moment-breach = Oath broken!
moment-breach-small = { $name } owed it to { $to }
moment-stop = Stop!
moment-stop-small = { $name } has something to say
moment-captive = Behind bars
moment-free = Free!
moment-arrivals = In the ring
moment-nobody = Nobody comes
moment-no-overlord = No overlord yet
moment-overlord = { $name } is overlord!
moment-overlord-vote = crowned by the ring
moment-overlord-victory-points = by victory points
moment-overlord-round-limit = the last round is over
moment-attack = An attack!
moment-attack-off = No march
moment-march = The march
moment-rear = In the rear!
moment-battle-round = Battle round { $n }
moment-fled = Fled!
moment-surrender = Surrender
moment-withdrew = Withdraws
moment-truce = A truce: no dice
moment-hits-shielded = Hits on helpers: { $n }
moment-hits-revenge = Juggernauts strike back: { $n }
moment-downed = { $name } is down!
moment-over-won = { $name } has won
moment-over-won-small = the attack is through
moment-over-failed = { $name } holds
moment-over-failed-small = the attack has failed
moment-over-ruin = Mutual ruin: { $name } too
moment-over-ruin-small = nobody wins
moment-crumbles = It crumbles!
moment-stands = It stands
moment-captured = { $name } is captured
moment-plunder = Plunder: { $n }
moment-conquest-take = Taken
moment-conquest-raze = Razed
moment-conquest-leave = Left standing
moment-victory-attack = Attack victory
moment-victory-defence = Defence victory

# A hand that is shown
peek-heading = The hand of { $name }
hand-nothing = Empty.


## Cards

card-fiends = Fiends
    .text = Power 2. In Tabling you may send it to Earth to gather Souls. A 1 on Earth means it is caught and destroyed.
    .flavour = They knock first. It makes the rest funnier.
card-diabolic-fiends = Diabolic Fiends
    .text = Power 3. May be sent to Earth like Fiends, and is never caught there.
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
    .text = In one army the first has power 1, the second 2, the third 3, and so on.
    .flavour = Alone they weep. Together they sing.
card-warriors-of-darkness = Warriors of Darkness
    .text = Power 4. When it is destroyed in battle, its owner gains 1 Soul after the battle.
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
    .text = Power 9. Hit only after your other hordes in the battle. While it is in your attacking army, you may not withdraw.
    .flavour = It was asked to leave the sea. It brought the sea.
card-black-tower = Black Tower
    .text = Power 4, protection 1. Each Init you gain 1 Soul; it does not count for Master of Souls.
    .flavour = The bell tolls whenever a lie succeeds.
card-iron-fortress = Iron Fortress
    .text = Power 5, protection 2.
    .flavour = No windows. Nobody inside wanted a view.
card-bone-citadel = Bone Citadel
    .text = Power 4, protection 1. Whoever plunders you draws 1 card fewer.
    .flavour = Every wall is somebody who argued.
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
    .flavour = Somebody else's face is on it.
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
    .text = When your ritual would be discarded unfinished, take it back into your hand.
    .flavour = Yours is in it. Page nine.
card-soul-cage = Soul Cage
    .text = If you gain any Soul from Earth in Init, gain 1 more; it does not count for Master of Souls.
    .flavour = They stop rattling after the first century.
card-banner-of-dread = Banner of Dread
    .text = You count 4 more power for Mightiest Devil, and your hordes cannot be taken by Turncoat.
    .flavour = No wind in Hell, and still it moves.
card-bury = Bury
    .text = Choose another realm. Destroy up to 3 targets there: a horde, or up to 3 Souls, each. Cost: 2 Souls.
    .flavour = The ground was hungry anyway.
card-summon-host = Summon the Host
    .text = Draw 4 resource cards (the card limit applies). Cost: 2 Souls.
    .flavour = Ring the bell. Stand well back.
card-raise-the-fallen = Raise the Fallen
    .text = Choose up to 2 armies in the discard pile and table them in your realm. Cost: 1 Soul.
    .flavour = Dead twice, paid once.
card-soul-harvest = Soul Harvest
    .text = Take up to 4 Souls from one other realm.
    .flavour = What is a neighbour's vault but a ripe field?
card-open-the-vault = Open the Vault
    .text = Look at one other hand and take 2 resource cards of your choice. Cost: 1 Soul.
    .flavour = The lock apologised and stepped aside.
card-chaos-catalysm = Chaos Catalysm
    .text = Destroy one thing in Hell of another seat. Its owner then does the same to a seat not yet struck, and so on. Cost: 3 Souls.
    .flavour = Everyone agreed it was someone else's fault.
card-shatter-walls = Shatter Walls
    .text = Destroy one fortress of another realm. Captives in it go free. Cost: 2 Souls.
    .flavour = It began as a hum in the mortar.
card-chains-of-dis = Chains of Dis
    .text = You need a fortress. A devil at home in Hell becomes your captive. Cost: 5 Souls.
    .flavour = Forged for gods. Adjustable.
card-slip-away = Slip Away
    .text = Your devil leaves its battle and is fled until the round ends, in any battle round.
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
    .text = A declared attack is called off before it starts. It does not count as an attack on that realm.
    .flavour = Wrong gate, wrong hour, wrong war.
card-forced-march = Forced March
    .text = Table up to 3 armies from your hand, at home or straight into your army in this battle.
    .flavour = Nobody asked their feet.
card-pickpocket = Pickpocket
    .text = Take 1 random resource card from one other hand.
    .flavour = Hell has pockets. Hell has fingers.
card-disrupt = Disrupt the Ritual
    .text = Discard one tabled ritual that is not being performed.
    .flavour = Sneezed. On the seventh circle. On purpose.
card-sabotage = Sabotage
    .text = One fortress has protection 0 until the end of the round.
    .flavour = Somebody sold the hinges.
card-summons = Infernal Summons
    .text = One devil on Earth, any seat's, is home in Hell at once.
    .flavour = Your presence is required. So is your spine.
card-writ-of-fealty = Writ of Fealty
    .text = Every devil with an own promise card in hand gives one to the next such devil on its left.
    .flavour = Sign here, here, and in the margin of your soul.
card-scandal = Scandal
    .text = Remove 1 nomination marker from one nominee.
    .flavour = He was seen being kind. There were witnesses.
card-acclaim = Acclaim
    .text = Add 1 nomination marker to one nominee.
    .flavour = A thousand throats, reasonably priced.

## Devils

devil-asmodeus = Asmodeus
    .text = Power 7. Once per round in Tabling, name a free devil in Hell: it hands you one resource card of its own choice.
    .flavour = The oldest name on the door, and the heaviest.
devil-baalzebub = Baalzebub
    .text = Power 5. May void one of his own binding promises without penalty, then not again until his second Init after. His realm has 1 more protection (1 with no fortress).
    .flavour = Every word of it was true when he said it.
devil-belial = Belial
    .text = Power 5. After a battle he fought in: 1 Soul per 2 hordes destroyed there on either side (round up, at most 3).
    .flavour = He keeps the screams in jars, by key.
devil-dispater = Dispater
    .text = Power 5. His fortress protects 1 more and never crumbles after battle. His captives cannot escape by fortress card.
    .flavour = Measure twice. Imprison once.
devil-geryon = Geryon
    .text = Power 6. When he is the original attacker, his side rolls 1 extra die in the first exchange of each battle round.
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
    .text = If Asmodeus becomes overlord, worth points to its holder (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-baalzebub = Promise of Baalzebub
    .text = If Baalzebub becomes overlord, worth points to its holder (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-belial = Promise of Belial
    .text = If Belial becomes overlord, worth points to its holder (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-dispater = Promise of Dispater
    .text = If Dispater becomes overlord, worth points to its holder (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-geryon = Promise of Geryon
    .text = If Geryon becomes overlord, worth points to its holder (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-glasya = Promise of Glasya
    .text = If Glasya becomes overlord, worth points to its holder (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-mammon = Promise of Mammon
    .text = If Mammon becomes overlord, worth points to its holder (see the scoring table).
    .flavour = Signed, sealed and still warm.
promise-card-mephistopheles = Promise of Mephistopheles
    .text = If Mephistopheles becomes overlord, worth points to its holder (see the scoring table).
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
devil-state-wounded = Licking wounds

word-seats-all = everybody
word-any-seat-anyone = anyone
word-battle-role-attack = in its attack
word-battle-role-defence = in its defence
word-earth-kind-devil = devil
word-earth-kind-fiends = fiends
word-earth-kind-both = devil and fiends
word-call-kind-attack = attack
word-call-kind-ritual = ritual { $ritual }
word-card-kind-army = an army
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
    .short = No fighting { $target } · to R{ $until }
sentence-no-ritual = My rituals will not touch { $target } until the end of round { $until }
    .short = No rituals on { $target } · to R{ $until }
sentence-no-special = I will play no special or power against { $target } until the end of round { $until }
    .short = No specials on { $target } · to R{ $until }
sentence-no-vote = I will not vote for { $candidate } until the end of round { $until }
    .short = No vote for { $candidate } · to R{ $until }
sentence-no-nominate = I will not nominate { $candidate } until the end of round { $until }
    .short = No nomination of { $candidate } · to R{ $until }
sentence-no-earth = I will not send to Earth in round { $round }: { $who }
    .short = Not to Earth · R{ $round }: { $who }
sentence-no-ring = I will stay out of the decision ring of round { $round }
    .short = Out of the ring · R{ $round }
sentence-no-flee = I will not flee or slip away in round { $round }
    .short = No flight · R{ $round }
sentence-no-trade = I will make no trade with { $seat } until the end of round { $until }
    .short = No trade with { $seat } · to R{ $until }
sentence-vote = I will vote for { $candidate } in round { $round }{ $if_attend }
    .short = Vote for { $candidate } · R{ $round }{ $if_attend }
sentence-nominate = I will nominate { $candidate } in round { $round }{ $if_attend }
    .short = Nominate { $candidate } · R{ $round }{ $if_attend }
sentence-attend = I will come to the decision ring of round { $round }
    .short = Come to the ring · R{ $round }
sentence-give = I will give { $to }: { $bundle }, { $due }
    .short = Give { $to }: { $bundle }, { $due }
sentence-return-loan = I will return to { $to }: { $cards }, { $due }
    .short = Return to { $to }: { $cards }, { $due }
sentence-join = I will join { $ally } { $role } in round { $round } with at least { $power } power
    .short = Join { $ally } { $role } · R{ $round }, power { $power }
sentence-attack = I will attack { $target } in round { $round }
    .short = Attack { $target } · R{ $round }
sentence-withdraw = I will withdraw from this battle
    .short = Withdraw from this battle
sentence-call-off = I will call off: { $what }
    .short = Call off: { $what }
sentence-release = I will set { $captive } free, { $due }
    .short = Free { $captive }, { $due }
sentence-allow-trade = { $captive } may trade until the end of round { $until } with: { $seats }
    .short = { $captive } may trade · to R{ $until }: { $seats }
sentence-show-hand = I will show { $to } my hand, { $due }
    .short = Show { $to } the hand, { $due }
sentence-cast = I will complete { $ritual } on { $target } in round { $round }
    .short = Complete { $ritual } on { $target } · R{ $round }

## Conditions

condition-if-overlord = If { $seat } becomes overlord by the end of round { $round }
    .short = If { $seat } is overlord · to R{ $round }
condition-if-not-overlord = If { $seat } is not made overlord in round { $round }
    .short = If { $seat } is no overlord · R{ $round }
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
due-settlement = when the overlord is found
    .short = when the overlord is found

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
    .with = the fortress with its captives
    .keep = the fortress without its captives
bundle-captive =
    .hand-over = the captive { $seat }
    .free = freedom of { $seat }
bundle-hand-view =
    .one = a look at the hand
bundle-trade-leave =
    .one = leave to trade
bundle-promise-release =
    .one = release from a promise
    .named = release from: { $promise }

## Lobby options

option-victory-goal = Victory goal
    .about = With so many victory points a devil takes the throne, whatever the ring thinks.
    .value-0 = 10; with 3 players 8
    .every = { $n } points
option-round-limit = Last round
    .about = If the ring of this round crowns nobody, the throne goes to who has most victory points.
    .value-0 = No limit
    .every = Round { $n }
option-short-game = Short game
    .about = About an hour: goal 6, last round 8, and the popular get their extra marker from 4 points.
option-pace = Pace
    .about = How long phases, beats and choices may take.
    .value-normal = Normal
    .value-relaxed = Relaxed
    .value-quick = Quick
    .value-untimed = No time limits
option-devil-choice = Devils
    .about = With 3 or 4 players each may choose one of two; with more, devils are dealt.
    .value-deal-two-pick-one = Choose one of two
    .value-random = Dealt
option-private-deals = Private deals
    .about = Whether two devils may bargain and swear where the others do not hear it.
option-forecast = Battle forecast
    .about = Show how a battle is likely to end, and what printed power an offer moves.
option-banter = Banter
    .about = Free talk at the table. It binds nobody.

## Lesson

lesson-throne = An empty throne
    .text = Lucifer has left. You are a devil: raise armies, gather Souls, rob your neighbours and, above all, bargain. The game ends when a devil is crowned. But each promise card of the crowned devil is worth 2 points in the hands of others: you may win without a crown.
lesson-devil = Which devil are you?
    .text = Two were dealt to you. Point at each to read its power: it is yours all game. Click the one you keep, then confirm.
lesson-hand = Your first six cards
    .text = Armies fight, a fortress guards your realm and holds captives, artifacts and rituals bend the rules, specials surprise. Without a fortress you may change the whole hand, once.
lesson-tabling = Tabling
    .text = Everybody acts at the same time, at their own pace. Click a card of your hand to table it: armies, one fortress, artifacts. Send Fiends or your devil to Earth to gather Souls; what is on Earth does not defend your home.
lesson-market = The market
    .text = Here everything is for sale: cards, Souls, armies, even promises. Choose somebody, lay what you give on one pan of the scale and what you want on the other, add promises if you like, and offer it. The others offer you deals in the same way: read them, take them, or ask for more.
lesson-binding = A promise binds
    .text = What is sworn stands in the ledger with a red seal, and the table sees to it: an act that would break it is refused, and what you owe falls due by itself. What is only said in the chat binds nobody.
lesson-stop = Pass, or Stop!
    .text = At delicate moments everybody is asked, whatever they hold. Pass, and it goes on; say Stop! and you have the floor to play a card. So nobody can tell from your silence what you have.
lesson-attack = War
    .text = On your attack turn you may march on a realm, once a round on each. Compare the power shown on the realms. The winner plunders cards, and a fallen devil becomes a captive. You may also pass, and be paid for it.
lesson-battle = Before the dice
    .text = Armies come and go, friends are bought. The scale above shows what each side's power gives it: more exchanges, more dice. Choose whom you bring, and say when you are ready.
lesson-council = Votes are for sale
    .text = Next comes the decision ring: a nominee is crowned if fewer of those who came oppose it than it has markers. Now is the time to buy votes, or to sell yours for promise cards of the one who may win.
lesson-ring = The decision ring
    .text = Come, and your vote counts; whoever comes and names nobody opposes. Then each nominates a devil for the next ring. If somebody is crowned, the promise cards decide who has won.

## Rulebook

rulebook-goal = The aim
    .text =
        Lucifer has left, and Hell needs a new overlord. You are a devil: you raise armies, gather Souls, rob your neighbours and, above all, you bargain.
        The game ends when one devil is made <b>overlord</b>, by the votes of the others or by victory points. Then everybody counts points, and most points win. The overlord gets 4 extra, but each of its <b>promise cards</b> in another hand is worth 2 there. So whoever owns the overlord's promises may win without a crown.
        A devil keeps every promise. The table itself sees to that.
rulebook-start = The start
    .text =
        With 3 or 4 players you choose one of two devils; with more, you are dealt one. Its power is printed on it and lasts all game. You get its 6 promise cards and draw 6 resource cards.
        Whoever has <b>no fortress</b> in that hand may change all 6 cards, once.
rulebook-round = A round
    .text =
        Eight phases, again and again: <b>Init</b> (draw 2 cards, the dice of Earth), <b>Tabling</b>, <b>Battles</b>, <b>Rituals</b>, <b>Victory points</b>, <b>Council</b>, the <b>decision ring</b> and <b>Finishing</b>.
        In the open phases everybody acts at the same time. Press Ready when you have nothing left to do; answering an offer still works. When all are ready, a last moment for a Stop! opens, and the phase is over.
        At the draw you may not pass <b>21 cards</b> in all: devil, status and promise cards, hand and tabled cards. Souls do not count.
rulebook-cards = The five kinds of cards
    .text =
        <b>Armies</b> are tabled, fight and stay until destroyed. <b>Fortresses</b> protect your realm and hold captives; you have one at most. <b>Artifacts</b> travel with your devil. <b>Rituals</b> are begun in Tabling and completed in Rituals, for Souls. <b>Specials</b> are played from the hand, in the moments printed on them.
        A fortress card in your hand has 3 uses against a fortress of the same kind: to open it when you attack it, to slip out of it in a battle, to escape from it as a captive.
rulebook-tabling = Tabling
    .text =
        Table armies, a fortress and artifacts, as many as you like. Begin one ritual. Send fiends, or your devil itself, to Earth. Trade.
        Once a round you may give one promise card, of any devil, to the <b>Unknown Powers</b> and draw 6 cards at once. The card is gone for good, and nobody sees whose it was.
        What you keep in hand is safe from armies, but it does not fight either.
rulebook-earth = Souls from Earth
    .text =
        In the next Init everything on Earth rolls a die. <b>Fiends</b>: 1 caught and destroyed, 2 nothing, 3 or 4 one Soul, 5 or 6 two Souls. <b>Diabolic Fiends</b> the same, but never caught. <b>A devil</b>: 1 nothing, 2 or 3 one, 4 or 5 two, 6 three; it may roll once more.
        A devil on Earth does not fight, cast or come to the ring. Fiends on Earth cannot be harmed, but they do not defend you.
        <b>2 Souls</b> count as 1 power, and rituals are paid with them.
rulebook-trade = Trade
    .text =
        An offer has two pans. Put on them cards, promise cards, Souls, armies, fortresses, captives, a look at a hand, and promises of both sides. The other accepts, counters or declines. What is struck moves at once and is not taken back.
        <b>Hand and promise cards</b> may be traded in every open phase; <b>tabled things and Souls</b> only in Tabling and Finishing; <b>captives</b> never change hands in Battles, but may be set free there.
        An offer may be open to all or known to the two of you. Talk in the chat binds nobody.
rulebook-promises = Promises that bind
    .text =
        A promise is one sentence, built by clicking: what, to whom, until when, and perhaps on one condition. Sealed, it binds. <b>An act that would break it is refused</b>, and what you promised to do is asked of you when its time comes, and done for you if you are silent.
        You cannot swear what you cannot keep. <b>Firm</b>: you have it now. <b>As soon as I can</b>: it stays open until kept. <b>If I can</b>: what is missing lapses, and your hand may be shown as proof.
        If others make you fail, a firm gift may still be <b>broken</b>: it costs 1 victory point. With no end named, a promise lasts this round.
rulebook-attack = Attacking
    .text =
        The attack turn goes round from the Starter. On yours, name a realm or pass; you may attack each realm once a round. When all have passed in a row, Battles are over.
        After a declaration there is <b>parley</b>: everybody may trade, and you may go on, change the target once, or stop. Then you are committed.
        An army away from home needs a leader: your devil, or Fallen Angels. A ritual of a devil that marches out is delayed.
rulebook-organisation = Before the dice
    .text =
        The attacker picks an army. Every other free devil may <b>join either side</b>, with what it likes from home. The defender may <b>flee</b> (in the first battle round without a card), <b>surrender</b>, or fight. Helpers may change side and go home. The market is open.
        A devil that stays out may strike a realm whose devil is away: an <b>attack in the rear</b>.
        If both principals raise the white flag, nobody rolls in this battle round. When all are ready, the sides are locked.
rulebook-dice = The dice
    .text =
        A side's power is its devils, its hordes, half its Souls and, for the defence, the fortress. There are <b>2 exchanges</b>, and 2 more for each side with 25 power, or 4 more with 50.
        Each side rolls 1 die; 2 with twice the enemy's power, 3 with three times. Who was just hit rolls 2 more. The best dice are compared, and <b>the lower is hit</b>; a tie goes to the greater power.
        <b>Protection</b> is subtracted from the attack's die when the defence would be hit. Example: 74 against 34 is 2 + 4 + 2 = 8 exchanges, 2 dice against 1.
rulebook-hits = Who falls
    .text =
        For each hit you choose who takes it: a horde is destroyed, a Soul crowd loses as many Souls as the die shows, the fortress is turned over for this battle, a devil is <b>downed</b>. Both sides choose unseen.
        <b>Juggernauts</b> take the first hits and strike back as they fall. <b>Leviathan</b> is hit last.
        With several seats on a side, its principal spreads the hits evenly.
rulebook-aftermath = After the battle
    .text =
        The attack has won when nobody unhit is left on the defence. Then every downed devil, friend or foe, is the attacker's <b>captive</b>; 3 cards are <b>plundered</b> at random from the hand of the realm, 5 if that devil has more than 21; and the fortress may be <b>taken, razed or left</b>.
        If the attack fails, the downed devils are the defender's captives. If both principals fall in the same step, nobody wins.
        A won attack with plunder or capture is an <b>attack victory</b>; an attack beaten off with losses is a <b>defence victory</b>.
rulebook-captives = Captives
    .text =
        A captive is held in its captor's fortress. It does not fight, cast, go to Earth or come to the ring, but its seat still draws, tables armies and trades with its captor; with others only by the captor's leave.
        It goes free when the captor lets it, by Jailbreak, by a fortress card of the same kind in Tabling, or when somebody takes the fortress. <b>Two captives of each other are exchanged at once.</b>
        Without a fortress (or the Ring of Chains) nobody can hold a captive.
rulebook-rituals = Rituals
    .text =
        A ritual lies face up before you from Tabling on: everybody can see what is coming, and pay you not to do it. In Rituals, from the Starter on, each caster completes it, calls it off or <b>delays</b> it to the next round.
        Completing is announced first: the last moment to disrupt it. Then the Souls are paid and the target chosen, and nobody can say anything any more.
        A devil that flees, surrenders or is hit loses its ritual.
rulebook-stop = Stop!
    .text =
        At delicate moments everybody is asked, whatever they hold: <b>Pass or Stop!</b> Nobody can tell from it who has a card. Whoever says Stop! first gets the floor, and everything stands still.
        With the floor you play one special, artifact or power, or let go. Letting go is an <b>empty hold</b>: 3 a round, so you may bluff.
        After something is played, a new moment opens for all.
rulebook-status = Victory points
    .text =
        Each status card you hold gives 1 victory point a round. <b>Master of Souls</b>: at least 5 Souls from Earth this round, and 2 more than anyone. <b>Mightiest Devil</b>: at least 25 power at home, and 3 more than anyone. <b>Most Victorious Devil</b>: most attack victories.
        A status is unstable at first and stable when you keep it. A stable one survives one bad round.
        Victory points stay. Only a broken promise takes them.
rulebook-council = Council
    .text =
        The last talk before the ring. Votes are bought here, usually with <b>promise cards</b>: they cost you nothing unless you are crowned, and then they are exactly what your voters win with.
        Useful sentences: “I will vote for Belial in this round, if I come to the ring”, “If Belial becomes overlord, I will give you 2 cards”.
        Count before you sell: how many more opponents can the nominee bear?
rulebook-ring = The decision ring
    .text =
        Every devil in Hell comes or stays home, in secret. Then those who came vote in turn for a nominee, or for nobody. A nominee is crowned if at least 2 devils came, somebody voted for it, and <b>fewer devils oppose it than it has markers</b>. Who came and did not name it opposes it, itself included.
        Example: 3 markers and 4 devils in the ring; 2 vote for it, 2 do not: it is crowned.
        If nobody is crowned, a devil with enough victory points takes the throne. Otherwise all who came nominate for the next ring: each nomination is a marker, and from 6 victory points the popular get one more.
rulebook-finishing = Finishing
    .text =
        Fled and wounded devils are home again. Tabled things may be traded once more, and debts due now are paid.
        Discard what you do not need: with <b>21 cards</b> you draw nothing in the next round, and a plunderer takes 5 cards instead of 3 from whoever has more.
rulebook-end = The reckoning
    .text =
        There is an overlord. First every promise for this moment is paid. Then points: 1 for each victory point, <b>4</b> for being overlord, <b>2</b> for each of the overlord's promise cards in your hand; in its own hand only 1.
        Example: the overlord has 7 points and 2 of its own cards: 7 + 4 + 2 = 13. A rival with 8 points and 3 of the overlord's cards has 8 + 6 = 14, and wins.
