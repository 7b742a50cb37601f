import { expect, it } from 'vitest';
import { pairIn, replyNotation, spokenNotation } from '#tutoring/reading/reply.rules.ts';
import { withoutTakenBack } from '#tutoring/reading/correction.rules.ts';
import { withMixedNumbers } from '#tutoring/reading/mixed-numbers.rules.ts';
import { sharesIn } from '#tutoring/reading/share.reader.ts';
import { claimedVerdict } from '#tutoring/reading/claims.reader.ts';
import { misread } from './misread.ts';

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

it.each<readonly [string, readonly string[]]>([
  ['x + 1', ['iks + 1', 'x + 1']],
  ['3 x', ['3 iksa']],
  ['z x', ['z iksem']],
  ['y', ['igrek']],
  ['2 y', ['dwa igreka']],
  ['z y', ['z igrekiem']],
  [
    'x = 4',
    [
      ...['równa się', 'rowna sie', 'jest równe', 'jest rowne', 'jest równa', 'jest rowna', 'równe jest'].map(
        (equals) => `x ${equals} 4`,
      ),
      'iks równa się cztery',
    ],
  ],
  ['x = -4', ['x równa się minus cztery']],
  ['2 + 3', ['2 plus 3', '2 dodać 3', '2 dodac 3', 'dwa plus trzy']],
  ['(2) + (3)', ['(2) plus (3)']],
  ['5 - 3', ['5 odjąć 3', 'pięć odjąć trzy', '5 odjac 3']],
  ['5 * 3', ['5 razy 3']],
  ['5 * √4', ['5 razy √4']],
  [
    '6 : 3',
    [
      '6 podzielić przez 3',
      '6 podzielic przez 3',
      '6 podzielić na 3',
      '6 podzielone przez 3',
      '6 dzielone przez 3',
      '6 dzielone 3',
    ],
  ],
  ['iksowy igrekowy', ['iksowy igrekowy']],
])('what is said in words is written in signs: %s', (meant, messages) => {
  expect(misread(meant, messages, (message) => tidy(spokenNotation(message)))).toEqual([]);
});

