### The program's own words: English.

# What the language calls itself, and what Windows calls it.
language-name = English
    .windows = English


## Window

ui-screenshot = Picture saved as { $name }
ui-screenshot-failed = Couldn't save the picture
ui-pad-here = Gamepad connected: { $name }
ui-pad-gone = Gamepad disconnected. Keyboard and mouse still work.


## Menu

menu-sub-line = Five nasty little games for one table
menu-playing-as = Playing as
menu-nobody = Nobody yet
menu-host = Host a table
menu-host-tip = Open a table on your local network, for people and bots.
menu-join = Join on LAN
menu-join-tip = Pick a table on this network, or type the code or address you were given.
menu-how = How to play
menu-how-tip = First lessons, rules and every card of all five games.
how-line = Play once with a guide, then look up the rest here. Nothing is timed.
how-back = Back
how-lesson = First lesson
how-rules = Rules
how-cards = Cards
how-watch = Watch a match
how-never = Not played yet
how-under-way = Lesson started
how-learnt = Lesson done
how-pages = { $n ->
        [one] { $n } page
       *[other] { $n } pages
    }
how-pages-read = Page { $page } of { $n }
how-played = { $n ->
        [one] 1 match, { $won } won
       *[other] { $n } matches, { $won } won
    }
menu-settings = Settings
menu-settings-tip = Your name, language, sound, speed and looks.
menu-continue = Continue
menu-continue-small = { $title } with { $names }
menu-continue-many = { $title } with { $name } and { $n ->
    [one] 1 other
   *[other] { $n } others
}
menu-stands = { $turn } { $n }
    .yours = your turn
    .theirs = { $name }'s turn
menu-continue-tip = Play your last match on from where it stopped.
menu-saved = Saved matches
menu-waits = A match waits
menu-history = History
menu-credits = Credits
menu-quit = Quit
menu-stay = Stay
menu-quit-question = Leave the goblins?
menu-quit-text = Everything is saved.
    .match = Your match is saved: resume it under Continue.
    .seat = Your seat stays yours: resume the match under Continue.
menu-in-the-works = In the works
menu-not-yet = { $title } is still being carved
menu-facts = { $players } players · { $minutes } min
menu-tables-found = { $n ->
        [one] { $n } table found on this network
       *[other] { $n } tables found on this network
    }
card-seats = Seats
card-seats-tip = How many players, with you.
card-bots = Bots
card-bots-tip = How well the bots play when you play alone.
level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
card-play = Play
card-play-small = alone, against bots
card-host = Host
card-host-small = for people on the LAN
card-rules = Rules
card-rules-small = and all cards
card-more = More house rules ({ $n })
card-more-changed = { $n } changed
card-fewer = Fewer house rules
card-back = Back
settings-heading = Settings
settings-play = Playing
settings-look = Look
settings-sound = Sound
settings-keys = Keys
settings-keys-press = Press a key
settings-keys-reset = Reset keys
settings-keys-fixed = This key can't change: it means yes and back everywhere
settings-done = Done
settings-name = Your name
settings-name-placeholder = What should we call you?
settings-language = Language
settings-portrait = Your portrait
settings-portrait-tip = The face that lobbies and tables show for you.
settings-crown = Crowned as
settings-crown-king = Goblin King
settings-crown-queen = Goblin Queen
settings-crown-tip = Your title when you win a throne.
settings-pace = Animation speed
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-aid = Beginner tips
settings-aid-tip = Questions explain more, and you're warned before a dangerous choice.
settings-streamer = Streamer mode
settings-streamer-tip = Hides codes and addresses while you stream.
settings-text-scale = Text size
settings-inks = Colours
settings-inks-normal = Standard
settings-inks-high-contrast = High contrast
settings-inks-blue-orange = Blue & orange
settings-inks-tip = Three sets of colours that colour-blind eyes can tell apart.
settings-reduced-motion = Reduced motion
settings-reduced-motion-tip = Short fades instead of flying, shaking and rays.
settings-full-screen = Full screen
settings-effects = Effects
settings-music = Music
settings-voices = Table voices
settings-sound-tip = Off: no sound device is opened.
settings-mute-unfocused = Mute in the background
key-confirm = Press, choose
key-back = Back, cancel a choice
key-rules = Rules of this phase
key-full-screen = Full screen
key-screenshot = Screenshot
key-undo = Undo
key-log = Log
key-chat = Chat
key-map = Whole map or table
key-cards = Card list
key-ping = Point at something
key-hint = Hint
key-peek = Peek at a secret
key-skip = Skip to your turn
codex-rules = Rules
codex-cards = All cards
codex-search = Search
codex-close = Close
codex-nothing = Nothing here mentions “{ $text }”.
codex-all = All
credits-games = The games
credits-games-text = Gobsmack { $version } is five tabletop games at one LAN table. The code is free software under the MIT licence.
credits-art = Pictures and sounds
credits-art-text = Our own scripts cut, printed and struck them. CC BY 4.0, credit “the Gobsmack makers”.
credits-fonts = Letters
credits-fonts-text = Alfa Slab One by JM Solé · League Gothic by The League of Moveable Type · Besley by Owen Earl · IM Fell English by Igino Marini. SIL Open Font License 1.1.
credits-music = Music
credits-music-text = Composed in code and played by FluidSynth with the MuseScore General soundfont by S. Christian Collins, Frank Wen and others (MIT).
credits-libraries = Libraries
credits-libraries-text = pygame-ce and SDL · pymunk and Chipmunk · ZeroMQ, pyzmq and libsodium · msgpack · msgspec · zeroconf · platformdirs
credits-licences = Licences
credits-licences-text = You'll find every licence in full beside its work: LICENSE, CREDITS.md and art/fonts.
settings-trouble-broken = Your settings can't be read. They were put aside, and you start from the defaults.
settings-trouble-partly = Some of your settings can't be read. Those are back to the defaults, the rest is as you left it.
settings-trouble-unwritable = This computer can't save your settings
settings-trouble-later = Your settings are from a newer version of Gobsmack. They stay as they are, and you start from the defaults.
card-lesson = First lesson
card-lesson-small = about five minutes
card-lesson-resume = resume it
card-lesson-done = play it again
codex-met = Seen
codex-met-none = You haven't seen any of these yet.
codex-options-bold = Bold: what a new table starts with
settings-keys-swapped = { $action } is now on { $now }.
settings-pad = Gamepad
settings-pad-press = Press a button
settings-pad-reset = Reset buttons
settings-pad-kept = That button is needed. Give its action another one first.
key-go = Main button
key-glow = Next choice
key-menu = Pause
key-keys = All actions
key-tags = Choose what shows the key
key-walk = Any hex of the map, one by one
key-zoom = Map larger, smaller
key-page = Turn the page
key-one-move = One move back or on
key-five-moves = Five moves back or on
key-next = Next
key-previous = Previous
key-directions = Move
key-any = Anything on the screen, in turn
keys-arrows = Arrows
keys-shift-arrows = SHIFT + ARROWS
keys-pages = PAGE UP, DOWN
keycap-return = Enter
keycap-escape = Esc
keycap-space = Space
keycap-tab = Tab
keycap-backspace = Backspace
keycap-delete = Delete
keycap-insert = Insert
keycap-caps-lock = Caps Lock
keycap-left-shift = Left Shift
keycap-right-shift = Right Shift
keycap-left-ctrl = Left Ctrl
keycap-right-ctrl = Right Ctrl
keycap-left-alt = Left Alt
keycap-right-alt = Right Alt
keys-heading = Keys
keys-heading-pad = Buttons
keys-change = Change keys
keys-change-pad = Change buttons
pad-south = lower
pad-east = right
pad-west = left
pad-north = upper
pad-left-shoulder = left shoulder
pad-right-shoulder = right shoulder
pad-left-trigger = left trigger
pad-right-trigger = right trigger
pad-left-stick = left stick
pad-right-stick = right stick
pad-select = select
pad-start = start
letters-shift = Capitals
letters-space = Space
letters-delete = Delete
letters-done = Done
settings-disk = Disk
settings-keep-megabytes = Keep at most
settings-keep-days = Keep for
settings-gigabytes = { $n } GB
settings-days = { $n } days
settings-years = { $n ->
        [one] { $n } year
       *[other] { $n } years
    }
