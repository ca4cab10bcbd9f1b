### The program's own words: Suomi.

# What the language calls itself, and what Windows calls it.
language-name = Suomi
    .windows = Finnish


## Window

ui-screenshot = Kuva tallentui nimellä { $name }
ui-screenshot-failed = Kuvaa ei voitu tallentaa
ui-pad-here = Peliohjain kytketty: { $name }
ui-pad-gone = Peliohjain irtosi. Näppäimistö ja hiiri toimivat.


## Menu

menu-sub-line = Viisi ilkeää pikkupeliä samassa pöydässä
menu-playing-as = Pelaajana
menu-nobody = Ei vielä nimeä
menu-host = Avaa pöytä
menu-host-tip = Avaa lähiverkkoon pöytä ihmisille ja boteille.
menu-join = Liity pöytään
menu-join-tip = Valitse verkon pöytä tai kirjoita koodi tai osoite, jonka sait.
menu-how = Näin pelataan
menu-how-tip = Viiden pelin ensiopastukset, säännöt ja kaikki kortit.
how-line = Pelaa kerran oppaan kanssa ja katso loput täältä. Aikarajaa ei ole.
how-back = Takaisin
how-lesson = Ensiopastus
how-rules = Säännöt
how-cards = Kortit
how-watch = Katso ottelu
how-never = Et ole vielä pelannut
how-under-way = Opastus kesken
how-learnt = Opastus käyty
how-pages = { $n ->
        [one] { $n } sivu
       *[other] { $n } sivua
    }
how-pages-read = Sivu { $page }/{ $n }
how-played = { $n ->
        [one] 1 ottelu, { $won } voittoa
       *[other] { $n } ottelua, { $won } voittoa
    }
menu-settings = Asetukset
menu-settings-tip = Nimi, kieli, äänet, nopeus ja ulkoasu.
menu-continue = Jatka
menu-continue-small = { $title }, mukana { $names }
menu-continue-many = { $title }, mukana { $name } ja { $n ->
    [one] 1 muu
   *[other] { $n } muuta
}
menu-stands = { $turn } { $n }
    .yours = sinun vuorosi
    .theirs = vuorossa { $name }
menu-continue-tip = Jatka viimeisintä otteluasi siitä, mihin se jäi.
menu-saved = Kesken jääneet
menu-waits = Ottelu odottaa
menu-history = Historia
menu-credits = Tekijät
menu-quit = Lopeta
menu-stay = Jää
menu-quit-question = Lähdetkö goblinien luota?
menu-quit-text = Kaikki on tallessa.
    .match = Ottelusi on tallessa, ja voit jatkaa sitä valikon kohdasta Jatka.
    .seat = Paikkasi pysyy sinulla, ja voit jatkaa ottelua valikon kohdasta Jatka.
menu-in-the-works = Tekeillä
menu-not-yet = { $title } on vielä kaiverrettavana
menu-facts = { $players } pelaajaa · { $minutes } min
menu-tables-found = { $n ->
        [one] { $n } pöytä löytyi verkosta
       *[other] { $n } pöytää löytyi verkosta
    }
card-seats = Paikat
card-seats-tip = Montako pelaajaa, sinä mukaan lukien.
card-bots = Botit
card-bots-tip = Miten hyvin botit pelaavat, kun pelaat yksin.
level-random = Satunnainen
level-easy = Helppo
level-normal = Tavallinen
level-hard = Vaikea
level-expert = Mestari
card-play = Pelaa
card-play-small = yksin botteja vastaan
card-host = Avaa pöytä
card-host-small = lähiverkon väelle
card-rules = Säännöt
card-rules-small = ja kaikki kortit
card-more = Lisää talon sääntöjä ({ $n })
card-more-changed = { $n } muutettu
card-fewer = Vähemmän talon sääntöjä
card-back = Takaisin
settings-heading = Asetukset
settings-play = Pelaaminen
settings-look = Ulkoasu
settings-sound = Äänet
settings-keys = Näppäimet
settings-keys-press = Paina näppäintä
settings-keys-reset = Palauta näppäimet
settings-keys-fixed = Tätä ei voi vaihtaa: se hyväksyy ja palaa kaikkialla
settings-done = Valmis
settings-name = Nimesi
settings-name-placeholder = Miksi sinua kutsutaan?
settings-language = Kieli
settings-portrait = Muotokuvasi
settings-portrait-tip = Kasvot, jotka aulassa ja pöydässä näkyvät nimesi vieressä.
settings-crown = Kruunaus
settings-crown-king = Goblinkuninkaaksi
settings-crown-queen = Goblinkuningattareksi
settings-crown-tip = Arvonimesi, kun voitat valtaistuimen.
settings-pace = Animaation nopeus
settings-pace-normal = Tavallinen
settings-pace-fast = Nopea
settings-pace-instant = Heti
settings-aid = Aloittelijan vinkit
settings-aid-tip = Kysymykset kertovat enemmän, ja vaarallisesta valinnasta varoitetaan.
settings-streamer = Striimaustila
settings-streamer-tip = Piilottaa koodit ja osoitteet, kun striimaat.
settings-text-scale = Tekstin koko
settings-inks = Värit
settings-inks-normal = Vakio
settings-inks-high-contrast = Vahvat
settings-inks-blue-orange = Sini-oranssi
settings-inks-tip = Kolme värisarjaa, jotka värisokeakin erottaa.
settings-reduced-motion = Vähemmän liikettä
settings-reduced-motion-tip = Lyhyet häivytykset lentojen, tärinän ja säteiden tilalla.
settings-full-screen = Koko näyttö
settings-effects = Tehosteet
settings-music = Musiikki
settings-voices = Pöydän äänet
settings-sound-tip = Ei: äänilaitetta ei avata.
settings-mute-unfocused = Mykistä taustalla
key-confirm = Paina, valitse
key-back = Takaisin, peru valinta
key-rules = Tämän vaiheen säännöt
key-full-screen = Koko näyttö
key-screenshot = Kuvakaappaus
key-undo = Kumoa
key-log = Loki
key-chat = Chat
key-map = Koko kartta tai pöytä
key-cards = Korttiluettelo
key-ping = Osoita jotakin
key-hint = Vihje
key-peek = Kurkista salaisuutta
key-skip = Siirry omaan vuoroon
codex-rules = Säännöt
codex-cards = Kaikki kortit
codex-search = Etsi
codex-close = Sulje
codex-nothing = Mikään täällä ei mainitse tekstiä ”{ $text }”.
codex-all = Kaikki
credits-games = Pelit
credits-games-text = Gobsmack { $version } on viisi pöytäpeliä samassa lähiverkon pöydässä. Koodi on vapaa ohjelmisto MIT-lisenssillä.
credits-art = Kuvat ja äänet
credits-art-text = Omat skriptimme kaiversivat, painoivat ja löivät ne. CC BY 4.0, tekijöinä ”the Gobsmack makers”.
credits-fonts = Kirjaimet
credits-fonts-text = Alfa Slab One, JM Solé · League Gothic, The League of Moveable Type · Besley, Owen Earl · IM Fell English, Igino Marini. SIL Open Font License 1.1.
credits-music = Musiikki
credits-music-text = Sävelletty koodilla ja soitettu FluidSynthillä ja MuseScore General -äänipankilla, tekijöinä S. Christian Collins, Frank Wen ja muita (MIT).
credits-libraries = Kirjastot
credits-libraries-text = pygame-ce ja SDL · pymunk ja Chipmunk · ZeroMQ, pyzmq ja libsodium · msgpack · msgspec · zeroconf · platformdirs
credits-licences = Lisenssit
credits-licences-text = Jokainen lisenssi löytyy kokonaan teoksensa vierestä: LICENSE, CREDITS.md ja art/fonts.
settings-trouble-broken = Asetuksiasi ei voi lukea. Ne pantiin sivuun, ja aloitat oletuksista.
settings-trouble-partly = Osaa asetuksistasi ei voi lukea. Ne palautuivat oletuksiin, muut ovat niin kuin ne jätit.
settings-trouble-unwritable = Tämä kone ei voi tallentaa asetuksiasi
settings-trouble-later = Asetuksesi ovat Gobsmackin uudemmasta versiosta. Ne jäävät ennalleen, ja aloitat oletuksista.
card-lesson = Ensiopastus
card-lesson-small = noin viisi minuuttia
card-lesson-resume = jatka kesken jäänyttä
card-lesson-done = pelaa uudestaan
codex-met = Nähdyt
codex-met-none = Et ole vielä nähnyt näistä mitään.
codex-options-bold = Lihavoitu: uuden pöydän valinta
settings-keys-swapped = { $action } on nyt tässä: { $now }.
settings-pad = Peliohjain
settings-pad-press = Paina painiketta
settings-pad-reset = Palauta painikkeet
settings-pad-kept = Painiketta tarvitaan. Anna sen toiminnolle ensin toinen.
key-go = Pääpainike
key-glow = Seuraava valinta
key-menu = Tauko
key-keys = Kaikki toiminnot
key-tags = Valitse se, jossa näppäin näkyy
key-walk = Kartan kaikki ruudut yksi kerrallaan
key-zoom = Kartta suuremmaksi, pienemmäksi
key-page = Vieritä sivua
key-one-move = Siirto taakse tai eteen
key-five-moves = Viisi siirtoa taakse tai eteen
key-next = Seuraava
key-previous = Edellinen
key-directions = Liiku
key-any = Mikä tahansa, yksi kerrallaan
keys-arrows = Nuolet
keys-shift-arrows = VAIHTO + NUOLET
keys-pages = PAGE UP, DOWN
keycap-return = Enter
keycap-escape = Esc
keycap-space = Välilyönti
keycap-tab = Sarkain
keycap-backspace = Askelpalautin
keycap-delete = Delete
keycap-insert = Insert
keycap-caps-lock = Caps Lock
keycap-left-shift = Vasen vaihto
keycap-right-shift = Oikea vaihto
keycap-left-ctrl = Vasen Ctrl
keycap-right-ctrl = Oikea Ctrl
keycap-left-alt = Vasen Alt
keycap-right-alt = Alt Gr
keys-heading = Näppäimet
keys-heading-pad = Painikkeet
keys-change = Vaihda näppäimiä
keys-change-pad = Vaihda painikkeita
pad-south = alempi
pad-east = oikea
pad-west = vasen
pad-north = ylempi
pad-left-shoulder = vasen olka
pad-right-shoulder = oikea olka
pad-left-trigger = vasen liipaisin
pad-right-trigger = oikea liipaisin
pad-left-stick = vasen sauva
pad-right-stick = oikea sauva
pad-select = valinta
pad-start = aloitus
letters-shift = Isot
letters-space = Väli
letters-delete = Poista
letters-done = Valmis
settings-disk = Levy
settings-keep-megabytes = Enintään
settings-keep-days = Säilytysaika
settings-gigabytes = { $n } Gt
settings-days = { $n } pv
settings-years = { $n ->
        [one] { $n } vuosi
       *[other] { $n } vuotta
    }