it.each<readonly [string, readonly string[]]>([
  ['8^(1/3)', ['pierwiastek trzeciego stopnia z 8', '∛8', '∛(8)', '∛ 8', '\\sqrt[3]{8}', 'pierwiastek 3 stopnia z 8']],
  ['16^(1/4)', ['pierwiastek czwartego stopnia z 16', '∜16', '∜(16)', '\\sqrt [4] {16}']],
  ['16^(1/2)', ['pierwiastek drugiego stopnia z 16']],
  ['32^(1/5)', ['pierwiastek piątego stopnia z 32', 'pierwiastek piatego stopnia z 32']],
  [
    '8^(1/3) = 2',
    [
      'pierwiastek trzeciego stopnia z 8 to 2',
      'pierwiastek trzeciego stopnia z 8 = 2',
      'pierwiastek trzeciego stopnia z 8 jest równy 2',
      'pierwiastek trzeciego stopnia z 8 jest rowny 2',
      '∛8 = 2',
    ],
  ],
  [
    '√100',
    ['pierwiastek z 100', 'pierwiastek ze 100', 'pierwiastek kwadratowy z 100', 'pierwiastek z liczby 100', '√100'],
  ],
  ['50 - 10 = 40', ['50 - 10 to 40', '50 - 10 = 40']],
  ['x = 50 * 2 = 100', ['x = 50 * 2 to 100']],
  ['3 + 1,5 = 4,5', ['3 + 1,5 to 4,5']],
  ['3 - 5 = -2', ['3 - 5 to -2']],
  ['50-10 = 40', ['50-10 to 40']],
  ['3-5 = -2', ['3-5 to -2']],
  ['x < 3', ['x jest mniejsze niż 3', 'x jest mniejsza od 3']],
  ['x = 2', ['x ∈ {2}']],
  ['1/2 = 2/4', ['1/2 to 2/4']],
  ['-1/2 = -2/4', ['-1/2 to -2/4']],
  ['1/5 to 15', ['1/5 to 15']],
  [
    'Δ = 5^2',
    [
      ...['delty', 'wyróżnika', 'wyroznika'].flatMap((name) =>
        ['', 'to ', '= ', 'wynosi '].map((verb) => `pierwiastek z ${name} ${verb}5`),
      ),
      '√Δ = 5',
      '√(Δ) = 5',
      '√delty = 5',
      '√ delta to 5',
      'sqrt(Δ) = 5',
    ],
  ],
  ['Δ = 25', ['delta 25', 'wyróżnik 25', 'wyroznik 25']],
  ['Δ = -25', ['delta -25']],
  ['x > 3', ['x jest większe niż 3', 'x jest wieksze niz 3', 'x jest większy od 3', 'x jest większa niz 3']],
  ['x < -3', ['x jest mniejsze niż -3', 'x jest mniejsze niz -3', 'x jest mniejszy od -3']],
  [
    '2x = 8',
    ['2x = 8 /:2', '2x = 8 / :2', '2x = 8 |:2', '2x = 8 | : 2', '2x = 8 /-3', '2x = 8 | -3x', '2x = 8 /·(-2)'],
  ],
  ['2x = 8', ['2x = 8 | +1,5', '2x = 8 /:1/2', '2x = 8 |2']],
  ['2x = 8 x = 4', ['2x = 8 /:2\nx = 4']],
  [
    'x = 2 ; x = 3',
    [
      'x ∈ {2,3}',
      'x ∈ {2; 3}',
      'x należy do {2, 3}',
      'x nalezy do { 2 , 3 }',
      'x = 2 v x = 3',
      'x = 2 ∨ x = 3',
      'x = 2 lub x = 3',
      'x = 2 albo x = 3',
      'x = 2, x = 3',
    ],
  ],
  ['x_1 = 2 ; x_2 = 3', ['x_1 = 2 v x_2 = 3', 'x_1 = 2, x_2 = 3']],
  ['x1 = 2 ; x2 = 3', ['x1 = 2 lub x2 = 3', 'x1 = 2, x2 = 3']],
  ['x = -1/2 ; x = 3', ['x ∈ {-1/2; 3}']],
  ['x = -2', ['x ∈ {-2}', 'x należy do {-2}', 'x nalezy do { -2 }']],
  ['6^2 = 36 ; 8^2 = 64', ['6^2 = 36 8^2 = 64']],
  ['6 * 2 = 12 ; -3 * 2 = -6', ['6 * 2 = 12 -3 * 2 = -6']],
  ['48 000 : 4 = 12 000 : 1', ['48 000 : 4 = 12 000 : 1']],
  ['20 + 10 = 30', ['20 i 10 to 30', '20 i 10 daje 30', '20 i 10 jest 30']],
  ['6 * 4 = 24', ['6 i 4 to 24']],
  ['6 i 4 to 24,5', ['6 i 4 to 24,5']],
  ['1/6 i 4 to 24', ['1/6 i 4 to 24']],
  [
    '12',
    [
      'jedna część to 12',
      'jedna czesc ma 12',
      '1 część wynosi 12',
      'jedna porcja jest równa 12',
      'jedna część = 12',
      '1 porcja to 12',
    ],
  ],
  ['-12', ['jedna część to -12']],
])('answers are written as the judges read them: %s', (meant, messages) => {
  expect(misread(meant, messages, (message) => tidy(replyNotation(message)))).toEqual([]);
});

it('a pair is read in its order', () => {
  const pairs = ['(6, 4)', '(6; 4)', '( 6 , 4 ).', '6 i 4', '6; 4', '6, 4', '6 i 4!', 'wyszło (6, 4)'];
  const others = ['6', '6,4', '1/6; 4 zł', 'x = 6; y = 4', '6 i 4 to 10'];
  expect([pairs.map(pairIn), pairIn('(-1/2; 3)'), pairIn('-1/2 i 3'), others.map(pairIn)]).toEqual([
    pairs.map(() => ['6', '4']),
    ['-1/2', '3'],
    ['-1/2', '3'],
    others.map(() => undefined),
  ]);
});

