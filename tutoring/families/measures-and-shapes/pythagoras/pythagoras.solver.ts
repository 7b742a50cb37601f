import { areEqual, exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { lineStep, rootStep, roundedSentence, squared } from '../formulas/formula-lines.rules.ts';

/** What the sides are called in this task. */
interface SideNames {
  readonly symbol: string;
  /** Accusative: „przeciwprostokątną”. */
  readonly asked: string;
  readonly notice: string;
}

export const rootOf = (value: Rational): Exact => squareRootOf(value) ?? exact(ZERO);
const isWhole = (value: Exact): boolean => value.every(({ radicand }) => radicand === 1n);

const ROOT_WORDS = {
  operation: 'root',
  what: 'Wyciągamy pierwiastek kwadratowy',
  todo: 'wyciągnij pierwiastek kwadratowy',
  why: 'Długość jest liczbą dodatnią, więc bierzemy dodatni pierwiastek.',
};

export const solveHypotenuse = (
  [a = ZERO, b = a]: readonly Rational[],
  unit: string | undefined,
  { symbol, asked, notice }: SideNames,
): FamilySolution => {
  const square = squared(a).add(squared(b));
  const root = rootOf(square);
  const check = calculated([`${plain(square)} - ${plain(a)}^2`, plain(squared(b)), `${plain(b)}^2`]).shown;
  return {
    steps: [
      lineStep(
        {
          operation: 'substitute',
          what: 'Podstawiamy do twierdzenia Pitagorasa',
          todo: 'dodaj kwadraty obu przyprostokątnych',
          why: 'W trójkącie prostokątnym suma kwadratów przyprostokątnych jest równa kwadratowi przeciwprostokątnej.',
        },
        [`${plain(a)}^2 + ${plain(b)}^2`, plain(square)],
        `${symbol}^2`,
      ),
      rootStep(ROOT_WORDS, square, root, symbol, unit),
    ],
    answer: { kind: 'number', value: root, symbol, unit },
    ...(isWhole(root) ? {} : { sentence: roundedSentence(root, 1, unit) }),
    proof: `Od kwadratu najdłuższego boku odejmujemy kwadrat jednej przyprostokątnej: $${check}$. Zostaje kwadrat drugiej, więc się zgadza.`,
    notice,
    nudge: `Żeby znaleźć ${asked}, dodaj kwadraty obu przyprostokątnych, a potem wyciągnij pierwiastek.`,
  };
};

export const solveLeg = (
  [c = ZERO, a = ZERO]: readonly Rational[],
  unit: string | undefined,
  { symbol, asked, notice }: SideNames,
): FamilySolution => {
  const square = squared(c).sub(squared(a));
  const root = rootOf(square);
  const check = calculated([`${plain(a)}^2 + ${plain(square)}`, plain(squared(c)), `${plain(c)}^2`]).shown;
  return {
    steps: [
      lineStep(
        {
          operation: 'substitute',
          what: 'Od kwadratu przeciwprostokątnej odejmujemy kwadrat znanej przyprostokątnej',
          todo: 'od kwadratu przeciwprostokątnej odejmij kwadrat znanej przyprostokątnej',
          why: 'Przeciwprostokątna jest najdłuższa: jej kwadrat to suma kwadratów pozostałych boków.',
        },
        [`${plain(c)}^2 - ${plain(a)}^2`, plain(square)],
        `${symbol}^2`,
      ),
      rootStep(ROOT_WORDS, square, root, symbol, unit),
    ],
    answer: { kind: 'number', value: root, symbol, unit },
    ...(isWhole(root) ? {} : { sentence: roundedSentence(root, 1, unit) }),
    proof: `Dodajemy kwadraty obu przyprostokątnych: $${check}$. To kwadrat przeciwprostokątnej, więc się zgadza.`,
    notice,
    nudge: `Żeby znaleźć ${asked}, od kwadratu przeciwprostokątnej odejmij kwadrat znanego boku, a potem wyciągnij pierwiastek.`,
  };
};

/** Three sides, in any order. */
export const solveIsRight = (sides: readonly Rational[]): FamilySolution => {
  const [a = ZERO, b = ZERO, c = ZERO] = sorted(sides);
  const [sum, longest] = [squared(a).add(squared(b)), squared(c)];
  const isRight = sum.equals(longest);
  return {
    steps: [
      lineStep(
        {
          operation: 'square',
          what: 'Dodajemy kwadraty dwóch krótszych boków',
          todo: 'dodaj kwadraty dwóch krótszych boków',
          why: 'Tylko krótsze boki mogą być przyprostokątnymi.',
        },
        [`${plain(a)}^2 + ${plain(b)}^2`, plain(sum)],
        'a^2 + b^2',
      ),
      lineStep(
        {
          operation: 'square',
          what: 'Podnosimy do kwadratu najdłuższy bok',
          todo: 'podnieś do kwadratu najdłuższy bok',
          why: 'Przeciwprostokątna jest zawsze najdłuższym bokiem.',
        },
        [`${plain(c)}^2`, plain(longest)],
        'c^2',
      ),
      {
        operation: 'compare',
        what: 'Porównujemy oba wyniki',
        todo: 'porównaj oba wyniki',
        why: 'Trójkąt jest prostokątny wtedy i tylko wtedy, gdy są równe.',
        shown: [sum, longest].map((one) => calculated([plain(one)]).shown).join(isRight ? ' = ' : ' \\ne '),
        claims: [{ sides: [plain(sum), plain(longest)], relation: isRight ? '=' : '≠' }],
      },
    ],
    answer: {
      kind: 'choice',
      value: isRight ? 'tak' : 'nie',
      choices: { tak: ['tak'], nie: ['nie'] },
      shown: isRight ? 'tak, trójkąt jest prostokątny' : 'nie, trójkąt nie jest prostokątny',
    },
    proof: `Inaczej: $c^2 - a^2 = ${calculated([`${plain(longest)} - ${plain(squared(a))}`, plain(longest.sub(squared(a)))]).shown}$, a $b^2 = ${calculated([plain(squared(b))]).shown}$. To ${isRight ? 'to samo' : 'co innego'}.`,
    notice: 'Który z boków jest najdłuższy? Tylko on może być przeciwprostokątną.',
    nudge: 'Porównaj sumę kwadratów dwóch krótszych boków z kwadratem najdłuższego.',
  };
};

export const sorted = (sides: readonly Rational[]): readonly Rational[] =>
  sides.toSorted((one, other) => one.compare(other));

/** Put back: the answer's square beside the squares of the task. */
export const hasSquare = (answer: Answer, square: Rational): boolean =>
  answer.kind === 'number' && areEqual(productOf(answer.value, answer.value), exact(square));

interface Found {
  readonly value: Exact;
  readonly symbol: string;
  readonly unit: string | undefined;
}

/** An area or a perimeter, one step after the side that was missing. */
export const continued = (
  solved: FamilySolution,
  step: FamilyStep,
  { value, symbol, unit }: Found,
  said: Partial<Pick<FamilySolution, 'notice' | 'nudge' | 'proof'>>,
): FamilySolution => ({
  ...solved,
  steps: [...solved.steps, step],
  answer: { kind: 'number', value, symbol, ...inUnit(unit) },
  ...(solved.sentence === undefined ? {} : { sentence: roundedSentence(value, 1, unit) }),
  ...said,
});
