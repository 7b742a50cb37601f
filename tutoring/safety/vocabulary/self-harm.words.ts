/** Wishing to die, hurting oneself, means and places. Verbs in the first person and the infinitive, unless said otherwise. */
export const SELF_HARM_WORDS = {
  die: `
    umrzeć umrę umierać umżeć umrzyć zdechnąć zginąć zginę nie_żyć odejść_z померти вмерти умерти умереть помру
    умру сдохнуть die unalive zginęła zginął zdechnę zdycham umarłabym umarłbym umrzyj odejść_bez umrzemy
    померла_б вмру здохнути`,
  dieInfinitive: 'umrzeć umżeć померти вмерти умерти умереть umrzyć zdechnąć skonać umierać',
  died: `
    umarła umarł umarłam umarłem umrę umarłabym umarłbym zniknęłam zniknąłem zniknęła zniknął zdechła померла
    помер zginęłam zginąłem zginęła zginął zdechłam zdechłem nie_żyła померла_б zabrakło zabraknie`,
  live: `
    żyć żyć_dalej istnieć istniała istniał istniałam istniałem żyła żył żyłam żyłem egzystować жити жить
    існувати живу live żyję żyłbym żyłabym dożyję przeżyć_kolejny funkcjonować żyj wegetować dożyć doczekać
    oddychać дихати`,
  life: `
    życie życia życiu życiem życie_swoje життя жизни жизнь życiem_mam egzystencja egzystencji życie_jest
    oddychania istnienia bycia`,
  death: 'śmierć śmierci śmiercią grobie grób смерть смерті',
  killSelf: `
    zabić zabiję zabijam zabiłabym zabiłbym zajebać zajebię powiesić powieszę wieszam utopić utopię otruć otruję
    zastrzelić zastrzelę podpalić podpalę zadźgać zabijać unalive вбити вбю убити убить убью повіситися повішуся
    повеситься отруїти kill zabicie powieszenie uśmiercić uśmiercę zakatrupię wykończyć wykończę unicestwić
    otrucie zabijamy podetnę_sobie zabije_się zgładzić rozwalić rozwalę usunąć_się вбиваю зарізати заріжуся
    повішусь отруюся утоплюся zabj zagłodzić zatruć zatruję zaczadzić podciąć_żyły wykrwawić wykrwawię`,
  killSelfPast: `
    zabiła zabił zabiłam zabiłem powiesiła powiesił zabiłabym zabiłbym otruła otruł utopiła utopił zastrzelił
    zastrzeliła powiesilam powiesilem вбив вбила`,
  killThird: `
    zabije zabić powiesi utopi otruje zastrzeli zabił zabiła вбє вбити powiesiła powiesił zabije_się utopiła
    zabić_się вбє_себе`,
  cut: `
    tnę potnę pociąć ciąć pocięłam pociąłem cięłam ciąłem podetnę podciąć przetnę przeciąć nacięłam naciąłem
    nacinam pocięte cięcie cięcia ciachnę chlastam chlasta chlastać ranię zranić zraniłam zraniłem kaleczę
    drapię przypalam ріжу порізала порізав порізати режу порезала порезал nacinam_sobie rozcięłam rozciąłem
    rozcinam zacinam pochlastam pochlastałam pociacham ciacham tniemy pokaleczyłam pokaleczyłem pokaleczę
    kaleczyłam kaleczyłem kaleczyć okaleczę przecinam przecięłam przeciąłem podcięłam podciąłem podcinam porznę
    poderżnę poderżnąć dziabię dziabnę żyletkowałam kreski nacięcia rany skaleczyłam skaleczyłem kłuję wbijam
    przypaliłam przypaliłem parzę gryzę okładam порізалася порізався порізалась ріжуся різати порежу зарізатися
    різала різав wbiję podciąć_się`,
  cutThird: `
    tnie potnie pocięła pociął tną okalecza okaleczył okaleczyła rani pocięte ріже порізала порізав nacina
    kaleczy pociacha ciacha chlasta potnie_się tną_się ріжеться порізалася порізалась порізався drapie przypala
    ciął cięła`,
  selfInjury: `
    okaleczam samookaleczanie samookaleczania okaleczam okaleczać okaleczyć okaleczyłam okaleczyłem samookalecz*
    kaleczę_się autoagresj* okaleczanie порізалася порізався порізалась порезалась ріжуся sznyt*`,
  bodyPart: `
    rękę ręce ręki rękach uda udach nogi nogach nadgarstki nadgarstek nadgarstkach nadgarstka przedramię
    przedramiona przedramieniu żyły skórę brzuch ciało brzuchu руки руку вены udzie udo ramię ramionach ramiona
    nadgarstku łydki łydkach kostki dłoń dłonie palce twarz piersi rękaw ręką ногу ноги шкіру`,
  veins: 'żyły вены żyłach жилах',
  blood: 'do_krwi krew krwi кров',
  scar: 'blizny blizn blizna rany ranach ran siniaki_od_cięcia szramy шрами bliznach bliznami cięciach',
  razor: `
    żyletka żyletkę żyletki ostrze ostrza лезо лезвие żyletkami ostrzem temperówk* nożyczk* skalpel* cyrkl*
    szkłem_po лезом`,
  hold: 'mam wzięłam wziąłem trzymam biorę kupiłam kupiłem leży schowałam schowałem взяла взяв маю użyję',
  harm: 'krzywdę krzywdy krzywdzę krzywdzić ran шкоду',
  hitSelf: 'uderzam biję walę',
  headOrWall: 'głową głowie głowę ścianę po_głowie łeb skroń',
  end: `
    skończyć skończę kończę skończyłabym skończyłbym zakończyć zakończę skończy покінчити покінчу покончить
    покончу skończyło zakończyć_to kończymy закінчити закінчу`,
  withSelf: 'ze_sobą z_sobą z_собою з_собою с_собой',
  allThis: 'to_wszystko wszystko swoje_życie wszystkim to_piekło ten_koszmar все_це cierpienie mękę',
  takeAway: 'odebrać odbiorę odbieram odebraniu odebrania',
  layHands: 'накласти накладу',
  hands: 'руки',
  disappear: `
    zniknąć zniknę znikać odejść odejdę odchodzę зникнути зникну исчезнуть zniknięcie rozpłynąć przepaść zapaść
    uciec_stąd зникла щезнути pójść_stąd znikam wyparować`,
  heaven: 'do_nieba niebie niebo w_niebie небо на_небо',
  born: `
    urodziłam urodziłem urodzić urodziła urodził rodzić народилась народилася народився народитися родилась
    родился urodziła_mnie narodziłam_się народжувався`,
  regret: 'szkoda żałuję żal шкода жаль',
  wakeUp: `
    obudzić obudzę obudziłam obudziłem obudziła obudził obudzenia budzić прокинутися прокинутись проснуться
    budzić_się obudziłabym obudziłbym wstać_już прокидатися просыпаться obudzę_się budzę`,
  sleep: 'zasnąć zasnę spać zasypiać śpię заснути nasenne nasennych usnąć zasnę_na',
  pray: 'modlę marzę proszę_boga',
  sense: 'sens sensu бачу_сенсу сенс сенсу смысл смысла celu powodu',
  senseless: 'bezsens* bez_sensu',
  seeOrHave: 'ma mam widzę widzi має бачу вижу',
  lost: 'straciło stracił straciła',
  everything: 'wszystko все',
  strength: 'siły sił сил siłę energii chęci ochoty сили',
  lack: 'brakuje brak',
  manage: 'daję dam wytrzymam wytrzymuję umiem potrafię dałam rady dawać dać wytrzymać chcę_tak',
  enough: 'dość dosyć',
  forWhom: 'dla_kogo po_co powodu powodów kogo dla_czego',
  deserve: 'zasługuję nadaję powinnam powinienem заслуговую',
  burden: 'ciężarem kulą_u_nogi',
  withoutMe: 'beze_mnie bezemnie без_мене',
  only: 'jedyne jedyna tylko jedyny',
  way: 'wyjście rozwiązanie sposób sposoby metoda metody спосіб sposobu wyjścia',
  suicide: 'samobójstwo samobójcze samobójstwie samobójstwa samobój* samobuj* sewerslide самогуб* самоубий* суїцид*',
  commit: 'popełnię popełniam popełniłabym popełniłbym',
  commitInfinitive: 'popełnić',
  sThoughts: 's_myśli myśli_s myśli_samobójcze próbę_s myśli_rezygnacyjne',
  jump: `
    skoczę skoczyć skaczę skakać rzucę rzucić wejdę wejść zeskoczę wyskoczę wyskoczyć stanę położę стрибну
    стрибнути стрибати прыгну кинуся wyskakuję skoczyć_z spadnę spaść rzucam rzucić_się кинутися вистрибну
    вистрибнути wyskoczyłabym wyskoczyłbym skoczyłabym skoczyłbym skoczyłam`,
  jumpThird: 'skoczy skacze rzuci wyskoczy wejdzie стрибне стрибнути',
  height: `
    mostu most okna okno dachu dach balkonu bloku wieżowca piętra piętro klifu wiaduktu tory torach torów pociąg
    pociągu tramwaj auto samochód ciężarówkę metro z_okna мосту вікна даху балкона поїзд потяг окна крыши поезд
    mostem wiadukt kładki piętrem wieżowcem tory_kolejowe моста wieżowiec wieżowcu`,
  stand: 'stoję siedzę jestem leżę стою сиджу сижу stoimy wszedłem weszłam wyszłam wyszedłem stałam stałem wchodzę',
  edge: `
    dachu moście torach torami parapecie krawędzi gzymsie даху мосту рейках крыше dach most torowisku wiadukcie
    barierce barierką parapet oknie`,
  highPlace: 'parapecie piętrze moście',
  chooseFirst: 'wybrałam wybrałem',
  sport: 'bungee linie spadochron* wysokości metrów metra wody skoczek zawodnik prędkoś* nurek narciarz kot',
  takePills: `
    wzięłam wziąłem wzięła wezmę połknę połknęłam połknąłem łyknę łyknęłam łyknąłem łykam zażyłam zażyłem zażyję
    najadłam najadłem nałykałam nałykałem nałykam zbieram biorę połykam zjadłam zjem zjadłem випив наковталася
    наковтався выпила выпью wezmiemy łyknąć połknąć wziąć wziasc przyjęłam przyjąłem прийняла вибрала popiłam
    popiłem popijam łykamy leżą_tabletki випити`,
  gulp: 'nałykałam nałykałem nałykam najadłam najadłem наковталася наковтався наковталась',
  takePillsThird: 'połknęła połknął wzięła wziął zażyła zażył nałykała łyknęła випила połknie',
  pills: `
    tabletki tabletek tabletkami leki leków proszki proszków prochy prochów opakowanie ibupromu ibuprom
    paracetamol paracetamolu apap apapu nasennych psychotropy psychotropów xanax таблетки таблеток пігулки
    tabletka apapów ibuprofen* ketonal* aspiryn* lekarstw* nasenne psychotropowe antydepresant* leków_mamy
    пігулок ліки ліків`,
  poison: 'otruć otruję zatruć trutkę truciznę domestos* wybielacz* kreta płyn_do żrąc* денатурат',
  drink: 'wypiłam wypiłem wypiję wypić випила випю',
  overdose: 'przedawkowałam przedawkowałem przedawkuję przedawkować',
  lethal: `
    śmiertelna śmiertelnej śmiertelne zabija zabić umrzeć umrę zasnąć umrze umierają przedawkować zabije
    zabić_się`,
  dose: 'dawka dawkę dawki ile доза',
  loop: 'pętlę pętla stryczek sznur sznura szubienicę węzeł',
  prepared: `
    przygotowany przygotowałam przygotowałem przygotowane kupiłam kupiłem zrobić zawiązać mam_już gotowy gotowa
    gotowe`,
  hang: 'powiesić powieszę wieszam',
  kms: 'kms kys',
  farewell: 'żegnaj żegnajcie żegnam żegna прощавайте прощавай прощайте żegnamy pożegnać прощаюся прощаюсь прощай',
  farewellLetter: 'pożegnalny pożegnaln* прощальн*',
  letter: 'list listy listu лист листа',
  saidGoodbye: 'pożegnałam pożegnałem',
  last: 'ostatni ostatnie ostatnią останнє ostatnim ostatniego остання останній',
  message: 'wiadomość raz dzień',
  need: 'potrzebne potrzebny potrzeby potrzebna потрібна потрібний',
  goods: 'rzeczy',
  date: 'datę dzień',
  trust: 'ufam',
  selfDative: 'sobie se собі',
  worthless: 'śmieciem zerem niewarta niewarty',
  miss: 'tęsknił płakał zauważył zapłakał',
  stop: 'powstrzyma zatrzyma odechciało',
  food: 'jedzenia jeść zjeść kanapkę herbatę obiad przerwę notatki jedzenie ściągę kolację',
  dead: 'martwy martwą trupem мертва мертвий',
  sharp: 'ostrze ostrza żyletk* temperówk* nożyczkami nożyczek cyrklem szkłem skalpel* nożem nożyk* igłą лезо лезом',
  tired: 'zmęczona zmęczony męczy męczę wykończona wykończony втомилася втомився устала устал',
  future: 'przyszłości przyszłość wyjścia nadziei jutra',
  indifferent: 'obojętne jedno wisi',
  worthLiving: 'warta warty wart',
  painless: 'bólu bezboleśnie bolało bolesny болю boli',
  underVehicle: `
    pod_auto pod_samochód pod_pociąg pod_tramwaj pod_metro pod_ciężarówkę pod_koła pod_tira pod_autobus
    під_поїзд під_машину`,
  fall: 'wpadła wpadł wpadłam wpadłem wejść wejdę rzucić rzucę skoczyć skoczę położyć położę wskoczę',
  vehicle: 'samochód auto tir pociąg tramwaj autobus ciężarówka',
  runOver: 'przejechał przejechało potrącił potrąciło rozjechał zabił zabiło',
  hidden: `
    schowane ukryte schowałam schowałem nazbierałam uzbierałam nazbierałem uzbierałem odłożone zebrane kupiłam`,
  mix: 'zmieszać połączyć mieszać zmieszam',
  swallow: 'połknęłam połknąłem połykam zjadłam wypiłam',
  onPurpose: 'specjalnie celowo umyślnie',
  stupid: 'głupiego złego strasznego głupstwo nieodwracalnego okropnego',
  tell: 'przekażcie powiedzcie przekaż powiedz',
  love: 'kocham kochałam kochałem люблю',
  theEnd: 'koniec кінець',
  ownThoughts: 'swoich moich własnych swoimi moje',
  thoughts: 'myśli myślami думок думки',
  stopDoing: 'przestać przestanę skończyć перестати przestałam przestałem',
  still: 'dalej jeszcze w_ogóle nadal ciągle skoro',
  iPronoun: 'ja mi ja_w я мені',
  again: 'znowu znów ponownie знову',
  parents: 'mama tata rodzice мама тато',
  order: 'każą każe kazali karzą mówią_mi namawia namawiają кажуть',
  painWish: 'zranić skrzywdzić ranić krzywdę poranić',
  leave: 'zostawiam zostawiłam zostawiłem zostawię piszę_wam',
  search: 'szukajcie szukaj szukać',
  bother: 'przeszkadzać przeszkadzał zawadzać problemem',
  fist: 'pięściami pięścią',
  fromWorld: 'tego_świata цього_світу',
  evening: 'wieczór noc dzień rozmowa raz wieczorem wpis',
  jumpInfinitive: 'skoczyć wyskoczyć',
  bleedOut: 'wykrwaw*',
  getUp: 'wstać wstawać встати',
  relief: 'ulżyło ulży odetchnęli ulgę',
  funeral: 'pogrzeb pogrzebie pogrzebu trumn* testament',
  shoot: 'strzelę strzelić palnąć palnę',
  layOn: 'targnąć targnę targnęłam targnął',
  afterworld: 'tamten_świat do_piachu tamtym_świecie',
  bigNumber: 'kilkanaście kilkadziesiąt dwadzieścia trzydzieści',
  cabinet: 'apteczce apteczki apteczkę apteczka',
  hideVerb: 'ukryć zakryć schować zasłonić goją',
  decision: 'decyzję decyzja postanowiłam postanowiłem',
  firstCut: 'cięcie cięcia cięciach',
  farewellNoun: 'pożegnanie pożegnania pożegnaniem',
  familyTo: 'rodziców mamy taty wszystkich rodziny przyjaciół',
  hours: 'godzin minut godziny dni',
  leftOver: 'zostało zostało_mi',
  turnOn: 'odkręciłam odkręciłem odkręcę',
  reasonWord: 'powód powodu',
  until: 'dopóki dopiero zanim',
  bathroom: 'łazience łazienki',
  leap: 'skoku skok стрибок',
  sleepWith: 'spać śpię',
} as const;
