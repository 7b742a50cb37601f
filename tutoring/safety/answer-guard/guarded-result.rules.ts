import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { asRational } from '#tutoring/mathematics/exact.ts';
import { HUNDRED } from '#tutoring/mathematics/rational.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { GuardedResult } from './leak.rules.ts';

/** What this engine has solved itself. */
export const resultOfWorked = ({ task, values, statement, result }: WorkedTask): GuardedResult => {
  const numbers = values.map(asRational).filter((value) => value !== undefined);
  const isEquation = task.kind === 'equation' || task.kind === 'system';
  return {
    values: numbers.flatMap((value) =>
      task.kind === 'percent' ? [value.abs(), value.abs().div(HUNDRED)] : [value.abs()],
    ),
    words: [
      ...values.filter((value) => asRational(value) === undefined).map((value) => latexOfExact(value)),
      ...(values.length === 0 ? [...result.matchAll(/\*\*(.+?)\*\*/g)].map(([, verdict = '']) => verdict) : []),
    ],
    unknowns: task.kind === 'equation' ? [task.unknown] : task.kind === 'system' ? task.unknowns : [],
    statement,
    isBareTold: !isEquation,
  };
};

const LONGEST_WORDS = 60;

const isNumber = (side: string): boolean =>
  /^[-−+]?\s*[\d\\]/.test(side) && !/\d\s?[a-z]\b.*[-+]|\^/.test(side) && numbersIn(side).length > 0;

/** What the hidden call answered. Undefined where the task has no short result. */
export const resultOfHidden = (solution: string, statement: string): GuardedResult | undefined => {
  const line = solution.split('\n').findLast((text) => text.trim() !== '') ?? '';
  if (/^\W*brak\W*$/i.test(line.trim())) return undefined;
  const parts = line
    .replace(/^.{0,24}?(?:wynik|odpowiedź|odp\.?)\s*(?:to|:|=)?\s*/i, '')
    .split(/;|\s(?:lub|oraz)\s/)
    .map((part) => part.replace(/[$*`]/g, '').trim())
    .filter((part) => part !== '' && part.length <= LONGEST_WORDS);
  const sides = parts.map((part) => part.replace(/^[a-zA-Z](?:_?\d)?\s*=\s*/, ''));
  const values = sides
    .filter(isNumber)
    .flatMap((side) => numbersIn(side).slice(0, 1))
    .map((value) => value.abs());
  const words = sides.filter((side) => !isNumber(side));
  if (values.length + words.length === 0) return undefined;
  return {
    values,
    words,
    unknowns: parts.flatMap((part) => /^([a-zA-Z])(?:_?\d)?\s*=/.exec(part)?.[1] ?? []),
    statement,
    isBareTold: true,
  };
};
