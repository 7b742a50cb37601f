import { ON_THE_WAY, SOLVED, partial, repliesTo, untrue, wrong, type JudgedReplies } from './judged-replies.ts';

export const WORDS: readonly JudgedReplies[] = [
  repliesTo('x^2 - 4x + 3 > 0', [
    [
      ON_THE_WAY,
      'ramiona w górę',
      'ramiona są skierowane w górę',
      'ramiona sa zwrocone do gory',
      'parabola ma ramiona skierowane w górę',
      'parabola ramiona ida w gore',
      'ma ramiona do góry.',
      'ramiona skierowane w górę!',
      'Ramiona w górę',
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
      'ramiona są zwrócone w dół',
    ],
  ]),
  repliesTo('-x^2 + 4x - 3 > 0', [
    [ON_THE_WAY, 'ramiona w dół', 'ramiona skierowane do dołu'],
    [
      wrong(
        '',
        'O tym, w którą stronę są skierowane ramiona paraboli, decyduje znak liczby stojącej przy kwadracie niewiadomej.',
      ),
      'ramiona w górę',
      'ramiona idą do góry',
    ],
  ]),
  repliesTo('rzucamy trzy razy monetą, jakie p że wypadną dokładnie dwa orły', [
    [
      ON_THE_WAY,
      'OOR, ORO, ROO',
      'OOR i ORO i ROO',
      'to OOR, ORO, ROO.',
      'OOR ORO ROO',
      'oor, oro, roo',
      'ROO, OOR, ORO',
    ],
    [partial('Te wyniki pasują.', 'To jeszcze nie wszystkie. Jakich brakuje?'), 'OOR, ORO', 'ORO i ROO'],
    [untrue('\\frac{3}{8} = 40'), '3/8 czyli 40%'],
  ]),
  repliesTo('(x-1)/(x+2) = 0', [
    [ON_THE_WAY, 'x ≠ -2', 'x≠-2.', 'x != -2', 'x ≠ −2', 'X ≠ -2', 'x \\neq -2'],
    [wrong('x \\neq 2'), 'x ≠ 2'],
    [wrong('x \\neq 1'), 'x ≠ 1'],
    [untrue('3x = -2'), '3x ≠ -2'],
  ]),
  repliesTo('dziedzina wyrażenia 3/(x^2-25)', [
    [SOLVED, 'x ≠ 5 i x ≠ -5'],
    [
      wrong('', 'Mianownik jest zerem dla więcej niż jednej liczby. Rozłóż go na czynniki i sprawdź każdy z nich.'),
      'x ≠ 5',
    ],
    [wrong(''), 'x ≠ -5'],
  ]),
];
