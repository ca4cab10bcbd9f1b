title-tagline = Ryöstä rajamaat
title-about =
    Johda goblinit luolistaan, ryöstä kreivin kylät ja juokse kotiin.
    Johtajat kuljettavat joukkoja. Päällimmäisen merkin alla on salaisuus.
    Sitten vaihdetaan puolia: parempi ryöstäjä voittaa.

## What the rules say

# Asks. {turn}, {cycle}, {reign} numbers; {hex} and {site} names; {class} A, B or C; {hexes} how far; {bags} as `amount.bags`
# says; {battle} its number from 1, {left} battles not fought yet; {name} the player who is asked; {leader} who is in passage.
ask-feudal-setup = Sijoita väkesi ja paina Valmis.
    .raid = Vie John Gordon Järvenrannan kortteliin ja paina Valmis.
    .waiting = { $name } sijoittaa kreivin väkeä.
    .stakes = Säkit houkuttelevat goblineja, joten vartioi rikkaita paikkoja.
    .timeout = Jos aika loppuu, muut sijoitetaan puolestasi.
ask-goblin-setup = Anna joka johtajalle luola ja joukko ja paina Valmis.
    .waiting = { $name } jakaa luolia.
    .stakes = Lingot ampuvat, roikaleet iskevät, ryysyt täyttävät rivit.
    .timeout = Jos aika loppuu, joukot jäävät näin.
ask-goblin-move = Vuoro { $turn }. Siirrä johtajiasi ja päätä sitten vaihe.
    .passage = { $leader } on vain läpikulkumatkalla. Siirrä hänet ruutuun, jossa on tilaa.
    .waiting = Vuoro { $turn }. { $name } siirtää goblineja.
    .stakes = Sisään, säkki selkään, kotiin.
    .timeout = Jos aika loppuu, siirtosi päättyvät.
ask-feudal-move = Vuoro { $turn }. Siirrä johtajiasi ja päätä sitten vaihe.
    .passage = { $leader } on vain läpikulkumatkalla. Siirrä hänet ruutuun, jossa on tilaa.
    .waiting = Vuoro { $turn }. { $name } siirtää kreivin väkeä.
    .stakes = Ota kantajat kiinni ennen luolia.
    .timeout = Jos aika loppuu, siirtosi päättyvät.
ask-count-bags = Toit kotiin { $bags ->
        [one] 1 säkin
       *[other] { $bags } säkkiä
    }. Otatko 3½ pistettä vai nopan?
    .waiting = { $name } laskee säkkejä { FORM($site, form: "from") }.
    .stakes = Päätät kaikista säkeistä ennen kuin yhtään noppaa heitetään.
    .timeout = Jos aika loppuu, jokaisesta säkistä saa 3½ pistettä.
ask-declare = Valitse taistelusi. Taistella ei ole pakko.
    .first = Vihollisen viereiset ruutusi voivat taistella. Paina taistelua luettelossa. Voit jättää siitä ruutuja pois ennen kuin lisäät sen.
    .waiting = { $name } valitsee taisteluja.
    .stakes = Puolustaja ampuu ensin ja iskee viimeisenä.
    .timeout = Jos aika loppuu, tähän mennessä valitut taistelut käydään.
ask-pick-battle = Valitse seuraava taistelu. Niitä on jäljellä { $left }.
    .first = Käy ne yksitellen missä järjestyksessä haluat. Helpot ensin: ne avaavat tien vaikeille.
    .waiting = { $name } valitsee seuraavan taistelun.
    .timeout = Jos aika loppuu, käydään ensimmäinen.
ask-battle-step =
    .a = Taistelu { $battle }, ammunta. Valitse kohde, ennen kuin he iskevät.
    .b = Taistelu { $battle }, ammunta. Valitse kohde.
    .c = Taistelu { $battle }, lähitaistelu. Valitse kohde ja hyökkääjät.
    .d = Taistelu { $battle }, lähitaistelu. Valitse, kehen isket takaisin ja kenellä.
    .waiting = { $name } hyökkää taistelussa { $battle }.
    .stakes = Ruutua vastaan hyökätään kerran taistelun osassa. Yksikkö iskee kerran vaiheessa.
    .timeout = Jos aika loppuu, ehdotus toteutetaan.
strike-none = Taistelu { $battle }. Mikään hyökkäys ei voi onnistua. Ohita.
    .timeout = Jos aika loppuu, kukaan ei hyökkää.
ask-escort = Luokka { $class } perääntyy { FORM($hex, form: "from") }. Lähteekö johtaja mukaan?
    .rout = Luokka { $class } pakenee { FORM($hex, form: "from") }. Juokseeko johtaja mukana?
    .must = Luokka { $class } lähtee { FORM($hex, form: "from") } eikä ketään jää, joten joka johtajan on mentävä. Ketkä he ottavat?
    .first = Mukaan lähtevä johtaja pitää joukkonsa yhdessä. Mutta hänen muunnoksensa lähtee myös, ja paossa hän panee oman henkensä peliin.
    .waiting = { $name } päättää, lähteekö johtaja mukaan.
    .timeout = Jos aika loppuu, he lähtevät yksin, ellei johtajan ole pakko lähteä.
ask-flee = Kuka perääntyy { FORM($hex, form: "from") } seuraavaksi, ja minne?
    .rout = Pako! Kuka juoksee { FORM($hex, form: "from") } seuraavaksi, ja minne?
    .first = Joka askeleen on vietävä lähemmäs turvaa. Vihollisen vaikutusalueet tiellä huonontavat tappioheittoa.
    .waiting = { $name } pelastaa nahkaansa.
    .timeout = Jos aika loppuu, he kulkevat tietä, jolla on vähiten vihollisen vaikutusaluetta.
ask-run = Turvaan ei pääse. Valitse mikä tahansa { $hexes } ruudun tie.
    .first = Turvaan ei ole tietä, joten mikä tahansa käy. Älä mene samaan ruutuun kahdesti äläkä takaisin lähtöruutuun.
    .waiting = { $name } juoksee minne vain, kunhan pois.
    .timeout = Jos aika loppuu, he kulkevat tietä, jolla on vähiten vihollisen vaikutusaluetta.
ask-advance = { $hex } tyhjeni. Valitse, ketkä etenevät, tai jää.
    .more = Kuka muu etenee { FORM($hex, form: "to") }? Voit myös jäädä.
    .first = Viereiset yksiköt pääsevät tyhjään ruutuun ilmaiseksi ja saavat vielä iskeä tässä vaiheessa. Nyt tai ei koskaan.
    .waiting = { $name } saa edetä { FORM($hex, form: "to") }.
    .stakes = Kolme yksikköä ilman johtajaa. Johtajan kanssa hänen komentorajansa verran.
    .timeout = Jos aika loppuu, kukaan ei etene.
ask-plunder = { $site } on ryöstettävissä. Kuka kantaa säkit?
    .waiting = { $name } penkoo kellareita { FORM($site, form: "in") }.
    .stakes = Yksikkö kantaa yhden saalismerkin eikä voi luovuttaa sitä.
    .timeout = Jos aika loppuu, sen ottaa tavallinen kantaja.

# Phases, steps and turns
phase-feudal-setup = Kreivin ryhmitys
phase-goblin-setup = Goblinien ryhmitys
phase-goblin-move = Goblinit liikkuvat
phase-goblin-combat = Goblinit taistelevat
phase-feudal-move = Kreivin väki liikkuu
phase-feudal-combat = Kreivin väki taistelee
phase-cycle-end = Kierron loppu
phase-over = Loppu
step-a = Puolustaja ampuu
step-b = Hyökkääjä ampuu
step-c = Hyökkääjä iskee
step-d = Puolustaja iskee
step-a-text = Ensin ampuvat kaikki, jotka ovat kosketuksessa hyökkääjiin.
step-b-text = Taistelun valinnut puoli ampuu.
step-c-text = Taistelun valinnut puoli iskee.
step-d-text = Puolustajista iskevät ne, jotka ovat yhä paikalla.
turn = Vuoro { $n }
cycle = Kierto { $n }
raid = Ryöstöretki { $n }/2
reign = Valtakausi { $n }/2

# Sides, roles, classes, modes
side-goblin = Goblinit
side-feudal = Kreivin väki
role-goblin = Goblinkuningas
role-feudal = Kreivi Haakon
role-goblin-short = Kuningas
role-feudal-short = Kreivi
role-goblin-text = Ryöstää. Jokainen luolaan saatu säkki tuo pisteitä.
role-feudal-text = Puolustaa. Jokainen tänne iäksi jäävä goblin vie kuninkaalta pisteitä.
class-A = Luokka A
class-B = Luokka B
class-C = Luokka C
class-A-text = Vakaa. Juoksee harvoin.
class-B-text = Koulutettu. Juoksee, jos on syytä.
class-C-text = Häilyvä. Juoksee, oli syytä tai ei.
mode-foot = jalan
mode-mounted = ratsain

# Buttons
verb-march = Marssi
verb-plunder = Ryöstä
verb-choose-commander = Pane komentoon
verb-exit = Poistu kartalta
verb-take-back = Kumoa
verb-escort = Lähde mukaan
verb-none = Kukaan ei lähde mukaan
verb-flee = Lähde
verb-close = Sulje

# Standing orders
order-auto-attack = Hyökkäykset
order-auto-attack-text = Mitä tapahtuu, kun sinun pitäisi hyökätä.
order-auto-attack-propose = Ehdota
order-auto-attack-always = Ota ehdotus
order-auto-attack-off = Ei ehdotusta
order-auto-flee = Perääntyminen ja pako
order-auto-flee-text = Yksikkösi juoksevat tietä, jolla on vähiten vihollisen vaikutusaluetta, tai valitsemaasi tietä.
order-auto-flee-on = Turvallisin tie
order-auto-flee-ask = Kysy minulta
order-auto-plunder = Ryöstäminen
order-auto-plunder-text = Tavallinen kantaja ottaa säkit heti, tai valitset itse.
order-auto-plunder-on = Heti
order-auto-plunder-ask = Kysy minulta

# The log: set-up. {king}, {seat}, {winners} are players, {rolls} "3 : 5", {dice} the faces, {table} A, B or C, {units}, {pieces},
# {unit}, {piece}, {leader}, {carry} names, {hex}, {site}, {cave}, {from}, {to} places
log-roles = Nopat näyttävät { $rolls }. Ensimmäinen goblinkuningas on { $king }.
    .you = Nopat näyttävät { $rolls }. Olet ensimmäinen goblinkuningas.
    .fixed = Ensimmäinen goblinkuningas on { $king }.
    .fixed-you = Olet ensimmäinen goblinkuningas.
log-cycle =
    .raid = Ryöstöretki { $cycle }/2. Goblinkuningas on { $king }.
    .raid-you = Ryöstöretki { $cycle }/2. Sinä olet goblinkuningas.
    .campaign = Valtakausi { $reign }, kierto { $cycle }. Goblinkuningas on { $king }.
    .campaign-you = Valtakausi { $reign }, kierto { $cycle }. Sinä olet goblinkuningas.
log-ruined = { $site } on raunioina. Taulukosta { $table } tuli { $dice }.
    .between = { $site } raunioituu. Nopat näyttävät { $dice }.
log-set-aside = { $count ->
        [one] 1 goblinyksikkö jää
       *[other] { $count } goblinyksikköä jää
    } tältä ryöstöretkeltä pois.
    .you = { $units } jäävät tältä ryöstöretkeltä pois.
log-deployed =
    .goblin = Goblinit kyyhöttävät luolissaan.
    .feudal = Kreivin väki on paikoillaan. Useimmat eivät aavista mitään.
log-bonus =
    .you = Heität luvun { $die } ja nostat lisäyksiköiksi { $pieces }.

# The log: movement. `.carry`: with units that you see; `.stopped` is a further line; `.changed`: another carrier; `.hidden`: the
# units are not told; `.flight`: home in a rout or retreat; {points}, {total}, {bags} as `amount.*` says, {reason} as `halt.*`
log-turn = Vuoro { $turn }.
log-phase = { $phase }.
log-step = { $leader } marssii { FORM($to, form: "to") }.
    .carry = { $leader } marssii { FORM($to, form: "to") }, mukana { $carry }.
    .stopped = Vihollisen vaikutusalue pysäyttää marssin.
log-halted = { $leader } pysähtyy { FORM($at, form: "to") } eikä pääse { FORM($to, form: "to") }, koska { $reason }.
log-top = { $piece } { $many ->
        [one] on
       *[other] ovat
    } nyt päällimmäisenä { FORM($hex, form: "in") }.
log-turned-up = { $units } kääntyvät kuvapuoli ylös { FORM($hex, form: "in") }.
log-sighted = Näkyviin tulee pinoja { FORM($hexes, form: "in") }.
log-alarm = Goblinit { FORM($from, form: "in") } huomataan { FORM($to, form: "from") }. Hälytys on annettu.
log-home = { $leader } on kotona { FORM($cave, form: "in") }.
    .units = { $leader } on kotona { FORM($cave, form: "in") }, mukana { $units }.
    .flight = { $units } { $many ->
        [one] kompuroi
       *[other] kompuroivat
    } { FORM($cave, form: "to") } kotiin henki kurkussa.
    .hidden = Goblineja on kotona { FORM($cave, form: "in") }.
log-plundered = Goblinit ryöstävät { FORM($site, form: "gen") }: { $bags ->
        [one] 1 säkki
       *[other] { $bags } säkkiä
    }.
    .carrier = { $unit } ryöstävät { FORM($site, form: "gen") } ja saavat { $bags ->
        [one] 1 säkin
       *[other] { $bags } säkkiä
    }.
    .changed = { $unit } kantavat nyt { FORM($site, form: "from") } viedyt säkit.
    .changed-hidden = Säkit { FORM($site, form: "from") } vaihtavat selkää.
log-dropped = { $unit } pudottavat { FORM($site, form: "from") } viedyt säkit { FORM($hex, form: "to") }. Ne ovat mennyttä.
log-counted =
    .flat = Saalis { FORM($site, form: "from") } on { $points }, 3½ säkiltä. Kuninkaalla on nyt { $total }.
    .dice = Saalis { FORM($site, form: "from") } on { $points }, nopilla { $dice }. Kuninkaalla on nyt { $total }.
    .mixed = Saalis { FORM($site, form: "from") } on { $points }: { $flat } × 3½ ja loput nopilla { $dice }. Kuninkaalla on nyt { $total }.
log-baron-drawn = Lähetti ratsastaa paronin luo. Vain kreivi tietää, milloin paronia voi odottaa.
    .you = Lähetti ratsastaa paronin luo. Paroni tulee vuorolla { $arrival }, { $turns } vuoron päästä.
log-baron-comes = Torvet soivat! Paroni heittää luvun { $die } ja saapuu { FORM($road, form: "by") }.
log-entered = { $leader } saapuu kartalle { FORM($road, form: "by") }.
    .carry = { $leader } saapuu kartalle { FORM($road, form: "by") }, mukana { $carry }.
log-left-map = { $leader } poistuu kartalta { FORM($road, form: "by") }.
    .carry = { $leader } poistuu kartalta { FORM($road, form: "by") }, mukana { $carry }.
log-called-off = Goblinkuningas peruu ryöstöretken. Odottajat painuvat takaisin nukkumaan.
log-conceded = Goblinkuningas luovuttaa { $version ->
        [campaign] kierron
       *[raid] ryöstöretken
    }. Kartalta ei palaa kukaan.

