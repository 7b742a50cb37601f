import type { BankQuestion } from '../bank-question.types.ts';

export const MODERN_READING_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'wesele-slub',
    topic: 'wesele',
    difficulty: 'easy',
    question: 'Do jakiego prawdziwego wydarzenia nawiązuje „Wesele” Wyspiańskiego?',
    right: 'Do ślubu Lucjana Rydla z chłopką',
    wrong: [
      { option: 'Do ślubu Wyspiańskiego z aktorką', says: 'Wyspiański był na tym weselu gościem.' },
      { option: 'Do zabawy w zamku na Wawelu', says: 'Akcja toczy się w chacie w Bronowicach.' },
      { option: 'Do wesela chłopów z Lipiec', says: 'W Lipcach rozgrywa się powieść Reymonta „Chłopi”.' },
    ],
    explanation: 'Poeta Lucjan Rydel poślubił w 1900 roku Jadwigę Mikołajczykównę z Bronowic.',
  },
  {
    id: 'wesele-czapka',
    topic: 'wesele',
    difficulty: 'easy',
    question: 'Po co schylił się Jasiek, gdy zgubił złoty róg?',
    right: 'Po czapkę z piór',
    wrong: [
      { option: 'Po złotą podkowę', says: 'Podkowę zgubił koń Wernyhory, a znalazł ją kto inny.' },
      { option: 'Po ostrą kosę', says: 'Kosy trzymają chłopi, którzy czekają na znak.' },
      { option: 'Po sznur od rogu', says: 'Sznur został Jaśkowi, ale to nie po niego się schylał.' },
    ],
    explanation: 'Czapka z pawich piór oznacza próżność: przez nią Jasiek stracił sygnał do walki.',
  },
  {
    id: 'wesele-zjawy',
    topic: 'wesele',
    difficulty: 'medium',
    question: 'Która zjawa ukazuje się Dziennikarzowi w akcie drugim „Wesela”?',
    right: 'Stańczyk',
    wrong: [
      { option: 'Rycerz', says: 'Rycerz ukazuje się Poecie.' },
      { option: 'Hetman', says: 'Hetman ukazuje się Panu Młodemu.' },
      { option: 'Upiór', says: 'Upiór Jakuba Szeli ukazuje się Dziadowi.' },
    ],
    explanation: 'Stańczyk, mądry błazen królewski, zmusza Dziennikarza do rachunku sumienia.',
  },
  {
    id: 'wesele-wina',
    topic: 'wesele',
    difficulty: 'hard',
    question: 'Kto w „Weselu” odpowiada za to, że powstanie nie wybucha?',
    right: 'Zarówno inteligenci, jak i chłopi',
    wrong: [
      { option: 'Tylko Jasiek, który zgubił złoty róg', says: 'Gospodarz lekkomyślnie oddał mu róg i zasnął.' },
      { option: 'Tylko Gospodarz, który oddał złoty róg', says: 'Zawiódł też Jasiek, który wolał szukać czapki.' },
      { option: 'Tylko Wernyhora, który przybył za późno', says: 'Wernyhora wezwał do walki w porę, zawiedli ludzie.' },
    ],
    explanation:
      'Jedni oddali sprawę w cudze ręce i zasnęli, drudzy dali się zwieść próżności. Kończy się to chocholim tańcem.',
  },
  {
    id: 'wesele-chlopomania',
    topic: 'wesele',
    difficulty: 'medium',
    question: 'Czym jest chłopomania, pokazana w „Weselu”?',
    right: 'Modną fascynacją inteligentów wsią',
    wrong: [
      { option: 'Buntem wsi przeciwko panom z dworu', says: 'Taki bunt przypomina w dramacie Upiór Jakuba Szeli.' },
      { option: 'Uczeniem wiejskich dzieci przez panów', says: 'Oświata dla ludu to praca u podstaw.' },
      {
        option: 'Przeprowadzką chłopów do wielkich miast',
        says: 'W „Weselu” to goście z miasta przyjeżdżają na wieś.',
      },
    ],
    explanation: 'Pan Młody zachwyca się strojem i życiem chłopów, ale naprawdę ich nie zna i nie rozumie.',
  },
  {
    id: 'wesele-taniec',
    topic: 'wesele',
    difficulty: 'hard',
    question: 'Co oznacza chocholi taniec w zakończeniu „Wesela”?',
    right: 'Uśpienie i bezwolność narodu',
    wrong: [
      { option: 'Radość ze zgody między stanami', says: 'Goście tańczą jak w transie, bez radości.' },
      { option: 'Gotowość do wyjścia na wojnę', says: 'Zapał zgasł: chłopom odebrano we śnie kosy.' },
      { option: 'Przywiązanie do dawnych zwyczajów', says: 'Taniec jest senny i nikt go nie wybrał.' },
    ],
    explanation: 'Weselnicy krążą w takt muzyki chochoła i nie słyszą wołania Jaśka. Nie są zdolni do walki.',
  },
  {
    id: 'ferdydurke-pimko',
    topic: 'ferdydurke',
    difficulty: 'easy',
    question: 'Co spotyka trzydziestoletniego Józia na początku „Ferdydurke”?',
    right: 'Profesor Pimko zabiera go z powrotem do szkoły',
    wrong: [
      {
        option: 'Ciotka zaprasza go na długie wakacje do dworu',
        says: 'Do dworu ciotki Józio trafia dopiero pod koniec powieści.',
      },
      {
        option: 'Dyrektor szkoły zatrudnia go jako nauczyciela',
        says: 'Józio jest w szkole uczniem, choć ma trzydzieści lat.',
      },
      { option: 'Młodziakowie wynajmują mu pokój u siebie', says: 'U Młodziaków mieszka później, jako uczeń.' },
    ],
    explanation: 'Pimko traktuje dorosłego Józia jak chłopca i nikt nie zauważa, że to nie dziecko.',
  },
  {
    id: 'ferdydurke-kolejnosc',
    topic: 'ferdydurke',
    difficulty: 'medium',
    question: 'W jakiej kolejności Józio poznaje trzy środowiska w „Ferdydurke”?',
    right: 'Szkoła, dom Młodziaków, dwór',
    wrong: [
      { option: 'Dwór, szkoła, dom Młodziaków', says: 'Do ziemiańskiego dworu ciotki Józio trafia na końcu.' },
      { option: 'Dom Młodziaków, dwór, szkoła', says: 'Wszystko zaczyna się od szkoły, do której zabiera go Pimko.' },
      { option: 'Szkoła, dwór, dom Młodziaków', says: 'Po szkole jest dom Młodziaków, a dwór dopiero potem.' },
    ],
    explanation: 'W każdym z tych miejsc inni ludzie narzucają bohaterowi nową formę.',
  },
  {
    id: 'ferdydurke-slowacki',
    topic: 'ferdydurke',
    difficulty: 'hard',
    question: 'Co Gombrowicz ośmiesza w scenie lekcji o Słowackim?',
    right: 'Powtarzanie gotowych formułek zamiast myślenia',
    wrong: [
      {
        option: 'Lenistwo uczniów, którzy nie czytają książek',
        says: 'Gałkiewicz jest szczery: wiersz go po prostu nie zachwyca.',
      },
      { option: 'Poezję Słowackiego, która wszystkich nudzi', says: 'Powieść nie ocenia poety, tylko szkołę.' },
      {
        option: 'Nowoczesne zwyczaje w domach inteligencji',
        says: 'Nowoczesność na pokaz ośmiesza w domu Młodziaków.',
      },
    ],
    explanation: 'Nauczyciel umie tylko powtarzać, że Słowacki zachwyca, bo „wielkim poetą był”.',
  },
  {
    id: 'ferdydurke-ucieczka',
    topic: 'ferdydurke',
    difficulty: 'hard',
    question: 'Dlaczego ucieczka z Zosią nie uwalnia Józia od formy?',
    right: 'Bo musi grać kolejną rolę, zakochanego',
    wrong: [
      { option: 'Bo profesor Pimko zamyka go w szkole', says: 'Ze szkoły i od Pimki Józio dawno się oddalił.' },
      { option: 'Bo ciotka zmusza go do pracy we dworze', says: 'Józio właśnie z dworu ucieka.' },
      { option: 'Bo Zosia zdradza wszystkim, ile ma lat', says: 'Zosia wierzy, że Józio ją porwał z miłości.' },
    ],
    explanation: 'U Gombrowicza przed gębą można uciec tylko w inną gębę: Józio udaje zakochanego.',
  },
  {
    id: 'ferdydurke-pojecia',
    topic: 'ferdydurke',
    difficulty: 'medium',
    question: 'Nauczyciel traktuje dorosłych jak małe dzieci. Jak Gombrowicz nazwałby takie zachowanie?',
    right: 'Upupianiem',
    wrong: [
      { option: 'Przyprawianiem gęby', says: 'Gęba to każda fałszywa maska, którą ktoś nam narzuca.' },
      { option: 'Pokazywaniem łydki', says: 'Łydka oznacza młodość i nowoczesność na pokaz.' },
      { option: 'Pojedynkiem na miny', says: 'Na miny walczyli w szkole Miętus i Syfon.' },
    ],
    explanation: '„Pupa” to udziecinnianie: ktoś narzuca nam niedojrzałość i w końcu sami tak się zachowujemy.',
  },
];
