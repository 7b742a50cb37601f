import type { BankQuestion } from '../bank-question.types.ts';

export const LATER_EPOCH_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'pozytywizm-praca-organiczna',
    topic: 'pozytywizm',
    difficulty: 'medium',
    question: 'Co oznacza pozytywistyczne hasło pracy organicznej?',
    right: 'Rozwój gospodarki i wszystkich warstw społecznych',
    wrong: [
      {
        option: 'Uprawę ziemi bez maszyn i bez sztucznych nawozów',
        says: 'Słowo „organiczna” odnosi się tu do organizmu, a nie do rolnictwa.',
      },
      {
        option: 'Tajne przygotowania do kolejnego powstania narodowego',
        says: 'Pozytywiści zamiast walki proponowali pracę.',
      },
      {
        option: 'Naukę czytania i opiekę lekarską dla biednych na wsi',
        says: 'Oświata i pomoc najuboższym to praca u podstaw.',
      },
    ],
    explanation:
      'Pozytywiści widzieli społeczeństwo jako organizm: każda jego część musi się rozwijać, aby całość była zdrowa.',
  },
  {
    id: 'pozytywizm-autor-lalki',
    topic: 'pozytywizm',
    difficulty: 'easy',
    question: 'Kto napisał „Lalkę”?',
    right: 'Bolesław Prus',
    wrong: [
      { option: 'Henryk Sienkiewicz', says: 'Sienkiewicz napisał „Potop” i „Quo vadis”.' },
      { option: 'Eliza Orzeszkowa', says: 'Orzeszkowa napisała „Nad Niemnem”.' },
      { option: 'Stefan Żeromski', says: 'Żeromski napisał „Ludzi bezdomnych”.' },
    ],
    explanation: '„Lalka” Bolesława Prusa to powieść o Warszawie drugiej połowy XIX wieku.',
  },
  {
    id: 'pozytywizm-utylitaryzm',
    topic: 'pozytywizm',
    difficulty: 'medium',
    question: 'Co głosi utylitaryzm?',
    right: 'Liczy się to, co przynosi pożytek ogółowi',
    wrong: [
      { option: 'Najpewniejszą drogą do prawdy jest nauka', says: 'Zaufanie do nauki to scjentyzm.' },
      { option: 'Kobiety powinny mieć prawo do pracy i nauki', says: 'Walka o prawa kobiet to emancypacja.' },
      { option: 'Żydów należy włączyć do polskiego społeczeństwa', says: 'Takie włączenie to asymilacja.' },
    ],
    explanation: 'Nazwa pochodzi od łacińskiego słowa *utilis*, czyli „użyteczny”.',
  },
  {
    id: 'mloda-polska-dekadent',
    topic: 'mloda-polska',
    difficulty: 'medium',
    question: 'Jaką postawę przyjmuje dekadent?',
    right: 'Zniechęcenie i brak wiary w sens działania',
    wrong: [
      { option: 'Zaufanie do nauki i wiarę w postęp społeczny', says: 'To postawa pozytywisty.' },
      { option: 'Gotowość do walki o wolność swojego narodu', says: 'To postawa bohatera romantycznego.' },
      {
        option: 'Radość z prostego życia w zgodzie z naturą',
        says: 'Dekadent jest znużony i smutny, a świat go nie cieszy.',
      },
    ],
    explanation: 'Dekadentyzm końca XIX wieku to poczucie kryzysu i schyłku, znane z wierszy Tetmajera.',
  },
  {
    id: 'mloda-polska-impresjonizm',
    topic: 'mloda-polska',
    difficulty: 'hard',
    question: 'Co próbowali uchwycić impresjoniści?',
    right: 'Ulotne wrażenie chwili',
    wrong: [
      { option: 'Krzyk i skrajne uczucia', says: 'Krzyk i silne kontrasty to cechy ekspresjonizmu.' },
      { option: 'Ukryte, wieloznaczne treści', says: 'Wieloznaczny obraz to narzędzie symbolizmu.' },
      { option: 'Dokładny obraz ludzkiej nędzy', says: 'Nędzę dokładnie opisywali naturaliści.' },
    ],
    explanation: 'Impresja to wrażenie: poeci i malarze oddawali światło, barwę i nastrój jednej chwili.',
  },
  {
    id: 'mloda-polska-symbol',
    topic: 'mloda-polska',
    difficulty: 'hard',
    question: 'W bajce lis zawsze oznacza chytrość. Jak nazywa się obraz o jednym, ustalonym znaczeniu?',
    right: 'Alegoria',
    wrong: [
      { option: 'Symbol', says: 'Symbol ma wiele możliwych znaczeń, dlatego chętnie używali go poeci Młodej Polski.' },
      { option: 'Porównanie', says: 'Porównanie zestawia dwie rzeczy słowem „jak” lub „niczym”.' },
      { option: 'Oksymoron', says: 'Oksymoron łączy wyrazy, które sobie przeczą.' },
    ],
    explanation: 'Alegoria ma jedno ustalone znaczenie, a symbol można odczytać na wiele sposobów.',
  },
  {
    id: 'mloda-polska-schopenhauer',
    topic: 'mloda-polska',
    difficulty: 'hard',
    question: 'Który filozof przekonał dekadentów, że życie jest cierpieniem?',
    right: 'Artur Schopenhauer',
    wrong: [
      { option: 'Fryderyk Nietzsche', says: 'Nietzsche głosił siłę, wolę i kult wybitnej jednostki.' },
      { option: 'August Comte', says: 'Od filozofii Comte’a wzięła nazwę poprzednia epoka, pozytywizm.' },
      { option: 'Platon', says: 'Platon żył w starożytnej Grecji i uczył o świecie idei.' },
    ],
    explanation: 'Schopenhauer uważał, że człowiek nigdy nie zaspokoi pragnień. Przynosi mu to ból.',
  },
  {
    id: 'mloda-polska-wiersz',
    topic: 'mloda-polska',
    difficulty: 'medium',
    question: 'W którym wierszu wyraża się postawa dekadencka?',
    right: '„Koniec wieku XIX” Tetmajera',
    wrong: [
      { option: '„Kowal” Staffa', says: 'Ten wiersz mówi o sile człowieka, który sam siebie kształtuje.' },
      { option: '„Oda do młodości” Mickiewicza', says: 'Ta oda wzywa młodych do wspólnego działania.' },
      { option: '„Hymn do miłości ojczyzny” Krasickiego', says: 'To utwór oświecenia o poświęceniu dla kraju.' },
    ],
    explanation: 'W wierszu Tetmajera na żadne pytanie nie ma odpowiedzi, a człowiek bezradnie spuszcza głowę.',
  },
];
