title-tagline = Pinoa goblinisi
title-about =
    Pelaa kortteja, saa saalista, värväystä ja hyökkäystä; osta parempia, värvää goblineja.
    Pinoa goblinit kolmelle lavallesi ja kaada vastustajien pinot.
    Se lasketaan, mikä seisoo aamun, päivän ja päättäjäisten jälkeen.

## What the rules say

# Asks. {name} the player or players who are asked; {event}, {card} names; {attacker}, {target} players; {platform} 1 to 3;
# {attacks} attacks left; {vp} as `amount.vp` says; {max} the highest Recruit Cost; {n} as the effect says.
ask-flip-choice = { $event }: tartutko tarjoukseen?
    .opening-ceremony = { $event }: sekoitatko kätesi pakkaasi ja nostat uuden?
    .spring-cleaning = { $event }: romutatko kortin kädestäsi ja nostat toisen?
    .early-birds = { $event }: hylkäätkö haluamasi määrän kortteja ja nostat yhtä monta?
    .swap-meet = { $event }: romutatko kortin kädestäsi ja otat tilalle kortin pinosta?
    .second-helpings = { $event }: hylkäätkö kortin? Sitten saat nostaa kortteja: { $n }
    .midnight-muster = { $event }: hylkäätkö { $n } korttia ja panet lavallesi kortin Hankala kolmikko?
    .changing-of-the-guard = { $event }: ilmoittaudutko aloittajakortin ottajaksi?
    .cannot = { $event }: tällä kertaa tästä ei ole sinulle mitään.
    .answered = Olet valinnut. Vastaukset näytetään yhtä aikaa.
    .first = { $event }. Kaikki valitsevat yhtä aikaa ja salassa, ja vastaukset näytetään yhdessä. Kieltäytyminen ei maksa mitään.
    .waiting = Valitsee vielä: { $name }
    .timeout = Ajan loppuessa kieltäydyt.
ask-turn = Sinun vuorosi. Hyökkäyksiä jäljellä: { $attacks }
    .no-attack = Sinun vuorosi. Tällä kierroksella ei hyökätä.
    .no-attacks-left = Sinun vuorosi. Olet jo hyökännyt.
    .extra = Sinun vuorosi. Hyökkäyksiä jäljellä: { $attacks }, jokainen vastustajaan, johon et ole vielä hyökännyt.
    .last = Pelin viimeinen vuorosi. Hyökkäyksiä jäljellä: { $attacks }
    .waiting = Vuorossa: { $name }
    .stakes = Käyttämättä jäänyt voima menee hukkaan.
    .timeout = Ajan loppuessa vuorosi päättyy.
ask-heckle = Valitse vastustajan lava, jolle huutelet, tai jätä väliin. Puolustus siellä tällä vuorolla: { $n }
    .waiting = { $name } miettii, kenelle huutelisi.
    .timeout = Ajan loppuessa kenellekään ei huudella.
ask-purchase-trash = Romuta kortti kädestäsi tai poistopakastasi, tai säästä kaikki.
    .waiting = { $name } etsii jotakin poltettavaa.
    .timeout = Ajan loppuessa mitään ei polteta.
ask-capture = Raahataanko yksi kaatuneista goblineista kotiin? Värväyshinta enintään { $max }.
    .waiting = { $name } silmäilee kaatuneita.
    .timeout = Ajan loppuessa ne kaikki romutetaan.
ask-reaction = { $attacker } hyökkää sinuun! Kohde: { $card }, lava { $platform }. Kaatuisi: { $vp }
    .shield = { $attacker } hyökkää sinuun! Kohde: { $card }, lava { $platform }.
    .passed = Annat sen tulla. Sytytyslanka palaa silti loppuun.
    .attacker = Kivi on ilmassa. Kohde: { $card } ({ $target }). Hyppääkö joku eteen?
    .waiting = { $attacker } hyökkää, kohteena { $target }: { $card }, lava { $platform }. Sytytyslanka palaa.
    .stakes = Kun lanka on palanut loppuun, kivi osuu.
    .open = Saat päästää hyökkäyksen läpi. Jos et tee mitään, kivi osuu, kun lanka on palanut loppuun.

# Buttons
verb-decline = Kieltäydy
verb-perform = Tee se
verb-perform-opening-ceremony = Sekoita ja nosta
verb-perform-spring-cleaning = Romuta ja nosta
verb-perform-early-birds = Hylkää ja nosta
verb-perform-swap-meet = Vaihda
verb-perform-second-helpings = Hylkää ja nosta
verb-perform-midnight-muster = Kutsu lavalle
verb-perform-changing-of-the-guard = Ilmoittaudu
verb-attack = Hyökkää
verb-heckle = Huutele
verb-heckle-none = Ei kenellekään
verb-purchase-trash = Romuta
verb-purchase-trash-none = Säästä kaikki
verb-capture-none = Jätä siihen
verb-react = Hyppää väliin!
verb-pass = Anna tulla
verb-pass-open = Päästä läpi
verb-back = Takaisin

# The log, by kind of cue. {seat}, {target}, {owner}, {attacker}, {winners}, {performed} players by name, never "you"; {card},
# {cards}, {source} names of cards or events; {power} with its n as `amount.*` says, {gained} and {lost} such amounts joined with
# their sign; {vp} as `amount.vp`; {lineup} as `lineup.*`; {towers} "4 + 7 + 0". Variants: `.mine` for whom it concerns; others
# as the nouns say.
log-dealt = { $seat } saa kortteja: { $count }
    .you = Kätesi: { $cards }
log-first-player =
    .setup = Aloittajakortti arvotaan: { $seat }
    .leader = Johtaja ottaa aloittajakortin: { $seat }
    .volunteer = Vahti vaihtuu. Aloittajakortin saa { $seat }.
    .volunteer-same = Vahti vaihtuu, ja vahdissa on yhä { $seat }.
log-event = Kierros { $round }. { $phase }: { $event }
    .closing = Kierros { $round }, viimeinen: { $event }
log-flip-choices = { $event }, mukaan lähtevät: { $performed }
    .volunteers = { $event }. Ilmoittautuneet: { $performed }
    .nobody = { $event }: ei kiinnosta ketään.
log-hand-shuffled = { $seat } sekoittaa kätensä pakkaansa.
log-void = { $seat } myöhästyy eikä luovu mistään. Loppunut: { $card }
log-discarded = { $seat } hylkää: { $cards }
log-gained = { $seat } saa: { $card }
    .platform = { $seat } kutsuu lavalle { $platform }: { $card }
log-trashed = { $seat } romuttaa kädestään: { $card }
    .discard = { $seat } romuttaa poistopakastaan: { $card }
log-turn = Kierros { $round }, vuorossa { $seat }.
    .you = Kierros { $round }, sinun vuorosi.
log-power =
    .event = { $source }: +{ $power }
    .action = { $source }: +{ $power }
    .purchase = Ostovaikutus, { $source }: +{ $power }
    .spoils = Palkkio, { $source }: +{ $power }
log-played = { $seat } pelaa: { $card } ({ $gained })
    .nothing = { $seat } pelaa: { $card }
log-action = { $seat } käyttää: { $card }
log-discount =
    .shop = Seuraava ostos maksaa { $n } vähemmän.
    .goblin = Seuraava goblini maksaa { $n } vähemmän.
log-taken = { $seat } tonkii poistopakastaan: { $card }
log-shielded = { $seat } suojaa kilvellä lavan { $platform }.
log-replaced = Rivistä lähtee ({ $lineup }): { $card }
log-moved = { $owner }, lava { $platform } → { $to }: { $card }
log-heckled = Buu! { $target }, lava { $platform }: puolustus { $n } tällä vuorolla.
log-purchased = { $seat } ostaa, hinta { $price }: { $card }
    .hand = { $seat } ostaa käteensä, hinta { $price }: { $card }
    .deck-top = { $seat } ostaa pakkansa päällimmäiseksi, hinta { $price }: { $card }
log-recruited = { $seat } värvää, hinta { $price }: { $card } (lava { $platform })
log-refilled = Uutta rivissä ({ $lineup }): { $card }
log-renewed =
    .shop = Kaupan pakka on tyhjä. Romupinosta sekoitetaan takaisin: { $count }
    .crowd = Väkijoukon pakka on tyhjä. Romupinosta sekoitetaan takaisin: { $count }
    .leaving = Pois pelistä: { $leaving }
log-drawn = { $seat } nostaa kortteja: { $count }
    .you = Nostat: { $cards }
