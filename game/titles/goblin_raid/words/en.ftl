title-tagline = Raid the feudal marches
title-about =
    Lead your goblins out of their caves, plunder the Count's villages and run home.
    Leaders carry the troops. What lies under the top counter is hidden.
    Then switch sides: the better raider wins.

## What the rules say

# Asks. {turn}, {cycle}, {reign} numbers; {hex} and {site} names; {class} A, B or C; {hexes} how far; {bags} as `amount.bags`
# says; {battle} its number from 1, {left} battles not fought yet; {name} the player who is asked; {leader} who is in passage.
ask-feudal-setup = Place your people, then press Ready.
    .raid = Put John Gordon in a ward of Lake Shore, then press Ready.
    .waiting = { $name } is placing the Count's people.
    .stakes = Bags attract goblins, so guard the rich sites.
    .timeout = If time runs out, the rest is placed for you.
ask-goblin-setup = Give each leader a cave and a band, then press Ready.
    .waiting = { $name } is dealing out the caves.
    .stakes = Slingers shoot, Brutes hit, Rabble fill the ranks.
    .timeout = If time runs out, the bands stay as they are.
ask-goblin-move = Turn { $turn }. Move your leaders, then end the phase.
    .passage = { $leader } is only passing through. Move him to a hex with room.
    .waiting = Turn { $turn }. { $name } is moving the goblins.
    .stakes = In, grab, home.
    .timeout = If time runs out, your move ends.
ask-feudal-move = Turn { $turn }. Move your leaders, then end the phase.
    .passage = { $leader } is only passing through. Move him to a hex with room.
    .waiting = Turn { $turn }. { $name } is moving the Count's people.
    .stakes = Catch the carriers before they reach a cave.
    .timeout = If time runs out, your move ends.
ask-count-bags = You bring home { $bags ->
        [one] 1 bag
       *[other] { $bags } bags
    }. Take 3½ points each, or roll dice?
    .waiting = { $name } is counting the bags from { FORM($site, form: "the") }.
    .stakes = You choose for all bags before any die is rolled.
    .timeout = If time runs out, each bag counts 3½.
ask-declare = Declare your battles. You never have to fight.
    .first = Your hexes next to enemies can fight. Press a battle in the list. You can leave hexes out before you declare it.
    .waiting = { $name } is declaring battles.
    .stakes = The defender shoots first and strikes last.
    .timeout = If time runs out, the battles declared so far are fought.
ask-pick-battle = Choose the next battle. { $left ->
        [one] 1 is
       *[other] { $left } are
    } left to fight.
    .first = Fight them one by one, in any order. Easy ones first: they open advances for the hard ones.
    .waiting = { $name } is choosing the next battle.
    .timeout = If time runs out, the first one is fought.
ask-battle-step =
    .a = Battle { $battle }, missiles. Choose a target before they strike.
    .b = Battle { $battle }, missiles. Choose a target.
    .c = Battle { $battle }, melee. Choose a target and your attackers.
    .d = Battle { $battle }, melee. Choose whom to strike back, and who does it.
    .waiting = { $name } is attacking in battle { $battle }.
    .stakes = Each hex is attacked once in a step. Each unit strikes once in a phase.
    .timeout = If time runs out, the proposal is carried out.
strike-none = Battle { $battle }. No attack can succeed now, so pass.
    .timeout = If time runs out, nobody attacks.
ask-escort = Class { $class } retreats from { FORM($hex, form: "the") }. Does a leader go along?
    .rout = Class { $class } routs from { FORM($hex, form: "the") }. Does a leader run along?
    .must = Class { $class } flees from { FORM($hex, form: "the") } and nobody stays, so every leader goes along. Whom do they take?
    .first = A leader who goes along keeps his units together. But his modifier goes with him, and in a rout he risks his own neck.
    .waiting = { $name } is deciding whether a leader goes along.
    .timeout = If time runs out, they go alone, unless a leader must go.
ask-flee = Who retreats from { FORM($hex, form: "the") } next, and where to?
    .rout = Rout! Who runs from { FORM($hex, form: "the") } next, and where to?
    .first = Every step must bring them closer to safety. Enemy zones of control on the way make the casualty roll worse.
    .waiting = { $name } is running for it.
    .timeout = If time runs out, they take the way with the fewest enemy zones of control.
ask-run = No safety in reach. Choose any way, { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } long.
    .first = No way leads to safety, so any way will do. Enter no hex twice, and don't go back to the start.
    .waiting = { $name } is running, anywhere but here.
    .timeout = If time runs out, they take the way with the fewest enemy zones of control.
ask-advance = { $hex } is empty. Choose who advances, or stay.
    .more = Who else advances to { FORM($hex, form: "the") }? Or stay.
    .first = Units next to the empty hex walk in for free and may still strike this phase. It's now or never.
    .waiting = { $name } may advance to { FORM($hex, form: "the") }.
    .stakes = Three units without a leader. With one, up to his command limit.
    .timeout = If time runs out, nobody advances.
ask-plunder = { $site } is yours to plunder. Who carries the bags?
    .waiting = { $name } is searching the cellars at { FORM($site, form: "the") }.
    .stakes = A unit carries one marker and can't hand it on.
    .timeout = If time runs out, the usual carrier takes it.

# Phases, steps and turns
phase-feudal-setup = Feudal set-up
phase-goblin-setup = Goblin set-up
phase-goblin-move = Goblin movement
phase-goblin-combat = Goblin combat
phase-feudal-move = Feudal movement
phase-feudal-combat = Feudal combat
phase-cycle-end = End of the cycle
phase-over = The end
step-a = Defender shoots
step-b = Attacker shoots
step-c = Attacker strikes
step-d = Defender strikes
step-a-text = All who are in contact with the attackers may shoot first.
step-b-text = The missiles of the side that declared the battle.
step-c-text = The melee of the side that declared the battle.
step-d-text = The melee of the defenders who are still there.
turn = Turn { $n }
cycle = Cycle { $n }
raid = Raid { $n } of 2
reign = Reign { $n } of 2

# Sides, roles, classes, modes
side-goblin = Goblins
side-feudal = Feudals
role-goblin = Goblin King
role-feudal = Count Haakon
role-goblin-short = King
role-feudal-short = Count
role-goblin-text = Raids. Each bag that reaches a cave is worth points.
role-feudal-text = Defends. Each goblin who stays here for good costs the King points.
class-A = Class A
class-B = Class B
class-C = Class C
class-A-text = Steady. Seldom runs.
class-B-text = Trained. Runs with a reason.
class-C-text = Shaky. Runs with or without one.
mode-foot = on foot
mode-mounted = mounted

# Buttons
verb-march = March
verb-plunder = Plunder
verb-choose-commander = Put in command
verb-exit = Withdraw
verb-take-back = Undo
verb-escort = Go along
verb-none = Nobody goes along
verb-flee = Flee
verb-close = Close

# Standing orders
order-auto-attack = Attacks
order-auto-attack-text = What happens when it's your turn to attack.
order-auto-attack-propose = Propose
order-auto-attack-always = Take the proposal
order-auto-attack-off = No proposal
order-auto-flee = Flight
order-auto-flee-text = Your units run by the way with the fewest enemy zones of control, or by the way you choose.
order-auto-flee-on = Safest route
order-auto-flee-ask = Ask me
order-auto-plunder = Plunder
order-auto-plunder-text = The usual carrier picks up the bags at once, or you choose.
order-auto-plunder-on = At once
order-auto-plunder-ask = Ask me

# The log: set-up. {king}, {seat}, {winners} are players, {rolls} "3 : 5", {dice} the faces, {table} A, B or C, {units}, {pieces},
# {unit}, {piece}, {leader}, {carry} names, {hex}, {site}, {cave}, {from}, {to} places
log-roles = The dice fall { $rolls }. { $king } is the first Goblin King.
    .you = The dice fall { $rolls }. You are the first Goblin King.
    .fixed = { $king } is the first Goblin King.
    .fixed-you = You are the first Goblin King.
log-cycle =
    .raid = Raid { $cycle } of 2. { $king } is Goblin King.
    .raid-you = Raid { $cycle } of 2. You are Goblin King.
    .campaign = Reign { $reign }, cycle { $cycle }. { $king } is Goblin King.
    .campaign-you = Reign { $reign }, cycle { $cycle }. You are Goblin King.
log-ruined = { $site } lies in ruins: { $dice } on table { $table }.
    .between = { $site } falls into ruin. The dice show { $dice }.
log-set-aside = { $count ->
        [one] 1 goblin unit sits
       *[other] { $count } goblin units sit
    } this raid out.
    .you = { $units } sit this raid out.
log-deployed =
    .goblin = The goblins crouch in their caves.
    .feudal = The Count's people stand ready. Most of them suspect nothing.
log-bonus =
    .you = You roll { $die } and draw { $pieces } as bonus units.

# The log: movement. `.carry`: with units that you see; `.stopped` is a further line; `.changed`: another carrier; `.hidden`: the
# units are not told; `.flight`: home in a rout or retreat; {points}, {total}, {bags} as `amount.*` says, {reason} as `halt.*`
log-turn = Turn { $turn }.
log-phase = { $phase }.
log-step = { $leader } marches to { FORM($to, form: "the") }.
    .carry = { $leader } marches to { FORM($to, form: "the") } with { $carry }.
    .stopped = An enemy zone of control stops the march.
log-halted = { $leader } halts at { FORM($at, form: "the") }, short of { FORM($to, form: "the") }, because { $reason }.
log-top = { $piece } { $many ->
        [one] is
       *[other] are
    } now on top of the stack at { FORM($hex, form: "the") }.
log-turned-up = { $units } turn face up at { FORM($hex, form: "the") }.
log-sighted = Stacks come into sight at { FORM($hexes, form: "the") }.
log-alarm = The goblins at { FORM($from, form: "the") } are spotted from { FORM($to, form: "the") }. The alarm is raised.
log-home = { $leader } is home in { FORM($cave, form: "the") }.
    .units = { $leader } is home in { FORM($cave, form: "the") } with { $units }.
    .flight = { $units } { $many ->
        [one] stumbles
       *[other] stumble
    } home to { FORM($cave, form: "the") }, out of breath.
    .hidden = Goblins are home in { FORM($cave, form: "the") }.
log-plundered = The goblins plunder { FORM($site, form: "the") }: { $bags ->
        [one] 1 bag
       *[other] { $bags } bags
    }.
    .carrier = { $unit } plunder { FORM($site, form: "the") } and take { $bags ->
        [one] 1 bag
       *[other] { $bags } bags
    }.
    .changed = { $unit } now carry the bags from { FORM($site, form: "the") }.
    .changed-hidden = The bags from { FORM($site, form: "the") } change backs.