# The log: combat. {battle} its number from 1, {step} as `step.*`; {sum} points, {defence} the target's melee, {number} what is
# needed, {die} and {total} the die bare and modified; `.modifiers` is a further line, {modifiers} "Forest +2, ..."
log-declared = Taistelu { $battle } on valittu: { FORM($own, form: "from") } hyökätään { FORM($enemy, form: "to") }.
log-battle = Taistelu { $battle } alkaa.
log-battle-step = Taistelu { $battle }. { $step }.
log-volley = { $sum ->
        [one] 1 ammuntapiste lentää
       *[other] { $sum } ammuntapistettä lentää
    } { FORM($target, form: "to") }. Heitto on { $total }: haarniska { $armor } ja sitä huonommat testaavat moraalinsa.
    .all = { $sum ->
        [one] 1 ammuntapiste lentää
       *[other] { $sum } ammuntapistettä lentää
    } { FORM($target, form: "to") }. Heitto on { $total }: kaikki siellä testaavat moraalinsa.
    .none = { $sum ->
        [one] 1 ammuntapiste lentää
       *[other] { $sum } ammuntapistettä lentää
    } { FORM($target, form: "to") }. Heitto on { $total }, eikä mitään tapahdu.
    .modifiers = Noppa näyttää { $die }, muunnoksina { $modifiers }.
log-assault =
    .success = Hyökkäys { FORM($target, form: "to") }, { $sum } vastaan { $defence }, vaatii enintään { $number }. Heitto on { $total }: he horjuvat!
    .failure = Hyökkäys { FORM($target, form: "to") }, { $sum } vastaan { $defence }, vaatii enintään { $number }. Heitto on { $total }: he kestävät.
    .none = Hyökkäyksellä { FORM($target, form: "to") }, { $sum } vastaan { $defence }, ei ole toivoa. Noppaa ei heitetä.
    .modifiers = Noppa näyttää { $die }, muunnoksina { $modifiers }.
log-check =
    .none = Luokka { $class } { FORM($hex, form: "in") } heittää luvun { $total } ja kestää.
    .retreat = Luokka { $class } { FORM($hex, form: "in") } heittää luvun { $total } ja perääntyy { $hexes ->
        [one] 1 ruudun
       *[other] { $hexes } ruutua
    }.
    .rout = Luokka { $class } { FORM($hex, form: "in") } heittää luvun { $total } ja pakenee!
    .leader = Noppa näyttää { $die }, ja { FORM($leader, form: "the") } antaa { $modifier }.
log-escorted = { $leaders } { $many ->
        [one] lähtee
       *[other] lähtevät
    } mukaan.
    .units = { $leaders } { $many ->
        [one] lähtee mukaan ja pitää koossa ryhmän
       *[other] lähtevät mukaan ja pitävät koossa ryhmän
    } { $units }.
log-fled =
    .retreat = { $pieces } { $many ->
        [one] perääntyy
       *[other] perääntyvät
    } { FORM($to, form: "to") }.
    .rout = { $pieces } { $many ->
        [one] pakenee
       *[other] pakenevat
    } { FORM($to, form: "to") }!
    .safe = Siellä on turvassa.
    .zones = Tie kulkee { $zones } ruudun verran vihollisen vaikutusalueella.
log-cut-off = { $pieces } { $many ->
        [one] ei pääse pakoon { FORM($hex, form: "from") } ja tuhoutuu
       *[other] eivät pääse pakoon { FORM($hex, form: "from") } ja tuhoutuvat
    }.
log-casualty =
    .lost = { $piece } { $many ->
        [one] heittää
       *[other] heittävät
    } luvun { $zones ->
        [0] { $total }
       *[other] { $total } (noppa { $die }, vaikutusalueista pois { $zones })
    } { $many ->
        [one] eikä
       *[other] eivätkä
    } selviä.
    .kept = { $piece } { $many ->
        [one] heittää
       *[other] heittävät
    } luvun { $zones ->
        [0] { $total }
       *[other] { $total } (noppa { $die }, vaikutusalueista pois { $zones })
    } ja { $many ->
        [one] selviää
       *[other] selviävät
    }.
log-destroyed = { $piece } { $many ->
        [one] tuhoutuu
       *[other] tuhoutuvat
    }.
    .points = { $piece } { $many ->
        [one] tuhoutuu
       *[other] tuhoutuvat
    }: kuninkaalle { $points }.
log-advanced = { $pieces } { $many ->
        [one] etenee
       *[other] etenevät
    } { FORM($to, form: "to") }.
log-confidence =
    .up = Luottamus nousee lukuun { $now } ({ $delta }, { $reason }).
    .down = Luottamus laskee lukuun { $now } ({ $delta }, { $reason }).
log-cycle-ends =
    .home = { $version ->
        [campaign] Kierto
       *[raid] Ryöstöretki
    } päättyy vuorolla { $turn }. Ulkona ei ole enää yhtään goblinia.
    .called-off = { $version ->
        [campaign] Kierto
       *[raid] Ryöstöretki
    } päättyy vuorolla { $turn }. Kuningas perui sen.
    .king-lost = { $version ->
        [campaign] Kierto
       *[raid] Ryöstöretki
    } päättyy vuorolla { $turn }. Kuningas on kuollut, ja goblinit katoavat kukkuloille.
    .conceded = { $version ->
        [campaign] Kierto
       *[raid] Ryöstöretki
    } päättyy vuorolla { $turn }. Goblinkuningas luovuttaa.
    .leaderless = { $version ->
        [campaign] Kierto
       *[raid] Ryöstöretki
    } päättyy vuorolla { $turn }. Goblineilla ei ole enää johtajaa.
    .time = { $version ->
        [campaign] Kierto
       *[raid] Ryöstöretki
    } päättyy vuorolla { $turn }. Edellisestä ryöstöstä on liian pitkä aika.
    .deposed = Kierto päättyy vuorolla { $turn }. Goblinit ovat saaneet kuninkaastaan kyllikseen.
log-revealed = Kaikki käännetään kuvapuoli ylös. Siellä ne siis olivat.
log-cycle-score =
    .raid = { $king } päätyy tulokseen { $total }. Saalis on { $plunder }.
    .raid-you = Päädyt tulokseen { $total }. Saaliisi on { $plunder }.
    .campaign = { $king } hallitsee. Valtakauden saalis on { $plunder } ja luottamus { $total }.
    .campaign-you = Sinä hallitset. Valtakauden saalis on { $plunder } ja luottamus { $total }.
log-reign-ends =
    .king-lost = Kuningas kaatuu ja valtakausi hänen mukanaan.
    .deposed = Goblinit syrjäyttävät kuninkaansa.
    .dull = Valtakausi kuolee tylsyyteen.
    .cap = Tämä valtakausi on kestänyt tarpeeksi.
    .ruined = Ryöstettävää ei ole enää, joten valtakausi on ohi.
    .plunder = { $king } hallitsi { $cycles }. Saalis on { $plunder }.
    .plunder-you = Hallitsit { $cycles }. Saaliisi on { $plunder }.
log-resigned = { $seat } luovuttaa.
    .you = Luovutat.
log-over =
    .raid = Molemmat ryöstöretket ovat ohi. { $winners } on parempi ryöstäjä ja voittaa!
    .raid-you = Molemmat ryöstöretket ovat ohi. Olet parempi ryöstäjä ja voitat!
    .campaign = Molemmat valtakaudet ovat ohi. { $winners } on rikkaampi kuningas ja voittaa!
    .campaign-you = Molemmat valtakaudet ovat ohi. Olet rikkaampi kuningas ja voitat!
    .resigned = Ottelu on luovutettu. { $winners } voittaa!
    .resigned-you = Ottelu on luovutettu. Sinä voitat!
    .draw = Tasapeli. Kumpikaan ei ole parempi varas.

# Why a march stopped, as a part of `log.halted`
halt-barrier = näkyviin tuli jotakin uutta
halt-no-mp = liikepisteet loppuivat
halt-carry-budget = jalkaväki on uupunut
halt-impassable = tietä eteenpäin ei ole
halt-mounted-forest = hevoset eivät mene metsään
halt-enemy-there = viholliset tukkivat tien
halt-zoc-stop = vihollisen vaikutusalue pidättelee häntä
halt-overfull = siellä ei ole tilaa
halt-left-overfull = liian moni jäisi jälkeen
halt-overstacked = seuraavassa ruudussa on tungosta
halt-other = eteenpäin ei pääse

# Modifiers, checks, casualties, chances
modifier-cavalry = Ratsuväki avomaalla
modifier-water = Veden yli
modifier-leader = Johtaja
modifier-zones = Vihollisen vaikutusalueet
morale-none = Kestää
morale-re1 = Perääntyy 1
morale-re2 = Perääntyy 2
morale-re3 = Perääntyy 3
morale-retreat = Perääntyy { $n }
morale-rout = Pakenee
odds-sixths = { $n }/6 heitoista
odds-bar = { $n }/6
odds-never = Ei mahdollisuutta
odds-no-roll = Liian heikko heittämään

# Amounts: .1 is for one; {n} may be 3½
amount-points = { $n ->
        [one] 1 piste
       *[other] { $n } pistettä
    }
amount-bags = { $n ->
        [one] 1 säkki
       *[other] { $n } säkkiä
    }
amount-cycles = { $n ->
        [one] 1 kierron
       *[other] { $n } kiertoa
    }
amount-units = { $n ->
        [one] 1 yksikkö
       *[other] { $n } yksikköä
    }
amount-counters = { $n ->
        [one] 1 merkki
       *[other] { $n } merkkiä
    }
amount-hexes = { $n ->
        [one] 1 ruutu
       *[other] { $n } ruutua
    }
amount-mp = { $n } LP
amount-times = { $n } × { $name }

# The result. {king} a player
result-raid = Parempi ryöstäjä
result-campaign = Rikkaampi kuningas
result-resigned = Luovutettu
end-raid = Säkit on laskettu, mustelmat vertailtu. Toisessa luolassa lauletaan kovempaa.
end-campaign = Kaksi valtakautta, kaksi saaliskasaa. Historian kirjoittaa se, jolla kasa on isompi.
end-resigned = Valkoinen lippu, taannoin jonkun pöytäliina.
end-draw = Yhtä hyviä tai yhtä huonoja. Luolissa siitä kinataan koko talvi.
tally-half-points = Pisteet
tally-plunder-half-points = Saalis
tally-goblins-lost = Menetetyt goblinit
tally-cycles = Kuninkaana kiertoja
story-counts = pisteet, vuoro vuorolta
story-turn = Vuoro
story-change = { $n ->
        [one] piste
       *[other] pistettä
    }
boast-1 = Kolme säkkiä, kaksi jalkaa, ei katumusta.
boast-2 = Kylä kasvaa takaisin. Makkara ei.
boast-3 = Mikä ei ole naulattu kiinni, on saalista.
cycle-end-home = Kaikki ovat kotona
cycle-end-called-off = Ryöstöretki on peruttu
cycle-end-king-lost = Kuningas on kuollut
cycle-end-conceded = Kuningas luovuttaa
cycle-end-leaderless = Johtajia ei ole jäljellä
cycle-end-time = Aika loppui
cycle-end-deposed = Kuningas syrjäytetään
reign-end-king-lost = Kuningas on kuollut
reign-end-deposed = Kuningas syrjäytetään
reign-end-dull = Vaisu valtakausi päättyy
reign-end-cap = Pisin valtakausi päättyy
reign-end-ruined = Ryöstettävää ei ole enää

# Refusals (GOB section 16), without arguments: why not, and what to do
refused-not-your-turn = Nyt ei ole mitään päätettävää. Odota vuoroasi.
refused-no-leader = Vain johtajat liikkuvat. Valitse johtaja ja anna hänen viedä yksikkö.
refused-not-adjacent = Ruutu ei ole hänen vieressään. Valitse naapuriruutu.
refused-no-mp = Hänen liikepisteensä eivät riitä. Kulje lyhyemmin tai odota vuoro.
refused-carry-budget = Jalkaväki uupuu 10 LP:n jälkeen. Jätä se tähän tai pysähdy.
refused-impassable = Siitä ei pääse. Kierrä, tai etsi silta tai kahlaamo.
refused-mounted-forest = Hevoset eivät mene metsään tien ulkopuolella. Jätä ne tai kierrä.
refused-enemy-there = Ruudussa on vihollisia. Pysähdy viereen ja taistele taisteluvaiheessa.
refused-zoc-stop = Vihollisen vaikutusalue pidättelee häntä ensi vuoroon asti.
refused-over-command = Liikaa tälle johtajalle. Ota enintään hänen komentorajansa verran.
refused-carried-by-other = Toinen johtaja on jo kuljettanut yksikköä tässä vaiheessa. Jätä se tähän.
refused-overfull = Ruutuun tulisi liikaa yksiköitä. Ota mukaan vähemmän tai valitse toinen ruutu.
refused-left-overfull = Liian moni jäisi ilman johtajaa. Jätä enintään kolme.
refused-in-passage = Yksi johtaja on läpikulkumatkalla. Siirrä ensin hänet eteenpäin.
refused-overstacked = Ruudussa on tungosta. Sinne pääsee vain johtaja, joka vie muita pois.
refused-still-out = Ulkona on vielä goblineja. Tuo ne ensin kotiin.
refused-not-alarmed = Hälytystä ei ole annettu. Kreivin väki ei aavista vielä mitään.
refused-off-map = Kartta loppuu tähän. Valitse ruutu kartalta.
refused-wrong-exit = Poistu samaa tietä kuin ensimmäinen johtajasi.
refused-no-undo = Vain siirron, joka ei paljastanut mitään uutta, voi kumota.
refused-no-plunder = Tässä ei ole ryöstettävää. Tarvitaan saalismerkki, johtaja ja yksikkö, joka ei kanna mitään.
refused-bad-battle = Nuo ruudut eivät ole yksi taistelu. Valitse ruutuja, jotka koskettavat toisiaan.
refused-hex-twice = Ruutu voi olla vain yhdessä taistelussa. Valitse toinen tai kumoa.
refused-not-involved = Ei mukana tässä taistelussa. Valitse yksikkö, joka on.
refused-no-missiles = Ammuntapisteitä ei ole niin paljon. Ammu vähemmällä.
refused-already-attacked = Yksikkö on jo iskenyt tässä vaiheessa. Valitse toinen.
refused-target-done = Ruutua vastaan on jo hyökätty tässä osassa. Valitse toinen tai ohita.
refused-river-melee = Joen yli ei voi iskeä. Ammu, tai etsi silta tai kahlaamo.
refused-bad-path = Mene turvaan lyhintä tietä. Joka askeleen on vietävä lähemmäs.
refused-must-escort = Ketään muuta ei jää, joten johtajien on lähdettävä mukaan.
refused-bad-advance = Nuo yksiköt eivät voi edetä sinne. Valitse vierestä taistelun yksiköitä, jotka eivät ole paenneet.
refused-cave-taken = Jokainen johtaja tarvitsee oman luolan. Valitse tyhjä.
refused-bad-setup = Siihen et voi ryhmittyä. Valitse valaistu paikka.
refused-already-answered = Olet jo valinnut.
refused-nothing-to-take-back = Kumottavaa ei ole.
refused-malformed = Tässä pelissä ei ole tuollaista siirtoa.

## The table on screen

