import { expect, it } from 'vitest';
import { listIn, statementsIn } from '#tutoring/reading/statement.rules.ts';

/** The statements of a message, without the empty ones. */
const stated = (message: string): string =>
  statementsIn(message)
    .map((one) =>
      one
        .replace(/,?\s+$/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((one) => one !== '')
    .join(' ; ');

it.each<readonly [string, readonly string[]]>([
  ['x = 2 ; x = 3', ['x = 2 \\quad x = 3', 'x = 2, \\qquad x = 3', 'x = 2 \\qquad x = 3']],
  ['x = 2 ; x = 3', ['lub', 'albo', 'oraz', 'i', '∨', '∧', 'and', 'v'].map((joint) => `x = 2 ${joint} x = 3`)],
  ['x = 2 ; x = 3', ['x = 2, x = 3', 'x = 2 x = 3', 'x = 2; x = 3', 'x = 2\nx = 3', 'x = 2, czyli x = 3']],
  ['x = 2 ; x = 3', ['x_1 = 2, x_2 = 3', 'x_{1} = 2 x_{2} = 3', 'x1 = 2 x2 = 3']],
  ['1,41', ['\\sqrt{2} \\approx 1,41', 'pierwiastek z 2 ≈ 1,41']],
  ['x = 1,41', ['x = √2 ≈ 1,41']],
  ['sin α = 0,5', ['sin α = 0,5']],
  ['5 cm', ['5 \\text{cm}', '5 \\operatorname {cm}']],
  ['20°', ['20^\\circ', '20^{\\circ}']],
  ['a = 5', ['a_1 = 5', 'a1 = 5', 'a_{12} = 5', 'a₁ = 5', 'a_n = 5', 'aₙ = 5', 'a_{n} = 5', 'a12 = 5']],
  ['s = 15', ['s_5 = 15', 's5 = 15', 's₅ = 15']],
  ['5 · 4', ['5 · 4']],
  ['2π', ['2π', '2\\pi', '2pi']],
  ['2 π r', ['2 pi r', '2 \\pi r']],
  ['pies', ['pies']],
  ...['mm', 'cm', 'dm', 'm', 'km'].flatMap((unit): readonly (readonly [string, readonly string[]])[] => [
    [`5 ${unit}²`, ['kw', 'kw.', 'kwadratowych', 'kwadr'].map((square) => `5 ${unit} ${square}`)],
    [`5 ${unit}³`, ['sześc', 'szesciennych', 'sześciennych'].map((cube) => `5 ${unit} ${cube}`)],
  ]),
  ['(1/2)', ['sin 30°', 'sin30', 'sin(30°)', 'sin 30 stopni', '\\sin 30^\\circ', '\\sin(30)', 'cos 60°', 'cos60']],
  ['(sqrt(2)/2)', ['sin 45°', 'cos 45°']],
  ['(sqrt(3)/2)', ['sin 60°', 'cos 30°']],
  ['(sqrt(3)/3)', ['tg 30°', 'tan 30°']],
  ['1', ['tg 45°', 'tan 45°', 'tg45']],
  ['sqrt(3)', ['tg 60°', 'tan(60°)']],
  ['sin 305°', ['sin 305°']],
  ['19%', ['o 19%', 'a 19%', 'w 19%', 'z 19%', '19%']],
  ['2/3 godziny', ['a 2/3 godziny']],
  ['-5', ['o -5']],
  [
    '3%',
    ['na', 'za', 'co', 'przez'].flatMap((per) => ['pół', 'pol', '0,5', '1/2'].map((half) => `3% ${per} ${half} roku`)),
  ],
  [
    '35 g',
    ['35 g na 100 g wody', '35 g w 100 g wody', '35 g / 100 g wody', '35 g/100 gramów wody', '35 g na 100 gram wody'],
  ],
  ['35 gramów', ['35 gramów na 100 g wody']],
  ['72000 m ; 3600 s', ['72000 m w 3600 s']],
  [
    '4 ; 3 ; 23 = 5 * 4 + 3',
    [
      '23 : 5 = 4 reszty 3',
      '23 / 5 = 4 reszta 3',
      '23:5=4 r 3',
      '23:5=4 r. 3',
      '23:5=4r3',
      '23 : 5 = 4, reszta 3',
      '23 : 5 = 4 i reszty 3',
    ],
  ],
  ['4 ; 3', ['4 reszty 3', '4 r 3', '4 r. 3', '4r3', '4, reszta 3', '4 i reszty 3', '4 i 3']],
  ['2 ; 3', ['(2; 3)', 'A = (2; 3)', 'A(2; 3)', 'P (2; 3)', '2 ; 3']],
  ['-1,5 ; 2.5', ['(-1,5; 2.5)']],
  ['(2 ; 3)', ['(2, 3)', '(2,3)']],
  ['{-2 ; 3}', ['{-2, 3}']],
  ['⟨-2 ; 3⟩', ['⟨-2, 3⟩']],
  ['<-2 ; 3>', ['<-2, 3>']],
  ['\\frac{1,5}{2}', ['\\frac{1,5}{2}']],
  ['\\frac{1}{2,5}', ['\\frac{1}{2,5}']],
  ['\\sqrt{2,25}', ['\\sqrt{2,25}']],
  ['(1,5 + 2)', ['(1,5 + 2)']],
  ['a = 4', ["f'(2) = 4", 'f’(2) = 4', 'g ′ ( -2 ) = 4', "h'(1,5) = 4", "f'(1/2) = 4"]],
  ['x = 4', ['x_0 = 4', 'x0 = 4', 'x_{0} = 4', 'x = 4']],
  ['v0 = 4', ['v0 = 4']],
  ['2 godziny 30 min', ['2 godziny i 30 min', '2 godziny 30 min']],
  ['2 godz. 30 minut', ['2 godz. i 30 minut']],
  ...['gr', 'cm', 'mm', 'dag', 'g', 'm', 's'].map((unit): readonly [string, readonly string[]] => [
    `2 zł 30 ${unit}`,
    [`2 zł i 30 ${unit}`],
  ]),
  ['12 zł ; 24 zł', ['12 zł i 24 zł', '12 zł oraz 24 zł']],
  ['12 g ; 24 g', ['12 g i 24 g']],
  ['= 8', ['NWD(16, 24) = 8', 'nww(2, 8) = 8', 'NWW (2, 8) = 8']],
  ['80 · 1 = 80 km ; 112 · 3 = 336 km', ['80 · 1 = 80 km, 112 · 3 = 336 km']],
  ['a = a : q', ['a1 = a2 : q', 'a_1 = a_2 : q', 'a_{1} = a_{2} : q', 'a1 = an : q', 'a1 = a_n : q']],
  ...['-', '+', '*', '·', ':', '/'].map((sign): readonly [string, readonly string[]] => [
    `a = a ${sign} r`,
    [`a1 = a2 ${sign} r`],
  ]),
  ['5 = 5', ['5 ∈ 5', '5 ≅ 5', '5 czyli 5', '5 = 5']],
  ['15', ['1/5 to 15', '15']],
  ['2 * 1/5 = 15', ['2 * 1/5 to 15']],
  ['5 kg = 15', ['5 kg to 15', '5 kg = 15']],
  ['5% = 15', ['5% to 15']],
  ['5 cm² = 15', ['5 cm² to 15']],
  ['1 kg = 4 zł', ['1 kg - 4 zł', '1 kg – 4 zł', '1 kg — 4 zł', '1 kg to 4 zł']],
  ['1 kg = 4,50 zł', ['1 kg - 4,50 zł']],
  ['5 kg - 4 kg', ['5 kg - 4 kg']],
  ['2x = 8', ['2x = 8 /:2', '2x = 8 / - 3', '2x = 8 /+3', '2x = 8 /*2']],
])('a message says: %s', (meant, messages) => {
  expect(messages.map((message) => [message, stated(message)])).toEqual(messages.map((message) => [message, meant]));
});

it('numbers alone are a list', () => {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['24, 36', ['24', '36']],
    ['24; 36', ['24', '36']],
    ['-1,5; 2,5; 3', ['-1,5', '2,5', '3']],
    ['1.5, 2', ['1.5', '2']],
    ['30 60 90', ['30', '60', '90']],
    ['30; 60; 90', ['30', '60', '90']],
    ['-1/2 1/3 1', ['-1/2', '1/3', '1']],
    ['1/2, 1/3, 1', ['1/2', '1/3', '1']],
    ['4,6,8,10', ['4', '6', '8', '10']],
    ['-4,6,8.', ['-4', '6', '8']],
    ['4,6,8!', ['4', '6', '8']],
    ['12 3456 7', ['12', '3456', '7']],
  ];
  const others = ['12 345', '1 234 567', '4,6', '30 60', '4', 'x = 4, 6', '4, 6 i 8', 'to 4,6,8', '4, 6 cm'];
  expect([lists.map(([message]) => [message, listIn(message)]), others.map(listIn)]).toEqual([
    lists,
    others.map(() => undefined),
  ]);
});

it('each number of a list is a statement', () => {
  expect(stated('4,6,8')).toBe('4 ; 6 ; 8');
});
