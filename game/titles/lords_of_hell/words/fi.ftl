title-tagline = Helvetillistä politiikkaa
title-about =
    Lucifer on lähtenyt. Kokoa armeijoita, kerää sieluja Maan päältä, ryöstä naapureita.
    Käy kauppaa mistä tahansa ja vanno lupauksia, joita kukaan ei voi rikkoa.
    Yksi piru kruunataan. Sen lupauskorttien haltija saattaa silti voittaa.

## What the rules say

# Asks. {name} who is asked; {round} the round; {die} what the die shows; {piece} what rolled; {card} a card; {of}, {to}, {other}
# devils; {n} how many; {cost} Souls; {phase} the phase. `.first` is the longer wording for a newcomer, `.stakes` what is at
# stake and what happens when the time is up.
ask-pick-devil = Kumpi piru olet? Toinen poistuu pelistä.
    .first = Jokainen valitsee salaa kahdesta pirusta. Sen voima on sinun koko pelin, ja kuudessa lupauskortissasi on sen nimi.
    .waiting = Valitsee pirua: { $name }
    .stakes = Valinnat paljastetaan yhtä aikaa.
    .timeout = Ajan loppuessa olet ensimmäinen.
ask-mulligan = Pidätkö nämä kuusi korttia?
    .none = Sinulla ei ole linnoitusta: pidä nämä kuusi tai vaihda kerran kaikki.
    .first = Linnoitukseton saa vaihtaa koko kätensä kerran. Armeijat taistelevat, linnoitus suojaa valtakuntaa ja pitää vangit.
    .waiting = Katsoo korttejaan: { $name }
    .stakes = Muut näkevät vaihdon, eivät sitä, kuka olisi voinut vaihtaa.
    .timeout = Ajan loppuessa: pidät, jos armeijoita on kaksi.
ask-earth-dice = Kuka omistasi koputtaa seuraavaksi Maan päällä?
    .first = Jokainen omasi Maan päällä heittää nopan haluamassasi järjestyksessä ja tuo sieluja. Pikkupirut jäävät kiinni ykkösellä.
    .waiting = { $name } kerää sieluja Maan päällä.
    .stakes = Sitten kaikki palaavat kotiin.
    .timeout = Ajan loppuessa: pikkupirut ensin, piru viimeisenä.
ask-earth-reroll = { $piece }: noppa näyttää { $die }. Heitetäänkö uudestaan?
    .first = Saat heittää tämän nopan vielä kerran; toinen heitto jää voimaan, parempi tai huonompi.
    .waiting = { $name } katsoo noppaa: { $die }
    .stakes = Toinen heitto jää voimaan.
    .timeout = Ajan loppuessa huono heitto uusitaan.
ask-tabling = Pöytäys, kierros { $round }: pöytää kortteja, käy Maan päällä, aloita rituaali, käy kauppaa.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Laita eteesi armeijoita, linnoitus ja artefakteja; lähetä pikkupiruja hakemaan sieluja; lupaa ja käy kauppaa. Kaikki toimivat yhtä aikaa.
    .waiting = Pöytää vielä: { $name }
    .stakes = Poissa oleva ei puolusta kotia. Kun kaikki ovat valmiita{ $timed ->
        [yes] { " " }tai aika loppuu
       *[no] { "" }
    }, taistelut alkavat.
ask-rituals = Rituaalit, kierros { $round }: viimeiset puheet ennen suoritusta.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Pian jokaisen pystyssä olevan rituaalin saa suorittaa loppuun. Sitä ennen sen voi häiritä, perua tai ostaa pois.
    .waiting = Puhuu vielä: { $name }
    .stakes = Kun kaikki ovat valmiita{ $timed ->
        [yes] { " " }tai aika loppuu
       *[no] { "" }
    }, rituaalit suoritetaan.
ask-council = Neuvonpito, kierros { $round }: vaihda kortteja, ääniä ja lupauksia.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Seuraavaksi on päätösrinki. Äänet ostetaan täällä: maksa lupauskorteilla, jotka lasketaan vain, jos niiden allekirjoittaja kruunataan.
    .waiting = Neuvottelee vielä: { $name }
    .stakes = Kun kaikki ovat valmiita{ $timed ->
        [yes] { " " }tai aika loppuu
       *[no] { "" }
    }, rinki kokoontuu ja puheet loppuvat.
ask-finishing = Viimeistely, kierros { $round }: viimeiset kaupat, ja turhat kortit pois.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Paenneet ja haavoittuneet pirut ovat taas kotona. Kortteja saa nostaa vain 21:een: täysi pöytä ei nosta mitään.
    .waiting = Viimeistelee vielä: { $name }
    .stakes = Pöydätyt kortit voivat vielä vaihtaa omistajaa. Sitten alkaa uusi kierros.
ask-beat = Sanottavaa? Ohita tai seis!
    .passed = Ohitit.
    .first = Kaikilta kysytään tällaisella hetkellä, olipa kädessä mitä tahansa. Seis! antaa pelata kortin; kolmesti kierroksessa saa hämätä.
    .waiting = Hetki seis-huudolle: { $name }
    .stakes = Kun kaikki ovat ohittaneet, peli jatkuu.
    .timeout = Ajan loppuessa ohitat.
ask-floor = Puheenvuoro on sinun: pelaa yksi kortti tai luovu vuorosta.
    .others = Puheenvuoro: { $name }. Sinäkin voit huutaa seis!
    .queued = Puheenvuoro: { $name }. Olet jonossa.
    .first = Kaikki odottavat sinua. Pelaa yksi erikoiskortti, artefakti tai voima, tai luovu: se on tyhjä seis.
    .waiting = Puheenvuoro: { $name }
    .stakes = Tyhjät seis-huudot lasketaan: kolme kierroksessa.
    .timeout = Ajan loppuessa luovut.
ask-fortress = Kaksi linnoitusta: kumman pidät?
    .first = Valtakunnassa on yksi linnoitus. Toinen poistetaan; vangit siirtyvät siihen, jonka pidät.
    .waiting = { $name } valitsee linnoitusta.
    .stakes = Toinen poistetaan.
    .timeout = Ajan loppuessa pidät paremmin suojatun.
ask-cards = Lupaus erääntyy: valitse annettavat kortit. Montako: { $n }
    .vault = Näet käden: { $of }. Ota kortteja: { $n }
    .first = Vannoit antavasi kortteja, jotka saat itse valita. Nyt on se hetki; peli siirtää ne.
    .waiting = { $name } valitsee kortteja.
    .timeout = Ajan loppuessa lähtevät kätesi ensimmäiset.
    .vault-timeout = Ajan loppuessa otat vahvimmat.
ask-cast = Rituaalisi: suorita loppuun, peru tai lykkää seuraavalle kierrokselle?
    .first = Loppuun suorittaminen maksaa sieluja. Lykätty rituaali odottaa kyljellään ja nousee pystyyn seuraavassa pöytäyksessä.
    .waiting = { $name } päättää rituaalista.
    .timeout = Ajan loppuessa: suoritetaan, jos on varaa ja kohde, muuten lykätään.
    .others = { $seat } päättää rituaalista. Kauppaa voi vielä käydä.
ask-ritual-target = { $card }: valitse kohde.
    .first = Kukaan ei voi enää estää sitä. Lupauksesi suojaamaa pirua ei voi valita.
    .waiting = { $name } suorittaa: { $card }
    .timeout = Ajan loppuessa kohteena on voittopisteitä eniten kerännyt.
ask-chain = Kaaos: tuhoa yksi asia pirulta, johon ei ole vielä osuttu.
    .first = Kohde iskee seuraavaan: lauma, artefakti, linnoitus, rituaali tai 3 sielua joltakulta, johon ei ole vielä osuttu.
    .waiting = { $name } jatkaa kaaosta.
    .stakes = Se päättyy, kun kohteita ei ole.
    .timeout = Ajan loppuessa kohteena on johtaja.
ask-confiscate = Vankisi on { $of }: mitkä artefaktit otat?
    .first = Saat ottaa vangin artefaktit, ja ne pöydätään heti. Muut jäävät vangille.
    .waiting = { $name } tutkii vankia.
    .timeout = Ajan loppuessa otat kaikki.
ask-tribute = Veroa pirulle { $to }: anna yksi valitsemasi kortti.
    .first = Asmodeus vaatii kerran kierroksessa, ja sinä valitset kortin. Muut eivät näe sitä.
    .waiting = { $name } maksaa veroa.
    .timeout = Ajan loppuessa lähtee satunnainen kortti.
ask-arrival = Tuletko päätösrinkiin?
    .first = Joka tulee eikä äänestä ehdokasta, vastustaa häntä. Poissa pysyminen helpottaa muiden valintaa.
    .waiting = Matkalla rinkiin: { $name }
    .stakes = Valitaan salaa, paljastetaan yhtä aikaa.
    .timeout = Ajan loppuessa tulet.
ask-vote = Äänesi: ehdokas tai ei kukaan.
    .first = Ehdokas kruunataan, jos vastustajia on ringissä vähemmän kuin sillä merkkejä. Voittajan ratkaisevat sitten lupauskortit.
    .waiting = { $name } äänestää.
    .stakes = Jos et nimeä ehdokasta, vastustat sitä.
    .timeout = Ajan loppuessa et nimeä ketään.
ask-nominate = Ehdota yhtä pirua seuraavaan rinkiin, tai ei ketään.
    .first = Jokainen ehdotus on merkki. Mitä enemmän merkkejä, sitä enemmän vastustusta piru kestää seuraavassa ringissä.
    .waiting = Ehdottaa vielä: { $name }
    .stakes = Salaa, paljastetaan yhtä aikaa.
    .timeout = Ajan loppuessa et ehdota ketään.

# Places of a moment: what an open beat or a floor belongs to (`window` of the ask)
window-tabling = Pöytäys päättyy
window-rituals = Rituaali ollaan suorittamassa
window-council = Neuvonpito päättyy
window-finishing = Kierros päättyy

# Phases without a name in data/tables.toml
phase-setup = Ennen ensimmäistä kierrosta
phase-settlement = Tilinteko
phase-over = Loppu

# The five types of resource cards, devils, promise and status cards, as headings
type-army = Armeijat
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
verb-back = Takaisin Maasta
verb-begin = Aloita rituaali
verb-take-back = Ota takaisin käteen
verb-call-off = Peru
verb-swap = Tuntemattomat voimat
verb-discard = Poista
verb-free = Vapauta
verb-leave = Kauppalupa
verb-play = Pelaa
verb-artifact = Käytä
verb-tribute = Vaadi veroa
verb-forswear = Pyörrä lupaus
verb-escape = Karkaa
verb-offer = Sinetöi tarjous
verb-accept = Hyväksy
verb-decline = Hylkää
verb-withdraw = Vedä pois
verb-counter = Vastatarjous
verb-pass = Ohita
verb-hold = Seis!
verb-release = Luovu
verb-wait = Odota
verb-keep = Pidä
verb-redraw = Vaihda kaikki
verb-reroll = Heitä uudestaan
verb-complete = Suorita
verb-delay = Lykkää
verb-target = Valitse
verb-random = Satunnainen kortti
verb-come = Tule
verb-home = Pysy kotona
verb-vote = Äänestä
verb-vote-decline = Ei kukaan
verb-nominate = Ehdota
verb-nobody = Ei ketään
verb-confirm = Vahvista
verb-public = Avoin tarjous
verb-private = Salainen tarjous
verb-anyone = Kenelle tahansa
ask-attack-turn = Hyökkäysvuorosi: hyökkää valtakuntaan tai ohita.
    .sworn = Hyökkäysvuorosi: olet vannonut hyökkääväsi, kohde { $realm }.
    .sworn-stakes = Lupaus pidetään.
    .sworn-timeout = Ajan loppuessa hyökkäys alkaa.
    .others = Hyökkäysvuoro: { $seat }. Sillä välin voi käydä kauppaa.
    .first = Kukin saa hyökätä kuhunkin valtakuntaan kerran kierroksessa. Voittaja ryöstää kortteja, ottaa vankeja ja ehkä linnoituksen.
    .waiting = { $name } etsii saalista.
    .stakes = Taistelut päättyvät, kun kaikki ovat ohittaneet peräkkäin.
    .timeout = Ajan loppuessa ohitat.
