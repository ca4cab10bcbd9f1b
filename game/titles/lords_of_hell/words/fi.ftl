title-tagline = Helvetillistä politiikkaa
title-about =
    Lucifer on lähtenyt. Kokoa armeijoita, kerää sieluja Maan päältä, ryöstä naapureita.
    Käy kauppaa mistä tahansa ja vanno lupauksia, joita kukaan ei voi rikkoa.
    Yksi piru kruunataan. Sen lupauskorttien haltija saattaa silti voittaa.

## What the rules say

# Asks. {name} who is asked, {people} how many they are; {round} the round; {die} what the die shows; {piece} what rolled; {card}
# a card; {of}, {to}, {realm} devils; {n} how many. `.first` is the longer wording for a newcomer, `.stakes` what is at stake,
# `.timeout` what happens when time runs out.
ask-pick-devil = Kumpi piru olet? Toinen poistuu pelistä.
    .first = Jokainen pitää salaa toisen kahdesta pirusta. Sen voima on sinun koko pelin, ja kuudessa lupauskortissasi on sen nimi.
    .waiting = { $name } { $people ->
        [one] valitsee
       *[other] valitsevat
    } pirua.
    .stakes = Kaikki valinnat paljastetaan yhtä aikaa.
    .timeout = Jos aika loppuu, saat ensimmäisen.
ask-mulligan = Pidätkö nämä kuusi korttia?
    .none = Sinulla ei ole linnoitusta. Pidätkö kortit vai nostatko uudet?
    .first = Jos sinulla ei ole linnoitusta, saat vaihtaa koko käden kerran. Laumat taistelevat. Linnoitus suojaa valtakuntaa ja pitää vangit.
    .waiting = { $name } { $people ->
        [one] katsoo ensimmäisiä korttejaan
       *[other] katsovat ensimmäisiä korttejaan
    }.
    .stakes = Muut näkevät vaihdon, eivät sitä, kuka olisi voinut vaihtaa.
    .timeout = Jos aika loppuu, pidät käden, jossa on kaksi laumaa, ja vaihdat muun.
ask-earth-dice = Kuka omistasi heittää seuraavaksi Maan päällä?
    .first = Jokainen omasi Maan päällä heittää nopan sinun järjestyksessäsi ja tuo sieluja. Pikkupirut jäävät kiinni ykkösellä.
    .waiting = { $name } kerää sieluja Maan päällä.
    .stakes = Sitten kaikki palaavat kotiin.
    .timeout = Jos aika loppuu, pikkupirut heittävät ensin ja piru viimeisenä.
ask-earth-reroll = { $piece } heitti luvun { $die }. Heitetäänkö uudestaan?
    .first = Saat heittää tämän nopan kerran uudestaan. Toinen heitto pätee, oli se parempi tai huonompi.
    .waiting = { $name } miettii heittoaan { $die }.
    .stakes = Toinen heitto pätee.
    .timeout = Jos aika loppuu, huono heitto uusitaan.
ask-tabling = Kierros { $round }, pöytäys. Pöytää, käy Maassa, tee kauppaa.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Pöytää laumoja, linnoitus ja artefakteja, lähetä pikkupirut hakemaan sieluja, lupaa ja käy kauppaa. Kaikki toimivat yhtä aikaa.
    .waiting = { $name } { $people ->
        [one] pöytää
       *[other] pöytäävät
    } vielä.
    .stakes = Poissa oleva ei puolusta kotia. { $timed ->
        [yes] Kun kaikki ovat valmiita tai aika loppuu, taistelut alkavat.
       *[no] Kun kaikki ovat valmiita, taistelut alkavat.
    }
ask-rituals = Kierros { $round }, rituaalit. Viimeiset puheet ennen suoritusta.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Pian jokaisen pystyssä olevan rituaalin saa suorittaa loppuun. Sitä ennen sen voi häiritä, perua tai ostaa pois.
    .waiting = { $name } { $people ->
        [one] puhuu
       *[other] puhuvat
    } vielä.
    .stakes = { $timed ->
        [yes] Kun kaikki ovat valmiita tai aika loppuu, rituaalit suoritetaan.
       *[no] Kun kaikki ovat valmiita, rituaalit suoritetaan.
    }
ask-council = Kierros { $round }, neuvonpito. Vaihda kortteja, ääniä ja lupauksia.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Seuraavaksi on päätösrinki, ja äänet ostetaan täällä. Maksa lupauskorteilla, jotka lasketaan vain, jos niiden antaja kruunataan.
    .waiting = { $name } { $people ->
        [one] neuvottelee
       *[other] neuvottelevat
    } vielä.
    .stakes = { $timed ->
        [yes] Kun kaikki ovat valmiita tai aika loppuu, rinki kokoontuu ja puheet loppuvat.
       *[no] Kun kaikki ovat valmiita, rinki kokoontuu ja puheet loppuvat.
    }
ask-finishing = Kierros { $round }, viimeistely. Viimeiset kaupat ja hylkäykset.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Paenneet ja haavoittuneet pirut ovat taas kotona. Kortteja nostetaan enintään 21:een, joten täysi pöytä ei nosta mitään.
    .waiting = { $name } { $people ->
        [one] viimeistelee
       *[other] viimeistelevät
    } vielä.
    .stakes = Pöydätyt kortit voivat vielä vaihtaa omistajaa. Sitten alkaa uusi kierros.
ask-beat = Ohita tai huuda Seis!
    .passed = Olet ohittanut. Muut voivat vielä reagoida.
    .first = Kaikilta kysytään reaktiota, olipa kädessä mitä tahansa. Huuda Seis! ja pelaa kortti. Kolmesti kierroksessa saat hämätä.
    .waiting = Jokainen piru saa reagoida.
    .stakes = Kun kaikki ovat ohittaneet, peli jatkuu.
    .timeout = Jos aika loppuu, ohitat.
ask-floor = Puheenvuoro on sinun. Pelaa kortti tai voima, tai peräänny.
    .others = { $name } käyttää puheenvuoroa. Sinäkin voit huutaa Seis!
    .queued = { $name } käyttää puheenvuoroa. Olet seuraava.
    .first = Kaikki odottavat sinua. Pelaa yksi erikoiskortti, artefakti tai voima, tai peräänny: se on hämäys.
    .waiting = { $name } käyttää puheenvuoroa.
    .stakes = Perääntyminen maksaa hämäyksen, ja niitä on kolme kierroksessa.
    .timeout = Jos aika loppuu, peräännyt.
ask-fortress = Valtakunnassa on kaksi linnoitusta. Kumman pidät?
    .first = Valtakunnassa on yksi linnoitus. Toinen hylätään, ja vangit siirtyvät siihen, jonka pidät.
    .waiting = { $name } valitsee linnoitusta.
    .stakes = Toinen hylätään.
    .timeout = Jos aika loppuu, pidät paremmin suojatun.
ask-cards = Lupasit { $n ->
    [one] 1 kortin. Valitse se
   *[other] { $n } korttia. Valitse ne
}.
    .vault = Ota { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    } { FORM($of, form: "gen") } kädestä.
    .first = Lupasit kortteja, jotka saat itse valita, ja nyt ne erääntyvät. Peli siirtää ne.
    .waiting = { $name } valitsee kortteja.
    .timeout = Jos aika loppuu, kätesi ensimmäiset kortit lähtevät.
    .vault-timeout = Jos aika loppuu, otat vahvimmat.
ask-cast = Suoritatko rituaalin, perutko vai lykkäätkö kierroksella?
    .first = Suorittaminen maksaa sieluja. Lykätty rituaali odottaa kyljellään ja nousee pystyyn seuraavassa pöytäyksessä.
    .waiting = { $name } päättää rituaalista.
    .timeout = Jos aika loppuu, se suoritetaan, jos sielut riittävät ja kohde löytyy. Jos ei, se lykkääntyy.
    .others = { $seat } päättää rituaalista. Voit vielä käydä kauppaa.
ask-ritual-target = Valitse kohde rituaalille { $card }.
    .first = Kukaan ei voi enää estää sitä. Et voi valita pirua, jota lupauksesi suojaa.
    .waiting = { $name } suorittaa rituaalin { $card }.
    .timeout = Jos aika loppuu, se osuu eniten voittopisteitä keränneeseen.
ask-chain = Kaaos! Tuhoa jotakin pirulta, johon ei ole vielä osuttu.
    .first = Jokainen kohde iskee seuraavaan, johon ei ole vielä osuttu: lauma, artefakti, linnoitus, rituaali tai enintään 3 sielua.
    .waiting = { $name } siirtää kaaoksen eteenpäin.
    .stakes = Se päättyy, kun kohteita ei enää ole.
    .timeout = Jos aika loppuu, se osuu johtajaan.
ask-confiscate = { $of } on vankisi. Mitkä artefaktit otat?
    .first = Saat ottaa vangin artefaktit, ja ne pöydätään heti. Muut jäävät vangille.
    .waiting = { $name } tutkii vankia.
    .timeout = Jos aika loppuu, otat kaikki.
ask-tribute = Valitse kortti, jonka annat { FORM($to, form: "to") } verona.
    .first = Asmodeus saa vaatia veroa kerran kierroksessa, ja sinä valitset kortin. Muut eivät näe sitä.
    .waiting = { $name } maksaa veroa.
    .timeout = Jos aika loppuu, lähtee satunnainen kortti.
ask-arrival = Tuletko päätösrinkiin?
    .first = Jos tulet etkä äänestä ehdokasta, vastustat sitä. Kotiin jääminen helpottaa muiden valintaa.
    .waiting = { $name } { $people ->
        [one] miettii
       *[other] miettivät
    }, tullako rinkiin.
    .stakes = Valitaan salaa, paljastetaan yhtä aikaa.
    .timeout = Jos aika loppuu, tulet.
ask-vote = Äänestä ehdokasta tai jätä nimeämättä.
    .first = Ehdokas kruunataan, jos ringissä on vastustajia vähemmän kuin sillä on merkkejä. Voittajan ratkaisevat sitten lupauskortit.
    .waiting = { $name } äänestää.
    .stakes = Jos et nimeä ehdokasta, vastustat sitä.
    .timeout = Jos aika loppuu, et nimeä ketään.
ask-nominate = Aseta piru ehdolle seuraavaan rinkiin, tai älä ketään.
    .first = Jokainen ehdokkuus on merkki. Mitä enemmän merkkejä, sitä enemmän vastustusta piru kestää seuraavassa ringissä.
    .waiting = { $name } { $people ->
        [one] valitsee
       *[other] valitsevat
    } vielä ehdokasta.
    .stakes = Valitaan salaa, paljastetaan yhtä aikaa.
    .timeout = Jos aika loppuu, et aseta ketään ehdolle.
bound-arrival =
    .come = Lupaus tuo sinut päätösrinkiin.
    .come-timeout = Jos aika loppuu, tulet.
    .home = Lupaus pitää sinut poissa tästä ringistä.
    .home-timeout = Jos aika loppuu, jäät kotiin.
bound-vote = { $n ->
        [one] Lupaus velvoittaa äänestämään { FORM($name, form: "part") }.
       *[other] Lupaus velvoittaa äänestämään jotakuta ehdokasta.
    }
    .nobody = Lupauksesi eivät jätä yhtään ehdokasta äänestettäväksi.
    .timeout = Jos aika loppuu, äänestät { FORM($name, form: "part") }.
bound-nominate = { $n ->
        [one] Lupaus velvoittaa asettamaan { FORM($name, form: "gen") } ehdolle.
       *[other] Lupaus velvoittaa asettamaan jonkun pirun ehdolle.
    }
    .nobody = Lupauksesi eivät jätä ketään, jonka voisit asettaa ehdolle.
    .timeout = Jos aika loppuu, asetat { FORM($name, form: "gen") } ehdolle.

# Places of a moment: what an open reaction or a floor belongs to (`window` of the ask)
window-tabling = Pöytäys päättyy
window-rituals = Rituaalia ollaan suorittamassa
window-council = Neuvonpito päättyy
window-finishing = Kierros päättyy

# Phases without a name in data/tables.toml
phase-setup = Ennen ensimmäistä kierrosta
phase-settlement = Tilinteko
phase-over = Loppu

# The five types of resource cards, devils, promise and status cards, as headings
type-army = Laumat
type-fortress = Linnoitukset
type-artifact = Artefaktit
type-ritual = Rituaalit
type-special = Erikoiskortit
type-devil = Pirut
type-promise = Lupauskortit
type-status = Asemakortit

# Buttons, by the first word of a choice
verb-ready = Valmis
verb-table = Pöytää
verb-earth = Maan päälle
verb-back = Kutsu takaisin
verb-begin = Aloita rituaali
verb-take-back = Ota takaisin käteen
verb-call-off = Peru
verb-swap = Tuntemattomat voimat
verb-discard = Hylkää kortti
verb-free = Vapauta
verb-leave = Salli kauppa
verb-play = Pelaa
verb-artifact = Käytä
verb-tribute = Vaadi veroa
verb-forswear = Pyörrä lupaus
verb-escape = Karkaa
verb-offer = Sinetöi tarjous
verb-accept = Hyväksy
verb-decline = Torju
verb-withdraw = Peru tarjous
verb-counter = Vastatarjous
verb-pass = Ohita
verb-hold = Seis!
verb-release = Peräänny
verb-wait = Odota
verb-keep = Pidä
verb-redraw = Nosta uudet
verb-reroll = Heitä uudestaan
verb-complete = Suorita
verb-delay = Lykkää
verb-target = Valitse
verb-random = Satunnainen kortti
verb-come = Tule
verb-home = Pysy kotona
verb-vote = Äänestä
verb-vote-decline = En nimeä ketään
verb-nominate = Aseta ehdolle
verb-nobody = Ei ketään
verb-confirm = Vahvista
verb-public = Avoin tarjous
verb-private = Yksityinen tarjous
verb-anyone = Kenelle tahansa
ask-attack-turn = Sinun hyökkäysvuorosi. Hyökkää valtakuntaan tai ohita.
    .sworn = Olet vannonut hyökkääväsi { FORM($realm, form: "gen") } valtakuntaan.
    .sworn-stakes = Hyökkäys täyttää lupauksesi.
    .sworn-timeout = Jos aika loppuu, hyökkäys alkaa.
    .others = { $seat } on hyökkäysvuorossa. Voit sillä välin käydä kauppaa.
    .first = Saat hyökätä kuhunkin valtakuntaan kerran kierroksessa. Voittaja ryöstää kortteja, ottaa vankeja ja ehkä linnoituksen.
    .waiting = { $name } etsii saalista.
    .stakes = Taistelut päättyvät, kun kaikki ohittavat peräkkäin.
    .timeout = Jos aika loppuu, ohitat.
ask-parley = Marssit { FORM($realm, form: "gen") } luo. Jatkatko, käännytkö vai pysähdytkö?
    .changed = Marssit { FORM($realm, form: "gen") } luo. Jatkatko vai pysähdytkö?
    .bound = Marssit { FORM($realm, form: "gen") } luo, kuten olet vannonut. Jatka.
    .bound-stakes = Jatkamalla pidät lupauksesi.
    .bound-timeout = Jos aika loppuu, jatkat.
    .barred = Et voi enää hyökätä { FORM($realm, form: "gen") } valtakuntaan. Käänny muualle tai pysähdy.
    .barred-timeout = Jos aika loppuu, marssi pysähtyy.
    .halted = Et voi enää hyökätä { FORM($realm, form: "gen") } valtakuntaan. Pysäytä marssi.
    .halted-timeout = Jos aika loppuu, marssi pysähtyy.
    .others = { $seat } marssii { FORM($realm, form: "gen") } valtakuntaan. Nyt ehtii puhua.
    .first = Ennen verta puhutaan. Kaikki voivat käydä kauppaa, ja pirulle voi maksaa marssimisesta tai kääntymisestä.
    .waiting = { $name } pysähtyy porteille.
    .stakes = Tämän jälkeen et voi perääntyä.
    .timeout = Jos aika loppuu, jatkat.
ask-sworn-join = Lupasit tulla { FORM($realm, form: "gen") } valtakuntaan. Valitse armeijasi.
    .first = Lupauksesi tuo sinut tähän taisteluun. Saat tuoda enemmän kuin lupasit, et vähempää.
    .waiting = { $name } pitää lupauksensa.
    .timeout = Jos aika loppuu, pirusi liittyy heikoimmilla riittävillä laumoilla.
ask-organisation = { FORM($realm, form: "gen") } valtakunta, taistelukierros { $round }: { $power } vastaan { $against }.
    .attacker = Hyökkäät { FORM($realm, form: "gen") } luo. Valitse armeija, jota pirusi johtaa.
    .defender = { $seat } hyökkää, { $against } vastaan { $power }. Taistele, pakene tai tingi.
    .defender-stays = { $seat } hyökkää, { $against } vastaan { $power }. Taistele tai tingi.
    .helper = Taistelet { FORM($seat, form: "gen") } puolella, { $power } vastaan { $against }. Oletko valmis?
    .free = { FORM($realm, form: "gen") } valtakuntaan hyökätään. Liity tai iske selustaan.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Nyt armeijat tulevat ja menevät ja kauppoja tehdään. Kun kaikki ovat valmiita, puolet lukitaan ja nopat vierivät.
    .waiting = { $name } { $people ->
        [one] ei ole vielä valmis
       *[other] eivät ole vielä valmiita
    } taisteluun.
    .stakes = Hävinneen puolen kaatunut piru joutuu vangiksi.
    .timeout = Jos aika loppuu, kaikki jää ennalleen.
ask-spread = Puolesi saa osumia. Valitse, kuka ottaa minkäkin.
    .first = Puolen johtaja jakaa osumat tasan sen piruille. Juggernautit ottavat ensimmäiset.
    .waiting = { $name } jakaa osumat.
    .stakes = Kukaan ei saa kahta osumaa enempää kuin toinen.
    .timeout = Jos aika loppuu, loput jaetaan puolestasi.
ask-place = Saat { $n ->
    [one] 1 osuman
   *[other] { $n } osumaa
}. Valitse, kuka kaatuu.
    .first = Osuma vie lauman, nopan verran sieluja, linnoituksen tai pirusi. Kaatunut piru jää voittajan vangiksi.
    .waiting = { $name } { $people ->
        [one] laskee kaatuneitaan
       *[other] laskevat kaatuneitaan
    }.
    .stakes = Valitaan salaa, näytetään yhtä aikaa.
    .timeout = Jos aika loppuu, lähtevät ensin sielut, sitten heikot laumat, linnoitus ja viimeisenä piru.
ask-share = Saalis on sinun. Jaatko sitä auttajille?
    .first = Voit antaa kunkin ryöstetyn kortin auttajalle. Muut eivät näe, mikä se on.
    .waiting = { $name } laskee saalista.
    .timeout = Jos aika loppuu, pidät kaiken.
ask-conquest = { FORM($realm, form: "gen") } linnoitus on auki. Otatko, hävitätkö vai jätätkö?
    .others = { $seat } päättää { FORM($realm, form: "gen") } linnoituksesta. Vielä ehtii maksaa.
    .first = Jos otat sen, se on heti sinun ja entinen poistuu. Ilman linnoitusta et voi pitää vankeja.
    .waiting = { $name } katselee porttia.
    .timeout = Jos aika loppuu, otat sen, jos sinulla ei ole linnoitusta. Jos on, jätät sen.