# Labels
paper = Luolan Huuto
feudal-foot = Jalkaväkeä
feudal-foot-text = Kuvapuoli alaspäin. Tiedät vain, että se kulkee jalan. Se kääntyy, kun goblin tulee viereen tai kun se itse liikkuu.
down-band = JALAN
hex = Ruutu
    .the = ruutu
    .gen = ruudun
    .in = ruudussa
    .to = ruutuun
    .from = ruudusta
map-small = Koko kartta. Napsauta, niin siirryt sinne.
legend = Merkit
legend-goblins = johtaja ja yksiköt
legend-feudals = kreivin johtaja
legend-hidden = kätketty joukko
legend-bags = säkkejä otettavana
legend-looted = jo ryöstetty
last-seen = Viimeksi nähty vuorolla { $turn }

# Where pieces are that do not stand on the map
place-aside = Poissa tältä ryöstöretkeltä
place-stay = Jää kotiin
place-home = Kotona
place-lost = Tuhoutunut
place-dead = Tuhoutunut aiemmin
place-militia = Nostoväen pino
place-bonus = Lisäyksiköiden pino
place-reinforcements = Paronin apujoukot
place-gate = Kartan laidalla
place-withdrawn = Poistunut kartalta
place-off = Ei löytänyt tilaa
place-unused = Ei tässä pelimuodossa
place-waiting = Odottaa { FORM($cave, form: "in") }
place-map = Kartalla
place-unknown = Jossakin

# The seats
plate-plunder = { $n } saalista
plate-total = { $n } yhteensä
plate-lost = { $n ->
        [one] 1 goblin menetetty
       *[other] { $n } goblinia menetetty
    }
plate-reserve = { $aside } poissa, { $home } kotona

# Leaders and bands
roster = Johtajat
roster-mine = Johtajasi
roster-waiting = Odottaa
roster-home = Kotona
roster-out = Ulkona
roster-lost = Kaatunut
roster-done = On liikkunut
roster-stopped = Pysäytetty
roster-unseen = Ei näkyvissä
band = Joukko
band-hand = Mukaan lähtee { $n }/{ $limit }
band-all = Kaikki
band-none = Ei ketään
band-zones = Vaikutusalueet
band-totals = Ammunta { $missile }, lähitaistelu { $melee }

# A counter
counter-missile = Ammunta
counter-melee = Lähitaistelu
counter-armour = Haarniska
counter-modifier = Moraalimuunnos
counter-limit = Komentoraja
counter-face-down = Kuvapuoli alaspäin. Vastustajasi näkee vain ”jalkaväkeä”.
counter-leader-text = Johtajat kuljettavat muita. Kun ruudussa on yksiköitä, johtaja ei itse taistele eikä testaa moraaliaan.
counter-mounted-text = Nopea teillä, vahva avomaalla, ei koskaan metsässä tien ulkopuolella.
counter-loaded = Kantaa { FORM($site, form: "from") } viedyn saaliin: { $bags }.
counter-loaded-text = Menetetään, jos kantaja perääntyy tai pakenee.

# A stack
stack-units = { $n }/{ $limit } yksikköä
stack-units-over = { $n } yksikköä, vaikka tilaa on { $limit }
stack-height = { $n ->
        [one] 1 merkki
       *[other] { $n } merkkiä
    }
stack-top = Vain pinon päällimmäinen merkki näkyy.
stack-totals = Ammunta { $missile }, lähitaistelu { $melee }
fan-missiles = ammunta
fan-melee = lähitaistelu
stack-bags = { $bags } selässä
stack-home-in = Kotona { $n } vuorossa

# Sites and terrain: {foot} and {mounted} are MP or `terrain.barred`; modifiers carry their sign
site-hamlet = Pikkukylä
site-village = Kylä
site-town = Kaupunki
site-abbey = Luostari
site-keep = Linnake
site-state-marker = Ryöstettävää on { $bags }.
site-state-taken = Ryöstetty. Kotimatkalla on { $bags }.
site-state-home = Ryöstetty. Luolissa on { $bags }.
site-state-out = Ryöstetty. Tielle jäi { $bags }.
site-state-ruins = Raunioina. Ei mitään otettavaa.
site-sacked = Raunioina ensi kierrolla.
site-text = Goblinjohtaja ja yksikkö yhdessä voivat ryöstää paikan. Kreivin väki on täällä turvassa, kun se perääntyy tai pakenee.
site-ruin = Sotaretki: ryöstetty paikka raunioituu, jos nopat, yksi säkkiä kohti, antavat { $low }–{ $high }.
terrain-cost = Ruutuun: { $foot } jalan, { $mounted } ratsain
terrain-barred = ei pääse
terrain-missile = { $n } ammuntaa vastaan
terrain-melee = { $n } lähitaistelussa
terrain-road = Tietä pitkin: { $foot } jalan, { $mounted } ratsain
terrain-open-text = Tasaista ruohoa. Ratsuväen mieleen.
terrain-fields-text = Kynnettyä ja kylvettyä. Ratsuväki karauttaa läpi.
terrain-open-woods-text = Puita siellä täällä: vähän suojaa, ei viivytystä.
terrain-forest-text = Tiheää ja hidasta. Hevoset pysyvät tiellä.
terrain-rolling-hills-text = Hidasta kiivetä. Korkealta on hyvä iskeä.
terrain-wooded-hills-text = Hidasta, mutta suojaisaa.
terrain-mountain-text = Niiden yli ei kuljeta. Goblinit tuntevat luolat.
terrain-lake-text = Sen yli ei kuljeta.
terrain-hamlet-text = Muutama katto ja yksi säkki saalista.
terrain-village-text = Kattoja, seiniä ja enemmän kannettavaa.
terrain-town-text = Yksi kolmesta korttelista, jokaisella oma kellarinsa.
terrain-abbey-text = Paksut muurit, hopeiset astiat.
terrain-keep-text = Maan vahvimmat muurit ja täysin kellari.
terrain-ruins-text = Tiet ja metsät loppuvat tähän. Niin loppui kyläkin. Ei saalista, ei turvaa.
hexside-stream-text = Puro: ylitys maksaa 1 LP lisää. Sen yli hyökkäävät ovat märkiä ja osuvat huonommin.
hexside-river-text = Joki: yli pääsee vain sillalta tai kahlaamolta. Ammukset pääsevät mistä vain.
hexside-ford-text = Kahlaamo: ylityspaikka niille, joita märät jalat eivät haittaa.
hexside-bridge-text = Silta: kuiva tie yli.
hexside-cave-mouth-text = Vain goblineille. Sisään menevä goblin on kotona ryöstöretken loppuun asti.
cave-text = Goblinit lähtevät luolan suusta ja palaavat kotiin mihin luolaan vain. Kotona on turvassa, säkit mukaan lukien.
exit-text = Kreivin väki voi poistua kartalta tästä, ja paroni voi saapua tästä.
hex-zone-known = Vihollisen vaikutusaluetta, sikäli kuin tiedät. Tänne tuleva pysähtyy.

# The tracks
track-turn-of = Vuoro { $n }/{ $last }
track-turn-text = Ryöstöretki kestää 5–10 vuoroa. Kun ryöstöttä on kulunut 20 vuoroa, se päättyy.
track-goblin-move = Goblinit liikkuvat
track-goblin-combat = Goblinit taistelevat
track-feudal-move = Kreivi liikkuu
track-feudal-combat = Kreivi taistelee
track-alarm-off = Ei hälytystä
track-alarm-on = Hälytys!
track-alarm-text = Annetaan heti, kun goblin tulee kahden ruudun päähän kreivin yksiköstä. Sitä ennen kreivin väki ei liiku.
track-bags = Säkit
track-bags-there = { $n } ottamatta
track-bags-road = { $n } matkalla
track-bags-home = { $n } kotona
track-bags-lost = { $n } mennyttä
track-points = Saalispisteet
track-points-beat = { $n } voitettavana
track-time = { $n ->
        [one] 1 vuoro jäljellä ilman ryöstöä
       *[other] { $n } vuoroa jäljellä ilman ryöstöä
    }
track-confidence-n = Luottamus { $n }
track-confidence-text = Mitä goblinit ajattelevat kuninkaastaan. Kun se on { $n } tai alle, he syrjäyttävät hänet ja valtakausi päättyy.
track-baron = Paroni
track-baron-no = Ei kutsuttu
track-baron-drawn = Kutsuttu vuorolla { $turn }
track-baron-drawn-text = Hän tulee 1–4 vuoron päästä. Vain kreivi tietää, milloin.
track-baron-due = Tulee vuorolla { $turn }
track-baron-here = Saapui { FORM($road, form: "by") }

# Movement
move-choose = Valitse johtaja.
move-go = Valitse, minne { FORM($leader, form: "the") } lähtee.
move-all-done = Kenelläkään ei ole enää hyödyllisiä liikepisteitä.
move-mp = { $n } LP
move-mode-foot = Jalan
move-mode-mounted = Ratsain
path-cost = { $cost } LP, jää { $left }
path-cost-stop = { $cost } LP, pysähtyy tähän
path-turns = { $n ->
        [one] 1 vuoro
       *[other] { $n } vuoroa
    }
path-over = Liian kaukana tälle vuorolle. Hän menee niin pitkälle kuin pääsee.
reach-left = Luku kertoo, montako LP:tä siellä on jäljellä. Kahdeksankulmiossa vihollisen vaikutusalue pysäyttää.
passage = Läpikulku
passage-text = Tässä ei ole tilaa, joten vain hän saa liikkua, ja eteenpäin.
top-text = Vihollinen näkee päällimmäisen yksikön.

# Set-up
setup-feudal = Kreivin väki
setup-goblin = Goblinit
setup-place = Valitse paikka, johon { FORM($piece, form: "the") } sijoitetaan.
setup-left = { $n } sijoittamatta
setup-fixed = Säännöt panevat tämän merkin tähän.
setup-anywhere = Mikä tahansa paikka käy, kunhan se ei ole raunioina.
setup-cave = Valitse luola, josta { FORM($leader, form: "the") } lähtee.
setup-cave-free = Vapaa
setup-pool = Ilman johtajaa
setup-home = Jää kotiin
setup-swap = Toisesta joukosta ottamasi yksiköt korvataan niillä, joista luovut.
setup-how = Paina johtajaa, sitten luolaa kartalla. Paina kahta eri joukkojen yksikköä, niin ne vaihtavat paikkaa.
setup-cave-how = Paina valaistua luolaa kartalla tai vedä johtaja sinne.
setup-swap-with = Valitse, kenen kanssa { $unit } vaihtavat paikkaa.
setup-aside = { $n } poissa tältä ryöstöretkeltä

# The battle sheet
battle = Taistelu { $n }
battle-of = Taistelu { FORM($place, form: "in") }
battle-of-all = Taistelu { $n }/{ $all }
battle-list = Taistelut
battle-declared = { $n } valittu
battle-left = { $n } käymättä
battle-fought = Käyty
battle-own = Omat ruutusi
battle-enemy = Vihollisen ruudut
battle-who = { $own } vastaan { $enemy }
battle-choose-own = Valitse oma ruutu vihollisen vierestä.
battle-more = Lisää ruutuja, jotka koskettavat, tai lisää taistelu.
battle-odds = Lähitaistelu { $attack } vastaan { $defence }: { $chance }
battle-odds-missile = Ammunta { $n }: { $chance }
battle-record = Taistelun pöytäkirja
battle-record-empty = Mitään ei ole vielä tapahtunut. Nauti siitä.
record-earlier = Aiemmat
record-later = Myöhemmät
record-more = ja { $n } muuta
tab-missile-goblin = Goblinit ampuvat
tab-missile-feudal = Kreivin väki ampuu
tab-melee-goblin = Goblinit iskevät
tab-melee-feudal = Kreivin väki iskee
tab-past = Ohi
tab-now = Nyt
tab-ahead = Tulossa
tab-fired = { $n ->
        [one] 1 piste ammuttu
       *[other] { $n } pistettä ammuttu
    }
tab-struck = { $n } on iskenyt
tab-quiet = Ei kukaan
attack-tab-points = Pistettä
attack-tab-melee = Lähitaistelu
attack-points = { $n ->
        [one] 1 ammuntapiste
       *[other] { $n } ammuntapistettä
    }
attack-melee = Lähitaistelu { $n }
attack-defence = vastaan { $n }
attack-die = Noppa
attack-sum = Muunnoksineen
attack-needs = Tarvitaan enintään { $n }
attack-no-roll = Liian heikko. Noppaa ei heitetä.
attack-table-missile = Ammuntataulukko
attack-table-missile-text = Vaakaan: pisteet. Pystyyn: noppa muunnoksineen. Sisällä: haarniska, josta alkaen moraali testataan.
attack-across-missile = Yllä pisteet, sivulla noppa
attack-table-melee = Lähitaistelutaulukko
attack-table-melee-text = Vaakaan: hyökkääjät. Pystyyn: puolustajat. Sisällä: suurin heitto, joka onnistuu.
attack-across-melee = Yllä hyökkäys, sivulla puolustus
attack-chance = Mahdollisuus: { $chance }
attack-faces-missile = Toinen luku: haarniska, joka testaa.
attack-faces-none = Liian hyvä haarniska: kukaan ei testaa.
attack-modifiers = Nopan muunnokset
attack-modifiers-none = Ei muunnoksia
attack-proposal-none = Mikään hyökkäys ei voi onnistua.
    .few = Vain itse valitsemasi hyökkäys voi onnistua.
check = Moraali
check-nobody = Kukaan ei testaa.
check-leader = { $leader } { $modifier }
check-order = Ensin testaa C, sitten B, sitten A. Edellinen lähtee ennen kuin seuraava testaa.
flight = Karkuun
flight-retreat = Perääntyminen, { $n ->
        [one] 1 ruutu
       *[other] { $n } ruutua
    }
flight-rout = Pako, { $n ->
        [one] 1 ruutu
       *[other] { $n } ruutua
    }
flight-path = Määränpää { FORM($to, form: "the") }, { $n ->
        [one] 1 ruutu
       *[other] { $n } ruutua
    }
flight-zones = { $n ->
        [0] ei vihollisen vaikutusaluetta
        [one] 1 ruutu vihollisen vaikutusaluetta
       *[other] { $n } ruutua vihollisen vaikutusaluetta
    }
flight-safe = Päättyy turvaan
flight-lost = Menetetään { $n }/6 heitoista
flight-cut-off = Pakotietä ei ole. He tuhoutuvat.
flight-singly = Yksitellen
escort = Mukaan lähtö
escort-keep = { $n }/{ $limit } pysyy yhdessä
escort-alone = He pakenevat yksitellen
escort-must = Ketään ei jää, joten hänen on mentävä.
escort-stays = He jäävät
advance = Eteneminen
advance-into = Kohde on { FORM($hex, form: "the") }, { $n }/{ $limit }
advance-from = Lähtö { FORM($hex, form: "from") }
advance-how = Paina valaistua ruutua kartalla tai yksittäisiä merkkejä.
plunder-carrier = { $unit } kantavat ne
bags-count = { $bags } { FORM($site, form: "from") }
bags-flat = { $n } kiinteänä
bags-dice = { $n } nopalla
bags-sure = { $points } varmasti
bags-range = { $low }–{ $high }, keskimäärin { $mean }
bags-now = { $points } laskettu tähän mennessä

