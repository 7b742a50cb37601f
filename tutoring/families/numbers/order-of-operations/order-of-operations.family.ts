import { noticeOf } from '#tutoring/families/arithmetic/arithmetic-hints.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { expressionIn, latexIn, workedCalculation } from '#tutoring/families/numbers/worked-calculation.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { DivisionByZero } from '#tutoring/mathematics/rational.ts';
import { evaluated, powersAsProducts, SCHOOL, type Precedence } from './evaluation.rules.ts';
import { makeOrdered } from './order-of-operations.maker.ts';
import { readOrdered } from './order-of-operations.templates.ts';
import { proofByAllUndone } from './undone.rules.ts';

/** A calculation of plain numbers in school notation, `48 : (2 + 4) * 3`. */
interface OrderedGiven {
  readonly notation: string;
}

const misread = (notation: string, precedence?: Precedence): readonly Exact[] | undefined => {
  try {
    return [exact(evaluated(notation, precedence))];
  } catch (thrown) {
    if (thrown instanceof DivisionByZero || thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

/** Inside of a bracket with more operations the same order holds. */
const reasonInside = ({ what }: FamilyStep, before: string): string | undefined => {
  const done = /\$(.*)\$/.exec(what)?.[1] ?? '';
  const bracket = [...before.matchAll(/\(([^()]*)\)/g)].find(
    ([, inner = '']) => inner.includes(done) && inner !== done && / (?:[-+:]|\\cdot) /.test(inner.replace(done, ' ')),
  );
  if (bracket === undefined) return undefined;
  const first = what.startsWith('Potęg')
    ? 'potęgowanie'
    : /^(?:Mn|Dziel)/.test(what)
      ? 'mnożenie i dzielenie'
      : undefined;
  return first && `Zaczynamy od nawiasu, a w nim najpierw wykonujemy ${first}.`;
};

const withReason = (step: FamilyStep, before: string): FamilyStep => {
  const why = reasonInside(step, before);
  return why === undefined ? step : { ...step, why };
};

export const orderOfOperationsFamily: Family<OrderedGiven> = {
  id: 'order-of-operations',
  title: 'Kolejność wykonywania działań',
  grades: [4, 6],
  read: (message) => {
    const notation = readOrdered(message);
    return notation === undefined ? undefined : { notation };
  },
  tell: ({ notation }) => `Oblicz, pamiętając o kolejności działań: $${latexIn(notation)}$.`,
  solve: ({ notation }) => {
    const worked = workedCalculation(notation);
    const [value] = worked.values;
    const style = /\\frac/.test(worked.result) ? 'fraction' : 'decimal';
    const proof = proofByAllUndone(expressionIn(notation), style);
    if (value === undefined) throw new BeyondReach('operation');
    return {
      steps: worked.steps.map((step, index) => withReason(step, worked.steps[index - 1]?.shown ?? latexIn(notation))),
      answer: { kind: 'number', value, style },
      proof,
      notice: noticeOf(expressionIn(notation), 'decimal'),
      nudge:
        'Najpierw działania w nawiasach, potem potęgi, potem mnożenie i dzielenie od lewej do prawej, a na końcu dodawanie i odejmowanie od lewej do prawej.',
    };
  },
  check: ({ notation }, answer) =>
    answer.kind === 'number' && (asRational(answer.value)?.equals(evaluated(notation)) ?? false),
  make: (pick, difficulty) => ({ notation: makeOrdered(pick, difficulty) }),
  mistakes: [
    {
      id: 'left-to-right',
      leadsTo: ({ notation }) => misread(notation, { ...SCHOOL, '*': 1, ':': 1 }),
      says: 'Wygląda na to, że działania zostały wykonane po prostu od lewej do prawej. Które z nich ma pierwszeństwo?',
    },
    {
      id: 'brackets-ignored',
      leadsTo: ({ notation }) => (notation.includes('(') ? misread(notation.replace(/[()]/g, '')) : undefined),
      says: 'Sprawdź nawias: działanie w nawiasie wykonujemy najpierw.',
    },
    {
      id: 'sum-before-product',
      leadsTo: ({ notation }) => misread(notation, { ...SCHOOL, '+': 3, '-': 3, '^': 4 }),
      says: 'Tu dodawanie albo odejmowanie zostało wykonane przed mnożeniem albo dzieleniem. Jest odwrotnie, chyba że stoi nawias.',
    },
    {
      id: 'plus-before-minus',
      leadsTo: ({ notation }) => misread(notation, { ...SCHOOL, '+': 1.5 }),
      says: 'Dodawanie nie ma pierwszeństwa przed odejmowaniem: wykonujemy je po kolei, od lewej do prawej.',
    },
    {
      id: 'times-before-over',
      leadsTo: ({ notation }) => misread(notation, { ...SCHOOL, '*': 2.5 }),
      says: 'Mnożenie nie ma pierwszeństwa przed dzieleniem: wykonujemy je po kolei, od lewej do prawej.',
    },
    {
      id: 'power-as-product',
      leadsTo: ({ notation }) => (notation.includes('^') ? misread(powersAsProducts(notation)) : undefined),
      says: 'Potęga to mnożenie liczby przez siebie, a nie mnożenie podstawy przez wykładnik.',
    },
  ],
};
