import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import {
  decimalPlaces,
  isInteger,
  isTerminating,
  rational,
  ZERO,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import type { Found } from '#tutoring/reading/template.reader.ts';
import { firstFit } from '#tutoring/reading/template.reader.ts';
import { AMOUNT_TEMPLATES, ANGLE_TEMPLATES } from './ratio-division.templates.ts';
import type { RatioDivisionGiven } from './ratio-division.types.ts';

const sum = (values: readonly Rational[]): Rational => values.reduce((all, value) => all.add(value), ZERO);

const isPositive = (value: Rational): boolean => value.s > 0n && value.n > 0n;

const partOf = ({ total, terms }: RatioDivisionGiven): Rational => total.div(sum(terms));

const sharesOf = (given: RatioDivisionGiven): readonly Rational[] => given.terms.map((term) => term.mul(partOf(given)));

const termsIn = (found: Found): readonly Rational[] => ['a', 'b', 'c'].filter(found.has).map(found.number);

const givenOf = (message: string): RatioDivisionGiven | undefined => {
  const angles = firstFit(ANGLE_TEMPLATES, message);
  if (angles !== undefined) return { subject: 'angles', total: rational(180), unit: 'deg', terms: termsIn(angles) };
  const found = firstFit(AMOUNT_TEMPLATES, message);
  if (found === undefined) return undefined;
  const { value: total, unit } = found.quantity('total');
  return { subject: 'amount', total, unit, terms: termsIn(found) };
};

/** Money is parted to whole grosze only. */
const canBePaid = (given: RatioDivisionGiven): boolean =>
  (given.unit !== 'zl' && given.unit !== 'gr') ||
  sharesOf(given).every((share) => (decimalPlaces(share) ?? 3) <= (given.unit === 'zl' ? 2 : 0));

const ratioOf = ({ terms }: RatioDivisionGiven): string => terms.map(plain).join(' : ');

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

export const ratioDivisionFamily: Family<RatioDivisionGiven> = {
  id: 'ratio-division',
  title: 'Podział w danym stosunku',
  grades: [7, 8],

  read: (message) => {
    const given = givenOf(message);
    if (given === undefined || !isPositive(given.total)) return undefined;
    if (!given.terms.every((term) => isInteger(term) && isPositive(term))) return undefined;
    return canBePaid(given) ? given : undefined;
  },

  tell: (given) =>
    given.subject === 'angles'
      ? `Kąty trójkąta są w stosunku $${ratioOf(given)}$. Oblicz miary kątów.`
      : `Podziel $${withUnit(given.total, given.unit)}$ w stosunku $${ratioOf(given)}$.`,

  solve: (given) => {
    const part = partOf(given);
    const shares = sharesOf(given);
    const style = isTerminating(part) ? 'decimal' : 'fraction';
    const options = { style, ...(given.unit === undefined ? {} : { unit: given.unit }) } as const;
    const lines = given.terms.map((term, index) =>
      calculated([`${plain(term)} * ${plain(part)}`, plain(shares[index] ?? ZERO)], options),
    );
    const shown = shares.map((share) => withUnit(share, given.unit, style));
    return {
      steps: [
        {
          operation: 'add',
          what: 'Dodajemy liczby ze stosunku',
          todo: 'dodaj liczby ze stosunku',
          why: 'Suma mówi, ile jest wszystkich równych części.',
          ...calculated([given.terms.map(plain).join(' + '), plain(sum(given.terms))]),
        },
        {
          operation: 'divide',
          what:
            given.subject === 'angles'
              ? 'Dzielimy sumę kątów trójkąta przez liczbę części'
              : 'Dzielimy całość przez liczbę części',
          todo:
            given.subject === 'angles'
              ? 'podziel sumę kątów trójkąta przez liczbę części'
              : 'podziel całość przez liczbę części',
          why: 'Tak dowiadujemy się, ile wynosi jedna część.',
          ...calculated([`${plain(given.total)} : ${plain(sum(given.terms))}`, plain(part)], options),
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
          ...(given.unit === undefined ? {} : { unit: given.unit }),
        })),
        isOrdered: true,
        shown: shown.join(',\\ '),
      },
      proof: `Udziały razem dają całość: $${shown.join(' + ')} = ${withUnit(given.total, given.unit)}$. Ich stosunek jest taki jak w zadaniu: ${proofOfRatio(given, shares, style)}.`,
      notice:
        given.subject === 'angles'
          ? 'Stosunek mówi, ile równych części ma każdy kąt. Ile stopni mają razem kąty trójkąta i na ile części trzeba je podzielić?'
          : 'Stosunek mówi, ile równych części ma każdy udział. Na ile równych części trzeba podzielić całość?',
      nudge: 'Dodaj liczby ze stosunku, oblicz jedną część, a potem weź tyle części, ile mówi każda liczba stosunku.',
    };
  },

  check: ({ total, terms }, answer) => {
    if (answer.kind !== 'numbers' || answer.values.length !== terms.length) return false;
    const values = answer.values.map(({ value }) => asRational(value) ?? ZERO);
    const [first = ZERO] = values;
    const [term = ZERO] = terms;
    return (
      sum(values).equals(total) &&
      values.every((value, index) => value.mul(term).equals(first.mul(terms[index] ?? ZERO)))
    );
  },

  make: (pick, difficulty) => {
    const first = pick.int(1, 3 + difficulty);
    const terms = [first, first + pick.int(1, 3), ...(difficulty === 3 ? [pick.int(1, 5)] : [])].map((term) =>
      rational(term),
    );
    const isAngles = difficulty === 3 && pick.int(1, 3) === 1 && 180n % sum(terms).n === 0n;
    if (isAngles) return { subject: 'angles', total: rational(180), unit: 'deg', terms };
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
      id: 'equal-shares',
      leadsTo: ({ total, terms }) => terms.map(() => exact(total.div(terms.length))),
      says: 'To podział po równo. Stosunek mówi, że udziały mają różną liczbę części.',
    },
    {
      id: 'reversed-order',
      leadsTo: (given) => sharesOf(given).toReversed().map(exact),
      says: 'Sprawdź kolejność: pierwszy udział należy do pierwszej liczby stosunku.',
    },
    {
      id: 'multiplied-whole',
      leadsTo: ({ total, terms }) => terms.map((term) => exact(total.mul(term))),
      says: 'Przez liczby stosunku mnożymy jedną część, a nie całość.',
    },
  ],
};
