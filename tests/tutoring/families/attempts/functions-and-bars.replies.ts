import {
  CALCULATED,
  LAW,
  LEADS_TO_RESULT,
  ON_THE_WAY,
  SOLVED,
  TRUE_EQUATION,
  partial,
  repliesTo,
  right,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

const ON_THE_AXIS = right('W tym punkcie wykres rzeczywiście przecina oś. Miejsce zerowe to jednak sam argument.');
const NEVER_NEGATIVE = 'Kreski to nie zwykły nawias. Odległość od zera nigdy nie jest ujemna.';
const OF_OTHER_ANGLE =
  'Ta równość nie zachodzi dla tego kąta. Skorzystaj z jedynki trygonometrycznej: $\\sin^2 α + \\cos^2 α = 1$.';

export const FUNCTIONS_AND_BARS: readonly JudgedReplies[] = [
  repliesTo('oblicz |3-7|', [
    [SOLVED, '4', '|3-7| = 4', '|-4| = 4', '|3 - 7| = |-4| = 4', '\\left|-4\\right| = 4'],
    [LEADS_TO_RESULT, '|-4|', '|3-7| = |-4|'],
    [CALCULATED, '|3| = 3'],
    [partial('Ta liczba rzeczywiście pojawia się po drodze.', NEVER_NEGATIVE), '-4'],
    [wrong('|3-7| = -4', NEVER_NEGATIVE), '|3-7| = -4'],
    [untrue('|3-7| = 5'), '|3-7| = 5'],
  ]),
  repliesTo('Oblicz sin α, jeśli cos α = 3/5 i α jest kątem ostrym', [
    [SOLVED, '4/5', 'sin α = 4/5', '0,8'],
    [TRUE_EQUATION, 'sin²α + cos²α = 1', 'sin²α + 9/25 = 1', 'sin^2 α = 1 - 9/25', 'sin²α = 16/25', 'tg α = 4/3'],
    [wrong('\\frac{3}{4}', OF_OTHER_ANGLE), 'tg α = 3/4'],
  ]),
  repliesTo('Dana jest funkcja f(x) = 2x - 6. Wyznacz miejsce zerowe.', [
    [SOLVED, '3', 'x = 3'],
    [TRUE_EQUATION, 'f(x) = 0', 'y = 0', '2x - 6 = 0', '2x = 6'],
    [ON_THE_AXIS, '(3, 0)', '(3; 0)'],
  ]),
  repliesTo('Wyznacz równanie prostej przechodzącej przez punkty (0,1) i (2,5)', [
    [SOLVED, 'y = 2x + 1'],
    [ON_THE_WAY, 'a = 2', 'b = 1', 'a = (5-1)/(2-0)'],
    [TRUE_EQUATION, 'y = ax + b', 'y = 2x + b', '1 = a·0 + b', '5 = 2a + b'],
    [wrong('y = 3x + b'), 'y = 3x + b'],
  ]),
  repliesTo('Uprość (x^2-9)/(x-3)', [
    [SOLVED, 'x + 3', 'x + 3, x ≠ 3', 'x + 3 ; x ≠ 3'],
    [LAW, 'a^2 - b^2 = (a - b)(a + b)'],
    [wrong('a^{2} - b^{2} = (a - b)^{2}'), 'a^2 - b^2 = (a - b)^2'],
  ]),
  repliesTo('Na ile sposobów można ustawić 5 osób w kolejce?', [
    [SOLVED, '120', '120!', '5! = 120'],
    [LEADS_TO_RESULT, '5!', '5 · 4 · 3 · 2 · 1'],
  ]),
];
