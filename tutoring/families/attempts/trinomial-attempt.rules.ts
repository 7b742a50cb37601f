import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { areEqualAt, lettersIn, letterSidesIn } from '#tutoring/reading/letter-formula.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Trinomial } from '#tutoring/families/family.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { BROKEN, CALCULATED, LAW } from './said-verdicts.rules.ts';

/** „a=1, b=-5, c=6”, as the hint asks for them, one of them, or „b² = 25”; undefined for anything else. */
export const judgeTrinomial = (message: string, trinomial: Trinomial): Verdict | undefined =>
  ['a', 'b', 'c'].includes(trinomial.unknown)
    ? undefined
    : (judgeCoefficients(message, trinomial) ?? judgeCalculated(message, trinomial));

/** „Δ = 16” where no other judge knows the discriminant. */
export const judgeDiscriminant = (message: string, trinomial: Trinomial): Verdict | undefined => {
  const sides = letterSidesIn(inLetters(message, trinomial.unknown));
  const letters = new Set(sides?.flatMap(lettersIn));
  if (sides === undefined || letters.size !== 1 || !letters.has(DISCRIMINANT)) return undefined;
  if (areEqualAt(sides, valuesOf(trinomial)))
    return { kind: 'right', praise: 'Wyróżnik jest policzony bezbłędnie.', remaining: undefined };
  const suspicion = areEqualAt(sides.slice(1), {}) ? WRONG_CALCULATION : BROKEN;
  return { kind: 'wrong', step: sides.map(latexOfSide).join(' = '), suspicion };
};

const WRONG_COEFFICIENT = 'Sprawdź ten współczynnik: stoi przed odpowiednią potęgą niewiadomej razem ze swoim znakiem.';
const WRONG_CALCULATION = 'Podstaw współczynniki razem z ich znakami i policz tę równość jeszcze raz, spokojnie.';

const judgeCoefficients = (message: string, { a, b, c }: Trinomial): Verdict | undefined => {
  const said = [
    ...message.matchAll(
      /(?<![\p{L}\d]|[-−+*·/] ?)([abc])\s*=\s*\(?\s*(-?)\s*(\d+)(?:[.,](\d+))?\s*\)?(?![\d/*:^]|\s*[a-z](?!\s*=))/giu,
    ),
  ];
  if (said.length === 0) return undefined;
  const values: Readonly<Record<string, number>> = { a, b, c };
  const missed = said.find(([, letter = '', sign = '', whole = '', decimals]) => {
    const value = numberOf(`${sign}${whole}${decimals === undefined ? '' : `.${decimals}`}`);
    return !areClose(values[letter.toLowerCase()] ?? Number.NaN, value.valueOf());
  });
  if (missed !== undefined) return { kind: 'wrong', step: missed[0].trim(), suspicion: WRONG_COEFFICIENT };
  const praise = said.length > 1 ? 'Współczynniki są odczytane dobrze.' : 'Ten współczynnik jest odczytany dobrze.';
  return { kind: 'right', praise, remaining: undefined };
};

const DISCRIMINANT = 'D';
const ROOT = 'X';

/** Capitals stand for what has a name of more than a letter; „/2a” means all of 2a. */
const inLetters = (message: string, unknown: string): string =>
  message
    .replace(/\\?delta|Δ/gi, DISCRIMINANT)
    .replace(new RegExp(`(?<!\\p{L})${unknown}(?:_?\\{?[12]\\}?|[₁₂])?(?=\\s*=)`, 'iu'), ROOT)
    .replace(/\/ ?\(?([24]) ?\*? ?a\)?/g, '/($1 * a)')
    .replaceAll('±', '+')
    .replace(/√ ?D/g, 'sqrt(D)');

const OF_COEFFICIENTS = new Set(['a', 'b', 'c']);
const OF_ALL = new Set([...OF_COEFFICIENTS, 'p', 'q', DISCRIMINANT, ROOT]);

const valuesOf = ({ a, b, c }: Trinomial): Readonly<Record<string, number>> => {
  const discriminant = b * b - 4 * a * c;
  return { a, b, c, p: -b / (2 * a), q: -discriminant / (4 * a), [DISCRIMINANT]: discriminant };
};

/** „-b = 9”, „Δ = b² - 4ac”, „x = (-b - √Δ)/2a”, „p = -b/2a”: of the coefficients alone. */
const judgeCalculated = (message: string, trinomial: Trinomial): Verdict | undefined => {
  const sides = letterSidesIn(inLetters(message, trinomial.unknown));
  const letters = [...new Set(sides?.flatMap(lettersIn))];
  if (sides === undefined || !letters.some((letter) => OF_COEFFICIENTS.has(letter))) return undefined;
  if (letters.some((letter) => !OF_ALL.has(letter))) return undefined;
  const { a, b } = trinomial;
  const values = valuesOf(trinomial);
  const isTrue = [-1, 1].some((sign) => {
    const root = (-b + sign * Math.sqrt(values[DISCRIMINANT] ?? 0)) / (2 * a);
    return areEqualAt(sides, { ...values, [ROOT]: root });
  });
  if (!isTrue) return { kind: 'wrong', step: sides.map(latexOfSide).join(' = '), suspicion: WRONG_CALCULATION };
  const isFormula =
    lettersIn(sides.at(-1) ?? '').length > 0 && ['p', 'q', ROOT].some((letter) => letters.includes(letter));
  return isFormula ? LAW : CALCULATED;
};

const latexOfSide = (side: string): string =>
  latexOf(readExpression(side))
    .replace(/D(?=[a-z\d])/g, '\\Delta ')
    .replaceAll(DISCRIMINANT, '\\Delta')
    .replaceAll(ROOT, 'x');