settings-taken = { $recordings ->
        [one] 1 tallenne
       *[other] { $recordings } tallennetta
    } ja { $journals ->
        [one] 1 kesken jäänyt ottelu
       *[other] { $journals } kesken jäänyttä ottelua
    } vievät { $size } Mt.
settings-kept-always = Vanhimmat poistetaan, kun käynnistät seuraavan kerran. Ottelua, jota voi jatkaa, ei poisteta koskaan. Poistettu tallenne katoaa tilastoistasi.


## Tables and lobby

welcome-heading = Tervetuloa laumaan
welcome-text = Miksi goblinit sinua kutsuvat, ja millä kielellä? Voit vaihtaa molemmat asetuksissa.
welcome-name = Nimi
welcome-name-placeholder = muille näkyvä nimi
welcome-name-suggested = Tulokas
welcome-language = Kieli
welcome-go = Pelataan
connecting-alone = Katetaan pöytää
connecting-host = Avataan pöytääsi
connecting-join = Liitytään pöytään
connecting-opening = Käynnistetään pöytää
connecting-finding = Koputetaan
connecting-comparing = Vertaillaan sääntöjä ja kortteja
connecting-sitting = Istuudutaan
connecting-dealing = Kutsutaan botit, jaetaan kortit
connecting-queued = Liikaa vääriä koodeja. Omasi vuoro on { $seconds } s päästä
connecting-cancel = Peru
connecting-cut = Yhteys katkesi
connecting-cut-again = <b>Yritetään uudelleen, kunnes mittari on tyhjä.</b>
connecting-cut-again-soon = <b>Yritetään uudelleen.</b>
connecting-cut-kept = Paikkasi ja korttisi pysyvät sinulla.
connecting-cut-wifi = Jos Wi-Fi on pois päältä, kytke se, niin pääset takaisin otteluun.
connecting-cut-left = Isäntä lähti
connecting-cut-saved = Ottelu on tallessa isännän koneella.
connecting-cut-moving = Muut pelaajat etsivät toista konetta, jolla jatkaa.
connecting-cut-own = <b>Tämän koneen isäntä ei vastaa.</b> Jokainen siirto on tallessa. Jos isäntä ei palaa, valitse valikosta Jatka.
connecting-cut-away-wait = Aikasi seisoo, kunnes palaat.
connecting-cut-away-bot = Minuutin kuluttua botti pelaa puolestasi, kunnes palaat.
connecting-cut-away-at-once = Botti pelaa puolestasi, kunnes palaat.
connecting-cut-leave = Lopeta odotus
host-heading = Avaa pöytä
host-back = Takaisin
host-the-game = Peli
host-the-house = Talon säännöt
host-table = Pöytä
host-table-of = Pöytä: { $name }
host-table-plain = Goblinien pöytä
host-passphrase = Tunnuslause
host-passphrase-none = ei ole: kuka vain saa liittyä
host-passphrase-kept = asetettu: kirjoita tähän uusi
host-passphrase-tip = Ilman tunnuslausetta tai koodia ei pääse pöytään.
host-seats-tip = Vapaat paikat voi antaa boteille aulassa.
host-spectators = Katsojat tervetulleita
host-spectators-tip = He näkevät kaiken julkisen, eivät kenenkään kättä.
host-dropped = Jos pelaajan yhteys katkeaa
host-dropped-wait = Odotetaan
host-dropped-bot = Botti 1 min
host-dropped-at-once = Botti heti
host-dropped-tip = Pelaaja saa paikkansa heti palatessaan. Vain Odotetaan pysäyttää hänen aikansa.
host-lost = Jos isäntä katoaa
host-lost-soon = 20 s päästä
host-lost-later = 60 s päästä
host-lost-never = Odotetaan
host-lost-tip = Silloin pelaajien enemmistö jatkaa toisella koneella. Kaksi pelaajaa sopii aulassa.
host-timers = Aikarajat tässä pöydässä
host-timers-off = Ei aikarajoja
host-timers-normal = Pelin omat
host-timers-long = Tuplasti
host-timers-tip = Koskee päätöksiä, ei reaktioita. Kun vain botit odottavat, rajaa ei ole.
host-open = Avaa pöytä
host-open-small = ja mene aulaan
host-note = Pöytä pyörii tällä koneella, kun peli on auki. Voit vielä vaihtaa paikkoja ja sääntöjä aulassa.
lan-heading = Tämän verkon pöydät
lan-back = Takaisin
lan-join = Liity
lan-watch = Katso
lan-free = { $n ->
        [one] { $n } paikka vapaana
       *[other] { $n } paikkaa vapaana
    }
lan-full = Täynnä
lan-playing = Ottelu käynnissä
lan-seat-kept = Paikkasi säilyy
lan-over = Ottelu ohi
lan-other = Eri versio
lan-unknown-game = peli, jota sinulla ei ole
lan-empty = Pöytää ei löytynyt vielä
lan-empty-looking = Kuunnellaan. Uusi pöytä ilmestyy tähän 2 sekunnissa.
lan-empty-network = <b>Sama verkko?</b> Koneiden pitää olla samassa Wi-Fi- tai kaapeliverkossa. Vierasverkot pitävät koneet usein erillään.
lan-empty-firewall = <b>Palomuuri?</b> Salli Gobsmack isännän koneella yksityisissä verkoissa (TCP 28420 ja 28421, UDP 5353).
lan-empty-code = <b>Eikö vieläkään?</b> Kysy isännältä koodi tai osoite ja kirjoita se alle. Se toimii ilman luetteloakin.
lan-address = Koodi tai osoite
lan-address-placeholder = BRISKET-LANTERN tai 192.168.1.20
lan-address-tip = Koodi, osoite tai liitetty kutsu. Jotkin osoitteet luettelevat monta pöytää.
lan-asking = Kysytään koneelta sen pöytiä.
lan-none-there = Siellä ei ole avoinna yhtään pöytää.
lan-go = Yhdistä
lan-choose-first = Valitse ensin pöytä
lan-cannot-join = Pöydässä ei ole vapaata paikkaa. Voit katsoa.
lan-no-browser = Tämä kone ei pysty kuuntelemaan pöytiä. Koodi tai osoite toimii silti.
lan-players = { $taken }/{ $seats }
lobby-somebody = Joku
lobby-leave = Lähde
lobby-rules = Säännöt
lobby-taken = { $taken }/{ $seats } paikkaa varattu
lobby-free = Vapaa paikka
lobby-free-host = Istu tai lisää botti
lobby-free-guest = Istu tähän
lobby-free-tip = Istu tähän. Vuorot kulkevat paikkojen järjestyksessä.
lobby-free-tip-host = Istu tähän tai lisää botti. Voit myös raahata tähän ihmisiä ja botteja.
lobby-version-same = kaikilla on { $version }
lobby-version-other = versio: { $name } { $theirs }, sinä { $version }
lobby-you-tip = Se olet sinä. Valitse nimi, väri ja muotokuva painamalla.
lobby-seat-tip = { $name } istuu tässä.
lobby-seat-tip-host = Muuta paikkaa painamalla tai raahaa muualle: { $name }.
lobby-bot = Botti · { $level }
lobby-bot-coming = Botti · { $level } · tulossa
lobby-bot-tip = Raahaa vapaalle paikalle tai täytä seuraava painamalla.
lobby-watcher-tip = Katsoja. Isäntä voi raahata hänet paikalle.
lobby-away = Poissa, paikka säilyy
lobby-host = Isäntä
lobby-is-ready = Valmis
lobby-not-ready = Ei valmis
lobby-changed = Yhäkö valmis?
lobby-ready-stamp = Valmis
lobby-bench = Katsojat
lobby-bots = Lisää botti
lobby-bench-empty = Kukaan ei katso
lobby-bench-closed = Pöytään ei oteta katsojia
lobby-tab-game = Peli
lobby-tab-house = Talon säännöt
lobby-only-host = Vain isäntä voi muuttaa tätä.
lobby-locked = Lukittu tunnuslauseella
lobby-unlocked = Avoin kaikille verkossa
lobby-passphrase-tip = Aseta se Enterillä. Pöydässä olevat pysyvät.
lobby-invite = Anna heille tämä koodi tai osoite
lobby-copy = Kopioi
lobby-copy-tip = Kopioi koko kutsun. Liitä se chatiin: yksi napsautus liittää pöytään.
lobby-qr = Kutsu QR-koodina
lobby-qr-tip = Kutsu QR-koodina. Suurenna painamalla.
lobby-copied = Kutsu kopioitu
lobby-copy-failed = Leikepöytä ei vastaa
lobby-alone = Kukaan muu ei vielä pääse mukaan
lobby-alone-text = Tämä kone ei ole verkossa. Yhdistä se, niin muut löytävät pöydän.
lobby-hidden = Koodi ja osoitteet ovat piilossa
lobby-hidden-text = Striimaat (Asetukset, Pelaaminen). Painallus kopioi silti kutsun.
lobby-no-code = Isäntä on { $host }. Pyydä koodi, jos haluat tuoda ystäviä.
lobby-chat-placeholder = Sano jotain
lobby-chat-empty = Kukaan ei ole sanonut mitään. Goblinit ujostelevat.
lobby-start = Aloita
lobby-start-small = kaikki ovat valmiina
lobby-ready = Valmis
lobby-ready-small = isäntä aloittaa, kun kaikki ovat
lobby-unready = En ole valmis
lobby-unready-small = olet valmis: vaihda painamalla
lobby-watching = Katsot
lobby-watching-small = istu vapaalle paikalle pelataksesi
lobby-missing-seats = { $n ->
        [one] 1 paikka on vielä vapaa
       *[other] { $n } paikkaa on vielä vapaana
    }
