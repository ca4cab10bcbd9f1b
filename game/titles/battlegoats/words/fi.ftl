title-tagline = Yhdeksän vuohta, kuvapuoli alas
title-about =
    Asettele sankari ja kahdeksan korttia kuvapuoli alas kolmeen kolmen riviin.
    Hyökätkää vuorotellen: suurempi voima voittaa, ja voittaja piiloutuu taas.
    Muista, mitä näit. Viimeinen kortti pelissä voittaa.

## What the rules say

# Asks: to the one who decides, to those who wait ({name}: who decides), and what happens when the time is up
ask-draft = Pidä yksi kortti.
    .waiting = { $name } valitsee korttia.
    .stakes = Loput siirtyvät oikealle.
    .timeout = Jos aika loppuu, sinulle jää vahvin kortti.
ask-deploy = Asettele yhdeksän korttiasi ja paina Valmis.
    .laid = Kaikki yhdeksän on aseteltu. Paina Valmis tai vaihda kaksi.
    .waiting = { $name } asettelee kortteja.
    .stakes = Ensimmäisenä valmis valitsee, kuka hyökkää ensin.
    .timeout = Jos aika loppuu, loput täyttävät tyhjät ruudut.
    .done = Olet valmis. Taistelukenttäsi on aseteltu.
    .how = Raahaa kortti tai valitse se ja sitten ruutu. Pudota toisen päälle, niin ne vaihtavat paikkaa.{ $timed ->
            [yes] { " " }Jos aika loppuu, loput täyttyvät järjestyksessä.
           *[no] { "" }
        }
ask-first = Ehdit ensin. Kuka hyökkää ensin?
    .waiting = { $name } valitsee, kuka hyökkää ensin.
    .timeout = Jos aika loppuu, hyökkäät ensin.
ask-orders = Hyökkää kortilla tai käytä ensin komento.
    .waiting = { $name } suunnittelee hyökkäystä.
    .timeout = Jos aika loppuu, vahvin korttisi hyökkää.
    .plain = Hyökkää jollakin kortillasi.
    .one = Hyökkää kortilla tai käytä ensin { FORM($card, form: "gen") } komento.
ask-attack = Hyökkää nyt jollakin kortillasi.
    .waiting = { $name } suunnittelee hyökkäystä.
    .timeout = Jos aika loppuu, vahvin korttisi hyökkää.
ask-veil = Aseta korttisi samoihin ruutuihin, uuteen järjestykseen.
    .waiting = { $name } liikkuu sumussa.
    .timeout = Jos aika loppuu, järjestys pysyy.
    .how = Valitse kaksi korttiasi, niin ne vaihtavat paikkaa, niin monta kertaa kuin haluat.
ask-sabotage = Vaihdatko näiden korttien paikat vai jätätkö ne?
    .waiting = { $name } katsoo kahta korttia.
    .timeout = Jos aika loppuu, ne jäävät paikoilleen.
ask-dodge = { $card } on hyökkäyksen kohde. Pysyykö vai väistääkö?
    .waiting = { $name } voi väistää.
    .stakes = Hyökkäys osuu korttiin, jonka kanssa hän vaihtaa paikkaa.
    .timeout = Jos aika loppuu, hän pysyy.
ask-tattle = { $n ->
        [one] Valitse piilossa oleva kortti, jonka katsot.
       *[other] Valitse { $n } piilossa olevaa korttia, jotka katsot.
    }
    .waiting = { $name } valitsee, mitä katsoo.
    .timeout = Jos aika loppuu, näet ensimmäiset.
ask-look = { $n ->
        [one] Valitse piilossa oleva kortti, jonka katsot.
       *[other] Valitse { $n } piilossa olevaa korttia, jotka katsot.
    }
    .waiting = { $name } valitsee, mitä katsoo.
    .timeout = Jos aika loppuu, näet seuraavan vastustajan ensimmäisen kortin.
ask-shout = { $n ->
        [one] Valitse vastustajan kortti, joka käännetään esiin.
       *[other] Valitse { $n } vastustajien korttia, jotka käännetään esiin.
    }
    .waiting = { $name } valitsee, minkä kortin kääntää esiin.
    .timeout = Jos aika loppuu, seuraavan vastustajan ensimmäinen kortti kääntyy.
ask-vote = Viimeiset kortit kaatuivat yhdessä. Jaetaanko voitto?
    .waiting = { $name } äänestää.
    .stakes = Yksikin ääni kaatumiselle riittää, eikä kukaan voita.
    .timeout = Jos aika loppuu, jaat voiton.

# Phases, rows, spaces
phase-muster = Kokoontuminen
phase-draft = Valinta
phase-deploy = Asettelu
phase-first = Ensimmäinen hyökkääjä
phase-battle = Taistelu
phase-final = Loppuäänestys
phase-over = Loppu
row-front = Eturivi
    .low = eturivi
    .gen = eturivin
    .to = eturiviin
row-middle = Keskirivi
    .low = keskirivi
    .gen = keskirivin
    .to = keskiriviin
row-back = Takarivi
    .low = takarivi
    .gen = takarivin
    .to = takariviin
space-F1 = eturivissä vasemmalla
space-F2 = eturivissä keskellä
space-F3 = eturivissä oikealla
space-M1 = keskirivissä vasemmalla
space-M2 = keskirivissä keskellä
space-M3 = keskirivissä oikealla
space-B1 = takarivissä vasemmalla
space-B2 = takarivissä keskellä
space-B3 = takarivissä oikealla
column-1 = Vasen
column-2 = Keski
column-3 = Oikea
last-fight = Edellinen taistelu
thing-card =
    .subject = { $card } ({ $name })
    .subject-you = { FORM($card, form: "own") }
    .object = { FORM($card, form: "gen") } ({ $name })
    .object-you = { FORM($card, form: "own-gen") }
thing-place =
    .subject = { $n ->
            [one] { FORM($row, form: "gen") } kortti
           *[other] { $n } { FORM($row, form: "gen") } korttia
        } ({ $name })
    .subject-you = { $n ->
            [one] { FORM($row, form: "gen") } korttisi
           *[other] { $n } { FORM($row, form: "gen") } korttiasi
        }
    .object = { $n ->
            [one] { FORM($row, form: "gen") } kortin
           *[other] { $n } { FORM($row, form: "gen") } korttia
        } ({ $name })
    .object-you = { $n ->
            [one] { FORM($row, form: "gen") } korttisi
           *[other] { $n } { FORM($row, form: "gen") } korttiasi
        }
    .subject-plain = { $n ->
            [one] { FORM($row, form: "gen") } kortti
           *[other] { $n } { FORM($row, form: "gen") } korttia
        }
    .object-plain = { $n ->
            [one] { FORM($row, form: "gen") } kortin
           *[other] { $n } { FORM($row, form: "gen") } korttia
        }
thing-places = { $cards } ({ $name })
pile = Poistopakka
reserve = Reservi

# The power ledger: a label, the number beside it
bonus-printed = Painettu voima
bonus-mimic = { FORM($card, form: "gen") } kopio
bonus-set-power = Oma voima puolustaessa
bonus-own = Oma teksti
bonus-aura = { $card }, { FORM($space, form: "low") }
bonus-hex = Vastassa { $card }
bonus-silenced = Vaientaa { $card }
bonus-floor = Ei koskaan alle 0
bonus-support = Tuki, piilossa olevilta
bonus-total = Voima
compare-wins = VOITTAA
compare-saved = SÄÄSTYY
compare-falls = KAATUU

# Buttons
verb-pick = Pidä tämä kortti
verb-ready = Valmis
verb-fill = Täytä loput
verb-clear = Tyhjennä
verb-attack = Hyökkää
verb-command = Komento
verb-peek = Katso
verb-steal = Ota kortti
verb-raise = Palauta kortti
verb-veil = Nosta sumu
verb-shell-game = Kuppipeli
verb-swap-enemy = Katso kahta
verb-swap = Vaihda ne
verb-leave = Jätä ne
verb-stay = Pysy
verb-dodge = Väistä
verb-expose = Käännä esiin
verb-share = Jaa voitto
verb-fall = Kaikki kaatuvat
verb-resign = Luovuta

