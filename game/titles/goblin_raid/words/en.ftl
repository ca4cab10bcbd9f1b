title-tagline = Raid the feudal marches
title-about =
    Lead your goblins out of their caves, plunder the Count's villages, and run home.
    Leaders carry the troops; what lies under the top counter is hidden.
    Then change sides: the better raider wins.

## What the rules say

# Asks. {turn}, {cycle}, {reign} numbers; {hex} and {site} names; {class} A, B or C; {hexes} how far; {bags} as `amount.bags`
# says; {battle} its number from 1, {left} battles not fought yet; {name} the player who is asked; {leader} who is in passage.
ask-feudal-setup = Place your people, then press Ready.
    .first = You are Count Haakon. Most of your people stand already; choose what is left to choose, then press Ready.
    .raid = John Gordon may stand in any ward of Lake Shore. Then press Ready.
    .waiting = { $name } places the Count's people.
    .stakes = Bags attract goblins: guard the rich places.
    .timeout = When time is up, the rest is placed for you.
ask-goblin-setup = Give each leader a cave and a band, then press Ready.
    .first = You are the Goblin King. One leader to a cave, each with a full band; what stands here is a fair start already.
    .waiting = { $name } parcels out the caves.
    .stakes = Slingers shoot, Brutes hit, Rabble fills the ranks.
    .timeout = When time is up, this stands as it is.
ask-goblin-move = Turn { $turn }. Move your leaders, and end the phase when done.
    .first = Choose a leader, choose who goes with him, click a hex. Only leaders move; fighting units are carried along.
    .passage = { $leader } is only passing through: move him on to a hex with room.
    .waiting = Turn { $turn }. { $name } moves the goblins.
    .stakes = In, grab, home.
    .timeout = When time is up, your move ends.
ask-feudal-move = Turn { $turn }. Move your leaders, and end the phase when done.
    .first = The alarm is out: now your leaders ride. Choose one, choose who goes with him, click a hex.
    .passage = { $leader } is only passing through: move him on to a hex with room.
    .waiting = Turn { $turn }. { $name } moves the Count's people.
    .stakes = Catch the carriers before they reach a cave.
    .timeout = When time is up, your move ends.
ask-count-bags = Safely home from { $site }: { $bags }. For each take 3½ points, or roll a die?
    .first = Safely home from { $site }: { $bags }. Each is worth a sure 3½ points or the roll of a die, which is 3½ on average. Mix as you like.
    .waiting = { $name } counts the bags: { $site }
    .stakes = The choice is made for all bags before any die is rolled.
    .timeout = When time is up, each counts 3½.
ask-declare = Declare battles: which hexes strike which? Or press Done.
    .first = Your hexes next to enemies may fight. Press a battle of the list: hexes can be left out before you declare it. You never have to.
    .waiting = { $name } chooses battles.
    .stakes = The enemy in a battle shoots first and strikes last.
    .timeout = When time is up, what is declared stands.
ask-pick-battle = Which battle is fought now? Still to fight: { $left }
    .first = Fight them one by one in the order you like. Easy ones first open advances for the hard ones.
    .waiting = { $name } picks the next battle.
    .timeout = When time is up, the first is fought.
ask-battle-step =
    .a = Battle { $battle }. Shoot before they strike: choose a target.
    .b = Battle { $battle }. Your missiles: choose a target.
    .c = Battle { $battle }. Melee: choose a target and who strikes.
    .d = Battle { $battle }. Strike back: choose a target and who strikes.
    .first = The proposal is a good one: press Attack to take it, or choose target and strikers yourself. Attacking costs nothing.
    .waiting = Battle { $battle }, { $step }: { $name } attacks.
    .stakes = One attack on each hex in a step; each unit strikes once in a phase.
    .timeout = When time is up, the proposal is carried out.
ask-escort = Class { $class } flees from { $hex }, hexes: { $hexes }. Does a leader go along?
    .rout = Class { $class } routs from { $hex }. Does a leader run along?
    .must = Class { $class } flees from { $hex }, and nobody stays: every leader there must go along. Whom does he take?
    .first = A leader who goes along keeps his units together in one group. But his modifier goes with him, and in a rout he risks his own neck.
    .waiting = { $name } decides whether a leader goes along.
    .timeout = When time is up, they go alone, unless somebody must.
ask-flee = Who leaves { $hex } next, and by which way? Hexes: { $hexes }
    .rout = Rout! Who runs from { $hex } next, and by which way?
    .first = Each step must bring them nearer to safety. Ways through enemy zones make the casualty dice worse.
    .waiting = { $name } runs for it.
    .timeout = When time is up, they take the way with the fewest enemy zones.
ask-run = No safety within reach: choose any way, hex by hex. Hexes in all: { $hexes }
    .first = There is no way to safety, so any way will do: no hex twice, and not back to where they started.
    .waiting = { $name } runs, anywhere but here.
    .timeout = When time is up, they take the way with the fewest enemy zones.
ask-advance = { $hex } is empty. Who advances? Or stay.
    .more = { $hex }: who else advances? Or stay.
    .first = Units next to the emptied hex may walk in at no cost, and may still strike this phase. It is now or never.
    .waiting = { $name } may advance into { $hex }.
    .stakes = Three without a leader; with one, up to his command limit.
    .timeout = When time is up, all stay.