lobby-missing-away = puuttuu vielä { $names }
lobby-missing-ready = ei vielä valmiina { $names }
lobby-no-free = Kaikki paikat on varattu
lobby-close = Sulje
lobby-sit = Istu tähän
lobby-add-bot = Lisää botti: { $level }
lobby-make-bot = Aseta taso: { $level }
lobby-move = Vaihda paikkaa
lobby-clear = Poista botti
lobby-to-bench = Siirrä katsojaksi
lobby-kick = Estä pöydästä
lobby-kick-text = { $name } lähtee pöydästä eikä pääse takaisin.
lobby-leave-question = Lähdetkö pöydästä?
lobby-leave-yes = Lähde
lobby-leave-no = Jää
lobby-dress = Ulkoasusi
lobby-dress-name = Nimi
lobby-dress-portrait = Muotokuva { $n }
lobby-dress-done = Valmis
lobby-colour-taken = Joku käyttää jo tätä väriä
lobby-colour-red = Punainen, tähti
lobby-colour-blue = Sininen, timantti
lobby-colour-green = Vihreä, lehti
lobby-colour-purple = Violetti, kuu
lobby-colour-yellow = Keltainen, aurinko
lobby-colour-brown = Ruskea, alasin
lobby-colour-pink = Pinkki, sydän
lobby-colour-grey = Harmaa, salama
lobby-notice-joined = { $name } liittyy pöytään.
lobby-notice-left = { $name } lähtee pöydästä.
lobby-notice-dropped = { $name } on poissa, paikka säilyy.
lobby-notice-back = { $name } on palannut.
lobby-notice-sits-in = { $name } on poissa, botti pelaa.
lobby-notice-kicked = { $name } saa porttikiellon pöytään.
lobby-notice-takes-seat = Botti { $name } ottaa vapaan paikan.
lobby-notice-unready = Säännöt muuttuivat. Paina taas Valmis.
lobby-notice-resigned = { $name } luovuttaa.
lobby-notice-took-back = { $name } kumoaa siirron.
lobby-notice-took-back-mine = Kumoat siirron.
lobby-notice-no-reveal = Ottelu ei alkanut: { $names } ei vastannut.
lobby-moved = Isäntä katosi. Pöydän uusi isäntä on { $name }.
lobby-moved-here = Isäntä katosi. Pöytä on nyt sinun koneellasi.
lobby-waiting-apart = Ottelu odottaa, kunnes tarpeeksi pelaajia palaa
lobby-notice-unrevealed = { $name } ei paljastanut sinetöityä vastaustaan.
lobby-notice-no-game = { $game } ei toimi isännän koneella.
lobby-notice-no-bot = Botti { $name } ei käynnisty isännän koneella. Yritetään uudelleen.
lobby-notice-host-leaves = Isäntä lähti. Etsitään toista konetta, jolla jatkaa.
lobby-notice-host-leaves-wait = Isäntä lähti. Ottelu odottaa, kunnes hän avaa sen uudelleen.
lobby-notice-resumed = Ottelu jatkuu siitä, mihin se tallentui.
lobby-notice-not-saved = Isännän levy on täynnä. Vapauttakaa sieltä tilaa.
lobby-notice-lost-plays = Isännän kone menetti viimeiset siirrot.
lobby-notice-fault = Säännöissä meni jokin rikki. Viimeinen siirto kumottiin.
lobby-sorry-not-allowed = Vain isäntä voi tehdä niin
lobby-sorry-not-now = Ei juuri nyt
lobby-sorry-fault = Isännän koneella meni jokin rikki. Mikään ei muuttunut.
lobby-sorry-bad-option = Tämä vaihtoehto ei käy tässä
lobby-sorry-one-port = Tämä pöytä on koneensa yhteisen portin takana, joten se odottaa aina isäntäänsä.
lobby-sorry-taken = Paikka on varattu
lobby-sorry-full = Siihen ei ole tilaa
lobby-sorry-too-fast = Hidasta hieman
lobby-refused-stale-ask = Liian myöhään: peli ehti edetä
lobby-refused-unsigned = Siirtosi saapui ilman pätevää allekirjoitusta. Tee se uudelleen.
lobby-refused-other-head = Peli ehti edetä, kun siirtoasi allekirjoitettiin. Tee se uudelleen.
lobby-refused-out-of-time = Aikasi loppui: puolestasi tehtiin oletussiirto
lobby-refused-not-committed = Vastaus näytettiin, ennen kuin kaikki olivat sinetöineet omansa
lobby-refused-other-answer = Vastaus ei ole se, joka sinetöitiin
lobby-refused-match-over = Ottelu on ohi
lobby-refused-nothing-to-take-back = Ei mitään kumottavaa
lobby-refused-no-seat = Olet katsojana. Istu paikalle pelataksesi.
lobby-refused-not-saved = Siirto ei mennyt läpi: isännän levy on täynnä
lobby-refused-apart = Liian moni pelaaja on poissa. Ottelu odottaa heitä.
lobby-refused-moved = Ottelu jatkuu toisen pelaajan koneella
lobby-refused-fault = Siirto ei mennyt läpi: säännöissä meni jokin rikki
lobby-refused-other = Se ei onnistu: { $text }
lobby-refused-unknown = Tuota siirtoa ei voi tehdä nyt
pause-heading = Olet tauolla
pause-text = Muut voivat pelata, ja aikasi kuluu.
pause-text-alone = Botit odottavat sinua.
pause-text-lesson = Opastus odottaa sinua tässä tai pelin kortilla.
pause-text-replay = Toisto on pysäytetty.
pause-back = Takaisin peliin
pause-back-lesson = Takaisin opastukseen
pause-back-replay = Takaisin toistoon
pause-rules = Säännöt
pause-settings = Asetukset
pause-sit-in = Botti pelaamaan: { $name }
pause-leave = Lähde pöydästä
table-way-in = Mukaan pääsee: <b>{ $way }</b>
table-copy-invite = Kopioi kutsu
pause-leave-alone = Ottelu tallentuu. Jatka sitä milloin vain valikon kohdasta Jatka.
quit-closes = { $people ->
        [one] Pöytä pyörii tällä koneella, joten se sulkeutuu myös pelaajalta { $names }. Ottelu tallentuu: jatka sitä valikon kohdasta Jatka, niin { $names } voi liittyä takaisin.
       *[other] Pöytä pyörii tällä koneella, joten se sulkeutuu myös pelaajilta { $names }. Ottelu tallentuu: jatka sitä valikon kohdasta Jatka, niin he voivat liittyä takaisin.
    }
quit-closes-for-nobody = Pöytä pyörii tällä koneella ja sulkeutuu. Ottelu tallentuu: jatka sitä valikon kohdasta Jatka, niin muut voivat liittyä takaisin.
quit-closes-lobby = { $people ->
        [0] Pöytä pyörii tällä koneella ja sulkeutuu.
        [one] Pöytä pyörii tällä koneella, joten se sulkeutuu myös pelaajalta { $names }.
       *[other] Pöytä pyörii tällä koneella, joten se sulkeutuu myös pelaajilta { $names }.
    }
quit-moves = { $people ->
        [one] { $names } jatkaa ilman sinua toisella koneella. Paikkasi pysyy sinulla: liity takaisin luettelosta.
       *[other] { $names } jatkavat ilman sinua toisella koneella. Paikkasi pysyy sinulla: liity takaisin luettelosta.
    }