# The end of a cycle, the change of roles, the result
score = Pisteet
score-cycle = Ryöstöretki { $n }, { $name }
score-plunder = Saalis
score-total = Yhteensä
score-none = Ei laskettavia tappioita
score-losses = Tappiot
score-tie = Tasatilanteen ratkaisee saalis, sitten menetettyjen goblinien vähyys.
score-tie-campaign = Tasatilanteen ratkaisee kiertojen vähyys.
score-reign = Valtakausi { $n }, { $name }
score-cycles = { $n ->
        [one] 1 kierto
       *[other] { $n } kiertoa
    }
sheet-roles-text = { $king } on nyt goblinkuningas ja { $count } kreivi Haakon.
sheet-beat = { $name } tarvitsee nyt enemmän kuin { $points }.
    .you = Tarvitset nyt enemmän kuin { $points }.
sheet-confidence = Luottamus
sheet-result = Lopputulos
sheet-wins = { $name } voittaa!
    .you = Sinä voitat!
sheet-draw = Tasapeli

# Buttons with what they do
act-ready = Valmis
act-ready-small = Kaikki on paikoillaan
act-end-phase = Päätä vaihe
act-end-phase-move = { $n ->
        [one] 1 johtaja voi vielä liikkua
       *[other] { $n } johtajaa voi vielä liikkua
    }
act-end-phase-none = Muuta ei ole tehtävissä
act-done = { $n ->
        [one] Käy 1 taistelu
       *[other] Käy { $n } taistelua
    }
act-done-none = Ei taisteluja
act-declare = Lisää taistelu { $n }
act-fight = Käy taistelu { $n }
act-attack = Hyökkää
act-attack-small = Ehdotuksen mukaan
act-shoot = Ammu { FORM($hex, form: "to") }
act-shoot-small = { $n ->
        [one] 1 piste
       *[other] { $n } pistettä
    }
act-strike = Iske { FORM($hex, form: "to") }
act-strike-small = Lähitaistelu { $n }
act-pass = Ohita
act-pass-small = Kukaan ei hyökkää
act-go = Marssi { FORM($hex, form: "to") }
act-call-off = Peru ryöstöretki
act-concede = Luovuta { $version ->
        [campaign] kierto
       *[raid] ryöstöretki
    }
act-finish = Lähin vapaa ruutu
act-count = Laske säkit
act-flee-best = Turvallisin tie
act-advance = { $n ->
        [one] Etene yhdellä
       *[other] Etene, mukana { $n }
    }
act-advance-all = Kaikki { FORM($hex, form: "from") }
act-stay = Jää
act-take = Ota säkit
act-leave = Jätä säkit
act-deploy = Ota kartalle
act-pile = Lähetä takaisin
act-orders = Pysyväiskäskyt
orders = Pysyväiskäskyt
orders-text = Vain sinä näet ne. Ne pätevät seuraavasta päätöksestäsi alkaen.

# Before a grave click
confirm-concede = Luovutetaanko { $version ->
        [campaign] kierto
       *[raid] ryöstöretki
    }?
confirm-concede-text = Kaikki kartalla olevat goblinit, kuningas mukaan lukien, katsotaan tuhoutuneiksi, ja niiden säkit menetetään.
confirm-call-off = Perutaanko ryöstöretki?
confirm-call-off-text = Kaikki vielä odottavat jäävät kotiin, ja { $version ->
        [campaign] kierto
       *[raid] ryöstöretki
    } päättyy.
confirm-resign = Luovutetaanko?
confirm-resign-text = Häviät ottelun heti, sanoivat pisteet mitä tahansa.
key-onward = Seuraava johtaja
confirm-end-phase = Päätetäänkö vaihe?
confirm-end-phase-text = Jaloissasi on saalista, jota kukaan ei ole ottanut.
confirm-end-phase-unmoved = { $n ->
        [one] Kukaan ei ole vielä liikkunut. Yksi johtaja voi liikkua.
       *[other] Kukaan ei ole vielä liikkunut. { $n } johtajaa voi liikkua.
    }
confirm-exit = Poistutaanko kartalta?
confirm-exit-text = Poistunut johtaja ei palaa tällä { $version ->
        [campaign] kierrolla
       *[raid] ryöstöretkellä
    }.

# Why something is not open: the numbers stand here
why-not-asked = Nyt ei ole mitään päätettävää.
why-choose-leader = Valitse ensin johtaja.
why-choose-hex = Valitse ensin ruutu.
why-choose-target = Valitse ensin kohde.
why-choose-units = Valitse ensin yksiköt.
why-not-mine = Nämä eivät ole sinun.
why-limit-full = Hänen { $limit } paikkaansa ovat täynnä.
why-room = Sinne mahtuu vain { $limit }. Tulisi { $n }.
why-left = Ilman johtajaa saa jäädä kolme. Jäisi { $n }.
why-far = Liian kaukana tälle vuorolle.
why-stopped = Vihollisen vaikutusalue pidättelee häntä ensi vuoroon asti.
why-moved-on = Hänen liikepisteensä loppuivat.
why-target-done = Ruutua vastaan on jo hyökätty tässä osassa.
why-not-in-battle = Ei tässä taistelussa.
why-last-hex = Taistelu tarvitsee tämän ruudun.
why-no-contact = Ei kosketa vihollista.
why-in-battle = Jo taistelussa { $n }.
why-carrier = Kantaa jo säkkejä.

# Banners and stamps
banner-turn = Vuoro { $n }
banner-raid = Ryöstöretki { $n }
banner-reign = Valtakausi { $n }
banner-king = { $name } on goblinkuningas
    .you = Olet goblinkuningas
banner-alarm = Hälytys!
banner-baron = Paroni!
banner-baron-drawn = Paroni kutsutaan apuun
banner-king-lost = Kuningas on kuollut!
banner-leader-lost = { $leader } kaatuu!
banner-called-off = Ryöstöretki on peruttu!
banner-conceded = Kuningas luovuttaa
banner-roles = Puolet vaihtuvat!
banner-wins = { $name } voittaa!
    .you = Sinä voitat!
banner-draw = Tasapeli
stamp-looted = RYÖSTETTY
stamp-ruins = RAUNIOT
stamp-success = ONNISTUI
stamp-fails = EI PURE
stamp-rout = PAKO
stamp-retreat = TAKAISIN { $n }
stamp-stands = KESTÄÄ
stamp-lost = TUHOUTUI
stamp-away = SELVISI
stamp-home = KOTONA
stamp-dropped = PUTOSI

# The first time a player meets an ask: why it matters
hint-feudal-setup = Et voi olla vahva kaikkialla. Pikkukylissä on säkki kussakin. Järvenrannassa, luostarissa ja linnakkeessa on kuusitoista.
hint-goblin-setup = Hajaannu: pienet joukot pikkukyliin, isot rinnakkain. Kahdelta suunnalta ahdistettu vihollinen ei pääse pakoon.
hint-goblin-move = Lähimpiin kyliin menee edestakaisin kolme vuoroa. Ahneutta kreivi juuri odottaakin.
hint-feudal-move = Iske kantajiin: pelkkä perääntyminen pudottaa kaiken. Ja tuki tie: pako vaikutusalueidesi läpi tappaa.
hint-count-bags = Nopan keskiarvo on 3½. Jos johdat, ota varma. Jos olet jäljessä, heitä.
hint-declare = Taistelut käydään peräkkäin, joten varhainen menestys avaa tien myöhemmälle.
hint-pick-battle = Aloita sieltä, missä olet vahva: karkuun lähtenyt vihollinen ei enää ammu.
hint-battle-step = Hyökkäys ei vielä tapa ketään. Se pakottaa testaamaan moraalin. Vaikutusalueidesi ohi pakenevat kuolevat.
hint-escort = Kuninkaan kanssa väki pysyy koossa. Mutta paossa hän heittää hengestään kuten muutkin.
hint-flee = Jokainen vihollisen vaikutusalueen ruutu vähentää tappioheittoa yhdellä. Pieni on kuollut.
hint-run = Mikään ei ole nyt turvallista. Vältä vihollisen vaikutusalueita ja pysy lähellä johtajaa, joka voi hakea sinut.
hint-advance = Edenneet yksiköt saavat iskeä uudestaan ja ovat siellä, minne vihollinen aikoi juosta.
hint-plunder = Säkit kulkevat yhdessä selässä. Valitse vakaa ja haarniskoitu, ei parasta ampujaasi.
hint-over = Nyt näet kaiken: hämäykset, tyhjät pinot ja kylän, jota ei vartioinut kukaan.

# The newcomer's aid: the next legal thing to do
aid-feudal-setup-place = Seuraavaksi: valitse valaistu merkki, sitten valaistu paikka.
aid-feudal-setup-ready = Seuraavaksi: paina Valmis. Kaikilla on paikka.
aid-goblin-setup-swap = Voit siirtää johtajan toiseen luolaan tai vaihtaa yksiköitä joukkojen välillä.
aid-goblin-setup-ready = Seuraavaksi: paina Valmis tai siirrä ensin johtajia ja yksiköitä. Näillä joukoilla kelpaa lähteä ensimmäiselle ryöstöretkelle.
aid-goblin-move-leader = Seuraavaksi: valitse luolassa odottava johtaja. Lähin paikka on { FORM($site, form: "the") }.
aid-goblin-move-on = Seuraavaksi: { FORM($leader, form: "the") } voi jatkaa, LP:tä on jäljellä { $mp }. Tai valitse toinen johtaja.
aid-goblin-move-carry = Seuraavaksi: valitse, ketkä lähtevät, tai ota kaikki.
aid-goblin-move-hex = Seuraavaksi: valitse valaistu ruutu. Luku kertoo, montako LP:tä siellä jää.
aid-goblin-move-plunder = Seuraavaksi: ota säkit. Olet perillä { FORM($site, form: "in") }.
aid-goblin-move-home = Seuraavaksi: säkit kotiin. Viejä on { FORM($leader, form: "the") }, lähin luola { FORM($cave, form: "the") }.
aid-goblin-move-end = Seuraavaksi: päätä vaihe. Kukaan ei voi enempää.
aid-feudal-move-leader = Seuraavaksi: valitse johtaja. Lähimmät säkkejä kantavat goblinit ovat { FORM($hex, form: "in") }.
aid-feudal-move-hex = Seuraavaksi: valitse valaistu ruutu niiden vierestä. Taistelu on seuraavassa vaiheessa.
aid-feudal-move-enter = Seuraavaksi: tuo paronin väki kartalle johtaja kerrallaan.
aid-feudal-move-end = Seuraavaksi: päätä vaihe. Kukaan ei voi enempää.
aid-count-bags-choose = Seuraavaksi: jaa säkit varmoihin ja noppiin, ja laske ne.
aid-declare-own = Seuraavaksi: paina luettelon taistelua tai Ei taisteluja.
aid-declare-done = Seuraavaksi: käy valitsemasi taistelut.
aid-pick-battle-choose = Seuraavaksi: valitse taistelu, joka käydään.
aid-battle-step-auto = Seuraavaksi: Hyökkää tekee kaikki hyödylliset hyökkäykset. Tai käy kohde kerrallaan.
aid-battle-step-pass = Seuraavaksi: ohita. Mikään ei voi tässä onnistua.
aid-escort-choose = Seuraavaksi: valitse mukaan lähtevä johtaja tai ei ketään.
aid-flee-choose = Seuraavaksi: valitse yksikkö ja sitten, minne se juoksee.
aid-run-choose = Seuraavaksi: valitse valaistuja ruutuja yksi kerrallaan.
aid-advance-choose = Seuraavaksi: valitse, kuka astuu sisään, tai jää.
aid-plunder-choose = Seuraavaksi: valitse kantaja.
aid-danger-stop = Varo: vihollisen vaikutusalue pysäyttää hänet sinne.
aid-danger-alone = Varo: jälkeen jäävillä yksiköillä ei ole johtajaa, eivätkä ne pääse liikkumaan.
aid-danger-carrier = Varo: säkit jäisivät vihollisen viereen.
aid-danger-king = Varo: ratsuväki yltää siellä kuninkaaseen.
aid-danger-odds = Varo: hyökkäyksen mahdollisuus on vain { $chance }.

# The codex
codex-goblin-units = Goblinyksiköt
codex-goblin-leaders = Goblinjohtajat
codex-feudal-units = Kreivin yksiköt
codex-feudal-leaders = Kreivin johtajat
codex-sites = Paikat
codex-terrain = Maasto
codex-count = { $n ->
        [one] 1 merkki
       *[other] { $n } merkkiä
    }
codex-unit = Luokka { $class } · ammunta { $missile } · lähitaistelu { $melee } · haarniska { $armour }
codex-leader = Muunnos { $modifier } · komentoraja { $limit } · haarniska { $armour }
codex-site = { $kind } · { $bags }


## The map


## Caves

cave-cave-0102 = Huurreportti
    .gen = Huurreportin
    .in = Huurreportilla
    .to = Huurreportille
    .from = Huurreportilta
    .flavour = Täällä pakkanen haisee vuohelta.
cave-cave-0104 = Ylänokka
    .gen = Ylänokan
    .in = Ylänokalla
    .to = Ylänokalle
    .from = Ylänokalta
    .flavour = Kaiku osaa laskea pitemmälle kuin goblinit.
cave-cave-0106 = Vanha Savupiippu
    .gen = Vanhan Savupiipun
    .in = Vanhassa Savupiipussa
    .to = Vanhaan Savupiippuun
    .from = Vanhasta Savupiipusta
    .flavour = Savu nousee kesälläkin.
cave-cave-0108 = Luunjyrsijä
    .gen = Luunjyrsijän
    .in = Luunjyrsijässä
    .to = Luunjyrsijään
    .from = Luunjyrsijästä
    .flavour = Varo kynnystä. Se oli ennen joku.
cave-cave-0110 = Märkäjalan kolo
    .gen = Märkäjalan kolon
    .in = Märkäjalan kolossa
    .to = Märkäjalan koloon
    .from = Märkäjalan kolosta
    .flavour = Joka ryöstöretki alkaa kylmästä varpaasta.
cave-cave-0111 = Kaksoishampaat
    .gen = Kaksoishampaiden
    .in = Kaksoishampaissa
    .to = Kaksoishampaisiin
    .from = Kaksoishampaista
    .flavour = Kaksi tietä sisään, yksi tie kotiin.
cave-cave-0115 = Pohjoiskita
    .gen = Pohjoiskidan
    .in = Pohjoiskidassa
    .to = Pohjoiskitaan
    .from = Pohjoiskidasta
    .flavour = Tuuli hoitaa huutamisen.
cave-cave-0118 = Lyhtykuilu
    .gen = Lyhtykuilun
    .in = Lyhtykuilussa
    .to = Lyhtykuiluun
    .from = Lyhtykuilusta
    .flavour = Älä katso alas. Se katsoo ylös.
cave-cave-0119 = Lähteensilmä
    .gen = Lähteensilmän
    .in = Lähteensilmässä
    .to = Lähteensilmään
    .from = Lähteensilmästä
    .flavour = Raikas vesi, nuhjuinen vastaanotto.
cave-cave-0202 = Varisportaat
    .gen = Varisportaiden
    .in = Varisportailla
    .to = Varisportaille
    .from = Varisportailta
    .flavour = Varikset saavat valita ensin.
cave-cave-0204 = Keskikita
    .gen = Keskikidan
    .in = Keskikidassa
    .to = Keskikitaan
    .from = Keskikidasta
    .flavour = Puolimatkassa kaikkeen, mitä kannattaa varastaa.
