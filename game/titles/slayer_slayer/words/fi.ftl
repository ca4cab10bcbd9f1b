title-tagline = Luolaseikkailu ja petos
title-about =
    Johda goblinisi kymmenen kerrosta ylös pesää ryöstävien sankarien ohi.
    Pelatkaa kortteja salassa: yltäkää vihollisen voimaan tai pelatkaa lisää.
    Pidä tavoitteesi salassa äläkä päästä goblineja loppumaan.

## What the rules say

# Asks: to the one who decides, to those who wait, and what is at stake or happens when the time is up. All of it is what
# that seat may see. {power} is the foe's Power or ?, {horde} and {total} the running totals, {wins} rolls of a d20 that reach the foe, {what} a die
# as `roll-*` says (`.for`: whose), {counts} lots taken so far by seat, {k} cards, {reward} amounts as `amount-*.got` says,
# {held} rerolls, {people} how many are waited for.
ask-route-vote = Kerros { $floor }/10. Äänestä ovea.
    .waiting = { $v }/{ $n } on äänestänyt.
    .stakes = Tunnus kertoo saaliin, ei vartijaa. Eniten ääniä saanut ovi aukeaa, tasatilanteen ratkaisee arpa. Äänet ovat salaisia.
    .timeout = Jos aika loppuu, et äänestä.
ask-sacrifice = Uhraa { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    } ennen taistelua.
    .waiting = { $names } { $people ->
        [one] valitsee
       *[other] valitsevat
    } uhrattavaa.
    .stakes = Uhratut kortit menevät poistopinoon kenenkään näkemättä. Vähintään 1 kortti jää sinulle.
    .timeout = Jos aika loppuu, heikoimmat korttisi lähtevät.
ask-play-cards = { FORM($foe, form: "gen") } voima on { $power }. Pelaa vähintään { $min ->
        [one] 1 kortti
       *[other] { $min } korttia
    }.
    .exactly = { FORM($foe, form: "gen") } voima on { $power }. Pelaa tasan { $min ->
        [one] 1 kortti
       *[other] { $min } korttia
    }.
    .between = { FORM($foe, form: "gen") } voima on { $power }. Pelaa { $min }–{ $max } korttia.
    .waiting = { $names } { $people ->
        [one] valitsee
       *[other] valitsevat
    } kortteja.
    .stakes = Jos voitatte, jokainen nostaa 1 kortin. Jos häviätte, nämä eivät enää auta. Jos kortit loppuvat, putoat.
    .last = Tämä on viimeinen korttisi. Jos kierros hävitään, putoat.
    .whole = Tämä on koko kätesi. Jos kierros hävitään, putoat.
    .strict = Jos pelaat koko kätesi, putoat, vaikka voittaisitte. Säästä 1 kortti.
    .final = Viimeisen vihollisen kaatuessa kukaan ei nosta. Säästä 1 kortti, muuten putoat voitostakin.
    .committed = Korttisi ovat mukana. Voit vielä vaihtaa ne ja lupauksesi.
    .timeout = Jos aika loppuu, pelaat vähimmäismäärän heikoimmasta alkaen.
ask-blood-rite = Uhraatko 1 kortin? Jokainen mystikko saa +{ $amount } voimaa.
    .waiting = Veripappi odottaa omistajaansa.
    .others = Kaikilta kysytään, jottei kenellekään selviä, kenen se on.
    .stakes = Lauman voima on { $horde }, vihollisen { $power }.
    .timeout = Jos aika loppuu, et anna mitään.
ask-bet-vote = { $goblin } tarjoaa vetoa. Pariton, parillinen vai ei vetoa?
    .waiting = { $v }/{ $n } on äänestänyt.
    .stakes = Lauman voima on { $horde }, vihollisen { $power }. Eniten ääniä ratkaisee.
    .timeout = Jos aika loppuu, et äänestä.
ask-horde-die-vote = { $goblin } tarjoaa noppaa. Heitetäänkö? { $enough ->
        [yes] Lauman voima riittää jo.
       *[no] Silmäluvuista riittää { $wins }/20.
    }
    .waiting = { $v }/{ $n } on äänestänyt.
    .stakes = Lauman voima on { $total }, vihollisen { $power }. { $safe ->
        [yes] Mikä tahansa heitto lisätään.
       *[no] Enintään { $horde } lisätään, suurempi häviää kierroksen.
    }
    .timeout = Jos aika loppuu, et äänestä.
ask-weave-window = { FORM($what, form: "for") } d20 näyttää { $number }. Käytätkö uusintaheiton?
    .waiting = { $names } { $people ->
        [one] miettii
       *[other] miettivät
    } uusintaheittoa.
    .stakes = Sinulla on { $held ->
        [one] 1 uusintaheitto
       *[other] { $held } uusintaheittoa
    }. Uusi luku pätee, parempi tai huonompi.
    .timeout = Jos aika loppuu, luku pysyy.
ask-survivor-pick = Voitto! Pelasta 1 goblin. Se tulee käteesi.
    .armour = Voitto! Haarniskasi turvin saat pelastaa 1 goblinin.
    .must = Prinssi on pelissä, joten on pelastettava Prinssi.
    .waiting = { $name } valitsee eloonjääneen.
    .timeout = Jos aika loppuu, pelastat vahvimman.
ask-loot-division = { $lots ->
        [one] 1 erä
       *[other] { $lots } erää
    }, { $players ->
        [one] 1 pelaaja
       *[other] { $players } pelaajaa
    }. Merkitse yksi erä ja vahvista.
    .waiting = { $names } { $people ->
        [one] valitsee
       *[other] valitsevat
    } erää.
    .stakes = Kiistelty erä menee sille, joka on saanut vähiten ({ $counts }). Loput jaetaan.
    .confirmed = Olet vahvistanut. Merkin siirtäminen peruu vahvistuksen.
ask-representative-vote = Tapahtumana on ”{ $event }”. Äänestä edustajaa.
    .waiting = { $v }/{ $n } on äänestänyt.
    .stakes = Valittu panostaa 1–4 omaa korttiaan ja pitää palkinnon. Äänet jäävät salaisiksi.
ask-event-stake = Panosta 1–4 korttia.
    .waiting = { $name } valitsee panosta.
    .timeout = Jos aika loppuu, panostat heikoimman korttisi.
    .whole = Tämä on koko kätesi. Jos epäonnistut, putoat.
    .stakes = Jos onnistut, ne palaavat palkinnon kera. Jos epäonnistut, menetät ne.
ask-event-bet = Pariton vai parillinen? Oikein arvaamalla saat { $reward }.
    .waiting = { $name } lyö vetoa.
    .timeout = Jos aika loppuu, arpa valitsee puolesi.
    .stakes = Jos arvaat väärin, menetät { $k ->
        [one] panostamasi kortin
       *[other] { $k } panostamaasi korttia
    }.
ask-store = Osta kullalla tai trofeilla.
    .waiting = { $names } { $people ->
        [one] asioi
       *[other] asioivat
    } vielä kaupassa.
    .stakes = Maksa kukin ostos yhdellä valuutalla. Kortit pitävät sinut hengissä, ja säästöistä saat lopussa pisteitä.
    .timeout = Jos aika loppuu, lähdet kaupasta.
    .bribe = Kenen käden haluat nähdä?
ask-store-choice = Valitse 1 näistä goblineista.
    .enhanced-recruitment = Pidä 1 goblin. Toinen menee pakan pohjalle.
    .bribe-goblin = Ota 1 goblin. Käden omistaja on { $name }.
    .waiting = Joku viimeistelee ostostaan.
    .timeout = Jos aika loppuu, otat ensimmäisen. Lahjotuista otat vahvimman.

# What a bet does, as a part of `bet-if-*` and `stands-*`; {n} as the data says
bet-copy-mightiest = se saa vahvimman muun goblinin voiman
bet-class-bonus-tinker = lauman värkkääjät saavat +{ $n } voimaa
bet-class-bonus-court = lauman hovigoblinit saavat +{ $n } voimaa
bet-self-bonus = se saa +{ $n } voimaa
bet-foe-power = vihollinen saa { $n } voimaa
bet-discard-self = se poistetaan
bet-walled = mitään ei tapahdu, koska Kilpimuuri pitää
bet-discard-weakest-1 = heikoin muu goblin poistetaan
bet-discard-weakest-2 = kaksi heikointa muuta poistetaan
bet-if-right = Jos arvaatte oikein, { $what }.
bet-if-wrong = Jos arvaatte väärin, { $what }.
bet-zero-self = sen oma voima putoaa nollaan

# What an event needs; {chance} where it is known
need-roll = d20 vähintään { $n } ({ $chance } %)
need-power = voima vähintään { $n }
need-power-max = voima enintään { $n }
need-class = vähintään { $n } { FORM($class, form: "many") }
need-odds = oikea arvaus (50 %)

# Amounts of what can be won, paid or held; `.got` is one that somebody gets
amount-gold = { $n } kultaa
    .got = { $n } kultaa
amount-trophies = { $n ->
        [one] 1 trofee
       *[other] { $n } trofeeta
    }
    .got = { $n ->
        [one] 1 trofeen
       *[other] { $n } trofeeta
    }
amount-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
    .got = { $n ->
        [one] 1 kortin
       *[other] { $n } korttia
    }
amount-weave = { $n ->
        [one] 1 uusintaheitto
       *[other] { $n } uusintaheittoa
    }
    .got = { $n ->
        [one] 1 uusintaheiton
       *[other] { $n } uusintaheittoa
    }
amount-armour = { $n ->
        [one] 1 haarniska
       *[other] { $n } haarniskaa
    }
    .got = { $n ->
        [one] 1 haarniskan
       *[other] { $n } haarniskaa
    }
amount-foresight = { $n ->
        [one] kaukonäkö
       *[other] kaukonäkö { $n } kertaa
    }
    .got = { $n ->
        [one] kaukonäön
       *[other] kaukonäön { $n } kertaa
    }

# Phases and steps
phase-route = Reitti
phase-battle = Taistelu
phase-event = Tapahtuma
phase-store = Kauppa
phase-over = Loppu
step-loot = Saalis

# Marks of the doors, tiers, dice
mark-gold = Kulta
mark-trophies = Trofeet
mark-cards = Kortit
mark-quiet = Hiljaista
size-small = pieni
size-fair = kohtalainen
size-great = suuri
tier-formidable = Hurja
    .kind = hurja vihollinen
tier-mighty = Mahtava
    .kind = mahtava vihollinen
tier-fabled = Tarunhohtoinen
    .kind = tarunhohtoinen vihollinen
tier-final = Viimeinen vihollinen
    .kind = viimeinen vihollinen
roll-jester = Ilveilijä
    .for = Ilveilijän
roll-bet = Veto
    .for = Vedon
roll-horde-die = Lauman noppa
    .for = Lauman
roll-event = Tapahtuma
    .for = Tapahtuman
roll-event-jester = Panostettu Ilveilijä
    .for = Panostetun Ilveilijän
roll-investment = Sijoitus
    .for = Sijoituksen
side-odds = pariton
    .about = parittomasta
side-evens = parillinen
    .about = parillisesta
side-none = ei vetoa
side-roll = heitä
side-no = älä heitä
side-blank = ei ääntä

# Buttons
verb-vote = Äänestä
verb-withdraw = Ota kortit takaisin
verb-pledge = Lupaus
verb-sacrifice = Uhraa
verb-refuse = Älä anna
verb-wait = Selvä
verb-odds = Pariton
verb-evens = Parillinen
verb-none = Ei vetoa
verb-roll = Heitä
verb-no = Älä heitä
verb-reroll = Heitä uudestaan
verb-keep = Pidä
verb-save = Pelasta
verb-ping = Merkitse
verb-unping = Poista merkki
verb-confirm = Vahvista
verb-stake = Panosta
verb-buy = Osta
verb-take = Ota
verb-done = Lähde
verb-back = Takaisin
verb-close = Sulje
verb-hurry = Nopeuta
verb-resign = Luovuta