quit-lobby-guest = Paikkasi tässä pöydässä vapautuu.
pause-leave-guest-wait = Muut odottavat sinua. Paikkasi pysyy sinulla: pääset takaisin valikon kohdasta Jatka.
pause-leave-guest-bot = Minuutin kuluttua botti pelaa puolestasi. Paikkasi pysyy sinulla: pääset takaisin valikon kohdasta Jatka.
pause-leave-guest-at-once = Botti pelaa puolestasi. Paikkasi pysyy sinulla: pääset takaisin valikon kohdasta Jatka.
pause-leave-watching = Kenenkään siirto ei jää tekemättä.
pause-leave-over = Ottelu on ohi. Löydät sen historiasta.
failure-happened = Mitä tapahtui.
failure-safe = Mikä on tallessa.
failure-todo = Mitä tehdä.
failure-again = Yritä uudelleen
failure-knock = Yritä uudelleen
failure-close = Sulje
failure-passphrase = Tunnuslause
failure-other-title = Se ei onnistunut
failure-other-happened = Pöytä katkaisi yhteyden: { $text }
failure-other-safe = Kaikki tähän asti pelattu on tallessa.
failure-other-todo = Liity uudelleen luettelosta tai avaa oma pöytä.
failure-no-answer-title = Ei vastausta
failure-no-answer-happened = { $address } ei vastaa.
failure-no-answer-todo = Kysy isännältä, onko pöytä yhä auki ja salliiko palomuuri Gobsmackin (TCP 28420 ja 28421). Käyttäkää samaa verkkoa, ei vierasverkkoa. Vertaa koodia tai osoitetta merkki merkiltä.
failure-not-found-title = Pöytää ei löydy
failure-not-found-happened = Tämän verkon millään pöydällä ei ole koodia { $address }.
failure-not-found-todo = Vertaa kirjaimia isännän ruutuun. Jos luettelokin pysyy tyhjänä, kirjoita osoite: se toimii, vaikka verkko estää ilmoitukset.
failure-long-name-title = Nimi on liian pitkä
failure-long-name-happened = Nimessä on enintään 24 merkkiä. Nimessä ”{ $name }” niitä on { $text }.
failure-long-name-safe = Pöytään ei lähetetty mitään.
failure-long-name-todo = Lyhennä nimeäsi asetuksissa ja liity sitten uudelleen.
failure-bad-invite-title = Ei ole kutsu
failure-bad-invite-happened = ”{ $address }” ei ole koodi, osoite eikä kokonainen kutsu.
failure-bad-invite-todo = Tarkista, mitä kirjoitit. Koodi on kuin BRISKET-LANTERN, osoite kuin 192.168.1.20 tai 192.168.1.20:28420. Liitä kutsu kokonaan.
failure-no-host-title = Pöytä ei auennut
failure-no-host-happened = { $text }. Pöydän ohjelma pysähtyi ennen avaamista.
failure-no-host-safe = Asetuksesi ja tallennetut ottelut.
failure-no-host-todo = Paina Yritä uudelleen. Jos vika toistuu, toinen ohjelma voi pitää porttia tai levy on täynnä.
failure-own-host-gone-title = Pöytäsi pysähtyi
failure-own-host-gone-happened = Tämän koneen isäntä pysähtyi itsestään. { $text }
failure-own-host-gone-safe = Jokainen siirto. Mitään ei kadonnut.
failure-own-host-gone-todo = Jatka ottelua valikon kohdasta Jatka. Muut palaavat itsestään.
failure-host-gone-title = Isäntä katosi
failure-host-gone-happened = Isännän kone ei ole vastannut kahteen minuuttiin.
failure-host-gone-safe = Ottelu on tallessa isännän koneella, ja paikkasi pysyy sinulla.
failure-host-gone-todo = Pyydä isäntää jatkamaan sitä valikon kohdasta Jatka ja liity uudelleen. Jatkat samasta kohdasta.
failure-locked-title = Tunnuslause, kiitos
failure-locked-happened = { $table } on lukittu.
failure-locked-todo = Kysy tunnuslause isännältä ja kirjoita se tähän.
failure-wrong-secret-title = Väärä koodi
failure-wrong-secret-happened = Se ei ole tämän pöydän koodi tai tunnuslause.
failure-wrong-secret-todo = Tarkista isot kirjaimet ja välit ja yritä uudelleen.
failure-not-proven-title = Ei sinun pöytäsi
failure-not-proven-happened = Siellä oleva pöytä ei tunne antamaasi koodia. Se voi olla jonkun muun.
failure-not-proven-safe = Sille ei lähetetty mitään.
failure-not-proven-todo = Kysy isännältä nykyinen koodi. Joka pöydällä on omansa.
failure-full-title = Ei vapaata paikkaa
failure-full-happened = { $table } on täynnä, eikä siihen oteta katsojia.
failure-full-todo = Pyydä isännältä paikka tai avaa oma pöytä.
failure-kicked-title = Sait porttikiellon
failure-kicked-happened = Isäntä esti sinut tästä pöydästä.
failure-kicked-safe = Pelaamasi ottelut jäävät historiaasi.
failure-kicked-todo = Valitse toinen pöytä. Tämä pysyy sinulta suljettuna.
failure-replaced-title = Paikka siirtyi
failure-replaced-happened = Liityit tähän pöytään toisesta ikkunasta tai koneelta. Uusin yhteys on voimassa.
failure-replaced-safe = Paikkasi ja korttisi. Ne ovat nyt siellä.
failure-replaced-todo = Jatka toisessa ikkunassa tai ota paikka takaisin tänne.
failure-protocol-title = Eri versio
failure-protocol-happened = Pöydässä on Gobsmackin toinen versio, { $theirs }.
failure-protocol-todo = Käyttäkää kaikilla koneilla samaa versiota, mieluiten uudempaa.
failure-content-title = Eri säännöt
failure-content-happened = Kahdella koneella on eri säännöt tai kortit tähän peliin.
failure-content-todo = Käyttäkää molemmilla koneilla samaa versiota.
failure-closed-title = Pöytä suljettiin
failure-closed-happened = Isäntä sulki pöydän.
failure-closed-safe = Keskeneräinen ottelu on tallessa isännän koneella.
failure-closed-todo = Liity luettelosta, kun isäntä jatkaa sitä. Paikkasi säilyy.
failure-put-aside-title = Ottelu pysähtyi
failure-put-aside-happened = Säännöissä meni jokin rikki, joten ottelu ei voi jatkua.
failure-put-aside-safe = Kaikki siirrot siihen asti ovat isännän koneella, ja sen lokissa on raportti.
failure-put-aside-todo = Aloittakaa uusi ottelu. Isäntä voi lähettää lokin kohdasta Kerro meille.
failure-not-saved-title = Levy täynnä
failure-not-saved-happened = Siirtoa ei voi tallentaa, joten sitä ei tehty.
failure-not-saved-safe = Kaikki ennen sitä siirtoa.
failure-not-saved-todo = Vapauta isännän levyltä tilaa ja tee siirto uudelleen.
failure-broken-key-title = Avaimesi on vioittunut
failure-broken-key-happened = { $text }
failure-broken-key-safe = Tallenteesi ja asetuksesi.
failure-broken-key-todo = Siirrä tiedosto pois. Seuraava yritys tekee uuden avaimen.
failure-broken-save-title = Tallennus on vioittunut
failure-broken-save-happened = Tallennusta ei voi lukea: { $text }
failure-broken-save-safe = Kaikki muut ottelut. Tiedosto jää ennalleen.
failure-broken-save-todo = Poista se luettelosta tai säilytä tiedosto ja ilmoita siitä.
failure-later-save-title = Uudemmasta versiosta
failure-later-save-happened = Ottelun tallensi Gobsmackin uudempi versio.
failure-later-save-safe = Tallennus koskemattomana ja kaikki muut ottelut.
failure-later-save-todo = Päivitä Gobsmack ja jatka sitten ottelua.
failure-old-recording-title = Varhaisesta versiosta
failure-old-recording-happened = Tallenne on ajalta ennen 23.11.2026. Se on ehjä, mutta tämä versio ei osaa näyttää sitä.
failure-old-recording-safe = Tiedosto koskemattomana ja kaikki muut tallenteet.
failure-old-recording-todo = Säilytä se sitä versiota varten, jolla se tehtiin, tai poista se luettelosta.
failure-new-recording-title = Uudemmasta versiosta
failure-new-recording-happened = Tallenteen teki Gobsmackin uudempi versio.
failure-new-recording-safe = Tiedosto koskemattomana ja kaikki muut tallenteet.
failure-new-recording-todo = Päivitä Gobsmack ja katso se sitten.
failure-old-rules-title = Toisesta versiosta
failure-old-rules-happened = Ottelu alkoi eri säännöillä, eivätkä sen siirrot sovi tähän versioon.
failure-old-rules-safe = Tallennettu ottelu. Sen tallenteen voi silti katsoa.
failure-old-rules-todo = Pelaa se loppuun versiolla, jolla se alkoi.
results-boast = ”{ $text }”
results-you-win = Voitit!
results-wins = { FORM($names, form: "person") ->
        [one] { $names } voittaa!
        [among] { $names } jaatte voiton!
       *[many] { $names } jakavat voiton!
    }