cave-cave-0206 = Punatörmän kolo
    .gen = Punatörmän kolon
    .in = Punatörmän kolossa
    .to = Punatörmän koloon
    .from = Punatörmän kolosta
    .flavour = Puro pesee todisteet.
cave-cave-0207 = Liuskeovi
    .gen = Liuskeoven
    .in = Liuskeovella
    .to = Liuskeovelle
    .from = Liuskeovelta
    .flavour = Koputa kahdesti ja juokse.
cave-cave-0209 = Haarakita
    .gen = Haarakidan
    .in = Haarakidassa
    .to = Haarakitaan
    .from = Haarakidasta
    .flavour = Pohjoisesta suusta töihin, eteläisestä lounaalle.
cave-cave-0212 = Eteläkita
    .gen = Eteläkidan
    .in = Eteläkidassa
    .to = Eteläkitaan
    .from = Eteläkidasta
    .flavour = Lämpimät kivet, kuumat kinat.
cave-cave-0216 = Viimeinen kolo
    .gen = Viimeisen kolon
    .in = Viimeisessä kolossa
    .to = Viimeiseen koloon
    .from = Viimeisestä kolosta
    .flavour = Tästä eteenpäin on vain karttoja, joissa on aukkoja.

## Sites

site-ashdown = Tuhkanummi
    .gen = Tuhkanummen
    .in = Tuhkanummella
    .to = Tuhkanummelle
    .from = Tuhkanummelta
    .flavour = Neljä kattoa ja oikein hyvä koira.
site-tuttledown = Tuttlenummi
    .gen = Tuttlenummen
    .in = Tuttlenummella
    .to = Tuttlenummelle
    .from = Tuttlenummelta
    .flavour = Kenelläkään ei ole lukkoa. Kenelläkään ei ollut.
site-muckledown = Mutanummi
    .gen = Mutanummen
    .in = Mutanummella
    .to = Mutanummelle
    .from = Mutanummelta
    .flavour = Kuulu mudastaan, eikä kehu sillä.
site-spites-end = Pahansuonperä
    .gen = Pahansuonperän
    .in = Pahansuonperällä
    .to = Pahansuonperälle
    .from = Pahansuonperältä
    .flavour = Kaksi sukua, yksi riita eikä goblineja. Vielä.
site-driffield = Driffield
    .gen = Driffieldin
    .in = Driffieldissä
    .to = Driffieldiin
    .from = Driffieldistä
    .flavour = Kevään ensimmäinen aura, syksyn ensimmäinen soihtu.
site-offenham = Offenham
    .gen = Offenhamin
    .in = Offenhamissa
    .to = Offenhamiin
    .from = Offenhamista
    .flavour = Joka tie päättyy tänne, kutsuttuna tai kutsumatta.
site-riverfield = Jokipelto
    .gen = Jokipellon
    .in = Jokipellolla
    .to = Jokipellolle
    .from = Jokipellolta
    .flavour = Kahlaamo tuo kauppaa. Kahlaamo tuo harmia.
site-griffield = Aarnipelto
    .gen = Aarnipellon
    .in = Aarnipellolla
    .to = Aarnipellolle
    .from = Aarnipellolta
    .flavour = Vannovat, että aarnikotka nähtiin kerran.
site-southdown = Etelänummi
    .gen = Etelänummen
    .in = Etelänummella
    .to = Etelänummelle
    .from = Etelänummelta
    .flavour = Lampaita pohjoisessa, lampaita etelässä.
site-dunsworth = Dunsworth
    .gen = Dunsworthin
    .in = Dunsworthissa
    .to = Dunsworthiin
    .from = Dunsworthista
    .flavour = Suora tie ja kiero majatalo.
site-swillgate = Litkuportti
    .gen = Litkuportin
    .in = Litkuportilla
    .to = Litkuportille
    .from = Litkuportilta
    .flavour = Olut on laihaa, mutta sitä on paljon.
site-chipping-down = Kauppanummi
    .gen = Kauppanummen
    .in = Kauppanummella
    .to = Kauppanummelle
    .from = Kauppanummelta
    .flavour = Tori tiistaisin, jos goblinit sallivat.
site-dawns-end = Aamunperä
    .gen = Aamunperän
    .in = Aamunperällä
    .to = Aamunperälle
    .from = Aamunperältä
    .flavour = Niin idässä, että huolikin tulee myöhässä.
site-clinkwell = Kilinäkaivo
    .gen = Kilinäkaivon
    .in = Kilinäkaivolla
    .to = Kilinäkaivolle
    .from = Kilinäkaivolta
    .flavour = Pudota kolikko kaivoon ja kuule kilahdus.
site-tweksbury = Tweksbury
    .gen = Tweksburyn
    .in = Tweksburyssa
    .to = Tweksburyyn
    .from = Tweksburysta
    .flavour = Kylä, joka kutsuu itseään kaupungiksi.
site-braxton = Braxton
    .gen = Braxtonin
    .in = Braxtonissa
    .to = Braxtoniin
    .from = Braxtonista
    .flavour = Silta maksaa muurit.
site-lake-shore-north = Järvenranta, Siltakortteli
    .the = Järvenrannan Siltakortteli
    .gen = Järvenrannan Siltakorttelin
    .in = Järvenrannan Siltakorttelissa
    .to = Järvenrannan Siltakortteliin
    .from = Järvenrannan Siltakorttelista
    .flavour = Tullitalo ei nuku koskaan.
site-lake-shore-west = Järvenranta, Laiturikortteli
    .the = Järvenrannan Laiturikortteli
    .gen = Järvenrannan Laiturikorttelin
    .in = Järvenrannan Laiturikorttelissa
    .to = Järvenrannan Laiturikortteliin
    .from = Järvenrannan Laiturikorttelista
    .flavour = Kalamuijat näkevät kaiken ensin.
site-lake-shore-east = Järvenranta, Torikortteli
    .the = Järvenrannan Torikortteli
    .gen = Järvenrannan Torikorttelin
    .in = Järvenrannan Torikorttelissa
    .to = Järvenrannan Torikortteliin
    .from = Järvenrannan Torikorttelista
    .flavour = Hopeaa pöydillä, kellareita alla.
site-the-abbey = Luostari
    .the = luostari
    .gen = luostarin
    .in = luostarissa
    .to = luostariin
    .from = luostarista
    .flavour = Hopeat ovat virsikirjojen takana.
site-the-keep = Linnake
    .the = linnake
    .gen = linnakkeen
    .in = linnakkeessa
    .to = linnakkeeseen
    .from = linnakkeesta
    .flavour = Haakonin lippu, Haakonin kellari, Haakonin kulta.

## Exits

exit-exit-2201 = Pohjoistie
    .the = Pohjoistie
    .by = Pohjoistietä
    .text = Kreivin väki voi poistua kartalta tästä, ja paroni voi saapua tästä.
    .flavour = Pyhiinvaeltajat tulevat, kymmenykset lähtevät.
exit-exit-2605 = Itätie
    .the = Itätie
    .by = Itätietä
    .text = Kreivin väki voi poistua kartalta tästä, ja paroni voi saapua tästä.
    .flavour = Paronin omat virstanpylväät alkavat tästä.
exit-exit-2618 = Kaakkoistie
    .the = Kaakkoistie
    .by = Kaakkoistietä
    .text = Kreivin väki voi poistua kartalta tästä, ja paroni voi saapua tästä.
    .flavour = Villavankkureita enimmäkseen. Enimmäkseen.

## Names on the map

label-desolate-mountains = Autiovuoret
label-lake-shore = JÄRVENRANTA
label-the-lake = Järvi
label-the-river = Haakoninvirta
label-north-stream = Kylmäpuro
label-south-stream = Punapuro
label-riverfield-ford = Jokipellon kahlaamo

## Tables

missile-table = Ammunta
melee-table = Lähitaistelu

## Terrain

terrain-open = Avomaa
    .flavour = Ei paikkaa piiloutua eikä kompastua.
terrain-fields = Pellot
    .flavour = Jonkun koko kesä.
terrain-open-woods = Harva metsä
    .flavour = Varjoa paimenille ja jousimiehille.
terrain-forest = Metsä
    .flavour = Tähän pysähtyvät hevoset. Goblinit eivät.
terrain-rolling-hills = Kumpumaa
    .flavour = Ylös on hitaampi tie kuin miltä näyttää.
terrain-wooded-hills = Metsäinen kumpumaa
    .flavour = Hyvä paikka väijytykselle, suuntaan tai toiseen.
terrain-mountain = Vuoret
    .flavour = Autiovuoret katsovat takaisin.
terrain-lake = Järvi
    .flavour = Kyllin syvä salaisuuksille.
terrain-hamlet = Pikkukylä
    .flavour = Neljä kattoa, yksi kello.
terrain-village = Kylä
    .flavour = Riittävän iso riitaan ja markkinoihin.
terrain-town = Kaupunki
    .flavour = Muurit ovat enimmäkseen veroja.
terrain-abbey = Luostari
    .flavour = Kello kuuluu luoliin asti.
terrain-keep = Linnake
    .flavour = Pyöreä, harmaa eikä vaikuttunut.
terrain-ruins = Rauniot
    .flavour = Sillä oli kerran nimi.

## Hexsides

hexside-stream = Puro
    .flavour = Kylmä jalka on hidas jalka.
hexside-river = Joki
    .flavour = Leveä, ruskea eikä kiire mihinkään.
hexside-ford = Kahlaamo
    .flavour = Hyvänä vuonna polviin asti.
hexside-bridge = Silta
    .flavour = Tulli mennessä, tulli tullessa.
hexside-cave-mouth = Luolan suu
    .flavour = Pyyhi jalkasi. Tai ole pyyhkimättä.

## Victory points

victory-vp-feudal-count-or-baron = Kreivi tai paroni tuhottu
    .line = { $number ->
        [one] Kreivi tai paroni on kuollut
       *[other] Kreivi ja paroni ovat kuolleet
    }: { $points }.
victory-vp-feudal-other-leader = Muu kreivin johtaja tuhottu
    .line = { $number ->
        [one] 1 muu kreivin johtaja on
       *[other] { $number } muuta kreivin johtajaa on
    } tuhottu: { $points }.
victory-vp-feudal-a = Kreivin A-yksikkö tuhottu
    .line = { $number ->
        [one] 1 kreivin A-yksikkö on
       *[other] { $number } kreivin A-yksikköä on
    } tuhottu: { $points }.
victory-vp-feudal-b = Kreivin B-yksikkö tuhottu
    .line = { $number ->
        [one] 1 kreivin B-yksikkö on
       *[other] { $number } kreivin B-yksikköä on
    } tuhottu: { $points }.
victory-vp-feudal-c = Nostoväkeä tuhottu
    .line = { $number ->
        [one] 1 nostoväen yksikkö on
       *[other] { $number } nostoväen yksikköä on
    } tuhottu: { $points }.
victory-vp-goblin-fighting = Goblinyksikkö tuhottu
    .line = { $number ->
        [one] 1 goblinyksikkö on
       *[other] { $number } goblinyksikköä on
    } tuhottu: { $points }.
victory-vp-goblin-leader = Goblinjohtaja tuhottu
    .line = { $number ->
        [one] 1 goblinjohtaja on
       *[other] { $number } goblinjohtajaa on
    } tuhottu: { $points }.
victory-vp-goblin-king = Goblinkuningas tuhottu
    .line = Goblinkuningas on kuollut: { $points }.

## Confidence

confidence-conf-kill-feudal-leader = Kreivin johtaja tuhottu
confidence-conf-kill-feudal-a = Kreivin A-yksikkö tuhottu
confidence-conf-kill-feudal-b = Kreivin B-yksikkö tuhottu
confidence-conf-kill-feudal-c = Nostoväkeä tuhottu
confidence-conf-plunder-five = Viisi saalispistettä laskettu
confidence-conf-battle-retreat = Goblineja perääntyi taistelussa
confidence-conf-battle-retreat-king = Kuningas mukana perääntymisessä
confidence-conf-battle-rout = Goblineja pakeni taistelussa
confidence-conf-battle-rout-king = Kuningas mukana paossa
confidence-conf-skipped-raid = Yhtään goblinia ei nähty

## Units

unit-goblin-bowmen = Goblinjouset
    .text = Jousimiehiä, jotka pitävät myös rivinsä.
    .flavour = Tähtäävät siihen, mikä mekastaa eniten.
unit-goblin-warriors = Goblinsoturit
    .text = Jokaisen joukon selkäranka.
    .flavour = Kaksi nuijaa kullakin, siltä varalta että yksi hajoaa.
unit-goblin-brutes = Goblinroikaleet
    .text = Vahvoja lähitaistelussa.
    .flavour = Ovi on pelkkä ehdotus.
unit-iron-brutes = Rautaroikaleet
    .text = Vahvoja lähitaistelussa ja vaikeita ampua.
    .flavour = Kolme rintapanssaria, eikä yksikään oma.
unit-iron-guards = Rautavartijat
    .text = Vaikeita ampua.
    .flavour = Vartioivat sitä, minkä päällä sattuvat seisomaan.
unit-goblin-rabble = Goblinryysyt
    .text = Paljon ja rohkeita, niin kauan kuin voitetaan.
    .flavour = Lasketaan kasoittain.
unit-goblin-slingers = Goblinlingot
    .text = Luolien parhaat ampujat ja ensimmäiset karkuun.
    .flavour = Kivet ovat ilmaisia.
unit-militia-3-2-3 = Aitajouset
    .text = Pikkukylän nostoväkeä.
    .flavour = Osuvat latoon useimpina päivinä.
unit-militia-2-3-3 = Talikkomiehet
    .text = Pikkukylän nostoväkeä.
    .flavour = Yhdestä päästä terävä, toisesta äkäinen.
unit-militia-3-3-3 = Kylävartijat
    .text = Pikkukylän nostoväkeä.
    .flavour = Vahdissa sadonkorjuuoluesta asti.
unit-militia-2-2-3 = Säikyt kyntömiehet
    .text = Pikkukylän nostoväkeä, heikointa lajia.
    .flavour = Jonkun on mentävä ensin.
unit-militia-4-2-3 = Salametsästäjät
    .text = Pikkukylän nostoväkeä, hyvät jouset.
    .flavour = Armahdettu toistaiseksi.
unit-militia-4-3-3 = Metsänvartijat
    .text = Pikkukylän nostoväkeä, parhaat ampujat.
    .flavour = Joka puu on vanha ystävä.
unit-militia-3-3-2 = Vanhat soturit
    .text = Pikkukylän nostoväkeä, vanhat rengaspaidat.
    .flavour = Paita on kutistunut. Varmasti se on kutistunut.
unit-militia-4-2-2 = Voudin jouset
    .text = Pikkukylän nostoväkeä, toppatakit.
    .flavour = Palkka nauriina, aina ajallaan.
unit-keep-riders = Linnakkeen ratsastajat
    .text = Ratsain. Nopeita, mutta eivät koskaan metsässä.
    .flavour = Portista ensimmäisinä.
unit-keep-men-at-arms = Linnakkeen asemiehet
    .text = Vakaata, täysin haarniskoitua jalkaväkeä.
    .flavour = He kiillottavat, siis he kestävät.
unit-keep-crossbows = Linnakkeen varsijouset
    .text = Vakaita, haarniskoituja ampujia.
    .flavour = Yksi nuoli, yksi kauna.
