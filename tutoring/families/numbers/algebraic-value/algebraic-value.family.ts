import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { approximationOf, asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { number, operation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfRational, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isTerminating, rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny, valueOf } from '#tutoring/mathematics/value.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { readAlgebraicValue } from './algebraic-value.reader.ts';
import type { AlgebraicValueGiven } from './algebraic-value.types.ts';
import { proofByOtherForm } from './other-form.rules.ts';
import { notationOf, oneLineFurther, partsCalculated, rewritten, substituted } from './substitution.rules.ts';

const styleOf = ({ letters }: AlgebraicValueGiven): NumberStyle =>
  letters.every(([, value]) => isTerminating(value)) ? 'decimal' : 'fraction';

const substitutions = ({ letters }: AlgebraicValueGiven): string =>
  letters.map(([letter, value]) => `$${letter} = ${latexOfRational(value)}$`).join(' i ');

const stepsOf = (given: AlgebraicValueGiven): readonly FamilyStep[] => {
  const style = styleOf(given);
  let line = substituted(given);
  const steps: FamilyStep[] = [
    {
      operation: 'substitute',
      what: 'Wstawiamy liczby w miejsce liter',
      todo: 'wstaw liczby w miejsce liter, ujemne w nawiasach',
      why: 'Liczba przed literą oznacza mnożenie, a liczbę ujemną bierzemy w nawias.',
      shown: latexOf(line, style),
      claims: [{ sides: [notationOf(line), notationOf(line)] }],
    },
  ];
  while (line.kind !== 'number') {
    const next = oneLineFurther(line);
    const isLast = next.kind === 'number';
    const parts = partsCalculated(line);
    steps.push({
      operation: 'calculate',
      what: isLast ? 'Wykonujemy ostatnie działanie' : `Obliczamy ${parts}`,
      todo: isLast ? 'wykonaj ostatnie działanie' : `oblicz ${parts}`,
      why: isLast || steps.length > 1 ? '' : 'Obowiązuje zwykła kolejność działań.',
      shown: `${latexOf(line, style)} = ${latexOf(next, style)}`,
      prepared: latexOf(line, style),
      claims: [{ sides: [notationOf(line), notationOf(next)] }],
    });
    line = next;
  }
  return steps;
};

const mistaken = (
  given: AlgebraicValueGiven,
  rewrite: (part: Expression) => Expression,
): readonly Exact[] | undefined => {
  const value = valueIfAny(substituted({ ...given, expression: rewritten(given.expression, rewrite) }));
  return value && asRational(value) !== undefined ? [value] : undefined;
};

/** A number right before a letter or a power of it. */
const isCoefficient = (part: Expression): part is Extract<Expression, { kind: 'operation' }> =>
  part.kind === 'operation' &&
  part.operator === 'times' &&
  part.left.kind === 'number' &&
  (part.right.kind === 'unknown' || part.right.kind === 'power');

export const algebraicValueFamily: Family<AlgebraicValueGiven> = {
  id: 'algebraic-value',
  title: 'Wartość wyrażenia algebraicznego',
  grades: [6, 7],
  read: readAlgebraicValue,
  tell: (given) => `Oblicz wartość wyrażenia $${latexOf(given.expression)}$ dla ${substitutions(given)}.`,

  solve: (given) => {
    const value = valueOf(substituted(given));
    if (asRational(value) === undefined) throw new BeyondReach('operation');
    const proof = proofByOtherForm(given, styleOf(given));
    return {
      steps: stepsOf(given),
      answer: { kind: 'number', value, style: styleOf(given) },
      proof,
      notice: 'Co trzeba wstawić w miejsce każdej litery? Jakie działanie kryje się między liczbą a literą?',
      nudge: 'Wstaw liczby w miejsce liter (ujemne w nawiasach), dopisz kropki mnożenia i pilnuj kolejności działań.',
    };
  },

  check: ({ expression, letters }, answer) => {
    if (answer.kind !== 'number') return false;
    const at = Object.fromEntries(letters.map(([letter, value]) => [letter, value.valueOf()]));
    const [expected, said] = [approximately(notationOf(expression), at), approximationOf(answer.value)];
    return Math.abs(expected - said) <= 1e-9 * Math.max(1, Math.abs(expected));
  },

  make: (pick, difficulty) => {
    const [k, m, c] = [pick.int(2, 6), pick.int(2, 5), pick.int(1, 9)];
    const [x, y] = [pick.int(2, 6 + difficulty), pick.int(2, 6)];
    if (difficulty === 1)
      return {
        expression: readExpression(pick.oneOf([`${k} * x + ${c}`, `${k} * x - ${c}`])),
        letters: [['x', rational(x)]],
      };
    if (difficulty === 2)
      return {
        expression: readExpression(pick.oneOf([`${k} * a + ${m} * b`, `${k} * a - ${m} * b`, `${k} * (a - ${c}) + b`])),
        letters: [
          ['a', rational(x)],
          ['b', rational(-y)],
        ],
      };
    return {
      expression: readExpression(
        pick.oneOf([
          `x^2 + ${k} * x`,
          `${k} * x^2 - ${c}`,
          `x^2 - ${k} * x + ${c}`,
          `${m} * x^2 - ${k} * x + ${c}`,
          `${m} * x^2 + ${k} * x - ${c}`,
        ]),
      ),
      letters: [['x', rational(pick.int(0, 1) === 0 ? -y : x)]],
    };
  },

  mistakes: [
    {
      id: 'sign-lost',
      leadsTo: (given) => {
        const letters = given.letters.map(([letter, value]) => [letter, value.abs()] as const);
        const value = valueIfAny(substituted({ ...given, letters }));
        return value && [value];
      },
      says: 'Zginął minus przy wstawianej liczbie. Liczbę ujemną bierzemy w nawias.',
    },
    {
      id: 'product-read-as-digits',
      leadsTo: (given) =>
        mistaken(given, (part) => {
          if (!isCoefficient(part) || part.right.kind !== 'unknown' || part.left.kind !== 'number') return part;
          const name = part.right.name;
          const [value, times] = [given.letters.find(([letter]) => letter === name)?.[1], asRational(part.left.value)];
          const joined =
            value && times && /^\d+$/.test(`${times.toString()}${value.toString()}`)
              ? `${times.toString()}${value.toString()}`
              : undefined;
          return joined === undefined ? part : number(exact(rational(BigInt(joined))));
        }),
      says: 'Liczba przed literą oznacza mnożenie, a nie cyfrę dopisaną z przodu.',
    },
    {
      id: 'sum-instead-of-product',
      leadsTo: (given) =>
        mistaken(given, (part) => (isCoefficient(part) ? operation(part.left, 'plus', part.right) : part)),
      says: 'Między liczbą a literą stoi niewidoczne mnożenie, nie dodawanie.',
    },
    {
      id: 'square-as-double',
      leadsTo: (given) =>
        mistaken(given, (part) =>
          part.kind === 'power' ? operation(number(exact(rational(part.exponent))), 'times', part.base) : part,
        ),
      says: 'Potęga to mnożenie liczby przez samą siebie, a nie przez wykładnik.',
    },
  ],
};
