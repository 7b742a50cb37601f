import { atomsIn, withPlainIndices } from './formula.rules.ts';

/** Stems, without the endings of cases; longer names first. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})dwutlenk(?:u|iem) węgla(?!\p{L})|(?<!\p{L})tlenku węgla ?\(IV\)/giu, 'CO2'],
  [/(?<!\p{L})dwutlenk(?:u|iem) siarki(?!\p{L})|(?<!\p{L})tlenku siarki ?\(IV\)/giu, 'SO2'],
  [/(?<!\p{L})kwasu siarkowego ?\(VI\)/giu, 'H2SO4'],
  [/(?<!\p{L})wodorotlenku sodu(?!\p{L})/giu, 'NaOH'],
  [/(?<!\p{L})(?:chlorku sodu|soli kuchennej)(?!\p{L})/giu, 'NaCl'],
  [/(?<!\p{L})wody(?!\p{L})/giu, 'H2O'],
  [/(?<!\p{L})tlenu(?!\p{L})/giu, 'O2'],
  [/(?<!\p{L})wodoru(?!\p{L})/giu, 'H2'],
  [/(?<!\p{L})azotu(?!\p{L})/giu, 'N2'],
  [/(?<!\p{L})chloru(?!\p{L})/giu, 'Cl2'],
  [/(?<!\p{L})amoniaku(?!\p{L})/giu, 'NH3'],
  [/(?<!\p{L})metanu(?!\p{L})/giu, 'CH4'],
  [/(?<!\p{L})glukozy(?!\p{L})/giu, 'C6H12O6'],
  [/(?<!\p{L})węgla(?!\p{L})/giu, 'C'],
  [/(?<!\p{L})siarki(?!\p{L})/giu, 'S'],
  [/(?<!\p{L})żelaza(?!\p{L})/giu, 'Fe'],
  [/(?<!\p{L})magnezu(?!\p{L})/giu, 'Mg'],
  [/(?<!\p{L})miedzi(?!\p{L})/giu, 'Cu'],
  [/(?<!\p{L})wapnia(?!\p{L})/giu, 'Ca'],
  [/(?<!\p{L})glinu(?!\p{L})/giu, 'Al'],
  [/(?<!\p{L})sodu(?!\p{L})/giu, 'Na'],
];

/** Atoms of these are never alone in a task on moles: „mol tlenu” is one of molecules. */
const PAIRED = /^(?:H|N|O|F|Cl|Br|I)$/;
const FORMULA = /(?<![\p{L}\d])(?:[A-Z][a-z]?\d*|\([A-Z][A-Za-z\d]*\)\d*)+(?![\p{L}\d])/gu;

export interface SubstanceText {
  readonly formula: string;
  /** The message with the word `SUBSTANCE` where the formula or the name stood. */
  readonly text: string;
}

export const SUBSTANCE = 'substancjax';

/** The only substance of a message; undefined where there is none, or more than one. */
export const substanceIn = (message: string): SubstanceText | undefined => {
  const formulas = new Set<string>();
  const plain = withPlainIndices(message).replaceAll('$', '');
  const named = NAMED.reduce((text, [name, formula]) => text.replace(name, formula), plain);
  const text = named.replace(FORMULA, (written) => {
    if (PAIRED.test(written) || atomsIn(written) === undefined) return written;
    formulas.add(written);
    return ` ${SUBSTANCE} `;
  });
  const [formula, ...others] = formulas;
  return formula === undefined || others.length > 0
    ? undefined
    : { formula, text: text.replace(new RegExp(`(?:${SUBSTANCE}[\\s(]*){2,}`, 'g'), `${SUBSTANCE} `) };
};