# The log: arguments are the nouns of the cue and the phrases of `screen/lines.py`, which are made of `thing-card` and `thing-place`
log-dealt-hero = { $seat } saa sankarin.
    .you = Saat sankarin { $card }.
log-dealt = { $seat } saa { $count ->
        [one] yhden kortin
       *[other] { $count } korttia
    }.
log-dealt-packet = { $seat } saa { $count ->
        [one] yhden kortin
       *[other] { $count } kortin
    } pinon.
log-picked = { $seat } pitää yhden kortin.
    .you = Pidät kortin { $card }.
log-packet-passed = { $seat } antaa pinon eteenpäin ({ $to }).
log-deploy-open = { $seat } asettelee taistelukenttää.
log-ready = { $seat } on ensimmäisenä valmis, { $time } s.
    .soon = { $seat } on ensimmäisenä valmis, alle { $time } s.
    .late = { $seat } on valmis.
    .one = { $seat } ({ $time } s)
    .one-soon = { $seat } (alle { $time } s)
    .one-late = { $seat } (viimeisenä)
    .all = { $names } { FORM($names, form: "person") ->
        [among] olette valmiina
       *[many] ovat valmiina
    }.
    .you = Olet ensimmäisenä valmis, { $time } s.
    .you-soon = Olet ensimmäisenä valmis, alle { $time } s.
    .you-late = Olet valmis.
log-battle = Taistelu alkaa.
log-photo-finish = Maalikamera! { $tied } { FORM($tied, form: "person") ->
        [among] ehditte
       *[many] ehtivät
    } samaan aikaan, ja { $seat } voittaa arvonnan.
    .you = Maalikamera! { $tied } ehditte samaan aikaan, ja sinä voitat arvonnan.
log-chooser = { $seat } valitsee, kuka hyökkää ensin.
    .you = Valitset, kuka hyökkää ensin.
log-first-attacker = { $seat } hyökkää ensin.
    .you = Hyökkäät ensin.
log-turn = Vuoro { $turn }. { $seat } hyökkää.
log-skipped = { $seat } ei voi hyökätä. Vuoro siirtyy.
    .you = Et voi hyökätä. Vuoro siirtyy.
log-declared = { $where } hyökkää { $what } kimppuun.
log-flip = { $thing } kääntyy esiin.
    .forgotten = { $where } kääntyy esiin.
log-silenced = { $card } vaikenee eikä voi väistää.
    .forgotten = Kortti vaikenee.
log-stays = { $card } pysyy paikallaan.
    .forgotten = Hyökkäyksen kohde pysyy paikallaan.
log-dodge = { $card } väistää. Kohteena on nyt { $there }.
    .forgotten = Hyökkäyksen kohde väistää. Kohteena on nyt { $there }.
log-power = { $thing } on voimaltaan { $total }.
    .forgotten = { $where } on voimaltaan { $total }.
log-compare = { $winner } voittaa { $loser } { $high }–{ $low }.
    .tie = { $winner } ja { $rival } ovat tasoissa, { $high }–{ $high }.
    .tie-forgotten = { $winner_place } ja { $rival_place } ovat tasoissa, { $high }–{ $high }.
    .forgotten = { $winner_place } voittaa { $loser_place } { $high }–{ $low }.
log-explosion = { $thing } räjähtää!
    .forgotten = { $where } räjähtää!
log-stand-in = { $card } ottaa iskun { FORM($other, form: "gen") } puolesta.
    .forgotten = { $card } ottaa iskun, { $there } säästyy.
log-falls = { $thing } kaatuu.
log-command = { $seat } käyttää { FORM($card, form: "gen") } komennon.
    .you = Käytät { FORM($card, form: "gen") } komennon.
log-peek = { $seat } katsoo { $what }.
    .faces = Näkyviin tulee { $faces }.
    .you = Katsot { $what }.
log-expose = { $by } kääntää esiin { $what }.
log-stolen = { $seat } ottaa { $what }.
    .you = Otat { $what }.
log-raised = { $seat } palauttaa { FORM($card, form: "gen") } { FORM($row, form: "to") }.
    .you = Palautat { FORM($card, form: "gen") } { FORM($row, form: "to") }.
log-veil = Sumu peittää kortit ({ $seat }).
    .you = Sumu peittää korttisi.
log-shell-game = { $seat } panee kuppipeliin { $what }.
    .swapped = Vaihdoit niiden paikat.
    .left = Jätit ne paikoilleen.
    .you = Panet kuppipeliin { $what }.
log-swap = { $seat } vaihtaa keskenään { $what }.
    .you = Vaihdat keskenään { $what }.
log-left-alone = { $seat } jättää paikoilleen { $what }.
    .you = Jätät paikoilleen { $what }.
log-tangle = { $thing } takertuu olkiin.
    .forgotten = { $where } takertuu olkiin.
log-proud = { $thing } jää kuvapuoli ylös.
    .forgotten = { $where } jää kuvapuoli ylös.
log-settle = { $thing } piiloutuu taas.
    .forgotten = { $where } piiloutuu taas.
log-resigned = { $seat } luovuttaa.
    .you = Luovutat.
log-out = { $seat } putoaa pelistä.
    .you = Putoat pelistä.
log-finalists = { $seats } { FORM($seats, form: "person") ->
        [among] menetätte viimeiset korttinne
       *[many] menettävät viimeiset korttinsa
    } yhdessä.
    .standoff = Kukaan ei voi hyökätä. { FORM($seats, form: "person") ->
        [among] { $seats } olette finalistit
       *[many] Finalistit ovat { $seats }
    }.
log-vote =
    .share = { $seat } äänestää voiton jakamisesta.
    .fall = { $seat } äänestää kaatumisesta.
    .share-you = Äänestät voiton jakamisesta.
    .fall-you = Äänestät kaatumisesta.
log-result =
    .victory = { $winners } voittaa!
    .shared = { $winners } { FORM($winners, form: "person") ->
        [among] jaatte
       *[many] jakavat
    } voiton.
    .fallen = Kaikki kaatuvat. Kukaan ei voita.
    .victory-you = Sinä voitat!

# The result
result-victory = Viimeinen lauma pystyssä
result-shared = Jaettu voitto
result-fallen = Kaikki kaatuivat
tally-left = Kortteja jäljellä
tally-defeated = Kaadettuja kortteja
tally-attacks-won = Voittoja hyökätessä
tally-defences-won = Voittoja puolustaessa
tally-commands = Käytettyjä komentoja
story-counts = jäljellä olevat kortit, vuoro vuorolta
story-turn = Vuoro
story-change = { $n ->
        [one] kortti
       *[other] korttia
    }
story-stamp-compare = Kaatui!
story-stamp-out = Putosi!
story-stamp-explosion = Pam!
boast-1 = En katsonut takariviä kertaakaan. Ei kukaan katso.
boast-2 = Laske sarvet. Laske sitten uudestaan.
boast-3 = Ruoho maistuu paremmalta naapurin niityllä.
boast-none = Niitty hiljeni. Ruoho voitti.