unit-billmen = Hilparimiehet
    .text = Koulutettua jalkaväkeä.
    .flavour = Korjaavat satoa ympäri vuoden.
unit-longbowmen = Pitkäjousimiehet
    .text = Koulutettuja jousimiehiä.
    .flavour = Ensin laulaa jänne.
unit-veteran-archers = Konkarijouset
    .text = Koulutettuja jousimiehiä, jotka osaavat myös tapella.
    .flavour = Ovat nähneet goblineja ennenkin.
unit-town-archers = Kaupunkijouset
    .text = Koulutettuja jousimiehiä.
    .flavour = Sunnuntain harjoitus, arkipäivän rohkeus.
unit-sworn-men = Valan vannoneet
    .text = Vakaata, haarniskoitua jalkaväkeä. Odottavat lisäyksiköiden pinossa.
    .flavour = Vala painaa enemmän kuin rengaspaita.
unit-baron-arbalests = Paronin raskaat varsijouset
    .text = Saapuvat paronin mukana.
    .flavour = Hitaasti viritetty, varmasti ammuttu.
unit-baron-crossbows = Paronin varsijouset
    .text = Saapuvat paronin mukana.
    .flavour = Paroni maksaa nuolelta.
unit-baron-men-at-arms = Paronin asemiehet
    .text = Saapuvat paronin mukana.
    .flavour = Marssivat tahdissa yksinkin.
unit-baron-knights = Paronin ritarit
    .text = Ratsain. Pelin kovimmat iskijät.
    .flavour = Maa kuulee heidät ensin.
unit-baron-riders = Paronin ratsastajat
    .text = Ratsain. Saapuvat paronin mukana.
    .flavour = Myöhässä, mutta laukkaa.

## Leaders

unit-goblin-king = Goblinkuningas
    .the = goblinkuningas
    .gen = goblinkuninkaan
    .text = Jos hän tuhoutuu, ryöstöretki päättyy heti.
    .flavour = Raskas on kruunu. Hän varasti ison.
unit-marglush = Marglush
    .gen = Marglushin
    .text = Heti kuninkaasta seuraava.
    .flavour = On lukenut kirjan. Söikin sen, mutta luki ensin.
unit-kasbosh = Kasbosh
    .gen = Kasboshin
    .text = Vain sotaretkellä.
    .flavour = Pysyy kotona, elleivät laulut kerro hänestä.
unit-argbarg = Argbarg
    .gen = Argbargin
    .text = Pieni joukko, luja sydän.
    .flavour = Huutaa omaa nimeään, jottei unohtaisi.
unit-grinphar = Grinphar
    .gen = Grinpharin
    .text = Pieni joukko, pienet toiveet.
    .flavour = Aina viimeisenä sisään, ensimmäisenä ulos.
unit-uglop = Uglop
    .gen = Uglopin
    .text = Keskikokoinen joukko.
    .flavour = Laskee viiteen, sitten saaliiseen.
unit-phinloc = Phinloc
    .gen = Phinlocin
    .text = Keskikokoinen joukko hyvissä käsissä.
    .flavour = Tuntee läänityksen joka ojan.
unit-count-haakon = Kreivi Haakon
    .the = kreivi Haakon
    .gen = kreivi Haakonin
    .text = Komentaa linnaketta.
    .flavour = Verot ovat myöhässä, ja niin ovat goblinitkin.
unit-sir-godfrey = Ritari Godfrey
    .the = ritari Godfrey
    .gen = ritari Godfreyn
    .text = Linnakkeen kapteeni.
    .flavour = Nukkuu kannuksissaan.
unit-john-gordon = John Gordon
    .gen = John Gordonin
    .text = Johtaa Järvenrantaa.
    .flavour = Valittu kahdesti, vastoin tahtoaan.
unit-robert-keith = Robert Keith
    .gen = Robert Keithin
    .text = Johtaa Braxtonia.
    .flavour = Pitää sillan ja tullirahat.
unit-thomas-bruce = Thomas Bruce
    .gen = Thomas Brucen
    .text = Johtaa Tweksburya.
    .flavour = Lähinnä vuoria, ja sen tuntee.
unit-friar-simon = Veli Simon
    .the = veli Simon
    .gen = veli Simonin
    .text = Johtaa luostarista käsin.
    .flavour = Antaa goblineille anteeksi, jälkeenpäin.
unit-baron = Paroni
    .the = paroni
    .gen = paronin
    .text = Tuo apujoukot.
    .flavour = Hän ei kiirehdi. Hänen hevosensa kiirehtivät.
unit-sir-randolph = Ritari Randolph
    .the = ritari Randolph
    .gen = ritari Randolphin
    .text = Ratsastaa paronin mukana.
    .flavour = Kaksikymmentä vuotta kakkosmiehenä.
unit-sir-hubert = Ritari Hubert
    .the = ritari Hubert
    .gen = ritari Hubertin
    .text = Aloittaa lisäyksiköiden pinossa. Vain sotaretkellä.
    .flavour = Seikkailujen välissä, tarjouksille avoin.

## Markers

unit-plunder-ashdown = Tuhkanummen saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-tuttledown = Tuttlenummen saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-muckledown = Mutanummen saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-spites-end = Pahansuonperän saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-driffield = Driffieldin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-offenham = Offenhamin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-riverfield = Jokipellon saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-griffield = Aarnipellon saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-southdown = Etelänummen saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-dunsworth = Dunsworthin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-swillgate = Litkuportin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-chipping-down = Kauppanummen saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-dawns-end = Aamunperän saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-clinkwell = Kilinäkaivon saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Yksi säkki, enimmäkseen naurista.
unit-plunder-tweksbury = Tweksburyn saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Kaksi säkkiä ja kello.
unit-plunder-braxton = Braxtonin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Kaksi säkkiä ja kello.
unit-plunder-lake-shore-north = Järvenrannan Siltakorttelin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Kolme säkkiä rehellistä hopeaa.
unit-plunder-lake-shore-west = Järvenrannan Laiturikorttelin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Kolme säkkiä rehellistä hopeaa.
unit-plunder-lake-shore-east = Järvenrannan Torikorttelin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Kolme säkkiä rehellistä hopeaa.
unit-plunder-the-abbey = Luostarin saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Kolme säkkiä, jotka hyräilevät hiljaa.
unit-plunder-the-keep = Linnakkeen saalis
    .text = Yhden paikan saalis. Luku kertoo säkit.
    .flavour = Neljä säkkiä ja kirous.
unit-ruins-marker = Rauniot
    .text = Paikka on raunioina.
    .flavour = Ensin savua, sitten rikkaruohoa, sitten tarina.
unit-baron-arrives-1 = Paroni saapuu +1
    .text = Lisää luku vuoroon, jolla merkki nostettiin, niin paroni tulee.
    .flavour = Tiellä pölyää jo.
unit-baron-arrives-2 = Paroni saapuu +2
    .text = Lisää luku vuoroon, jolla merkki nostettiin, niin paroni tulee.
    .flavour = Lähetti sanoo: pian.
unit-baron-arrives-3 = Paroni saapuu +3
    .text = Lisää luku vuoroon, jolla merkki nostettiin, niin paroni tulee.
    .flavour = Lähetti sanoo: myöhemmin.
unit-baron-arrives-4 = Paroni saapuu +4
    .text = Lisää luku vuoroon, jolla merkki nostettiin, niin paroni tulee.
    .flavour = Lähetti ei sano mitään hyödyllistä.
unit-confidence-plus = Luottamus +
    .text = Näyttää luvun radallaan.
    .flavour = He huutavat hänen nimeään.
unit-confidence-minus = Luottamus -
    .text = Näyttää luvun radallaan.
    .flavour = He huutavat lyhyempää nimeä.
unit-plunder-pointer-tens = Saalis, kymmenet
    .text = Näyttää luvun radallaan.
    .flavour = Kymmenet, goblinien laskutavalla.
unit-plunder-pointer-ones = Saalis, ykköset
    .text = Näyttää luvun radallaan.
    .flavour = Sormet, yksi käsi kerrallaan.
unit-game-turn = Pelivuoro
    .text = Näyttää luvun radallaan.
    .flavour = Aika syö goblinitkin.

## Lobby options

option-version = Pelimuoto
    .about = Yksi ryöstöretki kummallekin tai kokonaiset valtakaudet täynnä niitä.
    .value-raid = Ryöstöretki
    .value-campaign = Sotaretki
option-stack-height = Pinojen korkeudet
    .about = Näetkö, montako merkkiä päällimmäisen alla on.
    .value-hidden = Piilossa
    .value-visible = Näkyvissä
option-auto-bags = Säkkien laskeminen
    .about = Ryöstöretki: säkki on 3½ pistettä tai nopanheiton verran.
    .value-ask = Kysytään
    .value-flat = 3½ pistettä säkiltä
    .value-dice = Nopilla
option-count-stats = Kreivi Haakon
    .about = Kreivi sellaisena kuin hänen merkissään tai kerran sääntökirjassa.
    .value-counter = +2/8/1
    .value-text = +0/4/2
option-no-show = Kotiin jääminen
    .about = Ryöstöretki: minkä arvoinen se on, jos yhtään goblinia ei nähdä.
    .value-last = Vähemmän kuin mikään muu
    .value-zero = 0 pistettä
option-dull-reign = Vaisu valtakausi päättyy
    .about = Sotaretki: kaksi saaliitonta kiertoa peräkkäin päättää valtakauden.
option-reign-cap = Pisin valtakausi
    .about = Sotaretki: montako kiertoa valtakausi enintään kestää. 0 on rajaton.
    .value-0 = Ei rajaa
option-early-end = Aikainen loppu
    .about = Sotaretki: ottelu loppuu heti, kun toisen kuninkaan saalis menee edelle.
option-first-king = Ensimmäinen goblinkuningas
    .about = Kumpi pelaaja ryöstää ensin.
    .value-dice = Nopat ratkaisevat
    .value-host = Isäntä
    .value-guest = Vieras
option-timers = Aikarajat
    .about = Kuinka pitkään siirtoa saa miettiä.
    .value-off = Ei aikarajoja
    .value-relaxed = Rauhalliset
    .value-normal = Tavalliset
    .value-fast = Nopeat
option-spectator-view = Katsojat
    .about = He näkevät saman kuin molemmat pelaajat tai kaiken kaksi vuoroa myöhässä.
    .value-public = Minkä molemmat näkevät
    .value-all-delayed = Kaikki, kaksi vuoroa myöhässä

## Lesson

lesson-guide = Kuninkaan hoitaja
lesson-welcome = Sisään, saalis, kotiin
    .text = Olet goblinkuningas. Johda joukkosi luolista, ryöstä kreivin paikkoja ja ole kotona ennen hänen ratsastajiaan. Kotiin tuotu saalis on pisteesi.
lesson-march = Grinphar menee edeltä
    .text = Ruudun luku kertoo, paljonko liikettä jää. Vihollisen viereen on pysähdyttävä. Lähelle tullessaan joukko näkee, kuka siellä piilee.
    .act1 = Paina Grinpharia
    .act2 = Paina ruutua 0719
    .done = Marssit ja havaitsit varuskunnan
lesson-end-phase = Marssit riittävät
    .text = Grinphar on havainnut Etelänummen kylävartion. Muut johtajasi voivat jäädä paikoilleen.
    .act1 = Paina Päätä vaihe
lesson-declare = Valitse taistelu
    .text = Sinun ei ole koskaan pakko taistella. Tässä olet 10 kolmea vastaan: kannattaa.
    .act1 = Paina Etelänummea
    .act2 = Paina Lisää taistelu
lesson-attack = Ei ammuttavaa
    .text = Ensin molemmat ampuvat, sitten iskevät. Jousimiehesi eivät läpäise tuota haarniskaa, joten anna olla.
    .act1 = Paina Ohita
lesson-again = Iske nyt
    .text = Hyökkää tekee kaikki hyökkäykset, joista on apua. Osuman saanut testaa moraalinsa: vartio perääntyy tai pakenee.
    .act1 = Paina Hyökkää
    .done = Voitit taistelun hyökkääjänä
lesson-advance = Pikkukylään
    .text = Pikkukylä on tyhjä. Kävele sisään, niin se on ryöstetty: säkit vie yksi yksikkö, kantaja.
    .act1 = Paina kaikki ruudusta 0719
    .act2 = Paina Etene
    .done = Ryöstit pikkukylän
lesson-defend = Bruce on ovella
    .text = Nyt taistelee kreivin väki: Thomas Bruce hyökkää joukkosi kimppuun ruudussa 0715. Puolustaja ampuu ensin.
    .act1 = Paina Hyökkää
    .done = Voitit taistelun puolustajana
lesson-stay = Anna hänen juosta
    .text = Hän pakeni. Voisit seurata, mutta siellä ei ole mitään vietävää.
    .act1 = Paina Jää
lesson-home = Säkki kotiin
    .text = Saalis lasketaan vasta luolassa, ja paronille on lähetetty sana. Luola on ulottuvilla.
    .act1 = Paina Grinpharia
    .act2 = Paina ruutua 0118
lesson-count = Parempi pyy pivossa
    .text = Ota säkistä varmat 3½ pistettä tai heitä noppaa.
    .act1 = Paina Laske säkit
    .done = Toit säkin kotiin ja sait pisteet
lesson-end = Se oli ryöstöretki
    .text = Ottelussa retki jatkuu, kunnes perut sen. Sitten puolet vaihtuvat, ja enemmän pisteitä voittaa.
    .open1 = Joukkojen täyttäminen ennen retkeä
    .open2 = Suuremmat paikat
    .open3 = Paroni
    .open4 = Kreivin puoli

## Rulebook

rulebook-goal = Tavoite
    .text =
        Toinen teistä on <b>goblinkuningas</b>, joka laskeutuu luolista ryöstämään kyliä. Toinen on <b>kreivi Haakon</b>, joka pitäisi ne mieluummin itse. Sitten vaihdetaan puolia.
        <b>Ryöstöretkellä</b> kumpikin on kerran kuninkaana, noin 5–10 vuoron ajan. Paremmat pisteet kuninkaana voittavat. Aikaa menee tunnin verran.
        <b>Sotaretkellä</b> kuningas ryöstää kierto kierrolta, kunnes hän kaatuu tai hänen goblininsa saavat hänestä kyllikseen. Sitten hallitsee toinen. Isompi saaliskasa voittaa. Aikaa menee ilta.
        Yksi ryöstöretki ryhmityksestä pisteisiin on <b>kierto</b>: mitä näillä sivuilla sanotaan kierrosta, pätee jokaiseen ryöstöretkeen.
        Saalis lasketaan vasta <b>luolassa</b>. Tämä ei ole sota vaan murtokeikka rummuilla. Nopeasti sisään, nopeammin kotiin.
rulebook-counters = Kartta ja merkit
    .text =
        <b>Yksikkö</b> on noin 25 sotilasta. Sen merkissä näkyvät <b>moraaliluokka</b> (A vakaa, B koulutettu, C häilyvä), <b>ammunta</b>, <b>lähitaistelu</b> ja <b>haarniska</b> (1 on paras, 3 huonoin). Piste ammunnan kohdalla tarkoittaa, ettei se voi ampua. Hevonen tarkoittaa ratsuväkeä. Goblineilla sitä ei ole.
        <b>Johtajalla</b> on <b>moraalimuunnos</b>, <b>komentoraja</b> ja haarniska. Hän voi ottaa mukaansa rajansa verran yksiköitä, ja saman verran mahtuu hänen ruutuunsa.
        Kartalla on 21 <b>paikkaa</b> ja 34 säkkiä: 14 pikkukylää, joissa on 1 säkki, 2 kylää, joissa on 2, Järvenrannan kolme korttelia, joissa on 3 kussakin, luostarissa 3 ja linnakkeessa 4. Lännessä on 16 luolaa. Idässä kolme tietä vie pois kartalta.