ask-parley = Marssit kohti: { $realm }. Jatkatko, käännytkö muualle vai pysähdytkö?
    .changed = Marssit kohti: { $realm }. Jatkatko vai pysähdytkö?
    .others = { $seat } marssii kohti: { $realm }. Nyt ehtii puhua.
    .first = Ennen verta puhutaan. Kaikki voivat käydä kauppaa; pirulle voi maksaa marssimisesta tai kääntymisestä.
    .waiting = { $name } pysähtyy porteille.
    .stakes = Tämän jälkeen et voi perua.
    .timeout = Ajan loppuessa jatkat.
ask-sworn-join = Olet vannonut liittyväsi, { $realm }: valitse, ketkä tuot.
    .first = Lupauksesi tuo sinut tähän taisteluun. Saat tuoda enemmän kuin lupasit, et vähempää.
    .waiting = { $name } pitää lupauksensa.
    .timeout = Ajan loppuessa pirusi liittyy heikoimmilla riittävillä joukoilla.
ask-organisation = Valtakunta { $realm }, taistelukierros { $round }: { $power } vastaan { $against }. Kuka seisoo missä?
    .attacker = Hyökkäät, kohde { $realm }: valitse armeijasi. Pirusi johtaa sitä.
    .defender = { $seat } hyökkää: { $against } vastaan sinun { $power }. Taistele, pakene, antaudu tai etsi ystäviä.
    .defender-stays = { $seat } hyökkää: { $against } vastaan sinun { $power }. Taistele, etsi ystäviä tai sovi.
    .helper = Taistelet pirun { $seat } puolella. Kutsu lisää, vaihda puolta tai lähde kotiin.
    .free = Valtakuntaan { $realm } hyökätään. Voit liittyä kummalle puolelle tahansa tai iskeä selustaan.
    .ready = Olet valmis. Uusi teko peruu sen.
    .first = Nyt armeijat tulevat ja menevät ja kauppoja tehdään. Kun kaikki ovat valmiita, puolet lukitaan ja nopat vierivät.
    .waiting = Ennen taistelua odotetaan: { $name }
    .stakes = Hävinneen puolen kaatunut piru joutuu vangiksi.
    .timeout = Ajan loppuessa kaikki jää ennalleen.
ask-spread = Osumia puolellesi: kuka ottaa minkäkin?
    .first = Puolen johtaja jakaa osumat tasan siellä taisteleville; Juggernautit ottavat ensimmäiset.
    .waiting = { $name } jakaa osumat.
    .stakes = Kukaan ei saa selvästi enempää kuin toinen.
    .timeout = Ajan loppuessa loput jaetaan puolestasi.
ask-place = Saat osumia: valitse, kuka kaatuu. Montako: { $n }
    .first = Osuma vie lauman, nopan verran sieluja, linnoituksen tai pirusi. Kaatunut piru jää voittajan vangiksi.
    .waiting = Laskee kaatuneitaan: { $name }
    .stakes = Valitaan salaa, näytetään yhtä aikaa.
    .timeout = Ajan loppuessa: sielut, heikot laumat, linnoitus, piru viimeisenä.
ask-share = Saalis on sinun. Jaatko sitä auttajille?
    .first = Voit antaa kunkin ryöstetyn kortin auttajalle. Muut eivät näe mitä.
    .waiting = { $name } laskee saalista.
    .timeout = Ajan loppuessa pidät kaiken.
ask-conquest = Linnoitus on auki, { $realm }: otatko, hävitätkö vai jätätkö sen?
    .others = { $seat } päättää linnoituksesta, { $realm }. Vielä ehtii maksaa.
    .first = Otettuna se on heti sinun ja entinen poistuu; ilman linnoitusta et pidä vankeja.
    .waiting = { $name } katselee porttia.
    .timeout = Ajan loppuessa: otat, jos sinulla ei ole linnoitusta, muuten jätät.
window-battle-parley = Hyökkäys on julistettu
window-battle-parley-named = { $name } julistaa hyökkäyksen, kohde: { $realm }
window-battle-predice = Ennen noppia
window-battle-after = Osumien jälkeen
window-battle-between = Taistelujen välissä
window-battle-organisation = Riveissä
verb-attack = Hyökkää
verb-go-on = Jatka
verb-pass-parley = Pysähdy
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
verb-way-out = Livahda linnoituksesta
verb-negate = Avaa portit
verb-give = Anna osuma
verb-hit = Ottaa osuman
verb-undo = Kumoa
verb-done = Valmis
verb-take = Ota
verb-raze = Hävitä
verb-leave-conquest = Jätä
side-attack = Hyökkäys
side-defence = Puolustus
troop-devil = Piru
troop-shield = Piru vaskikilven takana

# Amounts
amount-souls = { $n } sielua
amount-cards = { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }

# The log, by kind of cue. {seat}, {to}, {captor}, {target} players with their devils; {card}, {cards}, {tabled} cards; {devils}
# devils; {promises} promise cards; {n}, {count}, {souls}, {total} numbers; {phase}, {status} by name. Endings are variants:
# `.mine` for those whom the cards reach, the others by the noun that tells them apart.
log-devils = Helvetin pirut: { $devils }
log-starter = Aloittaja: { $seat }
log-dealt = { $seat } saa kortteja: { $count }
    .you = Kätesi: { $cards }
log-redrawn = { $seat } vaihtaa koko kätensä: { $count }
    .you = Uusi kätesi: { $cards }
log-drawn = { $seat } nostaa kortteja: { $count }
    .you = Nostat: { $cards }
log-reshuffled = Poistopinosta tulee pakka: { $count }
log-round = Kierros { $round }. Aloittaja: { $starter }
log-phase = { $phase }, kierros { $round }
log-discarded = { $seat } poistaa: { $cards }
    .caught = Jäi kiinni Maan päällä, menettäjä { $seat }: { $cards }
    .destroyed = Tuhoutui, menettäjä { $seat }: { $cards }
    .disrupted = Häiritty rituaali, { $seat }: { $cards }
    .replaced = { $seat } vaihtaa toiseen: { $cards }
    .called-off = { $seat } peruu: { $cards }
    .completed = Suorittanut { $seat }: { $cards }
    .played = { $seat } on pelannut: { $cards }
    .on-earth = { $seat } on Maan päällä, rituaali raukeaa: { $cards }
    .captive = { $seat } on vankina, rituaali raukeaa: { $cards }
    .razed = Hävitetty, menettäjä { $seat }: { $cards }
    .battle = Kaatui taistelussa, menettäjä { $seat }: { $cards }
    .downed = { $seat } on maassa, rituaali raukeaa: { $cards }
    .fled = { $seat } on paennut, rituaali raukeaa: { $cards }
    .surrendered = { $seat } antautuu, rituaali raukeaa: { $cards }
    .conquered = Valtakunta on valloitettu, rituaali raukeaa ({ $seat }): { $cards }
log-souls = { $seat }, sieluja: { $n }
    .earth = { $seat } tuo sieluja Maasta: { $n }
    .income = { $seat }, sielu tornin kellosta: { $n }
    .soul-cage = { $seat }, vielä yksi sieluhäkkiin: { $n }
    .ritual = { $seat } menettää sieluja rituaalille: { $n }
    .warriors = { $seat }, kaatuneiden soturien sieluja: { $n }
    .battle-souls = { $seat } kerää sieluja taistelukentältä: { $n }
log-earth-die = { $seat } Maan päällä, { $piece }: { $die }
    .again = { $seat } heittää uudestaan, { $piece }: { $die }
log-home = { $seat } on taas kotona.
log-status = { $status }: { $seat }
    .lost = { $status }: ei enää kenelläkään
    .stable = { $status }: { $seat }, nyt vakaa
    .unstable = { $status }: { $seat }, epävakaa
log-victory-points = { $seat }, voittopisteet { $total } (+{ $n })
log-tabled = { $seat } pöytää: { $card }
log-ritual-returns = { $seat } ottaa takaisin käteen: { $card }
log-earth = { $seat } lähettää Maan päälle: { $piece }
log-earth-back = { $seat } kutsuu takaisin: { $piece }
log-swapped = { $seat } asioi Tuntemattomien voimien kanssa. Nostettu: { $count }
log-played = { $seat } pelaa: { $what }
    .target = { $seat } pelaa: { $what }. Kohde: { $target }
log-artifact = { $seat } käyttää: { $what }
    .target = { $seat } käyttää: { $what }. Kohde: { $target }
log-power = { $seat } vaatii veroa: { $target }
log-stop = Seis! Puheenvuoron haluaa { $seat }.
log-released = { $seat } luopuu sittenkin.
log-offer = { $seat } tekee avoimen tarjouksen: { $to }
    .anyone = { $seat } tekee tarjouksen kenelle tahansa.
log-deal = Kauppa: { $seat } ja { $to }
    .sworn = Kauppa ja valoja: { $seat } ja { $to }
log-given = { $seat } antaa pirulle { $to }: { $what }
    .you = { $seat } antaa pirulle { $to }: { $cards }
log-hand-shown = { $seat } näyttää kätensä pirulle { $to }.
    .you = { $seat }, käsi: { $cards }
    .proof = { $seat } todistaa pirulle { $to }, ettei kortteja ole.
    .mirror = { $to } katsoo käteen: { $seat }
    .promise = Lupauksen mukaan { $seat } näyttää kätensä pirulle { $to }.
log-held = { $seat } on vankina. Vangitsija: { $captor }
    .passed = Vanki { $seat } vaihtaa omistajaa: { $captor }
log-freed = { $seat } on vapaa.
    .captor = { $captor } vapauttaa: { $seat }
    .deal = { $seat } pääsee vapaaksi kaupalla. Vangitsija oli { $captor }
    .promise = Lupauksen mukaan { $captor } vapauttaa: { $seat }
    .escape = { $seat } on karannut!
    .swap = Vangit vaihdetaan: { $seat } on kotona.
    .no-walls = Mikään ei enää pidättele: { $seat }
    .battle = Taistelu vapauttaa: { $seat }
    .surrender = { $seat } on vapaa.
log-sworn = { $seat } vannoo pirulle { $to }: { $promise }
log-condition-met = Ehto täyttyi, { $seat } on velkaa pirulle { $to }: { $promise }
log-promise-ended = { $state }: { $promise }
    .kept = { $seat } piti lupauksensa pirulle { $to }: { $promise }
    .lapsed = Lupaus rauennut, { $seat } pirulle { $to }: { $promise }
    .cancelled = { $to } päästää lupauksesta, { $seat }: { $promise }
    .forsworn = { $seat } pyörtää pirulle { $to } vannomansa: { $promise }
    .broken = Rikottu, { $seat } pirulle { $to }: { $promise }
log-breach = { $seat } on rikkonut lupauksen pirulle { $to }!
    .victory-point = { $seat } on rikkonut lupauksen pirulle { $to } ja menettää voittopisteen.
    .own-promise = { $seat } on rikkonut lupauksen pirulle { $to } ja maksaa lupauskortilla.
    .random-resource = { $seat } on rikkonut lupauksen pirulle { $to } ja maksaa kortilla.
    .nothing = { $seat } on rikkonut lupauksen pirulle { $to }, eikä ole millä maksaa.
log-arrivals = Ringissä: { $seats }
    .nobody = Kukaan ei tule rinkiin.
log-vote = { $seat } äänestää: { $vote }
    .nobody = { $seat } ei nimeä ketään.
