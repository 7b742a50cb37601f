import { negationOf } from '#tutoring/mathematics/exact.ts';
import { operation, type Equation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import {
  areProportional,
  coefficientOf,
  constant,
  degreeOf,
  difference,
  monomial,
  polynomialOf,
  sum,
  zeroForm,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, ONE } from '#tutoring/mathematics/rational.ts';
import type { EquationTask } from '#tutoring/families/task.types.ts';
import { satisfies } from './substitution.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** What a wrong equation looks like: the mistakes that pupils make most. Undefined when it looks like none of them. */
export const suspicionOfEquation = (
  wrong: Equation,
  task: EquationTask,
  current: WorkedTask,
  original: WorkedTask,
): string | undefined => {
  const given = current.task.kind === 'equation' ? current.task.equation : task.equation;
  try {
    const form = zeroForm(wrong);
    const mistake = mistakesIn(given, task.unknown).find(([mistaken]) => isSame(mistaken, form));
    if (mistake !== undefined) return mistake[1];
  } catch {
    return undefined;
  }
  const isOpposite = original.values.some((root) => satisfies(wrong, new Map([[task.unknown, negationOf(root)]])));
  return isOpposite ? OPPOSITE[degreeOf(zeroForm(task.equation)) === 2 ? 'quadratic' : 'linear'] : undefined;
};

const MINUS_B =
  'Sprawdź znaki: we wzorach na rozwiązania występuje $-b$, czyli liczba przeciwna do współczynnika $b$. Podstaw swój wynik do równania i zobacz, czy strony są równe.';

const OPPOSITE = {
  linear: 'Zwróć uwagę na znaki: podstaw swój wynik do równania i zobacz, czy strony są równe, czy różnią się znakiem.',
  quadratic: MINUS_B,
} as const;

type UsualMistake = readonly [Polynomial, string];

const isSame = (mistaken: Polynomial, form: Polynomial): boolean =>
  mistaken.size > 0 && areProportional(mistaken, form);

const mistakesIn = (given: Equation, unknown: string): readonly UsualMistake[] =>
  degreeOf(zeroForm(given)) === 2
    ? quadraticMistakes(given, unknown)
    : [...linearMistakes(given, unknown), ...bracketMistakes(given)];

const linearMistakes = (given: Equation, unknown: string): readonly UsualMistake[] => {
  const [left, right] = [polynomialOf(given.left), polynomialOf(given.right)];
  const [a, b, c, d] = [
    coefficientOf(left, unknown),
    coefficientOf(left, ''),
    coefficientOf(right, unknown),
    coefficientOf(right, ''),
  ];
  const [factor, rest] = [a.sub(c), d.sub(b)];
  const form = (coefficient: typeof a, value: typeof a): Polynomial =>
    difference(monomial(coefficient, unknown), constant(value));
  const mistakes: UsualMistake[] = [];
  if (!isZero(b) || !isZero(c)) {
    mistakes.push(
      [
        form(factor, d.add(b)),
        'Sprawdź znak przy przenoszeniu liczby na drugą stronę: działanie, które usuwa ją z jednej strony, trzeba wykonać także po drugiej. Czy dodajesz, czy odejmujesz?',
      ],
      [
        form(a.add(c), rest),
        `Sprawdź znak przy przenoszeniu wyrazu z $${unknown}$ na drugą stronę: po której stronie co dodajesz, a co odejmujesz?`,
      ],
      [
        form(a.add(c), d.add(b)),
        'Sprawdź znaki przy przenoszeniu wyrazów na drugą stronę równania: zmieniają się na przeciwne.',
      ],
      [
        form(factor, d),
        'Wygląda na to, że działanie zostało wykonane tylko po jednej stronie. Zrób to samo także po drugiej.',
      ],
      [form(a, rest), `Wygląda na to, że wyraz z $${unknown}$ zniknął tylko z jednej strony. Zrób to samo po obu.`],
    );
  }
  mistakes.push(
    [form(factor.neg(), rest), 'Zwróć uwagę na znak: czy wynik dzielenia ma być dodatni, czy ujemny?'],
    [
      difference(monomial(rest, unknown), constant(factor)),
      `Zastanów się, co przez co trzeba podzielić, żeby zostało samo $${unknown}$.`,
    ],
  );
  if (!factor.equals(1)) {
    mistakes.push(
      [
        form(ONE, rest),
        `Przy $${unknown}$ stoi jeszcze liczba, która je mnoży. Jakim działaniem się jej pozbyć – po obu stronach?`,
      ],
      [
        form(ONE, rest.sub(factor)),
        `Liczba przy $${unknown}$ mnoży niewiadomą. Jakie działanie jest odwrotne do mnożenia? Sprawdź, czy nie odejmujesz zamiast dzielić.`,
      ],
      [form(ONE, rest.mul(factor)), 'Sprawdź, które działanie jest odwrotne: mnożysz czy dzielisz?'],
    );
  }
  return mistakes;
};

/** Only the first term in the bracket multiplied; only the first sign after a minus changed. */
const bracketMistakes = (given: Equation): readonly UsualMistake[] => {
  const mistaken: Equation = { left: withBracketMistake(given.left), right: withBracketMistake(given.right) };
  return [
    [
      zeroForm(mistaken),
      'Przyjrzyj się opuszczaniu nawiasu: czynnik przed nawiasem mnoży **każdy** składnik w środku, a minus przed nawiasem zmienia **każdy** znak.',
    ],
  ];
};

const withBracketMistake = (side: Expression): Expression => {
  if (side.kind !== 'operation') return side;
  const [left, right] = [withBracketMistake(side.left), withBracketMistake(side.right)];
  const isSum = right.kind === 'operation' && (right.operator === 'plus' || right.operator === 'minus');
  if (isSum && side.operator === 'times')
    return operation(operation(left, 'times', right.left), right.operator, right.right);
  if (isSum && side.operator === 'minus')
    return operation(operation(left, 'minus', right.left), right.operator, right.right);
  return operation(left, side.operator, right);
};

const quadraticMistakes = (given: Equation, unknown: string): readonly UsualMistake[] => {
  const form = zeroForm(given);
  const [square, linear, free] = [unknown + unknown, unknown, ''];
  const flipped = (letters: string): Polynomial => sum(form, monomial(coefficientOf(form, letters).mul(-2), letters));
  return [
    [flipped(linear), MINUS_B],
    [flipped(free), 'Sprawdź znak wyrazu wolnego: przy przenoszeniu na drugą stronę zmienia się na przeciwny.'],
    [flipped(square), 'Sprawdź znak przy kwadracie niewiadomej.'],
  ];
};
