import {
  CALCULATED,
  DISCRIMINANT,
  LAW,
  ONE_OF_SEVERAL,
  OTHER_DISCRIMINANT,
  SOLVED,
  repliesTo,
  right,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

const COEFFICIENTS = right('Współczynniki są odczytane dobrze.');
const COEFFICIENT = right('Ten współczynnik jest odczytany dobrze.');

const OTHER_COEFFICIENT = 'Sprawdź ten współczynnik: stoi przed odpowiednią potęgą niewiadomej razem ze swoim znakiem.';

export const TRINOMIALS: readonly JudgedReplies[] = [
  repliesTo('Rozwiąż 2x^2 - 9x + 4 = 0', [
    [COEFFICIENTS, 'a = 2, b = -9, c = 4', 'a=2 b=-9 c=4'],
    [COEFFICIENT, 'b = -9', 'a = 2', 'współczynnik c = 4'],
    [
      CALCULATED,
      '-b = 9',
      '2a = 4',
      'b² = 81',
      '4ac = 32',
      'b^2 - 4ac = 81 - 32 = 49',
      'Δ = b² - 4ac',
      'delta = b^2 - 4ac = 49',
      'a + b + c = -3',
    ],
    [LAW, 'x = (-b - √Δ)/2a', 'x_1 = (-b - sqrt(Δ)) / (2a)', 'x₂ = (-b + √Δ)/2a', 'x = (-b ± √Δ)/2a'],
    [DISCRIMINANT, 'Δ = 49', '√Δ = 7'],
    [wrong('b=9', OTHER_COEFFICIENT), 'b=9'],
    [wrong('b^{2} = -81', OTHER_DISCRIMINANT), 'b² = -81'],
    [wrong('\\Delta = b^{2} + 4ac', OTHER_DISCRIMINANT), 'Δ = b² + 4ac'],
    [wrong('x_{1} = \\frac{b - \\sqrt{\\Delta}}{2a}', OTHER_DISCRIMINANT), 'x1 = (b - √Δ)/2a'],
  ]),
  repliesTo('Wyznacz wierzchołek paraboli y = x^2 - 4x + 3', [
    [SOLVED, '(2, -1)', 'W = (2, -1)'],
    [ONE_OF_SEVERAL, 'p = 2', 'q = -1', 'p = 4/2', 'p = -(-4)/2'],
    [COEFFICIENTS, 'a=1, b=-4, c=3'],
    [CALCULATED, 'p = (-b)/(2a) = 4/2 = 2'],
    [LAW, 'p = -b/2a', 'q = -Δ/4a', 'p = -b/(2a)'],
    [DISCRIMINANT, 'Δ = 4', 'Δ = (-4)^2 - 4*1*3 = 4'],
    [CALCULATED, 'f(2) = -1'],
    [wrong('\\Delta = 28', OTHER_DISCRIMINANT), 'Δ = 28'],
    [wrong('b=4', OTHER_COEFFICIENT), 'b=4'],
    [wrong('p = \\frac{b}{2a}', OTHER_DISCRIMINANT), 'p = b/2a'],
  ]),
  repliesTo('x^2 - 5x + 6 < 0', [
    [DISCRIMINANT, 'Δ = 1', 'Δ = 25 - 24'],
    [COEFFICIENT, 'b = -5'],
    [wrong('\\Delta = 49', OTHER_DISCRIMINANT), 'Δ = 49'],
  ]),
];
