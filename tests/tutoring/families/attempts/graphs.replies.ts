import { SOLVED, partial, repliesTo, right, wrong, type JudgedReplies } from './judged-replies.ts';

export const GRAPHS: readonly JudgedReplies[] = [
  repliesTo('Narysuj wykres funkcji f(x) = 2x - 3', [
    [SOLVED, '(0, -3) i (1, -1)', '(0; -3), (2; 1)'],
    [
      partial('Ten punkt leży na wykresie.', 'Do narysowania prostej potrzeba dwóch punktów. Znajdź drugi.'),
      '(0, -3)',
      '(1; -1)',
      '(0, -3) i (0; -3)',
    ],
    [
      wrong(
        '(0;\\ 3)',
        'Ten punkt nie leży na wykresie. Wstaw pierwszą współrzędną w miejsce $x$: druga musi być wartością funkcji.',
      ),
      '(0, 3)',
    ],
    [
      wrong(
        '(1;\\ 2)',
        'Ten punkt nie leży na wykresie. Wstaw pierwszą współrzędną w miejsce $x$: druga musi być wartością funkcji.',
      ),
      '(1, 2)',
    ],
    [
      wrong(
        '(1;\\ 1)',
        'Ten punkt nie leży na wykresie. Wstaw pierwszą współrzędną w miejsce $x$: druga musi być wartością funkcji.',
      ),
      '(0, -3) i (1, 1)',
    ],
  ]),
  repliesTo('Narysuj wykres funkcji f(x)=x^2-4x+3', [
    [SOLVED, '(2, -1)', 'W = (2; -1)', '(0, 3), (2; -1)'],
    [right('Ten punkt leży na wykresie.'), '(0, 3)', '(1; 0)'],
    [right('Te punkty leżą na wykresie.'), '(1,0) i (3,0)'],
    [
      wrong(
        '(2;\\ 1)',
        'Ten punkt nie leży na wykresie. Wstaw pierwszą współrzędną w miejsce $x$: druga musi być wartością funkcji.',
      ),
      '(2, 1)',
    ],
    [
      wrong(
        '(0;\\ -3)',
        'Ten punkt nie leży na wykresie. Wstaw pierwszą współrzędną w miejsce $x$: druga musi być wartością funkcji.',
      ),
      '(0, -3)',
    ],
    [
      wrong(
        '(2;\\ 0)',
        'Ten punkt nie leży na wykresie. Wstaw pierwszą współrzędną w miejsce $x$: druga musi być wartością funkcji.',
      ),
      '(1,0) i (2,0)',
    ],
  ]),
];