log-dropped = { $unit } drop the bags from { FORM($site, form: "the") } at { FORM($hex, form: "the") }. They're lost.
log-counted =
    .flat = The bags from { FORM($site, form: "the") } bring { $points }, at 3½ a bag. The King has { $total } in total.
    .dice = The bags from { FORM($site, form: "the") } bring { $points }, rolled as { $dice }. The King has { $total } in total.
    .mixed = The bags from { FORM($site, form: "the") } bring { $points }: { $flat } at 3½, the rest rolled as { $dice }. The King has { $total } in total.
log-baron-drawn = A rider sets off for the Baron. Only the Count knows when to expect him.
    .you = A rider sets off for the Baron. He comes on turn { $arrival }, in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
log-baron-comes = Horns! The Baron rolls { $die } and comes by { FORM($road, form: "the") }.
log-entered = { $leader } enters by { FORM($road, form: "the") }.
    .carry = { $leader } enters by { FORM($road, form: "the") } with { $carry }.
log-left-map = { $leader } withdraws by { FORM($road, form: "the") }.
    .carry = { $leader } withdraws by { FORM($road, form: "the") } with { $carry }.
log-called-off = The Goblin King calls the raid off. Those still waiting go back to bed.
log-conceded = The Goblin King concedes the { $version ->
        [campaign] cycle
       *[raid] raid
    }. Nobody on the map comes home.

# The log: combat. {battle} its number from 1, {step} as `step.*`; {sum} points, {defence} the target's melee, {number} what is
# needed, {die} and {total} the die bare and modified; `.modifiers` is a further line, {modifiers} "Forest +2, ..."
log-declared = Battle { $battle } is declared: from { FORM($own, form: "the") } against { FORM($enemy, form: "the") }.
log-battle = Battle { $battle } begins.
log-battle-step = Battle { $battle }. { $step }.
log-volley = { $sum ->
        [one] 1 missile point flies
       *[other] { $sum } missile points fly
    } at { FORM($target, form: "the") }. With a roll of { $total }, armour { $armor } or worse must check morale.
    .all = { $sum ->
        [one] 1 missile point flies
       *[other] { $sum } missile points fly
    } at { FORM($target, form: "the") }. With a roll of { $total }, everyone there must check morale.
    .none = { $sum ->
        [one] 1 missile point flies
       *[other] { $sum } missile points fly
    } at { FORM($target, form: "the") }. A roll of { $total } does nothing.
    .modifiers = The die shows { $die }, with { $modifiers }.
log-assault =
    .success = An attack on { FORM($target, form: "the") }, { $sum } against { $defence }, needs { $number } or less and rolls { $total }. They waver!
    .failure = An attack on { FORM($target, form: "the") }, { $sum } against { $defence }, needs { $number } or less and rolls { $total }. They hold.
    .none = An attack on { FORM($target, form: "the") }, { $sum } against { $defence }, has no chance. No die is rolled.
    .modifiers = The die shows { $die }, with { $modifiers }.