log-reshuffled = { $seat } sekoittaa poistopakkansa uudeksi pakaksi: { $count }
log-attack = { $seat } hyökkää, kohteena { $target }, lava { $platform }: { $card }. Hyökkäystä kuluu { $defense }, vaarassa { $vp }.
    .shield = { $seat } hyökkää kilpeen, kohteena { $target }, lava { $platform }. Hyökkäystä kuluu { $defense }.
    .own = { $seat } tähtää omalle lavalleen { $platform }: { $card }. Hyökkäystä kuluu { $defense }.
log-negated = { $card }! { $seat } ehtii väliin, ja hyökkäys raukeaa ({ $attacker }). Pelastui: { $target }
log-waved = { $seat } päästää hyökkäyksen läpi.
log-toppled = Kaatui, { $target }, lava { $platform }: { $cards }
    .shield = Kilpi kaatuu: { $target }, lava { $platform }.
log-captured = { $seat } raahaa lavalleen { $platform }: { $card }
log-scattered = Romupinoon: { $cards }
    .home = Takaisin omaan pinoonsa: { $cards }
log-turn-ends = { $seat } päättää vuoronsa.
    .lost = Jäi käyttämättä: { $lost }
log-count =
    .n1 = Rummut! Ensimmäinen laskenta, aamun päätteeksi.
    .n2 = Rummut! Toinen laskenta, päivän päätteeksi.
    .n3 = Rummut! Kolmas laskenta ja viimeinen.
log-counted = { $seat }: { $towers } = { $count }. Tähän mennessä: { $total }
log-result =
    .crowned = Kruunu vaihtaa päätä: { $winners }
    .shared = Yksi valtaistuin, monta takapuolta: { $winners }

# Places of cards, as parts of a sentence
lineup-shop = Kauppa
lineup-crowd = Väkijoukko

# Amounts: .1 is for one
amount-loot = { $n ->
        [one] 1 saalis
       *[other] { $n } saalista
    }
amount-recruit = { $n ->
        [one] 1 värväys
       *[other] { $n } värväystä
    }
amount-attack = { $n ->
        [one] 1 hyökkäys
       *[other] { $n } hyökkäystä
    }
amount-vp = { $n ->
        [one] 1 vp
       *[other] { $n } vp
    }
amount-points = { $n ->
        [one] 1 voittopiste
       *[other] { $n } voittopistettä
    }
amount-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
amount-goblins = { $n ->
        [one] 1 goblinikortti
       *[other] { $n } goblinikorttia
    }
amount-attacks = { $n ->
        [one] 1 hyökkäyskerta
       *[other] { $n } hyökkäyskertaa
    }
amount-rounds = { $n ->
        [one] 1 kierros
       *[other] { $n } kierrosta
    }
amount-bodyguards = { $n ->
        [one] 1 henkivartija
       *[other] { $n } henkivartijaa
    }

# The result. {name} and {names} players, {n} points
result-crowned = Kruunattu
result-shared = Jaettu valtaistuin
end-crowned = Vanha kuningas kiipeää alas, uusi ylös. Varokaa kolmatta askelmaa.
end-shared = He istuutuvat yhtä aikaa, eikä kukaan puhu kyynärpäistä.
crown-king = Goblinikuningas
crown-queen = Goblinikuningatar
crown-king-text = Eläköön goblinikuningas: { $name }
crown-queen-text = Eläköön goblinikuningatar: { $name }
crown-shared-text = Eläköön { $names }, ja tehkää tilaa!
crown-king-who = goblinikuningas { $name }
crown-queen-who = goblinikuningatar { $name }
tally-total = Loppupisteet
tally-morning = Ensimmäinen laskenta
tally-day = Toinen laskenta
tally-closing = Kolmas laskenta
tally-toppled = Kaadettuja goblineja
tally-captured = Kotiin raahattuja
tally-guarded = Pysäytettyjä kiviä

# Refusals (LNR section 10). `.n` where a number is known: {n} missing, {low} and {high} the limits of a choice
refused-not-your-turn = Ei ole sinun vuorosi.
refused-wrong-state = Ei nyt.
refused-choice-pending = Tee ensin valintasi loppuun.
refused-reaction-open = Odota reaktiota.
refused-card-not-in-hand = Se kortti ei ole kädessäsi.
refused-card-not-in-play = Pelaa se kortti ensin.
refused-no-action = Siinä kortissa ei ole käytettävää toimintoa.
refused-action-used = Olet jo käyttänyt sen toiminnon.
refused-action-no-effect = Siitä ei olisi nyt mitään hyötyä.
refused-discard-empty = Poistopakkasi on tyhjä.
refused-not-in-discard = Se kortti ei ole poistopakassasi.
refused-slot-empty = Siinä ei ole mitään tarjolla.
refused-need-loot = Tarvitset lisää saalista.
refused-need-loot-n = Saalista puuttuu { $n }.
refused-need-recruit = Tarvitset lisää värväystä.
refused-need-recruit-n = Värväystä puuttuu { $n }.
refused-bad-platform = Se lava ei käy tähän.
refused-platform-shielded = Sitä pinoa vartioi kilvenkantaja.
refused-all-shielded = Kaikki lavasi ovat kilven suojassa.
refused-attack-forbidden = Tällä kierroksella ei hyökätä.
refused-no-attacks-left = Sinulla ei ole tällä vuorolla enää hyökkäyksiä.
refused-bad-target = Se ei ole kohde.
refused-extra-attack-own = Lisähyökkäyksen on kohdistuttava vastustajaan.
refused-same-opponent = Valitse vastustaja, johon et ole hyökännyt tällä vuorolla.
refused-attack-shield-first = Hyökkää ensin kilvenkantajaan.
refused-no-attack-power = Sinulla ei ole hyökkäysvoimaa.
refused-need-attack = Tarvitset lisää hyökkäystä.
refused-need-attack-n = Hyökkäystä puuttuu { $n }.
refused-no-reaction = Et voi reagoida.
refused-bad-count = Kortteja on väärä määrä.
refused-bad-count-n = Valitse kortteja vähintään { $low } ja enintään { $high }.
refused-bad-count-exact = Valitse kortteja tasan { $n }.
refused-capture-too-big = Se goblini on liian iso raahattavaksi.
refused-already-answered = Olet jo valinnut.
refused-stale-ask = Liian myöhään.
refused-match-over = Peli on ohi.
refused-not-legal = Sitä ei voi tehdä nyt.
refused-cannot-resign = Täällä ei luovuteta. Jos lähdet, botti jatkaa puolestasi.
refused-nothing-to-take-back = Peruttavaa ei ole.
refused-malformed = Tässä pelissä ei ole tuollaista siirtoa.

## The table on screen

# Labels
paper = Hovin Hälinä
you = Sinä
nobody = Ei kukaan
empty = Tyhjä
hidden = Salassa
a-card = kortti
rule = Sääntö { $id }
round = Kierros { $n }
round-of = Kierros { $n }/{ $all }
vp = vp
defense = Puolustus
platform = Lava { $n }
platform-of = Lava { $n }: { $name }
list-times = { $n } × { $card }
first-player = Aloittaja
key-log = Loki

# The seats
plate-hand = Käsi: { $n }
plate-deck = Pakka: { $n }
plate-discard = Poistot: { $n }
plate-total = Yhteensä { $n }
plate-counted = Laskettu { $n }
plate-standing = Pystyssä { $n }
plate-turn = Vuorossa
plate-choosing = Valitsee
plate-chosen = On valinnut
plate-attacked = Hyökkäyksen kohde
plate-leader = Johtaja
plate-first = Pelaa joka kierroksen ensimmäisen vuoron.
plate-text = Tämän näkevät kaikki. Kädet ja pakkojen järjestys pysyvät salassa.
plate-bodyguards = Henkivartijoita pakassa tai kädessä: { $n }
plate-bodyguards-none = Pakassa ja kädessä ei ole henkivartijaa
plate-bodyguards-text = Saadut, miinus romutetut, miinus poistopakassa olevat. Kuka tahansa on voinut pitää lukua.
plate-counts = Laskennat: { $counts }

# Line-ups, piles, decks
market-crowd = Väkijoukko
market-shop = Kauppa
market-permanent = Aina tarjolla
market-left = Jäljellä: { $n }
market-sold-out = Loppuunmyyty
market-slot-empty = Tyhjä, kunnes on jotakin sekoitettavaa
market-deck-shop = Kaupan pakka: { $n }
market-deck-crowd = Väkijoukon pakka: { $n }
market-trash-shop = Kaupan romupino: { $n }
market-trash-crowd = Väkijoukon romupino: { $n }
market-deck-text = Kun se on tyhjä, romupino sekoitetaan siihen. Aloitus- ja pysyvät kortit lähtevät silloin pelistä.
market-trash-text = Romutetut kortit, kaikkien nähtävillä.
market-gone = Pois pelistä: { $n }
market-oldest = Ollut tässä pisimpään
market-new = Uusi
market-price = Hinta { $n }
market-price-was = Hinta { $n }, tavallisesti { $was }
market-cheaper = Maksaa { $n } vähemmän

