import { ON_THE_WAY, SOLVED, partial, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const DERIVATIVES: readonly JudgedReplies[] = [
  repliesTo('styczna do f(x)=x^2 w punkcie x0=3', [
    [SOLVED, 'y=6x-9', 'y=6(x-3)+9'],
    [ON_THE_WAY, "f'(x)=2x", "f'(3)=6", 'f(3)=9', 'a = 6'],
    [wrong('2x + 1'), "f'(x)=2x+1"],
    [wrong('a = 9'), "f'(3)=9", 'a=9'],
    [wrong('b = 9'), 'b = 9'],
    [wrong('f(3) = 6'), 'f(3)=6'],
    [
      wrong(
        'y = 6x + 9',
        'Wartość funkcji w punkcie styczności to nie wyraz wolny prostej. Wstaw cały punkt do równania prostej.',
      ),
      'y=6x+9',
    ],
    [wrong('y = 6x'), 'y=6x'],
    [
      wrong('y = 9x - 18', 'Współczynnikiem kierunkowym stycznej jest wartość pochodnej, a nie wartość funkcji.'),
      'y=9x-18',
    ],
  ]),
  repliesTo('pochodna f(x)=3x^2-2x+1', [
    [SOLVED, '6x-2', "f'(x)=6x-2"],
    [ON_THE_WAY, '(3x^2)’=6x', "(2x)' = 2", "(1)' = 0"],
    [partial('Ta część jest policzona dobrze.', 'To jednak jeszcze nie całe wyrażenie. Co z resztą?'), '6x'],
    [wrong('', "Sprawdź tę pochodną ze wzoru $(x^n)' = nx^{n-1}$."), '(3x^2)’=3x', "(2x)' = 0"],
    [wrong('6x - 2 + 1', 'Pochodna stałej to zero: wyraz bez $x$ znika.'), '6x-2+1'],
    [wrong('3x - 2', 'Potęga zmalała, ale zginął wykładnik, przez który trzeba pomnożyć.'), '3x-2'],
    [wrong('6x + 2'), "f'(x)=6x+2"],
  ]),
  repliesTo("f(x)=x^4-2x^2, f'(1)=?", [
    [SOLVED, "f'(1)=0", '0'],
    [ON_THE_WAY, '4x^3-4x', "f'(x)=4x^3-4x", "f' = 4x^3 - 4x", "(x^4)'=4x^3"],
    [wrong('4x^{3} - 2x'), '4x^3-2x'],
    [wrong('', "Sprawdź tę pochodną ze wzoru $(x^n)' = nx^{n-1}$."), "f'(x) = 4x^3 - 2x", "(x^4)'=3x^4"],
    [wrong('-1', 'To wartość funkcji, a nie jej pochodnej. Podstaw do wzoru pochodnej.'), '-1'],
    [wrong('a = 2'), "f'(1)=2"],
  ]),
];