rulebook-sight = Mitä näet
    .text =
        Vihollisen pinosta näet <b>vain päällimmäisen merkin</b>: komennossa olevan johtajan tai päällä olevan yksikön. Koko pinon näet, kun jokin oma merkkisi on sen vieressä. Alla olevien merkkien määrä on salassa, elleivät aulan asetukset sano muuta. Yksinäinen johtaja voi siis olla armeija, ja armeija yksinäinen johtaja.
        Kreivin nostoväki ja paljon muuta jalkaväkeä aloittaa <b>kuvapuoli alaspäin</b>. Tiedät vain: ”jalkaväkeä”. Merkit kääntyvät, kun goblin tulee viereen tai kun ne itse liikkuvat ensi kerran.
        Molemmat näkevät taistelun jokaisen askeleen ja nopan. Yksikön kantamukset näkyvät pinon mukana. Kierron lopussa kaikki käännetään kuvapuoli ylös.
rulebook-feudal-setup = Kreivi ryhmittyy
    .text =
        Ryöstöretkellä kolme nopalla arvottua pikkukylää on <b>raunioina</b>: ei saalista, ei turvaa, ei teitä. Kaikki muut paikat saavat saalismerkkinsä.
        Useimmilla kreivin väestä on oma paikkansa: nostoväkeä joka pikkukylässä ja kylässä, varuskunta, kreivi Haakon ja ritari Godfrey linnakkeessa, paikallisia johtajia ja jalkaväkeä Braxtonissa, Tweksburyssa, Järvenrannassa ja luostarissa. <b>Sinä sijoitat John Gordonin</b> johonkin Järvenrannan kortteliin.
        Sotaretken myöhemmillä kierroilla sijoitat myös eloonjääneet ja yhden tai kaksi nostettua lisäyksikköä mihin tahansa paikkaan, joka ei ole raunioina ja jossa on tilaa. Jos paronin väki oli kartalla viime kierrolla, voit <b>ottaa eloonjääneet kartalle</b> tai lähettää kaikki takaisin pinoon. Pinosta ne tulevat täysilukuisina, mutta myöhään.
rulebook-goblin-setup = Goblinit ryhmittyvät
    .text =
        Jokainen goblinjohtaja aloittaa <b>omassa luolassaan</b>, ja hänen joukossaan on tasan komentorajan verran yksiköitä. Ryöstöretkellä 52 yksiköstä 8 arvottua jää pois. Vain sinä tiedät, mitkä.
        Sotaretkellä menetetyt yksiköt ovat poissa koko valtakauden. Jos niitä on liian vähän, jaa ne miten haluat. Johtaja voi myös jäädä kotiin.
        Kreivi näkee, mitkä luolat ovat käytössä ja mikä kussakin on päällimmäisenä. Joukot eivät sido ketään myöhemmin: kartalla johtajat voivat vaihtaa yksiköitä, kun he kohtaavat. Tässä on jo täysi ryhmitys, joten voit painaa heti <b>Valmis</b>.
rulebook-turn = Vuoro
    .text =
        Vuorossa on neljä vaihetta: <b>goblinit liikkuvat, goblinit taistelevat, kreivin väki liikkuu, kreivin väki taistelee</b>. Ennen hälytystä kreivin vaiheet jäävät väliin.
        Liikevaiheessa toimit niin monta kertaa kuin haluat ja päätät vaiheen itse. Voit <b>kumota</b> tekojasi viimeisimpään paljastukseen asti: kääntynyt merkki, vilkaisu pinoon, noppa, hälytys tai kartalta poistunut merkki.
        Jos sinulla ei ole todellista valintaa, sinulta ei kysytä. <b>Pysyväiskäskyt</b> vastaavat puolestasi enempäänkin: hyökkäykset ehdotuksen mukaan, pako turvallisinta tietä, saalis heti mukaan.
rulebook-movement = Liikkuminen
    .text =
        <b>Vain johtajat liikkuvat.</b> Johtaja vie mukanaan ruutunsa yksiköitä, enintään komentorajansa verran, ja voi matkalla jättää niitä ja ottaa muita. Yhdessä vaiheessa yksikköä voi kuljettaa vain yksi johtaja.
        Goblinjohtajilla on <b>10 liikepistettä (LP)</b>. Kreivin johtajilla on <b>ratsain 15 LP, jalan 10</b>. Tapa määräytyy vuoron ensimmäisestä askeleesta. Jalkaväkeä vievä ratsastaja saa käyttää liikepisteistään vain 10.
        Paina ruutua, ja johtaja <b>marssii</b> sinne halvinta tietä, tarvittaessa usean vuoron ajan. Hän pysähtyy vihollisen vaikutusalueelle ja silloin, kun näkyviin tulee jotakin uutta.
        Omien pinojen läpi saa kulkea, mutta liian täyteen ruutuun ei saa jäädä. Goblinit lähtevät luolan suusta ja palaavat <b>kotiin</b> mihin luolaan vain: turvaan tämän kierron ajaksi, mutta myös pois siitä.
rulebook-terrain = Maasto ja tiet
    .text =
        Joka askel maksaa liikepisteitä. <b>1</b>: avomaa, pellot, harva metsä, kaikki paikat, rauniot. <b>2</b>: kumpumaa, metsäinen tai ei. <b>3</b>: metsä, vain jalan. Vuorille ja järvelle ei pääse.
        <b>Tietä</b> pitkin askel maksaa jalan 1 ja ratsain ½, oli maasto mikä tahansa, ja hevonenkin pääsee metsän läpi. Raunioissa tiet loppuvat.
        Vesi lisää hintaa: <b>puro</b> +1, <b>kahlaamo</b> +2, <b>silta</b> jalan +1 ja ratsain +½. Muualta <b>joen</b> yli ei pääse.
        Kun suunnittelet kotimatkaa, mieti vuoroina: kolme lähintä kylää on 8 LP:n päässä luolasta, linnake 19:n.
rulebook-stacks = Pinot ja vaikutusalueet
    .text =
        Ruudussa saa olla johtajia miten monta vain. Jos siellä on johtaja, ruutuun mahtuu yksiköitä <b>suurimman komentorajan</b> verran. Ilman johtajaa mahtuu <b>kolme</b>. Komennossa on johtaja, jonka raja on suurin, ja vain hänen muunnoksensa pätee.
        Jokaisen yksikön ja johtajan ympärillä on sen <b>vaikutusalue</b>: ne naapuriruudut, joihin se voisi astua. Vihollisen vaikutusalueelle tulija <b>pysähtyy täksi vuoroksi</b>. Sieltä saa lähteä mihin ruutuun vain, mutta seuraava vaikutusalue pysäyttää taas.
        Perääntyviä ja pakenevia yksiköitä vaikutusalueet eivät pysäytä. Ne perivät maksun: katso lukua Pako.
        Jos pakenevat yksiköt ovat täyttäneet ruudun yli rajan, siinä on <b>tungosta</b>. Sinne ei saa mennä yksikkö, vain johtaja, joka vie muita pois.
rulebook-alarm = Hälytys ja paroni
    .text =
        <b>Hälytys</b> annetaan heti, kun kartalla oleva goblin on <b>enintään kahden ruudun</b> päässä kreivin yksiköstä. Seuraavasta kreivin liikevaiheesta alkaen kreivin johtajat saavat liikkua. Sitä ennen ei hievahda kukaan.
        Siinä vaiheessa lähetti ratsastaa <b>paronin</b> luo. Nostettu merkki kertoo, tuleeko hän 1, 2, 3 vai 4 vuoron päästä. Sen tietää vain kreivi. Tulovuorolla noppa valitsee tien: pohjoinen (1–2), itä (3–4) tai kaakko (5–6). Paronin väki <b>tulee kartalle</b> sieltä johtajineen tässä vaiheessa tai myöhemmin. Jos tuloruudussa on goblineja, se odottaa.
        Kreivin johtajat voivat <b>poistua kartalta</b> jotakin näistä teistä, hinta 1 LP, ratsain ½. Ensimmäinen lähtijä valitsee tien. Takaisin ei tällä kierrolla tulla.
rulebook-combat = Taistelun neljä osaa
    .text =
        Taistelut käydään yksitellen. Jokaisessa on neljä osaa:
        <b>a</b>  Puolustaja ampuu.
        <b>b</b>  Hyökkääjä ampuu.
        <b>c</b>  Hyökkääjä iskee.
        <b>d</b>  Puolustaja iskee, jos iskijöitä on jäljellä.
        Osassa teet hyökkäyksen toisensa jälkeen tai ohitat. Jokainen hyökkäys viedään loppuun, perääntymiset ja paot mukaan lukien, ennen kuin valitset seuraavan. Ruutua vastaan hyökätään aina kokonaisuutena ja enintään <b>kerran osassa</b>, joten pane samaan hyökkäykseen kaikki, minkä sille aiot. Yksiköitä saa säästää.
rulebook-declare = Taistelujen valinta
    .text =
        Vierekkäiset ruudut, joissa on vastakkaisten puolten yksiköitä, ovat <b>kosketuksessa</b>, myös joen yli. Vuoria ja luolia ei lasketa.
        Taistelu on joukko omia ja vihollisen ruutuja, jotka <b>kosketus ketjuttaa yhteen</b>. Ruutu kuuluu vain yhteen taisteluun. Taistella ei ole pakko, mutta muista, että seuraavaksi on vihollisen vuoro.
        Saat valita taistelujen järjestyksen, vielä niiden aikanakin. Kannattaa valita <b>useita pieniä taisteluja</b>: jos varhainen tyhjentää ruudun, yksikkösi voivat edetä ja auttaa myöhemmässä.
rulebook-attack = Ammunta ja lähitaistelu
    .text =
        <b>Ammunta:</b> laske pisteet yhteen, heitä noppa, lisää kohteen suoja ja lue ammuntataulukosta, mistä haarniskasta alkaen yksiköt testaavat moraalinsa. Paremmin suojatut säästyvät. Yksikkö voi jakaa pisteensä, ja joka piste ammutaan kerran taisteluvaiheessa. Kun puolustat, saa ampua jokainen kosketuksessa oleva yksikkö, sekin, jota vastaan ei hyökätä.
        <b>Lähitaistelu:</b> vertaa summaasi kohderuudun <b>kaikkien</b> yksiköiden lähitaisteluun. Taulukko antaa luvun. Jos noppa muunnoksineen on enintään se, <b>kaikki</b> siellä testaavat moraalinsa. Yksikkö iskee kerran vaiheessa koko voimallaan. Joen yli ei isketä ilman siltaa tai kahlaamoa.
        Johtajat eivät lisää mitään yksiköidensä voimaan. <b>Yksin</b> ruudussa johtajilla on kullakin lähitaistelu 1, ja he testaavat moraalinsa luokan A mukaan.
        <b>Ehdotus</b> käyttää kaiken, mikä voi vielä onnistua. Hyökkääminen ei maksa mitään, joten se on harvoin väärin.
rulebook-modifiers = Mikä muuttaa noppaa
    .text =
        Suurempi noppa on hyökkääjälle aina huonompi. Vain <b>kohderuutu</b> ratkaisee. Paikka syrjäyttää alla olevan maaston.
        <b>Ammunta:</b> harva metsä +1, kummuilla tai ilman, rauniot +1, metsä +2, pikkukylä, kylä, kaupunki tai luostari +2, linnake +3.
        <b>Lähitaistelu:</b> kummut tai harva metsä +1, rauniot +1, metsä +2, pikkukylä, kylä, kaupunki tai luostari +2, linnake +3. Lisää +1, jos <b>joka</b> hyökkäävä ruutu on veden takana. Lisää –1, jos kreivin ratsuväkeä on mukana hyökkäyksessä avomaalle tai pelloille.
        Metsät ja kummut eivät auta kreivin ratsuväkeä, joka on siellä yksin: hevonen on iso maali ja huono piiloutumaan. Vain tavallisessa harvassa metsässä sitä on vaikea ampua, +1.
rulebook-morale = Moraali ja johtajat
    .text =
        <b>Moraalitesti</b> tehdään luokittain: C, sitten B, sitten A, yksi noppa luokkaa kohti ja siihen sillä hetkellä komennossa olevan johtajan muunnos. Suuri on hyvä. Tulos on ei mitään, <b>perääntyminen</b> 1–3 ruutua tai <b>pako</b> 10 ruutua, kreivin ratsuväellä 15. Se toteutetaan ennen seuraavan luokan testiä.
        Ruudun johtajat voivat <b>lähteä mukaan</b> lähtevän luokan kanssa. Silloin yksiköitä kulkee komentorajan verran heidän kanssaan yhtenä ryhmänä. Muut lähtevät yksitellen. Mutta lähtenyt johtaja ei enää auta jääviä, ja paossa hän heittää omasta hengestään.
        Jos ruutuun ei jäisi ketään muuta, sen jokaisen johtajan <b>on</b> lähdettävä mukaan.
rulebook-flight = Pako
    .text =
        Perääntyvät ja pakenevat yksiköt kulkevat lyhintä tietä <b>turvaan</b>: joka askel vie ne ruutua lähemmäs. Goblinit ovat turvassa missä luolassa vain, ja silloin ne ovat kotona. Kreivin väki on turvassa jokaisessa paikassa, joka ei ole raunioina, ja omien johtajiensa luona, ellei goblin ole siellä tai vieressä. Turvassa juoksu päättyy.
        Kiellettyyn maastoon ja vihollisen ruutuihin ne eivät pääse. Mikään muu ei hidasta. Jos turvaan ei ole tietä, kelpaa mikä tahansa täyspitkä tie. Jos tietä ei ole ollenkaan, yksikkö <b>tuhoutuu</b>.
        <b>Paon</b> jälkeen jokainen yksikkö ja mukana juossut johtaja heittää <b>tappiot</b>: noppa, josta vähennetään 1 joka vihollisen vaikutusalueen ruudusta, johon se astui. Jos tulos on enintään haarniskan luku, se tuhoutuu. Parhaiten suojatut selviävät siis useimmin, ja vaikutusalueet tiellä tappavat.
        Perääntyvä tai pakeneva <b>kantaja</b> pudottaa saaliin. Mikään muu ei kierron aikana tuhoa yksiköitä.
rulebook-advance = Eteneminen
    .text =
        Jos hyökkäys <b>tyhjentää</b> kohderuudun, saat heti viedä sinne yksiköitä, jotka ovat vieressä, valittiin tähän taisteluun eivätkä ole perääntyneet tai paenneet tässä vaiheessa. Liikepisteitä ei kulu, mutta kielletty maasto on yhä kielletty.
        Ilman johtajaa ruutuun mahtuu kolme yksikköä. Etenevän johtajan kanssa mahtuu hänen komentorajansa verran. Myös jälkeen jäävien on mahduttava rajoihin.
        Edenneet yksiköt saavat <b>vielä iskeä</b> myöhemmässä osassa, elleivät ole jo iskeneet. Johtajan kanssa paikkaan edenneet goblinit saavat ryöstää sen saman tien.
