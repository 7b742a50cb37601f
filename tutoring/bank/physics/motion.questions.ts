import type { BankQuestion } from '../bank-question.types.ts';

export const MOTION_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'ruch-jednostajny-co-mowi-predkosc',
    topic: 'ruch-jednostajny',
    difficulty: 'easy',
    question: 'Pociąg jedzie ruchem jednostajnym z prędkością 25 m/s. Co to znaczy?',
    right: 'W każdej sekundzie przebywa drogę 25 m',
    wrong: [
      {
        option: 'W każdej sekundzie przyspiesza o 25 m/s',
        says: 'To opis przyspieszenia 25 m/s², a w ruchu jednostajnym prędkość się nie zmienia.',
      },
      {
        option: 'Na przebycie jednego metra potrzebuje 25 s',
        says: 'Tak poruszałoby się ciało bardzo wolne: to czas na metr, a nie droga w sekundzie.',
      },
      {
        option: 'W każdej minucie przebywa drogę 25 m',
        says: 'Jednostka m/s mówi o drodze w ciągu sekundy; w minucie pociąg przebywa 60 razy więcej.',
      },
    ],
    explanation:
      'Prędkość mówi, jaką drogę ciało przebywa w jednostce czasu. Zapis 25 m/s oznacza więc 25 metrów w każdej sekundzie.',
  },
  {
    id: 'ruch-jednostajny-zamiana-na-km-h',
    topic: 'ruch-jednostajny',
    difficulty: 'medium',
    question: 'Biegacz porusza się z prędkością 5 m/s. Ile to kilometrów na godzinę?',
    right: '18 km/h',
    wrong: [
      { option: '1,4 km/h', says: 'To wynik dzielenia przez 3,6; przy zamianie m/s na km/h trzeba mnożyć.' },
      { option: '300 km/h', says: 'To liczba metrów przebytych w minucie, a nie kilometrów w godzinie.' },
      { option: '50 km/h', says: 'Tu prędkość pomnożono przez 10, a przelicznik wynosi 3,6.' },
    ],
    explanation:
      'W ciągu godziny, czyli 3600 s, biegacz przebyłby $5 \\cdot 3600 = 18\\,000$ m, a więc 18 km. Krócej: $5 \\cdot 3{,}6 = 18$.',
  },
  {
    id: 'ruch-jednostajny-wykres-drogi-dwoch-rowerzystow',
    topic: 'ruch-jednostajny',
    difficulty: 'hard',
    question:
      'Na wykresie drogi od czasu ruch Ani i ruch Bartka przedstawiają dwie proste wychodzące z początku układu. Prosta Ani jest bardziej stroma. Co z tego wynika?',
    right: 'Ania porusza się z większą prędkością niż Bartek',
    wrong: [
      {
        option: 'Ania cały czas przyspiesza, a Bartek nie',
        says: 'Przyspieszanie dałoby na wykresie drogi linię krzywą, a obie linie są proste.',
      },
      {
        option: 'Ania jedzie pod górę, a Bartek po płaskiej drodze',
        says: 'Wykres nie jest rysunkiem trasy: na osi pionowej jest droga, a nie wysokość.',
      },
      {
        option: 'Ania wyruszyła wcześniej niż Bartek',
        says: 'Obie proste zaczynają się w początku układu, więc oboje ruszyli w tej samej chwili.',
      },
    ],
    explanation:
      'W tym samym czasie Ania przebywa dłuższą drogę, dlatego jej prosta jest bardziej stroma. Nachylenie prostej na wykresie drogi od czasu pokazuje prędkość.',
  },
  {
    id: 'ruch-przyspieszony-jednostka-przyspieszenia',
    topic: 'ruch-przyspieszony',
    difficulty: 'easy',
    question: 'W jakiej jednostce podajemy przyspieszenie w układzie SI?',
    right: '$\\text{m/s}^2$',
    wrong: [
      { option: '$\\text{m/s}$', says: 'To jednostka prędkości, czyli drogi przebywanej w jednostce czasu.' },
      { option: '$\\text{N/m}^2$', says: 'To jednostka ciśnienia, czyli paskal.' },
      { option: '$\\text{m} \\cdot \\text{s}$', says: 'Taki iloczyn drogi i czasu nie opisuje zmian prędkości.' },
    ],
    explanation:
      'Przyspieszenie to zmiana prędkości (m/s) podzielona przez czas (s), więc jego jednostką jest metr na sekundę do kwadratu.',
  },
  {
    id: 'ruch-przyspieszony-obliczanie-przyspieszenia',
    topic: 'ruch-przyspieszony',
    difficulty: 'medium',
    question:
      'Samochód ruszył z miejsca ruchem jednostajnie przyspieszonym i po 5 s osiągnął prędkość 15 m/s. Jakie było jego przyspieszenie?',
    right: '3 m/s²',
    wrong: [
      { option: '75 m/s²', says: 'To iloczyn prędkości i czasu, a przyrost prędkości trzeba podzielić przez czas.' },
      { option: '10 m/s²', says: 'To różnica liczb 15 i 5, a odejmować można tylko te same wielkości.' },
      { option: '1,5 m/s²', says: 'Tu niepotrzebnie podzielono jeszcze przez 2, jak we wzorze na drogę.' },
    ],
    explanation: 'Prędkość wzrosła o 15 m/s w ciągu 5 s, więc w każdej sekundzie o $15 : 5 = 3$ m/s.',
  },
  {
    id: 'ruch-przyspieszony-wykres-predkosci-pozioma-linia',
    topic: 'ruch-przyspieszony',
    difficulty: 'hard',
    question:
      'Na wykresie prędkości od czasu pierwszy odcinek wznosi się prosto w górę od zera, a drugi biegnie poziomo nad osią czasu. Jak poruszało się ciało?',
    right: 'Najpierw przyspieszało, a potem jechało ze stałą prędkością',
    wrong: [
      {
        option: 'Najpierw przyspieszało, a potem się zatrzymało i stało',
        says: 'Postój na wykresie prędkości leżałby na osi czasu, bo prędkość wynosiłaby wtedy zero.',
      },
      {
        option: 'Najpierw jechało ze stałą prędkością, a potem stało',
        says: 'Tak czytalibyśmy wykres drogi od czasu, a tu na osi pionowej jest prędkość.',
      },
      {
        option: 'Najpierw jechało pod górę, a potem po płaskim terenie',
        says: 'Wykres nie jest rysunkiem terenu: pokazuje, jak zmienia się prędkość.',
      },
    ],
    explanation:
      'Rosnący odcinek oznacza, że prędkość rosła. Odcinek poziomy nad osią oznacza, że prędkość się nie zmieniała, ale ciało nadal się poruszało.',
  },
  {
    id: 'ruch-przyspieszony-droga-hamowania',
    topic: 'ruch-przyspieszony',
    difficulty: 'hard',
    question:
      'Rowerzysta jechał z prędkością 8 m/s i hamował ruchem jednostajnie opóźnionym przez 4 s, aż się zatrzymał. Jaką drogę przebył podczas hamowania?',
    right: '16 m',
    wrong: [
      { option: '32 m', says: 'Tyle przebyłby, gdyby przez 4 s jechał ciągle z prędkością 8 m/s, a on zwalniał.' },
      { option: '2 m', says: 'To liczba z dzielenia 8 przez 4, czyli wartość opóźnienia w m/s².' },
      { option: '64 m', says: 'To kwadrat prędkości, a drogę daje średnia prędkość pomnożona przez czas.' },
    ],
    explanation:
      'Prędkość malała jednostajnie od 8 m/s do zera, więc średnio wynosiła 4 m/s. Droga to $4 \\cdot 4 = 16$ m, czyli pole trójkąta pod wykresem prędkości.',
  },
];
