import { isSameExpression } from '#tutoring/families/answer.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** „7x” of 7x + 4y, and „x² + 6x + 9” of (x + 3)² − x²: a term of the answer, or one of the task's that is multiplied out. */
export const isPartOfExpression = (said: string, answer: string, { steps }: WorkedTask): boolean => {
  if (!/[a-z]/.test(said)) return false;
  const terms = termsOf(answer);
  if (terms.length > 1 && terms.some((term) => isSameExpression(term, said))) return true;
  const before = steps.flatMap(({ claims = [] }) => claims.flatMap(({ sides }) => sides.slice(0, -1)));
  return before
    .flatMap(termsOf)
    .flatMap((term) => [term, ...withoutMinus(term)])
    .some((term) => term.includes('(') && withoutSpaces(term) !== withoutSpaces(said) && isSameExpression(term, said));
};

/** Of „− (x − 1)²” and „− (x + 1)(x − 2)” the product alone is multiplied out first. */
const withoutMinus = (term: string): readonly string[] =>
  /^-\s*\(.*\)\s*(?:\^|\*?\s*\()/.test(term) ? [term.replace(/^-\s*/, '')] : [];

/** The terms of a sum in the notation of calculators, each with its sign. */
const termsOf = (sum: string): readonly string[] => {
  const terms = [''];
  let depth = 0;
  for (const sign of sum) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && (sign === '+' || sign === '-') && /[\w)]\s*$/.test(terms.at(-1) ?? '')) terms.push('');
    terms[terms.length - 1] += sign;
  }
  return terms.map((term) => term.trim().replace(/^\+/, ''));
};

const withoutSpaces = (text: string): string => text.replace(/[ *]/g, '');
