import { dialoguesOf, repliesOf, tasksOf } from './corpus-rows.ts';
import type { Dialogue, FirstMessage } from './corpus.types.ts';

/** Met by walking the product as a pupil. */
export const FIRST_MESSAGES_ON_WALKS: readonly FirstMessage[] = [
  ...tasksOf('clock', [
    [2, 'za dziesięć siódma, która to godzina', '6:50'],
    [2, 'za pięć dwunasta', '11:55'],
    [3, 'która to godzina: dwadzieścia po trzeciej po południu', '15:20'],
  ]),
  ...tasksOf('fraction-arithmetic', [
    [5, 'Oblicz 5 i 1/2 + 2 i 1/4', '7 3/4'],
    [5, 'oblicz 5 i 1/2 - 2 i 3/4', '2 3/4'],
    [6, '5 i 1/2 razy 2', '11'],
    [6, 'oblicz 1 i 1/3 : 2 i 2/3', '1/2'],
    [6, 'str. 45 zad 3 oblicz 2/3+1/4', '11/12'],
  ]),
  ...tasksOf('quadratic-function', [
    [10, 'Narysuj wykres funkcji f(x)=x^2-4x+3', '(2; -1)'],
    [10, 'Naszkicuj wykres funkcji kwadratowej y = -x^2+2x', '(1; 1)'],
    [11, 'Jak narysować wykres funkcji y=x^2', '(0; 0)'],
    [10, 'wykres funkcji f(x)=x^2-1', '(0; -1)'],
  ]),
  ...tasksOf('linear-function', [
    [9, 'Narysuj wykres funkcji f(x) = 2x - 3', 'x = 3/2'],
    [9, 'narysuj wykres y=-3x', 'x = 0'],
    [9, 'sporządź wykres funkcji f(x)=1/2x+1 w układzie współrzędnych', 'x = -2'],
    [9, 'Narysuj prostą o równaniu y=2x+1', 'x = -1/2'],
  ]),
  ...[
    '11/12 i 5',
    'Oblicz 2+3 i 5',
    'narysuj wykres funkcji y=|x-2|',
    'Narysuj wykres y=2/x',
    '6:2(1+2)',
    '200+10%',
    '100 - 20%',
    '0^0',
    'oblicz 5+0^0',
  ].map((message): FirstMessage => ({ message, grade: 9, owed: { kind: 'refusal' } })),
];

/** What is asked for is no answer, though its value is the result. */
const QUESTIONS_SAID_ONCE_MORE = [
  ['money', 3, 'ile to groszy 5 zł 40 gr'],
  ['length-units', 4, 'ile mm ma 6 cm i 4 mm'],
  ['mass-units', 4, '1 kg 20 dag = ... dag'],
  ['angles', 6, 'kąt wierzchołkowy do 75 stopni'],
  ['linear-equation', 7, 'czy x=3 jest rozwiazaniem 5x+2=3x+8'],
  ['polynomial', 11, 'czy x+1 dzieli x^3+1'],
  ['right-triangle-trigonometry', 10, 'tg 45 stopni ile to'],
  ['right-triangle-trigonometry', 10, 'sin 45°'],
  ['coordinate-plane', 10, 'Oblicz długość odcinka AB, jeśli A=(-1,2), B=(3,5)'],
  ['roots', 8, '√(9+16)'],
  ['pythagoras', 8, 'Czy trójkąt o bokach 6, 8, 10 jest prostokątny?'],
  ['moles', 8, 'Ile moli stanowi 88 g CO2?'],
] as const;

