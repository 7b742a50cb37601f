import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Difficulty, Family, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import {
  decimalPlaces,
  isInteger,
  isTerminating,
  rational,
  ZERO,
  isPositive,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import type { Found } from '#tutoring/reading/template.reader.ts';
import { firstFit } from '#tutoring/reading/template.reader.ts';
import { isFigure, told, totalOf, wholeOf, wordsOf } from './ratio-division.subjects.ts';
import { AMOUNT_TEMPLATES, ANGLE_TEMPLATES, SIDE_TEMPLATES } from './ratio-division.templates.ts';
import type { RatioDivisionGiven, RatioSubject } from './ratio-division.types.ts';

const sum = (values: readonly Rational[]): Rational => values.reduce((all, value) => all.add(value), ZERO);

const partOf = (given: RatioDivisionGiven): Rational => wholeOf(given).div(sum(given.terms));

const sharesOf = (given: RatioDivisionGiven): readonly Rational[] => given.terms.map((term) => term.mul(partOf(given)));

const termsIn = (found: Found): readonly Rational[] => ['a', 'b', 'c'].filter(found.has).map(found.number);

const givenOf = (message: string): RatioDivisionGiven | undefined => {
  for (const [subject, templates] of ANGLE_TEMPLATES) {
    const found = firstFit(templates, message);
    if (found !== undefined) return { subject, total: totalOf(subject), unit: 'deg', terms: termsIn(found) };
  }
  for (const [subject, templates] of [...SIDE_TEMPLATES, ['amount', AMOUNT_TEMPLATES] as const]) {
    const found = firstFit(templates, message);
    if (found === undefined) continue;
    const { value: total, unit } = found.quantity('total');
    return { subject, total, unit, terms: termsIn(found) };
  }
  return undefined;
};

/** Money is parted to whole grosze only. */
const canBePaid = (given: RatioDivisionGiven): boolean =>
  (given.unit !== 'zl' && given.unit !== 'gr') ||
  sharesOf(given).every((share) => (decimalPlaces(share) ?? 3) <= (given.unit === 'zl' ? 2 : 0));

/** „$12 : 24 = 1 : 2$” for each share and the next. */
const proofOfRatio = ({ terms }: RatioDivisionGiven, shares: readonly Rational[], style: NumberStyle): string =>
  terms
    .slice(1)
    .map((term, index) => {
      const [one, other] = [shares[index] ?? ZERO, shares[index + 1] ?? ZERO].map((share) =>
        latexOfRational(share, style),
      );
      return `$${one} : ${other} = ${plain(terms[index] ?? ZERO)} : ${plain(term)}$`;
    })
    .join(' i ');

/** Two terms part two angles or the sides of a rectangle, three those of a triangle. */
const figureOf = (pick: Pick, difficulty: Difficulty): RatioDivisionGiven => {
  const subject: RatioSubject =
    difficulty === 2
      ? pick.oneOf(['adjacent', 'acute', 'rectangle'])
      : pick.oneOf(['angles', 'triangle', 'rectangle', 'adjacent']);
  const isOfThree = subject === 'angles' || subject === 'triangle';
  const terms = pick.oneOf<readonly number[]>(isOfThree ? OF_THREE : OF_TWO).map((term) => rational(term));
  const total = totalOf(subject);
  if (!total.equals(0)) return { subject, total, unit: 'deg', terms };
  const part = rational(pick.int(2, 9) * (subject === 'rectangle' ? 2 : 1));
  return { subject, total: part.mul(sum(terms)), unit: pick.oneOf(['cm', 'dm', 'm']), terms };
};

/** Their sums divide 90. */
const OF_TWO = [
  [1, 2],
  [2, 3],
  [1, 4],
  [4, 5],
  [7, 8],
] as const;
/** Sides of triangles whose sums divide 180. */
const OF_THREE = [
  [2, 3, 4],
  [3, 4, 5],
  [4, 5, 6],
  [2, 4, 3],
  [3, 3, 4],
] as const;

const halfStep = ({ total, unit }: RatioDivisionGiven): FamilyStep => ({
  operation: 'halve',
  what: 'Dzielimy obwód na pół',
  todo: 'podziel obwód na pół',
  why: 'W obwodzie prostokąta każdy bok występuje dwa razy, więc połowa obwodu to dwa sąsiednie boki razem.',
  ...calculated([`${plain(total)} : 2`, plain(total.div(2))], { unit }),
});

export const ratioDivisionFamily: Family<RatioDivisionGiven> = {
  id: 'ratio-division',
  title: 'Podział w danym stosunku',
  grades: [7, 8],

  read: (message) => {
    const given = givenOf(message);
    if (given === undefined || !isPositive(given.total)) return undefined;
    if (!given.terms.every((term) => isInteger(term) && isPositive(term))) return undefined;
    return canBePaid(given) && isFigure(given) ? given : undefined;
  },

  tell: told,

  solve: (given) => {
    const part = partOf(given);
    const { divided, notice, reason, together } = wordsOf(given);
    const whole = wholeOf(given);
    const shares = sharesOf(given);
    const style = isTerminating(part) ? 'decimal' : 'fraction';
    const options = { style, unit: given.unit } as const;
    const lines = given.terms.map((term, index) =>
      calculated([`${plain(term)} * ${plain(part)}`, plain(shares[index] ?? ZERO)], options),
    );
    const shown = shares.map((share) => withUnit(share, given.unit, style));
    return {
      steps: [
        ...(given.subject === 'rectangle' ? [halfStep(given)] : []),
        {
          operation: 'add',
          what: 'Dodajemy liczby ze stosunku',
          todo: 'dodaj liczby ze stosunku',
          why: 'Suma mówi, ile jest wszystkich równych części.',
          ...calculated([given.terms.map(plain).join(' + '), plain(sum(given.terms))]),
        },
        {
          operation: 'divide',
          what: `Dzielimy ${divided}`,
          todo: `podziel ${divided}`,
          why: [reason, 'Tak dowiadujemy się, ile wynosi jedna część.'].filter(Boolean).join(' '),
          ...calculated([`${plain(whole)} : ${plain(sum(given.terms))}`, plain(part)], options),
        },
        {
          operation: 'multiply',
          what: 'Mnożymy jedną część przez każdą liczbę ze stosunku',
          todo: 'pomnóż jedną część przez każdą liczbę ze stosunku',
          why: 'Każda liczba ze stosunku mówi, ile części przypada na dany udział.',
          shown: lines.map((line) => line.shown).join(',\\quad '),
          claims: lines.flatMap(({ claims }) => claims),
        },
      ],
      answer: {
        kind: 'numbers',
        values: shares.map((share) => ({
          value: exact(share),
          unit: given.unit,
        })),
        isOrdered: given.subject === 'amount',
        shown: shown.join(',\\ '),
      },
      proof: `${together}: $${shown.join(' + ')} = ${withUnit(whole, given.unit)}$. Ich stosunek jest taki jak w zadaniu: ${proofOfRatio(given, shares, style)}.`,
      notice,
      nudge: 'Dodaj liczby ze stosunku, oblicz jedną część, a potem weź tyle części, ile mówi każda liczba stosunku.',
    };
  },

  check: ({ subject, total, terms }, answer) => {
    if (answer.kind !== 'numbers' || answer.values.length !== terms.length) return false;
    const values = answer.values.map(({ value }) => asRational(value) ?? ZERO);
    const [first = ZERO] = values;
    const [term = ZERO] = terms;
    return (
      sum(subject === 'rectangle' ? [...values, ...values] : values).equals(total) &&
      values.every((value, index) => value.mul(term).equals(first.mul(terms[index] ?? ZERO)))
    );
  },

  make: (pick, difficulty) => {
    const first = pick.int(1, 3 + difficulty);
    const terms = [first, first + pick.int(1, 3), ...(difficulty === 3 ? [pick.int(1, 5)] : [])].map((term) =>
      rational(term),
    );
    const figure = difficulty === 1 || pick.int(1, 3) > 1 ? undefined : figureOf(pick, difficulty);
    if (figure !== undefined) return figure;
    const part = rational(pick.int(2, 4 + 4 * difficulty));
    const unit = pick.oneOf(['zl', 'cm', 'kg', undefined]);
    return { subject: 'amount', total: part.mul(sum(terms)), unit, terms };
  },

  mistakes: [
    {
      id: 'divided-by-each',
      leadsTo: ({ total, terms }) => terms.map((term) => exact(total.div(term))),
      says: 'Całość została podzielona przez każdą liczbę stosunku z osobna. Takie udziały nie dają razem całości: najpierw policz, ile jest wszystkich części.',
    },
    {
      id: 'perimeter-not-halved',
      leadsTo: ({ subject, total, terms }) =>
        subject === 'rectangle' ? terms.map((term) => exact(term.mul(total).div(sum(terms)))) : undefined,
      says: 'Takie boki dają razem cały obwód, a w prostokącie każdy z nich występuje dwa razy.',
    },
    {
      id: 'equal-shares',
      leadsTo: ({ total, terms }) => terms.map(() => exact(total.div(terms.length))),
      says: 'To podział po równo. Stosunek mówi, że udziały mają różną liczbę części.',
    },
    {
      id: 'reversed-order',
      leadsTo: (given) => (given.subject === 'amount' ? sharesOf(given).toReversed().map(exact) : undefined),
      says: 'Sprawdź kolejność: pierwszy udział należy do pierwszej liczby stosunku.',
    },
    {
      id: 'multiplied-whole',
      leadsTo: ({ total, terms }) => terms.map((term) => exact(total.mul(term))),
      says: 'Przez liczby stosunku mnożymy jedną część, a nie całość.',
    },
  ],
};
