import { dialoguesOf, refusal, tasksOf } from './corpus-rows.ts';
import type { Dialogue, FirstMessage } from './corpus.types.ts';

/** Results in another unit than the one that the data lead to. */
const FIRST_MESSAGES_IN_ASKED_UNITS: readonly FirstMessage[] = [
  ...tasksOf('speed-distance-time', [
    [7, 'Rowerzysta jechał 3 godziny z prędkością 14 km/h. Ile metrów przejechał?', '42000 m'],
    [7, 'Samochód jedzie z prędkością 20 m/s. Oblicz drogę w czasie 10 min. Wynik podaj w kilometrach.', '12 km'],
  ]),
  ...tasksOf('perimeter', [
    [5, 'Prostokątny ogródek ma wymiary 12 m i 8 m. Ile centymetrów siatki potrzeba na jego ogrodzenie?', '4000 cm'],
    [5, 'Oblicz obwód kwadratu o boku 5 cm. Wynik podaj w milimetrach.', '200 mm'],
    [5, 'Oblicz obwód prostokąta o bokach 3 dm i 2 dm (wynik podaj w cm)', '100 cm'],
  ]),
  ...tasksOf('area', [
    [6, 'Trójkąt ma pole 20 cm² i wysokość opuszczona na podstawę ma 5 cm. Ile mm ma podstawa?', '80 mm'],
    [6, 'Oblicz pole prostokąta o bokach 3 m i 50 cm. Podaj wynik w dm².', '150 dm2'],
  ]),
  ...tasksOf('cuboid', [[6, 'Oblicz objętość sześcianu o krawędzi 5 cm. Wynik podaj w litrach.', '0,125 l']]),
  ...tasksOf('force', [
    [9, 'Ciało o masie 5 kg porusza się z przyspieszeniem 2 m/s2. Jaka siła na nie działa?', '10 N'],
  ]),
  ...tasksOf('proportion', [
    [7, '3 kg jabłek kosztuje 12 zł. Ile groszy kosztuje 5 kg jabłek?', '2000 gr'],
    [7, 'Z 4 kg buraków otrzymuje się 500 g cukru. Ile kilogramów cukru otrzyma się z 12 kg buraków?', '1,5 kg'],
    [8, 'Rozpuszczalność soli wynosi 36 g na 100 g wody. Ile gramów soli rozpuści się w 2 kg wody?', '720 g'],
  ]),
  refusal(5, 'Oblicz obwód kwadratu o boku 5 cm. Wynik podaj w litrach.'),
];

/** Everyday wordings, and pupils who come to the result by ways of their own: an equation with a letter, a formula, a term by its name. */
export const FIRST_MESSAGES_OF_OWN_WAYS: readonly FirstMessage[] = [
  ...tasksOf('mean', [
    [6, 'Średnia liczb 4, 6, x wynosi 6. Oblicz x.', '8'],
    [6, 'Średnia arytmetyczna liczb 4, 6 i x jest równa 6. Oblicz x', '8'],
  ]),
  ...tasksOf('percent-whole', [
    [7, 'Cena buta wzrosła o 20% i teraz wynosi 240 zł. Ile kosztował przedtem?', '200'],
    [7, 'Cena kurtki spadła o 25% i wynosi 150 zł. Ile kosztowała na początku?', '200'],
    [7, 'Cena wzrosła o 20% i wynosi 240 zł. Jaka była cena początkowa?', '200'],
  ]),
  ...tasksOf('percent-change', [[7, 'Rower kosztował 800 zł i staniał o 15%. Ile kosztuje teraz?', '680']]),
  ...tasksOf('money', [
    [5, 'Ile trzeba zapłacić za 3 kg jabłek po 4,50 zł?', '13,50'],
    [4, 'Mama kupiła 3 kg jabłek po 4 zł i 2 kg gruszek po 6 zł. Ile zapłaciła?', '24'],
  ]),
  ...tasksOf('one-step-problem', [
    [3, 'W pudełku jest 48 cukierków. Rozdano je po równo 6 dzieciom. Ile dostało każde?', '8'],
  ]),
  ...tasksOf('side-of-area', [
    [5, 'Pole prostokąta ma 48 cm², a jeden bok 6 cm. Oblicz drugi bok.', '8'],
    [5, 'Oblicz bok prostokąta o polu 48 cm² i drugim boku 6 cm', '8'],
  ]),
  ...tasksOf('compound-interest', [
    [11, 'Wpłacono 1000 zł na 5% rocznie. Ile będzie po 2 latach (kapitalizacja roczna)?', '1102,50'],
  ]),
  ...tasksOf('pythagoras', [[8, 'Podstawa trójkąta równoramiennego ma 10 cm, a ramię 13 cm. Oblicz wysokość', '12']]),
  ...tasksOf('arithmetic-sequence', [[11, 'w ciągu arytmetycznym a1=2, r=3, podaj trzy pierwsze wyrazy', '2, 5, 8']]),
  ...tasksOf('solutions', [
    [7, 'Do 20 g soli dodano 80 g wody. Oblicz stężenie procentowe roztworu.', '20%'],
    [7, 'Jakie jest stężenie roztworu otrzymanego z 20 g soli i 80 g wody?', '20%'],
    [7, 'Oblicz stężenie procentowe roztworu: 20 g soli i 80 g wody', '20%'],
    [7, 'Oblicz masę substancji w 300 g roztworu 20%', '60 g'],
  ]),
  ...tasksOf('percent-change', [[6, 'Liczba o 30% mniejsza od 200', '140']]),
  ...FIRST_MESSAGES_IN_ASKED_UNITS,
];

