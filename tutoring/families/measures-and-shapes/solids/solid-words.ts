import { ONE, rational, type Rational } from '#tutoring/mathematics/rational.ts';

/** What prisms and pyramids have in common: a base and a height. */
export interface Solid {
  /** „graniastosłup”. */
  readonly name: string;
  /** „graniastosłupa”. */
  readonly genitive: string;
  /** Without marks, all its forms: for templates. */
  readonly read: string;
  /** What part the solid is of base times height. */
  readonly part: Rational;
  /** LaTeX of its volume. */
  readonly formula: string;
  /** Why the formula holds. */
  readonly why: string;
}

export const PRISM: Solid = {
  name: 'graniastosłup',
  genitive: 'graniastosłupa',
  read: '(graniastoslup|graniastoslupa)',
  part: ONE,
  formula: 'P_p \\cdot H',
  why: 'Graniastosłup składa się z jednakowych warstw, każda taka jak podstawa.',
};

export const PYRAMID: Solid = {
  name: 'ostrosłup',
  genitive: 'ostrosłupa',
  read: '(ostroslup|ostroslupa)',
  part: rational(1, 3),
  formula: '\\frac{1}{3} P_p \\cdot H',
  why: 'Ostrosłup to trzecia część graniastosłupa o tej samej podstawie i wysokości.',
};

/** Parts of templates. */
export const VOLUME = '(objetosc|obj|v)';
export const SURFACE = '(pole|pole powierzchni|pole powierzchni calkowitej|pole calkowite|pc)';
export const BASE_AREA = '(pole podstawy|polu podstawy|pole podstawy ma|pp)';
export const HEIGHT = '(wysokosc|wysokosci|wysokosc bryly|wysokosc ma|h)';
export const SQUARE_BASED =
  '(prawidlowy czworokatny|prawidlowego czworokatnego|czworokatny prawidlowy|czworokatnego prawidlowego)';
export const BASE_EDGE =
  '(krawedz podstawy|krawedzi podstawy|krawedz podstawy ma|krawedzi podstawy dlugosci|krawedz podstawy dlugosci|bok podstawy|boku podstawy|a)';
export const WITH = '[o|ma|z]';
export const AND = '[i|oraz|;|a]';
