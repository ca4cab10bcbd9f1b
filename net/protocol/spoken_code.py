"""The spoken code of a table: two English words, BRISKET-LANTERN, read aloud across a room and typed by whoever joins.

No two words of the list are one slip apart (a letter changed, left out, put in, or two swapped), so a slip of the finger is
never another word; where it is near to one word alone it is mended (`heard`). The list is everybody's, whatever the language
of the window. What a code is worth against guessing: `new_code`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import blake2b

Entropy = Callable[[int], bytes]
"""os.urandom, or a test's own."""

_LIST = """
abbey abbot acid acorn acrobat actor adder admiral adobe agate agent agile airport airship alarm album alert alley
almanac almond alpine altar alto amber amethyst amiable amulet anchor anchovy ancient angel angora annex antenna anthem
antique antler anvil apple apricot apron aquarium arbor arcade arch archer arctic arena armchair army aroma arrow artist
aspen aster athlete atlas attic auburn auction author autumn avenue avocado awning axle azure baboon baby backpack bacon
badge bagel baggy bagpipe bakery balcony ballad ballet balloon ballroom balmy bamboo banana bandage banjo banker banquet
barber barley barn barnacle barrel basalt basil basket bath bathtub battery bayou bazaar bead beagle beaker beanbag
bedrock beehive beeline beetle beige bell bellows bench beret beryl bicycle billiard binder bingo biplane birch birdcage
biscuit bishop bison bitter blanket blazer blender blizzard blossom blue bluebell boar bobbin bobcat bobsled bolt
bonfire bonnet book bookcase bottle bouquet bowl boxer bracelet bracket brain bramble branch brass brave breeze brick
bridge brigade bright brisket broad brocade broccoli broker bronco bronze broom broth brother brush bubble bucket buckle
buffalo bugle builder bulb bulldog bumper bumpy bundle bunny buoy burger burlap butler button buzzard cabbage cabin
cabinet cable caboose cactus cadet cage calendar calico calypso camel camera camp campfire canal canary candid candle
candy canoe canteen cantor canvas canyon captain caramel caravan card cardigan careful cargo caribou carnival carol
carpet carriage carton cascade cashew cashmere cassette castle casual catfish cauldron cavern caviar cedar celery cello
cement chain chalet chalk chamber champion channel chapel charcoal chariot charm cheddar cheese cheetah chef cherry
chervil chess chestnut chicken chicory chili chilly chimney chimp chisel chive choir chorus chowder chrome cicada cinema
cinnamon circle circus citron city civil clam clarinet classic clean cliff cloak cloister cloth cloud clover clown coach
coal coast cobalt cobbler cobra cocoa coconut coffee coin coliseum collar colony column comet comic compact compass
concert condor cone confetti cookie copilot copper cork corner corridor corsair cosmos costume cottage cotton cougar
counter courier cousin cowbell cowboy cozy crab cracker cradle crafty crane crater crayon cream crescent crest cricket
crimson crisp crochet crocus crooked crossbow crow crowbar cruiser crumpet crutch crystal cube cuckoo cucumber cupboard
cupcake curious curry curtain cushion custard cutlass cutlet cyclone cygnet cypress daffodil dahlia dainty daisy dancer
daring darkroom dashing dawn deacon decoy deep delegate delta denim dense desk desktop dewdrop diamond diary dill diner
dinghy dinosaur diploma dipper director disco dish dizzy dock doctor dogsled dogwood dolmen dolphin dome domino donkey
door doormat dorado dotted double doughnut dozen dragon drama drawer dreamy dresser drizzle drum drummer duchess
duckling duet duffel dugout duke dumpling dungeon dustpan dusty dwarf dynamo eager early earring earth easel east echo
eclipse editor eggplant elbow elder elegant elephant elevator elixir emperor enamel encore endive engine engraver enigma
ensign envelope epic equal ermine escort espresso estate estuary evening exact expert express eyebrow eyelash fabled
fabric facade factory fairway falcon fallow family fancy fandango fanfare farmer fathom faun feather fedora fence fender
fennel fern festive fiddle field fierce fiesta fife figure film final finch finger firefly fisher fishhook fjord flag
flagon flagpole flame flamingo flannel flask fleece fleet flint flood floral florist flotilla flounder fluffy flute
flying flywheel foam foggy folder forest forester forge formal fort fortress fossil foundry fountain foxglove foxhound
freckle freezer fresco fresh friend frigate fringe frisbee frog frost frozen fruit fudge furlong furnace fuzzy gadget
gala galaxy gallery gallon gander garage garden gardenia gargoyle garland garlic garnet gauntlet gazebo gazelle gazette
gecko general gentle geyser gherkin ghost giant giddy gilded ginseng giraffe glacier glade gladiola glass gleaming
glider glitter globe glossy gnat gnome goblet goblin gold golden goldfish gondola gong goose gopher goulash gourd
governor granary grand granite granola graphite grapple grassy grateful gravel gravity gravy green griddle griffin
grocer grotto grouse grove grumpy guava guide guild guitar gull gumdrop guppy gymnast haddock haiku hairpin halibut
hallway halo hamlet hammer hammock hamster handbag handsaw hangar happy hardy harness harp harpoon harvest hasty hatbox
hatchet haven hawk hawthorn haystack hazel hazelnut hazy headland heavy hedge hedgehog heirloom helium helmet hemlock
herald herb hermit heron herring hexagon hiccup hickory hidden highway hiker hinge hippo hockey hollow holly honest
honey hood horizon horn hornet hotel hound house hummus hungry hunter hurdle husky hyacinth hydrant hyena ibis iceberg
icicle icon igloo iguana impala indigo ingot inkwell inlet insect insignia inventor island isotope ivory jackal jackdaw
jacket jade jaguar jasmine jaunt javelin jelly jersey jester jetty jewel jigsaw jodhpur joiner joker jonquil journal
jovial jubilee juggler juice jukebox jumble jungle juniper jury kaftan kangaroo kayak kebab keel keeper kelp kelpie
kerchief kestrel kettle keyboard keyhole keystone kickoff kidney kiln kindling king kingfish kiosk kitchen kite kitten
kiwi knapsack knee knocker knuckle koala kohlrabi krill kumquat label lace lacquer lacrosse ladle lady ladybird lagoon
lamb lamppost landlord landmark lantern lanyard larder lark lasagna lasso latch lattice laundry laurel lavender lavish
lawyer leaf leaflet lectern ledger legend legume lemon lemonade lemur lentil leopard letter lettuce lever lexicon
library lichen lifeboat lighter lilac lily limerick limpet linen linnet lintel lion lively lizard llama lobster locker
locust lodge loft lollipop lonely longboat loom lotus lounge lozenge lucky lukewarm lullaby lumber lunar lunch lupine
lynx lyric macaroni macaw machine mackerel maestro magenta magician magma magnet magnolia magpie mahogany mainsail
mallard mammoth manatee mandolin mango mantis manual maple maraca marathon marble margin marigold marina market marmot
maroon marquee marsh marvel marzipan mascot mask mason matador mattress maze meadow meal meerkat melody melon memo
mentor menu meringue mermaid merry meteor mica midday midnight midwife mighty mildew mile millet minaret mineral minnow
minstrel mint minuet mirage mirror misty moat mocha model modern modest mohair molasses molecule monarch monday mongoose
monk monsoon monument moon moonbeam moraine mortar mosaic moss moth mother motor muddy mudflat muffin mulberry mural
museum mushroom music muskrat muslin mustang myrtle mystery nail napkin narwhal navy nebula neck nectar needle nephew
neptune nest nickel nightcap nimble nimbus noble noisy nomad noodle north nose notebook nougat novice nozzle nugget
nurse nutmeg nutshell nylon oaken oasis oatcake oatmeal obelisk oblong oboe ocean ocelot ochre octagon octopus oculist
odyssey office ogre oilcloth olive onion opal opera oracle orange orbit orchard orchid orderly oregano organ origami
oriole osier osprey ostrich otter oven overcoat oxbow oxygen oyster paddle paella pageant pagoda painter palace palm
pancake panda panel panorama pansy panther pantry papaya paper paprika papyrus parade parasol parcel parfait parka
parquet parrot parsley parsnip partner party passage passport pasta pastel pasture patient patio patrol pattern pavement
pavilion peacock peanut pearl pebble pecan pelican pelt pencil pendant penguin penny pepper perch perfume pergola
petunia pewter pheasant phoenix photo piano piccolo pickle picnic picture pigeon piglet pillow pilot pinafore pine
pinecone pinwheel pioneer pirate pitcher pixel pizza planet plank plankton plate plateau platform platypus plaza
plectrum plow plum pocket podium poem pogo polenta polite pollen pomelo poncho pond pool popcorn poppy porridge portal
porter portico portrait possum postcard potato pottery powder prairie prawn prelude present pretzel primrose prince
prism prize proper proud prune pudding puffball pulley pullover pulpit puma pumice pumpkin pupil puppet purple puzzle
pyramid python quadrant quagmire quail quaint quarry quart queen quest quiche quick quiet quill quince quintet quiver
quiz quota rabbit raccoon radar radiator radio radish raft ragtime railway rainbow raisin rake rally rampart ramshorn
ranger rapids raptor rattan rattle ravine ravioli ready record rectory redwood reed referee refuge regal regatta region
reindeer relay relic reptile rescue resin restful rhapsody rhino rhubarb rhyme rhythm ribbon rice rickshaw rider ringlet
ripple riverbed rivet roadster robe robin robot robust rodeo roller rondo roof rooster rosebud rosemary rosette rosy
rotunda rover rowboat rowdy royal rubber ruby rucksack rudder rugged ruin ruler rumba runner runway rust rustic rutabaga
sack safari saffron saga sailor salad salami salmon salsify salt salute samba samovar sampler sand sandal sandbox
sandwich sapphire sardine sarong satin saturn sauce sauna sausage savanna sawdust scaffold scale scallop scarf scarlet
scenic scholar school schooner science scissors scooter scorpion scout screen screw scribe scroll sculptor seagull
seahorse seaport season seaweed second secret sedan seesaw sentry sequoia serenade sergeant serpent sesame settler
shadow shallot shamrock shark shawl shed sheep shelf shelter shepherd sherbet sheriff shield shingle shiny ship shipyard
shoe shoebox short shoulder shovel shower shrimp shrub shuttle sidewalk signal silent silk silver simple siren sister
sketch skier skillet skunk skylark sleepy sleigh slim slipper slope smart smith smock smoke smooth snake snorkel snow
snowball snowdrop soap soapbox soccer sofa solar solarium soldier solid solstice sonata songbird sonic soprano sorbet
sorrel souffle sour south spade spaniel sparkler sparkly sparrow spatula sphinx spice spider spinach spindle spinner
spiral sponge spoon spotted spring sprocket spruce spyglass squash squid squire squirrel stable stadium stage stallion
stamp star stardust starfish starling station statue steady steam steamer steel steeple stencil step steppe stereo stilt
stingray stirrup stocking stone stool stork stormy straw street stripe strudel studio sturdy sturgeon subtle sugar suit
summer summit sunbeam sundial sunset super surfer swallow swan sweater swift swing switch sword sycamore symphony syrup
tabby tablet tackle tadpole taffeta talent tall tame tangy tank tapestry tapir target tarragon tart tartan tassel taxi
teacher teacup teapot teaspoon telegram temple tempo tennis tent termite terrace terrapin terrier tether thatch thermal
thermos thicket thimble thirsty thistle thread thrifty throttle thrush thumb thunder tiara tidepool tidy tiger tiller
timber timpani tinsel titan toboggan toddler tofu token tollgate tomato tongs toolbox topaz topiary torch tornado
torpedo tortoise totem toucan tough tower town townhall tractor trader trail tram tranquil trapeze treacle treasure
treaty tree trellis trench triangle tribune tricky tricycle trident trifle trinket tripod trolley trombone trophy trout
trowel truck truffle trusty tuba tugboat tulip tumbler tundra tunic tunnel turban turbine turkey turmeric turnip
turnpike turret turtle tuxedo tweed twig twilight twine twinkle twister tycoon typhoon ukulele umbrella umpire uncle
undertow unicorn uniform universe upbeat uphill upland urchin usher vagabond valet valve vanguard vanilla varnish vase
vault vehicle velcro velvet vendor veranda vermeil verse vessel veteran viaduct vicar victory viking village vinegar
vineyard vintage viola violet violin virtuoso visitor visor vista vivid voice volcano volley vortex voyage vulture
waffle wagon wagtail wainscot waiter walkway wallaby walnut walrus waltz warbler wardrobe warm warrior warthog wasabi
wasp wayfarer weaver weekend weekly weevil werewolf wetland wharf wheat wheel whippet whisker wicker widget wildcat wind
windmill window windsock winter wintry wise wishbone wisteria wolf wombat wonder woodland woodwind workshop world
wormwood wreath wren yacht yearbook yellow yeti yogurt young yule zany zebra zenith zephyr zeppelin zesty zigzag zinc
zinnia zircon zither zodiac zucchini
"""
WORDS: tuple[str, ...] = tuple(_LIST.split())
SHORTEST, LONGEST = 4, 8
"""Letters of a word."""


