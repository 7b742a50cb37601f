import { thousands } from './notation.rules.ts';

/** A logarithm as it is written: `x` may stand for the base or in the argument. */
export interface WrittenLogarithm {
  readonly base: string;
  readonly argument: string;
}

const NUMBER = String.raw`\d+(?:[.,]\d+|\/\d+)?`;
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const ARGUMENT = String.raw`\(([^()]*)\)|(${NUMBER}|x)(?![\d,.]*\d)`;
const WITH_BASE = new RegExp(String.raw`log(?:_?(${NUMBER}|x)(?: +|(?=\()))(?:${ARGUMENT})`, 'g');
const DECIMAL = new RegExp(String.raw`log *(?:${ARGUMENT})`, 'g');

/** The logarithms of a message, and the message with λ in their places. */
export const logarithmsIn = (
  message: string,
): { readonly found: readonly WrittenLogarithm[]; readonly rest: string } => {
  const found: WrittenLogarithm[] = [];
  const taken = (base: string, argument: string): string => {
    found.push({ base: base.replace(',', '.'), argument: argument.replaceAll(',', '.').replaceAll(':', '/') });
    return ` ${MARK} `;
  };
  const text = spelled(message).replace(
    new RegExp(`${WITH_BASE.source}|${DECIMAL.source}`, 'g'),
    (_all, base?: string, one?: string, other?: string, third?: string, fourth?: string) =>
      taken(base ?? '10', one ?? other ?? third ?? fourth ?? ''),
  );
  return { found, rest: text.replaceAll(MARK, 'λ') };
};

/** No letter of a task. */
const MARK = '§';

const spelled = (message: string): string =>
  thousands(baseSetApart(message.toLowerCase()).replace(/\\,|\\ /g, ' '))
    .replace(/\$|\\left|\\right|\\!/g, '')
    .replace(/\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '($1/$2)')
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/\\log/g, 'log')
    .replace(/(?<![a-z])lg(?![a-z])/g, 'log')
    .replace(/log_\{\(?([^{}()]+)\)?\}/g, 'log_$1 ')
    .replace(/log_\((\d+\/\d+)\)/g, 'log_$1 ')
    .replace(/(?<=log)[₀-₉]+/g, (digits) => `_${[...digits].map((digit) => SUBSCRIPTS.indexOf(digit)).join('')} `)
    .replace(/logarytm\p{L}* (?:o|przy) podstawie (\S+) z (?:liczby )?/gu, 'log_$1 ')
    .replace(/logarytm\p{L}*(?: dziesi[eę]tn\p{L}*)? z (?:liczby )?/gu, 'log ')
    .replace(/\{,\}/g, ',')
    .replace(/(?<=log(?:_\S+)?) +(?=\()/g, '');

/** In „log_2 128” the base is no thousands of the argument. */
const baseSetApart = (text: string): string => text.replace(/log_?(\d+) /g, 'log_{$1} ');
