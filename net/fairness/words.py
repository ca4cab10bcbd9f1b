"""The list of words that people read aloud to each other, and how a digest picks three of them.

Invented words of two syllables that English, Finnish and Spanish speakers all can read and say; everybody at a table
sees the same ones, whatever the language. The last letter depends on the others, so two words that differ in one sound
end differently too, unless that sound is a distant one (p and r, t and l, k and m, f and n). None is rude in any of the
three languages, and none repeats a syllable.
"""

from __future__ import annotations

from hashlib import blake2b

COUNT = 3
"""Words of a table: one in a thousand million is guessed."""

_LIST = """
famal famer famis famon famu fanas fani fanol fanur fapar fapes fapin fapo fapul fares farin faro farul fekan feke
fekil fekor feman feme femil femor femus fener fenis fenu fepa fepel fepos fepun fera ferel feros ferun fila filir
filos filun fimar fimes fimin fimo fipi fipur fita fitel fitir fitos fitun foma fomel fomir fomos fonar fones fono
fonul fopal foper fopon fopu foral foris foron foru fosan fose fosil fosor fuler fulis fulon fulu fumas fumen fumi
fumol fumur funa funel funir funos fupan fupe fupor fusar fusin fuso fusul kala kalir kalos kalun kamar kames kamin
kamo kanil kanor kapi kapur karas kasal kaser kason kasu kata katel katir katos katun kelas kelen keli kelur kema
kemel kemir kemos kenar kenes keno kenul keral keris keron keru kesan kese kesil kesor ketas keten keti ketol ketur
kiler kilis kilon kilu kimas kimen kimi kimol kimur kina kinel kinir kinos kipan kipe kipor kiril kirus kisar kisin
kiso kisul kital kiter kiton kitu kole kolor kolus komal komer komis komon komu kopar kopes kopin kopo kopul kores
korin koro korul kosel kosir kosun kotan kote kotil kotor kuman kume kumil kumor kumus kupa kupel kupos kupun kurel
kuros kurun kutar kutes kutin kutul lakas laken laki lakol lakur lamas lamen lami lamol lamur lana lanel lanir lanos
lape lapor laran lare laril larus lasar lasin laso lasul latal later laton latu lekal leker lekis leku lemal lemer
lemis lemon lemu leni lenol lenur lepar lepes lepin lepo lepul leres lerin lero lerul letan lete letil letor likan
likil likor liman limil limor limus linis linu lipa lipel lipos lipun lira lirel liros lirun lisen lisi lisol lisur
litar litin lito litul lokar lokes lokin lomar lomes lomin lomo lonil lonor lopi lopur loras loren lori lorol losal
loson losu lota lotel lotir lotos lotun luka lukel lukir lukos luma lumel lumir lumos lunar lunes luno lunul lupal
lupon lupu lural luris luron luru lusan lusil lusor lutas luten luti lutol lutur makar makes makin mako mala malir
malun manil manor mapi mapur maras maren marol masal maser mason masu matel matir matun melas melen meli melur menar
menes meno menul mepal meper mepon mepu meral meris meron meru mesan mese mesil mesor metas meten meti metol metur
miken miki mikur miler milis milon milu minel minir minos mipan mipe mipor miril mirus misar misin miso misul mital
miter miton mitu molan molor molus moni monol monur mopar mopes mopin mopo mopul morul mosa mosel mosir mosun motan
motil mukan muke mukil mukor mupa mupel mupos mupun mura murel muros murun musen musi musol musur mutar mutes mutin
muto mutul namal namer namis namon namu napar napes napin napo napul nares naro narul nasa nasel nasir nasun natil
nator nelar neles nelin nelo neman neme nemil nemor nemus nepa nepel nepos nepun nera nerel neros nerun nesen nesi
nesol nesur netar netes netin neto netul nikar nikes nikin nila nilir nilos nilun nimar nimes nimin nimo niras niren
niri nirol nisal niser nison nisu nitel nitir nitos nitun noka nokel nokir nokos nolas nolen noli nolur noma nomel
nomir nomos nopal nopu noral noris noron noru nosan nose nosil nosor notas noten noti notol notur nukas nuken nuki
nukol nukur nuler nulis nulon nulu numas numen numi numol numur nupan nupe nupor nuran nure nuril nurus nutal nuter
nuton nutu pakan pake pakil pakor palar palin palo paman pame pamil pamor pamus paner panis para parel paros parun
patar pates patin patul pekar pekes peko pelir pelos pelun pemar pemes pemin pemo peren peri perol pesal peser peson
pesu petel petir petos petun pinar pines pinul pokas poken poki pokol pokur pomas pomen pomi pomol pomur pona ponel
ponir ponos poran poril porus posar posin poso posul potal poter poton potu pukal pukis puku pulan pule pulor pulus
pumer pumis pumon pumu punas punol punur pures purin puro purul rakan rakil rakor ralar rales ralin ralo raman rame
ramil ramor ramus raner ranis ranu rasen rasol rasur ratar ratin ratul rekar rekes rekin reko rela relir relos relun
remar remes remin remo rene renil renor repi repur resal reser reson resu reta retel retir retos retun rika rikel
rikir rikos rilas rilen rili rilur rima rimel rimir rimos rinar rines rino rinul ripal riper ripon ripu risan risil
risor riten riti ritol ritur rokas roken roki rokol rokur roler rolis rolon rolu romas romen romi romol romur rona
ronel ronir ronos ropan ropor roso rosul rotal roter roton rotu rukal ruker rukis ruku rulan rulor rulus rumer rumis
rumon rumu runas runi runol runur rupar rupes rupin rupo rupul rusel rusir rusun rutan rute rutil rutor saka sakel
sakir sakos salas salen sali salur sama samel samos sanar sanes sano sanul sapal saper sapon sapu saris saron saru
satas saten sati satol satur seler selis selon selu sena senel senir senos sepan sepe sepor seran seril serus seter
seton setu silan sile silor silus simal simer simis simu sinas sinol sinur sipar sipes sipin sipo sipul sires sirin
siro sirul sitan sitil sitor sokan soke sokil sokor solar soles solin soman somil somor somus soner sonis sonu sopa
sopel sopos sopun sorel soros sorun sotar sotes soto sotul sula sulir sulos sulun sumar sumes sumin sune sunil sunor
supi supur suras suren surol takas taki takol takur taler talis talon talu tamas tamen tami tamol tamur tana tanel
tanir tanos tapor taril tarus tasar tasin taso tasul tekal teker tekis teku telan tele telor telus temal temer temis
temon temu tenas teni tenol tenur tepar tepes tepin tepo tepul teres terin terul tesa tesel tesir tesun tikan tike
tikil tikor tilar tilin tilo timan timil timus tiner tinis tinu tipa tipel tipos tipun tira tirel tiros tirun tokar
tokin toko tolir tolos tolun tomar tomo tonor topi topur toras toren tori torol tosal toser toson tosu tuka tukel
tukir tukos tulas tulen tuli tulur tumel tumir tumos tunar tuno tunul tupal tuper tupon tupu tural turis turon turu
"""
WORDS = tuple(_LIST.split())


def words_of(digest: bytes) -> tuple[str, str, str]:
    """Return the three words of a digest; each is drawn evenly from the list."""
    number = int.from_bytes(blake2b(digest, digest_size=32, person=b"gobsmack-words").digest(), "big")
    found = []
    for _ in range(COUNT):
        number, at = divmod(number, len(WORDS))
        found.append(WORDS[at])
    return found[0], found[1], found[2]