rulebook-plunder = Ryöstäminen
    .text =
        Goblinien <b>johtaja ja yksikkö yhdessä</b> voivat ottaa paikasta sen saalismerkin liikkuessaan tai heti edettyään. Se ei maksa mitään eikä päätä liikettä.
        Merkki menee yhden yksikön, <b>kantajan</b>, selkään. Yksikkö kantaa yhden merkin kaikkine säkkeineen eikä voi luovuttaa sitä. <b>Perääntyvä tai pakeneva</b> kantaja pudottaa sen, ja se on mennyttä tältä kierrolta. Anna se siis vakaimmalle.
        Saalis on kotona, kun kantaja <b>kävelee luolaan</b>.
rulebook-bags = Säkkien laskeminen
    .text =
        Kantajan luolaan tuoma saalis lasketaan heti.
        <b>Ryöstöretkellä</b> valitset joka säkistä: varmat <b>3½ pistettä</b> tai <b>yksi noppa</b> pisteitä. Päätä ensin merkin kaikista säkeistä. Sitten heitetään. Keskimäärin ne ovat samanarvoisia, joten kyse on hermoista ja voitettavista pisteistä.
        <b>Sotaretkellä</b> joka säkki on yksi noppa, ja jokaiset viisi saalispistettä nostavat kuninkaan luottamusta 1:llä.
rulebook-cycle-end = Miten ryöstöretki päättyy
    .text =
        <b>Kaikki ovat kotona</b> tai tuhoutuneet eikä kukaan odota luolassa. Jos joku vielä odottaa eikä kartalla ole goblineja, goblinkuningas voi <b>perua ryöstöretken</b> liikevaiheen ensimmäisenä tekona.
        <b>Kuningas kaatuu:</b> ryöstöretki päättyy heti. Muut goblinit livahtavat tiehensä vahingoittumatta, mutta ilman kantamuksiaan.
        <b>Goblinjohtajia ei ole</b> vuoron lopussa kartalla eikä odottamassa: joka ulkona oleva goblinyksikkö heittää tappiot. Selvinneet pääsevät kotiin ilman saalista.
        <b>Kaksikymmentä vuoroa</b> on kulunut edellisestä ryöstöstä: kartalla olevat selviävät, mutta säkit menetetään.
        Goblinkuningas voi myös <b>luovuttaa</b>: silloin kaikki kartalla olevat goblinit lasketaan tuhoutuneiksi, kuningas mukaan lukien. Sotaretkellä kuningas, jonka luottamus laskee –8:aan, syrjäytetään siltä seisomalta.
rulebook-score = Kuka voittaa
    .text =
        <b>Ryöstöretki:</b> pisteesi kuninkaana ovat saalispisteet, plus 3 kreivistä ja 3 paronista, plus 1 jokaisesta muusta tuhotusta kreivin johtajasta sekä A- ja B-yksiköstä. Nostoväki ei tuo mitään. Vähennä 1 goblinyksiköstä, 2 goblinjohtajasta ja <b>10 kuninkaasta</b>. Suurempi tulos voittaa, vaikka alle nollan. Ryöstöretki, jolla yhtään goblinia ei nähty, jää kaikkien muiden taakse. Tasatilanteessa ratkaisee saalis, sitten menetettyjen goblinyksiköiden vähyys.
        <b>Sotaretki:</b> vain saalis ratkaisee. Kun molemmat valtakaudet ovat ohi, suurempi kasa voittaa. Tasatilanteessa ratkaisee kiertojen vähyys. Jos aikainen loppu on käytössä, ottelu loppuu heti, kun toinen kuningas menee edelle.
        <b>Esimerkki:</b> tuot kotiin 14 pistettä saalista ja tuhoat yhden B-yksikön, mutta menetät kolme goblinyksikköä ja johtajan. Tuloksesi on 14 + 1 – 3 – 2 = 10.
        Jos <b>luovutat</b>, häviät ottelun.
rulebook-confidence = Sotaretki: luottamus
    .text =
        <b>Luottamus</b> on se, mitä goblinit ajattelevat kuninkaastaan. Joka valtakausi alkaa 0:sta, ja <b>–8:ssa</b> hänet syrjäytetään: kierto ja valtakausi päättyvät heti.
        <b>Ylös:</b> 3 jokaisesta tuhotusta kreivin johtajasta tai A-yksiköstä, 2 B-yksiköstä, 1 nostoväestä ja 1 jokaisista viidestä saalispisteestä.
        <b>Alas</b> taistelusta, jossa oli mukana goblinjohtaja: 1, jos goblineja perääntyi, tai 2, jos yksikin pakeni. Jos kuningas oli itse mukana, vielä 2 tai 3 lisää. Ja 2, jos kierrolla ei nähty yhtään goblinia.
        Taistele siis vain hyvin mahdollisuuksin ja pidä kuningas poissa siitä, ellet tarvitse häntä. Myös <b>kaksi saaliitonta kiertoa peräkkäin</b> päättää valtakauden, jos se asetus on käytössä.
rulebook-between = Sotaretki: kiertojen välissä
    .text =
        <b>Rauniot:</b> heitä jokaisesta ryöstetystä paikasta noppia, yksi säkkiä kohti. Pikkukylän raunioittaa 5 tai 6, kahden säkin paikan vähintään 9, kolmen vähintään 13 ja neljän vähintään 17. Jos paikka säästyy, väki täyttää kellarit uudestaan. Rauniot jäävät valtakauden loppuun. Kun kaikki on raunioina, on myös valtakausi.
        <b>Tappiot:</b> kaatuneet goblinit ovat poissa seuraavaan valtakauteen asti. Nostoväki kutsutaan joka kierrolle uudestaan. Kreivin muut tappiot menevät lisäyksiköiden pinoon, josta yksi tai kaksi palaa joka kierrolla. Paronin tappiot menevät hänen omaan pinoonsa.
        Valtakauden alussa kaikki on taas ehjää: täydet joukot, täydet kellarit, luottamus 0.
rulebook-example-march = Esimerkki: marssi
    .text =
        Uglop odottaa Märkäjalan kolossa, mukanaan kolmet Goblinryysyt ja kahdet Goblinlingot. He tulevat ulos suusta ja kävelevät avomaata: 0210, 0311, 0411, 0511, <b>4 LP</b>. Askel ruutuun 0610 maksaa 1 ja purosta vielä 1: yhteensä 6.
        Ruudusta 0610 on kaksi ruutua Driffieldiin. Joku siellä nostaa katseensa aurasta, ja <b>hälytys</b> annetaan. Hänelle liian myöhään. Marssi pysähtyy, kuten aina kun jotakin uutta paljastuu. Uusi painallus jatkaa sitä.
        Vielä askel, 7 LP, pelloille ruutuun 0711. Pikkukylän piilossa ollut merkki kääntyy kuvapuoli ylös: Kylävartijat (C 3/3/3). Niiden <b>vaikutusalue</b> pysäyttää Uglopin täksi vuoroksi. Viimeiset 3 LP jäävät käyttämättä, mutta hän on siellä, minne aikoi: seuraavaksi tulee taisteluvaihe.
        Takaisin on 8 LP, joten ensi vuorolla hän voi olla kotona, ellei joku asetu hevosineen väliin.
rulebook-example-battle = Esimerkki: taistelu
    .text =
        Uglop valitsee taistelun: ruudusta 0711 Driffieldiin.
        <b>a</b>  Kylävartijat ampuvat: 3 pistettä, noppa 4. Ensimmäisen sarakkeen se rivi on tyhjä: ei mitään.
        <b>b</b>  Lingot ampuvat 6 pistettä. Noppa 4, pikkukylä +2, yhteensä 6: ei mitään sekään. Olkikatto on hyvä suoja.
        <b>c</b>  Lähitaistelu 3 + 3 + 3 + 2 + 2 = 13 vastaan 3: taulukko sanoo 6. Noppa 3, pikkukylä +2, yhteensä 5: onnistui. Kylävartijat testaavat moraalinsa luokkana C ilman johtajaa: noppa 2, pako.
        He juoksevat neljä ruutua Offenhamiin, goblinien vaikutusalueet kiertäen, ja ovat siellä turvassa. Tappiot heitetään silti: noppa 3 ja haarniska 3, joten he <b>tuhoutuvat</b>. Nelonen olisi pelastanut. Mutta jos kylän takana olisi ollut toinen joukko ja tiellä yksi sen vaikutusalueen ruutu, nelosesta olisi tullut 3.
        Uglop etenee kaikkien viiden kanssa, ja yksi Goblinlingoista heittää säkin selkäänsä: näistä ryysyläisistä sillä on paras haarniska. Takana alkaa soida kello.
rulebook-advice = Vanhojen goblinien neuvoja
    .text =
        <b>Kuninkaana:</b> lähde liikkeelle kolmena tai neljänä osastona, hyökkää kahdelta suunnalta niin, että pakotie kulkee vaikutusalueidesi läpi, ja käänny kotiin, kun säkkejä on kolmesta viiteen. Joka liika vuoro maksaa enemmän kuin tuo. Kuollut kuningas maksaa kymmenen pistettä ja loput ryöstöretkestä.
        Älä koskaan jätä yksiköitä ilman johtajaa: ne eivät pääse liikkumaan.
        <b>Kreivinä:</b> olet myöhässä, mutta sinulla on hevoset. Ratsasta teitä, kokoa jalkaväki ennen iskua ja ammu ensin goblinien omassa vaiheessa, sillä se on ilmaista. Tähtää kantajiin. Asetu goblinien ja luolien väliin: vaikutusalueittesi läpi juoksevat eivät pääse perille.
        Yksinäinen johtaja kukkulalla näyttää armeijalta. <b>Hämätkää</b>, kumpikin.

# Mitä valmentaja sanoo: `advice-*` aloittaa virkkeen (mitä tehdä), `why-*` jatkaa sitä (miksi se on hyvä). Substantiivit kuin lokissa
coach-good = Hyvin johdettu!
advice-march-to = Marssi { FORM($to, form: "to") }, johtajana { FORM($leader, form: "the") }
advice-go-home = Vie { $bags ->
        [one] säkki
       *[other] { $bags } säkkiä
    } kotiin { FORM($cave, form: "to") }, johtajana { FORM($leader, form: "the") }
advice-come-on = Kartalle saa tulla { $leader }
advice-seize = Voit ryöstää { FORM($site, form: "gen") }
advice-end-moves = Älä siirrä enää ketään
advice-call-it-off = Peru ryöstöretki
advice-give-battle = Hyökkää { FORM($own, form: "from") } { FORM($enemy, form: "to") }
advice-no-battle = Älä valitse enempää taisteluja
advice-shoot = Ammu { FORM($target, form: "to") }
advice-storm = Rynnäköi { FORM($target, form: "to") }
advice-leave-to-host = Anna pelin hoitaa loput tästä vaiheesta
advice-hold = Älä hyökkää enää tässä vaiheessa
advice-follow-up = Etene tyhjään ruutuun
advice-stay-back = Älä etene pidemmälle
advice-station = Sijoita { FORM($to, form: "to") } { FORM($piece, form: "the") }
advice-bring-on = Ota paronin väki heti kartalle
advice-send-back = Lähetä paronin väki takaisin
advice-start-from = Lähde { FORM($cave, form: "from") }, johtajana { FORM($leader, form: "the") }
advice-stay-in = Jätä kotiin { FORM($leader, form: "the") }
advice-give-band = Anna joukoksi { $units }, johtajana { FORM($leader, form: "the") }
advice-go-ready = Paina Valmis
advice-leave-map = Kartalta saa poistua { $leader }
advice-put-on-top = Nosta { FORM($hex, form: "in") } päällimmäiseksi { FORM($unit, form: "the") }
advice-find-room = Jatka lähimpään vapaaseen ruutuun
advice-count-flat = Ota 3½ pistettä säkiltä
advice-roll-for-bags = Heitä noppaa { $bags ->
        [one] yhdestä säkistä
       *[other] { $bags } säkistä
    }
advice-fight-next = Käy seuraavaksi taistelu { $battle }
advice-go-along = Lähetä mukaan { $leaders }
advice-go-alone = Älä lähetä mukaan johtajaa
advice-flee-to = Lähetä { FORM($to, form: "to") } { $pieces }
advice-run-to = Juokse { FORM($to, form: "to") }
advice-leave-bags = Jätä säkit
why-bags-safe = säkki tuottaa pisteitä vasta luolassa, ja nyt niitä on kannossa { $bags }
why-enemy-near = { $n ->
        [one] { $enemy } on aivan { $bags ->
            [one] säkin
           *[other] { $bags } säkin
        } vieressä
       *[other] { $enemy } on vain { $n } ruudun päässä { $bags ->
            [one] säkistä
           *[other] { $bags } säkistä
        }
    }
why-bags-there = siellä on { $bags ->
        [one] 1 säkki
       *[other] { $bags } säkkiä
    }
why-stronger = lähitaistelussa { $mine } on vastassaan { $theirs }
why-closer = sieltä on { $n ->
        [one] 1 ruutu
       *[other] { $n } ruutua
    } { FORM($site, form: "to") }, jossa on { $bags ->
        [one] 1 säkki
       *[other] { $bags } säkkiä
    }
why-die-is-no-better = noppakin tuo keskimäärin 3½

## Diagrams of the rulebook

diagram-goal-out = Ulos luolasta
diagram-goal-plunder = Ryöstä paikka
diagram-goal-carry = Kanna säkit
diagram-goal-home = Takaisin luolaan
diagram-sight-far = Kaukaa
    .note = Näet vain päällimmäisen merkin.
diagram-sight-near = Viereisestä ruudusta
    .note = Näet koko pinon.
diagram-sight-down = Kuvapuoli alaspäin
    .note = Kääntyy, kun goblin tulee viereen tai kun se itse liikkuu ensi kerran.
diagram-zone = Vaikutusalue
    .note = Vihollisen alueelle tulija pysähtyy täksi vuoroksi.
diagram-limit = Komentoraja
diagram-limit-none = Ei johtajaa
    .note = Yksikköä ruudussa
diagram-bags-sure = Säkki varmana
diagram-bags-die = Säkki nopalla
diagram-end-home = Kaikki ovat kotona
    .note = Tai tuhoutuneet, tai ryöstöretki perutaan.
diagram-end-king = Kuningas kaatuu
    .note = Heti. Muut livahtavat tiehensä ilman kantamuksiaan.
diagram-end-leaders = Goblinjohtajia ei ole
    .note = Ulkona olevat yksiköt heittävät tappiot. Selvinneet pääsevät kotiin ilman saalista.
diagram-end-time = { $n } vuoroa ilman ryöstöä
    .note = Kartalla olevat selviävät, mutta säkit menetetään.
diagram-end-concede = Kuningas luovuttaa
    .note = Kaikki kartalla olevat goblinit lasketaan tuhoutuneiksi, kuningas mukaan lukien.
diagram-score = Esimerkki
diagram-deposed = Kuningas syrjäytetään, kun luottamus on
diagram-march = Liikepisteet
    .note = Näin ne kuluvat matkalla. Vaikutusalue päättää marssin.
diagram-battle-melee = Lähitaistelu vastaan { $n }
diagram-battle-die = Noppa
diagram-battle-hit = Enintään { $n }: onnistui
diagram-pincer = Kahdelta suunnalta
    .note = Pakotie kulkee vaikutusalueidesi läpi.
