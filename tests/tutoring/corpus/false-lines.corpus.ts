import { repliesOf, tasksOf } from './corpus-rows.ts';
import type { Dialogue, FirstMessage } from './corpus.types.ts';

/** A factor that a table of primes still holds. */
export const FIRST_MESSAGES_WITH_GREAT_FACTORS: readonly FirstMessage[] = tasksOf('prime-factors', [
  [6, 'rozłóż 202 na czynniki pierwsze', '2·101'],
]);

/** Lines with one number that is not as it should be, beside the same lines as they should be (D73). */
export const FALSE_LINES: readonly Dialogue[] = [
  ...repliesOf(
    'force',
    ['tutor', 8, 'Oblicz siłę, która ciału o masie 6 kg nadaje przyspieszenie 5 m/s².'],
    [
      ['solved', 'F = m·a = 6 kg · 5 m/s² = 30 N'],
      ['wrong', 'F = m·a = 7 kg · 5 m/s² = 30 N'],
      ['wrong', 'F = 6 kg · 5 m/s2 = 31 N'],
    ],
  ),
  ...repliesOf(
    'electric-power',
    ['tutor', 8, 'Oblicz moc żarówki, gdy napięcie wynosi 6 V, a natężenie 8 A.'],
    [
      ['solved', 'P = 6 V · 8 A = 48 W'],
      ['wrong', 'P = 6 V · 9 A = 48 W'],
    ],
  ),
  ...repliesOf(
    'length-units',
    ['tutor', 5, 'Zamień 59 cm na decymetry'],
    [
      ['solved', '59 cm = (59 : 10) dm = 5,9 dm'],
      ['wrong', '59 cm = (60 : 10) dm = 5,9 dm'],
    ],
  ),
  ...repliesOf(
    'area-units',
    ['tutor', 6, 'Zamień 2 ha na ary'],
    [
      ['right', '1 ha = 10 · 10 = 100 a'],
      ['wrong', '2 ha = 10 · 10 = 100 a'],
      ['solved', '2 ha = 200 a'],
    ],
  ),
  ...repliesOf(
    'molar-mass',
    ['tutor', 8, 'Oblicz masę cząsteczkową CaO'],
    [
      ['solved', 'm = 40 u + 16 u = 56 u'],
      ['wrong', 'm = 41 u + 16 u = 56 u'],
    ],
  ),
  ...repliesOf(
    'prime-factors',
    ['tutor', 6, 'rozłóż 12 na czynniki pierwsze'],
    [
      ['right', '12 : 2 = 6'],
      ['wrong', '13 : 2 = 6'],
    ],
  ),
  ...repliesOf(
    'mean',
    ['tutor', 6, 'średnia liczb 6, 2 i 4'],
    [
      ['solved', '12 : 3 = 4'],
      ['wrong', '13 : 3 = 4'],
    ],
  ),
  ...repliesOf(
    'greatest-common-divisor',
    ['tutor', 6, 'Znajdź NWD liczb 16 i 24'],
    [
      ['solved', 'NWD(16, 24) = 2·2·2 = 8'],
      ['wrong', 'NWD(16,24)=6'],
      ['wrong', 'NWD(17; 24) = 8'],
      ['wrong', 'NWD(17; 24) = 2·2·2 = 8'],
    ],
  ),
  ...repliesOf(
    'cuboid',
    ['tutor', 8, 'Oblicz sumę długości krawędzi sześcianu o krawędzi 5 cm'],
    [
      ['solved', 's = 12 · a = 12 · 5 = 60 cm'],
      ['wrong', 's = 13 · a = 12 · 5 = 60 cm'],
    ],
  ),
  ...repliesOf(
    'combinatorics',
    ['tutor', 11, 'Na ile sposobów można ustawić 5 osób w kolejce?'],
    [
      ['solved', '5! = 5·4·3·2·1 = 120'],
      ['wrong', '5! = 5·4·3 = 60'],
      ['wrong', '4! = 12'],
    ],
  ),
  ...repliesOf(
    'classical-probability',
    ['tutor', 12, 'rzucamy dwiema kostkami p że suma oczek większa od 9'],
    [['wrong', 'P(A) = |A|/|Ω| = 7/36']],
  ),
  ...repliesOf(
    'successive-discounts',
    ['tutor', 8, 'Cenę obniżono najpierw o 50%, a potem o 10%. O ile procent łącznie?'],
    [
      ['right', '100% - 50% = 50% = 0,5'],
      ['wrong', '101% - 50% = 50% = 0,5'],
    ],
  ),
  ...repliesOf(
    'rational-exponent',
    ['tutor', 10, 'Oblicz 16^(-1/4)'],
    [
      ['solved', '(1/16)^(1/4) = ∜(1/16) = 1/2'],
      ['wrong', '(1/16)^(1/4) = ∜(2/16) = 1/2'],
    ],
  ),
  ...repliesOf(
    'arithmetic',
    ['tutor', 4, '84 : 6'],
    [
      ['wrong', '504', 'wynik mnożenia'],
      ['wrong', '84 · 6 = 504', 'wynik mnożenia'],
      ['wrong', '90', 'wynik dodawania'],
      ['solved', '14'],
    ],
  ),
  ...repliesOf(
    'arithmetic',
    ['tutor', 7, '6^5 : 6^2'],
    [
      ['wrong', '6^7', 'przy dzieleniu odejmujemy'],
      ['wrong', '1^3', 'Podstawa się nie zmienia'],
      ['right', '6^3'],
    ],
  ),
  ...repliesOf(
    'equation',
    ['tutor', 9, 'x^2 - 5x + 6 = 0'],
    [
      ['right', 'x - 2 = 0 lub x - 3 = 0'],
      ['wrong', 'x = (5 + 1)/3 = 3'],
      ['wrong', 'x - 2 = 0 lub x - 4 = 0'],
    ],
  ),
  ...repliesOf(
    'equation',
    ['tutor', 7, '4x - 1 = 4x + 5'],
    [
      ['right', '-1 = 5'],
      ['right', '0 = 6'],
      ['wrong', '-2 = 5', 'liczby po obu stronach'],
    ],
  ),
  ...repliesOf(
    'system',
    ['tutor', 8, 'x + y = 3 i 2x + 2y = 8'],
    [
      ['right', '0 = 2'],
      ['wrong', '0 = 3'],
    ],
  ),
  ...repliesOf(
    'system',
    ['tutor', 8, 'x + y = 10 i x - y = 2'],
    [
      ['wrong', '6 i 3'],
      ['wrong', '(5, 4)'],
      ['solved', '(6, 4)'],
    ],
  ),
];
