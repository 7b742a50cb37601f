import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { number, operation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfRational, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import {
  isInteger,
  isNegative,
  isZero,
  leastCommonMultiple,
  ONE,
  quotientOf,
  rational,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import { operationsIn, replacedAt, type Enclosure, type Operation } from './operations.rules.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';

interface Done {
  readonly steps: readonly Step[];
  readonly expression: Expression;
}

/** Carries one operation out, with as many steps as a teacher would write for it. */
export const stepsOfOperation = (
  whole: Expression,
  { name, node, path, enclosure }: Operation,
  style: NumberStyle,
): Done => {
  const put = (part: Expression): Expression => replacedAt(whole, path, part);
  const result = number(valueOf(node));
  const after = put(result);
  const focus = `$${latexOf(node, style)}$`;
  const [left, right] = node.kind === 'operation' ? [rationalIn(node.left), rationalIn(node.right)] : [];
  if (
    left !== undefined &&
    right !== undefined &&
    style === 'fraction' &&
    !(isInteger(left) && isInteger(right) && isInteger(rationalIn(result) ?? left))
  ) {
    if (name === 'plus' || name === 'minus') return fractionSum(name, left, right, put, after);
    if (name === 'times') return fractionProduct(left, right, put, after, focus);
    if (name === 'over' || name === 'bar') return fractionQuotient(left, right, put);
  }
  const shown = latexOf(after, style);
  if (shown === latexOf(whole, style)) return { steps: [], expression: after };
  const why =
    enclosure !== undefined
      ? WHY_FIRST[enclosure]
      : whole === node && name !== 'bar' && name !== 'root'
        ? 'To ostatnie działanie.'
        : reasonFor(name, whole);
  return { steps: [{ ...wordsFor(name, focus), why, shown }], expression: after };
};

const rationalIn = (expression: Expression): Rational | undefined =>
  expression.kind === 'number' ? asRational(expression.value) : undefined;

const ACTIONS = {
  plus: ['Dodajemy', 'wykonaj dodawanie', 'add'],
  minus: ['Odejmujemy', 'wykonaj odejmowanie', 'subtract'],
  times: ['Mnożymy', 'wykonaj mnożenie', 'multiply'],
  over: ['Dzielimy', 'wykonaj dzielenie', 'divide'],
  bar: ['Dzielimy licznik przez mianownik', 'podziel licznik przez mianownik', 'divide'],
  power: ['Potęgujemy', 'oblicz potęgę', 'power'],
  root: ['Pierwiastkujemy', 'oblicz lub uprość pierwiastek', 'root'],
} as const;

const WHY: Record<Operation['name'], string> = {
  plus: 'Dodawanie i odejmowanie wykonujemy po kolei, od lewej do prawej.',
  minus: 'Dodawanie i odejmowanie wykonujemy po kolei, od lewej do prawej.',
  times: 'Mnożenie wykonujemy przed dodawaniem i odejmowaniem.',
  over: 'Dzielenie wykonujemy przed dodawaniem i odejmowaniem.',
  bar: 'Kreska ułamkowa oznacza dzielenie.',
  power: 'Potęgowanie wykonujemy przed mnożeniem i dodawaniem.',
  root: 'Szukamy liczby, której kwadrat stoi pod pierwiastkiem, albo wyłączamy z niego największy kwadrat.',
};

const WHY_FIRST: Record<Enclosure, string> = {
  brackets: 'Działania w nawiasie mają pierwszeństwo.',
  root: 'Najpierw obliczamy to, co stoi pod pierwiastkiem.',
  bar: 'Kreska ułamkowa działa jak nawias: najpierw obliczamy licznik i mianownik.',
};

/** Where nothing is left to add or subtract, it is the order of writing that decides. */
const reasonFor = (name: Operation['name'], whole: Expression): string => {
  const isOfSum = operationsIn(whole).some((one) => one.name === 'plus' || one.name === 'minus');
  return (name === 'times' || name === 'over') && !isOfSum
    ? 'Mnożenie i dzielenie są równie ważne: wykonujemy je po kolei, od lewej do prawej.'
    : WHY[name];
};

const wordsFor = (name: Operation['name'], focus: string): Pick<Step, 'operation' | 'what' | 'todo'> => {
  const [what, todo, step] = ACTIONS[name];
  return { operation: step, what: `${what}: ${focus}`, todo: `${todo} ${focus}` };
};

const whole = (value: bigint): Expression => number(exact(rational(value)));

const over = (top: bigint, bottom: bigint): Expression => operation(whole(top), 'bar', whole(bottom));

const times = (one: bigint, other: bigint): Expression => operation(whole(one), 'times', whole(other));

const fractionSum = (
  name: 'plus' | 'minus',
  left: Rational,
  right: Rational,
  put: (part: Expression) => Expression,
  after: Expression,
): Done => {
  const common = leastCommonMultiple(left.d, right.d);
  const widened = (value: Rational): Expression => over(value.s * value.n * (common / value.d), common);
  const action = name === 'plus' ? ['Dodajemy', 'dodaj'] : ['Odejmujemy', 'odejmij'];
  const prepared = latexOf(
    put(operation(widened(left), name, isNegative(right) ? number(exact(right)) : widened(right))),
    'fraction',
  );
  const adding: Step = {
    operation: name === 'plus' ? 'add' : 'subtract',
    what: `${action[0]} liczniki, mianownik przepisujemy (i skracamy, jeśli się da)`,
    todo: `${action[1]} liczniki, a mianownik przepisz`,
    why: 'Części są jednakowej wielkości, więc wystarczy policzyć, ile ich jest.',
    shown: latexOf(after, 'fraction'),
  };
  if (left.d === right.d) return { steps: [adding], expression: after };
  const widening: Step = {
    operation: 'extend',
    what: `Sprowadzamy ułamki do wspólnego mianownika $${common}$`,
    todo: 'sprowadź ułamki do wspólnego mianownika',
    why: `${action[0]} tylko części tej samej wielkości, dlatego mianowniki muszą być równe.`,
    shown: prepared,
  };
  return { steps: [widening, adding], expression: after };
};

const fractionProduct = (
  left: Rational,
  right: Rational,
  put: (part: Expression) => Expression,
  after: Expression,
  focus: string,
): Done => {
  const prepared = operation(times(left.s * left.n, right.s * right.n), 'bar', times(left.d, right.d));
  return {
    steps: [
      {
        operation: 'multiply',
        what: `Mnożymy licznik przez licznik i mianownik przez mianownik: ${focus}`,
        todo: `pomnóż licznik przez licznik i mianownik przez mianownik w ${focus} (skróć na krzyż, jeśli się da)`,
        why: 'Tak bierzemy część z części.',
        prepared: latexOf(put(prepared), 'fraction'),
        shown: latexOf(after, 'fraction'),
      },
    ],
    expression: after,
  };
};

/** Dividing is multiplying by the reciprocal; the product is left for the next round. */
const fractionQuotient = (left: Rational, right: Rational, put: (part: Expression) => Expression): Done => {
  if (isInteger(left) && isInteger(right) && !isZero(right)) {
    const expression = put(number(exact(quotientOf(left, right))));
    return {
      steps: [
        {
          operation: 'reduce',
          what: 'Zapisujemy dzielenie jako ułamek i skracamy',
          todo: 'zapisz dzielenie w postaci ułamka i skróć go',
          why: 'Kreska ułamkowa oznacza dzielenie.',
          shown: latexOf(expression, 'fraction'),
        },
      ],
      expression,
    };
  }
  const reciprocal = quotientOf(ONE, right);
  const expression = put(operation(number(exact(left)), 'times', number(exact(reciprocal))));
  return {
    steps: [
      {
        operation: 'invert',
        what: `Zamieniamy dzielenie na mnożenie przez odwrotność: zamiast przez $${latexOfRational(right, 'fraction')}$ dzielić, mnożymy przez $${latexOfRational(reciprocal, 'fraction')}$`,
        todo: 'zamień dzielenie na mnożenie przez odwrotność drugiej liczby',
        why: 'Dzielenie przez ułamek daje to samo, co mnożenie przez jego odwrotność.',
        shown: latexOf(expression, 'fraction'),
      },
    ],
    expression,
  };
};
