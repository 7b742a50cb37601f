import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { logarithmsIn } from '#tutoring/reading/logarithm.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** „log_2(12/3)”: a logarithm of the value that is sought is a step, where the task asks for the value of logarithms. Undefined where more is said, or none. */
export const judgeLogarithm = (
  message: string,
  { value }: NumberAnswer,
  { statement }: WorkedTask,
): Verdict | undefined => {
  const asked = logarithmsIn(statement).found.length;
  if (asked === 0 || statement.includes('=')) return undefined;
  const { found, rest } = logarithmsIn(message);
  const signs = /^\s*=?\s*λ((?:\s*[-+]\s*λ)*)\s*$/.exec(rest)?.[1];
  if (signs === undefined) return undefined;
  const said = valueOf(
    found.map(({ base, argument }) => `log(${argument}, ${base})`),
    signs.replace(/[^-+]/g, ''),
  );
  if (said === undefined) return undefined;
  return Math.abs(said - approximationOf(value)) < 1e-9
    ? { kind: 'right', praise: 'Dobrze, ten zapis ma taką samą wartość.', remaining: undefined }
    : {
        kind: 'wrong',
        step: '',
        suspicion: asked === 1 ? undefined : SUM_AND_DIFFERENCE,
      };
};

const SUM_AND_DIFFERENCE = 'Suma logarytmów o tej samej podstawie to logarytm iloczynu, a różnica – logarytm ilorazu.';

const valueOf = ([first = '', ...others]: readonly string[], signs: string): number | undefined =>
  ifWithinReach(() => approximately(first + others.map((one, index) => ` ${signs[index] ?? '+'} ${one}`).join('')));