results-nobody = Kukaan ei voita
results-how = Näin siinä kävi
results-standing = Sijoitukset
results-you = Sinä
results-winner = Voittaja
results-sat-in = Botti pelasi loppuun
results-resigned = Luovuttanut
results-record = Tilastosi
results-record-played = Pelattu
results-record-won = Voitettu
results-record-streak = Putki
results-record-first = Ensimmäinen ottelusi tässä pelissä.
results-record-none = Et ole vielä pelannut tätä peliä.
results-again = Revanssi
results-again-small = samat paikat
results-again-waits = alkaa, kun kaikki ovat valmiina
results-want = Revanssi?
results-wanted = Haluat revanssin
results-lobby = Aulaan
results-replay = Katso toisto
results-table = Loppuasetelma
results-menu = Valikko
results-tab-story = Tarina
results-tab-score = Pisteet
results-tab-evening = Ilta
evening-heading = Peli-ilta
evening-told = { $games } peliä · pöydässä { $people }
evening-rule = Voitosta kolme pistettä, sitten kaksi, yksi, ei yhtään. Kruunun saa se, joka johtaa, kun valot sammuvat.
evening-points = Pisteet
evening-cups = { $n ->
    [0] ei vielä voittoja
    [one] 1 voitto
   *[other] { $n } voittoa
}
evening-minutes = { $n } min
next-heading = Mitä seuraavaksi?
next-rule = Kullakin on yksi ääni. Tasatilanteen ratkaisee edellisen ottelun viimeinen.
next-rule-alone = Valitse peli. Botit tulevat mukaan.
next-no-vote = Ei ääniä
next-minutes = { $minutes } min
next-only = Vain { $n }
next-here = { $n ->
    [one] paikalla yksi
   *[other] paikalla { $n }
}
next-slip-lacking = Ei kaikilla
next-lacking = Puuttuu: { $names }
next-slip-broken = Rikki
next-broken = Ei käynnisty
next-it-is = Seuraavaksi { $game }
next-none = Mitään ei voi pelata
next-waits = Alkaa, kun kaikki ovat valmiina: { $ready }/{ $all }
next-mine = Olet valmiina: { $ready }/{ $all }
next-at-once = Alkaa heti
next-players = Pelaajat äänestävät
next-change = Vaihda ääneni
next-change-why = Et ole vielä äänestänyt. Paina julistetta.
next-night = Riittää tältä illalta
next-night-question = Riittääkö tältä illalta?
next-night-keep = Ota kuva talteen ja lähde
results-tab-next = Seuraava peli
results-story = Ottelun tarina
results-press = Katso hetki painamalla sitä
results-start = Alku
results-share = Jaa hetki
moment-save = Tallenna kuva
moment-turn = { $turn } { $n } / { $all }
moment-table = { $day } · pöydässä { $n }
history-heading = Pelatut ottelut
history-back = Takaisin
history-watch = Katso toisto
history-delete = Poista
history-delete-question = Poistetaanko ottelu?
history-delete-text = Tallenne poistuu, eikä ottelu enää näy tilastoissasi.
history-keep = Säilytä
history-csv = Vie CSV
history-csv-done = Tallentui: { $path }
history-csv-failed = Tiedostoa ei voitu kirjoittaa
history-empty = Ei vielä pelattuja otteluita. Pelaa yksi, niin voit katsoa sen joka paikalta.
history-place = { $place }/{ $seats }
history-watched = Katsottu
history-unfinished = Kesken
history-won = Voitto
history-plays = { $n ->
        [one] 1 siirto
       *[other] { $n } siirtoa
    }
history-totals = Pelattu { $played } · voitettu { $won } · paras putki { $streak }
statistics-heading = Tilastot
statistics-empty = Ei vielä pelattuja otteluita. Pelaa yksi, niin se näkyy täällä.
statistics-all = Kaikki pelit
statistics-share = Pelattu { $played } · voitettu { $won }
statistics-share-row = { $won }/{ $played }
statistics-played = Pelattu
statistics-won = Voitettu
statistics-best-streak = Pisin voittoputki
statistics-streak = Nykyinen putki
statistics-average = Ottelun keskipituus
statistics-longest = Pisin ottelu
statistics-together = Kaikki ottelut
statistics-by-game = Voitot peleittäin
statistics-by-seats = Voitot pelaajamäärän mukaan
statistics-by-role = Voitot osasi mukaan
statistics-by-outcome = Voitot lopputuloksen mukaan
statistics-by-level = Vahvuuslukusi botteja vastaan ({ $even } on tasoissa)
statistics-level = { $level } · voitettu { $won }/{ $played } · pisin putki { $best }
statistics-rating = { $rating } ± { $spread }
statistics-badges = Ansiomerkit
statistics-badge = { $level }-taso voitettu
statistics-figures = Omat lukusi
statistics-figure = paras { $best } · keskiarvo { $mean }
decimal-point = ,
date-format = %d.%m.%Y
statistics-seats = { $n ->
        [one] 1 pelaaja
       *[other] { $n } pelaajaa
    }
statistics-hours = { $h } h { $m } min
statistics-minutes = { $m } min
statistics-seconds = { $s } s
statistics-erase = Tyhjennä kaikki
statistics-erase-question = Poistetaanko kaikki ottelusi?
statistics-erase-text = { $n ->
        [one] 1 tallenne poistuu ja sen mukana kaikki lukusi. Kesken jääneet ottelut säilyvät. Tätä ei voi kumota.
       *[other] { $n } tallennetta poistuu ja niiden mukana kaikki lukusi. Kesken jääneet ottelut säilyvät. Tätä ei voi kumota.
    }
statistics-erase-done = Kaikki poistettu.
statistics-erase-left = { $n ->
        [one] 1 tallennetta ei voi poistaa.
       *[other] { $n } tallennetta ei voi poistaa.
    }
history-saved-heading = Jatka ottelua
history-saved-empty = Ei jatkettavaa ottelua. Isännöimäsi tai yksin pelaamasi ottelu tallentuu joka siirrolla ja odottaa tässä. Samoin paikkasi ottelussa toisen pöydässä.
history-resume = Jatka
history-resume-small = muut voivat liittyä
history-seat-kept = Paikka säilyy
history-rejoin = Liity takaisin
history-damaged = Loppu on vioittunut
replay-play = Toista
replay-pause = Pysäytä
replay-back = Edellinen siirto
replay-on = Seuraava siirto
replay-speed = Nopeus
replay-at = Siirto { $at }/{ $all }
replay-leave = Poistu toistosta
replay-ends = Tallenne päättyy tähän, ennen ottelun loppua.
replay-seen-by = { $name } näki näin
replay-show-hand = Näytä, mitä { $name } näki
replay-seen-watching = Näin katsojat näkivät
replay-show-watching = Näytä, mitä katsojat näkivät
replay-all-open = Kaikkien kortit näkyvät
replay-open-all = Näytä kaikkien kortit yhtä aikaa
replay-close = Piilota muiden kortit
replay-no-hands = Tämä tallenne ei näytä muiden käsiä.
replay-plain = Tämä Gobsmackin versio ei osaa piirtää tätä siirtoa, koska ottelu pelattiin eri säännöillä. Alla on se, mitä tallenteessa on. Versio, jolla se pelattiin, näyttää kaiken.
replay-plain-heading = Siirto { $at }/{ $all } sanoin
replay-happened = Mitä tapahtui
replay-reason = { $name } ajatteli: { $why }.
history-end = Päätä ottelu
history-end-small = kukaan ei voita
history-end-question = Päätetäänkö ottelu nyt?
history-end-text = Se alkoi eri säännöillä kuin tässä versiossa. Pelaa se loppuun versiolla, jolla se alkoi. Jos päätät sen nyt, kukaan ei voita eikä sitä voi jatkaa. Tallennetta voi silti katsoa.
history-ended = Ottelu on ohi. Kukaan ei voita.
history-other-rules = Eri säännöt
history-delete-saved = Sen jälkeen kukaan ei voi jatkaa ottelua.
history-delete-seat = Pöytä säilyttää paikkasi silti: voit liittyä takaisin luettelosta, kun pöytä on auki.
lan-missing = Eikö se ole luettelossa? Kirjoita koodi tai osoite alle.
failure-refused-title = Yhteys torjuttiin
failure-refused-happened = Isännän kone torjui tämän yhteyden.
failure-refused-todo = Pyydä isännältä uusi kutsu.
failure-other-key-title = Toinen pöytä
failure-other-key-happened = Osoitteen { $address } pöytä ei ole se, johon kutsu on.
failure-other-key-safe = Sille ei lähetetty mitään.
failure-other-key-todo = Pyydä isännältä uusi koodi tai kutsu.
failure-home-title = Mitään ei voi tallentaa
failure-home-happened = { $text }: kansioon { $folder } ei voi tallentaa mitään.
failure-home-safe = Se, mitä siellä oli ennestään. Sitä vain luetaan.
failure-home-todo = Pelaa vain, mutta tämän kerran asetukset, ottelut ja tallenteet katoavat, kun suljet ikkunan. Tai vapauta tilaa tai avaa kansio kirjoitettavaksi ja käynnistä uudelleen.
failure-nowhere-title = Mitään ei voi tallentaa
failure-nowhere-happened = { $text }: kansioon { $folder } tai muuallekaan tällä koneella ei voi tallentaa mitään.
failure-nowhere-safe = Se, mitä siellä oli ennestään.
failure-nowhere-todo = Katsele ympärillesi. Vapauta levyltä tilaa ja käynnistä uudelleen, niin voit pelata.
failure-new-key-title = Sinulla on uusi avain
failure-new-key-happened = Avaintiedostosi oli vioittunut. Se pantiin sivuun: { $folder }.
failure-new-key-safe = Asetuksesi, ottelusi ja tallenteesi.
failure-new-key-todo = Pelaa vain. Vanhan avaimen paikat on menetetty, ja muut näkevät, että avaimesi on uusi.


## People

