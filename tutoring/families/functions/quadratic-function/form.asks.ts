import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { isNegative, isZero, ONE, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { latexOf, latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { isSameExpression } from '#tutoring/families/answer.rules.ts';
import { proofByEqualValues } from '#tutoring/families/proofs/equal-values.rules.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import { functionFrom, functionLatex, notationOfFunction, tidying } from '../function/function-lines.rules.ts';
import type { FunctionAsk } from '../function/function.types.ts';
import {
  canonicalNotation,
  factoredNotation,
  findingVertex,
  generalNotation,
  isCanonical,
  latexOfNotated,
  madeByVertex,
  madeByZeros,
  parabolaFigure,
  parabolaOf,
  type Parabola,
} from './parabola.rules.ts';
import { KIND } from './vertex.asks.ts';
import { findingZeros, NO_ZEROS } from './zeros.asks.ts';

const answerOf = ({ one }: Parabola, notation: string): Answer => ({
  kind: 'expression',
  notation,
  shown: `${one.name} = ${latexOfNotated(notation)}`,
  isFormNeeded: true,
});

const writing = ({ one }: Parabola, notation: string, form: string, why: string): FamilyStep => ({
  operation: 'form',
  what: `Zapisujemy wzór w postaci ${form}`,
  todo: `wstaw otrzymane liczby do postaci ${form} (uważaj na znaki w nawiasach)`,
  why,
  shown: `${one.name} = ${latexOfNotated(notation)}`,
  claims: [{ sides: [notation, notationOfFunction(one)], at: 'anywhere' }],
});

const proofOfForm = ({ one }: Parabola, notation: string): string =>
  proofByEqualValues(one.expression, functionFrom(notation).expression);

/** The same function, and written as it should be. */
const hasForm = (answer: Answer, { one }: Parabola, form: RegExp): boolean =>
  answer.kind === 'expression' &&
  form.test(answer.notation) &&
  isSameExpression(answer.notation, notationOfFunction(one));

const ofForm =
  (phrases: string, isAlready: (given: Parabola) => boolean): FunctionAsk<Parabola>['read'] =>
  (text) => {
    const one = onlyFunction(text, 2);
    return one !== undefined && asksFor(text, phrases, KIND) && !isAlready({ one }) ? { one } : undefined;
  };

export const canonicalFormAsk: FunctionAsk<Parabola> = {
  levels: [3],
  read: ofForm('postac* kanoniczn*|kanoniczn*', ({ one }) => isCanonical(one)),
  tell: ({ one }) => `Zapisz funkcję $${functionLatex(one)}$ w postaci kanonicznej.`,
  solve: (given) => {
    const notation = canonicalNotation(parabolaOf(given.one));
    return {
      steps: [
        ...findingVertex(given.one),
        writing(
          given,
          notation,
          'kanonicznej $a(x - p)^2 + q$',
          'Współczynnik $a$ zostaje ten sam. W nawiasie od $x$ odejmujemy $p$, więc ujemne $p$ daje plus.',
        ),
      ],
      answer: answerOf(given, notation),
      proof: proofOfForm(given, notation),
      notice: 'Postać kanoniczna to $a(x - p)^2 + q$. Czym są w niej $p$ i $q$?',
      nudge: 'Oblicz współrzędne wierzchołka $p$ i $q$, a potem wstaw je do postaci kanonicznej razem z $a$.',
    };
  },
  isRight: (given, answer) => hasForm(answer, given, /^[-\d/* ]*(?:x|\(x [-+] [\d/]+\))\^2(?: [-+] [\d/]+)?$/),
  make: (pick) => ({ one: madeByVertex(pick) }),
  mistakes: ({ one }) => {
    const { a, p, q, c } = parabolaOf(one);
    return {
      'sign-in-bracket': [canonicalNotation({ a, p: p.neg(), q })],
      'free-term-for-q': [canonicalNotation({ a, p, q: c })],
      'factor-lost': [canonicalNotation({ a: ONE, p, q })],
    };
  },
  figure: parabolaFigure,
};

const rationalZeros = ({ one }: Parabola): readonly Rational[] => {
  const { zeros, discriminant } = parabolaOf(one);
  if (zeros.length === 0 && !isNegative(discriminant)) throw new BeyondReach('operation');
  return zeros;
};

export const factoredFormAsk: FunctionAsk<Parabola> = {
  levels: [2, 3],
  read: ofForm('postac* iloczynow*|iloczynow*', ({ one }) => {
    const { a, zeros } = parabolaOf(one);
    return zeros.length > 0 && latexOf(one.expression, 'fraction') === latexOfNotated(factoredNotation(a, zeros));
  }),
  tell: ({ one }) => `Zapisz funkcję $${functionLatex(one)}$ w postaci iloczynowej.`,
  solve: (given) => {
    const { a } = parabolaOf(given.one);
    const zeros = rationalZeros(given);
    const { steps, proof } = findingZeros(given);
    const notation = factoredNotation(a, zeros);
    const shared = {
      notice: 'Postać iloczynowa to $a(x - x_1)(x - x_2)$. Czym są w niej $x_1$ i $x_2$?',
      nudge: 'Znajdź miejsca zerowe i wstaw je do postaci iloczynowej razem ze współczynnikiem $a$.',
    };
    if (zeros.length === 0)
      return {
        ...shared,
        steps,
        proof,
        answer: { ...NO_ZEROS, shown: '**brak postaci iloczynowej**, bo nie ma miejsc zerowych' },
      };
    return {
      ...shared,
      steps: [
        ...steps,
        writing(
          given,
          notation,
          zeros.length === 1 ? 'iloczynowej $a(x - x_0)^2$' : 'iloczynowej $a(x - x_1)(x - x_2)$',
          'Współczynnik $a$ zostaje ten sam. W nawiasach odejmujemy miejsca zerowe.',
        ),
      ],
      answer: answerOf(given, notation),
      proof: proofOfForm(given, notation),
    };
  },
  isRight: (given, answer) =>
    answer.kind === 'choice'
      ? isNegative(parabolaOf(given.one).discriminant)
      : hasForm(answer, given, /^[-\d/* ]*(?:x|\(x [-+] [\d/]+\))(?:\^2| \* \(x [-+] [\d/]+\))$/),
  make: (pick, difficulty) => ({ one: madeByZeros(pick, difficulty) }),
  mistakes: ({ one }) => {
    const { a, zeros } = parabolaOf(one);
    if (zeros.length === 0) return {};
    return {
      'signs-in-brackets': [
        factoredNotation(
          a,
          zeros.map((zero) => zero.neg()),
        ),
      ],
      'factor-lost': [factoredNotation(ONE, zeros)],
    };
  },
  figure: parabolaFigure,
};

export const generalFormAsk: FunctionAsk<Parabola> = {
  levels: [1, 2],
  read: ofForm('postac* ogoln*|ogoln*', ({ one }) => tidying(one).length === 0),
  tell: ({ one }) => `Zapisz funkcję $${functionLatex(one)}$ w postaci ogólnej.`,
  solve: (given) => {
    const { one } = given;
    return {
      steps: tidying(one),
      answer: {
        kind: 'expression',
        notation: generalNotation(parabolaOf(one)),
        shown: `${one.name} = ${latexOfPolynomial(one.polynomial, 'fraction')}`,
        isFormNeeded: true,
      },
      proof: proofOfForm({ one }, generalNotation(parabolaOf(one))),
      notice: 'Postać ogólna to $ax^2 + bx + c$. Czego w niej nie ma, a jest we wzorze z zadania?',
      nudge: 'Opuść nawiasy (kwadrat różnicy i sumy ma trzy wyrazy) i zredukuj wyrazy podobne.',
      setup: 'Zapisz potęgę albo iloczyn nawiasów jako sumę, a dopiero potem pomnóż przez liczbę stojącą z przodu.',
    };
  },
  isRight: (given, answer) => hasForm(answer, given, /^[^()]*$/),
  make: (pick, difficulty) => {
    const one = difficulty === 1 ? madeByVertex(pick, 1) : madeByZeros(pick, 2);
    const { a, zeros } = parabolaOf(one);
    const notation = difficulty === 1 ? canonicalNotation(parabolaOf(one)) : factoredNotation(a, zeros);
    return { one: functionFrom(notation, one.name) };
  },
  mistakes: ({ one }) => {
    const { a, p, q, zeros } = parabolaOf(one);
    const [first, second] = zeros;
    const without = (free: Rational): string => generalNotation({ a, b: ZERO, c: free });
    return {
      'middle-term-lost': isZero(p) ? undefined : [without(a.mul(p).mul(p).add(q))],
      'only-ends-multiplied': first && second ? [without(a.mul(first).mul(second))] : undefined,
    };
  },
  figure: parabolaFigure,
};