def new_code(entropy: Entropy) -> str:
    """Return a code for a table, "brisket-lantern".

    There are three million. The announcement gives a sixteenth of it away (`finds`); at the two guesses a minute that a
    table looks at when somebody tries them all (`host/rate_limit.py`), the rest takes two months.
    """
    return "-".join(_word(entropy) for _ in range(2))


def _word(entropy: Entropy) -> str:
    """A word of the list, each as likely as the next."""
    fair = 65536 - 65536 % len(WORDS)
    while (number := int.from_bytes(entropy(2), "big")) >= fair:
        pass
    return WORDS[number % len(WORDS)]


def finds(code: str) -> str:
    """Return the figure that a table announces: who was told the code picks it out by that. "" without a code."""
    return blake2b(code.encode(), digest_size=1, person=b"gobsmack-finds").hexdigest()[0] if code else ""


def spoken(code: str) -> str:
    """A code as it is shown: BRISKET-LANTERN."""
    return code.upper()


def heard(text: str) -> str:
    """What somebody typed for a code, as a code ("" if it cannot be one). One slip in each word is mended where it is near to one
    word alone. With nothing between them both words must be right, and only one way to part them.

    A machine whose name is two such words is reached by its name with the port, `goblin-ghost:28420`.
    """
    parts = _DASHES.sub(" ", text.lower()).split()
    if len(parts) == 1:
        (word,) = parts
        halves = [(word[:n], word[n:]) for n in range(SHORTEST, len(word) - SHORTEST + 1)]
        known = [pair for pair in halves if _KNOWN.issuperset(pair)]
        return "-".join(known[0]) if len(known) == 1 else ""
    if len(parts) != 2 or not all(part.isascii() and part.isalpha() for part in parts):
        return ""
    words = [_nearest(part) for part in parts]
    return "-".join(words) if all(words) else ""


def _nearest(text: str) -> str:
    """The word meant: the same, or the only one that is one letter off; "" for none."""
    if text in _KNOWN or not SHORTEST - 1 <= len(text) <= LONGEST + 1:
        return text if text in _KNOWN else ""
    close = [word for word in WORDS if _one_off(word, text)]
    return close[0] if len(close) == 1 else ""


def _one_off(word: str, text: str) -> bool:
    """Whether one letter was changed, left out, put in, or two were swapped."""
    if abs(len(word) - len(text)) > 1:
        return False
    start = next((n for n, (a, b) in enumerate(zip(word, text)) if a != b), min(len(word), len(text)))
    a, b = word[start:], text[start:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or (a[:2] == b[1::-1] and a[2:] == b[2:])


_KNOWN = frozenset(WORDS)
_DASHES = re.compile(r"[-\u2010-\u2015\u2212]")
"""What chats and phones make of a hyphen."""
