title-tagline = Pinoa goblinisi
title-about =
    Pelaa kortteja, saa saalista, värväystä ja hyökkäystä. Osta parempia, värvää goblineja.
    Pinoa goblinit kolmelle lavallesi ja kaada vastustajien tornit.
    Pystyssä olevat goblinit lasketaan aamun, päivän ja päättäjäisten jälkeen.

## What the rules say

# Asks. {name} the player or players who are asked; {event}, {card} names; {attacker}, {target} players; {platform} 1 to 3;
# {attacks} attacks left; {vp} as `amount-vp` says; {max} the highest Recruit Cost; {n} as the effect says; {people} how many {name} is.
ask-flip-choice = { $event }. Tartutko tarjoukseen?
    .opening-ceremony = { $event }. Sekoitatko kätesi pakkaan ja nostat uuden?
    .spring-cleaning = { $event }. Romutatko kortin kädestäsi ja nostat uuden?
    .early-birds = { $event }. Hylkäätkö kortteja ja nostat yhtä monta?
    .swap-meet = { $event }. Romutatko kortin ja otat toisen pinosta?
    .second-helpings = { $event }. Hylkäätkö kortin ja nostat { $n ->
        [one] 1 kortin
       *[other] { $n } korttia
    }?
    .midnight-muster = { $event }. Kutsutko Kolmikon? Hylkäät { $n ->
        [one] 1 kortin
       *[other] { $n } korttia
    }.
    .changing-of-the-guard = { $event }. Ilmoittaudutko aloittajaksi?
    .cannot = { $event }. Tällä kertaa siitä ei ole sinulle hyötyä.
    .answered = Olet valinnut. Vastaukset näytetään yhtä aikaa.
    .waiting = { $name } { $people ->
        [one] valitsee
       *[other] valitsevat
    } vielä.
    .timeout = Jos aika loppuu, kieltäydyt.
ask-turn = Sinun vuorosi. Sinulla on { $attacks ->
        [one] 1 hyökkäys
       *[other] { $attacks } hyökkäystä
    } jäljellä.
    .no-attack = Sinun vuorosi. Tällä kierroksella ei hyökätä.
    .no-attacks-left = Sinun vuorosi. Olet jo hyökännyt.
    .no-stone = Sinun vuorosi. Sinulla ei ole heitettävää.
    .extra = Sinun vuorosi. Jäljellä { $attacks ->
        [one] 1 hyökkäys
       *[other] { $attacks } hyökkäystä
    }, uuteen vastustajaan.
    .last = Viimeinen vuorosi. Sinulla on { $attacks ->
        [one] 1 hyökkäys
       *[other] { $attacks } hyökkäystä
    } jäljellä.
    .waiting = { $name } pelaa vuoroaan.
    .stakes = Käyttämätön voima menee hukkaan.
    .timeout = Jos aika loppuu, vuorosi päättyy.
ask-heckle = Huuteletko lavalle? Puolustus { $n } tällä vuorolla.
    .waiting = { $name } miettii, mille lavalle huutelisi.
    .timeout = Jos aika loppuu, kenellekään ei huudella.
ask-purchase-trash = Romutatko kortin kädestäsi tai poistopakastasi?
    .waiting = { $name } valitsee romutettavaa.
    .timeout = Jos aika loppuu, mitään ei romuteta.
ask-capture = Pakkovärväätkö kaatuneen? Värväyshinta enintään { $max }.
    .waiting = { $name } silmäilee kaatuneita.
    .timeout = Jos aika loppuu, ne kaikki romutetaan.
ask-reaction = { $attacker } hyökkää, kohteena { $card }! Vaarassa { $vp }.
    .shield = { $attacker } hyökkää lavasi { $platform } kilpeen!
    .passed = Annat sen tulla. Sytytyslanka palaa silti loppuun.
    .attacker = Kivesi lentää, kohteena { $card } ({ $target }). Ehtiikö joku väliin?
    .waiting = { $attacker } hyökkää, kohteena { $card } ({ $target }). Lanka palaa.
    .stakes = Kun sytytyslanka on palanut loppuun, kivi osuu.
    .open = Voit päästää hyökkäyksen läpi. Jos et tee mitään, kivi osuu, kun sytytyslanka on palanut loppuun.

# Buttons
verb-decline = Kieltäydy
verb-perform = Tartu tarjoukseen
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
verb-capture = Pakkovärvää
verb-capture-none = Anna kaatua
verb-react = Hyppää väliin!
verb-pass = Anna tulla
verb-pass-open = Päästä läpi
verb-back = Takaisin

