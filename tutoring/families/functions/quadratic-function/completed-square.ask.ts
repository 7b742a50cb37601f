import { isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { proofByEqualValues } from '#tutoring/families/proofs/equal-values.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import { functionFrom, notationOfFunction, tidying } from '../function/function-lines.rules.ts';
import type { FunctionAsk } from '../function/function.types.ts';
import { factorNotation, signed, written } from '#tutoring/families/signed-notation.rules.ts';
import { canonicalFormAsk } from './form.asks.ts';
import {
  canonicalNotation,
  isCanonical,
  latexOfNotated,
  madeByVertex,
  parabolaOf,
  type Parabola,
} from './parabola.rules.ts';

/** „Dopełnij do pełnego kwadratu x² + 6x + 5”: the canonical form without the formulas for p and q. */
export const completedSquareAsk: FunctionAsk<Parabola> = {
  levels: [3],
  read: (text) => {
    const one = onlyFunction(text, 2);
    const isMeant = asksFor(
      text,
      'dopelni* do pelnego kwadratu|dopelni* do kwadratu|uzupelni* do pelnego kwadratu|uzupelni* do kwadratu',
      'wyrazeni*|trojmian*|postac*|kanoniczn*|kwadratow*|zapisz',
    );
    return one !== undefined && isMeant && tidying(one).length === 0 && !isCanonical(one) ? { one } : undefined;
  },
  tell: ({ one }) => `Dopełnij do pełnego kwadratu wyrażenie $${latexOf(one.expression)}$.`,
  solve: ({ one }) => {
    const notation = canonicalNotation(parabolaOf(one));
    return {
      steps: linesTo({ one }),
      answer: { kind: 'expression', notation, shown: latexOfNotated(notation), isFormNeeded: true },
      proof: proofByEqualValues(one.expression, functionFrom(notation).expression),
      notice: 'Kwadrat sumy to $(x + h)^2 = x^2 + 2hx + h^2$. Które wyrazy z zadania mogą być jego początkiem?',
      nudge:
        'Zapisz wyraz z $x$ jako podwojony iloczyn. Potem dopisz brakujący kwadrat i od razu go odejmij, żeby wartość wyrażenia się nie zmieniła.',
    };
  },
  isRight: canonicalFormAsk.isRight,
  make: (pick) => ({ one: madeByVertex(pick) }),
  mistakes: ({ one }) => {
    const { a, p, c } = parabolaOf(one);
    const { 'free-term-for-q': _ofVertex, ...others } = canonicalFormAsk.mistakes({ one });
    return { ...others, 'square-kept': [canonicalNotation({ a, p, q: c })] };
  },
};

type Line = readonly [notation: string, words: Pick<FamilyStep, 'operation' | 'what' | 'todo' | 'why'>];

const linesTo = ({ one }: Parabola): readonly FamilyStep[] => {
  let before = notationOfFunction(one);
  const steps: FamilyStep[] = [];
  for (const [notation, words] of linesOf({ one })) {
    const shown = latexOfNotated(notation);
    if (shown === (steps.at(-1)?.shown ?? latexOf(one.expression))) continue;
    steps.push({ ...words, shown, claims: [{ sides: [before, notation], at: 'anywhere' }] });
    before = notation;
  }
  return steps;
};

const linesOf = ({ one }: Parabola): readonly Line[] => {
  const { a, b, c, p, q } = parabolaOf(one);
  const half = p.neg();
  const square = half.mul(half);
  const sign = half.s < 0n ? '-' : '+';
  const size = bracketed(half.abs());
  /** The part with x, in brackets where something stands before them; c behind it. */
  const whole = (part: string): string => (a.equals(ONE) ? part : `${factorNotation(a)}(${part})`) + signed(c);
  return [
    [
      whole(`x^2${signed(b.div(a))} * x`),
      {
        operation: 'common',
        what: 'Wyłączamy współczynnik przy $x^2$ przed nawias z wyrazów z $x$',
        todo: 'z wyrazów z $x$ wyłącz przed nawias współczynnik przy $x^2$',
        why: 'W nawiasie przed $x^2$ ma zostać jedynka.',
      },
    ],
    [
      whole(`x^2 ${sign} 2 * ${size} * x`),
      {
        operation: 'double',
        what: 'Zapisujemy wyraz z $x$ jako podwojony iloczyn',
        todo: 'zapisz wyraz z $x$ jako podwojony iloczyn $x$ i pewnej liczby',
        why: 'We wzorze na kwadrat sumy lub różnicy w środku stoi podwojony iloczyn.',
      },
    ],
    [
      whole(`x^2 ${sign} 2 * ${size} * x + ${size}^2 - ${size}^2`),
      {
        operation: 'complete',
        what: 'Dopisujemy brakujący kwadrat i od razu go odejmujemy',
        todo: 'dopisz kwadrat tej liczby i od razu go odejmij',
        why: 'Dodanie i odjęcie tej samej liczby nie zmienia wartości wyrażenia.',
      },
    ],
    [
      whole(`(x${signed(half)})^2${signed(square.neg())}`),
      {
        operation: 'fold',
        what: 'Zwijamy trzy wyrazy do kwadratu',
        todo: 'zwiń pierwsze trzy wyrazy do kwadratu ze wzoru skróconego mnożenia',
        why: '',
      },
    ],
    [
      `${factorNotation(a)}(x${signed(half)})^2${signed(square.neg().mul(a))}${signed(c)}`,
      {
        operation: 'multiply',
        what: 'Mnożymy odjętą liczbę przez współczynnik sprzed nawiasu',
        todo: 'pomnóż przez współczynnik sprzed nawiasu także odjętą liczbę',
        why: 'Współczynnik mnoży wszystko, co stoi w nawiasie.',
      },
    ],
    [
      canonicalNotation({ a, p, q }),
      {
        operation: 'collect',
        what: 'Dodajemy liczby bez $x$',
        todo: 'dodaj do siebie liczby, przy których nie ma $x$',
        why: '',
      },
    ],
  ];
};

const bracketed = (value: Rational): string =>
  value.d === 1n && !isZero(value) ? written(value) : `(${written(value)})`;