settings-taken = { $recordings ->
        [one] 1 recording
       *[other] { $recordings } recordings
    } and { $journals ->
        [one] 1 saved match
       *[other] { $journals } saved matches
    } take { $size } MB.
settings-kept-always = Next time you start, the oldest go first. A match you can resume is never deleted. A deleted recording leaves your statistics.


## Tables and lobby

welcome-heading = Welcome to the horde
welcome-text = What should the goblins call you, and in which language? You can change both in the settings.
welcome-name = Name
welcome-name-placeholder = as others will see it
welcome-name-suggested = Newcomer
welcome-language = Language
welcome-go = Let's play
connecting-alone = Setting the table
connecting-host = Opening your table
connecting-join = Joining a table
connecting-opening = Starting the host
connecting-finding = Knocking
connecting-comparing = Comparing rules and cards
connecting-sitting = Taking a seat
connecting-dealing = Calling the bots and dealing
connecting-queued = Too many wrong codes. Yours is checked in { $seconds } s
connecting-cancel = Cancel
connecting-cut = Connection lost
connecting-cut-again = <b>Trying again until the dial runs out.</b>
connecting-cut-again-soon = <b>Trying again.</b>
connecting-cut-kept = Your seat and your cards stay yours.
connecting-cut-wifi = If the Wi-Fi is off, turn it on and you're back in the match.
connecting-cut-left = The host has left
connecting-cut-saved = The match is saved on the host's computer.
connecting-cut-moving = The other players are looking for another computer to continue on.
connecting-cut-own = <b>The host on this computer isn't responding.</b> Every move is saved. If it doesn't come back, choose Continue in the menu.
connecting-cut-away-wait = Your time stands still until you're back.
connecting-cut-away-bot = After a minute a bot takes over, until you're back.
connecting-cut-away-at-once = A bot takes over until you're back.
connecting-cut-leave = Stop waiting
host-heading = Host a table
host-back = Back
host-the-game = The game
host-the-house = House rules
host-table = Table
host-table-of = { $name }'s table
host-table-plain = A goblin table
host-passphrase = Passphrase
host-passphrase-none = none: anyone can join
host-passphrase-kept = set: type here to change it
host-passphrase-tip = Nobody gets in without the passphrase or the code.
host-seats-tip = You can give free seats to bots in the lobby.
host-spectators = Spectators welcome
host-spectators-tip = They see everything public and nobody's hand.
host-dropped = If a player drops out
host-dropped-wait = Wait
host-dropped-bot = Bot after 1 min
host-dropped-at-once = Bot at once
host-dropped-tip = The seat is theirs again the moment they return. Only Wait stops their time.
host-lost = If the host disappears
host-lost-soon = After 20 s
host-lost-later = After 60 s
host-lost-never = Wait
host-lost-tip = A majority of players then continues on another computer. Two players agree in the lobby.
host-timers = Time limits at this table
host-timers-off = None
host-timers-normal = The game's own
host-timers-long = Twice as long
host-timers-tip = For decisions, not reactions. There's no limit while only bots wait.
host-open = Open table
host-open-small = and go to the lobby
host-note = The table runs on this computer while the game is open. You can still change seats and rules in the lobby.
lan-heading = Tables on this network
lan-back = Back
lan-join = Join
lan-watch = Watch
lan-free = { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
lan-full = Full
lan-playing = Match in progress
lan-seat-kept = Your seat is kept
lan-over = Match over
lan-other = Other version
lan-unknown-game = a game you don't have
lan-empty = No table found yet
lan-empty-looking = Listening. A new table shows up here within 2 seconds.
lan-empty-network = <b>Same network?</b> Both computers need the same Wi-Fi or cable network. Guest networks often keep computers apart.
lan-empty-firewall = <b>Firewall?</b> On the host's computer, allow Gobsmack on private networks (TCP 28420 and 28421, UDP 5353).
lan-empty-code = <b>Still nothing?</b> Ask the host for the code or address and type it below. That works without the list.
lan-address = Code or address
lan-address-placeholder = BRISKET-LANTERN or 192.168.1.20
lan-address-tip = A code, an address or a pasted invite. Some addresses list several tables.
lan-asking = Asking that computer for its tables.
lan-none-there = No table is open there.
lan-go = Connect
lan-choose-first = Choose a table first
lan-cannot-join = This table has no free seat. You can watch.
lan-no-browser = This computer can't listen for tables. A code or address still works.
lan-players = { $taken } of { $seats }
lobby-somebody = Someone
lobby-leave = Leave
lobby-rules = Rules
lobby-taken = { $taken } of { $seats } seats taken
lobby-free = Free seat
lobby-free-host = Sit here or add a bot
lobby-free-guest = Sit here
lobby-free-tip = Take this seat. Players take turns in seat order.
lobby-free-tip-host = Sit here or add a bot. You can also drag people and bots here.
lobby-version-same = everyone has { $version }
lobby-version-other = { $name } has { $theirs }, you have { $version }
lobby-you-tip = That's you. Press to choose your name, colour and portrait.
lobby-seat-tip = { $name } sits here.
lobby-seat-tip-host = Press to change this seat, or drag { $name } to another.
lobby-bot = Bot · { $level }
lobby-bot-coming = Bot · { $level } · joining
lobby-bot-tip = Drag to a free seat, or press to fill the next one.
lobby-watcher-tip = A spectator. The host can drag them to a seat.
lobby-away = Away, seat kept
lobby-host = Host
lobby-is-ready = Ready
lobby-not-ready = Not ready
lobby-changed = Ready again?
lobby-ready-stamp = Ready
lobby-bench = Spectators
lobby-bots = Add a bot
lobby-bench-empty = Nobody is watching
lobby-bench-closed = This table takes no spectators
lobby-tab-game = Game
lobby-tab-house = House rules
lobby-only-host = Only the host can change this.
lobby-locked = Locked with a passphrase
lobby-unlocked = Open to everyone on the network
lobby-passphrase-tip = Press Enter to set it. Players already here stay.
lobby-invite = Give them this code or address
lobby-copy = Press to copy
lobby-copy-tip = Copies the whole invite. Paste it into a chat: one click joins.
lobby-qr = Scan the invite
lobby-qr-tip = The invite as a QR code. Press to make it large.
lobby-copied = Invite copied
lobby-copy-failed = The clipboard isn't responding
lobby-alone = Nobody else can join yet
lobby-alone-text = This computer isn't on a network. Connect it, and others will find the table.
lobby-hidden = Code and addresses are hidden
lobby-hidden-text = You're streaming (Settings, Playing). A press still copies the invite.
lobby-no-code = { $host } is the host. Ask for the code to bring more friends.
lobby-chat-placeholder = Say something
lobby-chat-empty = Nothing said yet. Goblins are shy.
lobby-start = Start
lobby-start-small = everyone is ready
lobby-ready = Ready
lobby-ready-small = the host starts when everyone is
lobby-unready = Not ready
lobby-unready-small = you're ready: press to change that
lobby-watching = Watching
lobby-watching-small = take a free seat to play
lobby-missing-seats = { $n ->
        [one] 1 seat is still free
       *[other] { $n } seats are still free
    }
lobby-missing-away = waiting for { $names }
lobby-missing-ready = waiting for { $names } to be ready
lobby-no-free = All seats are taken
lobby-close = Close
lobby-sit = Sit here
lobby-add-bot = Add bot: { $level }
lobby-make-bot = Set level: { $level }
lobby-move = Change seats
lobby-clear = Remove bot
lobby-to-bench = Move to spectators
lobby-kick = Ban from table
lobby-kick-text = { $name } leaves this table and can't come back.
lobby-leave-question = Leave the table?
lobby-leave-yes = Leave
lobby-leave-no = Stay
lobby-dress = Your looks
lobby-dress-name = Name
lobby-dress-portrait = Portrait { $n }
lobby-dress-done = Done
lobby-colour-taken = Someone already wears this colour
lobby-colour-red = Red, star
lobby-colour-blue = Blue, diamond
lobby-colour-green = Green, leaf
lobby-colour-purple = Purple, moon
lobby-colour-yellow = Yellow, sun
lobby-colour-brown = Brown, anvil
lobby-colour-pink = Pink, heart
lobby-colour-grey = Grey, bolt
lobby-notice-joined = { $name } joins the table.
lobby-notice-left = { $name } leaves the table.
lobby-notice-dropped = { $name } has dropped out. The seat is kept.
lobby-notice-back = { $name } is back.
lobby-notice-sits-in = A bot takes over for { $name }.
lobby-notice-kicked = The host bans { $name } from the table.
lobby-notice-takes-seat = { $name }, a bot, takes the empty seat.
lobby-notice-unready = The rules have changed. Press Ready again.
lobby-notice-resigned = { $name } resigns.
lobby-notice-took-back = { $name } undoes a move.
lobby-notice-took-back-mine = You undo a move.
lobby-notice-no-reveal = Couldn't start: no answer from { $names }.
lobby-moved = The host disappeared. { $name } hosts the table now.
lobby-moved-here = The host disappeared. Your computer hosts the table now.
lobby-waiting-apart = The match waits until enough players are back
lobby-notice-unrevealed = { $name } didn't reveal a sealed answer.
lobby-notice-no-game = { $game } doesn't work on the host's computer.
lobby-notice-no-bot = { $name }'s bot can't start on the host's computer. Trying again.
lobby-notice-host-leaves = The host has left. Looking for another computer to continue on.
lobby-notice-host-leaves-wait = The host has left. The match waits until they open it again.
lobby-notice-resumed = The match resumes from its last save.
lobby-notice-not-saved = The host's disk is full. Free up some space there.
lobby-notice-lost-plays = The host's computer lost the last moves.
lobby-notice-fault = Something broke in the rules. The last move was undone.
lobby-sorry-not-allowed = Only the host can do that
lobby-sorry-not-now = Not right now
lobby-sorry-fault = Something broke on the host's computer. Nothing has changed.
lobby-sorry-bad-option = That option isn't possible here
lobby-sorry-one-port = This table shares its computer's one port, so it always waits for its host.
lobby-sorry-taken = This seat is taken
lobby-sorry-full = There's no room for that
lobby-sorry-too-fast = Slow down a little
lobby-refused-stale-ask = Too late: things have moved on
lobby-refused-unsigned = Your move arrived without a valid signature. Make it again.
lobby-refused-other-head = Things moved on while you signed your move. Make it again.
lobby-refused-out-of-time = Your time ran out: the default was played for you
lobby-refused-not-committed = An answer was shown before everyone had sealed theirs
lobby-refused-other-answer = The answer isn't the one that was sealed
lobby-refused-match-over = The match is over
lobby-refused-nothing-to-take-back = Nothing to undo
lobby-refused-no-seat = You're watching. Take a seat to play.
lobby-refused-not-saved = Not played: the host's disk is full
lobby-refused-apart = Too many players are away. The match waits for them.
lobby-refused-moved = The match continues on another player's computer
lobby-refused-fault = Not played: something broke in the rules
lobby-refused-other = That's not possible: { $text }
lobby-refused-unknown = You can't make that move now
pause-heading = Paused for you
pause-text = Others can keep playing, and your time keeps running.
pause-text-alone = The bots wait for you.
pause-text-lesson = The lesson waits for you, here or on the game's card.
pause-text-replay = The replay is paused.
pause-back = Back to the game
pause-back-lesson = Back to the lesson
pause-back-replay = Back to the replay
pause-rules = Rules
pause-settings = Settings
pause-sit-in = Bot for { $name }
pause-leave = Leave the table
table-way-in = To join: <b>{ $way }</b>
table-copy-invite = Copy the invite
pause-leave-alone = The match is saved. Resume it under Continue whenever you like.
quit-closes = { $people ->
        [one] The table runs on this computer, so it closes for { $names } too. The match is saved: resume it under Continue, and { $names } can join again.
       *[other] The table runs on this computer, so it closes for { $names } too. The match is saved: resume it under Continue, and they can join again.
    }
quit-closes-for-nobody = The table runs on this computer and closes. The match is saved: resume it under Continue, and the others can join again.
quit-closes-lobby = { $people ->
        [0] The table runs on this computer and closes.
       *[other] The table runs on this computer, so it closes for { $names } too.
    }
quit-moves = { $people ->
        [one] { $names } plays on without you, on another computer. Your seat stays yours: join again from the list.
       *[other] { $names } play on without you, on another computer. Your seat stays yours: join again from the list.
    }
quit-lobby-guest = Your seat at this table becomes free.
pause-leave-guest-wait = The others wait for you. Your seat stays yours: resume it under Continue.
pause-leave-guest-bot = After a minute a bot plays for you. Your seat stays yours: resume it under Continue.
pause-leave-guest-at-once = A bot plays for you. Your seat stays yours: resume it under Continue.
pause-leave-watching = Nobody at the table will miss a move.
pause-leave-over = The match is over. You'll find it in the history.
failure-happened = What happened.
failure-safe = What's safe.
failure-todo = What to do.
failure-again = Try again
failure-knock = Try again
failure-close = Close
failure-passphrase = Passphrase
failure-other-title = That didn't work
failure-other-happened = The table closed the connection: { $text }
failure-other-safe = Everything played so far is saved.
failure-other-todo = Join again from the list, or open a table of your own.
failure-no-answer-title = No answer
failure-no-answer-happened = { $address } isn't answering.
failure-no-answer-todo = Ask the host whether the table is still open and whether the firewall allows Gobsmack (TCP 28420 and 28421). Use the same network, not a guest network. Compare the code or address letter by letter.
failure-not-found-title = No table found
failure-not-found-happened = No table on this network has the code { $address }.
failure-not-found-todo = Compare the letters with the host's screen. If the list stays empty too, type the address: it works where networks block announcements.
failure-long-name-title = Name too long
failure-long-name-happened = A name has at most 24 letters. “{ $name }” has { $text }.
failure-long-name-safe = Nothing was sent to the table.
failure-long-name-todo = Shorten your name in the settings, then join again.
failure-bad-invite-title = Not an invite
failure-bad-invite-happened = “{ $address }” isn't a code, an address or a whole invite.
failure-bad-invite-todo = Check what you typed. A code looks like BRISKET-LANTERN, an address like 192.168.1.20 or 192.168.1.20:28420. Paste all of an invite.
failure-no-host-title = The table didn't open
failure-no-host-happened = { $text }. The table's program stopped before it was open.
failure-no-host-safe = Your settings and saved matches.
failure-no-host-todo = Press Try again. If it fails again, another program may hold the port, or the disk is full.
failure-own-host-gone-title = Your table has stopped
failure-own-host-gone-happened = The host on this computer stopped by itself. { $text }
failure-own-host-gone-safe = Every move. Nothing is lost.
failure-own-host-gone-todo = Resume the match under Continue. The others come back by themselves.
failure-host-gone-title = The host disappeared
failure-host-gone-happened = The host's computer hasn't answered for two minutes.
failure-host-gone-safe = The match is saved on the host's computer, and your seat stays yours.
failure-host-gone-todo = Ask the host to resume it under Continue, then join again. You continue where you were.
failure-locked-title = Passphrase, please
failure-locked-happened = { $table } is locked.
failure-locked-todo = Ask the host for the passphrase and type it here.
failure-wrong-secret-title = Wrong code
failure-wrong-secret-happened = That isn't this table's code or passphrase.
failure-wrong-secret-todo = Check capitals and spaces, then try again.
failure-not-proven-title = Not your table
failure-not-proven-happened = The table there doesn't know the code you typed. It may be someone else's.
failure-not-proven-safe = Nothing was sent to it.
failure-not-proven-todo = Ask the host for the current code. Every table has its own.
failure-full-title = No seat free
failure-full-happened = { $table } has no free seat and takes no spectators.
failure-full-todo = Ask the host for a seat, or open a table of your own.
failure-kicked-title = You're banned
failure-kicked-happened = The host banned you from this table.
failure-kicked-safe = What you played counts in your history.
failure-kicked-todo = Choose another table. This one stays closed to you.
failure-replaced-title = Seat taken over
failure-replaced-happened = You joined this table from another window or computer. The newest connection counts.
failure-replaced-safe = Your seat and your cards. They're over there now.
failure-replaced-todo = Continue in the other window, or take the seat back here.
failure-protocol-title = Different version
failure-protocol-happened = That table runs Gobsmack { $theirs }, a different version.
failure-protocol-todo = Use the same version on all computers, best the newer one.
failure-content-title = Different rules
failure-content-happened = The two computers have different rules or cards for this game.
failure-content-todo = Use the same version on both computers.
failure-closed-title = Table closed
failure-closed-happened = The host closed the table.
failure-closed-safe = A match in progress is saved on the host's computer.
failure-closed-todo = Join from the list when the host resumes it. Your seat is kept.
failure-put-aside-title = Match stopped
failure-put-aside-happened = Something broke in the rules, so the match can't continue.
failure-put-aside-safe = Every move before that, on the host's computer, with a report in its log.
failure-put-aside-todo = Start a new match. The host can send us the log with Tell us.
failure-not-saved-title = Disk full
failure-not-saved-happened = The move can't be saved, so it wasn't made.
failure-not-saved-safe = Everything before that move.
failure-not-saved-todo = Free up space on the host's disk, then make the move again.
failure-broken-key-title = Your key is damaged
failure-broken-key-happened = { $text }
failure-broken-key-safe = Your recordings and settings.
failure-broken-key-todo = Move the file away. The next try makes a new key.
failure-broken-save-title = Damaged save
failure-broken-save-happened = This save can't be read: { $text }
failure-broken-save-safe = All other matches. The file stays as it is.
failure-broken-save-todo = Delete it from the list, or keep the file and report it.
failure-later-save-title = From a newer version
failure-later-save-happened = A newer version of Gobsmack saved this match.
failure-later-save-safe = The save, untouched, and all other matches.
failure-later-save-todo = Update Gobsmack, then resume it.
failure-old-recording-title = From an early version
failure-old-recording-happened = This recording is from before 23 November 2026. It's whole, but this version can't show it.
failure-old-recording-safe = The file, untouched, and all other recordings.
failure-old-recording-todo = Keep it for the version that made it, or delete it from the list.
failure-new-recording-title = From a newer version
failure-new-recording-happened = A newer version of Gobsmack made this recording.
failure-new-recording-safe = The file, untouched, and all other recordings.
failure-new-recording-todo = Update Gobsmack, then watch it.
failure-old-rules-title = From another version
failure-old-rules-happened = The match started under other rules, and its moves don't fit this version.
failure-old-rules-safe = The save. You can still watch a recording of it.
failure-old-rules-todo = Finish it in the version you started it in.
results-boast = “{ $text }”
results-you-win = You win!
results-wins = { FORM($names, form: "person") ->
        [one] { $names } wins!
       *[many] { $names } share the win!
    }
results-nobody = Nobody wins
results-how = How it happened
results-standing = Places
results-you = You
results-winner = Winner
results-sat-in = A bot finished it
results-resigned = Resigned
results-record = Your record
results-record-played = Played
results-record-won = Won
results-record-streak = Streak
results-record-first = Your first match of this game.
results-record-none = You have not played this game yet.
results-again = Rematch
results-again-small = the same seats
results-again-waits = starts when all are ready
results-want = Rematch?
results-wanted = You want a rematch
results-lobby = To the lobby
results-replay = Watch replay
results-table = Final table
results-menu = Menu
results-tab-story = Story
results-tab-score = Score
results-tab-evening = Evening
evening-heading = The evening
evening-told = { $games } games · { $people } at the table
evening-rule = Three points for a win, then two, one, nothing. Whoever leads when the lights go out wears the crown.
evening-points = Points
evening-cups = { $n ->
    [0] no wins yet
    [one] 1 win
   *[other] { $n } wins
}
evening-minutes = { $n } min
next-heading = What next?
next-rule = One vote each. A tie is settled by the last loser.
next-rule-alone = Pick a game. The bots will join you.
next-no-vote = No vote
next-minutes = { $minutes } min
next-only = { $n } only
next-here = { $n ->
    [one] one is here
   *[other] { $n } are here
}
next-slip-lacking = Not for all
next-lacking = Missing from: { $names }
next-slip-broken = Broken
next-broken = It doesn't start
next-it-is = { $game } it is
next-none = Nothing can be played
next-waits = Starts when all are ready: { $ready } of { $all }
next-mine = You are ready: { $ready } of { $all }
next-at-once = Starts at once
next-players = The players vote
next-change = Change my vote
next-change-why = You haven't voted yet. Press a poster.
next-night = Call it a night
next-night-question = Call it a night?
next-night-keep = Keep a picture and leave
results-tab-next = Next game
results-story = The story of the match
results-press = Press a moment to watch it
results-start = Start
results-share = Share a moment
moment-save = Save the picture
moment-turn = { $turn } { $n } of { $all }
moment-table = { $day } · { $n } at the table
history-heading = Finished matches
history-back = Back
history-watch = Watch replay
history-delete = Delete
history-delete-question = Delete this match?
history-delete-text = Its recording goes, and it no longer counts in your statistics.
history-keep = Keep
history-csv = Export CSV
history-csv-done = Saved as { $path }
history-csv-failed = Couldn't write the file
history-empty = No finished match yet. Play one, then watch it again from every seat.
history-place = { $place } of { $seats }
history-watched = Watched
history-unfinished = Unfinished
history-won = Won
history-plays = { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
history-totals = Played { $played } · won { $won } · best streak { $streak }
statistics-heading = Statistics
statistics-empty = No finished match yet. Play one, and it counts here.
statistics-all = All games
statistics-share = Played { $played } · won { $won }
statistics-share-row = { $won } of { $played }
statistics-played = Played
statistics-won = Won
statistics-best-streak = Longest winning streak
statistics-streak = Current streak
statistics-average = Average match
statistics-longest = Longest match
statistics-together = All matches
statistics-by-game = Won, by game
statistics-by-seats = Won, by number of seats
statistics-by-role = Won, by role
statistics-by-outcome = Won, by ending
statistics-by-level = Your rating against bots ({ $even } is even)
statistics-level = { $level } · won { $won } of { $played } · best streak { $best }
statistics-rating = { $rating } ± { $spread }
statistics-badges = Badges
statistics-badge = { $level } beaten
statistics-figures = Your figures
statistics-figure = best { $best } · average { $mean }
decimal-point = .
date-format = %d/%m/%Y
statistics-seats = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
statistics-hours = { $h } h { $m } min
statistics-minutes = { $m } min
statistics-seconds = { $s } s
statistics-erase = Erase all
statistics-erase-question = Erase all your matches?
statistics-erase-text = { $n ->
        [one] 1 recording goes, and all your figures with it. Saved matches stay. You can't undo this.
       *[other] { $n } recordings go, and all your figures with them. Saved matches stay. You can't undo this.
    }
statistics-erase-done = All erased.
statistics-erase-left = { $n ->
        [one] 1 recording can't be deleted.
       *[other] { $n } recordings can't be deleted.
    }
history-saved-heading = Continue a match
history-saved-empty = No match to resume. Whatever you host or play alone is saved with every move and waits here. So does your seat in a match at someone else's table.
history-resume = Resume
history-resume-small = others can rejoin
history-seat-kept = Seat kept
history-rejoin = Join again
history-damaged = Its end is damaged
replay-play = Play
replay-pause = Pause
replay-back = Previous move
replay-on = Next move
replay-speed = Speed
replay-at = Move { $at } of { $all }
replay-leave = Leave the replay
replay-ends = The recording ends here, before the match did.
replay-seen-by = As { $name } saw it
replay-show-hand = Show { $name }'s hand
replay-seen-watching = As spectators saw it
replay-show-watching = Show what spectators saw
replay-all-open = All hands are open
replay-open-all = Open all hands at once
replay-close = Close the other hands
replay-no-hands = This recording can't show the other hands.
replay-plain = This version of Gobsmack can't draw this move: the match was played under other rules. Below is what the recording holds. The version it was played with shows all of it.
replay-plain-heading = Move { $at } of { $all }, in words
replay-happened = What happened
replay-reason = { $name } thought: { $why }.
history-end = End match
history-end-small = nobody wins
history-end-question = End this match now?
history-end-text = It started under other rules than this version plays. To play it out, open it in the version you started it in. If you end it now, nobody wins and it can't be resumed. You can still watch it.
history-ended = The match is over. Nobody wins.
history-other-rules = Other rules
history-delete-saved = After that, nobody can resume the match.
history-delete-seat = The table keeps your seat anyway: you can join again from the list while it is open.
lan-missing = Not in the list? Type its code or address below.
failure-refused-title = Connection refused
failure-refused-happened = The host's computer turned this connection down.
failure-refused-todo = Ask the host for a new invite.
failure-other-key-title = A different table
failure-other-key-happened = The table at { $address } isn't the one this invite is for.
failure-other-key-safe = Nothing was sent to it.
failure-other-key-todo = Ask the host for a new code or invite.
failure-home-title = Nothing can be saved
failure-home-happened = { $text }: nothing can be saved in { $folder }.
failure-home-safe = What was there before. It's only read.
failure-home-todo = Play on, but this session's settings, matches and recordings go when you close the window. Or free up space or unlock the folder, and start again.
failure-nowhere-title = Nothing can be saved
failure-nowhere-happened = { $text }: nothing can be saved in { $folder } or anywhere else on this computer.
failure-nowhere-safe = What was there before.
failure-nowhere-todo = Look around. To play, free up space on the disk and start again.
failure-new-key-title = You have a new key
failure-new-key-happened = Your key file was damaged. It was put aside as { $folder }.
failure-new-key-safe = Your settings, matches and recordings.
failure-new-key-todo = Play on. Seats held by the old key are lost, and others see that your key is new.


## People

lobby-notice-level = { $name } now plays at level { $level }.
table-filter-news = Table
key-pass-seat = Pass the seat
friends-card = Together
friends-card-small = at this screen
friends-set-up = Play at one screen
friends-heading = Play together here
friends-people = At this window
friends-people-tip = How many of you share this screen and pass the seat around.
friends-name = Player { $n }
friends-somebody = Friend { $n }
friends-colour-tip = A colour nobody else here wears.
friends-rest = Other seats
friends-rest-bots = Bots
friends-rest-lan = On the LAN
friends-rest-tip = Bots fill the other seats, or people join from their own computers.
friends-open = Open the table
friends-note = You each have your own hand. When you pass the seat a curtain falls, and nobody sees another's cards.
friends-screen = { $name }'s screen
friends-pass = Pass the seat
friends-curtain = Pass the seat
friends-curtain-text = It's { $name }'s turn. Everyone else, look away.
friends-curtain-sit = I'm { $name }
friends-curtain-other = { $name } first
people-muted = muted
people-mute = Mute { $name }
people-hear = Unmute { $name }
people-mute-all = Mute everyone
people-hear-all = Unmute everyone
people-list = Mute players
people-list-text = You won't get a muted player's chat, emotes or pings in this match. Nobody is told.
people-level = Set level: { $level }
people-level-now = Current level: { $level }
people-levels = Bot levels
people-levels-text = Takes effect from the bot's next move. Everyone is told.
people-hand-over = A bot for { $name }?
people-hand-over-away = { $name } is away. A bot takes over until they're back.
people-hand-over-idle = { $name } hasn't moved for a long time. A bot takes over until they take the seat back.
people-hand-over-yes = Use a bot
people-hand-over-no = Not yet
people-ban = Ban { $name }
people-ban-question = Ban { $name }?
people-ban-text = { $name } leaves this table and can't come back. A bot plays the seat to the end.
people-ban-yes = Ban
people-ban-no = Don't ban
settings-mono = Mono sound
settings-mono-tip = Same sound in both ears. For one ear or one speaker.
menu-tell = Tell us
tell-heading = Tell us
tell-note = What's missing, what went wrong? It's written to a file on this computer. The program sends nothing: give the file to whoever gave you the game.
tell-missing = What's missing, or hard for you?
tell-missing-example = I can't read the numbers on ...
tell-did = What did you do?
tell-did-example = I pressed Ready while ...
tell-happened = What happened, and what should have happened?
tell-happened-example = Nothing moved. I expected ...
tell-log = Include the match's log, as everyone saw it
tell-log-tip = Only lines that everyone at the table could read. They name the players.
tell-log-why = Your log holds your own secrets until the match is over.
tell-log-none = No match is open. Write while one is paused, or when it's over.
tell-write = Write to a file
tell-back = Back
tell-empty = Nothing written yet. One of the three fields is enough.
tell-failed = Couldn't write the file: { $why }
tell-done = Written
tell-done-text =
    { $path }
    It wasn't sent to anyone. Give it to whoever gave you the game.
fall-heading = What broke
fall-note = This is all of it. Read it before you give it to anyone. Nothing is sent: it goes into a file on this computer, without names, addresses or passphrases.
fall-read = Read the report
fall-later = Not now
fall-journal = Include the saved match, with everyone's cards
fall-journal-tip = It lets a developer play the match up to the fault. Names aren't in it.
fall-journal-why = No match can be included: none broke, it isn't saved here, or it still hides something from others.
fall-throw = Discard the report
fall-thrown = The report is gone.
fall-offer = Something broke last time
fall-offer-text = Your matches are saved. There's a report of what broke. You can read it now, or later under Tell us.
broke-continue = Continue
failure-broke-title = Something broke
failure-broke-happened = A page of the program stopped working.
failure-broke-safe = Your settings, saved matches and recordings.
failure-broke-todo = Press Menu to start over from there.
failure-broke-match-title = Something broke, your match is saved
failure-broke-match-happened = The table in this window stopped working.
failure-broke-match-safe = The match, with every move so far.
failure-broke-match-todo = Press Continue to return to the table.
failure-broke-again-title = It broke again, your match is saved
failure-broke-again-happened = The table in this window stopped working twice in a row.
failure-broke-again-safe = The match, with every move so far.
failure-broke-again-todo = Press Menu. You can resume a match of your own under Continue, or join the host's table again.
who-heading = Who can play
who-hands = Hands
who-hands-text = A mouse alone, a keyboard alone or a gamepad alone is enough. You can change keys and buttons. Two clicks do what a drag does. You never have to hold a key, press two together or press twice in a hurry.
who-time = Time
who-time-text = Alone with bots nothing has a time limit. At your own table limits can be long or off. You choose the animation speed, any press skips an animation, and a held one goes to your next decision. You can leave a match and resume it.
who-mind = Thinking and remembering
who-mind-text = Each game has a first lesson, beginner tips, bots of four levels and a rules page for the moment you're in. The log, the look back and the digest after an absence tell you again what happened. Whatever you can't do says why.
who-eyes = Eyes
who-eyes-text = Text from 80 to 150 %. Three sets of colours: one with high contrast, one for eyes that mix up red and green. Colour alone never tells you anything. You can reduce motion, and nothing flashes.
who-ears = Ears
who-ears-text = You can play everything without sound. Effects, music and voices each have their own volume. Mono sound is for one ear.
who-voice = Speaking and other people
who-voice-text = You don't need a voice: there's chat, six emotes and pings. You can mute anyone, at their plate or from the pause menu.
who-together = At one screen
who-together-text = Several people can share one window, one computer and one set of controls, and pass the seat. Time limits wait for them.
who-not-yet = What's missing
who-not-yet-text = Screen readers get nothing to read. There are three languages. If something keeps you from playing, press Tell us.


## The table

table-you = You
table-and = { $first } and { $last }
    .before-i = { $first } and { $last }
people-you = You
    .inside = You
    .two = { $you } and { $name }
    .more = { $you }, { $first } and { $last }
table-laying = Setting the table
table-menu = Menu and pause
table-tab-card = Card
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-inspect-hint = Point at anything to read it here, full size.
table-sent = Sending ...
table-results = Results
table-wait = Wait
table-held-apart = The match waits until enough players are back.
table-held-moved = The match continues on another computer. Taking you there.
table-waiting-one = { $name } is deciding.
    .you = You are deciding.
table-waiting-many = { $names } are deciding.
table-skip-ahead = Hold { $button } to skip ahead.
table-emote = Emote
table-ping = Ping
table-ping-ask = Point at something for everyone to see.
table-ping-more = Choose a card or a space. Back cancels.
table-hint-link = Hint
table-hint-plain = { $deed }.
table-hint-thinking = Thinking of a hint ...
table-hint-none = No hint for this one.
table-coach = The coach
table-coach-hard = What a hard bot does
table-coach-after = After your move
table-coach-why = Why: { $why }.
table-coach-why-step = Why step { $n }: { $why }.
table-coach-worth = What it's worth: wins in 100
table-coach-close-call = Too close to call.
table-coach-better = Better: { $deed }
table-coach-cost-wins = By a hard bot's count, your move costs { $n ->
    [one] 1 win
   *[other] { $n } wins
} in 100.
table-coach-cost-party = By a hard bot's count, your move lowers your chances and the group's by { $n } in 100.
table-coach-cost-points = By a hard bot's count, your move costs about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
table-coach-good = Good move!
table-coach-gain-wins = By a hard bot's count, your move gains { $n ->
    [one] 1 win
   *[other] { $n } wins
} in 100.
table-coach-gain-party = By a hard bot's count, your move raises your chances and the group's by { $n } in 100.
table-coach-gain-points = By a hard bot's count, your move gains about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
table-coach-back = Undo it
table-coach-keep = Keep it
table-coach-read = Got it
table-coach-fold = Fold the coach away
table-coach-open = Open the coach
table-coach-close = Close the coach
table-said-privately = { $name }, privately
table-say = Say something to the table
table-emote-hello = Hello!
table-emote-well = Well played
table-emote-ouch = Ouch!
table-emote-hurry = Hurry up
table-emote-laugh = Meh-heh-heh
table-emote-thanks = Thanks
table-plate-bot = bot
table-plate-away = away: a bot may take over soon
table-plate-absent = away
table-absent-away = { $people ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
table-absent-idle = { $people ->
        [one] { $names } hasn't moved for a long time.
       *[other] { $names } haven't moved for a long time.
    }
table-absent-wait-host = Wait, let a bot play, or ban them.
table-absent-wait-guest = The match waits. The host can let a bot play.
table-absent-bot-host = A bot takes over after a minute. Wait, let one play now, or ban them.
table-absent-bot-guest = A bot takes over after a minute, until they're back.
table-plate-host = hosts this table
table-leave = Leave the table?
table-leave-playing = The match continues without you. You can come back to your seat.
table-leave-watching = You stop watching. The match continues.
table-leave-yes = Leave
table-back = Play on
table-resign = Resign
table-resign-text = You're out of this match for good.
table-log-search = Search the log
table-log-hint = Point at a name to read its card. Pick a sentence to see the table at that moment.
table-log-nothing = Nothing in the log says that.
table-filter-all = All
table-filter-fall = Fights
table-filter-tip = Show everything, only fights and falls, or only the table's notices.
table-yes = Yes
table-no = No
table-away = While you were away
table-away-back = Back to the table
table-away-earlier = { $n ->
        [one] and 1 more before that, in the log
       *[other] and { $n } more before that, in the log
    }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-fold = Fold the guide away
lesson-open = Open the guide
lesson-quit = Leave the lesson
lesson-skip = Skip the lesson
lesson-skip-sure = Skip the lesson?
    .text = It ends here. You'll find it again on the game's card.
lesson-watch = Now watch
lesson-watch-text = The guide is back when it's up to you.
lesson-strayed = Your own way
lesson-strayed-text = You can do that, and it counts. The lesson had something else to show you here, though. Play on if you like, or set the scene again.
lesson-again = Set the scene again
lesson-restart = Play it again
lesson-play = Play a match
lesson-leave = To the menu
lesson-over = The lesson is over.
lesson-ahead = Still to come
table-past-ribbon = Looking back · return: { $press }
table-past-back = Back to now
table-past-before = Earlier moment
table-past-after = Later moment
table-past-yours = It's your turn: the table is waiting for you.
table-past-goes-on = You can't play here. The match continues.
table-past-over = The match is over.
table-past-now = This is the table as it is now.
table-past-gone = That moment is too far back to be kept.
table-past-when = Looking back at { $when }
table-past-plain = Looking back
table-sat-in = A bot has taken over
table-sat-in-text = Your turns ran out of time or the table waited too long, so a bot plays for you. Your seat, cards and score are kept.
table-sat-in-back = Take my seat back
table-codex = All rules and cards
table-inspect-rules = Rules: { $chapter }
table-inspect-keys = { $press } shows all keys


## Fairness

trust-words = Table words
trust-words-tip = Read these aloud. Different words mean that someone is in between.
trust-words-changed = The table words have changed. Compare them again.
trust-changed = This isn't the { $name } you played with before: another key.
trust-changed-short = another key
trust-changed-text = A new computer gives a player a new key. Ask { $name } in person, and compare the table words.
trust-accept = It's really { $name }
trust-accepted = This { $name } is known from now on.
trust-story = { $name }'s computer tells another story: the moves differ from move { $n } on.
trust-fair = Verified fair
trust-fair-text = It all checks out, if your table words matched.
trust-fair-alone = Every shuffle, roll and move checks out.
trust-open = Not proven here
trust-cheated = Cheating found
trust-checking = Checking the match
trust-checking-text = It's being replayed in the background.
trust-waiting = Waiting for word from { $names }.
trust-why-open = The host's record didn't come.
trust-why-rules = It was played with another version of the rules.
trust-why-seed = Its chance was fixed from the start.
trust-why-late = You weren't there for the start.
trust-why-watched = You watched. Only a player's computer can prove it.
trust-why-words = There were no table words to compare.
trust-why-unheard = All agrees here, but there's no word from { $names }.
trust-why-cheated = The host's record doesn't fit what was agreed.
trust-why-story = { $names } signed for other moves from move { $n } on.
trust-why-view = Move { $n } isn't what you were shown.
trust-why-play = The rules don't allow move { $n } of the host's record.
trust-why-no-result = The host's record stops at move { $n }, before the end.
trust-about-fair = This computer replayed the match. Chance was agreed on before the deal, every move a player made is signed, and everyone was told the same match. That holds if you read the table words aloud and they matched. The host's computer knew hidden cards and coming rolls, and its owner could have looked. So could the owner of any computer that took over.
trust-about-alone = This computer replayed the match. Chance was agreed on before the deal and nothing was changed afterwards. The bots are the host's: its computer plays for them and knew every card and roll.
trust-about-open = Nothing wrong was found, but this computer can't prove that the match was fair.
trust-about-cheated = Either the host's computer or another player's program didn't tell the truth. Keep the recording and ask.
trust-stamp-tip = What was checked, and what that proves
trust-why-unsigned = Its moves weren't signed.
trust-why-rolled-back = The host restarted and lost some moves.
trust-why-file = This is someone else's recording.
trust-why-opening = This isn't the match that was agreed on.
trust-why-chance = Its chance isn't the one that was agreed on.
trust-why-no-commitments = The host gave you no part in the chance.
trust-why-signature = { $names } never signed move { $n }.
trust-why-order = Move { $n } is out of place.
trust-why-my-play = A move of yours was changed or left out.
trust-why-sealed = Move { $n } isn't the answer that was sealed.
trust-why-chain = From move { $n } on, the record isn't the match you saw.
trust-stand-ins-clock = { $n ->
        [one] Time ran out for { $name } once: the default was played.
       *[other] Time ran out for { $name } { $n } times: defaults were played.
    }
trust-stand-ins-bot = { $n ->
        [one] A bot made 1 move for { $name }.
       *[other] A bot made { $n } moves for { $name }.
    }
trust-stand-ins-person = { $n ->
        [one] { $who } took over from { $name } for 1 move.
       *[other] { $who } took over from { $name } for { $n } moves.
    }
trust-stand-ins-more = { $n ->
        [one] 1 move for others wasn't their own.
       *[other] { $n } moves for others weren't their own.
    }


## When the host is gone

host-for-two = If the host disappears
host-for-two-wait = Wait
host-for-two-trust = Trust
host-for-two-keeper = Keeper
host-for-two-tip = Wait until both are back, trust the other, or let a spectator's computer keep a share.
failover-rule-never = At this table the match waits for its host.
failover-rule-wait = At this table the match is kept until both are back.
failover-rule-no-keeper = No spectator is here to keep a share, so the match waits for both.
failover-rule-majority = At this table a majority continues without the host. Next to host: { $names }.
failover-rule-trust = At this table { $name } continues without the host and could see every card.
failover-rule-trust-you = At this table you continue without the host and could see every card.
failover-rule-keeper = At this table { $keeper } keeps a third share while watching. Next to host: { $names }.
failover-rule-keeper-you = At this table you keep a third share while watching. Next to host: { $names }.
failover-lost-never = This table waits for its host.
failover-lost-wait = You agreed to wait: the match is kept and continues when both are back.
failover-lost-no-keeper = You agreed on a keeper, but no spectator is here: the match is kept and waits for both.
failover-lost-majority = If the host isn't back in { $seconds } seconds, a majority continues on another computer. Next to host: { $names }. No screen shows a hidden card.
failover-lost-trust = If the host isn't back in { $seconds } seconds, the match continues on { $name }'s computer. You agreed to trust { $name }, who could then see every card.
failover-lost-trust-you = If the host isn't back in { $seconds } seconds, the match continues on your computer. You agreed that you are trusted: you could then see every card.
failover-lost-keeper = If the host isn't back in { $seconds } seconds, the match continues with the share that { $keeper } keeps. Next to host: { $names }. No screen shows a hidden card.
failover-lost-keeper-you = If the host isn't back in { $seconds } seconds, the match continues with the share that you keep. Next to host: { $names }. No screen shows a hidden card.
failover-given = { $giver } gave { $name } a share of the match at { $at }.
failover-given-you = { $giver } gave you a share of the match at { $at }.
failover-given-by-you = You gave { $name } a share of the match at { $at }.
failover-caught-claim = { $name }'s copy of the match isn't the one you all keep. { $name } won't host.
failover-caught-unshown = { $name } claimed to have more of the match and couldn't show it. { $name } won't host.
failover-caught-false-piece = { $name } showed moves that the host never made.
failover-caught-false-share = { $name } gave a false share of the match.
failover-caught-false-call = { $name } called you to a host that nobody chose.
failover-caught-out-of-turn = { $name } tried to host out of turn.
failover-caught-host-is-here = { $name } says the host is gone. It's still here.
failover-caught-no-host = { $name } was given shares of the match and didn't host it.

## Lobby options

switch-on = On
switch-off = Off

# The player's own games and card sets
own-title = Your own
own-sets = { $n ->
    [one] With { $name }
   *[other] With { $n } card sets
    }
own-with = { $game }, with { $name }
own-needs = Needs { $name }
own-without = Without your card sets
own-heading = Your own games and cards
own-empty = Put a game into “titles”, or a card set into “sets”, in your Gobsmack folder. They show up here at the next start.
own-on = On
own-off = Off
own-switch-on = Switch on
own-switch-off = Switch off
own-ready = Ready
own-left-out = Left out
own-facts-title = A game of your own
own-facts-set = Card set for { $game }
own-folder = Your folder: { $folder }
own-next-start = What you switch takes effect when Gobsmack starts again.
own-trouble = { $place } is left out: { $reason }
history-missing = Needs { $name }
failure-own-title-title = A game you don't have
failure-own-title-happened = This table plays the home-made game { $text }, which you don't have.
failure-own-title-safe = Nothing was loaded: a table can't send you games or cards.
failure-own-title-todo = Ask the host for the game's folder, put it into “titles” in your Gobsmack folder and start again.
failure-own-title-differs-title = Another version of it
failure-own-title-differs-happened = This table plays another version of { $text } than yours.
failure-own-title-differs-todo = Put the same files into both folders and start again.
failure-own-set-title = A card set you don't have
failure-own-set-happened = This table plays with the card set { $text }, which you don't have or have switched off.
failure-own-set-safe = Nothing was loaded: a table can't send you games or cards.
failure-own-set-todo = Ask the host for the set's folder and put it into “sets” in your Gobsmack folder, or switch it on in the settings. Then start again.
failure-own-set-differs-title = Other cards in the set
failure-own-set-differs-happened = This table plays with another version of the card set { $text } than yours.
failure-own-set-differs-todo = Put the same files into both folders and start again.
failure-own-set-extra-title = A card set too many
failure-own-set-extra-happened = You play with the card set { $text }, and this table doesn't.
failure-own-set-extra-todo = Switch it off in the settings, under “Your own games and cards”, and start again.
failure-watch-own-title-title = A game you don't have
failure-watch-own-title-happened = This match was played in the home-made game { $text }, which isn't in your folder.
failure-watch-own-title-todo = Put the game back into “titles” in your Gobsmack folder and start again.
failure-watch-own-title-differs-title = Another version of it
failure-watch-own-title-differs-happened = This match was played in another version of { $text } than the one in your folder.
failure-watch-own-title-differs-todo = Bring back the version it was played in and start again.
failure-watch-own-set-title = A card set is missing
failure-watch-own-set-happened = This match was played with the card set { $text }, which isn't in your folder or is switched off.
failure-watch-own-set-todo = Put the set back into “sets” in your Gobsmack folder, or switch it on in the settings, and start again.
failure-watch-own-set-differs-title = Other cards in the set
failure-watch-own-set-differs-happened = This match was played with another version of the card set { $text } than the one in your folder.
failure-watch-own-set-differs-todo = Bring back the version it was played with and start again.