window-battle-parley = Hyökkäys on julistettu
window-battle-parley-named = { $name } hyökkää { FORM($realm, form: "gen") } valtakuntaan
window-battle-predice = Ennen noppia
window-battle-after = Osumien jälkeen
window-battle-between = Taistelujen välissä
window-battle-organisation = Armeijoissa
verb-attack = Hyökkää
verb-go-on = Jatka
verb-pass-parley = Pysäytä marssi
verb-join = Liity
verb-call = Kutsu lisää
verb-send-home = Lähetä kotiin
verb-withdraw-army = Vetäydy
verb-withdraw-army-called-off = Peru hyökkäys
verb-side = Vaihda puolta
verb-surrender = Antaudu
verb-flee = Pakene
verb-truce = Aselepo
verb-rear = Iske selustaan
verb-way-out = Livahda ulos
verb-negate = Avaa portit
verb-give = Anna osuma
verb-hit = Ota osuma
verb-undo = Kumoa
verb-done = Vahvista osumat
verb-take = Ota
verb-raze = Hävitä
verb-leave-conquest = Jätä
side-attack = Hyökkäys
side-defence = Puolustus
troop-devil = Piru
troop-shield = Piru vaskikilven takana

# Amounts; `given-…` and `some-cards` as the object of a sentence
amount-souls = { $n ->
    [one] 1 sielu
   *[other] { $n } sielua
}
some-cards = { $n ->
    [one] kortin { $cards }
   *[other] kortit { $cards }
}
given-cards = { $n ->
    [one] 1 kortin
   *[other] { $n } korttia
}
given-souls = { $n ->
    [one] 1 sielun
   *[other] { $n } sielua
}
given-promises = { $n ->
    [one] { FORM($of, form: "gen") } lupauskortin
   *[other] { $n } { FORM($of, form: "gen") } lupauskorttia
}

# The log, by kind of cue. {seat}, {to}, {captor}, {target}, {realm} devils, which bend; {card}, {cards}, {what}, {hordes} cards;
# {n}, {count}, {souls}, {total}, {people} numbers; {phase}, {status} by name. Attributes are variants by the noun that tells them
# apart; `.you` (`-you` behind a variant) is read by who does it, `.your` (`-your`) by whom it is done to.
log-devils = { $devils } tavoittelevat Helvetin valtaistuinta.
log-starter = { $seat } aloittaa.
    .you = Sinä aloitat.
log-dealt = { $seat } saa { $count ->
    [one] 1 kortin
   *[other] { $count } korttia
}.
    .you = Saat { $cards }.
log-redrawn = { $seat } nostaa kokonaan uuden käden, { $count ->
    [one] 1 kortin
   *[other] { $count } korttia
}.
    .you = Vaihdat kätesi ja nostat { $cards }.
log-drawn = { $seat } nostaa { $count ->
    [one] 1 kortin
   *[other] { $count } korttia
}.
    .you = Nostat { $cards }.
log-reshuffled = Poistopakasta tulee uusi { $count } kortin pakka.
log-round = Kierros { $round }. { $starter } aloittaa.
    .you = Kierros { $round }. Sinä aloitat.
log-phase = Kierros { $round }. { $phase }.
log-discarded = { $seat } hylkää { $cards }.
    .caught = { $seat } menettää Maan päällä { $cards }.
    .destroyed = { $seat } menettää { $cards }.
    .disrupted = Häirintä vie { FORM($seat, form: "from") } { $cards }.
    .replaced = { $seat } hylkää toisen tieltä { $cards }.
    .called-off = { $seat } peruu { $cards }.
    .completed = { $seat } hylkää suorituksen jälkeen { $cards }.
    .played = { $seat } hylkää käytön jälkeen { $cards }.
    .on-earth = { $seat } on Maan päällä ja menettää { $cards }.
    .captive = { $seat } on vankina ja menettää { $cards }.
    .razed = { $seat } menettää { $cards } maan tasalle.
    .battle = { $seat } menettää taistelussa { $cards }.
    .downed = { $seat } on kaatunut ja menettää { $cards }.
    .fled = { $seat } on paennut ja menettää { $cards }.
    .surrendered = { $seat } antautuu ja menettää { $cards }.
    .conquered = { FORM($seat, form: "gen") } valtakunta on valloitettu ja menettää { $cards }.
    .you = Hylkäät { $cards }.
    .caught-you = Menetät Maan päällä { $cards }.
    .destroyed-you = Menetät { $cards }.
    .disrupted-you = Häirintä vie sinulta { $cards }.
    .replaced-you = Hylkäät toisen tieltä { $cards }.
    .called-off-you = Perut { $cards }.
    .completed-you = Hylkäät suorituksen jälkeen { $cards }.
    .played-you = Hylkäät käytön jälkeen { $cards }.
    .on-earth-you = Olet Maan päällä ja menetät { $cards }.
    .captive-you = Olet vankina ja menetät { $cards }.
    .razed-you = Menetät { $cards } maan tasalle.
    .battle-you = Menetät taistelussa { $cards }.
    .downed-you = Olet kaatunut ja menetät { $cards }.
    .fled-you = Olet paennut ja menetät { $cards }.
    .surrendered-you = Antaudut ja menetät { $cards }.
    .conquered-you = Valtakuntasi on valloitettu ja menettää { $cards }.
