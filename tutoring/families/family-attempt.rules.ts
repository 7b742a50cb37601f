import { isFormulaOfLetters } from '#tutoring/reading/intent.reader.ts';
import { chainsIn, type SaidChain } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from './attempt.types.ts';
import { judgeOfAcuteAngle } from './attempts/acute-angle-attempt.rules.ts';
import { judgeReaction } from './chemistry/balancing/reaction-attempt.rules.ts';
import { judgeChoice } from './attempts/choice-attempt.rules.ts';
import { judgeFunctionOfAngle } from './attempts/cosine-attempt.rules.ts';
import { judgeClockCalculation } from './attempts/clock-calculation.rules.ts';
import { judgeCompound } from './attempts/compound-attempt.rules.ts';
import { judgeCurve } from './attempts/curve-attempt.rules.ts';
import { judgeDerivative, judgeDerivativeOfPart } from './attempts/derivative-attempt.rules.ts';
import { judgeExpression } from './attempts/expression-attempt.rules.ts';
import { judgeFilled } from './attempts/filled-attempt.rules.ts';
import { judgeFormula } from './attempts/formula-attempt.rules.ts';
import { judgePoints } from './attempts/graph-attempt.rules.ts';
import { judgeLaw } from './attempts/law-attempt.rules.ts';
import { judgeIdentity, judgeOfLine } from './attempts/letters-attempt.rules.ts';
import { judgeList } from './attempts/list-attempt.rules.ts';
import { judgeLogarithm } from './attempts/logarithm-attempt.rules.ts';
import { judgeModulus } from './attempts/modulus-attempt.rules.ts';
import { judgeNumber } from './attempts/number-attempt.rules.ts';
import { judgeOrder } from './attempts/order-attempt.rules.ts';
import { judgeNumbers } from './attempts/numbers-attempt.rules.ts';
import { isTrue, isWholeQuotient } from './attempts/chain-truth.rules.ts';
import { BROKEN, judgeSideCalculation, mistakeOf, wrong } from './attempts/said-verdicts.rules.ts';
import { judgeNamedPoint } from './attempts/named-point-attempt.rules.ts';
import { quantityFormulaIn } from './attempts/quantity-formula.rules.ts';
import { judgeOwnEquation } from './attempts/own-equation.rules.ts';
import { judgeWithPi } from './attempts/pi-attempt.rules.ts';
import { withSeparateNumbers } from './attempts/separate-numbers.rules.ts';
import { judgeRest, judgeShares } from './attempts/share-attempt.rules.ts';
import { judgeSet } from './attempts/set-attempt.rules.ts';
import { judgeSpelled } from './attempts/spelled-attempt.rules.ts';
import { judgeScale } from './attempts/scale-attempt.rules.ts';
import { judgeTerms } from './attempts/term-attempt.rules.ts';
import { isTimeOfDay, judgeTime } from './attempts/time-attempt.rules.ts';
import { judgeDiscriminant, judgeTrinomial } from './attempts/trinomial-attempt.rules.ts';
import { judgeLines } from './attempts/whole-line.rules.ts';
import { judgeWords } from './attempts/worded-attempt.rules.ts';
import { judgeZero } from './attempts/zero-attempt.rules.ts';
import type { Answer, ExpressionAnswer, NumberAnswer, NumbersAnswer } from './family.types.ts';
import type { FamilyTask, WorkedTask } from './worked-task.types.ts';

type Judge = (message: string, original: WorkedTask, task: FamilyTask) => Verdict | undefined;

/** A judge of the replies to one kind of question. */
const of =
  <Kind extends Answer['kind']>(
    kind: Kind,
    judge: (
      message: string,
      answer: Extract<Answer, { readonly kind: Kind }>,
      original: WorkedTask,
      task: FamilyTask,
    ) => Verdict | undefined,
  ): Judge =>
  (message, original, task) =>
    isOf(kind, task.answer) ? judge(message, task.answer, original, task) : undefined;

const isOf = <Kind extends Answer['kind']>(
  kind: Kind,
  answer: Answer,
): answer is Extract<Answer, { readonly kind: Kind }> => answer.kind === kind;