# The pools: {n} and the lines that filled them
pool-loot = Saalis
pool-recruit = Värväys
pool-attack = Hyökkäys
pool-loot-text = Sillä ostetaan kaupan kortteja ja pysyviä kortteja.
pool-recruit-text = Sillä värvätään goblineja, jotka tulevat lavojesi päälle.
pool-attack-text = Sillä heitetään kiviä: yksi hyökkäys vuorossa, kersantilla enemmän.
pool-line = { $source } +{ $n }
pool-line-times = { $times } × { $source } +{ $n }
pool-spent = Käytetty –{ $n }
pool-spoils = Palkkio
pool-empty = Ei vielä mitään
pool-attacks = Hyökkäyksiä jäljellä: { $n }
pool-attacks-extra = Lisähyökkäykset: vain vastustajiin, joihin et ole vielä hyökännyt
pool-attacks-none = Ei hyökkäyksiä jäljellä
pool-attacks-forbidden = Tällä kierroksella ei hyökätä
pool-discount-shop = Seuraava ostos –{ $n }
pool-discount-goblin = Seuraava goblini –{ $n }
pool-unused = Menee hukkaan, jos päätät vuoron nyt: { $lost }

# Own cards
hand = Kätesi
hand-empty = Kätesi on tyhjä.
hand-play-hint = Pelaa napsauttamalla tai vetämällä
deck = Pakka
deck-mine = Pakkasi: { $n }
deck-of = Pakka, { $name }: { $n }
deck-text = Sisältö nimen mukaan lajiteltuna. Järjestys on salassa sinultakin.
deck-empty = Tyhjä: seuraava nosto sekoittaa poistopakan.
deck-hidden = Käsi ja pakka ovat salassa.
discard = Poistopakka
discard-mine = Poistopakkasi: { $n }
discard-of = Poistopakka, { $name }: { $n }
discard-empty = Täällä ei ole mitään
play = Pelialue
play-empty = Mitään ei ole vielä pelattu
play-ready = Toiminto valmiina
play-used = Toiminto käytetty
play-passive = Toimii itsestään
play-capture = Toimii, kun hyökkäyksesi onnistuu
play-paid = Palkkio maksettu
play-unpaid = Palkkio odottaa osumaa

# Platforms and towers
tower-empty = Tyhjä lava
tower-sum = { $n } vp
tower-shielded = Kilven suojassa
tower-shielded-text = Hyökkäysten on osuttava kilvenkantajaan. Värväys ja toiminnot eivät pysty tähän pinoon.
tower-above = Kaatuisi mukana: { $cards }
tower-text = Hyökkäys vie kohteensa ja kaiken sen päältä. Alla olevat jäävät.
tower-order = Ylhäältä alas

# Once something is chosen: what to click next
pick-recruit = { $card }: minne pinoat sen?
pick-recruit-here = PINOA TÄHÄN
pick-attack = Valitse kohde.
pick-scavenger = Valitse kortti poistopakastasi.
pick-rubbish-roaster = Valitse poltettava kortti kädestäsi tai poistopakastasi.
pick-shield-bearer = Valitse pino, jota suojataan.
pick-shield-bearer-here = SUOJAA TÄMÄ
pick-coordinator = Valitse siirrettävä goblini, kenen tahansa.
pick-coordinator-to = { $card }: mille toiselle lavalle? ({ $name })
pick-coordinator-here = SIIRRÄ TÄHÄN
pick-crowd-barker = Valitse väkijoukosta vaihdettava kortti, tai älä vaihda.
pick-crowd-barker-none = Älä vaihda
pick-cancel = Napsauta muualle tai paina Esc, niin päästät irti.
pick-drop = Pudota korostettuun paikkaan.

# An attack in hand
target-spends = Kuluttaa { $defense }, vie { $vp }
target-spends-shield = Kuluttaa { $defense }, rikkoo kilven
target-left = Hyökkäystä jää: { $n }
target-window = Henkivartija voi ehtiä väliin: sytytyslanka palaa.
target-no-window = Kukaan ei voi ehtiä väliin.
target-own = Oma lavasi: ei palkkiota, ei vankeja, ei reaktiota.

# Purchase and recruit on hover
purchase-left = Saalista jää: { $n }
purchase-to-discard = Menee poistopakkaasi
purchase-to-hand = Tulee käteesi
purchase-to-deck-top = Menee pakkasi päällimmäiseksi
recruit-left = Värväystä jää: { $n }

# The slip of a Flip Effect: {n}, {low}, {high} numbers of cards
flip-heading = Kääntövaikutus
flip-secret = Salassa, kunnes kaikki ovat valinneet
flip-choose-card = Valitse kortti kädestäsi.
flip-choose-cards = Valitse kortteja kädestäsi: { $low }–{ $high }
flip-choose-exactly = Valitse kortteja kädestäsi: { $n }
flip-choose-pile = Valitse, mitä saat tilalle.
flip-choose-platform = Valitse lava.
flip-trash = Romutetaan: { $cards }
flip-discard = Hylätään: { $cards }
flip-gain = Saat: { $card }
flip-muster = Lavalle { $platform }: { $card }
flip-cannot-empty = Kaikki tarvittavat pinot ovat tyhjiä.
flip-cannot-cards = Sinulla on liian vähän kortteja.
flip-cannot-shielded = Kaikki lavasi ovat kilven suojassa.

# Choices in a turn
choice-capture = Kaatuneet
choice-capture-chosen = { $card }: mille lavalle?
choice-capture-too-big = Liian iso raahattavaksi: enintään { $max }

# The fuse
fuse = Sytytyslanka palaa
fuse-seconds = { $n } s
fuse-react = Henkivartija hylätään, ja nostat kortin.
fuse-pass-small = Kukaan ei saa tietää
fuse-wave-small = Kaikki näkevät; odotus loppuu

# The event and the track
event-now = Tällä kierroksella
event-past = Menneet tapahtumat
event-none = Juhlat eivät ole vielä alkaneet.
event-phase = { $phase }, { $n }/{ $all }
event-next = Seuraavaksi: { $phase }
event-count = Laskenta tämän kierroksen jälkeen
track-text = Selkäpuoli kertoo vaiheen, ei tapahtumaa. Tähti: kierroksen jälkeen lasketaan pisteet.
track-ahead = Vielä tulossa: { $n }

# Counts, totals and the end
count-1 = Ensimmäinen laskenta
count-2 = Toinen laskenta
count-3 = Kolmas laskenta
count-sum = { $towers } = { $n }
count-gains = +{ $n }
score-total = Välipisteet { $n }
over-heading = Kruunajaiset
over-tie-third = Tasan, { $n }: suurempi kolmas laskenta ratkaisee (LNR-9.6).
over-tie-second = Tasan, { $n }, kolmas laskentakin: suurempi toinen laskenta ratkaisee (LNR-9.6).
over-tie-shared = Tasan, { $n }, ja kaksi viimeistä laskentaakin: valtaistuin jaetaan (LNR-9.6).
over-hands = Kädet ja pakat, kuvapuoli ylöspäin
over-unused = Laatikkoon jääneet tapahtumat

# Inspector
inspect-defense = Puolustus { $n }
inspect-printed = Painettu { $n }
inspect-minimum = Vähintään { $n }
inspect-rulings = Tarkennuksia
inspect-hidden = Kuvapuoli alaspäin
inspect-hidden-text = Vain omistaja tietää.
reason-event = { $source }: { $n }
reason-heckler = Huudeltu: { $n }
ruling-catapult = Kun pelaajia on 4 tai 5, palkkio on suurempi: jokainen osuma auttaa sivullisiakin.
ruling-bombardier = Laskee pelialueesi kaikki muut hyökkäystä antavat kortit, muut pomminheittäjätkin. Tapahtuman antama hyökkäys ei ole kortti.
ruling-sergeant = Toimii myös ensimmäisen hyökkäyksesi jälkeen. Ei koskaan kahdesti samaan vastustajaan eikä omalle lavalle.
ruling-bodyguard = Reagoi vain kädestä. Omalla vuorollasi pelattuna antaa värväystä ja menee muiden mukana.
ruling-shield-bearer = Laskennassa 0 pistettä. Et voi itsekään rakentaa sen päälle; omalla hyökkäykselläsi voit raivata sen pois.
ruling-scavenger = Tällä vuorolla ostettu kortti on jo poistopakassa, joten sen voi ottaa ja pelata.
ruling-coordinator = Ei siirrä mitään pelaajalta toiselle eikä ole hyökkäys. Vanhan paikan yllä olleet goblinit laskeutuvat.
ruling-press-ganger = Tarjoutuu itsestään, kun hyökkäyksesi vastustajaan onnistuu. Otettua goblinia ei romuteta eikä värvätä.
ruling-rubbish-roaster = Juuri ostettuna se voi polttaa itsensä. Pelialueen kortteihin se ei ylety.
ruling-haggler = Ostettuna se tulee käteesi: pelaa heti. Jos hinta pysähtyy 1:een, loppu alennuksesta menee hukkaan.
ruling-crowd-barker = Näet, mikä tulee vaihdetun tilalle, ennen kuin käytät alennuksen.
ruling-heckler = Huutelu kohdistuu lavaan, ei kortteihin: pois siirretty goblini pääsee siitä, lavalle siirretty saa sen.
ruling-troublesome-trio = Romutettuna se palaa omaan pinoonsa.
ruling-sack-o-snacks = Jos pakkasi on tyhjä, tämä sekoitetaan siihen ja saattaa olla juuri se kortti, jonka nostat.
ruling-spitroast-spear = Se on pakkasi päällimmäisenä: seuraava nostamasi kortti.
ruling-spoils = Palkkio maksetaan kerran korttia ja vuoroa kohti, vain osumasta vastustajaan ja vain, jos kortti oli jo pelissä.

