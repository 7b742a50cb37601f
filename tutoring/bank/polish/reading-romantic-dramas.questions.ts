import type { BankQuestion } from '../bank-question.types.ts';

export const ROMANTIC_DRAMA_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'balladyna-maliny',
    topic: 'balladyna',
    difficulty: 'easy',
    question: 'Dlaczego Balladyna zabija Alinę?',
    right: 'Bo siostra zebrała więcej malin',
    wrong: [
      { option: 'Bo siostra zabrała jej koronę', says: 'Koronę Balladyna zdobywa dopiero pod koniec dramatu.' },
      { option: 'Bo siostra zdradziła jej zbrodnię', says: 'To jej pierwsza zbrodnia, więc nie było czego zdradzić.' },
      { option: 'Bo siostra wygnała z domu matkę', says: 'To Balladyna wyrzeknie się później matki.' },
    ],
    explanation: 'Żoną Kirkora miała zostać ta, która nazbiera więcej malin. Alina wygrała, więc siostra ją zabiła.',
  },
  {
    id: 'balladyna-goplana',
    topic: 'balladyna',
    difficulty: 'medium',
    question: 'W kim kocha się nimfa Goplana?',
    right: 'W Grabcu',
    wrong: [
      { option: 'W Kirkorze', says: 'Żoną bogatego Kirkora chciały zostać obie siostry.' },
      { option: 'W Kostrynie', says: 'Kostryn to wspólnik i kochanek Balladyny.' },
      { option: 'W Filonie', says: 'Filon to pasterz, który marzył o idealnej miłości.' },
    ],
    explanation: 'Goplana z miłości do Grabca wtrąca się w losy ludzi i nieświadomie uruchamia ciąg zbrodni.',
  },
  {
    id: 'balladyna-sad',
    topic: 'balladyna',
    difficulty: 'hard',
    question: 'Na czym polega niezwykłość sądu w ostatniej scenie „Balladyny”?',
    right: 'Królowa skazuje sprawców zbrodni, które sama popełniła',
    wrong: [
      {
        option: 'Królowa przed całym dworem przyznaje się do wszystkich zbrodni',
        says: 'Balladyna ukrywa winę do końca i nikt z ludzi jej nie osądza.',
      },
      {
        option: 'Królową sądzi i skazuje na śmierć jej własna matka',
        says: 'Matka nie chce nawet zdradzić imienia niewdzięcznej córki.',
      },
      {
        option: 'Królowa wydaje wyrok, a potem zabija się mieczem',
        says: 'Balladyna ginie od pioruna, a nie z własnej ręki.',
      },
    ],
    explanation: 'Balladyna trzykrotnie wydaje wyrok śmierci, nie mówiąc, że chodzi o nią. Wyrok wykonuje piorun.',
  },
  {
    id: 'dziady-czesc-druga-gorczyca',
    topic: 'dziady-czesc-druga',
    difficulty: 'easy',
    question: 'O co proszą duchy dzieci, Józia i Rózi?',
    right: 'O ziarnka gorczycy',
    wrong: [
      { option: 'O odrobinę wody i pszenicy', says: 'O wodę i pszenicę prosi Widmo złego pana.' },
      { option: 'O ciastka i inne słodycze', says: 'Słodyczy mają aż za dużo, brak im goryczy.' },
      { option: 'O przyciągnięcie do ziemi', says: 'O to prosi Zosia, która unosi się nad ziemią.' },
    ],
    explanation: 'Dzieci nie zaznały cierpienia, dlatego potrzebują czegoś gorzkiego, by wejść do nieba.',
  },
  {
    id: 'dziady-czesc-druga-zosia',
    topic: 'dziady-czesc-druga',
    difficulty: 'medium',
    question: 'Którą przestrogę wypowiada duch Zosi?',
    right: 'Kto nie dotknął ziemi, nie może być w niebie',
    wrong: [
      { option: 'Kto nie zaznał goryczy, nie zazna słodyczy w niebie', says: 'To nauka Józia i Rózi.' },
      { option: 'Kto nie był człowiekiem, temu człowiek nic nie pomoże', says: 'To nauka Widma złego pana.' },
      {
        option: 'Kto nie modlił się za zmarłych, ten po śmierci się błąka',
        says: 'Żaden duch nie wypowiada takiej nauki.',
      },
    ],
    explanation: 'Zosia odrzucała miłość i żyła marzeniami, dlatego nie należy ani do ziemi, ani do nieba.',
  },
  {
    id: 'dziady-czesc-druga-widmo',
    topic: 'dziady-czesc-druga',
    difficulty: 'hard',
    question: 'Czym ostatnie widmo z „Dziadów” cz. II różni się od poprzednich duchów?',
    right: 'Milczy i nie reaguje na zaklęcia Guślarza',
    wrong: [
      {
        option: 'Jako jedyne prosi zebranych o jedzenie i wodę',
        says: 'O jadło prosi Widmo złego pana, a ostatnie widmo niczego nie chce.',
      },
      { option: 'Ostrzega ludzi przed nieszczęśliwą miłością', says: 'Widmo ma ranę w sercu, ale nie mówi ani słowa.' },
      {
        option: 'Znika od razu po pierwszych słowach zaklęcia',
        says: 'Właśnie nie chce odejść, mimo kolejnych zaklęć.',
      },
    ],
    explanation:
      'Widmo z krwawą raną w sercu idzie za pasterką i na nic nie odpowiada. Zapowiada dalszą część „Dziadów”.',
  },
  {
    id: 'dziady-czesc-trzecia-konrad',
    topic: 'dziady-czesc-trzecia',
    difficulty: 'easy',
    question: 'W kogo przemienia się Gustaw w Prologu „Dziadów” cz. III?',
    right: 'W Konrada',
    wrong: [
      { option: 'W księdza Piotra', says: 'Ksiądz Piotr to inny bohater, pokorny zakonnik.' },
      { option: 'W Kordiana', says: 'Kordian jest bohaterem dramatu Słowackiego.' },
      { option: 'W Jacka Soplicę', says: 'Jacek Soplica jest bohaterem „Pana Tadeusza”.' },
    ],
    explanation: 'Nieszczęśliwy kochanek Gustaw staje się Konradem, bojownikiem o wolność narodu.',
  },
  {
    id: 'dziady-czesc-trzecia-rzad-dusz',
    topic: 'dziady-czesc-trzecia',
    difficulty: 'medium',
    question: 'Czego Konrad żąda od Boga w Wielkiej Improwizacji?',
    right: 'Rządu dusz',
    wrong: [
      {
        option: 'Wyjścia z celi',
        says: 'Konrad nie myśli o sobie: czuje się równy Stwórcy i chce władzy dla dobra narodu.',
      },
      { option: 'Przebaczenia win', says: 'O przebaczenie prosi człowiek pokorny, a Konrad się buntuje.' },
      { option: 'Wiecznej sławy', says: 'Konrad już uważa swoją poezję za nieśmiertelną.' },
    ],
    explanation: 'Konrad chce rządzić ludzkimi uczuciami, aby uszczęśliwić naród. Bóg odpowiada milczeniem.',
  },
  {
    id: 'dziady-czesc-trzecia-prometeizm',
    topic: 'dziady-czesc-trzecia',
    difficulty: 'hard',
    question: 'Która postawa to prometeizm?',
    right: 'Bunt jednostki przeciw Bogu dla dobra ludzi',
    wrong: [
      { option: 'Wiara w zbawczą rolę cierpiącego narodu', says: 'To mesjanizm z Widzenia księdza Piotra.' },
      {
        option: 'Podstępna walka z silniejszym wrogiem',
        says: 'To wallenrodyzm, nazwany od bohatera „Konrada Wallenroda”.',
      },
      { option: 'Ucieczka w marzenia i nieszczęśliwą miłość', says: 'To postawa bohatera podobnego do Wertera.' },
    ],
    explanation: 'Prometeusz dał ludziom ogień wbrew bogom. Podobnie Konrad wyzywa Boga, bo współczuje narodowi.',
  },
  {
    id: 'dziady-czesc-trzecia-lawa',
    topic: 'dziady-czesc-trzecia',
    difficulty: 'hard',
    question: 'W Salonie warszawskim pada zdanie „Nasz naród jak lawa”. Co ono znaczy?',
    right: 'Pod zimną skorupą zdrajców kryje się żar patriotów',
    wrong: [
      {
        option: 'Polacy niszczą wszystko, co napotkają na swojej drodze',
        says: 'Zdanie mówi o budowie społeczeństwa, a nie o niszczeniu.',
      },
      {
        option: 'Po klęsce powstania w narodzie wygasły wszelkie uczucia',
        says: 'Wygasła jest tylko powierzchnia, wnętrze nadal płonie.',
      },
      {
        option: 'Gniew narodu jest nagły i mija równie szybko jak wybuch',
        says: 'Mowa o ogniu, który nie gaśnie nawet przez sto lat.',
      },
    ],
    explanation: 'Lawa jest z wierzchu zimna i twarda, ale w głębi gorąca. Tak samo jest z elitą i młodymi patriotami.',
  },
  {
    id: 'dziady-czesc-trzecia-okolicznosci',
    topic: 'dziady-czesc-trzecia',
    difficulty: 'medium',
    question: 'W jakich okolicznościach Mickiewicz napisał „Dziady” cz. III?',
    right: 'W Dreźnie, po powstaniu listopadowym',
    wrong: [
      {
        option: 'W Wilnie, przed uwięzieniem filomatów',
        says: 'W Wilnie dzieje się część akcji, ale utwór powstał wiele lat później.',
      },
      { option: 'W Warszawie, w czasie walk powstańczych', says: 'Mickiewicz nie dotarł do walczącej Warszawy.' },
      { option: 'W Paryżu, po powstaniu styczniowym', says: 'Powstanie styczniowe wybuchło już po śmierci poety.' },
    ],
    explanation: 'Utwór powstał w 1832 roku. Klęska powstania skłoniła poetę do pytania o sens cierpienia narodu.',
  },
  {
    id: 'dziady-czesc-trzecia-czterdziesci-cztery',
    topic: 'dziady-czesc-trzecia',
    difficulty: 'hard',
    question: 'Ksiądz Piotr widzi tajemniczą postać o imieniu „czterdzieści i cztery”. Co ona zapowiada?',
    right: 'Przyjście wskrzesiciela narodu',
    wrong: [
      { option: 'Rok wybuchu następnego powstania', says: 'Ksiądz Piotr mówi, że to imię człowieka, a nie data.' },
      {
        option: 'Liczbę więźniów wywiezionych na Sybir',
        says: 'Kibitki z więźniami pojawiają się w widzeniu, ale bez tej liczby.',
      },
      { option: 'Wiek, w którym umrze poeta Konrad', says: 'Widzenie mówi o losie całego narodu.' },
    ],
    explanation: 'Naród cierpi jak Chrystus, a tajemniczy mąż ma przywrócić mu wolność.',
  },
];