log-ring = Ylivaltiasta ei vielä ole.
    .vote = Rinki kruunaa: { $overlord }!
    .victory-points = { $overlord } on saavuttanut voittotavoitteen ja ottaa valtaistuimen!
    .round-limit = Viimeinen kierros on ohi. Valtaistuimen saa { $overlord }.
log-nominations = Merkit: { $markers }
    .nobody = Ketään ei ehdoteta.
log-casting = { $seat } ryhtyy suorittamaan: { $card }
    .delay = { $seat } lykkää: { $card }
    .call-off = { $seat } peruu: { $card }
log-ritual = { $seat } suorittaa: { $card }
    .target = { $seat } suorittaa: { $card }. Kohde: { $target }
log-chain = Kaaos: { $seat } iskee, kohde { $target }, { $what }
log-result = Tilinteko. Voittajat: { $winners }
    .overlord = Ylivaltias voittaa: { $winners }
    .throne = Valtaistuimen takainen voima voittaa: { $winners }
    .shared = Jaettu voitto: { $winners }

# Battles in the log. {realm} the devil whose realm is fought over; {side} as `side.*` says; {power} [attack, defence]
log-attack = { $seat } julistaa hyökkäyksen, kohde { $realm }!
log-passed = { $seat } ohittaa.
log-attack-off = Hyökkäys peruuntuu: { $seat }, kohde { $realm }
    .target = { $seat } kääntyy pois, { $realm }
    .false-alarm = Väärä hälytys: { $seat } ei marssi, kohde oli { $realm }
    .promise = Lupauksen mukaan { $seat } ei marssi, kohde oli { $realm }
log-committed = { $seat } marssii, kohde { $realm }
    .rear = { $seat } iskee selustaan: { $realm }!
log-battle-round = { $realm }: taistelukierros { $round }
log-joined = { $seat } liittyy taisteluun: { $side }
    .troops = { $seat } liittyy taisteluun: { $side }, mukana { $hordes }
log-called = { $seat } kutsuu lisää joukkoja: { $hordes }
log-sent-home = { $seat } lähettää kotiin: { $hordes }
log-withdrew = { $seat } vetäytyy.
    .called-off = { $seat } peruu hyökkäyksen.
    .slip-away = { $seat } luikkii pakoon, ja armeija lähtee kotiin.
    .promise = Lupauksen mukaan { $seat } vetäytyy.
log-changed-side = { $seat } vaihtaa puolta: { $side }
log-surrendered = { $seat } antautuu pirulle { $to }.
log-fled = { $seat } pakenee.
    .wings = { $seat } pakenee yön siivillä.
    .fortress = { $seat } tuntee linnoituksen salaoven ja katoaa.
    .slip-away = { $seat } luikkii pakoon.
log-truce = { $seat } nostaa valkoisen lipun.
    .off = { $seat } laskee valkoisen lipun.
log-negated = { $seat } avaa portit, { $realm }: ei suojaa tässä taistelussa.
log-truce-held = Aselepo: tällä kertaa ei heitetä.
log-turncoat = { $card } vaihtaa puolta: { $of } → { $seat }
log-dice = Voima { $power }, iskunvaihtoja: { $exchanges }, suoja: { $protection }
log-exchange = { $attack } : { $defence }
    .attack = { $attack } : { $defence }. Osuma hyökkäykseen ({ $die }).
    .defence = { $attack } : { $defence }. Osuma puolustukseen ({ $die }).
    .shielded = { $attack } : { $defence }. Muuri pitää; auttaja ottaa osuman ({ $die }).
log-hits = Sijoitettavia osumia: { $hits }
    .shielded = Osumia auttajiin, joita muuri ei suojaa: { $hits }
    .revenge = Juggernautit iskevät takaisin: { $hits }
log-hit = { $seat } saa osuman ({ $die }).
    .horde = { $seat } menettää: { $card } ({ $die })
    .souls = { $seat } menettää sieluja: { $souls } ({ $die })
    .fortress = Linnoitus ottaa osuman: { $seat } ({ $die })
    .devil = { $seat } ottaa osuman itse ({ $die }).
    .shield = Vaskikilpi pelastaa: { $seat } ({ $die })
    .lost = Osuma ei löydä enää ketään ({ $die }).
log-downed = { $seat } on maassa!
log-army-home = Armeija lähtee kotiin: { $seat }
log-battle-over =
    .won = { $seat } on voittanut, valtakunta { $realm }
    .failed = Hyökkäys epäonnistui: { $seat }, kohde { $realm }
    .ruin = Yhteinen tuho: { $seat } ja { $realm } kaatoivat toisensa.
log-crumble = { $card } vavahtaa mutta seisoo ({ $die }).
    .fell = { $card } sortuu! ({ $die })
log-captured = { $captor } vangitsee: { $seat }!
log-wounded = { $seat } nuolee haavojaan viimeistelyyn asti.
log-plundered = { $to } ryöstää: { $seat }. Kortteja: { $count }
    .you = { $to } ryöstää, { $seat }: { $cards }
    .nothing = { $to } ryöstää, { $seat }, ja löytää vain lupauksia.
log-conquest =
    .take = { $seat } ottaa: { $card }
    .raze = { $seat } hävittää: { $card }
    .leave = { $seat } jättää paikoilleen: { $card }
log-victory =
    .attack = Hyökkäysvoitto: { $seat }
    .defence = Puolustusvoitto: { $seat }
log-aside = Vangit odottavat taistelun loppua: { $seats }

# Why a promise ended, after a state of data/promises.toml
reason-done = tehty
reason-time = sen aika on ohi
reason-condition = ehto ei täyttynyt
reason-not-held = vanki on muualla
reason-ring = rinki pidettiin
reason-absent = ei ollut ringissä
reason-no-nominee = ei ollut ehdolla
reason-over = peli on ohi
reason-captive = nyt sen pirun vankina
reason-battles-over = taistelut ovat ohi
reason-short = jäljellä oli liian vähän
reason-agreed = yhteisestä sopimuksesta
reason-forsworn = pyörretty
reason-false-alarm = väärä hälytys
reason-leviathan = Leviatan ei käänny takaisin
reason-no-battle = taistelu on ohi
reason-no-casting = rituaalia ei voi suorittaa
reason-no-help = apua ei voinut lähettää
reason-not-legal = hyökkäys ei ole mahdollinen
reason-older = vanhempi lupaus estää sen

# Refusals (LOH section 18): why not, from the player's own view. `.promise`: with the sentence that stands in the way, in
# the reader's language; `.devil`: with the devil.
refused-wrong-phase = Ei tässä vaiheessa.
refused-not-your-turn = Ei ole sinun vuorosi.
refused-floor-taken = Odota: joku on huutanut seis.
refused-hold-spent = Tyhjiä seis-huutoja ei ole enää tällä kierroksella.
refused-not-owner = Se ei ole sinun.
refused-pledged = Olet luvannut sen pois.
refused-short = Sinulta puuttuisi luvattua.
refused-ribboned = Se on sinulla vain lainassa.
refused-past = Se hetki on jo ohi.
refused-too-many-promises = Olet vannonut niin paljon kuin piru voi.
refused-no-window = Sitä ei voi pelata tällä hetkellä.
refused-sworn-not-to = Lupauksesi kieltää sen.
refused-sworn-not-to-promise = Lupauksesi kieltää sen: ”{ $promise }.”
refused-sworn-to = Lupauksesi vaatii muuta.
refused-sworn-to-promise = Lupauksesi vaatii muuta: ”{ $promise }.”
refused-cannot-swear = Piru ei voi vannoa sitä: se ei voisi sitä pitää.
refused-clashes = Se on ristiriidassa lupauksesi kanssa.
refused-clashes-promise = Se on ristiriidassa lupauksesi kanssa: { $promise }
refused-cannot-trade-state = Se piru ei voi nyt käydä kauppaa.
refused-cannot-trade-state-devil = { $devil } ei voi nyt käydä kauppaa.
refused-need-leave = Vangitsijasi ei ole antanut lupaa.
refused-not-movable-now = Pöydätty ei liiku tässä vaiheessa.
refused-captive-fixed = Vangit eivät vaihda omistajaa taistelujen aikana.
refused-offer-limit = Liian monta avointa tarjousta.
refused-stale = Pöytä on muuttunut; tarjous on mitätön.
refused-swap-used = Tuntemattomien voimien kanssa voi vaihtaa kerran kierroksessa.
refused-already-attacked = Olet jo hyökännyt siihen valtakuntaan tällä kierroksella.
refused-nothing-left = Siellä ei ole enää mitään otettavaa.
refused-no-leader = Nuo joukot tarvitsevat johtajan.
refused-just-arrived = Ne saapuivat vasta tällä taistelukierroksella.
refused-leviathan-holds = Leviatan ei käänny takaisin.
refused-principal-side = Hyökkääjä ja puolustaja eivät voi vaihtaa puolta.
refused-cannot-flee = Ilman korttia ei pääse pakoon.
refused-wrong-fortress = Linnoituskortin on oltava samaa lajia.
refused-jug-first = Juggernautit ottavat ensimmäiset osumat.
refused-leviathan-last = Leviatan ottaa osuman viimeisenä.
refused-spread-hits = Jaa osumat tasan.
refused-ritual-slot = Uudelle rituaalille ei ole tilaa.
refused-need-souls = Sieluja ei ole tarpeeksi.
refused-no-target = Sille ei ole kohdetta.
refused-set-aside = Taistelu ratkaisee sen vangin kohtalon.
refused-devil-absent = Pirusi ei ole Helvetissä.
refused-not-nominee = Ei ole ehdolla.
refused-ring-closed = Ringissä ei enää puhuta.
refused-bad-target = Kohde ei kelpaa.
refused-already-answered = Olet jo valinnut.
refused-stale-ask = Liian myöhäistä: peli on jo edennyt.
refused-not-legal = Se ei onnistu.
refused-match-over = Peli on ohi.
refused-nothing-to-take-back = Peruttavaa ei ole.
refused-cannot-resign = Et voi luovuttaa nyt.
refused-malformed = Tässä pelissä ei ole tuollaista siirtoa.

# The result, and the table of the reckoning
result-overlord = Ylivaltias hallitsee
result-throne = Valtaistuimen takainen voima
result-shared = Jaettu voitto
end-overlord = Kruunu on päässä, istuin lämmin ja jokainen velka maksettu.
end-throne = Yksi piru istuu valtaistuimella. Toisella on kuitit.
end-shared = Voitto jaetaan, ja kumpikin säästää sopimuksesta oman kappaleensa.
tally-total = Pisteet
tally-victory-points = Voittopisteet
tally-overlord = Ylivaltias
tally-promises = Ylivaltiaan lupauskortit
tally-promises-kept = Pidettyjä lupauksia
tally-promises-broken = Rikottuja lupauksia
tally-battles-won = Voitettuja hyökkäyksiä

# For newcomers: the next sensible thing, by ask; `aid.danger`: a warning before a grave click
aid-offer-answer = Joku tarjoaa sinulle kauppaa. Lue molemmat puolet, sitten hyväksy, tee vastatarjous tai hylkää.

## The table on screen

# Labels
paper = Tulikiven Sanomat
you = Sinä
nobody = Ei kukaan
anyone = kuka tahansa
a-card = kortti
vp = VP
stable = vakaa
unstable = epävakaa
delayed = lykätty
on-earth = Maan päällä
round = Kierros { $n }
round-of = Kierros { $n }/{ $all }
oath = { $by }, saaja { $to }: { $sentence }

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
realm-empty = Täällä ei ole mitään.
fact-power = Voima
fact-souls = Sieluja
fact-hand = Käsi
fact-seals = Lupauksia
pill-ready = Valmis
pill-deal = Kauppaa
pill-dealing = Vaa'alla
pill-thinking = Miettii
hand-empty = Kätesi on tyhjä.
hand-count = { $all }/{ $most } korttia

