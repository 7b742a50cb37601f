import type { Answer, NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { judge } from '#tutoring/families/attempt.rules.ts';
import { resultText } from '#tutoring/families/answer.rules.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { mistakesIn } from './engine-mistakes.ts';
import { typed, typedNotation } from './typed.rules.ts';

/** What the pupil of a golden lesson says after the hints. Undefined where the task has none of it. */
export interface PupilsReplies {
  readonly mistake: string | undefined;
  readonly step: string | undefined;
  readonly result: string;
}

/** `nth` turns the misconceptions of a family over, so that its lessons show different ones. */
export const pupilsReplies = (worked: WorkedTask, nth: number): PupilsReplies => {
  const wrong = mistakesOf(worked).flatMap((said) => {
    const verdict = judge(replyNotation(said), worked, worked);
    return verdict?.kind === 'wrong' ? [{ said, isNamed: verdict.suspicion !== undefined }] : [];
  });
  const named = wrong.filter(({ isNamed }) => isNamed);
  const mistakes = (named.length > 0 ? named : wrong).map(({ said }) => said);
  return {
    mistake: mistakes[nth % Math.max(1, mistakes.length)],
    step: stepOf(worked),
    result: resultOf(worked),
  };
};

/** Its first line that is not the result already. */
const stepOf = (worked: WorkedTask): string | undefined =>
  worked.steps
    .slice(0, -1)
    .map(({ shown }) => typed(shown))
    .find((line) => {
      if (line.includes('\\')) return false;
      const verdict = judge(replyNotation(`mam ${line}`), worked, worked)?.kind;
      return verdict !== 'solved' && !/^-?[\d,]+$/.test(line);
    });

const mistakesOf = (worked: WorkedTask): readonly string[] => {
  const { task } = worked;
  return task.kind === 'family'
    ? task.mistakes().map(({ answers }) => saidOf(answers, task.answer))
    : mistakesIn(worked);
};

/** Each misconception with all that it leads to. */
export const misconceptionsIn = ({ mistakes, answer }: FamilyTask): readonly (readonly [id: string, said: string])[] =>
  mistakes().map(({ id, answers }) => [
    id,
    isSaidTogether(answers, answer)
      ? saidOf(answers, answer)
      : answers.map((one) => saidOf([one], answer)).join(' albo '),
  ]);

const resultOf = ({ task, result }: WorkedTask): string => {
  if (task.kind !== 'family') return typed(result);
  const { answer } = task;
  if (answer.kind === 'choice') return answer.choices[answer.value]?.[0]?.replace('*', '') ?? answer.value;
  return typed(
    answer.kind === 'number' && answer.isUnitNeeded !== true
      ? resultText({ ...answer, symbol: '' }).replace(/^\$ (?:=|\\approx) /, '$')
      : resultText(answer),
  );
};

/** For one number or word the first of those to which a misconception leads; for several all of them. */
const saidOf = (answers: readonly (Exact | string)[], answer: Answer): string => {
  if (!isSaidTogether(answers, answer)) {
    const [one = ''] = answers;
    return typeof one === 'string' ? wordOf(one, answer) : typed(written(one, answer));
  }
  const said = answers.map((one, index) =>
    typeof one === 'string' ? one : named(typed(written(one, answer)), index, answer),
  );
  return answer.shown.includes('{:}') ? said.map((one) => one.padStart(2, '0')).join(':') : said.join(' i ');
};

const isSaidTogether = (answers: readonly (Exact | string)[], answer: Answer): answer is NumbersAnswer =>
  answer.kind === 'numbers' && answers.length >= answer.values.length;

const wordOf = (said: string, answer: Answer): string => {
  if (answer.kind === 'choice') return answer.choices[said]?.[0]?.replace('*', '') ?? said;
  if (answer.kind !== 'expression') return said;
  const line = typedNotation(said);
  return answer.isEquation === true ? `${line} = 0` : `${/^(\S+ = )/.exec(typed(answer.shown))?.[1] ?? ''}${line}`;
};

const written = (value: Exact, answer: Answer): string => {
  const style =
    answer.kind === 'number'
      ? answer.style
      : answer.kind === 'numbers' && answer.shown.includes('frac')
        ? 'fraction'
        : undefined;
  const number = latexOfExact(value, style);
  if (answer.kind !== 'number') return number;
  return `${number}${answer.times ?? ''}${answer.isUnitNeeded === true && answer.unit !== undefined ? unitOf(answer.unit).latex : ''}`;
};

const named = (number: string, index: number, answer: Answer): string => {
  const one = answer.kind === 'numbers' ? answer.values[index] : undefined;
  const unit = one?.unit === undefined ? '' : ` ${typed(unitOf(one.unit).latex)}`;
  return `${one?.symbol === undefined ? '' : `${one.symbol} = `}${number}${unit}`;
};
