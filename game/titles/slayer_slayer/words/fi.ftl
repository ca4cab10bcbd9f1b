title-tagline = Luolaseikkailu ja petos
title-about =
    Johda goblinisi kymmenen kerrosta ylös pesää ryöstävien sankarien ohi.
    Pelatkaa kortteja salassa: saavuttakaa vihollisen voima tai pelatkaa lisää.
    Pidä tavoitteesi salassa äläkä päästä goblineja loppumaan.

## What the rules say

# Asks: to the one who decides, to those who wait, and what is at stake or happens when the time is up. All of it is what
# that seat may see. {power} is the foe's Power or ?, {horde} and {total} the running totals, {success} and {failure} as
# `bet.*` says, {chance} in percent, {what} a goblin or as `roll.*` says, {counts} lots taken so far by seat, {k} cards,
# {need} as `need.*` says, {reward} as `amount.*` says, {held} re-rolls; `.start` is shown with the objective.
ask-start = Salainen tavoitteesi: { $objective }. { $text }
    .stakes = Kukaan muu ei saa tietää.
ask-route-vote = Kerros { $floor }/10. Äänestä ovea: tunnus kertoo, millainen saalis oven takana on, ei sitä, kuka vartioi.
    .waiting = Äänestäneitä: { $v }/{ $n }
    .stakes = Eniten ääniä saanut aukeaa, tasatilanteessa arvotaan. Äänet jäävät salaisiksi.
    .timeout = Ajan loppuessa et äänestä.
ask-sacrifice = { $foe }: ennen taistelua uhrataan. Valitse, mitä menee salaa poistopinoon: { $n }
    .waiting = Uhrauksia odotetaan: { $names }
    .stakes = Vähintään 1 kortti jää sinulle.
    .timeout = Ajan loppuessa lähtevät heikoimmat.
ask-play-cards = { $foe }: voima { $power }. Yltäkää siihen yhdessä. Pelaa kuvapuoli alaspäin: { $min } tai enemmän
    .exactly = { $foe }: voima { $power }. Yltäkää siihen yhdessä. Pelaa kuvapuoli alaspäin tasan: { $min }
    .between = { $foe }: voima { $power }. Yltäkää siihen yhdessä. Pelaa kuvapuoli alaspäin: { $min }–{ $max }
    .waiting = Kortteja odotetaan: { $names }
    .stakes = Voitto: jokainen nostaa 1. Tappio: nämä eivät enää auta ja kaikki pelaavat lisää; kortiton putoaa.
    .last = Tämä on viimeinen korttisi. Jos kierros hävitään, putoat.
    .whole = Tämä on koko kätesi. Jos kierros hävitään, putoat.
    .strict = Koko käden pelaaminen on kuolema, vaikka voittaisitte: säästä 1 kortti.
    .final = Viimeinen vihollinen. Sen kaatuessa kukaan ei nosta: säästä vähintään 1 kortti, tai putoat voitostakin.
    .committed = Korttisi ovat mukana. Voit vielä ottaa ne takaisin tai muuttaa lupaustasi.
    .timeout = Ajan loppuessa pelaat vähimmäismäärän heikoimmasta alkaen.
ask-blood-rite = { $goblin }: luovu yhdestä kätesi kortista, niin lauman kaikki mystikot saavat +{ $amount }.
    .waiting = Veripappi odottaa omistajaansa. Lauma { $horde }, vihollinen { $power }.
    .stakes = Lauma { $horde }, vihollinen { $power }.
    .timeout = Ajan loppuessa et anna mitään.
ask-bet-vote = { $goblin }: jos arvaatte nopan oikein, { $success }; jos ette, { $failure }.
    .waiting = Äänestäneitä: { $v }/{ $n }
    .stakes = Lauma { $horde }, vihollinen { $power }. Pariton, parillinen vai ei vetoa?
    .timeout = Ajan loppuessa et äänestä.
ask-horde-die-vote = { $goblin }: heitetäänkö? Enintään { $horde } lisätään laumaan ({ $chance } %), suuremmalla kierros hävitään.
    .waiting = Äänestäneitä: { $v }/{ $n }
    .stakes = Lauma { $total }, vihollinen { $power }.
    .timeout = Ajan loppuessa et äänestä.
ask-weave-window = { $what }: d20 näyttää { $number }. Käytätkö uusintaheiton?
    .waiting = Uusintaheitot värähtävät: { $names }
    .stakes = Sinulla on: { $held }. Uusi luku pätee, parempi tai huonompi.
    .timeout = Ajan loppuessa entinen jää.
ask-survivor-pick = Voitto! Pelasta 1 pelattu goblin: se tulee käteesi, muut menevät poistopinoon.
    .armour = Voitto! Haarniskasi valitsee: pelasta 1 pelattu goblin, muut menevät poistopinoon.
    .must = Prinssi on pelissä: sellainen on valittava.
    .waiting = Valitsee eloonjääneen: { $name }
    .timeout = Ajan loppuessa pelastat vahvimman.
ask-loot-division = Eriä: { $lots }, pelaajia: { $players }. Merkitse haluamasi ja vahvista.
    .waiting = Odotetaan: { $names }
    .stakes = Kiistelty erä menee sille, joka on saanut vähiten ({ $counts }). Loput jaetaan.
    .confirmed = Olet vahvistanut. Merkin siirtäminen peruu vahvistuksen.
ask-representative-vote = { $event }. { $text } Äänestä lähtijää.
    .waiting = Äänestäneitä: { $v }/{ $n }
    .stakes = Hän panostaa 1–4 omaa korttiaan ja pitää voittonsa. Äänet jäävät salaisiksi.
ask-event-stake = Panosta 1–4 korttia. Onnistuessa ne palaavat palkinnon kera, epäonnistuessa menetät ne.
    .waiting = Valitsee panosta: { $name }
    .timeout = Ajan loppuessa panostat heikoimman korttisi.
    .row = { $k }: { $need }, palkinto { $reward }
    .whole = Panoksena koko kätesi: jos epäonnistut, putoat.
ask-event-bet = Pariton vai parillinen? Oikein: { $reward }. Väärin menetät panostetut kortit: { $k }
    .waiting = Lyö vetoa: { $name }
    .timeout = Ajan loppuessa puoli arvotaan.
ask-store = Osta kullalla tai trofeilla, kukin ostos yhdellä valuutalla.
    .waiting = Odotetaan: { $names }
    .stakes = Kortit pitävät sinut hengissä; mitä säästät, siitä saat lopussa pisteitä.
    .timeout = Ajan loppuessa lähdet.
    .bribe = Lahjo goblin: kenen kättä katsot?
ask-store-choice = Valitse 1 näistä goblineista.
    .enhanced-recruitment = Pidä 1 näistä goblineista. Toinen menee pakan pohjalle.
    .bribe-goblin = Ota 1 goblin. Käden omistaja: { $name }
    .waiting = Ostos on kesken.
    .timeout = Ajan loppuessa otetaan ensimmäinen, lahjotuista vahvin.

# What a bet does, as a part of `ask.bet_vote`: {success} and {failure}; {n} as the data says
bet-copy-mightiest = se saa vahvimman muun goblinin voiman
bet-class-bonus-tinker = lauman värkkääjät saavat +{ $n } voimaa
bet-class-bonus-court = lauman hovigoblinit saavat +{ $n } voimaa
bet-self-bonus = se saa +{ $n } voimaa
bet-foe-power = vihollinen saa { $n } voimaa
bet-discard-self = se poistetaan
bet-discard-weakest-1 = heikoin muu goblin poistetaan
bet-discard-weakest-2 = kaksi heikointa muuta poistetaan
bet-if-right = Oikein: { $what }
bet-if-wrong = Väärin: { $what }
bet-zero-self = sen oma voima on 0

# What an event needs, as a part of `ask.event_stake.row`; {chance} where it is known
need-roll = d20 vähintään { $n } ({ $chance } %)
need-power = voima vähintään { $n }
need-power-max = voima enintään { $n }
need-class = { $class }, vähintään { $n }
need-odds = oikea arvaus (50 %)

# Amounts of what can be won, paid or held: .1 is for one, joined with commas where there are several
amount-gold = { $n } kultaa
amount-trophies = { $n ->
        [one] 1 trofee
       *[other] { $n } trofeeta
    }
amount-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
amount-weave = { $n ->
        [one] 1 uusintaheitto
       *[other] { $n } uusintaheittoa
    }
amount-armour = { $n ->
        [one] 1 haarniska
       *[other] { $n } haarniskaa
    }
