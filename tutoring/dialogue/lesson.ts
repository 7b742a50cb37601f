import { buddyLesson } from './buddy-lesson.ts';
import type { LessonReply, LessonRequest } from './lesson.types.ts';
import { filesText } from './plain-words.texts.ts';
import { latestMoment } from './thread.rules.ts';
import { tutorLesson } from './tutor-lesson.ts';

/** The answer to the latest message of a thread, of which the whole state of the lesson is made. */
export const lessonReply = ({ mode, prompt, history, grade, files }: LessonRequest): LessonReply => {
  const moment = latestMoment(history, prompt, grade, mode);
  const isOnlyFiles = files.length > 0 && moment.happening.kind !== 'newTask' && moment.happening.kind !== 'attempt';
  if (isOnlyFiles) return { content: filesText(files), isCharged: false };
  return mode === 'tutor' ? tutorLesson(moment, prompt) : buddyLesson(moment, prompt);
};
