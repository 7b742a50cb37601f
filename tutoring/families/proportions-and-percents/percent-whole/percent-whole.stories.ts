import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { HUNDRED, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { amount, partOf, percents } from '../percent-lines.rules.ts';
import type { PercentWholeGiven } from './percent-whole.types.ts';

type Wording = (part: Rational, percent: Rational) => string;

interface PartStory {
  readonly least: number;
  readonly most: number;
  readonly unit: string | undefined;
  readonly wording: Wording;
}

/** The whole lies between `least` and `most` twenties. */
const PARTS: readonly [PartStory, ...PartStory[]] = [
  {
    least: 5,
    most: 16,
    unit: undefined,
    wording: (part, percent) =>
      `Hania przeczytała $${amount(part, undefined)}$ ${formFor(part.valueOf(), ['stronę', 'strony', 'stron'])}, czyli $${percents(percent)}$ książki. Ile stron ma książka?`,
  },
  {
    least: 6,
    most: 25,
    unit: undefined,
    wording: (part, percent) =>
      `Do szkoły dojeżdża autobusem $${amount(part, undefined)}$ uczniów, czyli $${percents(percent)}$ całej szkoły. Ilu uczniów jest w szkole?`,
  },
  {
    least: 1,
    most: 6,
    unit: 'km',
    wording: (part, percent) =>
      `Rowerzysta przejechał już $${amount(part, 'km')}$, czyli $${percents(percent)}$ trasy. Ile kilometrów ma trasa?`,
  },
  {
    least: 5,
    most: 30,
    unit: 'zl',
    wording: (part, percent) =>
      `Bartek odłożył $${amount(part, 'zl')}$, czyli $${percents(percent)}$ ceny roweru. Ile kosztuje rower?`,
  },
];

const GOODS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['kurtki', 'kosztowała'],
  ['deskorolki', 'kosztowała'],
  ['głośnika', 'kosztował'],
  ['namiotu', 'kosztował'],
  ['aparatu', 'kosztował'],
];

export const makePercentWhole = (pick: Pick, difficulty: Difficulty): PercentWholeGiven => {
  const isChange = difficulty === 3 || (difficulty === 2 && pick.int(0, 2) === 0);
  if (isChange) {
    const isUp = pick.int(0, 2) === 0;
    const whole = rational(20 * pick.int(4, 25));
    const change = rational(pick.oneOf(difficulty === 2 ? [10, 20, 25] : [5, 15, 30, 35, 40]));
    const percent = isUp ? HUNDRED.add(change) : HUNDRED.sub(change);
    const part = partOf(percent, whole);
    const [name, cost] = pick.oneOf(GOODS);
    const verb = isUp ? 'podwyższono' : 'obniżono';
    const text = `Cenę ${name} ${verb} o $${percents(change)}$ i teraz wynosi ona $${amount(part, 'zl')}$. Ile ${cost} przed ${isUp ? 'podwyżką' : 'obniżką'}?`;
    return { percent, part, change: isUp ? change : change.neg(), unit: 'zl', text };
  }
  const { least, most, unit, wording } = pick.oneOf(PARTS);
  const whole = rational(20 * pick.int(least, most));
  const percent = rational(pick.oneOf(difficulty === 1 ? [10, 20, 25, 50] : [15, 30, 35, 40, 60, 65, 80]));
  const part = partOf(percent, whole);
  return { percent, part, change: undefined, unit, text: wording(part, percent) };
};