# Deck, discard pile, Unknown Powers
affairs-turn = { $round } · aloittaja { $name }
affairs-deck = Pakka { $n }
affairs-discard = Poisto { $n }
powers = Tuntemattomat voimat
powers-swap = 1 lupauskortti, 6 korttia
powers-done = Jo vaihdettu
powers-closed = Nyt suljettu

# The ledger
ledger = Velkakirja
ledger-owe = Velkasi { $n }
ledger-owed = Saatavasi { $n }
ledger-empty = Mitään ei ole vannottu. Jokainen antamasi ja saamasi lupaus kirjataan tähän, eikä piru voi sitä rikkoa.
seal-waiting = Odottaa ehtoaan
seal-live = Sitoo
seal-due = Erääntyy nyt
seal-kept = Pidetty
seal-lapsed = Rauennut syyttä
seal-cancelled = Purettu
seal-forsworn = Pyörretty
seal-broken = Rikottu

# The tray of offers
tray-anyone = Kaikille
tray-all = Kaikki
tray-empty = Tarjouksia ei ole. Tee sellainen painamalla pirua.
tray-answer-declined = Tarjouksesi hylättiin: { $name }.
tray-answer-declined-anyone = Avoin tarjouksesi hylättiin.
tray-answer-lapsed = Tarjouksesi raukesi: { $name }.
tray-answer-lapsed-anyone = Avoin tarjouksesi raukesi.
tray-answer-void = Kauppaa ei syntynyt: { $name }.
tray-answer-void-anyone = Avointa tarjoustasi ei voitu pitää.
tray-goods = { $n } asiaa
tray-oaths = { $n ->
        [one] lupaus
       *[other] { $n } lupausta
    }
tray-nothing = ei mitään
tray-told = { $give }, vastaan { $take }

# The scale
talk-free = Vapaata puhetta: ei sido. Vain vaa'an lupaukset sitovat.
talk-off = Jutustelu on pois päältä. Ilmeet jäävät.
scale-you-give = Sinä annat
scale-gives = Antaa: { $name }
scale-anyone-gives = Hyväksyjä antaa
scale-goods = Tavaraa
scale-nothing = Ei tavaraa tällä puolella
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
piece-look = Käsi nähtäväksi
piece-leave = Kauppalupa
piece-release = Päästetään
piece-drawn = Nostettu

# The market
market-ask-draft = Tarjouksesi, saaja { $name }: lado tavarat ja lupaukset vaa'alle.
market-ask-anyone = Tarjous kaikille: ensimmäinen hyväksyjä saa sen.
market-ask-own = Tarjouksesi odottaa, saaja { $name }.
market-ask-seal = { $name } tarjoaa. Sinetöidäänkö?
market-ask-pick = { $name } pyytää valitsemiasi kortteja. Valitsematta: { $n }
market-ask-theirs = Julkinen tarjous: { $name }, saaja { $to }.
market-aid-draft = Paina tai vedä kortteja; katkoviivat lisäävät. Vannottu sitoo.
market-aid-seal = Vasen vaaka tulee sinulle, oikea lähtee; lupaukset sitovat.
market-send = Lähetä tarjous
market-send-small = saaja: { $name }
market-seal = Sinetöi kauppa
market-seal-small = sitoo molempia
market-withdraw = Peru tarjous
market-clear = Pane pois
market-close = Sulje

# What a thing can do
deed-held = { $name }: mitä tehdään?
deed-aid = Valitse nappi tai paina uudestaan, niin ensimmäinen tapahtuu.
deed-ask = { $name }: valitse kohde.
deed-swap-ask = Minkä lupauskortin Tuntemattomat voimat saavat?
deed-begin-ask = Ei tilaa: mikä vanha rituaali väistyy? { $name }
deed-forswear-ask = Minkä lupauksesi pyörrät?
deed-tribute-ask = Kuka maksaa veron?
deed-leave-ask = Kenen kanssa vanki saa käydä kauppaa? Uusi painallus perui.
verb-earth-devil = Pirusi Maan päälle
verb-back-devil = Pirusi takaisin
verb-table-small = valtakuntaasi
verb-earth-small = sieluja keräämään
verb-earth-devil-small = jopa 3 sielua, ei taistele
verb-begin-small = valmistuu Rituaaleissa
verb-discard-small = käyttämättä
verb-swap-small = lupauskortti, 6 korttia
verb-hold-play = Seis! { $what }
verb-cancel = Takaisin
verb-done-small = { $n }/{ $all }
verb-ready-done = Olet valmis
verb-ready-small = valmiina: { $n }/{ $all }
verb-stop-small = hämäyksiä jäljellä: { $n }
verb-release-small = tyhjä seis
verb-passed = Olet ohittanut
verb-auto = Ohita aina
verb-auto-on = Ohitetaan aina
verb-auto-small = joka tauolla
word-play-home = Kotiin
word-play-army = Armeijaan

# Why not
why-not-asked = Sinulta ei kysytä nyt.
why-sent = Vastauksesi on matkalla.
why-answered = Olet vastannut.
why-choice = Vastaa ensin kysymykseen.
why-others = Nyt on vuorossa: { $name }
why-no-trade = Kauppa on nyt suljettu.
why-not-now = Ei tällä hetkellä.
why-empty-offer = Vaa'alla ei ole vielä mitään.
why-pan-full = Vaakaan mahtuu enintään { $n } asiaa.
why-pick-cards = Valitsematta: { $n }
why-picked = Kortteja on tarpeeksi. Paina valittua, niin se palaa.
why-not-partner = Vaaka on sinun ja toisen välissä: { $name }
why-anyone = Tarjous kaikille pyytää korttilajeja: käytä katkoviivapaikkaa.
why-ritual-stays = Pöydätty rituaali kuuluu pirulleen: sitä ei voi myydä.
why-offer-open = Sulje ensin tarjous.
why-target = Valitse jokin valaistuista tai palaa.
why-ready = Olet valmis. Mikä tahansa muu teko perui sen.
why-passed = Olet jo ohittanut.

# The inspector
page-unread = Et näe tätä korttia.
page-cost = Hinta sieluina
page-delayed = Lykätty: sen voi suorittaa ensi kierroksella.
page-held = Kädessäsi
page-promise-worth = Lopussa: 2 pistettä kappale, jos allekirjoittaja on ylivaltias, 1 jos se olet sinä.
page-no-devil = Valitsee yhä pirua.
page-souls-half = Sieluja: { $n }, puolitettuna
page-cards = Kortteja, raja 21
page-nominee = Merkkejä: { $n }. Kruunataan, jos paikalla olevista vastustaa alle { $max }.
page-sabotaged = Sabotoitu: ei suojaa tällä kierroksella.
page-captive = Vankina: { $name }
page-souls = Kaksi kotona olevaa sielua on yksi voima. Rituaalit maksavat sieluja. Paina, niin niitä menee vaa'alle.
page-stat-master-of-souls = Sielut Maan päältä tällä kierroksella
page-stat-mightiest-devil = Voima nyt
page-stat-most-victorious-devil = Hyökkäysvoitot tällä kierroksella
page-holder = { $name }, { $side }
page-no-holder = Ei kenelläkään
page-sworn-by = Vannoja
page-sworn-to = Saaja
page-sworn-in = Kierroksella
page-public = Julkinen: kaikki näkevät
page-private = Kahden kesken
page-gives = Antaa:
page-wants = Haluaa:
page-offer = { $name }, saaja { $to }
page-deck = Pakka
page-deck-text = Kun se loppuu, poistopinosta tulee uusi pakka.
page-left = Kortteja jäljellä
page-discard = Poistopino
page-discard-text = Kaikki saavat selata sitä.
page-powers = Kerran kierroksessa voit antaa yhden lupauskortin pois pelistä ja nostaa 6 korttia. Vapaa piru voi tehdä niin aina kun kauppa on auki.

# The slip on the empty scale: what can be done in each phase
guide-tabling-1 = Paina kätesi korttia ja pöytää se. Kotona olevat joukot puolustavat, linnoitus suojaa.
guide-tabling-2 = Paina kotona olevia pikkupiruja tai omaa muotokuvaasi: ne lähtevät Maan päälle sieluja hakemaan.
guide-tabling-3 = Paina toista pirua ja lado vaa'alle tarjous: tavaraa, sieluja, kortteja, sitovia lupauksia.
guide-tabling-4 = Paina sitten Valmis. Kun kaikki ovat, taistelut alkavat.
guide-rituals-1 = Pystyssä olevat rituaalit suoritetaan pian. Maksa, jotta se perutaan, tai häiritse sitä kortilla.
guide-rituals-2 = Käsikorteilla, lupauskorteilla, vangeilla ja lupauksilla saa käydä kauppaa, ei pöydätyillä.
guide-rituals-3 = Paina sitten Valmis.
guide-council-1 = Seuraavaksi päätösrinki: kuka saa kruunun? Osta ääniä ja ehdokkuuksia lupauksilla ja lupauskorteilla.
guide-council-2 = Lupauskortti on haltijalleen 2 pistettä, jos sen allekirjoittaja nousee ylivaltiaaksi.
guide-council-3 = Tee tarjous painamalla pirua. Paina sitten Valmis.
guide-finishing-1 = Kierroksen viimeiset kaupat: myös pöydätyt saavat vaihtaa omistajaa.
guide-finishing-2 = Kortteja nostetaan 21:een asti. Paina korttia, niin voit poistaa tarpeettoman.
guide-finishing-3 = Paina sitten Valmis: uusi kierros alkaa.
guide-init-1 = Uusi kierros: kaikki nostavat, ja Maan päällä heitetään sieluista.
guide-victory-1 = Asemakortit jaetaan. Jokainen on pisteen arvoinen tällä kierroksella.

# Asks that the table words itself
ask-incoming = Tarjottimella on tarjous: { $name }. Paina sitä.

# The sheet of goods
goods-give = Mitä annat
goods-take = Mitä haluat, antaja { $name }
goods-take-anyone = Mitä haluat hyväksyjältä
goods-hand = Kädestä
goods-any = Kortteja valinnan mukaan
goods-random = Kortteja sattumalta
goods-kinds = Korttilaji
goods-promises = Lupauskortteja
goods-realm = Valtakunnasta
goods-more = Lisäksi
goods-captive = Vanki { $name }
goods-free = Vapaaksi { $name }
goods-release = Päästetään: { $promise }
goods-done = Takaisin vaa'alle
goods-less = Vähemmän: { $what }
goods-ask = Tässä vaa'assa: { $goods }
goods-aid = Paina lisätäksesi; uusi painallus lisää yhden tai ottaa pois.