# Buttons with what they do
act-play-all = Pelaa voimakortit
act-play-all-small = { $gained }
act-play = Pelaa: { $card }
act-use = Käytä: { $card }
act-purchase = Osta: { $card }
act-purchase-small = Saalista { $n }
act-recruit = Värvää: { $card }
act-recruit-small = Värväystä { $n }
act-attack = Hyökkää: { $card }
act-attack-small = Kuluttaa { $n }
act-end-turn = PÄÄTÄ VUORO
act-end-turn-small = Yli jää: { $lost }
act-end-turn-clean = Mitään ei jää yli
act-undo = Peru
act-undo-small = Kunnes jotakin uutta on nähty
act-hint = Miksi sillä on väliä
act-skip = Ohita esitys
confirm-end-turn = Päätetäänkö vuoro?
confirm-end-turn-text = Voisit vielä käyttää: { $what }
confirm-end-turn-cards = kortteja kädessä: { $n }
confirm-end-turn-actions = toimintoja: { $cards }
confirm-end-turn-attack = hyökkäys
confirm-own = Hyökätäänkö omalle lavalle?
confirm-own-text = Siitä ei saa palkkiota. Kortit kaatuvat silti.

# Why something is dim
why-not-asked = Sinulta ei kysytä nyt mitään.
why-waiting = Olet valinnut. Muut valitsevat vielä.
why-not-your-turn = Vuorossa on { $name }.
why-reaction = Kivi on ilmassa. Odota, kunnes se laskeutuu.
why-choice = Tee ensin valintasi loppuun.
why-choose-card = Valitse ensin kortti.
why-choose-pile = Valitse ensin pino.
why-choose-platform = Valitse ensin lava.
why-too-many = Enintään { $n }.
why-too-few = Vähintään { $n }.
why-no-undo = Jotakin uutta nähtiin tai kivi lensi: sitä ei voi perua.
why-playing = Pöydällä tapahtuu vielä.

# Big words of a moment
banner-your-turn = Sinun vuorosi!
banner-final = Viimeinen kierros!
banner-toppled = NURIN!
banner-toppled-loss = –{ $n } vp
banner-shield = Kilpi kaatui!
banner-negated = HENKIVARTIJA!
banner-waved = Päästettiin läpi
banner-captured = Pakkovärvätty!
banner-heckled = BUU!
banner-shielded = Kilven suojassa!
banner-discount = –{ $n }
banner-first-player = Aloittaja: { $name }

# The first time a player meets an ask: why it matters
hint-count = Tämä laskenta kirjataan, eikä sitä enää kaada kukaan.

# The newcomer's next legal thing to do
aid-turn-play = Pelaa nyt korttisi: säästetyt hylätään kuitenkin.
aid-turn-action = Toiminto on valmiina pelialueellasi: { $card }
aid-turn-attack = Heitä nyt kivi: korostetut ovat ulottuvilla.
aid-turn-recruit = Värvää nyt korostettu goblini ja valitse lava.
aid-turn-purchase = Osta nyt korostettu kortti: se päätyy pakkaasi.
aid-turn-shield = Kilpi viimeiseksi: sen päälle ei voi rakentaa.
aid-turn-end = Seuraavaksi: päätä vuoro. Sitten nostat uuden käden.
aid-flip-choice-choose = Seuraavaksi: valitse, mitä siihen tarvitaan, ja paina painiketta; tai kieltäydy.
aid-flip-choice-decline = Seuraavaksi: kieltäydy. Siitä ei olisi sinulle apua.
aid-heckle-choose = Seuraavaksi: napsauta tornia, johon aiot hyökätä.
aid-purchase-trash-choose = Seuraavaksi: napsauta heikointa korttiasi.
aid-capture-choose = Seuraavaksi: napsauta goblinia ja sitten omaa lavaasi.
aid-reaction-choose = Jos kädessäsi on henkivartija, nyt on sen hetki. Jos ei, katsele lankaa.
aid-danger-last = Varo: viimeisellä kierroksella ostettua et ehdi enää pelata. Värvää goblineja.

# The codex
codex-loot = Saaliskortit
codex-recruit = Värväyskortit
codex-attack = Hyökkäyskortit
codex-hybrid = Yhdistelmäkortit
codex-action = Toimintokortit
codex-goblin = Goblinit
codex-event = Tapahtumat
codex-term = Korttien sanat
codex-card = Hinta { $cost } · kappaleita { $copies }
codex-goblin-row = Hinta { $cost } · puolustus { $defense } · { $vp } vp · kappaleita { $copies }


## Cards

card-money-bag = Rahapussi
    .text = +1 saalis.
    .flavour = Enimmäkseen nappeja, osa niistä pyöreitä.
card-table-scraps = Ruoantähteet
    .text = +1 värväys.
    .flavour = Vielä lämpimiä, jos pitää niitä nuotion lähellä.
card-box-o-shinies = Laatikollinen kiiltävää
    .text = +3 saalista.
    .flavour = Mikään niistä ei ole minkään arvoinen, ja kaikki kimaltavat.
card-pile-o-chow = Kasa muonaa
    .text = +3 värväystä.
    .flavour = Kukaan ei kysy, mitä ne rapeat palat ovat.
card-catapult = Katapultti
    .text = +3 hyökkäystä. Palkkio: +1 värväys (+2, jos pelaajia on 4 tai 5).
    .flavour = Tähtääminen on vapaaehtoista. Into ei.
card-mountain-o-gold = Kultavuori
    .text = +5 saalista.
    .flavour = Älä kiipeile. Se valuu.
card-banquet-o-boar = Karjukemut
    .text = +5 värväystä.
    .flavour = Karjulle sanottiin, että se on kunniavieras.
card-cannon = Kanuuna
    .text = +5 hyökkäystä. Palkkio: +4 värväystä.
    .flavour = Lataa, sytytä, juokse, vapaassa järjestyksessä.
card-sack-o-snacks = Säkillinen naposteltavaa
    .text = +2 saalista, +2 värväystä. Ostovaikutus: nosta 1 kortti.
    .flavour = Säkin pohjakin on naposteltavaa.
card-plunder-sled = Ryöstökelkka
    .text = +2 saalista, +2 hyökkäystä. Palkkio: +2 saalista.
    .flavour = Lunta ei tarvita. Vain mäki ja kovaääninen goblini.
card-spitroast-spear = Varraskeihäs
    .text = +2 värväystä, +2 hyökkäystä. Palkkio: +1 värväys. Ostovaikutus: pane tämä kortti pakkasi päällimmäiseksi.
    .flavour = Toisessa päässä päivällinen, toisessa hankaluudet.
card-bombardier = Pomminheittäjä
    .text = +2 hyökkäystä. Palkkio: +3 värväystä. Toiminto: +1 hyökkäys jokaisesta muusta pelialueesi kortista, jolla on hyökkäysvoimaa.
    .flavour = Hän laskee kolmesta alaspäin, koska sormia on jäljellä kolme.
card-sergeant = Kersantti
    .text = +3 hyökkäystä. Palkkio: +4 värväystä. Jatkuva: 1 lisähyökkäys tällä vuorolla vastustajaan, johon et ole vielä hyökännyt.
    .flavour = Ylennettiin, koska huusi saman asian kahdesti.
card-bodyguard = Henkivartija
    .text = +2 värväystä. Reaktio: kun vastustaja hyökkää sinuun, voit hylätä tämän kädestäsi: hyökkäys raukeaa ja nostat 1 kortin.
    .flavour = Palkka maksetaan mustelmittain.
