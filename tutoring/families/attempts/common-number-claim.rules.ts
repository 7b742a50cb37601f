import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { greatestCommonDivisor, leastCommonMultiple } from '#tutoring/mathematics/rational.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { BROKEN, CALCULATED } from './said-verdicts.rules.ts';

/** „NWW(4, 6) = 12”, „NWD 12 i 18 to 6”, where „i” may have become a sign. */
const CLAIM =
  /\b(nww|nwd)\b\s*(?:liczb\s*)?\(?\s*(\d{1,6}(?:\s*(?:[,;+]|i)\s*\d{1,6})+)\s*\)?\s*(?:=|to|wynosi)\s*(?:(\d[\d\s·*]*)=\s*)?(\d+)\s*\.?$/i;

/** What is said of a common multiple or divisor of other numbers than those of the task, or on the way to something else; undefined for anything else. A comma between the numbers makes no decimal. */
export const judgeCommonNumberClaim = (message: string, { statement }: WorkedTask): Verdict | undefined => {
  const [, name = '', listed = '', product, claimed = ''] = CLAIM.exec(message.trim()) ?? [];
  const numbers = (listed.match(/\d+/g) ?? []).map(BigInt).filter((number) => number > 0n);
  const [first, ...others] = numbers;
  if (first === undefined) return undefined;
  const told = new Set((statement.match(/\d+/g) ?? []).map(BigInt));
  if (/NW[WD]|wspóln/i.test(statement) && numbers.every((number) => told.has(number))) return undefined;
  const common = others.reduce(name.toLowerCase() === 'nww' ? leastCommonMultiple : greatestCommonDivisor, first);
  const factors = (product?.match(/\d+/g) ?? [claimed]).map(BigInt);
  return common === BigInt(claimed) && factors.reduce((one, other) => one * other) === common
    ? CALCULATED
    : { kind: 'wrong', step: `${name.toUpperCase()}(${numbers.join(';\\ ')}) = ${claimed}`, suspicion: BROKEN };
};
