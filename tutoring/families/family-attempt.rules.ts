import { areEqual, exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { isFormulaOfLetters } from '#tutoring/reading/intent.reader.ts';
import { withMixedNumbers } from '#tutoring/reading/mixed-numbers.rules.ts';
import { chainsIn, type SaidChain } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from './attempt.types.ts';
import { judgeOfAcuteAngle } from './attempts/acute-angle-attempt.rules.ts';
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
import { judgeList } from './attempts/list-attempt.rules.ts';
import { judgeLogarithm } from './attempts/logarithm-attempt.rules.ts';
import { judgeModulus } from './attempts/modulus-attempt.rules.ts';
import { judgeNumber } from './attempts/number-attempt.rules.ts';
import { judgeOrder } from './attempts/order-attempt.rules.ts';
import { judgeNumbers } from './attempts/numbers-attempt.rules.ts';
import {
  BROKEN,
  isTrue,
  isWholeQuotient,
  judgeSideCalculation,
  mistakeOf,
  wrong,
} from './attempts/said-verdicts.rules.ts';
import { judgeOwnEquation } from './attempts/own-equation.rules.ts';
import { judgeWithPi } from './attempts/pi-attempt.rules.ts';
import { judgeShares } from './attempts/share-attempt.rules.ts';
import { judgeSet } from './attempts/set-attempt.rules.ts';
import { judgeSpelled } from './attempts/spelled-attempt.rules.ts';
import { judgeTerms } from './attempts/term-attempt.rules.ts';
import { isTimeOfDay, judgeTime } from './attempts/time-attempt.rules.ts';
import { judgeDiscriminant, judgeTrinomial } from './attempts/trinomial-attempt.rules.ts';
import { judgeWords } from './attempts/worded-attempt.rules.ts';
import { judgeZero } from './attempts/zero-attempt.rules.ts';
import type { NumbersAnswer } from './family.types.ts';
import type { FamilyTask, WorkedTask } from './worked-task.types.ts';

/** Judges a step or an answer to a task of a family; undefined when the message holds neither. */
export const judgeFamilyTask = (message: string, original: WorkedTask, task: FamilyTask): Verdict | undefined => {
  const { answer, law, graph, sequence, trinomial } = task;
  const formula = law && judgeLaw(message, law);
  if (formula !== undefined) return formula;
  const points = graph && judgePoints(message, graph, answer);
  if (points !== undefined) return points;
  const terms = sequence && judgeTerms(message, sequence, task);
  if (terms !== undefined) return terms;
  const coefficients = trinomial && (judgeTrinomial(message, trinomial) ?? judgeDiscriminant(message, trinomial));
  if (coefficients !== undefined) return coefficients;
  const words = judgeWords(message, original);
  if (words !== undefined) return words;
  const withPi = answer.kind === 'number' ? judgeWithPi(message, answer) : undefined;
  if (withPi !== undefined) return withPi;
  const zero = answer.kind === 'number' ? judgeZero(message, answer, original) : undefined;
  if (zero !== undefined) return zero;
  const modulus = answer.kind === 'number' ? judgeModulus(message, answer) : undefined;
  if (modulus !== undefined) return modulus;
  const filled = answer.kind === 'number' ? judgeFilled(message, answer) : undefined;
  if (filled !== undefined) return filled;
  const derivative = judgeDerivativeOfPart(message);
  if (derivative !== undefined) return derivative;
  const slope = answer.kind === 'expression' ? undefined : judgeDerivative(message, original);
  if (slope !== undefined) return slope;
  if (answer.kind === 'choice')
    return (
      (answer.signs === undefined ? judgeChoice : judgeSpelled)(message, answer, original, task) ??
      judgeSideCalculation(message, original)
    );
  if (answer.kind === 'set') return judgeSet(message, answer, original, task);
  if (answer.kind === 'expression' && answer.symbol !== undefined)
    return judgeFormula(message, answer.symbol, answer, task);
  const curve = answer.kind === 'expression' ? judgeCurve(message, answer, task) : undefined;
  if (curve !== undefined) return curve;
  const clock = task.family === 'clock' ? judgeClockCalculation(message, answer, original) : undefined;
  if (clock !== undefined) return clock;
  const time = isTimeOfDay(answer) ? judgeTime(message, answer, original, task) : undefined;
  if (time !== undefined) return time;
  const list = answer.kind === 'number' ? judgeList(message, original) : undefined;
  if (list !== undefined) return list;
  const order = answer.kind === 'numbers' ? judgeOrder(message, answer, original, task) : undefined;
  if (order !== undefined) return order;
  const share = answer.kind === 'number' ? judgeShares(message, answer, original) : undefined;
  if (share !== undefined) return share;
  const logarithm = answer.kind === 'number' ? judgeLogarithm(message, answer, original) : undefined;
  if (logarithm !== undefined) return logarithm;
  const ofAcute = answer.kind === 'number' ? judgeOfAcuteAngle(message, answer, original) : undefined;
  if (ofAcute !== undefined) return ofAcute;
  const ofAngle = answer.kind === 'number' ? judgeFunctionOfAngle(message, answer) : undefined;
  if (ofAngle !== undefined) return ofAngle;
  const chains = chainsIn(
    answer.kind === 'numbers'
      ? listed(message, answer)
      : answer.kind === 'number'
        ? withMixedNumbers(withFactorials(asShare(message, original), original))
        : message,
  );
  const equation = answer.kind === 'expression' ? undefined : judgeOwnEquation(chains, original, task);
  if (equation !== undefined) return equation;
  const broken = chains.find((chain) => !isTrue(chain, answer) && !isWholeQuotient(chain, original));
  if (broken !== undefined) return mistakeOf(broken.sides, task) ?? wrong(broken, BROKEN);
  if (chains.length === 0 || (answer.kind === 'number' && chains.every(isOfLetters) && isFormulaOfLetters(message)))
    return undefined;
  const compound = answer.kind === 'numbers' ? judgeCompound(chains, answer, task) : undefined;
  if (compound !== undefined) return compound;
  switch (answer.kind) {
    case 'number':
      return judgeNumber(chains, answer, original, task);
    case 'numbers':
      return judgeNumbers(chains, answer, original, task);
    case 'expression':
      return judgeExpression(chains, answer, original, task);
  }
};

/** „3 z 6” of a chance, and „3 na 6”: so many cases of so many. */
const asShare = (message: string, { statement }: WorkedTask): string =>
  statement.includes('prawdopodobieństwo')
    ? message.replace(/^\s*(\d+)\s+(?:z|na|do)\s+(\d+)\s*\.?$/i, '$1/$2')
    : message;

/** „5!” of arrangements; where it is the answer itself, somebody is only glad. */
const withFactorials = (message: string, { task, values }: WorkedTask): string =>
  task.kind === 'family' && task.family === 'combinatorics'
    ? message.replace(/(?<![\d,.])(10|[2-9])!(?!\s*=)/g, (all, size: string) =>
        values.some((value) => areEqual(value, exact(rational(Number(size)))))
          ? all
          : Array.from({ length: Number(size) }, (_none, index) => Number(size) - index).join(' * '),
      )
    : message;

const isOfLetters = ({ sides }: SaidChain): boolean => sides.every(({ approximate }) => Number.isNaN(approximate));

/** „23, 24, 25”, „12 zł, 24 zł” and „Adam 12 lat Ola 16”: each number is said by itself. */
const listed = (message: string, { values }: NumbersAnswer): string => {
  if (values.length < 2 || /[()=]/.test(message)) return message;
  const apart = message.replace(/(?<=\d\s?(?:°|\p{L}{1,4}[²³]?)),\s+(?=-?\d)/gu, ' ; ');
  if (values.some(({ unit }) => unit !== undefined)) return apart;
  return apart
    .replace(/(?<=\d),\s+(?=-?\d)/g, ' ; ')
    .replace(/(?<=\d(?:,\s*|\s+)(?:\p{L}+,?\s+)*\p{L}{3,},?\s+)(?=\d)/gu, '; ');
};
