import { clockLatex, DAY, HOUR } from '#tutoring/families/early/clock/clock-time.rules.ts';
import type { NumbersAnswer, Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import type { Options } from './options.types.ts';
import { writtenOptions, type Candidate } from './written-options.rules.ts';

/** Minutes by which one is late or early who has misread a hand. */
const NEAR = [60, -60, 30, -30, 15, -15, 10, -10];
const MOST_MINUTES = 100;

/** A time of the day among those that misconceptions lead to, „18:75” with them, and others around it. */
export const optionsOfTime = (
  answer: NumbersAnswer,
  mistakes: readonly KnownMistake[],
  worked: WorkedTask,
  pick: Pick,
): Options | undefined => {
  const [hours = 0, minutes = 0] = answer.values.map(({ value }) => approximationOf(value));
  const right = hours * HOUR + minutes;
  const near = NEAR.map((by) => right + by).filter((time) => time >= 0 && time < DAY);
  return writtenOptions(
    {
      worked,
      right: { value: answer.shown, text: `$${answer.shown}$` },
      candidates: [
        ...mistakes.flatMap(({ answers, says }) => timeText(answers).map((text) => ofTime(text, says))),
        ...shuffled(near, pick).map((time) => ofTime(clockLatex(time))),
      ],
      areSame: (one, other) => one === other,
    },
    pick,
  );
};

const ofTime = (shown: string, says?: string): Candidate<string> => ({ value: shown, text: `$${shown}$`, says });

/** None for what no clock could be thought to show. */
const timeText = (answers: KnownMistake['answers']): readonly string[] => {
  const [hours = -1, minutes = -1] = answers.map((one) => (typeof one === 'string' ? -1 : approximationOf(one)));
  const isClock = hours >= 0 && hours * HOUR < DAY && minutes >= 0 && minutes < MOST_MINUTES;
  return isClock ? [`${String(hours)}{:}${String(minutes).padStart(2, '0')}`] : [];
};
