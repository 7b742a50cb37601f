import { asRational } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, type Rational } from '#tutoring/mathematics/rational.ts';
import type { PercentTask } from '#tutoring/families/task.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { sharesIn, type SaidShare } from '#tutoring/reading/share.reader.ts';

/** „1 % to 2,4”, „10 % to 24, 5 % to 12”, „80 % to 640”: shares of what is a hundred percent here; undefined where none is named. */
export const judgeShares = (message: string, original: WorkedTask, task: PercentTask): Verdict | undefined => {
  const base = baseOf(original, task);
  const shares = sharesIn(message);
  if (base === undefined || shares.length === 0) return undefined;
  const missed = shares.find((share) => !isShareOf(share, base));
  if (missed !== undefined) return wrongShare(missed);
  const last = shares.at(-1);
  const [result] = original.values.map(asRational);
  const isResult =
    last !== undefined && result !== undefined && last.value.equals(result) && isAsked(last.percent, task);
  return isResult
    ? { kind: 'solved' }
    : { kind: 'right', praise: 'Ta część jest policzona dobrze.', remaining: undefined };
};

/** Whether it is said rightly: of that whole, of the one that is named, or as a mere number („12% = 0,12”). */
export const isShareOf = ({ percent, of, value }: SaidShare, base: Rational): boolean => {
  const share = percent.div(HUNDRED);
  return value.equals(share.mul(of ?? base)) || (of === undefined && value.equals(share));
};

export const wrongShare = ({ shown }: SaidShare): Verdict => ({
  kind: 'wrong',
  step: shown,
  suspicion: 'Sprawdź, co jest tutaj całością, czyli stoma procentami, i policz najpierw jeden procent.',
});

/** What is a hundred percent; for a question about a rate that is the number it is compared with. */
const baseOf = ({ values }: WorkedTask, { question }: PercentTask): Rational | undefined => {
  switch (question.asks) {
    case 'part':
    case 'rate':
    case 'increased':
    case 'decreased':
      return question.whole;
    case 'change':
      return question.from;
    case 'whole':
    case 'original':
      return values[0] && asRational(values[0]);
  }
};

const isAsked = (said: Rational, { question }: PercentTask): boolean => {
  switch (question.asks) {
    case 'part':
      return said.equals(question.percent);
    case 'whole':
    case 'original':
      return said.equals(HUNDRED);
    case 'increased':
      return said.equals(HUNDRED.add(question.percent));
    case 'decreased':
      return said.equals(HUNDRED.sub(question.percent));
    case 'rate':
    case 'change':
      return false;
  }
};