it('the last word counts', () => {
  const words =
    'a nie|albo nie|oj nie|o nie|kurde nie|nie|sory|sorry|sorki|sorka|czekaj|stop|poprawka|pomyłka|pomylka|ups|oops|miało być|mialo byc|a sory|albo sory|nie sory'.split(
      '|',
    );
  const messages = [
    ...words.map((word) => `32, ${word}, 42`),
    ...words.map((word) => `wyszło 32 cm ${word}... 42`),
    'nie 32 tylko 42',
    'nie 32, ale 42',
    'nie x = 32 tylko 42',
    'nie 32 cm lecz 42',
    'nie -32 tylko 42',
  ];
  expect([
    misread('42', messages, withoutTakenBack),
    ['chyba', 'raczej', 'jednak', 'może', 'moze', 'a jednak'].map((word) => withoutTakenBack(`32. ${word} 42`)),
    ['32 i nie wiem co dalej', 'nie 32', 'to 32, nie', '32 sorki', 'nie wiem 32, stopnie 42'].map(withoutTakenBack),
  ]).toEqual([
    [],
    ['chyba 42', 'raczej 42', 'jednak 42', 'może 42', 'moze 42', 'a jednak 42'],
    ['32 i nie wiem co dalej', 'nie 32', 'to 32, nie', '32 sorki', 'nie wiem 32, stopnie 42'],
  ]);
});

it('a whole and its part are one number, two roots are not', () => {
  const numbers = ['5 i 1/2', '5 i \\frac{1}{2}', '5 i \\dfrac {1} {2}', '5 i \\tfrac{1}{2}'];
  const others = ['5 i 3/2', '5 i 2/2', '1/5 i 1/2', '1,5 i 1/2', '5 i 1/2,5', 'x i 1/2'];
  expect([numbers.map(withMixedNumbers), others.map(withMixedNumbers)]).toEqual([
    numbers.map((message) => message.replace(' i', '')),
    others,
  ]);
});

const sharesOf = (message: string): readonly string[] =>
  sharesIn(message).map(({ percent, of, value, shown }) => [percent, of ?? '-', value, shown].join(' '));

const UNITS = ['zł', 'kg', 'g', 'km', 'm', 'cm', 'l'];

it('a share is said either way round', () => {
  const shares = [
    '1 % to 2,4',
    '1% = 2,4',
    '1 procent wynosi 2,4',
    '1% czyli 2,4',
    '1 procenta jest 2,4',
    '2,4 zł to 1 %',
    '2,4 = 1%',
    '2,4 kg stanowi 1 procent',
    '2,4 czyli 1%',
    '2,4 jest 1%',
  ];
  expect([
    shares.map(sharesOf),
    sharesOf('25 % z 120 to 30'),
    UNITS.map((unit) => sharesOf(`25% z 120 ${unit} to 30`)),
    UNITS.map((unit) => sharesOf(`30 ${unit} to 25%`)),
    sharesOf('10 % to 24, 5 % to 12,5'),
    sharesOf('1,5 % z 2.5 to -3'),
    ['10% to 24%', '10% to 24/2', '10% to 24 * 2', '10% to 240 procent', '10% z', '2/3 to 5 %'].map(sharesOf),
  ]).toEqual([
    shares.map(() => ['1 - 2.4 1\\% = 2{,}4']),
    ['25 120 30 25\\% = 30'],
    UNITS.map(() => ['25 120 30 25\\% = 30']),
    UNITS.map(() => ['25 - 30 25\\% = 30']),
    ['10 - 24 10\\% = 24', '5 - 12.5 5\\% = 12{,}5'],
    ['1.5 2.5 -3 1{,}5\\% = -3'],
    [[], [], [], [], [], []],
  ]);
});

it('there is no solution, or every number is one', () => {
  const none =
    'brak rozwiązań|nie ma rozwiązania|nie ma żadnego rozwiązania|sprzeczne|żadna liczba|zbiór pusty|brak pierwiastków'.split(
      '|',
    );
  const all = 'tożsamość|tożsamościowe|każda liczba|wszystkie liczby|nieskończenie wiele|układ nieoznaczony'.split('|');
  expect([
    misread('none', none, claimedVerdict),
    misread('all', all, claimedVerdict),
    misread(undefined, ['x = 3', 'brak mi słów', 'jedna liczba'], claimedVerdict),
  ]).toEqual([[], [], []]);
});