card-shield-bearer = Kilvenkantaja
    .short = Kilpi
    .text = Toiminto: pane tämä yhden pinosi päälle. Hyökkäysten on osuttava siihen (puolustus 6); värväys ja toiminnot eivät vaikuta pinoon.
    .flavour = Kilpi on ovi. Talo on huomannut asian.
card-scavenger = Tonkija
    .text = +1 saalis. Toiminto: ota 1 kortti poistopakastasi käteesi.
    .flavour = Yhden goblinin roska on saman goblinin aarre myöhemmin.
card-coordinator = Järjestäjä
    .text = +2 värväystä. Toiminto: siirrä 1 goblini kenen tahansa pelaajan lavalta saman pelaajan toiselle lavalle päällimmäiseksi.
    .flavour = Hänellä on muistilehtiö. Lukea hän ei osaa, mutta heiluttaa osaa.
card-errand-runt = Juoksupoikanen
    .text = Toiminto: nosta 2 korttia.
    .flavour = Palaa aina jonkin kanssa. Ei koskaan sen, mitä pyysit.
card-press-ganger = Pakkovärvääjä
    .text = +2 hyökkäystä. Toiminto: kun hyökkäyksesi vastustajaan onnistuu, pane 1 romutettava goblini (värväyshinta enintään 7) omalle lavallesi.
    .flavour = Näytätpä vapaaehtoiselta.
card-rubbish-roaster = Roskapaahtaja
    .text = +1 saalis. Toiminto ja ostovaikutus: romuta enintään 1 kortti kädestäsi tai poistopakastasi.
    .flavour = Kaikki palaa, kun vain uskoo.
card-haggler = Tinkijä
    .text = +1 saalis. Toiminto: seuraava ostoksesi tällä vuorolla maksaa 2 vähemmän. Ostovaikutus: ota tämä kortti käteesi.
    .flavour = Itkee hintaa, nauraa kulman takana.
card-crowd-barker = Sisäänheittäjä
    .text = +1 värväys. Toiminto: voit vaihtaa 1 väkijoukon kortin; seuraava goblinisi tällä vuorolla maksaa 2 vähemmän. Ostovaikutus: +2 värväystä.
    .flavour = Astukaa peremmälle, ja ylemmälle, ja ylemmälle.
card-heckler = Huutelija
    .text = +1 hyökkäys. Toiminto: nosta 1 kortti; voit valita vastustajan lavan: sen goblinien puolustus on 2 pienempi tällä vuorolla.
    .flavour = Buu on kokonainen virke.
card-troublesome-trio = Hankala kolmikko
    .short = Kolmikko
    .text = Värväyshinta 3. Puolustus 2. 1 voittopiste.
    .flavour = Kaksi aloittaa, kolmas syyttää kanoja.
card-dastardly-duo = Katala kaksikko
    .short = Kaksikko
    .text = Värväyshinta 2. Puolustus 2. 1 voittopiste.
    .flavour = Kaksi kertaa suunnitelma, puolet aivoista.
card-stubborn-stumps = Jääräpäiset jässikät
    .short = Jässikät
    .text = Värväyshinta 4. Puolustus 6. 1 voittopiste.
    .flavour = Pyydettiin siirtymään keväällä. Nyt on syksy.
card-quarrelsome-quartet = Riitaisa nelikko
    .short = Nelikko
    .text = Värväyshinta 4. Puolustus 4. 3 voittopistettä.
    .flavour = Yhdestä asiasta ollaan samaa mieltä: tuo sen teki.
card-brickheaded-bouncers = Tiilipäiset portsarit
    .short = Portsarit
    .text = Värväyshinta 5. Puolustus 8. 2 voittopistettä.
    .flavour = Koputa, niin koputetaan takaisin.
card-quirky-quintet = Kummallinen viisikko
    .short = Viisikko
    .text = Värväyshinta 5. Puolustus 5. 4 voittopistettä.
    .flavour = Viisi hattua, yksi nuha.
card-gob-o-goblins = Läjä goblineja
    .short = Läjä
    .text = Värväyshinta 6. Puolustus 6. 4 voittopistettä.
    .flavour = Kukaan ei tiedä, montako. Tarttuivat toisiinsa.
card-scruffy-six = Nuhjuinen kuusikko
    .short = Kuusikko
    .text = Värväyshinta 6. Puolustus 5. 5 voittopistettä.
    .flavour = Pesty kerran, kaikki yhdessä, vahingossa.
card-pint-sized-pack = Taskukokoinen lauma
    .short = Lauma
    .text = Värväyshinta 7. Puolustus 5. 6 voittopistettä.
    .flavour = Mahtuu taskuun, ei jää huomaamatta.
card-scheming-septet = Juonitteleva seitsikko
    .short = Seiska
    .text = Värväyshinta 7. Puolustus 8. 5 voittopistettä.
    .flavour = Seitsemän salaista suunnitelmaa päästä kahdeksanneksi.
card-ornery-octet = Äreä kahdeksikko
    .short = Kasi
    .text = Värväyshinta 8. Puolustus 6. 7 voittopistettä.
    .flavour = Kahdeksan kaunaa täydessä sopusoinnussa.
card-noisy-nonet = Meluisa yhdeksikkö
    .short = Ysi
    .text = Värväyshinta 9. Puolustus 8. 8 voittopistettä.
    .flavour = Rumpuna on ämpäri. Ämpäri on täynnä.
card-teetering-ten = Horjuva kymmenikkö
    .short = Kymppi
    .text = Värväyshinta 10. Puolustus 9. 9 voittopistettä.
    .flavour = Älä aivasta. Älä edes ajattele pippuria.
card-royal-rabble = Kuninkaallinen roskaväki
    .short = Roskaväki
    .text = Värväyshinta 11. Puolustus 11. 10 voittopistettä.
    .flavour = Toivat oman matonkin, enimmäkseen punaisen.
card-first-player = Aloittaja
    .text = Haltija pelaa jokaisen kierroksen ensimmäisen vuoron.
    .flavour = Toiselta puolelta tahmea. Kukaan ei kerro, miksi.

## Events

event-opening-ceremony = Avajaiset
    .text = Bonus: ei hyökkäyksiä; aloittajalle +1 saalis. Kääntövaikutus: voit sekoittaa kätesi pakkaasi ja nostaa 5 korttia.
    .flavour = Puhe on lyhyt, koska puhujakoroke sortui.
event-market-morning = Toriaamu
    .text = Bonus: +2 saalista jokaisen vuoron alussa.
    .flavour = Kaikki myydään pois, ja osa yrittääkin jo karkuun.
event-free-breakfast = Ilmainen aamiainen
    .text = Bonus: +2 värväystä jokaisen vuoron alussa.
    .flavour = Puuroa kaikille. Kaikki puuro joillekin.
event-spring-cleaning = Kevätsiivous
    .text = Kääntövaikutus: voit romuttaa 1 kortin kädestäsi ja nostaa sitten 1 kortin.
    .flavour = Ensimmäisenä heitettiin pois luuta.
event-early-birds = Aamunvirkut
    .text = Kääntövaikutus: voit hylätä haluamasi määrän kortteja ja nostaa sitten yhtä monta.
    .flavour = Aikainen lintu nappasi madon. Se oli lounas.
event-rowdy-registration = Riehakas ilmoittautuminen
    .text = Bonus: kortin Hankala kolmikko värväyshinta on 1 pienempi.
    .flavour = Nimi tähän. Ei pöytään. Eikä häneen.
event-dawn-drill = Aamuharjoitus
    .text = Bonus: +2 hyökkäystä jokaisen vuoron alussa.
    .flavour = Vasen, oikea, vasen, se toinen vasen.
event-tug-o-war = Köydenveto
    .text = Bonus: +3 hyökkäystä jokaisen vuoron alussa.
    .flavour = Köysi hävisi.
event-lunch-rush = Lounasruuhka
    .text = Bonus: jokaisen goblinin värväyshinta on 1 pienempi.
    .flavour = Jono on vain makaava pino.
event-bargain-bonanza = Alehulinat
    .text = Bonus: jokaisen ostettavan kortin hinta on 1 pienempi.
    .flavour = Puolet hinnasta, puolet laadusta, väestä kaikki.
event-swap-meet = Vaihtotori
    .text = Kääntövaikutus: voit romuttaa 1 kortin kädestäsi; saat kortin Laatikollinen kiiltävää, Kasa muonaa tai Katapultti.
    .flavour = Yksi huolellinen omistaja, kaksitoista huolimatonta.
event-second-helpings = Santsikierros
    .text = Kääntövaikutus: voit hylätä 1 kortin ja nostaa sitten 2 korttia.
    .flavour = Ensimmäinen annos liikkuu vielä.
