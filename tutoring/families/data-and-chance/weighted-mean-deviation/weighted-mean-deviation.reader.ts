import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';
import { withPartedNumbers } from '../number-list.rules.ts';
import type { SpreadGiven, Weighted } from './weighted-mean-deviation.types.ts';
import { isPositive } from '#tutoring/mathematics/rational.ts';

const SET = '[tych] [liczb|zestawu|zestawu liczb|zestawu danych|danych|ocen|wynikow|zbioru|z liczb|z danych]';
const SPREAD = [
  ['deviation', '(odchylenie standardowe|odchylenia standardowego|odchylenie)'],
  ['variance', '(wariancja|wariancje|wariancji)'],
] as const;
const SPREAD_TEMPLATES = SPREAD.map(
  ([kind, words]) =>
    [
      kind,
      [
        template(`${words} ${SET} {list=numbers}`),
        template(`(liczby|z liczb|zestaw|zestaw liczb|wyniki) {list=numbers} ${words} ${SET}`),
        template(`{list=numbers} ${words}`),
      ],
    ] as const,
);

const NUMBER = '\\d+(?:\\.\\d+)?';
const ITEM = `(?: (?:i|oraz|;))* (${NUMBER})(?: \\()?(?: (?:z|o))? (?:waga|wadze|wagi) (${NUMBER})(?: \\))?`;
const MEAN = '(?: srednia wazona| srednia)(?: (?:ocen|liczb|z ocen|wynikow|z liczb|tych liczb|tych ocen))*';
const WEIGHTED = [
  new RegExp(`^${MEAN}((?:${ITEM}){2,8})$`),
  new RegExp(`^(?: (?:oceny|liczby|wyniki|uczen otrzymal oceny))?((?:${ITEM}){2,8})${MEAN}$`),
];
const LISTS = template(
  '(srednia wazona [ocen|liczb]|oceny|srednia wazona) {list=numbers} (z wagami|o wagach|wagi|odpowiednio z wagami) {weights=numbers} [srednia wazona]',
);

const MIXTURE = [
  template(
    '(kupiono|zmieszano|kupilismy|sklep kupil) {a:mass} <what> po {p:money} [za {one:mass}] (i|oraz) {b:mass} [<other>] po {q:money} [za {two:mass}] srednia cena [{three:mass}] [kilograma|za kilogram] [mieszanki|tej mieszanki|cukierkow]',
  ),
];

export const readSpread = (message: string): SpreadGiven | undefined => {
  const meant = withPartedNumbers(message.replaceAll('=', ' '));
  for (const [kind, templates] of SPREAD_TEMPLATES) {
    const numbers = firstFit(templates, meant)?.numbers('list') ?? [];
    if (numbers.length > 1 && numbers.length < 11) return { kind, numbers };
  }
  return weightedIn(meant) ?? mixtureIn(meant);
};

const weightedIn = (message: string): SpreadGiven | undefined => {
  const text = canonicalOf(message.replaceAll(/[()]/g, ' '));
  if (!/ srednia wazona| wag/.test(text)) return undefined;
  for (const pattern of WEIGHTED) {
    const [, written = ''] = pattern.exec(text) ?? [];
    const items = [...written.matchAll(new RegExp(ITEM, 'g'))].map(([, value = '0', weight = '0']) => ({
      value: numberOf(value),
      weight: numberOf(weight),
    }));
    if (items.length > 1) return weighted('weighted', items);
  }
  const lists = LISTS.find(message);
  const [values, weights] = [lists?.numbers('list') ?? [], lists?.numbers('weights') ?? []];
  const items = values.flatMap((value, index) => {
    const weight = weights[index];
    return weight === undefined ? [] : [{ value, weight }];
  });
  return values.length === weights.length && items.length > 1 ? weighted('weighted', items) : undefined;
};

const weighted = (kind: 'weighted' | 'mixture', items: readonly Weighted[]): SpreadGiven | undefined =>
  items.every(({ weight, value }) => isPositive(weight) && value.s >= 0n) ? { kind, items } : undefined;

const mixtureIn = (message: string): SpreadGiven | undefined => {
  const found = firstFit(MIXTURE, message);
  if (found === undefined) return undefined;
  const [a, p, b, q] = ['a', 'p', 'b', 'q'].map(found.quantity);
  const ones = ['one', 'two', 'three'].filter(found.has).map(found.quantity);
  if (a === undefined || p === undefined || b === undefined || q === undefined) return undefined;
  if (a.unit !== 'kg' || b.unit !== 'kg' || p.unit !== 'zl' || q.unit !== 'zl') return undefined;
  if (ones.some(({ value, unit }) => unit !== 'kg' || !value.equals(1))) return undefined;
  return weighted('mixture', [
    { value: p.value, weight: a.value },
    { value: q.value, weight: b.value },
  ]);
};