lobby-notice-level = { $name } pelaa nyt tasolla { $level }.
table-filter-news = Pöytä
key-pass-seat = Vaihda istujaa
friends-card = Yhdessä
friends-card-small = tällä ruudulla
friends-set-up = Pelatkaa yhdellä ruudulla
friends-heading = Pelatkaa tässä yhdessä
friends-people = Tässä ikkunassa
friends-people-tip = Montako teitä jakaa tämän ruudun ja istuu vuorollaan.
friends-name = Pelaaja { $n }
friends-somebody = Kaveri { $n }
friends-colour-tip = Väri, jota kukaan muu tässä ei käytä.
friends-rest = Muut paikat
friends-rest-bots = Botit
friends-rest-lan = Lähiverkosta
friends-rest-tip = Muut paikat täyttävät botit tai omilta koneiltaan liittyvät.
friends-open = Avaa pöytä
friends-note = Jokaisella on oma kätensä. Kun istuja vaihtuu, esirippu laskeutuu, eikä kukaan näe toisen kortteja.
friends-screen = Ruudulla { $name }
friends-pass = Vaihda istujaa
friends-curtain = Vaihtakaa istujaa
friends-curtain-text = Vuorossa on { $name }. Muut katsovat muualle.
friends-curtain-sit = Olen { $name }
friends-curtain-other = Ensin { $name }
people-muted = mykistetty
people-mute = Mykistä: { $name }
people-hear = Kuule taas: { $name }
people-mute-all = Mykistä kaikki
people-hear-all = Kuule taas kaikkia
people-list = Mykistä pelaajia
people-list-text = Mykistetyn chat, eleet ja osoitukset eivät näy sinulle tässä ottelussa. Kenellekään ei kerrota.
people-level = Aseta taso: { $level }
people-level-now = Nykyinen taso: { $level }
people-levels = Bottien tasot
people-levels-text = Vaikuttaa botin seuraavasta siirrosta alkaen. Se kerrotaan kaikille.
people-hand-over = Botti pelaamaan? { $name }
people-hand-over-away = { $name } on poissa. Botti pelaa, kunnes hän palaa.
people-hand-over-idle = { $name } ei ole siirtänyt pitkään aikaan. Botti pelaa, kunnes hän ottaa paikkansa takaisin.
people-hand-over-yes = Anna botin pelata
people-hand-over-no = Ei vielä
people-ban = Anna porttikielto: { $name }
people-ban-question = Porttikielto? { $name }
people-ban-text = { $name } lähtee pöydästä eikä pääse takaisin. Botti pelaa paikan loppuun asti.
people-ban-yes = Anna porttikielto
people-ban-no = Peru
settings-mono = Monoääni
settings-mono-tip = Sama ääni molempiin korviin. Yhdelle korvalle tai kaiuttimelle.
menu-tell = Kerro meille
tell-heading = Kerro meille
tell-note = Mitä kaipaat, mikä meni pieleen? Se kirjoitetaan tiedostoon tälle koneelle. Ohjelma ei lähetä mitään: anna tiedosto sille, jolta sait pelin.
tell-missing = Mitä kaipaat, tai mikä on sinulle vaikeaa?
tell-missing-example = En erota numeroita ...
tell-did = Mitä teit?
tell-did-example = Painoin Valmis, kun ...
tell-happened = Mitä tapahtui, ja mitä olisi pitänyt?
tell-happened-example = Mikään ei liikkunut. Odotin ...
tell-log = Liitä ottelun loki sellaisena kuin kaikki sen näkivät
tell-log-tip = Vain rivit, jotka kaikki pöydässä saattoivat lukea. Niissä ovat pelaajien nimet.
tell-log-why = Lokissasi on omia salaisuuksiasi, kunnes ottelu on ohi.
tell-log-none = Mikään ottelu ei ole auki. Kirjoita tauolta tai kun ottelu on ohi.
tell-write = Kirjoita tiedostoon
tell-back = Takaisin
tell-empty = Mitään ei ole vielä kirjoitettu. Yksi kenttä kolmesta riittää.
tell-failed = Tiedostoa ei voi kirjoittaa: { $why }
tell-done = Kirjoitettu
tell-done-text =
    { $path }
    Sitä ei lähetetty kenellekään. Anna se sille, jolta sait pelin.
fall-heading = Mikä meni rikki
fall-note = Tässä on kaikki. Lue se, ennen kuin annat sen kenellekään. Mitään ei lähetetä: se kirjoitetaan tiedostoon tälle koneelle ilman nimiä, osoitteita ja tunnuslauseita.
fall-read = Lue raportti
fall-later = Ei nyt
fall-journal = Liitä tallennettu ottelu, myös kaikkien kortit
fall-journal-tip = Sillä kehittäjä voi pelata ottelun vikaan asti. Nimiä siinä ei ole.
fall-journal-why = Ottelua ei voi liittää: mikään ei rikkoutunut, se ei ole tallessa täällä tai se salaa vielä jotain muilta.
fall-throw = Hylkää raportti
fall-thrown = Raportti on poistettu.
fall-offer = Viimeksi jokin meni rikki
fall-offer-text = Ottelusi ovat tallessa. Viasta on raportti. Voit lukea sen nyt tai myöhemmin kohdasta Kerro meille.
broke-continue = Jatka
failure-broke-title = Jokin meni rikki
failure-broke-happened = Yksi ohjelman sivu lakkasi toimimasta.
failure-broke-safe = Asetuksesi, tallennetut ottelusi ja tallenteesi.
failure-broke-todo = Paina Valikko ja jatka sieltä.
failure-broke-match-title = Jokin meni rikki, ottelusi on tallessa
failure-broke-match-happened = Pöytä tässä ikkunassa lakkasi toimimasta.
failure-broke-match-safe = Ottelu ja sen jokainen siirto tähän asti.
failure-broke-match-todo = Palaa pöytään painamalla Jatka.
failure-broke-again-title = Taas meni rikki, ottelusi on tallessa
failure-broke-again-happened = Pöytä tässä ikkunassa lakkasi toimimasta kahdesti peräkkäin.
failure-broke-again-safe = Ottelu ja sen jokainen siirto tähän asti.
failure-broke-again-todo = Paina Valikko. Omaa otteluasi voit jatkaa kohdasta Jatka, isännän pöytään voit liittyä uudelleen.
who-heading = Kuka voi pelata
who-hands = Kädet
who-hands-text = Pelkkä hiiri, pelkkä näppäimistö tai pelkkä ohjain riittää. Voit vaihtaa näppäimet ja painikkeet. Kaksi napsautusta tekee saman kuin veto. Mitään ei tarvitse pitää pohjassa, painaa yhtä aikaa eikä kahdesti kiireessä.
who-time = Aika
who-time-text = Bottien kanssa yksin aikarajoja ei ole. Omassa pöydässäsi ne voivat olla pitkät tai poissa. Valitset animaation nopeuden, mikä tahansa painallus ohittaa animaation, ja pitkä painallus vie seuraavaan valintaasi. Voit jättää ottelun ja jatkaa sitä.
who-mind = Ajattelu ja muisti
who-mind-text = Joka pelissä on ensiopastus, aloittelijan vinkit, neljän tason botit ja sääntösivu juuri sille hetkelle. Loki, katsaus taaksepäin ja poissaolon kooste kertovat tapahtumat uudelleen. Se, mitä et voi tehdä, kertoo syyn.
who-eyes = Silmät
who-eyes-text = Teksti 80–150 %. Kolme värisarjaa: yksi suurella kontrastilla, yksi silmille, jotka sekoittavat punaisen ja vihreän. Pelkkä väri ei koskaan kerro mitään. Voit vähentää liikettä, eikä mikään välky.
who-ears = Korvat
who-ears-text = Kaikkea voi pelata ilman ääntä. Tehosteilla, musiikilla ja äänillä on kullakin oma voimakkuutensa. Monoääni on yhdelle korvalle.
who-voice = Puhe ja muut ihmiset
who-voice-text = Ääntä ei tarvita: on chat, kuusi elettä ja osoitukset. Voit mykistää kenet tahansa nimikyltistä tai taukovalikosta.
who-together = Yhdellä ruudulla
who-together-text = Useampi voi jakaa yhden ikkunan, koneen ja ohjaimet ja vaihtaa istujaa. Aikarajat odottavat heitä.
who-not-yet = Mitä puuttuu
who-not-yet-text = Ruudunlukija ei saa luettavaa. Kieliä on kolme. Jos jokin estää sinua pelaamasta, valitse Kerro meille.


## The table

table-you = Sinä
table-and = { $first } ja { $last }
    .before-i = { $first } ja { $last }
people-you = Sinä
    .inside = Sinä
    .two = { $you } ja { $name }
    .more = { $you }, { $first } ja { $last }
table-laying = Pöytää katetaan
table-menu = Valikko ja tauko
table-tab-card = Kortti
table-tab-log = Loki
table-tab-rules = Säännöt
table-tab-chat = Chat
table-inspect-hint = Osoita mitä tahansa, niin näet sen tässä suurena.
table-sent = Lähetetään ...
table-results = Tulokset
table-wait = Odota
table-held-apart = Ottelu odottaa, kunnes tarpeeksi pelaajia palaa.
table-held-moved = Ottelu jatkuu toisella koneella. Siirrytään sinne.
table-waiting-one = { $name } päättää.
    .you = Sinä päätät.
table-waiting-many = { $names } { FORM($names, form: "person") ->
        [among] päätätte
       *[many] päättävät
    }.
