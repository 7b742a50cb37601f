import { dialoguesOf, refusal, repliesOf, tasksOf } from './corpus-rows.ts';
import type { Dialogue, FirstMessage } from './corpus.types.ts';

/** What stands just beyond what there is: a third angle of 0°, a change from nothing. And wordings that only changes on purpose have missed. */
export const FIRST_MESSAGES_AT_BOUNDARIES: readonly FirstMessage[] = [
  refusal(6, 'Dwa kąty trójkąta mają 100° i 80°. Ile ma trzeci kąt?'),
  refusal(6, 'Dwa kąty trójkąta mają 110° i 90°. Ile ma trzeci kąt?'),
  refusal(6, 'Trzy kąty czworokąta mają 120°, 120° i 120°. Ile ma czwarty kąt?'),
  refusal(6, 'Ile stopni ma kąt przyległy do kąta 180°?'),
  refusal(8, 'cena wzrosła z 0 zł na 50 zł, o ile procent'),
  refusal(8, 'o ile procent wzrosło z 0 do 50'),
  refusal(8, 'Cena spadła z 50 zł na 60 zł. O ile procent?'),
  refusal(8, 'cena po obniżce o 100% wynosi 50 zł ile było przed obniżką'),
  ...tasksOf('percent-whole', [
    [7, '30% pewnej liczby wynosi 12, jaka to liczba', '40'],
    [7, '30% pewnej liczby jest równe 12', '40'],
  ]),
  ...tasksOf('percent-rate', [
    [7, '12 jest jakim procentem liczby 48', '25%'],
    [7, 'ile procent stanowi 12 z 48', '25%'],
  ]),
  ...tasksOf('percent-of-number', [
    [7, 'od 80 policz 15%', '12'],
    [7, 'z 80 zł oblicz 15%', '12 zł'],
    [7, 'W klasie jest 25 uczniów, 40% uczniów to dziewczyny. Ile jest dziewczyn?', '10'],
    [7, '15% z 40 m', '6 m'],
    [7, '15% z 40 l', '6 l'],
  ]),
];

export const DIALOGUES_AT_BOUNDARIES: readonly Dialogue[] = [
  ...dialoguesOf('angles', [
    [
      'tutor',
      6,
      'Dwa kąty trójkąta mają 50° i 60°. Ile ma trzeci kąt?',
      ['wrong', '130°', 'one angle taken away'],
      ['wrong', '250°', 'taken from 360°'],
      ['right', '50+60=110'],
      ['solved', '70°'],
    ],
  ]),
  ...repliesOf(
    'number-order',
    ['tutor', 5, 'uloz malejaco 1/2, 1/3, 5/6'],
    [
      ['wrong', '5/6 i 1/3 i 1/2', 'the last two turned around'],
      ['wrong', '1/2 i 1/3 i 5/6', 'a wrong order'],
      ['solved', '5/6 i 1/2 i 1/3'],
    ],
  ),
  ...repliesOf(
    'number-order',
    ['tutor', 5, 'Ustaw w kolejności rosnącej ułamki 2/3, 3/4, 5/12'],
    [
      ['wrong', '2/3 i 3/4 i 5/12', 'a wrong order'],
      ['solved', '5/12 i 2/3 i 3/4'],
    ],
  ),
  ...repliesOf(
    'fraction-comparison',
    ['tutor', 5, 'Porównaj 0,7 i 0,65'],
    [
      ['right', '0,7 = 0,70'],
      ['solved', '0,7 > 0,65'],
    ],
  ),
  ...repliesOf(
    'quadratic-inequality',
    ['tutor', 10, 'x^2 - 4x + 3 < 0'],
    [
      ['right', 'ramiona w górę'],
      ['right', 'ramiona są skierowane do góry'],
      ['right', 'parabola ma ramiona zwrócone w górę'],
      ['right', 'ma ramiona skierowane w gore'],
      ['right', 'ramiona idą do góry'],
    ],
  ),
  ...repliesOf(
    'quadratic-inequality',
    ['tutor', 10, '-x^2 + 4x - 3 > 0'],
    [
      ['right', 'ramiona w dół'],
      ['right', 'ramiona skierowane do dołu'],
    ],
  ),
];
