import { plainNotation, withUnequalSigns } from '#tutoring/reading/notation.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** Whether a message is a line of the worked solution, or sides of one in their order: what is proven cannot be called wrong, however little of it is understood. */
export const isSolutionLine = (message: string, { steps, task }: WorkedTask): boolean => {
  const text = message.replace(OPENING, '');
  if (task.kind === 'family' && task.answer.kind === 'set' && ONE_EXCLUDED.test(spelled(text))) return false;
  const said = linesOf(text);
  const written = steps.flatMap(({ shown }) => [spelled(shown), ...linesOf(shown)]);
  if (written.includes(spelled(text)) && !NUMBER_ALONE.test(spelled(text))) return true;
  const chains = written.map(sidesOf);
  return said.length > 0 && said.every((line) => chains.some((chain) => isWithin(sidesOf(line), chain)));
};

/**
 * Whether a message is a formula of the task itself: what is asked for is no answer, though its value is the result. Written as the result it is one: a
 * third side of 3√2 beside one of 3√2.
 */
export const isFormulaOfTask = (message: string, { statement, result }: WorkedTask): boolean => {
  const said = spelled(message.replace(OPENING, ''));
  return (
    !NUMBER_ALONE.test(said) &&
    formulasIn(statement).includes(said) &&
    !formulasIn(result).flatMap(sidesOf).includes(said)
  );
};

const formulasIn = (text: string): readonly string[] =>
  [...text.matchAll(/\$([^$]+)\$/g)].map(([, formula = '']) => spelled(formula));

/** It may be meant for the answer. */
const NUMBER_ALONE = /^-?[\d.,/]+(?:[a-z°%/]{1,5}\^?[23]?)?$/i;

/** Half of a domain is no step of its own. */
const ONE_EXCLUDED = /^[a-z]≠-?[\d.,/]+$/i;

/** „Mam”, „czyli wychodzi”: words before a formula, but not the names of functions. */
const OPENING = /^\s*(?:(?!(?:sin|cos|tg|ctg|log)(?!\p{L}))\p{Ll}{2,}[:,]?\s+(?![=<>≤≥]))+/u;

const PARTS =
  /\\q?quad(?![a-z])|\\Rightarrow(?![a-z])|⇒|\\text\s*\{\s*(?:lub|i|oraz)\s*\}|(?<!\p{L})(?:lub|oraz)(?!\p{L})|[;\n]|,\\?\s/u;

const linesOf = (text: string): readonly string[] =>
  text
    .split(PARTS)
    .map(spelled)
    .filter((line) => line !== '');

/** One spelling for all keyboards. The notation of formulas would make „≤” of „<”. */
const spelled = (part: string): string =>
  plainNotation(
    withUnequalSigns(part)
      .replace(/_\{(\w+)\}/g, '_$1')
      .replace(/[≤⩽]|<=|\\leq?(?![a-z])/g, ' ≦ ')
      .replace(/[≥⩾]|>=|\\geq?(?![a-z])/g, ' ≧ ')
      .replace(/\\approx(?![a-z])/g, ' ≈ ')
      .replace(/\\Rightarrow(?![a-z])/g, ' ⇒ ')
      .replace(/\\(sin|cos|tg|ctg|log|alpha|beta|gamma|lambda)(?![a-z])/g, ' $1 ')
      .replace(/\\sqrt\s*\[(\d)\]/g, ' $1√ '),
  )
    .replace(/\(\(([\w.,π*]+)\)\/\(([\w.,π*]+)\)\)/g, '$1/$2')
    .replace(/\^\((\w)\)/g, '^$1')
    .replace(/[\s,.;]+$|\s+/g, '');

/** Empty for what is no chain of equal sides. */
const sidesOf = (line: string): readonly string[] => (/[<>≦≧]/.test(line) ? [] : line.split(/[=≈]/));

const isWithin = (said: readonly string[], chain: readonly string[]): boolean => {
  let place = 0;
  for (const side of said) {
    place = chain.indexOf(side, place) + 1;
    if (place === 0) return false;
  }
  return said.length > 1;
};
