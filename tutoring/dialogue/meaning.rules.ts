import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { judge } from '#tutoring/families/attempt.rules.ts';
import type { FoundTask } from '#tutoring/families/task.finder.ts';
import { ON_THE_WAY } from '#tutoring/families/attempts/said-verdicts.rules.ts';
import { quantityFormulaIn } from '#tutoring/families/attempts/quantity-formula.rules.ts';
import { withoutSpelled } from '#tutoring/families/attempts/spelled-attempt.rules.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import { areEqual, asRational } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { readQuestion, readWish, type Question } from '#tutoring/reading/asking.reader.ts';
import { commandsTask, readIntent, speaksOfOwnStep, speaksOfResult } from '#tutoring/reading/intent.reader.ts';
import { countForeignWords } from '#tutoring/reading/leftover.rules.ts';
import { otherTaskIn } from '#tutoring/reading/other-task.rules.ts';
import { readRemark } from '#tutoring/reading/remark.reader.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';
import type { LessonMode } from './lesson.types.ts';
import { looksDerived, usesNumbersOf } from './derived.rules.ts';
import { notionText } from './notions.texts.ts';
import { asksWholeTask, endsWithResult, isToldInWords, wordCount } from './worded-task.rules.ts';
import type { Happening, Position } from './thread.types.ts';

/** What a message could be, seen against the task of the thread. */
interface Considered {
  readonly found: FoundTask;
  readonly position: Position;
  readonly verdict: Verdict | undefined;
  /** Przyjaciel has shown the solution, or the pupil has found it. */
  readonly isFinished: boolean;
  /** It bids or tells a task in words: „oblicz …”, a story. */
  readonly isWorded: boolean;
  /** „85% z 800” after a discount of 15%: what it is worth as a step. */
  readonly named: Verdict | undefined;
  /** The same task once more. */
  readonly isSame: boolean;
  /** It ends with a result: „= 12”, „to 12 cm”. */
  readonly statesResult: boolean;
  /** Its numbers, letters or value are those of the task and its solution. */
  readonly isDerived: boolean;
  /** A calculation, not all of whose numbers stand in the task and its solution. */
  readonly isOfOtherNumbers: boolean;
  /** How many of its words tell of something else, where it states no equality and no result. */
  readonly foreignWords: number;
  /** It cannot be treated, but is a task of its own. */
  readonly otherTask: ReturnType<typeof otherTaskIn>;
}