# The log, by kind of cue. {seat}, {target}, {owner}, {attacker}, {winners}, {performed} players by name; {card}, {cards}, {source}
# names of cards or events, which bend and are links; {power}, {gained} and {lost} amounts as `amount-*.got` says; {vp} as
# `amount-vp`; {lineup} as `lineup-*`; {towers} "4 + 7 + 0"; {count} and {people} how many. Variants: `.you` to whoever did it
# or alone knows it, `.your` to its target (`-you`, `-your` of another variant); others as the nouns say.
log-dealt = { $seat } saa { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .you = Saat { FORM($cards, form: "gen") }.
log-first-player =
    .setup = { $seat } saa aloittajakortin arvalla.
    .leader = { $seat } johtaa ja ottaa aloittajakortin.
    .volunteer = Vahti vaihtuu. Aloittajakortin saa { $seat }.
    .volunteer-same = Vahti vaihtuu, ja aloittajakortin pitää { $seat }.
    .setup-you = Saat aloittajakortin arvalla.
    .leader-you = Johdat ja otat aloittajakortin.
    .volunteer-you = Vahti vaihtuu. Saat aloittajakortin.
    .volunteer-same-you = Vahti vaihtuu, ja pidät aloittajakortin.
log-event = Kierros { $round }, { $phase }. Tapahtumana { $event }.
    .closing = Kierros { $round }, viimeinen. Tapahtumana { $event }.
log-flip-choices = { $event }. { $performed } { FORM($performed, form: "person") ->
        [you] lähdet
        [among] lähdette
        [one] lähtee
       *[many] lähtevät
    } mukaan.
    .volunteers = { $event }. { $performed } { FORM($performed, form: "person") ->
        [you] ilmoittaudut
        [among] ilmoittaudutte
        [one] ilmoittautuu
       *[many] ilmoittautuvat
    }.
    .nobody = { $event }. Ei kiinnosta ketään.
log-hand-shuffled = { $seat } sekoittaa kätensä pakkaansa.
    .you = Sekoitat kätesi pakkaasi.
log-void = { $card } on loppunut. { $seat } myöhästyy eikä luovu mistään.
    .you = { $card } on loppunut. Myöhästyt etkä luovu mistään.
log-discarded = { $seat } hylkää { FORM($cards, form: "gen") }.
    .you = Hylkäät { FORM($cards, form: "gen") }.
log-gained = { $seat } saa { FORM($card, form: "gen") }.
    .platform = { $seat } kutsuu { FORM($card, form: "gen") } lavalle { $platform }.
    .you = Saat { FORM($card, form: "gen") }.
    .platform-you = Kutsut { FORM($card, form: "gen") } lavalle { $platform }.
log-trashed = { $seat } romuttaa kädestään { FORM($card, form: "gen") }.
    .discard = { $seat } romuttaa poistopakastaan { FORM($card, form: "gen") }.
    .you = Romutat kädestäsi { FORM($card, form: "gen") }.
    .discard-you = Romutat poistopakastasi { FORM($card, form: "gen") }.
log-turn = Kierros { $round }. Vuorossa { $seat }.
    .you = Kierros { $round }. Sinun vuorosi.
log-power =
    .event = Tapahtumasta saa { $power } ({ $source }).
    .action = { $source } antaa { $power }.
    .purchase = Ostovaikutuksena { $source } antaa { $power }.
    .spoils = { $source } maksaa palkkiona { $power }.
log-played = { $seat } pelaa { FORM($card, form: "gen") } ja saa { $gained }.
    .nothing = { $seat } pelaa { FORM($card, form: "gen") }.
    .you = Pelaat { FORM($card, form: "gen") } ja saat { $gained }.
    .nothing-you = Pelaat { FORM($card, form: "gen") }.
log-action = { $seat } käyttää { FORM($card, form: "part") }.
    .you = Käytät { FORM($card, form: "part") }.
log-discount =
    .shop = Seuraavaksi ostettu kortti maksaa { $n } vähemmän.
    .goblin = Seuraava goblin maksaa { $n } vähemmän.
log-taken = { $seat } tonkii poistopakastaan { FORM($card, form: "gen") }.
    .you = Tongit poistopakastasi { FORM($card, form: "gen") }.
log-shielded = { $seat } suojaa kilvellä lavan { $platform }.
    .you = Suojaat kilvellä lavan { $platform }.
log-replaced = { FORM($lineup, form: "gen") } rivistä lähtee { $card }.
log-moved = { $seat } siirtää { FORM($card, form: "gen") } lavalta { $platform } lavalle { $to } (omistaja { $owner }).
    .you = Siirrät { FORM($card, form: "gen") } lavalta { $platform } lavalle { $to } (omistaja { $owner }).
    .yours = { $seat } siirtää sinun lavaltasi { $platform } lavalle { $to } { FORM($card, form: "gen") }.
    .own = { $seat } siirtää { FORM($card, form: "gen") } lavalta { $platform } lavalle { $to }.
    .own-you = Siirrät { FORM($card, form: "gen") } lavalta { $platform } lavalle { $to }.
log-heckled = Buu! { $seat } huutelee lavalle { $platform } ({ $target }). Puolustus on siellä { $n } tällä vuorolla.
    .you = Buu! Huutelet lavalle { $platform } ({ $target }). Puolustus on siellä { $n } tällä vuorolla.
    .your = Buu! { $seat } huutelee sinun lavallesi { $platform }. Puolustus on siellä { $n } tällä vuorolla.
log-purchased = { $seat } ostaa { FORM($card, form: "gen") }, hinta { $price } saalista.
    .hand = { $seat } ostaa käteensä { FORM($card, form: "gen") }, hinta { $price } saalista.
    .deck-top = { $seat } ostaa pakkansa päällimmäiseksi { FORM($card, form: "gen") }, hinta { $price } saalista.
    .you = Ostat { FORM($card, form: "gen") }, hinta { $price } saalista.
    .hand-you = Ostat käteesi { FORM($card, form: "gen") }, hinta { $price } saalista.
    .deck-top-you = Ostat pakkasi päällimmäiseksi { FORM($card, form: "gen") }, hinta { $price } saalista.
log-recruited = { $seat } värvää { FORM($card, form: "gen") } lavalle { $platform }, hinta { $price } värväystä.
    .you = Värväät { FORM($card, form: "gen") } lavalle { $platform }, hinta { $price } värväystä.
log-refilled = { FORM($lineup, form: "gen") } riviin tulee { $card }.
log-renewed =
    .shop = Kaupan pakka on tyhjä. Romupinosta tulee uusi { $count } kortin pakka.
    .crowd = Väkijoukon pakka on tyhjä. Romupinosta tulee uusi { $count } kortin pakka.
    .leaving = Pelistä lähtee { $leaving }.
log-drawn = { $seat } nostaa { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .you = Nostat { FORM($cards, form: "gen") }.
log-reshuffled = Poistopakasta tulee uusi { $count } kortin pakka ({ $seat }).
    .you = Poistopakastasi tulee uusi { $count } kortin pakka.
log-attack = { $seat } hyökkää, kohteena { $card } lavalla { $platform } ({ $target }). Hyökkäystä kuluu { $defense }, ja osuma vie { $vp }.
    .shield = { $seat } hyökkää lavan { $platform } kilpeen ({ $target }). Hyökkäystä kuluu { $defense }.
    .own = { $seat } hyökkää omalle lavalleen { $platform }, kohteena { $card }. Hyökkäystä kuluu { $defense }.
    .you = Hyökkäät, kohteena { $card } lavalla { $platform } ({ $target }). Hyökkäystä kuluu { $defense }, ja osuma vie { $vp }.
    .your = { $seat } hyökkää, kohteena { $card } sinun lavallasi { $platform }. Hyökkäystä kuluu { $defense }, ja osuma vie { $vp }.
    .shield-you = Hyökkäät lavan { $platform } kilpeen ({ $target }). Hyökkäystä kuluu { $defense }.
    .shield-your = { $seat } hyökkää sinun lavasi { $platform } kilpeen. Hyökkäystä kuluu { $defense }.
    .own-you = Hyökkäät omalle lavallesi { $platform }, kohteena { $card }. Hyökkäystä kuluu { $defense }.
log-negated = { $card }! { $seat } torjuu hyökkäyksen ({ $attacker }) ja pelastaa { FORM($target, form: "gen") }.
    .you = { $card }! Torjut hyökkäyksen ({ $attacker }) ja pelastat { FORM($target, form: "gen") }.
log-waved = { $seat } päästää hyökkäyksen läpi.
    .you = Päästät hyökkäyksen läpi.
log-toppled = Torni lavalla { $platform } kaatuu ({ $target }): { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    } nurin ({ $cards }).
    .shield = Lavan { $platform } kilpi kaatuu ({ $target }).
    .your = Sinun tornisi lavalla { $platform } kaatuu: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    } nurin ({ $cards }).
    .shield-your = Sinun lavasi { $platform } kilpi kaatuu.
log-captured = { $seat } pakkovärvää { FORM($card, form: "gen") } lavalle { $platform }.
    .you = Pakkovärväät { FORM($card, form: "gen") } lavalle { $platform }.
log-scattered = Romupinoon menee { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    } ({ $cards }).
    .home = Pysyvään pinoonsa palaa { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    } ({ $cards }).
log-turn-ends = { $seat } päättää vuoronsa.
    .lost = { $seat } jättää käyttämättä { $lost }.
    .you = Päätät vuorosi.
    .lost-you = Jätät käyttämättä { $lost }.
log-count =
    .n1 = Rummut pärisevät: ensimmäinen laskenta, aamun päätteeksi.
    .n2 = Rummut pärisevät: toinen laskenta, päivän päätteeksi.
    .n3 = Rummut pärisevät: kolmas ja viimeinen laskenta.
log-counted = { $seat } saa { $count } vp ({ $towers }), yhteensä { $total }.
    .you = Saat { $count } vp ({ $towers }), yhteensä { $total }.
log-result =
    .crowned = Kruunun saa { $winners }!
    .crowned-you = Sinä saat kruunun!
    .shared = { $winners } { FORM($winners, form: "person") ->
        [among] jaatte
       *[many] jakavat
    } valtaistuimen, kyynärpää kyynärpäässä.

# Places of cards, as parts of a sentence
lineup-shop = Kauppa
    .gen = Kaupan
lineup-crowd = Väkijoukko
    .gen = Väkijoukon

# Amounts; `.got` is one that somebody gets
amount-loot = { $n ->
        [one] 1 saalis
       *[other] { $n } saalista
    }
    .got = { $n ->
        [one] 1 saaliin
       *[other] { $n } saalista
    }
amount-recruit = { $n ->
        [one] 1 värväys
       *[other] { $n } värväystä
    }
    .got = { $n ->
        [one] 1 värväyksen
       *[other] { $n } värväystä
    }
amount-attack = { $n ->
        [one] 1 hyökkäys
       *[other] { $n } hyökkäystä
    }
    .got = { $n ->
        [one] 1 hyökkäyksen
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
        [one] 1 goblinkortti
       *[other] { $n } goblinkorttia
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
crown-king = Goblinkuningas
crown-queen = Goblinkuningatar
crown-king-text = Eläköön { $name }, goblinkuningas!
crown-queen-text = Eläköön { $name }, goblinkuningatar!
crown-shared-text = { FORM($names, form: "person") ->
        [among] { $names } jaatte yhden valtaistuimen. Tehkää tilaa!
       *[many] Eläköön { $names }, ja tehkää tilaa!
    }
crown-king-who = goblinkuningas { $name }
crown-queen-who = goblinkuningatar { $name }
tally-total = Loppupisteet
tally-morning = Ensimmäinen laskenta
tally-day = Toinen laskenta
tally-closing = Kolmas laskenta
tally-toppled = Kaadetut goblinit
tally-captured = Pakkovärvätyt goblinit
tally-guarded = Pysäytetyt kivet
story-counts = pisteet pystyssä olevine torneineen
story-turn = Kierros
story-change = { $n ->
        [one] piste
       *[other] pistettä
    }
story-stamp-toppled = Kaatui!
boast-1 = Kasaa korkealle, kumarru matalaksi.
boast-2 = Torni on vain kunnianhimoisia goblineja.
boast-3 = Kruunu putosi. Minä vain otin kopin.

# Refusals (LNR section 10). `.n` where a number is known: {n} missing, {low} and {high} the limits of a choice
refused-not-your-turn = Ei ole sinun vuorosi.
refused-wrong-state = Et voi tehdä tuota nyt.
refused-choice-pending = Tee ensin valintasi loppuun.
refused-reaction-open = Kivi on ilmassa. Odota, kunnes se osuu.
refused-card-not-in-hand = Tuo kortti ei ole kädessäsi. Valitse kädestäsi.
refused-card-not-in-play = Pelaa kortti ensin.
refused-no-action = Tuossa kortissa ei ole toimintoa. Valitse toinen.
refused-action-used = Olet jo käyttänyt tuon toiminnon. Valitse toinen kortti.
refused-action-no-effect = Tuosta toiminnosta ei olisi nyt hyötyä.
refused-discard-empty = Poistopakkasi on tyhjä.
refused-not-in-discard = Tuo kortti ei ole poistopakassasi. Valitse sieltä.
refused-slot-empty = Tuossa ei ole mitään myytävänä. Valitse toinen kortti.
refused-need-loot = Tarvitset lisää saalista. Pelaa lisää kortteja tai valitse halvempi.
refused-need-loot-n = Tarvitset vielä { $n } saalista. Pelaa lisää kortteja tai valitse halvempi.
    .all-played = Tarvitset vielä { $n } saalista. Valitse halvempi.
refused-need-recruit = Tarvitset lisää värväystä. Pelaa lisää kortteja tai valitse halvempi goblin.
refused-need-recruit-n = Tarvitset vielä { $n } värväystä. Pelaa lisää kortteja tai valitse halvempi goblin.
    .all-played = Tarvitset vielä { $n } värväystä. Valitse halvempi goblin.
refused-bad-platform = Tuo lava ei käy tähän. Valitse toinen.
refused-platform-shielded = Kilvenkantaja vartioi tuota tornia. Valitse toinen.
refused-all-shielded = Kaikki lavasi ovat kilven suojassa.
refused-attack-forbidden = Tällä kierroksella ei hyökätä.
refused-no-attacks-left = Olet jo käyttänyt tämän vuoron hyökkäykset.
refused-bad-target = Tuohon ei voi hyökätä. Valitse korostettu kortti.
refused-extra-attack-own = Lisähyökkäyksen on kohdistuttava vastustajaan.
refused-same-opponent = Valitse vastustaja, johon et ole hyökännyt tällä vuorolla.
refused-attack-shield-first = Hyökkää ensin kilvenkantajaan.
refused-no-attack-power = Sinulla ei ole hyökkäystä. Pelaa kortti, joka antaa sitä.
refused-need-attack = Tarvitset lisää hyökkäystä. Pelaa lisää kortteja tai valitse heikompi goblin.
refused-need-attack-n = Tarvitset vielä { $n } hyökkäystä. Pelaa lisää kortteja tai valitse heikompi goblin.
    .all-played = Tarvitset vielä { $n } hyökkäystä. Valitse heikompi goblin.
refused-no-reaction = Sinulla ei ole reaktiota.
refused-bad-count = Valitse eri määrä kortteja.
refused-bad-count-n = Valitse { $low }–{ $high } korttia.
refused-bad-count-exact = Valitse tasan { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }.
refused-capture-too-big = Tuo goblin on liian iso pakkovärvättäväksi. Valitse pienempi.
refused-already-answered = Olet jo valinnut.
refused-stale-ask = Liian myöhään. Pöydällä mentiin jo eteenpäin.
refused-match-over = Ottelu on ohi.
refused-not-legal = Tuo ei onnistu juuri nyt.
refused-cannot-resign = Täällä ei luovuteta. Jos lähdet, botti jatkaa puolestasi.
refused-nothing-to-take-back = Kumottavaa ei ole.
refused-malformed = Tässä pelissä ei ole tuollaista siirtoa.

## The table on screen

# Labels
paper = Hovin Hälinä
you = Sinä
nobody = Ei kukaan
empty = Tyhjä
hidden = Salassa
a-card = kortti
    .gen = kortin
    .part = korttia
round = Kierros { $n }
round-of = Kierros { $n }/{ $all }
vp = vp
defense = Puolustus
platform = Lava { $n }
platform-of = { $name }, lava { $n }
    .you = Sinun lavasi { $n }
list-times = { $n } { FORM($card, form: "part") }
first-player = Aloittaja
key-log = Loki
short-hand = Käsi
short-deck = Pakka
short-discard = Poistot
short-total = Yhteensä

# The seats
plate-hand = Kädessä { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
plate-deck = Pakassa { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
plate-discard = Poistopakassa { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
plate-total = Yhteensä { $n }
plate-counted = Laskettu { $n } vp
plate-standing = Pystyssä { $n } vp
plate-turn = Vuorossa
plate-choosing = Valitsee
plate-chosen = On valinnut
plate-attacked = Hyökkäyksen kohde
plate-leader = Johdossa
plate-first = Pelaa joka kierroksen ensimmäisen vuoron.
plate-text = Kaikki näkevät tämän. Kädet ja pakkojen järjestys ovat salassa.
plate-bodyguards = Pakassa tai kädessä { $n ->
        [one] 1 henkivartija
       *[other] { $n } henkivartijaa
    }
plate-bodyguards-none = Pakassa ja kädessä ei ole henkivartijaa
plate-bodyguards-text = Saadut, miinus romutetut ja poistopakassa olevat. Kuka tahansa voi laskea mukana.
plate-counts = Laskennat { $counts }

# Line-ups, piles, decks
market-crowd = Väkijoukko
market-shop = Kauppa
market-permanent = Aina tarjolla
market-left = { $n } jäljellä
market-sold-out = Loppuunmyyty
market-slot-empty = Tyhjä, kunnes romupino sekoitetaan
market-deck-shop = Kaupan pakassa { $n }
market-deck-crowd = Väkijoukon pakassa { $n }
market-trash-shop = Kaupan romupinossa { $n }
market-trash-crowd = Väkijoukon romupinossa { $n }
market-deck-text = Kun se on tyhjä, romupino sekoitetaan siihen. Aloitus- ja pysyvät kortit lähtevät silloin pelistä.
market-trash-text = Romutetut kortit, kaikkien nähtävillä.
market-gone = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    } pois pelistä
market-oldest = Ollut tässä pisimpään, lähtee seuraavaksi
market-new = Uusi
market-price = Maksaa { $n }
market-price-was = Maksaa { $n }, tavallisesti { $was }
market-cheaper = Alennus vähentää { $n }

# The pools: {n} and the lines that filled them
pool-loot = Saalis
pool-recruit = Värväys
pool-attack = Hyökkäys
pool-loot-text = Sillä ostetaan kortteja kaupasta ja pysyvistä pinoista.
pool-recruit-text = Sillä värvätään goblineja, jotka tulevat torniesi päälle.
pool-attack-text = Sillä heitetään kiviä. Hyökkäyksiä on yksi vuorossa, kersantilla enemmän.
pool-line = { $source } +{ $n }
pool-line-times = { $times } × { $source } +{ $n }
pool-spent = Käytetty { $n }
pool-gained = Saatu
pool-spent-short = Käytetty
pool-spoils = Palkkio
pool-empty = Ei vielä mitään
pool-attacks = Jäljellä { $n ->
        [one] 1 hyökkäys
       *[other] { $n } hyökkäystä
    }
pool-attacks-extra = Lisähyökkäyksen on kohdistuttava uuteen vastustajaan.
pool-attacks-none = Ei hyökkäyksiä jäljellä
pool-attacks-forbidden = Tällä kierroksella ei hyökätä
pool-discount-shop = Seuraava kortti −{ $n }
pool-discount-goblin = Seuraava goblin −{ $n }
pool-unused = Jos päätät vuoron nyt, menetät { $lost }.

# Own cards
hand = Kätesi
hand-empty = Kätesi on tyhjä.
hand-play-hint = Pelaa painamalla tai vetämällä.
deck = Pakka
deck-mine = Pakkasi, { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
deck-of = Pakka ({ $name }), { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
deck-text = Sen kortit nimen mukaan. Järjestys on salassa sinultakin.
deck-empty = Tyhjä. Seuraava nosto sekoittaa poistopakan.
deck-hidden = Käsi ja pakka ovat salassa.
discard = Poistopakka
discard-mine = Poistopakkasi, { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
discard-of = Poistopakka ({ $name }), { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
discard-empty = Tyhjä
play = Pelialue
play-empty = Mitään ei ole vielä pelattu
play-ready = Toiminto valmiina
play-used = Toiminto käytetty
play-passive = Toimii aina
play-capture = Toimii, kun hyökkäyksesi osuu
play-paid = Palkkio maksettu
play-unpaid = Palkkio odottaa osumaa

# Platforms and towers
tower-empty = Tyhjä lava
tower-sum = { $n } vp
tower-shielded = Kilven suojassa
tower-shielded-text = Hyökkäysten on osuttava kilvenkantajaan. Värväys ja toiminnot eivät pysty tähän torniin.
tower-above = Veisi mukanaan { FORM($cards, form: "gen") }
tower-text = Hyökkäys vie kohteensa ja kaiken sen päältä. Alemmat jäävät.
tower-order = Ylhäältä alas

# Once something is chosen: what to click next
pick-recruit = Mille lavalle tulee { $card }?
pick-recruit-here = PINOA TÄHÄN
pick-attack = Valitse kohde.
pick-scavenger = Valitse kortti poistopakastasi.
pick-rubbish-roaster = Valitse romutettava kortti kädestäsi tai poistopakastasi.
pick-shield-bearer = Valitse suojattava torni.
pick-shield-bearer-here = SUOJAA TÄMÄ
pick-coordinator = Valitse siirrettävä goblin, kenen tahansa.
pick-coordinator-to = Mille toiselle lavalle siirtyy { $card }? ({ $name })
    .you = Mille toiselle lavallesi siirtyy { $card }?
pick-coordinator-here = SIIRRÄ TÄHÄN
pick-crowd-barker = Valitse väkijoukosta vaihdettava kortti tai jätä vaihtamatta.
pick-crowd-barker-none = Älä vaihda
pick-cancel = Takaisin peruu.
pick-drop = Pudota korostettuun paikkaan.

# An attack in hand
target-spends = Kuluttaa { $defense } hyökkäystä, vie { $vp }
target-spends-shield = Kuluttaa { $defense } hyökkäystä, rikkoo kilven
target-left = Hyökkäystä jää { $n }
target-window = Henkivartija voi ehtiä väliin, joten sytytyslanka palaa.
target-no-window = Kukaan ei voi ehtiä väliin.
target-own = Oma lavasi. Siitä ei saa palkkiota eikä pakkovärvättävää, eikä kukaan voi reagoida.

# Purchase and recruit on hover
purchase-left = Saalista jää { $n }
purchase-to-discard = Menee poistopakkaasi
purchase-to-hand = Tulee käteesi
purchase-to-deck-top = Menee pakkasi päällimmäiseksi
recruit-left = Värväystä jää { $n }

# The slip of a Flip Effect: {n}, {low}, {high} numbers of cards
flip-secret = Salassa, kunnes kaikki ovat valinneet
flip-takers = { $names } { FORM($names, form: "person") ->
        [you] lähdet
        [among] lähdette
        [one] lähtee
       *[many] lähtevät
    } mukaan.
flip-nobody = Ei kiinnosta ketään.
flip-answered = { $names } { FORM($names, form: "person") ->
        [you] olet jo valinnut
        [among] olette jo valinneet
        [one] on jo valinnut
       *[many] ovat jo valinneet
    }.
flip-choose-card = Valitse kortti kädestäsi.
flip-choose-cards = Valitse kädestäsi { $low }–{ $high } korttia.
flip-choose-exactly = Valitse kädestäsi { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }.
flip-choose-pile = Valitse kortti, jonka saat.
flip-choose-platform = Valitse lava.
flip-trash = Romutat { FORM($cards, form: "gen") }.
flip-discard = Hylkäät { FORM($cards, form: "gen") }.
flip-gain = Saat { FORM($card, form: "gen") }.
flip-muster = Kutsut { FORM($card, form: "gen") } lavalle { $platform }.
flip-cannot-empty = Tarvittavat pinot ovat tyhjiä.
flip-cannot-cards = Sinulla ei ole tarpeeksi kortteja.
flip-cannot-shielded = Kaikki lavasi ovat kilven suojassa.

# Choices in a turn
choice-capture = Kaatuneet
choice-capture-chosen = Mille lavalle tulee { $card }?
choice-capture-too-big = Liian iso pakkovärvättäväksi. Raja on { $max }.

# The fuse
fuse = Sytytyslanka palaa
fuse-seconds = { $n } s
fuse-react = Henkivartija hylätään, ja nostat kortin.
fuse-no-guard = Kädessäsi ei ole Henkivartijaa, joka pysäyttäisi sen.
fuse-pass-small = Kukaan ei saa tietää
fuse-wave-small = Kaikki näkevät

# The event and the track
event-now = Tällä kierroksella
event-past = Menneet tapahtumat
event-none = Juhlat eivät ole vielä alkaneet.
event-phase = { $phase }, { $n }/{ $all }
event-next = Seuraavaksi { $phase }
event-count = Tämän kierroksen jälkeen on laskenta.
track-text = Selkäpuoli kertoo vaiheen, ei tapahtumaa. Tähti tarkoittaa laskentaa kierroksen jälkeen.
track-ahead = Tulossa { $n ->
        [one] 1 tapahtuma
       *[other] { $n } tapahtumaa
    }

# Counts, totals and the end
count-1 = Ensimmäinen laskenta
count-2 = Toinen laskenta
count-3 = Kolmas laskenta
count-sum = { $towers } = { $n }
count-gains = +{ $n }
score-total = Välipisteet { $n }
over-heading = Kruunajaiset
over-tie-third = Tasapeli, { $n } vp. Suurempi kolmas laskenta ratkaisee.
over-tie-second = Tasapeli, { $n } vp ja sama kolmas laskenta. Suurempi toinen laskenta ratkaisee.
over-tie-shared = Tasapeli, { $n } vp ja samat kaksi viimeistä laskentaa. Valtaistuin jaetaan.
over-hands = Kädet ja pakat, kuvapuoli ylöspäin
over-unused = Laatikkoon jääneet tapahtumat

# Inspector
inspect-defense = Puolustus { $n }
inspect-printed = Painettu { $n }
inspect-minimum = Vähintään { $n }
inspect-rulings = Tarkennuksia
reason-event = { $n } { $source }
reason-heckler = { $n } huutelusta
ruling-catapult = Kun pelaajia on 4 tai 5, palkkio on suurempi, sillä jokainen osuma auttaa sivullisiakin.
ruling-bombardier = Laskee pelialueesi kaikki muut hyökkäystä antavat kortit, muut pomminheittäjätkin. Tapahtuman antamaa hyökkäystä ei lasketa.
ruling-sergeant = Toimii myös ensimmäisen hyökkäyksesi jälkeen. Ei koskaan kahdesti samaan vastustajaan eikä omalle lavalle.
ruling-bodyguard = Reagoi vain kädestä. Jos pelaat sen omalla vuorollasi, se antaa värväystä ja hylätään muiden mukana.
ruling-shield-bearer = Laskennassa 0 pistettä. Et voi itsekään rakentaa sen alle, mutta voit raivata sen pois omalla hyökkäyksellä.
ruling-scavenger = Tällä vuorolla ostettu kortti on jo poistopakassa, joten voit ottaa ja pelata sen.
ruling-coordinator = Ei siirrä goblinia pelaajalta toiselle eikä ole hyökkäys. Vanhan paikan yllä olleet goblinit laskeutuvat.
ruling-press-ganger = Tarjotaan sinulle, kun hyökkäyksesi vastustajaan onnistuu. Pakkovärvättyä goblinia ei romuteta eikä värvätä tavallisesti.
ruling-rubbish-roaster = Jos olet juuri ostanut sen, se voi romuttaa itsensä. Pelialueen kortteihin se ei yllä.
ruling-haggler = Ostettuna se tulee käteesi, joten pelaa se heti. Jos hinta pysähtyy 1:een, loput alennuksesta menee hukkaan.
ruling-crowd-barker = Näet uuden kortin, ennen kuin käytät alennuksen.
ruling-heckler = Huutelu kohdistuu lavaan, ei kortteihin. Pois siirretty goblin pääsee siitä, lavalle siirretty saa sen.
ruling-troublesome-trio = Romutettuna se palaa pysyvään pinoonsa.
ruling-sack-o-snacks = Jos pakkasi on tyhjä, tämä sekoitetaan siihen ja saattaa olla juuri se kortti, jonka nostat.
ruling-spitroast-spear = Se on pakkasi päällimmäisenä, joten nostat sen seuraavaksi.
ruling-spoils = Palkkio maksetaan kerran korttia ja vuoroa kohti, vain osumasta vastustajaan ja vain, jos kortti oli jo pelissä.

# Buttons with what they do
act-play-all = Pelaa kaikki voima
act-play-all-small = { $gained }
act-play = Pelaa { $card }
act-use = Käytä { FORM($card, form: "part") }
act-purchase = Osta { $card }
act-purchase-small = Hinta { $n } saalista
act-recruit = Värvää { $card }
act-recruit-small = Hinta { $n } värväystä
act-attack = Kaada { $card }
act-attack-small = Kuluttaa { $n } hyökkäystä
act-end-turn = PÄÄTÄ VUORO
act-end-turn-small = Hukkaan { $lost }
act-end-turn-clean = Mitään ei mene hukkaan
act-undo = Kumoa
act-undo-small = Kunnes jotain uutta paljastuu
act-hint = Miksi sillä on väliä
act-skip = Ohita esitys
confirm-end-turn = Päätätkö vuoron?
confirm-end-turn-text = Sinulla on vielä { $what }.
confirm-end-turn-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    } kädessä
confirm-end-turn-actions = toiminto valmiina ({ $cards })
confirm-end-turn-attack = hyökkäys
confirm-own = Hyökkäätkö omalle lavallesi?
confirm-own-text = Siitä ei saa palkkiota, mutta kortit kaatuvat silti.

# Why something is dim
why-not-asked = Sinulla ei ole nyt päätettävää.
why-answered = Olet valinnut. Muut valitsevat vielä.
why-others = Vuorossa on { $name }.
why-reaction = Kivi on ilmassa. Odota, kunnes se osuu.
why-choice = Tee ensin valintasi loppuun.
why-choose-card = Valitse ensin kortti.
why-choose-pile = Valitse ensin pino.
why-choose-platform = Valitse ensin lava.
why-recruit-first = Valitse ensin värvättävä goblin.
why-too-many = Valitse enintään { $n }.
why-too-few = Valitse vähintään { $n }.
why-no-undo = Et voi kumota, kun kivi on lentänyt tai jotain uutta on paljastunut.
why-sent = Odota, kunnes pöydällä on rauhallista.

# Big words of a moment
banner-your-turn = Sinun vuorosi!
banner-final = Viimeinen kierros!
banner-toppled = NURIN!
banner-toppled-loss = −{ $n } vp
banner-shield = Kilpi kaatui!
banner-negated = HENKIVARTIJA!
banner-waved = Läpi meni!
banner-captured = Pakkovärvätty!
banner-heckled = BUU!
banner-shielded = Kilven suojassa!
banner-discount = −{ $n }
banner-first-player = { $name } aloittaa!
    .you = Sinä aloitat!

# The first time a player meets an ask: why it matters
hint-count = Tämä laskenta on kirjattu. Kukaan ei voi enää kaataa sitä.

# The newcomer's next legal thing to do
aid-turn-play = Pelaa korttisi. Säästetyt hylätään kuitenkin.
aid-turn-action = { $card } on valmiina. Valitse se pelialueeltasi.
aid-turn-attack = Heitä kivi korostettuun kohteeseen.
aid-turn-recruit = Värvää korostettu goblin ja valitse lava.
aid-turn-purchase = Osta korostettu kortti pakkaasi.
aid-turn-shield = Nosta kilpi viimeisenä. Sen päälle ei voi rakentaa.
aid-turn-end = Päätä vuoro. Sitten nostat uuden käden.
aid-flip-choice-changing-of-the-guard = Sen haltija aloittaa joka kierroksen.
aid-flip-choice-choose = Valitse, mitä siihen tarvitaan, ja paina painiketta. Tai kieltäydy.
aid-flip-choice-decline = Kieltäydy. Siitä ei olisi sinulle apua.
aid-heckle-choose = Valitse torni, johon aiot hyökätä.
aid-purchase-trash-choose = Valitse heikoin korttisi.
aid-capture-choose = Valitse goblin ja sitten oma lavasi.
aid-reaction-choose = Jos kädessäsi on henkivartija, nyt on sen hetki. Jos ei, katsele lankaa.
aid-danger-last = Viimeisellä kierroksella ostettua korttia et ehdi pelata. Värvää goblineja.

# The codex
codex-loot = Saaliskortit
codex-recruit = Värväyskortit
codex-attack = Hyökkäyskortit
codex-hybrid = Yhdistelmäkortit
codex-action = Toimintokortit
codex-goblin = Goblinit
codex-event = Tapahtumat
codex-term = Avainsanat
codex-card = Hinta { $cost } · { $copies ->
        [one] 1 kappale
       *[other] { $copies } kappaletta
    }
codex-goblin-row = Hinta { $cost } · puolustus { $defense } · { $vp } vp · { $copies ->
        [one] 1 kappale
       *[other] { $copies } kappaletta
    }


## Cards

card-money-bag = Rahapussi
    .text = +1 saalis.
    .flavour = Enimmäkseen nappeja, osa niistä pyöreitä.
    .gen = Rahapussin
    .part = Rahapussia
card-table-scraps = Ruoantähteet
    .text = +1 värväys.
    .flavour = Vielä lämpimiä, jos pitää niitä nuotion lähellä.
    .gen = Ruoantähteet
    .part = Ruoantähdettä
card-box-o-shinies = Laatikollinen kiiltävää
    .text = +3 saalista.
    .flavour = Mikään niistä ei ole minkään arvoinen, ja kaikki kimaltavat.
    .gen = Laatikollisen kiiltävää
    .part = Laatikollista kiiltävää
card-pile-o-chow = Kasa muonaa
    .text = +3 värväystä.
    .flavour = Kukaan ei kysy, mitä ne rapeat palat ovat.
    .gen = Kasan muonaa
    .part = Kasaa muonaa
card-catapult = Katapultti
    .text = +3 hyökkäystä. Palkkio: +1 värväys (+2, jos pelaajia on 4 tai 5).
    .flavour = Tähtääminen on vapaaehtoista. Into ei.
    .gen = Katapultin
    .part = Katapulttia
card-mountain-o-gold = Kultavuori
    .text = +5 saalista.
    .flavour = Älä kiipeile. Se valuu.
    .gen = Kultavuoren
    .part = Kultavuorta
card-banquet-o-boar = Karjukemut
    .text = +5 värväystä.
    .flavour = Karjulle sanottiin, että se on kunniavieras.
    .gen = Karjukemut
    .part = Karjukemuja
card-cannon = Kanuuna
    .text = +5 hyökkäystä. Palkkio: +4 värväystä.
    .flavour = Lataa, sytytä, juokse, vapaassa järjestyksessä.
    .gen = Kanuunan
    .part = Kanuunaa
card-sack-o-snacks = Säkillinen naposteltavaa
    .text = +2 saalista, +2 värväystä. Ostovaikutus: nosta 1 kortti.
    .flavour = Säkin pohjakin on naposteltavaa.
    .gen = Säkillisen naposteltavaa
    .part = Säkillistä naposteltavaa
card-plunder-sled = Ryöstökelkka
    .text = +2 saalista, +2 hyökkäystä. Palkkio: +2 saalista.
    .flavour = Lunta ei tarvita. Vain mäki ja kovaääninen goblin.
    .gen = Ryöstökelkan
    .part = Ryöstökelkkaa
card-spitroast-spear = Varraskeihäs
    .text = +2 värväystä, +2 hyökkäystä. Palkkio: +1 värväys. Ostovaikutus: pane tämä kortti pakkasi päällimmäiseksi.
    .flavour = Toisessa päässä päivällinen, toisessa hankaluudet.
    .gen = Varraskeihään
    .part = Varraskeihästä
card-bombardier = Pomminheittäjä
    .text = +2 hyökkäystä. Palkkio: +3 värväystä. Toiminto: +1 hyökkäys jokaisesta muusta pelialueesi kortista, jolla on hyökkäysvoimaa.
    .flavour = Hän laskee kolmesta alaspäin, koska sormia on jäljellä kolme.
    .gen = Pomminheittäjän
    .part = Pomminheittäjää
card-sergeant = Kersantti
    .text = +3 hyökkäystä. Palkkio: +4 värväystä. Jatkuva: 1 lisähyökkäys tällä vuorolla vastustajaan, johon et ole vielä hyökännyt.
    .flavour = Ylennettiin, koska huusi saman asian kahdesti.
    .gen = Kersantin
    .part = Kersanttia
card-bodyguard = Henkivartija
    .text = +2 värväystä. Reaktio: kun vastustaja hyökkää sinuun, voit hylätä tämän kädestäsi: hyökkäys raukeaa, ja nostat 1 kortin.
    .flavour = Palkka maksetaan mustelmittain.
    .gen = Henkivartijan
    .part = Henkivartijaa
card-shield-bearer = Kilvenkantaja
    .short = Kilpi
    .text = Toiminto: pane tämä yhden tornisi päälle. Hyökkäysten on osuttava siihen (puolustus 6). Värväys ja toiminnot eivät vaikuta torniin.
    .flavour = Kilpi on ovi. Talo on huomannut asian.
    .gen = Kilvenkantajan
    .part = Kilvenkantajaa
card-scavenger = Tonkija
    .text = +1 saalis. Toiminto: ota 1 kortti poistopakastasi käteesi.
    .flavour = Yhden goblinin roska on saman goblinin aarre myöhemmin.
    .gen = Tonkijan
    .part = Tonkijaa
card-coordinator = Järjestäjä
    .text = +2 värväystä. Toiminto: siirrä 1 goblin kenen tahansa pelaajan lavalta saman pelaajan toiselle lavalle päällimmäiseksi.
    .flavour = Hänellä on muistilehtiö. Lukea hän ei osaa, mutta heiluttaa osaa.
    .gen = Järjestäjän
    .part = Järjestäjää
card-errand-runt = Juoksupoikanen
    .text = Toiminto: nosta 2 korttia.
    .flavour = Palaa aina jonkin kanssa. Ei koskaan sen, mitä pyysit.
    .gen = Juoksupoikasen
    .part = Juoksupoikasta
card-press-ganger = Pakkovärvääjä
    .text = +2 hyökkäystä. Toiminto: kun hyökkäyksesi vastustajaan onnistuu, pane 1 romutettava goblin (värväyshinta enintään 7) omalle lavallesi.
    .flavour = Näytätpä vapaaehtoiselta.
    .gen = Pakkovärvääjän
    .part = Pakkovärvääjää
card-rubbish-roaster = Roskapaahtaja
    .text = +1 saalis. Toiminto ja ostovaikutus: romuta enintään 1 kortti kädestäsi tai poistopakastasi.
    .flavour = Kaikki palaa, kun vain uskoo.
    .gen = Roskapaahtajan
    .part = Roskapaahtajaa
card-haggler = Tinkijä
    .text = +1 saalis. Toiminto: seuraava tällä vuorolla ostamasi kortti maksaa 2 vähemmän. Ostovaikutus: ota tämä kortti käteesi.
    .flavour = Itkee hintaa, nauraa kulman takana.
    .gen = Tinkijän
    .part = Tinkijää
card-crowd-barker = Sisäänheittäjä
    .text = +1 värväys. Toiminto: voit vaihtaa 1 väkijoukon kortin. Seuraava goblinisi tällä vuorolla maksaa 2 vähemmän. Ostovaikutus: +2 värväystä.
    .flavour = Astukaa peremmälle, ja ylemmälle, ja ylemmälle.
    .gen = Sisäänheittäjän
    .part = Sisäänheittäjää
card-heckler = Huutelija
    .text = +1 hyökkäys. Toiminto: nosta 1 kortti. Voit valita vastustajan lavan. Sen goblinien puolustus on 2 pienempi tällä vuorolla.
    .flavour = Buu on kokonainen virke.
    .gen = Huutelijan
    .part = Huutelijaa
card-troublesome-trio = Hankala kolmikko
    .short = Kolmikko
    .text = Värväyshinta 3. Puolustus 2. 1 voittopiste.
    .flavour = Kaksi aloittaa, kolmas syyttää kanoja.
    .gen = Hankalan kolmikon
    .part = Hankalaa kolmikkoa
card-dastardly-duo = Katala kaksikko
    .short = Kaksikko
    .text = Värväyshinta 2. Puolustus 2. 1 voittopiste.
    .flavour = Kaksi kertaa suunnitelma, puolet aivoista.
    .gen = Katalan kaksikon
    .part = Katalaa kaksikkoa
card-stubborn-stumps = Jääräpäiset jässikät
    .short = Jässikät
    .text = Värväyshinta 4. Puolustus 6. 1 voittopiste.
    .flavour = Pyydettiin siirtymään keväällä. Nyt on syksy.
    .gen = Jääräpäiset jässikät
    .part = Jääräpäistä jässikkää
card-quarrelsome-quartet = Riitaisa nelikko
    .short = Nelikko
    .text = Värväyshinta 4. Puolustus 4. 3 voittopistettä.
    .flavour = Yhdestä asiasta ollaan samaa mieltä: tuo sen teki.
    .gen = Riitaisan nelikon
    .part = Riitaisaa nelikkoa
card-brickheaded-bouncers = Tiilipäiset portsarit
    .short = Portsarit
    .text = Värväyshinta 5. Puolustus 8. 2 voittopistettä.
    .flavour = Koputa, niin koputetaan takaisin.
    .gen = Tiilipäiset portsarit
    .part = Tiilipäistä portsaria
card-quirky-quintet = Kummallinen viisikko
    .short = Viisikko
    .text = Värväyshinta 5. Puolustus 5. 4 voittopistettä.
    .flavour = Viisi hattua, yksi nuha.
    .gen = Kummallisen viisikon
    .part = Kummallista viisikkoa
card-gob-o-goblins = Läjä goblineja
    .short = Läjä
    .text = Värväyshinta 6. Puolustus 6. 4 voittopistettä.
    .flavour = Kukaan ei tiedä, montako. Tarttuivat toisiinsa.
    .gen = Läjän goblineja
    .part = Läjää goblineja
card-scruffy-six = Nuhjuinen kuusikko
    .short = Kuusikko
    .text = Värväyshinta 6. Puolustus 5. 5 voittopistettä.
    .flavour = Pesty kerran, kaikki yhdessä, vahingossa.
    .gen = Nuhjuisen kuusikon
    .part = Nuhjuista kuusikkoa
card-pint-sized-pack = Taskukokoinen lauma
    .short = Lauma
    .text = Värväyshinta 7. Puolustus 5. 6 voittopistettä.
    .flavour = Mahtuu taskuun, ei jää huomaamatta.
    .gen = Taskukokoisen lauman
    .part = Taskukokoista laumaa
card-scheming-septet = Juonitteleva seitsikko
    .short = Seiska
    .text = Värväyshinta 7. Puolustus 8. 5 voittopistettä.
    .flavour = Seitsemän salaista suunnitelmaa päästä kahdeksanneksi.
    .gen = Juonittelevan seitsikon
    .part = Juonittelevaa seitsikkoa
card-ornery-octet = Äreä kahdeksikko
    .short = Kasi
    .text = Värväyshinta 8. Puolustus 6. 7 voittopistettä.
    .flavour = Kahdeksan kaunaa täydessä sopusoinnussa.
    .gen = Äreän kahdeksikon
    .part = Äreää kahdeksikkoa
card-noisy-nonet = Meluisa yhdeksikkö
    .short = Ysi
    .text = Värväyshinta 9. Puolustus 8. 8 voittopistettä.
    .flavour = Rumpuna on ämpäri. Ämpäri on täynnä.
    .gen = Meluisan yhdeksikön
    .part = Meluisaa yhdeksikköä
card-teetering-ten = Horjuva kymmenikkö
    .short = Kymppi
    .text = Värväyshinta 10. Puolustus 9. 9 voittopistettä.
    .flavour = Älä aivasta. Älä edes ajattele pippuria.
    .gen = Horjuvan kymmenikön
    .part = Horjuvaa kymmenikköä
card-royal-rabble = Kuninkaallinen roskaväki
    .short = Roskaväki
    .text = Värväyshinta 11. Puolustus 11. 10 voittopistettä.
    .flavour = Toivat oman matonkin, enimmäkseen punaisen.
    .gen = Kuninkaallisen roskaväen
    .part = Kuninkaallista roskaväkeä
card-first-player = Aloittaja
    .text = Haltija pelaa jokaisen kierroksen ensimmäisen vuoron.
    .flavour = Toiselta puolelta tahmea. Kukaan ei kerro, miksi.

## Events

event-opening-ceremony = Avajaiset
    .text = Bonus: ei hyökkäyksiä, ja aloittaja saa +1 saalis. Kääntövaikutus: voit sekoittaa kätesi pakkaasi ja nostaa 5 korttia.
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
    .flavour = Jono on vain makaava torni.
event-bargain-bonanza = Alehulinat
    .text = Bonus: jokaisen ostettavan kortin hinta on 1 pienempi.
    .flavour = Puolet hinnasta, puolet laadusta, väestä kaikki.
event-swap-meet = Vaihtotori
    .text = Kääntövaikutus: voit romuttaa 1 kortin kädestäsi ja saada kortin Laatikollinen kiiltävää, Kasa muonaa tai Katapultti.
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
    .text = Bonus: johtaja saa aloittajakortin, ja jokaisen vuoron alussa saa +2 värväystä. Tämä on viimeinen kierros.
    .flavour = Kruunu painaa, koska siinä on tiili.

## Kinds of cards

kind-loot = Saalis
kind-recruit = Värväys
kind-attack = Hyökkäys
kind-hybrid = Yhdistelmä
kind-action = Toiminto
kind-goblin = Goblin
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
    .text = Sillä ostetaan tällä vuorolla kortteja kaupasta ja pysyvistä pinoista.
term-recruit-power = Värväys
    .text = Sillä värvätään goblineja tällä vuorolla.
term-attack-power = Hyökkäys
    .text = Sen on yllettävä kohteen puolustukseen.
term-loot-cost = Saalishinta
    .text = Mitä kortti maksaa ostettaessa.
term-recruit-cost = Värväyshinta
    .text = Mitä goblin maksaa värvättäessä.
term-defense = Puolustus
    .text = Hyökkäys, jolla tämä kortti ja kaikki sen päällä olevat kaatuvat.
term-victory-point = Voittopiste (vp)
    .text = Lasketaan kolmesti: aamun jälkeen, päivän jälkeen ja lopussa.
term-spoils = Palkkio
    .text = Maksetaan kerran vuorossa, kun hyökkäyksesi vastustajaan onnistuu.
term-passive = Jatkuva
    .text = Toimii aina, kun kortti on pelialueellasi.
term-action-word = Toiminto
    .text = Käytetään kerran, milloin vain vuorolla, jolla pelaat kortin.
term-purchase-effect = Ostovaikutus
    .text = Tapahtuu heti, kun ostat kortin.
term-reaction = Reaktio
    .text = Voit käyttää sitä kädestäsi vastustajan vuorolla.
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
term-stack = Torni
    .text = Lava, jolla on ainakin yksi kortti.
term-shield = Kilpi
    .text = Hyökkäysten on osuttava kilpeen. Värväys ja toiminnot eivät vaikuta sen torniin.
term-running-total = Välipisteet
    .text = Tähänastiset laskennat ja lavoillasi nyt olevat voittopisteet.
term-leader = Johtaja
    .text = Pelaaja, jolla on suurimmat välipisteet.
term-first-player = Aloittajakortti
    .text = Jos se on sinulla, pelaat jokaisen kierroksen ensimmäisen vuoron.
term-shop = Kauppa
    .text = Rivi viidestä kortista, jotka ostetaan saaliilla.
term-crowd = Väkijoukko
    .text = Rivi viidestä goblinista, jotka voi värvätä.
term-permanent = Pysyvä pino
    .text = Neljä pinoa, jotka ovat aina myynnissä.
term-play-area = Pelialue
    .text = Tällä vuorolla pelaamasi kortit.
term-deck = Pakka
    .text = Kuvapuoli alaspäin olevat korttisi. Kun se on tyhjä, poistopakka sekoitetaan siihen.
term-discard-pile = Poistopakka
    .text = Pelatut, hylätyt ja ostetut kortit, kaikkien nähtävillä.
term-trash-pile = Romupino
    .text = Romutetut kortit, yksi pino goblineille ja toinen muille.

## Lobby options

option-event-deck = Tapahtumapakka
    .about = Pikapakassa on vähemmän tapahtumia: 9 kierrosta.
    .value-standard = Tavallinen, 14 kierrosta
    .value-quick = Pika, 9 kierrosta
option-turn-clock = Vuoron aikaraja
    .about = Kuinka kauan vuoro saa kestää.
    .value-0 = Ei rajaa
    .every = { $n } sekuntia
option-reaction-window = Sytytyslanka
    .about = Kuinka kauan sytytyslanka palaa, kun henkivartija voi ehtiä väliin.
    .value-0 = Ei rajaa
    .every = { $n } sekuntia
option-reaction-mode = Reaktioaika alkaa
    .about = Odottavatko hyökkäykset reaktiota, ja saako hyökkäyksen kohde päästää ne läpi.
    .value-public-test = Kun henkivartija on mahdollinen
    .value-open-pass = Samoin, ja läpi saa päästää
    .value-always = Joka hyökkäyksessä
option-reaction-min-vp = Pienin panos
    .about = Vähemmän voittopisteitä vieviä hyökkäyksiä ei voi torjua.
option-closing-first = Viimeinen kierros
    .about = Kuka pelaa päättäjäisten ensimmäisen vuoron.
    .value-leader = Johtaja
    .value-holder = Aloittajakortin haltija
option-market-noise = Levottomat rivit
    .about = Joka kierroksella kummankin rivin vanhin kortti vaihtuu.
option-bot-style = Bottien tyyli
    .about = Mitä botit tavoittelevat. Jos valitset Mikä vain, kukin botti arpoo oman tyylinsä salassa.
    .value-any = Mikä vain
    .value-balanced = Vähän kaikkea
    .value-rush = Goblinit ensin
    .value-raider = Kiviä
    .value-engine = Rahaa ja toimintoja
option-running-totals = Välipisteet näkyvissä
    .about = Näytä kaikkien pisteet tähän asti, ei vain laskentoja.

## Lesson

lesson-guide = Eläköityvä kuningas
lesson-welcome = Korkeammalle kuin Nettle
    .text = Sinä ja Nettle pinoatte goblineja lavoillenne. Mitä komeammat tornit ovat laskennan hetkellä, sitä enemmän saat vp:tä. Ennen ensimmäistä laskentaa on jäljellä kaksi aamun kierrosta.
lesson-play = Pelaa kätesi
    .text = Kortit antavat saalista ostamiseen, värväystä goblinien värväämiseen ja hyökkäystä kivien heittelyyn. Mitä et käytä tällä vuorolla, menee hukkaan.
    .act1 = Paina Pelaa kaikki voima
    .done = Pelasit käden voimaa
lesson-stack = Pinoa
    .text = Sinulla on 2 värväystä, väkijoukossa seisovan Katalan kaksikon hinta. Lavalla se on 1 vp. Tornilla ei ole ylärajaa, mutta joka osuu alas, saa kaadettua kaiken päältäkin.
    .act1 = Paina Katalaa kaksikkoa
    .act2 = Paina kolmatta lavaasi
    .done = Värväsit goblinin torniin
lesson-buy = Osta tulevaa varten
    .text = Kaupan Karjukemut maksavat 7 saalista. Kortti menee poistopakkaasi ja tulee käteesi, kun pakka on sekoitettu.
    .act1 = Paina Karjukemuja
    .act2 = Paina Osta
    .done = Ostit kortin pakkaasi
lesson-end-turn = Nettlen vuoro
    .text = Pelatut kortit menevät poistopakkaan ja nostat viisi uutta. Varo kaksikkoa: sen puolustus on vain 2.
    .act1 = Paina Päätä vuoro
lesson-again = Rysähdys!
    .text = Nettlen kivi kaatoi kaksikkosi: goblinin puolustuksen veroinen hyökkäys kaataa sen ja kaiken sen päällä. Sinulla on Varraskeihäs ja vastaus.
    .act1 = Paina Pelaa kaikki voima
lesson-stone = Heitä kivi
    .text = Hyökkäyksesi 2 riittää Hankalan kolmikon puolustukseen Nettlen tornissa. Keihäässä on palkkio: osumasta saat 1 värväyksen lisää. Henkivartija voisi vielä pysäyttää kiven.
    .act1 = Paina Hankalaa kolmikkoa
    .act2 = Paina Kaada
    .done = Kaadoit goblinin
lesson-higher = Palkkio maksaa sen
    .text = Nyt sinulla on 7 värväystä, juuri Taskukokoisen lauman hinta, ja se tuo 6 vp. Se kestää laskentaan asti, sillä Nettlen vuoro on ohi.
    .act1 = Paina Taskukokoista laumaa
    .act2 = Paina kolmatta lavaasi
lesson-count = Laskennan aika
    .text = Aamu päättyy tähän vuoroon. Kaikki pystyssä oleva tuo pisteitä, ja tuo ne uudestaan seuraavassa laskennassa, jos se on yhä pystyssä.
    .act1 = Paina Päätä vuoro
    .done = Voitit ensimmäisen laskennan
lesson-end = Kaksitoista yksitoista
    .text = Laskenta on sinun. Ottelussa niitä seuraa vielä kaksi: päivän jälkeen ja päättäjäisissä.
    .open1 = Tapahtumat, joissa valitaan
    .open2 = Toimintakortit
    .open3 = Sytytyslanka, jonka aikana kiveen voi vastata Henkivartijalla

## Rulebook

rulebook-goal = Tavoite
    .text =
        Vanha goblinkuningas jää eläkkeelle, ja valtaistuimen saa se, joka järjestää parhaan näytöksen. Jokaisella on <b>kolme kapeaa lavaa</b>, joille goblineja pinotaan niin korkealle kuin hermot kestävät.
        Kolmesti rummut pärisevät, ja kaikki laskevat pystyssä olevat voittopisteet (vp): aamun jälkeen, päivän jälkeen ja aivan lopussa. <b>Kolme laskentaa yhteensä ovat loppupisteesi</b>. Suurin kruunataan.
        Korteista saat kolmenlaista voimaa. <b>Saaliilla</b> ostat parempia kortteja, <b>värväyksellä</b> värväät goblineja, ja <b>hyökkäyksellä</b> heität kiviä, jotka kaatavat muiden tornit.
rulebook-table = Pöytä
    .text =
        Alussa sinulla on kymmenen korttia: neljä rahapussia, neljä ruoantähdettä, laatikollinen kiiltävää ja kasa muonaa. Nostat niistä viisi. Loput ovat pakkasi.
        <b>Kaupan</b> rivissä on viisi saaliilla ostettavaa korttia, <b>väkijoukon</b> rivissä viisi värvättävää goblinia. Aukko täytetään heti pakasta. Vieressä on neljä <b>pysyvää pinoa</b>, jotka ovat myynnissä niin kauan kuin niitä riittää: Laatikollinen kiiltävää, Kasa muonaa, Katapultti ja Hankala kolmikko.
        Omat korttisi kiertävät: <b>käsi, pelialue, poistopakka, pakka</b> ja takaisin käteen. Jos pakkasi on tyhjä, kun sinun on nostettava, poistopakka sekoitetaan pakaksi. Pelialueen kortteja ei sekoiteta mukaan.
rulebook-turn = Vuorosi
    .text =
        Tee niin monta asiaa kuin haluat, <b>missä järjestyksessä vain</b>: pelaa kortteja, käytä toimintoja, osta, värvää, hyökkää. Kortti antaa voimansa heti, kun pelaat sen, ja samanlainen voima lasketaan yhteen.
        <b>Esimerkki.</b> Kaksi rahapussia ja yksi laatikollinen kiiltävää antavat yhteensä 5 saalista. Katapultti maksaa 4. Viimeisellä 1:llä ei osteta mitään.
        Päätä sitten vuoro. Pelatut ja käteen jääneet kortit menevät poistopakkaan, <b>käyttämätön voima menee hukkaan</b>, ja nostat, kunnes kädessäsi on viisi korttia. Älä siis säästele: kortin pelaaminen ei maksa mitään. Jos aika loppuu, vuoro päättyy.
rulebook-action = Toiminnot ja palkkiot
    .text =
        <b>Toiminto</b> on valmiina heti, kun pelaat sen kortin. Käytä se kerran, milloin vain samalla vuorolla. Tee se kokonaan, tekstin järjestyksessä. Jos vain osa onnistuu, tee se osa. Toiminto, josta ei olisi mitään hyötyä, jää odottamaan.
        <b>Jatkuvat</b> tekstit toimivat aina, kun kortti on pelialueellasi. Samoin <b>palkkiot</b>: kun hyökkäyksesi vastustajaan onnistuu, jokainen pelialueesi palkkiokortti maksaa, kukin kerran vuorossa.
        <b>Esimerkki.</b> Pelialueellasi ovat kersantti ja kanuuna, ja osut vastustajan gobliniin: 4 + 4 värväystä. Toinen osuma samalla vuorolla ei maksa enempää.
rulebook-purchase = Ostaminen
    .text =
        Maksa kaupan tai pysyvän pinon kortin saalishinta, niin kortti menee <b>poistopakkaasi</b>. Nostat sen seuraavan sekoituksen jälkeen. Osta niin usein kuin saalista riittää.
        <b>Alennukset lasketaan yhteen</b>, mutta hinta on aina vähintään 1. Tinkijän tai sisäänheittäjän alennus koskee vain seuraavaa sopivaa korttia ja päättyy vuoroon.
        <b>Esimerkki.</b> Kanuuna maksaa 6. Alehulinat vähentää 1 ja tinkijä 2, joten hinnaksi jää 3. Seuraavaan korttiin tehoavat enää alehulinat.
rulebook-trash = Ostovaikutukset ja romutus
    .text =
        <b>Ostovaikutus</b> tapahtuu heti, kun ostat kortin. Jokin antaa nostaa kortin, jokin tulee suoraan käteesi tai pakkasi päällimmäiseksi, ja roskapaahtaja saa romuttaa kortin kädestäsi tai poistopakastasi, vaikka itsensä.
        Kortin <b>romuttaminen</b> ei ole hylkäämistä. Kortti lähtee sinulta lopullisesti romupinoon, goblinit väkijoukon romupinoon ja muut kaupan. Vain Hankala kolmikko palaa omaan pinoonsa.
        Kun kaupan tai väkijoukon pakka on tyhjä ja kortti tarvitaan, romupino sekoitetaan uudeksi pakaksi. <b>Aloitus- ja pysyvät kortit lähtevät silloin pelistä</b>. Rahapussisi eivät siis palaa kummittelemaan.
rulebook-recruit = Värvääminen ja pinoaminen
    .text =
        Maksa väkijoukon goblinin tai pysyvän pinon Hankalan kolmikon värväyshinta, niin se hyppää heti <b>jonkin lavasi päälle</b>. Korkeudella ei ole rajaa, varovaisuudella on. Värvää niin usein kuin värväystä riittää.
        <b>Esimerkki.</b> Kun värväystä on 8, saat joko Äreän kahdeksikon (hinta 8), 7 vp, tai Kummallisen viisikon ja Hankalan kolmikon (5 + 3), 4 + 1 vp kahdelle lavalle: yksi kivi vie silloin vähemmän.
        Goblin pysyy paikallaan, kunnes joku hyökkää siihen tai siirtää sitä. <b>Järjestäjä</b> siirtää goblinin, oman tai toisen, saman pelaajan toiselle lavalle päällimmäiseksi. Sen päällä olleet goblinit laskeutuvat, eikä mitään menetetä.
rulebook-attack = Hyökkääminen
    .text =
        Sinulla on <b>yksi hyökkäys vuorossa</b>. Valitse goblin miltä lavalta vain, vaikka omaltasi. Sen puolustus saa olla enintään hyökkäyksesi verran. Sen verran hyökkäystä kuluu, ja <b>kohde ja kaikki sen päällä</b> kaatuu ja romutetaan. Vain kohteen puolustus ratkaisee. Alla olevat kortit jäävät.
        <b>Esimerkki.</b> Torni alhaalta ylös: Meluisa yhdeksikkö (puolustus 8), Nuhjuinen kuusikko (5), Katala kaksikko (2). Kun hyökkäystä on 6, yhdeksikköön ei ylety. Osu kuusikkoon: kulutat 5 ja viet kuusikon ja kaksikon, 5 + 1 vp. Hyökkäystä jää 1.
        Jokainen pelattu <b>kersantti</b> antaa yhden hyökkäyksen lisää, ja ensimmäisen jälkeen jokaisen on kohdistuttava vastustajaan, johon et ole hyökännyt tällä vuorolla. Omalle lavalle voi hyökätä vain ensimmäisenä, eikä siitä saa palkkiota.
rulebook-defense = Puolustus ja huutelijat
    .text =
        Goblinin puolustus on painettu luku, <b>johon lisätään tai josta vähennetään</b> tapahtuman ja huutelijan vaikutus, aina kuitenkin vähintään 1. Tapahtumat muuttavat vain goblineja, eivät koskaan kilvenkantajan kilpeä.
        <b>Huutelijalla</b> nostat kortin. Sitten saat valita vastustajan lavan, jota kilpi ei suojaa, ja sen goblinien puolustus on vuorosi loppuun 2 pienempi. Huutelu kohdistuu lavaan: sinne siirretty goblin saa sen osakseen, pois siirretty pääsee siitä.
        <b>Esimerkki.</b> Juonittelevan seitsikon (puolustus 8) puolustus huudellulla lavalla on 6. Jos tapahtumana on Huojuvat lavat, se on 5.
rulebook-reaction = Sytytyslanka ja henkivartija
    .text =
        Hyökkäyksen kohteen <b>kädessä oleva henkivartija</b> voi hypätä väliin. Se hylätään, hyökkäys raukeaa, ja kohde nostaa kortin. Hyökkääjän voima on silti kulunut, ja hyökkäys on käytetty.
        Sytytyslanka palaa vain, jos sillä voi olla väliä: jos kohteella on kortteja kädessään ja hän on saanut enemmän henkivartijoita kuin niitä on romutettu tai on poistopakassa. Kaiken tämän näkevät kaikki. <b>Sytytyslanka palaa yhtä kauan, olipa kädessä mitä vain</b>, eikä kiven päästäminen kerro kenellekään mitään.
        <b>Esimerkki.</b> Inés on saanut kaksi henkivartijaa. Jos toinen on poistopakassa, lanka palaa: toinen on kädessä tai pakassa. Jos molemmat ovat poistopakassa, lankaa ei ole, ja kivi lentää heti.
rulebook-capture = Pakkovärvääjä
    .text =
        Jos hyökkäyksesi vastustajaan onnistuu ja pelialueellasi on käyttämätön <b>pakkovärvääjä</b>, saat pakkovärvätä yhden kaatuvista goblineista. Sen painettu värväyshinta saa olla enintään 7. Se tulee sellaisen oman lavasi päälle, jota kilpi ei suojaa. Loput romutetaan.
        Pakkovärvättyä goblinia ei romuteta, eikä siitä makseta. Jokainen pakkovärvääjä ottaa <b>yhden goblinin</b>. Jos kieltäydyt ensimmäisestä tarjouksesta, toinen pakkovärvääjä ei enää kysy.
        <b>Esimerkki.</b> Taskukokoinen lauma (7) ja Äreä kahdeksikko (8) kaatuvat. Lauma voi vaihtaa puolta. Kahdeksikko on liian iso.
rulebook-shield = Kilvet
    .text =
        <b>Kilvenkantajan</b> toiminto panee sen jonkin tornisi päälle. Siitä lähtien tornin goblineihin ei voi hyökätä. Hyökkäyksen on osuttava kilpeen (puolustus 6), ja silloin kaatuu vain se, kaupan romupinoon.
        Värväys ja toiminnot eivät pysty suojattuun torniin, <b>eivät edes omistajan</b>: mitään ei lisätä, mitään ei siirretä, toista kilpeä ei panna. Suojaa siis vasta, kun olet rakentanut. Jos on pakko rakentaa lisää, raivaa kilpi omalla hyökkäyksellä.
        Kilvenkantaja on laskennassa 0 vp, ja henkivartija voi pelastaa sen.
rulebook-event = Kierrokset ja tapahtumat
    .text =
        Jokainen kierros alkaa tapahtumalla: avajaiset, neljä aamun, neljä päivän ja neljä yön tapahtumaa, päättäjäiset. Sitten jokainen pelaa yhden vuoron myötäpäivään <b>aloittajakortin</b> haltijasta alkaen. Kortti pysyy paikallaan, ellei tapahtuma siirrä sitä. Päättäjäisissä sen saa johtaja.
        <b>Bonus</b> on voimassa kierroksen joka vuorolla eikä kysy keneltäkään. <b>Kääntövaikutus</b> on tarjous. Kaikki valitsevat yhtä aikaa ja salassa, yksityiskohtia myöten. Kun viimeinenkin on vastannut, vastaukset näytetään yhdessä ja toteutetaan vuorojärjestyksessä.
        Kieltäytyminen ei maksa mitään. Jos pino on loppunut ennen vuoroasi, valintasi raukeaa etkä luovu sen takia mistään.
rulebook-count = Kolme laskentaa
    .text =
        Aamun viimeisen kierroksen, päivän viimeisen kierroksen ja viimeisen kierroksen jälkeen jokainen kirjaa omien lavojensa voittopisteet. <b>Laskenta ei enää muutu</b>: myöhemmin kaatunut on jo laskettu.
        <b>Esimerkki.</b> Kuninkaallinen roskaväki (10 vp), joka seisoo aamusta loppuun, lasketaan kolmesti, yhteensä 30 vp. Jos se kaatuu päivällä, se on tuonut 10.
        <b>Välipisteesi</b> ovat tähänastiset laskennat ja nyt pystyssä olevat voittopisteet. Johtajalla ne ovat suurimmat. Tasapelissä johtaa heistä myötäpäivään ensimmäinen aloittajakortin haltijasta alkaen.
rulebook-end = Kruunajaiset
    .text =
        <b>Päättäjäiset</b> aloittaa viimeisen kierroksen. Kun jokainen on pelannut sillä vuoronsa, tehdään kolmas laskenta ja ottelu päättyy.
        Eniten loppupisteitä saanut kruunataan goblinkuninkaaksi tai goblinkuningattareksi. Tasapelissä <b>ratkaisee suurempi kolmas laskenta</b>, sitten suurempi toinen. Jos sekin on tasan, valtaistuin jaetaan.
        Kukaan ei putoa, eikä ottelu lopu kesken: kaatunut torni on tyhjä lava, ja tyhjälle lavalle voi rakentaa.
rulebook-secret = Salaisuudet
    .text =
        Salassa ovat <b>kädet</b>, <b>pakkojen järjestys</b> ja tulevat tapahtumat, joiden selkäpuoli kertoo vain vaiheen. Kaikki muu on näkyvissä: lavat, voimat, poistopakat, romupinot ja jokainen ostos.
        Omaa pakkaasi saat katsella milloin vain. Luettelo on nimen mukaan lajiteltu eikä kerro järjestyksestä mitään.
        <b>Kääntövaikutusten valinnat</b> ovat salaisia, kunnes kaikki ovat vastanneet. Ja sitä, onko jollakulla henkivartija kädessään, ei tiedä kukaan ennen kuin se hyppää.
rulebook-options = Valinnat ja aikarajat
    .text =
        Isäntä voi valita <b>pikapakan</b> (yhdeksän kierrosta), muut aikarajat, levottomat rivit ja piilotetut välipisteet. Sytytyslanka voi palaa joka hyökkäyksessä, tai kohde saa <b>päästää hyökkäyksen läpi</b> kaikkien nähden, mikä säästää aikaa ja kertoo vähän.
        Jos aikasi loppuu, kesken oleva valinta saa miedoimman vastauksensa ja vuorosi päättyy. Kahdesti peräkkäin tai minuutti poissa (isäntä voi valita myös: heti tai ei koskaan), ja botti pelaa puolestasi, kunnes palaat. Paikkasi, korttisi ja pisteesi säilyvät.
        Aika ei kulu, kun sytytyslanka palaa.
rulebook-advice = Neuvoja eturivistä
    .text =
        <b>Hyvän vuoron järjestys:</b> pelaa ensin kaikki, mikä nostaa kortteja, sitten loput, hyökkää (palkkioilla saa goblineja), värvää, osta ja nosta kilpi viimeisenä.
        <b>Rakenna leveälle.</b> Suuri puolustus alle, pieni päälle, ja mieluummin kolme kymmenen pisteen tornia kuin yksi kolmenkymmenen: yksi kivi vie yhden tornin.
        <b>Osta varhain, värvää myöhään.</b> Ensimmäisillä kierroksilla ostettua saaliskorttia pelaat monta kertaa, yöllä ostettua tuskin kertaakaan. Viimeisellä kierroksella älä osta mitään: et enää nostaisi sitä.

# Mitä valmentaja sanoo: `advice-*` aloittaa virkkeen (mitä tehdä), `why-*` jatkaa sitä (miksi se on hyvä). Substantiivit kuin lokissa
coach-good = Hyvät kaupat!
advice-play = Pelaa { $card }
advice-play-cards = Pelaa { $cards }
advice-use = Käytä { FORM($card, form: "part") }
advice-use-to-trash = Käytä { FORM($card, form: "part") } ja romuta { $other }
advice-use-to-take = Käytä { FORM($card, form: "part") } ja ota poistopakastasi { $other }
advice-use-to-replace = Käytä { FORM($card, form: "part") } ja vaihda joukosta pois { $other }
advice-use-as-shield = Käytä { FORM($card, form: "part") } ja suojaa lava { $platform }
advice-use-to-move = Käytä { FORM($card, form: "part") } ja siirrä { $other } lavalta { $platform } lavalle { $to } ({ $target })
    .your = Käytä { FORM($card, form: "part") } ja siirrä oma { $other } lavalta { $platform } lavalle { $to }
advice-buy = Osta { $card }
advice-hire = Värvää { $card } lavalle { $platform }
advice-assail = Hyökkää, kohteena { $card } lavalla { $platform } ({ $target })
advice-end = Päätä vuorosi
advice-stop-stone = Reagoi
advice-let-fly = Älä reagoi
advice-accept = Hyväksy tarjous
advice-discard = Hylkää { $cards }
advice-muster = Hylkää { $cards } ja kutsu { $card } lavalle { $platform }
advice-swap = Romuta { $card } ja ota tilalle { $other }
advice-refuse = Kieltäydy tarjouksesta
advice-scrap = Romuta { $card }
advice-keep-all = Säästä kaikki kortit
advice-press-gang = Pakkovärvää { $card } lavalle { $platform }
advice-let-fall = Anna kaatua
advice-heckle-at = Huutele lavalle { $platform } ({ $target })
advice-heckle-nobody = Älä huutele kenellekään
why-hand-goes = pelaamatta jääneet kortit hylätään vuoron lopussa
why-falls = osuma vie { $n } vp ({ $target })
    .your = osuma vie sinulta { $n } vp
why-leader-falls = osuma vie johtajalta { $n } vp ({ $target })
    .your = osuma vie sinulta johtajana { $n } vp
why-shield-goes = ilman kilpeä { $n } vp:n torni jää avoimeksi
why-stands = se tuo { $n } vp, ja sen puolustus on { $defense }
why-guards = sen alla oleviin kortteihin ei voi hyökätä, joten { $n } vp on turvassa
why-gives = siitä saa { $gained }
why-brings = siitä saa joka kerta pelattaessa { $gained }
why-nothing-to-pay = jäljellä olevalla ei voi tehdä muuta
why-saves = osuma veisi { $n } vp
why-little-falls = osuma vie vain { $n } vp
why-weaker-then = kohteen { $card } puolustus on silloin { $n } eikä { $was }

## Diagrams of the rulebook

diagram-hand = Käsi
diagram-start = Ensimmäinen pakkasi
diagram-turn-play = Pelaa, käytä, osta, hyökkää
diagram-turn-discard = Hylkää kaikki
diagram-turn-draw = Nosta uusi käsi
diagram-lost = Jää yli ja menee hukkaan
diagram-trash-goblin = Goblin
    .note = Väkijoukon romupinoon.
diagram-trash-other = Mikä tahansa muu kortti
    .note = Kaupan romupinoon.
diagram-trash-trio = Hankala kolmikko
    .note = Takaisin omaan pinoonsa.
diagram-trash-again = Romupinosta tulee pakka
    .note = Aloitus- ja pysyvät kortit lähtevät pelistä.
diagram-fuse-burns = Sytytyslanka palaa
    .note = Kädessä voi olla henkivartija: kaikki saadut eivät ole romutettuina tai poistopakassa.
diagram-fuse-guard = Henkivartija hyppää väliin
    .note = Se hylätään, hyökkäys raukeaa, ja sen pelaaja nostaa kortin.
diagram-fuse-stone = Kukaan ei hyppää väliin
    .note = Kivi lentää.
diagram-fuse-none = Ei sytytyslankaa
    .note = Käsi on tyhjä, tai kaikki saadut henkivartijat on romutettu tai poistopakassa. Kivi lentää heti.
diagram-capture = Värväyshinta enintään { $n }
    .note = Voi vaihtaa puolta.
diagram-capture-not = Värväyshinta vähintään { $n }
    .note = Liian iso.
diagram-shield = Hyökkäys torniin
    .note = Osuu vain kilpeen.
diagram-shield-build = Värväys ja toiminnot
    .note = Eivät pysty torniin, eivät omistajankaan.
diagram-shield-falls = Kilpi kaatuu
    .note = Kaupan romupinoon. Torniin voi taas hyökätä ja rakentaa.
diagram-secret-hidden = Salassa
    .note = Kädet, pakkojen järjestys, tulevat tapahtumat.
diagram-secret-open = Näkyvissä
    .note = Lavat, voimat, poistopakat, romupinot ja jokainen ostos.
diagram-secret-own = Oma pakkasi
    .note = Katsele sitä milloin vain, nimen mukaan lajiteltuna.
diagram-secret-flip = Kääntövaikutusten valinnat
    .note = Salaisia, kunnes kaikki ovat vastanneet.
diagram-order-draw = Nosta kortteja
diagram-order-play = Pelaa loput
diagram-order-attack = Hyökkää
diagram-order-recruit = Värvää
diagram-order-buy = Osta
diagram-order-shield = Nosta kilpi