# The promise builder
oath-heading-own = Sinä vannot, saaja { $name }
oath-heading-anyone = Sinä vannot hyväksyjälle
oath-heading-theirs = { $name } vannoo sinulle
oath-heading-whoever = Hyväksyjä vannoo sinulle
oath-ask-own = Kokoa oma lupauksesi.
oath-ask-theirs = Kokoa lupaus, jonka haluat kuulla.
oath-aid = Piru ei voi sitä rikkoa: isäntä pitää joka lupauksen.
oath-hint = Ensin mitä vannotaan. Himmeää ei voi nyt vannoa; osoita, niin näet syyn.
oath-not = En …
oath-will = Lupaan …
oath-verb = Lupaan …
oath-another = Toinen lupaus
oath-unfinished = Valitse, mitä lupauksesta vielä puuttuu.
oath-lay = Vaa'alle
oath-lay-small = vannotaan, kun kauppa sinetöidään
oath-verb-no-attack = en hyökkää
oath-verb-no-fight-against = en taistele
oath-verb-no-ritual = en rituaaleja
oath-verb-no-special = en erikoiskortteja
oath-verb-no-vote = en äänestä
oath-verb-no-nominate = en ehdota
oath-verb-no-earth = en Maan päälle
oath-verb-no-ring = en rinkiin
oath-verb-no-flee = en pakene
oath-verb-no-trade = en käy kauppaa
oath-verb-vote = äänestän
oath-verb-nominate = ehdotan
oath-verb-attend = tulen rinkiin
oath-verb-give = annan
oath-verb-return-loan = palautan lainan
oath-verb-join = liityn taisteluun
oath-verb-attack = hyökkään
oath-verb-withdraw = vetäydyn
oath-verb-call-off = perun
oath-verb-release = vapautan
oath-verb-allow-trade = annan kauppaluvan
oath-verb-show-hand = näytän käteni
oath-verb-cast = suoritan rituaalin
oath-arg-target = Ketä
oath-arg-candidate = Ketä
oath-arg-seat = Kenen kanssa
oath-arg-until = Kierroksen loppuun
oath-arg-round = Kierroksella
oath-arg-who = Mikä jää
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
oath-this-round = { $n }, nyt
oath-due = Milloin
oath-due-now = heti
oath-due-asap = heti kun pystyn
oath-due-draw = noston jälkeen
oath-due-tabling-end = Pöytäyksen lopussa
oath-due-battle-end = taistelun jälkeen
oath-due-council = Neuvonpidossa
oath-due-finishing = Viimeistelyssä
oath-due-settlement = kun ylivaltias löytyy
oath-bundle = Mitä
oath-promise-of = Lupaus: { $name }
oath-tabled = { $card }, pöydästä
oath-empty = Alusta
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
oath-restraint = Kielletty estetään, kunnes lupaus päättyy.
oath-duty = Kun se erääntyy, se kysytään ja tehdään viimeistään ajan loppuessa.

# Before the first round
pick-devil = Valitse piru
pick-be = Ole { $name }

# Questions answered with a thing or a word
choose-none = ei valittu
choose-fortress = Pidä tämä
choose-cards = Anna nämä
choose-cards-vault = Ota nämä
choose-tribute = Luovuta se
choose-confiscate = Ota ne
choose-vote = Äänestä
choose-nominate = Ehdota
choose-earth-dice = Tämä seuraavaksi
choose-strike = Iske
choose-vote-decline = En nimeä ketään
choose-nominate-nobody = En ehdota ketään
choose-mulligan-keep-small = nämä kuusi korttia
choose-mulligan-redraw-small = kuusi uutta, kerran
choose-earth-reroll-reroll-small = toinen heitto jää
choose-arrival-come-small = saat äänestää
choose-arrival-home-small = et vastusta ketään

# Rituals
cast-delay-small = kyljelleen, ensi kierrokseen
ritual-caster = Suorittaja: { $name }
ritual-lots = Sielut: { $n } × enintään 3

# Earth
earth-title = Maan päällä
earth-heading = Maan päällä kolkuttaa { $name }
earth-caught = kiinni

# The decision ring
ring-step-arrival = Kuka tulee rinkiin?
ring-step-vote = Äänestys
ring-step-verdict = Päätösrinki
ring-step-nominate = Ehdokkaat
ring-no-nominee = Ketään ei ole vielä ehdotettu.
ring-bears = kruunataan, jos alle { $n } vastustaa
ring-tally = puolesta { $votes } · vastaan { $against }, alle { $n }
ring-thinking = miettii
ring-decided = on päättänyt
ring-home = jää kotiin
ring-came = tuli
ring-declined = ei nimeä
ring-for = puolesta: { $name }
ring-vote = Äänestä
ring-vote-chosen = Äänesi
ring-nominate = Ehdota
ring-nominate-chosen = Ehdokkaasi

# The reckoning
over-hand = Mitä kädessä oli lopussa.

# The battle
verb-more = Lisää …
battle-attacks = Hyökkää
battle-defences = Puolustaa
battle-front = { $name } vastaan { $realm }
battle-army = Armeija: { $name }
battle-helper = Auttaja: { $name }
battle-nobody = Täällä ei ole ketään.
battle-protection = Suoja { $n }
battle-negated = Portit auki
battle-threshold = { $n }: +{ $more } vaihtoa
battle-count = Vaihtoja { $n } · nopat { $dice }
battle-round = Taistelukierros { $n } · vaihtoja { $all }
battle-rule = Suurin noppa ratkaisee · osuman saanut heittää 2 lisää
battle-hit-attack = Osuma hyökkääjään
battle-hit-defence = Osuma puolustajaan
battle-hit-shielded = Osuma auttajaan
battle-hit-none = ei kukaan
battle-beats = { $a } voittaa { $b }
battle-tie = { $a }, tasan: vahvempi osuu
battle-shielded = { $a }: muuri pitää, auttaja maksaa
battle-wall = { $a }: muuri pitää
battle-level = kummallakin { $a }
battle-power = voima { $n }
battle-may-come = Voi vielä tulla
organise-without-devil = { $seat } hyökkää valtakuntaasi: { $against } vastaan { $power }. Joukkosi taistelevat ilman sinua.
battle-organise = Taistelukierros { $n }: kuka on missäkin?
battle-choose-join = Keitä tuot?
battle-choose-call = Keitä kutsut kotoa?
battle-choose-send-home = Keitä lähetät kotiin?
battle-join-go = Marssikaa
battle-call-go = Kutsu
battle-send-home-go = Kotiin
battle-muster-hint = Paina korttia: se tulee mukaan tai jää kotiin.
battle-ready = Valmiina: { $name }
battle-only-watch = Tätä taistelua voit vain katsoa, puhua ja käydä kauppaa.
battle-join-attack = Liity hyökkäykseen
battle-join-attack-told = Auta valloituksessa; saalista voidaan jakaa kanssasi.
battle-join-defence = Liity puolustukseen
battle-join-defence-told = Puolustajan rinnalle; muuri ei suojaa sinua.
battle-call-told = Lisää joukkoja valtakunnastasi.
battle-send-home-told = Joukkoja, jotka tulivat aiemmalla taistelukierroksella.
battle-withdraw-told = Koko armeijasi lähtee kotiin; jos hyökkäys on sinun, se epäonnistui.
battle-withdraw-sure = Vetäydytkö?
battle-side-told = Toiselle puolelle: { $side }
battle-flee-told = Pirusi on poissa Viimeistelyyn asti: ei kauppaa, ei rinkiä. Joukot taistelevat.
battle-flee-sure = Pakenetko?
battle-surrender-told = Pirusi on heti hyökkääjän vanki. Joukot taistelevat.
battle-surrender-sure = Antaudutko?
battle-truce-told = Jos molemmat nostavat lipun, nopat lepäävät tämän kierroksen.
battle-truce-theirs = Toinen on nostanut valkoisen lipun.
battle-truce-both = Molemmat liput ylhäällä: ei noppia tällä kierroksella.
battle-truce-on = Lippu ylhäällä
battle-rear-told = { $name } on poissa: hyökkää valtakuntaan selustassa.
battle-turn-to = Käänny
battle-market = Kauppaan
battle-market-small = kauppa on auki
battle-back = Taisteluun
attack-turn-pass-small = voit hyökätä vielä myöhemmin
parley-pass-small = se on passi
conquest-take-small = heti sinun, vanha lähtee
conquest-raze-small = ei kenenkään
conquest-leave-small = jää paikalleen
share-hint = Paina korttia, niin saaja vaihtuu.
why-troops = Valitse joukkoja tai palaa.
forecast-label = Ennuste
forecast-attack = hyökkäys voittaa { $n } %
forecast-hardly = hyökkäys voittaa alle 1 %
forecast-nearly = hyökkäys voittaa yli 99 %
forecast-certain-won = hyökkäys on voittanut: puolustajia ei ole
forecast-certain-failed = hyökkäystä ei johda kukaan
forecast-certain-ruin = kummankin tuho
forecast-how = taisteltu { $n } kertaa tällaisenaan
forecast-how-coming = valituilla taisteltu { $n } kertaa
forecast-how-certain = noppia ei tarvita
forecast-about =
    Ennuste:
    Taisteltu mielessä { $n } kertaa näkyvillä joukoilla. Kukaan ei tule eikä lähde, käsikortteja ei pelata. Tarkkuus 3 sadasta.
hits-heading = Sijoitettavat osumat
hits-now = Osuma, noppa { $die }: paina, kuka sen ottaa. Jäljellä: { $n }
hits-rest = loput tavallisessa järjestyksessä
hits-all-placed = Osumasi on sijoitettu.
hits-all-place = Kaikki osumasi on sijoitettu: paina Valmis.
hits-all-spread = Kaikki osumat on jaettu: paina Valmis.
hits-all-aid = Kumoa peruu viimeisen. Valmis vahvistaa kaikki.
hits-choosing = valitsee
hits-placed = sijoitettu
guide-battles-1 = Hyökkäysvuoro kiertää aloittajasta. Vuorossa oleva hyökkää tai ohittaa.
guide-battles-2 = Voit koko ajan käydä kauppaa käsikorteilla, lupauskorteilla ja lupauksilla: osta rauha tai apua.
guide-battles-3 = Kun valtakuntaan hyökätään, jokainen vapaa piru saa liittyä kummalle puolelle tahansa.
guide-attack-turn-1 = Paina pirun muotokuvaa, niin hyökkäät sen valtakuntaan; himmeä kertoo, miksi ei voi.
guide-attack-turn-2 = Vertaa voimia: puolustajalla on linnoitus, ja kummallekin voi tulla ystäviä.
guide-attack-turn-3 = Tai ohita. Voit yhä hyökätä, kun vuoro palaa.
guide-parley-1 = Olet julistanut hyökkäyksen. Nyt muut voivat maksaa, jotta lopetat tai jatkat.
guide-parley-2 = Jatka, paina toista muotokuvaa (kerran) tai pysäytä marssi.
guide-beat-1 = Ennen kuin jatketaan, jokainen saa puhua. Seis! antaa puheenvuoron: pelaa kortti tai mieti hetki.
guide-beat-2 = Ei sanottavaa? Ohita. Kun kaikki ovat ohittaneet, peli jatkuu.
guide-floor-1 = Joku sanoi Seis! Puheenvuoron saanut voi pelata kortin; muut odottavat tai sanovat itsekin Seis!
guide-floor-2 = Tarjoukset seisovat sen ajan.
guide-mulligan-1 = Nämä ovat ensimmäiset korttisi: joukkoja, linnoituksia, rituaaleja, esineitä. Osoita korttia, niin voit lukea sen.
guide-mulligan-2 = Linnoitus suojaa valtakuntaasi. Jos et saanut yhtään, saat kerran nostaa kuusi uutta.
forecast-how-all = jos kaikki tulevat, taisteltu { $n } kertaa
guide-conquest-1 = Päätät linnoituksesta: ota, hävitä tai jätä.

# Big words of moments
moment-devils = Helvetin pirut
moment-starter = Aloittaja: { $name }
moment-sealed = Sinetöity
moment-sealed-small = vannottu sitoo
moment-deal = Kauppa
moment-breach = Vala rikottu!
moment-breach-small = Velallinen { $name }, saaja { $to }
moment-stop = Seis!
moment-stop-small = { $name } haluaa puheenvuoron
moment-captive = Telkien taakse
moment-free = Vapaa!
moment-arrivals = Ringissä
moment-nobody = Kukaan ei tule
moment-no-overlord = Ei vielä ylivaltiasta
moment-overlord = Ylivaltias: { $name }!
moment-overlord-vote = ringin kruunaama
moment-overlord-victory-points = voittopistein
moment-overlord-round-limit = viimeinen kierros on ohi
moment-attack = Hyökkäys!
moment-attack-off = Marssi peruttu
moment-march = Marssi
moment-rear = Selustaan!
moment-battle-round = Taistelukierros { $n }
moment-fled = Pakeni!
moment-surrender = Antautuminen
moment-withdrew = Vetäytyy
moment-truce = Aselepo: ei noppia
moment-hits-shielded = Osumia auttajiin: { $n }
moment-hits-revenge = Juggernautit iskevät takaisin: { $n }
moment-downed = { $name } kaatuu!
moment-over-won = Voittaja: { $name }
moment-over-won-small = hyökkäys meni läpi
moment-over-failed = { $name } kestää
moment-over-failed-small = hyökkäys epäonnistui
moment-over-ruin = Molempien tuho: myös { $name }
moment-over-ruin-small = kukaan ei voita
moment-crumbles = Se murenee!
moment-stands = Se seisoo
moment-captured = Vangiksi: { $name }
moment-plunder = Saalis: { $n }
moment-conquest-take = Vallattu
moment-conquest-raze = Hävitetty
moment-conquest-leave = Jätetty pystyyn
moment-victory-attack = Hyökkäysvoitto
moment-victory-defence = Puolustusvoitto

