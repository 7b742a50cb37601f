import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import type { Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { greatestCommonDivisor, isInteger, isNegative, rational } from '#tutoring/mathematics/rational.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import { termsNotation } from '#tutoring/families/signed-notation.rules.ts';
import { readLetters } from '#tutoring/families/letters.reader.ts';
import { polynomialIfAny } from './expression-text.reader.ts';
import type { Term } from './part.types.ts';
import { notationOfPolynomial, orderedTerms, termLatex } from './part-text.rules.ts';
import { partsOf } from './parts.reader.ts';

/** What a message says that wants a product. */
export const FACTORING =
  'rozloz\\w*|rozklad\\w*|na|czynnik\\w*|w|do|postac\\w*|jako|iloczyn\\w*|zwin|wylacz\\w*|wspoln\\w*|najwieksz\\w*|mozliwy|przed|poza|nawias\\w*|wyrazeni\\w*|algebraiczn\\w*|sum\\w*|roznic\\w*|z|za|pomoca|korzystajac|stosujac|zastosuj|wzor\\w*|skroconego|mnozenia|wielomian\\w*|kwadrat\\w*';

/** A sum of monomials as it stands, each kind once; undefined for anything else. */
export const sumOfTerms = (expression: Expression): Polynomial | undefined => {
  const polynomial = polynomialIfAny(expression);
  if (polynomial === undefined || polynomial.size < 2) return undefined;
  const parts = partsOf(expression);
  return parts.length === polynomial.size && parts.every(({ brackets }) => brackets.length === 0)
    ? polynomial
    : undefined;
};

/** The greatest common factor of whole coefficients and of letters; undefined where it is 1. */
export const commonFactorOf = (terms: Polynomial): Term | undefined => {
  const coefficients = [...terms.values()];
  if (!coefficients.every(isInteger)) return undefined;
  const number = coefficients.reduce((common, { n }) => greatestCommonDivisor(common, n), 0n);
  const letters = commonLetters([...terms.keys()]);
  return number === 1n && letters === '' ? undefined : [letters, rational(number)];
};

const commonLetters = ([first = '', ...others]: readonly string[]): string =>
  others.reduce((common, letters) => {
    const left = [...letters];
    return [...common]
      .filter((letter) => {
        const place = left.indexOf(letter);
        if (place >= 0) left.splice(place, 1);
        return place >= 0;
      })
      .join('');
  }, first);

export const dividedBy = (terms: Polynomial, [letters, number]: Term): Polynomial =>
  new Map([...terms].map(([own, value]) => [withoutLetters(own, letters), value.div(number)]));

const withoutLetters = (from: string, letters: string): string =>
  [...letters].reduce((left, letter) => left.replace(letter, ''), from);

export const productNotation = (factor: Term, rest: Polynomial): string =>
  `${termsNotation([factor])} * (${notationOfPolynomial(rest)})`;

export const productLatex = (factor: Term, rest: Polynomial): string =>
  `${termLatex(factor)}(${latexOfPolynomial(rest)})`;

/** `3 \cdot 2x + 3 \cdot 3`, then `3(2x + 3)`. */
export const commonFactorSteps = (terms: Polynomial, factor: Term): readonly FamilyStep[] => {
  const rest = dividedBy(terms, factor);
  const [own, left] = [termLatex(factor, 'fraction'), orderedTerms(rest)];
  const written = left
    .map((term, index) => {
      const sign = isNegative(term[1]) ? '-' : '+';
      const product = `${own} \\cdot ${termLatex(term, 'fraction')}`;
      return index > 0 ? ` ${sign} ${product}` : `${sign === '-' ? '-' : ''}${product}`;
    })
    .join('');
  const notation = left.map((term) => `${termsNotation([factor])} * (${termsNotation([term])})`).join(' + ');
  return [
    {
      operation: 'split',
      what: 'Zapisujemy każdy wyraz jako iloczyn, w którym widać wspólny czynnik',
      todo: 'zapisz każdy wyraz jako iloczyn wspólnego czynnika i tego, co zostaje',
      why: 'Wspólny czynnik to największa liczba i te litery, przez które dzieli się każdy wyraz.',
      shown: written,
      claims: [{ sides: [notationOfPolynomial(terms), notation], at: 'anywhere' }],
    },
    {
      operation: 'factor',
      what: 'Wyłączamy wspólny czynnik przed nawias',
      todo: 'napisz wspólny czynnik przed nawiasem, a w nawiasie to, co zostało z każdego wyrazu',
      why: 'To rozdzielność mnożenia względem dodawania, czytana od końca.',
      shown: productLatex(factor, rest),
      claims: [{ sides: [notation, productNotation(factor, rest)], at: 'anywhere' }],
    },
  ];
};

/** Whether nothing more can be taken out of its bracket. */
export const isFullyTakenOut = (answer: Answer): boolean => {
  const read = answer.kind === 'expression' ? readLetters(answer.notation) : undefined;
  const [part, ...others] = read === undefined ? [] : partsOf(read);
  const [bracket, ...more] = part?.brackets ?? [];
  if (bracket === undefined || others.length > 0 || more.length > 0) return false;
  return commonFactorOf(new Map(bracket.parts.map(({ term }) => term))) === undefined;
};
