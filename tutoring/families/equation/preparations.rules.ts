import { asRational, exact, negationOf } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import {
  greatestCommonDivisor,
  HUNDRED,
  isInteger,
  isZero,
  quotientOf,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';

interface Preparation extends Pick<Step, 'operation' | 'what' | 'todo' | 'why'> {
  readonly isNeeded: (leaf: Expression, style: NumberStyle) => boolean;
  readonly rewrite: (leaf: Expression) => Expression;
}

/** Before calculating, all numbers get one common form. The expression that comes back has plain numbers for leaves. */
export const preparationsOf = (
  expression: Expression,
  style: NumberStyle,
): { readonly steps: readonly Step[]; readonly expression: Expression } => {
  const steps: Step[] = [];
  let current = expression;
  for (const { isNeeded, rewrite, ...words } of PREPARATIONS) {
    const leaves = leavesOf(current);
    if (!leaves.some((leaf) => isNeeded(leaf, style)) || (rewrite === joined && areOfOneKind(leaves))) continue;
    current = rewritten(current, rewrite);
    steps.push({ ...words, shown: latexOf(current, style) });
  }
  return { steps, expression: rewritten(current, joined) };
};

const PREPARATIONS: readonly Preparation[] = [
  {
    operation: 'convert',
    what: 'Zapisujemy ułamki dziesiętne jako zwykłe',
    todo: 'zapisz ułamki dziesiętne jako zwykłe',
    why: 'Wszystkie liczby mają wtedy tę samą postać i wynik pozostaje dokładny.',
    isNeeded: (leaf, style) => style === 'fraction' && leaf.kind === 'number' && !isWhole(leaf),
    rewrite: (leaf) => leaf,
  },
  {
    operation: 'convert',
    what: 'Zamieniamy liczby mieszane na ułamki niewłaściwe',
    todo: 'zamień liczby mieszane na ułamki niewłaściwe',
    why: 'Całości mnożymy przez mianownik i dodajemy licznik: wtedy działamy na samych ułamkach.',
    isNeeded: (leaf) => leaf.kind === 'mixed',
    rewrite: (leaf) =>
      leaf.kind === 'mixed' ? number(exact(leaf.whole.add(quotientOf(leaf.numerator, leaf.denominator)))) : leaf,
  },
  {
    operation: 'convert',
    what: 'Zamieniamy procenty na ułamki',
    todo: 'zamień procenty na ułamki (podziel przez $100$)',
    why: 'Jeden procent to jedna setna, więc w działaniach wygodniej pisać ułamek.',
    isNeeded: (leaf) => leaf.kind === 'percent',
    rewrite: (leaf) => (leaf.kind === 'percent' ? number(exact(leaf.value.div(HUNDRED))) : leaf),
  },
  {
    operation: 'reduce',
    what: 'Skracamy ułamek: dzielimy licznik i mianownik przez ich wspólny dzielnik',
    todo: 'skróć ułamek, to znaczy podziel licznik i mianownik przez ich wspólny dzielnik',
    why: 'Wartość ułamka się nie zmienia, a liczby stają się mniejsze.',
    isNeeded: (leaf) => {
      const [top, bottom] = partsOf(leaf);
      return (
        top !== undefined && bottom !== undefined && !isZero(bottom) && greatestCommonDivisor(top.n, bottom.n) > 1n
      );
    },
    rewrite: joined,
  },
];

/** 9/12 + 28/12 is ready for adding: nobody reduces there. */
const areOfOneKind = (leaves: readonly Expression[]): boolean => {
  const bottoms = leaves.map((leaf) => partsOf(leaf)[1]);
  return bottoms.length > 1 && bottoms.every((bottom) => bottom !== undefined && bottom.equals(bottoms[0] ?? 0));
};

/** A bar between whole numbers is one number; so is a minus with its number. */
function joined(leaf: Expression): Expression {
  const [top, bottom] = partsOf(leaf);
  if (top !== undefined && bottom !== undefined && !isZero(bottom)) return number(exact(quotientOf(top, bottom)));
  return leaf.kind === 'negative' && leaf.of.kind === 'number' ? number(negationOf(leaf.of.value)) : leaf;
}

const isWhole = (leaf: Expression): boolean => wholeOf(leaf) !== undefined;

const wholeOf = (leaf: Expression): Rational | undefined => {
  const value = leaf.kind === 'number' ? asRational(leaf.value) : undefined;
  return value !== undefined && isInteger(value) ? value : undefined;
};

/** Numerator and denominator of a fraction of whole numbers. */
const partsOf = (leaf: Expression): readonly [Rational, Rational] | readonly [undefined, undefined] => {
  if (leaf.kind !== 'operation' || leaf.operator !== 'bar') return [undefined, undefined];
  const [top, bottom] = [wholeOf(leaf.left), wholeOf(leaf.right)];
  return top !== undefined && bottom !== undefined ? [top, bottom] : [undefined, undefined];
};

const leavesOf = (expression: Expression): readonly Expression[] => {
  if (partsOf(expression)[0] !== undefined) return [expression];
  switch (expression.kind) {
    case 'negative':
    case 'root':
      return leavesOf(expression.of);
    case 'power':
      return leavesOf(expression.base);
    case 'operation':
      return [...leavesOf(expression.left), ...leavesOf(expression.right)];
    default:
      return [expression];
  }
};

const rewritten = (expression: Expression, rewrite: (leaf: Expression) => Expression): Expression => {
  if (partsOf(expression)[0] !== undefined) return rewrite(expression);
  switch (expression.kind) {
    case 'negative':
      return rewrite({ ...expression, of: rewritten(expression.of, rewrite) });
    case 'root':
      return { ...expression, of: rewritten(expression.of, rewrite) };
    case 'power':
      return { ...expression, base: rewritten(expression.base, rewrite) };
    case 'operation':
      return { ...expression, left: rewritten(expression.left, rewrite), right: rewritten(expression.right, rewrite) };
    default:
      return rewrite(expression);
  }
};
