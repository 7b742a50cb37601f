import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areEqualAt, lettersIn, readLetterFormula } from '#tutoring/reading/letter-formula.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { LAW } from './said-verdicts.rules.ts';
import type { LetterLaw } from '#tutoring/families/family.types.ts';

/** „F = ma”, the formula alone: whether it is the law of the task, solved for any of its letters; undefined where it is a formula of other letters, or none. */
export const judgeLaw = (message: string, { symbol, notation }: LetterLaw): Verdict | undefined => {
  const formula = inPlainLetters(message);
  const said = FORMULA_ALONE.test(formula) ? readLetterFormula(formula) : undefined;
  if (said === undefined) return undefined;
  const used = new Set(lettersIn(`${said.left} ${said.right}`));
  const known = new Set([symbol, ...lettersIn(notation)]);
  const foreign = [...used].filter((letter) => !known.has(letter));
  if (used.size < 2 || foreign.length === used.size) return undefined;
  const isLaw = followFrom([said.left, said.right], { symbol, notation });
  // „mgh = mv²/2” holds whatever m is; a formula of other quantities may be a right one as well.
  if (!isLaw && foreign.length > 0) return undefined;
  return isLaw
    ? LAW
    : {
        kind: 'wrong',
        step: '',
        suspicion: 'Ten wzór wiąże te wielkości inaczej. Zastanów się, co się mnoży, a co dzieli.',
      };
};

/** Whether these sides are equal wherever the law holds: it, solved for any of its letters. */
export const followFrom = (sides: readonly string[], { symbol, notation }: LetterLaw): boolean => {
  const others = [...new Set([notation, ...sides].flatMap(lettersIn))].filter((letter) => letter !== symbol);
  return STARTS.every((start) => {
    const values = Object.fromEntries(others.map((letter, index) => [letter, start + index * 0.83]));
    return areEqualAt(sides, { ...values, [symbol]: approximately(notation, values) });
  });
};

/** Any numbers at which two different formulas do not agree by chance. */
const STARTS = [1.7, 2.9, 4.3] as const;

const FORMULA_ALONE = /^(?:(?:wzor|wzór|ze wzoru|to|czyli|mamy) )*[a-z12/^*:()+\-. ]+=[a-z12/^*:()+\-. ]+$/;

/** Capitals, indices and Greek letters do not tell the quantities of one law apart: „E_k”, „Ek”, „λ”, „ΔT”. */
const inPlainLetters = (message: string): string =>
  message
    .replace(/\\Delta\s*|Δ\s*/g, '')
    .replace(/\\lambda|λ/g, 'l')
    .replace(/\\rho|ρ/g, 'd')
    .replaceAll('·', '*')
    .replaceAll('²', '^2')
    .replace(/√\s*(?=\()/g, 'sqrt')
    .toLowerCase()
    .replace(/\be_?[kp]\b/g, 'e')
    .trim();

/** The letter of a quantity in that spelling, by its LaTeX. */
export const plainLetter = (symbol: string): string => inPlainLetters(symbol).replace(/_.*$/, '');