event-wobbly-platforms = Huojuvat lavat
    .text = Bonus: lavoilla olevien goblinien puolustus on 1 pienempi.
    .flavour = Kuka myi pultit? Kuka osti pultit?
event-moonlight-raid = Kuutamorynnäkkö
    .text = Bonus: +3 hyökkäystä jokaisen vuoron alussa.
    .flavour = Hiipien, torvien säestyksellä.
event-bonfire-feast = Kokkojuhla
    .text = Bonus: +3 värväystä jokaisen vuoron alussa.
    .flavour = Tule lähemmäs. Ei noin lähelle. Kieri.
event-torchlight-watch = Soihtuvartio
    .text = Bonus: lavoilla olevien goblinien puolustus on 2 suurempi.
    .flavour = He näkevät sinut. Sinä näet heidät. Kiusallista.
event-midnight-muster = Keskiyön kutsunnat
    .text = Kääntövaikutus: voit hylätä 2 korttia ja panna lavallesi kortin Hankala kolmikko.
    .flavour = Herätetty, laskettu, pinottu.
event-spoils-of-the-dark = Pimeän palkkio
    .text = Bonus: jokaisella pelaajalla on palkkio: +3 värväystä.
    .flavour = Löytäjä pitää. Rikkoja pitää myös.
event-changing-of-the-guard = Vahdinvaihto
    .text = Kääntövaikutus: voit ilmoittautua. Ilmoittautuneista se, jolla on pienimmät välipisteet, saa aloittajakortin ja nostaa 1 kortin.
    .flavour = Uusi vartija, sama hattu.
event-closing-ceremony = Päättäjäiset
    .text = Bonus: johtaja saa aloittajakortin; +2 värväystä jokaisen vuoron alussa. Tämä on viimeinen kierros.
    .flavour = Kruunu painaa, koska siinä on tiili.

## Kinds of cards

kind-loot = Saalis
kind-recruit = Värväys
kind-attack = Hyökkäys
kind-hybrid = Yhdistelmä
kind-action = Toiminto
kind-goblin = Goblini
kind-event = Tapahtuma
kind-marker = Merkki

## Phases

phase-opening = Avajaiset
phase-morning = Aamu
phase-day = Päivä
phase-night = Yö
phase-closing = Päättäjäiset

## Keywords

term-loot-power = Saalis
    .text = Sillä ostetaan tällä vuorolla kaupan kortteja ja pysyviä kortteja.
term-recruit-power = Värväys
    .text = Sillä värvätään goblineja tällä vuorolla.
term-attack-power = Hyökkäys
    .text = Sen on yllettävä kohteen puolustukseen.
term-loot-cost = Saalishinta
    .text = Kortin hinta ostettaessa.
term-recruit-cost = Värväyshinta
    .text = Goblinin hinta värvättäessä.
term-defense = Puolustus
    .text = Hyökkäys, jonka kortin ja kaikkien sen päällä olevien kaataminen vaatii.
term-victory-point = Voittopiste
    .text = Lasketaan kolmesti: aamun jälkeen, päivän jälkeen ja lopussa.
term-spoils = Palkkio
    .text = Maksetaan kerran vuorossa, kun hyökkäyksesi vastustajaan onnistuu.
term-passive = Jatkuva
    .text = Toimii itsestään, kun kortti on pelialueellasi.
term-action-word = Toiminto
    .text = Käytetään kerran, milloin vain vuorolla, jolla pelaat kortin.
term-purchase-effect = Ostovaikutus
    .text = Tapahtuu heti, kun ostat kortin.
term-reaction = Reaktio
    .text = Voidaan käyttää kädestä vastustajan vuorolla.
term-bonus = Bonus
    .text = Voimassa tämän kierroksen jokaisella vuorolla.
term-flip-effect = Kääntövaikutus
    .text = Jokainen pelaaja valitsee ennen kierroksen ensimmäistä vuoroa, tekeekö sen.
term-trash = Romuttaa
    .text = Kortti lähtee omistajaltaan romupinoon.
term-discard = Hylätä
    .text = Kortti menee poistopakkaasi.
term-gain = Saada
    .text = Kortti menee poistopakkaasi maksutta.
term-platform = Lava
    .text = Jokaisella on kolme. Uudet goblinit tulevat jonkin päälle.
term-stack = Pino
    .text = Lava, jolla on ainakin yksi kortti.
term-shield = Kilpi
    .text = Hyökkäysten on osuttava kilpeen; värväys ja toiminnot eivät vaikuta sen pinoon.
term-running-total = Välipisteet
    .text = Tähänastiset laskennat ja lavoillasi nyt olevat voittopisteet.
term-leader = Johtaja
    .text = Pelaaja, jolla on suurimmat välipisteet.
term-first-player = Aloittajakortti
    .text = Sen haltija pelaa jokaisen kierroksen ensimmäisen vuoron.
term-shop = Kauppa
    .text = Viisi saaliilla ostettavaa korttia.
term-crowd = Väkijoukko
    .text = Viisi värvättävää goblinia.
term-permanent = Pysyvät kortit
    .text = Neljä pinoa, jotka ovat aina tarjolla.
term-play-area = Pelialue
    .text = Tällä vuorolla pelaamasi kortit.
term-deck = Pakka
    .text = Kuvapuoli alaspäin olevat korttisi. Kun se on tyhjä, poistopakka sekoitetaan siihen.
term-discard-pile = Poistopakka
    .text = Pelatut, hylätyt ja ostetut kortit; kaikkien nähtävillä.
term-trash-pile = Romupino
    .text = Romutetut kortit: yksi pino goblineille, toinen muille.

## Lobby options

option-event-deck = Tapahtumapakka
    .about = Pikapakassa on vähemmän aamun, päivän ja yön tapahtumia.
    .value-standard = Tavallinen, 14 kierrosta
    .value-quick = Pika, 9 kierrosta
option-turn-clock = Vuoron aikaraja
    .about = Kuinka kauan vuoro saa kestää.
    .value-0 = Ei rajaa
    .every = { $n } sekuntia
option-reaction-window = Reaktioaika
    .about = Kuinka kauan sytytyslanka palaa, kun henkivartija voi ehtiä väliin.
    .value-0 = Ei rajaa
    .every = { $n } sekuntia
option-reaction-mode = Milloin reaktioaika alkaa
    .about = Odottavatko hyökkäykset reaktiota, ja saako hyökkäyksen kohde päästää ne läpi.
    .value-public-test = Kun henkivartija voi olla lähellä
    .value-open-pass = Samoin, ja läpi saa päästää avoimesti
    .value-always = Joka hyökkäyksessä
option-reaction-min-vp = Reaktion alaraja
    .about = Vähemmän voittopisteitä vieviä hyökkäyksiä ei voi torjua.
option-closing-first = Viimeisen kierroksen aloittaja
    .about = Kuka aloittaa päättäjäisten kierroksen.
    .value-leader = Johtaja
    .value-holder = Aloittajakortin haltija
option-market-noise = Levoton tori
    .about = Joka kierroksella kummankin rivin vanhin kortti vaihtuu.
option-bot-style = Bottien mieltymys
    .about = Mitä tietokonepelaajat tavoittelevat. Mikä vain: kukin arpoo omansa salassa.
    .value-any = Mikä vain
    .value-balanced = Vähän kaikkea
    .value-rush = Goblinit ensin
    .value-raider = Kiviä
    .value-engine = Rahaa ja toimintoja
option-running-totals = Välipisteet näkyvissä
    .about = Näytä kaikkien pisteet tähän asti, ei vain laskentoja.

## Lesson

lesson-show = Paras näytös voittaa valtaistuimen
    .text = Pinoa goblineja kolmelle lavallesi niin korkealle kuin hermot kestävät. Kolmesti rummut pärisevät ja kaikki laskevat, montako voittopistettä on pystyssä. Kolme laskentaa yhteensä ovat pisteet; suurin kruunataan.
lesson-flip = Tapahtuman tarjous
    .text = Joka kierros paljastaa tapahtuman, ja jotkin tekevät kaikille tarjouksen ennen ensimmäistä vuoroa. Kaikki valitsevat salassa ja yhtä aikaa; kieltäytyminen ei maksa mitään.
lesson-play = Pelaa korttisi
    .text = Sinun vuorosi. Napsauta kätesi korttia: se antaa voimansa heti. Kolikot ovat saalista, koivet värväystä, pommit hyökkäystä. Pelaamatta jääneet menevät vuoron lopussa pois, joten pelaa kaikki.
lesson-spend = Käytä, mitä sinulla on
    .text = Saaliilla ostat kaupan kortteja: ne menevät poistopakkaasi ja tulevat myöhemmin käteesi. Värväyksellä palkkaat väkijoukon goblineja: ne tulevat suoraan jollekin lavallesi. Se, mihin sinulla on varaa, hehkuu. Yksi napsautus valitsee, toinen maksaa; vetäminen tekee molemmat.
