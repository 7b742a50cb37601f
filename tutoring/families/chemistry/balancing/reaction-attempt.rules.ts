import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ReactionAnswer } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import type { FamilyTask, KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { ofElement } from '../elements/element-names.texts.ts';
import { latexOfFormula } from '../elements/formula.rules.ts';
import { CHANGED_INDEX } from './balancing-mistakes.rules.ts';
import { judgeCounts } from './counted-atoms.rules.ts';
import { reactionIn } from './reaction.reader.ts';
import {
  atomsOn,
  elementsOf,
  formulasOf,
  isBalanced,
  isBalancedIn,
  isSmallest,
  latexOfReaction,
  portionsOf,
  withCoefficients,
} from './reaction.rules.ts';
import type { Portion, Reaction } from './reaction.types.ts';
import { inSchoolOrder } from './school-method.rules.ts';
import { coefficientsIn, portionsSaid } from './said-coefficients.reader.ts';
import { leftFrom, linesOf } from './reached-line.rules.ts';

/** An equation, coefficients one after the other, some of them with their formulas, or counted atoms. Undefined where a message holds none of it. */
export const judgeReaction = (
  message: string,
  { notation }: ReactionAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const right = reactionIn(notation)?.reaction;
  if (right === undefined) return undefined;
  const judged = { right, original, task };
  const said = reactionIn(message, formulasOf(right))?.reaction;
  if (said !== undefined) return judgeEquation(said, judged);
  return (
    judgeNumbers(coefficientsIn(message), judged) ??
    judgeCounts(message, right, original) ??
    judgePortions(portionsSaid(message, formulasOf(right)), judged)
  );
};

interface Judged {
  readonly right: Reaction;
  readonly original: WorkedTask;
  readonly task: FamilyTask;
}

const judgeEquation = (said: Reaction, judged: Judged): Verdict | undefined => {
  const { right } = judged;
  const inOrder = alignedTo(right, said);
  if (inOrder !== undefined) return judgeCoefficients(inOrder, judged);
  if (isPartOf(said, right)) return judgePortions(portionsOf(said), judged);
  return isWithOtherIndices(said, right)
    ? { kind: 'wrong', step: latexOfReaction(said), suspicion: changedIndex(said, right) }
    : undefined;
};

/** The same substances on the same sides, in the order of the task. */
const alignedTo = (right: Reaction, said: Reaction): Reaction | undefined => {
  const [left, behind] = [ordered(said.left, right.left), ordered(said.right, right.right)];
  return left === undefined || behind === undefined ? undefined : { left, right: behind };
};

const ordered = (said: readonly Portion[], own: readonly Portion[]): readonly Portion[] | undefined => {
  const found = own.flatMap(({ formula }) => said.find((portion) => portion.formula === formula) ?? []);
  return found.length === own.length && said.length === own.length ? found : undefined;
};

const isPartOf = (said: Reaction, right: Reaction): boolean =>
  (['left', 'right'] as const).every((side) =>
    said[side].every(({ formula }) => right[side].some((own) => own.formula === formula)),
  );

const isWithOtherIndices = (said: Reaction, right: Reaction): boolean =>
  (['left', 'right'] as const).every((side) => lettersOf(said[side]) === lettersOf(right[side]));

const lettersOf = (side: readonly Portion[]): string =>
  side
    .map(({ formula }) => formula.replace(/[\d()]/g, ''))
    .toSorted()
    .join(' ');

const changedIndex = (said: Reaction, right: Reaction): string => {
  const changed = formulasOf(said).find((formula) => !formulasOf(right).includes(formula));
  return changed === undefined ? CHANGED_INDEX : `$${latexOfFormula(changed)}$? ${CHANGED_INDEX}`;
};

const NOT_SMALLEST: Verdict = {
  kind: 'partial',
  praise: 'Atomów każdego pierwiastka jest po obu stronach tyle samo.',
  missing: 'Te współczynniki nie są jednak jeszcze najmniejsze: wszystkie można podzielić przez tę samą liczbę. Jaką?',
};

const NOT_WHOLE: Verdict = {
  kind: 'partial',
  praise: 'Atomów każdego pierwiastka jest po obu stronach tyle samo.',
  missing: 'Współczynniki zapisujemy jednak liczbami całkowitymi. Przez co trzeba pomnożyć wszystkie, żeby takie były?',
};

const judgeCoefficients = (said: Reaction, judged: Judged): Verdict | undefined => {
  const { right, original } = judged;
  if (isBalanced(said)) {
    if (isSmallest(said)) return { kind: 'solved' };
    return portionsOf(said).every(({ coefficient }) => Number.isInteger(coefficient)) ? NOT_SMALLEST : NOT_WHOLE;
  }
  const written = portionsOf(said).filter(({ isWritten }) => isWritten);
  if (written.length === 0) return undefined;
  const isLine = linesOf(original).some(({ line }) => isSameLine(said, line));
  if (isLine || written.every((portion) => isRight(portion, right)))
    return {
      kind: 'right',
      praise: `${praiseOf(written)} ${bracketIn(said, judged) ?? comparisonIn(said)}`,
      remaining: leftFrom(said, original),
    };
  return { kind: 'wrong', step: latexOfReaction(said), suspicion: suspicionOf(said, judged) };
};

const comparisonIn = (said: Reaction): string => {
  const element = unequalIn(said);
  return element === undefined
    ? 'Uzupełnij jeszcze puste miejsca.'
    : `Porównaj jeszcze atomy ${ofElement(element)} po obu stronach.`;
};

const isRight = ({ formula, coefficient }: Portion, right: Reaction): boolean =>
  portionsOf(right).some((own) => own.formula === formula && own.coefficient === coefficient);

/** A line of the worked solution, which may still be multiplied: open places may be left out or stay open. */
const isSameLine = (said: Reaction, line: Reaction): boolean => {
  const own = portionsOf(line);
  return portionsOf(said).every(({ coefficient, isWritten }, place) =>
    own[place]?.coefficient === undefined ? !isWritten : own[place].coefficient === coefficient,
  );
};

const praiseOf = (written: readonly Portion[]): string =>
  written.length === 1 ? 'Ten współczynnik się zgadza.' : 'Te współczynniki się zgadzają.';

const mistakeIn = (said: Reaction, { task }: Judged): KnownMistake | undefined =>
  task
    .mistakes()
    .find(({ answers }) => answers.some((one) => typeof one === 'string' && isSame(said, reactionIn(one)?.reaction)));

/** So far right, and what is missing comes from a bracket that was not counted. */
const bracketIn = (said: Reaction, judged: Judged): string | undefined => {
  const mistake = mistakeIn(said, judged);
  return mistake?.id === 'bracket-ignored' ? mistake.says : undefined;
};

/** The known mistake, and an element whose atoms differ. */
const suspicionOf = (said: Reaction, judged: Judged): string =>
  [mistakeIn(said, judged)?.says, differenceIn(said)].filter((text) => text !== undefined).join(' ');

const isSame = (said: Reaction, mistaken: Reaction | undefined): boolean => {
  const own = mistaken && alignedTo(said, mistaken);
  return (
    own !== undefined &&
    portionsOf(said).every(({ coefficient }, place) => portionsOf(own)[place]?.coefficient === coefficient)
  );
};

const differenceIn = (said: Reaction): string => {
  const element = unequalIn(said);
  if (element === undefined || portionsOf(said).some(({ coefficient }) => coefficient === undefined))
    return 'Policz, ile atomów wnosi każdy wzór z wpisanym współczynnikiem, i porównaj obie strony.';
  const [left, right] = [atomsOn(said.left, element), atomsOn(said.right, element)];
  return `Policz atomy ${ofElement(element)}: po lewej stronie ${formFor(left, ['jest', 'są', 'jest'])} $${written(left)}$, a po prawej $${written(right)}$.`;
};

const unequalIn = (said: Reaction): string | undefined =>
  inSchoolOrder(elementsOf(said)).find((one) => !isBalancedIn(said, one));

const written = (count: number): string => String(count).replace('.', '{,}');

const judgeNumbers = (numbers: readonly number[], judged: Judged): Verdict | undefined => {
  const { right } = judged;
  const own = portionsOf(right).map(({ coefficient }) => coefficient);
  if (numbers.length < 2) return undefined;
  if (numbers.length === own.length) {
    const said = withCoefficients(right, numbers);
    return judgeCoefficients(allWritten(said), judged);
  }
  const [above, ...others] = own.filter((coefficient) => coefficient !== 1);
  if (above !== undefined && [above, ...others].join(' ') === numbers.join(' '))
    return {
      kind: 'partial',
      praise: 'To dobre liczby.',
      missing: 'Zapisz jeszcze z nimi całe równanie, żeby było widać, przed którym wzorem stoi każda z nich.',
    };
  return {
    kind: 'wrong',
    step: '',
    suspicion: `Wzorów jest w tym równaniu $${own.length}$, a liczb tutaj $${numbers.length}$. Podaj po kolei współczynnik przed każdym wzorem, także $1$.`,
  };
};

const allWritten = ({ left, right }: Reaction): Reaction => ({
  left: left.map(asWritten),
  right: right.map(asWritten),
});

const asWritten = (portion: Portion): Portion => ({ ...portion, isWritten: true });

/** „4 przed Al”, „3O2 i 2Al2O3”. */
const judgePortions = (said: readonly Portion[], judged: Judged): Verdict | undefined => {
  const { right, original } = judged;
  const numbers = new Map(
    said.flatMap(({ formula, coefficient, isWritten }) => (isWritten ? [[formula, coefficient]] : [])),
  );
  if (numbers.size === 0) return undefined;
  const filled = withCoefficients(
    right,
    formulasOf(right).map((formula) => numbers.get(formula)),
  );
  if (!portionsOf(filled).some(({ coefficient }) => coefficient === undefined))
    return judgeCoefficients(allWritten(filled), judged);
  const strange = [...numbers].find(
    ([formula, coefficient]) => !isRight({ formula, coefficient, isWritten: true }, right),
  );
  if (strange !== undefined)
    return {
      kind: 'wrong',
      step: '',
      suspicion: `Sprawdź liczbę przed $${latexOfFormula(strange[0])}$: policz, ile atomów będzie z nią po tej stronie, a ile trzeba ich po drugiej.`,
    };
  const isWhole = portionsOf(right).every(({ formula, coefficient }) => coefficient === 1 || numbers.has(formula));
  return isWhole
    ? { kind: 'solved' }
    : {
        kind: 'right',
        praise: praiseOf(said.filter(({ isWritten }) => isWritten)),
        remaining: leftFrom(filled, original),
      };
};
