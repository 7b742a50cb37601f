import type { Claim, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { ofElement } from '../elements/element-names.texts.ts';
import { latexOfFormula } from '../elements/formula.rules.ts';
import { balanceOf } from './balance.rules.ts';
import {
  atomsOf,
  atomsOn,
  elementsOf,
  formulasOf,
  isBalanced,
  isSmallest,
  latexOfReaction,
  typedReaction,
  withCoefficients,
  withOnes,
} from './reaction.rules.ts';
import type { Portion, Reaction } from './reaction.types.ts';
import { schoolMethod, type Coefficients, type Moved } from './school-method.rules.ts';

/** With the coefficients that the school's method finds; throws `BeyondReach` where there are none, or not by counting alone. */
export const balanced = (reaction: Reaction): Reaction =>
  withCoefficients(reaction, movesOf(reaction).at(-1)?.after ?? []);

const movesOf = (reaction: Reaction): readonly Moved[] => {
  const { kind } = balanceOf(reaction);
  if (kind === 'none') throw new BeyondReach('noBalance');
  if (kind === 'many') throw new BeyondReach('manyBalances');
  const moves = schoolMethod(reaction);
  if (moves === undefined) throw new BeyondReach('balanceOfElectrons');
  return moves;
};

const upright = (formula: string): string => `$${latexOfFormula(formula)}$`;

/** „2 · 3 + 1”, for claims and for the table of the check. */
const atomsNotation = (side: readonly Portion[], element: string): string =>
  side
    .filter(({ formula }) => atomsOf(element, formula) > 0)
    .map(({ formula, coefficient = 0 }) => `${coefficient} * ${atomsOf(element, formula)}`)
    .join(' + ');

const countStep = (reaction: Reaction): FamilyStep => {
  const start = withOnes(reaction);
  const elements = elementsOf(reaction);
  const sides = [start.left, start.right];
  const table = (cell: (side: readonly Portion[], element: string) => string): string =>
    `\\begin{array}{c|c|c} & \\text{po lewej} & \\text{po prawej} \\\\ \\hline ${elements
      .map((element) => [`\\mathrm{${element}}`, ...sides.map((side) => cell(side, element))].join(' & '))
      .join(' \\\\ ')} \\end{array}`;
  return {
    operation: 'count',
    what: 'Liczymy atomy każdego pierwiastka po obu stronach strzałki',
    todo: 'policz atomy każdego pierwiastka po lewej i po prawej stronie strzałki',
    why: 'W reakcji atomy nie giną i nie powstają: po obu stronach musi ich być tyle samo.',
    shown: table((side, element) => String(atomsOn(side, element))),
    prepared: table(() => '\\square'),
    claims: elements.flatMap((element) =>
      sides.map((side) => ({ sides: [atomsNotation(side, element), String(atomsOn(side, element))] })),
    ),
  };
};

const stepOf = ({ move, before, after }: Moved, reaction: Reaction): FamilyStep => {
  const formulas = formulasOf(reaction);
  const line = {
    shown: latexOfReaction(withCoefficients(reaction, after)),
    prepared: latexOfReaction(withCoefficients(reaction, before)),
  };
  const name = ofElement(move.element);
  const nameAt = (place: number): string => upright(formulas[place] ?? '');
  /** The number one is not written down. */
  const written = (place: number): string =>
    `przed ${nameAt(place)} ${after[place] === 1 ? 'wystarczy' : 'piszemy'} $${after[place]}$`;
  switch (move.kind) {
    case 'pair': {
      const [left, right] = move.places;
      const [ofLeft = 0, ofRight = 0] = move.places.map((place) => atomsOf(move.element, formulas[place] ?? ''));
      const common = (after[left] ?? 0) * ofLeft;
      return {
        operation: 'pair',
        what:
          ofLeft === ofRight
            ? `Zaczynamy od ${name}: w ${nameAt(left)} i w ${nameAt(right)} jest tyle samo atomów tego pierwiastka, więc oba współczynniki są na razie równe $1$`
            : `Zaczynamy od ${name}: w ${nameAt(left)} ${atoms(ofLeft)}, w ${nameAt(right)} ${atoms(ofRight)}; najmniejsza wspólna wielokrotność tych liczb to $${common}$, więc ${written(left)}, a ${written(right)}`,
        todo: `zacznij od ${name}: ${ofLeft === ofRight ? 'porównaj liczby' : 'znajdź najmniejszą wspólną wielokrotność liczb'} atomów tego pierwiastka w ${nameAt(left)} i w ${nameAt(right)} i dobierz współczynniki przed tymi wzorami`,
        why: 'Ten pierwiastek stoi po każdej stronie tylko w jednym wzorze, więc od razu widać, ile cząsteczek trzeba.',
        ...line,
        claims: [{ sides: [`${after[left]} * ${ofLeft}`, String(common), `${after[right]} * ${ofRight}`] }],
      };
    }
    case 'multiply':
      return {
        operation: 'multiply',
        what: `Mnożymy dotychczasowe współczynniki przez $${move.by}$`,
        todo: `sprawdź, czy brakująca liczba atomów ${name} dzieli się przez ich liczbę w ${nameAt(move.place)}; jeśli nie, pomnóż dotychczasowe współczynniki`,
        why: `Brakująca liczba atomów ${name} nie dzieli się przez ich liczbę w ${nameAt(move.place)}, a współczynniki mają być całkowite.`,
        ...line,
        claims: multipliedClaims(before, after, move.by),
      };
    case 'complete': {
      const filled = withCoefficients(reaction, after);
      const isLeft = move.place < reaction.left.length;
      const total = atomsOn(isLeft ? filled.right : filled.left, move.element);
      const own = (after[move.place] ?? 0) * atomsOf(move.element, formulas[move.place] ?? '');
      const others = total - own;
      const [here, there] = isLeft ? ['lewej', 'prawej'] : ['prawej', 'lewej'];
      const missing = others === 0 ? '' : `, a po ${here} na razie ${atoms(others)}; brakuje $${own}$`;
      return {
        operation: 'complete',
        what: `Wyrównujemy liczbę atomów ${name}: po ${there} stronie ${atoms(total)}${missing}, więc ${written(move.place)}`,
        todo: `policz atomy ${name} po obu stronach i dobierz współczynnik przed ${nameAt(move.place)}`,
        why: `Wszystkie inne wzory, w których są atomy ${name}, mają już swój współczynnik.`,
        ...line,
        claims: [
          {
            sides: [atomsNotation(filled.left, move.element), String(total), atomsNotation(filled.right, move.element)],
          },
          { sides: [`${total} - ${others}`, String(own)] },
        ],
      };
    }
  }
};

/** „jest 1 atom”, „są 3 atomy”, „jest 6 atomów”. */
const atoms = (count: number): string =>
  `${formFor(count, ['jest', 'są', 'jest'])} $${count}$ ${formFor(count, ['atom', 'atomy', 'atomów'])}`;

const multipliedClaims = (before: Coefficients, after: Coefficients, by: number): readonly Claim[] =>
  before.flatMap((one, place) => (one === undefined ? [] : [{ sides: [`${one} * ${by}`, String(after[place])] }]));

/** „$3 \cdot 2 = 6$” in the table of the check. */
const countedAtomsOn = (side: readonly Portion[], element: string): string =>
  `$${atomsNotation(side, element).replaceAll('*', '\\cdot')} = ${atomsOn(side, element)}$`;

/** Element by element: the cells of a table would break the calculations on a phone. */
const proofOf = (result: Reaction): string => {
  const lines = elementsOf(result).map(
    (element) =>
      `- $\\mathrm{${element}}$: po lewej ${countedAtomsOn(result.left, element)}, po prawej ${countedAtomsOn(result.right, element)}`,
  );
  return `Liczymy atomy po obu stronach:\n\n${lines.join('\n')}\n\nAtomów każdego pierwiastka jest po obu stronach tyle samo, a współczynników nie da się już podzielić przez tę samą liczbę.`;
};

export const solveBalancing = (reaction: Reaction): FamilySolution => {
  if (isBalanced(reaction) && isSmallest(reaction)) throw new BeyondReach('balanced');
  const moves = movesOf(reaction);
  const result = balanced(reaction);
  const hasBracket = formulasOf(reaction).some((formula) => formula.includes('('));
  return {
    steps: [countStep(reaction), ...moves.map((moved) => stepOf(moved, reaction))],
    answer: { kind: 'reaction', notation: typedReaction(result), shown: latexOfReaction(result) },
    proof: proofOf(result),
    notice: `Którego pierwiastka atomów jest po lewej stronie strzałki więcej albo mniej niż po prawej?${hasBracket ? ' Liczba za nawiasem mnoży wszystko, co w nawiasie.' : ''}`,
    nudge:
      'Zacznij od pierwiastka, który po każdej stronie stoi tylko w jednym wzorze; wodór i tlen zostaw na koniec, jeśli się da. Dopisuj liczby tylko przed wzorami: mała liczba we wzorze mówi, jaka to substancja, i jej nie wolno zmieniać.',
  };
};
