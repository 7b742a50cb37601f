import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import type { SaidChain } from '#tutoring/reading/said.reader.ts';
import { quantityLatex } from '#tutoring/families/quantity-latex.ts';
import { isSameQuantity } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask } from '#tutoring/families/worked-task.types.ts';
import { numbersAmong } from './mistaken-results.rules.ts';

/** „1 h 15 min” and „75 min” are read as one quantity, and so is an answer in several units of it. Undefined for anything else. */
export const judgeCompound = (
  chains: readonly SaidChain[],
  { values }: NumbersAnswer,
  task: FamilyTask,
): Verdict | undefined => {
  const units = values.flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
  const [unit] = units;
  const [chain, ...others] = chains;
  const said = chain?.sides.at(-1);
  if (unit === undefined || new Set(units).size < values.length || values.length < 2) return undefined;
  if (units.some((one) => unitOf(one).dimension !== unitOf(unit).dimension)) return undefined;
  if (chain === undefined || others.length > 0 || said?.exact === undefined || said.unit === undefined)
    return undefined;
  const isSaid = (parts: readonly Exact[]): boolean => {
    const whole = wholeOf(parts, units);
    return (
      said.exact !== undefined &&
      whole !== undefined &&
      isSameQuantity({ value: said.exact, unit: said.unit }, { value: whole, unit })
    );
  };
  if (isSaid(values.map(({ value }) => value))) return { kind: 'solved' };
  for (const { answers, says } of task.mistakes()) {
    const parts = numbersAmong(answers);
    // In the units that are asked for: „1 h 55 min” was read as one number of hours.
    if (isSaid(parts))
      return {
        kind: 'wrong',
        step: parts.map((part, index) => quantityLatex(part, units[index])).join('\\ '),
        suspicion: says,
      };
  }
  return undefined;
};

/** In the first of the units. */
const wholeOf = (parts: readonly Exact[], units: readonly string[]): Exact | undefined => {
  const [first = ''] = units;
  if (parts.length !== units.length) return undefined;
  let whole = rational(0);
  for (const [index, part] of parts.entries()) {
    const plain = asRational(part);
    if (plain === undefined) return undefined;
    whole = whole.add(converted(plain, units[index] ?? first, first));
  }
  return exact(whole);
};
