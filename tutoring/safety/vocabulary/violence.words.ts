/** Violence at home and elsewhere, threats, strangers and emergencies. */
export const VIOLENCE_WORDS = {
  hit: `
    uderzył uderzyła bije biją bję bił biła bili bił_mnie bić pobił pobiła pobili zbił zbiła zbije zbija kopie
    kopią kopał kopała kopali tłucze stłucze leje lał lała zlał zleje okłada okładał dusi dusił dusiła
    przyduszał przyduszała podduszał rzuca_mną przypala przypalał przypalił bijom бє бють била бив побив побили
    побила вдарив вдарила ударив бьет ударил душить штовхає лупцює uderz* walnął walnęła walnęli wali walił
    przywalił przywaliła przyłożył przyłożyła zdzielił zdzieliła trzasnął trzasnęła pchnął pchnęła pchnęli
    spoliczkował spoliczkowała policzk* kopn* skop* popych* popchn* szarp* potrząsa pobij* pobic stłukł stłukła
    stłukli zlała złoił tłuk* katuj* katow* maltret* duszą podtapia topi topił topili ciągnie_za ciągnęła_za
    wykręca wykręcił wykręcał rzuciła_mną rzucał przypaliła poparzył poparzyła oblał łoi smaga smagał chłosta
    bił_pasem opluwa okładała skatował skatowała lincz* napadł napadli napadła zaatakował* бив_мене вдарили
    избил избила побьет лупить гамселить штовхнув штовхнула копає копнув смикає złamał złamała sprał sprała
    spuścił trzepnął trzepnęła lutnął rąbnął huknął grzmotnął szturcha szturchają wyżywa przylał przylała
    lutnęła oblała przypiera przycisnął pobiły kopały`,
  hitBack: 'zbije zbiją stłucze złoi zleje pobije',
  abuse: `
    krzywdzi кривдить krzywdz* skrzywdz* znęc* dręczy dręczą terroryzuje torturuje męczy_nas poniewiera знущ*
    мучить`,
  overMe: 'nade_mną nad_nami mnie мене наді_мною',
  beaten: `
    bity bita bici bite pobita pobity pobici skopana skopany maltretowan* побили побита побитий bijani katowana
    katowany poniewierana biciu pobicie`,
  am: 'jestem jesteśmy zostałam zostałem byłam byłem został została jest był była byliśmy są',
  beatenImpersonal: 'pobito skopano zbito',
  receive: `
    dostaję dostałam dostałem dostanę oberwałam oberwałem obrywam dostaniemy dostawałam dostawałem dostajemy
    obrywam_od зарабляю zarabiam`,
  beating: `
    lanie lania pasem paskiem kablem kijem twarz klapsy wpierdol łomot wpiernicz bęcki manto klapsa bicie
    po_głowie po_twarzy po_tyłku po_dupie liścia zasłużyłam_na`,
  tool: `
    pasem paskiem kablem kijem laską pięścią pięściami papierosem ременем кабелем палкою linijką żelazkiem
    szczotką wieszakiem sznurem pas pasek pasie kapciem krzesłem палицею`,
  bruise: `
    sińce śliwę podbite siniak* ślady śladów rozciętą rozcięty złamaną złamany podbity opuchnięt* krwiak*
    zadrapan* синяк* синц*`,
  bruiseContext: `
    tacie taty ojca ojcu mamy mamie ojczyma ojczymie rodzicach domu wczorajszym wczoraj przez od pasie pasa
    wujka dziadka brata bo_tata батька вітчима`,
  throwThings: 'rzuca rzucił rzuciła rzucał rzucała ciska ciskał',
  onMe: 'we_mnie na_mnie mną na_mamę nożem rzeczami w_nas ścianę talerzami talerzem krzesłem butelką',
  lockUp: 'zamyka zamknęli zamknął zamknęła zamykają зачинили zamykał zamykała zamykali zamknie więzi',
  confined: `
    piwnicy balkonie komórce łazience pokoju szafie karę noc wyjść підвалі balkon garażu ciemności ciemnym
    strychu szafy kluczem na_klucz`,
  starve: 'dają daje dawali dała',
  eat: 'jeść їсти',
  throwOut: `
    wyrzucił wyrzuciła wygonili wygonił вигнали wyrzuca wyrzucają wyrzuciłi wygnał wygoniła wywalił wywaliła
    wywalili`,
  drunk: `
    pijany pijana pije wypije pijani napije пє пяний pijanego pijanym naćpany naćpana nachlany chla chleje upity
    upił napity alkoholik alkohol pijaka пяна напивається upije upija`,
  rage: `
    krzyczy bije wrzeszczy szaleje chowam trzęsę boję boimy wyzywa wrzask* awantur* rozwala niszczy demoluje
    straszy krzyczał krzyczała szał furii agresywny agresywna grozi szale rozwalił rozwaliła zdemolował`,
  goHome: `
    wracać iść wrócić wracam йти повертатися повертатись pójść pojechać jechać zostać zostawać wróce вертатися`,
  violence: 'przemoc przemocy насильств*',
  victim: 'ofiarą',
  atMyHome: 'u_mnie mam doświadczam domu_mam',
  threaten: `
    grozi grożą groził groziła groźby grożono straszy погрожує погрожують угрожает zagroził zagroziła zagrozili
    odgraża groźbą grozili groźbę погрози погрожував погрожувати`,
  threatMeans: 'nożem noże nóż bronią zabi* śmiercią pobij* pobiciem spal* zgwał* połam* ножем вбити вбє зброєю',
  killMe: `
    zabiją zabiję zastrzeli zadźga zabić вбє убє вбити убьет zabijemy udusi dorwie dorwą potnie potną połamie
    połamią załatwi załatwią zniszczy zniszczą wykończy wykończą spali spalą utopi zarżnie zatłucze pobije
    pobiją zgwałci zabiją_mnie вбють убють побють зарізати dźgnie dźgną`,
  knife: `
    nóż nożem siekierę siekierą broń pistolet ніж ножем pistoletem noża nożyk maczetę maczeta kij kastet
    gaz_pieprzowy бомбу ножа`,
  atMyself: 'ręku szyi ręce має przyłożył ma szyję',
  gradeJoke: 'jedynkę pałę dwóję dwójkę jedynka pała lekcji pracy sprawdzian* matm* ocen* matematyk*',
  killOthers: `
    zabić zabiję zastrzelić zastrzelę zadźgać zadźgam zamordować zamorduję pobić wysadzić wysadzę podpalić
    podpalę pozabijać pozabijam вбити застрелити убить wbić wbiję dźgnąć dźgnę rozstrzelać rozstrzelam wymorduję
    wymordować zabijemy załatwię załatwić zatłukę udusić uduszę podpalimy zabijałam pomordować otruć_ich вбю убю
    підпалити зарізати`,
  people: `
    kolegę koleżankę nauczyciela nauczycielkę ich go ją ojca ojczyma tatę mamę matkę rodziców brata siostrę
    wszystkich szkołę klasę kogoś człowieka ludzi tych wychowawcę dyrektora wszystkich_w вчителя батька його її
    всіх школу однокласника im mu jej kumpla kumpelę wszystkim każdego babkę dyrektorkę wychowawczynię
    nauczycieli chłopaka dziewczynę sąsiada ojcu mamie bratu їм йому`,
  ruler: 'cara króla prezydenta smoka cezara',
  bring: 'przyniosę wezmę mam biorę mam_w wniosę przyniosłam przyniosłem kupiłam kupiłem',
  toSchool: 'szkoły szkole plecaku school школи',
  follow: `
    obserwuje obserwują prześladuje nęka nagabuje goni переслідує стежить слідкує śledz* podgląda podglądał
    obserwował wystaje nękał osacza стежать переслідують`,
  walkBehind: `
    chodzi idzie jedzie łazi йде ходить chodził szedł jechał biegnie biegł łaził lezie jadą идёт йшов їхав iść
    podąża`,
  behindMe: 'za_mną мною',
  waiting: 'czeka stoi wystaje czekał kręci stoją czatuje',
  nearMe: 'oknem szkołą blokiem domem drzwiami mnie klatką klatce przystanku domu блоком',
  lure: `
    wsiadła wsiadł wsiadłam wsiąść poszła poszedł poszłam jechała spotkała spotkać spotkał wsiadać iść pojechała
    przyjechała przyjechał pojechać przyjechać odwiedziła spotkali wyszła podwieźć podwiózł`,
  askLure: 'chciał chce namawia prosi każe proponuje kazał zaprasza zaproponował kusi obiecuje oferuje хоче mówi',
  kidnap: 'porwać porwany porwana porwali porwał uprowadzili викрали porwania porwie porwą uprowadzi uprowadzić',
  meet: `
    umówiłam umówiłem spotkać spotkanie spotkam umówiona spotkałam spotkałem poznałam poznałem spotkam_się
    umawiam зустрітися`,
  internet: `
    internetu neta sieci gry discorda instagrama tiktoka online інтернету necie internecie aplikacji czatu
    czacie facebooka fejsa snapchata інтернеті тіктоку`,
  breakIn: 'włamuje włamał wejść_do włamują wdziera dobija wyważa wali_w łomocze szarpie_za forsuje włamać włamali',
  inside: 'mieszkaniu domu mieszkania',
  run: 'uciekłam uciekłem uciekam втекла втік uciekłyśmy uciekliśmy zwiałam zwiałem nawiałam',
  station: 'dworcu ulicy dworzec',
  someoneHurt: `
    mama mamo tata brat siostra babcia dziadek on ona kolega koleżanka ktoś dziecko мама тато бабуся брат`,
  breathe: 'oddycha rusza budzi дихає рухається przytomna przytomny reaguje odpowiada wstaje',
  unconscious: `
    nieprzytomny nieprzytomna zemdlała zemdlał umiera przytomność zawał udar krwawi padaczk* drgawki zasłabła
    zasłabł omdlała tonie topi_się wykrwawia нетямі знепритомніла sinieje siny`,
  burn: 'pali płonie pożar горить płoną zapaliła zapalił пожежа горимо',
  smoke: `
    dym ogień domu nas mieszkanie mieszkaniu kuchnia kuchni pokój pokoju łazienka blok klatka klatce firanka
    firany piwnica стіл квартира будинок sąsiadów sąsiada szkoła`,
  gas: 'gazem gaz czad czadem gazu tlenek_węgla',
  help: 'pomocy ratunku pomóżcie ratujcie допоможіть',
  forbid: 'zabrania zabronił zabroniła zakazuje głodzi głodzą',
  hide: 'chowam chowamy ukrywam ukrywamy uciekam kryję ховаюся zamknięte zamknięta zamknięci',
  harmNoun: 'krzywdę krzywda шкоду боляче',
  stay: 'zostać zostawać być zostaję zostawiać sam_na',
  that: 'że iż що',
  massacre: 'masakrę strzelaninę rzeź zamach bombę',
  speed: 'prędkoś* km/h km kmh ms dogoni zadanie',
  door: 'drzwi drzwiami okno okna двері',
  where: 'gdzie dokąd де куди',
  sleepPlace: 'spać nocować iść mieszkać podziać ночувати',
  choke: 'dusi krztusi zadławił zadławiła',
  locked: 'zamknięta zamknięty uwiezion* związana związany',
  smell: 'śmierdzi ulatnia czuć wydobywa пахне',
  water: 'wodą wodzie',
  raised: 'podniósł podniosła podnosi підняв',
  hand: 'rękę руку',
  takeOff: 'zdejmie zdejmuje wyciągnie bierze',
  belt: 'pas pasek pasa paskiem',
  beat: 'bije biją bił bili biła pobił pobiła pobili zbił бє бють бив бьет',
  back: 'wrócę wracam wrócić вернуся',
  knock: 'stuka puka dobija wali łomocze стукає',
  street: 'ulicy dworze dworcu parku',
  meetGo: 'jadę idę pojadę pójdę jedziemy',
  internetPerson: 'z_internetu z_neta z_gry z_sieci z_discorda z_tiktoka',
  lostMyself: 'zgubiłam zgubiłem зійшла',
  extort: 'wymuszają wymusza haracz okradają okradli',
  money: 'pieniądze kasę pieniędzy',
  can: 'mogę',
  breatheI: 'oddychać oddechu дихати',
  punish: 'karają karze karzą kara карають карає',
  dark: 'ciemno lesie las noc zimno',
  accost: 'zaczepia zaczepił zagaduje gapi nagabuje molestuje',
  running: 'бігає biega',
} as const;
