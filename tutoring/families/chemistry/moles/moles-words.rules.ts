import { formFor } from '#tutoring/families/polish-count.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, type Rational } from '#tutoring/mathematics/rational.ts';

type Forms = readonly [one: string, few: string, many: string];

/** A part of a mole is in the genitive whatever its size: 0,5 mola. */
const told = (moles: Rational, forms: Forms): string =>
  `$${latexOfRational(moles)}$ ${isInteger(moles) ? formFor(moles.valueOf(), forms) : 'mola'}`;

/** „1 mol”, „2 mole”, „5 moli”, „0,5 mola”. */
export const molesText = (moles: Rational): string => told(moles, ['mol', 'mole', 'moli']);

/** The same behind „masa”: „1 mola”, „2 moli”. */
export const ofMoles = (moles: Rational): string => told(moles, ['mola', 'moli', 'moli']);

/** „2 mole zajmują”, „5 moli zajmuje”. */
export const holds = (moles: Rational): string =>
  isInteger(moles) ? formFor(moles.valueOf(), ['zajmuje', 'zajmują', 'zajmuje']) : 'zajmuje';