# The log, by kind of cue: seats as players' names, `handle`, `card`, `by`, `of` as goblins' names, which bend and are links,
# lists joined, `counts` and `votes` by seat, `ability` in its words. Variants: `.you` to whoever did it or alone knows it,
# `.your` to its target (`-you`, `-your` of another variant), `.tie` and `.nobody` of votes, `.hidden` `.spoiled` `.final`
# `.earlier` `.own` ... where the nouns say so. `amount` and `reward` are spelt as `amount-*.got` says; bonuses carry their sign.
log-dealt = { $seat } saa { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .you = Saat kortit { $cards }.
log-objective = { $seat } saa päätavoitteen.
    .you = Saat päätavoitteen. Se on kuvapuoli alaspäin kukkarosi alla.
log-floor = Kerros { $floor }/10.
    .final = Yllä on päivänvalo ja sen edessä joku.
log-doors = Kolmen oven tunnukset ovat { $hints }.
    .foes = Kolmen oven takana on vihollinen. Ovien tunnukset ovat { $hints }.
log-route-chosen = Ovi { $door } voittaa äänestyksen.
    .tie = Äänet menevät tasan. Arpa valitsee oven { $door }.
    .nobody = Kukaan ei äänestä. Arpa valitsee oven { $door }.
log-door-opened =
    .foe = { $id } { FORM($id, form: "number") ->
        [many] odottavat
       *[other] odottaa
    } oven takana.
    .event = Oven takana on tapahtuma.
    .store = Oven takana on kauppa.
    .final = { $id } seisoo uloskäynnin edessä.
log-foe = { $foe } { FORM($foe, form: "number") ->
        [many] ovat
       *[other] on
    } { FORM($tier, form: "kind") }.
log-round = Kierros { $round }. Vihollisen voima on { $power }.
    .hidden = Kierros { $round }. Vihollinen salaa voimansa.
    .gained = Vihollinen saa kyvyn: ”{ $gained }”
log-sacrificed = { $seat } uhraa { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .you = Uhraat kortit { $cards }.
quoted = ”{ $text }”
log-pledge = { $seat } lupaa: ”{ $pledge }”
    .you = Lupaat: ”{ $pledge }”
log-committed = { $seat } on valmis.
    .you = Olet valmis.
log-withdrawn = { $seat } ottaa korttinsa takaisin.
    .you = Otat korttisi takaisin.
log-locked = { $counts }.
log-shuffled = Lauma sekoitetaan.
log-facedown-discard = Kuvapuoli alaspäin oleva kortti menee poistopinoon.
    .you = Kuvapuoli alaspäin ollut korttisi { $card } menee poistopinoon.
log-revealed = Lauma kääntyy esiin, ja siinä näkyvät { $cards }.
    .empty = Lauma on tyhjä.
log-power-shown = Vihollisen voimaksi paljastuu { $power }.
log-roll = { FORM($purpose, form: "for") } d20 näyttää luvun { $number }.
    .again = { FORM($purpose, form: "for") } d20 näyttää uusintaheitolla luvun { $number }.
log-reroll = { $seat } käyttää uusintaheiton. { $left ->
        [0] Niitä ei jää
        [one] Niitä jää 1
       *[other] Niitä jää { $left }
    }.
    .several = Moni haluaa heittää uudestaan. Arpa valitsee: { $seat } käyttää uusintaheiton. { $left ->
        [0] Niitä ei jää
        [one] Niitä jää 1
       *[other] Niitä jää { $left }
    }.
    .you = Käytät uusintaheiton. { $left ->
        [0] Niitä ei jää
        [one] Niitä jää 1
       *[other] Niitä jää { $left }
    }.
    .several-you = Moni haluaa heittää uudestaan. Arpa valitsee sinut. { $left ->
        [0] Uusintaheittoja ei jää
        [one] Uusintaheittoja jää 1
       *[other] Uusintaheittoja jää { $left }
    }.
log-jester = { FORM($handle, form: "gen") } voima on { $power }.
log-plan-b = B-suunnitelma! Vihollisen kyvyt eivät vaikuta tällä kierroksella.
log-disabled = Vihollinen estää temput kortilta { $handles }.
    .ability = { $ability }
log-shield-wall = Kilpimuuri! Laumasta ei voi poistaa goblineja.
log-wall-holds = Kilpimuuri pitää, eikä ohi pääse { $source }.
log-discarded = { $source } { FORM($source, form: "number") ->
        [many] poistavat
       *[other] poistaa
    } { FORM($card, form: "gen") }.
    .own = { $card } häviää vetonsa ja poistetaan.
    .earlier = { $source } { FORM($source, form: "number") ->
        [many] poistavat
       *[other] poistaa
    } { FORM($card, form: "gen") } aiemmista korteista.
log-raised = { $by } nostaa { FORM($card, form: "gen") } poistopinosta.
log-nothing-raised = { $by } kutsuu, mutta poistopino on tyhjä.
log-rite-open = { $card } odottaa omistajaansa.
log-rite =
    .done = Kortti uhrataan, ja { $card } on tyytyväinen.
    .declined = { $card } jää ilman uhria.
    .you = Uhraat { FORM($given, form: "gen") }.
log-bet-offered = { $card } tarjoaa vetoa. Lauman voima on { $horde }, vihollisen { $foe }.
log-bet-votes =
    .made = Joukko lyö vetoa { FORM($side, form: "about") } ({ $votes }).
    .tie = Pariton ja parillinen ovat tasoissa. Arpa valitsee: { $side } ({ $votes }).
    .refused = Joukko ei lyö vetoa ({ $votes }).
    .agreed = Kaikki lyövät vetoa { FORM($side, form: "about") }.
    .nobody = Kukaan ei lyö vetoa.
log-bet-result =
    .success = { $card } heittää luvun { $number }. Arvaus on oikein!
    .failure = { $card } heittää luvun { $number }. Arvaus on väärin.
log-bonus = { $by } antaa { $amount } voimaa { FORM($handles, form: "to") }.
log-copied = { $handle } matkii { FORM($of, form: "gen") } voimaa ja saa voiman { $power }.
log-zeroed = { FORM($handle, form: "gen") } voima putoaa nollaan.
log-foe-bonus = { $by } antaa viholliselle { $amount } voimaa.
log-no-effect = { $handle } ei muuta mitään.
log-counted = Lauman oma voima on { $horde }, vihollisen { $foe }.
log-die-offered = { $card } tarjoaa noppaa. Lauman voima on { $total }, vihollisen { $foe }.
log-die-votes =
    .made = Joukko heittää ({ $votes }).
    .refused = Joukko ei heitä ({ $votes }).
    .agreed = Kaikki haluavat heittää.
    .nobody = Kukaan ei halua heittää.
log-die-added = { $card } heittää luvun { $number }. Lauman voima nousee lukuun { $total }.
log-die-spoiled = { $card } heittää luvun { $number }, ja lauman voima on vain { $horde }. Kierros on hävitty!
log-ledger = Lasku: { $sum }, vihollisella { $foe }.
    .spoiled = Noppa pilaa kierroksen.
log-victory = Goblinit voittavat kierroksen { $round } luvuin { $total }–{ $foe }!
log-lost = Kierros { $round } hävitään. Tarvittiin { $foe }, ja siitä puuttui { $missing }.
    .spoiled = Kierros { $round } hävitään. Nopan luku oli liian suuri.
    .next = Nämä kortit eivät enää auta. Kaikki pelaavat uudestaan.
log-returned = { FORM($seats, form: "person") ->
        [you] Saat rintamakarkurisi takaisin
        [among] { $seats } saatte rintamakarkurinne takaisin
        [one] { $seats } saa rintamakarkurinsa takaisin
       *[many] { $seats } saavat rintamakarkurinsa takaisin
    }.
log-stolen = Jokainen menettää { $amount } kultaa.
log-abducted = { $seat } menettää kädestään siepatun kortin.
    .you = { $card } siepataan kädestäsi.
log-tombstone = Kortit loppuvat, ja { $seat } putoaa pelistä.
    .you = Korttisi loppuvat. Putoat pelistä.
log-laid-aside = { $handles } { $count ->
        [one] siirtyy
       *[other] siirtyvät
    } sivuun.
log-victory-feat = { $card } palkitsee omistajansa.
    .you = { $card } maksaa sinulle { $amount }.
log-drawn = { $seat } nostaa { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .you = Nostat { FORM($cards, form: "gen") }.
    .feat = { $seat } nostaa tempun ansiosta { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .lot = { $seat } nostaa saaliina { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .reward = { $seat } nostaa palkintona { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .hire = { $seat } palkkaa { $count ->
        [one] 1 goblinin
       *[other] { $count } goblinia
    }.
log-reshuffled = Poistopinosta tulee uusi { $count } kortin minionpakka.
log-survivor-picker = { $seat } valitsee eloonjääneen.
    .armour = { $seat } valitsee eloonjääneen haarniskansa turvin.
    .you = Valitset eloonjääneen.
    .armour-you = Valitset eloonjääneen haarniskasi turvin.
log-survivor = { $seat } pelastaa { FORM($card, form: "gen") }.
    .random = Arpa pelastaa { FORM($card, form: "gen") }, ja kortin saa { $seat }.
    .you = Pelastat { FORM($card, form: "gen") }.
    .random-you = Arpa pelastaa sinulle { FORM($card, form: "gen") }.
log-no-survivor =
    .foe = Vihollinen ei jätä eloonjäänyttä.
    .nobody = Pelastettavia ei ole.
log-to-pile = { $count ->
        [one] 1 kortti menee
       *[other] { $count } korttia menee
    } poistopinoon.
log-lots = Saaliina on { $lots }.
log-ping = { $seat } merkitsee erän { $lot }.
    .withdrawn = { $seat } poistaa merkkinsä.
    .you = Merkitset erän { $lot }.
    .withdrawn-you = Poistat merkkisi.
log-confirmed = { $seat } vahvistaa.
    .you = Vahvistat.
log-lot = { $seat } saa { $amount }.
    .contested = { $contested } { FORM($contested, form: "person") ->
        [among] haluatte
       *[many] haluavat
    } saman erän. { $seat } saa { $amount }, koska eriä on vähiten.
    .tie = { $contested } { FORM($contested, form: "person") ->
        [among] haluatte
       *[many] haluavat
    } saman erän. { $seat } voittaa arvonnan ja saa { $amount }.
    .dealt = Kukaan ei halua erää, joten { $seat } saa { $amount }.
    .you = Saat { $amount }.
    .contested-you = { $contested } haluatte saman erän. Saat { $amount }, koska sinulla on vähiten eriä.
    .tie-you = { $contested } haluatte saman erän. Voitat arvonnan ja saat { $amount }.
    .dealt-you = Kukaan ei halua erää, joten saat { $amount }.
log-investment =
    .success = Luku on { $number }, ja sijoitus kolminkertaistuu ({ $seat }).
    .failure = Luku on { $number }, ja sijoitus on mennyttä ({ $seat }).
    .you = Sijoituksesi tuottaa { $gained }.
    .success-you = Luku on { $number }, ja sijoituksesi kolminkertaistuu.
    .failure-you = Luku on { $number }, ja sijoituksesi on mennyttä.
log-climbed = Goblinit nousevat kerrokseen { $floor }/10.
log-event = Edessä on tapahtuma ”{ $event }”.
log-representative = { $seat } lähtee koko joukon puolesta.
    .tie = Äänet menevät tasan. Arvan mukaan lähtee { $seat }.
    .nobody = Kukaan ei äänestä. Arvan mukaan lähtee { $seat }.
    .you = Lähdet koko joukon puolesta.
    .tie-you = Äänet menevät tasan. Arpa lähettää sinut.
    .nobody-you = Kukaan ei äänestä. Arpa lähettää sinut.
log-staked = { $seat } panostaa { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .you = Panostat { FORM($cards, form: "gen") }.
log-event-side = { $seat } lyö vetoa { FORM($side, form: "about") }.
    .you = Lyöt vetoa { FORM($side, form: "about") }.
log-event-result =
    .success = Onnistui! { $count ->
        [one] 1 panostettu kortti
       *[other] { $count } panostettua korttia
    } palaa kotiin.
    .failure = Murhenäytelmä! { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    } menee poistopinoon.
    .total = Panos laskettiin, ja se oli { $total }.
log-reward = { $seat } voittaa { $reward }.
    .overflow = Ylimenevästä saa { $overflow }.
    .you = Voitat { $reward }.
log-store = Kauppa on auki.
    .sale = ”{ $sale }” on tänään halvempi.
log-armour = Haarniskoita on nyt { $held } ({ $seat }).
    .you = Sinulla on { $held ->
        [one] 1 haarniska
       *[other] { $held } haarniskaa
    }.
log-weave = Uusintaheittoja on nyt { $held } ({ $seat }).
    .you = Sinulla on { $held ->
        [one] 1 uusintaheitto
       *[other] { $held } uusintaheittoa
    }.
log-recruited = { $seat } värvää goblinin.
    .you = Värväät { FORM($card, form: "gen") } ja panet { FORM($under, form: "gen") } pakan pohjalle.
    .only = Värväät { FORM($card, form: "gen") }.
log-bribe = { $seat } lahjoo goblinin pelaajalta { $target }.
    .you = Lahjot goblinin pelaajalta { $target }.
    .your = { $seat } lahjoo sinun goblinisi.
log-bribed = { $target } menettää goblinin, ja { $seat } saa sen.
    .you = Otat { FORM($card, form: "gen") } pelaajalta { $target }.
    .target = { $seat } vie sinulta { FORM($card, form: "gen") }.
log-done = { $seat } lähtee kaupasta.
    .you = Lähdet kaupasta.
log-store-closed = Kauppa sulkeutuu.
log-resigned = { $seat } luovuttaa. Paikka pelaa tästä lähtien vain pakollisen.
    .you = Luovutat. Paikkasi pelaa tästä lähtien vain pakollisen.
log-final = { $seat } saa { $score } pistettä. Päätavoite oli { $objective }.
    .out = { $seat } on pudonnut. Päätavoite oli { $objective }.
log-over =
    .surface = Päivänvalo! { $winners } { FORM($winners, form: "person") ->
        [you] voitat
        [among] voitatte
        [one] voittaa
       *[many] voittavat
    }!
    .sole-survivor = Muita ei ole jäljellä. { $winners } { FORM($winners, form: "person") ->
        [you] voitat, sillä tavoitteesi
        [among] voitatte, sillä tavoitteenne
        [one] voittaa, sillä tavoite
       *[many] voittavat, sillä tavoite
    } oli Ainoa eloonjäänyt!
    .nobody = Ketään ei ole jäljellä. Kukaan ei voita.
    .abandoned = Kaikki ovat luovuttaneet. Kukaan ei voita.

# The ledger of a round: what a number stands for
reason-printed = Painettu voima
reason-die = Sen noppa
reason-own = Oma temppu
reason-copied = Matkittu voima
reason-zero = Putoaa nollaan
reason-cap = Vihollisen rajoittama
reason-earlier = Aiemmalta kierrokselta
reason-basic = Perusvoima
reason-hidden = Salattu muutos
reason-ability = Kyky: { $ability }
reason-minimum = Ei koskaan alle { $n }
ledger-horde = Lauman oma voima
ledger-total = Lauma
ledger-foe = Vihollinen
ledger-missing = Puuttuu { $n }
ledger-over = Yli jää { $n }
ledger-spoiled = Noppa pilasi
ledger-victory = VOITTO
ledger-lost = HÄVITTY
ledger-none = Ei vielä laskettu
ledger-later = Koko laskun voi lukea, kun se on valmis.
sent = { $name } lähettää { $n ->
        [one] 1 kortin
       *[other] { $n } korttia
    }
    .you = Lähetät { $n ->
        [one] 1 kortin
       *[other] { $n } korttia
    }

# The result
result-surface = Ylhäällä ja ulkona
result-sole-survivor = Viimeinen jäljellä
result-nobody = Kukaan ei päässyt ylös
result-abandoned = Kaikki luovuttivat
end-surface = Olette pinnalla. Mitä se maksoi, ja kenelle maksettiin?
end-sole-survivor = Yksi goblin kapuaa ulos viheltellen. Niin oli tarkoituskin.
end-nobody = Pesässä on hiljaista. Yläkerrassa jaetaan korvianne.
end-abandoned = Goblinit istahtavat portaille odottamaan parempaa päivää.
end-reached = Pääsitte kerrokseen { $n }. Kerroksia on { $of }.
tally-gold = Kulta
tally-trophies = Trofeet
tally-cards = Kortit
tally-score = Pisteet
tally-foes = Kaadetut viholliset
story-counts = elossa olevat goblinit, kerros kerrokselta
story-turn = Kerros
story-change = { $n ->
        [one] goblin
       *[other] goblinia
    }
story-stamp-lost = Tappio!
story-stamp-victory = Voitto!
story-stamp-tombstone = Putosi!
boast-1 = Ylös ja ulos, eikä kukaan kysynyt hintaa.
boast-2 = Jakaisin saaliin, mutta katso nyt tuota jonoa.
boast-3 = Sankarit ovat portaita, joilla on mielipiteitä.
boast-none = Luola kiittää käynnistä.

# Refusals (GSS section 9); without arguments: the numbers stand in `why-*`
refused-out-of-game = Olet pudonnut. Katso ja puhu.
refused-not-now = Et voi tehdä tuota nyt.
refused-too-few-cards = Pelaa enemmän kortteja.
refused-too-many-cards = Pelaa vähemmän kortteja.
refused-not-in-hand = Tuo kortti ei ole kädessäsi. Valitse kädestäsi.
refused-horde-locked = Lauma on lukittu. Korttisi ovat mukana.
refused-no-such-choice = Tuota ei voi valita. Valitse jokin näkyvistä vaihtoehdoista.
refused-player-is-out = Tuo pelaaja on pudonnut. Valitse joku muu.
refused-not-the-picker = Eloonjääneen valitsee toinen pelaaja.
refused-cannot-be-picked = Tuota goblinia ei voi pelastaa. Valitse toinen.
refused-princeling-must = Prinssi on pelissä. Pelasta Prinssi.
refused-not-the-representative = Tästä päättää edustaja.
refused-stake-1-to-4 = Panosta 1–4 korttia.
refused-not-enough-gold = Kultasi ei riitä. Valitse jotain halvempaa.
refused-not-enough-trophies = Trofeesi eivät riitä. Valitse jotain halvempaa.
refused-one-currency = Maksa kullalla tai trofeilla, ei molemmilla.
refused-already-held = Sinulla on jo se. Valitse jotain muuta.
refused-choose-another = Valitse toinen pelaaja, jolla on kortteja.
refused-no-reroll = Sinulla ei ole uusintaheittoa.
refused-cannot-sacrifice = Et voi uhrata korttia tässä.
refused-no-such-loot = Sellaista erää ei ole. Merkitse jokin pöydällä olevista.
refused-no-goblins-left = Palkattavia goblineja ei ole jäljellä. Valitse jotain muuta.
refused-sacrifice-exactly = Uhraa tasan pyydetty määrä.
refused-already-answered = Olet jo valinnut.
refused-not-your-turn = Sinulla ei ole nyt päätettävää.
refused-malformed = Tässä pelissä ei ole tuollaista siirtoa.

## The table on screen

# Labels
paper = Tunnelilehti
surface = Maan pinta
floor = Kerros { $n }
round = Kierros { $n }
track-floor = Kerros { $n }
track-round = { $phase } · kierros { $n }
deck-short = Pakka
pile-short = Poistopino
deck = Minionpakka
pile = Poistopino
pile-text = Poistetut ja uhratut kortit, kuvapuoli alaspäin. Poistopinoa ei saa selata. Kun pakka loppuu, siitä tulee pakka.
deck-text = Goblinit, jotka ovat vielä tulossa. Koko pelissä on 25 lajia, kutakin 4.
horde = Lauma
earlier-cards = { $n ->
        [one] 1 aiempi kortti
       *[other] { $n } aiempaa korttia
    }
hand = Kätesi
objective = Päätavoitteesi
purse = Kukkarosi
purse-items = Sinulla on
purse-receipts = Täältä ostettu
purse-points = Saisit nyt { $n } pistettä
a-card = kortti
    .gen = kortin
    .to = kortille
empty = Tyhjä

# The seats
plate-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
plate-sent = lähetti { $n }
plate-lots = { $n ->
        [one] 1 erä
       *[other] { $n } erää
    }
plate-armours = { $n ->
        [one] 1 haarniska
       *[other] { $n } haarniskaa
    }
plate-rerolls = { $n ->
        [one] 1 uusintaheitto
       *[other] { $n } uusintaheittoa
    }
plate-choosing = Valitsee
plate-representative = Edustaja
plate-out = Pudonnut
plate-gone = Luovuttanut
pledge-none = Ei lupausta
pledge-heading = Mitä lupaat? Lupaus ei sido.
pledge-short-light = Vähän
pledge-short-fair = Osuuteni
pledge-short-heavy = Paljon

# Doors
door = Ovi { $n }
door-hint = { $kind } ({ $size })
doors-foes = Joka oven takana on vihollinen!
door-text = Tunnus kertoo saaliin lajin ja koon, ei koskaan vartijaa.
door-text-quiet = Hiljaisen oven takana ei ole koskaan vihollista. Siellä on tapahtuma tai kauppa.
door-text-foes = Olette jo käyneet tämän kerroksen sivuhuoneessa, joten joka oven takana on vihollinen.
door-if-foe = { $tier }, jos vihollinen
door-is-foe = { $tier } vihollinen
door-no-foe = Ei vihollista
door-worth-gold = Kulta lasketaan sinulle kahdesti.
door-worth-trophies = Trofeet lasketaan sinulle kahdesti.
door-worth-cards = Kortit lasketaan sinulle kahdesti.
door-foresight = Näet ennalta, että siellä on { $what }.
door-my-vote = Äänesi

# The foe, the count and the inspector
codex-foe = Viholliset
codex-event = Tapahtumat
codex-item = Kauppa
codex-objective = Päätavoitteet
codex-from-round = Kierros { $n }. { $text }
codex-powers = Voima { $powers }, kun pelaajia on elossa 3, 4, 5 tai 6.
foe-power = Voima { $n }
foe-power-between = { $least }–{ $most }
foe-power-living = Mitoitettu { $n ->
        [one] 1 elossa olevalle pelaajalle
       *[other] { $n } elossa olevalle pelaajalle
    }.
foe-abilities = Voimassa olevat kyvyt
foe-ability-since = kierroksesta { $n }
foe-ability-new = Uusi
foe-closed = Vielä tulossa
foe-no-more = Se ei saa enää uusia kykyjä.
foe-plan-b = B-suunnitelma: sen kyvyt eivät vaikuta tällä kierroksella.
foe-loot = Saaliina { $n ->
        [one] 1 erä
       *[other] { $n } erää
    }
score-face-down = vielä kääntämättä
score-cards = korteista
score-dice = { $horde } + { $dice } { $n ->
        [one] nopasta
       *[other] nopista
    }
score-over = yli
score-short = puuttuu
count-vs = vastaan
count-name = Lasku
count-face-down = Kortit ovat kuvapuoli alaspäin. Lasku tulee paljastuksen jälkeen.
count-cards = Laumassa { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
count-chosen = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }, voima { $power }
count-chosen-jester = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }, voima { $power } + d20
inspect-now = Voima on nyt { $n }
inspect-feat = Temppu, { $name }
inspect-feat-works = Temppu toimii.
inspect-feat-face-down = Temppu toimii vasta paljastuksen jälkeen.
inspect-feat-disabled = Vihollinen estää tempun.
inspect-feat-raised = Nostettu poistopinosta. Sillä on voima ja luokka, mutta ei temppua eikä omistajaa.
inspect-feat-earlier = Aiempi kortti. Sen voimaa ja temppua ei enää lasketa.
inspect-feat-carried = Aiempi kortti. Sen voima lasketaan yhä.
inspect-mine = Sinun. Vain sinä näet merkin.
inspect-hidden = Kuvapuoli alaspäin
inspect-hidden-text = Jonkun goblin. Se kääntyy paljastuksessa.
inspect-against = Tätä vihollista vastaan
inspect-against-disabled = Temppu ei toimisi.
inspect-against-discarded = Vihollinen poistaisi sen.
inspect-against-weakest = Vihollinen poistaa heikoimmat.
inspect-against-mightiest = Vihollinen poistaa vahvimmat.
inspect-against-capped = Voimasta laskettaisiin { $n }.
inspect-against-feeds = Se vahvistaa vihollista.
inspect-worth = Lopussa kädessä { $n } pisteen arvoinen.
inspect-looked = Olet nähnyt tästä kädestä
inspect-looked-gone = Kädestä on sittemmin lähtenyt { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    } näkemättäsi.
inspect-under = Panit pakan pohjalle
inspect-lost = Korttisi poistopinossa

# Votes and dice
votes-open = Äänet näytetään, kun kaikki ovat äänestäneet.
chance = { $n } %
die-joins = Enintään { $n } lisätään.
die-spoils = Vähintään { $n } häviää kierroksen.
tray-throw = Heitä!
tray-again = Heitä uudestaan!
tray-tip = Heitä painamalla tai tartu noppaan ja sinkoa se.
stands-right = Arvaus on nyt oikein, joten { $what }.
stands-wrong = Arvaus on nyt väärin, joten { $what }.
stands-joins = Nyt se lisätään, jolloin voima on { $total } ja vihollisen { $power }.
stands-spoils = Nyt se on liian suuri, ja kierros hävitään.
stands-success = Nyt tapahtuma onnistuu.
stands-failure = Nyt edessä on murhenäytelmä.
stands-pays = Nyt sijoitus kannattaa.
stands-pays-not = Nyt sijoitus ei tuota mitään.
stands-power = Nyt sen voima on { $n }.

# Loot, event and store
loot-heading = Saalis
lot = Erä { $n }
lot-worth = Sinulle { $n } pisteen arvoinen
lot-pings = { $names } { FORM($names, form: "person") ->
        [you] haluat sen.
        [among] haluatte sen.
        [one] haluaa sen.
       *[many] haluavat sen.
    }
lot-contested = KIISTELTY
lot-wanted = { $names } { FORM($names, form: "person") ->
        [among] haluatte
       *[many] haluavat
    } { $amount }.
lot-you-win = Nyt sen saat sinä.
lot-you-lose = Nyt sen saa { $name }.
lot-drawn = Nyt ratkaisee arpa.
event-heading = Panos
event-no-feats = Temput eivät toimi täällä. Ilveilijän voima on d20-heitto.
event-staked = Panoksena { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
event-chosen-power = Valittu voima { $n }
event-chosen-class = Luokasta valittu { $n }
store-heading = Kauppa
store-text = Kaikki ostavat yhtä aikaa muiden näkemättä. Tavara maksaa kultaa tai trofeita.
store-on-sale = Tänään halvempi
store-price = { $gold } kultaa tai { $trophies ->
        [one] 1 trofee
       *[other] { $trophies } trofeeta
    }
store-price-gold = { $gold } kultaa
store-price-trophies = { $trophies ->
        [one] 1 trofee
       *[other] { $trophies } trofeeta
    }
store-sale = TARJOUS
store-held = Sinulla on { $n }.
store-queue = Toinen ostos on kesken. Odota hetki.
store-points = Lopussa se on { $n } pistettä.
store-leave = Poistutaanko kaupasta?
store-leave-text = Käyttämättä on vielä { $purse }.
    .empty = Sinulla ei ole yhtään korttia. Jos et osta sellaista, putoat pelistä, kun kauppa sulkeutuu.

# Buttons with what they do
act-commit = Lähetä { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
act-missing = Valitse vielä { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
    .first = Valitse { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
act-commit-small = Voit ottaa ne takaisin
act-clear = Tyhjennä
act-vote-door = Äänestä ovea { $n }
act-vote-seat = Ääni: { $name }
act-vote-change = Voit vaihtaa ääntäsi
act-sacrifice = Uhraa { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
act-save = Pelasta { $card }
act-ping = Merkitse erä { $n }
act-stake = Panosta { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
act-buy-gold = Maksa { $n } kultaa
act-buy-trophies = Maksa { $n ->
        [one] 1 trofee
       *[other] { $n } trofeeta
    }
act-done-small = Lopettaa ostoksesi
act-bribe = Lahjo: { $name }
act-take = Ota { $card }
act-keep = Pidä { $card }
resign-heading = Luovutatko?
resign-text = Paikkasi jää pöytään ja pelaa vain pakollisen. Et voi palata.
resign-text-last = Yhtään pelaajaa ei jäisi. Ottelu päättyy tähän, eikä kukaan voita.

# Why something is not open: the numbers stand here
why-too-few-cards = Pelaa vähintään { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }.
why-too-many-cards = Pelaa enintään { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }.
why-sacrifice-exactly = Uhraa tasan { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }.
why-stake-held = Sinulla on vain { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }.
why-choose-first = Valitse ensin.
why-choose-door = Valitse ensin ovi.
why-choose-seat = Valitse ensin pelaaja.
why-choose-card = Valitse ensin kortti.
why-choose-lot = Valitse ensin erä.
why-choose-ware = Valitse ensin hinta.
why-no-throw = Tämä vastaus ei vaadi heittoa.
why-waiting = Olet valinnut. Muut valitsevat vielä.
why-not-asked = Sinulla ei ole nyt päätettävää.
why-other = Nyt on päätettävä jotain muuta.
why-committed = Olet lähettänyt korttisi. Ota ne takaisin, niin voit valita uudelleen.
why-vote-first = Äänestä ensin. Kortit odottavat siihen asti.
why-hand-later = Kortteja lähetetään, kun vihollinen on tiellä.
why-resolving = Lauma on työssä. Odota laskua.
why-out = Olet pudonnut. Katso ja puhu.
why-bigun = Köriläs on liian iso pelastettavaksi.
why-princeling = Prinssi on pelissä ja menee edelle.
why-discarded = Poistettuja goblineja ei voi pelastaa.
why-gold = Tarvitset vielä { $n } kultaa.
why-trophies = Tarvitset vielä { $n ->
        [one] 1 trofeen
       *[other] { $n } trofeeta
    }.
why-not-taken-gold = Tähän ei kelpaa kulta. Maksa trofeilla.
why-not-taken-trophies = Tähän eivät kelpaa trofeet. Maksa kullalla.
why-held = Voit pitää niitä enintään { $n }.
why-no-target = Kenelläkään muulla ei ole kortteja.
why-deck-empty = Pakka ja poistopino ovat tyhjät.
why-no-reroll = Sinulla ei ole uusintaheittoa.

# Tombstones
tomb-stamp = PUDONNUT
tomb-text = Olet pudonnut. Katso ja puhu. Tavoitteesi pysyy salassa loppuun asti.
tomb-bots = Jäljellä on vain botteja. Voit nopeuttaa loppua.
tomb-name = Tässä lepää { $name }

# The sums at the end (GSS-13.10)
sum-row = { $n } × { $each } = { $points }
sum-doubled = { $n } × { $each }, kaksinkertaisena = { $points }
sum-total = { $n } pistettä
sum-out = Pudonnut, ei pisteitä
sum-tie = Tasatilanteessa ratkaisevat kortit, sitten trofeet, sitten kulta.
over-tie-cards = { $names } { FORM($names, form: "person") ->
        [among] olette
       *[many] ovat
    } tasoissa, { $n } pistettä. Useammat kortit kädessä ratkaisevat.
over-tie-trophies = { $names } { FORM($names, form: "person") ->
        [among] olette
       *[many] ovat
    } tasoissa, { $n } pistettä ja yhtä monta korttia. Trofeet ratkaisevat.
over-tie-gold = { $names } { FORM($names, form: "person") ->
        [among] olette
       *[many] ovat
    } tasoissa, { $n } pistettä ja yhtä monta korttia ja trofeeta. Kulta ratkaisee.
over-tie-shared = { $names } { FORM($names, form: "person") ->
        [among] olette
       *[many] ovat
    } tasoissa, { $n } pistettä, ja kaikessa muussakin. Sija on yhteinen.

# Banners
banner-floor = Kerros { $n }
banner-final = Viimeinen kerros
banner-tie = Tasan!
banner-round = Kierros { $n }
banner-gained = Uusi kyky!
banner-plan-b = B-suunnitelma!
banner-shield-wall = Kilpimuuri!

# What is said while the table shows the rest
hush-revealed = Lauma kääntyy esiin, goblin kerrallaan.
hush-roll = D20 heitetään ({ $what }).
hush-again = D20 heitetään uudestaan ({ $what }).
hush-final = Tavoitteet paljastuvat yksi kerrallaan.
hush-door = Ovi { $door } narahtaa auki.
hush-gate = Joku odottaa portilla.
banner-jester = Hah hah haa!
banner-bet = Veto { FORM($side, form: "about") }!
banner-guessed = Oikea arvaus!
banner-missed = Väärä arvaus!
banner-spoiled = Liikaa!
banner-victory = Voitto!
banner-lost = Kierros hävitty
banner-saved = { $card } pelastuu!
banner-out = { $name } putoaa!
    .you = Sinä putoat!
banner-success = Onnistui!
banner-tragedy = Murhenäytelmä!
banner-daylight = Päivänvalo!
banner-over-surface = { $winners } { FORM($winners, form: "person") ->
        [you] voitat
        [among] voitatte
        [one] voittaa
       *[many] voittavat
    }!
banner-over-sole-survivor = { $winners } { FORM($winners, form: "person") ->
        [you] voitat
        [among] voitatte
        [one] voittaa
       *[many] voittavat
    } yksin!
banner-over-nobody = Kukaan ei voita
banner-over-abandoned = Kukaan ei voita

# The first time a player meets a phase or an ask: why it matters (GSS-13.8)
hint-start = Kaikki hymyilevät, ja kaikilla on salaisuus. Omasi ratkaisee, minkä vuoksi kannattaa kuolla.
hint-route-vote = Iso saalis on ison vihollisen takana. Kysy, kuka haluaa minkäkin oven, ja mieti, miksi.
hint-sacrifice = Nämä kortit menevät hukkaan. Anna ne, joita kaipaat vähiten.
hint-play-cards = Jos lähetätte liian vähän, kaikki häviävät kierroksen. Jos liikaa, tuhlaat elämiäsi. Usko lupauksiin omalla vastuullasi.
hint-reveal = Temput toimivat sovitussa järjestyksessä. Katso, kuka pihtasi. Määrät näytetään, omistajia ei.
hint-blood-rite = Muut näkevät, että kortti annettiin, mutta eivät antajaa.
hint-bet-vote = Jos lauma riittää jo, vetoa ei tarvita. Jos se ei riitä, jäljellä on vain tuuri.
hint-horde-die-vote = Mitä vahvempi lauma, sitä turvallisempi noppa. Mutta miksi heittää, jos voitto on jo selvä?
hint-weave-window = Uusintaheitto käy mihin tahansa noppaan, myös muiden. Kerralla kuluu vain yksi.
hint-lost-round = Vihollinen vahvistuu, kätenne hupenevat, ja kortiton putoaa. Lähettäkää ensi kerralla tarpeeksi.
hint-survivor-pick = Vain yksi palaa. Muut tunsivat riskit, tai olisivat tunteneet, jos joku olisi kertonut.
hint-loot-division = Kaikille harvoin riittää. Kun nyt otat vähän, voitat kiistat myöhemmin.
hint-representative-vote = Yksi vaarantaa korttinsa ja pitää palkinnon. Anteliaisuus ja ahneus sanovat samaa: minä.
hint-event-stake = Muut näkevät, montako korttia panostat, mutta eivät mitä. Jätä ainakin yksi kortti kotiin.
hint-event-bet = Mahdollisuus on puolet, ja syyllinen olet vain sinä.
hint-store = Kulta ja trofeet auttavat vain eläviä. Palkattu goblin on elämä ja 40 pistettä.
hint-store-choice = Minkä tässä näet, sen tiedät vain sinä.
hint-final = Älä vain voita, vaan selviydy. Yksi kortti kädessä on lippu päivänvaloon.
hint-tombstone = Kuolleet eivät näe entistä enempää, mutta syyttää saavat ketä tahansa.
hint-over = Nyt tavoitteet kääntyvät. Katso, kuka kantoi ja ketä kannettiin.

# The shaft, loot, events, the store, the purse and the end
shaft = Kuilu
shaft-text = Kymmenen kerrosta, jokaisessa vartija. Voitettu taistelu vie kerroksen ylös. Kymmenennen yllä on päivänvalo.
shaft-foes = Kohdatut viholliset
shaft-events = Kohdatut tapahtumat
lot-taken = Eriä tähän mennessä
loot-no-ping = Ei merkkiä
banner-contested = Kiistelty!
event-who = Kuka lähtee? Äänestys on salainen.
event-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
store-short-hire-minion = Nosta 1 kortti
store-short-enhanced-recruitment = Katso 2, pidä 1
store-short-armour = Valitse eloonjäänyt
store-short-weave-fate = Yksi uusintaheitto
store-short-bribe-goblin = Katso käsi, ota 1 kortti
store-short-foresight = Näe 3 oven taakse
store-short-aggressive-investing = Trofeet ×3, jos 6+
store-short-greedy-investing = Kulta ×3, jos 6+
seat-text = Kulta, trofeet ja tavoite ovat salaisia. Muun näkevät kaikki.
seat-text-own = Sinä. Muutkin näkevät nämä luvut, mutta eivät kukkaroasi eivätkä tavoitettasi.
objective-how = Vain sinä saat tietää sen. Pidä { $hold } pohjassa tai paina tästä, niin näet sen.
objective-secret = Muut eivät saa tietää.
objective-look = Pidä { $hold } pohjassa
    .press = Katso painamalla
objective-worth = Katso tavoitteesi, niin näet, mitä tämä on sinulle arvoltaan.
purse-none = Ei esineitä
over-veiled = Vielä salainen
over-place = Sija { $n }


## Classes

class-brute = Korsto
    .many = korstoa
class-sneak = Hiiviskelijä
    .many = hiiviskelijää
class-tinker = Värkkääjä
    .many = värkkääjää
class-mystic = Mystikko
    .many = mystikkoa
class-court = Hovi
    .many = hovigoblinia

## Goblins

card-bruiser = Mukiloija-goblin
    .feat = Kyynärpäätaktiikka
    .text = Poista lauman heikoin muu goblin.
    .flavour = Hän raivaa tien. Hän ei katso, kuka siinä seisoi.
    .gen = Mukiloijan
    .to = Mukiloijalle
card-wolfrider = Sudenratsastaja-goblin
    .feat = Laumarynnäkkö
    .text = +1 voimaa jokaisesta muusta lauman korstosta.
    .flavour = Susi tekee päätökset. Sillä on parempi tilasto.
    .gen = Sudenratsastajan
    .to = Sudenratsastajalle
card-shieldbearer = Kilvenkantaja-goblin
    .feat = Kilpimuuri
    .text = Paljastuksen jälkeen laumasta ei voi poistaa goblineja tällä kierroksella.
    .flavour = Oikeastaan se on ovi. Naulassa roikkuu yhä jonkun takki.
    .gen = Kilvenkantajan
    .to = Kilvenkantajalle
card-berserker = Berserkki-goblin
    .feat = Hidas suuttuja
    .text = +3 voimaa toisesta kierroksesta alkaen.
    .flavour = Loukkaa häntä nyt ja tule takaisin kymmenen minuutin päästä.
    .gen = Berserkin
    .to = Berserkille
card-bigun = Köriläs-goblin
    .feat = Liian iso raahattavaksi
    .text = Ei voida valita eloonjääneeksi.
    .flavour = Lähes kaksi metriä goblinia, enimmäkseen otsaa.
    .gen = Körilään
    .to = Köriläälle
card-impersonator = Imitoija-goblin
    .feat = Tekoviikset
    .text = Pariton vai parillinen. Onnistuu: saa vahvimman muun goblinin voiman. Epäonnistuu: poista Imitoija.
    .flavour = Kolme goblinia samassa takissa, ja hän on ne kaikki.
    .gen = Imitoijan
    .to = Imitoijalle
card-cutpurse = Taskuvaras-goblin
    .feat = Tahmatassut
    .text = Voiton tullen omistaja saa 10 kultaa tai, jos laumassa on toinen hiiviskelijä, 20 kultaa.
    .flavour = Kättelyn jälkeen lasket sormesi. Ja hänen.
    .gen = Taskuvarkaan
    .to = Taskuvarkaalle
card-backstabber = Selkäänpuukottaja-goblin
    .feat = Väijytys
    .text = +3 voimaa ensimmäisellä kierroksella.
    .flavour = Kaikki hänen suunnitelmansa alkavat selkäsi takaa.
    .gen = Selkäänpuukottajan
    .to = Selkäänpuukottajalle
card-deserter = Rintamakarkuri-goblin
    .feat = Taktinen pinkaisu
    .text = Kun kierros 1, 2 tai 3 hävitään, Rintamakarkuri palaa omistajansa käteen.
    .flavour = Hän on ollut mukana neljässäkymmenessä taistelussa, yhteensä yhdeksän minuuttia.
    .gen = Rintamakarkurin
    .to = Rintamakarkurille
card-earcutter = Korvanleikkaaja-goblin
    .feat = Naps
    .text = Voiton tullen omistaja saa 1 trofeen tai, jos laumassa on toinen hiiviskelijä, 2 trofeeta.
    .flavour = Omistaa kaulakorun, tilikirjan ja hyvin terävät sakset.
    .gen = Korvanleikkaajan
    .to = Korvanleikkaajalle
card-artificer = Keksijä-goblin
    .feat = Luultavasti turvallinen
    .text = Pariton vai parillinen. Onnistuu: lauman kaikki värkkääjät saavat +2 voimaa. Epäonnistuu: poista Keksijä.
    .flavour = Takuu kestää yhtä kauan kuin sytytyslanka.
    .gen = Keksijän
    .to = Keksijälle
card-catapult = Katapultti-goblin
    .feat = Elävä ammus
    .text = Pariton vai parillinen. Onnistuu: +5 voimaa. Epäonnistuu: poista heikoin muu goblin.
    .flavour = Lataaminen on helppoa. Kaikki haluavat vuoron, kunnes se tulee kohdalle.
    .gen = Katapultin
    .to = Katapultille
card-sapper = Pioneeri-goblin
    .feat = Irtonaiset lattialaudat
    .text = Vihollinen saa −1 voimaa jokaisesta lauman värkkääjästä, Pioneeri mukaan lukien.
    .flavour = Kukaan ei ole pitkä, kun lattia puuttuu.
    .gen = Pioneerin
    .to = Pioneerille
card-barricader = Barrikadi-goblin
    .feat = Huonekalulinnake
    .text = Sen voima lasketaan mukaan myös taistelun myöhemmillä kierroksilla.
    .flavour = Yksi vaatekaappi, kaksi sänkyä ja luja mielipide.
    .gen = Barrikadin
    .to = Barrikadille
card-bonesetter = Jäsenkorjaaja-goblin
    .feat = Melkein kuin uusi
    .text = Voiton tullen omistaja nostaa minionpakasta 1 lisäkortin.
    .flavour = Kaksi vasenta jalkaa on silti kaksi jalkaa.
    .gen = Jäsenkorjaajan
    .to = Jäsenkorjaajalle
card-conjurer = Silmänkääntäjä-goblin
    .feat = Jotain tyhjästä
    .text = Saatte heittää d20:n (äänestys). Enintään lauman oma voima: lisätään laumaan. Suurempi: kierros on hävitty.
    .flavour = Hattu oli tyhjä. Jokin sen sisällä oli eri mieltä.
    .gen = Silmänkääntäjän
    .to = Silmänkääntäjälle
card-firehazard = Palovaara-goblin
    .feat = Avotuli
    .text = Heitä d20. Enintään lauman oma voima: lisätään laumaan. Suurempi: kierros on hävitty.
    .flavour = Häntä ei päästetä portaiden, olkien eikä padan lähelle.
    .gen = Palovaaran
    .to = Palovaaralle
card-gravecaller = Haudankutsuja-goblin
    .feat = Takaisin töihin
    .text = Nosta satunnainen kortti poistopinosta laumaan. Sen voima lasketaan, mutta temppu ei toimi.
    .flavour = Kuolema on tauko. Tauot loppuvat aikanaan.
    .gen = Haudankutsujan
    .to = Haudankutsujalle
card-shaman = Samaani-goblin
    .feat = Kaikki yhdessä
    .text = +1 voimaa jokaisesta laumassa olevasta eri luokasta.
    .flavour = Osaa kaikki laulut ja joka lauluun väärät sanat.
    .gen = Samaanin
    .to = Samaanille
card-bloodpriest = Veripappi-goblin
    .feat = Vapaaehtoista kaivataan
    .text = Omistaja saa uhrata 1 kortin. Jos hän uhraa, lauman kaikki mystikot saavat +3 voimaa.
    .flavour = Jono alttarille etenee nopeasti ja vain eteenpäin.
    .gen = Veripapin
    .to = Veripapille
card-fancypants = Hienohelma-goblin
    .feat = Loistelias sisääntulo
    .text = Pariton vai parillinen. Onnistuu: lauman kaikki hovigoblinit saavat +3 voimaa. Epäonnistuu: oma voima on 0.
    .flavour = Housut ovat voittaneet useamman taistelun kuin hän.
    .gen = Hienohelman
    .to = Hienohelmalle
card-fearmonger = Pelonlietsoja-goblin
    .feat = Huonoja uutisia
    .text = Pariton vai parillinen. Onnistuu: vihollinen saa −5 voimaa. Epäonnistuu: poista kaksi heikointa muuta goblinia.
    .flavour = Eturiviin ehtiessään huhu on jo totta.
    .gen = Pelonlietsojan
    .to = Pelonlietsojalle
card-jester = Ilveilijä-goblin
    .feat = Vaikea yleisö
    .text = Sen voima on d20-heitto. Poista kaikki pelatut kortit paitsi Ilveilijät.
    .flavour = Hänen parasta vitsiään ei ole yleisöstä selvinnyt kertomaan kukaan.
    .gen = Ilveilijän
    .to = Ilveilijälle
card-schemer = Juonittelija-goblin
    .feat = B-suunnitelma
    .text = B-suunnitelma: vihollisen kyvyt eivät vaikuta tällä kierroksella.
    .flavour = A-suunnitelmakin oli hänen. Siitä hän ei mielellään puhu.
    .gen = Juonittelijan
    .to = Juonittelijalle
card-princeling = Prinssi-goblin
    .feat = Tiedätkö, kuka olen?
    .text = Jos Prinssi on voiton tullen pelissä, eloonjääneeksi on valittava Prinssi.
    .flavour = Kruununperimyksessä neljästoista. Valtaistuin on lähinnä jakkara.
    .gen = Prinssin
    .to = Prinssille

## Events

event-rickety-bridge = Hutera silta
    .text = Lähetä goblineja yli, yksi lankkua kohti. Toisella puolella odottaa kukkaro.
    .flavour = Värkkääjien rakentama. Värkkääjien hyväksymä. Värkkääjien välttelemä.
event-arm-wrestling = Kädenvääntöpöytä
    .text = Haasta mestarin käsivarsi. Panostetun voiman on yllettävä rajaan.
    .flavour = Häviäjä on velkaa korvan. Sakset ovat talon puolesta.
event-sleeping-drake = Nukkuva lohikäärme
    .text = Hiivi nukkujan ohi. Panostettu voima saa olla enintään rajan verran.
    .flavour = Se uneksii kullasta. Yritä olla joutumatta uneen.
event-beggar-prophet = Kerjäläisprofeetta
    .text = Jätä profeetalle seuraa ja kuule, mitä on tulossa.
    .flavour = Hän näki teidän tulevan. Kulho on silti keskellä tietä.
event-mushroom-feast = Sienipidot
    .text = Maista ensin. Jos kukaan ei kaadu, nälkäiset goblinit liittyvät seuraasi.
    .flavour = Kaikkia sieniä voi syödä. Joitakin vain kerran.
event-lost-goblinlings = Eksyneet goblinpennut
    .text = Lähetä etsintäpartio sivukäytävään.
    .flavour = Eivät ne eksyneet. Ne olivat voitolla piiloleikissä.
event-toll-troll = Tullipeikko
    .text = Näytä tarpeeksi lihasta, niin peikko maksaa sinulle. Korvina.
    .flavour = Maksuksi käyvät kolikot, vuohet ja anteeksipyynnöt.
event-cursed-idol = Kirottu epäjumala
    .text = Mitä useampi käsi, sitä enemmän kultaa. Epäjumala perii osansa joka toinen kerta.
    .flavour = Kirous lukee jalustassa, hyvin pienin riimuin.
event-ear-auction = Korvahuutokauppa
    .text = Tarjoa goblineja trofeesäkistä.
    .flavour = Kohde yhdeksän: yhteensopiva pari, yksi huolellinen omistaja.
event-rune-door = Riimuovi
    .text = Se aukeaa mystikoille. Joku koputtaa toisella puolella.
    .flavour = Riimuissa lukee Vedä.
event-jammed-lift = Jumiutunut hissi
    .text = Värkkääjien käsissä se kulkee taas. Viimeinen lasti on yhä kyydissä.
    .flavour = Kantavuus: yhdeksän goblinia tai yksi goblin ja hyvä ajatus.
event-guard-dog = Vahtikoira
    .text = Vain hiiviskelijät pääsevät kuonon ohi. Koppi on täynnä palkintoja.
    .flavour = Haukku on pahempi kuin purema, mutta niukasti.
event-masked-ball = Naamiaiset
    .text = Hovin tavoilla pääsee sisään. Takit ja korvat jätetään ovelle.
    .flavour = Kukaan ei kysynyt vihreistä käsistä.
event-rockfall = Kivivyöry
    .text = Korstot saavat tunnelin auki. Kivikasan takaa huudetaan.
    .flavour = Katto tuli alas katsomaan, mikä siellä metelöi.
event-abandoned-camp = Hylätty leiri
    .text = Tutki teltat, ennen kuin omistajat palaavat.
    .flavour = Puuro on vielä lämmintä. Niin on terä sen vieressäkin.
event-spinning-wheel = Onnenpyörä
    .text = Lyö vetoa: d20, pariton vai parillinen. Mitä useampi goblin pelissä, sitä komeampi palkinto.
    .flavour = Se oli ennen kärry. Onnekkaampikin se ennen oli.

## Foes

foe-sole-sidekick = Ainoa apuri
    .ability-1 = Goblinien temput eivät toimi.
    .flavour = Sankari on tauolla. Apurilla on muistiinpanot.
    .gen = Ainoan apurin
foe-overeager-squire = Yli-innokas aseenkantaja
    .ability-1 = Poistaa lauman heikoimman goblinin.
    .flavour = Hän on kiillottanut haarniskan joka osan. Haarniska on jonkun muun.
    .gen = Yli-innokkaan aseenkantajan
foe-rat-catcher = Rotanpyydystäjä
    .ability-1 = Poistaa kaikki goblinit, joiden voima on 1.
    .flavour = Pieni, vihreä, puree: tapporahaan kelpaa.
    .gen = Rotanpyydystäjän
foe-hedge-wizard = Puskavelho
    .ability-1 = Mystikoiden temput eivät toimi.
    .flavour = Itseoppinut, kirjasta, josta puuttuu puolet.
    .gen = Puskavelhon
foe-rented-locksmith = Vuokralukkoseppä
    .ability-1 = Hävityn kierroksen jälkeen jokainen pelaaja menettää 10 kultaa.
    .flavour = Avaa kaiken. Ei sulje mitään. Laskuttaa kaikkia.
    .gen = Vuokralukkosepän
foe-shy-archer = Ujo jousiampuja
    .ability-1 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .flavour = Ei mielellään tapaa niitä, joita ampuu.
    .gen = Ujon jousiampujan
foe-tavern-bouncer = Kapakan portsari
    .ability-1 = Kukaan ei saa pelata enempää kuin 2 korttia.
    .flavour = Kaksi kerrallaan, eikä noissa kengissä.
    .gen = Kapakan portsarin
foe-roadside-illusionist = Tienvarren taikuri
    .ability-1 = Sen voima heittää painetusta enintään 3 suuntaan tai toiseen ja on salassa ensimmäiseen paljastukseen.
    .flavour = Yli kaksimetrinen, kunnes savu hälvenee.
    .gen = Tienvarren taikurin
foe-pest-inspector = Tuholaistarkastaja
    .ability-1 = Vihollinen saa +1 voimaa jokaisesta lauman korstosta.
    .flavour = Rastittaa jokaisesta teistä ruudun. Ruutuja on paljon.
    .gen = Tuholaistarkastajan
foe-ear-collector = Korvankerääjä
    .ability-1 = Tämän taistelun jälkeen eloonjäänyttä ei valita.
    .flavour = Harrastus toimii näköjään molempiin suuntiin.
    .gen = Korvankerääjän
foe-choir-novice = Kuoron noviisi
    .ability-1 = Noppaa vaativat temput eivät toimi.
    .flavour = Uhkapeli on syntiä. Niin olette tekin, hän lisää.
    .gen = Kuoron noviisin
foe-pitchfork-mob = Heinähankojoukko
    .ability-1 = Jokaisen on pelattava vähintään 2 korttia.
    .flavour = Neljäkymmentä mielipidettä ja yksi lyhty.
    .gen = Heinähankojoukon
foe-secret-agent = Salaseuran agentti
    .ability-1 = Goblinien temput eivät toimi.
    .ability-2 = Tämän taistelun jälkeen eloonjäänyttä ei valita.
    .flavour = Seura on niin salainen, että hän maksaa jäsenmaksut itselleen.
    .gen = Salaseuran agentin
foe-spotless-knight = Tahrattoman kilven ritari
    .ability-1 = Poistaa lauman vahvimman goblinin.
    .ability-2 = Minkään goblinin voimasta ei lasketa enempää kuin 4.
    .flavour = Ei naarmuakaan, sillä hän ei ole koskaan ensimmäisenä ovesta sisään.
    .gen = Tahrattoman kilven ritarin
foe-siege-engineer = Piiritysinsinööri
    .ability-1 = Värkkääjien temput eivät toimi.
    .ability-2 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .flavour = Toi tikkaat luolaan ja sai niille käyttöä.
    .gen = Piiritysinsinöörin
foe-paroled-paladin = Paladiini ehdonalaisessa
    .ability-1 = Poistaa laumasta kaikki mystikot.
    .ability-2 = Kierroksen alussa jokainen pelaaja uhraa 1 kortin.
    .flavour = Vielä yksi rankaisu, ja hän saa pitää vasaransa.
    .gen = Ehdonalaisen paladiinin
foe-twin-rangers = Samoojakaksoset
    .ability-1 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .ability-2 = Poistaa kaikki goblinit, joilla on laumassa kaima.
    .flavour = He viimeistelevät toistensa lauseet ja sinun ystäväsi.
    .gen = Samoojakaksosten
    .number = many
foe-guild-assassin = Killan salamurhaaja
    .ability-1 = Poistaa lauman vahvimman goblinin.
    .ability-2 = Hävityn kierroksen jälkeen se, jolla on eniten kortteja kädessä, menettää niistä 1 satunnaisen.
    .flavour = Palkka maksetaan päätä kohti, ja päitä on näköjään monta.
    .gen = Killan salamurhaajan
foe-tax-collector = Veronkerääjä
    .ability-1 = Hävityn kierroksen jälkeen jokainen pelaaja menettää 20 kultaa.
    .ability-2 = Jos goblineja on yli 2 elossa olevaa pelaajaa kohti, vihollinen saa +1 voimaa jokaisesta ylimääräisestä.
    .flavour = On kuulemma olemassa tunnelivero.
    .gen = Veronkerääjän
foe-cellar-druid = Kellaridruidi
    .ability-1 = Korstojen temput eivät toimi.
    .ability-2 = Kukaan ei saa pelata enempää kuin 2 korttia.
    .flavour = Yhtä luonnon kanssa, lähinnä homeen.
    .gen = Kellaridruidin
foe-barbarian-understudy = Barbaarin sijaisnäyttelijä
    .ability-1 = Jokaisen on pelattava vähintään 2 korttia.
    .ability-2 = Vihollinen saa +3 voimaa.
    .flavour = Osaa joka karjaisun ulkoa eikä ole vielä päässyt lavalle.
    .gen = Barbaarin sijaisnäyttelijän
foe-bounty-hunter = Palkkionmetsästäjä
    .ability-1 = Eloonjäänyt arvotaan, ei valita.
    .ability-2 = Poistaa laumasta kaikki hiiviskelijät.
    .flavour = Naamasi on julisteessa. Teidän kaikkien naamat ovat.
    .gen = Palkkionmetsästäjän
foe-sabbatical-archmage = Arkkimaagi sapattivapaalla
    .ability-1 = Noppaa vaativat temput eivät toimi.
    .ability-2 = Mystikoiden temput eivät toimi.
    .ability-3 = Goblinien temput eivät toimi.
    .flavour = Hän tuli tänne vain saadakseen olla rauhassa.
    .gen = Sapattivapaata pitävän arkkimaagin
foe-retired-dragonslayer = Eläköitynyt lohikäärmeentappaja
    .ability-1 = Poistaa lauman vahvimman goblinin.
    .ability-2 = Minkään goblinin voimasta ei lasketa enempää kuin 4.
    .ability-3 = Poistaa vielä yhden vahvimmista goblineista.
    .flavour = Hän kaipaa lohikäärmeitä. Niillä oli vähemmän kyynärpäitä.
    .gen = Eläköityneen lohikäärmeentappajan
foe-inquisitor-general = Suurinkvisiittori
    .ability-1 = Hovigoblinien temput eivät toimi.
    .ability-2 = Kierroksen alussa jokainen pelaaja uhraa 1 kortin.
    .ability-3 = Poistaa laumasta kaikki hovigoblinit.
    .flavour = Hänellä on kysymyksiä. Jokaiseen vastaus on kyllä.
    .gen = Suurinkvisiittorin
foe-sharp-saint = Terävän pään pyhimys
    .ability-1 = Poistaa lauman kaksi heikointa goblinia.
    .ability-2 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .ability-3 = Tämän taistelun jälkeen eloonjäänyttä ei valita.
    .flavour = Neulatyynyjen, vartaiden ja sinun suojelupyhimyksesi.
    .gen = Terävän pään pyhimyksen
foe-famous-four = Kuuluisa nelikko
    .ability-1 = Hiiviskelijöiden temput eivät toimi.
    .ability-2 = Poistaa lauman vahvimman goblinin.
    .ability-3 = Jokaisen on pelattava vähintään 2 korttia.
    .flavour = Soturi, pappi, varas ja se, joka hoitaa laulut.
    .gen = Kuuluisan nelikon
foe-the-slayer = Goblininsurmaaja
    .ability-1 = Nyt ei säästellä: jokaisen on pelattava vähintään puolet kädestään, ylöspäin pyöristettynä.
    .ability-2 = Poistaa lauman vahvimman goblinin.
    .ability-3 = Poistaa kaikki goblinit, joiden voima on 1.
    .ability-4 = Hävityn kierroksen jälkeen se, jolla on eniten kortteja kädessä, menettää 1 satunnaisen. Näin käy kahdesti.
    .flavour = Hän laskee goblineissa. Lasku on juuri ehtinyt sinuun.
    .gen = Goblininsurmaajan
foe-chosen-one = Valittu
    .ability-1 = Nyt ei säästellä: jokaisen on pelattava vähintään puolet kädestään, ylöspäin pyöristettynä.
    .ability-2 = Noppaa vaativat temput eivät toimi.
    .ability-3 = Poistaa lauman kaksi heikointa goblinia.
    .ability-4 = Vihollinen saa +4 voimaa.
    .flavour = Miekka valitsi. Rehellisyyden nimissä se ei etsinyt älyä.
    .gen = Valitun
foe-guildmaster = Kiltamestari portilla
    .ability-1 = Nyt ei säästellä: jokaisen on pelattava vähintään puolet kädestään, ylöspäin pyöristettynä.
    .ability-2 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .ability-3 = Hävityn kierroksen jälkeen jokainen pelaaja menettää 20 kultaa.
    .ability-4 = Goblinien temput eivät toimi.
    .flavour = Hänen takanaan päivänvalo. Hänen edessään lomake, jolla sitä anotaan.
    .gen = Portin kiltamestarin


## The store

item-hire-minion = Palkkaa minion
    .text = Nosta minionpakasta 1 kortti.
    .flavour = Halpa, innokas eikä aivan selvillä siitä, mistä työssä on kyse.
item-enhanced-recruitment = Tehostettu värväys
    .text = Katso minionpakan 2 päällimmäistä korttia. Pidä 1 ja pane toinen pakan pohjalle.
    .flavour = Haastattelu pidetään. Se koskee lähinnä hajua.
item-armour = Osta haarniska
    .text = Sinä valitset eloonjääneen seuraavan taistelun jälkeen.
    .flavour = Yksi huolellinen omistaja, yksi huolimaton lohikäärme.
item-weave-fate = Kudo kohtalosi
    .text = Saat uusintaheiton. Käytä se kerran, heti minkä tahansa nopanheiton jälkeen.
    .flavour = Langalla on takuu kaikkea muuta kuin saksia vastaan.
item-bribe-goblin = Lahjo goblin
    .text = Katso toisen pelaajan käsi ja ota siitä 1 kortti.
    .flavour = Uskollisuus on korvaamatonta. Tämä on aavistuksen halvempaa.
item-foresight = Kaukonäön taikajuoma
    .text = Vain sinä näet, mitä seuraavien kolmen oven takana on.
    .flavour = Maistuu ensi tiistailta.
item-aggressive-investing = Aggressiivinen sijoittaminen
    .text = Heitä seuraavan taistelun jälkeen d20: vähintään 6 kolminkertaistaa siitä saamasi trofeet.
    .flavour = Menneet korvat eivät ole tae tulevista korvista.
item-greedy-investing = Ahne sijoittaminen
    .text = Heitä seuraavan taistelun jälkeen d20: vähintään 6 kolminkertaistaa siitä saamasi kullan.
    .flavour = Välittäjällä on hyvin pieni konttori ja hyvin nopea hevonen.

## Main Objectives

objective-treasure-hoarder = Aarteenhamstraaja
    .text = Kerää kultaa. Kultasi lasketaan lopussa kahdesti.
objective-manslayer = Ihmissurmaaja
    .text = Kaada vihollisia ja kerää korvat. Trofeesi lasketaan lopussa kahdesti.
objective-caretaker = Hoivaaja
    .text = Pelasta goblineja. Kätesi kortit lasketaan lopussa kahdesti.
objective-sole-survivor = Ainoa eloonjäänyt
    .text = Jos jäät viimeiseksi, jolla on kortteja, voitat heti. Ei lisäpisteitä.

## Pledges

pledge-name-light = Lähetän vähän
pledge-name-fair = Lähetän osuuteni
pledge-name-heavy = Lähetän paljon

## Lobby options

option-difficulty = Vaikeustaso
    .about = Jokainen vihollinen saa elossa olevaa pelaajaa kohti 1 voiman vähemmän tai enemmän.
    .value-easy = Helppo
    .value-normal = Normaali
    .value-hard = Vaikea
option-least = Lähetettävät kortit
    .about = Vähimmäismäärä kortteja, jotka jokainen lähettää kierrokselle.
    .value-third = Kolmannes kädestä
    .value-one = Yksi kortti
option-last-stand = Viimeinen yritys
    .about = Jos pelaat viimeisen korttisi, jäät henkiin, kun taistelu voitetaan.
option-objectives = Päätavoitteet
    .about = Usealla pelaajalla voi olla sama päätavoite, tai ne jaetaan tasan.
    .value-random = Arvotaan
    .value-even = Mahdollisimman erilaiset
option-timers = Aikarajat
    .about = Kuinka kauan kukin päätös saa kestää.
    .value-normal = Tavalliset
    .value-relaxed = Rauhalliset
    .value-off = Ei aikarajoja
option-spectators-see-hands = Katsojat näkevät kädet
    .about = Koskee katsojia, joilla ei ole ollut paikkaa. Pudonneet eivät näe käsiä koskaan.
option-final-foe = Viimeinen vihollinen
    .about = Vihollinen, joka odottaa kerroksessa 10.
    .value-random = Arvotaan
    .value-the-slayer = { foe-the-slayer }
    .value-chosen-one = { foe-chosen-one }
    .value-guildmaster = { foe-guildmaster }

## Lesson

lesson-guide = Vanha tiedustelija
lesson-welcome = Ylös ja ulos, yhdessä
    .text = Sinä, Nettle ja Bramble johdatte goblineja ylös luolasta. Taistelut voitetaan yhdessä tai ei lainkaan, mutta pelin voittaa vain yksi. Päätavoitteesi on Hoivaaja: käteesi jääneet kortit lasketaan kahdesti.
lesson-route = Valitse ovi
    .text = Ovi vihjaa saaliistaan, ei koskaan vartijastaan. Kaikki äänestävät salassa, ja eniten ääniä saanut ovi aukeaa.
    .act1 = Paina ovea 1
    .act2 = Paina Äänestä
    .done = Äänestit reittiä
lesson-pledge = Lupaa paljon
    .text = Samoojakaksosten voima on 21. Lupaus kertoo muille, kuinka paljon lähetät. Se ei sido ketään: lupaa paljon ja lähetä, mitä haluat.
    .act1 = Paina lupausta ”Paljon”
    .done = Annoit lupauksen
lesson-commit = Lähetä goblinisi
    .text = Kaikki valitsevat salassa, sitten kortit käännetään yhdeksi laumaksi. Ilveilijät ajaisivat muut pois, joten pidä ne: ne lasketaan tavoitteeseesi.
    .act1 = Paina vasemmanpuoleista Palovaaraa
    .act2 = Paina Hienohelmaa
    .act3 = Paina Lähetä
lesson-bet = d20 ratkaisee
    .text = 16 vastaan 21: ei riitä. Hienohelma tarjoaa vetoa parittomasta tai parillisesta. Anna olla: Palovaara heittää joka tapauksessa d20:n, ja enintään 16 lisätään laumaan.
    .act1 = Paina ”Ei vetoa”
    .act2 = Paina punaista Ei vetoa
    .done = Voitit taistelun d20:llä
lesson-survivor = Yksi palaa
    .text = Tuli 8, siis yhteensä 24. Jokainen nostaa kortin. Muu lauma on käytetty, mutta saat pelastaa yhden goblinin käteesi.
    .act1 = Paina Palovaaraa
    .act2 = Paina Pelasta
lesson-ping = Pyydä saalista
    .text = Merkitse haluamasi erä, niin muut näkevät sen. Jos kaksi merkitsee saman, sen saa se, joka on saanut vähiten.
    .act1 = Paina ensimmäistä erää
    .act2 = Paina Merkitse
    .done = Otit osasi saaliista
lesson-confirm = Sano olevasi valmis
    .text = Saalis jaetaan, kun kaikki ovat vahvistaneet.
    .act1 = Paina Vahvista
lesson-final-pledge = Kerros 10: viimeinen vihollinen
    .text = Valitun voima on 28, ja se pakottaa jokaisen pelaamaan puolet kädestään. Sen takana on maanpinta.
    .act1 = Paina lupausta ”Paljon”
lesson-final-commit = Kaikki paitsi Ilveilijät
    .text = Sen kyky estää kaikki temput, joissa heitetään noppaa, joten d20 ei nyt auta. Vain voima ratkaisee.
    .act1 = Paina ensimmäistä Palovaaraa
    .act2 = Paina Barrikadia
    .act3 = Paina toista Palovaaraa
    .act4 = Paina Lähetä
    .done = Voitit viimeisen vihollisen laumallasi
lesson-final-ping = Pidä kiinni omasta tavoitteestasi
    .text = 29 vastaan 28! Nettleltä loppuivat kortit, ja hän putosi. Hoivaajalle kahden kortin erä on arvokkain.
    .act1 = Paina kolmatta erää
    .act2 = Paina Merkitse
lesson-final-confirm = Laske korttisi
    .text = Kulta, trofeet ja kortit lasketaan yhteen, ja päätavoitteet paljastuvat.
    .act1 = Paina Vahvista
    .done = Voitit omalla tavoitteellasi
lesson-end = Ylös ja ulos
    .text = Ryhmä voitti taistelut, ja sinä voitit pelin.
    .open1 = Tapahtumat matkan varrella
    .open2 = Kauppa
    .open3 = Vedot parittomasta tai parillisesta, joihin kannattaa tarttua

## Rulebook

rulebook-goal = Tavoite
    .text =
        Seikkailijat ryöstelevät pesäänne. Johtakaa niin monta goblinia kuin voitte <b>kymmenen kerrosta</b> ylös, pohjalta maan pinnalle. Kerros selviää, kun <b>voitatte yhdessä yhden taistelun</b>. Kerroksessa 10 odottaa viimeinen vihollinen.
        Alussa sinulla on 8 korttia, ja ne ovat elämäsi: <b>jos kortit loppuvat, putoat</b>. Viimeisestä vihollisesta selvinneistä voittaa se, jolla on eniten pisteitä. Joukon on siis voitettava taistelunsa, ja jokainen antaisi mieluiten muiden maksaa ne.
        Vuoroja ei ole: kaikki valitsevat yhtä aikaa. Puhua saa milloin vain, ja valehdella saa.
rulebook-objective = Päätavoitteesi
    .text =
        Jokainen saa päätavoitteen, jota <b>kukaan muu ei näe</b> ennen ottelun loppua. Usealla pelaajalla voi olla sama.
        <b>Aarteenhamstraaja</b>: kultasi lasketaan lopussa kahdesti. <b>Ihmissurmaaja</b>: trofeesi lasketaan kahdesti. <b>Hoivaaja</b>: kätesi kortit lasketaan kahdesti.
        <b>Ainoa eloonjäänyt</b>: ei lisäpisteitä, mutta voitat heti, kun kaikki muut ovat pudonneet. Kun pelaajia on 3 tai 4, se on enintään yhdellä. Kun heitä on 5 tai 6, se on enintään kahdella. Ehkä ei kenelläkään.
rulebook-route = Kolme ovea
    .text =
        Jokaisen oven takana on <b>vihollinen</b>, <b>tapahtuma</b> tai <b>kauppa</b>. Oven tunnus kertoo saaliin lajin ja koon, ei koskaan sitä, kuka sitä vartioi. Hiljaisen oven takana ei ole koskaan vihollista, vaan tapahtuma tai kauppa.
        Äänestä yhtä ovea. Voit vaihtaa ääntäsi, kunnes kaikki ovat äänestäneet tai aika loppuu. <b>Äänet ovat salaisia</b>, ja tasatilanteen ratkaisee arpa. Kerroksessa voi käydä <b>enintään yhdessä sivuhuoneessa</b>. Sen jälkeen valitaan kolmesta ovesta, joiden takana on vihollinen. Isompi saalis tarkoittaa isompaa vihollista.
rulebook-foe = Vihollinen
    .text =
        Vihollisen <b>voima</b> kasvaa elossa olevien pelaajien määrän mukaan. Sen <b>kyvyt</b> muuttavat taistelun sääntöjä. Hurja vihollinen ei saa niitä lisää, mahtava saa lisää kierroksella 2 ja tarunhohtoinen kierroksilla 2 ja 3. Saadut kyvyt pysyvät. Tulevat ovat salassa.
        Lauma tarvitsee <b>vähintään saman verran voimaa kuin vihollinen</b>. Jos voima ei riitä, kierros hävitään, kortit eivät enää auta ja kaikki pelaavat uudestaan. <b>Esimerkki</b>: vihollisen voima on 14. Lauma, jonka voima on 14, voittaa. Lauma, jonka voima on 13, häviää. Kierroksia ei rajoita mikään, vain kätenne.
rulebook-play = Korttien pelaaminen
    .text =
        Jokainen pelaa yhtä aikaa kuvapuoli alaspäin <b>vähintään kolmanneksen kädestään</b>, ylöspäin pyöristettynä. Vihollinen voi vaatia enemmän tai sallia vähemmän. (Aulassa vähimmäismäärän voi laskea 1 korttiin.) Voit ottaa korttisi takaisin, kunnes kaikki ovat valmiita. <b>Lupaus</b> kertoo muille, mitä aiot lähettää. Se ei sido. <b>Esimerkki</b>: jos kädessäsi on 7 korttia, pelaat vähintään 3.
        Sitten kaikki näkevät, <b>montako</b> korttia kukin lähetti, ja kortit sekoitetaan yhdeksi laumaksi: <b>kukaan ei saa tietää, kenen mikin on</b>. Omissasi on merkki, jonka vain sinä näet. Jos aika loppuu, pelaat vähimmäismäärän heikoimmasta alkaen.
        Jotkin viholliset vaativat ennen taistelua <b>uhrauksen</b>: kortteja, jotka menevät poistopinoon kenenkään näkemättä. Yksi jää sinulle aina.
rulebook-reveal = Mitä laumalle tapahtuu
    .text =
        <b>Ennen paljastusta</b> jotkin viholliset poistavat kuvapuoli alaspäin olevia kortteja. <b>Paljastus</b>: lauma kääntyy esiin vasemmalta oikealle, ja jokainen Ilveilijä heittää d20:n. <b>B-suunnitelma</b>: Juonittelija vie vihollisen kyvyt kierroksen ajaksi. <b>Temppujen esto</b>: jotkin viholliset estävät temppuja, mutta goblinien voima jää. Nyt Kilvenkantaja pystyttää Kilpimuurin: sen jälkeen ketään ei voi poistaa. <b>Vihollinen poistaa</b>, sitten <b>goblinit poistavat</b> (Mukiloija, Ilveilijä). <b>Nosto</b>: Haudankutsuja hakee goblinin poistopinosta ilman sen temppua. <b>Riitti</b>: Veripapin omistaja saa uhrata kortin. Sitten tulevat <b>vedot</b>, <b>lasku</b> sekä Silmänkääntäjän ja Palovaaran <b>nopat</b>.
        Poistettu goblin ei anna voimaa, sen temppu ei toimi, ja se menee poistopinoon.
rulebook-dice = Vedot ja nopat
    .text =
        <b>Pariton vai parillinen</b>: jokaisesta vetoa lyövästä goblinista kaikki elossa olevat äänestävät: pariton, parillinen tai ei vetoa. Jos pariton ja parillinen saavat yhdessä enemmän ääniä kuin ei vetoa, vetoa lyödään siitä, jolla on enemmän ääniä. Oikea arvaus onnistuu, väärä epäonnistuu. Jos lauman voima riittää jo, miettikää kahdesti.
        <b>Lauman nopat</b>: Palovaara heittää aina d20:n. Silmänkääntäjästä äänestetään. Heitto, joka on <b>enintään lauman oma voima</b>, lisätään. Suurempi <b>häviää kierroksen heti</b>. Jokaista heittoa verrataan vain lauman omaan voimaan, ei aiempiin noppiin. <b>Esimerkki</b>: lauman oma voima on 12. Luvulla 12 siitä tulee 24, luvulla 13 kierros hävitään.
        Jos sinulla on <b>uusintaheitto</b>, saat käyttää sen heti minkä tahansa nopanheiton jälkeen.
rulebook-lost = Hävitty kierros
    .text =
        Kierrosten 1–3 jälkeen Rintamakarkurit lähtevät kotiin. Vihollinen, joka varastaa tai sieppaa, tekee sen nyt. Sitten <b>jokainen, jolla ei ole kortteja kädessä, putoaa</b>: kulta, trofeet ja esineet ovat mennyttä, mutta katsoa ja puhua saa.
        Muu lauma siirtyy sivuun <b>aiemmiksi korteiksi</b>. Ne pysyvät pelissä, kunnes vihollinen kaatuu, mutta eivät anna voimaa eivätkä temppuja. Vain Barrikadi auttaa yhä. Sitten alkaa uusi kierros, ja jokainen pelaa taas vähintään 1 kortin.
rulebook-victory = Voitto
    .text =
        Voiton tullen palkitsevat temput maksavat omistajilleen muiden näkemättä. Sitten <b>jokainen elossa oleva nostaa 1 kortin</b>. Jos pelasit viimeisen korttisi, tämä pitää sinut pelissä.
        Yksi arvottu pelaaja valitsee <b>eloonjääneen</b>: yksi pelatuista korteista, aiemmatkin mukaan lukien, siirtyy hänen käteensä. Jos jollakulla on <b>haarniska</b>, hän valitsee arvotun sijasta ja käyttää sen. Prinssi on valittava, Köriläs ei kelpaa. Kaikki muut pelatut kortit menevät poistopinoon. Saaliinjaon jälkeen noustaan seuraavaan kerrokseen.
rulebook-loot = Saaliinjako
    .text =
        Vihollinen jättää jälkeensä <b>eriä</b> kultaa, trofeita tai kortteja, tavallisesti vähemmän kuin on pelaajia. <b>Merkitse</b> haluamasi ja vahvista. Voit siirtää merkkiäsi, kunnes kaikki ovat vahvistaneet. Merkit ovat julkisia, ja niistä saa neuvotella.
        Erä, jossa on yksi merkki, menee sille pelaajalle. Kiistelty erä menee sille, joka on saanut tässä ottelussa <b>vähiten eriä</b>, ja tasatilanteen ratkaisee arpa. Merkitsemättä jääneet erät jaetaan samoin, ensin niille, jotka jäivät ilman. <b>Esimerkki</b>: Miralla on 3 erää, Mudgella 2. Molemmat merkitsevät 30 kultaa, ja Mudge saa sen.
rulebook-event = Tapahtumat
    .text =
        Äänestäkää <b>edustaja</b>. Äänet ovat salaisia. Vain edustaja panostaa kädestään 1–4 korttia: enemmän kortteja, parempi palkinto ja tavallisesti vaikeampi koe. Vaatimus ja palkinto näytetään etukäteen.
        Joissakin tapahtumissa heitetään d20. Toisissa tarvitaan voimaa, vain vähän voimaa tai tietyn luokan goblineja. Temput eivät toimi täällä, ja panostetun Ilveilijän voima on d20-heitto. <b>Onnistuessa</b> kortit palaavat, ja edustaja pitää palkinnon. <b>Murhenäytelmässä</b> ne menevät poistopinoon, eikä kukaan näe, mitä ne olivat. Koko kätensä panostanut edustaja putoaa silloin.
rulebook-store = Kauppa
    .text =
        Kaikki ostavat yhtä aikaa muiden näkemättä. Maksa kukin ostos <b>kullalla tai trofeilla</b>, ei molemmilla. Silloin tällöin jokin on tarjouksessa.
        <b>Palkkaus</b> nostaa kortin. <b>Tehostettu värväys</b> antaa valita kahdesta. <b>Haarniskalla</b> valitset seuraavan eloonjääneen. <b>Kudo kohtalosi</b> on uusintaheitto mihin tahansa noppaan. <b>Lahjonta</b> ottaa yhden kortin kädestä, jonka saat katsoa, ja omistaja saa tietää siitä. <b>Kaukonäkö</b> näyttää seuraavat kolme ovea vain sinulle. <b>Sijoitukset</b> kolminkertaistavat seuraavan taistelun saaliisi, jos d20 on vähintään 6. <b>Esimerkki</b>: sijoitat kultaan ja saat taistelusta 30. Luvulla 6 siitä tulee 90.
        Kaikki näkevät haarniskasi ja uusintaheittosi, mutta eivät muuta.
rulebook-final = Kerros 10
    .text =
        Täällä ei ole ovia. Viimeinen vihollinen odottaa, ja jokainen pelaa vähintään puolet kädestään. Kun se kaatuu, <b>kukaan ei nosta eikä pelasta kortteja</b>. <b>Jos sinulla on silloin kortti kädessä, olet selvinnyt</b>. Jos ei ole, putoat, voittipa lauma tai ei. Selvinneet jakavat saaliin, saaliskortitkin lasketaan, ja sitten lasketaan pisteet.
        Haarniskoista ei ole täällä apua. Säästä yksi kortti.
rulebook-end = Putoaminen ja loppu
    .text =
        Kortit tarkistetaan vain määrähetkillä: hävityn kierroksen, taistelun saaliinjaon ja murhenäytelmän jälkeen, kaupan sulkeutuessa ja viimeisen vihollisen kaatuessa. Jos Viimeinen yritys ei ole käytössä, ne tarkistetaan myös heti jokaisen voiton jälkeen. Muulloin tyhjä käsi ei ole onnettomuus.
        Jos ketään ei ole jäljellä, <b>kukaan ei voita</b>. Jos jäljellä on yksi ja hän on Ainoa eloonjäänyt, hän <b>voittaa heti</b>. Kuka tahansa muu viimeinen jatkaa yksin ylöspäin.
        Pinnalla jokainen selvinnyt saa <b>1 pisteen kullasta, 10 trofeesta ja 40 jokaisesta kätensä kortista</b>, ja tavoite kaksinkertaistaa osansa. <b>Esimerkki</b>: 50 kultaa, 4 trofeeta ja 2 korttia antavat 170 pistettä. Hoivaajan kortit lasketaan kahdesti, joten Hoivaaja saa 250. Tasatilanteessa ratkaisevat kortit, sitten trofeet, sitten kulta.
rulebook-secrets = Kuka näkee mitä
    .text =
        Vain sinä näet <b>kätesi</b>, <b>tavoitteesi</b> sekä kultasi, trofeesi, sijoituksesi ja kaukonäkösi. Kaikki näkevät, montako korttia sinulla on, haarniskasi ja uusintaheittosi, merkkisi ja lupauksesi sekä sen, mitä saat saaliina.
        Ovi- ja edustajaäänet jäävät salaisiksi. Vetojen ja Silmänkääntäjän äänet näytetään, kun äänestys päättyy. Poistopinoa ei voi selata. Uhratun, siepatun tai murhenäytelmässä menetetyn kortin tuntee vain sen omistaja. <b>Lopussa kaikki paljastetaan.</b>
rulebook-rulings = Usein kysyttyä
    .text =
        <b>Ilveilijän voima ei ole temppu</b>. Kun goblinien temput eivät toimi, se heittää silti, ja muut kortit jäävät. Useampi Ilveilijä jää, kukin omalla nopallaan. Kilpimuurin takana mitään ei poisteta.
        <b>B-suunnitelmaa</b> ei voi estää, mutta kuvapuoli alaspäin poistettu Juonittelija ei tee mitään, eikä vihollisen teko ennen paljastusta peruunnu. Toimittuaan B-suunnitelma pitää, vaikka Juonittelija poistettaisiin.
        Luokkiin lasketaan <b>estetyt ja nostetut</b> goblinit, aiempia kortteja ei. Vedosta tai riitistä saatu lisä pysyy, vaikka sen antanut goblin poistettaisiin. <b>Nostetulla</b> goblinilla ei ole omistajaa eikä temppua. Liian suuren heittävä Palovaara häviää kierroksen, olipa lauma miten vahva tahansa.

# Mitä valmentaja sanoo: `advice-*` aloittaa virkkeen (mitä tehdä), `why-*` jatkaa sitä (miksi se on hyvä). Substantiivit kuin lokissa
coach-good = Ovelaa goblinilta!
advice-door = Äänestä ovea { $door }
advice-send-out = Lähetä { $cards }
advice-give-up = Uhraa { $cards }
advice-promise = Lupaa { $pledge ->
        [light] vähän
        [fair] oma osasi
       *[heavy] paljon
    }
advice-take-bet = Äänestä vetoa: { $side }
advice-guess = Arvaa { $side }
advice-leave-bet = Älä lyö vetoa
advice-roll-die = Heitä noppaa
advice-leave-die = Älä heitä noppaa
advice-take-lot = Merkitse { $what ->
        [gold] { $n } kultaa
        [trophies] { $n ->
            [one] trofee
           *[other] { $n } trofeeta
        }
       *[cards] { $n ->
            [one] kortti
           *[other] { $n } korttia
        }
    }
advice-agree = Hyväksy saalis tällaisenaan
advice-spare = Pelasta { $card }
advice-send-seat = Äänestä lähtijäksi: { $target }
    .your = Äänestä itseäsi
advice-stake = Pane panokseksi { $cards }
advice-buy-item = Valitse ”{ $item }”
advice-leave-store = Poistu kaupasta
advice-take-goblin = Ota { $card }
advice-give-nothing = Älä anna mitään
advice-let-others-choose = Anna muiden valita
advice-reroll = Heitä { $number } uudestaan
advice-keep-roll = Pidä { $number }
advice-take-back-ping = Poista merkkisi
why-together = painettua voimaa on { $n }, ja vihollisen { $foe } tasan jaettuna tekee { $share } pelaajaa kohti
why-weakest-go = lähetät heikoimmat goblinisi ja pidät vahvat
why-weakest = kädessäsi ei ole painetulta voimaltaan heikompia
why-behind = laumalta puuttuu voimaa { $n }
why-ahead = { $n ->
        [0] lauman voima riittää juuri ja juuri
       *[other] lauman voima riittää jo, ja yli jää { $n }
    }
why-counts-double = päätavoitteesi laskee kahdesti { $what ->
        [gold] kullan
        [trophies] trofeet
       *[cards] kortit
    }

## Diagrams of the rulebook

diagram-secrets-own = Vain sinä näet
    .note = Kätesi ja tavoitteesi, kultasi ja trofeesi, sijoituksesi ja kaukonäkösi.
diagram-secrets-all = Kaikki näkevät
    .note = Korttiesi määrän, haarniskasi ja uusintaheittosi, merkkisi ja lupauksesi sekä saamasi saaliin.
diagram-secrets-never = Pysyy salassa
    .note = Mitä muut äänestivät ovista ja edustajista, ja mitä poistopinossa on.
