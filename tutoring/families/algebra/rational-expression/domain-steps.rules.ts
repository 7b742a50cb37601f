import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { asRational } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { degreeOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { factorised } from '../polynomial/factorisation.rules.ts';
import { approximateZero, excludedBy, type RationalFraction } from './fraction-text.reader.ts';

export const excludedLatex = (zeros: readonly Exact[]): string =>
  zeros.map((zero) => `x \\neq ${latexOfExact(zero, 'fraction')}`).join(' \\text{ i } ');

/** What x must not be, and why. */
export const domainSteps = ({ bottom }: RationalFraction): readonly FamilyStep[] => {
  const zeros = excludedBy(bottom) ?? [];
  const { lines } = factorised(bottom);
  const condition = `${latexOfPolynomial(bottom)} \\neq 0`;
  const last = lines.at(-1);
  const notation = notationOfPolynomial(bottom);
  const claims = zeros.flatMap((zero) => {
    const value = asRational(zero);
    return [
      { sides: [notation, '0'], at: [{ x: approximateZero(zero) }] },
      ...(value === undefined ? [] : [{ sides: [plain(value)] }]),
    ];
  });
  return [
    {
      operation: 'condition',
      what: 'Zapisujemy warunek: mianownik nie może być równy zeru',
      todo: 'zapisz, że mianownik jest różny od zera',
      why: 'Przez zero nie wolno dzielić.',
      shown: condition,
      claims: [{ sides: [notation, '0'], relation: '≠', at: 'anywhere' }],
    },
    ...(last === undefined || degreeOf(bottom) < 2
      ? []
      : [
          {
            operation: 'factor',
            what: 'Rozkładamy mianownik na czynniki',
            todo: 'rozłóż mianownik na czynniki',
            why: 'Iloczyn jest różny od zera, gdy każdy czynnik jest różny od zera.',
            shown: `${last.latex} \\neq 0`,
            claims: [{ sides: [notation, last.notation], at: 'anywhere' as const }],
          },
        ]),
    ...(excludedLatex(zeros) === condition
      ? []
      : [
          {
            operation: 'exclude',
            what: 'Wykluczamy liczby, dla których mianownik jest zerem',
            todo: 'sprawdź, dla jakich liczb mianownik jest zerem, i wyklucz je',
            why: '',
            shown: excludedLatex(zeros),
            claims,
          },
        ]),
  ];
};