# Refusals
refused-not-your-turn = Ei ole sinun vuorosi.
refused-not-in-packet = Se kortti ei ole tässä pinossa. Valitse jokin sen korteista.
refused-already-picked = Olet jo valinnut kortin.
refused-layout-incomplete = Asettele ensin kaikki yhdeksän korttia.
refused-layout-wrong-cards = Nuo eivät ole yhdeksän korttiasi.
refused-already-ready = Taistelukenttäsi on valmis. Kortteja ei voi enää siirtää.
refused-seat-not-in-battle = Sillä pelaajalla ei ole kortteja. Valitse toinen.
refused-no-card-there = Siinä ei ole korttia. Valitse ruutu, jossa on kortti.
refused-own-target = Valitse vastustajan kortti.
refused-cannot-attack = Tämä kortti ei voi hyökätä. Valitse toinen.
refused-out-of-reach = Tämä kortti ei yllä siihen. Valitse valaistu kortti.
refused-too-many-targets = Valitse vähemmän kohteita.
refused-same-target-twice = Valitse kaksi eri korttia.
refused-must-attack = Sinun on hyökättävä, jos voit.
refused-no-command = Tällä kortilla ei ole komentoa. Hyökkää sillä tai valitse toinen.
refused-no-command-yet = Ensimmäisellä vuorolla kukaan ei käytä komentoja.
refused-command-spent = Olet jo käyttänyt tämän komennon. Hyökkää tai valitse toinen kortti.
refused-one-command-a-turn = Saat käyttää yhden komennon vuorossa. Hyökkää nyt.
refused-command-no-effect = Tämä komento ei nyt tekisi mitään. Hyökkää tai valitse toinen kortti.
refused-battlefield-full = Sinulla ei ole tyhjää ruutua.
refused-space-taken = Ruutu on varattu. Valitse tyhjä.
refused-too-few-cards = Valitse pelaaja, jolla on enemmän kortteja kuin sinulla.
refused-not-face-down = Valitse piilossa oleva kortti.
refused-wrong-card = Sitä korttia ei voi valita tässä. Valitse valaistu.
refused-fight-under-way = Odota, kunnes taistelu on ohi.
refused-malformed = Tässä pelissä ei ole sellaista siirtoa.

## The table on screen

paper = Päivän Määkäisy
empty = Tyhjä
a-card = kortti
    .gen = kortin
    .own = korttisi
    .own-gen = korttisi
fallen = { $n } kaatunut
reserve-text = { $n ->
        [one] 1 piilokortti jää pois ottelusta
       *[other] { $n } piilokorttia jää pois ottelusta
    }
reserve-open = { $n ->
        [one] 1 kortti jäi pois. Paina ja katso se
       *[other] { $n } korttia jäi pois. Paina ja katso ne
    }
pile-mine = Poistopakkasi · { $n }
pile-theirs = Poistopakka ({ $name }) · { $n }
pile-name = Poistopakka ({ $name })
pile-empty = Täällä ei ole vielä kaatunut mitään.
piles = Poistopakat
pairs = Laumasi parit
pairs-none = Mikään korttisi ei tarvitse toista. Siis pelkkää voimaa.
pairs-ahead = kaksi korttia edessä
pairs-adjacent = viereiset kortit
pairs-row = sama rivi
pairs-behind = takana olevat
pair = { $a } + { $b }
draft-packet = Pinosi: pidä yksi, kortteja { $n ->
        [one] 1
       *[other] { $n }
    }
draft-none = Pinot ovat matkalla
draft-kept = Sankarisi ja valintasi
draft-strip = Pidä yksi, loput oikealle
deploy-strip = Ensimmäisenä valmis valitsee, kuka hyökkää ensin
deploy-enemy = Vastustajat ovat täällä päin
deploy-tray = Asettelematta
deploy-all-laid = Kaikki yhdeksän aseteltu
ready-stamp = VALMIS
tangled-stamp = TAKERTUI
banner-hero = { $card } johtaa laumaasi!
banner-battle = Taisteluun!
banner-photo = Maalikamera!
banner-first = { $name } hyökkää ensin!
    .you = Hyökkäät ensin!
banner-skipped = { $name } ei voi hyökätä
    .you = Et voi hyökätä
banner-silenced = { $card } vaikenee!
banner-stays = { $card } pysyy!
banner-stand-in = { $card } ottaa iskun!
banner-command = { FORM($card, form: "gen") } komento!
banner-out = { $name } putoaa!
    .you = Putoat pelistä!
banner-resigned = { $name } luovuttaa
    .you = Luovutat
banner-blow = { $n } yhdellä iskulla!
banner-final = Viimeiset kortit kaatuvat yhdessä
banner-result-victory = { $winners } voittaa!
    .you = Sinä voitat!
banner-result-shared = { $winners } { FORM($winners, form: "person") ->
        [among] jaatte
       *[many] jakavat
    } voiton!
banner-result-fallen = Kukaan ei voita!
burst-boom = PAM
step-flip = Kääntö
step-power = Voima
step-compare = Vertailu
step-after = Seuraus
step-shout = Huuto
step-look = Katse
step-tattle = Juoru
step-settle = Piiloon
ledger-more = ja { $n } muuta
stage-fight = { $a } hyökkää, kohteena { $b }.
stage-back = Näytä taistelu
hidden-name = Piilossa oleva kortti
hidden-text = Kuvapuoli alas. Jos olet nähnyt sen, muista se itse. Se toimii silti täysin.
empty-name = Tyhjä ruutu
empty-text = Kortit eivät siirry täyttämään aukkoa. Aukon takana oleva kortti lasketaan silti.
status-hidden = { $name }, { $where }
    .you = Omasi, { $where }
status-up = { $name }, { $where }. Kuvapuoli ylös.
    .you = Omasi, { $where }. Kuvapuoli ylös.
status-known = { $name }, { $where }. Kuvapuoli alas, mutta olet nähnyt sen.
    .you = Omasi, { $where }. Vain sinä näet sen.
status-tray = Vielä asettelematta
status-laid = Aseteltu: { $where }
status-dragging = Siirtymässä: { $where }
status-held = Jos asetat sen tähän: { $where }
mark-spent = Sen komento on käytetty.
mark-defeats = On kaatanut { $n ->
        [one] yhden kortin
       *[other] { $n } korttia
    }.
rel-front = edessä
rel-behind = takana
rel-beside = vieressä
rel-row = sama rivi
own-role-attack = Hyökätessä
own-role-defend = Puolustaessa
own-row-front = Eturivissä
own-row-middle = Keskirivissä
own-row-back = Takarivissä
own-foe-type-hero = Sankaria vastaan
own-foe-type-goat = Vuohta vastaan
own-foe-type-creature = Olentoa vastaan
own-foe-type-equipment = Varustetta vastaan
own-foe-family-gruff = Brusea vastaan
own-foe-printed-min = Vastassa painettu voima vähintään { $n }
own-foe-face-up = Kuvapuoli ylös olevaa korttia vastaan
own-self-face-up = Kuvapuoli ylös
own-adjacent-type-hero = Sankarin vieressä
own-own-cards-max = Jäljellä enintään { $n } korttia
own-ally = Kentällä { $card }
own-seen = { $card } on nähty
own-slain = { $card } on kaatunut
own-ahead = Kortit sen edessä
own-adjacent = Viereiset kortit
own-own-discard = Oman poistopakan kortit
own-enemy-face-up = Vastustajien esillä olevat kortit
own-family = Muut Bruset
own-defeats = Sen kaatamat kortit
power-now-both = Hyökätessä tai puolustaessa
power-now-attack = Hyökätessä
power-now-defend = Puolustaessa
power-here-both = Tässä hyökätessä tai puolustaessa
power-here-attack = Tässä hyökätessä
power-here-defend = Tässä puolustaessa
power-against-attack = { $card } hyökkäisi voimalla
power-against-defend = { $card } puolustaisi voimalla
plate-resigned = Luovuttanut
plate-out = Pudonnut
plate-ready = Valmis · { $time } s
    .soon = Valmis · alle { $time } s
    .late = Valmis · viimeisenä
plate-laying = Asettelee
plate-laying-mine = Asettelet · { $n }/9
plate-choosing = Valitsee
plate-chosen = On valinnut
plate-turn = Vuorosi
plate-their-turn = Hyökkää
plate-waits = Odottaa
plate-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
plate-in-play = { $n } pelissä · { $what }
track-turn = { $phase } · vuoro { $n }
track-pick = { $phase } · { $n }/8
ask-target = Valitse kortti, johon { $card } hyökkää.
    .command = Valitse, mihin { $card } hyökkää, tai paina Komento.
    .again = Kohde on valittu: { $card } hyökkää painikkeesta.
ask-volley = { $card } hyökkää: valitse enintään { $n } kohdetta.
    .more = Valitse toinenkin kohde tai ammu vain yhtä ({ $card }).
