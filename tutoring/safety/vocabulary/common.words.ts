/** Words that more than one kind of sign is made of. Blanks separate, `*` stands for any ending, `_` for a blank. */
export const COMMON = {
  no: 'nie ne не ні немає нема dont nje wcale_nie nei',
  iSay: 'powiedziałam powiedziałem napisałam napisałem mówiłam mówiłem pisałam pisałem',
  iAm: 'jestem zostałam zostałem byłam byłem jesteśmy byliśmy byłyśmy mamy_dość',
  me: 'mnie mi mną nas nam nami mię mni мене мені мною нас нам меня мне me',
  my: 'mój moje mojego mojej moją moim moi moich mojemu мій моя моє мої мого моєї my',
  oneself: 'siebie себе',
  self: 'się siebie sobie sobą se siem sb себе собі собой собою myself ся sje',
  reflexive: `
    boję bałam bałem czuję czułam uczę uczyć śmieję śmieją wstydzę martwię zastanawiam nazywam okaż* staram
    cieszę zdaje wydaje bawi bawią dzieje боюся боюсь`,
  want: `
    chcę chcem che hce kce chciał chciała chciałabym chciałbym chciałam chciałem chce_mi chciało wolę wolałabym
    wolałbym pragnę marzę zamierzam planuję zaplanowałam zaplanowałem postanowiłam postanowiłem zdecydowałam
    zdecydowałem ochotę ochota ochoty muszę powinnam powinienem próbowałam próbowałem próbuję wanna want going
    хочу хоче хочет хотят хочеться хотіла хотів хотел хотела бажаю мрію планую збираюся збираюсь вирішила
    вирішив решила решил думаю_про fajnie najlepiej chętnie chcemy pragniemy chciałoby marzy odwagę zdecydowany
    zdecydowana kusi kusiło mogłabym mógłbym wolał wolała zechciałam хотілося хотелось мечтаю powinno chcieć`,
  wish: 'czekam nadzieję modlę oby marzenie gdybym сподіваюся marzę modliłam modliłem błagam czekałam żebym',
  think: `
    myślę myślałam myślałem myśleć myśli myślami rozważam zastanawiam głowie думаю думки думала думав myślą
    myślał wyobrażam przemyślałam planach głowy myśl`,
  plan: `
    planuję plan zaplanowałam zaplanowałem zaplanowane zamierzam postanowiłam postanowiłem спланувала спланував
    планую`,
  have: 'mam mamy mieć mam_przy trzymam маю miałam miałem posiadam маємо',
  something: 'coś czegoś coś_złego щось чтото',
  do: `
    zrobię zrobi zrobić robię zrobiłam zrobiłem zrobisz robić зроблю зробити заподіяти сделаю сделать zrobimy
    zrobił zrobiła robisz роблю накоїти`,
  fear: `
    boję bałam bałem strach strasznie_boje przeraża trzęsę боюся боюсь страшно boimy obawiam lękam przerażona
    przerażony przestraszyłam przestraszyłem wystraszyłam bojimy`,
  say: `
    powiedział powiedziała mówi mówił mówiła napisał napisała pisze pisał pisała wysłał wysłała zwierzyła
    zwierzył przyznał przyznała wyznała wyznał pokazała pokazał grozi żegna oznajmiła oznajmił twierdzi сказав
    сказала каже написав написала пише сказал говорит wysyła wysyłał piszą mówili powiedzieli napisali mówią
    opowiedziała opowiedział przyznaje groził groziła wysłali nagrała nagrał dzwonił dzwoniła prosi szuka
    wstawiła wstawił udostępniła twierdziła сказали пишуть казав казала написали`,
  how: 'jak jaki jaka ile gdzie którego najlepiej як скільки как сколько how',
  why: 'dlaczego czemu po_co omów wyjaśnij zinterpretuj opisz чому навіщо statystyk*',
  time: `
    dziś dzisiaj jutro wieczorem nocy noc zaraz teraz piątek sobotę niedzielę poniedziałek wtorek środę czwartek
    weekend już niedługo wkrótce сьогодні завтра вночі зараз rano popołudniu wieczór święta świętach urodziny
    wakacje jutra nocą`,
  already: 'już jusz więcej nigdy wcale вже більше больше',
  night: 'nocy noc łóżka łóżku nocą вночі',
  many: `
    dużo wszystkie całe cały całą garść opakowanie opakowania kilkanaście kilkadziesiąt pełno za_dużo wszystkich
    mamy apteczki всі пачку багато trzydzieści dwadzieścia garściami paczki paczkę wódką wódkę alkoholem piwem`,
  if: 'gdyby gdybym jakby jakbym żebym żeby jak aby abym byłoby by якби якщо',
  ifI: 'gdybym jakbym żebym abym bym byłabym byłbym',
  peace: 'spokój spokoju spokojniej',
  better: 'lepiej łatwiej lżej lepszy lepsze spokój spokoju краще легше dobrze najlepiej super',
  everyone: 'wszyscy wszystkim wszystkimi wszystkich każdy klasa cała_klasa всі всім wami was wszystkie wszystkim_by',
  nobody: 'nikt nikogo nikomu nikim ніхто нікого нікому никто',
  being: 'było była był być być_na są jest буде було',
  was: 'było była był byłoby було',
  willBe: 'będzie będę буде буду będą',
  world: 'świecie świat świata światem світі світу',
  forever: 'na_zawsze zawsze nigdy_więcej світу_цього назавжди навсегда z_tego_świata',
  home: 'domu dom do_domu domem додому дому вдома дома mieszkania mieszkaniu',
  secret: 'tajemnica tajemnicy tajemnicę nikomu sekret нікому таємниця milczeć cicho sekrecie nikt_nie powiem',
  alone: 'sam sama сам сама',
  school: `
    matmą matmy matmie matmę matematyk* ułamk* zadani* sprawdzian* kartkówk* lekcj* szkole szkoły równani*
    procent* geometri* algebr* delt* całek wzor* fizyk* fizy chemi* fizę klasówk* tabliczk* przykład* dowód
    nauk* test testu pała pałę jedynk* dwój* ocen* wynik* матем* дроб* рівнян* урок* zeszyt* kalkulator*
    obowiązk* dziennik* dzienniczk* klasów* egzamin* matur* bazgroł* ławce ławk* tablic* wykład* korepetycj*
    korki odpytyw* polskiego angielsk* biolog* geograf* ściąg* notatk* rozwiąza* obliczen* rachunk* ułamek mnoż*
    pierwiast* potęg* logarytm* funkcj* трикут* całki całkę całkach całkowan* алгебр* математик*`,
  exaggeration: `
    śmiechu nudów nudy głodu ciekawości wstydu zazdrości szczęścia zachwytu radości zmęczenia gorąca upału
    miłości_do śmiechem haha hahaha xdd lol żart żartuję нудьги сміху голоду цікавості hahah hehe heh beka lmao
    joke żarcik rotfl żartem`,
  game: `
    szachy szachach warcaby warcabach gra gry grę grze grach fif* minecraf* fortni* roblox* sims* csa csie lola
    karty kartach pokera poker chińczyka monopoly eurobiznes bierki bierkach tenisa tenis ping_ponga pingponga
    pong ponga bilard bilarda piłkarzyki piłkę koszykówkę siatkówkę badmintona darta rzutki warcabów wyścigi
    wyścigach wyścigu biegu biegach zawodach konkursie quizie quiz kahoot kahoota kahocie clash brawl valorant*
    valo pubg among uno makao wojnę statki domino państwa_miasta kalambury rankingu ranking rekord punktach
    na_głowę bossa boss smoka smok potwora zombie graczy wrogów przeciwnik* serwer* levelu level шахи шашки гру
    грі карти mario kart brawla csgo cs2 rocket league rl nba2k nba pes apex overwatch dota lolka lidze drużynie
    siatkę kosza ręczną meczu mecz meczach zawody szachowym mortal tekken tekkenie pokemon scrabble bębnie
    gitarze gitarę grają gramy`,
  fiction: `
    lektur* powieść powieści powieściach powieścią książk* wiersz* opowiadan* dramat* dramacie nowel* ballad*
    bohater* rozprawk* wypracowan* referat* interpret* zinterpretuj streść streszcz* podmiot* liryczn* poeta
    poety poecie poetka autor autora autorka utwor* fragment* motyw* epok* scen* postać postaci akt akcie cytat*
    werter* kordian* balladyn* antygon* romeo makbet* hamlet* judym* soplic* judasz* ikar* otell* ofeli* nemecz*
    karusia jasieńk* małym_księciu mały_książę książę winkelried* rejtan* edyp* jokast* hemon* wokulsk* łęck*
    raskolnikow* boryn* jagn* telimen* longin* skrzetusk* kmicic* santiago dżum* rieux jurand* danus* achilles*
    hektor* prometeusz* orfeus* eurydyk* tristan* izold* roland* lady mickiewicz* słowack* hitler* cezar*
    sokrates* kleopatr* ромео джульєт* твір вірш* герой роман повіст* definicj* plakat* prezentacj* wdż wos edb
    film filmu filmie filmy filmem poem legend* mit mity baśń baśni bajk*`,
  reallyMe: 'ja mnie mi mną też naprawdę serio sama sam mój moja moje мене мені я теж',
  withoutTrifle: `
    bez_matmy bez_matematyki bez_czekolady bez_wifi bez_internetu bez_telefonu bez_kalkulatora bez_pizzy
    bez_kawy bez_gier bez_muzyki bez_tiktoka bez_ułamków bez_delty bez_kota bez_słodyczy z_tym_zadaniem
    bez_zadań z_tym tego_sposobu od_tego`,
  worry: 'martwię boję martwi хвилююся',
  analysis: `
    podmiot* liryczn* bohater* autor autora autorka poeta poety poecie poetka motyw* cytat* interpret*
    zinterpretuj rozprawk* wypracowan* streść streszcz* epok* scen* postać postaci definicj* referat* plakat*
    prezentacj* charakterystyk* герой`,
  without: 'bez без',
  withoutPerson: 'bez_niej bez_niego bez_mamy bez_taty bez_ciebie bez_nich bez_babci bez_brata bez_siostry bez_was',
  firstVerb: `
    mam wiem czuję myślę muszę mogę umiem chciałam chciałem byłam byłem miałam miałem zrobiłam zrobiłem
    próbowałam próbowałem jestem можу хочу`,
  modalThird: 'musieli mieli musiał miał musi muszą musiały musiała mogą mógł skazan* wolał wolała',
} as const;