log-check =
    .none = Class { $class } at { FORM($hex, form: "the") } rolls { $total } and stands.
    .retreat = Class { $class } at { FORM($hex, form: "the") } rolls { $total } and retreats { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
    .rout = Class { $class } at { FORM($hex, form: "the") } rolls { $total } and routs!
    .leader = The die shows { $die }, and { FORM($leader, form: "the") } adds { $modifier }.
log-escorted = { $leaders } { $many ->
        [one] goes
       *[other] go
    } along.
    .units = { $leaders } { $many ->
        [one] goes along and keeps
       *[other] go along and keep
    } { $units } together.
log-fled =
    .retreat = { $pieces } { $many ->
        [one] retreats
       *[other] retreat
    } to { FORM($to, form: "the") }.
    .rout = { $pieces } { $many ->
        [one] routs
       *[other] rout
    } to { FORM($to, form: "the") }!
    .safe = It's safe there.
    .zones = The way leads through { $zones ->
        [one] 1 hex
       *[other] { $zones } hexes
    } of enemy zones of control.
log-cut-off = { $pieces } { $many ->
        [one] has nowhere to run at { FORM($hex, form: "the") } and is
       *[other] have nowhere to run at { FORM($hex, form: "the") } and are
    } destroyed.
log-casualty =
    .lost = { $piece } { $many ->
        [one] rolls
       *[other] roll
    } { $zones ->
        [0] { $total }
       *[other] { $total } ({ $die }, less { $zones } for zones of control)
    } and { $many ->
        [one] doesn't
       *[other] don't
    } get away.
    .kept = { $piece } { $many ->
        [one] rolls
       *[other] roll
    } { $zones ->
        [0] { $total }
       *[other] { $total } ({ $die }, less { $zones } for zones of control)
    } and { $many ->
        [one] gets
       *[other] get
    } away.
log-destroyed = { $piece } { $many ->
        [one] is
       *[other] are
    } destroyed.
    .points = { $piece } { $many ->
        [one] is
       *[other] are
    } destroyed: { $points } for the King.
log-advanced = { $pieces } { $many ->
        [one] advances
       *[other] advance
    } to { FORM($to, form: "the") }.
log-confidence =
    .up = Confidence rises to { $now } ({ $delta }, { $reason }).
    .down = Confidence drops to { $now } ({ $delta }, { $reason }).
log-cycle-ends =
    .home = The { $version ->
        [campaign] cycle
       *[raid] raid
    } ends on turn { $turn }. No goblin is left out there.
    .called-off = The { $version ->
        [campaign] cycle
       *[raid] raid
    } ends on turn { $turn }. The King calls it off.
    .king-lost = The { $version ->
        [campaign] cycle
       *[raid] raid
    } ends on turn { $turn }. The King is dead, and his goblins melt into the hills.
    .conceded = The { $version ->
        [campaign] cycle
       *[raid] raid
    } ends on turn { $turn }. The Goblin King concedes.
    .leaderless = The { $version ->
        [campaign] cycle
       *[raid] raid
    } ends on turn { $turn }. No goblin leader is left to lead anyone.
    .time = The { $version ->
        [campaign] cycle
       *[raid] raid
    } ends on turn { $turn }. Nothing has been plundered for too long.
    .deposed = The cycle ends on turn { $turn }. The goblins have had enough of their King.
log-revealed = Everything turns face up. So that's where they were.
log-cycle-score =
    .raid = { $king } takes { $plunder } of plunder and ends on { $total }.
    .raid-you = You take { $plunder } of plunder and end on { $total }.
    .campaign = { $king } has { $plunder } of plunder this reign and a confidence of { $total }.
    .campaign-you = You have { $plunder } of plunder this reign and a confidence of { $total }.
log-reign-ends =
    .king-lost = The King falls, and his reign with him.
    .deposed = The goblins depose their King.
    .dull = A reign dies of boredom.
    .cap = This reign has lasted long enough.
    .ruined = Nothing is left to plunder, so the reign is over.
    .plunder = { $king } keeps { $plunder } of plunder after { $cycles }.
    .plunder-you = You keep { $plunder } of plunder after { $cycles }.
log-resigned = { $seat } resigns.
    .you = You resign.
log-over =
    .raid = Both raids are over. { $winners } is the better raider and wins!
    .raid-you = Both raids are over. You are the better raider and win!
    .campaign = Both reigns are over. { $winners } is the richer King and wins!
    .campaign-you = Both reigns are over. You are the richer King and win!
    .resigned = The match is conceded. { $winners } wins!
    .resigned-you = The match is conceded. You win!
    .draw = A draw. Neither is the better thief.

# Why a march stopped, as a part of `log.halted`
halt-barrier = something new is in sight
halt-no-mp = his MP are spent
halt-carry-budget = the foot troops are tired
halt-impassable = there is no way on
halt-mounted-forest = horses can't enter forest
halt-enemy-there = enemies block the way
halt-zoc-stop = an enemy zone of control holds him
halt-overfull = there is no room
halt-left-overfull = too many would stay behind
halt-overstacked = the next hex is crowded
halt-other = there is no going on

# Modifiers, checks, casualties, chances
modifier-cavalry = Cavalry in the open
modifier-water = Across water
modifier-leader = Leader
modifier-zones = Enemy zones of control
morale-none = Stands
morale-re1 = Retreat 1
morale-re2 = Retreat 2
morale-re3 = Retreat 3
morale-retreat = Retreat { $n }
morale-rout = Rout
odds-sixths = { $n } of 6 rolls
odds-bar = { $n } in 6
odds-never = No chance
odds-no-roll = Too weak to roll

# Amounts: .1 is for one; {n} may be 3½
amount-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
amount-bags = { $n ->
        [one] 1 bag
       *[other] { $n } bags
    }
amount-cycles = { $n ->
        [one] 1 cycle
       *[other] { $n } cycles
    }
amount-units = { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
amount-counters = { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
amount-hexes = { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
amount-mp = { $n } MP
amount-times = { $n } × { $name }

# The result. {king} a player
result-raid = The better raider
result-campaign = The richer King
result-resigned = Conceded
end-raid = The bags are counted, the bruises compared. One cave sings louder than the other.
end-campaign = Two reigns, two heaps of plunder. History is written by the owner of the bigger one.
end-resigned = A white flag, once somewhere a tablecloth.
end-draw = Equally good, or equally bad. The caves will argue about it all winter.
tally-half-points = Points
tally-plunder-half-points = Plunder
tally-goblins-lost = Goblins lost
tally-cycles = Cycles reigned
story-counts = points, turn by turn
story-turn = Turn
story-change = { $n ->
        [one] point
       *[other] points
    }
boast-1 = Three bags, two legs, no regrets.
boast-2 = Villages grow back. Sausages don't.
boast-3 = If it isn't nailed down, it's plunder.
cycle-end-home = Everyone is home
cycle-end-called-off = The raid is off
cycle-end-king-lost = The King is dead
cycle-end-conceded = The King concedes
cycle-end-leaderless = No leader is left
cycle-end-time = Time's up
cycle-end-deposed = The King is deposed
reign-end-king-lost = The King is dead
reign-end-deposed = The King is deposed
reign-end-dull = A dull reign ends
reign-end-cap = The longest reign ends
reign-end-ruined = Nothing is left to plunder

# Refusals (GOB section 16), without arguments: why not, and what to do
refused-not-your-turn = Nothing to decide right now. Wait for your move.
refused-no-leader = Only leaders move. Choose a leader and let him carry the unit.
refused-not-adjacent = That hex isn't next to him. Choose a neighbouring hex.
refused-no-mp = He lacks the movement points. Go less far, or wait a turn.
refused-carry-budget = Foot troops are tired after 10 MP. Drop them here, or stop.
refused-impassable = There's no way through. Go round, or look for a bridge or ford.
refused-mounted-forest = Horses can't enter forest off the road. Drop them, or go round.
refused-enemy-there = Enemies hold that hex. Stop beside it and fight in the combat phase.
refused-zoc-stop = An enemy zone of control holds him until next turn.
refused-over-command = Too many for this leader. Take only as many as his command limit.
refused-carried-by-other = Another leader has already carried that unit this phase. Leave it here.
refused-overfull = Too many units for that hex. Take fewer, or choose another hex.
refused-left-overfull = Too many would stay behind without a leader. Leave three at most.
refused-in-passage = A leader is passing through. Move him on first.
refused-overstacked = That hex is crowded. Only leaders may enter, to lead others out.
refused-still-out = Goblins are still out there. Bring them home first.
refused-not-alarmed = Nobody has raised the alarm. The Count's people suspect nothing yet.
refused-off-map = The map ends here. Choose a hex on it.
refused-wrong-exit = Withdraw by the road your first leader took.
refused-no-undo = Only a move that revealed nothing new can be undone.
refused-no-plunder = Nothing to plunder here. It takes a marker, a leader and a unit that carries nothing.
refused-bad-battle = Those hexes aren't one battle. Choose hexes that touch each other.
refused-hex-twice = A hex can be in one battle only. Choose another, or undo.
refused-not-involved = Not part of this battle. Choose a unit that is.
refused-no-missiles = There aren't enough missile points left. Shoot with fewer.
refused-already-attacked = That unit has already struck this phase. Choose another.
refused-target-done = That hex has been attacked this step. Choose another, or pass.
refused-river-melee = You can't strike across a river. Shoot, or find a bridge or ford.
refused-bad-path = Take a shortest way to safety. Every step must bring them closer.
refused-must-escort = Nobody else stays, so the leaders must go along.
refused-bad-advance = Those units can't advance there. Choose units of this battle next to it that haven't fled.
refused-cave-taken = Each leader needs a cave to himself. Choose an empty one.
refused-bad-setup = You can't set up there. Choose a lit place.
refused-already-answered = You've already chosen.
refused-nothing-to-take-back = Nothing to undo.
refused-malformed = That isn't a move of this game.

## The table on screen

# Labels
paper = The Cave Crier
feudal-foot = Feudal foot
feudal-foot-text = Face down. All you know is that it's on foot. It turns up when a goblin stands next to it, or when it first moves.
down-band = FOOT
hex = Hex
    .the = hex
map-small = The whole map. Click to go there.
legend = What you see
legend-goblins = leader and units
legend-feudals = the Count's leader
legend-hidden = foot, face down
legend-bags = bags to take
legend-looted = already looted
last-seen = Last seen on turn { $turn }

# Where pieces are that do not stand on the map
place-aside = Sits this raid out
place-stay = Stays home
place-home = Home
place-lost = Destroyed
place-dead = Destroyed earlier
place-militia = Militia pile
place-bonus = Bonus pile
place-reinforcements = Baron's Reinforcements
place-gate = At the map edge
place-withdrawn = Withdrawn
place-off = Found no room
place-unused = Not in this version
place-waiting = Waiting in { FORM($cave, form: "the") }
place-map = On the map
place-unknown = Somewhere

# The seats
plate-plunder = { $n } plunder
plate-total = { $n } in total
plate-lost = { $n ->
        [one] 1 goblin lost
       *[other] { $n } goblins lost
    }
plate-reserve = { $aside } sit out, { $home } at home

# Leaders and bands
roster = Leaders
roster-mine = Your leaders
roster-waiting = Waiting
roster-home = Home
roster-out = Out there
roster-lost = Fallen
roster-done = Has moved
roster-stopped = Held
roster-unseen = Out of sight
band = The band
band-hand = { $n } of { $limit } go along
band-all = All
band-none = Nobody
band-zones = Zones of control
band-totals = Missiles { $missile }, melee { $melee }

# A counter
counter-missile = Missiles
counter-melee = Melee
counter-armour = Armour
counter-modifier = Morale modifier
counter-limit = Command limit
counter-face-down = Face down. Your opponent sees only “feudal foot”.
counter-leader-text = Leaders carry the others. With units in his hex he doesn't fight himself and never checks morale.
counter-mounted-text = Fast on roads, strong in the open, never in forest off the road.
counter-loaded = Carries { $bags } from { FORM($site, form: "the") }.
counter-loaded-text = Lost if the carrier retreats or routs.

# A stack
stack-units = { $n } of { $limit } units
stack-units-over = { $n } units where { $limit } fit
stack-height = { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
stack-top = Only the top counter of the stack is in sight.
stack-totals = Missiles { $missile }, melee { $melee }
fan-missiles = missiles
fan-melee = melee
stack-bags = { $bags } on their backs
stack-home-in = Home in { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }

# Sites and terrain: {foot} and {mounted} are MP or `terrain.barred`; modifiers carry their sign
site-hamlet = Hamlet
site-village = Village
site-town = Town
site-abbey = Abbey
site-keep = Keep
site-state-marker = { $bags } to plunder.
site-state-taken = Plundered, with { $bags } on the way home.
site-state-home = Plundered, with { $bags } in the caves.
site-state-out = Plundered, with { $bags } lost on the way.
site-state-ruins = In ruins. Nothing to take.
site-sacked = In ruins next cycle.
site-text = A goblin leader and a unit together may plunder this site. The Count's people are safe here when they flee.
site-ruin = Campaign: once plundered, it's ruined if the dice, one per bag, come to { $low } to { $high }.
terrain-cost = To enter: { $foot } on foot, { $mounted } mounted
terrain-barred = barred
terrain-missile = { $n } against missiles
terrain-melee = { $n } in melee
terrain-road = By road: { $foot } on foot, { $mounted } mounted
terrain-open-text = Level grass. Cavalry loves it.
terrain-fields-text = Ploughed and planted. Cavalry rides right through.
terrain-open-woods-text = Scattered trees: some cover, no delay.
terrain-forest-text = Thick and slow. Horses keep to the road.
terrain-rolling-hills-text = Slow to climb. The higher ground helps in melee.
terrain-wooded-hills-text = Slow, with cover.
terrain-mountain-text = Nobody crosses them. Goblins know the caves.
terrain-lake-text = Nobody crosses it.
terrain-hamlet-text = A few roofs and one bag of plunder.
terrain-village-text = Roofs, walls and more to carry.
terrain-town-text = One of three wards, each with its own cellar.
terrain-abbey-text = Thick walls, silver plate.
terrain-keep-text = The strongest walls in the land, and the fullest cellar.
terrain-ruins-text = Roads and woods end here. So did the hamlet. No plunder, no safety.
hexside-stream-text = Stream: 1 MP more to cross. Attackers who cross it are wet and hit less.
hexside-river-text = River: cross it only at a bridge or ford. Missiles cross anywhere.
hexside-ford-text = Ford: a crossing for anyone who doesn't mind wet feet.
hexside-bridge-text = Bridge: the dry way over.
hexside-cave-mouth-text = Goblins only. A goblin who enters is home until the raid is over.
cave-text = Goblins leave by its mouth and come home by any. Home is safe, bags and all.
exit-text = The Count's people may withdraw here, and the Baron may arrive here.
hex-zone-known = In an enemy zone of control, as far as you know. Anyone who enters stops here.

# The tracks
track-turn-of = Turn { $n } of { $last }
track-turn-text = A raid takes 5 to 10 turns. After 20 turns without plunder, it ends.
track-goblin-move = Goblins move
track-goblin-combat = Goblins fight
track-feudal-move = Feudals move
track-feudal-combat = Feudals fight
track-alarm-off = No alarm
track-alarm-on = Alarm!
track-alarm-text = Raised as soon as a goblin comes within two hexes of a feudal unit. Until then no feudal moves.
track-bags = Bags
track-bags-there = { $n } out there
track-bags-road = { $n } on the road
track-bags-home = { $n } home
track-bags-lost = { $n } lost
track-points = Plunder points
track-points-beat = { $n } to beat
track-time = { $n ->
        [one] 1 turn left without plunder
       *[other] { $n } turns left without plunder
    }
track-confidence-n = Confidence { $n }
track-confidence-text = What the goblins think of their King. At { $n } or less they depose him, and the reign is over.
track-baron = The Baron
track-baron-no = Not sent for
track-baron-drawn = Sent for on turn { $turn }
track-baron-drawn-text = He comes 1 to 4 turns later. Only the Count knows when.
track-baron-due = Comes on turn { $turn }
track-baron-here = Came by { FORM($road, form: "the") }

# Movement
move-choose = Choose a leader.
move-go = Choose a hex for { FORM($leader, form: "the") }.
move-all-done = Nobody has MP left that would help.
move-mp = { $n } MP
move-mode-foot = On foot
move-mode-mounted = Mounted
path-cost = { $cost } MP, { $left } left
path-cost-stop = { $cost } MP, stops here
path-turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
path-over = Too far for this turn. He goes as far as he can.
reach-left = The number is the MP he has left there. In an octagon, an enemy zone of control stops him.
passage = Passing through
passage-text = There's no room here, so he alone may move, and must move on.
top-text = The enemy sees the unit on top.

# Set-up
setup-feudal = The Count's people
setup-goblin = The goblins
setup-place = Choose a site for { FORM($piece, form: "the") }.
setup-left = { $n } left to place
setup-fixed = The rules put this counter here.
setup-anywhere = Any site that isn't in ruins will do.
setup-cave = Choose a cave for { FORM($leader, form: "the") }.
setup-cave-free = Free
setup-pool = Without a leader
setup-home = Stays home
setup-swap = Units you take from another band are replaced by those you give up.
setup-how = Press a leader, then a cave on the map. Press two units of different bands to swap them.
setup-cave-how = Press a lit cave on the map, or drag the leader there.
setup-swap-with = Choose who changes places with { $unit }.
setup-aside = { $n ->
        [one] 1 sits this raid out
       *[other] { $n } sit this raid out
    }

# The battle sheet
battle = Battle { $n }
battle-of = Battle at { FORM($place, form: "the") }
battle-of-all = Battle { $n } of { $all }
battle-list = Battles
battle-declared = { $n } declared
battle-left = { $n } left to fight
battle-fought = Fought
battle-own = Your hexes
battle-enemy = Enemy hexes
battle-who = { $own } against { $enemy }
battle-choose-own = Choose one of your hexes next to an enemy.
battle-more = Add hexes that touch, or declare the battle.
battle-odds = Melee { $attack } against { $defence }: { $chance }
battle-odds-missile = Missiles { $n }: { $chance }
battle-record = Record of this battle
battle-record-empty = Nothing has happened yet. Enjoy it.
record-earlier = Earlier
record-later = Later
record-more = and { $n } more
tab-missile-goblin = Goblins shoot
tab-missile-feudal = Feudals shoot
tab-melee-goblin = Goblins strike
tab-melee-feudal = Feudals strike
tab-past = Over
tab-now = Now
tab-ahead = To come
tab-fired = { $n ->
        [one] 1 point shot
       *[other] { $n } points shot
    }
tab-struck = { $n ->
        [one] 1 has struck
       *[other] { $n } have struck
    }
tab-quiet = Nobody
attack-tab-points = Points
attack-tab-melee = Melee
attack-points = { $n ->
        [one] 1 missile point
       *[other] { $n } missile points
    }
attack-melee = Melee { $n }
attack-defence = against { $n }
attack-die = Die
attack-sum = With modifiers
attack-needs = Needs { $n } or less
attack-no-roll = Too weak. No die is rolled.
attack-table-missile = Missile table
attack-table-missile-text = Across: points. Down: the die with modifiers. Inside: the armour from which units check morale.
attack-across-missile = Points at the top, die at the left
attack-table-melee = Melee table
attack-table-melee-text = Across: attackers. Down: defenders. Inside: the highest roll that succeeds.
attack-across-melee = Attack at the top, defence at the left
attack-chance = Chance: { $chance }
attack-faces-missile = Second number: the armour that checks.
attack-faces-none = Their armour is too good: nobody checks.
attack-modifiers = Die modifiers
attack-modifiers-none = No modifiers
attack-proposal-none = No attack can succeed.
    .few = Only an attack that you choose yourself can succeed.
check = Morale
check-nobody = Nobody checks.
check-leader = { $leader } { $modifier }
check-order = C checks first, then B, then A. Each flees before the next checks.
flight = Flight
flight-retreat = Retreat of { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
flight-rout = Rout of { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
flight-path = To { FORM($to, form: "the") }, { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
flight-zones = { $n ->
        [0] no enemy zones of control
        [one] 1 hex of enemy zones of control
       *[other] { $n } hexes of enemy zones of control
    }
flight-safe = Ends in safety
flight-lost = Lost on { $n } of 6 rolls
flight-cut-off = There's no way out. They are destroyed.
flight-singly = One by one
escort = Going along
escort-keep = { $n } of { $limit } stay together
escort-alone = They flee one by one
escort-must = Nobody stays behind, so he must go.
escort-stays = They stay behind
advance = Advance
advance-into = To { FORM($hex, form: "the") }, { $n } of { $limit }
advance-from = From { FORM($hex, form: "the") }
advance-how = Press a lit hex on the map to send everyone from it, or press single counters.
plunder-carrier = { $unit } carry them
bags-count = { $bags } from { FORM($site, form: "the") }
bags-flat = { $n } at 3½
bags-dice = { $n } by dice
bags-sure = { $points } for sure
bags-range = { $low } to { $high }, { $mean } on average
bags-now = { $points } counted so far

# The end of a cycle, the change of roles, the result
score = Score
score-cycle = Raid { $n }, { $name }
score-plunder = Plunder
score-total = In total
score-none = No losses that count
score-losses = Losses
score-tie = Ties go to more plunder, then to fewer goblins lost.
score-tie-campaign = Ties go to fewer cycles.
score-reign = Reign { $n }, { $name }
score-cycles = { $n ->
        [one] 1 cycle
       *[other] { $n } cycles
    }
sheet-roles-text = { $king } is Goblin King now, and { $count } is Count Haakon.
sheet-beat = { $name } must now beat { $points }.
    .you = You must now beat { $points }.
sheet-confidence = Confidence
sheet-result = Result
sheet-wins = { $name } wins!
    .you = You win!
sheet-draw = A draw

# Buttons with what they do
act-ready = Ready
act-ready-small = Everyone is in place
act-end-phase = End phase
act-end-phase-move = { $n ->
        [one] 1 leader can still move
       *[other] { $n } leaders can still move
    }
act-end-phase-none = Nothing left to do
act-done = { $n ->
        [one] Fight 1 battle
       *[other] Fight { $n } battles
    }
act-done-none = No battles
act-declare = Declare battle { $n }
act-fight = Fight battle { $n }
act-attack = Attack
act-attack-small = As proposed
act-shoot = Shoot at { FORM($hex, form: "the") }
act-shoot-small = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
act-strike = Strike { FORM($hex, form: "the") }
act-strike-small = Melee { $n }
act-pass = Pass
act-pass-small = Nobody attacks
act-go = March to { FORM($hex, form: "the") }
act-call-off = Call off raid
act-concede = Concede { $version ->
        [campaign] cycle
       *[raid] raid
    }
act-finish = Nearest free hex
act-count = Count bags
act-flee-best = Safest route
act-advance = { $n ->
        [one] Advance with 1
       *[other] Advance with { $n }
    }
act-advance-all = All from { FORM($hex, form: "the") }
act-stay = Stay
act-take = Take the bags
act-leave = Leave the bags
act-deploy = Deploy them now
act-pile = Send back
act-orders = Standing orders
orders = Standing orders
orders-text = Only you see them. They apply from your next decision on.

# Before a grave click
confirm-concede = Concede the { $version ->
        [campaign] cycle
       *[raid] raid
    }?
confirm-concede-text = Every goblin on the map counts as destroyed, the King too, and their bags are lost.
confirm-call-off = Call off the raid?
confirm-call-off-text = Everyone still waiting goes home, and the { $version ->
        [campaign] cycle
       *[raid] raid
    } ends.
confirm-resign = Resign?
confirm-resign-text = You lose the match at once, whatever the points say.
key-onward = Next leader
confirm-end-phase = End the phase?
confirm-end-phase-text = There's plunder at your feet that nobody has taken.
confirm-end-phase-unmoved = { $n ->
        [one] Nobody has moved yet. 1 leader still can.
       *[other] Nobody has moved yet. { $n } leaders still can.
    }
confirm-exit = Withdraw?
confirm-exit-text = A leader who withdraws doesn't come back this { $version ->
        [campaign] cycle
       *[raid] raid
    }.

# Why something is not open: the numbers stand here
why-not-asked = Nothing to decide right now.
why-choose-leader = Choose a leader first.
why-choose-hex = Choose a hex first.
why-choose-target = Choose a target first.
why-choose-units = Choose units first.
why-not-mine = These aren't yours.
why-limit-full = His { $limit } places are taken.
why-room = Only { $limit } fit there. You'd have { $n }.
why-left = Three may stay without a leader. You'd leave { $n }.
why-far = Too far for this turn.
why-stopped = An enemy zone of control holds him until next turn.
why-moved-on = He has no MP left.
why-target-done = This hex has been attacked this step.
why-not-in-battle = Not in this battle.
why-last-hex = The battle needs this hex.
why-no-contact = It touches no enemy.
why-in-battle = Already in battle { $n }.
why-carrier = It already carries bags.

# Banners and stamps
banner-turn = Turn { $n }
banner-raid = Raid { $n }
banner-reign = Reign { $n }
banner-king = { $name } is Goblin King
    .you = You are Goblin King
banner-alarm = Alarm!
banner-baron = The Baron!
banner-baron-drawn = The Baron is sent for
banner-king-lost = The King is dead!
banner-leader-lost = { $leader } falls!
banner-called-off = The raid is off!
banner-conceded = The King concedes
banner-roles = Switch sides!
banner-wins = { $name } wins!
    .you = You win!
banner-draw = A draw
stamp-looted = LOOTED
stamp-ruins = RUINS
stamp-success = SUCCESS
stamp-fails = FAILS
stamp-rout = ROUT
stamp-retreat = BACK { $n }
stamp-stands = STANDS
stamp-lost = LOST
stamp-away = AWAY
stamp-home = HOME
stamp-dropped = DROPPED

# The first time a player meets an ask: why it matters
hint-feudal-setup = You can't be strong everywhere. Hamlets have one bag each. Lake Shore, the Abbey and the Keep have sixteen.
hint-goblin-setup = Spread out: small bands for small hamlets, big ones side by side. Attack from two sides and the enemy has nowhere to run.
hint-goblin-move = The near hamlets are three turns out and back. Greed is what the Count is waiting for.
hint-feudal-move = Hit the carriers: a mere retreat makes them drop everything. And block the way: routs through your zones of control kill.
hint-count-bags = A die averages 3½. If you're ahead, take the sure thing. If you're behind, roll.
hint-declare = Battles are fought one after another, so an early success opens the way for a later one.
hint-pick-battle = Begin where you're strong: enemies who have run can no longer shoot at you.
hint-battle-step = An attack kills nobody by itself. It makes them check morale. Those who rout past your zones of control die.
hint-escort = With the King along, his men hold together. But in a rout he rolls for his life like anyone.
hint-flee = Each hex of an enemy zone of control takes 1 off the casualty die. Low is dead.
hint-run = Nothing is safe now. Avoid enemy zones of control and stay near a leader who can collect you.
hint-advance = Units that advance may strike again, and they stand where the enemy wanted to flee.
hint-plunder = The bags ride on one back. You want it steady, armoured and not your best shot.
hint-over = Now you see everything: the bluffs, the empty stacks, the hamlet nobody guarded.

# The newcomer's aid: the next legal thing to do
aid-feudal-setup-place = Next: choose a lit counter, then a lit site.
aid-feudal-setup-ready = Next: press Ready. Everyone has a place.
aid-goblin-setup-swap = You can move a leader to another cave, or swap units between bands.
aid-goblin-setup-ready = Next: press Ready, or move leaders and units first. These bands will do for a first raid.
aid-goblin-move-leader = Next: choose a leader in a cave. The nearest site is { FORM($site, form: "the") }.
aid-goblin-move-on = Next: { FORM($leader, form: "the") } can go on, with { $mp } MP left. Or choose another leader.
aid-goblin-move-carry = Next: choose who goes along, or take all of them.
aid-goblin-move-hex = Next: choose a lit hex. The number is the MP he has left there.
aid-goblin-move-plunder = Next: take the bags. { $site } is at your feet.
aid-goblin-move-home = Next: take { FORM($leader, form: "the") } and the bags home. The nearest cave is { FORM($cave, form: "the") }.
aid-goblin-move-end = Next: end the phase. Nobody can do more.
aid-feudal-move-leader = Next: choose a leader. The nearest goblins with bags are at { FORM($hex, form: "the") }.
aid-feudal-move-hex = Next: choose a lit hex beside them. You fight in the next phase.
aid-feudal-move-enter = Next: bring in the Baron's people, leader by leader.
aid-feudal-move-end = Next: end the phase. Nobody can do more.
aid-count-bags-choose = Next: split the bags between 3½ and dice, then count them.
aid-declare-own = Next: press a battle in the list, or say No battles.
aid-declare-done = Next: fight the battles you've declared.
aid-pick-battle-choose = Next: choose a battle to fight it.
aid-battle-step-auto = Next: Attack makes every attack here that helps. Or go target by target.
aid-battle-step-pass = Next: pass. Nothing here can succeed.
aid-escort-choose = Next: choose a leader to go along, or nobody.
aid-flee-choose = Next: choose a unit, then where it runs.
aid-run-choose = Next: choose lit hexes, one after another.
aid-advance-choose = Next: choose who walks in, or stay.
aid-plunder-choose = Next: choose a carrier.
aid-danger-stop = Careful: an enemy zone of control stops him there.
aid-danger-alone = Careful: units left behind have no leader and can't move.
aid-danger-carrier = Careful: the bags would stand next to the enemy.
aid-danger-king = Careful: cavalry can reach the King there.
aid-danger-odds = Careful: this attack's chance is only { $chance }.

# The codex
codex-goblin-units = Goblin units
codex-goblin-leaders = Goblin leaders
codex-feudal-units = Feudal units
codex-feudal-leaders = Feudal leaders
codex-sites = Sites
codex-terrain = Terrain
codex-count = { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
codex-unit = Class { $class } · missiles { $missile } · melee { $melee } · armour { $armour }
codex-leader = Modifier { $modifier } · command limit { $limit } · armour { $armour }
codex-site = { $kind } · { $bags }


## The map


## Caves

cave-cave-0102 = Rimegate
    .flavour = The frost here smells of goat.
cave-cave-0104 = Highspout
    .flavour = Echoes count higher than goblins do.
cave-cave-0106 = Old Chimney
    .flavour = Smoke rises even in summer.
cave-cave-0108 = Gnawbone
    .flavour = Mind the doorstep. It used to be someone.
cave-cave-0110 = Wetfoot Hole
    .flavour = Every raid starts with a cold toe.
cave-cave-0111 = Twin Teeth
    .flavour = Two ways in, one way home.
cave-cave-0115 = Northmaw
    .flavour = The wind does the shouting.
cave-cave-0118 = Lantern Drop
    .flavour = Don't look down. It looks up.
cave-cave-0119 = Springhead
    .flavour = Fresh water, stale welcome.
cave-cave-0202 = Crow Steps
    .flavour = Crows get the first pick.
cave-cave-0204 = Middlemaw
    .flavour = Halfway to everything worth stealing.
cave-cave-0206 = Redbank Hole
    .flavour = The stream washes the evidence.
cave-cave-0207 = Slate Door
    .flavour = Knock twice, then run.
cave-cave-0209 = Forkmaw
    .flavour = North mouth for work, south mouth for lunch.
cave-cave-0212 = Southmaw
    .flavour = Warm stones, warmer arguments.
cave-cave-0216 = Last Hole
    .flavour = Beyond this, only maps with blanks.

## Sites

site-ashdown = Ashdown
    .flavour = Ash Down: four roofs and a very good dog.
site-tuttledown = Tuttledown
    .flavour = Nobody here owns a lock. Nobody here owned a lock.
site-muckledown = Muckledown
    .flavour = Famous for mud, modest about it.
site-spites-end = Spite's End
    .flavour = Two families, one feud and no goblins. So far.
site-driffield = Driffield
    .flavour = First plough of spring, first torch of autumn.
site-offenham = Offenham
    .flavour = Every road stops here, wanted or not.
site-riverfield = Riverfield
    .flavour = The ford brings trade. The ford brings trouble.
site-griffield = Griffield
    .flavour = They swear there once was a griffin.
site-southdown = Southdown
    .flavour = Sheep to the north, sheep to the south.
site-dunsworth = Dunsworth
    .flavour = A straight road and a crooked inn.
site-swillgate = Swillgate
    .flavour = The beer is thin, but there's a lot of it.
site-chipping-down = Chipping Down
    .flavour = Market on Tuesdays, goblins permitting.
site-dawns-end = Dawn's End
    .flavour = So far east that worry arrives late.
site-clinkwell = Clinkwell
    .flavour = Drop a coin in the well and hear it clink.
site-tweksbury = Tweksbury
    .flavour = A village that calls itself a town.
site-braxton = Braxton
    .flavour = The bridge pays for the walls.
site-lake-shore-north = Lake Shore, Bridge Ward
    .the = Lake Shore's Bridge Ward
    .flavour = The toll-house never sleeps.
site-lake-shore-west = Lake Shore, Quay Ward
    .the = Lake Shore's Quay Ward
    .flavour = Fishwives see everything first.
site-lake-shore-east = Lake Shore, Market Ward
    .the = Lake Shore's Market Ward
    .flavour = Silver on the tables, cellars below.
site-the-abbey = The Abbey
    .the = the Abbey
    .flavour = The silver plate is behind the hymn books.
site-the-keep = The Keep
    .the = the Keep
    .flavour = Haakon's banner, Haakon's cellar, Haakon's gold.

## Exits

exit-exit-2201 = North Road
    .the = the North Road
    .text = The Count's people may withdraw here, and the Baron may arrive here.
    .flavour = Pilgrims come in, tithes go out.
exit-exit-2605 = East Road
    .the = the East Road
    .text = The Count's people may withdraw here, and the Baron may arrive here.
    .flavour = The Baron's own milestones start here.
exit-exit-2618 = South-east Road
    .the = the South-east Road
    .text = The Count's people may withdraw here, and the Baron may arrive here.
    .flavour = Wool wagons, mostly. Mostly.

## Names on the map

label-desolate-mountains = Desolate Mountains
label-lake-shore = LAKE SHORE
label-the-lake = The Lake
label-the-river = Haakon Water
label-north-stream = Cold Beck
label-south-stream = Red Beck
label-riverfield-ford = Riverfield Ford

## Tables

missile-table = Missile Combat
melee-table = Melee Combat

## Terrain

terrain-open = Open country
    .flavour = Nowhere to hide, nowhere to trip.
terrain-fields = Fields
    .flavour = A whole summer of someone's life.
terrain-open-woods = Open woods
    .flavour = Shade for shepherds and archers.
terrain-forest = Forest
    .flavour = Horses stop here. Goblins don't.
terrain-rolling-hills = Rolling hills
    .flavour = Up is slower than it looks.
terrain-wooded-hills = Rolling hills with open woods
    .flavour = Good ground for an ambush, either way.
terrain-mountain = Mountains
    .flavour = The Desolate Mountains look back.
terrain-lake = Lake
    .flavour = Deep enough for secrets.
terrain-hamlet = Hamlet
    .flavour = Four roofs, one bell.
terrain-village = Village
    .flavour = Big enough for a feud and a fair.
terrain-town = Town
    .flavour = The walls are mostly taxes.
terrain-abbey = Abbey
    .flavour = The bell carries as far as the caves.
terrain-keep = Keep
    .flavour = Round, grey and unimpressed.
terrain-ruins = Ruins
    .flavour = It used to have a name.

## Hexsides

hexside-stream = Stream
    .flavour = Cold feet make slow feet.
hexside-river = River
    .flavour = Wide, brown and in no hurry.
hexside-ford = Ford
    .flavour = Knee-deep in a good year.
hexside-bridge = Bridge
    .flavour = Toll on the way in, toll on the way out.
hexside-cave-mouth = Cave mouth
    .flavour = Wipe your feet. Or don't.

## Victory points

victory-vp-feudal-count-or-baron = Count or Baron destroyed
    .line = { $number ->
        [one] The Count or the Baron is dead
       *[other] The Count and the Baron are dead
    }: { $points }.
victory-vp-feudal-other-leader = Other feudal leader destroyed
    .line = { $number ->
        [one] 1 other feudal leader is
       *[other] { $number } other feudal leaders are
    } destroyed: { $points }.
victory-vp-feudal-a = Feudal A unit destroyed
    .line = { $number ->
        [one] 1 feudal A unit is
       *[other] { $number } feudal A units are
    } destroyed: { $points }.
victory-vp-feudal-b = Feudal B unit destroyed
    .line = { $number ->
        [one] 1 feudal B unit is
       *[other] { $number } feudal B units are
    } destroyed: { $points }.
victory-vp-feudal-c = Feudal militia destroyed
    .line = { $number ->
        [one] 1 militia unit is
       *[other] { $number } militia units are
    } destroyed: { $points }.
victory-vp-goblin-fighting = Goblin unit destroyed
    .line = { $number ->
        [one] 1 goblin unit is
       *[other] { $number } goblin units are
    } destroyed: { $points }.
victory-vp-goblin-leader = Goblin leader destroyed
    .line = { $number ->
        [one] 1 goblin leader is
       *[other] { $number } goblin leaders are
    } destroyed: { $points }.
victory-vp-goblin-king = Goblin King destroyed
    .line = The Goblin King is dead: { $points }.

## Confidence

confidence-conf-kill-feudal-leader = Feudal leader destroyed
confidence-conf-kill-feudal-a = Feudal A unit destroyed
confidence-conf-kill-feudal-b = Feudal B unit destroyed
confidence-conf-kill-feudal-c = Feudal militia destroyed
confidence-conf-plunder-five = Five plunder points counted
confidence-conf-battle-retreat = Battle with a goblin retreat
confidence-conf-battle-retreat-king = King in a battle with a retreat
confidence-conf-battle-rout = Battle with a goblin rout
confidence-conf-battle-rout-king = King in a battle with a rout
confidence-conf-skipped-raid = Raid with no goblin spotted

## Units

unit-goblin-bowmen = Goblin Bowmen
    .text = Warriors with bows who also hold a line.
    .flavour = They aim at the loudest thing.
unit-goblin-warriors = Goblin Warriors
    .text = The backbone of every band.
    .flavour = Two clubs each, in case one breaks.
unit-goblin-brutes = Goblin Brutes
    .text = Strong in melee.
    .flavour = Doors are a suggestion.
unit-iron-brutes = Iron Brutes
    .text = Strong in melee and hard to shoot.
    .flavour = Wears three breastplates, none of them his.
unit-iron-guards = Iron Guards
    .text = Hard to shoot.
    .flavour = They guard whatever they are standing on.
unit-goblin-rabble = Goblin Rabble
    .text = Many, and brave while winning.
    .flavour = Counted by the heap.
unit-goblin-slingers = Goblin Slingers
    .text = The best shots the caves have, and the first to run.
    .flavour = Stones are free.
unit-militia-3-2-3 = Hedge Archers
    .text = Hamlet militia.
    .flavour = They hit the barn most days.
unit-militia-2-3-3 = Pitchfork Men
    .text = Hamlet militia.
    .flavour = Sharp at one end, cross at the other.
unit-militia-3-3-3 = Village Watch
    .text = Hamlet militia.
    .flavour = On watch since the harvest ale.
unit-militia-2-2-3 = Frightened Ploughmen
    .text = Hamlet militia, the weakest.
    .flavour = Someone has to go first.
unit-militia-4-2-3 = Poachers
    .text = Hamlet militia with good bows.
    .flavour = Pardoned for the duration.
unit-militia-4-3-3 = Forest Wardens
    .text = Hamlet militia, the best shots.
    .flavour = Every tree is an old friend.
unit-militia-3-3-2 = Old Soldiers
    .text = Hamlet militia with old mail.
    .flavour = The mail shrank. Surely the mail shrank.
unit-militia-4-2-2 = Reeve's Bowmen
    .text = Hamlet militia with padded coats.
    .flavour = Paid in turnips, on time.
unit-keep-riders = Keep Riders
    .text = Mounted. Fast, but never in forest.
    .flavour = First out of the gate.
unit-keep-men-at-arms = Keep Men-at-Arms
    .text = Steady, fully armoured foot.
    .flavour = They polish, therefore they stand.
unit-keep-crossbows = Keep Crossbows
    .text = Steady, armoured shooters.
    .flavour = One bolt, one grudge.
unit-billmen = Billmen
    .text = Trained foot.
    .flavour = Reaping all year round.
unit-longbowmen = Longbowmen
    .text = Trained archers.
    .flavour = The string sings first.
unit-veteran-archers = Veteran Archers
    .text = Trained archers who can also fight.
    .flavour = They have seen goblins before.
unit-town-archers = Town Archers
    .text = Trained archers.
    .flavour = Sunday practice, weekday courage.
unit-sworn-men = Sworn Men
    .text = Steady, armoured foot. They wait in the bonus pile.
    .flavour = An oath is heavier than mail.
unit-baron-arbalests = Baron's Arbalests
    .text = Arrive with the Baron.
    .flavour = Wound slow, shot sure.
unit-baron-crossbows = Baron's Crossbows
    .text = Arrive with the Baron.
    .flavour = The Baron pays by the bolt.
unit-baron-men-at-arms = Baron's Men-at-Arms
    .text = Arrive with the Baron.
    .flavour = They march in step even when alone.
unit-baron-knights = Baron's Knights
    .text = Mounted. The hardest hitters in the game.
    .flavour = The ground hears them first.
unit-baron-riders = Baron's Riders
    .text = Mounted. They arrive with the Baron.
    .flavour = Late, but at a gallop.

## Leaders

unit-goblin-king = The Goblin King
    .the = the Goblin King
    .text = If he is destroyed, the raid ends at once.
    .flavour = Heavy is the crown. He stole a big one.
unit-marglush = Marglush
    .text = Second only to the King.
    .flavour = Has read a book. Ate it, but read it.
unit-kasbosh = Kasbosh
    .text = Campaign only.
    .flavour = Stays home unless the songs will be about him.
unit-argbarg = Argbarg
    .text = Small band, stout heart.
    .flavour = Shouts his own name to remember it.
unit-grinphar = Grinphar
    .text = Small band, no great hopes.
    .flavour = Always last in, first out.
unit-uglop = Uglop
    .text = A middling band.
    .flavour = Counts to five, then to plunder.
unit-phinloc = Phinloc
    .text = A middling band, well led.
    .flavour = Knows every ditch in the domain.
unit-count-haakon = Count Haakon
    .text = Commands the Keep.
    .flavour = His taxes are late and so are the goblins.
unit-sir-godfrey = Sir Godfrey
    .text = Captain of the Keep.
    .flavour = Sleeps in his spurs.
unit-john-gordon = John Gordon
    .text = Leads Lake Shore.
    .flavour = Elected twice, against his will.
unit-robert-keith = Robert Keith
    .text = Leads Braxton.
    .flavour = Keeps the bridge and the toll.
unit-thomas-bruce = Thomas Bruce
    .text = Leads Tweksbury.
    .flavour = Closest to the mountains, and feels it.
unit-friar-simon = Friar Simon
    .text = Leads from the Abbey.
    .flavour = Forgives goblins, after.
unit-baron = The Baron
    .the = the Baron
    .text = Brings the Reinforcements.
    .flavour = He doesn't hurry. His horses do.
unit-sir-randolph = Sir Randolph
    .text = Rides with the Baron.
    .flavour = Twenty years a second-in-command.
unit-sir-hubert = Sir Hubert
    .text = Starts in the bonus pile. Campaign only.
    .flavour = Between quests and open to offers.

## Markers

unit-plunder-ashdown = Plunder from Ashdown
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-tuttledown = Plunder from Tuttledown
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-muckledown = Plunder from Muckledown
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-spites-end = Plunder from Spite's End
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-driffield = Plunder from Driffield
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-offenham = Plunder from Offenham
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-riverfield = Plunder from Riverfield
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-griffield = Plunder from Griffield
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-southdown = Plunder from Southdown
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-dunsworth = Plunder from Dunsworth
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-swillgate = Plunder from Swillgate
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-chipping-down = Plunder from Chipping Down
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-dawns-end = Plunder from Dawn's End
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-clinkwell = Plunder from Clinkwell
    .text = The plunder of one site. The number is its bags.
    .flavour = One bag, mostly turnips.
unit-plunder-tweksbury = Plunder from Tweksbury
    .text = The plunder of one site. The number is its bags.
    .flavour = Two bags and a clock.
unit-plunder-braxton = Plunder from Braxton
    .text = The plunder of one site. The number is its bags.
    .flavour = Two bags and a clock.
unit-plunder-lake-shore-north = Plunder from Lake Shore's Bridge Ward
    .text = The plunder of one site. The number is its bags.
    .flavour = Three bags of honest silver.
unit-plunder-lake-shore-west = Plunder from Lake Shore's Quay Ward
    .text = The plunder of one site. The number is its bags.
    .flavour = Three bags of honest silver.
unit-plunder-lake-shore-east = Plunder from Lake Shore's Market Ward
    .text = The plunder of one site. The number is its bags.
    .flavour = Three bags of honest silver.
unit-plunder-the-abbey = Plunder from the Abbey
    .text = The plunder of one site. The number is its bags.
    .flavour = Three bags that hum faintly.
unit-plunder-the-keep = Plunder from the Keep
    .text = The plunder of one site. The number is its bags.
    .flavour = Four bags and a curse.
unit-ruins-marker = Ruins
    .text = This site is in ruins.
    .flavour = Smoke, then weeds, then a story.
unit-baron-arrives-1 = Baron arrives +1
    .text = Add this number to the turn it's drawn, and the Baron comes.
    .flavour = Dust on the road already.
unit-baron-arrives-2 = Baron arrives +2
    .text = Add this number to the turn it's drawn, and the Baron comes.
    .flavour = A rider says soon.
unit-baron-arrives-3 = Baron arrives +3
    .text = Add this number to the turn it's drawn, and the Baron comes.
    .flavour = A rider says later.
unit-baron-arrives-4 = Baron arrives +4
    .text = Add this number to the turn it's drawn, and the Baron comes.
    .flavour = A rider says nothing useful.
unit-confidence-plus = Confidence +
    .text = Shows a total on its track.
    .flavour = They are chanting his name.
unit-confidence-minus = Confidence -
    .text = Shows a total on its track.
    .flavour = They are chanting a shorter name.
unit-plunder-pointer-tens = Plunder, tens
    .text = Shows a total on its track.
    .flavour = Tens, by goblin reckoning.
unit-plunder-pointer-ones = Plunder, ones
    .text = Shows a total on its track.
    .flavour = Fingers, one hand at a time.
unit-game-turn = Game turn
    .text = Shows a total on its track.
    .flavour = Time eats even goblins.

## Lobby options

option-version = Version
    .about = One raid each, or whole reigns of many raids.
    .value-raid = Raid
    .value-campaign = Campaign
option-stack-height = Stack heights
    .about = Whether you see how many counters lie under a top counter.
    .value-hidden = Hidden
    .value-visible = Visible
option-auto-bags = Counting bags
    .about = Raid: each bag counts 3½ points or the roll of a die.
    .value-ask = Ask
    .value-flat = 3½ points each
    .value-dice = By dice
option-count-stats = Count Haakon
    .about = The Count as printed on his counter, or as the rulebook once describes him.
    .value-counter = +2/8/1
    .value-text = +0/4/2
option-no-show = Staying home
    .about = Raid: what a raid is worth if no goblin is ever spotted.
    .value-last = Less than any other
    .value-zero = 0 points
option-dull-reign = Dull reigns end
    .about = Campaign: two cycles in a row without plunder end a reign.
option-reign-cap = Longest reign
    .about = Campaign: the most cycles a reign can last. 0 means no limit.
    .value-0 = No limit
option-early-end = Early end
    .about = Campaign: the match ends as soon as the second King's plunder is ahead.
option-first-king = First Goblin King
    .about = Which player raids first.
    .value-dice = Dice decide
    .value-host = The host
    .value-guest = The guest
option-timers = Time limits
    .about = How long you may think about a move.
    .value-off = No time limits
    .value-relaxed = Relaxed
    .value-normal = Normal
    .value-fast = Fast
option-spectator-view = Spectators
    .about = They see what both players see, or everything two turns late.
    .value-public = What both see
    .value-all-delayed = Everything, two turns late

## Lesson

lesson-guide = The King's nurse
lesson-welcome = In, grab, home
    .text = You're the Goblin King. Lead your bands out of the caves, plunder the Count's sites and be home before his riders come. What you bring home is your score.
lesson-march = Grinphar goes first
    .text = The number on a hex is the movement left there. Next to enemies a band must stop. Coming close, it spots who's hiding there.
    .act1 = Press Grinphar
    .act2 = Press hex 0719
    .done = Marched and spotted a garrison
lesson-end-phase = Enough marching
    .text = Grinphar has spotted the Village Watch of Southdown. Your other leaders can stay where they are.
    .act1 = Press End phase
lesson-declare = Pick a battle
    .text = You never have to fight. Here it's your 10 against 3: worth it.
    .act1 = Press Southdown
    .act2 = Press Declare battle
lesson-attack = No shot to take
    .text = First both sides shoot, then both strike. Your bowmen can't get past that armour, so let it go.
    .act1 = Press Pass
lesson-again = Now strike
    .text = Attack makes every attack that can help. Whoever is hit checks morale: the Watch will retreat or rout.
    .act1 = Press Attack
    .done = Won a battle as the attacker
lesson-advance = Into the hamlet
    .text = The hamlet is empty. Walk in and it's plundered: the unit with the bags is the carrier.
    .act1 = Press All from hex 0719
    .act2 = Press Advance
    .done = Plundered a hamlet
lesson-defend = Bruce is at the door
    .text = Now the feudals fight: Thomas Bruce attacks your band at 0715. Defenders shoot first.
    .act1 = Press Attack
    .done = Won a battle as the defender
lesson-stay = Let him run
    .text = He fled. You could walk after him, but there's nothing to take there.
    .act1 = Press Stay
lesson-home = Home with the bag
    .text = Plunder counts only in a cave, and the Baron has been sent for. A cave is in reach.
    .act1 = Press Grinphar
    .act2 = Press hex 0118
lesson-count = A bird in the hand
    .text = Take 3½ points a bag for sure, or roll a die.
    .act1 = Press Count bags
    .done = Brought a bag home and scored
lesson-end = That was a raid
    .text = In a match the raid goes on until you call it off. Then you switch sides, and the higher score wins.
    .open1 = Filling your bands before the raid
    .open2 = Larger sites
    .open3 = The Baron
    .open4 = The Count's side of it all

## Rulebook

rulebook-goal = The aim
    .text =
        One of you is the <b>Goblin King</b>, who comes down from the caves to plunder the villages. The other is <b>Count Haakon</b>, who would like to keep them. Then you switch sides.
        In the <b>Raid</b>, each of you is King once, for one raid of perhaps 5 to 10 turns. The better score as King wins. It takes about an hour.
        In the <b>Campaign</b>, a King raids again and again, cycle after cycle, until he falls or his own goblins have had enough of him. Then the other reigns. The bigger heap of plunder wins. It takes an evening.
        One raid from set-up to score is a <b>cycle</b>: what these pages say of a cycle holds for each of your raids.
        Plunder counts only <b>in a cave</b>. This isn't a war. It's a burglary with drums. In fast, home faster.
rulebook-counters = Map and counters
    .text =
        A <b>fighting unit</b> is about 25 troopers. Its counter shows its <b>morale class</b> (A steady, B trained, C shaky), its <b>missiles</b>, its <b>melee</b> and its <b>armour</b> (1 is best, 3 is worst). A dot for missiles means that it can't shoot. Horses mean that it's mounted. Goblins never are.
        A <b>leader</b> has a <b>morale modifier</b>, a <b>command limit</b> and an armour. He can carry as many units as his limit, and that many can stay in his hex.
        The map has 21 <b>sites</b> with 34 bags: 14 hamlets with 1 bag, 2 villages with 2, three wards of Lake Shore with 3 each, the Abbey with 3 and the Keep with 4. There are 16 caves in the west. In the east, three roads leave the map.
rulebook-sight = What you see
    .text =
        In an enemy stack you see <b>only the top counter</b>: the leader in command, or the unit on top. You see the whole stack while one of your counters is next to it. How many counters lie below stays hidden, unless the lobby's options say otherwise. So a lone leader may be an army, or an army a lone leader.
        The Count's militia and much of his infantry start <b>face down</b>. All you know is “feudal foot”. They turn up when a goblin comes to stand beside them, or when they first move.
        Both players see every step and every die of a battle. What a unit carries is seen with its stack. At the end of a cycle, everything turns face up.
rulebook-feudal-setup = The Count sets up
    .text =
        In the Raid, three hamlets drawn by dice lie in <b>ruins</b>: no plunder, no safety, no roads. Every other site gets its plunder marker.
        Most of the Count's people have fixed places: one militia in each hamlet and village, the garrison with Count Haakon and Sir Godfrey at the Keep, local leaders and infantry in Braxton, Tweksbury, Lake Shore and the Abbey. <b>You place John Gordon</b> in a ward of Lake Shore.
        In later cycles of a Campaign, you also place the survivors and one or two drawn bonus units, at any site that isn't in ruins and has room. If the Baron's people fought in the last cycle, you may <b>deploy the survivors</b> or send them all back to the pile. From the pile they come at full strength, but late.
rulebook-goblin-setup = The goblins set up
    .text =
        Each goblin leader starts in <b>a cave to himself</b>, with a band of exactly as many units as his command limit. In the Raid, 8 of the 52 units are drawn to sit the raid out. Only you know which.
        In the Campaign, lost units stay lost for the whole reign. If there are too few, divide them as you like. A leader may also stay home.
        The Count sees which caves are used and the top counter of each. The bands bind nobody later: on the map, leaders may exchange units wherever they meet. A full set-up is here already, so pressing <b>Ready</b> at once is fine.
rulebook-turn = The turn
    .text =
        A turn has four phases: <b>goblin movement, goblin combat, feudal movement, feudal combat</b>. Until the alarm is raised, the feudal phases are skipped.
        In a movement phase you act as often as you like, and end the phase yourself. You can <b>undo</b> your acts, back to the last one that revealed something: a face-down unit, a look into a stack, a die, the alarm or a counter gone from the map.
        Where you have no real choice, you aren't asked. <b>Standing orders</b> answer more for you: take the proposed attacks, flee by the safest route, take plunder at once.
rulebook-movement = Movement
    .text =
        <b>Only leaders move.</b> A leader carries units from his hex along, up to his command limit, and may drop them and pick up others on the way. In one phase, only one leader can carry a unit.
        Goblin leaders have <b>10 movement points (MP)</b>. Feudal leaders have <b>15 MP mounted, 10 on foot</b>. Their first step of the turn fixes which. A mounted leader with foot troops along may spend only 10 of his MP.
        Press a hex and the leader <b>marches</b> there by the cheapest way, over several turns if need be. He halts where an enemy zone of control stops him, and when something new comes into sight.
        You may pass through your own stacks, but nobody may end in an overfull hex. Goblins leave a cave by its mouth and come <b>home</b> by any: safe for this cycle, but out of it too.
rulebook-terrain = Terrain and roads
    .text =
        Each step costs MP. <b>1</b>: open country, fields, open woods, every site, ruins. <b>2</b>: rolling hills, with or without woods. <b>3</b>: forest, on foot only. Mountains and the lake are barred.
        A <b>road</b> step costs 1 on foot and ½ mounted, whatever the terrain, and takes horses through forest. Roads end at ruins.
        Water adds to the step: a <b>stream</b> +1, a <b>ford</b> +2, a <b>bridge</b> +1 on foot and +½ mounted. You can't cross a <b>river</b> anywhere else.
        When you plan your way home, think in turns: the three nearest hamlets are 8 MP from a cave, the Keep is 19.
rulebook-stacks = Stacks and zones of control
    .text =
        Any number of leaders can share a hex. With a leader there, the hex holds as many units as the <b>highest command limit</b>. Without one, it holds <b>three</b>. The leader with the highest limit is in command, and only his modifier counts.
        Around each unit and leader is its <b>zone of control</b>: the neighbouring hexes that it could walk into. Anyone who enters an enemy zone of control <b>stops for this turn</b>. You may leave it to any hex, but the next one stops you again.
        Zones of control don't stop units that retreat or rout. They make them pay: see Flight.
        A hex that fleeing units have overfilled is <b>crowded</b>. No unit may enter it, only leaders who come to lead others out.
rulebook-alarm = Alarm and the Baron
    .text =
        The <b>alarm</b> is raised as soon as a goblin on the map is within <b>two hexes</b> of a feudal unit. From the next feudal movement phase on, the Count's leaders may move. Before that, nobody stirs.
        In that phase a rider sets off for the <b>Baron</b>. A drawn marker says whether he comes 1, 2, 3 or 4 turns later. Only the Count knows. On that turn, a die decides the road: north (1–2), east (3–4) or south-east (5–6). His people <b>enter</b> there with their leaders, in this phase or a later one. If goblins are on the entry hex, they wait.
        Feudal leaders may <b>withdraw</b> by one of these roads for 1 MP, or ½ mounted. The first to go fixes the road. They don't come back this cycle.
rulebook-combat = A battle in four steps
    .text =
        Battles are fought one by one. Each has four steps:
        <b>a</b>  The defender shoots.
        <b>b</b>  The attacker shoots.
        <b>c</b>  The attacker strikes.
        <b>d</b>  The defender strikes, if there's anyone left to do it.
        In a step, make one attack after another, or pass. Each attack is carried out completely, retreats and routs included, before you choose the next. You attack a hex as a whole, and at most <b>once in a step</b>, so put everything you mean for it into one attack. You may hold units back.
rulebook-declare = Declaring battles
    .text =
        Neighbouring hexes with opposing units are <b>in contact</b>, even across a river. Mountains and caves don't count.
        A battle is a group of your hexes and enemy hexes that are <b>linked by contact</b>. A hex belongs to one battle only. You never have to fight, but remember that the enemy's turn comes next.
        You choose the order of the battles, and you may choose as you go. It pays to declare <b>several small battles</b>: if an early one empties a hex, your units may advance and help in a later one.
rulebook-attack = Missiles and melee
    .text =
        <b>Missiles:</b> add up the points, roll a die, add what protects the target, and read the missile table. It gives the armour from which the units there must check morale. Better armoured units are spared. A unit may split its points, and shoots each point once in a combat phase. When you defend, every unit in contact may shoot, even one that nobody attacks.
        <b>Melee:</b> compare your total with the melee of <b>all</b> units in the target hex. The table gives a number. If the die with its modifiers is that number or less, <b>everyone</b> there checks morale. Each unit strikes once in a phase, with all it has. Nobody strikes across a river without a bridge or ford.
        Leaders with units add nothing. <b>Alone</b> in a hex, leaders have melee 1 each and check as class A.
        The <b>proposal</b> uses everything that can still succeed. Attacking costs nothing, so it's rarely wrong.
rulebook-modifiers = What changes the die
    .text =
        A higher die is always worse for the attacker. Only the <b>target hex</b> counts. A site replaces the terrain below it.
        <b>Missiles:</b> open woods +1, with or without hills, ruins +1, forest +2, hamlet, village, town or abbey +2, the Keep +3.
        <b>Melee:</b> hills or open woods +1, ruins +1, forest +2, hamlet, village, town or abbey +2, the Keep +3. Add +1 if <b>every</b> attacking hex is across water from the target. Add –1 if a mounted feudal unit joins an attack on open country or fields.
        Woods and hills don't help mounted feudal units that are alone there: horses make big targets and bad hiders. Only in plain open woods are they hard to shoot, +1.
rulebook-morale = Morale and leaders
    .text =
        A <b>morale check</b> goes class by class: C, then B, then A, one die for each class, plus the modifier of the leader in command at that moment. High is good. The result is nothing, a <b>retreat</b> of 1 to 3 hexes, or a <b>rout</b> of 10 hexes, 15 for mounted feudal units. It's carried out before the next class checks.
        Leaders in the hex may <b>go along</b> with a class that flees. Units up to the command limit then move with them as one group. The rest flee one by one. But a leader who has left no longer helps those who stay, and in a rout he rolls for his own life.
        If nobody else would stay in the hex, every leader there <b>must</b> go along.
rulebook-flight = Flight
    .text =
        Units that retreat or rout take a shortest route to <b>safety</b>: every step brings them one hex closer. Goblins are safe in any cave, and are then home. The Count's people are safe in any site that isn't in ruins, or with one of their leaders, unless a goblin is there or next to it. In safety, the run ends.
        They can't enter barred terrain or enemy hexes. Nothing else slows them down. If there's no way to safety, any way of full length will do. If there's no way at all, the unit is <b>destroyed</b>.
        After a <b>rout</b>, each unit and each leader who ran along rolls for <b>casualties</b>: a die, minus 1 for every hex of an enemy zone of control entered. At its armour or less, it's destroyed. So the best armoured survive most often, and zones of control across the way kill.
        A <b>carrier</b> who retreats or routs drops the plunder. Nothing else in the game destroys units during a cycle.
rulebook-advance = Advance
    .text =
        If an attack <b>empties</b> its target hex, you may at once advance units that are next to it, were declared in this battle and haven't fled this phase. It costs no MP, but barred terrain stays barred.
        Without a leader, three units can be there. With an advancing leader, as many as his command limit. The units that stay behind must be within the limits too.
        Units that have advanced may <b>still strike</b> in a later step if they haven't yet. Goblins who advance into a site with a leader may plunder it on the spot.
rulebook-plunder = Plunder
    .text =
        A goblin <b>leader and a unit together</b> in a site with its marker may take it, during movement or right after an advance. It costs nothing and doesn't end the move.
        The marker goes on the back of one unit, the <b>carrier</b>. A unit carries one marker with all its bags, and can't hand it on. A carrier who <b>retreats or routs</b> drops it, and it's lost for this cycle. So give it to the steadiest.
        The plunder is home when its carrier <b>walks into a cave</b>.
rulebook-bags = Counting the bags
    .text =
        Plunder that a carrier brings into a cave is counted at once.
        In the <b>Raid</b>, you choose for each bag: a sure <b>3½ points</b>, or <b>one die</b> of points. Choose for all bags of the marker first. Then the dice are rolled. Both are worth the same on average, so it's a matter of nerve and of the score to beat.
        In the <b>Campaign</b>, each bag is one die, and every five plunder points raise confidence in the King by 1.
rulebook-cycle-end = How a raid ends
    .text =
        <b>Everyone is home</b> or destroyed, and nobody waits in a cave. If some still wait and none are on the map, the Goblin King may <b>call the raid off</b> as the first act of a movement phase.
        <b>The King falls:</b> the raid ends at once. The other goblins slip away unharmed, but without what they carry.
        <b>No goblin leader</b> is left on the map or waiting at the end of a turn: each goblin unit still out there rolls for casualties. Survivors go home without plunder.
        <b>Twenty turns</b> have passed since anything was plundered: those on the map survive, but their bags are lost.
        The Goblin King may also <b>concede the raid</b>: then every goblin on the map counts as destroyed, the King too. In the Campaign, a King whose confidence falls to –8 is deposed on the spot.
rulebook-score = Who wins
    .text =
        <b>Raid:</b> your score as King is your plunder points, plus 3 for the Count and 3 for the Baron, plus 1 for each other feudal leader, A unit and B unit destroyed. Militia counts nothing. Subtract 1 for each goblin unit, 2 for each goblin leader and <b>10 for the King</b>. The higher score wins, even below zero. A raid in which no goblin is spotted ranks below every other. Ties go to more plunder, then to fewer goblin units lost.
        <b>Campaign:</b> only plunder counts. When both reigns are over, the higher total wins. Ties go to fewer cycles. With the early end on, the match stops as soon as the second King is ahead.
        <b>Example:</b> you bring home 14 points of plunder and destroy one B unit, but lose three goblin units and a leader. Your score is 14 + 1 – 3 – 2 = 10.
        If you <b>resign</b>, you lose the match.
rulebook-confidence = Campaign: confidence
    .text =
        <b>Confidence</b> is what the goblins think of their King. It starts each reign at 0, and at <b>–8</b> he is deposed: cycle and reign end at once.
        <b>Up:</b> 3 for each feudal leader or A unit destroyed, 2 for a B unit, 1 for militia, and 1 for every five plunder points.
        <b>Down</b>, after a battle that involved a goblin leader: 1 if goblins retreated, or 2 if any routed. If the King himself was involved, 2 or 3 more. And 2 for a cycle in which no goblin was ever spotted.
        So fight only when the odds are good, and keep the King out of it unless you need him. <b>Two cycles in a row without plunder</b> end a reign as well, if that option is on.
rulebook-between = Campaign: between cycles
    .text =
        <b>Ruins:</b> roll dice for every plundered site, one for each bag. A 5 or 6 ruins a hamlet, 9 or more ruins two bags, 13 or more three, 17 or more four. If it isn't ruined, the villagers fill the cellars again. Ruins last for the rest of the reign. When everything is in ruins, so is the reign.
        <b>Losses:</b> goblins who fell are gone until the next reign. Militia is raised again each cycle. The Count's other losses go to the bonus pile, from which one or two come back each cycle. The Baron's losses go to his own pile.
        At the start of a reign everything is whole again: full units, full cellars, confidence 0.
rulebook-example-march = An example: the march
    .text =
        Uglop waits in Wetfoot Hole with three Rabbles and two Slingers. They come out by the mouth and walk over open ground: 0210, 0311, 0411, 0511, <b>4 MP</b>. The step to 0610 costs 1, and 1 more for the stream: 6 in total.
        From 0610 it's two hexes to Driffield. Someone there looks up from his plough, and the <b>alarm</b> is raised. Too late for him. The march halts, as always when something new is revealed. Another press continues it.
        One more step, 7 MP, into the fields at 0711. The face-down counter in the hamlet turns up: the Village Watch (C 3/3/3). Its <b>zone of control</b> stops Uglop for this turn. His last 3 MP are lost, but he's where he wants to be: the combat phase comes next.
        The way back is 8 MP, so he may be home next turn, unless someone on a horse gets in between.
rulebook-example-battle = An example: the battle
    .text =
        Uglop declares a battle: 0711 against Driffield.
        <b>a</b>  The Watch shoots: 3 points, die 4. That row of the first column is empty: nothing.
        <b>b</b>  The Slingers shoot 6 points. Die 4, hamlet +2, makes 6: nothing either. Thatch is good cover.
        <b>c</b>  Melee 3 + 3 + 3 + 2 + 2 = 13 against 3: the table says 6. Die 3, hamlet +2, makes 5: success. The Watch checks morale as class C, without a leader: die 2, a rout.
        It runs four hexes to Offenham, round the goblins' zones of control, and is safe there. It still rolls for casualties: die 3, and its armour is 3, so it's <b>destroyed</b>. A 4 would have saved it. But with another band behind the hamlet and a hex of its zone of control on the way, a 4 would have read 3.
        Uglop advances with all five, and a Slinger shoulders the bag: of these ragged backs, the best armoured. Behind them a bell begins to ring.
rulebook-advice = Advice from old goblins
    .text =
        <b>As King:</b> go out in three or four columns, attack from two sides so that your zones of control lie across the way out, and turn for home with three to five bags. Every turn too long costs more than it brings. A dead King costs ten points and the rest of the raid.
        Never leave units without a leader: they can't move.
        <b>As Count:</b> you're late, but you have horses. Ride along the roads, collect infantry before you strike, and shoot first in the goblins' own phase, because that's free. Aim for carriers. Stand between the goblins and their caves: those who have to run through your zones of control don't arrive.
        A lone leader on a hill looks like an army. <b>Bluff</b>, both of you.

# What a coach says: `advice-*` begins a sentence (what to do), `why-*` goes on with it (why that is good). Nouns as in the log
coach-good = Well led!
advice-march-to = March to { FORM($to, form: "the") } with { FORM($leader, form: "the") }
advice-go-home = Take { $bags ->
        [one] the bag
       *[other] the { $bags } bags
    } home to { FORM($cave, form: "the") } with { FORM($leader, form: "the") }
advice-come-on = Bring { $leader } onto the map
advice-seize = Plunder { FORM($site, form: "the") }
advice-end-moves = Move nobody else
advice-call-it-off = Call the raid off
advice-give-battle = Attack from { FORM($own, form: "the") } against { FORM($enemy, form: "the") }
advice-no-battle = Declare no more battles
advice-shoot = Shoot at { FORM($target, form: "the") }
advice-storm = Send your fighters at { FORM($target, form: "the") }
advice-leave-to-host = Let the rest of this step be played for you
advice-hold = End your attacks in this step
advice-follow-up = Advance into the empty hex
advice-stay-back = Advance no further
advice-station = Put { FORM($piece, form: "the") } in { FORM($to, form: "the") }
advice-bring-on = Deploy the Baron's people now
advice-send-back = Send the Baron's people back
advice-start-from = Start from { FORM($cave, form: "the") } with { FORM($leader, form: "the") }
advice-stay-in = Leave { FORM($leader, form: "the") } at home
advice-give-band = Give { FORM($leader, form: "the") } { $units }
advice-go-ready = Press Ready
advice-leave-map = Take { FORM($leader, form: "the") } off the map
advice-put-on-top = Put { FORM($unit, form: "the") } on top in { FORM($hex, form: "the") }
advice-find-room = Move on to the nearest free hex
advice-count-flat = Take 3½ points for each bag
advice-roll-for-bags = Roll for { $bags ->
        [one] 1 bag
       *[other] { $bags } bags
    }
advice-fight-next = Fight battle { $battle } next
advice-go-along = Send { $leaders } along
advice-go-alone = Send no leader along
advice-flee-to = Send { $pieces } to { FORM($to, form: "the") }
advice-run-to = Run to { FORM($to, form: "the") }
advice-leave-bags = Leave the bags
why-bags-safe = bags count once they're in a cave, and you carry { $bags }
why-enemy-near = { $n ->
        [one] { $enemy } is right next to { $bags ->
            [one] the bag
           *[other] the { $bags } bags
        }
       *[other] { $enemy } is only { $n } hexes from { $bags ->
            [one] the bag
           *[other] the { $bags } bags
        }
    }
why-bags-there = { $bags ->
        [one] 1 bag lies
       *[other] { $bags } bags lie
    } there
why-stronger = { $mine } melee meets { $theirs }
why-closer = it's { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    } from there to { $bags ->
        [one] the bag
       *[other] the { $bags } bags
    } in { FORM($site, form: "the") }
why-die-is-no-better = a die brings 3½ on average too

## Diagrams of the rulebook

diagram-goal-out = Out of a cave
diagram-goal-plunder = Plunder a site
diagram-goal-carry = Carry the bags
diagram-goal-home = Back in a cave
diagram-sight-far = From afar
    .note = You see only the top counter.
diagram-sight-near = From the next hex
    .note = You see the whole stack.
diagram-sight-down = Face down
    .note = It turns up when a goblin comes to stand beside it, or when it first moves.
diagram-zone = Zone of control
    .note = Anyone who enters an enemy's stops for this turn.
diagram-limit = Command limit
diagram-limit-none = No leader
    .note = Units in the hex
diagram-bags-sure = A bag for sure
diagram-bags-die = A bag on a die
diagram-end-home = Everyone is home
    .note = Or destroyed, or the raid is called off.
diagram-end-king = The King falls
    .note = At once. The others slip away, without what they carry.
diagram-end-leaders = No goblin leader is left
    .note = Units still out there roll for casualties. Survivors go home without plunder.
diagram-end-time = { $n } turns without plunder
    .note = Those on the map survive, but their bags are lost.
diagram-end-concede = The King concedes
    .note = Every goblin on the map counts as destroyed, the King too.
diagram-score = The example
diagram-deposed = The King is deposed at
diagram-march = Movement points
    .note = As spent on the way. A zone of control ends the march.
diagram-battle-melee = Melee against { $n }
diagram-battle-die = The die
diagram-battle-hit = { $n } or less: success
diagram-pincer = From two sides
    .note = The way out lies in your zones of control.
