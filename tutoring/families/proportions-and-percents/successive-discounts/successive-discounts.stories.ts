import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amount, percents } from '../percent-lines.rules.ts';
import type { Change, SuccessiveGiven } from './successive-discounts.types.ts';

const GOODS: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['Kurtka', 'kosztowała', 'Jej'],
  ['Rower', 'kosztował', 'Jego'],
  ['Telefon', 'kosztował', 'Jego'],
  ['Gitara', 'kosztowała', 'Jej'],
  ['Plecak', 'kosztował', 'Jego'],
];

const signed = ({ percent, isUp }: Change): number => (isUp ? 1 : -1) * percent.valueOf();

/** +25% and -20% leave everything as it was: no task. */
const isNetZero = (one: Change, two: Change): boolean => (100 + signed(one)) * (100 + signed(two)) === 100 * 100;

const verb = (isUp: boolean): string => (isUp ? 'podwyższono' : 'obniżono');

const told = (first: Change, second: Change): string => {
  const again = first.isUp === second.isUp ? 'jeszcze' : verb(second.isUp);
  return `cenę najpierw ${verb(first.isUp)} o $${percents(first.percent)}$, a potem ${again} o $${percents(second.percent)}$`;
};

export const makeSuccessive = (pick: Pick, difficulty: Difficulty): SuccessiveGiven => {
  const one = (): Change => ({
    percent: rational(difficulty === 3 ? pick.oneOf([5, 15, 20, 30, 40]) : pick.oneOf([10, 20, 25, 50])),
    isUp: difficulty > 1 && pick.int(0, 1) === 1,
  });
  const [first, drawn] = [one(), one()];
  const second = isNetZero(first, drawn) ? { ...drawn, percent: rational(30) } : drawn;
  const changes = [first, second] as const;
  if (difficulty > 1 && pick.int(0, 2) === 0) {
    const thing = pick.oneOf(['biletu', 'roweru', 'namiotu', 'książki']);
    const text = `C${told(first, second).replace('cenę', `enę ${thing}`)}. O ile procent łącznie zmieniła się cena?`;
    return { start: undefined, changes, unit: undefined, text };
  }
  const start = rational(100 * pick.int(1, 9));
  const [name, cost, its] = pick.oneOf(GOODS);
  const text = `${name} ${cost} $${amount(start, 'zl')}$. ${its} ${told(first, second)}. Ile kosztuje teraz?`;
  return { start, changes, unit: 'zl', text };
};