/** The rows of the decision, the first that holds; the words say why. */
const ROWS: readonly {
  readonly because: string;
  readonly holds: (considered: Considered) => boolean;
  readonly meaning: 'newTask' | 'attempt' | 'ambiguous' | 'elsewhere';
}[] = [
  {
    because: 'the task copied once more is neither a new one nor an answer; with its result behind it, it is an answer',
    holds: ({ isSame, statesResult, verdict }) => isSame && statesResult && verdict?.kind === 'solved',
    meaning: 'attempt',
  },
  {
    because: 'a task that cannot be treated is refused, and not judged as an answer to the one before',
    holds: ({ otherTask, verdict, isFinished }) =>
      (otherTask === 'bidden' && (isFinished || verdict?.kind !== 'solved')) ||
      (otherTask === 'asked' &&
        (isFinished ? verdict?.kind !== 'solved' : verdict === undefined || verdict.kind === 'wrong')) ||
      (otherTask === 'told' && verdict?.kind === 'wrong' && (isFinished || !isKnownMistake(verdict))),
    meaning: 'elsewhere',
  },
  {
    because: 'a calculation that is only named, and comes to a number of the solution, is a step',
    holds: ({ isFinished, isSame, named }) => !isFinished && !isSame && named !== undefined,
    meaning: 'attempt',
  },
  {
    because: 'after the task is done, a formula that cannot be treated is refused and not called wrong',
    holds: ({ found, isFinished, verdict }) =>
      isFinished && found.kind === 'untreated' && OF_A_FORMULA.has(found.reason) && verdict?.kind === 'wrong',
    meaning: 'elsewhere',
  },
  {
    because: 'a task told in words is a new one, unless the solution goes through it',
    holds: ({ found, isWorded, isSame, isFinished, isDerived, verdict }) =>
      found.kind === 'task' &&
      isWorded &&
      !isSame &&
      (isFinished ||
        !isDerived ||
        found.worked.task.kind !== 'family' ||
        verdict === undefined ||
        verdict.kind === 'wrong'),
    meaning: 'newTask',
  },
  {
    because: 'what is right is an answer, and so is a mistake that we know',
    holds: ({ isSame, isFinished, verdict }) =>
      !isSame && !isFinished && verdict !== undefined && (verdict.kind !== 'wrong' || verdict.suspicion !== undefined),
    meaning: 'attempt',
  },
  {
    because: 'after the task is done, a fraction that is its result or a known mistake is still about it',
    holds: ({ isSame, isFinished, found, verdict }) =>
      !isSame && isFinished && isLoneFraction(found) && (verdict?.kind === 'solved' || isKnownMistake(verdict)),
    meaning: 'attempt',
  },
  {
    because: 'after the task is done, the next formula is the next task',
    holds: ({ isSame, isFinished, found }) => !isSame && isFinished && found.kind === 'task',
    meaning: 'newTask',
  },
  {
    because: 'a lone number, fraction, root or power of a base of the task inside of an unfinished task is an answer',
    holds: ({ isSame, isFinished, found, verdict, position }) =>
      !isSame &&
      !isFinished &&
      verdict !== undefined &&
      found.kind === 'task' &&
      (isLoneNumber(found.worked) || isPowerOfTask(found.worked, position)),
    meaning: 'attempt',
  },
  {
    because: 'an equation that differs from the task in one sign or number may be a mistake of the pen or another task',
    holds: ({ isSame, found, position, verdict }) =>
      !isSame && verdict?.kind === 'wrong' && isAlmostTheSame(found, position),
    meaning: 'ambiguous',
  },
  {
    because: 'a formula that has nothing of the task is another task',
    holds: ({ isSame, found, isDerived }) => !isSame && found.kind === 'task' && !isDerived,
    meaning: 'newTask',
  },
  {
    because: 'a number among words that neither the task nor an answer has may be something else',
    holds: ({ isSame, verdict, foreignWords }) => !isSame && verdict?.kind === 'wrong' && foreignWords > 0,
    meaning: 'ambiguous',
  },
  {
    because: 'a calculation of other numbers that nothing is said of may be a step or another task',
    holds: ({ isSame, isFinished, verdict, isOfOtherNumbers }) =>
      !isSame && !isFinished && verdict === undefined && isOfOtherNumbers,
    meaning: 'ambiguous',
  },
  {
    because: 'what can be judged is an attempt',
    holds: ({ isSame, verdict }) => !isSame && verdict !== undefined,
    meaning: 'attempt',
  },
];