/** What is said of the task itself, of words and of notations that chains of equal sides do not know. */
const SAID_OF_THE_TASK: readonly Judge[] = [
  (message, _original, { graph, answer }) => graph && judgePoints(message, graph, answer),
  (message, _original, task) => task.sequence && judgeTerms(message, task.sequence, task),
  (message, _original, { trinomial }) =>
    trinomial && (judgeTrinomial(message, trinomial) ?? judgeDiscriminant(message, trinomial)),
  judgeIdentity,
  judgeWords,
  of('expression', judgeOfLine),
  of('expression', (message, _answer, original) => judgeNamedPoint(message, original)),
  of('number', judgeWithPi),
  of('number', judgeScale),
  of('number', judgeZero),
  of('number', (message, { unit }, original) => (unit === '%' ? undefined : judgeRest(message, original))),
  of('number', judgeModulus),
  of('number', judgeFilled),
  judgeDerivativeOfPart,
  (message, original, { answer }) => (answer.kind === 'expression' ? undefined : judgeDerivative(message, original)),
];

const SAID_AS_AN_ANSWER: readonly Judge[] = [
  of('expression', (message, answer, _original, task) => judgeCurve(message, answer, task)),
  (message, original, { answer, family }) =>
    family === 'clock' ? judgeClockCalculation(message, answer, original) : undefined,
  of('numbers', (message, answer, original, task) =>
    isTimeOfDay(answer) ? judgeTime(message, answer, original, task) : undefined,
  ),
  of('number', (message, _answer, original) => judgeList(message, original)),
  of('numbers', judgeOrder),
  of('number', judgeShares),
  of('number', judgeLogarithm),
  of('number', judgeOfAcuteAngle),
  of('number', judgeFunctionOfAngle),
];

/** What the first of them says that has something to say. */
const firstVerdict = (
  judges: readonly Judge[],
  message: string,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  for (const judge of judges) {
    const verdict = judge(message, original, task);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
};

/** Judges a step or an answer to a task of a family; undefined when the message holds neither. */
export const judgeFamilyTask = (message: string, original: WorkedTask, task: FamilyTask): Verdict | undefined => {
  const { answer } = task;
  if (answer.kind === 'reaction') return judgeReaction(message, answer, original, task);
  const ofLaw = task.law && judgeLaw(message, task.law);
  if (ofLaw !== undefined) return ofLaw;
  const formula = quantityFormulaIn(message, original, task);
  if (formula !== undefined) return formula.verdict;
  const ofTask = firstVerdict(SAID_OF_THE_TASK, message, original, task);
  if (ofTask !== undefined) return ofTask;
  const unsound = judgeLines(message, original, task);
  if (unsound !== undefined) return unsound;
  if (answer.kind === 'choice')
    return (
      (answer.signs === undefined ? judgeChoice : judgeSpelled)(message, answer, original, task) ??
      judgeSideCalculation(message, original)
    );
  if (answer.kind === 'set') return judgeSet(message, answer, original, task);
  if (answer.kind === 'expression' && answer.symbol !== undefined)
    return judgeFormula(message, answer.symbol, answer, task);
  return firstVerdict(SAID_AS_AN_ANSWER, message, original, task) ?? judgeChains(message, answer, original, task);
};

/** Equal sides, one or more: a calculation, an equation, or the answer alone. */
const judgeChains = (
  message: string,
  answer: NumberAnswer | NumbersAnswer | ExpressionAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const chains = chainsIn(withSeparateNumbers(message, answer, original));
  const equation = answer.kind === 'expression' ? undefined : judgeOwnEquation(chains, original, task);
  if (equation !== undefined) return equation;
  const broken = chains.find((chain) => !isTrue(chain, answer) && !isWholeQuotient(chain, original));
  if (broken !== undefined) return mistakeOf(broken.sides, task) ?? wrong(broken, BROKEN);
  if (chains.length === 0 || (answer.kind === 'number' && chains.every(isOfLetters) && isFormulaOfLetters(message)))
    return undefined;
  switch (answer.kind) {
    case 'number':
      return judgeNumber(chains, answer, original, task);
    case 'numbers':
      return judgeCompound(chains, answer, task) ?? judgeNumbers(chains, answer, original, task);
    case 'expression':
      return judgeExpression(chains, answer, original, task);
  }
};

const isOfLetters = ({ sides }: SaidChain): boolean => sides.every(({ approximate }) => Number.isNaN(approximate));
