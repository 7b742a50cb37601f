import { ownExpression } from '#tutoring/families/equations/relation/relation.reader.ts';
import { equationSteps } from '#tutoring/families/equation-steps.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { latexOf, latexOfEquation } from '#tutoring/mathematics/latex.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';

/** What a story says, told with one letter. Sides and quantities are in the notation of calculators, each product with its sign. */
export interface StoryEquation {
  /** „wiek syna”: what stands under the letter x. */
  readonly unknown: string;
  /** The other quantities of the story by x; they come out at the end where `areAllAsked`. */
  readonly others: readonly string[];
  readonly areAllAsked: boolean;
  readonly left: string;
  readonly right: string;
  /** Which sentence of the story the equation says: „Razem mają tyle, ile podano w zadaniu.” */
  readonly sense: string;
}

interface SolvedStory {
  readonly steps: readonly FamilyStep[];
  readonly x: Rational;
}

/** Names the unknown, writes the equation, solves it; throws `BeyondReach` where it has not exactly one solution. */
export const solveStory = (story: StoryEquation): SolvedStory => {
  const equation = { left: ownExpression(story.left), right: ownExpression(story.right) };
  const { steps, values } = solveEquation({ kind: 'equation', equation, unknown: 'x' }, 'primary');
  const x = values[0] && asRational(values[0]);
  if (x === undefined) throw new BeyondReach('operation');
  const solutions = [{ x: x.valueOf() }];
  return {
    x,
    steps: [
      namingStep(story),
      {
        operation: 'write',
        what: 'Zapisujemy równanie',
        todo: 'zapisz treść zadania równaniem z niewiadomą $x$',
        why: story.sense,
        shown: latexOfEquation(equation),
        claims: [{ sides: [story.left, story.right], at: solutions }],
      },
      ...equationSteps(steps, solutions),
      ...(story.areAllAsked && story.others.length > 0 ? [otherStep(story.others, x)] : []),
    ],
  };
};

const namingStep = ({ unknown, others }: StoryEquation): FamilyStep => {
  const rest = OTHERS[Math.min(others.length, 2)];
  return {
    operation: 'name',
    what: `Literą $x$ oznaczamy ${unknown}${rest === undefined ? '' : `, a ${rest} zapisujemy za jej pomocą`}`,
    todo: `oznacz literą $x$ ${unknown}${rest === undefined ? '' : `${unknown.includes(', ') ? ',' : ''} i zapisz ${rest} za jej pomocą`}`,
    why: 'Nazwaną niewiadomą można wstawić do równania.',
    shown: ['x', ...others].map((one) => latexOf(ownExpression(one))).join(',\\quad '),
    claims: others.map((one) => ({ sides: [one], at: 'anywhere' })),
  };
};

const OTHERS = [undefined, 'drugą wielkość', 'pozostałe wielkości'] as const;

const otherStep = (others: readonly string[], x: Rational): FamilyStep => {
  const lines = others.map((one) =>
    calculated([one.replaceAll('x', plain(x)), plain(quantityAt(one, x))], { style: 'decimal' }),
  );
  return {
    operation: 'substitute',
    what: others.length === 1 ? 'Obliczamy drugą wielkość' : 'Obliczamy pozostałe wielkości',
    todo: `oblicz ${others.length === 1 ? 'drugą wielkość' : 'pozostałe wielkości'}, wstawiając $x$`,
    why: `Zapisaliśmy ${others.length === 1 ? 'ją' : 'je'} wcześniej za pomocą niewiadomej.`,
    shown: lines.map(({ shown }) => shown).join(',\\quad '),
    claims: lines.flatMap(({ claims }) => claims),
  };
};

const quantityAt = (notation: string, x: Rational): Rational => {
  const value = asRational(valueOf(ownExpression(notation), new Map([['x', exact(x)]])));
  if (value === undefined) throw new BeyondReach('operation');
  return value;
};
