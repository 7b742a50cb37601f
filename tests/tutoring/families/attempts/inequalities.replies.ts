import {
  BOUND_ALONE,
  DISCRIMINANT,
  NOTHING,
  ON_THE_WAY,
  OTHER_DISCRIMINANT,
  OTHER_SIDE_OF_ENDS,
  SOLVED,
  partial,
  repliesTo,
  right,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const INEQUALITIES: readonly JudgedReplies[] = [
  repliesTo('2x + 3 > 5', [
    [SOLVED, 'x > 1', 'x>1', '1 < x', '(1; +∞)', 'x ∈ (1; ∞)'],
    [right('Ta nierówność mówi to samo, co nierówność z zadania.'), '2x > 2', '2x > 5 - 3', 'x + 3/2 > 5/2'],
    [right('To jest granica. Po której jej stronie leżą liczby, które spełniają nierówność?'), 'x = 1'],
    [right('Rozwiązania tego równania są granicami zbioru.'), '2x = 2', '2x + 3 = 5'],
    [BOUND_ALONE, '1'],
    [wrong('x = 2'), 'x = 2'],
    [
      wrong(
        'x = 4',
        'Sprawdź znak liczby przenoszonej na drugą stronę: działanie, które usuwa ją z jednej strony, trzeba wykonać i po drugiej.',
      ),
      'x = 4',
    ],
    [wrong('7'), '7'],
    [
      wrong(
        '4',
        'Sprawdź znak liczby przenoszonej na drugą stronę: działanie, które usuwa ją z jednej strony, trzeba wykonać i po drugiej.',
      ),
      '4',
    ],
    [wrong(''), '2x > 8', '2x > 2 + 3'],
    [OTHER_SIDE_OF_ENDS, 'x < 1', 'x ≥ 1', 'x ≤ 1', '(-∞; 1)', '<1; +∞)'],
    [
      wrong(
        '',
        'Sprawdź znak liczby przenoszonej na drugą stronę: działanie, które usuwa ją z jednej strony, trzeba wykonać i po drugiej.',
      ),
      'x > 4',
      '(4; +∞)',
    ],
    [NOTHING, 'nie wiem'],
  ]),
  repliesTo('-3x + 2 <= 8', [
    [SOLVED, 'x ≥ -2', 'x >= -2', '<-2; +∞)'],
    [right('Ta nierówność mówi to samo, co nierówność z zadania.'), '-3x <= 6', '-3x ≤ 8 - 2', '3x ≥ -6'],
    [right('Rozwiązania tego równania są granicami zbioru.'), '-3x = 6'],
    [right('To jest granica. Po której jej stronie leżą liczby, które spełniają nierówność?'), 'x = -2'],
    [BOUND_ALONE, '-2'],
    [OTHER_SIDE_OF_ENDS, 'x ≤ -2', 'x > -2'],
    [wrong(''), '-3x <= 10', '3x ≤ -6'],
    [
      wrong(
        '2',
        'Sprawdź znak liczby po dzieleniu: jaki znak ma iloraz, gdy jedna z liczb jest ujemna, a jaki, gdy obie są ujemne?',
      ),
      '2',
    ],
  ]),
  repliesTo('x^2 - 5x + 6 < 0', [
    [SOLVED, '2 < x < 3', '(2; 3)', 'x ∈ (2; 3)', 'x > 2 i x < 3'],
    [DISCRIMINANT, 'Δ = 1', 'Δ = 25 - 24 = 1', 'Δ = 25 - 24', '√Δ = 1'],
    [
      right('Pozostaje ustalić, które liczby spełniają nierówność: te między granicami czy te na zewnątrz.'),
      'x1=2 x2=3',
      'x1 = 2, x2 = 3',
      'x1 = 2',
      'x = 2 lub x = 3',
    ],
    [right('Rozwiązania tego równania są granicami zbioru.'), 'x^2 - 5x + 6 = 0', '(x-2)(x-3) = 0'],
    [right('Ta nierówność mówi to samo, co nierówność z zadania.'), '(x-2)(x-3) < 0'],
    [BOUND_ALONE, '2', '3'],
    [wrong('\\Delta = 4', OTHER_DISCRIMINANT), 'Δ = 4'],
    [wrong('\\Delta = 49', OTHER_DISCRIMINANT), 'Δ = 49'],
    [untrue('\\Delta = 25 - 24 = 2'), 'Δ = 25 - 24 = 2'],
    [
      wrong(
        'x_{1} = -2',
        'Sprawdź znaki miejsc zerowych: wstaw je do wyrażenia i zobacz, czy wychodzi zero. We wzorach stoi $-b$.',
      ),
      'x1 = -2, x2 = -3',
    ],
    [wrong('x_{2} = 4', 'Sprawdź mianownik we wzorach na miejsca zerowe: stoi w nim podwojone $a$.'), 'x1 = 2, x2 = 4'],
    [OTHER_SIDE_OF_ENDS, '2 ≤ x ≤ 3', '<2; 3>', 'x < 2 lub x > 3', '(-∞; 2) ∪ (3; +∞)'],
    [
      wrong(
        '',
        'Sprawdź znaki miejsc zerowych: wstaw je do wyrażenia i zobacz, czy wychodzi zero. We wzorach stoi $-b$.',
      ),
      '(-3; -2)',
    ],
    [wrong(''), 'x < 3', 'x > 2', '(x+2)(x+3) < 0'],
    [wrong('5'), '5'],
    [wrong('x = 4', 'Sprawdź mianownik we wzorach na miejsca zerowe: stoi w nim podwojone $a$.'), 'x = 4'],
  ]),
  repliesTo('x^2 - 5x + 6 >= 0', [
    [SOLVED, 'x ≤ 2 lub x ≥ 3', '(-∞; 2> u <3; +∞)', '(-∞; 2] ∪ [3; ∞)'],
    [
      right('Pozostaje ustalić, które liczby spełniają nierówność: te między granicami czy te na zewnątrz.'),
      'x1 = 2, x2 = 3',
    ],
    [right('Ta nierówność mówi to samo, co nierówność z zadania.'), '(x-2)(x-3) ≥ 0'],
    [
      partial(
        'Obie nierówności są dobre.',
        'Czy jakaś liczba spełnia je obie naraz? Połącz je słowem, które mówi to, co trzeba.',
      ),
      'x ≤ 2 i x ≥ 3',
    ],
    [OTHER_SIDE_OF_ENDS, 'x < 2 lub x > 3', '2 ≤ x ≤ 3', '(-∞; 2) ∪ (3; ∞)'],
    [
      wrong(
        '',
        'Sprawdź znaki miejsc zerowych: wstaw je do wyrażenia i zobacz, czy wychodzi zero. We wzorach stoi $-b$.',
      ),
      'x ≤ -3 lub x ≥ -2',
    ],
  ]),
  repliesTo('|x-3| < 5', [
    [SOLVED, '-2 < x < 8', '(-2; 8)', 'x > -2 i x < 8'],
    [right('Ta nierówność mówi to samo, co nierówność z zadania.'), '-5 < x-3 < 5'],
    [right('To jeden z warunków, które muszą być spełnione.'), 'x - 3 < 5', 'x - 3 > -5'],
    [right('Rozwiązania tego równania są granicami zbioru.'), 'x-3 = -5', 'x - 3 = 5'],
    [
      right('Pozostaje ustalić, które liczby spełniają nierówność: te między granicami czy te na zewnątrz.'),
      'x = 8',
      'x = -2',
      'x = 8 lub x = -2',
    ],
    [BOUND_ALONE, '8', '-2'],
    [wrong(''), 'x < 2', '-8 < x < 2'],
    [wrong('x = 2'), 'x = 2'],
    [OTHER_SIDE_OF_ENDS, '-2 ≤ x ≤ 8'],
    [wrong('2'), '2'],
  ]),
  repliesTo('|x+1| > 4', [
    [SOLVED, 'x > 3 lub x < -5', 'x < -5 lub x > 3', '(-∞; -5) u (3; +∞)'],
    [right('Ta nierówność mówi to samo, co nierówność z zadania.'), 'x + 1 > 4 lub x + 1 < -4'],
    [
      partial(
        'Obie nierówności są dobre.',
        'Czy jakaś liczba spełnia je obie naraz? Połącz je słowem, które mówi to, co trzeba.',
      ),
      'x > 3 i x < -5',
    ],
    [OTHER_SIDE_OF_ENDS, '-5 < x < 3', 'x ≥ 3 lub x ≤ -5'],
    [wrong(''), 'x > 5 lub x < -3'],
  ]),
  repliesTo('x^2 - 4x + 3 > 0', [
    [SOLVED, 'x < 1 lub x > 3'],
    [
      ON_THE_WAY,
      'ramiona w górę',
      'ramiona są skierowane w górę',
      'ramiona sa zwrocone do gory',
      'parabola ma ramiona skierowane w górę',
      'parabola ramiona ida w gore',
      'ma ramiona do góry.',
      'Ramiona w górę!',
    ],
    [
      right('Pozostaje ustalić, które liczby spełniają nierówność: te między granicami czy te na zewnątrz.'),
      'x1 = 1, x2 = 3',
    ],
    [
      wrong(
        '',
        'O tym, w którą stronę są skierowane ramiona paraboli, decyduje znak liczby stojącej przy kwadracie niewiadomej.',
      ),
      'ramiona w dół',
      'parabola ma ramiona w dół',
      'ramiona skierowane w dol',
      'ramiona idą do dołu',
    ],
    [NOTHING, 'ramiona'],
  ]),
  repliesTo('-x^2 + 4x - 3 > 0', [
    [SOLVED, '1 < x < 3'],
    [ON_THE_WAY, 'ramiona w dół'],
    [
      wrong(
        '',
        'O tym, w którą stronę są skierowane ramiona paraboli, decyduje znak liczby stojącej przy kwadracie niewiadomej.',
      ),
      'ramiona w górę',
    ],
  ]),
  repliesTo('x^2 - 5x + 6 <= 0', [
    [SOLVED, '2 ≤ x ≤ 3', '<2; 3>'],
    [
      right('Pozostaje ustalić, które liczby spełniają nierówność: te między granicami czy te na zewnątrz.'),
      'x = (5+1)/2 = 3',
      'x1 = 2',
    ],
    [DISCRIMINANT, 'Δ = 1', '√Δ = 1'],
    [BOUND_ALONE, '3'],
    [wrong('x = 1'), 'x = 1'],
    [untrue('x = \\frac{5 + 1}{2} = 4'), 'x = (5+1)/2 = 4'],
    [
      wrong(
        'x = -2',
        'Sprawdź znaki miejsc zerowych: wstaw je do wyrażenia i zobacz, czy wychodzi zero. We wzorach stoi $-b$.',
      ),
      'x = -2',
    ],
    [wrong('y = 7'), 'y = 7'],
  ]),
];
