import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { ONE_STEP_ASTRAY, isCountedOut, termsBeside, termsBySteps } from '../sequence/sequence.rules.ts';
import { tellSequence, termName } from '../sequence/sequence-text.rules.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';
import { makeArithmetic } from './arithmetic-sequence.maker.ts';
import { readArithmetic } from './arithmetic-sequence.reader.ts';
import { differenceOf, termAt } from './arithmetic-sequence.rules.ts';
import { lineLatex, lineNotation, solveArithmetic } from './arithmetic-sequence.solver.ts';
import type { ArithmeticGiven } from './arithmetic-sequence.types.ts';

const inList = (...values: readonly Rational[]): readonly Exact[] => values.map(exact);

const isPlain = (given: ArithmeticGiven): given is SequenceGiven => 'known' in given;

/** The same sequence by its first term and difference. */
const asSequence = (given: ArithmeticGiven): SequenceGiven => {
  if (isPlain(given)) return given;
  const [value, step] = 'slope' in given ? [given.slope.add(given.free), given.slope] : [given.first, given.step];
  const asks: SequenceGiven['asks'] =
    given.asks.what === 'value' ? { what: 'term', index: given.asks.index } : { what: 'sum', count: given.asks.count };
  return { known: [{ index: 1, value }], step, isListed: false, isPositive: false, asks };
};

/** What its numbers are like: a pupil's growing sequence above zero is practised on another one of the kind. */
interface Kind {
  readonly isFalling: boolean;
  readonly isBelowZero: boolean;
}

const ofItsKind = (given: ArithmeticGiven): ArithmeticGiven & Kind => {
  const sequence = asSequence(given);
  return { ...given, isFalling: differenceOf(sequence).s < 0n, isBelowZero: termAt(sequence, 1).s < 0n };
};

const differenceByWalking = (given: SequenceGiven, answer: Answer): Rational => {
  const said = answer.kind === 'number' && given.asks.what === 'step' ? asRational(answer.value) : undefined;
  return said ?? differenceOf(given);
};

const beside = termsBeside(termAt);

export const arithmeticSequenceFamily: Family<ArithmeticGiven & Kind> = {
  id: 'arithmetic-sequence',
  title: 'Ciąg arytmetyczny',
  grades: [11, 12],
  read: (message) => {
    const given = readArithmetic(message);
    return given && ofItsKind(given);
  },

  tell: (given) => {
    if (isPlain(given)) return tellSequence('arithmetic', given);
    if ('slope' in given)
      return `Ciąg określony jest wzorem $a_n = ${lineLatex(given.slope, given.free)}$. Oblicz $${termName(given.asks.index)}$.`;
    const terms = termsBySteps('arithmetic', asSequence(given), given.step, given.asks.count);
    const [one = given.first, other = given.first, third = given.first] = terms;
    return `Oblicz sumę $${[one, other, third].join(' + ')} + \\ldots + ${String(terms.at(-1) ?? one)}$.`;
  },

  solve: solveArithmetic,

  check: (given, answer) => {
    const sequence = asSequence(given);
    return isCountedOut('arithmetic', sequence, differenceByWalking(sequence, answer), answer);
  },

  make: (pick, difficulty) => ofItsKind(makeArithmetic(pick, difficulty)),

  mistakes: [
    {
      id: 'one-difference-too-many',
      leadsTo: (given) => (isPlain(given) ? beside(given, 'forwards', [1]) : undefined),
      says: 'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jeden krok mniej niż n.',
    },
    {
      id: 'one-difference-too-few',
      leadsTo: (given) => (isPlain(given) ? beside(given, 'forwards', [-1]) : undefined),
      says: 'To dopiero poprzedni wyraz. Policz kroki jeszcze raz: od pierwszego wyrazu do drugiego jest jeden krok, do trzeciego dwa.',
    },
    {
      id: 'one-difference-astray-backwards',
      leadsTo: (given) => (isPlain(given) ? beside(given, 'backwards', [-1, 1]) : undefined),
      says: ONE_STEP_ASTRAY,
    },
    {
      id: 'sum-not-halved',
      leadsTo: (given) => {
        const sequence = asSequence(given);
        const { asks } = sequence;
        return asks.what === 'sum'
          ? inList(termAt(sequence, 1).add(termAt(sequence, asks.count)).mul(asks.count))
          : undefined;
      },
      says: 'Ta suma jest dwa razy za duża: średnia pierwszego i ostatniego wyrazu to połowa ich sumy.',
    },
    {
      id: 'last-term-for-sum',
      leadsTo: (given) => {
        const sequence = asSequence(given);
        return sequence.asks.what === 'sum' ? inList(termAt(sequence, sequence.asks.count)) : undefined;
      },
      says: 'To ostatni z dodawanych wyrazów. Zadanie pyta o sumę wszystkich.',
    },
    {
      id: 'change-not-divided',
      leadsTo: (given) => {
        if (!isPlain(given) || given.asks.what !== 'step') return undefined;
        const {
          known: [first, second],
        } = given;
        return second && inList(second.value.sub(first.value));
      },
      says: 'To zmiana na całej drodze między tymi wyrazami. Ile razy dodano na niej różnicę?',
    },
    {
      id: 'first-term-for-free-one',
      leadsTo: (given) =>
        isPlain(given) && given.asks.what === 'formula'
          ? [lineNotation(differenceOf(given), termAt(given, 1))]
          : undefined,
      says: 'Sprawdź wzór dla n = 1: czy daje pierwszy wyraz? Różnicę dodajemy do pierwszego wyrazu o jeden raz mniej, niż wynosi n.',
    },
    {
      id: 'half-of-the-distance',
      leadsTo: (given) => (isPlain(given) && given.asks.what === 'middle' ? inList(differenceOf(given)) : undefined),
      says: 'To różnica ciągu. Środkowy wyraz powstaje dopiero po dodaniu jej do pierwszego.',
    },
    {
      id: 'number-not-multiplied',
      leadsTo: (given) => ('slope' in given ? inList(given.slope.add(given.asks.index).add(given.free)) : undefined),
      says: 'Numer wyrazu został dodany. We wzorze litera n stoi przy liczbie, czyli jest przez nią mnożona.',
    },
    {
      id: 'digits-side-by-side',
      leadsTo: (given) =>
        'slope' in given && given.slope.s > 0n && given.slope.d === 1n
          ? inList(rational(Number(`${given.slope.n}${given.asks.index}`)).add(given.free))
          : undefined,
      says: 'Liczba stojąca przy literze n mnoży ją. Po wstawieniu numeru zapisz między nimi kropkę.',
    },
  ],
};
