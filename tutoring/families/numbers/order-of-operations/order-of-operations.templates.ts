import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { isSign, signsAndNumbers } from './evaluation.rules.ts';

const ORDER =
  '([dzialania] w (prawidlowej|poprawnej|odpowiedniej|wlasciwej|dobrej) kolejnosci|[(zachowujac|stosujac|uwzgledniajac|pamietajac|pamietaj|pamietac|zgodnie|wedlug)] [(o|z|w|na)] [(prawidlowej|prawidlowa|poprawnej|odpowiedniej|wlasciwej|dobrej)] kolejnos* [(wykonywania|wykonania)] dzialan)';
const WORTH = 'wartosc (wyrazenia|dzialania) [arytmetycznego]';

const TEMPLATES = [
  `[dzialania] ${ORDER} {e=formula} [=]`,
  `{e=formula} [=] ${ORDER}`,
  `${WORTH} {e=formula} [=]`,
  `${WORTH} {e=formula} ${ORDER}`,
  `${WORTH} ${ORDER} {e=formula}`,
  'w kolejnosci (licze|liczyc|liczymy|dzialac|wykonac dzialania|wykonywac dzialania) [w] {e=formula}',
].map(template);

const TOKENS = /^(?:\d+(?:\.\d+)?|[-+*:^()]| )+$/;

/** The calculation of a message that names the order of operations, in school notation; bare calculations are left to the engine. */
export const readOrdered = (message: string): string | undefined => {
  const found = firstFit(TEMPLATES, message.replaceAll('[', '(').replaceAll(']', ')'));
  const notation = found && withColons(found.text('e').replace(/(?<=[\d)]) x (?=[\d(])/g, ' * '));
  if (notation === undefined || !TOKENS.test(notation)) return undefined;
  const tokens = signsAndNumbers(notation);
  const isWellFormed = tokens.every(
    (token, index) => isOperand(token, 'from') !== isOperand(tokens[index - 1] ?? '(', 'to'),
  );
  return isWellFormed && isOperand(tokens.at(-1) ?? '(', 'to') && tokens.filter(isSign).length > 1 && isBalanced(tokens)
    ? tokens.join(' ').replaceAll('( ', '(').replaceAll(' )', ')').replaceAll(' ^ ', '^')
    : undefined;
};

/** Whether a number or bracket begins or ends with this token: between two of them stands a sign. */
const isOperand = (token: string, side: 'from' | 'to'): boolean =>
  /^\d/.test(token) || token === (side === 'from' ? '(' : ')');

const isBalanced = (tokens: readonly string[]): boolean => {
  let depth = 0;
  return tokens.every((token) => (depth += token === '(' ? 1 : token === ')' ? -1 : 0) >= 0) && depth === 0;
};

/** „36/9 + 7” is a division; „48 : 2/3” and „2 1/3” are not. */
const withColons = (notation: string): string | undefined =>
  /(?:\d +|[:*^/] *)\d+\/\d|\d\/\d+ *[\^/]/.test(notation) ? undefined : notation.replace(/(\d+)\/(\d+)/g, '$1 : $2');
