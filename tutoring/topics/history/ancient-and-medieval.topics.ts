import type { Topic } from '../topic.types.ts';

export const ANCIENT_AND_MEDIEVAL_TOPICS: readonly Topic[] = [
  {
    id: 'pierwsze-cywilizacje',
    subject: 'history',
    grades: [5, 9],
    title: 'Pierwsze cywilizacje: Mezopotamia i Egipt',
    keywords: [
      'faraonowie',
      'kto to był faraon',
      'starożytny Wschód',
      'Sumerowie',
      'faraon',
      'Nil',
      'pismo klinowe',
      'hieroglify',
      'Hammurabi',
      'piramidy',
    ],
    explanation:
      'Pierwsze państwa powstały nad wielkimi rzekami: w **Mezopotamii** nad Tygrysem i Eufratem, a w **Egipcie** nad Nilem. Wylewy rzek użyźniały pola, więc jedzenia było dość także dla rzemieślników, kapłanów i urzędników. Kopanie kanałów wymagało współpracy i władzy, która nią pokieruje.\n\n- **Mezopotamia:** Sumerowie, pismo klinowe na glinianych tabliczkach, koło, spisane prawa króla Hammurabiego (XVIII wiek p.n.e.).\n- **Egipt:** faraon czczony jak bóg, hieroglify na papirusie, piramidy jako grobowce.\n\n**Przykład:** pismo było potrzebne najpierw do rachunków. Urzędnik zapisywał, ile zboża oddał rolnik. Od pojawienia się pisma liczymy dzieje historyczne, a wcześniejszy czas to prehistoria.\n\n**Częsty błąd:** odwrotne liczenie lat przed naszą erą. Rok 3000 p.n.e. był **wcześniej** niż rok 1000 p.n.e.',
    lead: 'Spójrz na mapę: wokół jest pustynia albo suchy step, a mimo to właśnie tam mieszkało najwięcej ludzi. Zastanów się, czego potrzebuje zboże, żeby rosło, i skąd można to wziąć, gdy prawie nie pada deszcz. Pomyśl też, co co roku zostawało na polach.',
    question: 'Dlaczego pierwsze państwa powstały nad wielkimi rzekami?',
    answer: 'Rzeki dawały wodę do nawadniania pól, a ich wylewy użyźniały glebę, więc plony były duże.',
    answerWords: [
      ['woda', 'wode', 'wody', 'nawadn', 'nawodn', 'wylew', 'mul'],
      ['zyzn', 'uzyzn', 'pola', 'polach', 'plon', 'gleb', 'upraw', 'rolni', 'zywno', 'jedzen'],
    ],
  },
  {
    id: 'demokracja-atenska',
    subject: 'history',
    grades: [5, 9],
    title: 'Demokracja ateńska',
    keywords: [
      'demokracja ateńska',
      'starożytna Grecja',
      'Ateny',
      'Perykles',
      'zgromadzenie ludowe',
      'ostracyzm',
      'polis',
      'Sparta',
    ],
    explanation:
      'Grecja nie była jednym państwem, lecz dzieliła się na **polis**, czyli miasta-państwa. W Atenach w VI i V wieku p.n.e. ukształtowała się **demokracja**, po grecku „władza ludu”. Jej rozkwit przypada na czasy **Peryklesa**.\n\nObywatele sami zbierali się na **zgromadzeniu ludowym**, zabierali głos i głosowali nad prawami, wojną i pokojem. Wiele urzędów losowano. **Ostracyzm** pozwalał wygnać na 10 lat kogoś, kto mógł sięgnąć po władzę nad wszystkimi.\n\n**Przykład:** dziś wybieramy posłów, którzy głosują w naszym imieniu (demokracja pośrednia). Ateńczyk głosował sam (demokracja bezpośrednia).\n\n**Częsty błąd:** pisanie, że rządzili wszyscy mieszkańcy. Prawa polityczne mieli tylko dorośli mężczyźni będący obywatelami. Nie miały ich kobiety, niewolnicy i metojkowie, czyli cudzoziemcy mieszkający w Atenach.',
    lead: 'Słowo „demokracja” znaczy „władza ludu”, ale Ateńczycy rozumieli słowo „lud” inaczej niż my. Wyobraź sobie mieszkańców Aten: wolnych i pozbawionych wolności, przybyszów z innych miast, całe rodziny. Przejdź po kolei przez te grupy i zapytaj przy każdej: czy wolno jej przyjść na zgromadzenie?',
    question: 'Kto w Atenach nie miał prawa głosu? Podaj co najmniej dwie grupy.',
    answer: 'Prawa głosu nie miały kobiety, niewolnicy i cudzoziemcy (metojkowie).',
    answerWords: [
      ['kobiet', 'niewoln'],
      ['niewoln', 'cudzoziem', 'metoj', 'obcokraj', 'dziec'],
    ],
  },
  {
    id: 'starozytny-rzym',
    subject: 'history',
    grades: [5, 9],
    title: 'Rzym: od republiki do cesarstwa',
    keywords: [
      'starożytny Rzym',
      'imperium rzymskie',
      'Juliusz Cezar',
      'Oktawian August',
      'senat',
      'konsul',
      'legiony',
      'prawo rzymskie',
    ],
    explanation:
      'Według legendy Rzym założono w **753 r. p.n.e.** Najpierw rządzili nim królowie, a od **509 r. p.n.e.** był **republiką**: co roku wybierano dwóch konsulów, wielkie znaczenie miał senat, obradowały też zgromadzenia ludowe.\n\nPodboje przyniosły bogactwo, ale i spory między wodzami. **Juliusz Cezar** został dożywotnim dyktatorem i w **44 r. p.n.e.** zginął z rąk senatorów. Po wojnach domowych zwyciężył **Oktawian August**. Od **27 r. p.n.e.** mówimy o **cesarstwie**: senat istniał dalej, lecz decydował jeden człowiek.\n\n**Przykład:** po Rzymianach odziedziczyliśmy m.in. prawo, alfabet łaciński, drogi i słowa takie jak „senat”.\n\n**Częsty błąd:** nazywanie Cezara pierwszym cesarzem. Był dyktatorem, a pierwszym cesarzem został **Oktawian August**. To od imienia Cezara pochodzi słowo „cesarz”.',
    lead: 'Porównaj dwa sposoby rządzenia: w jednym urzędników wybiera się co roku i pilnują się nawzajem, w drugim najważniejsze decyzje należą do jednej osoby. Pomyśl, kto przejął pełnię władzy po śmierci Cezara i po wojnach domowych. Nosił przydomek, od którego pochodzi nazwa letniego miesiąca.',
    question: 'Kto był pierwszym cesarzem rzymskim?',
    answer: 'Pierwszym cesarzem był Oktawian August, który rządził od 27 r. p.n.e.',
    answerWords: [['oktawian', 'august']],
  },
  {
    id: 'upadek-cesarstwa-rzymskiego',
    subject: 'history',
    grades: [5, 9],
    title: 'Upadek cesarstwa zachodniorzymskiego',
    keywords: ['476', 'koniec starożytności', 'wielka wędrówka ludów', 'Hunowie', 'Odoaker', 'Bizancjum'],
    explanation:
      'W **395 r.** cesarstwo rzymskie ostatecznie podzieliło się na wschodnie i zachodnie. Zachodnie słabło z kilku powodów naraz: walki o tron, wysokie podatki, coraz droższe wojsko złożone w dużej mierze z obcych żołnierzy. Do tego doszła **wielka wędrówka ludów**: uciekając przed Hunami, plemiona germańskie przekraczały granice.\n\nW **476 r.** germański wódz **Odoaker** usunął ostatniego cesarza na Zachodzie, Romulusa Augustulusa. Ten rok przyjmuje się umownie za koniec starożytności i początek średniowiecza.\n\n**Przykład:** mieszkaniec Italii mógł w 476 r. nawet nie zauważyć zmiany, bo państwo słabło od dziesięcioleci. Daty epok są umowne.\n\n**Częsty błąd:** myślenie, że upadł cały Rzym. Cesarstwo wschodnie, czyli **Bizancjum**, istniało jeszcze prawie tysiąc lat, aż do zdobycia Konstantynopola przez Turków w **1453 r.**',
    lead: 'Cesarstwo miało już wtedy dwie części i każda miała swoją stolicę. Jedną z nich łatwiej było obronić, bo leżała nad cieśniną, za potężnymi murami, i była bogatsza. Pomyśl, jak nazywamy to państwo i które wielkie miasto było jego sercem, a potem poszukaj roku, w którym to miasto padło.',
    question: 'Która część cesarstwa przetrwała rok 476 i kiedy upadła?',
    answer: 'Przetrwało cesarstwo wschodniorzymskie (Bizancjum), które upadło w 1453 roku.',
    answerWords: [['wschod', 'bizan'], ['1453']],
  },
  {
    id: 'feudalizm',
    subject: 'history',
    grades: [5, 10],
    title: 'Feudalizm i społeczeństwo stanowe',
    keywords: ['lenno', 'senior', 'wasal', 'drabina feudalna', 'stany', 'rycerz', 'pańszczyzna', 'średniowiecze'],
    explanation:
      '**Feudalizm** to średniowieczny porządek oparty na ziemi i osobistej wierności. **Senior** dawał **wasalowi** ziemię, czyli **lenno**, i obiecywał opiekę. Wasal w zamian przysięgał wierność, służył zbrojnie i doradzał. Wasal mógł mieć własnych wasali, więc powstawała **drabina feudalna**: król, wielcy panowie, rycerze.\n\nSpołeczeństwo dzieliło się na **stany**: duchowieństwo, rycerstwo (później szlachtę), mieszczan i chłopów. Każdy stan miał inne prawa i obowiązki, a o przynależności zwykle decydowało urodzenie. Chłopi uprawiali ziemię pana i oddawali mu daniny (część plonów), czynsz (pieniądze) albo pracę – **pańszczyznę**.\n\n**Przykład:** hrabia dostaje od króla ziemię, a w razie wojny przyprowadza mu rycerzy.\n\n**Częsty błąd:** zaliczanie chłopów do drabiny feudalnej. Chłop **nie był wasalem**: nie składał hołdu lennego, lecz podlegał panu.',
    lead: 'To była umowa dwóch stron i każda coś z niej miała. Wyobraź sobie uroczystość: rycerz klęka, kładzie dłonie w dłoniach pana i składa przysięgę. Pan wręcza mu symbol tego, co mu powierza. Pomyśl, czego pan potrzebuje, gdy wybucha wojna, i czego rycerz potrzebuje, żeby utrzymać konia i zbroję.',
    question: 'Co wasal dostawał od seniora, a co był mu winien?',
    answer: 'Dostawał ziemię (lenno) i opiekę, a był winien wierność i służbę zbrojną.',
    answerWords: [
      ['ziemi', 'lenn', 'opiek'],
      ['wiern', 'sluz', 'wojsk', 'zbrojn', 'walcz', 'walk', 'pomoc', 'rad'],
    ],
  },
  {
    id: 'wyprawy-krzyzowe',
    subject: 'history',
    grades: [5, 10],
    title: 'Wyprawy krzyżowe',
    keywords: ['krucjaty', 'krzyżowcy', 'Jerozolima', 'Ziemia Święta', 'templariusze', 'zakony rycerskie', 'Urban II'],
    explanation:
      '**Krucjaty** to wyprawy zbrojne rycerzy z Europy Zachodniej, ogłaszane przez papieży. W **1095 r.** na synodzie w Clermont papież **Urban II** wezwał do odebrania muzułmanom Jerozolimy. W **1099 r.** krzyżowcy zdobyli miasto, dokonując rzezi mieszkańców, i założyli Królestwo Jerozolimskie. W **1187 r.** Jerozolimę odzyskał sułtan **Saladyn**, a w **1291 r.** padła Akka, ostatnia ważna twierdza chrześcijan.\n\nPowody były różne: wiara i nadzieja na odpuszczenie grzechów, ale też chęć zdobycia ziemi, łupów i zysków z handlu.\n\nSkutki: rozwój handlu, napływ wiedzy ze Wschodu, **zakony rycerskie**, lecz także wrogość między religiami.\n\n**Przykład:** w 1204 r. krzyżowcy złupili Konstantynopol, miasto chrześcijańskie.\n\n**Częsty błąd:** przekonanie, że krucjaty się powiodły. Zdobyczy nie udało się utrzymać.',
    lead: 'Ludzie rzadko ruszają w daleką i niebezpieczną drogę tylko z jednego powodu. Postaw się w sytuacji młodszego syna rycerza, który nie odziedziczy zamku, a w kościele słyszy wezwanie papieża. Zapisz osobno, co mógł zyskać dla swojej duszy, a co dla swojej kieszeni.',
    question: 'Podaj jeden religijny i jeden gospodarczy powód wypraw krzyżowych.',
    answer:
      'Religijny: odzyskanie Jerozolimy i odpuszczenie grzechów. Gospodarczy: nadzieja na ziemię, łupy i zyski z handlu.',
    answerWords: [
      ['jerozol', 'grzech', 'odpust', 'wiar', 'grob', 'zbawien'],
      ['ziemi', 'lup', 'handl', 'bogact', 'majat', 'zysk', 'pienia'],
    ],
  },
];
