import { SOLVED, repliesTo, right, wrong, type JudgedReplies } from './judged-replies.ts';

export const DOMAINS: readonly JudgedReplies[] = [
  repliesTo('dziedzina wyrażenia 3/(x^2-25)', [
    [
      SOLVED,
      'x≠5 i x≠-5',
      'x ≠ 5 i x ≠ -5',
      'x≠5, x≠-5',
      'x ≠ 5 oraz x ≠ -5',
      'x != 5 i x != -5',
      'R \\ {-5, 5}',
      'R \\ {-5; 5}',
      'D = R \\ {-5; 5}',
      'R - {-5, 5}',
      'x ∈ R \\ {5; -5}',
      '$x \\in \\mathbb{R} \\setminus \\{-5, 5\\}$',
      'D = R\\{-5,5}',
    ],
    [
      right('Taki jest warunek. Dla jakich liczb nie jest on spełniony?'),
      'x^2 - 25 ≠ 0',
      'x^2 - 25 = 0',
      'x^2 = 25',
      'x = 5',
      'x = 5 lub x = -5',
      '(x-5)(x+5) = 0',
    ],
    [
      wrong('', 'Mianownik jest zerem dla więcej niż jednej liczby. Rozłóż go na czynniki i sprawdź każdy z nich.'),
      'x≠5',
      'R \\ {5}',
    ],
    [wrong(''), 'x≠-5', 'x≠25', 'R \\ {25}', 'R \\ {-5, 5, 0}', 'R'],
    [wrong('x = 25'), 'x = 25'],
  ]),
  repliesTo('dziedzina wyrażenia (x+1)/(2x-1)', [
    [SOLVED, 'x ≠ 1/2', 'x≠0,5', 'x ≠ \\frac{1}{2}', 'R \\ {1/2}', 'R \\ {0,5}', 'R \\ {0.5}', 'x ∈ R i x ≠ 1/2'],
    [
      right('Taki jest warunek. Dla jakich liczb nie jest on spełniony?'),
      '2x - 1 = 0',
      '2x = 1',
      'x = 1/2',
      '2x - 1 ≠ 0',
    ],
    [wrong(''), 'x ≠ 2', 'x > 1/2'],
    [wrong('', 'Sprawdź znak: podstaw swoją liczbę do mianownika i zobacz, czy wychodzi zero.'), 'x ≠ -1/2'],
    [wrong('', 'To miejsce zerowe licznika, a dziedzina zależy od mianownika.'), 'x ≠ -1', 'R \\ {-1}'],
  ]),
];