ask-command =
    .steal-0 = Minkä piilossa olevan kortin { $card } ottaa?
    .steal-1 = Mihin tyhjään ruutuun { $card } panee sen?
    .raise-0 = Minkä kortin { $card } palauttaa?
    .raise-1 = Mihin tyhjään ruutuun { $card } panee sen?
    .veil-0 = Piilotetaanko kaikki korttisi sumuun? ({ $card })
    .shell-game-0 = Valitse kaksi korttiasi ja vaihda tai jätä ne.
    .shell-game-1 = Vaihdatko ne vai teeskenteletkö vain?
    .swap-enemy-0 = Valitse kaksi saman vastustajan korttia ({ $card }).
    .peek-0 = Valitse { $n } piilokorttia, jotka { $card } katsoo.
    .peek-more = Valitse vielä yksi piilokortti, jonka { $card } katsoo.
    .set = Kaikki on valittu. { $card } käskee painikkeesta ”{ $verb }”.
raise-heading = Mikä palaa?
vote-heading = Kaksi sorkkaa
vote-share = Jaetaan voitto
vote-fall = Kaikki kaatukoot
vote-share-stamp = JAA
vote-fall-stamp = KAADU
act-close = Sulje
act-ready-left = { $n } vielä asettelematta
act-ready-final = Tämän jälkeen ei muutoksia
act-fill = Täytä loput
act-fill-small = Voit vielä muuttaa
act-clear-small = Kerää kaikki kortit
act-clear-why = Mitään ei ole vielä aseteltu.
act-keep = Pidä { $card }
act-keep-why = Valitse ensin kortti.
act-first = Ensin { $name }
act-first-or = tai valitse toisen kilpi
act-me = Hyökkään itse
act-dodge = Väistä
act-stay-small = tai valitse vaihtokortti
act-name-why = Valitse { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }.
act-veil = Asettele ne
act-veil-small = { $n } siirretty
act-vote = Äänestä
act-vote-why = Valitse toinen kahdesta.
act-attack = Hyökkää: { $card }
act-command = Komento
act-instead = Hyökkää sittenkin
act-back = Peru
act-chosen = { $n } valittu
act-targets = { $n ->
        [one] 1 kohde
       *[other] { $n } kohdetta
    }
act-odds = Sinun { $a }, vastassa { $b }
odds-hidden = Painettu voima on pienempi { $n } kortilla { $all } piilokortista.
resign-heading = Luovutatko?
resign-text = Kaikki korttisi siirtyvät kuvapuoli ylös poistopakkaasi, ja putoat ottelusta.
    .early = Korttisi siirtyvät reserviin kenenkään näkemättä, ja putoat ottelusta.
resign-last = { $name } voittaa, ja ottelu päättyy tähän.
resign-on = Muut pelaavat edelleen.
reason = Ei ylety
reason-front-row = { $card } osuu vain eturiveihin. Jos ne ovat tyhjät, seuraavaan riviin.
reason-column-front = { $card } osuu vain kortteihin, joiden edessä ei ole mitään.
reason-column-back = { $card } osuu vain kortteihin, joiden takana ei ole mitään.
why-not-asked = Olet valinnut. Muut valitsevat vielä.
why-pick-card = Valitse ensin kortti, sitten tämä ruutu.
why-their-turn = Vuorossa on { $name }.
why-own-first = Valitse ensin oma korttisi.
why-own-idle = Tämä kortti ei yllä kehenkään, eikä sillä ole komentoa jäljellä.
log-fells = { $winner } voittaa { $loser } { $high }–{ $low }. { $fallen } kaatuu.
    .tie = { $winner } ja { $rival } ovat tasoissa, { $high }–{ $high }. Molemmat kaatuvat.
    .forgotten = { $winner_place } voittaa { $loser } { $high }–{ $low }. { $fallen } kaatuu.


## Types

type-hero = Sankari
type-goat = Vuohi
type-creature = Olento
type-equipment = Varuste

## Cards

card-alfonso = Alfonso
    .text = Komento: Ota piilossa oleva kortti vastustajalta, jolla on enemmän kortteja kuin sinulla. Aseta se kuvapuoli alas tyhjään ruutuusi.
    .flavour = Ei hän varasta. Hän värvää: nopeasti, pimeässä ja kysymättä.
    .gen = Alfonson
    .own = Alfonsosi
    .own-gen = Alfonsosi
card-jonas = Jonas
    .text = Kun Jonakseen hyökätään, voit vaihtaa hänen paikkansa toisen korttisi kanssa. Silloin hyökätään siihen korttiin.
    .flavour = Vuohelan vaarallisin paikka on se, jossa Jonas äsken seisoi.
    .gen = Jonaksen
    .own = Jonaksesi
    .own-gen = Jonaksesi
card-shanelaine = ShanElaine
    .text = Piiritys: hyökkää vain korttiin, jonka takana ei ole korttia. +2 hyökätessään.
    .flavour = Nuolet lähtevät yhdellä mäkäisyllä ja tulevat alas toisella.
    .gen = ShanElainen
    .own = ShanElainesi
    .own-gen = ShanElainesi
card-queen-nanette = Kuningatar Nanette
    .text = Komento: Aseta poistopakastasi kortti, ei kuitenkaan sankari, kuvapuoli alas tyhjään ruutuusi.
    .flavour = Kuninkaallinen armahdus, jonka hautausurakoitsija on varmentanut.
    .gen = Kuningatar Nanetten
    .own = Kuningatar Nanettesi
    .own-gen = Kuningatar Nanettesi
card-old-grumblehoof = Vanha Murisorkka
    .text = +1 jokaisesta poistopakkasi kortista, enintään +2.
    .flavour = Jokainen kaatunut ystävä on taas yksi tarina, jonka hän kertoo sarvillaan.
    .gen = Vanhan Murisorkan
    .own = Vanha Murisorkkasi
    .own-gen = Vanhan Murisorkkasi
card-sable-of-the-veil = Hunnutettu Sable
    .text = Komento: Nosta kaikki korttisi, myös Sable. Aseta ne kuvapuoli alas samoihin ruutuihin missä järjestyksessä tahansa.
    .flavour = Kun usva hälveni, jokainen vartija oli joku muu.
    .gen = Hunnutetun Sablen
    .own = Hunnutettu Sablesi
    .own-gen = Hunnutetun Sablesi
card-marshal-brindle = Marsalkka Kirjava
    .text = Viereiset vuohesi saavat +1.
    .flavour = Yksi katse pitkin rivistöä, ja polvet lakkaavat tutisemasta.
    .gen = Marsalkka Kirjavan
    .own = Marsalkka Kirjavasi
    .own-gen = Marsalkka Kirjavasi
card-pikebilly = Keihäspukki
    .text = +4 jokaisesta suoraan edessä olevasta kortista.
    .flavour = Keihäs on neljän vuohen mittainen. Rohkeus alkaa vasta kolmannen takaa.
    .gen = Keihäspukin
    .own = Keihäspukkisi
    .own-gen = Keihäspukkisi
card-vanguard-billy = Kärkipukki
    .text = +2 eturivissä. +1 hyökätessään.
    .flavour = Ensimmäisenä taistelussa ja ensimmäisenä kysymässä, missä päin se on.
    .gen = Kärkipukin
    .own = Kärkipukkisi
    .own-gen = Kärkipukkisi
card-tail-end-tess = Hännänhuippu-Tess
    .text = +2 takarivissä. +1 puolustaessaan.
    .flavour = Ei ole vetäytymistä, jota hän ei olisi voittanut.
    .gen = Hännänhuippu-Tessin
    .own = Hännänhuippu-Tessisi
    .own-gen = Hännänhuippu-Tessisi
card-ringleader = Joukkionjohtaja
    .text = +1 jokaisesta viereisestä kortista.
    .flavour = Yksinään riesa. Seurassa kansanliike.
    .gen = Joukkionjohtajan
    .own = Joukkionjohtajasi
    .own-gen = Joukkionjohtajasi
card-crag-hermit = Kallioerakko
    .text = −1 jokaisesta viereisestä kortista.
    .flavour = Taistelee parhaiten, kun kukaan ei ole neuvomassa.
    .gen = Kallioerakon
    .own = Kallioerakkosi
    .own-gen = Kallioerakkosi
