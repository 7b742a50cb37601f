import type { SchoolClass } from '#domain/identity/school-class.rules.ts';
import { inOwnTurn } from '#server/shared/own-turn.ts';
import { lessonReply } from '#tutoring/dialogue/lesson.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { LessonRequest } from '#tutoring/dialogue/lesson.types.ts';
import { untreatedText } from '#tutoring/dialogue/plain-words.texts.ts';
import type { Tutor, TutorReply, TutorRequest } from './tutor.port.ts';

/** The tutor that needs no model: the teaching engine reads, solves and teaches. Never rejects. */
export const embeddedTutor = (onFailure: (error: unknown) => void): Tutor => {
  warmUp();
  return { reply: (request) => inOwnTurn(() => safeReplyTo(request, onFailure)) };
};

/** The first lesson after a start takes five times as long as the next: not a pupil's. */
const warmUp = (): void => {
  for (const prompt of [
    '2(x + 1) = 3x - 4',
    'x^2 - 5x + 6 = 0',
    'x + y = 3; x - y = 1',
    '1 1/2 : 3/4 + 0,5',
    'ile to 15% z 240',
    'co to jest fotosynteza',
  ]) {
    const lesson: LessonRequest = {
      mode: 'tutor',
      prompt: 'nie wiem',
      history: [
        { role: 'user', content: prompt },
        { role: 'user', content: 'x = 5' },
      ],
      grade: undefined,
      files: [],
    };
    lessonReply(lesson);
    lessonReply({ ...lesson, mode: 'buddy' });
  }
};

const safeReplyTo = (request: TutorRequest, onFailure: (error: unknown) => void): TutorReply => {
  try {
    const { schoolClass, attachments } = request;
    return lessonReply({ ...request, grade: gradeOf(schoolClass), files: attachments });
  } catch (error) {
    onFailure(error);
    return { content: untreatedText('unreadable'), isCharged: false };
  }
};

const PRIMARY_GRADES = 8;
const GRADES: readonly Grade[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

export const gradeOf = (schoolClass: SchoolClass | undefined): Grade | undefined =>
  schoolClass && GRADES[schoolClass.level - 1 + (schoolClass.schoolType === 'high' ? PRIMARY_GRADES : 0)];