log-souls = { $seat } saa { $n ->
    [one] 1 sielun
   *[other] { $n } sielua
}.
    .earth = { $seat } tuo Maan päältä { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .income = Musta torni tuo { FORM($seat, form: "to") } { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .soul-cage = Sieluhäkki tuo { FORM($seat, form: "to") } vielä { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .ritual = Rituaali vie { FORM($seat, form: "from") } { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .warriors = { $seat } saa kaatuneista Pimeyden sotureista { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .battle-souls = { $seat } kerää taistelukentältä { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .you = Saat { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .earth-you = Tuot Maan päältä { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .income-you = Musta torni tuo sinulle { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .soul-cage-you = Sieluhäkki tuo sinulle vielä { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .ritual-you = Rituaali vie sinulta { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .warriors-you = Saat kaatuneista Pimeyden sotureista { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
    .battle-souls-you = Keräät taistelukentältä { $n ->
        [one] 1 sielun
       *[other] { $n } sielua
    }.
log-earth-die = { FORM($seat, form: "gen") } { $piece } heittävät Maan päällä luvun { $die }.
    .again = { FORM($seat, form: "gen") } { $piece } heittävät uudestaan luvun { $die }.
    .you = Omat { $piece } heittävät Maan päällä luvun { $die }.
    .again-you = Omat { $piece } heittävät uudestaan luvun { $die }.
    .devil = { $seat } heittää Maan päällä luvun { $die }.
    .devil-you = Heität Maan päällä luvun { $die }.
    .devil-again = { $seat } heittää uudestaan luvun { $die }.
    .devil-again-you = Heität uudestaan luvun { $die }.
log-home = { $seat } on taas kotona.
    .you = Olet taas kotona.
log-status = { $seat } on nyt { $status }.
    .lost = Kukaan ei ole enää { $status }.
    .stable = { $seat } on yhä { $status }, nyt vakaasti.
    .unstable = { $seat } on yhä { $status }, mutta asema horjuu.
    .you = Olet nyt { $status }.
    .stable-you = Olet yhä { $status }, nyt vakaasti.
    .unstable-you = Olet yhä { $status }, mutta asema horjuu.
log-victory-points = { $seat } saa { $n ->
    [one] 1 voittopisteen
   *[other] { $n } voittopistettä
}, yhteensä { $total }.
    .you = Saat { $n ->
        [one] 1 voittopisteen
       *[other] { $n } voittopistettä
    }, yhteensä { $total }.
log-tabled = { $seat } pöytää kortin { $card }.
    .you = Pöytäät kortin { $card }.
log-ritual-returns = { $seat } ottaa käteensä takaisin kortin { $card }.
    .you = Otat käteesi takaisin kortin { $card }.
log-earth = { $seat } lähettää Maan päälle kortin { $piece }.
    .you = Lähetät Maan päälle kortin { $piece }.
    .devil = { $seat } lähtee Maan päälle.
    .devil-you = Lähdet Maan päälle.
log-earth-back = { $seat } kutsuu takaisin kortin { $piece }.
    .you = Kutsut takaisin kortin { $piece }.
    .devil = { $seat } jää sittenkin Helvettiin.
    .devil-you = Jäät sittenkin Helvettiin.
log-swapped = { $seat } asioi Tuntemattomien voimien kanssa.
    .you = Asioit Tuntemattomien voimien kanssa.
log-played = { $seat } pelaa kortin { $what }.
    .target = { $seat } pelaa kortin { $what }, kohteena { $target }.
    .you = Pelaat kortin { $what }.
    .target-you = Pelaat kortin { $what }, kohteena { $target }.
    .target-your = { $seat } pelaa kortin { $what }, kohteena sinä.
log-artifact = { $seat } käyttää artefaktin { $what }.
    .target = { $seat } käyttää artefaktin { $what }, kohteena { $target }.
    .you = Käytät artefaktin { $what }.
    .target-you = Käytät artefaktin { $what }, kohteena { $target }.
    .target-your = { $seat } käyttää artefaktin { $what }, kohteena sinä.
log-power = { $seat } vaatii { FORM($target, form: "from") } veroa.
    .you = Vaadit { FORM($target, form: "from") } veroa.
    .your = { $seat } vaatii sinulta veroa.
log-stop = Seis! { $seat } haluaa puheenvuoron.
    .you = Seis! Haluat puheenvuoron.
log-released = { $seat } perääntyy.
    .you = Peräännyt.
log-offer = { $seat } tarjoaa { FORM($to, form: "to") } kauppaa.
    .anyone = { $seat } tarjoaa kauppaa kenelle tahansa.
    .you = Tarjoat { FORM($to, form: "to") } kauppaa.
    .your = { $seat } tarjoaa sinulle kauppaa.
    .anyone-you = Tarjoat kauppaa kenelle tahansa.
log-deal = { $seat } ja { $to } tekevät kaupan.
    .sworn = { $seat } ja { $to } tekevät kaupan, jossa vannotaan.
    .you = Teet kaupan { FORM($to, form: "gen") } kanssa.
    .your = Teet kaupan { FORM($seat, form: "gen") } kanssa.
    .sworn-you = Teet { FORM($to, form: "gen") } kanssa kaupan, jossa vannotaan.
    .sworn-your = Teet { FORM($seat, form: "gen") } kanssa kaupan, jossa vannotaan.
log-given = { $seat } antaa { FORM($to, form: "to") } { $what }.
    .you = Annat { FORM($to, form: "to") } { $what }.
    .your = { $seat } antaa sinulle { $what }.
    .drawn = { $to } vie { FORM($seat, form: "gen") } kädestä { $what }.
    .drawn-you = { $to } vie kädestäsi { $what }.
    .drawn-your = Viet { FORM($seat, form: "gen") } kädestä { $what }.
log-hand-shown = { $to } näkee { FORM($seat, form: "gen") } käden.
    .you = Näytät { FORM($to, form: "to") } kätesi.
    .proof = { $seat } todistaa { FORM($to, form: "to") }, ettei kortteja ole.
    .mirror = { $to } katsoo Valheiden peilillä { FORM($seat, form: "gen") } käteen.
    .promise = { $seat } pitää lupauksensa ja näyttää { FORM($to, form: "to") } kätensä.
    .your = Näet { FORM($seat, form: "gen") } käden.
    .cards = Näet { FORM($seat, form: "gen") } kädessä { $cards }.
    .proof-you = Todistat { FORM($to, form: "to") }, ettei kortteja ole.
    .proof-your = { $seat } todistaa sinulle, ettei kortteja ole.
    .mirror-you = { $to } katsoo Valheiden peilillä käteesi.
    .promise-you = Pidät lupauksesi ja näytät { FORM($to, form: "to") } kätesi.
    .promise-your = { $seat } pitää lupauksensa ja näyttää sinulle kätensä.
log-held = { $seat } on nyt { FORM($captor, form: "gen") } vanki.
    .passed = { $captor } saa vangiksi { FORM($seat, form: "gen") }.
    .you = Olet nyt { FORM($captor, form: "gen") } vanki.
    .your = { $seat } on nyt sinun vankisi.
    .passed-you = { $captor } saa sinut vangiksi.
    .passed-your = Saat vangiksi { FORM($seat, form: "gen") }.
log-freed = { $seat } on vapaa.
    .captor = { $captor } vapauttaa { FORM($seat, form: "gen") }.
    .deal = { $captor } vapauttaa kaupassa { FORM($seat, form: "gen") }.
    .promise = { $captor } pitää lupauksensa ja vapauttaa { FORM($seat, form: "gen") }.
    .escape = { $seat } karkaa!
    .swap = Vangit vaihdetaan, ja { $seat } on kotona.
    .no-walls = Mitkään muurit eivät enää pidättele { FORM($seat, form: "part") }.
    .battle = Taistelu vapauttaa { FORM($seat, form: "gen") }.
    .surrender = Antautuminen vapauttaa { FORM($seat, form: "gen") }.
    .you = Olet vapaa.
    .captor-you = { $captor } vapauttaa sinut.
    .captor-your = Vapautat { FORM($seat, form: "gen") }.
    .deal-you = { $captor } vapauttaa sinut kaupassa.
    .deal-your = Vapautat kaupassa { FORM($seat, form: "gen") }.
    .promise-you = { $captor } pitää lupauksensa ja vapauttaa sinut.
    .promise-your = Pidät lupauksesi ja vapautat { FORM($seat, form: "gen") }.
    .escape-you = Karkaat!
    .swap-you = Vangit vaihdetaan, ja olet kotona.
    .no-walls-you = Mitkään muurit eivät enää pidättele sinua.
    .battle-you = Taistelu vapauttaa sinut.
    .surrender-you = Antautuminen vapauttaa sinut.
log-sworn = { $seat } vannoo { FORM($to, form: "to") }: ”{ $promise }”
    .you = Vannot { FORM($to, form: "to") }: ”{ $promise }”
    .your = { $seat } vannoo sinulle: ”{ $promise }”
log-condition-met = { $seat } on nyt { FORM($to, form: "to") } velkaa lupauksensa: ”{ $promise }”
    .you = Olet nyt { FORM($to, form: "to") } velkaa lupauksesi: ”{ $promise }”
    .your = { $seat } on nyt sinulle velkaa lupauksensa: ”{ $promise }”
log-promise-ended = { FORM($seat, form: "gen") } lupaus { FORM($to, form: "to") } päättyy: ”{ $promise }” { $state }.
    .kept = { $seat } pitää { FORM($to, form: "to") } antamansa lupauksen: ”{ $promise }”
    .lapsed = { FORM($seat, form: "gen") } lupaus { FORM($to, form: "to") } raukeaa: ”{ $promise }”
    .cancelled = { $to } vapauttaa { FORM($seat, form: "gen") } lupauksesta: ”{ $promise }”
    .forsworn = { $seat } pyörtää { FORM($to, form: "to") } antamansa lupauksen: ”{ $promise }”
    .broken = { $seat } ei pidä { FORM($to, form: "to") } antamaansa lupausta: ”{ $promise }”
    .kept-you = Pidät { FORM($to, form: "to") } antamasi lupauksen: ”{ $promise }”
    .kept-your = { $seat } pitää sinulle antamansa lupauksen: ”{ $promise }”
    .lapsed-you = Lupauksesi { FORM($to, form: "to") } raukeaa: ”{ $promise }”
    .lapsed-your = { FORM($seat, form: "gen") } lupaus sinulle raukeaa: ”{ $promise }”
    .cancelled-you = { $to } vapauttaa sinut lupauksesta: ”{ $promise }”
    .cancelled-your = Vapautat { FORM($seat, form: "gen") } lupauksesta: ”{ $promise }”
    .forsworn-you = Pyörrät { FORM($to, form: "to") } antamasi lupauksen: ”{ $promise }”
    .forsworn-your = { $seat } pyörtää sinulle antamansa lupauksen: ”{ $promise }”
    .broken-you = Et pidä { FORM($to, form: "to") } antamaasi lupausta: ”{ $promise }”
    .broken-your = { $seat } ei pidä sinulle antamaansa lupausta: ”{ $promise }”
log-breach = { $seat } rikkoo { FORM($to, form: "to") } antamansa lupauksen!
    .victory-point = { $seat } rikkoo { FORM($to, form: "to") } antamansa lupauksen ja menettää 1 voittopisteen.
    .own-promise = { $seat } rikkoo { FORM($to, form: "to") } antamansa lupauksen ja maksaa lupauskortilla.
    .random-resource = { $seat } rikkoo { FORM($to, form: "to") } antamansa lupauksen ja maksaa kortilla.
    .nothing = { $seat } rikkoo { FORM($to, form: "to") } antamansa lupauksen, eikä ole millä maksaa.
    .you = Rikot { FORM($to, form: "to") } antamasi lupauksen!
    .your = { $seat } rikkoo sinulle antamansa lupauksen!
    .victory-point-you = Rikot { FORM($to, form: "to") } antamasi lupauksen ja menetät 1 voittopisteen.
    .victory-point-your = { $seat } rikkoo sinulle antamansa lupauksen ja menettää 1 voittopisteen.
    .own-promise-you = Rikot { FORM($to, form: "to") } antamasi lupauksen ja maksat lupauskortilla.
    .own-promise-your = { $seat } rikkoo sinulle antamansa lupauksen ja maksaa lupauskortilla.
    .random-resource-you = Rikot { FORM($to, form: "to") } antamasi lupauksen ja maksat kortilla.
    .random-resource-your = { $seat } rikkoo sinulle antamansa lupauksen ja maksaa kortilla.
    .nothing-you = Rikot { FORM($to, form: "to") } antamasi lupauksen, eikä sinulla ole millä maksaa.
    .nothing-your = { $seat } rikkoo sinulle antamansa lupauksen, eikä ole millä maksaa.
log-arrivals = { $seats } { FORM($seats, form: "person") ->
        [you] tulet
        [among] tulette
        [one] tulee
       *[many] tulevat
    } rinkiin.
    .nobody = Kukaan ei tule rinkiin.
log-vote = { $seat } äänestää { FORM($vote, form: "part") }.
    .nobody = { $seat } ei nimeä ketään.
    .you = Äänestät { FORM($vote, form: "part") }.
    .your = { $seat } äänestää sinua.
    .nobody-you = Et nimeä ketään.
    .self = { $seat } äänestää itseään.
    .self-you = Äänestät itseäsi.
log-ring = Ylivaltiasta ei vielä ole.
    .vote = Rinki kruunaa { FORM($overlord, form: "gen") }!
    .victory-points = { $overlord } saavuttaa voittotavoitteen ja ottaa valtaistuimen!
    .round-limit = Viimeinen kierros on ohi. { $overlord } saa valtaistuimen!
    .vote-your = Rinki kruunaa sinut!
    .victory-points-your = Saavutat voittotavoitteen ja otat valtaistuimen!
    .round-limit-your = Viimeinen kierros on ohi. Saat valtaistuimen!
log-nominations = { FORM($markers, form: "person") ->
        [you] Olet ehdokas merkkeineen, { $markers }
        [among] Ehdokkaat merkkeineen olette { $markers }
        [one] Ehdokas merkkeineen on { $markers }
       *[many] Ehdokkaat merkkeineen ovat { $markers }
    }.
    .nobody = Kukaan ei pääse ehdolle.
log-casting = { $seat } alkaa suorittaa rituaalia { $card }.
    .delay = { $seat } lykkää rituaalia { $card }.
    .call-off = { $seat } peruu rituaalin { $card }.
    .you = Alat suorittaa rituaalia { $card }.
    .delay-you = Lykkäät rituaalia { $card }.
    .call-off-you = Perut rituaalin { $card }.
log-ritual = { $seat } suorittaa rituaalin { $card }.
    .target = { $seat } suorittaa rituaalin { $card }, kohteena { $target }.
    .you = Suoritat rituaalin { $card }.
    .target-you = Suoritat rituaalin { $card }, kohteena { $target }.
    .target-your = { $seat } suorittaa rituaalin { $card }, kohteena sinä.
log-chain = Kaaos! { $seat } tuhoaa { FORM($target, form: "from") } kortin { $what }.
    .you = Kaaos! Tuhoat { FORM($target, form: "from") } kortin { $what }.
    .your = Kaaos! { $seat } tuhoaa sinulta kortin { $what }.
    .souls = Kaaos! { $seat } tuhoaa { FORM($target, form: "from") } sieluja.
    .souls-you = Kaaos! Tuhoat { FORM($target, form: "from") } sieluja.
    .souls-your = Kaaos! { $seat } tuhoaa sinulta sieluja.
log-result = { $winners } { FORM($winners, form: "person") ->
        [you] voitat
        [among] voitatte
        [one] voittaa
       *[many] voittavat
    }!
    .overlord = { $winners } { FORM($winners, form: "person") ->
        [you] voitat ylivaltiaana
        [among] voitatte ylivaltiaina
        [one] voittaa ylivaltiaana
       *[many] voittavat ylivaltiaina
    }!
    .throne = { $winners } { FORM($winners, form: "person") ->
        [you] voitat
        [among] voitatte
        [one] voittaa
       *[many] voittavat
    } valtaistuimen takaa!
    .shared = { $winners } { FORM($winners, form: "person") ->
        [you] jaat
        [among] jaatte
        [one] jakaa
       *[many] jakavat
    } voiton!

# Battles in the log. {realm} the devil whose realm is fought over; {power} of the attack, {against} of the defence
log-attack = { $seat } hyökkää { FORM($realm, form: "gen") } valtakuntaan!
    .you = Hyökkäät { FORM($realm, form: "gen") } valtakuntaan!
    .your = { $seat } hyökkää valtakuntaasi!
log-passed = { $seat } ohittaa.
    .you = Ohitat.
log-attack-off = { $seat } kääntyy takaisin.
    .target = { $seat } kääntyy pois { FORM($realm, form: "gen") } valtakunnasta.
    .false-alarm = Väärä hälytys! { $seat } ei hyökkääkään { FORM($realm, form: "gen") } valtakuntaan.
    .promise = { $seat } pitää lupauksensa ja säästää { FORM($realm, form: "gen") } valtakunnan.
    .you = Käännyt takaisin.
    .target-you = Käännyt pois { FORM($realm, form: "gen") } valtakunnasta.
    .target-your = { $seat } kääntyy pois valtakunnastasi.
    .false-alarm-you = Väärä hälytys! Et hyökkääkään { FORM($realm, form: "gen") } valtakuntaan.
    .false-alarm-your = Väärä hälytys! { $seat } ei hyökkääkään valtakuntaasi.
    .promise-you = Pidät lupauksesi ja säästät { FORM($realm, form: "gen") } valtakunnan.
    .promise-your = { $seat } pitää lupauksensa ja säästää valtakuntasi.
log-committed = { $seat } marssii { FORM($realm, form: "gen") } valtakuntaan.
    .rear = { $seat } iskee { FORM($realm, form: "gen") } selustaan!
    .you = Marssit { FORM($realm, form: "gen") } valtakuntaan.
    .your = { $seat } marssii valtakuntaasi.
    .rear-you = Isket { FORM($realm, form: "gen") } selustaan!
    .rear-your = { $seat } iskee selustaasi!
log-battle-round = Taistelukierros { $round } { FORM($realm, form: "gen") } valtakunnassa.
    .your = Taistelukierros { $round } valtakunnassasi.
log-joined =
    .attack = { $seat } liittyy hyökkäykseen.
    .attack-you = Liityt hyökkäykseen.
    .attack-hordes = { $seat } liittyy hyökkäykseen, mukana { $hordes }.
    .attack-hordes-you = Liityt hyökkäykseen, mukana { $hordes }.
    .defence = { $seat } liittyy puolustukseen.
    .defence-you = Liityt puolustukseen.
    .defence-hordes = { $seat } liittyy puolustukseen, mukana { $hordes }.
    .defence-hordes-you = Liityt puolustukseen, mukana { $hordes }.
log-called = { $seat } kutsuu kotoa apua.
    .you = Kutsut kotoa apua.
    .hordes = { $seat } kutsuu kotoa { $hordes }.
    .hordes-you = Kutsut kotoa { $hordes }.
log-sent-home = { $seat } lähettää sieluja kotiin.
    .you = Lähetät sieluja kotiin.
    .hordes = { $seat } lähettää kotiin { $hordes }.
    .hordes-you = Lähetät kotiin { $hordes }.
log-withdrew = { $seat } vetäytyy.
    .called-off = { $seat } peruu hyökkäyksen.
    .slip-away = { $seat } luikkii pakoon, ja armeija lähtee kotiin.
    .promise = { $seat } pitää lupauksensa ja vetäytyy.
    .you = Vetäydyt.
    .called-off-you = Perut hyökkäyksen.
    .slip-away-you = Luikit pakoon, ja armeijasi lähtee kotiin.
    .promise-you = Pidät lupauksesi ja vetäydyt.
log-changed-side =
    .attack = { $seat } vaihtaa puolta ja liittyy hyökkäykseen.
    .attack-you = Vaihdat puolta ja liityt hyökkäykseen.
    .defence = { $seat } vaihtaa puolta ja liittyy puolustukseen.
    .defence-you = Vaihdat puolta ja liityt puolustukseen.
log-surrendered = { $seat } antautuu { FORM($to, form: "to") }.
    .you = Antaudut { FORM($to, form: "to") }.
    .your = { $seat } antautuu sinulle.
log-fled = { $seat } pakenee.
    .wings = { $seat } pakenee Yön siivillä.
    .fortress = { $seat } livahtaa linnoituksesta.
    .slip-away = { $seat } luikkii pakoon.
    .you = Pakenet.
    .wings-you = Pakenet Yön siivillä.
    .fortress-you = Livahdat linnoituksesta.
    .slip-away-you = Luikit pakoon.
log-truce = { $seat } nostaa valkoisen lipun.
    .off = { $seat } laskee valkoisen lipun.
    .you = Nostat valkoisen lipun.
    .off-you = Lasket valkoisen lipun.
log-negated = { $seat } avaa { FORM($realm, form: "gen") } portit. Ne eivät suojaa tässä taistelussa.
    .you = Avaat { FORM($realm, form: "gen") } portit. Ne eivät suojaa tässä taistelussa.
    .your = { $seat } avaa porttisi. Ne eivät suojaa tässä taistelussa.
log-truce-held = Aselepo pitää. Tällä kertaa ei heitetä.
log-turncoat = { $seat } kääntää kortin { $card } { FORM($of, form: "part") } vastaan.
    .you = Käännät kortin { $card } { FORM($of, form: "part") } vastaan.
    .your = { $seat } kääntää korttisi { $card } sinua vastaan.
log-dice = Voima { $power } hyökkää voimaa { $against } vastaan, { $exchanges ->
    [one] 1 iskunvaihto
   *[other] { $exchanges } iskunvaihtoa
}. Suoja on { $protection }.
log-exchange = Hyökkäys heittää { $attack }, puolustus { $defence }.
    .attack = Hyökkäys heittää { $attack }, puolustus { $defence }. Hyökkäys saa osuman { $die }.
    .defence = Hyökkäys heittää { $attack }, puolustus { $defence }. Puolustus saa osuman { $die }.
    .shielded = Hyökkäys heittää { $attack }, puolustus { $defence }. Muuri pitää, mutta auttaja saa osuman { $die }.
log-hits = { $n ->
    [one] Sijoitettavana on osuma { $hits }.
   *[other] Sijoitettavana ovat osumat { $hits }.
}
    .shielded = { $n ->
        [one] Osuma { $hits } osuu
       *[other] Osumat { $hits } osuvat
    } auttajiin, joita muuri ei suojaa.
    .revenge = { $n ->
        [one] Juggernautit iskevät takaisin luvulla { $hits }.
       *[other] Juggernautit iskevät takaisin luvuilla { $hits }.
    }
log-hit = { $seat } saa osuman { $die }.
    .horde = { $seat } menettää kortin { $card } osumaan { $die }.
    .souls = { $seat } menettää { $souls ->
        [one] 1 sielun
       *[other] { $souls } sielua
    } osumaan { $die }.
    .fortress = { FORM($seat, form: "gen") } linnoitus ottaa osuman { $die }.
    .devil = { $seat } ottaa osuman { $die } itse.
    .shield = Vaskikilpi pelastaa { FORM($seat, form: "gen") } osumalta { $die }.
    .lost = Osuma { $die } ei löydä enää ketään.
    .you = Saat osuman { $die }.
    .horde-you = Menetät kortin { $card } osumaan { $die }.
    .souls-you = Menetät { $souls ->
        [one] 1 sielun
       *[other] { $souls } sielua
    } osumaan { $die }.
    .fortress-you = Linnoituksesi ottaa osuman { $die }.
    .devil-you = Otat osuman { $die } itse.
    .shield-you = Vaskikilpi pelastaa sinut osumalta { $die }.
log-downed = { $seat } kaatuu!
    .you = Kaadut!
log-army-home = { FORM($seat, form: "gen") } armeija lähtee kotiin.
    .you = Armeijasi lähtee kotiin.
log-battle-over =
    .won = { $seat } valloittaa { FORM($realm, form: "gen") } valtakunnan.
    .failed = { FORM($seat, form: "gen") } hyökkäys { FORM($realm, form: "gen") } valtakuntaan epäonnistuu.
    .ruin = { $seat } ja { $realm } kaatavat toisensa. Kukaan ei voita.
    .won-you = Valloitat { FORM($realm, form: "gen") } valtakunnan.
    .won-your = { $seat } valloittaa valtakuntasi.
    .failed-you = Hyökkäyksesi { FORM($realm, form: "gen") } valtakuntaan epäonnistuu.
    .failed-your = { FORM($seat, form: "gen") } hyökkäys valtakuntaasi epäonnistuu.
    .ruin-you = Sinä ja { $realm } kaadatte toisenne. Kukaan ei voita.
    .ruin-your = Sinä ja { $seat } kaadatte toisenne. Kukaan ei voita.
log-crumble = { FORM($seat, form: "gen") } { $card } vavahtaa luvulla { $die } mutta kestää.
    .fell = { FORM($seat, form: "gen") } { $card } sortuu luvulla { $die }!
    .you = Oma { $card } vavahtaa luvulla { $die } mutta kestää.
    .fell-you = Oma { $card } sortuu luvulla { $die }!
log-captured = { $captor } vangitsee { FORM($seat, form: "gen") }!
    .you = { $captor } vangitsee sinut!
    .your = Vangitset { FORM($seat, form: "gen") }!
log-wounded = { $seat } nuolee haavojaan viimeistelyyn asti.
    .you = Nuolet haavojasi viimeistelyyn asti.
log-plundered = { $to } ryöstää { FORM($seat, form: "from") } { $count ->
    [one] 1 kortin
   *[other] { $count } korttia
}.
    .you = { $to } ryöstää sinulta { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .nothing = { $to } löytää { FORM($seat, form: "gen") } kädestä vain lupauksia.
    .your = Ryöstät { FORM($seat, form: "from") } { $count ->
        [one] 1 kortin
       *[other] { $count } korttia
    }.
    .cards = { $to } ryöstää { FORM($seat, form: "from") } { $cards }.
    .cards-you = { $to } ryöstää sinulta { $cards }.
    .cards-your = Ryöstät { FORM($seat, form: "from") } { $cards }.
    .nothing-you = { $to } löytää kädestäsi vain lupauksia.
    .nothing-your = Löydät { FORM($seat, form: "gen") } kädestä vain lupauksia.
log-conquest =
    .take = { $seat } ottaa kortin { $card }.
    .raze = { $seat } hävittää kortin { $card }.
    .leave = { $seat } jättää pystyyn kortin { $card }.
    .take-you = Otat kortin { $card }.
    .raze-you = Hävität kortin { $card }.
    .leave-you = Jätät pystyyn kortin { $card }.
log-victory =
    .attack = { $seat } saa hyökkäysvoiton.
    .defence = { $seat } saa puolustusvoiton.
    .attack-you = Saat hyökkäysvoiton.
    .defence-you = Saat puolustusvoiton.
log-aside = { $seats } { FORM($seats, form: "person") ->
        [you] odotat vankina
        [among] odotatte vankeina
        [one] odottaa vankina
       *[many] odottavat vankeina
    } taistelun loppua.

# Why a promise ended, after a state of data/promises.toml
reason-done = Se tehtiin.
reason-time = Sen aika on ohi.
reason-condition = Sen ehto ei täyttynyt.
reason-not-held = Vanki on muualla.
reason-ring = Rinki on kokoontunut.
reason-absent = Piru ei ollut ringissä.
reason-no-nominee = Piru ei ollut ehdokas.
reason-over = Ottelu on ohi.
reason-captive = Se on nyt sen pirun vankina.
reason-battles-over = Taistelut ovat ohi.
reason-short = Jäljellä oli liian vähän.
reason-agreed = Molemmat suostuivat.
reason-forsworn = Se pyörrettiin.
reason-false-alarm = Se oli väärä hälytys.
reason-leviathan = Leviatan ei käänny takaisin.
reason-no-battle = Taistelu on ohi.
reason-no-casting = Rituaalia ei voi suorittaa.
reason-no-help = Apua ei voinut lähettää.
reason-not-legal = Hyökkäys ei ole mahdollinen.
reason-older = Vanhempi lupaus kieltää sen.

# Refusals (LOH section 18): why not, from the player's own view. `.promise`: with the sentence that stands in the way, in
# the reader's language; `.devil`: with the devil.
refused-wrong-phase = Et voi tehdä sitä tässä vaiheessa.
refused-not-your-turn = Nyt ei ole sinun vuorosi.
refused-floor-taken = Joku huusi Seis! Odota, kunnes hän on valmis.
refused-hold-spent = Sinulla ei ole enää hämäyksiä tällä kierroksella. Sano Seis! vasta, kun pelaat jotain.
refused-not-owner = Se kortti ei ole sinun. Valitse omasi.
refused-pledged = Olet luvannut sen jollekulle. Tarjoa jotain muuta.
refused-short = Et enää pystyisi antamaan, mitä lupasit. Säästä enemmän.
refused-ribboned = Se on sinulla vain lainassa. Valitse jotain omaasi.
refused-past = Se hetki on jo ohi.
refused-too-many-promises = Olet vannonut niin monta lupausta kuin voit.
refused-no-window = Et voi pelata sitä juuri nyt.
refused-sworn-not-to = Lupauksesi kieltää sen.
refused-sworn-not-to-promise = Lupauksesi kieltää sen: ”{ $promise }.”
refused-sworn-to = Olet luvannut muuta.
refused-sworn-to-promise = Olet luvannut muuta: ”{ $promise }.”
refused-cannot-swear = Piru ei voi vannoa sitä, mitä se ei voisi pitää. Lupaa jotain muuta.
refused-clashes = Se on ristiriidassa lupauksesi kanssa. Lupaa jotain muuta.
refused-clashes-promise = Se on ristiriidassa lupauksesi kanssa: ”{ $promise }.” Lupaa jotain muuta.
refused-cannot-trade-state = Se piru ei voi nyt käydä kauppaa. Hiero kauppaa toisen kanssa.
refused-cannot-trade-state-devil = { $devil } ei voi nyt käydä kauppaa. Hiero kauppaa toisen kanssa.
refused-need-leave = Vangitsijasi ei ole sallinut sitä. Tarjoa vangitsijallesi kauppaa.
refused-not-movable-now = Pöydätyt kortit eivät liiku tässä vaiheessa.
refused-captive-fixed = Vangit eivät vaihda omistajaa taisteluissa.
refused-offer-limit = Avoimia tarjouksia on liikaa. Peru ensin yksi.
refused-stale = Tilanne on muuttunut. Tarjous ei ole enää voimassa.
refused-swap-used = Tuntemattomat voimat tekevät kauppaa kerran kierroksessa.
refused-already-attacked = Hyökkäsit jo siihen valtakuntaan tällä kierroksella. Valitse toinen.
refused-nothing-left = Siellä ei ole enää mitään otettavaa. Valitse toinen valtakunta.
refused-no-leader = Nuo laumat tarvitsevat johtajan.
refused-just-arrived = Ne saapuivat vasta tällä taistelukierroksella.
refused-leviathan-holds = Leviatan ei käänny takaisin.
refused-principal-side = Hyökkääjä ja puolustaja eivät voi vaihtaa puolta.
refused-cannot-flee = Tarvitset pakoon kortin.
refused-wrong-fortress = Käytä samanlaista linnoituskorttia.
refused-jug-first = Juggernautit ottavat ensimmäiset osumat.
refused-leviathan-last = Leviatan saa osuman viimeisenä.
refused-spread-hits = Jaa osumat tasan.
refused-ritual-slot = Uudelle rituaalille ei ole tilaa.
refused-need-souls = Sielusi eivät riitä. Valitse jotain halvempaa.
refused-no-target = Sille ei ole kohdetta. Säästä se myöhemmäksi.
refused-set-aside = Taistelu ratkaisee sen vangin kohtalon.
refused-devil-absent = Pirusi ei ole Helvetissä.
refused-not-nominee = Se piru ei ole ehdokas. Valitse ehdokas.
refused-ring-closed = Ringissä ei enää puhuta.
refused-bad-target = Valitse toinen kohde.
refused-already-answered = Olet jo valinnut.
refused-stale-ask = Liian myöhäistä. Hetki meni jo.
refused-not-legal = Se ei onnistu juuri nyt.
refused-match-over = Ottelu on ohi.
refused-nothing-to-take-back = Mitään kumottavaa ei ole.
refused-cannot-resign = Et voi luovuttaa juuri nyt.
refused-malformed = Tässä pelissä ei ole sellaista siirtoa.

# The result, and the table of the reckoning
result-overlord = Ylivaltias hallitsee
result-throne = Valtaistuimen takainen voima
result-shared = Jaettu voitto
end-overlord = Kruunu on päässä, valtaistuin lämmin ja jokainen velka maksettu.
end-throne = Yksi piru istuu valtaistuimella. Toisella on kuitit.
end-shared = Voitto jaetaan, ja kukin säästää sopimuksesta oman kappaleensa.
tally-total = Loppupisteet
tally-victory-points = Voittopisteet
tally-overlord = Ylivaltias
tally-promises = Ylivaltiaan lupauskortit
tally-promises-kept = Pidettyjä lupauksia
tally-promises-broken = Rikottuja lupauksia
tally-battles-won = Voitettuja hyökkäyksiä
story-counts = pisteet, kierros kierrokselta
story-turn = Kierros
story-change = { $n ->
        [one] piste
       *[other] pistettä
    }
story-stamp-ring = Kruunattu!
story-stamp-breach = Lupaus rikki
story-stamp-captured = Vangittu!
story-stamp-battle-over = Valtakunta kaatuu
story-stamp-surrendered = Antautui!
boast-1 = Pidin jokaisen lupauksen, jonka muistan.
boast-2 = Valtaistuin on lämmin. Joku lähti juuri.
boast-3 = Lue pieni präntti. Minä kirjoitin sen.

# For newcomers: the next sensible thing, by ask; `aid.danger`: a warning before a grave click
aid-offer-answer = Lue molemmat puolet, sitten hyväksy, tee vastatarjous tai torju.
aid-beat-auto = Ohitat kerta toisensa jälkeen, eikä sinulla ole pelattavaa. Ohita aina tekee sen puolestasi.

## The table on screen

# Labels
paper = Tulikiven Sanomat
you = Sinä
nobody = Ei kukaan
anyone = kuka tahansa
    .gen = kenen tahansa
    .part = ketä tahansa
    .to = kenelle tahansa
    .from = keneltä tahansa
a-card = kortti
vp = VP
stable = vakaa
unstable = epävakaa
delayed = lykätty
on-earth = Maan päällä
round = Kierros { $n }
round-of = Kierros { $n }/{ $all }
oath = { $by } vannoo { FORM($to, form: "to") }: { $sentence }

# The ribbon of phases, short
ribbon-init = Alustus
ribbon-tabling = Pöytäys
ribbon-battles = Taistelut
ribbon-rituals = Rituaalit
ribbon-victory = Pisteet
ribbon-council = Neuvonpito
ribbon-ring = Rinki
ribbon-finishing = Viimeistely

# Realms
realm-empty = Täällä ei ole vielä mitään.
fact-power = Voima
fact-souls = Sieluja
fact-hand = Käsi
fact-seals = Lupauksia
pill-ready = Valmis
pill-deal = Kauppaa
pill-dealing = Kaupalla
pill-thinking = Miettii
hand-empty = Kätesi on tyhjä.
hand-count = { $all }/{ $most } korttia

# Deck, discard pile, Unknown Powers
affairs-turn = { $round } · aloittaja { $name }
affairs-deck = Pakka { $n }
affairs-discard = Poistot { $n }
powers = Tuntemattomat voimat
powers-swap = 1 lupauskortti, 6 korttia
powers-done = Jo vaihdettu
powers-closed = Suljettu

# The ledger
ledger = Lupaus- kirja
ledger-owe = Annettu { $n }
ledger-owed = Saatu { $n }
ledger-empty = Mitään ei ole vielä vannottu. Lupauskirjaan tulee jokainen antamasi ja saamasi lupaus, eikä yksikään piru voi rikkoa sitä.
seal-waiting = Odottaa ehtoaan
seal-live = Sitoo
seal-due = Erääntyy nyt
seal-kept = Pidetty
seal-lapsed = Rauennut syyttä
seal-cancelled = Vapautettu
seal-forsworn = Pyörretty
seal-broken = Rikottu

# The tray of offers
tray-anyone = Kaikille
tray-all = Kaikki
tray-empty = Tarjouksia ei ole. Tee sellainen painamalla pirua.
tray-answer-declined = { $name } torjuu tarjouksesi.
tray-answer-declined-anyone = Kukaan ei hyväksy avointa tarjoustasi.
tray-answer-lapsed = Tarjouksesi { FORM($name, form: "to") } raukeaa.
tray-answer-lapsed-anyone = Avoin tarjouksesi raukeaa.
tray-answer-void = Kauppasi { FORM($name, form: "gen") } kanssa ei toteudu.
tray-answer-void-anyone = Avoin tarjouksesi ei toteudu.
tray-goods = { $n ->
    [one] 1 asia
   *[other] { $n } asiaa
}
tray-oaths = { $n ->
    [one] 1 lupaus
   *[other] { $n } lupausta
}
tray-nothing = ei mitään
tray-told = { $give }, hinta { $take }

# The scale
talk-free = Puhe on vapaata eikä sido ketään. Vain vaa'an lupaukset sitovat.
talk-off = Jutustelu on poissa päältä. Eleet jäävät.
scale-you-give = Sinä annat
scale-gives = { $name } antaa
scale-anyone-gives = Hyväksyjä antaa
scale-goods = Tavaraa
scale-nothing = Tällä puolella ei ole mitään
scale-swear = Lupaan … (sinun lupauksesi)
scale-ask-promise = ”Lupaan …” (pyydä lupausta)
sight-private = Kahden kesken
sight-private-small = vain te kaksi näette
sight-public = Julkinen
sight-public-small = kaikki näkevät
cards-shown = Kortit näkyvissä
cards-shown-small = toinen näkee ne
cards-closed = Kortit piilossa
cards-closed-small = toinen näkee ”1 kortti”
souls-all = Kaikki sielut
piece-souls = { $n ->
        [one] 1 sielu
       *[other] { $n } sielua
    }
piece-any = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
piece-random = { $n ->
        [one] 1 satunnainen
       *[other] { $n } satunnaista
    }
piece-look = Vilkaisu käteen
piece-leave = Kauppalupa
piece-release = Vapautus
piece-drawn = Nostettu kortti

# The market
market-ask-draft = Tarjouksesi { FORM($name, form: "to") }. Lado tavarat ja lupaukset vaa'alle.
market-ask-anyone = Tarjous kenelle tahansa. Ensimmäinen hyväksyjä saa sen.
market-ask-own = Tarjouksesi { FORM($name, form: "to") } on avoinna.
market-ask-seal = { $name } tarjoaa sinulle kauppaa. Sinetöitkö sen?
market-ask-pick = { $name } pyytää kortteja: valittavana vielä { $n }.
market-ask-theirs = { $name } tarjoaa { FORM($to, form: "to") } kauppaa kaikkien nähden.
market-aid-draft = Paina tai vedä kortteja. Katkoviivaruutu lisää. Vannottu sitoo.
market-aid-seal = Vasen kuppi tulee sinulle, oikea lähtee, ja lupaukset sitovat.
market-send = Lähetä tarjous
market-send-small = { FORM($name, form: "to") }
market-seal = Sinetöi kauppa
market-seal-small = sitoo molempia
market-withdraw = Peru tarjous
market-clear = Tyhjennä
market-close = Sulje
market-ask-why = Torjut tarjouksen. Mitä { $name } saa kuulla?
market-aid-why-private = Vain { $name } kuulee sen.
market-aid-why-public = Koko pöytä kuulee sen.
market-explain = Torju ja kerro miksi
market-no-word = En sano mitään
deal-said-dear = Pyydät enemmän kuin annat.
    .button = Liian kallis
deal-said-lead = Sinä johdat jo. Minulta et saa lisää.
    .button = Sinä johdat
deal-said-trust = En luota sinuun.
    .button = En luota
deal-said-later = Ei nyt. Kysy myöhemmin uudestaan.
    .button = Ei nyt
deal-said-more = Haluan siitä enemmän.
deal-said-bound = En sido omia käsiäni.
deal-said-vote = Ääneni ei ole kaupan.
deal-said-horde = Tarvitsen sen lauman itse.

# A refused deal: heading by what was said with it, the offer, what would be taken, what each devil says who gives no reason
refusal-stamp = Ei käy
refusal-said = ”{ $said }”
refusal-yours = Tarjouksesi: { $deal }
refusal-would-take = { $name } suostuisi tähän: { $deal }
refusal-add = tarjouksesi + { $deal }
refusal-less = tarjouksesi, josta pois { $deal }
refusal-mend = Muuta tarjoustasi
refusal-silent = { $name } ei suostu
refusal-counter = { $name } tarjoaa muuta
refusal-dear = { $name } ei maksa noin paljon
refusal-more = { $name } haluaa enemmän
refusal-lead = { $name } pelkää johtoasi
refusal-trust = { $name } ei luota sinuun
refusal-later = { $name } ei suostu vielä
refusal-bound = { $name } ei sido käsiään
refusal-vote = { $name } ei myy ääntään
refusal-horde = { $name } pitää laumansa
refusal-voice-asmodeus = Olen torjunut sinua vanhempiakin.
refusal-voice-baalzebub = Ihana tarjous. Ihan totta. Ei.
refusal-voice-belial = Tuo oli ei b-mollissa.
refusal-voice-dispater = Mittasin kahdesti. Ei mahdu.
refusal-voice-geryon = Tulin ottamaan, en vaihtamaan.
refusal-voice-glasya = Kynttiläsi palaa loppuun. Tarjoa parempaa.
refusal-voice-mammon = Laskin sen. Sitten nauroin.
refusal-voice-mephistopheles = Pieni präntti kelpaa. Muu ei.

# What a thing can do
deed-held = Mitä teet? Valittuna on { $name }.
deed-aid = Valitse nappi, tai paina uudestaan, niin ensimmäinen tapahtuu.
deed-ask = Valitse kohde kortille { $name }.
deed-swap-ask = Minkä lupauskortin Tuntemattomat voimat saavat?
deed-begin-ask = Mikä vanha rituaali väistyy kortin { $name } tieltä?
deed-forswear-ask = Minkä lupauksesi pyörrät?
deed-tribute-ask = Kuka maksaa veron?
deed-leave-ask = Kenen kanssa vanki saa käydä kauppaa? Uusi painallus peruu.
verb-earth-devil = Piru Maan päälle
verb-back-devil = Kutsu piru takaisin
verb-table-small = valtakuntaasi
verb-earth-small = sieluja keräämään
verb-earth-devil-small = jopa 3 sielua, ei taistele
verb-begin-small = suoritetaan rituaaleissa
verb-discard-small = käyttämättä
verb-swap-small = 1 lupauskortti, 6 korttia
verb-hold-play = Seis! { $what }
verb-cancel = Takaisin
verb-done-small = { $n }/{ $all }
verb-ready-done = Olet valmis
verb-ready-small = valmiina { $n }/{ $all }
    .bare = yksikään lauma ei puolusta valtakuntaasi
verb-stop-small = { $n ->
    [one] 1 hämäys
   *[other] { $n } hämäystä
} jäljellä
verb-release-small = maksaa hämäyksen
verb-passed = Ohitit
verb-auto = Ohita aina
verb-auto-on = Ohitetaan aina
verb-auto-small = joka reaktio
word-play-home = Kotiin
word-play-army = Armeijaan

# Why not
why-not-asked = Nyt ei ole mitään päätettävää.
why-sent = Vastauksesi on matkalla.
why-answered = Olet vastannut.
why-choice = Vastaa ensin kysymykseen.
why-others = Nyt on { FORM($name, form: "gen") } vuoro.
why-no-trade = Kauppa on nyt kiinni.
why-not-now = Et voi tehdä sitä juuri nyt.
why-in-tabling = Se tehdään pöytäysvaiheessa.
why-in-finishing = Tämä poistetaan viimeistelyvaiheessa.
why-reaction = Nyt voi vain reagoida. Ohita tai huuda Seis!
why-special = Se ei sovi tähän hetkeen. Kortti kertoo, milloin sen voi pelata.
why-empty-offer = Pane ensin jotakin vaa'alle.
why-not-so-many = { FORM($name, form: "at") } ei ole niin monta.
why-no-more = Sinulla ei ole niin monta.
why-pan-full = Vaakakuppiin mahtuu vain { $n } asiaa.
why-pick-cards = Valittavana vielä { $n ->
    [one] 1 kortti
   *[other] { $n } korttia
}.
why-picked = Olet valinnut tarpeeksi kortteja. Paina yhtä, niin se palaa.
why-not-partner = Käyt kauppaa { FORM($name, form: "gen") } kanssa. Tyhjennä ensin vaaka.
why-anyone = Avoin tarjous pyytää korttilajeja. Käytä katkoviivapaikkaa.
why-ritual-stays = Pöydätty rituaali pysyy pirullaan. Sitä ei voi vaihtaa.
why-offer-open = Sulje ensin tarjous.
why-target = Valitse jokin valaistuista, tai palaa.
why-ready = Olet valmis. Uusi teko peruu sen.
why-passed = Olet jo ohittanut.

# The inspector
page-cost = Hinta sieluina
page-plan = Valittu Seis!-huudolla, ei vielä pelattu
page-delayed = Lykätty. Sen voi suorittaa ensi kierroksella.
page-held = Kädessäsi
page-promise-worth = Lopussa 2 pistettä kappale, jos sen antaja on ylivaltias, 1 jos se olet sinä.
page-no-devil = Valitsee vielä pirua.
page-whole-set = Koko sarja yhdessä
page-souls-half = { $n ->
    [one] 1 sielu puolitettuna
   *[other] { $n } sielua puolitettuna
}
page-cards = Kortteja, raja 21
page-nominee = { $n ->
    [one] 1 merkki
   *[other] { $n } merkkiä
}. Kruunataan, jos ringissä vastustaa alle { $max }.
page-sabotaged = Sabotoitu. Ei suojaa tällä kierroksella.
page-captive = { FORM($name, form: "gen") } vankina
page-souls = 2 sielua kotona on 1 voima. Rituaalit maksavat sieluja. Paina niitä, niin saat niitä vaa'alle.
page-stat-master-of-souls = Sielut Maan päältä tällä kierroksella
page-stat-mightiest-devil = Voima nyt
page-stat-most-victorious-devil = Hyökkäysvoitot tällä kierroksella
page-holder = { $name }, { $side }
page-no-holder = Ei kenelläkään
page-sworn-by = Vannoja
page-sworn-to = Saaja
page-sworn-in = Kierroksella
page-public = Julkinen. Kaikki näkevät sen.
page-private = Yksityinen. Vain nuo kaksi näkevät sen.
page-gives = Antaa:
page-wants = Haluaa:
page-offer = { FORM($name, form: "gen") } tarjous { FORM($to, form: "to") }
page-offer-over = { $end ->
        [struck] Kauppa on sinetöity.
        [declined] Tarjous torjuttiin.
        [withdrawn] Tarjous peruttiin.
        [countered] Tarjoukseen vastattiin vastatarjouksella.
       *[over] Tuo tarjous ei ole enää voimassa.
    }
page-deck = Pakka
page-deck-text = Kun se loppuu, poistopakasta tulee uusi pakka.
page-left = Kortteja jäljellä
page-discard = Poistopakka
page-discard-text = Kuka tahansa saa selata sitä.
page-powers = Kerran kierroksessa voit poistaa pelistä yhden lupauskortin ja nostaa 6 korttia. Vapaa piru voi tehdä niin aina, kun kauppa on auki.

# The slip on the empty scale: what can be done in each phase
guide-tabling-1 = Paina kätesi korttia ja pöytää se. Kotona olevat laumat puolustavat valtakuntaasi, ja linnoitus suojaa sitä.
guide-tabling-2 = Paina kotona olevia pikkupiruja tai omaa muotokuvaasi, niin ne lähtevät Maan päälle hakemaan sieluja.
guide-tabling-3 = Paina toista pirua ja lado vaa'alle tarjous: tavaraa, sieluja, kortteja, sitovia lupauksia.
guide-tabling-4 = Paina sitten Valmis. Kun kaikki ovat valmiita, taistelut alkavat.
guide-rituals-1 = Pystyssä olevat rituaalit suoritetaan pian. Maksa, jotta sellainen perutaan, tai häiritse sitä kortilla.
guide-rituals-2 = Voit vaihtaa käsikortteja, lupauskortteja, vankeja ja lupauksia, mutta et mitään pöydättyä.
guide-rituals-3 = Paina sitten Valmis.
guide-council-1 = Seuraavaksi on päätösrinki. Kuka saa kruunun? Osta ääniä ja ehdokkuuksia lupauksilla ja lupauskorteilla.
guide-council-2 = Lupauskortti tuo haltijalleen 2 pistettä, jos sen antaja nousee ylivaltiaaksi.
guide-council-3 = Tee tarjous painamalla pirua. Paina sitten Valmis.
guide-finishing-1 = Kierroksen viimeiset kaupat. Myös pöydätyt kortit voivat taas vaihtaa omistajaa.
guide-finishing-2 = Kortteja nostetaan yhteensä 21:een asti. Paina korttia, niin voit hylätä tarpeettoman.
guide-finishing-3 = Paina sitten Valmis, ja uusi kierros alkaa.
guide-init-1 = Uusi kierros. Kaikki nostavat kortteja, ja Maan päällä heitetään sieluista.
guide-victory-1 = Asemakortit jaetaan. Jokainen on tällä kierroksella yhden voittopisteen arvoinen.

# Asks that the table words itself
ask-incoming = { $n ->
    [one] { $name } tarjoaa kauppaa. Lue tarjous painamalla sitä.
   *[other] { $name } tarjoavat kauppaa. Lue yksi painamalla sitä.
}

# The sheet of goods
goods-give = Mitä annat
goods-take = Mitä haluat { FORM($name, form: "from") }
goods-take-anyone = Mitä haluat hyväksyjältä
goods-hand = Kädestä
goods-any = Valittavia kortteja
goods-random = Satunnaisia kortteja
goods-kinds = Korttilaji
goods-promises = Lupauskortteja
goods-realm = Valtakunnasta
goods-more = Lisäksi
goods-captive = Vanki { $name }
goods-free = { FORM($name, form: "gen") } vapaus
goods-release = Vapautus: { $promise }
goods-done = Takaisin vaa'alle
goods-less = Vähemmän: { $what }
goods-ask = Tässä kupissa: { $goods }
goods-aid = Lisää painamalla. Uusi painallus lisää yhden tai ottaa pois.

# The promise builder
oath-heading-own = Vannot { FORM($name, form: "to") }
oath-heading-anyone = Vannot hyväksyjälle
oath-heading-theirs = { $name } vannoo sinulle
oath-heading-whoever = Hyväksyjä vannoo sinulle
oath-ask-own = Kokoa oma lupauksesi.
oath-ask-theirs = Kokoa lupaus, jonka haluat.
oath-aid = Yksikään piru ei voi rikkoa sitä. Peli huolehtii siitä.
oath-hint = Valitse ensin, mitä vannotaan. Himmeää ei voi nyt vannoa. Osoita sitä, niin näet syyn.
oath-verb = Lupaan …
oath-another = Toinen lupaus
oath-unfinished = Valitse, mitä lupauksesta vielä puuttuu.
oath-quoted = ”{ $text }”
oath-lay = Pane vaa'alle
oath-lay-small = vannotaan, kun kauppa sinetöidään
oath-verb-no-attack = en hyökkää
oath-verb-no-fight-against = en taistele
oath-verb-no-ritual = en rituaaleja
oath-verb-no-special = en erikoiskortteja
oath-verb-no-vote = en äänestä
oath-verb-no-nominate = en aseta ehdolle
oath-verb-no-earth = en Maan päälle
oath-verb-no-ring = en rinkiin
oath-verb-no-flee = en pakene
oath-verb-no-trade = en käy kauppaa
oath-verb-vote = äänestän
oath-verb-nominate = asetan ehdolle
oath-verb-attend = tulen rinkiin
oath-verb-give = annan
oath-verb-return-loan = palautan lainan
oath-verb-join = liityn taisteluun
oath-verb-attack = hyökkään
oath-verb-withdraw = vetäydyn
oath-verb-call-off = perun
oath-verb-release = vapautan
oath-verb-allow-trade = sallin kaupan
oath-verb-show-hand = näytän käteni
oath-verb-cast = suoritan rituaalin
oath-arg-target = Ketä
oath-arg-candidate = Ketä
oath-arg-seat = Kenen kanssa
oath-arg-until = Kierroksen loppuun
oath-arg-round = Kierroksella
oath-arg-who = Kuka jää
oath-arg-if-attend = Jos jään pois
oath-arg-captive = Vanki
oath-arg-seats = Kenen kanssa
oath-arg-ally = Ketä
oath-arg-role = Missä
oath-arg-power = Voimaa vähintään
oath-arg-what = Mikä
oath-arg-ritual = Rituaali
oath-value-who-devil = piruni
oath-value-who-fiends = pikkupiruni
oath-value-who-both = molemmat
oath-value-if-attend-False = minun on tultava
oath-value-if-attend-True = lupaus raukeaa
oath-value-role-attack = hyökkäyksessä
oath-value-role-defence = puolustuksessa
oath-the-attack = tämä hyökkäys
oath-me = minua
oath-this-round = { $n }, tämä
oath-due = Milloin
oath-due-now = heti
oath-due-asap = heti kun pystyn
oath-due-draw = noston jälkeen
oath-due-tabling-end = pöytäyksen lopussa
oath-due-battle-end = taistelun jälkeen
oath-due-council = neuvonpidossa
oath-due-finishing = viimeistelyssä
oath-due-settlement = kun ylivaltias on selvillä
oath-bundle = Mitä
oath-promise-of = { FORM($name, form: "gen") } lupaus
oath-tabled = { $card }, pöydältä
oath-empty = Aloita alusta
oath-strength = Kuinka lujasti
oath-strength-firm = lujasti
oath-strength-asap = heti kun pystyn
oath-strength-if-able = jos pystyn
oath-condition = Mutta vain jos
oath-condition-none = ehdoitta
oath-condition-if-overlord = … on ylivaltias
oath-condition-if-not-overlord = … ei ole ylivaltias
oath-condition-if-battle-won = … voittaa hyökkäyksen
oath-condition-if-captured = … vangitsee …
oath-condition-if-drawn = nostan …
oath-condition-if-in-ring = … tulee rinkiin
oath-condition-if-attacked = … joutuu hyökkäyksen kohteeksi
oath-if-seat = Kuka
oath-if-devil = Mikä piru
oath-if-by = Vangitsija
oath-if-round = Viimeistään kierroksella
oath-if-kind = Mitä
type-oath = Lupaukset
oath-restraint = Kielletty evätään, kunnes lupaus päättyy.
oath-duty = Kun se erääntyy, sitä kysytään sinulta, ja se tehdään puolestasi, jos aika loppuu.

# Before the first round
pick-devil = Valitse piru
pick-be = Ole { $name }

# Questions answered with a thing or a word
choose-none = ei valittu
choose-fortress = Pidä tämä
choose-cards = Anna nämä
choose-cards-vault = Ota nämä
choose-tribute = Luovuta kortti
choose-confiscate = Ota artefaktit
choose-vote = Äänestä
choose-nominate = Aseta ehdolle
choose-earth-dice = Heitä tällä
choose-strike = Iske
choose-vote-decline = En nimeä ketään
choose-nominate-nobody = En aseta ketään
choose-mulligan-keep-small = nämä kuusi korttia
choose-mulligan-redraw-small = kuusi uutta, kerran
choose-earth-reroll-reroll-small = toinen heitto pätee
choose-arrival-come-small = saat äänestää
choose-arrival-home-small = et vastusta ketään

# Rituals
cast-delay-small = ensi kierrokseen
ritual-caster = { $name } suorittaa sen
ritual-lots = Sielut, { $n } × enintään 3

# Earth
earth-title = Maa
earth-heading = { $name } heittää Maan päällä
earth-caught = kiinni

# The decision ring
ring-step-arrival = Kuka tulee rinkiin?
ring-step-vote = Äänestys
ring-step-verdict = Päätösrinki
ring-step-nominate = Ehdokkaiden asetus
ring-no-nominee = Ehdokkaita ei vielä ole.
ring-bears = kruunataan, jos alle { $n } vastustaa
ring-tally = { $votes } puolesta, { $against } vastaan · alle { $n }
ring-thinking = miettii
ring-decided = on päättänyt
ring-home = jää kotiin
ring-came = tulee
ring-declined = ei nimeä ketään
ring-for = äänestää { FORM($name, form: "part") }
ring-vote = Äänestä
ring-vote-chosen = Äänesi
ring-nominate = Aseta ehdolle
ring-nominate-chosen = Ehdokkaasi

# The reckoning
over-hand = Käsi lopussa.

# The battle
verb-more = Lisää …
battle-attacks = Hyökkää
battle-defences = Puolustaa
battle-front = { $name } vastaan { $realm }
battle-army = { FORM($name, form: "gen") } armeija
battle-helper = Auttaja { $name }
battle-nobody = Täällä ei ole ketään.
battle-protection = Suoja { $n }
battle-negated = Portit auki
battle-of-first = alussa { $n }
battle-threshold = { $n }: +{ $more } iskunvaihtoa
battle-count = { $n } iskunvaihtoa · nopat { $dice }
battle-round = Taistelukierros { $n } · { $all } iskunvaihtoa
battle-rule = Suurin noppa ratkaisee · osuman saanut heittää 2 lisää
battle-exchange = Iskunvaihto { $n } / { $all }
battle-the-wall = muuri
battle-hit-attack = Osuma hyökkäykseen
battle-hit-defence = Osuma puolustukseen
battle-hit-shielded = Osuma auttajaan
battle-hit-none = ei kukaan
battle-beats = { $a } voittaa { $b }
battle-tie = { $a }, tasan. Vahvempi osuu
battle-shielded = { $a }. Muuri pitää, osuma auttajaan
battle-wall = { $a }. Muuri pitää
battle-level = kummallakin { $a }
battle-power = voima { $n }
battle-may-come = Voi vielä tulla
organise-without-devil = { $seat } hyökkää, { $against } vastaan { $power }. Pirusi ei ole mukana taistelussa.
battle-organise = Taistelukierros { $n }. Valitse puolesi
battle-choose-join = Keitä tuot?
battle-choose-call = Keitä kutsut kotoa?
battle-choose-send-home = Keitä lähetät kotiin?
battle-join-go = Marssi
battle-call-go = Kutsu
battle-send-home-go = Lähetä kotiin
battle-muster-hint = Paina korttia: se tulee mukaan tai jää kotiin.
battle-ready = Valmiina: { $name }
battle-only-watch = Voit vain katsoa tätä taistelua, puhua ja käydä kauppaa.
battle-join-attack = Liity hyökkäykseen
battle-join-attack-told = Auta valloituksessa. Hyökkääjä voi jakaa saaliin kanssasi.
battle-join-defence = Liity puolustukseen
battle-join-defence-told = Taistele puolustajan rinnalla. Muuri ei suojaa sinua.
battle-call-told = Tuo lisää laumoja valtakunnastasi.
battle-send-home-told = Aiemmalla taistelukierroksella tulleet laumat voivat lähteä.
battle-withdraw-told = Koko armeijasi lähtee kotiin. Jos hyökkäys on sinun, se epäonnistuu.
battle-withdraw-sure = Vetäydytkö?
battle-side-told = Siirry toiselle puolelle: { $side }
battle-flee-told = Pirusi on poissa viimeistelyyn asti: ei kauppaa, ei rinkiä. Laumat taistelevat.
battle-flee-sure = Pakenetko?
battle-surrender-told = Pirusi on heti hyökkääjän vanki. Laumat taistelevat.
battle-surrender-sure = Antaudutko?
battle-truce-told = Jos molemmat johtajat nostavat lipun, tällä kierroksella ei heitetä.
battle-truce-theirs = Toinen johtaja on nostanut valkoisen lipun.
battle-truce-both = Molemmat liput ovat ylhäällä. Tällä kierroksella ei heitetä.
battle-truce-on = Lippu ylhäällä
battle-rear-told = { $name } on poissa. Iske sen valtakunnan selustaan.
battle-turn-to = Käänny
battle-market = Kauppaan
battle-market-small = kauppa on auki
battle-back = Taisteluun
attack-turn-pass-small = voit hyökätä myöhemmin, jos joku ei ohita
parley-pass-small = vastaa ohitusta
conquest-take-small = heti sinun, vanha lähtee
conquest-raze-small = ei kenenkään
conquest-leave-small = jää paikalleen
share-hint = Paina korttia, niin sen saaja vaihtuu.
share-done = Jaa saalis
why-troops = Valitse laumoja, tai palaa.
forecast-label = Ennuste
forecast-attack = hyökkäys voittaa { $n } %
forecast-hardly = hyökkäys voittaa alle 1 %
forecast-nearly = hyökkäys voittaa yli 99 %
forecast-certain-won = hyökkäys on voittanut, puolustajia ei ole
forecast-certain-failed = ei hyökkäystä, johtaja puuttuu
forecast-certain-ruin = kummankin tuho
forecast-how = { $n } koetaistelua tällaisenaan
forecast-how-coming = { $n } koetaistelua valituilla
forecast-how-certain = noppia ei tarvita
forecast-about =
    
    Ennuste:
    Taistelu käydään { $n } kertaa näkyvillä laumoilla. Kukaan ei tule eikä lähde, eikä käsikortteja pelata. Tarkkuus 3 sadasta.
hits-heading = Sijoitettavat osumat
hits-now = Nopan { $die } osuma: paina sitä, joka ottaa sen. Jäljellä { $n ->
    [one] 1
   *[other] { $n }
}.
hits-rest = loput tavallisessa järjestyksessä
hits-all-placed = Osumasi on sijoitettu.
hits-all-place = Osumasi on sijoitettu. Paina Vahvista osumat.
hits-all-spread = Kaikki osumat on jaettu. Paina Vahvista osumat.
hits-all-aid = Kumoa peruu viimeisen. Vahvista osumat vahvistaa kaikki.
hits-choosing = { $name } valitsee
hits-placed = { $name } on valinnut
guide-battles-1 = Hyökkäysvuoro kiertää aloittajasta. Hyökkää vuorollasi valtakuntaan tai ohita.
guide-battles-2 = Voit koko ajan vaihtaa käsikortteja, lupauskortteja ja lupauksia. Osta rauha tai apua.
guide-battles-3 = Kun valtakuntaan hyökätään, jokainen vapaa piru voi liittyä kummalle puolelle tahansa.
guide-attack-turn-1 = Paina pirun muotokuvaa, niin hyökkäät sen valtakuntaan. Himmeä kertoo, miksi et voi.
guide-attack-turn-2 = Vertaa voimia. Puolustuksella on linnoitus, ja kummallekin puolelle voi tulla ystäviä.
guide-attack-turn-3 = Tai ohita. Voit yhä hyökätä, kun vuoro palaa.
guide-parley-1 = Olet julistanut hyökkäyksen. Nyt muut voivat maksaa, jotta pysähdyt tai jatkat.
guide-parley-2 = Jatka, käänny kerran muualle painamalla toista muotokuvaa, tai pysäytä marssi.
guide-beat-1 = Jokainen voi nyt reagoida. Seis! antaa puheenvuoron: pelaa kortti tai mieti hetki.
guide-beat-2 = Ei sanottavaa? Ohita. Kun kaikki ovat ohittaneet, peli jatkuu.
guide-floor-1 = Joku huusi Seis! ja sai puheenvuoron. Hän voi pelata kortin. Muut odottavat tai huutavat itsekin Seis!
guide-floor-2 = Tarjoukset seisovat sen ajan.
guide-mulligan-1 = Ensimmäiset korttisi: laumoja, linnoituksia, rituaaleja, artefakteja, erikoiskortteja. Osoita korttia, niin voit lukea sen.
guide-mulligan-2 = Linnoitus suojaa valtakuntaasi. Jos et saanut sellaista, saat kerran nostaa kuusi uutta korttia.
forecast-how-all = { $n } koetaistelua, jos kaikki tulevat
guide-conquest-1 = Päätät linnoituksesta: ota, hävitä tai jätä.

# Big words of moments
moment-devils = Helvetin pirut
moment-starter = { $name } aloittaa
moment-deal = Kauppa!
deal-weighs = { $name } punnitsee
deal-swears = { $name } vannoo
    .you = Vannot
deal-struck = Sovittu
moment-breach = Lupaus rikkoutuu!
moment-breach-small = { $name } oli sen velkaa { FORM($to, form: "to") }
moment-stop = Seis!
moment-stop-small = { $name } haluaa puheenvuoron
moment-captive = Telkien taakse
moment-free = Vapaa!
moment-arrivals = Rinki kokoontuu
moment-nobody = Kukaan ei tule
moment-no-overlord = Ei vielä ylivaltiasta
moment-overlord = { $name } on ylivaltias!
moment-overlord-vote = ringin kruunaama
moment-overlord-victory-points = voittopistein
moment-overlord-round-limit = viimeinen kierros on ohi
moment-attack = Hyökkäys!
moment-attack-off = Kääntyy takaisin
moment-march = Marssi alkaa
moment-rear = Selustaan!
moment-battle-round = Taistelukierros { $n }
moment-fled = Pakenee!
moment-surrender = Antautuminen!
moment-withdrew = Vetäytyy
moment-truce = Aselepo! Ei noppia
moment-hits-shielded = { $n ->
    [one] 1 osuma
   *[other] { $n } osumaa
} auttajiin
moment-hits-revenge = Juggernautit kostavat!
moment-joined-attack = { $name } hyökkää!
moment-joined-defence = { $name } puolustaa!
moment-downed = { $name } kaatuu!
moment-over-won = { $name } voittaa!
moment-over-won-small = hyökkäys onnistuu
moment-over-failed = { $name } kestää!
moment-over-failed-small = hyökkäys epäonnistuu
moment-over-ruin = { $name } kaatuu myös!
moment-over-ruin-small = yhteinen tuho, kukaan ei voita
moment-crumbles = Se sortuu!
moment-stands = Se kestää
moment-captured = { $name } vangitaan!
moment-plunder = Saaliina { $n ->
    [one] 1 kortti
   *[other] { $n } korttia
}
moment-conquest-take = Vallattu!
moment-conquest-raze = Hävitetty!
moment-conquest-leave = Jätetty pystyyn
moment-victory-attack = Hyökkäysvoitto!
moment-victory-defence = Puolustusvoitto!

# A hand that is shown
peek-heading = { FORM($name, form: "gen") } käsi
hand-nothing = Tyhjä


## Cards

card-fiends = Pikkupirut
    .text = Voima 2. Pöytäyksessä voit lähettää ne Maan päälle hakemaan sieluja. Noppaluvulla 1 ne jäävät kiinni ja tuhoutuvat.
    .flavour = Ensin he koputtavat. Niin hauskuus kestää kauemmin.
card-diabolic-fiends = Pirulliset pikkupirut
    .text = Voima 3. Voit lähettää ne Maan päälle kuten pikkupirut, mutta ne eivät koskaan jää kiinni.
    .flavour = Sama koputus ja parempi asianajaja.
card-dark-critters = Pimeyden otukset
    .text = Voima 2. Kun samassa armeijassa ovat pimeyden, yön ja varjojen otukset, sen voima on 5 suurempi.
    .flavour = Jokin portaiden alla on oppinut laskemaan kolmeen.
card-night-critters = Yön otukset
    .text = Voima 2. Kun samassa armeijassa ovat pimeyden, yön ja varjojen otukset, sen voima on 5 suurempi.
    .flavour = Ne pitävät kokouksia, kun lamput sammuvat.
card-shadow-critters = Varjojen otukset
    .text = Voima 2. Kun samassa armeijassa ovat pimeyden, yön ja varjojen otukset, sen voima on 5 suurempi.
    .flavour = Toit lampun. Miten ystävällistä.
card-tormented-ones = Piinatut
    .text = Samassa armeijassa ensimmäisen voima on 1, toisen 2, kolmannen 3 ja niin edelleen.
    .flavour = Yksin he itkevät. Yhdessä he laulavat.
card-warriors-of-darkness = Pimeyden soturit
    .text = Voima 4. Kun ne tuhoutuvat taistelussa, omistaja saa taistelun jälkeen 1 sielun.
    .flavour = Heidän sopimuksissaan on kohta jälkeenpäin tapahtuvasta.
card-metal-beasts = Metallipedot
    .text = Voima 4. Kun pedot hyökkäävät ilman osumaa, linnoitus suojaa 1:n vähemmän (kerran taistelussa, montako niitä onkin).
    .flavour = Portit ovat vain aterioita, joissa on saranat.
card-juggernauts = Juggernautit
    .text = Voima 5. Ottavat osumat ensimmäisinä. Tuhoutuessaan iskevät takaisin yhden osuman nopalla, joka tuhosi ne.
    .flavour = Se kaatuu eteenpäin. Siinä koko suunnitelma.
card-fallen-angels = Langenneet enkelit
    .text = Voima 5. Voivat johtaa armeijaasi pirusi sijasta.
    .flavour = He muistavat yhä, miten marssitaan tahdissa.
card-leviathan = Leviatan
    .text = Voima 9. Saa osuman vasta muiden taistelevien laumojesi jälkeen. Kun se on hyökkäävässä armeijassasi, et voi vetäytyä.
    .flavour = Sitä pyydettiin lähtemään merestä. Se toi meren mukanaan.
card-black-tower = Musta torni
    .text = Voima 4, suoja 1. Saat joka alustuksessa 1 sielun, jota ei lasketa Sielujen mestariin.
    .flavour = Kello soi aina, kun valhe onnistuu.
card-iron-fortress = Rautalinnoitus
    .text = Voima 5, suoja 2.
    .flavour = Ei ikkunoita. Kukaan sisällä ei kaivannut näköalaa.
card-bone-citadel = Luulinna
    .text = Voima 4, suoja 1. Sinut ryöstävä nostaa 1 kortin vähemmän.
    .flavour = Jokainen seinä on joku, joka väitti vastaan.
card-flame-keep = Liekkilinna
    .text = Voima 4, suoja 1. Jokaisen taistelukierroksen ensimmäisessä iskunvaihdossa puolustus heittää 1 lisänopan.
    .flavour = Vieraat otetaan lämpimästi vastaan.
card-high-palace = Helvetin korkea palatsi
    .text = Voima 3, suoja 1. Kun asetat pirun ehdolle, se saa 2 merkkiä eikä 1.
    .flavour = Valtaistuin on tyhjä. Tuolit sen ympärillä eivät.
card-crown-of-lucifer = Luciferin kruunu
    .text = Pirusi voima on 4 suurempi.
    .flavour = Se sopii kaikille. Siitä ongelma alkoikin.
card-quill-of-pacts = Sopimussulka
    .text = Vaihto Tuntemattomien voimien kanssa antaa 8 korttia eikä 6.
    .flavour = Se kirjoittaa sillä värillä, jota vuodat.
card-mirror-of-lies = Valheiden peili
    .text = Kerran kierroksessa, missä tahansa erikoiskorteille avoimessa vaiheessa, katso yhtä toista kättä.
    .flavour = Se näyttää tarkalleen, mitä he sanoisivat.
card-brazen-shield = Vaskikilpi
    .text = Kerran kierroksessa, kun pirusi saa osuman, osuma raukeaa.
    .flavour = Siinä on jonkun toisen kasvot.
card-wings-of-night = Yön siivet
    .text = Puolustava pirusi voi paeta millä tahansa taistelukierroksella ilman korttia.
    .flavour = Arvokkuus on niille, jotka jäävät.
card-ring-of-chains = Kahlesormus
    .text = Voit pitää vankeja ilman linnoitusta.
    .flavour = Yksi sormi. Monta rannetta.
card-horn-of-war = Sotatorvi
    .text = Kerran kierroksessa, ennen noppia taistelukierroksella, jolla taistelet: puolesi heittää 1 lisänopan joka iskunvaihdossa.
    .flavour = Toinen sävel on aina kirkaisu.
card-book-of-names = Nimien kirja
    .text = Kun rituaalisi hylättäisiin kesken, ota se takaisin käteesi.
    .flavour = Sinun nimesi on siinä. Sivulla yhdeksän.
card-soul-cage = Sieluhäkki
    .text = Jos saat alustuksessa sieluja Maan päältä, saat 1 lisää. Sitä ei lasketa Sielujen mestariin.
    .flavour = Kalina loppuu ensimmäisen vuosisadan jälkeen.
card-banner-of-dread = Kauhun lippu
    .text = Sinulle lasketaan 4 voimaa lisää Mahtavimpaan piruun, eikä Takinkääntäjä voi ottaa laumojasi.
    .flavour = Helvetissä ei tuule, ja silti se liikkuu.
card-bury = Hautaa
    .text = Valitse toinen valtakunta. Tuhoa siellä enintään 3 kohdetta: kukin lauma tai enintään 3 sielua. Hinta: 2 sielua.
    .flavour = Maa oli nälkäinen muutenkin.
card-summon-host = Kutsu sotajoukko
    .text = Nosta 4 korttia (korttiraja pätee). Hinta: 2 sielua.
    .flavour = Soita kelloa. Seiso kaukana.
card-raise-the-fallen = Nosta kaatuneet
    .text = Valitse poistopakasta enintään 2 laumaa ja pöytää ne valtakuntaasi. Hinta: 1 sielu.
    .flavour = Kahdesti kuolleet, kerran maksetut.
card-soul-harvest = Sielusato
    .text = Ota enintään 4 sielua yhdestä toisesta valtakunnasta.
    .flavour = Mikä on naapurin holvi ellei kypsä pelto?
card-open-the-vault = Avaa holvi
    .text = Katso yhtä toista kättä ja ota siitä 2 valitsemaasi korttia. Hinta: 1 sielu.
    .flavour = Lukko pyysi anteeksi ja väistyi.
card-chaos-catalysm = Kaaoskataklysmi
    .text = Tuhoa Helvetissä yksi asia toiselta pirulta. Sen omistaja tekee saman pirulle, johon ei ole vielä osuttu, ja niin edelleen. Hinta: 3 sielua.
    .flavour = Kaikki olivat yhtä mieltä siitä, että syy oli jonkun toisen.
card-shatter-walls = Murra muurit
    .text = Tuhoa yksi toisen valtakunnan linnoitus. Sen vangit pääsevät vapaiksi. Hinta: 2 sielua.
    .flavour = Se alkoi huminana laastissa.
card-chains-of-dis = Disin kahleet
    .text = Tarvitset linnoituksen. Kotonaan Helvetissä oleva piru joutuu vangiksesi. Hinta: 5 sielua.
    .flavour = Taottu jumalille. Säädettävät.
card-slip-away = Luiki pakoon
    .text = Millä tahansa taistelukierroksella pirusi poistuu taistelustaan ja on paossa kierroksen loppuun.
    .flavour = Poistui ovesta, jossa luki Vain sisään.
card-jailbreak = Vankilapako
    .text = Vangittu pirusi pääsee vapaaksi ja on kotona Helvetissä.
    .flavour = Vartijalle oli kerran maksettu oikein hyvin.
card-turncoat = Takinkääntäjä
    .text = Taistelet tässä taistelussa: ota siitä yksi vihollisen lauma. Se taistelee puolellasi ja jää sinulle.
    .flavour = Uskollisuus on äänenvoimakkuuskysymys.
card-ambush = Väijytys
    .text = Taistelet tässä taistelussa: puolesi heittää 1 lisänopan tämän taistelukierroksen joka iskunvaihdossa.
    .flavour = Kivet olivat olleet hiljaa liian kauan.
card-false-alarm = Väärä hälytys
    .text = Julistettu hyökkäys peruuntuu ennen alkuaan. Sitä ei lasketa hyökkäykseksi siihen valtakuntaan.
    .flavour = Väärä portti, väärä tunti, väärä sota.
card-forced-march = Pakkomarssi
    .text = Pöytää kädestäsi enintään 3 laumaa kotiin tai suoraan tämän taistelun armeijaasi.
    .flavour = Kukaan ei kysynyt heidän jaloiltaan.
card-pickpocket = Taskuvaras
    .text = Ota 1 satunnainen kortti yhdestä toisesta kädestä.
    .flavour = Helvetissä on taskut. Helvetissä on sormet.
card-disrupt = Häiritse rituaalia
    .text = Hylkää yksi pöydätty rituaali, jota ei olla suorittamassa.
    .flavour = Aivastus. Seitsemännellä kehällä. Tahallaan.
card-sabotage = Sabotaasi
    .text = Yhden linnoituksen suoja on 0 kierroksen loppuun.
    .flavour = Joku möi saranat.
card-summons = Helvetin haaste
    .text = Yksi Maan päällä oleva piru, kenen tahansa, on heti kotona Helvetissä.
    .flavour = Läsnäolonne vaaditaan. Samoin selkärankanne.
card-writ-of-fealty = Uskollisuuskirja
    .text = Jokainen piru, jolla on kädessään oma lupauskortti, antaa yhden seuraavalle sellaiselle vasemmallaan.
    .flavour = Nimi tähän, tähän ja sielusi marginaaliin.
card-scandal = Skandaali
    .text = Poista 1 ehdokasmerkki yhdeltä ehdokkaalta.
    .flavour = Hänen nähtiin olevan kiltti. Todistajia on.
card-acclaim = Suosionosoitus
    .text = Lisää 1 ehdokasmerkki yhdelle ehdokkaalle.
    .flavour = Tuhat kurkkua kohtuuhintaan.

## Devils

devil-asmodeus = Asmodeus
    .text = Voima 7. Kerran kierroksessa pöytäyksessä nimeä vapaa piru Helvetissä: se antaa sinulle yhden valitsemansa kortin.
    .flavour = Oven vanhin nimi, ja raskain.
    .gen = Asmodeuksen
    .part = Asmodeusta
    .to = Asmodeukselle
    .at = Asmodeuksella
    .from = Asmodeukselta
    .into = Asmodeukseen
devil-baalzebub = Baalzebub
    .text = Voima 5. Voi pyörtää yhden lupauksensa rangaistuksetta, uudestaan vasta toisessa alustuksessa. Valtakunnan suoja on 1 suurempi (1 ilman linnoitusta).
    .flavour = Joka sana oli tosi, kun hän sen sanoi.
    .gen = Baalzebubin
    .part = Baalzebubia
    .to = Baalzebubille
    .at = Baalzebubilla
    .from = Baalzebubilta
    .into = Baalzebubiin
devil-belial = Belial
    .text = Voima 5. Saa taistelunsa jälkeen 1 sielun jokaista 2:ta siellä tuhottua laumaa kohti (pyöristys ylös, enintään 3).
    .flavour = Hän säilöö kirkaisut purkkeihin sävellajeittain.
    .gen = Belialin
    .part = Belialia
    .to = Belialille
    .at = Belialilla
    .from = Belialilta
    .into = Belialiin
devil-dispater = Dispater
    .text = Voima 5. Linnoitus suojaa 1:n enemmän eikä koskaan sorru taistelun jälkeen. Vangit eivät karkaa linnoituskortilla.
    .flavour = Mittaa kahdesti. Vangitse kerran.
    .gen = Dispaterin
    .part = Dispateria
    .to = Dispaterille
    .at = Dispaterilla
    .from = Dispaterilta
    .into = Dispateriin
devil-geryon = Geryon
    .text = Voima 6. Kun hän on alkuperäinen hyökkääjä, hänen puolensa heittää 1 lisänopan joka taistelukierroksen ensimmäisessä iskunvaihdossa.
    .flavour = Hän ei neuvottele. Hän saapuu.
    .gen = Geryonin
    .part = Geryonia
    .to = Geryonille
    .at = Geryonilla
    .from = Geryonilta
    .into = Geryoniin
devil-glasya = Glasya
    .text = Voima 5. Hänellä voi olla kaksi rituaalia yhtä aikaa, ja kukin maksaa 1 sielun vähemmän.
    .flavour = Kaksi kynttilää. Toinen on sinä.
    .gen = Glasyan
    .part = Glasyaa
    .to = Glasyalle
    .at = Glasyalla
    .from = Glasyalta
    .into = Glasyaan
devil-mammon = Mammon
    .text = Voima 5. Nostaa alustuksessa 1 kortin enemmän. Kun hänet ryöstetään tai vangitaan taistelussa, hän nostaa sen jälkeen 2 korttia.
    .flavour = Hän laski sen. Hän laskee sen taas.
    .gen = Mammonin
    .part = Mammonia
    .to = Mammonille
    .at = Mammonilla
    .from = Mammonilta
    .into = Mammoniin
devil-mephistopheles = Mefistofeles
    .text = Voima 5. Hänen oma noppansa Maan päällä on 1:n suurempi (enintään 6). Alustuksessa hän saa uusia yhden pikkupirun noppaluvun 1.
    .flavour = Allekirjoitit, ennen kuin hän ehti hymyillä.
    .gen = Mefistofeleen
    .part = Mefistofelesta
    .to = Mefistofeleelle
    .at = Mefistofeleella
    .from = Mefistofeleelta
    .into = Mefistofeleeseen

## Promise cards

promise-card-asmodeus = Asmodeuksen lupaus
    .text = Tuo haltijalleen pisteitä, jos Asmodeus nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-baalzebub = Baalzebubin lupaus
    .text = Tuo haltijalleen pisteitä, jos Baalzebub nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-belial = Belialin lupaus
    .text = Tuo haltijalleen pisteitä, jos Belial nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-dispater = Dispaterin lupaus
    .text = Tuo haltijalleen pisteitä, jos Dispater nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-geryon = Geryonin lupaus
    .text = Tuo haltijalleen pisteitä, jos Geryon nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-glasya = Glasyan lupaus
    .text = Tuo haltijalleen pisteitä, jos Glasya nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-mammon = Mammonin lupaus
    .text = Tuo haltijalleen pisteitä, jos Mammon nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-mephistopheles = Mefistofeleen lupaus
    .text = Tuo haltijalleen pisteitä, jos Mefistofeles nousee ylivaltiaaksi (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.

## Status cards

status-master-of-souls = Sielujen mestari
    .text = Saat sen: 2 sielua enemmän Maan päältä kuin muut ja vähintään 5 tällä kierroksella. Pidät sen: kukaan ei kerännyt enempää, ja keräsit ainakin 5.
    .flavour = Kahdesti laskettu, ja yhä hän haluaa lisää.
status-mightiest-devil = Mahtavin piru
    .text = Saat sen: 3 voimaa enemmän kuin kukaan muu ja vähintään 25. Pidät sen: kenelläkään ei ole enempää, ja sinulla on vähintään 25.
    .flavour = Heille kumarretaan melko kaukaa.
status-most-victorious-devil = Voittoisin piru
    .text = Saat sen: eniten hyökkäysvoittoja tällä kierroksella. Pidät sen: muilla ei ole yhtä monta, tai tasoihin päässeillä on vähemmän puolustusvoittoja.
    .flavour = Kysy raunioilta. Ne muistavat.

## Phases

phase-init = Alustus
phase-tabling = Pöytäys
phase-battles = Taistelut
phase-rituals = Rituaalit
phase-victory = Voittopisteet
phase-council = Neuvonpito
phase-ring = Päätösrinki
phase-finishing = Viimeistely

## States of a devil

devil-state-in-hell = Helvetissä
devil-state-on-earth = Maan päällä
devil-state-captive = Vankina
devil-state-fled = Paennut
devil-state-downed = Kaatunut
devil-state-wounded = Haavoittunut

word-seats-all = kaikki
    .gen = kaikkien
word-any-seat-anyone = kuka tahansa
    .gen = kenen tahansa
    .part = ketä tahansa
    .to = kenelle tahansa
    .from = keneltä tahansa
word-battle-role-attack = hyökkäykseen
word-battle-role-defence = puolustukseen
word-earth-kind-devil = piruani
word-earth-kind-fiends = pikkupirujani
word-earth-kind-both = piruani enkä pikkupirujani
word-call-kind-attack = tämän hyökkäyksen
word-call-kind-ritual = rituaalin { $ritual }
word-card-kind-army = lauma
    .gen = lauman
word-card-kind-fortress = linnoitus
    .gen = linnoituksen
word-card-kind-artifact = artefakti
    .gen = artefaktin
word-card-kind-ritual = rituaali
    .gen = rituaalin
word-card-kind-special = erikoiskortti
    .gen = erikoiskortin
word-flag-if-attend = , jos tulen päätösrinkiin

## Strengths

strength-firm = { "" }
    .short = { "" }
strength-asap = , heti kun pystyn
    .short = , niin pian kuin voi
strength-if-able = , jos pystyn
    .short = , jos pystyy


## Sentences of promises

sentence-no-attack = En hyökkää { FORM($target, form: "gen") } valtakuntaan kierroksen { $until } loppuun asti
    .short = En hyökkää { FORM($target, form: "gen") } valtakuntaan · K{ $until } loppuun
sentence-no-fight-against = En taistele { FORM($target, form: "part") } vastaan kierroksen { $until } loppuun asti
    .short = En taistele { FORM($target, form: "part") } vastaan · K{ $until } loppuun
sentence-no-ritual = Rituaalini eivät kohdistu { FORM($target, form: "into") } kierroksen { $until } loppuun asti
    .short = Ei rituaaleja { FORM($target, form: "part") } vastaan · K{ $until } loppuun
sentence-no-special = En pelaa erikoiskortteja enkä voimia { FORM($target, form: "part") } vastaan kierroksen { $until } loppuun asti
    .short = Ei erikoiskortteja { FORM($target, form: "part") } vastaan · K{ $until } loppuun
sentence-no-vote = En äänestä { FORM($candidate, form: "part") } kierroksen { $until } loppuun asti
    .short = En äänestä { FORM($candidate, form: "part") } · K{ $until } loppuun
sentence-no-nominate = En aseta { FORM($candidate, form: "part") } ehdolle kierroksen { $until } loppuun asti
    .short = En aseta { FORM($candidate, form: "part") } ehdolle · K{ $until } loppuun
sentence-no-earth = En lähetä { $who } Maan päälle kierroksella { $round }
    .short = En lähetä Maan päälle { $who } · K{ $round }
sentence-no-ring = Pysyn poissa kierroksen { $round } päätösringistä
    .short = Pysyn poissa ringistä · K{ $round }
sentence-no-flee = En pakene enkä luiki pakoon kierroksella { $round }
    .short = En pakene · K{ $round }
sentence-no-trade = En käy kauppaa { FORM($seat, form: "gen") } kanssa kierroksen { $until } loppuun asti
    .short = En käy kauppaa { FORM($seat, form: "gen") } kanssa · K{ $until } loppuun
sentence-vote = Äänestän { FORM($candidate, form: "part") } kierroksella { $round }{ $if_attend }
    .short = Äänestän { FORM($candidate, form: "part") } · K{ $round }{ $if_attend }
sentence-nominate = Asetan { FORM($candidate, form: "gen") } ehdolle kierroksella { $round }{ $if_attend }
    .short = Asetan { FORM($candidate, form: "gen") } ehdolle · K{ $round }{ $if_attend }
sentence-attend = Tulen kierroksen { $round } päätösrinkiin
    .short = Tulen rinkiin · K{ $round }
sentence-give = Annan { FORM($to, form: "to") }: { $bundle }, { $due }
    .short = Annan { FORM($to, form: "to") }: { $bundle }, { $due }
sentence-return-loan = Palautan { FORM($to, form: "to") }: { $cards }, { $due }
    .short = Palautan { FORM($to, form: "to") }: { $cards }, { $due }
sentence-join = Liityn { FORM($ally, form: "gen") } { $role } kierroksella { $round } vähintään voimalla { $power }
    .short = Liityn { FORM($ally, form: "gen") } { $role } · K{ $round }, voima { $power }
sentence-attack = Hyökkään { FORM($target, form: "gen") } valtakuntaan kierroksella { $round }
    .short = Hyökkään { FORM($target, form: "gen") } valtakuntaan · K{ $round }
sentence-withdraw = Vetäydyn tästä taistelusta
    .short = Vetäydyn tästä taistelusta
sentence-call-off = Perun { $what }
    .short = Perun { $what }
sentence-release = Vapautan { FORM($captive, form: "gen") }, { $due }
    .short = Vapautan { FORM($captive, form: "gen") }, { $due }
sentence-allow-trade = Sallin { FORM($captive, form: "gen") } käydä kauppaa { FORM($seats, form: "gen") } kanssa kierroksen { $until } loppuun asti
    .short = Sallin { FORM($captive, form: "gen") } kaupan, { FORM($seats, form: "gen") } kanssa · K{ $until } loppuun
sentence-show-hand = Näytän { FORM($to, form: "to") } käteni, { $due }
    .short = Näytän { FORM($to, form: "to") } käden, { $due }
sentence-cast = Suoritan rituaalin { $ritual }, kohteena { $target }, kierroksella { $round }
    .short = Suoritan rituaalin { $ritual }, kohteena { $target } · K{ $round }

## Conditions

condition-if-overlord = Jos { $seat } nousee ylivaltiaaksi viimeistään kierroksella { $round }
    .short = Jos ylivaltias on { $seat } · K{ $round } asti
condition-if-not-overlord = Jos { $seat } ei nouse ylivaltiaaksi kierroksella { $round }
    .short = Jos ylivaltias ei ole { $seat } · K{ $round }
condition-if-battle-won = Jos { $seat } voittaa hyökkäyksen kierroksella { $round }
    .short = Jos hyökkäyksen voittaa { $seat } · K{ $round }
condition-if-captured = Jos { $by } vangitsee { FORM($devil, form: "gen") } viimeistään kierroksella { $round }
    .short = Jos { $by } vangitsee { FORM($devil, form: "gen") } · K{ $round } asti
condition-if-drawn = Jos nostan { FORM($kind, form: "gen") } viimeistään kierroksella { $round }
    .short = Jos nostaa { FORM($kind, form: "gen") } · K{ $round } asti
condition-if-in-ring = Jos { $seat } tulee kierroksen { $round } päätösrinkiin
    .short = Jos ringissä on { $seat } · K{ $round }
condition-if-attacked = Jos { FORM($seat, form: "gen") } valtakuntaan hyökätään kierroksella { $round }
    .short = Jos { FORM($seat, form: "gen") } valtakuntaan hyökätään · K{ $round }

## When a promise falls due

due-now = heti
    .short = heti
due-asap = heti kun pystyn
    .short = niin pian kuin voi
due-draw = kierroksen { $round } noston jälkeen
    .short = noston jälkeen · K{ $round }
due-tabling-end = kierroksen { $round } pöytäyksen lopussa
    .short = pöytäyksen lopussa · K{ $round }
due-battle-end = tämän taistelun jälkeen
    .short = tämän taistelun jälkeen
due-council = kierroksen { $round } neuvonpidossa
    .short = neuvonpidossa · K{ $round }
due-finishing = kierroksen { $round } viimeistelyssä
    .short = viimeistelyssä · K{ $round }
due-settlement = kun ylivaltias on selvillä
    .short = kun ylivaltias on selvillä

## What changes hands

bundle-hand-card =
    .one = { $card }
    .unread = 1 kortti
bundle-any-cards =
    .one = 1 valinnainen kortti
    .many = { $n } valinnaista korttia
bundle-random-cards =
    .one = 1 satunnainen kortti
    .many = { $n } satunnaista korttia
bundle-drawn-card =
    .one = nostettu kortti
bundle-promise-card =
    .one = { $promise }
    .many = { $promise } × { $n }
bundle-souls =
    .one = 1 sielu
    .many = { $n } sielua
    .all = kaikki sielut
bundle-tabled =
    .one = { $card } (pöydältä)
    .unread = pöydätty kortti
bundle-fortress =
    .with = linnoitus mahdollisine vankeineen
    .keep = linnoitus ilman vankeja
bundle-captive =
    .hand-over = vanki { $seat }
    .free = { FORM($seat, form: "gen") } vapaus
bundle-hand-view =
    .one = vilkaisu käteen
bundle-trade-leave =
    .one = kauppalupa
bundle-promise-release =
    .one = vapautus lupauksesta
    .named = vapautus lupauksesta: { $promise }

## Lobby options

option-victory-goal = Voittotavoite
    .about = Näin monella voittopisteellä piru ottaa valtaistuimen, päättipä rinki mitä tahansa.
    .value-0 = 10, kolmella pelaajalla 8
    .every = { $n } pistettä
option-round-limit = Viimeinen kierros
    .about = Jos ketään ei kruunata tähän kierrokseen mennessä, eniten voittopisteitä vie valtaistuimen.
    .value-0 = Ei rajaa
    .every = Kierros { $n }
option-short-game = Lyhyt ottelu
    .about = Noin tunti: tavoite 6, viimeinen kierros 8, ja suosittu saa lisämerkkinsä 4 pisteestä.
option-pace = Tahti
    .about = Kuinka kauan vaiheet, reaktiot ja valinnat saavat kestää.
    .value-normal = Tavallinen
    .value-relaxed = Rauhallinen
    .value-quick = Nopea
    .value-untimed = Ei aikarajoja
option-devil-choice = Pirut
    .about = 3 tai 4 pelaajalla kukin valitsee kahdesta pirusta. Useammalla pirut jaetaan.
    .value-deal-two-pick-one = Valitse kahdesta
    .value-random = Jaetaan
option-private-deals = Yksityiset kaupat
    .about = Saavatko kaksi pirua tinkiä ja vannoa muiden kuulematta.
option-forecast = Taisteluennuste
    .about = Näyttää, miten taistelu todennäköisesti päättyy ja paljonko painettua voimaa tarjous siirtää.
option-banter = Jutustelu
    .about = Pöydässä saa puhua vapaasti. Puhe ei sido ketään.

## Lesson

lesson-guide = Asianajaja
lesson-welcome = Kruunaa toinen ja voita
    .text = Olet Asmodeus, ja Helvetti kaipaa ylivaltiasta. Ylivaltias ei aina voita: asemat, voittopisteet ja lupauskortit lasketaan. Sinulla on 2 Belialin ja 3 Mefistofeleen lupauskorttia.
lesson-trade = Kauppa puolin ja toisin
    .text = Belial on vankisi. Hän tarjoaa 3 lupauskorttia ja kortin kädestään, ja sinä päästät hänet vapaaksi. Hänen lupauskorttinsa ovat pisteitäsi, jos hänestä joskus tulee ylivaltias.
    .act1 = Paina Belialin tarjousta
    .act2 = Paina Sinetöi kauppa
    .done = Kävit kauppaa puolin ja toisin
lesson-offer = Tee nyt itse tarjous
    .text = Mefistofeleella on 3 sielua, ja rituaalit maksetaan sieluilla. Pyydä niistä yksi ja anna kortti, jota et tarvitse. Ennen sopimista hän näkee vain sen selän.
    .act1 = Paina Mefistofelesta
    .act2 = Paina hänen sielujaan
    .act3 = Paina korttia Luiki pakoon
    .act4 = Paina Lähetä tarjous
    .done = Teit oman tarjouksen
lesson-promise = Vannottu on vannottu
    .text = Mefistofeles antaa sinulle kortin, ja sinä vannot äänestäväsi häntä tällä kierroksella. Lupauskirja muistaa jokaisen lupauksen, eikä yksikään piru voi rikkoa niitä.
    .act1 = Paina Mefistofeleen tarjousta
    .act2 = Paina Sinetöi kauppa
    .done = Annoit lupauksen
lesson-ready = Pöydässä on tarpeeksi
    .text = Pöytäyksessä pöydätään armeijoita ja artefakteja, käydään kauppaa ja lähetetään pikkupiruja Maan päälle. Omasi ovat jo pöydässä. Kun kaikki ovat valmiita, alkavat taistelut.
    .act1 = Paina Valmis
lesson-fight = Kiittämätön Belial
    .text = Hän hyökkää yhdellä laumalla. Armeijasi ja linnoituksesi puolustavat valtakuntaasi. Voima tuo noppia.
    .act1 = Paina Valmis
lesson-place = Missä vähiten koskee
    .text = Osuit häneen useammin. Hänen osumansa menee heikoimmalle laumallesi, ellet sijoita sitä muualle.
    .act1 = Paina Vahvista osumat
    .done = Voitit taistelun
lesson-rituals = Ei rituaaleja
    .text = Belial on taas vankisi, eikä vanki pääse rinkiin. Pöytäyksessä aloitetut rituaalit saataisiin nyt päätökseen.
    .act1 = Paina Valmis
lesson-council = Viimeiset sanat
    .text = Neuvostossa pirut ostavat toistensa ääniä. Sinun on jo myyty.
    .act1 = Paina Valmis
lesson-ring = Tule rinkiin
    .text = Mefistofeleella on kaksi merkkiä: hänet kruunataan, jos kaksi pirua tulee ja alle kaksi vastustaa. Kolmen pelissä Tuntemattomat voimat vastustavat aina. Hän tarvitsee sinua, joten tule.
    .act1 = Paina Tule
lesson-vote = Pidä sanasi
    .text = Muita et voi äänestää: lupaus pitää. Se on myös viisasta: hänen lupauskorttinsa kädessäsi lasketaan, kun hän on ylivaltias.
    .act1 = Paina Mefistofelesta
    .act2 = Paina Äänestä
    .done = Pidit sanasi äänestyksessä ja voitit
lesson-end = Valta valtaistuimen takana
    .text = Mefistofeles kantaa kruunua, ja sinä voitat 12–5.
    .open1 = Sielunhaku Maan päältä
    .open2 = Hyökkääminen
    .open3 = Rituaalit
    .open4 = Kortit, joilla vastataan huutoon Seis!

## Rulebook

rulebook-goal = Tavoite
    .text =
        
        Lucifer on lähtenyt, ja Helvetti tarvitsee uuden ylivaltiaan. Olet piru: kokoat armeijoita, keräät sieluja, ryöstät naapureita ja ennen kaikkea tingit.
        Ottelu päättyy, kun yhdestä pirusta tulee <b>ylivaltias</b> muiden äänillä tai voittopisteillä. Sitten kaikki laskevat pisteensä, ja eniten saanut voittaa. Ylivaltias saa 4 lisäpistettä, mutta jokainen sen <b>lupauskortti</b> toisen kädessä on siellä 2 pisteen arvoinen. Ylivaltiaan lupausten haltija voi siis voittaa ilman kruunua.
        Piru pitää jokaisen lupauksensa. Siitä huolehtii pöytä itse.
rulebook-start = Alku
    .text =
        
        3 tai 4 pelaajalla valitset toisen kahdesta pirusta. Useammalla sinulle jaetaan yksi. Sen voima lukee kortissa ja kestää koko pelin. Saat sen 6 lupauskorttia ja nostat 6 resurssikorttia.
        Jos kädessäsi <b>ei ole linnoitusta</b>, voit vaihtaa kaikki 6 korttia kerran.
rulebook-round = Kierros
    .text =
        
        Kierroksessa on kahdeksan vaihetta: <b>alustus</b> (nosta 2 korttia, Maan nopat), <b>pöytäys</b>, <b>taistelut</b>, <b>rituaalit</b>, <b>voittopisteet</b>, <b>neuvonpito</b>, <b>päätösrinki</b> ja <b>viimeistely</b>.
        Avoimissa vaiheissa kaikki toimivat yhtä aikaa. Paina Valmis, kun sinulla ei ole enää tehtävää. Tarjouksiin voit silti vastata. Kun kaikki ovat valmiita, avautuu viimeinen reaktio, ja vaihe on ohi.
        Nostaessasi sinulla saa olla yhteensä enintään <b>21 korttia</b>: piru, asema- ja lupauskortit, käsi ja pöydätyt. Sieluja ei lasketa.
rulebook-cards = Viisi korttilajia
    .text =
        
        <b>Laumat</b> pöydätään, ne taistelevat ja pysyvät, kunnes tuhoutuvat. Yhdessä taistelevat laumat ovat armeija. <b>Linnoitus</b> suojaa valtakuntaasi ja pitää vangit. Sinulla voi olla niitä yksi. <b>Artefaktit</b> kulkevat pirusi mukana. <b>Rituaalit</b> aloitetaan pöytäyksessä ja suoritetaan rituaaleissa, sieluilla. <b>Erikoiskortit</b> pelataan kädestä niihin painetuilla hetkillä.
        Kädessäsi olevalla linnoituskortilla on 3 käyttöä samanlaista linnoitusta vastaan: avaa se hyökätessäsi, livahda siitä taistelussa tai karkaa siitä vankina.
rulebook-tabling = Pöytäys
    .text =
        
        Pöytää laumoja ja artefakteja niin monta kuin haluat, ja yksi linnoitus. Aloita yksi rituaali. Lähetä pikkupiruja tai pirusi itse Maan päälle. Käy kauppaa.
        Kerran kierroksessa voit antaa minkä tahansa pirun lupauskortin <b>Tuntemattomille voimille</b> ja nostaa heti 6 korttia. Kortti on poissa lopullisesti, eikä kukaan näe, kenen se oli.
        Käden kortit ovat turvassa armeijoilta, mutta ne eivät myöskään taistele.
rulebook-earth = Sieluja Maan päältä
    .text =
        
        Seuraavassa alustuksessa kaikki Maan päällä olevat heittävät nopan. <b>Pikkupirut</b>: 1 jää kiinni ja tuhoutuu, 2 ei mitään, 3 tai 4 yksi sielu, 5 tai 6 kaksi sielua. <b>Pirulliset pikkupirut</b>: samoin, mutta eivät jää kiinni. <b>Piru</b>: 1 ei mitään, 2 tai 3 yksi, 4 tai 5 kaksi, 6 kolme. Se voi heittää kerran uudestaan.
        Maan päällä piru ei taistele, ei suorita rituaaleja eikä tule rinkiin. Siellä olevia pikkupiruja ei voi vahingoittaa, mutta ne eivät puolusta sinua.
        <b>2 sielua</b> vastaa 1 voimaa, ja niillä maksetaan rituaalit.
rulebook-trade = Kauppa
    .text =
        
        Tarjouksessa on kaksi vaakakuppia. Pane niihin kortteja, lupauskortteja, sieluja, laumoja, linnoituksia, vankeja, vilkaisu käteen ja kummankin lupauksia. Toinen piru hyväksyy, tekee vastatarjouksen tai torjuu. Kauppa siirtää kaiken heti, eikä sitä peruta.
        <b>Käsi- ja lupauskortteja</b> voi vaihtaa jokaisessa avoimessa vaiheessa, <b>pöydättyjä kortteja ja sieluja</b> vain pöytäyksessä ja viimeistelyssä. <b>Vangit</b> eivät vaihda omistajaa taisteluissa, mutta ne voi siellä vapauttaa.
        Tarjous on avoin kaikille tai vain teidän kahden tiedossa. Chatissa puhuttu ei sido ketään.
rulebook-promises = Lupaukset sitovat
    .text =
        
        Lupaus on yksi lause, joka kootaan painallus kerrallaan: mitä, kenelle, mihin asti ja ehkä millä ehdolla. Sinetöitynä se kirjataan lupauskirjaan ja sitoo. <b>Teko, joka rikkoisi sen, evätään</b>. Luvattua kysytään sinulta, kun se erääntyy, ja se tehdään puolestasi, jos vaikenet. Vain lupauksen saaja voi vapauttaa sinut.
        Et voi vannoa sitä, mitä et voi pitää. <b>Lujasti</b>: se on sinulla nyt. <b>Heti kun pystyn</b>: voimassa, kunnes pidetään. <b>Jos pystyn</b>: puuttuva raukeaa, ja kätesi voidaan näyttää todisteeksi.
        Jos muut estävät sinua, luja lahjalupaus voi silti <b>rikkoutua</b>: se maksaa 1 voittopisteen. Jos loppua ei sanota, lupaus kestää tämän kierroksen.
rulebook-attack = Hyökkääminen
    .text =
        
        Hyökkäysvuoro kiertää aloittajasta. Omallasi hyökkää valtakuntaan tai ohita. Kuhunkin valtakuntaan saat hyökätä kerran kierroksessa. Kun kaikki ohittavat peräkkäin, taistelut ovat ohi.
        Julistettu hyökkäys aloittaa <b>neuvottelun</b>: kaikki voivat käydä kauppaa, ja voit jatkaa, vaihtaa kohdetta kerran tai pysähtyä. Sitten et voi perääntyä.
        Poissa kotoa armeija tarvitsee johtajan: pirusi tai Langenneet enkelit. Jos pirusi marssii ulos, sen rituaali lykkääntyy.
rulebook-organisation = Ennen noppia
    .text =
        
        Hyökkääjä valitsee armeijansa. Jokainen muu vapaa piru voi <b>liittyä kummalle puolelle tahansa</b> auttajaksi, mukanaan haluamansa laumat. Puolustaja voi <b>paeta</b> (ensimmäisellä taistelukierroksella ilman korttia), <b>antautua</b> tai taistella. Auttajat voivat vaihtaa puolta ja lähteä kotiin. Kauppa käy.
        Sivussa pysyvä piru voi iskeä valtakuntaan, jonka piru on poissa: se on <b>hyökkäys selustaan</b>.
        Jos sekä hyökkääjä että puolustaja nostavat valkoisen lipun, tällä taistelukierroksella ei heitetä. Kun kaikki ovat valmiita, puolet lukitaan.
rulebook-dice = Nopat
    .text =
        
        Puolen voima on sen pirut, laumat, puolet sieluista ja puolustuksella linnoitus. Iskunvaihtoja on <b>2</b>, ja lisäksi 2 kummastakin puolesta, jolla on 25 voimaa, tai 4, jos voimaa on 50.
        Kumpikin puoli heittää 1 nopan, 2, jos voimaa on kaksin verroin, 3, jos kolmin verroin. Juuri osuman saanut heittää 2 enemmän. Parhaita noppia verrataan, ja <b>pienempi saa osuman</b>. Tasapelissä suurempi voima voittaa.
        <b>Suoja</b> vähennetään hyökkäyksen nopasta, kun puolustus saisi osuman. <b>Esimerkki:</b> 74 vastaan 34 on 2 + 4 + 2 = 8 iskunvaihtoa, 2 noppaa yhtä eli 1 vastaan.
rulebook-hits = Kuka kaatuu
    .text =
        
        Valitse jokaisesta osumasta, kuka sen ottaa: lauma tuhoutuu, sielujoukko menettää nopan verran sieluja, linnoitus kääntyy nurin tämän taistelun ajaksi tai piru <b>kaatuu</b>. Kumpikin puoli valitsee salaa.
        <b>Juggernautit</b> ottavat ensimmäiset osumat ja iskevät kaatuessaan takaisin. <b>Leviatan</b> saa osuman viimeisenä.
        Jos puolella on useita piruja, sen hyökkääjä tai puolustaja jakaa osumat tasan.
rulebook-aftermath = Taistelun jälkeen
    .text =
        
        Hyökkäys voittaa, kun puolustuksessa ei ole enää ketään ilman osumaa. Silloin jokainen kaatunut piru, ystäväkin, on hyökkääjän <b>vanki</b>, valtakunnan kädestä <b>ryöstetään</b> 3 satunnaista korttia, 5, jos pirulla on yli 21, ja linnoituksen voi <b>ottaa, hävittää tai jättää</b>.
        Jos hyökkäys epäonnistuu, kaatuneet pirut ovat puolustajan vankeja. Jos hyökkääjä ja puolustaja kaatuvat samalla kertaa, kukaan ei voita.
        Voitettu hyökkäys, jossa ryöstetään tai vangitaan, on <b>hyökkäysvoitto</b>. Tappioin torjuttu hyökkäys on <b>puolustusvoitto</b>.
rulebook-captives = Vangit
    .text =
        
        Vanki on vangitsijansa linnoituksessa. Se ei taistele, ei suorita rituaaleja, ei käy Maan päällä eikä tule rinkiin, mutta sen pelaaja nostaa, pöytää laumoja ja käy kauppaa vangitsijansa kanssa. Muiden kanssa kauppaan tarvitaan vangitsijan lupa.
        Se pääsee vapaaksi, kun vangitsija vapauttaa sen, Vankilapaolla, samanlaisella linnoituskortilla pöytäyksessä tai kun joku ottaa linnoituksen. <b>Toistensa vangit vaihdetaan heti.</b>
        Ilman linnoitusta (tai Kahlesormusta) kukaan ei voi pitää vankia.
rulebook-rituals = Rituaalit
    .text =
        
        Rituaali on edessäsi kuvapuoli ylöspäin pöytäyksestä alkaen: kaikki näkevät, mitä on tulossa, ja voivat maksaa, ettet tee sitä. Rituaaleissa kukin aloittajasta alkaen suorittaa omansa, peruu sen tai <b>lykkää</b> seuraavalle kierrokselle.
        Suorittaminen ilmoitetaan ensin: se on viimeinen hetki häiritä. Sitten maksetaan sielut ja valitaan kohde, eikä kukaan voi enää reagoida.
        Pakeneva, antautuva tai osuman saanut piru menettää rituaalinsa. Pahin niistä on Kaaoskataklysmi.
rulebook-stop = Seis!
    .text =
        
        Herkillä hetkillä kaikilta kysytään reaktiota, olipa kädessä mitä tahansa: <b>Ohita tai Seis!</b> Siitä ei voi päätellä, kenellä on kortti. Ensimmäisenä Seis! huutanut saa puheenvuoron, ja kaikki pysähtyy.
        Puheenvuorolla pelaat yhden erikoiskortin, artefaktin tai voiman, tai peräännyt. Perääntyminen maksaa <b>hämäyksen</b>: niitä on 3 kierroksessa.
        Kun jotakin on pelattu, kaikille avautuu uusi reaktio.
rulebook-status = Voittopisteet
    .text =
        
        Jokainen asemakorttisi antaa 1 voittopisteen kierroksessa. <b>Sielujen mestari</b>: vähintään 5 sielua Maan päältä tällä kierroksella ja 2 enemmän kuin muilla. <b>Mahtavin piru</b>: vähintään 25 voimaa kotona ja 3 enemmän kuin muilla. <b>Voittoisin piru</b>: eniten hyökkäysvoittoja.
        Asema on ensin epävakaa ja pidettynä vakaa. Vakaa kestää yhden huonon kierroksen.
        Voittopisteet pysyvät. Vain rikottu lupaus vie niitä.
rulebook-council = Neuvonpito
    .text =
        
        Nämä ovat viimeiset puheet ennen rinkiä. Täällä ostetaan ääniä, tavallisesti <b>lupauskorteilla</b>: ne eivät maksa sinulle mitään, ellei sinua kruunata, ja silloin juuri niillä äänestäjäsi voittavat.
        Hyödyllisiä lauseita: ”Äänestän Belialia tällä kierroksella, jos tulen päätösrinkiin”, ”Jos Belial nousee ylivaltiaaksi, annan sinulle 2 korttia”.
        Laske, ennen kuin myyt: kuinka monta vastustajaa ehdokas vielä kestää?
rulebook-ring = Päätösrinki
    .text =
        
        Jokainen Helvetissä oleva piru tulee tai pysyy kotona, salaa. Tulleet äänestävät vuorotellen ehdokasta tai eivät ketään. Ehdokas kruunataan, jos ainakin 2 pirua tuli, joku äänesti sitä ja <b>vastustajia on vähemmän kuin sillä merkkejä</b>. Jos tulit etkä nimennyt sitä, vastustat sitä, vaikka olisit itse ehdokas.
        <b>Esimerkki:</b> 3 merkkiä ja 4 pirua ringissä. 2 äänestää sitä, 2 ei: se kruunataan.
        Jos ketään ei kruunata, riittävästi voittopisteitä kerännyt piru ottaa valtaistuimen. Jos sellaista ei ole, kaikki tulleet asettavat pirun ehdolle seuraavaan rinkiin: jokainen ehdokkuus on merkki, ja 6 voittopisteestä suosittu saa yhden lisää.
rulebook-finishing = Viimeistely
    .text =
        
        Paenneet ja haavoittuneet pirut ovat taas kotona. Pöydättyjä kortteja voi jälleen vaihtaa, ja nyt erääntyvät velat maksetaan.
        Hylkää turhat kortit. <b>21 kortilla</b> et nosta seuraavalla kierroksella mitään, ja jos sinulla on enemmän, ryöstäjä vie 5 korttia eikä 3.
rulebook-end = Tilinteko
    .text =
        
        Ylivaltias on selvillä. Ensin maksetaan tälle hetkelle luvattu. Sitten pisteet: 1 jokaisesta voittopisteestä, <b>4</b> ylivaltiaalle, <b>2</b> jokaisesta ylivaltiaan lupauskortista kädessäsi. Ylivaltiaan omassa kädessä ne ovat vain 1.
        <b>Esimerkki:</b> ylivaltiaalla on 7 pistettä ja 2 omaa korttiaan: 7 + 4 + 2 = 13. Kilpailijalla on 8 pistettä ja 3 ylivaltiaan korttia: 8 + 6 = 14, ja hän voittaa.

# Mitä valmentaja sanoo: `advice-*` aloittaa virkkeen (mitä tehdä), `why-*` jatkaa sitä (miksi se on hyvä). Substantiivit kuin lokissa
coach-good = Pirullisen hyvin pelattu!
advice-lay-down = Pöytää { $card }
advice-send-up = Lähetä Maan päälle { $card }
advice-start-ritual = Aloita rituaali { $card }
advice-finish-ritual = Suorita rituaali { $card }
advice-use-card = Käytä kortti { $card }
advice-use-on = Käytä kortti { $card }, kohteena { $target }
    .your = Käytä kortti { $card }, kohteena sinä itse
advice-use-on-card = Käytä kortti { $card }, kohteena { $other } ({ $target })
    .your = Käytä kortti { $card }, kohteena oma korttisi { $other }
advice-use-in-battle = Käytä kortti { $card } { FORM($target, form: "gen") } valtakunnan taistelussa
    .your = Käytä kortti { $card } oman valtakuntasi taistelussa
advice-throw-away = Hylkää { $card }
advice-ask-powers = Anna Tuntemattomille voimille { FORM($target, form: "gen") } lupauskortti
    .your = Anna Tuntemattomille voimille oma lupauskorttisi
advice-go-ready = Paina Valmis
advice-march-on = Hyökkää { FORM($target, form: "gen") } valtakuntaan
advice-stay-home = Älä hyökkää kenenkään kimppuun
advice-strike = Hyväksy { FORM($target, form: "gen") } tarjous
advice-turn-down = Hylkää { FORM($target, form: "gen") } tarjous
advice-propose = Tee tarjous, saajana { $target }
advice-counter = Vastaa { FORM($target, form: "to") } toisella tarjouksella
advice-go-ahead = Jatka hyökkäystä { FORM($target, form: "gen") } valtakuntaan
advice-break-off = Peru hyökkäys
advice-join-attack = Tuo armeija hyökkäykseen { FORM($target, form: "gen") } valtakuntaan
advice-join-defence = Tuo armeija puolustamaan { FORM($target, form: "gen") } valtakuntaa
advice-call-troops = Kutsu lisää laumoja
advice-go-home = Vie armeija kotiin
advice-give-up = Antaudu
advice-run-away = Pakene
advice-raise-flag = Nosta valkoinen lippu
advice-strike-rear = Hyökkää { FORM($target, form: "gen") } valtakuntaan selustasta
advice-hit-horde = Anna osuma: { $card }
advice-hit-souls = Anna osuma sieluille
advice-hit-fortress = Anna osuma linnoitukselle
advice-hit-devil = Anna osuma pirulle
advice-take-fortress = Ota linnoitus
advice-raze-fortress = Hävitä linnoitus
advice-leave-fortress = Jätä linnoitus
advice-send-devil = Lähetä pirusi Maan päälle
advice-be-devil = Ole { $devil }
advice-keep-hand = Pidä kätesi
advice-draw-six = Nosta kuusi uutta korttia
advice-roll-next = Seuraavaksi saavat heittää { $card }
advice-roll-devil = Anna pirusi heittää seuraavaksi
advice-keep-die = Pidä { $die }
advice-roll-again = Heitä { $die } uudestaan
advice-keep-fortress = Pidä { $card }
advice-give-cards = Anna { $cards }
advice-take-cards = Ota { FORM($target, form: "gen") } kädestä { $cards }
advice-pay-tribute = Anna { FORM($target, form: "to") } veroksi { $card }
advice-pay-any = Anna { FORM($target, form: "to") } satunnainen kortti
advice-confiscate = Ota { FORM($target, form: "from") } { $cards }
advice-leave-artifacts = Jätä { FORM($target, form: "to") } kaikki artefaktit
advice-demand-tribute = Vaadi { FORM($target, form: "from") } veroa
advice-forswear-one = Pyörrä lupaus
advice-break-out = Karkaa kortilla { $card }
advice-put-off = Lykkää rituaalia { $card }
advice-drop-ritual = Peru rituaali { $card }
advice-aim-at = Suuntaa rituaali { $card } { FORM($target, form: "into") }
advice-aim-at-cards = Suuntaa rituaali { $card } { FORM($target, form: "into") }, kohteena { $cards }
advice-aim-at-souls = Suuntaa rituaali { $card } { FORM($target, form: "gen") } sieluihin
advice-aim-at-all = Suuntaa rituaali { $card } { FORM($target, form: "gen") } sieluihin ja laumoihin
advice-raise = Tuo rituaalilla { $card } takaisin { $cards }
advice-wreck = Tuhoa { FORM($target, form: "from") } { $card }
advice-wreck-souls = Tuhoa { FORM($target, form: "from") } enintään 3 sielua
advice-come-to-ring = Tule päätösrinkiin
advice-stay-away = Pysy kotona
advice-vote-for = Äänestä { FORM($target, form: "part") }
    .your = Äänestä itseäsi
advice-vote-for-nobody = Älä nimeä ketään
advice-nominate = Aseta { $target } ehdolle
    .your = Aseta itsesi ehdolle
advice-nominate-nobody = Älä aseta ketään ehdolle
advice-let-pass = Ohita
advice-back-down = Peräänny
advice-wait-for = Odota, mitä { $target } tekee
advice-wait-out = Odota
advice-turn-to = Käännä hyökkäys { FORM($target, form: "gen") } valtakuntaan
advice-slip-out = Livahda ulos kortilla { $card }
advice-open-gates = Avaa portit kortilla { $card }
advice-lower-flag = Laske valkoinen lippu
advice-hit-shield = Anna osuma vaskikilvelle
advice-pass-hit = Anna osuma { FORM($target, form: "to") }
    .your = Ota osuma itse
advice-settle-hits = Vahvista osumat
advice-keep-plunder = Pidä koko saalis
advice-share-plunder = Anna osa saaliista auttajille ({ $seats })
why-has-power = sen voima on { $n }
why-draws-cards = niiltä saa siitä { $n ->
    [one] 1 kortin
   *[other] { $n } korttia
}
why-outmatches = hyökkäävä valtakunta on vahvempi: voimaa on { $mine }, puolustajalla { $theirs }
    .your = hyökkäävä valtakunta on vahvempi: voimaa on { $mine }, sinulla { $theirs }
why-nobody-weaker = minkään muun valtakunnan voima ei ole pienempi
why-can-bring = hyökkäykseen saadaan { $mine } voimaa, ja { FORM($target, form: "gen") } valtakunnassa on { $theirs }
    .your = hyökkäykseen saadaan { $mine } voimaa, ja valtakunnassasi on { $theirs }
why-cannot-match = hyökkäykseen saadaan vain { $mine } voimaa, ja { FORM($target, form: "gen") } valtakunnassa on { $theirs }
    .your = hyökkäykseen saadaan vain { $mine } voimaa, ja valtakunnassasi on { $theirs }
why-nobody-weak-enough = koko armeijassa on { $n } voimaa, ja jokaisessa mahdollisessa kohteessa vähintään saman verran
why-left-bare = kun armeija on poissa, kotiin jää { $mine } voimaa, ja { FORM($target, form: "at") } on lähettää { $theirs }
    .your = kun armeija on poissa, kotiin jää { $mine } voimaa, ja sinulla on lähettää { $theirs }
why-attack-ahead = hyökkäyksellä on { $attack } voimaa, puolustuksella vain { $defence }
why-defence-holds = puolustuksella on { $defence } voimaa, hyökkäyksellä { $attack }
why-may-come = { FORM($target, form: "at") } on lähettää { $mine } voimaa, ja puolustuksella on { $theirs }
    .your = sinulla on lähettää { $mine } voimaa, ja puolustuksella on { $theirs }
why-has-surrendered = { $target } on antautunut
    .your = olet antautunut
why-tips-attack = silloin hyökkäyksellä on { $attack } voimaa, puolustuksella { $defence }
why-tips-defence = silloin puolustuksella on { $defence } voimaa, hyökkäyksellä { $attack }
why-no-dice = kun molemmat valkoiset liput ovat ylhäällä, tällä taistelukierroksella ei heitetä
why-nobody-leads = kukaan ei voi johtaa armeijaa
why-not-enough = heikommalta puolelta puuttuu { $lacks } voimaa, ja apuun voisi tulla { $n }
why-weakest-horde = yhdessäkään muussa mahdollisessa laumassa ei ole vähemmän voimaa
why-costs-souls = se maksaa { $n ->
    [one] 1 sielun
   *[other] { $n } sielua
}
why-turns-over = osuma vain kääntää sen nurin tämän taistelun ajaksi
why-juggernauts-first = Juggernautit ottavat ensimmäiset osumat
why-nothing-else = mikään muu ei voi ottaa sitä
why-own-walls = sen suoja on { $there }, kotona olevan { $own }
why-no-walls = kotona ei ole linnoitusta
why-nobody-ahead = kenelläkään ei ole enempää kuin { FORM($target, form: "gen") } { $n ->
    [one] 1 voittopiste
   *[other] { $n } voittopistettä
}
    .your = kenelläkään ei ole enempää kuin sinun { $n ->
    [one] 1 voittopisteesi
   *[other] { $n } voittopistettäsi
}
why-others-ahead = muilla on enemmän voittopisteitä kuin { FORM($target, form: "at") }
    .your = muilla on enemmän voittopisteitä kuin sinulla
why-adds-dice = se lisää { $n ->
    [one] nopan
   *[other] { $n } noppaa
} tämän taistelukierroksen jokaiseen iskunvaihtoon
why-asks-more = se tuo { $brings ->
    [one] 1 kortin
   *[other] { $brings } korttia
} ja maksaa { $costs }
why-brings-more = se tuo { $brings ->
    [one] 1 kortin
   *[other] { $brings } korttia
} ja maksaa { $costs }
why-pays-promise = se tuo { $n ->
    [one] 1 kortin
   *[other] { $n } korttia
} ja maksaa vain lupauksen
why-horde-moves = siinä vaihtuvassa laumassa on { $n } voimaa
why-leaves-alone = { FORM($target, form: "at") } on { $theirs } voimaa vastassa { $mine }, ja kaupassa vannotaan, ettei hyökkäystä tule
    .your = sinulla on { $theirs } voimaa vastassa { $mine }, ja vannoisit, ettet hyökkää
why-binds-stronger = se kieltää { $mine } voiman hyökkäyksen, kun { FORM($target, form: "at") } on { $theirs }
    .your = se kieltää { $mine } voiman hyökkäyksen, kun sinulla on { $theirs }
why-votes-missing = { FORM($target, form: "from") } puuttuu valtaistuimeen { $n ->
    [one] 1 ääni
   *[other] { $n } ääntä
}
    .your = sinulta puuttuu valtaistuimeen { $n ->
    [one] 1 ääni
   *[other] { $n } ääntä
}
why-feeds-leader = { $target } johtaa { $n ->
    [one] 1 voittopisteellä
   *[other] { $n } voittopisteellä
}
    .your = johdat { $n ->
    [one] 1 voittopisteellä
   *[other] { $n } voittopisteellä
}
why-asks-for-more = se tuo { $n ->
    [one] kortin
   *[other] { $n } korttia
} enemmän kuin pöydällä oleva tarjous
why-hordes-in-hand = kuudesta kortista { $n } on laumoja
why-lacks-walls = { $n ->
    [0] kädessä ei ole linnoitusta eikä laumoja
   *[other] kädessä ei ole linnoitusta, ja laumoja on vain { $n }
}
why-rolls-better = { $n } silmälukua kuudesta tuo enemmän sieluja
why-rolls-no-better = { $n ->
    [0] mikään silmäluku ei tuo enempää sieluja
    [one] vain 1 silmäluku kuudesta tuo enemmän sieluja
   *[other] vain { $n } silmälukua kuudesta tuo enemmän sieluja
}
why-would-be-caught = tällä heitolla ne jäävät kiinni
why-better-walls = sen suoja on { $n }, toisen { $other }
why-costs-too-much = se maksaa { $n ->
    [one] 1 sielun
   *[other] { $n } sielua
}, ja { $mine ->
    [0] sieluja ei ole
   *[other] sieluja on vain { $mine }
}
why-away-has-no-say = kotiin jäävä ei äänestä eikä aseta ketään ehdolle
why-away-opposes-nobody = kotiin jäävä ei vastusta ketään
why-can-bear = { $against ->
    [0] kukaan ei toistaiseksi vastusta { FORM($target, form: "part") }
   *[other] { FORM($target, form: "part") } vastustaa toistaiseksi { $against }
}, ja estämiseen tarvittaisiin { $markers }
    .your = { $against ->
    [0] kukaan ei toistaiseksi vastusta sinua
   *[other] sinua vastustaa toistaiseksi { $against }
}, ja estämiseen tarvittaisiin { $markers }
why-counts-against = se lasketaan { FORM($target, form: "part") } vastaan, jolla on { $markers ->
    [one] 1 merkki
   *[other] { $markers } merkkiä
}
    .your = se lasketaan sinua vastaan, ja sinulla on { $markers ->
    [one] 1 merkki
   *[other] { $markers } merkkiä
}
why-bears-more = jokainen merkki auttaa kestämään yhden vastustajan enemmän

## Diagrams of the rulebook

diagram-goal-point = Jokaisesta voittopisteestä
diagram-goal-overlord = Ylivaltiaalle
diagram-goal-promise = Jokaisesta ylivaltiaan lupauskortista toisen kädessä
diagram-goal-own = Jokaisesta sellaisesta ylivaltiaan omassa kädessä
diagram-trade-offer = Tarjous
diagram-trade-answer = Hyväksytään, vastataan tai torjutaan
diagram-trade-deal = Kaikki siirtyy heti
diagram-trade-hand = Käsi- ja lupauskortit
    .note = Jokaisessa avoimessa vaiheessa.
diagram-trade-tabled = Pöydätyt kortit ja sielut
    .note = Vain pöytäyksessä ja viimeistelyssä.
diagram-trade-captives = Vangit
    .note = Eivät taisteluissa, mutta niissä ne voi vapauttaa.
diagram-free-captor = Vangitsija vapauttaa sen
diagram-free-jailbreak = Joku pelaa Vankilapaon
diagram-free-card = Samanlainen linnoituskortti pöytäyksessä
diagram-free-fall = Joku ottaa linnoituksen
diagram-free-both = Kaksi toistensa vankia
    .note = Heidät vaihdetaan heti.
diagram-end-overlord = Ylivaltias
diagram-end-rival = Kilpailija