card-drumbeard = Rumpuparta
    .text = Muut korttisi tässä rivissä saavat +1.
    .flavour = Käskyjä ei kuule kukaan, mutta kaikki pysyvät tahdissa.
    .gen = Rumpuparran
    .own = Rumpupartasi
    .own-gen = Rumpupartasi
card-shield-nan = Kilpi-Nanna
    .text = +1 puolustaessaan. Suoraan takana olevat korttisi saavat +2 puolustaessaan.
    .flavour = Mene Nannan taakse. Kaikki, jotka eivät menneet, ovat nyt mattoja.
    .gen = Kilpi-Nannan
    .own = Kilpi-Nannasi
    .own-gen = Kilpi-Nannasi
card-beast-hunter = Petometsästäjä
    .text = +4 olentoja vastaan.
    .flavour = Viitta murisee, kun sataa.
    .gen = Petometsästäjän
    .own = Petometsästäjäsi
    .own-gen = Petometsästäjäsi
card-sapper = Pioneeri
    .text = +3 varusteita vastaan. Räjähdykset eivät kaada häntä.
    .flavour = Kaikki neljä sorkkaa tallella, ja sen saa kirjata ylös.
    .gen = Pioneerin
    .own = Pioneerisi
    .own-gen = Pioneerisi
card-cutthroat = Kurkunleikkaaja
    .text = +5 sankareita vastaan.
    .flavour = Kruunu on siitä kiva, että tietää mihin tähdätä.
    .gen = Kurkunleikkaajan
    .own = Kurkunleikkaajasi
    .own-gen = Kurkunleikkaajasi
card-duelist = Kaksintaistelija
    .text = +2 vuohia vastaan.
    .flavour = Sarvet vastakkain aamunkoitteessa, aamupala vartin yli.
    .gen = Kaksintaistelijan
    .own = Kaksintaistelijasi
    .own-gen = Kaksintaistelijasi
card-honour-guard = Kunniavartija
    .text = +2 sankarisi vieressä.
    .flavour = Vala on pitkä, hilpari pitempi.
    .gen = Kunniavartijan
    .own = Kunniavartijasi
    .own-gen = Kunniavartijasi
card-headlong-charger = Rynnäkköpukki
    .text = +3 hyökätessään.
    .flavour = Suunnitelmassa on yksi kohta, ja se hoidetaan juosten.
    .gen = Rynnäkköpukin
    .own = Rynnäkköpukkisi
    .own-gen = Rynnäkköpukkisi
card-angora-wall = Angoramuuri
    .text = +4 puolustaessaan.
    .flavour = Sisään meni kolme hyökkääjää. Ulos tuli lapasia.
    .gen = Angoramuurin
    .own = Angoramuurisi
    .own-gen = Angoramuurisi
card-berserker = Berserkki
    .text = −4 puolustaessaan.
    .flavour = Kilpi oli tiellä, joten se meni parempiin suihin.
    .gen = Berserkin
    .own = Berserkkisi
    .own-gen = Berserkkisi
card-hawkeye-hilda = Haukansilmä-Hilda
    .text = +3 kuvapuoli ylös olevaa korttia vastaan.
    .flavour = Näytä naamasi, niin Hilda näyttää sinulle ovea.
    .gen = Haukansilmä-Hildan
    .own = Haukansilmä-Hildasi
    .own-gen = Haukansilmä-Hildasi
card-strutting-pete = Pöyhkeilevä Pete
    .text = Jää voitettuaan kuvapuoli ylös. +2 kuvapuoli ylös.
    .flavour = Nimettömyys on niille, joilla on tavallinen parta.
    .gen = Pöyhkeilevän Peten
    .own = Pöyhkeilevä Petesi
    .own-gen = Pöyhkeilevän Petesi
card-heckler = Huutelija
    .text = +2 jokaisesta vastustajien kuvapuoli ylös olevasta kortista, enintään +6.
    .flavour = Hänellä olisi pari huomiota sisääntulostasi.
    .gen = Huutelijan
    .own = Huutelijasi
    .own-gen = Huutelijasi
card-lookout = Tähystäjä
    .text = Komento: Katso kaksi vastustajien piilossa olevaa korttia.
    .flavour = Silmät katsovat sivuille, ja suusta lipsahtaa salaisuus.
    .gen = Tähystäjän
    .own = Tähystäjäsi
    .own-gen = Tähystäjäsi
card-town-crier = Kuuluttaja
    .text = Voitettuaan: käännä yksi vastustajan piilossa oleva kortti kuvapuoli ylös.
    .flavour = Kuulkaa, kuulkaa: kolmas teltta vasemmalta.
    .gen = Kuuluttajan
    .own = Kuuluttajasi
    .own-gen = Kuuluttajasi
card-powder-kid = Ruutikili
    .text = Räjähtää kaatuessaan: myös toinen kortti kaatuu.
    .flavour = Lyhyt sytytyslanka, lyhyt ura, pitkä muisto.
    .gen = Ruutikilin
    .own = Ruutikilisi
    .own-gen = Ruutikilisi
card-scapegoat = Syntipukki
    .text = Kun viereinen korttisi kaatuisi, Syntipukki kaatuu sen puolesta.
    .flavour = Vika on aina hänen, joten olkoon siitä jotain hyötyä.
    .gen = Syntipukin
    .own = Syntipukkisi
    .own-gen = Syntipukkisi
card-shell-game-sheila = Kuppipeli-Sheila
    .text = Komento: Käännä kaksi korttiasi kuvapuoli alas (Sheila voi olla toinen). Vaihda niiden paikat salaa tai älä.
    .flavour = Pidä silmällä vuohta. Ei, sitä toista vuohta.
    .gen = Kuppipeli-Sheilan
    .own = Kuppipeli-Sheilasi
    .own-gen = Kuppipeli-Sheilasi
card-saboteur = Sabotööri
    .text = Komento: Katso kaksi saman vastustajan korttia. Voit vaihtaa niiden paikat.
    .flavour = Kaksi telttanaulaa väärässä paikassa, ja piiritys oli siinä.
    .gen = Sabotöörin
    .own = Sabotöörisi
    .own-gen = Sabotöörisi
card-copygoat = Matkijapukki
    .text = Sen voima on toisen kortin painettu voima. +1 hyökätessään.
    .flavour = Mitä sinä olet, sitä hän on vähän enemmän.
    .gen = Matkijapukin
    .own = Matkijapukkisi
    .own-gen = Matkijapukkisi
card-giant-toppler = Jätinkaataja
    .text = +5 korttia vastaan, jonka painettu voima on vähintään 6.
    .flavour = Pitkilläkin on polvet.
    .gen = Jätinkaatajan
    .own = Jätinkaatajasi
    .own-gen = Jätinkaatajasi
card-little-gruff = Pikku-Bruse
    .text = +2 jokaisesta muusta Brusesta taistelukentälläsi.
    .flavour = Odota veljiäni, he ovat paljon isompia.
    .gen = Pikku-Brusen
    .own = Pikku-Brusesi
    .own-gen = Pikku-Brusesi
card-middle-gruff = Keski-Bruse
    .text = +1 jokaisesta muusta Brusesta taistelukentälläsi.
    .flavour = Joka sadussa sivuosassa, ja kirjanpito on kunnossa.
    .gen = Keski-Brusen
    .own = Keski-Brusesi
    .own-gen = Keski-Brusesi
card-big-gruff = Iso-Bruse
    .text = +1 jokaisesta muusta Brusesta taistelukentälläsi.
    .flavour = Silta muistaa hänet. Silta ontuu vieläkin.
    .gen = Iso-Brusen
    .own = Iso-Brusesi
    .own-gen = Iso-Brusesi
card-trophy-muncher = Palkintopupeltaja
    .text = +1 jokaisesta kaatamastaan kortista, enintään +3.
    .flavour = Voitto maistuu pellille ja silkkinauhalle.
    .gen = Palkintopupeltajan
    .own = Palkintopupeltajasi
    .own-gen = Palkintopupeltajasi