/** One reading of each message against the thread. Undefined where it is neither a task nor an attempt, question or wish. */
export const meaningOf = (
  message: string,
  found: FoundTask,
  position: Position,
  mode: LessonMode,
): Happening | undefined => {
  const wish = readWish(message);
  if (wish === 'newTask' || wish === 'firstTask') return { kind: 'wish', wish };
  const remark = readRemark(message, wordsOf(position));
  const isFinished = position.isSolved || mode === 'buddy';
  // „Mam 14 lat i nie ogarniam” asks for help.
  if (remark === 'circumstance' && readIntent(message) === 'help') return undefined;
  const isTold = found.kind === 'task' && isToldInWords(message, found.worked);
  const isSame = found.kind === 'task' && found.worked.statement === position.original.statement;
  // „Jest 12. Która będzie za 20 minut?” tells more than a circumstance.
  if (remark !== undefined && !(remark === 'circumstance' && isTold)) return { kind: 'talk', intent: remark };
  const question = readQuestion(message);
  const isTaskRather = isTold && !isSame && question !== undefined && isNoTrueQuestion(question, message);
  if (question !== undefined && isAboutTask(question, position) && !isTaskRather) return asked(question, position);
  const verdict = verdictOn(message, position);
  const beside = verdict === undefined && !isFinished ? besideSolution(message, position) : undefined;
  if (beside !== undefined) return { kind: 'talk', intent: beside };
  const named = verdict?.kind !== 'solved' ? namedCalculation(message, found, position) : undefined;
  const isAboutMove = isQuestionAboutMove(message) && !(verdict !== undefined && asksForWord(position));
  const told = withoutSpelled(message, position.original.task);
  const considered: Considered = {
    found,
    position,
    verdict: isAboutMove ? undefined : verdict,
    isFinished,
    isWorded: isTold,
    named,
    isSame,
    statesResult: endsWithResult(message),
    isDerived:
      found.kind === 'task' &&
      ((speaksOfOwnStep(message) && !asksWholeTask(message)) ||
        looksDerived(found.worked, position.original, position.current) ||
        isSideCalculation(message, found)),
    isOfOtherNumbers:
      found.kind === 'task' &&
      (found.worked.task.kind === 'family' || found.worked.task.kind === 'arithmetic') &&
      !speaksOfResult(message) &&
      !usesNumbersOf(found.worked, position.original),
    foreignWords: /[=≈<>]/.test(message) || speaksOfResult(message) ? 0 : countForeignWords(told, wordsOf(position)),
    otherTask: found.kind === 'untreated' ? otherTaskIn(told, wordsOf(position)) : undefined,
  };
  const row = ROWS.find(({ holds }) => holds(considered));
  switch (row?.meaning) {
    case 'newTask':
      return found.kind === 'task' ? { kind: 'newTask', isFirstOfMany: found.isFirstOfMany } : undefined;
    case 'attempt':
      return attemptOf(named ?? verdict);
    case 'ambiguous':
      return { kind: 'ambiguous' };
    case 'elsewhere':
      return found.kind === 'untreated' ? found : undefined;
    case undefined:
      return undefined;
  }
};

const attemptOf = (verdict: Verdict | undefined): Happening | undefined => verdict && { kind: 'attempt', verdict };

const MOST_WORDS_OF_A_NAME = 3;

/** „85% z 800”, „pierwiastek ze 100”: neither bidden nor calculated, but its value is the result, or a number of the solution that the task has not given. */
const namedCalculation = (message: string, found: FoundTask, { original }: Position): Verdict | undefined => {
  if (found.kind !== 'task' || commandsTask(message) || !/[\p{L}%]/u.test(message) || /[?=<>≤≥≈≠]/.test(message))
    return undefined;
  const [value, ...more] = found.worked.values;
  if (value === undefined || more.length > 0 || wordCount(message) > MOST_WORDS_OF_A_NAME) return undefined;
  const [result, ...others] = original.values;
  if (result !== undefined && others.length === 0 && areEqual(result, value))
    return { kind: 'right', praise: 'To działanie prowadzi prosto do wyniku.', remaining: undefined };
  const number = asRational(value);
  const [given, reached] = [
    numbersIn(original.statement),
    original.steps.flatMap(({ shown }) => numbersIn(`$${shown}$`)),
  ].map((numbers) => number !== undefined && numbers.some((one) => one.equals(number)));
  return reached === true && given === false ? ON_THE_WAY : undefined;
};

const asked = (question: Question, position: Position): Happening => ({
  kind: 'question',
  question,
  verdicts: numbersAsked(question).map((said) => verdictOn(said, position)),
});

/** The results that a question is about. */
const numbersAsked = (question: Question): readonly string[] => {
  switch (question.about) {
    case 'otherResult':
    case 'claimedResult':
      return [question.said];
    case 'twoResults':
      return question.said;
    case 'step':
    case 'notion':
    case 'place':
    case 'method':
    case 'reason':
      return [];
  }
};

/** „3/4 czy 2/3” after a task is done is the next task, unless one of them is a result of this one. */
const isAboutTask = (question: Question, position: Position): boolean =>
  question.about !== 'twoResults' ||
  !position.isSolved ||
  question.said.some((said) => verdictOn(said, position)?.kind === 'solved');

/** „ile to jest jeden hektar” */
const MOST_WORDS_OF_A_QUESTION = 6;

/** „Ile przekątnych ma sześciokąt?” asks for no word that we explain, „Ola ma 6 jabłek, dokupiła 7. Ile ma teraz?” for nobody’s result. */
const isNoTrueQuestion = (question: Question, message: string): boolean => {
  const isLong = wordCount(message) > MOST_WORDS_OF_A_QUESTION;
  return question.about === 'notion'
    ? isLong || notionText(question.words) === undefined
    : question.about === 'claimedResult' && isLong;
};

