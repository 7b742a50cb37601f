import type { Topic } from '../topic.types.ts';

export const PIAST_AND_JAGIELLON_TOPICS: readonly Topic[] = [
  {
    id: 'chrzest-polski',
    subject: 'history',
    grades: [4, 10],
    title: 'Chrzest Polski',
    keywords: ['Mieszko I', '966', 'Dobrawa', 'początki państwa polskiego', 'Piastowie', 'Polanie', 'Gniezno'],
    explanation:
      'W **966 r.** książę **Mieszko I** przyjął chrzest. Rok wcześniej ożenił się z **Dobrawą**, córką władcy Czech, i to za czeskim pośrednictwem nowa wiara dotarła na jego dwór.\n\nPowody i skutki:\n\n- władca stawał się równy innym chrześcijańskim książętom i mógł zawierać z nimi sojusze,\n- trudniej było atakować jego kraj pod pretekstem nawracania pogan,\n- jedna wiara pomagała łączyć różne plemiona,\n- wraz z duchownymi przybyły pismo, łacina, szkoły i budowle z kamienia.\n\n**Przykład:** to dzięki duchownym zaczęto u nas prowadzić roczniki, czyli zapiski wydarzeń rok po roku.\n\n**Częsty błąd:** pisanie, że w 966 r. ochrzcili się od razu wszyscy. Ochrzcił się władca z otoczeniem, a zmiana wiary ludności trwała bardzo długo. Mieszko nie był też królem: koronował się dopiero jego syn, **Bolesław Chrobry**, w **1025 r.**',
    lead: 'Wyobraź sobie młode państwo otoczone przez silniejszych sąsiadów, z których prawie wszyscy wyznają tę samą, inną niż ty wiarę. Zastanów się, jak patrzą na ciebie ich władcy i co zmieni się w rozmowach z nimi, gdy staniesz się jednym z nich. Pomyśl też, kto w tamtych czasach umiał pisać.',
    question: 'Podaj rok chrztu Polski i jedną korzyść, jaką dał on państwu.',
    answer:
      'Chrzest odbył się w 966 roku; dzięki niemu Mieszko mógł zawierać sojusze z innymi chrześcijańskimi władcami.',
    answerWords: [
      ['966'],
      [
        'sojusz',
        'rown',
        'pism',
        'lacin',
        'jednocz',
        'zjednocz',
        'polacz',
        'lacz',
        'pretekst',
        'uzna',
        'pozycj',
        'szkol',
        'kultur',
        'atak',
        'najazd',
        'bezpiecz',
      ],
    ],
  },
  {
    id: 'rozbicie-dzielnicowe',
    subject: 'history',
    grades: [5, 10],
    title: 'Rozbicie dzielnicowe',
    keywords: ['Bolesław Krzywousty', 'testament', '1138', 'senior', 'dzielnice', 'Łokietek', 'zjednoczenie Polski'],
    explanation:
      'W **1138 r.** zmarł książę **Bolesław Krzywousty**. W testamencie podzielił kraj między synów. Najstarszy miał być **seniorem**: dostał dzielnicę senioralną z Krakowem i zwierzchnią władzę nad braćmi. Chodziło o to, by synowie nie walczyli o tron.\n\nStało się odwrotnie. Bracia wkrótce się pokłócili, a dzielnice dzielono dalej między kolejnych potomków. Skutki: Polska osłabła i straciła Pomorze Zachodnie oraz ziemię lubuską, w **1226 r.** Konrad Mazowiecki zaprosił Krzyżaków, a w **1241 r.** najechali nas Mongołowie.\n\n**Przykład:** mimo podziału łączyły kraj Kościół z arcybiskupem w Gnieźnie, język i dynastia Piastów. Rozwijały się też miasta na prawie niemieckim.\n\n**Częsty błąd:** datowanie końca na 1295 r. Przemysł II koronował się, ale wkrótce zginął. Trwale połączył główne dzielnice **Władysław Łokietek**, koronowany w **1320 r.**',
    lead: 'Ojciec kilku synów boi się, że po jego śmierci zaczną walczyć o jeden tron. Wymyśla więc rozwiązanie, które ma zadowolić każdego z nich, a jednemu daje pierwszeństwo. Zastanów się, czego chciał uniknąć, i porównaj to z tym, co naprawdę zrobili jego synowie i wnukowie.',
    question: 'Jaki był cel testamentu Krzywoustego i czy został osiągnięty?',
    answer:
      'Testament miał zapobiec walkom synów o władzę, ale nie został osiągnięty: bracia się skłócili, a Polska rozpadła się na dzielnice.',
    answerWords: [
      ['walk', 'walcz', 'wojn', 'spor', 'klot', 'zgod', 'konflikt'],
      ['nie', 'skloc', 'rozpad', 'podziel'],
    ],
  },
  {
    id: 'kazimierz-wielki',
    subject: 'history',
    grades: [4, 10],
    title: 'Kazimierz Wielki',
    keywords: ['ostatni Piast', 'Akademia Krakowska', 'zastał Polskę drewnianą', 'statuty', '1364', 'Ruś Halicka'],
    explanation:
      '**Kazimierz Wielki** rządził w latach **1333–1370**. Był synem Władysława Łokietka i ostatnim królem z dynastii Piastów. Wolał rokowania niż wojny.\n\n- **Obrona:** zbudował wiele zamków i otoczył miasta murami. Stąd powiedzenie, że „zastał Polskę drewnianą, a zostawił murowaną”.\n- **Prawo:** kazał spisać prawa dla Małopolski i Wielkopolski (statuty).\n- **Nauka:** w **1364 r.** założył Akademię Krakowską.\n- **Gospodarka:** uporządkował dochody z kopalni soli, zakładał miasta i wsie.\n- **Granice:** w **1343 r.** zawarł pokój z Krzyżakami w Kaliszu, przyłączył też Ruś Halicką.\n\n**Przykład:** w 1364 r. gościł w Krakowie cesarza i królów; z tym zjazdem wiąże się słynna uczta u Wierzynka.\n\n**Częsty błąd:** twierdzenie, że odzyskał Śląsk i Pomorze. Na mocy umów zrezygnował ze Śląska, a Pomorze Gdańskie zostało przy Krzyżakach.',
    lead: 'Powiedzenie o tym królu mówi o dwóch materiałach, z których się buduje. Jeden łatwo płonie, drugi zatrzyma wroga na długo. Pomyśl, co powstawało wokół miast i na wzgórzach przy granicach. Potem przypomnij sobie najstarszą polską uczelnię i sprawdź, ile ma lat.',
    question: 'Jaką uczelnię założył Kazimierz Wielki i w którym roku?',
    answer: 'Założył Akademię Krakowską (dziś Uniwersytet Jagielloński) w 1364 roku.',
    answerWords: [['akadem', 'uniwersyt', 'jagiellon'], ['1364']],
  },
  {
    id: 'unia-w-krewie',
    subject: 'history',
    grades: [5, 10],
    title: 'Unia w Krewie i bitwa pod Grunwaldem',
    keywords: [
      'Jadwiga',
      'Władysław Jagiełło',
      '1385',
      '1410',
      'Krzyżacy',
      'zakon krzyżacki',
      'unia polsko-litewska',
      'wielka wojna',
    ],
    explanation:
      'W **1385 r.** wielki książę litewski **Jagiełło** zgodził się w Krewie przyjąć chrzest i poślubić **Jadwigę**, królową Polski, a Litwę związać z Polską. W **1386 r.** został królem jako Władysław Jagiełło. Była to **unia personalna**: dwa państwa, jeden władca.\n\nOba kraje miały wspólnego wroga, **zakon krzyżacki**. Krzyżacy zajmowali Pomorze Gdańskie i najeżdżali Litwę, mówiąc, że nawracają pogan.\n\n**15 lipca 1410 r.** pod **Grunwaldem** wojska polsko-litewskie pokonały Krzyżaków, a wielki mistrz Ulrich von Jungingen zginął. Pokój w Toruniu (1411) dał jednak niewiele: Żmudź i odszkodowanie.\n\n**Przykład:** Pomorze Gdańskie wróciło dopiero po wojnie trzynastoletniej, w **1466 r.**, na mocy drugiego pokoju toruńskiego.\n\n**Częsty błąd:** mylenie Krewa (1385, wspólny władca) z Lublinem (1569, wspólne państwo).',
    lead: 'Dwa kraje różniły się językiem i wiarą, a mimo to postanowiły się związać. Zwykle zbliża ludzi wspólny kłopot. Popatrz na mapę z końca XIV wieku: kto leży nad Bałtykiem między Polską a Litwą i nosi białe płaszcze z czarnym krzyżem? Pomyśl też, kogo trzeba mieć wspólnego przy unii personalnej.',
    question:
      'Jaki wspólny wróg skłonił Polskę i Litwę do unii w 1385 roku i co łączyło oba państwa w unii personalnej?',
    answer: 'Wspólnym wrogiem był zakon krzyżacki, a państwa łączyła osoba jednego władcy (króla).',
    answerWords: [
      ['krzyzac', 'krzyzak', 'zakon'],
      ['wladc', 'krol', 'monarch', 'jagiel'],
    ],
  },
  {
    id: 'unia-lubelska',
    subject: 'history',
    grades: [6, 10],
    title: 'Unia lubelska i Rzeczpospolita Obojga Narodów',
    keywords: ['1569', 'Zygmunt August', 'unia realna', 'Korona', 'Litwa', 'wspólny sejm'],
    explanation:
      'W **1569 r.** w Lublinie Korona (Polska) i Litwa zawarły **unię realną**. Powstała **Rzeczpospolita Obojga Narodów**. Król **Zygmunt II August** nie miał dzieci, więc po jego śmierci mogła się skończyć unia oparta tylko na wspólnym władcy. Litwa potrzebowała też pomocy przeciw Moskwie, a jej szlachta chciała takich praw jak polska.\n\n- **Wspólne:** król, sejm, polityka zagraniczna, podobna moneta.\n- **Osobne:** urzędy, skarb, wojsko i prawo.\n\n**Przykład:** na jednym sejmie zasiadali posłowie z Krakowa i z Wilna, ale każdy kraj miał własnego hetmana.\n\nPaństwo zamieszkiwali Polacy, Litwini, Rusini, Żydzi, Niemcy, Ormianie i Tatarzy, ludzie różnych wyznań.\n\n**Częsty błąd:** pisanie, że wszystko stało się wspólne. Skarb i wojsko pozostały **odrębne**. Przed 1569 r. unia była personalna, a potem **realna**.',
    lead: 'Dotąd oba kraje łączyła tylko osoba władcy z dynastii Jagiellonów. Ostatni z nich nie miał potomka, więc ta nić mogła się zerwać. Trzeba było wymyślić trwalsze więzy. Zastanów się, kto może być wybierany razem i gdzie spotykają się przedstawiciele szlachty, by uchwalać prawa.',
    question: 'Wymień dwie rzeczy, które po unii lubelskiej były wspólne dla Polski i Litwy.',
    answer: 'Wspólni byli król i sejm, a także polityka zagraniczna.',
    answerWords: [
      ['krol', 'wladc', 'sejm'],
      ['sejm', 'zagranicz', 'monet', 'parlament', 'pieniad'],
    ],
  },
  {
    id: 'demokracja-szlachecka',
    subject: 'history',
    grades: [6, 10],
    title: 'Demokracja szlachecka i wolna elekcja',
    keywords: [
      'wolna elekcja',
      'liberum veto',
      'sejm walny',
      'nihil novi',
      'artykuły henrykowskie',
      'konfederacja warszawska',
      'szlachta',
    ],
    explanation:
      'W XV i XVI wieku szlachta zdobywała przywileje. Konstytucja **nihil novi** z **1505 r.** mówiła, że król nie ustanowi nic nowego bez zgody senatu i posłów. **Sejm walny** tworzyły trzy stany sejmujące: król, senat i izba poselska.\n\nPo śmierci Zygmunta Augusta (1572) króla wybierała cała szlachta. Była to **wolna elekcja**; w **1573 r.** wygrał Henryk Walezy. Wybrany przysięgał na **artykuły henrykowskie** (stałe zasady ustroju) i **pacta conventa** (własne obietnice). **Konfederacja warszawska** z 1573 r. zapewniła pokój między wyznaniami.\n\n**Przykład:** od **1652 r.** jeden poseł mógł okrzykiem „nie pozwalam” zerwać sejm. To **liberum veto**.\n\n**Częsty błąd:** utożsamianie jej z dzisiejszą demokracją. Prawa polityczne miała szlachta, około 8–10% mieszkańców, bez chłopów i niemal bez mieszczan.',
    lead: 'Wyobraź sobie klasę, w której każda uchwała zapada dopiero wtedy, gdy zgodzi się ostatni uczeń. Na początku chroni to mniejszość, ale wystarczy ktoś uparty albo przekupiony. Zastanów się, co stanie się z obradami i z państwem, gdy taka zasada zacznie być nadużywana.',
    question: 'Na czym polegało liberum veto i czym szkodziło państwu?',
    answer:
      'Jeden poseł mógł swoim sprzeciwem zerwać sejm, więc nie uchwalano potrzebnych ustaw i reform, a państwo słabło.',
    answerWords: [
      ['jed', 'posel', 'pojedyncz', 'kazd'],
      ['zerwa', 'zryw', 'sprzeciw', 'paraliz', 'uniewaz', 'blok', 'przerw'],
    ],
  },
];
