import { withPlainIndices } from '../elements/formula.rules.ts';
import { balanceOf } from './balance.rules.ts';
import { formulasLike, isFormula } from './formula-letters.reader.ts';
import { formulasOf, portionsOf } from './reaction.rules.ts';
import type { Portion, Reaction } from './reaction.types.ts';

/** An equation in a message, and the words around it. */
export interface FoundReaction {
  readonly reaction: Reaction;
  readonly before: string;
  readonly behind: string;
  /** With an arrow, and not with the sign of equality that mathematics has, too. */
  readonly hasArrow: boolean;
  /** The size of its letters says which elements are meant. */
  readonly isAsWritten: boolean;
}

const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?|[_?]+)`;
const LETTERS = String.raw`[A-Za-z(][A-Za-z\d()]*`;
const TERM = String.raw`(?:${NUMBER}\s*)?${LETTERS}`;
const SIDE = String.raw`${TERM}(?:\s*\+\s*${TERM})*`;
const EQUATION = new RegExp(
  String.raw`(?<![\p{L}\d.,/)^])(?<![+=→]\s*)(?<left>${SIDE})\s*(?<sign>[→=])\s*(?<right>${SIDE})(?![\p{L}\d])(?!\s*[+=→^*·])`,
  'u',
);
const ONE_TERM = new RegExp(`^(?<number>${NUMBER})?\\s*(?<letters>${LETTERS})$`);

/** One arrow for all that keyboards write, no signs of states, plain indices. */
export const plainReaction = (message: string): string =>
  withPlainIndices(
    message
      .normalize('NFC')
      .replaceAll('$', '')
      .replace(/\\(?:ce|text)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
      .replace(/\\square(?![a-z])|[□☐]/g, ' _ ')
      .replace(/\\(?:long)?rightarrow(?![a-z])|\\to(?![a-z])|\\xrightarrow\s*\{[^{}]*\}/g, '→')
      .replace(/[-–—−=]+\s?>|[⟶⇒➔➝➜⇾]/g, '→')
      .replace(/\{,\}/g, ','),
  )
    .replace(/\((?:s|c|g|aq)\)|[↑↓]/g, '')
    .replace(/\\[ ,;]/g, ' ')
    .replace(/(?<=[\p{L}\d])\s+(?=\([A-Z])/gu, '')
    .replace(/(?<![\p{L}\d)])(\d+)\s*[·*∙⋅]\s*(?=[A-Z(])/gu, '$1');

/**
 * The first equation of a message, wherever it stands; undefined where there is none, or one whose letters can mean several. Those of `known`
 * formulas mean these, however large they are.
 */
export const reactionIn = (message: string, known: readonly string[] = []): FoundReaction | undefined => {
  const text = plainReaction(message);
  const found = EQUATION.exec(text);
  const [left, right] = [found?.groups?.['left'], found?.groups?.['right']];
  if (found === null || left === undefined || right === undefined) return undefined;
  const typed: Reaction = { left: portionsIn(left), right: portionsIn(right) };
  if (!isOfSchool(typed)) return undefined;
  const written = renamed(
    typed,
    formulasOf(typed).map((formula) => (isFormula(formula) ? formula : (sameLetters(formula, known) ?? formula))),
  );
  const isAsWritten = formulasOf(written).every(isFormula);
  const reaction = isAsWritten ? written : onlyReading(written);
  return (
    reaction && {
      reaction,
      before: text.slice(0, found.index),
      behind: text.slice(found.index + found[0].length),
      hasArrow: found.groups?.['sign'] === '→',
      isAsWritten,
    }
  );
};

/** What is longer, or has greater numbers, only takes long to calculate. */
const MOST_SUBSTANCES = 10;
const GREATEST = 1000;

const isOfSchool = (reaction: Reaction): boolean =>
  formulasOf(reaction).length <= MOST_SUBSTANCES &&
  portionsOf(reaction).every(({ coefficient = 1 }) => coefficient > 0 && coefficient <= GREATEST);

const portionsIn = (side: string): readonly Portion[] =>
  side.split('+').map((term) => {
    const { number, letters = '' } = ONE_TERM.exec(term.trim())?.groups ?? {};
    return {
      formula: letters,
      coefficient: number === undefined ? 1 : /\d/.test(number) ? numberOf(number) : undefined,
      isWritten: number !== undefined && /\d/.test(number),
    };
  });

export const numberOf = (written: string): number => {
  const [over = '', under = '1'] = written.replace(',', '.').split('/');
  return Number(over) / Number(under);
};

export const sameLetters = (written: string, known: readonly string[]): string | undefined =>
  known.find((formula) => formula.toLowerCase() === written.toLowerCase());

const MOST_READINGS = 64;

/** Of all that letters of any size may mean, the only one by which no atom is lost. */
const onlyReading = (written: Reaction): Reaction | undefined => {
  let readings: readonly (readonly string[])[] = [[]];
  for (const formula of formulasOf(written)) {
    const possible = formulasLike(formula);
    readings = readings.flatMap((before) => possible.map((next) => [...before, next]));
    if (readings.length > MOST_READINGS) return undefined;
  }
  const possible = readings.map((formulas) => renamed(written, formulas)).filter(canBeBalanced);
  const [only, ...others] = possible;
  return others.length === 0 ? only : undefined;
};

export const canBeBalanced = (reaction: Reaction): boolean => balanceOf(reaction).kind === 'one';

export const renamed = ({ left, right }: Reaction, formulas: readonly string[]): Reaction => ({
  left: left.map((portion, place) => ({ ...portion, formula: formulas[place] ?? portion.formula })),
  right: right.map((portion, place) => ({ ...portion, formula: formulas[left.length + place] ?? portion.formula })),
});