ask-plunder = { $site } is yours to plunder. Who carries the bags?
    .first = { $site } is yours to plunder. A carrier who retreats or routs drops everything, so pick a steady one.
    .waiting = { $name } looks into the cellars: { $site }
    .stakes = A unit carries one marker and cannot hand it on.
    .timeout = When time is up, the usual carrier takes it.

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
step-a-text = Everybody in contact with the attackers may shoot first.
step-b-text = The missiles of those who began the battle.
step-c-text = The melee of those who began the battle.
step-d-text = The melee of those who were attacked and still stand.
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
class-A-text = Steady: seldom runs.
class-B-text = Trained: runs with a reason.
class-C-text = Shaky: runs with or without one.
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
order-auto-attack-text = What happens when an attack waits for you.
order-auto-attack-propose = Propose
order-auto-attack-always = Always as proposed
order-auto-attack-off = No proposal
order-auto-flee = Flight
order-auto-flee-text = The way your units run: the one with the fewest enemy zones, or the one you choose.
order-auto-flee-on = The safest way
order-auto-flee-ask = Ask me
order-auto-plunder = Plunder
order-auto-plunder-text = Bags are picked up at once by the usual carrier, or you choose.
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
log-alarm = Alarm! The goblins at { FORM($from, form: "the") } are spotted from { FORM($to, form: "the") }.
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
log-conceded = The Goblin King concedes the cycle. Nobody on the map comes home.

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
        [one] rolls { $total } ({ $die }, less { $zones } for zones of control) and is
       *[other] roll { $total } ({ $die }, less { $zones } for zones of control) and are
    } destroyed.
    .kept = { $piece } { $many ->
        [one] rolls { $total } ({ $die }, less { $zones } for zones of control) and gets
       *[other] roll { $total } ({ $die }, less { $zones } for zones of control) and get
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
    .home = The cycle ends on turn { $turn }. No goblin is left out there.
    .called-off = The cycle ends on turn { $turn }. The raid is called off.
    .king-lost = The cycle ends on turn { $turn }. The King is dead, and his goblins melt into the hills.
    .conceded = The cycle ends on turn { $turn }. The Goblin King concedes.
    .leaderless = The cycle ends on turn { $turn }. No goblin leader is left to lead anyone.
    .time = The cycle ends on turn { $turn }. Nothing has been plundered for too long.
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
modifier-zones = Enemy zones
morale-none = Stands
morale-re1 = Retreat 1
morale-re2 = Retreat 2
morale-re3 = Retreat 3
morale-retreat = Retreat { $n }
morale-rout = Rout
odds-sixths = { $n } in 6
odds-never = Cannot succeed
odds-no-roll = Too weak: no roll

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
amount-turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
amount-mp = { $n } MP
amount-times = { $n } × { $name }

# The result. {king} a player
result-raid = The better raider
result-campaign = The richer King
result-resigned = Conceded
end-raid = The bags are counted, the bruises compared. One cave sings louder than the other.
end-campaign = Two reigns, two heaps of plunder. History is written by whoever has the bigger one.
end-resigned = A white flag, once somebody's tablecloth.
end-draw = Equally good, or equally bad. The caves will argue about it all winter.
tally-half-points = Points
tally-plunder-half-points = Plunder
tally-goblins-lost = Goblins lost
tally-cycles = Cycles
cycle-end-home = Everybody is home
cycle-end-called-off = Called off
cycle-end-king-lost = The King has fallen
cycle-end-conceded = Conceded
cycle-end-leaderless = No leader left
cycle-end-time = Out of time
cycle-end-deposed = The King is deposed
reign-end-king-lost = The King has fallen
reign-end-deposed = Deposed
reign-end-dull = A dull reign
reign-end-cap = The longest reign
reign-end-ruined = Nothing left to plunder

# Refusals (GOB section 16), without arguments: why not, and what to do
refused-not-your-turn = It is not your move. Wait until you are asked.
refused-no-leader = Only leaders move. Choose a leader and let him carry the unit.
refused-not-adjacent = That hex is not next to him. Choose a neighbour.
refused-no-mp = Not enough movement points. Go less far, or wait a turn.
refused-carry-budget = Foot troops are tired after 10 MP. Drop them here, or stop.
refused-impassable = There is no way through. Go round, or look for a bridge or ford.
refused-mounted-forest = Horses cannot enter forest off the road. Drop them, or go round.
refused-enemy-there = Enemies hold that hex. Stop beside it and fight in the combat phase.
refused-zoc-stop = An enemy zone of control has stopped him. He moves again next turn.
refused-over-command = Too many for this leader. Take no more than his command limit.
refused-carried-by-other = Another leader has carried that unit in this phase. Leave it here.
refused-overfull = Too many units in that hex. Take fewer along, or choose another.
refused-left-overfull = Too many would stay behind without a leader. Leave three at most, or take more.
refused-in-passage = A leader is passing through. Move him on first.
refused-overstacked = That hex is crowded; only leaders may enter, to lead somebody out.
refused-still-out = Goblins are still out there. Bring them home first.
refused-not-alarmed = The alarm has not been raised. Nobody suspects a thing yet.
refused-off-map = The map ends here. Choose a hex on it.
refused-wrong-exit = Withdraw by the road that was chosen first.
refused-no-undo = That move revealed something, so it stands.
refused-no-plunder = Nothing to plunder here: it takes a marker, a leader and a unit that carries none.
refused-bad-battle = That is not one connected battle. Choose hexes that touch each other.
refused-hex-twice = A hex can be in one battle only. Choose another, or undo.
refused-not-involved = Not part of this battle. Choose somebody who is.
refused-no-missiles = Not that many missiles left. Shoot with what there is.
refused-already-attacked = That unit has already struck in this phase. Choose another.
refused-target-done = That hex has been attacked in this step. Choose another, or pass.
refused-river-melee = No melee across the river. Shoot, or find a bridge or ford.
refused-bad-path = Flee by a shortest way to safety. Each step must bring it nearer.
refused-must-escort = Nobody else stays, so the leaders must go along.
refused-bad-advance = Those units cannot advance there. Choose declared units next to it that have not fled.
refused-cave-taken = Each leader needs a cave of his own. Choose an empty one.
refused-bad-setup = That deployment is not allowed. Choose a lit place.
refused-already-answered = You have already chosen.
refused-nothing-to-take-back = There is nothing to take back.
refused-malformed = No play of this game looks like that.

## The table on screen

# Labels
paper = The Cave Crier
feudal-foot = Feudal foot
feudal-foot-text = Face down: on foot, and that is all you know. It turns up when a goblin stands next to it, or when it first moves.
down-band = FOOT
unknown = Unknown
hidden = Hidden
empty = Empty
nobody = Nobody
you = You
rule = Rule { $id }
hex = Hex
    .the = hex
key-map = Map
key-log = Log
map-small = The whole map: click to go there
last-seen = Last seen on turn { $turn }
last-seen-text = Out of sight since. It may have changed below the top counter.

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
place-waiting = Waiting in { $cave }
place-map = On the map
place-unknown = Somewhere

# The seats
plate-plunder = Plunder: { $n }
plate-total = Total: { $n }
plate-lost = Goblins lost: { $n }
plate-reserve = Sit out: { $aside }, stay home: { $home }

# Leaders and bands
roster = Leaders
roster-mine = Your leaders
roster-waiting = Waits
roster-home = Home
roster-out = Out there
roster-lost = Fallen
roster-done = Has moved
roster-stopped = Stopped
roster-unseen = Out of sight
band = The band
band-hand = Goes along: { $n } of { $limit }
band-all = All
band-none = Nobody
band-zones = Zones
band-totals = Missiles { $missile }, melee { $melee }

# A counter
counter-missile = Missiles
counter-melee = Melee
counter-armour = Armour
counter-modifier = Morale modifier
counter-limit = Command limit
counter-face-down = Face down: the other side sees only “feudal foot”.
counter-class-text = { $class }: how steady they are. A is best, C is worst.
counter-missile-text = Points it may shoot in a combat phase, at one hex or split.
counter-melee-text = What it adds in an attack, and in defence.
counter-armour-text = 1 is best, 3 is worst. It helps against missiles, and in a rout.
counter-modifier-text = Added to the morale dice of his hex while he is in command.
counter-limit-text = So many units he can lead; so many may stand in his hex.
counter-leader-text = Leaders carry the others. With units in his hex he does not fight himself and never checks morale.
counter-mounted-text = Fast on roads, strong in the open, never in forest off the road.
counter-loaded = Carries the bags of { $site }: { $bags }
counter-loaded-text = A forced retreat or rout, and they are gone.

# A stack
stack = Stack
stack-units = Units: { $n } of { $limit }
stack-units-over = Overfull: { $n }, room for { $limit }
stack-height = Counters: { $n }
stack-top = Only the top counter is in sight.
stack-totals = Missiles { $missile }, melee { $melee }
fan-missiles = missiles
fan-melee = melee
stack-bags = On their backs: { $bags }
stack-home-in = Home in turns: { $n }

# Sites and terrain: {foot} and {mounted} are MP or `terrain.barred`; modifiers carry their sign
site-hamlet = Hamlet
site-village = Village
site-town = Town
site-abbey = Abbey
site-keep = Keep
site-bags = Bags: { $n }
site-state-marker = Plunder: { $bags }
site-state-taken = Plundered: { $bags }, on the way home
site-state-home = Plundered: { $bags }, in the caves
site-state-out = Plundered: { $bags }, lost on the way
site-state-ruins = In ruins: nothing to take
site-sacked = In ruins next cycle
site-text = A goblin leader and a unit together may plunder it. The Count's people are safe here when they flee.
site-ruin = Campaign: once plundered, it is ruined if one die a bag comes to { $low } to { $high }.
terrain-cost = To enter: { $foot } on foot, { $mounted } mounted
terrain-barred = barred
terrain-missile = Against missiles: { $n }
terrain-melee = Against melee: { $n }
terrain-road = Road step: { $foot } on foot, { $mounted } mounted
terrain-open-text = Level grass. Cavalry loves it.
terrain-fields-text = Ploughed and planted. Cavalry rides right through.
terrain-open-woods-text = Scattered trees: some cover, no delay.
terrain-forest-text = Thick and slow. Horses keep to the road.
terrain-rolling-hills-text = Slow to climb; the higher ground helps in melee.
terrain-wooded-hills-text = Slow, with cover.
terrain-mountain-text = Nobody crosses them. Goblins know the caves.
terrain-lake-text = Nobody crosses it.
terrain-hamlet-text = A few roofs and one bag of plunder.
terrain-village-text = Roofs, walls and more to carry.
terrain-town-text = One of three wards, each with its own cellar.
terrain-abbey-text = Thick walls, silver plate.
terrain-keep-text = The strongest walls of the land, and the fullest cellar.
terrain-ruins-text = Roads and woods end here; so did the hamlet. No plunder, no safety.
hexside-stream-text = Stream: 1 more to cross; who attacks across it is wet.
hexside-river-text = River: nobody crosses but at a bridge or ford. Missiles do.
hexside-ford-text = Ford: a crossing for those who do not mind.
hexside-bridge-text = Bridge: the dry way over.
hexside-cave-mouth-text = Goblins only. Whoever enters is home for this cycle.
cave-text = Goblins come out by its mouth and go home by any. Home is safe, bags and all.
exit-text = The Count's people may withdraw here; the Baron may come here.
hex-zone-known = Next to the enemy, as far as you know: whoever comes here stops here.

# The tracks
track-turn = Turn { $n }
track-turn-text = A raid takes 5 to 10 turns. Twenty without plunder, and it ends.
track-phase = { $phase }
track-goblin-move = Goblins move
track-goblin-combat = Goblins fight
track-feudal-move = Feudals move
track-feudal-combat = Feudals fight
track-raid = Raid { $n } of 2
track-reign = Reign { $n }, cycle { $cycle }
track-alarm-off = No alarm
track-alarm-on = Alarm!
track-alarm-text = Raised as soon as a goblin comes within two hexes of a feudal unit. Until then no feudal moves.
track-bags = Bags
track-bags-there = Out there: { $n }
track-bags-road = On the road: { $n }
track-bags-home = Home: { $n }
track-bags-lost = Lost: { $n }
track-points = Plunder points
track-points-other = The other raid: { $n }
track-points-beat = To beat: { $n }
track-time = Turns left without plunder: { $n }
track-confidence = Confidence
track-confidence-n = Confidence { $n }
track-confidence-text = What the goblins think of their King. At { $n } or less he is deposed, and the reign is over.
track-drought = One more cycle without plunder ends the reign.
track-baron = The Baron
track-baron-no = Not sent for
track-baron-drawn = Sent for on turn { $turn }
track-baron-drawn-text = He comes one to four turns later. Only the Feudal player knows when.
track-baron-due = Comes on turn { $turn }
track-baron-here = Came at { $hex }
track-baron-not = Not this cycle
track-losses = Losses

# Movement
move-choose = Choose a leader.
move-go = Choose a hex for { $leader }.
move-all-done = Nobody has MP left that would help.
move-mp = MP { $n }
move-mode-foot = On foot
move-mode-mounted = Mounted
move-mode-text = Mounted 15 MP, but no forest and 10 MP with foot troops. On foot 10 MP, anywhere a man can walk.
path-cost = { $cost } MP, left { $left }
path-cost-stop = { $cost } MP, stops here
path-turns = Turns: { $n }
path-over = Too far for this turn: he goes as far as he can.
reach-title = Reach
reach-left = Number: MP left there. Octagon: an enemy zone stops him.
passage = Passing through
passage-text = There is no room where he stands, so only he may move, and on.
top-text = Which unit lies on top is what the enemy sees.
commander-text = Leaders of the same rank: choose whose modifier counts.

# Set-up
setup-feudal = The Count's people
setup-goblin = The goblins
setup-place = Choose a place for { $piece }.
setup-left = Yours to place: { $n }
setup-fixed = Stands by the rules.
setup-anywhere = Any site that is not in ruins will do.
setup-reinforcements-text = Deploy the survivors now, or send all of them, the fallen too, back to the pile: then they come in full strength after the alarm.
setup-cave = A cave for { $leader }
setup-cave-free = Free
setup-pool = Without a leader
setup-pool-text = Whoever is given to nobody stays home this cycle.
setup-home = Stays home
setup-swap = Units taken from another band are replaced by those given up.
setup-how = Press a leader, then a cave on the map. Press a unit, then one of another band: they change places.
setup-cave-how = Press one of the lit caves on the map, or drag the leader there.
setup-swap-with = Choose whom to swap with: { $unit }
setup-aside = Sitting this raid out: { $n }

# The battle sheet
battle = Battle { $n }
battle-of = Battle: { $place }
battle-of-all = Battle { $n } of { $all }
battle-list = Battles
battle-declared = Declared: { $n }
battle-left = To fight: { $n }
battle-fought = Fought
battle-own = Your hexes
battle-enemy = Enemy hexes
battle-who = { $own } against { $enemy }
battle-choose-own = Choose one of your hexes next to an enemy.
battle-more = Add hexes that touch, or declare it.
battle-odds = Melee { $attack } against { $defence }: { $chance }
battle-odds-missile = Missiles { $n }: { $chance }
battle-record = The record of this battle
battle-record-empty = Nothing has happened yet.
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
tab-fired = Points shot: { $n }
tab-struck = Have struck: { $n }
tab-quiet = Nobody
attack-tab-points = Points
attack-tab-melee = Melee
attack-points = Missile points: { $n }
attack-melee = Melee: { $n }
attack-defence = Defence: { $n }
attack-die = Die
attack-sum = With modifiers
attack-needs = Needs { $n } or less
attack-no-roll = Too weak: no die is rolled.
attack-table-missile = Missile table
attack-table-missile-text = Across: points. Down: die with modifiers. In the cell: armour from which units check morale.
attack-across-missile = Points across, die down
attack-table-melee = Melee table
attack-table-melee-text = Across: attackers. Down: defenders. In the cell: the die must be so much or less.
attack-across-melee = Attack across, defence down
attack-chance = Chance: { $chance }
attack-faces-missile = Small: armour from which they check
attack-faces-none = None of them wears armour as poor as that.
attack-modifiers = Modifiers of the die
attack-modifiers-none = No modifiers
attack-proposal-text = Everything that can still hurt somebody, at the target where it hurts most.
attack-proposal-none = No attack could succeed.
check = Morale
check-nobody = Nobody of this class checks
check-leader = { $leader } { $modifier }
check-order = C checks first, then B, then A; each runs before the next checks.
flight = Flight
flight-retreat = Retreat, hexes: { $n }
flight-rout = Rout, hexes: { $n }
flight-path = To { $to }, hexes: { $n }
flight-zones = Enemy zones on the way: { $n }
flight-safe = Ends in safety
flight-best-text = Fewest enemy zones, then fewest enemies beside the end.
flight-cut-off = No way out: destroyed.
flight-singly = One by one
escort = Going along
escort-keep = Kept together: { $n } of { $limit }
escort-must = Nobody stays behind, so he must go.
escort-stays = Stays behind: { $units }
advance = Advance
advance-into = Into { $hex }: { $n } of { $limit }
advance-from = From { $hex }
advance-how = Press a lit hex on the map and all of it goes, or press single counters.
plunder-carrier = Carrier: { $unit }
bags-count = { $site }: { $bags }
bags-flat = At 3½: { $n }
bags-dice = By dice: { $n }
bags-sure = Sure: { $points }
bags-range = { $low } to { $high }, on average { $mean }
bags-now = Counted so far: { $points }

# The end of a cycle, the change of roles, the result
score = The score
score-cycle = Raid { $n }: { $name }
score-plunder = Plunder
score-total = In all
score-none = No losses that count
score-losses = Losses
score-tie = Ties: more plunder, then fewer goblins lost.
score-tie-campaign = Ties: fewer cycles.
score-reign = Reign { $n }: { $name }
score-cycles = Cycles: { $n }
sheet-roles-text = { $king } is Goblin King now, { $count } is Count Haakon.
sheet-beat = Now to beat: { $points } ({ $name })
sheet-confidence = Confidence
sheet-result = The result
sheet-wins = { $name } wins
sheet-draw = A draw

# Buttons with what they do
act-ready = Ready
act-ready-small = All set up
act-end-phase = End the phase
act-end-phase-move = Leaders that could still move: { $n }
act-end-phase-none = Nothing more to do
act-done = Done
act-done-small = Battles: { $n }
act-done-none = No battle
act-declare = Declare battle { $n }
act-declare-all = Declare all
act-fight = Fight battle { $n }
act-attack = Attack
act-attack-small = As proposed
act-attack-rest = The rest as proposed
act-shoot = Shoot at { $hex }
act-shoot-small = Points: { $n }
act-strike = Strike { $hex }
act-strike-small = Melee: { $n }
act-pass = Pass
act-pass-small = Nobody attacks
act-go = March to { $hex }
act-go-small = { $n } MP
act-plunder = Plunder { $site }
act-plunder-small = Carrier: { $unit }
act-top = Put on top: { $unit }
act-commander = In command: { $leader }
act-enter = Enter at { $hex }
act-exit = Withdraw at { $hex }
act-call-off = Call the raid off
act-call-off-small = Those who wait stay home
act-concede = Concede the cycle
act-concede-small = All on the map are lost
act-finish = To the nearest room
act-undo = Undo
act-undo-small = Up to what was revealed
act-clear = Clear
act-count = Count
act-count-flat = All at 3½
act-count-dice = Roll for all
act-escort = Along: { $leader }
act-escort-none = Nobody
act-flee = This way
act-flee-best = The usual way
act-advance = Advance: { $n }
act-advance-all = All of { $hex }
act-stay = Stay
act-take = Take the bags
act-leave = Leave them
act-deploy = Deploy them
act-pile = Back to the pile
act-hint = Why it matters
act-orders = Standing orders
act-next = Next leader
act-skip = Skip ahead
orders = Standing orders
orders-text = Only you see them. They hold from the next decision on.

# Before a grave click
confirm-concede = Concede the cycle?
confirm-concede-text = Every goblin on the map counts as destroyed, the King too, and their bags are lost.
confirm-call-off = Call the raid off?
confirm-call-off-text = Everybody who still waits goes home and the cycle ends.
confirm-resign = Resign?
confirm-resign-text = You lose the game at once, whatever the points say.
confirm-end-phase = End the phase?
confirm-end-phase-text = There is plunder under your feet that nobody has taken.
confirm-exit = Withdraw?
confirm-exit-text = Whoever withdraws does not come back in this cycle.

# Why something is not open: the numbers stand here
why-not-asked = Nothing is asked of you now.
why-choose-leader = Choose a leader first.
why-choose-hex = Choose a hex first.
why-choose-target = Choose a target first.
why-choose-units = Choose units first.
why-not-mine = These are not yours.
why-limit-full = Full: { $limit }
why-room = Room for { $limit } there; it would be { $n }.
why-left = Without a leader three may stay; it would be { $n }.
why-far = Too far for this turn.
why-stopped = An enemy zone has stopped him.
why-moved-on = He has no MP left.
why-target-done = This hex has been attacked in this step.
why-not-in-battle = Not in this battle.
why-no-contact = It touches no enemy.
why-in-battle = Already in battle { $n }.
why-carrier = It carries bags already.

# Banners and stamps
banner-turn = Turn { $n }
banner-raid = Raid { $n }
banner-reign = Reign { $n }
banner-king = Goblin King: { $name }
banner-alarm = Alarm!
banner-baron = The Baron!
banner-king-lost = The King has fallen!
banner-leader-lost = { $leader } has fallen!
banner-called-off = Called off
banner-conceded = Conceded
banner-roles = Change of sides
banner-wins = { $name } wins!
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
hint-feudal-setup = You cannot be strong everywhere. Hamlets have one bag each; Lake Shore, the Abbey and the Keep have sixteen.
hint-goblin-setup = Spread out: small bands for small hamlets, the big ones side by side. Attack from two sides and the enemy has nowhere to run.
hint-goblin-move = The near hamlets are three turns out and back. Greed is what the Count is waiting for.
hint-feudal-move = Hit those who carry: a mere retreat makes them drop it all. And stand in the way; routs through your zones kill.
hint-count-bags = A die gives 3½ on average. Ahead, take the sure thing; behind, roll.
hint-declare = Battles are fought one after another, so an early success opens the way for a later one.
hint-pick-battle = Begin where you are strong: who has run cannot shoot at you any more.
hint-battle-step = An attack kills nobody by itself. It makes them check morale; those who rout past your zones die.
hint-escort = Take the King along and his men hold together, but in a rout he rolls for his life like anybody.
hint-flee = Each zone hex on the way takes 1 off the casualty die. Low is dead.
hint-run = Nothing is safe now. Stay out of enemy zones and near a leader who can collect you.
hint-advance = Who advances may strike again, and stands where the enemy wanted to flee.
hint-plunder = The bags ride on one back. Steady, armoured and not your best shot is the back you want.
hint-over = Now you see everything: the bluffs, the empty stacks, the hamlet that was not guarded at all.

# The newcomer's aid: the next legal thing to do
aid-feudal-setup-place = Next: choose a lit counter, then a lit place.
aid-feudal-setup-ready = Next: press Ready. Everybody has a place.
aid-goblin-setup-swap = You may move a leader to another cave, or swap units between bands.
aid-goblin-setup-ready = Next: press Ready. These bands are good enough for a first raid.
aid-goblin-move-leader = Next: choose a leader in a cave. The nearest hamlet is { $site }.
aid-goblin-move-carry = Next: choose who goes along, or leave it at all of them.
aid-goblin-move-hex = Next: click a lit hex. The number is what is left to walk.
aid-goblin-move-plunder = Next: take the bags. { $site } is at your feet.
aid-goblin-move-home = Next: home with { $leader } and the bags. The nearest cave is { $cave }.
aid-goblin-move-end = Next: end the phase. Nobody can do more.
aid-feudal-move-leader = Next: choose a leader. The nearest goblins with bags are at { $hex }.
aid-feudal-move-hex = Next: click a lit hex beside them. You fight in the next phase.
aid-feudal-move-enter = Next: bring the Baron's people on, leader by leader.
aid-feudal-move-end = Next: end the phase. Nobody can do more.
aid-count-bags-choose = Next: share the bags between 3½ and dice, then count.
aid-declare-own = Next: press a battle of the list, or Done.
aid-declare-done = Next: press Done, and the battles are fought.
aid-pick-battle-choose = Next: click a battle to fight it.
aid-battle-step-auto = Next: Attack makes every attack here that helps. Or go target by target.
aid-battle-step-pass = Next: pass. Nothing here can succeed.
aid-escort-choose = Next: choose a leader to go along, or nobody.
aid-flee-choose = Next: choose a unit, then where it runs.
aid-run-choose = Next: click a lit hex, one after another.
aid-advance-choose = Next: choose who walks in, or stay.
aid-plunder-choose = Next: choose a carrier.
aid-danger-stop = Careful: an enemy zone stops him there.
aid-danger-alone = Careful: those left behind have no leader and cannot walk.
aid-danger-carrier = Careful: the bags would stand next to the enemy.
aid-danger-king = Careful: cavalry can reach the King there.
aid-danger-odds = Careful: this attack succeeds in { $chance } only.

# The codex
codex-goblin-units = Goblin units
codex-goblin-leaders = Goblin leaders
codex-feudal-units = Feudal units
codex-feudal-leaders = Feudal leaders
codex-sites = Sites
codex-terrain = Terrain
codex-count = Counters: { $n }
codex-unit = Class { $class } · missiles { $missile } · melee { $melee } · armour { $armour }
codex-leader = Modifier { $modifier } · limit { $limit } · armour { $armour }
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
    .flavour = Mind the doorstep; it was somebody.
cave-cave-0110 = Wetfoot Hole
    .flavour = Every raid starts with a cold toe.
cave-cave-0111 = Twin Teeth
    .flavour = Two ways in, one way home.
cave-cave-0115 = Northmaw
    .flavour = The wind does the shouting.
cave-cave-0118 = Lantern Drop
    .flavour = Do not look down; it looks up.
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
    .flavour = Two families, one feud, no goblins - so far.
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
    .flavour = The beer is thin but there is a lot of it.
site-chipping-down = Chipping Down
    .flavour = Market on Tuesdays, goblins permitting.
site-dawns-end = Dawn's End
    .flavour = So far east that worry arrives late.
site-clinkwell = Clinkwell
    .flavour = Drop a coin in the well; hear it clink.
site-tweksbury = Tweksbury
    .flavour = A village that calls itself a town.
site-braxton = Braxton
    .flavour = The bridge pays for the walls.
site-lake-shore-north = Lake Shore, Bridge Ward
    .flavour = The toll-house never sleeps.
site-lake-shore-west = Lake Shore, Quay Ward
    .flavour = Fishwives see everything first.
site-lake-shore-east = Lake Shore, Market Ward
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
    .flavour = Somebody's whole summer.
terrain-open-woods = Open woods
    .flavour = Shade for shepherds and archers.
terrain-forest = Forest
    .flavour = Horses stop here. Goblins do not.
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
    .flavour = Wipe your feet. Or do not.

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
    .text = Bow-armed warriors that also hold a line.
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
    .text = Many, brave while winning.
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
    .flavour = Somebody has to go first.
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
    .text = Mounted: fast, never in forest.
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
    .text = Steady, armoured foot; wait in the bonus pile.
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
    .text = Mounted, the hardest hitters in the game.
    .flavour = The ground hears them first.
unit-baron-riders = Baron's Riders
    .text = Mounted; arrive with the Baron.
    .flavour = Late, but at a gallop.

## Leaders

unit-goblin-king = The Goblin King
    .the = the Goblin King
    .text = If he is destroyed, the cycle ends at once.
    .flavour = Heavy is the crown. He stole a big one.
unit-marglush = Marglush
    .text = Second only to the King.
    .flavour = Has read a book. Ate it, but read it.
unit-kasbosh = Kasbosh
    .text = Campaign version only.
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
    .text = Starts in the bonus pile; Campaign version only.
    .flavour = Between quests and open to offers.

## Markers

unit-plunder-ashdown = Plunder: Ashdown
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-tuttledown = Plunder: Tuttledown
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-muckledown = Plunder: Muckledown
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-spites-end = Plunder: Spite's End
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-driffield = Plunder: Driffield
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-offenham = Plunder: Offenham
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-riverfield = Plunder: Riverfield
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-griffield = Plunder: Griffield
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-southdown = Plunder: Southdown
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-dunsworth = Plunder: Dunsworth
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-swillgate = Plunder: Swillgate
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-chipping-down = Plunder: Chipping Down
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-dawns-end = Plunder: Dawn's End
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-clinkwell = Plunder: Clinkwell
    .text = Plunder of one site; the number says how many bags.
    .flavour = One bag, mostly turnips.
unit-plunder-tweksbury = Plunder: Tweksbury
    .text = Plunder of one site; the number says how many bags.
    .flavour = Two bags and a clock.
unit-plunder-braxton = Plunder: Braxton
    .text = Plunder of one site; the number says how many bags.
    .flavour = Two bags and a clock.
unit-plunder-lake-shore-north = Plunder: Lake Shore, Bridge Ward
    .text = Plunder of one site; the number says how many bags.
    .flavour = Three bags of honest silver.
unit-plunder-lake-shore-west = Plunder: Lake Shore, Quay Ward
    .text = Plunder of one site; the number says how many bags.
    .flavour = Three bags of honest silver.
unit-plunder-lake-shore-east = Plunder: Lake Shore, Market Ward
    .text = Plunder of one site; the number says how many bags.
    .flavour = Three bags of honest silver.
unit-plunder-the-abbey = Plunder: The Abbey
    .text = Plunder of one site; the number says how many bags.
    .flavour = Three bags that hum faintly.
unit-plunder-the-keep = Plunder: The Keep
    .text = Plunder of one site; the number says how many bags.
    .flavour = Four bags and a curse.
unit-ruins-marker = Ruins
    .text = This site is in ruins.
    .flavour = Smoke, then weeds, then a story.
unit-baron-arrives-1 = Baron arrives +1
    .text = Added to the turn of the draw, it gives the turn of arrival.
    .flavour = Dust on the road already.
unit-baron-arrives-2 = Baron arrives +2
    .text = Added to the turn of the draw, it gives the turn of arrival.
    .flavour = A rider says soon.
unit-baron-arrives-3 = Baron arrives +3
    .text = Added to the turn of the draw, it gives the turn of arrival.
    .flavour = A rider says later.
unit-baron-arrives-4 = Baron arrives +4
    .text = Added to the turn of the draw, it gives the turn of arrival.
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
    .about = A raid each, or whole reigns of many raids.
    .value-raid = Raid
    .value-campaign = Campaign
option-stack-height = Stack heights
    .about = Whether the number of counters under a top counter is seen.
    .value-hidden = Hidden
    .value-visible = Visible
option-auto-bags = Counting plunder
    .about = Raid: each bag counts 3½ points or the roll of a die.
    .value-ask = Ask
    .value-flat = 3½ points each
    .value-dice = By dice
option-count-stats = Count Haakon
    .about = The Count as on his counter, or as the rulebook's text once has him.
    .value-counter = +2/8/1
    .value-text = +0/4/2
option-no-show = Staying at home
    .about = Raid: what a raid is worth in which no goblin was spotted.
    .value-last = Less than any other
    .value-zero = 0 points
option-dull-reign = Dull reigns end
    .about = Campaign: two cycles in a row without plunder end a reign.
option-reign-cap = Longest reign
    .about = Campaign: cycles in a reign at most; 0 means no limit.
    .value-0 = No limit
option-early-end = Early end
    .about = Campaign: the game ends when the second reign's plunder is ahead.
option-first-king = First Goblin King
    .about = Who raids first.
    .value-dice = Dice decide
    .value-host = The host
    .value-guest = The guest
option-timers = Time limits
    .about = How long the clocks run.
    .value-off = No time limits
    .value-relaxed = Relaxed
    .value-normal = Normal
    .value-fast = Fast
option-spectator-view = Spectators
    .about = What both players see, or everything two turns late.
    .value-public = What both see
    .value-all-delayed = All, two turns late

## Lesson

lesson-aim = In, grab, home
    .text = You are the Goblin King. Lead your bands out of the caves into the Count's land, plunder its farms and towns, and be home before his riders catch you. What you bring home is your score; then you change sides and do the same to each other.
lesson-map = The map
    .text = Drag it, or use the arrow keys; the wheel zooms around the pointer. Point at a hex to read its terrain, what it costs to enter and who stands there. The small map on the side takes you anywhere with a click.
lesson-setup = Leaders and bands
    .text = Each leader starts in a cave with a band of his own; only leaders move, the others are carried along. What stands here is a fair start: press Ready, or rearrange it first.
lesson-move = March
    .text = Click a leader, tick who goes with him, then click a hex. The hexes he can reach are light, with the movement points he would have left. You may undo a step as long as nothing new came to light. Look for a site with bags near your caves.
lesson-phase = When all have marched
    .text = Move your other leaders in the same way, and end the phase when you are done. Until somebody sees you the Count's people sleep: the watch of towns and castles reaches only so far.
lesson-plunder = Plunder!
    .text = A band on a site takes its bags. Whoever carries them is worth catching, so turn for home in time: only what reaches a cave counts.
lesson-alarm = The alarm
    .text = You have been seen. From now on the Count's leaders ride. Your stacks still hide what they hold until it is turned up; so do his.
lesson-declare = To fight or not
    .text = Your hexes next to enemies may fight. Click your hex and theirs to declare a battle; the panel shows the odds before any die is rolled. You never have to fight: press Done.
lesson-battle = The battle
    .text = Missiles first, then blades, each side in its turn. The proposal is a good one: press Attack to take it, or choose target and strikers yourself. Whoever fails the morale check runs.
lesson-count = Safely home
    .text = Each bag is worth a sure three and a half points, or what a die shows. Choose for all of them before any die is rolled.
lesson-watch = The Count's turn
    .text = You see his moves as they happen, as far as your people can see them. Use the time to look where your bands are heading: the turn track and the small map show how far it is home.
lesson-count-haakon = Now you are the Count
    .text = The sides have changed. Place your people where the bags are, and ride when the alarm sounds: whoever carries plunder drops it when he is beaten.

## Rulebook

rulebook-goal = The aim
    .text =
        One of you is the <b>Goblin King</b>, who comes down from the caves to plunder the villages; the other is <b>Count Haakon</b>, who would like to keep them. Then you change sides.
        In the <b>Raid</b> each of you is King once, for one raid of perhaps 5 to 10 turns. The better score as King wins. It takes about an hour.
        In the <b>Campaign</b> a King raids again and again, until he falls or his own goblins have had enough of him. Then the other reigns. The bigger heap of plunder wins. It takes an evening.
        Plunder counts only <b>in a cave</b>. This is not a war: it is a burglary with drums. In fast, home faster.
rulebook-counters = Map and counters
    .text =
        A <b>fighting unit</b> is about 25 troopers. On it stand its <b>morale class</b> (A steady, B trained, C shaky), its <b>missiles</b>, its <b>melee</b> and its <b>armour</b> (1 is best, 3 is worst). A dot for missiles means that it cannot shoot. Horses mean that it is mounted; goblins never are.
        A <b>leader</b> has a <b>morale modifier</b>, a <b>command limit</b> and an armour. He can carry as many units as his limit, and so many may stand in his hex.
        On the map lie 21 <b>sites</b> with 34 bags: 14 hamlets with 1 bag, 2 villages with 2, three wards of Lake Shore with 3 each, the Abbey with 3, the Keep with 4. In the west are 16 caves; in the east three roads leave the map.
rulebook-sight = What you see
    .text =
        Of an enemy stack you see <b>only the top counter</b>: the leader in command, or the unit that lies on top. You see the whole stack while one of your own stands next to it. How many counters lie below stays hidden, unless the lobby said otherwise. So a lone leader may be an army, or the other way round.
        The Count's militia and much of his infantry start <b>face down</b>: “feudal foot”, no more. They turn up when a goblin comes to stand beside them, or when they first move.
        Every step and every die of battle is seen by both. What a unit carries is seen with its stack. At the end of a cycle everything is turned up.
rulebook-feudal-setup = The Count sets up
    .text =
        In the Raid three hamlets, drawn by dice, lie in <b>ruins</b>: no plunder, no safety, no roads. Every other site gets its plunder marker.
        Most of the Count's people have fixed places: one militia in each hamlet and village, the garrison with Count Haakon and Sir Godfrey at the Keep, local leaders and infantry in Braxton, Tweksbury, Lake Shore and the Abbey. <b>You place John Gordon</b> in a ward of Lake Shore.
        In later cycles of a Campaign you also place the survivors and one or two drawn bonus units, at any site that is not in ruins and has room. If the Baron's people fought in the last cycle, you may <b>deploy the survivors</b> or send them all back to the pile; from the pile they come in full strength, but late.
rulebook-goblin-setup = The goblins set up
    .text =
        Each goblin leader starts in <b>a cave of his own</b>, with exactly as many units as his command limit. In the Raid 8 of the 52 units, drawn by lot, sit the raid out; only you know which.
        In the Campaign units that were lost stay lost for the whole reign. If there are too few, divide them as you like; a leader may also stay home.
        The Count sees which caves are used and the top counter of each. The groups bind nobody later: on the map, leaders may exchange units wherever they meet. A full deployment stands here already, so <b>Ready</b> at once is fine.
rulebook-turn = The turn
    .text =
        A turn has four phases: <b>goblin movement, goblin combat, feudal movement, feudal combat</b>. Until the alarm is raised the feudal phases are skipped.
        In a movement phase you act as often as you like, and end the phase yourself. You may <b>undo</b> your acts, back to the last one that revealed something: a face-down unit, a look into a stack, a die, the alarm, a counter gone from the map.
        What is not a real choice is not asked. <b>Standing orders</b> answer more for you: attacks as proposed, flight by the safest way, plunder at once.
rulebook-movement = Movement
    .text =
        <b>Only leaders move.</b> A leader carries units of his hex along, at most as many as his command limit, and may drop them and pick up others on the way. In one phase a unit is carried by one leader only.
        Goblin leaders have <b>10 MP</b>. Feudal leaders have <b>15 MP mounted, 10 on foot</b>; the mode is fixed by the first step of the turn. With foot troops in tow a mounted leader may spend 10 of his MP at most.
        Click a hex and the leader <b>marches</b> there by the cheapest way, over several turns if need be. He halts where an enemy zone stops him, and when something new comes in sight.
        You may pass through your own stacks, but nobody may end overfull. Goblins leave a cave by its mouth and come <b>home</b> by any: safe for this cycle, but out of it too.
rulebook-terrain = Terrain and roads
    .text =
        Each step costs MP. <b>1</b>: open country, fields, open woods, every site, ruins. <b>2</b>: rolling hills, with or without woods. <b>3</b>: forest, on foot only. Mountains and the lake are barred.
        A <b>road</b> step costs 1 on foot, ½ mounted, whatever the terrain, and lets horses through forest. In ruins roads end.
        Water adds to the step: a <b>stream</b> +1, a <b>ford</b> +2, a <b>bridge</b> +1 on foot and +½ mounted. A <b>river</b> is crossed nowhere else.
        For an escape with the bags, think in turns: the three nearest hamlets are 8 MP from a cave, the Keep 19.
rulebook-stacks = Stacks and zones
    .text =
        In a hex may stand any number of leaders. With a leader, as many units as the <b>highest command limit</b> there; without one, <b>three</b>. Whoever has the highest limit is in command, and only his modifier counts.
        Around each unit and leader lies its <b>zone of control</b>: the neighbouring hexes that it could walk into. Who enters an enemy zone <b>stops for this turn</b>. From a zone you may leave to any hex, but the next zone stops you again.
        Zones do not stop those who flee. They make them pay: see Flight.
        A hex that flight has overfilled is <b>crowded</b>: no unit may enter it, only leaders who come to lead somebody out.
rulebook-alarm = Alarm and the Baron
    .text =
        The <b>alarm</b> is raised as soon as a goblin on the map is within <b>two hexes</b> of a feudal unit. From the next feudal movement phase on, the Count's leaders may move; before, nobody stirs.
        In that phase a rider goes to the <b>Baron</b>. A drawn marker says whether he comes 1, 2, 3 or 4 turns later; only the Feudal player knows. On that turn a die decides the road: north (1–2), east (3–4) or south-east (5–6). His people then <b>enter</b> there with their leaders, in this phase or a later one. If goblins stand on the entry hex, they wait.
        Feudal leaders may <b>withdraw</b> by one of these roads, 1 MP, ½ mounted; the first to go fixes the road. They do not come back in this cycle.
rulebook-combat = A battle in four steps
    .text =
        Battles are fought one by one. Each has four steps:
        <b>a</b>  The defender shoots.
        <b>b</b>  The attacker shoots.
        <b>c</b>  The attacker strikes.
        <b>d</b>  The defender strikes, if anybody is left to.
        In a step you send one attack after another, or pass. Each attack is carried out completely, flight and all, before the next is chosen. A hex is attacked as a whole, and <b>once in a step</b> at most: put everything that you mean for it into one attack. You may hold units back.
rulebook-declare = Declaring battles
    .text =
        Neighbouring hexes with opposing units are <b>in contact</b>, across a river too. Mountains and caves are out of it.
        A battle is a group of your hexes and enemy hexes that <b>hang together by contact</b>. A hex belongs to one battle only. You never have to fight, but remember that the enemy's turn comes next.
        You choose the order in which the battles are fought, and you may choose it as you go. It pays to declare <b>several small battles</b>: where an early one empties a hex, your units may advance and help in a later one.
rulebook-attack = Shooting and striking
    .text =
        <b>Missiles:</b> add the points, roll a die, add what protects the target, and read the missile table. It tells from which armour on the units there must check morale; the better armoured are spared. A unit may split its points; each point is shot once in a combat phase. When defending, every unit in contact may shoot, even one that nobody attacked.
        <b>Melee:</b> compare your total with the melee of <b>all</b> units in the target hex. The table gives a number; with the die, modifiers added, at that number or less, <b>everybody</b> there checks morale. Each unit strikes once in a phase, with all it has. Nobody strikes across a river without bridge or ford.
        Leaders with units add nothing. <b>Alone</b> in a hex they have melee 1 each and check as class A.
        The <b>proposal</b> uses everything that can still succeed. Attacking costs nothing, so it is rarely wrong.
rulebook-modifiers = What changes the die
    .text =
        A higher die is always worse for the attacker. Only the <b>target hex</b> counts; a site replaces the terrain below it.
        <b>Missiles:</b> open woods +1, with or without hills; ruins +1; forest +2; hamlet, village, town, abbey +2; the Keep +3.
        <b>Melee:</b> hills or open woods +1; ruins +1; forest +2; hamlet, village, town, abbey +2; the Keep +3; +1 if <b>every</b> attacking hex lies across water from the target; –1 if a mounted feudal unit joins an attack on open country or fields.
        Woods and hills do not help mounted feudals who are alone there: horses make big targets and bad hiders. Only in plain open woods are they hard to shoot, +1.
rulebook-morale = Morale and leaders
    .text =
        Those who must check do so class by class: <b>C, then B, then A</b>, one die for each class, plus the modifier of the leader in command at that moment. High is good. The result is nothing, a <b>retreat</b> of 1 to 3 hexes, or a <b>rout</b> of 10 hexes, 15 for mounted feudals. It is carried out before the next class checks.
        Leaders of the hex may <b>go along</b> with a class that flees. Units up to the command limit then move with them as one group; the rest flee one by one. But a leader who has left no longer helps those who stay, and in a rout he rolls for his own life.
        If nobody else would stay in the hex, every leader there <b>must</b> go along.
rulebook-flight = Flight
    .text =
        Who retreats or routs runs towards <b>safety</b> by a shortest way: each step must bring them one hex nearer. Goblins are safe in any cave, and are then home. The Count's people are safe in any site not in ruins, or with one of their leaders, unless a goblin stands there or next to it. In safety the run ends.
        Barred terrain and enemy hexes cannot be entered; nothing else slows them down. With no way to safety, any way of full length will do; with no way at all, the unit is <b>destroyed</b>.
        After a <b>rout</b> each unit, and each leader who ran along, rolls for <b>casualties</b>: die minus 1 for every enemy zone hex entered. At its armour class or less it is destroyed. So the best-armoured survive most often, and zones across the way kill.
        A <b>carrier</b> who retreats or routs drops the plunder. Nothing else in the game destroys units while a cycle runs.
rulebook-advance = Advance
    .text =
        When an attack <b>empties</b> its target hex, you may at once advance units that stand next to it, were declared in this battle and have not fled in this phase. It costs no MP, but barred terrain stays barred.
        Without a leader three units may be there; with an advancing leader, as many as his command limit. Who stays behind must be within the limits too.
        Units that have advanced may <b>still strike</b> in a later step if they have not yet. Goblins who advance into a site with a leader may plunder it on the spot.
rulebook-plunder = Plunder
    .text =
        A goblin <b>leader and a unit together</b> in a site with its marker may take it, during movement or right after an advance. It costs nothing and does not end the move.
        The marker goes on the back of one unit, the <b>carrier</b>. A unit carries one marker, all its bags at once, and cannot hand it on. A carrier who <b>retreats or routs</b> drops it, and it is lost for this cycle. So give it to the steadiest.
        The plunder is home when its carrier <b>walks into a cave</b>.
rulebook-bags = Counting the bags
    .text =
        Plunder that a carrier brings into a cave is counted at once.
        In the <b>Raid</b> you choose for each bag: a sure <b>3½ points</b>, or <b>one die</b> of points. Choose for all bags of the marker first; then the dice are rolled. Both are worth the same on average, so it is a matter of nerves and of the score to beat.
        In the <b>Campaign</b> each bag is one die, and every five plunder points raise the King's confidence by 1.
rulebook-cycle-end = How a cycle ends
    .text =
        <b>Everybody is home</b> or destroyed, and nobody waits in a cave. If some still wait and none is on the map, the Goblin player may <b>call the raid off</b> as the first act of a movement phase.
        <b>The King falls:</b> the cycle ends at once. The other goblins slip away unharmed, but without what they carry.
        <b>No goblin leader</b> is left on the map or waiting at the end of a turn: each goblin unit still out there rolls for casualties; who survives goes home without plunder.
        <b>Twenty turns</b> have passed since anything was plundered: those on the map survive, their bags are lost.
        The Goblin player may also <b>concede the cycle</b>: then every goblin on the map counts as destroyed, the King too. In the Campaign a King whose confidence falls to –8 is deposed on the spot.
rulebook-score = Who wins
    .text =
        <b>Raid:</b> your score as King is your plunder points, plus 3 for the Count and 3 for the Baron, plus 1 for each other feudal leader, A unit and B unit destroyed. Militia counts nothing. Off go 1 for each goblin unit, 2 for each goblin leader and <b>10 for the King</b>. The higher score wins, even below zero. A raid in which no goblin was spotted ranks below every other. Ties go to more plunder, then to fewer goblin units lost.
        <b>Campaign:</b> only plunder counts. When both reigns are over, the higher total wins; ties go to fewer cycles. With the early end on, the game stops as soon as the second King is ahead.
        Either player may <b>resign</b> the game, and has then lost it.
rulebook-confidence = Campaign: confidence
    .text =
        <b>Confidence</b> is what the goblins think of their King. It starts at 0 with each reign, and at <b>–8</b> he is deposed: cycle and reign end at once.
        <b>Up:</b> 3 for each feudal leader or A unit destroyed, 2 for a B unit, 1 for militia, and 1 for every five plunder points.
        <b>Down</b>, after a battle in which a goblin leader was involved: 1 if goblins retreated, or 2 if any routed. If the King himself was involved, 2 or 3 more. And 2 for a cycle in which no goblin was ever spotted.
        So fight only when the odds are good, and leave the King out of it unless he is needed. <b>Two cycles in a row without plunder</b> end a reign as well, if that option is on.
rulebook-between = Campaign: between cycles
    .text =
        <b>Ruins:</b> for every site that was plundered, dice are rolled, one for each bag. For a hamlet 5 or 6 ruins it, for two bags 9 or more, for three 13 or more, for four 17 or more. Otherwise the villagers fill the cellars again. Ruins last for the rest of the reign; when all is in ruins, so is the reign.
        <b>Losses:</b> goblins who fell are gone until the next reign. Militia is raised anew for each cycle. The Count's other losses go to the bonus pile, from which one or two come back each cycle; the Baron's losses go to his own pile.
        At the start of a reign everything is whole again: full units, full cellars, confidence 0.
rulebook-example-march = An example: the march
    .text =
        Uglop waits in Wetfoot Hole with three Rabbles and two Slingers. They come out by the mouth and walk over open ground: 0210, 0311, 0411, 0511, <b>4 MP</b>. The step to 0610 costs 1, and 1 more for the stream: 6 in all.
        From 0610 it is two hexes to Driffield. Somebody there looks up from his plough, and the <b>alarm</b> is raised. Too late for him. The march halts, as always when something new comes to light; another click goes on.
        One more step, 7 MP, into the fields at 0711. The face-down counter in the hamlet turns up: the Village Watch (C 3/3/3). Its <b>zone of control</b> stops Uglop for this turn. His last 3 MP are lost, but he stands where he wants to be: the combat phase comes next.
        The way back is 8 MP, so next turn he may be home, unless somebody on a horse stands in between.
rulebook-example-battle = An example: the battle
    .text =
        Uglop declares a battle: 0711 against Driffield.
        <b>a</b>  The Watch shoots: 3 points, die 4. That row of the first column is empty: nothing.
        <b>b</b>  The Slingers shoot 6 points. Die 4, hamlet +2, makes 6: nothing either. Thatch is good cover.
        <b>c</b>  Melee 3 + 3 + 3 + 2 + 2 = 13 against 3: the table says 6. Die 3, hamlet +2, makes 5: success. The Watch checks morale as class C, without a leader: die 2, a rout.
        It runs four hexes to Offenham, round the goblins' zones, and is safe there. Still it rolls for casualties: die 3, and its armour is 3: <b>destroyed</b>. A 4 would have saved it; but with another band behind the hamlet and a zone hex on the way, a 4 would have read 3.
        Uglop advances with all five, and a Slinger shoulders the bag: of these ragged backs, the best armoured. Behind them a bell begins to ring.
rulebook-advice = Advice from old goblins
    .text =
        <b>As King:</b> go out in three or four columns, attack from two sides so that zones lie across the way out, and turn for home with three to five bags. Every turn too long costs more than it brings. A dead King costs ten points and the rest of the raid.
        Never leave units without a leader: they cannot walk.
        <b>As Count:</b> you are late, but you have horses. Ride along the roads, collect infantry before you strike, and shoot first in the goblins' own phase, for that is free. Aim for carriers. Stand between the goblins and their caves: those who must run through your zones do not arrive.
        A lone leader on a hill looks like an army. <b>Bluff</b>, both of you.
