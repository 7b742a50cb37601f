import { firstFit, template, type Found, type Template } from '#tutoring/reading/template.reader.ts';

export type OperationSign = '+' | '-' | '*' | ':';

/** Two numbers as they were written, `2 1/3` or `0.5`, and what is done with them. */
export interface SpokenOperation {
  readonly left: string;
  readonly sign: OperationSign;
  readonly right: string;
}

const NUMBERS = '[(liczb|liczby|ulamkow|ulamka)]';
const AND = '(i|oraz|;)';

/** „Zwiększ liczbę 12 o 4”, „liczbę 12 zwiększ 4 razy”. */
const toldToChange = (verb: string, change: string): readonly string[] => [
  `${verb} [liczbe] {a} ${change}`,
  `${verb} ${change} [liczbe] {a}`,
  `[liczbe] {a} ${verb} ${change}`,
];

/** `a` stands first in the calculation, `b` second. */
const TEMPLATES: readonly (readonly [OperationSign, readonly Template[]])[] = [
  [
    '+',
    [
      `sum* ${NUMBERS} {a} ${AND} [liczby] {b}`,
      '{a} (plus|dodac|dodaj|dodane do) {b}',
      '{a} i jeszcze {b} [razem]',
      '{a} (i|oraz|plus|dodac) {b} razem',
      `(dodaj|dodac|dodawanie) [do siebie] [do] [(liczby|ulamki|ulamkow)] {a} (i|oraz|;|do|plus) {b}`,
      'do [liczby] {a} (dodaj|dodac|dodamy|dodasz|doda|dodano) [liczbe] {b}',
      'liczb* o {b} (wieksz*|wiecej) (od|niz) [liczby|liczba] {a}',
      'liczb* wieksz* o {b} (od|niz) [liczby|liczba] {a}',
      ...toldToChange('(zwieksz|zwiekszyc|powieksz|powiekszyc)', 'o {b}'),
    ].map(template),
  ],
  [
    '-',
    [
      `roznic* ${NUMBERS} {a} ${AND} [liczby] {b}`,
      '{a} (minus|odjac|odejmij) {b}',
      '(odejmij|odjac|odejmowanie) (ulamki|ulamkow) {a} (i|oraz|;) {b}',
      '(odejmij|odjac) [liczbe] {b} od [liczby] {a}',
      '(odejmij|odjac) od [liczby] {a} [liczbe] {b}',
      'od [liczby] {a} (odejmij|odjac|odejmiemy|odejmiesz|odejme|odjeto) [liczbe] {b}',
      'liczb* o {b} (mniejsz*|mniej) (od|niz) [liczby|liczba] {a}',
      'liczb* mniejsz* o {b} (od|niz) [liczby|liczba] {a}',
      ...toldToChange('(zmniejsz|zmniejszyc|pomniejsz|pomniejszyc)', 'o {b}'),
    ].map(template),
  ],
  [
    '*',
    [
      `iloczyn* ${NUMBERS} {a} (i|oraz|;|przez) [liczby] {b}`,
      '{a} razy {b}',
      '(pomnoz|pomnozyc|mnozenie) [(liczbe|ulamki|ulamkow|ulamek)] {a} (przez|razy|i) {b}',
      'liczb* {b} razy (wieksz*|wiecej) (od|niz) [liczby|liczba] {a}',
      'liczb* wieksz* {b} razy (od|niz) [liczby|liczba] {a}',
      ...toldToChange('(zwieksz|zwiekszyc|powieksz|powiekszyc)', '{b} razy'),
    ].map(template),
  ],
  [
    ':',
    [
      `iloraz* ${NUMBERS} {a} (i|oraz|;|przez) [liczby] {b}`,
      '{a} (podzielic|podziel|podzielone|dzielone|dzielic) [(na|przez)] {b}',
      '(podziel|podzielic|dzielenie) [(liczbe|ulamki|ulamkow|ulamek)] {a} (przez|na) {b}',
      'liczb* {b} razy (mniejsz*|mniej) (od|niz) [liczby|liczba] {a}',
      'liczb* mniejsz* {b} razy (od|niz) [liczby|liczba] {a}',
      'razy [liczba] {a} wieksz* (od|niz) [liczby|liczba] {b}',
      'razy [liczba] {b} mniejsz* (od|niz) [liczby|liczba] {a}',
      ...toldToChange('(zmniejsz|zmniejszyc|pomniejsz|pomniejszyc)', '{b} razy'),
    ].map(template),
  ],
];

/** „O ile”, which the canonical form does not keep. */
const GREATER_BY = [
  'o [liczba] {a} (wieksz*|wiecej) (od|niz) [liczby|liczba] {b}',
  'o [liczba] {b} (mniejsz*|mniej) (od|niz) [liczby|liczba] {a}',
  'o wieksz* [liczba] {a} (od|niz) [liczby|liczba] {b}',
  'o mniejsz* [liczba] {b} (od|niz) [liczby|liczba] {a}',
].map(template);

/** A calculation with two numbers that is told in words. */
export const spokenOperation = (message: string): SpokenOperation | undefined => {
  for (const [sign, templates] of TEMPLATES) {
    const found = firstFit(templates, message);
    if (found !== undefined) return operationIn(found, sign);
  }
  const found = isAboutDifference(message) ? firstFit(GREATER_BY, message) : undefined;
  return found && operationIn(found, '-');
};

/** „O ile 9 jest większe od 5”, but not „która liczba jest o 9 większa od 5”. */
export const isAboutDifference = (message: string): boolean => /(?<!\p{L})o\s+ile(?!\p{L})/iu.test(message);

const operationIn = (found: Found, sign: OperationSign): SpokenOperation => ({
  left: found.text('a'),
  sign,
  right: found.text('b'),
});

const WRITTEN = /^(\d+ \d+\/\d+|\d+(?:[./]\d+)?) ?([-+*:]|x(?= )) ?(\d+ \d+\/\d+|\d+(?:[./]\d+)?)(?: =)?$/;

/** `2 1/3 - 1 1/2` in the canonical form. */
export const writtenOperation = (formula: string): SpokenOperation | undefined => {
  const [, left, sign = '', right] = WRITTEN.exec(formula) ?? [];
  const known = SIGNS.find((one) => one === (sign === 'x' ? '*' : sign));
  return left === undefined || right === undefined || known === undefined ? undefined : { left, sign: known, right };
};

const SIGNS: readonly OperationSign[] = ['+', '-', '*', ':'];