table-skip-ahead = Pidä { $button } pohjassa, niin pääset eteenpäin.
table-emote = Ele
table-ping = Osoita
table-ping-ask = Osoita jotakin, niin kaikki näkevät sen.
table-ping-more = Valitse kortti tai ruutu. Takaisin peruu.
table-hint-link = Vihje
table-hint-plain = { $deed }.
table-hint-thinking = Mietitään vihjettä ...
table-hint-none = Tähän ei ole vihjettä.
table-coach = Valmentaja
table-coach-hard = Näin pelaa vaikea botti
table-coach-after = Siirtosi jälkeen
table-coach-why = Miksi: { $why }.
table-coach-why-step = Miksi kohta { $n }: { $why }.
table-coach-worth = Arvo: voittoja sadasta
table-coach-close-call = Melkein yhtä hyviä.
table-coach-better = Parempi: { $deed }
table-coach-cost-wins = Vaikean botin laskujen mukaan siirtosi maksaa { $n ->
    [one] yhden voiton
   *[other] { $n } voittoa
} sadasta.
table-coach-cost-party = Vaikean botin laskujen mukaan siirtosi heikentää sinun ja joukon mahdollisuuksia { $n ->
    [one] yhden prosenttiyksikön
   *[other] { $n } prosenttiyksikköä
}.
table-coach-cost-points = Vaikean botin laskujen mukaan siirtosi maksaa noin { $n ->
    [one] pisteen
   *[other] { $n } pistettä
}.
table-coach-good = Hyvä siirto!
table-coach-gain-wins = Vaikean botin laskujen mukaan siirtosi tuo { $n ->
    [one] yhden voiton
   *[other] { $n } voittoa
} sadasta.
table-coach-gain-party = Vaikean botin laskujen mukaan siirtosi parantaa sinun ja joukon mahdollisuuksia { $n ->
    [one] yhden prosenttiyksikön
   *[other] { $n } prosenttiyksikköä
}.
table-coach-gain-points = Vaikean botin laskujen mukaan siirtosi tuo noin { $n ->
    [one] pisteen
   *[other] { $n } pistettä
}.
table-coach-back = Peru siirto
table-coach-keep = Jätä näin
table-coach-read = Selvä
table-coach-fold = Taita valmentaja pois
table-coach-open = Avaa valmentaja
table-coach-close = Sulje valmentaja
table-said-privately = { $name }, kahden kesken
table-say = Sano jotain pöydälle
table-emote-hello = Terve!
table-emote-well = Hyvin pelattu
table-emote-ouch = Auts!
table-emote-hurry = Vauhtia
table-emote-laugh = Mäh-häh-hää
table-emote-thanks = Kiitos
table-plate-bot = botti
table-plate-away = poissa: botti pelaa pian
table-plate-absent = poissa
table-absent-away = { $people ->
        [one] { $names } on poissa.
       *[other] { $names } ovat poissa.
    }
table-absent-idle = { $people ->
        [one] { $names } ei ole siirtänyt pitkään aikaan.
       *[other] { $names } eivät ole siirtäneet pitkään aikaan.
    }
table-absent-wait-host = Odota, anna botin pelata tai anna porttikielto.
table-absent-wait-guest = Ottelu odottaa. Isäntä voi antaa botin pelata.
table-absent-bot-host = Botti alkaa pelata minuutin kuluttua. Odota, anna botin pelata heti tai anna porttikielto.
table-absent-bot-guest = Botti alkaa pelata minuutin kuluttua, kunnes pelaaja palaa.
table-plate-host = pöydän isäntä
table-leave = Lähdetkö pöydästä?
table-leave-playing = Ottelu jatkuu ilman sinua. Voit palata paikallesi.
table-leave-watching = Lopetat katselun. Ottelu jatkuu.
table-leave-yes = Lähde
table-back = Jatka
table-resign = Luovuta
table-resign-text = Putoat ottelusta lopullisesti.
table-log-search = Etsi lokista
table-log-hint = Osoita nimeä, niin näet kortin. Valitse lause, niin näet pöydän sillä hetkellä.
table-log-nothing = Lokissa ei lue sellaista.
table-filter-all = Kaikki
table-filter-fall = Taistelut
table-filter-tip = Näytä kaikki, vain taistelut ja kaatuneet tai vain pöydän ilmoitukset.
table-yes = Kyllä
table-no = Ei
table-away = Poissa ollessasi
table-away-back = Takaisin pöytään
table-away-earlier = { $n ->
        [one] ja ennen sitä 1 muu, lue lokista
       *[other] ja ennen sitä { $n } muuta, lue lokista
    }
lesson-next = Jatka
lesson-back = Takaisin
lesson-show = Näytä
lesson-fold = Taita opas pois
lesson-open = Avaa opas
lesson-quit = Poistu opastuksesta
lesson-skip = Ohita opastus
lesson-skip-sure = Ohitetaanko opastus?
    .text = Se päättyy tähän. Löydät sen taas pelin kortilta.
lesson-watch = Katso nyt
lesson-watch-text = Opas palaa, kun on sinun vuorosi.
lesson-strayed = Omaa tietäsi
lesson-strayed-text = Niinkin saa tehdä, ja se on voimassa. Opastuksessa olisi tässä kuitenkin ollut muuta näytettävää. Pelaa näin eteenpäin tai palaa kohtauksen alkuun.
lesson-again = Uudestaan tästä
lesson-restart = Pelaa uudestaan
lesson-play = Pelaa
lesson-leave = Valikkoon
lesson-over = Opastus on ohi.
lesson-ahead = Vielä edessä
table-past-ribbon = Katsaus taaksepäin · paluu: { $press }
table-past-back = Takaisin peliin
table-past-before = Edellinen hetki
table-past-after = Seuraava hetki
table-past-yours = On vuorosi: pöytä odottaa sinua.
table-past-goes-on = Täällä ei voi pelata. Ottelu jatkuu.
table-past-over = Ottelu on ohi.
table-past-now = Tällainen pöytä on nyt.
table-past-gone = Se hetki on liian kaukana: sitä ei ole tallessa.
table-past-when = Katsaus taaksepäin: { $when }
table-past-plain = Katsaus taaksepäin
table-sat-in = Botti pelaa puolestasi
table-sat-in-text = Aikasi loppui tai pöytä odotti sinua liian kauan, joten botti pelaa puolestasi. Paikkasi, korttisi ja pisteesi säilyvät.
table-sat-in-back = Ota paikkani takaisin
table-codex = Kaikki säännöt ja kortit
table-inspect-rules = Säännöt: { $chapter }
table-inspect-keys = { $press } näyttää kaikki näppäimet


## Fairness

trust-words = Pöydän sanat
trust-words-tip = Lukekaa nämä ääneen. Jos sanat eroavat, joku on välissä.
trust-words-changed = Pöydän sanat vaihtuivat. Verratkaa niitä uudestaan.
trust-changed = Tämä ei ole sama { $name } kuin ennen: avain on toinen.
trust-changed-short = toinen avain
trust-changed-text = Uudella koneella pelaaja saa uuden avaimen. Kysy asiaa kasvotusten ja verratkaa pöydän sanoja. ({ $name })
trust-accept = Se on { $name }
trust-accepted = Tästä lähtien { $name } tunnetaan tästä avaimesta.
trust-story = { $name } kertoo koneellaan toista: siirrot eroavat siirrosta { $n } alkaen.
trust-fair = Todennettu reiluksi
trust-fair-text = Kaikki täsmää, jos pöydän sanat olivat samat.
trust-fair-alone = Jokainen sekoitus, heitto ja siirto täsmää.
trust-open = Tätä ei voi todentaa
trust-cheated = Huijaus löytyi
trust-checking = Ottelua tarkistetaan
trust-checking-text = Se pelataan taustalla uudestaan.
trust-waiting = Vahvistus puuttuu vielä: { $names }.
trust-why-open = Isännän selvitys jäi tulematta.
trust-why-rules = Ottelu pelattiin sääntöjen toisella versiolla.
trust-why-seed = Sattuma oli määrätty alusta asti.
trust-why-late = Et ollut paikalla alussa.
trust-why-watched = Katsoit sivusta. Todistaa voi vain pelaajan kone.
trust-why-words = Pöydän sanoja ei ollut verrattavaksi.
trust-why-unheard = Täällä kaikki täsmää, mutta vahvistus puuttuu: { $names }.
trust-why-cheated = Isännän selvitys ei vastaa sovittua.
trust-why-story = Siirrosta { $n } alkaen muita siirtoja allekirjoitti { $names }.
trust-why-view = Siirto { $n } ei ole se, joka sinulle näytettiin.
trust-why-play = Säännöt eivät salli isännän selvityksen siirtoa { $n }.
trust-why-no-result = Isännän selvitys päättyy kesken, siirtoon { $n }.
trust-about-fair = Tämä kone pelasi ottelun uudestaan. Sattumasta sovittiin ennen jakoa, jokainen pelaajan siirto on allekirjoitettu ja kaikille kerrottiin sama ottelu. Se pitää, jos luitte pöydän sanat ääneen ja ne olivat samat. Isännän kone tiesi piilossa olevat kortit ja tulevat heitot, ja isäntä olisi voinut katsoa ne. Samoin jokainen, jonka koneelle ottelu siirtyi.
trust-about-alone = Tämä kone pelasi ottelun uudestaan. Sattumasta sovittiin ennen jakoa eikä mitään muutettu jälkikäteen. Botit ovat isännän: sen kone pelaa niiden puolesta ja tiesi kaikki kortit ja heitot.
trust-about-open = Mitään väärää ei löytynyt, mutta tämä kone ei voi todistaa ottelua reiluksi.
trust-about-cheated = Joko isännän kone tai jonkun pelaajan ohjelma ei puhunut totta. Säilytä tallenne ja kysy.
trust-stamp-tip = Mitä tarkistettiin ja mitä se todistaa
trust-why-unsigned = Siirtoja ei allekirjoitettu.
trust-why-rolled-back = Isäntä käynnistyi uudestaan ja menetti siirtoja.
trust-why-file = Tämä on jonkun toisen tallenne.
trust-why-opening = Tämä ei ole se ottelu, josta sovittiin.
trust-why-chance = Sattuma ei ole se, josta sovittiin.
trust-why-no-commitments = Isäntä ei antanut sinun vaikuttaa sattumaan.
trust-why-signature = Siirtoa { $n } ei allekirjoittanut { $names }.
trust-why-order = Siirto { $n } on väärässä kohdassa.
trust-why-my-play = Jokin siirroistasi muutettiin tai jätettiin pois.
trust-why-sealed = Siirto { $n } ei ole se vastaus, joka sinetöitiin.
trust-why-chain = Siirrosta { $n } alkaen selvitys ei ole näkemäsi ottelu.
trust-stand-ins-clock = { $n ->
        [one] Pelaajalta { $name } loppui aika kerran: tehtiin oletussiirto.
       *[other] Pelaajalta { $name } loppui aika { $n } kertaa: tehtiin oletussiirrot.
    }