/** A right number beside one that is not asked for, sloppy percents, points of a graph. */
export const DIALOGUES_ON_WALKS: readonly Dialogue[] = [
  ...QUESTIONS_SAID_ONCE_MORE.map(([family, grade, task]): Dialogue => ({
    mode: 'tutor',
    grade,
    family,
    task,
    turns: [{ pupil: task, taken: 'wish' }],
  })),
  ...repliesOf('right-triangle-trigonometry', ['tutor', 10, 'sin 45°'], [['solved', 'sin 45° = √2/2']]),
  ...repliesOf(
    'money',
    ['tutor', 3, 'ile to groszy 5 zł 40 gr'],
    [
      ['wrong', '5 zł 40 gr', 'the question for the answer'],
      ['solved', '5 zł 40 gr = 540 gr'],
    ],
  ),
  ...repliesOf(
    'circle',
    ['tutor', 8, 'Oblicz pole koła o promieniu 9 cm'],
    [
      ['wrong', 'r = 9π', 'pi in the radius'],
      ['right', 'r = 9'],
      ['solved', 'P = 81π cm2'],
    ],
  ),
  ...repliesOf(
    'solid-of-revolution',
    ['tutor', 8, 'Oblicz objętość walca o promieniu 3 cm i wysokości 5 cm'],
    [
      ['right', 'P = 9π'],
      ['wrong', '3π'],
    ],
  ),
  ...repliesOf(
    'quadratic-inequality',
    ['tutor', 10, 'x^2-4x+3>0'],
    [
      ['right', 'ramiona w górę'],
      ['wrong', 'ramiona w dół', 'the sign of the leading coefficient'],
    ],
  ),
  ...repliesOf(
    'percent-change',
    ['tutor', 7, 'Rower kosztuje 200 zł. Staniał o 10%. Ile kosztuje teraz?'],
    [
      ['solved', '200-10%=180'],
      ['solved', '200 zł - 10% = 180 zł'],
      ['right', '200 - 10%'],
      ['wrong', '200-10%=190', 'the percent taken for a number'],
      ['right', '100%-10%=90%'],
    ],
  ),
  ...repliesOf(
    'equation',
    ['tutor', 7, '2(y+1)+3y=12'],
    [
      ['wrong', 'y=2 x=7'],
      ['wrong', 'y = 2, z = 5'],
      ['solved', 'y=2'],
    ],
  ),
  ...repliesOf('equation', ['tutor', 7, '2x+3=11'], [['solved', 'x=4, sprawdzam L=11 P=11']]),
  ...repliesOf(
    'fraction-arithmetic',
    ['tutor', 6, 'Oblicz 2/3+1/4'],
    [
      ['wrong', '11/12 i 5'],
      ['wrong', '5 i 11/12'],
      ['right', '3/12 i 8/12'],
      ['solved', '11/12, mam 13 lat'],
    ],
  ),
  ...repliesOf('order-of-operations', ['tutor', 4, 'oblicz 48:6+3*4'], [['wrong', '17, 18, 19, 20']]),
  ...repliesOf('percent', ['tutor', 7, 'Oblicz 15% z 240'], [['wrong', '47 i 36']]),
  ...repliesOf('area', ['tutor', 5, 'Pole prostokąta o bokach 3 cm i 4 cm'], [['wrong', '13 i 12']]),
  ...dialoguesOf('quadratic-function', [
    [
      'tutor',
      10,
      'Narysuj wykres funkcji f(x)=x^2-4x+3',
      ['partial', 'p=2'],
      ['wrong', 'W=(2,1)'],
      ['solved', 'W=(2,-1)'],
    ],
    ['tutor', 10, 'Narysuj wykres funkcji f(x)=x^2-4x+3', ['right', '(1,0) i (3,0)'], ['wrong', '(0,2)']],
    ['tutor', 10, 'Wyznacz wierzchołek paraboli y=x^2-4x+3', ['wrong', 'W=(2,1)']],
  ]),
  ...dialoguesOf('linear-function', [
    [
      'tutor',
      9,
      'Narysuj wykres funkcji f(x)=2x-3',
      ['partial', 'f(0)=-3'],
      ['wrong', '(1,1)'],
      ['solved', '(0,-3) i (1,-1)'],
    ],
  ]),
];