# A hand that is shown
peek-heading = Käsi: { $name }
hand-nothing = Tyhjä.


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
    .text = Voima 9. Osuman voi antaa sille vasta muiden laumojesi jälkeen. Kun se on hyökkäävässä armeijassasi, et saa vetäytyä.
    .flavour = Sitä pyydettiin lähtemään merestä. Se toi meren mukanaan.
card-black-tower = Musta torni
    .text = Voima 4, suoja 1. Alustuksessa saat 1 sielun; sitä ei lasketa Sielujen mestariin.
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
    .text = Voima 3, suoja 1. Ehdotuksesi antaa 2 merkkiä eikä 1.
    .flavour = Valtaistuin on tyhjä. Tuolit sen ympärillä eivät.
card-crown-of-lucifer = Luciferin kruunu
    .text = Pirusi voima on 4 suurempi.
    .flavour = Se sopii kaikille. Siitä ongelma alkoikin.
card-quill-of-pacts = Sopimussulka
    .text = Vaihto Tuntemattomien voimien kanssa antaa 8 korttia eikä 6.
    .flavour = Se kirjoittaa sillä värillä, jota vuodat.
card-mirror-of-lies = Valheiden peili
    .text = Kerran kierroksessa, missä tahansa erikoiskorttien vaiheessa, katso yksi toinen käsi.
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
    .text = Kun rituaalisi poistettaisiin kesken, ota se takaisin käteesi.
    .flavour = Sinun nimesi on siinä. Sivulla yhdeksän.
card-soul-cage = Sieluhäkki
    .text = Jos saat alustuksessa yhdenkin sielun Maasta, saat 1 lisää; sitä ei lasketa Sielujen mestariin.
    .flavour = Kalina loppuu ensimmäisen vuosisadan jälkeen.
card-banner-of-dread = Kauhun lippu
    .text = Sinulle lasketaan 4 voimaa lisää Mahtavimpaan piruun, eikä takinkääntäjä voi ottaa laumojasi.
    .flavour = Helvetissä ei tuule, ja silti se liikkuu.
card-bury = Hautaa
    .text = Valitse toinen valtakunta. Tuhoa siellä enintään 3 kohdetta: lauma tai enintään 3 sielua kukin. Hinta: 2 sielua.
    .flavour = Maa oli nälkäinen muutenkin.
card-summon-host = Kutsu sotajoukko
    .text = Nosta 4 korttia (korttiraja pätee). Hinta: 2 sielua.
    .flavour = Soita kelloa. Seiso kaukana.
card-raise-the-fallen = Nosta kaatuneet
    .text = Valitse poistopinosta enintään 2 armeijaa ja pöytää ne valtakuntaasi. Hinta: 1 sielu.
    .flavour = Kahdesti kuolleet, kerran maksetut.
card-soul-harvest = Sielusato
    .text = Ota enintään 4 sielua yhdestä toisesta valtakunnasta.
    .flavour = Mikä on naapurin holvi ellei kypsä pelto?
card-open-the-vault = Avaa holvi
    .text = Katso yksi toinen käsi ja ota siitä 2 valitsemaasi korttia. Hinta: 1 sielu.
    .flavour = Lukko pyysi anteeksi ja väistyi.
card-chaos-catalysm = Kaaoskataklysmi
    .text = Tuhoa yksi asia jonkun toisen hallusta Helvetissä. Sen omistaja tekee saman jollekulle, johon ei ole vielä osuttu, ja niin edelleen. Hinta: 3 sielua.
    .flavour = Kaikki olivat yhtä mieltä siitä, että syy oli jonkun toisen.
card-shatter-walls = Murra muurit
    .text = Tuhoa yksi toisen valtakunnan linnoitus. Sen vangit pääsevät vapaiksi. Hinta: 2 sielua.
    .flavour = Se alkoi huminana laastissa.
card-chains-of-dis = Disin kahleet
    .text = Tarvitset linnoituksen. Kotonaan Helvetissä oleva piru joutuu vangiksesi. Hinta: 5 sielua.
    .flavour = Taottu jumalille. Säädettävät.
card-slip-away = Luiki pakoon
    .text = Pirusi poistuu taistelustaan ja on paossa kierroksen loppuun, millä tahansa taistelukierroksella.
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
    .text = Pöytää kädestäsi enintään 3 armeijaa kotiin tai suoraan tämän taistelun armeijaasi.
    .flavour = Kukaan ei kysynyt heidän jaloiltaan.
card-pickpocket = Taskuvaras
    .text = Ota 1 satunnainen kortti yhdestä toisesta kädestä.
    .flavour = Helvetissä on taskut. Helvetissä on sormet.
card-disrupt = Häiritse rituaalia
    .text = Poista yksi pöydätty rituaali, jota ei olla suorittamassa.
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
devil-baalzebub = Baalzebub
    .text = Voima 5. Voi pyörtää yhden lupauksensa rangaistuksetta, uudestaan vasta toisessa alustuksessa. Valtakunnan suoja on 1 suurempi (1 ilman linnoitusta).
    .flavour = Joka sana oli tosi, kun hän sen sanoi.
devil-belial = Belial
    .text = Voima 5. Taistelun jälkeen, jossa hän taisteli: 1 sielu jokaista 2:ta siellä tuhottua laumaa kohti (ylöspäin, enintään 3).
    .flavour = Hän säilöö kirkaisut purkkeihin sävellajeittain.
devil-dispater = Dispater
    .text = Voima 5. Linnoitus suojaa 1:n enemmän eikä koskaan sorru taistelun jälkeen. Vangit eivät karkaa linnoituskortilla.
    .flavour = Mittaa kahdesti. Vangitse kerran.
devil-geryon = Geryon
    .text = Voima 6. Kun hän on alkuperäinen hyökkääjä, hänen puolensa heittää 1 lisänopan joka taistelukierroksen ensimmäisessä iskunvaihdossa.
    .flavour = Hän ei neuvottele. Hän saapuu.
devil-glasya = Glasya
    .text = Voima 5. Hänellä voi olla kaksi rituaalia yhtä aikaa, ja kukin maksaa 1 sielun vähemmän.
    .flavour = Kaksi kynttilää. Toinen on sinä.
devil-mammon = Mammon
    .text = Voima 5. Nostaa alustuksessa 1 kortin enemmän. Kun hänet ryöstetään tai vangitaan taistelussa, hän nostaa sen jälkeen 2 korttia.
    .flavour = Hän laski sen. Hän laskee sen taas.
devil-mephistopheles = Mefistofeles
    .text = Voima 5. Hänen oma noppansa Maan päällä on 1:n suurempi (enintään 6). Alustuksessa hän saa uusia yhden pikkupirun noppaluvun 1.
    .flavour = Allekirjoitit, ennen kuin hän ehti hymyillä.

## Promise cards

promise-card-asmodeus = Asmodeuksen lupaus
    .text = Jos ylivaltiaaksi nousee Asmodeus, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-baalzebub = Baalzebubin lupaus
    .text = Jos ylivaltiaaksi nousee Baalzebub, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-belial = Belialin lupaus
    .text = Jos ylivaltiaaksi nousee Belial, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-dispater = Dispaterin lupaus
    .text = Jos ylivaltiaaksi nousee Dispater, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-geryon = Geryonin lupaus
    .text = Jos ylivaltiaaksi nousee Geryon, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-glasya = Glasyan lupaus
    .text = Jos ylivaltiaaksi nousee Glasya, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-mammon = Mammonin lupaus
    .text = Jos ylivaltiaaksi nousee Mammon, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.
promise-card-mephistopheles = Mefistofeleen lupaus
    .text = Jos ylivaltiaaksi nousee Mefistofeles, tuo haltijalleen pisteitä (katso pistetaulukko).
    .flavour = Allekirjoitettu, sinetöity ja yhä lämmin.

## Status cards

status-master-of-souls = Sielujen mestari
    .text = Saat sen: 2 sielua enemmän Maasta tällä kierroksella kuin kukaan muu ja vähintään 5. Pidät sen: kukaan ei kerännyt enempää, ja keräsit vähintään 5.
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
devil-state-fled = Pakosalla
devil-state-downed = Maassa
devil-state-wounded = Haavojaan nuolemassa

word-seats-all = kaikki
word-any-seat-anyone = kuka tahansa
word-battle-role-attack = sen hyökkäyksessä
word-battle-role-defence = sen puolustuksessa
word-earth-kind-devil = piru
word-earth-kind-fiends = pikkupirut
word-earth-kind-both = piru ja pikkupirut
word-call-kind-attack = hyökkäys
word-call-kind-ritual = rituaali { $ritual }
word-card-kind-army = armeija
word-card-kind-fortress = linnoitus
word-card-kind-artifact = artefakti
word-card-kind-ritual = rituaali
word-card-kind-special = erikoiskortti
word-flag-if-attend = , jos tulen päätösrinkiin

## Strengths

strength-firm = { "" }
    .short = { "" }
strength-asap = , heti kun pystyn
    .short = , niin pian kuin voi
strength-if-able = , jos pystyn
    .short = , jos pystyy


## Sentences of promises

sentence-no-attack = En hyökkää pirun { $target } kimppuun kierroksen { $until } loppuun asti
    .short = Ei hyökkäystä: { $target } · K{ $until } asti
sentence-no-fight-against = En taistele pirua { $target } vastaan kierroksen { $until } loppuun asti
    .short = Ei sotimista: { $target } · K{ $until } asti
sentence-no-ritual = Rituaalini eivät kohdistu piruun { $target } kierroksen { $until } loppuun asti
    .short = Ei rituaaleja: { $target } · K{ $until } asti
sentence-no-special = En pelaa erikoiskortteja tai voimia pirua { $target } vastaan kierroksen { $until } loppuun asti
    .short = Ei erikoiskortteja: { $target } · K{ $until } asti
sentence-no-vote = En äänestä pirua { $candidate } kierroksen { $until } loppuun asti
    .short = Ei ääntä: { $candidate } · K{ $until } asti
sentence-no-nominate = En ehdota pirua { $candidate } kierroksen { $until } loppuun asti
    .short = Ei ehdotusta: { $candidate } · K{ $until } asti
sentence-no-earth = En lähetä Maan päälle kierroksella { $round }: { $who }
    .short = Ei Maan päälle · K{ $round }: { $who }
sentence-no-ring = Pysyn poissa kierroksen { $round } päätösringistä
    .short = Poissa ringistä · K{ $round }
sentence-no-flee = En luiki pakoon kierroksella { $round }
    .short = Ei pakoa · K{ $round }
sentence-no-trade = En käy kauppaa pirun { $seat } kanssa kierroksen { $until } loppuun asti
    .short = Ei kauppaa: { $seat } · K{ $until } asti
sentence-vote = Äänestän pirua { $candidate } kierroksella { $round }{ $if_attend }
    .short = Ääni: { $candidate } · K{ $round }{ $if_attend }
sentence-nominate = Ehdotan pirua { $candidate } kierroksella { $round }{ $if_attend }
    .short = Ehdotus: { $candidate } · K{ $round }{ $if_attend }
sentence-attend = Tulen kierroksen { $round } päätösrinkiin
    .short = Tulee rinkiin · K{ $round }
sentence-give = Annan pirulle { $to }: { $bundle }, { $due }
    .short = Annettava pirulle { $to }: { $bundle }, { $due }
