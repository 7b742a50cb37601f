import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { areEqualAt, lettersAloneIn, lettersIn } from '#tutoring/reading/letter-formula.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { LetterLaw } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { givesAnswer, type Formula } from './figure-formula.rules.ts';
import { followFrom, plainLetter } from './law-attempt.rules.ts';
import { LAW } from './said-verdicts.rules.ts';

/**
 * „P = ½ah”, „2(a + b)”, „πr²”: how to calculate what is asked for, still without the numbers of the task. Undefined for anything else. There is a verdict
 * where the formula is that of the solution, or comes to the answer at the measures of the task and would do so at a figure of another size.
 */
export const quantityFormulaIn = (
  message: string,
  original: WorkedTask,
  { answer, law, sequence, trinomial }: FamilyTask,
): { readonly verdict: Verdict | undefined } | undefined => {
  if (answer.kind !== 'number' || sequence !== undefined || trinomial !== undefined) return undefined;
  const said = inSingleLetters(message);
  const formula = formulaIn(said.replace(NAME, ''));
  if (formula === undefined || isOfLettersOf(original, formula)) return undefined;
  const readings = [formula, formulaIn(said)].filter((one) => one !== undefined);
  const known = [...(law === undefined ? [] : [law]), ...lawsOf(original)];
  const isLaw = isOneOf(readings, known, answer.symbol);
  if (isLaw === true) return { verdict: LAW };
  if (!isCalculation(said, formula)) return undefined;
  if (isLaw === undefined && readings.some((reading) => givesAnswer(reading, original, answer)))
    return { verdict: LAW };
  return mayBeAmount(said) ? undefined : { verdict: undefined };
};

/** „wzór: 2·pi·r”, „(n - 2)·180°”, „1/3·Pp·H”, „½ab·sin α”: what is written with more signs than one is one quantity. */
const inSingleLetters = (text: string): string => {
  const single = text
    .replace(OPENING, '')
    .replace(/(?<![\p{L}\\])pi(?!\p{L})/giu, 'π')
    .replace(/°|\^\s*\{?\\circ\}?/g, '')
    .replace(
      /(?<!\p{L})([PCm])_?(?:\{([pbcsr])\}|([pbcsr]))(?!\p{L})/gu,
      (name, letter: string, braced?: string, index?: string) => NAMES[letter + (braced ?? index ?? '')] ?? name,
    )
    .replace(/(?<=(?:[·*]|\\cdot)\s*100)\s*\\?%/, '')
    .replace(/(?<!\p{L})d_?\{?([12])\}?/gu, (_all, index: string) => (index === '1' ? 'e' : 'f'))
    // „πr2”
    .replace(/(?<=\p{L})(?=[23](?![\d.,]))/gu, '^');
  return /(?<!\p{L})[a-h](?!\p{L})|[a-h]{2}/u.test(single) ? single.replace(SINE, 'K') : single;
};

/** Of the base, the side and the whole of a solid; of what is solved, and of the solution. */
const NAMES: Readonly<Record<string, string>> = { Pp: 'Q', Pb: 'B', Pc: 'C', ms: 'S', mr: 'R', Cp: 'Z' };
const SINE = /\\?sin\s*\(?\s*(?:\\alpha|\\beta|\\gamma|[αβγ])\s*\)?/g;

const formulaIn = (message: string): Formula | undefined => {
  const [first, ...others] = lettersAloneIn(message) ?? [];
  if (first === undefined || OF_FUNCTIONS.test(message)) return undefined;
  const formula: Formula = [first, ...others];
  const letters = lettersOf(formula);
  const isOfUnknown = letters.some((letter) => /[xyz]/.test(letter)) || (others.length > 0 && letters.length < 2);
  const isCalculated = formula.some((side) => /[*/:^+-]|sqrt/.test(side));
  const isWhole = formula.every((side) => lettersIn(side).length > 0 && isCalculable(side));
  return isWhole && letters.length <= MOST_LETTERS && isCalculated && !isOfUnknown ? formula : undefined;
};

/** Their names would be products of letters. */
const OF_FUNCTIONS = /log|sin|cos|tg/i;

/** „a +” is not. */
const isCalculable = (side: string): boolean =>
  areEqualAt([side, side], Object.fromEntries(lettersIn(side).map((letter) => [letter, 1.7])));

/** „Korzystam ze wzoru na pole trójkąta:” */
const OPENING = /^[^=]*?wz[oó]r\p{L}*:?\s+(?:na\s+(?:\p{L}{3,}:?\s+)+)?(?:to\s+)?/iu;
/** „P =”, „Ob =”, „P_b =” before a formula: what is calculated, by its name. */
const NAME = /^\s*(?:mam:?\s+)?\p{L}{1,3}(?:_\{?\p{L}+\}?)?\s*=(?=[^=]*\p{L}[^=]*$)/u;
const MOST_LETTERS = 4;

const lettersOf = (formula: Formula): readonly string[] => [...new Set(formula.flatMap(lettersIn))];

const isOfLettersOf = ({ statement }: WorkedTask, formula: Formula): boolean => {
  const given = formulasOf(statement).join(' ');
  return lettersOf(formula).some((letter) => new RegExp(`(?<![\\p{L}\\\\])${letter}(?!\\p{L})`, 'u').test(given));
};

const formulasOf = (text: string): readonly string[] =>
  [...text.matchAll(/\$([^$]+)\$/g)].map(([, formula = '']) => formula.replace(/\\text\{[^}]*\}/g, ''));

/** „ab” and „ok” may be words. */
const isCalculation = (message: string, formula: Formula): boolean =>
  formula.length > 1 || NAME.test(message) || /[·*:/+^²³√π(-]|\d\p{L}/u.test(message);

/** „4a” and „3 i 1/2 kg” */
const mayBeAmount = (message: string): boolean => canonicalOf(message.replace(NAME, '')).includes('@');

/** The formulas that the hints and steps of the solution say, in small letters. */
const lawsOf = ({ nudge, steps }: WorkedTask): readonly LetterLaw[] =>
  [nudge, ...steps.flatMap(({ todo, why, shown }) => [todo, why, `$${shown}$`])].flatMap(formulasOf).flatMap((text) => {
    const sides = lettersAloneIn(inSingleLetters(text)) ?? [];
    const [symbol = '', notation = ''] = sides.map((side) => side.toLowerCase());
    const isLaw = /^[a-z]$/.test(symbol) && lettersIn(notation).length > 0;
    return isLaw && areTellable(sides.slice(0, 2)) ? [{ symbol, notation }] : [];
  });

/** P and p of one formula are two quantities. */
const areTellable = (sides: readonly string[]): boolean => {
  const letters = new Set(sides.flatMap(lettersIn));
  return letters.size === new Set([...letters].map((letter) => letter.toLowerCase())).size;
};

/** Whether it is one of these laws, solved for any letter; undefined where none of them has its letters. */
const isOneOf = (
  readings: readonly Formula[],
  laws: readonly LetterLaw[],
  asked: string | undefined,
): boolean | undefined => {
  const compared = readings.flatMap((reading) =>
    laws.flatMap((law) => {
      const symbol = asked === undefined ? law.symbol : plainLetter(asked);
      const sides = (reading.length > 1 ? reading : [symbol, ...reading]).map((side) => side.toLowerCase());
      const letters = new Set([law.symbol, ...lettersIn(law.notation)]);
      return areTellable(reading) && sides.flatMap(lettersIn).every((letter) => letters.has(letter))
        ? [followFrom(sides, law)]
        : [];
    }),
  );
  return compared.length === 0 ? undefined : compared.includes(true);
};
