import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Difficulty, Family, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isNegative, powerOf, quotientOf, rational, type Rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { commonPowers, fraction, logLatex, logNotation, powerLatex } from '../logarithm/logarithm.rules.ts';
import { readLogarithmSum } from './logarithm-sum.reader.ts';
import type { LogarithmSumGiven, Term } from './logarithm-sum.types.ts';

/** The exponent to which the base gives the argument. */
const valueOf = ({ base, argument }: Term): Rational => {
  const common = commonPowers(base, argument);
  if (common === undefined) throw new BeyondReach('operation');
  const [one, other] = common.powers;
  return rational(other, one);
};

const sumOf = (values: readonly Rational[], terms: readonly Term[]): Rational =>
  values.reduce((sum, value, place) => (terms[place]?.sign === -1 ? sum.sub(value) : sum.add(value)), ZERO);

const resultOf = ({ terms }: LogarithmSumGiven): Rational => sumOf(terms.map(valueOf), terms);

const joined = (terms: readonly Term[], write: (term: Term, place: number) => string): string =>
  terms
    .map((term, place) => {
      const sign = term.sign === -1 ? '-' : '+';
      return place === 0 ? `${sign === '-' ? '-' : ''}${write(term, place)}` : ` ${sign} ${write(term, place)}`;
    })
    .join('');

const inBrackets = (value: Rational, place: number): string =>
  isNegative(value) && place > 0 ? `(${fraction(value)})` : fraction(value);

const valueStep = (term: Term): FamilyStep => {
  const value = valueOf(term);
  const logarithm = logLatex(term.base, term.argument);
  return {
    operation: 'definition',
    what: `Obliczamy $${logarithm}$`,
    todo: `oblicz $${logarithm}$: do jakiej potęgi trzeba podnieść $${fraction(term.base)}$, żeby dostać $${fraction(term.argument)}$`,
    why: 'Logarytm to wykładnik potęgi, do której podnosimy podstawę.',
    shown: `${logarithm} = ${fraction(value)} \\quad\\text{bo}\\quad ${powerLatex(term.base, fraction(value))} = ${fraction(term.argument)}`,
    prepared: `${powerLatex(term.base, 'x')} = ${fraction(term.argument)}`,
    claims: [
      { sides: [logNotation(term.base, term.argument), plain(value)] },
      { sides: [`${plain(term.base)}^(${plain(value)})`, plain(term.argument)] },
    ],
  };
};

const one = (value: Rational): readonly Exact[] => [exact(value)];

const ofTwo = ({ terms }: LogarithmSumGiven): boolean => terms.length === 2;

const made = (pick: Pick, base: number, powers: readonly [number, number], sign: 1 | -1): Term => ({
  sign,
  base: rational(base),
  argument: powerOf(rational(base), pick.int(...powers)),
});

const make = (pick: Pick, difficulty: Difficulty): LogarithmSumGiven => {
  const first = pick.oneOf([2, 3, 5]);
  const second = pick.oneOf([4, 6, 7, 10]);
  const powers: readonly [number, number] = difficulty === 1 ? [1, 3] : [2, 4];
  const sign = difficulty === 1 ? 1 : pick.oneOf([1, -1] as const);
  const terms = [made(pick, first, powers, 1), made(pick, second, [1, 3], sign)];
  if (difficulty < 3) return { terms };
  const argument = powerOf(rational(first), -pick.int(1, 2));
  return { terms: [...terms, { sign: pick.oneOf([1, -1] as const), base: rational(first), argument }] };
};

export const logarithmSumFamily: Family<LogarithmSumGiven> = {
  id: 'logarithm-sum',
  title: 'Sumy logarytmów o różnych podstawach',
  grades: [10, 12],
  read: readLogarithmSum,
  tell: ({ terms }) => `Oblicz $${joined(terms, ({ base, argument }) => logLatex(base, argument))}$.`,
  solve: (given) => {
    const { terms } = given;
    const values = terms.map(valueOf);
    const result = sumOf(values, terms);
    const line = joined(terms, (_term, place) => inBrackets(values[place] ?? ZERO, place));
    return {
      steps: [
        ...terms.map(valueStep),
        {
          operation: 'add',
          what: 'Wstawiamy obliczone wartości i wykonujemy działania',
          todo: 'wstaw obliczone wartości i wykonaj działania',
          why: 'Podstawy są różne, więc nie ma wzoru, który łączyłby te logarytmy w jeden.',
          shown: `${line} = ${fraction(result)}`,
          prepared: line,
          claims: [
            {
              sides: [joined(terms, (_term, place) => `(${plain(values[place] ?? ZERO)})`), plain(result)],
            },
            { sides: [joined(terms, ({ base, argument }) => logNotation(base, argument)), plain(result)] },
          ],
        },
      ],
      answer: { kind: 'number', value: exact(result), style: 'fraction' },
      proof: `Każdy logarytm sprawdzamy potęgowaniem: ${terms
        .map((term) => `$${powerLatex(term.base, fraction(valueOf(term)))} = ${fraction(term.argument)}$`)
        .join(', ')}.`,
      notice: 'Jakie są podstawy tych logarytmów? Czy są takie same?',
      nudge: 'Podstawy są różne, więc oblicz każdy logarytm osobno, a potem wykonaj działania na wynikach.',
    };
  },
  /** By natural logarithms. */
  check: ({ terms }, answer) => {
    if (answer.kind !== 'number') return false;
    const sum = terms.reduce(
      (all, { sign, base, argument }) => all + (sign * Math.log(argument.valueOf())) / Math.log(base.valueOf()),
      0,
    );
    return Math.abs(sum - approximationOf(answer.value)) <= 1e-9 * Math.max(1, Math.abs(sum));
  },
  make,
  mistakes: [
    {
      id: 'quotients-for-logarithms',
      leadsTo: ({ terms }) =>
        one(
          sumOf(
            terms.map(({ base, argument }) => quotientOf(argument, base)),
            terms,
          ),
        ),
      says: 'To liczby logarytmowane podzielone przez podstawy. Logarytm jest wykładnikiem: ile razy podstawa jest czynnikiem?',
    },
    {
      id: 'signs-ignored',
      leadsTo: ({ terms }) => one(terms.map(valueOf).reduce((sum, value) => sum.add(value), ZERO)),
      says: 'Tu wszystkie wartości zostały dodane. Sprawdź znaki między logarytmami.',
    },
    {
      id: 'values-multiplied',
      leadsTo: (given) =>
        ofTwo(given)
          ? one(given.terms.map(valueOf).reduce((product, value) => product.mul(value), rational(1)))
          : undefined,
      says: 'Wartości logarytmów zostały pomnożone. Jakie działanie stoi między nimi?',
    },
    {
      id: 'sign-of-exponent',
      leadsTo: ({ terms }) =>
        one(
          sumOf(
            terms.map((term) => valueOf(term).abs()),
            terms,
          ),
        ),
      says: 'Sprawdź znak wykładnika: jaka potęga liczby większej od jedności jest ułamkiem?',
    },
    {
      id: 'sign-of-result',
      leadsTo: (given) => one(resultOf(given).neg()),
      says: 'Sprawdź znak wyniku: od czego co odejmujemy?',
    },
  ],
};