amount-foresight = { $n ->
        [one] kaukonäkö
       *[other] { $n } kertaa kaukonäkö
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
tier-mighty = Mahtava
tier-fabled = Tarunhohtoinen
tier-final = Viimeinen vihollinen
roll-jester = Ilveilijä
roll-bet = Veto
roll-horde-die = Lauman noppa
roll-event = Tapahtuma
roll-event-jester = Panostettu Ilveilijä
roll-investment = Sijoitus
side-odds = pariton
side-evens = parillinen
side-none = ei vetoa
side-roll = heitä
side-no = älä heitä
side-blank = ei ääntä

# Buttons
verb-vote = Äänestä
verb-commit = Lähetä kortit
verb-withdraw = Ota takaisin
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
verb-done = Valmis
verb-back = Takaisin
verb-close = Sulje
verb-hurry = Nopeuta
verb-resign = Luovuta

# The log, by kind of cue: seats as players' names, `handle`, `card`, `by`, `of` as goblins' names, lists joined, `counts`
# and `votes` by seat, `ability` in its words. Variants: `.mine` for whom it concerns, `.tie` and `.nobody` of votes,
# `.hidden` `.spoiled` `.final` `.earlier` `.own` ... where the nouns say so. `amount` and `reward` are spelt as `amount.*` says; bonuses carry their sign.
log-dealt = { $seat } saa kortteja: { $count }
    .you = Kätesi: { $cards }
log-objective = { $seat } saa salaisen tavoitteen.
    .you = Saat salaisen tavoitteen. Se on peitettynä kukkarosi alla.
log-floor = Kerros { $floor }/10.
    .final = Kerros { $floor }: yllä päivänvalo ja sen edessä joku.
log-doors = Kolme ovea: { $hints }
    .foes = Kolme ovea, jokaisen takana vihollinen: { $hints }
log-route-chosen = Eniten ääniä sai ovi { $door }.
    .tie = Äänestys päättyi tasan. Arvottu: ovi { $door }
    .nobody = Kukaan ei äänestänyt. Arvottu: ovi { $door }
log-door-opened =
    .foe = Oven takana on vihollinen: { $id }
    .event = Oven takana on tapahtuma: { $id }
    .store = Oven takana on kauppa.
    .final = Portilla seisoo: { $id }
log-foe = { $foe } ({ $tier })
log-round = Kierros { $round }. Vihollisen voima: { $power }
    .hidden = Kierros { $round }. Vihollisen voima on salassa.
    .gained = Vihollisen uusi kyky: { $gained }
log-sacrificed = { $seat } uhraa kortteja: { $count }
    .you = Uhraat: { $cards }
log-pledge = { $seat }: { $pledge }
log-committed = Valmis: { $seat }
log-withdrawn = { $seat } ottaa korttinsa takaisin.
log-locked = Kortteja laumassa: { $counts }
log-shuffled = Lauma sekoitetaan.
log-facedown-discard = Kuvapuoli alaspäin oleva kortti menee poistopinoon.
    .you = Piilossa ollut korttisi menee poistopinoon: { $card }
log-revealed = Lauma: { $cards }
    .empty = Lauma on tyhjä.
log-power-shown = Vihollinen paljastaa voimansa: { $power }
log-roll = { $purpose }: d20 näyttää { $number }.
    .again = { $purpose }: uusintaheitto, d20 näyttää { $number }.
log-reroll = { $seat } käyttää uusintaheiton. Jäljellä: { $left }
    .several = Useampi halusi heittää uudestaan. Arvottu: { $seat }. Jäljellä: { $left }
log-jester = { $handle }: voima { $power }
log-plan-b = B-suunnitelma! Vihollisen kyvyt eivät vaikuta tällä kierroksella.
log-disabled = Temppu ei toimi: { $handles }
    .ability = { $ability }
log-shield-wall = Kilpimuuri on pystyssä: laumasta ei voi poistaa goblineja.
log-wall-holds = Kilpimuuri pitää. Torjuttu: { $source }
log-discarded = Poistettu: { $card } (poistaja: { $source })
    .own = Poistettu: { $card } (oma veto)
    .earlier = Poistettu aiemmista korteista: { $card } (poistaja: { $source })
log-raised = { $by } nostaa poistopinosta: { $card }
log-nothing-raised = { $by } kutsuu, mutta poistopino on tyhjä.
log-rite-open = { $card } odottaa omistajaansa.
log-rite =
    .done = Kortti uhrattiin. Riitin pitäjä: { $card }
    .declined = Uhria vaille jäi: { $card }
    .you = Uhraat: { $given }
log-bet-offered = { $card } tarjoaa vetoa. Lauma { $horde }, vihollinen { $foe }.
log-bet-votes =
    .made = Veto: { $side } ({ $votes })
    .tie = Pariton ja parillinen tasoissa. Arvottu: { $side } ({ $votes })
    .refused = Ei vetoa ({ $votes })
log-bet-result =
    .success = { $card }: { $number }, oikein arvattu!
    .failure = { $card }: { $number }, väärin arvattu.
log-bonus = { $by } antaa { $amount } voimaa: { $handles }
log-copied = { $handle } matkii: { $of }, voima { $power }
log-zeroed = { $handle }: voima 0
log-foe-bonus = Vihollisen voima { $amount }: { $by }
log-no-effect = { $handle }: mitään ei tapahdu.
log-counted = Lauman oma voima { $horde }, vihollinen { $foe }.
log-die-offered = { $card } tarjoaa noppaa. Lauma { $total }, vihollinen { $foe }.
log-die-votes =
    .made = Heitetään ({ $votes })
    .refused = Ei heitetä ({ $votes })
log-die-added = { $card }: +{ $number }. Lauma: { $total }
log-die-spoiled = { $card }: { $number } on enemmän kuin { $horde }. Kierros on hävitty!
log-ledger = Lasku: lauma { $total }, vihollinen { $foe }.
    .spoiled = Lasku: noppa pilasi kierroksen.
log-victory = Voitto kierroksella { $round }, { $total }–{ $foe }!
log-lost = Kierros { $round } on hävitty, { $total }–{ $foe }. Puuttui: { $missing }
    .spoiled = Kierros { $round } on hävitty: nopan luku oli liian suuri.
    .next = Nämä kortit eivät enää auta. Kaikki pelaavat uudestaan.
log-returned = Rintamakarkureita palaa kotiin: { $seats }
log-stolen = Jokainen menettää kultaa: { $amount }
log-abducted = Siepattiin yksi kortti kädestä: { $seat }
    .you = Kädestäsi siepattiin: { $card }
log-tombstone = Kortit loppuivat, putosi pelistä: { $seat }
    .you = Putosit pelistä.
log-laid-aside = Lauma siirtyy sivuun: { $handles }
log-victory-feat = { $card } palkitsee omistajansa.
    .you = { $card } palkitsee sinut: { $amount }
log-drawn = { $seat } nostaa kortteja: { $count }
    .you = Nostat: { $cards }
    .feat = { $seat } nostaa kortteja tempusta: { $count }
    .lot = { $seat } nostaa kortteja saaliina: { $count }
    .reward = { $seat } nostaa kortteja palkintona: { $count }
    .hire = { $seat } palkkaa goblineja: { $count }
log-reshuffled = Poistopinosta sekoitetaan uusi minionpakka: { $count }
log-survivor-picker = Eloonjääneen valitsee: { $seat }
    .armour = Eloonjääneen valitsee haarniskan turvin: { $seat }
log-survivor = { $seat } pelastaa: { $card }
    .random = Eloonjäänyt arvotaan: { $card }, saaja { $seat }
log-no-survivor =
    .foe = Vihollinen ei jätä eloonjäänyttä.
    .nobody = Pelastettavia ei ole.
log-to-pile = Kortteja poistopinoon: { $count }
log-lots = Saalis: { $lots }
log-ping = { $seat } merkitsee erän { $lot }.
    .withdrawn = { $seat } poistaa merkkinsä.
log-confirmed = { $seat } vahvistaa.
log-lot = { $seat } saa: { $amount }
    .contested = { $amount }, haluajat: { $contested }. Vähiten eriä: { $seat }
    .tie = { $amount }, haluajat: { $contested }. Arvottu: { $seat }
    .dealt = { $amount }, ei kenenkään haluama. Saaja: { $seat }
log-investment =
    .success = Sijoitus kolminkertaistuu: { $number } ({ $seat })
    .failure = Sijoitus on mennyttä: { $number } ({ $seat })
    .you = Sijoituksesi tuottaa: { $gained }
log-climbed = Goblinit nousevat kerrokseen { $floor }.
log-event = Tapahtuma: { $event }
log-representative = Edustajanne: { $seat }
    .tie = Äänestys päättyi tasan. Arvottu: { $seat }
    .nobody = Kukaan ei äänestänyt. Arvottu: { $seat }
log-staked = { $seat } panostaa kortteja: { $count }
    .you = Panostat: { $cards }
log-event-side = { $seat } lyö vetoa: { $side }
log-event-result =
    .success = Onnistui! Panostettuja kortteja palaa: { $count }
    .failure = Murhenäytelmä. Kortteja poistopinoon: { $count }
    .total = Panos laskettiin: { $total }
log-reward = { $seat } voittaa: { $reward }
    .overflow = Ylimenevä vaihtuu kullaksi: { $overflow }
log-store = Kauppa on auki.
    .sale = Tarjouksessa tänään: { $sale }
log-armour = { $seat }, haarniskoja: { $held }
log-weave = { $seat }, uusintaheittoja: { $held }
log-recruited = { $seat } värvää goblinin.
    .you = Värväät: { $card }. Pakan pohjalle: { $under }
    .only = Värväät: { $card }
log-bribe = { $seat } lahjoo goblinin. Menettäjä: { $target }
log-bribed = Goblin vaihtaa leiriä: { $target } → { $seat }
    .you = Otat: { $card } ({ $target })
    .target = { $seat } vie sinulta: { $card }
log-done = { $seat } lähtee kaupasta.
log-store-closed = Kauppa sulkeutuu.
log-resigned = { $seat } luovuttaa. Tästä lähtien paikka pelaa vain pakollisen.
log-final = { $seat }: { $objective }, { $score }
    .out = { $seat }: { $objective }, pudonnut
log-over =
    .surface = Päivänvalo! Voitto: { $winners }
    .sole-survivor = Muita ei ole jäljellä. Ainoa eloonjäänyt voittaa: { $winners }
    .nobody = Ketään ei ole jäljellä. Kukaan ei voita.
    .abandoned = Kaikki ovat luovuttaneet. Kukaan ei voita.

# The ledger of a round: what a number stands for
reason-printed = Painettu voima
reason-die = Sen noppa
reason-own = Oma temppu
reason-copied = Matkittu voima
reason-zero = Muuttuu nollaksi
reason-cap = Vihollisen rajoittama
reason-earlier = Aiemmalta kierrokselta
reason-basic = Perusvoima
reason-hidden = Salattu muutos
reason-ability = Kyky: { $ability }
reason-minimum = Ei koskaan alle { $n }
ledger-horde = Lauman oma voima
ledger-total = Lauma
ledger-foe = Vihollinen
ledger-missing = Puuttuu: { $n }
ledger-over = Yli jää: { $n }
ledger-spoiled = Noppa pilasi
ledger-victory = VOITTO
ledger-lost = HÄVITTY
ledger-none = Mitään ei ole vielä laskettu.

# The result
result-surface = Ylhäällä ja ulkona
result-sole-survivor = Viimeinen jäljellä
result-nobody = Kukaan ei päässyt ylös
result-abandoned = Luovutettu
end-surface = Olette pinnalla. Mitä se maksoi, ja kenelle maksettiin?
end-sole-survivor = Yksi goblin kapuaa ulos viheltellen. Niin oli tarkoituskin.
end-nobody = Pesässä on hiljaista. Yläkerrassa jaetaan korvianne.
end-abandoned = Goblinit istahtavat portaille odottamaan parempaa päivää.
end-reached = Pääsitte kerrokseen { $n }; kerroksia on { $of }.
tally-gold = Kulta
tally-trophies = Trofeet
tally-cards = Kortit
tally-score = Pisteet
tally-foes = Kaadettuja vihollisia

# Refusals (GSS section 9); without arguments: the numbers stand in `why.*` of table_text.toml
refused-out-of-game = Olet pudonnut pelistä.
refused-not-now = Ei nyt.
refused-too-few-cards = Sinun on pelattava enemmän kortteja.
refused-too-many-cards = Noin montaa korttia ei saa pelata.
refused-not-in-hand = Tuo kortti ei ole kädessäsi.
refused-horde-locked = Lauma on lukittu.
refused-no-such-choice = Sellaista vaihtoehtoa ei ole.
refused-player-is-out = Se pelaaja on pudonnut.
refused-not-the-picker = Et ole valitsija.
refused-cannot-be-picked = Tuota goblinia ei voi valita.
refused-princeling-must = Prinssi on valittava.
refused-not-the-representative = Et ole edustaja.
refused-stake-1-to-4 = Panosta 1–4 korttia.
refused-not-enough-gold = Kultaa ei ole tarpeeksi.
refused-not-enough-trophies = Trofeita ei ole tarpeeksi.
refused-one-currency = Maksa yhdellä kelpaavalla valuutalla.
refused-already-held = Sinulla on jo se.
refused-choose-another = Valitse toinen pelaaja, jolla on kortteja.
refused-no-reroll = Ei uusintaheittoa käytettävänä.
refused-cannot-sacrifice = Et voi uhrata nyt.
refused-no-such-loot = Sellaista saalista ei ole.
refused-no-goblins-left = Palkattavia goblineja ei ole jäljellä.
refused-sacrifice-exactly = Uhraa tasan niin monta kuin pyydetään.
refused-already-answered = Olet jo valinnut.
refused-not-your-turn = Sinulta ei nyt kysytä.
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
pile-text = Poistetut ja uhratut kortit kuvapuoli alaspäin. Sitä ei saa selata. Kun pakka loppuu, siitä tulee pakka.
deck-text = Tulevat goblinit: 25 lajia, kutakin 4 koko pelissä.
horde = Lauma
earlier = Aiemmat kortit
hand = Kätesi
objective = Tavoitteesi
purse = Kukkarosi
purse-items = Hallussasi
purse-receipts = Täältä ostettu
purse-points = Lopussa tästä saa: { $n }
a-card = kortti
empty = Tyhjä
rule = Sääntö { $id }

# The seats
plate-cards = Kortit: { $n }
plate-sent = Lähetti: { $n }
plate-lots = Erät: { $n }
plate-armours = Haarniskat: { $n }
plate-rerolls = Uusintaheitot: { $n }
plate-choosing = Valitsee
plate-representative = Edustaja
plate-out = Pudonnut
plate-gone = Luovuttanut
pledge-none = Ei lupausta
pledge-heading = Mitä lupaat? Se ei sido mihinkään.
pledge-short-light = Vähän
pledge-short-fair = Osuuteni
pledge-short-heavy = Paljon

# Doors
door = Ovi { $n }
door-hint = { $kind }, { $size }
door-text = Tunnus kertoo saaliin lajin ja koon, ei koskaan vartijaa.
door-text-quiet = Hiljaisen oven takana ei ole koskaan vihollista, vaan tapahtuma tai kauppa.
door-text-foes = Tässä kerroksessa on jo käyty sivuhuoneessa: joka oven takana on vihollinen.
door-if-foe = Jos vihollinen: { $tier }
door-is-foe = Vihollinen: { $tier }
door-no-foe = Ei vihollista
door-worth-gold = Kulta lasketaan sinulle kahteen kertaan.
door-worth-trophies = Trofeet lasketaan sinulle kahteen kertaan.
door-worth-cards = Kortit lasketaan sinulle kahteen kertaan.
door-foresight = Näet ennalta: { $what }
door-my-vote = Äänesi

# The foe, the count and the inspector
codex-foe = Viholliset
codex-event = Tapahtumat
codex-item = Kauppa
codex-objective = Päätavoitteet
codex-from-round = Kierros { $n }: { $text }
codex-powers = Voima, kun elossa on 3, 4, 5 tai 6 pelaajaa: { $powers }
foe-power = Voima { $n }
foe-power-living = Elossa olevia pelaajia: { $n }
foe-abilities = Voimassa olevat kyvyt
foe-ability-since = Kierroksesta { $n }
foe-ability-new = Uusi
foe-closed = Ei vielä saatu
foe-no-more = Se ei saa enää lisää kykyjä.
foe-plan-b = B-suunnitelma: sen kyvyt eivät vaikuta tällä kierroksella.
foe-loot = Saalis sen kaatuessa, eriä: { $n }
count-vs = vastaan
count-name = Lasku
count-face-down = Kortit ovat kuvapuoli alaspäin. Lasku tulee paljastuksen jälkeen.
count-enough = Riittää
count-short = Puuttuu { $n }
count-cards = Kortteja laumassa: { $n }
count-chosen = Valittu: { $n }, voima { $power }
count-chosen-jester = Valittu: { $n }, voima { $power } ja d20
inspect-now = Voima nyt: { $n }
inspect-feat = Temppu: { $name }
inspect-feat-works = Temppu toimii.
inspect-feat-face-down = Temppu toimii vasta paljastuksen jälkeen.
inspect-feat-disabled = Temppu ei toimi: vihollinen estää sen.
inspect-feat-raised = Nostettu poistopinosta: voima ja luokka, mutta ei temppua eikä omistajaa.
inspect-feat-earlier = Aiempi kortti: voimaa ja temppua ei lasketa.
inspect-feat-carried = Aiempi kortti, jonka voima lasketaan yhä.
inspect-mine = Sinun: merkin näet vain sinä.
inspect-hidden = Kuvapuoli alaspäin
inspect-hidden-text = Jonkun goblin. Se kääntyy paljastuksessa.
inspect-against = Tätä vihollista vastaan
inspect-against-disabled = Temppu ei toimisi.
inspect-against-discarded = Se poistettaisiin.
inspect-against-weakest = Heikoimmat poistetaan.
inspect-against-mightiest = Vahvimmat poistetaan.
inspect-against-capped = Voimasta laskettaisiin { $n }.
inspect-against-feeds = Se vahvistaa vihollista.
inspect-worth = Kortti kädessä lopussa on arvoltaan: { $n }
inspect-looked = Nähty tästä kädestä
inspect-looked-gone = Sen jälkeen näkemättä lähteneitä: { $n }
inspect-under = Panit tämän pakan pohjalle
inspect-lost = Omasi poistopinossa

# Votes and dice
votes-open = Äänet näytetään, kun kaikki ovat äänestäneet.
chance = { $n } %
die-joins = enintään { $n } lisätään
die-spoils = { $n } tai enemmän: kierros hävitään
tray-throw = Heitä!
tray-again = Heitä uudestaan!
tray-tip = Heitä painamalla tai ota noppa käteen ja sinkoa se.
stands-right = Nyt arvaus on oikein: { $what }.
stands-wrong = Nyt arvaus on väärin: { $what }.
stands-joins = Nyt se liittyy laumaan: { $total } vastaan { $power }.
stands-spoils = Nyt se on liian suuri, ja kierros hävitään.
stands-success = Nyt tapahtuma onnistuu.
stands-failure = Nyt käy huonosti.
stands-pays = Nyt sijoitus kannattaa.
stands-pays-not = Nyt sijoitus ei tuota mitään.
stands-power = Nyt sen voima on { $n }.

# Loot, event and store
loot-heading = Saalis
lot = Erä { $n }
lot-worth = Sinulle { $n } pisteen arvoinen
lot-pings = Merkinneet: { $names }
lot-contested = KIISTELTY
lot-you-win = Näillä näkymin saat sen.
lot-you-lose = Näillä näkymin saaja: { $name }
lot-drawn = Näillä näkymin arvotaan.
event-heading = Panos
event-no-feats = Temput eivät toimi täällä. Ilveilijän voima on d20-heitto.
event-staked = Panostettuja kortteja: { $n }
event-chosen-power = Valittu voima: { $n }
event-chosen-class = Valittuja luokasta: { $n }
store-heading = Kauppa
store-text = Kaikki ostavat yhtä aikaa, eikä kukaan näe mitä. Tavara maksaa kultaa tai trofeita.
store-on-sale = Nyt halvemmalla
store-price = { $gold } kultaa tai { $trophies } trofeeta
store-price-gold = { $gold } kultaa
store-price-trophies = { $trophies } trofeeta
store-sale = TARJOUS
store-held = Sinulla on: { $n }
store-queue = Toinen ostos on kesken.
store-points = Hinta pisteinä lopussa: { $n }
store-leave = Poistutaanko kaupasta?
store-leave-text = Voisit vielä ostaa: { $items }

# Buttons with what they do
act-commit = Lähetä kortteja: { $n }
act-commit-small = Voit ottaa ne takaisin
act-clear = Tyhjennä
act-vote-door = Äänestä: ovi { $n }
act-vote-seat = Äänestä: { $name }
act-vote-change = Voit vaihtaa ääntäsi
act-sacrifice = Uhraa: { $n }
act-save = Pelasta: { $card }
act-ping = Merkitse erä { $n }
act-stake = Panosta kortteja: { $n }
act-buy-gold = Maksa { $n } kultaa
act-buy-trophies = Maksa { $n } trofeeta
act-done-small = Lähde kaupasta
act-bribe = Lahjo: { $name }
act-take = Ota: { $card }
act-keep = Pidä: { $card }
resign-heading = Luovutetaanko?
resign-text = Paikkasi jää pöytään ja pelaa vain pakollisen. Et voi palata.
resign-text-last = Pelaajia ei jäisi: ottelu päättyy tähän, eikä kukaan voita.

# Why something is not open: the numbers stand here
why-too-few-cards = Pelaa vähintään { $n }.
why-too-many-cards = Pelaa enintään { $n }.
why-sacrifice-exactly = Uhraa tasan { $n }.
why-stake-held = Sinulla on vain { $n }.
why-choose-first = Valitse ensin.
why-choose-door = Valitse ensin ovi.
why-choose-seat = Valitse ensin pelaaja.
why-choose-card = Valitse ensin kortti.
why-choose-lot = Valitse ensin erä.
why-choose-ware = Valitse ensin hinta.
why-no-throw = Tällä vastauksella et heitä mitään.
why-waiting = Olet valinnut. Muut valitsevat vielä.
why-not-asked = Sinulta ei nyt kysytä mitään.
why-other = Sinulta kysytään nyt muuta.
why-resolving = Lauma on työssä. Odota laskua.
why-out = Olet pudonnut. Katso ja puhu.
why-bigun = Köriläs on liian iso pelastettavaksi.
why-princeling = Prinssi on pelissä ja menee edelle.
why-discarded = Poistettuja goblineja ei voi pelastaa.
why-gold = Kultaa puuttuu: { $n }
why-trophies = Trofeita puuttuu: { $n }
why-not-taken-gold = Tähän ei kelpaa kulta.
why-not-taken-trophies = Tähän eivät kelpaa trofeet.
why-held = Voit pitää enintään { $n }.
why-no-target = Kenelläkään muulla ei ole kortteja.
why-deck-empty = Pakka ja poistopino ovat tyhjät.
why-no-reroll = Sinulla ei ole uusintaheittoa.

# Tombstones
tomb-stamp = PUDONNUT
tomb-text = Olet pudonnut. Katso ja puhu; tavoitteesi pysyy salassa loppuun asti.
tomb-bots = Jäljellä on vain botteja. Voit nopeuttaa loppua.
tomb-name = Tässä lepää { $name }

# The sums at the end (GSS-13.10)
sum-row = { $n } × { $each } = { $points }
sum-doubled = { $n } × { $each }, kaksinkertaisena = { $points }
sum-total = Pisteet: { $n }
sum-out = Pudonnut pelistä: ei pisteitä
sum-tie = Tasatilanteessa ratkaisevat kortit, sitten trofeet, sitten kulta.
over-tie-cards = { $names } tasoissa, pisteitä { $n }: useammat kortit kädessä ratkaisevat (GSS-7.5).
over-tie-trophies = { $names } tasoissa, pisteitä { $n }, kortteja yhtä monta: trofeet ratkaisevat (GSS-7.5).
over-tie-gold = { $names } tasoissa, pisteitä { $n }, kortteja ja trofeita yhtä monta: kulta ratkaisee (GSS-7.5).
over-tie-shared = { $names } tasoissa, pisteitä { $n }, ja kaikessa muussakin: sija on yhteinen (GSS-7.5).

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
hush-roll = D20 heitetään: { $what }
hush-again = Heitetään uudestaan: { $what }
hush-door = Ovi { $door } narahtaa auki.
hush-gate = Portilla seisoo joku.
banner-jester = Hah hah haa!
banner-bet = Veto: { $side }
banner-guessed = Oikein arvattu!
banner-missed = Väärin arvattu
banner-spoiled = Liikaa!
banner-victory = Voitto!
banner-lost = Kierros hävitty
banner-saved = Pelastui: { $card }
banner-out = Putosi: { $name }
banner-success = Onnistui!
banner-tragedy = Murhenäytelmä
banner-daylight = Päivänvalo!
banner-over-surface = Voitto: { $winners }
banner-over-sole-survivor = Viimeinen jäljellä: { $winners }
banner-over-nobody = Kukaan ei voita
banner-over-abandoned = Kukaan ei voita

# The first time a player meets a phase or an ask: why it matters (GSS-13.8)
hint-start = Kaikki hymyilevät, ja kaikilla on salaisuus. Omasi ratkaisee, minkä vuoksi kannattaa kuolla.
hint-route-vote = Iso saalis on ison vihollisen takana. Kysy, kuka haluaa minkäkin oven, ja mieti, miksi.
hint-sacrifice = Nämä kortit menevät hukkaan: anna ne, joita kaipaat vähiten.
hint-play-cards = Liian vähän, ja kaikki häviävät kierroksen; liikaa, ja tuhlaat elämiäsi. Usko lupauksiin omalla vastuullasi.
hint-reveal = Temput toimivat sovitussa järjestyksessä. Katso, kuka pihtasi: määrät näytetään, omistajia ei.
hint-blood-rite = Muut näkevät, että kortti annettiin, mutta eivät antajaa.
hint-bet-vote = Jos lauma riittää jo, vedosta on vain haittaa. Jos se ei riitä, jäljellä on vain tuuri.
hint-horde-die-vote = Mitä vahvempi lauma, sitä turvallisempi noppa. Mutta miksi heittää, jos voitto on jo selvä?
hint-weave-window = Uusintaheitto käy mihin tahansa noppaan, muidenkin. Kerralla kuluu vain yksi.
hint-lost-round = Vihollinen vahvistuu, kätenne hupenevat, ja kortiton putoaa. Lähettäkää ensi kerralla tarpeeksi.
hint-survivor-pick = Vain yksi palaa. Muut tunsivat riskit, tai olisivat tunteneet, jos joku olisi kertonut.
hint-loot-division = Yleensä kaikille ei riitä. Joka nyt ottaa vähän, voittaa kiistat myöhemmin.
hint-representative-vote = Yksi vaarantaa korttinsa ja pitää palkinnon. Anteliaisuus ja ahneus sanovat samaa: minä.
hint-event-stake = Muut näkevät vain, montako panostat, eivät mitä. Jätä ainakin yksi kortti kotiin.
hint-event-bet = Mahdollisuus on puolet, ja syyllinen olet vain sinä.
hint-store = Kulta ja trofeet auttavat vain eläviä. Palkattu goblin on elämä ja 40 pistettä.
hint-store-choice = Minkä tässä näet, sen tiedät vain sinä.
hint-final = Älä vain voita, vaan selviä: yksi kortti kädessä on lippu päivänvaloon.
hint-tombstone = Kuolleet eivät näe entistä enempää, mutta syyttää saavat ketä tahansa.
hint-over = Nyt tavoitteet kääntyvät. Katso, kuka kantoi ja ketä kannettiin.

# The shaft, loot, events, the store, the purse and the end
shaft = Kuilu
shaft-text = Kymmenen kerrosta, jokaisessa vartija. Voitettu taistelu vie kerroksen ylös; kymmenennen yläpuolella on päivänvalo.
shaft-foes = Kohdatut viholliset
shaft-events = Kohdatut tapahtumat
lot-taken = Eriä tähän mennessä
loot-no-ping = Ilman merkkiä
banner-contested = Kiistelty!
event-who = Kuka lähtee? Äänestys on salainen.
event-cards = Kortteja: { $n }
store-short-hire-minion = Nosta 1 kortti
store-short-enhanced-recruitment = Katso 2, pidä 1
store-short-armour = Valitse eloonjäänyt
store-short-weave-fate = Yksi uusintaheitto
store-short-bribe-goblin = Katso käsi, ota 1 kortti
store-short-foresight = Näe 3 oven taakse
store-short-aggressive-investing = Trofeet ×3, jos 6+
store-short-greedy-investing = Kulta ×3, jos 6+
seat-text = Kulta, trofeet ja tavoite ovat salaisia. Sen, minkä näet tässä, näkevät kaikki.
seat-text-own = Sinä. Nämä luvut näkevät muutkin, mutta eivät kukkaroasi eivätkä tavoitettasi.
objective-how = Vain sinä saat tietää sen. Pidä { $hold } pohjassa tai paina tästä, niin näet sen.
objective-worth = Mitä tästä saat sinä, näkyy, kun tavoitteesi on esillä.
purse-none = Ei esineitä
over-veiled = Vielä salainen
over-place = Sija { $n }


## Classes

class-brute = Korsto
class-sneak = Hiiviskelijä
class-tinker = Värkkääjä
class-mystic = Mystikko
class-court = Hovi

## Goblins

card-bruiser = Mukiloija-goblin
    .feat = Kyynärpäätaktiikka
    .text = Poista lauman heikoin muu goblin.
    .flavour = Hän raivaa tien. Hän ei katso, kuka siinä seisoi.
card-wolfrider = Sudenratsastaja-goblin
    .feat = Laumarynnäkkö
    .text = +1 voimaa jokaisesta muusta lauman korstosta.
    .flavour = Susi tekee päätökset. Sillä on parempi tilasto.
card-shieldbearer = Kilvenkantaja-goblin
    .feat = Kilpimuuri
    .text = Paljastuksen jälkeen laumasta ei voi poistaa goblineja tällä kierroksella.
    .flavour = Oikeastaan se on ovi. Naulassa roikkuu yhä jonkun takki.
card-berserker = Berserkki-goblin
    .feat = Hidas suuttuja
    .text = +3 voimaa toisesta kierroksesta alkaen.
    .flavour = Loukkaa häntä nyt ja tule takaisin kymmenen minuutin päästä.
card-bigun = Köriläs-goblin
    .feat = Liian iso raahattavaksi
    .text = Ei voida valita eloonjääneeksi.
    .flavour = Lähes kaksi metriä goblinia, enimmäkseen otsaa.
card-impersonator = Imitoija-goblin
    .feat = Tekoviikset
    .text = Pariton vai parillinen. Onnistuu: saa vahvimman muun goblinin voiman. Epäonnistuu: poista Imitoija.
    .flavour = Kolme goblinia samassa takissa, ja hän on ne kaikki.
card-cutpurse = Taskuvaras-goblin
    .feat = Tahmatassut
    .text = Voiton tullen omistaja saa 10 kultaa tai, jos laumassa on toinen hiiviskelijä, 20 kultaa.
    .flavour = Kättelyn jälkeen lasket sormesi. Ja hänen.
card-backstabber = Selkäänpuukottaja-goblin
    .feat = Väijytys
    .text = +3 voimaa ensimmäisellä kierroksella.
    .flavour = Kaikki hänen suunnitelmansa alkavat selkäsi takaa.
card-deserter = Rintamakarkuri-goblin
    .feat = Taktinen pinkaisu
    .text = Kun kierros 1, 2 tai 3 hävitään, Rintamakarkuri palaa omistajansa käteen.
    .flavour = Hän on ollut mukana neljässäkymmenessä taistelussa, yhteensä yhdeksän minuuttia.
card-earcutter = Korvanleikkaaja-goblin
    .feat = Naps
    .text = Voiton tullen omistaja saa 1 trofeen tai, jos laumassa on toinen hiiviskelijä, 2 trofeeta.
    .flavour = Omistaa kaulakorun, tilikirjan ja hyvin terävät sakset.
card-artificer = Keksijä-goblin
    .feat = Luultavasti turvallinen
    .text = Pariton vai parillinen. Onnistuu: lauman kaikki värkkääjät saavat +2 voimaa. Epäonnistuu: poista Keksijä.
    .flavour = Takuu kestää yhtä kauan kuin sytytyslanka.
card-catapult = Katapultti-goblin
    .feat = Elävä ammus
    .text = Pariton vai parillinen. Onnistuu: +5 voimaa. Epäonnistuu: poista heikoin muu goblin.
    .flavour = Lataaminen on helppoa. Kaikki haluavat vuoron, kunnes se tulee kohdalle.
card-sapper = Pioneeri-goblin
    .feat = Irtonaiset lattialaudat
    .text = Vihollinen saa -1 voimaa jokaisesta lauman värkkääjästä, Pioneeri mukaan lukien.
    .flavour = Kukaan ei ole pitkä, kun lattia puuttuu.
card-barricader = Barrikadi-goblin
    .feat = Huonekalulinnake
    .text = Sen voima lasketaan mukaan myös taistelun myöhemmillä kierroksilla.
    .flavour = Yksi vaatekaappi, kaksi sänkyä ja luja mielipide.
card-bonesetter = Jäsenkorjaaja-goblin
    .feat = Melkein kuin uusi
    .text = Voiton tullen omistaja nostaa minionpakasta 1 lisäkortin.
    .flavour = Kaksi vasenta jalkaa on silti kaksi jalkaa.
card-conjurer = Silmänkääntäjä-goblin
    .feat = Jotain tyhjästä
    .text = Saatte heittää d20:n (äänestys). Enintään lauman oma voima: lisätään laumaan. Suurempi: kierros on hävitty.
    .flavour = Hattu oli tyhjä. Jokin sen sisällä oli eri mieltä.
card-firehazard = Palovaara-goblin
    .feat = Avotuli
    .text = Heitä d20. Enintään lauman oma voima: lisätään laumaan. Suurempi: kierros on hävitty.
    .flavour = Häntä ei päästetä portaiden, olkien eikä padan lähelle.
card-gravecaller = Haudankutsuja-goblin
    .feat = Takaisin töihin
    .text = Nosta satunnainen kortti poistopinosta laumaan. Sen voima lasketaan, mutta temppu ei toimi.
    .flavour = Kuolema on tauko. Tauot loppuvat aikanaan.
card-shaman = Samaani-goblin
    .feat = Kaikki yhdessä
    .text = +1 voimaa jokaisesta laumassa olevasta eri luokasta.
    .flavour = Osaa kaikki laulut ja joka lauluun väärät sanat.
card-bloodpriest = Veripappi-goblin
    .feat = Vapaaehtoista kaivataan
    .text = Omistaja saa uhrata 1 kortin. Jos hän uhraa, lauman kaikki mystikot saavat +3 voimaa.
    .flavour = Jono alttarille etenee nopeasti ja vain eteenpäin.
card-fancypants = Hienohelma-goblin
    .feat = Loistelias sisääntulo
    .text = Pariton vai parillinen. Onnistuu: lauman kaikki hovigoblinit saavat +3 voimaa. Epäonnistuu: oma voima on 0.
    .flavour = Housut ovat voittaneet useamman taistelun kuin hän.
card-fearmonger = Pelonlietsoja-goblin
    .feat = Huonoja uutisia
    .text = Pariton vai parillinen. Onnistuu: vihollinen saa -5 voimaa. Epäonnistuu: poista kaksi heikointa muuta goblinia.
    .flavour = Eturiviin ehtiessään huhu on jo totta.
card-jester = Ilveilijä-goblin
    .feat = Vaikea yleisö
    .text = Sen voima on d20-heitto. Poista kaikki pelatut kortit paitsi Ilveilijät.
    .flavour = Hänen parasta vitsiään ei ole yleisöstä selvinnyt kertomaan kukaan.
card-schemer = Juonittelija-goblin
    .feat = B-suunnitelma
    .text = B-suunnitelma: vihollisen kyvyt eivät vaikuta tällä kierroksella.
    .flavour = A-suunnitelmakin oli hänen. Siitä hän ei mielellään puhu.
card-princeling = Prinssi-goblin
    .feat = Tiedätkö, kuka olen?
    .text = Jos Prinssi on voiton tullen pelissä, eloonjääneeksi on valittava Prinssi.
    .flavour = Kruununperimyksessä neljästoista. Valtaistuin on lähinnä jakkara.

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
foe-overeager-squire = Yli-innokas aseenkantaja
    .ability-1 = Poistaa lauman heikoimman goblinin.
    .flavour = Hän on kiillottanut haarniskan joka osan. Haarniska on jonkun muun.
foe-rat-catcher = Rotanpyydystäjä
    .ability-1 = Poistaa kaikki goblinit, joiden voima on 1.
    .flavour = Pieni, vihreä, puree: tapporahaan kelpaa.
foe-hedge-wizard = Puskavelho
    .ability-1 = Mystikoiden temput eivät toimi.
    .flavour = Itseoppinut, kirjasta, josta puuttuu puolet.
foe-rented-locksmith = Vuokralukkoseppä
    .ability-1 = Hävityn kierroksen jälkeen jokainen pelaaja menettää 10 kultaa.
    .flavour = Avaa kaiken. Ei sulje mitään. Laskuttaa kaikkia.
foe-shy-archer = Ujo jousiampuja
    .ability-1 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .flavour = Ei mielellään tapaa niitä, joita ampuu.
foe-tavern-bouncer = Kapakan portsari
    .ability-1 = Kukaan ei saa pelata enempää kuin 2 korttia.
    .flavour = Kaksi kerrallaan, eikä noissa kengissä.
foe-roadside-illusionist = Tienvarren taikuri
    .ability-1 = Sen voima heittää painetusta enintään 3 suuntaan tai toiseen ja on salassa ensimmäiseen paljastukseen.
    .flavour = Yli kaksimetrinen, kunnes savu hälvenee.
foe-pest-inspector = Tuholaistarkastaja
    .ability-1 = Vihollinen saa +1 voimaa jokaisesta lauman korstosta.
    .flavour = Rastittaa jokaisesta teistä ruudun. Ruutuja on paljon.
foe-ear-collector = Korvankerääjä
    .ability-1 = Tämän taistelun jälkeen eloonjäänyttä ei valita.
    .flavour = Harrastus toimii näköjään molempiin suuntiin.
foe-choir-novice = Kuoron noviisi
    .ability-1 = Noppaa vaativat temput eivät toimi.
    .flavour = Uhkapeli on syntiä. Niin olette tekin, hän lisää.
foe-pitchfork-mob = Heinähankojoukko
    .ability-1 = Jokaisen on pelattava vähintään 2 korttia.
    .flavour = Neljäkymmentä mielipidettä ja yksi lyhty.
foe-secret-agent = Salaseuran agentti
    .ability-1 = Goblinien temput eivät toimi.
    .ability-2 = Tämän taistelun jälkeen eloonjäänyttä ei valita.
    .flavour = Seura on niin salainen, että hän maksaa jäsenmaksut itselleen.
foe-spotless-knight = Tahrattoman kilven ritari
    .ability-1 = Poistaa lauman vahvimman goblinin.
    .ability-2 = Minkään goblinin voimasta ei lasketa enempää kuin 4.
    .flavour = Ei naarmuakaan, sillä hän ei ole koskaan ensimmäisenä ovesta sisään.
foe-siege-engineer = Piiritysinsinööri
    .ability-1 = Värkkääjien temput eivät toimi.
    .ability-2 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .flavour = Toi tikkaat luolaan ja sai niille käyttöä.
foe-paroled-paladin = Paladiini ehdonalaisessa
    .ability-1 = Poistaa laumasta kaikki mystikot.
    .ability-2 = Kierroksen alussa jokainen pelaaja uhraa 1 kortin.
    .flavour = Vielä yksi rankaisu, ja hän saa pitää vasaransa.
foe-twin-rangers = Samoojakaksoset
    .ability-1 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .ability-2 = Poistaa kaikki goblinit, joilla on laumassa kaima.
    .flavour = He viimeistelevät toistensa lauseet ja sinun ystäväsi.
foe-guild-assassin = Killan salamurhaaja
    .ability-1 = Poistaa lauman vahvimman goblinin.
    .ability-2 = Hävityn kierroksen jälkeen se, jolla on eniten kortteja kädessä, menettää niistä 1 satunnaisen.
    .flavour = Palkka maksetaan päätä kohti, ja päitä on näköjään monta.
foe-tax-collector = Veronkerääjä
    .ability-1 = Hävityn kierroksen jälkeen jokainen pelaaja menettää 20 kultaa.
    .ability-2 = Jos goblineja on yli 2 elossa olevaa pelaajaa kohti, vihollinen saa +1 voimaa jokaisesta ylimääräisestä.
    .flavour = On kuulemma olemassa tunnelivero.
foe-cellar-druid = Kellaridruidi
    .ability-1 = Korstojen temput eivät toimi.
    .ability-2 = Kukaan ei saa pelata enempää kuin 2 korttia.
    .flavour = Yhtä luonnon kanssa, lähinnä homeen.
foe-barbarian-understudy = Barbaarin sijaisnäyttelijä
    .ability-1 = Jokaisen on pelattava vähintään 2 korttia.
    .ability-2 = Vihollinen saa +3 voimaa.
    .flavour = Osaa joka karjaisun ulkoa eikä ole vielä päässyt lavalle.
foe-bounty-hunter = Palkkionmetsästäjä
    .ability-1 = Eloonjäänyt arvotaan, ei valita.
    .ability-2 = Poistaa laumasta kaikki hiiviskelijät.
    .flavour = Naamasi on julisteessa. Teidän kaikkien naamat ovat.
foe-sabbatical-archmage = Arkkimaagi sapattivapaalla
    .ability-1 = Noppaa vaativat temput eivät toimi.
    .ability-2 = Mystikoiden temput eivät toimi.
    .ability-3 = Goblinien temput eivät toimi.
    .flavour = Hän tuli tänne vain saadakseen olla rauhassa.
foe-retired-dragonslayer = Eläköitynyt lohikäärmeentappaja
    .ability-1 = Poistaa lauman vahvimman goblinin.
    .ability-2 = Minkään goblinin voimasta ei lasketa enempää kuin 4.
    .ability-3 = Poistaa vielä yhden vahvimmista goblineista.
    .flavour = Hän kaipaa lohikäärmeitä. Niillä oli vähemmän kyynärpäitä.
foe-inquisitor-general = Suurinkvisiittori
    .ability-1 = Hovigoblinien temput eivät toimi.
    .ability-2 = Kierroksen alussa jokainen pelaaja uhraa 1 kortin.
    .ability-3 = Poistaa laumasta kaikki hovigoblinit.
    .flavour = Hänellä on kysymyksiä. Jokaiseen vastaus on kyllä.
foe-sharp-saint = Terävän pään pyhimys
    .ability-1 = Poistaa lauman kaksi heikointa goblinia.
    .ability-2 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .ability-3 = Tämän taistelun jälkeen eloonjäänyttä ei valita.
    .flavour = Neulatyynyjen, vartaiden ja sinun suojelupyhimyksesi.
foe-famous-four = Kuuluisa nelikko
    .ability-1 = Hiiviskelijöiden temput eivät toimi.
    .ability-2 = Poistaa lauman vahvimman goblinin.
    .ability-3 = Jokaisen on pelattava vähintään 2 korttia.
    .flavour = Soturi, pappi, varas ja se, joka hoitaa laulut.
foe-the-slayer = Goblininsurmaaja
    .ability-1 = Nyt ei säästellä: jokaisen on pelattava vähintään puolet kädestään, ylöspäin pyöristettynä.
    .ability-2 = Poistaa lauman vahvimman goblinin.
    .ability-3 = Poistaa kaikki goblinit, joiden voima on 1.
    .ability-4 = Hävityn kierroksen jälkeen se, jolla on eniten kortteja kädessä, menettää 1 satunnaisen. Toistetaan kerran.
    .flavour = Hän laskee goblineissa. Lasku on juuri ehtinyt sinuun.
foe-chosen-one = Valittu
    .ability-1 = Nyt ei säästellä: jokaisen on pelattava vähintään puolet kädestään, ylöspäin pyöristettynä.
    .ability-2 = Noppaa vaativat temput eivät toimi.
    .ability-3 = Poistaa lauman kaksi heikointa goblinia.
    .ability-4 = Vihollinen saa +4 voimaa.
    .flavour = Miekka valitsi. Rehellisyyden nimissä se ei etsinyt älyä.
foe-guildmaster = Kiltamestari portilla
    .ability-1 = Nyt ei säästellä: jokaisen on pelattava vähintään puolet kädestään, ylöspäin pyöristettynä.
    .ability-2 = Poistaa ennen paljastusta 1 satunnaisen piilossa olevan kortin.
    .ability-3 = Hävityn kierroksen jälkeen jokainen pelaaja menettää 20 kultaa.
    .ability-4 = Goblinien temput eivät toimi.
    .flavour = Hänen takanaan päivänvalo. Hänen edessään lomake, jolla sitä anotaan.


## The store

item-hire-minion = Palkkaa minion
    .text = Nosta minionpakasta 1 kortti.
    .flavour = Halpa, innokas eikä aivan selvillä siitä, mistä työssä on kyse.
item-enhanced-recruitment = Tehostettu värväys
    .text = Katso minionpakan 2 päällimmäistä korttia. Pidä 1, toinen menee pakan pohjalle.
    .flavour = Haastattelu pidetään. Se koskee lähinnä hajua.
item-armour = Osta haarniska
    .text = Sinä valitset eloonjääneen seuraavan taistelun jälkeen.
    .flavour = Yksi huolellinen omistaja, yksi huolimaton lohikäärme.
item-weave-fate = Kudo kohtalosi
    .text = Saat uusintaheiton: käytä se kerran, heti minkä tahansa nopanheiton jälkeen.
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
    .text = Kerää kultaa. Kultasi lasketaan lopussa kahteen kertaan.
objective-manslayer = Ihmissurmaaja
    .text = Kaada vihollisia ja kerää korvat. Trofeesi lasketaan lopussa kahteen kertaan.
objective-caretaker = Hoivaaja
    .text = Pelasta goblineja. Kätesi kortit lasketaan lopussa kahteen kertaan.
objective-sole-survivor = Ainoa eloonjäänyt
    .text = Jää viimeiseksi, jolla on kortteja, niin voitat heti. Ei lisäpisteitä.

## Pledges

pledge-name-light = Lähetän vähän
pledge-name-fair = Lähetän osuuteni
pledge-name-heavy = Lähetän paljon

## Lobby options

option-difficulty = Vaikeustaso
    .about = Jokainen vihollinen on elossa olevaa pelaajaa kohti yhden heikompi tai vahvempi.
    .value-easy = Helppo
    .value-normal = Normaali
    .value-hard = Vaikea
option-least = Lähetettävät kortit
    .about = Vähin määrä kortteja, jonka jokainen lähettää erään.
    .value-third = Kolmannes kädestä
    .value-one = Yksi kortti
option-last-stand = Viimeinen yritys
    .about = Viimeisen korttinsa pelannut jää henkiin, jos taistelu voitetaan.
option-objectives = Päätavoitteet
    .about = Usealla voi olla sama päätavoite, tai jokainen saa oman.
    .value-random = Arvotaan
    .value-even = Mahdollisimman erilaiset
option-timers = Aikarajat
    .about = Kuinka pitkään kellot käyvät.
    .value-normal = Tavalliset
    .value-relaxed = Rauhalliset
    .value-off = Ei aikarajoja
option-spectators-see-hands = Katsojat näkevät kädet
    .about = Koskee niitä, joilla ei ole ollut paikkaa; pudonneet eivät näe käsiä koskaan.
option-final-foe = Viimeinen vihollinen
    .about = Kuka odottaa kymmenennessä kerroksessa.
    .value-random = Arvotaan
    .value-the-slayer = { foe-the-slayer }
    .value-chosen-one = { foe-chosen-one }
    .value-guildmaster = { foe-guildmaster }

## Lesson

lesson-climb = Ylös, kymmenen kerrosta
    .text = Johdat goblineja ryöstetystä pesästä kerros kerrokselta, yhdessä muiden kanssa. Kerros on selvitetty, kun yksi taistelu on voitettu yhtenä laumana. Kortit ovat elämäsi: jolta ne loppuvat, se putoaa. Maan pinnalle päässeistä voittaa se, jolla on eniten pisteitä.
lesson-secret = Sinulla on salaisuus
    .text = Päätavoitteesi kertoo, mikä lasketaan sinulle lopussa kahdesti: kulta, trofeet vai kortit. Kukaan muu ei näe sitä. Pidä välilyöntiä pohjassa, niin näet sen. Tarvitsette siis toisianne, mutta jokainen haluaa jotakin muuta.
lesson-doors = Kolme ovea
    .text = Oven tunnus näyttää, millainen saalis takana on, ei koskaan sitä, kuka vartioi; isompi saalis, isompi vihollinen. Napsauta haluamaasi ovea ja äänestä. Äänet ovat salaisia, ja voit vaihtaa omaasi, kunnes kaikki ovat äänestäneet.
lesson-foe = Vihollinen
    .text = Yltäkää yhdessä sen voimaan, tai kierros on hävitty eivätkä kortit enää auta. Sen kyvyt muuttavat sääntöjä, ja myöhemmillä kierroksilla niitä voi herätä lisää. Osoita vihollista ja goblineitasi, niin luet, mitä ne tekevät.
lesson-play = Lähetä goblineja, kuvapuoli alas
    .text = Napsauta kätesi kortteja ja lähetä ne. Kaikki kortit sekoitetaan yhdeksi laumaksi, joten kukaan ei saa tietää, kuka lähetti mitäkin: houkutteleva hetki lähettää vähän. Hävitty kierros maksaa kuitenkin kaikille. Lupaus kertoo muille, mitä aiot lähettää; se ei sido mihinkään.
lesson-bet = Veto d20-nopasta
    .text = Yksi goblineista lyö vetoa nopasta, ja kaikki äänestävät: pariton, parillinen vai ei vetoa. Vieressä lukee, mitä voi voittaa ja hävitä. Eniten ääniä ratkaisee.
lesson-count = Lauma lasketaan
    .text = Kortit käännettiin yksi kerrallaan, jokainen taito kerrottiin sen vaikuttaessa, ja lauman voimaa verrattiin vihollisen voimaan. Lokista voit lukea, miten siihen tultiin; osoita nimeä, niin näet kortin.
lesson-survivor = Pelasta yksi
    .text = Taistelu on voitettu, ja sinä saat valita pelastuvan: yksi pelatuista goblineista tulee käteesi. Muut menevät poistopinoon.
lesson-loot = Jakakaa saalis
    .text = Merkitse erä, jonka haluat, ja vahvista. Jos kaksi haluaa samaa, sen saa se, joka on ottanut tähän mennessä vähiten. Kulta ja trofeet ovat pisteitä, kortit elämiä.
lesson-rooms = Sivuhuone
    .text = Joka oven takana ei ole vihollista. Kaupassa ostat kullalla tai trofeilla; tapahtuma pyytää ääntä tai panosta. Minkä säästät, se lasketaan lopussa; minkä käytät, se voi pitää sinut hengissä.
lesson-again = Seuraava kerros
    .text = Yhtä kerrosta lähempänä valoa. Tästä eteenpäin se käy samalla tavalla: ovi, taistelu, saalis. Katso, kuka lähettää paljon ja kuka vähän, ja päätä, mihin sinulla on varaa.

## Rulebook

rulebook-goal = Tavoite
    .text =
        Seikkailijat ryöstelevät pesäänne. Viekää pohjalta niin monta goblinia kuin voitte <b>kymmenen kerrosta</b> ylös, maan pinnalle. Kerros on selvitetty, kun <b>yksi taistelu on voitettu yhdessä</b>; kerroksessa 10 odottaa viimeinen vihollinen.
        Alussa sinulla on 8 korttia, ja ne ovat elämäsi: <b>jolta kortit loppuvat, se putoaa</b>. Voittaja on se viimeisestä vihollisesta selvinnyt, jolla on eniten pisteitä. Joukon on siis voitettava taistelunsa, ja jokainen antaisi mieluiten muiden maksaa ne.
        Vuoroja ei ole: kaikki valitsevat yhtä aikaa. Puhua saa milloin vain, ja valehdella saa.
rulebook-objective = Salainen tavoitteesi
    .text =
        Jokainen saa päätavoitteen, jota <b>kukaan muu ei näe</b> ennen pelin loppua. Usealla pelaajalla voi olla sama.
        <b>Aarteenhamstraaja</b>: kultasi lasketaan lopussa kahteen kertaan. <b>Ihmissurmaaja</b>: trofeesi lasketaan kahteen kertaan. <b>Hoivaaja</b>: kätesi kortit lasketaan kahteen kertaan.
        <b>Ainoa eloonjäänyt</b>: ei lisäpisteitä, mutta voitat heti, kun kaikki muut ovat pudonneet. Kun pelaajia on 3 tai 4, se on enintään yhdellä; kun heitä on 5 tai 6, enintään kahdella. Ehkä ei kenelläkään.
rulebook-route = Kolme ovea
    .text =
        Jokaisen oven takana odottaa <b>vihollinen</b>, <b>tapahtuma</b> tai <b>kauppa</b>. Tunnus kertoo saaliin lajin ja koon, ei koskaan sitä, kuka sitä vartioi. Hiljaisen oven takana ei ole koskaan vihollista, vaan tapahtuma tai kauppa.
        Äänestä yhtä ovea; voit vaihtaa ääntäsi, kunnes kaikki ovat äänestäneet tai aika loppuu. <b>Äänet ovat salaisia</b>; tasatilanteessa arvotaan. Kerroksessa voi käydä <b>enintään yhdessä sivuhuoneessa</b>; sen jälkeen on valittavana kolme vihollisen ovea. Isompi saalis tarkoittaa isompaa vihollista.
rulebook-foe = Vihollinen
    .text =
        Vihollisen <b>voima</b> kasvaa elossa olevien pelaajien mukaan. Sen <b>kyvyt</b> muuttavat taistelun sääntöjä, ja kierrosten edetessä niitä tulee lisää: hurjalla vihollisella on, mitä sillä on, mahtava saa lisää kierroksella 2, tarunhohtoinen kierroksilla 2 ja 3. Saadut kyvyt pysyvät, tulevat ovat salassa.
        Lauma tarvitsee <b>vähintään saman verran voimaa kuin vihollinen</b>. Jos voima ei riitä, kierros on hävitty, kortit eivät enää auta ja kaikki pelaavat uudestaan. Kierroksia ei ole rajoitettu; kätenne rajoittavat.
rulebook-play = Korttien pelaaminen
    .text =
        Jokainen pelaa yhtä aikaa kuvapuoli alaspäin <b>vähintään kolmanneksen kädestään</b>, ylöspäin pyöristettynä. Vihollinen voi vaatia enemmän tai sallia vähemmän. (Aulassa vähimmäismääräksi voi valita 1 kortin.) Voit ottaa korttisi takaisin, kunnes kaikki ovat valmiita. <b>Lupaus</b> kertoo muille, mitä aiot lähettää. Se ei sido mihinkään.
        Sitten näytetään, <b>montako</b> korttia kukin lähetti, ja kaikki kortit sekoitetaan laumaksi: <b>kukaan ei saa tietää, kenen mikin on</b>. Omissasi on merkki, jonka vain sinä näet. Jos aika loppuu, pelaat vähimmäismäärän heikoimmasta alkaen.
        Jotkin viholliset vaativat ennen taistelua <b>uhrauksen</b>: kortteja, jotka menevät poistopinoon kenenkään näkemättä. Yksi jää aina.
rulebook-reveal = Mitä laumalle tapahtuu
    .text =
        <b>Ennen paljastusta</b> jotkin viholliset poistavat piilossa olevia kortteja. <b>Paljastus</b>: lauma kääntyy vasemmalta oikealle, ja jokainen Ilveilijä heittää d20:n. <b>B-suunnitelma</b>: Juonittelija vie vihollisen kyvyt kierroksen ajaksi. <b>Temppujen esto</b>: jotkin viholliset estävät temppuja; voima jää. Nyt Kilvenkantaja pystyttää Kilpimuurin: ketään ei voi enää poistaa. <b>Vihollinen poistaa</b>, sitten <b>goblinit poistavat</b> (Mukiloija, Ilveilijä). <b>Nosto</b>: Haudankutsuja hakee goblinin poistopinosta; sen temppu ei toimi. <b>Riitti</b>: Veripapin omistaja saa antaa kortin. <b>Vedot</b>, sitten <b>lasku</b>, sitten Silmänkääntäjän ja Palovaaran <b>nopat</b>.
        Poistettu goblin ei anna voimaa, sen temppu ei toimi, ja se on poistopinossa.
rulebook-dice = Vedot ja nopat
    .text =
        <b>Pariton vai parillinen</b>: jokaisesta vetoa lyövästä goblinista kaikki elossa olevat äänestävät: pariton, parillinen tai ei vetoa. Veto lyödään, jos pariton ja parillinen saavat yhdessä enemmän ääniä kuin ei vetoa; vetoa lyödään siitä, joka saa enemmän ääniä. Oikea arvaus onnistuu, väärä epäonnistuu. Jos lauman voima riittää jo, harkitkaa.
        <b>Lauman nopat</b>: Palovaara heittää aina d20:n, Silmänkääntäjästä äänestetään. Tulos, joka on <b>enintään lauman oma voima</b>, lisätään. Suurempi <b>häviää kierroksen heti</b>. Jokaista heittoa verrataan vain lauman omaan voimaan, ei aiempiin noppiin.
        Jolla on <b>uusintaheitto</b>, saa käyttää sen heti minkä tahansa nopanheiton jälkeen.
rulebook-lost = Hävitty kierros
    .text =
        Rintamakarkurit lähtevät kotiin kierrosten 1–3 jälkeen. Vihollinen, joka varastaa tai sieppaa, tekee sen nyt. Sitten <b>jokainen, jolla ei ole kortteja kädessä, putoaa</b>: kulta, trofeet ja tavarat ovat mennyttä, mutta katsoa ja puhua saa.
        Muu lauma siirtyy sivuun <b>aiemmiksi korteiksi</b>. Ne pysyvät pelissä, kunnes vihollinen kaatuu, mutta eivät anna voimaa eivätkä temppuja; vain Barrikadi auttaa yhä. Sitten alkaa uusi kierros, ja jokainen pelaa taas vähintään 1 kortin.
rulebook-victory = Voitto
    .text =
        Voiton tullen palkitsevat temput maksavat omistajilleen, muiden näkemättä. Sitten <b>jokainen elossa oleva nostaa 1 kortin</b>: viimeisen korttinsa pelannut jatkaa.
        Yksi arvottu pelaaja valitsee <b>eloonjääneen</b>: yksi pelatuista korteista, aiemmatkin mukaan lukien, siirtyy hänen käteensä. Jolla on <b>haarniska</b>, valitsee arvotun sijasta, ja haarniska kuluu. Prinssi on valittava, Köriläs ei kelpaa. Kaikki muut pelatut kortit menevät poistopinoon. Saaliinjaon jälkeen noustaan seuraavaan kerrokseen.
rulebook-loot = Saaliinjako
    .text =
        Vihollinen jättää jälkeensä <b>eriä</b> kultaa, trofeita tai kortteja, tavallisesti vähemmän kuin on pelaajia. <b>Merkitse</b> haluamasi ja vahvista; voit siirtää merkkiäsi, kunnes kaikki ovat vahvistaneet. Merkit ovat julkisia, ja niistä saa neuvotella.
        Erä, jossa on yksi merkki, menee sille pelaajalle. Kiistelty erä menee sille, joka on saanut tässä pelissä <b>vähiten eriä</b>; tasatilanteessa arvotaan. Merkitsemättä jääneet jaetaan samoin, ensin niille, jotka jäivät ilman.
rulebook-event = Tapahtumat
    .text =
        Äänestäkää <b>edustaja</b>; äänet ovat salaisia. Vain edustaja panostaa kädestään 1–4 korttia: enemmän kortteja, suurempi palkinto ja tavallisesti vaikeampi koe. Vaatimus ja palkinto näytetään etukäteen.
        Toisissa tapahtumissa heitetään d20, toisissa tarvitaan voimaa, mahdollisimman vähän voimaa tai tietyn luokan goblineja. Temput eivät toimi täällä; panostetun Ilveilijän voima on d20-heitto. <b>Onnistuessa</b> kortit palaavat, ja edustaja pitää palkinnon. <b>Murhenäytelmässä</b> ne menevät poistopinoon, eikä kukaan näe, mitä ne olivat. Koko kätensä panostanut putoaa silloin.
rulebook-store = Kauppa
    .text =
        Kaikki ostavat yhtä aikaa ja muiden näkemättä. Kukin ostos maksetaan <b>kullalla tai trofeilla</b>, ei molemmilla; silloin tällöin jokin on alennuksessa.
        <b>Palkkaus</b> nostaa kortin, <b>Tehostettu värväys</b> antaa valita kahdesta. <b>Haarniskalla</b> valitset seuraavan eloonjääneen. <b>Kudo kohtalosi</b> on uusintaheitto mihin tahansa noppaan. <b>Lahjonta</b> ottaa yhden kortin kädestä, jonka saat katsoa; sen omistaja saa tietää. <b>Kaukonäkö</b> näyttää seuraavat kolme ovea vain sinulle. <b>Sijoitukset</b> voivat kolminkertaistaa seuraavan taistelun saaliisi: d20 vähintään 6.
        Haarniskat ja uusintaheitot näkyvät kaikille, muu ei.
rulebook-final = Kerros 10
    .text =
        Täällä ei ole ovia: viimeinen vihollinen odottaa, ja jokaisen on pelattava vähintään puolet kädestään. Kun se kaatuu, <b>kukaan ei nosta eikä pelasta kortteja</b>. <b>Jolla on silloin kortti kädessä, on selvinnyt</b>; jolla ei ole, putoaa, voittipa lauma tai ei. Selvinneet jakavat saaliin, saaliskortitkin lasketaan, ja sitten lasketaan pisteet.
        Haarniskoista ei ole täällä apua. Säästä yksi kortti.
rulebook-end = Putoaminen ja loppu
    .text =
        Kortit tarkistetaan vain määrähetkillä: hävityn kierroksen, taistelun saaliinjaon ja murhenäytelmän jälkeen, kaupan sulkeutuessa ja viimeisen vihollisen kaatuessa; jos Viimeinen yritys ei ole käytössä, myös heti jokaisen voiton jälkeen. Muulloin tyhjä käsi ei ole onnettomuus.
        Jos ketään ei ole jäljellä, <b>kukaan ei voita</b>. Jos jäljellä on yksi ja hänen tavoitteensa on Ainoa eloonjäänyt, hän <b>voittaa heti</b>; kuka tahansa muu viimeinen jatkaa yksin ylöspäin.
        Pinnalla jokainen selvinnyt saa <b>1 pisteen kullasta, 10 trofeesta ja 40 jokaisesta kätensä kortista</b>, ja tavoite kaksinkertaistaa osansa. Tasatilanteessa ratkaisevat kortit, sitten trofeet, sitten kulta.
rulebook-secrets = Kuka näkee mitä
    .text =
        Vain sinä näet <b>kätesi</b>, <b>tavoitteesi</b> sekä kultasi, trofeesi, sijoituksesi ja kaukonäkösi. Kaikki näkevät, montako korttia sinulla on, haarniskasi ja uusintaheittosi, merkkisi ja lupauksesi sekä sen, mitä saat saaliina.
        Ovi- ja edustajaäänet jäävät salaisiksi; vetojen ja Silmänkääntäjän äänet näytetään äänestyksen päätyttyä. Poistopinoa ei voi selata. Sen, mikä uhrattiin, siepattiin tai menetettiin murhenäytelmässä, tietää vain omistaja. <b>Lopussa kaikki paljastetaan.</b>
rulebook-rulings = Usein kysyttyä
    .text =
        <b>Ilveilijän voima ei ole temppu</b>: kun goblinien temput eivät toimi, se heittää silti, ja muut kortit jäävät. Useampi Ilveilijä jää, kukin omalla nopallaan; Kilpimuurin takana mitään ei poisteta.
        <b>B-suunnitelmaa</b> ei voi estää, mutta piilossa poistettu Juonittelija ei tee mitään, eikä se, mitä vihollinen teki ennen paljastusta, peruunnu. Toimittuaan B-suunnitelma pitää, vaikka Juonittelija poistettaisiin.
        Luokkiin lasketaan myös <b>estetyt ja nostetut</b> goblinit, ei aiempia kortteja. Vedosta tai riitistä saatu lisä pysyy, vaikka sen antaja poistettaisiin. <b>Nostetulla</b> goblinilla ei ole omistajaa eikä temppua. Liian suuren heittävä Palovaara häviää kierroksen, olipa lauma miten vahva tahansa.
