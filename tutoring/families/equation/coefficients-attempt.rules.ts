import { coefficientOf, degreeOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import type { EquationTask } from '#tutoring/families/task.types.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';

const LETTERS = ['c', 'b', 'a'] as const;

/** „a=1, b=-5, c=6” of a quadratic equation, as the hint asks for them; undefined for anything else. */
export const judgeCoefficients = (message: string, { equation, unknown }: EquationTask): Verdict | undefined => {
  const said = [
    ...message.matchAll(
      /(?<!\p{L})([abc])\s*=\s*\(?\s*(-?)\s*(\d+)(?:[.,](\d+))?\s*\)?(?![\d/*:^]|\s*[a-z](?!\s*=))/giu,
    ),
  ];
  if (said.length < 2 || ['a', 'b', 'c'].includes(unknown)) return undefined;
  const form = zeroForm(equation);
  if (degreeOf(form) !== 2) return undefined;
  const missed = said.find(([, letter = '', sign = '', whole = '', decimals]) => {
    const value = numberOf(`${sign}${whole}${decimals === undefined ? '' : `.${decimals}`}`);
    const degree = LETTERS.findIndex((one) => one === letter.toLowerCase());
    return !coefficientOf(form, unknown.repeat(degree)).equals(value);
  });
  if (missed !== undefined)
    return {
      kind: 'wrong',
      step: missed[0].trim(),
      suspicion: 'Sprawdź ten współczynnik: stoi przed odpowiednią potęgą niewiadomej razem ze swoim znakiem.',
    };
  return { kind: 'right', praise: 'Współczynniki są odczytane dobrze.', remaining: undefined };
};
