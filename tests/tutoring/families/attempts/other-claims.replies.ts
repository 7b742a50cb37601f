import { SOLVED, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const OTHER_CLAIMS: readonly JudgedReplies[] = [
  repliesTo('2x + 3 = 11', [
    [SOLVED, 'x = 4'],
    [
      wrong(
        'x = 5',
        'Sprawdź tę liczbę: wstaw ją w miejsce $x$ do równania $2x + 3 = 11$. Czy po obu stronach wychodzi to samo?',
      ),
      '4 albo 5',
    ],
  ]),
  repliesTo('457 + 386 pisemnie', [
    [SOLVED, '843', '843, bo 7+6=13', 'suma to 843'],
    [wrong('844'), '843 lub 844'],
  ]),
  repliesTo('objętość walca r=3 h=5', [
    [SOLVED, '141,3', '45π czyli 141,3'],
    [wrong('46\\pi'), '45π albo 46π'],
  ]),
  repliesTo('Wyznacz medianę liczb: 2,5; 1,5; 3,5', [
    [SOLVED, 'mediana 2,5'],
    [wrong('4'), '2,5 albo 4'],
  ]),
  repliesTo('Oblicz a6 w ciągu geometrycznym 3, 6, 12, …', [
    [SOLVED, '3, 6, 12, 24, 48, 96'],
    [
      wrong(
        '192',
        'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jedno mnożenie mniej niż n.',
      ),
      '96 albo 192',
    ],
  ]),
];