card-tattletale = Kielikello
    .text = Kaatuessaan: katso kolme piilossa olevaa korttia pelaajalta, jonka korttia vastaan se taisteli.
    .flavour = Viimeiset sanat: ja vielä yksi juttu, kolmannen kilven takana.
    .gen = Kielikellon
    .own = Kielikellosi
    .own-gen = Kielikellosi
card-quiet-monk = Hiljainen munkki
    .text = Toisella kortilla on tässä hyökkäyksessä vain painettu voimansa eikä mitään kykyä.
    .flavour = Hän antoi vaikenemislupauksen. Nyt sinäkin annoit.
    .gen = Hiljaisen munkin
    .own = Hiljainen munkkisi
    .own-gen = Hiljaisen munkkisi
card-last-billy-standing = Viimeinen pystyssä
    .text = +2, kun sinulla on enintään 4 korttia.
    .flavour = Hän säästi voimiaan. Muut olivat ne säästöt.
    .gen = Viimeisen pystyssä
    .own = Viimeisesi pystyssä
    .own-gen = Viimeisesi pystyssä
card-armored-pig = Panssarisika
    .text = +5, kun Sikapultti on taistelukentälläsi.
    .flavour = Kahteen kertaan karkaistua pekonia.
    .gen = Panssarisian
    .own = Panssarisikasi
    .own-gen = Panssarisikasi
card-baby-dragon = Lohikäärmevauva
    .text = +1, kun Lohikäärme-emo on nähty tässä ottelussa. +2, kun Lohikäärme-emo on taistelukentälläsi.
    .flavour = Suloinen, tulenarka ja huutaa parhaillaan jotakuta isoa.
    .gen = Lohikäärmevauvan
    .own = Lohikäärmevauvasi
    .own-gen = Lohikäärmevauvasi
card-mama-dragon = Lohikäärme-emo
    .text = +1, kun Lohikäärmevauva on kaatunut tässä ottelussa. +2, kun Lohikäärmevauva on taistelukentälläsi.
    .flavour = Vauvaa saa silittää tasan kerran.
    .gen = Lohikäärme-emon
    .own = Lohikäärme-emosi
    .own-gen = Lohikäärme-emosi
card-lion = Leijona
    .text = Jää voitettuaan kuvapuoli ylös. −3 puolustaessaan kuvapuoli ylös.
    .flavour = Leijona ei piileskele. Siihen leijonalla on väkeä.
    .gen = Leijonan
    .own = Leijonasi
    .own-gen = Leijonasi
card-skunk = Haisunäätä
    .text = Toinen kortti saa −2.
    .flavour = Porttikielto kolmessa rauhansopimuksessa ja yhdellä eväsretkellä.
    .gen = Haisunäädän
    .own = Haisunäätäsi
    .own-gen = Haisunäätäsi
card-bridge-troll = Siltapeikko
    .text = +2 puolustaessaan eturivissä. −4 Brusea vastaan.
    .flavour = Omistaa sillan, tullin ja yhden ikävän muiston.
    .gen = Siltapeikon
    .own = Siltapeikkosi
    .own-gen = Siltapeikkosi
card-burrow-badger = Kolomäyrä
    .text = +2 keskirivissä. +1 jokaisesta suoraan edessä olevasta kortista.
    .flavour = Rivistön keskellä maa on lämpimintä.
    .gen = Kolomäyrän
    .own = Kolomäyräsi
    .own-gen = Kolomäyräsi
card-night-owl = Yöpöllö
    .text = Voitettuaan: katso yksi vastustajan piilossa oleva kortti.
    .flavour = Kuka? Sinä. Niin juuri. Toisesta rivistä.
    .gen = Yöpöllön
    .own = Yöpöllösi
    .own-gen = Yöpöllösi
card-wolf-in-goats-clothing = Susi vuohen vaatteissa
    .text = On myös vuohi. +3 vuohia vastaan.
    .flavour = Määkinä vaatii vielä harjoitusta. Ruokahalu ei.
    .gen = Suden vuohen vaatteissa
    .own = Sutesi vuohen vaatteissa
    .own-gen = Sutesi vuohen vaatteissa
card-pig-a-pult = Sikapultti
    .text = +3 hyökätessään, kun Panssarisika on taistelukentälläsi.
    .flavour = Palautus lähettäjälle. Vauhdilla. Vinkuen.
    .gen = Sikapultin
    .own = Sikapulttisi
    .own-gen = Sikapulttisi
card-double-ballista = Kaksoisballista
    .text = Piiritys: hyökkää vain eturiviin. Voi hyökätä kahteen korttiin yhtä aikaa.
    .flavour = Tuplasti nuolia, puolet tähtäyksestä, kaikki meteli.
    .gen = Kaksoisballistan
    .own = Kaksoisballistasi
    .own-gen = Kaksoisballistasi
card-land-mine = Maamiina
    .text = Ei voi hyökätä. Räjähtää, kun siihen hyökätään: molemmat kortit kaatuvat.
    .flavour = Ruoho on täällä vihreämpää ihan syystä.
    .gen = Maamiinan
    .own = Maamiinasi
    .own-gen = Maamiinasi
card-glass-cannon = Lasitykki
    .text = Piiritys: hyökkää vain korttiin, jonka edessä ei ole korttia. Sen voima on 1, kun se puolustaa.
    .flavour = Älä nojaa siihen, älä hengitä sen päälle äläkä jää sen eteen.
    .gen = Lasitykin
    .own = Lasitykkisi
    .own-gen = Lasitykkisi
card-watchtower = Vartiotorni
    .text = Viereiset korttisi saavat +1 puolustaessaan.
    .flavour = Vuohien rakentama, joten portaat jätettiin pois.
    .gen = Vartiotornin
    .own = Vartiotornisi
    .own-gen = Vartiotornisi
card-straw-goat = Olkipukki
    .text = On myös vuohi. Ei voi hyökätä. Sen kaatanut kortti jää kuvapuoli ylös.
    .flavour = Kaukaa uskottava, läheltä herkullinen.
    .gen = Olkipukin
    .own = Olkipukkisi
    .own-gen = Olkipukkisi

## Lobby options

option-muster = Lauman kokoaminen
    .about = Pidä jaetut kahdeksan korttia, tai pidä joka pinosta yksi ja anna loput eteenpäin.
    .value-basic = Kahdeksan satunnaista korttia
    .value-draft = Valinta
option-chronicle = Muistiapu
    .about = Vastustajien piilokortit, jotka olet nähnyt, pysyvät nimettyinä ruudullasi.
option-first-attacker = Ensimmäinen hyökkäys
    .about = Miten selviää, kuka pelaajista hyökkää ensin.
    .value-fastest = Ensimmäisenä valmis
    .value-drawn = Arvottu pelaaja
option-final-tie = Viimeiset kaatuvat yhdessä
    .about = Mitä tapahtuu, kun viimeiset pelaajat menettävät viimeiset korttinsa yhtä aikaa.
    .value-vote = He äänestävät
    .value-share = He jakavat voiton
    .value-fall = Kukaan ei voita
option-pace = Tahti
    .about = Miten pitkiä aikarajat ovat.
    .value-relaxed = Rauhallinen
    .value-normal = Tavallinen
    .value-quick = Nopea
    .value-untimed = Ei aikarajoja

## Lesson

lesson-guide = Vanha pukki
lesson-welcome = Yhdeksän vuohta, kuvapuoli alas
    .text = Sinä ja vastustajasi Nettle johdatte kumpikin yhdeksän kortin laumaa. Omasi ovat alemmalla taistelukentällä: sinä näet ne, Nettle ei. Hyökkäätte vuorotellen. Vahvempi kortti jää, heikompi kaatuu. Viimeinen lauma pystyssä voittaa.
lesson-attack = Sarvet edellä
    .text = Molemmat kortit kääntyvät ja niiden voima lasketaan: kulman luku ja naapureiden lisät. Heikompi kaatuu. Jos voimat ovat samat, molemmat kaatuvat.
    .act1 = Paina Kielikelloa
    .act2 = Paina Nettlen merkittyä korttia
    .act3 = Paina Hyökkää
    .done = Hyökkäsit tuntemattomaan korttiin