sentence-return-loan = Palautan pirulle { $to }: { $cards }, { $due }
    .short = Palautettava pirulle { $to }: { $cards }, { $due }
sentence-join = Liityn pirun { $ally } rinnalle { $role } kierroksella { $round }, voimaa vähintään { $power }
    .short = Tueksi { $ally }, { $role } · K{ $round }, voima { $power }
sentence-attack = Hyökkään pirun { $target } kimppuun kierroksella { $round }
    .short = Hyökkäys: { $target } · K{ $round }
sentence-withdraw = Vetäydyn tästä taistelusta
    .short = Vetäytyy tästä taistelusta
sentence-call-off = Perun: { $what }
    .short = Perutaan: { $what }
sentence-release = Vapautan pirun { $captive }, { $due }
    .short = Vapaaksi: { $captive }, { $due }
sentence-allow-trade = Pirulla { $captive } on kauppalupa kierroksen { $until } loppuun asti: { $seats }
    .short = { $captive }: kauppalupa · K{ $until } asti: { $seats }
sentence-show-hand = Näytän käteni pirulle { $to }, { $due }
    .short = Käsi näytettävä pirulle { $to }, { $due }
sentence-cast = Suoritan rituaalin { $ritual } loppuun kierroksella { $round }, kohteena { $target }
    .short = Rituaali { $ritual }, kohde { $target } · K{ $round }

## Conditions

condition-if-overlord = Jos { $seat } nousee ylivaltiaaksi viimeistään kierroksella { $round }
    .short = Jos ylivaltias on { $seat } · K{ $round } asti
condition-if-not-overlord = Jos { $seat } ei nouse ylivaltiaaksi kierroksella { $round }
    .short = Jos ylivaltias ei ole { $seat } · K{ $round }
condition-if-battle-won = Jos { $seat } voittaa hyökkäyksen kierroksella { $round }
    .short = Jos hyökkäyksen voittaa { $seat } · K{ $round }
condition-if-captured = Jos { $by } vangitsee pirun { $devil } viimeistään kierroksella { $round }
    .short = Jos { $by } vangitsee: { $devil } · K{ $round } asti
condition-if-drawn = Jos nostan viimeistään kierroksella { $round }: { $kind }
    .short = Jos nostetaan { $kind } · K{ $round } asti
condition-if-in-ring = Jos { $seat } tulee kierroksen { $round } päätösrinkiin
    .short = Jos ringissä on { $seat } · K{ $round }
condition-if-attacked = Jos pirun { $seat } kimppuun hyökätään kierroksella { $round }
    .short = Jos hyökkäyksen kohde on { $seat } · K{ $round }

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
    .short = taistelun jälkeen
due-council = kierroksen { $round } neuvonpidossa
    .short = neuvonpidossa · K{ $round }
due-finishing = kierroksen { $round } viimeistelyssä
    .short = viimeistelyssä · K{ $round }
due-settlement = kun ylivaltias on selvillä
    .short = ylivaltiaan selvittyä

## What changes hands

bundle-hand-card =
    .one = { $card }
    .unread = 1 kortti
bundle-any-cards =
    .one = 1 mikä tahansa kortti
    .many = { $n } mitä tahansa korttia
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
    .one = { $card } (pöydästä)
    .unread = pöydätty kortti
bundle-fortress =
    .with = linnoitus vankeineen
    .keep = linnoitus ilman vankeja
bundle-captive =
    .hand-over = vanki { $seat }
    .free = vapaaksi { $seat }
bundle-hand-view =
    .one = vilkaisu käteen
bundle-trade-leave =
    .one = kauppalupa
bundle-promise-release =
    .one = vapautus lupauksesta
    .named = vapautus lupauksesta: { $promise }

## Lobby options

option-victory-goal = Voittotavoite
    .about = Näin monella voittopisteellä piru ottaa valtaistuimen, ajattelipa rinki mitä tahansa.
    .value-0 = 10; kolmella pelaajalla 8
    .every = { $n } pistettä
option-round-limit = Viimeinen kierros
    .about = Jos tämän kierroksen rinki ei kruunaa ketään, valtaistuimen saa eniten voittopisteitä kerännyt.
    .value-0 = Ei rajaa
    .every = Kierros { $n }
option-short-game = Lyhyt peli
    .about = Noin tunti: tavoite 6, viimeinen kierros 8, ja suositun lisämerkin saa neljällä pisteellä.
option-pace = Tahti
    .about = Kuinka kauan vaiheet, seis-hetket ja valinnat saavat kestää.
    .value-normal = Tavallinen
    .value-relaxed = Rauhallinen
    .value-quick = Nopea
    .value-untimed = Ei aikarajoja
option-devil-choice = Pirut
    .about = Kolmella tai neljällä pelaajalla kukin saa valita kahdesta; useammalla pirut jaetaan.
    .value-deal-two-pick-one = Valitse kahdesta
    .value-random = Jaetaan
option-private-deals = Salaiset kaupat
    .about = Saavatko kaksi pirua tinkiä ja vannoa muiden kuulematta.
option-forecast = Taisteluennuste
    .about = Näytä, miten taistelu todennäköisesti päättyy ja paljonko painettua voimaa tarjous siirtää.
option-banter = Jutustelu
    .about = Vapaata puhetta pöydässä. Se ei sido ketään.

## Lesson

lesson-throne = Tyhjä valtaistuin
    .text = Lucifer on lähtenyt. Olet piru: kokoa armeijoita, kerää sieluja, ryöstä naapureita ja ennen kaikkea tingi. Peli päättyy, kun joku piru kruunataan. Jokainen kruunatun lupauskortti on kuitenkin 2 pisteen arvoinen muiden käsissä: voit voittaa ilman kruunua.
lesson-devil = Mikä piru olet?
    .text = Sinulle jaettiin kaksi. Osoita kumpaakin, niin luet sen voiman: se on sinun koko pelin ajan. Napsauta sitä, jonka pidät, ja vahvista.
lesson-hand = Kuusi ensimmäistä korttia
    .text = Armeijat taistelevat, linnoitus suojaa valtakuntaasi ja pitää vangit, artefaktit ja rituaalit muuttavat sääntöjä, erikoiset yllättävät. Ilman linnoitusta saat vaihtaa koko käden, kerran.
lesson-tabling = Pöytäys
    .text = Kaikki toimivat yhtä aikaa, omaan tahtiinsa. Napsauta kätesi korttia, niin se tulee pöytään: armeijoita, yksi linnoitus, artefakteja. Lähetä pikkupiruja tai pirusi Maan päälle hakemaan sieluja; poissa oleva ei puolusta kotia.
lesson-market = Markkinat
    .text = Täällä kaikki on kaupan: kortit, sielut, armeijat, lupauksetkin. Valitse joku, pane vaa'an toiseen kuppiin, mitä annat, ja toiseen, mitä haluat, lisää lupauksia jos mieli tekee ja tarjoa. Muut tarjoavat sinulle samalla tavalla: lue, ota tai pyydä enemmän.
lesson-binding = Lupaus sitoo
    .text = Vannottu on kirjassa punaisella sinetillä, ja pöytä pitää siitä huolen: teko, joka rikkoisi lupauksen, torjutaan, ja velka erääntyy itsestään. Chatissa sanottu ei sido ketään.
lesson-stop = Ohita tai seis!
    .text = Ratkaisevilla hetkillä kysytään kaikilta, olipa kädessä mitä tahansa. Ohita, ja peli jatkuu; sano seis!, niin saat puheenvuoron ja voit pelata kortin. Hiljaisuudestasi ei siis voi päätellä mitään.
lesson-attack = Sota
    .text = Hyökkäysvuorollasi voit marssia jonkun valtakuntaan, kuhunkin kerran kierroksessa. Vertaa valtakuntien voimia. Voittaja ryöstää kortteja, ja kaatunut piru joutuu vangiksi. Voit myös ohittaa, maksustakin.
lesson-battle = Ennen noppia
    .text = Armeijoita tulee ja menee, ystäviä ostetaan. Ylhäällä oleva asteikko näyttää, mitä kummankin puolen voima tuottaa: lisää kahakoita, lisää noppia. Valitse, ketkä tuot, ja ilmoita, kun olet valmis.
lesson-council = Äänet ovat kaupan
    .text = Seuraavaksi on päätösrinki: ehdokas kruunataan, jos harvempi tulleista vastustaa sitä kuin sillä on merkkejä. Nyt on aika ostaa ääniä tai myydä omasi sen lupauskorteista, joka voi voittaa.
lesson-ring = Päätösrinki
    .text = Tule, niin äänesi lasketaan; joka tulee eikä nimeä ketään, vastustaa. Sitten jokainen asettaa pirun ehdolle seuraavaan rinkiin. Jos joku kruunataan, lupauskortit ratkaisevat, kuka voitti.

## Rulebook

rulebook-goal = Tavoite
    .text =
        Lucifer on lähtenyt, ja Helvetti tarvitsee uuden ylivaltiaan. Olet piru: kokoat armeijoita, keräät sieluja, ryöstät naapureita ja ennen kaikkea tingit.
        Peli päättyy, kun yhdestä pirusta tulee <b>ylivaltias</b> muiden äänillä tai voittopisteillä. Sitten kaikki laskevat pisteensä, ja eniten saanut voittaa. Ylivaltias saa 4 lisäpistettä, mutta jokainen sen <b>lupauskortti</b> toisen kädessä on siellä 2 pisteen arvoinen. Ylivaltiaan lupausten haltija voi siis voittaa ilman kruunua.
        Piru pitää jokaisen lupauksensa. Siitä huolehtii pöytä itse.
rulebook-start = Alku
    .text =
        3 tai 4 pelaajalla valitset kahdesta pirusta; useammalla sinulle jaetaan yksi. Sen voima lukee kortissa ja kestää koko pelin. Saat sen 6 lupauskorttia ja nostat 6 korttia pakasta.
        Jolla <b>ei ole linnoitusta</b> kädessään, saa vaihtaa kaikki 6 korttia kerran.
rulebook-round = Kierros
    .text =
        Kahdeksan vaihetta yhä uudelleen: <b>alustus</b> (nosta 2 korttia, Maan nopat), <b>pöytäys</b>, <b>taistelut</b>, <b>rituaalit</b>, <b>voittopisteet</b>, <b>neuvonpito</b>, <b>päätösrinki</b> ja <b>viimeistely</b>.
        Avoimissa vaiheissa kaikki toimivat yhtä aikaa. Paina Valmis, kun sinulla ei ole enää tehtävää; tarjouksiin voi silti vastata. Kun kaikki ovat valmiita, avautuu viimeinen hetki seis-huudolle, ja vaihe on ohi.
        Nostettaessa kortteja saa olla yhteensä enintään <b>21</b>: piru, asema- ja lupauskortit, käsi ja pöydätyt. Sieluja ei lasketa.
rulebook-cards = Viisi korttilajia
    .text =
        <b>Armeijat</b> pöydätään, ne taistelevat ja pysyvät, kunnes tuhoutuvat. <b>Linnoitus</b> suojaa valtakuntaasi ja pitää vangit; niitä on enintään yksi. <b>Artefaktit</b> kulkevat pirusi mukana. <b>Rituaalit</b> aloitetaan pöytäyksessä ja suoritetaan rituaaleissa, sieluilla. <b>Erikoiskortit</b> pelataan kädestä niihin painetuilla hetkillä.
        Kädessä olevalla linnoituskortilla on 3 käyttöä samanlaista linnoitusta vastaan: sen avaaminen hyökätessä, siitä livahtaminen taistelussa ja siitä karkaaminen vankina.