lesson-end = Päätä vuoro
    .text = Kun mihinkään ei enää ole varaa, päätä vuorosi: pelatut menevät poistopakkaan ja nostat viisi uutta korttia. Kun pakka loppuu, poistopakasta tulee pakka, ostoksinesi päivineen.
lesson-others = Muiden vuorot
    .text = Katso heidän tornejaan: lipun kilpi on goblinin puolustus, tähti sen voittopisteet. Kaikki, mitä siellä näet, voi kaatua kivistäsi.
lesson-recruited = Lavalla ollaan
    .text = Voittopisteet lasketaan niin kauan kuin ne ovat pystyssä. Muista kuitenkin: kun gobliniin osutaan, kaatuvat kaikki sen päällä olevatkin. Kolme matalaa tornia on turvallisempi, yksi korkea vie vähemmän tilaa.
lesson-attack = Heitä kivillä
    .text = Kun sinulla on hyökkäystä vähintään goblinin puolustuksen verran, voit osua siihen, kerran vuorossa: napsauta sitä toisen tornissa ja sitten uudestaan. Se kaatuu, ja kaikki sen päällä. Jotkin korttisi maksavat osumasta palkkion. Hyökkäyksen kohteella voi olla henkivartija.
lesson-fuse = Kivi tulossa
    .text = Kimppuusi hyökätään. Niin kauan kuin sytytyslanka palaa, voit torjua henkivartijalla, jos sinulla on sellainen. Kaikki näkevät saman langan yhtä kauan, olipa sinulla mitä tahansa.
lesson-count = Rummut ovat pärisseet
    .text = Pystyssä olleet laskettiin ja kirjattiin. Seuraavassa laskennassa ne lasketaan taas, jos ne ovat yhä pystyssä: rakenna siis ajoissa ja katso, mitä johtajalla on kaadettavaksi.

## Rulebook

rulebook-goal = Tavoite
    .text =
        Vanha goblinikuningas jää eläkkeelle, ja valtaistuimen saa se, joka järjestää parhaan näytöksen. Jokaisella on <b>kolme kapeaa lavaa</b>, joille goblineja pinotaan niin korkealle kuin hermot kestävät.
        Kolmesti rummut pärisevät ja kaikki laskevat, montako voittopistettä (vp) on pystyssä: aamun jälkeen, päivän jälkeen ja aivan lopussa. <b>Kolme laskentaa yhteensä ovat loppupisteesi</b>; suurin kruunataan.
        Korteista saat kolmenlaista voimaa: <b>saaliilla</b> ostat parempia kortteja, <b>värväyksellä</b> goblineja, <b>hyökkäyksellä</b> heität kiviä, jotka kaatavat muiden tornit.
rulebook-table = Mitä pöydällä on
    .text =
        Alussa sinulla on kymmenen korttia: neljä rahapussia, neljä ruoantähdettä, laatikollinen kiiltävää ja kasa muonaa. Nostat niistä viisi; loput ovat pakkasi.
        <b>Kaupassa</b> on esillä viisi saaliilla ostettavaa korttia, <b>väkijoukossa</b> viisi värvättävää goblinia. Aukko täytetään heti pakasta. Vieressä on neljä <b>pysyvää pinoa</b>, jotka ovat aina tarjolla niin kauan kuin niitä riittää: Laatikollinen kiiltävää, Kasa muonaa, Katapultti ja Hankala kolmikko.
        Omat korttisi kiertävät: <b>käsi, pelialue, poistopakka, pakka</b> ja taas käteen. Kun pakka on tyhjä ja pitäisi nostaa, poistopakka sekoitetaan pakaksi. Pelialueen kortteja ei sekoiteta mukaan.
rulebook-turn = Vuorosi
    .text =
        Tee niin monta asiaa kuin haluat, <b>missä järjestyksessä vain</b>: pelaa kortteja, käytä toimintoja, osta, värvää, hyökkää. Pelaamasi kortti antaa voimansa heti, ja samanlainen voima lasketaan yhteen.
        <b>Esimerkki.</b> Kaksi rahapussia ja yksi laatikollinen kiiltävää antavat yhteensä 5 saalista. Katapultti maksaa 4; viimeisellä 1:llä ei saa mitään.
        Päätä sitten vuoro: pelatut ja käteen jääneet kortit menevät poistopakkaan, <b>käyttämätön voima menee hukkaan</b> ja nostat, kunnes kädessäsi on viisi korttia. Älä siis säästele: kortin pelaaminen ei maksa mitään. Kun aika loppuu, vuoro päättyy itsestään.
rulebook-action = Toiminnot ja palkkiot
    .text =
        <b>Toiminto</b> on valmiina, kun kortti on pelattu. Käytä se milloin vain samalla vuorolla, kerran. Se tehdään kokonaan, tekstin järjestyksessä; jos vain osa onnistuu, tehdään se, ja toiminto, josta ei olisi mitään hyötyä, jää odottamaan.
        <b>Jatkuvat</b> tekstit toimivat itsestään, kun kortti on pelialueellasi. Samoin <b>palkkiot</b>: kun hyökkäyksesi vastustajaan onnistuu, jokainen pelialueesi palkkiokortti maksaa, kukin kerran vuorossa.
        <b>Esimerkki.</b> Pelialueellasi ovat kersantti ja kanuuna, ja osut vastustajan gobliniin: 4 + 4 värväystä. Toinen osuma samalla vuorolla ei maksa enempää.
rulebook-purchase = Ostaminen
    .text =
        Maksa kaupan tai pysyvän pinon kortin saalishinta, niin kortti menee <b>poistopakkaasi</b>: nostat sen seuraavan sekoituksen jälkeen. Osta niin usein kuin saalista riittää.
        <b>Alennukset lasketaan yhteen</b>, mutta hinta on aina vähintään 1. Tinkijän tai sisäänheittäjän alennus koskee vain seuraavaa sopivaa korttia ja päättyy vuoroon.
        <b>Esimerkki.</b> Kanuuna maksaa 6. Alehulinat vähentää 1 ja tinkijä 2, joten hinnaksi jää 3; seuraavaan korttiin tehoavat enää alehulinat.
rulebook-trash = Ostovaikutukset ja romu
    .text =
        <b>Ostovaikutus</b> tapahtuu heti, kun olet ostanut kortin. Jokin antaa nostaa kortin, jokin tulee suoraan käteesi tai pakkasi päällimmäiseksi, ja roskapaahtaja saa polttaa kortin kädestäsi tai poistopakastasi, vaikka itsensä.
        <b>Romuttaminen</b> ei ole hylkäämistä: kortti lähtee sinulta lopullisesti romupinoon, goblinit väkijoukon pinoon ja muut kaupan. Vain Hankala kolmikko palaa omaan pinoonsa.
        Kun kaupan tai väkijoukon pakka on tyhjä ja kortti tarvitaan, romupino sekoitetaan uudeksi pakaksi; <b>aloitus- ja pysyvät kortit lähtevät silloin pelistä</b>. Rahapussisi eivät siis palaa kummittelemaan.
rulebook-recruit = Värvääminen ja pinoaminen
    .text =
        Maksa väkijoukon goblinin tai pinossa olevan Hankalan kolmikon värväyshinta, niin se hyppää heti <b>jonkin lavasi päälle</b>. Korkeudella ei ole rajaa, varovaisuudella on. Värvää niin usein kuin värväystä riittää.
        <b>Esimerkki.</b> Kun värväystä on 8, saat joko kortin Äreä kahdeksikko (hinta 8), 7 vp, tai kortit Kummallinen viisikko ja Hankala kolmikko (5 + 3), 4 + 1 vp kahdelle lavalle: yksi kivi vie silloin vähemmän.
        Goblini pysyy paikallaan, kunnes joku hyökkää siihen tai siirtää sitä. <b>Järjestäjä</b> siirtää goblinin, oman tai toisen, saman pelaajan toiselle lavalle päällimmäiseksi; sen päällä olleet laskeutuvat, eikä mitään menetetä.
rulebook-attack = Hyökkääminen
    .text =
        Sinulla on <b>yksi hyökkäys vuorossa</b>. Valitse goblini miltä lavalta vain, vaikka omaltasi; sen puolustus saa olla enintään hyökkäyksesi verran. Sen verran hyökkäystä kuluu, ja <b>kohde ja kaikki sen päällä</b> romutetaan. Vain kohteen puolustus ratkaisee. Alla olevat jäävät.
        <b>Esimerkki.</b> Torni alhaalta ylös: Meluisa yhdeksikkö (puolustus 8), Nuhjuinen kuusikko (5), Katala kaksikko (2). Kun hyökkäystä on 6, yhdeksikköön ei ylety. Osu kuusikkoon: kulutat 5 ja viet kuusikon ja kaksikon, 5 + 1 vp. Hyökkäystä jää 1.
        Jokainen pelattu <b>kersantti</b> antaa yhden hyökkäyksen lisää, ja ensimmäisen jälkeen jokaisen on kohdistuttava vastustajaan, johon et ole hyökännyt tällä vuorolla. Omalle lavalle voi hyökätä vain ensimmäisenä; siitä ei saa palkkiota.