lesson-remember = Tuo pukki elää kahdesti
    .text = Kurkunleikkaaja hävisi, mutta viereinen Syntipukki kaatui sen puolesta. Sitten Kurkunleikkaaja kääntyi kuvapuoli alas. Muista sen paikka: sen voima on 5, Kolomäyräsi 6.
    .act1 = Paina Kolomäyrää
    .act2 = Paina korttia, joka on Kurkunleikkaaja
    .act3 = Paina Hyökkää
    .done = Muistit kortin ja voitit sen
lesson-command = Katso ensin
    .text = Joillakin korteilla on komento, jota käytetään ennen hyökkäystä. Tähystäjä katsoo kahta korttia, jotka ovat kuvapuoli alas. Vain sinä näet ne.
    .act1 = Paina Tähystäjää
    .act2 = Paina Komento
    .act3 = Paina ensimmäistä korttia
    .act4 = Paina toista korttia
    .act5 = Paina Katso
    .done = Käytit komentoa
lesson-strike = Tunne kohteesi
    .text = Keihäspukki ja Kuningatar Nanette. Keihäspukki on vahva toisten takana, mutta nyt sen edessä ei ole mitään. Kaksintaistelija saa +2 vuohia vastaan.
    .act1 = Paina Kaksintaistelijaa
    .act2 = Paina Keihäspukin ruutua
    .act3 = Paina Hyökkää
    .done = Hyökkäsit katsottuun korttiin
lesson-hidden = Tasapeli vie molemmat
    .text = Kuningatar Nanettella ja Kolomäyrälläsi oli kummallakin 7, joten molemmat kaatuivat. Nettlellä on jäljellä kolme korttia. Marsalkkasi voima on 6, eikä sitä ole nähty: sillä kannattaa hyökätä.
    .act1 = Paina Marsalkka Kirjavaa
    .act2 = Paina merkittyä korttia
    .act3 = Paina Hyökkää
lesson-win = Lauman viimeinen
    .text = Kielikello kaatui ja näytti mennessään Nettlen viimeisen kortin: Lasitykki, jonka voima on puolustaessa 1.
    .act1 = Paina Marsalkka Kirjavaa
    .act2 = Paina Lasitykin ruutua
    .act3 = Paina Hyökkää
    .done = Voitit: viimeinen lauma pystyssä
lesson-end = Kenttä on sinun
    .text = Tapasit Syntipukinkin, joka kaatui toisen puolesta.
    .open1 = Oman lauman asettelu
    .open2 = Lauman kokoaminen pinoista valinnassa

## Rulebook

rulebook-goal = Tavoite
    .text =
        Johdat <b>yhtä sankaria ja kahdeksaa muuta korttia</b>, laumaasi, kuvapuoli alas kolme kertaa kolmen taistelukentällä. Pelaajat hyökkäävät vuorotellen yhdellä kortillaan vastustajan yhteen korttiin. Molemmat kääntyvät. Suurempi voima voittaa, pienempi kaatuu. <b>Viimeinen kortti pelissä voittaa.</b>
        Kortteja on 55, kaikki erilaisia: 7 sankaria, 33 vuohta, 9 olentoa ja 6 varustetta. Jakamatta jääneet muodostavat reservin, jota kukaan ei näe. Korttiluettelo näyttää aina kaikki 55, joten voit päätellä, mitä voi olla piilossa.
rulebook-draft = Valinta
    .text = Valinnassa kahdeksan korttiasi ovat ensimmäinen pinosi. <b>Pidä yksi kortti</b> salassa. Kun kaikki ovat valinneet, loput siirtyvät oikealla olevalle pelaajalle. Toistetaan, kunnes mitään ei ole jäljellä: kahdeksan kertaa, viimeisen itsestään. Näet jokaisen pinon matkalla, joten muista, mitä annoit eteenpäin.
rulebook-deploy = Lauman asettelu
    .text =
        Asettele yhdeksän korttiasi kuvapuoli alas, yksi joka ruutuun, miten haluat. <b>Eturivisi</b> on vastustajiin päin. <b>Viereinen</b> on ylä- tai alapuolella, vasemmalla tai oikealla, ei koskaan vinottain. <b>Suoraan edessä</b> ovat kaikki saman sarakkeen kortit lähempänä eturiviä, enintään kaksi. Aukko niiden välissä ei haittaa.
        Voit järjestellä, kunnes painat <b>Valmis</b>. Sitten asettelusi on lopullinen. Ensimmäisenä valmis valitsee, kuka hyökkää ensin. Alle 20 sekunnissa nopeus ei hyödytä, ja neljännessekunnin sisällä valmistuneet arpovat. Jos aika loppuu, loput korttisi täyttävät tyhjät ruudut järjestyksessä.
rulebook-turn = Vuorosi
    .text =
        Vuorollasi sinun <b>on hyökättävä, jos voit</b>. Ennen hyökkäystä voit käyttää yhden korttisi <b>komennon</b>, mutta et taistelun aivan ensimmäisellä vuorolla. Kortti voi hyökätä, puolustaa ja käyttää komentonsa kuvapuoli alas tai ylös. Se on <b>kuvapuoli ylös</b> vain, jos se oli niin jo vuoron alkaessa.
        Vuoro siirtyy myötäpäivään seuraavalle pelaajalle, jolla on kortteja. Jos mikään korttisi ei voi hyökätä, vuorosi ohitetaan.
rulebook-attack = Hyökkäys askel askeleelta
    .text =
        <b>Ilmoitus</b>: valitse hyökkääjäsi ja vastustajan kortti. <b>Kääntö</b>: molemmat kääntyvät, ja Jonas voi nyt väistää. <b>Voima</b>: laske molemmat. <b>Vertailu</b>: pienempi kaatuu, ja tasatilanteessa kaatuvat molemmat. Kaatuvan kortin viereinen Syntipukki samalla taistelukentällä kaatuu sen puolesta. Maamiina ja Ruutikili räjähtävät. <b>Kaatuminen</b>: kaatuneet kortit menevät kuvapuoli ylös omistajansa poistopakkaan. Sitten tulevat kaatumisen ja voiton vaikutukset. <b>Piiloon</b>: selvinneet kääntyvät taas kuvapuoli alas, paitsi ylpeä voittaja (Leijona, Pöyhkeilevä Pete) ja Olkipukkiin takertunut kortti.
        Hyökkäyksen ulkopuoliset kortit pysyvät ennallaan. Muista, missä voittaja on: sen selässä ei ole merkkiä.
rulebook-power = Voiman laskeminen
    .text =
        Voima on <b>painettu voima ja kaikki, mikä sitä muuttaa</b>: kortin oma teksti, saman taistelukentän muiden korttien apu (myös kuvapuoli alas) ja se, mitä toinen kortti sille tekee. Kaikki lasketaan yhteen missä järjestyksessä tahansa, eikä voima ole koskaan alle 0. Vastustajat näkevät piilossa olevien korttien lisät yhtenä lukuna: se on <b>tuki</b>.
        <b>Vaiennetulla</b> kortilla on tässä hyökkäyksessä tasan painettu voimansa eikä mitään kykyä. Kahden tyypin korttiin vaikuttavat molemmat. Esimerkki: painettu 4, jolle rivi antaa +2 ja toinen kortti −1, on voimaltaan 5.
rulebook-siege = Piirityskortit
    .text = Piirityskortti yltää vain joihinkin kortteihin. <b>Kaksoisballista</b> osuu kenen tahansa vastustajan eturiviin. Jos kenelläkään ei ole siellä korttia, se osuu keskiriviin, sitten takariviin. Se voi osua kahteen korttiin kerralla: kumpikin on oma taistelunsa, ja ballista kaatuu, ellei se voita molempia. <b>Lasitykki</b> osuu korttiin, jonka edessä ei ole mitään, <b>ShanElaine</b> korttiin, jonka takana ei ole mitään.
