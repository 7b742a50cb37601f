/** Bullying, eating disorders, loneliness. */
export const CONCERN_WORDS = {
  mock: `
    wyzywają dokuczają przezywają prześladują prześladuje nazywają plują opluli цькують знущаються wyzyw*
    dokucz* przezyw* obgad* obraż* hejt* gnęb* poniż* wyśmie* ośmiesz* nęka* drwi* szydz* kpią kpi nabijają
    nabija wytykają przedrzeźnia* upokarza* upokorz* pastwi* znęcają_się ignorują szturchają opluw* дражн*
    обзив* глузу* кепку* ображ* принижу* чмир* szykanują szykanuje prześmiew* wyzwisk*`,
  mocked: `
    wyśmiewany wyśmiewana prześladowany prześladowana gnębiony gnębiona poniżany poniżana wyzywany wyzywana
    hejtowana hejtowany`,
  laugh: 'śmieją śmieje сміються сміється nabijają nabija brechtają rechoczą żarty śmiechy сміялись сміялися żartują',
  atMe: 'ze_mnie z_mnie mnie z_мене з_мене ode_mnie ze_mną na_mnie мене',
  insult: `
    grubas* śmieciem brzydka brzydki brzydal* kujon* idiot* debil* ukrain* pedał* ruska ruskiem okropne
    żebym_wracała świni* grubą tłust* brzydkie ofiarą śmieć śmiecie szmat* dziwk* kurw* frajer* ciot* lesb* gej*
    czarn* rudy brud* śmierdz* zeru bezwartości* idiotk* nieudaczni* kujonic*`,
  sayPlural: 'piszą mówią wołają gadają кажуть krzyczą piszą_mi mówią_mi śpiewają mówi pisze nazywa кричать пишуть',
  postOf: `
    wrzucili wrzucił zrobili założył wstawili rozsyłają przerobili nagrali nagrywają opublikowali rozesłali
    wysłali przerabiają`,
  posted: 'mema memy zdjęcie konto filmik filmiki filmy zdjęcia przeróbki stories tiktoka ankietę plotki plotkę',
  exclude: `
    wyrzucili wykluczyli wykluczyły wyrzuciły usunęli zaprasza zapraszają wykluczają pomijają izolują wyrzucają
    unikają`,
  group: 'grupy grupie klasowej',
  takeMy: 'zabierają zabiera niszczą chowają rzucają kradnie',
  belongings: 'plecak plecakiem kanapki pieniądze zeszyty buty piórnik kosza kieszonkowe',
  vomit: `
    wymiotuję wymioty zwracam rzygam блювоту блюю rzygać wymiotować wymiotowałam wymiotowałem zwymiotowałam
    rzygam_po блювати нудить zwymiotowałem`,
  afterFood: `
    posiłku jedzeniu posiłkach jedzenia obiedzie jeść jem zjem schudnąć potem od_razu wszystko prowokuję objadam
    їжі kolacji śniadaniu łazienki toalety jedzonku`,
  provoke: 'prowokuję wywołuję wkładam викликаю',
  throat: 'gardła wymioty блювоту buzi usta',
  starveSelf: 'głodzę głoduję głodow* odchudzam odchudzanie głodzenia mdleję_z odchudzania',
  eatI: 'jem jadłam jadłem jeść zjadłam jemy їм їсти zjeść jemu_nic jedząc jedzenie їла їв_нічого',
  thin: `
    schudnąć gruba gruby tłusta tłusty chuda chudy przytyję przytyć ważyć grubsza schudła схуднути потовстію
    товста kalori* grubasa grubas grubo waga wagę wagi ważę kilo kg kilogramów_za lustrze lustra жирна жирний
    товстий худа вагу utyć utyje schudnę odchudzania okres sukienk* dżinsy`,
  days: 'dni dnia tygodnia wczoraj tygodni',
  nothing: 'nic prawie_nic нічого mało',
  stopVerb: 'przestać przestałam przestałem',
  anorexia: 'anoreksję anoreksja bulimię bulimia zaburzenia_odżywiania odżywiania анорексія анорексію булімія',
  maybe: 'mam chyba podejrzewam маю мене u_mnie mieć stwierdzili leczę',
  loathe: 'nienawidzę brzydzę nie_cierpię nie_znoszę ненавиджу',
  myBody: 'ciała ciało ciałem wyglądu brzucha',
  binge: 'objadam objadać obżeram napycham',
  laxative: 'przeczyszczając* przeczyszczenie',
  hideFood: 'chowam wyrzucam oddaję',
  foodNoun: 'jedzenie śniadanie obiad kanapki jedzenia obiady kolację posiłki posiłek їжу',
  friends: `
    przyjaciół przyjaciela przyjaciółki znajomych kolegów koleżanek kolegi друзів друга подруг przyjaciółek
    kumpli kumpla koleżanki bliskich znajomego ziomków nikogo_bliskiego друзі подружки`,
  lonely: 'samotn* osamotnion* odizolowan* самотн* одинок*',
  feel: 'czuję czułam jestem jest mi почуваюся дуже я мені',
  feelVerb: 'czuję czułam почуваюся почуваю czujemy poczułam czułem почуваюсь чувствую',
  like: `
    lubi kocha rozumie chce nie_chce słucha zauważa rozmawia gada bawi pisze любить розуміє дружить kolega
    przyjaźni szanuje potrzebuje siedzi odzywa odezwał przyszedł przyszła zaprasza zaprosił wierzy pamięta widzi
    pyta pociesza wspiera akceptuje rozumieją kochają przytula słucha_mnie`,
  talk: 'pogadać rozmawiać porozmawiać powiedzieć komu поговорити',
  withWhom: 'z_kim komu з_ким',
  cry: 'płaczę ryczę płaczę_co плачу płakać płakałam płakałem popłakuję płacze_nocami beczę плакала',
  often: `
    noc ciągle codziennie cały_czas cały kółko wieczór dzień ночі постійно dlaczego nocami poduszkę wieczorami
    każdej od_tygodni bez_powodu znowu`,
  hate: 'nienawidzę nienawidzą nienawidzi cierpię znoszę ненавиджу ненавидять wstręt_do gardzę brzydzę',
  selfObject: 'siebie sobą życia swojego życie себе sobie_siebie swego życiem',
  emptiness: `
    smutek nikim niepotrzebna niepotrzebny nieszczęśliw* niewidzialn* gorsz* smutn* odrzucon* wykluczon*
    niekochan* przygnębion* załaman* bezwartości* beznadziejn* źle okropnie fatalnie strasznie bezsiln* obc*
    niechcian* zagubion* winn* brzydk* głupi* żałosn* przytłoczon* wypalon* pust* самотн* погано зайв* сумн*
    opuszczon* porzucon* doła`,
  worth: `
    beznadziejny beznadziejna do_niczego nikim nieszczęśliwa nieszczęśliwy niepotrzebna niepotrzebny zerem
    niewarta niewarty bezwartości* głupi_i nieudaczni* niechcian* brzydki brzydka gorszy gorsza smutny smutna
    załamana załamany`,
  depression: 'depresję depresja depresji депресія депресію depresyjn* stany_depresyjne',
  care: 'zależy obchodzę obchodzi obojętne залежить',
  completely: 'całkiem zupełnie całkowicie świecie przerwie przerwę przerwach każdej',
  overwhelmed: 'wszystkiego wszystko mnie_przytłacza przytłacza',
  prank: 'nogę powietrze kosza plecak zeszyty wodę żarty komentarz* anonimow* kartki gumę',
  prankVerb: `
    podstawiają podstawia podkładają traktują wylali wylewają zniszczyli niszczą porysowali pocięli schowali
    chowają robią nagrywają piszą pisze przyklejają rzucają zamykają popychają ukradli podarli`,
  mirror: 'lustrze lustra lustro grubasa gruba grubo tłusta',
  faint: 'mdleję mdlałam słabo zemdlałam',
  stillFat: 'dalej wciąż nadal ciągle',
  bingeNoun: 'obżarstwa obżarstwo obżeram napady napadów kompulsyw*',
  disgust: 'obrzydliwie obrzydzenie wstręt winna winny źle płaczę',
  look: 'patrzeć patrze widzę',
  onlyWater: 'wodę wodą',
  hug: 'przytulił przytuliła pokochał wysłuchał zauważył polubił обійняв',
  nothingJoy: 'cieszy bawi interesuje_już тішить',
  helpTask: `
    nauczy* wytłumaczy* pokaza* powiedzia* wie umie zrobi* rozwiąza* zadał zna odpowie* pomóg* sprawdzi*
    projekt* grupy`,
  onMeCalled: 'na_mnie',
  against: 'przeciwko przeciw',
  aboutMe: 'o_mnie',
  gossip: 'plotk*',
  obsession: 'obsesję obsesja',
  calories: 'kalori*',
  onlyEat: 'tylko jedno jeden',
  know: 'znam',
  sitAlone: 'siedzę',
  throwAt: 'papierkami kamieniami śnieżkami jedzeniem',
  fromMy: 'z_mojego z_mojej z_moich',
  abandoned: 'zostawili odwróciły odwrócili opuścili olewają zostawiła zostawił opuściła opuścił olała',
  fitIn: 'pasuję',
  whisper: 'szepczą odsuwają odwracają',
  approach: 'podchodzę ode_mnie mnie',
  guilt: 'wyrzuty',
  nobodyNeeds: 'nikomu',
  joke: 'żartów żartu żart żarcik',
} as const;
