import { asRational } from '#tutoring/mathematics/exact.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import { isShareOf, wrongShare } from '#tutoring/families/percent/percent-share.rules.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';
import { sharesIn } from '#tutoring/reading/share.reader.ts';

/** „60%” where 40% is given and no percent is asked for: the rest, or the whole with its change. */
export const judgeRest = (message: string, { statement }: WorkedTask): Verdict | undefined => {
  const [, said] = /^\s*(?:(?:zosta\p{L}*|to|mam|czyli)\s+)?(\d+(?:[.,]\d+)?)\s*%\s*[.!]?\s*$/iu.exec(message) ?? [];
  const [given, ...others] = [...statement.matchAll(/(\d+(?:\{?,\}?\d+)?)\s*\\?%/g)].map(([, percent = '']) =>
    toNumber(percent),
  );
  if (said === undefined || given === undefined || others.length > 0) return undefined;
  return [100 - given, 100 + given].includes(toNumber(said)) ? ON_THE_WAY : undefined;
};

const toNumber = (written: string): number => Number(written.replace(/\{?,\}?/, '.'));

/** „10 % to 12” in a task with percents: of a number that is given, or of the one that is sought. Undefined where no share is said. */
export const judgeShares = (message: string, answer: NumberAnswer, { statement }: WorkedTask): Verdict | undefined => {
  const result = asRational(answer.value);
  const shares = statement.includes('%') ? sharesIn(message) : [];
  const last = shares.at(-1);
  if (result === undefined || last === undefined) return undefined;
  const wholes = [...numbersIn(statement), result];
  const missed = shares.find((share) => !wholes.some((whole) => isShareOf(share, whole)));
  if (missed !== undefined) return wrongShare(missed);
  const sought = answer.unit === '%' ? last.percent : last.value;
  return sought.equals(result)
    ? { kind: 'solved' }
    : { kind: 'right', praise: 'Ta część jest policzona dobrze.', remaining: undefined };
};
