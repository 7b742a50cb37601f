import { SOLVED, TRUE_BY_ITSELF, TRUE_EQUATION, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

const OTHER_EQUATION = 'To równanie nie opisuje tego zadania. Co oznacza w nim litera i co czemu jest równe?';

export const OWN_EQUATIONS: readonly JudgedReplies[] = [
  repliesTo('Cena buta wzrosła o 20% i teraz wynosi 240 zł. Ile kosztował przedtem?', [
    [SOLVED, '200 zł', 'x = 200'],
    [TRUE_EQUATION, '1,2x = 240', 'x + 0,2x = 240', '120x = 24000', '1,2 · y = 240'],
    [wrong('x + 0{,}3x = 240', OTHER_EQUATION), 'x + 0,3x = 240'],
    [wrong('0{,}8x = 240', OTHER_EQUATION), '0,8x = 240'],
    [wrong('x + 20 = 240', OTHER_EQUATION), 'x + 20 = 240'],
    [TRUE_BY_ITSELF, '240 + x = 480'],
  ]),
  repliesTo('Średnia liczb 4, 6, x wynosi 6. Oblicz x.', [
    [SOLVED, '8', 'x = 8'],
    [TRUE_EQUATION, '(4 + 6 + x)/3 = 6', '4 + 6 + x = 18', '10 + x = 18'],
  ]),
  repliesTo('Średnia trzech liczb wynosi 6. Dwie z nich to 4 i 6. Jaka jest trzecia?', [
    [TRUE_EQUATION, '(4 + 6 + x)/3 = 6', '4 + 6 + x = 18'],
    [wrong('4 + 6 + x = 20', OTHER_EQUATION), '4 + 6 + x = 20'],
  ]),
  repliesTo('Kąty trójkąta są w stosunku 2:3:4. Oblicz kąty.', [
    [TRUE_EQUATION, '2x + 3x + 4x = 180', '9x = 180'],
    [wrong('9x = 90', OTHER_EQUATION), '9x = 90'],
  ]),
  repliesTo('Oblicz przeciwprostokątną trójkąta prostokątnego o przyprostokątnych 6 i 8', [
    [TRUE_EQUATION, 'x² = 36 + 64', 'x^2 = 100'],
    [
      wrong('x^{2} = 14', 'Dodane zostały same długości. W twierdzeniu Pitagorasa dodajemy kwadraty boków.'),
      'x^2 = 14',
    ],
  ]),
];
