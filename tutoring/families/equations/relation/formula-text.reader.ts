import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';

/** A message of one formula: what was said before it and behind it, in small letters without marks. */
export interface FormulaText {
  readonly before: string;
  /** In plain notation (`notation.rules.ts`), but `≤` and `≥` stay what they are. */
  readonly formula: string;
  readonly behind: string;
}

const LONGEST_TASK = 400;

/** Signs that the plain notation would take for others wait behind signs that nobody writes. */
const WAITING = { '⊴': '≤', '⊵': '≥' } as const;

const FORMULA = /(?<![\p{L}])(?:sqrt|[a-z](?!\p{L})|[\d+\-*/^().,|<>=≤≥\s:])+/giu;

/** Undefined where the message has no formula, or more than one. */
export const readFormulaText = (message: string): FormulaText | undefined => {
  if (message.length > LONGEST_TASK) return undefined;
  const text = withoutMarks(normal(message)).replace(/\s+/g, ' ').trim();
  const runs = [...text.matchAll(FORMULA)].filter(([run]) => /[<>=≤≥|]/.test(run));
  const [run, ...others] = runs;
  if (run === undefined || others.length > 0) return undefined;
  const [written, index] = [run[0], run.index];
  const formula = written
    .replace(/^[\s.,:;]+|[\s.,:;]+$/g, '')
    .replace(/^[io] (?=[^=<>≤≥]*[a-z(|\d])/i, '')
    .replace(/ [iaz]$/i, '');
  return {
    before: wordsOf(text.slice(0, index) + (/^\s*[io] /i.test(written) ? ' i' : '')),
    formula: formula.trim(),
    behind: wordsOf((/ [iaz]\s*$/i.test(written) ? 'i ' : '') + text.slice(index + written.length)),
  };
};

/** „jest większe lub równe”, „nie mniejsza niż” */
const orEqual = (one: string, contrary: string): RegExp =>
  new RegExp(
    `(?<=\\s)(?:jest )?(?:${one}[eya] (?:lub|albo|bądź) równ[eya]|nie ${contrary}[eya])(?: (?:od|niż|to))?(?=\\s)`,
    'gi',
  );

const normal = (message: string): string => {
  const held = message
    .replace(/\\leq(?:slant)?(?![a-z])|\\le(?![a-z])|<=|=<|⩽|≤/g, ' ⊴ ')
    .replace(/\\geq(?:slant)?(?![a-z])|\\ge(?![a-z])|>=|=>|⩾|≥/g, ' ⊵ ')
    .replace(/\\[lr]?vert(?![a-z])|\\mid(?![a-z])|∣|∥/gi, '|')
    .replace(orEqual('mniejsz', 'większ'), ' ⊴ ')
    .replace(orEqual('większ', 'mniejsz'), ' ⊵ ');
  return plainNotation(held).replace(/[⊴⊵]/g, (sign) => (sign === '⊴' ? WAITING['⊴'] : WAITING['⊵']));
};

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
