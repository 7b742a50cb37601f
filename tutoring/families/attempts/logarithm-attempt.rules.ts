import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { logarithmsIn } from '#tutoring/reading/logarithm.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { CALCULATED } from './said-verdicts.rules.ts';

/**
 * „log_2(12/3)”: a logarithm of the value that is sought is a step, where the task asks for the value of logarithms; „log_2(1/8) = -3” is one
 * if it is true. Undefined where more is said, or none.
 */
export const judgeLogarithm = (
  message: string,
  { value }: NumberAnswer,
  { statement }: WorkedTask,
): Verdict | undefined => {
  const asked = logarithmsIn(statement).found.length;
  if (asked === 0 || statement.includes('=')) return undefined;
  const sides = sidesIn(message.replace(REASON, ''));
  const [first, ...others] = sides?.map(valueOf) ?? [];
  const last = sides?.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isSought = areClose(first, approximationOf(value));
  if (others.includes(undefined)) return undefined;
  if (others.some((other) => other !== undefined && !areClose(other, first))) return wrong(asked > 1);
  if (others.length === 0 && !isSought) return wrong(asked > 1);
  if (!isSought) return CALCULATED;
  return last.includes('log')
    ? { kind: 'right', praise: 'Ten zapis ma taką samą wartość.', remaining: undefined }
    : { kind: 'solved' };
};

const REASON = /[,;]?\s+(?:bo|ponieważ|gdyż)\s.*$/u;

/** Each side in the notation of calculators; undefined unless all of them are logarithms and numbers, and one has a logarithm. */
const sidesIn = (message: string): readonly string[] | undefined => {
  const { found, rest } = logarithmsIn(message);
  const said = rest.replace(/^[\p{L}\s:]*(?=\s*λ)/u, (words) => words.replace(/[^λ]/gu, '')).replace(/^\s*=/, '');
  if (!/^[λ\d\s=+/-]+$/.test(said) || found.length === 0) return undefined;
  const left = [...found];
  const sides = said.split('=').map((side) =>
    side.trim().replaceAll('λ', () => {
      const [one] = left.splice(0, 1);
      return `log(${one?.argument.replace(/[·×∙⋅]/g, '*') ?? ''}, ${one?.base ?? ''})`;
    }),
  );
  return sides.every((side) => /^-?\d+(?:\/\d+)?$|^log\([^()]*\)(?:\s*[-+]\s*log\([^()]*\))*$/.test(side))
    ? sides
    : undefined;
};

const wrong = (isOfSeveral: boolean): Verdict => ({
  kind: 'wrong',
  step: '',
  suspicion: isOfSeveral ? SUM_AND_DIFFERENCE : undefined,
});

const SUM_AND_DIFFERENCE = 'Suma logarytmów o tej samej podstawie to logarytm iloczynu, a różnica – logarytm ilorazu.';

const valueOf = (notation: string): number | undefined => ifWithinReach(() => approximately(notation));
