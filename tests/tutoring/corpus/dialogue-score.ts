import type { Grade } from '#tutoring/grade.types.ts';
import type { LessonMode, Turn } from '#tutoring/dialogue/lesson.types.ts';
import { latestMoment } from '#tutoring/dialogue/thread.rules.ts';
import type { Dialogue, Taken } from './corpus.types.ts';
import { GRADES } from './grades.ts';

/** `refused`: the message, or the task before it, is not treated here. */
export type TakenAs = Taken | 'refused';

export interface TakenTurn {
  readonly dialogue: Dialogue;
  readonly pupil: string;
  readonly owed: Taken;
  readonly taken: TakenAs;
}

/** How each message of a dialogue is taken. */
export const takenTurns = (dialogue: Dialogue): readonly TakenTurn[] => {
  const grade = GRADES[dialogue.grade - 1];
  const history: Turn[] = [{ role: 'user', content: dialogue.task }];
  const isTaskRead = latestMoment([], dialogue.task, grade, dialogue.mode).after !== undefined;
  return dialogue.turns.map(({ pupil, taken: owed }) => {
    const taken = isTaskRead ? takenAs(history, pupil, grade, dialogue.mode) : 'refused';
    history.push({ role: 'user', content: pupil });
    return { dialogue, pupil, owed, taken };
  });
};

const takenAs = (history: readonly Turn[], pupil: string, grade: Grade | undefined, mode: LessonMode): TakenAs => {
  const { happening } = latestMoment(history, pupil, grade, mode);
  switch (happening.kind) {
    case 'newTask':
      return 'newTask';
    case 'question':
    case 'wish':
    case 'ambiguous':
      return happening.kind;
    case 'attempt':
      return happening.verdict.kind;
    case 'untreated':
    case 'topic':
    case 'topicAnswer':
      return 'refused';
    case 'talk':
      return TAKEN[happening.intent] ?? 'talk';
  }
};

const TAKEN: Readonly<Record<string, Taken>> = {
  help: 'wish',
  demand: 'wish',
  example: 'wish',
  other: 'wish',
  proposal: 'question',
};
