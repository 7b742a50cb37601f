import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isNegative, quotientOf, rational, type Rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { fraction, isDecimal, logLatex, logNotation, powerLatex } from '../logarithm/logarithm.rules.ts';
import { readLogarithmSum } from './logarithm-sum.reader.ts';
import type { LogarithmSumGiven, Term } from './logarithm-sum.types.ts';
import { makeLogarithmSum } from './logarithm-sum.maker.ts';
import { commonPowers } from '../rational-root.rules.ts';

/** The exponent to which the base gives the argument. */
const valueOf = ({ base, argument }: Term): Rational => {
  const common = commonPowers(base, argument);
  if (common === undefined) throw new BeyondReach('operation');
  const [one, other] = common.powers;
  return rational(other, one);
};

const sumOf = (values: readonly Rational[], terms: readonly Term[]): Rational =>
  values.reduce((sum, value, place) => (terms[place]?.isTakenAway === true ? sum.sub(value) : sum.add(value)), ZERO);

const resultOf = ({ terms }: LogarithmSumGiven): Rational => sumOf(terms.map(valueOf), terms);

const joined = (terms: readonly Term[], write: (term: Term, place: number) => string): string =>
  terms
    .map((term, place) => {
      const sign = term.isTakenAway ? '-' : '+';
      return place === 0 ? `${sign === '-' ? '-' : ''}${write(term, place)}` : ` ${sign} ${write(term, place)}`;
    })
    .join('');

const inBrackets = (value: Rational, place: number): string =>
  isNegative(value) && place > 0 ? `(${fraction(value)})` : fraction(value);

const DEFINITION = 'Logarytm to wykładnik potęgi, do której podnosimy podstawę.';

const question = ({ base, argument }: Term): string => `${powerLatex(base, '\\square')} = ${fraction(argument)}`;

const valueStep = (term: Term, place: number, terms: readonly Term[]): FamilyStep => {
  const value = valueOf(term);
  const logarithm = logLatex(term.base, term.argument);
  return {
    operation: 'definition',
    what: `Obliczamy $${logarithm}$`,
    todo: `oblicz $${logarithm}$: do jakiej potęgi trzeba podnieść $${fraction(term.base)}$, żeby dostać $${fraction(term.argument)}$`,
    why: isDecimal(term.base) ? `Logarytm zapisany bez podstawy ma podstawę $10$. ${DEFINITION}` : DEFINITION,
    shown: `${logarithm} = ${fraction(value)},\\quad\\text{bo}\\quad ${powerLatex(term.base, fraction(value))} = ${fraction(term.argument)}`,
    // The last hint asks for all of them: the hardest is not always the last.
    prepared: (place === terms.length - 1 ? terms : [term]).map(question).join(',\\quad '),
    claims: [
      { sides: [logNotation(term.base, term.argument), plain(value)] },
      { sides: [`${plain(term.base)}^(${plain(value)})`, plain(term.argument)] },
    ],
  };
};

const areDifferent = (terms: readonly Term[]): boolean =>
  terms.every(({ base }, place) => terms.slice(place + 1).every((other) => !other.base.equals(base)));

const joining = (terms: readonly Term[]): Omit<FamilyStep, 'operation' | 'shown' | 'prepared' | 'claims'> => {
  const added = terms.filter(({ isTakenAway }) => !isTakenAway).length;
  const [what, todo, formula] =
    added === terms.length
      ? ['dodajemy', 'dodaj', 'wzoru na sumę logarytmów']
      : terms.length === 2 && added === 1
        ? ['odejmujemy', 'odejmij', 'wzoru na różnicę logarytmów']
        : ['wykonujemy działania', 'wykonaj działania', 'wzorów na sumę i różnicę logarytmów'];
  return {
    what: `Wstawiamy obliczone wartości i ${what}`,
    todo: `wstaw obliczone wartości i ${todo}`,
    why: `${areDifferent(terms) ? 'Podstawy są różne' : 'Nie wszystkie podstawy są takie same'}, więc nie możemy od razu skorzystać ze ${formula}.`,
  };
};

const one = (value: Rational): readonly Exact[] => [exact(value)];

const ofTwo = ({ terms }: LogarithmSumGiven): boolean => terms.length === 2;

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
          ...joining(terms),
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
      (all, { isTakenAway, base, argument }) =>
        all + ((isTakenAway ? -1 : 1) * Math.log(argument.valueOf())) / Math.log(base.valueOf()),
      0,
    );
    return areClose(sum, approximationOf(answer.value));
  },
  make: makeLogarithmSum,
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
      says: 'To liczby logarytmowane podzielone przez podstawy. Logarytm jest wykładnikiem: do jakiej potęgi trzeba podnieść podstawę?',
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
