import {
  CALCULATED,
  LEADS_TO_RESULT,
  ON_THE_WAY,
  ONE_OF_SEVERAL,
  SOLVED,
  TRUE_EQUATION,
  repliesTo,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

const OTHER_TERM = 'Sprawdź numer wyrazu: ile kroków prowadzi do niego od pierwszego wyrazu?';

export const SEQUENCES: readonly JudgedReplies[] = [
  repliesTo('Oblicz a20 w ciągu arytmetycznym 4, 7, 10, …', [
    [SOLVED, '61'],
    [ON_THE_WAY, '4, 7, 10, 13', '4, 7, 10, 13, 16, ...', '4, 7, 10, 13, …', 'r = 3'],
    [wrong('14'), '4, 7, 10, 14'],
    [
      wrong(
        '64',
        'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jeden krok mniej niż n.',
      ),
      '64',
    ],
    [wrong('r = 4'), 'r = 4'],
  ]),
  repliesTo('w ciągu arytmetycznym a1=5, r=3, oblicz a10', [
    [SOLVED, '32', 'a10 = 32', 'a_{10} = 32', 'a10 = a1 + 9r = 5 + 27 = 32'],
    [ON_THE_WAY, 'a_2 = 8', 'a2 = 8, a3 = 11', 'a₂ = 8', 'a_{3} = 5 + 2*3 = 11', 'S3 = 24'],
    [
      TRUE_EQUATION,
      'a10 = a1 + 9r',
      'a_{10} = a_1 + 9 * r',
      'a_n = a_1 + (n - 1)r',
      'an = 3n + 2',
      'a_{n+1} = a_n + 3',
    ],
    [LEADS_TO_RESULT, 'a1 + 9r', 'a10 = 5 + 9 * 3'],
    [wrong('a_{9} = 32', OTHER_TERM), 'a_9 = 32'],
    [wrong('a_{1} = 8', OTHER_TERM), 'a_1 = 8'],
    [wrong('a_{n+1} = a_{n} + 4', OTHER_TERM), 'a_{n+1} = a_n + 4'],
    [
      wrong(
        'a_{10} = a_{1} + 10r',
        'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jeden krok mniej niż n.',
      ),
      'a10 = a1 + 10r',
    ],
  ]),
  repliesTo('Oblicz sumę 10 początkowych wyrazów ciągu arytmetycznego 2, 5, 8, ...', [
    [SOLVED, '155', 'S10 = 155', 'S_{10} = 155'],
    [ON_THE_WAY, 'a10 = 29', 'a_1 = 2, r = 3'],
    [TRUE_EQUATION, 'S10 = (a1 + a10)/2 * 10', 'S_n = (a_1 + a_n)/2 * n'],
    [wrong('a_{10} = 32', OTHER_TERM), 'a10 = 32'],
  ]),
  repliesTo('W ciągu arytmetycznym a3=7 i a7=19. Wyznacz r i a1', [
    [SOLVED, 'r = 3, a1 = 1', 'a1 = 1, r = 3'],
    [ONE_OF_SEVERAL, 'r = 3', 'a1 = 1'],
    [TRUE_EQUATION, 'a7 = a3 + 4r', 'a1 = a3 - 2r'],
    [wrong('a_{1} = 16', OTHER_TERM), 'a1 = 16'],
  ]),
  repliesTo('w ciągu geometrycznym a1=3, q=2, oblicz a5', [
    [SOLVED, '48', 'a5 = a1 * q^4 = 48'],
    [ON_THE_WAY, 'a3 = 12, a4 = 24'],
    [TRUE_EQUATION, 'a5 = a1 * q^4', 'a_n = a_1 * q^(n-1)', 'S_5 = 93 * q^0'],
    [wrong('a_{4} = 48', OTHER_TERM), 'a4 = 48'],
  ]),
  repliesTo('w ciągu geometrycznym a1=3, q=1, oblicz sumę 5 początkowych wyrazów', [
    [SOLVED, '15', 'S5 = 5 * a1 = 15'],
    [ON_THE_WAY, 'a_4 = 3', 'S_2 = 6'],
  ]),
  repliesTo('w ciągu geometrycznym a1=3, q=2, oblicz a4', [
    [SOLVED, '24', 'a4 = 24', 'a_4 = 3 * 2^3 = 24'],
    [ON_THE_WAY, '3, 6, 12'],
    [LEADS_TO_RESULT, '3*2^3'],
    [
      wrong(
        '18',
        'Iloraz został pomnożony przez liczbę kroków. Każdy krok to osobne mnożenie, więc iloraz się potęguje.',
      ),
      '3, 6, 18',
      '18',
    ],
    [
      wrong(
        '48',
        'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jedno mnożenie mniej niż n.',
      ),
      '48',
    ],
  ]),
  repliesTo('w ciągu arytmetycznym a1=5, r=-2, oblicz a6', [
    [SOLVED, '-5'],
    [ON_THE_WAY, '5, 3, 1, -1', '5, 3, 1'],
    [LEADS_TO_RESULT, '5 + 5*(-2)'],
    [wrong('15'), '15'],
    [
      wrong(
        '-7',
        'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jeden krok mniej niż n.',
      ),
      '-7',
    ],
  ]),
  repliesTo('5, 8, 11, ... podaj wzór ogólny', [
    [SOLVED, 'an = 3n+2', '3n + 2', 'an = 5 + (n-1)*3'],
    [ON_THE_WAY, 'r = 3', 'r=8-5=3'],
    [wrong('r = 4'), 'r = 4'],
    [
      wrong(
        '3n + 5',
        'Sprawdź wzór dla n = 1: czy daje pierwszy wyraz? Różnicę dodajemy do pierwszego wyrazu o jeden raz mniej, niż wynosi n.',
      ),
      'an = 3n + 5',
    ],
    [wrong('3'), 'an = 3n'],
    [wrong('5n + 3'), 'an = 5n + 3'],
    [wrong('a_{1} = 3', OTHER_TERM), 'a1 = 3'],
    [untrue('r = 8 - 5 = 2'), 'r=8-5=2'],
  ]),
  repliesTo('W ciągu geometrycznym a2 = 16 i a3 = 8. Oblicz a1.', [
    [SOLVED, '32', 'a1 = 32', 'a1 = a2 : q = 16 : 1/2 = 32'],
    [ON_THE_WAY, 'q = 1/2', 'q = 8/16 = 1/2', 'q = 0,5'],
    [wrong('q = 2'), 'q = 2'],
    [wrong('a_{1} = 24'), 'a₁ = 24'],
    [untrue('q = \\frac{8}{16} = 2'), 'q = 8/16 = 2'],
  ]),
  repliesTo('Oblicz a10 w ciągu arytmetycznym 3, 7, 11, …', [
    [SOLVED, '39', 'a10 = 39', 'a_{10} = 3 + 9*4 = 39', 'a₁₀ = 39'],
    [ON_THE_WAY, 'r = 4', 'r = 7 - 3'],
    [CALCULATED, '9*4 = 36'],
    [LEADS_TO_RESULT, '3 + 9*4'],
    [
      wrong(
        '43',
        'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jeden krok mniej niż n.',
      ),
      'a10 = 43',
      'a_{10} = 3 + 10*4 = 43',
    ],
    [wrong('a_{10} = 40'), 'a₁₀ = 40'],
    [wrong('r = 3'), 'r = 3'],
    [wrong('r = 5'), 'r=5'],
  ]),
  repliesTo('W ciągu arytmetycznym a1 = 2 i r = 3. Oblicz a5.', [
    [SOLVED, '14', '2, 5, 8, 11, 14'],
    [ON_THE_WAY, '2, 5, 8'],
  ]),
  repliesTo('Oblicz a6 w ciągu geometrycznym 3, 6, 12, …', [
    [SOLVED, '3, 6, 12, 24, 48, 96', '96'],
    [ON_THE_WAY, '3, 6, 12, 24, …', 'q = 2'],
    [wrong('q = 3'), 'q = 3'],
    [wrong('18'), '3, 6, 12, 18'],
  ]),
  repliesTo('W ciągu geometrycznym a1 = 3 i q = 2. Oblicz a5.', [
    [SOLVED, '48'],
    [ON_THE_WAY, '3, 6, 12, ...', '3; 6; 12; 24'],
    [wrong('7'), '3, 5, 7'],
    [
      wrong(
        '96',
        'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jedno mnożenie mniej niż n.',
      ),
      '96',
    ],
  ]),
  repliesTo('Oblicz a5 w ciągu arytmetycznym 1,5; 2; 2,5; …', [
    [SOLVED, '3,5'],
    [
      wrong(
        '3',
        'To dopiero poprzedni wyraz. Policz kroki jeszcze raz: od pierwszego wyrazu do drugiego jest jeden krok, do trzeciego dwa.',
      ),
      '1,5; 2; 3',
    ],
  ]),
  repliesTo('Oblicz sumę 10 pierwszych wyrazów ciągu arytmetycznego a1=3, r=2', [
    [TRUE_EQUATION, 'S = (a1+a10)/2·10', 'S10 = (a1+a10)/2·10'],
    [SOLVED, 'S = 120'],
  ]),
];