rulebook-defense = Puolustus ja huutelijat
    .text =
        Goblinin puolustus on painettu luku, <b>johon lisätään tai josta vähennetään</b> tapahtuman ja huutelijan vaikutus, aina kuitenkin vähintään 1. Tapahtumat muuttavat vain goblineja, eivät koskaan kilvenkantajan kilpeä.
        <b>Huutelijalla</b> nostat kortin; sitten saat valita vastustajan lavan, jota kilpi ei suojaa, ja sen goblinien puolustus on vuorosi loppuun 2 pienempi. Huutelu kohdistuu lavaan: sinne siirretty goblini saa sen osakseen, pois siirretty pääsee siitä.
        <b>Esimerkki.</b> Juonitteleva seitsikko (puolustus 8) huudellulla lavalla: 6; jos tapahtumana on Huojuvat lavat: 5.
rulebook-reaction = Sytytyslanka ja henkivartija
    .text =
        Hyökkäyksen kohteen <b>kädessä oleva henkivartija</b> voi hypätä väliin: se hylätään, hyökkäys raukeaa ja kohde nostaa kortin. Hyökkääjän voima on silti kulunut, ja hyökkäys oli hyökkäys.
        Sytytyslanka palaa vain, jos sillä voi olla väliä: kohteella on kortteja kädessään, ja hän on saanut enemmän henkivartijoita kuin niitä on romutettu tai on poistopakassa. Kaiken tämän näkevät kaikki. <b>Lanka palaa yhtä kauan, oli kädessä mitä vain</b>, ja se, joka antaa kiven tulla, ei kerro sitä kenellekään.
        <b>Esimerkki.</b> Inés on saanut kaksi henkivartijaa. Jos toinen on poistopakassa, lanka palaa: toinen on kädessä tai pakassa. Jos molemmat ovat poistopakassa, lankaa ei ole, ja kivi lentää heti.
rulebook-capture = Pakkovärvääjä
    .text =
        Kun hyökkäyksesi vastustajaan onnistuu ja pelialueellasi on käyttämätön <b>pakkovärvääjä</b>, saat raahata kotiin yhden kaatuvista goblineista: sen painettu värväyshinta saa olla enintään 7. Se tulee sellaisen oman lavasi päälle, jota kilpi ei suojaa. Loput romutetaan.
        Vangittua goblinia ei värvätä eikä romuteta. Jokainen pakkovärvääjä raahaa <b>yhden goblinin</b>; jos jätät ensimmäisen tarjouksen väliin, toinen ei enää kysy.
        <b>Esimerkki.</b> Taskukokoinen lauma (7) ja Äreä kahdeksikko (8) kaatuvat. Lauma voi vaihtaa puolta; kahdeksikko on liian iso.
rulebook-shield = Kilvet
    .text =
        <b>Kilvenkantajan</b> toiminto panee sen jonkin pinosi päälle. Siitä lähtien pinon goblineihin ei voi hyökätä: hyökkäyksen on osuttava kilpeen (puolustus 6), ja silloin kaatuu vain se, kaupan romupinoon.
        Värväys ja toiminnot eivät pysty suojattuun pinoon, <b>eivät edes omistajan</b>: mitään ei lisätä, mitään ei siirretä, toista kilpeä ei panna. Suojaa siis vasta, kun olet rakentanut. Jos on pakko rakentaa lisää, raivaa kilpi omalla hyökkäyksellä.
        Kilvenkantaja on laskennassa 0 vp, ja henkivartija voi pelastaa sen.
rulebook-event = Kierrokset ja tapahtumat
    .text =
        Joka kierros alkaa tapahtumalla: avajaiset, neljä aamun, neljä päivän ja neljä yön tapahtumaa, päättäjäiset. Sitten jokainen pelaa yhden vuoron myötäpäivään <b>aloittajakortin</b> haltijasta alkaen. Kortti pysyy paikallaan, ellei tapahtuma siirrä sitä: päättäjäisissä sen saa johtaja.
        <b>Bonus</b> on voimassa kierroksen joka vuorolla eikä kysy keneltäkään. <b>Kääntövaikutus</b> on tarjous: kaikki valitsevat yhtä aikaa ja salassa, yksityiskohtia myöten; kun viimeinenkin on vastannut, vastaukset näytetään yhdessä ja toteutetaan vuorojärjestyksessä.
        Kieltäytyminen ei maksa mitään. Jos pino on loppunut ennen vuoroasi, valintasi raukeaa etkä luovu sen takia mistään.
rulebook-count = Kolme laskentaa
    .text =
        Kun aamun viimeinen kierros päättyy, samoin päivän, ja viimeisen kierroksen jälkeen jokainen kirjaa omien lavojensa voittopisteet. <b>Laskenta ei enää muutu</b>: myöhemmin kaatunut on jo laskettu.
        <b>Esimerkki.</b> Kuninkaallinen roskaväki (10 vp), joka seisoo aamusta loppuun, lasketaan kolmesti, yhteensä 30 vp. Jos se kaatuu päivällä, se on tuonut 10.
        <b>Välipisteesi</b> ovat tähänastiset laskennat ja se, mitä on nyt pystyssä. Johtajalla ne ovat suurimmat; tasapelissä johtaa heistä myötäpäivään ensimmäinen aloittajakortin haltijasta alkaen.
rulebook-end = Kruunajaiset
    .text =
        <b>Päättäjäiset</b> aloittaa viimeisen kierroksen. Kun jokainen on pelannut sillä vuoronsa, tehdään kolmas laskenta ja peli on ohi.
        Eniten loppupisteitä saanut kruunataan goblinikuninkaaksi tai goblinikuningattareksi. Tasapelissä <b>ratkaisee suurempi kolmas laskenta</b>, sitten suurempi toinen; jos sekin on tasan, valtaistuin jaetaan.
        Kukaan ei putoa, eikä peli lopu kesken: kaatunut torni on tyhjä lava, ja tyhjälle lavalle voi rakentaa.
rulebook-secret = Mikä on salassa
    .text =
        Salassa ovat <b>kädet</b>, <b>pakkojen järjestys</b> ja tulevat tapahtumat; niiden selkäpuoli kertoo vaiheen. Kaikki muu on näkyvissä: lavat, voimat, poistopakat, romupinot ja se, kuka osti mitä.
        Omaa pakkaasi saat katsella milloin vain; luettelo on nimen mukaan lajiteltu eikä kerro järjestyksestä mitään.
        <b>Kääntövaikutusten valinnat</b> ovat salaisia, kunnes kaikki ovat vastanneet. Ja sitä, onko jollakulla henkivartija kädessään, ei tiedä kukaan ennen kuin se hyppää.
rulebook-options = Valinnat ja kellot
    .text =
        Isäntä voi valita <b>pikapakan</b> (yhdeksän kierrosta), muut kellot, levottoman torin ja piilotetut välipisteet. Sytytyslanka voi palaa joka hyökkäyksessä, tai kohde saa <b>päästää hyökkäyksen läpi</b> kaikkien nähden, mikä säästää aikaa ja kertoo vähän.
        Kun vuorosi aika loppuu, kesken oleva valinta saa miedoimman vastauksensa ja vuorosi päättyy. Kahdesti peräkkäin tai minuutti poissa (isäntä voi valita myös: heti tai ei koskaan), ja botti pelaa puolestasi, kunnes palaat; paikkasi, korttisi ja pisteesi säilyvät.
        Kello seisoo sytytyslangan palaessa.
rulebook-advice = Neuvoja eturivistä
    .text =
        <b>Hyvän vuoron järjestys:</b> pelaa ensin kaikki, mikä nostaa kortteja, sitten loput; hyökkää, sillä palkkioilla saa goblineja; värvää; osta; nosta kilpi viimeisenä.
        <b>Rakenna leveälle.</b> Suuri puolustus alle, pieni päälle, ja mieluummin kolme kymmenen pisteen tornia kuin yksi kolmenkymmenen: yksi kivi vie yhden tornin.
        <b>Osta varhain, värvää myöhään.</b> Ensimmäisillä kierroksilla ostettua saaliskorttia pelaat monta kertaa, yöllä ostettua tuskin kertaakaan. Viimeisellä kierroksella älä osta mitään: et enää nostaisi sitä.