rulebook-commands = Komennot
    .text = Kuudella kortilla on komento, kullakin <b>kerran ottelussa</b>. Käyttö kääntää kortin kuvapuoli ylös: se on hinta. <b>Alfonso</b> ottaa piilossa olevan kortin vastustajalta, jolla on enemmän kortteja kuin sinulla. <b>Kuningatar Nanette</b> palauttaa poistopakkasi kortin kuvapuoli alas. <b>Hunnutettu Sable</b> asettaa kaikki korttisi samoihin ruutuihin uuteen järjestykseen. <b>Tähystäjä</b> katsoo kaksi piilossa olevaa korttia. <b>Sabotööri</b> katsoo kaksi saman vastustajan korttia ja voi vaihtaa niiden paikat. <b>Kuppipeli-Sheila</b> kääntää kaksi korttiasi kuvapuoli alas ja voi vaihtaa niiden paikat: kukaan ei tiedä.
rulebook-secrets = Kuka näkee mitä
    .text = Voit katsoa omia piilossa olevia korttejasi milloin vain, mutta et siirtää niitä. Sen, mitä muut ovat sinulle näyttäneet, <b>joudut muistamaan itse</b>, ellei pöydässä käytetä muistiapua. Katselu päättyy vuoron loppuessa. Poistopakat ovat avoimia. Kun ottelu on ohi, kaikki näytetään: taistelukentät, reservi ja koko loki.
rulebook-end = Loppu
    .text = Jos sinulla ei ole kortteja jäljellä, putoat pelistä. Viimeinen kortti pelissä <b>voittaa</b>. Jos viimeiset kortit kaatuvat yhdessä tai kukaan ei voi hyökätä, nuo pelaajat ovat <b>finalisteja</b>. He äänestävät salaa: voitto jaetaan tai kaadutaan. Jos kaikki haluavat jakaa, voitto jaetaan. Jos yksikin haluaa kaatua, kaikki kaatuvat eikä kukaan voita.
rulebook-leaving = Poistuminen
    .text =
        Jos yhteytesi katkeaa, paikkasi ja korttisi pysyvät sinulla. Minuutin kuluttua botti pelaa puolestasi, kunnes palaat (isäntä voi valita myös heti tai ei koskaan). Jos aika loppuu sitä ennen, puolestasi tehdään oletussiirto.
        Voit <b>luovuttaa</b> milloin vain paitsi kesken taistelun tai komennon. Kaikki korttisi menevät kuvapuoli ylös poistopakkaasi ilman vaikutuksia, ja putoat pelistä. Jos luovutat ennen taistelun alkua, korttisi menevät näkemättä reserviin. Jos jäljellä on vain yksi pelaaja, hän voittaa.
rulebook-limits = Aikarajat
    .text =
        Tavallisessa tahdissa sinulla on <b>90 sekuntia korttien asetteluun</b>, 30 kortin valintaan, 15 ensimmäisen hyökkääjän valintaan ja <b>60 vuoroon</b>. Taistelun tai komennon aikana tehtävällä valinnalla on omat 20 sekuntiaan, Sablen hunnulla 45.
        Jos aika loppuu asettelun aikana, loput kortit täyttävät vapaat ruudut järjestyksessä. Jos se loppuu vuorollasi, korttisi, jonka painettu voima on suurin, hyökkää sen vastustajan korttiin, jolla on eniten kortteja, ilman komentoa. Loppuäänestyksessä vaikeneminen tarkoittaa jakamista.
        Jos pelaat yksin botteja vastaan, aikarajaa ei ole, ellei isäntä aseta sellaista.
rulebook-options = Valinnat
    .text = Isäntä valitsee aulassa. <b>Valinta:</b> sen sijaan, että pitäisit jaetut kahdeksan korttia, pidät joka pinosta yhden ja annat loput eteenpäin. <b>Muistiapu:</b> vastustajien piilokortit, jotka olet nähnyt, pitävät nimensä, joten kenenkään ei tarvitse muistaa. <b>Ensimmäinen hyökkäys:</b> ensimmäisenä valmis valitsee hyökkääjän, tai arpa ratkaisee. <b>Viimeiset kaatuvat yhdessä:</b> finalistit äänestävät, jakavat voiton, tai kukaan ei voita. <b>Tahti:</b> pidemmät aikarajat, lyhyemmät tai ei aikarajoja.
rulebook-advice = Vanhan pukin neuvoja
    .text =
        <b>Asettele lisien mukaan.</b> Keihäspukki haluaa kortteja eteensä, Joukkionjohtaja seuraa, Kallioerakko olla rauhassa.
        <b>Hyökkää sillä, minkä muut jo tuntevat.</b> Nähdyllä kortilla on vähän salattavaa, ja voittaja kääntyy taas piiloon.
        <b>Muista yksi kortti kunnolla</b> mieluummin kuin viisi sinne päin: vahvin sinulle näytetty ja sen ruutu.
        <b>Säästä Maamiina tai Syntipukki loppuun.</b> Kun kortteja on vähän, yksi huono hyökkäys ratkaisee ottelun.
        <b>Anna kahden muun taistella.</b> Jokainen hyökkäys heikentää jotakuta, eikä sen tarvitse olla sinä.

# Mitä valmentaja sanoo: `advice-*` aloittaa virkkeen (mitä tehdä), `why-*` jatkaa sitä (miksi se on hyvä). Substantiivit kuin lokissa; {by}
# on hyökkäävä kortti, {where} ja {what} hyökkäyksen kohde
coach-good = Hyvin puskettu!
advice-keep = Pidä { $card }
advice-lay-front = Asettele eturiviisi { $cards }
advice-strike = Kortilla { $by } voit lyödä { $what }
advice-volley = Kortilla { $by } voit lyödä { $what }
advice-order = Käytä { FORM($card, form: "gen") } komento
advice-order-on = Kortin { $card } komennolla voit valita { $what }
advice-begin = Anna ensimmäinen hyökkäys pelaajalle { $target }
    .your = Hyökkää itse ensin
advice-name = Voit valita { $what }
advice-take-blow = Anna Jonaksen pysyä paikallaan
advice-step-aside = Iskun saa ottaa { $where }
advice-lay-anew = Asettele korttisi uuteen järjestykseen
advice-keep-order = Jätä korttisi paikoilleen
advice-swap-two = Vaihda korttien paikat
advice-leave-two = Jätä kortit paikoilleen
advice-share-win = Jaa voitto
advice-fall-all = Anna kaikkien kaatua
why-odds = { $wins ->
        [10] mikään siellä mahdollinen kortti ei kestä sitä
       *[other] se voittaa { $wins } tällaista taistelua kymmenestä
    }
why-both-fall = { $fights ->
        [10] mikä siellä sitten onkin, se kaatuu mukana
       *[other] kymmenestä tällaisesta taistelusta { $fights } kaataa molemmat
    }
why-last-card = se on viimeinen kortti ({ $target })
why-unknown = { $n ->
        [one] 1 kortti on vielä tuntematon ({ $target })
       *[other] { $n } korttia on vielä tuntematta ({ $target })
    }
why-outnumbers = kortteja on { $n } ({ $target }), itselläsi { $mine }
why-returns = takaisin tulee { $fallen }
why-strongest = tässä pinossa ei ole painetulta voimaltaan vahvempaa

## Diagrams of the rulebook

diagram-secrets-own = Omat korttisi
    .note = Katso niitä milloin vain.
diagram-secrets-shown = Sinulle näytetyt kortit
    .note = Katselu päättyy vuoron loppuessa. Sitten joudut muistamaan, ellei pöydässä käytetä muistiapua.
diagram-secrets-piles = Poistopakat
    .note = Kaikille avoimia.
diagram-secrets-end = Ottelun jälkeen
    .note = Taistelukentät, reservi ja loki näytetään.
diagram-leaving-out = Yhteytesi katkeaa
diagram-leaving-wait = Kuluu minuutti
diagram-leaving-bot = Botti pelaa puolestasi
diagram-leaving-back = Palaat
diagram-limit-turn = Vuoro
diagram-limit-decision = Valinta kesken taistelun tai komennon
diagram-seconds = { $n } s
