import { lessonReply } from '#tutoring/dialogue/lesson.ts';
import type { LessonMode, LessonReply } from '#tutoring/dialogue/lesson.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';

/** The answer to the last message of a pupil. */
export const replyTo = (mode: LessonMode, messages: readonly string[], grade: Grade = 10): LessonReply =>
  lessonReply({
    mode,
    prompt: messages.at(-1) ?? '',
    history: messages.slice(0, -1).map((content) => ({ role: 'user', content })),
    grade,
    files: [],
  });

/** The rows whose reply does not hold what is owed, or holds what is not. */
export const unpaid = (
  rows: readonly (readonly [mode: LessonMode, messages: readonly string[], owed: RegExp, never?: RegExp])[],
): readonly (readonly [messages: readonly string[], reply: string])[] =>
  rows.flatMap(([mode, messages, owed, never]) => {
    const { content } = replyTo(mode, messages);
    return owed.test(content) && never?.test(content) !== true ? [] : [[messages, content] as const];
  });
