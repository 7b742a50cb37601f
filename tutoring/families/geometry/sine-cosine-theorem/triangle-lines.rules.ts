import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { inUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep, NumberAnswer } from '#tutoring/families/family.types.ts';
import { tableLine } from '../table-line.rules.ts';
import { resultOf } from './sine-cosine-theorem.rules.ts';
import type { TriangleGiven } from './sine-cosine-theorem.types.ts';

const OBTUSE = 'Sinus kąta rozwartego jest taki sam jak sinus kąta, który dopełnia go do $180^\\circ$.';

/** `aim` names the theorem for which the value is needed. */
export const recalled = (trig: 'sin' | 'cos', angle: number, aim = ''): FamilyStep => ({
  operation: 'recall',
  what: `Odczytujemy z tabeli ${trig === 'sin' ? 'sinus' : 'cosinus'} kąta $${angle}^\\circ$`,
  todo: `odczytaj z tabeli ${trig === 'sin' ? 'sinus' : 'cosinus'} kąta $${angle}^\\circ$`,
  why: [aim, angle <= 90 ? '' : trig === 'sin' ? OBTUSE : 'Cosinus kąta rozwartego jest ujemny.'].join(' ').trim(),
  ...tableLine(trig, angle),
});

export const answerOf = (given: TriangleGiven, symbol: string, unit = given.unit): NumberAnswer => {
  const value = resultOf(given);
  if (value === undefined) throw new BeyondReach('operation');
  return { kind: 'number', value, symbol, style: 'fraction', ...inUnit(unit) };
};

export const proofLine = (formula: string): string =>
  `Liczymy jeszcze raz od drugiej strony: $${formula}$. Zgadza się.`;
export const latex = (value: Exact): string => latexOfExact(value, 'fraction');