trust-stand-ins-bot = { $n ->
        [one] Botti teki 1 siirron pelaajan { $name } puolesta.
       *[other] Botti teki { $n } siirtoa pelaajan { $name } puolesta.
    }
trust-stand-ins-person = { $n ->
        [one] { $who } teki 1 siirron pelaajan { $name } paikalta.
       *[other] { $who } teki { $n } siirtoa pelaajan { $name } paikalta.
    }
trust-stand-ins-more = { $n ->
        [one] Muiltakin 1 siirto ei ollut oma.
       *[other] Muiltakin { $n } siirtoa ei ollut omia.
    }


## When the host is gone

host-for-two = Jos isäntä katoaa
host-for-two-wait = Odotetaan
host-for-two-trust = Luotetaan
host-for-two-keeper = Vartija
host-for-two-tip = Odottakaa molempia, luottakaa toiseen tai antakaa katsojan koneen pitää osuus.
failover-rule-never = Tässä pöydässä ottelu odottaa isäntää.
failover-rule-wait = Tässä pöydässä ottelu pysyy tallessa, kunnes molemmat palaavat.
failover-rule-no-keeper = Osuudelle ei ole vartijaa katsojissa, joten ottelu odottaa molempia.
failover-rule-majority = Tässä pöydässä enemmistö jatkaa ilman isäntää. Isännöintivuorot: { $names }.
failover-rule-trust = Tässä pöydässä { $name } jatkaa ilman isäntää ja voi nähdä kaikki kortit.
failover-rule-trust-you = Tässä pöydässä sinä jatkat ilman isäntää ja voit nähdä kaikki kortit.
failover-rule-keeper = Tässä pöydässä { $keeper } vartioi kolmatta osuutta katsoessaan. Isännöintivuorot: { $names }.
failover-rule-keeper-you = Tässä pöydässä sinä vartioit kolmatta osuutta katsoessasi. Isännöintivuorot: { $names }.
failover-lost-never = Tämä pöytä odottaa isäntäänsä.
failover-lost-wait = Sovitte odottavanne: ottelu on tallessa ja jatkuu, kun molemmat ovat palanneet.
failover-lost-no-keeper = Sovitte vartijasta, mutta katsojia ei ole: ottelu on tallessa ja odottaa molempia.
failover-lost-majority = Jos isäntä ei palaa { $seconds } sekunnissa, enemmistö jatkaa toisella koneella. Isännöintivuorot: { $names }. Mikään ruutu ei näytä piilossa olevaa korttia.
failover-lost-trust = Jos isäntä ei palaa { $seconds } sekunnissa, uusi isäntä on { $name }. Sovitte luottamuksesta: { $name } voi silloin nähdä kaikki kortit.
failover-lost-trust-you = Jos isäntä ei palaa { $seconds } sekunnissa, uusi isäntä olet sinä. Sovitte luottamuksesta: voit silloin nähdä kaikki kortit.
failover-lost-keeper = Jos isäntä ei palaa { $seconds } sekunnissa, ottelu jatkuu osuudella, jota { $keeper } vartioi. Isännöintivuorot: { $names }. Mikään ruutu ei näytä piilossa olevaa korttia.
failover-lost-keeper-you = Jos isäntä ei palaa { $seconds } sekunnissa, ottelu jatkuu osuudella, jota sinä vartioit. Isännöintivuorot: { $names }. Mikään ruutu ei näytä piilossa olevaa korttia.
failover-given = { $giver } antoi osuuden ottelusta kello { $at }. Saaja: { $name }.
failover-given-you = { $giver } antoi sinulle osuuden ottelusta kello { $at }.
failover-given-by-you = Annoit osuuden ottelusta kello { $at }. Saaja: { $name }.
failover-caught-claim = Pelaajan { $name } kopio ottelusta ei ole se, joka teillä kaikilla on. { $name } ei isännöi.
failover-caught-unshown = { $name } väitti, että ottelua on tallella enemmän, mutta ei näyttänyt sitä. { $name } ei isännöi.
failover-caught-false-piece = { $name } näytti siirtoja, joita isäntä ei koskaan kirjannut.
failover-caught-false-share = { $name } antoi väärän osuuden ottelusta.
failover-caught-false-call = { $name } kutsui isännälle, jota kukaan ei valinnut.
failover-caught-out-of-turn = { $name } yritti isännöidä väärällä vuorolla.
failover-caught-host-is-here = { $name } sanoo, että isäntä on poissa. Isäntä on yhä täällä.
failover-caught-no-host = { $name } sai osuuksia ottelusta eikä isännöinyt sitä.

## Lobby options

switch-on = Kyllä
switch-off = Ei

# The player's own games and card sets
own-title = Oma peli
own-sets = { $n ->
    [one] Mukana { $name }
   *[other] Mukana { $n } korttisarjaa
    }
own-with = { $game }, mukana { $name }
own-needs = Puuttuu: { $name }
own-without = Ilman korttisarjojasi
own-heading = Omat pelit ja kortit
own-empty = Pane peli kansioon ”titles” tai korttisarja kansioon ”sets” Gobsmackin kansiossasi. Ne näkyvät täällä seuraavan käynnistyksen jälkeen.
own-on = Mukana
own-off = Ei mukana
own-switch-on = Ota mukaan
own-switch-off = Jätä pois
own-ready = Pelattavissa
own-left-out = Jätetty pois
own-facts-title = Oma peli
own-facts-set = Korttisarja peliin { $game }
own-folder = Kansiosi: { $folder }
own-next-start = Muutos tulee voimaan, kun Gobsmack käynnistyy uudelleen.
own-trouble = { $place } jätettiin pois: { $reason }
history-missing = Puuttuu: { $name }
failure-own-title-title = Peliä ei ole sinulla
failure-own-title-happened = Tässä pöydässä pelataan itse tehtyä peliä { $text }, jota sinulla ei ole.
failure-own-title-safe = Mitään ei ladattu: pöytä ei voi lähettää sinulle pelejä tai kortteja.
failure-own-title-todo = Pyydä isännältä pelin kansio, pane se Gobsmackin kansiosi kansioon ”titles” ja käynnistä uudelleen.
failure-own-title-differs-title = Pelistä on eri versio
failure-own-title-differs-happened = Tässä pöydässä pelataan pelin { $text } eri versiota kuin sinulla on.
failure-own-title-differs-todo = Pankaa samat tiedostot molempiin kansioihin ja käynnistäkää uudelleen.
failure-own-set-title = Korttisarja puuttuu
failure-own-set-happened = Tässä pöydässä on mukana korttisarja { $text }, jota sinulla ei ole tai jonka olet jättänyt pois.
failure-own-set-safe = Mitään ei ladattu: pöytä ei voi lähettää sinulle pelejä tai kortteja.
failure-own-set-todo = Pyydä isännältä sarjan kansio ja pane se Gobsmackin kansiosi kansioon ”sets”, tai ota sarja mukaan asetuksissa. Käynnistä sitten uudelleen.
failure-own-set-differs-title = Sarjassa on eri kortit
failure-own-set-differs-happened = Tässä pöydässä on korttisarjan { $text } eri versio kuin sinulla.
failure-own-set-differs-todo = Pankaa samat tiedostot molempiin kansioihin ja käynnistäkää uudelleen.
failure-own-set-extra-title = Yksi korttisarja liikaa
failure-own-set-extra-happened = Sinulla on mukana korttisarja { $text }, tässä pöydässä ei.
failure-own-set-extra-todo = Jätä se pois asetuksissa kohdassa ”Omat pelit ja kortit” ja käynnistä uudelleen.
failure-watch-own-title-title = Peliä ei ole sinulla
failure-watch-own-title-happened = Ottelussa pelattiin itse tehtyä peliä { $text }, jota ei ole kansiossasi.
failure-watch-own-title-todo = Pane peli takaisin Gobsmackin kansiosi kansioon ”titles” ja käynnistä uudelleen.
failure-watch-own-title-differs-title = Pelistä on eri versio
failure-watch-own-title-differs-happened = Ottelussa pelattiin pelin { $text } eri versiota kuin kansiossasi on.
failure-watch-own-title-differs-todo = Tuo takaisin se versio, jolla pelattiin, ja käynnistä uudelleen.
failure-watch-own-set-title = Korttisarja puuttuu
failure-watch-own-set-happened = Ottelussa oli mukana korttisarja { $text }, jota ei ole kansiossasi tai jonka olet jättänyt pois.
failure-watch-own-set-todo = Pane sarja takaisin Gobsmackin kansiosi kansioon ”sets” tai ota se mukaan asetuksissa ja käynnistä uudelleen.
failure-watch-own-set-differs-title = Sarjassa on eri kortit
failure-watch-own-set-differs-happened = Ottelussa oli mukana korttisarjan { $text } eri versio kuin kansiossasi.
failure-watch-own-set-differs-todo = Tuo takaisin se versio, jolla pelattiin, ja käynnistä uudelleen.