rulebook-tabling = Pöytäys
    .text =
        Pöytää armeijoita, linnoitus ja artefakteja niin monta kuin haluat. Aloita yksi rituaali. Lähetä pikkupiruja tai pirusi itse Maan päälle. Käy kauppaa.
        Kerran kierroksessa saat antaa minkä tahansa pirun lupauskortin <b>Tuntemattomille voimille</b> ja nostaa heti 6 korttia. Kortti on poissa lopullisesti, eikä kukaan näe, kenen se oli.
        Kädessä pidetty on armeijoilta turvassa, mutta ei myöskään taistele.
rulebook-earth = Sieluja Maan päältä
    .text =
        Seuraavassa alustuksessa kaikki Maan päällä olevat heittävät nopan. <b>Pikkupirut</b>: 1 jää kiinni ja tuhoutuu, 2 ei mitään, 3 tai 4 yksi sielu, 5 tai 6 kaksi sielua. <b>Pirulliset pikkupirut</b> samoin, mutta eivät jää kiinni. <b>Piru</b>: 1 ei mitään, 2 tai 3 yksi, 4 tai 5 kaksi, 6 kolme; se saa heittää vielä kerran.
        Maan päällä piru ei taistele, ei suorita rituaaleja eikä tule rinkiin. Siellä olevia pikkupiruja ei voi vahingoittaa, mutta ne eivät puolusta sinua.
        <b>2 sielua</b> vastaa 1 voimaa, ja niillä maksetaan rituaalit.
rulebook-trade = Kauppa
    .text =
        Tarjouksessa on kaksi vaakakuppia. Pane niihin kortteja, lupauskortteja, sieluja, armeijoita, linnoituksia, vankeja, vilkaisu käteen ja kummankin lupauksia. Toinen hyväksyy, tekee vastatarjouksen tai hylkää. Sovittu siirtyy heti, eikä sitä peruta.
        <b>Käsi- ja lupauskortteja</b> voi vaihtaa jokaisessa avoimessa vaiheessa; <b>pöydättyä ja sieluja</b> vain pöytäyksessä ja viimeistelyssä; <b>vangit</b> eivät vaihda omistajaa taisteluissa, mutta ne voi siellä vapauttaa.
        Tarjous voi olla avoin kaikille tai vain teidän kahden tiedossa. Keskustelun puheet eivät sido ketään.
rulebook-promises = Lupaukset sitovat
    .text =
        Lupaus on yksi lause, joka kootaan napsauttamalla: mitä, kenelle, mihin asti ja ehkä yhdellä ehdolla. Sinetöitynä se sitoo. <b>Teko, joka rikkoisi sen, evätään</b>, ja luvattua kysytään sinulta, kun sen aika tulee; jos vaikenet, se tehdään puolestasi.
        Et voi vannoa, mitä et voi pitää. <b>Ilman lisäystä</b>: se on sinulla nyt. <b>Heti kun pystyn</b>: voimassa, kunnes pidetään. <b>Jos pystyn</b>: puuttuva raukeaa, ja kätesi voidaan näyttää todisteeksi.
        Jos muut estävät sinua, luja lahjalupaus voi silti <b>rikkoutua</b>: se maksaa 1 voittopisteen. Jos loppua ei sanota, lupaus kestää tämän kierroksen.
rulebook-attack = Hyökkääminen
    .text =
        Hyökkäysvuoro kiertää aloittajasta. Omalla vuorollasi nimeä valtakunta tai ohita; kuhunkin valtakuntaan saat hyökätä kerran kierroksessa. Kun kaikki ovat ohittaneet peräkkäin, taistelut ovat ohi.
        Julistuksen jälkeen <b>neuvotellaan</b>: kaikki voivat käydä kauppaa, ja sinä voit jatkaa, vaihtaa kohdetta kerran tai pysähtyä. Sitten olet sitoutunut.
        Poissa kotoa armeija tarvitsee johtajan: pirusi tai langenneet enkelit. Ulos marssivan pirun rituaali lykkääntyy.
rulebook-organisation = Ennen noppia
    .text =
        Hyökkääjä valitsee armeijansa. Jokainen muu vapaa piru voi <b>liittyä kummalle puolelle tahansa</b> haluamillaan joukoilla. Puolustaja voi <b>paeta</b> (ensimmäisellä taistelukierroksella ilman korttia), <b>antautua</b> tai taistella. Auttajat voivat vaihtaa puolta ja lähteä kotiin. Kauppa käy.
        Sivussa pysyvä piru voi iskeä valtakuntaan, jonka piru on poissa: se on <b>hyökkäys selustaan</b>.
        Jos kumpikin päävastustaja nostaa valkoisen lipun, tällä taistelukierroksella ei heitetä. Kun kaikki ovat valmiita, puolet lukitaan.
rulebook-dice = Nopat
    .text =
        Puolen voima on sen pirut, laumat, puolet sieluista ja puolustajalla linnoitus. Iskunvaihtoja on <b>2</b>, ja lisäksi 2 kummastakin puolesta, jolla on 25 voimaa, tai 4, jos voimaa on 50.
        Kumpikin heittää 1 nopan; 2, jos voimaa on kaksin verroin, 3, jos kolmin verroin. Juuri osuman saanut heittää 2 enemmän. Parhaita noppia verrataan, ja <b>pienempi saa osuman</b>; tasan mennessä vahvempi voittaa.
        <b>Suoja</b> vähennetään hyökkäyksen nopasta, kun puolustus saisi osuman. Esimerkki: 74 vastaan 34 on 2 + 4 + 2 = 8 iskunvaihtoa, 2 noppaa yhtä eli 1 vastaan.
rulebook-hits = Kuka kaatuu
    .text =
        Jokaisesta osumasta valitset, kuka sen ottaa: lauma tuhoutuu, sielujoukko menettää nopan verran sieluja, linnoitus kääntyy nurin tämän taistelun ajaksi, piru <b>kaatuu</b>. Kumpikin puoli valitsee salaa.
        <b>Juggernautit</b> ottavat ensimmäiset osumat ja iskevät kaatuessaan takaisin. <b>Leviatan</b> ottaa osuman viimeisenä.
        Jos puolella on useita, sen johtaja jakaa osumat tasan.
rulebook-aftermath = Taistelun jälkeen
    .text =
        Hyökkäys on voittanut, kun puolustuksessa ei ole enää ketään ilman osumaa. Silloin jokainen kaatunut piru, ystäväkin, on hyökkääjän <b>vanki</b>; valtakunnan kädestä <b>ryöstetään</b> 3 satunnaista korttia, 5, jos pirulla on yli 21; ja linnoituksen voi <b>ottaa, hävittää tai jättää</b>.
        Jos hyökkäys epäonnistuu, kaatuneet pirut ovat puolustajan vankeja. Jos molemmat päävastustajat kaatuvat samalla kertaa, kukaan ei voita.
        Voitettu hyökkäys, jossa ryöstetään tai vangitaan, on <b>hyökkäysvoitto</b>; tappioin torjuttu hyökkäys on <b>puolustusvoitto</b>.
rulebook-captives = Vangit
    .text =
        Vanki on vangitsijansa linnoituksessa. Se ei taistele, ei suorita rituaaleja, ei käy Maan päällä eikä tule rinkiin, mutta sen pelaaja nostaa, pöytää armeijoita ja käy kauppaa vangitsijansa kanssa; muiden kanssa vain luvalla.
        Se pääsee vapaaksi, kun vangitsija päästää, vankilapaolla, samanlaisella linnoituskortilla pöytäyksessä tai kun joku ottaa linnoituksen. <b>Toistensa vangit vaihdetaan heti.</b>
        Ilman linnoitusta (tai kahlesormusta) kukaan ei voi pitää vankia.
rulebook-rituals = Rituaalit
    .text =
        Rituaali on edessäsi kuvapuoli ylöspäin pöytäyksestä alkaen: kaikki näkevät, mitä on tulossa, ja voivat maksaa, ettet tee sitä. Rituaaleissa kukin suorittaa omansa, peruu sen tai <b>lykkää</b> seuraavalle kierrokselle, aloittajasta alkaen.
        Suorittaminen ilmoitetaan ensin: viimeinen hetki häiritä. Sitten maksetaan sielut ja valitaan kohde, eikä kukaan voi enää sanoa mitään.
        Pakeneva, antautuva tai osuman saanut piru menettää rituaalinsa.
rulebook-stop = Seis!
    .text =
        Herkillä hetkillä kaikilta kysytään, olipa kädessä mitä tahansa: <b>ohita tai seis!</b> Siitä ei voi päätellä, kenellä on kortti. Ensimmäisenä seis huutanut saa puheenvuoron, ja kaikki pysähtyy.
        Puheenvuorolla pelaat yhden erikoiskortin, artefaktin tai voiman, tai luovut. Luopuminen on <b>tyhjä seis</b>: 3 kierroksessa, joten hämätä saa.
        Kun jotain on pelattu, kaikille avautuu uusi hetki.
rulebook-status = Voittopisteet
    .text =
        Jokainen asemakorttisi antaa 1 voittopisteen kierroksessa. <b>Sielujen mestari</b>: vähintään 5 sielua Maasta tällä kierroksella ja 2 enemmän kuin muilla. <b>Mahtavin piru</b>: vähintään 25 voimaa kotona ja 3 enemmän kuin muilla. <b>Voittoisin piru</b>: eniten hyökkäysvoittoja.
        Asema on ensin epävakaa ja pidettynä vakaa. Vakaa kestää yhden huonon kierroksen.
        Voittopisteet pysyvät. Vain rikottu lupaus vie niitä.
rulebook-council = Neuvonpito
    .text =
        Viimeiset puheet ennen rinkiä. Täällä ostetaan ääniä, tavallisesti <b>lupauskorteilla</b>: ne eivät maksa sinulle mitään, ellei sinua kruunata, ja silloin juuri niillä äänestäjäsi voittavat.
        Hyödyllisiä lauseita: ”Äänestän pirua Belial tällä kierroksella, jos tulen päätösrinkiin”, ”Jos Belial nousee ylivaltiaaksi, annan sinulle 2 korttia”.
        Laske, ennen kuin myyt: kuinka monta vastustajaa ehdokas vielä kestää?
rulebook-ring = Päätösrinki
    .text =
        Jokainen Helvetissä oleva piru tulee tai pysyy kotona, salaa. Sitten tulleet äänestävät vuorotellen ehdokasta tai eivät ketään. Ehdokas kruunataan, jos ainakin 2 pirua tuli, joku äänesti sitä ja <b>vastustajia on vähemmän kuin sillä merkkejä</b>. Tullut, joka ei nimennyt ehdokasta, vastustaa sitä, myös ehdokas itse.
        Esimerkki: 3 merkkiä ja 4 pirua ringissä; 2 äänestää sitä, 2 ei: se kruunataan.
        Jos ketään ei kruunata, riittävästi voittopisteitä kerännyt piru ottaa valtaistuimen. Muuten kaikki tulleet ehdottavat seuraavaan rinkiin: jokainen ehdotus on merkki, ja 6 voittopisteestä suosittu saa yhden lisää.
rulebook-finishing = Viimeistely
    .text =
        Paenneet ja haavoittuneet pirut ovat taas kotona. Pöydättyä voi jälleen vaihtaa, ja nyt erääntyvät velat maksetaan.
        Poista turha: <b>21 kortilla</b> et nosta seuraavalla kierroksella mitään, ja siltä, jolla on enemmän, ryöstetään 5 korttia eikä 3.
rulebook-end = Tilinteko
    .text =
        Ylivaltias on selvillä. Ensin maksetaan tälle hetkelle luvattu. Sitten pisteet: 1 jokaisesta voittopisteestä, <b>4</b> ylivaltiaalle, <b>2</b> jokaisesta ylivaltiaan lupauskortista kädessäsi; ylivaltiaan omassa kädessä vain 1.
        Esimerkki: ylivaltiaalla on 7 pistettä ja 2 omaa korttiaan: 7 + 4 + 2 = 13. Kilpailijalla on 8 pistettä ja 3 ylivaltiaan korttia: 8 + 6 = 14, ja hän voittaa.