/** „30 + 20 = 50” calculates something, whatever it is for. */
const isSideCalculation = (message: string, found: FoundTask): boolean =>
  found.kind === 'task' && found.worked.task.kind === 'arithmetic' && /=\s*[^\s?]/.test(message);

const OF_A_FORMULA: ReadonlySet<string> = new Set([
  'story',
  'function',
  'unknowns',
  'oneOfTwo',
  'expression',
  'unreadable',
  'syntax',
  'degree',
  'operation',
  'noBalance',
  'manyBalances',
  'balanced',
  'balanceOfElectrons',
]);

const wordsOf = ({ told, original }: Position): string => `${told ?? ''} ${original.statement} ${original.result}`;

const isLoneFraction = (found: FoundTask): boolean => found.kind === 'untreated' || isLoneNumber(found.worked);

const isLoneNumber = ({ task }: WorkedTask): boolean => task.kind === 'arithmetic' && isNumber(task.expression);

/** „2^12” of 2³ · 2⁴ */
const isPowerOfTask = ({ task, statement }: WorkedTask, { original }: Position): boolean => {
  const [, base = ''] = (task.kind === 'arithmetic' && /\$(\d+)\^\{\d+\}\$/.exec(statement)) || [];
  return base !== '' && new RegExp(`(?<!\\d)${base}\\^`).test(original.statement);
};

/** 3/7, √39, 5√3, −3/4: one number, however it is written. */
const isNumber = (expression: Expression): boolean => {
  switch (expression.kind) {
    case 'number':
    case 'mixed':
    case 'percent':
      return true;
    case 'negative':
    case 'root':
      return isNumber(expression.of);
    case 'operation':
      return (
        (expression.operator === 'bar' && isNumber(expression.left) && isNumber(expression.right)) ||
        (expression.operator === 'times' && isNumber(expression.left) && expression.right.kind === 'root')
      );
    default:
      return false;
  }
};

const isKnownMistake = (verdict: Verdict | undefined): boolean =>
  verdict?.kind === 'wrong' && verdict.suspicion !== undefined;

const isAlmostTheSame = (found: FoundTask, { original }: Position): boolean => {
  if (found.kind !== 'task' || found.worked.task.kind !== 'equation' || original.task.kind !== 'equation') return false;
  const [own, given] = [signsOf(found.worked), signsOf(original)];
  return own.length === given.length && own.filter((sign, index) => sign !== given[index]).length === 1;
};

const signsOf = ({ statement }: WorkedTask): readonly string[] => statement.match(/\d+|\S/g) ?? [];

/** Two halves, said one after the other, make a whole answer. */
const verdictOn = (message: string, { original, current, halves }: Position): Verdict | undefined => {
  const said = replyNotation(message);
  const verdict = judge(said, original, current);
  if (verdict?.kind !== 'partial' || halves === '') return verdict;
  const whole = judge(`${halves} ; ${said}`, original, current);
  return whole?.kind === 'solved' ? whole : verdict;
};

/** „h(a + b)” of a trapezium, „c = 10” of an area: neither proven nor refuted. */
const besideSolution = (message: string, { original }: Position): 'formula' | 'otherQuantity' | undefined => {
  if (original.task.kind !== 'family' || original.task.answer.kind !== 'number') return undefined;
  if (quantityFormulaIn(replyNotation(message), original, original.task) !== undefined) return 'formula';
  return QUANTITY.test(message) ? 'otherQuantity' : undefined;
};

/** „c = 10 cm” */
const QUANTITY = /^\s*[a-w]\s*=\s*-?\d[\d.,/√ ]*\s*\p{L}{0,3}[²³]?\s*$/iu;

/** „Tak, dzieli się przez 9” is an answer. */
const asksForWord = ({ original: { task } }: Position): boolean =>
  task.kind === 'family' && task.answer.kind === 'choice';

/** „Mam odjąć 3?” names a move, not a result. */
const isQuestionAboutMove = (message: string): boolean =>
  !/=|(?<!\p{L})(?:to|jest|wynosi|będzie|bedzie)\s+-?\d/iu.test(message) &&
  readIntent(message) === 'proposal' &&
  !speaksOfResult(message);
