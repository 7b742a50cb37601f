import type { BankQuestion } from '../bank-question.types.ts';

export const NOVEL_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'lalka-wokulski',
    topic: 'lalka',
    difficulty: 'easy',
    question: 'Kim jest Stanisław Wokulski w czasie akcji „Lalki”?',
    right: 'Bogatym kupcem z Warszawy',
    wrong: [
      { option: 'Zubożałym arystokratą', says: 'Zubożałym arystokratą jest Tomasz Łęcki.' },
      { option: 'Starym subiektem w sklepie', says: 'Starym subiektem jest Ignacy Rzecki.' },
      { option: 'Młodym wynalazcą maszyn', says: 'O wynalazkach marzy Julian Ochocki.' },
    ],
    explanation: 'Wokulski prowadzi sklep i zdobywa majątek, aby zbliżyć się do Izabeli Łęckiej.',
  },
  {
    id: 'lalka-romantyk',
    topic: 'lalka',
    difficulty: 'medium',
    question: 'Które zachowanie Wokulskiego jest romantyczne?',
    right: 'Idealizowanie ukochanej',
    wrong: [
      { option: 'Handel i pomnażanie majątku', says: 'Przedsiębiorczość cenili pozytywiści.' },
      { option: 'Zainteresowanie wynalazkami', says: 'Zaufanie do nauki to cecha pozytywisty.' },
      { option: 'Pomoc ubogim z Powiśla', says: 'Opieka nad najbiedniejszymi to praca u podstaw.' },
    ],
    explanation: 'Wokulski widzi w Izabeli ideał, a nie prawdziwą kobietę. Tak kochają bohaterowie romantyczni.',
  },
  {
    id: 'lalka-pamietnik',
    topic: 'lalka',
    difficulty: 'medium',
    question: 'Czyj pamiętnik przeplata się w „Lalce” z opowieścią narratora?',
    right: 'Ignacego Rzeckiego',
    wrong: [
      { option: 'Stanisława Wokulskiego', says: 'Wokulskiego poznajemy z opowieści narratora i przyjaciela.' },
      { option: 'Juliana Ochockiego', says: 'Ochocki marzy o maszynie latającej, ale pamiętnika w powieści nie ma.' },
      { option: 'Izabeli Łęckiej', says: 'O Izabeli opowiada narrator trzecioosobowy.' },
    ],
    explanation: '„Pamiętnik starego subiekta” pisze Rzecki. Dzięki niemu poznajemy także przeszłość Wokulskiego.',
  },
  {
    id: 'lalka-idealisci',
    topic: 'lalka',
    difficulty: 'hard',
    question: 'Kto należy do trzech pokoleń idealistów w „Lalce”?',
    right: 'Rzecki, Wokulski, Ochocki',
    wrong: [
      { option: 'Łęcki, Wokulski, Starski', says: 'Łęcki i Starski należą do próżniaczej arystokracji.' },
      { option: 'Rzecki, Szlangbaum, Starski', says: 'Szlangbaum myśli o handlu, a Starski o wygodnym życiu.' },
      {
        option: 'Szuman, Łęcki, Ochocki',
        says: 'Doktor Szuman jest trzeźwy w sądach, a Łęcki żyje dawną świetnością.',
      },
    ],
    explanation: 'Rzecki wierzy w politykę i Napoleona, Wokulski w miłość i pracę, a Ochocki w naukę.',
  },
  {
    id: 'lalka-proces',
    topic: 'lalka',
    difficulty: 'medium',
    question: 'Z czym, oprócz Izabeli, wiąże się tytuł „Lalka”?',
    right: 'Z procesem o rzekomo skradzioną zabawkę',
    wrong: [
      {
        option: 'Z fabryką zabawek, którą założył Wokulski',
        says: 'Wokulski ma sklep i spółkę handlową, a nie fabrykę.',
      },
      { option: 'Z prezentem dla młodego Ochockiego', says: 'Ochockiego zajmują wynalazki, a nie zabawki.' },
      {
        option: 'Z pseudonimem Rzeckiego z czasów walk',
        says: 'Rzecki walczył na Węgrzech, ale nie nosił takiego imienia.',
      },
    ],
    explanation: 'Baronowa oskarżyła panią Stawską o kradzież lalki. W sądzie okazało się, że kupiono ją uczciwie.',
  },
  {
    id: 'lalka-zakonczenie',
    topic: 'lalka',
    difficulty: 'hard',
    question: 'Dlaczego zakończenie „Lalki” nazywamy otwartym?',
    right: 'Bo nie wiadomo, co stało się z Wokulskim',
    wrong: [
      { option: 'Bo nie wiadomo, czy Rzecki sprzeda sklep', says: 'Rzecki umiera, a sklep ma już innego właściciela.' },
      {
        option: 'Bo Izabela nie wie, którego kandydata wybrać',
        says: 'Izabela rezygnuje z małżeństwa i chce wstąpić do klasztoru.',
      },
      { option: 'Bo Prus zapowiada w nim następny tom', says: 'Powieść nie ma drugiej części.' },
    ],
    explanation: 'Może Wokulski zginął w ruinach w Zasławiu, a może wyjechał. Czytelnik musi rozstrzygnąć sam.',
  },
  {
    id: 'zbrodnia-i-kara-ofiary',
    topic: 'zbrodnia-i-kara',
    difficulty: 'easy',
    question: 'Kogo zabija Raskolnikow w „Zbrodni i karze”?',
    right: 'Lichwiarkę i jej siostrę',
    wrong: [
      { option: 'Lichwiarkę i śledczego', says: 'Śledczy Porfiry żyje i domyśla się prawdy.' },
      {
        option: 'Własną siostrę i jej narzeczonego',
        says: 'Siostra Raskolnikowa, Dunia, jest mu bliska i nic jej nie grozi z jego ręki.',
      },
      { option: 'Ojca Soni i jego znajomą', says: 'Ojciec Soni zginął potrącony przez powóz.' },
    ],
    explanation: 'Raskolnikow zabija Alonę, a potem Lizawietę, która niespodziewanie wraca do domu.',
  },
  {
    id: 'zbrodnia-i-kara-lazarz',
    topic: 'zbrodnia-i-kara',
    difficulty: 'medium',
    question: 'Którą opowieść z Biblii Sonia czyta Raskolnikowowi?',
    right: 'O wskrzeszeniu Łazarza',
    wrong: [
      { option: 'O synu marnotrawnym', says: 'Ta przypowieść mówi o powrocie do ojca, ale Sonia czyta inną.' },
      { option: 'O Kainie i Ablu', says: 'To opowieść o pierwszym zabójstwie, a Sonia chce dać nadzieję.' },
      { option: 'O ofierze Abrahama', says: 'To opowieść o posłuszeństwie Bogu, a tu chodzi o powrót do życia.' },
    ],
    explanation: 'Łazarz wrócił do życia. Tak samo może się duchowo odrodzić człowiek, który zabił.',
  },
  {
    id: 'zbrodnia-i-kara-kara',
    topic: 'zbrodnia-i-kara',
    difficulty: 'medium',
    question: 'Jaka kara spotyka Raskolnikowa, zanim jeszcze zapadnie wyrok?',
    right: 'Męka sumienia, lęk i samotność',
    wrong: [
      { option: 'Ciężka praca w syberyjskiej kopalni', says: 'Na Syberię trafia dopiero po wyroku.' },
      {
        option: 'Utrata majątku zdobytego na lichwiarce',
        says: 'Nie wydał zrabowanych pieniędzy, więc nie było czego tracić.',
      },
      { option: 'Pogarda ze strony siostry i matki', says: 'Matka i siostra kochają go do końca.' },
    ],
    explanation: 'Po zbrodni bohatera trawi gorączka i strach. Ta wewnętrzna kara jest ważniejsza niż katorga.',
  },
  {
    id: 'zbrodnia-i-kara-napoleon',
    topic: 'zbrodnia-i-kara',
    difficulty: 'hard',
    question: 'Dlaczego Raskolnikow tak często myśli o Napoleonie?',
    right: 'Widzi w nim człowieka, któremu wolno przekroczyć prawo',
    wrong: [
      {
        option: 'Podziwia go za litość, jaką okazywał pokonanym wrogom',
        says: 'W Napoleonie zajmuje go siła, a nie litość.',
      },
      {
        option: 'Chce jak on wstąpić do wojska i zrobić szybką karierę',
        says: 'Raskolnikow nie marzy o wojsku, tylko sprawdza swoją teorię.',
      },
      {
        option: 'Oskarża go o to, że sprowadził na Rosję biedę i głód',
        says: 'W jego teorii Napoleon jest wzorem, a nie winowajcą.',
      },
    ],
    explanation: 'Według jego teorii ludziom niezwykłym wolno łamać prawo. Chce sprawdzić, czy do nich należy.',
  },
  {
    id: 'zbrodnia-i-kara-polifonia',
    topic: 'zbrodnia-i-kara',
    difficulty: 'hard',
    question: 'Dlaczego „Zbrodnię i karę” nazywa się powieścią polifoniczną?',
    right: 'Bo wiele postaci broni w niej własnych racji',
    wrong: [
      { option: 'Bo jej kolejne części napisało kilku autorów', says: 'Całą powieść napisał Dostojewski.' },
      {
        option: 'Bo pełno w niej śpiewu i muzyki ulicznej',
        says: 'Polifonia to wielogłos, ale chodzi o poglądy, a nie o muzykę.',
      },
      {
        option: 'Bo narrator podpowiada, kto z nich ma rację',
        says: 'W powieści polifonicznej narrator nie rozstrzyga sporu.',
      },
    ],
    explanation: 'Głosy Raskolnikowa, Soni czy Porfirego brzmią jednakowo ważnie, a czytelnik sam je waży.',
  },
];
