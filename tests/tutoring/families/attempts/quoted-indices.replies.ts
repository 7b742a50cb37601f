import { OTHER_DISCRIMINANT, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const QUOTED_INDICES: readonly JudgedReplies[] = [
  repliesTo('Oblicz a10 w ciągu arytmetycznym 3, 7, 11, …', [
    [wrong('a_{10} = 40'), 'a₁₀ = 40', 'a_{10} = 40', 'a10 = 40'],
    [wrong('r = 5'), 'r = 5'],
    [wrong('S_{10} = 40', 'Sprawdź tę sumę: ile wyrazów dodajesz i od którego zaczynasz?'), 'S₁₀ = 40'],
  ]),
  repliesTo('x^2 - 5x + 6 < 0', [
    [
      wrong(
        'x_{1} = -2',
        'Sprawdź znaki miejsc zerowych: wstaw je do wyrażenia i zobacz, czy wychodzi zero. We wzorach stoi $-b$.',
      ),
      'x1 = -2, x2 = -3',
    ],
    [
      wrong('x_{2} = 4', 'Sprawdź mianownik we wzorach na miejsca zerowe: stoi w nim podwojone $a$.'),
      'x_1 = 2, x_2 = 4',
    ],
    [wrong('\\Delta = 49', OTHER_DISCRIMINANT), 'Δ = 49'],
  ]),
];