export const DIALOGUES_OF_OWN_WAYS: readonly Dialogue[] = [
  ...dialoguesOf('speed-distance-time', [
    [
      'tutor',
      7,
      'Rowerzysta jechał 3 godziny z prędkością 14 km/h. Ile metrów przejechał?',
      ['right', 's = 3 * 14'],
      ['right', '42 km'],
      ['wrong', '4200 m'],
      ['solved', '42000 m'],
    ],
  ]),
  ...dialoguesOf('arithmetic-sequence', [
    [
      'tutor',
      11,
      'w ciągu arytmetycznym a1=5, r=3, oblicz a10',
      ['right', 'a2 = 8'],
      ['right', 'a10 = a1 + 9r'],
      ['wrong', 'a_9 = 32'],
      ['solved', 'a10 = 32'],
    ],
    ['tutor', 11, 'w ciągu arytmetycznym a1=5, r=3, oblicz a10', ['wrong', 'a10 = a1 + 10r'], ['solved', '32']],
  ]),
  ...dialoguesOf('quadratic-function', [
    [
      'tutor',
      10,
      'Wyznacz wierzchołek paraboli y = x^2 - 4x + 3',
      ['right', 'p = -b/2a'],
      ['right', 'a=1, b=-4, c=3'],
      ['right', 'Δ = 4'],
      ['wrong', 'Δ = 28'],
      ['solved', '(2, -1)'],
    ],
  ]),
  ...dialoguesOf('quadratic-inequality', [
    ['tutor', 10, 'Rozwiąż nierówność x^2 - 4 > 0', ['right', 'Δ = 16'], ['solved', 'x < -2 lub x > 2']],
  ]),
  ...dialoguesOf('percent-whole', [
    [
      'tutor',
      7,
      'Cena buta wzrosła o 20% i teraz wynosi 240 zł. Ile kosztował przedtem?',
      ['wrong', 'x + 20 = 240'],
      ['wrong', '0,8x = 240'],
      ['right', '1,2x = 240'],
      ['solved', '200 zł'],
    ],
  ]),
  ...dialoguesOf('absolute-value', [
    ['tutor', 9, 'oblicz |3-7|', ['wrong', '|3-7| = -4'], ['right', '|-4|'], ['solved', '|3-7| = 4']],
  ]),
  ...dialoguesOf('clock', [
    [
      'tutor',
      4,
      'Film zaczął się o 14:20 i trwał 45 minut. O której się skończył?',
      ['right', 'do 15:00 brakuje 40 min'],
      ['partial', '15:00'],
      ['solved', '15:00 + 5 min = 15:05'],
    ],
  ]),
  ...dialoguesOf('right-triangle-trigonometry', [
    [
      'tutor',
      10,
      'Oblicz sin α, jeśli cos α = 3/5 i α jest kątem ostrym',
      ['right', 'sin²α + 9/25 = 1'],
      ['right', 'tg α = 4/3'],
      ['wrong', 'tg α = 3/4'],
      ['solved', '4/5'],
    ],
  ]),
  ...dialoguesOf('linear-function', [
    [
      'tutor',
      10,
      'Wyznacz równanie prostej przechodzącej przez punkty (0,1) i (2,5)',
      ['right', 'y = 2x + b'],
      ['right', '1 = a·0 + b'],
      ['solved', 'y = 2x + 1'],
    ],
  ]),
  ...dialoguesOf('combinatorics', [
    ['tutor', 11, 'Na ile sposobów można ustawić 5 osób w kolejce?', ['right', '5!'], ['solved', '120']],
  ]),
  ...dialoguesOf('scale', [
    [
      'tutor',
      6,
      'Na mapie w skali 1:50000 odległość wynosi 4 cm. Ile to w rzeczywistości?',
      ['right', '1 cm to 500 m'],
      ['solved', '2 km'],
    ],
  ]),
  ...dialoguesOf('median', [['tutor', 8, 'Wyznacz medianę liczb 3, 8, 1, 6', ['right', '3 i 6'], ['solved', '4,5']]]),
  ...dialoguesOf('area', [
    [
      'tutor',
      6,
      'Oblicz pole prostokąta o bokach 6 cm i 4 cm',
      ['talk', '2a+2b'],
      ['right', 'ab'],
      ['solved', '24 cm²'],
    ],
    [
      'tutor',
      6,
      'Oblicz pole trójkąta o podstawie 8 cm i wysokości 5 cm',
      ['wish', 'nie znam wzoru'],
      ['talk', 'a·h'],
      ['right', 'P = ½ah'],
      ['right', 'P = ½·a·h = ½·8·5'],
      ['solved', '20 cm²'],
    ],
    [
      'tutor',
      6,
      'Oblicz pole trapezu o podstawach 8 cm i 4 cm i wysokości 5 cm',
      ['right', '(a+b)·h/2'],
      ['solved', '30 cm²'],
    ],
    ['tutor', 9, 'Oblicz pole trójkąta równobocznego o boku 6 cm', ['right', 'a²√3/4'], ['solved', '9√3 cm²']],
    ['tutor', 8, 'Oblicz wysokość trójkąta o polu 20 cm² i podstawie 5 cm', ['right', 'h = 2P/a'], ['solved', '8 cm']],
  ]),
  ...dialoguesOf('perimeter', [
    ['tutor', 5, 'Oblicz obwód prostokąta o bokach 6 cm i 4 cm', ['right', '2(a+b)'], ['solved', '20 cm']],
    ['tutor', 5, 'Oblicz obwód kwadratu o boku 6 cm', ['right', 'Ob = 4a'], ['solved', '24 cm']],
  ]),
  ...dialoguesOf('circle', [
    ['tutor', 8, 'Oblicz pole koła o promieniu 5 cm', ['right', 'πr²'], ['wrong', '50π'], ['solved', '25π cm²']],
    ['tutor', 8, 'Oblicz długość okręgu o promieniu 4 cm', ['talk', 'πr²'], ['right', '2πr'], ['solved', '8π cm']],
  ]),
  ...dialoguesOf('cuboid', [
    [
      'tutor',
      6,
      'Oblicz pole powierzchni sześcianu o krawędzi 3 cm',
      ['right', '6a²'],
      ['right', '6·9'],
      ['solved', '54 cm²'],
    ],
  ]),
  ...dialoguesOf('polygons', [
    ['tutor', 7, 'Ile przekątnych ma ośmiokąt?', ['right', 'n(n-3)/2'], ['solved', '20']],
    ['tutor', 7, 'Oblicz sumę kątów sześciokąta', ['right', '(n-2)·180°'], ['solved', '720°']],
  ]),
  ...dialoguesOf('ohm', [
    [
      'tutor',
      8,
      'Oblicz natężenie prądu, gdy napięcie to 12 V, a opór 4 Ω',
      ['talk', 'R/U'],
      ['right', 'U:R'],
      ['solved', '3 A'],
    ],
  ]),
  ...dialoguesOf('circle-in-plane', [
    [
      'tutor',
      10,
      'Napisz równanie okręgu, którego średnicą jest odcinek AB, A=(1,2), B=(5,-2)',
      ['right', 'x_S = (1 + 5)/2 = 3'],
      ['wrong', 'S = (3, 1)'],
      ['right', 'S = (3, 0)'],
      ['wrong', 'r = 8'],
      ['right', 'r = 2√2'],
      ['solved', '(x - 3)² + y² = 8'],
    ],
  ]),
  ...dialoguesOf('order-of-operations', [
    ['tutor', 7, 'Oblicz 2^3 · 2^4', ['wrong', '2^12'], ['wrong', '4^7'], ['right', '2^(3+4)'], ['solved', '128']],
    ['tutor', 8, 'Oblicz √72', ['partial', '8,49'], ['right', '√(36·2)'], ['right', '√36·√2'], ['solved', '6√2']],
    ['tutor', 5, 'Oblicz 1 1/2 + 2 3/4', ['partial', '3 5/4'], ['solved', '4 1/4']],
  ]),
  ...dialoguesOf('quadratic-equation', [
    ['tutor', 9, 'x² - 5x + 6 = 0', ['right', 'x = (5 ± 1)/2'], ['solved', 'x = 2 lub x = 3']],
  ]),
  ...dialoguesOf('area', [
    [
      'tutor',
      8,
      'Oblicz pole trójkąta prostokątnego o przyprostokątnych 6 cm i 8 cm',
      ['talk', 'c = 10'],
      ['right', 'ab/2'],
      ['solved', '24 cm²'],
    ],
  ]),
  ...dialoguesOf('solutions', [
    [
      'tutor',
      7,
      'Do 20 g soli dodano 80 g wody. Oblicz stężenie procentowe roztworu.',
      ['right', 'Cp = ms/mr · 100%'],
      ['talk', 'ms/mw·100%'],
      ['wrong', '20/80'],
      ['right', 'm_r = 20 + 80 = 100 g'],
      ['solved', '20%'],
    ],
  ]),
  // Read as a polynomial of several letters, it once divided by zero.
  ...dialoguesOf('proportion', [
    ['tutor', 5, 'Kilogram jabłek kosztuje 4 zł. Ile kosztują 3 kg?', ['right', '1kg=100dag'], ['solved', '12 zł']],
  ]),
];
